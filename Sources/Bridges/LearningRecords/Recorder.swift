// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
public import LudusCore
public import LudusFoundation

extension XAPI {
  /// Turns events in sessions, groups and diaries into statements.
  ///
  /// Each engine has a module that teaches it what to record there: `QuizRecords`,
  /// `ExerciseRecords`, `PinLabelRecords`, `GameRecords` and `DiaryRecords`.
  ///
  /// The identifiers of statements and activities follow from those of the events and of the
  /// content. So the same log gives the same statements, and a store that gets them twice keeps one
  /// of each.
  ///
  /// ```swift
  /// let recorder = try XAPI.Recorder(homePage: "https://school.example", language: "de")
  /// let statements = recorder.statements(of: session, by: "ann")
  /// ```
  public struct Recorder: Hashable, Sendable {
    /// The address of the platform: accounts belong to it, and the addresses of activities begin
    /// with it.
    public let homePage: String
    /// The language of titles and texts.
    public let language: Language
    /// The version of the statements.
    public let version: Version

    /// Creates a recorder.
    ///
    /// - Parameters:
    ///   - homePage: The address of the platform, with its scheme.
    ///   - language: The language of titles and texts.
    ///   - version: The version of the statements. In version 2.0 who taught is an agent of the
    ///     context.
    /// - Throws: ``RecordError`` for a text that is no address.
    public init(
      homePage: String,
      language: Language = .english,
      version: Version = .one
    ) throws(RecordError) {
      self.homePage = try RecordError.checked(homePage)
      self.language = language
      self.version = version
    }
  }
}

extension RecordError {
  /// The address without slashes at its end.
  ///
  /// - Throws: The error for a text that is no address.
  static func checked(_ address: String) throws(RecordError) -> String {
    guard JSONNotation.iri.fits(address) else { throw .malformedAddress(address) }
    return String(address.reversed().drop { $0 == "/" }.reversed())
  }
}

extension XAPI {
  /// Something that happened, before it is a statement.
  package struct Event {
    var verb: Verb
    /// The name of the event, from which its identifier follows.
    var name: [String]
    var actor: String
    var object: Object
    var date: Date
    var result: JSONValue?
    /// The activity that it is a part of.
    var parent: Object?
    /// The attempt, session or log that it belongs to.
    var registration: [String] = []
    var instructor: String?
    /// The date when it was last judged anew, if it was: a statement that was corrected is another
    /// one, since a store never changes those that it has.
    var revisedAt: Date?

    package init(
      verb: Verb,
      name: [String],
      actor: String,
      object: Object,
      date: Date,
      result: JSONValue? = nil,
      parent: Object? = nil,
      registration: [String] = [],
      instructor: String? = nil,
      revisedAt: Date? = nil
    ) {
      self.verb = verb
      self.name = name
      self.actor = actor
      self.object = object
      self.date = date
      self.result = result
      self.parent = parent
      self.registration = registration
      self.instructor = instructor
      self.revisedAt = revisedAt
    }
  }

  /// The object of a statement.
  package enum Object {
    case activity(
      path: [String],
      type: String,
      name: String,
      more: [(key: String, value: JSONValue)] = []
    )
    case person(String)
    /// The statement of another event, by its name.
    case statement([String])
    /// Any other statement, by its identifier.
    case reference(String)
  }
}

extension XAPI.Recorder {
  package func statement(_ event: XAPI.Event) -> XAPI.Statement {
    XAPI.Statement(
      [
        "id": .text(id(event.name + [event.revisedAt?.iso8601].compactMap(\.self))),
        "actor": person(event.actor),
        "verb": [
          "id": .text(event.verb.id), "display": ["en": .text(event.verb.rawValue)],
        ],
        "object": object(event.object),
        "result": event.result,
        "context": [
          "registration": event.registration.isEmpty ? nil : .text(id(event.registration)),
          "instructor": version == .one ? event.instructor.map(person) : nil,
          "contextAgents": version == .two
            ? event.instructor.map { .list([contextAgent($0, "instructor")]) } : nil,
          "contextActivities": event.parent.map { ["parent": .list([object($0)])] },
          "language": event.object.isActivity ? .text(language.canonicalTag) : nil,
        ],
        "timestamp": .text(event.date.iso8601),
        "version": .text(version.rawValue),
      ]
    )
  }

  /// Returns what to send to a store that has statements which were corrected since.
  ///
  /// A store never changes a statement. One that does not hold any more is taken back by another
  /// one with the verb *voided*, and the corrected one is sent in addition.
  ///
  /// ```swift
  /// let before = recorder.statements(of: session, by: "ann")
  /// let after = recorder.statements(of: session.regraded(with: quiz, at: now).session, by: "ann")
  /// recorder.corrections(of: before, to: after, by: "eva", at: now)
  /// ```
  ///
  /// - Parameters:
  ///   - old: The statements that the store has, in any order; earlier corrections can be among
  ///     them.
  ///   - new: All statements that hold now.
  ///   - person: The person who corrects them, whose account is named so.
  ///   - date: Now.
  /// - Returns: A statement for each one that is taken back, then those that are new; none when
  ///   nothing was corrected.
  /// - Complexity: O(*n*) in the number of statements.
  public func corrections(
    of old: [XAPI.Statement],
    to new: [XAPI.Statement],
    by person: Learner.ID,
    at date: Date
  ) -> [XAPI.Statement] {
    let voids = old.filter { $0.verb == XAPI.Verb.voided.id }
    let settled = Set(new.compactMap(\.id)).union(voids.compactMap(\.object))
    let known = Set(old.compactMap(\.id))
    let voided = old.filter { $0.verb != XAPI.Verb.voided.id }.compactMap(\.id)
      .filter { !settled.contains($0) }
    return voided.map { id in
      statement(
        XAPI.Event(
          verb: .voided,
          name: ["voids", id],
          actor: person.rawValue,
          object: .reference(id),
          date: date
        )
      )
    } + new.filter { $0.id.map { !known.contains($0) } ?? true }
  }

  private func id(_ name: [String]) -> String { RecordID.uuid(of: address(name)) }

  /// The address of something on the platform, by the steps that lead to it.
  func address(_ path: [String]) -> String {
    homePage + path.map { "/" + $0.percentEncoded }.joined()
  }

  private func person(_ name: String) -> JSONValue {
    [
      "objectType": "Agent",
      "account": ["homePage": .text(homePage), "name": .text(name.isEmpty ? "-" : name)],
    ]
  }

  /// A person around an event, with an address of the platform for what they are there.
  private func contextAgent(_ name: String, _ role: String) -> JSONValue {
    [
      "objectType": "contextAgent", "agent": person(name),
      "relevantTypes": .list([.text(address(["roles", role]))]),
    ]
  }

  private func object(_ object: XAPI.Object) -> JSONValue {
    switch object {
    case .person(let name): person(name)
    case .statement(let name):
      ["objectType": "StatementRef", "id": .text(id(name))]
    case .reference(let id): ["objectType": "StatementRef", "id": .text(id)]
    case .activity(let path, let type, let name, let more):
      [
        "objectType": "Activity",
        "id": .text(address(path)),
        "definition": .map(
          [("type", .text(type))] + (name.isEmpty ? [] : [("name", text(name))]) + more
        ),
      ]
    }
  }

  /// A text in the language of the recorder.
  package func text(_ text: String) -> JSONValue { .map([(language.canonicalTag, .text(text))]) }

  /// The component of a question, by its identifier and text.
  package func component(_ id: String, _ text: String) -> JSONValue {
    ["id": .text(id.percentEncoded), "description": self.text(text)]
  }

  /// A result; a share that is earned with a bonus or lost below nothing is the nearest that a
  /// scaled score can be.
  package func result(
    credit: Double? = nil,
    earned: Double? = nil,
    possible: Double? = nil,
    isSuccess: Bool? = nil,
    isCompleted: Bool? = nil,
    response: String? = nil,
    seconds: Double? = nil,
    extensions: [(key: String, value: JSONValue)] = []
  ) -> JSONValue {
    let scaled = credit.map { min(max($0, -1), 1) }
    let raw = earned
    let most = possible.map { max($0, raw ?? 0) }
    // A quiz without points has no range.
    let hasRange = (most ?? 0) > min(raw ?? 0, 0)
    return [
      "score": scaled.map { scaled in
        [
          "scaled": .number(scaled),
          "raw": raw.map { .number($0) },
          "min": hasRange && raw != nil ? .number(min(raw ?? 0, 0)) : nil,
          "max": hasRange ? most.map { .number($0) } : nil,
        ]
      },
      "success": isSuccess.map { .flag($0) },
      "completion": isCompleted.map { .flag($0) },
      "response": response.map { .text($0) },
      "duration": seconds.map { .text($0.iso8601Duration) },
      "extensions": extensions.isEmpty
        ? nil : .map(extensions.map { (address(["extensions", $0.key]), $0.value) }),
    ]
  }
}

extension XAPI.Object {
  fileprivate var isActivity: Bool { if case .activity = self { true } else { false } }
}

extension Fraction {
  /// The number that is nearest to it.
  package var double: Double { Double(self) }
}

extension Language {
  /// The tag as records write it.
  fileprivate var canonicalTag: String { canonical?.rawValue ?? "und" }
}

extension Double {
  /// The seconds as a period of ISO 8601, to the hundredth as xAPI compares them.
  fileprivate var iso8601Duration: String {
    let hundredths = Int(exactly: (Swift.max(self, 0) * 100).rounded()) ?? 0
    let fraction = hundredths % 100 == 0 ? "" : ".\(String(100 + hundredths % 100).dropFirst())"
    return "PT\(hundredths / 100)\(fraction)S"
  }
}

/// Identifiers that follow from a name: the same name gives the same one, on every device.
enum RecordID {
  /// The UUID of version 5 for a name that is an address.
  ///
  /// Source: RFC 9562, section 5.5, in the name space for URLs.
  static func uuid(of name: String) -> String {
    let space: [UInt8] = [
      0x6B, 0xA7, 0xB8, 0x11, 0x9D, 0xAD, 0x11, 0xD1, 0x80, 0xB4, 0x00, 0xC0, 0x4F, 0xD4, 0x30,
      0xC8,
    ]
    var bytes = Array(sha1(of: space + Array(name.utf8)).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x50
    bytes[8] = bytes[8] & 0x3F | 0x80
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    let groups = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16]
    return groups.map { digits[$0].joined() }.joined(separator: "-")
  }

  /// The digest by which UUIDs are made (FIPS 180-4); nothing is kept secret by it.
  static func sha1(of bytes: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    var message = bytes + [0x80]
    message += [UInt8](repeating: 0, count: (120 - message.count % 64) % 64)
    let length = UInt64(bytes.count) &* 8
    message += stride(from: UInt64(56), through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: length >> $0)
    }
    for start in stride(from: 0, to: message.count, by: 64) {
      mix(message[start..<start + 64], into: &state)
    }
    return state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
      word << count | word >> (32 - count)
    }
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      block[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<80 {
      let mixed = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
      words.append(rotated(mixed, 1))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for (index, word) in words.enumerated() {
      let (mixed, constant): (UInt32, UInt32) =
        switch index / 20 {
        case 0: (b & c | ~b & d, 0x5A82_7999)
        case 1: (b ^ c ^ d, 0x6ED9_EBA1)
        case 2: (b & c | b & d | c & d, 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let next = rotated(a, 5) &+ mixed &+ e &+ constant &+ word
      (a, b, c, d, e) = (next, a, rotated(b, 30), c, d)
    }
    for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
  }
}

/// The reason a text cannot be the address of something in records.
public enum RecordError: Error, Hashable, Sendable {
  /// The text is no address with a scheme.
  case malformedAddress(String)
}

extension RecordError: WordedError {
  package static var sentences: SentenceCatalog { interchangeSentences }

  package var wording: Wording {
    switch self {
    case .malformedAddress(let text):
      Wording(
        "malformed-value",
        ["value": .text(text), "name": .text("IRI"), "example": .text("https://school.example")]
      )
    }
  }
}
