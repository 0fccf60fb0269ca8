public import LudusCore
public import LudusFoundation

extension DiaryCourse {
  /// The courses of a platform as a file: what an app gets from the platform and gives to a diary.
  ///
  /// ```swift
  /// let catalog = try DiaryCourse.Catalog(json: data)   // lists every fault if the data is bad
  /// try diary.merge(platform: catalog.courses, at: now)
  /// ```
  public struct Catalog: Hashable, Sendable {
    /// The version of the JSON form that is written.
    public static let version = 1

    /// The courses, in the order of the platform.
    public let courses: [DiaryCourse]

    /// Creates a catalog.
    ///
    /// - Parameter courses: The courses.
    /// - Throws: A fault for every course whose identifier another one before it has.
    public init(_ courses: [DiaryCourse]) throws(ContentError<DiaryFault>) {
      let faults = DiaryFault.duplicates(of: courses.map(\.id), at: Key.courses)
      guard faults.isEmpty else { throw ContentError(faults: faults) }
      self.courses = courses
    }

    /// Reads a catalog from JSON.
    ///
    /// - Parameter data: UTF-8 text.
    /// - Throws: Every fault with its place; a single one for data that is not JSON.
    public init(json data: Data) throws(ContentError<DiaryFault>) {
      self = try ContentJSON<DiaryFault>.decode(Self.self, from: data)
    }

    /// Writes the catalog as JSON, always to the same bytes.
    ///
    /// - Returns: UTF-8 text with sorted keys.
    /// - Throws: An `EncodingError`, which no catalog causes.
    public func json() throws -> Data {
      try ContentJSON<DiaryFault>.encode(self)
    }
  }
}

/// In JSON a catalog is an object, `{"courses":[...],"version":1}`.
extension DiaryCourse.Catalog: Codable {
  private enum Key: String, CodingKey {
    case version, courses
  }

  /// Reads a catalog by the rules of its initializer.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, DiaryFault>(decoder)
    try reader.checkVersion(at: .version, expected: Self.version)
    let courses = reader.readArray(of: DiaryCourse.self, at: .courses)
    reader.note(DiaryFault.duplicates(of: courses?.map(\.id) ?? [], at: Key.courses))
    guard reader.isFaultless, let courses else { throw reader.error }
    self.courses = courses
  }

  /// Writes the catalog in the current version.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(courses, forKey: .courses)
  }
}
