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

extension PinSection.Record: Codable {
  private enum Key: String, CodingKey {
    case title, objectId, contentId
    case dateModified = "date_modified"
  }

  /// Reads a record.
  ///
  /// - Throws: A `DecodingError` for what is missing or malformed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    title = try container.decode(String.self, forKey: .title)
    objectID = try container.decode(String.self, forKey: .objectId)
    contentID = try container.decode(String.self, forKey: .contentId)
    let text = try container.decode(String.self, forKey: .dateModified)
    guard let date = SourceDate(text) else {
      throw DecodingError.dataCorruptedError(
        forKey: .dateModified,
        in: container,
        debugDescription: "expected a date such as \"19-02-2013 13:39:25466\", found \"\(text)\""
      )
    }
    dateModified = Date(milliseconds: date.milliseconds)
  }

  /// Writes the record.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(title, forKey: .title)
    try container.encode(objectID, forKey: .objectId)
    try container.encode(contentID, forKey: .contentId)
    let date = dateModified.milliseconds.flatMap(SourceDate.init(milliseconds:))
    try container.encode(date?.description, forKey: .dateModified)
  }
}
