// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// The result of judging an answer: whether it counts, and why.
///
/// All matchers return one. A correct answer says how it matched, a wrong one what it was compared with, and an
/// answer that cannot be judged what to do about it. Where nobody reads the reason, a ``Judgment`` is enough.
///
/// ```swift
/// let matcher = ExactMatcher("oxygen", ignoresCase: true)
/// matcher.verdict(for: " Oxygen").isCorrect                 // true
/// matcher.verdict(for: "hydrogen").sentence(in: .english)   // "The accepted answer is “oxygen”."
/// ```
///
/// Only matchers of Ludus give Ludus's own reasons. A matcher of an app makes its verdicts with
/// ``accepted(_:because:)``, ``refused(_:expected:because:)`` and ``unreadable(because:)``.
public enum Verdict: Hashable, Sendable {
  /// The answer counts.
  case correct(Match)
  /// The answer does not count.
  case wrong(Mismatch)
  /// The answer cannot be read. The learner loses nothing and writes it in another way.
  case notGradable(NotGradable)
  /// The answer was read, but nothing shows that it is correct or that it is wrong.
  case undecided(Undecided)

  /// Whether the answer counts.
  public var isCorrect: Bool {
    if case .correct = self { true } else { false }
  }

  /// The maximum length of an answer that matchers read, in bytes of UTF-8.
  ///
  /// A longer answer counts when it is the accepted one to the letter. Otherwise it is not gradable, so that no
  /// answer takes long to judge.
  public static let maximumAnswerLength = 65_536
}

extension Verdict {
  /// Whether an answer counts, without the reason.
  ///
  /// Most of the cost of a verdict is its reason: the nearest accepted answer, the steps that made two texts
  /// equal, a number in the unit of another. Ask for a judgment when you judge many answers and show none.
  ///
  /// ```swift
  /// let matcher = ExactMatcher("oxygen", ignoresCase: true)
  /// matcher.judgment(of: " Oxygen")   // .correct
  /// ```
  public enum Judgment: Hashable, Sendable {
    /// The answer counts.
    case correct
    /// The answer does not count.
    case wrong
    /// The answer cannot be read.
    case notGradable(NotGradable)
    /// Nothing shows that the answer is correct or that it is wrong.
    case undecided(Undecided)
  }

  /// The verdict without the reasons of correct and wrong answers.
  public var judgment: Judgment {
    switch self {
    case .correct: .correct
    case .wrong: .wrong
    case .notGradable(let notGradable): .notGradable(notGradable)
    case .undecided(let undecided): .undecided(undecided)
    }
  }

  /// Why an answer cannot be read, and what to do about it.
  public struct NotGradable: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      /// The answer is longer than this number of bytes.
      case tooLong(limit: Int)
      /// The number cannot be judged.
      case number(NumberFault)
      /// The date cannot be judged.
      case date(DateFault)
      /// The expression cannot be read.
      case expression(ExpressionFault)
      /// The formula or equation cannot be read.
      case chemistry(ChemicalFault)
      /// The reason of an app's own matcher.
      case other(Explanation)
    }

    package let reason: Reason

    package init(_ reason: Reason) {
      self.reason = reason
    }
  }

  /// An answer that a person has to judge.
  public struct Undecided: Hashable, Sendable {
    /// The accepted answer.
    public let expected: String

    package init(expected: String) {
      self.expected = expected
    }
  }
}

// MARK: - Verdicts of an app's own matchers

extension Verdict {
  /// The reason that an app's own matcher gives, as a sentence in one or more languages.
  ///
  /// ```swift
  /// Verdict.Explanation("The rhyme is right.", in: [.german: "Der Reim stimmt."])
  /// ```
  public struct Explanation: Hashable, Sendable {
    /// The sentences by their languages; there is always one in English.
    let sentences: [Language: String]

    /// Creates an explanation.
    ///
    /// - Parameters:
    ///   - english: A sentence for the learner in English. It also serves languages that have none.
    ///   - others: The same sentence in other languages.
    public init(_ english: String, in others: [Language: String] = [:]) {
      sentences = others.merging([.english: english]) { _, english in english }
    }
  }

  /// Returns a verdict that an answer counts.
  ///
  /// - Parameters:
  ///   - accepted: The accepted answer that was matched.
  ///   - explanation: Why the answer counts; nil when there is nothing to explain.
  /// - Returns: A verdict whose reason is ``Match/Reason/other(_:)``.
  public static func accepted(
    _ accepted: String,
    because explanation: Explanation? = nil
  ) -> Verdict {
    .correct(Match(accepted: accepted, reason: .other(explanation)))
  }

  /// Returns a verdict that an answer does not count.
  ///
  /// - Parameters:
  ///   - answer: The answer of the learner.
  ///   - expected: The accepted answer to show as the correction.
  ///   - explanation: Why the answer does not count; nil when there is nothing to explain.
  /// - Returns: A verdict whose reason is ``Mismatch/Reason/other(_:)``.
  public static func refused(
    _ answer: String,
    expected: String,
    because explanation: Explanation? = nil
  ) -> Verdict {
    .wrong(Mismatch(answer: answer, expected: expected, reason: .other(explanation)))
  }

  /// Returns a verdict that an answer cannot be read.
  ///
  /// - Parameter explanation: Why not, and how to write it instead.
  /// - Returns: A verdict that costs the learner nothing.
  public static func unreadable(because explanation: Explanation) -> Verdict {
    .notGradable(NotGradable(.other(explanation)))
  }
}
