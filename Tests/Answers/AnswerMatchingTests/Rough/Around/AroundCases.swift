// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import LudusCore
import Testing

/// Answers that are right or wrong by what stands around the word or by its form, as a teacher
/// decided before any of them was tried.
///
/// A line has a topic, an accepted answer, what counts for it and what does not: `frame Rhine =
/// river Rhine ; the Rhine | Rhône`.
struct AroundCases: Sendable {
  struct Case: Sendable, CustomTestStringConvertible {
    let topic: Substring
    let accepted: String
    let answer: String
    let counts: Bool

    var testDescription: String {
      "\(topic): \(answer) \(counts ? "counts" : "does not count") for \(accepted)"
    }
  }

  let language: Language
  let cases: [Case]

  init(_ language: Language, _ lines: String) {
    self.language = language
    cases = lines.split(separator: "\n").flatMap { line -> [Case] in
      let topic = line.prefix { $0 != " " }
      let rest = line.dropFirst(topic.count + 1)
      guard let sign = rest.firstRange(of: " =") else { return [] }
      let sides = rest[sign.upperBound...].split(
        separator: "|",
        omittingEmptySubsequences: false
      )
      return zip(sides, [true, false]).flatMap { answers, counts in
        answers.split(separator: " ;").filter { !$0.allSatisfy(\.isWhitespace) }.map { answer in
          Case(
            topic: topic,
            accepted: String(rest[..<sign.lowerBound]),
            answer: answer.split(separator: " ").joined(separator: " "),
            counts: counts
          )
        }
      }
    }
  }

  static let all = [
    english, german, french, spanish, italian, portuguese, dutch, czech, russian,
  ]
}

struct AroundCasesTests {
  @Test(arguments: AroundCases.all)
  func eachLanguageHasEnoughOfThem(table: AroundCases) {
    #expect(table.cases.count >= 150, "\(table.language)")
    let topics = Dictionary(grouping: table.cases, by: \.topic)
    #expect(topics.keys.sorted() == ["form", "frame", "mark", "number", "word"])
    for (topic, cases) in topics { #expect(cases.count >= 20, "\(table.language) \(topic)") }
    #expect(table.cases.count { !$0.counts } >= 30)
  }

  /// The few that are judged otherwise are named, so that one more is seen.
  @Test(arguments: AroundCases.all)
  func fortyNineOfFiftyAnswersAreJudgedAsByATeacher(table: AroundCases) {
    let others = table.cases.filter { sample in
      let matcher = RoughMatcher(sample.accepted, language: table.language)
      return matcher.verdict(for: sample.answer).isCorrect != sample.counts
    }
    #expect(others.count * 50 <= table.cases.count, "\(others.map(\.testDescription))")
  }
}
