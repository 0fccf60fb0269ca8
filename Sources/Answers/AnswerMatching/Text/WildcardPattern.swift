// SPDX-License-Identifier: Apache-2.0

/// An accepted answer in which `*` stands for any text.
struct WildcardPattern {
  /// The texts before, between and behind the wildcards.
  private let parts: [[Character]]

  init(_ pattern: String) {
    var parts: [[Character]] = [[]]
    var isEscaped = false
    for character in pattern {
      if character == "*", !isEscaped {
        parts.append([])
      } else if character == "\\", !isEscaped {
        isEscaped = true
        continue
      } else {
        // A backslash before any other sign stands for itself.
        if isEscaped, character != "*" { parts[parts.count - 1].append("\\") }
        parts[parts.count - 1].append(character)
      }
      isEscaped = false
    }
    if isEscaped { parts[parts.count - 1].append("\\") }
    self.parts = parts
  }

  /// Whether a text is one that the pattern stands for.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of the text and the pattern.
  func matches(_ text: String) -> Bool {
    var rest = Array(text)[...]
    guard let first = parts.first, let last = parts.last, rest.starts(with: first) else {
      return false
    }
    guard parts.count > 1 else { return rest.count == first.count }
    rest = rest.dropFirst(first.count)
    // Taking each part where it comes first leaves the most for those behind it.
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let place = rest.firstRange(of: part) else { return false }
      rest = rest[place.upperBound...]
    }
    return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
  }
}
