public import LudusFoundation

/// Something that happened in a ``PinLabelSession``, and when.
///
/// Dates are whole milliseconds once an event is in a session, and so they are stored.
public enum PinLabelEvent: Hashable, Sendable {
  /// The learner wrote a label for a pin; an empty one takes it away.
  case labelled(Pin.ID, as: String, at: Date)
  /// The learner selected a pin, whose label is shown if the mode says so.
  case selected(Pin.ID, at: Date)
  /// The learner looked which answers are right.
  case checked(at: Date)
  /// The answers were evaluated for good.
  case evaluated(at: Date)
  /// The learner started anew.
  case restarted(at: Date)

  /// When it happened.
  public var date: Date {
    switch self {
    case .labelled(_, _, let date), .selected(_, let date), .checked(let date),
      .evaluated(let date), .restarted(let date):
      date
    }
  }

  /// The pin it happened to, or nil for one that concerns all.
  public var pin: Pin.ID? {
    switch self {
    case .labelled(let pin, _, _), .selected(let pin, _): pin
    case .checked, .evaluated, .restarted: nil
    }
  }

  func at(_ date: Date) -> PinLabelEvent {
    switch self {
    case .labelled(let pin, let label, _): .labelled(pin, as: label, at: date)
    case .selected(let pin, _): .selected(pin, at: date)
    case .checked: .checked(at: date)
    case .evaluated: .evaluated(at: date)
    case .restarted: .restarted(at: date)
    }
  }
}

/// In JSON an event is an object with its kind, the pin, the label and the date in milliseconds since 1970:
/// `{"at":1361281165000,"kind":"labelled","label":"Femur","pin":"p1"}`.
extension PinLabelEvent: Codable {
  private enum Key: String, CodingKey {
    case kind, pin, label, at
  }

  private enum Kind: String, Codable {
    case labelled, selected, checked, evaluated, restarted
  }

  private var kind: Kind {
    switch self {
    case .labelled: .labelled
    case .selected: .selected
    case .checked: .checked
    case .evaluated: .evaluated
    case .restarted: .restarted
    }
  }

  /// Reads an event.
  ///
  /// - Throws: A `DecodingError` when a part is missing or malformed. Whether the event is possible is checked
  ///   by the session that applies it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let date = try container.decodeMilliseconds(forKey: .at)
    func pin() throws -> Pin.ID { try container.decode(Pin.ID.self, forKey: .pin) }
    self =
      switch try container.decode(Kind.self, forKey: .kind) {
      case .labelled:
        .labelled(try pin(), as: try container.decode(String.self, forKey: .label), at: date)
      case .selected: .selected(try pin(), at: date)
      case .checked: .checked(at: date)
      case .evaluated: .evaluated(at: date)
      case .restarted: .restarted(at: date)
      }
  }

  /// Writes the event.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: .kind)
    try container.encodeIfPresent(pin, forKey: .pin)
    if case .labelled(_, let label, _) = self { try container.encode(label, forKey: .label) }
    try container.encodeMilliseconds(date, forKey: .at)
  }
}
