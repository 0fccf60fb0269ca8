// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizContent
import Testing

@testable import Interchange

@Suite struct QTIMatchMarkupTests {
  /// Both sides of pairs keep formulae and pictures.
  @Test func answersOfPairsKeepTheirMarks() throws {
    let problem = try Problem(
      id: "p",
      prompt: "Match.",
      kind: .matching(
        MatchingTask(
          [
            Problem.Item("1", "half"), Problem.Item("2", RichText(markup: "$x^3$")),
            Problem.Item("3", "plain"),
          ],
          with: [
            Problem.Item("1", RichText(markup: "$\\frac{1}{2}$")),
            Problem.Item("2", RichText(markup: "*cube* & <b>")), Problem.Item("3", "x^2"),
            Problem.Item("4", RichText(markup: "$x^2$")),
          ],
          pairs: ["1": "1", "2": "2", "3": "3"]
        )
      ),
      origin: .imported
    )
    let bank = try ProblemBank(
      id: "b",
      title: "B",
      sets: [ProblemSet(id: "s", title: "s", problems: [problem])]
    )
    let written = QTI.write(bank)
    #expect(written.losses == [])
    let again = QTI.read(package: written.files).bank(id: "b").bank
    #expect(again?.allProblems.map(\.kind) == [problem.kind])
    #expect(MoodleXML.write(bank).losses.map(\.part) == [.markup])
    #expect(GIFT.write(bank).losses.map(\.part) == [.markup])
  }
}
