import LudusCore
import LudusFoundation
import LudusTestSupport
import Testing

/// An event that says nothing but when it was and when it became known.
private struct Note: LoggedEvent {
  var id: Identifier<Note>
  var date: Date
  var recordedAt: Date
  var text = ""

  init(_ id: Identifier<Note>, at date: Double, recorded: Double? = nil, _ text: String = "") {
    (self.id, self.text) = (id, text)
    self.date = Date(timeIntervalSince1970: date)
    recordedAt = Date(timeIntervalSince1970: recorded ?? date)
  }

  var truncatedToMilliseconds: Note? {
    guard let date = date.truncatedToMilliseconds,
      let recordedAt = recordedAt.truncatedToMilliseconds
    else { return nil }
    var note = self
    (note.date, note.recordedAt) = (date, recordedAt)
    return note
  }
}

private enum NoteRefusal: EventLogRefusal, Equatable {
  typealias Event = Note

  case conflictingEvent(Note.ID)
  case emptyIdentifier
  case dateOutOfRange
}

struct EventLogTests {
  private static let notes = [
    Note("a", at: 1, recorded: 9), Note("b", at: 3), Note("c", at: 2),
    Note("d", at: 3, recorded: 4), Note("e", at: 2, recorded: 3),
  ]

  private func ids(_ log: EventLog<NoteRefusal>) -> [String] { log.events.map(\.id.rawValue) }

  // MARK: Order

  @Test func eventsStandInTheOrderOfDateAndThenIdentifier() throws {
    #expect(try ids(EventLog(replaying: Self.notes)) == ["a", "c", "e", "b", "d"])
  }

  @Test func aLogCanBeInTheOrderInWhichEventsBecameKnown() throws {
    #expect(
      try ids(EventLog(replaying: Self.notes, in: .recorded)) == ["c", "e", "b", "d", "a"]
    )
  }

  @Test(arguments: [EventOrder.happened, .recorded])
  func theOrderOfArrivalDoesNotMatter(order: EventOrder) throws {
    let log = try EventLog<NoteRefusal>(replaying: Self.notes, in: order)
    forEachSeed(0..<50) { generator in
      let shuffled = generator.shuffled(Self.notes + Self.notes)
      var one = EventLog<NoteRefusal>(in: order)
      for note in shuffled {
        let new = try one.newEvent(note)
        let isLast = one.isLast(note)
        if let new { one.insert(new) }
        let isNowLast = new != nil && one.events.last == note
        try #require(new == nil || isLast == isNowLast)
      }
      try #require(one == log)
      let other = try EventLog<NoteRefusal>(in: order).merging(shuffled)
      try #require(other == log)
      let again = try log.merging(shuffled)
      try #require(again == nil)
    }
  }

  // MARK: What is taken

  @Test func anEventIsTakenOnceAndToTheMillisecond() throws {
    var log = EventLog<NoteRefusal>()
    let event = try #require(try log.newEvent(Note("a", at: 1.0009)))
    #expect(event == Note("a", at: 1))
    log.insert(event)
    #expect(log.contains("a") && !log.contains("b"))
    #expect(try log.newEvent(Note("a", at: 1)) == nil)
    #expect(try log.newEvent(Note("a", at: 1.0004)) == nil)
    #expect(try log.merging([Note("a", at: 1.0009)]) == nil)
  }

  @Test func whatCannotBeKeptIsRefused() {
    var log = EventLog<NoteRefusal>()
    log.insert(Note("a", at: 1))
    // Not as arguments of the test: describing a date that is no number traps.
    let cases: [(Note, NoteRefusal)] = [
      (Note("", at: 1), .emptyIdentifier), (Note("a", at: 1, "other"), .conflictingEvent("a")),
      (Note("a", at: 2), .conflictingEvent("a")), (Note("b", at: .nan), .dateOutOfRange),
      (Note("b", at: .infinity), .dateOutOfRange),
    ]
    for (event, refusal) in cases {
      #expect(throws: refusal) { try log.newEvent(event) }
      #expect(throws: refusal) { try log.merging([Note("c", at: 1), event]) }
      #expect(throws: ReplayError(position: 1, refusal: refusal)) {
        try EventLog<NoteRefusal>(replaying: [Note("a", at: 1), event])
      }
    }
  }

  // MARK: Identifiers

  @Test func derivedIdentifiersAreNewAndKeepTheOrder() {
    var log = EventLog<NoteRefusal>()
    var given: [Note.ID] = []
    for _ in 0..<20 {
      let id = log.derivedID(of: Note("", at: 1, "same"))
      #expect(!log.contains(id))
      given.append(id)
      log.insert(Note(id, at: 1, "same"))
    }
    #expect(log.events.map(\.id) == given)
  }
}
