// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching

/// A sign of a formula or equation, without how it was typed.
struct ChemicalGlyph: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case letter(Unicode.Scalar)
    case digit(Int)
    /// A fraction in one sign, as ½.
    case fraction(Int, Int)
    case plus, minus
    case open(Bracket), close(Bracket)
    /// The dot of a hydrate.
    case dot
    case point, comma, slash, colon
    case arrow(Arrow)
    /// The line between two atoms of a structural formula.
    case bond
    /// The arrows for what escapes as a gas and what settles as a solid.
    case gas, precipitate
  }

  enum Level { case plain, raised, lowered }
  enum Bracket { case round, square }

  let kind: Kind
  let level: Level
  /// Whether a blank stands before it.
  let isSpaced: Bool
  /// The number of Unicode scalars before it.
  let offset: Int

  var letter: Unicode.Scalar? {
    if case .letter(let letter) = kind { letter } else { nil }
  }

  var digit: Int? {
    if case .digit(let digit) = kind { digit } else { nil }
  }

  var isSign: Bool { kind == .plus || kind == .minus }

  /// Whether it may begin an atom or a group of atoms.
  var beginsUnit: Bool {
    switch kind {
    case .letter, .open: true
    default: false
    }
  }

  /// The reason why it cannot stand at its place: for a closing bracket, that none was opened.
  var misplacement: Verdict.ChemicalFault.Reason {
    if case .close = kind { .unpaired(text) } else { .unexpected(text) }
  }

  var text: String {
    switch kind {
    case .letter(let letter): String(letter)
    case .digit(let digit): "\(digit)"
    case .fraction(let above, let below): "\(above)/\(below)"
    case .plus: "+"
    case .minus, .bond: "-"
    case .open(let bracket): bracket == .round ? "(" : "["
    case .close(let bracket): bracket == .round ? ")" : "]"
    case .dot: "·"
    case .point: "."
    case .comma: ","
    case .slash: "/"
    case .colon: ":"
    case .arrow(.equals): "="
    case .arrow: "→"
    case .gas: "↑"
    case .precipitate: "↓"
    }
  }
}

/// The sign that stands between the two sides of an equation.
enum Arrow: Hashable, Sendable {
  case forward, backward, bothWays
  /// The sign =, which says nothing about the direction.
  case equals
}
