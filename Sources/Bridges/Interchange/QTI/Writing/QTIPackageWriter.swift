// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

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
