// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The outline of what a drawing shows, in the dots of Braille, of which a character has two by
/// four.
///
/// It is that of the first group of an SVG drawing, which has the largest shapes: lines with a
/// width, and paths of straight and quadratic pieces. A drawing without them has no outline.
struct Silhouette {
  private struct Shape {
    let points: [(x: Double, y: Double)]
    let reach: Double
    let isFilled: Bool
  }

  /// The size of the drawing.
  let width: Double
  let height: Double
  private let shapes: [Shape]

  /// Reads a drawing, or returns nil for a text that is none.
  init?(svg: String) {
    guard let box = svg.firstMatch(of: #/viewBox="0 0 ([0-9.]+) ([0-9.]+)"/#),
      let width = Double(box.1), let height = Double(box.2), width > 0, height > 0,
      let group = svg.firstMatch(of: #/<g [^>]*>(.*?)<\/g>/#.dotMatchesNewlines())
    else { return nil }
    self.width = width
    self.height = height
    shapes = group.1.matches(of: #/<(path|polyline) ([^>]*)>/#).compactMap { element in
      let attributes = element.2
      guard let stroke = attributes.firstMatch(of: #/stroke-width="([0-9.]+)"/#),
        let reach = Double(stroke.1)
      else { return nil }
      let points =
        attributes.firstMatch(of: #/points="([^"]*)"/#).map { Self.points(of: $0.1) }
        ?? attributes.firstMatch(of: #/\bd="([^"]*)"/#).map { Self.path($0.1) } ?? []
      return Shape(points: points, reach: reach / 2, isFilled: element.1 == "path")
    }
  }

  private static func points(of text: Substring) -> [(x: Double, y: Double)] {
    text.split(separator: " ").compactMap { pair in
      let numbers = pair.split(separator: ",").compactMap { Double($0) }
      return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }
  }

  /// The corners of a path of straight pieces; curves are cut into pieces.
  private static func path(_ text: Substring) -> [(x: Double, y: Double)] {
    var points: [(x: Double, y: Double)] = []
    for piece in text.matches(of: #/([MLQ])([^MLQZ]*)/#) {
      let numbers = piece.2.split(separator: " ").compactMap { Double($0) }
      if piece.1 == "Q", numbers.count == 4, let start = points.last {
        for step in 1...8 {
          let (far, near) = (Double(step) / 8, 1 - Double(step) / 8)
          let (a, b, c) = (near * near, 2 * far * near, far * far)
          points.append(
            (
              a * start.x + b * numbers[0] + c * numbers[2],
              a * start.y + b * numbers[1] + c * numbers[3]
            )
          )
        }
      } else if numbers.count == 2 {
        points.append((numbers[0], numbers[1]))
      }
    }
    return points
  }

  /// The characters of the outline in some rows, in as many columns as keep its proportions.
  func lines(rows: Int) -> [[Character]] {
    let step = height / Double(4 * rows)
    let columns = Int((width / step / 2).rounded(.up))
    let inside = (0..<4 * rows).map { y in
      (0..<2 * columns).map { x in isInside((Double(x) + 0.5) * step, (Double(y) + 0.5) * step) }
    }
    func isEdge(_ x: Int, _ y: Int) -> Bool {
      guard inside[y][x] else { return false }
      return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)].contains { x, y in
        !inside.indices.contains(y) || !inside[y].indices.contains(x) || !inside[y][x]
      }
    }
    // The dots of a character by their bits.
    let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    return (0..<rows).map { row in
      (0..<columns).map { column in
        var dots: UInt32 = 0
        for y in 0..<4 {
          for x in 0..<2 where isEdge(2 * column + x, 4 * row + y) { dots |= bits[y][x] }
        }
        return dots == 0 ? " " : Unicode.Scalar(0x2800 + dots).map { Character($0) } ?? " "
      }
    }
  }

  private func isInside(_ x: Double, _ y: Double) -> Bool {
    shapes.contains { shape in
      let sides = zip(shape.points, shape.points.dropFirst())
      if sides.contains(where: { Self.distance(x, y, $0, $1) <= shape.reach }) { return true }
      guard shape.isFilled, let first = shape.points.first, let last = shape.points.last else {
        return false
      }
      // A ray from a point inside leaves the shape an odd number of times.
      let all = Array(sides) + [(last, first)]
      return all.count { a, b in
        (a.y > y) != (b.y > y) && x < (b.x - a.x) * (y - a.y) / (b.y - a.y) + a.x
      } % 2 == 1
    }
  }

  private static func distance(
    _ x: Double,
    _ y: Double,
    _ a: (x: Double, y: Double),
    _ b: (x: Double, y: Double)
  ) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = dx * dx + dy * dy
    let along = length > 0 ? ((x - a.x) * dx + (y - a.y) * dy) / length : 0
    let part = min(max(along, 0), 1)
    return hypot(x - a.x - part * dx, y - a.y - part * dy)
  }
}
