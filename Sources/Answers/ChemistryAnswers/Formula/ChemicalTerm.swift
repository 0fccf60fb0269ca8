// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// A species of an equation with its coefficient and state.
struct ChemicalTerm: Hashable, Sendable {
  var coefficient: Fraction
  let formula: ChemicalFormula
  let state: ChemicalState?

  /// The species with its state, without the coefficient.
  var name: String { formula.description + (state.map { "(\($0.rawValue))" } ?? "") }
}

/// The state of a species.
enum ChemicalState: String, Hashable, Sendable {
  case solid = "s"
  case liquid = "l"
  case gas = "g"
  case dissolved = "aq"

  /// Creates the state of a symbol, that of German textbooks too.
  init?(symbol: String) {
    switch symbol {
    case "s", "f", "cr": self = .solid
    case "l", "fl": self = .liquid
    case "g": self = .gas
    case "aq": self = .dissolved
    default: return nil
    }
  }
}
