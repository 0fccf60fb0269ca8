// SPDX-License-Identifier: Apache-2.0
internal import AnatomicalTerms
public import LudusCore

/// The rules by which the names of a subject are written in several ways and mean the same.
///
/// ```swift
/// let trees = TermVocabulary(["Quercus robur", "Quercus petraea"], rules: .species)
/// let matcher = LabelMatcher(sheet.pins, language: "la", vocabulary: trees)
/// matcher.verdict(for: "Q. robur L.", at: "oak")   // right
/// ```
public enum NamingRules: String, Hashable, Sendable, JSONName {
  /// Those of the human body: abbreviations of Latin nouns and adjectives, and names without the word
  /// for their kind.
  case anatomy
  /// Those of plants and animals: a genus may be abbreviated, authors are left out, ranks have
  /// several abbreviations, and the sign of a hybrid makes no difference.
  case species
  /// None but those of all names: case, marks, punctuation, word order and misspellings.
  case plain

  /// The forms in which names or answers may be met.
  func forms(of texts: [String], isLatin: Bool) -> TermForms {
    switch self {
    case .anatomy:
      TermForms(texts + texts.compactMap(AnatomicalTerm.withoutOwnNumber), isLatin: isLatin)
    case .species: TermForms(texts + texts.map { SpeciesName($0).bare }, isLatin: false)
    case .plain: TermForms(texts, isLatin: false)
    }
  }
}

/// The scientific name of a plant or an animal.
///
/// Source: International Code of Nomenclature for algae, fungi, and plants (Madrid Code, 2025), and
/// International Code of Zoological Nomenclature (4th edition, 1999).
struct SpeciesName {
  /// The genus, or its first letters where it is abbreviated.
  let genus: String
  /// The epithets, with ranks between them where they are written.
  let epithets: [String]

  /// Reads a name; what is none is only taken apart.
  init(_ text: String) {
    let tokens = Self.partedAtStops(text).split(whereSeparator: \.isWhitespace).map(String.init)
      .filter { !Self.hybridSigns.contains($0.lowercased()) }
    genus = tokens.first ?? ""
    var epithets: [String] = []
    var rest = tokens.dropFirst()
    while let token = rest.popFirst() {
      if let rank = Self.ranks[token.lowercased()] {
        guard let next = rest.popFirst() else { break }
        epithets += [rank, next]
      } else if epithets.isEmpty || Self.isEpithet(token) {
        epithets.append(token)
      }
    }
    self.epithets = epithets
  }

  /// The text with a blank behind each full stop that stands before a small letter.
  private static func partedAtStops(_ text: String) -> String {
    var parted = ""
    for letter in text {
      if parted.hasSuffix("."), letter.isLowercase { parted.append(" ") }
      parted.append(letter)
    }
    return parted
  }

  /// The name without authors, with one abbreviation for each rank.
  var bare: String { ([genus] + epithets).joined(separator: " ") }

  /// The letters of a genus that is abbreviated; nil for a whole one.
  var initials: String? {
    let letters = genus.filter(\.isLetter).lowercased()
    let isShort = genus.hasSuffix(".") ? 1...3 ~= letters.count : letters.count == 1
    return isShort && !epithets.isEmpty ? letters : nil
  }

  /// The name with a whole genus, if its abbreviation can stand for that.
  func expanded(to genus: String) -> String? {
    guard let initials, genus.lowercased().hasPrefix(initials), genus.count > initials.count else {
      return nil
    }
    return ([genus] + epithets).joined(separator: " ")
  }

  /// Whether a word behind the first epithet is one as well, and not the author: in lower case
  /// without a full stop, and no word between authors.
  private static func isEpithet(_ token: String) -> Bool {
    token.count > 2 && token.allSatisfy { $0.isLowercase || $0 == "-" }
      && !between.contains(token)
  }

  private static let between: Set<String> = ["and", "ex", "et", "in", "non", "von", "van", "de"]
  private static let hybridSigns: Set<String> = ["×", "x"]
  private static let ranks: [String: String] = [
    "subsp.": "subsp.", "ssp.": "subsp.", "subsp": "subsp.", "ssp": "subsp.", "var.": "var.",
    "var": "var.", "f.": "f.", "fo.": "f.", "forma": "f.", "agg.": "agg.",
  ]
}
