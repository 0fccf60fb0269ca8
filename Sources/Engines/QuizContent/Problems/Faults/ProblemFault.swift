// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
public import LudusCore
internal import MathAnswers

/// A fault in a problem, a bank, a quiz or a challenge.
///
/// Its description says what, for authors and developers; `LocatedFault` says where. The reasons
/// behind it stay inside the package, so that a new check changes no app.
public struct ProblemFault: ContentFault {
  /// The reasons that descriptions are made from.
  package enum Reason: Hashable, Sendable {
    /// A value that is missing or has a form that cannot be read.
    case unreadable(String)
    /// A key that its object does not have, with those that it has.
    case unknownKey(String, known: [String])
    /// An identifier without any visible character.
    case emptyIdentifier
    /// An identifier that is already in use.
    case duplicateIdentifier(String, first: ContentPlace)
    /// There is nothing to read in a text.
    case emptyText(Text)
    /// A number is not in its range.
    case numberOutOfRange(Int, ClosedRange<Int>, of: Quantity = .number)
    /// Points are not above 0, too many, or not in steps of 1/600.
    case pointsOutOfRange(Fraction)
    /// A penalty or a bonus is not in 0...1.
    case shareOutOfRange(Fraction)
    /// A date is more than about 35,000 years away.
    case dateOutOfRange
    /// Sets are within sets to more than ``ProblemBank/maximumDepth``.
    case nestedTooDeeply
    /// A term that an answer must not be taken for counts as this accepted answer.
    case acceptedConfusable(String, accepted: String)
    /// An answer of this kind cannot be expected: it is not written, or a person judges it.
    case unwrittenAnswer(ProblemKind.Name)
    /// Something about options to pick from.
    case options(Options)
    /// Something about items to be put in order or matched.
    case items(Items)
    /// Something about a text with gaps.
    case cloze(Cloze)
    /// Something about an open response.
    case openResponse(OpenResponse)
    /// Something that only a template can have wrong.
    indirect case template(Template)
    /// Something about what a quiz is to be made of.
    case blueprint(Blueprint)
    /// Something about the rules of a quiz.
    case rules(Rules)
    /// A quiz has no items.
    case noItems
    /// Something about a challenge.
    case challenge(Challenge)
  }

  package let reason: Reason

  package init(_ reason: Reason) {
    self.reason = reason
  }

  /// Returns the fault of a value that is missing or has a form that cannot be read.
  public static func malformed(_ reason: String) -> ProblemFault {
    ProblemFault(.unreadable(reason))
  }

  /// Returns the fault of a key that its object does not have.
  public static func unknown(key: String, known: [String]) -> ProblemFault {
    ProblemFault(.unknownKey(key, known: known))
  }
}

extension LocatedFault<ProblemFault> {
  /// Creates a located fault from its reason.
  package init(_ reason: ProblemFault.Reason, at place: ContentPlace) {
    self.init(ProblemFault(reason), at: place)
  }
}

extension ProblemFault: CustomStringConvertible {
  /// A description for authors and developers.
  public var description: String {
    switch reason {
    case .unreadable(let reason): reason
    case .unknownKey(let key, let known): .unknown("key", key, known)
    case .emptyIdentifier: "the identifier is empty"
    case .duplicateIdentifier(let identifier, let first):
      "the identifier \"\(identifier)\" is taken already, by \(first)"
    case .emptyText(let text): "the \(text.rawValue) is empty"
    case .numberOutOfRange(let number, let range, let quantity):
      "\(quantity.amount(number)), expected \(range.lowerBound) to \(range.upperBound)"
    case .pointsOutOfRange(let points):
      "\(points) points, expected more than 0 and at most \(Problem.maximumPoints), "
        + "in steps of 1/\(Problem.pointsDenominator)"
    case .shareOutOfRange(let share): "\(share) is out of range, expected from 0 to 1"
    case .dateOutOfRange: "the date is too far away to be stored in milliseconds"
    case .nestedTooDeeply:
      "sets are within each other more than \(ProblemBank.maximumDepth) deep"
    case .acceptedConfusable(let term, let accepted):
      "the confusable \"\(term)\" is the same as the accepted answer \"\(accepted)\""
    case .unwrittenAnswer(let kind):
      "no answer of the kind \(kind.rawValue) can be expected, only one of "
        + ProblemKind.Name.list { $0.isMatched }
    case .options(let fault): "\(fault)"
    case .items(let fault): "\(fault)"
    case .cloze(let fault): "\(fault)"
    case .openResponse(let fault): "\(fault)"
    case .template(let fault): "\(fault)"
    case .blueprint(let fault): "\(fault)"
    case .rules(let fault): "\(fault)"
    case .noItems: "the quiz has no items"
    case .challenge(let fault): "\(fault)"
    }
  }
}

extension ProblemFault {
  /// A text that must not be empty; its name is the word for it.
  package enum Text: String, Hashable, Sendable {
    /// A text to read before the problem.
    case introduction
    /// The prompt, which every problem has.
    case prompt
    /// An option to pick.
    case option
    /// An item, a criterion or a level.
    case item
    /// The text around gaps.
    case text
    /// A hint.
    case hint
    /// A text about the whole response.
    case feedback
    /// An accepted answer.
    case acceptedAnswer = "accepted answer"
    /// A term that an answer must not be taken for.
    case confusable
  }

  /// The unit of a number that has a range.
  package enum Quantity: Hashable, Sendable {
    /// A plain number.
    case number
    /// Points of a problem or a level.
    case points
    /// Tries at a problem.
    case tries
    /// Seconds of a limit.
    case seconds
    /// The weight of a gap.
    case weight
    /// Variants of a template in a quiz.
    case variants

    fileprivate func amount(_ number: Int) -> String {
      switch self {
      case .number: "\(number)"
      case .points: "\(number) points"
      case .tries: "\(number) tries"
      case .seconds: "\(number) seconds"
      case .weight: "the weight \(number)"
      case .variants: "\(number) variants"
      }
    }
  }
}

// MARK: - Numbers in their ranges

extension ProblemFault: RangeFault, NumberRangeFault {
  package static func outOfRange(_ number: Int, expected: ClosedRange<Int>) -> ProblemFault {
    ProblemFault(.numberOutOfRange(number, expected))
  }

  package static func numberOutOfRange(
    _ number: Double,
    expected: ClosedRange<Double>
  ) -> ProblemFault {
    .malformed("\(number), expected \(expected.lowerBound) to \(expected.upperBound)")
  }
}

extension ProblemFault {
  /// The fault of an identifier with nothing to see in it, under the key `id`.
  package static func faults<Subject>(
    id: Identifier<Subject>
  ) -> [LocatedFault<ProblemFault>] {
    id.rawValue.isInvisible
      ? [LocatedFault(.emptyIdentifier, at: ContentPlace().key("id"))] : []
  }

  /// Numbers, each with the key that it stands under and the range that it must be in.
  package typealias RangedNumbers = [(key: String, number: Int, range: ClosedRange<Int>)]

  /// A fault for each number that is out of its range.
  package static func faults(
    of numbers: RangedNumbers,
    within place: ContentPlace = ContentPlace()
  ) -> [LocatedFault<ProblemFault>] {
    numbers.filter { !$0.range.contains($0.number) }.map { key, number, range in
      LocatedFault(.numberOutOfRange(number, range), at: place.key(key))
    }
  }

  /// Checks numbers.
  ///
  /// - Throws: A fault for each one that is out of its range.
  package static func check(_ numbers: RangedNumbers) throws(ContentError<ProblemFault>) {
    let faults = faults(of: numbers)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }
}

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

  /// Something that is wrong with items to be put in order or matched, and with those that a quiz
  /// shows.
  package enum Items: Hashable, Sendable {
    /// There are fewer than two.
    case tooFew(Int)
    /// The item, criterion or level reads the same as an earlier one.
    case equal(String, String)
    /// There is no item with this name, or a quiz shows it twice.
    case unknown(Problem.Item.ID)
    /// An item is named twice as a predecessor of the same item.
    case duplicatePredecessor(Problem.Item.ID)
    /// Each of these items must come after the next one, and the last after the first.
    case cyclicOrder([Problem.Item.ID])
    /// The formula needs one correct order, but there are predecessors.
    case formulaNeedsOneOrder(OrderingTask.Formula)
    /// An item of the left column belongs to no item of the right.
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
        + "expected one; use checkAll to have all of them picked, or weighted grading with the weight 1 for "
        + "each further one if any of them will do"
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
        + ProblemKind.Name.list { $0.fitsIntoGap }
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
  /// The names of the kinds whose tasks have something, for authors.
  static func list(where isListed: (any ProblemTask.Type) -> Bool) -> String {
    allCases.filter { isListed($0.task) }.map(\.rawValue).joined(separator: ", ")
  }
}

private func list(_ names: [String]) -> String {
  names.map { "\"\($0)\"" }.joined(separator: ", ")
}

extension ProblemFault {
  /// Something that only a template can have wrong.
  package enum Template: Hashable, Sendable {
    /// Something about a name.
    case name(Name)
    /// Something about a variable and its values.
    case values(Values)
    /// Something about a formula or a constraint.
    case formula(Formula)
    /// Something about the variants, which shows when values are tried.
    case variant(Variant)

    /// Something that is wrong with names.
    package enum Name: Hashable, Sendable {
      /// It is not a letter with letters and digits behind it, or is too long.
      case invalid(String)
      /// It stands for two things.
      case duplicate(String)
      /// No variable and no formula has it.
      case unknown(String)
      /// A formula uses a variable that is a text, or a text is to be the answer or to have a sign.
      case textIsNoNumber(String)
    }

    /// Something that is wrong with variables.
    package enum Values: Hashable, Sendable {
      /// There are no variables, and so only one variant.
      case noVariables
      /// A variable has no value.
      case none
      /// A range ends before it begins, has a step that is not above 0, or too many numbers.
      case invalidRange(from: Fraction, through: Fraction, step: Fraction)
      /// A variable has more values than ``ProblemTemplate/Variable/maximumValues``.
      case tooMany(Int)
      /// A variable refers to a companion that does not precede it or has a companion itself.
      case unknownCompanion(String)
      /// A variable has more or fewer values than the one that it goes with.
      case companionCount(Int, expected: Int)
      /// The digits of a style are out of range.
      case styleOutOfRange(ProblemTemplate.NumberStyle)
    }

    /// Something that is wrong with formulas and constraints.
    package enum Formula: Hashable, Sendable {
      /// A formula cannot be read.
      case unreadable(String, Verdict.ExpressionFault)
      /// Each of these formulas needs the next one, and the last the first.
      case cyclic([String])
      /// A formula is not a calculation that yields a number.
      case notACalculation(String)
      /// A constraint is not a comparison.
      case notAComparison(String)
    }

    /// Something that is wrong with variants.
    package enum Variant: Hashable, Sendable {
      /// A formula divides by 0 for these values, which no constraint excludes.
      case divisionByZero(String, example: String)
      /// A formula has no real value for these values, which no constraint excludes.
      case noRealValue(String, example: String)
      /// The number of this name is written in a style that does not round, and is neither a
      /// fraction nor a root or a multiple of π for these values.
      case notExact(String, example: String)
      /// The style of this name has more figures than are known of its number for these values.
      case tooFine(String, example: String)
      /// A number is too large for these values, which no constraint excludes.
      case tooLarge(String, example: String)
      /// Of this many choices of values, none meets all constraints; whether these were all
      /// choices.
      case constraintsNeverMet(tried: Int, all: Bool)
      /// Of this many choices of values, none makes all options differ.
      case optionsNeverDiffer(tried: Int)
      /// The key cannot be used for these values.
      case unusableKey(String, example: String)
      /// The rounded answer is farther from the exact one than the tolerance for these values.
      case roundedBeyondTolerance(String, exact: String, example: String)
      /// A variant has a fault for these values.
      indirect case faulty(ProblemFault, example: String)
    }
  }
}

extension ProblemFault.Template: CustomStringConvertible {
  /// A description for authors.
  package var description: String {
    switch self {
    case .name(let fault): "\(fault)"
    case .values(let fault): "\(fault)"
    case .formula(let fault): "\(fault)"
    case .variant(let fault): "\(fault)"
    }
  }
}

extension ProblemFault.Template.Name: CustomStringConvertible {
  /// A description for authors.
  package var description: String {
    switch self {
    case .invalid(let name):
      "the name \"\(name)\", expected a letter with letters and digits behind it"
    case .duplicate(let name): "the name \"\(name)\" is taken already"
    case .unknown(let name): "there is no variable and no formula \"\(name)\""
    case .textIsNoNumber(let name): "\"\(name)\" is a text, expected a number"
    }
  }
}

extension ProblemFault.Template.Values: CustomStringConvertible {
  /// A description for authors.
  package var description: String {
    let maximum = ProblemTemplate.Variable.maximumValues
    return switch self {
    case .noVariables: "there are no variables, expected at least one"
    case .none: "there are no values, expected at least one"
    case .invalidRange(let from, let through, let step):
      "from \(from) through \(through) by \(step), expected a step above 0 and 1 to "
        + "\(maximum) numbers"
    case .tooMany(let count): "\(count) values, expected at most \(maximum)"
    case .unknownCompanion(let name):
      "\"\(name)\" is not an earlier variable that is drawn by itself"
    case .companionCount(let count, let expected):
      "\(count) values, expected \(expected), as many as the variable that it goes with"
    case .styleOutOfRange:
      "the digits of the style are out of range, expected up to "
        + "\(ProblemTemplate.NumberStyle.maximumDigits)"
    }
  }
}

extension ProblemFault.Template.Formula: CustomStringConvertible {
  /// A description for authors.
  package var description: String {
    switch self {
    case .unreadable(let formula, let fault): "\"\(formula)\" cannot be read: \(fault)"
    case .cyclic(let names):
      "the formulas \(names.map { "\"\($0)\"" }.joined(separator: ", ")) need one another"
    case .notACalculation(let formula): "\"\(formula)\" is not a calculation that yields a number"
    case .notAComparison(let formula):
      "\"\(formula)\" is not a comparison, expected one such as a > b"
    }
  }
}

extension ProblemFault.Template.Variant: CustomStringConvertible {
  /// A description for authors.
  package var description: String {
    switch self {
    case .divisionByZero(let formula, let example):
      "\"\(formula)\" divides by 0 for \(example), which no constraint excludes"
    case .noRealValue(let formula, let example):
      "\"\(formula)\" has no real value for \(example), which no constraint excludes"
    case .notExact(let name, let example):
      "\"\(name)\" is not a fraction for \(example), expected a style that rounds, such as "
        + "{\"significantFigures\": 3}"
    case .tooFine(let name, let example):
      "\"\(name)\" is known to about 12 figures for \(example), expected a style with fewer"
    case .tooLarge(let formula, let example):
      "\"\(formula)\" is too large for \(example), which no constraint excludes"
    case .constraintsNeverMet(let tried, let all):
      "no choice of values meets all constraints, of \(all ? "all " : "")\(tried) that were tried"
    case .optionsNeverDiffer(let tried):
      "for no choice of values do all options differ, of \(tried) that were tried"
    case .unusableKey(let reason, let example): "the key cannot be used for \(example): \(reason)"
    case .roundedBeyondTolerance(let rounded, let exact, let example):
      "the answer \(rounded) is farther from \(exact) than the tolerance, for \(example)"
    case .faulty(let fault, let example): "for \(example): \(fault)"
    }
  }
}
