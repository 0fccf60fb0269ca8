// SPDX-License-Identifier: Apache-2.0
extension ImageRegion {
  /// Returns the region of an image that became another size.
  ///
  /// Centers, corners and upright rectangles go with both factors. Radii and the sides of turned rectangles go
  /// with the width, because a disc must stay one.
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
    }
  }
}
