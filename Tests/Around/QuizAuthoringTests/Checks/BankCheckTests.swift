// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import QuizAuthoring
import QuizTestSupport
import Testing

struct BankCheckTests {
  @Test func findingsComeInTheOrderOfTheirPlaces() {
    let problems = (0..<12).map { draftExact("p\($0)", "$\($0)^$ \($0)?", "x", "x") }
    let found = draftFindings(problems.joined(separator: ","))
    #expect(found.count == 24)
    #expect(found[20] == "sets[0].problems[10].accepted[1]: equalAnswers")
    #expect(found[2] == "sets[0].problems[1].accepted[1]: equalAnswers")
  }

  /// The places are those of the text, which has a key first that is written last.
  @Test func aBankThatIsReadAlreadyIsCheckedAsItsText() throws {
    let json = """
      {"sets":[{"problems":[\(draftExact("p", "$0^$ 0?", "x", "x"))],"title":"S","id":"s"}],"id":"b","title":"B","version":1}
      """
    let data = Data(json.utf8)
    let found = BankCheck.standard.findings(
      in: try ProblemBank(json: data),
      readFrom: data
    )
    #expect(found.map(\.kind).contains(.equalAnswers))
    #expect(found == BankCheck.standard.findings(inDraft: data))
  }

  @Test func kindsCanBeSkipped() throws {
    let check = try BankCheck {
      $0.minimumProblems = 0
      $0.minimumOptions = 0
      $0.skipped = [.equalAnswers]
    }
    #expect(draftFindings(draftExact("p", "?", "x", "x"), check: check) == [])
  }

  @Test func policiesSurviveJSON() throws {
    try expectJSON(BankCheck.standard, "{}")
    try expectJSON(BankCheck(), "{}")
    try expectJSON(
      try BankCheck {
        $0.minimumProblems = 5
        $0.similarity = 0.5
        $0.skipped = [.longKey, .duplicate]
      },
      #"{"minimumProblems":5,"similarity":0.5,"skipped":["duplicate","longKey"]}"#
    )
    try expectRoundTrip(
      try BankCheck {
        $0.minimumProblems = 1
        $0.minimumOptions = 2
        $0.longKeyFactor = 3
        $0.longKeyExcess = 4
        $0.biasDeviations = 5
        $0.minimumForBias = 6
        $0.similarity = 0.7
        $0.minimumShown = 8
        $0.skipped = [.noKey]
      }
    )
  }

  @Test func thresholdsAreRefusedAllAtOnce() throws {
    #expect(
      contentFaults(BankCheck.Fault.self) {
        _ = try BankCheck {
          $0.minimumProblems = .min
          $0.minimumOptions = -1
          $0.longKeyFactor = -.infinity
          $0.longKeyExcess = .min
          $0.biasDeviations = .nan
          $0.minimumForBias = .min
          $0.similarity = 0
          $0.minimumShown = .min
        }
      }.map { $0.prefix { $0 != ":" } } == [
        "minimumProblems", "minimumOptions", "longKeyFactor", "longKeyExcess", "biasDeviations",
        "minimumForBias", "similarity", "minimumShown",
      ]
    )
    #expect(
      contentFaults(BankCheck.Fault.self) {
        _ = try BankCheck(json: Data(#"{"similarity":1.1,"minimumShown":-1,"fewest":2}"#.utf8))
      }.map { $0.prefix { $0 != ":" } } == ["similarity", "minimumShown", "fewest"]
    )
  }

  @Test func extremeThresholdsDoNoHarm() throws {
    let bank = try Samples.bank()
    let checks = [
      try BankCheck {
        $0.minimumProblems = 0
        $0.minimumOptions = 0
        $0.longKeyFactor = .leastNonzeroMagnitude
        $0.longKeyExcess = 0
        $0.biasDeviations = 0
        $0.minimumForBias = 0
        $0.similarity = 0.1
        $0.minimumShown = 0
      },
      try BankCheck {
        $0.minimumProblems = .max
        $0.minimumOptions = .max
        $0.longKeyFactor = .greatestFiniteMagnitude
        $0.longKeyExcess = .max
        $0.biasDeviations = .greatestFiniteMagnitude
        $0.minimumForBias = .max
        $0.similarity = 1
        $0.minimumShown = .max
      },
    ]
    for check in checks { #expect(!check.findings(in: bank).isEmpty) }
  }

  @Test func aFindingIsALineAndAnObject() throws {
    let problems = [draftExact("p", "Which one?", "x"), draftExact("q", "which one", "X")].joined(
      separator: ","
    )
    let text =
      #"{"version":1,"id":"b","title":"B","sets":[{"id":"s","title":"S","problems":[\#(problems)]}]}"#
    let found = try BankCheck { $0.minimumProblems = 0 }.findings(inDraft: Data(text.utf8))
    #expect(
      found.map(\.description) == [
        #"sets[0].problems[1]: warning: the problem asks the same as "p", sets[0].problems[0]; remove one of them"#
      ]
    )
    #expect(
      try json(found[0]) == """
        {"kind":"duplicate","place":"sets[0].problems[1]","related":["sets[0].problems[0]"],\
        "sentence":"the problem asks the same as \\"p\\", sets[0].problems[0]; remove one of them","severity":"warning"}
        """
    )
  }

  @Test func aDraftAndItsBankHaveTheSameFindings() throws {
    forEachSeed(0..<20) { generator in
      let bank = try Samples.randomBank(using: &generator)
      let found = BankCheck.standard.findings(in: bank)
      let draft = BankCheck.standard.findings(inDraft: try bank.json())
      try #require(found == draft)
    }
  }

  @Test func severitiesAreOrdered() {
    #expect(BankCheck.Finding.Severity.advice < .warning)
    #expect(BankCheck.Finding.Severity.warning < .error)
  }
}
