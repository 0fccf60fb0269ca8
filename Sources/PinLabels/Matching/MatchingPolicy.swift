public import LudusCore

/// How far an answer may be from a label and in which languages it may be.
///
/// In JSON it is an object: `{"otherLanguages":["la"],"tolerance":"rough"}`.
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

  /// How far an answer may be from a label.
  public let tolerance: Tolerance
  /// The languages in which an answer may be, apart from the learner's: `*` stands for any.
  ///
  /// Where a pin has no label in the learner's language, that of the correction takes its place.
  public let otherLanguages: [Language]

  /// Creates a policy.
  public init(tolerance: Tolerance = .rough, otherLanguages: [Language] = ["la"]) {
    self.tolerance = tolerance
    self.otherLanguages = otherLanguages
  }

  /// Misspellings count, in the learner's language and in Latin.
  public static let standard = MatchingPolicy()

  /// Whether an answer may be in a language that is not the learner's.
  func accepts(_ language: Language) -> Bool {
    otherLanguages.contains { $0 == Language.any || language.fallbacks.contains($0) }
  }
}

extension MatchingPolicy: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let tolerance = record.field("tolerance", \.tolerance, default: .rough)
    let otherLanguages = record.field("otherLanguages", \.otherLanguages, default: ["la"])
    return try MatchingPolicy(tolerance: tolerance(), otherLanguages: otherLanguages())
  }
}
