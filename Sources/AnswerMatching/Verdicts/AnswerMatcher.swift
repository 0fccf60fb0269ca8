/// What all matchers have in common: accepted answers, and a verdict on any other.
///
/// A front end that only wants to know whether an answer counts, and why, need not know which kind of matcher it
/// has.
///
/// ```swift
/// let matchers: [any AnswerMatcher] = [ExactMatcher("Rome"), try NumericMatcher("3/4")]
/// matchers.map { $0.verdict(for: "0.75").isRight }   // [false, true]
/// ```
public protocol AnswerMatcher: Hashable, Sendable, Codable {
  /// The answer that is shown as the correction.
  var preferred: String { get }
  /// Further answers that count, in order of preference.
  var alternatives: [String] { get }

  /// Judges an answer.
  ///
  /// - Parameter answer: What the learner wrote.
  /// - Returns: Whether it counts, and why.
  func verdict(for answer: String) -> Verdict

  /// Judges an answer without saying why, which takes less time.
  ///
  /// - Parameter answer: What the learner wrote.
  /// - Returns: What the verdict is without its reason.
  func judgment(of answer: String) -> Verdict.Judgment
}

extension AnswerMatcher {
  /// Judges an answer by its verdict, for matchers whose reasons cost nothing.
  public func judgment(of answer: String) -> Verdict.Judgment { verdict(for: answer).judgment }

  /// All answers that count, the preferred one first.
  public var accepted: [String] { [preferred] + alternatives }
}
