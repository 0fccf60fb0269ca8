/// What is said about the answer for a pin.
public enum LabelVerdict: Hashable, Sendable {
  /// It is a label of the pin, as the match tells.
  case right(LabelVerdict.Accepted)
  /// It is not, for a reason.
  case wrong(LabelVerdict.Rejected)
  /// There is no answer.
  case unanswered

  /// Whether the answer is right.
  public var isRight: Bool {
    if case .right = self { true } else { false }
  }
}

extension LabelMatcher {
  /// A layer of matching; each forgives something more than those before.
  public enum Layer: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
    /// The answer is the label.
    case exact
    /// It differs in case, marks, punctuation or spacing.
    case normalized
    /// It has a listed variant of a word, such as "cecum" for "caecum".
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

    /// Whether one layer forgives less than the other.
    public static func < (left: LabelMatcher.Layer, right: LabelMatcher.Layer) -> Bool {
      left.place < right.place
    }

    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }
}

extension LabelVerdict {
  /// How an answer came to be right.
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
    /// What kept the answer from being right.
    public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
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

    /// What kept the answer from being right.
    public let reason: Reason
    /// The pins whose label the answer is, in the order of the sheet.
    public let otherPins: [Pin.ID]
    /// Whether the answer is a label of the pin but for left and right.
    public let isOtherSide: Bool
    /// Whether the answer is the plural of a label or, where the label is a plural, its singular.
    public let otherNumber: OtherNumber?

    /// How an answer differs in number from a label.
    public enum OtherNumber: String, Hashable, Sendable, Codable {
      /// The answer is the plural of a label.
      case pluralForSingular
      /// The answer is the singular of a label.
      case singularForPlural
    }
  }
}
