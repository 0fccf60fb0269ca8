// SPDX-License-Identifier: Apache-2.0
extension UInt64 {
  /// The number as 16 lower-case hexadecimal digits, a form that no JSON reader rounds.
  package var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
