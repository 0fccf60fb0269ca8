internal import LudusCore

/// The values of a file of JSON, each with its bytes: what is not read is neither decoded nor lost.
///
/// Reading never fails: a comma before a bracket is passed over, and after any other fault reading goes on in the next line
/// that begins with an object, as files with a value a line have them. Nothing is recursive.
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

  let bytes: [UInt8]
  let nodes: [Node]
  /// The faults of the syntax.
  package let remarks: [Remark]

  /// Reads a file.
  ///
  /// - Complexity: O(*n*) in its length.
  package init(_ source: SourceText) {
    bytes = source.bytes
    var reader = Reader(bytes: source.bytes, position: source.start)
    reader.readAll()
    nodes = reader.nodes
    remarks = source.encodingRemarks + reader.remarks
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

  /// How deep values may be within each other.
  static let maximumDepth = 512
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
  private(set) var remarks: [Remark] = []
  private var open: [Int] = []

  init(bytes: [UInt8], position: Int) {
    (self.bytes, self.position) = (bytes, position)
  }

  mutating func readAll() {
    skipSpace()
    if position == bytes.count { remark("{…}") }
    while position < bytes.count {
      if let expected = readRoot() {
        remark(expected)
        dropCutValues()
        skipToNextObject()
      }
      skipSpace()
    }
  }

  private mutating func remark(_ expected: String) {
    let end = min(position + 1, bytes.count)
    remarks.append(
      Remark(.brokenJSON, at: min(position, end)..<end, ["expected": .text(expected)])
    )
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
  private mutating func readRoot() -> String? {
    var state = State.value
    while true {
      skipSpace()
      let byte = position < bytes.count ? bytes[position] : 0
      switch state {
      case .value, .valueOrEnd:
        if state == .valueOrEnd, byte == UInt8(ascii: "]") {
          close()
        } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
          guard open.count < JSONTree.maximumDepth else { return "… (≤ 512)" }
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
          guard byte == UInt8(ascii: "\"") else { return "\"…\":" }
          if let expected = readText() { return expected }
          state = .colon
          continue
        }
        close()
      case .colon:
        guard byte == UInt8(ascii: ":") else { return ":" }
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
            return nodes[last].kind == .object ? ", }" : ", ]"
          }
          position += 1
          skipSpace()
          guard position < bytes.count, bytes[position] == end else {
            state = nodes[last].kind == .object ? .key : .value
            continue
          }
          remark(nodes[last].kind == .object ? "\"…\":" : "…")
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

  private mutating func readScalar(_ byte: UInt8) -> String? {
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
    default: return "…"
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

  private mutating func skipNumber() -> String? {
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    if position < bytes.count, bytes[position] == UInt8(ascii: "0") {
      position += 1
    } else if !skipDigits() {
      return "0"
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      guard skipDigits() else { return "0" }
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if position < bytes.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[position]) {
        position += 1
      }
      guard skipDigits() else { return "0" }
    }
    return nil
  }

  private mutating func skipDigits() -> Bool {
    let start = position
    while position < bytes.count, bytes[position] &- 0x30 < 10 { position += 1 }
    return position > start
  }

  /// Reads a text; a line break in it is kept with a remark.
  private mutating func readText() -> String? {
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
        guard position < bytes.count else { return "\"" }
        guard isEscape(bytes[position]) else { return #"\\ \" \/ \b \f \n \r \t \u0000"# }
        position += 1
      case 0..<0x20:
        if !hasControl {
          remark(
            byte == 0x0A ? #"\n"# : #"\u00"# + (byte < 16 ? "0" : "") + String(byte, radix: 16)
          )
        }
        hasControl = true
        position += 1
      default: position += 1
      }
    }
    position = start
    return "\"…\""
  }

  private func isEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      true
    case UInt8(ascii: "u"):
      position + 4 < bytes.count
        && bytes[(position + 1)...(position + 4)].allSatisfy {
          Character(Unicode.Scalar($0)).isHexDigit
        }
    default: false
    }
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }
}
