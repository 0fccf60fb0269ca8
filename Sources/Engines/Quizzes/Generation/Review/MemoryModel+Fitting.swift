// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation
internal import NumericMethods
internal import QuizContent

extension SpacedReview.MemoryModel {
  /// A past review of a problem.
  public struct PastReview: Hashable, Sendable {
    /// The rating of it.
    public let rating: Rating
    /// The whole days since the review before; 0 on the same day, and for the first review.
    public let days: Int
    /// The days of 24 hours since the review before, with their fraction, as FSRS-7 counts.
    public let elapsed: Double

    /// Creates a review.
    ///
    /// - Parameters:
    ///   - rating: The rating of it.
    ///   - days: The whole days since the review before; less than 0 count as 0.
    ///   - elapsed: The days of 24 hours since the review before, at most 1,000,000,000; nil where
    ///     only whole days are known.
    public init(_ rating: Rating, after days: Int, elapsed: Double? = nil) {
      self.rating = rating
      self.days = max(days, 0)
      self.elapsed = (elapsed ?? Double(self.days)).clamped(to: 0...1e9)
    }
  }

  /// The quality of a model's predictions of recall.
  public struct Quality: Hashable, Sendable {
    /// The mean of -ln of the chance that the model gave to what came true; less is better.
    public let logLoss: Double
    /// The distance between predicted and observed shares of recall: the root mean square over 20
    /// classes of the foreseen share.
    public let calibrationError: Double
  }

  /// A model whose parameters were fitted to reviews.
  public struct Fit: Hashable, Sendable {
    /// The model.
    public let model: SpacedReview.MemoryModel
    /// The number of reviews to predict: those on another day than the one before, and with FSRS-7
    /// also those later on the same day.
    public let reviews: Int
    /// The number of parameters that were fitted: all 21 or 34, the first 4 or, with little data,
    /// 0.
    public let fittedParameters: Int
    /// The quality of the model's predictions of these reviews before; nil without reviews.
    public let before: Quality?
    /// The quality of its predictions now; nil without reviews.
    public let after: Quality?
  }

  /// Returns this model with the parameters that make the reviews most likely.
  ///
  /// The likelihood is that of recall (every rating but ``Rating/again``) at each review on another
  /// day than the one before, and with FSRS-7 also at those later on the same day. It is climbed by
  /// Fisher scoring with Levenberg's damping, within the published bounds, so that the same reviews
  /// always give the same parameters. A weak normal prior around this model's parameters, with a
  /// quarter of the width of the bounds as deviation, decides where reviews say nothing.
  ///
  /// Ten of the rarer outcomes for each parameter are needed for a fit that can be trusted (P.
  /// Peduzzi and others, Journal of Clinical Epidemiology 49, 1996). With fewer than 210 (FSRS-7:
  /// 340) only the four stabilities after the first review are fitted, and with fewer than 40
  /// nothing.
  ///
  /// - Parameter histories: For each learner and problem the reviews in order.
  /// - Returns: The model, and how well it foresees.
  /// - Complexity: O(*n*) in the number of reviews for each of at most 60 steps.
  public func fitted(to histories: [[PastReview]]) -> Fit {
    equations.fit(of: self, to: histories)
  }

  fileprivate func fitted<Equations: MemoryEquations>(
    _ equations: Equations,
    to histories: [[PastReview]]
  ) -> Fit {
    let likelihood = MemoryLikelihood<Equations>(histories, around: draft.parameters)
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
      after: likelihood.quality(of: Equations(fitted.parameters))
    )
  }

  /// Says how well this model foresees what was recalled on another day than that of the review
  /// before.
  ///
  /// Whatever the version, these are the same reviews, so that models can be compared.
  ///
  /// - Parameter histories: For each learner and problem the reviews in order.
  /// - Returns: Its quality, or nil when there are no reviews to foresee.
  /// - Complexity: O(*n*) in the number of reviews.
  public func quality(of histories: [[PastReview]]) -> Quality? {
    equations.quality(histories, draft.parameters)
  }

  /// Returns this model with the parameters that make the answers of all learners most likely.
  ///
  /// - Parameters:
  ///   - log: The answers.
  ///   - calendar: The calendar whose time zone says which day it was.
  ///   - bank: The bank whose templates are reviewed as one problem each.
  ///   - ratings: The rule for rating answers.
  ///   - dayStart: The time at which a day begins.
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
    var last: [(day: Int, date: Date)] = []
    var histories: [[PastReview]] = []
    for record in log.records {
      let pair = Pair(learner: record.learner, problem: names.countedName(of: record.problem))
      let day = clock.day(of: record.date).number
      let rating = ratings.rating(of: record)
      if let place = places[pair] {
        let elapsed = Self.days(from: last[place].date, to: record.date)
        histories[place].append(PastReview(rating, after: day - last[place].day, elapsed: elapsed))
        last[place] = (day, record.date)
      } else {
        places[pair] = histories.count
        histories.append([PastReview(rating, after: 0)])
        last.append((day, record.date))
      }
    }
    return fitted(to: histories)
  }
}

extension SpacedReview.MemoryModel.PastReview {
  /// The review without fractions of days.
  fileprivate var inWholeDays: Self { Self(rating, after: days) }
}

extension MemoryEquations {
  fileprivate func fit(
    of model: SpacedReview.MemoryModel,
    to histories: [[SpacedReview.MemoryModel.PastReview]]
  ) -> SpacedReview.MemoryModel.Fit {
    model.fitted(self, to: histories)
  }

  fileprivate func quality(
    _ histories: [[SpacedReview.MemoryModel.PastReview]],
    _ parameters: [Double]
  ) -> SpacedReview.MemoryModel.Quality? {
    MemoryLikelihood<Self>(histories, around: parameters).quality(of: self, onOtherDays: true)
  }
}

/// The likelihood of reviews by parameters of the model of memory, and the search for its maximum.
struct MemoryLikelihood<Equations: MemoryEquations> {
  private let tree: ReviewTree
  private let center: [Double]
  /// The variances of the prior.
  private let variances: [Double]
  /// The number of reviews to predict.
  let predictions: Int
  private let forgotten: Int

  init(_ histories: [[SpacedReview.MemoryModel.PastReview]], around center: [Double]) {
    // A problem seen once, or on one day where only days count, says nothing.
    let telling = histories.filter { $0.dropFirst().contains { Equations.time(of: $0) > 0 } }
    tree = ReviewTree(Equations.countsFractions ? telling : telling.map { $0.map(\.inWholeDays) })
    self.center = center
    variances = Equations.bounds.map { bounds in
      let deviation = (bounds.upperBound - bounds.lowerBound) / 4
      return deviation * deviation
    }
    let foreseen = tree.nodes.lazy.filter(Self.isForeseen)
    predictions = foreseen.reduce(0) { $0 + $1.count }
    forgotten = foreseen.reduce(0) { $0 + ($1.isRecalled ? 0 : $1.count) }
  }

  /// The number of parameters that can be trusted with as many of the rarer outcomes.
  var affordableParameters: Int {
    switch Swift.min(forgotten, predictions - forgotten) {
    case ..<40: 0
    case ..<(10 * Equations.bounds.count): 4
    default: Equations.bounds.count
    }
  }

  /// Whether a review can be foreseen: it is not the first one, and time has passed as the version
  /// counts it.
  private static func isForeseen(_ node: ReviewTree.Node) -> Bool {
    node.depth > 0 && Equations.time(of: node.review) > 0
  }

  /// Returns the quality of the predictions by some parameters, or nil without reviews.
  func quality(
    of equations: Equations,
    onOtherDays: Bool = false
  ) -> SpacedReview.MemoryModel.Quality? {
    var loss = 0.0
    var predictions = 0
    var classes = Array(repeating: (count: 0.0, foreseen: 0.0, seen: 0.0), count: 20)
    var states: [MemoryState] = []
    for node in tree.nodes {
      states.removeLast(states.count - node.depth)
      guard let state = states.last else {
        states.append(equations.first(node.review.rating.rawValue))
        continue
      }
      let days = Equations.time(of: node.review)
      let recall = equations.retrievability(state, after: days)
      states.append(equations.next(state, node.review.rating.rawValue, after: days, recall: recall))
      guard Self.isForeseen(node), !onOtherDays || node.review.days > 0 else { continue }
      predictions += node.count
      let count = Double(node.count)
      loss -= count * Elementary.log(Self.bounded(node.isRecalled ? recall : 1 - recall))
      let index = Swift.min(Int(recall * 20), 19)
      classes[index].count += count
      classes[index].foreseen += count * recall
      classes[index].seen += node.isRecalled ? count : 0
    }
    guard predictions > 0 else { return nil }
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
    let gradient = Equations.Gradient(parameters)
    var states: [Equations.Gradient.State] = []
    for node in tree.nodes {
      states.removeLast(states.count - node.depth)
      guard let state = states.last else {
        states.append(gradient.first(node.review.rating.rawValue))
        continue
      }
      let days = Equations.time(of: node.review)
      let recall = gradient.recall(state, after: days)
      states.append(gradient.next(state, node.review.rating.rawValue, after: days, recall))
      guard Self.isForeseen(node) else { continue }
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
      let (value, bounds) = (point.parameters[index], Equations.bounds[index])
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
      let bounds = Equations.bounds[index]
      let value = parameters[index] + move
      parameters[index] = Swift.min(Swift.max(value, bounds.lowerBound), bounds.upperBound)
    }
    Equations.settle(&parameters)
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
