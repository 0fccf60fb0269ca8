/// A cell of the table of costs: how the beginnings of target and input up to it are read most cheaply.
struct UnitCell {
  /// What that costs.
  private(set) var cost: UInt32
  /// What sets the last unit apart in the two texts; empty for an equal letter.
  private(set) var phenomena: Phenomena = []
  /// The letters of the last unit in the target.
  private(set) var targetCount: UInt8 = 0
  /// The letters of the last unit in the input.
  private(set) var inputCount: UInt8 = 0

  /// Where every way begins.
  static let start = UnitCell(cost: 0)
  /// A cell to which no way has been offered.
  static let unreached = UnitCell(cost: .max)

  /// Takes a step from another cell if that is cheaper than what was offered before.
  @inline(__always)
  mutating func offer(
    from cell: UnitCell,
    _ step: (targetCount: Int, inputCount: Int),
    cost stepCost: Int,
    _ phenomena: Phenomena
  ) {
    let total = cell.cost &+ UInt32(truncatingIfNeeded: stepCost)
    guard total < cost else { return }
    cost = total
    self.phenomena = phenomena
    targetCount = UInt8(truncatingIfNeeded: step.targetCount)
    inputCount = UInt8(truncatingIfNeeded: step.inputCount)
  }
}

/// Calls a function with space for a table of cells.
///
/// The tables of words are small enough to lie on the stack.
@inline(__always)
func withUnitCells<Result>(_ count: Int, _ body: (inout MutableSpan<UnitCell>) -> Result) -> Result
{
  withUnsafeTemporaryAllocation(of: UnitCell.self, capacity: count) { cells in
    cells.initialize(repeating: .unreached)
    var span = cells.mutableSpan
    return body(&span)
  }
}
