public import GermanSpelling
internal import LudusCore

/// What counts as the right spelling.
///
/// Spelling is what these exercises are about, so nothing is forgiven by the number of letters that differ. A
/// teacher may forgive whole categories, such as capital letters at the beginning.
///
/// ```swift
/// SpellingPolicy.strict.accepts("hund", for: "Hund")                     // false
/// SpellingPolicy(forgiven: [.letterCase]).accepts("hund", for: "Hund")         // true
/// SpellingPolicy(forgiven: [.letterCase]).accepts("hunt", for: "Hund")         // false
/// ```
public struct SpellingPolicy: Hashable, Sendable {
  /// What makes no difference to anybody, such as forms of quotes.
  public let text: TextPolicy
  /// The categories of misspelling that are forgiven, in the order in which they are declared.
  public let forgiven: [SpellingCategory]

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - text: What makes no difference to anybody.
  ///   - forgiven: The categories of misspelling that are forgiven.
  public init(text: TextPolicy = TextPolicy(), forgiven: [SpellingCategory] = []) {
    self.text = text
    self.forgiven = SpellingCategory.allCases.filter(forgiven.contains)
  }

  /// Only what is spelled as it should be counts.
  public static let strict = SpellingPolicy()

  /// Returns whether what was written counts as what was to be written.
  ///
  /// - Parameters:
  ///   - input: What was written.
  ///   - target: What was to be written.
  /// - Returns: Whether they are equal, or every difference belongs to forgiven categories alone.
  public func accepts(_ input: String, for target: String) -> Bool {
    if text.equates(input, target) { return true }
    guard !forgiven.isEmpty else { return false }
    return SpellingDiagnosis(target: target, input: input).categories.allSatisfy(forgiven.contains)
  }
}

/// In JSON a policy is an object with what is not as in ``SpellingPolicy/strict``.
extension SpellingPolicy: Codable {
  private enum Key: String, CodingKey {
    case text, forgiven
  }

  /// Reads a policy; what is not there is strict.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      text: try container.decodeIfPresent(TextPolicy.self, forKey: .text) ?? TextPolicy(),
      forgiven: try container.decodeIfPresent([SpellingCategory].self, forKey: .forgiven) ?? []
    )
  }

  /// Writes the policy, leaving out what is strict.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(text, unless: TextPolicy(), forKey: .text)
    try container.encode(forgiven, unless: [], forKey: .forgiven)
  }
}
