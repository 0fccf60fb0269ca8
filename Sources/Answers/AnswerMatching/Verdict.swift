// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import TextFolding
internal import WordDistances

/// The result of judging an answer: whether it counts, and why.
///
/// All matchers return one. A correct answer says how it matched, a wrong one what it was compared
/// with, and an answer that cannot be judged what to do about it. Where nobody reads the reason, a
/// ``Judgment`` is enough.
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
  /// A longer answer counts when it is the accepted one to the letter. Otherwise it is not
  /// gradable, so that no answer takes long to judge.
  public static let maximumAnswerLength = 65_536
}

extension Verdict {
  /// A judgment of whether an answer counts, without the reason.
  ///
  /// Most of the cost of a verdict is its reason: the nearest accepted answer, the steps that made
  /// two texts equal, a number in the unit of another. Ask for a judgment when you judge many
  /// answers and show none.
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

  /// The reason an answer cannot be read, and what to do about it.
  public struct NotGradable: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      /// The answer is longer than this number of bytes.
      case tooLong(limit: Int)
      /// A reason that only one module knows.
      case own(OwnReason)
      /// The reason of an app's own matcher.
      case other(Explanation)
    }

    package let reason: Reason

    package init(_ reason: Reason) {
      self.reason = reason
    }
  }

  /// An answer that only a person can judge.
  public struct Undecided: Hashable, Sendable {
    /// The accepted answer.
    public let expected: String
    /// The way in which sentences write it.
    var writing = KeyWriting.plain

    package init(expected: String) {
      self.expected = expected
    }
  }
}

// MARK: - Reasons of other modules

/// A reason specific to one kind of answer, such as formulae or dates, with its sentence.
///
/// The type of a reason is that of the module whose matchers give it; nothing else has to know it.
public protocol VerdictReason: Hashable, Sendable {
  /// Returns the reason as a sentence for the learner.
  func sentence(in phrasebook: Phrasebook) -> String
}

extension Verdict {
  /// A reason known only to the module of its matcher.
  public struct OwnReason: Hashable, Sendable {
    /// The reason.
    public let value: any VerdictReason

    /// Wraps a reason.
    public init(_ value: some VerdictReason) {
      self.value = value
    }

    /// Whether two reasons are equal.
    public static func == (left: Self, right: Self) -> Bool {
      left.value.isEqual(to: right.value)
    }

    /// Hashes the reason.
    public func hash(into hasher: inout Hasher) {
      value.hash(into: &hasher)
    }
  }
}

extension VerdictReason {
  fileprivate func isEqual(to other: any VerdictReason) -> Bool { other as? Self == self }
}

// MARK: - Verdicts of an app's own matchers

extension Verdict {
  /// The reason given by an app's own matcher, as a sentence in one or more languages.
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
  ///   - explanation: The reason the answer counts; nil when there is nothing to explain.
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
  ///   - explanation: The reason the answer does not count; nil when there is nothing to explain.
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
  /// - Parameter explanation: The reason it is not, and the way to write it instead.
  /// - Returns: A verdict that costs the learner nothing.
  public static func unreadable(because explanation: Explanation) -> Verdict {
    .notGradable(NotGradable(.other(explanation)))
  }
}

extension Verdict {
  /// Values for which an answer and the accepted one differ, so that anyone can check the
  /// difference.
  public struct Witness: Hashable, Sendable {
    /// The value of each variable, by name; empty for an answer without variables.
    public let values: [String: String]
    /// The value of the answer there.
    public let answer: String
    /// The value of the accepted answer there.
    public let expected: String

    package init(values: [String: String], answer: String, expected: String) {
      self.values = values
      self.answer = answer
      self.expected = expected
    }
  }

  /// The way in which an answer matched.
  public struct Match: Hashable, Sendable {
    /// The reason an answer counts.
    public enum Reason: Hashable, Sendable {
      /// The answer is the accepted one to the letter.
      case exact
      /// The answer is the accepted one after these steps, without which the two would differ.
      case normalized([NormalizationStep])
      /// The answer is the accepted one in another number or case, or with the article of another
      /// gender: what differs.
      case inflected(written: String, expected: String)
      /// The answer is the accepted one with slips small enough to know that it was meant.
      case misspelled(Misspelling)
      /// The answer has the same value or meaning as the accepted one, written in another way.
      case equivalent
      /// The answer is the accepted one in another notation, as SO₄²⁻ is SO4^2-.
      case otherNotation
      /// The answer has another value, within the tolerance or the interval of the accepted one.
      case withinTolerance
      /// The same, but where one of the two divides by zero, as in (x² − 1)/(x − 1) and x + 1: an
      /// example.
      case equivalentWhereDefined(Witness)
      /// The reason given by an app's own matcher; nil if it gives none.
      case other(Explanation?)
    }

    /// The accepted answer that was matched, as its author wrote it.
    public let accepted: String
    /// The reason the answer counts.
    public let reason: Reason
    /// A remark on the reading of the answer, where the learner should know it.
    package let remark: OwnReason?
    /// The way in which sentences write the accepted answer.
    var writing = KeyWriting.plain

    package init(accepted: String, reason: Reason, remark: OwnReason? = nil) {
      self.accepted = accepted
      self.reason = reason
      self.remark = remark
    }
  }
}

extension Verdict {
  /// The reason a wrong answer does not count, and what it was compared with.
  public struct Mismatch: Hashable, Sendable {
    /// The reason an answer does not count.
    public enum Reason: Hashable, Sendable {
      /// The answer equals none of the accepted ones.
      case different
      /// The answer may be the accepted one misspelled, but it is too far off to know.
      case misspelledTooBadly(Misspelling)
      /// The answer differs in a word that must be spelled exactly as expected.
      case noTolerance(Exemption)
      /// The answer says the opposite: one of the two has a "not", a "without" or the like.
      case negation
      /// The answer has another beginning or ending on the same stem, and means something else:
      /// "hyper" for "hypo".
      case otherAffix(written: String, expected: String)
      /// The answer is another form of the accepted one, and forms matter: the endings or articles
      /// that differ.
      case inflection(written: String, expected: String)
      /// The answer has other upper and lower case letters, and case matters.
      case letterCase
      /// The answer is another known term.
      case isAnotherTerm(String)
      /// The answer is at least as near to another known term.
      case isAsNearTo(String)
      /// A word of the answer is another word of the language.
      case isAnotherWord(String)
      /// The answer has several words too many or too few, perhaps in another order.
      case differentWords
      /// The answer has these few words or letters for the expected ones: nothing where they are
      /// missing.
      case difference(written: String, expected: String)
      /// The answer has the words of the accepted one in another order.
      case otherOrder
      /// The answer has another value than the accepted one.
      case unequal(Witness)
      /// A reason that only the module of its matcher knows, such as that an equation of a reaction
      /// is not balanced, or that a number has another unit.
      case own(OwnReason)
      /// The reason given by an app's own matcher; nil if it gives none.
      case other(Explanation?)
    }

    /// The answer as it was given.
    public let answer: String
    /// The accepted answer to show as the correction.
    public let expected: String
    /// The accepted answer that the given one comes nearest to.
    public let nearest: String
    /// The reason the answer does not count.
    public let reason: Reason

    /// The mistake that explains the answer, where one does.
    package let cause: OwnReason?
    /// The way in which sentences write the accepted answer.
    var writing = KeyWriting.plain

    package init(
      answer: String,
      expected: String,
      nearest: String? = nil,
      reason: Reason,
      cause: OwnReason? = nil
    ) {
      self.cause = cause
      self.answer = answer
      self.expected = expected
      self.nearest = nearest ?? expected
      self.reason = reason
    }

    /// The answer aligned with the accepted one that it comes nearest to, letter by letter.
    ///
    /// - Complexity: That of `WordAlignment.init(target:input:metric:)`.
    public var alignment: WordAlignment {
      WordAlignment(target: nearest, input: answer)
    }
  }
}

extension Verdict.Mismatch.Reason {
  /// Returns the reason a text does not count that is the expected one after case folding, in which
  /// "ß" is "ss" and "İ" is "I".
  static func differentCase(_ written: String, _ expected: String) -> Verdict.Mismatch.Reason {
    guard written.withPlainDottedI != expected.withPlainDottedI else {
      return written.hasDottedCapital
        ? .difference(written: "İ", expected: "I") : .difference(written: "I", expected: "İ")
    }
    guard written.differsInSharpS(from: expected) else { return .letterCase }
    return written.contains("ß")
      ? .difference(written: "ß", expected: "ss") : .difference(written: "ss", expected: "ß")
  }
}

/// Judges answers by comparing them with accepted ones.
///
/// A front end that only wants to know whether an answer counts, and why, works with any kind of
/// matcher:
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

  /// Returns an accepted answer as people write it: "July 14, 1789" for "1789-07-14", "m/s²" for
  /// "m/s^2".
  ///
  /// Verdicts, keys on paper and corrections show it so. It counts as an answer, as the accepted
  /// one does. A matcher whose answers are written as people do need not implement it.
  ///
  /// - Parameters:
  ///   - accepted: One of the accepted answers.
  ///   - language: The language of the reader, for a matcher that has none of its own.
  /// - Returns: The answer in the language of the matcher.
  func written(_ accepted: String, in language: Language) -> String
}

extension AnswerMatcher {
  /// Judges an answer by ``verdict(for:)``, for matchers that make no use of a lexicon.
  public func verdict(for answer: String, knowing lexicon: Lexicon) -> Verdict {
    verdict(for: answer)
  }

  /// Returns the answer as its author wrote it, for matchers without a notation of programs.
  public func written(_ accepted: String, in language: Language) -> String { accepted }

  /// Judges an answer by its verdict, for matchers whose reasons cost nothing.
  public func judgment(of answer: String) -> Verdict.Judgment { verdict(for: answer).judgment }

  /// All answers that count, the preferred one first.
  public var accepted: [String] { [preferred] + alternatives }
}
