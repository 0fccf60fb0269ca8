// SPDX-License-Identifier: Apache-2.0

/// A value in a file of JSON, with its place and its spelling.
package struct JSONNode: Sendable {
  package let tree: JSONTree
  let index: Int

  init(tree: JSONTree, index: Int) { (self.tree, self.index) = (tree, index) }

  /// The value that written JSON is.
  package init(_ value: JSONValue) {
    self.init(tree: JSONTree(value.bytes), index: 0)
  }

  private var node: JSONTree.Node { tree.nodes[index] }

  package var kind: JSONTree.Kind { node.kind }
  /// Its bytes in the file, quotes and brackets included.
  package var range: Range<Int> { node.start..<node.end }
  /// Its bytes, as they stand in the file.
  package var bytes: ArraySlice<UInt8> { tree.bytes[range] }
  /// Whether a fault keeps the end of it from being read.
  package var isCut: Bool { node.isCut }

  /// The text, escapes resolved; nil for another kind.
  package var text: String? {
    guard kind == .text else { return nil }
    let inside = tree.bytes[(node.start + 1)..<(node.end - 1)]
    guard inside.contains(UInt8(ascii: "\\")) else {
      return String(decoding: inside, as: UTF8.self)
    }
    return Self.unescaped(inside)
  }

  /// The number as it is spelled; nil for another kind.
  package var spelling: String? { kind == .number ? String(decoding: bytes, as: UTF8.self) : nil }

  /// The number, to the precision of a `Double`; nil for another kind and for one that is too
  /// large.
  package var number: Double? {
    spelling.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  package var flag: Bool? { kind == .flag ? tree.bytes[node.start] == UInt8(ascii: "t") : nil }

  /// The values of an array; none for another kind.
  package var elements: [JSONNode] { kind == .array ? inside : [] }

  /// The values of an array, or the value itself, as JSON-LD writes one.
  package var oneOrMany: [JSONNode] { kind == .array ? inside : [self] }

  /// The members of an object in the order of the file; none for another kind.
  package var members: [(key: JSONNode, value: JSONNode)] {
    guard kind == .object else { return [] }
    let all = inside
    return stride(from: 0, to: all.count - 1, by: 2).map { (all[$0], all[$0 + 1]) }
  }

  private var inside: [JSONNode] {
    var values: [JSONNode] = []
    var child = index + 1
    while child < node.next {
      values.append(JSONNode(tree: tree, index: child))
      child = tree.nodes[child].next
    }
    return values
  }

  /// The first member of an object with a key.
  package subscript(key: String) -> JSONNode? {
    guard kind == .object else { return nil }
    var child = index + 1
    while child < node.next {
      let value = child + 1
      let member = JSONNode(tree: tree, index: child)
      if member.isText(key) { return JSONNode(tree: tree, index: value) }
      child = tree.nodes[value].next
    }
    return nil
  }

  /// Whether it is a certain text.
  package func isText(_ wanted: String) -> Bool {
    guard kind == .text else { return false }
    let inside = tree.bytes[(node.start + 1)..<(node.end - 1)]
    if inside.count == wanted.utf8.count { return inside.elementsEqual(wanted.utf8) }
    return inside.count > wanted.utf8.count && inside.contains(UInt8(ascii: "\\")) && text == wanted
  }

  private static func unescaped(_ inside: ArraySlice<UInt8>) -> String {
    var written: [UInt8] = []
    var units: [UInt16] = []
    func endUnits() {
      guard !units.isEmpty else { return }
      written += String(decoding: units, as: UTF16.self).utf8
      units = []
    }
    var index = inside.startIndex
    while index < inside.endIndex {
      guard inside[index] == UInt8(ascii: "\\"), index + 1 < inside.endIndex else {
        endUnits()
        written.append(inside[index])
        index += 1
        continue
      }
      let escape = inside[index + 1]
      index += 2
      if escape == UInt8(ascii: "u") {
        let digits = String(
          decoding: inside[index..<min(index + 4, inside.endIndex)],
          as: UTF8.self
        )
        units.append(UInt16(digits, radix: 16) ?? 0xFFFD)
        index = min(index + 4, inside.endIndex)
        continue
      }
      endUnits()
      switch escape {
      case UInt8(ascii: "b"): written.append(0x08)
      case UInt8(ascii: "f"): written.append(0x0C)
      case UInt8(ascii: "n"): written.append(0x0A)
      case UInt8(ascii: "r"): written.append(0x0D)
      case UInt8(ascii: "t"): written.append(0x09)
      default: written.append(escape)
      }
    }
    endUnits()
    return String(decoding: written, as: UTF8.self)
  }
}

/// JSON that is to be written, members in their order.
package enum JSONValue: Hashable, Sendable {
  case text(String)
  /// A number as it is to be spelled.
  case number(String)
  case flag(Bool)
  case list([JSONValue])
  case object([Member])
  /// A value as it stands in a file.
  case source([UInt8])

  /// A member of an object.
  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: JSONValue

    package init(key: String, value: JSONValue) { (self.key, self.value) = (key, value) }
  }

  /// An object with one member more, if there is a value for it; of anything else, itself.
  package func adding(_ key: String, _ value: JSONValue?) -> JSONValue {
    guard case .object(let members) = self, let value else { return self }
    return .object(members + [Member(key: key, value: value)])
  }

  /// An object whose keys are not known beforehand.
  package static func map(_ pairs: [(String, JSONValue)]) -> JSONValue {
    .object(pairs.map { Member(key: $0, value: $1) })
  }

  /// A number that is written without an exponent where it is a whole one.
  package static func number(_ number: Double) -> JSONValue {
    .number(Int(exactly: number).map(String.init) ?? "\(number)")
  }

  /// The bytes, on one line without blanks.
  package var bytes: [UInt8] {
    var written: [UInt8] = []
    write(into: &written)
    return written
  }

  private func write(into bytes: inout [UInt8]) {
    switch self {
    case .text(let text): Self.write(text, into: &bytes)
    case .number(let spelling): bytes += spelling.utf8
    case .flag(let flag): bytes += (flag ? "true" : "false").utf8
    case .source(let source): bytes += source
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for (offset, value) in values.enumerated() {
        if offset > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(into: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (offset, member) in members.enumerated() {
        if offset > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.key, into: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(into: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: bytes += #"\n"#.utf8
      case 0x0D: bytes += #"\r"#.utf8
      case 0x09: bytes += #"\t"#.utf8
      case 0..<0x20: bytes += (#"\u00"# + (byte < 16 ? "0" : "") + String(byte, radix: 16)).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .text(text) }
  package init(booleanLiteral flag: Bool) { self = .flag(flag) }
  package init(integerLiteral number: Int) { self = .number(String(number)) }
  package init(arrayLiteral values: JSONValue...) { self = .list(values) }

  /// An object without the members that are nil.
  package init(dictionaryLiteral members: (String, JSONValue?)...) {
    self = .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }
}
