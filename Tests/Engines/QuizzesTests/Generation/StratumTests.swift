// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

struct StratumTests {
  private func count(_ quiz: Quiz, prefix: String) -> Int {
    quiz.problemIDs.count { $0.rawValue.hasPrefix(prefix) }
  }

  @Test func soManyOfEachSetAreDrawn() throws {
    let blueprint = try Blueprint(count: 8) {
      $0.strata = [
        try Blueprint.Stratum(4, of: .set("c/1/a")), try Blueprint.Stratum(1, of: .set("c/1/b")),
        try Blueprint.Stratum(3, of: .set("c/2")),
      ]
    }
    for seed in 0..<50 as Range<UInt64> {
      let quiz = try drawn(blueprint, from: Samples.bank(), seed: seed)
      #expect(count(quiz, prefix: "a") == 4)
      #expect(count(quiz, prefix: "b") == 1)
      #expect(count(quiz, prefix: "c") == 3)
    }
  }

  @Test func soManyWithATagOrOfAKindAreDrawn() throws {
    let blueprint = try Blueprint(count: 4) {
      $0.strata = [
        try Blueprint.Stratum(2, of: .tag("ph")),
        try Blueprint.Stratum(1, of: .kind(.multipleChoice)),
      ]
    }
    for seed in 0..<50 as Range<UInt64> {
      let quiz = try drawn(blueprint, from: Samples.taggedBank(), seed: seed)
      #expect(quiz.items.count == 4)
      #expect(Set(quiz.problemIDs).isSuperset(of: ["p1", "p3", "q3"]))
    }
  }

  /// With strata that overlap at random: whoever has enough problems gets at least what it asks
  /// for.
  @Test func overlappingStrataEachGetAtLeastWhatTheyAskFor() {
    forEachSeed(0..<300) { generator in
      let tags = ["u", "v", "w"]
      let problems = try (0..<12).map { number in
        let own = tags.filter { _ in generator.draw(below: 2) == 0 }
        return try Samples.tagged(Problem.ID("p\(number)"), own)
      }
      let sets = [ProblemSet(id: "s", title: "S", problems: problems)]
      let bank = try ProblemBank(id: "b", title: "B", sets: sets)
      let strata = try tags.map {
        try Blueprint.Stratum(generator.draw(below: 4) + 1, of: .tag($0))
      }
      let count = strata.reduce(0) { $0 + $1.count } + generator.draw(below: 3)
      let quiz = try Quiz(
        from: bank,
        Blueprint(count: count) { $0.strata = strata },
        using: &generator
      )
      try #require(quiz.items.count == min(count, 12))
      for (tag, stratum) in zip(tags, strata) {
        let has = problems.count { $0.tags.contains(tag) }
        let got = quiz.items.count { $0.problem.tags.contains(tag) }
        try #require(got >= min(stratum.count, has))
      }
    }
  }

  @Test func aStratumThatIsTooSmallIsFilledUpUnlessThePolicySaysOtherwise() throws {
    func blueprint(_ shortage: Blueprint.Stratum.Shortage, _ count: Int = 5) throws -> Blueprint {
      try Blueprint(count: 6) {
        $0.strata = try [
          Blueprint.Stratum(count, of: .set("s/moles")), Blueprint.Stratum(1, of: .tag("ph")),
        ]
        $0.shortage = shortage
      }
    }
    let bank = try Samples.taggedBank()
    let filled = try drawn(blueprint(.fill), from: bank)
    #expect(filled.items.count == 6)
    #expect(count(filled, prefix: "q") == 3)
    for seed in 0..<20 as Range<UInt64> {
      let shortened = try drawn(blueprint(.shorten), from: bank, seed: seed)
      #expect(shortened.items.count == 4)
      #expect(count(shortened, prefix: "q") == 3)
    }
    let refusing = try blueprint(.refuse)
    let stratum = refusing.strata[0]
    #expect(throws: QuizGenerationError.stratumTooSmall(stratum, has: 3)) {
      try drawn(refusing, from: bank)
    }
    #expect(throws: QuizGenerationError.stratumTooSmall(stratum, has: 3)) {
      try QuizLottery(of: bank, refusing)
    }
    #expect(try drawn(blueprint(.refuse, 3), from: bank).items.count == 6)
  }

  @Test func placesThatNoStratumAsksForGoToAnyProblem() throws {
    var seen: Set<Problem.ID> = []
    for seed in 0..<100 as Range<UInt64> {
      let blueprint = try Blueprint(count: 3) {
        $0.strata = [try Blueprint.Stratum(1, of: .tag("mass"))]
      }
      let quiz = try drawn(blueprint, from: Samples.taggedBank(), seed: seed)
      #expect(quiz.items.count == 3)
      #expect(quiz.items.contains { $0.problem.tags.contains("mass") })
      seen.formUnion(quiz.problemIDs)
    }
    #expect(seen.count == 7)
  }

  @Test func thePlaceOfAProblemDoesNotTellItsStratum() throws {
    var first: Set<Problem.ID> = []
    for seed in 0..<100 as Range<UInt64> {
      let blueprint = try Blueprint(count: 2) {
        $0.strata = [
          try Blueprint.Stratum(1, of: .set("s/acids")),
          try Blueprint.Stratum(1, of: .set("s/moles")),
        ]
      }
      first.insert(try drawn(blueprint, from: Samples.taggedBank(), seed: seed).problemIDs[0])
    }
    #expect(first.count == 7)
  }

  @Test func strataThatCannotBeFollowedAreReported() throws {
    let bank = try Samples.taggedBank()
    let strata = [
      try Blueprint.Stratum(3, of: .tag("ph")), try Blueprint.Stratum(3, of: .tag("mass")),
    ]
    #expect(throws: ContentError<ProblemFault>.self) {
      try Blueprint(count: 5) { $0.strata = strata }
    }
    #expect(throws: QuizGenerationError.unknownSet("alchemy")) {
      try drawn(
        Blueprint(count: 5) { $0.strata = try [Blueprint.Stratum(1, of: .set("alchemy"))] },
        from: bank
      )
    }
    #expect(
      contentFaults(ProblemFault.self) { _ = try Blueprint.Stratum(0, of: .tag("ph")) }
        == ["count: 0, expected 1 to 1000000"]
    )
  }

  @Test func isAnObjectWithWhatItIsOfInJSON() throws {
    try expectJSON(try Blueprint.Stratum(2, of: .set("s/acids")), #"{"count":2,"set":"s/acids"}"#)
    try expectJSON(try Blueprint.Stratum(2, of: .tag("ph")), #"{"count":2,"tag":"ph"}"#)
    try expectJSON(try Blueprint.Stratum(2, of: .kind(.cloze)), #"{"count":2,"kind":"cloze"}"#)
    func faults(_ json: String) -> [String] {
      contentFaults(ProblemFault.self) { _ = try decode(Blueprint.Stratum.self, json) }
    }
    #expect(faults(#"{"count":1}"#) == ["expected one of set, tag and kind"])
    #expect(faults(#"{"count":1,"tag":"a","set":"b"}"#) == ["expected one of set, tag and kind"])
    #expect(faults(#"{"count":-1,"tag":"a"}"#) == ["count: -1, expected 1 to 1000000"])
    #expect(faults(#"{"tag":"a"}"#) == ["count: this key is missing"])
    #expect(faults(#"{"count":1,"kind":"riddle"}"#).count == 1)
  }

  @Test func saysWhatItAsksForInErrors() throws {
    let strata = [
      try Blueprint.Stratum(2, of: .set("s")), try Blueprint.Stratum(2, of: .tag("t")),
      try Blueprint.Stratum(2, of: .kind(.numeric)),
    ]
    #expect(
      strata.map(\.description)
        == [#"2 of the set "s""#, #"2 with the tag "t""#, "2 of the kind numeric"]
    )
    #expect(
      "\(QuizGenerationError.stratumTooSmall(strata[1], has: 1))"
        == #"there are only 1 problems to draw for the stratum 2 with the tag "t""#
    )
  }
}
