// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The numbers a + kp for all integers k, of several a and p: the solutions of trigonometric equations.
struct Progressions {
  private var parts: [(start: Double, period: Double)] = []
  /// The letter that stands for the integers.
  let letter: String
  private let unknown: String?
  /// Whether it is said that a letter stands for all integers, or seen by an unknown and π.
  let isPeriodic: Bool

  /// The letters that stand for integers unless others are named.
  static let usualNames: Set<String> = ["k", "n", "m", "l", "z"]
  /// The letters of unknowns, as opposed to those of formulas: S = (n − 2)π is one formula for each n.
  private static let unknowns: Set<String> = ["x", "y", "t", "phi", "theta", "alpha", "beta"]
  /// The parts that progressions of different periods are cut into at most.
  private static let maximumParts = 240

  init?(_ statement: Statement) {
    guard let (unknown, values) = statement.solutions(allowsIndices: true), !values.isEmpty else {
      return nil
    }
    let tree = statement.tree
    let names = values.reduce(into: Set<String>()) { $0.formUnion(tree.names(below: $1)) }
    guard names.count == 1, let name = names.first, let place = tree.names.firstIndex(of: name),
      statement.integerParameter.map({ $0 == name }) ?? Self.usualNames.contains(name)
    else { return nil }
    letter = name
    self.unknown = unknown
    isPeriodic =
      statement.integerParameter != nil
      || unknown.map(Self.unknowns.contains) == true && tree.nodes.contains { $0.operation == .pi }
    let exact = ExactValues(tree) { _ in nil }
    for value in values {
      let numbers = [0.0, 1, 2, -5].compactMap { integer -> Double? in
        var point = tree.names.map { _ in 0.5 }
        point[place] = integer
        var values: [Approximation?] = []
        tree.evaluate(
          at: point,
          places: Array(tree.names.indices),
          convention: .real,
          exact: exact,
          into: &values
        )
        guard let number = values[Int(value)], number.isReal, number.isInformative else {
          return nil
        }
        return number.real
      }
      guard numbers.count == 4 else { return nil }
      let period = numbers[1] - numbers[0]
      let isLinear = zip([2, -5], numbers[2...]).allSatisfy { factor, number in
        abs(numbers[0] + factor * period - number) <= 1e-10 * (abs(numbers[0]) + abs(period))
      }
      guard isLinear, abs(period) > 1e-6 else { return nil }
      parts.append((numbers[0], abs(period)))
    }
  }

  /// Whether both are the same numbers; nil where the periods have no common multiple that is small.
  func isSame(as other: Progressions) -> Bool? {
    guard unknown == nil || other.unknown == nil || unknown == other.unknown else { return false }
    let unit = parts[0].period
    var common = 1
    for part in parts + other.parts {
      guard let multiple = (1...60).first(where: { Self.isWhole(unit * Double($0) / part.period) })
      else { return nil }
      common = common / Int(UInt(common).greatestCommonDivisor(with: UInt(multiple))) * multiple
      guard common <= Self.maximumParts else { return nil }
    }
    let length = unit * Double(common)
    guard let own = starts(upTo: length), let others = other.starts(upTo: length) else {
      return nil
    }
    func isCovered(_ some: [Double], by all: [Double]) -> Bool {
      some.allSatisfy { start in all.contains { Self.isWhole((start - $0) / length) } }
    }
    return isCovered(own, by: others) && isCovered(others, by: own)
  }

  /// The numbers that begin progressions of one length.
  private func starts(upTo length: Double) -> [Double]? {
    let count = parts.reduce(0.0) { $0 + length / $1.period }
    guard count <= Double(Self.maximumParts) else { return nil }
    return parts.flatMap { start, period in
      (0..<Int((length / period).rounded())).map { start + Double($0) * period }
    }
  }

  private static func isWhole(_ number: Double) -> Bool {
    abs(number) < 1e6 && abs(number - number.rounded()) < 1e-9
  }
}
