// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

@testable import ICalendar

@Suite struct ICalendarTextTests {
  @Test(
    "what has a meaning in a value gets a backslash",
    arguments: [
      ("plain", "plain"), ("", ""),
      ("Ink, paper; glue", #"Ink\, paper\; glue"#),
      (#"C:\new"#, #"C:\\new"#),
      ("one\ntwo", #"one\ntwo"#), ("one\r\ntwo", #"one\ntwo"#), ("one\rtwo", #"one\ntwo"#),
      ("one\n\r\ntwo", #"one\n\ntwo"#),
      ("tab\there", "tab\there"), ("bell\u{7}\u{7F}\0", "bell"),
      ("Übung: 日本", "Übung: 日本"),
    ]
  )
  func escaping(text: String, value: String) {
    #expect(CalendarFile.Text.escaped(text) == value)
  }

  @Test(
    "a backslash is understood where it has a meaning and kept elsewhere",
    arguments: [
      (#"Ink\, paper\; glue"#, "Ink, paper; glue"), (#"one\ntwo\Nthree"#, "one\ntwo\nthree"),
      (#"C:\\new"#, #"C:\new"#), (#"\"quoted\""#, #"\"quoted\""#), (#"end\"#, #"end\"#),
      ("", ""),
    ]
  )
  func unescaping(value: String, text: String) {
    #expect(CalendarFile.Text.unescaped(value) == text)
  }

  @Test(
    "a list is split only where no backslash stands before the comma",
    arguments: [
      ("a,b", ["a", "b"]), (#"a\,b,c"#, ["a,b", "c"]), ("", [""]), (",", ["", ""]),
      (#"a\\,b"#, [#"a\"#, "b"]), (#"a\"#, [#"a\"#]),
    ] as [(String, [String])]
  )
  func lists(value: String, texts: [String]) {
    #expect(CalendarFile.Text.list(value) == texts)
  }

  @Test("any text without control characters is the same after writing and reading")
  func roundTrip() {
    forEachSeed(0..<500) { generator in
      let text = generator.drawText()
      let value = CalendarFile.Text.escaped(text)
      try #require(CalendarFile.Text.unescaped(value) == text)
      try #require(CalendarFile.Text.list(value) == [text])
      let texts = (0..<generator.draw(below: 4) + 1).map { _ in generator.drawText() }
      let list = texts.map(CalendarFile.Text.escaped).joined(separator: ",")
      try #require(CalendarFile.Text.list(list) == texts)
    }
  }
}
