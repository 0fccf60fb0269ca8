// SPDX-License-Identifier: Apache-2.0
internal import AnatomicalTerms
public import LudusCore

/// The verdict on the answer for a pin.
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
  /// A layer of matching, each more forgiving than the one before.
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
    /// It is no label, but a name that the dictionary has for the structure.
    case dictionary
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
  /// The path by which an answer came to be correct.
  public struct Accepted: Hashable, Sendable {
    /// The label that the answer is; for a name of the dictionary the one that is asked for.
    public let label: PinLabel
    /// The layers that were needed, at least one, the strictest first.
    public let layers: [LabelMatcher.Layer]
    /// The number of letters to edit; 0 unless the answer is misspelled.
    public let edits: Int
    /// The name that the dictionary has for the structure, where the answer is that and no label.
    public let dictionaryName: String?

    /// The name of the dictionary by which the structure is called as well; nil where it is that of
    /// the label, which the answer only shortens, or an abbreviation.
    package var otherName: String? {
      guard let name = dictionaryName,
        NameIndex.key(of: name) != NameIndex.key(of: label.text),
        !AnatomicalTerm.isAbbreviation(name)
      else { return nil }
      return name
    }

    init(
      label: PinLabel,
      layers: [LabelMatcher.Layer],
      edits: Int,
      dictionaryName: String? = nil
    ) {
      (self.label, self.layers, self.edits) = (label, layers, edits)
      self.dictionaryName = dictionaryName
    }

    /// The same with another layer.
    func adding(_ layer: LabelMatcher.Layer) -> Self {
      Self(
        label: label,
        layers: (layers + [layer]).unrepeated.sorted { $0.place < $1.place },
        edits: edits,
        dictionaryName: dictionaryName
      )
    }
  }
}

extension LabelVerdict {
  /// The reason an answer is wrong, with details.
  public struct Rejected: Hashable, Sendable {
    /// The reason an answer is not correct.
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
      /// It is another name of the structure, but the one on the sheet is asked for.
      case otherName
      /// It is a name of the structure that others have too.
      case sharedName
      /// It is a misspelling of a name so short that it has to be exact.
      case shortName
      /// It is longer than any name.
      case tooLong
    }

    /// The reason the answer is not correct.
    public let reason: Reason
    /// The pins whose label the answer is, in the order of the sheet.
    public let otherPins: [Pin.ID]
    /// Whether the answer is a label of the pin apart from left and right.
    package let isOtherSide: Bool
    /// Whether the answer is the plural of a label or, where the label is a plural, its singular.
    package let otherNumber: OtherNumber?

    /// The difference in number between an answer and a label.
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
  ///   - name: A closure that names another pin to the learner; nil for its identifier.
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
      let sentence = pinSentences(Sentence("label.correct", ["how": how]), in: phrasebook)
      guard let name = match.otherName else { return sentence }
      let also = Sentence(
        "label.alsoCalled",
        [
          "label": .text(phrasebook.quoted(match.label.text)),
          "name": .text(phrasebook.quoted(name)),
        ]
      )
      return "\(sentence) \(pinSentences(also, in: phrasebook))"
    case .wrong(let mismatch):
      // The number says more than that it is another name or word.
      if let number = mismatch.otherNumber, mismatch.otherPins.isEmpty {
        return pinSentences(Sentence("diagnosis.\(number.rawValue)"), in: phrasebook)
      }
      let isPin = mismatch.reason == .anotherTerm && !mismatch.otherPins.isEmpty
      let key = isPin ? "anotherPin" : mismatch.reason.rawValue
      return pinSentences("label.\(key)", mismatch.otherPins, in: phrasebook, naming: name)
    }
  }
}

/// The tolerance between an answer and a label, and the languages in which it may be given.
///
/// In JSON it is an object:
/// `{"allowances":["articles"],"otherLanguages":["la"],"tolerance":"rough"}`.
public struct MatchingPolicy: Hashable, Sendable {
  /// The tolerance between an answer and a label.
  public enum Tolerance: String, Hashable, Sendable, JSONName {
    /// The same text.
    case exact
    /// The same words apart from case, marks, punctuation, listed variants, abbreviations and word
    /// order.
    case normalized
    /// Also a misspelling that can mean only one name.
    case rough
  }

  /// A named liberty that a teacher grants for studying; none applies where the text must be exact.
  public enum Allowance: String, Hashable, Sendable, JSONName {
    /// An article in front: "the scapula", "das Kahnbein".
    case articles
    /// Numbers in another notation: "Costa 2" for "Costa II", "2nd rib" for "second rib".
    case numerals
    /// The name without the word for its kind, if it means nothing else: "biceps brachii" for
    /// "Musculus biceps brachii"; and the name with that word, where the label lacks it and the
    /// structure is known to be of that kind.
    case shortNames
    /// Several names of the structure at once: "Kahnbein/Os scaphoideum".
    case severalNames
    /// A name that the dictionary has for the structure, and for no other: "Sehnerv" for "Nervus
    /// opticus".
    case dictionaryNames
    /// A misspelling of a name of at most five letters.
    case slipsInShortNames
  }

  /// The tolerance between an answer and a label.
  public let tolerance: Tolerance
  /// The languages in which an answer may be given, apart from the learner's: `*` stands for any.
  ///
  /// Where a pin has no label in the learner's language, that of the correction takes its place.
  public let otherLanguages: [Language]
  /// The liberties that are granted.
  public let allowances: Set<Allowance>

  /// Creates a policy.
  public init(
    tolerance: Tolerance = .rough,
    otherLanguages: [Language] = ["la"],
    allowances: Set<Allowance> = Set(Allowance.allCases)
  ) {
    self.tolerance = tolerance
    self.otherLanguages = otherLanguages
    self.allowances = allowances
  }

  /// A policy for study: misspellings count as correct, in the learner's language and in Latin, all
  /// liberties are granted, and so do the names that the dictionary has for the structure.
  public static let standard = MatchingPolicy()

  /// A policy for exams: as ``standard``, but the name must be the one that was asked for, and one
  /// of at most five letters exact.
  ///
  /// `MatchingPolicy(allowances: [.dictionaryNames])` lets the names of the dictionary count, too.
  public static let exam = MatchingPolicy(allowances: [])

  /// Whether names of the dictionary count.
  var countsDictionary: Bool {
    tolerance != .exact && allowances.contains(.dictionaryNames)
  }

  /// Whether an answer may be in a language that is not the learner's.
  func accepts(_ language: Language) -> Bool {
    otherLanguages.contains { $0 == Language.any || language.fallbacks.contains($0) }
  }
}

extension MatchingPolicy: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let tolerance = record.field("tolerance", \.tolerance, default: .rough)
    let otherLanguages = record.field("otherLanguages", \.otherLanguages, default: ["la"])
    let allowances = record.field(
      "allowances",
      { Allowance.allCases.filter($0.allowances.contains) },
      default: Allowance.allCases
    )
    return try MatchingPolicy(
      tolerance: tolerance(),
      otherLanguages: otherLanguages(),
      allowances: Set(allowances())
    )
  }
}
