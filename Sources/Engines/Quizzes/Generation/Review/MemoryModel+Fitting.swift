// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation
internal import NumericMethods
internal import QuizContent

extension SpacedReview.MemoryModel {
  /// A past review of a problem.
  public struct PastReview: Hashable, Sendable {
    /// How it went.
    public let rating: Rating
    /// The whole days since the review before; 0 on the same day, and for the first review.
    public let days: Int

    /// Creates a review; less than 0 days count as 0.
    public init(_ rating: Rating, after days: Int) {
      self.rating = rating
      self.days = max(days, 0)
    }
  }

  /// How well a model predicts recall.
  public struct Quality: Hashable, Sendable {
    /// The mean of -ln of the chance that the model gave to what came true; less is better.
    public let logLoss: Double
    /// How far foreseen and seen shares of recall are apart: the root mean square over 20 classes
    /// of the foreseen share.
    public let calibrationError: Double
  }

  /// A model whose parameters were fitted to reviews.
  public struct Fit: Hashable, Sendable {
    /// The model.
    public let model: SpacedReview.MemoryModel
    /// How many reviews there were to foresee: those on another day than the one before.
    public let reviews: Int
    /// The number of parameters that were fitted: 21, the first 4 or, with little data, 0.
    public let fittedParameters: Int
    /// How well the model foresaw before; nil without reviews.
    public let before: Quality?
    /// How well it foresees now; nil without reviews.
    public let after: Quality?
  }

  /// Returns this model with the parameters that make the reviews most likely.
  ///
  /// The likelihood is that of recall (every rating but ``Rating/again``) at each review on another
  /// day than the one before. It is climbed by Fisher scoring with Levenberg's damping, within the
  /// published bounds, so that the same reviews always give the same parameters. A weak normal
  /// prior around this model's parameters, with a quarter of the width of the bounds as deviation,
  /// decides where reviews say nothing.
  ///
  /// Ten of the rarer outcomes for each parameter are needed for a fit that can be trusted (P.
  /// Peduzzi and others, Journal of Clinical Epidemiology 49, 1996). With fewer than 210 only the
  /// four stabilities after the first review are fitted, and with fewer than 40 nothing.
  ///
  /// - Parameter histories: For each learner and problem the reviews in order.
  /// - Returns: The model, and how well it foresees.
  /// - Complexity: O(*n*) in the number of reviews for each of at most 60 steps.
  public func fitted(to histories: [[PastReview]]) -> Fit {
    let likelihood = MemoryLikelihood(histories, around: draft.parameters)
    let count = likelihood.affordableParameters
    // The parameters are kept within their bounds.
    let fitted =
      count == 0
      ? self : (try? with { $0.parameters = likelihood.maximum(of: count) }) ?? self
    return Fit(
      model: fitted,
      reviews: likelihood.predictions,
      fittedParameters: count,
      before: likelihood.quality(of: equations),
      after: likelihood.quality(of: fitted.equations)
    )
  }

  /// Says how well this model foresees what was recalled.
  ///
  /// - Parameter histories: For each learner and problem the reviews in order.
  /// - Returns: Its quality, or nil when there are no reviews to foresee.
  /// - Complexity: O(*n*) in the number of reviews.
  public func quality(of histories: [[PastReview]]) -> Quality? {
    MemoryLikelihood(histories, around: draft.parameters).quality(of: equations)
  }

  /// Returns this model with the parameters that make the answers of all learners most likely.
  ///
  /// - Parameters:
  ///   - log: The answers.
  ///   - calendar: The calendar whose time zone says which day it was.
  ///   - bank: Whose templates are reviewed as one problem each.
  ///   - ratings: How answers are rated.
  ///   - dayStart: When a day begins.
  /// - Returns: The model, and how well it foresees.
  public func fitted(
    to log: AnswerLog,
    calendar: Calendar,
    templatesOf bank: ProblemBank? = nil,
    ratings: RatingRule = .standard,
    dayStart: TimeOfDay = SpacedReview.Spacing.standardDayStart
  ) -> Fit {
    /// A problem of a learner.
    struct Pair: Hashable {
      let learner: Learner.ID
      let problem: Problem.ID
    }
    let names = bank.map(TemplateNames.init(of:)) ?? TemplateNames()
    var clock = DayClock(ZonedDays(calendar.timeZone, dayStart: dayStart.minutes))
    var places: [Pair: Int] = [:]
    var lastDays: [Int] = []
    var histories: [[PastReview]] = []
    for record in log.records {
      let pair = Pair(learner: record.learner, problem: names.countedName(of: record.problem))
      let day = clock.day(of: record.date).number
      let rating = ratings.rating(of: record)
      if let place = places[pair] {
        histories[place].append(PastReview(rating, after: day - lastDays[place]))
        lastDays[place] = day
      } else {
        places[pair] = histories.count
        histories.append([PastReview(rating, after: 0)])
        lastDays.append(day)
      }
    }
    return fitted(to: histories)
  }
}

/// The equations of FSRS-6 with their derivatives by the 21 parameters, carried along from review
/// to review: exact but for rounding.
struct MemoryGradient {
  /// A memory, and how it moves with the parameters.
  struct State {
    var stability: Double
    var difficulty: Double
    var stabilitySlopes: SIMD32<Double> = .zero
    /// By the parameters 4 to 7, which alone move the difficulty.
    var difficultySlopes: SIMD4<Double> = .zero
  }

  /// A chance of recall, and how it moves.
  struct Recall {
    var value = 1.0
    var slopes = SIMD32<Double>.zero
    /// With the stability alone.
    fileprivate var byStability = 0.0
    /// With the last parameter alone, the decay.
    fileprivate var byDecay = 0.0
  }

  private let w: [Double]
  private let firsts: [State]
  private let easyStart: Double
  private let easySlope: Double
  private let factor: Double
  private let factorSlope: Double
  private let gain: Double
  private let bonus: [Double]
  private let lapse: Double

  init(_ w: [Double]) {
    self.w = w
    let equations = MemoryEquations(w)
    firsts = (1...4).map { rating in
      let first = equations.first(rating)
      var state = State(stability: first.stability, difficulty: first.difficulty)
      state.stabilitySlopes[rating - 1] = 1
      let power = Elementary.exp(w[5] * Double(rating - 1))
      if (1...10).contains(w[4] - power + 1) {
        state.difficultySlopes = [1, -Double(rating - 1) * power, 0, 0]
      }
      return state
    }
    let easy = Elementary.exp(w[5] * 3)
    easyStart = w[4] - easy + 1
    easySlope = -3 * easy
    let power = Elementary.exp(Elementary.log(0.9) / -w[20])
    factor = power - 1
    factorSlope = power * Elementary.log(0.9) / (w[20] * w[20])
    gain = Elementary.exp(w[8])
    bonus = [1, w[15], 1, w[16]]
    lapse = Elementary.exp(w[17] * w[18])
  }

  /// The memory after the first review.
  func first(_ rating: Int) -> State { firsts[rating - 1] }

  /// The chance of recall after some days.
  func recall(_ state: State, after days: Int) -> Recall {
    guard days > 0 else { return Recall() }
    let ratio = Double(days) / state.stability
    let growth = factor * ratio
    let logarithm = Elementary.log(growth + 1)
    let value = Elementary.exp(-w[20] * logarithm)
    var recall = Recall(value: value)
    recall.byStability = value * w[20] * growth / ((growth + 1) * state.stability)
    recall.byDecay = -value * (logarithm + w[20] * ratio * factorSlope / (growth + 1))
    recall.slopes = state.stabilitySlopes * recall.byStability
    recall.slopes[20] += recall.byDecay
    return recall
  }

  /// The memory after another review.
  func next(_ state: State, _ rating: Int, after days: Int, _ recall: Recall) -> State {
    var next = state
    if days < 1 {
      repeatSameDay(&next, rating)
    } else if rating == 1 {
      forget(&next, recall)
    } else {
      grow(&next, rating, recall)
    }
    if !(0.001...1e15).contains(next.stability) {
      next.stability = Swift.min(Swift.max(next.stability, 0.001), 1e15)
      next.stabilitySlopes = .zero
    }
    changeDifficulty(&next, rating)
    return next
  }

  /// Moves the slopes of the stability with its own and with those of the difficulty.
  private func carry(_ state: inout State, byStability: Double, byDifficulty: Double) {
    state.stabilitySlopes *= byStability
    for index in 0..<4 {
      state.stabilitySlopes[4 + index] += byDifficulty * state.difficultySlopes[index]
    }
  }

  private func repeatSameDay(_ state: inout State, _ rating: Int) {
    let logarithm = Elementary.log(state.stability)
    let push = w[18] + Double(rating - 3)
    let growth = Elementary.exp(w[17] * push - w[19] * logarithm)
    guard rating == 1 || growth >= 1 else { return }
    let stability = state.stability * growth
    carry(&state, byStability: growth * (1 - w[19]), byDifficulty: 0)
    state.stabilitySlopes[17] += stability * push
    state.stabilitySlopes[18] += stability * w[17]
    state.stabilitySlopes[19] -= stability * logarithm
    state.stability = stability
  }

  private func grow(_ state: inout State, _ rating: Int, _ recall: Recall) {
    let stability = state.stability
    let logarithm = Elementary.log(stability)
    let surprise = Elementary.exp(w[10] * (1 - recall.value))
    let rest = 11 - state.difficulty
    let scale = gain * rest * Elementary.exp(-w[9] * logarithm) * bonus[rating - 1]
    let added = scale * (surprise - 1)
    let byRecall = -stability * scale * w[10] * surprise
    let gained = stability * added
    carry(
      &state,
      byStability: 1 + added - w[9] * added + byRecall * recall.byStability,
      byDifficulty: -gained / rest
    )
    state.stabilitySlopes[8] += gained
    state.stabilitySlopes[9] -= gained * logarithm
    state.stabilitySlopes[10] += stability * scale * surprise * (1 - recall.value)
    if rating == 2 { state.stabilitySlopes[15] += gained / w[15] }
    if rating == 4 { state.stabilitySlopes[16] += gained / w[16] }
    state.stabilitySlopes[20] += byRecall * recall.byDecay
    state.stability = stability + gained
  }

  private func forget(_ state: inout State, _ recall: Recall) {
    let stability = state.stability
    let short = stability / lapse
    let logarithm = Elementary.log(stability + 1)
    let power = Elementary.exp(w[13] * logarithm)
    let ease = Elementary.log(state.difficulty)
    let scale = w[11] * Elementary.exp(w[14] * (1 - recall.value) - w[12] * ease)
    let long = scale * (power - 1)
    guard long <= short else {
      carry(&state, byStability: 1 / lapse, byDifficulty: 0)
      state.stabilitySlopes[17] -= short * w[18]
      state.stabilitySlopes[18] -= short * w[17]
      state.stability = short
      return
    }
    let byRecall = -w[14] * long
    carry(
      &state,
      byStability: scale * w[13] * power / (stability + 1) + byRecall * recall.byStability,
      byDifficulty: -w[12] * long / state.difficulty
    )
    state.stabilitySlopes[11] += long / w[11]
    state.stabilitySlopes[12] -= long * ease
    state.stabilitySlopes[13] += scale * power * logarithm
    state.stabilitySlopes[14] += long * (1 - recall.value)
    state.stabilitySlopes[20] += byRecall * recall.byDecay
    state.stability = long
  }

  private func changeDifficulty(_ state: inout State, _ rating: Int) {
    let rest = 10 - state.difficulty
    let step = Double(3 - rating) / 9
    let damped = state.difficulty + rest * w[6] * step
    let difficulty = w[7] * easyStart + (1 - w[7]) * damped
    guard (1...10).contains(difficulty) else {
      state.difficulty = Swift.min(Swift.max(difficulty, 1), 10)
      state.difficultySlopes = .zero
      return
    }
    state.difficultySlopes *= (1 - w[7]) * (1 - w[6] * step)
    state.difficultySlopes += [
      w[7], w[7] * easySlope, (1 - w[7]) * rest * step, easyStart - damped,
    ]
    state.difficulty = difficulty
  }
}

/// How likely reviews are by parameters of the model of memory, and where that is greatest.
struct MemoryLikelihood {
  private typealias Model = SpacedReview.MemoryModel

  private let tree: ReviewTree
  private let center: [Double]
  /// The variances of the prior.
  private let variances: [Double]
  /// How many reviews there are to foresee.
  let predictions: Int
  private let forgotten: Int

  init(_ histories: [[SpacedReview.MemoryModel.PastReview]], around center: [Double]) {
    // A problem seen once, or on one day, says nothing.
    tree = ReviewTree(histories.filter { $0.dropFirst().contains { $0.days > 0 } })
    self.center = center
    variances = Model.bounds.map { bounds in
      let deviation = (bounds.upperBound - bounds.lowerBound) / 4
      return deviation * deviation
    }
    let foreseen = tree.nodes.lazy.filter(\.isForeseen)
    predictions = foreseen.reduce(0) { $0 + $1.count }
    forgotten = foreseen.reduce(0) { $0 + ($1.isRecalled ? 0 : $1.count) }
  }

  /// How many parameters can be trusted with as many of the rarer outcomes.
  var affordableParameters: Int {
    switch Swift.min(forgotten, predictions - forgotten) {
    case ..<40: 0
    case ..<210: 4
    default: Model.bounds.count
    }
  }

  /// How well parameters foresee, or nil without reviews.
  func quality(of equations: MemoryEquations) -> SpacedReview.MemoryModel.Quality? {
    guard predictions > 0 else { return nil }
    var loss = 0.0
    var classes = Array(repeating: (count: 0.0, foreseen: 0.0, seen: 0.0), count: 20)
    var states: [MemoryEquations.State] = []
    for node in tree.nodes {
      states.removeLast(states.count - node.depth)
      guard let state = states.last else {
        states.append(equations.first(node.review.rating.rawValue))
        continue
      }
      let days = node.review.days
      let recall = equations.retrievability(state.stability, after: Double(days))
      states.append(equations.next(state, node.review.rating.rawValue, after: days, recall: recall))
      guard node.isForeseen else { continue }
      let count = Double(node.count)
      loss -= count * Elementary.log(Self.bounded(node.isRecalled ? recall : 1 - recall))
      let index = Swift.min(Int(recall * 20), 19)
      classes[index].count += count
      classes[index].foreseen += count * recall
      classes[index].seen += node.isRecalled ? count : 0
    }
    let total = Double(predictions)
    let squares = classes.reduce(0) { sum, part in
      let difference = part.foreseen - part.seen
      return part.count == 0 ? sum : sum + difference * difference / part.count
    }
    return SpacedReview.MemoryModel.Quality(
      logLoss: loss / total,
      calibrationError: (squares / total).squareRoot()
    )
  }

  /// No chance is taken for impossible.
  private static func bounded(_ chance: Double) -> Double { Swift.max(chance, 1e-7) }
}

// MARK: - The maximum

extension MemoryLikelihood {
  /// The loss, its slope and the information at some parameters.
  private struct Point {
    let parameters: [Double]
    var loss = 0.0
    var slope: [Double]
    /// The lower triangle, row by row.
    var information: [Double]

    init(_ parameters: [Double]) {
      self.parameters = parameters
      slope = parameters.map { _ in 0 }
      information = Array(repeating: 0, count: parameters.count * (parameters.count + 1) / 2)
    }

    /// The place of a row and a column not behind it.
    static func index(_ row: Int, _ column: Int) -> Int { row * (row + 1) / 2 + column }

    /// Adds what an outcome says: its residual, and how sure its chance is.
    mutating func add(_ slopes: [Double], residual: Double, weight: Double) {
      var index = 0
      for row in slopes.indices {
        let factor = slopes[row] * weight
        slope[row] -= slopes[row] * residual
        for column in 0...row {
          information[index] += slopes[column] * factor
          index += 1
        }
      }
    }
  }

  /// The parameters of greatest likelihood, of which only the first ones are fitted.
  func maximum(of count: Int) -> [Double] {
    var best = point(at: center)
    var damping = 1e-3
    for _ in 0..<60 {
      guard damping < 1e9, let step = step(from: best, count, damping) else { break }
      let next = point(at: step)
      if next.loss < best.loss {
        let gain = best.loss - next.loss
        best = next
        damping = Swift.max(damping / 10, 1e-9)
        // In units of the log-likelihood: a tenth of a standard error gains 1/200.
        if gain < 1e-4 { break }
      } else {
        damping *= 10
      }
    }
    return best.parameters
  }

  private func point(at parameters: [Double]) -> Point {
    var point = Point(parameters)
    var slopes = parameters
    let gradient = MemoryGradient(parameters)
    var states: [MemoryGradient.State] = []
    for node in tree.nodes {
      states.removeLast(states.count - node.depth)
      guard let state = states.last else {
        states.append(gradient.first(node.review.rating.rawValue))
        continue
      }
      let recall = gradient.recall(state, after: node.review.days)
      states.append(
        gradient.next(state, node.review.rating.rawValue, after: node.review.days, recall)
      )
      guard node.isForeseen else { continue }
      let count = Double(node.count)
      let chance = Swift.min(Self.bounded(recall.value), 1 - 1e-7)
      point.loss -= count * Elementary.log(node.isRecalled ? chance : 1 - chance)
      let weight = count / (chance * (1 - chance))
      for index in slopes.indices { slopes[index] = recall.slopes[index] }
      point.add(
        slopes,
        residual: ((node.isRecalled ? 1 : 0) - chance) * weight,
        weight: weight
      )
    }
    for index in parameters.indices {
      let distance = parameters[index] - center[index]
      point.loss += distance * distance / variances[index] / 2
      point.slope[index] += distance / variances[index]
      point.information[Point.index(index, index)] += 1 / variances[index]
    }
    return point
  }

  /// The parameters that a damped step leads to, or nil when none can move.
  private func step(from point: Point, _ count: Int, _ damping: Double) -> [Double]? {
    // A parameter at its bound that is pushed outward stays.
    let free = (0..<count).filter { index in
      let (value, bounds) = (point.parameters[index], Model.bounds[index])
      return point.slope[index] > 0 ? value > bounds.lowerBound : value < bounds.upperBound
    }
    guard !free.isEmpty else { return nil }
    let matrix = free.map { row in
      free.map { column in
        let value = point.information[Point.index(max(row, column), min(row, column))]
        return value * (column == row ? 1 + damping : 1)
      }
    }
    guard let moves = Self.solution(of: matrix, free.map { -point.slope[$0] }) else { return nil }
    var parameters = point.parameters
    for (index, move) in zip(free, moves) {
      let bounds = Model.bounds[index]
      let value = parameters[index] + move
      parameters[index] = Swift.min(Swift.max(value, bounds.lowerBound), bounds.upperBound)
    }
    return parameters == point.parameters ? nil : parameters
  }

  /// Solves equations whose matrix is symmetric and positive definite, by Cholesky's method; nil
  /// for other ones.
  private static func solution(of matrix: [[Double]], _ right: [Double]) -> [Double]? {
    var root = matrix
    var solution = right
    for row in matrix.indices {
      for column in 0...row {
        var sum = matrix[row][column]
        for index in 0..<column { sum -= root[row][index] * root[column][index] }
        if row > column {
          root[row][column] = sum / root[column][column]
        } else {
          guard sum > 0, sum.isFinite else { return nil }
          root[row][row] = sum.squareRoot()
        }
      }
      for index in 0..<row { solution[row] -= root[row][index] * solution[index] }
      solution[row] /= root[row][row]
    }
    for row in matrix.indices.reversed() {
      for index in matrix.indices where index > row {
        solution[row] -= root[index][row] * solution[index]
      }
      solution[row] /= root[row][row]
    }
    return solution
  }
}
