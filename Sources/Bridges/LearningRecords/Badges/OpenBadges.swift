// SPDX-License-Identifier: Apache-2.0
public import FileDiagnostics
internal import LudusCore
internal import LudusFoundation

/// Badges of Open Badges 2.0 and 3.0: read from JSON, signed texts and images, and written as 3.0
/// without a proof.
///
/// ```swift
/// let document = OpenBadges.read(bytes)          // badge.json, badge.jwt, badge.png or badge.svg
/// document.badges.first?.name
/// document.diagnostics                           // what the format does not allow, what was not looked up
/// let issuer = try OpenBadges.Issuer(id: "https://school.example", name: "Our school")
/// issuer.badges(of: group, at: now).map(\.json)
/// ```
///
/// Source: Open Badges 2.0 and 3.0 (1EdTech, 2018 and 2024).
public enum OpenBadges: Sendable {
  /// The file that badges are in.
  public enum Carrier: Hashable, Sendable {
    /// A file of JSON.
    case json
    /// A signed text (RFC 7519), with the algorithm that its head names and the keys of its body.
    case token(algorithm: String?, keys: [String])
    /// An image, with its chunks of text in order.
    case png([Chunk])
    /// A drawing, with its elements of badges in order.
    case svg([Element])
  }

  /// A chunk of text in an image.
  public struct Chunk: Hashable, Sendable {
    /// The type: `iTXt`, `tEXt` or `zTXt`.
    public let type: String
    /// The keyword; `openbadges` and `openbadgecredential` mark badges.
    public let keyword: String
  }

  /// An element of a drawing that holds a badge.
  public struct Element: Hashable, Sendable {
    /// The name without its prefix: `credential` or `assertion`.
    public let name: String
    /// The name space of its prefix.
    public let namespace: String
    /// The address or the signed text by which the badge is verified; empty when it is in the
    /// element itself.
    public let verification: String
    /// The length of the text in the element, in Unicode scalars, without white space around it.
    public let textLength: Int
  }

  /// A file that has been read.
  public struct Document: Sendable {
    /// The bytes of the file; they are what is to be stored, as a proof holds for them alone.
    public let source: [UInt8]
    /// The file that the badges are in.
    public let carrier: Carrier
    /// The badges in the order of the file, also those with faults.
    public let badges: [Badge]
    /// All that its reader should know, in the order of the file.
    public let diagnostics: [Diagnostic]
  }

  /// Reads a file with badges: JSON, a signed text, a PNG or an SVG.
  ///
  /// Nothing is decrypted, verified or looked up, and a diagnostic says where that would be needed.
  ///
  /// - Parameter bytes: The file, whatever is in it.
  /// - Returns: The badges, and a diagnostic for each rule that they break.
  /// - Complexity: O(*n*) in the length of the file.
  public static func read(_ bytes: [UInt8]) -> Document {
    var reader = BadgeReader(source: SourceText(bytes))
    let carrier = reader.read()
    if reader.badges.isEmpty, !reader.remarks.contains(where: { $0.code == .brokenJSON }) {
      reader.remark(.noBadge, at: 0..<min(1, bytes.count))
    }
    return Document(
      source: bytes,
      carrier: carrier,
      badges: reader.badges,
      diagnostics: reader.source.diagnostics(reader.remarks)
    )
  }
}

/// Finds the JSON of badges in files of any kind.
struct BadgeReader {
  let source: SourceText
  private(set) var badges: [OpenBadges.Badge] = []
  private(set) var remarks: [Remark] = []

  init(source: SourceText) { self.source = source }

  mutating func remark(_ code: Diagnostic.Code, at range: Range<Int>) {
    remarks.append(Remark(code, at: range))
  }

  mutating func read() -> OpenBadges.Carrier {
    let bytes = source.bytes
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return readPNG() }
    let first = bytes.firstIndex { ![0x20, 0x0A, 0x0D, 0x09, 0xEF, 0xBB, 0xBF].contains($0) }
    if let first, bytes[first] == UInt8(ascii: "<") { return readSVG() }
    let end = bytes.lastIndex { ![0x20, 0x0A, 0x0D, 0x09].contains($0) } ?? 0
    if let first, let token = readToken(first..<max(first, end + 1)) { return token }
    readJSON(bytes) { $0 }
    return .json
  }

  /// Reads JSON that lies in the file at places that a function gives.
  private mutating func readJSON(_ bytes: [UInt8], place: (Int) -> Int) {
    let tree = JSONTree(SourceText(bytes))
    var check = JSONCheck()
    for root in tree.roots {
      // A token of credentials has the badge as a claim.
      let entries = root.kind == .array ? root.elements : [root["vc"] ?? root]
      for entry in entries where entry.kind == .object {
        let badge = OpenBadges.Badge(node: entry)
        badge.check(&check)
        badges.append(badge)
      }
    }
    remarks += (tree.remarks + check.remarks).map { remark in
      remark.moved(to: place(remark.range.lowerBound)..<place(remark.range.upperBound))
    }
  }

  // MARK: Signed texts

  /// Reads three parts in base64 between dots, or returns nil for anything else.
  private mutating func readToken(_ range: Range<Int>) -> OpenBadges.Carrier? {
    let parts = source.bytes[range].split(
      separator: UInt8(ascii: "."),
      omittingEmptySubsequences: false
    )
    guard parts.count == 3,
      parts.allSatisfy({
        $0.allSatisfy {
          ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2D || $0 == 0x5F || $0 == 0x3D
        }
      })
    else { return nil }
    let head = JSONTree(SourceText([UInt8](base64: Array(parts[0]))))
    let body = [UInt8](base64: Array(parts[1]))
    let start = parts[1].startIndex
    // Three bytes stand for four signs.
    readJSON(body) { min(start + $0 / 3 * 4 + $0 % 3, range.upperBound) }
    remark(.proofNotChecked, at: parts[2].startIndex..<parts[2].endIndex)
    let keys = JSONTree(SourceText(body)).roots.first?.members.compactMap(\.key.text) ?? []
    return .token(algorithm: head.roots.first?["alg"]?.text, keys: keys)
  }

  // MARK: Images

  private mutating func readPNG() -> OpenBadges.Carrier {
    let bytes = source.bytes
    var chunks: [OpenBadges.Chunk] = []
    var position = 8
    while position + 12 <= bytes.count {
      let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
      let data = position + 8..<min(position + 8 + length, bytes.count - 4)
      position += length + 12
      guard ["iTXt", "tEXt", "zTXt"].contains(type), !data.isEmpty else { continue }
      let end = bytes[data].firstIndex(of: 0) ?? data.upperBound
      let keyword = String(decoding: bytes[data.lowerBound..<end], as: UTF8.self)
      chunks.append(OpenBadges.Chunk(type: type, keyword: keyword))
      guard ["openbadges", "openbadgecredential"].contains(keyword) else { continue }
      guard let text = Self.text(of: bytes, end..<data.upperBound, type) else {
        remark(.noBadge, at: data)
        continue
      }
      readText(text)
    }
    return .png(chunks)
  }

  /// The place of the text of a chunk behind its keyword, or nil where it is compressed.
  private static func text(of bytes: [UInt8], _ rest: Range<Int>, _ type: String) -> Range<Int>? {
    guard rest.count > 1, type != "zTXt" else { return nil }
    guard type == "iTXt" else { return rest.lowerBound + 1..<rest.upperBound }
    // A flag, a method, a language and a translated keyword, the last two with an end of their own.
    guard rest.count > 4, bytes[rest.lowerBound + 1] == 0,
      let language = bytes[(rest.lowerBound + 3)..<rest.upperBound].firstIndex(of: 0),
      let translated = bytes[(language + 1)..<rest.upperBound].firstIndex(of: 0)
    else { return nil }
    return translated + 1..<rest.upperBound
  }

  /// Reads JSON, a signed text or an address that stands in the file.
  private mutating func readText(_ range: Range<Int>) {
    if readToken(range) != nil { return }
    let text = Array(source.bytes[range])
    if text.starts(with: "http".utf8) {
      let address = String(decoding: text, as: UTF8.self)
      remarks.append(
        Remark(.notLookedUp, at: range, ["name": .text("badge"), "address": .text(address)])
      )
    } else {
      readJSON(text) { range.lowerBound + $0 }
    }
  }

  private mutating func readSVG() -> OpenBadges.Carrier {
    var tokens = XMLTokenizer(source)
    var namespaces: [String: String] = [:]
    var elements: [OpenBadges.Element] = []
    var open: (name: String, namespace: String, verification: String, range: Range<Int>)?
    var text = ""
    while let token = tokens.next() {
      switch token.kind {
      case .start(let name, let attributes, let isEmpty):
        for attribute in attributes where attribute.name.hasPrefix("xmlns:") {
          namespaces[String(attribute.name.dropFirst(6))] = attribute.value
        }
        let parts = name.split(separator: ":").map(String.init)
        guard open == nil, parts.count == 2, ["credential", "assertion"].contains(parts[1]) else {
          continue
        }
        let verify = attributes.first { $0.name == "verify" }
        open = (parts[1], namespaces[parts[0]] ?? "", verify?.value ?? "", token.range)
        text = ""
        if isEmpty { close(&open, text, &elements) }
      case .end(let name):
        if open != nil, name.hasSuffix(":\(open?.name ?? "")") { close(&open, text, &elements) }
      case .text(let isCDATA):
        guard open != nil else { continue }
        text += tokens.text(of: token.range, isCDATA: isCDATA)
        if isCDATA { open?.range = token.range.lowerBound + 9..<token.range.upperBound }
      case .other: break
      }
    }
    if open != nil { close(&open, text, &elements) }
    remarks += tokens.remarks
    return .svg(elements)
  }

  private mutating func close(
    _ open: inout (name: String, namespace: String, verification: String, range: Range<Int>)?,
    _ text: String,
    _ elements: inout [OpenBadges.Element]
  ) {
    guard let element = open else { return }
    open = nil
    let trimmed = text.trimmingBlanks
    elements.append(
      OpenBadges.Element(
        name: element.name,
        namespace: element.namespace,
        verification: element.verification,
        textLength: trimmed.unicodeScalars.count
      )
    )
    if !trimmed.isEmpty {
      let start = element.range.lowerBound
      readJSON(Array(text.utf8)) { min(start + $0, element.range.upperBound) }
    } else if !element.verification.isEmpty {
      let token = Array(element.verification.utf8)
      var inside = BadgeReader(source: SourceText(token))
      inside.readText(0..<token.count)
      badges += inside.badges
      remarks += inside.remarks.map { $0.moved(to: element.range) }
    }
  }
}

extension Remark {
  fileprivate func moved(to range: Range<Int>) -> Remark { Remark(self, at: range) }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmingBlanks: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
