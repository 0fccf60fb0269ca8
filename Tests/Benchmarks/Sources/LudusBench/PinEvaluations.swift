// SPDX-License-Identifier: Apache-2.0
import Foundation
import PinLabels

/// Evaluates what learners wrote for a sheet of 60 pins with ten labels each, with 2,000 further
/// names known.
///
/// The file is a table of anatomical terms with the columns id, latin, english, german, synonyms
/// and latin_full, separated by tabs, after a line of headings. Each pin has the Latin and English
/// names of five structures; the further names are those of the structures after these. In turn
/// answers are the label itself, abbreviated, misspelled, the label of another pin, and no name at
/// all. An operation is the evaluation of all 60.
struct PinEvaluations: Workload {
  static let name = "pins"

  private var sessions: PinSessions

  init(_ data: Data) throws {
    sessions = try PinSessions(data) { pin, learner in (pin + learner) % 5 }
  }

  var operations: Int { sessions.count }

  mutating func run() { sessions.evaluate() }

  func checksum() -> Checksum { sessions.checksum }
}

/// Evaluates the same sheet where every single answer is misspelled, which costs most.
struct MisspelledPins: Workload {
  static let name = "pins-misspelled"

  private var sessions: PinSessions

  init(_ data: Data) throws {
    sessions = try PinSessions(data) { _, _ in 2 }
  }

  var operations: Int { sessions.count }

  mutating func run() { sessions.evaluate() }

  func checksum() -> Checksum { sessions.checksum }
}

/// Sessions that wait to be evaluated.
private struct PinSessions {
  private var sessions: [PinLabelSession] = []
  private var results: [PinLabelResult?] = []

  private static let pinCount = 60
  private static let structuresPerPin = 5
  private static let learnerCount = 20
  private static let vocabularySize = 2000

  init(_ data: Data, answerKind: (_ pin: Int, _ learner: Int) -> Int) throws {
    var (latin, english): ([String], [String]) = ([], [])
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n").dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count > 5, !latin.contains(String(cells[5])), cells[2].count > 2 else { continue }
      latin.append(String(cells[5]))
      english.append(String(cells[2]))
    }
    let labeled = Self.pinCount * Self.structuresPerPin
    guard latin.count >= labeled + Self.vocabularySize else {
      throw WorkloadError(description: "expected at least 2,300 terms")
    }
    let pins = try (0..<Self.pinCount).map { pin in
      let range = pin * Self.structuresPerPin..<(pin + 1) * Self.structuresPerPin
      let labels = try range.flatMap { row in
        [
          try PinLabel(id: PinLabel.ID("la\(row)"), latin[row], language: "la"),
          try PinLabel(id: PinLabel.ID("en\(row)"), english[row], language: "en"),
        ]
      }
      return try Pin(id: Pin.ID("p\(pin)"), at: ImagePoint(x: 1, y: 1), labels: labels)
    }
    let image = try ImageRecord(id: "i", size: PixelSize(width: 10, height: 10))
    let view = try ExerciseView(id: "v", image: image, pins: pins)
    let exercise = try PinExercise(id: "e", title: "E", views: [view])
    let section = try PinSection(id: "s", title: "S", exercises: [exercise])
    let task = PinLabelTask(
      try PinSheet(id: "sheet", title: "T", sections: [section]),
      language: "en",
      mode: .exam,
      vocabulary: TermVocabulary(latin[labeled...].prefix(Self.vocabularySize))
    )
    let start = PinLabelSession(task)
    var generator = SeededGenerator(seed: 60)
    for learner in 0..<Self.learnerCount {
      var session = start
      for pin in 0..<Self.pinCount {
        let row = pin * Self.structuresPerPin + generator.draw(below: Self.structuresPerPin)
        let answer =
          switch answerKind(pin, learner) {
          case 0: latin[row]
          case 1: LatinTerms.abbreviated(latin[row])
          case 2: Self.misspelled(latin[row], using: &generator)
          case 3: latin[(row + 7) % labeled]
          default: "structure number \(row)"
          }
        try session.label(Pin.ID("p\(pin)"), as: answer, at: Date(timeIntervalSince1970: 0))
      }
      sessions.append(session)
    }
  }

  /// The name with one letter replaced.
  private static func misspelled(
    _ name: String,
    using generator: inout SeededGenerator
  ) -> String {
    var letters = Array(name)
    letters[generator.draw(below: letters.count)] = "x"
    return String(letters)
  }

  var count: Int { sessions.count }

  mutating func evaluate() {
    results = sessions.map { session in
      var session = session
      return try? session.submit(at: Date(timeIntervalSince1970: 1))
    }
  }

  var checksum: Checksum {
    var checksum = Checksum()
    for result in results {
      guard let result else {
        checksum.add(.max)
        continue
      }
      for pin in result.order {
        let credit = result.pins[pin]?.credit == .one
        checksum.add(UInt64(result.pins[pin]?.diagnoses.count ?? 0) << 1 | (credit ? 1 : 0))
      }
    }
    return checksum
  }
}
