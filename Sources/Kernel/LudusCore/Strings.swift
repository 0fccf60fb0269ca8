// SPDX-License-Identifier: Apache-2.0

extension StringProtocol {
  /// Whether there is nothing but white space.
  package var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

extension String {
  /// Returns the text with the signs to which XML and HTML give a meaning written as entities.
  ///
  /// It goes by scalars: a quote with a combining accent is one character to Swift and two to a
  /// browser, which would end an attribute at it.
  ///
  /// - Parameters:
  ///   - quotes: Whether quotes are written as entities too.
  ///   - replacement: Returns what a format writes for a further scalar, or nil for all others.
  /// - Returns: A text that is safe between tags and, without quotes, in double quotes.
  package func escapedForMarkup(
    quotes: Bool = true,
    _ replacement: (Unicode.Scalar) -> String? = { _ in nil }
  ) -> String {
    var escaped = ""
    escaped.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"" where quotes: escaped += "&quot;"
      default:
        if let replaced = replacement(scalar) {
          escaped += replaced
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }
}
