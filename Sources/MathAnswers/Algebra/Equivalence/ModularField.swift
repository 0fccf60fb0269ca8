/// Arithmetic modulo an odd prime below 2^62, in the form of Montgomery.
///
/// After Peter Montgomery, "Modular multiplication without trial division" (Mathematics of Computation 44,
/// 1985): a residue x is kept as x · 2^64, so that a product needs no division.
struct ModularField: Hashable, Sendable {
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
