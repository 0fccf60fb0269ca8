import Foundation
import Gamification

/// A group's content as it is stored: the rules and the zone in which its days begin.
struct StoredGroup: Codable {
  let id: PlayerGroup.ID
  let zone: String
  let rules: RuleBook

  init(_ content: PlayerGroup.Content) {
    id = content.id
    zone = content.calendar.timeZone.identifier
    rules = content.rules
  }

  var content: PlayerGroup.Content {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    return PlayerGroup.Content(id: id, rules: rules, calendar: calendar)
  }
}
