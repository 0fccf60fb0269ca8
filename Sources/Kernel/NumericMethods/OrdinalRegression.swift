// SPDX-License-Identifier: Apache-2.0

/// The regression of an ordered level on predictors with proportional odds: the log-odds of
/// reaching level *k* or more are Σ*βx* less a threshold of the level.
///
/// With two levels it is logistic regression. Source: P. McCullagh, "Regression models for ordinal
/// data" (JRSS B 42, 1980). The likelihood is concave and maximized by Fisher's method.
package struct OrdinalRegression: Hashable, Sendable {
  /// Observations that are alike.
  package struct Cell: Hashable, Sendable {
    /// The values of the predictors.
    package let predictors: [Double]
    /// The number of observations at each level.
    package let counts: [Double]

    /// Creates a cell.
    package init(_ predictors: [Double], counts: [Double]) {
      (self.predictors, self.counts) = (predictors, counts)
    }
  }

  /// The threshold of each level but the first, in rising order.
  package private(set) var thresholds: [Double]
  /// The amount by which each predictor raises the log-odds.
  package private(set) var slopes: [Double]
  /// The logarithm of the likelihood.
  package private(set) var logLikelihood: Double
  /// Whether a further step would change nothing.
  package private(set) var hasConverged = false

  private static let maximumSteps = 60

  /// Fits the model; nil where fewer than two levels occur.
  ///
  /// - Parameters:
  ///   - cells: The observations, all with as many predictors and as many levels.
  ///   - count: The number of the predictors that are used, the first ones.
  package init?(_ cells: [Cell], predictors count: Int) {
    let levels = cells.first?.counts.count ?? 0
    var totals = Array(repeating: 0.0, count: levels)
    for cell in cells {
      for (level, times) in cell.counts.enumerated() { totals[level] += times }
    }
    // A level that nobody reached has no threshold.
    let used = totals.indices.filter { totals[$0] > 0 }
    let whole = totals.reduce(0, +)
    guard used.count > 1 else { return nil }
    let data = cells.map { cell in
      Cell(Array(cell.predictors.prefix(count)), counts: used.map { cell.counts[$0] })
    }
    var (below, start) = (0.0, [Double]())
    for level in used.dropLast() {
      below += totals[level]
      start.append(Elementary.log(below / (whole - below)))
    }
    thresholds = start
    slopes = Array(repeating: 0, count: count)
    logLikelihood = 0
    logLikelihood = Self.height(data, thresholds, slopes)
    for _ in 0..<Self.maximumSteps where !hasConverged { step(data) }
  }

  private static func chance(_ level: Int, _ line: Double, _ thresholds: [Double]) -> Double {
    // From the side on which the difference of two numbers near 1 is not lost.
    let low = level == 0 ? -Double.infinity : thresholds[level - 1] - line
    let high = level == thresholds.count ? Double.infinity : thresholds[level] - line
    let chance =
      low > 0
      ? Elementary.logistic(-low) - Elementary.logistic(-high)
      : Elementary.logistic(high) - Elementary.logistic(low)
    return max(chance, 1e-300)
  }

  private static func height(
    _ cells: [Cell],
    _ thresholds: [Double],
    _ slopes: [Double]
  ) -> Double {
    var sum = 0.0
    for cell in cells {
      let line = zip(cell.predictors, slopes).reduce(0) { $0 + $1.0 * $1.1 }
      for (level, times) in cell.counts.enumerated() where times > 0 {
        sum += times * Elementary.log(chance(level, line, thresholds))
      }
    }
    return sum
  }

  private mutating func step(_ cells: [Cell]) {
    let (cuts, size) = (thresholds.count, thresholds.count + slopes.count)
    var gradient = Array(repeating: 0.0, count: size)
    var information = PositiveMatrix(size: size)
    var slope = Array(repeating: 0.0, count: size)
    for cell in cells {
      let line = zip(cell.predictors, slopes).reduce(0) { $0 + $1.0 * $1.1 }
      let densities = thresholds.map { threshold in
        Elementary.logistic(threshold - line) * Elementary.logistic(line - threshold)
      }
      let whole = cell.counts.reduce(0, +)
      for level in 0...cuts {
        let chance = Self.chance(level, line, thresholds)
        for place in slope.indices { slope[place] = 0 }
        let high = level < cuts ? densities[level] : 0
        let low = level > 0 ? densities[level - 1] : 0
        if level < cuts { slope[level] = high }
        if level > 0 { slope[level - 1] -= low }
        for (place, predictor) in cell.predictors.enumerated() {
          slope[cuts + place] = (low - high) * predictor
        }
        let weight = whole / chance
        for row in 0..<size where slope[row] != 0 {
          gradient[row] += cell.counts[level] / chance * slope[row]
          for column in 0...row { information[row, column] += weight * slope[row] * slope[column] }
        }
      }
    }
    for row in 0..<size {
      information[row, row] += 1e-9
      for column in 0..<row { information[column, row] = information[row, column] }
    }
    guard var move = information.solved(for: gradient) else {
      hasConverged = true
      return
    }
    // How much higher the likelihood would be if it were a parabola.
    let gain = zip(move, gradient).reduce(0) { $0 + $1.0 * $1.1 } / 2
    guard gain > 1e-12 * (1 + abs(logLikelihood)) else {
      hasConverged = true
      return
    }
    for _ in 0..<30 {
      let next = zip(thresholds, move).map { $0 + $1 }
      let nextSlopes = zip(slopes, move[cuts...]).map { $0 + $1 }
      let isOrdered = zip(next, next.dropFirst()).allSatisfy { $0 < $1 }
      let height = isOrdered ? Self.height(cells, next, nextSlopes) : -.infinity
      if height >= logLikelihood {
        (thresholds, slopes, logLikelihood) = (next, nextSlopes, height)
        return
      }
      for place in move.indices { move[place] /= 2 }
    }
    hasConverged = true
  }
}
