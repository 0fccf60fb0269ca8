// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// A difference of two points, not rounded.
struct ExactVector {
  var x: ExactNumber
  var y: ExactNumber

  init(from start: ImagePoint, to end: ImagePoint) {
    x = ExactNumber(end.x) - ExactNumber(start.x)
    y = ExactNumber(end.y) - ExactNumber(start.y)
  }

  init(x: Double, y: Double) {
    self.x = ExactNumber(x)
    self.y = ExactNumber(y)
  }

  func dot(_ other: ExactVector) -> ExactNumber { x * other.x + y * other.y }

  func cross(_ other: ExactVector) -> ExactNumber { x * other.y - y * other.x }

  var squaredLength: ExactNumber { dot(self) }
}
