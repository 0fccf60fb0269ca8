// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The ways in which anatomical Latin is written.
///
/// ```swift
/// LatinTerms.expansions(of: "Mm. interossei")          // ["musculi interossei"]
/// LatinTerms.expansions(of: "sulcus n. ulnaris")       // ["sulcus nervi ulnaris", "sulcus nervus ulnaris"]
/// LatinTerms.abbreviated("musculus biceps brachii")    // "m. biceps brachii"
/// ```
///
/// The lists are of general anatomical usage and can be read in the source. "Os" is never abbreviated.
public enum LatinTerms: Sendable {
  /// The most expansions of a name that are returned.
  package static let mostExpansions = 128
  /// Longer texts are no names, and are returned as they are.
  private static let longestName = 1000

  /// Returns a name with its abbreviations written out.
  ///
  /// An abbreviation may stand for several words: for an adjective in each gender, for a noun in the nominative
  /// or, behind other words, in the genitive.
  ///
  /// - Parameter term: A name, with or without full stops behind its abbreviations.
  /// - Returns: The possible meanings, in lower case and without punctuation, the likeliest first and at most 128;
  ///   only the name itself when nothing is abbreviated, or when it is longer than 1,000 letters.
  public static func expansions(of term: String) -> [String] {
    expansions(ofNormalized: TermText.normalized(term))
  }

  package static func expansions(ofNormalized term: String) -> [String] {
    let words = TermText.parts(of: term)
    guard term.utf8.count <= longestName,
      words.contains(where: { LatinAbbreviation.all[String($0)] != nil })
    else { return [term] }
    var results = [""]
    for (position, word) in words.enumerated() {
      let word = String(word)
      let known = LatinAbbreviation.all[word]
      var options = (position == 0 ? known?.atStart : known?.later) ?? [word]
      if results.count * options.count > mostExpansions { options = [options[0]] }
      results = results.flatMap { start in
        options.map { position == 0 ? $0 : "\(start) \($0)" }
      }
    }
    return results
  }

  /// Returns a name with its nouns abbreviated as they commonly are: "a.", "aa.", "lig.", "proc." and the like.
  ///
  /// - Parameter term: A name whose words are written out.
  /// - Returns: The name in lower case and without other punctuation.
  public static func abbreviated(_ term: String) -> String {
    TermText.words(of: TermText.normalized(term)).enumerated().map { position, word in
      let short = position == 0 ? shortAtStart[word] : shortLater[word]
      return short.map { "\($0)." } ?? word
    }.joined(separator: " ")
  }

  private static let shortAtStart = shortForms {
    [($0.shortSingular, $0.singular), ($0.shortPlural, $0.plural)]
  }

  private static let shortLater = shortForms {
    [
      ($0.shortSingular, $0.genitive), ($0.shortPlural, $0.pluralGenitive),
      ($0.shortSingular, $0.singular), ($0.shortPlural, $0.plural),
    ]
  }

  /// The first abbreviation of each word, by the word.
  private static func shortForms(
    _ forms: (LatinNoun) -> [(short: [Substring], word: String)]
  ) -> [String: String] {
    var result: [String: String] = [:]
    for noun in LatinNoun.all {
      for (short, word) in forms(noun) where result[word] == nil {
        result[word] = short.first.map(String.init)
      }
    }
    return result
  }
}

extension Language {
  package static let latin: Language = "la"

  package var isLatin: Bool { base == .latin }
}
