// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

@testable import MathAnswers

struct ModularFieldTests {
  @Test func arithmeticIsThatOfResidues() {
    forEachSeed(0..<200) { generator in
      let field = ModularField(prime: 1_000_003)
      let (a, b) = (generator.draw(below: 1_000_003), generator.draw(below: 1_000_003))
      let (x, y) = (field.element(a), field.element(b))
      try #require(field.multiply(x, y) == field.element(a * b % 1_000_003))
      try #require(field.add(x, y) == field.element((a + b) % 1_000_003))
      try #require(field.subtract(x, y) == field.element((a - b) % 1_000_003))
      try #require(a == 0 || field.multiply(x, field.inverse(x)) == field.one)
    }
  }

  @Test func fieldsDependOnNothingButTheSeed() {
    #expect(ModularField.fields(seed: 1) == ModularField.fields(seed: 1))
    #expect(ModularField.fields(seed: 1) != ModularField.fields(seed: 2))
  }

  @Test func primesHave61BitsAndASquareRootOfMinusOne() {
    forEachSeed(0..<50) { generator in
      for field in ModularField.fields(seed: generator.next()) {
        try #require((1 << 60..<1 << 61).contains(field.prime))
        let root = field.imaginaryUnit
        try #require(field.multiply(root, root) == field.negate(field.one))
        // Fermat's theorem: no composite number passes for many bases.
        for base: UInt64 in [2, 3, 5, 7, 11, 13, 17, 19, 23] {
          try #require(field.power(field.element(base), field.prime - 1) == field.one)
        }
      }
    }
  }
}
