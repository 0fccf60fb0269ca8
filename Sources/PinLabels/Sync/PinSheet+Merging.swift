/// A merged sheet, and what could not be merged.
public struct SheetMerge: Hashable, Sendable {
  /// The sheet with all edits that do not contradict each other.
  public let sheet: PinSheet
  /// The edits that do, to be decided.
  public let conflicts: [SheetConflict]
}

extension PinSheet {
  /// Merges what two sides made of the same sheet.
  ///
  /// Every field is merged by itself: an edit of one side counts, and two edits that differ are a conflict. The
  /// merged sheet then has our value, and the report both. Sheets that were edited by hand, in a file, are
  /// merged by their values; those that were edited with commands also by the versions of their fields.
  ///
  /// - Parameters:
  ///   - base: What both sides had.
  ///   - ours: What we made of it.
  ///   - theirs: What they made of it.
  ///   - policy: What to do with edits that contradict each other.
  /// - Returns: The merged sheet and the conflicts.
  /// - Throws: ``SheetError/otherSheet(_:expected:)`` unless all are the same sheet. That the records make no
  ///   sheet, as those of a forged delta may, does not come of edits.
  /// - Complexity: O(*n* · *d*) in the number of objects and of deletions.
  public static func merge(
    base: PinSheet,
    ours: PinSheet,
    theirs: PinSheet,
    policy: SheetMerge.Policy = .report
  ) throws(SheetError) -> SheetMerge {
    for side in [ours, theirs] where side.id != base.id {
      throw .otherSheet(side.id, expected: base.id)
    }
    let merge = TableMerge(
      base: base.table,
      ours: ours.table.buryingMissing(of: base.table),
      theirs: theirs.table.buryingMissing(of: base.table),
      policy: policy
    )
    return SheetMerge(sheet: try ours.with(merge.merged), conflicts: merge.conflicts)
  }

  /// Takes over what another side changed.
  ///
  /// A field that was edited on both sides, and differs, keeps our value and is reported. Applying a delta
  /// again changes nothing.
  ///
  /// - Parameters:
  ///   - delta: What the other side changed.
  ///   - policy: What to do with edits that contradict each other.
  /// - Returns: The conflicts, to be decided.
  /// - Throws: ``SheetError/otherSheet(_:expected:)`` for a delta of another sheet,
  ///   ``SheetError/missingParent(_:)`` where it is about something inside of what is not known here, and
  ///   ``SheetError/invalid(_:)`` where its records do not make a sheet; the sheet is then unchanged.
  @discardableResult
  public mutating func apply(
    _ delta: SheetDelta,
    policy: SheetMerge.Policy = .report
  ) throws(SheetError) -> [SheetConflict] {
    guard delta.sheet == id else { throw .otherSheet(delta.sheet, expected: id) }
    if let lost = delta.objects.first(where: { delta.table[$0]?.hasPossibleParent == false }) {
      throw .missingParent(lost)
    }
    let merge = TableMerge(base: nil, ours: table, theirs: delta.table, policy: policy)
    self = try with(merge.merged)
    return merge.conflicts
  }

  /// The same sheet with other records.
  private func with(_ table: SheetTable) throws(SheetError) -> PinSheet {
    for (object, record) in table.records.sorted(by: { $0.key < $1.key }) where !record.isDeleted {
      guard let kind = object.kind.parent else {
        guard object == .sheet(id) else { throw .otherSheet(PinSheet.ID(object.id), expected: id) }
        continue
      }
      guard let parent = record.parent, parent.kind == kind, table.alive(parent) != nil else {
        throw .missingParent(object)
      }
    }
    do {
      return try PinSheet(id: id, table: table)
    } catch {
      throw .invalid(error)
    }
  }
}

extension SheetTable {
  /// Returns the table with a tombstone for everything of a former one that is not in it any more, as when it
  /// was deleted in a file by hand.
  fileprivate func buryingMissing(of former: SheetTable) -> SheetTable {
    var table = self
    for (object, record) in former.records where table[object] == nil {
      var tombstone = record
      tombstone[.life] = VersionedValue(.flag(false))
      table[object] = tombstone
    }
    return table
  }
}
