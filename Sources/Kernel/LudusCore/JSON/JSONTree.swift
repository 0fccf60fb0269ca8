// SPDX-License-Identifier: Apache-2.0

/// The values of a file of JSON, each with its bytes: what is not read is neither decoded nor lost.
///
/// Reading never fails. A comma before a bracket is passed over. After any other fault, reading
/// goes on in the next line that begins with an object, as files with a value a line have them.
/// Nothing is recursive.
package final class JSONTree: Sendable {
  /// A kind of values.
  package enum Kind: Sendable {
    case object, array, text, number, flag, null
  }

  /// A value; those within it follow it, the members of an object as key and value.
  struct Node {
    let kind: Kind
    let start: Int
    var end: Int
    /// The number of the first node that is not within it.
    var next: Int
    /// Whether a fault keeps the end of it from being read.
    var isCut = false
  }

  package let bytes: [UInt8]
  let nodes: [Node]
  /// The faults of the syntax.
  package let faults: [JSONSyntaxFault]

  /// Reads a file; a byte order mark, which some editors write, is passed over.
  ///
  /// - Complexity: O(*n*) in its length.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var reader = Reader(bytes: bytes, position: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    reader.readAll()
    nodes = reader.nodes
    faults = reader.faults
  }

  /// The values that are in no other one; a file of JSON has one.
  package var roots: [JSONNode] {
    var roots: [JSONNode] = []
    var index = 0
    while index < nodes.count {
      roots.append(JSONNode(tree: self, index: index))
      index = nodes[index].next
    }
    return roots
  }

  /// The first key that its object has before it already, or nil where each object has each of its
  /// keys once.
  ///
  /// - Complexity: O(*n*) in the length of the file.
  package var repeatedKey: JSONNode? {
    for (index, node) in nodes.enumerated() where node.kind == .object {
      var keys: Set<String> = []
      var child = index + 1
      while child < node.next {
        let key = JSONNode(tree: self, index: child)
        guard keys.insert(key.text ?? "").inserted else { return key }
        child = nodes[child + 1].next
      }
    }
    return nil
  }

  /// The maximum depth of values within each other.
  package static let maximumDepth = 512

  package static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}

/// Reads byte by byte, with the arrays and objects that are open on a stack of its own.
private struct Reader {
  /// The tokens that may come next.
  private enum State {
    case value, valueOrEnd, key, keyOrEnd, colon, commaOrEnd
  }

  let bytes: [UInt8]
  var position: Int
  private(set) var nodes: [JSONTree.Node] = []
  private(set) var faults: [JSONSyntaxFault] = []
  private var open: [Int] = []

  init(bytes: [UInt8], position: Int) {
    (self.bytes, self.position) = (bytes, position)
  }

  mutating func readAll() {
    skipSpace()
    if position == bytes.count { note(.value) }
    while position < bytes.count {
      if let expected = readRoot() {
        note(expected)
        dropCutValues()
        skipToNextObject()
      }
      skipSpace()
    }
  }

  private mutating func note(_ expected: JSONSyntaxFault.Expected) {
    faults.append(JSONSyntaxFault(at: min(position, bytes.count), expected))
  }

  /// Ends what is open; a key whose value is not there goes.
  private mutating func dropCutValues() {
    if let last = open.last, nodes[last].kind == .object,
      memberCount(of: last) % 2 == 1, let key = nodes.last, key.kind == .text
    {
      nodes.removeLast()
    }
    for index in open {
      nodes[index].end = position
      nodes[index].next = nodes.count
      nodes[index].isCut = true
    }
    open = []
  }

  private func memberCount(of object: Int) -> Int {
    var count = 0
    var index = object + 1
    while index < nodes.count {
      count += 1
      index = nodes[index].next
    }
    return count
  }

  private mutating func skipToNextObject() {
    while let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) {
      position = end + 1
      if position < bytes.count, bytes[position] == UInt8(ascii: "{") { return }
    }
    position = bytes.count
  }

  /// Reads a value with all that is in it, or returns what is expected where that fails.
  private mutating func readRoot() -> JSONSyntaxFault.Expected? {
    var state = State.value
    while true {
      skipSpace()
      let byte = position < bytes.count ? bytes[position] : 0
      switch state {
      case .value, .valueOrEnd:
        if state == .valueOrEnd, byte == UInt8(ascii: "]") {
          close()
        } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
          guard open.count < JSONTree.maximumDepth else { return .lessDepth }
          let isObject = byte == UInt8(ascii: "{")
          open.append(nodes.count)
          append(isObject ? .object : .array, from: position)
          position += 1
          state = isObject ? .keyOrEnd : .valueOrEnd
          continue
        } else if let expected = readScalar(byte) {
          return expected
        }
      case .key, .keyOrEnd:
        guard state == .keyOrEnd, byte == UInt8(ascii: "}") else {
          guard byte == UInt8(ascii: "\"") else { return .key }
          if let expected = readText() { return expected }
          state = .colon
          continue
        }
        close()
      case .colon:
        guard byte == UInt8(ascii: ":") else { return .colon }
        position += 1
        state = .value
        continue
      case .commaOrEnd:
        guard let last = open.last else { return nil }
        let end = UInt8(ascii: nodes[last].kind == .object ? "}" : "]")
        if byte == end {
          close()
        } else {
          guard byte == UInt8(ascii: ",") else {
            return nodes[last].kind == .object ? .memberEnd : .elementEnd
          }
          position += 1
          skipSpace()
          guard position < bytes.count, bytes[position] == end else {
            state = nodes[last].kind == .object ? .key : .value
            continue
          }
          note(nodes[last].kind == .object ? .key : .value)
          close()
        }
      }
      if open.isEmpty { return nil }
      state = .commaOrEnd
    }
  }

  private mutating func append(_ kind: JSONTree.Kind, from start: Int) {
    nodes.append(JSONTree.Node(kind: kind, start: start, end: position, next: nodes.count + 1))
  }

  private mutating func close() {
    position += 1
    let index = open.removeLast()
    nodes[index].end = position
    nodes[index].next = nodes.count
  }

  // MARK: Values without values in them

  private mutating func readScalar(_ byte: UInt8) -> JSONSyntaxFault.Expected? {
    let start = position
    switch byte {
    case UInt8(ascii: "\""): return readText()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      if let expected = skipNumber() { return expected }
      append(.number, from: start)
      return nil
    case UInt8(ascii: "t") where skip("true"), UInt8(ascii: "f") where skip("false"):
      append(.flag, from: start)
      return nil
    case UInt8(ascii: "n") where skip("null"):
      append(.null, from: start)
      return nil
    default: return .value
    }
  }

  private mutating func skip(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    let isThere = word.withUTF8Buffer { wanted in
      position + count <= bytes.count
        && wanted.indices.allSatisfy { bytes[position + $0] == wanted[$0] }
    }
    if isThere { position += count }
    return isThere
  }

  private mutating func skipNumber() -> JSONSyntaxFault.Expected? {
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    if position < bytes.count, bytes[position] == UInt8(ascii: "0") {
      position += 1
    } else if !skipDigits() {
      return .digit
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      guard skipDigits() else { return .digit }
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if position < bytes.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[position]) {
        position += 1
      }
      guard skipDigits() else { return .digit }
    }
    return nil
  }

  private mutating func skipDigits() -> Bool {
    let start = position
    while position < bytes.count, bytes[position] &- 0x30 < 10 { position += 1 }
    return position > start
  }

  /// Reads a text; a line break in it, and half of a sign, is noted and kept.
  private mutating func readText() -> JSONSyntaxFault.Expected? {
    let start = position
    position += 1
    var hasControl = false
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        append(.text, from: start)
        return nil
      case UInt8(ascii: "\\"):
        position += 1
        if let expected = skipEscape() { return expected }
      case 0..<0x20:
        if !hasControl { note(.escaped(byte)) }
        hasControl = true
        position += 1
      default: position += 1
      }
    }
    position = start
    return .textEnd
  }

  /// Skips the rest of an escape, or of two that are one sign.
  private mutating func skipEscape() -> JSONSyntaxFault.Expected? {
    guard position < bytes.count else { return .escape }
    guard bytes[position] == UInt8(ascii: "u") else {
      guard #""\/bfnrt"#.utf8.contains(bytes[position]) else { return .escape }
      position += 1
      return nil
    }
    position += 1
    guard let unit = readCodeUnit() else { return .hexDigits }
    switch unit {
    case 0xDC00...0xDFFF: note(.highSurrogate)
    case 0xD800...0xDBFF:
      let end = position
      guard bytes[position...].starts(with: #"\u"#.utf8) else {
        note(.lowSurrogate)
        return nil
      }
      position += 2
      guard let low = readCodeUnit() else { return .hexDigits }
      if !(0xDC00...0xDFFF).contains(low) {
        note(.lowSurrogate)
        position = end
      }
    default: break
    }
    return nil
  }

  /// Reads four hexadecimal digits; stops before what is none.
  private mutating func readCodeUnit() -> UInt32? {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard position < bytes.count,
        let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue
      else { return nil }
      unit = unit << 4 | UInt32(digit)
      position += 1
    }
    return unit
  }

  private mutating func skipSpace() {
    while position < bytes.count, JSONTree.isSpace(bytes[position]) { position += 1 }
  }
}
