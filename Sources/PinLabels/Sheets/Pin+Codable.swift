internal import LudusCore

extension Pin: Codable {
  private enum Key: String, CodingKey {
    case id, title, kind, position, labels, regions, note, mark, anchor
  }

  /// Reads a pin with its labels and regions.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, SheetFault>(decoder)
    let id = reader.read(ID.self, at: .id)
    let title = reader.read(String?.self, at: .title, default: nil)
    let kind = reader.read(Pin.Kind.self, at: .kind, default: .small)
    let position = reader.read(ImagePoint.self, at: .position)
    let labels = reader.readArray(of: PinLabel.self, at: .labels)
    let regions = reader.readArrayIfPresent(of: PinRegion.self, at: .regions)
    let note = reader.read(String?.self, at: .note, default: nil)
    let mark = reader.read(Pin.NoteMark?.self, at: .mark, default: nil)
    let anchor = reader.read(SceneAnchor?.self, at: .anchor, default: nil)
    reader.note(
      Self.faults(id: id, title: title ?? nil, kind: kind, position: position, labels: labels)
    )
    guard reader.isFaultless, let id, let title, let kind, let position, let labels, let regions,
      let note, let mark, let anchor
    else { throw reader.error }
    try self.init(
      id: id,
      title: title,
      kind: kind,
      at: position,
      labels: labels,
      regions: regions,
      note: note,
      mark: mark,
      anchor: anchor
    )
  }

  /// Writes the pin, leaving defaults out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(title, forKey: .title)
    if kind != .small { try container.encode(kind, forKey: .kind) }
    try container.encode(position, forKey: .position)
    try container.encode(labels, forKey: .labels)
    if !regions.isEmpty { try container.encode(regions, forKey: .regions) }
    try container.encodeIfPresent(note, forKey: .note)
    try container.encodeIfPresent(mark, forKey: .mark)
    try container.encodeIfPresent(anchor, forKey: .anchor)
  }
}
