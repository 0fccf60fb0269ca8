// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Checks bytes against the grammar of JSON (RFC 8259) and finds the members of the outermost
/// object.
///
/// A decoder gives numbers as values of a type, which loses digits or form; what the scanner finds
/// can be copied byte for byte. It also tells where JSON breaks off.
struct JSONScanner {
  /// Where a member of the outermost object stands.
  struct Member {
    /// The key without its quotes, escapes as they are.
    let key: Range<Int>
    let value: Range<Int>
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var depth = 0
  private var members: [Member] = []

  /// The bytes do not continue as the grammar wants it.
  private struct Mismatch: Error {
    let position: Int
    let expected: String

    /// What to tell people, with the column behind the text before it in its line.
    func fault(_ place: String, in text: ArraySlice<UInt8>) -> UnusableLine {
      let column = String(decoding: text, as: UTF8.self).unicodeScalars.count + 1
      return UnusableLine("\(place) \(column): this is not JSON, expected \(expected)")
    }
  }

  /// Values within values are read to the same depth as by `JSONDecoder`.
  private static let maximumDepth = 512
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Checks a whole document.
  ///
  /// - Parameter bytes: The text, which may not be UTF-8.
  /// - Throws: In which line and column it leaves the grammar, and what was expected there.
  static func checkDocument(_ bytes: ArraySlice<UInt8>) throws(UnusableLine) {
    guard String(bytes: bytes, encoding: .utf8) != nil else {
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let index = lines.firstIndex { String(bytes: $0, encoding: .utf8) == nil } ?? 0
      throw UnusableLine("line \(index + 1): this is not UTF-8 text, expected JSON")
    }
    guard let error = mismatch(in: bytes) else { return }
    let before = bytes.prefix(error.position)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
    throw error.fault("line \(line), column", in: before[start...])
  }

  private static func mismatch(in bytes: ArraySlice<UInt8>) -> Mismatch? {
    bytes.withUnsafeBufferPointer { text in
      var scanner = JSONScanner(text)
      do throws(Mismatch) {
        try scanner.scanDocument()
        return nil
      } catch {
        return error
      }
    }
  }

  /// Checks a document of one line.
  ///
  /// - Parameter bytes: UTF-8 text.
  /// - Throws: In which column it leaves the grammar, and what was expected there.
  static func checkLine(_ bytes: ArraySlice<UInt8>) throws(UnusableLine) {
    guard let error = mismatch(in: bytes) else { return }
    throw error.fault("column", in: bytes.prefix(error.position))
  }

  /// Checks a document of one line.
  ///
  /// - Parameters:
  ///   - text: UTF-8 text.
  ///   - members: Takes the place of the members of the outermost object, counted from the start of
  ///     the text; none when the document is no object.
  /// - Throws: In which column it leaves the grammar, and what was expected there.
  static func checkLine(
    _ text: UnsafeBufferPointer<UInt8>,
    findingMembers members: inout [Member]
  ) throws(UnusableLine) {
    var scanner = JSONScanner(text)
    // The array is handed over and back, so that it keeps its room.
    swap(&scanner.members, &members)
    defer { swap(&scanner.members, &members) }
    scanner.members.removeAll(keepingCapacity: true)
    do throws(Mismatch) {
      try scanner.scanDocument()
    } catch {
      throw error.fault("column", in: Array(text)[..<error.position])
    }
  }

  private mutating func scanDocument() throws(Mismatch) {
    try scanValue()
    skipBlanks()
    guard next == nil else { throw mismatch("the end") }
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func mismatch(_ expected: String) -> Mismatch {
    Mismatch(position: position, expected: expected)
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  /// Steps over a byte if it comes next.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }
}

// MARK: - Values

extension JSONScanner {
  private mutating func scanValue() throws(Mismatch) {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{")?: try scanObject()
    case UInt8(ascii: "[")?: try scanArray()
    case UInt8(ascii: "\"")?: try scanString()
    case UInt8(ascii: "-")?: try scanNumber()
    case let digit? where Self.digits.contains(digit): try scanNumber()
    case UInt8(ascii: "t")?: try scanLiteral("true")
    case UInt8(ascii: "f")?: try scanLiteral("false")
    case UInt8(ascii: "n")?: try scanLiteral("null")
    default: throw mismatch("a value")
    }
  }

  private mutating func scanObject() throws(Mismatch) {
    try enter()
    skipBlanks()
    if !skip("}") {
      repeat {
        try scanMember()
        skipBlanks()
      } while skip(",")
      guard skip("}") else { throw mismatch("“,” or “}”") }
    }
    depth -= 1
  }

  private mutating func scanMember() throws(Mismatch) {
    skipBlanks()
    guard next == UInt8(ascii: "\"") else { throw mismatch("a key in double quotes") }
    let start = position + 1
    try scanString()
    let end = position - 1
    skipBlanks()
    guard skip(":") else { throw mismatch("“:”") }
    skipBlanks()
    let valueStart = position
    try scanValue()
    if depth == 1 {
      members.append(Member(key: start..<end, value: valueStart..<position))
    }
  }

  private mutating func scanArray() throws(Mismatch) {
    try enter()
    skipBlanks()
    if !skip("]") {
      repeat {
        try scanValue()
        skipBlanks()
      } while skip(",")
      guard skip("]") else { throw mismatch("“,” or “]”") }
    }
    depth -= 1
  }

  private mutating func enter() throws(Mismatch) {
    guard depth < Self.maximumDepth else {
      throw mismatch("at most \(Self.maximumDepth) values within each other")
    }
    depth += 1
    position += 1
  }
}

// MARK: - Tokens

extension JSONScanner {
  private mutating func scanLiteral(_ literal: StaticString) throws(Mismatch) {
    let end = position + literal.utf8CodeUnitCount
    guard "\(literal)".utf8.elementsEqual(bytes[position..<min(end, bytes.count)]) else {
      throw mismatch("a value")
    }
    position = end
  }

  private mutating func scanString() throws(Mismatch) {
    position += 1
    while let byte = next {
      if byte == UInt8(ascii: "\"") {
        position += 1
        return
      }
      guard byte >= 0x20 else { throw mismatch("no control character in a string") }
      position += 1
      if byte == UInt8(ascii: "\\") { try scanEscape() }
    }
    throw mismatch("the end of a string")
  }

  /// Steps over what follows a backslash.
  private mutating func scanEscape() throws(Mismatch) {
    guard let byte = next, "\"\\/bfnrtu".utf8.contains(byte) else { throw mismatch("an escape") }
    position += 1
    guard byte == UInt8(ascii: "u") else { return }
    for _ in 0..<4 {
      guard let digit = next, Character(Unicode.Scalar(digit)).isHexDigit else {
        throw mismatch("four hexadecimal digits")
      }
      position += 1
    }
  }

  private mutating func scanNumber() throws(Mismatch) {
    _ = skip("-")
    if !skip("0") {
      try scanDigits()
    }
    if skip(".") {
      try scanDigits()
    }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      try scanDigits()
    }
  }

  private mutating func scanDigits() throws(Mismatch) {
    let start = position
    while let byte = next, Self.digits.contains(byte) {
      position += 1
    }
    guard position > start else { throw mismatch("a digit") }
  }
}
