// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// A notation of texts in formats of JSON.
package enum JSONNotation: Sendable {
  /// An address with a scheme (RFC 3987).
  case iri
  /// An address of mail behind `mailto:`.
  case mailbox
  /// A UUID (RFC 4122).
  case uuid
  /// An instant (RFC 3339); the offset from UTC can be missing, as xAPI only recommends it.
  case instant
  /// An instant with its offset, perhaps without seconds, as in badges.
  case zonedInstant
  /// A period (ISO 8601), such as `PT1M30S`.
  case duration
  /// The tag of a language (BCP 47).
  case language
  /// Some bytes in base 16, so many digits.
  case hexadecimal([Int])
  /// Any text but the empty one.
  case name

  /// A text of the notation.
  package var example: String {
    switch self {
    case .iri: "https://example.org/id"
    case .mailbox: "mailto:ann@example.org"
    case .uuid: "7c9a4e2b-1d3f-5a60-8b7c-9d0e1f2a3b4c"
    case .instant, .zonedInstant: "2026-03-01T08:30:00Z"
    case .duration: "PT1M30S"
    case .language: "de-AT"
    case .hexadecimal(let counts): String(repeating: "0", count: counts[0])
    case .name: "…"
    }
  }

  /// Whether a text is of the notation.
  package func fits(_ node: JSONNode) -> Bool { node.text.map(fits) ?? false }

  /// Whether a text is of the notation.
  package func fits(_ text: String) -> Bool {
    var scanner = Scanner(text: Array(text.utf8))
    return switch self {
    case .iri: scanner.isIRI
    case .mailbox: text.hasPrefix("mailto:") && scanner.isMailbox
    case .uuid: scanner.isUUID
    case .instant: scanner.isInstant(needsOffset: false)
    case .zonedInstant: scanner.isInstant(needsOffset: true)
    case .duration: scanner.isDuration
    case .language: Language(text).canonical != nil
    case .hexadecimal(let counts):
      counts.contains(scanner.text.count) && scanner.text.allSatisfy(Scanner.isHexadecimal)
    case .name: !text.isEmpty
    }
  }
}

private struct Scanner {
  let text: [UInt8]
  var position = 0

  static func isHexadecimal(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// A scheme, a colon, and no sign that RFC 3987 excludes.
  var isIRI: Bool {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > 0, colon + 1 < text.count,
      Self.isLetter(text[0]),
      text[..<colon].allSatisfy({
        Self.isLetter($0) || $0 &- 0x30 < 10 || [0x2B, 0x2D, 0x2E].contains($0)
      })
    else { return false }
    return text.allSatisfy { byte in
      switch byte {
      case 0...0x20, 0x7F, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
        UInt8(ascii: "{"),
        UInt8(ascii: "}"), UInt8(ascii: "|"), UInt8(ascii: "\\"), UInt8(ascii: "^"),
        UInt8(ascii: "`"):
        false
      default: true
      }
    }
  }

  var isMailbox: Bool {
    let address = text.dropFirst(7)
    guard let at = address.lastIndex(of: UInt8(ascii: "@")) else { return false }
    return at > address.startIndex && at + 1 < address.endIndex && isIRI
  }

  var isUUID: Bool {
    text.count == 36
      && text.enumerated().allSatisfy { index, byte in
        [8, 13, 18, 23].contains(index) ? byte == UInt8(ascii: "-") : Self.isHexadecimal(byte)
      }
  }

  // MARK: Times

  /// Whether two digits follow that make a number of a range.
  private mutating func number(_ range: ClosedRange<Int>) -> Bool {
    var value = 0
    for _ in 0..<2 {
      guard position < text.count, text[position] &- 0x30 < 10 else { return false }
      value = value * 10 + Int(text[position] - 0x30)
      position += 1
    }
    return range.contains(value)
  }

  private mutating func take(_ signs: StaticString) -> Bool {
    guard position < text.count, signs.withUTF8Buffer({ $0.contains(text[position]) }) else {
      return false
    }
    position += 1
    return true
  }

  private mutating func digits() -> Bool {
    let start = position
    while position < text.count, text[position] &- 0x30 < 10 { position += 1 }
    return position > start
  }

  mutating func isInstant(needsOffset: Bool) -> Bool {
    guard CalendarDay(String(decoding: text.prefix(10), as: UTF8.self)) != nil else { return false }
    position = 10
    guard take("Tt "), number(0...23), take(":"), number(0...59) else { return false }
    if take(":") {
      guard number(0...60) else { return false }
      if take(".,"), !digits() { return false }
    } else if !needsOffset {
      return false
    }
    if position == text.count { return !needsOffset }
    if take("Zz") { return position == text.count }
    let isWest = take("-")
    guard isWest || take("+") else { return false }
    let offset = position
    guard number(0...23) else { return false }
    if position < text.count {
      _ = take(":")
      guard number(0...59), position == text.count else { return false }
    }
    // An offset of minus nothing says that the zone is unknown, which RFC 3339 allows and ISO 8601
    // does not.
    return !isWest || text[offset...].contains { (0x31...0x39).contains($0) }
  }

  var isDuration: Bool {
    mutating get {
      guard take("P") else { return false }
      var isEmpty = true
      var designators = Array("YMWD".utf8)
      var (hasFraction, hasTime) = (false, false)
      while position < text.count {
        if take("T") {
          guard !hasTime, position < text.count else { return false }
          designators = Array("HMS".utf8)
          hasTime = true
          continue
        }
        guard !hasFraction, digits() else { return false }
        if take(".,") {
          guard digits() else { return false }
          hasFraction = true
        }
        guard position < text.count, let index = designators.firstIndex(of: text[position]) else {
          return false
        }
        designators.removeFirst(index + 1)
        position += 1
        isEmpty = false
      }
      return !isEmpty
    }
  }
}
