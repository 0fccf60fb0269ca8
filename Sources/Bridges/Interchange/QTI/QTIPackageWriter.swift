// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

/// Gathers items into a package with a test and a manifest.
struct QTIPackageWriter {
  private let version: QTI.Version
  private let title: String
  private let language: Language?
  private var media = PackageMedia()
  private var items: [(identifier: String, path: String, text: String, tags: [String])] = []
  private var sections: [(title: String, items: [Int])] = []
  private var names: Set<String> = []
  private var losses: [Exported.Loss] = []

  init(_ version: QTI.Version, title: String, language: Language?) {
    self.version = version
    self.title = title
    self.language = language
  }

  mutating func take(_ item: Imported.Item.Content, at offset: Int) {
    switch item {
    case .unusable: return
    case .category(let path, let info, let idNumber):
      sections.append((path, []))
      if info != nil || idNumber != nil {
        losses.append(Exported.Loss(.categoryDetails, of: offset))
      }
    case .question(let question):
      let name = question.idNumber ?? question.name ?? "item-\(items.count + 1)"
      let identifier = free(QTIName.identifier(name))
      let path = "items/\(identifier).xml"
      var writer = QTIItemWriter(version, language: language, path: path, media: media)
      guard let text = writer.item(question, identifier: identifier) else {
        losses.append(Exported.Loss(.type, of: offset, type: question.type))
        return
      }
      names.insert(identifier.lowercased())
      media = writer.media
      losses += writer.losses.map { Exported.Loss($0, of: offset, type: question.type) }
      if sections.isEmpty { sections.append((title, [])) }
      sections[sections.count - 1].items.append(items.count)
      items.append((identifier, path, text, question.tags))
    }
  }

  /// An identifier that no item has, whatever the case of its letters, as it names a file too.
  private func free(_ name: String) -> String {
    var free = name
    var number = 2
    while names.contains(free.lowercased()) {
      free = "\(name)-\(number)"
      number += 1
    }
    return free
  }

  var package: ExportedPackage {
    var files = media.files
    for item in items { files[item.path] = Array(item.text.utf8) }
    files["test.xml"] = Array(test.utf8)
    files["imsmanifest.xml"] = Array(manifest(media.files.keys.sorted()).utf8)
    return ExportedPackage(files: files, losses: losses)
  }

  private var test: String {
    let sections = sections.enumerated().map { index, section in
      let references = section.items.map { item in
        version.element(
          "assessmentItemRef",
          ["identifier": items[item].identifier, "href": items[item].path]
        ) + "\n"
      }.joined()
      return version.element(
        "assessmentSection",
        ["identifier": "section-\(index + 1)", "title": section.title, "visible": "true"],
        "\n\(references)"
      ) + "\n"
    }.joined()
    let part = version.element(
      "testPart",
      [
        "identifier": "part-1", "navigationMode": "nonlinear", "submissionMode": "individual",
      ],
      "\n\(sections)"
    )
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + version.element(
        "assessmentTest",
        [
          "xmlns": version.namespace, "identifier": "test", "title": title,
          "xml:lang": language?.rawValue,
        ],
        "\n\(part)\n"
      ) + "\n"
  }

  private func manifest(_ media: [String]) -> String {
    func resource(
      _ id: String,
      _ type: String,
      _ path: String,
      uses others: [String] = [],
      tags: [String] = []
    ) -> String {
      let path = MoodleXMLWriter.escaped(path)
      let uses = others.map { "<dependency identifierref=\"\($0)\"/>" }.joined()
      return "<resource identifier=\"\(id)\" type=\"\(type)\" href=\"\(path)\">"
        + "\(Self.metadata(tags))<file href=\"\(path)\"/>\(uses)</resource>\n"
    }
    let ids = items.indices.map { "item-\($0 + 1)" }
    let resources =
      resource("test", "imsqti_test_xml\(version.suffix)", "test.xml", uses: ids)
      + zip(ids, items).map {
        resource($0, "imsqti_item_xml\(version.suffix)", $1.path, tags: $1.tags)
      }.joined()
      + media.enumerated().map { resource("media-\($0 + 1)", "webcontent", $1) }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <manifest xmlns="\(version.manifestNamespace)" identifier="manifest">
      <metadata>\(version.schema)</metadata>
      <organizations/>
      <resources>
      \(resources)</resources>
      </manifest>

      """
  }

  /// Tags as the keywords of learning object metadata (IEEE 1484.12.3).
  private static func metadata(_ tags: [String]) -> String {
    let keywords = tags.map {
      "<keyword><string>\(MoodleXMLWriter.escaped($0))</string></keyword>"
    }.joined()
    return tags.isEmpty
      ? ""
      : "<metadata><lom xmlns=\"http://ltsc.ieee.org/xsd/LOM\"><general>\(keywords)</general></lom></metadata>"
  }
}

/// Writes texts as the well-formed HTML that QTI wants.
enum XHTML {
  private static let inline: Set<String> = [
    "a", "abbr", "acronym", "b", "big", "cite", "code", "dfn", "em", "i", "kbd", "q", "samp",
    "small", "span", "strong", "sub", "sup", "tt", "var",
  ]
  private static let blocks: Set<String> = [
    "address", "blockquote", "caption", "col", "colgroup", "dd", "div", "dl", "dt", "h1", "h2",
    "h3", "h4", "h5", "h6", "li", "ol", "p", "pre", "table", "tbody", "td", "tfoot", "th",
    "thead", "tr", "ul",
  ]
  private static let void: Set<String> = ["br", "col", "hr", "img"]
  private static let attributes: Set<String> = [
    "alt", "class", "colspan", "height", "href", "lang", "rowspan", "src", "width",
  ]

  /// A text within a line, or within blocks of its own.
  static func text(_ text: Question.Text, source: (String) -> String = { $0 }) -> String {
    guard text.isHTML else {
      return text.source.split(separator: "\n", omittingEmptySubsequences: false)
        .map { MoodleXMLWriter.escaped(String($0)) }.joined(separator: "<br/>")
    }
    return html(text.html, source: source)
  }

  /// A text in a block.
  static func block(_ text: Question.Text, source: (String) -> String = { $0 }) -> String {
    let written = self.text(text, source: source)
    let hasBlocks = blocks.contains { written.contains("<\($0)>") || written.contains("<\($0) ") }
    return hasBlocks ? "<div>\(written)</div>" : "<p>\(written)</p>"
  }

  private static func html(_ html: String, source: (String) -> String) -> String {
    var written = ""
    var open: [String] = []
    let characters = Array(html)
    var rest = characters[...]
    // Where no tag can end, none is looked for.
    let lastBracket = characters.lastIndex(of: ">") ?? 0
    let unknown = HTMLTag.Unknown(in: characters)
    var trustsQuotes = true
    while let start = rest.firstIndex(of: "<") {
      written += text(String(rest[..<start]))
      let behind = rest[(start + 1)...]
      if behind.starts(with: "!--") {
        rest = behind.firstRange(of: Array("-->")).map { behind[$0.upperBound...] } ?? []
        continue
      }
      guard start < lastBracket,
        let tag = HTMLTag(characters, at: start, trustsQuotes: trustsQuotes),
        tag.isKnown || unknown.hasPartner(tag)
      else {
        written += "&lt;"
        rest = behind
        continue
      }
      trustsQuotes = trustsQuotes && !tag.hasOpenQuote
      rest = characters[tag.end...]
      if tag.name == "math" {
        guard !tag.isClosing else { continue }
        let formula = MathML(characters, after: tag, lastBracket: lastBracket)
        written += MoodleXMLWriter.escaped("\\(\(formula.tex)\\)")
        rest = characters[formula.end...]
        continue
      }
      if ["script", "style"].contains(tag.name), !tag.isClosing {
        let end = Array("</\(tag.name)>")
        rest = rest.firstRange(of: end).map { rest[$0.upperBound...] } ?? []
      } else if void.contains(tag.name) {
        if !tag.isClosing { written += "<\(tag.name)\(attributes(tag, source))/>" }
      } else if inline.contains(tag.name) || blocks.contains(tag.name) {
        if !tag.isClosing {
          // A paragraph and an item of a list end where the next one begins.
          if open.last == tag.name, ["p", "li", "td", "tr"].contains(tag.name) {
            written += "</\(open.removeLast())>"
          }
          written += "<\(tag.name)\(attributes(tag, source))>"
          if tag.isClosed { written += "</\(tag.name)>" } else { open.append(tag.name) }
        } else if let index = open.lastIndex(of: tag.name) {
          while open.count > index { written += "</\(open.removeLast())>" }
        }
      }
    }
    written += text(String(rest))
    while let name = open.popLast() { written += "</\(name)>" }
    return written
  }

  private static func attributes(_ tag: HTMLTag, _ source: (String) -> String) -> String {
    var pairs = tag.attributes.filter { attributes.contains($0.name) }
    if tag.name == "img", !pairs.contains(where: { $0.name == "alt" }) { pairs.append(("alt", "")) }
    return pairs.map { name, value in
      " \(name)=\"\(MoodleXMLWriter.escaped(name == "src" ? source(value) : value))\""
    }.joined()
  }

  /// Text between tags, whose named characters XML does not know.
  private static func text(_ text: String) -> String {
    guard text.contains("&") else { return MoodleXMLWriter.escaped(text) }
    let parts = text.split(separator: "&", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      guard index > 0 else { return MoodleXMLWriter.escaped(String(part)) }
      guard let end = part.prefix(12).firstIndex(of: ";") else {
        return "&amp;\(MoodleXMLWriter.escaped(String(part)))"
      }
      let reference = "&\(part[...end])"
      let decoded = RichText.Imported(html: "x\(reference)x").text.plainText.dropFirst().dropLast()
      let rest = part[part.index(after: end)...]
      // A space that does not break would be read as one that does.
      let character = decoded == " " ? "\u{A0}" : String(decoded)
      return MoodleXMLWriter.escaped(character) + MoodleXMLWriter.escaped(String(rest))
    }.joined()
  }
}
