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
  var notes: [(code: Diagnostic.Code, values: [String: Sentence.Value])] = []
  /// Written answers to the question, or to a gap, with a credit or a feedback of their own.
  private var expected: [Problem.ExpectedAnswer] = []

  init(_ question: Question, language: Language) {
    self.question = question
    self.language = language
  }

  /// The text of the question.
  mutating func text() -> RichText { rich(question.text) }

  mutating func problem(id: Problem.ID, title: String?, introduction: RichText?) -> Problem? {
    if question.hasLostSigns {
      refuse("a character of it was lost before: \u{FFFD}")
      return nil
    }
    if let exact = question.exactProblem {
      let named = exact.named(id, title: title, introduction: introduction, points: points())
      return named.originating(from: .imported)
    }
    var prompt = rich(question.text)
    do {
      guard let kind = try kind(prompt: &prompt) else { return nil }
      if question.rubric != nil { note(.rubricLeftOut) }
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

  /// Notes why there is no problem; the sentence around the reason ends with a full stop of its
  /// own.
  private mutating func refuse(_ reason: String) {
    let isSentence = reason.hasSuffix(".")
    note(.unusableQuestion, ["reason": .text(isSentence ? String(reason.dropLast()) : reason)])
  }

  private mutating func note(
    _ code: Diagnostic.Code,
    _ values: [String: Sentence.Value] = [:]
  ) {
    notes.append((code, values))
  }

  /// The mark as points, of which a file has no more than seven decimals.
  private mutating func points() -> Fraction {
    guard let mark = question.mark else { return .one }
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

  private mutating func rich(_ text: Question.Text) -> RichText {
    let hasTags = text.format == "html" || text.format == "moodle" && text.source.contains("<")
    guard hasTags else { return RichText(text.source) }
    let read = RichText.Imported(html: text.source)
    let lost = read.losses.map(\.description)
    if !lost.isEmpty { note(.textSimplified, ["what": .text(lost.joined(separator: ", "))]) }
    return read.text
  }

  private mutating func richIfAny(_ text: Question.Text) -> RichText? {
    let rich = rich(text)
    return rich.isBlank ? nil : rich
  }

  /// The text of an answer that is written, where tags would stand in the way.
  private mutating func plain(_ text: Question.Text) -> String {
    let hasTags = text.format == "html" && (text.source.contains("<") || text.source.contains("&"))
    return hasTags ? rich(text).plainText : text.source
  }

  // MARK: Kinds

  private mutating func kind(prompt: inout RichText) throws -> ProblemKind? {
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
          grading: question.isAllOrNothing ? .allOrNothing : nil
        )
      )
    case .cloze(let gaps): return try cloze(gaps, &prompt)
    case .gapSelect(let options, _): return gapSelect(options, &prompt)
    case .essay:
      return .openResponse(OpenResponseTask(sampleAnswer: question.sampleAnswer))
    case .description: return nil
    case .other(let type, _, _):
      note(.unusableType, ["type": .text(type)])
      return nil
    }
  }

  private func item(_ index: Int, _ text: RichText) -> Problem.Item {
    Problem.Item(Problem.Item.ID("\(index + 1)"), text)
  }

  private mutating func choice(
    _ answers: [Question.Answer],
    picksOne: Bool,
    areShuffled: Bool
  ) -> ProblemKind {
    let answers = answers.filter { !$0.text.source.isEmpty || $0.fraction != 0 }
    let isWeighted =
      picksOne
      ? answers.contains { $0.fraction != 0 && $0.fraction != 1 } : !question.isAllOrNothing
    let options = answers.enumerated().map { index, answer in
      let isCorrect = picksOne ? answer.fraction == 1 : answer.fraction > 0
      let weight = isWeighted && answer.fraction != 0 ? answer.fraction : nil
      return AnswerOption(
        id: AnswerOption.ID("\(index + 1)"),
        text: rich(answer.text),
        isCorrect: isCorrect,
        feedback: answer.feedback.flatMap { richIfAny($0) },
        weight: picksOne && isCorrect ? nil : weight
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
    for answer in answers.rightFirst {
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
  private mutating func usableUnit() -> String? {
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
    for answer in answers.rightFirst {
      let value = answer.text.source
      guard value != "*" else {
        let anything = ExactMatcher("*", normalization: .standard, acceptsWildcards: true)
        expect(.exactMatch(anything), answer)
        continue
      }
      let tolerance = answer.tolerance ?? "0"
      let isExact = NumberAnswer.number(tolerance)?.isZero ?? true
      let text = [isExact ? value : "\(value) ± \(tolerance)", unit].compactMap(\.self)
        .joined(separator: " ")
      if answer.fraction == 1 { accepted.append(text) }
      expect(.numeric(try NumericMatcher(text)), answer)
    }
    guard let first = accepted.first else {
      refuse("no number earns the full credit")
      return nil
    }
    return .numeric(try NumericMatcher(first, alternatives: Array(accepted.dropFirst())))
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
    let right = answers.enumerated().map { item($0, RichText($1)) }
    var left: [Problem.Item] = []
    var key: [Problem.Item.ID: Problem.Item.ID] = [:]
    for (stem, pair) in zip(stems, pairs) {
      guard let stem else { continue }
      let item = item(left.count, stem)
      left.append(item)
      key[item.id] = answers.firstIndex(of: pair.answer).map { right[$0].id }
    }
    let isShared = Set(key.values).count < key.count
    return MatchingTask(left, with: right, pairs: key, sharesRight: isShared, grading: partsFormula)
  }

  private var partsFormula: PartsFormula { question.isAllOrNothing ? .allOrNothing : .perPart }

  // MARK: Gaps

  private mutating func cloze(_ gaps: [Question.Gap], _ prompt: inout RichText) throws
    -> ProblemKind?
  {
    var made: [ClozeTask.Gap] = []
    for (index, gap) in gaps.enumerated() {
      let kind: ProblemKind?
      switch gap.kind.name {
      case .multichoice where gap.kind.picksOne:
        kind = choice(gap.answers, picksOne: true, areShuffled: gap.kind.areShuffled)
      case .multichoice:
        note(.unusableType, ["type": .text(gap.kind.spelling)])
        kind = nil
      case .shortanswer: kind = written(gap.answers, gap.kind.ignoresCase)
      case .numerical: kind = try number(gap.answers)
      }
      guard let kind else { return nil }
      made.append(
        ClozeTask.Gap(
          ClozeTask.Gap.ID("\(index + 1)"),
          kind,
          weight: max(gap.mark, 1),
          expectedAnswers: expected
        )
      )
      expected = []
    }
    let text = replaced(prompt, "{#", "}") { "\($0)" }
    prompt = gapPrompt
    return .cloze(ClozeTask(text, gaps: made, grading: partsFormula))
  }

  private mutating func gapSelect(_ words: [Question.GapOption], _ prompt: inout RichText)
    -> ProblemKind
  {
    var gaps: [ClozeTask.Gap] = []
    let text = replaced(prompt, "[[", "]]") { number in
      guard words.indices.contains(number - 1) else { return "\(number)" }
      let right = words[number - 1]
      let options = words.enumerated().filter { $0.element.group == right.group }
        .map { index, word in
          AnswerOption(
            id: AnswerOption.ID("\(index + 1)"),
            text: RichText(word.text),
            isCorrect: index == number - 1
          )
        }
      let id = "\(gaps.count + 1)"
      gaps.append(ClozeTask.Gap(ClozeTask.Gap.ID(id), .multipleChoice(AnswerOptions(options))))
      return id
    }
    prompt = gapPrompt
    return .cloze(ClozeTask(text, gaps: gaps, grading: partsFormula))
  }

  /// The prompt for a learner where the whole text stands in the task.
  private var gapPrompt: RichText {
    RichText(BankWords(in: language).gaps)
  }

  /// A text whose markers of gaps are those of a cloze task.
  private func replaced(
    _ text: RichText,
    _ open: String,
    _ close: String,
    _ name: (Int) -> String
  ) -> RichText {
    var written = ""
    var rest = text.source[...]
    while let start = rest.firstRange(of: open) {
      let behind = rest[start.upperBound...]
      let digits = behind.prefix { $0.isASCII && $0.isNumber }
      written += rest[..<start.lowerBound]
      guard behind[digits.endIndex...].hasPrefix(close), let number = Int(digits) else {
        written += open
        rest = behind
        continue
      }
      written += "[[\(name(number))]]"
      rest = behind[digits.endIndex...].dropFirst(close.count)
    }
    written += rest
    return text.format == .markup ? RichText(markup: written) : RichText(written)
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
      case .credit(let range): .credit(range)
      case .picks(let offsets): .picks(Set(offsets.map { AnswerOption.ID("\($0 + 1)") }))
      }
  }
}

extension [Question.Answer] {
  /// The answers with the full credit, and then the others, each in their order.
  fileprivate var rightFirst: [Question.Answer] {
    filter { $0.fraction == 1 } + filter { $0.fraction != 1 }
  }
}
