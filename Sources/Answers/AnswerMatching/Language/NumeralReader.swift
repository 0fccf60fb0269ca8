// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts
internal import TextFolding

/// Reads the numbers of a phrase in a language: words, digits, Roman numerals and ordinals.
///
/// It knows the cardinal numbers below a thousand and the ordinals up to thirtieth. It is a class
/// because its tables are shared by all matchers of the language.
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

  private let cardinals: [String: Int]
  private let hundreds: [(word: String, value: Int)]
  private let ands: [String]
  private let ordinals: [String: Int]
  private let digitEndings: Set<String>
  private let decadeEndings: Set<String>
  private let hasFullStop: Bool
  /// The first two letters of all number words, as most words are none.
  private let beginnings: Set<Substring>

  init(_ languages: [LanguageFacts]) {
    var cardinals: [String: Int] = [:]
    var hundreds: [(String, Int)] = []
    for numbers in languages.compactMap(\.numbers) {
      let all = Self.cardinals(of: numbers)
      cardinals.merge(all) { first, _ in first }
      let signs = numbers.hundred.words.map(Self.key)
      hundreds += all.filter { $0.value >= 100 && $0.value.isMultiple(of: 100) }.map { ($0, $1) }
      for hundred in signs {
        hundreds.append((hundred, 100))
        for (word, value) in all where (1...9).contains(value) {
          hundreds.append((word + hundred, 100 * value))
        }
      }
      for thousand in numbers.thousand.words { cardinals[Self.key(thousand)] = 1000 }
    }
    for (word, value) in hundreds where cardinals[word] == nil { cardinals[word] = value }
    self.cardinals = cardinals
    self.hundreds = hundreds.sorted { ($0.0.count, $0.0) > ($1.0.count, $1.0) }
      .map { (word: $0.0, value: $0.1) }
    ands = languages.compactMap(\.numbers).flatMap(\.and.words).map(Self.key)
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
    hasFullStop = languages.contains { $0.ordinals?.hasFullStop == true }
    beginnings = Set(
      (Array(cardinals.keys) + hundreds.map { $0.0 } + Array(ordinals.keys)).map { $0.prefix(2) }
    )
  }

  private static func cardinals(of language: LanguageFacts.Numbers) -> [String: Int] {
    var cardinals: [String: Int] = [:]
    func add(_ value: Int, _ forms: [String]) {
      for form in forms where cardinals[key(form)] == nil { cardinals[key(form)] = value }
    }
    func forms(_ word: String) -> [String] { word.split(separator: "|").map(String.init) }
    let small = language.small.words.map(forms)
    for (value, forms) in small.enumerated() { add(value, forms) }
    for (index, tens) in language.tens.words.map(forms).enumerated() {
      let ten = 20 + 10 * index
      add(ten, tens)
      for (one, ones) in small.enumerated() where (1...9).contains(one) {
        for compound in language.compound.words {
          add(
            ten + one,
            tens.flatMap { ten in
              ones.map { compound.replacing("{tens}", with: ten).replacing("{ones}", with: $0) }
            }
          )
        }
      }
    }
    let others = language.others.words
    for index in stride(from: 0, to: others.count - 1, by: 2) {
      if let value = Int(others[index]) { add(value, forms(others[index + 1])) }
    }
    return cardinals
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
    guard beginnings.contains(key.prefix(2)) else { return nil }
    if let value = ordinals[key] { return (value, true) }
    if let value = cardinals[key] { return (value, false) }
    for (word, value) in hundreds where key.hasPrefix(word) {
      let rest = String(key.dropFirst(word.count))
      let rests = [rest] + ands.filter(rest.hasPrefix).map { String(rest.dropFirst($0.count)) }
      if let other = rests.lazy.compactMap({ self.cardinals[$0] }).first, (1..<100).contains(other)
      {
        return (value + other, false)
      }
    }
    return nil
  }

  /// Whether a text may have a number, which is quick to see of a single word.
  func canFind(in text: String) -> Bool {
    text.contains { $0.isNumber || "IVX".contains($0) || $0.isWhitespace || $0 == "-" }
      || beginnings.contains(Self.key(text).prefix(2))
  }

  /// The most words of a number: "nine hundred and ninety nine".
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
      if (1...9).contains(sign.value), hundreds.contains(where: { $0 == (next, 100) }) {
        return (Found(value: 100 * sign.value, notation: .cardinal), 2)
      }
      return (sign, 1)
    }
    guard beginnings.contains(keys[index].prefix(2)) else { return nil }
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
      if value >= 1000, decadeEndings.contains(ending) {
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
