// SPDX-License-Identifier: Apache-2.0

/// An element of an SVG, which writes itself.
struct SVGElement {
  private let name: String
  private var attributes: [(String, String)]
  private var content: [Content]

  private enum Content {
    case element(SVGElement)
    case text(String)
  }

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - attributes: Its attributes, in the order in which they are written; those without a value are left out.
  ///   - children: The elements in it.
  init(
    _ name: String,
    _ attributes: KeyValuePairs<String, String?> = [:],
    _ children: [SVGElement] = []
  ) {
    self.name = name
    self.attributes = attributes.compactMap { key, value in value.map { (key, $0) } }
    content = children.map(Content.element)
  }

  /// Creates an element that holds a text.
  init(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], text: String) {
    self.init(name, attributes)
    content = [.text(text)]
  }

  /// Creates an element with attributes from several lists, those of the second first.
  init(
    _ name: String,
    _ attributes: KeyValuePairs<String, String?>,
    adding first: KeyValuePairs<String, String?>,
    more: KeyValuePairs<String, String?> = [:],
    text: String? = nil
  ) {
    self.init(name, first)
    for list in [more, attributes] {
      self.attributes += list.compactMap { key, value in value.map { (key, $0) } }
    }
    content = text.map { [.text($0)] } ?? []
  }

  /// The element as text, its children on lines of their own.
  func written(indent: String = "") -> String {
    var text = "\(indent)<\(name)"
    for (key, value) in attributes {
      text += " \(key)=\"\(value.escapedForXML)\""
    }
    guard !content.isEmpty else { return text + "/>\n" }
    text += ">"
    var endsOnOwnLine = false
    for item in content {
      switch item {
      case .text(let string): text += string.escapedForXML
      case .element(let element):
        if !endsOnOwnLine { text += "\n" }
        text += element.written(indent: indent + "  ")
        endsOnOwnLine = true
      }
    }
    return text + (endsOnOwnLine ? indent : "") + "</\(name)>\n"
  }
}

extension String {
  /// The text with markup escaped, and without the characters that XML 1.0 does not allow.
  fileprivate var escapedForXML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
