internal import LudusCore

/// How likely reviews are by parameters of the model of memory, and where that is greatest.
struct MemoryLikelihood {
  private typealias Model = SpacedReview.MemoryModel

  private let histories: [[SpacedReview.MemoryModel.PastReview]]
  private let center: [Double]
  /// The variances of the prior.
  private let variances: [Double]
  /// How many reviews there are to foresee.
  let predictions: Int
  private let forgotten: Int

  init(_ histories: [[SpacedReview.MemoryModel.PastReview]], around center: [Double]) {
    // A problem seen once, or on one day, says nothing.
    self.histories = histories.filter { $0.dropFirst().contains { $0.days > 0 } }
    self.center = center
    variances = Model.bounds.map { bounds in
      let deviation = (bounds.upperBound - bounds.lowerBound) / 4
      return deviation * deviation
    }
    let foreseen = self.histories.lazy.flatMap { $0.dropFirst() }.filter { $0.days > 0 }
    predictions = foreseen.count
    forgotten = foreseen.count { $0.rating == .again }
  }

  /// How many parameters can be trusted with as many of the rarer outcomes.
  var affordableParameters: Int {
    switch Swift.min(forgotten, predictions - forgotten) {
    case ..<40: 0
    case ..<210: 4
    default: Model.bounds.count
    }
  }

  /// Goes through all reviews to be foreseen, with the chance of recall and whether it came true.
  private func forEachReview<Number: MemoryNumber>(
    by equations: MemoryEquations<Number>,
    _ body: (Number, Bool) -> Void
  ) {
    for history in histories {
      guard let first = history.first else { continue }
      var state = equations.first(first.rating.rawValue)
      for review in history.dropFirst() {
        let recall = equations.retrievability(state.stability, after: Double(review.days))
        if review.days > 0 { body(recall, review.rating != .again) }
        state = equations.next(state, review.rating.rawValue, after: review.days, recall: recall)
      }
    }
  }

  /// How well parameters foresee, or nil without reviews.
  func quality(of equations: MemoryEquations<Double>) -> SpacedReview.MemoryModel.Quality? {
    guard predictions > 0 else { return nil }
    var loss = 0.0
    var classes = Array(repeating: (count: 0.0, foreseen: 0.0, seen: 0.0), count: 20)
    forEachReview(by: equations) { recall, isRecalled in
      loss -= Elementary.log(Self.bounded(isRecalled ? recall : 1 - recall))
      let index = Swift.min(Int(recall * 20), 19)
      classes[index].count += 1
      classes[index].foreseen += recall
      classes[index].seen += isRecalled ? 1 : 0
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
    var slope = SIMD32<Double>.zero
    var information: [SIMD32<Double>]
  }

  /// The parameters of greatest likelihood, of which only the first ones are fitted.
  func maximum(of count: Int) -> [Double] {
    var best = point(at: center)
    var damping = 1e-3
    for _ in 0..<60 {
      guard damping < 1e9, let step = step(from: best, count, damping) else { break }
      let next = point(at: step)
      if next.loss < best.loss {
        let gain = (best.loss - next.loss) / best.loss
        best = next
        damping = Swift.max(damping / 10, 1e-9)
        if gain < 1e-8 { break }
      } else {
        damping *= 10
      }
    }
    return best.parameters
  }

  private func point(at parameters: [Double]) -> Point {
    var point = Point(
      parameters: parameters,
      information: Array(repeating: .zero, count: parameters.count)
    )
    let numbers = parameters.enumerated().map { MemorySlope(parameter: $1, at: $0) }
    forEachReview(by: MemoryEquations(numbers)) { recall, isRecalled in
      let chance = Swift.min(Self.bounded(recall.value), 1 - 1e-7)
      point.loss -= Elementary.log(isRecalled ? chance : 1 - chance)
      let weight = 1 / (chance * (1 - chance))
      point.slope -= recall.slopes * (((isRecalled ? 1 : 0) - chance) * weight)
      for row in point.information.indices {
        point.information[row] += recall.slopes * (recall.slopes[row] * weight)
      }
    }
    for index in parameters.indices {
      let distance = parameters[index] - center[index]
      point.loss += distance * distance / variances[index] / 2
      point.slope[index] += distance / variances[index]
      point.information[index][index] += 1 / variances[index]
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
      free.map { point.information[row][$0] * ($0 == row ? 1 + damping : 1) }
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

  /// Solves equations whose matrix is symmetric and positive definite, by Cholesky's method; nil for other ones.
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
