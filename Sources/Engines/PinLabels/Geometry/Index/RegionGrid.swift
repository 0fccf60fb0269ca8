// SPDX-License-Identifier: Apache-2.0

/// The cells that a part of the plane is divided into.
struct RegionGrid {
  /// The part of the plane that has cells; all regions lie in it with a margin.
  let box: ImageRectangle
  let side: Int
  private let maxX, maxY: Double
  private let cellsPerX, cellsPerY: Double
  let cellWidth, cellHeight: Double
  /// By how much the borders of a cell may be wrong, because of rounding; more than that by far.
  let slack: Double

  /// Creates a grid of `side` times `side` cells.
  init(_ box: ImageRectangle, side: Int) {
    let reach = [box.x, box.y, box.maxX, box.maxY].map(\.magnitude).max() ?? 0
    // A box without an extent still needs cells with one.
    let margin = max(reach * 0x1p-40, 0x1p-20)
    self.box = box.grown(by: margin)
    self.side = side
    maxX = self.box.maxX
    maxY = self.box.maxY
    cellWidth = self.box.width / Double(side)
    cellHeight = self.box.height / Double(side)
    cellsPerX = Double(side) / self.box.width
    cellsPerY = Double(side) / self.box.height
    slack = max(cellWidth, cellHeight) * 0x1p-20 + reach * 0x1p-48
  }

  /// The cell that a point is in, or nil outside of all.
  @inline(__always)
  func cell(of point: ImagePoint) -> Int? {
    guard box.x <= point.x, point.x <= maxX, box.y <= point.y, point.y <= maxY else { return nil }
    return row(of: point.y) * side + column(of: point.x)
  }

  @inline(__always)
  func column(of x: Double) -> Int { index(of: (x - box.x) * cellsPerX) }

  @inline(__always)
  func row(of y: Double) -> Int { index(of: (y - box.y) * cellsPerY) }

  @inline(__always)
  private func index(of place: Double) -> Int {
    place >= Double(side) ? side - 1 : place > 0 ? Int(place) : 0
  }

  /// The columns or rows that may hold a point between two coordinates.
  func columns(from low: Double, to high: Double) -> ClosedRange<Int> {
    column(of: low - slack)...column(of: high + slack)
  }

  func rows(from low: Double, to high: Double) -> ClosedRange<Int> {
    row(of: low - slack)...row(of: high + slack)
  }

  /// A rectangle that holds all points of a cell.
  func outerRectangle(column: Int, row: Int) -> ImageRectangle {
    ImageRectangle(
      x: box.x + Double(column) * cellWidth,
      y: box.y + Double(row) * cellHeight,
      width: cellWidth,
      height: cellHeight
    ).grown(by: slack)
  }
}
