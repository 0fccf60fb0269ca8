// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import Testing

/// A value with a date in milliseconds.
private struct Appointment: JSONRecord, Equatable {
  var date: Date

  static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let date = record.field("at", \.date, as: .milliseconds)
    return try Appointment(date: date())
  }
}

struct DateMillisecondsTests {
  @Test(arguments: [
    (0.0, 0), (1.0, 1000), (1.0004, 1000), (1.0006, 1000), (-1.0006, -1001),
    (1_479_686_400.123, 1_479_686_400_123),
  ])
  func aStartedMillisecondDoesNotCount(seconds: Double, milliseconds: Int64) {
    #expect(Date(timeIntervalSince1970: seconds).milliseconds == milliseconds)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e13, -1e13, 1e300])
  func aDateTooFarAwayHasNone(seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(date.milliseconds == nil)
    #expect(date.truncatedToMilliseconds == nil)
    #expect(throws: EncodingError.self) { try json(Appointment(date: date)) }
  }

  @Test(arguments: [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 0)])
  func usualDatesAreInRange(date: Date) {
    #expect(date.truncatedToMilliseconds == date)
  }

  @Test func roundedDatesComeBackBitForBit() throws {
    forEachSeed { generator in
      let span = 1 << generator.draw(below: 51)
      let milliseconds = Int64(generator.draw(below: span)) - Int64(generator.draw(below: span))
      let date = Date(milliseconds: milliseconds)
      try #require(date.milliseconds == milliseconds)
      try #require(date.truncatedToMilliseconds == date)
      try expectRoundTrip(Appointment(date: date))
    }
    try expectJSON(Appointment(date: Date(milliseconds: -5)), #"{"at":-5}"#)
  }

  @Test func noDateMovesIntoTheFuture() {
    forEachSeed { generator in
      let tenths = Double(generator.draw(below: 1 << 45)) * 1e-4
      let date = Date(timeIntervalSince1970: tenths + Double(generator.draw(below: 1000)) * 1e-7)
      let stored = try #require(date.truncatedToMilliseconds)
      #expect(stored <= date)
      #expect(date.timeIntervalSince(stored) < 0.001_001)
    }
  }

  @Test(arguments: ["-9223372036854775808", "9223372036854775807", "1e17", "0.5", #""1""#, "null"])
  func refusesWhatAreNoMilliseconds(number: String) {
    #expect(throws: ContentError<JSONFault>.self) {
      try decode(Appointment.self, #"{"at":\#(number)}"#)
    }
  }
}
