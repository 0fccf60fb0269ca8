// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The atoms of a carbon compound other than hydrogen, and which of them are bound to one another.
///
/// It makes formulae comparable that show one molecule with its branches in front, behind or in
/// brackets: (CH3)2CHOH, CH3CHOHCH3 and CH3CH(OH)CH3. Rings and counted chains such as C4H9 show no
/// structure, and are not read.
struct MoleculeGraph {
  private struct Node {
    let atom: ChemicalAtom
    var hydrogens = 0
    /// The bonds that are left for other atoms.
    var free: Int
    var neighbors: [Int] = []
  }

  private var nodes: [Node] = []

  /// The most atoms that are read.
  private static let limit = 64

  /// Reads a formula with carbon and hydrogen, or returns nil when it shows none of this.
  init?(_ formula: ChemicalFormula) {
    guard formula.parts.count == 1, formula.parts[0].count == Fraction(1), formula.charge == 0,
      formula.isOrganic, !formula.isMolecular
    else { return nil }
    guard chain(formula.parts[0].units) != nil, nodes.allSatisfy({ $0.free >= 0 }) else {
      return nil
    }
  }

  /// Whether both are the same molecule.
  func isSame(as other: MoleculeGraph) -> Bool {
    nodes.count == other.nodes.count && canonical == other.canonical
  }

  /// The least of the texts of the tree from each of its atoms.
  private var canonical: String? {
    nodes.indices.map { text(from: $0, comingFrom: nil) }.min()
  }

  private func text(from index: Int, comingFrom parent: Int?) -> String {
    let node = nodes[index]
    let branches = node.neighbors.filter { $0 != parent }
      .map { text(from: $0, comingFrom: index) }.sorted()
    return "\(node.atom.number).\(node.atom.mass ?? 0)H\(node.hydrogens)(\(branches.joined()))"
  }

  // MARK: - Reading

  /// Reads units one after the other.
  ///
  /// - Parameters:
  ///   - units: The atoms and groups of a chain or branch.
  ///   - parent: The atom that the first one is bound to.
  /// - Returns: The atom at the end of the chain, or nil when the units are no chain.
  private mutating func chain(_ units: [FormulaUnit], boundTo parent: Int? = nil) -> Int? {
    var last: Int?
    /// The groups that stand before the atom that they are bound to.
    var waiting: [FormulaUnit] = []
    var rest = units
    rest.reverse()
    while let unit = rest.popLast() {
      guard nodes.count < Self.limit, rest.count <= 4 * Self.limit else { return nil }
      switch unit {
      case .atom(Self.hydrogen, let count):
        guard let last else {
          waiting.append(unit)
          continue
        }
        guard nodes[last].free >= count else { return nil }
        nodes[last].hydrogens += count
        nodes[last].free -= count
      case .atom(Self.carbon, 2) where Self.hydrogens(in: rest.last) == 5:
        // There is only one ethyl group, whose end is turned away from the rest.
        rest.removeLast()
        let ends = last == nil && parent == nil ? [3, 2] : [2, 3]
        for count in ends.reversed() {
          rest += [.atom(Self.hydrogen, count: count), .atom(Self.carbon, count: 1)]
        }
      case .atom(let atom, let count) where count > 1:
        // Both atoms of oxygen of an acid, and halogens: CO2H, CCl3.
        guard last != nil, count < 5, Self.valence(of: atom) == 1 || atom.number == 8 && count == 2
        else { return nil }
        rest += Array(repeating: .atom(atom, count: 1), count: count)
      case .atom(let atom, _):
        guard let next = add(atom) else { return nil }
        for unit in waiting {
          guard take(unit, at: next) else { return nil }
        }
        waiting = []
        let hydrogens = Self.hydrogens(in: rest.last)
        if hydrogens > 0 { rest.removeLast() }
        nodes[next].hydrogens += hydrogens
        nodes[next].free -= hydrogens
        guard let before = last.map(anchor) ?? parent else {
          last = next
          continue
        }
        guard bind(next, to: before) else { return nil }
        last = isEnd(next, of: before, isLast: rest.isEmpty) && last != nil ? before : next
      case .group(let inner, let count):
        guard count <= Self.limit else { return nil }
        if inner == Self.methylene, count > 1 {
          for _ in 0..<count { rest += inner.reversed() }
        } else if let current = last.map(anchor) {
          for _ in 0..<count {
            guard chain(inner, boundTo: current) != nil else { return nil }
          }
        } else {
          waiting.append(unit)
        }
      }
    }
    return waiting.isEmpty ? last : nil
  }

  /// Binds what stands before an atom to it.
  private mutating func take(_ unit: FormulaUnit, at node: Int) -> Bool {
    switch unit {
    case .atom(_, let count):
      nodes[node].hydrogens += count
      nodes[node].free -= count
    case .group(let inner, let count):
      for _ in 0..<count {
        guard let end = chain(inner), bind(end, to: node) else { return false }
      }
    }
    return nodes[node].free >= 0
  }

  private mutating func add(_ atom: ChemicalAtom) -> Int? {
    guard let valence = Self.valence(of: atom) else { return nil }
    nodes.append(Node(atom: atom, free: valence))
    return nodes.count - 1
  }

  private mutating func bind(_ node: Int, to other: Int) -> Bool {
    guard nodes[node].free > 0, nodes[other].free > 0 else { return false }
    nodes[node].free -= 1
    nodes[other].free -= 1
    nodes[node].neighbors.append(other)
    nodes[other].neighbors.append(node)
    return true
  }

  /// The atom that the next one is bound to: the last of the chain that has bonds left.
  private func anchor(for last: Int) -> Int {
    guard nodes[last].free == 0 else { return last }
    return nodes[last].neighbors.last { nodes[$0].free > 0 } ?? last
  }

  /// Whether the chain goes on from the atom before this one: it has no bonds left, or is an oxygen
  /// that carbon can bind twice.
  private mutating func isEnd(_ node: Int, of before: Int, isLast: Bool) -> Bool {
    guard nodes[node].free > 0 else { return true }
    guard nodes[node].atom.number == 8, nodes[before].atom.number == 6,
      nodes[before].free > (isLast ? 0 : 1)
    else { return false }
    nodes[node].free -= 1
    nodes[before].free -= 1
    return true
  }

  private static func hydrogens(in unit: FormulaUnit?) -> Int {
    if case .atom(hydrogen, let count)? = unit { count } else { 0 }
  }

  private static func valence(of atom: ChemicalAtom) -> Int? {
    switch atom.number {
    case 6, 14: 4
    case 7: 3
    case 8, 16: 2
    case 9, 17, 35, 53: 1
    default: nil
    }
  }

  private static let hydrogen = ChemicalAtom(number: 1)
  private static let carbon = ChemicalAtom(number: 6)
  private static let methylene: [FormulaUnit] = [
    .atom(carbon, count: 1), .atom(hydrogen, count: 2),
  ]
}
