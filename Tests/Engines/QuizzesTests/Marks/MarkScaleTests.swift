// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Quizzes
import Testing

struct MarkScaleTests {
  @Test(
    arguments: [
      ("german", 92, "1"), ("german", 91, "2"), ("german", 50, "4"), ("german", 49, "5"),
      ("german", 0, "6"), ("germanHalves", 100, "1"), ("germanHalves", 95, "1"),
      ("germanHalves", 94, "1.5"), ("germanHalves", 50, "3.5"), ("germanHalves", 0, "6"),
      ("germanPoints", 95, "15"), ("germanPoints", 33, "3"), ("germanPoints", 32, "2"),
      ("germanPoints", 19, "0"), ("swiss", 100, "6"), ("swiss", 60, "4"), ("swiss", 55, "4"),
      ("swiss", 54, "3.5"), ("french", 49, "10"), ("french", 48, "9.5"), ("french", 100, "20"),
      ("dutch", 50, "5.5"), ("dutch", 1, "1.1"), ("letters", 90, "A"), ("letters", 59, "F"),
    ]
  )
  func aKnownScaleHasItsThresholds(name: String, percent: Int, mark: String) throws {
    let scale = try #require(MarkScale.all.first { $0.name == name }?.scale)
    #expect(scale.mark(for: try Fraction(percent, 100)) == mark)
    #expect(scale.marks.contains(mark))
  }

  @Test func aThresholdIsReachedExactlyAndNotByRounding() throws {
    let scale = try MarkScale(steps: [.init("pass", from: Fraction(2, 3)), .init("fail", from: 0)])
    #expect(scale.mark(for: try Fraction(2, 3)) == "pass")
    #expect(scale.mark(for: try Fraction(666_666, 1_000_000)) == "fail")
    #expect(scale.mark(for: 2) == "pass")
    #expect(scale.mark(for: -1) == "fail")
  }

  @Test func aBetterShareNeverHasAWorseMark() throws {
    for (name, scale) in MarkScale.all {
      let marks = scale.marks
      #expect(Set(marks).count == marks.count, "\(name)")
      let places = try (0...1000).map { thousandths in
        let mark = scale.mark(for: try Fraction(thousandths, 1000))
        return try #require(marks.firstIndex(of: mark), "\(name)")
      }
      #expect(places == places.sorted(by: >), "\(name)")
      #expect(places.last == 0 && places.first == marks.count - 1, "\(name)")
      try expectRoundTrip(scale)
    }
  }

  @Test func scalesAreStoredAsTheyAreWritten() throws {
    try expectJSON(MarkScale.french, #"{"from":0,"step":"1/2","to":20}"#)
    try expectJSON(
      try MarkScale(steps: [.init("fail", from: 0), .init("pass", from: Fraction(3, 5))]),
      #"{"steps":[{"from":"3/5","mark":"pass"},{"from":0,"mark":"fail"}]}"#
    )
    let scale = try MarkScale(from: -1, to: 1, step: Fraction(1, 3))
    #expect(scale.marks == ["1", "2/3", "1/3", "0", "-1/3", "-2/3", "-1"])
    #expect(try MarkScale(from: -1, to: 0, step: Fraction(1, 4)).marks.last == "-1")
    #expect(try MarkScale(from: 0, to: -1, step: Fraction(1, 4)).marks.dropFirst().first == "-0.75")
  }

  @Test(
    arguments: [
      ("{}", #"expected either "steps", or all of "from", "to" and "step""#),
      (#"{"from":0,"to":20}"#, #"expected either "steps", or all of "from", "to" and "step""#),
      (#"{"from":0,"to":20,"step":0}"#, "step: 0 does not lead from 0 to 20 in 1 to 10000 steps"),
      (
        #"{"from":0,"to":20,"step":"3/2"}"#,
        "step: 3/2 does not lead from 0 to 20 in 1 to 10000 steps"
      ),
      (
        #"{"from":1,"to":1,"step":1}"#, "step: 1 does not lead from 1 to 1 in 1 to 10000 steps"
      ),
      (
        #"{"from":0,"to":20000,"step":1}"#,
        "step: 1 does not lead from 0 to 20000 in 1 to 10000 steps"
      ),
      (#"{"steps":[]}"#, "steps: expected a mark from 0"),
      (
        #"{"steps":[{"mark":"a","from":2},{"mark":"a","from":0},{"mark":" ","from":0}]}"#,
        """
        steps[0].from: 2 is out of range, expected from 0 to 1
        steps[1].mark: the mark "a" is in the scale already
        steps[2].mark: expected a mark
        steps[2].from: another mark begins at 0
        """
      ),
    ]
  )
  func everyFaultOfAScaleIsTold(json: String, faults: String) {
    #expect(
      contentFaults(JSONFault.self) { _ = try MarkScale(json: Data(json.utf8)) }
        .joined(separator: "\n") == faults
    )
  }
}
