import Foundation
import LudusCore
import LudusTestSupport
import Testing

@testable import AnswerMatching

struct ElementaryTests {
  private func expect(_ value: Double, near reference: Double, atLeast scale: Double) throws {
    let bound = Elementary.error * max(abs(reference), scale)
    try #require(abs(value - reference) <= bound, "\(value) is not \(reference)")
  }

  @Test func theFunctionsAreWithinTheStatedErrorOfTheCLibrary() {
    forEachSeed(0..<5000) { generator in
      let x = Double(generator.next() >> 11) * 0x1p-53 * 40 - 20
      try expect(Elementary.exp(x), near: exp(x), atLeast: 0)
      try expect(Elementary.log(abs(x)), near: log(abs(x)), atLeast: 0x1p-6)
      try expect(Elementary.sineAndCosine(x * 1000).sine, near: sin(x * 1000), atLeast: 1)
      try expect(Elementary.sineAndCosine(x * 1000).cosine, near: cos(x * 1000), atLeast: 1)
      try expect(Elementary.arctangent(x), near: atan(x), atLeast: 0)
    }
  }
}
