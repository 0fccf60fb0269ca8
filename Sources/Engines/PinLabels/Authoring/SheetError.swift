// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// Why an edit of a sheet is refused.
///
/// The sheet is then unchanged. Every command throws ``unknownObject(_:)`` and ``date(_:)``; those that add something also
/// ``duplicateIdentifier(_:)`` and ``indexOutOfRange(_:count:)``; those that give a value ``invalid(_:)``.
public enum SheetError: Error, Hashable, Sendable {
  /// The sheet does not have the object, or it was deleted.
  case unknownObject(PinSheet.Object)
  /// The identifier is taken, perhaps by something deleted.
  case duplicateIdentifier(PinSheet.Object)
  /// The object has no field of this name.
  case fieldDoesNotFit(String, PinSheet.Object)
  /// A pin keeps a label, and an exercise a view.
  case lastOne(PinSheet.Object)
  /// The sheet itself cannot be deleted.
  case cannotBeDeleted(PinSheet.Object)
  /// The object is not deleted, or its parent is not there.
  case cannotBeRestored(PinSheet.Object)
  /// A place among siblings is not one of those that there are.
  case indexOutOfRange(Int, count: Int)
  /// The image has the name and version of the one it should replace, but another size.
  case imageNotRenamed(ImageRecord.ID)
  /// The arrow is shorter than this many pixels, so that nobody could see where it points.
  case arrowTooShort(minimum: Double)
  /// The edit would make the sheet invalid.
  case invalid(ContentError<SheetFault>)
  /// The date is too far away to be stored.
  case date(EventDateError)
}

extension SheetError: CustomStringConvertible {
  private var text: PinErrorText {
    switch self {
    case .unknownObject(let object): PinErrorText("there is no \(object)", "edit.unknownObject")
    case .duplicateIdentifier(let object):
      PinErrorText("the identifier of \(object) is taken", "edit.duplicateIdentifier")
    case .fieldDoesNotFit(let field, let object):
      PinErrorText("\(object) has no \(field)", "edit.fieldDoesNotFit")
    case .lastOne(let object):
      PinErrorText("\(object) is the last one and cannot be deleted", "edit.lastOne")
    case .cannotBeDeleted(let object):
      PinErrorText("\(object) cannot be deleted", "edit.cannotBeDeleted")
    case .cannotBeRestored(let object):
      PinErrorText(
        "\(object) cannot be restored: it is not deleted, or what it was in is not there",
        "edit.cannotBeRestored"
      )
    case .indexOutOfRange(let index, let count):
      PinErrorText("\(index) is no place among \(count), counted from 0", "edit.indexOutOfRange")
    case .imageNotRenamed(let id):
      PinErrorText(
        "the image \"\(id)\" has another size, expected another name or version too",
        "edit.imageNotRenamed"
      )
    case .arrowTooShort(let minimum):
      PinErrorText("the arrow is shorter than \(minimum) pixels", "edit.arrowTooShort")
    case .invalid(let error): PinErrorText("\(error)", "edit.invalid")
    case .date(let error): PinErrorText("\(error)", "edit.date")
    }
  }

  /// The error, for developers.
  public var description: String { text.description }

  /// Returns a whole sentence for the author, without identifiers.
  public func sentence(in phrasebook: Phrasebook) -> String {
    if case .date(let error) = self { return error.sentence(in: phrasebook) }
    return text.sentence(in: phrasebook)
  }
}

/// Why sheets cannot be merged, or a delta not be applied.
///
/// The sheet is then unchanged.
public enum SheetMergeError: Error, Hashable, Sendable {
  /// Something belongs to another sheet.
  case otherSheet(PinSheet.ID, expected: PinSheet.ID)
  /// A delta is about an object whose parent is not known here. Another delta may have to come first.
  case missingParent(PinSheet.Object)
  /// The merged sheet would be invalid.
  case invalid(ContentError<SheetFault>)
}

extension SheetMergeError: CustomStringConvertible {
  private var text: PinErrorText {
    switch self {
    case .otherSheet(let id, let expected):
      PinErrorText("this is about the sheet \"\(id)\", not \"\(expected)\"", "merge.otherSheet")
    case .missingParent(let object):
      PinErrorText("there is nothing that \(object) could be in", "merge.missingParent")
    case .invalid(let error): PinErrorText("\(error)", "merge.invalid")
    }
  }

  /// The error, for developers.
  public var description: String { text.description }

  /// Returns a whole sentence for the author, without identifiers.
  public func sentence(in phrasebook: Phrasebook) -> String { text.sentence(in: phrasebook) }
}
