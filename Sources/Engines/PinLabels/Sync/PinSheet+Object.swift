// SPDX-License-Identifier: Apache-2.0
extension PinSheet {
  /// A part of a sheet, by its kind and identifier: the subject of an edit, a check, a change or a conflict.
  ///
  /// In JSON it is a string such as `"pin:p1"`.
  public enum Object: Hashable, Sendable {
    /// The sheet itself.
    case sheet(PinSheet.ID)
    /// A part with an access right.
    case section(PinSection.ID)
    /// A structure to be labeled.
    case exercise(PinExercise.ID)
    /// An image of an exercise.
    case view(ExerciseView.ID)
    /// A place to be named.
    case pin(Pin.ID)
    /// A name of a pin.
    case label(PinLabel.ID)
    /// An area of a pin.
    case region(PinRegion.ID)
    /// An arrow on an image.
    case arrow(PinArrow.ID)
    /// A highlighted rectangle on an image.
    case highlight(PinHighlight.ID)

    /// A kind of object, those further out first.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      case sheet, section, exercise, view, pin, label, region, arrow, highlight
    }

    package init(_ kind: Kind, _ id: String) {
      self =
        switch kind {
        case .sheet: .sheet(PinSheet.ID(id))
        case .section: .section(PinSection.ID(id))
        case .exercise: .exercise(PinExercise.ID(id))
        case .view: .view(ExerciseView.ID(id))
        case .pin: .pin(Pin.ID(id))
        case .label: .label(PinLabel.ID(id))
        case .region: .region(PinRegion.ID(id))
        case .arrow: .arrow(PinArrow.ID(id))
        case .highlight: .highlight(PinHighlight.ID(id))
        }
    }

    package var kind: Kind { parts.0 }

    /// The identifier, unique among the sheet's objects of that kind.
    package var id: String { parts.1 }

    private var parts: (Kind, String) {
      switch self {
      case .sheet(let id): (.sheet, id.rawValue)
      case .section(let id): (.section, id.rawValue)
      case .exercise(let id): (.exercise, id.rawValue)
      case .view(let id): (.view, id.rawValue)
      case .pin(let id): (.pin, id.rawValue)
      case .label(let id): (.label, id.rawValue)
      case .region(let id): (.region, id.rawValue)
      case .arrow(let id): (.arrow, id.rawValue)
      case .highlight(let id): (.highlight, id.rawValue)
      }
    }
  }
}

extension PinSheet.Object: Comparable {
  /// Whether one comes before the other: by kind from the outside to the inside, then by identifier.
  public static func < (left: PinSheet.Object, right: PinSheet.Object) -> Bool {
    (left.kind.depth, left.id) < (right.kind.depth, right.id)
  }
}

extension PinSheet.Object.Kind {
  /// The kind of the parents of objects of this kind.
  var parent: PinSheet.Object.Kind? {
    switch self {
    case .sheet: nil
    case .section: .sheet
    case .exercise: .section
    case .view: .exercise
    case .pin, .arrow, .highlight: .view
    case .label, .region: .pin
    }
  }

  /// The place among the kinds, from the outside to the inside.
  fileprivate var depth: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether the parent of objects of this kind needs at least one of them.
  var isNeededByParent: Bool { self == .label || self == .view }
}

extension PinSheet.Object: JSONText {
  package static let form = "a kind and an identifier such as \"pin:p1\""

  /// Reads kind and identifier, as in "pin:p1".
  public init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":"), let kind = Kind(rawValue: String(text[..<colon]))
    else { return nil }
    self.init(kind, String(text[text.index(after: colon)...]))
  }

  /// Kind and identifier, as in "pin:p1".
  public var description: String { "\(kind.rawValue):\(id)" }
}
