import LudusCore
import LudusTestSupport
import Testing

/// A counter that can break the promises of `Replayable` on demand.
private struct Counter: Replayable, Hashable {
  struct Refused: Error, Hashable {}
  enum Fault { case none, hiddenState, changesBeforeRefusing }

  static func == (left: Self, right: Self) -> Bool {
    left.total == right.total && left.events == right.events
  }

  func hash(into hasher: inout Hasher) { hasher.combine(total) }

  let content: Int
  private(set) var events: [Int] = []
  var total = 0
  var fault = Fault.none

  init(_ content: Int) { self.content = content }

  mutating func apply(_ event: Int) throws(Refused) {
    if fault == .changesBeforeRefusing { total += 1 }
    guard event > 0 else { throw Refused() }
    total += event
    events.append(event)
  }
}

struct ReplayChecksTests {
  @Test func aValueThatIsItsEventsPasses() throws {
    var counter = Counter(0)
    try counter.apply(2)
    try counter.apply(3)
    try expectReplayEqualsLive(counter)
  }

  @Test func aValueWithHiddenStateIsFound() throws {
    var counter = Counter(0)
    try counter.apply(2)
    counter.total = 7
    withKnownIssue {
      try expectReplayEqualsLive(counter)
    }
  }

  @Test func aRefusalThatChangesNothingPasses() {
    expectRefusal(Counter.Refused(), of: Counter(0)) { try $0.apply(0) }
  }

  @Test func aRefusalThatChangesSomethingIsFound() {
    var counter = Counter(0)
    counter.fault = .changesBeforeRefusing
    withKnownIssue {
      expectRefusal(Counter.Refused(), of: counter) { try $0.apply(0) }
    }
  }

  @Test func acceptanceIsToldAndARefusalThatChangesSomethingIsFound() throws {
    var counter = Counter(0)
    #expect(try isAccepted(by: &counter) { try $0.apply(1) })
    #expect(try !isAccepted(by: &counter) { try $0.apply(0) })
    counter.fault = .changesBeforeRefusing
    withKnownIssue {
      _ = try isAccepted(by: &counter) { try $0.apply(0) }
    }
  }

  @Test func aCommandThatIsNotRefusedIsFound() {
    withKnownIssue {
      expectRefusal(Counter.Refused(), of: Counter(0)) { try $0.apply(1) }
    }
  }
}
