// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import Quizzes

extension LiveRound {
  /// The quiz, the host and the rules of a live round, none of which change.
  ///
  /// In JSON the content is an object with `version`, `id`, `quiz`, `host`, `seconds` and, where it is not 1/2, `speedShare`.
  public struct Content: Hashable, Sendable, Identifiable {
    /// The version of the JSON form.
    static let version = 1
    /// The seconds that players can have for a question.
    public static let secondsRange = 1...3600
    /// The points that a problem of one point brings for a right answer at once.
    public static let pointsPerPoint = 1000

    /// The identifier of the round.
    public let id: LiveRound.ID
    /// The quiz whose problems are the questions.
    ///
    /// Its own rules do not matter: each player answers each question once.
    public let quiz: Quiz
    /// The person who opens the questions.
    public let host: Learner.ID
    /// How many seconds players have for each question, in ``secondsRange``.
    public let seconds: Int
    /// The share of the points that depends on speed, from 0 to 1.
    ///
    /// With the points *p* of the problem, the credit *c* of the answer, this share *s* and the part *t* of the time that
    /// has passed an answer earns 1000 · *p* · *c* · (1 - *s* · *t*), rounded down. The form is that of Kahoot, where *s* is
    /// a half.
    public let speedShare: Fraction

    /// Creates the content of a round.
    ///
    /// - Parameters:
    ///   - id: The identifier of the round.
    ///   - quiz: The quiz whose problems are the questions.
    ///   - host: The person who opens the questions.
    ///   - seconds: How many seconds players have for each question, in ``secondsRange``.
    ///   - speedShare: The share of the points that depends on speed, from 0 to 1; nil for a half.
    /// - Throws: Every fault with its place: an empty identifier, a number out of range, and problems whose answers a
    ///   person must grade.
    public init(
      id: LiveRound.ID,
      quiz: Quiz,
      host: Learner.ID,
      seconds: Int = 20,
      speedShare: Fraction? = nil
    ) throws(ContentError<ProblemFault>) {
      self.id = id
      self.quiz = quiz
      self.host = host
      self.seconds = seconds
      self.speedShare = speedShare ?? .half
      let faults = faults
      guard faults.isEmpty else { throw ContentError(faults: faults) }
    }

    private var faults: [LocatedFault<ProblemFault>] {
      var faults: [LocatedFault<ProblemFault>] = []
      for (name, key) in [(id.rawValue, "id"), (host.rawValue, "host")]
      where RichText(name).isBlank {
        faults.append(LocatedFault(.emptyIdentifier, at: ContentPlace().key(key)))
      }
      let place = ContentPlace().key("quiz").key("items")
      for (index, item) in quiz.items.enumerated() {
        guard case .openResponse = item.problem.kind else { continue }
        faults.append(
          LocatedFault(.challenge(.needsPerson(item.problem.id)), at: place.index(index))
        )
      }
      faults += ProblemFault.faults(of: [("seconds", seconds, Self.secondsRange)])
      if !(0...1).contains(speedShare) {
        faults.append(
          LocatedFault(.shareOutOfRange(speedShare), at: ContentPlace().key("speedShare"))
        )
      }
      return faults
    }

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
      let most = Double(problem.points * Self.pointsPerPoint)
      let passed = min(max(milliseconds, 0), limit)
      do {
        let part = try Fraction(Int(passed), Int(limit))
        let share = try Fraction.one - speedShare * part
        return try (Fraction(problem.points * Self.pointsPerPoint) * credit * share).rounded(.down)
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

extension LiveRound.Content: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    try record.version(version)
    let id = record.field("id", \.id)
    let quiz = record.field("quiz", \.quiz)
    let host = record.field("host", \.host)
    let seconds = record.field("seconds", \.seconds)
    let speedShare = record.field("speedShare", \.speedShare, default: .half)
    return try LiveRound.Content(
      id: id(),
      quiz: quiz(),
      host: host(),
      seconds: seconds(),
      speedShare: speedShare()
    )
  }
}
