public import LudusCore
public import LudusFoundation

/// The envelope in which the server sends content: `{"success":true,"data":[...]}`.
///
/// ```swift
/// let exercises = try ServerEnvelope<KeywordsExercise>(json: data).data
/// ```
public struct ServerEnvelope<Element: Codable & Hashable & Sendable>: Hashable, Sendable {
  /// The elements that were asked for.
  public let data: [Element]

  /// Creates an envelope of what was asked for.
  public init(data: [Element]) {
    self.data = data
  }
}

extension ServerEnvelope: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    record.takeOtherKeys()
    let isSuccess = record.field("success", \.isSuccess)
    if isSuccess.value == false {
      throw ContentError(faults: [
        LocatedFault(ExerciseFault.noSuccess, at: ContentPlace().key("success"))
      ])
    }
    let data = record.field("data", \.data)
    return try ServerEnvelope(data: data())
  }

  /// Whether the server had success, as it had with whatever is in an envelope.
  private var isSuccess: Bool { true }
}
