// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import QuizContent
import QuizTestSupport
import Testing

/// Dates as a kind of problems and of gaps.
struct DateKindTests {
  @Test func aDateIsItsAcceptedAnswersAndHowTheyAreJudged() throws {
    try expectJSON(
      try Samples.writtenDate(),
      #"{"accepted":["1789-07-14"],"id":"date","kind":"date","order":"dmy","#
        + #""prompt":"When was the Bastille stormed?"}"#
    )
    #expect(try Samples.writtenDate().correctAnswer == .text("1789-07-14"))
  }

  @Test func aGapMayBeADate() throws {
    let cloze = try decode(
      Problem.self,
      #"{"gaps":[{"accepted":["1914..1918"],"id":"war","kind":"date"}],"id":"p","kind":"cloze","#
        + #""prompt":"Fill.","text":"The war of [[war]]."}"#
    )
    try expectRoundTrip(cloze)
    #expect(cloze.correctAnswer == .gaps(["war": "1914..1918"]))
  }

  @Test func aDateOfABankIsReadInItsLanguage() throws {
    let text =
      #"{"id":"b","language":"de","sets":[{"id":"s","problems":[{"accepted":["3. Oktober 1990"],"#
      + #""id":"p","kind":"date","prompt":"Wann?"}],"title":"S"}],"title":"B","version":1}"#
    let bank = try decode(ProblemBank.self, text)
    guard case .date(let matcher)? = bank.sets[0].problems.first?.kind else {
      Issue.record("expected a date")
      return
    }
    #expect(matcher.language == .german)
    // German has one order, which no language at all has not.
    #expect(matcher.verdict(for: "3/10/1990").isCorrect)
    #expect(!(try DateMatcher("3. Oktober 1990").verdict(for: "3/10/1990").isCorrect))
    try expectJSON(bank, text)
  }

  @Test func aDateThatNeedsItsLanguageKeepsIt() throws {
    let text =
      #"{"id":"b","language":"de","sets":[{"id":"s","problems":[{"accepted":["3/10/1990"],"#
      + #""id":"p","kind":"date","language":"de","prompt":"Wann?"}],"title":"S"}],"title":"B","version":1}"#
    try expectJSON(try decode(ProblemBank.self, text), text)
  }

  @Test(arguments: [
    (#""accepted":["soon"]"#, "accepted[0]: the accepted answer \"soon\" cannot be read: "),
    (
      #""accepted":["1990","3/10/1990"]"#,
      "accepted[1]: the accepted answer \"3/10/1990\" cannot be read: "
    ),
    (
      #""accepted":["1990"],"precision":"day""#,
      "accepted[0]: the accepted answer \"1990\" is not exact to"
    ),
    (#""accepted":["1990"],"order":"ymd""#, "order: "),
    (
      #""accepted":["1990"],"tolerance":{"days":-1}"#,
      "tolerance: the tolerance days(-1) is impossible"
    ),
    (#""accepted":["1990"],"options":{}"#, "options: "), (#""order":"dmy""#, "accepted: "),
  ])
  func aFaultyKeyIsOneFaultAtItsPlace(keys: String, fault: String) {
    let faults = contentFaults(ProblemFault.self) {
      _ = try decode(Problem.self, #"{"id":"p","kind":"date","prompt":"?",\#(keys)}"#)
    }
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix(fault) == true, "\(faults)")
  }
}
