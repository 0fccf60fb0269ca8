public import LudusFoundation

/// Why a session refuses a command.
public enum PinSessionError: Error, Hashable, Sendable {
  /// The session does not ask for the pin.
  case unknownPin(Pin.ID)
  /// The session is evaluated and only read until it is started anew.
  case evaluated
  /// The session is not evaluated, so there is nothing to start anew.
  case notEvaluated
  /// The mode has no interim results.
  case noInterim
  /// There is no pin placed for the term.
  case notPlaced(Pin.ID)
  /// A pin cannot be placed outside of the image.
  case pointOutsideImage
  /// The date is before the last event.
  case dateBeforeLastEvent(Date, last: Date)
  /// The date is too far away to be stored.
  case dateOutOfRange
  /// The score cannot be told, since its numbers are too large.
  case scoreOverflow
}

extension PinSessionError: CustomStringConvertible {
  /// What went wrong, for developers.
  public var description: String {
    switch self {
    case .unknownPin(let pin): "the session does not ask for the pin \"\(pin)\""
    case .evaluated: "the session is evaluated and can only be read"
    case .notEvaluated: "the session is not evaluated yet"
    case .noInterim: "the mode has no interim results"
    case .notPlaced(let pin): "no pin is placed for the term of \"\(pin)\""
    case .pointOutsideImage: "the point is outside of the image"
    case .dateBeforeLastEvent(let date, let last):
      "the date \(date.timeIntervalSince1970) is before the last event's, "
        + "\(last.timeIntervalSince1970) (seconds since 1970)"
    case .dateOutOfRange: "the date is too far away to be stored in milliseconds"
    case .scoreOverflow: "the exact score does not fit into 64-bit terms"
    }
  }
}
