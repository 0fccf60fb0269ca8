// SPDX-License-Identifier: Apache-2.0

// What one side deleted and the other has.

extension TableMerge {
  mutating func mergeLives(of changed: [PinSheet.Object]) {
    for object in changed {
      guard let our = ours[object], let their = theirs[object] else { continue }
      guard let life = their.fields[.life]?.synchronized() else { continue }
      if our.isDeleted == their.isDeleted {
        let latest = joined(our[.life], life)
        merged[object]?[.life] = latest
      } else if our.isDeleted, life.includes(our[.life]) {
        merged[object]?[.life] = life
      }
    }
    for side in [PinSheet.Merge.Side.ours, .theirs] {
      for root in deletionRoots(of: side) {
        merge(deletionOf: root, by: side)
      }
    }
  }

  /// The objects that one side deleted and the other did not, without those in another deleted object.
  private func deletionRoots(of side: PinSheet.Merge.Side) -> [PinSheet.Object] {
    let (deleting, keeping) = (table(of: side), table(of: side.other))
    func isDeletion(_ object: PinSheet.Object) -> Bool {
      guard let record = deleting[object], record.isDeleted else { return false }
      guard let kept = keeping[object] else {
        // A delta may not have the object, and yet have something new that belongs in it.
        return side == .ours
      }
      return !kept.isDeleted && !(kept.fields[.life].map { $0.includes(record[.life]) } ?? false)
    }
    return deleting.records.keys.filter { object in
      guard isDeletion(object) else { return false }
      var outer = deleting[object]?.parent
      while let parent = outer {
        if isDeletion(parent) { return false }
        outer = deleting[parent]?.parent
      }
      return true
    }.sorted()
  }

  private mutating func merge(deletionOf root: PinSheet.Object, by side: PinSheet.Merge.Side) {
    let (deleting, keeping) = (table(of: side), table(of: side.other))
    guard let tombstone = deleting[root] else { return }
    let inside = subtree(of: root)
    let edits =
      inside.flatMap { unknownEdits(of: $0, in: keeping, to: deleting) }
      + correctionEdits(choosing: root, in: keeping, to: deleting)
    let life = tombstone[.life].synchronized(if: side == .theirs)
    guard !edits.isEmpty else {
      for object in inside where keeping[object]?.isDeleted != true {
        guard let record = deleting[object], record.isDeleted else { continue }
        merged[object]?[.life] = record[.life].synchronized(if: side == .theirs)
      }
      return
    }
    let latest = edits.map(\.version).max() ?? life.head
    if policy == .lastWriteWins, life.head > latest {
      for object in inside where keeping[object]?.isDeleted != true {
        // What the other side put in it goes with it; what it deleted too is deleted by the later of both.
        merged[object]?[.life] = deleting[object]?[.life] ?? life
      }
      return
    }
    // What was deleted by an edit of its own is judged by itself.
    let apart = Set(
      inside.filter { object in
        guard let record = deleting[object], record.isDeleted else { return false }
        let isRevoked = keeping[object]?.fields[.life]?.includes(record[.life]) ?? false
        return !isRevoked
          && record[.life].version?.milliseconds != tombstone[.life].version?.milliseconds
      }
    )
    for object in inside where !apart.contains(object) && keeping[object]?.isDeleted != true {
      // What was made and deleted on one side has no place in what the other deleted.
      guard let parent = merged[object]?.parent, merged.alive(parent) != nil else { continue }
      var alive = keeping[object]?.fields[.life] ?? .none
      if policy == .lastWriteWins, let dead = deleting[object]?[.life] {
        alive = dead.edited(to: .flag(true), at: latest.milliseconds)
      }
      merged[object]?[.life] = alive
    }
    for object in inside where apart.contains(object) && keeping[object]?.isDeleted != true {
      guard !(deleting[object]?.parent.map(apart.contains) ?? false) else { continue }
      merge(deletionOf: object, by: side)
    }
    guard policy == .report else { return }
    let deletion = PinSheet.Conflict.Deletion(
      deletedBy: side,
      edits: edits.map(\.edit),
      lives: inside.compactMap { object in
        deleting[object].map { PinSheet.Conflict.Deletion.Life(object: object, value: $0[.life]) }
      }
    )
    conflicts.append(PinSheet.Conflict(object: root, kind: .deletedAndEdited(deletion)))
  }

  /// The objects in an object on either side.
  private func subtree(of root: PinSheet.Object) -> [PinSheet.Object] {
    var found: [PinSheet.Object] = []
    var seen: Set<PinSheet.Object> = []
    for table in [ours, theirs, merged] {
      for object in table.subtree(of: root, includingDeleted: true)
      where seen.insert(object).inserted && merged[object] != nil {
        found.append(object)
      }
    }
    return found
  }

  private struct UnknownEdit {
    var edit: PinSheet.Conflict.Edit
    var version: PinSheet.FieldVersion
  }

  /// The edits of one side to an object that the side which deleted it did not know.
  private func unknownEdits(
    of object: PinSheet.Object,
    in keeping: SheetTable,
    to deleting: SheetTable
  ) -> [UnknownEdit] {
    guard let kept = keeping[object], !kept.isDeleted else { return [] }
    guard let tombstone = deleting[object] else {
      let version = kept.lastEdit ?? VersionedValue.none.head
      return [
        UnknownEdit(edit: PinSheet.Conflict.Edit(object: object, field: nil), version: version)
      ]
    }
    return PinSheet.Field.allCases.compactMap { field in
      // That something was restored is an edit too.
      guard let value = kept.fields[field], field != .life || value.value == .flag(true) else {
        return nil
      }
      // The same on both sides is one value from then on, of which the deletion knows.
      guard tombstone[field].value != value.value, !tombstone[field].includes(value),
        !isUnchanged(value, field, of: object)
      else { return nil }
      return UnknownEdit(
        edit: PinSheet.Conflict.Edit(object: object, field: field),
        version: value.head
      )
    }
  }

  /// A label that one side deleted may have become the correction on the other.
  private func correctionEdits(
    choosing label: PinSheet.Object,
    in keeping: SheetTable,
    to deleting: SheetTable
  ) -> [UnknownEdit] {
    guard let pin = deleting[label]?.parent, let kept = keeping[pin], kept.correction == label
    else {
      return []
    }
    let value = kept[.correction]
    guard let known = deleting[pin]?.fields[.correction], !known.includes(value),
      !isUnchanged(value, .correction, of: pin)
    else { return [] }
    return [
      UnknownEdit(
        edit: PinSheet.Conflict.Edit(object: pin, field: .correction),
        version: value.head
      )
    ]
  }

  func isUnchanged(
    _ value: VersionedValue,
    _ field: PinSheet.Field,
    of object: PinSheet.Object
  ) -> Bool {
    base?[object].map { $0[field].hasSameHead(as: value) } ?? false
  }
}
