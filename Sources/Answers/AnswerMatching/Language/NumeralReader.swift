// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts
internal import TextFolding

/// Reads the numbers of a phrase in a language: words, digits, Roman numerals and ordinals.
///
/// It knows the cardinal numbers that ``CardinalReader`` reads and the ordinals up to thirtieth. It
/// is a class because its tables are shared by all matchers of the language.
final class NumeralReader: Sendable {
  /// A number in a phrase.
  struct Found: Hashable {
    enum Notation { case digits, ordinalDigits, roman, cardinal, ordinal, decade }

    let value: Int
    let notation: Notation

    /// Whether another number says the same inside of a phrase.
    func means(_ other: Found) -> Bool {
      guard value == other.value, (notation == .decade) == (other.notation == .decade) else {
        return false
      }
      switch (notation, other.notation) {
      case (.cardinal, .ordinal), (.ordinal, .cardinal), (.cardinal, .ordinalDigits),
        (.ordinalDigits, .cardinal):
        return false
      default: return true
      }
    }

    /// Whether another number says the same where both stand alone.
    ///
    /// A lone letter may be a symbol, and "second" is not 2.
    func meansAlone(_ other: Found) -> Bool {
      means(other) && isOrdinal == other.isOrdinal
        && [self, other].allSatisfy { $0.notation != .roman || $0.value > 10 }
    }

    private var isOrdinal: Bool { notation == .ordinal || notation == .ordinalDigits }
  }

  /// A phrase with its numbers apart.
  struct Reading {
    var numbers: [Found] = []
    /// The words of the phrase, with digits in the place of each number.
    var words: [String] = []
    /// The places of the numbers among the words.
    var places: [Int] = []

    var text: String { words.joined(separator: " ") }

    /// The text with its only number behind everything else: "World War 2" for "Second World War".
    var withNumberAtEnd: String? {
      guard places.count == 1, words.count > 1 else { return nil }
      var words = words
      words.append(words.remove(at: places[0]))
      return words.joined(separator: " ")
    }
  }

  private let cardinals: [CardinalReader]
  private let ordinals: [String: Int]
  private let digitEndings: Set<String>
  private let decadeEndings: Set<String>
  /// The words behind the digits of a decade, which add nothing to them.
  private let decades: Set<String>
  private let hasFullStop: Bool
  /// The first two letters of all number words, as most words are none.
  private let beginnings: Set<String>

  init(_ languages: [LanguageFacts]) {
    cardinals = languages.compactMap(\.numbers).map(CardinalReader.init)
    var ordinals: [String: Int] = [:]
    var digitEndings: Set<String> = [""]
    for facts in languages.compactMap(\.ordinals) {
      let endings = facts.endings.isEmpty ? [""] : facts.endings.words
      for (index, forms) in facts.words.words.enumerated() {
        for form in forms.split(separator: "|") {
          for ending in endings { ordinals[Self.key("\(form)\(ending)")] = index + 1 }
        }
      }
      digitEndings.formUnion(facts.digitEndings.words.map(\.caseFolded))
    }
    self.ordinals = ordinals
    self.digitEndings = digitEndings
    decadeEndings = Set(
      languages.compactMap(\.dates).flatMap { facts in
        facts.decadeEndings.split(separator: ",").map { String($0).replacing(" ", with: "") }
      } + ["s", "'s"]
    )
    decades = Set(
      languages.compactMap(\.dates).flatMap { facts in
        facts.decadesBehind.split(separator: ",").map { Self.key($0) }
      }
    )
    hasFullStop = languages.contains { $0.ordinals?.hasFullStop == true }
    let letters = cardinals.flatMap(\.firstLetters) + ordinals.keys.map { String($0.prefix(2)) }
    beginnings = Set(letters)
  }

  /// The form in which a number word is looked up: without case, marks and what joins its parts.
  private static func key(_ word: some StringProtocol) -> String {
    let folded = String(word).caseFolded
    return folded.withoutDiacritics.filter { $0 != "-" && $0 != "'" && $0 != "_" && $0 != " " }
  }

  private static func spelledOut(_ key: String) -> String {
    key.replacing("ue", with: "u").replacing("oe", with: "o").replacing("ae", with: "a")
  }

  /// Returns the number of several joined words, or nil for other words.
  private func value(of key: String) -> (value: Int, isOrdinal: Bool)? {
    guard canBegin(key) else { return nil }
    if let value = ordinals[key] { return (value, true) }
    return cardinals.lazy.compactMap { $0.cardinal(key[...]) }.first.map { ($0, false) }
  }

  private func canBegin(_ key: String) -> Bool { beginnings.contains(String(key.prefix(2))) }

  /// Whether a text may have a number, which is quick to see of a single word.
  func canFind(in text: String) -> Bool {
    text.contains { $0.isNumber || "IVX".contains($0) || $0.isWhitespace || $0 == "-" }
      || canBegin(Self.key(text))
  }

  /// The most words of a number: "nine hundred and ninety-nine".
  private static let maximumWords = 6

  /// Finds the numbers of a phrase.
  ///
  /// - Parameters:
  ///   - words: The words after normalization.
  ///   - raw: The text before, in which a full stop may stand behind digits.
  ///   - articles: The words that are left out before a number: "Louis the Fourteenth".
  /// - Returns: Nil for a phrase without numbers.
  func reading(
    of words: [PhraseWord],
    in raw: String,
    articles: (String) -> Bool
  ) -> Reading? {
    guard words.count <= 16 else { return nil }
    let keys = words.map { Self.key($0.folded) }
    var reading = Reading()
    var index = 0
    while index < words.count {
      if let (found, count) = number(at: index, words, keys, raw) {
        if let last = reading.words.last, reading.places.last != reading.words.count - 1,
          articles(last.caseFolded)
        {
          reading.words.removeLast()
        }
        reading.numbers.append(found)
        reading.places.append(reading.words.count)
        reading.words.append(String(found.value))
        index += count
        // "1980-е" are the "1980-е годы".
        if found.notation == .decade, index < words.count, decades.contains(keys[index]) {
          index += 1
        }
      } else {
        reading.words.append(words[index].surface)
        index += 1
      }
    }
    return reading.numbers.isEmpty ? nil : reading
  }

  private func number(
    at index: Int,
    _ words: [PhraseWord],
    _ keys: [String],
    _ raw: String
  ) -> (Found, Int)? {
    if let sign = sign(words[index], raw, isAlone: words.count == 1) {
      guard sign.notation == .digits, index + 1 < words.count else { return (sign, 1) }
      let next = keys[index + 1]
      // "2.ª" has become two words.
      if !next.isEmpty, digitEndings.contains(next), raw.contains("\(sign.value).") {
        return (Found(value: sign.value, notation: .ordinalDigits), 2)
      }
      // The "s" of "1960s" has been taken for seconds.
      if sign.value >= 1000, decadeEndings.contains(next), raw.contains("\(sign.value)\(next)") {
        return (Found(value: sign.value, notation: .decade), 2)
      }
      if (1...9).contains(sign.value), cardinals.contains(where: { $0.hundreds.contains(next) }) {
        return (Found(value: 100 * sign.value, notation: .cardinal), 2)
      }
      return (sign, 1)
    }
    guard canBegin(keys[index]) else { return nil }
    for count in (1...min(Self.maximumWords, words.count - index)).reversed() {
      let key = keys[index..<index + count].joined()
      guard key.utf8.count < 96 else { continue }
      if let (value, isOrdinal) = value(of: key) ?? value(of: Self.spelledOut(key)) {
        return (Found(value: value, notation: isOrdinal ? .ordinal : .cardinal), count)
      }
    }
    return nil
  }

  /// The number of digits or a Roman numeral, with the ending of an ordinal or without.
  private func sign(_ word: PhraseWord, _ raw: String, isAlone: Bool) -> Found? {
    let digits = word.folded.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty {
      guard digits.count < 10, let value = Int(digits) else { return nil }
      let ending = String(word.folded.dropFirst(digits.count))
      if ending.isEmpty {
        let isOrdinal = hasFullStop && raw.contains("\(digits).") && !raw.contains("\(digits).0")
        return Found(value: value, notation: isOrdinal ? .ordinalDigits : .digits)
      }
      if value >= 1000,
        decadeEndings.contains(ending.first == "-" ? String(ending.dropFirst()) : ending)
      {
        return Found(value: value, notation: .decade)
      }
      if digitEndings.contains(ending) { return Found(value: value, notation: .ordinalDigits) }
      return nil
    }
    let roman = word.surface.prefix { "IVXLCDM".contains($0) }
    guard !roman.isEmpty, roman.count > 1 || !isAlone || word.length > 1 else { return nil }
    let ending = String(word.surface.dropFirst(roman.count)).caseFolded
    guard digitEndings.contains(ending), let value = Self.value(ofRoman: roman) else { return nil }
    return Found(value: value, notation: ending.isEmpty ? .roman : .ordinalDigits)
  }

  /// The number that a Roman numeral up to XXXIX is; higher ones are made of letters that stand for
  /// much else.
  private static func value(ofRoman text: Substring) -> Int? {
    Numeral.digits(of: text.lowercased()).flatMap { Int($0) }
  }
}
