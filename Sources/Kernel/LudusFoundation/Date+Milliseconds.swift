// SPDX-License-Identifier: Apache-2.0
extension Date {
  /// Creates the instant that is a number of milliseconds after 1970 began.
  @inlinable package init(milliseconds: Int64) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
  }

  /// The whole milliseconds since 1970 began, or nil for a date that is more than about 35,000 years away,
  /// where the floating-point number in a `Date` no longer distinguishes milliseconds.
  ///
  /// A started millisecond does not count. Rounding to the nearest would put half of all dates into the
  /// future: who founds a group and asks at the same instant how it stands would find nothing.
  @inlinable package var milliseconds: Int64? {
    let nearest = (timeIntervalSince1970 * 1000).rounded()
    guard let milliseconds = Int64(exactly: nearest), milliseconds.magnitude <= 1 << 50 else {
      return nil
    }
    return Date(milliseconds: milliseconds) <= self ? milliseconds : milliseconds - 1
  }

  /// The same instant in whole milliseconds, never after it, which is how events store dates; nil for a date
  /// too far away.
  @inlinable package var truncatedToMilliseconds: Date? {
    milliseconds.map(Date.init(milliseconds:))
  }
}
