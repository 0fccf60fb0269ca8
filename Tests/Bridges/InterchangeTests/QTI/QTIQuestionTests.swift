// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizContent
import Testing

@testable import Interchange

/// An item of a package, with its rules and what it asks.
private func read(
  _ declarations: String,
  body: String,
  processing: String = "",
  rest: String = ""
) -> ImportedPackage {
  let score = #"<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>"#
  let text = """
    <assessmentItem identifier="i" title="t">\(declarations)\(score)<itemBody>\(body)</itemBody>\(processing)\(rest)\
    </assessmentItem>
    """
  return QTI.read(package: ["i.xml": Array(text.utf8)])
}

private func declaration(_ type: String, correct: String = "", inside: String = "") -> String {
  let key = correct.isEmpty ? "" : "<correctResponse><value>\(correct)</value></correctResponse>"
  return QTISample.response("RESPONSE", "single", type, inside: key + inside)
}

private func rules(_ test: String) -> String {
  """
  <responseProcessing><responseCondition><responseIf>\(test)<setOutcomeValue identifier="SCORE">\
  <baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>
  """
}

private let variable = #"<variable identifier="RESPONSE"/>"#
private let entry =
  #"<p>How far?</p><p><textEntryInteraction responseIdentifier="RESPONSE"/> km</p>"#

private func base(_ value: String) -> String {
  "<baseValue baseType=\"float\">\(value)</baseValue>"
}

@Suite struct QTIQuestionTests {
  @Test(arguments: [
    (
      #"<equal toleranceMode="absolute" tolerance="0.5 0.5">\#(variable)\#(base("3"))</equal>"#,
      "0.5", true
    ),
    (
      #"<equal toleranceMode="relative" tolerance="10"><correct identifier="RESPONSE"/>\#(variable)</equal>"#,
      "0.3", true
    ),
    (#"<equal toleranceMode="exact">\#(base("3"))\#(variable)</equal>"#, "0", true),
    (
      #"<equalRounded roundingMode="decimalPlaces" figures="1">\#(variable)\#(base("3"))</equalRounded>"#,
      "0.05", false
    ),
    ("<and><gte>\(variable)\(base("2"))</gte><lte>\(variable)\(base("4"))</lte></and>", "1", true),
    (
      #"<equal toleranceMode="absolute" tolerance="0.5 2">\#(variable)\#(base("3"))</equal>"#,
      "0.5", false
    ),
  ]) func aToleranceSurvives(test: String, tolerance: String, isExact: Bool) throws {
    let body = #"<p>How far?</p><p><textEntryInteraction responseIdentifier="RESPONSE"/></p>"#
    let package = read(declaration("float", correct: "3"), body: body, processing: rules(test))
    let question = try #require(package.questions.first)
    #expect(question.text.source == "How far?")
    guard case .numbers(let answers) = question.task else {
      Issue.record("\(question.task)")
      return
    }
    #expect(answers.map(\.text.source) == ["3"])
    #expect(answers.map(\.tolerance) == [tolerance])
    #expect(answers.map(\.fraction) == [1])
    #expect(package.diagnostics.map(\.code) == (isExact ? [] : [.scoringApproximated]))
    let again = QTI.read(package: QTI.write([.question(question)]).files)
    #expect(again.questions.map(\.task) == [question.task])
  }

  @Test func anItemWithoutRulesIsScoredByItsKey() throws {
    let choices = """
      <choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>Which?</prompt>
      <simpleChoice identifier="A">a</simpleChoice><simpleChoice identifier="B">b</simpleChoice></choiceInteraction>
      """
    let package = read(declaration("identifier", correct: "B"), body: choices)
    #expect(package.diagnostics.map(\.code) == [.usualRules])
    #expect(package.questions[0].text.source == "Which?")
    guard case .choices(let answers, true, false) = package.questions[0].task else {
      Issue.record("\(package.questions[0].task)")
      return
    }
    #expect(answers.map(\.fraction) == [0, 1])
    let survey = read(declaration("identifier"), body: choices)
    #expect(survey.diagnostics.map(\.code) == [.noKey])
    #expect(survey.questions[0].type == "choiceInteraction")
    #expect(
      survey.bank(id: "b").diagnostics.map(\.description) == [
        "i.xml:1:1: error: The question cannot be used: no response to it earns anything. [unusable-question]"
      ]
    )
  }

  @Test func anEntryWithinATextIsAGapUnlessItsAnswersEarnAPart() throws {
    let match = rules(#"<match>\#(variable)<correct identifier="RESPONSE"/></match>"#)
    let gap = read(declaration("string", correct: "York"), body: entry, processing: match)
    #expect(gap.questions[0].type == "multianswer")
    #expect(gap.questions[0].text.source == "<p>How far?</p><p>{#1} km</p>")
    let mapping = """
      <mapping defaultValue="0"><mapEntry mapKey="York" mappedValue="2"/><mapEntry mapKey="york" mappedValue="1"/></mapping>
      """
    let processing = #"<responseProcessing template="x/map_response"/>"#
    let question = read(
      declaration("string", correct: "York", inside: mapping),
      body: entry,
      processing: processing
    ).questions[0]
    #expect(question.text.source == "<p>How far?</p><p>_____ km</p>")
    #expect(question.mark == 2)
    guard case .written(let answers, ignoresCase: false) = question.task else {
      Issue.record("\(question.task)")
      return
    }
    #expect(answers.map(\.fraction) == [1, try Fraction(1, 2)])
  }

  /// A third, and as little as makes no whole marks with it: together they have no denominator that
  /// fits.
  @Test func gapsOfAnyPointsHaveMarks() throws {
    let points = ["A": "5", "B": "0.000000000000000003", "C": "9.999999999999999997"]
    let names = points.keys.sorted()
    let declarations = names.map { name in
      let inside = #"""
        <correctResponse><value>x</value></correctResponse><mapping><mapEntry mapKey="x" mappedValue="\#(points[name] ?? "")"/></mapping>
        """#
      return QTISample.response(name, "single", "string", inside: inside)
    }
    let earned = names.map { #"<mapResponse identifier="\#($0)"/>"# }.joined()
    let package = read(
      declarations.joined(),
      body: names.map { #"<p><textEntryInteraction responseIdentifier="\#($0)"/></p>"# }.joined(),
      processing: """
        <responseProcessing><setOutcomeValue identifier="SCORE"><sum>\(earned)</sum></setOutcomeValue></responseProcessing>
        """
    )
    guard case .cloze(let gaps)? = package.questions.first?.task else {
      Issue.record("\(package.questions)")
      return
    }
    #expect(gaps.map(\.mark) == [1, 1, 1])
    #expect(package.diagnostics.map(\.code).contains(.scoringApproximated))
  }

  @Test func gapsOfTheGreatestMarksAreWritten() throws {
    let kind = try #require(Question.Gap.Kind(name: "SA"))
    let answers = [Question.Answer(Question.Text("x"), fraction: .one)]
    let gap = Question.Gap(kind: kind, mark: .max, answers: answers)
    let question = Question(text: Question.Text("{#1} {#2}"), task: .cloze([gap, gap]))
    #expect(QTI.write([.question(question)]).files.count == 3)
  }

  @Test(arguments: [("match_correct", true), ("map_response", false)])
  func twoPairsAreAllOrNothingWhereOneEarnsNothing(template: String, isAllOrNothing: Bool) throws {
    let pairs = """
      <correctResponse><value>A X</value><value>B Y</value></correctResponse>
      <mapping defaultValue="0"><mapEntry mapKey="A X" mappedValue="1"/><mapEntry mapKey="B Y" mappedValue="1"/></mapping>
      """
    func choices(_ names: [String]) -> String {
      let choices = names.map {
        #"<simpleAssociableChoice identifier="\#($0)" matchMax="1">\#($0)</simpleAssociableChoice>"#
      }
      return "<simpleMatchSet>\(choices.joined())</simpleMatchSet>"
    }
    let question = read(
      QTISample.response("RESPONSE", "multiple", "directedPair", inside: pairs),
      body: """
        <matchInteraction responseIdentifier="RESPONSE" maxAssociations="2">\(choices(["A", "B"]))\
        \(choices(["X", "Y"]))</matchInteraction>
        """,
      processing: #"<responseProcessing template="x/\#(template)"/>"#
    ).questions[0]
    #expect(question.isAllOrNothing == isAllOrNothing)
  }

  @Test func feedbackIsThatOfTheResponsesThatGetIt() throws {
    let body = """
      <choiceInteraction responseIdentifier="RESPONSE"><simpleChoice identifier="A">a<feedbackInline outcomeIdentifier="X" \
      identifier="A" showHide="show">Inline</feedbackInline></simpleChoice><simpleChoice identifier="B">b</simpleChoice>
      </choiceInteraction>
      """
    let outcome =
      #"<outcomeDeclaration identifier="F" cardinality="single" baseType="identifier"/>"#
    let all =
      #"<outcomeDeclaration identifier="G" cardinality="single" baseType="identifier"><defaultValue><value>g</value></defaultValue></outcomeDeclaration>"#
    let feedback =
      ["B": "No", "C": ""].map {
        #"<modalFeedback outcomeIdentifier="F" identifier="\#($0)" showHide="show"><p>\#($1)</p></modalFeedback>"#
      }.joined()
      + #"<modalFeedback outcomeIdentifier="G" identifier="g" showHide="show">All</modalFeedback>"#
    let processing = """
      <responseProcessing><responseCondition><responseIf><match>\(variable)<correct identifier="RESPONSE"/></match>\
      <setOutcomeValue identifier="SCORE">\(base("1"))</setOutcomeValue></responseIf></responseCondition>\
      <setOutcomeValue identifier="F">\(variable)</setOutcomeValue></responseProcessing>
      """
    let package = read(
      declaration("identifier", correct: "A") + outcome + all,
      body: body,
      processing: processing,
      rest: feedback
    )
    #expect(package.diagnostics == [])
    let question = try #require(package.questions.first)
    #expect(question.generalFeedback?.source == "All")
    guard case .choices(let answers, true, _) = question.task else {
      Issue.record("\(question.task)")
      return
    }
    #expect(answers.map(\.text.source) == ["a", "b"])
    #expect(answers.map { $0.feedback?.source } == ["Inline", "No"])
    let again = QTI.read(package: QTI.write([.question(question)]).files).questions[0]
    #expect(again.task == question.task)
    #expect(again.generalFeedback == question.generalFeedback)
  }

  @Test func notesForGradersAndASampleAnswerAreKept() throws {
    let body = """
      <rubricBlock view="scorer"><p>Two points for names.</p></rubricBlock><rubricBlock view="candidate">Mind the time.</rubricBlock>
      <p>Tell.</p><extendedTextInteraction responseIdentifier="RESPONSE"/>
      """
    let package = read(declaration("string", correct: "Once upon a time."), body: body)
    let question = try #require(package.questions.first)
    #expect(question.task == .essay)
    #expect(question.rubric?.source == "Two points for names.")
    #expect(question.sampleAnswer == "Once upon a time.")
    #expect(question.text.source.hasPrefix("Mind the time.<br>"))
    let written = QTI.write([.question(question)])
    #expect(written.losses == [])
    let again = QTI.read(package: written.files).questions[0]
    #expect(again.rubric == question.rubric)
    #expect(again.sampleAnswer == question.sampleAnswer)
    #expect(GIFT.write([.question(question)]).losses.map(\.part) == [.rubric])
    #expect(MoodleXML.write([.question(question)]).losses.map(\.part) == [.rubric])
    let made = package.bank(id: "b")
    #expect(made.diagnostics.map(\.code) == [.rubricLeftOut])
    #expect(made.bank?.allProblems[0].correctAnswer == .text("Once upon a time."))
  }

  @Test(arguments: [
    #"<drawingInteraction responseIdentifier="RESPONSE"/>"#,
    #"<choiceInteraction responseIdentifier="RESPONSE"/><orderInteraction responseIdentifier="RESPONSE"/>"#,
    #"<matchInteraction responseIdentifier="RESPONSE"/>"#,
    #"<orderInteraction responseIdentifier="RESPONSE"><simpleChoice identifier="A"/></orderInteraction>"#,
    #"<gapMatchInteraction responseIdentifier="RESPONSE"><gapText identifier="A"/></gapMatchInteraction>"#,
    #"<choiceInteraction responseIdentifier="OTHER"/>"#,
    #"<textEntryInteraction responseIdentifier="OTHER"/>"#,
  ]) func whatIsNoProblemIsKeptByItsName(body: String) throws {
    let package = read(declaration("identifier", correct: "B"), body: body)
    let question = try #require(package.questions.first)
    #expect(question.type.contains("Interaction"))
    let made = package.bank(id: "b")
    #expect(made.bank == nil)
    let hasCause = question.obstacle != nil
    #expect(made.diagnostics.map(\.code) == [hasCause ? .unusableQuestion : .unusableType])
    #expect(
      hasCause
        == (body.contains("orderInt") && !body.contains("choiceInt") || body.contains("gapText"))
    )
    #expect(QTI.write([.question(question)]).losses.map(\.part) == [.type])
  }
}
