// SPDX-License-Identifier: Apache-2.0

/// A piece of HTML or SVG, which writes itself.
package indirect enum Markup: Hashable, Sendable {
  case element(String, [Attribute], [Markup])
  case text(String)

  package struct Attribute: Hashable, Sendable {
    let name: String
    let value: String
  }

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - attributes: Its attributes in order; those without a value are left out.
  ///   - children: What is in it.
  package init(
    _ name: String,
    _ attributes: KeyValuePairs<String, String?> = [:],
    _ children: [Markup] = []
  ) {
    let given = attributes.compactMap { name, value in
      value.map { Attribute(name: name, value: $0) }
    }
    self = .element(name, given, children)
  }

  /// Creates an element that holds a text.
  package init(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], text: String) {
    self.init(name, attributes, [.text(text)])
  }

  /// The text of the piece: elements stand on lines of their own, unless there is text between them.
  package func written(indent: String = "") -> String {
    switch self {
    case .text(let text): return text.escapedForXML
    case .element(let name, let attributes, let children):
      let start = attributes.reduce("<\(name)") {
        "\($0) \($1.name)=\"\($1.value.escapedForXML)\""
      }
      if children.isEmpty, Self.childless.contains(name) { return start + "/>" }
      let isInline =
        children.isEmpty || children.contains { if case .text = $0 { true } else { false } }
      let content = children.map { $0.written(indent: isInline ? indent : indent + "  ") }
      let lines =
        isInline ? content.joined() : content.map { "\n\(indent)  \($0)" }.joined() + "\n\(indent)"
      return "\(start)>\(lines)</\(name)>"
    }
  }

  /// The elements that HTML and SVG let end where they begin.
  private static let childless: Set = ["meta", "path", "rect", "circle", "line", "image", "br"]
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
      case "\t", "\n", "\r": escaped += " "
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
