// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching

/// How many electrons of an atom are in each subshell.
struct ElectronConfiguration: Hashable, Sendable {
  /// A shell and the letter of a subshell in it.
  struct Subshell: Hashable, Sendable {
    let shell: Int
    let letter: Character

    var name: String { "\(shell)\(letter)" }
  }

  /// The numbers of electrons; no subshell is empty.
  private(set) var electrons: [Subshell: Int] = [:]

  /// Adds electrons to a subshell.
  mutating func add(_ count: Int, to subshell: Subshell) {
    guard count > 0 else { return }
    electrons[subshell, default: 0] += count
  }

  /// Adds the electrons of a noble gas, which is written in brackets; returns false for another element.
  mutating func addCore(_ element: ChemicalElement) -> Bool {
    guard Self.nobleGases.contains(element.atomicNumber) else { return false }
    var rest = element.atomicNumber
    for subshell in Self.order where rest > 0 {
      let capacity = Self.capacities[subshell.letter] ?? 0
      add(capacity, to: subshell)
      rest -= capacity
    }
    return true
  }

  /// The first subshell, in the order in which they are filled, that holds another number of electrons.
  func difference(from expected: ElectronConfiguration) -> Verdict.ChemicalMismatch? {
    let others = Set(electrons.keys).union(expected.electrons.keys).subtracting(Self.order)
    for subshell in Self.order + others.sorted(by: { $0.name < $1.name }) {
      let (written, right) = (electrons[subshell] ?? 0, expected.electrons[subshell] ?? 0)
      if written != right {
        return .electrons(in: subshell.name, written: written, expected: right)
      }
    }
    return nil
  }

  /// Whether each subshell has room for its electrons.
  var isPossible: Bool {
    electrons.allSatisfy { subshell, count in
      guard let angular = Self.letters.firstIndex(of: subshell.letter) else { return false }
      return angular < subshell.shell && count <= Self.capacities[subshell.letter] ?? 0
    }
  }

  static let letters: [Character] = ["s", "p", "d", "f"]
  private static let capacities: [Character: Int] = ["s": 2, "p": 6, "d": 10, "f": 14]
  private static let nobleGases: Set<Int> = [2, 10, 18, 36, 54, 86, 118]

  /// The subshells in the order in which atoms fill them, by the rule of Madelung.
  private static let order = (1...8).flatMap { sum in
    letters.indices.reversed().compactMap { angular -> Subshell? in
      let shell = sum - angular
      return shell > angular && shell < 8 ? Subshell(shell: shell, letter: letters[angular]) : nil
    }
  }
}
