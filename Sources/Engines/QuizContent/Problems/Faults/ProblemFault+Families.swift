// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension ProblemFault {
  /// Something that is wrong with options to pick from, and with those that a quiz shows.
  package enum Options: Hashable, Sendable {
    /// There are fewer than two.
    case tooFew(Int)
    /// The option reads the same as an earlier one.
    case equal(AnswerOption.ID, AnswerOption.ID)
    /// None is correct.
    case noneCorrect
    /// More than one option of a multiple-choice problem is correct.
    case severalCorrect([AnswerOption.ID])
    /// The option that says that no other is correct is not the last.
    case noneOfTheAboveIsNotLast(AnswerOption.ID)
    /// The option that says that no other is correct is correct, and another is too.
    case noneOfTheAboveIsNotAlone(AnswerOption.ID)
    /// A correct option has no weight although the problem is graded by weights.
    case missingWeight(AnswerOption.ID)
    /// An option has a weight although the problem is not graded by weights.
    case unusedWeight(AnswerOption.ID)
    /// The weight of an option is not in the range that its formula wants.
    case weightOutOfRange(Fraction, of: AnswerOption.ID)
    /// The weights have no common denominator of at most ``AnswerOptions/maximumDenominator``.
    case weightsTooFine
    /// The weights of the correct options add up to this and not to 1.
    case weightsDoNotAddUp(to: Fraction)
    /// A quiz shows an option that its problem does not have, or shows it twice.
    case unknown(AnswerOption.ID)
    /// A quiz leaves out a correct option.
    case missingCorrect(AnswerOption.ID)
  }

  /// Something that is wrong with items to be put in order or matched, and with those that a quiz shows.
  package enum Items: Hashable, Sendable {
    /// There are fewer than two.
    case tooFew(Int)
    /// The item, criterion or level reads the same as an earlier one.
    case equal(String, String)
    /// There is no item with this name, or a quiz shows it twice.
    case unknown(Problem.Item.ID)
    /// An item is named twice as one that must stand before the same other.
    case duplicatePredecessor(Problem.Item.ID)
    /// Each of these items must stand after the next one, and the last after the first.
    case cyclicOrder([Problem.Item.ID])
    /// The formula needs one correct order, but there are predecessors.
    case formulaNeedsOneOrder(OrderingTask.Formula)
    /// An item of the left column belongs to none of the right.
    case missingPair(Problem.Item.ID)
    /// An item of the right column belongs to several of the left, which is not allowed.
    case sharedRight(Problem.Item.ID)
    /// A quiz leaves out an item.
    case missing(Problem.Item.ID)
  }

  /// Something that is wrong with a text with gaps.
  package enum Cloze: Hashable, Sendable {
    /// There are no gaps.
    case noGaps
    /// The text has a marker for a gap that does not exist.
    case markerWithoutGap(ClozeTask.Gap.ID)
    /// The text has no marker for the gap.
    case gapWithoutMarker(ClozeTask.Gap.ID)
    /// The text has several markers for the gap.
    case duplicateMarker(ClozeTask.Gap.ID)
    /// A gap cannot be of this kind.
    case kindDoesNotFit(ProblemKind.Name)
    /// A quiz shows options for a gap that does not exist, or that has no options.
    case gapWithoutOptions(ClozeTask.Gap.ID)
  }

  /// Something that is wrong with an open response and its rubric.
  package enum OpenResponse: Hashable, Sendable {
    /// The limits of words are below 1, or the lower one is above the upper one.
    case invalidWordLimits(minimum: Int?, maximum: Int?)
    /// The rubric has no criteria.
    case emptyRubric
    /// A criterion has fewer than two levels.
    case tooFewLevels(Int)
    /// No level of the criterion is worth any point.
    case worthlessCriterion
  }

  /// Something that is wrong with a blueprint or its parts.
  package enum Blueprint: Hashable, Sendable {
    /// The number of problems to draw is below 1.
    case tooFewProblems(Int)
    /// The number of options to show is below 2.
    case tooFewOptions(Int)
    /// The strata ask for more problems than the quiz has.
    case strataExceedCount(Int, count: Int)
    /// There is no interval between reviews.
    case noIntervals
    /// The interval between reviews is shorter than the one before it.
    case shrinkingInterval(Int, after: Int)
  }

  /// Something that is wrong with the rules of a quiz.
  package enum Rules: Hashable, Sendable {
    /// The rule means nothing in this mode.
    case doesNotFit(QuizRules.Mode)
    /// There is a bonus for time, but problems have no time limit.
    case bonusWithoutTimeLimit
  }

  /// Something that is wrong with a challenge.
  package enum Challenge: Hashable, Sendable {
    /// It has fewer than two players.
    case tooFewPlayers(Int)
    /// A person must grade the answers to a problem.
    case needsPerson(Problem.ID)
    /// The deadline is not after the beginning.
    case deadlineNotAfterOpening
  }
}

// MARK: - Descriptions

extension ProblemFault.Options: CustomStringConvertible {
  /// A description for authors and developers.
  package var description: String {
    switch self {
    case .tooFew(let count): "\(count) options, expected at least 2"
    case .equal(let first, let second):
      "the options \"\(first)\" and \"\(second)\" read the same"
    case .noneCorrect: "no option is correct"
    case .severalCorrect(let options):
      "the options \(list(options.map(\.rawValue))) are all correct, "
        + "expected one; use checkAll for several"
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
      "the weights have no common denominator up to \(AnswerOptions.maximumDenominator)"
    case .weightsDoNotAddUp(let sum):
      "the weights of the correct options add up to \(sum), expected 1"
    case .unknown(let option):
      "the option \"\(option)\" is not one of the problem's, or is shown twice"
    case .missingCorrect(let option): "the correct option \"\(option)\" is not shown"
    }
  }
}

extension ProblemFault.Items: CustomStringConvertible {
  /// A description for authors and developers.
  package var description: String {
    switch self {
    case .tooFew(let count): "\(count) items, expected at least 2"
    case .equal(let first, let second):
      "the items \"\(first)\" and \"\(second)\" read the same"
    case .unknown(let item):
      "the item \"\(item)\" is not one of the problem's, or is shown twice"
    case .duplicatePredecessor(let item): "the predecessor \"\(item)\" is named twice"
    case .cyclicOrder(let items):
      "the items \(list(items.map(\.rawValue))) come after one another in a circle"
    case .formulaNeedsOneOrder(let formula):
      "\(formula.rawValue) needs one right order, but there are predecessors; "
        + "use dependencyGraph or allOrNothing"
    case .missingPair(let item): "the item \"\(item)\" of the left column is paired with none"
    case .sharedRight(let item):
      "the item \"\(item)\" of the right column is in several pairs; say sharesRight to allow that"
    case .missing(let item): "the item \"\(item)\" is not shown"
    }
  }
}

extension ProblemFault.Cloze: CustomStringConvertible {
  /// A description for authors and developers.
  package var description: String {
    switch self {
    case .noGaps: "there are no gaps"
    case .markerWithoutGap(let gap):
      "the text has the marker [[\(gap)]], but there is no gap \"\(gap)\""
    case .gapWithoutMarker(let gap):
      "the text has no marker [[\(gap)]] for the gap \"\(gap)\""
    case .duplicateMarker(let gap): "the text has the marker [[\(gap)]] more than once"
    case .kindDoesNotFit(let kind):
      "a gap cannot be of the kind \(kind.rawValue), expected one of "
        + ProblemKind.Name.list(of: \.fitsIntoGap)
    case .gapWithoutOptions(let gap): "the gap \"\(gap)\" has no options to show"
    }
  }
}

extension ProblemFault.OpenResponse: CustomStringConvertible {
  /// A description for authors and developers.
  package var description: String {
    switch self {
    case .invalidWordLimits(let minimum, let maximum):
      "\(minimum.map { "\($0)" } ?? "any") to \(maximum.map { "\($0)" } ?? "any number of") words, "
        + "expected limits of at least 1, the lower one first"
    case .emptyRubric: "the rubric has no criteria"
    case .tooFewLevels(let count): "\(count) levels, expected at least 2"
    case .worthlessCriterion: "no level is worth any point"
    }
  }
}

extension ProblemFault.Blueprint: CustomStringConvertible {
  /// A description for authors and developers.
  package var description: String {
    switch self {
    case .tooFewProblems(let count): "\(count) problems cannot be drawn, expected at least 1"
    case .tooFewOptions(let count):
      "the options cannot be limited to \(count), expected at least 2"
    case .strataExceedCount(let places, let count):
      "the strata ask for \(places) problems, expected at most \(count)"
    case .noIntervals: "there are no intervals, expected at least 1"
    case .shrinkingInterval(let interval, let last):
      "an interval of \(interval) after one of \(last), expected intervals that do not get shorter"
    }
  }
}

extension ProblemFault.Rules: CustomStringConvertible {
  /// A description for authors and developers.
  package var description: String {
    switch self {
    case .doesNotFit(let mode): "the mode \(mode.rawValue) has no such rule"
    case .bonusWithoutTimeLimit:
      "there is a bonus for time, but no time limit for problems"
    }
  }
}

extension ProblemFault.Challenge: CustomStringConvertible {
  /// A description for authors and developers.
  package var description: String {
    switch self {
    case .tooFewPlayers(let count): "\(count) players, expected at least 2"
    case .needsPerson(let problem):
      "a person must grade the answers to the problem \"\(problem)\", which a challenge cannot wait for"
    case .deadlineNotAfterOpening: "the deadline is not after the beginning"
    }
  }
}

extension ProblemKind.Name {
  /// The names for which something holds, for authors.
  static func list(of isListed: (Self) -> Bool) -> String {
    allCases.filter(isListed).map(\.rawValue).joined(separator: ", ")
  }
}

private func list(_ names: [String]) -> String {
  names.map { "\"\($0)\"" }.joined(separator: ", ")
}
