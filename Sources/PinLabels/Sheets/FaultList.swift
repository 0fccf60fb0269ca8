/// Faults with their places, as they are found.
struct FaultList {
  private(set) var faults: [LocatedFault<SheetFault>] = []

  mutating func add(_ fault: SheetFault?, at place: ContentPlace) {
    guard let fault else { return }
    faults.append(LocatedFault(fault, at: place))
  }

  mutating func add(_ fault: SheetFault?, at key: String) {
    add(fault, at: ContentPlace().key(key))
  }

  mutating func add(_ found: [SheetFault], at key: String) {
    for fault in found {
      add(fault, at: key)
    }
  }

  mutating func addLength(_ length: Double, at key: String) {
    let isInRange = length > 0 && length <= ImagePoint.coordinateRange.upperBound
    add(isInRange ? nil : .lengthOutOfRange, at: key)
  }

  mutating func add(title: String, at key: String = "title") {
    add(title.isBlank ? .emptyText : nil, at: key)
  }

  mutating func add(id: String) {
    add(id.isBlank ? .emptyIdentifier : nil, at: "id")
  }

  /// Throws the faults, if there are any.
  func check() throws(ContentError<SheetFault>) {
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }
}

extension String {
  /// Whether there is nothing to read.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
