// SPDX-License-Identifier: Apache-2.0

/// A piece of HTML or SVG.
///
/// ```swift
/// let dot = Markup("circle", ["cx": "4", "cy": "4", "r": "3"], [Markup("title", text: "3 < 4")])
/// dot.written().contains("3 &lt; 4")  // true
/// ```
///
/// It is always well-formed: names are written in the code of a program, every element ends, and
/// whatever is shown is escaped.
public struct Markup: Hashable, Sendable {
  indirect enum Piece: Hashable, Sendable {
    case element(String, [Attribute], [Markup])
    case text(String)
    case written(String)
  }

  struct Attribute: Hashable, Sendable {
    let name: String
    let value: String
  }

  let piece: Piece

  private init(_ piece: Piece) { self.piece = piece }

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - attributes: Its attributes in order, each once; those whose value is nil are left out.
  ///   - children: The pieces in it.
  public init(
    _ name: StaticString,
    _ attributes: KeyValuePairs<StaticString, String?> = [:],
    _ children: [Markup] = []
  ) {
    let given = attributes.compactMap { name, value in
      value.map { Attribute(name: "\(name)", value: $0) }
    }
    piece = .element("\(name)", given, children)
  }

  /// Creates an element that holds a text.
  public init(
    _ name: StaticString,
    _ attributes: KeyValuePairs<StaticString, String?> = [:],
    text: String
  ) {
    self.init(name, attributes, [.text(text)])
  }

  /// Text between elements.
  public static func text(_ text: String) -> Markup { Markup(.text(text)) }

  /// Markup that another module of this package has written, with everything escaped in it.
  package static func written(_ markup: String) -> Markup { Markup(.written(markup)) }

  /// The piece as it stands in a file: elements have lines of their own, unless there is text
  /// between them.
  ///
  /// - Parameter indent: The blanks before each line after the first.
  /// - Returns: XML with escaped texts.
  public func written(indent: String = "") -> String {
    switch piece {
    case .text(let text): return text.escapedForXML
    case .written(let markup): return markup
    case .element(let name, let attributes, let children):
      let start = attributes.reduce("<\(name)") {
        "\($0) \($1.name)=\"\($1.value.escapedForXML)\""
      }
      if children.isEmpty, Self.childless.contains(name) { return start + "/>" }
      let isInline = children.isEmpty || children.contains(where: \.isText)
      let content = children.map { $0.written(indent: isInline ? indent : indent + "  ") }
      let lines =
        isInline ? content.joined() : content.map { "\n\(indent)  \($0)" }.joined() + "\n\(indent)"
      return "\(start)>\(lines)</\(name)>"
    }
  }

  private var isText: Bool {
    if case .element = piece { false } else { true }
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
