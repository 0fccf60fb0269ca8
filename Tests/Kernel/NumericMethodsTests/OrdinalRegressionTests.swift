// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import SharedHistories
import Testing

@testable import NumericMethods

struct OrdinalRegressionTests {
  private typealias Cell = OrdinalRegression.Cell

  /// How satisfied (low, medium, high) householders in Copenhagen were, by influence, type and
  /// contact; the figures are those that R's `polr` prints.
  ///
  /// Source: M. Madsen, "Statistical analysis of multiple contingency tables" (Scandinavian Journal
  /// of Statistics 3, 1976), as R's `MASS::housing`; W. N. Venables and B. D. Ripley, "Modern
  /// Applied Statistics with S" (2002), 7.3.
  @Test func theFiguresOfLevelsAreThoseOfTheLiterature() throws {
    let counts: [[Double]] = [
      [21, 21, 28], [34, 22, 36], [10, 11, 36], [61, 23, 17], [43, 35, 40], [26, 18, 54],
      [13, 9, 10], [8, 8, 12], [6, 7, 9], [18, 6, 7], [15, 13, 13], [7, 5, 11],
      [14, 19, 37], [17, 23, 40], [3, 5, 23], [78, 46, 43], [48, 45, 86], [15, 25, 62],
      [20, 23, 20], [10, 22, 24], [7, 10, 21], [57, 23, 13], [31, 21, 13], [5, 6, 13],
    ]
    let cells = counts.enumerated().map { place, counts in
      let (influence, type, contact) = (place % 3, place / 3 % 4, place / 12)
      let predictors = [
        influence == 1, influence == 2, type == 1, type == 2, type == 3, contact == 1,
      ].map { $0 ? 1.0 : 0 }
      return Cell(predictors, counts: counts)
    }
    let fit = try #require(OrdinalRegression(cells, predictors: 6))
    #expect(fit.hasConverged)
    #expect(abs(-2 * fit.logLikelihood - 3479.149) < 1e-3)
    for (slope, known) in zip(fit.slopes, [0.5664, 1.2888, -0.5724, -0.3662, -1.0910, 0.3603]) {
      #expect(abs(slope - known) < 1e-4)
    }
    for (threshold, known) in zip(fit.thresholds, [-0.4961, 0.6907]) {
      #expect(abs(threshold - known) < 1e-4)
    }
  }

  /// Admissions to Berkeley by department, and by sex beside: the deviance falls from 21.735 to
  /// 20.204, as the documentation of R's `UCBAdmissions` has it.
  @Test func withTwoLevelsItIsLogisticRegression() throws {
    let counts: [(Double, Double, Double, Double)] = [
      (512, 313, 89, 19), (353, 207, 17, 8), (120, 205, 202, 391), (138, 279, 131, 244),
      (53, 138, 94, 299), (22, 351, 24, 317),
    ]
    let cells = counts.enumerated().flatMap { place, counts -> [Cell] in
      let departments = (1..<6).map { $0 == place ? 1.0 : 0 }
      return [
        Cell(departments + [0], counts: [counts.1, counts.0]),
        Cell(departments + [1], counts: [counts.3, counts.2]),
      ]
    }
    let departments = try #require(OrdinalRegression(cells, predictors: 5))
    let both = try #require(OrdinalRegression(cells, predictors: 6))
    #expect(abs(2 * (both.logLikelihood - departments.logLikelihood) - 1.531) < 1e-3)
  }

  @Test func theSlopeOfTheLikelihoodIsZeroAtTheMaximum() throws {
    forEachSeed(0..<30) { generator in
      func uniform() -> Double { Double(generator.next() >> 11) * 0x1p-53 }
      let cells = (0..<12).map { _ in
        Cell(
          [uniform(), uniform() - 0.5],
          counts: (0..<4).map { _ in 1 + (9 * uniform()).rounded() }
        )
      }
      let fit = try #require(OrdinalRegression(cells, predictors: 2))
      func height(_ slopes: [Double], _ thresholds: [Double]) -> Double {
        cells.reduce(0) { sum, cell in
          let line = zip(slopes, cell.predictors).reduce(0) { $0 + $1.0 * $1.1 }
          return sum
            + cell.counts.enumerated().reduce(0) { inner, entry in
              let high = entry.offset < 3 ? 1 / (1 + exp(line - thresholds[entry.offset])) : 1
              let low = entry.offset > 0 ? 1 / (1 + exp(line - thresholds[entry.offset - 1])) : 0
              return inner + entry.element * log(high - low)
            }
        }
      }
      try #require(abs(height(fit.slopes, fit.thresholds) - fit.logLikelihood) < 1e-9)
      for place in 0..<2 {
        var (up, down) = (fit.slopes, fit.slopes)
        up[place] += 1e-4
        down[place] -= 1e-4
        let slope = (height(up, fit.thresholds) - height(down, fit.thresholds)) / 2e-4
        try #require(abs(slope) < 1e-3)
      }
    }
  }

  @Test func whatCannotBeFittedEndsAllTheSame() {
    #expect(OrdinalRegression([], predictors: 0) == nil)
    #expect(OrdinalRegression([Cell([1], counts: [3, 0])], predictors: 1) == nil)
    // Groups that are separated completely, and a predictor that says nothing.
    let separated = OrdinalRegression(
      [Cell([0, 1], counts: [5, 0]), Cell([1, 1], counts: [0, 5])],
      predictors: 2
    )
    #expect(separated?.logLikelihood ?? -1 > -0.1)
    // A level in the middle that nobody reached.
    #expect(
      OrdinalRegression([Cell([0], counts: [3, 0, 4])], predictors: 0)?.thresholds.count == 1
    )
  }
}
