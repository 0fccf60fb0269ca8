internal import LudusCore
package import LudusFoundation
internal import Quizzes

/// Why an event of a ``SharedLog`` is refused, by the log itself or by what is shared.
package protocol SharedRefusal: EventLogRefusal, Hashable {
  /// The log itself refuses it.
  static func log(_ error: SharedLogError) -> Self
}

extension SharedRefusal {
  package static func conflictingEvent(_ id: Event.ID) -> Self {
    .log(.conflictingEvent(id.rawValue))
  }

  package static var emptyIdentifier: Self { .log(.emptyIdentifier) }

  package static var dateOutOfRange: Self { .log(.dateOutOfRange) }
}
