// SPDX-License-Identifier: Apache-2.0
import LudusCore
@testable import LudusTestSupport
import Testing

/// A counter that can break the promises of `Replayable` on demand.
private struct Counter: Replayable, Equatable {
  struct Refused: Error, Equatable {}
  enum Fault { case none, changesBeforeRefusing }

  /// An event that may lose its number when it is stored.
  struct Step: Codable, Hashable {
    var number: Int
    var isLost = false

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(isLost ? 1 : number)
    }

    init(_ number: Int, isLost: Bool = false) {
      self.number = number
      self.isLost = isLost
    }

    init(from decoder: any Decoder) throws {
      number = try decoder.singleValueContainer().decode(Int.self)
    }
  }

  let content: Int
  private(set) var events: [Step] = []
  var total = 0
  var fault = Fault.none

  init(_ content: Int) { self.content = content }

  static func == (left: Self, right: Self) -> Bool {
    left.total == right.total && left.events.map(\.number) == right.events.map(\.number)
  }

  mutating func apply(_ event: Step) throws(Refused) {
    if fault == .changesBeforeRefusing { total += 1 }
    guard event.number > 0 else { throw Refused() }
    total += event.number
    events.append(event)
  }
}

struct ReplayChecksTests {
  @Test func aValueThatIsItsEventsPasses() throws {
    var counter = Counter(0)
    try counter.apply(.init(2))
    try counter.apply(.init(3))
    try expectReplayEqualsLive(counter)
    #expect(try replayDifference(of: counter) == nil)
  }

  @Test func aValueWithHiddenStateIsFound() throws {
    var counter = Counter(0)
    try counter.apply(.init(2))
    counter.total = 7
    #expect(try replayDifference(of: counter) == "replaying the events gives another value")
  }

  @Test func anEventThatLosesSomethingInJSONIsFound() throws {
    var counter = Counter(0)
    try counter.apply(.init(2, isLost: true))
    #expect(try replayDifference(of: counter) == "replaying the stored events gives another value")
  }

  @Test func aRefusalThatChangesNothingPasses() {
    expectRefusal(Counter.Refused(), of: Counter(0)) { try $0.apply(.init(0)) }
    #expect(faultOfRefusal(Counter.Refused(), of: Counter(0)) { try $0.apply(.init(0)) } == nil)
  }

  @Test func aRefusalThatChangesSomethingIsFound() {
    var counter = Counter(0)
    counter.fault = .changesBeforeRefusing
    let fault = faultOfRefusal(Counter.Refused(), of: counter) { try $0.apply(.init(0)) }
    #expect(fault == "the refused command changed the value")
  }

  @Test func aCommandThatIsNotRefusedIsFound() {
    let fault = faultOfRefusal(Counter.Refused(), of: Counter(0)) { try $0.apply(.init(1)) }
    #expect(fault == "the command is accepted, expected Refused()")
  }

  @Test func anotherRefusalIsFound() {
    let fault = faultOfRefusal(Counter.Refused(), of: Counter(0)) { _ in throw CancellationError() }
    #expect(fault == "the command is refused with CancellationError(), expected Refused()")
  }

  @Test func acceptanceIsTold() throws {
    var counter = Counter(0)
    #expect(try isAccepted(by: &counter) { try $0.apply(.init(1)) })
    #expect(try !isAccepted(by: &counter) { try $0.apply(.init(0)) })
    #expect(counter.total == 1)
    #expect(outcome(of: { try $0.apply(.init(0)) }, on: &counter) == (false, false))
    counter.fault = .changesBeforeRefusing
    #expect(outcome(of: { try $0.apply(.init(0)) }, on: &counter) == (false, true))
  }
}
