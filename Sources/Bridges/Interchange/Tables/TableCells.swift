// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore
internal import QuizContent

/// The cells of a row by the parts of a question, from which that is made.
struct TableCells {
  /// An option with its place among the columns of options.
  struct Option {
    let place: Int
    let text: String
  }

  var cells: [TablePart: [String]] = [:]
  /// The options of a row with a column for each; empty otherwise.
  var options: [Option] = []
  var hasOptionColumns = false
  /// The feedback on options, by their places.
  var optionFeedback: [Int: String] = [:]
  /// Whether these are the places of the wrong options alone.
  private var isFeedbackOfWrong = false
  /// The cells of wrong options, also those that are empty.
  private var wrongColumns: [String] = []
  /// The format of texts, unless a cell says it: "plain" or "html".
  var format = "plain"
  /// The language of what a row does not say, that of the words over the columns.
  var usualLanguage: Language?
  /// Whether the answers are what a card says, which nobody types.
  var isCard = false
  /// The reading of the keys of the other rows, where there is a column for each option.
  var keys = KeyReading()
  private(set) var notes: [(code: Diagnostic.Code, values: [String: Sentence.Value])] = []

  init(_ cells: [TablePart: String] = [:]) {
    self.cells = cells.filter { !$1.isEmpty }.mapValues { [$0] }
  }

  init(_ row: [String], _ columns: TableColumns, format: String) {
    self.format = format
    for part in columns.columns.keys { cells[part] = columns.cells(part, of: row) }
    for (place, column) in columns.optionFeedback {
      if let text = row[safe: column]?.trimmingSpaces, !text.isEmpty {
        optionFeedback[place] = text
      }
    }
    isFeedbackOfWrong = columns.isFeedbackOfWrong
    wrongColumns = columns.columns[.wrong, default: []].map { row[safe: $0]?.trimmingSpaces ?? "" }
    guard columns.hasOptionColumns else { return }
    hasOptionColumns = true
    for (place, column) in columns.columns[.options, default: []].enumerated() {
      let text = row[safe: column]?.trimmingSpaces ?? ""
      if !text.isEmpty { options.append(Option(place: place, text: text)) }
    }
  }

  subscript(part: TablePart) -> String? {
    guard let cells = cells[part], !cells.isEmpty else { return nil }
    return cells.count == 1 ? cells[0] : cells.joined(separator: "\n")
  }

  private func list(_ part: TablePart) -> [String] {
    (cells[part] ?? []).flatMap { TableList.texts($0) }
  }

  private mutating func note(_ code: Diagnostic.Code, _ values: [String: Sentence.Value] = [:]) {
    notes.append((code, values))
  }

  private mutating func unreadable(_ part: TablePart, _ value: String, _ example: String) {
    note(
      .unreadableCell,
      ["name": .text(part.rawValue), "value": .text(value), "example": .text(example)]
    )
  }

  // MARK: Texts

  /// The format that a cell names, or that of the file.
  private var textFormat: String {
    guard let name = self[.format]?.lowercased() else { return format }
    return ["markup", "html", "plain"].contains(name) ? name : format
  }

  func text(_ cell: String) -> Question.Text {
    guard textFormat == "markup" else { return Question.Text(cell, format: textFormat) }
    return Question.Text(html: Self.rich(markup: cell))
  }

  /// A text with markup; plain where it has none.
  static func rich(markup cell: String) -> RichText {
    let rich = RichText(markup: cell)
    let isPlain = rich.runs.allSatisfy { if case .text = $0 { true } else { false } }
    return isPlain ? RichText(rich.plainText) : rich
  }

  private func rich(_ cell: String) -> RichText {
    switch textFormat {
    case "markup": Self.rich(markup: cell)
    case "html": RichText.Imported(html: cell).text
    default: RichText(cell)
    }
  }

  // MARK: Questions

  /// The question of the row; nil where there is none, with a note that says why.
  mutating func question() -> Question? {
    let details = self[.details].flatMap { cell in
      let value = JSONValue(json: cell)
      if case .object? = value { return value }
      unreadable(.details, cell, #"{"grading":"allOrNothing"}"#)
      return nil
    }
    guard let (base, kind) = base(details), var question = base else { return nil }
    if textFormat == "markup" || details != nil || kind != nil {
      guard let made = exact(question, kind, details) else { return nil }
      question = made
    }
    return question
  }

  /// The JSON that the cells make of a problem, without details.
  mutating func json(_ details: JSONValue?) -> JSONValue? {
    guard let (base, kind) = base(details), let question = base else { return nil }
    return json(question, kind)
  }

  private func json(_ question: Question, _ kind: JSONValue?) -> JSONValue? {
    var maker = ProblemMaker(question, language: .english)
    guard
      var json = maker.problem(id: "row", title: nil, introduction: nil)?.detailed
    else { return nil }
    guard case .object(let members)? = kind else { return json }
    for key in ["kind", "accepted", "ignoresCase"] { json[key] = nil }
    for member in members { json[member.key] = member.value }
    return json
  }

  /// The question that a problem with the details is.
  private mutating func exact(
    _ question: Question,
    _ kind: JSONValue?,
    _ details: JSONValue?
  ) -> Question? {
    guard let json = json(question, kind) ?? details else {
      note(.incompleteRow)
      return nil
    }
    do {
      let problem = try Problem(
        detailed: details.map(json.adding) ?? json,
        title: question.name,
        tags: question.tags,
        source: question.source
      )
      var made = Question.made(from: problem).question
      made.takeOver(question)
      return made
    } catch let error as ContentError<ProblemFault> {
      // The sentence around the reason ends with a full stop of its own.
      var reason = error.faults.first.map { "\($0)" } ?? ""
      if reason.hasSuffix(".") { reason.removeLast() }
      note(.unusableQuestion, ["reason": .text(reason)])
    } catch {
      note(.unusableQuestion, ["reason": .text("\(error)")])
    }
    return nil
  }

  /// The question of the cells, and the keys of its kind that questions do not have.
  private mutating func base(_ details: JSONValue?) -> (Question?, JSONValue?)? {
    var kind: String?
    if let type = self[.type] {
      kind = TableHeading.kind(type)
      if kind == nil {
        note(.unusableType, ["type": .text(type)])
        return nil
      }
    }
    guard let prompt = self[.question] else {
      note(.incompleteRow)
      return nil
    }
    let name = kind ?? guessedKind(prompt)
    var question = Question(text: text(prompt), task: .essay)
    var keys: JSONValue?
    switch name {
    case "multipleChoice", "checkAll":
      let grading = details?["grading"]?.text
      guard let task = choice(isCheckAll: name == "checkAll") else { return nil }
      question.task = task
      if case .choices(_, false, _) = task, let grading, grading != "weighted" {
        question.isAllOrNothing = true
      }
    case "trueFalse":
      guard let isTrue = truth() else { return nil }
      question.task = .truth(isTrue, feedbackTrue: nil, feedbackFalse: nil)
      if let language = self[.language] {
        keys = .map([
          ("kind", .text("trueFalse")), ("correct", .flag(isTrue)), ("language", .text(language)),
        ])
      }
    case "ordering":
      guard let items = items() else { return nil }
      question.task = .ordering(items.map(text))
    case "matching":
      guard let items = items() else { return nil }
      question.task = .pairs(
        items.map { item in
          let (stem, answer) = Self.pair(item)
          return Question.Pair(text(stem), answer)
        },
        areShuffled: true
      )
    case "openResponse":
      question.sampleAnswer = self[.answer]
    case "cloze":
      question.task = placeholder
      keys = cloze(prompt)
    default:
      guard let accepted = accepted() else { return nil }
      let answers = accepted.map { answer in
        Question.Answer(isCard ? text(answer) : Question.Text(answer, format: format), fraction: 1)
      }
      question.task = .written(answers, ignoresCase: true)
      if name != "exactMatch" { keys = written(name, accepted) }
    }
    fill(&question)
    return (question, keys)
  }

  private var placeholder: Question.Task {
    .written([Question.Answer(Question.Text("x", format: "plain"), fraction: 1)], ignoresCase: true)
  }

  /// The kind of a row without a type.
  private func guessedKind(_ prompt: String) -> String {
    if !options.isEmpty || cells[.options]?.isEmpty == false || cells[.wrong]?.isEmpty == false {
      return "multipleChoice"
    }
    if self[.answer] == nil, prompt.contains("[["), prompt.contains("]]") { return "cloze" }
    return self[.tolerance] == nil && self[.unit] == nil ? "exactMatch" : "numeric"
  }

  /// The parts that questions of all kinds have.
  private mutating func fill(_ question: inout Question) {
    if case .choices = question.task {
    } else {
      // What is about one answer explains where there are no options.
      cells[.feedback, default: []] += optionFeedback.sorted { $0.key < $1.key }.map(\.value)
    }
    question.generalFeedback = self[.feedback].map(text)
    question.hints = list(.hint).map(text)
    question.name = self[.title]
    question.idNumber = self[.id]
    question.source = self[.source]
    question.language = self[.language]
    question.set = self[.set]
    if let points = self[.points] {
      let mark = Fraction(decimal: points.split(separator: ",").joined(separator: "."))
      if let mark, mark > 0 {
        question.mark = mark
      } else {
        unreadable(.points, points, "0.5")
      }
    }
    // Anki has blanks between tags, and any other sign in one.
    question.tags = (cells[.tags] ?? []).flatMap { cell in
      isCard ? cell.split(whereSeparator: \.isWhitespace).map(String.init) : Self.tags(cell)
    }
    if let image = self[.image] { note(.mediaLeftOut, ["name": .text(image)]) }
  }

  /// The tags in a cell, which have bars, semicolons, commas or blanks between.
  static func tags(_ cell: String) -> [String] {
    if cell.contains("|") { return TableList.texts(cell) }
    let sign: Character = [";", ",", " "].first { cell.contains($0) } ?? " "
    return cell.split(separator: sign).map(\.trimmingSpaces).filter { !$0.isEmpty }
  }

  // MARK: Answers

  private mutating func accepted() -> [String]? {
    var accepted: [String] = []
    if let answer = self[.answer] {
      // With options a written answer may be one of them by its letter or number.
      let named = !options.isEmpty ? key(answer, among: options) : nil
      accepted =
        named.map { places in options.filter { places.contains($0.place) }.map(\.text) }
        ?? [answer]
    } else {
      accepted = options.map(\.text) + (hasOptionColumns ? [] : list(.options))
    }
    accepted += list(.alternatives)
    if accepted.isEmpty { note(.incompleteRow) }
    return accepted.isEmpty ? nil : accepted
  }

  private mutating func items() -> [String]? {
    var items: [String] = []
    for cell in cells[.answer] ?? [] {
      let isOnLines = !cell.contains("|") && cell.contains(where: \.isNewline)
      items +=
        isOnLines
        ? cell.split(whereSeparator: \.isNewline).map(\.trimmingSpaces).filter { !$0.isEmpty }
        : TableList.texts(cell)
    }
    // With a column for each the order of the columns is the right one.
    if items.isEmpty { items = options.map(\.text) }
    if items.count < 2 { note(.incompleteRow) }
    return items.count < 2 ? nil : items
  }

  /// The two sides of a pair: `sodium = Na`, or with an arrow.
  static func pair(_ item: String) -> (stem: String, answer: String) {
    for arrow in [" -> ", " → ", "->", "→", "=>"] {
      if let range = item.firstRange(of: arrow) {
        return (
          item[..<range.lowerBound].trimmingSpaces, item[range.upperBound...].trimmingSpaces
        )
      }
    }
    var slashes = 0
    for index in item.indices {
      switch item[index] {
      case "\\": slashes += 1
      case "=" where slashes % 2 == 0:
        return (
          TableList.unescaped(item[..<index].trimmingSpaces, "="),
          TableList.unescaped(item[item.index(after: index)...].trimmingSpaces, "=")
        )
      default: slashes = 0
      }
      if item[index] == "=" { slashes = 0 }
    }
    return (TableList.unescaped(item, "="), "")
  }

  private mutating func truth() -> Bool? {
    guard let answer = self[.answer] else {
      note(.incompleteRow)
      return nil
    }
    let named = key(answer, among: options)?.first
    let text = named.flatMap { place in options.first { $0.place == place }?.text } ?? answer
    if let truth = TableHeading.truth(text) { return truth }
    note(.unknownOption, ["value": .text(answer)])
    return nil
  }

  private mutating func choice(isCheckAll: Bool) -> Question.Task? {
    guard let answer = self[.answer] else {
      note(.incompleteRow)
      return nil
    }
    var all = options
    if !hasOptionColumns {
      all = list(.options).enumerated().map { Option(place: $0, text: $1) }
    }
    var right: Set<Int>
    if all.isEmpty {
      // The right ones and the wrong ones.
      let rights = TableList.texts(answer)
      let texts = rights + list(.wrong)
      all = texts.enumerated().map { Option(place: $0, text: $1) }
      right = Set(rights.indices)
      placeFeedback(behind: rights.count, of: texts.count)
    } else {
      let further = list(.alternatives)
      guard let places = key(answer, among: all) else {
        note(.unknownOption, ["value": .text(answer)])
        return nil
      }
      right = Set(places)
      for text in further { right.formUnion(key(text, among: all) ?? []) }
    }
    let picksOne = right.count == 1 && !isCheckAll
    let share = (try? Fraction(1, max(right.count, 1))) ?? .one
    let cost = picksOne ? .zero : (try? Fraction.zero - share) ?? .zero
    let answers = all.map { option in
      Question.Answer(
        text(option.text),
        fraction: right.contains(option.place) ? (picksOne ? .one : share) : cost,
        feedback: optionFeedback[option.place].map(text)
      )
    }
    for place in optionFeedback.keys.sorted() where !all.contains(where: { $0.place == place }) {
      noteFeedback(place)
    }
    return .choices(answers, picksOne: picksOne, areShuffled: true)
  }

  /// Notes feedback on an option that is not there.
  private mutating func noteFeedback(_ place: Int) {
    note(.fieldsLeftOut, ["names": .text("feedback \(place + 1)")])
  }

  /// Puts feedback to the options that have no column for each: the first is that of the right ones,
  /// and each other one has the number of a column of wrong ones.
  private mutating func placeFeedback(behind rights: Int, of count: Int) {
    var placed: [Int: String] = [:]
    for (place, text) in optionFeedback.sorted(by: { $0.key < $1.key }) {
      let wrong = isFeedbackOfWrong ? place : place - 1
      guard wrong >= 0 else {
        for right in 0..<rights { placed[right] = text }
        continue
      }
      // With one column for all it is the number among them.
      var before = wrong
      var isThere = rights + wrong < count
      if wrongColumns.count > 1 {
        isThere = wrongColumns[safe: wrong].map { !$0.isEmpty } ?? false
        before = wrongColumns.prefix(wrong).map { TableList.texts($0).count }.reduce(0, +)
      }
      if isThere { placed[rights + before] = text } else { noteFeedback(place) }
    }
    optionFeedback = placed
  }

  // MARK: Keys

  /// The places of the options that a key names: by a letter, a number, several of them, or the
  /// text; nil where it names none.
  mutating func key(_ key: String, among options: [Option]) -> [Int]? {
    guard let meanings = Self.meanings(of: key, among: options) else { return nil }
    var places: [Int] = []
    for meaning in meanings { places.append(place(meaning)) }
    return places.unrepeated
  }

  /// The option that a word of a key names.
  private mutating func place(_ meaning: KeyMeaning) -> Int {
    guard let text = meaning.text else { return meaning.label ?? 0 }
    guard let label = meaning.label, label != text, hasOptionColumns else { return text }
    let areLabels = meaning.isNumber ? keys.hasNumbers : keys.hasLetters
    if !areLabels, !keys.hasTexts { note(.ambiguousKey, ["value": .text(meaning.word)]) }
    return areLabels && !keys.hasTexts ? label : text
  }

  /// The sign that the key of a choice gives of those of other rows; none where the options have no
  /// column for each.
  var shownKeys: (reading: KeyReading, isAmbiguous: Bool) {
    var reading = KeyReading()
    guard hasOptionColumns, options.count > 1, let answer = self[.answer],
      ["multipleChoice", "checkAll"].contains(
        self[.type].flatMap(TableHeading.kind) ?? "multipleChoice"
      ),
      let meanings = Self.meanings(of: answer, among: options)
    else { return (reading, false) }
    var isAmbiguous = false
    for meaning in meanings {
      switch (meaning.text, meaning.label) {
      case (_?, nil): reading.hasTexts = true
      case (nil, _?):
        if meaning.isNumber { reading.hasNumbers = true } else { reading.hasLetters = true }
      case (let text, let label): isAmbiguous = isAmbiguous || text != label
      }
    }
    return (reading, isAmbiguous)
  }

  private static func meanings(of key: String, among options: [Option]) -> [KeyMeaning]? {
    guard !options.isEmpty else { return nil }
    if let meaning = KeyMeaning(key, among: options) { return [meaning] }
    func all(_ tokens: [String]) -> [KeyMeaning]? {
      var meanings: [KeyMeaning] = []
      for token in tokens {
        guard let meaning = KeyMeaning(token, among: options) else { return nil }
        meanings.append(meaning)
      }
      return meanings.isEmpty ? nil : meanings
    }
    if key.contains("|"), let meanings = all(TableList.texts(key)) { return meanings }
    // Where decimals have a comma, a spreadsheet makes 1.3 of 1,3.
    for sign in [";", ",", "\n", "/", "&", "+", "."] as [Character] where key.contains(sign) {
      let tokens = key.split(separator: sign).map(\.trimmingSpaces).filter { !$0.isEmpty }
      if let meanings = all(tokens) { return meanings }
    }
    let words = key.split(separator: " ").map(String.init)
    if words.count > 1 {
      let tokens = words.filter { !["and", "und", "et", "y", "e", "en", "a", "и"].contains($0) }
      if tokens.allSatisfy({ $0.count == 1 }), let meanings = all(tokens) { return meanings }
    }
    // Letters without anything between: AC.
    guard key.count > 1, key.allSatisfy({ $0.isLetter && $0.isUppercase }) else { return nil }
    return all(key.map { String($0) })
  }
}

/// The meaning of the keys of a table with a column for each option: texts, or letters and numbers.
///
/// A key that is the text of one option and the number of another is what the other keys are.
struct KeyReading: Hashable, Sendable {
  /// Whether a key is the text of an option and names none by its letter or number.
  var hasTexts = false
  /// Whether a key names an option by its letter and is the text of none.
  var hasLetters = false
  /// Whether a key names an option by its number and is the text of none.
  ///
  /// Letters do not show that numbers stand for options: where one writes "A", the other may write
  /// the text "4".
  var hasNumbers = false

  /// Adds what another key shows.
  mutating func formUnion(_ other: KeyReading) {
    hasTexts = hasTexts || other.hasTexts
    hasLetters = hasLetters || other.hasLetters
    hasNumbers = hasNumbers || other.hasNumbers
  }
}

/// The options that a word of a key can name.
private struct KeyMeaning {
  let word: String
  /// The place of the option with this text.
  let text: Int?
  /// The place of the option with this letter or number.
  let label: Int?

  /// Whether the word is a number rather than a letter.
  var isNumber: Bool { word.contains { $0.isNumber } }

  /// The meaning among some options; nil for a word that names none or, by its text, several.
  init?(_ word: String, among options: [TableCells.Option]) {
    let wanted = Self.folded(word)
    let texts = options.filter { Self.folded($0.text) == wanted }
    self.word = word
    text = texts.first?.place
    label = Self.label(word).flatMap { label in options.first { $0.place == label }?.place }
    guard text != nil || label != nil else { return nil }
    if label == nil || label == text, texts.count > 1 { return nil }
  }

  private static func folded(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }

  /// The place, counted from 0, that a letter or a number names: "B", "2", "b)", "Option B", "B)
  /// Lima".
  private static func label(_ token: String) -> Int? {
    guard token.utf8.count <= 100 else { return nil }
    var name = TableHeading.plain(token)
    while let last = name.last, ").:".contains(last) { name.removeLast() }
    if let number = Int(name) { return (1...99).contains(number) ? number - 1 : nil }
    if name.count == 1, let letter = name.first { return index(letter) }
    if let heading = TableHeading(name), heading.parts.contains(.options), let index = heading.index
    {
      return index - 1
    }
    guard token.count > 2, let first = token.lowercased().first,
      ").:".contains(token.dropFirst().first ?? " ")
    else { return nil }
    return index(first)
  }

  private static func index(_ letter: Character) -> Int? {
    TableHeading.index(ofLetter: letter).map { $0 - 1 }
  }
}

extension TableList {
  /// A text without the backslashes before a sign.
  static func unescaped(_ text: String, _ sign: Character) -> String {
    var written = ""
    var slashes = 0
    for character in text {
      if character == "\\" {
        slashes += 1
        continue
      }
      written += String(repeating: "\\", count: character == sign ? slashes / 2 : slashes)
      written.append(character)
      slashes = 0
    }
    return written + String(repeating: "\\", count: slashes)
  }
}

// MARK: - Kinds that questions have not

extension TableCells {
  /// The keys of a kind whose answers are written.
  private mutating func written(_ kind: String, _ accepted: [String]) -> JSONValue {
    var accepted = accepted
    var keys: [(String, JSONValue)] = [("kind", .text(kind))]
    if kind == "numeric" {
      if let unit = self[.unit] {
        accepted = accepted.map { NumberAnswer.number($0.withPoint) == nil ? $0 : "\($0) \(unit)" }
      }
      if let cell = self[.tolerance] {
        if let tolerance = Self.tolerance(cell) {
          keys.append(("tolerance", tolerance))
        } else {
          unreadable(.tolerance, cell, "0.1")
        }
      }
      if accepted.contains(where: \.hasDecimalComma) {
        keys.append(("decimalSeparator", .text("comma")))
      }
    }
    if ["roughMatch", "date"].contains(kind), let language = self[.language] {
      keys.append(("language", .text(language)))
    }
    keys.append(("accepted", .list(accepted.map { .text($0) })))
    return .map(keys)
  }

  /// A tolerance in the unit of the answer, or in percent.
  private static func tolerance(_ cell: String) -> JSONValue? {
    var text = cell.withPoint.trimmingSpaces
    while let first = text.first, "±+".contains(first) { text.removeFirst() }
    let isShare = text.hasSuffix("%")
    if isShare { text.removeLast() }
    guard let number = NumberAnswer.number(text.trimmingSpaces),
      let value = Double("\(number.decimals)"),
      value > 0
    else { return nil }
    return .map([(isShare ? "relative" : "absolute", .number(isShare ? value / 100 : value))])
  }

  /// The keys of a text with gaps: `Water is [[hydrogen|H]] and [[=oxygen|carbon]], [[#18 g/mol]]`.
  private func cloze(_ cell: String) -> JSONValue {
    var gaps: [JSONValue] = []
    var text = ""
    var rest = cell[...]
    while let open = rest.firstRange(of: "[["),
      let end = Self.end(of: rest[open.upperBound...])
    {
      text += rest[..<open.lowerBound]
      let content = TableList.unescaped(String(rest[open.upperBound..<end]), "]")
      gaps.append(Self.gap(content, number: gaps.count + 1))
      text += "[[\(gaps.count)]]"
      rest = rest[end...].dropFirst(2)
    }
    text += rest
    return .map([
      ("kind", .text("cloze")), ("prompt", .text(BankWords(in: language).gaps)),
      ("text", JSONValue(encoding: rich(text)) ?? .text(text)), ("gaps", .list(gaps)),
    ])
  }

  private var language: Language {
    self[.language].map { Language($0) } ?? usualLanguage ?? .english
  }

  /// Returns the end of a gap: at two brackets, of which no backslash takes the meaning.
  private static func end(of text: Substring) -> Substring.Index? {
    var slashes = 0
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      if text[index] == "]", slashes % 2 == 0, next < text.endIndex, text[next] == "]" {
        return index
      }
      slashes = text[index] == "\\" ? slashes + 1 : 0
      index = next
    }
    return nil
  }

  private static func gap(_ content: String, number: Int) -> JSONValue {
    let id = JSONValue.text("\(number)")
    let items = TableList.texts(content)
    if items.contains(where: { $0.hasPrefix("=") }) {
      let options = items.enumerated().map { index, item in
        let isCorrect = item.hasPrefix("=")
        let text = isCorrect ? item.dropFirst().trimmingSpaces : unmarked(item)
        let keys: [(String, JSONValue)] = [
          ("id", .text("\(index + 1)")), ("text", .text(text)),
        ]
        return JSONValue.map(keys + (isCorrect ? [("correct", .flag(true))] : []))
      }
      return .map([
        ("id", id), ("kind", .text("multipleChoice")), ("options", .list(options)),
        ("shuffleOptions", .flag(true)),
      ])
    }
    if items.first?.hasPrefix("#") == true {
      let accepted = items.enumerated().map { $0 == 0 ? $1.dropFirst().trimmingSpaces : $1 }
      return .map([
        ("id", id), ("kind", .text("numeric")), ("accepted", .list(accepted.map { .text($0) })),
      ])
    }
    return .map([
      ("id", id), ("kind", .text("exactMatch")), ("ignoresCase", .flag(true)),
      ("accepted", .list(items.map { .text(unmarked($0)) })),
    ])
  }

  /// An item without the backslash that takes the meaning from its first sign.
  private static func unmarked(_ item: String) -> String {
    let slashes = item.prefix { $0 == "\\" }.count
    let isMarked = slashes > 0 && "=#".contains(item.dropFirst(slashes).first ?? " ")
    return isMarked ? String(item.dropFirst()) : item
  }

  /// An item whose first sign has no meaning.
  static func marked(_ item: String) -> String {
    let first = item.drop { $0 == "\\" }.first ?? " "
    return "=#".contains(first) ? "\\\(item)" : item
  }
}

extension String {
  /// A number with a point before its decimals.
  fileprivate var withPoint: String { hasDecimalComma ? replacingComma : self }

  private var replacingComma: String { String(map { $0 == "," ? "." : $0 }) }

  /// Whether it is a number with a comma before its decimals.
  fileprivate var hasDecimalComma: Bool {
    let parts = split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let last = parts[0].last, let first = parts[1].first else {
      return false
    }
    return last.isASCII && last.isNumber && first.isASCII && first.isNumber && !contains(".")
  }
}
