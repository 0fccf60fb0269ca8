// SPDX-License-Identifier: Apache-2.0
@testable import Interchange
import LudusCore
import LudusFoundation
import LudusTestSupport
import Quizzes
import Testing

/// A made-up learner answers imported questions, and earns what Moodle would give.
@Suite struct PlayedQuestionsTests {
  /// The credit for a response in a session with one question.
  private func credit(_ response: QuizResponse, in bank: ProblemBank, _ id: Problem.ID) throws
    -> Fraction
  {
    var generator = SeededGenerator(seed: 1)
    let single = try ProblemBank(
      id: "one",
      title: "One",
      sets: [ProblemSet(id: "s", title: "S", problems: [try #require(bank.problem(id))])]
    )
    let quiz = try Quiz(from: single, try Blueprint(count: 1), rules: .immediate, using: &generator)
    var session = QuizSession(quiz)
    return try session.answer(response, at: Date(timeIntervalSince1970: 0)).credit
  }

  private func bank(_ gift: String) throws -> (bank: ProblemBank, diagnostics: [Diagnostic]) {
    let made = GIFT.read(Array(gift.utf8)).bank(id: "b")
    return (try #require(made.bank), made.diagnostics)
  }

  @Test(arguments: [
    ("Paris", "1"), ("paris", "1"), ("Lyon", "1/2"), ("Marseille", "1/4"), ("Bonn", "0"),
  ]) func aWrittenAnswerEarnsItsWeight(text: String, credit: String) throws {
    let (bank, _) = try bank("::c::Capital? {=Paris =%50%Lyon#near =%25%Mars* =%0%*#no}")
    #expect(try self.credit(.text(text), in: bank, "c") == Fraction(credit))
  }

  @Test func feedbackOnAWrittenAnswerIsThatOfTheAnswer() throws {
    let (bank, _) = try bank("::c::Capital? {=Paris#yes =%50%Lyon#near =%0%*#no}")
    var generator = SeededGenerator(seed: 1)
    for (text, feedback) in [("Paris", "yes"), ("Lyon", "near"), ("Oslo", "no")] {
      let quiz = try Quiz(from: bank, try Blueprint(count: 1), using: &generator)
      var session = QuizSession(quiz)
      let given = try session.answer(.text(text), at: Date(timeIntervalSince1970: 0))
      #expect(given.optionFeedback?.plainText == feedback)
    }
  }

  @Test(arguments: [("3", "1"), ("3.1", "1"), ("3.2", "1/2"), ("9", "0")])
  func aNumberEarnsItsWeight(text: String, credit: String) throws {
    let (bank, _) = try bank("::n::Pi? {#=3:0.1 =%50%3:1 ~#no}")
    #expect(try self.credit(.text(text), in: bank, "n") == Fraction(credit))
  }

  /// A question of Moodle whose key is 9.81 ± 0.01 with units, of which the first to be listed is
  /// another.
  private func gravity(unit: String, grading: String) -> Imported.Bank {
    MoodleXML.read(
      Array(
        """
        <quiz><question type="numerical"><name><text>g</text></name>
        <questiontext><text>How large is g?</text></questiontext>
        <answer fraction="100"><text>9.81</text><tolerance>0.01</tolerance></answer>
        <units><unit><multiplier>100</multiplier><unit_name>cm/s^2</unit_name></unit>
        <unit><multiplier>1</multiplier><unit_name>\(unit)</unit_name></unit></units>
        <unitgradingtype>\(grading)</unitgradingtype></question></quiz>
        """.utf8
      )
    ).bank(id: "b")
  }

  @Test(arguments: [("9.81 m/s²", "1"), ("981.5 cm/s²", "1"), ("9.81 kg", "0"), ("9.9 m/s^2", "0")])
  func aUnitThatMoodleAsksForIsAskedFor(text: String, credit: String) throws {
    let made = gravity(unit: "m/s^2", grading: "1")
    #expect(made.diagnostics.isEmpty)
    #expect(try self.credit(.text(text), in: #require(made.bank), "g") == Fraction(credit))
  }

  /// A temperature cannot be added to another one, so its tolerance is not written behind it.
  @Test(arguments: [("100.5 °C", "1"), ("102 °C", "0")])
  func aTemperatureKeepsItsTolerance(text: String, credit: String) throws {
    let made = MoodleXML.read(
      Array(
        """
        <quiz><question type="numerical"><name><text>g</text></name>
        <questiontext><text>When does water boil?</text></questiontext>
        <answer fraction="100"><text>100</text><tolerance>1</tolerance></answer>
        <units><unit><multiplier>1</multiplier><unit_name>°C</unit_name></unit></units>
        <unitgradingtype>1</unitgradingtype></question></quiz>
        """.utf8
      )
    ).bank(id: "b")
    #expect(made.diagnostics.isEmpty)
    #expect(try self.credit(.text(text), in: #require(made.bank), "g") == Fraction(credit))
  }

  @Test(arguments: [("m/s^2", "0"), ("quux", "2")])
  func unitsThatAreNotAskedForOrNotKnownAreNamed(unit: String, grading: String) throws {
    let made = gravity(unit: unit, grading: grading)
    #expect(made.diagnostics.map(\.code) == [.unitsLeftOut])
    #expect(made.diagnostics[0].sentence(in: .english).contains("\(unit), cm/s^2"))
    #expect(try credit(.text("9.81"), in: #require(made.bank), "g") == .one)
  }

  @Test(arguments: [("1", "1"), ("2", "1/2"), ("3", "0"), ("4", "0")])
  func aPickEarnsItsWeightAndNeverLessThanNothing(pick: String, credit: String) throws {
    let (bank, _) = try bank("::m::Which? {=a ~%50%b ~c ~%-50%d}")
    #expect(try self.credit(.choice(AnswerOption.ID(pick)), in: bank, "m") == Fraction(credit))
  }

  @Test(arguments: [
    (["1", "2"], "1"), (["1"], "1/2"), (["1", "3"], "0"), (["1", "2", "3"], "1/2"),
    (["1", "4"], "1/2"),
  ]) func picksEarnTheSumOfTheirWeights(picks: [String], credit: String) throws {
    let (bank, _) = try bank("::m::Which? {~%50%a ~%50%b ~%-50%c ~d}")
    #expect(
      try self.credit(.choices(picks.map { AnswerOption.ID($0) }), in: bank, "m")
        == Fraction(credit)
    )
  }

  @Test func gapsCountByTheirMarks() throws {
    let file = "{1:SA:=a} {3:MC:=b~c}"
    let bank = try #require(Cloze.read(Array(file.utf8)).bank(id: "b").bank)
    #expect(
      try credit(.gaps(["1": "x", "2": "1"]), in: bank, bank.allProblems[0].id) == Fraction(3, 4)
    )
    #expect(
      try credit(.gaps(["1": "A", "2": "2"]), in: bank, bank.allProblems[0].id) == Fraction(1, 4)
    )
  }

  @Test func rightAnswersToEveryKindEarnEverything() throws {
    for sample in FormatSample.all {
      let made = sample.format.read(sample.bytes).bank(id: "b")
      let bank = try #require(made.bank)
      for problem in bank.allProblems {
        guard let answer = problem.correctAnswer else { continue }
        #expect(try credit(answer, in: bank, problem.id) == 1, "\(sample) \(problem)")
      }
    }
  }

  @Test func whatABankHasNotIsNamed() throws {
    let file = """
      Only text

      ::m::Which? {~a ~b}

      ::t::Sure? {T}
      """
    let (bank, diagnostics) = try bank(file + "\n\nAt the end\n\n$CATEGORY: x\n\nAlone")
    #expect(bank.allProblems.map(\.id) == ["t"])
    #expect(bank.allProblems[0].introduction == "Only text")
    #expect(
      diagnostics.map(\.code) == [.unusableQuestion, .descriptionLeftOut, .descriptionLeftOut]
    )
    #expect(diagnostics.map(\.line) == [3, 7, 11])
  }

  @Test func textsIntroduceTheNextProblem() throws {
    let file = "[html]<b>Read</b> this.\n\nAnd * that.\n\n::a::Sure? {T}\n\n::b::Sure? {F}"
    let (bank, diagnostics) = try bank(file)
    #expect(diagnostics == [])
    let introduction = try #require(bank.problem("a")?.introduction)
    #expect(introduction.plainText == "Read this.\nAnd * that.")
    #expect(introduction.runs.contains(.emphasis("Read")))
    #expect(bank.problem("b")?.introduction == nil)
    let items = MoodleXML.read(MoodleXML.write(bank).bytes).questions
    #expect(items.map(\.type) == ["description", "truefalse", "truefalse"])
    #expect(MoodleXML.read(MoodleXML.write(bank).bytes).bank(id: "b").bank == bank)
  }

  @Test func aNumberAndANameAreKept() throws {
    let (bank, _) = try bank(
      "// [id:q7]\n::Capital::Which? {=a}\n\n::Capital::Which? {=b}\n\n::Capital::Which? {=c}"
    )
    // Two have one name and no number, so their texts and answers tell them apart.
    #expect(bank.allProblems[0].id == "q7")
    #expect(bank.allProblems.dropFirst().allSatisfy { $0.id.rawValue.hasPrefix("Capital-") })
    #expect(Set(bank.allProblems.map(\.id)).count == 3)
    #expect(bank.allProblems.map(\.title) == ["Capital", "Capital", "Capital"])
    let written = GIFT.write(bank)
    #expect(written.losses == [])
    #expect(GIFT.read(written.bytes).bank(id: "b").bank == bank)
  }

  @Test func aCategoryKeepsItsDescriptionAndNumber() throws {
    let items: [Imported.Item.Content] = [
      .category("top/Acids", info: "<p>All <em>acids</em></p>", idNumber: "A1"),
      .question(
        Question(
          name: "t",
          text: Question.Text("Sure?"),
          task: .truth(true, feedbackTrue: nil, feedbackFalse: nil)
        )
      ),
    ]
    let bank = try #require(MoodleXML.read(MoodleXML.write(items).bytes).bank(id: "b").bank)
    #expect(bank.sets[0].description == RichText(markup: "All *acids*"))
    #expect(bank.sets[0].idNumber == "A1")
    #expect(MoodleXML.read(MoodleXML.write(bank).bytes).bank(id: "b").bank == bank)
  }

  /// Files of one name are told apart, and one file that is used twice is kept once.
  @Test func filesComeIntoTheBankAndGoBack() throws {
    func question(_ name: String, _ file: String, _ bytes: [UInt8]) -> Imported.Item.Content {
      let address = file.replacing(" ", with: "%20")
      let text = "Look: <img src=\"@@PLUGINFILE@@/\(address)\" alt=\"a cell\">"
      let files = [Question.File(name: file, bytes: bytes)]
      return .question(
        Question(
          name: name,
          text: Question.Text(text, files: files),
          task: .truth(true, feedbackTrue: nil, feedbackFalse: nil)
        )
      )
    }
    let items = [
      question("a", "cell 1.png", [1, 2]), question("b", "cell 1.png", [3]),
      question("c", "cell 1.png", [1, 2]),
    ]
    let made = MoodleXML.read(MoodleXML.write(items).bytes).bank(id: "b")
    let bank = try #require(made.bank)
    #expect(made.diagnostics == [])
    #expect(bank.media.map(\.name) == ["cell 1.png", "2-cell 1.png"])
    #expect(bank.media.map { Array($0.data) } == [[1, 2], [3]])
    let references = bank.allProblems.map { problem in
      problem.prompt.runs.compactMap { if case .image(let name, _) = $0 { name } else { nil } }
    }
    #expect(references == [["cell 1.png"], ["2-cell 1.png"], ["cell 1.png"]])
    let written = MoodleXML.write(bank)
    #expect(written.losses == [])
    #expect(
      MoodleXML.read(written.bytes).questions.map { $0.files.map(\.bytes) } == [
        [[1, 2]], [[3]], [[1, 2]],
      ]
    )
    #expect(MoodleXML.read(written.bytes).bank(id: "b").bank == bank)
    #expect(GIFT.write(bank).losses.map(\.part) == [.files, .files, .files])
    #expect(try ProblemBank(json: bank.json()) == bank)
  }

  @Test(arguments: [
    ("2.5", "5/2", true), ("0.25", "1/4", true), ("0.3333333", "1/3", true), ("4", "4", true),
    ("0", "1/600", false), ("0.1428571", "43/300", false),
  ]) func aMarkBecomesPointsOrIsNamed(mark: String, points: String, isKept: Bool) throws {
    var question = try #require(GIFT.read(Array("::t::Sure? {T}".utf8)).questions.first)
    question.mark = Fraction(decimal: mark)
    let made = MoodleXML.read(MoodleXML.write([.question(question)]).bytes).bank(id: "b")
    #expect(made.bank?.problem("t")?.points == Fraction(points))
    #expect(made.diagnostics.map(\.code) == (isKept ? [] : [.markRounded]))
  }

  @Test(
    arguments: [
      (["1": "Paris", "2": "3"], "1", [nil, nil]),
      (["1": "Lyon", "2": "3"], "2/3", ["near", nil]),
      (["1": "Oslo", "2": "3.4"], "1/6", ["no", "close"]), (["1": "Oslo"], "0", ["no", nil]),
    ] as [([String: String], String, [String?])]
  )
  func aGapEarnsItsWeightByItsMark(entries: [String: String], credit: String, said: [String?])
    throws
  {
    let file = "{2:SA:=Paris~%50%Lyon#near~%0%*#no} has {1:NM:=3:0.1~%50%3:1#close}."
    let made = Cloze.read(Array(file.utf8)).bank(id: "b")
    let bank = try #require(made.bank)
    #expect(made.diagnostics == [])
    let gaps = Dictionary(uniqueKeysWithValues: entries.map { (ClozeTask.Gap.ID($0), $1) })
    #expect(try self.credit(.gaps(gaps), in: bank, bank.allProblems[0].id) == Fraction(credit))
    var generator = SeededGenerator(seed: 1)
    let quiz = try Quiz(from: bank, try Blueprint(count: 1), using: &generator)
    var session = QuizSession(quiz)
    let feedback = try session.answer(.gaps(gaps), at: Date(timeIntervalSince1970: 0))
    #expect(feedback.parts.map { $0.feedback?.plainText } == said)
    #expect(
      MoodleXML.read(MoodleXML.write(bank).bytes).bank(id: "b").bank?.allProblems[0].kind
        == bank.allProblems[0].kind
    )
  }

  /// A bank is the same after Moodle XML and, without what is listed as lost, after GIFT.
  @Test func generatedBanksComeBack() {
    forEachSeed(0..<200) { generator in
      var items: [Imported.Item.Content] = []
      for number in 0..<3 {
        if generator.draw(below: 3) == 0 {
          items.append(.category("Unit \(number)", info: "About it"))
        }
        var question = try generator.question()
        question.idNumber = nil
        question.name = question.task == .description ? nil : "Q \(generator.draw(below: 3))"
        items.append(.question(question))
      }
      let file = MoodleXML.write(items).bytes.map { $0 == 0x09 ? 0x2E : $0 }
      // HTML makes one blank of several.
      let texts = MoodleXML.read(file).questions.flatMap(\.allTexts).map(\.source)
      try assume(!texts.contains { $0.contains(/[ \n][ \n]/) })
      let made = MoodleXML.read(file).bank(id: "b")
      let bank = try assume(made.bank)
      let xml = MoodleXML.write(bank)
      let isSame = MoodleXML.read(xml.bytes).bank(id: "b").bank == bank
      try #require(isSame, "\(String(decoding: xml.bytes, as: UTF8.self))")
      let gift = GIFT.write(bank)
      try assume(gift.losses.allSatisfy { $0.part == .categoryDetails })
      let again = try #require(GIFT.read(gift.bytes).bank(id: "b").bank)
      let isSameAgain = again.allProblems == bank.allProblems
      try #require(isSameAgain, "\(String(decoding: gift.bytes, as: UTF8.self))")
    }
  }

  @Test func categoriesBecomeSetsAndNamesStayUnique() throws {
    let file =
      "$CATEGORY: $course$/top/Acids\n\n::a::1? {T}\n\n::a::2? {T}\n\n$CATEGORY: Bases\n\n3? {F}"
    let (bank, _) = try bank(file)
    #expect(bank.allSets.map(\.id) == ["Acids", "Bases"])
    #expect(bank.allProblems.prefix(2).allSatisfy { $0.id.rawValue.hasPrefix("a-") })
    #expect(bank.allProblems[2].id.rawValue.hasPrefix("q-"))
  }

  /// A category with the name of the set for the others is that set, and a name with nothing to see
  /// is none.
  @Test(arguments: ["questions", "top/questions", "\u{A0}"])
  func noNameOfACategoryCostsTheBank(category: String) throws {
    let file = "::::1? {T}\n\n$CATEGORY: \(category)\n\n::\u{A0}::2? {T}\n\n::c::3? {F}"
    let (bank, diagnostics) = try bank(file)
    #expect(diagnostics == [])
    #expect(bank.allSets.map(\.id) == ["questions"])
    #expect(bank.allProblems.map(\.id.rawValue.count) == [12, 12, 1])
    #expect(bank.allProblems.allSatisfy { $0.title == nil })
  }

  @Test func aFileWithoutANameGetsOne() throws {
    let files = [Question.File(name: "\u{A0}", bytes: [1]), Question.File(name: "", bytes: [2])]
    let question = Question(
      text: Question.Text("Look", files: files),
      task: .truth(true, feedbackTrue: nil, feedbackFalse: nil)
    )
    let imported = MoodleXML.read(MoodleXML.write([.question(question)]).bytes)
    #expect(imported.bank(id: "b").bank?.media.map(\.name) == ["file", "2-file"])
  }

  @Test func aBankComesBackFromMoodleXMLAndGIFTAsItWas() throws {
    let file = """
      $CATEGORY: Acids

      ::a::Which <b>one</b> & why? {=right#yes ~%50%half ~wrong####all}

      ::b::Two? {~%50%a ~%50%b ~%-50%c}

      ::c::Written? {=Paris#so =%50%Lyon#near =%0%*#no}

      ::d::Number? {#=3.5:0.1 =%50%4:0.5#near ~#no}

      ::e::Pairs? {=a -> 1 =b -> 2 =c -> 1}

      ::f::Sure? {T#no#yes}

      ::g::Essay? {}
      """
    let (bank, _) = try bank(file)
    #expect(bank.allProblems.count == 7)
    let xml = MoodleXML.write(bank)
    #expect(xml.losses.isEmpty)
    #expect(MoodleXML.read(xml.bytes).bank(id: "b").bank == bank)
    let gift = GIFT.write(bank)
    #expect(gift.losses.isEmpty)
    #expect(GIFT.read(gift.bytes).bank(id: "b").bank == bank)
  }
}
