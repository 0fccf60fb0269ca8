// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// An atom of an element or of an isotope, or a particle of nuclear equations.
struct ChemicalAtom: Hashable, Sendable {
  /// The number of protons; 0 for the neutron and for gamma rays, -1 for the electron.
  let number: Int
  /// The mass number where it is written.
  var mass: Int?

  init(number: Int, mass: Int? = nil) {
    self.number = number
    self.mass = mass
  }

  static let electron = ChemicalAtom(number: -1, mass: nil)
  static let neutron = ChemicalAtom(number: 0, mass: 1)
  static let gamma = ChemicalAtom(number: 0, mass: 0)

  var element: ChemicalElement? { ChemicalElement(atomicNumber: number) }

  var symbol: String { element?.symbol ?? (number < 0 ? "e" : mass == 0 ? "γ" : "n") }
}

/// A part of a formula with the number of times that it occurs.
indirect enum FormulaUnit: Hashable, Sendable {
  case atom(ChemicalAtom, count: Int)
  case group([FormulaUnit], count: Int)

  var count: Int {
    switch self {
    case .atom(_, let count), .group(_, let count): count
    }
  }

  /// The unit without brackets that make no difference.
  var simplified: [FormulaUnit] {
    guard case .group(let units, let count) = self else { return [self] }
    let inner = units.flatMap(\.simplified)
    if count == 1 { return inner }
    // "(O)2" is "O2".
    if inner.count == 1, case .atom(let atom, 1)? = inner.first {
      return [.atom(atom, count: count)]
    }
    return [.group(inner, count: count)]
  }

  /// The unit as it is printed, with lowered digits.
  var text: String {
    let number = count == 1 ? "" : "\(count)".lowered
    return switch self {
    case .atom(let atom, _):
      (atom.number > 0 ? atom.mass.map { "\($0)".raised } ?? "" : "") + atom.symbol + number
    case .group(let units, _): "(" + units.map(\.text).joined() + ")" + number
    }
  }

  /// Adds the atoms to those of a composition.
  func add(to atoms: inout [ChemicalAtom: Fraction], times factor: Fraction) throws(FractionError) {
    let factor = try factor * Fraction(count)
    switch self {
    case .atom(let atom, _): atoms[atom] = try (atoms[atom] ?? Fraction(0)) + factor
    case .group(let units, _): for unit in units { try unit.add(to: &atoms, times: factor) }
    }
  }
}

extension String {
  /// The digits and signs of a charge or mass number, raised.
  var raised: String { replaced(by: ChemicalSigns.raised) }

  /// Digits, lowered.
  var lowered: String { replaced(by: ChemicalSigns.lowered) }

  private func replaced(by small: [Unicode.Scalar: Unicode.Scalar]) -> String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      text.append(small.first { $0.value == scalar }?.key ?? scalar)
    }
    return String(text)
  }
}
