// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import LudusTestSupport
import Testing

@testable import MathAnswers

/// The bound of an error holds, whichever number within it is the true one.
struct ApproximationTests {
  /// A function of approximations, its values, and the numbers where it is tried.
  struct Function: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let range: ClosedRange<Double>
    let approximate: @Sendable (Approximation) -> Approximation?
    let exact: @Sendable (Double) -> Double

    init(
      _ name: String,
      in range: ClosedRange<Double>,
      _ approximate: @escaping @Sendable (Approximation) -> Approximation?,
      _ exact: @escaping @Sendable (Double) -> Double
    ) {
      testDescription = name
      self.range = range
      self.approximate = approximate
      self.exact = exact
    }
  }

  static let functions = [
    Function("exp", in: -20...20, \.exponential) { exp($0) },
    Function("ln", in: 0...10, \.naturalLogarithm) { log($0) },
    Function("arcsin", in: -1...1, \.arcsine) { asin($0) },
    Function("arctan", in: -9...9, \.arctangent) { atan($0) },
    Function("sinh", in: -9...9, { $0.hyperbolics?.sine }, { sinh($0) }),
    Function("arsinh", in: -9...9, \.areaSine) { asinh($0) },
    Function("arcosh", in: 1...9, \.areaCosine) { acosh($0) },
    Function("artanh", in: -1...1, \.areaTangent) { atanh($0) },
    Function("x!", in: -0.8...9, \.factorial) { tgamma($0 + 1) },
    Function("1/x", in: -2...2, { Approximation(1) / $0 }, { 1 / $0 }),
    Function("x²", in: -9...9, { $0 * $0 }, { $0 * $0 }),
  ]

  @Test(arguments: functions) func theTrueValueLiesWithinTheError(function: Function) {
    forEachSeed(0..<2000, keeping: 1000) { generator in
      // Near an end the slope may be steep.
      let range = function.range
      let part = pow(10, -Double(generator.draw(below: 8000)) / 1000)
      let length = range.upperBound - range.lowerBound
      let start = generator.draw(below: 2) == 0
      let known = start ? range.lowerBound + part * length : range.upperBound - part * length
      let error = pow(10, -3 - Double(generator.draw(below: 14_000)) / 1000)
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
}
