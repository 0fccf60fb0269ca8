// SPDX-License-Identifier: Apache-2.0
import LudusFoundation
import LudusTestSupport
import QuizContent
import Testing

@testable import Interchange

/// A field of a content type with a marker word in it.
struct H5PField: CustomTestStringConvertible, Sendable {
  let library: String
  /// The name by which a diagnostic can name it.
  let name: String
  /// The content, with `MARKER` in it.
  let content: String

  var testDescription: String { "\(library) \(name)" }

  private static let media =
    #""media":{"type":{"library":"H5P.Video 1.6","params":{"sources":[{"path":"videos/MARKER.mp4"}]}}}"#
  private static let image =
    #""media":{"type":{"library":"H5P.Image 1.1","params":{"file":{"path":"images/a.png"},"alt":"MARKER"}}}"#
  private static let overall =
    #""overallFeedback":[{"from":0,"to":49,"feedback":"low"},{"from":50,"to":100,"feedback":"MARKER"}]"#
  private static let everyone = #""overallFeedback":[{"from":0,"to":100,"feedback":"MARKER"}]"#
  private static let score =
    #""overallFeedback":[{"from":0,"to":100,"feedback":"Score @score MARKER"}]"#

  /// What a content of the type needs, and its fields.
  private static let types: [(library: String, base: String, fields: [(String, String)])] = [
    (
      "H5P.MultiChoice",
      #""question":"Q","answers":[{"text":"a","correct":true},{"text":"b","correct":false}]"#,
      [
        ("question", #""question":"MARKER""#), ("media (H5P.Video)", media), ("image", image),
        ("answer", #""answers":[{"text":"MARKER","correct":true},{"text":"b"}]"#),
        (
          "tip",
          #""answers":[{"text":"a","correct":true,"tipsAndFeedback":{"tip":"MARKER"}},{"text":"b"}]"#
        ),
        (
          "chosenFeedback",
          #""answers":[{"text":"a","correct":true,"tipsAndFeedback":{"chosenFeedback":"MARKER"}},{"text":"b"}]"#
        ),
        (
          "notChosenFeedback",
          #""answers":[{"text":"a","correct":true,"tipsAndFeedback":{"notChosenFeedback":"MARKER"}},{"text":"b"}]"#
        ),
        ("ranges", overall), ("everyone", everyone), ("overallFeedback", score),
        (
          "score",
          #""answers":[{"text":"a","correct":true},{"text":"b","correct":true},{"text":"c"}],"behaviour":{"singlePoint":true,"passPercentage":60}"#
        ),
      ]
    ),
    (
      "H5P.TrueFalse", #""question":"Q","correct":"true""#,
      [
        ("question", #""question":"MARKER""#), ("media (H5P.Video)", media), ("image", image),
        ("right", #""behaviour":{"feedbackOnCorrect":"MARKER"}"#),
        ("wrong", #""behaviour":{"feedbackOnWrong":"MARKER"}"#),
      ]
    ),
    (
      "H5P.Blanks", #""text":"T","questions":["A *b*."]"#,
      [
        ("text", #""text":"MARKER""#), ("answer", #""questions":["A *MARKER*."]"#),
        ("alternative", #""questions":["A *b/MARKER*."]"#),
        ("tip", #""questions":["A *b:MARKER*."]"#),
        ("further text", #""questions":["A *b*.","MARKER"]"#), ("media (H5P.Video)", media),
        ("image", image), ("ranges", overall),
        ("score", #""behaviour":{"acceptSpellingErrors":true}"#),
      ]
    ),
    (
      "H5P.DragText", #""taskDescription":"T","textField":"A *b* *c*.""#,
      [
        ("description", #""taskDescription":"MARKER""#),
        ("word", #""textField":"A *MARKER* *c*.""#),
        ("tip", #""textField":"A *b:MARKER* *c*.""#),
        ("right", #""textField":"A *b\\+MARKER* *c*.""#),
        ("wrong", #""textField":"A *b\\-MARKER* *c*.""#),
        ("distractor", #""distractors":"*MARKER*""#),
        ("its feedback", #""distractors":"*d\\-MARKER*""#),
        ("feedback", #""distractors":"*d\\+MARKER*""#), ("media (H5P.Video)", media),
        ("image", image), ("ranges", overall),
      ]
    ),
    (
      "H5P.MarkTheWords", #""taskDescription":"T","textField":"A *b* c.""#,
      [
        ("description", #""taskDescription":"MARKER""#), ("word", #""textField":"A *MARKER* c.""#),
        ("other word", #""textField":"A *b* MARKER.""#), ("media (H5P.Video)", media),
        ("ranges", overall),
      ]
    ),
    (
      "H5P.Essay", #""taskDescription":"T""#,
      [
        ("description", #""taskDescription":"MARKER""#),
        ("placeholderText", #""placeholderText":"MARKER""#),
        ("solution.introduction", #""solution":{"introduction":"MARKER"}"#),
        ("sample", #""solution":{"sample":"MARKER"}"#),
        ("notes for graders", #""keywords":[{"keyword":"MARKER"}]"#), ("media (H5P.Video)", media),
        ("behaviour.minimumLength", #""behaviour":{"minimumLength":77}"#),
        ("behaviour.maximumLength", #""behaviour":{"maximumLength":77}"#), ("ranges", overall),
      ]
    ),
    (
      "H5P.SingleChoiceSet", #""choices":[{"question":"Q","answers":["a","b"]}]"#,
      [
        ("question", #""choices":[{"question":"MARKER","answers":["a","b"]}]"#),
        ("answer", #""choices":[{"question":"Q","answers":["a","MARKER"]}]"#),
        ("overallFeedback", everyone),
      ]
    ),
    (
      "H5P.Summary", #""intro":"I","summaries":[{"summary":["a","b"]}]"#,
      [
        ("intro", #""intro":"MARKER""#),
        ("statement", #""summaries":[{"summary":["a","MARKER"]}]"#),
        ("tip", #""summaries":[{"summary":["a","b"],"tip":"MARKER"}]"#),
        ("nested tip", #""summaries":[{"summary":["a","b"],"tip":{"tip":"MARKER"}}]"#),
        ("score", #""summaries":[{"summary":["a","b","c"]}]"#), ("overallFeedback", everyone),
      ]
    ),
    (
      "H5P.Dialogcards", #""title":"T","description":"D","dialogs":[{"text":"q","answer":"a"}]"#,
      [
        ("title", #""title":"MARKER""#), ("description", #""description":"MARKER""#),
        ("front", #""dialogs":[{"text":"MARKER","answer":"a"}]"#),
        ("back", #""dialogs":[{"text":"q","answer":"MARKER"}]"#),
        (
          "long back",
          #""dialogs":[{"text":"q","answer":"MARKER is a long answer that nobody would write letter by letter, so a person looks at it."}]"#
        ),
        ("audio", #""dialogs":[{"text":"q","answer":"a","audio":[{"path":"MARKER.mp3"}]}]"#),
        (
          "image",
          #""dialogs":[{"text":"q","answer":"a","image":{"path":"images/a.png"},"imageAltText":"MARKER"}]"#
        ),
        ("tip", #""dialogs":[{"text":"q","answer":"a","tips":{"front":"MARKER"}}]"#),
        ("tip behind", #""dialogs":[{"text":"q","answer":"a","tips":{"back":"MARKER"}}]"#),
      ]
    ),
    (
      "H5P.Flashcards", #""description":"D","cards":[{"text":"q","answer":"a"}]"#,
      [
        ("description", #""description":"MARKER""#),
        ("front", #""cards":[{"text":"MARKER","answer":"a"}]"#),
        ("back", #""cards":[{"text":"q","answer":"a/MARKER"}]"#),
        ("tip", #""cards":[{"text":"q","answer":"a","tip":{"tip":"MARKER"}}]"#),
        (
          "image",
          #""cards":[{"text":"q","answer":"a","image":{"path":"images/a.png"},"imageAltText":"MARKER"}]"#
        ),
      ]
    ),
    (
      "H5P.QuestionSet",
      #""questions":[{"library":"H5P.TrueFalse 1.8","params":{"question":"Q","correct":"true"}}]"#,
      [
        (
          "introduction",
          #""introPage":{"showIntroPage":true,"title":"T","introduction":"<p>MARKER</p>"}"#
        ),
        ("title", #""introPage":{"showIntroPage":true,"title":"MARKER"}"#),
        (
          "introPage.backgroundImage",
          #""introPage":{"showIntroPage":true,"backgroundImage":{"path":"MARKER.png"}}"#
        ),
        ("endGame.overallFeedback", #""endGame":{\#(overall)}"#),
        ("endGame.successVideo", #""endGame":{"successVideo":[{"path":"MARKER.mp4"}]}"#),
        ("poolSize", #""poolSize":3"#), ("randomQuestions", #""randomQuestions":true"#),
        ("passPercentage", #""passPercentage":70"#),
      ]
    ),
    (
      "H5P.InteractiveBook",
      #""chapters":[{"library":"H5P.Column 1.16","params":{"content":[{"content":{"library":"H5P.RowColumn 1.0","params":{"content":[{"content":{"library":"H5P.TrueFalse 1.8","params":{"question":"MARKER","correct":"true"}}}]}}}]}}]"#,
      [("row column", ""), ("cover", #""bookCover":{"coverDescription":"<p>MARKER</p>"}"#)]
    ),
    (
      "H5P.Column",
      #""content":[{"content":{"library":"H5P.Row 1.1","params":{"columns":[{"width":50,"content":{"library":"H5P.RowColumn 1.0","params":{"content":[{"content":{"library":"H5P.TrueFalse 1.8","params":{"question":"MARKER","correct":"true"}}}]}}}]}}}]"#,
      [("row", "")]
    ),
    (
      "H5P.DragQuestion", #""question":{"task":{"elements":[]}}"#, [("H5P.DragQuestion", "")]
    ),
  ]

  static let all: [H5PField] = types.flatMap { type in
    type.fields.map { name, field in
      // The first of two members with one name counts.
      let content = field.isEmpty ? type.base : field + "," + type.base
      return H5PField(library: type.library, name: name, content: "{\(content)}")
    }
  }
}

@Suite struct H5PFieldTests {
  private func package(_ library: String, _ content: String) -> ImportedPackage {
    var files = H5PTests.package(library, content)
    files["content/images/a.png"] = [1, 2, 3]
    return H5P.read(package: files)
  }

  /// A word in any field of any type is in the bank, or a diagnostic names it or its field.
  @Test(arguments: H5PField.all) func everyFieldIsUsedOrNamed(field: H5PField) throws {
    let imported = package(field.library, field.content)
    let made = imported.bank(id: "b")
    let json = try made.bank.map { String(decoding: try $0.json(), as: UTF8.self) } ?? ""
    let said = (imported.diagnostics + made.diagnostics).map(\.description).joined(separator: "\n")
    let isFound = json.contains("MARKER") || said.contains("MARKER")
    #expect(isFound || said.contains(field.name), "\(field): \(said)\n\(json)")
  }

  private func cloze(_ library: String, _ content: String) throws -> ClozeTask {
    let made = package(library, content).bank(id: "b")
    let problem = try #require(made.bank?.allProblems.first, "\(made.diagnostics)")
    guard case .cloze(let task) = problem.kind else { throw CancellationError() }
    return task
  }

  @Test(arguments: [
    ("<p>The *<strong>cell</strong>* wall holds *H<sub>2</sub>O*</p>", ["cell", "H2O"]),
    ("<strong>*cell*</strong> *a/b*", ["cell", "a"]), ("3 ** 4 is *12*", ["12"]),
    ("*&lt;b&gt;* *x&#47;y:tip*", ["<b>", "x/y"]),
    ("<h2>*a*</h2><ul><li>*b*</li></ul>", ["a", "b"]),
    ("{#1} *a* [[1]] *b*", ["a", "b"]),
  ]) func blanksKeepTheirPlacesAndSigns(text: String, answers: [String]) throws {
    let escaped = text.replacing("\"", with: "\\\"")
    let task = try cloze("H5P.Blanks", #"{"text":"T","questions":["\#(escaped)"]}"#)
    #expect(task.gaps.map(\.correctAnswer) == answers)
    #expect(task.segments.count { if case .gap = $0 { true } else { false } } == answers.count)
    if text.contains("**") { #expect(task.text.plainText.contains("3 * 4 is [[1]]")) }
  }

  @Test func wordsHaveFeedbackAndTips() throws {
    let content =
      #"{"taskDescription":"<p>Put.</p>","textField":"Grass is *green:think of a meadow* and blood is *red\\+Yes, iron!\\-Think of rust*.","distractors":"*blue* *pink\\-never*"}"#
    let made = package("H5P.DragText", content).bank(id: "b")
    let problem = try #require(made.bank?.allProblems.first)
    #expect(made.diagnostics == [])
    #expect(problem.hints.map(\.text) == ["think of a meadow"])
    guard case .cloze(let task) = problem.kind, let options = task.gaps[1].kind.options else {
      Issue.record("\(problem.kind)")
      return
    }
    #expect(task.text.plainText == "Put.\nGrass is [[1]] and blood is [[2]].")
    #expect(options.all.map(\.text) == ["green", "red", "blue", "pink"])
    #expect(
      options.all.map { $0.feedback?.plainText }
        == ["Think of rust", "Yes, iron!", "Think of rust", "Think of rust"]
    )
    #expect(
      task.gaps[0].kind.options?.all.map { $0.feedback?.plainText } == [nil, nil, nil, "never"]
    )
  }

  @Test func theSameWordInTwoPlacesIsOne() throws {
    let task = try cloze("H5P.DragText", #"{"textField":"A *cat* is a *cat*, no *dog*."}"#)
    #expect(task.gaps.map { $0.kind.options?.all.count } == [2, 2, 2])
    #expect(task.gaps.map(\.correctAnswer) == ["1", "1", "2"])
  }

  @Test func feedbackByScoreGoesBothWays() throws {
    let content =
      #"{"question":"Q","answers":[{"text":"a","correct":true},{"text":"b","correct":false}],"overallFeedback":[{"from":0,"to":49,"feedback":"low"},{"from":50,"to":100,"feedback":"<b>high</b>"}]}"#
    let bank = try #require(package("H5P.MultiChoice", content).bank(id: "b").bank)
    let feedback = bank.allProblems[0].feedback
    #expect(
      feedback.map(\.condition) == [
        .credit(0...(try Fraction(49, 100))), .credit((try Fraction(1, 2))...1),
      ]
    )
    #expect(feedback.map(\.text) == ["low", RichText(markup: "*high*")])
    let written = H5P.write(bank)
    #expect(written.losses.map(\.part) == [.category])
    let again = H5P.read(package: written.files).bank(id: "b").bank
    #expect(again?.allProblems[0].feedback == feedback)
  }

  @Test func setsOfSmallQuestionsCanBeChanged() throws {
    let cases: [(String, String)] = [
      (
        "H5P.SingleChoiceSet",
        #"{"choices":[{"question":"Q","answers":["a","b"],"subContentId":"1"}]}"#
      ),
      ("H5P.Summary", #"{"intro":"I","summaries":[{"summary":["a","b"],"subContentId":"1"}]}"#),
      ("H5P.Flashcards", #"{"cards":[{"text":"q","answer":"a/b","subContentId":"1"}]}"#),
    ]
    for (library, content) in cases {
      let imported = package(library, content)
      #expect(imported.write().files == imported.files)
      var question = try #require(imported.questions.first)
      if library != "H5P.Summary" { question.text.source = "Changed" }
      let written = imported.write(replacing: [0: question])
      #expect(written.losses == [])
      let again = H5P.read(package: written.files)
      #expect(again.questions == [question], "\(library)")
      let text = String(decoding: written.files["content/content.json"] ?? [], as: UTF8.self)
      #expect(text.contains(#""subContentId":"1""#))
    }
  }

  @Test(arguments: ["images/nope.png", "../../../../etc/passwd"])
  func aPictureThatThePackageLacksIsNamed(path: String) throws {
    let content =
      #"{"media":{"type":{"library":"H5P.Image 1.1","params":{"file":{"path":"\#(path)"},"alt":"a word"}}},"question":"Q","correct":"true"}"#
    let made = package("H5P.TrueFalse", content).bank(id: "b")
    #expect(made.diagnostics.map(\.code) == [.missingFile])
    #expect(made.bank?.allProblems[0].prompt == "a word\nQ")
  }

  @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd"])
  func anAddressOfAnotherSchemeIsNamed(path: String) throws {
    let content =
      #"{"media":{"type":{"library":"H5P.Image 1.1","params":{"file":{"path":"\#(path)"},"alt":"a word"}}},"question":"Q","correct":"true"}"#
    let made = package("H5P.TrueFalse", content).bank(id: "b")
    #expect(made.diagnostics.map(\.code) == [.contentLeftOut])
    #expect(made.bank?.allProblems[0].prompt == "a word\nQ")
  }

  @Test func picturesWithinATextAreFilesOfTheBank() throws {
    let data = "data:image/png;base64,AQID"
    let content =
      #"{"question":"<img src=\"images/a.png\" alt=\"x\"> <img src='\#(data)' alt='y'>","correct":"true"}"#
    let made = package("H5P.TrueFalse", content).bank(id: "b")
    #expect(made.diagnostics == [])
    #expect(made.bank?.media.map(\.name) == ["image.png", "a.png"])
    #expect(made.bank?.media.map { Array($0.data) } == [[1, 2, 3], [1, 2, 3]])
  }
}
