// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching

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
    let length = glyphs.prefix { $0.letter != nil }.count
    guard (1...2).contains(length), element(0..<length) != nil, let next = glyph(length)?.kind,
      next == .colon || next == .arrow(.equals)
    else { return }
    position = length + 1
  }

  private func element(_ range: Range<Int>) -> ChemicalElement? {
    ChemicalElement(String(String.UnicodeScalarView(glyphs[range].compactMap(\.letter))))
  }

  private mutating func readCore() throws(Verdict.ChemicalFault) {
    guard case .open? = glyph()?.kind else { return }
    var length = 1
    while glyph(length)?.letter != nil { length += 1 }
    guard case .close? = glyph(length)?.kind, length <= 3,
      let core = element(position + 1..<position + length), configuration.addCore(core)
    else { throw unexpected }
    position += length + 1
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
