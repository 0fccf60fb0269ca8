// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import QuizPapers
import QuizTestSupport
import Testing

struct PaperExamTests {
  private func exam(
    quizzes: Int = 1,
    versions: Int = 2,
    names: Int = 7,
    seed: UInt64 = 7
  ) throws -> PaperExam {
    let quiz = try PaperSamples.everyKind()
    return try PaperExam(
      id: "exam",
      title: "Exam",
      language: "en",
      quizzes: (0..<quizzes).map { _ in quiz },
      versions: versions,
      for: (0..<names).map { PaperExam.Candidate("Student \($0)") },
      seed: seed
    )
  }

  @Test(arguments: [
    (1, 1, ["A"]), (1, 3, ["A", "B", "C"]), (2, 2, ["1A", "1B", "2A", "2B"]),
    (3, 1, ["1A", "2A", "3A"]),
  ])
  func papersHaveCodes(quizzes: Int, versions: Int, codes: [String]) throws {
    let exam = try exam(quizzes: quizzes, versions: versions)
    #expect(exam.papers.map(\.id.rawValue) == codes)
  }

  /// Version A is the quiz itself, and no two versions are the same.
  @Test func versionsDiffer() throws {
    let exam = try exam(versions: 26)
    #expect(exam.papers[0].quiz == (try PaperSamples.everyKind()))
    #expect(Set(exam.papers.map(\.quiz)).count == 26)
    #expect(try self.exam(versions: 26) == exam)
    #expect(try self.exam(versions: 26, seed: 8) != exam)
  }

  /// Neighbors have different papers, and all papers are used alike.
  @Test(arguments: [(1, 2), (2, 1), (2, 2), (3, 2), (30, 2), (1, 5), (4, 3)])
  func neighborsHaveDifferentPapers(quizzes: Int, versions: Int) throws {
    let exam = try exam(quizzes: quizzes, versions: versions, names: quizzes * versions * 2)
    for (one, next) in zip(exam.seats, exam.seats.dropFirst()) {
      #expect(one.paper != next.paper)
    }
    let uses = Dictionary(grouping: exam.seats, by: \.paper).mapValues(\.count)
    #expect(uses.count == quizzes * versions)
    #expect(Set(uses.values) == [2])
    #expect(exam.paper(of: "Student 1")?.id == exam.seats[1].paper)
    #expect(exam.paper(of: "nobody") == nil)
  }

  @Test func whatIsNotPossibleIsRefused() throws {
    let quiz = try PaperSamples.everyKind()
    #expect(throws: PaperError.countOutOfRange(0, 1...10_000)) {
      try PaperExam(id: "e", title: "E", quizzes: [], seed: 1)
    }
    for versions in [0, 27, .min, .max] {
      #expect(throws: PaperError.countOutOfRange(versions, 1...26)) {
        try PaperExam(id: "e", title: "E", quizzes: [quiz], versions: versions, seed: 1)
      }
    }
    #expect(throws: PaperError.duplicateCandidate("Ada")) {
      try PaperExam(id: "e", title: "E", quizzes: [quiz], for: ["Ada", "Ada"], seed: 1)
    }
    let twice = try PaperExam(
      id: "e",
      title: "E",
      quizzes: [quiz],
      for: ["Ada", PaperExam.Candidate("Ada", learner: "ada-2")],
      seed: 1
    )
    #expect(twice.seats.map(\.candidate.learner) == ["Ada", "ada-2"])
    try expectRoundTrip(twice)
  }

  @Test func anExamIsStored() throws {
    let exam = try exam(quizzes: 2, versions: 2)
    try expectRoundTrip(exam)
    #expect(try PaperExam(json: exam.json()) == exam)
    for code in ["1A", "1a", "1А"] { #expect(try exam.paper(code).id == "1A") }
  }

  @Test(arguments: [
    (#""papers":[{"code":"#, #""papers":[],"x":[{"code":"#, "papers"),
    (#""code":"A""#, #""code":"B""#, "papers[1].code"),
    (#""code":"A""#, #""code":"A<script>""#, "papers[0].code"),
    (#""code":"A""#, #""code":"a""#, "papers[0].code"),
    (#""code":"A""#, #""code":"12""#, "papers[0].code"),
    (#""paper":"A""#, #""paper":"Z""#, "seats[0].paper"),
    (#""name":"Student 1""#, #""name":"Student 0""#, "seats[1]"),
    (#""version":1"#, #""version":2"#, "version"),
  ])
  func aFaultySheetIsRefusedWithItsPlace(old: String, new: String, place: String) throws {
    let json = try json(exam())
    let first = try #require(json.range(of: old))
    let changed = json.replacingCharacters(in: first, with: new)
    let error = #expect(throws: (any Error).self) { try decode(PaperExam.self, changed) }
    #expect("\(try #require(error))".contains(place), "\(String(describing: error))")
  }

  /// Only the images that a text on some page shows travel with the exam.
  @Test func imagesOfThePapersAreKept() throws {
    let problem = try Problem(
      id: "p",
      prompt: RichText(markup: "![a leaf](leaf.png)"),
      kind: .exactMatch(ExactMatcher("leaf"))
    )
    let left = Problem.Item("l", RichText(markup: "![a stalk](stalk.png)"))
    let match = try Problem(
      id: "m",
      prompt: "?",
      kind: .matching(
        MatchingTask(
          [left, .init("k", "k")],
          with: [.init("a", "a"), .init("b", "b")],
          pairs: ["l": "a", "k": "b"]
        )
      )
    )
    let files = ["leaf.png", "stalk.png", "other.png"].map {
      ProblemBank.Media(name: $0, data: Data([1]))
    }
    let quiz = try Quiz(
      id: "q",
      items: [problem, match].map { Quiz.Item($0, set: "s", setTitle: "S") }
    )
    let exam = try PaperExam(id: "e", title: "E", quizzes: [quiz], media: files, seed: 1)
    #expect(exam.media.map(\.name) == ["leaf.png", "stalk.png"])
  }
}
