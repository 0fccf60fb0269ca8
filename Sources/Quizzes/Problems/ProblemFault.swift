public import LudusCore

/// What can be wrong with problems, banks and quizzes.
public enum ProblemFault: ContentFault {
  /// A value that is missing or has a form that cannot be read.
  case malformed(String)
  /// An identifier without any visible character.
  case emptyIdentifier
  /// An identifier that stands for something else already.
  case duplicateIdentifier(String, first: ContentPlace)
  /// Sets are within sets to more than ``ProblemBank/maximumDepth``.
  case nestedTooDeeply
  /// A kind that this release does not know.
  case unknownKind(String)
  /// There is nothing to read in the prompt.
  case emptyPrompt
  /// A problem's points are not in ``Problem/pointsRange``.
  case pointsOutOfRange(Int)
  /// There are fewer than two options to pick from.
  case tooFewOptions(Int)
  /// There is nothing to read in the option.
  case emptyOption
  /// The option reads the same as an earlier one.
  case equalOptions(AnswerOption.ID, AnswerOption.ID)
  /// No option is right.
  case noCorrectOption
  /// More than one option of a multiple-choice problem is right.
  case severalCorrectOptions([AnswerOption.ID])
  /// There is nothing to read in an accepted answer.
  case emptyAnswer
  /// There is nothing to read in a term that an answer must not be taken for.
  case emptyConfusable
  /// A term that an answer must not be taken for counts as this accepted answer.
  case acceptedConfusable(String, accepted: String)
  /// There is nothing to read in a hint.
  case emptyHint
  /// A penalty or a bonus is not in 0...1.
  case shareOutOfRange(Fraction)
  /// The number of tries is not in ``QuizRules/triesRange``.
  case triesOutOfRange(Int)
  /// The seconds are not in ``TimeLimit/secondsRange``.
  case secondsOutOfRange(Int)
  /// The rule means nothing in this mode.
  case ruleDoesNotFit(QuizMode)
  /// There is a bonus for time, but problems have no time limit.
  case bonusWithoutTimeLimit
  /// A quiz has no items.
  case noItems
  /// A quiz shows an option that its problem does not have, or shows it twice.
  case unknownOption(AnswerOption.ID)
  /// A quiz leaves out a right option.
  case missingCorrectOption(AnswerOption.ID)
}

extension ProblemFault: CustomStringConvertible {
  /// What is wrong, for authors and developers.
  public var description: String {
    switch self {
    case .malformed(let reason):
      reason
    case .emptyIdentifier:
      "the identifier is empty"
    case .duplicateIdentifier(let identifier, let first):
      "the identifier \"\(identifier)\" is taken already, by \(first)"
    case .nestedTooDeeply:
      "sets are within each other more than \(ProblemBank.maximumDepth) deep"
    case .unknownKind(let kind):
      "the kind \"\(kind)\" is not known, expected one of "
        + ProblemKind.Name.allCases.map(\.rawValue).joined(separator: ", ")
    case .emptyPrompt:
      "the prompt is empty"
    case .pointsOutOfRange(let points):
      "\(points) points, expected \(Problem.pointsRange.lowerBound) to "
        + "\(Problem.pointsRange.upperBound)"
    case .tooFewOptions(let count):
      "\(count) options, expected at least 2"
    case .emptyOption:
      "the option is empty"
    case .equalOptions(let first, let second):
      "the options \"\(first)\" and \"\(second)\" read the same"
    case .noCorrectOption:
      "no option is correct"
    case .severalCorrectOptions(let options):
      "the options \(options.map { "\"\($0)\"" }.joined(separator: ", ")) are all correct, "
        + "expected one; use checkAll for several"
    case .emptyAnswer:
      "the accepted answer is empty"
    case .emptyConfusable:
      "the confusable is empty"
    case .acceptedConfusable(let term, let accepted):
      "the confusable \"\(term)\" is the same as the accepted answer \"\(accepted)\""
    case .emptyHint:
      "the hint is empty"
    case .shareOutOfRange(let share):
      "\(share) is out of range, expected from 0 to 1"
    case .triesOutOfRange(let tries):
      "\(tries) tries, expected \(QuizRules.triesRange.lowerBound) to "
        + "\(QuizRules.triesRange.upperBound)"
    case .secondsOutOfRange(let seconds):
      "\(seconds) seconds, expected \(TimeLimit.secondsRange.lowerBound) to "
        + "\(TimeLimit.secondsRange.upperBound)"
    case .ruleDoesNotFit(let mode):
      "the mode \(mode.rawValue) has no such rule"
    case .bonusWithoutTimeLimit:
      "there is a bonus for time, but no time limit for problems"
    case .noItems:
      "the quiz has no items"
    case .unknownOption(let option):
      "the option \"\(option)\" is not one of the problem's, or is shown twice"
    case .missingCorrectOption(let option):
      "the correct option \"\(option)\" is not shown"
    }
  }
}
