// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import Interchange
internal import LudusCore
internal import PinLabels

/// Reads the shapes of a drawing in SVG as places on an image.
///
/// Source: SVG 1.1 (W3C, 2011): coordinate systems, basic shapes and paths.
struct SVGDrawing {
  /// The surroundings of an element: where its coordinates lead to on the image, and the
  /// width and height that percents are shares of.
  private struct Frame {
    var matrix: Matrix
    var width: Double
    var height: Double
    let name: String
    /// Whether shapes in it are only used by others.
    var isHidden: Bool
  }

  /// A mapping of points by a matrix of two rows, as `matrix(a b c d e f)` writes it.
  private struct Matrix {
    var (a, b, c, d, e, f) = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

    init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) {
      (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    /// Whether upright rectangles stay upright.
    var isUpright: Bool { b == 0 && c == 0 }

    func callAsFunction(_ x: Double, _ y: Double) -> ImagePoint {
      ImagePoint(x: a * x + c * y + e, y: b * x + d * y + f)
    }

    /// The mapping by another one, then by this one.
    func after(_ first: Matrix) -> Matrix {
      Matrix(
        a * first.a + c * first.b,
        b * first.a + d * first.b,
        a * first.c + c * first.d,
        b * first.c + d * first.d,
        a * first.e + c * first.f + e,
        b * first.e + d * first.f + f
      )
    }
  }

  private var frames: [Frame]
  private var places: [MarkedPlace] = []

  /// Reads the places of a drawing.
  ///
  /// - Parameters:
  ///   - svg: The drawing.
  ///   - size: The size of the image, which a drawing with a `viewBox` covers where it says no
  ///     width and height.
  /// - Returns: The places, or nil for a drawing that has none or has something that cannot be
  ///   read.
  static func places(of svg: String, on size: PixelSize) -> [MarkedPlace]? {
    let (width, height) = (Double(size.width), Double(size.height))
    var drawing = SVGDrawing(
      frames: [
        Frame(
          matrix: Matrix(1, 0, 0, 1, 0, 0),
          width: width,
          height: height,
          name: "",
          isHidden: false
        )
      ]
    )
    var tokens = XMLTokenizer(SourceText(Array(svg.utf8)))
    while let token = tokens.next() {
      switch token.kind {
      case .start(let name, let attributes, let isEmpty):
        let name = String(name.split(separator: ":").last ?? "")
        let values = Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first }
        guard drawing.frames.count <= maximumDepth, drawing.open(name, values) else { return nil }
        if isEmpty { drawing.frames.removeLast() }
      case .end(let name):
        let name = String(name.split(separator: ":").last ?? "")
        // Ends what is open in it as well.
        guard let index = drawing.frames.lastIndex(where: { $0.name == name }), index > 0 else {
          continue
        }
        drawing.frames.removeSubrange(index...)
      case .text, .other: break
      }
    }
    return drawing.places.isEmpty ? nil : drawing.places
  }

  /// The maximum depth of elements within each other.
  private static let maximumDepth = 64

  private static let hidden: Set<String> = [
    "defs", "clipPath", "mask", "symbol", "marker", "pattern", "linearGradient", "filter",
  ]

  /// Takes an element, and returns whether it can be read.
  private mutating func open(_ name: String, _ values: [String: String]) -> Bool {
    guard var frame = frames.last else { return false }
    frame = Frame(
      matrix: frame.matrix,
      width: frame.width,
      height: frame.height,
      name: name,
      isHidden: frame.isHidden || Self.hidden.contains(name)
    )
    if values["style"]?.contains("transform") == true { return false }
    if let transform = values["transform"] {
      guard let matrix = Self.matrix(of: transform) else { return false }
      frame.matrix = frame.matrix.after(matrix)
    }
    if name == "svg", !enter(&frame, values) { return false }
    frames.append(frame)
    guard !frame.isHidden else { return true }
    let found: [ImageRegion]?
    switch name {
    case "rect": found = rectangle(values, frame)
    case "circle", "ellipse": found = ellipse(values, frame)
    case "polygon", "polyline": found = polygon(values, frame)
    case "path": found = path(values, frame)
    // A shape that stands elsewhere is not drawn here again.
    case "use": return false
    default: return true
    }
    places += (found ?? []).map { .region($0) }
    return found != nil
  }

  // MARK: Lengths

  /// A length in pixels or in percent of another; 0 where it is missing, nil for another unit.
  private func length(_ text: String?, of whole: Double) -> Double? {
    guard let text else { return 0 }
    let trimmed = text.filter { !$0.isWhitespace }
    if trimmed.hasSuffix("%") { return Double(trimmed.dropLast()).map { $0 / 100 * whole } }
    return Double(trimmed.hasSuffix("px") ? String(trimmed.dropLast(2)) : trimmed)
  }

  /// Goes into the coordinates of a drawing, which its `viewBox` may stretch.
  private func enter(_ frame: inout Frame, _ values: [String: String]) -> Bool {
    guard let x = length(frames.count > 1 ? values["x"] : nil, of: frame.width),
      let y = length(frames.count > 1 ? values["y"] : nil, of: frame.height),
      let width = length(values["width"] ?? "100%", of: frame.width),
      let height = length(values["height"] ?? "100%", of: frame.height)
    else { return false }
    frame.matrix = frame.matrix.after(Matrix(1, 0, 0, 1, x, y))
    guard let box = values["viewBox"] else {
      (frame.width, frame.height) = (width, height)
      return true
    }
    let numbers = Self.numbers(box)
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0, width > 0, height > 0 else {
      return false
    }
    var (scaleX, scaleY) = (width / numbers[2], height / numbers[3])
    var (shiftX, shiftY) = (0.0, 0.0)
    let aspect = values["preserveAspectRatio"] ?? ""
    if !aspect.contains("none") {
      let scale = aspect.contains("slice") ? max(scaleX, scaleY) : min(scaleX, scaleY)
      (scaleX, scaleY) = (scale, scale)
      func share(_ axis: String) -> Double {
        aspect.contains("\(axis)Min") ? 0 : aspect.contains("\(axis)Max") ? 1 : 0.5
      }
      shiftX = (width - numbers[2] * scale) * share("x")
      shiftY = (height - numbers[3] * scale) * share("Y")
    }
    frame.matrix = frame.matrix.after(
      Matrix(
        scaleX,
        0,
        0,
        scaleY,
        shiftX - numbers[0] * scaleX,
        shiftY - numbers[1] * scaleY
      )
    )
    (frame.width, frame.height) = (numbers[2], numbers[3])
    return true
  }

  private static func numbers(_ text: String) -> [Double] {
    text.split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
  }

  // MARK: Transformations

  /// The mapping of a list such as `translate(3 4) rotate(90)`, or nil for anything else.
  private static func matrix(of text: String) -> Matrix? {
    var matrix = Matrix(1, 0, 0, 1, 0, 0)
    var rest = text[...].drop { $0.isWhitespace || $0 == "," }
    while !rest.isEmpty {
      guard let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")")
      else {
        return nil
      }
      let name = rest[..<open].filter { !$0.isWhitespace }
      let values = numbers(String(rest[open..<close].dropFirst()))
      guard let step = step(String(name), values) else { return nil }
      matrix = matrix.after(step)
      rest = rest[close...].dropFirst().drop { $0.isWhitespace || $0 == "," }
    }
    return matrix
  }

  private static func step(_ name: String, _ values: [Double]) -> Matrix? {
    func value(_ index: Int, or usual: Double) -> Double {
      values.indices.contains(index) ? values[index] : usual
    }
    guard let first = values.first, values.allSatisfy(\.isFinite) else { return nil }
    switch name {
    case "translate" where values.count <= 2: return Matrix(1, 0, 0, 1, first, value(1, or: 0))
    case "scale" where values.count <= 2: return Matrix(first, 0, 0, value(1, or: first), 0, 0)
    case "rotate" where values.count == 1 || values.count == 3:
      let turn = Rotation(degrees: first)
      let (x, y) = (value(1, or: 0), value(2, or: 0))
      return Matrix(1, 0, 0, 1, x, y)
        .after(Matrix(turn.cosine, turn.sine, -turn.sine, turn.cosine, 0, 0))
        .after(Matrix(1, 0, 0, 1, -x, -y))
    case "skewX" where values.count == 1, "skewY" where values.count == 1:
      let turn = Rotation(degrees: first)
      guard turn.cosine != 0 else { return nil }
      let slope = turn.sine / turn.cosine
      return name == "skewX" ? Matrix(1, 0, slope, 1, 0, 0) : Matrix(1, slope, 0, 1, 0, 0)
    case "matrix" where values.count == 6:
      return Matrix(first, values[1], values[2], values[3], values[4], values[5])
    default: return nil
    }
  }

  // MARK: Shapes

  private func rectangle(_ values: [String: String], _ frame: Frame) -> [ImageRegion]? {
    guard let x = length(values["x"], of: frame.width),
      let y = length(values["y"], of: frame.height),
      let width = length(values["width"], of: frame.width),
      let height = length(values["height"], of: frame.height)
    else { return nil }
    let corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
      .map { frame.matrix($0, $1) }
    let region: ImageRegion? =
      frame.matrix.isUpright
      ? try? .rectangle(ImageRectangle(around: [corners[0], corners[2]]))
      : try? .polygon(corners)
    return region.map { [$0] }
  }

  private func ellipse(_ values: [String: String], _ frame: Frame) -> [ImageRegion]? {
    let diagonal = ((frame.width * frame.width + frame.height * frame.height) / 2).squareRoot()
    let radius = values["r"]
    guard let x = length(values["cx"], of: frame.width),
      let y = length(values["cy"], of: frame.height),
      let radiusX = length(radius ?? values["rx"], of: radius == nil ? frame.width : diagonal),
      let radiusY = length(radius ?? values["ry"], of: radius == nil ? frame.height : diagonal)
    else { return nil }
    let matrix = frame.matrix
    let center = matrix(x, y)
    let region: ImageRegion?
    if matrix.isUpright {
      let (along, across) = (radiusX * matrix.a.magnitude, radiusY * matrix.d.magnitude)
      region =
        radius != nil && along == across
        ? try? .disc(around: center, radius: along)
        : try? .ellipse(around: center, radiusX: along, radiusY: across)
    } else {
      let corners = (0..<64).map { index in
        let turn = Rotation(degrees: Double(index) * 5.625)
        return matrix(x + radiusX * turn.cosine, y + radiusY * turn.sine)
      }
      region = try? .polygon(corners)
    }
    return region.map { [$0] }
  }

  private func polygon(_ values: [String: String], _ frame: Frame) -> [ImageRegion]? {
    let numbers = Self.numbers(values["points"] ?? "")
    let corners = stride(from: 0, to: numbers.count - 1, by: 2).map {
      frame.matrix(numbers[$0], numbers[$0 + 1])
    }
    return (try? ImageRegion.polygon(corners)).map { [$0] }
  }

  private func path(_ values: [String: String], _ frame: Frame) -> [ImageRegion]? {
    PathReader.rings(values["d"] ?? "").flatMap { rings in
      Self.regions(rings.map { ring in ring.map { frame.matrix($0.x, $0.y) } })
    }
  }

  /// The regions of rings, of which those within another one are its holes.
  private static func regions(_ rings: [[ImagePoint]]) -> [ImageRegion]? {
    var outlines: [(ring: [ImagePoint], region: ImageRegion?, holes: [[ImagePoint]])] = []
    for ring in rings {
      if let parent = outlines.firstIndex(where: { $0.region?.contains(ring[0]) ?? false }) {
        outlines[parent].holes.append(ring)
      } else {
        outlines.append((ring, try? ImageRegion.polygon(ring), []))
      }
    }
    let regions = outlines.compactMap { try? ImageRegion.polygon($0.ring, holes: $0.holes) }
    return regions.count == outlines.count && !regions.isEmpty ? regions : nil
  }
}
