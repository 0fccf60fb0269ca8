// SPDX-License-Identifier: Apache-2.0
internal import Quizzes

/// The information about difficulties of which only the differences matter: a symmetric matrix that is positive
/// but for moving all difficulties alike.
///
/// Adding a multiple *m* of the matrix of ones fixes that direction without changing the others: what is
/// solved for has mean 0, and the inverse is the covariance of difficulties with mean 0, plus 1/(*m**k*²).
struct SingularInformation {
  let size: Int
  private var values: [Double]

  init(size: Int) {
    self.size = size
    values = Array(repeating: 0, count: size * size)
  }

  subscript(row: Int, column: Int) -> Double {
    get { values[row * size + column] }
    set { values[row * size + column] = newValue }
  }

  /// The amount that is added to every value: as much as the values themselves are large.
  private var supplement: Double {
    let trace = (0..<size).reduce(0) { $0 + self[$1, $1] }
    return trace / Double(size * size)
  }

  /// The lower triangle *L* with *L* *L*ᵀ the supplemented matrix, by Cholesky's method.
  private var root: [[Double]] {
    let supplement = supplement
    var root: [[Double]] = []
    for row in 0..<size {
      var line: [Double] = []
      for column in 0...row {
        let other = column == row ? line : root[column]
        var rest = self[row, column] + supplement
        for place in 0..<column {
          rest -= line[place] * other[place]
        }
        line.append(
          column == row ? max(rest, .leastNormalMagnitude).squareRoot() : rest / other[column]
        )
      }
      root.append(line)
    }
    return root
  }

  /// The vector of mean 0 that the matrix takes to another one of sum 0.
  func solved(for vector: [Double]) -> [Double] {
    let root = root
    var solution = vector
    for row in 0..<size {
      for column in 0..<row {
        solution[row] -= root[row][column] * solution[column]
      }
      solution[row] /= root[row][row]
    }
    for row in (0..<size).reversed() {
      for below in row + 1..<size {
        solution[row] -= root[below][row] * solution[below]
      }
      solution[row] /= root[row][row]
    }
    return solution
  }

  /// The variances of the difficulties with mean 0.
  var inverseDiagonal: [Double] {
    let root = root
    var variances = Array(repeating: 0.0, count: size)
    // The inverse is the product of the transposed inverse root with the inverse root, whose columns are
    // solved for one by one.
    for column in 0..<size {
      var solution = Array(repeating: 0.0, count: size)
      for row in column..<size {
        var rest = row == column ? 1.0 : 0
        for place in column..<row {
          rest -= root[row][place] * solution[place]
        }
        solution[row] = rest / root[row][row]
      }
      variances[column] = solution.reduce(0) { $0 + $1 * $1 }
    }
    let constant = 1 / (supplement * Double(size * size))
    return variances.map { $0 - constant }
  }
}
