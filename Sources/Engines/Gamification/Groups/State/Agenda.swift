// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

/// The things that happen in a group by themselves, when their time comes.
struct Agenda: Hashable, Sendable {
  /// Something that happens by itself.
  enum Item: Hashable, Sendable {
    /// A recurring todo is open again.
    case reopen(Todo.ID)
    /// A vote is counted.
    case count(Todo.ID)
    /// A season ends.
    case end(Season.ID)
    /// A challenge in which members play against each other is decided.
    case decide(GroupChallenge.ID)
  }

  private struct Entry: Hashable, Sendable {
    let date: Date
    let item: Item
  }

  /// The latest first, so that the next one comes off the end; of the same date the one that was
  /// added first is next.
  private var entries: [Entry] = []

  /// Adds what happens at a date.
  mutating func add(_ item: Item, at date: Date) {
    let index = entries.firstIndexInOrder { $0.date <= date }
    entries.insert(Entry(date: date, item: item), at: index)
  }

  /// Takes off the next item, if it happens by a date.
  mutating func next(by date: Date) -> (date: Date, item: Item)? {
    guard hasItem(by: date), let entry = entries.popLast() else { return nil }
    return (entry.date, entry.item)
  }

  /// Whether anything happens by a date.
  func hasItem(by date: Date) -> Bool {
    entries.last.map { $0.date <= date } ?? false
  }
}
