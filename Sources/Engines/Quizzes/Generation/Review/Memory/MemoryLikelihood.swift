// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

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
