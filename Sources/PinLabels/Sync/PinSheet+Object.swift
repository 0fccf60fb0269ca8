extension PinSheet {
  /// One of the things that a sheet is made of, by its kind and its identifier.
  ///
  /// Edits, checks, changes and conflicts name what they are about with it. In JSON it is a string such as
  /// `"pin:p1"`.
  public struct Object: Hashable, Sendable {
    /// A kind of thing.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The sheet itself.
      case sheet
      /// A part with an access right.
      case section
      /// A structure to be labeled.
      case exercise
      /// An image of an exercise.
      case view
      /// A place to be named.
      case pin
      /// A name of a pin.
      case label
      /// An area of a pin.
      case region
      /// An arrow on an image.
      case arrow
      /// A highlighted rectangle on an image.
      case highlight
    }

    /// The kind.
    public let kind: Kind
    /// Its identifier, unique among the sheet's things of that kind.
    public let id: String

    /// Creates the name of a thing.
    public init(_ kind: Kind, _ id: String) {
      self.kind = kind
      self.id = id
    }

    /// Names the sheet itself.
    public static func sheet(_ id: PinSheet.ID) -> PinSheet.Object {
      PinSheet.Object(.sheet, id.rawValue)
    }
    /// Names a section.
    public static func section(_ id: PinSection.ID) -> PinSheet.Object {
      PinSheet.Object(.section, id.rawValue)
    }
    /// Names an exercise.
    public static func exercise(_ id: PinExercise.ID) -> PinSheet.Object {
      PinSheet.Object(.exercise, id.rawValue)
    }
    /// Names a view.
    public static func view(_ id: ExerciseView.ID) -> PinSheet.Object {
      PinSheet.Object(.view, id.rawValue)
    }
    /// Names a pin.
    public static func pin(_ id: Pin.ID) -> PinSheet.Object { PinSheet.Object(.pin, id.rawValue) }
    /// Names a label.
    public static func label(_ id: PinLabel.ID) -> PinSheet.Object {
      PinSheet.Object(.label, id.rawValue)
    }
    /// Names a region of a pin.
    public static func region(_ id: PinRegion.ID) -> PinSheet.Object {
      PinSheet.Object(.region, id.rawValue)
    }
    /// Names an arrow.
    public static func arrow(_ id: PinArrow.ID) -> PinSheet.Object {
      PinSheet.Object(.arrow, id.rawValue)
    }
    /// Names a highlighted rectangle.
    public static func highlight(_ id: PinHighlight.ID) -> PinSheet.Object {
      PinSheet.Object(.highlight, id.rawValue)
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
  /// The kind of what things of this kind are in.
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

  /// Whether what things of this kind are in needs at least one of them.
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
