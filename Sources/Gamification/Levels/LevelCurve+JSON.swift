internal import LudusCore

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
    return try Self(form())
  }
}
