/// Whether an answer counts, and why.
///
/// All matchers return one rather than a bare yes or no: a right answer says how it matched, a wrong one what
/// it was measured against, and an answer that cannot be judged what to do about it. Where nobody reads that, a
/// ``Judgment`` is enough.
///
/// ```swift
/// let matcher = ExactMatcher("oxygen", caseSensitive: false)
/// matcher.verdict(for: " Oxygen").isRight               // true
/// matcher.verdict(for: "hydrogen").sentence(in: .english)   // "The accepted answer is “oxygen”."
/// ```
public enum Verdict: Hashable, Sendable {
  /// The answer counts.
  case right(Match)
  /// The answer does not count.
  case wrong(Mismatch)
  /// The answer cannot be read, which costs the learner nothing: it should be written in another way.
  case notGradable(NotGradable)
  /// The answer was read, but it could neither be shown that it is right nor that it is wrong.
  case undecided(Undecided)

  /// Whether the answer counts.
  public var isRight: Bool {
    if case .right = self { true } else { false }
  }

  /// The longest answer that matchers read, in bytes of UTF-8.
  ///
  /// A longer one counts when it is the accepted answer to the letter, and is not gradable otherwise, so that
  /// no answer takes long to judge.
  public static let longestAnswer = 65_536

  /// Returns the reason as a sentence for the learner.
  public func sentence(in language: TextLanguage) -> String {
    switch self {
    case .right(let match): match.sentence(in: language)
    case .wrong(let mismatch): mismatch.sentence(in: language)
    case .notGradable(let notGradable): notGradable.sentence(in: language)
    case .undecided(let undecided): undecided.sentence(in: language)
    }
  }
}

extension Verdict: CustomStringConvertible {
  /// The reason as an English sentence.
  public var description: String { sentence(in: .english) }
}
