// SPDX-License-Identifier: Apache-2.0

/// A place where a text stops being JSON (RFC 8259).
package struct JSONSyntaxFault: Equatable, Sendable {
  /// The parts of JSON that can be missing.
  package enum Expected: Equatable, Sendable {
    case value, key, colon, memberEnd, elementEnd, digit, textEnd, escape, hexDigits, highSurrogate,
      lowSurrogate, utf8, end
    /// An escape for a control character, which cannot stand in a text.
    case escaped(UInt8)
    /// Fewer arrays and objects within each other.
    case lessDepth
  }

  /// The offset of the byte.
  package let offset: Int
  /// The part that should stand there.
  package let expected: Expected

  /// Finds the first fault of a text that should be one value, or nil where it is.
  ///
  /// FoundationEssentials' decoder says only that a text is not JSON, and in Swift 6.3.1 it traps
  /// on some that are nested too deeply.
  ///
  /// - Complexity: O(*n*)
  package init?(in bytes: [UInt8]) {
    self.init(in: JSONTree(bytes))
  }

  /// Finds the first fault of a text that was read.
  package init?(in tree: JSONTree) {
    let bytes = tree.bytes
    var faults = tree.faults
    if let root = tree.roots.first, !root.isCut {
      // More that follows the value is neither read nor wanted.
      let next = bytes[root.range.upperBound...].firstIndex { !JSONTree.isSpace($0) }
      faults += next.map { [JSONSyntaxFault(at: $0, .end)] } ?? []
    }
    if let offset = bytes[...].firstInvalidUTF8 {
      faults.append(JSONSyntaxFault(at: offset, .utf8))
    }
    guard let first = faults.min(by: { $0.order < $1.order }) else { return nil }
    self = first
  }

  init(at offset: Int, _ expected: Expected) { (self.offset, self.expected) = (offset, expected) }

  /// The end is what is missing where another value cannot be read either.
  private var order: (Int, Int) { (offset, expected == .end ? 0 : 1) }

}

extension [UInt8] {
  /// The line of a byte of a text and the Unicode scalar in it, both counted from 1.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    let before = self[..<Swift.min(offset, count)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let column = String(decoding: before[start...], as: UTF8.self).unicodeScalars.count + 1
    return (before.count { $0 == UInt8(ascii: "\n") } + 1, column)
  }
}

extension JSONSyntaxFault.Expected: CustomStringConvertible {
  /// The part in English, for the authors of content.
  package var description: String {
    switch self {
    case .value: "a value"
    case .key: "a key in double quotes"
    case .colon: "\":\""
    case .memberEnd: "\",\" or \"}\""
    case .elementEnd: "\",\" or \"]\""
    case .digit: "a digit"
    case .textEnd: "a double quote that ends the string"
    case .escape: "one of \"\\/bfnrtu after a backslash"
    case .hexDigits: "four hexadecimal digits"
    case .highSurrogate: "a high surrogate before a low one"
    case .lowSurrogate: "a low surrogate after a high one"
    case .utf8: "text in UTF-8"
    case .end: "the end of the text"
    case .escaped: "no line break or other control character in a string"
    case .lessDepth: "at most \(JSONTree.maximumDepth) arrays and objects within each other"
    }
  }

  /// The signs that stand for the part in every language.
  package var signs: String {
    switch self {
    case .value: "…"
    case .key: "\"…\":"
    case .colon: ":"
    case .memberEnd: ", }"
    case .elementEnd: ", ]"
    case .digit: "0"
    case .textEnd: "\"…\""
    case .escape: #"\\ \" \/ \b \f \n \r \t \u0000"#
    case .hexDigits: #"\u0000"#
    case .highSurrogate: #"\ud800"#
    case .lowSurrogate: #"\udc00"#
    case .utf8: "UTF-8"
    case .end: ""
    case .escaped(0x0A): #"\n"#
    case .escaped(let byte): #"\u00"# + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    case .lessDepth: "… (≤ \(JSONTree.maximumDepth))"
    }
  }
}

extension ArraySlice<UInt8> {
  /// The index of the first byte that is not part of a well-formed UTF-8 sequence.
  package var firstInvalidUTF8: Int? {
    // Most lines are ASCII, which is seen many bytes at a time and without a copy.
    if withUnsafeBufferPointer({ $0.reduce(0, |) < 0x80 }) { return nil }
    // Most texts are well-formed, which the standard library sees many bytes at a time.
    guard String(validating: self, as: UTF8.self) == nil else { return nil }
    var codec = UTF8()
    var iterator = makeIterator()
    var index = startIndex
    while true {
      switch codec.decode(&iterator) {
      case .scalarValue(let scalar): index += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return index
      }
    }
  }
}
