/// A sheet as a flat set of records, which edits and merges work on.
///
/// Deleted objects stay in it, as tombstones.
struct SheetTable: Hashable {
  var records: [PinSheet.Object: SheetRecord] = [:]

  subscript(object: PinSheet.Object) -> SheetRecord? {
    get { records[object] }
    set { records[object] = newValue }
  }

  /// The record of an object that is not deleted.
  func alive(_ object: PinSheet.Object) -> SheetRecord? {
    records[object].flatMap { $0.isDeleted ? nil : $0 }
  }

  /// What is in each object, in order; with or without what is deleted.
  func children(includingDeleted: Bool = false) -> [PinSheet.Object: [SheetRecord]] {
    var children: [PinSheet.Object: [SheetRecord]] = [:]
    for record in records.values where includingDeleted || !record.isDeleted {
      if let parent = record.parent {
        children[parent, default: []].append(record)
      }
    }
    for (parent, siblings) in children {
      let first = records[parent]?.correction
      children[parent] = siblings.sorted {
        ($0.object == first ? 0 : 1, $0.rank, $0.object)
          < ($1.object == first ? 0 : 1, $1.rank, $1.object)
      }
    }
    return children
  }

  /// The objects in an object, at any depth, those further out first; with the object itself.
  func subtree(of object: PinSheet.Object, includingDeleted: Bool = false) -> [PinSheet.Object] {
    let children = children(includingDeleted: includingDeleted)
    var found = [object]
    var position = 0
    while position < found.count {
      found += (children[found[position]] ?? []).map(\.object)
      position += 1
    }
    return found
  }

  /// The latest edit of all.
  var lastEdit: PinSheet.FieldVersion? { records.values.compactMap(\.lastEdit).max() }
}
