// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation

extension PinSheet {
  /// The changes of a sheet: all that another device needs to have the same.
  ///
  /// Applying a delta twice changes nothing, and it does not matter in which order deltas are applied that are
  /// independent of each other. In JSON it is an object with a version, the sheet, and the changed fields.
  public struct Delta: Hashable, Sendable {
    /// The version of the JSON form that this release reads and writes.
    package static let version = 1

    /// The sheet that changed.
    public let sheet: PinSheet.ID
    let table: SheetTable

    init(sheet: PinSheet.ID, table: SheetTable) {
      self.sheet = sheet
      self.table = table
    }

    /// Whether nothing changed.
    public var isEmpty: Bool { table.records.isEmpty }

    /// The changed objects, in order; deleted ones too.
    public var objects: [PinSheet.Object] { table.records.keys.sorted() }

    /// The deleted objects, in order.
    public var deletedObjects: [PinSheet.Object] {
      objects.filter { table[$0]?.isDeleted ?? false }
    }

    /// The images that are in it, which the other device may have to fetch.
    public var images: [ImageRecord] {
      objects.compactMap { object in
        guard case .image(let image)? = table[object]?[.image].value else { return nil }
        return image
      }
    }
  }
}

extension PinSheet.Delta: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    try record.version(version)
    let sheet = record.field("sheet", \.sheet)
    let records = record.field("records", \.records)
    return try PinSheet.Delta(sheet: sheet(), table: SheetTable(records()))
  }

  /// The changed fields; whether they fit a sheet is checked when they are applied.
  private var records: [SheetRecord] { objects.compactMap { table[$0] } }
}

extension SheetTable {
  init(_ list: [SheetRecord]) {
    add(list)
  }
}
