// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

// Records as a sheet's tree. Every part is made by its own initializer, so what comes out is valid.

extension SheetTable {
  /// The sections of the sheet with all they hold.
  ///
  /// - Throws: Every fault of the records, whose places are the objects.
  func sections(of sheet: PinSheet.Object) throws(ContentError<SheetFault>) -> [PinSection] {
    var builder = TreeBuilder(table: self)
    let sections = builder.sections(of: sheet)
    guard builder.faults.isEmpty else { throw ContentError(faults: builder.faults) }
    return sections
  }

  /// The title of the sheet.
  func title(of sheet: PinSheet.Object) -> String? {
    guard case .text(let title) = records[sheet]?[.title].value else { return nil }
    return title
  }
}

struct TreeBuilder {
  let table: SheetTable
  var faults: [LocatedFault<SheetFault>] = []

  mutating func sections(of sheet: PinSheet.Object) -> [PinSection] {
    build(.section, in: sheet) { record, builder throws(ContentError<SheetFault>) in
      try PinSection(
        id: PinSection.ID(record.object.id),
        title: record.text(.title),
        contentID: record.optionalText(.contentID),
        groups: record.texts(.groups),
        exercises: builder.exercises(of: record.object)
      )
    }
  }

  private mutating func exercises(of section: PinSheet.Object) -> [PinExercise] {
    build(.exercise, in: section) { record, builder throws(ContentError<SheetFault>) in
      try PinExercise(
        id: PinExercise.ID(record.object.id),
        title: record.text(.title),
        views: builder.views(of: record.object)
      )
    }
  }

  private mutating func views(of exercise: PinSheet.Object) -> [ExerciseView] {
    build(.view, in: exercise) { record, builder throws(ContentError<SheetFault>) in
      guard case .image(let image) = record[.image].value else { throw record.missing(.image) }
      let view = record.object
      return try ExerciseView(
        id: ExerciseView.ID(view.id),
        plane: record.optionalText(.plane).map(ExerciseView.Plane.init(rawValue:)),
        image: image,
        pins: builder.build(.pin, in: view, Self.pin),
        arrows: builder.arrows(of: view),
        highlights: builder.highlights(of: view)
      )
    }
  }

  mutating func arrows(of view: PinSheet.Object) -> [PinArrow] {
    build(.arrow, in: view) { record, _ throws(ContentError<SheetFault>) in
      try PinArrow(
        id: PinArrow.ID(record.object.id),
        from: record.point(.start),
        to: record.point(.end),
        shape: record.optionalText(.kind).map(PinArrow.Shape.init(rawValue:)) ?? .arrow
      )
    }
  }

  mutating func highlights(of view: PinSheet.Object) -> [PinHighlight] {
    build(.highlight, in: view) { record, _ throws(ContentError<SheetFault>) in
      guard case .rectangle(let rectangle) = record[.rectangle].value else {
        throw record.missing(.rectangle)
      }
      return try PinHighlight(id: PinHighlight.ID(record.object.id), rectangle)
    }
  }

  /// Makes a pin with all it holds, or notes its faults.
  mutating func pin(_ record: SheetRecord) -> Pin? { build(record, Self.pin) }

  private static func pin(
    _ record: SheetRecord,
    _ builder: inout TreeBuilder
  ) throws(ContentError<SheetFault>) -> Pin {
    let pin = record.object
    var anchor: Pin.SceneAnchor?
    if case .anchor(let value) = record[.anchor].value { anchor = value }
    return try Pin(
      id: Pin.ID(pin.id),
      title: record.optionalText(.title),
      kind: Pin.Kind(rawValue: record.text(.kind)),
      at: record.point(.position),
      labels: builder.build(.label, in: pin) { record, _ throws(ContentError<SheetFault>) in
        try PinLabel(
          id: PinLabel.ID(record.object.id),
          record.text(.text),
          language: Language(record.text(.language))
        )
      },
      regions: builder.build(.region, in: pin) { record, _ throws(ContentError<SheetFault>) in
        guard case .region(let region) = record[.region].value else {
          throw record.missing(.region)
        }
        let credit = try record.optionalText(.credit).map(Fraction.init)
        guard let credit = credit ?? .one else { throw record.missing(.credit) }
        return try PinRegion(id: PinRegion.ID(record.object.id), region, credit: credit)
      },
      note: record.optionalText(.note),
      mark: record.optionalText(.mark).map(Pin.NoteMark.init(rawValue:)),
      anchor: anchor
    )
  }

  /// Makes the objects of a kind that are in another, noting the faults of those that cannot be made.
  private mutating func build<Node>(
    _ kind: PinSheet.Object.Kind,
    in parent: PinSheet.Object,
    _ make: (SheetRecord, inout TreeBuilder) throws(ContentError<SheetFault>) -> Node
  ) -> [Node] {
    var nodes: [Node] = []
    for record in table.children(of: parent, kind) {
      if let node = build(record, make) { nodes.append(node) }
    }
    return nodes
  }

  /// Makes an object, or notes its faults.
  private mutating func build<Node>(
    _ record: SheetRecord,
    _ make: (SheetRecord, inout TreeBuilder) throws(ContentError<SheetFault>) -> Node
  ) -> Node? {
    do throws(ContentError<SheetFault>) {
      if !record.rank.isFinite { throw record.fault(.invalidRank, at: .rank) }
      return try make(record, &self)
    } catch {
      let place = ContentPlace().key(record.object.description)
      faults += error.within(place).faults
      return nil
    }
  }
}

extension SheetRecord {
  fileprivate func text(_ field: PinSheet.Field) throws(ContentError<SheetFault>) -> String {
    guard let text = try optionalText(field) else { throw missing(field) }
    return text
  }

  fileprivate func optionalText(_ field: PinSheet.Field) throws(ContentError<SheetFault>) -> String?
  {
    switch self[field].value {
    case .text(let text): text
    case .none: nil
    default: throw missing(field)
    }
  }

  fileprivate func texts(_ field: PinSheet.Field) throws(ContentError<SheetFault>) -> [String] {
    switch self[field].value {
    case .texts(let texts): texts
    case .none: []
    default: throw missing(field)
    }
  }

  fileprivate func point(_ field: PinSheet.Field) throws(ContentError<SheetFault>) -> ImagePoint {
    guard case .point(let point) = self[field].value else { throw missing(field) }
    return point
  }

  fileprivate func missing(_ field: PinSheet.Field) -> ContentError<SheetFault> {
    fault(.malformed("the value is missing or of another kind"), at: field)
  }

  fileprivate func fault(_ fault: SheetFault, at field: PinSheet.Field) -> ContentError<SheetFault>
  {
    ContentError(faults: [LocatedFault(fault, at: ContentPlace().key(field.rawValue))])
  }
}
