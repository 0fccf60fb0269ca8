// SPDX-License-Identifier: Apache-2.0

/// What a chapter shows: no more than fits on a terminal of 24 rows, with a line below for what to
/// do next.
struct TourPage {
  let style: Style
  /// The columns of a line.
  let width: Int
  private(set) var lines: [String] = []

  /// The size of a page on a usual terminal; on a narrower one it is longer.
  static let rows = 22
  private static let columns = 80

  init(style: Style, width: Int) {
    self.style = style
    self.width = width
  }

  /// Writes a text in lines of limited width.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - indent: How many columns to leave free.
  ///   - hanging: How many more to leave free in every line but the first.
  ///   - render: Applied to each line, for color.
  mutating func write(
    _ text: String,
    indent: Int = 0,
    hanging: Int = 0,
    render: (String) -> String = { $0 }
  ) {
    for (number, line) in text.wrapped(to: width - indent, hanging: hanging).enumerated() {
      let margin = String(repeating: " ", count: indent + (number == 0 ? 0 : hanging))
      lines.append(margin + render(line))
    }
  }

  /// Whether lines have their usual width, so that a page need not scroll.
  var isWide: Bool { width >= Self.columns }

  /// Writes what belongs together, unless it would not fit above some lines that are still to come.
  ///
  /// - Returns: Whether it was written.
  mutating func writeWhole(
    above rest: Int,
    _ body: (inout TourPage) throws -> Void
  ) rethrows -> Bool {
    var longer = self
    try body(&longer)
    guard longer.lines.count + rest <= Self.rows || !isWide else { return false }
    self = longer
    return true
  }

  /// Writes whether something was right, and why.
  mutating func judge(_ isRight: Bool, _ text: String, indent: Int = 2) {
    write(
      "\(isRight ? "✓" : "✗") \(text.onOneLine)",
      indent: indent,
      hanging: 2,
      render: isRight ? style.green : style.red
    )
  }

  /// Writes what somebody does.
  mutating func act(_ text: String) {
    write("> \(text.onOneLine)", indent: 2, hanging: 2, render: style.cyan)
  }
}
