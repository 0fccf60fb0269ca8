// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import LudusCore
import LudusFoundation
import LudusTestSupport
import MathAnswers
import QuizContent
import Testing

@testable import Interchange

extension SeededGenerator {
  /// A text of signs that mean something in some format, without white space that HTML would not
  /// keep.
  fileprivate mutating func nastyText(_ mark: String = "") -> String {
    let pieces = [
      "&", "<", ">", "\"", "'", "<br>", "&lt;", "&amp;", "&amp;lt;", "$$", "\\(", "\\)", "\\[", "{",
      "}", "=", "~", "#", "|", "\\", "*", "!", "[", "]", "(", ":", "/", "%50%", "->", "//", "@",
      "<b>x</b>", "<String>", "{#1}", "[[1]]", "{1:SA:=x}", "](", "$x$", "«math»", "]]>", "a", "Ü",
    ]
    var text = "t\(mark)"
    for _ in 0..<draw(below: 7) {
      text += (draw(below: 3) == 0 ? " " : "") + (drawElement(of: pieces) ?? "")
    }
    return text + "z"
  }

  private mutating func nastyRich(_ mark: String = "") -> RichText {
    switch draw(below: 12) {
    case 1, 2, 3:
      return RichText(of: [
        .text(nastyText(mark)), .emphasis(nastyText()), .text(nastyText()),
        .formula("\\frac{a}{b} < \\{c\\}"), .text(nastyText()),
      ])
    case 0:
      return RichText(of: [
        .text(nastyText(mark)), .emphasis(nastyText()), .text(nastyText()),
        .formula("\\frac{a}{b} < \\{c\\}"), .text(nastyText()),
        .image(reference: "a \"b\"&.png", alternative: nastyText()), .text(nastyText()),
      ])
    default: return RichText(nastyText(mark))
    }
  }

  private mutating func nastyOptions(_ isCorrect: (Int) -> Bool, isWeighted: Bool = false)
    -> AnswerOptions
  {
    let options = (1...3).map { number in
      AnswerOption(
        id: AnswerOption.ID("\(number)"),
        text: nastyRich("\(number)"),
        isCorrect: isCorrect(number),
        feedback: nastyRich(),
        weight: isWeighted ? isCorrect(number) ? (try? Fraction(1, 2)) ?? .one : -1 : nil
      )
    }
    return AnswerOptions(options, areShuffled: true)
  }

  private mutating func nastyItems() -> [Problem.Item] {
    (1...3).map { Problem.Item(Problem.Item.ID("\($0)"), nastyRich("\($0)")) }
  }

  private mutating func nastyMatcher(_ mark: String = "") -> ExactMatcher {
    ExactMatcher(nastyText(mark), alternatives: [nastyText("b")], normalization: .standard)
  }

  /// A problem of one of all kinds that a file can hold, with signs in every text.
  fileprivate mutating func nastyProblem(_ number: Int, kind: Int) throws -> Problem {
    var expected: [Problem.ExpectedAnswer] = []
    var prompt = nastyRich("p\(number)")
    let made: ProblemKind
    switch kind {
    case 0: made = .multipleChoice(nastyOptions { $0 == 2 })
    case 1: made = .checkAll(nastyOptions({ $0 < 3 }, isWeighted: true), grading: .weighted)
    case 2:
      made = .exactMatch(nastyMatcher())
      let near = ExactMatcher(nastyText("n"), normalization: .standard)
      expected = [
        .init(.exactMatch(near), credit: try Fraction(1, 2), feedback: nastyRich())
      ]
    case 3: made = .numeric(try NumericMatcher("2.5 ± 0.125"))
    case 4: made = .ordering(OrderingTask(nastyItems()))
    case 5:
      made = .matching(
        MatchingTask(nastyItems(), with: nastyItems(), pairs: ["1": "1", "2": "2", "3": "3"])
      )
    case 6:
      let text = RichText(of: [
        .text(nastyText().replacing("[[1]]", with: "")), .text(" [[1]] "), .emphasis(nastyText()),
        .text(nastyText().replacing("[[1]]", with: "") + " [[2]] "), .formula("x^2"),
      ])
      made = .cloze(
        ClozeTask(
          text,
          gaps: [
            ClozeTask.Gap("1", .exactMatch(nastyMatcher())),
            ClozeTask.Gap("2", .multipleChoice(nastyOptions { $0 == 1 }), weight: 2),
          ]
        )
      )
      prompt = "Fill the gaps."
    case 7:
      made = .trueFalse(draw(below: 2) == 0)
    default: made = .openResponse(OpenResponseTask(minimumWords: 5, maximumWords: 60))
    }
    return try Problem(
      id: Problem.ID("\(nastyText())-\(number)"),
      title: nastyText(),
      introduction: draw(below: 3) == 0 ? nastyRich() : nil,
      prompt: prompt,
      kind: made,
      explanation: nastyRich(),
      hints: [Problem.Hint(nastyRich()), Problem.Hint(nastyRich())],
      tags: [nastyText(), nastyText("2")],
      origin: .imported,
      expectedAnswers: expected
    )
  }
}

@Suite struct NastyTextTests {
  /// What a loss says about the fields of a problem.
  private func differences(_ old: Problem, _ new: Problem?) -> Set<String> {
    guard let new else { return ["type"] }
    var parts: Set<String> = []
    if new.id != old.id { parts.insert("id") }
    if new.title != old.title { parts.insert("title") }
    if !same(new.prompt, old.prompt) { parts.insert("prompt") }
    if !same(new.introduction, old.introduction) { parts.insert("introduction") }
    if !same(new.explanation, old.explanation) { parts.insert("explanation") }
    if new.hints.map({ show($0.text) }) != old.hints.map({ show($0.text) }) {
      parts.insert("hints")
    }
    if new.tags != old.tags { parts.insert("tags") }
    if show(new.kind) != show(old.kind) { parts.insert("kind") }
    if new.expectedAnswers.map({ show($0.feedback) })
      != old.expectedAnswers.map({
        show($0.feedback)
      })
    {
      parts.insert("expected")
    }
    return parts
  }

  private func same(_ one: RichText?, _ other: RichText?) -> Bool { show(one) == show(other) }

  /// A text by its runs, of which neighbors of one kind are one.
  private func show(_ text: RichText?) -> String {
    guard let text else { return "-" }
    return RichText.markup(of: text.runs).replacing("**", with: "").replacing("\u{2060}", with: "")
  }

  private func show(_ kind: ProblemKind) -> String {
    switch kind {
    case .multipleChoice(let options, _), .checkAll(let options, _):
      return options.all.map {
        "\(show($0.text)) \($0.isCorrect) \(show($0.feedback)) \($0.weight ?? 9)"
      }.joined(separator: "\n")
    case .exactMatch(let matcher): return matcher.accepted.joined(separator: "\n")
    case .ordering(let task): return task.items.map { show($0.text) }.joined(separator: "\n")
    case .matching(let task):
      return (task.left + task.right).map { show($0.text) }.joined(separator: "\n")
    case .cloze(let task):
      return show(task.text) + task.gaps.map { "\(show($0.kind)) \($0.weight)" }.joined()
    default: return "\(kind)"
    }
  }

  /// The losses that say that a part is not what it was.
  private static let named: [String: Set<Exported.Loss.Part>] = [
    "type": [.type], "files": [.files], "title": [.name, .labels], "id": [.labels, .name],
    "prompt": [.markup, .instruction],
    "introduction": [.type, .markup], "explanation": [.generalFeedback, .markup], "hints": [.hints],
    "tags": [.labels],
    "kind": [
      .type, .markup, .answerFeedback, .weights, .judgment, .grading, .letterCase, .mark, .rubric,
      .otherAnswers, .singleChoice, .arrow,
    ],
    "expected": [.weights, .answerFeedback, .type, .markup],
  ]

  private func check(
    _ problem: Problem,
    _ again: ProblemBank?,
    _ losses: [Exported.Loss],
    _ format: String,
    _ file: String
  ) throws {
    let found =
      again?.allProblems.first { $0.id == problem.id } ?? again?.allProblems.first
    let parts = Set(losses.map(\.part))
    for difference in differences(problem, found) {
      // Pictures that a format cannot hold are named for all texts together.
      let names = (Self.named[difference] ?? []).union([.files])
      let isNamed = !names.isDisjoint(with: parts)
      let shown = [problem, found].compactMap(\.self).map { problem in
        """
        \(problem.id) | \(problem.title ?? "-") | \(show(problem.prompt)) | \(show(problem.kind))
        \(show(problem.introduction)) | \(show(problem.explanation))
        \(problem.hints.map { show($0.text) }) | \(problem.tags)
        """
      }
      try #require(
        isNamed,
        "\(format): \(difference)\n\(shown.joined(separator: "\n"))\n\(parts)\n\(file)"
      )
    }
  }

  /// Whatever signs stand in a field, it comes back from every format, or its loss is named.
  @Test(arguments: 0..<9) func everyFieldComesBackOrIsNamed(kind: Int) {
    forEachSeed(0..<30) { generator in
      let problem = try generator.nastyProblem(1, kind: kind)
      let media = ProblemBank.Media(name: "a \"b\"&.png", data: Data([1, 2]))
      let bank = try ProblemBank(
        id: "b",
        title: "B",
        media: [media],
        sets: [ProblemSet(id: "s", title: "s", problems: [problem])]
      )
      // Cloze makes a text with a gap of all but these.
      var formats: [any ExchangeFormat.Type] = [
        GIFT.self, MoodleXML.self, Aiken.self, NumberedList.self,
      ]
      if kind == 1 || kind == 6 { formats.append(Cloze.self) }
      for format in formats {
        let written = format.write(bank)
        let read = format.read(written.bytes).bank(id: "b").bank
        try check(
          problem,
          read,
          written.losses,
          "\(format)",
          String(decoding: written.bytes, as: UTF8.self)
        )
      }
      let written = H5P.write(bank)
      let read = H5P.read(package: written.files).bank(id: "b").bank
      let content = String(decoding: written.files["content/content.json"] ?? [], as: UTF8.self)
      try check(problem, read, written.losses, "H5P", content)
    }
  }

  /// A text in Moodle's automatic format is HTML, with tags or without.
  @Test(arguments: [
    ("Who runs AT&amp;T?", "Who runs AT&T?"), ("<b>x</b> AT&amp;T &lt;3", "x AT&T <3"),
    ("two\nlines", "two\nlines"), ("<p>two</p>\n<p>lines</p>", "two\nlines"),
    ("1 < 2 & 3", "1 < 2 & 3"), ("$$x$$ and \\(y\\)", "x and y"), ("two  blanks", "two  blanks"),
  ]) func theAutomaticFormatIsHTML(source: String, shown: String) throws {
    var question = Question(
      text: Question.Text(source, format: "moodle"),
      task: .truth(true, feedbackTrue: nil, feedbackFalse: nil)
    )
    question.name = "t"
    for written in [MoodleXML.write([.question(question)]), GIFT.write([.question(question)])] {
      let read =
        written.bytes.first == UInt8(ascii: "<")
        ? MoodleXML.read(written.bytes) : GIFT.read(written.bytes)
      #expect(read.questions == [question])
      #expect(read.bank(id: "b").bank?.allProblems[0].prompt.plainText == shown)
    }
  }
}
