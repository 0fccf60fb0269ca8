// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation

/// A part of a sheet to which learners get access as a whole, such as "upper and lower limbs".
public struct PinSection: Hashable, Sendable, Identifiable {
  /// The name of the section, unique within its sheet.
  public let id: Identifier<PinSection>
  /// The title that the learner reads.
  public let title: String
  /// The access right that a learner needs, as named by the platform; nil if none is needed.
  public let contentID: String?
  /// The groups of learners that the section is for; empty for all.
  public let groups: [String]
  /// The exercises, in order.
  public internal(set) var exercises: [PinExercise]

  /// Creates a section with the properties of these names.
  ///
  /// - Throws: Every fault: an empty identifier or title.
  public init(
    id: ID,
    title: String,
    contentID: String? = nil,
    groups: [String] = [],
    exercises: [PinExercise] = []
  ) throws(ContentError<SheetFault>) {
    var faults = FaultList()
    faults.add(id: id.rawValue)
    faults.add(title: title)
    try faults.check()
    self.id = id
    self.title = title
    self.contentID = contentID
    self.groups = groups
    self.exercises = exercises
  }
  /// Whether a learner may see the section.
  ///
  /// - Parameters:
  ///   - rights: The access rights that the learner has.
  ///   - memberships: The groups that the learner is in.
  /// - Returns: Whether the learner has the section's right and is in one of its groups, as far as
  ///   it asks for them.
  public func isOpen(toRights rights: Set<String>, memberOf memberships: Set<String> = []) -> Bool {
    contentID.map(rights.contains) ?? true
      && (groups.isEmpty || !memberships.isDisjoint(with: groups))
  }
}

extension PinSection: JSONRecord {
  package static func form(_ record: inout LudusCore.Record<Self, SheetFault>) throws -> Self {
    let id = record.field("id", \.id)
    let title = record.field("title", \.title)
    let contentID = record.field("contentId", \.contentID)
    let groups = record.field("groups", \.groups, default: [])
    let exercises = record.field("exercises", \.exercises, default: [])
    return try PinSection(
      id: id(or: "-"),
      title: title(or: "-"),
      contentID: contentID(or: nil),
      groups: groups(or: []),
      exercises: exercises(or: [])
    )
  }
}

extension PinSection {
  /// A section as the dissection folder of Ulm (2013) exchanged it with its server.
  ///
  /// `{"title":"...","objectId":"...","date_modified":"19-02-2013 13:39:25466","contentId":"..."}`
  ///
  /// The date is day, month, year, then hour, minute, and seconds with three more digits for
  /// milliseconds. It has no time zone; it is taken as universal time, and written as it was read.
  public struct Record: Hashable, Sendable {
    /// The title that the learner reads.
    package let title: String
    /// The name of the section.
    package let objectID: String
    /// The date when the section was changed, to the millisecond.
    public let dateModified: Date
    /// The access right that a learner needs.
    package let contentID: String

    /// Creates a record, or nil for a date outside of the years 1 to 9999.
    ///
    /// - Parameters:
    ///   - title: The title that the learner reads.
    ///   - objectID: The name of the section.
    ///   - dateModified: The date when the section was changed; kept in whole milliseconds.
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
  private let day: CalendarDay
  /// The time of the day in milliseconds.
  private let time: Int

  private static let dayLength = 86_400_000

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
    let (hour, minute, second) = (number(11..<13), number(14..<16), number(17..<19))
    guard hour < 24, minute < 60, second < 60,
      let day = CalendarDay(year: number(6..<10), month: number(3..<5), day: number(0..<2))
    else { return nil }
    self.day = day
    time = ((hour * 60 + minute) * 60 + second) * 1000 + number(19..<22)
  }

  /// Creates the date at some milliseconds from 1970, or nil outside of the years 1 to 9999.
  init?(milliseconds: Int64) {
    let (days, rest) = Int(milliseconds).dividedRoundingDown(by: Self.dayLength)
    guard CalendarDay.first.number...CalendarDay.last.number ~= days else { return nil }
    (day, time) = (CalendarDay(clamping: days), rest)
  }

  /// The milliseconds from 1970, of universal time.
  var milliseconds: Int64 { Int64(day.number * Self.dayLength + time) }
}

extension SourceDate: CustomStringConvertible {
  var description: String {
    func padded(_ number: Int, to length: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: length - digits.count) + digits
    }
    let (minutes, seconds) = (time / 60_000, time / 1000 % 60)
    return "\(padded(day.day, to: 2))-\(padded(day.month, to: 2))-\(padded(day.year, to: 4)) "
      + "\(padded(minutes / 60, to: 2)):\(padded(minutes % 60, to: 2)):\(padded(seconds, to: 2))"
      + padded(time % 1000, to: 3)
  }
}
