// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// An area of an image that belongs to a structure.
///
/// ```swift
/// let nucleus = try ImageRegion.disc(around: ImagePoint(x: 300, y: 200), radius: 40)
/// nucleus.contains(ImagePoint(x: 340, y: 200))                 // true: the edge belongs to it
/// nucleus.contains(ImagePoint(x: 343, y: 200), tolerance: 5)   // true
/// ```
///
/// In JSON a region is an object with its `shape` and the properties of that shape:
/// `{"shape":"disc","center":[300,200],"radius":40}`,
/// `{"shape":"rectangle","rectangle":[10,20,300,40],"rotation":30}`,
/// `{"shape":"ellipse","center":[300,200],"radiusX":60,"radiusY":30}`,
/// `{"shape":"polygon","points":[[0,0],[9,0],[9,9]],"holes":[[[3,2],[5,2],[5,4]]]}`,
/// `{"shape":"line","points":[[0,0],[40,10],[60,50]],"width":6}`,
/// `{"shape":"mask","columns":3,"rows":2,"counts":[0,1,1,2],"rectangle":[0,0,300,200]}`.
///
/// Edges belong to a region, and whether a point is inside is decided without rounding errors.
public enum ImageRegion: Hashable, Sendable {
  /// A point with a radius.
  case disc(ImageRegion.Disc)
  /// A rectangle, which may be turned.
  case rectangle(ImageRegion.Rectangle)
  /// An ellipse, which may be turned.
  case ellipse(ImageRegion.Ellipse)
  /// Straight edges, with or without holes.
  case polygon(ImageRegion.Polygon)
  /// A line of some width, for a vessel, a vein of a leaf or a river.
  case line(ImageRegion.Line)
  /// Pixels of a grid, as a brush has painted them.
  case mask(ImageRegion.Mask)

  /// Creates a point with a radius above 0 and at most 10^9 pixels.
  ///
  /// - Throws: Every fault.
  public static func disc(
    around center: ImagePoint,
    radius: Double
  ) throws(ContentError<SheetFault>) -> ImageRegion {
    .disc(try ImageRegion.Disc(center: center, radius: radius))
  }

  /// Creates a rectangle with an area, turned about its middle by some degrees, clockwise on the
  /// screen.
  ///
  /// - Throws: Every fault.
  public static func rectangle(
    _ rectangle: ImageRectangle,
    rotation: Double = 0
  ) throws(ContentError<SheetFault>) -> ImageRegion {
    .rectangle(try ImageRegion.Rectangle(rectangle, rotation: rotation))
  }

  /// Creates an ellipse by half its width and height, each above 0 and at most 10^9 pixels, turned
  /// about its middle by some degrees, clockwise on the screen.
  ///
  /// - Throws: Every fault.
  public static func ellipse(
    around center: ImagePoint,
    radiusX: Double,
    radiusY: Double,
    rotation: Double = 0
  ) throws(ContentError<SheetFault>) -> ImageRegion {
    .ellipse(
      try ImageRegion.Ellipse(
        center: center,
        radiusX: radiusX,
        radiusY: radiusY,
        rotation: rotation
      )
    )
  }

  /// Creates a polygon: three corners or more that are not all on one line, and holes by the same
  /// rules.
  ///
  /// - Throws: Every fault.
  public static func polygon(
    _ outline: [ImagePoint],
    holes: [[ImagePoint]] = []
  ) throws(ContentError<SheetFault>) -> ImageRegion {
    .polygon(try ImageRegion.Polygon(outline, holes: holes))
  }

  /// Creates a line along two points or more, of a width above 0 and at most 10^9 pixels; its ends
  /// are round.
  ///
  /// - Throws: Every fault.
  public static func line(
    _ points: [ImagePoint],
    width: Double
  ) throws(ContentError<SheetFault>) -> ImageRegion {
    .line(try ImageRegion.Line(points, width: width))
  }

  /// Creates a mask of pixels by the lengths of runs down the columns of a grid, those of pixels
  /// outside first.
  ///
  /// - Parameters:
  ///   - runs: The lengths; what comes after them is outside.
  ///   - size: The number of columns and rows of the grid, up to 1,000,000 each.
  ///   - frame: The rectangle of the image that the grid lies over; nil where its pixels are those
  ///     of the image from the top left corner.
  /// - Returns: The region.
  /// - Throws: Every fault.
  public static func mask(
    runs: [Int],
    size: PixelSize,
    over frame: ImageRectangle? = nil
  ) throws(ContentError<SheetFault>) -> ImageRegion {
    .mask(try ImageRegion.Mask(runs: runs, size: size, frame: frame))
  }

  /// Creates a mask of the pixels whose middles are in one of some regions and in none of others,
  /// as the strokes of a brush and of an eraser are.
  ///
  /// - Parameters:
  ///   - strokes: The strokes of the brush.
  ///   - erased: The strokes of the eraser.
  ///   - image: The size of the image.
  /// - Returns: The region.
  /// - Throws: A fault where no pixel is left, and for a size that no image has.
  /// - Complexity: In proportion to the pixels around the strokes and the corners of all regions.
  public static func mask(
    painting strokes: [ImageRegion],
    erasing erased: [ImageRegion] = [],
    on image: PixelSize
  ) throws(ContentError<SheetFault>) -> ImageRegion {
    .mask(try ImageRegion.Mask(painting: strokes, erasing: erased, on: image))
  }

  /// Creates a region of the whole image, for a pin that asks for what the picture shows.
  ///
  /// - Throws: Nothing for the image of a sheet.
  public static func whole(_ image: ImageRecord) throws(ContentError<SheetFault>) -> ImageRegion {
    try .rectangle(image.displayedSize.rectangle)
  }

  /// Whether a point is in the region, whose edges belong to it, or at most a tolerance away from
  /// it.
  ///
  /// The answer is exact, apart from the tolerance around an ellipse: the nearest point of its edge
  /// is found by halving intervals, to about 15 digits. An ellipse's axis is its rotation's cosine
  /// and sine, rounded once.
  ///
  /// - Parameters:
  ///   - point: The point; one that is no number is not inside.
  ///   - tolerance: In pixels, not negative.
  /// - Returns: Whether it is.
  /// - Complexity: O(*n*) in the number of corners.
  public func contains(_ point: ImagePoint, tolerance: Double = 0) -> Bool {
    switch self {
    case .disc(let disc): disc.contains(point, tolerance: tolerance)
    case .rectangle(let rectangle): rectangle.contains(point, tolerance: tolerance)
    case .ellipse(let ellipse): ellipse.contains(point, tolerance: tolerance)
    case .polygon(let polygon): polygon.contains(point, tolerance: tolerance)
    case .line(let line): line.contains(point, tolerance: tolerance)
    case .mask(let mask): mask.contains(point, tolerance: tolerance)
    }
  }

  /// The smallest upright rectangle around the region, apart from rounding.
  public var boundingBox: ImageRectangle {
    switch self {
    case .disc(let disc): disc.boundingBox
    case .rectangle(let rectangle): rectangle.boundingBox
    case .ellipse(let ellipse): ellipse.boundingBox
    case .polygon(let polygon): polygon.boundingBox
    case .line(let line): line.boundingBox
    case .mask(let mask): mask.boundingBox
    }
  }

  /// The area in square pixels, apart from rounding.
  ///
  /// For a polygon it is that of its outline without that of its holes, as if they did not cross.
  package var area: Double {
    switch self {
    case .disc(let disc): Double.pi * disc.radius * disc.radius
    case .rectangle(let rectangle): rectangle.rectangle.width * rectangle.rectangle.height
    case .ellipse(let ellipse): Double.pi * ellipse.radiusX * ellipse.radiusY
    case .polygon(let polygon):
      polygon.holes.reduce(polygon.outline.enclosedArea) { $0 - $1.enclosedArea }
    case .line(let line): line.area
    case .mask(let mask): mask.area
    }
  }

  /// The straight edges, or nil where the region is round or a mask, which has very many.
  var straightEdges: [ImageSegment]? {
    switch self {
    case .disc, .ellipse, .line, .mask: nil
    case .rectangle(let rectangle): Outline(rectangle.corners).edges
    case .polygon(let polygon): Outline([polygon.outline] + polygon.holes).edges
    }
  }

  /// Rings of corners: those of a polygon or around the pixels of a mask, or some on the edge of a
  /// round region.
  package func rings(roundCorners count: Int) -> [[ImagePoint]] {
    switch self {
    case .disc(let disc):
      [
        (0..<count).map { index in
          let turn = Rotation(degrees: 360 * Double(index) / Double(count))
          return ImagePoint(
            x: disc.center.x + disc.radius * turn.cosine,
            y: disc.center.y + disc.radius * turn.sine
          )
        }
      ]
    case .ellipse(let ellipse): [ellipse.corners(count: count)]
    case .rectangle(let rectangle): [rectangle.corners]
    case .polygon(let polygon): [polygon.outline] + polygon.holes
    case .line(let line): [line.outline(roundCorners: count)]
    case .mask(let mask): mask.outlines.flatMap(\.self)
    }
  }
}

extension [ImagePoint] {
  /// The area that a ring of corners goes round.
  fileprivate var enclosedArea: Double {
    guard let origin = first else { return 0 }
    var sum = 0.0
    for (point, next) in zip(self, dropFirst()) {
      sum += (point.x - origin.x) * (next.y - origin.y) - (next.x - origin.x) * (point.y - origin.y)
    }
    return sum.magnitude / 2
  }
}

extension ImageRegion: JSONUnion {
  package static let kindKey = "shape"

  package static let cases: [JSONCase<Self, SheetFault>] = [
    JSONCase("disc") {
      if case .disc(let disc) = $0 { disc } else { nil }
    } form: { record in
      let center = record.field("center", \.center)
      let radius = record.field("radius", \.radius)
      return try .disc(around: center(), radius: radius())
    },
    JSONCase("rectangle") {
      if case .rectangle(let rectangle) = $0 { rectangle } else { nil }
    } form: { record in
      let rectangle = record.field("rectangle", \.rectangle)
      let rotation = record.field("rotation", \.rotation, default: 0)
      return try .rectangle(rectangle(), rotation: rotation())
    },
    JSONCase("ellipse") {
      if case .ellipse(let ellipse) = $0 { ellipse } else { nil }
    } form: {
      record in
      let center = record.field("center", \.center)
      let radiusX = record.field("radiusX", \.radiusX)
      let radiusY = record.field("radiusY", \.radiusY)
      let rotation = record.field("rotation", \.rotation, default: 0)
      return try .ellipse(
        around: center(),
        radiusX: radiusX(),
        radiusY: radiusY(),
        rotation: rotation()
      )
    },
    JSONCase("polygon") {
      if case .polygon(let polygon) = $0 { polygon } else { nil }
    } form: {
      record in
      let points = record.field("points", \.outline)
      let holes = record.field("holes", \.holes, default: [])
      return try .polygon(points(), holes: holes())
    },
    JSONCase("line") {
      if case .line(let line) = $0 { line } else { nil }
    } form: { record in
      let points = record.field("points", \.points)
      let width = record.field("width", \.width)
      return try .line(points(), width: width())
    },
    JSONCase("mask") {
      if case .mask(let mask) = $0 { mask } else { nil }
    } form: { record in
      let columns = record.field("columns", \.size.width)
      let rows = record.field("rows", \.size.height)
      let runs = record.field("counts", \.runs)
      let frame = record.field("rectangle") { $0.frame == $0.size.rectangle ? nil : $0.frame }
      let size = PixelSize(width: try columns(), height: try rows())
      return try .mask(runs: runs(), size: size, over: frame())
    },
  ]
}

// MARK: - Distances

extension ImageRegion {
  /// Returns how far away a point is.
  ///
  /// Whether a point is inside is exact; the distance of one outside is rounded.
  ///
  /// - Parameter point: The point; one that is no number is infinitely far away.
  /// - Returns: The distance in pixels; 0 for a point inside.
  package func distance(to point: ImagePoint) -> Double {
    guard point.isFinite else { return .infinity }
    guard !contains(point) else { return 0 }
    switch self {
    case .disc(let disc): return max(disc.center.distance(to: point) - disc.radius, 0)
    case .ellipse(let ellipse): return ellipse.distance(toOutside: point)
    case .line(let line): return line.distance(toOutside: point)
    case .mask(let mask): return mask.distance(toOutside: point)
    case .rectangle, .polygon:
      let distances = (straightEdges ?? []).map { $0.roundedDistance(to: point) }
      return distances.min() ?? .infinity
    }
  }
}

extension ImageSegment {
  /// Returns the rounded distance from a point to the segment.
  func roundedDistance(to point: ImagePoint) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let along = (point.x - start.x) * dx + (point.y - start.y) * dy
    let length = dx * dx + dy * dy
    let part = length > 0 ? min(max(along / length, 0), 1) : 0
    return point.distance(to: ImagePoint(x: start.x + part * dx, y: start.y + part * dy))
  }
}

extension ImageRegion {
  /// Returns the region of an image that became another size.
  ///
  /// Centers, corners, upright rectangles and masks go with both factors. Radii and the sides of
  /// turned rectangles go with the width, because a disc must stay one.
  ///
  /// - Throws: The faults of a region that becomes too large or too small to be one.
  func scaled(by scale: ImageScale) throws(ContentError<SheetFault>) -> ImageRegion {
    switch self {
    case .disc(let disc):
      return try .disc(around: disc.center.scaled(by: scale), radius: disc.radius * scale.length)
    case .rectangle(let turned):
      guard turned.rotation != 0 else {
        return try .rectangle(turned.rectangle.scaled(by: scale))
      }
      let center = turned.rectangle.center.scaled(by: scale)
      let (width, height) = (
        turned.rectangle.width * scale.length, turned.rectangle.height * scale.length
      )
      return try .rectangle(
        ImageRectangle(
          x: center.x - width / 2,
          y: center.y - height / 2,
          width: width,
          height: height
        ),
        rotation: turned.rotation
      )
    case .ellipse(let ellipse):
      let isUpright = ellipse.rotation == 0
      return try .ellipse(
        around: ellipse.center.scaled(by: scale),
        radiusX: ellipse.radiusX * scale.x,
        radiusY: ellipse.radiusY * (isUpright ? scale.y : scale.length),
        rotation: ellipse.rotation
      )
    case .polygon(let polygon):
      return try .polygon(
        polygon.outline.map { $0.scaled(by: scale) },
        holes: polygon.holes.map { $0.map { $0.scaled(by: scale) } }
      )
    case .line(let line):
      return try .line(
        line.points.map { $0.scaled(by: scale) },
        width: line.width * scale.length
      )
    case .mask(let mask):
      return try .mask(runs: mask.runs, size: mask.size, over: mask.frame.scaled(by: scale))
    }
  }
}
