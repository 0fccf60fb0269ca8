// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore

/// Takes texts out of the materials of QTI 1.2 as HTML, with the files that they show.
struct QTI12Text {
  let bytes: [UInt8]
  /// The path of the file.
  let path: String
  let files: PackageFiles
  let remarks = TextRemarks()

  /// The text of materials.
  ///
  /// - Parameters:
  ///   - elements: The elements that hold materials.
  ///   - replacement: The text that stands for a response.
  /// - Returns: The text, as HTML where a material is.
  func text(
    _ elements: [QTIElement],
    replacing replacement: (QTIElement) -> String? = { _ in nil }
  ) -> Question.Text {
    var found: [Question.File] = []
    var html = ""
    for element in elements { append(element, to: &html, replacement, &found) }
    let text = Question.Text(html.trimmingSpaces)
    return Question.Text(QTIText.unwrapped(text.source), files: found.unrepeated)
  }

  func text(_ element: QTIElement) -> Question.Text { text([element]) }

  /// The elements of which each stands on a line of its own.
  private static let blocks: Set<String> = ["flow", "flow_mat", "flow_label"]

  private func append(
    _ element: QTIElement,
    to html: inout String,
    _ replacement: (QTIElement) -> String?,
    _ found: inout [Question.File]
  ) {
    if let text = replacement(element) {
      if !text.isEmpty { join(text, to: &html) }
      return
    }
    switch element.name {
    case "mattext", "matemtext":
      if let address = element["uri"].nonBlank { link(address, element, &html) }
      let text = shown(element, isHTML: element["texttype"]?.lowercased() == "text/html", &found)
      join(element.name == "matemtext" && !text.isEmpty ? "<em>\(text)</em>" : text, to: &html)
    case "mat_formattedtext":
      let isPlain = element["type"]?.lowercased().hasPrefix("plain") == true
      join(shown(element, isHTML: !isPlain, &found), to: &html)
    case "matimage": picture(element, &html, &found)
    case "mataudio", "matvideo":
      guard let address = element["uri"].nonBlank else { return }
      let tag = element.name == "mataudio" ? "audio" : "video"
      let source = Question.Text.escaped(address)
      join(located("<\(tag) src=\"\(source)\"></\(tag)>", element, &found), to: &html)
    case "matapplication", "matapplet":
      if let address = element["uri"].nonBlank { link(address, element, &html) }
    case "matbreak": html += "<br>"
    case "qticomment", "itemmetadata", "qtimetadata": break
    default:
      if element["class"] == "FILE_BLOCK", let address = element.text.trimmingSpaces.nonEmpty {
        link(address, element, &html)
      }
      for child in element.children {
        let isBlock = Self.blocks.contains(child.name)
        let before = html
        var inside = ""
        append(child, to: &inside, replacement, &found)
        if isBlock, !before.isEmpty, !inside.isEmpty { html += "<br>" }
        join(inside, to: &html)
      }
    }
  }

  /// Adds a text, with a blank where two words would run together.
  private func join(_ text: String, to html: inout String) {
    guard !text.isEmpty else { return }
    if let last = html.last, let first = text.first, last.isLetter || last.isNumber,
      first.isLetter || first.isNumber
    {
      html += " "
    }
    html += text
  }

  /// The text of an element as HTML.
  private func shown(
    _ element: QTIElement,
    isHTML: Bool,
    _ found: inout [Question.File]
  ) -> String {
    guard element.children.isEmpty else {
      // Tags that are not escaped.
      let source = String(decoding: bytes[element.inside], as: UTF8.self)
      return located(source, element, &found)
    }
    return isHTML
      ? located(element.text, element, &found) : Question.Text.escaped(element.text)
  }

  /// HTML whose pictures are those of the package.
  private func located(
    _ html: String,
    _ element: QTIElement,
    _ found: inout [Question.File]
  ) -> String {
    HTMLAddresses.changed(html) { address in
      if let file = files.file(address, from: path) {
        found.append(file)
        return .other(String((file.path + file.name).dropFirst()))
      }
      guard let fault = PackageFiles.fault(of: address, at: element.range) else { return .kept }
      remarks.add(fault)
      return .dropped
    }
  }

  private func picture(
    _ element: QTIElement,
    _ html: inout String,
    _ found: inout [Question.File]
  ) {
    let alternative = Question.Text.escaped(element["label"] ?? "")
    if element["embedded"]?.lowercased() == "base64" {
      let type = element["imagtype"]?.split(separator: "/").last.map(String.init) ?? "png"
      let name = "image-\(element.range.lowerBound).\(type)"
      let bytes = [UInt8](base64: Array(element.text.utf8))
      found.append(Question.File(name: name, path: "/embedded/", bytes: bytes))
      join("<img src=\"embedded/\(name)\" alt=\"\(alternative)\">", to: &html)
    } else if let address = element["uri"].nonBlank {
      let tag = "<img src=\"\(Question.Text.escaped(address))\" alt=\"\(alternative)\">"
      join(located(tag, element, &found), to: &html)
    }
  }

  private func link(_ address: String, _ element: QTIElement, _ html: inout String) {
    let label = (element["label"] ?? element["linkname"]).nonBlank ?? address
    let source = Question.Text.escaped(address)
    join("<a href=\"\(source)\">\(Question.Text.escaped(label))</a>", to: &html)
  }
}

extension String {
  /// The text, or nil where it is empty.
  var nonEmpty: String? { isEmpty ? nil : self }
}
