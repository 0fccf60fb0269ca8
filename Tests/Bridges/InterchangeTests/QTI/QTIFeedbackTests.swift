// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

@testable import Interchange

/// Reads an item with four choices, of which A and B are right, and some texts.
private func read(
  picksOne: Bool = false,
  outcomes: String,
  rules: String,
  feedback: String,
  within: String = ""
) -> ImportedPackage {
  let choices = ["A", "B", "C"].map {
    "<simpleChoice identifier=\"\($0)\">choice \($0)\($0 == "C" ? within : "")</simpleChoice>"
  }.joined()
  let text = """
    <assessmentItem identifier="i" title="t"><responseDeclaration identifier="RESPONSE" \
    cardinality="\(picksOne ? "single" : "multiple")" baseType="identifier"><correctResponse><value>A</value>\
    \(picksOne ? "" : "<value>B</value>")</correctResponse><mapping lowerBound="0" defaultValue="-1">\
    <mapEntry mapKey="A" mappedValue="1"/><mapEntry mapKey="B" mappedValue="\(picksOne ? "0.5" : "1")"/></mapping>\
    </responseDeclaration><outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>\(outcomes)\
    <itemBody><choiceInteraction responseIdentifier="RESPONSE" maxChoices="\(picksOne ? 1 : 0)"><prompt>Which?</prompt>\(choices)\
    </choiceInteraction></itemBody><responseProcessing><setOutcomeValue identifier="SCORE">\
    <mapResponse identifier="RESPONSE"/></setOutcomeValue>\(rules)</responseProcessing>\(feedback)</assessmentItem>
    """
  return QTI.read(package: ["i.xml": Array(text.utf8)])
}

private func outcome(_ name: String, _ cardinality: String = "multiple") -> String {
  "<outcomeDeclaration identifier=\"\(name)\" cardinality=\"\(cardinality)\" baseType=\"identifier\"/>"
}

private func set(_ name: String, _ values: [String], if test: String) -> String {
  let values = values.map { "<baseValue baseType=\"identifier\">\($0)</baseValue>" }.joined()
  return """
    <responseCondition><responseIf>\(test)<setOutcomeValue identifier="\(name)"><multiple>\(values)</multiple>\
    </setOutcomeValue></responseIf></responseCondition>
    """
}

private func modal(_ name: String, _ identifier: String, _ text: String, title: String? = nil)
  -> String
{
  let title = title.map { " title=\"\($0)\"" } ?? ""
  return """
    <modalFeedback outcomeIdentifier="\(name)" identifier="\(identifier)" showHide="show"\(title)>\(text)</modalFeedback>
    """
}

private let isRight =
  "<match><variable identifier=\"RESPONSE\"/><correct identifier=\"RESPONSE\"/></match>"

@Suite struct QTIFeedbackTests {
  private func answers(_ question: Question) -> [Question.Answer] {
    if case .choices(let answers, _, _) = question.task { answers } else { [] }
  }

  /// A text for whoever is not right belongs to no option, as a right one is picked with a wrong
  /// one, too.
  @Test func textForWrongResponsesIsNotPutOnOptions() throws {
    let package = read(
      outcomes: outcome("F"),
      rules: set("F", ["no"], if: "<not>\(isRight)</not>"),
      feedback: modal("F", "no", "That is not it")
    )
    let question = try #require(package.questions.first)
    #expect(answers(question).map(\.feedback) == [nil, nil, nil])
    #expect(question.responseFeedback.map(\.condition) == [.incorrect, .partlyCorrect])
    #expect(question.responseFeedback.map(\.text.source) == ["That is not it", "That is not it"])
    #expect(package.diagnostics == [])
    let problem = try #require(package.bank(id: "b").bank?.allProblems.first)
    #expect(problem.feedback.map(\.text.plainText) == ["That is not it", "That is not it"])
  }

  @Test func severalTextsAndTheirTitlesArrive() throws {
    let package = read(
      outcomes: outcome("F") + outcome("G"),
      rules: set("F", ["yes", "more"], if: isRight)
        + set("F", ["no"], if: "<not>\(isRight)</not>")
        + set("G", ["all"], if: "<not><isNull><variable identifier=\"SCORE\"/></isNull></not>"),
      feedback: modal("F", "yes", "Well done", title: "Right!") + modal("F", "more", "Read on")
        + modal("F", "no", "Try again", title: "Wrong!")
        + modal("G", "all", "By the way", title: "Note")
    )
    let question = try #require(package.questions.first)
    #expect(question.responseFeedback.map(\.title) == ["Right!", nil, "Wrong!", "Wrong!"])
    #expect(
      question.responseFeedback.map(\.condition) == [
        .correct, .correct, .incorrect, .partlyCorrect,
      ]
    )
    #expect(question.generalFeedback?.plain == "Note\nBy the way")
    let again = QTI.read(package: QTI.write([.question(question)]).files).questions[0]
    #expect(again.responseFeedback == question.responseFeedback)
    #expect(again.generalFeedback?.plain == question.generalFeedback?.plain)
  }

  /// Texts of single picks, of a pick among others, and of two picks together.
  @Test func textsOfPicksArrive() throws {
    func picked(_ ids: [String]) -> String {
      let values = ids.map { "<baseValue baseType=\"identifier\">\($0)</baseValue>" }.joined()
      return "<match><variable identifier=\"RESPONSE\"/><multiple>\(values)</multiple></match>"
    }
    let member =
      "<member><baseValue baseType=\"identifier\">C</baseValue><variable identifier=\"RESPONSE\"/></member>"
    let package = read(
      outcomes: outcome("F") + outcome("G") + outcome("H"),
      rules: set("F", ["x"], if: member) + set("G", ["y"], if: picked(["A", "C"]))
        + set("H", ["z"], if: "<isNull><variable identifier=\"RESPONSE\"/></isNull>"),
      feedback: modal("F", "x", "C is not one") + modal("G", "y", "Both begin alike")
        + modal("H", "z", "Pick something")
    )
    let question = try #require(package.questions.first)
    #expect(answers(question).map { $0.feedback?.source } == [nil, nil, "C is not one"])
    #expect(question.responseFeedback.map(\.condition) == [.picks([0, 2]), .picks([])])
    let again = QTI.read(package: QTI.write([.question(question)], as: .v30).files).questions[0]
    #expect(again.responseFeedback == question.responseFeedback)
    #expect(again.task == question.task)
  }

  @Test func textsOfSomeCreditArrive() throws {
    let package = read(
      picksOne: true,
      outcomes: outcome("F"),
      rules: set(
        "F",
        ["x"],
        if:
          "<gte><variable identifier=\"SCORE\"/><baseValue baseType=\"float\">0.5</baseValue></gte>"
      ),
      feedback: modal("F", "x", "Not bad")
    )
    let question = try #require(package.questions.first)
    // Both that earn more than nothing see it: the right one and the one that earns half.
    #expect(question.responseFeedback.map(\.condition) == [.correct, .partlyCorrect])
  }

  @Test func aBlockInTheBodyIsFeedbackToo() throws {
    let package = read(
      picksOne: true,
      outcomes: outcome("F", "single"),
      rules: """
        <setOutcomeValue identifier="F"><variable identifier="RESPONSE"/></setOutcomeValue>
        """,
      feedback: "",
      within:
        "<feedbackInline outcomeIdentifier=\"F\" identifier=\"C\" showHide=\"show\">No, no</feedbackInline>"
    )
    #expect(answers(package.questions[0]).map { $0.feedback?.source } == [nil, nil, "No, no"])
  }

  /// Who sees a text that is hidden for right responses is whoever is wrong.
  @Test func aHiddenTextIsShownToOthers() throws {
    let hidden =
      "<modalFeedback outcomeIdentifier=\"F\" identifier=\"yes\" showHide=\"hide\">Look again</modalFeedback>"
    let package = read(
      outcomes: outcome("F"),
      rules: set("F", ["yes"], if: isRight),
      feedback: hidden
    )
    #expect(package.questions[0].responseFeedback.map(\.condition) == [.incorrect, .partlyCorrect])
  }

  @Test func aTextThatNoConditionNamesIsTold() throws {
    let any = ["B", "C"].map {
      "<member><baseValue baseType=\"identifier\">\($0)</baseValue><variable identifier=\"RESPONSE\"/></member>"
    }.joined()
    let many = (0..<12).map { "<simpleChoice identifier=\"X\($0)\">x \($0)</simpleChoice>" }
      .joined()
    let package = read(
      outcomes: outcome("F") + outcome("G"),
      rules: set("F", ["x"], if: "<or>\(any)</or>"),
      feedback: modal("F", "x", "Only seen now and then") + modal("G", "never", "Not seen at all"),
      within: "</simpleChoice>\(many)<simpleChoice identifier=\"Y\">y"
    )
    #expect(
      package.diagnostics.filter { $0.code == .feedbackLeftOut }.map { $0.values["text"] } == [
        .text("Only seen now and then"), .text("Not seen at all"),
      ]
    )
  }

  /// What a response earns says the rule, whether or not its outcome is declared.
  @Test func aScoreThatIsNotDeclaredIsTakenAndTold() throws {
    let text = """
      <assessmentItem identifier="i" title="t"><responseDeclaration identifier="RESPONSE" cardinality="single" \
      baseType="identifier"><correctResponse><value>B</value></correctResponse></responseDeclaration><itemBody>\
      <choiceInteraction responseIdentifier="RESPONSE"><prompt>Which?</prompt><simpleChoice identifier="A">a</simpleChoice>\
      <simpleChoice identifier="B">b</simpleChoice></choiceInteraction></itemBody>\
      <responseProcessing template="http://x.example/match_correct"/></assessmentItem>
      """
    let package = QTI.read(package: ["i.xml": Array(text.utf8)])
    #expect(package.diagnostics.map(\.code) == [.undeclaredOutcome])
    #expect(answers(package.questions[0]).map(\.fraction) == [0, 1])
    #expect(package.bank(id: "b").bank?.allProblems.count == 1)
  }

  @Test func picturesThatAreNotThereAreTold() throws {
    let body = """
      <p>Look: <img src="nope.png" alt="a leaf"/> <img src="file:///etc/passwd" alt="none"/> \
      <img src="javascript:x()" alt="y"/> <img src="../../../x.png" alt="z"/> <img src="https://x.example/a.png" alt="web"/> \
      <img src="data:image/png;base64,AA==" alt="own"/></p>
      """
    let text = """
      <assessmentItem identifier="i" title="t"><itemBody>\(body)<extendedTextInteraction responseIdentifier="R"/></itemBody>\
      </assessmentItem>
      """
    let package = QTI.read(package: ["i.xml": Array(text.utf8)])
    #expect(
      package.diagnostics.map(\.code) == [
        .missingFile, .addressLeftOut, .addressLeftOut, .missingFile,
      ]
    )
    let source = package.questions[0].text.source
    #expect(source.contains("a leaf"))
    #expect(!source.contains("nope.png") && !source.contains("passwd") && !source.contains("x()"))
    #expect(source.contains("https://x.example/a.png") && source.contains("data:image/png"))
  }

  /// Elements of another namespace keep their prefix, those of the item's own lose it.
  @Test func aPrefixOfFormulasStaysAndThatOfTheItemGoes() {
    let text = """
      <q:assessmentItem xmlns:q="http://www.imsglobal.org/xsd/imsqti_v2p2" xmlns:m="http://www.w3.org/1998/Math/MathML" \
      identifier="i" title="t"><q:itemBody><q:p>Half of <m:math><m:mn>8</m:mn></m:math> <q:b>now</q:b><q:br/></q:p>\
      <q:extendedTextInteraction responseIdentifier="R"/></q:itemBody></q:assessmentItem>
      """
    let source = QTI.read(package: ["i.xml": Array(text.utf8)]).questions.first?.text.source
    #expect(source == "Half of <m:math><m:mn>8</m:mn></m:math> <b>now</b><br/>")
  }
}
