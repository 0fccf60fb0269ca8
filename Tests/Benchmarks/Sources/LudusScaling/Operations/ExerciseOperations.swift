// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation

let exerciseOperations = [
  Operation("LearnerModel.learn", .linear, sizes: tens(1...4)) { size in
    let evidence = (0..<size).map { number in
      SpellingEvidence(
        target: "Fahrrad",
        input: number % 3 == 0 ? "Farrad" : "Fahrrad",
        date: instant(number)
      )
    }
    return Trial {
      var model = LearnerModel()
      model.learn(from: evidence, at: instant(size))
    }
  },
  Operation("LogQueue.append", .linear, sizes: tens(2...5)) { size in
    let log = try logEntries(size)
    return Trial {
      var queue = LogQueue()
      queue.append(log, of: "session")
    }
  },
  Operation("LogQueue.nextBatch", .linear, sizes: tens(2...5)) { size in
    var queue = LogQueue()
    queue.append(try logEntries(size), of: "session")
    return Trial {
      if let batch = queue.nextBatch(limit: 50) { queue.fail(batch) }
    }
  },
]

private func logEntries(_ count: Int) throws -> [LogEntry] {
  let entries = (0..<count).map { number in
    """
    {"app":"app","mode":"write","exercise_id":1,"user_role":"Student","user_id":1,"session":1,\
    "timestamp":\(number),"state":"started",\
    "input_errors":{"grapheme_clicked":null,"word":"","words":[],"user_inputs":[]}}
    """
  }
  let json = "[" + entries.joined(separator: ",") + "]"
  return try JSONDecoder().decode([LogEntry].self, from: Data(json.utf8))
}
