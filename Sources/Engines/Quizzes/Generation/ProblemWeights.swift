// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import QuizContent

/// The policies that make some problems more likely to be drawn than others.
///
/// ```swift
/// let weights = ProblemWeights(popularity: .standard, mistakes: .standard)
/// let blueprint = try Blueprint(count: 10) { $0.weights = weights }
/// ```
///
/// Each policy gives a problem a factor from 1 to 100 percent, and the factors multiply. The
/// product is the weight: in a single draw, the chance of a problem is its weight divided by the
/// sum of all. Only the ratio of factors matters: a problem at 50 percent is drawn half as often as
/// one at 100. No factor is 0, so no policy keeps a problem out for good; that is what filters are
/// for.
public struct ProblemWeights: Hashable, Sendable {
  /// The factors that a policy can give, in percent.
  package static let percentRange = 1...100

  /// Likes and dislikes.
  public let popularity: ProblemWeights.PopularityWeight?
  /// The weight of the learner's last result with the problem.
  public let mistakes: ProblemWeights.MistakeWeight?
  /// The weight of the share of learners who do the problem right.
  public let difficulty: ProblemWeights.DifficultyWeight?
  /// The weight of the time since the learner did the problem.
  public let recency: ProblemWeights.RecencyWeight?

  /// Creates weights; what is nil does not matter.
  public init(
    popularity: ProblemWeights.PopularityWeight? = nil,
    mistakes: ProblemWeights.MistakeWeight? = nil,
    difficulty: ProblemWeights.DifficultyWeight? = nil,
    recency: ProblemWeights.RecencyWeight? = nil
  ) {
    self.popularity = popularity
    self.mistakes = mistakes
    self.difficulty = difficulty
    self.recency = recency
  }

  /// Makes every problem equally likely.
  public static let equal = ProblemWeights()
}

/// In JSON only the policies that matter are written.
extension ProblemWeights: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let popularity = record.field("popularity", \.popularity)
    let mistakes = record.field("mistakes", \.mistakes)
    let difficulty = record.field("difficulty", \.difficulty)
    let recency = record.field("recency", \.recency)
    return try ProblemWeights(
      popularity: popularity(),
      mistakes: mistakes(),
      difficulty: difficulty(),
      recency: recency()
    )
  }
}

extension ProblemWeights {
  /// The factor that one policy contributes to the weight of a problem, and its reason.
  public struct Factor: Hashable, Sendable {
    /// The reason for a factor.
    public enum Reason: Hashable, Sendable {
      /// The votes count.
      case votes(Problem.Popularity)
      /// There are too few votes to count.
      case tooFewVotes(Problem.Popularity)
      /// The learner did the problem wrong the last time.
      case lastWrong
      /// The learner did the problem right the last time.
      case lastCorrect
      /// The learner has not done the problem.
      case unanswered
      /// So many percent of its worth were earned on average when so many learners met it first.
      case facility(Int, learners: Int)
      /// A tag of the author says what percent that is.
      case tag(String, Int)
      /// Neither enough answers nor a tag say how difficult the problem is.
      case unknownDifficulty
      /// The learner did the problem so many whole days ago.
      case lastAnswered(daysAgo: Int)
    }

    /// The reason for the size of the factor.
    public let reason: Reason
    /// The factor in percent, from 1 to 100.
    public let percent: Int

    init(_ reason: Reason, percent: Int) {
      self.reason = reason
      self.percent = percent
    }
  }
}

extension ProblemWeights.Factor: CustomStringConvertible {
  /// The factor with its reason, such as "60 % (too few votes: 1 for, 0 against)".
  public var description: String { "\(percent) % (\(reason))" }
}

extension ProblemWeights.Factor.Reason: CustomStringConvertible {
  /// The reason in a few words.
  public var description: String {
    switch self {
    case .votes(let popularity):
      "votes: \(popularity.likes) for, \(popularity.dislikes) against"
    case .tooFewVotes(let popularity):
      "too few votes: \(popularity.likes) for, \(popularity.dislikes) against"
    case .lastWrong: "wrong the last time"
    case .lastCorrect: "right the last time"
    case .unanswered: "not done before"
    case .facility(let percent, let learners):
      "facility \(percent) % from \(learners) learners"
    case .tag(let tag, let percent): "facility \(percent) % by the tag \(tag)"
    case .unknownDifficulty: "difficulty not known"
    case .lastAnswered(let days): "done \(days) days ago"
    }
  }
}

extension ProblemWeights {
  /// Draws problems more often the closer they are to the desired difficulty.
  ///
  /// The difficulty of a problem is measured by its *facility*: the part of its worth that learners
  /// earned on average when they met it first. While fewer than `minimumAnswers` learners have met
  /// it, the first of its tags that is in `tags` speaks for it. The factor in percent is 100 less
  /// the distance from `target` in percentage points, and at least `floor`; it is (100 + floor) /
  /// 2, rounded down, for a problem of unknown difficulty.
  ///
  /// Source: facility is the item difficulty *p* of classical test theory (Lord and Novick,
  /// "Statistical Theories of Mental Test Scores", 1968).
  public struct DifficultyWeight: Policy {
    /// The facilities that can be wished for, in percent.
    package static let facilityRange = 0...100
    /// The numbers of learners that can be asked for.
    package static let minimumAnswersRange = 1...1_000_000

    /// The values as variables, not yet checked.
    public struct Draft: PolicyDraft {
      /// The type of the faults of values.
      public typealias Fault = ProblemFault

      /// The facility wished for, in percent from 0 to 100: 100 for problems that everyone does
      /// right.
      public var target: Int
      /// The least factor, in percent from 1 to 100.
      public var floor: Int = 10
      /// The number of learners who must have met a problem before their answers speak for it, from
      /// 1 to 1,000,000.
      public var minimumAnswers: Int = 5
      /// The facility, in percent, that authors' tags represent: `["easy": 85, "hard": 35]`.
      public var tags: [String: Int] = [:]

      /// Creates a draft with defaults for all other values.
      public init(target: Int) {
        self.target = target
      }
    }

    /// The values.
    public let checked: Checked<Draft>

    /// Creates the policy that has these values.
    public init(_ checked: Checked<Draft>) {
      self.checked = checked
    }

    /// Creates the policy.
    ///
    /// - Throws: Every fault of the values, with its place.
    public init(
      target: Int,
      _ change: (inout Draft) -> Void = { _ in }
    ) throws(ContentError<ProblemFault>) {
      try self.init(Draft(target: target), change)
    }

    /// The factor of a problem, by what learners earned when they met it first.
    func factor(_ problem: Problem, _ facility: FacilityTally?) -> ProblemWeights.Factor {
      if let facility, facility.learners >= draft.minimumAnswers {
        let percent = facility.percent
        return ProblemWeights.Factor(
          .facility(percent, learners: facility.learners),
          percent: factor(ofFacility: percent)
        )
      }
      for tag in problem.tags {
        guard let percent = draft.tags[tag] else { continue }
        return ProblemWeights.Factor(.tag(tag, percent), percent: factor(ofFacility: percent))
      }
      return ProblemWeights.Factor(.unknownDifficulty, percent: (100 + draft.floor) / 2)
    }

    private func factor(ofFacility percent: Int) -> Int {
      Swift.max(100 - abs(percent - draft.target), draft.floor)
    }
  }
}

/// In JSON only what differs from the default is written, and `target`.
extension ProblemWeights.DifficultyWeight: JSONPolicy {}

extension ProblemWeights.DifficultyWeight.Draft: DeclaredDraft {
  package static var start: Self { Self(target: 0) }

  package static func declare(_ values: inout PolicyValues<Self>) {
    values.required("target", \.target, in: ProblemWeights.DifficultyWeight.facilityRange)
    values.value("floor", \.floor, in: ProblemWeights.percentRange)
    values.value(
      "minimumAnswers",
      \.minimumAnswers,
      in: ProblemWeights.DifficultyWeight.minimumAnswersRange
    )
    values.value("tags", \.tags)
    values.check(\.tags) { tags in
      let facilities = tags.sorted { $0.key < $1.key }.map {
        ($0.key, $0.value, ProblemWeights.DifficultyWeight.facilityRange)
      }
      return ProblemFault.faults(of: facilities)
    }
  }
}

/// The credit that learners earned of a problem when they met it first.
struct FacilityTally: Hashable, Sendable {
  private(set) var learners = 0
  private var sum = 0

  /// Takes a learner's first answer, in whole percent of the problem's worth.
  ///
  /// Whole percents add up to the same on every platform, which a sum of floating point might not,
  /// and never overflow, which exact fractions might.
  mutating func add(_ fraction: Fraction) {
    learners += 1
    sum += (try? fraction.percent()) ?? 0
  }

  /// The mean in whole percent, rounded down.
  var percent: Int { learners == 0 ? 0 : sum / learners }
}

extension AnswerLog {
  /// The first answers of all learners, by problem, or by template for variants.
  ///
  /// - Complexity: O(*n*) in the number of records.
  func facilities(by names: TemplateNames) -> [Problem.ID: FacilityTally] {
    struct Meeting: Hashable {
      let learner: Learner.ID
      let problem: Problem.ID
    }
    var met: Set<Meeting> = []
    var tallies: [Problem.ID: FacilityTally] = [:]
    for record in records {
      let problem = names.countedName(of: record.problem)
      guard met.insert(Meeting(learner: record.learner, problem: problem)).inserted else {
        continue
      }
      tallies[problem, default: FacilityTally()].add(record.credit)
    }
    return tallies
  }
}

extension ProblemWeights {
  /// Draws problems more or less often depending on how the learner last did on them.
  public struct MistakeWeight: Policy {
    /// The values as variables, not yet checked.
    public struct Draft: StandardDraft {
      /// The type of the faults of values.
      public typealias Fault = ProblemFault

      /// The factor in percent of a problem that was wrong the last time, from 1 to 100.
      public var wrong: Int = 100
      /// The factor in percent of one that the learner has not done, from 1 to 100.
      public var unanswered: Int = 60
      /// The factor in percent of one that was right the last time, from 1 to 100.
      public var correct: Int = 30

      /// Creates the defaults.
      public init() {}
    }

    /// The values.
    public let checked: Checked<Draft>

    /// Creates the policy that has these values.
    public init(_ checked: Checked<Draft>) {
      self.checked = checked
    }

    /// 100 percent for problems last done wrong, 60 for new ones, 30 for those done right.
    public static let standard = ProblemWeights.MistakeWeight()

    /// The factor of a problem with a past, or without.
    func factor(_ past: LearnerPast.Done?) -> ProblemWeights.Factor {
      guard let past else { return ProblemWeights.Factor(.unanswered, percent: draft.unanswered) }
      return past.isLastCorrect
        ? ProblemWeights.Factor(.lastCorrect, percent: draft.correct)
        : ProblemWeights.Factor(.lastWrong, percent: draft.wrong)
    }
  }
}

/// In JSON only what differs from the default is written.
extension ProblemWeights.MistakeWeight: JSONPolicy {}

extension ProblemWeights.MistakeWeight.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("wrong", \.wrong, in: ProblemWeights.percentRange)
    values.value("unanswered", \.unanswered, in: ProblemWeights.percentRange)
    values.value("correct", \.correct, in: ProblemWeights.percentRange)
  }
}

extension ProblemWeights {
  /// Draws popular problems more often and gives new ones a fair chance.
  ///
  /// With *L* likes among *V* votes that count, the factor in percent is
  ///
  ///     floor + (100 - floor) · (L + 1) / (V + 2)
  ///
  /// rounded down. The quotient is Laplace's rule of succession ("Essai philosophique sur les
  /// probabilités", 1814): the part of likes, drawn towards a half the fewer votes there are. Fewer
  /// votes than `Problem.Popularity.isDecided` asks for do not count, so a new problem has the
  /// factor (100 + floor) / 2, rounded down: halfway between the worst and the best, until enough
  /// learners have voted.
  ///
  /// As no factor exceeds 100, among *n* problems weighted by popularity alone:
  ///
  /// - in a single draw a new problem has at least ``newcomer`` percent of 1/*n*, the chance that
  ///   it would have if all were equal, and any problem at least `floor` percent of it;
  /// - in a quiz of *k* problems, one with the factor *f* (as a part of 1) is in with a chance of
  ///   at least 1 - (*n*-1)/(*n*-1+*f*) · (*n*-2)/(*n*-2+*f*) · ... · (*n*-*k*)/(*n*-*k*+*f*),
  ///   which is exact when all others have the factor 100.
  public struct PopularityWeight: Hashable, Sendable {
    /// The least factor in percent, that of a problem which very many learners voted on and none
    /// likes.
    package let floor: Int

    /// Creates a policy.
    ///
    /// - Parameter floor: The least factor in percent, from 1 to 100.
    /// - Throws: A fault for a number out of range.
    public init(floor: Int) throws(ContentError<ProblemFault>) {
      try ProblemFault.check([("floor", floor, ProblemWeights.percentRange)])
      self.init(unchecked: floor)
    }

    private init(unchecked floor: Int) {
      self.floor = floor
    }

    /// A floor of 20 percent, which gives a new problem 60.
    public static let standard = ProblemWeights.PopularityWeight(unchecked: 20)

    /// The factor in percent of a problem without votes that count.
    public var newcomer: Int { (100 + floor) / 2 }

    /// The factor of a problem.
    func factor(_ popularity: Problem.Popularity) -> ProblemWeights.Factor {
      guard popularity.isDecided else {
        return ProblemWeights.Factor(.tooFewVotes(popularity), percent: newcomer)
      }
      let percent = floor + (100 - floor) * (popularity.likes + 1) / (popularity.votes + 2)
      return ProblemWeights.Factor(.votes(popularity), percent: percent)
    }
  }
}

/// In JSON only what differs from the default is written.
extension ProblemWeights.PopularityWeight: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let floor = record.field("floor", \.floor, default: standard.floor)
    return try ProblemWeights.PopularityWeight(floor: floor())
  }
}

extension Problem {
  /// The number of learners who like a problem, and the number of those who dislike it.
  public struct Popularity: Hashable, Sendable {
    /// The number of learners who like it now.
    public let likes: Int
    /// The number of learners who dislike it now.
    public let dislikes: Int
    /// Whether there are enough votes to count.
    public let isDecided: Bool

    /// Creates a popularity from counts that are not negative.
    package init(likes: Int, dislikes: Int, minimumVotes: Int) {
      self.likes = likes
      self.dislikes = dislikes
      isDecided = likes + dislikes >= minimumVotes
    }

    /// Nobody has voted.
    static let none = Problem.Popularity(likes: 0, dislikes: 0, minimumVotes: 1)

    /// The number of learners who have a vote now.
    public var votes: Int { likes + dislikes }
  }

  /// The options of each problem that no one picked, and how many learners saw each of them.
  ///
  /// `QuizAnalytics` makes these values of answers, and the check of a bank in `QuizAuthoring` takes
  /// them.
  public typealias UnchosenOptions = [Problem.ID: [AnswerOption.ID: Int]]

  /// A problem that too few of its voters like, by the policy for votes.
  ///
  /// `QuizCommunity` makes these values of the votes on problems, and the review queue of
  /// `QuizAuthoring` takes them.
  public struct Disliked: Hashable, Sendable, Identifiable {
    /// The problem.
    public let id: Problem.ID
    /// Its votes.
    public let popularity: Problem.Popularity
    /// The number of votes that a problem needs before they count.
    public let minimumVotes: Int

    /// Creates a disliked problem.
    package init(id: Problem.ID, popularity: Problem.Popularity, minimumVotes: Int) {
      self.id = id
      self.popularity = popularity
      self.minimumVotes = minimumVotes
    }
  }
}

extension ProblemWeights {
  /// Draws problems more often the longer ago the learner last did them.
  ///
  /// The factor rises from `floor` at the moment of the last answer to 100 percent after `days`, in
  /// a straight line and rounded down. A problem that the learner has not done has 100 percent. A
  /// day is 24 hours.
  public struct RecencyWeight: Hashable, Sendable {
    /// The numbers of days that a policy can have.
    package static let daysRange = 1...36_500

    /// The number of days after which a problem is as likely as a new one.
    package let days: Int
    /// The factor in percent of a problem that was done just now.
    package let floor: Int

    /// Creates a policy.
    ///
    /// - Parameters:
    ///   - days: The number of days after which a problem is as likely as a new one, from 1 to
    ///     36,500.
    ///   - floor: The factor of a problem that was done just now, from 1 to 100.
    /// - Throws: A fault for each number out of range.
    public init(days: Int = 14, floor: Int = 10) throws(ContentError<ProblemFault>) {
      try ProblemFault.check([
        ("days", days, Self.daysRange), ("floor", floor, ProblemWeights.percentRange),
      ])
      self.init(unchecked: days, floor: floor)
    }

    private init(unchecked days: Int, floor: Int) {
      self.days = days
      self.floor = floor
    }

    /// A weight that rises from 10 percent to 100 within 14 days.
    public static let standard = ProblemWeights.RecencyWeight(unchecked: 14, floor: 10)

    /// The factor of a problem with a past, or without, at an instant.
    func factor(_ past: LearnerPast.Done?, at now: Instant) -> ProblemWeights.Factor {
      guard let past else { return ProblemWeights.Factor(.unanswered, percent: 100) }
      // An answer of a clock that runs ahead counts as given just now.
      let elapsed = Swift.max(now.milliseconds(since: past.lastDate), 0)
      let whole = Int64(days) * Instant.day
      let percent = floor + Int(Int64(100 - floor) * Swift.min(elapsed, whole) / whole)
      return ProblemWeights.Factor(
        .lastAnswered(daysAgo: Int(elapsed / Instant.day)),
        percent: percent
      )
    }
  }
}

/// In JSON only what differs from the default is written.
extension ProblemWeights.RecencyWeight: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let days = record.field("days", \.days, default: standard.days)
    let floor = record.field("floor", \.floor, default: standard.floor)
    return try ProblemWeights.RecencyWeight(days: days(), floor: floor())
  }
}
