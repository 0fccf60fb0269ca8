// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore
internal import QuizContent

/// The text files that Anki exports and imports: front and back, separated by a tab.
///
/// The lines at the beginning that start with `#` are read: `#separator:`, `#html:`, `#columns:`,
/// `#tags:`, `#deck:`, and the columns of tags, decks and identifiers. Decks become sets. A note
/// with gaps, `{{c1::Lima::city}}`, is one question with a gap for each, and its hints in brackets.
/// Without names the first two fields are the front and the back.
public enum AnkiText: ExchangeFormat, Sendable {
  /// The facts about the format that are known before a file is opened.
  public static let about = FormatDescription(
    "anki",
    title: "Anki notes",
    fileEndings: ["txt"]
  ) { file in
    let heads = ["#separator:", "#html:", "#notetype", "#columns:", "#deck:", "#tags"]
    // A line or two in GIFT may have tabs, too.
    let isGIFT = file.has("{=", "{~", "{#", "{T") && file.text.count { $0.isNewline } < 3
    let isDeck = heads.contains(where: file.text.hasPrefix) || file.isTable(of: "\t") && !isGIFT
    if isDeck { return .certain }
    // A list with semicolons, which no question in GIFT or Aiken has in every line.
    let isList = file.isTable(of: ";") && !file.has("\nANSWER:", "::", "{=", "{~")
    return isList ? .certain : .unknown
  }

  /// A reader for a file that comes in stretches.
  public static func reading() -> ImportStream { reading(.standard) }

  /// A reader for a file that comes in stretches, with its columns, and with reversed cards.
  public static func reading(_ options: TableOptions) -> ImportStream {
    ImportStream(FileReader(options: options))
  }

  /// A writer for a file that goes in stretches.
  public static func writing() -> ExportStream {
    let head = "#separator:tab\n#html:false\n#tags column:3\n#deck column:4\n"
    var writer = ItemWriter.questions(head: head, ending: "\n") { question, losses in
      card(question, &losses).map { cells in
        cells.map { CSV.quoted($0, "\t") }.joined(separator: "\t")
      }
    }
    writer.holdsSets = true
    return ExportStream(writer)
  }

  /// The front, the back, the tags and the deck of a question; nil for one without an answer that
  /// is noted.
  private static func card(_ question: Question, _ losses: inout [Exported.Loss.Part]) -> [String]?
  {
    let answers: [Question.Answer]
    switch question.task {
    case .written(let all, _), .numbers(let all), .choices(let all, true, _): answers = all
    default: return nil
    }
    guard let right = answers.first(where: { $0.fraction == 1 }) else { return nil }
    if answers.count > 1 { losses.append(.otherAnswers) }
    if answers.contains(where: { ![0, 1].contains($0.fraction) }) { losses.append(.weights) }
    if case .numbers = question.task { losses.append(.judgment) }
    if case .written(_, false) = question.task { losses.append(.letterCase) }
    if question.generalFeedback != nil { losses.append(.generalFeedback) }
    if question.name != nil || question.idNumber != nil { losses.append(.name) }
    losses += question.lossesOfPlainText
    let (front, back) = (question.text.plain, right.text.plain)
    // Anki has no sign that takes the meaning from others.
    let isMisread = AnkiCloze.beginsGap(front) || AnkiCloze.beginsGap(back)
    let hasSound = front.contains("[sound:") || back.contains("[sound:")
    if isMisread || hasSound || furigana(in: back) != nil { losses.append(.signs) }
    let texts = [question.text, right.text].filter(\.isHTML)
    if texts.contains(where: { $0.imported.text.hasMarks }) { losses.append(.markup) }
    // A blank ends a tag.
    if question.tags.contains(where: { $0.contains(where: \.isWhitespace) }) {
      losses.append(.labels)
    }
    return [
      front, back, question.tags.joined(separator: " "),
      (question.set ?? "").split(separator: "/").joined(separator: "::"),
    ]
  }

  private struct FileReader: ItemReader {
    let options: TableOptions
    /// The reader of the rows behind the settings.
    private var rows: RowReader?

    init(options: TableOptions) { self.options = options }

    mutating func read(_ source: SourceText) -> Stretch {
      if var rows {
        defer { self.rows = rows }
        return rows.read(source)
      }
      var head = Head(options)
      var start = source.start
      var isBehindHead = false
      source.forEachLine { line in
        guard !isBehindHead, source.bytes[line].first == UInt8(ascii: "#") else {
          isBehindHead = true
          return
        }
        start = min(line.upperBound + 1, source.bytes.count)
        head.take(line, of: source)
      }
      guard isBehindHead || source.isLast else { return Stretch(end: 0) }
      // What separates the fields shows where no setting says it.
      var rows = RowReader(
        delimiter: head.delimiter ?? Self.found(in: source, from: start),
        maker: head.maker
      )
      var stretch = rows.read(source, from: start)
      // Before a row has come to its end, all is read again.
      if stretch.end > 0 {
        stretch.remarks = head.remarks + stretch.remarks
        self.rows = rows
      }
      return stretch
    }

    /// A tab, unless the first line has none and has a semicolon.
    private static func found(in source: SourceText, from start: Int) -> Character {
      let line = source.bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
      return !line.contains(0x09) && line.contains(UInt8(ascii: ";")) ? ";" : "\t"
    }
  }

  /// The settings at the beginning of a file.
  private struct Head {
    private(set) var delimiter: Character?
    private(set) var remarks: [Remark] = []
    private(set) var maker: RowMaker

    init(_ options: TableOptions) {
      maker = RowMaker(options: options)
      maker.isDeck = true
    }

    /// Takes over a setting.
    mutating func take(_ line: Range<Int>, of source: SourceText) {
      let text = String(decoding: source.bytes[line].dropFirst(), as: UTF8.self)
      guard let colon = text.firstIndex(of: ":") else { return }
      let name = text[..<colon].lowercased()
      let value = text[text.index(after: colon)...]
      let word = Self.withoutSeparators(value)
      switch name {
      case "separator":
        delimiter = AnkiText.separator(word.isEmpty ? value.trimmingSpaces : word, value)
        if delimiter == nil {
          remarks.append(
            Remark(
              .malformedValue,
              at: line,
              [
                "name": .text("#separator"), "value": .text(value.trimmingSpaces),
                "example": .text("#separator:tab"),
              ]
            )
          )
        }
      case "html": maker.format = word.lowercased() == "true" ? "html" : "plain"
      case "columns":
        let names = Table.read(Array(value.utf8), delimiter: delimiter ?? "\t").rows.first ?? []
        maker.useNames(names)
      case "tags column", "guid column", "deck column", "notetype column":
        // A row that is written grows to its last column, so a number that no deck has is none.
        guard let number = Int(word), (1...1000).contains(number) else { return }
        switch name {
        case "tags column": maker.use(number - 1, as: .tags)
        case "guid column": maker.use(number - 1, as: .id)
        case "deck column": maker.use(number - 1, as: .set)
        default: maker.noteTypes.insert(number - 1)
        }
      case "deck": maker.deck = Optional(AnkiText.path(word)).nonBlank
      case "tags": maker.tags = value.split(separator: " ").map(\.trimmingSpaces)
      case "notetype", "if matches":
        if name == "notetype" {
          maker.isCloze = RowMaker.isCloze(word)
          maker.isReversed = RowMaker.isReversed(word)
        }
        remarks.append(Remark(.passedOver, at: line, ["name": .text("#\(name)")]))
      default: remarks.append(Remark(.passedOver, at: line, ["name": .text("#\(name)")]))
      }
    }

    /// A value without what a spreadsheet puts behind it.
    private static func withoutSeparators(_ value: Substring) -> String {
      var value = value.trimmingSpaces
      while let last = value.last, ",;\t|\"".contains(last) { value.removeLast() }
      return value.trimmingSpaces
    }
  }

  private static func separator(_ name: String, _ value: Substring) -> Character? {
    switch name.lowercased() {
    case "tab", "\\t": return "\t"
    case "comma": return ","
    case "semicolon": return ";"
    case "pipe": return "|"
    case "space": return " "
    case "colon": return ":"
    case "": return value.contains("\t") ? "\t" : nil
    case let other: return other.count == 1 ? other.first.flatMap { $0.isASCII ? $0 : nil } : nil
    }
  }

  /// The path of a deck: its parts have slashes between.
  static func path(_ deck: String) -> String {
    deck.split(separator: "::").map(\.trimmingSpaces).joined(separator: "/")
  }
}

extension RowMaker {
  /// Takes the names of fields; those that are not known leave the first two as front and back.
  fileprivate mutating func useNames(_ names: [String]) {
    var columns = TableColumns(names: names)
    if columns == nil || columns?.missing != nil {
      columns = TableColumns(without: Set(special.values).union(noteTypes))
      columns?.name(names)
    }
    for (part, column) in special { columns?[part] = column }
    self.columns = columns
  }

  fileprivate mutating func use(_ column: Int, as part: TablePart) {
    special[part] = column
    // Fields without names are counted without this one.
    if let columns, !columns.areNamed { useNames(columns.names) }
    columns?[part] = column
  }
}

// MARK: - Cards

extension AnkiText {
  /// The card that asks for the front of another one; nil for one without a front, which is noted.
  static func reversed(_ card: Question) -> Question? {
    guard case .written(let answers, let ignoresCase) = card.task, let first = answers.first else {
      return nil
    }
    var reversed = card
    reversed.text = first.text
    reversed.task = .written(
      [Question.Answer(card.text, fraction: 1)],
      ignoresCase: ignoresCase
    )
    reversed.idNumber = card.idNumber.map { "\($0)-reversed" }
    return reversed
  }

  /// Accepts what stands in front of and within the brackets of furigana: `漢字[かんじ]`.
  static func addReadings(to question: inout Question) {
    guard case .written(var answers, let ignoresCase) = question.task else { return }
    for answer in answers {
      guard let (base, reading) = furigana(in: answer.text.source) else { continue }
      for text in [base, reading] {
        var new = answer
        new.text.source = text
        answers.append(new)
      }
      answers.removeAll { $0 == answer }
    }
    question.task = .written(answers, ignoresCase: ignoresCase)
  }

  /// The text without readings, and with them alone; nil for a text without any.
  private static func furigana(in text: String) -> (base: String, reading: String)? {
    guard text.contains("[") else { return nil }
    var (base, reading) = ("", "")
    var characters = Array(text)[...]
    var word = ""
    var hasReading = false
    func isKana(_ character: Character) -> Bool {
      character.unicodeScalars.allSatisfy { (0x3040...0x30FF).contains($0.value) }
    }
    func isHan(_ character: Character) -> Bool {
      character.unicodeScalars.allSatisfy {
        (0x3400...0x9FFF).contains($0.value) || $0.value == 0x3005
      }
    }
    while let character = characters.popFirst() {
      if isHan(character) {
        word.append(character)
        continue
      }
      if character == "[", !word.isEmpty, let end = characters.firstIndex(of: "]"),
        !characters[..<end].isEmpty, characters[..<end].allSatisfy(isKana)
      {
        base += word
        reading += String(characters[..<end])
        word = ""
        hasReading = true
        characters = characters[(end + 1)...]
        continue
      }
      base += word
      reading += word
      word = ""
      // A blank only says where a word with a reading begins.
      if character == " ", characters.first.map(isHan) == true { continue }
      base.append(character)
      reading.append(character)
    }
    return hasReading ? (base + word, reading + word) : nil
  }
}

extension RowMaker {
  /// The row without its sounds; they and its images are noted.
  func withoutSounds(
    _ row: [String],
    _ note: (Diagnostic.Code, [String: Sentence.Value]) -> Void
  ) -> [String] {
    var names: [String] = []
    let row = row.map { cell in
      var cell = cell
      while let start = cell.firstRange(of: "[sound:"),
        let end = cell[start.upperBound...].firstIndex(of: "]")
      {
        names.append(String(cell[start.upperBound..<end]))
        cell.removeSubrange(start.lowerBound...end)
      }
      if format == "html", cell.contains("<img") {
        names += RichText.Imported(html: cell).text.lineRuns.compactMap { run in
          if case .image(let reference, _) = run { reference } else { nil }
        }
      }
      return cell
    }
    for name in names.unrepeated { note(.mediaLeftOut, ["name": .text(name)]) }
    return row
  }

  /// Whether the notes of a type have gaps, by its name.
  static func isCloze(_ type: String) -> Bool { type.lowercased().contains("cloze") }

  /// Whether each note of a type is asked from both sides, by its name; one that does so only where
  /// a field of the note says so does not count.
  static func isReversed(_ type: String) -> Bool {
    let words = type.lowercased()
    return words.contains("reversed") && !words.contains("optional")
  }

  /// Whether a note is asked from both sides.
  func isReversed(_ row: [String]) -> Bool {
    options.reversesCards || isReversed
      || noteTypes.contains { row[safe: $0].map(Self.isReversed) == true }
  }

  /// The fields of a note, those with a part of a question first; tags and decks are none.
  private func fields(of row: [String], _ columns: TableColumns) -> [Int] {
    let places = (columns.columns[.question] ?? []) + (columns.columns[.answer] ?? [])
    let others = Set(special.values).union(noteTypes)
    return places + row.indices.filter { !places.contains($0) && !others.contains($0) }
  }

  /// The reason why a note with gaps cannot be read; nil for one that can, and for one without any.
  func faultOfGaps(in row: [String], _ columns: TableColumns) -> Diagnostic.Code? {
    let fields = fields(of: row, columns)
    let faults = fields.compactMap { row[safe: $0].flatMap(AnkiCloze.fault) }
    if let fault = faults.first { return fault }
    let isCloze = isCloze || noteTypes.contains { row[safe: $0].map(Self.isCloze) == true }
    let hasGap = fields.contains { row[safe: $0].map(AnkiCloze.hasGap) == true }
    return isCloze && !hasGap ? .noGap : nil
  }

  /// The question of a note with gaps; nil for another one.
  func card(
    with row: [String],
    _ columns: TableColumns,
    _ note: (Diagnostic.Code, [String: Sentence.Value]) -> Void
  ) -> Question? {
    let places = (columns.columns[.question] ?? []) + (columns.columns[.answer] ?? [])
    let fields = fields(of: row, columns)
    guard let place = fields.first(where: { row[safe: $0].map(AnkiCloze.hasGap) == true }) else {
      return nil
    }
    var cloze = AnkiCloze(row[place], isHTML: format == "html")
    cloze.read()
    guard !cloze.gaps.isEmpty else { return nil }
    if cloze.isNested { note(.gapWithinGap, [:]) }
    var cells = TableCells(row, columns, format: format)
    cells.cells[.question] = ["x"]
    cells.cells[.answer] = ["x"]
    guard var question = cells.question() else { return nil }
    question.text = Question.Text(cloze.text, format: format)
    question.task = .cloze(cloze.gaps)
    // What is on the back explains.
    let extra = places.filter { $0 != place }.compactMap { row[safe: $0]?.trimmingSpaces }
      .filter { !$0.isEmpty }
    if let text = extra.first { question.generalFeedback = Question.Text(text, format: format) }
    return question
  }
}

/// Reads the gaps of a note, as in `The capital of {{c1::Peru::country}} is {{c2::Lima}}`.
struct AnkiCloze {
  private let source: [Character]
  private let isHTML: Bool
  private(set) var text = ""
  private(set) var gaps: [Question.Gap] = []
  private(set) var isNested = false

  init(_ text: String, isHTML: Bool) {
    source = Array(text)
    self.isHTML = isHTML
  }

  /// Whether a gap begins in a text.
  static func hasGap(_ text: String) -> Bool {
    text.contains("{{c") && text.firstMatch(of: /\{\{c[0-9]+::/) != nil
  }

  /// Whether something that is meant as a gap begins in a text, be it written as one or not.
  static func beginsGap(_ text: String) -> Bool {
    text.contains("{{c") && text.firstMatch(of: /\{\{c[0-9]+:/) != nil
  }

  /// The reason why a text has a gap that cannot be read: it does not end, or has one colon.
  static func fault(in text: String) -> Diagnostic.Code? {
    guard beginsGap(text) else { return nil }
    var cloze = AnkiCloze(text, isHTML: false)
    cloze.read()
    guard beginsGap(cloze.text) else { return nil }
    return hasGap(cloze.text) ? .gapWithoutEnd : .noGap
  }

  mutating func read() {
    text = filled(source[...], depth: 0)
  }

  /// A text with `{#1}` in the place of the first gap.
  private mutating func filled(_ part: ArraySlice<Character>, depth: Int) -> String {
    var written = ""
    var index = part.startIndex
    while index < part.endIndex {
      guard let start = Self.contentStart(part, index), let end = Self.end(part, from: start) else {
        written.append(part[index])
        index += 1
        continue
      }
      let content = part[start..<end]
      if depth < 8, Self.beginsWithin(content) {
        // Only what is inside is asked for.
        isNested = true
        written += filled(Self.cut(content).answer, depth: depth + 1)
      } else {
        let (answer, hint) = Self.cut(content)
        gaps.append(
          Question.Gap(
            kind: .shortAnswer,
            answers: [
              Question.Answer(Question.Text(plain(answer), format: "plain"), fraction: 1)
            ]
          )
        )
        written += "{#\(gaps.count)}"
        if let hint { written += " (\(String(hint)))" }
      }
      index = end + 2
    }
    return written
  }

  private func plain(_ answer: ArraySlice<Character>) -> String {
    let text = String(answer)
    let plain = isHTML ? RichText.Imported(html: text).text.plainText : text
    return plain.trimmingSpaces.escapingWildcards
  }

  /// Returns the start of the content of a gap that begins at a place; nil where none does.
  private static func contentStart(_ part: ArraySlice<Character>, _ index: Int) -> Int? {
    guard part[index] == "{", index + 5 < part.endIndex, part[index + 1] == "{",
      part[index + 2] == "c"
    else { return nil }
    var place = index + 3
    while place < part.endIndex, part[place].isASCII, part[place].isNumber { place += 1 }
    guard place > index + 3, place + 1 < part.endIndex, part[place] == ":", part[place + 1] == ":"
    else { return nil }
    return place + 2
  }

  private static func beginsWithin(_ content: ArraySlice<Character>) -> Bool {
    content.indices.contains { contentStart(content, $0).flatMap { end(content, from: $0) } != nil }
  }

  /// Returns the end of a gap: before the first two braces that close it and none within, as those
  /// of TeX; else before the first two braces.
  private static func end(_ part: ArraySlice<Character>, from start: Int) -> Int? {
    var depth = 0
    var first: Int?
    var index = start
    while index < part.endIndex {
      switch part[index] {
      case "{": depth += 1
      case "}":
        let isPair = index + 1 < part.endIndex && part[index + 1] == "}"
        if isPair, depth == 0 { return index }
        if isPair, first == nil { first = index }
        depth = max(depth - 1, 0)
      default: break
      }
      index += 1
    }
    return first
  }

  /// The answer and the hint behind it, which two colons part outside of gaps within.
  private static func cut(_ content: ArraySlice<Character>) -> (
    answer: ArraySlice<Character>, hint: ArraySlice<Character>?
  ) {
    var depth = 0
    var index = content.startIndex
    while index + 1 < content.endIndex {
      switch content[index] {
      case "{": depth += 1
      case "}": depth = max(depth - 1, 0)
      case ":" where depth == 0 && content[index + 1] == ":":
        return (content[..<index], content[(index + 2)...])
      default: break
      }
      index += 1
    }
    return (content, nil)
  }
}
