// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// How far an answer may be from a label and in which languages it may be.
///
/// In JSON it is an object: `{"allowances":["articles"],"otherLanguages":["la"],"tolerance":"rough"}`.
public struct MatchingPolicy: Hashable, Sendable {
  /// How far an answer may be from a label.
  public enum Tolerance: String, Hashable, Sendable, JSONName {
    /// The same text.
    case exact
    /// The same words apart from case, marks, punctuation, listed variants, abbreviations and word order.
    case normalized
    /// Also a misspelling that can mean only one name.
    case rough
  }

  /// A liberty with a name that a teacher grants while somebody studies; none counts where the text must be the same.
  public enum Allowance: String, Hashable, Sendable, JSONName {
    /// An article in front: "the scapula", "das Kahnbein".
    case articles
    /// Numbers in another notation: "Costa 2" for "Costa II", "2nd rib" for "second rib".
    case numerals
    /// The name without the word for its kind, if it means nothing else: "biceps brachii" for "Musculus biceps
    /// brachii"; and the name with that word, where the label lacks it and the structure is known to be of that kind.
    case shortNames
    /// Several names of the structure at once: "Kahnbein/Os scaphoideum".
    case severalNames
  }

  /// How far an answer may be from a label.
  public let tolerance: Tolerance
  /// The languages in which an answer may be, apart from the learner's: `*` stands for any.
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

  /// For study: misspellings count, in the learner's language and in Latin, and all liberties are granted.
  public static let standard = MatchingPolicy()

  /// For exams: as ``standard``, but the name must be the one that was asked for.
  public static let exam = MatchingPolicy(allowances: [])

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
