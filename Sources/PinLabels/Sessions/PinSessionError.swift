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
    case .dateBeforeLastEvent: "the date is before the last event"
    case .dateOutOfRange: "the date is too far away"
    case .scoreOverflow: "the score's numbers are too large"
    }
  }
}
