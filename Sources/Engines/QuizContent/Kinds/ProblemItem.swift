// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension Problem {
  /// Something to be put in order, or to be matched.
  ///
  /// Its name is shown to front ends, so it should not show where the item belongs.
  public struct Item: Hashable, Sendable, Identifiable {
    /// The name of the item within its problem, or within its side of a matching problem.
    public let id: Identifier<Problem.Item>
    /// The text for the learner.
    public let text: RichText

    /// Creates an item.
    public init(_ id: ID, _ text: RichText) {
      self.id = id
      self.text = text
    }
  }
}

/// In JSON an item is an object with `id` and `text`.
extension Problem.Item: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let id = record.field("id", \.id)
    let text = record.field("text", \.text)
    return try Problem.Item(id(), text())
  }
}
