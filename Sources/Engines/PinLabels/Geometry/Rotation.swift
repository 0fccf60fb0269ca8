// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The direction that a turn of some degrees leads to, the same to the last bit on every platform.
///
/// The sine of a C library may differ between platforms; a shape that is turned must not. Quarter turns are
/// exact.
package struct Rotation {
  /// The cosine and the sine of the turn.
  package let cosine, sine: Double

  /// Creates a turn.
  ///
  /// - Parameter degrees: Clockwise on the screen; finite.
  package init(degrees: Double) {
    // Neither step rounds: a remainder is exact, and so is the difference from the nearest quarter.
    let angle = degrees.remainder(dividingBy: 360)
    let quarter = (angle / 90).rounded()
    let radians = (angle - quarter * 90) * (Double.pi / 180)
    let (sine, cosine) = Elementary.sineAndCosine(near: radians)
    switch Int(quarter) & 3 {
    case 0: (self.cosine, self.sine) = (cosine, sine)
    case 1: (self.cosine, self.sine) = (-sine, cosine)
    case 2: (self.cosine, self.sine) = (-cosine, -sine)
    default: (self.cosine, self.sine) = (sine, -cosine)
    }
  }

  /// Returns a point turned about another.
  func turning(_ point: ImagePoint, about center: ImagePoint) -> ImagePoint {
    let (x, y) = (point.x - center.x, point.y - center.y)
    return ImagePoint(x: center.x + (x * cosine - y * sine), y: center.y + (x * sine + y * cosine))
  }
}
