// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import QuizContent
import QuizTestSupport
import Testing

struct ProblemBankTests {
  private func faults(_ json: String) -> [String] {
    contentFaults(ProblemFault.self) {
      _ = try ProblemBank(json: Data(json.utf8))
    }
  }

  @Test func problemsAndSetsAreFoundInTheTree() throws {
    let bank = try Samples.bank()
    #expect(bank.problem("b3")?.id == "b3")
    #expect(bank.problem("b9") == nil)
    #expect(bank.set("c/1/b")?.title == "B")
    #expect(bank.set("c/9") == nil)
    #expect(bank.set(of: "x")?.id == "c/1")
    #expect(bank.set(of: "y") == nil)
    #expect(bank.allSets.map(\.id) == ["c", "c/1", "c/1/a", "c/1/b", "c/2", "none"])
    #expect(bank.allProblems.count == 19)
    #expect(bank.problems(in: "c/1").map(\.id).first == "x")
    #expect(bank.problems(in: "c/1").count == 13)
    #expect(bank.problems(in: "none").isEmpty)
    #expect(bank.problems(in: "unknown").isEmpty)
  }

  @Test func equalityIsThatOfTheContent() throws {
    let bank = try Samples.bank()
    #expect(try Samples.bank() == bank)
    #expect(Set([bank, try Samples.bank()]).count == 1)
    #expect(try ProblemBank(id: "bank", title: "Bank", language: "en", sets: []) != bank)
  }

  @Test func survivesJSON() throws {
    try expectRoundTrip(try Samples.bank())
    forEachSeed(0..<100) { generator in
      try expectRoundTrip(try Samples.randomBank(using: &generator))
    }
  }

  @Test func identifiersMustBeUniqueInTheWholeBank() throws {
    let set = ProblemSet(
      id: "s",
      title: "S",
      sets: [ProblemSet(id: "s", title: "T", problems: [try Samples.exact("p")])],
      problems: [try Samples.choice("p")]
    )
    let error = #expect(throws: ContentError<ProblemFault>.self) {
      try ProblemBank(id: "b", title: "B", sets: [set, ProblemSet(id: " ", title: "U")])
    }
    #expect(
      error?.faults.map(\.description) == [
        #"sets[0].sets[0].id: the identifier "s" is taken already, by sets[0]"#,
        #"sets[0].sets[0].problems[0].id: the identifier "p" is taken already, "#
          + "by sets[0].problems[0]",
        "sets[1].id: the identifier is empty",
      ]
    )
  }

  @Test func aBankWithFiveFaultsReportsFivePlaces() {
    let json = """
      {"version":1,"id":"b","title":"B","sets":[
        {"id":"s","title":"S","problems":[
          {"id":"p1","kind":"exactMatch","prompt":"","accepted":["x"]},
          {"id":"p2","kind":"checkAll","prompt":"?","options":[
            {"id":"a","text":"x"},{"id":"b","text":"y"}]},
          {"id":"p3","kind":"multipleChoice","prompt":"?","options":[
            {"id":"a","text":"x","correct":true},{"id":"b","text":"x"}]},
          {"id":"p4","kind":"exactMatch","prompt":"?"}],
         "sets":[{"id":"t","title":"T","problems":[
          {"id":"p1","kind":"exactMatch","prompt":"?","accepted":["x"]}]}]}]}
      """
    #expect(
      faults(json) == [
        "sets[0].problems[0].prompt: the prompt is empty",
        "sets[0].problems[1].options: no option is correct",
        #"sets[0].problems[2].options[1].text: the options "a" and "b" read the same"#,
        "sets[0].problems[3].accepted: this key is missing",
        #"sets[0].sets[0].problems[0].id: the identifier "p1" is taken already, "#
          + "by sets[0].problems[0]",
      ]
    )
  }

  @Test func brokenBanksAreRefusedWithTheirPlace() {
    #expect(faults("{").first?.contains("line 1, column 2") == true)
    #expect(faults("[]") == ["expected an object"])
    #expect(
      faults(#"{"version":2,"sets":7}"#) == ["version: version 2 is not known, expected 1"]
    )
    #expect(faults(#"{"version":1,"id":"b","title":"B"}"#) == ["sets: this key is missing"])
    #expect(
      faults(#"{"version":1,"id":"b","title":"B","sets":[{"id":"s","problems":{}}]}"#) == [
        "sets[0].title: this key is missing", "sets[0].problems: expected an array",
      ]
    )
  }

  /// Whatever is done to a bank's text, it is read or refused, and never crashes.
  @Test func mutatedBanksAreReadOrRefused() throws {
    let text = Array(try json(try Samples.bank()).utf8)
    let bytes = Array(#"{}[],:"\0129.eE+-truefalsn ä"#.utf8)
    forEachSeed(0..<500, keeping: 30) { generator in
      var mutated = text
      for _ in 0...generator.draw(below: 3) {
        let start = generator.draw(below: mutated.count)
        switch generator.draw(below: 3) {
        case 0: mutated[start] = bytes[generator.draw(below: bytes.count)]
        case 1:
          mutated.removeSubrange(start..<min(start + generator.draw(below: 30), mutated.count))
        default: mutated.insert(contentsOf: mutated[start...].prefix(20), at: start)
        }
      }
      let bank = try assume(try? ProblemBank(json: Data(mutated)))
      // What was read must be what could be made in code.
      _ = try ProblemBank(id: bank.id, title: bank.title, sets: bank.sets)
      for problem in bank.allProblems {
        _ = try Problem(
          id: problem.id,
          prompt: problem.prompt,
          kind: problem.kind,
          points: problem.points
        )
      }
    }
  }

  /// A bank of sets within sets.
  private func nested(_ depth: Int) throws -> ProblemBank {
    var set = ProblemSet(id: "0", title: "0")
    for number in 1..<depth {
      set = ProblemSet(id: "\(number)", title: "\(number)", sets: [set])
    }
    return try ProblemBank(id: "b", title: "B", sets: [set])
  }

  @Test func whateverDepthIsAllowedCanBeStored() throws {
    try expectRoundTrip(try nested(ProblemBank.maximumDepth))
    let faults = contentFaults(ProblemFault.self) { _ = try nested(ProblemBank.maximumDepth + 1) }
    #expect(faults == ["sets: sets are within each other more than 64 deep"])
    #expect(contentFaults(ProblemFault.self) { _ = try nested(1000) }.count == 1)
  }

  @Test func aDeepBankIsNotRead() {
    let depth = ProblemBank.maximumDepth + 1
    var json = #"{"id":"0","title":"S"}"#
    for number in 1..<depth {
      json = #"{"id":"\#(number)","title":"S","sets":[\#(json)]}"#
    }
    #expect(
      faults(#"{"version":1,"id":"b","title":"B","sets":[\#(json)]}"#)
        == ["sets: sets are within each other more than 64 deep"]
    )
  }

  @Test func aBankHasAnIdentifier() {
    let faults = contentFaults(ProblemFault.self) {
      _ = try ProblemBank(id: " ", title: "B", sets: [])
    }
    #expect(faults == ["id: the identifier is empty"])
    #expect(self.faults(#"{"version":1,"id":"","title":"B","sets":[]}"#) == faults)
  }

  @Test func equalBanksAreWrittenInEqualBytes() throws {
    let bank = try Samples.bank()
    let bytes = try bank.json()
    #expect(try ProblemBank(json: bytes).json() == bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == (try json(bank)))
  }

  /// What the decoder would tell in its own words.
  @Test(arguments: [
    (
      #"{"version":1,"id":"b","title":"B","sets":[{"id":"s","title":"S","problems":[{"points":1e30}]}]}"#,
      "points", #"expected a number or a fraction such as "2/3""#
    ),
    (
      #"{"version":1e99,"id":"b","title":"B","sets":[]}"#, "version",
      "expected an integer from \(Int.min) to \(Int.max)"
    ),
  ])
  func aNumberOutOfRangeIsToldInOurWords(json: String, key: String, expected: String) {
    let fault = faults(json).first { $0.contains(key) }
    #expect(fault?.hasSuffix(expected) == true, "\(faults(json))")
  }

  @Test func filesHaveNamesOfTheirOwn() throws {
    let file = ProblemBank.Media(name: "a.png", data: Data([1, 2, 3]))
    let bank = try ProblemBank(id: "b", title: "B", media: [file], sets: [])
    #expect(try json(bank).contains(#""media":[{"data":"AQID","name":"a.png"}]"#))
    try expectRoundTrip(bank)
    #expect(bank.knowing(Lexicon(words: ["x"])).media == [file])
    let faults = contentFaults(ProblemFault.self) {
      let blank = ProblemBank.Media(name: " ", data: Data())
      _ = try ProblemBank(id: "b", title: "B", media: [file, file, blank], sets: [])
    }
    #expect(faults.count == 2)
    #expect(faults.contains { $0.hasPrefix("media[1].name") })
    #expect(faults.contains { $0.hasPrefix("media[2].name") })
  }
}
