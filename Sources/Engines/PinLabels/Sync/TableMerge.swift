// SPDX-License-Identifier: Apache-2.0

/// Merges two tables.
struct TableMerge {
  /// The table that both sides had, if that is known.
  let base: SheetTable?
  let ours: SheetTable
  /// The other side; only its changes, when it is from a delta.
  let theirs: SheetTable
  let policy: PinSheet.Merge.Policy

  var merged: SheetTable
  var conflicts: [PinSheet.Conflict] = []

  init(base: SheetTable?, ours: SheetTable, theirs: SheetTable, policy: PinSheet.Merge.Policy) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    self.policy = policy
    merged = ours
    // Mostly two sheets differ in a few objects.
    let changed = theirs.records.filter { object, record in
      ours[object] != record || !record.isSettled
    }.keys.sorted()
    for object in changed {
      mergeFields(of: object)
    }
    separateEndsOfArrows(in: changed)
    mergeLives(of: changed)
    restoreNeededChildren()
    findFrames()
    conflicts.sort { $0.object < $1.object }
  }

  func table(of side: PinSheet.Merge.Side) -> SheetTable { side == .ours ? ours : theirs }

  private mutating func mergeFields(of object: PinSheet.Object) {
    guard let their = theirs[object] else { return }
    guard var record = ours[object] else {
      var added = their
      added.fields = their.fields.mapValues { $0.synchronized() }
      merged[object] = added
      return
    }
    for field in PinSheet.Field.allCases where field != .life {
      guard let theirValue = their.fields[field] else { continue }
      record[field] = mergedField(
        field,
        of: object,
        ours: record[field],
        theirs: theirValue.synchronized()
      )
    }
    merged[object] = record
  }

  private mutating func mergedField(
    _ field: PinSheet.Field,
    of object: PinSheet.Object,
    ours our: VersionedValue,
    theirs their: VersionedValue
  ) -> VersionedValue {
    if our.value == their.value {
      return joined(our, their).synchronized()
    }
    if our.includes(their) { return our }
    if their.includes(our) { return their }
    if let base {
      let origin = base[object]?[field]
      if origin?.hasSameHead(as: their) ?? false { return our }
      if origin?.hasSameHead(as: our) ?? false { return their.absorbing(our) }
    }
    guard policy == .report else {
      return joined(our, their)
    }
    let change = PinSheet.Conflict.Field(
      field: field,
      base: base.map { $0[object]?[field] ?? .none },
      ours: our,
      theirs: their
    )
    conflicts.append(PinSheet.Conflict(object: object, kind: .field(change)))
    return our
  }

  /// The later of two values, as one that came after both.
  func joined(_ our: VersionedValue, _ their: VersionedValue) -> VersionedValue {
    // Most values are the same and were never edited, and the digest of a value takes long.
    let wereEdited = !our.ancestors.isEmpty || !their.ancestors.isEmpty
    if !wereEdited, our.value == their.value, our.version == their.version { return their }
    return our.head > their.head ? our.absorbing(their) : their.absorbing(our)
  }
}

extension SheetRecord {
  /// Whether merging it with an equal one gives the same again, unless edits bring their history.
  fileprivate var isSettled: Bool {
    fields.values.allSatisfy { !$0.isPending && $0.ancestors.isEmpty }
  }
}

extension VersionedValue {
  /// The same value as one that both sides have.
  func synchronized(if condition: Bool = true) -> VersionedValue {
    var value = self
    if condition { value.isPending = false }
    return value
  }
}
