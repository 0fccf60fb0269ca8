// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension PinSheet {
  /// A merged sheet, and the edits that could not be merged.
  public struct Merge: Hashable, Sendable {
    /// A side of a merge, from the viewpoint of the sheet that is merged into.
    public enum Side: String, Hashable, Sendable {
      /// The sheet that is merged into.
      case ours
      /// The other side.
      case theirs

      var other: Side { self == .ours ? .theirs : .ours }
    }

    /// A policy for contradicting edits.
    public enum Policy: String, Hashable, Sendable {
      /// Keep both values in the report, to be decided; nothing is lost.
      case report
      /// Take the later edit and do not report the one that it replaced.
      case lastWriteWins
    }

    /// The sheet with all edits that do not contradict each other.
    public let sheet: PinSheet
    /// The edits that do, to be decided.
    public let conflicts: [PinSheet.Conflict]
  }
}

extension PinSheet {
  /// Merges the edits of two sides to the same sheet.
  ///
  /// Every field is merged by itself: an edit of one side counts, and two edits that differ are a
  /// conflict. The merged sheet then has our value, and the report both. Sheets that were edited by
  /// hand, in a file, are merged by their values; those that were edited with commands also by the
  /// versions of their fields.
  ///
  /// - Returns: The merged sheet and the conflicts.
  /// - Throws: ``SheetMergeError/otherSheet(_:expected:)`` unless all are the same sheet. Edits
  ///   never lead to records that make no sheet; those of a forged delta may.
  /// - Complexity: O(*n* · *d*) in the number of objects and of deletions.
  public static func merge(
    base: PinSheet,
    ours: PinSheet,
    theirs: PinSheet,
    policy: PinSheet.Merge.Policy = .report
  ) throws(SheetMergeError) -> PinSheet.Merge {
    for side in [ours, theirs] where side.id != base.id {
      throw .otherSheet(side.id, expected: base.id)
    }
    let merge = TableMerge(
      base: base.table,
      ours: ours.table.buryingMissing(of: base.table),
      theirs: theirs.table.buryingMissing(of: base.table),
      policy: policy
    )
    return PinSheet.Merge(sheet: try ours.with(merge.merged), conflicts: merge.conflicts)
  }

  /// Takes over the changes of another side.
  ///
  /// A field that was edited on both sides, and differs, keeps our value and is reported. Applying
  /// a delta again changes nothing.
  ///
  /// - Returns: The conflicts, to be decided.
  /// - Throws: ``SheetMergeError/otherSheet(_:expected:)`` for a delta of another sheet,
  ///   ``SheetMergeError/missingParent(_:)`` where it is about an object whose parent is not known
  ///   here, and ``SheetMergeError/invalid(_:)`` where its records do not make a sheet; the sheet
  ///   is then unchanged.
  @discardableResult
  public mutating func apply(
    _ delta: PinSheet.Delta,
    policy: PinSheet.Merge.Policy = .report
  ) throws(SheetMergeError) -> [PinSheet.Conflict] {
    guard delta.sheet == id else { throw .otherSheet(delta.sheet, expected: id) }
    if let lost = delta.objects.first(where: { delta.table[$0]?.hasPossibleParent == false }) {
      throw .missingParent(lost)
    }
    let merge = TableMerge(base: nil, ours: table, theirs: delta.table, policy: policy)
    self = try with(merge.merged)
    return merge.conflicts
  }

  /// The same sheet with other records.
  private func with(_ merged: SheetTable) throws(SheetMergeError) -> PinSheet {
    var changes: [PinSheet.Object: SheetRecord?] = [:]
    var misplaced: PinSheet.Object?
    for (object, record) in merged.records {
      let former = table[object]
      if record != former { changes.updateValue(former, forKey: object) }
      if !merged.hasPlace(record, in: id) { misplaced = min(misplaced ?? object, object) }
    }
    if let misplaced {
      throw misplaced.kind.parent == nil
        ? .otherSheet(PinSheet.ID(misplaced.id), expected: id) : .missingParent(misplaced)
    }
    do {
      let update = try TreeUpdate(of: merged, since: changes, sheet: id)
      var sheet = self
      sheet.table = merged
      update.apply(to: &sheet, merged)
      return sheet
    } catch {
      throw .invalid(error)
    }
  }
}

extension SheetTable {
  /// Whether an object is deleted, is the sheet, or is in something that it can be in and that is
  /// not deleted.
  fileprivate func hasPlace(_ record: SheetRecord, in sheet: PinSheet.ID) -> Bool {
    if record.isDeleted { return true }
    guard let kind = record.object.kind.parent else { return record.object == .sheet(sheet) }
    guard let parent = record.parent, parent.kind == kind else { return false }
    return alive(parent) != nil
  }

  /// Returns the table with a tombstone for everything of a former one that is not in it any more,
  /// as when it was deleted in a file by hand.
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

// MARK: - Decisions

extension PinSheet {
  /// Decides a conflict for one of the sides, which is an edit like any other.
  ///
  /// The decision comes after the edits of both sides, so that it is no conflict any more when they
  /// meet again. Where one side replaced an image and the other placed something on the former one,
  /// deciding for the first scales the coordinates to the new image, and deciding for the second
  /// keeps them.
  ///
  /// - Parameters:
  ///   - conflict: One that merging, or applying a delta, reported.
  ///   - side: The side whose edit is to hold.
  ///   - date: The date when it was decided.
  /// - Throws: ``SheetError/unknownObject(_:)`` for a conflict about something that is not there
  ///   any more, and what editing throws; the sheet is then unchanged.
  public mutating func decide(
    _ conflict: PinSheet.Conflict,
    for side: PinSheet.Merge.Side,
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
    _ conflict: PinSheet.Conflict.Field,
    of object: PinSheet.Object,
    for side: PinSheet.Merge.Side
  ) throws(SheetError) {
    guard let record = table.alive(object) else { throw .unknownObject(object) }
    table[object]?[conflict.field] = record[conflict.field]
      .absorbing(conflict.ourValue)
      .absorbing(conflict.theirValue)
      .edited(
        to: side == .ours ? conflict.ourValue.value : conflict.theirValue.value,
        at: milliseconds
      )
  }

  /// Makes later edits come after these deletions.
  fileprivate mutating func absorb(_ lives: [PinSheet.Conflict.Deletion.Life]) {
    for life in lives {
      guard let record = table[life.object] else { continue }
      table[life.object]?[.life] = record[.life].absorbing(life.value)
    }
  }

  /// Makes it an edit that something was not deleted.
  fileprivate mutating func confirm(_ lives: [PinSheet.Conflict.Deletion.Life]) {
    for life in lives where table.alive(life.object) != nil {
      set(.life, of: life.object, to: .flag(true))
    }
  }
}

extension PinSheet {
  /// Contradicting edits by two sides, to be resolved.
  ///
  /// The merged sheet loses nothing: it keeps our value of a field, and objects that one side
  /// deleted and the other edited. ``PinSheet/decide(_:for:at:)`` makes the decision an edit.
  public struct Conflict: Hashable, Sendable {
    /// The object of the conflict.
    public let object: PinSheet.Object
    /// The way in which the edits contradict each other.
    public let kind: Kind

    /// A way in which edits can contradict each other.
    public enum Kind: Hashable, Sendable {
      /// Both sides gave a field another value.
      case field(PinSheet.Conflict.Field)
      /// One side deleted an object that the other edited, or in which it made something.
      case deletedAndEdited(PinSheet.Conflict.Deletion)
      /// Each side deleted labels of a pin, or views of an exercise, and together all of them.
      case lastOnesDeleted(PinSheet.Conflict.LastOnes)
      /// One side placed something on an image that the other replaced by one of another size.
      case imageReplaced(PinSheet.Conflict.Frame)
    }

    /// A field to which both sides gave different values.
    public struct Field: Hashable, Sendable {
      package let field: PinSheet.Field
      private let baseValue: VersionedValue?
      let ourValue: VersionedValue
      let theirValue: VersionedValue

      init(
        field: PinSheet.Field,
        base: VersionedValue?,
        ours: VersionedValue,
        theirs: VersionedValue
      ) {
        self.field = field
        baseValue = base
        ourValue = ours
        theirValue = theirs
      }

      /// The name of the field, as it is in JSON: `position`, `text`.
      public var name: String { field.rawValue }
      /// The value that both sides had before, as JSON; nil when that is not known.
      public var base: String? { baseValue?.value.description }
      /// Our value, as JSON: `{"text":"scaphoid bone"}`.
      public var ours: String { ourValue.value.description }
      /// Their value, as JSON.
      public var theirs: String { theirValue.value.description }
      /// The date when we edited it; nil for a value that was changed without an edit.
      public var ourDate: Date? { ourValue.version?.date }
      /// The date when they edited it; nil for a value that was changed without an edit.
      public var theirDate: Date? { theirValue.version?.date }
    }

    /// An edit, by its object and field.
    public struct Edit: Hashable, Sendable {
      /// The edited object.
      public let object: PinSheet.Object
      /// The field that was edited; nil when the object was made.
      package let field: PinSheet.Field?

      /// The name of the field that was edited; nil when the object was made.
      public var fieldName: String? { field?.rawValue }

      package init(object: PinSheet.Object, field: PinSheet.Field?) {
        (self.object, self.field) = (object, field)
      }
    }

    /// Something that one side deleted and the other edited.
    public struct Deletion: Hashable, Sendable {
      /// The side that deleted it.
      public let deletedBy: PinSheet.Merge.Side
      /// The edits of the other side to it, and to the objects in it.
      public let edits: [PinSheet.Conflict.Edit]
      /// The deletions, so that a decision can come after them.
      let lives: [Life]

      /// The deletion of an object.
      struct Life: Hashable, Sendable {
        var object: PinSheet.Object
        var value: VersionedValue
      }
    }

    /// The last labels of a pin, or the last views of an exercise, of which each side deleted some.
    public struct LastOnes: Hashable, Sendable {
      /// The objects that only we deleted.
      public let deletedByUs: [PinSheet.Object]
      /// The objects that only they deleted.
      public let deletedByThem: [PinSheet.Object]
      let lives: [PinSheet.Conflict.Deletion.Life]
    }

    /// Things that one side placed on an image that the other side replaced.
    public struct Frame: Hashable, Sendable {
      /// The side that replaced the image.
      public let replacedBy: PinSheet.Merge.Side
      /// The size that the things were placed for.
      public let formerSize: PixelSize
      /// The size of the new image.
      public let size: PixelSize
      /// The coordinates that may be wrong, because they are those of the former image.
      public let places: [PinSheet.Conflict.Edit]

      /// The objects that may be in the wrong place.
      package var placed: [PinSheet.Object] { Set(places.map(\.object)).sorted() }
    }
  }
}

extension PinSheet.Conflict: CustomStringConvertible {
  /// The conflict in a line, with both values.
  public var description: String {
    switch kind {
    case .field(let conflict):
      let base = conflict.base.map { ", before \($0)" } ?? ""
      return "\(object).\(conflict.field.rawValue): ours \(conflict.ours), "
        + "theirs \(conflict.theirs)\(base)"
    case .deletedAndEdited(let conflict):
      let edits = conflict.edits.map { edit in
        edit.field.map { "\(edit.object).\($0.rawValue)" } ?? "new \(edit.object)"
      }
      let editor = conflict.deletedBy == .ours ? "they" : "we"
      let deleter = conflict.deletedBy == .ours ? "we" : "they"
      return "\(object): \(deleter) deleted it, \(editor) edited \(edits.joined(separator: ", "))"
    case .lastOnesDeleted(let conflict):
      return "\(object): we deleted \(Self.list(conflict.deletedByUs)), they deleted "
        + "\(Self.list(conflict.deletedByThem)), and nothing would be left"
    case .imageReplaced(let conflict):
      let replacer = conflict.replacedBy == .ours ? "we" : "they"
      return "\(object): \(replacer) replaced the image by one of \(conflict.size.width) x "
        + "\(conflict.size.height) pixels, and \(Self.list(conflict.placed)) was placed on one of "
        + "\(conflict.formerSize.width) x \(conflict.formerSize.height)"
    }
  }

  private static func list(_ objects: [PinSheet.Object]) -> String {
    objects.map(\.description).joined(separator: ", ")
  }

  /// Returns a whole sentence for an author, without identifiers.
  public func sentence(in phrasebook: Phrasebook) -> String {
    let key: Sentence =
      switch kind {
      case .field: "conflict.field"
      case .deletedAndEdited(let deletion):
        deletion.deletedBy == .ours ? "conflict.deletedByUs" : "conflict.deletedByThem"
      case .lastOnesDeleted: "conflict.lastOnesDeleted"
      case .imageReplaced(let frame):
        frame.replacedBy == .ours ? "conflict.imageReplacedByUs" : "conflict.imageReplacedByThem"
      }
    return pinSentences(key, in: phrasebook)
  }
}
