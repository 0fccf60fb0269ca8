// SPDX-License-Identifier: Apache-2.0
import LudusFoundation
import QuizAuthoring
import QuizContent
import Testing

@Suite struct AlternativesInAnswerTests {
  @Test(arguments: [
    ("exactMatch", "(il/la) barista", true), ("exactMatch", "barista ( il / la )", true),
    ("roughMatch", "(il/la) barista", false), ("exactMatch", "km/h", false),
    ("exactMatch", "f(3/4)", false), ("exactMatch", "(the) barista", false),
    ("exactMatch", "Ivory Coast (Côte d'Ivoire)", true), ("exactMatch", "colo(u)r", true),
    ("exactMatch", "iron (Fe)", false), ("exactMatch", "f(x)", false),
  ]) func bracketsThatWouldHaveToBeTypedAreFound(kind: String, answer: String, isFound: Bool) throws
  {
    let json = """
      {"version":1,"id":"b","title":"B","sets":[{"id":"s","title":"S","problems":[
        {"id":"p","kind":"\(kind)","prompt":"Who makes coffee?","accepted":["\(answer)"]}]}]}
      """
    let bank = try ProblemBank(json: Data(json.utf8))
    let found = BankCheck.standard.findings(in: bank).filter { $0.kind == .alternativesInAnswer }
    #expect(found.map { "\($0.place)" } == (isFound ? ["sets[0].problems[0].accepted[0]"] : []))
  }
}
