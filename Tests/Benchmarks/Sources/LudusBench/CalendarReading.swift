// SPDX-License-Identifier: Apache-2.0
import Foundation
import ICalendar

/// Reads a calendar with the times and rules of its entries; the file is that of `w9make.py`.
///
/// A result is what an entry has of rules, alarms and text; the checksum is our own.
struct CalendarReading: Workload {
  static let name = "W9-calendar"

  private let data: Data
  private var entries: [CalendarFile.Entry]
  var operations: Int { entries.count }

  init(_ data: Data) throws {
    self.data = data
    entries = Self.entries(in: data)
  }

  private static func entries(in data: Data) -> [CalendarFile.Entry] {
    var (calendar, faults) = CalendarFile.read(data)
    return calendar.entries(faults: &faults)
  }

  mutating func run() { entries = Self.entries(in: data) }

  func checksum() -> Checksum {
    Checksum(
      of: entries.map {
        UInt64($0.rules.count << 32 + $0.alarms.count << 16 + ($0.text?.utf8.count ?? 0))
      }
    )
  }
}
