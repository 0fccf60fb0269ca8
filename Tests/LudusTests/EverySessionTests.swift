// SPDX-License-Identifier: Apache-2.0
import Foundation
import Ludus
import LudusTestSupport
import Testing

/// Rules that hold in every session, tried on those that were stored.
///
/// A session of a new kind has a stored form, and must be in the list.
@Suite struct EverySessionTests {
  @Test(arguments: EverySession.all)
  func datesDoNotGoBack(session: EverySession) throws {
    try session.tryEach { refuse in
      try refuse(.first, "goes back")
    }
  }

  @Test(arguments: EverySession.all)
  func aDateThatCannotBeStoredIsRefused(session: EverySession) throws {
    try session.tryEach { refuse in
      try refuse(.outOfRange, "is no date")
      try refuse(.notANumber, "is no number")
    }
  }

  /// The kinds that the sources declare are those of the list.
  @Test func noSessionIsForgotten() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    let declaration = try Regex(
      #"public struct (\w+): [^{]*\b(?:TimedSession|ActionSession|TracedSession)\b"#,
      as: (Substring, Substring).self
    )
    var found: Set<String> = []
    for case let path as String in files where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for match in text.matches(of: declaration) { found.insert(String(match.1)) }
    }
    #expect(found == Set(EverySession.all.flatMap(\.types)))
  }
}

/// A stored session of one kind, with what every session must do.
struct EverySession: Sendable, CustomTestStringConvertible {
  static let all = [
    EverySession("quiz-session", QuizSession.self) { $0 },
    EverySession("adaptive-session", AdaptiveSession.self) { $0 },
    EverySession("pin-session", PinLabelSession.self) { $0 },
    EverySession("pin-placement", PinPlacementSession.self) { $0 },
    EverySession("exercise-session", AnyExerciseSession.self) { $0.base },
  ]

  /// A date that no session takes after its events.
  enum BadDate {
    case first, outOfRange, notANumber

    func date(before last: Date) -> Date {
      switch self {
      case .first: last - 86_400
      case .outOfRange: Date(timeIntervalSince1970: 1e15)
      case .notANumber: Date(timeIntervalSince1970: .nan)
      }
    }

    func error(before last: Date) -> EventDateError {
      self == .first ? .beforeLastEvent(date(before: last), last: last) : .outOfRange
    }
  }

  /// Tries an event at a bad date, which must be refused without a change.
  typealias Attempt = (_ date: BadDate, _ reason: String) throws -> Void

  let name: String
  /// The names of the types that were found among the stored ones.
  let types: [String]
  private let sessions: @Sendable () throws -> [any TimedSession]

  var testDescription: String { name }

  init<Value: Codable & Equatable & SendableMetatype>(
    _ name: String,
    _ type: Value.Type,
    _ session: @escaping @Sendable (Value) -> any TimedSession
  ) {
    self.name = name
    let form = StoredForm(name, type) { _ in "" }
    let sessions: @Sendable () throws -> [any TimedSession] = {
      try StoredForm.versions.flatMap { version in
        try form.lines(of: version).map { try session(decode(Value.self, $0.json)) }
      }
    }
    self.sessions = sessions
    types = Set((try? sessions())?.map { "\(Swift.type(of: $0))" } ?? []).sorted()
  }

  /// Gives every stored session that has an event to a body.
  func tryEach(_ body: (Attempt) throws -> Void) throws {
    let attempts = try sessions().compactMap { Self.attempt(with: $0) }
    try #require(!attempts.isEmpty)
    for attempt in attempts { try body(attempt) }
  }

  /// Returns an attempt with a session, or nil for one without an event.
  private static func attempt<Session: TimedSession>(with session: Session) -> Attempt? {
    guard let last = session.events.last else { return nil }
    return { date, reason in
      var copy = session
      let event = Timed(last.action, at: date.date(before: last.date))
      let refusal = #expect(throws: Session.Refusal.self, "\(type(of: session)): \(reason)") {
        try copy.apply(event)
      }
      let error = date.error(before: last.date)
      #expect(refusal == Session.Refusal.date(error), "\(type(of: session)): \(reason)")
      #expect(copy.events == session.events)
      // Replaying with it fails at its place.
      #expect(throws: ReplayError<Session.Refusal>.self) {
        try Session(session.content, replaying: session.events + [event])
      }
    }
  }
}
