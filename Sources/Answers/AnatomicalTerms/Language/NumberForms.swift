// SPDX-License-Identifier: Apache-2.0

/// Whether two names differ only in number: one is the plural of the other.
package enum NumberForms {
  /// Whether the first name is the plural of the second, both by their normalized words: "musculi" of
  /// "musculus".
  package static func isPlural(_ plural: [String], of singular: [String]) -> Bool {
    guard plural.count == singular.count, plural != singular else { return false }
    return zip(plural, singular).allSatisfy {
      $0 == $1 || isLatinPlural($0, of: $1) || isPluralWord($0, of: $1, by: livingEndings)
    }
  }

  /// Whether the first word is the plural of the second in Latin.
  package static func isLatinPlural(_ plural: String, of singular: String) -> Bool {
    isPluralWord(plural, of: singular, by: latinEndings) || (singular == "os" && plural == "ossa")
  }

  /// Whether a Latin name has an adjective behind its first word that can only be a plural: "rami dorsales".
  package static func isPluralByAdjective(_ words: [String]) -> Bool {
    words.dropFirst().contains { $0.count > 4 && $0.hasSuffix("es") && !singularsInES.contains($0) }
  }

  /// Whether a Latin name has an adjective behind its first word that can only be a singular: "vena apicalis".
  package static func isSingularByAdjective(_ words: [String]) -> Bool {
    words.dropFirst().contains { word in
      word.count > 4 && ["aris", "alis", "ior", "ius"].contains(where: word.hasSuffix)
    }
  }

  private static let singularsInES: Set<String> = [
    "facies", "pubes", "series", "species", "caries",
  ]

  private static func isPluralWord(
    _ plural: String,
    of singular: String,
    by endings: [(one: String, many: String)]
  ) -> Bool {
    // Only endings differ, so most words are told apart by their first letter.
    guard plural.utf8.first == singular.utf8.first else { return false }
    return endings.contains { one, many in
      singular.hasSuffix(one) && plural.hasSuffix(many)
        && singular.count - one.count >= 2
        && singular.dropLast(one.count) == plural.dropLast(many.count)
    }
  }

  /// Endings of the singular and the plural.
  private static let latinEndings: [(one: String, many: String)] = [
    ("us", "i"), ("a", "ae"), ("um", "a"), ("is", "es"), ("e", "ia"), ("er", "ri"), ("on", "a"),
    ("en", "ina"), ("or", "ores"), ("ior", "iores"), ("ius", "iora"), ("us", "ora"), ("us", "era"),
    ("io", "iones"), ("o", "ines"), ("o", "ones"), ("as", "ates"), ("ix", "ices"), ("ex", "ices"),
    ("ut", "ita"), ("s", "tes"),
  ]

  /// The same in English and German.
  private static let livingEndings: [(one: String, many: String)] = [
    ("", "s"), ("", "es"), ("y", "ies"), ("", "e"), ("", "n"), ("", "en"), ("", "er"),
  ]
}
