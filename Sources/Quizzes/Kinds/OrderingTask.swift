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
  public var hasOneOrder: Bool { predecessors.isEmpty }

  /// A right order: the only one, or the one that is nearest to the order of the items.
  ///
  /// - Complexity: O(*n* + *m*) in the numbers of items and predecessors.
  public var rightOrder: [Problem.Item.ID] {
    hasOneOrder ? items.map(\.id) : DependencyGraph(self).order.map { items[$0].id }
  }
}

extension OrderingTask: Codable {
  package enum Key: String, CodingKey, CaseIterable {
    case items, grading
  }

  /// An item with its predecessors, as it stands in JSON.
  package struct Entry: Codable {
    let item: Problem.Item
    let after: [Problem.Item.ID]

    package enum Key: String, CodingKey, CaseIterable {
      case id, text, after
    }

    init(item: Problem.Item, after: [Problem.Item.ID]) {
      self.item = item
      self.after = after
    }

    package init(from decoder: any Decoder) throws {
      var reader = try ContentReader<Key, ProblemFault>(decoder)
      let id = reader.read(Problem.Item.ID.self, at: .id)
      let text = reader.read(RichText.self, at: .text)
      let after = reader.read([Problem.Item.ID].self, at: .after, default: [])
      guard reader.isFaultless, let id, let text, let after else { throw reader.error }
      self.init(item: Problem.Item(id, text), after: after)
    }

    package func encode(to encoder: any Encoder) throws {
      try item.encode(to: encoder)
      if !after.isEmpty {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(after, forKey: .after)
      }
    }
  }

  /// Reads a task; whether it is without fault is checked by its problem.
  ///
  /// - Throws: `ContentError` with every value that cannot be read.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    let entries = reader.readArray(of: Entry.self, at: .items)
    let grading = reader.readNameIfPresent(OrderingTask.Formula.self, at: .grading)
    guard reader.isFaultless, let entries, let grading else { throw reader.error }
    self.init(
      entries.map(\.item),
      predecessors: Dictionary(entries.map { ($0.item.id, $0.after) }) { first, _ in first },
      grading: grading
    )
  }

  /// Writes the task, leaving defaults out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    let entries = items.map { Entry(item: $0, after: predecessors[$0.id] ?? []) }
    try container.encode(entries, forKey: .items)
    if grading != OrderingTask(items, predecessors: predecessors).grading {
      try container.encode(grading, forKey: .grading)
    }
  }
}
