// SPDX-License-Identifier: Apache-2.0
import SharedHistories
import Foundation
import LudusTestSupport
import Testing

@testable import NumericMethods

struct ElementaryTests {
  private func expect(_ value: Double, near reference: Double, atLeast scale: Double) throws {
    let bound = Elementary.error * max(abs(reference), scale)
    try #require(abs(value - reference) <= bound, "\(value) is not \(reference)")
  }

  /// A number from 0 up to 1.
  private func uniform(_ generator: inout SeededGenerator) -> Double {
    Double(generator.next() >> 11) * 0x1p-53
  }

  @Test func theFunctionsAreWithinTheStatedErrorOfTheCLibrary() {
    forEachSeed(0..<5000) { generator in
      let x = uniform(&generator) * 40 - 20
      try expect(Elementary.exp(x), near: exp(x), atLeast: 0)
      try expect(Elementary.log(abs(x)), near: log(abs(x)), atLeast: 0x1p-6)
      try expect(Elementary.sineAndCosine(x * 1000).sine, near: sin(x * 1000), atLeast: 1)
      try expect(Elementary.sineAndCosine(x * 1000).cosine, near: cos(x * 1000), atLeast: 1)
      try expect(Elementary.arctangent(x), near: atan(x), atLeast: 0)
    }
  }

  @Test func whatIsNoNumberOrInfiniteHasAValueTooOrNone() {
    #expect(Elementary.arctangent(.nan).isNaN)
    #expect(Elementary.arctangent(-.infinity) == -.pi / 2)
    #expect(Elementary.exp(.nan).isNaN)
    #expect(Elementary.log(.nan).isNaN)
    #expect(Elementary.log(.infinity) == .infinity)
  }

  @Test func powersOfEAgreeWithTheCLibrary() {
    forEachSeed(0..<200) { generator in
      for scale in [1e-8, 1, 30, 700] {
        let power = scale * (2 * uniform(&generator) - 1)
        let expected = exp(power)
        try #require(abs(Elementary.exp(power) - expected) <= 4 * expected.ulp)
      }
    }
    #expect(Elementary.exp(0.0) == 1)
    #expect(Elementary.exp(710.0) == .infinity)
    #expect(Elementary.exp(.infinity) == .infinity)
    #expect(Elementary.exp(-746.0) == 0)
    #expect(Elementary.exp(-Double.infinity) == 0)
    #expect(Elementary.exp(.nan).isNaN)
    #expect(Elementary.exp(-745.0) > 0)
  }

  @Test func logarithmsAgreeWithTheCLibrary() {
    forEachSeed(0..<200) { generator in
      for scale in [1e-300, 1e-3, 1, 2, 1e300] {
        let number = scale * (uniform(&generator) + 0.1)
        let expected = log(number)
        try #require(abs(Elementary.log(number) - expected) <= 1e-15 * max(1, abs(expected)))
      }
    }
    #expect(Elementary.log(1.0) == 0)
    #expect(Elementary.log(0.0) == -.infinity)
    #expect(Elementary.log(-1.0).isNaN)
    #expect(Elementary.log(.infinity) == .infinity)
    #expect(Elementary.log(.nan).isNaN)
    #expect(abs(Elementary.log(.leastNonzeroMagnitude) + 744.4400719213812) < 1e-9)
  }

  @Test func whereASmoothFunctionFallsThrough0IsFoundInFewSteps() {
    var calls = 0
    forEachSeed(0..<500) { generator in
      let place = 20 * uniform(&generator) - 10
      let steepness = Elementary.exp(6 * uniform(&generator) - 3)
      let found = Elementary.zero(from: -12, to: 15) { x in
        calls += 1
        let rise = steepness * (x - place)
        return -rise - rise * rise * rise / 8
      }
      try #require(abs(found - place) <= 15 * 0x1p-48)
    }
    // Halving would take 51.
    #expect(calls <= 500 * 25)
  }

  @Test(arguments: [-3.0, 0, 1e-9, 0.25, 7])
  func whereAFunctionJumpsFromAboveToBelow0IsFoundToo(place: Double) {
    let found = Elementary.zero(from: -10, to: 10) { $0 < place ? 1e-300 : -1e300 }
    #expect(abs(found - place) <= 10 * 0x1p-48)
    let other = Elementary.zero(from: -10, to: 10) { $0 <= place ? 1e300 : -1e-300 }
    #expect(abs(other - place) <= 10 * 0x1p-48)
  }

  @Test func aFunctionThatDoesNotCross0HasTheBoundThatIsNearer() {
    #expect(Elementary.zero(from: 1, to: 2) { -$0 } == 1)
    #expect(Elementary.zero(from: 1, to: 2) { 3 - $0 } == 2)
    #expect(Elementary.zero(from: 1, to: 2) { 2 - $0 } == 2)
    #expect(Elementary.zero(from: 1, to: 1) { 1 - $0 } == 1)
  }
}

struct PowerTests {
  @Test func aPowerIsTheProductOfAsManyFactors() {
    for exponent in UInt(0)...40 {
      let text = power(of: "ab", exponent, from: "") { $0 + $1 }
      #expect(text == String(repeating: "ab", count: Int(exponent)))
    }
    #expect(1.5.raised(to: 3) == 3.375)
    #expect(0.5.raised(to: 0) == 1)
    #expect(2.0.raised(to: 10_000) == .infinity)
  }

  @Test func aProductThatDoesNotFitEndsIt() {
    func product(_ first: Int8, _ second: Int8) -> Int8? {
      let (product, overflow) = first.multipliedReportingOverflow(by: second)
      return overflow ? nil : product
    }
    #expect(power(of: 2, 6, from: 1, product) == 64)
    #expect(power(of: 2, 7, from: 1, product) == nil)
  }
}
