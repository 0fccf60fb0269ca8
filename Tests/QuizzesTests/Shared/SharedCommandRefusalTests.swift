import LudusFoundation
import LudusTestSupport
import Quizzes
import Testing

/// What every command of a shared log refuses, whatever it is about.
struct SharedCommandRefusalTests {
  /// A command, with all but its dates and the identifier of its event.
  struct Command<Log>: CustomTestStringConvertible, Sendable {
    typealias Body = @Sendable (inout Log, Date, Date?, String?) throws -> Void

    let testDescription: String
    let give: Body

    init(_ name: String, _ give: @escaping Body) {
      testDescription = name
      self.give = give
    }
  }

  /// Expects that a log, in which there is an event "e", refuses what no log takes.
  private func expectRefusals<Log: Equatable, Refusal: Error & Equatable>(
    of command: Command<Log>,
    by log: Log,
    _ refusal: (SharedLogError) -> Refusal
  ) {
    func refuse(
      _ error: SharedLogError,
      at date: Date = date(5),
      recordedAt: Date? = nil,
      event: String? = nil
    ) {
      expectRefusal(refusal(error), of: log) { try command.give(&$0, date, recordedAt, event) }
    }
    refuse(.emptyIdentifier, event: "")
    refuse(.conflictingEvent("e"), event: "e")
    refuse(.dateOutOfRange, at: date(.nan))
    refuse(.dateOutOfRange, recordedAt: date(.infinity))
    refuse(.knownBeforeItHappened, recordedAt: date(4))
  }

  static let contacts: [Command<ContactBook>] = [
    Command("request") {
      try $0.request("cleo", by: "ada", at: $1, recordedAt: $2, event: $3.map { .init($0) })
    },
    Command("accept") {
      try $0.accept("ada", by: "ben", at: $1, recordedAt: $2, event: $3.map { .init($0) })
    },
    Command("decline") {
      try $0.decline("ada", by: "ben", at: $1, recordedAt: $2, event: $3.map { .init($0) })
    },
    Command("delete") {
      try $0.delete("dora", by: "ada", at: $1, recordedAt: $2, event: $3.map { .init($0) })
    },
    Command("welcomeStrangers") {
      try $0.welcomeStrangers(by: "ada", at: $1, recordedAt: $2, event: $3.map { .init($0) })
    },
  ]

  @Test(arguments: contacts)
  func aBookOfContacts(refuses command: Command<ContactBook>) throws {
    var book = ContactBook("school")
    try book.request("ben", by: "ada", at: date(1), event: "e")
    try book.request("dora", by: "ada", at: date(1))
    try book.accept("ada", by: "dora", at: date(2))
    expectRefusals(of: command, by: book) { ContactError.log($0) }
    for (error, event) in [
      (.log(.emptyIdentifier), ContactEvent(id: "", .welcomedStrangers, by: "ada", at: date(5))),
      (.log(.conflictingEvent("e")), .init(id: "e", .welcomedStrangers, by: "ada", at: date(5))),
      (.log(.dateOutOfRange), .init(id: "x", .welcomedStrangers, by: "ada", at: date(.nan))),
    ] as [(ContactError, ContactEvent)] {
      expectRefusal(error, of: book) { try $0.apply(event) }
      expectRefusal(error, of: book) { try $0.merge([event]) }
    }
  }

  static let authoring: [Command<ProblemWorkshop>] = [
    Command("write") {
      try $0.write(
        "p2",
        WorkshopSamples.faulty,
        for: "s",
        by: "ada",
        at: $1,
        recordedAt: $2,
        event: $3.map { .init($0) }
      )
    },
    Command("submit") {
      try $0.submit(
        "p1",
        revision: "p1-2",
        by: "ada",
        at: $1,
        recordedAt: $2,
        event: $3.map { .init($0) }
      )
    },
    Command("approve") {
      try $0.approve(
        "p1",
        revision: "p1-1",
        by: "eve",
        at: $1,
        recordedAt: $2,
        event: $3.map { .init($0) }
      )
    },
    Command("reject") {
      try $0.reject(
        "p1",
        revision: "p1-1",
        reason: "No.",
        by: "eve",
        at: $1,
        recordedAt: $2,
        event: $3.map { .init($0) }
      )
    },
    Command("keep") {
      try $0.keep(
        "p1",
        votes: 1,
        by: "eve",
        at: $1,
        recordedAt: $2,
        event: $3.map { .init($0) }
      )
    },
  ]

  @Test(arguments: authoring)
  func aWorkshop(refuses command: Command<ProblemWorkshop>) throws {
    var workshop = try WorkshopSamples.workshop(submitted: ["p1"])
    let draft = try WorkshopSamples.draft("p1", prompt: "Better?")
    try workshop.write("p1", draft, for: "s", by: "ada", at: date(2), event: "p1-2")
    try workshop.write("q", draft, for: "s", by: "ada", at: date(2), event: "e")
    expectRefusals(of: command, by: workshop) { AuthoringError.log($0) }
    let kept = AuthoringAction.kept("p1", votes: 1)
    for (error, event) in [
      (.log(.emptyIdentifier), AuthoringEvent(id: "", kept, by: "eve", at: date(5))),
      (.log(.conflictingEvent("e")), .init(id: "e", kept, by: "eve", at: date(5))),
      (.log(.dateOutOfRange), .init(id: "x", kept, by: "eve", at: date(.nan))),
    ] as [(AuthoringError, AuthoringEvent)] {
      expectRefusal(error, of: workshop) { try $0.apply(event) }
      expectRefusal(error, of: workshop) { try $0.merge([event]) }
    }
  }

  static let challenges: [Command<QuizChallenge>] = [
    Command("accept") {
      try $0.accept(by: "ben", at: $1, recordedAt: $2, event: $3.map { .init($0) })
    },
    Command("decline") {
      try $0.decline(by: "ben", at: $1, recordedAt: $2, event: $3.map { .init($0) })
    },
    Command("start") {
      _ = try $0.start(by: "dora", at: $1, recordedAt: $2, event: $3.map { .init($0) })
    },
    Command("handIn") {
      let session = try ChallengeSamples.session(points: [1], at: date(4))
      try $0.handIn(session, by: "ada", at: $1, recordedAt: $2, event: $3.map { .init($0) })
    },
  ]

  @Test(arguments: challenges)
  func aChallenge(refuses command: Command<QuizChallenge>) throws {
    var challenge = try ChallengeSamples.challenge(inviting: ["ben", "dora"])
    _ = try challenge.start(by: "ada", at: date(1))
    try challenge.accept(by: "dora", at: date(1), event: "e")
    expectRefusals(of: command, by: challenge) { ChallengeError.log($0) }
    for (error, event) in [
      (.log(.emptyIdentifier), ChallengeEvent(id: "", .declined, by: "ben", at: date(5))),
      (.log(.conflictingEvent("e")), .init(id: "e", .declined, by: "ben", at: date(5))),
      (.log(.dateOutOfRange), .init(id: "x", .declined, by: "ben", at: date(.nan))),
    ] as [(ChallengeError, ChallengeEvent)] {
      expectRefusal(error, of: challenge) { try $0.apply(event) }
      expectRefusal(error, of: challenge) { try $0.merge([event]) }
    }
  }
}
