public import LudusFoundation

extension PinSheet {
  /// Decides a conflict for one of the sides, which is an edit like any other.
  ///
  /// The decision comes after the edits of both sides, so that it is no conflict any more when they meet again.
  /// For an image that was replaced under what somebody placed, who replaced it wins when the coordinates are
  /// to be scaled to the new image, and who placed something when they are to stay as they are.
  ///
  /// - Parameters:
  ///   - conflict: One that merging, or applying a delta, reported.
  ///   - side: Whose edit is to hold.
  ///   - date: When it was decided, not before the sheet's last edit.
  /// - Throws: ``SheetError/unknownObject(_:)`` for a conflict about something that is not there any more, and
  ///   what editing throws; the sheet is then unchanged.
  public mutating func decide(
    _ conflict: SheetConflict,
    for side: SheetMerge.Side,
    at date: Date
  ) throws(SheetError) {
    try edit(at: date) { editor throws(SheetError) in
      switch conflict.kind {
      case .field(let field):
        try editor.decide(field, of: conflict.object, for: side)
      case .deletedAndEdited(let deletion):
        editor.absorb(deletion.lives)
        if side == deletion.deletedBy {
          try editor.delete(conflict.object)
        } else {
          editor.confirm(deletion.lives)
        }
      case .lastOnesDeleted(let last):
        editor.absorb(last.lives)
        editor.confirm(last.lives)
        let isOurs = side == .ours
        for object in isOurs ? last.deletedByThem : last.deletedByUs
        where editor.table.alive(object) == nil {
          try editor.restore(object)
        }
        for object in isOurs ? last.deletedByUs : last.deletedByThem
        where editor.table.alive(object) != nil {
          try editor.delete(object)
        }
      case .imageReplaced(let frame):
        guard side == frame.replacedBy else { return }
        let scale = frame.formerSize.scale(to: frame.size)
        for place in frame.places {
          try editor.scale(place.object, only: place.field, by: scale)
        }
      }
    }
  }
}

extension SheetEditor {
  fileprivate mutating func decide(
    _ conflict: SheetConflict.Field,
    of object: PinSheet.Object,
    for side: SheetMerge.Side
  ) throws(SheetError) {
    guard let record = table.alive(object) else { throw .unknownObject(object) }
    table[object]?[conflict.field] = record[conflict.field]
      .absorbing(conflict.ourValue)
      .absorbing(conflict.theirValue)
      .edited(to: side == .ours ? conflict.ours : conflict.theirs, at: milliseconds)
  }

  /// Notes that what follows comes after these deletions.
  fileprivate mutating func absorb(_ lives: [SheetConflict.Deletion.Life]) {
    for life in lives {
      guard let record = table[life.object] else { continue }
      table[life.object]?[.life] = record[.life].absorbing(life.value)
    }
  }

  /// Makes it an edit that something was not deleted.
  fileprivate mutating func confirm(_ lives: [SheetConflict.Deletion.Life]) {
    for life in lives where table.alive(life.object) != nil {
      set(.life, of: life.object, to: .flag(true))
    }
  }
}
