// SPDX-License-Identifier: Apache-2.0
import FileDiagnostics
import Interchange
import LudusCore
import LudusTestSupport
import MathAnswers
import QuizContent
import Testing

/// Moodle's questions with wildcards become templates, and templates become such questions.
struct CalculatedQuestionTests {
  private static func dataset(_ name: String, _ values: [String]) -> String {
    let items = values.enumerated().map {
      "<dataset_item><number>\($0 + 1)</number><value>\($1)</value></dataset_item>"
    }
    return """
      <dataset_definition><status><text>private</text></status><name><text>\(name)</text></name>
      <type>calculated</type><distribution><text>uniform</text></distribution>
      <minimum><text>1</text></minimum><maximum><text>9</text></maximum>
      <decimals><text>1</text></decimals><itemcount>\(values.count)</itemcount>
      <dataset_items>\(items.joined())</dataset_items>
      <number_of_items>\(values.count)</number_of_items></dataset_definition>
      """
  }

  private static func answer(
    _ formula: String,
    fraction: String = "100",
    tolerance: String = "0.01",
    type: String = "1",
    format: String = "1",
    length: String = "2",
    feedback: String = ""
  ) -> String {
    """
    <answer fraction="\(fraction)"><text><![CDATA[\(formula)]]></text><tolerance>\(tolerance)</tolerance>
    <tolerancetype>\(type)</tolerancetype><correctanswerformat>\(format)</correctanswerformat>
    <correctanswerlength>\(length)</correctanswerlength>
    <feedback format="html"><text>\(feedback)</text></feedback></answer>
    """
  }

  private static func file(
    _ text: String,
    _ answers: String,
    _ datasets: [String],
    type: String = "calculated",
    more: String = ""
  ) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <quiz><question type="\(type)"><name><text>Q</text></name>
      <questiontext format="html"><text><![CDATA[\(text)]]></text></questiontext>
      <defaultgrade>2</defaultgrade><synchronize>0</synchronize>\(answers)\(more)
      <dataset_definitions>\(datasets.joined())</dataset_definitions></question></quiz>
      """.utf8
    )
  }

  private func template(_ bytes: [UInt8]) throws -> ProblemTemplate {
    let made = MoodleXML.read(bytes).bank(id: "b")
    return try #require(made.bank?.allTemplates.first, "\(made.diagnostics)")
  }

  private func codes(_ bytes: [UInt8]) -> [String] {
    let imported = MoodleXML.read(bytes)
    return (imported.diagnostics + imported.bank(id: "b").diagnostics).map(\.code.rawValue)
  }

  private func matcher(_ template: ProblemTemplate, _ number: Int) throws -> NumericMatcher {
    let kind = try #require(template.variant("\(template.id)#\(number)")).kind
    guard case .numeric(let matcher) = kind else {
      throw FoundNothing()
    }
    return matcher
  }

  private func matcher(of bytes: [UInt8]) throws -> NumericMatcher {
    try matcher(try template(bytes), 0)
  }

  private struct FoundNothing: Error {}

  @Test func wildcardsBecomeVariablesWhoseValuesBelongTogether() throws {
    let bytes = Self.file(
      "<p>A box of {a} by {b}: twice {a} is {={a}*2}.</p>",
      Self.answer("{a} * {b}"),
      [Self.dataset("a", ["1.5", "2", "3"]), Self.dataset("b", ["4", "5", "6", "7"])]
    )
    let template = try template(bytes)
    #expect(codes(bytes) == [])
    #expect(template.id == "Q" && template.points == 2)
    #expect(template.variantCount() == 3)
    #expect(
      template.variant("Q#0")?.prompt.plainText == "A box of 1.5 by 4: twice 1.5 is 3."
    )
    let matcher = try matcher(template, 2)
    #expect(matcher.preferred == "18.00")
    #expect(matcher.verdict(for: "18.1").isCorrect && !matcher.verdict(for: "18.2").isCorrect)
  }

  @Test(arguments: [
    ("pow({a}, 2) + sqrt({b})", "18.00"), ("sin(deg2rad({a}*10))", "0.64"),
    ("atan2({a}, {b})", "0.79"), ("log({b})", "1.39"), ("log10({a}) * 2", "1.20"),
    ("exp(-{a} / {b})", "0.37"), ("round({a} / 3, 1)", "1.30"),
    ("ceil({a}/3)+floor({b}/3)", "3.00"),
    ("max({a}, 7, {b})", "7.00"), ("-{a}+{b}*3", "8.00"), ("pi()*{a}", "12.57"),
    ("2*({a} - {b}/2)/.5", "8.00"), ("1.5e1 + {a}", "19.00"), ("log1p(0) + expm1(0)", "0.00"),
    ("asin(0.5) + acosh({a})", "2.59"), ("abs(-{a})", "4.00"), ("rad2deg(pi())", "180.00"),
    ("{a} - {b} - 1", "-1.00"), ("{a} / {b} / 2", "0.50"),
  ])
  func formulasAreReadAsInMoodle(formula: String, expected: String) throws {
    let datasets = [Self.dataset("a", ["4"]), Self.dataset("b", ["4"])]
    let template = try template(Self.file("{a} {b}", Self.answer(formula), datasets))
    #expect(try matcher(template, 0).preferred == expected)
  }

  @Test(arguments: [
    ("{a} ^ 2", "exclusive or"), ("{a} ** 2", "not known"), ("{a} + {c}", "no values"),
    ("{a} % 2", "not known"), ("bindec({a})", "bindec"), ("{a} > 1 ? 1 : 2", "not known"),
    ("({a}", "ends too early"), ("sin({a}, 2)", "2 arguments"), ("", "ends too early"),
    (String(repeating: "(", count: 3000) + "{a}", "too deeply"),
  ])
  func formulasThatAreNotKnownAreToldWithTheReason(formula: String, reason: String) {
    let bytes = Self.file("{a}", Self.answer(formula), [Self.dataset("a", ["4"])])
    let made = MoodleXML.read(bytes).bank(id: "b")
    #expect(made.bank == nil)
    #expect(made.diagnostics.map(\.code) == [.unusableQuestion])
    #expect(made.diagnostics.first?.sentence(in: .english).contains(reason) == true)
  }

  /// A share of the answer, a number, and a factor up and down.
  @Test(arguments: [
    ("1", "0.1", ["18", "22"], ["17.9", "22.1"]),
    ("2", "0.5", ["19.5", "20.5"], ["19.4", "20.6"]),
    ("3", "0.25", ["16", "25"], ["15.9", "25.1"]), ("2", "0", ["20"], ["20.01"]),
  ])
  func tolerancesAreThoseOfMoodle(
    type: String,
    tolerance: String,
    right: [String],
    wrong: [String]
  ) throws {
    let bytes = Self.file(
      "{a}",
      Self.answer("{a} * 10", tolerance: tolerance, type: type),
      [Self.dataset("a", ["2"])]
    )
    #expect(codes(bytes) == [])
    let matcher = try matcher(try template(bytes), 0)
    for answer in right { #expect(matcher.verdict(for: answer).isCorrect, "\(answer)") }
    for answer in wrong { #expect(!matcher.verdict(for: answer).isCorrect, "\(answer)") }
  }

  @Test func answersAreShownInTheirFormat() throws {
    let data = [Self.dataset("a", ["1234.5"])]
    let decimals = Self.file("{a}", Self.answer("{a}/7", format: "1", length: "3"), data)
    #expect(try matcher(of: decimals).preferred == "176.357")
    let figures = Self.file("{a}", Self.answer("{a}/7", format: "2", length: "3"), data)
    #expect(try matcher(of: figures).preferred == "176")
  }

  @Test func partlyRightAnswersAndFeedbackAreKept() throws {
    let answers =
      Self.answer("{a}*2", feedback: "Twice {a}.")
      + Self.answer("{a}+2", fraction: "50", tolerance: "0", feedback: "{a} and 2 are {={a}+2}")
      + Self.answer("*", fraction: "0", feedback: "No.")
    let bytes = Self.file("{a}", answers, [Self.dataset("a", ["3"])])
    let problem = try #require(try template(bytes).variant("Q#0"))
    let half = try Fraction(1, 2)
    #expect(problem.expectedAnswers.map(\.credit) == [1, half, 0])
    #expect(
      problem.expectedAnswers.map { $0.feedback?.plainText }
        == ["Twice 3.", "3 and 2 are 5", "No."]
    )
  }

  @Test func choicesHaveTheirNumbers() throws {
    let answers =
      Self.answer("{={a}*{b}} cm") + Self.answer("{={a}+{b}} cm", fraction: "0")
      + Self.answer("none", fraction: "0")
    let bytes = Self.file(
      "{a} by {b}",
      answers,
      [Self.dataset("a", ["3", "4"]), Self.dataset("b", ["5", "7"])],
      type: "calculatedmulti",
      more: "<single>true</single><shuffleanswers>1</shuffleanswers>"
    )
    let template = try template(bytes)
    #expect(codes(bytes) == [])
    let options = try #require(template.variant("Q#1")?.kind.options)
    #expect(options.all.map(\.text.plainText) == ["28.00 cm", "11.00 cm", "none"])
    #expect(options.areShuffled)
  }

  @Test func aUnitIsPartOfTheKey() throws {
    let units =
      "<unitgradingtype>1</unitgradingtype><unitpenalty>1</unitpenalty>"
      + "<units><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit></units>"
    let data = [Self.dataset("a", ["3"])]
    let bytes = Self.file("{a}", Self.answer("{a}"), data, type: "calculatedsimple", more: units)
    #expect(try matcher(of: bytes).preferred == "3.00 m")
    #expect(try matcher(of: bytes).verdict(for: "300 cm").isCorrect)
  }

  @Test(arguments: [
    ("calculated", "<dataset_definitions/>"), ("calculated", ""), ("calculatedmulti", ""),
  ])
  func withoutValuesNothingCanBeDrawn(type: String, definitions: String) {
    let bytes = Array(
      """
      <quiz><question type="\(type)"><questiontext><text>{a}</text></questiontext>
      \(Self.answer("{a}"))\(definitions)</question></quiz>
      """.utf8
    )
    let made = MoodleXML.read(bytes).bank(id: "b")
    #expect(made.bank == nil && made.diagnostics.count == 1)
  }

  @Test func aFileKeepsAllOfSuchAQuestion() throws {
    let bytes = Self.file(
      "{a}",
      Self.answer("{a}/3", tolerance: "0.25", type: "3", format: "2", length: "4"),
      [Self.dataset("a", ["3", "4"])]
    )
    let imported = MoodleXML.read(bytes)
    let written = MoodleXML.write(imported.items.map(\.content))
    let text = String(decoding: written.bytes, as: UTF8.self)
    for part in [
      "<tolerance>0.25</tolerance>", "<tolerancetype>3</tolerancetype>",
      "<correctanswerformat>2</correctanswerformat>",
      "<correctanswerlength>4</correctanswerlength>",
    ] { #expect(text.contains(part)) }
    #expect(MoodleXML.read(written.bytes).items.map(\.content) == imported.items.map(\.content))
  }

  // MARK: Back

  private func bank(_ templates: [ProblemTemplate]) throws -> ProblemBank {
    try ProblemBank(
      id: "b",
      title: "B",
      sets: [ProblemSet(id: "s", title: "s", templates: templates)]
    )
  }

  @Test func aTemplateGoesToMoodleAndComesBack() throws {
    let circle = try ProblemTemplate(
      id: "circle",
      prompt: RichText(markup: "The area of a circle with $r = {{r}}$? (*not* {r})"),
      variables: [.init("r", .range(from: 1, through: 20, step: 1))],
      formulas: [.init("A", "pi r^2", style: .significantFigures(3))],
      constraints: ["r != 3"],
      key: .numeric(.init("A", unit: "cm^2", tolerance: .relative(0.01))),
      points: 3,
      explanation: "It is {{A}} cm².",
      hints: ["Mind {{r}}."],
      tags: ["circles"],
      expectedAnswers: [.init(.numeric(.init("r")), credit: Fraction(1, 4), feedback: "Only r.")]
    )
    let picks = try ProblemTemplate(
      id: "picks",
      prompt: "{{a}} + {{b}}?",
      variables: [
        .init("a", .range(from: 1, through: 30, step: 1)),
        .init("b", .range(from: 1, through: 30, step: 1)),
      ],
      formulas: [.init("s", "a + b"), .init("d", "a - b")],
      key: .multipleChoice([.correct("s", "{{s}}"), .wrong("d", "{{d}}")])
    )
    let written = MoodleXML.write(try bank([circle, picks]))
    #expect(written.losses.map(\.part.rawValue) == [])
    let imported = MoodleXML.read(written.bytes)
    let made = imported.bank(id: "c")
    #expect((imported.diagnostics + made.diagnostics).map(\.code.rawValue) == [])
    let back = try #require(made.bank).allTemplates
    try #require(back.count == 2)
    #expect(back[0].variantCount() == 19 && back[0].points == 3)
    #expect(back[1].variantCount() == 100)
    let variant = try #require(back[0].variant("circle#1"))
    #expect(variant.prompt.plainText.contains("2"))
    #expect(variant.prompt.plainText.contains("{r}"))
    #expect(variant.explanation?.plainText == "It is 12.6 cm².")
    #expect(variant.hints.map(\.text.plainText) == ["Mind 2."])
    let matcher = try #require(variant.kind.matcher)
    #expect(matcher.verdict(for: "12.57 cm^2").isCorrect)
    #expect(!matcher.verdict(for: "12.8 cm^2").isCorrect)
    let quarter = try Fraction(1, 4)
    #expect(variant.expectedAnswers.map(\.credit) == [quarter])
    let options = try #require(back[1].variant("picks#7")?.kind.options)
    #expect(options.correct.count == 1)
  }

  @Test func whatMoodleHasNotIsTold() throws {
    let words = try ProblemTemplate(
      id: "w",
      prompt: "{{w}}",
      variables: [.init("w", .texts(["x", "y"])), .init("a", .numbers([1, 2]))],
      key: .numeric(.init("a"))
    )
    let written = MoodleXML.write(try bank([words]))
    #expect(written.losses.map(\.part) == [.templates])
    // Another format has no templates, and says so of a set that has nothing else.
    let gift = GIFT.write(try bank([words]))
    #expect(gift.losses.map(\.part) == [.templates])
  }

  @Test func brokenFilesTrapNothing() {
    let whole = Self.file(
      "{a} {={a}*{b}} {=} {=({a}} {",
      Self.answer("{a} * sqrt({b})", tolerance: "x") + Self.answer("", tolerance: "1e999"),
      [Self.dataset("a", ["1", "x"]), Self.dataset("b", ["2"]), Self.dataset("", [])]
    )
    forEachSeed(0..<200) { generator in
      var bytes = whole
      for _ in 0..<5 {
        let place = generator.draw(below: bytes.count)
        bytes[place] = UInt8(generator.draw(below: 256))
      }
      bytes.removeLast(generator.draw(below: bytes.count))
      _ = MoodleXML.read(bytes).bank(id: "b")
    }
  }
}
