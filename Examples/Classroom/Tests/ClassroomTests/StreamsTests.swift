// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes
import Testing

@testable import Classroom

struct StreamsTests {
  private let store: Store
  private let begin = Date(timeIntervalSince1970: 1_800_000_000)

  init() throws { store = try Store(path: nil) }

  private func streams(warmLimit: Int = 500) -> Streams<QuizSession> {
    Streams(
      .init(kind: "quiz", encode: { try $0.json() }, decode: { try Quiz(json: $0) }),
      in: store,
      warmLimit: warmLimit
    )
  }

  private func quiz() throws -> Quiz {
    let problem = try Problem(
      id: "sky",
      prompt: "Which color has the sky?",
      kind: .multipleChoice([.correct("b", "blue"), .wrong("g", "green")])
    )
    return try Quiz(id: "q", items: [Quiz.Item(problem, set: "s", setTitle: "Set")])
  }

  @Test func whatWasAcknowledgedIsReplayed() async throws {
    let first = streams()
    try await first.begin("a", title: "A", owner: "ada", with: QuizSession(quiz()), at: begin)
    try await first.change("a", at: begin) { try $0.answer(.choice("b"), at: $1) }
    let again = try await streams().state(of: "a")
    #expect(again == (try await first.state(of: "a")))
    #expect(again.decidedCount == 1)
  }

  @Test func aCommandForAnEarlierStateChangesNothing() async throws {
    let streams = streams()
    try await streams.begin("a", title: "A", owner: "ada", with: QuizSession(quiz()), at: begin)
    try await streams.change("a", after: 0, at: begin) { try $0.answer(.choice("g"), at: $1) }
    let before = try await streams.state(of: "a")
    await #expect(throws: StreamError.self) {
      try await streams.change("a", after: 0, at: begin) { try $0.answer(.choice("b"), at: $1) }
    }
    #expect(try await streams.state(of: "a") == before)
  }

  @Test func aRefusedCommandStoresNothing() async throws {
    let first = streams()
    try await first.begin("a", title: "A", owner: "ada", with: QuizSession(quiz()), at: begin)
    await #expect(throws: QuizError.self) {
      try await first.change("a", at: begin) { try $0.answer(.text("?"), at: $1) }
    }
    #expect(try await streams().state(of: "a").events.isEmpty)
  }

  @Test func aStreamOfAnotherKindIsUnknown() async throws {
    let first = streams()
    try await first.begin("a", title: "A", owner: "ada", with: QuizSession(quiz()), at: begin)
    let others = Streams<QuizSession>(
      .init(kind: "other", encode: { try $0.json() }, decode: { try Quiz(json: $0) }),
      in: store
    )
    await #expect(throws: StreamError.self) { try await others.state(of: "a") }
  }

  @Test func manyStreamsAreKeptWithinTheLimit() async throws {
    let streams = streams(warmLimit: 4)
    for number in 0..<20 {
      let id = "s\(number)"
      try await streams.begin(id, title: id, owner: "ada", with: QuizSession(quiz()), at: begin)
      try await streams.change(id, at: begin) { try $0.answer(.choice("b"), at: $1) }
    }
    for number in 0..<20 {
      #expect(try await streams.state(of: "s\(number)").decidedCount == 1)
    }
  }
}

struct SecretsTests {
  @Test func aPassphraseIsKnownByItsHash() throws {
    let hash = try Secrets.hash(of: "correct horse")
    #expect(Secrets.matches("correct horse", hash))
    #expect(!Secrets.matches("correct horsf", hash))
    #expect(!Secrets.matches("correct horse", "scrypt$x$y"))
    #expect(try Secrets.hash(of: "correct horse") != hash)
  }

  @Test func guessingIsSlowedDownAndForgottenAfterAWhile() async {
    let limit = SignInLimit()
    let now = Date(timeIntervalSince1970: 0)
    for _ in 0..<8 {
      #expect(await limit.admits(name: "ada", address: "a", browser: "b", at: now))
    }
    #expect(await !limit.admits(name: "ada", address: "a", browser: "b", at: now))
    #expect(await limit.admits(name: "ben", address: "a", browser: "b", at: now))
    #expect(await limit.admits(name: "ada", address: "a", browser: "b", at: now + 16 * 60))
  }

  @Test func whoeverGuessesLocksOutNobodyElse() async {
    let limit = SignInLimit()
    let now = Date(timeIntervalSince1970: 0)
    func admits(_ name: String, at place: String, in browser: String, device: String? = nil) async
      -> Bool
    {
      await limit.admits(name: name, address: place, browser: browser, device: device, at: now)
    }
    for _ in 0..<20 { _ = await admits("kim", at: "school", in: "his") }
    #expect(await !admits("kim", at: "school", in: "his"))
    // The teacher sits in the same school, at a new device or at one that knows them, or is at home.
    #expect(await admits("kim", at: "school", in: "new"))
    #expect(await admits("kim", at: "school", in: "his", device: "hers"))
    #expect(await admits("kim", at: "home", in: "other"))
    // A device is no way to guess for ever either.
    for _ in 0..<8 { _ = await admits("kim", at: "x", in: "x", device: "mine") }
    #expect(await !admits("kim", at: "y", in: "y", device: "mine"))
    // Nor are many addresses or many browsers together.
    for place in [nil, "school"] {
      let name = place ?? "ada"
      var admitted = 0
      for number in 0..<500 where await admits(name, at: place ?? "\(number)", in: "\(number)") {
        admitted += 1
      }
      #expect(admitted == 100)
    }
  }

  @Test func aClassThatForgotItsPassphrasesIsNotOneThatGuesses() async {
    let limit = SignInLimit()
    let now = Date(timeIntervalSince1970: 0)
    for _ in 0..<5 {
      for pupil in 1...30 {
        let name = "pupil \(pupil)"
        #expect(await limit.admits(name: name, address: "school", browser: name, at: now))
      }
    }
    var admitted = 150
    for number in 1...2_000 {
      let name = "guess \(number)"
      if await limit.admits(name: name, address: "school", browser: name, at: now) { admitted += 1 }
    }
    #expect(admitted == 1_000)
  }
}
