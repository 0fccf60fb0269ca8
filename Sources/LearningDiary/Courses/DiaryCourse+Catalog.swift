public import LudusCore
public import LudusFoundation

extension DiaryCourse {
  /// The courses of a platform as a file, which an app gets from the platform and gives to a diary.
  ///
  /// ```swift
  /// let catalog = try DiaryCourse.Catalog(json: data)   // reports every fault of bad data
  /// try diary.merge(platform: catalog.courses, at: now)
  /// ```
  ///
  /// In JSON a catalog is an object, `{"courses":[...],"version":1}`.
  public struct Catalog: JSONContent, Hashable, Sendable {
    /// The faults of its JSON.
    public typealias Fault = DiaryFault

    /// The version of the JSON form that is written.
    static let version = 1

    /// The courses, in the order of the platform.
    public let courses: [DiaryCourse]

    /// Creates a catalog.
    ///
    /// - Throws: A fault for every course whose identifier another one before it has.
    public init(_ courses: [DiaryCourse]) throws(ContentError<DiaryFault>) {
      let faults = DiaryFault.duplicates(of: courses.map(\.id), at: "courses")
      guard faults.isEmpty else { throw ContentError(faults: faults) }
      self.courses = courses
    }
  }
}

extension DiaryCourse.Catalog: JSONRecord {
  package static func form(_ record: inout Record<Self, DiaryFault>) throws -> Self {
    try record.version(version)
    let courses = record.field("courses", \.courses)
    return try DiaryCourse.Catalog(courses())
  }
}
