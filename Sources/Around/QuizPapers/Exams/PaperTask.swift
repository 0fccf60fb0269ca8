// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent
internal import Quizzes
internal import ReportCharts

/// The task of a problem as a paper sees it: how answers stand on it in letters and numbers, and
/// what there is to write into.
protocol PaperTask: ProblemTask {
  /// The texts that a paper shows besides the prompt, options and items.
  var furtherTexts: [RichText] { get }

  /// Reads an answer that is not empty.
  func read(
    _ text: String,
    on item: Quiz.Item,
    _ number: Int
  ) throws(PaperError) -> QuizResponse?

  /// Writes a response, or returns nil for one that does not fit.
  func written(_ response: QuizResponse, on item: Quiz.Item) -> String?

  /// The options, items or gaps of the problem, and the place for the answer.
  func field(of item: Quiz.Item, by writer: PageWriter) -> [Markup]

  /// The rows of an answer sheet, with the right answers for readers of a language.
  func rows(of item: Quiz.Item, in language: Language) -> [AnswerRow]
}

extension PaperTask {
  var furtherTexts: [RichText] { [] }
}

extension ProblemKind {
  /// The task as papers know it; a test holds that there is one for each kind.
  var paperTask: (any PaperTask)? { task as? any PaperTask }
}

// MARK: - Letters

extension String {
  /// The text with capital letters, and with those of Latin in place of Cyrillic ones that look
  /// alike.
  var asLetters: String {
    let alike: [Character: Character] = [
      "А": "A", "В": "B", "С": "C", "Е": "E", "Н": "H", "К": "K", "М": "M", "О": "O", "Р": "P",
      "Т": "T", "Х": "X", "І": "I", "Ѕ": "S", "Ј": "J",
    ]
    return String(uppercased().map { alike[$0] ?? $0 })
  }
}

/// The letters of options or items in the order shown.
private struct LetteredParts<Part: Identifiable> where Part.ID: Sendable {
  let parts: [Part]
  let number: Int

  init(_ parts: [Part], _ number: Int) {
    self.parts = parts
    self.number = number
  }

  /// Reads letters, with anything between them that is no letter.
  func ids(in text: String) throws(PaperError) -> [Part.ID] {
    var ids: [Part.ID] = []
    for word in text.asLetters.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      // Beyond Z a letter has two signs, and needs blanks around it.
      let letters = parts.count > 26 ? [String(word)] : word.map(String.init)
      for letter in letters { ids.append(try id(of: letter)) }
    }
    return ids
  }

  /// Reads one letter.
  func id(of letter: String) throws(PaperError) -> Part.ID {
    for (place, part) in parts.enumerated() where PageLetter.at(place) == letter {
      return part.id
    }
    throw .unknownLetter(letter, problem: number, last: PageLetter.at(max(parts.count - 1, 0)))
  }

  /// The letters, or nil when one of the parts is not shown.
  func written(_ ids: [Part.ID], separator: String) -> String? {
    let letters = ids.compactMap { PageLetter.of($0, among: parts) }
    guard letters.count == ids.count, !ids.isEmpty else { return nil }
    return letters.joined(separator: parts.count > 26 ? " " : separator)
  }
}

extension LetteredParts<AnswerOption> {
  /// The option that is written as a whole, if there is only one such.
  func id(ofText text: String) -> AnswerOption.ID? {
    let wanted = text.trimmingWhiteSpace.lowercased()
    let meant = parts.filter { $0.text.plainText.trimmingWhiteSpace.lowercased() == wanted }
    return meant.count == 1 && wanted.count > 1 ? meant[0].id : nil
  }

  /// Reads one option, by its letter or its text; nil where there is none.
  func option(in text: String) throws(PaperError) -> AnswerOption.ID? {
    if let id = id(ofText: text) { return id }
    let ids = try ids(in: text)
    guard ids.count <= 1 else { throw .severalLetters(problem: number) }
    return ids.first
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmingWhiteSpace: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}

// MARK: - The kinds

extension ChoiceTask: PaperTask {
  func read(
    _ text: String,
    on item: Quiz.Item,
    _ number: Int
  ) throws(PaperError) -> QuizResponse? {
    try LetteredParts(item.options, number).option(in: text).map(QuizResponse.choice)
  }

  func written(_ response: QuizResponse, on item: Quiz.Item) -> String? {
    guard case .choice(let option) = response else { return nil }
    return PageLetter.of(option, among: item.options)
  }
}

extension CheckAllTask: PaperTask {
  func read(
    _ text: String,
    on item: Quiz.Item,
    _ number: Int
  ) throws(PaperError) -> QuizResponse? {
    let parts = LetteredParts(item.options, number)
    if let id = parts.id(ofText: text) { return .choices([id]) }
    let ids = try parts.ids(in: text)
    if let repeated = ids.firstRepeated {
      throw .repeatedLetter(PageLetter.of(repeated, among: item.options) ?? "", problem: number)
    }
    return ids.isEmpty ? nil : .choices(ids)
  }

  func written(_ response: QuizResponse, on item: Quiz.Item) -> String? {
    // A single pick is a pick, too.
    LetteredParts(item.options, 0).written(response.picks, separator: "")
  }
}

/// A task that is answered in words, which stand as they are.
private protocol WordedPaperTask: PaperTask {}

extension WordedPaperTask {
  func read(
    _ text: String,
    on item: Quiz.Item,
    _ number: Int
  ) throws(PaperError) -> QuizResponse? {
    .text(text)
  }

  func written(_ response: QuizResponse, on item: Quiz.Item) -> String? { response.text }
}

extension WrittenTask: WordedPaperTask {}

extension OpenResponseTask: WordedPaperTask {}

extension OrderingTask: PaperTask {
  func read(
    _ text: String,
    on item: Quiz.Item,
    _ number: Int
  ) throws(PaperError) -> QuizResponse? {
    let ids = try LetteredParts(item.items, number).ids(in: text)
    if let repeated = ids.firstRepeated {
      throw .repeatedLetter(PageLetter.of(repeated, among: item.items) ?? "", problem: number)
    }
    return ids.isEmpty ? nil : .order(ids)
  }

  func written(_ response: QuizResponse, on item: Quiz.Item) -> String? {
    guard case .order(let order) = response else { return nil }
    return LetteredParts(item.items, 0).written(order, separator: " ")
  }
}

extension MatchingTask: PaperTask {
  var furtherTexts: [RichText] { left.map(\.text) }

  func read(
    _ text: String,
    on item: Quiz.Item,
    _ number: Int
  ) throws(PaperError) -> QuizResponse? {
    let parts = LetteredParts(item.items, number)
    let signs = text.asLetters.map { $0.isLetter || $0.isNumber ? $0 : " " }
    guard signs.contains(where: \.isNumber) else {
      let ids = try parts.ids(in: text)
      guard !ids.isEmpty else { return nil }
      guard ids.count == left.count else {
        throw .otherCount(ids.count, problem: number, expected: left.count)
      }
      return .pairs(Dictionary(zip(left.map(\.id), ids)) { first, _ in first })
    }
    var pairs: [Problem.Item.ID: Problem.Item.ID] = [:]
    var rest = signs.drop { $0 == " " }
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isNumber }
      let behind = rest.dropFirst(digits.count).drop { $0 == " " }
      let letters = behind.prefix { $0.isLetter }
      rest = behind.dropFirst(letters.count).drop { $0 == " " }
      let written = Int(String(digits)) ?? 0
      guard (1...left.count).contains(written) else {
        throw .unknownPart(written, problem: number, last: left.count)
      }
      // A number without a letter is an item that was left open.
      guard !letters.isEmpty else { continue }
      if parts.parts.count <= 26, letters.count > 1 { throw .severalLetters(problem: number) }
      let id = left[written - 1].id
      guard pairs[id] == nil else { throw .severalLetters(problem: number) }
      pairs[id] = try parts.id(of: String(letters))
    }
    return pairs.isEmpty ? nil : .pairs(pairs)
  }

  func written(_ response: QuizResponse, on item: Quiz.Item) -> String? {
    guard case .pairs(let pairs) = response else { return nil }
    var written: [String] = []
    for (place, item) in left.enumerated() where pairs[item.id] != nil {
      written.append("\(place + 1)")
    }
    let letters = left.compactMap { pairs[$0.id] }
      .compactMap { PageLetter.of($0, among: item.items) }
    guard letters.count == pairs.count, letters.count == written.count, !letters.isEmpty else {
      return nil
    }
    return zip(written, letters).map { $0 + $1 }.joined(separator: " ")
  }
}

extension ClozeTask: PaperTask {
  var furtherTexts: [RichText] { [text] }

  func read(
    _ text: String,
    on item: Quiz.Item,
    _ number: Int
  ) throws(PaperError) -> QuizResponse? {
    let gaps = numberedGaps
    var entries: [ClozeTask.Gap.ID: String] = [:]
    let parts = GapEntries(text, count: gaps.count).parts
    if parts.allSatisfy({ $0.number == nil }), parts.count != gaps.count {
      throw .otherCount(parts.count, problem: number, expected: gaps.count)
    }
    var next = 1
    for part in parts {
      let place = part.number ?? next
      guard (1...gaps.count).contains(place) else {
        throw .unknownPart(place, problem: number, last: gaps.count)
      }
      next = place + 1
      guard !part.text.isInvisible else { continue }
      let gap = gaps[place - 1]
      guard entries[gap.id] == nil else { throw .severalLetters(problem: number) }
      if let options = item.gapOptions[gap.id] {
        let option = try LetteredParts(options, number).option(in: part.text)
        entries[gap.id] = option?.rawValue
      } else {
        entries[gap.id] = part.text
      }
    }
    return entries.isEmpty ? nil : .gaps(entries)
  }

  func written(_ response: QuizResponse, on item: Quiz.Item) -> String? {
    guard case .gaps(let entries) = response, !entries.isEmpty else { return nil }
    var written: [String] = []
    for (place, gap) in numberedGaps.enumerated() {
      guard let entry = entries[gap.id] else { continue }
      if let options = item.gapOptions[gap.id] {
        guard let letter = PageLetter.of(AnswerOption.ID(entry), among: options) else {
          return nil
        }
        written.append("\(place + 1): \(letter)")
      } else {
        written.append("\(place + 1): \(GapEntries.quoted(entry))")
      }
    }
    return written.count == entries.count ? written.joined(separator: "; ") : nil
  }
}

extension Array where Element: Hashable {
  /// The first element that stands here a second time.
  fileprivate var firstRepeated: Element? {
    var seen: Set<Element> = []
    return first { !seen.insert($0).inserted }
  }
}

/// The entries of gaps in one line: `1: oxygen; 2: "a; b"`.
private struct GapEntries {
  private(set) var parts: [(number: Int?, text: String)] = []
  private var rest: Substring

  init(_ text: String, count: Int) {
    rest = text[...]
    while true {
      rest = rest.drop { $0.isWhitespace }
      guard !rest.isEmpty else { break }
      let number = readNumber(within: count)
      parts.append((number, readEntry()))
      guard !rest.isEmpty else { break }
      rest = rest.dropFirst()
    }
  }

  /// Reads the number of a gap and the sign behind it.
  ///
  /// With a single gap only its own number is one, so that 12:30 can stand in it.
  private mutating func readNumber(within count: Int) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let behind = rest.dropFirst(digits.count).drop { $0 == " " }
    guard let number = Int(digits), let sign = behind.first, ":=)".contains(sign),
      count > 1 || number == 1
    else { return nil }
    rest = behind.dropFirst().drop { $0.isWhitespace && $0 != "\n" }
    return number
  }

  /// Reads up to a semicolon, the end of the line or the closing quote.
  private mutating func readEntry() -> String {
    if let quoted = readQuoted() { return quoted }
    let entry = rest.prefix { !Self.ends($0) }
    rest = rest.dropFirst(entry.count)
    return entry.trimmingWhiteSpace
  }

  /// Reads an entry in quotes; nil when it is not in quotes as a whole.
  private mutating func readQuoted() -> String? {
    guard rest.first == "\"" else { return nil }
    var text = ""
    var left = rest.dropFirst()
    while let character = left.first {
      left = left.dropFirst()
      if character != "\"" {
        text.append(character)
      } else if left.first == "\"" {
        text.append("\"")
        left = left.dropFirst()
      } else {
        let behind = left.drop { $0.isWhitespace && !$0.isNewline }
        guard behind.isEmpty || behind.first.map(Self.ends) == true else { return nil }
        rest = behind
        return text
      }
    }
    return nil
  }

  private static func ends(_ character: Character) -> Bool {
    character == ";" || character.isNewline
  }

  /// The entry, in quotes where it would be read as something else.
  static func quoted(_ entry: String) -> String {
    let isPlain =
      entry.first != "\"" && !entry.contains(where: ends) && entry.trimmingWhiteSpace == entry
    return isPlain
      ? entry
      : "\"\(entry.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
  }
}
