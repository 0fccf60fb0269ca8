// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension LevelCurve.Form {
  /// The slowest growth is by a thousandth.
  private static let maximumDenominator = 1000

  var faults: [LocatedFault<RuleFault>] {
    switch self {
    case .linear(let step):
      RuleFault.faults([("step", step, 1...Int.max)])
    case .quadratic(let coefficient):
      RuleFault.faults([("coefficient", coefficient, 1...Int.max / 2)])
    case .exponential(let base, let growth):
      RuleFault.faults([("base", base, 1...Int.max)]) + Self.faults(ofGrowth: growth)
    case .geometric(let base, let growth, _):
      RuleFault.faults([("base", base, 1...Int.max)]) + Self.faults(ofClosedGrowth: growth)
    case .table(let thresholds, let growth):
      Self.faults(ofThresholds: thresholds) + Self.faults(ofGrowth: growth)
    }
  }

  private static func faults(ofGrowth growth: Fraction) -> [LocatedFault<RuleFault>] {
    guard growth < .one || growth.denominator > maximumDenominator else { return [] }
    let fault = RuleFault.growthOutOfRange(growth, maximumDenominator: maximumDenominator)
    return [LocatedFault(fault, at: ContentPlace().key("growth"))]
  }

  /// Within these bounds every power on the way fits into a `BigInteger`.
  private static func faults(ofClosedGrowth growth: Fraction) -> [LocatedFault<RuleFault>] {
    let smallest = (try? Fraction(51, 50)) ?? .one
    guard growth != .one, growth < smallest || growth.denominator > 100 else { return [] }
    let fault = RuleFault.malformed(
      "the growth \(growth), expected 1, or at least \(smallest) with a denominator of at most 100"
    )
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

extension LevelCurve.Form: JSONUnion {
  package static let cases: [JSONCase<Self, RuleFault>] = [
    JSONCase("linear", { .linear(step: $0) }, "step") {
      if case .linear(let step) = $0 { step } else { nil }
    },
    JSONCase("quadratic", { .quadratic(coefficient: $0) }, "coefficient") {
      if case .quadratic(let coefficient) = $0 { coefficient } else { nil }
    },
    JSONCase("exponential", { .exponential(base: $0, growth: $1) }, "base", "growth") {
      if case .exponential(let base, let growth) = $0 { (base, growth) } else { nil }
    },
    JSONCase(
      "geometric",
      take: { form -> (base: Int, growth: Fraction, rounding: RoundingRule)? in
        guard case .geometric(let base, let growth, let rounding) = form else { return nil }
        return (base, growth, rounding)
      },
      form: { record in
        let base = record.field("base", \.base)
        let growth = record.field("growth", \.growth)
        let rounding = record.field("rounding", \.rounding, default: .halfUp)
        return try .geometric(base: base(), growth: growth(), rounding: rounding())
      }
    ),
    JSONCase(
      "table",
      take: { form -> (thresholds: [Int], growth: Fraction)? in
        if case .table(let thresholds, let growth) = form { (thresholds, growth) } else { nil }
      },
      form: { record in
        let thresholds = record.field("thresholds", \.thresholds)
        let growth = record.field("growth", \.growth, default: .one)
        return try .table(thresholds(), growth: growth())
      }
    ),
  ]
}

extension LevelCurve: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let form = record.inline(\.form)
    let maximumLevel = record.field("maximumLevel", \.maximumLevel)
    return try Self(form(), maximumLevel: maximumLevel(or: nil))
  }
}
