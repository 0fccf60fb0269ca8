// SPDX-License-Identifier: Apache-2.0
internal import KnownLanguages
internal import LanguageFacts
internal import LudusCore

/// A part of a question that a column of a table can hold.
enum TablePart: String, CaseIterable, Sendable {
  case question, type, answer, alternatives, wrong, options, feedback, hint, points, tolerance, unit
  case set, tags, language, time, title, source, image, format, details, id, number

  /// The parts that are written, in the order of their columns.
  static let written: [TablePart] = [
    .question, .type, .answer, .alternatives, .options, .feedback, .hint, .points, .tolerance,
    .set, .tags, .language, .title, .source, .format, .details, .id,
  ]

  /// The loss when it has no column; nil for parts without a word of their own.
  var loss: Exported.Loss.Part? {
    switch self {
    case .feedback: .generalFeedback
    case .hint: .hints
    case .points: .mark
    case .tags, .id: .labels
    case .title: .name
    case .source: .source
    case .set: .category
    case .tolerance, .unit: .judgment
    case .alternatives: .otherAnswers
    case .details: .grading
    default: nil
    }
  }
}

/// The meaning of the words over a column.
struct TableHeading: Hashable, Sendable {
  /// The parts that the column can hold, the likeliest first.
  let parts: [TablePart]
  /// The number of the column among those of its part, counted from 1; nil without one.
  let index: Int?
  /// Whether a letter is that number.
  var isLettered = false

  /// Reads the words over a column; nil where they are not known in any language.
  init?(_ words: String) {
    let name = Self.plain(words)
    if let parts = Self.parts(of: name) {
      (self.parts, index) = (parts, nil)
      return
    }
    guard let (base, index, isLettered) = Self.cut(name) ?? Self.cutLetter(name) else { return nil }
    self.index = index
    self.isLettered = isLettered
    if base.isEmpty {
      // Options whose columns have only letters or numbers.
      parts = [.options]
      return
    }
    guard let parts = Self.parts(of: base) else { return nil }
    self.parts = parts
  }

  /// The words without what templates put behind them: "Answer 3 (Optional)" and "Answer 1 - max 75
  /// characters" are answers.
  static func plain(_ words: String) -> String {
    var text = ""
    var depth = 0
    var previous: Character = " "
    for character in words {
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth = max(depth - 1, 0)
      case _ where depth > 0: break
      case "_", "\n", "\r", "\r\n", "\t", "\u{A0}": text.append(" ")
      default:
        // Names of programs: questionText.
        if character.isUppercase, previous.isLowercase { text.append(" ") }
        text.append(character)
      }
      previous = character
    }
    for dash in [" - ", " – ", " — "] {
      if let range = text.firstRange(of: dash) { text = String(text[..<range.lowerBound]) }
    }
    var words = text.lowercased().split(separator: " ").joined(separator: " ")
    while let last = words.last, ":*?!;,".contains(last) { words.removeLast() }
    return words.trimmingSpaces
  }

  /// A name without the number or letter at its end or its beginning, as those of "option b",
  /// "answer2" and "2 antwort".
  private static func cut(_ name: String) -> (base: String, index: Int, isLettered: Bool)? {
    let digits = String(name.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
    if let number = Int(digits), (1...99).contains(number) {
      var base = name.dropLast(digits.count).trimmingSpaces
      while let last = base.last, "#.-".contains(last) { base.removeLast() }
      return (base.trimmingSpaces, number, false)
    }
    let first = name.prefix { $0.isASCII && $0.isNumber }
    if let number = Int(first), (1...99).contains(number) {
      let base = name.dropFirst(first.count).drop { ".): ".contains($0) }
      return (String(base), number, false)
    }
    guard let last = name.last, name.count == 1 || name.dropLast().last == " ",
      let number = index(ofLetter: last)
    else { return nil }
    return (name.dropLast().trimmingSpaces, number, true)
  }

  /// The name of an option without the letter that stands right behind it, as that of "optiona".
  private static func cutLetter(_ name: String) -> (base: String, index: Int, isLettered: Bool)? {
    guard let last = name.last, last.isASCII, let number = index(ofLetter: last),
      names[String(name.dropLast())]?.contains(.options) == true
    else { return nil }
    return (String(name.dropLast()), number, true)
  }

  /// The number of an option that a small letter names; nil for another sign.
  static func index(ofLetter letter: Character) -> Int? {
    for alphabet in ["abcdefghijkl", "абвгдежзик"] {
      if let place = alphabet.firstIndex(of: letter) {
        return alphabet.distance(from: alphabet.startIndex, to: place) + 1
      }
    }
    return nil
  }

  // MARK: Names

  /// The parts by all names, in the order of the languages.
  private static let names: [String: [TablePart]] = {
    var names: [String: [TablePart]] = [:]
    for facts in LanguageFacts.all {
      for (key, words) in lines(facts.headings.parts) {
        guard let part = TablePart(rawValue: key) else { continue }
        for word in words {
          // A word has one meaning, that of the first language, unless it is an answer and an
          // option.
          let known = names[word] ?? []
          let isPair = part == .options && known == [.answer]
          if known.isEmpty || isPair { names[word] = known + [part] }
        }
      }
    }
    return names
  }()

  private static let allNames: [String] = names.keys.sorted()

  /// The known name that is one slip away from the words over a column, in the singular or the
  /// plural; nil where none is.
  static func meant(by words: String) -> String? {
    let name = plain(words)
    guard name.utf8.count <= 100 else { return nil }
    if let near = near(name[...]) { return near }
    for ending in endings where name.count > ending.count + 4 && name.hasSuffix(ending) {
      if let near = near(name.dropLast(ending.count)) { return near + ending }
    }
    return nil
  }

  private static func near(_ name: Substring) -> String? {
    guard let near = String(name).nearest(of: allNames) else { return nil }
    let start = zip(name, near).prefix { $0 == $1 }.count
    let end = zip(name.reversed(), near.reversed()).prefix { $0 == $1 }.count
    return start + end + 2 >= max(name.count, near.count) ? near : nil
  }

  /// The languages that have a name, by their places.
  static func languages(of words: String) -> [Int] {
    let name = plain(words)
    let base = cut(name)?.base ?? name
    return languagesByName[name] ?? languagesByName[base] ?? []
  }

  private static let languagesByName: [String: [Int]] = {
    var languages: [String: [Int]] = [:]
    for (place, facts) in LanguageFacts.all.enumerated() {
      for word in Set(lines(facts.headings.parts).flatMap(\.words)) {
        languages[word, default: []].append(place)
      }
    }
    return languages
  }()

  /// The endings of a heading in the plural: "Antworten" and "answers" name what "Antwort" and
  /// "answer" do.
  private static let endings: [String] = Set(
    LanguageFacts.all.flatMap { list($0.headings.pluralEndings) }
  )
  .sorted { ($0.count, $0) > ($1.count, $1) }

  private static func parts(of name: String) -> [TablePart]? {
    if let parts = names[name] { return parts }
    for ending in endings where name.count > ending.count + 1 {
      if name.hasSuffix(ending), let parts = names[String(name.dropLast(ending.count))] {
        return parts
      }
      let words = name.split(separator: " ").map { word in
        word.hasSuffix(ending) ? word.dropLast(ending.count) : word
      }
      if words.count > 1, let parts = names[words.joined(separator: " ")] { return parts }
    }
    return nil
  }

  /// The languages whose names two columns of a list of vocabulary have.
  static let vocabulary = Set(LanguageFacts.all.flatMap { list($0.headings.languages) })

  // MARK: Words in cells

  /// The kind of a problem that a cell names in any language; nil for other words.
  static func kind(_ words: String) -> String? {
    kinds[plain(words)] ?? kinds[words.lowercased()]
      ?? kinds[plain(words.replacing("-", with: " "))]
  }

  private static let kinds: [String: String] = {
    var kinds: [String: String] = [:]
    for facts in LanguageFacts.all {
      for (kind, words) in lines(facts.headings.kinds) {
        for word in words + [plain(kind), kind.lowercased()] where kinds[word] == nil {
          kinds[word] = kind
        }
      }
    }
    return kinds
  }()

  /// Whether a cell says that a statement is true, in any language; nil for other words.
  static func truth(_ words: String) -> Bool? {
    let word = words.trimmingSpaces.lowercased()
    return truths[word]
  }

  /// All words that say whether a statement is true.
  static let truths: [String: Bool] = {
    var truths: [String: Bool] = ["1": true, "0": false]
    for facts in LanguageFacts.all {
      for word in list(facts.headings.isTrue) where truths[word] == nil { truths[word] = true }
      for word in list(facts.headings.isFalse) where truths[word] == nil { truths[word] = false }
    }
    return truths
  }()

  // MARK: Lists of answers

  /// The column of a list of answers, `student` or `credit`, that words in any language stand over;
  /// nil for other words.
  static func answerColumn(_ words: String) -> String? { answerColumns[plain(words)] }

  private static let answerColumns: [String: String] = {
    var columns: [String: String] = [:]
    for facts in LanguageFacts.all {
      for (column, words) in lines(facts.headings.answers) {
        for word in words where columns[word] == nil { columns[word] = column }
      }
    }
    return columns
  }()

  private static func lines(_ table: String) -> [(key: String, words: [String])] {
    table.split(separator: "\n").compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      return (line[..<colon].trimmingSpaces, list(String(line[line.index(after: colon)...])))
    }
  }

  private static func list(_ words: String) -> [String] {
    words.split(separator: ",").map(\.trimmingSpaces).filter { !$0.isEmpty }
  }
}
