// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import QuizContent
import Testing

@testable import Interchange

/// A part of a file with a word in it, which must arrive in the bank or be named.
struct MarkedPart: CustomTestStringConvertible, Sendable {
  let name: String
  let part: String
  /// Whether the word itself arrives; else a diagnostic names the part.
  var arrives = true
  /// The name by which the diagnostic calls the part.
  var named: String?

  var testDescription: String { name }

  init(_ name: String, _ part: String, arrives: Bool = true, named: String? = nil) {
    (self.name, self.part, self.arrives, self.named) = (name, part, arrives, named)
  }

  /// Checks a package that has the part.
  func check(_ package: ImportedPackage) throws {
    let made = package.bank(id: "b")
    let bank = try #require(made.bank, "\(package.diagnostics + made.diagnostics)")
    let json = String(decoding: try bank.json(), as: UTF8.self)
    let told = package.diagnostics + made.diagnostics
    #expect(json.contains("mkword") == arrives, "\(json)\n\(told)")
    guard !arrives else { return }
    let name = named ?? self.name
    #expect(told.contains { $0.description.contains(name) }, "\(told)")
  }
}

@Suite struct QTIMarkerTests {
  private static func formatted(_ text: String) -> String { "<p>\(text)</p>" }

  // MARK: Versions 2 and 3

  /// Where a part stands in an item: in its body, before and after the choices, or behind all.
  private static func item(
    body: String = "",
    choice: String = "",
    rest: String = "",
    title: String = "t"
  )
    -> String
  {
    """
    <assessmentItem identifier="i" title="\(title)"><responseDeclaration identifier="RESPONSE" cardinality="single" \
    baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration>\
    <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>\
    <outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>\
    <itemBody><p>Which one?</p>\(body)<choiceInteraction responseIdentifier="RESPONSE"><simpleChoice identifier="A">a</simpleChoice>\
    <simpleChoice identifier="B">b\(choice)</simpleChoice></choiceInteraction></itemBody><responseProcessing><responseCondition>\
    <responseIf><match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match>\
    <setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition>\
    <setOutcomeValue identifier="FEEDBACK"><variable identifier="RESPONSE"/></setOutcomeValue></responseProcessing>\(rest)</assessmentItem>
    """
  }

  private static func feedback(
    _ name: String,
    _ identifier: String,
    _ attributes: String,
    _ text: String
  ) -> String {
    "<\(name) outcomeIdentifier=\"FEEDBACK\" identifier=\"\(identifier)\" showHide=\"show\"\(attributes)>\(text)</\(name)>"
  }

  static let itemParts: [MarkedPart] = [
    MarkedPart("title", item(title: "mkword")),
    MarkedPart("text", item(body: "<p>mkword</p>")),
    MarkedPart(
      "prompt",
      item(body: "").replacing(
        "<simpleChoice identifier=\"A\">",
        with: "<prompt>mkword</prompt><simpleChoice identifier=\"A\">"
      )
    ),
    MarkedPart("choice", item(choice: "mkword")),
    MarkedPart(
      "alternative text",
      item(body: "<img src=\"https://x.example/a.png\" alt=\"mkword\"/>")
    ),
    MarkedPart(
      "picture that is missing",
      item(body: "<img src=\"mkword.png\" alt=\"x\"/>"),
      arrives: false,
      named: "mkword.png"
    ),
    MarkedPart(
      "rubric of learners",
      item(body: "<rubricBlock view=\"candidate\">mkword</rubricBlock>")
    ),
    MarkedPart(
      "rubric",
      item(body: "<rubricBlock view=\"scorer\">mkword</rubricBlock>"),
      arrives: false,
      named: "rubric-left-out"
    ),
    MarkedPart("feedback of an option", item(rest: feedback("modalFeedback", "B", "", "mkword"))),
    MarkedPart(
      "title of feedback",
      item(rest: feedback("modalFeedback", "A", " title=\"mkword\"", "x"))
    ),
    MarkedPart("inline feedback", item(choice: feedback("feedbackInline", "B", "", "mkword"))),
    MarkedPart("block of feedback", item(body: feedback("feedbackBlock", "A", "", "mkword"))),
    MarkedPart(
      "feedback that nothing shows",
      item(rest: feedback("modalFeedback", "C", "", "mkword")),
      arrives: false,
      named: "mkword"
    ),
    MarkedPart("formula", item(body: "<p><m:math xmlns:m=\"x\"><m:mi>mkword</m:mi></m:math></p>")),
    MarkedPart(
      "button",
      item(body: "<endAttemptInteraction responseIdentifier=\"H\" title=\"mkword\"/>"),
      arrives: false,
      named: "endAttemptInteraction"
    ),
    MarkedPart(
      "catalogInfo",
      item(rest: "<catalogInfo><card>mkword</card></catalogInfo>"),
      arrives: false
    ),
  ]

  @Test(arguments: itemParts) func everyPartOfAnItemArrivesOrIsNamed(part: MarkedPart) throws {
    try part.check(QTI.read(package: ["i.xml": Array(part.part.utf8)]))
  }

  /// A test with one item and a part in its section.
  private static func test(_ inside: String, item: String = "", attributes: String = "title=\"S\"")
    -> String
  {
    """
    <assessmentTest identifier="t" title="T"><testPart><assessmentSection identifier="s" \(attributes)>\(inside)\
    <assessmentItemRef identifier="i" href="i.xml">\(item)</assessmentItemRef></assessmentSection></testPart></assessmentTest>
    """
  }

  static let testParts: [MarkedPart] = [
    MarkedPart("title of a section", test("", attributes: "title=\"mkword\"")),
    MarkedPart(
      "text of a section",
      test("<rubricBlock view=\"candidate\"><p>mkword</p></rubricBlock>")
    ),
    MarkedPart(
      "rubricBlock",
      test("<rubricBlock view=\"tutor\"><p>mkword</p></rubricBlock>"),
      arrives: false
    ),
    MarkedPart("weight", test("", item: "<weight identifier=\"W\" value=\"3\"/>"), arrives: false),
    MarkedPart("selection", test("<selection select=\"1\"/>"), arrives: false),
    MarkedPart("timeLimits", test("<timeLimits maxTime=\"60\"/>"), arrives: false),
    MarkedPart("testFeedback", test("<testFeedback><p>mkword</p></testFeedback>"), arrives: false),
  ]

  @Test(arguments: testParts) func everyPartOfATestArrivesOrIsNamed(part: MarkedPart) throws {
    try part.check(
      QTI.read(package: ["i.xml": Array(Self.item().utf8), "test.xml": Array(part.part.utf8)])
    )
  }

  // MARK: Version 1.2

  private static func old(
    title: String = "t",
    fields: String = "",
    text: String = "Which one?",
    label: String = "b",
    rules: String = "",
    rest: String = "",
    quiz: String = "Rivers",
    section: String = ""
  ) -> String {
    let labels = QTI12Sample.choices([("1", "a"), ("2", label)])
    let item = QTI12Sample.item(
      "multiple_choice_question",
      title: title,
      presentation: QTI12Sample.html(text) + labels,
      rules: rules + QTI12Sample.rule(QTI12Sample.equal("1"), "100", continues: false),
      rest: rest
    ).replacing("</qtimetadata>", with: "\(fields)</qtimetadata>")
    return QTI12Sample.quiz(section + item, title: quiz)
  }

  private static func field(_ name: String) -> String {
    "<qtimetadatafield><fieldlabel>\(name)</fieldlabel><fieldentry>mkword</fieldentry></qtimetadatafield>"
  }

  private static func shown(_ test: String) -> String {
    QTI12Sample.rule(test, shows: "f", continues: true)
  }

  private static let told = QTI12Sample.feedback("f", "mkword")

  static let oldParts: [MarkedPart] = [
    MarkedPart("title", old(title: "mkword")),
    MarkedPart("ident", old().replacing("ident=\"i1\"", with: "ident=\"mkword\"")),
    MarkedPart("title of a quiz", old(quiz: "mkword")),
    MarkedPart("text", old(text: "mkword")),
    MarkedPart("label", old(label: "mkword")),
    MarkedPart("topic", old(fields: field("qmd_topic"))),
    MarkedPart("keywords", old(fields: field("qmd_keywords"))),
    MarkedPart("calculator_type", old(fields: field("calculator_type")), arrives: false),
    MarkedPart("duration", old(rest: "<duration>mkword</duration>"), arrives: false),
    MarkedPart("feedback of an option", old(rules: shown(QTI12Sample.equal("2")), rest: told)),
    MarkedPart("feedback of all", old(rules: shown("<other/>"), rest: told)),
    MarkedPart(
      "title of feedback",
      old(rules: shown("<other/>"), rest: QTI12Sample.feedback("f", "x", title: "mkword"))
    ),
    MarkedPart("feedback by its name", old(rest: QTI12Sample.feedback("correct_fb", "mkword"))),
    MarkedPart("feedback that nothing shows", old(rest: told), arrives: false, named: "mkword"),
    MarkedPart(
      "hint",
      old(
        rest:
          "<itemfeedback ident=\"h\"><hint><hintmaterial>\(QTI12Sample.plain("mkword"))</hintmaterial></hint></itemfeedback>"
      )
    ),
    MarkedPart(
      "rubric of learners",
      old(rest: "<rubric view=\"All\">\(QTI12Sample.plain("mkword"))</rubric>")
    ),
    MarkedPart(
      "rubric",
      old(rest: "<rubric view=\"Scorer\">\(QTI12Sample.plain("mkword"))</rubric>"),
      arrives: false,
      named: "rubric-left-out"
    ),
    MarkedPart(
      "objectives",
      old(rest: "<objectives>\(QTI12Sample.plain("mkword"))</objectives>"),
      arrives: false
    ),
    MarkedPart(
      "presentation_material",
      old(section: "<presentation_material>\(QTI12Sample.plain("mkword"))</presentation_material>")
    ),
    MarkedPart(
      "rubric of a section",
      old(section: "<rubric view=\"All\">\(QTI12Sample.plain("mkword"))</rubric>")
    ),
    MarkedPart(
      "sectionfeedback",
      old(section: "<sectionfeedback>\(QTI12Sample.plain("mkword"))</sectionfeedback>"),
      arrives: false
    ),
    MarkedPart(
      "picture that is missing",
      old(text: "&lt;img src=\"mkword.png\"&gt;x"),
      arrives: false,
      named: "mkword.png"
    ),
  ]

  @Test(arguments: oldParts) func everyPartOfVersion12ArrivesOrIsNamed(part: MarkedPart) throws {
    try part.check(QTI12Sample.read(part.part))
  }
}
