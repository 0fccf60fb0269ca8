// SPDX-License-Identifier: Apache-2.0

// A sheet's tree as records. What is in arrays gets its place there as its rank.

extension SheetTable {
  /// Creates the records of a new sheet.
  init(id: PinSheet.ID, title: String, sections: [PinSection]) {
    let sheet = PinSheet.Object.sheet(id)
    self[sheet] = SheetRecord(sheet, [.title: .text(title)])
    for (rank, section) in sections.enumerated() {
      add(section.records(in: sheet, rank: Double(rank)))
    }
  }

  mutating func add(_ added: [SheetRecord]) {
    for record in added {
      self[record.object] = record
    }
  }
}

extension SheetRecord {
  fileprivate init(_ object: PinSheet.Object, _ values: [PinSheet.Field: PinSheet.Value]) {
    self.object = object
    fields = values.filter { $0.value != .none }.mapValues(VersionedValue.init)
  }

  fileprivate init(
    _ object: PinSheet.Object,
    in parent: PinSheet.Object,
    rank: Double,
    _ values: [PinSheet.Field: PinSheet.Value]
  ) {
    self.init(object, values)
    fields[.parent] = VersionedValue(.object(parent))
    fields[.rank] = VersionedValue(.number(rank))
  }
}

extension PinSheet.Value {
  init(_ text: String?) {
    self = text.map(PinSheet.Value.text) ?? .none
  }
}

extension PinSection {
  func records(in parent: PinSheet.Object, rank: Double) -> [SheetRecord] {
    let object = PinSheet.Object.section(id)
    let record = SheetRecord(
      object,
      in: parent,
      rank: rank,
      [
        .title: .text(title), .contentID: PinSheet.Value(contentID),
        .groups: groups.isEmpty ? .none : .texts(groups),
      ]
    )
    return [record]
      + exercises.enumerated().flatMap { $1.records(in: object, rank: Double($0)) }
  }
}

extension PinExercise {
  func records(in parent: PinSheet.Object, rank: Double) -> [SheetRecord] {
    let object = PinSheet.Object.exercise(id)
    return [SheetRecord(object, in: parent, rank: rank, [.title: .text(title)])]
      + views.enumerated().flatMap { $1.records(in: object, rank: Double($0)) }
  }
}

extension ExerciseView {
  func records(in parent: PinSheet.Object, rank: Double) -> [SheetRecord] {
    let object = PinSheet.Object.view(id)
    let record = SheetRecord(
      object,
      in: parent,
      rank: rank,
      [.plane: PinSheet.Value(plane?.rawValue), .image: .image(image)]
    )
    return [record]
      + pins.enumerated().flatMap { $1.records(in: object, rank: Double($0)) }
      + arrows.enumerated().map { $1.record(in: object, rank: Double($0)) }
      + highlights.enumerated().map { $1.record(in: object, rank: Double($0)) }
  }
}

extension Pin {
  func records(in parent: PinSheet.Object, rank: Double) -> [SheetRecord] {
    let object = PinSheet.Object.pin(id)
    let record = SheetRecord(
      object,
      in: parent,
      rank: rank,
      [
        .title: PinSheet.Value(title), .kind: .text(kind.rawValue), .position: .point(position),
        .note: PinSheet.Value(note), .mark: PinSheet.Value(mark?.rawValue),
        .anchor: anchor.map(PinSheet.Value.anchor) ?? .none,
        .correction: .object(.label(correction.id)),
      ]
    )
    return [record]
      + labels.enumerated().map { $1.record(in: object, rank: Double($0)) }
      + regions.enumerated().map { $1.record(in: object, rank: Double($0)) }
  }
}

extension PinLabel {
  func record(in parent: PinSheet.Object, rank: Double) -> SheetRecord {
    SheetRecord(
      .label(id),
      in: parent,
      rank: rank,
      [.language: .text(language.rawValue), .text: .text(text)]
    )
  }
}

extension PinRegion {
  func record(in parent: PinSheet.Object, rank: Double) -> SheetRecord {
    let credit: PinSheet.Value = credit == .one ? .none : .text(credit.description)
    return SheetRecord(
      .region(id),
      in: parent,
      rank: rank,
      [.region: .region(region), .credit: credit]
    )
  }
}

extension PinArrow {
  func record(in parent: PinSheet.Object, rank: Double) -> SheetRecord {
    SheetRecord(
      .arrow(id),
      in: parent,
      rank: rank,
      [
        .start: .point(start), .end: .point(end),
        .kind: shape == .arrow ? .none : .text(shape.rawValue),
      ]
    )
  }
}

extension PinHighlight {
  func record(in parent: PinSheet.Object, rank: Double) -> SheetRecord {
    SheetRecord(.highlight(id), in: parent, rank: rank, [.rectangle: .rectangle(rectangle)])
  }
}
