// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

/// In JSON a policy is the name of one, `"leitner"`, `"expanding"` or `"fsrs"`, or an object: with `intervals` and, where it is
/// not `toFirst`, `afterMistake`, or with `memory` and, where they are not the usual ones, `ratings` and `spread`; and with
/// `dayStart` where it is not 240.
extension SpacedReview.Spacing: Codable {
  /// A policy that has a name in JSON.
  private enum Named: String, JSONName {
    case leitner, expanding, fsrs

    var policy: SpacedReview.Spacing {
      switch self {
      case .leitner: .leitner
      case .expanding: .expanding
      case .fsrs: .fsrs
      }
    }
  }

  /// A policy with boxes of its own.
  private struct Boxes: JSONRecord {
    let policy: SpacedReview.Spacing

    static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
      let intervals = record.field("intervals", \.policy.intervals)
      let afterMistake = record.field("afterMistake", \.policy.afterMistake, default: .toFirst)
      let dayStart = record.field(
        "dayStart",
        \.policy.dayStart,
        default: SpacedReview.Spacing.standardDayStart
      )
      return Boxes(
        policy: try SpacedReview.Spacing(
          intervals: intervals(),
          afterMistake: afterMistake(),
          dayStart: dayStart()
        )
      )
    }
  }

  /// A policy with a model of memory.
  private struct Remembering: JSONRecord {
    let policy: SpacedReview.Spacing

    static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
      let memory = record.field("memory") { $0.policy.memory ?? .standard }
      let ratings = record.field("ratings", \.policy.ratings, default: .standard)
      let spread = record.field("spread", \.policy.spread, default: .none)
      let dayStart = record.field(
        "dayStart",
        \.policy.dayStart,
        default: SpacedReview.Spacing.standardDayStart
      )
      return Remembering(
        policy: try SpacedReview.Spacing(
          memory: memory(),
          ratings: ratings(),
          spread: spread(),
          dayStart: dayStart()
        )
      )
    }
  }

  /// Reads a policy.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    guard (try? decoder.singleValueContainer().decode(String.self)) == nil else {
      self = try Named(from: decoder).policy
      return
    }
    let hasMemory = try decoder.container(keyedBy: JSONKey.self).contains(JSONKey("memory"))
    self = try hasMemory ? Remembering(from: decoder).policy : Boxes(from: decoder).policy
  }

  /// Writes the policy.
  public func encode(to encoder: any Encoder) throws {
    if let named = Named.allCases.first(where: { $0.policy == self }) {
      try named.encode(to: encoder)
    } else if memory != nil {
      try Remembering(policy: self).encode(to: encoder)
    } else {
      try Boxes(policy: self).encode(to: encoder)
    }
  }
}
