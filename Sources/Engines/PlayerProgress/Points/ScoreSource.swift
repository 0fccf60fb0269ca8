// SPDX-License-Identifier: Apache-2.0
public import LudusFoundation

/// Something that leagues and boards read scores from: a ``Ledger``, a ``PlayerLog``, a group.
///
/// A score has the identifier of what earned it, so reading it twice changes nothing, and what is
/// void or reversed later is taken out by the next reading.
public protocol ScoreSource {
  /// Returns what members earned in some time, entry by entry and in no particular order.
  func scores(in window: Range<Date>) -> [SourcedScore]

  /// Whether the source has heard of an entry that was known at a date; only then can it say that
  /// the entry counts no more.
  func knows(_ entry: String, from date: Date) -> Bool
}

/// The points that a member earned at a time.
public struct SourcedScore: Hashable, Sendable {
  /// The identifier of what earned it, unique in its source.
  public let entry: String
  /// The member.
  public let member: Member.ID
  /// The points, after caps; 0 for an entry that counts no more.
  public let points: Int
  /// The date when it was earned.
  public let date: Date
  /// The date when that became known.
  public let recordedAt: Date

  /// Creates a score.
  public init(
    entry: String,
    member: Member.ID,
    points: Int,
    date: Date,
    recordedAt: Date? = nil
  ) {
    self.entry = entry
    self.member = member
    self.points = points
    self.date = date
    self.recordedAt = recordedAt ?? date
  }
}

extension Ledger: ScoreSource {
  /// Returns the points of all entries in some time.
  ///
  /// - Complexity: O(*k* + *m* log *n*) for *k* of *n* entries and *m* members.
  public func scores(in window: Range<Date>) -> [SourcedScore] {
    members.flatMap { member in
      explanation(of: member, in: window).postings.map { posting in
        SourcedScore(
          entry: posting.id.rawValue,
          member: member,
          points: posting.points,
          date: posting.entry.date,
          recordedAt: posting.entry.recordedAt
        )
      }
    }
  }

  /// Always true: what is not in a ledger has not been earned.
  public func knows(_ entry: String, from date: Date) -> Bool { true }
}

extension PlayerLog: ScoreSource {
  /// Returns the points of all events in some time.
  ///
  /// - Complexity: O(*k* + log *n*) for *k* of *n* events.
  public func scores(in window: Range<Date>) -> [SourcedScore] {
    let first = log.log.firstIndexInOrder { $0.date >= window.lowerBound }
    let end = log.log.firstIndexInOrder { $0.date >= window.upperBound }
    return log.log[first..<max(first, end)].compactMap { event in
      state.reports[event.id].map { report in
        SourcedScore(
          entry: event.id.rawValue,
          member: report.player,
          points: report.points,
          date: event.date,
          recordedAt: event.recordedAt
        )
      }
    }
  }

  /// Whether the log has an event, perhaps a void one.
  public func knows(_ entry: String, from date: Date) -> Bool {
    log.contains(PlayerLog.Event.ID(entry))
  }
}
