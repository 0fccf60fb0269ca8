// SPDX-License-Identifier: Apache-2.0
internal import TextFolding
extension String {
  /// The text as it is typed on a plain keyboard, in one notation for what print has several for.
  ///
  /// Raised and lowered digits, dashes, arrows and other signs get one form, and blanks around signs and between digits and
  /// letters go: "x²" becomes "x^2", "H₂O" "H2O", "10⁻³" "10^-3" and "5 kg" "5kg". "x²" and "x2" mean different things and stay
  /// different.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  var withPlainTypography: String {
    var typed = TypedText()
    var rest = withStraightQuotes.withPlainDashes[...]
    while let sign = rest.first { typed.append(sign, of: &rest) }
    return String(typed.characters).withoutCompatibilityForms.withoutBlanksAroundSigns
  }

  /// Whether the text has letters, blanks, full stops, commas and apostrophes only, which have one notation.
  var hasPlainWordsOnly: Bool {
    utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || " .,'".utf8.contains($0) }
  }

  /// The text without blanks that are a matter of taste in print.
  private var withoutBlanksAroundSigns: String {
    let signs = Array(withPlainSpacing)
    var result: [Character] = []
    for index in signs.indices {
      let next = signs.dropFirst(index + 1).prefix(3)
      if signs[index] == " ", let before = result.last, let after = next.first,
        Self.areClose(
          before,
          after,
          beyond: (result.dropLast().last, next.first { !"- ".contains($0) })
        )
      {
        continue
      }
      result.append(signs[index])
    }
    return String(result)
  }

  /// Whether a blank between two characters does not matter: a hyphen must stand at a digit, since it joins words too.
  private static func areClose(
    _ before: Character,
    _ after: Character,
    beyond: (Character?, Character?)
  ) -> Bool {
    if "+*/=<>^|°%×".contains(before) || "+*/=<>^|°%×".contains(after) { return true }
    if after == "-" || after == ":" {
      return before.isDigit || after == "-" && beyond.1.map { $0.isDigit || $0 == ">" } ?? false
    }
    if before == "-" || before == ":" { return after.isDigit || beyond.0?.isDigit ?? false }
    return before.isDigit && after.isLetter || before.isLetter && after.isDigit
  }
}

/// A text while its signs are replaced.
private struct TypedText {
  private(set) var characters: [Character] = []

  /// Takes the first character from the rest of a text, and with it those that it raises, lowers or brackets.
  mutating func append(_ sign: Character, of rest: inout Substring) {
    if sign.isASCII, !"^_xX".contains(sign) { return characters.append(rest.removeFirst()) }
    if let script = Self.scripts.first(where: { $0.plain[sign] != nil }) {
      let run = rest.prefix { script.plain[$0] != nil }
      rest = rest[run.endIndex...]
      append(run.compactMap { script.plain[$0] }, as: script.mark)
      return
    }
    rest.removeFirst()
    if sign == "^" || sign == "_" {
      let content = Self.content(at: &rest, isCharge: sign == "^")
      // A name with an underscore is not the one without it.
      let isIndex =
        content.first?.isDigit ?? false && characters.suffix(3).count(where: \.isLetter) < 3
      if sign == "^" ? content.isEmpty : !isIndex {
        characters.append(sign)
        characters += content
      } else {
        append(content, as: sign)
      }
    } else if "xX×✕⨯".contains(sign), characters.last(where: { $0 != " " })?.isDigit ?? false,
      rest.first(where: { $0 != " " })?.isDigit ?? false
    {
      characters.append("*")
    } else {
      characters += Self.signs[sign] ?? String(sign)
    }
  }

  private mutating func append(_ content: [Character], as mark: Character) {
    guard let last = characters.last, last.isLetter || last.isDigit || ")]".contains(last) else {
      characters += content
      return
    }
    let isCharge = mark == "^" && last.isLetter && content.last.map { "+-".contains($0) } ?? false
    if !isCharge, mark == "^" || last.isDigit { characters.append(mark) }
    let isShort =
      content.allSatisfy { $0.isLetter || $0.isDigit || "+-".contains($0) }
      && !content.dropFirst().dropLast().contains { "+-".contains($0) }
    characters += isShort ? content : ["("] + content + [")"]
  }

  /// Takes what is raised or lowered behind its sign: a bracket, an index, or a charge at the end of a word.
  private static func content(at rest: inout Substring, isCharge: Bool) -> [Character] {
    if let open = rest.first, let close = ["{": "}" as Character, "(": ")"][open],
      let end = rest.dropFirst().firstIndex(where: [open, close].contains), rest[end] == close
    {
      defer { rest = rest[end...].dropFirst() }
      return Array(rest[..<end].dropFirst())
    }
    let digits = rest.prefix(while: \.isDigit)
    let behind = rest[digits.endIndex...]
    let isSigned = isCharge && behind.first.map { "+-".contains($0) } ?? false
    guard
      isSigned ? !(behind.dropFirst().first.map { $0.isLetter || $0.isNumber } ?? false) : !isCharge
    else { return [] }
    rest = isSigned ? behind.dropFirst() : behind
    return digits + (isSigned ? Array(behind.prefix(1)) : [])
  }

  private static let scripts: [(mark: Character, plain: [Character: Character])] = [
    ("^", plain(CompatibilityForms.superscripts)), ("_", plain(CompatibilityForms.subscripts)),
  ]

  private static func plain(_ rows: CompatibilityForms.Rows) -> [Character: Character] {
    Dictionary(rows.map { (Character($0.replaced), Character($0.plain)) }) { first, _ in first }
  }

  private static let signs: [Character: String] = {
    let rows = [
      ("*", "·⋅∙•∗"), ("/", "÷"), ("->", "→⟶➝➔"), ("<-", "←⟵"), ("=>", "⇒⟹"), ("<->", "↔⟷"),
      ("<=>", "⇔⟺⇌⇄⇋"),
      ("<=", "≤⩽≦"), (">=", "≥⩾≧"), ("!=", "≠"), ("+-", "±"), ("°", "º˚"), ("'", "′"), ("\"", "″"),
    ]
    return Dictionary(rows.flatMap { plain, signs in signs.map { ($0, plain) } }) { first, _ in
      first
    }
  }()
}

extension Character {
  var isDigit: Bool { isASCII && isNumber }
}
