// SPDX-License-Identifier: Apache-2.0
extension Double {
  /// The number with some significant digits, as it is written: 0.333333.
  func text(digits: Int) -> String {
    guard isFinite, self != 0 else { return self == 0 ? "0" : "\(self)" }
    let size = abs(self)
    guard size >= 1e-6, size < 1e15 else { return "\(self)" }
    var scale = 1.0
    var decimals = 0
    while size * scale < Self.powerOfTen(digits - 1), decimals < 15 {
      scale *= 10
      decimals += 1
    }
    var number = String(Int((size * scale).rounded()))
    if number.utf8.count <= decimals {
      number = String(repeating: "0", count: decimals + 1 - number.utf8.count) + number
    }
    var text = String(number.dropLast(decimals))
    var rest = number.suffix(decimals)
    while rest.last == "0" { rest.removeLast() }
    if !rest.isEmpty { text += "." + rest }
    return (self < 0 ? "-" : "") + text
  }

  private static func powerOfTen(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}

extension Approximation {
  /// The number as it is written, with i for the imaginary unit.
  func text(digits: Int) -> String {
    let first = real.text(digits: digits)
    guard abs(imaginary) > error else { return first }
    let second = abs(imaginary).text(digits: digits) + "i"
    guard abs(real) > error else { return imaginary < 0 ? "-" + second : second }
    return first + (imaginary < 0 ? " - " : " + ") + second
  }
}
