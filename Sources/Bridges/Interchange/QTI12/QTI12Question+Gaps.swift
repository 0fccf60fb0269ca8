// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Questions whose responses are written, or stand in a text.
extension QTI12Question {
  /// An entry into a blank, with what it earns there.
  private struct Entry {
    /// The value that the rules know; nil for one that they compare with bounds.
    var value: String
    var text: Question.Text
    var tolerance: String?
    var fraction: Fraction = .zero
    /// Whether a `*` in the text stands for anything.
    var isPattern = false
  }

  private enum BlankKind { case list, words, text, number }

  /// A blank with the entries that its rules or its labels name.
  private struct Blank {
    let response: QTI12Response
    let kind: BlankKind
    var entries: [Entry]
    /// Whether the case of letters does not matter.
    var ignoresCase = true
    /// The credit of an entry that no rule names.
    var strangerFraction = Fraction.zero

    /// The values of all entries, of one that no rule names, and none.
    var values: [String?] {
      let stranger: String? =
        switch kind {
        case .list, .words: nil
        case .text: response.arePicks ? nil : "an entry that no rule names"
        case .number: "987654321"
        }
      return entries.map(\.value) + [stranger, nil]
    }
  }

  // MARK: One entry

  mutating func write(_ question: inout Question, _ response: QTI12Response) {
    let entries = blank(of: response).entries
    let isEssay = ["essay", "short response", "file"].contains { namesType($0) }
    if isEssay || entries.isEmpty {
      guard isEssay || !hasTests(response.identifier) else {
        question.obstacle = "the numbers or patterns that are right cannot be read"
        return
      }
      question.task = .essay
      let sample = texts.firstIndex { $0.identifier.lowercased() == "solution" }
      question.sampleAnswer = sample.map { texts[$0].text.plain }.nonBlank
      let responses = [
        ItemTrials.Response(values: [:], answers: []),
        ItemTrials.Response(values: [response.identifier: ["x"]], answers: []),
      ]
      tellEssay(&question, trials((responses, false)), sample: sample)
      return
    }
    fill(&question)
  }

  private func namesType(_ name: String) -> Bool {
    [metadata["question_type"], metadata["bbmd_questiontype"], metadata["cc_profile"]]
      .compactMap { $0?.lowercased() }.contains { $0.contains(name) }
  }

  private func hasTests(_ name: String) -> Bool {
    var found = !rules.unknown.isEmpty
    for condition in rules.conditions(on: name) {
      condition.test.forEach { test in
        switch test {
        case .compare(name, _, _), .equal(name, _, _), .contains(name, _, _): found = true
        default: break
        }
      }
    }
    return found
  }

  private mutating func tellEssay(
    _ question: inout Question,
    _ trials: ItemTrials,
    sample: Int?
  ) {
    var places = trials.places(of: texts, answers: 0..<0, arePicks: false)
    places.leftOut.removeAll { $0 == sample }
    places.general.removeAll { $0 == sample }
    // A text about right and wrong is there for whoever grades.
    question.tell(texts, places)
    for index in places.leftOut {
      if let remark = texts[index].leftOut { note(remark.code, remark.values) }
    }
  }

  // MARK: Blanks

  /// The blank of a response with its entries, which are not judged yet.
  private func blank(of response: QTI12Response) -> Blank {
    let name = response.identifier
    let numbers = numbers(name)
    if response.arePicks, numbers.isEmpty {
      let kinds = response.labels.compactMap { $0["answer_type"]?.lowercased() }
      let areListed =
        !namesType("fill_in_multiple_blanks") || kinds.contains("dropdown")
        || kinds.contains("wordbank")
      var flags: Set<Bool> = []
      for condition in rules.conditions(on: name) {
        condition.test.forEach { if case .equal(name, _, let flag) = $0 { flags.insert(flag) } }
      }
      return Blank(
        response: response,
        kind: areListed ? (kinds.contains("wordbank") ? .words : .list) : .text,
        entries: response.labels.map { label in
          let shown = text.text(label)
          var entry = Entry(value: label["ident"] ?? "", text: shown)
          if !areListed { pattern(label, &entry) }
          return entry
        },
        ignoresCase: flags != [false]
      )
    }
    if response.isNumber || response.arePicks || namesType("numer") {
      return Blank(response: response, kind: .number, entries: numbers)
    }
    var blank = Blank(response: response, kind: .text, entries: [])
    var flags: Set<Bool> = []
    for condition in rules.conditions(on: name) {
      condition.test.forEach { test in
        switch test {
        case .equal(name, let value, let ignoresCase) where !value.isEmpty:
          flags.insert(ignoresCase)
          blank.entries.append(Entry(value: value, text: Question.Text(value, format: "plain")))
        case .contains(name, let value, let ignoresCase) where !value.isEmpty:
          flags.insert(ignoresCase)
          let text = "*\(value.escapingWildcards)*"
          var entry = Entry(value: value, text: Question.Text(text, format: "plain"))
          entry.isPattern = true
          blank.entries.append(entry)
        default: break
        }
      }
    }
    blank.ignoresCase = flags != [false]
    var seen: Set<String> = []
    blank.entries = blank.entries.filter { entry in
      let text = entry.text.source
      return seen.insert(flags == [true] ? text.lowercased() : text).inserted
    }
    return blank
  }

  /// New Quizzes can compare entries by a pattern.
  private func pattern(_ label: QTIElement, _ entry: inout Entry) {
    let text = entry.text.plain
    entry.text = Question.Text(text, format: "plain")
    guard label["scoring_algorithm"] == "TextContainsAnswer" else { return }
    entry.text.source = "*\(text.escapingWildcards)*"
    entry.isPattern = true
  }

  /// The numbers that rules name, each with its tolerance.
  private func numbers(_ name: String) -> [Entry] {
    var found: [Entry] = []
    for condition in rules.conditions(on: name) { collect(condition.test, name, &found) }
    guard
      found.contains(where: { $0.tolerance != "0" })
        || responses.contains(where: { $0.identifier == name && !$0.arePicks })
    else { return [] }
    var seen: Set<[String]> = []
    return found.filter { seen.insert([$0.value, $0.tolerance ?? ""]).inserted }
  }

  private func collect(_ test: QTI12Test, _ name: String, _ found: inout [Entry]) {
    switch test {
    case .equal(name, let value, _):
      guard let number = NumberAnswer.number(value) else { return }
      let isInRange = found.last.map { Self.holds($0, number) } ?? false
      if !isInRange { found.append(Self.entry(number.decimals, spelled: value, "0")) }
    case .and(let tests):
      var (low, high): (Rational?, Rational?) = (nil, nil)
      for test in tests {
        guard case .compare(name, let relation, let bound) = test else { continue }
        switch relation {
        case .greater, .atLeast: low = bound
        case .less, .atMost: high = bound
        }
      }
      if let low, let high, low <= high, let middle = try? (low + high) / 2,
        let tolerance = try? high - middle
      {
        found.append(Self.entry(middle.decimals, spelled: nil, tolerance.decimals))
      } else {
        for test in tests { collect(test, name, &found) }
      }
    case .or(let tests):
      // Ranges come first, so that a number within one is known as its middle.
      let ranges = tests.filter { if case .and = $0 { true } else { false } }
      for test in ranges { collect(test, name, &found) }
      for test in tests {
        if case .and = test { continue }
        collect(test, name, &found)
      }
    default: break
    }
  }

  private static func entry(_ value: String, spelled: String?, _ tolerance: String) -> Entry {
    Entry(
      value: value,
      text: Question.Text(spelled ?? value, format: "plain"),
      tolerance: tolerance
    )
  }

  private static func holds(_ entry: Entry, _ number: Rational) -> Bool {
    guard let value = NumberAnswer.number(entry.value),
      let width = entry.tolerance.flatMap({ NumberAnswer.number($0) }), !width.isZero,
      let difference = try? value - number
    else { return false }
    return difference.magnitude <= width
  }

  // MARK: Texts with gaps

  mutating func fill(_ question: inout Question) {
    if let pattern = responses.flatMap(\.labels).first(where: {
      $0["scoring_algorithm"] == "TextRegex"
    }) {
      note(.notScored, ["name": .text(pattern["scoring_algorithm"] ?? "")])
      question.obstacle = "its answers are regular expressions"
      return
    }
    var blanks = responses.map { blank(of: $0) }
    guard blanks.reduce(0, { $0 + $1.values.count }) * rules.cost <= 20_000_000 else {
      question.obstacle = "it has too many blanks for all rules to be tried"
      return
    }
    let lists = blanks.map { (name: $0.response.identifier, values: $0.values) }
    guard let key = key(lists), takeFull(score(values(key, lists))) else {
      note(.noKey)
      return
    }
    let right = values(key, lists)
    let losses = blanks.map { blank -> Fraction in
      var others = right
      others[blank.response.identifier] = nil
      return (try? .one - share(score(others))) ?? .zero
    }
    question.isAllOrNothing = blanks.count > 1 && losses.allSatisfy { $0 == 1 }
    let marks =
      question.isAllOrNothing
      ? blanks.map { _ in 1 } : QTIQuestion.marks(losses.map { $0.snapped(Self.tolerance) })
    if marks == nil || losses.contains(0) { note(.scoringApproximated) }
    for index in blanks.indices { weigh(&blanks[index], right) }
    let told = tryOut(&question, blanks, lists, key, marks)
    let areNear = responses.flatMap(\.labels).contains {
      $0["scoring_algorithm"] == "TextCloseEnough"
    }
    if areNear { note(.scoringApproximated) }
    build(&question, blanks, told, marks)
  }

  /// Finds out what the entries of a blank earn where the others are right.
  private mutating func weigh(_ blank: inout Blank, _ right: [String: [String]]) {
    let name = blank.response.identifier
    var others = right
    others[name] = nil
    let least = score(others)
    let judged = judgedValues(name)
    func part(_ value: String) -> Fraction {
      let points = score(others.merging([name: [value]]) { $1 })
      guard let gained = try? points - least, let whole = try? full - least, !whole.isZero,
        let part = try? gained / whole
      else { return .zero }
      return (Fraction(part) ?? .zero).snapped(Self.tolerance)
    }
    if let stranger = blank.values[blank.entries.count] { blank.strangerFraction = part(stranger) }
    for index in blank.entries.indices {
      let entry = blank.entries[index]
      blank.entries[index].fraction = part(entry.value)
      // Canvas takes every label of a blank, though its rules name only one.
      if blank.kind == .text, blank.response.arePicks, !judged.contains(entry.value) {
        blank.entries[index].fraction = .one
      }
    }
  }

  private func judgedValues(_ name: String) -> Set<String> {
    var values: Set<String> = []
    for condition in rules.conditions(on: name) where !condition.sets.isEmpty {
      condition.test.forEach { if case .equal(name, let value, _) = $0 { values.insert(value) } }
    }
    return values
  }

  private mutating func tryOut(
    _ question: inout Question,
    _ blanks: [Blank],
    _ lists: [(name: String, values: [String?])],
    _ key: [Int],
    _ marks: [Int]?
  ) -> [Int: Question.Text] {
    let trials = trials(ItemTrials.entries(lists, right: key, cost: rules.cost))
    var fractions: [Fraction?] = []
    var places: [Int] = []
    for (index, blank) in blanks.enumerated() {
      let judged = judgedValues(blank.response.identifier)
      let isCanvas = blank.kind == .text && blank.response.arePicks
      fractions += blank.entries.map { isCanvas && !judged.contains($0.value) ? nil : $0.fraction }
      fractions += [blank.strangerFraction, .zero]
      places += Array(repeating: index, count: blank.values.count)
    }
    let total = max(marks?.reduce(0, +) ?? 1, 1)
    let isStrict = question.isAllOrNothing
    let agrees = trials.agree { trial in
      var sum = Fraction.zero
      var areAllRight = true
      for answer in trial.answers.sorted() {
        // What Canvas takes beyond its rules is not theirs to say.
        guard let fraction = fractions[answer] else { return trial.credit }
        areAllRight = areAllRight && fraction == 1
        let share = (try? Fraction(marks?[places[answer]] ?? 1, total)) ?? .zero
        guard let next = try? sum + fraction * share else { return nil }
        sum = next
      }
      return isStrict ? (areAllRight ? .one : .zero) : sum
    }
    if blanks.count > 1, !agrees { note(.scoringApproximated) }
    return tell(&question, trials, answers: 0..<fractions.count)
  }

  private mutating func build(
    _ question: inout Question,
    _ blanks: [Blank],
    _ told: [Int: Question.Text],
    _ marks: [Int]?
  ) {
    var start = 0
    var tasks: [Question.Task] = []
    for blank in blanks {
      tasks.append(task(blank, told, start))
      start += blank.values.count
    }
    if blanks.count > 1 || blanks[0].response.arePicks, blanks.allSatisfy({ $0.kind == .words }),
      let words = words(blanks)
    {
      question.text = marked { "[[\(words.places[$0])]]" }
      question.task = .gapSelect(words.options, areDragged: true)
      return
    }
    let text = marked { "{#\($0 + 1)}" }
    if blanks.count == 1, !blanks[0].response.arePicks {
      if let rest = QTIQuestion.withoutLastGap(text) {
        question.text = rest
        question.task = tasks[0]
        return
      }
      let answers = Question.Gap(tasks[0], mark: 1).answers
      if answers.contains(where: { $0.fraction != 1 || $0.feedback != nil }) {
        question.text.source = text.source.split(
          separator: "{#1}",
          omittingEmptySubsequences: false
        ).joined(separator: "_____")
        question.text.files = text.files
        question.task = tasks[0]
        return
      }
    }
    question.text = text
    question.task = .cloze(
      tasks.enumerated().map { Question.Gap($1, mark: marks?[$0] ?? 1) }
    )
  }

  /// The words of a bank that all blanks share, and the place of the right one of each blank.
  private func words(
    _ blanks: [Blank]
  ) -> (options: [Question.GapOption], places: [Int])? {
    let ids = blanks[0].entries.map(\.value)
    guard blanks.allSatisfy({ $0.entries.map(\.value) == ids }) else { return nil }
    var places: [Int] = []
    for blank in blanks {
      let right = blank.entries.indices.filter { blank.entries[$0].fraction == 1 }
      let others = blank.entries.indices.filter { blank.entries[$0].fraction != 0 }
      guard right.count == 1, others.count == 1 else { return nil }
      places.append(right[0] + 1)
    }
    return (blanks[0].entries.map(\.text.gapOption), places)
  }

  /// The text with a mark for each blank: where its response stands, or where it is named in
  /// brackets; else at the end.
  private func marked(_ mark: (Int) -> String) -> Question.Text {
    let presentation = item.first("presentation").map { [$0] } ?? []
    var placed: Set<Int> = []
    var found = text.text(presentation) { element in
      guard element.name.hasPrefix("response_") else { return nil }
      guard let index = responses.firstIndex(where: { $0.element.range == element.range }),
        !responses[index].arePicks, !brackets.contains(responses[index].identifier)
      else { return "" }
      placed.insert(index)
      return mark(index)
    }
    var names: [String: Int] = [:]
    for (index, response) in responses.enumerated() where !placed.contains(index) {
      for name in [response.identifier, blankName(response)] { names[name] = names[name] ?? index }
    }
    // Each name stands for its blank once.
    let parts = found.source.split(separator: "[", omittingEmptySubsequences: false)
    found.source = parts.enumerated().map { number, part in
      guard number > 0 else { return String(part) }
      guard let end = part.firstIndex(of: "]"), let index = names[String(part[..<end])],
        placed.insert(index).inserted
      else { return "[\(part)" }
      return mark(index) + part[part.index(after: end)...]
    }.joined()
    for index in responses.indices where !placed.contains(index) {
      found.source += (found.source.isEmpty ? "" : "<br>") + mark(index)
    }
    return found
  }

  /// The name of a blank in the text: `color` for the response `response_color`.
  func blankName(_ response: QTI12Response) -> String {
    let name = response.identifier
    return name.hasPrefix("response_") ? String(name.dropFirst("response_".count)) : name
  }

  private mutating func task(
    _ blank: Blank,
    _ told: [Int: Question.Text],
    _ start: Int
  ) -> Question.Task {
    func answers(keepingWrong: Bool) -> [Question.Answer] {
      blank.entries.enumerated().compactMap { index, entry in
        let feedback = told[start + index]
        guard keepingWrong || entry.fraction != 0 || feedback != nil else { return nil }
        return Question.Answer(
          entry.text,
          fraction: entry.fraction,
          tolerance: entry.tolerance,
          feedback: feedback
        )
      }
    }
    let feedback = told[start + blank.entries.count]
    let stranger: Question.Answer? =
      feedback == nil && blank.strangerFraction == 0
      ? nil
      : Question.Answer(
        Question.Text("*", format: "plain"),
        fraction: blank.strangerFraction,
        feedback: feedback
      )
    switch blank.kind {
    case .list, .words:
      return .choices(
        answers(keepingWrong: true),
        picksOne: true,
        areShuffled: blank.response.areShuffled
      )
    case .number:
      checkBounds(blank)
      return .numbers(answers(keepingWrong: false) + [stranger].compactMap(\.self))
    case .text:
      var written = answers(keepingWrong: false)
      for index in written.indices
      where !blank.entries.contains(where: { $0.isPattern && $0.text == written[index].text }) {
        written[index].text.source = written[index].text.source.escapingWildcards
      }
      return .written(written + [stranger].compactMap(\.self), ignoresCase: blank.ignoresCase)
    }
  }

  /// Looks whether bounds of numbers belong to their ranges, as those of tolerances do.
  private mutating func checkBounds(_ blank: Blank) {
    let name = blank.response.identifier
    var areOpen = false
    for condition in rules.conditions(on: name) where !condition.sets.isEmpty {
      condition.test.forEach { test in
        guard case .compare(name, let relation, _) = test else { return }
        areOpen = areOpen || relation == .less || relation == .greater
      }
    }
    if areOpen { note(.scoringApproximated) }
  }
}
