internal import LudusCore

/// Only the identifiers of a sheet, with their places, so that clashes are found although there are other
/// faults.
struct SheetOutline {
  private var objects: [(object: PinSheet.Object, place: ContentPlace)] = []

  init(_ sections: [PinSection]) {
    for (index, section) in sections.enumerated() {
      let place = ContentPlace().key("sections").index(index)
      objects.append((.section(section.id), place))
      for (index, exercise) in section.exercises.enumerated() {
        add(exercise, at: place.key("exercises").index(index))
      }
    }
  }

  private mutating func add(_ exercise: PinExercise, at place: ContentPlace) {
    objects.append((.exercise(exercise.id), place))
    for (index, view) in exercise.views.enumerated() {
      add(view, at: place.key("views").index(index))
    }
  }

  private mutating func add(_ view: ExerciseView, at place: ContentPlace) {
    objects.append((.view(view.id), place))
    for (index, pin) in view.pins.enumerated() {
      let pinPlace = place.key("pins").index(index)
      objects.append((.pin(pin.id), pinPlace))
      add(pin.labels.map { .label($0.id) }, at: pinPlace.key("labels"))
      add(pin.regions.map { .region($0.id) }, at: pinPlace.key("regions"))
    }
    add(view.arrows.map { .arrow($0.id) }, at: place.key("arrows"))
    add(view.highlights.map { .highlight($0.id) }, at: place.key("highlights"))
  }

  private mutating func add(_ siblings: [PinSheet.Object], at place: ContentPlace) {
    for (index, object) in siblings.enumerated() {
      objects.append((object, place.index(index)))
    }
  }

  /// The identifiers that stand for two things of a kind.
  var faults: [LocatedFault<SheetFault>] {
    var places: [PinSheet.Object: ContentPlace] = [:]
    var faults: [LocatedFault<SheetFault>] = []
    for (object, place) in objects {
      if let first = places[object] {
        faults.append(
          LocatedFault(.duplicateIdentifier(object, first: first), at: place.key("id"))
        )
      } else {
        places[object] = place
      }
    }
    return faults
  }
}

/// In JSON the outline is the sheet without everything but the identifiers, which the sheet itself writes.
extension SheetOutline: JSONInlined {
  private struct Node: Decodable {
    var id: String?
    var sections: [Node]?
    var exercises: [Node]?
    var views: [Node]?
    var pins: [Node]?
    var labels: [Node]?
    var regions: [Node]?
    var arrows: [Node]?
    var highlights: [Node]?
  }

  static func inlined(from decoder: any Decoder, naming keys: inout [String]) -> SheetOutline {
    // What cannot be read is found by those who read it.
    (try? SheetOutline(from: decoder)) ?? SheetOutline([])
  }

  func encode(to encoder: any Encoder) throws {}

  init(from decoder: any Decoder) throws {
    add(try Node(from: decoder).sections, "sections", .section, at: ContentPlace())
  }

  private mutating func add(
    _ nodes: [Node]?,
    _ key: String,
    _ kind: PinSheet.Object.Kind,
    at parent: ContentPlace
  ) {
    for (index, node) in (nodes ?? []).enumerated() {
      let place = parent.key(key).index(index)
      if let id = node.id { objects.append((PinSheet.Object(kind, id), place)) }
      add(node.exercises, "exercises", .exercise, at: place)
      add(node.views, "views", .view, at: place)
      add(node.pins, "pins", .pin, at: place)
      add(node.labels, "labels", .label, at: place)
      add(node.regions, "regions", .region, at: place)
      add(node.arrows, "arrows", .arrow, at: place)
      add(node.highlights, "highlights", .highlight, at: place)
    }
  }
}
