// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension PinLabelSession {
  /// Why a session refuses a command, for labeling and for placing.
  ///
  /// Every command can be refused with ``date(_:)``; those about a pin with ``unknownPin(_:)``; and all but restarting
  /// with ``alreadySubmitted`` once the answers are submitted.
  public enum Refusal: SessionRefusal {
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
}

extension PinLabelSession.Refusal: CustomStringConvertible {
  private var text: PinErrorText {
    switch self {
    case .unknownPin(let pin):
      PinErrorText("the session does not ask for the pin \"\(pin)\"", "session.unknownPin")
    case .alreadySubmitted:
      PinErrorText(
        "the answers are submitted, and the session can only be read",
        "session.alreadySubmitted"
      )
    case .notSubmitted: PinErrorText("the answers are not submitted yet", "session.notSubmitted")
    case .noInterim: PinErrorText("the mode has no interim results", "session.noInterim")
    case .notPlaced(let pin):
      PinErrorText("no pin is placed for the term of \"\(pin)\"", "session.notPlaced")
    case .pointOutOfRange:
      PinErrorText("the point is outside of the image", "session.pointOutOfRange")
    case .creditOverflow:
      PinErrorText("the exact credit does not fit into 64-bit terms", "session.creditOverflow")
    case .date(let error): PinErrorText("\(error)", "session.date")
    case .timeIsUp(let date):
      PinErrorText("the time was up at \(date.timeIntervalSince1970)", "session.timeIsUp")
    }
  }

  /// The error, for developers.
  public var description: String { text.description }

  /// Returns a whole sentence for the learner, without identifiers.
  public func sentence(in phrasebook: Phrasebook) -> String {
    if case .date(let error) = self { return error.sentence(in: phrasebook) }
    return text.sentence(in: phrasebook)
  }
}
