import Gamification
import LudusTestSupport
import Testing

@Suite struct PointsTallyTests {
  private struct Event: PointsTallyEvent {
    var points: Int
    var kind: Int
    var member: Int
  }

  @Test func totalsAndCountsAreKeptByNumber() throws {
    var tally = PointsTally(members: 2, kinds: 3)
    try tally.add(20, kind: 2, to: 0)
    try tally.add(-5, kind: 2, to: 0)
    try tally.add(7, kind: 0, to: 1)
    try tally.add(100, to: 1)
    #expect((0..<2).map(tally.total) == [15, 107])
    #expect((0..<3).map { tally.count(of: $0, for: 0) } == [0, 0, 2])
    #expect((0..<3).map { tally.count(of: $0, for: 1) } == [1, 0, 0])
  }

  @Test func membersCanBeAdded() throws {
    var tally = PointsTally(members: 0, kinds: 2)
    #expect(tally.addMember() == 0)
    #expect(tally.addMember() == 1)
    try tally.add(3, kind: 1, to: 1)
    #expect(tally.memberCount == 2)
    #expect(tally.total(of: 1) == 3)
    #expect(tally.count(of: 1, for: 1) == 1)
  }

  @Test(arguments: [(Int.max, 1), (Int.min, -1), (1, Int.max), (-2, Int.min)])
  func aTotalThatDoesNotFitIsRefused(first: Int, second: Int) throws {
    var tally = PointsTally(members: 2, kinds: 1)
    try tally.add(first, kind: 0, to: 1)
    expectRefusal(PointsOverflow(member: 1), of: tally) { try $0.add(second, kind: 0, to: 1) }
    expectRefusal(PointsOverflow(member: 1), of: tally) { try $0.add(second, to: 1) }
    // What was added before the event that does not fit is taken out again.
    expectRefusal(PointsOverflow(member: 1), of: tally) {
      try $0.add(contentsOf: [
        Event(points: 5, kind: 0, member: 0), Event(points: second, kind: 0, member: 1),
      ])
    }
    #expect(
      PointsOverflow(member: 1).description == "the points or events of member 1 are too many"
    )
  }

  @Test func manyEventsAreTheSumsOfEach() throws {
    forEachSeed(0..<50) { generator in
      var tally = PointsTally(members: 5, kinds: 4)
      let events = (0..<300).map { _ in
        (generator.draw(below: 5), generator.draw(below: 4), generator.draw(below: 100) - 30)
      }
      for (member, kind, points) in events {
        try tally.add(points, kind: kind, to: member)
      }
      var atOnce = PointsTally(members: 5, kinds: 4)
      try atOnce.add(contentsOf: events.map { Event(points: $0.2, kind: $0.1, member: $0.0) })
      try #require(atOnce == tally)
      for member in 0..<5 {
        let own = events.filter { $0.0 == member }
        try #require(tally.total(of: member) == own.reduce(0) { $0 + $1.2 })
        for kind in 0..<4 {
          try #require(tally.count(of: kind, for: member) == own.count { $0.1 == kind })
        }
      }
    }
  }
}
