// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
public import LudusCore

/// The formula of a substance, an ion or an isotope, with its composition and molar mass.
///
/// ```swift
/// let vitriol = try ChemicalFormula("CuSO4·5H2O")
/// vitriol.molarMass               // 249.677
/// vitriol.count(of: "O")          // 9
/// try ChemicalFormula("SO4^2-").charge   // -2
/// ```
///
/// It reads every notation that ``ChemicalMatcher`` reads. Two formulae are equal if they show the same atoms in the
/// same groups and order with the same charge: "CH3COOH" is not "C2H4O2".
public struct ChemicalFormula: Hashable, Sendable {
  /// A molecule or unit, and how often it occurs: the salt of a hydrate, and its water.
  struct Part: Hashable, Sendable {
    var count: Fraction
    var units: [FormulaUnit]
  }

  /// The charge in elementary charges, positive or negative.
  public let charge: Int
  /// The parts, of which hydrates have several.
  let parts: [Part]
  /// The atoms of all parts.
  let atoms: [ChemicalAtom: Fraction]

  init(parts: [Part], charge: Int) throws(FractionError) {
    self.parts = parts.map { Part(count: $0.count, units: $0.units.flatMap(\.simplified)) }
    self.charge = charge
    var atoms: [ChemicalAtom: Fraction] = [:]
    for part in parts {
      for unit in part.units { try unit.add(to: &atoms, times: part.count) }
    }
    self.atoms = atoms
  }

  /// Reads a formula.
  ///
  /// - Parameter text: A formula such as "Al2(SO4)3", "SO₄²⁻" or "CuSO4*5H2O", without a coefficient.
  /// - Throws: Where and why it cannot be read; `description` says it in English.
  public init(_ text: String) throws(Verdict.ChemicalFault) {
    self = try ChemicalReader.formula(text)
  }

  /// How many atoms of each element there are; fractions occur in hydrates such as CaSO₄·½H₂O.
  public var composition: [ChemicalElement: Fraction] {
    var composition: [ChemicalElement: Fraction] = [:]
    for (atom, count) in atoms {
      guard let element = atom.element else { continue }
      // Isotopes of an element are counted together; a sum too large to write was refused when it was read.
      composition[element] = (try? (composition[element] ?? Fraction(0)) + count) ?? count
    }
    return composition
  }

  /// Returns how many atoms there are of the element with a symbol; 0 when there are none.
  public func count(of symbol: String) -> Double {
    guard let element = ChemicalElement(symbol), let count = composition[element] else { return 0 }
    return Double(count)
  }

  /// The mass of a mole in g/mol, by the abridged standard atomic weights of IUPAC.
  ///
  /// An atom with a mass number counts with that number.
  public var molarMass: Double {
    // The order of a dictionary must not decide how a sum is rounded.
    let sorted = atoms.sorted {
      ($0.key.number, $0.key.mass ?? 0) < ($1.key.number, $1.key.mass ?? 0)
    }
    return sorted.reduce(0) { sum, entry in
      let mass = entry.key.mass.map(Double.init) ?? entry.key.element?.atomicMass ?? 0
      return sum + mass * Double(entry.value)
    }
  }
}

extension ChemicalFormula: CustomStringConvertible {
  /// The formula as it is printed, as in "SO₄²⁻" and "CuSO₄·5H₂O".
  public var description: String {
    let body = parts.map { part in
      (part.count == Fraction(1) ? "" : part.count.description) + part.units.map(\.text).joined()
    }.joined(separator: "·")
    guard charge != 0 else { return body }
    return body + Self.text(charge: charge).raised
  }

  /// A charge as it is written: "2+", "-", and "0" for none.
  static func text(charge: Int) -> String {
    guard charge != 0 else { return "0" }
    return (charge.magnitude == 1 ? "" : "\(charge.magnitude)") + (charge > 0 ? "+" : "-")
  }
}
