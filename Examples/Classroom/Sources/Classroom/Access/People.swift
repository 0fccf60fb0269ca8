// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import QuizCommunity
import Quizzes

/// Who belongs to the class: coming, being reset, and going, over all that is stored.
struct People: Sendable {
  /// How many people a class can have.
  static let limit = 500

  /// Why somebody cannot come in.
  enum Refusal: String, Error {
    case noName = "register.name"
    case taken = "register.taken"
    case full = "people.full"
  }

  /// A door that is open for a while to those who know the code.
  struct OpenDoor: Codable, Sendable {
    let code: String
    let until: Date
  }

  /// An account with a passphrase that is shown once.
  struct Fresh: Sendable {
    let name: String
    let passphrase: String
  }

  let store: Store
  let groups: Streams<PlayerGroup>
  let challenges: Streams<QuizChallenge>
  let rounds: Streams<LiveRound>
  let door: Door

  // MARK: Coming

  /// The class code while learners can make accounts with it.
  func openDoor(at date: Date) throws -> OpenDoor? {
    try store.setting("door", as: OpenDoor?.self)?.flatMap { $0.until > date ? $0 : nil }
  }

  /// Lets learners make accounts with a new code for some hours.
  func open(for hours: Int, at date: Date) throws {
    let door = OpenDoor(code: Secrets.code(), until: date + Double(hours) * 3_600)
    try store.set(Optional(door), as: "door")
  }

  /// Ends that.
  func close() throws { try store.set(OpenDoor?.none, as: "door") }

  /// Adds an account, and makes it a member of the group of the class.
  func add(
    _ name: String,
    role: Account.Role = .learner,
    passphrase: String,
    isGiven: Bool = false
  ) async throws -> Account {
    let shown = PersonName.shown(name)
    guard PersonName.isOne(shown) else { throw Refusal.noName }
    guard try !store.isTaken(shown) else { throw Refusal.taken }
    guard try store.accounts().count < Self.limit else { throw Refusal.full }
    // Whoever could not become a member gets no account either.
    _ = try await groups.state(of: GroupPages.stream)
    let account = Account(
      name: shown,
      role: role,
      hash: try await door.hash(of: passphrase),
      isGiven: isGiven,
      at: Date()
    )
    try store.add(account)
    try await join(account)
    return account
  }

  private func join(_ account: Account) async throws {
    let member = Member.ID(account.id)
    let learns = account.role == .learner
    try await groups.change(GroupPages.stream, at: Date()) { group, date in
      let now = max(date, group.lastEvent?.date ?? date)
      let view = group.view(asOf: now)
      guard !view.members.contains(member) else { return }
      if view.rules.joining == .invitation, let founder = view.administrators.min() {
        try group.invite(member, by: founder, at: now)
      }
      try group.join(member, at: now)
      // Whoever teaches competes with nobody.
      if !learns { try group.optOut(member, at: now) }
    }
  }

  // MARK: Being helped

  /// Gives somebody a passphrase for once; they are signed out everywhere.
  func reset(_ account: Account) async throws -> Fresh {
    let passphrase = Secrets.passphraseForOnce()
    try store.setPassphrase(
      hash: try await door.hash(of: passphrase),
      of: account.id,
      isGiven: true
    )
    return Fresh(name: account.name, passphrase: passphrase)
  }

  /// Makes somebody a teacher as well.
  func promote(_ account: Account, by teacher: Account) async throws {
    let (member, actor) = (Member.ID(account.id), Member.ID(teacher.id))
    try await groups.change(GroupPages.stream, at: Date()) { group, date in
      let now = max(date, group.lastEvent?.date ?? date)
      let view = group.view(asOf: now)
      if !view.members.contains(member) { try group.join(member, at: now) }
      if !view.administrators.contains(member) { try group.promote(member, by: actor, at: now) }
    }
    try store.setRole(.teacher, of: account.id)
  }

  // MARK: Going

  /// Deletes somebody with all that names them: their streams, and their names in duels, live rounds
  /// and the group, where what others have done with them stays.
  ///
  /// - Throws: What the group says when nobody would be left to administrate it.
  func remove(_ account: Account) async throws {
    let (member, learner) = (Member.ID(account.id), account.learner)
    let now = Date()
    try await groups.rewrite(GroupPages.stream, at: now) { group, date in
      let now = max(date, group.lastEvent?.date ?? date)
      guard group.profile(of: member, at: now) != nil else { return }
      try Self.withdrawTodos(of: member, in: &group, at: now)
      try group.erase(member, by: member, at: now)
    }
    for stream in try store.streams(of: ChallengePages.kind, naming: account.id) {
      try await challenges.rewrite(stream, at: now) { challenge, date in
        _ = try challenge.erase(learner, at: max(date, challenge.lastEvent?.date ?? date))
      }
    }
    for stream in try store.streams(of: RoundPages.kind, naming: account.id) {
      try await rounds.rewrite(stream, at: now) { round, date in
        _ = try round.erase(learner, at: max(date, round.lastEvent?.recordedAt ?? date))
      }
    }
    try store.delete(account.id)
  }

  /// Takes the todos of somebody off the board that nobody else works on: an erasure leaves them
  /// without a title, so that nobody would know what to do for the points.
  private static func withdrawTodos(
    of member: Member.ID,
    in group: inout PlayerGroup,
    at date: Date
  ) throws {
    let view = group.view(asOf: date)
    // Whoever has left before can take nothing off.
    let actor = view.members.contains(member) ? member : view.administrators.min()
    guard let actor else { return }
    for todo in view.todos where todo.creator == member && [.open, .claimed].contains(todo.state) {
      guard todo.claims.allSatisfy({ $0.member == member }) else { continue }
      try group.withdraw(todo.id, by: actor, at: date)
    }
  }
}
