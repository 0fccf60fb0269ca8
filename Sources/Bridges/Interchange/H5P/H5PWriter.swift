// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import QuizContent

/// Writes questions as content of H5P.
struct H5PWriter {
  let language: Language?
  private(set) var losses: [Exported.Loss.Part] = []

  init(language: Language?) { self.language = language }

  /// The versions of the libraries that the content is for.
  private static let versions = [
    "H5P.AdvancedText": "1.1", "H5P.Blanks": "1.14", "H5P.Column": "1.16", "H5P.DragText": "1.10",
    "H5P.Essay": "1.5", "H5P.MultiChoice": "1.16", "H5P.QuestionSet": "1.20",
    "H5P.TrueFalse": "1.8",
  ]

  /// A content: the library that shows it, and what it shows.
  struct Content {
    let library: String
    var parameters: JSONValue
    var title: String?
  }

  // MARK: Packages

  mutating func package(_ items: [Imported.Item.Content], title: String) -> ExportedPackage {
    var parts: [Content] = []
    var lost: [Exported.Loss] = []
    for (offset, item) in items.enumerated() {
      switch item {
      case .unusable: continue
      case .category: lost.append(Exported.Loss(.category, of: offset))
      case .question(let question):
        losses = []
        let made = content(of: question)
        if let made { parts.append(made) }
        let all = made == nil ? [.type] : losses.unrepeated
        lost += all.map { Exported.Loss($0, of: offset, type: question.type) }
      }
    }
    let libraries = parts.map(\.library)
    let main = parts.count == 1 ? parts[0] : container(of: parts)
    // A question that stands alone has its own title there.
    if let name = main.title, name != title, !title.isEmpty {
      lost.append(Exported.Loss(.title, of: 0))
    }
    let manifest: JSONValue = [
      "title": .text(main.title ?? title), "language": .text(language?.rawValue ?? "und"),
      "mainLibrary": .text(main.library), "embedTypes": ["iframe"], "license": "U",
      "preloadedDependencies": .list(
        ([main.library] + libraries).unrepeated.map(Self.dependency)
      ),
    ]
    let files = [H5P.manifestPath: manifest, H5P.contentPath: main.parameters]
    return ExportedPackage(files: files.mapValues { $0.bytes }, losses: lost)
  }

  private static func dependency(_ library: String) -> JSONValue {
    let version = (versions[library] ?? "1.0").split(separator: ".").map(String.init)
    return [
      "machineName": .text(library), "majorVersion": .number(version[0]),
      "minorVersion": .number(version[1]),
    ]
  }

  private func container(of parts: [Content]) -> Content {
    let contents = parts.enumerated().map { part($1, number: $0 + 1) }
    guard parts.contains(where: { $0.library == "H5P.AdvancedText" }) else {
      return Content(
        library: "H5P.QuestionSet",
        parameters: ["progressType": "dots", "passPercentage": 50, "questions": .list(contents)]
      )
    }
    let rows: [JSONValue] = contents.map { ["content": $0, "useSeparator": "auto"] }
    return Content(library: "H5P.Column", parameters: ["content": .list(rows)])
  }

  /// A content within another one.
  func part(_ content: Content, number: Int) -> JSONValue {
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(0, 12 - digits.count))
    return [
      "library": .text("\(content.library) \(Self.versions[content.library] ?? "1.0")"),
      "params": content.parameters,
      "subContentId": .text("00000000-0000-4000-8000-\(zeros)\(digits)"),
      "metadata": ["title": .text(content.title ?? ""), "license": "U"],
    ]
  }

  // MARK: Questions

  /// The content of a question, or nil for one that has no place in H5P.
  mutating func content(of question: Question) -> Content? {
    var question = question
    if question.task != .description { question.changeTexts { writeLines(ofTablesIn: &$0) } }
    guard var made = plainContent(of: question) else { return nil }
    let library = made.library
    made.title = question.name
    if !question.tags.isEmpty || question.idNumber != nil { losses.append(.labels) }
    if let mark = question.mark, mark != 1, question.task != .description { losses.append(.mark) }
    if question.rubric != nil { losses.append(.rubric) }
    if !question.files.isEmpty { losses.append(.files) }
    if question.remainder != nil { losses.append(.remainder) }
    losses += question.lossesOfSettings + question.lossesOfXHTML
    if question.isAllOrNothing, library != "H5P.MultiChoice" { losses.append(.grading) }
    let ranges = ranges(of: question)
    if library == "H5P.TrueFalse" {
      if question.generalFeedback != nil { losses.append(.generalFeedback) }
      if !question.responseFeedback.isEmpty { losses.append(.responseFeedback) }
    } else if !ranges.isEmpty {
      made.parameters = made.parameters.adding("overallFeedback", .list(ranges))
    }
    return made
  }

  /// Makes lines of the tables in a text: only texts between questions may have tables.
  private mutating func writeLines(ofTablesIn text: inout Question.Text) {
    guard text.isHTML, text.source.contains("<table") else { return }
    let rich = text.imported.text
    guard rich.hasTable else { return }
    losses.append(.markup)
    text.source = Question.Text(html: RichText(of: rich.lineRuns)).source
    text.format = "html"
  }

  /// The texts about scores: that for everyone stands for every score.
  private mutating func ranges(of question: Question) -> [JSONValue] {
    func range(_ from: Fraction, _ to: Fraction, _ text: Question.Text) -> JSONValue {
      [
        "from": .number(MoodleWeights.decimal(from, times: 100, places: 2)),
        "to": .number(MoodleWeights.decimal(to, times: 100, places: 2)),
        "feedback": .text(html(text)),
      ]
    }
    guard question.task != .description else { return [] }
    var ranges = question.generalFeedback.map { [range(.zero, .one, $0)] } ?? []
    for feedback in question.responseFeedback {
      var text = feedback.text
      if let title = feedback.title {
        text = Question.Text("<strong>\(Question.Text.escaped(title))</strong><br>\(text.html)")
      }
      switch feedback.condition {
      case .correct: ranges.append(range(.one, .one, text))
      case .incorrect: ranges.append(range(.zero, .zero, text))
      case .credit(let credit): ranges.append(range(credit.lowerBound, credit.upperBound, text))
      case .partlyCorrect:
        if let low = try? Fraction(1, 100), let high = try? Fraction(99, 100) {
          ranges.append(range(low, high, text))
        }
      case .picks: losses.append(.responseFeedback)
      }
    }
    return ranges
  }

  /// The content of a question, without what all kinds have.
  private mutating func plainContent(of question: Question) -> Content? {
    let text = JSONValue.text(block(question.text))
    var hints = question.hints
    defer { if !hints.isEmpty { losses.append(.hints) } }
    switch question.task {
    case .choices(let answers, let picksOne, let areShuffled):
      return Content(
        library: "H5P.MultiChoice",
        parameters: [
          "question": text, "answers": .list(choices(answers, picksOne, question)),
          "behaviour": [
            "type": picksOne ? "single" : "multi", "randomAnswers": .flag(areShuffled),
            "singlePoint": .flag(question.isAllOrNothing),
          ],
        ]
      )
    case .truth(let isTrue, let feedbackTrue, let feedbackFalse):
      let (right, wrong) = isTrue ? (feedbackTrue, feedbackFalse) : (feedbackFalse, feedbackTrue)
      let options = ProblemKind.trueFalse(true, language: language ?? .english).options?.all ?? []
      let words = options.map { JSONValue.text($0.text.plainText) }
      return Content(
        library: "H5P.TrueFalse",
        parameters: [
          "question": text, "correct": .text("\(isTrue)"),
          "l10n": ["trueText": words.first, "falseText": words.last],
          "behaviour": [
            "feedbackOnCorrect": right.map { .text(html($0)) },
            "feedbackOnWrong": wrong.map { .text(html($0)) },
          ],
        ]
      )
    case .written(_, let ignoresCase):
      let tip = hints.isEmpty ? nil : hints.removeFirst()
      let blank = blank(Question.Gap(question.task, mark: 1), tip: tip)
      return blanks(text, "<p>\(blank)</p>", ignoresCase: ignoresCase)
    case .numbers:
      let blank = blank(Question.Gap(question.task, mark: 1), tip: nil)
      return blanks(text, "<p>\(blank)</p>", ignoresCase: true)
    case .cloze(let gaps):
      guard gaps.allSatisfy({ $0.kind.name != .multichoice }) else { return nil }
      let written = gaps.filter { $0.kind.name == .shortanswer }.map(\.kind.ignoresCase)
      if Set(written).count > 1 { losses.append(.letterCase) }
      if Set(gaps.map(\.mark)).count > 1 { losses.append(.mark) }
      let marks = gaps.map { blank($0, tip: nil) }
      var text = question.text
      text.source = GapMarkers.marked(text.source, "{#", "}") { marks.indices.contains($0 - 1) }
      let filled = GapMarkers.filled(escapingMarks(block(text))) { marks[$0 - 1] }
      return blanks("", filled, ignoresCase: written.first ?? true)
    case .gapSelect(let options, _):
      return drag(options, question.text)
    case .essay:
      let sample = question.sampleAnswer.map { MoodleXMLWriter.escaped($0) } ?? ""
      return Content(
        library: "H5P.Essay",
        parameters: [
          "taskDescription": text, "solution": ["sample": .text(sample)], "keywords": [],
        ]
      )
    case .description: return Content(library: "H5P.AdvancedText", parameters: ["text": text])
    case .pairs, .ordering, .other:
      hints = []
      return nil
    }
  }

  private mutating func choices(
    _ answers: [Question.Answer],
    _ picksOne: Bool,
    _ question: Question
  ) -> [JSONValue] {
    let right = answers.map { picksOne ? $0.fraction == 1 : $0.fraction > 0 }
    let share = picksOne ? .one : (try? Fraction(1, max(right.count { $0 }, 1))) ?? .one
    let other = picksOne ? .zero : (try? Fraction.zero - share) ?? .zero
    let usual = right.map { $0 ? share : other }
    if !question.isAllOrNothing, answers.map(\.fraction) != usual { losses.append(.weights) }
    return zip(answers, right).map { answer, isCorrect in
      [
        "text": .text(block(answer.text)), "correct": .flag(isCorrect),
        "tipsAndFeedback": answer.feedback.map { ["chosenFeedback": .text(block($0))] },
      ]
    }
  }

  private func blanks(_ text: JSONValue, _ question: String, ignoresCase: Bool) -> Content {
    Content(
      library: "H5P.Blanks",
      parameters: [
        "text": text, "questions": [.text(question)],
        "behaviour": ["caseSensitive": .flag(!ignoresCase)],
      ]
    )
  }

  /// The answers of a gap between asterisks.
  private mutating func blank(_ gap: Question.Gap, tip: Question.Text?) -> String {
    let right = gap.answers.filter { $0.fraction == 1 && $0.text.source != "*" }
    if gap.answers.contains(where: { $0.fraction != 1 && $0.fraction != 0 }) {
      losses.append(.weights)
    }
    if gap.answers.contains(where: { $0.feedback != nil }) { losses.append(.answerFeedback) }
    if gap.kind.name == .numerical
      || right.contains(where: { $0.text.source.withoutWildcards == nil })
    {
      losses.append(.judgment)
    }
    let answers = right.map { answer in
      let text = answer.text.plain
      return escapingMarks(MoodleXMLWriter.escaped(text.withoutWildcards ?? text), "*/:")
    }
    let hint = tip.map { ":" + escapingMarks(MoodleXMLWriter.escaped($0.plain)) } ?? ""
    return "*\(answers.joined(separator: "/"))\(hint)*"
  }

  private mutating func drag(_ options: [Question.GapOption], _ text: Question.Text) -> Content {
    if Set(options.map(\.group)).count > 1 { losses.append(.judgment) }
    if options.contains(where: { $0.richText != nil }) { losses.append(.markup) }
    let rich = text.isHTML ? text.imported.text : RichText(text.source)
    if rich.hasMarks { losses.append(.markup) }
    func escaped(_ text: String) -> String {
      escapingMarks(MoodleXMLWriter.escaped(text), "*:\\")
    }
    func mark(_ option: Question.GapOption) -> String {
      let told = [("\\+", option.feedbackWhenRight), ("\\-", option.feedbackWhenWrong)]
        .map { sign, feedback in feedback.map { sign + escaped($0.plain) } ?? "" }
      return "*\(escaped(option.text))\(told.joined())*"
    }
    var used: Set<Int> = []
    var marked = text
    marked.source = GapMarkers.marked(text.source, "[[", "]]") { options.indices.contains($0 - 1) }
    let plain = escapingMarks(MoodleXMLWriter.escaped(marked.plain))
    let filled = GapMarkers.filled(plain) { number in
      used.insert(number - 1)
      return mark(options[number - 1])
    }
    let others = options.indices.filter { !used.contains($0) }.map { mark(options[$0]) }
    return Content(
      library: "H5P.DragText",
      parameters: [
        "taskDescription": "", "textField": .text(filled),
        "distractors": .text(others.joined(separator: " ")),
      ]
    )
  }

  // MARK: Texts

  private func html(_ text: Question.Text) -> String { XHTML.text(text) }

  private func block(_ text: Question.Text) -> String { XHTML.block(text) }

  /// A text in which signs that mark gaps stand for themselves.
  private func escapingMarks(_ text: String, _ marks: String = "*") -> String {
    var written = ""
    var isInTag = false
    for character in text {
      if character == "<" { isInTag = true }
      if let value = character.asciiValue, marks.contains(character), !isInTag {
        written += "&#\(value);"
      } else {
        written.append(character)
      }
      if character == ">" { isInTag = false }
    }
    return written
  }
}
