// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// The server's envelope around content: `{"success":true,"data":[...]}`, or
/// `{"success":true,"data":"5f2b"}` for an element alone.
///
/// ```swift
/// let exercises = try ServerEnvelope<KeywordsExercise>(json: data).data
/// let version = try ServerEnvelope<ContentVersion>(json: answer).data.first
/// ```
public struct ServerEnvelope<Element: Codable & Hashable & Sendable>: Hashable, Sendable {
  /// The elements that were asked for, one where the server sends an element alone.
  public let data: [Element]

  /// Creates an envelope.
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
    let data = record.field(
      "data",
      \.data,
      as: JSONShape(
        read: { try JSONShape<[Element], [ListElement<Element>]>.list().read($0.elements) },
        write: { Payload(elements: $0.map(ListElement.success)) }
      )
    )
    return try ServerEnvelope(data: data())
  }

  /// Whether the server had success, as with everything in an envelope.
  private var isSuccess: Bool { true }
}

/// The elements of an envelope, in a list or one alone.
private struct Payload<Element: Codable>: Codable {
  let elements: [ListElement<Element>]

  init(elements: [ListElement<Element>]) { self.elements = elements }

  init(from decoder: any Decoder) throws {
    let isList = (try? decoder.unkeyedContainer()) != nil
    elements =
      isList ? try [ListElement<Element>](from: decoder) : [.success(try Element(from: decoder))]
  }

  func encode(to encoder: any Encoder) throws {
    try elements.encode(to: encoder)
  }
}

/// The version of the content on the server: a hash that changes with it.
///
/// ```swift
/// if serversVersion.needsDownload(over: ContentVersion("5f2b")) {
///   // fetch the exercises again
/// }
/// ```
public struct ContentVersion: RawRepresentable, Hashable, Sendable {
  /// The hash, which says nothing but whether two versions are the same.
  public let rawValue: String

  /// Creates a version from a hash, which may be any string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a version from a hash, which may be any string.
  public init(_ hash: String) {
    rawValue = hash
  }

  /// Whether an app with another version, or none, must download the content.
  public func needsDownload(over stored: ContentVersion?) -> Bool {
    stored != self
  }
}

/// In JSON a version is a string.
extension ContentVersion: Codable {}
