/// What a sheet's JSON holds beside its tree: versions, ranks that are not those of the arrays, tombstones.
struct SheetSyncState {
  private var objects: [Entry] = []
  private var deleted: [SheetRecord] = []

  /// What is to be known of an object's fields.
  private struct Entry: Codable {
    var object: PinSheet.Object
    var fields: [String: State]
  }

  fileprivate struct State: Codable {
    /// The value, where it is not in the tree.
    var value: PinSheet.Value?
    var version: PinSheet.FieldVersion?
    var ancestors: [PinSheet.FieldVersion]?
    var pending: Bool?
  }

  /// Creates the state that makes a table of what the tree alone gives.
  init(_ table: SheetTable, besides plain: SheetTable) {
    for (object, record) in table.records.sorted(by: { $0.key < $1.key }) {
      guard !record.isDeleted else {
        deleted.append(record)
        continue
      }
      var fields: [String: State] = [:]
      for (field, value) in record.fields {
        let known = plain[object]?[field] ?? .none
        guard value != known else { continue }
        fields[field.rawValue] = State(
          value: value.value == known.value ? nil : value.value,
          version: value.version,
          ancestors: value.ancestors.isEmpty ? nil : value.ancestors,
          pending: value.isPending ? true : nil
        )
      }
      if !fields.isEmpty { objects.append(Entry(object: object, fields: fields)) }
    }
  }

  var isEmpty: Bool { objects.isEmpty && deleted.isEmpty }

  /// Adds the state to a table that was made of the tree.
  ///
  /// - Throws: Every fault.
  func add(to table: inout SheetTable) throws(ContentError<SheetFault>) {
    var faults = FaultList()
    let place = ContentPlace().key("sync")
    for (index, entry) in objects.enumerated() {
      let place = place.key("objects").index(index)
      guard table[entry.object] != nil else {
        faults.add(.malformed("there is no \(entry.object)"), at: place)
        continue
      }
      for (name, state) in entry.fields.sorted(by: { $0.key < $1.key }) {
        guard let field = PinSheet.Field(rawValue: name), field != .parent || state.value == nil
        else {
          faults.add(.malformed("the field \"\(name)\" is not known"), at: place)
          continue
        }
        table[entry.object]?[field].add(state)
      }
    }
    for (index, record) in deleted.enumerated() {
      guard record.hasPossibleParent, record.parent != nil else {
        let fault = SheetFault.malformed("there is nothing that \(record.object) could be in")
        faults.add(fault, at: place.key("deleted").index(index))
        continue
      }
      if table[record.object] != nil || !record.isDeleted {
        faults.add(
          .malformed("\(record.object) is not deleted"),
          at: place.key("deleted").index(index)
        )
      }
      table[record.object] = record
    }
    try faults.check()
  }
}

extension VersionedValue {
  fileprivate mutating func add(_ state: SheetSyncState.State) {
    if let value = state.value { self.value = value }
    version = state.version
    ancestors = state.ancestors ?? []
    isPending = state.pending ?? false
  }
}

extension SheetSyncState: Codable {
  private enum Key: String, CodingKey {
    case objects, deleted
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    objects = try container.decodeIfPresent([Entry].self, forKey: .objects) ?? []
    deleted = try container.decodeIfPresent([SheetRecord].self, forKey: .deleted) ?? []
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    if !objects.isEmpty { try container.encode(objects, forKey: .objects) }
    if !deleted.isEmpty { try container.encode(deleted, forKey: .deleted) }
  }
}
