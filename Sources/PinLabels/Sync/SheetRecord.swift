/// An object of a sheet as its fields.
struct SheetRecord: Hashable {
  let object: PinSheet.Object
  var fields: [PinSheet.Field: VersionedValue]

  /// The value of a field, none where it has none.
  ///
  /// One that has none and was never edited is not kept, so that JSON gives back an equal record.
  subscript(field: PinSheet.Field) -> VersionedValue {
    get { fields[field] ?? .none }
    set { fields[field] = newValue == .none ? nil : newValue }
  }

  /// Whether the object was deleted.
  var isDeleted: Bool { self[.life].value == .flag(false) }

  /// What the object is in; nil for the sheet itself, and for a record that does not say.
  var parent: PinSheet.Object? {
    guard case .object(let parent) = self[.parent].value else { return nil }
    return parent
  }

  /// Whether the record says that it is in something that it can be in, or says nothing of that.
  ///
  /// Parents are of a kind further out, so there are no circles.
  var hasPossibleParent: Bool {
    guard let value = fields[.parent]?.value else { return true }
    guard case .object(let parent) = value else { return false }
    return parent.kind == object.kind.parent
  }

  /// The label of a pin that comes first.
  var correction: PinSheet.Object? {
    guard case .object(let label) = self[.correction].value else { return nil }
    return label
  }

  /// The place among siblings, 0 where none is given.
  var rank: Double {
    guard case .number(let rank) = self[.rank].value else { return 0 }
    return rank
  }

  /// When a field was last edited.
  var lastEdit: PinSheet.FieldVersion? { fields.values.compactMap(\.version).max() }
}

extension SheetRecord: Codable {
  private enum Key: String, CodingKey {
    case object, fields
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    object = try container.decode(PinSheet.Object.self, forKey: .object)
    let named = try container.decode([String: VersionedValue].self, forKey: .fields)
    fields = [:]
    for (name, value) in named {
      guard let field = PinSheet.Field(rawValue: name) else {
        throw DecodingError.dataCorruptedError(
          forKey: .fields,
          in: container,
          debugDescription: "the field \"\(name)\" is not known"
        )
      }
      fields[field] = value
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(object, forKey: .object)
    let named = fields.map { ($0.key.rawValue, $0.value) }
    try container.encode(Dictionary(uniqueKeysWithValues: named), forKey: .fields)
  }
}
