// SPDX-License-Identifier: Apache-2.0
internal import AnatomicalTerms
public import LudusCore

extension PinLabel {
  /// A name of a structure that the dictionary offers to an author.
  public struct Suggestion: Hashable, Sendable {
    /// The sorts of names.
    public enum Kind: String, Hashable, Sendable, JSONName {
      /// The usual name in its language.
      case preferred
      /// Another name.
      case synonym
      /// Another name, with that of a person in it.
      case eponym
      /// An abbreviation, which is the same in several languages.
      case abbreviation
    }

    /// The name.
    public let text: String
    /// Its language; that of an abbreviation is Latin.
    public let language: Language
    /// The sort of name.
    public let kind: Kind
  }

  /// Returns the names of the structure that a name means, which an author can take over as labels.
  ///
  /// ```swift
  /// PinLabel.suggestions(for: "Nervus opticus", in: ["de"]).map(\.text)   // ["Sehnerv", ...]
  /// ```
  ///
  /// - Parameters:
  ///   - name: A name in any of the languages of `AnatomicalTerm`, or an abbreviation.
  ///   - languages: The languages of the suggestions, in order.
  /// - Returns: The names, language by language, the usual one first, and then abbreviations; none
  ///   for a name that the dictionary does not have, or that several structures share.
  public static func suggestions(
    for name: String,
    in languages: [Language] = ["la", "en", "de"]
  ) -> [Suggestion] {
    let found = AnatomicalTerm.named(name)
    return found.count == 1 ? found.flatMap { suggestions(of: $0, in: languages) } : []
  }

  static func suggestions(of term: AnatomicalTerm, in languages: [Language]) -> [Suggestion] {
    languages.flatMap { language in
      term.names(in: language).enumerated().map { place, name in
        let kind: Suggestion.Kind =
          place == 0 ? .preferred : AnatomicalTerm.isEponym(name) ? .eponym : .synonym
        return Suggestion(text: name, language: language, kind: kind)
      }
    } + term.abbreviations.map { Suggestion(text: $0, language: .latin, kind: .abbreviation) }
  }
}

extension PinSheet {
  /// The knowledge that the dictionary has of a pin's names.
  public struct NameCheck: Hashable, Sendable {
    /// The pin.
    public let pin: Pin.ID
    /// The structure that the labels name; nil where they name none of the dictionary, or several.
    public let structure: AnatomicalTerm?
    /// The further names that count by themselves.
    public let counting: [PinLabel.Suggestion]
    /// The names of the structure that do not count, because the policy does not let them or another
    /// structure has them too: an author may add them as labels.
    public let missing: [PinLabel.Suggestion]
  }

  /// Returns for each pin which further names of the structure count, and which do not.
  ///
  /// ```swift
  /// for check in sheet.nameChecks(language: "de") where check.structure == nil {
  ///   print(check.pin)   // the dictionary does not know it: are there other names?
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - language: The learner's language.
  ///   - policy: The tolerance between answers and labels.
  ///   - vocabulary: The names that are known.
  /// - Returns: A check for each pin, in order.
  public func nameChecks(
    language: Language,
    policy: MatchingPolicy = .standard,
    vocabulary: TermVocabulary = .anatomical
  ) -> [NameCheck] {
    let matcher = LabelMatcher(
      pins,
      language: language,
      policy: policy,
      vocabulary: vocabulary
    )
    return pins.map { pin in
      guard let structure = matcher.targets[pin.id]?.structure else {
        return NameCheck(pin: pin.id, structure: nil, counting: [], missing: [])
      }
      let term = AnatomicalTerm.all[structure]
      let labels = Set(pin.labels.map { TermText.normalized($0.text) })
      let others = PinLabel.suggestions(of: term, in: NameIndex.languages).filter {
        !labels.contains(TermText.normalized($0.text))
      }
      let counts = others.map { matcher.verdict(for: $0.text, at: pin.id)?.isCorrect == true }
      return NameCheck(
        pin: pin.id,
        structure: term,
        counting: zip(others, counts).filter(\.1).map(\.0),
        missing: zip(others, counts).filter { !$0.1 }.map(\.0)
      )
    }
  }
}
