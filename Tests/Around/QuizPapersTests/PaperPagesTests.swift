// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import LudusTestSupport
import QuizPapers
import QuizTestSupport
import RichTextHTML
import Testing

struct PaperPagesTests {
  private func exam(_ quiz: Quiz, title: String = "Exam", media: [ProblemBank.Media] = []) throws
    -> PaperExam
  {
    try PaperExam(
      id: "exam",
      title: title,
      language: "en",
      quizzes: [quiz],
      versions: 2,
      reshuffling: Quiz.Reshuffling(options: .everywhere),
      for: ["Ada Lovelace", "Emmy <b>Noether</b>", "Mary Cartwright"],
      media: media,
      seed: 7
    )
  }

  private func all(_ exam: PaperExam, _ phrasebook: Phrasebook = .english) -> [String] {
    let pages = PaperPages(exam, in: phrasebook)
    return [
      pages.papers, pages.namedPapers, pages.keys, pages.answerSheets, pages.solutionSheets,
      pages.list,
    ]
  }

  /// Every element ends, and the only addresses are those of images with all of their data.
  private func expectWhole(_ page: String) throws {
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\""))
    // Whoever hears the page finds its one main part, and no heading of a table that says nothing.
    #expect(page.matches(of: #/<main>/#).count == 1 && page.contains("</main>"))
    #expect(!page.contains("></th>"))
    #expect(!page.lowercased().contains("<script"))
    #expect(!page.contains("http") && !page.contains("url(") && !page.contains("@import"))
    var open: [Substring] = []
    for tag in page.dropFirst(15).matches(of: #/<(\/?)([a-z0-9]+)[^>]*?(\/?)>/#) {
      let name = tag.output.2
      if ["meta", "br", "img"].contains(name) || tag.output.3 == "/" { continue }
      if tag.output.1 == "/" {
        let last = open.popLast()
        try #require(last == name, "\(name) ends \(last ?? "nothing")")
      } else {
        open.append(name)
      }
    }
    #expect(open.isEmpty)
    for source in page.matches(of: #/src="([^"]*)"/#) {
      #expect(source.output.1.hasPrefix("data:image/"))
    }
  }

  @Test(arguments: Phrasebook.all)
  func everyPageIsWholeInEveryLanguage(phrasebook: Phrasebook) throws {
    for page in all(try exam(PaperSamples.everyKind()), phrasebook) {
      try expectWhole(page)
      #expect(page.contains("lang=\"\(phrasebook)\""))
      #expect(!page.contains("page.") && !page.contains("{code}") && !page.contains("{count"))
    }
  }

  @Test func pagesOfAllContentAreWhole() throws {
    var generator = SeededGenerator(seed: 1)
    for bank in try PaperSamples.contents() {
      let quiz = try Quiz(from: bank, Blueprint(count: .max), using: &generator)
      for page in all(try exam(quiz)) { try expectWhole(page) }
    }
  }

  /// A paper has every problem, option and item with its points, and nothing of the key.
  @Test func aPaperHasEveryProblemAndNoKey() throws {
    let quiz = try PaperSamples.everyKind()
    let exam = try exam(quiz)
    let pages = PaperPages(exam, in: .english)
    #expect(pages.papers.matches(of: #/class="problem"/#).count == 2 * quiz.items.count)
    for item in quiz.items {
      #expect(pages.papers.contains(item.problem.prompt.html))
      for text in item.options.map(\.text) + item.items.map(\.text) {
        #expect(pages.papers.contains(text.html))
      }
    }
    // Written answers stand on no paper.
    for problem in ["rough", "number", "formula", "date", "combustion"] as [Problem.ID] {
      let item = try #require(quiz.items.first { $0.problem.id == problem })
      let matcher = try #require(item.problem.kind.matcher)
      let written = RichText(matcher.written(matcher.preferred, in: .english)).html
      for answer in [RichText(matcher.preferred).html, written] {
        #expect(!pages.papers.contains(answer) && !pages.answerSheets.contains(answer))
      }
      #expect(pages.keys.contains(written) && pages.solutionSheets.contains(written))
    }
    #expect(!pages.papers.contains("hydrogen") && pages.keys.contains("hydrogen"))
    #expect(!pages.papers.contains("right\"") && !pages.answerSheets.contains("right\""))
    #expect(pages.solutionSheets.contains("box round right"))
  }

  /// The crossed boxes and the letters of the key are those of the written key.
  @Test func keysAgreeWithTheLetters() throws {
    let quiz = try Quiz(
      id: "q",
      items: [Samples.choice(), Samples.checkAll()].map { Quiz.Item($0, set: "s", setTitle: "S") }
    )
    let exam = try exam(quiz)
    for paper in exam.papers {
      let key = paper.writtenKey.compactMap(\.self)
      #expect(key.count == 2)
      for letters in key {
        #expect(PaperPages(exam, in: .english).keys.contains("letters\">\(letters)</td>"))
      }
    }
    let crossed = PaperPages(exam, in: .english).solutionSheets.matches(of: #/ right">([A-D])</#)
      .map { String($0.output.1) }
    #expect(
      crossed
        == exam.papers.flatMap { paper in
          paper.quiz.items.flatMap { item in
            item.options.enumerated().filter { $0.element.isCorrect }.map {
              ["A", "B", "C", "D"][$0.offset]
            }
          }
        }
    )
  }

  @Test func namesStandOnNamedPapersAndOnTheList() throws {
    let exam = try exam(PaperSamples.everyKind())
    let pages = PaperPages(exam, in: .english)
    for page in [pages.namedPapers, pages.list] {
      #expect(page.contains("Ada Lovelace") && page.contains("Emmy &lt;b&gt;Noether&lt;/b&gt;"))
    }
    for page in [pages.papers, pages.keys, pages.answerSheets, pages.solutionSheets] {
      #expect(!page.contains("Lovelace"))
    }
    #expect(pages.namedPapers.matches(of: #/<section/#).count == 3)
    #expect(pages.papers.matches(of: #/<section/#).count == 2)
  }

  /// Nothing that an author or a candidate writes becomes markup.
  @Test func hostileTextsStayTexts() throws {
    let evil = "</style></title><script>alert(1)</script>\"'><img src=http://x onerror=x>&{}"
    let text = RichText(markup: "\(evil) *\(evil)* $\(evil)$ ![\(evil)](\(evil))")
    func id(_ name: String) -> Problem.Item { .init(.init(name), RichText("\(evil) \(name)")) }
    let options: AnswerOptions = [
      .correct("a", text), .wrong("b", RichText(evil)),
    ]
    let problems = try [
      Problem(id: "1", introduction: text, prompt: text, kind: .multipleChoice(options)),
      Problem(id: "2", prompt: text, kind: .checkAll(options)),
      Problem(id: "3", prompt: text, kind: .ordering(OrderingTask([id("a"), id("b")]))),
      Problem(
        id: "4",
        prompt: text,
        kind: .matching(
          MatchingTask([id("a"), id("b")], with: [id("c"), id("d")], pairs: ["a": "c", "b": "d"])
        )
      ),
      Problem(
        id: "5",
        prompt: text,
        kind: .cloze(
          ClozeTask(
            RichText(markup: "\(evil) [[1]] [[2]]"),
            gaps: [
              ClozeTask.Gap("1", .exactMatch(ExactMatcher(evil))),
              ClozeTask.Gap("2", .multipleChoice(options)),
            ]
          )
        )
      ),
      Problem(id: "6", prompt: text, kind: .exactMatch(ExactMatcher(evil))),
      Problem(id: "7", prompt: text, kind: .openResponse(OpenResponseTask(sampleAnswer: evil))),
    ]
    let quiz = try Quiz(
      id: "q",
      items: problems.map { Quiz.Item($0, set: "s", setTitle: "S") }
    )
    let exam = try PaperExam(
      id: "e",
      title: evil,
      language: evil,
      quizzes: [quiz],
      for: [PaperExam.Candidate(evil)],
      seed: 1
    )
    for page in all(exam) {
      #expect(!page.contains("<script") && !page.contains("<img"))
      #expect(page.matches(of: #/<\/style>/#).count == 1)
      #expect(page.matches(of: #/<\/title>/#).count == 1)
    }
  }

  @Test func imagesAreInThePage() throws {
    let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let problem = try Problem(
      id: "p",
      prompt: RichText(markup: "![a leaf](leaf) ![a text](text) ![nothing](nothing) ![drawn](svg)"),
      kind: .exactMatch(ExactMatcher("x"))
    )
    let quiz = try Quiz(id: "q", items: [Quiz.Item(problem, set: "s", setTitle: "S")])
    let media = [
      ProblemBank.Media(name: "leaf", data: png),
      ProblemBank.Media(name: "text", data: Data("no image".utf8)),
      ProblemBank.Media(name: "svg", data: Data("<svg xmlns='x'><script>1</script></svg>".utf8)),
    ]
    let page = PaperPages(try exam(quiz, media: media), in: .english).papers
    #expect(page.contains("<img src=\"data:image/png;base64,iVBORw0KGgo=\" alt=\"a leaf\">"))
    #expect(page.contains("<img src=\"data:image/svg+xml;base64,"))
    #expect(page.contains("role=\"img\">a text</span>"))
    #expect(page.contains("role=\"img\">nothing</span>"))
    try expectWhole(page)
  }

  @Test(arguments: [
    (PaperPages.Format.standard, "size: A4;", "font-size: 11pt"),
    (PaperPages.Format(.letter, fontSize: 18), "size: letter;", "font-size: 18pt"),
    (PaperPages.Format(fontSize: .max), "size: A4;", "font-size: 28pt"),
    (PaperPages.Format(fontSize: .min), "size: A4;", "font-size: 8pt"),
  ])
  func pagesFitThePrinter(format: PaperPages.Format, size: String, letters: String) throws {
    let page = PaperPages(try exam(PaperSamples.everyKind()), in: .english, format: format).papers
    #expect(page.contains(size) && page.contains(letters))
    #expect(page.contains("@page paper-B { @top-right { content: \"B\";"))
  }

  /// An introduction that problems share is printed once, above the first of them.
  @Test func anIntroductionIsPrintedOnce() throws {
    let items = try (0..<3).map { number in
      Quiz.Item(
        try Problem(
          id: Problem.ID("p\(number)"),
          introduction: number < 2 ? "Read this passage." : nil,
          prompt: "?",
          kind: .exactMatch(ExactMatcher("x"))
        ),
        set: "s",
        setTitle: "S"
      )
    }
    let page = PaperPages(try exam(Quiz(id: "q", items: items)), in: .english).papers
    #expect(page.matches(of: #/Read this passage/#).count == 2)
  }

  /// The room to write is by kind and limits, whatever they are.
  @Test(
    arguments: [
      (nil, nil, 12), (1, nil, 2), (nil, 35, 7), (5, 70, 12), (nil, Int.max, 60),
      (Int.max, nil, 60),
    ] as [(Int?, Int?, Int)]
  )
  func linesFitTheWords(least: Int?, most: Int?, lines: Int) throws {
    let task = OpenResponseTask(minimumWords: least, maximumWords: most)
    let problem = try Problem(id: "p", prompt: "?", kind: .openResponse(task))
    let quiz = try Quiz(id: "q", items: [Quiz.Item(problem, set: "s", setTitle: "S")])
    let page = PaperPages(try exam(quiz), in: .english).papers
    #expect(page.matches(of: #/class="ruled"/#).count == 2 * lines)
  }

  /// A browser breaks a page between groups of rows, and not within one that must not be broken.
  @Test func theRowsOfAProblemStayTogether() throws {
    let problems = try [Samples.matching(), Samples.cloze(), Samples.choice(), Samples.ordering()]
    let items = problems.map { Quiz.Item($0, set: "s", setTitle: "S") }
    let pages = PaperPages(try exam(Quiz(id: "q", items: items)), in: .english)
    for sheet in [pages.answerSheets, pages.solutionSheets] {
      let groups = sheet.split(separator: "<tbody>", omittingEmptySubsequences: false).dropFirst()
      #expect(groups.count == 2 * items.count)
      #expect(groups.allSatisfy { $0.matches(of: #/class="first"/#).count == 1 })
      #expect(sheet.contains(".sheet tbody { break-inside: avoid; }"))
    }
  }

  @Test func anEssayIsWrittenOnThePaper() throws {
    let items = [Quiz.Item(try Samples.openResponse(), set: "s", setTitle: "S")]
    let exam = try exam(Quiz(id: "q", items: items))
    let sheet = PaperPages(exam, in: .english).answerSheets
    #expect(sheet.contains("on the paper itself"))
    #expect(!sheet.contains(#"<td class="cells"><span class="line">"#))
  }

  @Test func pointsAreWrittenAsAtSchool() throws {
    let points = try [Fraction(1, 2), 2, Fraction(5, 4), Fraction(1, 3), Fraction(101, 100)]
    let items = try points.enumerated().map { number, points in
      Quiz.Item(
        try Samples.exact(Problem.ID("p\(number)"), points: points),
        set: "s",
        setTitle: "S"
      )
    }
    let page = PaperPages(try exam(Quiz(id: "q", items: items)), in: .english).papers
    for text in [" / 0.5<", " / 2<", " / 1.25<", " / 1/3<", " / 1.01<"] {
      #expect(page.contains(text), "\(text)")
    }
    let german = PaperPages(try exam(Quiz(id: "q", items: items)), in: .german).papers
    for text in [" / 0,5<", " / 2<", " / 1,25<", " / 1/3<"] {
      #expect(german.contains(text), "\(text)")
    }
  }
}
