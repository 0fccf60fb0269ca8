// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// The exercises of an app, as a file or a download has them.
///
/// ```swift
/// let collection = try ExerciseCollection(json: data)   // lists every fault if the content is bad
/// collection.exercises.map(\.info.name)
/// collection[12]?.taskCount
/// ```
public struct ExerciseCollection: Hashable, Sendable {
  /// The version of the JSON form that this release reads and writes.
  package static let version = 1

  /// The title above the list.
  public let title: String
  /// The exercises in the order in which they are listed.
  public let exercises: [Exercise]

  /// Creates a collection.
  ///
  /// - Throws: A fault for each identifier that occurs twice.
  public init(title: String, exercises: [Exercise]) throws(ContentError<ExerciseFault>) {
    let faults = Self.faults(of: exercises)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.title = title
    self.exercises = exercises
  }

  /// The exercise with an identifier, or nil for an unknown one.
  public subscript(id: ExerciseID) -> Exercise? {
    exercises.first { $0.id == id }
  }

  private static func faults(of exercises: [Exercise]) -> [LocatedFault<ExerciseFault>] {
    var known: Set<ExerciseID> = []
    return exercises.enumerated().compactMap { index, exercise in
      guard !known.insert(exercise.id).inserted else { return nil }
      let place = ContentPlace().key("exercises").index(index)
      return LocatedFault(.duplicateIdentifier("\(exercise.id)"), at: place)
    }
  }
}

extension ExerciseCollection: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    try record.version(version)
    let title = record.field("title", \.title)
    let exercises = record.field("exercises", \.exercises)
    return try ExerciseCollection(title: title(), exercises: exercises())
  }
}
