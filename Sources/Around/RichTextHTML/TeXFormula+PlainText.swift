// SPDX-License-Identifier: Apache-2.0

extension TeXFormula {
  /// The formula on a line of text, in the characters that Unicode has: `K_\mathrm{a} = 10^{-5}` is
  /// `Kₐ = 10⁻⁵`.
  ///
  /// A script that has no characters of its own is written as in `x^(2y)`.
  public var plainText: String { Self.text(of: parts) }

  private static func text(of parts: [Part]) -> String { parts.map(text).joined() }

  private static func text(of part: Part) -> String {
    switch part {
    case .number(let text), .identifier(let text), .sign(let text): text
    case .unknown(let name): "\\\(name)"
    case .blank(let character): String(character)
    case .space(let width): width.isEmpty ? "" : " "
    case .group(let parts): text(of: parts)
    case .upright(let part, _): text(of: part)
    case .fraction(let numerator, let denominator):
      "\(operand(numerator))/\(operand(denominator))"
    case .root(let index, let part):
      "\(index.map { shifted(text(of: $0), by: superscripts) ?? "[\(text(of: $0))]" } ?? "")√\(operand(part))"
    case .scripts(let base, let scripts): text(of: base) + scripts.map(text).joined()
    case .table(let rows):
      rows.map { row in
        row.map { text(of: $0).split(separator: " ").joined(separator: " ") }
          .joined(separator: ", ")
      }.joined(separator: "; ")
    case .marked(let part, let accent):
      text(of: part).map { "\($0)\(accent.combining)" }.joined()
    case .stacked(let part, let mark, let isAbove):
      text(of: part)
        + scripted(isAbove ? "^" : "_", text(of: mark), isAbove ? superscripts : subscripts)
    case .missing, .nothing: ""
    }
  }

  private static func text(of script: Script) -> String {
    switch script {
    case .above(let part): scripted("^", text(of: part), superscripts)
    case .below(let part): scripted("_", text(of: part), subscripts)
    case .prime: "'"
    }
  }

  private static func scripted(
    _ mark: Character,
    _ text: String,
    _ scripts: [Character: Character]
  ) -> String {
    shifted(text, by: scripts) ?? (text.count == 1 ? "\(mark)\(text)" : "\(mark)(\(text))")
  }

  /// The text in small characters, or nil where one has none.
  private static func shifted(_ text: String, by scripts: [Character: Character]) -> String? {
    let shifted = text.compactMap { scripts[$0] }
    return shifted.count == text.count ? String(shifted) : nil
  }

  /// The text of a part next to a stroke: in brackets, unless it is a number or a name.
  private static func operand(_ part: Part) -> String {
    let text = text(of: part)
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "," }
      ? text : "(\(text))"
  }

  private static let superscripts = Dictionary(
    uniqueKeysWithValues: zip("0123456789+−()n", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿ")
  )
  private static let subscripts = Dictionary(
    uniqueKeysWithValues: zip("0123456789+−()aehklmnopst", "₀₁₂₃₄₅₆₇₈₉₊₋₍₎ₐₑₕₖₗₘₙₒₚₛₜ")
  )
}
