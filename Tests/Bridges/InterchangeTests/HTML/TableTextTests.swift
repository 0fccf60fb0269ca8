// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import QuizContent
import Testing

@testable import Interchange

/// A table in a text, through every format.
@Suite struct TableTextTests {
  private static let table = RichText.Table(
    header: ["ion", RichText(markup: "$q$")],
    rows: [["Na < K", "1|2"], [RichText(markup: "*Cl*"), ""]]
  )

  private func bank() throws -> ProblemBank {
    let text = RichText(of: [.text("Which?"), .table(Self.table), .text("Pick.")])
    let options = AnswerOptions([
      AnswerOption(id: "1", text: RichText(of: [.table(Self.table)]), isCorrect: true),
      AnswerOption(id: "2", text: "none", isCorrect: false),
    ])
    let problem = try Problem(
      id: "p",
      prompt: text,
      kind: .multipleChoice(options),
      explanation: text
    )
    return try ProblemBank(
      id: "b",
      title: "B",
      sets: [ProblemSet(id: "s", title: "s", problems: [problem])]
    )
  }

  private func tables(_ text: RichText?) -> [RichText.Table] {
    text?.runs.compactMap { if case .table(let table) = $0 { table } else { nil } } ?? []
  }

  @Test(arguments: QuestionFormat.allVersions.map(\.name))
  func aTableComesBackOrIsNamed(name: String) throws {
    let trip = try RoundTrip(bank(), through: name)
    // Cloze asks for the text as a whole.
    guard name != "cloze" else { return }
    let problem = try #require(trip.bank?.allProblems.first, "\(trip.told)")
    guard !trip.lostParts.contains(.markup) else {
      let isLine = ["aiken", "numbered-list"].contains(name)
      #expect(["aiken", "anki", "h5p", "numbered-list"].contains(name))
      #expect(problem.prompt.plainText.contains("Na < K | 1|2") || isLine)
      return
    }
    #expect(tables(problem.prompt).map(\.markup) == [Self.table.markup])
    #expect(try problem.prompt.plainText == bank().allProblems[0].prompt.plainText)
    #expect(tables(problem.kind.options?.all.first?.text).map(\.markup) == [Self.table.markup])
    #expect(tables(problem.explanation).map(\.markup) == [Self.table.markup])
    #expect(!trip.told.contains { $0.code == .textSimplified })
  }

  @Test func gapsMakeLinesOfATableWhichIsTold() throws {
    let file =
      "<table><tr><th>ion</th><th>q</th></tr><tr><td>Na</td><td>{1:SA:=1}</td></tr></table>"
    let made = Cloze.read(Array(file.utf8)).bank(id: "b")
    guard case .cloze(let task)? = made.bank?.allProblems.first?.kind else {
      Issue.record("\(made)")
      return
    }
    #expect(task.text.plainText == "ion | q\nNa | [[1]]")
    #expect(made.diagnostics.map(\.code) == [.textSimplified])
    let other = file.replacing("{1:SA:=1}", with: "1") + "So {1:SA:=1}"
    let kept = Cloze.read(Array(other.utf8)).bank(id: "b")
    guard case .cloze(let task)? = kept.bank?.allProblems.first?.kind else { return }
    #expect(tables(task.text).count == 1)
    #expect(kept.diagnostics.isEmpty)
  }

  @Test func aTextBetweenQuestionsKeepsItsTableInH5P() throws {
    let items: [Imported.Item.Content] = [
      .question(
        Question(
          text: Question.Text("<table><tr><td>a</td><td>b</td></tr></table>"),
          task: .description
        )
      ),
      .question(
        Question(
          text: Question.Text("Sure?"),
          task: .truth(true, feedbackTrue: nil, feedbackFalse: nil)
        )
      ),
    ]
    let written = H5P.write(items)
    #expect(!written.losses.contains { $0.part == .markup })
    let read = H5P.read(package: written.files).bank(id: "b").bank?.allProblems.first
    #expect(tables(read?.introduction) == [RichText.Table(rows: [["a", "b"]])])
  }
}
