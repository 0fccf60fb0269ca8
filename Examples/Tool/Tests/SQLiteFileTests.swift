// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes
import Testing

@testable import LudusTool

@Suite("Databases of SQLite")
struct SQLiteFileTests {
  private static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: Files.fixture(name))))
  }

  @Test("values of all types are read from tables of several levels, and texts of several pages")
  func values() throws {
    let file = try SQLiteFile(Self.bytes("values.sqlite"))
    let rows = try file.rows(of: "odd names", ["key", "a value", "text", "later"])
    #expect(rows.count == 17 + 300 + 12)
    #expect(rows.map { $0[0].integer } == Array(1...17) + Array(1000..<1300) + Array(2000..<2012))
    let values: [SQLiteFile.Value] = [
      .null, .integer(0), .integer(1), .integer(-1), .integer(127), .integer(-128),
      .integer(32_767), .integer(-8_388_608), .integer(2_147_483_647), .integer(-2_147_483_649),
      .integer(140_737_488_355_327), .integer(.min), .real(1.5), .real(-1e300),
      .blob([0x00, 0xFF]), .text("ä🦉"), .text(""),
    ]
    #expect(rows.prefix(17).map { $0[1] } == values)
    #expect(rows.prefix(17).map { $0[2].text } == (0..<17).map { "t\($0)" })
    #expect(
      rows.suffix(12).map { $0[2].text } == (0..<12).map { String(repeating: "x", count: 90 * $0) }
    )
    #expect(rows.allSatisfy { $0[3] == .null })
  }

  @Test("what is no database, and a table or column that there is not, are refused")
  func refusals() throws {
    for bytes in [[], Array("SQLite format 3\0".utf8), [UInt8](repeating: 0, count: 4096)] {
      #expect(throws: SQLiteFile.Damage(reason: "not a database")) { try SQLiteFile(bytes) }
    }
    let file = try SQLiteFile(Self.bytes("zoo.anki2"))
    #expect(try file.rows(of: "notes", ["guid"]) == [[.text("g\"1")], [.text("g2")]])
    #expect(throws: SQLiteFile.Damage(reason: "no table “decks”")) {
      try file.rows(of: "decks", ["id"])
    }
    #expect(throws: SQLiteFile.Damage(reason: "no column “mod”")) {
      try file.rows(of: "notes", ["mod"])
    }
  }

  @Test(
    "a damaged file is read or refused, and never read in a circle",
    arguments: 0..<300 as Range<UInt64>
  )
  func damage(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var bytes = try Self.bytes(seed.isMultiple(of: 2) ? "values.sqlite" : "zoo.anki2")
    if seed.isMultiple(of: 5) { bytes.removeLast(generator.draw(below: bytes.count)) }
    for _ in 0...generator.draw(below: 40) where !bytes.isEmpty {
      // Pages begin with what leads to other places.
      let place = generator.draw(below: bytes.count)
      let start = seed.isMultiple(of: 3) ? place : place / 512 * 512 + place % 24
      bytes[min(start, bytes.count - 1)] = UInt8(generator.draw(below: 256))
    }
    guard let file = try? SQLiteFile(bytes) else { return }
    for (table, column) in [("odd names", "text"), ("notes", "flds"), ("cards", "ord")] {
      let rows = (try? file.rows(of: table, [column])) ?? []
      #expect(rows.reduce(0) { $0 + $1[0].text.utf8.count } <= 3 * bytes.count)
    }
  }
}
