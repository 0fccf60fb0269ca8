// SPDX-License-Identifier: Apache-2.0
import Interchange
import LudusTestSupport
import Testing

@Suite struct QTIScoringTests {
  private func score(_ text: String, _ response: [String: [String]]) throws -> QTI.Value? {
    let item = try #require(QTISample.read(text).item)
    let outcomes = try item.outcomes(for: response)
    return outcomes["SCORE"] ?? outcomes["OUT"]
  }

  @Test func aNumberThatNoProgramCanReadIsNoOutcome() throws {
    let large = "<baseValue baseType=\"float\">1e200</baseValue>"
    let text = QTISample.item(
      of: "<product>\(large)\(large)</product>",
      declaring: QTISample.outcome()
    )
    let item = try #require(QTISample.read(text).item)
    #expect(throws: QTI.ScoringError.tooLarge) { try item.outcomes(for: [:]) }
  }

  // MARK: Templates

  @Test(
    arguments: [
      ([], 0), (["A"], 1), (["A", "B"], 2), (["B", "A"], 2), (["C"], -0.5), (["A", "C"], 0.5),
      (["C", "D", "E"], -1), (["A", "A"], 1),
    ] as [([String], Double)]
  )
  func aTableGivesPointsOncePerValueWithinItsBounds(values: [String], points: Double) throws {
    let response = values.isEmpty ? [:] : ["RESPONSE": values]
    #expect(try score(QTISample.item, response) == .number(points))
    #expect(try score(QTISample.itemOfVersion3, response) == .number(points))
  }

  @Test func pointsStayWithinTheBoundsForAnyResponse() throws {
    let item = try #require(QTISample.read(QTISample.item).item)
    forEachSeed(0..<300) { generator in
      let values = (0..<generator.draw(below: 8)).map { _ in
        ["A", "B", "C", "D", ""][generator.draw(below: 5)]
      }
      guard case .number(let points) = try item.outcomes(for: ["RESPONSE": values])["SCORE"] else {
        Issue.record("no number")
        return
      }
      try #require((-1...2).contains(points))
      let turned = try item.outcomes(for: ["RESPONSE": values.reversed()])["SCORE"]
      try #require(turned == .number(points))
    }
  }

  @Test(arguments: [
    ("match_correct", ["A", "B"], 1.0), ("match_correct", ["B", "A"], 1),
    ("match_correct", ["A"], 0),
    ("match_correct.xml", ["A", "B"], 1), ("match_correct", [], 0), ("CC2_match", ["A", "B"], 1),
  ])
  func theRightValuesScoreOneInAnyOrder(template: String, values: [String], points: Double) throws {
    let text = QTISample.item.replacing("map_response", with: template)
    #expect(try score(text, values.isEmpty ? [:] : ["RESPONSE": values]) == .number(points))
  }

  @Test(
    arguments: [
      ([], 0.0), (["10 10"], 2), (["10 10", "11 11"], 2), (["10 10", "103 50"], 3),
      (["200 200"], -1),
      (["10 10", "200 200"], 1), (["20 10"], -1), (["100 50"], 1), (["105 50.0"], 1), (["5 55"], 4),
      (["20 70"], 5), (["300 310"], 7), (["310 310"], -1),
    ] as [([String], Double)]
  )
  func aPointEarnsByTheRegionThatHoldsIt(points: [String], earned: Double) throws {
    let areas = """
      <areaMapping defaultValue="-1"><areaMapEntry shape="circle" coords="10,10,10" mappedValue="2"/>\
      <areaMapEntry shape="rect" coords=" 100, 40, 105, 60 " mappedValue="1"/>\
      <areaMapEntry shape="poly" coords="0,50,10,50,10,60,0,60" mappedValue="4"/>\
      <areaMapEntry shape="poly" coords="20,70,30,70,25,80,20,70" mappedValue="5"/>\
      <areaMapEntry shape="ellipse" coords="300,300,5,20" mappedValue="7"/></areaMapping>
      """
    let text = """
      <assessmentItem identifier="i">\(QTISample.response("RESPONSE", "multiple", "point", inside: areas))\
      <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>\
      <responseProcessing template="x/map_response_point"/></assessmentItem>
      """
    #expect(try score(text, points.isEmpty ? [:] : ["RESPONSE": points]) == .number(earned))
  }

  @Test(arguments: [("York", 1.0), ("york", 0.5), ("YORK", 0.5), (" York", 0), ("", 0)])
  func aTableOfTextsMindsCaseUnlessItSaysNot(text: String, points: Double) throws {
    let mapping = """
      <mapping><mapEntry mapKey="York" mappedValue="1"/>\
      <mapEntry mapKey="york" mappedValue="0.5" caseSensitive="false"/></mapping>
      """
    let item = QTISample.item(
      of: "<mapResponse identifier=\"R\"/>",
      declaring: QTISample.response("R", "single", "string", inside: mapping) + QTISample.outcome()
    )
    #expect(try score(item, ["R": [text]]) == .number(points))
  }

  // MARK: Rules

  private func base(_ value: String, _ type: String = "float") -> String {
    "<baseValue baseType=\"\(type)\">\(value)</baseValue>"
  }

  private let declarations =
    QTISample.response("X", "single", "float") + QTISample.response("Y", "single", "integer")
    + QTISample.response("L", "ordered", "float")
  private let responses = ["X": ["4"], "Y": ["no number"], "L": ["3", "7", "7"]]

  @Test func theFirstConditionThatHoldsRunsAndAnExitEndsAll() throws {
    func set(_ value: String) -> String {
      "<setOutcomeValue identifier=\"OUT\">\(base(value))</setOutcomeValue>"
    }
    func test(_ value: String) -> String {
      "<match><variable identifier=\"X\"/>\(base(value))</match>"
    }
    let rules = """
      <responseCondition><responseIf>\(test("1"))\(set("10"))</responseIf>\
      <responseElseIf>\(test("2"))\(set("20"))<exitResponse/></responseElseIf>\
      <responseElse>\(set("30"))</responseElse></responseCondition>\
      <responseProcessingFragment><setOutcomeValue identifier="OUT"><sum><variable identifier="OUT"/>\
      \(base("1"))</sum></setOutcomeValue></responseProcessingFragment>
      """
    let item = QTISample.item(declaring: declarations + QTISample.outcome(), rules: rules)
    for (response, value) in [("1", 11.0), ("2", 20), ("3", 31)] {
      #expect(try score(item, ["X": [response]]) == .number(value))
    }
    #expect(try score(item, [:]) == .number(31))
  }

  @Test func anItemWithoutRulesKeepsTheUsualValues() throws {
    let text = """
      <assessmentItem identifier="i"><outcomeDeclaration identifier="OUT" cardinality="multiple" baseType="identifier">\
      <defaultValue><value>a</value><value>b</value></defaultValue></outcomeDeclaration>\
      <outcomeDeclaration identifier="N" baseType="integer"/></assessmentItem>
      """
    let outcomes = try QTISample.read(text).item?.outcomes(for: [:])
    #expect(outcomes == ["OUT": .list([.text("a"), .text("b")]), "N": .number(0)])
  }

  // MARK: Refusals

  @Test(arguments: [
    ("<customOperator/>", "customOperator"), ("<randomInteger max=\"3\"/>", "randomInteger"),
    ("<not><patternMatch/></not>", "patternMatch"),
  ])
  func whatIsNotKnownIsNamedAndNeverScored(expression: String, name: String) throws {
    let text = QTISample.item(of: expression, declaring: QTISample.outcome())
    let document = QTISample.read(text)
    #expect(document.diagnostics.map(\.code) == [.notScored])
    #expect(document.diagnostics[0].sentence(in: .english).contains(name))
    #expect(document.item?.unsupported == [name])
    #expect(throws: QTI.ScoringError.notSupported(name)) {
      try document.item?.outcomes(for: [:])
    }
  }

  @Test(arguments: [
    ("<templateProcessing/>", "templateProcessing"),
    (QTISample.response("R", "single", "file"), "file"),
    (QTISample.response("R", "record", "float"), "record"),
  ])
  func anItemThatNeedsMoreThanItsResponseIsNotScored(declaration: String, name: String) {
    let document = QTISample.read(QTISample.item(declaring: declaration, rules: ""))
    #expect(document.item?.unsupported == [name])
  }

  @Test func aForeignInteractionAndAForeignTemplateAreNotScored() {
    let body = "<customInteraction><p:portableCustomInteraction/></customInteraction>"
    let item = QTISample.read(QTISample.item(declaring: "", rules: "", body: body)).item
    #expect(item?.unsupported == ["customInteraction", "portableCustomInteraction"])
    let text = QTISample.item.replacing("map_response", with: "my_template")
    #expect(QTISample.read(text).item?.unsupported == ["my_template"])
  }

  @Test(arguments: [
    "<sum/>", "<not/>", "<match><null/></match>", "<variable identifier=\"Z\"/>",
    "<correct identifier=\"Z\"/>", "<mapResponse identifier=\"X\"/>", "<responseIf/>",
    "<sum><baseValue baseType=\"string\">a</baseValue></sum>",
    "<equal toleranceMode=\"odd\"><variable identifier=\"X\"/><variable identifier=\"X\"/></equal>",
    "<equal toleranceMode=\"absolute\"><variable identifier=\"X\"/><variable identifier=\"X\"/></equal>",
    "<roundTo figures=\"1000\"><variable identifier=\"X\"/></roundTo>",
    "<variable identifier=\"L\"/>", "<round><variable identifier=\"L\"/></round>",
    "<inside shape=\"rect\" coords=\"1\"><variable identifier=\"X\"/></inside>",
  ])
  func aRuleThatLacksAPartIsRefused(expression: String) {
    let text = QTISample.item(of: expression, declaring: declarations + QTISample.outcome())
    let item = QTISample.read(text).item
    #expect(throws: QTI.ScoringError.self) { try item?.outcomes(for: responses) }
  }

  @Test func anEmptyStringIsNoValue() throws {
    let text = QTISample.item(
      of: "<variable identifier=\"S\"/>",
      declaring: QTISample.response("S", "single", "string")
        + QTISample.outcome("single", "string")
    )
    #expect(try score(text, ["S": [""]]) == .null)
    #expect(try score(text, ["S": ["a"]]) == .text("a"))
  }

  @Test func aResponseThatTheItemDoesNotDeclareIsRefused() throws {
    let item = try #require(
      QTISample.read(QTISample.item(of: "<null/>", declaring: declarations + QTISample.outcome()))
        .item
    )
    #expect(throws: QTI.ScoringError.malformedResponse("Q")) {
      try item.outcomes(for: ["Q": ["a"]])
    }
    #expect(throws: QTI.ScoringError.malformedResponse("X")) {
      try item.outcomes(for: ["X": ["1", "2"]])
    }
    #expect(throws: QTI.ScoringError.malformedResponse("L")) {
      try item.outcomes(for: ["L": Array(repeating: "1", count: 100_000)])
    }
  }

  @Test func numbersAndListsThatGrowBeyondAllUseAreRefused() throws {
    let number = "<variable identifier=\"OUT\"/>"
    func repeated(_ rule: String, _ declaration: String, _ first: String) -> String {
      func set(_ value: String) -> String {
        "<setOutcomeValue identifier=\"OUT\">\(value)</setOutcomeValue>"
      }
      let rules = set(first) + String(repeating: set(rule), count: 60)
      return QTISample.item(declaring: declaration, rules: rules)
    }
    let products = repeated("<product>\(number)\(number)</product>", QTISample.outcome(), base("3"))
    let lists = repeated(
      "<multiple>\(number)\(number)</multiple>",
      QTISample.outcome("multiple", "float"),
      base("3")
    )
    for text in [products, lists] {
      #expect(throws: QTI.ScoringError.tooLarge) { try score(text, [:]) }
    }
    let power = QTISample.item(
      of: "<power>\(base("7"))\(base("99999999999999999999"))</power>",
      declaring: QTISample.outcome()
    )
    #expect(throws: QTI.ScoringError.tooLarge) { try score(power, [:]) }
  }
}
