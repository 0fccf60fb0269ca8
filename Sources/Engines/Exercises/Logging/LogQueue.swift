// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// Entries of the log that wait until the server has them.
///
/// ```swift
/// var queue = LogQueue()
/// queue.append(session.log, of: "session-1560709957")     // as often as you like: nothing is added twice
/// if let batch = queue.nextBatch(limit: 50) {
///   // upload batch.entries with their ids, then one of
///   queue.confirm(batch.entries.map(\.id))                // entries that the server has are deleted
///   queue.fail(batch)                                     // the others are sent again
/// }
/// ```
///
/// Nothing is lost: an entry is deleted only after it was confirmed. Nothing is sent twice while an upload
/// runs, and an entry that is sent again, because nobody knows whether it has arrived, has the same identifier,
/// by which the server knows it. A queue that is stored and restored has no upload running.
///
/// Source: the offline log of IDeRBlog ii (Graz University of Technology, 2019).
///
/// In JSON a queue does not say which entries are on their way: nobody knows that after a restart.
public struct LogQueue: Hashable, Sendable {
  /// An entry with the identifier by which the server knows it.
  public struct Entry: Hashable, Sendable, Identifiable {
    /// The session and the place of the entry in its log: "session-1560709957#3".
    public let id: Identifier<Entry>
    /// The entry as the server takes it.
    public let log: LogEntry
  }

  /// Entries that are on their way to the server.
  public struct Batch: Hashable, Sendable {
    /// The entries, oldest first.
    public let entries: [Entry]
  }

  /// The entries that the server is not known to have, oldest first.
  public private(set) var entries: [Entry] = []
  /// How many entries of each session's log were ever added.
  private var added: [String: Int] = [:]
  /// Those of ``entries`` that are on their way.
  private var underWay: Set<Entry.ID> = []

  /// Creates an empty queue.
  public init() {}

  /// Whether the server is known to have everything.
  public var isEmpty: Bool { entries.isEmpty }

  /// How many entries wait and are not on their way.
  public var waitingCount: Int { entries.count - underWay.count }

  /// Adds the new entries in the log of a session.
  ///
  /// - Parameters:
  ///   - log: The whole log of the session so far.
  ///   - session: A name for the session that no other one of this device has.
  /// - Complexity: O(*n*) in the number of new entries.
  public mutating func append(_ log: [LogEntry], of session: String) {
    let known = added[session] ?? 0
    guard log.count > known else { return }
    for place in known..<log.count {
      entries.append(Entry(id: "\(session)#\(place)", log: log[place]))
    }
    added[session] = log.count
  }

  /// Takes the oldest entries that are not on their way.
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
  /// - Parameter confirmed: The entries that the server has; identifiers that are not in the queue are ignored.
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

// MARK: - JSON

extension LogQueue.Entry: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let id = record.field("id", \.id)
    let log = record.field("log", \.log)
    return try LogQueue.Entry(id: id(), log: log())
  }
}

extension LogQueue: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let entries = record.field("entries", \.entries)
    let added = record.field("added", \.added)
    var queue = LogQueue()
    queue.added = try added()
    queue.entries = try entries()
    let faults = queue.faults
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    return queue
  }

  private var faults: [LocatedFault<ExerciseFault>] {
    var faults: [LocatedFault<ExerciseFault>] = []
    var known: Set<Entry.ID> = []
    for (index, entry) in entries.enumerated() {
      let place = ContentPlace().key("entries").index(index)
      if !known.insert(entry.id).inserted {
        faults.append(LocatedFault(.duplicateIdentifier(entry.id.rawValue), at: place))
      }
      if !wasAdded(entry.id) {
        faults.append(LocatedFault(.unknownIdentifier(entry.id.rawValue), at: place))
      }
    }
    for (session, count) in added.sorted(by: { $0.key < $1.key }) where count < 0 {
      let place = ContentPlace().key("added").key(session)
      faults.append(LocatedFault(.outOfRange(count, expected: 0...Int.max), at: place))
    }
    return faults
  }

  /// Whether an entry is one of those that were added, so that its identifier is not given again.
  private func wasAdded(_ id: Entry.ID) -> Bool {
    guard let mark = id.rawValue.lastIndex(of: "#") else { return false }
    let session = String(id.rawValue[..<mark])
    let place = Int(id.rawValue[mark...].dropFirst())
    return place.map { $0 >= 0 && $0 < added[session, default: 0] } ?? false
  }
}
