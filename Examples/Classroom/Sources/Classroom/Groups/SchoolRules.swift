// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification

/// The rules of a class as a teacher sets them; the engine knows many more.
struct SchoolRules: Codable, Sendable {
  /// The most points that a todo may be worth.
  var mostPoints = 50
  /// How many others must confirm that a todo was done.
  var confirmations = 1
  /// How many todos somebody may have taken on at once.
  var claims = 3
  /// The most points a day that learning earns.
  var pointsADay = 60
  /// The points that one right answer earns.
  var pointsAnAnswer = 1

  static let mostPointsRange = 1...1_000
  static let confirmationsRange = 0...3
  static let claimsRange = 1...20
  static let pointsADayRange = 0...1_000
  static let pointsAnAnswerRange = 0...10

  init() {}

  /// The rules that a rule book has already.
  init(_ rules: RuleBook, pointsAnAnswer: Int) {
    mostPoints = min(rules.todoPoints.upperBound, Self.mostPointsRange.upperBound)
    confirmations = min(rules.confirmations, Self.confirmationsRange.upperBound)
    claims = min(rules.claimLimit ?? .max, Self.claimsRange.upperBound)
    let cap = rules.points.caps.first { $0.kinds == [.award] && $0.period == .day }
    pointsADay = min(cap?.limit ?? Self().pointsADay, Self.pointsADayRange.upperBound)
    self.pointsAnAnswer = pointsAnAnswer
  }

  /// Whether every number is one that a class can have.
  var isPossible: Bool {
    Self.mostPointsRange.contains(mostPoints) && Self.confirmationsRange.contains(confirmations)
      && Self.claimsRange.contains(claims) && Self.pointsADayRange.contains(pointsADay)
      && Self.pointsAnAnswerRange.contains(pointsAnAnswer)
  }

  /// A rule book with these rules, and else with those of another one.
  func ruleBook(changing rules: RuleBook = .standard) throws -> RuleBook {
    try rules.with {
      $0.todoPoints = 1...mostPoints
      $0.confirmations = confirmations
      $0.claimLimit = claims
      $0.points = try $0.points.with { $0.caps = [PointsCap(pointsADay, per: .day, for: [.award])] }
    }
  }
}

/// What learning earns in the group of the class.
struct Earnings: Sendable {
  static let setting = "pointsAnAnswer"

  let store: Store
  let groups: Streams<PlayerGroup>
  let changes: Broadcast

  /// Gives the points for right answers, once for each stream that they were given in.
  ///
  /// Whoever is no member of the group earns nothing, and neither do teachers, nor anybody while the
  /// group cannot be read: what they play goes on.
  ///
  /// - Parameters:
  ///   - count: How many answers were right.
  ///   - title: What they were given to.
  ///   - stream: Where they were given.
  ///   - account: Who gave them.
  /// - Throws: What the group says, and what the database does.
  func earn(_ count: Int, for title: String, in stream: String, by account: Account) async throws {
    let each = try store.setting(Self.setting, as: Int.self) ?? SchoolRules().pointsAnAnswer
    let points = count * each
    guard points > 0, account.role == .learner else { return }
    guard try await groups.stateIfReadable(of: GroupPages.stream) != nil else { return }
    let member = Member.ID(account.id)
    let isEarned = try await groups.change(GroupPages.stream, at: Date()) { group, date in
      let now = max(date, group.lastEvent?.date ?? date)
      let view = group.view(asOf: now)
      guard view.members.contains(member), let teacher = view.administrators.min() else {
        return false
      }
      // A stream earns once, also when pins are named again in it.
      let id = PlayerGroup.Event.ID("learned \(stream)")
      guard !group.events.contains(where: { $0.id == id }) else { return false }
      try group.award(
        .points(points),
        to: member,
        for: title.allSatisfy(\.isWhitespace) ? nil : String(title.prefix(200)),
        by: teacher,
        at: now,
        stamp: PlayerGroup.Event.Stamp(id: id)
      )
      return true
    }
    if isEarned { await changes.announce() }
  }
}

extension PlayerGroup {
  /// On how many days in a row a member has earned something, by todos or by learning.
  ///
  /// The streak of a profile counts todos alone, and learning earns by awards.
  func streak(of member: Member.ID, at date: Date) -> Streak.Standing {
    let days = content.days
    var streak = Streak(view(asOf: date).rules.streak)
    for posting in explanation(of: member, at: date).postings
    where posting.points > 0 && [.todo, .shared, .award].contains(posting.entry.reason.kind) {
      streak.record(at: posting.entry.date, by: days)
    }
    return streak.standing(on: days.day(of: date), by: days)
  }
}
