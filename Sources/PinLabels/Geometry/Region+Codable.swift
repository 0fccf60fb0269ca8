internal import LudusCore

/// In JSON a region is an object with its `shape` and what that needs:
/// `{"shape":"disc","center":[300,200],"radius":40}`,
/// `{"shape":"rectangle","rectangle":[10,20,300,40],"rotation":30}`,
/// `{"shape":"ellipse","center":[300,200],"radiusX":60,"radiusY":30}`,
/// `{"shape":"polygon","points":[[0,0],[9,0],[9,9]],"holes":[[[3,2],[5,2],[5,4]]]}`.
extension ImageRegion: Codable {
  private enum Key: String, CodingKey {
    case shape, center, radius, rectangle, rotation, radiusX, radiusY, points, holes
  }

  private enum Shape: String, CaseIterable {
    case disc, rectangle, ellipse, polygon
  }

  /// Reads a region by the rules of its shape.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, SheetFault>(decoder)
    guard let name = reader.read(String.self, at: .shape) else { throw reader.error }
    switch Shape(rawValue: name) {
    case .disc:
      let center = reader.read(ImagePoint.self, at: .center)
      let radius = reader.read(Double.self, at: .radius)
      guard let center, let radius else { throw reader.error }
      self = try .disc(around: center, radius: radius)
    case .rectangle:
      let rectangle = reader.read(ImageRectangle.self, at: .rectangle)
      let rotation = reader.read(Double.self, at: .rotation, default: 0)
      guard let rectangle, let rotation else { throw reader.error }
      self = try .rectangle(rectangle, rotation: rotation)
    case .ellipse:
      let center = reader.read(ImagePoint.self, at: .center)
      let radiusX = reader.read(Double.self, at: .radiusX)
      let radiusY = reader.read(Double.self, at: .radiusY)
      let rotation = reader.read(Double.self, at: .rotation, default: 0)
      guard let center, let radiusX, let radiusY, let rotation else { throw reader.error }
      self = try .ellipse(around: center, radiusX: radiusX, radiusY: radiusY, rotation: rotation)
    case .polygon:
      let points = reader.read([ImagePoint].self, at: .points)
      let holes = reader.read([[ImagePoint]].self, at: .holes, default: [])
      guard let points, let holes else { throw reader.error }
      self = try .polygon(points, holes: holes)
    case nil:
      let known = Shape.allCases.map(\.rawValue).joined(separator: ", ")
      reader.note(
        .malformed("the shape \"\(name)\" is not known, expected one of \(known)"),
        at: ContentPlace().key("shape")
      )
      throw reader.error
    }
  }

  /// Writes the region, leaving defaults out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .disc(let disc):
      try container.encode(Shape.disc.rawValue, forKey: .shape)
      try container.encode(disc.center, forKey: .center)
      try container.encode(disc.radius, forKey: .radius)
    case .rectangle(let rectangle):
      try container.encode(Shape.rectangle.rawValue, forKey: .shape)
      try container.encode(rectangle.rectangle, forKey: .rectangle)
      try Self.encode(rotation: rectangle.rotation, to: &container)
    case .ellipse(let ellipse):
      try container.encode(Shape.ellipse.rawValue, forKey: .shape)
      try container.encode(ellipse.center, forKey: .center)
      try container.encode(ellipse.radiusX, forKey: .radiusX)
      try container.encode(ellipse.radiusY, forKey: .radiusY)
      try Self.encode(rotation: ellipse.rotation, to: &container)
    case .polygon(let polygon):
      try container.encode(Shape.polygon.rawValue, forKey: .shape)
      try container.encode(polygon.outline, forKey: .points)
      if !polygon.holes.isEmpty {
        try container.encode(polygon.holes, forKey: .holes)
      }
    }
  }

  private static func encode(
    rotation: Double,
    to container: inout KeyedEncodingContainer<Key>
  ) throws {
    if rotation != 0 {
      try container.encode(rotation, forKey: .rotation)
    }
  }
}
