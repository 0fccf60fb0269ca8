internal import LudusCore

extension SceneAnchor {
  /// A point or a direction in space, in the units of a 3D model.
  ///
  /// In JSON it is an array of three numbers.
  public struct Point: Hashable, Sendable, Codable {
    /// The coordinates, in the axes of the model.
    public var x, y, z: Double

    /// Creates a point.
    ///
    /// - Parameters:
    ///   - x: The first coordinate.
    ///   - y: The second coordinate.
    ///   - z: The third coordinate.
    public init(x: Double, y: Double, z: Double) {
      self.x = x
      self.y = y
      self.z = z
    }

    /// Reads a point.
    ///
    /// - Throws: A `DecodingError` unless there are exactly three numbers.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let numbers = try container.decode([Double].self)
      guard numbers.count == 3 else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "expected three numbers, found \(numbers.count)"
        )
      }
      self.init(x: numbers[0], y: numbers[1], z: numbers[2])
    }

    /// Writes the point.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode([x, y, z])
    }

    fileprivate var isInRange: Bool {
      [x, y, z].allSatisfy(ImagePoint.coordinateRange.contains)
    }
  }
}

/// Where a pin is in a 3D model, and from where it is looked at.
///
/// The pin's position is then where it is in the picture of the model that the view shows, for front ends
/// without 3D. Labels and evaluation do not differ.
public struct SceneAnchor: Hashable, Sendable {
  /// The point that the pin is fixed to.
  public let position: SceneAnchor.Point
  /// Where somebody looks who sees the pin from the front; not without a length.
  public let viewDirection: SceneAnchor.Point

  /// Creates an anchor.
  ///
  /// - Parameters:
  ///   - position: The point that the pin is fixed to, each coordinate within 10^9 of 0.
  ///   - viewDirection: Where somebody looks who sees the pin from the front, not 0 in all coordinates.
  /// - Throws: Every fault.
  public init(
    position: SceneAnchor.Point,
    viewDirection: SceneAnchor.Point
  ) throws(ContentError<SheetFault>) {
    let faults = Self.faults(position: position, viewDirection: viewDirection)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.position = position
    self.viewDirection = viewDirection
  }

  fileprivate static func faults(
    position: SceneAnchor.Point?,
    viewDirection direction: SceneAnchor.Point?
  ) -> [LocatedFault<SheetFault>] {
    var faults = FaultList()
    if let position, !position.isInRange { faults.add(.coordinateOutOfRange, at: "position") }
    if let direction {
      if !direction.isInRange {
        faults.add(.coordinateOutOfRange, at: "viewDirection")
      } else if direction == SceneAnchor.Point(x: 0, y: 0, z: 0) {
        faults.add(.noViewDirection, at: "viewDirection")
      }
    }
    return faults.faults
  }
}

extension SceneAnchor: Codable {
  private enum Key: String, CodingKey {
    case position, viewDirection
  }

  /// Reads an anchor by the rules of ``init(position:viewDirection:)``.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, SheetFault>(decoder)
    let position = reader.read(SceneAnchor.Point.self, at: .position)
    let direction = reader.read(SceneAnchor.Point.self, at: .viewDirection)
    reader.note(Self.faults(position: position, viewDirection: direction))
    guard reader.isFaultless, let position, let direction else { throw reader.error }
    try self.init(position: position, viewDirection: direction)
  }

  /// Writes the anchor.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(position, forKey: .position)
    try container.encode(viewDirection, forKey: .viewDirection)
  }
}
