// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

@testable import ICalendar

@Suite struct ICalendarPropertyTests {
  private func read(_ text: String) throws(CalendarFile.Fault) -> CalendarFile.Property {
    try CalendarFile.Property(ContentLines.Line(number: 7, octets: Array(text.utf8)))
  }

  @Test("names do not depend on case, values stay as they are")
  func names() throws {
    let property = try read("dtstart;tzid=Europe/Vienna:20260301t100000")
    #expect(property.name == "DTSTART")
    #expect(property.parameter("Tzid") == "Europe/Vienna")
    #expect(property.parameter("VALUE") == nil)
    #expect(property.value == "20260301t100000")
    #expect(property.line == 7)
  }

  @Test("quoted parameter values may hold what separates others")
  func quotes() throws {
    let property = try read(
      #"ATTENDEE;DELEGATED-TO="mailto:a@b","mailto:c;d";CN="Foo, Bar":mailto:e@f"#
    )
    #expect(property.parameters.map(\.name) == ["DELEGATED-TO", "CN"])
    #expect(property.parameters.map(\.values) == [["mailto:a@b", "mailto:c;d"], ["Foo, Bar"]])
    #expect(property.value == "mailto:e@f")
    #expect(
      property.contentLine
        == #"ATTENDEE;DELEGATED-TO="mailto:a@b","mailto:c;d";CN="Foo, Bar":mailto:e@f"#
    )
  }

  @Test("parameter values write line breaks and quotation marks after RFC 6868")
  func circumflex() throws {
    let property = try read(#"X-A;CN="^^ ^'one^' ^ntwo^x^":v"#)
    #expect(property.parameter("CN") == "^ \"one\" \ntwo^x^")
    let written = try #require(
      CalendarFile.Parameter("cn", values: ["^n\"\r\n", " blank ", "a:b", "", "bell\u{7}"])
    )
    #expect(written.text == #"CN=^^n^'^n," blank ","a:b",,bell"#)
  }

  @Test("a backslash has no meaning in parameter values")
  func backslash() throws {
    #expect(try read(#"ATTENDEE;CN=X\:mailto:x@y"#).parameter("CN") == #"X\"#)
    #expect(try read(#"ATTENDEE;CN="Y\":mailto:x@y"#).parameter("CN") == #"Y\"#)
  }

  @Test("blanks around names, equals signs and values of parameters are passed over")
  func blanks() throws {
    let property = try read("REFRESH - INTERVAL; VALUE = DURATION ;X = \"a b\" :PT48H")
    #expect(property.name == "REFRESH-INTERVAL")
    #expect(property.parameters.map(\.text) == ["VALUE=DURATION", "X=a b"])
    #expect(property.value == "PT48H")
  }

  @Test(
    "a line that is no property is refused with the reason and its number",
    arguments: [
      ("", .notAProperty("")), ("SUMMARY=test", .notAProperty("SUMMARY=test")),
      ("A;X=1", .notAProperty("A;X=1")),
      (String(repeating: "x", count: 60), .notAProperty(String(repeating: "x", count: 60))),
      (String(repeating: "x", count: 61), .notAProperty(String(repeating: "x", count: 60) + "...")),
      (":1", .badName("")), (#"U\D:1"#, .badName(#"U\D"#)), ("Ü:1", .badName("Ü")),
      ("A;X:1", .badParameter("X")), ("A;X;Y=1:1", .badParameter("X")),
      ("A;=1:1", .badParameter("")), ("A;Ü=1:1", .badParameter("Ü")),
      (#"A;X="a"b:1"#, .badParameter("X")), (#"A;X="a:1"#, .unclosedQuote("X")),
      (#"A;X=""#, .unclosedQuote("X")), ("A;", .badParameter("")),
    ] as [(String, CalendarFile.Fault.Reason)]
  )
  func badLines(text: String, reason: CalendarFile.Fault.Reason) {
    #expect(throws: CalendarFile.Fault(reason, line: 7)) { try read(text) }
  }

  @Test("names that are none make no property, parameter or component")
  func badNames() {
    for name in ["", "A B", "A:B", "A\nB", "Ä"] {
      #expect(CalendarFile.Property(name, value: "") == nil)
      #expect(CalendarFile.Parameter(name, values: []) == nil)
      #expect(CalendarFile.Component(name) == nil)
    }
    #expect(CalendarFile.Parameter("x", values: [])?.values == [""])
  }

  @Test("no value can bring a line of its own into a file")
  func injection() throws {
    let parameter = try #require(
      CalendarFile.Parameter("CN", values: ["a\r\nEND:VEVENT", "\"\rb"])
    )
    let property = try #require(
      CalendarFile.Property("X-A", parameters: [parameter], value: "a\r\nEND:VEVENT\nb\0")
    )
    #expect(property.contentLine == "X-A;CN=\"a^nEND:VEVENT\",^'b:aEND:VEVENTb")
  }

  @Test("control characters in a line are passed over, except tabs")
  func controlCharacters() throws {
    let property = try read("SUM\u{0}MARY;X=a\u{7}:b\u{1B}\r\tc\u{7F}")
    #expect(property.contentLine == "SUMMARY;X=a:b\tc")
  }

  @Test("equality does not look at the line")
  func equality() throws {
    let property = try read("SUMMARY:a")
    let made = try #require(CalendarFile.Property("summary", value: "a"))
    #expect(property == made)
    #expect(property.hashValue == made.hashValue)
    #expect(property != CalendarFile.Property("SUMMARY", value: "b"))
  }

  @Test("any property is the same after writing and reading")
  func roundTrip() {
    forEachSeed(0..<500) { generator in
      let property = generator.drawProperty()
      try #require(read(property.contentLine) == property)
    }
  }
}
