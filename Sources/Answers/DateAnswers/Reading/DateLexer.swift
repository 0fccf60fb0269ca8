// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import KnownLanguages
internal import LanguageFacts
internal import LudusCore

/// Cuts a text into numbers, words and signs.
struct DateLexer {
  private(set) var tokens: [Lexeme] = []

  /// A token, and whether it follows the one before it without a blank.
  struct Lexeme: Hashable, Sendable {
    var token: DateToken
    var isGlued: Bool
  }

  /// No date has more parts.
  private static let maximumTokens = 60
  /// No year has more digits.
  static let maximumDigits = 6

  /// Returns a text in plain small letters, with digits and signs of one form.
  static func plain(_ text: String) -> String {
    let plain = normalization.apply(to: text).withoutDiacritics
    guard plain.unicodeScalars.contains(where: { raised[$0] != nil }) else { return plain }
    return String(String.UnicodeScalarView(plain.unicodeScalars.map { raised[$0] ?? $0 }))
  }

  /// The raised letters of ordinal numbers, as in XIXᵉ and 3ʳᵈ.
  private static let raised: [Unicode.Scalar: Unicode.Scalar] = [
    "ᵃ": "a", "ᵈ": "d", "ᵉ": "e", "ʰ": "h", "ᵐ": "m", "ⁿ": "n", "ᵒ": "o", "ʳ": "r", "ˢ": "s",
    "ᵗ": "t",
  ]

  private static let normalization: TextNormalization = [
    .spacing, .compatibility, .quotes, .caseFolding,
  ]

  /// Cuts a text.
  ///
  /// - Throws: The reason it cannot be a date: it is empty or too long, or has a sign that no date
  ///   has.
  init(_ text: String) throws(Verdict.DateFault) {
    var rest = Array(Self.plain(text).unicodeScalars)[...]
    var isGlued = false
    while let scalar = rest.first {
      guard tokens.count < Self.maximumTokens else { throw .notADate }
      if let digit = Self.digit(scalar) {
        var (value, digits) = (digit, 1)
        rest = rest.dropFirst()
        while let next = rest.first.flatMap(Self.digit) {
          digits += 1
          guard digits <= Self.maximumDigits else { throw .notADate }
          value = value * 10 + next
          rest = rest.dropFirst()
        }
        append(.number(DateNumber(value: value, digits: digits)), isGlued)
        isGlued = true
      } else if scalar.isLetter {
        let letters = rest.prefix { $0.isLetter || $0.isCombining }
        append(.word(String(String.UnicodeScalarView(letters))), isGlued)
        rest = rest[letters.endIndex...]
        isGlued = true
      } else if scalar.isSpace {
        rest = rest.dropFirst()
        isGlued = false
      } else {
        try appendSign(from: &rest, isGlued)
        isGlued = true
      }
    }
    if tokens.isEmpty { throw .empty }
  }

  private mutating func append(_ token: DateToken, _ isGlued: Bool) {
    tokens.append(Lexeme(token: token, isGlued: isGlued))
  }

  private mutating func appendSign(
    from rest: inout ArraySlice<Unicode.Scalar>,
    _ isGlued: Bool
  ) throws(Verdict.DateFault) {
    guard let scalar = rest.popFirst() else { return }
    switch scalar {
    case "-" where rest.first == ">":
      rest = rest.dropFirst()
      append(.sign(.dots), isGlued)
    case "&": append(.word("and"), isGlued)
    case ".":
      let isRepeated = rest.first == "."
      rest = rest.drop { $0 == "." }
      append(.sign(isRepeated ? .dots : .dot), isGlued)
    case ",", ";", "،", "、": append(.sign(.comma), isGlued)
    case "/": append(.sign(.slash), isGlued)
    case "'": append(.sign(.apostrophe), isGlued)
    case "-", "\u{2010}", "\u{2011}", "\u{2212}", "\u{FE63}", "\u{FF0D}":
      append(.sign(.dash(isSpaced: isSpaced(before: rest, isGlued), isLong: false)), isGlued)
    case "\u{2012}"..."\u{2015}", "\u{FE58}":
      append(.sign(.dash(isSpaced: isSpaced(before: rest, isGlued), isLong: true)), isGlued)
    case "→": append(.sign(.dots), isGlued)
    // Brackets, quotes, stops and "≈" change nothing about a date.
    case "(", ")", "[", "]", "\"", "!", "?", "~", "≈", "°", "º", ":": break
    default: throw .unexpected(String(Character(scalar)))
    }
  }

  private func isSpaced(before rest: ArraySlice<Unicode.Scalar>, _ isGlued: Bool) -> Bool {
    !isGlued && !tokens.isEmpty || rest.first?.isSpace == true
  }

  /// The value of a decimal digit of any script.
  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    if scalar.isASCII { return scalar.isASCIIDigit ? Int(scalar.value - 48) : nil }
    guard scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }
}

/// A part of a date as it is written, before it is known what it means.
enum DateToken: Hashable, Sendable {
  case number(DateNumber)
  /// A word in plain small letters.
  case word(String)
  case sign(DateSign)
}

/// A number in a date.
struct DateNumber: Hashable, Sendable {
  var value: Int
  /// The number of its digits, zeros before it included.
  var digits: Int
  /// Whether it is an ordinal number, as "3rd".
  var isOrdinal = false
  /// Whether an apostrophe stands for the century, as in '89.
  var isAbbreviated = false

  /// Whether it can be a year in full; one with fewer digits is one of the first century, or lacks
  /// its century.
  var isFullYear: Bool { digits > 2 }
}

/// A sign between the numbers of a date.
enum DateSign: Hashable, Sendable {
  case dot, comma, slash
  /// A hyphen or dash: whether there are blanks around it, and whether it is longer than a hyphen.
  case dash(isSpaced: Bool, isLong: Bool)
  /// Two or more dots: from and to.
  case dots
  case apostrophe

  var isDash: Bool { if case .dash = self { true } else { false } }

  /// Whether this is a dash that joins two ends rather than the numbers of one date.
  var isWideDash: Bool {
    if case .dash(let isSpaced, let isLong) = self { isSpaced || isLong } else { false }
  }
}

/// The meanings of the words of all languages in a date.
struct DateVocabulary: Sendable {
  enum Meaning: Hashable, Sendable {
    /// A month, 1 to 12.
    case month(Int)
    /// A day of the week, 0 for Sunday.
    case weekday(Int)
    /// A word for a number, as "third".
    case ordinal(Int)
    /// The same in a language that counts days with it, as "two".
    case cardinal(Int)
    case decade, century
    /// The name of a decade, 20 to 90, and of a century by its number.
    case decadeName(Int), centuryName(Int)
    case beforeOurEra, ourEra
    case until, untilOrOn, from, between, and, ignored
  }

  static let all = DateVocabulary(LanguageFacts.all)

  /// The meanings of each word, or of several written as one, with the languages in which they have
  /// it.
  private var meanings: [String: [(language: Language, meaning: Meaning)]] = [:]
  /// The names of months and days of the week, and words for centuries, that are long enough to be
  /// recognized when they are misspelled.
  private var names: [(name: String, meaning: Meaning)] = []
  /// The endings of the digits of ordinal numbers and of decades.
  private(set) var ordinalEndings: Set<String> = []
  private(set) var decadeEndings: Set<String> = []
  /// The words behind an ordinal number that is a decade.
  private(set) var decadesBehind: Set<String> = []

  /// The most words that have a meaning together.
  static let longestPhrase = 6

  init(_ languages: [LanguageFacts]) {
    for facts in languages {
      guard let words = facts.dates else { continue }
      let language = facts.language
      for (index, month) in words.months.enumerated() { add(month, .month(index + 1), language) }
      for (index, day) in words.weekdays.enumerated() { add(day, .weekday(index), language) }
      for (index, ordinal) in words.ordinals.enumerated() {
        add(ordinal, .ordinal(index + 1), language)
      }
      for (index, cardinal) in words.cardinals.enumerated() {
        add(cardinal, .cardinal(index + 1), language)
      }
      for (index, name) in words.decadeNames.enumerated() {
        add(name, .decadeName(20 + 10 * index), language)
      }
      for (number, name) in words.centuryNames.keyedNumbers {
        add(name, .centuryName(number), language)
      }
      let lists: [(String, Meaning)] = [
        (words.decades, .decade), (words.centuries, .century),
        (words.beforeOurEra, .beforeOurEra), (words.ourEra, .ourEra), (words.until, .until),
        (words.untilOrOn, .untilOrOn), (words.from, .from), (words.between, .between),
        (words.and, .and), (words.ignored, .ignored),
      ]
      for (list, meaning) in lists { add(list, meaning, language) }
      ordinalEndings.formUnion(Self.keys(in: words.ordinalEndings))
      decadeEndings.formUnion(Self.keys(in: words.decadeEndings))
      decadesBehind.formUnion(Self.keys(in: words.decadesBehind))
    }
  }

  private mutating func add(_ list: String, _ meaning: Meaning, _ language: Language) {
    for key in Self.keys(in: list) {
      meanings[key, default: []].append((language, meaning))
      switch meaning {
      case .month, .weekday, .century:
        if key.count >= Self.shortestMisspelling { names.append((key, meaning)) }
      default: break
      }
    }
  }

  /// The words of a list as they are looked up: plain letters only.
  private static func keys(in list: String) -> [String] {
    list.split(separator: ",").map { phrase in
      String(
        String.UnicodeScalarView(DateLexer.plain(String(phrase)).unicodeScalars.filter(\.isLetter))
      )
    }.filter { !$0.isEmpty }
  }

  /// Returns what a word means in a language, or else in the first of the others that has it.
  ///
  /// A cardinal number means a day in its own language alone, as "dos" is another word elsewhere.
  func meaning(of word: String, in language: Language?) -> Meaning? {
    guard let meanings = meanings[word] else { return nil }
    if let own = meanings.first(where: { $0.language == language }) { return own.meaning }
    return meanings.lazy.map(\.meaning).first {
      if case .cardinal = $0 { false } else { true }
    }
  }

  /// Whether a word has a meaning in this language and not only in another one.
  func isWord(_ word: String, of language: Language?) -> Bool {
    meanings[word]?.contains { $0.language == language } ?? false
  }

  /// The meaning of every word, for tests.
  var words: [String: Set<Meaning>] { meanings.mapValues { Set($0.map(\.meaning)) } }

  // A short name has too many neighbors: "May" and "mar", "Juni" and "Juli".
  private static let shortestMisspelling = 4
  /// Words up to this length may have one slip, longer ones two.
  private static let longestWithOneSlip = 7
  /// Longer words are no names.
  private static let longestName = 24

  /// Returns what a word may be with a slip or two: months, days of the week, a century.
  func misspelled(_ word: String) -> Set<Meaning> {
    let length = word.count
    guard Self.shortestMisspelling...Self.longestName ~= length else { return [] }
    let isLong = length > Self.longestWithOneSlip
    let distances = names.compactMap { name, meaning in
      EditMetric.optimalStringAlignment.distance(word, name, within: isLong ? 3 : 1)
        .map { (distance: $0, meaning: meaning) }
    }
    guard let best = distances.map(\.distance).min(), best < 3 else { return [] }
    // "Septober" is nearer to September than to October, but not by much; "Setember" is clear.
    let farthest = best + (isLong && best > 1 ? 1 : 0)
    return Set(distances.filter { $0.distance <= farthest }.map(\.meaning))
  }
}

/// The parts of a date as they are written, before it is known whether the calendar has it.
struct DateParts: Hashable, Sendable {
  var day: Int?
  var month: Int?
  /// The year; the number of a century, or the year that a decade is called after.
  var year: DateNumber?
  /// Century or decade, for a date that is one of these.
  var scale: DatePrecision?
  /// Whether it says that it is before our era, or nil when it does not say.
  var isBeforeOurEra: Bool?
  /// The day of the week, 0 for Sunday, and how it is written.
  var weekday: Weekday?
  /// Whether hardly anybody writes what was read in this way.
  var isUnlikely = false

  struct Weekday: Hashable, Sendable {
    let day: Int
    let word: String
  }

  /// The precision of the date.
  var precision: DatePrecision {
    scale ?? (day != nil ? .day : month != nil ? .month : .year)
  }

  /// Whether the parts are those of a date: a day has a month, and what has no month has a year.
  var isComplete: Bool {
    month != nil || (day == nil && year != nil)
  }

  /// Whether the century of the year is open.
  var hasShortYear: Bool {
    guard let year, scale != .century else { return false }
    return year.isAbbreviated || (!year.isFullYear && isBeforeOurEra == nil)
  }

  /// Whether there is a year in which the calendar has the date.
  var exists: Bool {
    guard let year, !hasShortYear else {
      // There is no year 0, but there are 3/10/00 and the 00s.
      return year?.digits != 1 || year?.value != 0
        ? DateValue(year: 4, month: month, day: day) != nil : false
    }
    return year.value > 0 && value(year.value) != nil
  }

  /// The date with a year in full.
  func value(_ year: Int) -> DateValue? {
    let isBeforeOurEra = isBeforeOurEra ?? false
    switch scale {
    case .century: return DateValue(century: year, isBeforeOurEra: isBeforeOurEra)
    case .decade: return DateValue(decade: year, isBeforeOurEra: isBeforeOurEra)
    default: return DateValue(year: isBeforeOurEra ? 1 - year : year, month: month, day: day)
    }
  }

  /// The dates that may be meant where another date is expected: a short year is taken as it is,
  /// and as one of its century; where just a century is expected, "48" says nothing about it.
  func values(near date: DateValue) -> (literal: DateValue?, guess: DateValue?) {
    guard let year else { return (nil, nil) }
    guard hasShortYear else { return (value(year.value), nil) }
    let century = date.years.lowerBound / 100 * 100
    return (
      year.isAbbreviated || year.value == 0 || scale == .decade ? nil : value(year.value),
      century > 0 && year.digits == 2 && date.precision != .century
        ? value(century + year.value) : nil
    )
  }
}

extension String {
  /// The words of a table in pairs, each behind its number.
  fileprivate var keyedNumbers: [(number: Int, word: String)] {
    let words = words
    return stride(from: 0, to: words.count - 1, by: 2).compactMap { index in
      Int(words[index]).map { ($0, words[index + 1]) }
    }
  }
}
