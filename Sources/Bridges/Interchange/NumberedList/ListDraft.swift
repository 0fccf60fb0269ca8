// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore

/// A question of a numbered list while its lines come, or a text between questions.
struct ListDraft {
  /// The lines above a number.
  struct Heading {
    var title: String?
    /// The kind of question as Respondus calls it, in capitals.
    var type: String?
    var mark: Fraction?
    var settings: [String] = []
    var start: Int?
  }

  /// Lines of a text; one that is indented goes on with the line above.
  struct Text {
    private(set) var lines: [(text: Substring, isWrapped: Bool)] = []

    var isEmpty: Bool { lines.isEmpty }

    /// The text on one line.
    var line: String { lines.map(\.text).joined(separator: " ") }

    /// Whether its last line is one to write on: “____”.
    var endsInBlank: Bool {
      lines.count > 1
        && lines.last.map { $0.text.count > 2 && $0.text.allSatisfy { $0 == "_" } } == true
    }

    mutating func add(_ text: Substring, isWrapped: Bool) { lines.append((text, isWrapped)) }

    /// The text without the star at its end; nil unless that is its only star.
    var withoutStar: Text? {
      guard let last = lines.last?.text, last.last == "*", last.count > 1,
        lines.allSatisfy({ $0.text.dropLast($0.text == last ? 1 : 0).firstIndex(of: "*") == nil })
      else { return nil }
      var text = self
      text.lines[lines.count - 1].text = Substring(last.dropLast().trimmingSpaces)
      return text.line.isEmpty ? nil : text
    }

    /// The text as HTML, as those of Aiken are.
    func html(withoutLast count: Int = 0) -> Question.Text {
      var html = ""
      for (text, isWrapped) in lines.dropLast(count) {
        if !html.isEmpty { html += isWrapped ? " " : "<br>" }
        html += String(text).escapedForMarkup(quotes: false)
      }
      return Question.Text(html)
    }

    /// The text as HTML; nil without any.
    var feedback: Question.Text? { isEmpty ? nil : html() }
  }

  /// An option, a pair or an accepted answer: what follows a letter.
  struct Option {
    var isCorrect: Bool
    var text = Text()
    var feedback = Text()
  }

  /// A part to which the next line may belong.
  enum Slot: Equatable {
    case text, general, right, wrong, hint
    case option(Int)
    case feedback(Int)
  }

  /// The question that the lines make.
  enum Made {
    case made(Question, isMarked: Bool)
    case refused(Diagnostic.Code)
  }

  private var start: Int
  var end: Int
  /// The number before the question; nil for a text between questions.
  var number: Int?
  var heading: Heading
  private var prompt = Text()
  private var general = Text()
  private var right = Text()
  private var wrong = Text()
  private var hints: [Text] = []
  var options: [Option] = []
  var hasBoxes = false
  /// The answers behind a star without a letter.
  var accepted: [String] = []
  private(set) var numbers: [Question.Answer] = []
  /// The text behind “Answer:”.
  var key: String?
  var keyRange: Range<Int>?
  var tags: [String] = []
  var source: String?
  private var slot = Slot.text

  init(_ range: Range<Int>, _ heading: Heading) {
    start = min(heading.start ?? range.lowerBound, range.lowerBound)
    end = range.upperBound
    self.heading = heading
  }

  /// The bytes of all of its lines.
  var range: Range<Int> { start..<max(start, end) }

  /// Whether it has answers, behind which no line of its text comes.
  var isComplete: Bool {
    !options.isEmpty || !accepted.isEmpty || !numbers.isEmpty || prompt.endsInBlank
      || key != nil
  }

  /// The place of feedback behind an option.
  var optionFeedback: Slot? {
    switch slot {
    case .option(let index), .feedback(let index): .feedback(index)
    default: nil
    }
  }

  // MARK: Lines

  /// Begins a part with its first line.
  mutating func begin(_ slot: Slot, _ line: Substring) {
    self.slot = slot
    if slot == .hint { hints.append(Text()) }
    add(line, isWrapped: false)
  }

  /// Adds a line to the last part.
  mutating func add(_ line: Substring, isWrapped: Bool) {
    switch slot {
    case .text: prompt.add(line, isWrapped: isWrapped)
    case .general: general.add(line, isWrapped: isWrapped)
    case .right: right.add(line, isWrapped: isWrapped)
    case .wrong: wrong.add(line, isWrapped: isWrapped)
    case .hint: hints[hints.count - 1].add(line, isWrapped: isWrapped)
    case .option(let index): options[index].text.add(line, isWrapped: isWrapped)
    case .feedback(let index): options[index].feedback.add(line, isWrapped: isWrapped)
    }
  }

  /// Adds a number, as in “5”, “1.4142 +- 0.0001”, “9.81 +- 2%” or “[1.2, 1.3]”; one that cannot be
  /// read is passed over.
  mutating func number(_ text: Substring) {
    let plain = text.replacing("±", with: "+-").replacing("_", with: "")
    if plain.first == "[", plain.last == "]" {
      let bounds = plain.dropFirst().dropLast().split(separator: ",").map(\.trimmingSpaces)
      guard bounds.count == 2, let range = NumberAnswer("\(bounds[0])..\(bounds[1])") else {
        return
      }
      add(range.value, range.tolerance)
      return
    }
    let parts = plain.split(separator: "+-", omittingEmptySubsequences: false).map(\.trimmingSpaces)
    guard parts.count <= 2, let value = NumberAnswer.number(parts[0]) else { return }
    guard parts.count == 2 else {
      add(parts[0], "0")
      return
    }
    let isShare = parts[1].hasSuffix("%")
    guard let margin = NumberAnswer.number(isShare ? parts[1].dropLast() : parts[1][...]),
      !margin.isNegative
    else { return }
    if isShare {
      guard let width = try? value * margin / 100 else { return }
      add(parts[0], (width.isNegative ? (try? 0 - width) ?? width : width).text())
    } else {
      add(parts[0], margin.text())
    }
  }

  private mutating func add(_ value: String, _ tolerance: String) {
    numbers.append(
      Question.Answer(
        Question.Text(value, format: "plain"),
        fraction: 1,
        tolerance: tolerance
      )
    )
  }

  // MARK: The question

  /// Whether stars behind options are all that marks the right ones.
  var hasStarsBehind: Bool { withStarsBehind != nil }

  /// The text between questions.
  var text: Question.Text { prompt.html() }

  /// The question with all of its parts.
  func question() -> Made {
    guard let (task, isMarked) = task() else {
      return .refused(options.isEmpty ? .tooFewAnswers : .unknownLetter)
    }
    if case .choices(let answers, _, _) = task, answers.count < 2 {
      return .refused(.tooFewAnswers)
    }
    var isEssay = false
    if case .essay = task { isEssay = true }
    let dropped = isEssay && prompt.endsInBlank ? 1 : 0
    var question = Question(
      name: heading.title.nonBlank,
      text: prompt.html(withoutLast: dropped),
      task: task
    )
    question.mark = heading.mark
    question.settings = heading.settings
    question.generalFeedback = general.feedback
    question.hints = hints.map { $0.html() }
    question.tags = tags
    question.source = source
    question.responseFeedback = responseFeedback(task)
    question.unplaced = unplaced(task)
    if isEssay {
      let sample = options.map(\.text.line).joined(separator: "\n")
      question.sampleAnswer = (sample.isEmpty ? key : sample).nonBlank
    }
    return .made(question, isMarked: isMarked)
  }

  /// The texts about right and wrong responses; whoever is only partly right has those for wrong
  /// ones.
  private func responseFeedback(_ task: Question.Task) -> [Question.ResponseFeedback] {
    var texts: [Question.ResponseFeedback] = []
    if let text = right.feedback { texts.append(.init(.correct, text)) }
    guard let text = wrong.feedback else { return texts }
    switch task {
    case .choices(_, false, _), .pairs: texts.append(.init(.partlyCorrect, text))
    default: break
    }
    return texts + [.init(.incorrect, text)]
  }

  /// The names of the parts that the task has no place for.
  private func unplaced(_ task: Question.Task) -> [String] {
    var names: [String] = []
    switch task {
    case .choices, .truth, .written: break
    default:
      if options.contains(where: { !$0.feedback.isEmpty }) { names.append("feedback") }
    }
    switch task {
    case .numbers, .pairs: if key != nil { names.append("answer") }
    default: break
    }
    if case .numbers = task {} else if !numbers.isEmpty { names.append("=") }
    if case .written = task {} else if !accepted.isEmpty { names.append("*") }
    return names
  }

  /// The task, and whether its right answer is known; nil where it has no answers, or where the key
  /// names none of them.
  private func task() -> (Question.Task, isMarked: Bool)? {
    switch heading.type {
    case "E", "WR": return (.essay, true)
    case "MT": return pairs
    case "F":
      return options.isEmpty && key == nil && accepted.isEmpty ? nil : (written, true)
    case nil, "MC", "MA", "MR", "TF", "T/F": return options.isEmpty ? open : choices
    case let type?: return (.other(type.lowercased()), true)
    }
  }

  /// The task of a question without options.
  private var open: (Question.Task, isMarked: Bool)? {
    if prompt.endsInBlank, accepted.isEmpty, numbers.isEmpty { return (.essay, true) }
    if !numbers.isEmpty { return (.numbers(numbers), true) }
    if let key, let truth = Self.truth(key) {
      return (.truth(truth, feedbackTrue: nil, feedbackFalse: nil), true)
    }
    if heading.type?.hasPrefix("T") == true {
      // The right answer may stand at the end of the list.
      let answers = ["True", "False"].map { Question.Answer(Question.Text($0), fraction: 0) }
      return key == nil ? (.choices(answers, picksOne: true, areShuffled: false), false) : nil
    }
    return accepted.isEmpty && key == nil ? nil : (written, true)
  }

  private var written: Question.Task {
    var answers = options.map { option in
      Self.accepted(option.text.line, feedback: option.feedback.feedback)
    }
    answers += accepted.map { Self.accepted($0) }
    if answers.isEmpty, let key { answers = [Self.accepted(key)] }
    return .written(answers, ignoresCase: true)
  }

  private static func accepted(_ text: String, feedback: Question.Text? = nil) -> Question.Answer {
    Question.Answer(
      Question.Text(text.escapingWildcards, format: "plain"),
      fraction: 1,
      feedback: feedback
    )
  }

  private var pairs: (Question.Task, isMarked: Bool)? {
    let pairs = options.compactMap { option -> Question.Pair? in
      let line = option.text.line
      guard let sign = line.firstIndex(of: "=") else { return nil }
      let stem = line[..<sign].trimmingSpaces.escapedForMarkup(quotes: false)
      return Question.Pair(Question.Text(stem), line[line.index(after: sign)...].trimmingSpaces)
    }
    guard pairs.count == options.count, pairs.count > 1 else { return nil }
    return (.pairs(pairs, areShuffled: true), true)
  }

  private var choices: (Question.Task, isMarked: Bool)? {
    var right = Set(options.indices.filter { options[$0].isCorrect })
    if let marked = withStarsBehind { return marked.choices }
    if let key {
      var cells = TableCells()
      let known = options.enumerated().map {
        TableCells.Option(place: $0, text: $1.text.line)
      }
      guard let found = cells.key(key, among: known), !found.isEmpty else { return nil }
      right.formUnion(found)
    }
    let isSeveral = hasBoxes || ["MA", "MR"].contains(heading.type) || right.count > 1
    let truths = options.map { Self.truth($0.text.line) }
    if !isSeveral, let place = right.first, let truth = truths[place], options.count == 2,
      truths[1 - place] == !truth
    {
      let texts = options.map(\.feedback.feedback)
      return (
        .truth(
          truth,
          feedbackTrue: truth ? texts[place] : texts[1 - place],
          feedbackFalse: truth ? texts[1 - place] : texts[place]
        ), true
      )
    }
    // A wrong pick costs what a right one earns, as in Canvas and Moodle's Aiken.
    let share = (try? Fraction(1, max(right.count, 1))) ?? .one
    let cost = isSeveral && !right.isEmpty ? (try? Fraction.zero - share) ?? .zero : .zero
    let answers = options.enumerated().map { index, option in
      Question.Answer(
        option.text.html(),
        fraction: right.contains(index) ? share : cost,
        feedback: option.feedback.feedback
      )
    }
    return (.choices(answers, picksOne: !isSeveral, areShuffled: true), !right.isEmpty)
  }

  /// The question where stars behind some of its options, and nothing else, mark the right ones.
  ///
  /// Behind all of them they mark none.
  private var withStarsBehind: ListDraft? {
    guard key == nil, !hasBoxes, !options.contains(where: \.isCorrect) else { return nil }
    let texts = options.map(\.text.withoutStar)
    guard texts.contains(where: { $0 != nil }), texts.contains(where: { $0 == nil }) else {
      return nil
    }
    var draft = self
    for (index, text) in texts.enumerated() {
      guard let text else { continue }
      draft.options[index].text = text
      draft.options[index].isCorrect = true
    }
    return draft
  }

  /// The truth that a word stands for; “yes” and numbers are options.
  private static func truth(_ word: String) -> Bool? {
    switch word.lowercased() {
    case "true", "t": true
    case "false", "f": false
    default: nil
    }
  }
}
