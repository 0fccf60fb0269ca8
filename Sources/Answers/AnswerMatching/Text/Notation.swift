// SPDX-License-Identifier: Apache-2.0
internal import TextFolding

extension String {
  /// The text with digits for its Roman numerals and ordinals.
  var withPlainNumerals: String {
    replacingWords(where: \.isPartOfNumeral) { word, rest in
      guard let digits = Numeral.digits(of: word) else { return nil }
      // A full stop makes an ordinal in German, unless decimals follow.
      let afterStops = rest.drop { $0 == "." }
      if afterStops.first?.isWhitespace != false { rest = afterStops }
      return digits
    }
  }

  /// The text with "&" for every "and" and "und" between blanks or at an end.
  var withAmpersands: String {
    replacingWords(where: { !$0.isWhitespace }) { word, _ in
      word.isConjunction ? "&" : nil
    }
  }

  /// The text with other words for some.
  ///
  /// - Parameters:
  ///   - isPartOfWord: Whether a character is part of a word.
  ///   - replacement: Returns the text for a word, or nil for the word itself. It may shorten the
  ///     rest of the text.
  /// - Returns: The text with its blanks and signs as they were.
  private func replacingWords(
    where isPartOfWord: (Character) -> Bool,
    by replacement: (Substring, inout Substring) -> String?
  ) -> String {
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(where: isPartOfWord) {
      result += rest[..<start]
      let word = rest[start...].prefix(while: isPartOfWord)
      rest = rest[word.endIndex...]
      result += replacement(word, &rest) ?? String(word)
    }
    return result + rest
  }
}

extension StringProtocol {
  /// Whether this is "and" or "und".
  var isConjunction: Bool { SharedWords.conjunctions.contains(lowercased()) }
}

extension Character {
  /// Whether a word of which this is part could be a numeral: the "I" in "I'm" is none.
  fileprivate var isPartOfNumeral: Bool { isLetter || isNumber || self == "'" || self == "’" }
}

extension String {
  /// The text as it is typed on a plain keyboard, in one notation for what print has several for.
  ///
  /// Raised and lowered digits, dashes, arrows and other signs get one form, and blanks around
  /// signs and between digits and letters go: "x²" becomes "x^2", "H₂O" "H2O", "10⁻³" "10^-3" and
  /// "5 kg" "5kg". "x²" and "x2" mean different things and stay different.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  var withPlainTypography: String {
    var typed = TypedText()
    var rest = withStraightQuotes.withPlainDashes[...]
    while let sign = rest.first { typed.append(sign, of: &rest) }
    return String(typed.characters).withoutCompatibilityForms.withoutBlanksAroundSigns
  }

  /// Whether the text has letters, blanks, full stops, commas and apostrophes only, which have one
  /// notation.
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

  /// Whether a blank between two characters does not matter: a hyphen must stand at a digit, since
  /// it joins words too.
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

  /// Takes the first character from the rest of a text, and with it those that it raises, lowers or
  /// brackets.
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

  /// Takes what is raised or lowered behind its sign: a bracket, an index, or a charge at the end
  /// of a word.
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

/// The meaning of an answer of signs instead of words: coordinates, or how many electrons are
/// where.
///
/// Its notation does not matter: (3, -2, 1), (3|-2|1), [3; -2; 1] and 3i - 2j + k are one point,
/// and 1s² 2s² is 1s2 2s2.
enum SymbolicForm: Hashable, Sendable {
  /// Coordinates or the components of a vector, as numbers in plain notation.
  case tuple([String], Brackets)
  /// The occupied levels without the blanks between them.
  case levels(String)

  /// The signs around coordinates.
  enum Brackets: Hashable, Sendable {
    /// Square ones, in which two numbers may be a closed interval.
    case square
    /// Any others, or none.
    case other
    /// None: the components stand before i, j and k.
    case unitVectors
  }

  /// Reads an answer; nil for words, and for a single number.
  init?(_ text: String) {
    guard let first = text.unicodeScalars.first, !first.properties.isAlphabetic else { return nil }
    let plain = text.withoutCompatibilityForms.withPlainDashes.withPlainSpacing
    guard
      let form = Self.read(levels: plain) ?? Self.read(tuple: plain)
        ?? Self.read(unitVectors: plain)
    else {
      return nil
    }
    self = form
  }

  /// Whether two answers stand for the same.
  func means(_ other: SymbolicForm) -> Bool {
    switch (self, other) {
    case (.levels(let first), .levels(let second)): return first == second
    case (.tuple(let first, let brackets), .tuple(let second, let others)):
      let count = max(first.count, second.count)
      return Self.padded(first, brackets, to: count) == Self.padded(second, others, to: count)
        && (count > 2 || (brackets == .square) == (others == .square))
    default: return false
    }
  }

  /// A unit vector may be left out when there is nothing of it.
  private static func padded(_ parts: [String], _ brackets: Brackets, to count: Int) -> [String] {
    brackets == .unitVectors
      ? parts + Array(repeating: "0", count: count - parts.count) : parts
  }

  /// Reads an electron configuration, as 1s2 2s^2 or [Ne] 3s2.
  private static func read(levels text: String) -> SymbolicForm? {
    let signs = text.filter { !" ^{}".contains($0) }
    var rest = signs[...]
    if rest.first == "[", let end = rest.firstIndex(of: "]") {
      guard rest[..<end].dropFirst().allSatisfy(\.isLetter) else { return nil }
      rest = rest[rest.index(after: end)...]
    }
    var wasLetter = true
    for sign in rest {
      let isLetter = "spdf".contains(sign)
      guard isLetter ? !wasLetter : sign.isDigit else { return nil }
      wasLetter = isLetter
    }
    return wasLetter || !rest.contains { "spdf".contains($0) } ? nil : .levels(signs)
  }

  /// Reads coordinates, as (3, -2), (3|-2), [3; -2; 1] or 3; -2.
  private static func read(tuple text: String) -> SymbolicForm? {
    let pairs: [(Character, Character)] = [("(", ")"), ("[", "]"), ("<", ">"), ("⟨", "⟩")]
    let pair = pairs.first { $0.0 == text.first && $0.1 == text.last }
    let inner = pair == nil ? text[...] : text.dropFirst().dropLast()
    guard let separator = [";", "|", ","].first(where: inner.contains) else { return nil }
    let parts = inner.split(separator: separator, omittingEmptySubsequences: false).map { part in
      number(in: part, hasDecimalComma: separator != ",")
    }
    // Two numbers with a comma and without brackets are one with decimals.
    guard parts.allSatisfy({ $0 != nil }), pair != nil || separator != "," || parts.count > 2 else {
      return nil
    }
    return .tuple(parts.compactMap(\.self), pair?.0 == "[" ? .square : .other)
  }

  /// Reads a sum of unit vectors, as 3i - 2j + k.
  private static func read(unitVectors text: String) -> SymbolicForm? {
    var rest = text.filter { $0 != " " && $0 != "*" }[...]
    var parts: [String] = []
    while !rest.isEmpty {
      guard parts.isEmpty || "+-".contains(rest[rest.startIndex]),
        let end = rest.firstIndex(where: "ijk".contains),
        let index = ["i", "j", "k"].firstIndex(of: rest[end]), index >= parts.count
      else { return nil }
      var amount = rest[..<end]
      if amount.last?.isDigit != true { amount += "1" }
      guard let number = number(in: amount, hasDecimalComma: true) else { return nil }
      parts += Array(repeating: "0", count: index - parts.count) + [number]
      rest = rest[rest.index(after: end)...]
    }
    return parts.count > 1 ? .tuple(parts, .unitVectors) : nil
  }

  /// The plain notation of a number or a fraction, or nil when the text is neither.
  private static func number(in text: Substring, hasDecimalComma: Bool) -> String? {
    var digits = text.drop { $0 == " " }
    while digits.last == " " { digits.removeLast() }
    let sign = digits.first == "-" ? "-" : ""
    if let first = digits.first, "+-".contains(first) { digits.removeFirst() }
    let halves = digits.split(omittingEmptySubsequences: false) { sign in
      "./".contains(sign) || (hasDecimalComma && sign == ",")
    }
    guard halves.count <= 2, halves.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isDigit) }) else {
      return nil
    }
    return sign
      + (digits.contains("/") ? halves.joined(separator: "/") : halves.joined(separator: "."))
  }
}
