// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import QuizContent

/// The sets that a learner should practice next, weakest first, each with its best and latest
/// score.
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
  /// The share of the points at which a set counts as learned, unless specified otherwise: four
  /// fifths.
  public static let standardGoal = Fraction.fourFifths

  /// The reason for the place of a set in the list.
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

  /// A set to practice, and the reason for its place in the list.
  public struct Entry: Hashable, Sendable, Identifiable {
    /// The set.
    public let id: ProblemSet.ID
    /// The title of that set.
    public let title: String
    /// The highest score; nil for a set that was not tried.
    public let best: ScoreHistory.DatedScore?
    /// The latest score; nil for a set that was not tried.
    public let latest: ScoreHistory.DatedScore?
    /// The number of finished quizzes that had the set.
    public let count: Int
    /// The reason for the place of the set.
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
  ///   - bank: The bank in which to look for sets that were not tried: those that problems directly
  ///     belong to. Without one only sets in the history are advised.
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
