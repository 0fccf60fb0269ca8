// SPDX-License-Identifier: Apache-2.0
internal import NumericMethods
public import LudusCore
public import Quizzes

/// Statistics of a problem over the learners who answered it, for teachers and authors.
///
/// ```swift
/// for item in log.itemStatistics() where item.facility < 0.3 {
///   item.id                          // a hard problem
///   item.discrimination?.value       // whether the stronger learners do better in it
///   item.neverChosen(shownAtLeast: 20).map(\.id)   // options that nobody falls for
/// }
/// ```
///
/// Each learner counts once, with the first answer to the problem, and with the part of the points
/// that it earned. A problem that was presented and left without answer counts as an answer worth
/// nothing. The article "Reading item statistics" explains each figure.
public struct ItemStatistics: Hashable, Sendable, Codable, Identifiable {
  /// The problem.
  public let id: Problem.ID
  /// The set that the problem directly belongs to.
  public let set: ProblemSet.ID
  /// The number of learners who met the problem; at least 1.
  public let count: Int
  /// The number of them who earned all points.
  public let correctCount: Int
  /// The number of them who left it without an answer.
  public let omittedCount: Int
  /// The mean part of the points earned, from 0 (nobody earns anything) to 1.
  public let facility: Double
  /// The interval of the facility.
  public let facilityInterval: ConfidenceInterval?
  /// The correlation of what the problem earned with the mean of the same learner's other problems.
  ///
  /// Where all learners answer the same problems it is the corrected item-total correlation. Nil
  /// when fewer than two learners answered anything else, or when they do not differ.
  public let discrimination: ItemStatistics.Correlation?
  /// The difference between the strongest and the weakest learners, by their other problems.
  public let groups: ItemStatistics.GroupDifference?
  /// The options in the order of their names; none for a problem without options.
  public let options: [ItemStatistics.Option]
  /// The time that those who answered took; nil when no time is known.
  public let time: ItemStatistics.Times?
  /// The hints that anybody saw, in the order of the problem.
  public let hints: [ItemStatistics.Hint]

  /// The discrimination from which a problem distinguishes stronger learners from weaker ones, a
  /// rule of thumb: 0.2.
  public static let workingDiscrimination = 0.2

  /// The options that nobody picked in the first try, although they were shown often enough.
  ///
  /// - Parameter count: The number of times that an option must have been shown, at least 1.
  /// - Returns: The options in the order of their names.
  public func neverChosen(shownAtLeast count: Int = 1) -> [ItemStatistics.Option] {
    options.filter { $0.chosen == 0 && $0.shown >= count }
  }

  /// The wrong options of the problem that nobody picked in the first try, although they were shown
  /// often enough; only the problem itself says which are wrong.
  ///
  /// - Parameters:
  ///   - problem: The problem that the statistics are of.
  ///   - count: The number of times that an option must have been shown, at least 1.
  /// - Returns: The options in the order of the problem; none for a problem without options.
  public func neverChosenDistractors(
    of problem: Problem,
    shownAtLeast count: Int = 1
  ) -> [AnswerOption.ID] {
    let wrong = problem.kind.options?.all.filter { !$0.isCorrect }.map(\.id) ?? []
    let idle = Set(neverChosen(shownAtLeast: count).map(\.id))
    return wrong.filter(idle.contains)
  }

  /// The wrong options of the problem that stronger learners rather pick: the interval of their
  /// correlation is above 0.
  ///
  /// Such an option misleads, or it is right and the key is wrong.
  ///
  /// - Parameter problem: The problem that the statistics are of.
  /// - Returns: The options in the order of the problem; none for a problem without options.
  public func misleadingOptions(of problem: Problem) -> [AnswerOption.ID] {
    let wrong = problem.kind.options?.all.filter { !$0.isCorrect }.map(\.id) ?? []
    let picked = Set(
      options.filter { ($0.restCorrelation?.interval?.lower ?? 0) > 0 }.map(\.id)
    )
    return wrong.filter(picked.contains)
  }
}

extension AnswerLog {
  /// Returns the statistics of each problem, in the order of sets and problems by their names.
  ///
  /// - Complexity: O(*n* log *n*) in the number of records.
  public func itemStatistics() -> [ItemStatistics] {
    itemTallies().map(\.statistics)
  }
}

extension ItemStatistics {
  /// The number of times that an option of a problem was shown and picked.
  ///
  /// Options of which only some are shown have counts of their own, so that one that is rarely
  /// picked can be distinguished from one that is rarely shown.
  public struct Option: Hashable, Sendable, Codable, Identifiable {
    /// The option.
    public let id: AnswerOption.ID
    /// The number of learners to whom it was shown.
    public let shown: Int
    /// The number of them who picked it in their first try.
    public let chosen: Int
    /// The correlation between picking it and success in other problems; nil when that cannot be
    /// said.
    ///
    /// Of a wrong option it should be negative. Where it is clearly positive, the stronger learners
    /// are misled, or the key is wrong.
    public let restCorrelation: ItemStatistics.Correlation?

    /// The part of the learners who were shown the option that picked it, from 0 to 1.
    public var share: Double { Double(chosen) / Double(shown) }

    /// The interval of the share.
    public var interval: ConfidenceInterval? { .ofMean(share, count: shown) }
  }
}

extension ItemStatistics {
  /// The opinion of learners about a hint of a problem.
  ///
  /// A hint that many saw and few call helpful should be mended or left out.
  public struct Hint: Hashable, Sendable, Codable, Identifiable {
    /// The place of the hint in the problem, counted from 0.
    public let id: Int
    /// The number of learners who saw it; at least 1.
    public let seen: Int
    /// The number of them who called it helpful.
    public let helpful: Int
    /// The number of them who called it not helpful; the others did not say.
    public let unhelpful: Int
    /// The mean part of the points that those earned who saw it, from 0 to 1.
    ///
    /// It is below the facility where weaker learners take the hint, and says nothing about the hint
    /// alone.
    public let facility: Double

    /// The part of those who said something that called it helpful, from 0 to 1; nil where nobody
    /// did.
    public var helpfulShare: Double? {
      helpful + unhelpful == 0 ? nil : Double(helpful) / Double(helpful + unhelpful)
    }

    /// The interval of that part.
    public var interval: ConfidenceInterval? {
      helpfulShare.flatMap { .ofMean($0, count: helpful + unhelpful) }
    }

    /// Whether it is clear that it helps fewer than half of the learners: the whole interval is below
    /// a half.
    ///
    /// Two learners are never enough for that.
    public var isClearlyUseless: Bool { interval.map { $0.upper < 0.5 } ?? false }
  }
}

extension ItemStatistics {
  /// The shares of learners of different strength who picked an option of a problem.
  ///
  /// ```swift
  /// for curve in log.optionCurves(of: "acids-3") {
  ///   plot(curve.points.map { ($0.strength, $0.share) })
  /// }
  /// ```
  ///
  /// Of the key it rises with the strength, of a wrong option it falls. A wrong option that rises
  /// misleads the better learners; one that rises and falls again attracts those who know half of
  /// it.
  public struct OptionCurve: Hashable, Sendable, Codable, Identifiable {
    /// A group of equally strong learners.
    public struct Point: Hashable, Sendable, Codable {
      /// The mean score that the learners have in their other problems, from 0 to 1.
      public let strength: Double
      /// The number of the learners to whom the option was shown; at least 1.
      public let shown: Int
      /// The number of them who picked it in their first try.
      public let chosen: Int

      /// The part of the learners who were shown the option that picked it, from 0 to 1.
      public var share: Double { Double(chosen) / Double(shown) }

      /// The interval of the share.
      public var interval: ConfidenceInterval? { .ofMean(share, count: shown) }
    }

    /// The numbers of groups that learners can be put into.
    package static let groupRange = 2...100

    /// The option.
    public let id: AnswerOption.ID
    /// The groups to which it was shown, the weakest first.
    public let points: [Point]
  }
}

extension AnswerLog {
  /// Returns the shares of learners of different strength who picked each option of a problem.
  ///
  /// Learners are put into groups of about equal size by the mean score of their *other* problems.
  /// Those with the same score are in the same group, so that there can be fewer groups than asked
  /// for.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - groups: The number of groups, from 2 to 100; another number counts as the nearest of
  ///     these.
  /// - Returns: The curves in the order of the options' names; none for a problem without options
  ///   and one that only learners without other answers met.
  /// - Complexity: O(*n* log *n*) in the number of records.
  public func optionCurves(
    of problem: Problem.ID,
    groups: Int = 5
  ) -> [ItemStatistics.OptionCurve] {
    let met = FirstAnswers(records).answers.filter { $0.record.problem == problem }
    return ItemStatistics.OptionCurve.all(in: met, groups: groups)
  }
}

extension ItemStatistics.OptionCurve {
  /// The curves of one problem, in the order of the options' names.
  static func all(in answers: [FirstAnswers.Answer], groups: Int) -> [Self] {
    let groups = min(max(groups, groupRange.lowerBound), groupRange.upperBound)
    let ranked = answers.compactMap { answer in answer.rest.map { (answer: answer, rest: $0) } }
      .sorted { $0.rest < $1.rest }
    var shown: [AnswerOption.ID: [Int: (strength: Double, shown: Int, chosen: Int)]] = [:]
    var start = 0
    while start < ranked.count {
      let end = ranked[start...].firstIndex { $0.rest > ranked[start].rest } ?? ranked.count
      // Where the middle of those with this score stands among all.
      let group = (start + end) * groups / (2 * ranked.count)
      for (answer, rest) in ranked[start..<end] {
        for option in Set(answer.record.shown) {
          var point = shown[option, default: [:]][group] ?? (0, 0, 0)
          point.strength += rest
          point.shown += 1
          point.chosen += answer.record.responses.first?.picks.contains(option) == true ? 1 : 0
          shown[option, default: [:]][group] = point
        }
      }
      start = end
    }
    return shown.sorted { $0.key < $1.key }.map { option, groups in
      ItemStatistics.OptionCurve(
        id: option,
        points: groups.sorted { $0.key < $1.key }.map { _, point in
          Point(
            strength: point.strength / Double(point.shown),
            shown: point.shown,
            chosen: point.chosen
          )
        }
      )
    }
  }
}

/// The answers of learners who met each problem for the first time.
///
/// Only these show how hard a problem is: later answers know the key.
struct FirstAnswers {
  /// An answer with the figures that statistics are made of.
  struct Answer {
    let record: AnswerLog.Record
    /// The part earned, from 0 to 1.
    let score: Double
    /// The mean score of the same learner's other answers, or nil when there is none.
    let rest: Double?
    /// The points of the problem.
    let points: Double
  }

  private struct Key: Hashable {
    let learner: Learner.ID
    let problem: Problem.ID
  }

  /// The answers in the order of the log.
  let answers: [Answer]

  /// Takes the first record of each learner and problem.
  ///
  /// - Parameters:
  ///   - records: The records of a log.
  ///   - points: The points of problems; one that is not among them is worth 1.
  /// - Complexity: O(*n*) in the number of records.
  init(
    _ records: some Sequence<AnswerLog.Record>,
    points: [Problem.ID: Fraction] = [:]
  ) {
    var seen: Set<Key> = []
    let first = records.filter {
      seen.insert(Key(learner: $0.learner, problem: $0.problem)).inserted
    }
    var totals: [Learner.ID: (sum: Double, count: Int)] = [:]
    for record in first {
      totals[record.learner, default: (0, 0)].sum += Double(record.credit)
      totals[record.learner, default: (0, 0)].count += 1
    }
    answers = first.map { record in
      let score = Double(record.credit)
      let total = totals[record.learner] ?? (score, 1)
      let others = total.count - 1
      let rest = others == 0 ? nil : ((total.sum - score) / Double(others)).withoutNoise
      let worth = points.isEmpty ? 1 : points[record.problem].map { Double($0) } ?? 1
      return Answer(record: record, score: score, rest: rest, points: worth)
    }
  }

  /// The answers by problem, in the order of sets and problems by their names.
  var byProblem: [(problem: Problem.ID, answers: [Answer])] {
    Dictionary(grouping: answers, by: \.record.problem)
      .map { (problem: $0.key, answers: $0.value) }
      .sorted { left, right in
        (left.answers[0].record.set, left.problem) < (right.answers[0].record.set, right.problem)
      }
  }

  /// The answers by learner, in the order of their names.
  var byLearner: [(learner: Learner.ID, answers: [Answer])] {
    Dictionary(grouping: answers, by: \.record.learner)
      .map { (learner: $0.key, answers: $0.value) }
      .sorted { $0.learner < $1.learner }
  }

  /// The answers by set, in the order of their names.
  var bySet: [(set: ProblemSet.ID, answers: [Answer])] {
    Dictionary(grouping: answers, by: \.record.set)
      .map { (set: $0.key, answers: $0.value) }
      .sorted { $0.set < $1.set }
  }
}

extension [FirstAnswers.Answer] {
  /// The points earned.
  var earned: Double { reduce(0) { $0 + $1.score * $1.points } }
  /// The points of the problems.
  var possible: Double { reduce(0) { $0 + $1.points } }
  /// The mean score by points; 0 for no answers and where nothing is worth points.
  var meanScore: Double {
    let possible = possible
    return possible > 0 ? earned / possible : 0
  }

  /// The known times of those that are answered.
  var times: ItemStatistics.Times? {
    let known = compactMap { $0.record.isOmitted ? nil : $0.record.seconds }
    return ItemStatistics.Times(Dictionary(known.map { ($0, 1) }, uniquingKeysWith: +))
  }
}

extension Sequence<ItemStatistics> {
  /// The options of each problem that nobody picked in the first try, and how many learners saw
  /// them, as a check of a bank takes them.
  ///
  /// ```swift
  /// let findings = BankCheck.standard.findings(in: bank, unchosen: log.itemStatistics().unchosen)
  /// ```
  public var unchosen: Problem.UnchosenOptions {
    reduce(into: [:]) { unchosen, item in
      // Of a problem in several sets the first figures count.
      guard unchosen[item.id] == nil else { return }
      unchosen[item.id] = Dictionary(
        item.neverChosen().map { ($0.id, $0.shown) },
        uniquingKeysWith: { first, _ in first }
      )
    }
  }
}
