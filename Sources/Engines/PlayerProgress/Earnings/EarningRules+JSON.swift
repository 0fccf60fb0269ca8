// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension EarningRules.Choice: JSONName {}
extension EarningRules.Combination: JSONName {}

extension EarningRules: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let rules = record.field("rules", \.rules, default: [])
    let choice = record.field("choice", \.choice, default: .first)
    let limits = record.field("limits", \.limits, default: [])
    let multipliers = record.field("multipliers", \.multipliers, default: [])
    let combination = record.field("combination", \.combination, default: .product)
    let rounding = record.field("rounding", \.rounding, default: .halfUp)
    // What can be read is checked despite what cannot.
    return try Self(
      rules(or: []),
      choice: choice(or: .first),
      limits: limits(or: []),
      multipliers: multipliers(or: []),
      combination: combination(or: .product),
      rounding: rounding(or: .halfUp)
    )
  }
}

extension EarningRules.Rule: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let id = record.field("id", \.id)
    let filter = record.field("of", \.filter, default: PlayerActivity.Filter())
    let points = record.field("points", \.points, default: 0)
    let perAmount = record.field("perAmount", \.perAmount, default: .zero)
    let limits = record.field("limits", \.limits, default: [])
    return try Self(
      id(),
      of: filter(),
      points: points(),
      perAmount: perAmount(),
      limits: limits()
    )
  }
}
