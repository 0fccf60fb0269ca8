public import LudusFoundation

/// Something that happened in a ``PinPlacementSession``, and when.
///
/// Dates are whole milliseconds once an event is in a session, and so they are stored.
public enum PinPlacementEvent: Hashable, Sendable {
  /// The learner placed the pin for a term, or moved it.
  case placed(Pin.ID, on: ImagePoint, at: Date)
  /// The learner took the pin for a term away.
  case removed(Pin.ID, at: Date)
  /// The learner looked which pins are right.
  case checked(at: Date)
  /// The pins were evaluated for good.
  case evaluated(at: Date)
  /// The learner started anew.
  case restarted(at: Date)

  /// When it happened.
  public var date: Date {
    switch self {
    case .placed(_, _, let date), .removed(_, let date), .checked(let date),
      .evaluated(let date), .restarted(let date):
      date
    }
  }

  /// The pin whose term it is about, or nil for what concerns all.
  public var pin: Pin.ID? {
    switch self {
    case .placed(let pin, _, _), .removed(let pin, _): pin
    case .checked, .evaluated, .restarted: nil
    }
  }

  func at(_ date: Date) -> PinPlacementEvent {
    switch self {
    case .placed(let pin, let point, _): .placed(pin, on: point, at: date)
    case .removed(let pin, _): .removed(pin, at: date)
    case .checked: .checked(at: date)
    case .evaluated: .evaluated(at: date)
    case .restarted: .restarted(at: date)
    }
  }
}

/// In JSON an event is an object with its kind, the pin, the point and the date in milliseconds since 1970:
/// `{"at":1361281165000,"kind":"placed","pin":"p1","point":[412.5,300]}`.
extension PinPlacementEvent: Codable {
  private enum Key: String, CodingKey {
    case kind, pin, point, at
  }

  private enum Kind: String, Codable {
    case placed, removed, checked, evaluated, restarted
  }

  private var kind: Kind {
    switch self {
    case .placed: .placed
    case .removed: .removed
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
      case .placed:
        .placed(try pin(), on: try container.decode(ImagePoint.self, forKey: .point), at: date)
      case .removed: .removed(try pin(), at: date)
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
    if case .placed(_, let point, _) = self { try container.encode(point, forKey: .point) }
    try container.encodeMilliseconds(date, forKey: .at)
  }
}
