import DateAnswers
import LudusCore
import LudusTestSupport
import Testing

struct DateMatcherTests {
  @Test func aDateIsRightHoweverItIsWritten() throws {
    let matcher = try DateMatcher("1789-07-14")
    #expect(matcher.verdict(for: "14. Juli 1789").isCorrect)
  }
}
