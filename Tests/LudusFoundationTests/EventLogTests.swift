import LudusCore
import LudusFoundation
import LudusTestSupport
import Testing

/// An event of a log that says nothing but when it was.
private struct Note: LoggedEvent {
  typealias ID = Identifier<Note>

  var id: ID
  var date: Date
  var text = ""

  init(_ id: ID, at seconds: Double, _ text: String = "") {
    (self.id, self.text) = (id, text)
    date = Date(timeIntervalSince1970: seconds)
  }

  var truncatedToMilliseconds: Note? {
    date.truncatedToMilliseconds.map { Note(id, at: $0.timeIntervalSince1970, text) }
  }
}

private enum NoteRefusal: EventLogRefusal, Equatable {
  case conflictingEvent(Note.ID)
  case emptyIdentifier
  case dateOutOfRange

  typealias Event = Note
}

struct EventLogTests {
  private static let notes = [
    Note("a", at: 2), Note("b", at: 1), Note("c", at: 1), Note("d", at: 3), Note("e", at: 1),
  ]

  @Test func eventsStandInTheOrderOfDateAndThenIdentifier() {
    forEachSeed(0..<50) { generator in
      let order = generator.shuffled(Self.notes)
      var log = EventLog<NoteRefusal>()
      var collected = log
      for note in order {
        log.insert(note)
        try collected.collect(note)
      }
      collected.sort()
      let ids = log.events.map(\.id)
      try #require(ids == ["b", "c", "e", "a", "d"])
      try #require(collected.events == log.events)
    }
  }

  @Test func anEventIsTakenOnceAndToTheMillisecond() throws {
    var log = EventLog<NoteRefusal>()
    let event = try #require(try log.newEvent(Note("a", at: 1.0009)))
    #expect(event == Note("a", at: 1))
    log.insert(event)
    #expect(log.contains("a") && !log.contains("b"))
    #expect(try log.newEvent(Note("a", at: 1)) == nil)
    #expect(try log.newEvent(Note("a", at: 1.0004)) == nil)
    let before = log
    try log.collect(event)
    #expect(log == before)
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
      expectRefusal(refusal, of: log) { try $0.collect(event) }
    }
  }

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
