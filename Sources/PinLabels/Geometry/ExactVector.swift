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

  init(x: ExactNumber, y: ExactNumber) {
    self.x = x
    self.y = y
  }

  static func - (left: ExactVector, right: ExactVector) -> ExactVector {
    ExactVector(x: left.x - right.x, y: left.y - right.y)
  }

  func dot(_ other: ExactVector) -> ExactNumber { x * other.x + y * other.y }

  func cross(_ other: ExactVector) -> ExactNumber { x * other.y - y * other.x }

  var squaredLength: ExactNumber { dot(self) }
}
