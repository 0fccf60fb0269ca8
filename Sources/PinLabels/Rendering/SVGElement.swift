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
  ///   - children: What is in it.
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

  /// Creates an element with attributes from two lists, those of the second first.
  init(
    _ name: String,
    _ attributes: KeyValuePairs<String, String?>,
    adding first: KeyValuePairs<String, String?>,
    text: String? = nil
  ) {
    self.init(name, first)
    self.attributes += attributes.compactMap { key, value in value.map { (key, $0) } }
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

extension Double {
  /// The number with at most three decimals, the same everywhere.
  var svg: String {
    let thousandths = (self * 1000).rounded()
    // Coordinates of content are far below this.
    guard thousandths.magnitude < 0x1p62 else { return "0" }
    let whole = Int(thousandths)
    let (units, rest) = Int(whole.magnitude).quotientAndRemainder(dividingBy: 1000)
    var decimals = String(1000 + rest).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return (whole < 0 ? "-" : "") + "\(units)" + (decimals.isEmpty ? "" : ".\(decimals)")
  }
}

extension ImagePoint {
  /// The coordinates, as a path has them.
  var svg: String { "\(x.svg) \(y.svg)" }
}

extension Region {
  /// The data of a path along the region's edges.
  var svgPath: String {
    switch self {
    case .disc(let disc):
      Self.round(disc.center, disc.radius, disc.radius, rotation: 0)
    case .ellipse(let ellipse):
      Self.round(ellipse.center, ellipse.radiusX, ellipse.radiusY, rotation: ellipse.rotation)
    case .rectangle(let rectangle):
      Self.straight(rectangle.corners)
    case .polygon(let polygon):
      ([polygon.outline] + polygon.holes).map(Self.straight).joined(separator: " ")
    }
  }

  static func straight(_ ring: [ImagePoint]) -> String {
    "M" + ring.map(\.svg).joined(separator: " L") + " Z"
  }

  /// Two arcs from one end of the first axis to the other and back.
  private static func round(
    _ center: ImagePoint,
    _ radiusX: Double,
    _ radiusY: Double,
    rotation: Double
  ) -> String {
    let turn = Rotation(degrees: rotation)
    let (x, y) = (radiusX * turn.cosine, radiusX * turn.sine)
    let (start, end) = (
      ImagePoint(x: center.x - x, y: center.y - y), ImagePoint(x: center.x + x, y: center.y + y)
    )
    let arc = "A\(radiusX.svg) \(radiusY.svg) \(rotation.remainder(dividingBy: 360).svg) 1 1"
    return "M\(start.svg) \(arc) \(end.svg) \(arc) \(start.svg) Z"
  }
}
