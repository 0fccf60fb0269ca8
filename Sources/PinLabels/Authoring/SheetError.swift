public import LudusCore
public import LudusFoundation

/// Why an edit of a sheet is refused.
///
/// The sheet is then unchanged.
public enum SheetError: Error, Hashable, Sendable {
  /// The sheet has no such object, or it was deleted.
  case unknownObject(PinSheet.Object)
  /// The identifier is taken, perhaps by something deleted.
  case duplicateIdentifier(PinSheet.Object)
  /// The object has no field of this name.
  case fieldDoesNotFit(String, PinSheet.Object)
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
  /// The edit would make the sheet invalid.
  case invalid(ContentError<SheetFault>)
  /// The date cannot be right. Pass the later of now and the sheet's last edit when a clock was set back.
  case date(EventDateError)
}

extension SheetError: CustomStringConvertible {
  /// The error in words, for developers.
  public var description: String {
    switch self {
    case .unknownObject(let object): "there is no \(object)"
    case .duplicateIdentifier(let object): "the identifier of \(object) is taken"
    case .fieldDoesNotFit(let field, let object): "\(object) has no \(field)"
    case .lastOne(let object): "\(object) is the last one and cannot be deleted"
    case .cannotBeDeleted(let object): "\(object) cannot be deleted"
    case .cannotBeRestored(let object):
      "\(object) cannot be restored: it is not deleted, or what it was in is not there"
    case .indexOutOfRange(let index, let count):
      "\(index) is no place among \(count), counted from 0"
    case .imageNotRenamed(let id):
      "the image \"\(id)\" has another size, expected another name or version too"
    case .invalid(let error): "\(error)"
    case .date(let error): "\(error)"
    }
  }

  /// Returns a whole sentence for the author, without identifiers.
  public func sentence(in language: Language) -> String {
    switch self {
    case .unknownObject: pinSentences("edit.unknownObject", in: language)
    case .duplicateIdentifier: pinSentences("edit.duplicateIdentifier", in: language)
    case .fieldDoesNotFit: pinSentences("edit.fieldDoesNotFit", in: language)
    case .lastOne: pinSentences("edit.lastOne", in: language)
    case .cannotBeDeleted: pinSentences("edit.cannotBeDeleted", in: language)
    case .cannotBeRestored: pinSentences("edit.cannotBeRestored", in: language)
    case .indexOutOfRange: pinSentences("edit.indexOutOfRange", in: language)
    case .imageNotRenamed: pinSentences("edit.imageNotRenamed", in: language)
    case .invalid: pinSentences("edit.invalid", in: language)
    case .date(let error): error.sentence(in: language)
    }
  }
}

/// Why sheets cannot be merged, or a delta not be applied.
///
/// The sheet is then unchanged.
public enum SheetMergeError: Error, Hashable, Sendable {
  /// Something belongs to another sheet.
  case otherSheet(PinSheet.ID, expected: PinSheet.ID)
  /// A delta is about something inside of what is not known here. Another delta may have to come first.
  case missingParent(PinSheet.Object)
  /// The merged sheet would be invalid.
  case invalid(ContentError<SheetFault>)
}

extension SheetMergeError: CustomStringConvertible {
  /// The error in words, for developers.
  public var description: String {
    switch self {
    case .otherSheet(let id, let expected): "this is about the sheet \"\(id)\", not \"\(expected)\""
    case .missingParent(let object): "there is nothing that \(object) could be in"
    case .invalid(let error): "\(error)"
    }
  }

  /// Returns a whole sentence for the author, without identifiers.
  public func sentence(in language: Language) -> String {
    switch self {
    case .otherSheet: pinSentences("merge.otherSheet", in: language)
    case .missingParent: pinSentences("merge.missingParent", in: language)
    case .invalid: pinSentences("merge.invalid", in: language)
    }
  }
}
