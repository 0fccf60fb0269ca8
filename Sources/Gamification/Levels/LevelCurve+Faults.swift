internal import LudusCore

extension LevelCurve.Form {
  /// The slowest growth is by a thousandth.
  private static let maximumDenominator = 1000

  var faults: [LocatedFault<RuleFault>] {
    switch self {
    case .linear(let step):
      Self.faults(of: step, in: 1...Int.max, at: "step")
    case .quadratic(let coefficient):
      Self.faults(of: coefficient, in: 1...Int.max / 2, at: "coefficient")
    case .exponential(let base, let growth):
      Self.faults(of: base, in: 1...Int.max, at: "base") + Self.faults(ofGrowth: growth)
    case .table(let thresholds, let growth):
      Self.faults(ofThresholds: thresholds) + Self.faults(ofGrowth: growth)
    }
  }

  private static func faults(
    of number: Int,
    in range: ClosedRange<Int>,
    at key: String
  ) -> [LocatedFault<RuleFault>] {
    guard !range.contains(number) else { return [] }
    return [LocatedFault(.outOfRange(number, expected: range), at: ContentPlace().key(key))]
  }

  private static func faults(ofGrowth growth: Fraction) -> [LocatedFault<RuleFault>] {
    guard growth < .one || growth.denominator > maximumDenominator else { return [] }
    let fault = RuleFault.growthOutOfRange(growth, maximumDenominator: maximumDenominator)
    return [LocatedFault(fault, at: ContentPlace().key("growth"))]
  }

  private static func faults(ofThresholds thresholds: [Int]) -> [LocatedFault<RuleFault>] {
    let place = ContentPlace().key("thresholds")
    var faults: [LocatedFault<RuleFault>] = []
    if thresholds.count < 2 {
      faults.append(LocatedFault(.tooFew(thresholds.count, expected: 2), at: place))
    }
    if let first = thresholds.first, first != 0 {
      faults.append(LocatedFault(.outOfRange(first, expected: 0...0), at: place.index(0)))
    }
    for (index, (before, threshold)) in zip(thresholds, thresholds.dropFirst()).enumerated()
    where threshold <= before {
      let fault = RuleFault.notIncreasing(threshold, after: before)
      faults.append(LocatedFault(fault, at: place.index(index + 1)))
    }
    return faults
  }
}
