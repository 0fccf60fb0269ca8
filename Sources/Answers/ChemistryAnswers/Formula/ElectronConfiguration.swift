// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching

/// The number of electrons of an atom in each subshell.
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

  /// Adds the electrons of a noble gas, which is written in brackets; returns false for another
  /// element.
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

  /// The first subshell, in the order in which they are filled, that holds another number of
  /// electrons.
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

/// Reads the electrons of an atom by subshells: "1s2 2s2 2p6", "[Ne] 3s¹".
struct ConfigurationReader {
  private let glyphs: [ChemicalGlyph]
  private var position = 0
  private var configuration = ElectronConfiguration()

  static func read(
    _ glyphs: [ChemicalGlyph]
  ) throws(Verdict.ChemicalFault) -> ElectronConfiguration {
    var reader = ConfigurationReader(glyphs: glyphs)
    reader.skipLabel()
    try reader.readCore()
    while reader.position < glyphs.count {
      try reader.readSubshell()
      reader.skipSeparators()
    }
    return reader.configuration
  }

  private init(glyphs: [ChemicalGlyph]) {
    self.glyphs = glyphs
  }

  private func glyph(_ distance: Int = 0) -> ChemicalGlyph? {
    let index = position + distance
    return glyphs.indices.contains(index) ? glyphs[index] : nil
  }

  /// Passes over "Na:" or "Na =".
  private mutating func skipLabel() {
    let label = glyphs.prefix { $0.letter != nil }
    guard element(label) != nil, let next = glyph(label.count)?.kind,
      next == .colon || next == .arrow(.equals)
    else { return }
    position = label.count + 1
  }

  private func element(_ glyphs: ArraySlice<ChemicalGlyph>) -> ChemicalElement? {
    ChemicalElement(String(String.UnicodeScalarView(glyphs.compactMap(\.letter))))
  }

  private mutating func readCore() throws(Verdict.ChemicalFault) {
    guard let open = glyph(), case .open = open.kind else { return }
    let begin = position
    let name = glyphs[(begin + 1)...].prefix { $0.letter != nil }
    position = name.endIndex
    guard let close = glyph() else {
      throw Verdict.ChemicalFault(position: open.offset, reason: .unpaired(open.text))
    }
    guard case .close = close.kind else { throw unexpected }
    guard let core = element(name), configuration.addCore(core) else {
      let written = glyphs[begin...position].map(\.text).joined()
      throw Verdict.ChemicalFault(position: open.offset, reason: .unexpected(written))
    }
    position += 1
    skipSeparators()
  }

  private mutating func readSubshell() throws(Verdict.ChemicalFault) {
    guard let shell = glyph()?.digit, shell > 0,
      let letter = glyph(1)?.letter,
      let name = ElectronConfiguration.letters.first(where: {
        $0 == Character(letter)
      })
    else { throw unexpected }
    position += 2
    skipOrbital(of: name)
    let count = try count()
    configuration.add(count, to: ElectronConfiguration.Subshell(shell: shell, letter: name))
  }

  /// Passes over the name of an orbital: 2pₓ.
  private mutating func skipOrbital(of name: Character) {
    guard name == "p", let letter = glyph()?.letter, ["x", "y", "z"].contains(letter) else {
      return
    }
    position += 1
  }

  private mutating func count() throws(Verdict.ChemicalFault) -> Int {
    guard let level = glyph()?.level, glyph()?.isSpaced == false else { throw unexpected }
    var digits: [Int] = []
    while let glyph = glyph(), glyph.level == level, !glyph.isSpaced, let digit = glyph.digit {
      digits.append(digit)
      position += 1
    }
    // "1s22s2" and "1s^22s^2": the last digit before a letter is the next shell.
    if !digits.isEmpty, let next = glyph(), next.letter != nil, !next.isSpaced {
      position -= 1
      digits.removeLast()
    }
    guard !digits.isEmpty, digits.count <= 2 else { throw unexpected }
    return digits.reduce(0) { $0 * 10 + $1 }
  }

  private mutating func skipSeparators() {
    while let kind = glyph()?.kind, [.comma, .point, .dot, .minus, .plus].contains(kind) {
      position += 1
    }
  }

  private var unexpected: Verdict.ChemicalFault {
    Verdict.ChemicalFault(
      position: glyph()?.offset ?? glyphs.last.map { $0.offset + 1 } ?? 0,
      reason: glyph()?.misplacement ?? .unexpected("")
    )
  }
}
