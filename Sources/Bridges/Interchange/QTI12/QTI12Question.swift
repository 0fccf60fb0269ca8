// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore

/// Makes a question of an item of QTI 1.2; the item's own rules are asked what each answer earns.
struct QTI12Question {
  let item: QTIElement
  let text: QTI12Text
  let responses: [QTI12Response]
  let rules: QTI12Rules
  /// The cost of trying a response.
  let cost: TrialCost
  /// The values that rules compare responses with.
  private let named: [String: [[String]]]
  /// The elements around responses.
  private let parents: [Range<Int>: QTIElement]
  /// The words in brackets in the text.
  let brackets: Set<String>
  /// The texts that only some responses show.
  let texts: [ItemText]
  /// The metadata of the item by its names.
  let metadata: [String: String]
  let isBlackboard: Bool
  private(set) var remarks: [Remark] = []
  private var noted: Set<Remark> = []
  /// The points of the right response.
  var full = Rational.one

  /// The greatest distance of a credit from the one that is meant, as programs write thirds as
  /// 33.33.
  static let tolerance = (try? Fraction(1, 1000)) ?? .zero

  init(_ item: QTIElement, _ text: QTI12Text, _ pool: TrialPool) {
    self.item = item
    self.text = text
    var metadata = Self.metadata(of: item)
    let extensions = item.all("itemproc_extension")
    if metadata["question_type"] == nil,
      extensions.contains(where: { $0.first("calculated") != nil })
    {
      metadata["question_type"] = "calculated_question"
    }
    self.metadata = metadata
    isBlackboard = metadata.keys.contains { $0.hasPrefix("bbmd_") }
    responses = Self.responses(in: item)
    rules = QTI12Rules(
      item,
      responses,
      isBlackboard: isBlackboard,
      sharesCredit: metadata["bbmd_partialcredit"]?.lowercased() == "true"
    )
    named = rules.named
    cost = TrialCost(elements: rules.cost, pool: pool)
    var parents: [Range<Int>: QTIElement] = [:]
    var brackets: Set<String> = []
    let ranges = Set(responses.map(\.element.range))
    item.first("presentation")?.forEach { element in
      for child in element.children where ranges.contains(child.range) {
        parents[child.range] = element
      }
      for part in element.text.split(separator: "[", omittingEmptySubsequences: false).dropFirst() {
        if let end = part.firstIndex(of: "]") { brackets.insert(String(part[..<end])) }
      }
    }
    (self.parents, self.brackets) = (parents, brackets)
    texts = item.all("itemfeedback").map { feedback in
      ItemText(
        identifier: feedback["ident"] ?? "",
        title: feedback["title"].nonBlank,
        text: text.text(feedback.children.filter { $0.name != "hint" }),
        range: feedback.range
      )
    }
  }

  /// The fields of metadata, and the elements that have names of their own.
  private static func metadata(of item: QTIElement) -> [String: String] {
    var found: [String: String] = [:]
    for element in item.all("itemmetadata") + item.all("qtimetadata") {
      element.forEach { field in
        if field.name == "qtimetadatafield" {
          let name = field.first("fieldlabel")?.text.trimmingSpaces ?? ""
          let entry = field.first("fieldentry")?.text.trimmingSpaces ?? ""
          if found[name] == nil { found[name] = entry }
        } else if field.name.hasPrefix("bbmd_") || field.name.hasPrefix("qmd_") {
          if found[field.name] == nil { found[field.name] = field.text.trimmingSpaces }
        }
      }
    }
    return found
  }

  private static func responses(in item: QTIElement) -> [QTI12Response] {
    let names = ["response_lid", "response_str", "response_num", "response_xy", "response_grp"]
    let found = item.first("presentation")?.elements { names.contains($0.name) } ?? []
    return found.map { element in
      var labels: [QTIElement] = []
      var rendering: QTIElement?
      var fib: QTIElement?
      element.forEach { child in
        if child.name == "response_label" { labels.append(child) }
        if child.name == "render_choice" || child.name == "ims_render_object" { rendering = child }
        if child.name == "render_fib" { fib = child }
      }
      let isDecimal = ["decimal", "integer", "scientific"].contains(fib?["fibtype"]?.lowercased())
      let kind: QTI12Response.Kind =
        switch element.name {
        case "response_num": .number
        case "response_str": isDecimal ? .number : .text
        case "response_lid": rendering == nil && fib != nil ? (isDecimal ? .number : .text) : .picks
        default: .other(element.name)
        }
      let isFixed = labels.contains { $0["rshuffle"]?.lowercased() == "no" }
      return QTI12Response(
        identifier: element["ident"] ?? "",
        kind: kind,
        cardinality: element["rcardinality"]?.lowercased() ?? "single",
        labels: labels,
        areShuffled: rendering?["shuffle"]?.lowercased() == "yes" && !isFixed,
        element: element
      )
    }
  }

  /// The type by the name that a program gives it, in small letters.
  private var type: String {
    let name =
      metadata["question_type"] ?? metadata["bbmd_questiontype"] ?? metadata["cc_profile"]
      ?? metadata["interaction_type"] ?? ""
    return name.lowercased()
  }

  mutating func note(_ code: Diagnostic.Code, _ values: [String: Sentence.Value] = [:]) {
    note(Remark(code, at: item.range.lowerBound..<item.inside.lowerBound, values))
  }

  private mutating func note(_ remark: Remark) {
    if noted.insert(remark).inserted { remarks.append(remark) }
  }

  // MARK: The whole

  mutating func question() -> Question {
    var question = Question(name: item["title"].nonBlank, text: prompt(), task: .description)
    question.idNumber = (item["ident"] ?? metadata["bbmd_asi_object_id"]).nonBlank
    for name in ["qmd_topic", "qmd_keywords", "tags"] {
      question.tags += (metadata[name] ?? "").split(separator: ",").map { $0.trimmingSpaces }
        .filter { !$0.isEmpty }
    }
    addNotes(&question)
    addSettings(&question)
    take(&question)
    if case .other(let name, _, _) = question.task {
      let hasNoKey = remarks.contains { $0.code == .noKey }
      if hasNoKey { question.obstacle = "no response to it earns anything" }
      if question.obstacle == nil, rules.unknown.contains(where: { _ in true }) {
        note(.notScored, ["name": .text(rules.unknown[0])])
        question.obstacle = "its scoring needs \(rules.unknown[0]), not known here"
      }
      question.task = .other(name)
    }
    question.mark = mark
    return question
  }

  /// The points of the question; a scale of 100 percent says nothing.
  private var mark: Fraction? {
    let named = ["points_possible", "qmd_absolutescore_max", "qmd_maximumscore", "qmd_weighting"]
    for name in named {
      guard let number = metadata[name].flatMap({ NumberAnswer.number($0) }), number > .zero,
        let mark = Fraction(number)
      else { continue }
      return mark
    }
    if metadata["points_possible"] != nil { return .zero }
    guard full != 1, full != 100, rules.maximum != 100 else { return nil }
    return Fraction(full)
  }

  /// The notes for graders, hints, and whatever else the item has but its task.
  private mutating func addNotes(_ question: inout Question) {
    let notes = item.all("itemrubric") + item.all("rubric")
    let forLearners = notes.filter { ["candidate", "all"].contains($0["view"]?.lowercased()) }
    let forGraders = notes.filter {
      ["candidate", "all"].contains($0["view"]?.lowercased()) == false
    }
    question.rubric =
      forGraders.map {
        ItemText(identifier: "", title: nil, text: text.text($0), range: $0.range)
      }.joined
    for note in forLearners.reversed() {
      let above = text.text(note)
      guard !above.source.isEmpty else { continue }
      question.text.source = above.source + "<br>" + question.text.source
      question.text.files += above.files
    }
    for feedback in item.all("itemfeedback") {
      for hint in feedback.elements(where: { $0.name == "hintmaterial" }) {
        let shown = text.text(hint)
        if !shown.source.isEmpty { question.hints.append(shown) }
      }
    }
    let known: Set = [
      "itemmetadata", "qtimetadata", "presentation", "resprocessing", "itemfeedback", "rubric",
      "itemrubric", "qticomment", "duration", "itemcontrol", "itemprecondition",
      "itempostcondition", "itemproc_extension",
    ]
    for child in item.children where !known.contains(child.name) {
      var hasText = false
      child.forEach { hasText = hasText || !$0.text.trimmingSpaces.isEmpty }
      if hasText { note(Remark(.fieldsLeftOut, at: child.range, ["names": .text(child.name)])) }
    }
  }

  /// Names what only a quiz has a use for.
  private func addSettings(_ question: inout Question) {
    // These name the item, or say what its structure says.
    let known: Set = [
      "question_type", "points_possible", "original_answer_ids", "cc_profile", "cc_weighting",
      "assessment_question_identifierref", "interaction_type", "tags",
    ]
    for (name, value) in metadata.sorted(by: { $0.key < $1.key })
    where !known.contains(name) && !name.hasPrefix("qmd_") && !name.hasPrefix("bbmd_") {
      if !value.isEmpty { question.settings.append(name) }
    }
    for name in ["duration", "itemcontrol", "itemprecondition", "itempostcondition"]
    where item.first(name) != nil {
      question.settings.append(name)
    }
  }

  private mutating func take(_ question: inout Question) {
    let name = type.nonEmpty ?? item.name
    let isOther = ["calculated", "upload", "hot_spot", "hot spot", "quiz bowl"].contains {
      type.contains($0)
    }
    guard !responses.isEmpty, !isOther else {
      if isOther || !rules.conditions.flatMap(\.sets).isEmpty { question.task = .other(name) }
      return
    }
    question.task = .other(name)
    for response in responses {
      if case .other(let element) = response.kind {
        question.task = .other(type.nonEmpty ?? element)
        return
      }
    }
    let first = responses[0]
    if responses.count == 1 {
      if !first.arePicks { return write(&question, first) }
      if first.cardinality == "ordered" { return order(&question, first) }
      if !isPlaceholder(first) { return choose(&question, first) }
    } else if responses.allSatisfy({ $0.arePicks && $0.cardinality == "multiple" }) {
      return sort(&question)
    } else if areStems {
      return match(&question)
    }
    fill(&question)
  }

  // MARK: Texts

  /// The element that holds the text of a response next to it.
  private func surroundings(of response: QTI12Response) -> QTIElement? {
    let found = parents[response.element.range]
    return found?.name == "presentation" || found?["class"] == "RESPONSE_BLOCK" ? nil : found
  }

  /// The text of a response's own.
  private func stem(of response: QTI12Response) -> Question.Text {
    let own = response.element.children.filter { !$0.name.hasPrefix("render_") }
    let inside = text.text(own)
    guard inside.source.isEmpty, let around = surroundings(of: response) else { return inside }
    return text.text([around]) { $0.range == response.element.range ? "" : nil }
  }

  /// The text in front of and around the responses.
  private func prompt() -> Question.Text {
    guard let presentation = item.first("presentation") else { return Question.Text("") }
    let stems = Set(areStems ? responses.compactMap { surroundings(of: $0)?.range } : [])
    var found = text.text([presentation]) { element in
      if element.name.hasPrefix("response_") || element["class"] == "RIGHT_MATCH_BLOCK" {
        return ""
      }
      return stems.contains(element.range) ? "" : nil
    }
    if responses.count == 1, !isPlaceholder(responses[0]) {
      let own = text.text(responses[0].element.children.filter { !$0.name.hasPrefix("render_") })
      if !own.source.isEmpty {
        found.source += (found.source.isEmpty ? "" : "<br>") + own.source
        found.files += own.files
      }
    }
    return found
  }

  /// Whether the text names a response in brackets.
  private func isPlaceholder(_ response: QTI12Response) -> Bool {
    guard response.arePicks else { return false }
    let isNamed = ["blank", "dropdown", "jumbled"].contains { type.contains($0) }
    return isNamed || type.isEmpty && brackets.contains(blankName(response))
  }

  /// Whether responses pair their own texts with others.
  private var areStems: Bool {
    guard responses.count > 1, responses.allSatisfy({ $0.arePicks && $0.cardinality != "multiple" })
    else { return false }
    if type.contains("matching") { return true }
    if responses.contains(where: isPlaceholder) { return false }
    let ids = responses.map(\.ids)
    return ids.allSatisfy { $0 == ids[0] }
  }

  private func shown(_ label: QTIElement) -> Question.Text {
    let text = text.text(label)
    guard text.source.isEmpty, let id = label["ident"] else { return text }
    return Question.Text(Question.Text.escaped(id))
  }

  // MARK: Scores

  func score(_ response: [String: [String]]) -> Rational { rules.outcome(of: response).points }

  func share(_ points: Rational) -> Fraction {
    ((try? points / full).flatMap { Fraction($0) } ?? .zero).snapped(Self.tolerance)
  }

  mutating func takeFull(_ points: Rational?) -> Bool {
    guard let points, points > .zero else {
      note(.noKey)
      return false
    }
    full = points
    return true
  }

  func trials(_ tried: (responses: [ItemTrials.Response], isComplete: Bool)) -> ItemTrials {
    let places = Dictionary(texts.enumerated().map { ($1.identifier, $0) }) { first, _ in first }
    return ItemTrials(
      tried.responses,
      isComplete: tried.isComplete,
      full: full,
      tolerance: Self.tolerance
    ) { response in
      let outcome = rules.outcome(of: response)
      // Blackboard shows these by the points, whatever its rules say.
      let links = outcome.links.filter { !isBlackboard || !["correct", "incorrect"].contains($0) }
      return ItemVerdict(points: outcome.points, texts: Set(links.compactMap { places[$0] }))
    }
  }

  mutating func tell(
    _ question: inout Question,
    _ trials: ItemTrials,
    answers: Range<Int> = 0..<0,
    arePicks: Bool = false
  ) -> [Int: Question.Text] {
    let places = trials.places(of: texts, answers: answers, arePicks: arePicks)
    question.tell(texts, places)
    for index in places.leftOut {
      if let remark = texts[index].leftOut { note(remark) }
    }
    return places.answers.compactMapValues { $0.map { texts[$0] }.joined }
  }

  // MARK: Picks

  /// The values that tests compare a response with where it earns something.
  private func named(_ name: String) -> [[String]] { named[name] ?? [] }

  private mutating func choose(_ question: inout Question, _ response: QTI12Response) {
    let name = response.identifier
    // Canvas writes the rows that were left empty, too.
    let hasText = response.labels.map { !text.text($0).source.isEmpty }
    let labels = zip(response.labels, hasText).filter { $1 || !hasText.contains(true) }.map(\.0)
    let ids = labels.map { $0["ident"] ?? "" }
    let picksOne = response.cardinality != "multiple"
    let alone = ids.map { score([name: [$0]]) }
    let positive = ids.indices.filter { alone[$0] > .zero }.map { ids[$0] }
    let keys = (named(name) + [positive]).map { key in ids.filter(key.contains) }
    let best = keys.map { ($0, score([name: $0])) }.max { one, two in
      one.1 == two.1 ? one.0.count > two.0.count : one.1 < two.1
    }
    guard takeFull(picksOne ? alone.max() : best?.1) else { return }
    let right = best?.0 ?? []
    let trials = trials(
      ItemTrials.picks(
        name,
        of: ids,
        picksOne: picksOne,
        right: right,
        also: named(name),
        cost: cost
      )
    )
    var fractions = alone.map { share($0) }
    if !picksOne {
      let places = Set(ids.indices.filter { right.contains(ids[$0]) })
      let found = trials.weights(of: ids.count, right: places)
      fractions = found.weights
      question.isAllOrNothing = found.isAllOrNothing
      if !found.isExact { note(.scoringApproximated) }
    }
    let told = tell(&question, trials, answers: 0..<ids.count, arePicks: true)
    let shown = labels.map { self.shown($0) }
    let words = zip(ids, shown).map { id, label in
      let id = id.lowercased()
      return ["true", "false"].contains(id) ? id : label.plain.trimmingSpaces.lowercased()
    }
    let isTruth = type.contains("true") || Set(ids.map { $0.lowercased() }) == ["true", "false"]
    if picksOne, isTruth, Set(words) == ["true", "false"], words.count == 2,
      Set(fractions) == [0, 1]
    {
      let (right, wrong) = words[0] == "true" ? (0, 1) : (1, 0)
      question.task = .truth(
        fractions[right] == 1,
        feedbackTrue: told[right],
        feedbackFalse: told[wrong]
      )
      if right == 1 { question.swapPicks() }
      return
    }
    let answers = shown.indices.map { index in
      Question.Answer(
        Self.eitherOr(shown[index]),
        fraction: fractions[index],
        feedback: told[index]
      )
    }
    question.task = .choices(answers, picksOne: picksOne, areShuffled: response.areShuffled)
  }

  /// The text of an answer; Blackboard writes that of either-or as `yes_no.true`.
  private static func eitherOr(_ text: Question.Text) -> Question.Text {
    let parts = text.source.split(separator: ".")
    guard parts.count == 2, ["true", "false"].contains(parts[1]) else { return text }
    let words = parts[0].split(separator: "_")
    guard words.count == 2 else { return text }
    return Question.Text(String(words[parts[1] == "true" ? 0 : 1]))
  }

  private mutating func order(_ question: inout Question, _ response: QTI12Response) {
    let (name, ids) = (response.identifier, response.ids)
    var orders: [[String]] = []
    var places: [Int: String] = [:]
    for condition in rules.conditions {
      condition.test.forEach { test in
        if case .order(name, let order) = test { orders.append(order) }
        if case .at(let place, name, let value) = test, places[place] == nil {
          places[place] = value
        }
      }
    }
    let byPlace = places.sorted { $0.key < $1.key }.map(\.value)
    let complete = (orders + [byPlace]).filter { $0.count == ids.count && Set($0) == Set(ids) }
    let best = complete.map { ($0, score([name: $0])) }.max { $0.1 < $1.1 }
    guard let key = best?.0, takeFull(best?.1) else {
      note(.noKey)
      return
    }
    question.task = .ordering(
      key.compactMap { id in response.labels.first { $0["ident"] == id }.map { shown($0) } }
    )
    let tried = ItemTrials.orders(name, of: key, also: orders, cost: cost)
    let trials = trials(tried)
    let found = trials.formula(of: tried.responses.map { $0.values[name] ?? [] }, key: key)
    question.grade(by: found.formula)
    if !found.isExact { note(.scoringApproximated) }
    _ = tell(&question, trials)
  }

  /// Finds out whether parts earn their share or only the whole earns anything.
  private mutating func judge(
    _ question: inout Question,
    _ trials: ItemTrials,
    _ shares: [Fraction],
    parts: Int
  ) {
    func differing(_ credit: (Fraction) -> Fraction) -> Int {
      zip(trials.all, shares).count { trial, share in
        let difference = (try? trial.credit - credit(share)) ?? .one
        return difference > Self.tolerance || (try? .zero - difference) ?? .one > Self.tolerance
      }
    }
    let strict = differing { $0 == 1 ? .one : .zero }
    let loose = differing { $0 }
    question.isAllOrNothing = parts > 1 && strict <= loose
    if min(strict, loose) > 0 { note(.scoringApproximated) }
  }

  // MARK: Pairs

  private mutating func match(_ question: inout Question) {
    let rights = item.first("presentation")?.elements { $0["class"] == "RIGHT_MATCH_BLOCK" }.first
    let others = rights?.all("flow").map { text.text($0) } ?? []
    // Blackboard's labels have no texts: they stand for those on the right, in their order.
    let labels = responses.map { response in
      response.labels.enumerated().map { index, label in
        let own = text.text(label)
        return own.source.isEmpty && others.indices.contains(index) ? others[index] : own
      }
    }
    let lists = responses.map { (name: $0.identifier, values: $0.ids.map { $0 } + [nil]) }
    guard let key = key(lists) else {
      note(.noKey)
      return
    }
    guard takeFull(score(values(key, lists))),
      key.indices.allSatisfy({ lists[$0].values[key[$0]] != nil })
    else {
      if full > .zero { question.obstacle = "not each of one side belongs to one of the other" }
      return
    }
    var pairs = responses.indices.map { index in
      labels[index][key[index]].paired(with: stem(of: responses[index]))
    }
    pairs.removeAll { $0.stem.source.isEmpty && $0.answer.isEmpty }
    var used = Set(pairs.map(\.answer))
    for label in labels.flatMap({ $0 }).unrepeated {
      let pair = label.paired(with: Question.Text(""))
      guard !pair.answer.isEmpty, used.insert(pair.answer).inserted else { continue }
      pairs.append(pair)
    }
    question.task = .pairs(pairs, areShuffled: responses.contains { $0.areShuffled })
    tryOut(&question, lists, key)
  }

  /// Tries pairs together.
  private mutating func tryOut(
    _ question: inout Question,
    _ lists: [(name: String, values: [String?])],
    _ key: [Int]
  ) {
    let tried = ItemTrials.entries(lists, right: key, cost: cost)
    let trials = trials(tried)
    let shares = tried.responses.map { response in
      let right = lists.indices.count { index in
        response.values[lists[index].name]?.first == lists[index].values[key[index]]
      }
      return (try? Fraction(right, max(lists.count, 1))) ?? .zero
    }
    judge(&question, trials, shares, parts: lists.count)
    _ = tell(&question, trials)
  }

  /// Things that belong to categories: each with its category is a pair.
  private mutating func sort(_ question: inout Question) {
    var values: [String: [String]] = [:]
    var pairs: [Question.Pair] = []
    var sorted: Set<String> = []
    for response in responses {
      let positive = named(response.identifier).flatMap { $0 }.unrepeated
      values[response.identifier] = positive
      let category = stem(of: response)
      for label in response.labels where positive.contains(label["ident"] ?? "") {
        guard sorted.insert(label["ident"] ?? "").inserted else {
          question.obstacle = "a thing in it belongs to several categories"
          return
        }
        pairs.append(category.paired(with: shown(label)))
      }
    }
    guard takeFull(score(values)) else { return }
    let all = Set(responses.flatMap(\.ids))
    guard sorted == all else {
      question.obstacle = "a thing in it belongs to no category"
      return
    }
    question.task = .pairs(pairs, areShuffled: true)
    // A category earns its share only as a whole.
    if responses.contains(where: { named($0.identifier).contains { $0.count > 1 } }) {
      note(.scoringApproximated)
    }
    let responses = [
      ItemTrials.Response(values: [:], answers: []),
      ItemTrials.Response(values: values, answers: []),
      ItemTrials.Response(values: values.mapValues { _ in ["-"] }, answers: []),
    ]
    _ = tell(&question, trials((responses, false)))
  }

  // MARK: Keys

  /// The entries that earn most together, by their places; nil where none earns anything.
  func key(_ lists: [(name: String, values: [String?])]) -> [Int]? {
    let named = lists.map { list in self.named(list.name).flatMap { $0 } }
    var key = lists.indices.map { index in
      lists[index].values.firstIndex { value in value.map(named[index].contains) ?? false }
        ?? lists[index].values.count - 1
    }
    var best = score(values(key, lists))
    let work = lists.reduce(0) { $0 + $1.values.count } * rules.cost
    for index in lists.indices where work < ItemTrials.maximumWork {
      for place in lists[index].values.indices where lists[index].values[place] != nil {
        var other = key
        other[index] = place
        let points = score(values(other, lists))
        if points > best { (key, best) = (other, points) }
      }
    }
    return best > .zero ? key : nil
  }

  func values(_ key: [Int], _ lists: [(name: String, values: [String?])]) -> [String: [String]] {
    var values: [String: [String]] = [:]
    for (place, list) in zip(key, lists) {
      if let value = list.values[place] { values[list.name] = [value] }
    }
    return values
  }
}

extension Question {
  /// Names the second of two options first.
  fileprivate mutating func swapPicks() {
    responseFeedback = responseFeedback.map { feedback in
      guard case .picks(let picks) = feedback.condition else { return feedback }
      var feedback = feedback
      feedback.condition = .picks(Set(picks.map { 1 - $0 }))
      return feedback
    }
  }
}
