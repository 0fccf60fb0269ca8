// SPDX-License-Identifier: Apache-2.0

/// Judges answers by accepted ones.
///
/// A front end that only wants to know whether an answer counts, and why, works with any kind of matcher:
///
/// ```swift
/// let matchers: [any AnswerMatcher] = [ExactMatcher("Rome"), try NumericMatcher("3/4")]
/// matchers.map { $0.verdict(for: "0.75").isCorrect }   // [false, true]
/// ```
///
/// An app can write matchers of its own. They make verdicts with ``Verdict/accepted(_:because:)``,
/// ``Verdict/refused(_:expected:because:)`` and ``Verdict/unreadable(because:)``:
///
/// ```swift
/// struct PalindromeMatcher: AnswerMatcher {
///   let preferred: String
///   var alternatives: [String] { [] }
///
///   func verdict(for answer: String) -> Verdict {
///     answer == String(answer.reversed())
///       ? .accepted(preferred, because: Verdict.Explanation("This reads the same both ways."))
///       : .refused(answer, expected: preferred)
///   }
/// }
/// ```
public protocol AnswerMatcher: Hashable, Sendable, Codable {
  /// The answer that is shown as the correction.
  var preferred: String { get }
  /// Further answers that count, in order of preference.
  var alternatives: [String] { get }

  /// Judges whether an answer counts, and why.
  func verdict(for answer: String) -> Verdict

  /// Judges whether an answer counts, and why, knowing what else it could have meant.
  ///
  /// A matcher that makes no use of a lexicon need not implement it.
  func verdict(for answer: String, knowing lexicon: Lexicon) -> Verdict

  /// Judges an answer without the reason, which takes less time.
  func judgment(of answer: String) -> Verdict.Judgment
}

extension AnswerMatcher {
  /// Judges an answer by ``verdict(for:)``, for matchers that make no use of a lexicon.
  public func verdict(for answer: String, knowing lexicon: Lexicon) -> Verdict {
    verdict(for: answer)
  }

  /// Judges an answer by its verdict, for matchers whose reasons cost nothing.
  public func judgment(of answer: String) -> Verdict.Judgment { verdict(for: answer).judgment }

  /// All answers that count, the preferred one first.
  public var accepted: [String] { [preferred] + alternatives }
}
