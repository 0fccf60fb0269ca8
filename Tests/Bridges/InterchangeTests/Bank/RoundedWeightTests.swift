// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import LudusTestSupport
import QuizContent
import Testing

@testable import Interchange

@Suite struct RoundedWeightTests {
  @Test(arguments: [
    ("0.333", "1/3"), ("0.334", "1/3"), ("0.3333333", "1/3"), ("0.33333", "1/3"), ("0.666", "2/3"),
    ("0.667", "2/3"), ("0.1667", "1/6"), ("0.143", "1/7"), ("0.1429", "1/7"), ("0.0833333", "1/12"),
    ("-0.3333333", "-1/3"), ("1.333", "4/3"), ("0.999", "1"), ("1.001", "1"), ("0.0434783", "1/23"),
    // These say what they mean.
    ("0.33", "33/100"), ("0.126", "63/500"), ("0.125", "1/8"), ("0.375", "3/8"),
    ("0.001", "1/1000"),
    ("0.9", "9/10"), ("0.0625", "1/16"), ("12.345", "2469/200"), ("0", "0"), ("-1", "-1"),
  ]) func aNumberIsWhatAProgramHasRounded(decimal: String, meant: String) throws {
    let number = try #require(Fraction(decimal: decimal))
    #expect(number.unrounded == Fraction(meant))
  }

  /// Every fraction of few parts comes back from any number of decimals, rounded or cut off.
  @Test(arguments: 3...15) func everyFractionOfFewPartsIsFound(places: Int) throws {
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    for below in 2...12 {
      for above in 1..<below {
        let exact = try Fraction(above, below)
        for rounded in [above * scale / below, (above * scale + below / 2) / below]
        // With a nought at its end it has fewer decimals.
        where !rounded.isMultiple(of: 10) {
          #expect(try Fraction(rounded, scale).unrounded == exact)
        }
      }
    }
    #expect(try Fraction(1, 3).unrounded == Fraction(1, 3))
  }

  @Test func whatAddsUpToOneStillDoes() throws {
    func numbers(_ texts: String...) -> [Fraction] { texts.compactMap { Fraction(decimal: $0) } }
    let third = try Fraction(1, 3)
    #expect(numbers("0.333", "0.333", "0.334").unrounded == [third, third, third])
    #expect(
      try numbers("0.333", "0.333", "0.333", "-0.333").unrounded == [third, third, third, -third]
    )
    let odd = numbers("0.111", "0.25", "0.639")
    #expect(odd.unrounded == odd)
    forEachSeed(0..<500) { generator in
      let cuts = [generator.draw(below: 1001), generator.draw(below: 1001)].sorted()
      let parts = try [cuts[0], cuts[1] - cuts[0], 1000 - cuts[1]].map { try Fraction($0, 1000) }
      try #require(parts.unrounded.sum() == 1)
    }
  }

  /// Files in which an answer is worth a third, as programs write it.
  static let files: [(name: String, file: String)] = [
    ("gift", "::q::Which? {=a ~%33.33333%b ~c}"), ("gift", "::q::Which? {=a ~%33.333%b ~c}"),
    ("gift", "::q::Which? {=a =%33.333%b}"), ("cloze", "Which? {1:MC:=a~%33.33333%b~c}"),
    ("cloze", "Which? {1:SA:=a~%33.3%b}"),
    ("moodle-xml", moodle("33.33333")), ("moodle-xml", moodle("33.333")),
    ("moodle-xml", moodle("33.3")),
    ("qti", qti("0.333")), ("qti", qti("0.3333333")), ("qti", qti("0.3333333333333333")),
    ("qti12", qti12("33.33")), ("qti12", qti12("33.3333")),
  ]

  private static func moodle(_ weight: String) -> String {
    """
    <quiz><question type="multichoice"><name><text>q</text></name>
    <questiontext><text>Which?</text></questiontext><single>true</single>
    <answer fraction="100"><text>a</text></answer><answer fraction="\(weight)"><text>b</text></answer>
    </question></quiz>
    """
  }

  private static func qti(_ weight: String) -> String {
    """
    <assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="q" title="q" adaptive="false">
    <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier">
    <correctResponse><value>a</value></correctResponse>
    <mapping defaultValue="0"><mapEntry mapKey="a" mappedValue="1"/><mapEntry mapKey="b" mappedValue="\(weight)"/></mapping>
    </responseDeclaration>
    <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
    <itemBody><p>Which?</p><choiceInteraction responseIdentifier="RESPONSE" maxChoices="1">
    <simpleChoice identifier="a">a</simpleChoice><simpleChoice identifier="b">b</simpleChoice>
    </choiceInteraction></itemBody>
    <responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response"/>
    </assessmentItem>
    """
  }

  private static func qti12(_ points: String) -> String {
    QTI12Sample.quiz(
      QTI12Sample.item(
        "multiple_choice_question",
        presentation: QTI12Sample.plain("Which?")
          + QTI12Sample.choices([("a", "a"), ("b", "b")]),
        rules: QTI12Sample.rule(QTI12Sample.equal("a"), "100")
          + QTI12Sample.rule(QTI12Sample.equal("b"), points)
      )
    )
  }

  /// The credits below the full one in a problem.
  private func credits(of problem: Problem) -> [Fraction] {
    func credits(_ kind: ProblemKind, _ expected: [Problem.ExpectedAnswer]) -> [Fraction] {
      (kind.options?.all.compactMap(\.weight) ?? []) + expected.map(\.credit)
    }
    let gaps: [ClozeTask.Gap] = if case .cloze(let task) = problem.kind { task.gaps } else { [] }
    return credits(problem.kind, problem.expectedAnswers)
      + gaps.flatMap { credits($0.kind, $0.expectedAnswers) }
  }

  @Test(arguments: files) func aThirdIsAThirdInEveryFormat(name: String, file: String) throws {
    let format = try #require(QuestionFormat(name: name))
    let bytes = Array(file.utf8)
    let bank =
      format.file?.read(bytes).bank(id: "b").bank
      ?? QTI.read(package: ["q.xml": bytes]).bank(id: "b").bank
    let problem = try #require(bank?.allProblems.first)
    #expect(try credits(of: problem) == [Fraction(1, 3)])
  }

  /// A new format of questions with weights needs a file here.
  @Test func everyFormatWithWeightsHasAFile() throws {
    let question = Question(
      text: Question.Text("Which?"),
      task: .choices(
        [
          Question.Answer(Question.Text("a"), fraction: 1),
          Question.Answer(Question.Text("b"), fraction: try Fraction(1, 2)),
        ],
        picksOne: true,
        areShuffled: true
      )
    )
    let bank = try #require(
      MoodleXML.read(MoodleXML.write([.question(question)]).bytes).bank(id: "b").bank
    )
    var names: Set<String> = []
    for format in QuestionFormat.all {
      let losses = try RoundTrip(bank, through: format.name).lostParts
      // Tables and JSON Lines keep a problem as it is, in JSON of their own.
      let isOwn = ["csv", "tsv", "json-lines", "xlsx", "ods"].contains(format.name)
      if losses.isDisjoint(with: [.weights, .type]), !isOwn { names.insert(format.name) }
    }
    #expect(Set(Self.files.map(\.name)) == names.union(["qti12"]))
  }

  /// In the JSON of a bank a decimal is what it says.
  @Test func decimalsOfABankAreExact() throws {
    let json = #"""
      {"version":1,"id":"b","title":"B","sets":[{"id":"s","title":"s","problems":[{"id":"p","prompt":"x?",
      "kind":"exactMatch","accepted":["a"],
      "expectedAnswers":[{"kind":"exactMatch","accepted":["b"],"credit":0.333}]}]}]}
      """#
    let bank = try ProblemBank(json: Data(json.utf8))
    let exact = try Fraction(333, 1000)
    #expect(bank.allProblems[0].expectedAnswers.map(\.credit) == [exact])
    for name in ["csv", "json-lines", "xlsx"] {
      let again = try RoundTrip(bank, through: name).bank
      #expect(again?.allProblems[0].expectedAnswers.map(\.credit) == [exact])
    }
  }

  @Test func marksAndRangesAreMeantToo() throws {
    let xml = Self.moodle("0").replacing(
      "<single>",
      with: "<defaultgrade>0.333</defaultgrade><single>"
    )
    let made = MoodleXML.read(Array(xml.utf8)).bank(id: "b")
    #expect(try made.bank?.allProblems[0].points == Fraction(1, 3))
    #expect(made.diagnostics == [])
    let content = #"""
      {"question":"Which?","answers":[{"text":"a","correct":true},{"text":"b","correct":false}],
      "overallFeedback":[{"from":33.33,"to":66.67,"feedback":"so so"}]}
      """#
    let h5p = H5P.read(package: [
      "h5p.json": Array(#"{"title":"q","mainLibrary":"H5P.MultiChoice"}"#.utf8),
      "content/content.json": Array(content.utf8),
    ])
    let feedback = try #require(h5p.bank(id: "b").bank?.allProblems[0].feedback.first)
    #expect(try feedback.condition == .credit(Fraction(1, 3)...Fraction(2, 3)))
  }
}
