// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension RankingPolicy: JSONName {}
extension RankingPolicy.Criterion: JSONName {}

extension Leaderboard.Score: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let points = record.field("points", \.points)
    let achievements = record.field("achievements", \.achievements, default: 0)
    let reachedAt = record.field("reachedAt", \.reachedAt, as: .milliseconds)
    return try Self(points: points(), achievements: achievements(), reachedAt: reachedAt())
  }
}

extension Leaderboard.Entry: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let member = record.field("member", \.member)
    let score = record.inline(\.score)
    let title = record.field("title", \.title)
    return try Self(member(), score(), title: title())
  }
}

extension Leaderboard: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let policy = record.field("policy", \.policy, default: .standard)
    let criterion = record.field("criterion", \.criterion, default: .points)
    let entries = record.field("members", \.entries)
    do {
      return try Self(entries(), policy: policy(), criterion: criterion())
    } catch let error as LeaderboardError {
      let fault = RuleFault.malformed("\(error)")
      throw ContentError(faults: [LocatedFault(fault, at: ContentPlace().key("members"))])
    }
  }
}

extension Leaderboard.Standing: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let position = record.field("position", \.position)
    let rank = record.field("rank", \.rank)
    let member = record.field("member", \.member)
    let points = record.field("points", \.points)
    let achievements = record.field("achievements", \.achievements, default: 0)
    let title = record.field("title", \.title)
    return try Self(
      position: position(),
      rank: rank(),
      member: member(),
      points: points(),
      achievements: achievements(),
      title: title()
    )
  }
}

extension Leaderboard.AnonymousStanding: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let position = record.field("position", \.position)
    let rank = record.field("rank", \.rank)
    let points = record.field("points", \.points)
    let achievements = record.field("achievements", \.achievements, default: 0)
    let member = record.field("member", \.member)
    let title = record.field("title", \.title)
    let isViewer = record.field("isViewer", \.isViewer, default: false)
    return try Self(
      position: position(),
      rank: rank(),
      points: points(),
      achievements: achievements(),
      member: member(),
      title: title(),
      isViewer: isViewer()
    )
  }
}
