internal import LudusCore
public import LudusFoundation

extension PinSection {
  /// A section as the dissection folder of Ulm (2013) exchanged it with its server.
  ///
  /// `{"title":"...","objectId":"...","date_modified":"19-02-2013 13:39:25466","contentId":"..."}`
  ///
  /// The date is day, month, year, then hour, minute, and seconds with three more digits for milliseconds. It has
  /// no time zone; it is taken as universal time, and written as it was read.
  public struct Record: Hashable, Sendable {
    /// What the learner reads.
    public var title: String
    /// The name of the section.
    public var objectID: String
    /// When the section was changed, to the millisecond.
    public let dateModified: Date
    /// The access right that a learner needs.
    public var contentID: String

    /// Creates a record, or nil for a date outside of the years 1 to 9999.
    ///
    /// - Parameters:
    ///   - title: What the learner reads.
    ///   - objectID: The name of the section.
    ///   - dateModified: When the section was changed; kept in whole milliseconds.
    ///   - contentID: The access right that a learner needs.
    public init?(title: String, objectID: String, dateModified: Date, contentID: String) {
      guard let milliseconds = dateModified.milliseconds,
        SourceDate(milliseconds: milliseconds) != nil
      else { return nil }
      self.title = title
      self.objectID = objectID
      self.dateModified = Date(milliseconds: milliseconds)
      self.contentID = contentID
    }

    /// Returns the section that the record names, without exercises.
    ///
    /// - Throws: Every fault: an empty title or name.
    public func section() throws(ContentError<SheetFault>) -> PinSection {
      try PinSection(id: PinSection.ID(objectID), title: title, contentID: contentID)
    }
  }
}

extension PinSection.Record: JSONRecord {
  package static func form(_ record: inout LudusCore.Record<Self, SheetFault>) throws -> Self {
    // The form is the server's.
    record.takeOtherKeys()
    let title = record.field("title", \.title)
    let objectID = record.field("objectId", \.objectID)
    let date = record.field("date_modified", \.dateModified, as: .source)
    let contentID = record.field("contentId", \.contentID)
    return try PinSection.Record(
      title: title(),
      objectID: objectID(),
      date: date(),
      contentID: contentID()
    )
  }

  private init(title: String, objectID: String, date: Date, contentID: String) {
    (self.title, self.objectID, dateModified) = (title, objectID, date)
    self.contentID = contentID
  }
}

extension JSONShape where Value == Date, Raw == String {
  /// A date as the server wrote it.
  fileprivate static var source: JSONShape {
    JSONShape(
      read: { text in
        guard let date = SourceDate(text) else {
          let reason =
            "expected a date such as \"19-02-2013 13:39:25466\", found \"\(text)\""
          throw ContentError(faults: [
            LocatedFault(SheetFault.malformed(reason), at: ContentPlace())
          ])
        }
        return Date(milliseconds: date.milliseconds)
      },
      // A record has no other date.
      write: { $0.milliseconds.flatMap(SourceDate.init(milliseconds:))?.description ?? "" }
    )
  }
}

/// A date as in "19-02-2013 13:39:25466", read and written without any calendar of the system.
struct SourceDate: Hashable {
  private var year, month, day, hour, minute, second, millisecond: Int

  /// Reads a date, or nil when the text is none, such as one of February 30.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let form = Array("dd-dd-dddd dd:dd:ddddd".utf8)
    guard bytes.count == form.count else { return nil }
    for (byte, expected) in zip(bytes, form) {
      let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      guard expected == UInt8(ascii: "d") ? isDigit : byte == expected else { return nil }
    }
    func number(_ range: Range<Int>) -> Int {
      bytes[range].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    (day, month, year) = (number(0..<2), number(3..<5), number(6..<10))
    (hour, minute) = (number(11..<13), number(14..<16))
    (second, millisecond) = (number(17..<19), number(19..<22))
    guard year >= 1, 1...12 ~= month, 1...Self.days(in: month, of: year) ~= day, hour < 24,
      minute < 60, second < 60
    else { return nil }
  }

  /// Creates the date at some milliseconds from 1970, or nil outside of the years 1 to 9999.
  init?(milliseconds: Int64) {
    let (days, rest) = Int(milliseconds).dividedFloor(by: 86_400_000)
    // The civil calendar from days, by H. Hinnant, "chrono-compatible low-level date algorithms" (2014): years
    // begin in March, so that the leap day is the last.
    let (era, dayOfEra) = (days + 719_468).dividedFloor(by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    (hour, minute) = (rest / 3_600_000, rest / 60_000 % 60)
    (second, millisecond) = (rest / 1000 % 60, rest % 1000)
    guard 1...9999 ~= year else { return nil }
  }

  /// The milliseconds from 1970, of universal time.
  var milliseconds: Int64 {
    let shiftedYear = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = shiftedYear.dividedFloor(by: 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * 146_097 + dayOfEra - 719_468
    let seconds = days * 86_400 + hour * 3600 + minute * 60 + second
    return Int64(seconds * 1000 + millisecond)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension SourceDate: CustomStringConvertible {
  var description: String {
    func padded(_ number: Int, to length: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: length - digits.count) + digits
    }
    return "\(padded(day, to: 2))-\(padded(month, to: 2))-\(padded(year, to: 4)) "
      + "\(padded(hour, to: 2)):\(padded(minute, to: 2)):\(padded(second, to: 2))"
      + padded(millisecond, to: 3)
  }
}

extension Int {
  /// The quotient rounded down, and the remainder, which is not negative.
  fileprivate func dividedFloor(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
