public import Gamification
internal import LudusCore

extension Reflection {
  /// Who may read an entry that is shared, always said by name.
  public enum Audience: Hashable, Sendable {
    /// These people, at least one, in the order of their identifiers and each once.
    case people([Member.ID])
    /// Everyone in the course of the entry. Who that is, is for the app to know.
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
    func admits(_ reader: Member.ID) -> Bool {
      switch self {
      case .people(let people): people.contains(reader)
      case .course, .everyone: true
      }
    }
  }
}

/// In JSON an audience is `"course"`, `"everyone"` or the array of its people.
extension Reflection.Audience: Codable {
  private enum Name: String, Codable {
    case course, everyone
  }

  /// Reads an audience.
  ///
  /// - Throws: A `DecodingError` for an unknown name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let people = try? container.decode([Member.ID].self) {
      self = Reflection.Audience.people(people).normalized
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
    var container = encoder.singleValueContainer()
    switch self {
    case .people(let people): try container.encode(people)
    case .course: try container.encode(Name.course)
    case .everyone: try container.encode(Name.everyone)
    }
  }
}
