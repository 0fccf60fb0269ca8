// SPDX-License-Identifier: Apache-2.0
internal import LudusFoundation

/// An instant in whole milliseconds, for distances in days of 24 hours.
struct Instant: Hashable, Sendable {
  /// A day in milliseconds.
  static let day: Int64 = 86_400_000

  let date: Date
  private let milliseconds: Int64

  /// Creates the millisecond in which a date lies, or nil for a date too far away.
  init?(_ date: Date) {
    guard let milliseconds = date.milliseconds else { return nil }
    self.milliseconds = milliseconds
    self.date = Date(milliseconds: milliseconds)
  }

  /// The milliseconds from a date of whole ones to this instant.
  func milliseconds(since other: Date) -> Int64 {
    // Neither is more than 2^50 milliseconds away from 1970.
    milliseconds - (other.milliseconds ?? milliseconds)
  }
}
