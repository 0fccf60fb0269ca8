internal import LudusCore

extension ModularField {
  /// The number of fields that are drawn for a comparison.
  static let count = 6

  /// Fields of random primes between 2^60 and 2^61 that have a square root of −1.
  ///
  /// There are about 2^53.6 of them, so that no number of an answer is likely to be a multiple of one.
  static func fields(seed: UInt64) -> [ModularField] {
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
