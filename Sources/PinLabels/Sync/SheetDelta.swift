internal import LudusCore
public import LudusFoundation

/// What changed in a sheet: all that another device needs to have the same.
///
/// Applying a delta twice changes nothing, and it does not matter in which order deltas are applied that are
/// independent of each other. In JSON it is an object with a version, the sheet, and the changed fields.
public struct SheetDelta: Hashable, Sendable {
  /// The version of the JSON form that this release reads and writes.
  public static let version = 1

  /// The sheet that changed.
  public let sheet: PinSheet.ID
  let table: SheetTable

  init(sheet: PinSheet.ID, table: SheetTable) {
    self.sheet = sheet
    self.table = table
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { table.records.isEmpty }

  /// What changed, in order; what was deleted too.
  public var objects: [PinSheet.Object] { table.records.keys.sorted() }

  /// What was deleted, in order.
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

extension SheetDelta: Codable {
  private enum Key: String, CodingKey {
    case version, sheet, records
  }

  /// Reads a delta from JSON.
  ///
  /// - Parameter data: UTF-8 text.
  /// - Throws: What is wrong with its place. Whether the records fit a sheet is checked when they are applied.
  public init(json data: Data) throws(ContentError<SheetFault>) {
    self = try ContentJSON<SheetFault>.decode(Self.self, from: data)
  }

  /// Writes the delta as JSON.
  ///
  /// - Returns: UTF-8 text with sorted keys.
  /// - Throws: An `EncodingError`, which no delta causes.
  public func json() throws -> Data {
    try ContentJSON<SheetFault>.encode(self)
  }

  /// Reads a delta.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, SheetFault>(decoder)
    try reader.checkVersion(at: .version, expected: Self.version)
    let sheet = reader.read(PinSheet.ID.self, at: .sheet)
    let records = reader.readArray(of: SheetRecord.self, at: .records)
    guard reader.isFaultless, let sheet, let records else { throw reader.error }
    self.init(sheet: sheet, table: SheetTable(records))
  }

  /// Writes the delta in the current version.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(sheet, forKey: .sheet)
    try container.encode(objects.compactMap { table[$0] }, forKey: .records)
  }
}

extension SheetTable {
  init(_ list: [SheetRecord]) {
    add(list)
  }
}
