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

  /// Takes the points of the right response for the full credit; false, with a remark, where it
  /// earns none.
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

/// Questions of interactions that stand alone.
extension QTIQuestion {
  mutating func answer(_ question: inout Question, _ interaction: QTIElement) {
    guard let response = response(of: interaction) else { return }
    let name = response.identifier
    switch interaction.name {
    case "choiceInteraction":
      choose(&question, interaction, interaction.all("simpleChoice"), response)
    case "hottextInteraction":
      let words = interaction.elements { $0.name == "hottext" }
      question.text.source +=
        "<br>" + text.text(interaction) { $0.name == "prompt" ? "" : nil }.source
      choose(&question, interaction, words, response)
    case "extendedTextInteraction":
      question.task = .essay
      question.sampleAnswer = response.correct.first
      if let score = score([name: response.correct]), score > .zero { full = score }
    case "orderInteraction": order(&question, interaction, response)
    case "matchInteraction":
      let sides = interaction.all("simpleMatchSet").map { $0.all("simpleAssociableChoice") }
      guard sides.count == 2 else { return }
      match(&question, sides[0], sides[1], response, areShuffled: interaction["shuffle"] == "true")
    case "gapMatchInteraction": put(&question, interaction, response)
    default: break
    }
  }

  // MARK: Choices

  private mutating func choose(
    _ question: inout Question,
    _ interaction: QTIElement,
    _ choices: [QTIElement],
    _ response: QTI.Response
  ) {
    let name = response.identifier
    let ids = choices.map { $0["identifier"] ?? "" }
    let picksOne = response.cardinality == "single" || interaction["maxChoices"] == "1"
    let key = response.correct.filter(ids.contains)
    let alone = ids.map { score([name: [$0]]) ?? .zero }
    var fractions: [Fraction]
    if picksOne {
      guard takeFull(alone.max()) else { return }
      fractions = alone.map { share($0) ?? .zero }
    } else {
      let right = key.isEmpty ? ids.indices.filter { alone[$0] > .zero }.map { ids[$0] } : key
      guard takeFull(score([name: right])) else { return }
      fractions = weights(ids, right: right, name, &question)
    }
    let isShuffled =
      interaction["shuffle"] == "true" && !choices.contains { $0["fixed"] == "true" }
    if ids == ["true", "false"], picksOne, Set(fractions) == [0, 1] {
      question.task = .truth(
        fractions[0] == 1,
        feedbackTrue: feedback(for: [name: ["true"]]),
        feedbackFalse: feedback(for: [name: ["false"]])
      )
      return
    }
    let answers = choices.indices.map { index in
      let inline = choices[index].elements {
        $0.name == "feedbackInline" && $0["identifier"] == ids[index]
      }
      return Question.Answer(
        text.text(choices[index]),
        fraction: fractions[index],
        feedback: feedback(for: [name: [ids[index]]]) ?? inline.first.map { text.text($0) }
      )
    }
    question.task = .choices(answers, picksOne: picksOne, areShuffled: isShuffled)
  }

  /// The credit that each pick adds to a list of picks.
  private mutating func weights(
    _ ids: [String],
    right: [String],
    _ name: String,
    _ question: inout Question
  ) -> [Fraction] {
    func credit(_ picks: [String]) -> Fraction { self.credit([name: picks]) ?? .zero }
    let wrong = ids.filter { !right.contains($0) }
    let without = right.map { id in credit(right.filter { $0 != id }) }
    let with = wrong.map { credit(right + [$0]) }
    let usual = (try? Fraction(1, right.count)) ?? .one
    if (without + with).allSatisfy({ $0 == 0 }), right.count > 1 || !wrong.isEmpty {
      question.isAllOrNothing = true
      return ids.map { right.contains($0) ? usual : (try? Fraction.zero - usual) ?? .zero }
    }
    let weights = ids.map { id in
      let weight =
        right.firstIndex(of: id).flatMap { try? .one - without[$0] }
        ?? wrong.firstIndex(of: id).flatMap { try? with[$0] - .one }
      return weight ?? .zero
    }
    // What is seen with few picks must hold for others too.
    let probes =
      [[], ids, wrong] + ids.map { [$0] }
      + ids.prefix(8).flatMap { a in
        ids.prefix(8).filter { $0 > a }.map { [a, $0] }
      }
    for probe in probes {
      let sum = try? ids.indices.filter { probe.contains(ids[$0]) }.map { weights[$0] }.sum()
      expect([name: probe], earns: min(max(sum ?? .zero, .zero), .one))
    }
    return weights
  }

  // MARK: Orders and pairs

  private mutating func order(
    _ question: inout Question,
    _ interaction: QTIElement,
    _ response: QTI.Response
  ) {
    let choices = interaction.all("simpleChoice")
    let key = response.correct
    let items = key.compactMap { id in choices.first { $0["identifier"] == id } }
    guard items.count == choices.count, takeFull(score([response.identifier: key])) else {
      note(.noKey)
      return
    }
    question.task = .ordering(items.map { text.text($0) })
    guard key.count > 1 else { return }
    var swapped = key
    swapped.swapAt(0, 1)
    let credit = credit([response.identifier: swapped])
    question.isAllOrNothing = credit == 0 && key.count > 2
    let inPlace = try? Fraction(key.count - 2, key.count)
    if !question.isAllOrNothing, credit != inPlace { note(.scoringApproximated) }
  }

  /// The halves of the pairs that earn credit.
  private func pairs(_ response: QTI.Response) -> [(String, String)] {
    let mapped = response.mapping?.entries.filter { NumberAnswer.number($0.value) ?? 0 > .zero }
    let texts = response.correct.isEmpty ? (mapped ?? []).map(\.key) : response.correct
    return texts.compactMap { text in
      let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
      return words.count == 2 ? (words[0], words[1]) : nil
    }
  }

  private mutating func match(
    _ question: inout Question,
    _ left: [QTIElement],
    _ right: [QTIElement],
    _ response: QTI.Response,
    areShuffled: Bool
  ) {
    let ids = [left, right].map { $0.map { $0["identifier"] ?? "" } }
    let pairs = pairs(response)
    guard takeFull(score([response.identifier: pairs.map { "\($0) \($1)" }])) else { return }
    // The side of which each belongs to one of the other is asked for.
    let isTurned = Set(pairs.map(\.0)).count < pairs.count
    let key = pairs.map { isTurned ? ($0.1, $0.0) : ($0.0, $0.1) }
    let (stems, answers) = isTurned ? (right, left) : (left, right)
    let (stemIDs, answerIDs) = isTurned ? (ids[1], ids[0]) : (ids[0], ids[1])
    guard Set(key.map(\.0)) == Set(stemIDs), key.count == stemIDs.count else { return }
    let partners = Dictionary(key) { first, _ in first }
    var made = zip(stems, stemIDs).map { stem, id in
      let answer = partners[id].flatMap { answerIDs.firstIndex(of: $0) }.map { answers[$0] }
      return Question.Pair(text.text(stem), answer.map { text.plain($0) } ?? "")
    }
    for (answer, id) in zip(answers, answerIDs) where !partners.values.contains(id) {
      made.append(Question.Pair(Question.Text(""), text.plain(answer)))
    }
    question.task = .pairs(made, areShuffled: areShuffled)
    share(&question, response.identifier, pairs.map { "\($0) \($1)" })
  }

  /// Finds out whether parts of a key earn a share of the credit.
  private mutating func share(_ question: inout Question, _ name: String, _ key: [String]) {
    guard key.count > 1 else { return }
    let credits = key.indices.map { index in
      credit([name: key.indices.filter { $0 != index }.map { key[$0] }]) ?? .zero
    }
    question.isAllOrNothing = credits.allSatisfy { $0 == 0 }
    let usual = try? Fraction(key.count - 1, key.count)
    if !question.isAllOrNothing, credits.contains(where: { $0 != usual }) {
      note(.scoringApproximated)
    }
  }

  private mutating func put(
    _ question: inout Question,
    _ interaction: QTIElement,
    _ response: QTI.Response
  ) {
    let words = interaction.all("gapText")
    let ids = words.map { $0["identifier"] ?? "" }
    let gaps = interaction.elements { $0.name == "gap" }.map { $0["identifier"] ?? "" }
    let pairs = pairs(response)
    let key = Dictionary(pairs.map { ($0.1, $0.0) }) { first, _ in first }
    guard takeFull(score([response.identifier: pairs.map { "\($0) \($1)" }])) else { return }
    guard !words.isEmpty, gaps.allSatisfy({ key[$0].map(ids.contains) == true }) else { return }
    let filled = text.text(interaction) { child in
      switch child.name {
      case "gap":
        child["identifier"].flatMap { key[$0] }.flatMap { ids.firstIndex(of: $0) }
          .map { "[[\($0 + 1)]]" }
      case "gapText", "gapImg", "prompt": ""
      default: nil
      }
    }
    let above = question.text.source
    question.text.source = above.isEmpty ? filled.source : "\(above)<br>\(filled.source)"
    question.text.files += filled.files
    question.task = .gapSelect(
      words.map { Question.GapOption(text.plain($0)) },
      areDragged: true
    )
    share(&question, response.identifier, pairs.map { "\($0) \($1)" })
  }
}

/// Takes texts out of an item as HTML, with the files that they show.
struct QTIText {
  let bytes: [UInt8]
  /// The file of a package at a path that an item names.
  let file: (String) -> Question.File?

  /// Elements that a learner does not see before a response, or that stand elsewhere in a question.
  private static let left: Set<String> = [
    "feedbackInline", "feedbackBlock", "endAttemptInteraction", "rubricBlock", "templateInline",
    "templateBlock", "stylesheet", "gap",
  ]

  /// The text within an element.
  ///
  /// - Parameters:
  ///   - element: The element, whose own tags are left out.
  ///   - replacement: The text that stands for an element within it, or nil for its own text.
  /// - Returns: The text, with the files that it names.
  func text(
    _ element: QTIElement,
    replacing replacement: (QTIElement) -> String? = { _ in nil }
  ) -> Question.Text {
    var files: [Question.File] = []
    let html = html(element, replacement, &files).trimmingSpaces
    return Question.Text(Self.unwrapped(html), files: files.unrepeated)
  }

  /// The words within an element.
  func plain(_ element: QTIElement) -> String { text(element).plain }

  private func html(
    _ element: QTIElement,
    _ replacement: (QTIElement) -> String?,
    _ files: inout [Question.File]
  ) -> String {
    var written = ""
    var position = element.inside.lowerBound
    for child in element.children {
      written += source(position..<child.range.lowerBound)
      position = child.range.upperBound
      if let text = replacement(child) {
        written += text
      } else if Self.left.contains(child.name) {
        continue
      } else if let path = child["src"] ?? (child.name == "object" ? child["data"] : nil) {
        let found = file(path)
        if let found { files.append(found) }
        // A text names a file by its path in the package.
        let place = found.map { String(($0.path + $0.name).dropFirst()) } ?? path
        let address = MoodleXMLWriter.escaped(place)
        let isImage = child["type"]?.hasPrefix("image/") != false
        written +=
          child.name == "object" && isImage
          ? "<img src=\"\(address)\" alt=\"\(MoodleXMLWriter.escaped(plain(child)))\">"
          : source(child.range).split(separator: "\"\(path)\"", omittingEmptySubsequences: false)
            .joined(separator: "\"\(address)\"")
      } else {
        let within = html(child, replacement, &files)
        let isOwn = source(child.range).hasPrefix("<qti-")
        written +=
          child.name == "hottext"
          ? "<u>\(within)</u>"
          : isOwn
            ? within
            : source(child.range.lowerBound..<child.inside.lowerBound) + within
              + source(child.inside.upperBound..<child.range.upperBound)
      }
    }
    return written + source(position..<max(position, element.inside.upperBound))
  }

  private func source(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// A text without paragraphs that have nothing in them, and without a paragraph around all.
  static func unwrapped(_ html: String) -> String {
    var html = html
    for tag in ["p", "div"] {
      let empty = "<\(tag)></\(tag)>"
      html = html.split(separator: empty, omittingEmptySubsequences: false).joined()
    }
    html = html.trimmingSpaces
    for tag in ["div", "p"] {
      let (start, end) = ("<\(tag)>", "</\(tag)>")
      let inside = html.dropFirst(start.count).dropLast(end.count)
      if html.hasPrefix(start), html.hasSuffix(end), !inside.contains(start), !inside.contains(end)
      {
        html = String(inside).trimmingSpaces
      }
    }
    return html
  }
}
