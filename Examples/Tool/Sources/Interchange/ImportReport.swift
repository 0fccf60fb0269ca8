// SPDX-License-Identifier: Apache-2.0
import Interchange

/// What is told about a file while it is read: the first diagnostics of each code, and at the end
/// how many more there are and how much is in the file.
struct ImportReport {
  /// The path of the file.
  let path: String
  /// What was found so far.
  private(set) var summary = DiagnosticSummary()
  private var lastByte: UInt8?

  init(_ path: String) { self.path = path }

  /// Whether something of the file is gone.
  var isLossy: Bool { summary.isLossy }

  /// Whether nothing was found in the file, not even a fault.
  var isEmpty: Bool { summary.counts.isEmpty }

  /// Tells diagnostics in the form that editors understand.
  mutating func tell(_ diagnostics: [Diagnostic]) {
    // An error is not hidden by hints that come before it in the file.
    let sorted = diagnostics.sorted {
      ($0.path ?? "", $0.line, $0.column) < ($1.path ?? "", $1.line, $1.column)
    }
    .enumerated()
    .sorted { ($0.element.severity.rank, $0.offset) < ($1.element.severity.rank, $1.offset) }
    .map(\.element)
    for diagnostic in sorted where summary.add(diagnostic) {
      JSONLines.tell("\(path):\(diagnostic)".onOneLine)
    }
  }

  /// Tells what the file that is written cannot hold.
  mutating func tell(_ losses: [Exported.Loss], in output: String) {
    for loss in losses where summary.add(.warning, loss.part.rawValue, isLoss: true) {
      JSONLines.tell("\(output): \(loss)")
    }
  }

  /// Counts the error that nothing in the file can be used, where no other is counted.
  mutating func countUnusable() {
    guard summary.counts[.error, default: 0] == 0 else { return }
    _ = summary.add(.error, "nothing-found", isLoss: true)
  }

  /// Counts what is in the file.
  mutating func count(_ count: Int, of unit: DiagnosticSummary.Unit) {
    summary.count(count, of: unit)
  }

  /// Counts the lines of a stretch of the file, whatever ends them.
  mutating func count(linesOf bytes: [UInt8]) {
    var count = 0
    var last = lastByte
    for byte in bytes {
      if last == 0x0A || last == 0x0D && byte != 0x0A { count += 1 }
      last = byte
    }
    // The first byte of the file begins a line.
    if lastByte == nil, !bytes.isEmpty { count += 1 }
    lastByte = last
    summary.count(count, of: .lines)
  }

  /// Tells how many diagnostics were not shown, and the totals of a file of another program.
  func finish(isImport: Bool = true) {
    for line in summary.remainders(in: .english) { JSONLines.tell("\(path): \(line)") }
    if isImport { JSONLines.tell("\(path): \(summary.totals(in: .english))") }
  }
}

extension Diagnostic.Severity {
  /// Errors before warnings, and these before hints.
  fileprivate var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .hint: 2
    }
  }
}
