// SPDX-License-Identifier: Apache-2.0

/// Takes texts out of an item as HTML, with the files that they show.
struct QTIText {
  let bytes: [UInt8]
  /// The file of a package at a path that an item names.
  let file: (String) -> Question.File?

  /// Elements that a learner does not see before a response, or that stand elsewhere in a question.
  private static let left: Set<String> = [
    "feedbackInline", "feedbackBlock", "endAttemptInteraction", "rubricBlock", "templateInline",
    "templateBlock", "stylesheet", "gap",
  ]

  /// The text within an element.
  ///
  /// - Parameters:
  ///   - element: The element, whose own tags are left out.
  ///   - replacement: The text that stands for an element within it, or nil for its own text.
  /// - Returns: The text, with the files that it names.
  func text(
    _ element: QTIElement,
    replacing replacement: (QTIElement) -> String? = { _ in nil }
  ) -> Question.Text {
    var files: [Question.File] = []
    let html = html(element, replacement, &files).trimmingSpaces
    return Question.Text(Self.unwrapped(html), files: files.unrepeated)
  }

  /// The words within an element.
  func plain(_ element: QTIElement) -> String { text(element).plain }

  private func html(
    _ element: QTIElement,
    _ replacement: (QTIElement) -> String?,
    _ files: inout [Question.File]
  ) -> String {
    var written = ""
    var position = element.inside.lowerBound
    for child in element.children {
      written += source(position..<child.range.lowerBound)
      position = child.range.upperBound
      if let text = replacement(child) {
        written += text
      } else if Self.left.contains(child.name) {
        continue
      } else if let path = child["src"] ?? (child.name == "object" ? child["data"] : nil) {
        let found = file(path)
        if let found { files.append(found) }
        // A text names a file by its path in the package.
        let place = found.map { String(($0.path + $0.name).dropFirst()) } ?? path
        let address = MoodleXMLWriter.escaped(place)
        let isImage = child["type"]?.hasPrefix("image/") != false
        written +=
          child.name == "object" && isImage
          ? "<img src=\"\(address)\" alt=\"\(MoodleXMLWriter.escaped(plain(child)))\">"
          : source(child.range).split(separator: "\"\(path)\"", omittingEmptySubsequences: false)
            .joined(separator: "\"\(address)\"")
      } else {
        let within = html(child, replacement, &files)
        let isOwn = source(child.range).hasPrefix("<qti-")
        written +=
          child.name == "hottext"
          ? "<u>\(within)</u>"
          : isOwn
            ? within
            : source(child.range.lowerBound..<child.inside.lowerBound) + within
              + source(child.inside.upperBound..<child.range.upperBound)
      }
    }
    return written + source(position..<max(position, element.inside.upperBound))
  }

  private func source(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// A text without paragraphs that have nothing in them, and without a paragraph around all.
  static func unwrapped(_ html: String) -> String {
    var html = html
    for tag in ["p", "div"] {
      let empty = "<\(tag)></\(tag)>"
      html = html.split(separator: empty, omittingEmptySubsequences: false).joined()
    }
    html = html.trimmingSpaces
    for tag in ["div", "p"] {
      let (start, end) = ("<\(tag)>", "</\(tag)>")
      let inside = html.dropFirst(start.count).dropLast(end.count)
      if html.hasPrefix(start), html.hasSuffix(end), !inside.contains(start), !inside.contains(end)
      {
        html = String(inside).trimmingSpaces
      }
    }
    return html
  }
}
