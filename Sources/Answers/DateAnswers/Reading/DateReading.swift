// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

/// A date or period that a text can stand for.
struct DateReading: Hashable, Sendable {
  var first: DateParts
  /// The end of a period.
  var last: DateParts?

  /// Whether hardly anybody writes what was read in this way.
  var isUnlikely: Bool { first.isUnlikely || last?.isUnlikely == true }

  private var parts: [DateParts] { [first] + (last.map { [$0] } ?? []) }

  /// Reads a text in every way that is possible.
  ///
  /// - Parameters:
  ///   - text: The text, of bounded length.
  ///   - language: The language whose words count first.
  ///   - order: The order of three numbers, or nil when it is open.
  /// - Returns: The dates and periods that it can stand for, the likeliest first; at least one.
  /// - Throws: The reason there is none.
  static func readings(
    of text: String,
    in language: Language?,
    order: DateMatcher.Order?
  ) throws(Verdict.DateFault) -> [DateReading] {
    let items = try DateItems.items(of: text, in: language)
    let readings = try DatePeriodReader(items, order: order).readings
    let possible = readings.filter { $0.parts.allSatisfy(\.exists) }
    guard !readings.isEmpty else { throw .notADate }
    guard !possible.isEmpty else { throw .unknownDay }
    return possible.reduce(into: []) { distinct, reading in
      if !distinct.contains(reading) { distinct.append(reading) }
    }
  }
}

/// A part of a date by what it means.
enum DateItem: Hashable, Sendable {
  case number(DateNumber)
  case roman(Int)
  case month(Int)
  /// A day of the week, 0 for Sunday, as it is written.
  case weekday(Int, String)
  /// A decade such as "1990s".
  case decade(DateNumber)
  /// The name of a decade: 20 to 90.
  case decadeName(Int)
  /// A word that makes the year behind it a decade.
  case decadeWord
  case century
  case era(isBeforeOurs: Bool)
  case until, untilOrOn, from, between, and
  case sign(DateSign)
}

/// Finds out what tokens mean.
struct DateItems {
  private(set) var items: [DateItem] = []
  private let lexemes: [DateLexer.Lexeme]
  private let language: Language?
  private var index = 0

  /// Reads a text; the language counts first where a word has several meanings.
  ///
  /// - Throws: The word or sign that says nothing about a date.
  static func items(of text: String, in language: Language?) throws(Verdict.DateFault) -> [DateItem]
  {
    let lexemes = try DateLexer(text).tokens
    let items = try DateItems(lexemes, language).items
    guard items.contains(.era(isBeforeOurs: true)) else { return items }
    // "3.200 v. Chr." and "10 000 BC" have their digits in groups.
    return try DateItems(DateItems.joiningGroups(of: lexemes) { _ in true }, language).items
  }

  private init(_ lexemes: [DateLexer.Lexeme], _ language: Language?) throws(Verdict.DateFault) {
    self.lexemes = Self.joiningGroups(of: lexemes) { $0 == .sign(.comma) }
    self.language = language?.base
    while index < self.lexemes.count { try appendNext() }
  }

  /// Returns the tokens with groups of three digits joined where the sign between them is one that
  /// groups; a blank is nil.
  private static func joiningGroups(
    of lexemes: [DateLexer.Lexeme],
    where isGrouping: (DateToken?) -> Bool
  ) -> [DateLexer.Lexeme] {
    var joined: [DateLexer.Lexeme] = []
    for lexeme in lexemes {
      guard case .number(let group) = lexeme.token, group.digits == 3,
        let (place, lead) = lead(in: joined, before: lexeme, where: isGrouping)
      else {
        joined.append(lexeme)
        continue
      }
      let number = DateNumber(value: lead.value * 1000 + group.value, digits: lead.digits + 3)
      joined[place].token = .number(number)
      joined.removeSubrange((place + 1)...)
    }
    return joined
  }

  /// Returns the number that a group of digits continues, and where it is.
  private static func lead(
    in lexemes: [DateLexer.Lexeme],
    before group: DateLexer.Lexeme,
    where isGrouping: (DateToken?) -> Bool
  ) -> (place: Int, number: DateNumber)? {
    guard let last = lexemes.last else { return nil }
    var (place, sign): (Int, DateToken?) = (lexemes.count - 1, nil)
    if last.token == .sign(.comma) || last.token == .sign(.dot), last.isGlued, group.isGlued {
      (place, sign) = (place - 1, last.token)
    }
    guard isGrouping(sign), sign != nil || !group.isGlued, lexemes.indices.contains(place),
      case .number(let lead) = lexemes[place].token,
      lead.digits <= DateLexer.maximumDigits - 3
    else { return nil }
    // In "15.3.100 v. Chr." and "March 15,753 BC" the number before is a month or a day.
    switch place > 0 ? lexemes[place - 1].token : nil {
    case .sign where lexemes[place].isGlued: return nil
    case .word(let word):
      if case .month = DateVocabulary.all.meaning(of: word, in: nil) { return nil }
    default: break
    }
    return (place, lead)
  }

  private mutating func appendNext() throws(Verdict.DateFault) {
    switch lexemes[index].token {
    case .number(let number): appendNumber(number)
    case .sign(.apostrophe):
      index += 1
      // In '89 it stands for the century.
      guard index < lexemes.count, case .number(var number) = lexemes[index].token,
        lexemes[index].isGlued, number.digits == 2
      else { return }
      number.isAbbreviated = true
      appendNumber(number)
    case .sign(let sign):
      items.append(.sign(sign))
      index += 1
    case .word: try appendWord()
    }
  }

  private mutating func appendNumber(_ number: DateNumber) {
    index += 1
    var number = number
    var ending = index
    var isHyphenated = false
    if ending < lexemes.count, lexemes[ending].isGlued {
      switch lexemes[ending].token {
      case .sign(.apostrophe): ending += 1
      case .sign(.dash(isSpaced: false, isLong: false)):
        // "20-й", but not "14-Jul".
        ending += 1
        isHyphenated = true
      // "60. léta"
      case .sign(.dot)
      where number.value % 10 == 0 && number.digits > 1
        && isDecadeWord(at: ending + 1):
        items.append(.decade(number))
        index = ending + 1
        return
      default: break
      }
    }
    guard ending < lexemes.count, lexemes[ending].isGlued,
      case .word(let word) = lexemes[ending].token
    else {
      items.append(.number(number))
      return
    }
    let vocabulary = DateVocabulary.all
    let isOrdinal = vocabulary.ordinalEndings.contains(word)
    if vocabulary.decadeEndings.contains(word), number.value % 10 == 0, number.digits > 1,
      number.isFullYear || !isHyphenated || !isOrdinal || isDecadeWord(at: ending + 1)
    {
      items.append(.decade(number))
      index = ending + 1
    } else if isOrdinal, number.digits < 3, ending == index || isHyphenated {
      number.isOrdinal = true
      items.append(.number(number))
      index = ending + 1
    } else {
      items.append(.number(number))
    }
  }

  /// Whether a word stands at a place that makes the ordinal number before it a decade.
  private func isDecadeWord(at place: Int) -> Bool {
    guard place < lexemes.count, case .word(let word) = lexemes[place].token else { return false }
    return DateVocabulary.all.decadesBehind.contains(word)
  }

  private mutating func appendWord() throws(Verdict.DateFault) {
    guard case .word(let word) = lexemes[index].token else { return }
    let vocabulary = DateVocabulary.all
    let (meaning, end, phrase) = longestPhrase()
    if meaning == .century, phrase.unicodeScalars.count == 1,
      isFullYear(behind: end) || items.isEmpty && saysWhat(behind: end)
    {
      // "c. 1492" is about that year.
      index = end
    } else if let meaning,
      end > index + 1 || vocabulary.isWord(phrase, of: language) || Self.roman(word) == nil
    {
      // In "199O" a letter stands for a digit.
      if meaning == .ignored, end == index + 1, phrase.utf8.count == 1, lexemes[index].isGlued,
        case .number? = items.last
      {
        throw .unexpected(word)
      }
      index = end
      append(meaning, phrase)
    } else if let number = Self.roman(word) {
      items.append(.roman(number))
      index += 1
    } else if let (name, era) = nameAndEra(in: word) {
      index += 1
      append(name, word)
      append(era, word)
    } else {
      let meanings = vocabulary.misspelled(word)
      guard let meaning = meanings.first else { throw .unexpected(String(word.prefix(30))) }
      guard meanings.count == 1 else { throw .unclearMonth(word) }
      index += 1
      append(meaning, word)
    }
  }

  /// The parts of "centuryBC", which would else be a century misspelled.
  private func nameAndEra(
    in word: String
  ) -> (name: DateVocabulary.Meaning, era: DateVocabulary.Meaning)? {
    for length in 2...5 {
      guard let era = DateVocabulary.all.meaning(of: String(word.suffix(length)), in: language),
        era == .beforeOurEra || era == .ourEra,
        let name = DateVocabulary.all.meaning(of: String(word.dropLast(length)), in: language)
      else { continue }
      return (name, era)
    }
    return nil
  }

  /// Whether a month, a century or a decade is named further on, so that a letter in front is a
  /// preposition: "в октябре", "в 20 веке".
  private func saysWhat(behind position: Int) -> Bool {
    lexemes[position...].contains { lexeme in
      guard case .word(let word) = lexeme.token, word.unicodeScalars.count > 1 else { return false }
      switch DateVocabulary.all.meaning(of: word, in: language) {
      case .month, .century, .decadeName: return true
      default: return DateVocabulary.all.decadesBehind.contains(word)
      }
    }
  }

  private func isFullYear(behind position: Int) -> Bool {
    guard
      case .number(let number)? = lexemes[position...].first(where: { $0.token != .sign(.dot) })?
        .token
    else { return false }
    return number.isFullYear
  }

  /// Returns what the most words from here on mean together, where they end, and the words as one.
  private func longestPhrase() -> (meaning: DateVocabulary.Meaning?, end: Int, phrase: String) {
    var longest: (meaning: DateVocabulary.Meaning?, end: Int, phrase: String) = (nil, index + 1, "")
    var (phrase, count, position) = ("", 0, index)
    while position < lexemes.count, count < DateVocabulary.longestPhrase {
      switch lexemes[position].token {
      case .word(let word):
        phrase += word
        count += 1
        position += 1
        if let meaning = DateVocabulary.all.meaning(of: phrase, in: language) {
          longest = (meaning, position, phrase)
        }
      case .sign(.dot), .sign(.apostrophe), .sign(.dash(isSpaced: false, isLong: false)),
        .sign(.slash):
        position += 1
      case .number, .sign: return longest
      }
    }
    return longest
  }

  private mutating func append(_ meaning: DateVocabulary.Meaning, _ word: String) {
    switch meaning {
    case .month(let month): items.append(.month(month))
    case .weekday(let day): items.append(.weekday(day, word))
    case .ordinal(let value):
      items.append(.number(DateNumber(value: value, digits: 2, isOrdinal: true)))
    case .cardinal(let value):
      items.append(.number(DateNumber(value: value, digits: 2, isOrdinal: true)))
    case .decade: items.append(.decadeWord)
    case .decadeName(let years):
      // "nineteen sixties"
      if case .number(let century)? = items.last, 10...21 ~= century.value, century.digits == 2 {
        items.removeLast()
        items.append(.decade(DateNumber(value: century.value * 100 + years, digits: 4)))
      } else {
        items.append(.decadeName(years))
      }
    case .century: items.append(.century)
    case .centuryName(let number):
      items.append(.number(DateNumber(value: number, digits: 2, isOrdinal: true)))
      items.append(.century)
    case .beforeOurEra: items.append(.era(isBeforeOurs: true))
    case .ourEra: items.append(.era(isBeforeOurs: false))
    case .until: items.append(.until)
    case .untilOrOn: items.append(.untilOrOn)
    case .from: items.append(.from)
    case .between: items.append(.between)
    case .and: items.append(.and)
    case .ignored:
      // In "1990er-Jahre" the hyphen joins nothing of the date.
      if case .sign(let sign)? = items.last, sign.isDash, !sign.isWideDash { items.removeLast() }
    }
  }

  /// The value of a Roman numeral for a month or a century, with or without what makes it an
  /// ordinal number.
  private static func roman(_ word: String) -> Int? {
    if let value = numerals[word] { return value }
    guard let first = word.utf8.first, "ivx".utf8.contains(first) else { return nil }
    return DateVocabulary.all.ordinalEndings.lazy.filter(word.hasSuffix)
      .compactMap { numerals[String(word.dropLast($0.count))] }.max()
  }

  private static let numerals: [String: Int] = {
    var numerals: [String: Int] = [:]
    for (tens, ten) in ["", "x", "xx", "xxx"].enumerated() {
      for (ones, one) in ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"].enumerated() {
        numerals[ten + one] = tens * 10 + ones
      }
    }
    numerals[""] = nil
    return numerals
  }()
}
