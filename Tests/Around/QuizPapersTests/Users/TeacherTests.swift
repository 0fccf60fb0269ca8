// SPDX-License-Identifier: Apache-2.0
import Interchange
import LudusTestSupport
import QuizAnalytics
import QuizPapers
import Testing

/// A teacher with sixty questions in a spreadsheet wants thirty fair papers of twelve in two
/// versions, with keys, and marks of what comes back.
struct TeacherTests {
  /// Sixty questions of three topics, of all kinds that the sheet has.
  private static let sheet: [UInt8] = {
    let rows = (1...20).flatMap { n -> [String] in
      let kind = [
        "numeric;numbers;What is \(n) times 7?;\(7 * n);;;;1",
        "multipleChoice;planets;Which is number \(n)?;body \(n);star \(n)|moon \(n)|rock \(n);;;1",
        "checkAll;sets;Which belong to \(n)?;a\(n)|b\(n);c\(n)|d\(n);;;2",
      ]
      return n.isMultiple(of: 2)
        ? kind : [kind[0], kind[1], "numeric;sets;A length of \(n) m?;\(n);;0.1;m;2"]
    }
    let head = "type;set;question;answer;wrong;tolerance;unit;points"
    return Array(([head] + rows).joined(separator: "\n").utf8)
  }()

  @Test func fromASheetToPapersKeysAndMarks() throws {
    // The sheet, as it is: whatever is not understood would be an error.
    let imported = CSV.read(Self.sheet)
    let made = imported.bank(id: "sheet", title: "Sixty", language: "en")
    #expect((imported.diagnostics + made.diagnostics).filter { $0.severity != .hint } == [])
    let bank = try #require(made.bank)
    #expect(bank.allProblems.count == 60)

    // Thirty different papers of twelve, four of each topic.
    let topics = ["numbers", "planets", "sets"].map { ProblemSet.ID($0) }
    let blueprint = try Blueprint(count: 12) {
      $0.sets = topics
      $0.strata = try topics.map { try Blueprint.Stratum(4, of: .set($0)) }
    }
    var generator = SeededGenerator(seed: 7)
    let draw = try FairDraw(30, from: bank, blueprint, using: &generator)
    #expect(Set(draw.quizzes.map(\.points)) == [draw.points] && draw.points == 16)
    #expect(Set(draw.uses.values) == [6])

    // Versions A and B, a paper for everybody, pages to print.
    let names = (1...30).map { PaperExam.Candidate("Student \($0)", learner: "s\($0)") }
    let exam = try PaperExam(
      id: "test",
      title: "Test",
      draw,
      from: bank,
      versions: 2,
      reshuffling: Quiz.Reshuffling(problems: true, options: .everywhere),
      for: names,
      seed: 7
    )
    #expect(exam.papers.count == 60 && Set(exam.seats.map(\.paper)).count == 30)
    let pages = PaperPages(exam, in: .english)
    for page in [pages.namedPapers, pages.keys, pages.answerSheets] {
      #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("1A"))
    }

    // Letters come back: the first knows all, each one after that one problem less.
    // Each paper is a quiz of its own, whatever its version.
    var log = AnswerLog()
    for (place, seat) in exam.seats.enumerated() {
      let key = try #require(exam.paper(of: seat.candidate.learner)).writtenKey
      var answers = CollectedAnswers(to: bank, quiz: "paper-\(place)")
      for (index, letters) in key.enumerated() {
        let written = index < place % 12 ? "" : letters ?? ""
        let answer = try exam.answer(written, to: index + 1, by: seat.candidate.learner)
        try answers.add(.response(answer.response), by: seat.candidate.learner, to: answer.problem)
      }
      log.merge(answers.log)
    }
    let graded = Exam(of: bank, answers: log, scale: .german)
    let results = try graded.results
    let marks = Dictionary(results.map { ($0.learner, $0) }) { first, _ in first }
    #expect(marks["s1"]?.score.description == "16 of 16" && marks["s1"]?.mark == "1")
    #expect(marks["s13"]?.mark == "1" && marks["s12"]?.mark == "6")
    let weakest = log.studentReports(points: bank.pointsByProblem).first
    #expect(weakest?.possible == 16 && (weakest?.earned ?? 16) <= 2)
  }
}
