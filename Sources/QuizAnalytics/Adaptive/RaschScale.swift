public import LudusCore
public import Quizzes

/// Abilities of learners and difficulties of problems on one scale, by Rasch's model.
///
/// ```swift
/// let scale = try RaschScale(log)
/// scale.difficulties["acids-3"]?.value      // in logits, 0 for the mean problem
/// scale.abilities["ada"]?.interval          // where the true ability most likely lies
/// ```
///
/// **Difficulties** maximise the conditional likelihood: given how many of their problems learners got right,
/// abilities drop out of it, so that nothing is taken for granted about them, and the estimates are
/// consistent however few problems each learner answers (E. B. Andersen, "Asymptotic properties of conditional
/// maximum-likelihood estimators", JRSS B 32, 1970). Learners need not answer the same problems. The mean
/// difficulty is 0; standard errors are those of the observed information under that constraint.
///
/// **Abilities** are weighted likelihood estimates (T. A. Warm, Psychometrika 54, 1989), which are finite for
/// learners with all right or all wrong and less biased than those of maximum likelihood. Their standard error
/// takes the difficulties as known.
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
  /// Problems can be compared when each can be reached from each other by steps from one that a learner got
  /// right to one that the same learner got wrong (G. H. Fischer, Psychometrika 46, 1981). So a problem that
  /// everybody, or nobody, gets right has no finite difficulty. The scale is that of the largest group of
  /// problems that can be compared; of equally large ones that with the first name.
  public let incomparable: [Problem.ID]

  /// Estimates the scale of the answers in a log.
  ///
  /// - Throws: ``EstimationError/tooManyProblems(_:maximum:)`` for more than ``maximumProblems``.
  /// - Complexity: For *k* comparable problems O(*k*³) and O(*b*³) for each learner, who answers *b*, for each of
  ///   a few steps. The answers of a learner to more than 32 problems are estimated from in blocks.
  public init(_ log: AnswerLog) throws(EstimationError) {
    let answers = FirstAnswers(log.records)
    let problems = Set(answers.answers.map(\.record.problem)).sorted()
    guard problems.count <= Self.maximumProblems else {
      throw .tooManyProblems(problems.count, maximum: Self.maximumProblems)
    }
    let offsets = Dictionary(zip(problems, problems.indices)) { first, _ in first }
    let learners = answers.byLearner
    let sheets = learners.map { _, answers in
      answers.compactMap { answer in
        offsets[answer.record.problem].map {
          RaschAnswer(item: $0, isCorrect: answer.record.isFirstTryCorrect)
        }
      }
      .sorted { $0.item < $1.item }
    }
    let blocks = sheets.enumerated().flatMap { index, sheet in
      RaschBlock.blocks(of: sheet, seed: UInt64(index))
    }
    let comparable = ComparableItems(blocks, count: problems.count).largest
    let estimates = ConditionalLikelihood(blocks, items: comparable).maximum()
    var difficulties: [Problem.ID: Estimate] = [:]
    var estimatesByOffset: [Int: Estimate] = [:]
    for (item, estimate) in zip(comparable, estimates) {
      difficulties[problems[item]] = estimate
      estimatesByOffset[item] = estimate
    }
    var abilities: [Learner.ID: Estimate] = [:]
    for (learner, sheet) in zip(learners, sheets) {
      let met = sheet.compactMap { answer in
        estimatesByOffset[answer.item].map { (difficulty: $0.value, isCorrect: answer.isCorrect) }
      }
      abilities[learner.learner] = WeightedLikelihood(met)?.maximum
    }
    self.difficulties = difficulties
    self.abilities = abilities
    incomparable = problems.filter { difficulties[$0] == nil }
  }
}

/// An answer to the item at an offset.
struct RaschAnswer: Hashable {
  let item: Int
  let isCorrect: Bool
}

/// Answers of one learner that are conditioned on how many of them are right.
///
/// A learner's answers can be cut into blocks: given the ability they are independent, and each block has a
/// likelihood given its own sum. That loses a little information and keeps the cost of long sheets in bounds.
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

  /// Cuts a sheet into blocks of about equal size, at random, so that blocks of different learners link all
  /// items.
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
