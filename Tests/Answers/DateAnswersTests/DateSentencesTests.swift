// SPDX-License-Identifier: Apache-2.0
import DateAnswers
import Languages
import LudusCore
import LudusTestSupport
import Testing

struct DateSentencesTests {
  /// A verdict for each reason that only dates have.
  private static let verdicts: [Verdict] = {
    let dates: [Verdict.DateMismatch] = [
      .otherDate, .otherPart(.day), .otherPart(.month), .otherPart(.year), .partMissing(.day),
      .partMissing(.month), .partMissing(.year), .partMissing(.decade), .dayAndMonthExchanged,
      .eraMissing, .otherEra, .endsExchanged, .otherEnd, .periodExpected, .singleDateExpected,
    ]
    let unreadable: [Verdict.DateFault] = [
      .empty, .notADate, .unexpected("x"), .unclearMonth("juny"), .unknownDay,
      .otherWeekday("monday"), .shortYear, .ambiguousOrder, .ambiguous,
    ]
    return dates.map {
      .wrong(Verdict.Mismatch(answer: "y", expected: "x", reason: .date($0)))
    } + unreadable.map { .notGradable(Verdict.NotGradable(.date($0))) }
  }()

  @Test func everySentenceIsSaidSomewhere() {
    let sentences = Set(Self.verdicts.map { $0.sentence(in: .english) })
    // Keys that shine through have no blank.
    #expect(sentences.filter { !$0.contains(" ") } == [])
    #expect(sentences.count == Self.verdicts.count)
  }

  @Test func theTableIsComplete() {
    #expect(dateSentences.faults == [])
  }

  @Test func reasonsAreEqualOnlyToTheSameReason() {
    let reason = Verdict.Mismatch.Reason.date(.otherEra)
    #expect(
      reason == .date(.otherEra)
        && reason.hashValue == Verdict.Mismatch.Reason.date(.otherEra).hashValue
    )
    #expect(reason != .date(.otherEnd))
    #expect(reason != .different)
  }
}
