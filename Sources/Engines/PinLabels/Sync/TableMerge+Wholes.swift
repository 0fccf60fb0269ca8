// SPDX-License-Identifier: Apache-2.0

// What concerns several fields or objects at once.

extension TableMerge {
  /// Keeps an arrow from ending where it starts, because one side moved its start and the other its end.
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

  /// The objects that were deleted last: where a parent came back, its last children were deleted with it.
  private func lastDeleted(_ deleted: [SheetRecord]) -> [PinSheet.Object] {
    let last = deleted.map { $0[.life].head }.max()
    return deleted.filter { $0[.life].head == last }.map(\.object)
  }

  /// Finds the objects that one side placed on an image that the other replaced by one of another size.
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
        // Where both sides placed it, the conflict about the field says so, or the other place was taken.
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
