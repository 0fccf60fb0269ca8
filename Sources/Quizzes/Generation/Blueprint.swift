/// What a quiz is to be made of.
///
/// ```swift
/// let blueprint = Blueprint(sets: ["ch1010/acids", "ch1010/moles"], count: 10)
/// let quiz = try Quiz(from: bank, blueprint, using: &generator)
/// ```
///
/// Sets and count are all that many quizzes need. The rest narrows down which problems may be drawn
/// (``filter``, ``answers``, ``noRepeats``), says which come first (``review``) and how many of each chapter or skill
/// there are (``strata``), and makes some likelier than others (``weights``). What depends on what learners did
/// takes it from ``QuizEvidence``.
public struct Blueprint: Hashable, Sendable {
  /// The numbers of problems that QuizASSIST let its players choose from.
  ///
  /// A blueprint takes any number of at least 1; an app may offer these.
  public static let usualCounts = 5...20

  /// The sets to draw from, each with all sets in it, or nil for the whole bank.
  ///
  /// A problem that is in several of them is drawn once.
  public var sets: [ProblemSet.ID]?
  /// How many problems to draw, at least 1; `Int.max` for all there are.
  ///
  /// A quiz is shorter when there are fewer.
  public var count: Int
  /// How many options to show at most.
  public var optionLimit: Blueprint.OptionLimit
  /// Which problems may be drawn, by what their authors say about them.
  public var filter: Blueprint.ProblemFilter
  /// Which problems may be drawn, by how the learner did them before.
  public var answers: Blueprint.AnswerFilter
  /// How long a problem that the learner has done is not drawn again, or nil when that does not matter.
  ///
  /// It holds without exception: the quiz is shorter when too few problems are left.
  public var noRepeats: Blueprint.RepeatWindow?
  /// Whether problems that are due for review come first, or nil when that does not matter.
  public var review: SpacedReview?
  /// So many of each chapter or skill, at least; their counts add up to ``count`` at most.
  public var strata: [Blueprint.Stratum]
  /// What happens when a stratum has fewer problems than it asks for.
  public var shortage: Blueprint.Stratum.Shortage
  /// What makes some problems likelier to be drawn than others.
  public var weights: ProblemWeights

  /// Creates a blueprint.
  ///
  /// - Parameters:
  ///   - sets: The sets to draw from, each with all sets in it, or nil for the whole bank.
  ///   - count: How many problems to draw, at least 1.
  ///   - optionLimit: How many options to show at most.
  ///   - filter: Which problems may be drawn, by what their authors say about them.
  ///   - answers: Which problems may be drawn, by how the learner did them before.
  ///   - noRepeats: How long a problem that the learner has done is not drawn again.
  ///   - review: Whether problems that are due for review come first.
  ///   - strata: So many of each chapter or skill, at least.
  ///   - shortage: What happens when a stratum has fewer problems than it asks for.
  ///   - weights: What makes some problems likelier to be drawn than others.
  public init(
    sets: [ProblemSet.ID]? = nil,
    count: Int,
    optionLimit: Blueprint.OptionLimit = .four,
    filter: Blueprint.ProblemFilter = .none,
    answers: Blueprint.AnswerFilter = .any,
    noRepeats: Blueprint.RepeatWindow? = nil,
    review: SpacedReview? = nil,
    strata: [Blueprint.Stratum] = [],
    shortage: Blueprint.Stratum.Shortage = .fill,
    weights: ProblemWeights = .equal
  ) {
    self.sets = sets
    self.count = count
    self.optionLimit = optionLimit
    self.filter = filter
    self.answers = answers
    self.noRepeats = noRepeats
    self.review = review
    self.strata = strata
    self.shortage = shortage
    self.weights = weights
  }
}

extension Blueprint {
  /// Whether the draw depends on whom the quiz is for.
  public var needsLearner: Bool {
    answers != .any || noRepeats != nil || review != nil || weights.mistakes != nil
      || weights.recency != nil
  }

  /// Whether the draw depends on its date.
  public var needsDate: Bool {
    noRepeats?.span == .days || review != nil || weights.recency != nil
  }
}
