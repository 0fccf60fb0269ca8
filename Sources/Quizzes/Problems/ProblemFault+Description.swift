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
      "the options \(Self.list(options.map(\.rawValue))) are all correct, "
        + "expected one; use checkAll for several"
    case .emptyAnswer:
      "the accepted answer is empty"
    case .emptyConfusable:
      "the confusable is empty"
    case .acceptedConfusable(let term, let accepted):
      "the confusable \"\(term)\" is the same as the accepted answer \"\(accepted)\""
    case .noneOfTheAboveIsNotLast(let option):
      "the option \"\(option)\" says that none of the above is correct, expected it to be the last"
    case .noneOfTheAboveIsNotAlone(let option):
      "the option \"\(option)\" says that none of the above is correct, but another is correct too"
    case .missingWeight(let option):
      "the correct option \"\(option)\" has no weight, which weighted grading needs"
    case .unusedWeight(let option):
      "the option \"\(option)\" has a weight, which only weighted grading uses"
    case .weightOutOfRange(let weight, let option):
      "the weight \(weight) of the option \"\(option)\" is out of range"
    case .weightsTooFine:
      "the weights have no common denominator up to \(AnswerOptions.largestDenominator)"
    case .weightsDoNotAddUp(let sum):
      "the weights of the correct options add up to \(sum), expected 1"
    case .unknownName(let name, let known):
      "\"\(name)\" is not known, expected one of \(known.joined(separator: ", "))"
    case .tooFewItems(let count):
      "\(count) items, expected at least 2"
    case .emptyItem:
      "the item is empty"
    case .equalItems(let first, let second):
      "the items \"\(first)\" and \"\(second)\" read the same"
    case .unknownItem(let item):
      "the item \"\(item)\" is not one of the problem's, or is shown twice"
    case .repeatedPredecessor(let item):
      "the predecessor \"\(item)\" is named twice"
    case .cyclicOrder(let items):
      "the items \(Self.list(items.map(\.rawValue))) come after one another in a circle"
    case .formulaNeedsOneOrder(let formula):
      "\(formula.rawValue) needs one right order, but there are predecessors; "
        + "use dependencyGraph or allOrNothing"
    case .missingPair(let item):
      "the item \"\(item)\" of the left column is paired with none"
    case .sharedRight(let item):
      "the item \"\(item)\" of the right column is in several pairs; say sharesRight to allow that"
    case .emptyText:
      "the text is empty"
    case .noGaps:
      "there are no gaps"
    case .markerWithoutGap(let gap):
      "the text has the marker [[\(gap)]], but there is no gap \"\(gap)\""
    case .gapWithoutMarker(let gap):
      "the text has no marker [[\(gap)]] for the gap \"\(gap)\""
    case .repeatedMarker(let gap):
      "the text has the marker [[\(gap)]] more than once"
    case .kindDoesNotFitIntoGap(let kind):
      "a gap cannot be of the kind \(kind.rawValue), expected one of "
        + ProblemKind.Name.allCases.filter(\.fitsIntoGap).map(\.rawValue).joined(separator: ", ")
    case .gapWeightOutOfRange(let weight):
      "the weight \(weight), expected \(ClozeTask.Gap.weightRange.lowerBound) to "
        + "\(ClozeTask.Gap.weightRange.upperBound)"
    case .invalidWordLimits(let minimum, let maximum):
      "\(minimum.map { "\($0)" } ?? "any") to \(maximum.map { "\($0)" } ?? "any number of") words, "
        + "expected limits of at least 1, the lower one first"
    case .emptyRubric:
      "the rubric has no criteria"
    case .tooFewLevels(let count):
      "\(count) levels, expected at least 2"
    case .levelPointsOutOfRange(let points):
      "\(points) points, expected \(Rubric.pointsRange.lowerBound) to \(Rubric.pointsRange.upperBound)"
    case .worthlessCriterion:
      "no level is worth any point"
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
    case .numberOutOfRange(let number, let range):
      "\(number), expected \(range.lowerBound) to \(range.upperBound)"
    case .noIntervals:
      "there are no intervals, expected at least 1"
    case .shrinkingInterval(let interval, let last):
      "an interval of \(interval) after one of \(last), expected intervals that do not get shorter"
    case .noItems:
      "the quiz has no items"
    case .tooFewPlayers(let count):
      "\(count) players, expected at least 2"
    case .needsPerson(let problem):
      "a person must grade the answers to the problem \"\(problem)\", which a challenge cannot wait for"
    case .deadlineNotAfterOpening:
      "the deadline is not after the beginning"
    case .dateOutOfRange:
      "the date is too far away to be stored in milliseconds"
    case .unknownOption(let option):
      "the option \"\(option)\" is not one of the problem's, or is shown twice"
    case .missingCorrectOption(let option):
      "the correct option \"\(option)\" is not shown"
    case .missingItem(let item):
      "the item \"\(item)\" is not shown"
    case .gapWithoutOptions(let gap):
      "the gap \"\(gap)\" has no options to show"
    case .template(let fault):
      "\(fault)"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
