// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import Quizzes

/// Abilities of learners and difficulties of problems on one scale, estimated with the Rasch model.
///
/// ```swift
/// let scale = try RaschScale(log)
/// scale.difficulties["acids-3"]?.value      // in logits, 0 for the mean problem
/// scale.abilities["ada"]?.interval          // where the true ability most likely lies
/// ```
///
/// **Difficulties** maximize the conditional likelihood: given how many of their problems learners
/// got right, abilities drop out of it, so that nothing is taken for granted about them, and the
/// estimates are consistent however few problems each learner answers (E. B. Andersen, "Asymptotic
/// properties of conditional maximum-likelihood estimators", JRSS B 32, 1970). Learners need not
/// answer the same problems. The mean difficulty is 0; standard errors are those of the observed
/// information under that constraint.
///
/// **Abilities** are weighted likelihood estimates (T. A. Warm, Psychometrika 54, 1989), which are
/// finite for learners with all right or all wrong and less biased than those of maximum
/// likelihood. Their standard error takes the difficulties as known.
///
/// Of each learner and problem the first answer counts, and its first try: right or wrong.
public struct RaschScale: Hashable, Sendable, Codable {
  /// The most problems that can be put on one scale.
  public static let maximumProblems = 1000

  /// The difficulties of the problems that are on the scale.
  public let difficulties: [Problem.ID: Estimate]
  /// The abilities of the learners who answered a problem on the scale.
  public let abilities: [Learner.ID: Estimate]
  /// The problems that cannot be compared with those on the scale, in the order of their names.
  ///
  /// Problems can be compared when each can be reached from each other by steps from one that a
  /// learner got right to one that the same learner got wrong (G. H. Fischer, Psychometrika 46,
  /// 1981). So a problem that everybody, or nobody, gets right has no finite difficulty. The scale
  /// is that of the largest group of problems that can be compared; of equally large ones that with
  /// the first name.
  public let incomparable: [Problem.ID]

  /// The reason the estimation ended; nil in a scale that an older release has stored.
  public let stop: Stop?

  /// The reason the estimation of a scale ended.
  public enum Stop: String, Hashable, Sendable, JSONName {
    /// A further step would move no difficulty by more than a millionth of a logit.
    case converged
    /// As many steps were taken as may be; the difficulties are not exact.
    case limit
    /// No step made the answers likelier, because the numbers are as exact as they can be.
    case stalled
  }

  /// The steps after which an estimation ends at the latest, unless asked otherwise; hardly any
  /// needs more than ten.
  public static let standardSteps = 50

  /// Estimates the scale of the answers in a log.
  ///
  /// With many answers this takes seconds; a ``Calibration`` does it step by step, so that an app
  /// can show how far it is.
  ///
  /// - Parameters:
  ///   - log: The answers.
  ///   - maximumSteps: The greatest number of steps that are taken, 1 or more; then ``stop`` is
  ///     ``Stop/limit``.
  /// - Throws: ``EstimationError/tooManyProblems(_:maximum:)`` for more than ``maximumProblems``,
  ///   and ``EstimationError/stepsOutOfRange(_:)``.
  /// - Complexity: For *k* comparable problems O(*k*³) and O(*b*³) for each learner, who answers
  ///   *b*, for each of a few steps. The answers of a learner to more than 32 problems are
  ///   estimated from in blocks.
  public init(
    _ log: AnswerLog,
    maximumSteps: Int = Self.standardSteps
  ) throws(EstimationError) {
    var calibration = try Calibration(log, maximumSteps: maximumSteps)
    while calibration.stop == nil {
      calibration.advance()
    }
    self = calibration.scale
  }

  private init(
    difficulties: [Problem.ID: Estimate],
    abilities: [Learner.ID: Estimate],
    incomparable: [Problem.ID],
    stop: Stop?
  ) {
    self.difficulties = difficulties
    self.abilities = abilities
    self.incomparable = incomparable
    self.stop = stop
  }
}

extension RaschScale {
  /// The estimation of a scale, one step at a time.
  ///
  /// ```swift
  /// var calibration = try RaschScale.Calibration(log)
  /// while calibration.stop == nil {
  ///   calibration.advance()
  ///   show(calibration.steps, calibration.change)   // how far it is
  /// }
  /// calibration.scale
  /// ```
  ///
  /// Each step costs about the same, and there are at most ``maximumSteps``. The same log gives the
  /// same steps.
  public struct Calibration: Sendable {
    /// The greatest number of steps that are taken.
    public let maximumSteps: Int
    private let problems: [Problem.ID]
    /// The learners with their answers.
    private let sheets: [(learner: Learner.ID, answers: [RaschAnswer])]
    /// The offsets of the problems on the scale.
    private let comparable: [Int]
    private var maximum: ConditionalMaximum

    /// Prepares the estimation.
    ///
    /// - Parameters:
    ///   - log: The answers.
    ///   - maximumSteps: The greatest number of steps that are taken, 1 or more.
    /// - Throws: ``EstimationError/tooManyProblems(_:maximum:)`` and
    ///   ``EstimationError/stepsOutOfRange(_:)``.
    public init(
      _ log: AnswerLog,
      maximumSteps: Int = RaschScale.standardSteps
    ) throws(EstimationError) {
      guard maximumSteps >= 1 else { throw .stepsOutOfRange(maximumSteps) }
      let answers = FirstAnswers(log.records)
      let problems = Set(answers.answers.map(\.record.problem)).sorted()
      guard problems.count <= RaschScale.maximumProblems else {
        throw .tooManyProblems(problems.count, maximum: RaschScale.maximumProblems)
      }
      let offsets = Dictionary(zip(problems, problems.indices)) { first, _ in first }
      sheets = answers.byLearner.map { learner, answers in
        let sheet = answers.compactMap { answer in
          offsets[answer.record.problem].map {
            RaschAnswer(item: $0, isCorrect: answer.record.isFirstTryCorrect)
          }
        }
        return (learner, sheet.sorted { $0.item < $1.item })
      }
      let blocks = sheets.enumerated().flatMap { index, sheet in
        RaschBlock.blocks(of: sheet.answers, seed: UInt64(index))
      }
      self.maximumSteps = maximumSteps
      self.problems = problems
      comparable = ComparableItems(blocks, count: problems.count).largest
      maximum = ConditionalMaximum(ConditionalLikelihood(blocks, items: comparable))
    }

    /// The number of steps that were taken.
    public var steps: Int { maximum.steps }

    /// The last step's change of the difficulty that moved most, in logits; nil before the first
    /// one.
    ///
    /// From some step on it shrinks fast, down to a millionth.
    public var change: Double? { maximum.change }

    /// The reason it ended, or nil while it goes on.
    public var stop: RaschScale.Stop? {
      maximum.stop ?? (maximum.steps < maximumSteps ? nil : .limit)
    }

    /// Takes one step; nothing happens once it has ended.
    ///
    /// - Complexity: O(*k*³) for *k* problems, and O(*b*²) for each answer of a block of *b*, 32 at
    ///   most.
    public mutating func advance() {
      guard stop == nil else { return }
      maximum.step()
    }

    /// The scale so far; the final one once it has ended.
    ///
    /// - Complexity: As a step.
    public var scale: RaschScale {
      let estimates = Dictionary(zip(comparable, maximum.estimates)) { first, _ in first }
      var abilities: [Learner.ID: Estimate] = [:]
      for sheet in sheets {
        let met = sheet.answers.compactMap { answer in
          estimates[answer.item].map {
            WeightedLikelihood.Answer(difficulty: $0.value, isCorrect: answer.isCorrect)
          }
        }
        abilities[sheet.learner] = WeightedLikelihood(met)?.maximum
      }
      var difficulties: [Problem.ID: Estimate] = [:]
      for (item, estimate) in estimates {
        difficulties[problems[item]] = estimate
      }
      return RaschScale(
        difficulties: difficulties,
        abilities: abilities,
        incomparable: problems.filter { difficulties[$0] == nil },
        stop: stop
      )
    }
  }
}

/// An answer to the item at an offset.
struct RaschAnswer: Hashable {
  let item: Int
  let isCorrect: Bool
}

/// Answers of one learner that are conditioned on how many of them are right.
///
/// A learner's answers can be cut into blocks: given the ability they are independent, and each
/// block has a likelihood given its own sum. That loses a little information and keeps the cost of
/// long sheets in bounds.
struct RaschBlock {
  /// The most answers in a block.
  static let limit = 32

  /// The offsets of the items, in rising order.
  let items: [Int]
  let correctItems: [Int]

  init(_ answers: [RaschAnswer]) {
    let sorted = answers.sorted { $0.item < $1.item }
    items = sorted.map(\.item)
    correctItems = sorted.filter(\.isCorrect).map(\.item)
  }

  /// Cuts a sheet into blocks of about equal size, at random, so that blocks of different learners
  /// link all items.
  static func blocks(of sheet: [RaschAnswer], seed: UInt64) -> [RaschBlock] {
    guard sheet.count > limit else { return [RaschBlock(sheet)] }
    var generator = SeededGenerator(seed: seed)
    let shuffled = generator.shuffled(sheet)
    let count = (sheet.count + limit - 1) / limit
    return (0..<count).map { index in
      RaschBlock(stride(from: index, to: shuffled.count, by: count).map { shuffled[$0] })
    }
  }
}

/// The scale on which an ``AdaptiveQuiz`` picks problems: their difficulties and discriminations,
/// estimated from a log of answers that may be guesses.
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
/// A learner of ability *θ* answers right with the chance *c* + (1 - *c*) / (1 + e^-*a*(*θ* -
/// *b*)), with the difficulty *b*, the discrimination *a* and the chance *c* to guess (A. Birnbaum,
/// in F. M. Lord and M. R. Novick, "Statistical Theories of Mental Test Scores", 1968). *c* is
/// given, as it is hardly known from answers. Abilities are taken for normal with mean 0 and
/// deviation 1, which fixes the scale, and are averaged over: the marginal likelihood is maximized
/// by the method of R. D. Bock and M. Aitkin (Psychometrika 46, 1981). Learners need not answer the
/// same problems. Where learners are few and problems are not guessed, ``RaschScale`` takes less
/// for granted.
///
/// Standard errors take the estimates of all other problems as known, and are a little small for
/// that: in the simulations of `Tests/Measurements/adaptive` about 90 of 100 intervals held the
/// true difficulty.
///
/// Of each learner and problem the first answer counts, and its first try: right or wrong.
public struct ItemScale: Hashable, Sendable, Codable {
  /// The choice of whether problems may discriminate by different amounts.
  public enum Discrimination: Hashable, Sendable {
    /// All problems discriminate alike, by an amount that is estimated: the model of one parameter.
    case equal
    /// Each problem has its own, the logarithms of which are spread by a prior deviation around 0.
    ///
    /// Without a deviation nothing is known before; with few answers the estimates then go to the
    /// ends of the range.
    case free(deviation: Double?)

    /// Each problem has its own, with a prior deviation of 0.5, so that 95 of 100 lie between 3/8
    /// and 8/3.
    public static let standard = free(deviation: 0.5)
  }

  /// The difficulties, from -8 to 8; 0 for a problem at the level of the mean learner.
  public let difficulties: [Problem.ID: Estimate]
  /// The discriminations, from 0.1 to 10.
  public let discriminations: [Problem.ID: Estimate]
  /// The chances to guess, where they are not 0.
  public let guessing: [Problem.ID: Double]
  /// The problems that everybody or nobody gets right, which have no finite difficulty, in the
  /// order of their names.
  public let incomparable: [Problem.ID]
  /// The logarithm of the likelihood of all answers.
  public let logLikelihood: Double
  /// The reason the estimation ended.
  public let stop: RaschScale.Stop

  /// The steps after which an estimation ends at the latest, unless asked otherwise.
  public static let standardSteps = 500

  /// Estimates the scale of the answers in a log.
  ///
  /// - Parameters:
  ///   - log: The answers.
  ///   - discrimination: Whether problems may discriminate by different amounts.
  ///   - guessing: The chances to guess problems right, from 0 to 0.9, 0 for those that are left
  ///     out; nil for the mean of 1/*n* where one of *n* shown options was picked, and 0 elsewhere.
  ///   - maximumSteps: The greatest number of steps that are taken, 1 or more; then ``stop`` is
  ///     `limit`.
  /// - Throws: ``EstimationError/tooManyProblems(_:maximum:)`` for more than
  ///   ``RaschScale/maximumProblems``, ``EstimationError/stepsOutOfRange(_:)``, and
  ///   ``EstimationError/priorOutOfRange(_:)`` for a chance or deviation that cannot be.
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

/// Finds the items whose difficulties can be compared.
///
/// Items and blocks are the nodes of a graph: an edge leads from an item to a block in which it was
/// answered right, and from a block to an item that was answered wrong. Items of one strongly
/// connected component can be compared. The method is that of Kosaraju and Sharir: search the
/// graph, then the reversed graph in the order in which the first search left the nodes.
struct ComparableItems {
  /// The offsets of the items in the largest component, in rising order; of equally large ones that
  /// with the first item.
  let largest: [Int]

  init(_ blocks: [RaschBlock], count: Int) {
    var forward: [[Int]] = Array(repeating: [], count: count + blocks.count)
    var backward = forward
    for (index, block) in blocks.enumerated() {
      let node = count + index
      let right = Set(block.correctItems)
      for item in block.items {
        let (from, to) = right.contains(item) ? (item, node) : (node, item)
        forward[from].append(to)
        backward[to].append(from)
      }
    }
    var isVisited = Array(repeating: false, count: forward.count)
    var order: [Int] = []
    for start in forward.indices {
      order += Self.search(from: start, along: forward, &isVisited)
    }
    isVisited = Array(repeating: false, count: forward.count)
    var largest: [Int] = []
    for start in order.reversed() {
      let items = Self.search(from: start, along: backward, &isVisited)
        .filter { $0 < count }.sorted()
      if (items.count, -(items.first ?? 0)) > (largest.count, -(largest.first ?? 0)) {
        largest = items
      }
    }
    self.largest = largest.count > 1 ? largest : []
  }

  /// Visits what can be reached, depth first, and returns the nodes in the order in which they are
  /// left.
  private static func search(
    from start: Int,
    along edges: [[Int]],
    _ isVisited: inout [Bool]
  ) -> [Int] {
    guard !isVisited[start] else { return [] }
    isVisited[start] = true
    var order: [Int] = []
    var path = [(node: start, next: 0)]
    while let (node, next) = path.last {
      guard next < edges[node].count else {
        order.append(node)
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let target = edges[node][next]
      if !isVisited[target] {
        isVisited[target] = true
        path.append((target, 0))
      }
    }
    return order
  }
}
