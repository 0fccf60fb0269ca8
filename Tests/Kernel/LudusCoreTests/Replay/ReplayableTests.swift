// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

/// A purse that pays in and out and is never overdrawn.
private struct Purse: Replayable, Hashable, Codable {
  struct Overdrawn: Error, Hashable, CustomStringConvertible {
    var description: String { "there is not enough in the purse" }
  }

  let content: Int
  private(set) var events: [Int] = []
  private(set) var balance: Int

  init(_ content: Int) {
    self.content = content
    balance = content
  }

  mutating func apply(_ event: Int) throws(Overdrawn) {
    guard balance + event >= 0 else { throw Overdrawn() }
    balance += event
    events.append(event)
  }
}

/// Numbers in their order, which are gathered before they are sorted.
private struct SortedNumbers: Replayable, Hashable, Codable {
  struct Refusal: Error {}

  let content: Int
  private(set) var events: [Int] = []
  private(set) var sortings = 0

  init(_ content: Int) {
    self.content = content
  }

  init(
    _ content: Int,
    replaying events: some Sequence<Int>
  ) throws(ReplayError<Refusal>) {
    self.content = content
    self.events = events.sorted()
    sortings = 1
  }

  mutating func apply(_ event: Int) throws(Refusal) {
    events = (events + [event]).sorted()
    sortings += 1
  }
}

struct ReplayableTests {
  @Test func aTypeCanReplayInItsOwnWay() throws {
    let numbers = try SortedNumbers(0, replaying: [3, 1, 2])
    #expect(numbers.events == [1, 2, 3])
    #expect(numbers.sortings == 1)
    // So it does when it is read and when events are taken back.
    #expect(try decode(SortedNumbers.self, #"{"content":0,"events":[3,1,2]}"#) == numbers)
    #expect(try numbers.undoing().sortings == 1)
  }

  @Test func replayingEqualsLive() throws {
    var purse = Purse(10)
    for event in [5, -3, 8] { try purse.apply(event) }
    #expect(purse.balance == 20)
    try expectReplayEqualsLive(purse)
  }

  @Test(arguments: [(-1, [5, -3, 8]), (0, [5, -3, 8]), (2, [8]), (3, []), (9, [])])
  func eventsAfterTheFirstOnesAreThere(count: Int, events: [Int]) throws {
    let purse = try Purse(10, replaying: [5, -3, 8])
    #expect(purse.eventCount == 3 && purse.lastEvent == 8)
    #expect(purse.events(after: count) == events)
    #expect(Purse(10).lastEvent == nil)
  }

  @Test func replayTellsWhichEventIsRefused() {
    let expected = ReplayError(position: 2, refusal: Purse.Overdrawn())
    #expect(throws: expected) { try Purse(10, replaying: [5, -15, -1, 7]) }
    #expect(
      expected.description == "the event at index 2 is refused: there is not enough in the purse"
    )
    #expect(Set([expected]).contains(expected))
  }

  @Test(arguments: [(0, 20), (-4, 20), (1, 12), (2, 15), (3, 10), (99, 10)])
  func undoTakesEventsBack(count: Int, balance: Int) throws {
    let purse = try Purse(10, replaying: [5, -3, 8])
    #expect(try purse.undoing(count).balance == balance)
  }

  @Test func isStoredAsContentAndEvents() throws {
    try expectJSON(try Purse(10, replaying: [5, -3]), #"{"content":10,"events":[5,-3]}"#)
  }

  @Test func aForgedLogIsNotDecoded() {
    let error = #expect(throws: DecodingError.self) {
      try decode(Purse.self, #"{"content":10,"events":[5,-16]}"#)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["events", "Index 1"])
    #expect(context.codingPath.last?.intValue == 1)
    #expect(context.debugDescription == "refused: there is not enough in the purse")
  }
}
