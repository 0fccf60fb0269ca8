// SPDX-License-Identifier: Apache-2.0
import LudusFoundation
import LudusTestSupport
import QuizTestSupport
import Quizzes
import Testing

/// Amendments as a set.
struct AmendmentsTests {
  @Test func anAmendmentIsStoredWithItsKindAndReason() throws {
    try expectJSON(
      Amendment(.takenOut("p"), by: "eva", for: "No key.", at: date(1), id: "1"),
      #"{"at":1479686401000,"by":"eva","id":"1","kind":"takenOut","problem":"p","reason":"No key."}"#
    )
    try expectJSON(
      Amendment(.accepted([.choice("b")], for: "p"), by: "eva", for: "x", at: date(1), id: "1"),
      #"{"answers":[{"choice":"b"}],"at":1479686401000,"by":"eva","id":"1","kind":"accepted","#
        + #""problem":"p","reason":"x"}"#
    )
    try expectJSON(
      Amendment(.fullCredit("p", to: .answered), by: "eva", for: "x", at: date(1), id: "1"),
      #"{"at":1479686401000,"by":"eva","id":"1","kind":"fullCredit","problem":"p","reason":"x","#
        + #""to":"answered"}"#
    )
    try expectJSON(
      Amendment(.fullCredit("p", to: .everyone), by: "eva", for: "x", at: date(1), id: "1"),
      #"{"at":1479686401000,"by":"eva","id":"1","kind":"fullCredit","problem":"p","reason":"x"}"#
    )
    try expectJSON(
      Amendment(
        .graded("p", of: "ada", .credit(Fraction(1, 2))),
        by: "eva",
        for: "x",
        at: date(1),
        id: "1"
      ),
      #"{"at":1479686401000,"by":"eva","credit":"1/2","id":"1","kind":"graded","learner":"ada","#
        + #""problem":"p","reason":"x"}"#
    )
    try expectJSON(
      Amendment(.withdrawn("1"), by: "eva", for: "x", at: date(1), id: "2"),
      #"{"amendment":"1","at":1479686401000,"by":"eva","id":"2","kind":"withdrawn","reason":"x"}"#
    )
  }

  @Test(arguments: [
    "{}", #"{"kind":"drop"}"#,
    #"{"at":1,"by":"eva","id":"1","kind":"takenOut","reason":"x"}"#,
    #"{"at":1,"by":"eva","id":"1","kind":"takenOut","problem":"p","reason":"x","points":1}"#,
    #"{"at":1,"by":"eva","id":"1","kind":"graded","learner":"a","problem":"p","reason":"x"}"#,
    #"{"at":1,"by":"eva","credit":1,"id":"1","kind":"graded","learner":"a","levels":{},"problem":"p","reason":"x"}"#,
    #"{"at":9223372036854775807,"by":"eva","id":"1","kind":"takenOut","problem":"p","reason":"x"}"#,
    #"{"at":1,"by":"eva","id":"1","kind":"fullCredit","problem":"p","reason":"x","to":"nobody"}"#,
  ])
  func anotherFormIsRefused(json: String) {
    #expect(throws: (any Error).self) { try decode(Amendment.self, json) }
  }

  @Test func theSameAmendmentTwiceIsOne() {
    let first = Amendment(.takenOut("p"), by: "eva", for: "x", at: date(1))
    let again = Amendment(.takenOut("p"), by: "eva", for: "x", at: date(1))
    #expect(first == again)
    #expect(Amendment(.takenOut("q"), by: "eva", for: "x", at: date(1)).id != first.id)
    #expect(Amendment(.takenOut("p"), by: "bob", for: "x", at: date(1)).id != first.id)
    #expect(Amendment(.takenOut("p"), by: "eva", for: "y", at: date(1)).id != first.id)
    #expect(Amendment(.takenOut("p"), by: "eva", for: "x", at: date(2)).id != first.id)
    #expect(Amendments([first, again]).all.count == 1)
  }

  @Test func anyOrderOfMergesGivesTheSame() {
    forEachSeed { generator in
      let all = (0..<generator.draw(below: 9)).map { _ in generator.amendment() }
      let parts = (0..<3).map { _ in
        Amendments(all.filter { _ in generator.draw(below: 2) == 0 })
      }
      var left = parts[0]
      left.merge(parts[1])
      left.merge(parts[2])
      var right = parts[2]
      right.merge(parts[0])
      right.merge(parts[1])
      right.merge(parts[0])
      try #require(left == right)
      try #require(Amendments(generator.shuffled(left.all)) == left)
      try expectRoundTrip(left)
      try #require(try Amendments(json: left.json()) == left)
    }
  }

  @Test func twoInAFileThatDifferHaveDifferentNames() throws {
    let one = #"{"at":1,"by":"eva","id":"3","kind":"takenOut","problem":"p","reason":"x"}"#
    let other = one.replacing("\"p\"", with: "\"q\"")
    #expect(try Amendments(json: Data("[\(one),\(one)]".utf8)).all.count == 1)
    let error = #expect(throws: ContentError<JSONFault>.self) {
      try Amendments(json: Data("[\(one),\(one),\(other)]".utf8))
    }
    #expect(error?.faults.map { "\($0.place)" } == ["[2].id"])
  }

  @Test func whatSaysNotWhoOrWhyHasNoEffect() {
    let drop = Amendment(.takenOut("p"), by: "eva", for: "x", at: date(1), id: "drop")
    for (author, reason) in [("", "x"), ("eva", " ")] as [(EnteredGrade.Grader.ID, String)] {
      let flawed = Amendment(.takenOut("q"), by: author, for: reason, at: date(1), id: "q")
      let back = Amendment(.withdrawn("drop"), by: author, for: reason, at: date(2), id: "back")
      let amendments = Amendments([drop, flawed, back])
      #expect(amendments.inForce == [drop] && !amendments.isWithdrawn("drop"))
      #expect(amendments.all.count == 3)
    }
  }

  @Test func whatIsWithdrawnIsNotInForce() {
    let drop = Amendment(.takenOut("p"), by: "eva", for: "x", at: date(1), id: "drop")
    let back = Amendment(.withdrawn("drop"), by: "eva", for: "y", at: date(2), id: "back")
    var amendments = Amendments([back])
    #expect(amendments.inForce.isEmpty)
    amendments.insert(drop)
    #expect(amendments.inForce.isEmpty)
    #expect(amendments.isWithdrawn("drop"))
    #expect(amendments.all == [drop, back])
    #expect(amendments[id: "drop"] == drop)
    #expect(Amendments([drop]).inForce == [drop])
  }
}

extension SeededGenerator {
  /// An amendment of one of a few problems, by few names, so that many meet.
  mutating func amendment() -> Amendment {
    let problem = picked(["choice", "check", "exact"] as [Problem.ID])
    let change: Amendment.Change =
      switch draw(below: 6) {
      case 0: .takenOut(problem)
      case 1: .fullCredit(problem, to: picked([.everyone, .answered]))
      case 2: .graded(problem, of: picked(["ada", "bob"]), .credit(picked([0, 1])))
      case 3: .accepted([.choice("a")], for: "choice")
      case 4: .accepted([.choices(["a", "b"])], for: "check")
      default: .withdrawn(Amendment.ID("\(draw(below: 8))"))
      }
    return Amendment(
      change,
      by: picked(["eva", "kim"]),
      for: "Reason \(draw(below: 3))",
      at: date(Double(1000 + draw(below: 20))),
      id: Amendment.ID("\(draw(below: 8))")
    )
  }

  private mutating func picked<Value>(_ values: [Value]) -> Value {
    values[draw(below: values.count)]
  }
}
