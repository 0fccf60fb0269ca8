// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import QuizContent
import Testing

@testable import Interchange

private typealias Sample = QTI12Sample

@Suite struct QTI12PackageTests {
  private static let choice = Sample.item(
    "multiple_choice_question",
    points: "1.0",
    presentation: Sample.html("Which?") + Sample.choices([("1", "a"), ("2", "b")]),
    rules: Sample.rule(Sample.equal("1"), "100", continues: false)
  )

  @Test func aBankComesBackButForWhatIsListedAsLost() {
    forEachSeed(0..<40) { generator in
      let bank = try generator.bank()
      let exported = QTI12.write(bank)
      try #require(
        Set(exported.losses.map(\.part)).isSubset(of: [.letterCase]),
        "\(exported.losses)"
      )
      let package = QTI.read(package: exported.files)
      try #require(package.diagnostics == [], "\(package.diagnostics)")
      let made = package.bank(id: "b")
      try #require(made.diagnostics == [], "\(made.diagnostics)")
      let again = try #require(made.bank)
      for (before, after) in zip(bank.allProblems, again.allProblems) {
        let isSame = before == after
        let texts = exported.files.sorted { $0.key < $1.key }.map {
          String(decoding: $0.value, as: UTF8.self)
        }
        try #require(isSame, "\(before)\n\(after)\n\(texts)")
      }
      let isSame = again == bank
      try #require(isSame)
    }
  }

  /// Whatever a question has arrives in the file and comes back from it.
  @Test func allPartsOfAQuestionComeBack() throws {
    let file = Question.File(name: "a b.png", bytes: [1, 2])
    var question = Question(
      name: "One & two",
      text: Question.Text(
        "<p>Look <img src=\"@@PLUGINFILE@@/a%20b.png\" alt=\"it\"></p>",
        files: [file]
      ),
      task: .choices(
        [
          Question.Answer(Question.Text("a"), fraction: 1, feedback: Question.Text("fa")),
          Question.Answer(Question.Text("<i>b</i>"), fraction: try Fraction(1, 3)),
          Question.Answer(Question.Text("c"), fraction: 0),
        ],
        picksOne: true,
        areShuffled: true
      )
    )
    question.idNumber = "n-1"
    question.tags = ["water", "north"]
    question.mark = try Fraction(5, 2)
    question.hints = [Question.Text("first"), Question.Text("second")]
    question.generalFeedback = Question.Text("general")
    question.rubric = Question.Text("notes")
    question.responseFeedback = [
      Question.ResponseFeedback(.correct, Question.Text("right"), title: "Yes"),
      Question.ResponseFeedback(.incorrect, Question.Text("wrong")),
      Question.ResponseFeedback(.partlyCorrect, Question.Text("partly")),
    ]
    let exported = QTI12.write([.category("C"), .question(question)], title: "T", language: "fr")
    #expect(exported.losses == [])
    #expect(
      exported.files.keys.sorted() == [
        "imsmanifest.xml", "media/a b.png", "quiz-1/assessment_meta.xml", "quiz-1/quiz-1.xml",
      ]
    )
    let text = String(decoding: exported.files["quiz-1/quiz-1.xml"] ?? [], as: UTF8.self)
    #expect(text.contains("$IMS-CC-FILEBASE$/media/a%20b.png"))
    let package = QTI.read(package: exported.files)
    #expect(package.diagnostics == [])
    #expect(package.title == "T")
    #expect(package.language == "fr")
    #expect(package.items.first?.content == .category("C"))
    let again = try #require(package.questions.first)
    #expect(again.name == question.name)
    #expect(again.idNumber == "n-1")
    #expect(again.tags == question.tags)
    #expect(again.mark == question.mark)
    #expect(again.task == question.task)
    #expect(again.hints.map(\.source) == ["first", "second"])
    #expect(again.generalFeedback?.source == "general")
    #expect(again.rubric?.source == "notes")
    #expect(again.responseFeedback == question.responseFeedback)
    #expect(again.text.files.map(\.bytes) == [[1, 2]])
    #expect(again.text.source.contains("src=\"media/a b.png\""))
  }

  @Test(arguments: QTI.Version.allCases.map { Optional($0) } + [nil])
  func answersOfPairsKeepTheirMarks(version: QTI.Version?) throws {
    let file = Question.File(name: "a.png", bytes: [3])
    let picture = Question.Text("<img src=\"@@PLUGINFILE@@/a.png\" alt=\"a leaf\">", files: [file])
    let pairs = [
      Question.Text("H<sub>2</sub>O is <b>water</b>").paired(with: Question.Text("one")),
      picture.paired(with: Question.Text("two")),
      Question.Text("plain &amp; simple").paired(with: Question.Text("")),
    ]
    let words = Question(
      text: Question.Text("So [[1]] and [[2]]"),
      task: .gapSelect(
        [Question.Text("\\(x^2\\)").gapOption, Question.Text("y").gapOption],
        areDragged: true
      )
    )
    let items: [Imported.Item.Content] = [
      .question(Question(text: Question.Text("Pair"), task: .pairs(pairs, areShuffled: true))),
      .question(words),
    ]
    let exported =
      version.map { QTI.write(items, as: $0) } ?? QTI12.write(items, title: "", language: nil)
    #expect(exported.losses == [])
    let package = QTI.read(package: exported.files)
    #expect(package.diagnostics == [])
    guard case .pairs(let again, _)? = package.questions.first?.task,
      case .gapSelect(let options, areDragged: true)? = package.questions.last?.task
    else {
      Issue.record("\(package.questions)")
      return
    }
    #expect(again.map(\.answer) == ["H₂O is water", "a leaf", "plain & simple"])
    #expect(again.map { $0.richAnswer != nil } == [true, true, false])
    #expect(again[1].richAnswer?.files.map(\.bytes) == [[3]])
    #expect(options.map(\.richText?.source) == ["\\(x^2\\)", nil])
    let bank = try #require(package.bank(id: "b").bank)
    #expect(bank.media.count == 1)
  }

  @Test func whatTheFormatCannotHoldIsNamed() throws {
    var question = Question(
      text: Question.Text("x"),
      task: .written(
        [Question.Answer(Question.Text("a*b", format: "plain"), fraction: 1)],
        ignoresCase: true
      )
    )
    question.responseFeedback = [
      Question.ResponseFeedback(.credit(try Fraction(1, 2)...1), Question.Text("half"))
    ]
    question.tags = ["a,b"]
    let exported = QTI12.write(
      [
        .category("c", info: "i", idNumber: "7"), .question(question),
        .question(Question(text: Question.Text("y"), task: .other("calculated"))), .unusable,
      ],
      title: "",
      language: nil
    )
    #expect(
      Set(exported.losses.map { "\($0.item) \($0.part.rawValue)" }) == [
        "0 category-details", "1 judgment", "1 response-feedback", "1 labels", "2 type",
      ]
    )
  }

  /// Canvas writes a quiz twice in a course, and puts its questions into banks, too.
  @Test func aCourseOfCanvasHasEachQuestionOnce() throws {
    let plain = Sample.quiz(Self.choice.replacing("1.0", with: "9.0"), title: "Quiz")
    let bank = """
      <questestinterop><objectbank ident="b1"><qtimetadata><qtimetadatafield><fieldlabel>bank_title</fieldlabel>\
      <fieldentry>Store</fieldentry></qtimetadatafield></qtimetadata>\(Self.choice)\
      \(Self.choice.replacing("Which?", with: "Where?"))</objectbank></questestinterop>
      """
    let manifest = """
      <manifest xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1"><metadata><lom><general><title><string>Course</string></title>\
      </general></lom></metadata><resources>\
      <resource identifier="b1" type="associatedcontent/imscc_xmlv1p1/learning-application-resource" href="non_cc_assessments/b1.xml.qti">\
      <file href="non_cc_assessments/b1.xml.qti"/></resource>\
      <resource identifier="a1" type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment"><file href="a1/assessment_qti.xml"/></resource>\
      </resources></manifest>
      """
    let details = """
      <quiz xmlns="http://canvas.instructure.com/xsd/cccv1p0" identifier="a1"><title>Quiz</title><description>&lt;p&gt;On water&lt;/p&gt;</description></quiz>
      """
    let files = [
      "imsmanifest.xml": manifest, "a1/assessment_qti.xml": plain,
      "a1/assessment_meta.xml": details, "non_cc_assessments/b1.xml.qti": bank,
      "non_cc_assessments/a1.xml.qti": Sample.quiz(Self.choice, title: "Quiz"),
      "course_settings/course_settings.xml": "<course/>",
    ].mapValues { Array($0.utf8) }
    let package = QTI.read(package: files)
    #expect(package.diagnostics == [])
    #expect(package.title == "Course")
    #expect(
      package.items.map(\.path) == [
        "non_cc_assessments/a1.xml.qti", "non_cc_assessments/a1.xml.qti",
        "non_cc_assessments/b1.xml.qti", "non_cc_assessments/b1.xml.qti",
      ]
    )
    #expect(package.items[0].content == .category("Quiz", info: "<p>On water</p>"))
    #expect(package.items[2].content == .category("Store"))
    #expect(package.questions.map(\.mark) == [1, 1])
    #expect(package.write().files == files)
  }

  @Test func groupsHaveTheirPointsAndWhatIsDrawnIsTold() throws {
    let group = """
      <section ident="g" title="Group"><selection_ordering><selection><selection_number>1</selection_number>\
      <selection_extension><points_per_item>2.5</points_per_item></selection_extension></selection></selection_ordering>\
      \(Self.choice)</section><section ident="h" title="Bank"><selection_ordering><selection><sourcebank_ref>nowhere</sourcebank_ref>\
      </selection></selection_ordering></section><bankentry_item item_ref="i1"/><itemref linkrefid="none"/>
      """
    let package = Sample.read(Sample.quiz(group))
    #expect(package.questions.map(\.mark) == [try Fraction(5, 2)])
    #expect(package.items.first?.content == .category("Rivers/Group"))
    #expect(package.diagnostics.map(\.code) == [.settingsLeftOut, .missingFile, .missingFile])
  }

  @Test(arguments: [
    ("$IMS-CC-FILEBASE$/pic.png", "web_resources/pic.png"),
    ("%24IMS-CC-FILEBASE%24/images/my%20pic.png?canvas_download=1", "images/my pic.png"),
    ("pics/a.png", "pics/a.png"), ("org0/a.png", "exam/files/org0/a.png"),
    ("@X@EmbeddedFile.requestUrlStub@X@bbcswebdav/xid-17_1", "csfiles/home/__xid-17_1.png"),
    ("@X@EmbeddedFile.location@X@river.png", "res00001/embedded/river.png"),
  ]) func picturesAreFound(address: String, path: String) throws {
    let item = Self.choice.replacing(
      "Which?",
      with: "&lt;img src=&quot;\(address)&quot; alt=&quot;x&quot;&gt;"
    )
    let package = QTI.read(package: [
      "quiz.xml": Array(Sample.quiz(item).utf8), path: [7], "other/a.png": [8],
    ])
    #expect(package.diagnostics == [])
    let question = try #require(package.questions.first)
    #expect(question.files.map(\.bytes) == [[7]])
    #expect(package.bank(id: "b").bank?.media.count == 1)
  }

  @Test func aPictureThatIsNotThereIsToldAndAFormulaStays() throws {
    let text = """
      &lt;img src="gone.png" alt="a map"&gt; &lt;img src="file:///x" alt="y"&gt; &lt;img class="equation_image" \
      src="/equation_images/x" data-equation-content="\\frac{1}{2}"&gt;
      """
    let package = Sample.read(Sample.quiz(Self.choice.replacing("Which?", with: text)))
    #expect(package.diagnostics.map(\.code) == [.missingFile, .addressLeftOut])
    #expect(package.questions.first?.text.source == "a map y \\(\\frac{1}{2}\\)")
  }

  @Test func onlyAChangedItemDiffers() throws {
    let file = Sample.quiz(Self.choice + Self.choice.replacing("i1", with: "i2"))
    let package = Sample.read(file)
    #expect(package.questions.count == 2)
    var question = package.questions[1]
    question.text = Question.Text("Changed?")
    let offset = try #require(package.items.lastIndex { $0.question != nil })
    let written = package.write(replacing: [offset: question])
    #expect(written.losses == [])
    let bytes = try #require(written.files["quiz.xml"])
    #expect(bytes.starts(with: Array(file.utf8)[..<package.items[offset].range.lowerBound]))
    let again = QTI.read(package: written.files)
    #expect(again.questions.map(\.text.source) == ["Which?", "Changed?"])
    #expect(again.questions[1].task == question.task)
  }

  @Test func aFileIsKnownByItsContent() {
    let file = Array(Sample.quiz(Self.choice).utf8)
    #expect(QuestionFormat(path: "x.xml", beginning: file)?.name == "qti")
    #expect(QuestionFormat(path: "course.imscc", beginning: [])?.name == "qti")
    guard case .questions(count: 1)? = QTI.read(file).content else {
      Issue.record("\(String(describing: QTI.read(file).content))")
      return
    }
    #expect(QTI.read(file).diagnostics == [])
  }

  @Test func aQuizWithoutOtherFilesStandsAlone() throws {
    let questions = Sample.read(Sample.quiz(Self.choice)).questions
    let exported = QTI12.write([.question(questions[0])], title: "T", language: nil)
    let alone = try #require(QTI12.alone(in: exported))
    #expect(QTI.read(package: ["x.xml": alone]).questions.map(\.task) == [questions[0].task])
    let two = QTI12.write(
      [.category("a"), .question(questions[0]), .category("b"), .question(questions[0])],
      title: "T",
      language: nil
    )
    #expect(QTI12.alone(in: two) == nil)
  }

  @Test func anEmptyQuizSaysSo() {
    let package = Sample.read(Sample.quiz(""))
    #expect(package.diagnostics.map(\.code) == [.nothingFound])
  }

  @Test func aFileOfAnOldProgramIsDecoded() throws {
    let text = Sample.quiz(Self.choice.replacing("Which?", with: "Gr\u{F6}\u{DF}e?"))
      .replacing("UTF-8", with: "ISO-8859-1")
    let bytes = text.unicodeScalars.map { UInt8($0.value) }
    let package = QTI.read(package: ["quiz.xml": bytes])
    #expect(package.questions.first?.text.source == "Größe?")
    #expect(package.diagnostics == [])
  }

  @Test func aFileWithAnyBytesIsRead() {
    let whole = Array(Sample.quiz(Self.choice).utf8)
    for end in stride(from: 0, to: whole.count, by: 13) {
      let cut = ["quiz.xml": Array(whole[..<end])]
      let package = QTI.read(package: cut)
      #expect(package.write().files == cut)
      _ = package.bank(id: "b")
    }
    forEachSeed(0..<60) { generator in
      let exported = QTI12.write(try generator.bank())
      var files = exported.files
      let path = generator.drawElement(of: files.keys.sorted()) ?? ""
      files[path] = generator.damaged(files[path] ?? [])
      let package = QTI.read(package: files)
      try #require(package.write().files == files)
      _ = package.bank(id: "b")
    }
  }

  /// Rules that a hostile author repeats cost no more than they are long.
  @Test(.timeLimit(.minutes(1))) func manyRulesAreReadInTime() {
    let labels = (0..<60).map { ("\($0)", "option \($0)") }
    let rules = (0..<300).map { Sample.rule(Sample.equal("\($0 % 60)"), "\($0)", "Add") }.joined()
    let item = Sample.item(
      "multiple_answers_question",
      presentation: Sample.html("Which?") + Sample.choices(labels, cardinality: "Multiple"),
      rules: rules
    )
    _ = Sample.read(Sample.quiz(item)).bank(id: "b")
    let stems = (0..<40).map {
      Sample.choices(labels, name: "r\($0)", stem: Sample.plain("s\($0)"))
    }
    let pairs = (0..<40).map { Sample.rule(Sample.equal("\($0)", name: "r\($0)"), "1", "Add") }
    let matching = Sample.item(
      "matching_question",
      presentation: Sample.html("Pair") + stems.joined(),
      rules: pairs.joined()
    )
    #expect(Sample.read(Sample.quiz(matching)).questions.map(\.type) == ["match"])
  }
}
