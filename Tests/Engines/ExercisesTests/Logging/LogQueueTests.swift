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

  // MARK: Corrections

  @Test func aCorrectedLogIsSentAsALaterRevision() throws {
    var queue = LogQueue()
    queue.append(Self.log(3), of: "a")
    queue.append(Self.log(1), of: "b")
    let first = queue.nextBatch(limit: 2)
    let batch = try #require(first)
    // A mistake less, as the key was mended.
    queue.replace(Self.log(2), of: "a")
    #expect(queue.entries.map(\.id) == ["b#0", "a#0~1", "a#1~1"])
    #expect(queue.entries.map(\.session) == ["b", "a", "a"])
    #expect(queue.entries.map(\.place) == [0, 0, 1] && queue.entries.map(\.revision) == [0, 1, 1])
    // What comes of the upload before the correction changes nothing any more.
    queue.confirm(["a#0"])
    queue.fail(batch)
    #expect(queue.waitingCount == 3)
    // The session goes on, and is corrected once more.
    queue.append(Self.log(3), of: "a")
    #expect(queue.entries.last?.id == "a#2~1")
    queue.replace(Self.log(1), of: "a")
    #expect(queue.entries.map(\.id) == ["b#0", "a#0~2"])
    queue = try decode(LogQueue.self, try json(queue))
    queue.append(Self.log(2), of: "a")
    #expect(queue.entries.map(\.id) == ["b#0", "a#0~2", "a#1~2"])
  }

  @Test func aLogThatWasNeverAddedIsNoCorrection() {
    var queue = LogQueue()
    queue.replace(Self.log(1), of: "a")
    #expect(queue.entries.map(\.id) == ["a#0"] && queue.entries[0].revision == 0)
  }

  @Test(arguments: ["a", "a#3", "a#3~1", "#", "~", "", "a~2", "session-1560709957"])
  func anyNameOfASessionIsReadOutOfTheIdentifier(session: String) throws {
    var queue = LogQueue()
    queue.append(Self.log(2), of: session)
    queue.append(Self.log(1), of: session + "#0")
    queue.replace(Self.log(2), of: session)
    #expect(queue.entries.map(\.session) == [session + "#0", session, session])
    #expect(Set(queue.entries.map(\.id)).count == 3)
    try expectRoundTrip(queue)
  }

  /// The correction of a regraded session reaches the server, whose log is that of the session.
  @Test func aRegradedSessionIsSentAnew() throws {
    let info = ExerciseInfo(id: 5, name: "f oder v?")
    let wheel = try WheelExercise(info, words: [HeardWord("Vogel")])
    var session = WheelSession(wheel)
    try session.takeNext(at: date(1))
    try session.submit("Fogel", at: date(2))
    try session.proceed(at: date(3))
    var queue = LogQueue()
    queue.append(session.log, of: "s")
    var server = Server()
    queue.nextBatch(limit: 9)?.entries.forEach { server.take($0) }
    let mended = try WheelExercise(info, words: [HeardWord("Fogel")])
    let regraded = try session.regraded(
      with: SessionContent(exercise: mended, spelling: .standard, context: .anonymous)
    ).session
    #expect(session.log.map(\.state) == [.started, .checked, .finished])
    #expect(regraded.log.map(\.state) == [.started, .finished])
    queue.replace(regraded.log, of: "s")
    queue.nextBatch(limit: 9)?.entries.forEach { server.take($0) }
    #expect(server.log(of: "s") == regraded.log)
  }

  // MARK: Limits

  @Test func aFullQueueTakesTheRestLater() throws {
    var queue = LogQueue(capacity: 3)
    var isWhole = [queue.append(Self.log(2), of: "a"), queue.append(Self.log(4), of: "b")]
    #expect(isWhole == [true, false])
    #expect(queue.entries.map(\.id) == ["a#0", "a#1", "b#0"])
    isWhole = [queue.append(Self.log(4), of: "b")]
    #expect(isWhole == [false] && queue.entries.count == 3)
    queue.confirm(["a#0", "a#1"])
    isWhole = [queue.append(Self.log(4), of: "b")]
    #expect(isWhole == [false])
    #expect(queue.entries.map(\.id) == ["b#0", "b#1", "b#2"])
    queue = try decode(LogQueue.self, try json(queue))
    queue.confirm(["b#0"])
    isWhole = [queue.append(Self.log(4), of: "b")]
    #expect(isWhole == [true])
    #expect(queue.entries.map(\.id) == ["b#1", "b#2", "b#3"])
    isWhole = [queue.replace(Self.log(5), of: "b")]
    #expect(isWhole == [false] && queue.entries.count == 3)
    #expect(LogQueue(capacity: -4).capacity == 1)
  }

  @Test func aSessionIsForgottenOnceAllIsConfirmed() throws {
    var queue = LogQueue()
    queue.append(Self.log(2), of: "a")
    var isForgotten = queue.forget("a")
    #expect(!isForgotten)
    queue.confirm(["a#0", "a#1"])
    isForgotten = queue.forget("a")
    #expect(isForgotten && queue == LogQueue())
    // Added once more it has the same identifiers, by which the server knows it.
    queue.append(Self.log(2), of: "a")
    #expect(queue.entries.map(\.id) == ["a#0", "a#1"])
    isForgotten = queue.forget("nobody")
    #expect(isForgotten)
  }

  @Test func withOneUploadAtATimeTheOrderIsKept() throws {
    forEachSeed(0..<40) { generator in
      var (queue, length, arrived) = (LogQueue(), 0, [LogQueue.Entry.ID]())
      for _ in 0..<40 {
        length += generator.draw(below: 4)
        queue.append(Self.log(length), of: "a")
        guard let batch = queue.nextBatch(limit: 1 + generator.draw(below: 4)) else { continue }
        // A server that takes entries one by one may stop anywhere.
        let taken = batch.entries.prefix(generator.draw(below: batch.entries.count + 1)).map(\.id)
        arrived += taken
        queue.confirm(Array(taken.prefix(generator.draw(below: taken.count + 1))))
        queue.fail(batch)
      }
      var known: Set<LogQueue.Entry.ID> = []
      let first = arrived.filter { known.insert($0).inserted }
      try #require(first == first.indices.map { LogQueue.Entry.ID("a#\($0)") })
    }
  }

  @Test(arguments: [
    (#"{"added":{"a":1},"capacity":0,"entries":[]}"#, "capacity"),
    (#"{"added":{"a":1},"entries":[],"revisions":{"a":0}}"#, "revisions"),
  ])
  func limitsAndRevisionsOutOfRangeAreRefused(text: String, place: String) {
    let faults = contentFaults(ExerciseFault.self) { _ = try decode(LogQueue.self, text) }
    #expect(faults.count == 1 && faults[0].hasPrefix(place))
  }

  @Test(arguments: ["a#0~1", "a#0~0", "a#+0", "a#00", "a#0~1~1", "a#0~", "a#-1", "a#1", "a", "#0"])
  func anIdentifierThatTheQueueDidNotGiveIsRefused(id: String) throws {
    var queue = LogQueue()
    queue.append(Self.log(1), of: "a")
    let entry = try json(queue.entries[0]).replacing(#""a#0""#, with: #""\#(id)""#)
    #expect(throws: ContentError<ExerciseFault>.self) {
      try decode(LogQueue.self, #"{"added":{"a":1},"entries":[\#(entry)]}"#)
    }
  }

  /// A server that keeps of each session the latest revision that it has met.
  private struct Server {
    private var logs: [String: (revision: Int, entries: [Int: LogEntry])] = [:]

    mutating func take(_ entry: LogQueue.Entry) {
      let known = logs[entry.session]
      guard entry.revision >= known?.revision ?? 0 else { return }
      if entry.revision > known?.revision ?? -1 { logs[entry.session] = (entry.revision, [:]) }
      logs[entry.session]?.entries[entry.place] = entry.log
    }

    func log(of session: String) -> [LogEntry] {
      (logs[session]?.entries ?? [:]).sorted { $0.key < $1.key }.map(\.value)
    }
  }

  /// Whatever is lost, late, repeated, exchanged or corrected, the server ends with the logs of the
  /// device.
  @Test func theServerHasTheLogsOfTheDeviceInTheEnd() {
    forEachSeed(0..<80) { generator in
      var (queue, server) = (LogQueue(capacity: 6), Server())
      var logs: [[LogEntry]] = [[], []]
      var underWay: [LogQueue.Batch] = []
      var late: [LogQueue.Entry] = []
      for step in 0..<80 {
        let session = generator.draw(below: 2)
        switch generator.draw(below: 8) {
        case 0, 1:
          logs[session] += Self.log(1 + generator.draw(below: 3))
          queue.append(logs[session], of: "\(session)")
        case 2:
          // A correction changes entries, and may leave some out.
          guard logs[session].count > 1 else { continue }
          logs[session].removeLast(generator.draw(below: 2))
          logs[session][0].timestamp = step
          queue.replace(logs[session], of: "\(session)")
        case 3:
          if let batch = queue.nextBatch(limit: 1 + generator.draw(below: 4)) {
            underWay.append(batch)
          }
        case 4, 5:
          guard !underWay.isEmpty else { continue }
          let batch = underWay.remove(at: generator.draw(below: underWay.count))
          let taken = batch.entries.filter { _ in generator.draw(below: 4) > 0 }
          taken.forEach { server.take($0) }
          late += batch.entries
          queue.confirm(taken.filter { _ in generator.draw(below: 2) == 0 }.map(\.id))
          queue.fail(batch)
        case 6:
          // What was believed lost arrives after all.
          if let entry = generator.drawElement(of: late) { server.take(entry) }
        default:
          queue = try decode(LogQueue.self, try json(queue))
          underWay = []
        }
        try #require(queue.entries.count <= 6)
      }
      underWay.forEach { queue.fail($0) }
      for _ in 0..<200 {
        for session in logs.indices { queue.append(logs[session], of: "\(session)") }
        guard let batch = queue.nextBatch(limit: 3) else { break }
        batch.entries.forEach { server.take($0) }
        queue.confirm(batch.entries.map(\.id))
      }
      try #require(queue.isEmpty)
      for session in logs.indices {
        try #require(server.log(of: "\(session)") == logs[session])
      }
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
