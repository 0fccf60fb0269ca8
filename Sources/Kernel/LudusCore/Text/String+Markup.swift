// SPDX-License-Identifier: Apache-2.0

extension String {
  /// Returns the text with the signs to which XML and HTML give a meaning written as entities.
  ///
  /// It goes by scalars: a quote with a combining accent is one character to Swift and two to a
  /// browser, which would end an attribute at it.
  ///
  /// - Parameter replacement: Returns what a format writes for a further scalar, or nil for all
  ///   others.
  /// - Returns: A text that is safe between tags and in double quotes.
  package func escapedForMarkup(
    _ replacement: (Unicode.Scalar) -> String? = { _ in nil }
  ) -> String {
    var escaped = ""
    escaped.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
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
