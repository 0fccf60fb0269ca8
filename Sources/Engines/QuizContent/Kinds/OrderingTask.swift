// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Items that a learner is to put in order.
///
/// ```swift
/// let planets = OrderingTask([.init("mercury", "Mercury"), .init("venus", "Venus"), .init("earth", "Earth")])
/// ```
///
/// The items are given in the right order, unless some have predecessors: then every order is right in which
/// each item stands after its predecessors.
///
/// ```swift
/// let dressing = OrderingTask(
///   [.init("socks", "socks"), .init("shirt", "shirt"), .init("shoes", "shoes")],
///   predecessors: ["shoes": ["socks"]])
/// ```
public struct OrderingTask: Hashable, Sendable {
  /// The items, in the right order where there is only one.
  public let items: [Problem.Item]
  /// For an item those that must stand somewhere before it; empty where there is only one right order.
  public let predecessors: [Problem.Item.ID: [Problem.Item.ID]]
  /// How an order is graded.
  public let grading: OrderingTask.Formula

  /// Creates a task.
  ///
  /// - Parameters:
  ///   - items: The items, in the right order where there is only one; at least 2.
  ///   - predecessors: For an item those that must stand somewhere before it, or nothing where there is only
  ///     one right order.
  ///   - grading: How an order is graded; nil for ``OrderingTask/Formula/exactPosition``, or for
  ///     ``OrderingTask/Formula/dependencyGraph`` where there are predecessors.
  public init(
    _ items: [Problem.Item],
    predecessors: [Problem.Item.ID: [Problem.Item.ID]] = [:],
    grading: OrderingTask.Formula? = nil
  ) {
    self.items = items
    self.predecessors = predecessors.filter { !$0.value.isEmpty }
    self.grading = grading ?? (self.predecessors.isEmpty ? .exactPosition : .dependencyGraph)
  }

  /// Whether only one order is right.
  package var hasOneOrder: Bool { predecessors.isEmpty }

  /// A right order: the only one, or the one that is nearest to the order of the items.
  ///
  /// - Complexity: O(*n* + *m*) in the numbers of items and predecessors.
  public var correctOrder: [Problem.Item.ID] {
    hasOneOrder ? items.map(\.id) : DependencyGraph(self).order.map { items[$0].id }
  }
}

/// In JSON the task is the keys `items`, each with `id`, `text` and the names of its predecessors as `after`, and
/// `grading` where it is not the one without which the task is made.
extension OrderingTask: JSONRecord {
  /// An item with its predecessors.
  private struct Entry: JSONRecord, Equatable {
    let item: Problem.Item
    let after: [Problem.Item.ID]

    static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
      let item = record.inline(\.item)
      let after = record.field("after", \.after, default: [])
      return try Entry(item: item(), after: after())
    }
  }

  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let entries = record.field("items", \.entries)
    let grading = record.field("grading", \.chosenGrading)
    return try OrderingTask(
      entries().map(\.item),
      predecessors: Dictionary(entries().map { ($0.item.id, $0.after) }) { first, _ in first },
      grading: grading()
    )
  }

  private var entries: [Entry] {
    items.map { Entry(item: $0, after: predecessors[$0.id] ?? []) }
  }

  private var chosenGrading: Formula? {
    grading == OrderingTask(items, predecessors: predecessors).grading ? nil : grading
  }
}
