import LudusFoundation
import LudusTestSupport
import QuizCommunity
import QuizTestSupport
import Testing

/// What every command of a shared log refuses, whatever it is about.
struct SharedCommandRefusalTests {
  static let contacts: [SharedCommand<ContactBook>] = [
    SharedCommand("request") {
      try $0.request("cleo", by: "ada", at: $1, recordedAt: $2, event: $3.map { .init($0) })
    },
    SharedCommand("accept") {
      try $0.accept("ada", by: "ben", at: $1, recordedAt: $2, event: $3.map { .init($0) })
    },
    SharedCommand("decline") {
      try $0.decline("ada", by: "ben", at: $1, recordedAt: $2, event: $3.map { .init($0) })
    },
    SharedCommand("delete") {
      try $0.delete("dora", by: "ada", at: $1, recordedAt: $2, event: $3.map { .init($0) })
    },
    SharedCommand("welcomeStrangers") {
      try $0.welcomeStrangers(by: "ada", at: $1, recordedAt: $2, event: $3.map { .init($0) })
    },
  ]

  @Test(arguments: contacts)
  func aBookOfContacts(refuses command: SharedCommand<ContactBook>) throws {
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

  static let challenges: [SharedCommand<QuizChallenge>] = [
    SharedCommand("accept") {
      try $0.accept(by: "ben", at: $1, recordedAt: $2, event: $3.map { .init($0) })
    },
    SharedCommand("decline") {
      try $0.decline(by: "ben", at: $1, recordedAt: $2, event: $3.map { .init($0) })
    },
    SharedCommand("start") {
      _ = try $0.start(by: "dora", at: $1, recordedAt: $2, event: $3.map { .init($0) })
    },
    SharedCommand("handIn") {
      let session = try ChallengeSamples.session(points: [1], at: date(4))
      try $0.handIn(session, by: "ada", at: $1, recordedAt: $2, event: $3.map { .init($0) })
    },
  ]

  @Test(arguments: challenges)
  func aChallenge(refuses command: SharedCommand<QuizChallenge>) throws {
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
