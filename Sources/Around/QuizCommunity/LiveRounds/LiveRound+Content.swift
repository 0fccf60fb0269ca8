// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import QuizContent
public import Quizzes

extension LiveRound {
  /// The fixed content of a live round: its quiz, host and rules.
  ///
  /// In JSON the content is an object with `version`, `id`, `quiz`, `host`, `seconds`, the keys of
  /// ``clocks`` and, where there are any or they are not the usual ones, `speedShare`,
  /// `streakBonus`, `teams`, `teamPoints` and `polls`.
  public struct Content: Hashable, Sendable, Identifiable {
    /// The version of the JSON form.
    static let version = 1
    /// The seconds that players can have for a question.
    public static let secondsRange = 1...3600
    /// The time for a question unless asked otherwise: 20 seconds.
    public static let standardTimeLimit = Duration.seconds(20)
    /// The points that a problem of one point brings for a right answer at once.
    package static let pointsPerPoint = 1000

    /// The identifier of the round.
    public let id: LiveRound.ID
    /// The quiz whose problems are the questions.
    ///
    /// Its own rules do not matter: each player answers each question once.
    public let quiz: Quiz
    /// The person who opens the questions.
    public let host: Learner.ID
    /// The time that players have for each question: whole seconds in ``secondsRange``.
    public let timeLimit: Duration
    /// The share of the points that depends on speed, from 0 to 1.
    ///
    /// With the points *p* of the problem, the credit *c* of the answer, this share *s* and the
    /// part *t* of the time that has passed an answer earns 1000 · *p* · *c* · (1 - *s* · *t*),
    /// rounded down. The form is that of Kahoot, where *s* is a half.
    public let speedShare: Fraction
    /// The points for right answers in a row, or nil for none.
    public let streakBonus: StreakBonus?
    /// The teams of which each player joins one; empty for a round of everyone alone.
    public let teams: [Team]
    /// The rule by which the points of a team follow from those of its members.
    public let teamPoints: TeamPoints
    /// The questions without a right answer, which the host opens as any other one.
    public let polls: [Poll]
    /// The rules for the possible error of the dates of events.
    ///
    /// Where a server sets `recordedAt`, which decides here, it only limits the date that an event
    /// says. Without one a slow clock answers as if at once, as all clocks do after a fast one.
    public let clocks: ClockRules

    /// Creates the content of a round.
    ///
    /// - Parameters:
    ///   - id: The identifier of the round.
    ///   - quiz: The quiz whose problems are the questions.
    ///   - host: The person who opens the questions.
    ///   - timeLimit: The time that players have for each question: whole seconds in
    ///     ``secondsRange``.
    ///   - speedShare: The share of the points that depends on speed, from 0 to 1; nil for a half.
    ///   - streakBonus: The points for right answers in a row, or nil for none.
    ///   - teams: The teams of which each player joins one, or none.
    ///   - teamPoints: The rule by which the points of a team follow from those of its members.
    ///   - polls: The questions without a right answer.
    ///   - clocks: The rules for the possible error of the dates of events.
    /// - Throws: Every fault with its place: an empty identifier or text, one that is taken
    ///   already, a number out of range, a poll with fewer than two options, and problems whose
    ///   answers a person must grade.
    public init(
      id: LiveRound.ID,
      quiz: Quiz,
      host: Learner.ID,
      timeLimit: Duration = Self.standardTimeLimit,
      speedShare: Fraction? = nil,
      streakBonus: StreakBonus? = nil,
      teams: [Team] = [],
      teamPoints: TeamPoints = .mean,
      polls: [Poll] = [],
      clocks: ClockRules = .standard
    ) throws(ContentError<ProblemFault>) {
      self.id = id
      self.quiz = quiz
      self.host = host
      self.timeLimit = timeLimit
      self.speedShare = speedShare ?? .half
      self.streakBonus = streakBonus
      self.teams = teams
      self.teamPoints = teamPoints
      self.polls = polls
      self.clocks = clocks
      let faults = faults
      guard faults.isEmpty else { throw ContentError(faults: faults) }
    }

    /// Returns the content with another host.
    func hosted(by host: Learner.ID) -> LiveRound.Content {
      LiveRound.Content(self, host: host)
    }

    private init(_ content: LiveRound.Content, host: Learner.ID) {
      id = content.id
      quiz = content.quiz
      self.host = host
      timeLimit = content.timeLimit
      speedShare = content.speedShare
      streakBonus = content.streakBonus
      teams = content.teams
      teamPoints = content.teamPoints
      polls = content.polls
      clocks = content.clocks
    }

    private var faults: [LocatedFault<ProblemFault>] {
      var faults: [LocatedFault<ProblemFault>] = []
      for (name, key) in [(id.rawValue, "id"), (host.rawValue, "host")]
      where name.isInvisible {
        faults.append(LocatedFault(.emptyIdentifier, at: ContentPlace().key(key)))
      }
      let place = ContentPlace().key("quiz").key("items")
      for (index, item) in quiz.items.enumerated() where item.problem.kind.name.task.needsPerson {
        faults.append(
          LocatedFault(.challenge(.needsPerson(item.problem.id)), at: place.index(index))
        )
      }
      let isWhole = timeLimit == .seconds(seconds)
      if !isWhole || !Self.secondsRange.contains(seconds) {
        faults.append(
          LocatedFault(
            .numberOutOfRange(seconds, Self.secondsRange),
            at: ContentPlace().key("seconds")
          )
        )
      }
      if !(0...1).contains(speedShare) {
        faults.append(
          LocatedFault(.shareOutOfRange(speedShare), at: ContentPlace().key("speedShare"))
        )
      }
      return faults + faultsOfTeams + faultsOfPolls
    }

    private var faultsOfTeams: [LocatedFault<ProblemFault>] {
      let place = ContentPlace().key("teams")
      var names: [String: ContentPlace] = [:]
      var faults: [LocatedFault<ProblemFault>] = []
      for (index, team) in teams.enumerated() {
        let place = place.index(index)
        faults += names.faults(ofTaking: team.id.rawValue, at: place)
        if team.name.isInvisible {
          faults.append(LocatedFault(.emptyIdentifier, at: place.key("name")))
        }
      }
      return faults
    }

    private var faultsOfPolls: [LocatedFault<ProblemFault>] {
      let items = ContentPlace().key("quiz").key("items")
      var names = Dictionary(
        quiz.items.enumerated().map { ($1.problem.id.rawValue, items.index($0)) }
      ) { first, _ in first }
      let place = ContentPlace().key("polls")
      var faults: [LocatedFault<ProblemFault>] = []
      for (index, poll) in polls.enumerated() {
        let place = place.index(index)
        faults += names.faults(ofTaking: poll.id.rawValue, at: place)
        faults += poll.faults.map { LocatedFault($0.fault, at: place.appending($0.place)) }
      }
      return faults
    }

    /// The time for a question in whole seconds.
    var seconds: Int { Int(clamping: timeLimit.components.seconds) }

    /// Returns the points for an answer, by the formula of ``speedShare``.
    ///
    /// - Parameters:
    ///   - credit: The credit of the answer, from 0 to 1.
    ///   - problem: The problem.
    ///   - milliseconds: The time that has passed since the question was opened.
    /// - Returns: The points.
    package func points(for credit: Fraction, of problem: Problem, after milliseconds: Int64) -> Int
    {
      let limit = Int64(seconds) * 1000
      let most = Double(problem.points) * Double(Self.pointsPerPoint)
      let passed = min(max(milliseconds, 0), limit)
      do {
        let part = try Fraction(Int(passed), Int(limit))
        let share = try Fraction.one - speedShare * part
        return try (problem.points * Fraction(Self.pointsPerPoint) * credit * share).rounded(.down)
      } catch {
        // Where the exact value does not fit, the nearest one is as good.
        let share = 1 - Double(speedShare) * Double(passed) / Double(limit)
        return Int((most * Double(credit) * share).rounded(.down))
      }
    }
  }
}

extension Fraction {
  // It cannot fail.
  fileprivate static let half = (try? Fraction(1, 2)) ?? .zero
}

extension [String: ContentPlace] {
  /// Takes a name for a place, under the key `id`, and returns the fault of one that is empty or
  /// taken.
  fileprivate mutating func faults(
    ofTaking name: String,
    at place: ContentPlace
  ) -> [LocatedFault<ProblemFault>] {
    if name.isInvisible { return [LocatedFault(.emptyIdentifier, at: place.key("id"))] }
    guard let first = insertIfNew(place, forKey: name) else { return [] }
    return [LocatedFault(.duplicateIdentifier(name, first: first), at: place.key("id"))]
  }
}

extension LiveRound.Content: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    try record.version(version)
    let id = record.field("id", \.id)
    let quiz = record.field("quiz", \.quiz)
    let host = record.field("host", \.host)
    let seconds = record.field("seconds", \.seconds)
    let speedShare = record.field("speedShare", \.speedShare, default: .half)
    let streakBonus = record.field("streakBonus", \.streakBonus)
    let teams = record.field("teams", \.teams, default: [])
    let teamPoints = record.field("teamPoints", \.teamPoints, default: .mean)
    let polls = record.field("polls", \.polls, default: [])
    let clocks = record.inline(\.clocks)
    return try LiveRound.Content(
      id: id(),
      quiz: quiz(),
      host: host(),
      timeLimit: .seconds(seconds()),
      speedShare: speedShare(),
      streakBonus: streakBonus(),
      teams: teams(),
      teamPoints: teamPoints(),
      polls: polls(),
      clocks: clocks()
    )
  }
}
