// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import NumericMethods
public import Quizzes

/// The consistency of scores, by alpha and by omega, of a whole test or of one of its sets.
///
/// Alpha takes for granted that all problems measure the same equally well, and is too low where
/// they do not. Omega lets each problem have its own loading on one factor: it is the part of the
/// sum's variance that the factor explains (R. P. McDonald, "Test Theory: A Unified Treatment",
/// 1999). Where omega of the sets is clearly above that of the whole, the sets measure different
/// things, and are better reported each on its own.
public struct SetReliability: Hashable, Sendable, Codable {
  /// The set, or nil for the whole test.
  public let set: ProblemSet.ID?
  /// The number of its problems, without those that everybody answered alike.
  public let problemCount: Int
  /// The number of learners who answered all of them.
  public let learnerCount: Int
  /// Cronbach's alpha; nil for fewer than two problems or learners.
  public let alpha: Double?
  /// McDonald's omega; nil for fewer than three problems, of which no factor follows, for fewer
  /// than ``minimumLearners``, and where the factor would explain more of a problem than there is.
  public let omega: Double?
  /// The share of a deviation of each problem that goes along with one of the factor, from -1 to 1;
  /// empty without omega.
  public let loadings: [Problem.ID: Double]

  /// The fewest learners of whom a factor follows.
  public static let minimumLearners = 30
}

extension ResponseTable {
  /// The reliability of the whole test, first, and of each set with two problems or more.
  ///
  /// Of each part the learners count who answered all its problems. The factor is found by least
  /// squares, as minimum residuals (H. H. Harman and W. H. Jones, Psychometrika 31, 1966).
  ///
  /// - Complexity: O(*n* · *k*²) for *n* different sheets and *k* problems.
  public var reliabilities: [SetReliability] {
    let sets = Set(items.map(\.set)).sorted()
    let parts = sets.map { set in items.indices.filter { items[$0].set == set } }
    let whole = reliability(of: Array(items.indices), as: nil)
    guard sets.count > 1 else { return [whole] }
    return [whole]
      + zip(sets, parts).filter { $0.1.count > 1 }.map { reliability(of: $0.1, as: $0.0) }
  }

  private func reliability(of places: [Int], as set: ProblemSet.ID?) -> SetReliability {
    let chosen = Dictionary(zip(places, places.indices)) { first, _ in first }
    var rows: [(scores: [Double], count: Double)] = []
    for sheet in sheets {
      let scores = sheet.answers.filter { chosen[$0.item] != nil }.map {
        Double(items[$0.item].credits[$0.level])
      }
      if scores.count == places.count { rows.append((scores, Double(sheet.count))) }
    }
    let count = rows.reduce(0) { $0 + $1.count }
    let learners = Int(exactly: count) ?? .max
    let means = places.indices.map { place in
      rows.reduce(0) { $0 + $1.scores[place] * $1.count } / max(1, count)
    }
    let varying = places.indices.filter { place in
      rows.contains { $0.scores[place] != rows[0].scores[place] }
    }
    var covariances = PositiveMatrix(size: varying.count)
    for (scores, times) in rows {
      let distances = varying.map { scores[$0] - means[$0] }
      for row in distances.indices {
        for column in 0...row {
          covariances[row, column] += times * distances[row] * distances[column]
        }
      }
    }
    let size = varying.count
    var (trace, sum) = (0.0, 0.0)
    for row in 0..<size {
      for column in 0...row {
        covariances[row, column] /= max(1, count - 1)
        covariances[column, row] = covariances[row, column]
        sum += covariances[row, column] * (row == column ? 1 : 2)
      }
      trace += covariances[row, row]
    }
    let alpha =
      size > 1 && count > 1 && sum > 1e-12
      ? min(1, Double(size) / Double(size - 1) * (1 - trace / sum)) : nil
    let factor =
      size > 2 && learners >= SetReliability.minimumLearners && sum > 1e-12
      ? SingleFactor(covariances) : nil
    var loadings: [Problem.ID: Double] = [:]
    for (row, loading) in (factor?.loadings ?? []).enumerated() {
      loadings[items[places[varying[row]]].id] = loading / covariances[row, row].squareRoot()
    }
    return SetReliability(
      set: set,
      problemCount: size,
      learnerCount: learners,
      alpha: alpha,
      omega: factor?.omega,
      loadings: loadings
    )
  }
}

/// One factor of scores, by minimum residuals: what lies off the diagonal of the covariances is
/// approached by the products of loadings.
struct SingleFactor {
  /// The covariance of each score with the factor.
  let loadings: [Double]
  /// The part of the sum's variance that the factor explains.
  let omega: Double

  /// Finds the factor; nil where it would explain more of a score than there is, or nothing.
  init?(_ covariances: PositiveMatrix) {
    let size = covariances.size
    guard size > 2 else { return nil }
    let deviations = (0..<size).map { covariances[$0, $0].squareRoot() }
    guard deviations.allSatisfy({ $0 > 0 }) else { return nil }
    func correlation(_ row: Int, _ column: Int) -> Double {
      covariances[row, column] / (deviations[row] * deviations[column])
    }
    var loadings = Array(repeating: 0.5, count: size)
    // Given the others, each loading follows by least squares.
    for _ in 0..<5000 {
      var change = 0.0
      var squares = loadings.reduce(0) { $0 + $1 * $1 }
      for row in 0..<size {
        var product = 0.0
        for column in 0..<size where column != row {
          product += correlation(row, column) * loadings[column]
        }
        let rest = squares - loadings[row] * loadings[row]
        guard rest > 1e-12 else { return nil }
        let next = product / rest
        squares = rest + next * next
        change = max(change, abs(next - loadings[row]))
        loadings[row] = next
      }
      if change < 1e-10 { break }
    }
    guard loadings.allSatisfy({ abs($0) <= 1 }) else { return nil }
    let scaled = zip(loadings, deviations).map { $0 * $1 }
    let common = scaled.reduce(0, +)
    let unique = zip(loadings, deviations).reduce(0) { $0 + (1 - $1.0 * $1.0) * $1.1 * $1.1 }
    let whole = common * common + unique
    guard whole > 0 else { return nil }
    let sign = common < 0 ? -1.0 : 1
    self.loadings = scaled.map { sign * $0 }
    omega = common * common / whole
  }
}
