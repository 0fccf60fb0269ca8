// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Questions of interactions within a text: entries and lists to choose from.
extension QTIQuestion {
  mutating func fill(_ question: inout Question, _ body: QTIElement, _ interactions: [QTIElement]) {
    var blanks: [QTI.Response] = []
    for interaction in interactions {
      guard let response = response(of: interaction) else { return }
      blanks.append(response)
    }
    let key = key(of: blanks, interactions)
    guard takeFull(score(key)) else { return }
    let marked = text.text(body) { child in
      guard child.name.hasSuffix("Interaction") else { return nil }
      return interactions.firstIndex { $0.range == child.range }.map { "{#\($0 + 1)}" }
    }
    // What is lost without an entry is what the gap is worth.
    let losses = blanks.map { blank -> Fraction in
      var others = key
      others[blank.identifier] = nil
      return credit(others).flatMap { try? .one - $0 } ?? .zero
    }
    question.isAllOrNothing = blanks.count > 1 && losses.allSatisfy { $0 == 1 }
    let marks = question.isAllOrNothing ? blanks.map { _ in 1 } : Self.marks(losses)
    if marks == nil || losses.contains(0) { note(.scoringApproximated) }
    let entries = zip(blanks, interactions).map { self.entries(for: $0, $1, key) }
    let told = tryOut(&question, blanks, entries, key, marks)
    if interactions.count == 1, interactions[0].name == "textEntryInteraction" {
      let task = task(for: blanks[0], interactions[0], entries[0], told, 0, key)
      let answers = Question.Gap(task, mark: 1).answers
      if let text = Self.withoutLastGap(marked) {
        question.text = text
        question.task = task
        return
      } else if answers.contains(where: { $0.fraction != 1 || $0.feedback != nil }) {
        // Only the answers of a question have a credit and a feedback of their own.
        question.text = marked
        question.text.source = marked.source.split(
          separator: "{#1}",
          omittingEmptySubsequences: false
        ).joined(separator: "_____")
        question.task = task
        return
      }
    }
    question.text = marked
    var gaps: [Question.Gap] = []
    var start = 0
    for (index, blank) in blanks.enumerated() {
      let task = task(for: blank, interactions[index], entries[index], told, start, key)
      gaps.append(Question.Gap(task, mark: marks?[index] ?? 1))
      start += entries[index].count + 2
    }
    question.task = .cloze(gaps)
  }

  /// An entry into a blank, with what it earns there.
  struct Entry {
    let value: String
    var tolerance = "0"
    let fraction: Fraction
    /// The choice that it stands for in a list.
    var choice: QTIElement?
  }

  /// The entries into a blank that its rules name, or those of its list.
  private func entries(
    for blank: QTI.Response,
    _ interaction: QTIElement,
    _ key: [String: [String]]
  ) -> [Entry] {
    var others = key
    others[blank.identifier] = nil
    let choices = interaction.all("inlineChoice")
    if !choices.isEmpty {
      return choices.map { choice in
        let id = choice["identifier"] ?? ""
        return Entry(value: id, fraction: part([id], blank, others), choice: choice)
      }
    }
    return candidates(for: blank).map { candidate in
      Entry(
        value: candidate.value,
        tolerance: candidate.tolerance,
        fraction: part([candidate.value], blank, others)
      )
    }
  }

  /// An entry that no rule names.
  private static func stranger(_ blank: QTI.Response) -> String {
    ["float", "integer"].contains(blank.baseType) ? "987654321" : "an entry that no rule names"
  }

  /// Tries entries together, and notes where their marks do not say what they earn.
  ///
  /// - Returns: The feedback of entries; each blank has two more places, for an entry that no rule
  ///   names and for none.
  private mutating func tryOut(
    _ question: inout Question,
    _ blanks: [QTI.Response],
    _ entries: [[Entry]],
    _ key: [String: [String]],
    _ marks: [Int]?
  ) -> [Int: Question.Text] {
    let lists = zip(blanks, entries).map { blank, entries in
      let isList = entries.contains { $0.choice != nil }
      let values = entries.map { Optional($0.value) }
      return (
        name: blank.identifier, values: values + [isList ? nil : Self.stranger(blank), nil]
      )
    }
    let right = zip(blanks, entries).map { blank, entries in
      entries.firstIndex { [$0.value] == key[blank.identifier] } ?? entries.count
    }
    let tried = ItemTrials.entries(lists, right: right, cost: cost)
    let trials = trials(tried)
    var fractions: [Fraction] = []
    var places: [Int] = []
    for (index, entries) in entries.enumerated() {
      fractions += entries.map(\.fraction) + [.zero, .zero]
      places += Array(repeating: index, count: entries.count + 2)
    }
    let total = marks?.reduce(0, +) ?? 1
    let isStrict = question.isAllOrNothing
    // Entries that no rule names can earn something in a single blank alone.
    let areKnown = blanks.count > 1
    let agrees = trials.agree { trial in
      if isStrict { return trial.answers.allSatisfy { fractions[$0] == 1 } ? .one : .zero }
      return try? trial.answers.sorted().map { answer in
        try fractions[answer] * Fraction(marks?[places[answer]] ?? 1, max(total, 1))
      }.sum()
    }
    if areKnown, !agrees { note(.scoringApproximated) }
    return tell(&question, trials, answers: 0..<fractions.count)
  }

  /// The task of a blank.
  private mutating func task(
    for blank: QTI.Response,
    _ interaction: QTIElement,
    _ entries: [Entry],
    _ told: [Int: Question.Text],
    _ start: Int,
    _ key: [String: [String]]
  ) -> Question.Task {
    var others = key
    others[blank.identifier] = nil
    guard interaction.all("inlineChoice").isEmpty else {
      let answers = entries.enumerated().map { index, entry in
        Question.Answer(
          entry.choice.map { text.text($0) } ?? Question.Text(entry.value),
          fraction: entry.fraction,
          feedback: told[start + index]
        )
      }
      return .choices(answers, picksOne: true, areShuffled: interaction["shuffle"] == "true")
    }
    let isNumber = ["float", "integer"].contains(blank.baseType)
    var answers: [Question.Answer] = []
    for (index, entry) in entries.enumerated() {
      let feedback = told[start + index]
      guard entry.fraction != 0 || feedback != nil else { continue }
      let text = isNumber ? entry.value : entry.value.escapingWildcards
      answers.append(
        Question.Answer(
          Question.Text(text, format: "plain"),
          fraction: entry.fraction,
          tolerance: isNumber ? entry.tolerance : nil,
          feedback: feedback
        )
      )
    }
    let feedback = told[start + entries.count]
    guard isNumber else {
      if let feedback {
        answers.append(
          Question.Answer(Question.Text("*", format: "plain"), fraction: 0, feedback: feedback)
        )
      }
      return .written(answers, ignoresCase: ignoresCase(blank, others))
    }
    checkNumbers(answers, blank, others)
    let fraction = part([Self.stranger(blank)], blank, others)
    if fraction != 0 || feedback != nil {
      answers.append(
        Question.Answer(Question.Text("*", format: "plain"), fraction: fraction, feedback: feedback)
      )
    }
    return .numbers(answers)
  }

  /// The entries that are right together; a blank without a key takes what earns most.
  private func key(of blanks: [QTI.Response], _ interactions: [QTIElement]) -> [String: [String]] {
    var key: [String: [String]] = [:]
    for blank in blanks { key[blank.identifier] = blank.correct }
    for (blank, interaction) in zip(blanks, interactions) where blank.correct.isEmpty {
      let listed = interaction.all("inlineChoice").compactMap { $0["identifier"] }
      let scores = (listed.isEmpty ? candidates(for: blank).map(\.value) : listed).map { value in
        (value, score(key.merging([blank.identifier: [value]]) { $1 }) ?? .zero)
      }
      key[blank.identifier] = scores.max { $0.1 < $1.1 }.map { [$0.0] }
    }
    return key
  }

  /// A text that ends with its only gap, without it.
  static func withoutLastGap(_ text: Question.Text) -> Question.Text? {
    guard let place = text.source.firstRange(of: "{#1}") else { return nil }
    var rest = text
    rest.source = String(text.source[place.upperBound...])
    guard rest.plain.trimmingSpaces.isEmpty else { return nil }
    rest.source = QTIText.unwrapped(text.source[..<place.lowerBound] + rest.source)
    return rest
  }

  /// Whole numbers in the ratio of some shares, or nil for large ones.
  static func marks(_ shares: [Fraction]) -> [Int]? {
    guard
      shares.allSatisfy({ $0.denominator <= 1 << 20 && $0.numerator.magnitude <= 1 << 30 })
    else { return nil }
    var scale = 1
    for share in shares {
      let divisor = scale.magnitude.greatestCommonDivisor(with: share.denominator.magnitude)
      scale *= share.denominator / Int(divisor)
      guard scale <= 1_000_000 else { return nil }
    }
    let numbers = shares.map { $0.numerator * (scale / $0.denominator) }
    let divisor = numbers.reduce(UInt.zero) { $0.greatestCommonDivisor(with: $1.magnitude) }
    guard divisor > 0 else { return nil }
    let marks = numbers.map { $0 / Int(divisor) }
    return marks.allSatisfy { (1...1000).contains($0) } ? marks : nil
  }

  // MARK: Answers

  /// The part of a blank's credit that an entry earns where the others are right.
  private func part(
    _ entry: [String],
    _ blank: QTI.Response,
    _ others: [String: [String]]
  ) -> Fraction {
    let least = score(others) ?? .zero
    let filled = others.merging([blank.identifier: entry]) { $1 }
    guard let score = score(filled), let gained = try? score - least,
      let whole = try? full - least, !whole.isZero, let part = try? gained / whole
    else { return .zero }
    return Fraction(part) ?? .zero
  }

  private func ignoresCase(
    _ blank: QTI.Response,
    _ others: [String: [String]]
  ) -> Bool {
    let texts = candidates(for: blank).map(\.value)
    let turned = texts.compactMap { text -> (String, String)? in
      let other = text.uppercased() == text ? text.lowercased() : text.uppercased()
      return other == text ? nil : (text, other)
    }
    return turned.allSatisfy { part([$0.0], blank, others) == part([$0.1], blank, others) }
  }

  /// Looks whether numbers at the edges of tolerances earn the same, and those outside do not.
  private mutating func checkNumbers(
    _ answers: [Question.Answer],
    _ blank: QTI.Response,
    _ others: [String: [String]]
  ) {
    for answer in answers {
      guard let value = NumberAnswer.number(answer.text.source),
        let tolerance = answer.tolerance.flatMap({ NumberAnswer.number($0) })
      else { continue }
      let step = tolerance.isZero ? Rational("0.001") ?? .one : tolerance
      let probes: [(Rational?, Bool)] = [
        (try? value - tolerance, true), (try? value + tolerance, true),
        (try? value + tolerance + step, false), (try? value - tolerance - step, false),
      ]
      for (probe, isInside) in probes {
        guard let probe else { continue }
        let isSame = part([probe.decimals], blank, others) == answer.fraction
        if isSame != isInside, isInside || answer.fraction == 1 { note(.scoringApproximated) }
      }
    }
  }

  /// The entries that the key and the rules name, with the tolerances of numbers.
  private func candidates(for blank: QTI.Response) -> [(value: String, tolerance: String)] {
    var found: [(value: String, tolerance: String)] = []
    for rule in item.rules {
      rule.forEach { element in
        guard let other = Self.operand(of: element, beside: blank.identifier) else { return }
        let values = other.name == "correct" ? blank.correct : [other.text.trimmingSpaces]
        if ["equal", "equalRounded", "match", "stringMatch"].contains(element.name) {
          found += values.map { ($0, Self.tolerance(of: element, around: $0)) }
        }
      }
      rule.forEach { element in
        if element.name == "and", let range = Self.range(element, blank.identifier) {
          found.append(range)
        }
      }
    }
    found += (blank.correct + (blank.mapping?.entries.map(\.key) ?? [])).map { ($0, "0") }
    var seen: Set<String> = []
    let isNumber = ["float", "integer"].contains(blank.baseType)
    return found.filter { entry in
      let number = isNumber ? NumberAnswer.number(entry.value)?.text() : nil
      return !entry.value.isEmpty && seen.insert(number ?? entry.value).inserted
    }
  }

  /// The operand that a variable is compared with.
  private static func operand(of element: QTIElement, beside name: String) -> QTIElement? {
    let operands = element.children
    guard operands.count == 2,
      let index = operands.firstIndex(where: {
        $0.name == "variable" && $0["identifier"] == name
      }), ["correct", "baseValue"].contains(operands[1 - index].name)
    else { return nil }
    return operands[1 - index]
  }

  /// Returns the tolerance between two numbers by an operator that compares them.
  private static func tolerance(of element: QTIElement, around value: String) -> String {
    let text = element["tolerance"]?.split(whereSeparator: \.isWhitespace).first ?? "0"
    guard let number = NumberAnswer.number(text), let value = NumberAnswer.number(value) else {
      return "0"
    }
    switch (element.name, element["toleranceMode"] ?? element["roundingMode"]) {
    case ("equal", "absolute"): return number.decimals
    case ("equal", "relative"):
      let magnitude = value < .zero ? -value : value
      return (try? magnitude * number / 100)?.decimals ?? "0"
    case ("equalRounded", "decimalPlaces"):
      let half = (element["figures"].flatMap { Int($0) }).flatMap {
        (0...30).contains($0) ? "0.\(String(repeating: "0", count: $0))5" : nil
      }
      return half ?? "0"
    default: return "0"
    }
  }

  /// A number with the tolerance that two comparisons give it.
  private static func range(
    _ element: QTIElement,
    _ name: String
  ) -> (value: String, tolerance: String)? {
    func bound(_ names: Set<String>) -> Rational? {
      element.children.first { names.contains($0.name) && $0.children.first?.name == "variable" }
        .flatMap { operand(of: $0, beside: name) }.flatMap { NumberAnswer.number($0.text) }
    }
    guard let low = bound(["gte", "gt"]), let high = bound(["lte", "lt"]), low < high,
      let middle = try? (low + high) / 2, let tolerance = try? high - middle
    else { return nil }
    return (middle.decimals, tolerance.decimals)
  }
}
