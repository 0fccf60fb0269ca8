// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
@testable import PinLabels
import Testing

struct SectionRecordTests {
  private let json =
    #"{"contentId":"17","date_modified":"19-02-2013 13:39:25466","objectId":"8A3F","title":"1. upper/lower limbs"}"#

  @Test func theSourcesSectionIsReadAndWrittenAsItIs() throws {
    let record = try decode(PinSection.Record.self, json)
    #expect(record.title == "1. upper/lower limbs")
    #expect(record.objectID == "8A3F")
    #expect(record.contentID == "17")
    #expect(record.dateModified.timeIntervalSince1970 == 1_361_281_165.466)
    #expect(try LudusTestSupport.json(record) == json)
    let section = try record.section()
    #expect(section.id == "8A3F")
    #expect(section.contentID == "17")
  }

  @Test(
    arguments: [
      ("01-01-1970 00:00:00000", 0), ("31-12-1969 23:59:59999", -1),
      ("29-02-2000 12:00:00000", 951_825_600_000), ("01-03-1900 00:00:00001", -2_203_891_199_999),
      ("31-12-9999 23:59:59999", 253_402_300_799_999),
      ("01-01-0001 00:00:00000", -62_135_596_800_000),
    ] as [(String, Int64)]
  )
  func datesAreThoseOfTheCalendar(text: String, milliseconds: Int64) throws {
    #expect(SourceDate(text)?.milliseconds == milliseconds)
    #expect(SourceDate(milliseconds: milliseconds)?.description == text)
  }

  @Test func everyDayIsReadAsItIsWritten() throws {
    var before = Int64.min
    for day in stride(
      from: Int64(-62_135_596_800_000),
      to: 253_402_300_799_999,
      by: 86_400_000 * 997
    ) {
      let date = try #require(SourceDate(milliseconds: day + 12_345_678))
      #expect(date.milliseconds == day + 12_345_678)
      #expect(SourceDate(date.description) == date)
      #expect(date.milliseconds > before)
      before = date.milliseconds
    }
  }

  @Test(arguments: [
    "", "19-02-2013", "19-02-2013 13:39:25", "19-02-2013 13:39:25.466", "30-02-2013 13:39:25466",
    "29-02-1900 13:39:25466", "31-04-2013 00:00:00000", "00-01-2013 00:00:00000",
    "01-13-2013 00:00:00000", "01-01-0000 00:00:00000", "01-01-2013 24:00:00000",
    "01-01-2013 00:60:00000", "01-01-2013 00:00:60000", "0١-01-2013 00:00:00000",
  ])
  func whatIsNoDateIsRefused(text: String) {
    #expect(SourceDate(text) == nil)
    #expect(throws: ContentError<SheetFault>.self) {
      try decode(PinSection.Record.self, json.replacing("19-02-2013 13:39:25466", with: text))
    }
  }

  @Test func datesOutsideOfFourDigitsMakeNoRecord() {
    func record(_ seconds: Double) -> PinSection.Record? {
      PinSection.Record(
        title: "t",
        objectID: "o",
        dateModified: Date(timeIntervalSince1970: seconds),
        contentID: "c"
      )
    }
    #expect(record(253_402_300_800) == nil)
    #expect(record(-62_135_596_801) == nil)
    #expect(record(.nan) == nil)
    #expect(record(.infinity) == nil)
    #expect(record(0.0004)?.dateModified == Date(timeIntervalSince1970: 0))
  }

  @Test func aSectionWithoutATitleIsRefused() throws {
    let record = try decode(
      PinSection.Record.self,
      json.replacing("1. upper/lower limbs", with: "")
    )
    #expect(throws: ContentError<SheetFault>.self) { try record.section() }
  }
}
