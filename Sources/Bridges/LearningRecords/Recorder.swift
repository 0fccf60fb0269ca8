// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
public import LudusCore
package import LudusFoundation

extension XAPI {
  /// Makes statements of what happened in sessions, groups and diaries.
  ///
  /// Each engine has a module that teaches it what to record there: `QuizRecords`, `ExerciseRecords`, `PinLabelRecords`,
  /// `GameRecords` and `DiaryRecords`.
  ///
  /// The identifiers of statements and activities follow from those of the events and of the content. So the same log
  /// gives the same statements, and a store that gets them twice keeps one of each.
  ///
  /// ```swift
  /// let recorder = try XAPI.Recorder(homePage: "https://school.example", language: "de")
  /// let statements = recorder.statements(of: session, by: "ann")
  /// ```
  public struct Recorder: Hashable, Sendable {
    /// The address of the platform: accounts belong to it, and the addresses of activities begin with it.
    public let homePage: String
    /// The language of titles and texts.
    public let language: Language

    /// Creates a recorder.
    ///
    /// - Parameters:
    ///   - homePage: The address of the platform, with its scheme.
    ///   - language: The language of titles and texts.
    /// - Throws: ``RecordError`` for a text that is no address.
    public init(homePage: String, language: Language = .english) throws(RecordError) {
      self.homePage = try RecordError.checked(homePage)
      self.language = language
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

    package init(
      verb: Verb,
      name: [String],
      actor: String,
      object: Object,
      date: Date,
      result: JSONValue? = nil,
      parent: Object? = nil,
      registration: [String] = [],
      instructor: String? = nil
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
  }
}

extension XAPI.Recorder {
  package func statement(_ event: XAPI.Event) -> XAPI.Statement {
    XAPI.Statement(
      .members([
        "id": .text(id(event.name)),
        "actor": person(event.actor),
        "verb": .members([
          "id": .text(event.verb.id), "display": .members(["en": .text(event.verb.rawValue)]),
        ]),
        "object": object(event.object),
        "result": event.result,
        "context": .members([
          "registration": event.registration.isEmpty ? nil : .text(id(event.registration)),
          "instructor": event.instructor.map(person),
          "contextActivities": event.parent.map { .members(["parent": .list([object($0)])]) },
          "language": event.object.isActivity ? .text(language.canonicalTag) : nil,
        ]),
        "timestamp": .text(event.date.iso8601),
        "version": .text("1.0.3"),
      ])
    )
  }

  private func id(_ name: [String]) -> String { RecordID.uuid(of: address(name)) }

  /// The address of something on the platform, by the steps that lead to it.
  func address(_ path: [String]) -> String {
    homePage + path.map { "/" + $0.percentEncoded }.joined()
  }

  private func person(_ name: String) -> JSONValue {
    .members([
      "objectType": .text("Agent"),
      "account": .members(["homePage": .text(homePage), "name": .text(name.isEmpty ? "-" : name)]),
    ])
  }

  private func object(_ object: XAPI.Object) -> JSONValue {
    switch object {
    case .person(let name): person(name)
    case .statement(let name):
      .members(["objectType": .text("StatementRef"), "id": .text(id(name))])
    case .activity(let path, let type, let name, let more):
      .members([
        "objectType": .text("Activity"),
        "id": .text(address(path)),
        "definition": .map(
          [("type", .text(type))] + (name.isEmpty ? [] : [("name", text(name))]) + more
        ),
      ])
    }
  }

  /// A text in the language of the recorder.
  package func text(_ text: String) -> JSONValue { .map([(language.canonicalTag, .text(text))]) }

  /// The component of a question, by its identifier and text.
  package func component(_ id: String, _ text: String) -> JSONValue {
    .members(["id": .text(id.percentEncoded), "description": self.text(text)])
  }

  /// A result; a share that is earned with a bonus or lost below nothing is the nearest that a scaled score can be.
  package func result(
    credit: Double? = nil,
    earned: Double? = nil,
    possible: Int? = nil,
    isSuccess: Bool? = nil,
    isCompleted: Bool? = nil,
    response: String? = nil,
    seconds: Double? = nil,
    extensions: [(key: String, value: JSONValue)] = []
  ) -> JSONValue {
    let scaled = credit.map { min(max($0, -1), 1) }
    let raw = earned
    let most = possible.map { max(Double($0), raw ?? 0) }
    // A quiz without points has no range.
    let hasRange = (most ?? 0) > min(raw ?? 0, 0)
    return .members([
      "score": scaled.map { scaled in
        .members([
          "scaled": .number(scaled),
          "raw": raw.map { .number($0) },
          "min": hasRange && raw != nil ? .number(min(raw ?? 0, 0)) : nil,
          "max": hasRange ? most.map { .number($0) } : nil,
        ])
      },
      "success": isSuccess.map { .flag($0) },
      "completion": isCompleted.map { .flag($0) },
      "response": response.map { .text($0) },
      "duration": seconds.map { .text($0.iso8601Duration) },
      "extensions": extensions.isEmpty
        ? nil : .map(extensions.map { (address(["extensions", $0.key]), $0.value) }),
    ])
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
