internal import LudusCore
public import LudusFoundation

/// In JSON a sheet is an object with `version`, `id`, `title` and `sections`, and `sync` once it was edited:
/// the versions of fields, and what was deleted.
extension PinSheet: Codable {
  private enum Key: String, CodingKey {
    case version, id, title, sections, sync
  }

  /// Reads a sheet from JSON.
  ///
  /// - Parameter data: UTF-8 text.
  /// - Throws: Every fault with its place; a single one for data that is not JSON.
  public init(json data: Data) throws(ContentError<SheetFault>) {
    self = try ContentJSON<SheetFault>.decode(Self.self, from: data)
  }

  /// Writes the sheet as JSON.
  ///
  /// The same sheet gives the same bytes, in every process and on every platform.
  ///
  /// - Returns: UTF-8 text with sorted keys.
  /// - Throws: An `EncodingError`, which no valid sheet causes.
  public func json() throws -> Data {
    try ContentJSON<SheetFault>.encode(self)
  }

  /// Reads a sheet with all it holds.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, SheetFault>(decoder)
    try reader.checkVersion(at: .version, expected: Self.version)
    let id = reader.read(ID.self, at: .id)
    let title = reader.read(String.self, at: .title)
    let sections = reader.readArray(of: PinSection.self, at: .sections)
    let sync = reader.read(SheetSyncState?.self, at: .sync, default: nil)
    var faults = FaultList()
    if let id { faults.add(id: id.rawValue) }
    if let title { faults.add(title: title) }
    reader.note(faults.faults)
    reader.note((try? SheetOutline(from: decoder))?.faults ?? [])
    guard reader.isFaultless, let id, let title, let sections, let sync else { throw reader.error }
    guard let sync else {
      self = try PinSheet(id: id, title: title, sections: sections)
      return
    }
    var table = SheetTable(id: id, title: title, sections: sections)
    try sync.add(to: &table)
    self = try PinSheet(id: id, table: table)
  }

  /// Writes the sheet in the current version.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try container.encode(sections, forKey: .sections)
    let sync = SheetSyncState(
      table,
      besides: SheetTable(id: id, title: title, sections: sections)
    )
    if !sync.isEmpty { try container.encode(sync, forKey: .sync) }
  }
}
