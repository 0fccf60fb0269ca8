// SPDX-License-Identifier: Apache-2.0
import Foundation
import ICalendar
import Interchange

/// What the reader of calendars found in a file, for scripts that compare readers.
struct CalendarInspection {
  let bytes: [UInt8]

  /// Writes an object for each entry, then the faults, then the counts.
  func write(_ write: (any Encodable) throws -> Void) throws {
    let read = CalendarCheck(bytes)
    var counts: [String: Int] = [:]
    for entry in read.entries {
      counts[entry.kind.rawValue, default: 0] += 1
      let values = ["DTSTART", "DTEND", "DUE", "RRULE", "STATUS"].compactMap { name in
        entry.component[name].map { (name.lowercased(), InspectedValue.text($0.value)) }
      }
      var parts = Dictionary(values) { first, _ in first }
      parts["type"] = .text(entry.kind.rawValue)
      parts["uid"] = .text(entry.uid)
      parts["title"] = .text(entry.summary)
      try write(parts)
    }
    for fault in read.faults {
      try write([
        "diagnostic": InspectedValue.object([
          "severity": .text("error"), "code": .text(CalendarCheck.code),
          "line": .number(Double(fault.line)), "message": .text("\(fault)"),
        ])
      ])
    }
    try write(InspectedTotals(counts, read.faults.map { _ in Diagnostic.Severity.error }))
  }
}

/// The entries of a calendar and what cannot be read of it.
struct CalendarCheck {
  let entries: [CalendarFile.Entry]
  /// What is wrong, in the order of the lines.
  let faults: [CalendarFile.Fault]

  /// The name of the kind of faults.
  static let code = "calendar"

  init(_ bytes: [UInt8]) {
    let (file, faults) = CalendarFile.read(Data(bytes))
    var all = faults
    entries = file.entries(faults: &all)
    self.faults = all.sorted { $0.line < $1.line }
  }
}
