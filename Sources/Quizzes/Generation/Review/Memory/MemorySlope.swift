internal import LudusCore

/// A number with its derivatives by the 21 parameters of a model of memory: forward-mode differentiation, exact but for
/// rounding.
struct MemorySlope: MemoryNumber {
  let value: Double
  let slopes: SIMD32<Double>

  private init(_ value: Double, _ slopes: SIMD32<Double>) {
    self.value = value
    self.slopes = slopes
  }

  init(constant: Double) {
    self.init(constant, .zero)
  }

  /// The parameter with an index.
  init(parameter value: Double, at index: Int) {
    var slopes = SIMD32<Double>.zero
    slopes[index] = 1
    self.init(value, slopes)
  }

  var exp: MemorySlope {
    let power = Elementary.exp(value)
    return MemorySlope(power, slopes * power)
  }

  var log: MemorySlope { MemorySlope(Elementary.log(value), slopes * (1 / value)) }

  static func + (one: MemorySlope, other: MemorySlope) -> MemorySlope {
    MemorySlope(one.value + other.value, one.slopes + other.slopes)
  }

  static func - (one: MemorySlope, other: MemorySlope) -> MemorySlope {
    MemorySlope(one.value - other.value, one.slopes - other.slopes)
  }

  static func * (one: MemorySlope, other: MemorySlope) -> MemorySlope {
    MemorySlope(one.value * other.value, one.slopes * other.value + other.slopes * one.value)
  }

  static func / (one: MemorySlope, other: MemorySlope) -> MemorySlope {
    let quotient = one.value / other.value
    return MemorySlope(quotient, (one.slopes - other.slopes * quotient) * (1 / other.value))
  }

  static func * (one: MemorySlope, other: Double) -> MemorySlope {
    MemorySlope(one.value * other, one.slopes * other)
  }

  static func + (one: MemorySlope, other: Double) -> MemorySlope {
    MemorySlope(one.value + other, one.slopes)
  }
}
