// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import Hummingbird

/// What there is to reach in the class, and who has reached it.
extension GroupPages {
  private struct Tier: Sendable {
    let name: String
    let wornTitle: String?
    let value: Int
    let goal: Int
    let isReached: Bool
    /// Who has reached it and when, the first one first.
    let reached: [String]
  }

  private struct Award: Sendable {
    let title: String
    let text: String
    let isUnlocked: Bool
    let tiers: [Tier]
  }

  private struct Winner: Sendable {
    let season: String
    let names: String
    let points: Int
  }

  private struct Awards: Sendable {
    let awards: [Award]
    /// How many achievements nobody knows before they are reached.
    let hidden: Int?
    let winners: [Winner]
    let hasWinners: Bool
  }

  func awards(for context: ClassroomContext) async throws -> Response {
    let group = try await streams.state(of: Self.stream)
    let now = max(Date(), group.lastEvent?.date ?? .distantPast)
    let view = group.view(asOf: now)
    let names = try names(for: context)
    let words = pages.words(for: context.visitor)
    let language = context.visitor.language
    let everybody = view.members.map { (member: $0, standings: view.achievements(of: $0)) }
    let own = view.achievements(of: Member.ID(try context.account.id))
    let shown = own.enumerated().compactMap { index, standing -> Award? in
      guard let achievement = standing.visible else { return nil }
      return Award(
        title: achievement.title(in: words),
        text: achievement.text(in: words),
        isUnlocked: standing.isUnlocked,
        tiers: standing.tiers.enumerated().map { number, tier in
          let reached = everybody.compactMap { other in
            other.standings[index].tiers[number].unlock.map { (other.member, $0.date) }
          }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
          return Tier(
            name: tier.tier.name ?? "\(words["tier"] ?? "") \(number + 1)",
            wornTitle: tier.tier.wornTitle,
            value: min(tier.progress.value, tier.progress.goal),
            goal: tier.progress.goal,
            isReached: tier.unlock != nil,
            reached: reached.map { member, date in
              "\(names[member]), \(Days.day(date, in: language))"
            }
          )
        }
      )
    }
    let winners = group.archives(at: now).reversed().map { archive in
      let first = archive.final.standings.filter { $0.rank == 1 }
      return Winner(
        season: archive.season.id.rawValue,
        names: first.map { names[$0.member] }.joined(separator: ", "),
        points: first.first?.points ?? 0
      )
    }
    return pages.page(
      "awards",
      title: "badges",
      section: "group",
      showing: Awards(
        awards: shown,
        hidden: own.count == shown.count ? nil : own.count - shown.count,
        winners: winners,
        hasWinners: !winners.isEmpty
      ),
      to: context.visitor
    )
  }
}

extension Achievement {
  /// The title in the words of the pages, for the achievements that every group begins with; else
  /// as its author wrote it.
  func title(in words: [String: String]) -> String {
    words["achievement.\(id.rawValue)"] ?? title
  }

  /// What is to be done, as ``title(in:)``.
  func text(in words: [String: String]) -> String {
    words["achievement.\(id.rawValue).text"] ?? text
  }
}
