// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore

/// Makes a question of an item; the item's own rules are asked what each answer earns.
struct QTIQuestion {
  let item: QTI.Item
  let root: QTIElement
  let text: QTIText
  private(set) var remarks: [Remark] = []
  private var noted: Set<Remark> = []
  /// The points of the right response.
  var full = Rational.one
  /// The elements with texts that only some responses show.
  let feedback: [QTIElement]
  /// These texts.
  let texts: [ItemText]
  /// The cost of trying a response.
  let cost: TrialCost

  init(_ item: QTI.Item, _ root: QTIElement, _ text: QTIText, _ pool: TrialPool) {
    (self.item, undeclared) = item.withUsualRules.withScore
    self.root = root
    self.text = text
    let blocks =
      root.first("itemBody")?.elements { ["feedbackBlock", "feedbackInline"].contains($0.name) }
      ?? []
    feedback = root.all("modalFeedback") + blocks
    texts = feedback.map {
      ItemText(
        identifier: $0["identifier"] ?? "",
        title: $0["title"].nonBlank,
        text: text.text($0),
        range: $0.range
      )
    }
    var elements = 1
    for rule in self.item.rules { rule.forEach { _ in elements += 1 } }
    cost = TrialCost(elements: elements, pool: pool)
  }

  /// The outcome that the rules set and the item does not declare.
  private let undeclared: String?

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
    addRubrics(&question, body)
    nameOtherParts(&question)
    guard let first = interactions.first, let body else { return question }
    question.task = .other(names.count == 1 ? first.name : names.sorted().joined(separator: ", "))
    if item.isAdaptive { note(.notScored, ["name": "adaptive"]) }
    guard item.unsupported.isEmpty, !item.isAdaptive else {
      let names = item.isAdaptive ? ["adaptive"] : item.unsupported
      question.obstacle = "its scoring needs \(names.joined(separator: ", ")), not known here"
      return question
    }
    if let undeclared { note(.undeclaredOutcome, ["name": .text(undeclared)]) }
    body.forEach {
      if $0.name == "endAttemptInteraction" { note(.fieldsLeftOut, ["names": .text($0.name)]) }
    }
    if names.isSubset(of: ["textEntryInteraction", "inlineChoiceInteraction"]) {
      fill(&question, body, interactions)
    } else if interactions.count == 1 {
      answer(&question, first)
    }
    if case .other = question.task {
      if remarks.contains(where: { $0.code == .noKey }) {
        question.obstacle = "no response to it earns anything"
      }
      return question
    }
    if item.processing == .none, question.task != .essay { note(.usualRules) }
    if full != .one, let mark = Fraction(full) { question.mark = mark }
    return question
  }

  /// Names the parts with texts that have no place.
  private func nameOtherParts(_ question: inout Question) {
    let known: Set = [
      "responseDeclaration", "outcomeDeclaration", "templateDeclaration", "templateProcessing",
      "contextDeclaration", "itemBody", "responseProcessing", "modalFeedback", "stylesheet",
    ]
    for child in root.children where !known.contains(child.name) {
      var hasText = false
      child.forEach { hasText = hasText || !$0.text.trimmingSpaces.isEmpty }
      if hasText, !question.unplaced.contains(child.name) { question.unplaced.append(child.name) }
    }
  }

  /// The notes for graders, and those for learners above the text.
  private func addRubrics(_ question: inout Question, _ body: QTIElement?) {
    let rubrics = body?.elements { $0.name == "rubricBlock" } ?? []
    let notes = rubrics.filter { $0["view"] != "candidate" }.map {
      ItemText(identifier: "", title: nil, text: text.text($0), range: $0.range)
    }
    question.rubric = notes.joined
    for rubric in rubrics.reversed() where rubric["view"] == "candidate" {
      let above = text.text(rubric)
      question.text.source = above.source + "<br>" + question.text.source
      question.text.files += above.files
    }
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
    note(Remark(code, at: root.range.lowerBound..<root.inside.lowerBound, values))
  }

  private mutating func note(_ remark: Remark) {
    if noted.insert(remark).inserted { remarks.append(remark) }
  }

  // MARK: Scores

  func response(of interaction: QTIElement) -> QTI.Response? {
    item.responses.first { $0.identifier == interaction["responseIdentifier"] }
  }

  /// The points of a response; nil where the rules give none.
  func score(_ response: [String: [String]]) -> Rational? {
    item.scored(response).flatMap { item.points(in: $0) }
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

  /// Tries responses.
  func trials(_ tried: (responses: [ItemTrials.Response], isComplete: Bool)) -> ItemTrials {
    ItemTrials(tried.responses, isComplete: tried.isComplete, full: full, verdict: verdict)
  }

  private func verdict(_ response: [String: [String]]) -> ItemVerdict {
    guard let scoring = item.scored(response) else { return ItemVerdict() }
    return ItemVerdict(
      points: item.points(in: scoring),
      texts: Set(feedback.indices.filter { isShown(feedback[$0], scoring) })
    )
  }

  private func isShown(_ feedback: QTIElement, _ scoring: QTIScoring) -> Bool {
    guard let name = feedback["outcomeIdentifier"], let identifier = feedback["identifier"] else {
      return false
    }
    let members = scoring.variables[name]?.value?.members ?? []
    return members.contains(.text(identifier)) != (feedback["showHide"] == "hide")
  }

  /// The lists of values that stand in the rules themselves.
  var literals: [[String]] {
    var found: [[String]] = []
    for rule in item.rules {
      rule.forEach { element in
        guard ["ordered", "multiple"].contains(element.name),
          element.children.allSatisfy({ $0.name == "baseValue" }), found.count < 100
        else { return }
        found.append(element.children.map(\.text.trimmingSpaces))
      }
    }
    return found
  }

  // MARK: Feedback

  /// Puts the texts of an item where they belong.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - trials: The responses that were tried.
  ///   - answers: The places of the answers that have feedback of their own.
  ///   - arePicks: Whether answers are options.
  ///   - own: Texts that belong to an answer wherever they stand.
  /// - Returns: The feedback of answers by their places.
  mutating func tell(
    _ question: inout Question,
    _ trials: ItemTrials,
    answers: Range<Int> = 0..<0,
    arePicks: Bool = false,
    own: [Int: Int] = [:]
  ) -> [Int: Question.Text] {
    var places = trials.places(of: texts, answers: answers, arePicks: arePicks)
    places.leftOut.removeAll { index in
      guard let answer = own[index] else { return false }
      places.answers[answer, default: []].append(index)
      return true
    }
    question.tell(texts, places)
    for index in places.leftOut {
      if let remark = texts[index].leftOut { note(remark) }
    }
    return places.answers.compactMapValues { $0.map { texts[$0] }.joined }
  }
}

extension Question {
  /// Takes the texts for every response and those for whole ones.
  mutating func tell(_ texts: [ItemText], _ places: ItemTextPlaces) {
    if let general = places.general.map({ texts[$0] }).joined { generalFeedback = general }
    responseFeedback += places.responses.compactMap { condition, index in
      let text = texts[index]
      guard !text.text.source.isEmpty || text.title != nil else { return nil }
      return ResponseFeedback(condition, text.text, title: text.title)
    }
  }
}

extension ItemText {
  /// The remark that it has no place; nil for an empty text.
  var leftOut: Remark? {
    let words = [self].joined?.plain.split(whereSeparator: \.isWhitespace) ?? []
    let shown = words.joined(separator: " ")
    guard !shown.isEmpty else { return nil }
    let short = shown.count > 60 ? "\(shown.prefix(59))…" : shown
    return Remark(.feedbackLeftOut, at: range, ["text": .text(short)])
  }
}

extension QTI.Item {
  /// The variables after a response; nil where the rules fail.
  func scored(_ response: [String: [String]]) -> QTIScoring? {
    guard var scoring = try? QTIScoring(self, response: response),
      (try? scoring.run(rules)) != nil
    else { return nil }
    return scoring
  }

  /// The points among variables; nil where there are none.
  func points(in scoring: QTIScoring) -> Rational? {
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
    switch interaction.name {
    case "choiceInteraction":
      choose(&question, interaction, interaction.all("simpleChoice"), response)
    case "hottextInteraction":
      let words = interaction.elements { $0.name == "hottext" }
      question.text.source +=
        "<br>" + text.text(interaction) { $0.name == "prompt" ? "" : nil }.source
      choose(&question, interaction, words, response)
    case "extendedTextInteraction": write(&question, response)
    case "orderInteraction": order(&question, interaction, response)
    case "matchInteraction":
      let sides = interaction.all("simpleMatchSet").map { $0.all("simpleAssociableChoice") }
      guard sides.count == 2 else { return }
      match(&question, sides[0], sides[1], response, areShuffled: interaction["shuffle"] == "true")
    case "gapMatchInteraction": put(&question, interaction, response)
    default: break
    }
  }

  private mutating func write(_ question: inout Question, _ response: QTI.Response) {
    let name = response.identifier
    question.task = .essay
    question.sampleAnswer = response.correct.first
    if let score = score([name: response.correct]), score > .zero { full = score }
    let texts = response.correct.prefix(1) + ["x"]
    let responses =
      [ItemTrials.Response(values: [:], answers: [])]
      + texts.map { ItemTrials.Response(values: [name: [$0]], answers: []) }
    _ = tell(&question, trials((responses, false)))
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
    let right = key.isEmpty ? ids.indices.filter { alone[$0] > .zero }.map { ids[$0] } : key
    guard takeFull(picksOne ? alone.max() : score([name: right])) else { return }
    let trials = trials(
      ItemTrials.picks(
        name,
        of: ids,
        picksOne: picksOne,
        right: right,
        also: literals,
        cost: cost
      )
    )
    var fractions = alone.map { share($0) ?? .zero }
    if picksOne {
      if !trials.agree(with: { trial in
        trial.answers.first.map { fractions[$0] } ?? .zero
      }) {
        note(.scoringApproximated)
      }
    } else {
      let places = Set(ids.indices.filter { right.contains(ids[$0]) })
      let found = trials.weights(of: ids.count, right: places)
      fractions = found.weights
      question.isAllOrNothing = found.isAllOrNothing
      if !found.isExact { note(.scoringApproximated) }
    }
    // What stands within a choice belongs to it, where nothing else is known.
    var own: [Int: Int] = [:]
    for (offset, element) in feedback.enumerated() {
      own[offset] = choices.firstIndex {
        $0.range.contains(element.range.lowerBound) && $0["identifier"] == element["identifier"]
      }
    }
    let told = tell(&question, trials, answers: 0..<ids.count, arePicks: true, own: own)
    let isShuffled =
      interaction["shuffle"] == "true" && !choices.contains { $0["fixed"] == "true" }
    if ids == ["true", "false"], picksOne, Set(fractions) == [0, 1] {
      question.task = .truth(
        fractions[0] == 1,
        feedbackTrue: told[0],
        feedbackFalse: told[1]
      )
      return
    }
    let answers = choices.indices.map { index in
      Question.Answer(
        text.text(choices[index]),
        fraction: fractions[index],
        feedback: told[index]
      )
    }
    question.task = .choices(answers, picksOne: picksOne, areShuffled: isShuffled)
  }

  // MARK: Orders and pairs

  private mutating func order(
    _ question: inout Question,
    _ interaction: QTIElement,
    _ response: QTI.Response
  ) {
    let choices = interaction.all("simpleChoice")
    let name = response.identifier
    let ids = choices.map { $0["identifier"] ?? "" }
    // Without a key it is the best of the orders that the rules name.
    let named = literals.filter { Set($0) == Set(ids) && $0.count == ids.count }
    let best = named.map { ($0, score([name: $0]) ?? .zero) }.max { $0.1 < $1.1 }
    let key = response.correct.isEmpty ? best?.0 ?? [] : response.correct
    let items = key.compactMap { id in choices.first { $0["identifier"] == id } }
    guard items.count == choices.count, takeFull(score([name: key])) else {
      note(.noKey)
      return
    }
    question.task = .ordering(items.map { text.text($0) })
    let tried = ItemTrials.orders(name, of: key, also: literals, cost: cost)
    let trials = trials(tried)
    let found = trials.formula(of: tried.responses.map { $0.values[name] ?? [] }, key: key)
    question.grade(by: found.formula)
    if !found.isExact { note(.scoringApproximated) }
    _ = tell(&question, trials)
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
    guard Set(key.map(\.0)) == Set(stemIDs), key.count == stemIDs.count else {
      question.obstacle = "not each of one side belongs to one of the other"
      return
    }
    let partners = Dictionary(key) { first, _ in first }
    var made = zip(stems, stemIDs).map { stem, id in
      let answer = partners[id].flatMap { answerIDs.firstIndex(of: $0) }.map { answers[$0] }
      return (answer.map { text.text($0) } ?? Question.Text("")).paired(with: text.text(stem))
    }
    for (answer, id) in zip(answers, answerIDs) where !partners.values.contains(id) {
      made.append(text.text(answer).paired(with: Question.Text("")))
    }
    question.task = .pairs(made.toldApart, areShuffled: areShuffled)
    let halves = stemIDs.map { stem in (stem, partners[stem] ?? "") }
    share(&question, response.identifier, halves, among: answerIDs) { stem, answer in
      isTurned ? "\(answer) \(stem)" : "\(stem) \(answer)"
    }
  }

  /// Finds out whether parts of a key earn a share of the credit, and what texts belong to.
  private mutating func share(
    _ question: inout Question,
    _ name: String,
    _ key: [(of: String, is: String)],
    among answers: [String],
    pair: (String, String) -> String
  ) {
    let right = key.map { answers.firstIndex(of: $0.is) ?? answers.count }
    var tried = ItemTrials.entries(
      key.indices.map { ("\($0)", answers.map { $0 } + [nil]) },
      right: right,
      cost: cost
    )
    let parts = tried.responses.map { response in
      key.indices.count { response.values["\($0)"] == [key[$0].is] }
    }
    tried.responses = tried.responses.map { response in
      let pairs = key.indices.compactMap { index in
        response.values["\(index)"]?.first.map { pair(key[index].of, $0) }
      }
      return ItemTrials.Response(values: [name: pairs], answers: response.answers)
    }
    let trials = trials(tried)
    func differing(_ credit: (Int) -> Fraction?) -> Int {
      zip(trials.all, parts).count { $0.credit != credit($1) }
    }
    let strict = differing { $0 == key.count ? .one : .zero }
    let loose = differing { try? Fraction($0, max(key.count, 1)) }
    question.isAllOrNothing = key.count > 1 && strict <= loose
    if min(strict, loose) > 0 { note(.scoringApproximated) }
    _ = tell(&question, trials)
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
    guard !words.isEmpty, gaps.allSatisfy({ key[$0].map(ids.contains) == true }) else {
      question.obstacle = "not each of its gaps has a word"
      return
    }
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
      words.map { text.text($0).gapOption },
      areDragged: true
    )
    share(
      &question,
      response.identifier,
      gaps.map { ($0, key[$0] ?? "") },
      among: ids
    ) { "\($1) \($0)" }
  }
}

/// Takes texts out of an item as HTML, with the files that they show.
struct QTIText {
  let bytes: [UInt8]
  /// The prefix of the names of the item's own elements, with its colon.
  var prefix = ""
  /// The remarks on texts.
  let remarks = TextRemarks()
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
        if found == nil, let fault = PackageFiles.fault(of: path, at: child.range) {
          remarks.add(fault)
          written += MoodleXMLWriter.escaped(child["alt"] ?? plain(child))
          continue
        }
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
        let start = source(child.range.lowerBound..<child.inside.lowerBound)
        let end = source(child.inside.upperBound..<child.range.upperBound)
        if child.name == "hottext" {
          written += "<u>\(within)</u>"
        } else if start.hasPrefix("<qti-") {
          written += within
        } else if !prefix.isEmpty, start.hasPrefix("<\(prefix)") {
          written += "<\(start.dropFirst(1 + prefix.count))" + within
          written += end.isEmpty ? "" : "</\(end.dropFirst(2 + prefix.count))"
        } else {
          written += start + within + end
        }
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
