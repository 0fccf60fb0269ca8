// SPDX-License-Identifier: Apache-2.0
@testable import Interchange
import LudusFoundation
import LudusTestSupport
import QuizContent
import Testing

/// A field of a type of Moodle's questions, with a marker word in it.
struct MoodleField: CustomTestStringConvertible, Sendable {
  let type: String
  /// The name by which a diagnostic can name it.
  let name: String
  /// The element, with `MARKER` in it.
  let xml: String

  var testDescription: String { "\(type) \(name)" }

  /// What a question of the type needs.
  static let bases: [String: String] = [
    "multichoice":
      #"<single>true</single><answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer>"#,
    "truefalse":
      #"<answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer>"#,
    "shortanswer": #"<answer fraction="100"><text>a</text></answer>"#,
    "numerical": #"<answer fraction="100"><text>3</text><tolerance>0.1</tolerance></answer>"#,
    "matching":
      "<subquestion><text>s</text><answer><text>t</text></answer></subquestion><subquestion><text>u</text><answer><text>v</text></answer></subquestion>",
    "cloze": "", "essay": "", "description": "",
    "gapselect":
      "<selectoption><text>a</text></selectoption><selectoption><text>b</text></selectoption>",
    "ddwtos": "<dragbox><text>a</text></dragbox><dragbox><text>b</text></dragbox>",
    "ordering": "<answer><text>1</text></answer><answer><text>2</text></answer>",
    "gapfill": "<answerdisplay>gapfill</answerdisplay>",
  ]

  static func text(of type: String) -> String {
    switch type {
    case "cloze": "Q {1:SA:=a}"
    case "gapselect", "ddwtos": "Q [[1]]"
    case "gapfill": "Q [a]"
    default: "Q"
    }
  }

  private static let common = [
    ("name", "<name><text>MARKER</text></name>"),
    ("generalfeedback", "<generalfeedback><text>MARKER</text></generalfeedback>"),
    ("idnumber", "<idnumber>MARKER</idnumber>"),
    ("tags", "<tags><tag><text>MARKER</text></tag></tags>"),
    ("tags", "<coursetags><tag><text>MARKER</text></tag></coursetags>"),
    ("hint", "<hint><text>MARKER</text></hint>"),
    ("hint", "<hint><text>first</text></hint><hint><text>MARKER</text></hint>"),
    ("hint", "<hint><hintcontent><text>MARKER</text></hintcontent></hint>"),
    ("penalty", "<penalty>0.77</penalty>"), ("hidden", "<hidden>1</hidden>"),
    ("odd", "<odd><text>MARKER</text></odd>"),
  ]
  private static let combined = [
    "correctfeedback", "partiallycorrectfeedback", "incorrectfeedback",
  ].map { ($0, "<\($0)><text>MARKER</text></\($0)>") }
  private static func settings(_ names: String...) -> [(String, String)] {
    names.map { ($0, "<\($0)>MARKER</\($0)>") }
  }

  private static let own: [String: [(String, String)]] = [
    "multichoice": combined + settings("answernumbering", "showstandardinstruction")
      + [
        ("answer", "<answer fraction=\"0\"><text>MARKER</text></answer>"),
        (
          "feedback",
          "<answer fraction=\"0\"><text>c</text><feedback><text>MARKER</text></feedback></answer>"
        ),
        ("answer/odd", "<answer fraction=\"0\"><text>c</text><odd>MARKER</odd></answer>"),
      ],
    "truefalse": [
      (
        "feedback",
        "<answer fraction=\"0\"><text>false</text><feedback><text>MARKER</text></feedback></answer>"
      )
    ],
    "shortanswer": [
      ("answer", "<answer fraction=\"100\"><text>MARKER</text></answer>"),
      ("partly right", "<answer fraction=\"50\"><text>MARKER</text></answer>"),
      (
        "feedback",
        "<answer fraction=\"0\"><text>c</text><feedback><text>MARKER</text></feedback></answer>"
      ),
    ],
    "numerical": settings("unitgradingtype", "showunits", "unitsleft")
      + [
        ("answer", "<answer fraction=\"100\"><text>77.5</text></answer>"),
        (
          "units",
          "<units><unit><multiplier>1</multiplier><unit_name>MARKER</unit_name></unit></units>"
        ),
        (
          "unitpenalty",
          "<units><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit></units><unitgradingtype>1</unitgradingtype><unitpenalty>0.3</unitpenalty>"
        ),
        ("instructions", "<instructions><text>MARKER</text></instructions>"),
        (
          "feedback",
          "<answer fraction=\"0\"><text>9</text><feedback><text>MARKER</text></feedback></answer>"
        ),
      ],
    "matching": combined
      + [
        ("shuffleanswers", "<shuffleanswers>false</shuffleanswers>"),
        (
          "stem", "<subquestion><text>MARKER</text><answer><text>w</text></answer></subquestion>"
        ),
        (
          "answer", "<subquestion><text>w</text><answer><text>MARKER</text></answer></subquestion>"
        ),
        ("stray", "<subquestion><text></text><answer><text>MARKER</text></answer></subquestion>"),
      ],
    "cloze": [],
    "essay": settings(
      "responseformat",
      "responsefieldlines",
      "responserequired",
      "attachments",
      "attachmentsrequired",
      "filetypeslist",
      "maxbytes",
      "minwordlimit",
      "maxwordlimit"
    )
      + [
        ("notes for graders", "<graderinfo><text>MARKER</text></graderinfo>"),
        ("responsetemplate", "<responsetemplate><text>MARKER</text></responsetemplate>"),
        ("minimumWords", "<minwordlimit>77</minwordlimit>"),
        ("maximumWords", "<maxwordlimit>77</maxwordlimit>"),
      ],
    "description": [],
    "gapselect": combined
      + [("option", "<selectoption><text>MARKER</text><group>1</group></selectoption>")],
    "ddwtos": combined
      + [
        ("option", "<dragbox><text>MARKER</text><group>1</group></dragbox>"),
        ("dragbox/infinite", "<dragbox><text>c</text><group>1</group><infinite/></dragbox>"),
      ],
    "ordering": combined
      + settings("layouttype", "showgrading", "numberingstyle", "selecttype")
      + [
        ("item", "<answer><text>MARKER</text></answer>"),
        ("score", "<gradingtype>RELATIVE_TO_CORRECT</gradingtype>"),
        ("selectcount", "<selecttype>RANDOM</selecttype><selectcount>3</selectcount>"),
      ],
    "gapfill": combined + settings("fixedgapsize", "noduplicates", "letterhints", "gapsettings"),
  ]

  static let all: [MoodleField] = bases.keys.sorted().flatMap { type in
    (common + (own[type] ?? [])).map { MoodleField(type: type, name: $0.0, xml: $0.1) }
  }
}

@Suite struct MoodleXMLFieldTests {
  private func file(_ type: String, _ xml: String) -> [UInt8] {
    let text =
      xml.contains("<questiontext")
      ? ""
      : "<questiontext format=\"html\"><text>\(MoodleField.text(of: type))</text></questiontext>"
    let next =
      type == "description"
      ? "<question type=\"truefalse\"><questiontext><text>T</text></questiontext><answer fraction=\"100\"><text>true</text></answer></question>"
      : ""
    return Array(
      "<quiz><question type=\"\(type)\">\(text)\(MoodleField.bases[type] ?? "")\(xml)</question>\(next)</quiz>"
        .utf8
    )
  }

  /// A word in any field of any type is in the bank, or a diagnostic names it or its field.
  @Test(arguments: MoodleField.all) func everyFieldIsUsedOrNamed(field: MoodleField) throws {
    let imported = MoodleXML.read(file(field.type, field.xml))
    let made = imported.bank(id: "b")
    let json = try made.bank.map { String(decoding: try $0.json(), as: UTF8.self) } ?? ""
    let said = (imported.diagnostics + made.diagnostics).map(\.description).joined(separator: "\n")
    let marks = ["MARKER", "77"].filter { field.xml.contains($0) }
    let isFound = marks.contains { json.contains($0) || said.contains($0) }
    #expect(isFound || said.contains(field.name), "\(field): \(said)\n\(json)")
  }

  /// What Moodle writes for every question needs no word.
  @Test func theUsualSettingsNeedNoWord() {
    let xml = """
      <penalty>0.3333333</penalty><hidden>0</hidden><idnumber></idnumber><answernumbering>abc</answernumbering>
      <showstandardinstruction>0</showstandardinstruction><correctfeedback format="html"><text></text></correctfeedback>
      <shownumcorrect/><shuffleanswers>true</shuffleanswers>
      """
    let imported = MoodleXML.read(file("multichoice", xml))
    #expect(imported.diagnostics + imported.bank(id: "b").diagnostics == [])
    let essay = """
      <responseformat>editor</responseformat><responserequired>1</responserequired><responsefieldlines>10</responsefieldlines>
      <minwordlimit></minwordlimit><maxwordlimit></maxwordlimit><attachments>0</attachments><attachmentsrequired>0</attachmentsrequired>
      <maxbytes>0</maxbytes><filetypeslist></filetypeslist><graderinfo format="html"><text></text></graderinfo>
      <responsetemplate format="html"><text></text></responsetemplate>
      """
    let read = MoodleXML.read(file("essay", essay))
    #expect(read.diagnostics + read.bank(id: "b").diagnostics == [])
  }

  @Test func feedbackOnTheWholeResponseGoesBothWays() throws {
    let xml = """
      <correctfeedback><text>Bravo</text></correctfeedback><partiallycorrectfeedback><text>Almost</text></partiallycorrectfeedback>
      <incorrectfeedback><text>&lt;p&gt;Page &lt;b&gt;3&lt;/b&gt;&lt;/p&gt;</text></incorrectfeedback>
      """
    for type in ["multichoice", "matching", "gapselect", "ddwtos", "ordering"] {
      let bank = try #require(MoodleXML.read(file(type, xml)).bank(id: "b").bank)
      let feedback = bank.allProblems[0].feedback
      #expect(feedback.map(\.condition) == [.correct, .partlyCorrect, .incorrect])
      #expect(feedback.map(\.text.plainText) == ["Bravo", "Almost", "Page 3"])
      let written = MoodleXML.write(bank)
      let isCloze = bank.allProblems[0].kind.name == .cloze
      #expect(written.losses.map(\.part) == (isCloze ? [.responseFeedback] : []))
      guard !isCloze else { continue }
      #expect(MoodleXML.read(written.bytes).bank(id: "b").bank == bank)
    }
  }

  @Test(arguments: [
    ("ALL_OR_NOTHING", OrderingTask.Formula.allOrNothing), ("-1", .allOrNothing),
    ("ABSOLUTE_POSITION", .exactPosition), ("RELATIVE_NEXT_EXCLUDE_LAST", .relativeNext),
    ("RELATIVE_ALL_PREVIOUS_AND_NEXT", .allPreviousAndNext),
    ("LONGEST_ORDERED_SUBSET", .longestSubsequence),
  ]) func theGradingOfAnOrderIsKept(name: String, formula: OrderingTask.Formula) throws {
    let imported = MoodleXML.read(file("ordering", "<gradingtype>\(name)</gradingtype>"))
    let made = imported.bank(id: "b")
    #expect(imported.diagnostics + made.diagnostics == [])
    let bank = try #require(made.bank)
    guard case .ordering(let task) = bank.allProblems[0].kind else { return }
    #expect(task.grading == formula)
    let written = MoodleXML.write(bank)
    #expect(written.losses == [])
    #expect(MoodleXML.read(written.bytes).bank(id: "b").bank == bank)
    #expect(
      QTI.write(bank).losses.map(\.part).contains(.grading)
        == (task.grading != .exactPosition && task.grading != .allOrNothing)
    )
  }

  @Test(arguments: [
    "LONGEST_CONTIGUOUS_SUBSET", "RELATIVE_TO_CORRECT", "RELATIVE_NEXT_INCLUDE_LAST", "odd",
  ])
  func aGradingThatIsNotTheSameIsNamed(name: String) {
    let imported = MoodleXML.read(file("ordering", "<gradingtype>\(name)</gradingtype>"))
    #expect(imported.diagnostics.map(\.code) == [.scoringApproximated])
    #expect(imported.write().bytes == file("ordering", "<gradingtype>\(name)</gradingtype>"))
  }

  @Test func anEssayKeepsItsLimits() throws {
    let xml = "<minwordlimit>50</minwordlimit><maxwordlimit>200</maxwordlimit>"
    let bank = try #require(MoodleXML.read(file("essay", xml)).bank(id: "b").bank)
    guard case .openResponse(let task) = bank.allProblems[0].kind else { return }
    #expect(task == OpenResponseTask(minimumWords: 50, maximumWords: 200))
    #expect(MoodleXML.write(bank).losses == [])
    #expect(MoodleXML.read(MoodleXML.write(bank).bytes).bank(id: "b").bank == bank)
    #expect(GIFT.write(bank).losses.map(\.part) == [.rubric])
  }

  @Test(arguments: ["9.81 ± 0.01 m/s^2", "3 km", "5 m s^-1"])
  func aNumberWithAUnitGoesBackAsOne(accepted: String) throws {
    let json =
      #"{"version":1,"id":"b","title":"B","sets":[{"id":"s","title":"s","problems":[{"id":"p","prompt":"Q?","kind":"numeric","accepted":["\#(accepted)"],"origin":"imported"}]}]}"#
    let bank = try ProblemBank(json: Data(json.utf8))
    let written = MoodleXML.write(bank)
    #expect(written.losses == [])
    #expect(MoodleXML.read(written.bytes).questions.map(\.type) == ["numerical"])
    let made = MoodleXML.read(written.bytes).bank(id: "b")
    #expect(made.diagnostics == [])
    #expect(made.bank?.allProblems.map(\.kind) == bank.allProblems.map(\.kind))
    #expect(GIFT.write(bank).losses.map(\.part) == [.unit])
  }

  @Test func severalRightAnswersAndNegativeWeightsAreKept() throws {
    let several = file(
      "shortanswer",
      #"<answer fraction="100"><text>b</text></answer><answer fraction="50"><text>c</text></answer>"#
    )
    let bank = try #require(MoodleXML.read(several).bank(id: "b").bank)
    guard case .exactMatch(let matcher) = bank.allProblems[0].kind else { return }
    #expect(matcher.accepted == ["a", "b"])
    let weights = file("multichoice", #"<answer fraction="-50"><text>c</text></answer>"#)
    let options = try #require(
      MoodleXML.read(weights).bank(id: "b").bank?.allProblems[0].kind.options
    )
    #expect(options.all.map(\.weight) == [nil, nil, try Fraction(-1, 2)])
  }

  /// A mark that is no number is not one point without a word.
  @Test func aMarkThatIsNoNumberIsNamed() {
    let made = MoodleXML.read(file("truefalse", "<defaultgrade>zwei</defaultgrade>")).bank(id: "b")
    #expect(made.bank?.allProblems.map(\.points) == [1])
    #expect(made.diagnostics.map(\.code) == [.fieldsLeftOut])
    #expect(made.diagnostics.allSatisfy { "\($0)".contains("defaultgrade") })
  }

  @Test(arguments: Array(Question.calculatedTypes).sorted())
  func aCalculatedQuestionWithoutValuesSaysSo(type: String) {
    let text = """
      <quiz><question type="\(type)"><questiontext><text>{a} + 1?</text></questiontext>\
      <answer fraction="100"><text>{a}+1</text></answer></question></quiz>
      """
    let made = MoodleXML.read(Array(text.utf8)).bank(id: "b")
    #expect(made.diagnostics.map(\.code) == [.unusableQuestion])
    #expect(made.diagnostics.allSatisfy { "\($0)".contains("no values for its wildcards") })
  }

  @Test func hiddenQuestionsStayInTheFile() {
    let imported = MoodleXML.read(file("essay", "<hidden>1</hidden>"))
    #expect(imported.questions.count == 1)
    let made = imported.bank(id: "b")
    #expect(made.bank == nil)
    #expect(made.diagnostics.map(\.code) == [.hiddenQuestion])
  }

  @Test(arguments: [
    ("gapfill", "Q [[1]] sat on the [[2]]", 2), ("dragdrop", "Q [[1]] sat on the [[2]]", 3),
    ("dropdown", "Q [[1]] sat on the [[2]]", 3),
  ]) func gapsInBracketsAreRead(display: String, text: String, options: Int) throws {
    let xml = """
      <questiontext format="html"><text>Q &lt;b&gt;[cat]&lt;/b&gt; sat on the [mat|rug]</text></questiontext>
      <answerdisplay>\(display)</answerdisplay><answer fraction="0"><text>dog</text></answer>
      """
    let made = MoodleXML.read(
      Array("<quiz><question type=\"gapfill\">\(xml)</question></quiz>".utf8)
    ).bank(id: "b")
    let problem = try #require(made.bank?.allProblems.first, "\(made.diagnostics)")
    guard case .cloze(let task) = problem.kind else { return }
    #expect(task.text.plainText == text)
    if display == "gapfill" {
      guard case .exactMatch(let matcher) = task.gaps[1].kind else { return }
      #expect(matcher.accepted == ["mat", "rug"])
    } else {
      #expect(task.gaps[0].kind.options?.all.count == options)
    }
  }

  @Test func wordsToDragAreHTML() throws {
    let xml =
      "<dragbox><text>H&lt;sub&gt;2&lt;/sub&gt;O</text></dragbox><dragbox><text>\\(x^2\\)</text></dragbox>"
    let bank = try #require(MoodleXML.read(file("ddwtos", xml)).bank(id: "b").bank)
    guard case .cloze(let task) = bank.allProblems[0].kind else { return }
    #expect(
      task.gaps[0].kind.options?.all.map(\.text) == ["a", "b", "H₂O", RichText(markup: "$x^2$")]
    )
  }
}
