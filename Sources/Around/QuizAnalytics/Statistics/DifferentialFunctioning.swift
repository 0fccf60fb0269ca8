// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import NumericMethods
public import Quizzes

extension ItemStatistics {
  /// The amount by which a problem is harder for one group of learners than for learners of equal
  /// ability in another group.
  ///
  /// ```swift
  /// let differences = log.differentialFunctioning(of: "monday", between: german, and: guests)
  /// differences.filter { $0.category == .large }.map(\.id)   // look at their wording
  /// ```
  ///
  /// Learners are matched by how many problems of the quiz they solved, the problem itself included
  /// (P. W. Holland and D. T. Thayer, "Differential item performance and the Mantel-Haenszel
  /// procedure", in "Test Validity", 1988). A difference is a reason to look at the problem, and
  /// not yet a proof that it is unfair.
  public struct DifferentialFunctioning: Hashable, Sendable, Codable, Identifiable {
    /// The size of a difference, classified by the rule of the Educational Testing Service.
    ///
    /// By R. Zwick and K. Ercikan, "Analysis of differential item functioning in the NAEP history
    /// assessment" (Journal of Educational Measurement 26, 1989).
    public enum Category: String, Hashable, Sendable, JSONName {
      /// It may be chance, at a level of 5 percent, or is below one unit of delta.
      case negligible = "A"
      /// It is neither negligible nor large.
      case moderate = "B"
      /// It is 1.5 units of delta or more, and by more than chance above one unit.
      case large = "C"
    }

    /// The problem.
    public let id: Problem.ID
    /// The number of learners of the first group who are compared.
    public let referenceCount: Int
    /// The number of learners of the second group who are compared.
    public let focalCount: Int
    /// The statistic of Mantel and Haenszel with continuity correction, of one degree of freedom:
    /// above 3.84 in 5 of 100 problems that do not differ.
    public let chiSquare: Double
    /// The ratio of the odds of a right answer in the first group to those in the second; nil where
    /// it is not finite or 0.
    public let oddsRatio: Double?
    /// The ratio on the scale of the Educational Testing Service, -2.35 ln(``oddsRatio``): negative
    /// where the problem is harder for the second group.
    public let delta: Double?
    /// The standard error of ``delta``.
    ///
    /// By J. Robins, N. Breslow and S. Greenland (Biometrics 42, 1986).
    public let standardError: Double?
    /// The size of the difference.
    public let category: Category

    /// The interval of ``delta``.
    public var interval: ConfidenceInterval? {
      delta.flatMap { delta in
        standardError.map { ConfidenceInterval(delta, standardError: $0) }
      }
    }

    /// Compares answers; nil where no two learners of different groups are equally strong, or all
    /// of them answer alike.
    init?(_ problem: Problem.ID, _ levels: [MatchedAnswers]) {
      // Only a level with both groups compares anything.
      let levels = levels.filter(\.hasBothGroups)
      let variance = levels.reduce(0) { $0 + $1.variance }
      guard variance > 0 else { return nil }
      let distance = abs(levels.reduce(0) { $0 + $1.rightInReference - $1.expected })
      let corrected = distance - min(0.5, distance)
      id = problem
      referenceCount = Int(exactly: levels.reduce(0) { $0 + $1.reference }) ?? .max
      focalCount = Int(exactly: levels.reduce(0) { $0 + $1.focal }) ?? .max
      chiSquare = corrected * corrected / variance
      let inFavor = levels.reduce(0) { $0 + $1.inFavor }
      let against = levels.reduce(0) { $0 + $1.against }
      let isSignificant = chiSquare > ConfidenceInterval.deviations * ConfidenceInterval.deviations
      guard inFavor > 0, against > 0 else {
        (oddsRatio, delta, standardError) = (nil, nil, nil)
        category = isSignificant ? .large : .negligible
        return
      }
      let ratio = inFavor / against
      let spread = levels.reduce(0) { sum, level in
        sum + (level.inFavor + ratio * level.against)
          * (level.agreeing + ratio * level.disagreeing)
      }
      let delta = -2.35 * Elementary.log(ratio)
      let error = 2.35 * (spread / 2).squareRoot() / inFavor
      oddsRatio = ratio
      self.delta = delta
      standardError = error
      // 1.645 is what a normal variable stays below in 95 of 100 cases.
      category =
        !isSignificant || abs(delta) < 1
        ? .negligible
        : abs(delta) >= 1.5 && abs(delta) - 1 > 1.6448536269514722 * error ? .large : .moderate
    }
  }
}

/// The number of learners of one strength who answered a problem right and wrong, in both groups.
struct MatchedAnswers: Hashable {
  var rightInReference = 0.0
  var wrongInReference = 0.0
  var rightInFocal = 0.0
  var wrongInFocal = 0.0

  var reference: Double { rightInReference + wrongInReference }
  var focal: Double { rightInFocal + wrongInFocal }
  var hasBothGroups: Bool { reference > 0 && focal > 0 }

  private var whole: Double { reference + focal }
  private var right: Double { rightInReference + rightInFocal }

  /// The number of right answers in the first group that is expected where the groups do not
  /// differ, and its variance.
  var expected: Double { reference * right / whole }
  var variance: Double {
    reference * focal * right * (whole - right) / (whole * whole * (whole - 1))
  }

  /// The parts of the odds ratio and of its variance.
  var inFavor: Double { rightInReference * wrongInFocal / whole }
  var against: Double { wrongInReference * rightInFocal / whole }
  var agreeing: Double { (rightInReference + wrongInFocal) / whole }
  var disagreeing: Double { (wrongInReference + rightInFocal) / whole }

  mutating func count(_ answer: MatchedAnswer, times: Int) {
    let count = Double(times)
    switch (answer.isCorrect, answer.isFocal) {
    case (true, false): rightInReference += count
    case (false, false): wrongInReference += count
    case (true, true): rightInFocal += count
    case (false, true): wrongInFocal += count
    }
  }
}

extension AnswerLog {
  /// Returns the differences of the problems of a quiz between two groups of learners, over those
  /// who answered all its problems that are in the log.
  ///
  /// An answer with less than all points counts as wrong. Learners of neither group do not count,
  /// and those of both belong to the first one.
  ///
  /// - Parameters:
  ///   - quiz: The quiz.
  ///   - reference: The group to compare with.
  ///   - focal: The group for which problems may be harder.
  /// - Returns: The problems in the order of sets and problems by their names, but for those that
  ///   cannot be compared: there are no equally strong learners, or they all answered alike.
  /// - Complexity: O(*n* log *n*) in the number of records.
  public func differentialFunctioning(
    of quiz: Quiz.ID,
    between reference: Set<Learner.ID>,
    and focal: Set<Learner.ID>
  ) -> [ItemStatistics.DifferentialFunctioning] {
    differenceTally(of: quiz, between: reference, and: focal).differences
  }
}

extension ItemStatistics {
  /// The lead of the strongest learners over the weakest.
  ///
  /// The groups are the 27 percent of the learners with the best and with the worst figures
  /// elsewhere: with normal figures that share distinguishes the groups with most certainty (T. L.
  /// Kelley, "The selection of upper and lower groups for the validation of test items", Journal of
  /// Educational Psychology 30, 1939). Learners with the same figure at the edge of a group belong
  /// to it in equal parts, so that the result does not depend on their order.
  public struct GroupDifference: Hashable, Sendable, Codable {
    /// The part of the learners in each group, before rounding.
    public static let share = 0.27

    /// The number of learners in each group.
    public let groupCount: Int
    /// The mean of the upper group, from 0 to 1.
    public let upper: Double
    /// The mean of the lower group, from 0 to 1.
    public let lower: Double

    /// The discrimination index *D*: the mean of the upper group minus that of the lower one, from
    /// -1 to 1.
    public var value: Double { upper - lower }

    /// Compares groups; nil for fewer than two learners, and when they do not differ in *y*.
    ///
    /// - Parameter pairs: The figure *x* that is compared and the figure *y* by which the groups
    ///   are formed, with how many learners have them.
    init?(_ pairs: [(x: Double, y: Double, count: Int)]) {
      let sorted = pairs.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
      guard let first = sorted.first, let last = sorted.last, first.y < last.y else { return nil }
      let count = sorted.reduce(0) { $0.addingUpToMaximum($1.count) }
      groupCount = max(1, Int((Self.share * Double(count)).rounded()))
      lower = Self.mean(ofFirst: groupCount, in: sorted)
      upper = Self.mean(ofFirst: groupCount, in: sorted.reversed())
    }

    /// The mean *x* of the first learners, those with the same *y* at the edge in equal parts.
    private static func mean(
      ofFirst count: Int,
      in sorted: [(x: Double, y: Double, count: Int)]
    ) -> Double {
      var (missing, sum, index) = (count, 0.0, 0)
      while missing > 0, index < sorted.count {
        let alike = sorted[index...].prefix { $0.y == sorted[index].y }
        let size = alike.reduce(0) { $0.addingUpToMaximum($1.count) }
        let part = Double(min(missing, size)) / Double(size)
        sum += part * alike.reduce(0) { $0 + $1.x * Double($1.count) }
        missing -= min(missing, size)
        index = alike.endIndex
      }
      return sum / Double(count)
    }
  }
}

extension ItemStatistics.DifferentialFunctioning {
  /// Counts from which the differences of a quiz's problems are computed, and which can be added up
  /// across learners.
  ///
  /// A tally has no learner's name, so a learner whose answers are in two logs counts in both. In
  /// JSON it is an object.
  public struct Tally: Hashable, Sendable, Identifiable {
    /// The quiz.
    public let id: Quiz.ID
    private var answers: CompleteAnswers<MatchedAnswer>

    fileprivate init(id: Quiz.ID, answers: CompleteAnswers<MatchedAnswer>) {
      self.id = id
      self.answers = answers
    }

    /// Adds up the tallies of each quiz.
    ///
    /// - Parameter tallies: Tallies of any quizzes, each of other learners than those of the same
    ///   quiz.
    /// - Returns: A tally for each quiz, in the order of their names. It does not depend on the
    ///   order of those that were given.
    public static func merged(_ tallies: some Sequence<Self>) -> [Self] {
      var merged: [Quiz.ID: Self] = [:]
      for tally in tallies where merged[tally.id]?.answers.add(tally.answers) == nil {
        merged[tally.id] = tally
      }
      return merged.values.sorted { $0.id < $1.id }
    }

    /// The problems in the order of sets and problems by their names, but for those that cannot be
    /// compared.
    public var differences: [ItemStatistics.DifferentialFunctioning] {
      answers.problems.compactMap { problem in
        var levels: [Int: MatchedAnswers] = [:]
        for (answer, count) in answers.cells(of: problem) {
          levels[answer.solved, default: MatchedAnswers()].count(answer, times: count)
        }
        // Sums of numbers of learners by their strength have the same digits in any order only when
        // it is fixed.
        let sorted = levels.sorted { $0.key < $1.key }
        return ItemStatistics.DifferentialFunctioning(problem, sorted.map(\.value))
      }
    }
  }
}

extension AnswerLog {
  /// The counts that the differences of a quiz's problems for two groups of learners are worked out
  /// from.
  ///
  /// - Parameters:
  ///   - quiz: The quiz.
  ///   - reference: The group to compare with.
  ///   - focal: The group for which problems may be harder.
  /// - Returns: The counts.
  public func differenceTally(
    of quiz: Quiz.ID,
    between reference: Set<Learner.ID>,
    and focal: Set<Learner.ID>
  ) -> ItemStatistics.DifferentialFunctioning.Tally {
    let answers = FirstAnswers(records.lazy.filter { $0.quiz == quiz })
    return ItemStatistics.DifferentialFunctioning.Tally(
      id: quiz,
      answers: CompleteAnswers(answers) { learner, answers in
        let isReference = reference.contains(learner)
        guard isReference || focal.contains(learner) else { return nil }
        let solved = answers.count { $0.record.credit == .one }
        return answers.map {
          MatchedAnswer(solved: solved, isCorrect: $0.record.credit == .one, isFocal: !isReference)
        }
      }
    )
  }
}

// MARK: - JSON

extension ItemStatistics.DifferentialFunctioning.Tally: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let id = record.field("id", \.id)
    let answers = record.inline(\.answers)
    return Self(id: try id(), answers: try answers())
  }
}

/// An answer of a learner of either group who solved so many problems.
struct MatchedAnswer: CountedCell {
  let solved: Int
  let isCorrect: Bool
  let isFocal: Bool

  static func < (left: Self, right: Self) -> Bool {
    (left.solved, left.isCorrect ? 1 : 0, left.isFocal ? 1 : 0)
      < (right.solved, right.isCorrect ? 1 : 0, right.isFocal ? 1 : 0)
  }

  static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let solved = record.field("solved", \.solved)
    let isCorrect = record.field("correct", \.isCorrect, default: false)
    let isFocal = record.field("focal", \.isFocal, default: false)
    let answer = Self(solved: try solved(), isCorrect: try isCorrect(), isFocal: try isFocal())
    if answer.solved < 0 { record.note(.malformed("expected 0 or more solved problems")) }
    return answer
  }

  init(solved: Int, isCorrect: Bool, isFocal: Bool) {
    self.solved = solved
    self.isCorrect = isCorrect
    self.isFocal = isFocal
  }
}
