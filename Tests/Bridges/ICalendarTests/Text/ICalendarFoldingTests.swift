// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

@testable import ICalendar

@Suite struct ICalendarFoldingTests {
  private func unfold(_ text: String) -> [String] {
    ContentLines.unfold(Array(text.utf8)).map { String(decoding: $0.octets, as: UTF8.self) }
  }

  private func fold(_ line: String) -> [UInt8] {
    var octets: [UInt8] = []
    ContentLines.fold(line, into: &octets)
    return octets
  }

  @Test("a line of 75 octets stays whole, one more octet makes two lines")
  func limit() {
    let line = String(repeating: "x", count: 75)
    #expect(fold(line) == Array("\(line)\r\n".utf8))
    #expect(fold(line + "y") == Array("\(line)\r\n y\r\n".utf8))
    #expect(fold("") == Array("\r\n".utf8))
  }

  @Test("no line is longer than 75 octets, none is broken within a character, nothing is lost")
  func folding() {
    forEachSeed(0..<300) { generator in
      let line =
        "X:"
        + (0..<generator.draw(below: 20)).map { _ in generator.drawText() }
        .joined().filter { $0 != "\n" }
      let octets = fold(line)
      let lines = octets.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for folded in lines.dropLast() {
        try #require(folded.last == UInt8(ascii: "\r"))
        let content = folded.dropLast()
        try #require(content.count <= 75)
        let isWhole = String(decoding: content, as: UTF8.self).utf8.elementsEqual(content)
        try #require(isWhole)
      }
      let again = ContentLines.unfold(octets)
      try #require(again.map(\.octets) == [Array(line.utf8)])
    }
  }

  @Test("lines are put together before they are read, also where a character was broken")
  func brokenCharacter() {
    let octets: [UInt8] = [0x58, 0x3A, 0xC3, 0x0D, 0x0A, 0x20, 0xBC]  // X:ü
    #expect(ContentLines.unfold(octets).map(\.octets) == [Array("X:ü".utf8)])
  }

  @Test(
    "line breaks of all kinds, tabs, empty lines and a byte order mark do no harm",
    arguments: [
      ("A:1\r\nB:2\r\n", ["A:1", "B:2"]), ("A:1\nB:2", ["A:1", "B:2"]),
      ("A:1\r\r\nB:2", ["A:1", "B:2"]), ("A:1\r\n\tx\r\n  y", ["A:1x y"]),
      ("\n\r\nA:1\n\n x\n", ["A:1x"]), ("\u{FEFF}A:1", ["A:1"]), ("", []), ("\n", []),
      (" A:1\n B", [" A:1B"]),
    ] as [(String, [String])]
  )
  func lineBreaks(text: String, lines: [String]) {
    #expect(unfold(text) == lines)
  }

  @Test("a line is told by the number of the line on which it begins")
  func numbers() {
    let lines = ContentLines.unfold(Array("A:1\n x\n\nB:2\n y\nC:3".utf8))
    #expect(lines.map(\.number) == [1, 4, 6])
  }
}
