// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

/// The relation between a formula of an answer and the accepted one.
enum FormulaRelation: Hashable, Sendable {
  /// Both say the same.
  case same
  /// A teacher would ask for another notation.
  case open(Verdict.ChemicalFault.Reason)
  case different(Verdict.ChemicalMismatch)

  init(_ answer: ChemicalFormula, _ expected: ChemicalFormula, compares: ChemicalMatcher.Comparison)
  {
    if answer == expected {
      self = .same
    } else if answer.atoms != expected.atoms {
      self = .different(Self.difference(answer, expected))
    } else if answer.charge != expected.charge {
      self = .different(
        .charge(
          of: expected.description,
          written: ChemicalFormula.text(charge: answer.charge),
          expected: ChemicalFormula.text(charge: expected.charge)
        )
      )
    } else if compares == .composition {
      self = .same
    } else {
      self = Self.relation(ofSameAtoms: answer, expected)
    }
  }

  /// Compares two formulae with the same atoms and charge in different groups or order.
  private static func relation(
    ofSameAtoms answer: ChemicalFormula,
    _ expected: ChemicalFormula
  ) -> FormulaRelation {
    if Set(answer.parts) == Set(expected.parts) {
      // The order of several oxides or waters says nothing, but the salt comes first.
      return answer.parts[0] == expected.parts[0] ? .same : .open(.order)
    }
    guard answer.parts.count == 1, expected.parts.count == 1 else {
      return answer.parts.count == expected.parts.count
        ? .different(.structure)
        : answer.isMolecular ? .different(.structure) : .open(.otherNotation)
    }
    if CondensedFormula(answer)?.isSame(as: CondensedFormula(expected)) == true { return .same }
    if let molecule = MoleculeGraph(answer), let other = MoleculeGraph(expected),
      molecule.isSame(as: other)
    {
      return .same
    }
    if answer.isMolecular || !expected.isOrganic,
      answer.parts[0].units.sortedDeeply == expected.parts[0].units.sortedDeeply
    {
      return .open(.order)
    }
    if expected.isMolecular { return .open(.detailed) }
    guard expected.isOrganic else { return .different(.structure) }
    guard let first = CondensedFormula(answer), let second = CondensedFormula(expected) else {
      return .open(.otherNotation)
    }
    return switch (first.style, second.style) {
    // Two chains that are spelled out from carbon on and differ are isomers.
    case (.chain, .chain) where first.beginsWithCarbon && second.beginsWithCarbon:
      .different(.structure)
    case (.abbreviated, .chain), (.abbreviated, .branched):
      .different(.structure)
    case (.abbreviated, .abbreviated) where answer.isMolecular: .different(.structure)
    // Branches and abbreviations can be written in several ways.
    default: .open(.otherNotation)
    }
  }

  /// Says what differs between formulae with different atoms.
  private static func difference(
    _ answer: ChemicalFormula,
    _ expected: ChemicalFormula
  ) -> Verdict.ChemicalMismatch {
    if let part = partDifference(answer, expected) { return part }
    let (written, right) = (answer.composition, expected.composition)
    if written == right {
      return massDifference(answer, expected)
    }
    let elements = Set(written.keys).union(right.keys).sorted { $0.atomicNumber < $1.atomicNumber }
    let missing = elements.filter { written[$0] == nil }
    let needless = elements.filter { right[$0] == nil }
    if let missing = missing.first, let needless = needless.first {
      return written.count == 1 && right.count == 1
        ? .replaced(written: answer.description, expected: expected.description)
        : .replaced(written: needless.symbol, expected: missing.symbol)
    }
    if let missing = missing.first { return .missing(missing.symbol) }
    if let needless = needless.first { return .needless(needless.symbol) }
    for element in elements where written[element] != right[element] {
      return .count(
        of: element.symbol,
        written: written[element]?.description ?? "0",
        expected: right[element]?.description ?? "0"
      )
    }
    // Particles have no elements.
    return .replaced(written: answer.description, expected: expected.description)
  }

  /// Says which water, or other part of a hydrate, is missing, too much or another one.
  private static func partDifference(
    _ answer: ChemicalFormula,
    _ expected: ChemicalFormula
  ) -> Verdict.ChemicalMismatch? {
    guard answer.parts[0] == expected.parts[0] else { return nil }
    let missing = expected.parts.dropFirst().first { !answer.parts.contains($0) }
    let needless = answer.parts.dropFirst().first { !expected.parts.contains($0) }
    return switch (needless, missing) {
    case (let needless?, let missing?): .replaced(written: needless.text, expected: missing.text)
    case (let needless?, nil): .needless(needless.text)
    case (nil, let missing?): .missing(missing.text)
    case (nil, nil): nil
    }
  }

  private static func massDifference(
    _ answer: ChemicalFormula,
    _ expected: ChemicalFormula
  ) -> Verdict.ChemicalMismatch {
    func masses(_ formula: ChemicalFormula, _ other: ChemicalFormula) -> String {
      let own = formula.atoms.keys.filter { formula.atoms[$0] != other.atoms[$0] }
      return own.compactMap(\.mass).sorted().first.map { "\($0)" } ?? ""
    }
    let (written, right) = (masses(answer, expected), masses(expected, answer))
    return written == right
      ? .replaced(written: answer.description, expected: expected.description)
      : .massNumber(written: written, expected: right)
  }
}

extension ChemicalFormula.Part {
  /// The part as it is printed, with its coefficient.
  var text: String {
    (count == Fraction(1) ? "" : "\(count) ") + units.map(\.text).joined()
  }
}

extension ChemicalFormula {
  /// Whether each element occurs once and nothing is in brackets, so that no structure is shown.
  var isMolecular: Bool {
    guard parts.count == 1 else { return false }
    var seen: Set<ChemicalAtom> = []
    return parts[0].units.allSatisfy { unit in
      if case .atom(let atom, _) = unit { seen.insert(atom).inserted } else { false }
    }
  }

  /// Whether it has carbon and hydrogen.
  var isOrganic: Bool { count(of: "C") > 0 && count(of: "H") > 0 }
}

extension [FormulaUnit] {
  /// The units in an order that does not depend on how they are written.
  fileprivate var sortedDeeply: [String] {
    map { unit in
      switch unit {
      case .atom: unit.text
      case .group(let units, let count): "(\(units.sortedDeeply.joined(separator: " ")))\(count)"
      }
    }.sorted()
  }
}
