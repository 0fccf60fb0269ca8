// SPDX-License-Identifier: Apache-2.0

/// The quantity that a unit measures, as powers of base quantities.
///
/// Length over time is a speed, whatever the units are: numbers can be compared when their dimensions are equal.
struct Dimension: Hashable, Sendable {
  /// The exponents of the base quantities, 0 for those that do not matter.
  ///
  /// Units have a bounded number of factors and bounded exponents, so no sum comes near the limit of 32 bits.
  private var exponents: SIMD16<Int32>

  private init(base index: Int) {
    exponents = .zero
    exponents[index] = 1
  }

  private init(exponents: SIMD16<Int32>) {
    self.exponents = exponents
  }

  /// The dimension of a bare number, of a percentage and of an angle.
  static let none = Dimension(exponents: .zero)

  // The base quantities of the SI.
  static let length = Dimension(base: 0)
  static let mass = Dimension(base: 1)
  static let time = Dimension(base: 2)
  static let current = Dimension(base: 3)
  static let temperature = Dimension(base: 4)
  static let amount = Dimension(base: 5)
  static let luminousIntensity = Dimension(base: 6)

  // Currencies have no fixed rates, so each is a quantity of its own.
  static let euro = Dimension(base: 7)
  static let dollar = Dimension(base: 8)
  static let pound = Dimension(base: 9)
  static let yen = Dimension(base: 10)
  static let franc = Dimension(base: 11)

  static let information = Dimension(base: 12)

  // What units with names of their own measure.
  static let frequency: Dimension = time.power(-1)
  static let volume: Dimension = length.power(3)
  static let force: Dimension = mass * length * time.power(-2)
  static let pressure: Dimension = force * length.power(-2)
  static let energy: Dimension = force * length
  static let power: Dimension = energy * time.power(-1)
  static let charge: Dimension = current * time
  static let voltage: Dimension = power * current.power(-1)
  static let resistance: Dimension = voltage * current.power(-1)
  static let magneticFlux: Dimension = voltage * time
  static let dose: Dimension = energy * mass.power(-1)

  static func * (left: Dimension, right: Dimension) -> Dimension {
    Dimension(exponents: left.exponents &+ right.exponents)
  }

  func power(_ exponent: Int) -> Dimension {
    Dimension(exponents: exponents &* Int32(truncatingIfNeeded: exponent))
  }
}
