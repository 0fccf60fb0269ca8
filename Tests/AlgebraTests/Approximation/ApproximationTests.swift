// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import LudusTestSupport
import Testing

@testable import Algebra

/// The bound of an error holds, whichever number within it is the true one.
struct ApproximationTests {
  /// A function of approximations, what it is of numbers, and the numbers where it is tried.
  struct Function: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var range: ClosedRange<Double>
    var approximate: @Sendable (Approximation) -> Approximation?
    var exact: @Sendable (Double) -> Double
  }

  static let functions = [
    Function(
      testDescription: "exp",
      range: -20...20,
      approximate: \.exponential,
      exact: { exp($0) }
    ),
    Function(
      testDescription: "ln",
      range: 0...10,
      approximate: \.naturalLogarithm,
      exact: { log($0) }
    ),
    Function(testDescription: "arcsin", range: -1...1, approximate: \.arcsine, exact: { asin($0) }),
    Function(
      testDescription: "arctan",
      range: -9...9,
      approximate: \.arctangent,
      exact: { atan($0) }
    ),
    Function(
      testDescription: "arsinh",
      range: -9...9,
      approximate: \.areaSine,
      exact: { asinh($0) }
    ),
    Function(
      testDescription: "arcosh",
      range: 1...9,
      approximate: \.areaCosine,
      exact: { acosh($0) }
    ),
    Function(
      testDescription: "artanh",
      range: -1...1,
      approximate: \.areaTangent,
      exact: { atanh($0) }
    ),
    Function(
      testDescription: "x!",
      range: -0.8...9,
      approximate: \.factorial,
      exact: { tgamma($0 + 1) }
    ),
    Function(
      testDescription: "sinh",
      range: -9...9,
      approximate: { $0.hyperbolics?.sine },
      exact: { sinh($0) }
    ),
    Function(
      testDescription: "1/x",
      range: -2...2,
      approximate: { Approximation(1) / $0 },
      exact: { 1 / $0 }
    ),
    Function(testDescription: "x²", range: -9...9, approximate: { $0 * $0 }, exact: { $0 * $0 }),
  ]

  @Test(arguments: functions) func theTrueValueLiesWithinTheError(function: Function) {
    forEachSeed(0..<2000, keeping: 1000) { generator in
      // Near an end the slope may be steep.
      let range = function.range
      let part = pow(10, -8 * uniform(&generator))
      let length = range.upperBound - range.lowerBound
      let start = generator.draw(below: 2) == 0
      let known = start ? range.lowerBound + part * length : range.upperBound - part * length
      let error = pow(10, -3 - 14 * uniform(&generator))
      let result = try assume(function.approximate(Approximation(known, error: error)))
      for place in [-1, -0.5, 0, 0.5, 1] where range.contains(known + place * error) {
        let value = function.exact(known + place * error)
        try #require(
          abs(result.real - value) <= result.error + 1e-14 * abs(value),
          "at \(known) with \(place) of \(error)"
        )
      }
    }
  }

  /// A number from 0 up to 1.
  private func uniform(_ generator: inout SeededGenerator) -> Double {
    Double(generator.next() >> 11) * 0x1p-53
  }
}
