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
  /// It is the standard atomic weight of IUPAC, abridged, of 2021. Elements that have none, because all their
  /// isotopes decay, have the mass number of a long-lived isotope.
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
