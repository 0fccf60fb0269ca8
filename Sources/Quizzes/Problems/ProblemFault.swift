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
  /// The option that says that no other is right is not the last.
  case noneOfTheAboveIsNotLast(AnswerOption.ID)
  /// The option that says that no other is right is right, and another is too.
  case noneOfTheAboveIsNotAlone(AnswerOption.ID)
  /// A right option has no weight although the problem is graded by weights.
  case missingWeight(AnswerOption.ID)
  /// An option has a weight although the problem is not graded by weights.
  case unusedWeight(AnswerOption.ID)
  /// The weight of an option is not in the range that its formula wants.
  case weightOutOfRange(Fraction, of: AnswerOption.ID)
  /// The weights have no common denominator of at most ``AnswerOptions/largestDenominator``.
  case weightsTooFine
  /// The weights of the right options add up to this and not to 1.
  case weightsDoNotAddUp(to: Fraction)
  /// There is nothing to read in an accepted answer.
  case emptyAnswer
  /// There is nothing to read in a term that an answer must not be taken for.
  case emptyConfusable
  /// A term that an answer must not be taken for counts as this accepted answer.
  case acceptedConfusable(String, accepted: String)
  /// A name is not one of those there are.
  case unknownName(String, known: [String])
  /// There are fewer than two items.
  case tooFewItems(Int)
  /// There is nothing to read in the item, criterion or level.
  case emptyItem
  /// The item, criterion or level reads the same as an earlier one.
  case equalItems(String, String)
  /// There is no item with this name, or a quiz shows it twice.
  case unknownItem(Problem.Item.ID)
  /// An item is said twice to stand before the same other.
  case repeatedPredecessor(Problem.Item.ID)
  /// Each of these items must stand after the next one, and the last after the first.
  case cyclicOrder([Problem.Item.ID])
  /// The formula needs one right order, but there are predecessors.
  case formulaNeedsOneOrder(OrderingTask.Formula)
  /// An item of the left column belongs to none of the right.
  case missingPair(Problem.Item.ID)
  /// An item of the right column belongs to several of the left, which is not allowed.
  case sharedRight(Problem.Item.ID)
  /// There is nothing to read in the text.
  case emptyText
  /// There are no gaps.
  case noGaps
  /// The text has a marker for a gap that there is not.
  case markerWithoutGap(ClozeTask.Gap.ID)
  /// The text has no marker for the gap.
  case gapWithoutMarker(ClozeTask.Gap.ID)
  /// The text has several markers for the gap.
  case repeatedMarker(ClozeTask.Gap.ID)
  /// A gap cannot be of this kind.
  case kindDoesNotFitIntoGap(ProblemKind.Name)
  /// The weight of a gap is not in ``ClozeTask/Gap/weightRange``.
  case gapWeightOutOfRange(Int)
  /// The limits of words are below 1, or the lower one is above the upper one.
  case invalidWordLimits(minimum: Int?, maximum: Int?)
  /// A rubric has no criteria.
  case emptyRubric
  /// A criterion has fewer than two levels.
  case tooFewLevels(Int)
  /// The points of a level are not in ``Rubric/pointsRange``.
  case levelPointsOutOfRange(Int)
  /// No level of the criterion is worth any point.
  case worthlessCriterion
  /// There is nothing to read in a hint.
  case emptyHint
  /// A penalty or a bonus is not in 0...1.
  case shareOutOfRange(Fraction)
  /// The number of tries is not in ``QuizRules/triesRange``.
  case triesOutOfRange(Int)
  /// The seconds are not in ``TimeLimit/secondsRange``.
  case secondsOutOfRange(Int)
  /// The rule means nothing in this mode.
  case ruleDoesNotFit(QuizRules.Mode)
  /// There is a bonus for time, but problems have no time limit.
  case bonusWithoutTimeLimit
  /// A number of a policy is not in its range.
  case numberOutOfRange(Int, ClosedRange<Int>)
  /// There is no interval between reviews.
  case noIntervals
  /// The interval between reviews is shorter than the one before it.
  case shrinkingInterval(Int, after: Int)
  /// A quiz has no items.
  case noItems
  /// A challenge has fewer than two players.
  case tooFewPlayers(Int)
  /// A person must grade the answers to a problem of a challenge.
  case needsPerson(Problem.ID)
  /// The deadline of a challenge is not after its beginning.
  case deadlineNotAfterOpening
  /// A date is more than about 35,000 years away.
  case dateOutOfRange
  /// A quiz shows an option that its problem does not have, or shows it twice.
  case unknownOption(AnswerOption.ID)
  /// A quiz leaves out a right option.
  case missingCorrectOption(AnswerOption.ID)
  /// A quiz leaves out an item.
  case missingItem(Problem.Item.ID)
  /// A quiz shows options for a gap that there is not, or that has no options.
  case gapWithoutOptions(ClozeTask.Gap.ID)
  /// Something that only a template can have wrong.
  indirect case template(ProblemTemplate.Fault)
}
