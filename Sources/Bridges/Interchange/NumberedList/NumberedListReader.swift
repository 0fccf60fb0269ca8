// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore

/// Reads a numbered list line by line.
struct NumberedListReader {
  private let source: SourceText
  private(set) var items: [Imported.Item] = []
  private(set) var remarks: [Remark] = []
  /// The question, or the text between questions, to which the next line may belong.
  private var draft: ListDraft?
  /// The lines above a number, which belong to its question.
  private var heading = ListDraft.Heading()
  /// The title and the description of a quiz, where its first question has not come yet.
  private var quiz: (title: String, info: String?, range: Range<Int>)?
  /// The offsets of the items by the numbers of their questions, where no answer is marked.
  private var unmarked: [Int: (item: Int, draft: ListDraft)] = [:]
  /// The same for those where stars behind options mark the answer, unless a key says otherwise.
  private var starred: [Int: (item: Int, draft: ListDraft)] = [:]
  /// The numbers of all questions.
  private var numbers: Set<Int> = []
  private var isBehindBlank = false
  private var isInKeys = false
  /// Whether signs at the beginning of lines are feedback, and no list within a text.
  private var hasSignedFeedback = true

  init(_ source: SourceText) {
    self.source = source
  }

  mutating func read() {
    var lines: [Range<Int>] = []
    var sign: UInt8 = 0
    source.forEachLine { line in
      lines.append(line)
      let range = source.trimmed(line)
      guard !range.isEmpty else { return }
      let first = source.bytes[range.lowerBound]
      if first == sign, "+-".utf8.contains(first) { hasSignedFeedback = false }
      sign = first
    }
    for line in lines { take(line) }
    close()
    if let quiz { add(quiz) }
    remarks += unmarked.sorted { $0.key < $1.key }.map { Remark(.noKey, at: $1.draft.range) }
    let isUnused = heading.title != nil || heading.type != nil || heading.mark != nil
    if isUnused, let start = heading.start {
      remarks.append(Remark(.tooFewAnswers, at: start..<source.bytes.count, ["needed": .count(2)]))
    }
  }

  // MARK: Lines

  private mutating func take(_ line: Range<Int>) {
    let range = source.trimmed(line)
    guard !range.isEmpty else {
      isBehindBlank = true
      return
    }
    defer { isBehindBlank = false }
    let text = Substring(decoding: source.bytes[range], as: UTF8.self)
    if isInKeys, takeKey(text, at: range) { return }
    if let (number, rest) = ListLine.numbered(text) {
      close()
      isInKeys = false
      // A heading above a title or a text stands apart.
      let end = max(items.last?.range.upperBound ?? 0, quiz?.range.upperBound ?? 0)
      if heading.start.map({ $0 < end }) == true { heading.start = nil }
      var new = ListDraft(range, heading)
      new.number = number
      new.add(rest, isWrapped: false)
      heading = ListDraft.Heading()
      draft = new
      return
    }
    if draft?.number != nil, takePart(text, at: range) { return }
    if let (name, value) = ListLine.field(text), take(name, value, at: range) { return }
    if ["group", "end_group", "end group"].contains(text.lowercased()) {
      close()
      heading.settings.append(text.lowercased())
      heading.start = heading.start ?? range.lowerBound
      return
    }
    // What follows an empty line behind the answers is a text between questions.
    if let open = draft, open.number != nil, isBehindBlank, open.isComplete { close() }
    if draft == nil {
      draft = ListDraft(range, ListDraft.Heading())
      heading.start = nil
    }
    let indent = source.bytes[line.lowerBound..<range.lowerBound]
    draft?.add(text, isWrapped: indent.count > 1 || indent.first == 0x09)
    draft?.end = range.upperBound
  }

  /// Takes a line with a name before its colon, and returns whether it means something here.
  private mutating func take(_ name: String, _ value: Substring, at range: Range<Int>) -> Bool {
    let isOpen = draft.map { $0.number != nil && !$0.isComplete } ?? false
    switch name {
    case "quiz title", "quiz description":
      close()
      if name == "quiz title", let quiz { add(quiz) }
      if name == "quiz title" || quiz == nil {
        quiz = (name == "quiz title" ? String(value) : "Quiz", quiz?.info, range)
      }
      if name == "quiz description" { quiz?.info = String(value) }
      return true
    case "title", "type", "points":
      if !isOpen { close() }
      var changed = isOpen ? draft?.heading ?? ListDraft.Heading() : heading
      changed.start = changed.start ?? range.lowerBound
      switch name {
      case "title": changed.title = String(value)
      case "type": changed.type = value.uppercased()
      default:
        changed.mark = Self.mark(value)
        if changed.mark == nil { remark(.unreadableCell, "points", value, "0.5", at: range) }
      }
      if isOpen {
        draft?.heading = changed
        draft?.end = range.upperBound
      } else {
        heading = changed
      }
      return true
    case _ where Self.settings.contains(name):
      close()
      heading.settings.append(name)
      heading.start = heading.start ?? range.lowerBound
      return true
    case "text title" where !isOpen, "text" where !isOpen:
      close()
      draft = ListDraft(range, ListDraft.Heading())
      draft?.add(value, isWrapped: false)
      if name == "text title" { close() }
      return true
    default: return takePart(name, value, at: range)
    }
  }

  /// Takes a line within a question with a name that columns of tables have, in any language.
  private mutating func takePart(_ name: String, _ value: Substring, at range: Range<Int>) -> Bool {
    let isAnswer = ["ans", "key", "answer key"].contains(name)
    guard let part = isAnswer ? .answer : TableHeading(name)?.parts.first else { return false }
    if part == .answer, value.isEmpty {
      close()
      isInKeys = true
      return true
    }
    guard draft?.number != nil, !value.isEmpty else { return false }
    switch part {
    case .answer:
      draft?.key = String(value)
      draft?.keyRange = range
    case .feedback: draft?.begin(.general, value)
    case .hint: draft?.begin(.hint, value)
    case .tags: draft?.tags += TableCells.tags(String(value))
    case .source: draft?.source = String(value)
    default: return false
    }
    draft?.end = range.upperBound
    return true
  }

  /// Takes a line that begins with a sign.
  private mutating func takePart(_ text: Substring, at range: Range<Int>) -> Bool {
    guard var draft else { return false }
    // Held only once, so that a part more is no copy of all others.
    self.draft = nil
    let end = draft.end
    draft.end = range.upperBound
    defer { self.draft = draft }
    if let option = ListLine.option(text) {
      draft.options.append(ListDraft.Option(isCorrect: option.isCorrect))
      if option.hasBox { draft.hasBoxes = true }
      draft.begin(.option(draft.options.count - 1), option.text)
      return true
    }
    if text.count >= 3, text.allSatisfy({ $0 == "^" }) {
      draft.heading.type = "file upload"
      return true
    }
    if draft.options.isEmpty, text.count > 2, text.allSatisfy({ $0 == "_" }) {
      draft.begin(.text, text)
      return true
    }
    if let answer = ListLine.text(text, behind: "*") {
      draft.accepted.append(String(answer))
      return true
    }
    if draft.options.isEmpty, let number = ListLine.text(text, behind: "=") {
      draft.number(number)
      if draft.numbers.isEmpty {
        remark(.unreadableCell, "answer", number, "3.5 +- 0.1", at: range)
      }
      return true
    }
    let feedback: [(sign: String, slot: ListDraft.Slot)] = [
      ("...", .general), ("…", .general), ("~", .right), ("@", .wrong), ("+", .right),
      ("-", .wrong),
    ]
    for (sign, slot) in feedback {
      guard let words = ListLine.text(text, behind: sign) else { continue }
      let isSigned = "+-".contains(sign)
      guard !isSigned || hasSignedFeedback && draft.options.isEmpty else { continue }
      draft.begin(isSigned ? slot : draft.optionFeedback ?? slot, words)
      return true
    }
    // A line that is no part belongs to what follows, perhaps.
    draft.end = end
    return false
  }

  /// The names of settings that text2qti has.
  private static let settings: Set<String> = [
    "pick", "points per question", "shuffle answers", "show correct answers",
    "one question at a time", "can't go back", "feedback is solution", "solutions sample groups",
    "solutions randomize groups",
  ]

  static func mark(_ text: Substring) -> Fraction? {
    let number = text.split(separator: ",").joined(separator: ".")
    return Fraction(decimal: number).flatMap { $0 > 0 ? $0 : nil }
  }

  private mutating func remark(
    _ code: Diagnostic.Code,
    _ name: String,
    _ value: some StringProtocol,
    _ example: String,
    at range: Range<Int>
  ) {
    let values: [String: Sentence.Value] = [
      "name": .text(name), "value": .text(String(value)), "example": .text(example),
    ]
    remarks.append(Remark(code, at: range, values))
  }

  // MARK: Questions

  /// Ends the question, or the text between questions.
  private mutating func close() {
    guard let draft else { return }
    self.draft = nil
    if let quiz { add(quiz) }
    guard let number = draft.number else {
      let text = Question(text: draft.text, task: .description)
      items.append(Imported.Item(.question(text), at: draft.range))
      return
    }
    add(draft, number)
  }

  /// Adds the title of a quiz, as a category.
  private mutating func add(_ quiz: (title: String, info: String?, range: Range<Int>)) {
    items.append(Imported.Item(.category(quiz.title, info: quiz.info), at: quiz.range))
    self.quiz = nil
  }

  private mutating func add(_ draft: ListDraft, _ number: Int) {
    numbers.insert(number)
    switch draft.question() {
    case .made(let question, let isMarked):
      items.append(Imported.Item(.question(question), at: draft.range))
      guard !isMarked else {
        if draft.hasStarsBehind { starred[number] = (items.count - 1, draft) }
        return
      }
      // Of two questions with one number the last is meant.
      if let other = unmarked[number] { remarks.append(Remark(.noKey, at: other.draft.range)) }
      unmarked[number] = (items.count - 1, draft)
    case .refused(let code):
      let place = code == .unknownLetter ? draft.keyRange ?? draft.range : draft.range
      remarks.append(Remark(code, at: place, code == .tooFewAnswers ? ["needed": .count(2)] : [:]))
      items.append(Imported.Item(.unusable, at: draft.range))
    }
  }

  /// Takes a line of the list of right answers, `3. B`, and returns whether it is one.
  private mutating func takeKey(_ text: Substring, at range: Range<Int>) -> Bool {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), (1...4).contains(digits.count) else { return false }
    let rest = text.dropFirst(digits.count).drop { ".):-= \t".contains($0) }
    guard !rest.isEmpty else { return false }
    guard let (item, open) = unmarked[number] ?? starred[number] else {
      // It has a star as well.
      return rest.count < 4 && numbers.contains(number)
    }
    var draft = open
    draft.key = String(rest)
    let code: Diagnostic.Code
    switch draft.question() {
    case .made(let question, true):
      items[item] = Imported.Item(.question(question), at: items[item].range)
      (unmarked[number], starred[number]) = (nil, nil)
      return true
    case .made: return false
    case .refused(let found): code = found
    }
    remarks.append(Remark(code, at: range, code == .tooFewAnswers ? ["needed": .count(2)] : [:]))
    items[item] = Imported.Item(.unusable, at: items[item].range)
    (unmarked[number], starred[number]) = (nil, nil)
    return true
  }
}
