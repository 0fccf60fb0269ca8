/// Where a text stops being JSON, and the text that was expected there.
///
/// FoundationEssentials' decoder says only that a text is not JSON, and in Swift 6.3.1 it traps on some that
/// are nested too deeply. So content is read over by this scanner first, which checks the grammar of RFC 8259
/// and the depth.
struct JSONSyntaxFault: Equatable {
  /// The line, counted from 1.
  let line: Int
  /// The Unicode scalar in the line, counted from 1.
  let column: Int
  /// The text that was expected there.
  let expected: String

  /// Finds the first fault of a text, or nil when it is JSON.
  ///
  /// - Complexity: O(*n*) in time; the stack of open arrays and objects takes O(depth).
  init?(in data: Data) {
    var scanner = Scanner(bytes: Array(data))
    guard let expected = scanner.firstFault() else { return nil }
    let before = scanner.bytes[..<scanner.position]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    column = String(decoding: before[lineStart...], as: UTF8.self).unicodeScalars.count + 1
    self.expected = expected
  }
}

/// Reads over a text byte by byte, without recursion, so that deep nesting cannot exhaust the stack.
private struct Scanner {
  /// The tokens that may come next.
  private enum State {
    case value, valueOrEnd, key, keyOrEnd, colon, commaOrEnd
  }

  let bytes: [UInt8]
  private(set) var position = 0
  /// The brackets that close what is open.
  private var open: [UInt8] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark, which some editors write, does no harm.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      position = 3
    }
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// How many arrays and objects may be within each other, as many as the decoder takes.
  private static let maximumDepth = 512

  /// The text that was expected at `position`, where the text stops being JSON.
  mutating func firstFault() -> String? {
    var state: State? = .value
    while let current = state {
      skip { " \t\r\n".utf8.contains($0) }
      switch current {
      case .value, .valueOrEnd:
        if current == .valueOrEnd, close() {
          state = afterValue
        } else if next == UInt8(ascii: "[") || next == UInt8(ascii: "{") {
          guard open.count < Self.maximumDepth else {
            return "at most \(Self.maximumDepth) arrays and objects within each other"
          }
          let isArray = skip("[")
          position += isArray ? 0 : 1
          open.append(UInt8(ascii: isArray ? "]" : "}"))
          state = isArray ? .valueOrEnd : .keyOrEnd
        } else if let fault = scalarFault() {
          return fault
        } else {
          state = afterValue
        }
      case .key, .keyOrEnd:
        if current == .keyOrEnd, close() {
          state = afterValue
        } else {
          guard next == UInt8(ascii: "\"") else { return "a key in double quotes" }
          if let fault = stringFault() { return fault }
          state = .colon
        }
      case .colon:
        guard skip(":") else { return "\":\"" }
        state = .value
      case .commaOrEnd:
        if close() {
          state = afterValue
        } else {
          let end = open.last ?? 0
          guard skip(",") else { return "\",\" or \"\(Character(Unicode.Scalar(end)))\"" }
          state = end == UInt8(ascii: "}") ? .key : .value
        }
      }
    }
    skip { " \t\r\n".utf8.contains($0) }
    return next == nil ? nil : "the end of the text"
  }

  /// The text that may come after a whole value; nil after the outermost.
  private var afterValue: State? { open.isEmpty ? nil : .commaOrEnd }

  /// Closes the innermost bracket if that is what comes next.
  private mutating func close() -> Bool {
    guard let end = open.last, next == end else { return false }
    open.removeLast()
    position += 1
    return true
  }

  private mutating func scalarFault() -> String? {
    switch next {
    case UInt8(ascii: "\""):
      return stringFault()
    case let byte? where byte == UInt8(ascii: "-") || byte.isDigit:
      return numberFault()
    default:
      for literal in ["true", "false", "null"] where skip(literal) { return nil }
      return "a value"
    }
  }

  private mutating func stringFault() -> String? {
    position += 1
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return nil
      case UInt8(ascii: "\\"):
        position += 1
        if skip("u") {
          if let fault = unicodeEscapeFault() { return fault }
        } else {
          guard let escaped = next, "\"\\/bfnrt".utf8.contains(escaped) else {
            return "one of \"\\/bfnrtu after a backslash"
          }
          position += 1
        }
      case 0..<0x20:
        return "no line break or other control character in a string"
      case 0x80...:
        let end = bytes[position...].firstIndex { $0 < 0x80 } ?? bytes.endIndex
        let text = bytes[position..<end]
        guard String(decoding: text, as: UTF8.self).utf8.elementsEqual(text) else {
          return "text in UTF-8"
        }
        position = end
      default:
        position += 1
      }
    }
    return "a double quote that ends the string"
  }

  /// The fault of what follows a backslash and a "u": four digits, of which a high surrogate must be
  /// followed by a low one.
  private mutating func unicodeEscapeFault() -> String? {
    guard let unit = readCodeUnit() else { return "four hexadecimal digits" }
    switch unit {
    case 0xDC00...0xDFFF:
      return "a high surrogate before a low one"
    case 0xD800...0xDBFF:
      guard skip("\\u"), let low = readCodeUnit(), (0xDC00...0xDFFF).contains(low) else {
        return "a low surrogate after a high one"
      }
      return nil
    default:
      return nil
    }
  }

  /// Reads four hexadecimal digits; stops before what is none.
  private mutating func readCodeUnit() -> UInt32? {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        return nil
      }
      unit = unit << 4 | UInt32(digit)
      position += 1
    }
    return unit
  }

  private mutating func numberFault() -> String? {
    _ = skip("-")
    if !skip("0") {
      guard skipDigits() else { return "a digit" }
    }
    if skip(".") {
      guard skipDigits() else { return "a digit" }
    }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      guard skipDigits() else { return "a digit" }
    }
    return nil
  }

  private mutating func skipDigits() -> Bool {
    let start = position
    skip { $0.isDigit }
    return position > start
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte = next, condition(byte) { position += 1 }
  }

  private mutating func skip(_ text: String) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
