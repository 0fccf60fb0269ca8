public import LudusFoundation

extension PinSheet {
  /// Deletes something with all that is in it: a section with its exercises, a pin with its labels.
  ///
  /// What is deleted leaves a tombstone, and can be restored.
  ///
  /// - Parameters:
  ///   - object: What to delete.
  ///   - date: When it was deleted, not before the sheet's last edit.
  /// - Throws: ``SheetError/lastOne(_:)`` for the last label of a pin or the last view of an exercise,
  ///   ``SheetError/cannotBeDeleted(_:)`` for the sheet itself, ``SheetError/unknownObject(_:)``, and the errors
  ///   of dates.
  public mutating func delete(_ object: PinSheet.Object, at date: Date) throws(SheetError) {
    try edit(at: date) { editor throws(SheetError) in
      try editor.delete(object)
    }
  }

  /// Brings something deleted back, with what was deleted together with it.
  ///
  /// - Parameters:
  ///   - object: What to restore; what it was in must be there.
  ///   - date: When it was restored, not before the sheet's last edit.
  /// - Throws: ``SheetError/cannotBeRestored(_:)``, and the errors of dates.
  public mutating func restore(_ object: PinSheet.Object, at date: Date) throws(SheetError) {
    try edit(at: date) { editor throws(SheetError) in
      try editor.restore(object)
    }
  }
}
