// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import PlayerProgress
import Testing

@Suite struct DayReckoningJSONTests {
  @Test(arguments: Zone.allCases, [0, 240, 1439])
  func aReckoningIsStoredWithItsZone(zone: Zone, dayStart: Int) throws {
    try expectRoundTrip(try zone.days(from: dayStart))
  }

  @Test(arguments: [-1080, -330, -1, 0, 1, 60, 345, 840, 1080])
  func clocksWithoutAZoneAreStored(minutes: Int) throws {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: minutes * 60))
    calendar.firstWeekday = 7
    try expectRoundTrip(DayReckoning(calendar))
  }

  @Test func defaultsAreLeftOut() throws {
    try expectJSON(try Zone.berlin.days(), #"{"zone":"Europe/Berlin"}"#)
    try expectJSON(
      try Zone.berlin.days(from: 240),
      #"{"dayStart":240,"zone":"Europe/Berlin"}"#
    )
  }

  @Test func everyFaultIsReported() {
    let json = #"{"dayStart":1440,"zone":"Europe/Atlantis","firstWeekday":0}"#
    #expect(
      contentFaults(RuleFault.self) { _ = try decode(DayReckoning.self, json) } == [
        "zone: the zone \"Europe/Atlantis\" is not known", "firstWeekday: 0, expected 1 to 7",
        "dayStart: 1440, expected 0 to 1439",
      ]
    )
  }
}
