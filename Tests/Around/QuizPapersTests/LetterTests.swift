// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import QuizPapers
import QuizTestSupport
import Testing

struct LetterTests {
  private func exam(versions: Int = 2, seed: UInt64 = 7) throws -> PaperExam {
    try PaperExam(
      id: "exam",
      title: "Exam",
      quizzes: [PaperSamples.everyKind()],
      versions: versions,
      reshuffling: Quiz.Reshuffling(options: .everywhere),
      seed: seed
    )
  }

  /// The number of a problem on a paper.
  private func number(of problem: Problem.ID, on paper: PaperExam.Paper) throws -> Int {
    try #require(paper.quiz.items.firstIndex { $0.problem.id == problem }) + 1
  }

  /// For all content of the examples, every kind and every version.
  @Test func writtenAndReadAgainAResponseIsTheSame() throws {
    var kinds: Set<ProblemKind.Name> = []
    var generator = SeededGenerator(seed: 2016)
    let banks = try PaperSamples.contents().map { try $0.withVariants(using: &generator) }
    let drawn = try banks.map { try Quiz(from: $0, Blueprint(count: .max), using: &generator) }
    for quiz in try drawn + [PaperSamples.everyKind()] {
      let exam = try PaperExam(
        id: "e",
        title: "E",
        quizzes: [quiz],
        versions: 3,
        reshuffling: Quiz.Reshuffling(options: .everywhere),
        seed: 1
      )
      for paper in exam.papers {
        for (index, item) in paper.quiz.items.enumerated() {
          let random = Samples.randomResponse(to: item.problem, using: &generator)
          for response in [item.problem.correctAnswer, random].compactMap(\.self) {
            guard let written = paper.written(response, to: index + 1) else {
              // A wrong option that the quiz does not show has no letter.
              #expect(
                response.picks.contains { pick in !item.options.contains { $0.id == pick } }
                  || !item.gapOptions.isEmpty
              )
              continue
            }
            #expect(try paper.response(to: index + 1, written: written) == response)
            #expect(
              try exam.answer("\(paper.id.rawValue)\(index + 1):\(written)").response == response
            )
            kinds.insert(item.problem.kind.name)
          }
        }
      }
    }
    #expect(kinds == Set(ProblemKind.Name.allCases))
  }

  @Test(arguments: [
    ("choice", "AB"), ("choice", "Z"), ("check", "AZ"), ("check", "AA"), ("order", "AQ"),
    ("match", "99A"),
  ])
  func anAnswerThatCannotBeReadIsCollectedAsItWasWritten(problem: String, written: String) throws {
    let exam = try exam()
    let paper = exam.papers[1]
    let number = try number(of: Problem.ID(problem), on: paper)
    let error = #expect(throws: PaperError.self) {
      try exam.answer(written, to: number, by: "ada", on: "B")
    }
    #expect(error?.isUnreadable == true)
    let answer = try exam.given(written, to: number, by: "ada", on: "B")
    #expect(answer.paper == paper && answer.problem == Problem.ID(problem))
    let reason = try CollectedAnswers.UnreadableReason(#require(error))
    #expect(answer.given == .unreadable(written, reason))
    #expect(reason.sentence(in: .english) == error?.sentence(in: .english))
  }

  @Test func whereNobodyKnowsWhichProblemItWasNothingIsCollected() throws {
    let exam = try exam()
    #expect(throws: PaperError.unknownSeat("eve")) { try exam.given("A", to: 1, by: "eve") }
    #expect(throws: PaperError.unknownPaper("Q")) {
      try exam.given("A", to: 1, by: "eve", on: "Q")
    }
    #expect(throws: PaperError.self) { try exam.given("A", to: 99, by: "eve", on: "A") }
    let given = try exam.given(" ", to: 1, by: "eve", on: "A").given
    #expect(given == .response(nil))
  }

  /// The key in letters earns full credit, unless a person grades.
  @Test func theWrittenKeyIsRight() throws {
    for paper in try exam(versions: 5).papers {
      for (index, item) in paper.quiz.items.enumerated() {
        let written = try #require(paper.writtenKey[index])
        let response = try #require(try paper.response(to: index + 1, written: written))
        let isOpen = item.problem.kind.name == .openResponse
        #expect(try item.evaluate(response).isCorrect != isOpen)
      }
    }
  }

  @Test(arguments: [
    ("choice", "B", "b"), ("choice", " b ", "b"), ("choice", "В", "b"), ("choice", "b)", "b"),
    ("choice", "an electron", "b"), ("choice", "An Electron", "b"),
  ])
  func lettersAndTextsNameAnOption(problem: String, written: String, option: String) throws {
    let paper = try exam(versions: 1).papers[0]
    let number = try number(of: Problem.ID(problem), on: paper)
    #expect(
      try paper.response(to: number, written: written) == .choice(AnswerOption.ID(option))
    )
  }

  @Test(arguments: ["AC", "a, c", "A C", "A;C", "a+c", "A and C".replacing(" and ", with: " & ")])
  func severalLettersAreSeveralOptions(written: String) throws {
    let paper = try exam(versions: 1).papers[0]
    let number = try number(of: "check", on: paper)
    #expect(try paper.response(to: number, written: written) == .choices(["a", "c"]))
  }

  @Test(arguments: ["1C 2A 3B", "3B,1C,2A", "1-c; 2-a; 3-b", "CAB", "C A B"])
  func pairsAreNumbersAndLetters(written: String) throws {
    let paper = try exam(versions: 1).papers[0]
    let number = try number(of: "match", on: paper)
    let items = paper.quiz.items[number - 1].items.map(\.id)
    #expect(
      try paper.response(to: number, written: written)
        == .pairs(["sodium": items[2], "iron": items[0], "lead": items[1]])
    )
  }

  @Test func whatIsLeftOpenIsLeftOut() throws {
    let paper = try exam(versions: 1).papers[0]
    let match = try number(of: "match", on: paper)
    let items = paper.quiz.items[match - 1].items.map(\.id)
    #expect(
      try paper.response(to: match, written: "1C 2 3B")
        == .pairs(["sodium": items[2], "lead": items[1]])
    )
    let cloze = try number(of: "cloze", on: paper)
    #expect(
      try paper.response(to: cloze, written: "1: B; 3: oxygen; 4:")
        == .gaps(["state": "l", "2": "oxygen"])
    )
    for number in 1...paper.quiz.items.count {
      #expect(try paper.response(to: number, written: " \n") == nil)
    }
    for problem in ["choice", "check", "order", "match"] as [Problem.ID] {
      #expect(try paper.response(to: number(of: problem, on: paper), written: "–") == nil)
    }
  }

  @Test(arguments: [
    ("1: a liquid; 2: hydrogen; 3: oxygen; 4: 18.0 g/mol; 5: 2h + o", true),
    ("B; hydrogen; oxygen; 18.0 g/mol; 2h + o", true),
    ("B\nhydrogen\noxygen\n18.0 g/mol\n2h + o", true),
    ("5=2h + o;4=18.0 g/mol;3=\"oxygen\";2=\"hydrogen\" ;1=b", true),
    ("1: B; 2: \"hydrogen; perhaps\"; 3: oxygen; 4: 18.0 g/mol; 5: 2h + o", false),
  ])
  func gapsAreNumbersAndTexts(written: String, isRight: Bool) throws {
    let paper = try exam(versions: 1).papers[0]
    let number = try number(of: "cloze", on: paper)
    let response = try #require(try paper.response(to: number, written: written))
    #expect(try paper.quiz.items[number - 1].evaluate(response).isCorrect == isRight)
  }

  /// Whatever stands in a gap can be written and read again.
  @Test func anyTextInAGapIsReadAgain() throws {
    let exam = try exam(versions: 1)
    let paper = exam.papers[0]
    let number = try number(of: "cloze", on: paper)
    forEachSeed { generator in
      let signs = Array("a1;:\"\n =)B\u{301}é\t")
      let text = String(
        (0..<1 + generator.draw(below: 8)).map { _ in
          signs[generator.draw(below: signs.count)]
        }
      )
      try assume(!text.allSatisfy(\.isWhitespace) && text != "\u{301}")
      let response = QuizResponse.gaps(["1": text, "2": "x"])
      let written = try #require(paper.written(response, to: number))
      let read = try paper.response(to: number, written: written)
      try #require(read == response, "\(written)")
    }
  }

  /// Nothing that people write makes reading trap, hang or grow.
  @Test func hostileTextIsReadOrRefused() throws {
    let exam = try exam(versions: 2)
    forEachSeed { generator in
      let signs = Array("AB3:=;\"1) é\u{301}𝟙²Ⅻ\u{202E}\n\t,-В")
      let line = String(
        (0..<generator.draw(below: 30)).map { _ in
          signs[generator.draw(below: signs.count)]
        }
      )
      _ = try? exam.answer(line)
      for number in 1...exam.papers[0].quiz.items.count {
        _ = try? exam.papers[0].response(to: number, written: line)
      }
    }
    let long = String(repeating: "A1;\"", count: 20_000)
    for number in 1...exam.papers[0].quiz.items.count {
      _ = try? exam.papers[1].response(to: number, written: long)
    }
  }

  @Test func answersOfAListGoByThePaperThatEachStudentHas() throws {
    let base = try exam(versions: 2)
    let exam = try PaperExam(
      id: "e",
      title: "E",
      quizzes: [base.papers[0].quiz],
      versions: 2,
      for: [
        .init("Ada L.", learner: "ada"), .init("Emmy N.", learner: "emmy"),
        .init("Twin", learner: "t1"), .init("Twin", learner: "t2"),
      ],
      seed: 3
    )
    for seat in exam.seats {
      let paper = try #require(exam.paper(of: seat.candidate.learner))
      for (index, key) in paper.writtenKey.enumerated() {
        guard let key else { continue }
        let answer = try exam.answer(key, to: index + 1, by: seat.candidate.learner)
        #expect(answer.paper == paper.id)
        #expect(answer.problem == paper.quiz.items[index].problem.id)
        let direct = try paper.response(to: index + 1, written: key)
        #expect(answer.response == direct)
      }
    }
    #expect(exam.learner(named: "Emmy N.") == "emmy" && exam.learner(named: "emmy") == "emmy")
    // Of two with one name nobody knows which is meant.
    #expect(exam.learner(named: "Twin") == "Twin")
    #expect(throws: PaperError.unknownSeat("Twin")) { try exam.answer("A", to: 1, by: "Twin") }
    #expect(try exam.answer("", to: 1, by: "Twin", on: "B").paper == "B")
    #expect(throws: PaperError.unknownPaper("Q")) {
      try exam.answer("A", to: 1, by: "ada", on: "Q")
    }
    #expect(throws: PaperError.self) { try exam.answer("A", to: .max, by: "ada") }
  }

  @Test func refusalsNameTheProblem() throws {
    let exam = try exam(versions: 2)
    let paper = exam.papers[0]
    func refusal(_ problem: Problem.ID, _ text: String) throws -> PaperError? {
      let number = try number(of: problem, on: paper)
      return #expect(throws: PaperError.self) {
        try paper.response(to: number, written: text)
      }
    }
    let choice = try number(of: "choice", on: paper)
    #expect(try refusal("choice", "D") == .unknownLetter("D", problem: choice, last: "C"))
    #expect(try refusal("choice", "AB") == .severalLetters(problem: choice))
    let check = try number(of: "check", on: paper)
    #expect(try refusal("check", "ACA") == .repeatedLetter("A", problem: check))
    #expect(try refusal("check", "E") == .unknownLetter("E", problem: check, last: "D"))
    let order = try number(of: "order", on: paper)
    #expect(try refusal("order", "ABB") == .repeatedLetter("B", problem: order))
    let match = try number(of: "match", on: paper)
    #expect(try refusal("match", "4A") == .unknownPart(4, problem: match, last: 3))
    #expect(try refusal("match", "1AB") == .severalLetters(problem: match))
    #expect(try refusal("match", "1A 1B") == .severalLetters(problem: match))
    #expect(try refusal("match", "AB") == .otherCount(2, problem: match, expected: 3))
    let cloze = try number(of: "cloze", on: paper)
    #expect(try refusal("cloze", "6: x") == .unknownPart(6, problem: cloze, last: 5))
    #expect(try refusal("cloze", "x; y") == .otherCount(2, problem: cloze, expected: 5))
    let last = paper.quiz.items.count
    for number in [0, -1, last + 1, .min, .max] {
      #expect(throws: PaperError.unknownProblem(number, last: last)) {
        try paper.response(to: number, written: "A")
      }
      #expect(paper.written(.choice("a"), to: number) == nil)
    }
    #expect(throws: PaperError.unknownPaper("C")) { try exam.answer("C1: A") }
    for line in ["", "B", "B3", ":", "B: A", "3: A", "B99999999999999999999: A"] {
      #expect(throws: PaperError.malformedAnswer(line)) { try exam.answer(line) }
    }
  }

  @Test(arguments: ["A1: x", "a 1= x", "A-1\tx", "1: x", "А1:x"])
  func theOnlyPaperNeedsNoCode(line: String) throws {
    let quiz = try Quiz(
      id: "q",
      items: [Quiz.Item(Samples.exact(), set: "s", setTitle: "S")]
    )
    let exam = try PaperExam(id: "e", title: "E", quizzes: [quiz], seed: 1)
    let answer = try exam.answer(line)
    #expect(answer.problem == "exact" && answer.number == 1 && answer.paper == "A")
    #expect(answer.response?.picks == [])
  }
}
