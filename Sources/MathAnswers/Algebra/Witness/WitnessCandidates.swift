/// Small whole numbers for some variables, the simplest first.
struct WitnessCandidates: Sequence, IteratorProtocol {
  private static let values = [1, 2, 3, 0, -1, 4, 5, -2, 7, 10, -3, 6, -5, 9, 12, 20, -10]
  private static let count = 96

  private let variables: Int
  private var index = 0

  init(variables: Int) {
    self.variables = variables
  }

  mutating func next() -> [Int]? {
    guard index < (variables == 0 ? 1 : Self.count) else { return nil }
    defer { index += 1 }
    let values = Self.values
    return (0..<variables).map { variable in
      // Each variable goes through the values at a pace of its own.
      values[(index * (variable + 1) + index / values.count * variable) % values.count]
    }
  }
}
