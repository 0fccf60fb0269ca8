// SPDX-License-Identifier: Apache-2.0

// What can be the date of an event is decided here, for all sessions and all shared histories.

extension Date {
  /// Returns the date as events keep it: in whole milliseconds.
  ///
  /// - Throws: ``EventDateError/outOfRange`` for a date that is no number, or so far away that it
  ///   has no milliseconds.
  @inlinable package func asEventDate() throws(EventDateError) -> Date {
    guard let date = truncatedToMilliseconds else { throw .outOfRange }
    return date
  }

  /// Returns the date as the event keeps it that comes after another one.
  ///
  /// - Throws: Also ``EventDateError/beforeLastEvent(_:last:)``.
  @inlinable package func asEventDate(after last: Date?) throws(EventDateError) -> Date {
    let date = try asEventDate()
    if let last, date < last { throw .beforeLastEvent(self, last: last) }
    return date
  }
}

/// When something in a shared log happened, and when it became known.
@usableFromInline package struct EventDates: Hashable, Sendable {
  /// When it happened, in whole milliseconds.
  @usableFromInline package var happened: Date
  /// When it became known, in whole milliseconds.
  @usableFromInline package var known: Date

  /// Takes the dates of an event as a log keeps them.
  ///
  /// - Throws: ``LogError/dateOutOfRange``.
  @inlinable package init(_ date: Date, recordedAt: Date? = nil) throws(LogError) {
    do throws(EventDateError) {
      happened = try date.asEventDate()
      known = try recordedAt?.asEventDate() ?? happened
    } catch {
      throw .dateOutOfRange
    }
  }

  /// Whether it can have happened: nothing is known before it happens.
  @inlinable package var isSound: Bool { known >= happened }
}

extension LogRefusal {
  /// Returns a date as a log keeps it.
  ///
  /// - Throws: ``LogError/dateOutOfRange``, as this type refuses it.
  package static func checked(_ date: Date) throws(Self) -> Date {
    do throws(LogError) {
      return try EventDates(date).happened
    } catch {
      throw .log(error)
    }
  }
}

extension SessionRefusal {
  /// Returns a date as the session keeps it in which the last event was at another one.
  ///
  /// - Throws: An `EventDateError`, as this type refuses it.
  package static func checked(_ date: Date, after last: Date? = nil) throws(Self) -> Date {
    do throws(EventDateError) {
      return try date.asEventDate(after: last)
    } catch {
      throw .date(error)
    }
  }
}

/// How far the dates of events in a shared log may be off.
@usableFromInline package struct ClockRules: Hashable, Sendable {
  /// By how many seconds the clocks of devices may differ without anyone noticing.
  @usableFromInline package let tolerance: TimeInterval

  /// Every date is taken as it is.
  @inlinable package static var exact: ClockRules { ClockRules(tolerance: 0) }

  @inlinable package init(tolerance: TimeInterval) {
    self.tolerance = tolerance
  }

  /// The last date that a clock can show that goes right at another one.
  @inlinable package func latest(at date: Date) -> Date { date.addingTimeInterval(tolerance) }

  /// Returns a date, or that of the last event if it is so little later that the clocks of two
  /// devices may differ by it.
  ///
  /// - Parameters:
  ///   - date: The date that a device gives.
  ///   - last: Returns the date of the last event up to a date, or nil when there is none.
  @inlinable package func present(at date: Date, last: (Date) -> Date?) -> Date {
    guard tolerance > 0 else { return date }
    return last(latest(at: date)).map { max(date, $0) } ?? date
  }
}
