// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import SourceChecks

struct StoredFormRulesTests {
  private let list =
    #"[StoredForm("shelf", Shelf.self) { _ in "" }, StoredForm("box", Box<Int>.self)]"#

  private func findings(_ code: String) throws -> [String] {
    let files = ["Sources/Ground/Low/Low.swift": code, StoredFormRules.list: list]
    return try StoredFormRules(for: Fixture(files).checkout).findings().map(\.description)
  }

  @Test(arguments: [
    "public struct Shelf: JSONContent {}", "extension Shelf: JSONRecord, JSONContent {}",
    "extension Box: JSONContent {}", "extension Other: JSONRecord {}",
    "struct Inner: JSONContent {}",
  ])
  func aTypeWithAFormOrThatIsNotStoredIsFine(code: String) throws {
    #expect(try findings(code) == [])
  }

  @Test(arguments: [
    ("public struct Other: JSONContent {}", "Other"),
    ("extension Shelf { public struct Key: JSONContent {} }", "Shelf.Key"),
  ])
  func aStoredTypeWithoutAFormIsFound(code: String, name: String) throws {
    #expect(
      try findings(code) == [
        "Sources/Ground/Low/Low.swift:1: \(name) can be stored and has no form in \(StoredFormRules.list)"
      ]
    )
  }
}
