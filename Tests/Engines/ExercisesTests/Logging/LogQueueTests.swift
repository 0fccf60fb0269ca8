// SPDX-License-Identifier: Apache-2.0
import Exercises
import LudusTestSupport
import Testing

@Suite struct LogQueueTests {
  private static func log(_ count: Int) -> [LogEntry] {
    (0..<count).map {
      LogEntry(
        .anonymous,
        exercise: 1,
        mode: .write,
        session: 0,
        timestamp: $0,
        state: .checked
      )
    }
  }

  @Test func theSameLogIsAddedOnce() {
    var queue = LogQueue()
    queue.append(Self.log(2), of: "a")
    queue.append(Self.log(3), of: "a")
    queue.append(Self.log(3), of: "a")
    queue.append(Self.log(1), of: "a")
    queue.append(Self.log(1), of: "b")
    #expect(queue.entries.map(\.id) == ["a#0", "a#1", "a#2", "b#0"])
  }

  @Test func whatIsUnderWayIsNotSentAgain() throws {
    var queue = LogQueue()
    queue.append(Self.log(3), of: "a")
    let firstBatch = queue.nextBatch(limit: 2)
    let first = try #require(firstBatch)
    #expect(first.entries.map(\.id) == ["a#0", "a#1"])
    #expect(queue.waitingCount == 1)
    let secondBatch = queue.nextBatch(limit: 2)
    let second = try #require(secondBatch)
    #expect(second.entries.map(\.id) == ["a#2"])
    #expect(queue.nextBatch(limit: 2) == nil)
  }

  @Test func onlyWhatIsConfirmedIsDeleted() throws {
    var queue = LogQueue()
    queue.append(Self.log(3), of: "a")
    let taken = queue.nextBatch(limit: 3)
    let batch = try #require(taken)
    queue.confirm(["a#1", "x#9"])
    #expect(queue.entries.map(\.id) == ["a#0", "a#2"])
    #expect(queue.nextBatch(limit: 3) == nil)
    queue.fail(batch)
    #expect(queue.nextBatch(limit: 3)?.entries.map(\.id) == ["a#0", "a#2"])
    queue.confirm(["a#0", "a#2"])
    #expect(queue.isEmpty)
    queue.append(Self.log(3), of: "a")
    #expect(queue.isEmpty)  // what was confirmed does not come back
  }

  @Test func whatIsConfirmedIsNoLongerUnderWay() throws {
    var queue = LogQueue()
    queue.append(Self.log(2), of: "a")
    let taken = queue.nextBatch(limit: 2)
    queue.confirm(try #require(taken).entries.map(\.id))
    #expect(queue.waitingCount == 0)
    queue.append(Self.log(5), of: "a")
    #expect(queue.waitingCount == 3)
  }

  @Test(arguments: [0, -1, Int.min])
  func aBatchOfNothingIsNone(limit: Int) {
    var queue = LogQueue()
    queue.append(Self.log(3), of: "a")
    #expect(queue.nextBatch(limit: limit) == nil)
    #expect(queue.waitingCount == 3)
  }

  @Test func afterARestartNothingIsUnderWay() throws {
    var queue = LogQueue()
    queue.append(Self.log(2), of: "a")
    _ = queue.nextBatch(limit: 2)
    var restored = try decode(LogQueue.self, try json(queue))
    #expect(restored.nextBatch(limit: 9)?.entries.map(\.id) == ["a#0", "a#1"])
  }

  @Test(arguments: [
    #"{"added":{"a":-1},"entries":[]}"#, #"{"entries":[]}"#, #"{"added":{},"entries":[{}]}"#,
  ])
  func aMalformedQueueIsRefused(json: String) {
    #expect(throws: ContentError<ExerciseFault>.self) { try decode(LogQueue.self, json) }
  }

  @Test func anIdentifierThatOccursTwiceIsRefused() throws {
    var queue = LogQueue()
    queue.append(Self.log(1), of: "a")
    let entry = try json(queue.entries[0])
    #expect(throws: ContentError<ExerciseFault>.self) {
      try decode(LogQueue.self, #"{"added":{"a":1},"entries":[\#(entry),\#(entry)]}"#)
    }
  }

  @Test(arguments: ["{}", #"{"a":0}"#, #"{"b":1}"#])
  func anEntryThatWasNotAddedIsRefused(added: String) throws {
    var queue = LogQueue()
    queue.append(Self.log(1), of: "a")
    let entry = try json(queue.entries[0])
    // Its identifier would be given a second time.
    #expect(throws: ContentError<ExerciseFault>.self) {
      try decode(LogQueue.self, #"{"added":\#(added),"entries":[\#(entry)]}"#)
    }
  }

  @Test func nothingIsLostOrCountedTwiceWhateverFails() {
    forEachSeed(0..<60) { generator in
      var queue = LogQueue()
      var lengths = [0, 0]
      var batches: [LogQueue.Batch] = []
      var server: [LogQueue.Entry.ID] = []
      for _ in 0..<60 {
        switch generator.draw(below: 7) {
        case 0, 1:
          let session = generator.draw(below: 2)
          lengths[session] += generator.draw(below: 3)
          queue.append(Self.log(lengths[session]), of: "\(session)")
        case 2:
          if let batch = queue.nextBatch(limit: 1 + generator.draw(below: 4)) {
            let underWay = batches.flatMap(\.entries).map(\.id)
            try #require(!batch.entries.contains { underWay.contains($0.id) })
            batches.append(batch)
          }
        case 3, 4:
          // The server takes a part of the batch; its confirmation arrives, in part, or not at all.
          guard !batches.isEmpty else { continue }
          let batch = batches.remove(at: generator.draw(below: batches.count))
          let taken = batch.entries.prefix(generator.draw(below: batch.entries.count + 1)).map(\.id)
          server += taken.filter { !server.contains($0) }
          queue.confirm(Array(taken.prefix(generator.draw(below: taken.count + 1))))
          queue.fail(batch)
        case 5:
          queue = try decode(LogQueue.self, try json(queue))
          batches = []
        default:
          let waiting = Set(queue.entries.map(\.id))
          let all = lengths.enumerated().flatMap { session, count in
            (0..<count).map { LogQueue.Entry.ID("\(session)#\($0)") }
          }
          try #require(Set(all) == waiting.union(server))
        }
      }
      while let batch = queue.nextBatch(limit: 5) {
        server += batch.entries.map(\.id).filter { !server.contains($0) }
        queue.confirm(batch.entries.map(\.id))
      }
      queue = try decode(LogQueue.self, try json(queue))
      while let batch = queue.nextBatch(limit: 5) {
        server += batch.entries.map(\.id).filter { !server.contains($0) }
        queue.confirm(batch.entries.map(\.id))
      }
      try #require(queue.isEmpty)
      try #require(server.count == lengths.reduce(0, +))
      try #require(Set(server).count == server.count)
    }
  }
}
