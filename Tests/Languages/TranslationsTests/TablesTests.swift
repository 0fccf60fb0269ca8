// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Translations

/// The tables as text; what they say is compared with English where a module makes its catalog of them.
struct TablesTests {
  static let tables: [(language: String, tables: [[String: String]])] = [
    ("French", [French.quizzes, French.answers, French.exercises, French.diary]),
    ("Spanish", [Spanish.quizzes, Spanish.answers, Spanish.exercises, Spanish.diary]),
    ("Italian", [Italian.quizzes, Italian.answers, Italian.exercises, Italian.diary]),
    (
      "Portuguese",
      [Portuguese.quizzes, Portuguese.answers, Portuguese.exercises, Portuguese.diary]
    ),
    ("Dutch", [Dutch.quizzes, Dutch.answers, Dutch.exercises, Dutch.diary]),
    ("Czech", [Czech.quizzes, Czech.answers, Czech.exercises, Czech.diary]),
    ("Russian", [Russian.quizzes, Russian.answers, Russian.exercises, Russian.diary]),
  ]

  /// A straight quote or two blanks in a row are slips of the keyboard.
  @Test(arguments: tables.indices)
  func sentencesAreSetAsInPrint(index: Int) {
    let (language, tables) = Self.tables[index]
    for (key, text) in tables.joined() {
      #expect(!text.contains("\"") && !text.contains("  "), "\(language) \(key): \(text)")
    }
  }

  /// No two languages say a whole sentence with the same words, so nothing was left in another one.
  @Test func everyLanguageSaysItInItsOwnWords() {
    for (index, one) in Self.tables.enumerated() {
      for other in Self.tables[..<index] {
        let pairs = zip(one.tables, other.tables)
        for (first, second) in pairs {
          let alike = first.filter { $0.value.count > 24 && second[$0.key] == $0.value }
          #expect(alike.isEmpty, "\(one.language) and \(other.language): \(alike.keys.sorted())")
        }
      }
    }
  }
}
