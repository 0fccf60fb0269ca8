// SPDX-License-Identifier: Apache-2.0
internal import PinLabels
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

extension ImageRegion {
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
