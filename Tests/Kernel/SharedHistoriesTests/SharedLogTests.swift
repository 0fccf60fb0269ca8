// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import SharedHistories
import Testing

/// What can be done on a list that two people share.
private enum ListAction: SharedAction, JSONUnion {
  typealias Actor = Identifier<Board>

  case added(String)
  case removed(String)
  case voided(Recorded<ListAction>.ID)

  static let cases: [JSONCase<Self, JSONFault>] = [
    JSONCase("added", Self.added, "word") { if case .added(let word) = $0 { word } else { nil } },
    JSONCase("removed", Self.removed, "word") {
      if case .removed(let word) = $0 { word } else { nil }
    },
    JSONCase("voided", Self.voided, "event") {
      if case .voided(let event) = $0 { event } else { nil }
    },
  ]
}

private enum ListRefusal: LogRefusal, Hashable {
  case log(LogError)
  case unknownWord(String)

  var description: String { sentence(in: .english) }

  func sentence(in phrasebook: Phrasebook) -> String {
    if case .log(let error) = self { error.sentence(in: phrasebook) } else { "It is not there." }
  }
}

private typealias ListEvent = Recorded<ListAction>

/// The words on a list, from which one drops out by itself ten seconds after it was added.
private struct ListState: VoidingState, AgingState {
  typealias Content = String
  typealias Action = ListAction
  typealias Refusal = ListRefusal
  typealias Voids = Self
  typealias Aging = Self

  var words: [String] = []
  private var ends: [Date] = []

  static var order: EventOrder { .happened }
  var clocks: LogClocks {
    var rules = ClockRules.anyTime.draft
    rules.clockTolerance = .zero
    return LogClocks(rules)
  }

  init(_ content: String) {}

  mutating func apply(_ event: ListEvent) throws(ListRefusal) {
    switch event.action {
    case .added(let word):
      words.append(word)
      ends.append(event.date.addingTimeInterval(10))
    case .removed(let word):
      guard let index = words.firstIndex(of: word) else { throw .unknownWord(word) }
      words.remove(at: index)
      ends.remove(at: index)
    case .voided: break
    }
  }

  static func advance(_ state: inout ListState, to date: Date) {
    while isDue(state, by: date) {
      state.words.removeFirst()
      state.ends.removeFirst()
    }
  }

  static func isDue(_ state: ListState, by date: Date) -> Bool {
    state.ends.first.map { $0 <= date } ?? false
  }

  static func target(of action: ListAction) -> ListEvent.ID? {
    if case .voided(let event) = action { event } else { nil }
  }

  static func voids(in events: [ListEvent], of content: String) -> VoidPlan<ListAction, ListRefusal>
  {
    var plan = VoidPlan<ListAction, ListRefusal>()
    var seen: Set<ListEvent.ID> = []
    for event in events {
      if let target = target(of: event.action) {
        if seen.contains(target) {
          plan.voidedBy[target] = plan.voidedBy[target] ?? event.id
        } else {
          plan.refusals[event.id] = .log(.unknownEvent(target.rawValue))
        }
      }
      seen.insert(event.id)
    }
    return plan
  }
}

/// A list that two people share.
private struct Board: LoggedHistory, Hashable, Codable {
  typealias Refusal = ListRefusal
  typealias Action = ListAction
  var log: SharedLog<ListState>

  mutating func add(_ word: String, at seconds: Double, stamp: ListEvent.Stamp? = nil) throws {
    try perform(.added(word), by: "eva", at: Date(timeIntervalSince1970: seconds), stamp: stamp)
  }
}

private func event(
  _ action: ListAction,
  at date: Double,
  recorded: Double? = nil,
  id: ListEvent.ID
) -> ListEvent {
  ListEvent(
    action,
    by: "eva",
    at: Date(timeIntervalSince1970: date),
    recordedAt: recorded.map(Date.init(timeIntervalSince1970:)),
    id: id
  )
}

struct SharedLogTests {
  private static let events = [
    event(.added("x"), at: 1, recorded: 9, id: "a"), event(.removed("y"), at: 3, id: "b"),
    event(.added("y"), at: 2, id: "c"), event(.removed("y"), at: 3, recorded: 4, id: "d"),
    event(.added("z"), at: 2, recorded: 3, id: "e"),
    event(.added("w"), at: 4, recorded: 3, id: "f"),
  ]

  private func board(_ events: [ListEvent]) throws -> Board { try Board("list", replaying: events) }

  // MARK: Order

  @Test func eventsStandInTheOrderOfDateAndThenIdentifier() throws {
    let board = try board(Self.events)
    #expect(board.events.map(\.id) == ["a", "c", "e", "b", "d", "f"])
    #expect(board.state.words == ["x", "z"])
    #expect(board.refusals.map(\.id) == ["d", "f"])
    #expect(board.effect(of: "b") == .effective)
    #expect(board.effect(of: "d") == .refused(.unknownWord("y")))
    #expect(board.effect(of: "f")?.refusal == .log(.knownBeforeItHappened))
    #expect(board.effect(of: "g") == nil)
  }

  @Test func theOrderOfArrivalDoesNotMatter() throws {
    let expected = try board(Self.events)
    forEachSeed(0..<50) { generator in
      let shuffled = generator.shuffled(Self.events + Self.events)
      var one = Board("list")
      for event in shuffled { try one.apply(event) }
      try #require(one == expected)
      try #require(one.state == expected.state && one.refusals == expected.refusals)
      var merged = Board("list")
      expectTaken(merged.merge(shuffled))
      try #require(merged == expected && merged.state == expected.state)
      expectTaken(merged.merge(shuffled))
      try #require(merged == expected)
    }
  }

  @Test(arguments: -2...8)
  func aStoreIsGivenTheEventsThatItLacks(count: Int) throws {
    let board = try board(Self.events)
    #expect(board.eventCount == board.events.count && board.lastEvent == board.events.last)
    #expect(board.events(after: count) == Array(board.events.dropFirst(max(count, 0))))
    #expect(Board("list").events(after: count).isEmpty && Board("list").lastEvent == nil)
  }

  @Test func whatHappensByItselfHappensBeforeALaterEvent() throws {
    var board = Board("list")
    try board.add("x", at: 0)
    try board.add("y", at: 5)
    try board.add("z", at: 12)
    #expect(board.state.words == ["y", "z"])
    #expect(try Board("list", replaying: board.events).state == board.state)
  }

  // MARK: Commands

  @Test func anAcceptedCommandIsAnEventAndARefusedOneChangesNothing() throws {
    var board = Board("list")
    let done = try board.perform(
      .added("x"),
      by: "eva",
      at: Date(timeIntervalSince1970: 1),
      stamp: nil
    )
    #expect(board.events == [done])
    expectRefusal(ListRefusal.unknownWord("y"), of: board) {
      try $0.perform(.removed("y"), by: "eva", at: Date(timeIntervalSince1970: 2), stamp: nil)
    }
    expectRefusal(ListRefusal.log(.knownBeforeItHappened), of: board) {
      try $0.perform(
        .added("y"),
        by: "eva",
        at: Date(timeIntervalSince1970: 2),
        stamp: .init(recordedAt: Date(timeIntervalSince1970: 1))
      )
    }
    expectRefusal(ListRefusal.log(.dateOutOfRange), of: board) {
      try $0.perform(.added("y"), by: "eva", at: Date(timeIntervalSince1970: .nan), stamp: nil)
    }
  }

  @Test func doingTheSameWithTheSameIdentifierAgainChangesNothing() throws {
    var board = Board("list")
    try board.add("x", at: 1, stamp: .init(id: "e1"))
    let before = board
    try board.add("x", at: 1.0004, stamp: .init(id: "e1"))
    #expect(board == before && board.events.map(\.id) == ["e1"])
    expectRefusal(ListRefusal.log(.conflictingEvent("e1")), of: board) {
      try $0.add("y", at: 1, stamp: .init(id: "e1"))
    }
  }

  @Test func aCommandThatComesLateIsCheckedAtItsPlace() throws {
    var board = Board("list")
    try board.add("x", at: 5)
    expectRefusal(ListRefusal.unknownWord("x"), of: board) {
      try $0.perform(.removed("x"), by: "eva", at: Date(timeIntervalSince1970: 4), stamp: nil)
    }
    try board.add("w", at: 4)
    #expect(board.state.words == ["w", "x"])
  }

  @Test func aMergeReportsWhichEventsLostTheirEffectAndGotIt() throws {
    var board = Board("list")
    expectTaken(
      board.merge([event(.added("x"), at: 1, id: "a"), event(.removed("x"), at: 5, id: "b")])
    )
    let lost = board.merge([event(.removed("x"), at: 3, id: "c")])
    #expect(lost.refused.isEmpty)
    #expect(lost.effects.map(\.id) == ["b"] && lost.effects.allSatisfy(\.isLost))
    #expect(lost.effects.map(\.after) == [.refused(.unknownWord("x"))])
    let got = board.merge([event(.added("x"), at: 4, id: "d")])
    #expect(got.effects.map(\.id) == ["b"] && got.effects.map(\.after) == [.effective])
    // One that comes last changes nothing before it.
    let last = board.merge([
      event(.removed("z"), at: 9, id: "e"), event(.added("y"), at: 9, id: ""),
    ])
    #expect(last.refused.map(\.id) == ["e"] && last.rejected.map(\.position) == [1])
    #expect(last.effects.isEmpty)
    // A command in the past and a void report the same.
    var report: MergeReport<Board>?
    let void = try board.perform(
      .voided("d"),
      by: "eva",
      at: Date(timeIntervalSince1970: 10),
      stamp: nil,
      reporting: &report
    )
    #expect(report?.effects.map(\.id) == ["d", "b"])
    #expect(report?.effects.first?.after == .void(by: void.id))
  }

  @Test func whatBecomesKnownTooLateHasNoEffect() throws {
    func refusal(_ rules: ClockRules, of date: Double, recordedAt known: Double) -> LogError? {
      LogClocks(rules.draft).refusal(
        of: Date(timeIntervalSince1970: date),
        recordedAt: Date(timeIntervalSince1970: known)
      )
    }
    let rules = try ClockRules { $0.reportWithin = .minutes(1) }
    #expect(refusal(rules, of: 1, recordedAt: 61) == nil)
    let day = try #require(CalendarDay(year: 1970, month: 1, day: 1))
    let end = Date(timeIntervalSince1970: 61)
    #expect(
      refusal(rules, of: 1, recordedAt: 61.001) == .reportedTooLate(possibleUntil: end, day: day)
    )
    #expect(refusal(.anyTime, of: 1, recordedAt: 1e9) == nil)
    #expect(refusal(.standard, of: 0, recordedAt: 7 * 86_400) == nil)
    let late = try #require(refusal(.standard, of: 0, recordedAt: 7 * 86_400 + 1))
    #expect(
      late.sentence(in: .english)
        == "That is too long ago. It could be entered until 8 January 1970."
    )
  }

  @Test func aVoidTakesAnEventOutOnce() throws {
    var board = Board("list")
    try board.add("x", at: 1, stamp: .init(id: "e1"))
    let later = Date(timeIntervalSince1970: 2)
    try board.perform(.voided("e1"), by: "eva", at: later, stamp: .init(id: "e2"))
    #expect(board.state.words == [] && board.effect(of: "e1") == .void(by: "e2"))
    expectRefusal(ListRefusal.log(.alreadyVoid("e1")), of: board) {
      try $0.perform(.voided("e1"), by: "eva", at: later, stamp: nil)
    }
    expectRefusal(ListRefusal.log(.unknownEvent("e9")), of: board) {
      try $0.perform(.voided("e9"), by: "eva", at: later, stamp: nil)
    }
  }

  @Test func anEarlierStateIsKnownWhereNoVoidCameLater() throws {
    var board = Board("list")
    try board.add("x", at: 1, stamp: .init(id: "e1"))
    try board.add("y", at: 3)
    let between = Date(timeIntervalSince1970: 2)
    #expect(board.log.state(at: between)?.words == ["x"])
    let later = Date(timeIntervalSince1970: 4)
    try board.perform(.voided("e1"), by: "eva", at: later, stamp: nil)
    #expect(board.log.state(at: between) == nil)
    #expect(board.log.state(at: later) == board.state)
  }

  @Test func derivedIdentifiersAreNewAndKeepTheOrder() throws {
    var board = Board("list")
    var given: [ListEvent.ID] = []
    for _ in 0..<20 {
      let done = try board.perform(
        .added("x"),
        by: "eva",
        at: Date(timeIntervalSince1970: 1),
        stamp: nil
      )
      given.append(done.id)
    }
    #expect(Set(given).count == 20)
    #expect(board.events.map(\.id) == given)
  }

  // MARK: What no log takes

  @Test func whatCannotBeKeptIsRefused() throws {
    let board = try board([event(.added("x"), at: 1, id: "a")])
    // Not as arguments of the test: describing a date that is no number traps.
    let cases: [(ListEvent, LogError)] = [
      (event(.added("x"), at: 1, id: ""), .emptyIdentifier),
      (event(.added("y"), at: 1, id: "a"), .conflictingEvent("a")),
      (event(.added("x"), at: 2, id: "a"), .conflictingEvent("a")),
      (event(.added("x"), at: .nan, id: "b"), .dateOutOfRange),
      (event(.added("x"), at: 1, recorded: .infinity, id: "b"), .dateOutOfRange),
    ]
    for (bad, error) in cases {
      expectRefusal(ListRefusal.log(error), of: board) { try $0.apply(bad) }
      // The others are taken.
      let good = event(.added("y"), at: 1, id: "c")
      var merged = board
      let rejected = merged.merge([good, bad]).rejected
      #expect(rejected.map(\.reason) == [error])
      #expect(rejected.map(\.position) == [1])
      #expect(merged.events.count == board.events.count + 1)
      #expect(throws: ReplayError(position: 1, refusal: ListRefusal.log(error))) {
        try Board("list", replaying: board.events + [bad])
      }
    }
  }

  // MARK: Long logs

  /// Checkpoints, which begin after some hundred events, are a matter of speed alone.
  @Test func aLongLogIsTheSameHoweverItsEventsArrive() {
    forEachSeed(0..<2) { generator in
      var events: [ListEvent] = []
      for number in 0..<3000 {
        let at = Double(number) / 4 + (number == 2900 ? 200_000 : 0)
        let word = ["x", "y", "z"][generator.draw(below: 3)]
        let target = ListEvent.ID("e\(max(0, number - generator.draw(below: 40) - 1))")
        let action: ListAction =
          switch generator.draw(below: 12) {
          case 0..<6: .added(word)
          case 6..<11: .removed(word)
          default: .voided(target)
          }
        events.append(event(action, at: at, id: ListEvent.ID("e\(number)")))
      }
      let whole = try board(events)
      var late: Set<Int> = []
      while late.count < 60 {
        late.insert(
          generator.draw(below: late.count < 40 ? 3000 : 60) + (late.count < 40 ? 0 : 2940)
        )
      }
      var other = try board(events.indices.filter { !late.contains($0) }.map { events[$0] })
      // Neither is a copy touched that somebody holds.
      let before = other
      let words = before.state.words
      for number in generator.shuffled(late.sorted()) {
        expectTaken(other.merge([events[number]]))
      }
      try #require(other == whole)
      try #require(other.state == whole.state)
      try #require(other.refusals == whole.refusals)
      try #require(events.allSatisfy { other.effect(of: $0.id) == whole.effect(of: $0.id) })
      try #require(before.state.words == words && before.events.count == 2940)
      // And it goes on from there.
      try other.add("later", at: 300_000)
      let again = try board(other.events)
      try #require(other.state == again.state)
    }
  }

  @Test func ofOneInstantTheOrderOfCommandsIsKeptWhateverTheirIdentifiers() throws {
    var list = Board("list")
    try list.add("x", at: 1, stamp: .init(id: "z"))
    try list.perform(.removed("x"), by: "eva", at: date(1), stamp: .init(id: "a"))
    try list.add("y", at: 1, stamp: .init(id: "m"))
    #expect(list.events.map(\.id) == ["z", "a", "m"])
    #expect(list.events.map(\.order) == [0, 1, 1])
    #expect(list.state.words == ["y"])
    #expect(try board(list.events.reversed()) == list)
  }

  @Test func aCommandAfterAnEventOfTheLargestNumberKeepsTheLogInOrder() throws {
    let last = ListEvent(.added("x"), by: "eva", at: date(1), order: .max, id: "z")
    var list = try board([last])
    try list.add("w", at: 1, stamp: .init(id: "m"))
    #expect(list.events.map(\.id) == ["m", "z"])
    #expect(try board(list.events.reversed()) == list)
    #expect(throws: ListRefusal.self) {
      try list.perform(.removed("x"), by: "eva", at: date(1), stamp: .init(id: "n"))
    }
  }

  @Test func anAppGivesItsOwnEventsOfOneInstantAnOrder() throws {
    let first = ListEvent(.added("x"), by: "eva", at: date(1), id: "b")
    let second = ListEvent(.removed("x"), by: "eva", at: date(1), order: 1, id: "a")
    #expect(try board([second, first]).refusals.isEmpty)
    #expect(try JSONDecoder().decode(ListEvent.self, from: JSONEncoder().encode(second)) == second)
  }

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

  // MARK: JSON

  @Test func anEventIsOneObjectWithItsAction() throws {
    try expectJSON(
      event(.added("x"), at: 1, id: "a"),
      #"{"at":1000,"by":"eva","id":"a","kind":"added","word":"x"}"#
    )
    try expectJSON(
      event(.added("x"), at: 1, recorded: 9, id: "a"),
      #"{"at":1000,"by":"eva","id":"a","kind":"added","recordedAt":9000,"word":"x"}"#
    )
    try expectJSON(
      ListEvent(.removed("x"), at: Date(timeIntervalSince1970: 1), id: "a"),
      #"{"at":1000,"id":"a","kind":"removed","word":"x"}"#
    )
    let faults = contentFaults(JSONFault.self) {
      _ = try decode(ListEvent.self, #"{"kind":"added","id":1,"wrd":"x","at":9007199254740993}"#)
    }
    #expect(
      faults == [
        "id: expected a string", "word: this key is missing",
        "at: expected milliseconds since 1970, found 9007199254740993",
        "wrd: the key \"wrd\" is not known, did you mean \"word\"?",
      ]
    )
  }

  @Test func aHistoryIsItsContentAndItsEvents() throws {
    try expectRoundTrip(try board(Self.events))
  }
}

struct SharedHistoryJSONTests {
  @Test func aFaultOfAnEventHasItsPlace() {
    let json = #"{"content":"list","events":[{"at":1,"id":"a","kind":"added"}]}"#
    let faults = contentFaults(JSONFault.self) {
      _ = try ContentJSON<JSONFault>.decode(Board.self, from: Data(json.utf8))
    }
    #expect(faults == ["events[0].word: this key is missing"])
  }
}
