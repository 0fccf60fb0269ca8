// SPDX-License-Identifier: Apache-2.0
import ExerciseRecords
import LudusTestSupport
import RecordTestSupport
import Testing

@Suite struct ExerciseRecordTests {
  let recorder: XAPI.Recorder

  init() throws {
    recorder = try XAPI.Recorder(homePage: "https://school.example/", language: "en")
  }

  @Test func anExerciseBecomesStatements() throws {
    let sentence = try InsertSentence(
      id: 1,
      text: "Der Hund bellt.",
      gaps: [InsertSentence.Gap(start: 4, length: 1)]
    )
    let exercise = InsertExercise(ExerciseInfo(id: 7, name: "Hunde"), sentences: [sentence])
    var session = InsertSession(exercise)
    try session.fill(gap: 0, with: "G", at: date(1))
    try session.submit(at: date(2))
    try session.fill(gap: 0, with: "H", at: date(4))
    try session.submit(at: date(5))
    let statements = recorder.statements(of: .insert(session), by: "kim")
    checkRecords(statements)
    #expect(statements.first?.verb == XAPI.Verb.initialized.id)
    #expect(statements.last?.verb == XAPI.Verb.completed.id)
    let answers = statements.filter { $0.verb == XAPI.Verb.answered.id }
    #expect(answers.map { $0.result?.isSuccess } == [false, true])
    for answer in answers {
      #expect(
        answer.interaction?.isCorrect(answer.result?.response ?? "") == answer.result?.isSuccess
      )
    }
    #expect(recorder.statements(of: .insert(InsertSession(exercise)), by: "kim").isEmpty)
  }
}
