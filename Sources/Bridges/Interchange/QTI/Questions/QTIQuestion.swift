// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore

/// Makes a question of an item; the item's own rules are asked what each answer earns.
struct QTIQuestion {
  let item: QTI.Item
  let root: QTIElement
  let text: QTIText
  private(set) var remarks: [Remark] = []
  /// The points of the right response.
  var full = Rational.one

  init(_ item: QTI.Item, _ root: QTIElement, _ text: QTIText) {
    self.item = item.withUsualRules
    self.root = root
    self.text = text
  }

  mutating func question() -> Question {
    let body = root.first("itemBody")
    let interactions =
      body?.elements { $0.name.hasSuffix("Interaction") && $0.name != "endAttemptInteraction" }
      ?? []
    let names = Set(interactions.map(\.name))
    var question = Question(
      name: item.title.isEmpty ? nil : item.title,
      text: body.map { prompt($0) } ?? Question.Text(""),
      task: .description
    )
    if item.identifier != QTIName.identifier(item.title) { question.idNumber = item.identifier }
    let rubrics = body?.elements { $0.name == "rubricBlock" } ?? []
    question.rubric = rubrics.first { $0["view"] != "candidate" }.map { text.text($0) }
    if let rubric = rubrics.first(where: { $0["view"] == "candidate" }) {
      question.text.source = text.text(rubric).source + "<br>" + question.text.source
    }
    guard let first = interactions.first, let body else { return question }
    question.task = .other(names.count == 1 ? first.name : names.sorted().joined(separator: ", "))
    if item.isAdaptive { note(.notScored, ["name": "adaptive"]) }
    guard item.unsupported.isEmpty, !item.isAdaptive else { return question }
    if names.isSubset(of: ["textEntryInteraction", "inlineChoiceInteraction"]) {
      fill(&question, body, interactions)
    } else if interactions.count == 1 {
      answer(&question, first)
    }
    if case .other = question.task { return question }
    if item.processing == .none, question.task != .essay { note(.usualRules) }
    if full != .one, let mark = Fraction(full) { question.mark = mark }
    question.generalFeedback = generalFeedback
    return question
  }

  /// The text above and around interactions, each of which leaves a mark in it.
  private func prompt(_ body: QTIElement) -> Question.Text {
    var prompts: [Question.Text] = []
    var found = text.text(body) { child in
      guard child.name.hasSuffix("Interaction"), child.name != "endAttemptInteraction" else {
        return nil
      }
      prompts += child.all("prompt").map { text.text($0) }
      return ""
    }
    for prompt in prompts where !prompt.source.isEmpty {
      found.source += (found.source.isEmpty ? "" : "<br>") + prompt.source
      found.files += prompt.files
    }
    return found
  }

  mutating func note(_ code: Diagnostic.Code, _ values: [String: Sentence.Value] = [:]) {
    let remark = Remark(code, at: root.range.lowerBound..<root.inside.lowerBound, values)
    if !remarks.contains(remark) { remarks.append(remark) }
  }

  // MARK: Scores

  func response(of interaction: QTIElement) -> QTI.Response? {
    item.responses.first { $0.identifier == interaction["responseIdentifier"] }
  }

  /// The points of a response; nil where the rules give none.
  func score(_ response: [String: [String]]) -> Rational? {
    item.score(of: response)
  }

  /// The share of the points that a response earns.
  func credit(_ response: [String: [String]]) -> Fraction? {
    score(response).flatMap { share($0) }
  }

  func share(_ score: Rational) -> Fraction? {
    (try? score / full).flatMap { Fraction($0) }
  }

  /// Takes the points of the right response for the full credit; false, with a remark, where it earns none.
  mutating func takeFull(_ score: Rational?) -> Bool {
    guard let score, score > .zero else {
      note(.noKey)
      return false
    }
    full = score
    return true
  }

  /// Notes that what responses earn is not as it should be.
  mutating func expect(_ response: [String: [String]], earns credit: Fraction) {
    if self.credit(response) != credit { note(.scoringApproximated) }
  }

  // MARK: Feedback

  private var modalFeedback: [QTIElement] {
    root.all("modalFeedback").filter { $0["showHide"] != "hide" }
  }

  private func shown(_ feedback: QTIElement, for response: [String: [String]]) -> Bool {
    guard let name = feedback["outcomeIdentifier"], let identifier = feedback["identifier"],
      let value = (try? item.outcomes(for: response))?[name]
    else { return false }
    if case .list(let values) = value { return values.contains(.text(identifier)) }
    return value == .text(identifier)
  }

  private func isGeneral(_ feedback: QTIElement, _ responses: [[String: [String]]]) -> Bool {
    responses.allSatisfy { shown(feedback, for: $0) }
  }

  /// The feedback that only some responses get, this one among them.
  func feedback(for response: [String: [String]]) -> Question.Text? {
    modalFeedback.first { shown($0, for: response) && !shown($0, for: [:]) }
      .map { text.text($0) }.flatMap { $0.source.isEmpty ? nil : $0 }
  }

  /// The feedback that the empty and the right response get alike.
  private var generalFeedback: Question.Text? {
    let key = item.responses.map { ($0.identifier, $0.correct) }
    let right = Dictionary(key) { first, _ in first }
    return modalFeedback.first { isGeneral($0, [[:], right]) }
      .map { text.text($0) }.flatMap { $0.source.isEmpty ? nil : $0 }
  }
}

extension QTI.Item {
  /// The points of a response; nil where the rules give none.
  func score(of response: [String: [String]]) -> Rational? {
    guard var scoring = try? QTIScoring(self, response: response),
      (try? scoring.run(rules)) != nil
    else { return nil }
    let numbers = outcomes.filter { $0.cardinality == "single" && $0.baseType != "identifier" }
    let names = ["SCORE"] + numbers.map(\.identifier).filter { $0 != "MAXSCORE" }
    for name in names {
      if case .number(let points) = scoring.variables[name]?.value?.members.first { return points }
    }
    return nil
  }
}

extension Fraction {
  /// The same number, or nil when its terms do not fit.
  init?(_ number: Rational) {
    guard let above = Int(number.numerator), let below = Int(number.denominator),
      let fraction = try? Fraction(above, below)
    else { return nil }
    self = fraction
  }
}
