// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

/// Writes a question as an item of QTI 1.2 in the form that Canvas reads and writes.
struct QTI12ItemWriter {
  let language: Language?
  var media: PackageMedia
  var losses: [Exported.Loss.Part] = []
  private var presentation = ""
  /// The conditions that show feedback, and those that give points.
  private var shown = ""
  private var scored = ""
  private var feedback = ""
  private var written: Set<String> = []
  /// The least credit that a rule sets.
  private var least = Fraction.zero

  init(language: Language?, media: PackageMedia) {
    self.language = language
    self.media = media
  }

  /// The item, or nil for a question that has no place in the format.
  mutating func item(_ question: Question, identifier: String) -> String? {
    guard let type = write(question) else { return nil }
    addFeedback(of: question)
    if question.remainder != nil { losses.append(.remainder) }
    losses += question.lossesOfPackages
    var fields = ["question_type": type]
    let isText = type == "text_only_question"
    if let points = isText ? .zero : question.mark {
      fields["points_possible"] = MoodleWeights.decimal(points, places: 7)
    }
    if !question.tags.isEmpty {
      if question.tags.contains(where: { $0.contains(",") }) { losses.append(.labels) }
      fields["qmd_keywords"] = question.tags.joined(separator: ",")
    }
    let metadata = fields.sorted { $0.key > $1.key }.map { name, entry in
      el(
        "qtimetadatafield",
        [:],
        el("fieldlabel", [:], name) + el("fieldentry", [:], MoodleXMLWriter.escaped(entry))
      )
    }.joined()
    let rubric = question.rubric.map { el("rubric", ["view": "Scorer"], material($0)) } ?? ""
    let declared = el(
      "outcomes",
      [:],
      el(
        "decvar",
        [
          "maxvalue": "100", "minvalue": percent(least), "varname": "SCORE",
          "vartype": "Decimal",
        ]
      )
    )
    linkFeedback()
    let processing = isText ? "" : el("resprocessing", [:], declared + shown + scored)
    return el(
      "item",
      ["ident": identifier, "title": question.name],
      el("itemmetadata", [:], el("qtimetadata", [:], metadata)) + rubric
        + el("presentation", [:], presentation) + processing + feedback
    )
  }

  // MARK: Parts

  private func el(
    _ name: String,
    _ attributes: KeyValuePairs<String, String?> = [:],
    _ content: String = ""
  ) -> String {
    QTI12.element(name, attributes, content)
  }

  /// A text as HTML with the addresses that files have in a package.
  private mutating func html(_ text: Question.Text) -> String {
    guard !text.files.isEmpty else { return text.html }
    var media = media
    let html = HTMLAddresses.changed(text.html) { address in
      let place = media.address(address, among: text.files, from: "")
      return place == address && media.files[place] == nil
        ? .kept : .other("$IMS-CC-FILEBASE$/\(Self.encoded(place))")
    }
    self.media = media
    return html
  }

  private static func encoded(_ path: String) -> String {
    path.utf8.map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        String(Unicode.Scalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }

  private mutating func material(_ text: Question.Text) -> String {
    el(
      "material",
      [:],
      el("mattext", ["texttype": "text/html"], MoodleXMLWriter.escaped(html(text)))
    )
  }

  private func plainMaterial(_ text: String) -> String {
    el("material", [:], el("mattext", ["texttype": "text/plain"], MoodleXMLWriter.escaped(text)))
  }

  private func equal(_ name: String, _ value: String, _ ignoresCase: Bool? = nil) -> String {
    el(
      "varequal",
      ["respident": name, "case": ignoresCase == false ? "Yes" : nil],
      MoodleXMLWriter.escaped(value)
    )
  }

  /// A number of percent with as many decimals as make thirds known again.
  private func percent(_ credit: Fraction) -> String {
    MoodleWeights.decimal(credit, times: 100, places: 7)
  }

  /// The place of the link to the text about right responses.
  private static let correctLink = "\u{1}"

  private func set(_ credit: Fraction, _ action: String = "Set") -> String {
    el("setvar", ["action": action, "varname": "SCORE"], percent(credit))
      + (credit == 1 && action == "Set" ? Self.correctLink : "")
  }

  private func condition(_ test: String, _ then: String, continues: Bool = false) -> String {
    el(
      "respcondition",
      ["continue": continues ? "Yes" : "No"],
      el("conditionvar", [:], test) + then
    )
  }

  private func link(_ identifier: String) -> String {
    el("displayfeedback", ["feedbacktype": "Response", "linkrefid": identifier])
  }

  /// Shows a text where a test holds.
  private mutating func tell(
    _ text: Question.Text,
    _ identifier: String,
    title: String? = nil,
    when test: String
  ) {
    shown += condition(test, link(identifier), continues: true)
    add(text, identifier, title: title)
  }

  private mutating func add(_ text: Question.Text, _ identifier: String, title: String? = nil) {
    feedback += el(
      "itemfeedback",
      ["ident": identifier, "title": title],
      el("flow_mat", [:], material(text))
    )
  }

  private mutating func addFeedback(of question: Question) {
    if let general = question.generalFeedback {
      shown = condition(el("other"), link("general_fb"), continues: true) + shown
      add(general, "general_fb")
    }
    for response in question.responseFeedback {
      let name: String
      var test: String?
      switch response.condition {
      case .correct: name = "correct_fb"
      case .incorrect: name = "general_incorrect_fb"
      case .partlyCorrect: name = "partly_correct_fb"
      case .picks(let picks):
        name = "picks-\(written.count + 1)_fb"
        test = self.test(picks, question)
        if test == nil { losses.append(.responseFeedback) }
      case .credit:
        losses.append(.responseFeedback)
        continue
      }
      guard name.hasPrefix("picks") == (test != nil) else { continue }
      // Programs know these texts by their names.
      let identifier = free(name)
      if let test {
        tell(response.text, identifier, title: response.title, when: test)
      } else {
        add(response.text, identifier, title: response.title)
      }
    }
    for hint in question.hints {
      let text = el("hintmaterial", [:], material(hint))
      feedback += el("itemfeedback", ["ident": free("hint")], el("hint", [:], text))
    }
    if case .essay = question.task, let sample = question.sampleAnswer {
      let text = el("solutionmaterial", [:], plainMaterial(sample))
      feedback += el("itemfeedback", ["ident": "solution"], el("solution", [:], text))
    }
  }

  /// Links the texts about right and wrong responses to the conditions, where these are whole.
  private mutating func linkFeedback() {
    let parts = scored.split(separator: Self.correctLink, omittingEmptySubsequences: false)
    scored = parts.joined(separator: written.contains("correct_fb") ? link("correct_fb") : "")
    if written.contains("general_incorrect_fb"), parts.count > 1 {
      scored += condition(el("other"), link("general_incorrect_fb"), continues: true)
    }
  }

  private mutating func free(_ name: String) -> String {
    var free = name
    var number = 2
    while !written.insert(free).inserted {
      free = "\(name)-\(number)"
      number += 1
    }
    return free
  }

  /// The test whether exactly some options are picked.
  private func test(_ picks: Set<Int>, _ question: Question) -> String? {
    let count: Int
    switch question.task {
    case .truth: count = 2
    case .choices(let answers, _, _): count = answers.count
    default: return nil
    }
    guard picks.allSatisfy((0..<count).contains) else { return nil }
    let ids = ids(of: question)
    return el(
      "and",
      [:],
      ids.indices.map { index in
        let equal = equal("response1", ids[index])
        return picks.contains(index) ? equal : el("not", [:], equal)
      }.joined()
    )
  }

  private func ids(of question: Question) -> [String] {
    if case .choices(let answers, _, _) = question.task {
      return answers.indices.map { "answer\($0 + 1)" }
    }
    return ["true", "false"]
  }

  // MARK: Tasks

  /// Writes the task and returns the name of its type.
  private mutating func write(_ question: Question) -> String? {
    let isStrict = question.isAllOrNothing
    switch question.task {
    case .description:
      presentation = material(question.text)
      return "text_only_question"
    case .essay:
      presentation = material(question.text) + response("response1", fib: nil)
      scored = condition(el("other"), "")
      return "essay_question"
    case .truth(let isTrue, let feedbackTrue, let feedbackFalse):
      let options = ProblemKind.trueFalse(isTrue, language: language ?? .english).options?.all ?? []
      let answers = zip(options, [feedbackTrue, feedbackFalse]).map { option, feedback in
        Question.Answer(
          Question.Text(option.text.plainText, format: "plain"),
          fraction: option.isCorrect ? .one : .zero,
          feedback: feedback
        )
      }
      choose(answers, picksOne: true, areShuffled: false, question)
      return "true_false_question"
    case .choices(let answers, let picksOne, let areShuffled):
      choose(answers, picksOne: picksOne, areShuffled: areShuffled, question)
      return picksOne ? "multiple_choice_question" : "multiple_answers_question"
    case .written(let answers, let ignoresCase):
      guard !answers.isEmpty else { return nil }
      presentation = material(question.text) + response("response1", fib: "String")
      noteWildcards(answers)
      for (index, answer) in answers.enumerated() {
        let test = textTest("response1", answer, ignoresCase)
        score(test, answer, "answer\(index + 1)")
      }
      return "short_answer_question"
    case .numbers(let answers):
      guard !answers.isEmpty else { return nil }
      presentation = material(question.text) + response("response1", fib: "Decimal")
      for (index, answer) in answers.enumerated() {
        score(numberTest("response1", answer), answer, "answer\(index + 1)")
      }
      return "numerical_question"
    case .ordering(let items):
      order(question.text, items, isStrict)
      return "ordering_question"
    case .pairs(let pairs, let areShuffled):
      match(question.text, pairs, areShuffled: areShuffled, isStrict)
      return "matching_question"
    case .cloze(let gaps): return fill(gaps, question.text, isStrict)
    case .gapSelect(let options, let areDragged):
      return put(options, question.text, areDragged: areDragged, isStrict)
    case .other: return nil
    }
  }

  private func response(_ name: String, fib: String?) -> String {
    el(
      "response_str",
      ["ident": name, "rcardinality": "Single"],
      el(
        "render_fib",
        ["fibtype": fib],
        el("response_label", ["ident": "answer1", "rshuffle": "No"])
      )
    )
  }

  /// Gives an answer its points and its text.
  private mutating func score(_ test: String, _ answer: Question.Answer, _ identifier: String) {
    scored += condition(test, set(answer.fraction))
    least = min(least, answer.fraction)
    if let feedback = answer.feedback {
      // Only the first answer that fits counts.
      let before = scoredTests.map { el("not", [:], $0) }.joined()
      let whole = before.isEmpty ? test : el("and", [:], before + test)
      tell(feedback, "\(identifier)_fb", when: whole)
    }
    scoredTests.append(test)
  }

  private var scoredTests: [String] = []

  private func textTest(_ name: String, _ answer: Question.Answer, _ ignoresCase: Bool) -> String {
    let text = answer.text.plain
    if text == "*" { return el("not", [:], el("unanswered", ["respident": name])) }
    if let exact = text.withoutWildcards { return equal(name, exact, ignoresCase) }
    let inner = String(text.dropFirst().dropLast())
    if text.hasPrefix("*"), text.hasSuffix("*"), !text.hasSuffix("\\*"),
      let exact = inner.withoutWildcards
    {
      return el(
        "varsubstring",
        ["respident": name, "case": ignoresCase ? nil : "Yes"],
        MoodleXMLWriter.escaped(exact)
      )
    }
    return equal(name, text, ignoresCase)
  }

  private mutating func noteWildcards(_ answers: [Question.Answer]) {
    for answer in answers {
      let text = answer.text.plain
      let inner = String(text.dropFirst().dropLast())
      let isKnown =
        text == "*" || text.withoutWildcards != nil
        || text.hasPrefix("*") && text.hasSuffix("*") && inner.withoutWildcards != nil
      if !isKnown { losses.append(.judgment) }
    }
  }

  private func numberTest(_ name: String, _ answer: Question.Answer) -> String {
    let value = answer.text.source
    if value == "*" { return el("not", [:], el("unanswered", ["respident": name])) }
    guard let number = NumberAnswer.number(value),
      let width = answer.tolerance.flatMap({ NumberAnswer.number($0) }), !width.isZero,
      let low = try? number - width, let high = try? number + width
    else { return equal(name, value) }
    let range =
      el("vargte", ["respident": name], low.decimals)
      + el("varlte", ["respident": name], high.decimals)
    return el("or", [:], equal(name, value) + el("and", [:], range))
  }

  private mutating func label(_ identifier: String, _ text: Question.Text) -> String {
    el("response_label", ["ident": identifier], material(text))
  }

  private mutating func choose(
    _ answers: [Question.Answer],
    picksOne: Bool,
    areShuffled: Bool,
    _ question: Question
  ) {
    let ids = ids(of: question)
    var labels = ""
    for (id, answer) in zip(ids, answers) { labels += label(id, answer.text) }
    presentation =
      material(question.text)
      + el(
        "response_lid",
        ["ident": "response1", "rcardinality": picksOne ? "Single" : "Multiple"],
        el("render_choice", ["shuffle": areShuffled ? "Yes" : "No"], labels)
      )
    for (id, answer) in zip(ids, answers) {
      if let feedback = answer.feedback {
        tell(feedback, "\(id)_fb", when: equal("response1", id))
      }
    }
    let weighed = zip(ids, answers).filter { $1.fraction != 0 }
    if picksOne {
      least = min(least, answers.map(\.fraction).min() ?? .zero)
      scored = weighed.map { condition(equal("response1", $0), set($1.fraction)) }.joined()
    } else if question.isAllOrNothing {
      let right = Set(weighed.filter { $1.fraction > 0 }.map(\.0))
      let test = ids.map { id in
        right.contains(id) ? equal("response1", id) : el("not", [:], equal("response1", id))
      }.joined()
      scored = condition(el("and", [:], test), set(.one))
    } else {
      scored = weighed.map {
        condition(equal("response1", $0), set($1.fraction, "Add"), continues: true)
      }.joined()
    }
  }

  private mutating func order(_ text: Question.Text, _ items: [Question.Text], _ isStrict: Bool) {
    let ids = items.indices.map { "item\($0 + 1)" }
    var labels = ""
    for (id, item) in zip(ids, items) { labels += label(id, item) }
    let list = el("ims_render_object", ["shuffle": "Yes"], el("flow_label", [:], labels))
    presentation =
      material(text)
      + el(
        "response_lid",
        ["ident": "response1", "rcardinality": "Ordered"],
        el("render_extension", [:], list)
      )
    if isStrict || items.count < 2 {
      let test = ids.map { equal("response1", $0) }.joined()
      scored = condition(test, set(.one))
      return
    }
    let share = (try? Fraction(1, items.count)) ?? .one
    scored = ids.enumerated().map { index, id in
      let test = el("varequal", ["respident": "response1", "index": "\(index + 1)"], id)
      return condition(test, set(share, "Add"), continues: true)
    }.joined()
  }

  private mutating func match(
    _ text: Question.Text,
    _ pairs: [Question.Pair],
    areShuffled: Bool,
    _ isStrict: Bool
  ) {
    let answers = pairs.map(\.answer).unrepeated
    let stems = pairs.filter { !$0.stem.source.isEmpty }
    let rich = Dictionary(pairs.map { ($0.answer, $0.richAnswer) }) { $0 ?? $1 }
    var labels = ""
    for (index, answer) in answers.enumerated() {
      let marked = rich[answer] ?? nil
      let shown = marked.map { material($0) } ?? plainMaterial(answer)
      labels += el("response_label", ["ident": "answer\(index + 1)"], shown)
    }
    presentation = material(text)
    var tests: [String] = []
    for (index, pair) in stems.enumerated() {
      let name = "response_stem\(index + 1)"
      presentation += el(
        "response_lid",
        ["ident": name, "rcardinality": "Single"],
        material(pair.stem)
          + el("render_choice", ["shuffle": areShuffled ? "Yes" : "No"], labels)
      )
      let right = answers.firstIndex(of: pair.answer).map { "answer\($0 + 1)" } ?? ""
      tests.append(equal(name, right))
    }
    score(tests, tests.map { _ in (try? Fraction(1, max(tests.count, 1))) ?? .one }, isStrict)
  }

  /// Gives each of several parts its share, or all of them together.
  private mutating func score(_ tests: [String], _ shares: [Fraction], _ isStrict: Bool) {
    if isStrict {
      scored += condition(el("and", [:], tests.joined()), set(.one))
    } else {
      scored += zip(tests, shares).map { condition($0, set($1, "Add"), continues: true) }.joined()
    }
  }

  // MARK: Gaps

  private mutating func fill(
    _ gaps: [Question.Gap],
    _ text: Question.Text,
    _ isStrict: Bool
  ) -> String? {
    let total = max(gaps.reduce(0) { $0.addingUpToMaximum(max($1.mark, 0)) }, 1)
    var areLists = true
    var responses = ""
    var tests: [String] = []
    for (index, gap) in gaps.enumerated() {
      guard gap.kind.picksOne, !gap.answers.isEmpty else { return nil }
      let name = "response_gap\(index + 1)"
      let isList = gap.kind.name == .multichoice
      areLists = areLists && isList
      var labels = ""
      var right: [String] = []
      let share = (try? Fraction(gap.mark, total)) ?? .one
      if !isList, gap.kind.name == .shortanswer { noteWildcards(gap.answers) }
      for (number, answer) in gap.answers.enumerated() {
        let id = "gap\(index + 1)-\(number + 1)"
        let plain = answer.text.plain
        labels += el(
          "response_label",
          ["ident": id, "answer_type": isList ? "dropdown" : "openEntry"],
          plainMaterial(isList ? plain : plain.withoutWildcards ?? plain)
        )
        let isExact = gap.kind.name == .shortanswer && !gap.kind.ignoresCase
        var test = equal(name, id, isExact ? false : nil)
        if gap.kind.name == .numerical {
          let own = numberTest(name, answer)
          test = own.hasPrefix("<or>") ? own : el("or", [:], test + own)
        }
        if answer.fraction == 1 { right.append(test) }
        if !isStrict, let earned = try? answer.fraction * share, earned != 0 {
          scored += condition(test, set(earned, "Add"), continues: true)
        } else if !isStrict, !isList {
          scored += condition(test, set(.zero, "Add"), continues: true)
        }
        if let feedback = answer.feedback { tell(feedback, "\(id)_fb", when: test) }
      }
      tests.append(right.count == 1 ? right[0] : el("or", [:], right.joined()))
      responses += el(
        "response_lid",
        ["ident": name],
        plainMaterial("gap\(index + 1)")
          + el("render_choice", ["shuffle": gap.kind.areShuffled ? "Yes" : "No"], labels)
      )
    }
    if isStrict { scored = condition(el("and", [:], tests.joined()), set(.one)) }
    var named = text
    named.source = GapMarkers.replacing(in: text.source, "{#", "}") { "[gap\($0)]" }
    presentation = material(named) + responses
    return areLists ? "multiple_dropdowns_question" : "fill_in_multiple_blanks_question"
  }

  private mutating func put(
    _ options: [Question.GapOption],
    _ text: Question.Text,
    areDragged: Bool,
    _ isStrict: Bool
  ) -> String {
    let (text, order) = text.replacingWords(of: options) { "[gap\($0)]" }
    let isBank = areDragged && Set(options.map(\.group)).count < 2
    presentation = material(text)
    var tests: [String] = []
    for (index, right) in order.enumerated() {
      let name = "response_gap\(index + 1)"
      var labels = ""
      for (offset, option) in options.enumerated() where option.group == options[right].group {
        let shown = option.richText.map { material($0) } ?? plainMaterial(option.text)
        labels += el(
          "response_label",
          ["ident": "word\(offset + 1)", "answer_type": isBank ? "wordbank" : "dropdown"],
          shown
        )
      }
      presentation += el(
        "response_lid",
        ["ident": name],
        plainMaterial("gap\(index + 1)") + el("render_choice", [:], labels)
      )
      tests.append(equal(name, "word\(right + 1)"))
    }
    score(tests, tests.map { _ in (try? Fraction(1, max(tests.count, 1))) ?? .one }, isStrict)
    return isBank ? "fill_in_multiple_blanks_question" : "multiple_dropdowns_question"
  }
}
