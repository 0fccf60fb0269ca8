// The merge. Fields are merged one by one; what is about several of them comes after: deletions against edits,
// parents that would lose their last needed child, and images replaced under what the other side placed.

/// Who made a change, seen from who merges.
public enum MergeSide: String, Hashable, Sendable, Codable {
  /// The sheet that is merged into.
  case ours
  /// What comes from the other side.
  case theirs

  var other: MergeSide { self == .ours ? .theirs : .ours }
}

/// What to do with edits that contradict each other.
public enum MergePolicy: String, Hashable, Sendable, Codable {
  /// Keep both values in the report, to be decided; nothing is lost.
  case report
  /// Take the later edit and do not report what it replaced.
  case lastWriteWins
}

/// Merges two tables.
struct TableMerge {
  /// What both sides had, if that is known.
  let base: SheetTable?
  let ours: SheetTable
  /// The other side; only what changed, when it is from a delta.
  let theirs: SheetTable
  let policy: MergePolicy

  private(set) var merged: SheetTable
  private(set) var conflicts: [SheetConflict] = []

  init(base: SheetTable?, ours: SheetTable, theirs: SheetTable, policy: MergePolicy) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    self.policy = policy
    merged = ours
    for object in theirs.records.keys.sorted() {
      mergeFields(of: object)
    }
    separateEndsOfArrows()
    mergeLives()
    restoreNeededChildren()
    findFrames()
    conflicts.sort { $0.object < $1.object }
  }

  private func table(of side: MergeSide) -> SheetTable { side == .ours ? ours : theirs }

  // MARK: Fields

  private mutating func mergeFields(of object: SheetObject) {
    guard let their = theirs[object] else { return }
    guard var record = ours[object] else {
      var added = their
      added.fields = their.fields.mapValues { $0.synchronised() }
      merged[object] = added
      return
    }
    for field in SheetField.allCases where field != .life {
      guard let theirValue = their.fields[field] else { continue }
      record[field] = mergedField(
        field,
        of: object,
        ours: record[field],
        theirs: theirValue.synchronised()
      )
    }
    merged[object] = record
  }

  private mutating func mergedField(
    _ field: SheetField,
    of object: SheetObject,
    ours our: VersionedValue,
    theirs their: VersionedValue
  ) -> VersionedValue {
    if our.value == their.value {
      return joined(our, their).synchronised()
    }
    if our.includes(their) { return our }
    if their.includes(our) { return their }
    if let base {
      let origin = base[object]?[field]
      if their.head == origin?.head { return our }
      if our.head == origin?.head { return their.absorbing(our) }
    }
    guard policy == .report else {
      return joined(our, their)
    }
    let change = FieldConflict(
      field: field,
      base: base.map { $0[object]?[field] ?? .none },
      ours: our,
      theirs: their
    )
    conflicts.append(SheetConflict(object: object, kind: .field(change)))
    return our
  }

  /// Keeps an arrow from ending where it starts, because one side moved its start and the other its end.
  private mutating func separateEndsOfArrows() {
    for object in theirs.records.keys.sorted() where object.kind == .arrow {
      guard let our = ours[object], let their = theirs[object], let record = merged[object],
        record[.start].value == record[.end].value
      else { continue }
      for field in [SheetField.start, .end] where record[field].value != our[field].value {
        merged[object]?[field] = our[field]
        let change = FieldConflict(
          field: field,
          base: base.map { $0[object]?[field] ?? .none },
          ours: our[field],
          theirs: their[field]
        )
        conflicts.append(SheetConflict(object: object, kind: .field(change)))
      }
    }
  }

  /// The later of two values, as one that came after both.
  private func joined(_ our: VersionedValue, _ their: VersionedValue) -> VersionedValue {
    our.head > their.head ? our.absorbing(their) : their.absorbing(our)
  }

  // MARK: Deletions

  private mutating func mergeLives() {
    for object in theirs.records.keys.sorted() {
      guard let our = ours[object], let their = theirs[object] else { continue }
      guard let life = their.fields[.life]?.synchronised() else { continue }
      if our.isDeleted == their.isDeleted {
        let latest = joined(our[.life], life)
        merged[object]?[.life] = latest
      } else if our.isDeleted, life.includes(our[.life]) {
        merged[object]?[.life] = life
      }
    }
    for side in [MergeSide.ours, .theirs] {
      for root in deletionRoots(of: side) {
        merge(deletionOf: root, by: side)
      }
    }
  }

  /// What a side deleted and the other did not, without what is in something else that was deleted.
  private func deletionRoots(of side: MergeSide) -> [SheetObject] {
    let (deleting, keeping) = (table(of: side), table(of: side.other))
    func isDeletion(_ object: SheetObject) -> Bool {
      guard let record = deleting[object], record.isDeleted else { return false }
      guard let kept = keeping[object] else {
        // A delta may not have the object, and yet have something new that belongs in it.
        return side == .ours
      }
      return !kept.isDeleted && !(kept.fields[.life].map { $0.includes(record[.life]) } ?? false)
    }
    return deleting.records.keys.sorted().filter { object in
      guard isDeletion(object) else { return false }
      var outer = deleting[object]?.parent
      while let parent = outer {
        if isDeletion(parent) { return false }
        outer = deleting[parent]?.parent
      }
      return true
    }
  }

  private mutating func merge(deletionOf root: SheetObject, by side: MergeSide) {
    let (deleting, keeping) = (table(of: side), table(of: side.other))
    guard let tombstone = deleting[root] else { return }
    let inside = subtree(of: root)
    let edits = inside.flatMap { unknownEdits(of: $0, in: keeping, to: deleting) }
      + correctionEdits(choosing: root, in: keeping, to: deleting)
    let life = tombstone[.life].synchronised(if: side == .theirs)
    guard !edits.isEmpty else {
      for object in inside where keeping[object]?.isDeleted != true {
        guard let record = deleting[object], record.isDeleted else { continue }
        merged[object]?[.life] = record[.life].synchronised(if: side == .theirs)
      }
      return
    }
    let latest = edits.map(\.version).max() ?? life.head
    if policy == .lastWriteWins, life.head > latest {
      for object in inside {
        // What the other side put in it goes with it.
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
    let deletion = DeletionConflict(
      deletedBy: side,
      edits: edits.map(\.edit),
      lives: inside.compactMap { object in
        deleting[object].map { DeletionConflict.Life(object: object, value: $0[.life]) }
      }
    )
    conflicts.append(SheetConflict(object: root, kind: .deletedAndEdited(deletion)))
  }

  /// What is in an object on either side.
  private func subtree(of root: SheetObject) -> [SheetObject] {
    var found: [SheetObject] = []
    var seen: Set<SheetObject> = []
    for table in [ours, theirs, merged] {
      for object in table.subtree(of: root, includingDeleted: true)
      where seen.insert(object).inserted && merged[object] != nil {
        found.append(object)
      }
    }
    return found
  }

  private struct UnknownEdit {
    var edit: SheetEdit
    var version: FieldVersion
  }

  /// What one side did to an object that the side which deleted it did not know.
  private func unknownEdits(
    of object: SheetObject,
    in keeping: SheetTable,
    to deleting: SheetTable
  ) -> [UnknownEdit] {
    guard let kept = keeping[object], !kept.isDeleted else { return [] }
    guard let tombstone = deleting[object] else {
      let version = kept.lastEdit ?? VersionedValue.none.head
      return [UnknownEdit(edit: SheetEdit(object: object, field: nil), version: version)]
    }
    return SheetField.allCases.compactMap { field in
      // That something was restored is an edit too.
      guard let value = kept.fields[field], field != .life || value.value == .flag(true) else {
        return nil
      }
      guard !tombstone[field].includes(value), !isUnchanged(value, field, of: object) else {
        return nil
      }
      return UnknownEdit(edit: SheetEdit(object: object, field: field), version: value.head)
    }
  }

  /// A label that one side deleted may have become the correction on the other.
  private func correctionEdits(
    choosing label: SheetObject,
    in keeping: SheetTable,
    to deleting: SheetTable
  ) -> [UnknownEdit] {
    guard let pin = deleting[label]?.parent, let kept = keeping[pin], kept.correction == label else {
      return []
    }
    let value = kept[.correction]
    guard let known = deleting[pin]?.fields[.correction], !known.includes(value),
      !isUnchanged(value, .correction, of: pin)
    else { return [] }
    return [UnknownEdit(edit: SheetEdit(object: pin, field: .correction), version: value.head)]
  }

  private func isUnchanged(
    _ value: VersionedValue,
    _ field: SheetField,
    of object: SheetObject
  ) -> Bool {
    base?[object].map { $0[field].head == value.head } ?? false
  }

  // MARK: What concerns several objects

  /// Keeps a pin from losing its last label, and an exercise its last view, to two deletions.
  private mutating func restoreNeededChildren() {
    let all = merged.children(includingDeleted: true)
    for (parent, children) in all.sorted(by: { $0.key < $1.key }) {
      let needed = children.filter { $0.object.kind.isNeededByParent }
      guard !needed.isEmpty, merged.alive(parent) != nil,
        !needed.contains(where: { merged.alive($0.object) != nil })
      else { continue }
      let restored = oneSided(needed) ?? lastDeleted(needed)
      var lives: [DeletionConflict.Life] = []
      for root in restored {
        for object in merged.subtree(of: root, includingDeleted: true) {
          guard let life = merged[object]?[.life], life.value == .flag(false) else { continue }
          lives.append(DeletionConflict.Life(object: object, value: life))
          merged[object]?[.life] = .none
        }
      }
      let kind = SheetConflict.Kind.lastOnesDeleted(
        LastOnesConflict(
          deletedByUs: needed.map(\.object).filter(isOnlyDeletedByUs),
          deletedByThem: restored.filter { ours.alive($0) != nil },
          lives: lives
        )
      )
      conflicts.append(SheetConflict(object: parent, kind: kind))
    }
  }

  /// What only one of the sides deleted; nil where there is no such thing.
  private func oneSided(_ deleted: [SheetRecord]) -> [SheetObject]? {
    let objects = deleted.map(\.object).filter {
      ours.alive($0) != nil || theirs.alive($0) != nil
    }
    return objects.isEmpty ? nil : objects
  }

  /// Whether we deleted something that the other side still has; a delta does not name that.
  private func isOnlyDeletedByUs(_ object: SheetObject) -> Bool {
    guard ours.alive(object) == nil else { return false }
    return theirs.alive(object) != nil
      || theirs[object] == nil && ours[object]?[.life].isPending ?? false
  }

  /// What was deleted last: where a parent came back, its last children were deleted with it.
  private func lastDeleted(_ deleted: [SheetRecord]) -> [SheetObject] {
    let last = deleted.map { $0[.life].head }.max()
    return deleted.filter { $0[.life].head == last }.map(\.object)
  }

  /// Finds what one side placed on an image that the other replaced by one of another size.
  private mutating func findFrames() {
    for (view, record) in merged.records.sorted(by: { $0.key < $1.key })
    where view.kind == .view && !record.isDeleted {
      for side in [MergeSide.ours, .theirs] {
        guard let frame = frame(of: view, replacedBy: side) else { continue }
        conflicts.append(SheetConflict(object: view, kind: .imageReplaced(frame)))
      }
    }
  }

  private func frame(of view: SheetObject, replacedBy side: MergeSide) -> FrameConflict? {
    let (replacing, placing) = (table(of: side), table(of: side.other))
    guard case .image(let image)? = merged[view]?[.image].value,
      case .image(let replaced)? = replacing[view]?[.image].value, replaced == image,
      let former = formerImage(of: view, besides: side),
      former.displayedSize != image.displayedSize
    else { return nil }
    let fieldConflicts = Set(
      conflicts.compactMap { conflict -> SheetEdit? in
        guard case .field(let change) = conflict.kind else { return nil }
        return SheetEdit(object: conflict.object, field: change.field)
      }
    )
    let places = merged.subtree(of: view).flatMap { object -> [SheetEdit] in
      guard let record = placing.alive(object) else { return [] }
      return SheetField.allCases.filter(SheetField.places.contains).compactMap { field in
        guard let place = record.fields[field] else { return nil }
        let edit = SheetEdit(object: object, field: field)
        // Where both sides placed it, the conflict about the field says so, or the other place was taken.
        guard merged[object]?[field].value == place.value, !fieldConflicts.contains(edit) else {
          return nil
        }
        // What was deleted when the image was replaced did not follow it.
        guard let known = replacing.alive(object) else { return edit }
        return known[field].includes(place) || isUnchanged(place, field, of: object) ? nil : edit
      }
    }
    guard !places.isEmpty else { return nil }
    return FrameConflict(
      replacedBy: side,
      formerSize: former.displayedSize,
      size: image.displayedSize,
      places: places
    )
  }

  /// The image that the other side had when it placed something.
  private func formerImage(of view: SheetObject, besides side: MergeSide) -> ImageRecord? {
    for table in [table(of: side.other), base] {
      if case .image(let image)? = table?[view]?[.image].value { return image }
    }
    return nil
  }
}

extension VersionedValue {
  /// The same value as one that both sides have.
  func synchronised(if condition: Bool = true) -> VersionedValue {
    var value = self
    if condition { value.isPending = false }
    return value
  }
}
