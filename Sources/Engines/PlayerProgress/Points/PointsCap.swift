// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// A limit to the points that a member can get on a day or in a week.
///
/// ```swift
/// PointsCap(50, per: .day)                    // at most 50 points a day
/// PointsCap(20, per: .day, for: [.award])     // at most 20 of them simply given
/// ```
///
/// Only points that are given count against a cap; a penalty makes no room under it. Points above a cap are lost.
/// Days and weeks are those of the ledger's ``DayReckoning``.
///
/// In JSON a cap is an object, `{"kinds":["award"],"limit":20,"per":"day"}`, without kinds when it is for all.
public struct PointsCap: Hashable, Sendable {
  /// The stretch of time that a cap is about.
  public enum Period: String, Hashable, Sendable {
    /// A day.
    case day
    /// A week.
    case week
  }

  /// The most points to get in a period, at least 0.
  public let limit: Int
  /// The stretch of time.
  public let period: Period
  /// The kinds of reasons whose points count against it, in order and each once, or nil for all.
  public let kinds: [PointsReason.Kind]?

  /// Creates a cap, which ``PointsRules`` check.
  ///
  /// - Parameters:
  ///   - limit: The most points to get in a period, at least 0.
  ///   - period: The stretch of time.
  ///   - kinds: The kinds of reasons whose points count against it, at least one, or nil for all.
  public init(_ limit: Int, per period: Period, for kinds: [PointsReason.Kind]? = nil) {
    self.limit = limit
    self.period = period
    self.kinds = kinds.map { Set($0).sorted() }
  }

  /// Whether points for a reason count against it.
  func holds(_ kind: PointsReason.Kind) -> Bool {
    kinds?.contains(kind) ?? true
  }
}

extension PointsCap {
  /// Whether another cap holds something that this one does not hold, and the other way round, while they
  /// hold something in common.
  ///
  /// A cap holds the points for its kinds within one of its periods.
  func crosses(_ other: PointsCap) -> Bool {
    guard hasKinds(inCommonWith: other) else { return false }
    return !isWithin(other) && !other.isWithin(self)
  }

  private func hasKinds(inCommonWith other: PointsCap) -> Bool {
    kinds?.contains(where: other.holds) ?? true
  }

  /// Whether the other cap holds all that this one does in any of its periods.
  private func isWithin(_ other: PointsCap) -> Bool {
    guard period == other.period || period == .day else { return false }
    guard other.kinds != nil else { return true }
    return kinds?.allSatisfy(other.holds) ?? false
  }
}

// MARK: - JSON

extension PointsCap.Period: JSONName {}

extension PointsCap: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let limit = record.field("limit", \.limit)
    let period = record.field("per", \.period)
    let kinds = record.field("kinds", \.kinds)
    return try Self(limit(), per: period(), for: kinds())
  }
}
