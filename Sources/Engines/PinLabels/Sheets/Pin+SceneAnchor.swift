// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension Pin.SceneAnchor {
  /// A point or a direction in space, in the units of a 3D model.
  ///
  /// In JSON it is an array of three numbers.
  public struct Point: Hashable, Sendable {
    /// The coordinates, in the axes of the model.
    public var x, y, z: Double

    /// Creates a point.
    public init(x: Double, y: Double, z: Double) {
      self.x = x
      self.y = y
      self.z = z
    }

    fileprivate var isInRange: Bool {
      [x, y, z].allSatisfy(ImagePoint.coordinateRange.contains)
    }
  }
}

extension Pin {
  /// Where a pin is in a 3D model, and from where it is looked at.
  ///
  /// The pin's position is then where it is in the picture of the model that the view shows, for front ends
  /// without 3D. Labels and evaluation do not differ.
  public struct SceneAnchor: Hashable, Sendable {
    /// The point that the pin is fixed to.
    public let position: Pin.SceneAnchor.Point
    /// The direction in which the pin is seen from the front; it has a length.
    public let viewDirection: Pin.SceneAnchor.Point

    /// Creates an anchor.
    ///
    /// - Throws: Every fault: coordinates beyond 10^9, a direction without a length.
    public init(
      position: Pin.SceneAnchor.Point,
      viewDirection: Pin.SceneAnchor.Point
    ) throws(ContentError<SheetFault>) {
      var faults = FaultList()
      faults.add(position.isInRange ? nil : .coordinateOutOfRange, at: "position")
      if !viewDirection.isInRange {
        faults.add(.coordinateOutOfRange, at: "viewDirection")
      } else if viewDirection == Point(x: 0, y: 0, z: 0) {
        faults.add(.noViewDirection, at: "viewDirection")
      }
      try faults.check()
      self.position = position
      self.viewDirection = viewDirection
    }
  }
}

extension Pin.SceneAnchor: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let position = record.field("position", \.position)
    let viewDirection = record.field("viewDirection", \.viewDirection)
    return try Pin.SceneAnchor(
      position: position(or: Point(x: 0, y: 0, z: 0)),
      viewDirection: viewDirection(or: Point(x: 1, y: 0, z: 0))
    )
  }
}

extension Pin.SceneAnchor.Point: JSONNumbers {
  package static let form = (count: 3, name: "three numbers")
  package var numbers: [Double] { [x, y, z] }

  package init(_ numbers: [Double]) { self.init(x: numbers[0], y: numbers[1], z: numbers[2]) }
}
