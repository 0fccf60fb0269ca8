// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import Testing

/// Answers that a teacher decided: a line has an accepted answer, what counts for it, and perhaps
/// what does not.
struct TeacherCases: Sendable {
  struct Case: Sendable, CustomTestStringConvertible {
    let accepted: String
    let answer: String
    let counts: Bool

    var testDescription: String { "\(answer) for \(accepted)" }
  }

  let cases: [Case]

  init(_ lines: String) {
    cases = lines.split(separator: "\n").flatMap { line -> [Case] in
      let sides = line.split(separator: "|")
      let right = sides[0].split(separator: ":", maxSplits: 1)
      return zip([right[1]] + sides.dropFirst(), [true, false]).flatMap { answers, counts in
        answers.split(separator: ",").map { answer in
          Case(
            accepted: String(right[0]),
            answer: String(answer.drop(while: \.isWhitespace)),
            counts: counts
          )
        }
      }
    }
  }
}

struct TeacherCasesTests {
  @Test func thereAreAsManyAsTheTablesShow() {
    #expect(TeacherCases.english.cases.count + TeacherCases.german.cases.count >= 700)
    #expect(TeacherCases.english.cases.count { !$0.counts } > 90)
    #expect(TeacherCases.german.cases.count { !$0.counts } > 90)
  }

  @Test(arguments: TeacherCases.english.cases)
  func anAnswerInEnglishIsJudgedAsByATeacher(_ sample: TeacherCases.Case) {
    expect(sample, .english)
  }

  @Test(arguments: TeacherCases.german.cases)
  func anAnswerInGermanIsJudgedAsByATeacher(_ sample: TeacherCases.Case) {
    expect(sample, .german)
  }

  private func expect(_ sample: TeacherCases.Case, _ language: Language) {
    let verdict = RoughMatcher(sample.accepted, language: language).verdict(for: sample.answer)
    #expect(verdict.isCorrect == sample.counts, "\(verdict)")
  }
}
