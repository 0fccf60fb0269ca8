// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import Quizzes

/// Difficulties and discriminations of problems whose answers can be guessed, from the answers in a log: what an
/// ``AdaptiveQuiz`` picks by.
///
/// ```swift
/// let scale = try ItemScale(log)
/// scale.difficulties["acids-3"]?.value       // 0 for a problem at the level of the mean learner
/// scale.discriminations["acids-3"]?.value    // around 1
/// let content = try AdaptiveQuiz(
///   pool, difficulties: scale.difficulties, guessing: scale.guessing,
///   discriminations: scale.discriminations.mapValues(\.value), seed: 7)
/// ```
///
/// A learner of ability *θ* answers right with the chance *c* + (1 - *c*) / (1 + e^-*a*(*θ* - *b*)), with the difficulty
/// *b*, the discrimination *a* and the chance *c* to guess (A. Birnbaum, in F. M. Lord and M. R. Novick, "Statistical Theories
/// of Mental Test Scores", 1968). *c* is given, as it is hardly known from answers. Abilities are taken for normal with mean
/// 0 and deviation 1, which fixes the scale, and are averaged over: the marginal likelihood is maximized by the method of R. D.
/// Bock and M. Aitkin (Psychometrika 46, 1981). Learners need not answer the same problems. Where learners are few and problems
/// are not guessed, ``RaschScale`` takes less for granted.
///
/// Standard errors take the estimates of all other problems as known, and are a little small for that: in the simulations of
/// `Tests/Measurements/adaptive` about 90 of 100 intervals held the true difficulty.
///
/// Of each learner and problem the first answer counts, and its first try: right or wrong.
public struct ItemScale: Hashable, Sendable, Codable {
  /// Whether problems may discriminate by different amounts.
  public enum Discrimination: Hashable, Sendable {
    /// All problems discriminate alike, by an amount that is estimated: the model of one parameter.
    case equal
    /// Each problem has its own, the logarithms of which are spread by a prior deviation around 0.
    ///
    /// Without a deviation nothing is known before; with few answers the estimates then go to the ends of the range.
    case free(deviation: Double?)

    /// Each problem has its own, with a prior deviation of 0.5, so that 95 of 100 lie between 3/8 and 8/3.
    public static let standard = free(deviation: 0.5)
  }

  /// The difficulties, from -8 to 8; 0 for a problem at the level of the mean learner.
  public let difficulties: [Problem.ID: Estimate]
  /// The discriminations, from 0.1 to 10.
  public let discriminations: [Problem.ID: Estimate]
  /// The chances to guess, where they are not 0.
  public let guessing: [Problem.ID: Double]
  /// The problems that everybody or nobody gets right, which have no finite difficulty, in the order of their names.
  public let incomparable: [Problem.ID]
  /// The logarithm of the likelihood of all answers.
  public let logLikelihood: Double
  /// Why the estimation ended.
  public let stop: RaschScale.Stop

  /// The steps after which an estimation ends at the latest, unless asked otherwise.
  public static let standardSteps = 500

  /// Estimates the scale of the answers in a log.
  ///
  /// - Parameters:
  ///   - log: The answers.
  ///   - discrimination: Whether problems may discriminate by different amounts.
  ///   - guessing: The chances to guess problems right, from 0 to 0.9, 0 for those that are left out; nil for the mean of 1/*n* where one of
  ///     *n* shown options was picked, and 0 elsewhere.
  ///   - maximumSteps: How many steps are taken at most, 1 or more; then ``stop`` is `limit`.
  /// - Throws: ``EstimationError/tooManyProblems(_:maximum:)`` for more than ``RaschScale/maximumProblems``,
  ///   ``EstimationError/stepsOutOfRange(_:)``, and ``EstimationError/priorOutOfRange(_:)`` for a chance or deviation that cannot be.
  /// - Complexity: O(*n*) in the number of answers for each of up to some hundred steps.
  public init(
    _ log: AnswerLog,
    discrimination: Discrimination = .standard,
    guessing: [Problem.ID: Double]? = nil,
    maximumSteps: Int = Self.standardSteps
  ) throws(EstimationError) {
    guard maximumSteps >= 1 else { throw .stepsOutOfRange(maximumSteps) }
    if case .free(let deviation?) = discrimination, !(0.01...100).contains(deviation) {
      throw .priorOutOfRange(deviation)
    }
    for (_, chance) in guessing ?? [:] where !AdaptiveSelector.guessingRange.contains(chance) {
      throw .priorOutOfRange(chance)
    }
    let answers = FirstAnswers(log.records)
    let all = answers.byProblem
    guard all.count <= RaschScale.maximumProblems else {
      throw .tooManyProblems(all.count, maximum: RaschScale.maximumProblems)
    }
    let problems = all.filter { _, answers in
      let right = answers.count(where: \.record.isFirstTryCorrect)
      return right > 0 && right < answers.count
    }
    let chances = problems.map { problem, answers in
      guessing.map { $0[problem] ?? 0 } ?? answers.meanChanceToGuess
    }
    let offsets = Dictionary(zip(problems.map(\.problem), problems.indices)) { first, _ in first }
    let sheets = answers.byLearner.map { _, answers in
      answers.compactMap { answer in
        offsets[answer.record.problem].map {
          RaschAnswer(item: $0, isCorrect: answer.record.isFirstTryCorrect)
        }
      }
      .sorted { $0.item < $1.item }
    }
    var maximum = MarginalMaximum(sheets, guessing: chances, discrimination)
    while maximum.stop == nil, maximum.steps < maximumSteps {
      maximum.step()
    }
    let estimates = maximum.estimates
    func named<Value>(_ values: [Value]) -> [Problem.ID: Value] {
      Dictionary(zip(problems.map(\.problem), values)) { first, _ in first }
    }
    difficulties = named(estimates.map(\.difficulty))
    discriminations = named(estimates.map(\.discrimination))
    self.guessing = named(chances).filter { $0.value > 0 }
    incomparable = all.map(\.problem).filter { offsets[$0] == nil }.sorted()
    logLikelihood = maximum.logLikelihood
    stop = maximum.stop ?? .limit
  }
}

extension [FirstAnswers.Answer] {
  /// The mean chance to guess where one of several options was picked; 0 where none was.
  fileprivate var meanChanceToGuess: Double {
    let chances = compactMap { answer -> Double? in
      guard case .choice = answer.record.responses.first, answer.record.shown.count > 1 else {
        return nil
      }
      return 1 / Double(answer.record.shown.count)
    }
    return chances.isEmpty ? 0 : chances.reduce(0, +) / Double(chances.count)
  }
}
