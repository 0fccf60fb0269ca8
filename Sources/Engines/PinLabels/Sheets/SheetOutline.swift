// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Only the identifiers of a sheet, with their places, so that clashes are found although there are other
/// faults.
struct SheetOutline {
  private var objects: [(object: PinSheet.Object, place: ContentPlace)] = []

  /// An object with its children.
  fileprivate struct Node {
    var id: String?
    var children: [PinSheet.Object.Kind: [Node]] = [:]
  }

  init(_ sections: [PinSection]) {
    add(Node(children: [.section: sections.map(Node.init)]), at: ContentPlace())
  }

  private mutating func add(_ node: Node, at place: ContentPlace) {
    for kind in PinSheet.Object.Kind.allCases {
      for (index, child) in (node.children[kind] ?? []).enumerated() {
        let place = place.key(kind.plural).index(index)
        if let id = child.id { objects.append((PinSheet.Object(kind, id), place)) }
        add(child, at: place)
      }
    }
  }

  /// The identifiers that stand for two things of a kind.
  var faults: [LocatedFault<SheetFault>] {
    var places: [PinSheet.Object: ContentPlace] = [:]
    var faults: [LocatedFault<SheetFault>] = []
    for (object, place) in objects {
      if let first = places[object] {
        faults.append(LocatedFault(.duplicateIdentifier(object, first: first), at: place.key("id")))
      } else {
        places[object] = place
      }
    }
    return faults
  }
}

extension PinSheet.Object.Kind {
  /// The key of the array that has things of this kind.
  fileprivate var plural: String { "\(rawValue)s" }
}

extension SheetOutline.Node {
  fileprivate init(_ section: PinSection) {
    self.init(id: section.id.rawValue, children: [.exercise: section.exercises.map(Self.init)])
  }

  fileprivate init(_ exercise: PinExercise) {
    self.init(id: exercise.id.rawValue, children: [.view: exercise.views.map(Self.init)])
  }

  fileprivate init(_ view: ExerciseView) {
    self.init(
      id: view.id.rawValue,
      children: [
        .pin: view.pins.map(Self.init),
        .arrow: view.arrows.map { Self(id: $0.id.rawValue) },
        .highlight: view.highlights.map { Self(id: $0.id.rawValue) },
      ]
    )
  }

  fileprivate init(_ pin: Pin) {
    self.init(
      id: pin.id.rawValue,
      children: [
        .label: pin.labels.map { Self(id: $0.id.rawValue) },
        .region: pin.regions.map { Self(id: $0.id.rawValue) },
      ]
    )
  }
}

// MARK: - JSON

/// In JSON the outline is the sheet without everything but the identifiers, which the sheet itself writes.
extension SheetOutline: JSONInlined {
  static func inlined(
    from decoder: any Decoder,
    _ container: KeyedDecodingContainer<JSONKey>,
    naming keys: inout NamedKeys
  ) -> SheetOutline {
    // What cannot be read is found by those who read it.
    (try? SheetOutline(from: decoder)) ?? SheetOutline([])
  }

  init(from decoder: any Decoder) throws {
    add(try Node(from: decoder), at: ContentPlace())
  }

  func encode(to encoder: any Encoder) throws {}
}

extension SheetOutline.Node: Decodable {
  fileprivate init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JSONKey.self)
    id = try container.decodeIfPresent(String.self, forKey: JSONKey("id"))
    for kind in PinSheet.Object.Kind.allCases {
      children[kind] = try container.decodeIfPresent([Self].self, forKey: JSONKey(kind.plural))
    }
  }
}
