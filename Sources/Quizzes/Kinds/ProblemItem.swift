internal import LudusCore

extension Problem {
  /// Something to be put in order, or to be matched.
  ///
  /// Its name is shown to front ends, so it should not tell where the item belongs.
  public struct Item: Hashable, Sendable, Codable, Identifiable {
    /// The name of the item within its problem, or within its side of a matching problem.
    public let id: Identifier<Problem.Item>
    /// What the learner reads.
    public let text: RichText

    /// Creates an item.
    public init(_ id: ID, _ text: RichText) {
      self.id = id
      self.text = text
    }

    package enum CodingKeys: String, CodingKey, CaseIterable {
      case id, text
    }
  }
}
