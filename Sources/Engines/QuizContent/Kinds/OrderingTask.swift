// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// Items for a learner to put in order.
///
/// ```swift
/// let planets = OrderingTask([.init("mercury", "Mercury"), .init("venus", "Venus"), .init("earth", "Earth")])
/// ```
///
/// The items are given in the right order, unless some have predecessors: then every order is right
/// in which each item stands after its predecessors.
///
/// ```swift
/// let dressing = OrderingTask(
///   [.init("socks", "socks"), .init("shirt", "shirt"), .init("shoes", "shoes")],
///   predecessors: ["shoes": ["socks"]])
/// ```
public struct OrderingTask: Hashable, Sendable {
  /// The items, in the right order where there is only one.
  public let items: [Problem.Item]
  /// For each item, those that must come somewhere before it; empty if there is only one right
  /// order.
  public let predecessors: [Problem.Item.ID: [Problem.Item.ID]]
  /// The formula for grading an order.
  public let grading: OrderingTask.Formula

  /// Creates a task.
  ///
  /// - Parameters:
  ///   - items: The items, in the right order where there is only one; at least 2.
  ///   - predecessors: For an item those that must stand somewhere before it, or nothing where
  ///     there is only one right order.
  ///   - grading: The formula for grading an order; nil for ``OrderingTask/Formula/exactPosition``,
  ///     or for ``OrderingTask/Formula/dependencyGraph`` where there are predecessors.
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

/// In JSON the task is the keys `items`, each with `id`, `text` and the names of its predecessors
/// as `after`, and `grading` where it is not the one without which the task is made.
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

extension OrderingTask: ProblemTask {
  package static var responseShape: QuizResponse.Shape { .order }
  package var name: ProblemKind.Name { .ordering }
  package var correctAnswer: QuizResponse? { .order(correctOrder) }

  package var faults: [LocatedFault<ProblemFault>] {
    let place = ContentPlace().key("items")
    let known = Set(items.map(\.id))
    var faults = NamedTexts.faults(of: items, at: "items")
    for (index, item) in items.enumerated() {
      let place = place.index(index).key("after")
      var seen: Set<Problem.Item.ID> = []
      for (index, predecessor) in (predecessors[item.id] ?? []).enumerated() {
        if !known.contains(predecessor) {
          faults.append(LocatedFault(.items(.unknown(predecessor)), at: place.index(index)))
        } else if !seen.insert(predecessor).inserted {
          faults.append(
            LocatedFault(.items(.duplicatePredecessor(predecessor)), at: place.index(index))
          )
        }
      }
    }
    for unknown in predecessors.keys.sorted() where !known.contains(unknown) {
      faults.append(LocatedFault(.items(.unknown(unknown)), at: place))
    }
    if let cycle = DependencyGraph(self).cycle {
      faults.append(LocatedFault(.items(.cyclicOrder(cycle.map { items[$0].id })), at: place))
    }
    if !hasOneOrder, grading != .dependencyGraph, grading != .allOrNothing {
      let place = ContentPlace().key("grading")
      faults.append(LocatedFault(.items(.formulaNeedsOneOrder(grading)), at: place))
    }
    return faults
  }
}

extension OrderingTask {
  /// A formula for grading the order of the items.
  ///
  /// *n* is the number of items. By the formulae marked with an asterisk, exchanging two neighbors
  /// that stand the wrong way round never earns less; by the others it can, as when a right run is
  /// broken up. Each takes O(*n* log *n*) or less.
  public enum Formula: String, Hashable, Sendable, JSONName {
    /// * 1 if the order is correct, else 0.
    case allOrNothing
    /// Items in their place / *n*.
    ///
    /// Source: "absolute position" of Moodle's ordering question, as are the names below it.
    case exactPosition
    /// Items directly followed by the one that should follow / (*n* - 1).
    ///
    /// Source: "relative to the next item (excluding last)".
    case relativeNext
    /// * For every item, the others that are on the right side of it, before or after, / *n*(*n* -
    /// 1).
    ///
    /// That is the share of pairs in the correct order. Source: "relative to all the previous and
    /// next items".
    case allPreviousAndNext
    /// * The length of the longest subsequence in the correct order / *n*; a single item counts 0.
    ///
    /// Source: "longest ordered subset"; the length is found by patience sorting (Mallows, 1962).
    case longestSubsequence
    /// The length of the longest run of items that follow one another as they should / *n*; a
    /// single item counts 0.
    ///
    /// Source: "longest contiguous subset", which also counts items that others stand between; here
    /// a run is unbroken.
    case longestRun
    /// * max(0, (pairs in the correct order - pairs in the wrong order) / all pairs): chance earns
    /// nothing.
    ///
    /// Source: the rank correlation of Maurice Kendall (Biometrika 30, 1938), no less than 0.
    case kendall
    /// * Predecessors that come before their item / all predecessors: any order that respects them
    /// earns 1.
    ///
    /// Where there is only one correct order, each item but the first has the one before it as
    /// predecessor. The rule for a part of the credit is ours: every stated predecessor counts
    /// alike.
    case dependencyGraph
  }
}

extension Problem {
  /// Something to put in order or to match.
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

/// A formula for grading the pairs of a matching problem, or the gaps of a cloze text, as a whole.
///
/// By both formulae one more correct part never earns less.
public enum PartsFormula: String, Hashable, Sendable, JSONName {
  /// Each part earns its share: pairs share alike, gaps by their weights.
  case perPart
  /// 1 if every part is correct, else 0.
  case allOrNothing
}
