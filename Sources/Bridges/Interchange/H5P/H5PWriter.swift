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

  // MARK: Packages

  mutating func package(_ items: [Imported.Item.Content], title: String) -> ExportedPackage {
    var parts: [(library: String, parameters: JSONValue, title: String?)] = []
    var lost: [Exported.Loss] = []
    for (offset, item) in items.enumerated() {
      switch item {
      case .unusable: continue
      case .category: lost.append(Exported.Loss(.category, of: offset))
      case .question(let question):
        losses = []
        let made = content(of: question)
        if let made { parts.append((made.library, made.parameters, question.name)) }
        let all = made == nil ? [.type] : losses.unrepeated
        lost += all.map { Exported.Loss($0, of: offset, type: question.type) }
      }
    }
    let libraries = parts.map(\.library)
    let (main, content): (String, JSONValue) =
      if parts.count == 1 {
        (libraries[0], parts[0].parameters)
      } else {
        container(of: parts, isColumn: libraries.contains("H5P.AdvancedText"))
      }
    let name = parts.count == 1 ? parts[0].title ?? title : title
    let manifest = JSONValue.map([
      ("title", .text(name)), ("language", .text(language?.rawValue ?? "und")),
      ("mainLibrary", .text(main)), ("embedTypes", .list([.text("iframe")])),
      ("license", .text("U")),
      ("preloadedDependencies", .list(([main] + libraries).unrepeated.map(Self.dependency))),
    ])
    let files = [H5P.manifestPath: manifest, H5P.contentPath: content]
    return ExportedPackage(files: files.mapValues { $0.bytes }, losses: lost)
  }

  private static func dependency(_ library: String) -> JSONValue {
    let version = (versions[library] ?? "1.0").split(separator: ".").map(String.init)
    return .map([
      ("machineName", .text(library)), ("majorVersion", .number(version[0])),
      ("minorVersion", .number(version[1])),
    ])
  }

  private func container(
    of parts: [(library: String, parameters: JSONValue, title: String?)],
    isColumn: Bool
  ) -> (String, JSONValue) {
    let contents = parts.enumerated().map { index, content in
      part(content.library, content.parameters, title: content.title, number: index + 1)
    }
    guard isColumn else {
      let questions = JSONValue.map([
        ("progressType", .text("dots")), ("passPercentage", .number("50")),
        ("questions", .list(contents)),
      ])
      return ("H5P.QuestionSet", questions)
    }
    let rows = contents.map {
      JSONValue.map([("content", $0), ("useSeparator", .text("auto"))])
    }
    return ("H5P.Column", .map([("content", .list(rows))]))
  }

  /// A content within another one.
  func part(
    _ library: String,
    _ parameters: JSONValue,
    title: String?,
    number: Int
  ) -> JSONValue {
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(0, 12 - digits.count))
    return .map([
      ("library", .text("\(library) \(Self.versions[library] ?? "1.0")")),
      ("params", parameters),
      ("subContentId", .text("00000000-0000-4000-8000-\(zeros)\(digits)")),
      ("metadata", .map([("title", .text(title ?? "")), ("license", .text("U"))])),
    ])
  }

  // MARK: Questions

  /// The content of a question, or nil for one that has no place in H5P.
  mutating func content(of question: Question) -> (library: String, parameters: JSONValue)? {
    guard let made = members(of: question) else { return nil }
    let library = made.library
    var members = made.members
    if !question.tags.isEmpty || question.idNumber != nil { losses.append(.labels) }
    if let mark = question.mark, mark != 1, question.task != .description { losses.append(.mark) }
    if question.rubric != nil { losses.append(.rubric) }
    if !question.files.isEmpty { losses.append(.files) }
    if question.remainder != nil { losses.append(.remainder) }
    if question.isAllOrNothing, library != "H5P.MultiChoice" { losses.append(.grading) }
    if let feedback = question.generalFeedback {
      if library == "H5P.TrueFalse" {
        losses.append(.generalFeedback)
      } else {
        // Shown as text, whatever the score.
        let range = [
          ("from", JSONValue.number("0")), ("to", .number("100")),
          ("feedback", .text(html(feedback))),
        ]
        members.append(("overallFeedback", .list([.map(range)])))
      }
    }
    return (library, .map(members))
  }

  private mutating func members(
    of question: Question
  ) -> (library: String, members: [(String, JSONValue)])? {
    let text = JSONValue.text(block(question.text))
    var hints = question.hints
    defer { if !hints.isEmpty { losses.append(.hints) } }
    switch question.task {
    case .choices(let answers, let picksOne, let areShuffled):
      let behavior = [
        ("type", JSONValue.text(picksOne ? "single" : "multi")),
        ("randomAnswers", .flag(areShuffled)), ("singlePoint", .flag(question.isAllOrNothing)),
      ]
      let list = JSONValue.list(choices(answers, picksOne, question))
      return (
        "H5P.MultiChoice",
        [("question", text), ("answers", list), ("behaviour", .map(behavior))]
      )
    case .truth(let isTrue, let feedbackTrue, let feedbackFalse):
      let texts = isTrue ? [feedbackTrue, feedbackFalse] : [feedbackFalse, feedbackTrue]
      let behavior = zip(["feedbackOnCorrect", "feedbackOnWrong"], texts).compactMap { key, text in
        text.map { (key, JSONValue.text(html($0))) }
      }
      let options = ProblemKind.trueFalse(true, language: language ?? .english).options?.all ?? []
      let words = zip(["trueText", "falseText"], options).map {
        ($0, JSONValue.text($1.text.plainText))
      }
      return (
        "H5P.TrueFalse",
        [
          ("question", text), ("correct", .text("\(isTrue)")), ("l10n", .map(words)),
          ("behaviour", .map(behavior)),
        ]
      )
    case .written(_, let ignoresCase):
      let tip = hints.isEmpty ? nil : hints.removeFirst()
      let blank = blank(Question.Gap(question.task, mark: 1), tip: tip)
      return blanks(text, ["<p>\(blank)</p>"], ignoresCase: ignoresCase)
    case .numbers:
      let blank = blank(Question.Gap(question.task, mark: 1), tip: nil)
      return blanks(text, ["<p>\(blank)</p>"], ignoresCase: true)
    case .cloze(let gaps):
      guard gaps.allSatisfy({ $0.kind.name != .multichoice }) else { return nil }
      let written = gaps.filter { $0.kind.name == .shortanswer }.map(\.kind.ignoresCase)
      if Set(written).count > 1 { losses.append(.letterCase) }
      if Set(gaps.map(\.mark)).count > 1 { losses.append(.mark) }
      let marks = gaps.map { blank($0, tip: nil) }
      let parts = escapingMarks(block(question.text))
        .split(separator: "{#", omittingEmptySubsequences: false)
      let filled = parts.enumerated().map { index, part in
        let digits = part.prefix { $0.isASCII && $0.isNumber }
        guard index > 0, let number = Int(digits), marks.indices.contains(number - 1) else {
          return index > 0 ? "{#\(part)" : String(part)
        }
        return marks[number - 1] + part[digits.endIndex...].dropFirst()
      }.joined()
      return blanks(.text(""), [filled], ignoresCase: written.first ?? true)
    case .gapSelect(let options, _):
      return drag(options, question.text)
    case .essay:
      let sample = question.sampleAnswer.map { MoodleXMLWriter.escaped($0) } ?? ""
      return (
        "H5P.Essay",
        [
          ("taskDescription", text), ("solution", .map([("sample", .text(sample))])),
          ("keywords", .list([])),
        ]
      )
    case .description: return ("H5P.AdvancedText", [("text", text)])
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
      var members = [("text", JSONValue.text(block(answer.text))), ("correct", .flag(isCorrect))]
      if let feedback = answer.feedback {
        let texts = [("chosenFeedback", JSONValue.text(block(feedback)))]
        members.append(("tipsAndFeedback", .map(texts)))
      }
      return .map(members)
    }
  }

  private func blanks(
    _ text: JSONValue,
    _ questions: [String],
    ignoresCase: Bool
  ) -> (library: String, members: [(String, JSONValue)]) {
    let behavior = JSONValue.map([("caseSensitive", .flag(!ignoresCase))])
    let list = JSONValue.list(questions.map { .text($0) })
    return ("H5P.Blanks", [("text", text), ("questions", list), ("behaviour", behavior)])
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

  private mutating func drag(
    _ options: [Question.GapOption],
    _ text: Question.Text
  ) -> (library: String, members: [(String, JSONValue)]) {
    if Set(options.map(\.group)).count > 1 { losses.append(.judgment) }
    func mark(_ option: Question.GapOption) -> String {
      "*\(escapingMarks(MoodleXMLWriter.escaped(option.text), "*:"))*"
    }
    var used: Set<Int> = []
    let plain = escapingMarks(MoodleXMLWriter.escaped(text.plain))
    let parts = plain.split(separator: "[[", omittingEmptySubsequences: false)
    let filled = parts.enumerated().map { index, part in
      let digits = part.prefix { $0.isASCII && $0.isNumber }
      guard index > 0, let number = Int(digits), options.indices.contains(number - 1) else {
        return index > 0 ? "[[\(part)" : String(part)
      }
      used.insert(number - 1)
      return mark(options[number - 1]) + part[digits.endIndex...].dropFirst(2)
    }.joined()
    let others = options.indices.filter { !used.contains($0) }.map { mark(options[$0]) }
    return (
      "H5P.DragText",
      [
        ("taskDescription", .text("")), ("textField", .text(filled)),
        ("distractors", .text(others.joined(separator: " "))),
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
