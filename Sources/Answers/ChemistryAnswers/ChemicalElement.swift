// SPDX-License-Identifier: Apache-2.0
internal import KnownLanguages
internal import LanguageFacts
public import LudusCore

/// A chemical element with its symbol, names and mass.
///
/// ```swift
/// let iron = ChemicalElement("Fe")
/// iron?.atomicNumber            // 26
/// iron?.name(in: .german)       // "Eisen"
/// iron?.atomicMass              // 55.845
/// ```
public struct ChemicalElement: Hashable, Sendable {
  /// The number of protons, from 1 to 118.
  public let atomicNumber: Int

  /// Creates the element with a number of protons, or nil when none is known.
  public init?(atomicNumber: Int) {
    guard (1...Self.rows.count).contains(atomicNumber) else { return nil }
    self.atomicNumber = atomicNumber
  }

  /// Creates the element of a symbol such as "Fe", or nil when there is none.
  public init?(_ symbol: String) {
    guard let number = Self.numbersBySymbol[symbol] else { return nil }
    atomicNumber = number
  }

  /// Creates the element of a name in any language that names are known in, whatever its case.
  init?(name: String) {
    guard let number = Self.numbersByName[name.lowercased()] else { return nil }
    atomicNumber = number
  }

  /// The symbol, such as "Fe".
  public var symbol: String { row.symbol }

  /// Returns the name in a language; in English when it is known in no nearer one.
  public func name(in language: Language) -> String {
    (Self.names[language.base] ?? Self.names[.english])?[atomicNumber - 1] ?? symbol
  }

  /// The mass of an atom in u, or of a mole in g/mol, to at most five figures.
  ///
  /// It is the standard atomic weight of IUPAC, abridged, of 2021. Elements that have none, because
  /// all their isotopes decay, have the mass number of a long-lived isotope.
  public var atomicMass: Double { Double(row.mass) ?? 0 }

  private var row: (symbol: String, mass: String) { Self.rows[atomicNumber - 1] }

  /// The names of all elements in the languages that have them.
  private static let names: [Language: [String]] = LanguageFacts.all.reduce(into: [:]) {
    let words = $1.elements.split(separator: " ").map(String.init)
    if words.count == rows.count { $0[$1.language] = words }
  }

  private static let numbersBySymbol = Dictionary(
    uniqueKeysWithValues: rows.enumerated().map { ($1.symbol, $0 + 1) }
  )

  private static let numbersByName = names.values.reduce(into: otherNames) { numbers, names in
    for (place, name) in names.enumerated() { numbers[name.lowercased()] = place + 1 }
  }
}

extension ChemicalElement: CustomStringConvertible {
  /// The symbol.
  public var description: String { symbol }
}

extension ChemicalElement {
  /// The elements in the order of their atomic numbers, with their masses.
  ///
  /// Source: IUPAC, standard atomic weights 2021 abridged to five figures (Pure and Applied
  /// Chemistry 94, 2022, 573), and for elements without one the mass number in brackets of the
  /// IUPAC periodic table of 4 May 2022.
  static let rows: [(symbol: String, mass: String)] = [
    ("H", "1.0080"),
    ("He", "4.0026"),
    ("Li", "6.94"),
    ("Be", "9.0122"),
    ("B", "10.81"),
    ("C", "12.011"),
    ("N", "14.007"),
    ("O", "15.999"),
    ("F", "18.998"),
    ("Ne", "20.180"),
    ("Na", "22.990"),
    ("Mg", "24.305"),
    ("Al", "26.982"),
    ("Si", "28.085"),
    ("P", "30.974"),
    ("S", "32.06"),
    ("Cl", "35.45"),
    ("Ar", "39.95"),
    ("K", "39.098"),
    ("Ca", "40.078"),
    ("Sc", "44.956"),
    ("Ti", "47.867"),
    ("V", "50.942"),
    ("Cr", "51.996"),
    ("Mn", "54.938"),
    ("Fe", "55.845"),
    ("Co", "58.933"),
    ("Ni", "58.693"),
    ("Cu", "63.546"),
    ("Zn", "65.38"),
    ("Ga", "69.723"),
    ("Ge", "72.630"),
    ("As", "74.922"),
    ("Se", "78.971"),
    ("Br", "79.904"),
    ("Kr", "83.798"),
    ("Rb", "85.468"),
    ("Sr", "87.62"),
    ("Y", "88.906"),
    ("Zr", "91.224"),
    ("Nb", "92.906"),
    ("Mo", "95.95"),
    ("Tc", "97"),
    ("Ru", "101.07"),
    ("Rh", "102.91"),
    ("Pd", "106.42"),
    ("Ag", "107.87"),
    ("Cd", "112.41"),
    ("In", "114.82"),
    ("Sn", "118.71"),
    ("Sb", "121.76"),
    ("Te", "127.60"),
    ("I", "126.90"),
    ("Xe", "131.29"),
    ("Cs", "132.91"),
    ("Ba", "137.33"),
    ("La", "138.91"),
    ("Ce", "140.12"),
    ("Pr", "140.91"),
    ("Nd", "144.24"),
    ("Pm", "145"),
    ("Sm", "150.36"),
    ("Eu", "151.96"),
    ("Gd", "157.25"),
    ("Tb", "158.93"),
    ("Dy", "162.50"),
    ("Ho", "164.93"),
    ("Er", "167.26"),
    ("Tm", "168.93"),
    ("Yb", "173.05"),
    ("Lu", "174.97"),
    ("Hf", "178.49"),
    ("Ta", "180.95"),
    ("W", "183.84"),
    ("Re", "186.21"),
    ("Os", "190.23"),
    ("Ir", "192.22"),
    ("Pt", "195.08"),
    ("Au", "196.97"),
    ("Hg", "200.59"),
    ("Tl", "204.38"),
    ("Pb", "207.2"),
    ("Bi", "208.98"),
    ("Po", "209"),
    ("At", "210"),
    ("Rn", "222"),
    ("Fr", "223"),
    ("Ra", "226"),
    ("Ac", "227"),
    ("Th", "232.04"),
    ("Pa", "231.04"),
    ("U", "238.03"),
    ("Np", "237"),
    ("Pu", "244"),
    ("Am", "243"),
    ("Cm", "247"),
    ("Bk", "247"),
    ("Cf", "251"),
    ("Es", "252"),
    ("Fm", "257"),
    ("Md", "258"),
    ("No", "259"),
    ("Lr", "262"),
    ("Rf", "267"),
    ("Db", "268"),
    ("Sg", "269"),
    ("Bh", "270"),
    ("Hs", "269"),
    ("Mt", "277"),
    ("Ds", "281"),
    ("Rg", "282"),
    ("Cn", "285"),
    ("Nh", "286"),
    ("Fl", "290"),
    ("Mc", "290"),
    ("Lv", "293"),
    ("Ts", "294"),
    ("Og", "294"),
  ]

  /// Other spellings of names that learners write.
  static let otherNames = [
    "aluminum": 13, "sulphur": 16, "cesium": 55, "jod": 53, "kobalt": 27, "kalzium": 20,
    "wismut": 83,
    "silizium": 14, "zäsium": 55,
  ]
}
