// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Numbers in the order of time, as a line: percents, or points up to the most that there are.
///
/// A list with the same figures stands below it.
struct Curve {
  let svg: String

  init(_ values: [Int], unit: String = " %") {
    let top = unit.isEmpty ? max(values.max() ?? 0, 1) : 100
    let (width, height, left, edge) = (600.0, 170.0, 70.0, 16.0)
    func y(_ value: Int) -> Double {
      edge + (1 - Double(max(value, 0)) / Double(top)) * (height - 2 * edge)
    }
    let step = values.count > 1 ? (width - left - 12) / Double(values.count - 1) : 0
    let points = values.enumerated().map { index, value in
      (x: left + Double(index) * step, y: y(value))
    }
    func number(_ value: Double) -> String { String(format: "%.1f", value) }
    let grid = [0, top / 2, top].map { value in
      let y = y(value)
      return """
        <line class="grid" x1="\(number(left))" x2="\(number(width))" y1="\(number(y))" y2="\(number(y))"/>\
        <text x="\(number(left - 6))" y="\(number(y + 7))" text-anchor="end">\(value)\(unit)</text>
        """
    }
    let path = points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
    let dots = points.map {
      "<circle class=\"dot\" cx=\"\(number($0.x))\" cy=\"\(number($0.y))\" r=\"4\"/>"
    }
    svg = """
      <svg class="plot" viewBox="0 0 \(Int(width)) \(Int(height))" aria-hidden="true">\
      \(grid.joined())<polyline class="line" points="\(path)"/>\(dots.joined())</svg>
      """
  }
}
