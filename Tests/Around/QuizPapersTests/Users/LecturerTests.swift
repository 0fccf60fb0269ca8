// SPDX-License-Identifier: Apache-2.0
import Interchange
import LudusFoundation
import LudusTestSupport
import QuizAnalytics
import QuizPapers
import Testing

/// A lecturer takes an exam from a Moodle course.
///
/// One item turns out to be bad; it is dropped after
/// the exam, and marks, statistics and the report follow.
struct LecturerTests {
  private static func choice(_ name: String, _ right: String, _ wrong: String) -> String {
    """
    <question type="multichoice"><name><text>\(name)</text></name>
    <questiontext format="html"><text>\(name)?</text></questiontext><single>true</single>
    <answer fraction="100"><text>\(right)</text></answer>
    <answer fraction="0"><text>\(wrong)</text></answer>
    <answer fraction="0"><text>neither</text></answer></question>
    """
  }

  private static let course: [UInt8] = Array(
    """
    <?xml version="1.0" encoding="UTF-8"?><quiz>
    <question type="category"><category><text>$course$/Physics</text></category></question>
    \(choice("light", "a wave", "a sound"))\(choice("heat", "energy", "a substance"))
    \(choice("bad", "falls", "rises"))
    <question type="numerical"><name><text>speed</text></name>
    <questiontext><text>Speed of sound in m/s?</text></questiontext><defaultgrade>2</defaultgrade>
    <answer fraction="100"><text>343</text><tolerance>5</tolerance></answer></question>
    <question type="calculated"><name><text>circle</text></name>
    <questiontext><text>Area of a circle with r = {r}?</text></questiontext>
    <answer fraction="100"><text>pi()*pow({r},2)</text><tolerance>0.01</tolerance>
    <tolerancetype>1</tolerancetype><correctanswerformat>1</correctanswerformat>
    <correctanswerlength>2</correctanswerlength></answer>
    <dataset_definitions><dataset_definition><name><text>r</text></name><dataset_items>
    <dataset_item><number>1</number><value>2</value></dataset_item>
    <dataset_item><number>2</number><value>3</value></dataset_item>
    </dataset_items></dataset_definition></dataset_definitions></question></quiz>
    """.utf8
  )

  @Test func aBadItemIsDroppedAfterTheExam() throws {
    let imported = MoodleXML.read(Self.course)
    let made = imported.bank(id: "course", title: "Course", language: "en")
    #expect((imported.diagnostics + made.diagnostics).filter { $0.severity == .error } == [])
    let bank = try #require(made.bank)
    var generator = SeededGenerator(seed: 1)
    let quiz = try Quiz(from: bank, Blueprint(count: 5), using: &generator)
    #expect(quiz.points == 6)

    // Forty students; the strong ones pick the other option of the bad item, as its key is wrong.
    var log = AnswerLog()
    let now = Date(timeIntervalSince1970: 1_795_262_400)
    for student in 0..<40 {
      let isStrong = student < 20
      var session = QuizSession(quiz)
      while let item = session.currentItem {
        let name = item.problem.title ?? item.problem.id.rawValue
        let isRight = name.hasPrefix("bad") ? !isStrong : isStrong || student.isMultiple(of: 3)
        let options = item.options
        let response: QuizResponse =
          options.isEmpty
          ? isRight ? item.problem.correctAnswer ?? .text("") : .text("1")
          : .choice(isRight ? "1" : "2")
        try session.answer(response, at: now)
        try session.proceed(at: now)
      }
      log.record(session, by: Learner.ID("s\(student)"))
    }

    // The statistics point at it: strong students rather pick another option.
    let bad = try #require(bank.allProblems.first { $0.id == "bad" })
    let before = log.itemStatistics()
    let misleading = before.filter { statistics in
      bank.problem(statistics.id).map { !statistics.misleadingOptions(of: $0).isEmpty } ?? false
    }
    #expect(misleading.map(\.id) == ["bad"])

    // First what it would change, then the amendment.
    var exam = try Exam(of: [quiz], answers: log, scale: .german)
    #expect(try exam.results.first { $0.learner == "s0" }?.score.description == "5 of 6")
    let drop = Amendment(
      .takenOut(bad.id),
      by: "prof",
      for: "The key was wrong.",
      at: now.addingTimeInterval(3600)
    )
    let preview = try exam.preview(drop)
    #expect(preview.totals.count == 40)
    #expect(try exam.results.first { $0.learner == "s0" }?.mark == "2")
    try exam.amend(drop)
    let results = try exam.results
    #expect(results.first { $0.learner == "s0" }?.score.description == "5 of 5")
    #expect(results.first { $0.learner == "s0" }?.mark == "1")
    #expect(results.allSatisfy { $0.score.possible == 5 })

    // Statistics and reports are made of the corrected answers.
    let corrected = exam.correctedAnswers
    #expect(corrected.itemStatistics().map(\.id).contains("bad") == false)
    #expect(corrected.itemStatistics().count == before.count - 1)
    let report = corrected.studentReports(points: quiz.bankOfPoints)
    let strongest = try #require(report.last)
    #expect(strongest.earned == 5 && strongest.possible == 5)
    #expect(report.first?.mean == 0)
    // What a student with a third of the answers has, counted by hand: 5 of 5 where all are right.
    #expect(report.count { $0.mean == 1 } == results.count { $0.score.earned == 5 })
  }
}

extension Quiz {
  /// What each problem is worth.
  fileprivate var bankOfPoints: [Problem.ID: Fraction] {
    Dictionary(items.map { ($0.problem.id, $0.problem.points) }) { first, _ in first }
  }
}
