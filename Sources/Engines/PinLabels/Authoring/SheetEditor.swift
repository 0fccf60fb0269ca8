// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// The records of a sheet while an edit changes them, at its date.
struct SheetEditor {
  var table: SheetTable
  let milliseconds: Int64
  private static let largestRank = 0x1p50

  /// Gives a field of something that is there a value; the same value is no edit.
  mutating func set(_ field: PinSheet.Field, of object: PinSheet.Object, to value: PinSheet.Value) {
    guard let record = table[object], record[field].value != value else { return }
    table[object]?[field] = record[field].edited(to: value, at: milliseconds)
  }

  /// The record of something that is there.
  func record(of object: PinSheet.Object) throws(SheetError) -> SheetRecord {
    guard let record = table.alive(object) else { throw .unknownObject(object) }
    return record
  }

  /// Adds new records, the first of which goes to a place among its siblings.
  ///
  /// - Parameters:
  ///   - records: Something new with all that is in it.
  ///   - index: The place among siblings of its kind; nil for the end.
  /// - Throws: The reason why they cannot be added.
  mutating func insert(_ records: [SheetRecord], at index: Int?) throws(SheetError) {
    guard let root = records.first, let parent = root.parent else { return }
    _ = try record(of: parent)
    for record in records where table[record.object] != nil {
      throw .duplicateIdentifier(record.object)
    }
    if let clash = Dictionary(grouping: records, by: \.object).filter({ $1.count > 1 }).keys.min() {
      throw .duplicateIdentifier(clash)
    }
    var rank = table.lastRank(of: root.object.kind, in: parent) + 1
    if index != nil || rank.magnitude >= Self.largestRank {
      let siblings = siblings(of: root.object, in: parent)
      let index = index ?? siblings.count
      guard 0...siblings.count ~= index else {
        throw .indexOutOfRange(index, count: siblings.count)
      }
      rank = self.rank(at: index, among: siblings)
    }
    for var record in records {
      if record.object == root.object { record[.rank] = VersionedValue(.number(rank)) }
      record.fields = record.fields.mapValues { .created($0.value, at: milliseconds) }
      table[record.object] = record
    }
    chooseCorrection(root.object, of: parent, at: index)
  }

  /// Moves something to another place among its siblings.
  mutating func move(_ object: PinSheet.Object, to index: Int) throws(SheetError) {
    guard let parent = try record(of: object).parent else {
      throw .fieldDoesNotFit("rank", object)
    }
    let all = siblings(of: object, in: parent)
    guard all.indices.contains(index) else { throw .indexOutOfRange(index, count: all.count) }
    guard all[index].object != object else { return }
    let others = all.filter { $0.object != object }
    set(.rank, of: object, to: .number(rank(at: index, among: others)))
    if object.kind == .label {
      let first = index == 0 ? object : others[0].object
      set(.correction, of: parent, to: .object(first))
    }
  }

  /// Marks something as deleted, with all that is in it.
  mutating func delete(_ object: PinSheet.Object) throws(SheetError) {
    guard let parent = try record(of: object).parent else { throw .cannotBeDeleted(object) }
    if object.kind.isNeededByParent, siblings(of: object, in: parent).count == 1 {
      throw .lastOne(object)
    }
    // All that goes together has one date, which nothing has that was deleted before.
    let inside = table.subtree(of: object, includingDeleted: true).compactMap { table[$0] }
    let date = inside.reduce(milliseconds) { date, record in
      let last = record[.life].latest.milliseconds
      guard record.isDeleted else { return max(date, last) }
      return max(date, Date(milliseconds: last + 1).milliseconds ?? last)
    }
    for record in inside where !record.isDeleted {
      table[record.object]?[.life] = record[.life].edited(to: .flag(false), at: date)
    }
  }

  /// Brings a deleted object back, with everything that was deleted together with it.
  mutating func restore(_ object: PinSheet.Object) throws(SheetError) {
    guard let record = table[object], record.isDeleted, let parent = record.parent,
      table.alive(parent) != nil
    else { throw .cannotBeRestored(object) }
    for inside in table.deletedTogether(with: object) {
      set(.life, of: inside, to: .flag(true))
    }
  }

  /// Refuses an arrow that is shorter than 12 points of its image, shown 1,000 points wide or high.
  func checkLength(of object: PinSheet.Object) throws(SheetError) {
    guard object.kind == .arrow, let record = table.alive(object), let view = record.parent,
      case .image(let image)? = table[view]?[.image].value,
      case (.point(let start), .point(let end)) = (record[.start].value, record[.end].value),
      start != end
    else { return }
    let size = image.displayedSize
    let minimum = PinArrow.Drawing.minimumLength * Double(max(size.width, size.height)) / 1000
    guard start.distance(to: end) < minimum else { return }
    throw .arrowTooShort(minimum: minimum)
  }

  /// Multiplies the coordinates of something by factors.
  ///
  /// - Parameters:
  ///   - object: The object to scale.
  ///   - only: The one field to scale; nil for all.
  ///   - scale: The factors.
  /// - Throws: ``SheetError/invalid(_:)`` where a region becomes too large or too small.
  mutating func scale(
    _ object: PinSheet.Object,
    only: PinSheet.Field? = nil,
    by scale: ImageScale
  ) throws(SheetError) {
    for (field, value) in table[object]?.fields ?? [:]
    where PinSheet.Field.places.contains(field) && (only == nil || only == field) {
      switch value.value {
      case .point(let point): set(field, of: object, to: .point(point.scaled(by: scale)))
      case .rectangle(let rectangle):
        set(field, of: object, to: .rectangle(rectangle.scaled(by: scale)))
      case .region(let region):
        do {
          set(field, of: object, to: .region(try region.scaled(by: scale)))
        } catch {
          // A deleted one is in nobody's way.
          guard table.alive(object) != nil else { continue }
          throw .invalid(error)
        }
      default: break
      }
    }
  }

  /// The objects of the same kind in the same parent, in order.
  private func siblings(of object: PinSheet.Object, in parent: PinSheet.Object) -> [SheetRecord] {
    table.children(of: parent, object.kind)
  }

  /// The label at the front is the correction, and stays it only while nothing comes before it.
  private mutating func chooseCorrection(
    _ label: PinSheet.Object,
    of pin: PinSheet.Object,
    at index: Int?
  ) {
    guard label.kind == .label, index == 0 else { return }
    set(.correction, of: pin, to: .object(label))
  }

  /// A rank between two siblings.
  ///
  /// Where no number is left between them, all are numbered anew.
  private mutating func rank(at index: Int, among siblings: [SheetRecord]) -> Double {
    let before = index > 0 ? siblings[index - 1].rank : nil
    let after = index < siblings.count ? siblings[index].rank : nil
    let rank =
      switch (before, after) {
      case (nil, nil): 0.0
      case (let before?, nil): before + 1
      case (nil, let after?): after - 1
      case (let before?, let after?): before + (after - before) / 2
      }
    guard rank > before ?? -.infinity, rank < after ?? .infinity, rank.magnitude < Self.largestRank
    else {
      for (offset, sibling) in siblings.enumerated() {
        set(.rank, of: sibling.object, to: .number(Double(offset < index ? offset : offset + 1)))
      }
      return Double(index)
    }
    return rank
  }
}

extension PinSheet {
  /// Makes an edit, or leaves the sheet as it was.
  mutating func edit(
    at date: Date,
    _ body: (inout SheetEditor) throws(SheetError) -> Void
  ) throws(SheetError) {
    guard let milliseconds = date.milliseconds else { throw .date(.outOfRange) }
    var table = SheetTable()
    // The records must not be shared while they change, or all would be copied.
    swap(&table, &self.table)
    defer { swap(&table, &self.table) }
    let present = table.present(at: milliseconds)
    var update = TreeUpdate()
    try table.change { table throws(SheetError) in
      var editor = SheetEditor(table: SheetTable(), milliseconds: present)
      swap(&editor.table, &table)
      defer { swap(&editor.table, &table) }
      try body(&editor)
      do throws(ContentError<SheetFault>) {
        update = try TreeUpdate(of: editor.table, since: editor.table.changes, sheet: id)
      } catch {
        throw .invalid(error)
      }
    }
    update.apply(to: &self, table)
  }
}

/// The reason an edit of a sheet is refused.
///
/// The sheet is then unchanged. Every command throws ``unknownObject(_:)`` and ``date(_:)``; those
/// that add something also ``duplicateIdentifier(_:)`` and ``indexOutOfRange(_:count:)``; those
/// that give a value ``invalid(_:)``.
public enum SheetError: Error, Hashable, Sendable {
  /// The sheet does not have the object, or it was deleted.
  case unknownObject(PinSheet.Object)
  /// The identifier is taken, perhaps by something deleted.
  case duplicateIdentifier(PinSheet.Object)
  /// The object has no field of this name.
  case fieldDoesNotFit(String, PinSheet.Object)
  /// A pin must keep a label, and an exercise a view.
  case lastOne(PinSheet.Object)
  /// The sheet itself cannot be deleted.
  case cannotBeDeleted(PinSheet.Object)
  /// The object is not deleted, or its parent does not exist.
  case cannotBeRestored(PinSheet.Object)
  /// A place among siblings is not one of those that there are.
  case indexOutOfRange(Int, count: Int)
  /// The image has the name and version of the one it should replace, but another size.
  case imageNotRenamed(ImageRecord.ID)
  /// The arrow is shorter than this many pixels, too short to show where it points.
  case arrowTooShort(minimum: Double)
  /// The edit would make the sheet invalid.
  case invalid(ContentError<SheetFault>)
  /// The date is too far away to be stored.
  case date(EventDateError)
}

extension SheetError: WordedError {
  package static var sentences: SentenceCatalog { pinSentences }

  package var wording: Wording {
    switch self {
    case .unknownObject: "edit.unknownObject"
    case .duplicateIdentifier: "edit.duplicateIdentifier"
    case .fieldDoesNotFit: "edit.fieldDoesNotFit"
    case .lastOne: "edit.lastOne"
    case .cannotBeDeleted: "edit.cannotBeDeleted"
    case .cannotBeRestored: "edit.cannotBeRestored"
    case .indexOutOfRange: "edit.indexOutOfRange"
    case .imageNotRenamed: "edit.imageNotRenamed"
    case .arrowTooShort: "edit.arrowTooShort"
    case .invalid: "edit.invalid"
    case .date(let error): Wording(error)
    }
  }
}

/// The reason sheets cannot be merged or a delta cannot be applied.
///
/// The sheet is then unchanged.
public enum SheetMergeError: Error, Hashable, Sendable {
  /// Something belongs to another sheet.
  case otherSheet(PinSheet.ID, expected: PinSheet.ID)
  /// A delta refers to an object whose parent is not known here. Another delta may have to come
  /// first.
  case missingParent(PinSheet.Object)
  /// The merged sheet would be invalid.
  case invalid(ContentError<SheetFault>)
}

extension SheetMergeError: WordedError {
  package static var sentences: SentenceCatalog { pinSentences }

  package var wording: Wording {
    switch self {
    case .otherSheet: "merge.otherSheet"
    case .missingParent: "merge.missingParent"
    case .invalid: "merge.invalid"
    }
  }
}
