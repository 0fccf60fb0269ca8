// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Quizzes

extension BankCheck.Finding {
  /// The subject of a finding.
  public enum Kind: String, Hashable, Sendable, JSONName, Comparable {
    // MARK: What construction refuses

    /// The text is not JSON, or a value is missing or cannot be read.
    case unreadable
    /// Something else that keeps the bank from being made.
    case refused
    /// No option is right.
    case noKey
    /// Several options of a multiple-choice problem are right.
    case severalKeys
    /// Two options read the same.
    case equalOptions
    /// A key that means nothing where it stands.
    case unknownKey
    /// A language that is named in words, such as "german", or is no tag, so that the rules of no language hold.
    case unknownLanguage

    // MARK: Sets

    /// A set has fewer problems than a long quiz draws.
    case fewProblems

    // MARK: Options

    /// A problem has few options to choose from.
    case fewOptions
    /// Two options are the same but for upper and lower case, dashes or the stop at their end.
    case alikeOptions
    /// The right option is much longer than all others.
    case longKey
    /// Grammar shows which options can be right.
    case grammarCue
    /// An option says that all others are right.
    case allOfTheAbove
    /// An option says that no other is right, and shuffling would not keep it last.
    case noneOfTheAbove
    /// Nobody has picked a wrong option, although many saw it.
    case neverChosen

    // MARK: The bank as a whole

    /// The right option is the longest far more often than by chance.
    case longestIsKey
    /// The right option is the shortest far more often than by chance.
    case shortestIsKey
    /// The right option stands at one position far more often than by chance.
    case positionOfKey

    // MARK: Problems beside each other

    /// A problem asks and offers the same as an earlier one.
    case duplicate
    /// A problem is almost the same as an earlier one, or wants another answer to the same question.
    case nearDuplicate
    /// The answer of a problem counts for another answer, as a misspelling or another form of it.
    case interchangeableAnswers

    // MARK: Texts

    /// The number that is asked for stands in the prompt.
    case answerInPrompt
    /// A hint comes after others that cost all points.
    case unreachableHint
    /// A hint repeats an earlier one.
    case repeatedHint
    /// An image is referred to that there is not.
    case missingImage
    /// An image has no text that can stand for it.
    case imageWithoutText
    /// Two accepted answers are the same.
    case equalAnswers
    /// The correction of an algebraic problem has not the form that is asked for, or fails its test.
    case keyWithoutForm
    /// A mark of formulae, emphasis or images has no partner.
    case unpairedMark
    /// A formula opens braces that it does not close, or the other way round.
    case unbalancedFormula
    /// Plain text has a formula in it that will be shown as it is written.
    case formulaInPlainText

    /// Whether one kind stands before the other in the list of all.
    public static func < (left: Self, right: Self) -> Bool { left.position < right.position }

    /// How bad a finding of this kind is.
    public var severity: Severity {
      switch self {
      case .unreadable, .refused, .noKey, .severalKeys, .equalOptions, .unknownKey,
        .missingImage:
        .error
      case .fewProblems, .fewOptions, .nearDuplicate, .imageWithoutText: .advice
      default: .warning
      }
    }
  }
}
