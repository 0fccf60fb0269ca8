// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
public import SharedHistories

/// The change of a player's figures because something came or went.
///
/// It was something before the last event, or what others did last.
///
/// ```swift
/// let report = try log.void(doubled.id, at: now)
/// report.consequences.first?.points   // before 30, after 15
/// ```
public struct ProgressChange: Hashable, Sendable {
  /// The player, or the owner of a diary.
  public let member: Member.ID
  /// The points of all time, also of terms that are over.
  public let points: FigureChange
  /// The level.
  public let level: FigureChange
  /// The tiers that they have reached by it, in the order of the book.
  public let reached: [Achievement.Tier.ID]
  /// The tiers that they have no more.
  public let lost: [Achievement.Tier.ID]

  package init(
    member: Member.ID,
    points: FigureChange,
    level: FigureChange,
    reached: [Achievement.Tier.ID],
    lost: [Achievement.Tier.ID]
  ) {
    (self.member, self.points, self.level) = (member, points, level)
    (self.reached, self.lost) = (reached, lost)
  }

  /// Returns what changed in sentences, the points first.
  ///
  /// - Parameters:
  ///   - phrasebook: The language.
  ///   - name: The name of a player for people; the identifier by default.
  /// - Returns: A sentence for each figure that changed.
  public func sentences(
    in phrasebook: Phrasebook,
    naming name: (Member.ID) -> String = { $0.rawValue }
  ) -> [String] {
    var sentences: [Sentence] = []
    func add(_ key: String, _ values: [String: Sentence.Value]) {
      sentences.append(
        Sentence(key, values.merging(["member": .text(name(member))]) { one, _ in one })
      )
    }
    for (key, figure) in [("change.points", points), ("change.level", level)]
    where figure.before != figure.after {
      add(key, ["before": .count(figure.before), "after": .count(figure.after)])
    }
    for (key, tiers) in [("change.reached", reached), ("change.lost", lost)]
    where !tiers.isEmpty {
      add(key, ["count": .count(tiers.count)])
    }
    return sentences.map { progressSentences($0, in: phrasebook) }
  }
}

extension ProgressChange {
  /// Compares what a member has with what they had.
  ///
  /// - Complexity: O(*u* log *u*) for *u* tiers reached.
  package init(
    of member: Member.ID,
    calledBefore name: Member.ID? = nil,
    points: FigureChange,
    from before: MemberProgress,
    to after: MemberProgress
  ) {
    let old = before.tracker.unlocks(of: name ?? member).map(\.tier)
    let new = after.tracker.unlocks(of: member).map(\.tier)
    self.init(
      member: member,
      points: points,
      level: FigureChange(
        before: before.level(of: name ?? member).level,
        after: after.level(of: member).level
      ),
      reached: new.filter { !old.contains($0) },
      lost: old.filter { !new.contains($0) }
    )
  }

  /// Compares what a member has with what they had, in a history without terms; perhaps by another
  /// name, if theirs was erased.
  package init(
    of member: Member.ID,
    calledBefore name: Member.ID? = nil,
    from before: MemberProgress,
    to after: MemberProgress
  ) {
    let points = FigureChange(
      before: before.ledger.total(of: name ?? member),
      after: after.ledger.total(of: member)
    )
    self.init(of: member, calledBefore: name, points: points, from: before, to: after)
  }

  /// Whether anything is less than before.
  package var isLoss: Bool {
    points.after < points.before || level.after < level.before || !lost.isEmpty
  }

  /// Nil when nothing changed.
  package var ifAny: Self? {
    points.before == points.after && level.before == level.after && reached.isEmpty && lost.isEmpty
      ? nil : self
  }
}
