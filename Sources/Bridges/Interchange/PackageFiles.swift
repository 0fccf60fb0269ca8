// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore

/// The files of a package by the addresses that texts have for them.
struct PackageFiles {
  private let files: [String: [UInt8]]
  /// The paths of files by the numbers that Blackboard gives them: `xid-17_1`.
  private let numbered: [String: String]
  /// The paths of files by their last part in small letters, in their order.
  private let named: [String: [String]]

  init(_ files: [String: [UInt8]]) {
    self.files = files
    var numbered: [String: String] = [:]
    var named: [String: [String]] = [:]
    for path in files.keys.sorted() {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      named[name.lowercased(), default: []].append(path)
      if let number = Self.number(in: name), numbered[number] == nil { numbered[number] = path }
    }
    (self.numbered, self.named) = (numbered, named)
  }

  /// The number of a file in its name.
  private static func number(in name: String) -> String? {
    guard let start = name.firstRange(of: "xid-")?.lowerBound else { return nil }
    return String(
      name[start...].prefix { $0.isASCII && ($0.isLetter || $0.isNumber) || "-_".contains($0) }
    )
  }

  /// The signs that stand for the folder of a package's files in addresses.
  private static let bases = [
    "$IMS-CC-FILEBASE$", "$IMS_CC_FILEBASE$", "$IMS_CC_FILE_BASE$", "%24IMS-CC-FILEBASE%24",
    "%24IMS_CC_FILEBASE%24", "$CANVAS_OBJECT_REFERENCE$", "@@PLUGINFILE@@",
  ]

  /// The path of the file that a text names; nil where there is none.
  ///
  /// - Parameters:
  ///   - address: The address in the text.
  ///   - path: The path of the file in which the text stands.
  /// - Returns: The path within the package.
  func path(_ address: String, from path: String) -> String? {
    if address.hasPrefix("@X@") {
      // @X@EmbeddedFile.requestUrlStub@X@bbcswebdav/xid-17_1
      let name = address.split(separator: "/").last?.split(separator: "@").last ?? ""
      if let number = Self.number(in: String(name)), let found = numbered[number] { return found }
      return named[PackageMedia.percentDecoded(name.prefix { $0 != "?" }).lowercased()]?.first
    }
    var rest = address
    var isBased = false
    for base in Self.bases where address.hasPrefix(base) {
      rest = String(address.dropFirst(base.count).drop { $0 == "/" })
      isBased = true
    }
    let roots = isBased ? ["web_resources/x", "x", path] : [path, "x"]
    for root in roots {
      if let place = PackageMedia.path(rest, from: root), files[place] != nil { return place }
    }
    // Respondus names a file by the end of its path.
    guard let end = PackageMedia.path(rest, from: "x"), let name = end.split(separator: "/").last
    else { return nil }
    let similar = named[name.lowercased()] ?? []
    return similar.prefix(100).first { $0.hasSuffix("/\(end)") }
  }

  /// The file that a text names; nil where there is none.
  func file(_ address: String, from path: String) -> Question.File? {
    guard let place = self.path(address, from: path), let bytes = files[place] else { return nil }
    let parts = place.split(separator: "/")
    let folder = parts.dropLast().map { "\($0)/" }.joined()
    return Question.File(name: String(parts.last ?? ""), path: "/\(folder)", bytes: bytes)
  }

  /// The remark that a picture or recording cannot be shown; nil for one on the web and for one
  /// that stands in its address.
  static func fault(of address: String, at range: Range<Int>) -> Remark? {
    if address.hasPrefix("//") || address.isEmpty { return nil }
    let scheme = address.prefix { $0 != ":" }.lowercased()
    let isScheme =
      scheme.utf8.count < address.utf8.count
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    guard isScheme else { return Remark(.missingFile, at: range, ["name": .text(address)]) }
    if ["http", "https"].contains(scheme) { return nil }
    if scheme == "data", address.dropFirst(5).lowercased().hasPrefix("image/") { return nil }
    let short = address.count > 60 ? "\(address.prefix(59))…" : address
    return Remark(.addressLeftOut, at: range, ["address": .text(short)])
  }
}

/// Remarks on the texts of an item, which several hands read.
final class TextRemarks {
  private(set) var all: [Remark] = []
  private var known: Set<Remark> = []

  func add(_ remark: Remark) {
    if known.insert(remark).inserted { all.append(remark) }
  }
}

/// Changes the addresses of pictures and recordings in HTML.
struct HTMLAddresses {
  /// The outcome for an address.
  enum Change {
    case kept
    case other(String)
    case dropped
  }

  /// The HTML with other addresses; an element whose address is dropped leaves its description.
  static func changed(_ html: String, _ change: (String) -> Change) -> String {
    guard html.contains("<"), ["src", "data"].contains(where: html.contains) else { return html }
    let characters = Array(html)
    guard let last = characters.lastIndex(of: ">") else { return html }
    var written = ""
    var start = 0
    var place = 0
    while place < last {
      guard characters[place] == "<" else {
        place += 1
        continue
      }
      guard isMedia(characters, at: place), let tag = HTMLTag(characters, at: place), !tag.isClosing
      else {
        place += 1
        continue
      }
      written += String(characters[start..<place])
      written += text(of: tag, source: String(characters[place..<tag.end]), change)
      place = tag.end
      start = place
    }
    return written + String(characters[start...])
  }

  private static let names: Set<String> = [
    "img", "audio", "video", "source", "object", "embed", "iframe", "input",
  ]

  private static func isMedia(_ characters: [Character], at place: Int) -> Bool {
    let name = characters[(place + 1)...].prefix(7).prefix { $0.isLetter }
    return names.contains(String(name).lowercased())
  }

  private static func text(of tag: HTMLTag, source: String, _ change: (String) -> Change) -> String
  {
    // Canvas shows formulas as pictures that its own server draws.
    if tag.name == "img", let formula = formula(tag) {
      return "\\(\(Question.Text.escaped(formula))\\)"
    }
    let key = tag.name == "object" ? "data" : "src"
    guard let address = tag[key], !address.isEmpty else { return source }
    switch change(address) {
    case .kept: return source
    case .dropped: return Question.Text.escaped(tag["alt"] ?? tag["title"] ?? "")
    case .other(let new):
      let attributes = tag.attributes.map { name, value in
        " \(name)=\"\(Question.Text.escaped(name == key ? new : value))\""
      }.joined()
      return "<\(tag.name)\(attributes)\(tag.isClosed ? "/" : "")>"
    }
  }

  private static func formula(_ tag: HTMLTag) -> String? {
    if let formula = tag["data-equation-content"].nonBlank { return formula }
    guard tag["class"]?.contains("equation_image") == true, let alt = tag["alt"].nonBlank else {
      return nil
    }
    return alt.hasPrefix("LaTeX: ") ? String(alt.dropFirst(7)) : nil
  }
}
