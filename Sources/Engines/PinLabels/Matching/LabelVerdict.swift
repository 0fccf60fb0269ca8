// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// The verdict about the answer for a pin.
public enum LabelVerdict: Hashable, Sendable {
  /// It is a label of the pin.
  case correct(LabelVerdict.Accepted)
  /// It is not, for a reason.
  case wrong(LabelVerdict.Rejected)
  /// There is no answer.
  case unanswered

  /// Whether the answer is correct.
  public var isCorrect: Bool {
    if case .correct = self { true } else { false }
  }
}

extension LabelMatcher {
  /// A layer of matching; each forgives something more than those before.
  public enum Layer: String, Hashable, Sendable, JSONName {
    /// The answer is the label.
    case exact
    /// It differs in case, marks, punctuation or spacing.
    case normalized
    /// It has a listed variant of a word, for example "cecum" for "caecum".
    case variant
    /// An abbreviation was written out.
    case abbreviation
    /// It is not the preferred name.
    case synonym
    /// It is not in the learner's language.
    case otherLanguage
    /// Its words are in another order.
    case wordOrder
    /// It is misspelled, and no other known name is as near.
    case nearSpelling

    /// The place among the layers, the strictest first.
    var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }
}

extension LabelVerdict {
  /// How an answer came to be correct.
  public struct Accepted: Hashable, Sendable {
    /// The label that the answer is.
    public let label: PinLabel
    /// The layers that were needed, at least one, the strictest first.
    public let layers: [LabelMatcher.Layer]
    /// How many letters are to be edited; 0 unless the answer is misspelled.
    public let edits: Int
  }
}

extension LabelVerdict {
  /// Why an answer is wrong.
  public struct Rejected: Hashable, Sendable {
    /// The reason why the answer is not correct.
    public enum Reason: String, Hashable, Sendable, JSONName {
      /// It is like no label of the pin.
      case different
      /// It is another known name.
      case anotherTerm
      /// It is a label of the pin in a language that does not count.
      case otherLanguage
      /// It is misspelled, and another name is as near.
      case ambiguous
      /// A word of it is another known word, number or letter.
      case anotherWord
      /// It has the contrary of a word: "sinistra" for "dextra", "superior" for "inferior".
      case contrary
      /// It is longer than any name.
      case tooLong
    }

    /// The reason why the answer is not correct.
    public let reason: Reason
    /// The pins whose label the answer is, in the order of the sheet.
    public let otherPins: [Pin.ID]
    /// Whether the answer is a label of the pin apart from left and right.
    package let isOtherSide: Bool
    /// Whether the answer is the plural of a label or, where the label is a plural, its singular.
    package let otherNumber: OtherNumber?

    /// How an answer differs in number from a label.
    package enum OtherNumber: String, Hashable, Sendable, JSONName {
      /// The answer is the plural of a label.
      case pluralForSingular
      /// The answer is the singular of a label.
      case singularForPlural
    }
  }
}

// MARK: - Sentences

extension LabelVerdict {
  /// Returns a whole sentence for the learner about the answer, without the right one.
  ///
  /// ```swift
  /// matcher.verdict(for: "Humeris", at: "p1")?.sentence(in: .english)   // "Right, with 1 misspelled letter."
  /// ```
  ///
  /// - Parameters:
  ///   - phrasebook: The language of the sentence.
  ///   - name: How to name another pin to the learner; nil for its identifier.
  /// - Returns: A whole sentence.
  public func sentence(
    in phrasebook: Phrasebook,
    naming name: (Pin.ID) -> String? = { _ in nil }
  ) -> String {
    switch self {
    case .unanswered: return pinSentences("label.unanswered", in: phrasebook)
    case .correct(let match):
      let parts = match.layers.map {
        pinSentences(
          Sentence("layer.\($0.rawValue)", ["count": .count(match.edits)]),
          in: phrasebook
        )
      }
      let how = Sentence.Value.text(parts.joined(separator: ", "))
      return pinSentences(Sentence("label.correct", ["how": how]), in: phrasebook)
    case .wrong(let mismatch):
      let isPin = mismatch.reason == .anotherTerm && !mismatch.otherPins.isEmpty
      let key = isPin ? "anotherPin" : mismatch.reason.rawValue
      return pinSentences("label.\(key)", mismatch.otherPins, in: phrasebook, naming: name)
    }
  }
}
