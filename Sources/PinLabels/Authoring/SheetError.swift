public import LudusFoundation

/// Why an edit of a sheet is refused.
///
/// The sheet is then unchanged.
public enum SheetError: Error, Hashable, Sendable {
  /// The sheet has no such object, or it was deleted.
  case unknownObject(PinSheet.Object)
  /// The identifier is taken, perhaps by something deleted.
  case identifierTaken(PinSheet.Object)
  /// The object has no such field.
  case fieldDoesNotFit(PinSheet.Field, PinSheet.Object)
  /// A pin keeps a label, and an exercise a view.
  case lastOne(PinSheet.Object)
  /// The sheet itself cannot be deleted.
  case cannotBeDeleted(PinSheet.Object)
  /// The object is not deleted, or what it was in is not there.
  case cannotBeRestored(PinSheet.Object)
  /// A place among siblings is not one of those that there are.
  case indexOutOfRange(Int, count: Int)
  /// The image has the name and version of the one it should replace, but another size.
  case imageNotRenamed(ImageRecord.ID)
  /// What would come of the edit is no valid sheet.
  case invalid(ContentError<SheetFault>)
  /// The date is before the sheet's last edit. Pass the later of now and that date when a clock was set back.
  case dateBeforeLastEdit(Date, last: Date)
  /// The date is more than about 35,000 years away.
  case dateOutOfRange
  /// Something belongs to another sheet.
  case otherSheet(PinSheet.ID, expected: PinSheet.ID)
  /// A delta is about something inside of what is not known here. Another delta may have to come first.
  case missingParent(PinSheet.Object)
}

extension SheetError: CustomStringConvertible {
  /// What went wrong, for developers.
  public var description: String {
    switch self {
    case .unknownObject(let object): "there is no \(object)"
    case .identifierTaken(let object): "the identifier of \(object) is taken"
    case .fieldDoesNotFit(let field, let object):
      "\(object) has no \(field.rawValue)"
    case .lastOne(let object): "\(object) is the last one and cannot be deleted"
    case .cannotBeDeleted(let object): "\(object) cannot be deleted"
    case .cannotBeRestored(let object):
      "\(object) cannot be restored: it is not deleted, or what it was in is not there"
    case .indexOutOfRange(let index, let count):
      "\(index) is no place among \(count), counted from 0"
    case .imageNotRenamed(let id):
      "the image \"\(id)\" has another size, expected another name or version too"
    case .invalid(let error): "\(error)"
    case .dateBeforeLastEdit(let date, let last):
      "the date \(date.timeIntervalSince1970) is before the last edit's, "
        + "\(last.timeIntervalSince1970) (seconds since 1970)"
    case .dateOutOfRange: "the date is too far away to be stored in milliseconds"
    case .otherSheet(let id, let expected): "this is about the sheet \"\(id)\", not \"\(expected)\""
    case .missingParent(let object): "there is nothing that \(object) could be in"
    }
  }
}
