// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusTestSupport
import Testing

@testable import Experiments
@testable import Gamification

@Suite struct ExperimentPlanTests {
  private static func text(
    variants: String = """
    {"name": "one", "policy": {"raters": 1}}, {"name": "<five>", "policy": {"raters": 5, "isMedian": true}}
    """,
    rest: String = """
    "outcomes": ["error", "validity"], "firstSeed": 7, "seeds": 40, "expectations": [
      {"in": "error", "of": "<five>", "over": "one", "below": 0},
      {"in": "validity", "of": "one", "above": 0.99, "below": 1, "confidence": 0.999}]
    """
  ) -> String {
    """
    {"version": 1, "title": "Panels & marks", "world": "ratings", "population": {"works": 10}, "variants": [\(variants)], \(rest)}
    """
  }

  private static func faults(_ text: String) -> [String] {
    contentFaults(RuleFault.self) { _ = try ExperimentPlan(json: Data(text.utf8)) }
  }

  @Test func aPlanRunsItsExperimentAndChecksWhatIsExpected() async throws {
    let plan = try ExperimentPlan(json: Data(Self.text().utf8))
    try expectRoundTrip(plan)
    let findings = try await plan.findings()
    #expect(findings.checks.map(\.isMet) == [true, false])
    #expect(!findings.isMet)
    #expect(findings.result.seeds == 7..<47)
    // The same figures as those of the experiment in Swift.
    let experiment = Experiment(
      population: .ratings(try RatingWorld { $0.works = 10 }),
      variants: [
        .init("one", try RatingWorld.Panel(raters: 1)),
        .init("five", try RatingWorld.Panel(raters: 5, isMedian: true)),
      ],
      outcomes: [.error]
    )
    let difference = try experiment.run(seeds: 7..<47)
      .difference(of: "five", over: "one", in: .error)
    #expect(findings.checks[0].sample.numbers == difference.numbers)
  }

  @Test func reportsShowTablesFiguresAndExpectations() async throws {
    let findings = try await ExperimentPlan(json: Data(Self.text().utf8)).findings()
    let report = findings.report(in: .english)
    #expect(report.hasPrefix("# Panels & marks\n\n| error | mean |"))
    #expect(report.contains("| validity | mean |"))
    #expect(report.contains("- ✓ error: <five> − one < 0.000 (99 %): −0."))
    #expect(report.contains("- ✗ validity: one > 0.990, < 1.000 (99.9 %): 0."))
    // The interval is the one that decides: an end of it lies beyond the bound exactly where that
    // is met.
    for check in findings.checks {
      let sample = check.sample
      let interval = sample.interval(confidence: 2 * check.expectation.confidence - 1)
      let ends = [interval.lowerBound, interval.upperBound].map {
        FigureText(phrasebook: .english).rounded($0)
      }
      #expect(report.contains("\(ends[0]) … \(ends[1])\n"))
      let isMet =
        check.expectation.above.map { interval.lowerBound > $0 } ?? true
        && check.expectation.below.map { interval.upperBound < $0 } ?? true
      #expect(isMet == check.isMet)
    }
    let page = findings.html(in: .german)
    #expect(page.contains("<p>Welten: "))
    #expect(page.contains("<h1>Panels &amp; marks</h1>"))
    #expect(page.contains("&lt;five&gt;") && !page.contains("<five>"))
    #expect(page.contains("(99,9 %)"))
    let figure = try #require(findings.figure(of: "error", in: .english))
    #expect(figure.hasPrefix("<svg") && figure.contains("&lt;five&gt;"))
    #expect(findings.figure(of: "tau", in: .english) == nil)
  }

  @Test func equalMeansWithoutThousandthsHaveAFigure() async throws {
    let plan = """
      {"version": 1, "title": "x", "world": "reviews", "seeds": 2, "outcomes": ["effort"],
      "population": {"days": 3, "answers": 2, "spread": 0, "law": {"kind": "power", "threshold": 10, "noise": 0.02}},
      "variants": [{"name": "a", "policy": {"intervals": [1, 3]}}]}
      """
    let findings = try await ExperimentPlan(json: Data(plan.utf8)).findings()
    let figure = try #require(findings.figure(of: "effort", in: .english))
    #expect(figure.contains(#"<circle cx="160""#))
  }

  @Test(
    arguments: [
      (
        text(variants: "{\"name\": \"one\", \"policy\": {\"raters\": 0}}"),
        "variants[0].policy.raters: 0, expected 1 to 100"
      ),
      (text(variants: "", rest: "\"seeds\": 9"), "variants: 0 elements, expected at least 1"),
      (
        text(rest: "\"seeds\": 1"), "seeds: 1, expected 2 to 1000000"
      ),
      (
        text(rest: "\"seeds\": 9, \"firstSeed\": -1"),
        "firstSeed: expected an integer from 0 to 18446744073709551615"
      ),
      (
        text(rest: "\"seeds\": 9, \"outcomes\": [\"error\", \"validity\", \"error\"]"),
        "outcomes[2]: the identifier \"error\" is taken already, by outcomes[0]"
      ),
      (
        text(
          rest: """
            "seeds": 9, "expectations": [{"in": "error", "of": "one", "over": "one", "below": 1}]
            """
        ),
        "expectations[0].over: \"one\" differs from itself in nothing"
      ),
      (
        text(
          rest: """
            "seeds": 9, "expectations": [{"in": "error", "of": "one", "above": 1, "below": 0.5}]
            """
        ),
        "expectations[0]: no number is above 1.0 and below 0.5"
      ),
      (
        text(
          rest: """
            "seeds": 9, "expectations": [{"in": "validity", "of": "one", "above": 0.5, "below": 80}]
            """
        ),
        "expectations[0].below: 80.0, expected -1.0 to 1.0"
      ),
      (
        text(
          rest: """
            "seeds": 9, "expectations": [{"in": "validity", "of": "one", "over": "<five>", "above": -3}]
            """
        ),
        "expectations[0].above: -3.0, expected -2.0 to 2.0"
      ),
      (
        text(rest: "\"seeds\": 9, \"firstSeed\": 18446744073709551607"),
        "firstSeed: 18446744073709551607, expected 0 to 18446744073709551606 for 9 worlds"
      ),
      (
        """
        {"version": 1, "title": "", "world": "exam", "population": {}, "seeds": 2, "variants": [
          {"name": "halves", "policy": "halves"}, {"name": "weights", "policy": "weighted"}]}
        """,
        "variants[1].policy: \"weighted\" needs weights, which the options of these exams do not have"
      ),
      (
        text(rest: "\"seeds\": 9, \"outcomes\": [\"tau\"]"),
        "outcomes[0]: the outcome \"tau\" is not known, expected one of validity, error"
      ),
      (
        text(
          rest: """
            "seeds": 9, "expectations": [{"in": "error", "of": "two", "over": "six", "above": 1}]
            """
        ),
        "expectations[0].of: the variant \"two\" is not known, expected one of one, <five>"
      ),
      (
        text(rest: "\"seeds\": 9, \"expectations\": [{\"in\": \"error\", \"of\": \"one\"}]"),
        "expectations[0]: expected \"above\", \"below\" or both"
      ),
      (
        text(
          rest: """
            "seeds": 9, "expectations": [{"in": "error", "of": "one", "above": 0, "confidence": 1}]
            """
        ),
        "expectations[0].confidence: 1.0, expected 0.5 to 0.999999"
      ),
      (
        text().replacing("\"ratings\"", with: "\"rating\""),
        "world: the world \"rating\" is not known, did you mean \"ratings\"?"
      ),
      (
        text().replacing("<five>", with: "one"),
        "variants[1].name: the identifier \"one\" is taken already, by variants[0]"
      ),
    ]
  )
  func aFaultSaysWhatIsExpectedWhere(text: String, fault: String) {
    let faults = Self.faults(text)
    #expect(faults.contains { $0.hasPrefix(fault) }, "\(faults)")
  }

  @Test func theLastSeedsThatThereAreCanBeTried() async throws {
    let json = Self.text(rest: "\"seeds\": 9, \"firstSeed\": 18446744073709551606")
    let findings = try await ExperimentPlan(json: Data(json.utf8)).findings(jobs: 2)
    #expect(findings.result.seeds == .max - 9..<UInt64.max)
  }

  @Test func hostileTextIsRefusedOrRead() {
    let text = Array(Self.text().utf8)
    forEachSeed(0..<300) { generator in
      var bytes = text
      for _ in 0...generator.draw(below: 4) {
        let place = generator.draw(below: bytes.count)
        switch generator.draw(below: 3) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8(truncatingIfNeeded: generator.next())
        default: bytes.insert(bytes[generator.draw(below: bytes.count)], at: place)
        }
      }
      do {
        _ = try ExperimentPlan(json: Data(bytes))
      } catch let error as ContentError<RuleFault> {
        try #require(!error.faults.isEmpty)
      }
    }
  }
}
