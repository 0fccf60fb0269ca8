// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

// Levels follow from points whenever these change.
extension GroupState {
  /// Records entries, all of them or none, and takes their members to the levels of their totals.
  mutating func record(_ entries: [Ledger.Entry]) throws(GroupError) {
    do throws(LedgerError) {
      // One entry after the others is recorded at once; several are checked before any is recorded.
      if let entry = entries.first, entries.count == 1 {
        try ledger.record(entry)
      } else {
        try ledger.record(contentsOf: entries)
      }
    } catch {
      let refused = entries.first { $0.id == error.entry }
      throw .tooManyPoints(refused?.member ?? "")
    }
    for entry in entries {
      note(entry)
    }
  }

  private mutating func note(_ entry: Ledger.Entry) {
    let taken = ledger.points(takenFor: entry.id, of: entry.member) ?? 0
    if taken > 0 {
      record(
        .points,
        id: entry.id.pointsActivity,
        by: entry.member,
        subject: entry.reason.subject,
        amount: taken,
        at: entry.date
      )
    }
    var progress = levels[entry.member] ?? levelStart
    let reached = progress.move(to: ledger.total(of: entry.member))
    levels[entry.member] = progress
    boards.value.note(entry.member)
    updatePointsInOrder(of: entry.member)
    if let level = reached.last {
      record(.level, id: entry.id.levelActivity, by: entry.member, amount: level, at: entry.date)
    }
  }

  /// Returns on which level a member is.
  func level(of member: Member.ID) -> LevelTable.Standing {
    (levels[member] ?? levelStart).standing
  }

  private var levelStart: LevelProgress {
    LevelProgress(valuation.levels, policy: valuation.levelPolicy)
  }
}
