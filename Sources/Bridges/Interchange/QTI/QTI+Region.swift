// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension QTI {
  /// A part of a picture, in its pixels.
  public struct Region: Hashable, Sendable {
    /// "circle", "rect", "poly", "ellipse" or "default".
    public let shape: String
    /// The numbers of the shape as they are written: `77,115,8`.
    public let coordinates: String

    init(_ element: QTIElement) {
      shape = element["shape"] ?? "default"
      coordinates = element["coords"] ?? ""
    }
  }
}

extension QTI.Region {
  /// Whether a point is in it; nil for a shape that cannot be read.
  ///
  /// The specification leaves the edge open: it belongs to rectangles and polygons but not to circles, as in qti-sdk.
  func contains(x: Rational, y: Rational) throws(ExactArithmeticError) -> Bool? {
    if shape == "default" { return true }
    let texts = coordinates.split { $0 == "," || $0.isWhitespace }
    let numbers = texts.compactMap { NumberAnswer.number($0) }
    guard numbers.count == texts.count else { return nil }
    switch (shape, numbers.count) {
    case ("rect", 4):
      return (numbers[0]...max(numbers[0], numbers[2])).contains(x)
        && (numbers[1]...max(numbers[1], numbers[3])).contains(y)
    case ("circle", 3):
      let (across, down) = (try x - numbers[0], try y - numbers[1])
      return try across * across + down * down < numbers[2] * numbers[2]
    case ("ellipse", 4):
      let (across, down) = (try x - numbers[0], try y - numbers[1])
      let (width, height) = (try numbers[2] * numbers[2], try numbers[3] * numbers[3])
      return try across * across * height + down * down * width < width * height
    case ("poly", 6...) where numbers.count.isMultiple(of: 2):
      let corners = stride(from: 0, to: numbers.count, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
      return try Self.polygon(corners, contains: (x, y))
    default: return nil
    }
  }

  /// Counts the edges that a ray to the right crosses; a point on an edge is inside.
  private static func polygon(
    _ corners: [(Rational, Rational)],
    contains point: (Rational, Rational)
  ) throws(ExactArithmeticError) -> Bool {
    var isInside = false
    for index in corners.indices {
      let (start, end) = (corners[index], corners[(index + 1) % corners.count])
      let (across, down) = (try end.0 - start.0, try end.1 - start.1)
      let side = try across * (point.1 - start.1) - down * (point.0 - start.0)
      if side.isZero, min(start.0, end.0) <= point.0, point.0 <= max(start.0, end.0),
        min(start.1, end.1) <= point.1, point.1 <= max(start.1, end.1)
      {
        return true
      }
      // The edge passes the height of the point, and does so to its right.
      if (start.1 > point.1) != (end.1 > point.1), side.isNegative == down.isNegative {
        isInside.toggle()
      }
    }
    return isInside
  }
}
