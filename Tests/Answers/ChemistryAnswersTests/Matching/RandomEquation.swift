// SPDX-License-Identifier: Apache-2.0
import LudusCore

/// A balanced equation that is not written yet, with its own bookkeeping of atoms and charges.
struct RandomEquation {
  struct Species: Hashable {
    indirect enum Piece: Hashable {
      case atom(String, Int)
      case group([Piece], Int)
    }

    var pieces: [Piece]
    var water = 0
    var charge = 0
    var state = ""

    /// The atoms, counted in the plainest way.
    var atoms: [String: Int] {
      var atoms: [String: Int] = [:]
      func add(_ pieces: [Piece], _ factor: Int) {
        for piece in pieces {
          switch piece {
          case .atom(let symbol, let count): atoms[symbol, default: 0] += factor * count
          case .group(let inner, let count): add(inner, factor * count)
          }
        }
      }
      add(pieces, 1)
      if water > 0 { add([.atom("H", 2), .atom("O", 1)], water) }
      return atoms
    }
  }

  /// A species with twice its coefficient, so that halves are whole.
  typealias Term = (halves: Int, species: Species)

  var left: [Term]
  var right: [Term]
  var arrow: String

  init(using generator: inout SeededGenerator) {
    var products: [Species] = []
    for _ in 0..<(1 + generator.draw(below: 3)) {
      let species = Species.random(using: &generator)
      if !products.contains(where: { $0.looksLike(species) }) { products.append(species) }
    }
    right = products.map { species in
      (generator.draw(below: 6) == 0 ? 1 : 2 * (1 + generator.draw(below: 12)), species)
    }
    // The elements themselves and electrons make the other side; no product is one of them.
    var needed: [String: Int] = [:]
    var charge = 0
    for term in right {
      for (symbol, count) in term.species.atoms {
        needed[symbol, default: 0] += term.halves * count
      }
      charge += term.halves * term.species.charge
    }
    left = needed.sorted { $0.key < $1.key }.map { symbol, halves in
      halves % 2 == 0 && generator.draw(below: 2) == 0
        ? (halves / 2, Species(pieces: [.atom(symbol, 2)]))
        : (halves, Species(pieces: [.atom(symbol, 1)]))
    }
    let electrons = Species(pieces: [.atom("e", 1)], charge: -1)
    if charge > 0 { right.append((charge, electrons)) }
    if charge < 0 { left.append((-charge, electrons)) }
    left = generator.shuffled(left)
    right = generator.shuffled(right)
    if generator.draw(below: 2) == 0 { swap(&left, &right) }
    arrow = generator.draw(below: 3) == 0 ? "<=>" : "->"
  }

  /// How often each element, and "e" for the charge, occurs on a side, times two.
  static func sums(of terms: [Term]) -> [String: Int] {
    var sums: [String: Int] = [:]
    for term in terms {
      for (symbol, count) in term.species.atoms where symbol != "e" {
        sums[symbol, default: 0] += term.halves * count
      }
      sums["e", default: 0] += term.halves * term.species.charge
    }
    return sums
  }
}

extension RandomEquation.Species {
  private static let symbols = [
    "H", "C", "N", "O", "F", "Na", "Mg", "Al", "Si", "P", "S", "Cl", "K", "Ca", "Fe", "Cu", "Zn",
    "Br",
    "Ag", "I", "Ba", "Pb", "Mn", "Cr",
  ]

  /// A compound of two or three elements, perhaps with a group, a charge or water.
  static func random(using generator: inout SeededGenerator) -> Self {
    let symbols = generator.shuffled(Self.symbols)
    func count(_ generator: inout SeededGenerator) -> Int {
      generator.draw(below: 2) == 0 ? 1 : 1 + generator.draw(below: 12)
    }
    var pieces = [Piece.atom(symbols[0], count(&generator)), .atom(symbols[1], count(&generator))]
    if generator.draw(below: 3) == 0 {
      let group = [Piece.atom(symbols[2], count(&generator)), .atom(symbols[3], count(&generator))]
      pieces.append(.group(group, 2 + generator.draw(below: 3)))
    }
    var species = Self(pieces: pieces)
    switch generator.draw(below: 4) {
    case 0: species.charge = [-3, -2, -1, 1, 2, 3][generator.draw(below: 6)]
    case 1: species.water = 1 + generator.draw(below: 10)
    default: break
    }
    if generator.draw(below: 3) == 0 {
      species.state = ["s", "l", "g", "aq"][generator.draw(below: 4)]
    }
    return species
  }

  /// Whether only its state or charge is another one.
  func looksLike(_ other: Self) -> Bool { atoms == other.atoms }
}
