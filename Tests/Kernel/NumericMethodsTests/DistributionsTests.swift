// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import SharedHistories
import Testing

@testable import NumericMethods

struct DistributionsTests {
  /// The quantiles of tables.
  ///
  /// By M. Abramowitz and I. A. Stegun (1964), table 26.8.
  @Test(
    arguments: [
      (3.841458820694124, 1, 0.05), (6.634896601021213, 1, 0.01), (9.487729036781154, 4, 0.05),
      (18.307038053275146, 10, 0.05), (124.34211340400407, 100, 0.05), (0.4549364231195724, 1, 0.5),
      (0, 3, 1), (-1, 3, 1), (5, 0, 1),
    ] as [(Double, Int, Double)]
  )
  func tailsOfChiSquareAreThoseOfTables(x: Double, degrees: Int, tail: Double) {
    #expect(abs(Elementary.chiSquareTail(x, degrees: degrees) - tail) < 1e-12)
  }

  @Test func tailsOfNormalNumbersAgreeWithTheCLibrary() {
    forEachSeed(0..<300) { generator in
      let x = 12 * Double(generator.next() >> 11) * 0x1p-53 - 6
      try #require(abs(Elementary.normalTail(x) - erfc(x / 2.0.squareRoot()) / 2) < 1e-13)
    }
    #expect(Elementary.normalTail(.nan).isNaN)
    #expect(Elementary.gammaTail(2, .infinity) == 0)
    #expect(Elementary.gammaTail(0, 1).isNaN)
  }

  @Test func anInverseTimesItsMatrixIsOne() throws {
    forEachSeed(0..<60) { generator in
      let size = 1 + Int(generator.next() % 6)
      var rows = (0..<size).map { _ in
        (0..<size + 2).map { _ in Double(generator.next() >> 11) * 0x1p-53 - 0.5 }
      }
      rows[0][0] += 2
      var matrix = PositiveMatrix(size: size)
      for row in 0..<size {
        for column in 0..<size {
          matrix[row, column] = zip(rows[row], rows[column]).reduce(0) { $0 + $1.0 * $1.1 }
        }
      }
      let inverse = try #require(matrix.inverse)
      let vector = (0..<size).map { Double($0) - 1 }
      let solved = try #require(matrix.solved(for: vector))
      for row in 0..<size {
        var (product, taken) = (0.0, 0.0)
        for column in 0..<size {
          product += matrix[row, column] * inverse[column, 0]
          taken += matrix[row, column] * solved[column]
        }
        try #require(abs(product - (row == 0 ? 1 : 0)) < 1e-6)
        try #require(abs(taken - vector[row]) < 1e-6)
      }
    }
    var flat = PositiveMatrix(size: 2)
    #expect(flat.inverse == nil)
    (flat[0, 0], flat[1, 1], flat[0, 1], flat[1, 0]) = (1, 1, 1, 1)
    #expect(flat.solved(for: [1, 0]) == nil)
  }
}
