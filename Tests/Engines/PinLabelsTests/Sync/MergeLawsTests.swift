// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
@testable import PinLabels
import Testing

/// What holds for whatever two authors do to a sheet.
struct MergeLawsTests {
  /// A sheet with a history, and what two authors made of it.
  private func sides(
    using generator: inout SeededGenerator
  ) throws -> (base: PinSheet, ours: PinSheet, theirs: PinSheet) {
    var base = try Samples.sheet()
    generator.edit(&base, count: generator.draw(below: 4), side: "base")
    base.markSynced()
    var (ours, theirs) = (base, base)
    generator.edit(&ours, count: 1 + generator.draw(below: 5), side: "o", from: 10)
    generator.edit(&theirs, count: 1 + generator.draw(below: 5), side: "t", from: 10)
    return (base, ours, theirs)
  }

  @Test func oneSidesEditsAreTakenAsTheyAre() {
    forEachSeed(0..<60) { generator in
      let (base, ours, _) = try sides(using: &generator)
      for (left, right) in [(ours, base), (base, ours), (ours, ours)] {
        let merge = try PinSheet.merge(base: base, ours: left, theirs: right)
        try #require(merge.conflicts.isEmpty)
        try #require(merge.sheet.synced == ours.synced)
      }
    }
  }

  /// Every field that a side changed has its value, or that of the other side where a conflict says
  /// so; every deletion is made, or is in a conflict.
  @Test func noEditIsDroppedSilently() {
    forEachSeed(0..<150) { generator in
      let (base, ours, theirs) = try sides(using: &generator)
      let merge = try PinSheet.merge(base: base, ours: ours, theirs: theirs)
      for side in [ours, theirs] {
        for (object, record) in side.changes(since: base).table.records {
          for (field, value) in record.fields where !value.isSame(as: base, object, field) {
            try check(value, field, of: object, in: merge)
          }
        }
      }
    }
  }

  private func check(
    _ value: VersionedValue,
    _ field: PinSheet.Field,
    of object: PinSheet.Object,
    in merge: PinSheet.Merge
  ) throws {
    let merged = try #require(merge.sheet.table[object], "\(object) is lost")
    if merged[field].value == value.value { return }
    let isTold = merge.conflicts.contains { conflict in
      switch conflict.kind {
      case .field(let change):
        return conflict.object == object && change.field == field
      case .deletedAndEdited, .lastOnesDeleted:
        let inside = merge.sheet.table.subtree(of: conflict.object, includingDeleted: true)
        return inside.contains(object)
      case .imageReplaced:
        return false
      }
    }
    // The other side may have made the same edit, and another after it.
    let isRevised = merged[field].ancestors.contains(value.head)
    // What is there although it was deleted is so because somebody restored it.
    let isAlive =
      field == .life && value.value == .flag(false) && merged[.life].value == .flag(true)
    try #require(isTold || isRevised || isAlive, "\(object).\(field) \(value.value) is lost")
  }

  /// Only what changed is made anew.
  @Test(arguments: [PinSheet.Merge.Policy.report, .lastWriteWins])
  func theTreeIsThatOfTheRecords(policy: PinSheet.Merge.Policy) {
    forEachSeed(0..<70) { generator in
      let (base, ours, theirs) = try sides(using: &generator)
      let merged = try PinSheet.merge(base: base, ours: ours, theirs: theirs, policy: policy).sheet
      var applied = ours
      try applied.apply(theirs.changes(since: base), policy: policy)
      for sheet in [merged, applied] {
        let whole = try PinSheet(id: sheet.id, table: sheet.table)
        try #require(sheet.sections == whole.sections)
        try #require(sheet.title == whole.title)
      }
    }
  }

  @Test func whatDoesNotConflictDoesNotDependOnTheSide() {
    forEachSeed(0..<80) { generator in
      let (base, ours, theirs) = try sides(using: &generator)
      let merge = try PinSheet.merge(base: base, ours: ours, theirs: theirs)
      let mirror = try PinSheet.merge(base: base, ours: theirs, theirs: ours)
      try #require(merge.conflictsBesidesFrames == mirror.conflictsBesidesFrames)
      if merge.conflicts.isEmpty {
        try #require(merge.sheet.synced == mirror.sheet.synced)
      }
    }
  }

  @Test func lastWriteWinsGivesBothSidesTheSame() {
    forEachSeed(0..<80) { generator in
      let (base, ours, theirs) = try sides(using: &generator)
      let merge = try PinSheet.merge(
        base: base,
        ours: ours,
        theirs: theirs,
        policy: .lastWriteWins
      )
      let mirror = try PinSheet.merge(
        base: base,
        ours: theirs,
        theirs: ours,
        policy: .lastWriteWins
      )
      try #require(merge.sheet.sections == mirror.sheet.sections)
      for conflict in merge.conflicts {
        if case .field = conflict.kind { Issue.record("\(conflict) is reported") }
        if case .deletedAndEdited = conflict.kind { Issue.record("\(conflict) is reported") }
      }
    }
  }

  @Test func aDeltaMakesOneSheetTheOther() {
    forEachSeed(0..<60) { generator in
      let (base, ours, _) = try sides(using: &generator)
      let delta = try PinSheet.Delta(json: ours.changes(since: base).json())
      var copy = base
      try #require(try copy.apply(delta).isEmpty)
      try #require(copy.synced == ours.synced)
      try #require(copy.changes(since: ours).isEmpty)
      try #require(try PinSheet.Delta(json: delta.json()) == delta)
      // What is pending is what changed since both were the same.
      try #require(ours.unsyncedChanges.objects == delta.objects)
    }
  }

  @Test func applyingADeltaAgainChangesNothing() {
    forEachSeed(0..<80) { generator in
      let (base, ours, theirs) = try sides(using: &generator)
      let delta = ours.changes(since: base)
      var copy = theirs
      let conflicts = try copy.apply(delta)
      let once = copy
      try copy.apply(delta)
      try #require(copy == once)
      // Not even later, when more was edited; unless a conflict was left open, which is then told
      // again.
      try assume(conflicts.isEmpty)
      generator.edit(&copy, count: 3, side: "later", from: 30)
      let later = copy
      try copy.apply(delta)
      try #require(copy.sections == later.sections)
    }
  }

  @Test func theOrderOfIndependentDeltasDoesNotMatter() {
    forEachSeed(0..<100) { generator in
      let (base, ours, theirs) = try sides(using: &generator)
      let (first, second) = (ours.changes(since: base), theirs.changes(since: base))
      var (one, other) = (base, base)
      try assume(one.apply(first).isEmpty)
      try assume(one.apply(second).isEmpty)
      try #require(try other.apply(second).isEmpty)
      try #require(try other.apply(first).isEmpty)
      try #require(one.synced == other.synced)
      // And it is what merging makes of them.
      let merge = try PinSheet.merge(base: base, ours: ours, theirs: theirs)
      try #require(merge.conflicts.isEmpty)
      try #require(merge.sheet.synced == one.synced)
    }
  }

  @Test func mergingWithADeltaFindsTheConflictsOfMergingSheets() {
    forEachSeed(0..<80) { generator in
      let (base, ours, theirs) = try sides(using: &generator)
      let merge = try PinSheet.merge(base: base, ours: ours, theirs: theirs)
      var copy = ours
      let conflicts = try copy.apply(theirs.changes(since: base))
      // A delta does not tell on which image the other side left something as it was.
      func objects(_ conflicts: [PinSheet.Conflict]) -> [PinSheet.Object] {
        conflicts.filter { conflict in
          if case .imageReplaced = conflict.kind { return false }
          return true
        }.map(\.object)
      }
      try #require(objects(conflicts) == objects(merge.conflicts))
      // How much of something deleted comes back depends on what is known of it.
      try assume(merge.conflicts.allSatisfy(\.isAboutAField))
      try #require(copy.sections == merge.sheet.sections)
    }
  }

  @Test func aDecisionEndsTheConflict() {
    forEachSeed(0..<80) { generator in
      let (base, ours, theirs) = try sides(using: &generator)
      let merge = try PinSheet.merge(base: base, ours: ours, theirs: theirs)
      var decided = merge.sheet
      for conflict in merge.conflicts {
        let side: PinSheet.Merge.Side = generator.draw(below: 2) == 0 ? .ours : .theirs
        // A decision can be refused, as when an earlier one deleted what it is about.
        try assume((try? decided.decide(conflict, for: side, at: Samples.at(50))) != nil)
      }
      // Both sides take the decision without asking again.
      for side in [ours, theirs] {
        let again = try PinSheet.merge(base: base, ours: side, theirs: decided)
        let open = again.conflicts.filter { conflict in
          if case .field = conflict.kind { return decided.contains(conflict.object) }
          return false
        }
        try #require(open.isEmpty, "\(open)")
      }
    }
  }
}

extension PinSheet {
  fileprivate func contains(_ object: PinSheet.Object) -> Bool { table.alive(object) != nil }
}

extension PinSheet.Conflict {
  fileprivate var isAboutAField: Bool {
    if case .field = kind { return true }
    return false
  }
}

extension PinSheet.Merge {
  /// Where both sides replaced an image, what each placed fits only its own.
  fileprivate var conflictsBesidesFrames: [PinSheet.Object] {
    let images = conflicts.filter { conflict in
      guard case .field(let change) = conflict.kind else { return false }
      return change.field == .image
    }.map(\.object)
    return conflicts.filter { conflict in
      guard case .imageReplaced = conflict.kind else { return true }
      return !images.contains(conflict.object)
    }.map(\.object)
  }
}

extension VersionedValue {
  fileprivate func isSame(as base: PinSheet, _ object: PinSheet.Object, _ field: PinSheet.Field)
    -> Bool
  {
    base.table[object]?.fields[field]?.head == head
  }
}
