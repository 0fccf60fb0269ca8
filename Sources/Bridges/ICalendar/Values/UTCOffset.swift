// SPDX-License-Identifier: Apache-2.0

/// A value of type UTC-OFFSET, such as `+0100` (RFC 5545, 3.3.14).
struct UTCOffset: Hashable {
  /// How many seconds clocks are ahead of Greenwich; less than a day either way when it was read.
  let seconds: Int

  init(seconds: Int) {
    self.seconds = seconds
  }

  /// Reads an offset, or nil when it is none.
  init?(_ text: String) {
    let octets = Array(text.withoutBlanksAround.utf8)
    guard octets.count == 5 || octets.count == 7, let sign = octets.first,
      "+-".utf8.contains(sign),
      let hours = Int(digits: octets[1..<3]),
      let minutes = Int(digits: octets[3..<5]),
      let seconds = octets.count == 5 ? 0 : Int(digits: octets[5...]),
      hours < 24, minutes < 60, seconds < 60
    else { return nil }
    let total = hours * 3600 + minutes * 60 + seconds
    self.init(seconds: sign == UInt8(ascii: "-") ? -total : total)
  }

  /// The offset as it is written.
  var text: String {
    let total = abs(seconds)
    return (seconds < 0 ? "-" : "+") + (total / 3600).padded(to: 2)
      + (total / 60 % 60).padded(to: 2) + (total % 60 == 0 ? "" : (total % 60).padded(to: 2))
  }
}
