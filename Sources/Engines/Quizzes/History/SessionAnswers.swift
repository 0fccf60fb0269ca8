// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import QuizContent

/// Goes through a session once more and notes how each of its problems was answered.
///
/// The session itself keeps what marks depend on; when a problem was presented, and the tries
/// before the last one, are known from its events.
struct SessionAnswers {
  /// The notes on one problem.
  fileprivate struct Course {
    var responses: [QuizResponse] = []
    var isFirstTryCorrect = false
    var isPresented = false
    /// For how many seconds it was presented, or nil once that is not known.
    var seconds: Double? = 0
    var decidedAt: Date?
    var gradedAt: Date?
  }

  private var session: QuizSession
  private var courses: [Course]

  /// Replays a session.
  ///
  /// - Complexity: O(*n*) for each event in the number *n* of problems.
  init(_ replayed: QuizSession) {
    session = QuizSession(replayed.content)
    courses = session.content.items.map { _ in Course() }
    notePresentation()
    for event in replayed.events {
      // A session applies its own events again.
      guard (try? add(event)) != nil else { return }
    }
  }

  private var presentedIndex: Int? {
    session.phase == .presenting ? session.currentIndex : nil
  }

  private mutating func notePresentation() {
    if let index = presentedIndex {
      courses[index].isPresented = true
    }
  }

  private mutating func add(_ event: QuizSession.Event) throws(QuizError) {
    let presented = presentedIndex
    let last = session.events.last?.date
    try session.apply(event)
    // Time begins to run with the start.
    if let presented, event.action != .started {
      let elapsed = last.map { event.date.timeIntervalSince($0) }
      courses[presented].add(seconds: elapsed)
    }
    notePresentation()
    if let problem = event.action.problem, let index = try? session.index(of: problem) {
      note(event, at: index)
    }
    for index in courses.indices where session.attempts[index].isClosed {
      courses[index].decidedAt = courses[index].decidedAt ?? event.date
    }
  }

  private mutating func note(_ event: QuizSession.Event, at index: Int) {
    let attempt = session.attempts[index]
    switch event.action {
    case .answered:
      guard let last = attempt.lastTry else { return }
      if session.rules.mode == .deferred {
        courses[index].responses = []
      }
      guard attempt.tryCount > courses[index].responses.count else { return }
      if courses[index].responses.isEmpty {
        courses[index].isFirstTryCorrect = last.credit == .one
      }
      courses[index].responses.append(last.response)
    case .graded:
      courses[index].gradedAt = event.date
      courses[index].isFirstTryCorrect =
        attempt.tryCount == 1 && attempt.enteredCredit == .one
    default:
      break
    }
  }

  /// The records of the problems that were presented, are decided and may be known; an answer that
  /// waits for a person's grade is not among them.
  func records(by learner: Learner.ID) -> [AnswerLog.Record] {
    guard session.isDisclosed else { return [] }
    return courses.indices.compactMap { index in
      let item = session.content.items[index]
      let attempt = session.attempts[index]
      let course = courses[index]
      guard course.isPresented, let date = course.decidedAt, !attempt.isPending else { return nil }
      // The picks of a check-all problem that was closed while some were missing are an answer too.
      let unjudged = attempt.grader == nil ? nil : attempt.response
      return try? AnswerLog.Record(
        learner: learner,
        quiz: session.content.id,
        problem: item.problem.id,
        set: item.set,
        shown: item.options.map(\.id),
        responses: course.responses + [unjudged].compactMap(\.self),
        credit: attempt.account.creditWithoutBonus,
        isFirstTryCorrect: course.isFirstTryCorrect,
        seconds: course.seconds,
        date: date,
        gradedAt: course.gradedAt,
        hints: attempt.hints.count,
        certainty: attempt.countedCertainty
      )
    }
  }
}

extension SessionAnswers.Course {
  /// Adds time of being presented, nil when it is not known how much.
  fileprivate mutating func add(seconds elapsed: Double?) {
    // Differences of whole milliseconds, free of the noise of adding them as seconds.
    seconds = seconds.flatMap { sum in
      elapsed.map { ((sum + $0) * 1000).rounded() / 1000 }
    }
  }
}

extension CreditAccount {
  /// The share of the problem's points that is earned without the bonus for time, from 0 to 1.
  fileprivate var creditWithoutBonus: Fraction {
    let credit = (try? credit - bonus) ?? credit
    return min(max(credit, .zero), .one)
  }
}

/// The sets that a learner should practice next, the weakest sets first, each with its best and
/// latest score.
///
/// ```swift
/// let advice = PracticeAdvice(for: history, in: bank)
/// advice.entries[0].title     // the set to practice first
/// advice.entries[0].reason    // .low: why
/// ```
///
/// Sets whose latest score is below the goal come first, the lowest first; then those never tried,
/// in the order of the bank; then the others, again the lowest first. Among equal latest scores the
/// lower best score is the weaker, then the one that lies longer ago.
public struct PracticeAdvice: Hashable, Sendable {
  /// The share of the points that counts as having learned a set, unless asked otherwise: four
  /// fifths.
  public static let standardGoal = Fraction.fourFifths

  /// Why a set is where it is.
  public enum Reason: String, Hashable, Sendable, JSONName {
    /// The learner has never reached the goal.
    case low
    /// The learner has reached the goal, but not the last time.
    case forgotten
    /// The learner has not tried the set.
    case untried
    /// The learner reached the goal the last time.
    case learned
  }

  /// The reason for the place of a set.
  public struct Entry: Hashable, Sendable, Identifiable {
    /// The set.
    public let id: ProblemSet.ID
    /// The title of that set.
    public let title: String
    /// The highest score; nil for a set that was not tried.
    public let best: ScoreHistory.DatedScore?
    /// The latest score; nil for a set that was not tried.
    public let latest: ScoreHistory.DatedScore?
    /// How often the set was in a finished quiz.
    public let count: Int
    /// Why the set is where it is.
    public let reason: Reason
  }

  /// The share of the points that counts as having learned a set.
  public let goal: Fraction
  /// The sets, first the one to practice first.
  public let entries: [Entry]

  /// Works out what to practice.
  ///
  /// - Parameters:
  ///   - history: The learner's finished quizzes.
  ///   - bank: Where to look for sets that were not tried: those that problems directly belong to.
  ///     Without one only sets in the history are advised.
  ///   - goal: The share of the points that counts as having learned a set.
  /// - Complexity: O(*n* · *m*) in the numbers of sets and of records.
  public init(
    for history: ScoreHistory,
    in bank: ProblemBank? = nil,
    goal: Fraction = Self.standardGoal
  ) {
    self.goal = goal
    let tried = history.sets.compactMap { Entry($0, history: history, goal: goal) }
      .sorted { $0.isWeaker(than: $1) }
    let known = Set(history.sets)
    let untried = (bank?.allSets ?? []).filter { !$0.problems.isEmpty && !known.contains($0.id) }
    entries =
      tried.filter { $0.reason != .learned }
      + untried.map {
        Entry(id: $0.id, title: $0.title, best: nil, latest: nil, count: 0, reason: .untried)
      }
      + tried.filter { $0.reason == .learned }
  }
}

extension PracticeAdvice.Entry {
  /// The entry of a set that was tried.
  fileprivate init?(_ set: ProblemSet.ID, history: ScoreHistory, goal: Fraction) {
    guard let best = history.best(in: set), let latest = history.latest(in: set) else {
      return nil
    }
    self.init(
      id: set,
      title: history.title(of: set),
      best: best,
      latest: latest,
      count: history.scores(in: set).count,
      reason: latest.score.fraction >= goal
        ? .learned : best.score.fraction >= goal ? .forgotten : .low
    )
  }

  fileprivate func isWeaker(than other: Self) -> Bool {
    guard let latest, let best, let otherLatest = other.latest, let otherBest = other.best else {
      return false
    }
    return (latest.score.fraction, best.score.fraction, latest.date, id)
      < (otherLatest.score.fraction, otherBest.score.fraction, otherLatest.date, other.id)
  }
}

extension ScoreHistory {
  /// The title that a set had in the latest record of it; its name when there is none.
  func title(of set: ProblemSet.ID) -> String {
    records.lazy.reversed().flatMap(\.sets).first { $0.set == set }?.title ?? set.rawValue
  }
}

extension Fraction {
  // It cannot fail.
  fileprivate static let fourFifths = (try? Fraction(4, 5)) ?? .zero
}

/// A page of a learner's achievements: the scores of each quiz and each set, written as numbers or
/// as percentages.
///
/// ```swift
/// let page = AchievementsPage(of: history, as: .percent)
/// page.sets[0].title          // "Acids"
/// page.sets[0].best.text      // "80 %"
/// page.sets[0].scores.count   // how often it was played
/// ```
public struct AchievementsPage: Hashable, Sendable {
  /// A score as it is shown.
  public struct Entry: Hashable, Sendable {
    /// When the quiz was finished.
    public let date: Date
    /// The score.
    public let score: QuizScore
    /// The same in English words, as the page's format wants it.
    public let text: String
  }

  /// The scores of one quiz or one set.
  public struct Row<Subject: Sendable>: Hashable, Sendable, Identifiable {
    /// The quiz or the set.
    public let id: Identifier<Subject>
    /// The title of the set or of the quiz; of a quiz without one, the titles of its sets.
    public let title: String
    /// The scores from the oldest to the latest; at least one.
    public let scores: [Entry]
    /// The highest score, the earliest of equal ones.
    public let best: Entry
    /// The latest score.
    public let latest: Entry
  }

  /// How scores are written.
  public let format: QuizScore.Format
  /// The quizzes in the order in which they were finished first.
  public let quizzes: [Row<Quiz>]
  /// The sets in the order in which they were met first.
  public let sets: [Row<ProblemSet>]

  /// Puts a page together.
  ///
  /// - Parameters:
  ///   - history: The learner's finished quizzes.
  ///   - format: How to write scores.
  /// - Complexity: O(*n* · *m*) in the numbers of quizzes and sets and of records.
  public init(of history: ScoreHistory, as format: QuizScore.Format) {
    self.format = format
    quizzes = history.quizzes.compactMap { quiz in
      Row(quiz, title: history.title(of: quiz), history.scores(of: quiz), as: format)
    }
    sets = history.sets.compactMap { set in
      Row(set, title: history.title(of: set), history.scores(in: set), as: format)
    }
  }
}

extension AchievementsPage.Row {
  fileprivate init?(
    _ id: Identifier<Subject>,
    title: String,
    _ scores: [ScoreHistory.DatedScore],
    as format: QuizScore.Format
  ) {
    let entries = scores.map {
      AchievementsPage.Entry(date: $0.date, score: $0.score, text: $0.score.formatted(format))
    }
    guard let first = entries.first, let last = entries.last else { return nil }
    self.id = id
    self.title = title
    self.scores = entries
    best = entries.reduce(first) { $1.score.fraction > $0.score.fraction ? $1 : $0 }
    latest = last
  }
}
