// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizContent
import Testing

@testable import Interchange

@Suite struct H5PTests {
  static func package(_ library: String, _ content: String) -> [String: [UInt8]] {
    let manifest = #"{"title":"T","language":"de","mainLibrary":"\#(library)"}"#
    return ["h5p.json": Array(manifest.utf8), "content/content.json": Array(content.utf8)]
  }

  static func read(_ library: String, _ content: String) -> ImportedPackage {
    H5P.read(package: package(library, content))
  }

  static let quiz = #"""
    {"passPercentage":50,"questions":[
      {"library":"H5P.MultiChoice 1.16","params":{"question":"<p>Which?</p>\n","answers":[
        {"text":"<div>iron</div>\n","correct":true,"tipsAndFeedback":{"tip":"","chosenFeedback":"<div>Yes</div>"}},
        {"text":"<div>tin</div>\n","correct":false}],"behaviour":{"type":"auto","randomAnswers":false,"enableRetry":true},
        "overallFeedback":[{"from":0,"to":100,"feedback":"All"}]},"subContentId":"1","metadata":{"title":"Metals"}},
      {"library":"H5P.Blanks 1.14","params":{"text":"<p>Fill in.</p>","questions":["<p>A *cat/kitty:purrs* and a *dog*.</p>"],
        "behaviour":{"caseSensitive":false}},"metadata":{"title":"Untitled Fill in the Blanks"}},
      {"library":"H5P.TrueFalse 1.8","params":{"question":"Water is wet.","correct":"true",
        "behaviour":{"feedbackOnCorrect":"Right","feedbackOnWrong":""}}},
      {"library":"H5P.DragText 1.10","params":{"taskDescription":"Drag.","textField":"The *sun* is\nhot, the *moon:night* cold.",
        "distractors":"*sea*"}},
      {"library":"H5P.MarkTheWords 1.11","params":{"taskDescription":"Mark the *verbs*.","textField":"<p>I *run*, you *walk*.</p>"}},
      {"library":"H5P.Essay 1.5","params":{"taskDescription":"Write.","solution":{"sample":"<div>So.</div>"},
        "keywords":[{"keyword":"so","options":{"points":2}}]}},
      {"library":"H5P.Dictation 1.2","params":{"taskDescription":"Listen.","sentences":[{"text":"I am here."}]}}]}
    """#

  @Test func eachTypeOfAQuestionSetIsRead() throws {
    let package = Self.read("H5P.QuestionSet", Self.quiz)
    #expect(package.title == "T")
    #expect(package.language == "de")
    let types = [
      "multichoice", "multianswer", "truefalse", "ddwtos", "multichoice", "essay", "H5P.Dictation",
    ]
    #expect(package.questions.map(\.type) == types)
    #expect(package.diagnostics.map(\.code) == [.scoringApproximated, .unknownType])
    #expect(package.diagnostics.allSatisfy { $0.path == "content/content.json" })
    let choice = package.questions[0]
    #expect(choice.name == "Metals")
    #expect(choice.text.source == "Which?")
    #expect(choice.generalFeedback?.source == "All")
    guard case .choices(let answers, true, false) = choice.task else {
      Issue.record("\(choice.task)")
      return
    }
    #expect(answers.map(\.fraction) == [1, 0])
    #expect(answers.map(\.text.source) == ["iron", "tin"])
    #expect(answers.map(\.feedback?.source) == ["Yes", nil])
    let blanks = package.questions[1]
    #expect(blanks.name == nil)
    #expect(blanks.text.source == "Fill in.<br>A {#1} and a {#2}.")
    #expect(blanks.hints.map(\.source) == ["purrs"])
    guard case .cloze(let gaps) = blanks.task else {
      Issue.record("\(blanks.task)")
      return
    }
    #expect(gaps.map { $0.answers.map(\.text.source) } == [["cat", "kitty"], ["dog"]])
    #expect(gaps.allSatisfy { $0.kind.ignoresCase })
    #expect(
      package.questions[2].task
        == .truth(true, feedbackTrue: Question.Text("Right"), feedbackFalse: nil)
    )
    #expect(package.questions[3].text.source == "Drag.<br>The [[1]] is<br>hot, the [[2]] cold.")
    let words = ["sun", "moon", "sea"].map { Question.GapOption($0) }
    #expect(package.questions[3].task == .gapSelect(words, areDragged: true))
    guard case .choices(let marked, false, false) = package.questions[4].task else {
      Issue.record("\(package.questions[4].task)")
      return
    }
    #expect(marked.map(\.text.source) == ["I", "run", "you", "walk"])
    #expect(marked.map { $0.fraction > 0 } == [false, true, false, true])
    #expect(package.questions[5].sampleAnswer == "So.")
    #expect(package.questions[5].rubric?.source == "so (2)")
    let bank = package.bank(id: "b")
    #expect(
      bank.bank?.allProblems.map(\.kind.name) == [
        .multipleChoice, .cloze, .multipleChoice, .cloze, .checkAll, .openResponse,
      ]
    )
    #expect(bank.diagnostics.map(\.code) == [.rubricLeftOut, .unusableType])
  }

  @Test func onlyTheSliceOfAChangedQuestionDiffersAndItsSettingsStay() throws {
    let package = Self.read("H5P.QuestionSet", Self.quiz)
    #expect(package.write().files == package.files)
    for (offset, item) in package.items.enumerated() {
      guard var question = item.question, question.type != "H5P.Dictation" else { continue }
      question.text.source = "Changed. " + question.text.source
      let written = package.write(replacing: [offset: question])
      let bytes = try #require(written.files["content/content.json"])
      let source = try #require(package.files["content/content.json"])
      #expect(bytes.starts(with: source[..<item.range.lowerBound]))
      #expect(
        bytes.suffix(source.count - item.range.upperBound) == source[item.range.upperBound...]
      )
      let again = H5P.read(package: written.files)
      #expect(again.items.count == package.items.count)
      #expect(again.questions[offset].text.source.contains("Changed"))
      if offset == 0 {
        #expect(again.questions[0].task == question.task)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains(#""enableRetry":true"#))
        #expect(text.contains(#""subContentId":"1""#))
      }
    }
  }

  @Test func aChangedMainContentKeepsItsSettings() throws {
    let package = Self.read(
      "H5P.TrueFalse",
      #"{"question":"Is it?","correct":"false","l10n":{"score":"S"}}"#
    )
    var question = try #require(package.questions.first)
    #expect(question.name == "T")
    question.task = .truth(true, feedbackTrue: nil, feedbackFalse: nil)
    let written = package.write(replacing: [0: question, 9: question])
    let text = String(decoding: written.files["content/content.json"] ?? [], as: UTF8.self)
    #expect(text.contains(#""score":"S""#))
    #expect(H5P.read(package: written.files).questions.map(\.task) == [question.task])
    question.task = .essay
    #expect(package.write(replacing: [0: question]).losses.map(\.part) == [.type])
  }

  @Test func aBankComesBackButForWhatIsListedAsLost() {
    forEachSeed(0..<60) { generator in
      let bank = try generator.bank()
      let exported = H5P.write(bank)
      let package = H5P.read(package: exported.files)
      try #require(package.diagnostics == [])
      let again = try #require(package.bank(id: "b").bank)
      let offsets = zip(bank.allProblems, [1, 2, 3, 4, 5, 7, 8, 9, 10, 11])
      for (problem, offset) in offsets {
        let lost = exported.losses.filter { $0.item == offset }.map(\.part)
        let found = again.problem(problem.id)
        try #require((found == nil) == (lost == [.type]))
        guard lost.isEmpty else { continue }
        let isSame = found == problem
        try #require(
          isSame,
          "\(problem.kind) \(found.map { "\($0.kind)" } ?? "") \(String(decoding: exported.files["content/content.json"] ?? [], as: UTF8.self))"
        )
      }
    }
  }

  @Test(arguments: [
    ("", "{}", Diagnostic.Code.nothingFound),
    ("H5P.Blanks", "{", .brokenJSON), ("H5P.Blanks", "", .brokenJSON),
    ("H5P.Blanks", "{} x", .brokenJSON), ("H5P.Blanks", #"{"a":"\u12"}"#, .brokenJSON),
    ("H5P.GreetingCard", #"{"greeting":"Hello"}"#, .unknownType),
  ]) func anyOtherPackageIsNamed(library: String, content: String, code: Diagnostic.Code) {
    var package = Self.package(library, content)
    if library.isEmpty { package["h5p.json"] = Array("{}".utf8) }
    let imported = H5P.read(package: package)
    #expect(imported.diagnostics.map(\.code) == [code])
    #expect(imported.bank(id: "b").bank == nil)
  }

  @Test func missingFilesAreNamed() {
    let imported = H5P.read(package: [:])
    #expect(imported.diagnostics.map(\.code) == [.missingFile, .missingFile])
    #expect(imported.diagnostics.map(\.path) == ["content/content.json", "h5p.json"])
    #expect(imported.items == [])
  }

  @Test func textsBetweenQuestionsStandInAColumn() throws {
    let items: [Imported.Item.Content] = [
      .question(Question(text: Question.Text("Read this."), task: .description)),
      .question(
        Question(
          name: "q",
          text: Question.Text("So?"),
          task: .truth(true, feedbackTrue: nil, feedbackFalse: nil)
        )
      ),
    ]
    let exported = H5P.write(items, title: "Unit", language: "de")
    #expect(exported.losses == [])
    let package = H5P.read(package: exported.files)
    #expect(package.questions.map(\.type) == ["description", "truefalse"])
    #expect(package.questions.map(\.text.source) == ["Read this.", "So?"])
    #expect(
      String(decoding: exported.files["h5p.json"] ?? [], as: UTF8.self).contains("H5P.Column")
    )
    #expect(
      String(decoding: exported.files["content/content.json"] ?? [], as: UTF8.self).contains("Wahr")
    )
  }

  @Test func aPictureAboveTheTextIsAFileOfThePackage() throws {
    var files = Self.package(
      "H5P.MultiChoice",
      #"{"media":{"type":{"library":"H5P.Image 1.1","params":{"file":{"path":"images/a.png"},"alt":"a cell"}}},"question":"Q?","answers":[{"text":"a","correct":true},{"text":"b","correct":true}]}"#
    )
    files["content/images/a.png"] = [1, 2]
    let question = try #require(H5P.read(package: files).questions.first)
    #expect(question.text.source == "<img src=\"content/images/a.png\" alt=\"a cell\"><br>Q?")
    #expect(
      question.files == [Question.File(name: "a.png", path: "/content/images/", bytes: [1, 2])]
    )
    let moodle = String(decoding: MoodleXML.write([.question(question)]).bytes, as: UTF8.self)
    #expect(moodle.contains("src=\"@@PLUGINFILE@@/content/images/a.png\""))
    let qti = QTI.write([.question(question)])
    #expect(qti.files["media/a.png"] == [1, 2])
    #expect(QTI.read(package: qti.files).questions[0].files.map(\.bytes) == [[1, 2]])
  }

  @Test func aFileWithAnyBytesIsRead() {
    let bytes = Array(Self.quiz.utf8)
    let manifest = Array(#"{"mainLibrary":"H5P.QuestionSet"}"#.utf8)
    for end in 0..<bytes.count {
      let cut = ["h5p.json": manifest, "content/content.json": Array(bytes[..<end])]
      let package = H5P.read(package: cut)
      #expect(package.diagnostics.contains { $0.code == .brokenJSON })
      #expect(package.write().files == cut)
    }
    forEachSeed(0..<500) { generator in
      var bytes = bytes
      for _ in 0..<1 + generator.draw(below: 6) {
        let place = generator.draw(below: bytes.count)
        switch generator.draw(below: 3) {
        case 0: bytes[place] = UInt8(generator.draw(below: 256))
        case 1: bytes.remove(at: place)
        default: bytes.insert(Array("{}[]\",:*/\\&#<9".utf8)[generator.draw(below: 14)], at: place)
        }
      }
      let package = H5P.read(package: ["h5p.json": manifest, "content/content.json": bytes])
      try #require(package.write().files["content/content.json"] == bytes)
      try #require(package.diagnostics.allSatisfy { $0.line > 0 && $0.column > 0 })
      _ = package.bank(id: "b")
    }
    let deep = String(repeating: "[", count: 100_000)
    #expect(Self.read("H5P.Blanks", deep).diagnostics.contains { $0.code == .brokenJSON })
  }
}
