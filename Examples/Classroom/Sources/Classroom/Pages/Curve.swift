import Foundation

/// Scores in percent in the order of time, as a line.
///
/// A list with the same figures stands below it.
struct Curve {
  let svg: String

  init(_ percents: [Int]) {
    let (width, height, left, top) = (600.0, 160.0, 44.0, 12.0)
    let step = percents.count > 1 ? (width - left - 12) / Double(percents.count - 1) : 0
    let points = percents.enumerated().map { index, percent in
      (x: left + Double(index) * step, y: top + (1 - Double(percent) / 100) * (height - 2 * top))
    }
    func number(_ value: Double) -> String { String(format: "%.1f", value) }
    let grid = [0, 50, 100].map { percent in
      let y = top + (1 - Double(percent) / 100) * (height - 2 * top)
      return """
        <line class="grid" x1="\(number(left))" x2="\(number(width))" y1="\(number(y))" y2="\(number(y))"/>\
        <text x="\(number(left - 6))" y="\(number(y + 4))" text-anchor="end">\(percent) %</text>
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
