// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Colors for a terminal, or none.
struct Style {
  let isColored: Bool

  /// Colors if standard output is a terminal that has them and `NO_COLOR` is not set
  /// (<https://no-color.org>).
  static var automatic: Style { Style(for: STDOUT_FILENO) }

  init(isColored: Bool) {
    self.isColored = isColored
  }

  /// Colors if a file is a terminal that has them.
  init(for file: Int32) {
    let environment = ProcessInfo.processInfo.environment
    let isWanted = environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    isColored = isWanted && isatty(file) == 1
  }

  func bold(_ text: String) -> String { select("1", text) }
  func dim(_ text: String) -> String { select("2", text) }
  func italic(_ text: String) -> String { select("3", text) }
  func red(_ text: String) -> String { select("31", text) }
  func green(_ text: String) -> String { select("32", text) }
  func yellow(_ text: String) -> String { select("33", text) }
  func cyan(_ text: String) -> String { select("36", text) }

  /// Text with a rendition of ECMA-48 (SGR).
  private func select(_ rendition: String, _ text: String) -> String {
    isColored ? "\u{1B}[\(rendition)m\(text)\u{1B}[0m" : text
  }
}
