// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Cuts XML into tokens, each with its bytes; nothing is expanded but the five entities and
/// character references.
///
/// Reading never fails: a sign that is not as it should be is taken for text, with a remark.
package struct XMLTokenizer {
  /// An attribute with its value, references resolved.
  package struct Attribute: Equatable {
    package let name: String
    package let value: String
  }

  /// A piece of a file.
  package enum Kind: Equatable {
    case start(name: String, attributes: [Attribute], isEmpty: Bool)
    case end(name: String)
    /// Text between tags; in a section marked CDATA it has no references.
    case text(isCDATA: Bool)
    /// A comment, an instruction or a document type.
    case other
  }

  package let bytes: [UInt8]
  package private(set) var remarks: [Remark] = []
  package private(set) var position: Int

  package init(_ source: SourceText) {
    bytes = source.bytes
    position = source.start
  }

  /// The next token with its bytes, or nil at the end.
  package mutating func next() -> (kind: Kind, range: Range<Int>)? {
    guard position < bytes.count else { return nil }
    let start = position
    guard bytes[position] == UInt8(ascii: "<") else {
      position = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
      return (.text(isCDATA: false), start..<position)
    }
    if position + 1 < bytes.count,
      ![UInt8(ascii: "!"), UInt8(ascii: "?")].contains(bytes[position + 1]),
      let tag = tag(at: start)
    {
      return tag
    }
    if starts(with: "<!--") { return skip("-->", from: start, as: .other) }
    if starts(with: "<![CDATA[") { return skip("]]>", from: start, as: .text(isCDATA: true)) }
    if starts(with: "<?") { return skip("?>", from: start, as: .other) }
    if starts(with: "<!DOCTYPE") { return skipDocumentType(from: start) }
    remarks.append(Remark(.malformedXML, at: start..<start + 1))
    position = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    return (.text(isCDATA: false), start..<position)
  }

  package mutating func remark(_ remark: Remark) { remarks.append(remark) }

  package mutating func remark(_ remarks: [Remark]) { self.remarks += remarks }

  private func starts(with text: StaticString, at index: Int? = nil) -> Bool {
    let index = index ?? position
    return text.withUTF8Buffer { wanted in
      index + wanted.count <= bytes.count
        && wanted.indices.allSatisfy { bytes[index + $0] == wanted[$0] }
    }
  }

  private mutating func skip(_ end: StaticString, from start: Int, as kind: Kind) -> (
    kind: Kind, range: Range<Int>
  ) {
    let last = end.utf8Start[end.utf8CodeUnitCount - 1]
    var index = start + 4
    while index < bytes.count, let found = bytes[index...].firstIndex(of: last) {
      index = found + 1
      let first = index - end.utf8CodeUnitCount
      if first >= start + 2, starts(with: end, at: first) {
        position = index
        return (kind, start..<index)
      }
    }
    remarks.append(Remark(.malformedXML, at: start..<start + 1))
    position = bytes.count
    return (kind, start..<bytes.count)
  }

  /// Passes over a document type, whose declarations can have brackets of their own.
  private mutating func skipDocumentType(from start: Int) -> (kind: Kind, range: Range<Int>) {
    var depth = 0
    for index in start..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"):
        depth -= 1
        if depth == 0 {
          position = index + 1
          return (.other, start..<index + 1)
        }
      default: break
      }
    }
    position = bytes.count
    return (.other, start..<bytes.count)
  }

  // MARK: Tags

  private mutating func tag(at start: Int) -> (kind: Kind, range: Range<Int>)? {
    let isEnd = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "/")
    var index = start + (isEnd ? 2 : 1)
    let name = name(at: &index)
    guard !name.isEmpty else { return nil }
    var attributes: [Attribute] = []
    while true {
      skipSpace(&index)
      guard index < bytes.count else { return nil }
      switch bytes[index] {
      case UInt8(ascii: ">"):
        position = index + 1
        let kind: Kind =
          isEnd ? .end(name: name) : .start(name: name, attributes: attributes, isEmpty: false)
        return (kind, start..<position)
      case UInt8(ascii: "/"):
        guard starts(with: "/>", at: index) else { return nil }
        position = index + 2
        return (.start(name: name, attributes: attributes, isEmpty: true), start..<position)
      default:
        guard let attribute = attribute(at: &index) else { return nil }
        attributes.append(attribute)
      }
    }
  }

  private mutating func attribute(at index: inout Int) -> Attribute? {
    let name = name(at: &index)
    guard !name.isEmpty else { return nil }
    skipSpace(&index)
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return nil }
    index += 1
    skipSpace(&index)
    guard index < bytes.count else { return nil }
    let quote = bytes[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = bytes[(index + 1)...].firstIndex(of: quote)
    else { return nil }
    let value = index + 1..<end
    // A tag in a value is a quote that was forgotten.
    guard !bytes[value].contains(UInt8(ascii: "<")) else { return nil }
    index = end + 1
    return Attribute(name: name, value: text(value))
  }

  private func name(at index: inout Int) -> String {
    let start = index
    while index < bytes.count, Self.isNameByte(bytes[index], isFirst: index == start) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x3A, 0x80...: true
    case 0x30...0x39, 0x2D, 0x2E: !isFirst
    default: false
    }
  }

  private func skipSpace(_ index: inout Int) {
    while index < bytes.count, SourceText.isSpace(bytes[index]) { index += 1 }
  }

  // MARK: Texts

  /// Whether a token has nothing but white space.
  package func isBlank(_ token: Range<Int>) -> Bool {
    token.allSatisfy { SourceText.isSpace(bytes[$0]) }
  }

  /// The text of a token.
  package mutating func text(of token: Range<Int>, isCDATA: Bool) -> String {
    guard isCDATA else { return text(token) }
    let end = bytes[..<token.upperBound].suffix(3).elementsEqual("]]>".utf8) ? 3 : 0
    let content = token.lowerBound + 9..<max(token.lowerBound + 9, token.upperBound - end)
    return String(
      decoding: Self.withPlainLineEnds(bytes[content.clamped(to: token)]),
      as: UTF8.self
    )
  }

  /// A text with its references resolved.
  private mutating func text(_ range: Range<Int>) -> String {
    let slice = bytes[range]
    guard slice.contains(UInt8(ascii: "&")) else {
      guard slice.contains(0x0D) else { return String(decoding: slice, as: UTF8.self) }
      return String(decoding: Self.withPlainLineEnds(slice), as: UTF8.self)
    }
    var written: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      guard byte == UInt8(ascii: "&") else {
        written.append(byte)
        index += 1
        continue
      }
      // No reference is longer than &#x10FFFF; with some zeros.
      let end = bytes[index..<min(index + 16, range.upperBound)].firstIndex(of: UInt8(ascii: ";"))
      if let end, let scalar = Self.scalar(bytes[index + 1..<end]) {
        written += Array(String(scalar).utf8)
        index = end + 1
      } else {
        remarks.append(Remark(.unknownReference, at: index..<index + 1))
        written.append(byte)
        index += 1
      }
    }
    return String(decoding: Self.withPlainLineEnds(written[...]), as: UTF8.self)
  }

  private static func scalar(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    switch String(decoding: name, as: UTF8.self) {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    case let name:
      guard name.hasPrefix("#") else { return nil }
      let isHexadecimal = name.hasPrefix("#x") || name.hasPrefix("#X")
      let digits = name.dropFirst(isHexadecimal ? 2 : 1)
      return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
    }
  }

  /// Line ends as XML defines them.
  private static func withPlainLineEnds(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.contains(0x0D) else { return Array(bytes) }
    var written: [UInt8] = []
    for index in bytes.indices {
      if bytes[index] != 0x0D {
        written.append(bytes[index])
      } else if index + 1 == bytes.endIndex || bytes[index + 1] != 0x0A {
        written.append(0x0A)
      }
    }
    return written
  }
}
