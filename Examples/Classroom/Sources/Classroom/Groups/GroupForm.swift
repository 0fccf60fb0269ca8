// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification

/// A group's content as it is stored: the rules and the zone in which its days begin.
struct StoredGroup: Codable {
  let id: PlayerGroup.ID
  let zone: String
  let dayStart: TimeOfDay?
  let rules: RuleBook

  init(_ content: PlayerGroup.Content) {
    id = content.id
    zone = content.calendar.timeZone.identifier
    dayStart = content.dayStart == .midnight ? nil : content.dayStart
    rules = content.rules
  }

  /// The content; a zone that this machine does not know is refused, because days would begin at
  /// another time.
  var content: PlayerGroup.Content {
    get throws {
      guard let zone = TimeZone(identifier: zone) else { throw CocoaError(.coderInvalidValue) }
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = zone
      return PlayerGroup.Content(
        id: id,
        rules: rules,
        calendar: calendar,
        dayStart: dayStart ?? .midnight
      )
    }
  }
}
