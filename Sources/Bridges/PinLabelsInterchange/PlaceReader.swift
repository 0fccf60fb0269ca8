// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import Interchange
internal import LudusCore
internal import LudusFoundation
internal import PinLabels

/// A place on an image that a selector marks.
enum MarkedPlace {
  case point(ImagePoint)
  case region(ImageRegion)
}

/// Turns selectors into places, in pixels of the image.
struct PlaceReader {
  let size: PixelSize

  /// The places of a selector, or nil for one that marks none on an image.
  func places(of selector: JSONNode) -> [MarkedPlace]? {
    switch (selector["type"]?.oneOrMany ?? []).first?.text {
    case "PointSelector": return point(of: selector).map { [.point($0)] }
    case "FragmentSelector": return selector["value"]?.text.flatMap { fragment($0) }
    case "ImageApiSelector":
      return selector["region"]?.text.flatMap {
        $0 == "full" || $0 == "square" ? nil : rectangle($0)
      }
    case "SvgSelector": return selector["value"]?.text.flatMap(shapes)
    default: return nil
    }
  }

  /// The point of a selector, or nil for one without coordinates and for another kind.
  func point(of selector: JSONNode) -> ImagePoint? {
    guard selector["type"]?.oneOrMany.first?.isText("PointSelector") == true,
      let x = selector["x"]?.number, let y = selector["y"]?.number
    else { return nil }
    return ImagePoint(x: x, y: y)
  }

  /// The place of a fragment such as `xywh=pixel:1,2,3,4`.
  func fragment(_ text: String) -> [MarkedPlace]? {
    text.hasPrefix("xywh=") ? rectangle(String(text.dropFirst(5))) : nil
  }

  /// The rectangle of four numbers, in pixels or in percent.
  private func rectangle(_ text: String) -> [MarkedPlace]? {
    let parts = text.split(separator: ":")
    let unit = parts.count == 2 ? parts[0] : "pixel"
    let numbers = (parts.last ?? "").split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 4, parts.count <= 2, ["pixel", "percent", "pct"].contains(unit) else {
      return nil
    }
    let isShare = unit != "pixel"
    let (x, y) = isShare ? (Double(size.width) / 100, Double(size.height) / 100) : (1, 1)
    return Self.region {
      try .rectangle(
        ImageRectangle(
          x: numbers[0] * x,
          y: numbers[1] * y,
          width: numbers[2] * x,
          height: numbers[3] * y
        )
      )
    }
  }

  private static func region(_ make: () throws -> ImageRegion) -> [MarkedPlace]? {
    (try? make()).map { [.region($0)] }
  }

  // MARK: Drawings

  /// The shapes of a drawing, or nil for one that has none or draws an arc.
  private func shapes(_ svg: String) -> [MarkedPlace]? {
    var tokens = XMLTokenizer(SourceText(Array(svg.utf8)))
    var places: [MarkedPlace] = []
    while let token = tokens.next() {
      guard case .start(let name, let attributes, _) = token.kind else { continue }
      let values = Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first }
      guard values["transform"] == nil else { return nil }
      func number(_ key: String) -> Double { values[key].flatMap(Double.init) ?? 0 }
      let center = ImagePoint(x: number("cx"), y: number("cy"))
      let found: [MarkedPlace]? =
        switch name.split(separator: ":").last {
        case "rect":
          Self.region {
            try .rectangle(
              ImageRectangle(
                x: number("x"),
                y: number("y"),
                width: number("width"),
                height: number("height")
              )
            )
          }
        case "circle": Self.region { try .disc(around: center, radius: number("r")) }
        case "ellipse":
          Self.region {
            try .ellipse(around: center, radiusX: number("rx"), radiusY: number("ry"))
          }
        case "polygon", "polyline":
          Self.region { try .polygon(Self.points(values["points"] ?? "")) }
        case "path": PathReader.rings(values["d"] ?? "").flatMap(Self.regions)
        default: []
        }
      guard let found else { return nil }
      places += found
    }
    return places.isEmpty ? nil : places
  }

  private static func points(_ text: String) -> [ImagePoint] {
    let numbers = text.split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
    return stride(from: 0, to: numbers.count - 1, by: 2).map {
      ImagePoint(x: numbers[$0], y: numbers[$0 + 1])
    }
  }

  /// The regions of rings, of which those within another one are its holes.
  private static func regions(_ rings: [[ImagePoint]]) -> [MarkedPlace]? {
    var outlines: [(ring: [ImagePoint], region: ImageRegion?, holes: [[ImagePoint]])] = []
    for ring in rings {
      if let parent = outlines.firstIndex(where: { $0.region?.contains(ring[0]) ?? false }) {
        outlines[parent].holes.append(ring)
      } else {
        outlines.append((ring, try? ImageRegion.polygon(ring), []))
      }
    }
    let regions = outlines.compactMap { try? ImageRegion.polygon($0.ring, holes: $0.holes) }
    return regions.count == outlines.count && !regions.isEmpty ? regions.map { .region($0) } : nil
  }
}

/// Reads the path of a drawing into rings of straight edges; a curve becomes sixteen of them.
struct PathReader {
  private var tokens: [Substring]
  private var position = 0
  private var rings: [[ImagePoint]] = []
  private var current = ImagePoint(x: 0, y: 0)
  /// The control point that a smooth curve mirrors.
  private var control: ImagePoint?

  /// The rings of a path, or nil for one with an arc or with something that is no path.
  static func rings(_ path: String) -> [[ImagePoint]]? {
    var reader = PathReader(tokens: tokens(of: path))
    return reader.read() ? reader.rings.filter { $0.count > 2 } : nil
  }

  private init(tokens: [Substring]) { self.tokens = tokens }

  /// Letters and numbers; a number can follow another one without a blank: `1.5.5-3`.
  private static func tokens(of path: String) -> [Substring] {
    var tokens: [Substring] = []
    var rest = path[...]
    while let first = rest.first {
      if first.isLetter {
        tokens.append(rest.prefix(1))
        rest = rest.dropFirst()
        continue
      }
      guard first.isNumber || "+-.".contains(first) else {
        rest = rest.dropFirst()
        continue
      }
      var end = rest.index(after: rest.startIndex)
      var hasPoint = first == "."
      while end < rest.endIndex {
        let sign = rest[end]
        let isExponent = sign == "e" || sign == "E"
        let followsExponent = "eE".contains(rest[rest.index(before: end)])
        guard
          sign.isNumber || isExponent || sign == "." && !hasPoint
            || "+-".contains(sign) && followsExponent
        else { break }
        if sign == "." { hasPoint = true }
        end = rest.index(after: end)
      }
      tokens.append(rest[..<end])
      rest = rest[end...]
    }
    return tokens
  }

  private mutating func number() -> Double? {
    guard position < tokens.count, let number = Double(tokens[position]) else { return nil }
    position += 1
    return number
  }

  private mutating func point(_ isRelative: Bool) -> ImagePoint? {
    guard let x = number(), let y = number() else { return nil }
    return isRelative ? ImagePoint(x: current.x + x, y: current.y + y) : ImagePoint(x: x, y: y)
  }

  private mutating func read() -> Bool {
    var command: Character?
    while position < tokens.count {
      if tokens[position].first?.isLetter == true {
        command = tokens[position].first
        position += 1
      }
      guard let letter = command, step(letter) else { return false }
      // Numbers behind a move are lines.
      if letter == "M" { command = "L" }
      if letter == "m" { command = "l" }
      if letter == "Z" || letter == "z" { command = nil }
    }
    return true
  }

  private mutating func line(to point: ImagePoint) {
    if rings.isEmpty { rings.append([current]) }
    rings[rings.count - 1].append(point)
    current = point
    control = nil
  }

  private mutating func step(_ letter: Character) -> Bool {
    let isRelative = letter.isLowercase
    switch letter.uppercased() {
    case "M":
      guard let start = point(isRelative) else { return false }
      current = start
      control = nil
      rings.append([start])
    case "L":
      guard let end = point(isRelative) else { return false }
      line(to: end)
    case "H":
      guard let x = number() else { return false }
      line(to: ImagePoint(x: isRelative ? current.x + x : x, y: current.y))
    case "V":
      guard let y = number() else { return false }
      line(to: ImagePoint(x: current.x, y: isRelative ? current.y + y : y))
    case "C", "S":
      let first = letter.uppercased() == "S" ? mirrored : point(isRelative)
      guard let first, let second = point(isRelative), let end = point(isRelative) else {
        return false
      }
      curve([current, first, second, end])
    case "Q", "T":
      let middle = letter.uppercased() == "T" ? mirrored : point(isRelative)
      guard let middle, let end = point(isRelative) else { return false }
      curve([current, middle, end])
    case "Z":
      guard let start = rings.last?.first else { return false }
      current = start
    default: return false
    }
    return true
  }

  private var mirrored: ImagePoint {
    control.map { ImagePoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
  }

  /// Follows a Bézier curve by the points of de Casteljau's construction.
  private mutating func curve(_ points: [ImagePoint]) {
    for step in 1...16 {
      let share = Double(step) / 16
      var level = points
      while level.count > 1 {
        level = zip(level, level.dropFirst()).map { left, right in
          ImagePoint(
            x: left.x + (right.x - left.x) * share,
            y: left.y + (right.y - left.y) * share
          )
        }
      }
      line(to: level[0])
    }
    control = points[points.count - 2]
  }
}
