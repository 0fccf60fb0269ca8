// SPDX-License-Identifier: Apache-2.0

/// Merges two tables.
struct TableMerge {
  /// The table that both sides had, if that is known.
  let base: SheetTable?
  let ours: SheetTable
  /// The other side; only its changes, when it is from a delta.
  let theirs: SheetTable
  let policy: PinSheet.Merge.Policy

  var merged: SheetTable
  var conflicts: [PinSheet.Conflict] = []

  init(base: SheetTable?, ours: SheetTable, theirs: SheetTable, policy: PinSheet.Merge.Policy) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    self.policy = policy
    merged = ours
    // Mostly two sheets differ in a few objects.
    let changed = theirs.records.filter { object, record in
      ours[object] != record || !record.isSettled
    }.keys.sorted()
    for object in changed {
      mergeFields(of: object)
    }
    separateEndsOfArrows(in: changed)
    mergeLives(of: changed)
    restoreNeededChildren()
    findFrames()
    conflicts.sort { $0.object < $1.object }
  }

  func table(of side: PinSheet.Merge.Side) -> SheetTable { side == .ours ? ours : theirs }

  private mutating func mergeFields(of object: PinSheet.Object) {
    guard let their = theirs[object] else { return }
    guard var record = ours[object] else {
      var added = their
      added.fields = their.fields.mapValues { $0.synchronized() }
      merged[object] = added
      return
    }
    for field in PinSheet.Field.allCases where field != .life {
      guard let theirValue = their.fields[field] else { continue }
      record[field] = mergedField(
        field,
        of: object,
        ours: record[field],
        theirs: theirValue.synchronized()
      )
    }
    merged[object] = record
  }

  private mutating func mergedField(
    _ field: PinSheet.Field,
    of object: PinSheet.Object,
    ours our: VersionedValue,
    theirs their: VersionedValue
  ) -> VersionedValue {
    if our.value == their.value {
      return joined(our, their).synchronized()
    }
    if our.includes(their) { return our }
    if their.includes(our) { return their }
    if let base {
      let origin = base[object]?[field]
      if origin?.hasSameHead(as: their) ?? false { return our }
      if origin?.hasSameHead(as: our) ?? false { return their.absorbing(our) }
    }
    guard policy == .report else {
      return joined(our, their)
    }
    let change = PinSheet.Conflict.Field(
      field: field,
      base: base.map { $0[object]?[field] ?? .none },
      ours: our,
      theirs: their
    )
    conflicts.append(PinSheet.Conflict(object: object, kind: .field(change)))
    return our
  }

  /// The later of two values, as one that came after both.
  func joined(_ our: VersionedValue, _ their: VersionedValue) -> VersionedValue {
    // Most values are the same and were never edited, and the digest of a value takes long.
    let wereEdited = !our.ancestors.isEmpty || !their.ancestors.isEmpty
    if !wereEdited, our.value == their.value, our.version == their.version { return their }
    return our.head > their.head ? our.absorbing(their) : their.absorbing(our)
  }
}

extension SheetRecord {
  /// Whether merging it with an equal one gives the same again, unless edits bring their history.
  fileprivate var isSettled: Bool {
    fields.values.allSatisfy { !$0.isPending && $0.ancestors.isEmpty }
  }
}

extension VersionedValue {
  /// The same value as one that both sides have.
  func synchronized(if condition: Bool = true) -> VersionedValue {
    var value = self
    if condition { value.isPending = false }
    return value
  }
}

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

  /// The objects that one side deleted and the other did not, without those in another deleted
  /// object.
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
        // What the other side put in it goes with it; what it deleted too is deleted by the later
        // of both.
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

// What concerns several fields or objects at once.

extension TableMerge {
  /// Keeps an arrow from ending where it starts, because one side moved its start and the other its
  /// end.
  mutating func separateEndsOfArrows(in changed: [PinSheet.Object]) {
    for object in changed where object.kind == .arrow {
      guard let our = ours[object], let their = theirs[object], let record = merged[object],
        record[.start].value == record[.end].value
      else { continue }
      for field in [PinSheet.Field.start, .end] where record[field].value != our[field].value {
        merged[object]?[field] = our[field]
        let change = PinSheet.Conflict.Field(
          field: field,
          base: base.map { $0[object]?[field] ?? .none },
          ours: our[field],
          theirs: their[field]
        )
        conflicts.append(PinSheet.Conflict(object: object, kind: .field(change)))
      }
    }
  }

  /// Keeps a pin from losing its last label, and an exercise its last view, to two deletions.
  mutating func restoreNeededChildren() {
    let deleted = merged.records.values.filter(\.isDeleted)
    for parent in Set(deleted.compactMap(\.parent)).sorted() {
      let needed = merged.children(of: parent, includingDeleted: true)
        .filter { $0.object.kind.isNeededByParent }
      guard !needed.isEmpty, merged.alive(parent) != nil,
        !needed.contains(where: { merged.alive($0.object) != nil })
      else { continue }
      let restored = oneSided(needed) ?? lastDeleted(needed)
      var lives: [PinSheet.Conflict.Deletion.Life] = []
      for root in restored {
        for object in merged.deletedTogether(with: root) {
          guard let life = merged[object]?[.life] else { continue }
          lives.append(PinSheet.Conflict.Deletion.Life(object: object, value: life))
          // As an edit after the deletion, which is not made when it comes once more.
          merged[object]?[.life] = life.edited(to: .flag(true), at: life.head.milliseconds)
        }
      }
      let kind = PinSheet.Conflict.Kind.lastOnesDeleted(
        PinSheet.Conflict.LastOnes(
          deletedByUs: needed.map(\.object).filter(isOnlyDeletedByUs),
          deletedByThem: restored.filter { ours.alive($0) != nil },
          lives: lives
        )
      )
      conflicts.append(PinSheet.Conflict(object: parent, kind: kind))
    }
  }

  /// The objects that only one of the sides deleted; nil where there are none.
  private func oneSided(_ deleted: [SheetRecord]) -> [PinSheet.Object]? {
    let objects = deleted.map(\.object).filter {
      ours.alive($0) != nil || theirs.alive($0) != nil
    }
    return objects.isEmpty ? nil : objects
  }

  /// Whether we deleted something that the other side still has; a delta does not name that.
  private func isOnlyDeletedByUs(_ object: PinSheet.Object) -> Bool {
    guard ours.alive(object) == nil else { return false }
    return theirs.alive(object) != nil
      || theirs[object] == nil && ours[object]?[.life].isPending ?? false
  }

  /// The objects that were deleted last: where a parent came back, its last children were deleted
  /// with it.
  private func lastDeleted(_ deleted: [SheetRecord]) -> [PinSheet.Object] {
    let last = deleted.map { $0[.life].head }.max()
    return deleted.filter { $0[.life].head == last }.map(\.object)
  }

  /// Finds the objects that one side placed on an image that the other replaced by one of another
  /// size.
  mutating func findFrames() {
    let views = merged.records.filter { $0.key.kind == .view && !$0.value.isDeleted }
    for view in views.keys.sorted() {
      for side in [PinSheet.Merge.Side.ours, .theirs] {
        guard let frame = frame(of: view, replacedBy: side) else { continue }
        conflicts.append(PinSheet.Conflict(object: view, kind: .imageReplaced(frame)))
      }
    }
  }

  private func frame(of view: PinSheet.Object, replacedBy side: PinSheet.Merge.Side) -> PinSheet
    .Conflict
    .Frame?
  {
    let (replacing, placing) = (table(of: side), table(of: side.other))
    guard case .image(let image)? = merged[view]?[.image].value,
      case .image(let replaced)? = replacing[view]?[.image].value, replaced == image,
      let former = formerImage(of: view, besides: side),
      former.displayedSize != image.displayedSize
    else { return nil }
    let fieldConflicts = Set(
      conflicts.compactMap { conflict -> PinSheet.Conflict.Edit? in
        guard case .field(let change) = conflict.kind else { return nil }
        return PinSheet.Conflict.Edit(object: conflict.object, field: change.field)
      }
    )
    let places = merged.subtree(of: view).flatMap { object -> [PinSheet.Conflict.Edit] in
      guard let record = placing.alive(object) else { return [] }
      return PinSheet.Field.allCases.filter(PinSheet.Field.places.contains).compactMap { field in
        guard let place = record.fields[field] else { return nil }
        let edit = PinSheet.Conflict.Edit(object: object, field: field)
        // Where both sides placed it, the conflict about the field says so, or the other place was
        // taken.
        guard merged[object]?[field].value == place.value, !fieldConflicts.contains(edit) else {
          return nil
        }
        // What was deleted when the image was replaced may not have followed it.
        guard let known = replacing[object] else { return edit }
        if known.isDeleted, known[field].hasSameHead(as: place) { return edit }
        return known[field].includes(place) || isUnchanged(place, field, of: object) ? nil : edit
      }
    }
    guard !places.isEmpty else { return nil }
    return PinSheet.Conflict.Frame(
      replacedBy: side,
      formerSize: former.displayedSize,
      size: image.displayedSize,
      places: places
    )
  }

  /// The image that the other side had when it placed something.
  private func formerImage(of view: PinSheet.Object, besides side: PinSheet.Merge.Side)
    -> ImageRecord?
  {
    for table in [table(of: side.other), base] {
      if case .image(let image)? = table?[view]?[.image].value { return image }
    }
    return nil
  }
}
