public import LudusCore
public import LudusFoundation

/// Why a ``PinLabelSession`` or a ``PinPlacementSession`` refuses a command.
public enum PinSessionError: SessionRefusal, Hashable {
  /// The session does not ask for the pin.
  case unknownPin(Pin.ID)
  /// The answers are submitted, and the session can only be read until it is restarted.
  case alreadySubmitted
  /// Nothing is submitted, so there is nothing to start again.
  case notSubmitted
  /// The mode has no interim results.
  case noInterim
  /// No pin is placed for the term.
  case notPlaced(Pin.ID)
  /// A pin cannot be placed outside of the image.
  case pointOutOfRange
  /// The credit cannot be calculated, because its numbers are too large.
  case creditOverflow
  /// The date of the event cannot be right.
  case date(EventDateError)
  /// The time was up before the event.
  case timeIsUp(at: Date)
}

extension PinSessionError: CustomStringConvertible {
  /// The error in words, for developers.
  public var description: String {
    switch self {
    case .unknownPin(let pin): "the session does not ask for the pin \"\(pin)\""
    case .alreadySubmitted: "the answers are submitted, and the session can only be read"
    case .notSubmitted: "the answers are not submitted yet"
    case .noInterim: "the mode has no interim results"
    case .notPlaced(let pin): "no pin is placed for the term of \"\(pin)\""
    case .pointOutOfRange: "the point is outside of the image"
    case .creditOverflow: "the exact credit does not fit into 64-bit terms"
    case .date(let error): "\(error)"
    case .timeIsUp(let date): "the time was up at \(date.timeIntervalSince1970)"
    }
  }

  /// Returns a whole sentence for the learner, without identifiers.
  public func sentence(in language: Language) -> String {
    switch self {
    case .unknownPin: pinSentences("session.unknownPin", in: language)
    case .alreadySubmitted: pinSentences("session.alreadySubmitted", in: language)
    case .notSubmitted: pinSentences("session.notSubmitted", in: language)
    case .noInterim: pinSentences("session.noInterim", in: language)
    case .notPlaced: pinSentences("session.notPlaced", in: language)
    case .pointOutOfRange: pinSentences("session.pointOutOfRange", in: language)
    case .creditOverflow: pinSentences("session.creditOverflow", in: language)
    case .date(let error): error.sentence(in: language)
    case .timeIsUp: pinSentences("session.timeIsUp", in: language)
    }
  }
}
