// SPDX-License-Identifier: Apache-2.0
import Interchange
import LearningRecords
import PinLabels
import PinLabelsInterchange

/// Checks files of records, badges, annotations and calendars by reading them.
struct RecordCheck {
  let bytes: [UInt8]

  /// Checks a file of a format without questions.
  func checked(as format: FileFormat) -> Checked {
    var summary = DiagnosticSummary()
    let diagnostics: [Diagnostic]
    switch format {
    case .xapi:
      let document = XAPI.read(bytes)
      diagnostics = document.diagnostics
      summary.count(document.items.count, of: .statements)
    case .openBadges:
      let document = OpenBadges.read(bytes)
      diagnostics = document.diagnostics
      summary.count(document.badges.count, of: .badges)
    default:
      let file = ImageAnnotations.read(bytes)
      // Annotations of the web do not say how large their image is, which is no fault of theirs.
      let made = file.sheet(
        id: "sheet",
        title: "sheet",
        language: "en",
        size: format == .webAnnotation ? PixelSize(width: 1000, height: 1000) : nil
      )
      diagnostics = file.diagnostics + made.diagnostics
      summary.count(made.sheet?.pins.count ?? 0, of: .pins)
    }
    let lines = diagnostics.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
      .filter { summary.add($0) }.map(\.description)
    return Checked(
      lines: lines + summary.remainders(in: .english),
      summary: "a file of \(format.rawValue), \(summary.totals(in: .english))",
      isFaulty: summary.isLossy
    )
  }

  /// Checks a calendar.
  func checkedCalendar() -> Checked {
    var summary = DiagnosticSummary()
    let read = CalendarCheck(bytes)
    summary.count(read.entries.count, of: .entries)
    let lines = read.faults.filter { _ in summary.add(.error, CalendarCheck.code, isLoss: true) }
      .map { "\($0)" }
    return Checked(
      lines: lines + summary.remainders(in: .english),
      summary: "a calendar, \(summary.totals(in: .english))",
      isFaulty: summary.isLossy
    )
  }
}
