// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The parts of a sheet's tree that an edit or a merge of its records changes, so that it costs what it changes.
struct TreeUpdate {
  private var pins: [ChangedPin] = []
  /// The views whose arrows or rectangles changed.
  private var drawings: [(view: PinSheet.Object, arrows: [PinArrow], highlights: [PinHighlight])] =
    []
  /// The whole, where something else changed.
  private var whole: PinSheet?

  /// More changed pins than that are not worth replacing one by one.
  private static let limit = 32

  private struct ChangedPin {
    var id: Pin.ID
    var view: PinSheet.Object
    /// Whether its place among its siblings changed.
    var isMoved: Bool
    /// The pin; nil for one that is not there any more.
    var pin: Pin?
  }

  /// No change.
  init() {}

  /// Makes the parts anew that changed.
  ///
  /// - Parameters:
  ///   - table: The records as they are now.
  ///   - changes: The changed objects as they were.
  ///   - sheet: The sheet.
  /// - Throws: Every fault of the records.
  init(
    of table: SheetTable,
    since changes: [PinSheet.Object: SheetRecord?],
    sheet: PinSheet.ID
  ) throws(ContentError<SheetFault>) {
    var (changedPins, views): (Set<PinSheet.Object>, Set<PinSheet.Object>) = ([], [])
    var isWhole = false
    for object in changes.keys {
      let parent = table[object]?.parent
      switch object.kind {
      case .pin: changedPins.insert(object)
      case .label, .region: if let parent { changedPins.insert(parent) }
      case .arrow, .highlight: if let parent { views.insert(parent) }
      case .sheet, .section, .exercise, .view: isWhole = true
      }
    }
    guard !isWhole, changedPins.count <= Self.limit else {
      whole = try PinSheet(id: sheet, table: table)
      return
    }
    var builder = TreeBuilder(table: table)
    for pin in changedPins.sorted() {
      guard let view = table[pin]?.parent else { continue }
      let isMoved = changes[pin].map { $0?.rank != table[pin]?.rank } ?? false
      let built = table.alive(pin).flatMap { builder.pin($0) }
      pins.append(ChangedPin(id: Pin.ID(pin.id), view: view, isMoved: isMoved, pin: built))
    }
    for view in views.sorted() {
      drawings.append((view, builder.arrows(of: view), builder.highlights(of: view)))
    }
    guard builder.faults.isEmpty else { throw ContentError(faults: builder.faults) }
  }

  /// Puts the parts into the tree.
  func apply(to sheet: inout PinSheet, _ table: SheetTable) {
    if let whole {
      (sheet.title, sheet.sections) = (whole.title, whole.sections)
      return
    }
    for changed in pins where changed.isMoved {
      sheet.change(changed.view) { $0.pins.removeAll { $0.id == changed.id } }
    }
    for changed in pins {
      let place = table.place(of: changed.id)
      sheet.change(changed.view) { view in
        let index = view.pins.firstIndexInOrder { table.place(of: $0.id) >= place }
        let isThere = index < view.pins.count && view.pins[index].id == changed.id
        let former = index..<(isThere ? index + 1 : index)
        view.pins.replaceSubrange(former, with: changed.pin.map { [$0] } ?? [])
      }
    }
    for (view, arrows, highlights) in drawings {
      sheet.change(view) { ($0.arrows, $0.highlights) = (arrows, highlights) }
    }
  }
}

extension SheetTable {
  /// The place of a pin among those of its view.
  fileprivate func place(of pin: Pin.ID) -> (Double, String) {
    (self[.pin(pin)]?.rank ?? 0, pin.rawValue)
  }
}

extension PinSheet {
  /// Changes a view where it is.
  fileprivate mutating func change(_ object: PinSheet.Object, _ body: (inout ExerciseView) -> Void)
  {
    for section in sections.indices {
      for exercise in sections[section].exercises.indices {
        let views = sections[section].exercises[exercise].views
        guard let view = views.firstIndex(where: { .view($0.id) == object }) else { continue }
        return body(&sections[section].exercises[exercise].views[view])
      }
    }
  }
}
