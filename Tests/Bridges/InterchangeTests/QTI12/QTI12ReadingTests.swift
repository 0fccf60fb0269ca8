// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import QuizContent
import Testing

@testable import Interchange

private typealias Sample = QTI12Sample

@Suite struct QTI12ReadingTests {
  private func question(_ item: String) throws -> (question: Question, codes: [Diagnostic.Code]) {
    let package = Sample.read(Sample.quiz(item))
    return (try #require(package.questions.first), package.diagnostics.map(\.code))
  }

  private static let rivers = [("1", "Rhine"), ("2", "Elbe"), ("3", "Oder")]

  // MARK: Canvas, New Quizzes, text2qti, Schoology

  @Test func aChoiceOfCanvasHasItsFeedback() throws {
    let (question, codes) = try question(
      Sample.item(
        "multiple_choice_question",
        points: "1.5",
        presentation: Sample.html("Where is Cologne?") + Sample.choices(Self.rivers),
        rules: Sample.rule("<other/>", shows: "general_fb", continues: true)
          + Sample.rule(Sample.equal("2"), shows: "2_fb", continues: true)
          + Sample.rule(Sample.equal("1"), "100", shows: "correct_fb", continues: false)
          + Sample.rule("<other/>", shows: "general_incorrect_fb", continues: true),
        rest: Sample.feedback("general_fb", "It is an old town")
          + Sample.feedback("correct_fb", "Yes", title: "Fine")
          + Sample.feedback("general_incorrect_fb", "No") + Sample.feedback("2_fb", "Too far east")
      )
    )
    #expect(codes == [])
    #expect(question.text.source == "Where is Cologne?")
    #expect(question.idNumber == "i1")
    #expect(question.mark == (try Fraction(3, 2)))
    #expect(question.generalFeedback?.source == "It is an old town")
    #expect(question.responseFeedback.map(\.condition) == [.correct, .incorrect])
    #expect(question.responseFeedback.map(\.title) == ["Fine", nil])
    guard case .choices(let answers, picksOne: true, _) = question.task else {
      Issue.record("\(question.task)")
      return
    }
    #expect(answers.map(\.text.source) == ["Rhine", "Elbe", "Oder"])
    #expect(answers.map(\.fraction) == [1, 0, 0])
    #expect(answers.map { $0.feedback?.source } == [nil, "Too far east", nil])
  }

  @Test(arguments: [("true", "false"), ("1", "2")], [false, true])
  func aStatementIsTrueOrFalse(ids: (String, String), isTurned: Bool) throws {
    var labels = [(ids.0, "True"), (ids.1, "False")]
    if isTurned { labels.reverse() }
    let (question, _) = try question(
      Sample.item(
        "true_false_question",
        presentation: Sample.html("It flows north") + Sample.choices(labels),
        rules: Sample.rule(Sample.equal(ids.1), "100")
      )
    )
    #expect(question.task == .truth(false, feedbackTrue: nil, feedbackFalse: nil))
  }

  /// All right ones and no other, or each for its share.
  @Test func severalAnswersAreScoredByTheirRules() throws {
    let labels = Sample.choices(Self.rivers, cardinality: "Multiple")
    let strict = try question(
      Sample.item(
        "multiple_answers_question",
        presentation: Sample.html("Which reach the North Sea?") + labels,
        rules: Sample.rule(
          "<and>\(Sample.equal("1"))\(Sample.equal("2"))<not>\(Sample.equal("3"))</not></and>",
          "100"
        )
      )
    )
    #expect(strict.question.isAllOrNothing)
    #expect(strict.codes == [])
    let added = try question(
      Sample.item(
        "multiple_answers_question",
        presentation: Sample.html("Which reach the North Sea?") + labels,
        rules: Sample.rule(Sample.equal("1"), "66.67", "Add")
          + Sample.rule(Sample.equal("2"), "33.33", "Add")
          + Sample.rule(Sample.equal("3"), "-50", "Add")
      )
    )
    guard case .choices(let answers, picksOne: false, _) = added.question.task else {
      Issue.record("\(added.question.task)")
      return
    }
    #expect(added.codes == [])
    #expect(!added.question.isAllOrNothing)
    #expect(
      answers.map(\.fraction) == [try Fraction(2, 3), try Fraction(1, 3), try Fraction(-1, 2)]
    )
    // Without a word on the third, whoever picks all has the points by the rules, too.
    let loose = try question(
      Sample.item(
        "multiple_answers_question",
        presentation: Sample.html("Which reach the North Sea?") + labels,
        rules: Sample.rule("<and>\(Sample.equal("1"))\(Sample.equal("2"))</and>", "100")
      )
    )
    #expect(loose.codes == [.scoringApproximated])
  }

  @Test func answersEarnWhatRulesGive() throws {
    let (question, _) = try question(
      Sample.item(
        "multiple_choice_question",
        points: "10",
        presentation: Sample.html("Which is longest?") + Sample.choices(Self.rivers),
        rules: Sample.rule(Sample.equal("1"), "10.0") + Sample.rule(Sample.equal("2"), "5.0")
      )
    )
    guard case .choices(let answers, _, _) = question.task else { return }
    #expect(answers.map(\.fraction) == [1, try Fraction(1, 2), 0])
    #expect(question.mark == 10)
  }

  /// Several values of one entry are alternatives; case counts only where that is said.
  @Test func writtenAnswersAreAlternatives() throws {
    let (question, codes) = try question(
      Sample.item(
        "short_answer_question",
        presentation: Sample.html("A river in Cologne") + Sample.entry(),
        rules: Sample.rule(Sample.equal("Rhine"), shows: "a_fb", continues: true)
          + Sample.rule(Sample.equal("Rhine") + Sample.equal("Rhein"), "100", continues: false)
          + Sample.rule(Sample.equal("Elbe"), "50"),
        rest: Sample.feedback("a_fb", "In English")
      )
    )
    #expect(codes == [])
    guard case .written(let answers, ignoresCase: true) = question.task else {
      Issue.record("\(question.task)")
      return
    }
    #expect(answers.map(\.text.source) == ["Rhine", "Rhein", "Elbe"])
    #expect(answers.map(\.fraction) == [1, 1, try Fraction(1, 2)])
    #expect(answers.map { $0.feedback?.source } == ["In English", nil, nil])
  }

  @Test(arguments: [
    (QTI12Sample.equal("42"), "42", "0", false),
    (
      """
      <vargte respident="response1">40</vargte><varlte respident="response1">44</varlte>
      """, "42", "2", false
    ),
    (
      """
      <or>\(QTI12Sample.equal("42.0"))<and><vargte respident="response1">41.5</vargte><varlte respident="response1">42.5</varlte></and></or>
      """, "42", "0.5", false
    ),
    // Blackboard shows the number beside its bounds.
    (
      """
      <vargte respident="response1">41</vargte><varlte respident="response1">43</varlte>\(QTI12Sample.equal("42"))
      """, "42", "1", false
    ),
    (
      """
      <or>\(QTI12Sample.equal("42"))<and><vargt respident="response1">41.9</vargt><varlte respident="response1">42.1</varlte></and></or>
      """, "42", "0.1", true
    ),
  ]) func numbersHaveTheirRanges(test: String, value: String, tolerance: String, isTold: Bool)
    throws
  {
    let (question, codes) = try question(
      Sample.item(
        "numerical_question",
        presentation: Sample.html("How many?") + Sample.entry("Decimal"),
        rules: Sample.rule(test, "100")
      )
    )
    guard case .numbers(let answers) = question.task else {
      Issue.record("\(question.task)")
      return
    }
    #expect(answers.map { NumberAnswer.number($0.text.source) } == [NumberAnswer.number(value)])
    #expect(answers.map(\.tolerance) == [tolerance])
    #expect(codes == (isTold ? [.scoringApproximated] : []))
  }

  @Test func pairsHaveTheirStemsAndDistractors() throws {
    let labels = Self.rivers + [("4", "Danube")]
    let (question, codes) = try question(
      Sample.item(
        "matching_question",
        points: "2",
        presentation: Sample.html("Which river?")
          + Sample.choices(labels, name: "response_a", stem: Sample.plain("Cologne"))
          + Sample.choices(
            labels,
            name: "response_b",
            stem: Sample.html("&lt;b&gt;Dresden&lt;/b&gt;")
          ),
        rules: Sample.rule(Sample.equal("1", name: "response_a"), "50.00", "Add")
          + Sample.rule(Sample.equal("2", name: "response_b"), "50.00", "Add")
      )
    )
    #expect(codes == [])
    #expect(!question.isAllOrNothing)
    guard case .pairs(let pairs, _) = question.task else {
      Issue.record("\(question.task)")
      return
    }
    #expect(pairs.map(\.stem.plain) == ["Cologne", "Dresden", "", ""])
    #expect(pairs.map(\.answer) == ["Rhine", "Elbe", "Oder", "Danube"])
  }

  /// Canvas names the first answer of a blank alone, and takes all its labels.
  @Test func blanksTakeAllTheirLabels() throws {
    let (question, codes) = try question(
      Sample.item(
        "fill_in_multiple_blanks_question",
        presentation: Sample.html("The [one] and the [two] [x]")
          + Sample.choices(
            [("1", "Rhine"), ("2", "Rhein")],
            name: "response_one",
            stem: Sample.plain("one")
          )
          + Sample.choices([("3", "Elbe")], name: "response_two", stem: Sample.plain("two")),
        rules: Sample.rule(Sample.equal("1", name: "response_one"), "50.00", "Add")
          + Sample.rule(Sample.equal("3", name: "response_two"), "50.00", "Add")
      )
    )
    #expect(codes == [])
    #expect(question.text.source == "The {#1} and the {#2} [x]")
    guard case .cloze(let gaps) = question.task else {
      Issue.record("\(question.task)")
      return
    }
    #expect(gaps.map(\.kind.name) == [.shortanswer, .shortanswer])
    #expect(gaps.map { $0.answers.map(\.text.source) } == [["Rhine", "Rhein"], ["Elbe"]])
    #expect(gaps.map { $0.answers.map(\.fraction) } == [[1, 1], [1]])
  }

  @Test func listsInATextAreGaps() throws {
    let (question, _) = try question(
      Sample.item(
        "multiple_dropdowns_question",
        presentation: Sample.html("To the [one], to the [two]")
          + Sample.choices(Self.rivers, name: "response_one")
          + Sample.choices(Self.rivers, name: "response_two"),
        rules: Sample.rule(Sample.equal("2", name: "response_one"), "75.00", "Add")
          + Sample.rule(Sample.equal("3", name: "response_two"), "25.00", "Add")
      )
    )
    guard case .cloze(let gaps) = question.task else {
      Issue.record("\(question.task)")
      return
    }
    #expect(gaps.map(\.kind.name) == [.multichoice, .multichoice])
    #expect(gaps.map(\.mark) == [3, 1])
    #expect(gaps[1].answers.map(\.fraction) == [0, 0, 1])
  }

  @Test func aBankOfWordsIsDragged() throws {
    let attributes = "answer_type=\"wordbank\" allow_reuse=\"true\""
    let (question, codes) = try question(
      Sample.item(
        "fill_in_multiple_blanks_question",
        presentation: Sample.html("To the [one], to the [two]")
          + Sample.choices(Self.rivers, name: "response_one", attributes: attributes)
          + Sample.choices(Self.rivers, name: "response_two", attributes: attributes),
        rules: Sample.rule(Sample.equal("2", name: "response_one"), "50.00", "Add")
          + Sample.rule(Sample.equal("3", name: "response_two"), "50.00", "Add")
      )
    )
    #expect(codes == [])
    #expect(question.text.source == "To the [[2]], to the [[3]]")
    guard case .gapSelect(let words, areDragged: true) = question.task else {
      Issue.record("\(question.task)")
      return
    }
    #expect(words.map(\.text) == ["Rhine", "Elbe", "Oder"])
  }

  @Test func anOrderIsKept() throws {
    let labels = Self.rivers.map {
      "<response_label ident=\"\($0.0)\">\(Sample.plain($0.1))</response_label>"
    }.joined()
    let list =
      "<render_extension><ims_render_object shuffle=\"Yes\"><flow_label>\(labels)</flow_label></ims_render_object></render_extension>"
    let (question, codes) = try question(
      Sample.item(
        "ordering_question",
        presentation: Sample.html("From west to east")
          + "<response_lid ident=\"response1\" rcardinality=\"Ordered\">\(list)</response_lid>",
        rules: Sample.rule(Sample.equal("3") + Sample.equal("1") + Sample.equal("2"), "100")
      )
    )
    #expect(codes == [])
    #expect(question.task == .ordering(["Oder", "Rhine", "Elbe"].map { Question.Text($0) }))
    #expect(question.isAllOrNothing)
  }

  @Test func categoriesBecomePairs() throws {
    let labels = [("1", "pine"), ("2", "oak"), ("3", "elm")]
    let presentation =
      Sample.html("Sort")
      + Sample.choices(labels, name: "a", cardinality: "Multiple", stem: Sample.plain("Evergreen"))
      + Sample.choices(
        labels,
        name: "b",
        cardinality: "Multiple",
        stem: Sample.plain("Bare in winter")
      )
    let (question, codes) = try question(
      Sample.item(
        "categorization_question",
        presentation: presentation,
        rules: Sample.rule(Sample.equal("1", name: "a"), "50.00", "Add")
          + Sample.rule(Sample.equal("2", name: "b") + Sample.equal("3", name: "b"), "50.00", "Add")
      )
    )
    #expect(codes == [.scoringApproximated])
    guard case .pairs(let pairs, _) = question.task else {
      Issue.record("\(question.task)")
      return
    }
    #expect(pairs.map(\.stem.source) == ["pine", "oak", "elm"])
    #expect(pairs.map(\.answer) == ["Evergreen", "Bare in winter", "Bare in winter"])
  }

  @Test func anEssayHasItsSampleAndItsNotes() throws {
    let (question, codes) = try question(
      Sample.item(
        "essay_question",
        presentation: Sample.html("Tell of a river") + Sample.entry(),
        rules: Sample.rule("<other/>", continues: false),
        rest: """
          <rubric view="Scorer">\(Sample.plain("Two towns"))</rubric>\
          <itemfeedback ident="solution"><solution><solutionmaterial>\(Sample.plain("It runs"))</solutionmaterial></solution></itemfeedback>\
          <itemfeedback ident="h"><hint><hintmaterial>\(Sample.plain("Think of home"))</hintmaterial></hint></itemfeedback>
          """
      )
    )
    #expect(codes == [])
    #expect(question.task == .essay)
    #expect(question.sampleAnswer == "It runs")
    #expect(question.rubric?.source == "Two towns")
    #expect(question.hints.map(\.source) == ["Think of home"])
  }

  @Test func aTextStandsBetweenQuestions() throws {
    let (question, _) = try question(
      "<item ident=\"t\" title=\"Read\"><presentation>\(Sample.html("A text"))</presentation></item>"
    )
    #expect(question.task == .description)
  }

  // MARK: Blackboard and Respondus

  @Test func aPoolOfBlackboardIsRead() throws {
    func label(_ name: String, _ ids: [String], texts: [String]? = nil, kind: String = "Single")
      -> String
    {
      """
      <response_lid ident="\(name)" rcardinality="\(kind)"><render_choice shuffle="Yes">\
      \(Sample.blackboardLabels(ids, texts: texts))</render_choice></response_lid>
      """
    }
    func entry(_ name: String, number: Bool = false) -> String {
      let element = number ? "response_num" : "response_str"
      return
        "<\(element) ident=\"\(name)\" rcardinality=\"Single\"><render_fib fibtype=\"\(number ? "Decimal" : "String")\"/></\(element)>"
    }
    func stem(_ text: String, _ name: String, _ ids: [String]) -> String {
      """
      <flow class="Block"><flow class="FORMATTED_TEXT_BLOCK"><material><mat_extension>\
      <mat_formattedtext type="HTML">\(text)</mat_formattedtext></mat_extension></material></flow>\(label(name, ids))</flow>
      """
    }
    let silent = "<displayfeedback feedbacktype=\"Response\" linkrefid=\"correct\"/>"
    func implied(_ test: String) -> String {
      "<respcondition title=\"x\"><conditionvar>\(test)</conditionvar>\(silent)</respcondition>"
    }
    let equal = { (value: String, name: String) in
      "<varequal case=\"No\" respident=\"\(name)\">\(value)</varequal>"
    }
    let items = [
      Sample.blackboard(
        "Multiple Choice",
        "&lt;b&gt;Which?&lt;/b&gt;",
        response: label("response", ["A", "B"], texts: ["Rhine", "Elbe"]),
        rules: Sample.blackboardKey(equal("B", "response"))
      ),
      Sample.blackboard(
        "True/False",
        "Is it?",
        response: label("response", ["true", "false"]),
        rules: Sample.blackboardKey(equal("true", "response"))
      ),
      Sample.blackboard(
        "Multiple Answer",
        "Which two?",
        response: label("response", ["A", "B", "C"], texts: ["a", "b", "c"], kind: "Multiple"),
        rules: Sample.blackboardKey(
          "<and>\(equal("A", "response"))<not>\(equal("B", "response"))</not>\(equal("C", "response"))</and>"
        )
      ),
      Sample.blackboard(
        "Matching",
        "Pair them",
        points: "3",
        response: stem("cat", "q1", ["1a", "1b", "1c"]) + stem("frog", "q2", ["2a", "2b", "2c"]),
        rights: ["insect", "mammal", "amphibian"],
        rules: implied(equal("1b", "q1")) + implied(equal("2c", "q2"))
      ),
      Sample.blackboard(
        "Fill in the Blank",
        "Name one",
        response: entry("response"),
        rules: implied(equal("frog", "response")) + implied(equal("toad", "response"))
      ),
      Sample.blackboard(
        "Fill in the Blank Plus",
        "The [one] of the [two]",
        response: entry("one") + entry("two"),
        rules: Sample.blackboardKey(
          "<and><or>\(equal("king", "one"))\(equal("lord", "one"))</or><or>\(equal("rings", "two"))</or></and>"
        )
      ),
      Sample.blackboard(
        "Numeric",
        "How much?",
        response: entry("response", number: true),
        rules: implied(
          "<vargte respident=\"response\">9.5</vargte><varlte respident=\"response\">10.5</varlte>\(equal("10", "response"))"
        )
      ),
      Sample.blackboard(
        "Essay",
        "Tell",
        response: entry("response"),
        rules: Sample.blackboardKey("")
      ),
      Sample.blackboard(
        "Either/Or",
        "So?",
        response: label(
          "response",
          ["yes_no.true", "yes_no.false"],
          texts: ["yes_no.true", "yes_no.false"]
        ),
        rules: Sample.blackboardKey(equal("yes_no.false", "response"))
      ),
    ]
    let manifest = """
      <manifest xmlns:bb="http://www.blackboard.com/content-packaging/"><organizations/><resources>\
      <resource bb:file="res00002.dat" bb:title="Pool" identifier="res00002" type="assessment/x-bb-qti-pool" xml:base="res00002"/>\
      </resources></manifest>
      """
    let pool =
      "<questestinterop><assessment title=\"Pool\"><section>\(items.joined())</section></assessment></questestinterop>"
    let package = QTI.read(package: [
      "imsmanifest.xml": Array(manifest.utf8), "res00002.dat": Array(pool.utf8),
      "res00001.dat": Array("<COURSE/>".utf8), "x.dat": [0xFF, 0xD8, 0x00],
    ])
    #expect(package.diagnostics == [])
    #expect(package.items.first?.content == .category("Pool"))
    let questions = package.questions
    #expect(
      questions.map(\.type) == [
        "multichoice", "truefalse", "multichoice", "match", "shortanswer", "multianswer",
        "numerical",
        "essay", "multichoice",
      ]
    )
    #expect(questions.map(\.mark) == [2, 2, 2, 3, 2, 2, 2, 2, 2])
    #expect(questions[0].text.source == "<b>Which?</b>")
    #expect(questions[0].responseFeedback.map(\.condition) == [.correct, .incorrect])
    #expect(questions[2].isAllOrNothing)
    guard case .pairs(let pairs, true) = questions[3].task else {
      Issue.record("\(questions[3].task)")
      return
    }
    #expect(pairs.map(\.stem.source) == ["cat", "frog", ""])
    #expect(pairs.map(\.answer) == ["mammal", "amphibian", "insect"])
    #expect(questions[3].text.source == "Pair them")
    #expect(questions[5].text.source == "The {#1} of the {#2}")
    #expect(questions[5].isAllOrNothing)
    guard case .numbers(let numbers) = questions[6].task,
      case .choices(let either, _, _) = questions[8].task
    else {
      Issue.record("\(questions[6].task) \(questions[8].task)")
      return
    }
    #expect(numbers.map(\.tolerance) == ["0.5"])
    #expect(either.map(\.text.source) == ["yes", "no"])
    #expect(either.map(\.fraction) == [0, 1])
    let made = package.bank(id: "b")
    #expect(made.bank?.allProblems.count == 9, "\(made.diagnostics)")
  }

  /// Conditions that name a label are about it: its percent of the points, and its feedback.
  @Test(arguments: [false, true]) func labelsOfBlackboardHaveSharesAndFeedback(
    isShared: Bool
  ) throws {
    func about(_ label: String, _ percent: String) -> String {
      """
      <respcondition><conditionvar><varequal respident="\(label)" case="No"/></conditionvar>\
      <setvar variablename="SCORE" action="Set">\(percent)</setvar><displayfeedback feedbacktype="Response" linkrefid="\(label)"/></respcondition>
      """
    }
    let item = Sample.blackboard(
      "Multiple Choice",
      "Which?",
      response: """
        <response_lid ident="response" rcardinality="Single"><render_choice>\
        \(Sample.blackboardLabels(["A", "B", "C"], texts: ["a", "b", "c"]))</render_choice></response_lid>
        """,
      rules: Sample.blackboardKey("<varequal case=\"No\" respident=\"response\">B</varequal>")
    )
    .replacing("</resprocessing>", with: about("A", "25.0") + about("B", "0") + "</resprocessing>")
    .replacing(
      "</item>",
      with: Sample.feedback("A", "Near") + Sample.feedback("B", "That one") + "</item>"
    )
    .replacing(
      "<bbmd_quest",
      with: "<bbmd_partialcredit>\(isShared)</bbmd_partialcredit><bbmd_quest"
    )
    let (question, codes) = try question(item)
    #expect(codes == [])
    guard case .choices(let answers, _, _) = question.task else {
      Issue.record("\(question.task)")
      return
    }
    #expect(answers.map(\.fraction) == [isShared ? try Fraction(1, 4) : 0, 1, 0])
    #expect(answers.map { $0.feedback?.source } == ["Near", "That one", nil])
  }

  /// The score has another name, and blanks stand between pieces of text.
  @Test func blanksBetweenTextsAreGaps() throws {
    let text = """
      <item ident="f" title="Fib"><presentation><material><mattext>Now is the </mattext></material>\(Sample.entry(name: "A"))\
      <material><mattext> of our </mattext></material>\(Sample.entry(name: "B"))</presentation><resprocessing><outcomes>\
      <decvar varname="que_score" vartype="Decimal" minvalue="0"/></outcomes><respcondition><conditionvar>\
      <varequal respident="A" case="Yes">autumn</varequal></conditionvar><setvar action="Add" varname="que_score">1</setvar></respcondition>\
      <respcondition><conditionvar><varequal respident="B" case="Yes">joy</varequal></conditionvar>\
      <setvar action="Add" varname="que_score">2</setvar></respcondition></resprocessing></item>
      """
    let (question, codes) = try question(text)
    #expect(codes == [])
    #expect(question.text.source == "Now is the {#1} of our {#2}")
    #expect(question.mark == 3)
    guard case .cloze(let gaps) = question.task else {
      Issue.record("\(question.task)")
      return
    }
    #expect(gaps.map(\.mark) == [1, 2])
    #expect(gaps.map(\.kind.ignoresCase) == [false, false])
  }

  // MARK: What has no place

  @Test(arguments: [
    ("file_upload_question", "", "", Diagnostic.Code.unusableType),
    (
      "calculated_question", QTI12Sample.entry("Decimal"), QTI12Sample.rule("<other/>", "100"),
      .unusableType
    ),
    (
      "hot_spot_question", "<response_xy ident=\"r\"><render_hotspot/></response_xy>",
      QTI12Sample.rule("<other/>", "100"), .unusableType
    ),
    (
      "multiple_choice_question", QTI12Sample.choices([("1", "a"), ("2", "b")]), "",
      .unusableQuestion
    ),
    (
      "short_answer_question", QTI12Sample.entry(),
      QTI12Sample.rule(
        "<varsubset respident=\"response1\" setmatch=\"Matches\">a.*</varsubset>",
        "100"
      ),
      .unusableQuestion
    ),
  ]) func whatIsNoProblemSaysWhy(
    type: String,
    response: String,
    rules: String,
    code: Diagnostic.Code
  ) throws {
    let item = Sample.item(type, presentation: Sample.html("So") + response, rules: rules)
    let package = Sample.read(Sample.quiz(item))
    let made = package.bank(id: "b")
    #expect(made.bank == nil)
    #expect(made.diagnostics.map(\.code).contains(code), "\(made.diagnostics)")
  }

  @Test func whatHasNoPlaceIsNamedWithItsLine() throws {
    let item = Sample.item(
      "multiple_choice_question",
      presentation: Sample.html("Which?") + Sample.choices(Self.rivers),
      rules: Sample.rule(Sample.equal("1"), "100")
        + Sample.rule("<or>\(Sample.equal("4"))</or>", shows: "odd", continues: true),
      rest:
        "\n\(Sample.feedback("odd", "Never seen"))\n<objectives>\(Sample.plain("Know rivers"))</objectives>"
    )
    let package = Sample.read(Sample.quiz(item))
    #expect(package.diagnostics.map(\.code) == [.feedbackLeftOut, .fieldsLeftOut])
    #expect(package.diagnostics.map(\.line) == [5, 6])
    #expect(package.diagnostics.map(\.isLoss) == [true, true])
  }
}
