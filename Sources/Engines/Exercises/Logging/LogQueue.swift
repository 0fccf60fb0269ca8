// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// Log entries waiting to reach the server.
///
/// ```swift
/// var queue = LogQueue()
/// queue.append(session.log, of: "session-1560709957")     // as often as you like: nothing is added twice
/// if let batch = queue.nextBatch(limit: 50) {
///   // upload batch.entries with their ids, then one of
///   queue.confirm(batch.entries.map(\.id))                // entries that the server has are deleted
///   queue.fail(batch)                                     // the others are sent again
/// }
/// queue.replace(regraded.log, of: "session-1560709957")   // a correction is sent as a later revision
/// ```
///
/// Nothing is lost: an entry is deleted only after it was confirmed. Nothing is sent twice while an
/// upload runs, and an entry that is sent again, because nobody knows whether it has arrived, has
/// the same identifier, by which the server knows it. A queue that is stored and restored has no
/// upload running. With one upload at a time the server gets the entries of a session in their
/// order, also after a failure.
///
/// A server keeps of each session the entries of the latest ``Entry/revision`` that it has met, by
/// their ``Entry/place``. Then it has the same log whatever arrives twice, late or in another order.
///
/// A queue with a ``capacity`` takes only what there is room for. As the session has its whole log,
/// nothing is lost by that either: add it again when entries were confirmed.
///
/// Source: the offline log of IDeRBlog ii (Graz University of Technology, 2019); revisions and the
/// capacity are ours.
///
/// In JSON a queue does not say which entries are on their way: nobody knows that after a restart.
public struct LogQueue: Hashable, Sendable {
  /// An entry and the identifier by which the server knows it.
  public struct Entry: Hashable, Sendable, Identifiable {
    /// The session and the place of the entry in its log, "session-1560709957#3", and in a
    /// corrected log the revision, too: "session-1560709957#3~1".
    public let id: Identifier<Entry>
    /// The entry as the server takes it.
    public let log: LogEntry
  }

  /// Entries on their way to the server.
  public struct Batch: Hashable, Sendable {
    /// The entries, oldest first.
    public let entries: [Entry]
  }

  /// The number of entries that the queue keeps at most, 1 or more.
  public let capacity: Int
  /// The entries that the server is not known to have, oldest first.
  public private(set) var entries: [Entry] = []
  /// The number of entries that were ever added of each session's log, in its latest revision.
  private var added: [String: Int] = [:]
  /// The number of times that the log of a session was replaced, where it was.
  private var revisions: [String: Int] = [:]
  /// Those of ``entries`` that are on their way.
  private var underWay: Set<Entry.ID> = []

  /// Creates an empty queue.
  ///
  /// - Parameter capacity: The number of entries that it keeps at most; below 1 it counts as 1.
  public init(capacity: Int = .max) {
    self.capacity = max(capacity, 1)
  }

  /// Whether the server is known to have everything.
  public var isEmpty: Bool { entries.isEmpty }

  /// The number of entries that wait and are not on their way.
  public var waitingCount: Int { entries.count - underWay.count }

  /// Adds the new entries in the log of a session, as many as there is room for.
  ///
  /// - Parameters:
  ///   - log: The whole log of the session so far.
  ///   - session: A name for the session that no other one of this device has.
  /// - Returns: Whether all of them were added.
  /// - Complexity: O(*n*) in the number of new entries.
  @discardableResult
  public mutating func append(_ log: [LogEntry], of session: String) -> Bool {
    let known = added[session] ?? 0
    guard log.count > known else { return true }
    let end = known + min(log.count - known, max(capacity - entries.count, 0))
    let revision = revisions[session] ?? 0
    for place in known..<end {
      entries.append(Entry(session, place, revision: revision, log[place]))
    }
    added[session] = end
    return end == log.count
  }

  /// Sends the log of a session anew, because a correction has changed what was added before, as
  /// when the session was regraded over mended content.
  ///
  /// Entries from before the correction are sent no more, and those that the server has are
  /// replaced by the later revision.
  ///
  /// - Parameters:
  ///   - log: The whole log as it is now.
  ///   - session: The name of the session; one of which nothing was added is simply added.
  /// - Returns: Whether there was room for all of it; the rest is added by ``append(_:of:)``.
  /// - Complexity: O(*n*) in the number of entries of the queue and of the log.
  @discardableResult
  public mutating func replace(_ log: [LogEntry], of session: String) -> Bool {
    guard added[session] != nil else { return append(log, of: session) }
    confirm(entries.filter { $0.session == session }.map(\.id))
    revisions[session, default: 0] += 1
    added[session] = 0
    return append(log, of: session)
  }

  /// Forgets how much of a session's log was added, so that a queue of many sessions stays small.
  ///
  /// Do so when the session can neither go on nor be corrected. Were its log added once more, it
  /// would be sent again with the same identifiers, by which the server knows it.
  ///
  /// - Parameter session: The name of the session.
  /// - Returns: Whether it is forgotten; one whose entries are not all confirmed is not.
  @discardableResult
  public mutating func forget(_ session: String) -> Bool {
    guard !entries.contains(where: { $0.session == session }) else { return false }
    added[session] = nil
    revisions[session] = nil
    return true
  }

  /// Takes the oldest entries that are not already on their way.
  ///
  /// - Returns: The entries, which are on their way now, or nil when there are none.
  /// - Complexity: O(*n*) in the number of entries.
  public mutating func nextBatch(limit: Int) -> Batch? {
    let waiting = entries.filter { !underWay.contains($0.id) }
    guard limit > 0, !waiting.isEmpty else { return nil }
    let batch = Batch(entries: Array(waiting.prefix(limit)))
    underWay.formUnion(batch.entries.map(\.id))
    return batch
  }

  /// Deletes the entries that the server has confirmed, part of a batch or more than that.
  ///
  /// - Parameter confirmed: The entries that the server has; identifiers that are not in the queue
  ///   are ignored.
  /// - Complexity: O(*n*) in the number of entries.
  public mutating func confirm(_ confirmed: [Entry.ID]) {
    let confirmed = Set(confirmed)
    entries.removeAll { confirmed.contains($0.id) }
    underWay.subtract(confirmed)
  }

  /// Lets the unconfirmed entries of a batch be sent again.
  ///
  /// - Parameter batch: The batch whose upload is over, whatever came of it.
  public mutating func fail(_ batch: Batch) {
    underWay.subtract(batch.entries.map(\.id))
  }
}

extension LogQueue.Entry {
  fileprivate init(_ session: String, _ place: Int, revision: Int, _ log: LogEntry) {
    let suffix = revision > 0 ? "~\(revision)" : ""
    self.init(id: "\(session)#\(place)\(suffix)", log: log)
  }

  /// The name of the session, as the device gave it.
  public var session: String { parts?.session ?? "" }

  /// The place of the entry in the log of its session, counted from 0.
  public var place: Int { parts?.place ?? 0 }

  /// The number of times that the log of the session was replaced before this entry was made.
  public var revision: Int { parts?.revision ?? 0 }

  /// The parts that make the identifier; nil for one that no queue has given.
  fileprivate var parts: (session: String, place: Int, revision: Int)? {
    guard let mark = id.rawValue.lastIndex(of: "#") else { return nil }
    let numbers = id.rawValue[mark...].dropFirst().split(
      separator: "~",
      omittingEmptySubsequences: false
    )
    let place = numbers.first.flatMap { Int($0) }
    let revision = numbers.count == 1 ? 0 : numbers.last.flatMap { Int($0) }
    guard numbers.count <= 2, let place, let revision, place >= 0 else { return nil }
    let parts = (String(id.rawValue[..<mark]), place, revision)
    // Nothing but the one way to write it is an identifier: neither "+3" nor "3~0".
    let suffix = revision > 0 ? "~\(revision)" : ""
    return id.rawValue == "\(parts.0)#\(place)\(suffix)" ? parts : nil
  }
}

// MARK: - JSON

extension LogQueue.Entry: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let id = record.field("id", \.id)
    let log = record.field("log", \.log)
    return try LogQueue.Entry(id: id(), log: log())
  }
}

/// In JSON the `capacity` and the `revisions` are left out where there are none.
extension LogQueue: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let entries = record.field("entries", \.entries)
    let added = record.field("added", \.added)
    let revisions = record.field("revisions", \.revisions, default: [:])
    let capacity = record.field("capacity", \.capacity, default: .max)
    let limit = try capacity()
    var queue = LogQueue(capacity: limit)
    queue.added = try added()
    queue.revisions = try revisions()
    queue.entries = try entries()
    let faults = queue.faults + (limit < 1 ? [Self.outside(1, limit, at: "capacity")] : [])
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    return queue
  }

  private static func outside(
    _ minimum: Int,
    _ count: Int,
    at key: String,
    _ session: String? = nil
  ) -> LocatedFault<ExerciseFault> {
    let place = session.map { ContentPlace().key(key).key($0) } ?? ContentPlace().key(key)
    return LocatedFault(.outOfRange(count, expected: minimum...Int.max), at: place)
  }

  private var faults: [LocatedFault<ExerciseFault>] {
    var faults: [LocatedFault<ExerciseFault>] = []
    var known: Set<Entry.ID> = []
    for (index, entry) in entries.enumerated() {
      let place = ContentPlace().key("entries").index(index)
      if !known.insert(entry.id).inserted {
        faults.append(LocatedFault(.duplicateIdentifier(entry.id.rawValue), at: place))
      }
      if !wasAdded(entry) {
        faults.append(LocatedFault(.unknownIdentifier(entry.id.rawValue), at: place))
      }
    }
    for (session, count) in added.sorted(by: { $0.key < $1.key }) where count < 0 {
      faults.append(Self.outside(0, count, at: "added", session))
    }
    for (session, count) in revisions.sorted(by: { $0.key < $1.key }) where count < 1 {
      faults.append(Self.outside(1, count, at: "revisions", session))
    }
    return faults
  }

  /// Whether an entry is one of those that were added, so that its identifier is not given again.
  private func wasAdded(_ entry: Entry) -> Bool {
    guard let parts = entry.parts else { return false }
    return parts.place < added[parts.session, default: 0]
      && parts.revision == revisions[parts.session, default: 0]
  }
}
