// SPDX-License-Identifier: Apache-2.0
import DateAnswers
import Languages
import LudusCore
import LudusTestSupport
import Testing

struct DateMatcherTests {
  @Test(arguments: [
    ("1789-07-14", "July 1789", "This is right as far as it goes, but the day is missing."),
    ("1789-07-14", "15 July 1789", "Month and year are right, but the day is wrong."),
    ("1789-07-14", "14 June 1789", "Only the month is wrong."),
    ("1789-07-14", "14 July 1788", "Only the year is wrong."),
    ("1990-10-03", "10.3.1990", "Day and month are swapped."),
    ("44 BC", "44", "This would be a year AD: “BC” is missing."),
    ("AD 79", "79 BC", "The number is right, but the era is wrong."),
    ("1914..1918", "1918–1914", "The beginning and the end are swapped."),
    ("1914..1918", "1914–1919", "One end of the period is right, the other is not."),
    ("1914..1918", "1914", "A period with a beginning and an end is expected."),
    ("1914", "1914–1918", "A single date is expected, not a period."),
    ("1492", "1493", "This is a different date."),
  ])
  func aWrongAnswerHasItsReason(key: String, answer: String, reason: String) throws {
    let matcher = try DateMatcher(key)
    let sentence = matcher.verdict(for: answer).sentence(in: .english)
    let written = matcher.written(key, in: .english)
    #expect(sentence == "\(reason) The accepted answer is “\(written)”.")
  }

  @Test(arguments: [
    ("", "Write a date."),
    (
      "3/10/1990",
      "It is unclear which number is the day: write the month as a word, as in 5 June 1234."
    ),
    ("3 October 90", "The century is unclear: write the year in full, as in 1234."),
    ("31 June 1990", "The calendar has no such date: check day, month and year."),
    ("Monday 3 October 1990", "“monday” does not match this date: check it, or leave it out."),
    ("3 Juny 1990", "“juny” could be more than one month: check the spelling."),
    (
      "Reunification", "“reunification” cannot be read in a date: write one such as 5 June 1234."
    ),
    ("October 1990 1991", "This is not a date: write one such as 5 June 1234, 1234 or 123 BC."),
  ])
  func whatCannotBeJudgedSaysWhatToDo(answer: String, advice: String) throws {
    let verdict = try DateMatcher("1990-10-03").verdict(for: answer)
    #expect(verdict.sentence(in: .english) == advice)
    #expect(verdict.sentence(in: .german) != advice)
  }

  @Test func theAcceptedAnswerIsShownAsItsAuthorWroteIt() throws {
    let verdict = try DateMatcher("3 October 1990").verdict(for: "1990-10-03")
    #expect(verdict == .accepted("3 October 1990", as: .otherNotation))
    let exact = try DateMatcher("3 October 1990").verdict(for: "3 October 1990")
    #expect(exact == .accepted("3 October 1990", as: .exact))
    let closer = try DateMatcher("October 1990").verdict(for: "3.10.1990")
    #expect(closer == .accepted("October 1990", as: .withinTolerance))
  }

  @Test(arguments: ["44 BC", "1", "AD 14", "19th century", "1990s", "1914..1918", "2000-02-29"])
  func aMatcherIsTheSameAfterItsJSON(key: String) throws {
    try expectRoundTrip(try DateMatcher(key))
  }

  @Test func isAnObjectInJSON() throws {
    try expectJSON(try DateMatcher("1789-07-14"), #"{"accepted":["1789-07-14"]}"#)
    try expectJSON(
      try DateMatcher(
        "14/7/1789",
        alternatives: ["Juli 1789"],
        precision: .month,
        order: .dayFirst,
        tolerance: .days(3),
        language: .german
      ),
      #"{"accepted":["14/7/1789","Juli 1789"],"language":"de","order":"dmy","precision":"month","#
        + #""tolerance":{"days":3}}"#
    )
    let year = try decode(DateMatcher.self, #"{"accepted":1789}"#)
    #expect(year.verdict(for: "1789").isCorrect)
  }

  @Test(arguments: [
    "{}", #"{"accepted":[]}"#, #"{"accepted":["soon"]}"#, #"{"accepted":["3/10/1990"]}"#,
    #"{"accepted":["3.10.90"]}"#, #"{"accepted":["14 July"]}"#, #"{"accepted":["'89"]}"#,
    #"{"accepted":["1800s"]}"#, #"{"accepted":["31 June 1990"]}"#, #"{"accepted":["0"]}"#,
    #"{"accepted":["0000"]}"#, #"{"accepted":["1918..1914"]}"#, #"{"accepted":["1904/08"]}"#,
    #"{"accepted":["Monday 3 October 1990"]}"#, #"{"accepted":["1990"],"precision":"day"}"#,
    #"{"accepted":["1990"],"order":"ymd"}"#, #"{"accepted":["1990"],"tolerance":{"days":-1}}"#,
    #"{"accepted":["1990"],"tolerance":{"years":100001}}"#,
    #"{"accepted":["1990"],"units":"none"}"#,
  ])
  func isNotReadFromOtherJSON(text: String) {
    #expect(throws: ContentError<DateFault>.self) { try decode(DateMatcher.self, text) }
  }

  @Test(arguments: ["03-10-1990", "3-10-1990", "03/10/1990"])
  func anAcceptedDateWhoseOrderIsOpenNeedsAnOrder(text: String) throws {
    #expect(throws: ContentError<DateFault>.self) { try DateMatcher(text) }
    #expect(try DateMatcher(text, order: .dayFirst).verdict(for: "3 October 1990").isCorrect)
    #expect(try DateMatcher(text, order: .monthFirst).verdict(for: "March 10, 1990").isCorrect)
    // This is a month by ISO 8601.
    #expect(try DateMatcher("1904-08").verdict(for: "August 1904").isCorrect)
  }

  @Test func everyFaultIsReportedWithItsPlace() {
    let faults = contentFaults(DateFault.self) {
      _ = try DateMatcher(
        "soon",
        alternatives: ["1990", "1990-10-03"],
        precision: .day,
        tolerance: .years(-1)
      )
    }
    #expect(
      faults == [
        "tolerance: the tolerance years(-1) is impossible",
        "accepted[0]: the accepted answer \"soon\" cannot be read: “soon” cannot be read in a date: "
          + "write one such as 5 June 1234.",
        "accepted[1]: the accepted answer \"1990\" is not exact to the day",
      ]
    )
  }

  @Test func everySentenceForAuthorsIsInBothLanguages() throws {
    let faults: [DateFault] = [
      .malformed("x"), .toleranceOutOfRange(.days(-1)), .notAsExact("1990", .day),
      .unreadable("soon", Verdict.NotGradable(.date(.notADate))),
    ]
    for fault in faults {
      #expect(fault.sentence(in: .english) != fault.sentence(in: .german))
    }
  }
}

extension Verdict {
  fileprivate static func accepted(_ answer: String, as reason: Match.Reason) -> Verdict {
    .correct(Match(accepted: answer, reason: reason))
  }
}
