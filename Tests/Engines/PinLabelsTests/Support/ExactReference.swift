// SPDX-License-Identifier: Apache-2.0
import LudusCore
import PinLabels

/// Where points are, calculated with whole numbers: by winding numbers, where the module counts
/// crossings.
struct ExactReference {
  /// The power of two that makes all coordinates whole; with 0 they are small numbers.
  var power = 0

  func cross(_ a: ImagePoint, _ b: ImagePoint, _ c: ImagePoint) -> Int {
    if power == 0 {
      let (abX, abY, acX, acY) = (Int(b.x - a.x), Int(b.y - a.y), Int(c.x - a.x), Int(c.y - a.y))
      return (abX * acY - abY * acX).signum()
    }
    let (ab, ac) = (vector(a, b), vector(a, c))
    return (ab.x * ac.y - ab.y * ac.x).sign
  }

  func isOn(_ point: ImagePoint, _ a: ImagePoint, _ b: ImagePoint) -> Bool {
    guard cross(a, b, point) == 0 else { return false }
    if power == 0 {
      let (x, y) = (
        Int(a.x - point.x) * Int(b.x - point.x), Int(a.y - point.y) * Int(b.y - point.y)
      )
      return x + y <= 0
    }
    let (toA, toB) = (vector(point, a), vector(point, b))
    return (toA.x * toB.x + toA.y * toB.y).sign <= 0
  }

  func isOnBorder(_ point: ImagePoint, of ring: [ImagePoint]) -> Bool {
    edges(of: ring).contains { isOn(point, $0, $1) }
  }

  /// Whether a point is in a simple polygon or on its border.
  func contains(_ point: ImagePoint, in ring: [ImagePoint]) -> Bool {
    if isOnBorder(point, of: ring) { return true }
    var windings = 0
    for (a, b) in edges(of: ring) {
      if a.y <= point.y, b.y > point.y, cross(a, b, point) > 0 { windings += 1 }
      if a.y > point.y, b.y <= point.y, cross(a, b, point) < 0 { windings -= 1 }
    }
    return windings != 0
  }

  /// Whether a point is within a distance of a line between two points.
  func isWithin(_ distance: Double, of a: ImagePoint, _ b: ImagePoint, _ point: ImagePoint) -> Bool
  {
    let (line, toPoint, fromEnd) = (vector(a, b), vector(a, point), vector(b, point))
    let reach = WholeNumber(distance, timesTwoToThe: power)
    func dot(_ u: (x: WholeNumber, y: WholeNumber), _ v: (x: WholeNumber, y: WholeNumber))
      -> WholeNumber
    { u.x * v.x + u.y * v.y }
    if dot(line, toPoint).sign <= 0 { return (dot(toPoint, toPoint) - reach * reach).sign <= 0 }
    if dot(line, fromEnd).sign >= 0 { return (dot(fromEnd, fromEnd) - reach * reach).sign <= 0 }
    let area = line.x * toPoint.y - line.y * toPoint.x
    return (area * area - reach * reach * dot(line, line)).sign <= 0
  }

  func edges(of ring: [ImagePoint]) -> [(ImagePoint, ImagePoint)] {
    Array(zip(ring, ring.dropFirst() + ring.prefix(1)))
  }

  private func vector(_ a: ImagePoint, _ b: ImagePoint) -> (x: WholeNumber, y: WholeNumber) {
    func whole(_ number: Double) -> WholeNumber { WholeNumber(number, timesTwoToThe: power) }
    return (whole(b.x) - whole(a.x), whole(b.y) - whole(a.y))
  }
}

extension ImagePoint {
  init(_ x: Double, _ y: Double) {
    self.init(x: x, y: y)
  }
}

extension SeededGenerator {
  /// A number of a lattice from -range to range.
  mutating func drawCoordinate(_ range: Int, step: Double = 1) -> Double {
    Double(draw(below: 2 * range + 1) - range) * step
  }

  /// A number from 0 to 1 with all its bits drawn.
  mutating func drawUnit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// An upright box with even corners, any way round and beginning anywhere.
  mutating func drawBox() -> [ImagePoint] {
    let (x, y) = (drawCoordinate(10, step: 2), drawCoordinate(10, step: 2))
    let (width, height) = (Double(2 + 2 * draw(below: 8)), Double(2 + 2 * draw(below: 8)))
    let box = [
      ImagePoint(x, y), ImagePoint(x + width, y), ImagePoint(x + width, y + height),
      ImagePoint(x, y + height),
    ]
    return rotatedAndPerhapsReversed(box)
  }

  /// A polygon with even corners whose corners are in order around (0, 0), so that no edges cross.
  mutating func drawStar(step: Double = 2) -> [ImagePoint] {
    var corners = [ImagePoint(8 * step, 0), ImagePoint(-5 * step, 7 * step)]
    corners.append(ImagePoint(-5 * step, -7 * step))
    for _ in 0..<draw(below: 9) {
      let corner = ImagePoint(drawCoordinate(9, step: step), drawCoordinate(9, step: step))
      let isNew = corners.allSatisfy { other in
        corner.x * other.y != corner.y * other.x || corner.x * other.x + corner.y * other.y < 0
      }
      if isNew, corner != ImagePoint(0, 0) { corners.append(corner) }
    }
    func half(_ point: ImagePoint) -> Int { point.y > 0 || point.y == 0 && point.x > 0 ? 0 : 1 }
    corners.sort { a, b in
      half(a) != half(b) ? half(a) < half(b) : a.x * b.y - a.y * b.x > 0
    }
    return rotatedAndPerhapsReversed(corners)
  }

  private mutating func rotatedAndPerhapsReversed(_ ring: [ImagePoint]) -> [ImagePoint] {
    let start = draw(below: ring.count)
    let turned = Array(ring[start...] + ring[..<start])
    return draw(below: 2) == 0 ? turned : turned.reversed()
  }
}
