// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How grave a finding is, by the word in its line: `bank.json:3:1: error: ...`.
enum FindingSeverity: String, CaseIterable {
  case error = "error:"
  case warning = "warning:"
  case advice = "advice:"
  case hint = "hint:"

  /// The severity of a finding, and where its line says so; nil for all other lines.
  ///
  /// Of several words the first one counts, for others are from the text of the finding.
  static func found(in line: String) -> (severity: Self, range: Range<String.Index>)? {
    allCases.compactMap { severity -> (severity: Self, range: Range<String.Index>)? in
      let options: String.CompareOptions = severity == .error ? [.caseInsensitive] : []
      guard let range = line.range(of: severity.rawValue, options: options) else { return nil }
      let isWord = range.lowerBound == line.startIndex || line[..<range.lowerBound].hasSuffix(" ")
      return isWord ? (severity, range) : nil
    }.min { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The place of the severity: what must be mended comes first.
  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Findings, those that must be mended first, and else in their order.
  static func errorsFirst(_ lines: [String]) -> [String] {
    lines.enumerated().map { place, line in
      // An object is for programs, which sort it themselves.
      let rank = line.hasPrefix("{") ? nil : found(in: line)?.severity.rank
      return (rank: rank ?? 0, place: place, line: line)
    }
    .sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
    .map(\.line)
  }
}

extension Style {
  /// Colors for what goes to standard error.
  static let errors = Style(for: STDERR_FILENO)

  /// A finding with its severity in a color.
  func finding(_ line: String) -> String {
    guard isColored, let (severity, range) = FindingSeverity.found(in: line) else { return line }
    let word = String(line[range])
    let colored =
      switch severity {
      case .error: bold(red(word))
      case .warning: bold(yellow(word))
      case .advice, .hint: cyan(word)
      }
    return line.replacingCharacters(in: range, with: colored)
  }
}
