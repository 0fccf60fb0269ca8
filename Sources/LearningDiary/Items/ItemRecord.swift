public import LudusFoundation

extension Diary {
  /// An item of the learner's own with its history.
  public struct ItemRecord: Identifiable, Hashable, Sendable {
    /// The item as it is now, or as it was when it was deleted.
    public internal(set) var item: DiaryItem
    /// When it was added.
    public let createdAt: Date
    /// When it was added, edited, given a reminder or deleted last.
    public internal(set) var changedAt: Date
    /// How often it was edited, given a reminder or deleted.
    public internal(set) var revision = 0
    /// Whether it is deleted.
    public internal(set) var isDeleted = false

    init(_ item: DiaryItem, at date: Date) {
      self.item = item
      createdAt = date
      changedAt = date
    }

    /// What identifies the item.
    public var id: DiaryItem.ID { item.id }

    /// Notes that the item was changed at a date.
    mutating func touch(at date: Date) {
      changedAt = date
      revision += 1
    }
  }
}
