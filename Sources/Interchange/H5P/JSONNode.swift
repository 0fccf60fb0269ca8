/// A value of JSON with its bytes, so that what is around it can stay as it is.
struct JSONNode: Sendable {
  /// The kinds of values.
  enum Kind: Sendable {
    case object([(key: String, value: JSONNode)])
    case array([JSONNode])
    case text(String)
    /// A number as it is written.
    case number(String)
    case truth(Bool)
    case null
  }

  let kind: Kind
  let range: Range<Int>

  /// How deep values can be within each other.
  static let maximumDepth = 100

  subscript(key: String) -> JSONNode? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The text, or a number as it is written.
  var text: String? {
    switch kind {
    case .text(let text), .number(let text): text
    default: nil
    }
  }

  var truth: Bool? {
    switch kind {
    case .truth(let truth): truth
    case .text(let text): text == "true" ? true : text == "false" ? false : nil
    default: nil
    }
  }

  var elements: [JSONNode] {
    if case .array(let elements) = kind { elements } else { [] }
  }

  /// Reads a file.
  ///
  /// - Returns: The value, or nil with the offset of the first byte that is none of JSON.
  static func read(_ source: SourceText) -> (node: JSONNode?, fault: Int) {
    var reader = JSONReader(bytes: source.bytes, position: source.start)
    guard let node = reader.value(depth: 0) else { return (nil, reader.position) }
    reader.skipSpace()
    return reader.position == source.bytes.count ? (node, 0) : (nil, reader.position)
  }
}

/// Goes through the bytes of JSON; where a value is nil the position is that of the fault.
private struct JSONReader {
  let bytes: [UInt8]
  var position: Int

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipSpace() {
    while let byte = next, SourceText.isSpace(byte) { position += 1 }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let isThere = text.withUTF8Buffer { wanted in
      bytes[position...].prefix(wanted.count).elementsEqual(wanted)
    }
    if isThere { position += text.utf8CodeUnitCount }
    return isThere
  }

  mutating func value(depth: Int) -> JSONNode? {
    skipSpace()
    let start = position
    guard depth < JSONNode.maximumDepth, let byte = next, let kind = kind(byte, depth) else {
      return nil
    }
    return JSONNode(kind: kind, range: start..<position)
  }

  private mutating func kind(_ byte: UInt8, _ depth: Int) -> JSONNode.Kind? {
    switch byte {
    case UInt8(ascii: "{"): return object(depth)
    case UInt8(ascii: "["): return array(depth)
    case UInt8(ascii: "\""): return string().map { .text($0) }
    case UInt8(ascii: "t"): return take("true") ? .truth(true) : nil
    case UInt8(ascii: "f"): return take("false") ? .truth(false) : nil
    case UInt8(ascii: "n"): return take("null") ? .null : nil
    default:
      let start = position
      while let byte = next, "+-.eE0123456789".utf8.contains(byte) { position += 1 }
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      guard Double(text) != nil else {
        position = start
        return nil
      }
      return .number(text)
    }
  }

  private mutating func object(_ depth: Int) -> JSONNode.Kind? {
    var members: [(key: String, value: JSONNode)] = []
    position += 1
    skipSpace()
    if take("}") { return .object([]) }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\""), let key = string() else { return nil }
      skipSpace()
      guard take(":"), let value = value(depth: depth + 1) else { return nil }
      members.append((key, value))
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { return nil }
    }
  }

  private mutating func array(_ depth: Int) -> JSONNode.Kind? {
    var elements: [JSONNode] = []
    position += 1
    skipSpace()
    if take("]") { return .array([]) }
    while true {
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
      skipSpace()
      if take("]") { return .array(elements) }
      guard take(",") else { return nil }
    }
  }

  private mutating func string() -> String? {
    position += 1
    var text: [UInt8] = []
    while let byte = next, byte >= 0x20 {
      if byte == UInt8(ascii: "\"") {
        position += 1
        return String(decoding: text, as: UTF8.self)
      }
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        position += 1
        continue
      }
      guard let escaped = escape() else { return nil }
      text += String(escaped).utf8
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    let start = position
    position += 2
    switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      if let unit = unit() {
        guard (0xD800...0xDBFF).contains(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
        // The second half of a sign beyond the first 65,536.
        let behind = position
        if take("\\u"), let low = self.unit(), (0xDC00...0xDFFF).contains(low) {
          return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + low - 0xDC00)
        }
        position = behind
        return "\u{FFFD}"
      }
    default: break
    }
    position = min(start, bytes.count)
    return nil
  }

  private mutating func unit() -> UInt32? {
    let digits = bytes[min(position, bytes.count)...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ $0 != UInt8(ascii: "+") }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    position += 4
    return unit
  }
}

/// A value to be written as JSON.
indirect enum JSONText: Sendable {
  case text(String)
  /// A number, a truth or a value as it stands in a file.
  case raw(String)
  case list([JSONText])
  case object([(String, JSONText)])

  static func truth(_ truth: Bool) -> JSONText { .raw("\(truth)") }

  var written: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .raw(let text): text
    case .list(let values): "[\(values.map(\.written).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0)):\($1.written)" }.joined(separator: ","))}"
    }
  }

  /// The value with all that only an older one has.
  func keeping(_ old: JSONNode?, in bytes: [UInt8]) -> JSONText {
    guard case .object(let members) = self, case .object(let others)? = old?.kind else {
      return self
    }
    let merged = members.map { key, value in (key, value.keeping(old?[key], in: bytes)) }
    let known = Set(members.map(\.0))
    let kept = others.filter { !known.contains($0.key) }.map { key, value in
      (key, JSONText.raw(String(decoding: bytes[value.range], as: UTF8.self)))
    }
    return .object(merged + kept)
  }

  private static func quoted(_ text: String) -> String {
    var written = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": written += "\\\""
      case "\\": written += "\\\\"
      case "\n": written += "\\n"
      case _ where scalar.value < 0x20:
        written += "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written + "\""
  }
}
