// SPDX-License-Identifier: Apache-2.0

/// A value whose JSON form is an object, declared once for reading and writing.
///
/// `form` names each key once, with where its value stands and what it is when the key is missing:
///
/// ```swift
/// extension TimeLimit: JSONRecord {
///   package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
///     let seconds = record.field("seconds", \.seconds)
///     let ending = record.field("ending", \.ending, default: .close)
///     return try TimeLimit(seconds: seconds(), ending: ending())
///   }
/// }
/// ```
///
/// Reading gathers the faults of all keys, adds those of keys that the form does not name, and only
/// then makes the value. Writing leaves defaults out. Values made by an initializer that throws
/// `ContentError` are checked by its rules; its faults are gathered with the others.
package protocol JSONRecord: JSONInlined {
  /// The type of the value's faults.
  associatedtype Fault: ContentFault

  /// Declares the fields and makes a value of what was read of them.
  ///
  /// When the record is written, the first field that is asked for its value ends the form.
  static func form(_ record: inout Record<Self, Fault>) throws -> Self
}

extension JSONRecord {
  /// Reads the value.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var record = try Record<Self, Fault>(reading: decoder)
    self = try record.finish(Self.form)
  }

  package static func inlined(
    from decoder: any Decoder,
    _ container: KeyedDecodingContainer<JSONKey>,
    naming keys: inout NamedKeys
  ) throws -> Self {
    var record = Record<Self, Fault>(reading: decoder, container, naming: keys)
    defer { keys = record.keys }
    return try record.finish(Self.form, refusingOtherKeys: false)
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    var record = Record<Self, Fault>(writing: self, to: encoder)
    try record.write(Self.form)
  }
}

/// A value whose keys can stand among those of another object.
package protocol JSONInlined: Codable, Sendable {
  /// Reads the value in a container that is open already, and adds the keys that its form names.
  static func inlined(
    from decoder: any Decoder,
    _ container: KeyedDecodingContainer<JSONKey>,
    naming keys: inout NamedKeys
  ) throws -> Self
}

/// The keys that forms have named for one object.
package struct NamedKeys {
  package var names: [String] = []
  /// Whether every other key is a mistake, which nobody can say where a kind is not known.
  package var isComplete = true
}
