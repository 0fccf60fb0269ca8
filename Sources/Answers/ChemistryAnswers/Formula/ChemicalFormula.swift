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
/// It reads every notation that ``ChemicalMatcher`` reads. Two formulae are equal if they show the
/// same atoms in the same groups and order with the same charge: "CH3COOH" is not "C2H4O2".
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
  /// - Parameter text: A formula such as "Al2(SO4)3", "SO₄²⁻" or "CuSO4*5H2O", without a
  ///   coefficient.
  /// - Throws: The reason it cannot be read, and its place; `description` says it in English.
  public init(_ text: String) throws(Verdict.ChemicalFault) {
    self = try ChemicalReader.formula(text)
  }

  /// The number of atoms of each element; fractions occur in hydrates such as CaSO₄·½H₂O.
  public var composition: [ChemicalElement: Fraction] {
    var composition: [ChemicalElement: Fraction] = [:]
    for (atom, count) in atoms {
      guard let element = atom.element else { continue }
      // Isotopes of an element are counted together; a sum too large to write was refused when it
      // was read.
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

/// A formula of a carbon compound as a chain of atoms with their hydrogen, as in CH3–CH2–OH.
///
/// It makes conventions comparable that a teacher takes for the same: "HOCH2CH3", "C2H5OH" and
/// "CH3CO2H" for "CH3CH2OH" and "CH3COOH". Anything that is not a chain stays as it is written.
struct CondensedFormula: Hashable, Sendable {
  /// An atom of the chain with its hydrogen, or a part that is not looked into.
  private struct Link: Hashable {
    let unit: FormulaUnit
    var hydrogens = 0
    /// The atoms of halogens, by their atomic numbers.
    var halogens: [Int: Int] = [:]
    /// Whether an atom of oxygen is bound twice.
    var hasOxygen = false

    var isCarbon: Bool { unit == .atom(carbon, count: 1) && !hasOxygen }

    var isCation: Bool {
      guard case .atom(let atom, _) = unit else { return false }
      return switch atom.number {
      case 7: hydrogens == 4
      case 3...4, 11...13, 19...31, 37...50, 55...84, 87...: true
      default: false
      }
    }

    var isSingleAtom: Bool {
      if case .atom(_, 1) = unit { true } else { false }
    }
  }

  /// The number of links that are read.
  private static let limit = 256

  private var links: [Link] = []
  /// The metal or the ammonium of a salt, which is not part of the chain.
  private var cation: Link?
  /// The detail in which the formula shows the structure.
  private(set) var style = Style.chain

  enum Style {
    /// Every atom of carbon is written by itself.
    case chain
    /// There are parts in brackets.
    case branched
    /// Atoms of carbon are only counted.
    case abbreviated
  }

  /// Reads a formula with carbon and hydrogen, or returns nil for another one.
  init?(_ formula: ChemicalFormula) {
    guard formula.parts.count == 1, formula.isOrganic else { return nil }
    var units = Self.unfolded(formula.parts[0].units)
    guard units.count <= Self.limit else { return nil }
    let hydrogens = Self.takeLeadingHydrogen(of: &units)
    let halogen = Self.takeLeadingHalogen(of: &units)
    for (index, unit) in units.enumerated() { add(unit, at: index, of: units) }
    if !links.isEmpty { links[0].hydrogens += hydrogens }
    if let halogen { links[0].halogens[halogen, default: 0] += 1 }
    takeCation()
  }

  private mutating func add(_ unit: FormulaUnit, at index: Int, of units: [FormulaUnit]) {
    let last = links.count - 1
    guard case .atom(let atom, let count) = unit else {
      if style == .chain { style = .branched }
      return links.append(Link(unit: unit))
    }
    if atom == Self.hydrogen, last >= 0, links[last].isSingleAtom {
      links[last].hydrogens += count
    } else if Self.halogens.contains(atom.number), last >= 0, links[last].isCarbon {
      links[last].halogens[atom.number, default: 0] += count
    } else if atom == Self.carbon, count == 2, units.hasHydrogens(5, at: index + 1) {
      // There is only one ethyl group; the hydrogen that follows makes up for what is taken here.
      let single = FormulaUnit.atom(atom, count: 1)
      links.append(Link(unit: single, hydrogens: index == 0 ? 3 : 2))
      links.append(Link(unit: single, hydrogens: index == 0 ? -3 : -2))
    } else {
      if atom == Self.carbon, count > 1 { style = .abbreviated }
      links.append(Link(unit: unit))
    }
  }

  /// Takes the metal of a salt away, which stands before its acid or behind it: NaCH3COO is
  /// CH3COONa.
  private mutating func takeCation() {
    guard links.count > 2 else { return }
    if links.first?.isCation == true {
      cation = links.removeFirst()
    } else if links.last?.isCation == true {
      cation = links.removeLast()
    }
  }

  /// Whether both are the same chain, read from one end or the other.
  func isSame(as other: CondensedFormula?) -> Bool {
    guard let other, cation == other.cation else { return false }
    return !directions.isDisjoint(with: other.directions)
  }

  /// The chain from both ends; one that begins as HOOC–CH3 has the oxygen of C=O before its carbon.
  private var directions: Set<[Link]> {
    var ways = [Self.joiningCarbonyls(links)]
    if !beginsWithCarbon { ways.append(Self.joiningCarbonyls(links.reversed())) }
    return Set(ways + ways.map { $0.reversed() })
  }

  /// The links with C and O as one where the carbon has bonds left: CH3COOCH3 is then CH3OCOCH3
  /// from the other end.
  private static func joiningCarbonyls(_ links: [Link]) -> [Link] {
    var joined: [Link] = []
    for link in links {
      if let last = joined.last, last.isCarbon, link == Link(unit: .atom(oxygen, count: 1)),
        last.hydrogens + last.halogens.values.reduce(0, +) + (joined.count > 1 ? 1 : 0) <= 2
      {
        joined[joined.count - 1].hasOxygen = true
      } else {
        joined.append(link)
      }
    }
    return joined
  }

  /// Whether the first link is an atom of carbon.
  var beginsWithCarbon: Bool { links.first?.isCarbon == true }

  private static let halogens: Set<Int> = [9, 17, 35, 53]
  private static let hydrogen = ChemicalAtom(number: 1)
  private static let carbon = ChemicalAtom(number: 6)
  private static let oxygen = ChemicalAtom(number: 8)

  /// The units with repeated links written out: (CH2)3, and CO2 for COO.
  private static func unfolded(_ units: [FormulaUnit]) -> [FormulaUnit] {
    var unfolded: [FormulaUnit] = []
    for unit in units {
      switch unit {
      case .group([.atom(carbon, count: 1), .atom(hydrogen, count: 2)], let count)
      where count <= limit:
        for _ in 0..<count { unfolded += [.atom(carbon, count: 1), .atom(hydrogen, count: 2)] }
      case .atom(oxygen, 2) where unfolded.last == .atom(carbon, count: 1):
        unfolded += [.atom(oxygen, count: 1), .atom(oxygen, count: 1)]
      default: unfolded.append(unit)
      }
    }
    return unfolded
  }

  /// Takes a halogen away that is written before its atom of carbon: BrCH2–CH3.
  private static func takeLeadingHalogen(of units: inout [FormulaUnit]) -> Int? {
    guard units.count > 2, case .atom(let atom, 1)? = units.first,
      halogens.contains(atom.number), units[1] == .atom(carbon, count: 1)
    else { return nil }
    units.removeFirst()
    return atom.number
  }

  /// Takes hydrogen away that is written before its atom: H3C–CH3, HO–CH3, H2N–CH3, HCHO.
  private static func takeLeadingHydrogen(of units: inout [FormulaUnit]) -> Int {
    guard case .atom(hydrogen, let count)? = units.first, units.count > 2,
      case .atom(let next, 1) = units[1]
    else { return 0 }
    let hasOtherCarbon = units.dropFirst(2).contains { unit in
      if case .atom(carbon, _) = unit { true } else { false }
    }
    let hasOwnHydrogen =
      if case .atom(hydrogen, _) = units[2] { true } else { false }
    guard hasOtherCarbon || (next == carbon && hasOwnHydrogen) else { return 0 }
    units.removeFirst()
    return count
  }
}

extension [FormulaUnit] {
  /// Whether so many atoms of hydrogen stand at an index.
  fileprivate func hasHydrogens(_ count: Int, at index: Int) -> Bool {
    guard indices.contains(index), case .atom(let atom, count) = self[index] else { return false }
    return atom.number == 1 && atom.mass == nil
  }
}
