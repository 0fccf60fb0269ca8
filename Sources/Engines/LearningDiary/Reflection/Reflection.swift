// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// An entry in a diary with its readers and their feedback.
public struct Reflection: Hashable, Sendable, Identifiable {
  /// The entry as it was last changed.
  public internal(set) var entry: Reflection.Entry
  /// When it was written.
  public let writtenAt: Date
  /// When it was last changed, or nil if it never was.
  public internal(set) var changedAt: Date?
  /// The readers, or nil for nobody but the owner.
  public internal(set) var audience: Reflection.Audience?
  /// The feedback of readers, oldest first.
  public internal(set) var feedback: [Reflection.Feedback] = []

  /// The identifier of the entry in its diary.
  public var id: Reflection.Entry.ID { entry.id }

  /// Whether nobody but its owner may read it.
  var isPrivate: Bool { audience == nil }
}

extension Reflection {
  /// A comment of a reader on an entry that was shared with them.
  public struct Feedback: Hashable, Sendable {
    /// The reader.
    public let reader: Learner.ID
    /// The comment.
    public let text: String
    /// The date of the comment.
    public let date: Date
  }

  /// An entry as a reader sees it with whom it is shared.
  public struct Shared: Hashable, Sendable, Identifiable {
    /// The entry.
    public let entry: Reflection.Entry
    /// The reader's own comments on it, oldest first.
    public let feedback: [Reflection.Feedback]

    /// The identifier of the entry in its diary.
    public var id: Reflection.Entry.ID { entry.id }
  }

  /// The people who may read an entry that is shared.
  ///
  /// In JSON an audience is `"course"`, `"everyone"` or the array of its people.
  public enum Audience: Hashable, Sendable {
    /// These people, at least one, in the order of their identifiers and each once.
    case people([Learner.ID])
    /// Everyone in the course of the entry, which the app knows.
    case course
    /// Everyone.
    case everyone

    /// Returns the same audience with its people in order and each once.
    var normalized: Reflection.Audience {
      guard case .people(let people) = self else { return self }
      return .people(Set(people).sorted())
    }

    /// Whether it has someone in it, as far as the diary can know.
    ///
    /// The owner is never a reader.
    func admits(_ reader: Learner.ID) -> Bool {
      switch self {
      case .people(let people): people.contains(reader)
      case .course, .everyone: true
      }
    }
  }
}

extension Reflection.Audience: Codable {
  private enum Name: String, JSONName {
    case course, everyone
  }

  /// Reads an audience.
  ///
  /// - Throws: A `DecodingError` for an unknown name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let people = try? container.decode([Learner.ID].self) {
      // As it was written, or a stored event would be another one than it was; the diary puts it in order.
      self = .people(people)
      return
    }
    self =
      switch try container.decode(Name.self) {
      case .course: .course
      case .everyone: .everyone
      }
  }

  /// Writes the audience.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .people(let people): try people.encode(to: encoder)
    case .course: try Name.course.encode(to: encoder)
    case .everyone: try Name.everyone.encode(to: encoder)
    }
  }
}
