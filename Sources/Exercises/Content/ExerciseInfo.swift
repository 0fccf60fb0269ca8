/// What a list of exercises shows of one of them.
///
/// In JSON its keys stand beside those of the exercise: `"id":1,"name":"Merkwörter (leicht)","description":"..."`.
public struct ExerciseInfo: Hashable, Sendable, Identifiable, Codable {
  /// What identifies the exercise.
  public let id: ExerciseID
  /// What it is called.
  public let name: String
  /// What it is about.
  public let description: String

  /// Creates the description of an exercise.
  public init(id: ExerciseID, name: String, description: String = "") {
    self.id = id
    self.name = name
    self.description = description
  }

  private enum CodingKeys: String, CodingKey {
    case id, name, description
  }

  /// Reads the description; a text that is not there, or null, is empty.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(ExerciseID.self, forKey: .id),
      name: try container.decode(String.self, forKey: .name),
      description: try container.decodeIfPresent(String.self, forKey: .description) ?? ""
    )
  }
}
