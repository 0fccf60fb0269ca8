// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

/// In JSON a tracker is an object with `version` 1, its `achievements`, the `days`, the `policy` unless it is `keep`,
/// the `activities`, the tiers that members have `seen`, and the `titles` that they chose. The tiers reached follow from these.
extension AchievementTracker: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    try record.version(1)
    let book = record.field("achievements", \.book)
    let days = record.field("days", \.days)
    let policy = record.field("policy", \.policy, default: .keep)
    let activities = record.field("activities", \.storedActivities, default: [])
    let looks = record.field("seen", \.storedLooks, default: [])
    let choices = record.field("titles", \.storedChoices, default: [])
    var tracker = try Self(book(), days: days(), policy: policy())
    for (index, activity) in try activities().enumerated().sorted(by: { left, right in
      left.element.isBefore(right.element)
    }) {
      do throws(AchievementError) {
        try tracker.record(activity)
      } catch {
        let place = ContentPlace().key("activities").index(index)
        record.note(.malformed(error.description), at: place)
      }
    }
    for look in try looks() {
      tracker.markSeen([look.tier], by: look.member, at: look.date)
    }
    for choice in try choices() {
      tracker.restore(DatedTitleChoice(date: choice.date, title: choice.title), of: choice.member)
    }
    return tracker
  }

  private var storedActivities: [PlayerActivity] { members.flatMap(activities) }

  private var storedLooks: [StoredLook] {
    storedMembers.flatMap { member in
      looks(of: member).sorted { $0.key < $1.key }.map { tier, date in
        StoredLook(member: member, tier: tier, date: date)
      }
    }
  }

  private var storedChoices: [StoredChoice] {
    storedMembers.flatMap { member in
      choices(of: member).map { StoredChoice(member: member, title: $0.title, date: $0.date) }
    }
  }
}

/// A member has looked at a tier.
private struct StoredLook: JSONRecord, Hashable {
  let member: Member.ID
  let tier: Achievement.Tier.ID
  let date: Date

  static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let member = record.field("member", \.member)
    let tier = record.field("tier", \.tier)
    let date = record.field("at", \.date, as: .milliseconds)
    return try Self(member: member(), tier: tier(), date: date())
  }
}

/// A member has chosen a title.
private struct StoredChoice: JSONRecord, Hashable {
  let member: Member.ID
  let title: Achievement.WornTitle
  let date: Date

  static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let member = record.field("member", \.member)
    let title = record.field("title", \.title)
    let date = record.field("at", \.date, as: .milliseconds)
    return try Self(member: member(), title: title(), date: date())
  }
}
