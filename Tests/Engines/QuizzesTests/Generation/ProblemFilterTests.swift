// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

struct ProblemFilterTests {
  private func fitting(_ filter: Blueprint.ProblemFilter) throws -> [Problem.ID] {
    let bank = try Samples.taggedBank()
    let quiz = try drawn(Blueprint(count: .max) { $0.filter = filter }, from: bank)
    #expect(Set(quiz.problemIDs) == Set(bank.allProblems.filter(filter.admits).map(\.id)))
    return quiz.problemIDs.sorted()
  }

  @Test func tagsAreAskedForByAnyByAllAndByNone() throws {
    #expect(
      try fitting(Blueprint.ProblemFilter(anyTags: ["ph", "mass"])) == [
        "p1", "p3", "q1", "q2", "q3",
      ]
    )
    #expect(try fitting(Blueprint.ProblemFilter(allTags: ["ph", "hard"])) == ["p3"])
    #expect(try fitting(Blueprint.ProblemFilter(origins: [.staff])) == ["p4", "q1", "q2", "q3"])
    #expect(try fitting(Blueprint.ProblemFilter(origins: [.staff, .students])).count == 6)
    #expect(try fitting(Blueprint.ProblemFilter(noTags: ["hard", "mass"])) == ["p1", "p2"])
    #expect(
      try fitting(
        Blueprint.ProblemFilter(anyTags: ["easy", "hard"], allTags: ["mass"], noTags: ["hard"])
      )
        == ["q1"]
    )
  }

  @Test func kindsAndOriginsAreAskedFor() throws {
    #expect(try fitting(Blueprint.ProblemFilter(kinds: [.multipleChoice])) == ["q3"])
    #expect(try fitting(Blueprint.ProblemFilter(kinds: [.multipleChoice, .exactMatch])).count == 7)
    #expect(try fitting(Blueprint.ProblemFilter(origins: [.students])) == ["p1", "p2"])
    #expect(
      try fitting(Blueprint.ProblemFilter(noTags: ["ph"], origins: [.students, .imported])) == [
        "p2"
      ]
    )
  }

  @Test func anEmptyFilterAdmitsEverything() throws {
    #expect(try fitting(.none).count == 7)
  }

  @Test func aFilterThatNothingPassesIsReported() throws {
    let blueprint = try Blueprint(count: 3) {
      $0.filter = Blueprint.ProblemFilter(anyTags: ["alchemy"])
    }
    #expect(throws: QuizGenerationError.noFittingProblems(of: 7)) {
      try drawn(blueprint, from: Samples.taggedBank())
    }
  }

  @Test func onlyWhatAsksForSomethingIsWritten() throws {
    try expectJSON(Blueprint.ProblemFilter.none, "{}")
    try expectJSON(
      Blueprint.ProblemFilter(
        anyTags: ["b", "a"],
        allTags: ["c"],
        noTags: ["d"],
        kinds: [.numeric, .cloze],
        origins: ["club", .staff]
      ),
      #"{"allTags":["c"],"anyTags":["b","a"],"kinds":["numeric","cloze"],"noTags":["d"],"#
        + #""origins":["club","staff"]}"#
    )
    let faults = contentFaults(ProblemFault.self) {
      _ = try decode(Blueprint.ProblemFilter.self, #"{"kinds":["numeric","riddle"],"anyTags":7}"#)
    }
    #expect(faults.count == 2)
    #expect(faults[0] == "anyTags: expected an array")
    #expect(
      faults[1].hasPrefix(
        #"kinds[1]: the kinds "riddle" is not known, expected one of multipleChoice"#
      )
    )
  }
}
