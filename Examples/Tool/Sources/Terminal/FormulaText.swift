// SPDX-License-Identifier: Apache-2.0

/// Writes simple TeX formulae in Unicode: `K_\mathrm{a} = 10^{-5}` becomes `Kₐ = 10⁻⁵`.
///
/// What it does not know stays as it is, so nothing is lost.
struct FormulaText {
  private var rest: Substring
  private var depth = 0
  /// How deep groups and scripts are looked into; nobody writes more, and a hostile bank cannot exhaust the
  /// stack.
  private static let maximumDepth = 32

  static func unicode(_ formula: String) -> String {
    var parser = FormulaText(rest: formula[...])
    return parser.text(untilBrace: false)
  }

  private mutating func text(untilBrace: Bool) -> String {
    var text = ""
    while let character = rest.first {
      if untilBrace, character == "}" {
        rest.removeFirst()
        break
      }
      text += atom()
    }
    return text
  }

  /// The next character, command or group.
  private mutating func atom() -> String {
    guard let character = rest.popFirst() else { return "" }
    guard depth < Self.maximumDepth else { return String(character) }
    depth += 1
    defer { depth -= 1 }
    switch character {
    case "{": return text(untilBrace: true)
    case "\\": return command()
    case "^": return shifted(mark: character, by: Self.superscripts)
    case "_": return shifted(mark: character, by: Self.subscripts)
    case "-": return "−"
    default: return String(character)
    }
  }

  private mutating func command() -> String {
    let name = rest.prefix { $0.isASCII && $0.isLetter }
    guard !name.isEmpty else { return rest.popFirst().map { $0 == "," ? " " : String($0) } ?? "\\" }
    rest = rest[name.endIndex...]
    switch name {
    case "mathrm", "text": return atom()
    case "times": return "×"
    case "cdot": return "·"
    default: return "\\\(name)"
    }
  }

  private mutating func shifted(mark: Character, by scripts: [Character: Character]) -> String {
    let plain = atom()
    let shifted = plain.compactMap { scripts[$0] }
    guard shifted.count == plain.count else {
      return plain.count == 1 ? "\(mark)\(plain)" : "\(mark)(\(plain))"
    }
    return String(shifted)
  }

  private static let superscripts = Dictionary(
    uniqueKeysWithValues: zip("0123456789+−()n", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿ")
  )
  private static let subscripts = Dictionary(
    uniqueKeysWithValues: zip("0123456789+−()aehklmnopst", "₀₁₂₃₄₅₆₇₈₉₊₋₍₎ₐₑₕₖₗₘₙₒₚₛₜ")
  )
}
