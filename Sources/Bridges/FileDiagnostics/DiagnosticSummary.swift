// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// The totals of a file that was read: how much is in it, how many faults it has, and which
/// diagnostics are too many of a kind to be shown.
///
/// ```swift
/// var summary = DiagnosticSummary()
/// let shown = imported.diagnostics.filter { summary.add($0) }
/// summary.count(imported.questions.count, of: .questions)
/// summary.remainders(in: .english)  // ["and 880 more [incomplete-row]"]
/// summary.totals(in: .english)      // "91 questions, 2 errors, 900 warnings"
/// summary.isLossy                   // true: a program fails, or asks
/// ```
public struct DiagnosticSummary: Hashable, Sendable {
  /// The things that a file is counted in, in the order of the totals.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    /// Lines of a text.
    case lines
    /// Files of a package.
    case files
    /// Questions.
    case questions
    /// Pins on images.
    case pins
    /// Entries of a calendar.
    case entries
    /// Records of what a person did.
    case statements
    /// Badges.
    case badges
  }

  /// The number of diagnostics of one code that are shown; those behind them are only counted.
  public static let maximumShown = 20

  /// The number of diagnostics of each severity.
  public private(set) var counts: [Diagnostic.Severity: Int] = [:]
  /// Whether something of the file is gone, not as it was, or cannot be used: where this is true, a
  /// program ends with a status that says so, or asks.
  public private(set) var isLossy = false
  /// The number of diagnostics of each code, and the codes in the order of their first ones.
  private var codes: [String: Int] = [:]
  private var order: [String] = []
  private var units: [Unit: Int] = [:]

  /// Creates the totals of nothing.
  public init() {}

  /// Counts a diagnostic.
  ///
  /// - Parameter diagnostic: The diagnostic.
  /// - Returns: Whether it is to be shown: false for one behind ``maximumShown`` of its code.
  public mutating func add(_ diagnostic: Diagnostic) -> Bool {
    add(diagnostic.severity, diagnostic.code.rawValue, isLoss: diagnostic.isLoss)
  }

  /// Counts something else that the author of a file should know.
  ///
  /// - Parameters:
  ///   - severity: Its severity; an error is always a loss.
  ///   - code: The name of its kind, of which no more than ``maximumShown`` are shown.
  ///   - isLoss: Whether something of the file is gone.
  /// - Returns: Whether it is to be shown.
  public mutating func add(
    _ severity: Diagnostic.Severity,
    _ code: String,
    isLoss: Bool
  ) -> Bool {
    counts[severity, default: 0] += 1
    isLossy = isLossy || isLoss || severity == .error
    let count = codes[code, default: 0]
    if count == 0 { order.append(code) }
    codes[code] = count + 1
    return count < Self.maximumShown
  }

  /// Counts what is in the file.
  ///
  /// - Parameters:
  ///   - count: The number of further diagnostics.
  ///   - unit: The kind of thing.
  public mutating func count(_ count: Int, of unit: Unit) {
    units[unit, default: 0] += count
  }

  /// Returns a text for each code of which more was found than is shown: `and 880 more
  /// [incomplete-row]`.
  ///
  /// - Parameter phrasebook: The language of the reader.
  /// - Returns: The texts in the order in which the codes came first.
  public func remainders(in phrasebook: Phrasebook) -> [String] {
    order.compactMap { code in
      let more = codes[code, default: 0] - Self.maximumShown
      guard more > 0 else { return nil }
      return interchangeSentences(
        Sentence("total.more", ["count": .count(more), "code": .text(code)]),
        in: phrasebook
      )
    }
  }

  /// Returns the line of totals: `91 lines, 91 questions, 2 warnings`, or that there are no faults.
  ///
  /// - Parameter phrasebook: The language of the reader.
  /// - Returns: The things counted, then the errors, the warnings and the hints.
  public func totals(in phrasebook: Phrasebook) -> String {
    let counted = Unit.allCases.compactMap { unit in
      units[unit].map { Self.count($0, "total.\(unit.rawValue)", in: phrasebook) }
    }
    return (counted + [faults(in: phrasebook)]).joined(separator: ", ")
  }

  /// Returns how many errors, warnings and hints there are, or that there are no faults.
  ///
  /// - Parameter phrasebook: The language of the reader.
  /// - Returns: The numbers, the worst first.
  public func faults(in phrasebook: Phrasebook) -> String {
    let severities: [Diagnostic.Severity] = [.error, .warning, .hint]
    let found = severities.compactMap { severity in
      counts[severity].map { Self.count($0, "total.\(severity.rawValue)s", in: phrasebook) }
    }
    return found.isEmpty
      ? interchangeSentences(Sentence("total.none"), in: phrasebook) : found.joined(separator: ", ")
  }

  private static func count(_ count: Int, _ key: String, in phrasebook: Phrasebook) -> String {
    interchangeSentences(Sentence(key, ["count": .count(count)]), in: phrasebook)
  }
}
