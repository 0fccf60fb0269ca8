// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Arithmetic modulo an odd prime below 2^62, in the form of Montgomery.
///
/// After Peter Montgomery, "Modular multiplication without trial division" (Mathematics of Computation 44,
/// 1985): a residue x is kept as x · 2^64, so that a product needs no division.
package struct ModularField: Hashable, Sendable {
  let prime: UInt64
  /// −1 divided by the prime, modulo 2^64.
  private let negatedInverse: UInt64
  /// 2^128 modulo the prime.
  private let squareOfRadix: UInt64
  let one: UInt64
  /// A square root of −1 if the prime leaves 1 when divided by 4, else 0.
  private(set) var imaginaryUnit: UInt64 = 0

  init(prime: UInt64) {
    self.prime = prime
    var inverse = prime
    for _ in 0..<5 { inverse &*= 2 &- prime &* inverse }
    negatedInverse = 0 &- inverse
    let radix = (UInt64.max % prime + 1) % prime
    squareOfRadix = prime.dividingFullWidth(radix.multipliedFullWidth(by: radix)).remainder
    one = radix
  }

  /// Finds the square root of −1: a quarter of the full power of any element that is no square.
  mutating func findImaginaryUnit() {
    let minusOne = negate(one)
    for base in UInt64(2)...1000 {
      let root = power(element(base), (prime - 1) / 4)
      guard multiply(root, root) == minusOne else { continue }
      imaginaryUnit = root
      return
    }
  }

  @inline(__always)
  func multiply(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    let factor = product.low &* negatedInverse
    let correction = factor.multipliedFullWidth(by: prime)
    // The low halves add up to 0 or 2^64.
    let sum = product.high &+ correction.high &+ (product.low == 0 ? 0 : 1)
    return sum >= prime ? sum &- prime : sum
  }

  @inline(__always)
  func add(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let sum = a &+ b
    return sum >= prime ? sum &- prime : sum
  }

  @inline(__always)
  func subtract(_ a: UInt64, _ b: UInt64) -> UInt64 {
    a >= b ? a &- b : a &+ prime &- b
  }

  @inline(__always)
  func negate(_ a: UInt64) -> UInt64 { a == 0 ? 0 : prime &- a }

  func element(_ number: UInt64) -> UInt64 { multiply(number % prime, squareOfRadix) }

  func element(_ number: Int) -> UInt64 {
    let magnitude = element(UInt64(number.magnitude))
    return number < 0 ? negate(magnitude) : magnitude
  }

  func power(_ base: UInt64, _ exponent: UInt64) -> UInt64 {
    var result = one
    var base = base
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 { result = multiply(result, base) }
      rest >>= 1
      if rest > 0 { base = multiply(base, base) }
    }
    return result
  }

  func inverse(_ a: UInt64) -> UInt64 { power(a, prime - 2) }
}

extension ModularField {
  /// The number of fields that are drawn for a comparison.
  static let count = 6

  /// Fields of random primes between 2^60 and 2^61 that have a square root of −1.
  ///
  /// There are about 2^53.6 of them, so that no number of an answer is likely to be a multiple of one.
  package static func fields(seed: UInt64) -> [ModularField] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      var candidate: UInt64
      repeat {
        candidate = 1 << 60 | generator.next() >> 4
        candidate = candidate & ~3 | 1
      } while !candidate.isPrime
      var field = ModularField(prime: candidate)
      field.findImaginaryUnit()
      return field
    }
  }
}

extension UInt64 {
  /// Whether it is a prime, for odd numbers.
  ///
  /// The bases decide it for every number below 2^64: Jim Sinclair (2011), <https://miller-rabin.appspot.com>.
  fileprivate var isPrime: Bool {
    for divisor: UInt64 in [3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37] where isMultiple(of: divisor) {
      return false
    }
    let field = ModularField(prime: self)
    let twos = (self - 1).trailingZeroBitCount
    let minusOne = field.negate(field.one)
    return [2, 325, 9375, 28178, 450_775, 9_780_504, 1_795_265_022].allSatisfy { base in
      var power = field.power(field.element(base), (self - 1) >> UInt64(twos))
      guard power != field.one, power != minusOne, power != 0 else { return true }
      for _ in 1..<Swift.max(twos, 1) {
        power = field.multiply(power, power)
        if power == minusOne { return true }
      }
      return false
    }
  }
}
