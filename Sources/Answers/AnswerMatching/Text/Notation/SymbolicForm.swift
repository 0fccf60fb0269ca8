// SPDX-License-Identifier: Apache-2.0
internal import TextFolding

/// The meaning of an answer of signs instead of words: coordinates, or how many electrons are where.
///
/// Its notation does not matter: (3, -2, 1), (3|-2|1), [3; -2; 1] and 3i - 2j + k are one point, and 1s² 2s² is 1s2 2s2.
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
