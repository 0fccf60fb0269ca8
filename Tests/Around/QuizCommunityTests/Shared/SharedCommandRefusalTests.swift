// SPDX-License-Identifier: Apache-2.0
import LudusFoundation
import LudusTestSupport
import QuizCommunity
import QuizTestSupport
import Testing

/// What every command of a shared log refuses, whatever it is about.
struct SharedCommandRefusalTests {
  static let contacts: [SharedCommand<ContactBook>] = [
    SharedCommand("request") {
      try $0.request("cleo", by: "ada", at: $1, stamp: $2)
    },
    SharedCommand("accept") {
      try $0.accept("ada", by: "ben", at: $1, stamp: $2)
    },
    SharedCommand("decline") {
      try $0.decline("ada", by: "ben", at: $1, stamp: $2)
    },
    SharedCommand("delete") {
      try $0.delete("dora", by: "ada", at: $1, stamp: $2)
    },
    SharedCommand("welcomeStrangers") {
      try $0.welcomeStrangers(by: "ada", at: $1, stamp: $2)
    },
  ]

  @Test(arguments: contacts)
  func aBookOfContacts(refuses command: SharedCommand<ContactBook>) throws {
    var book = ContactBook("school")
    try book.request("ben", by: "ada", at: date(1), stamp: .init(id: "e"))
    try book.request("dora", by: "ada", at: date(1))
    try book.accept("ada", by: "dora", at: date(2))
    expectLogRefusals(of: command, by: book)
    expectLogRefusals(of: .welcomedStrangers, by: "ada", in: book)
  }

  static let challenges: [SharedCommand<QuizChallenge>] = [
    SharedCommand("accept") {
      try $0.accept(by: "ben", at: $1, stamp: $2)
    },
    SharedCommand("decline") {
      try $0.decline(by: "ben", at: $1, stamp: $2)
    },
    SharedCommand("start") {
      _ = try $0.start(by: "dora", at: $1, stamp: $2)
    },
    SharedCommand("submit") {
      let session = try ChallengeSamples.session(points: [1], at: date(4))
      try $0.submit(session, by: "ada", at: $1, stamp: $2)
    },
  ]

  @Test(arguments: challenges)
  func aChallenge(refuses command: SharedCommand<QuizChallenge>) throws {
    var challenge = try ChallengeSamples.challenge(inviting: ["ben", "dora"])
    _ = try challenge.start(by: "ada", at: date(1))
    try challenge.accept(by: "dora", at: date(1), stamp: .init(id: "e"))
    expectLogRefusals(of: command, by: challenge)
    expectLogRefusals(of: .declined, by: "ben", in: challenge)
  }
}
