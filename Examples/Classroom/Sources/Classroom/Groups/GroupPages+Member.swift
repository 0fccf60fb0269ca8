// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import Hummingbird

/// How a member stands, and why.
extension GroupPages {
  private struct Posting: Sendable {
    let date: String
    let text: String
    let points: Int
    /// The part of the points that is bonus.
    let bonus: Int?
    let balance: Int
  }

  private struct Badge: Sendable {
    let title: String
    let text: String
    let isUnlocked: Bool
    let isNew: Bool
    let value: Int
    let goal: Int
  }

  private struct Profile: Sendable {
    let name: String
    let isMe: Bool
    let level: Int
    let points: Int
    let missing: Int?
    let levelPercent: Int
    let streak: Int
    let seasonPoints: Int
    let pointsWord: String
    let streakWord: String
    let seasonWord: String
    /// Why todos earn the viewer more.
    let catchUp: String?
    let hasNews: Bool
    let badges: [Badge]
    /// The points over time; the table has the same figures.
    let curve: String?
    let postings: [Posting]
    /// What does not count, and what counts although it became known late.
    let notes: [String]
  }

  func profile(for context: ClassroomContext) async throws -> Response {
    let group = try await streams.state(of: Self.stream)
    let now = max(Date(), group.lastEvent?.date ?? .distantPast)
    let asked = try context.parameters.require("member")
    let member = Member.ID(asked.removingPercentEncoding ?? asked)
    guard let profile = group.profile(of: member, at: now) else { throw HTTPError(.notFound) }
    let names = try names(for: context)
    let me = try context.account.id
    let isMe = member.rawValue == me
    let isAdministrator = group.view(asOf: now).administrators.contains(Member.ID(me))
    let todos = Dictionary(group.view(asOf: now).todos.map { ($0.id.rawValue, $0.todo.title) }) {
      first,
      _ in first
    }
    let words = pages.words(for: context.visitor)
    let explanation = group.explanation(of: member, at: now)
    let postings = explanation.postings.suffix(40)
    let streak = group.streak(of: member, at: now)
    let shown = Profile(
      name: names[member],
      isMe: isMe,
      level: profile.level.level,
      points: profile.points,
      missing: profile.level.missing,
      levelPercent: (try? profile.level.part.percent()) ?? 0,
      streak: streak.length,
      seasonPoints: profile.seasonPoints,
      pointsWord: words.noun("points", for: profile.points),
      streakWord: words.noun("streak", for: streak.length),
      seasonWord: words.noun("seasonPoints", for: profile.seasonPoints),
      catchUp: !isMe
        ? nil
        : group.view(asOf: now).catchUp(of: member)?.sentence(in: context.visitor.phrasebook),
      hasNews: isMe && !profile.unseen.isEmpty,
      badges: profile.achievements.compactMap { standing in
        guard let achievement = standing.visible else { return nil }
        let tier = standing.next ?? standing.tiers.last
        return Badge(
          title: achievement.title(in: words),
          text: achievement.text(in: words),
          isUnlocked: standing.isUnlocked,
          isNew: isMe && standing.tiers.contains { $0.isUnseen },
          value: min(tier?.progress.value ?? 0, tier?.progress.goal ?? 0),
          goal: tier?.progress.goal ?? 0
        )
      },
      curve: postings.count < 2 ? nil : Curve(postings.map(\.balance), unit: "").svg,
      postings: postings.reversed().map {
        let subject = $0.entry.reason.subject ?? ""
        return Posting(
          date: Days.text($0.entry.date, in: context.visitor.language),
          text: [
            words["reason.\($0.entry.reason.kind.rawValue)"],
            todos[subject] ?? $0.entry.reason.note,
          ]
          .compactMap(\.self).joined(separator: ": "),
          points: $0.points,
          bonus: $0.bonus > 0 ? $0.bonus : nil,
          balance: $0.balance
        )
      },
      notes: explanation.notes.suffix(isMe || isAdministrator ? 40 : 0).reversed().map { note in
        note.sentence(in: context.visitor.phrasebook) { names[$0] }
      }
    )
    return pages.page(
      "member",
      title: shown.name,
      section: "group",
      showing: shown,
      to: context.visitor
    )
  }
}
