import LudusCore
import LudusFoundation
import LudusTestSupport
import Testing

private struct Note: LoggedEvent {
  let id: Identifier<Note>
  let date: Date
  let recordedAt: Date

  init(_ id: Identifier<Note>, _ date: Double, recorded: Double? = nil) {
    self.id = id
    self.date = Date(timeIntervalSince1970: date)
    recordedAt = Date(timeIntervalSince1970: recorded ?? date)
  }

  var truncatedToMilliseconds: Note? {
    guard date.truncatedToMilliseconds != nil else { return nil }
    return self
  }
}

private enum NoteError: EventLogRefusal, Equatable {
  typealias Event = Note

  case conflictingEvent(Identifier<Note>)
  case emptyIdentifier
  case dateOutOfRange
}

struct EventLogOrderTests {
  private func ids(_ log: EventLog<NoteError>) -> [String] { log.events.map(\.id.rawValue) }

  private static let notes = [
    Note("a", 1, recorded: 9), Note("b", 3), Note("c", 2), Note("d", 3, recorded: 4),
    Note("e", 2, recorded: 3),
  ]

  @Test func eventsAreInTheOrderOfTheLog() throws {
    #expect(try ids(EventLog(replaying: Self.notes)) == ["a", "c", "e", "b", "d"])
    #expect(
      try ids(EventLog(replaying: Self.notes, in: .recorded)) == ["c", "e", "b", "d", "a"]
    )
  }

  @Test(arguments: [EventOrder.happened, .recorded])
  func theOrderOfArrivalDoesNotMatter(order: EventOrder) throws {
    let log = try EventLog<NoteError>(replaying: Self.notes, in: order)
    forEachSeed(0..<50) { generator in
      let shuffled = generator.shuffled(Self.notes + Self.notes)
      var one = EventLog<NoteError>(in: order)
      for note in shuffled {
        let new = try one.newEvent(note)
        let isLast = one.isLast(note)
        if let new { one.insert(new) }
        let isNowLast = new != nil && one.events.last == note
        try #require(new == nil || isLast == isNowLast)
      }
      try #require(one == log)
      let other = try EventLog<NoteError>(in: order).merging(shuffled)
      try #require(other == log)
      let again = try log.merging(shuffled)
      try #require(again == nil)
    }
  }

  @Test func eventsThatNoLogTakesAreRefused() throws {
    let log = try EventLog<NoteError>(replaying: Self.notes)
    let others = [Note("f", 1), Note("b", 4)]
    #expect(throws: NoteError.conflictingEvent("b")) { try log.merging(others) }
    #expect(throws: ReplayError(position: 1, refusal: NoteError.emptyIdentifier)) {
      try EventLog<NoteError>(replaying: [Note("a", 1), Note("", 1)])
    }
    #expect(throws: NoteError.dateOutOfRange) { try log.newEvent(Note("g", .infinity)) }
  }
}
