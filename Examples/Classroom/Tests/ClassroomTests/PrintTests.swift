// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuizPapers
import Quizzes
import Testing

@testable import Classroom

struct PrintTests {
  private func bank(_ count: Int) throws -> ProblemBank {
    let problems = try (1...count).map { number in
      try Problem(
        id: Problem.ID("Q\(number)"),
        prompt: RichText("Question \(number) of <all>?"),
        kind: .multipleChoice([
          .correct("a", "yes \(number)"), .wrong("b", "no"), .wrong("c", "so"),
        ])
      )
    }
    let set = ProblemSet(id: "s", title: "S", problems: problems)
    return try ProblemBank(id: "one", title: "One", sets: [set])
  }

  private func draw(_ papers: Int = 1, versions: Int = 2) throws -> StoredPapers {
    try StoredPapers.draw(
      papers,
      of: 4,
      versions: versions,
      from: try bank(12),
      title: "Test",
      seed: 7
    ).papers
  }

  @Test func papersAreTheSameWhenTheyArePrintedAgain() throws {
    let drawn = try draw(2, versions: 3)
    let json = try JSONEncoder().encode(drawn)
    let again = try JSONDecoder().decode(StoredPapers.self, from: json)
    let (one, other) = (try drawn.exam("e"), try again.exam("e"))
    #expect(one == other)
    #expect(one.papers.map(\.id.rawValue) == ["1A", "1B", "1C", "2A", "2B", "2C"])
    let pages = (PaperPages(one, in: .english), PaperPages(other, in: .english))
    for page in PrintedPage.allCases { #expect(page.html(of: pages.0) == page.html(of: pages.1)) }
  }

  @Test func namesStandOnPapersAndAreNotStored() throws {
    let drawn = try draw()
    let exam = try drawn.exam("e", for: [.init("Ada", learner: "1"), .init("Ben", learner: "2")])
    #expect(exam.seats.map(\.paper.rawValue) == ["A", "B"])
    let pages = PaperPages(exam, in: .english)
    #expect(PrintedPage.named.html(of: pages).contains("Ada"))
    #expect(PrintedPage.list.html(of: pages).contains("Ben"))
    #expect(!PrintedPage.papers.html(of: pages).contains("Ada"))
    let stored = String(decoding: try JSONEncoder().encode(drawn), as: UTF8.self)
    #expect(!stored.contains("Ada"))
    // With and without names it is the same paper.
    #expect(try drawn.exam("e").papers == exam.papers)
  }

  @Test func aPageToPrintHasOneStyleSheetAndNothingElse() throws {
    let pages = PaperPages(try draw().exam("e"), in: .english)
    for page in PrintedPage.allCases {
      let html = page.html(of: pages)
      let policy = PrintPages.policy(for: html)
      #expect(policy.contains("default-src 'none'; style-src 'sha256-"), "\(page): \(policy)")
      #expect(!policy.contains("unsafe"))
      #expect(!html.contains("<script") && !html.contains(" style=") && !html.contains("<all>"))
    }
  }

  @Test func keysHaveTheRightAnswers() throws {
    let exam = try draw().exam("e")
    let keys = PrintedPage.keys.html(of: PaperPages(exam, in: .english))
    for item in exam.papers[0].quiz.items {
      let number = item.problem.id.rawValue.dropFirst()
      #expect(keys.contains("yes \(number)"))
    }
  }

  @Test func noPapersAreNone() throws {
    #expect(throws: PaperError.self) { try draw(0) }
    #expect(throws: PaperError.self) { try draw(versions: 27).exam("e") }
  }
}
