// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import AnswerMatching
internal import LudusCore
internal import MathAnswers
internal import QuizContent

/// Makes a problem of a question, and notes what the problem has not.
struct ProblemMaker {
  let question: Question
  let language: Language
  /// The files that texts can show.
  let files: BankFiles
  var notes: [(code: Diagnostic.Code, values: [String: Sentence.Value])] = []
  /// Written answers to the question, or to a gap, with a credit or a feedback of their own.
  private var expected: [Problem.ExpectedAnswer] = []

  init(_ question: Question, language: Language, files: BankFiles = BankFiles()) {
    self.question = question
    self.language = language
    self.files = files
  }

  /// The text of the question, of which nothing else has a place in front of a problem.
  mutating func text() -> RichText {
    let parts: [(name: String, isThere: Bool)] = [
      ("generalfeedback", question.generalFeedback.flatMap { richIfAny($0) } != nil),
      ("hint", question.hints.contains { !$0.plain.isInvisible }),
    ]
    let labels: [(name: String, isThere: Bool)] = [
      ("name", question.name.nonBlank != nil), ("idnumber", question.idNumber.nonBlank != nil),
      ("tags", !question.tags.isEmpty),
    ]
    noteParts(
      parts.filter(\.isThere).map(\.name),
      settings: labels.filter(\.isThere).map(\.name)
    )
    return rich(question.text)
  }

  mutating func problem(id: Problem.ID, title: String?, introduction: RichText?) -> Problem? {
    guard !question.isHidden else {
      note(.hiddenQuestion)
      return nil
    }
    if question.hasLostSigns {
      refuse("a character of it was lost before: \u{FFFD}")
      return nil
    }
    if let exact = question.exactProblem {
      let named = exact.named(id, title: title, introduction: introduction, points: points())
      return named.originating(from: .imported)
    }
    do {
      guard let (prompt, kind) = try task() else { return nil }
      noteParts()
      return try Problem(
        id: id,
        title: title,
        introduction: introduction,
        prompt: prompt,
        kind: kind,
        points: points(),
        explanation: question.generalFeedback.flatMap { richIfAny($0) },
        hints: question.hints.compactMap { richIfAny($0).map { Problem.Hint($0) } },
        tags: question.tags,
        source: question.source,
        origin: .imported,
        expectedAnswers: expected,
        feedback: responseFeedback()
      )
    } catch let error as ContentError<ProblemFault> {
      refuse("\(error.faults[0])")
    } catch {
      refuse("\(error)")
    }
    return nil
  }

  /// Notes the parts of the question that no problem has.
  mutating func noteParts(_ further: [String] = [], settings labels: [String] = []) {
    if question.rubric.flatMap({ richIfAny($0) }) != nil { note(.rubricLeftOut) }
    let left = MoodleXMLFields.left(in: question)
    let names = (question.unplaced + left.unplaced + further).unrepeated
    if !names.isEmpty {
      note(.fieldsLeftOut, ["names": .text(names.joined(separator: ", "))])
    }
    let settings = (question.settings + left.settings + labels).unrepeated
    if !settings.isEmpty {
      note(.settingsLeftOut, ["names": .text(settings.joined(separator: ", "))])
    }
  }

  /// Notes why there is no problem; the sentence around the reason ends with a full stop of its
  /// own.
  mutating func refuse(_ reason: String) {
    let isSentence = reason.hasSuffix(".")
    note(.unusableQuestion, ["reason": .text(isSentence ? String(reason.dropLast()) : reason)])
  }

  mutating func note(
    _ code: Diagnostic.Code,
    _ values: [String: Sentence.Value] = [:]
  ) {
    notes.append((code, values))
  }

  /// The mark as points, of which a file has no more than seven decimals.
  mutating func points() -> Fraction {
    guard let mark = question.mark?.unrounded else { return .one }
    let points = mark.nearestPoints
    guard points > 0, (Double(points) - Double(mark)).magnitude > 0.000_000_1 else { return points }
    let spelled = MoodleWeights.decimal(mark, places: 7)
    note(.markRounded, ["mark": .text(spelled), "points": .text("\(points)")])
    return points
  }

  /// The texts about a response as a whole; options are named by their places among the answers.
  private mutating func responseFeedback() -> [Problem.Feedback] {
    question.responseFeedback.compactMap { feedback in
      let text = rich(feedback.text)
      let title = feedback.title.nonBlank
      guard !text.isBlank || title != nil else { return nil }
      return Problem.Feedback(
        Problem.Feedback.Condition(feedback.condition),
        text.isBlank ? RichText(title ?? "") : text,
        title: text.isBlank ? nil : title
      )
    }
  }

  // MARK: Texts

  mutating func rich(_ text: Question.Text) -> RichText {
    guard text.isHTML else { return RichText(text.source) }
    // Blanks stay as they are where nothing else needs to be read.
    guard text.format == "html" || !text.isShownAsItStands else { return RichText(text.source) }
    return rich(html: text.html)
  }

  private mutating func rich(html: String) -> RichText {
    var missing: [String] = []
    let read = RichText.Imported(html: html) { [files] address in
      let isShown = files.canShow(address)
      if !isShown { missing.append(address) }
      return isShown
    }
    for name in missing.unrepeated { note(.missingFile, ["name": .text(name)]) }
    let (content, form) = (
      read.losses.filter(\.isContent), read.losses.filter { !$0.isContent }
    )
    func words(_ losses: [RichText.Imported.Loss]) -> [String: Sentence.Value] {
      ["what": .text(losses.map(\.description).joined(separator: ", "))]
    }
    if !content.isEmpty { note(.contentLeftOut, words(content)) }
    if !form.isEmpty { note(.textSimplified, words(form)) }
    return read.text
  }

  mutating func richIfAny(_ text: Question.Text) -> RichText? {
    let rich = rich(text)
    return rich.isBlank ? nil : rich
  }

  /// The text of an answer that is written, where tags would stand in the way.
  private mutating func plain(_ text: Question.Text) -> String {
    guard text.isHTML, !text.isShownAsItStands else { return text.source }
    let plain = rich(text).plainText.trimmingSpaces
    return plain.isInvisible ? text.source : plain
  }

  // MARK: Kinds

  /// The prompt and the kind of the problem, or nil for a question that no problem can be.
  private mutating func task() throws -> (prompt: RichText, kind: ProblemKind)? {
    switch question.task {
    case .cloze(let gaps): return try cloze(gaps)
    case .gapSelect(let options, _): return gapSelect(options)
    default:
      let prompt = rich(question.text)
      return try kind().map { (prompt, $0) }
    }
  }

  private mutating func kind() throws -> ProblemKind? {
    switch question.task {
    case .choices(let answers, let picksOne, let areShuffled):
      return choice(answers, picksOne: picksOne, areShuffled: areShuffled)
    case .truth(let isTrue, let feedbackTrue, let feedbackFalse):
      let texts = [feedbackTrue, feedbackFalse].map { $0.flatMap { richIfAny($0) } }
      let kind = ProblemKind.trueFalse(isTrue, language: language)
      guard let options = kind.options?.all, texts.contains(where: { $0 != nil }) else {
        return kind
      }
      let told = zip(options, texts).map { option, feedback in
        AnswerOption(
          id: option.id,
          text: option.text,
          isCorrect: option.isCorrect,
          feedback: feedback,
          role: option.role
        )
      }
      return .multipleChoice(AnswerOptions(told))
    case .written(let answers, let ignoresCase): return written(answers, ignoresCase)
    case .numbers(let answers): return try number(answers, unit: usableUnit())
    case .pairs(let pairs, _): return .matching(matching(pairs))
    case .ordering(let items):
      return .ordering(
        OrderingTask(
          items.enumerated().map { item($0, rich($1)) },
          grading: question.isAllOrNothing ? .allOrNothing : question.orderFormula
        )
      )
    case .essay: return .openResponse(essay())
    case .description, .cloze, .gapSelect: return nil
    case .other(let type, _, _):
      if let obstacle = question.obstacle {
        refuse(obstacle)
      } else {
        note(.unusableType, ["type": .text(type)])
      }
      return nil
    }
  }

  private mutating func essay() -> OpenResponseTask {
    var (least, most) = (question.minimumWords, question.maximumWords)
    if least.map({ $0 < 1 }) == true { least = nil }
    if most.map({ $0 < max(least ?? 1, 1) }) == true {
      note(.fieldsLeftOut, ["names": "maxwordlimit"])
      most = nil
    }
    if question.responseTemplate.flatMap({ richIfAny($0) }) != nil {
      note(.fieldsLeftOut, ["names": "responsetemplate"])
    }
    return OpenResponseTask(
      minimumWords: least,
      maximumWords: most,
      sampleAnswer: question.sampleAnswer
    )
  }

  private func item(_ index: Int, _ text: RichText) -> Problem.Item {
    Problem.Item(Problem.Item.ID("\(index + 1)"), text)
  }

  mutating func choice(
    _ answers: [Question.Answer],
    picksOne: Bool,
    areShuffled: Bool
  ) -> ProblemKind {
    let answers = answers.filter { !$0.text.source.isEmpty || $0.fraction != 0 }
      .withMeantWeights
    let first = answers.firstIndex { $0.fraction == 1 }
    // Of several with the full credit any one will do.
    let hasSeveral = picksOne && answers.count { $0.fraction == 1 } > 1
    let isWeighted =
      picksOne
      ? hasSeveral || answers.contains { $0.fraction != 0 && $0.fraction != 1 }
      : !question.isAllOrNothing
    let options = answers.enumerated().map { index, answer in
      var text = rich(answer.text)
      // An option that is nothing but a tag is meant as it stands.
      if text.isBlank { text = RichText(answer.text.source) }
      let isCorrect = picksOne ? answer.fraction == 1 : answer.fraction > 0
      let weight = isWeighted && answer.fraction != 0 ? answer.fraction : nil
      return AnswerOption(
        id: AnswerOption.ID("\(index + 1)"),
        text: text,
        isCorrect: isCorrect,
        feedback: answer.feedback.flatMap { richIfAny($0) },
        weight: picksOne && index == first ? nil : weight
      )
    }
    let all = AnswerOptions(options, areShuffled: areShuffled)
    return picksOne
      ? .multipleChoice(all, grading: isWeighted ? .weighted : .allOrNothing)
      : .checkAll(all, grading: question.isAllOrNothing ? .allOrNothing : .weighted)
  }

  private mutating func written(
    _ answers: [Question.Answer],
    _ ignoresCase: Bool
  ) -> ProblemKind? {
    let hasWildcards = answers.contains { $0.text.source.withoutWildcards == nil }
    func matcher(_ accepted: [String]) -> ExactMatcher {
      ExactMatcher(
        accepted[0],
        alternatives: Array(accepted.dropFirst()),
        normalization: .standard(ignoresCase: ignoresCase),
        acceptsWildcards: hasWildcards
      )
    }
    var accepted: [String] = []
    for answer in answers.withMeantWeights.rightFirst {
      let pattern = plain(answer.text)
      let text = hasWildcards ? pattern : pattern.withoutWildcards ?? pattern
      if answer.fraction == 1 { accepted.append(text) }
      expect(.exactMatch(matcher([text])), answer)
    }
    guard !accepted.isEmpty else {
      refuse("no answer earns the full credit")
      return nil
    }
    return .exactMatch(matcher(accepted))
  }

  /// The unit that a number needs, where one is known here.
  mutating func usableUnit() -> String? {
    guard let unit = question.units.first else { return nil }
    if question.needsUnit, (try? NumericMatcher("1 \(unit)", units: .convertible)) != nil {
      return unit
    }
    note(.unitsLeftOut, ["units": .text(question.units.joined(separator: ", "))])
    return nil
  }

  private mutating func number(_ answers: [Question.Answer], unit: String? = nil) throws
    -> ProblemKind?
  {
    var accepted: [String] = []
    var widths: [NumericMatcher.Tolerance] = []
    for answer in answers.withMeantWeights.rightFirst {
      let value = answer.text.source
      guard value != "*" else {
        let anything = ExactMatcher("*", normalization: .standard, acceptsWildcards: true)
        expect(.exactMatch(anything), answer)
        continue
      }
      let tolerance = answer.tolerance ?? "0"
      let isExact = NumberAnswer.number(tolerance)?.isZero ?? true
      var text = [isExact ? value : "\(value) ± \(tolerance)", unit].compactMap(\.self)
        .joined(separator: " ")
      var own = NumericMatcher.Tolerance.exact
      // A temperature has no sum with another one: its tolerance is that of all answers.
      if !isExact, let unit, (try? NumericMatcher(text)) == nil, let width = Double(tolerance) {
        text = "\(value) \(unit)"
        own = .absolute(width)
      }
      if answer.fraction == 1 {
        accepted.append(text)
        widths.append(own)
      }
      expect(.numeric(try NumericMatcher(text, tolerance: own)), answer)
    }
    guard let first = accepted.first else {
      refuse("no number earns the full credit")
      return nil
    }
    let others = Array(accepted.dropFirst())
    // One matcher has one tolerance for all that is right.
    let shared = widths.first { $0 != .exact } ?? .exact
    if widths.unrepeated.count > 1 { note(.scoringApproximated) }
    return .numeric(try NumericMatcher(first, alternatives: others, tolerance: shared))
  }

  /// Keeps an answer that has a credit or a feedback of its own.
  private mutating func expect(_ kind: ProblemKind, _ answer: Question.Answer) {
    let feedback = answer.feedback.flatMap { richIfAny($0) }
    guard feedback != nil || answer.fraction > 0 && answer.fraction < 1 else { return }
    let credit = min(max(answer.fraction, .zero), .one)
    expected.append(Problem.ExpectedAnswer(kind, credit: credit, feedback: feedback))
  }

  private mutating func matching(_ pairs: [Question.Pair]) -> MatchingTask {
    let stems = pairs.map { richIfAny($0.stem) }
    let asked = zip(stems, pairs).filter { $0.0 != nil }.map(\.1.answer)
    let answers = (asked + pairs.map(\.answer)).unrepeated
    let rich = Dictionary(pairs.map { ($0.answer, $0.richAnswer) }) { first, _ in first }
    let right = answers.enumerated().map { index, answer in
      item(index, (rich[answer] ?? nil).map { self.rich($0) } ?? RichText(answer))
    }
    let offsets = Dictionary(answers.enumerated().map { ($1, $0) }) { first, _ in first }
    var left: [Problem.Item] = []
    var key: [Problem.Item.ID: Problem.Item.ID] = [:]
    for (stem, pair) in zip(stems, pairs) {
      guard let stem else { continue }
      let item = item(left.count, stem)
      left.append(item)
      key[item.id] = offsets[pair.answer].map { right[$0].id }
    }
    let isShared = Set(key.values).count < key.count
    return MatchingTask(left, with: right, pairs: key, sharesRight: isShared, grading: partsFormula)
  }

  private var partsFormula: PartsFormula { question.isAllOrNothing ? .allOrNothing : .perPart }

  // MARK: Gaps

  private mutating func cloze(_ gaps: [Question.Gap]) throws
    -> (prompt: RichText, kind: ProblemKind)?
  {
    let kept = gaps.indices.filter { !gaps[$0].picksSeveral }
    let isOfPicks = !gaps.isEmpty && kept.isEmpty
    for index in gaps.indices.dropFirst(isOfPicks ? 1 : 0) where gaps[index].picksSeveral {
      let answers = gaps[index].answers.map(\.text.plain.trimmingSpaces)
      note(
        .gapLeftOut,
        ["number": .count(index + 1), "answers": .text(answers.joined(separator: ", "))]
      )
    }
    if isOfPicks { return picks(gaps) }
    var made: [ClozeTask.Gap] = []
    for gap in kept.map({ gaps[$0] }) {
      let kind: ProblemKind? =
        switch gap.kind.name {
        case .multichoice:
          choice(gap.answers, picksOne: true, areShuffled: gap.kind.areShuffled)
        case .shortanswer: written(gap.answers, gap.kind.ignoresCase)
        case .numerical: try number(gap.answers)
        }
      guard let kind else { return nil }
      made.append(
        ClozeTask.Gap(
          ClozeTask.Gap.ID("\(made.count + 1)"),
          kind,
          weight: max(gap.mark, 1),
          expectedAnswers: expected
        )
      )
      expected = []
    }
    let source = GapMarkers.replacing(in: question.text.source.withoutGapCharacters, "{#", "}") {
      number in
      guard gaps.indices.contains(number - 1) else { return nil }
      return kept.firstIndex(of: number - 1).map { GapMarkers.marker($0 + 1) } ?? "…"
    }
    let text = textWithGaps(marked: source, made.count) { "\($0)" }
    return (gapPrompt, .cloze(ClozeTask(text, gaps: made, grading: partsFormula)))
  }

  /// A text in all of whose gaps several answers are picked is a question of that kind
  /// about the first.
  private mutating func picks(_ gaps: [Question.Gap]) -> (prompt: RichText, kind: ProblemKind)? {
    var text = question.text
    var rest = Substring(text.source)
    if let first = rest.firstRange(of: "{#1}") { rest = rest[first.upperBound...] }
    let isAtEnd = rest.allSatisfy(\.isWhitespace)
    text.source =
      GapMarkers.replacing(in: text.source, "{#", "}") { number in
        guard gaps.indices.contains(number - 1) else { return nil }
        return number == 1 && isAtEnd ? "" : "…"
      }.trimmingSpaces
    let kind = choice(
      gaps[0].answers,
      picksOne: false,
      areShuffled: gaps[0].kind.areShuffled
    )
    return (rich(text), kind)
  }

  private mutating func gapSelect(_ words: [Question.GapOption])
    -> (prompt: RichText, kind: ProblemKind)
  {
    let texts = words.map { $0.richText.map { rich($0) } ?? RichText($0.text) }
    var gaps: [ClozeTask.Gap] = []
    var numbers: [Int] = []
    // A word can be right in several places.
    let source = GapMarkers.replacing(in: question.text.source.withoutGapCharacters, "[[", "]]") {
      number in
      guard words.indices.contains(number - 1) else { return nil }
      numbers.append(number - 1)
      return GapMarkers.marker(numbers.count)
    }
    for (index, number) in numbers.enumerated() {
      let right = words[number]
      let options = words.enumerated().filter { $0.element.group == right.group }
        .map { index, word in
          let isCorrect = index == number
          return AnswerOption(
            id: AnswerOption.ID("\(index + 1)"),
            text: texts[index],
            isCorrect: isCorrect,
            feedback: (isCorrect
              ? word.feedbackWhenRight
              : right.feedbackWhenWrong ?? (numbers.contains(index) ? nil : word.feedbackWhenWrong))
              .flatMap { richIfAny($0) }
          )
        }
      let id = ClozeTask.Gap.ID("\(index + 1)")
      gaps.append(ClozeTask.Gap(id, .multipleChoice(AnswerOptions(options))))
    }
    let text = textWithGaps(marked: source, gaps.count) { "\($0)" }
    return (gapPrompt, .cloze(ClozeTask(text, gaps: gaps, grading: partsFormula)))
  }

  /// The prompt for a learner where the whole text stands in the task.
  private var gapPrompt: RichText {
    RichText(BankWords(in: language).gaps)
  }

  /// The text of the question with the markers of a cloze task, wherever in the text they are.
  private mutating func textWithGaps(marked source: String, _ count: Int, _ name: (Int) -> String)
    -> RichText
  {
    let text = rich(Question.Text(source, format: question.text.format))
    let (placed, moved, hasGapInTable) =
      GapMarkers.placed(in: text, count > 0 ? Array(1...count) : [], name)
    let names = (hasGapInTable ? ["table"] : []) + moved.map { "[[\(name($0))]]" }
    if !names.isEmpty {
      note(.textSimplified, ["what": .text(names.joined(separator: ", "))])
    }
    return placed
  }
}

extension Problem.Feedback.Condition {
  /// The condition of a question, whose answers have become options.
  fileprivate init(_ condition: Question.ResponseFeedback.Condition) {
    self =
      switch condition {
      case .correct: .correct
      case .partlyCorrect: .partlyCorrect
      case .incorrect: .incorrect
      case .credit(let range): .credit(range.unrounded)
      case .picks(let offsets): .picks(Set(offsets.map { AnswerOption.ID("\($0 + 1)") }))
      }
  }
}

extension Question.Gap {
  /// Whether several answers are picked in it.
  fileprivate var picksSeveral: Bool { kind.name == .multichoice && !kind.picksOne }
}

extension ClosedRange<Fraction> {
  /// The range that is meant where a program has rounded its bounds to decimals.
  fileprivate var unrounded: ClosedRange<Fraction> {
    let (low, high) = (lowerBound.unrounded, upperBound.unrounded)
    return low <= high ? low...high : self
  }
}

extension [Question.Answer] {
  /// The answers with the full credit, and then the others, each in their order.
  var rightFirst: [Question.Answer] {
    filter { $0.fraction == 1 } + filter { $0.fraction != 1 }
  }
}
