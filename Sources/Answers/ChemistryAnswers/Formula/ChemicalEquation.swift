// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

/// The reactants, the products and the direction of a reaction.
struct ChemicalEquation: Hashable, Sendable {
  let left: [ChemicalTerm]
  let right: [ChemicalTerm]
  /// Never backward: the sides of an equation are exchanged then.
  let arrow: Arrow
  /// The first quantity that the two sides do not hold alike, or nil when the equation is balanced.
  let imbalance: Verdict.ChemicalMismatch?

  /// Adds the terms of each side.
  ///
  /// - Throws: An error when a sum is too large; that cannot be judged.
  init(left: [ChemicalTerm], right: [ChemicalTerm], arrow: Arrow) throws(FractionError) {
    let isBackward = arrow == .backward
    self.left = try Self.merged(isBackward ? right : left)
    self.right = try Self.merged(isBackward ? left : right)
    self.arrow = isBackward ? .forward : arrow
    imbalance = try Self.imbalance(self.left, self.right)
  }

  /// The terms with those of the same species in the same state added.
  private static func merged(_ terms: [ChemicalTerm]) throws(FractionError) -> [ChemicalTerm] {
    var merged: [ChemicalTerm] = []
    for term in terms {
      if let index = merged.firstIndex(where: {
        $0.formula == term.formula && $0.state == term.state
      }) {
        merged[index].coefficient = try merged[index].coefficient + term.coefficient
      } else {
        merged.append(term)
      }
    }
    return merged
  }

  /// Whether nothing but states differs between the sides, as when something melts.
  var changesOnlyStates: Bool {
    Set(left.map(\.formula)) == Set(right.map(\.formula))
  }
}

extension ChemicalEquation {
  private static func imbalance(
    _ left: [ChemicalTerm],
    _ right: [ChemicalTerm]
  ) throws(FractionError) -> Verdict.ChemicalMismatch? {
    let fault = try chemicalImbalance(left, right)
    // An equation is about nuclei when something in it has a mass number.
    let isNuclear = (left + right).contains { $0.formula.atoms.keys.contains { $0.mass != nil } }
    return fault != nil && isNuclear ? try nuclearImbalance(left, right) : fault
  }

  private static func chemicalImbalance(
    _ left: [ChemicalTerm],
    _ right: [ChemicalTerm]
  ) throws(FractionError) -> Verdict.ChemicalMismatch? {
    var elements: [Int] = []
    var sums: [Int: (left: Fraction, right: Fraction)] = [:]
    var charges = (left: Fraction(0), right: Fraction(0))
    for (term, isLeft) in left.map({ ($0, true) }) + right.map({ ($0, false) }) {
      let charge = try term.coefficient * Fraction(term.formula.charge)
      if isLeft {
        charges.left = try charges.left + charge
      } else {
        charges.right = try charges.right + charge
      }
      for (atom, count) in term.formula.atoms.sorted(by: { $0.key.number < $1.key.number })
      where atom.number > 0 {
        var sum = sums[atom.number] ?? (Fraction(0), Fraction(0))
        if sums[atom.number] == nil { elements.append(atom.number) }
        let more = try count * term.coefficient
        if isLeft { sum.left = try sum.left + more } else { sum.right = try sum.right + more }
        sums[atom.number] = sum
      }
    }
    for number in elements {
      guard let sum = sums[number], sum.left != sum.right else { continue }
      return .unbalanced(
        element: ChemicalAtom(number: number).symbol,
        left: sum.left.description,
        right: sum.right.description
      )
    }
    guard charges.left != charges.right else { return nil }
    return .unbalancedCharge(left: charges.left.signed, right: charges.right.signed)
  }

  /// The mass numbers, or the atomic numbers, that do not add up.
  private static func nuclearImbalance(
    _ left: [ChemicalTerm],
    _ right: [ChemicalTerm]
  ) throws(FractionError) -> Verdict.ChemicalMismatch? {
    let (before, after) = (try nucleons(in: left), try nucleons(in: right))
    if before.mass != after.mass {
      return .unbalancedNuclides(left: before.mass.description, right: after.mass.description)
    }
    guard before.charge != after.charge else { return nil }
    return .unbalancedNuclides(left: before.charge.description, right: after.charge.description)
  }

  private static func nucleons(
    in terms: [ChemicalTerm]
  ) throws(FractionError) -> (mass: Fraction, charge: Fraction) {
    var sum = (mass: Fraction(0), charge: Fraction(0))
    for term in terms {
      for (atom, count) in term.formula.atoms {
        let number = try term.coefficient * count
        // An electron or positron has its charge for an atomic number.
        let charge = atom.number < 0 ? term.formula.charge : atom.number
        sum.mass = try sum.mass + number * Fraction(atom.mass ?? 0)
        sum.charge = try sum.charge + number * Fraction(charge)
      }
    }
    return sum
  }
}

extension Fraction {
  /// The number with its sign, as charges are written: "+2", "-1", "0".
  fileprivate var signed: String { numerator > 0 ? "+\(self)" : description }
}
