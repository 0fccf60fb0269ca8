// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusTestSupport
import QuizCommunity
import QuizTestSupport
import Testing

struct ContactBookTests {
  @Test func aRequestThatIsAcceptedMakesContacts() throws {
    var book = ContactBook("school")
    try book.request("ben", by: "ada", at: date(1))
    #expect(book.requests(by: "ada") == ["ben"])
    #expect(book.requests(to: "ben") == ["ada"])
    #expect(book.contacts(of: "ada") == [])
    try book.accept("ada", by: "ben", at: date(2))
    #expect(book.contacts(of: "ada") == ["ben"])
    #expect(book.contacts(of: "ben") == ["ada"])
    #expect(book.requests(by: "ada") == [])
    #expect(book.requests(to: "ben") == [])
  }

  @Test func whoAskEachOtherAreContacts() throws {
    var book = ContactBook("school")
    try book.request("ben", by: "ada", at: date(1))
    try book.request("ada", by: "ben", at: date(2))
    #expect(book.contacts(of: "ben") == ["ada"])
    // Also when each did so without knowing of the other.
    var (one, other) = (ContactBook("school"), ContactBook("school"))
    try one.request("ben", by: "ada", at: date(1))
    try other.request("ada", by: "ben", at: date(1))
    expectTaken(one.merge(other.events))
    #expect(one.contacts(of: "ada") == ["ben"])
    #expect(one.refusals == [])
  }

  @Test func repeatedRequestsAreBlocked() throws {
    var book = ContactBook("school")
    try book.request("ben", by: "ada", at: date(1))
    expectRefusal(ContactError.alreadyRequested("ben"), of: book) {
      try $0.request("ben", by: "ada", at: date(2))
    }
    try book.decline("ada", by: "ben", at: date(3))
    #expect(book.requests(to: "ben") == [])
    expectRefusal(ContactError.declinedBefore(by: "ben"), of: book) {
      try $0.request("ben", by: "ada", at: date(1_000_000))
    }
    // Who declined can change his mind.
    try book.request("ada", by: "ben", at: date(4))
    try book.accept("ben", by: "ada", at: date(5))
    #expect(book.contacts(of: "ada") == ["ben"])
  }

  @Test func eitherCanDeleteAContact() throws {
    for learner: Learner.ID in ["ada", "ben"] {
      var book = ContactBook("school")
      try book.request("ben", by: "ada", at: date(1))
      try book.accept("ada", by: "ben", at: date(2))
      try book.delete(learner == "ada" ? "ben" : "ada", by: learner, at: date(3))
      #expect(book.contacts(of: "ada") == [])
      #expect(book.contacts(of: "ben") == [])
      // They can find each other again.
      try book.request("ben", by: "ada", at: date(4))
      #expect(book.requests(to: "ben") == ["ada"])
    }
  }

  @Test func whatIsNotPossibleIsRefused() throws {
    var book = ContactBook("school")
    expectRefusal(ContactError.oneself("ada"), of: book) {
      try $0.request("ada", by: "ada", at: date(1))
    }
    expectRefusal(ContactError.log(.emptyIdentifier), of: book) {
      try $0.request("", by: "ada", at: date(1))
    }
    expectRefusal(ContactError.noRequest(from: "ada"), of: book) {
      try $0.accept("ada", by: "ben", at: date(1))
    }
    expectRefusal(ContactError.noRequest(from: "ada"), of: book) {
      try $0.decline("ada", by: "ben", at: date(1))
    }
    expectRefusal(ContactError.notContacts("ben", "ada"), of: book) {
      try $0.delete("ada", by: "ben", at: date(1))
    }
    expectRefusal(ContactError.log(.dateOutOfRange), of: book) {
      try $0.request("ben", by: "ada", at: date(.nan))
    }
    try book.request("ben", by: "ada", at: date(1))
    // One's own request cannot be accepted.
    expectRefusal(ContactError.noRequest(from: "ben"), of: book) {
      try $0.accept("ben", by: "ada", at: date(1))
    }
    try book.accept("ada", by: "ben", at: date(2))
    expectRefusal(ContactError.alreadyContacts("ada", "ben"), of: book) {
      try $0.request("ben", by: "ada", at: date(3))
    }
  }

  @Test func strangersAreThoseWhoAreWillingAndUnknown() throws {
    var book = ContactBook("school")
    for learner: Learner.ID in ["ada", "ben", "cleo", "dora", "emil", "fay", "gus"] {
      try book.welcomeStrangers(by: learner, at: date(1))
    }
    #expect(book.welcomesStrangers("ada"))
    #expect(!book.welcomesStrangers("eve"))
    // ben is a contact, cleo is asked, dora asks, emil declined, fay no longer wants to.
    try book.request("ben", by: "ada", at: date(2))
    try book.accept("ada", by: "ben", at: date(2))
    try book.request("cleo", by: "ada", at: date(2))
    try book.request("ada", by: "dora", at: date(2))
    try book.request("emil", by: "ada", at: date(2))
    try book.decline("ada", by: "emil", at: date(2))
    try book.welcomeStrangers(false, by: "fay", at: date(2))
    #expect(book.strangers(for: "ada") == ["gus"])
    #expect(book.strangers(for: "emil") == ["ben", "cleo", "dora", "gus"])
    #expect(book.strangers(for: "eve") == ["ada", "ben", "cleo", "dora", "emil", "gus"])
  }

  @Test func aStrangerIsDrawnByTheCallersGeneratorEachAsLikely() throws {
    var book = ContactBook("school")
    for number in 0..<5 {
      try book.welcomeStrangers(by: Learner.ID("learner-\(number)"), at: date(1))
    }
    var counts: [Learner.ID: Int] = [:]
    var generator = SeededGenerator(seed: 7)
    var same = generator
    for _ in 0..<4000 {
      let stranger = try book.stranger(for: "learner-0", using: &generator)
      #expect(try book.stranger(for: "learner-0", using: &same) == stranger)
      counts[stranger, default: 0] += 1
    }
    #expect(counts.keys.sorted() == ["learner-1", "learner-2", "learner-3", "learner-4"])
    // Chi-square with 3 degrees of freedom; 16.27 is exceeded once in a thousand seeds.
    let chiSquare = counts.values.reduce(0) { $0 + Double(($1 - 1000) * ($1 - 1000)) / 1000 }
    #expect(chiSquare < 16.27)
  }

  @Test func aDrawnStrangerDoesNotDependOnTheProcess() throws {
    // Sets are in another order in every process, so this would fail in most of them.
    var book = ContactBook("school")
    for number in 10..<40 {
      try book.welcomeStrangers(by: Learner.ID("learner-\(number)"), at: date(1))
    }
    var generator = SeededGenerator(seed: 2016)
    let drawn = try (0..<4).map { _ in try book.stranger(for: "ada", using: &generator) }
    var reference = SeededGenerator(seed: 2016)
    let expected = (0..<4).map { _ in
      Learner.ID("learner-\(10 + reference.draw(below: 30))")
    }
    #expect(drawn == expected)
  }

  @Test func whereNobodyIsWillingThereIsNoStranger() throws {
    var book = ContactBook("school")
    var generator = SeededGenerator(seed: 1)
    #expect(throws: ContactError.noStranger) {
      try book.stranger(for: "ada", using: &generator)
    }
    try book.welcomeStrangers(by: "ada", at: date(1))
    #expect(throws: ContactError.noStranger) {
      try book.stranger(for: "ada", using: &generator)
    }
  }

  @Test func aStrangerCanBeChallenged() throws {
    var book = ContactBook("school")
    try book.welcomeStrangers(by: "ben", at: date(1))
    var generator = SeededGenerator(seed: 1)
    let rival = try book.stranger(for: "ada", using: &generator)
    let challenge = try ChallengeSamples.challenge(inviting: [rival])
    #expect(try challenge.told("ben", of: "ben", at: 1)?.state == .invited)
  }

  @Test func theOrderOfArrivalDoesNotMatter() {
    forEachSeed(0..<60) { generator in
      let learners: [Learner.ID] = ["ada", "ben", "cleo"]
      var events: [ContactBook.Event] = []
      for number in 0..<40 {
        let other = learners[generator.draw(below: 3)]
        let action: ContactBook.Action =
          switch generator.draw(below: 7) {
          case 0, 1: .requested(other)
          case 2: .accepted(other)
          case 3: .declined(other)
          case 4: .deleted(other)
          case 5: .welcomedStrangers
          default: .avoidedStrangers
          }
        events.append(
          ContactBook.Event(
            action,
            by: learners[generator.draw(below: 3)],
            at: date(Double(generator.draw(below: 20))),
            id: "\(number)"
          )
        )
      }
      let book = try ContactBook("school", replaying: events)
      let other = try ContactBook("school", replaying: generator.shuffled(events + events))
      try #require(book == other)
      try #require(book.refusals == other.refusals)
      for learner in learners {
        try #require(book.contacts(of: learner) == other.contacts(of: learner))
        try #require(book.strangers(for: learner) == other.strangers(for: learner))
        // Contacts are mutual, and what waits for one is asked by the other.
        for contact in book.contacts(of: learner) {
          try #require(book.contacts(of: contact).contains(learner))
        }
        for asking in book.requests(to: learner) {
          try #require(book.requests(by: asking).contains(learner))
        }
      }
      try expectReplayEqualsLive(book)
      try expectRoundTrip(book)
      let read = try ContactBook(json: try book.json())
      try #require(read == book)
    }
  }

  @Test(
    arguments: [
      (.requested("ben"), #""kind":"requested","learner":"ben""#),
      (.accepted("ben"), #""kind":"accepted","learner":"ben""#),
      (.declined("ben"), #""kind":"declined","learner":"ben""#),
      (.deleted("ben"), #""kind":"deleted","learner":"ben""#),
      (.welcomedStrangers, #""kind":"welcomedStrangers""#),
      (.avoidedStrangers, #""kind":"avoidedStrangers""#),
    ] as [(ContactBook.Action, String)]
  )
  func eventsAreReadable(action: ContactBook.Action, text: String) throws {
    try expectJSON(
      ContactBook.Event(action, by: "ada", at: date(1), id: "e"),
      #"{"at":1479686401000,"by":"ada","id":"e",\#(text)}"#
    )
  }

  @Test(arguments: [
    #"{"kind":"liked","id":"e","by":"b","at":1}"#,
    #"{"kind":"requested","id":"e","by":"b","at":1}"#,
  ])
  func malformedEventsAreRefused(text: String) {
    #expect(throws: ContentError<JSONFault>.self) { try decode(ContactBook.Event.self, text) }
  }

  @Test(
    arguments: [
      (ContactError.alreadyContacts("ada", "ben"), #"(alreadyContacts: "ada", "ben")"#),
      (.declinedBefore(by: "ben"), #"(declinedBefore, by: "ben")"#),
      (.noStranger, "(noStranger)"), (.log(.dateOutOfRange), "(log.dateOutOfRange)"),
    ] as [(ContactError, String)]
  )
  func aDescriptionHasTheCaseWithAllThatIsKnown(error: ContactError, text: String) {
    #expect("\(error)".hasSuffix(text))
  }

  // MARK: Taken back

  @Test func aRequestIsTakenBackAsLongAsNobodyHasAnsweredIt() throws {
    var book = ContactBook("school")
    let request = try book.request("ben", by: "ada", at: date(1))
    var answered = book
    try book.void(request.id, by: "ada", at: date(2))
    #expect(book.requests(to: "ben") == [] && book.strangers(for: "ada") == [])
    try answered.decline("ada", by: "ben", at: date(2))
    expectRefusal(ContactError.log(.othersWentOn(request.id.rawValue)), of: answered) {
      try $0.void(request.id, by: "ada", at: date(3))
    }
    expectRefusal(ContactError.declinedBefore(by: "ben"), of: answered) {
      try $0.request("ben", by: "ada", at: date(3))
    }
    expectRefusal(ContactError.log(.eventOfOthers(request.id.rawValue)), of: answered) {
      try $0.void(request.id, by: "ben", at: date(3))
    }
    // A request that was taken back stays so when an answer comes from a device that did not know.
    expectTaken(answered.merge(book.events))
    #expect(answered.requests(to: "ben") == [] && answered.contacts(of: "ben") == [])
  }

  @Test func whoIsErasedHasNoContactsAndIsNoStranger() throws {
    var book = ContactBook("school")
    try book.request("ben", by: "ada", at: date(1))
    try book.accept("ada", by: "ben", at: date(2))
    try book.welcomeStrangers(by: "ada", at: date(2))
    try book.erase("ada", at: date(3))
    #expect(book.contacts(of: "ben") == [] && book.strangers(for: "cleo") == [])
    expectRefusal(ContactError.log(.actorMissing), of: book) {
      try $0.request("ben", by: "ada", at: date(4))
    }
  }

  @Test func theNameAloneIsTheContentOfAnEarlierVersion() throws {
    let read = try decode(ContactBook.self, #"{"content":"school","events":[]}"#)
    #expect(read.id == "school" && read.content.clocks == .anyTime)
    try expectJSON(
      ContactBook("school"),
      #"{"content":{"id":"school","reportWithin":{"days":7}},"events":[]}"#
    )
  }
}
