// SPDX-License-Identifier: Apache-2.0
import LudusCore
import QuizContent
import Testing

@testable import Interchange

/// Questions of which one answer is picked and several earn the full credit.
@Suite struct AnyOfSeveralTests {
  private static let xml = """
    <quiz><question type="multichoice"><name><text>n</text></name><questiontext format="html"><text>Even?</text>\
    </questiontext><single>true</single><answer fraction="100"><text>two</text></answer>\
    <answer fraction="0"><text>three</text></answer><answer fraction="100"><text>four</text></answer>\
    </question></quiz>
    """

  @Test(arguments: [
    ("moodle-xml", xml), ("gift", "Even? {=two ~three =four}"),
    ("gift", "Even? {=two ~three ~%100%four}"),
    ("cloze", "Even? {1:MC:=two~three~=four}"),
  ]) func eachOfThemIsRight(format: String, text: String) throws {
    let file = try #require(QuestionFormat(name: format)?.file)
    let imported = file.read(Array(text.utf8))
    let made = imported.bank(id: "b")
    #expect(made.diagnostics.isEmpty, "\(made.diagnostics)")
    let kind = try #require(made.bank?.allProblems.first?.kind)
    guard let options = kind.options ?? Self.gap(of: kind) else {
      Issue.record("no options in \(kind)")
      return
    }
    #expect(options.correct.map(\.text.plainText) == ["two", "four"])
    #expect(options.correct.map(\.weight) == [nil, 1])
  }

  private static func gap(of kind: ProblemKind) -> AnswerOptions? {
    if case .cloze(let task) = kind { task.gaps[0].kind.options } else { nil }
  }

  /// Both ways stay: what a format cannot hold is named.
  @Test(arguments: QuestionFormat.allVersions.map(\.name), [false, true])
  func theyComeBackOrAreNamed(name: String, isGap: Bool) throws {
    let choice = ProblemKind.multipleChoice(
      [.correct("1", "two"), .wrong("2", "three"), .correct("3", "four", weight: 1)],
      grading: .weighted
    )
    let kind =
      isGap
      ? ProblemKind.cloze(ClozeTask("Even: [[1]]", gaps: [ClozeTask.Gap("1", choice)])) : choice
    let bank = try ProblemBank(
      id: "b",
      title: "b",
      sets: [
        ProblemSet(
          id: "s",
          title: "s",
          problems: [Problem(id: "p", prompt: isGap ? "Fill the gaps." : "Even?", kind: kind)]
        )
      ]
    )
    let trip = try RoundTrip(bank, through: name)
    let read = trip.bank?.allProblems.first?.kind
    let options = read?.options ?? read.flatMap(Self.gap)
    // In Cloze every question is a text with gaps.
    let isKept =
      options?.correct.map(\.text.plainText) == ["two", "four"]
      && (read?.name == kind.name || name == "cloze")
    let named: Set<Exported.Loss.Part> = [.type, .otherAnswers, .weights, .judgment, .grading]
    #expect(isKept || !trip.lostParts.isDisjoint(with: named), "\(trip.losses) \(trip.told)")
    let holders = [
      "gift", "moodle-xml", "qti", "qti22", "qti3", "qti12", "csv", "tsv", "xlsx", "ods",
      "json-lines",
    ]
    if holders.contains(name), !(isGap && name == "gift") {
      #expect(isKept, "\(trip.losses) \(trip.told)")
    }
  }
}
