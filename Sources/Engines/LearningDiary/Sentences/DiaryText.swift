// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// The texts that a diary shows, in one language.
///
/// There are texts in the language of every phrasebook. An app with another language makes its own,
/// in code or as JSON for a translator. It has a text for every key of the English ones, which is
/// checked when it is made, so that nobody meets an empty screen.
///
/// ```swift
/// let text = DiaryText(in: .english)
/// text.name(of: DiaryItem.Kind.goal)   // "Learning goal"
/// text.question(of: .unclear)          // "What was not clear?"
/// text.text(of: notification)          // "Your goal “Finish the login” is due on 4 March 2026."
/// ```
///
/// A text has placeholders in braces and says a number by its plural forms, in the notation of ICU:
/// `"Shared with {count, plural, one {one person} other {# people}}."`. In JSON the texts are an
/// object with the language and a text for each key:
/// `{"language":"fr","texts":{"kind.goal":"Objectif",...}}`.
///
/// Two of them are equal when their languages and texts are.
public struct DiaryText: JSONContent {
  /// The faults of its JSON.
  public typealias Fault = JSONFault

  /// The language.
  public let language: Language
  /// The texts by their keys, with placeholders.
  public let texts: [String: String]
  /// The sentences of other modules, which say why the wallet or the log refuses something.
  ///
  /// They are English with texts that an app brings, until it names another phrasebook.
  public var others = Phrasebook.english

  /// The texts in English.
  package static let english = DiaryText(in: .english)

  /// Creates the texts of a phrasebook.
  public init(in phrasebook: Phrasebook) {
    language = phrasebook.language
    others = phrasebook
    texts = diarySentences.table(in: phrasebook)
  }

  /// Creates the texts of another language.
  ///
  /// There must be a text for every key of the English ones, with the same placeholders.
  ///
  /// - Throws: `ContentError` with every key that is missing or unknown and every fault of a text.
  public init(
    language: Language,
    texts: [String: String]
  ) throws(ContentError<JSONFault>) {
    self.language = language
    self.texts = texts
    let top = ContentPlace()
    var faults: [LocatedFault<JSONFault>] = []
    if language.rawValue.isEmpty {
      let reason = "the language is empty, expected a tag such as \"en\""
      faults.append(LocatedFault(.malformed(reason), at: top.key("language")))
    }
    faults += diarySentences.faults(of: texts, PluralRule(of: language)).map { key, reason in
      LocatedFault(.malformed(reason), at: top.key("texts").key(key))
    }
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }

  package func callAsFunction(_ sentence: Sentence) -> String {
    sentence.text(from: texts, PluralRule(of: language))
  }
}

extension DiaryText: Hashable {
  /// Whether two texts have the same language and say the same.
  public static func == (left: DiaryText, right: DiaryText) -> Bool {
    left.language == right.language && left.texts == right.texts
  }

  /// Feeds the language and the texts to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(language)
    hasher.combine(texts)
  }
}

extension DiaryText: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let language = record.field("language", \.language)
    let texts = record.field("texts", \.texts)
    return try DiaryText(language: language(), texts: texts())
  }
}

extension DiaryText {
  /// Returns the text of a notification.
  ///
  /// ```swift
  /// DiaryText(in: .english).text(of: notification)   // "Your goal “Finish the login” is due on 4 March 2026."
  /// ```
  public func text(of notification: DiaryNotification) -> String {
    let title = Sentence.Value.text(notification.title)
    guard let due = notification.due else {
      let isCourse = notification.kind == .newCourse
      let key = isCourse ? "notification.courseIsOpen" : "notification.undatedReminder"
      return self(Sentence(key, ["title": title]))
    }
    let isDue = notification.causes.contains(.due)
    let key =
      switch notification.kind {
      case .newCourse: "notification.courseStarts"
      case .event: isDue ? "notification.eventDue" : "notification.eventReminder"
      case .goal: isDue ? "notification.goalDue" : "notification.goalReminder"
      }
    return self(Sentence(key, ["title": title, "date": .text(text(of: due))]))
  }

  /// Returns the name of a kind of notification.
  public func name(of kind: DiaryNotification.Kind) -> String {
    switch kind {
    case .event: self("kind.event")
    case .goal: self("kind.goal")
    case .newCourse: self("kind.course")
    }
  }

  /// Returns the name of a kind of item.
  public func name(of kind: DiaryItem.Kind) -> String {
    switch kind {
    case .event: self("kind.event")
    case .goal: self("kind.goal")
    case .note: self("kind.note")
    }
  }

  /// Returns the name of a field in a form.
  public func name(of field: DiaryItem.Field) -> String {
    self(field.name)
  }

  /// Returns the name of a list.
  public func name(of filter: Diary.List.Filter) -> String {
    self(Sentence("list.\(filter.rawValue)"))
  }

  /// Returns the question of a prompt; a learner's own question is returned unchanged.
  public func question(of prompt: Reflection.Prompt) -> String {
    switch prompt {
    case .clear: self("prompt.clear")
    case .unclear: self("prompt.unclear")
    case .next: self("prompt.next")
    case .own(let question): question
    }
  }

  /// Returns a text on who may read an entry, where nil means only its owner.
  public func text(of audience: Reflection.Audience?) -> String {
    switch audience {
    case nil: self("audience.nobody")
    case .people(let people): self(Sentence("audience.people", ["count": .count(people.count)]))
    case .course: self("audience.course")
    case .everyone: self("audience.everyone")
    }
  }

  /// Returns whether everything can be done in time, and the missing time if it cannot.
  public func text(of outcome: StudyOutcome) -> String {
    guard let shortage = outcome.shortage else { return self("plan.feasible") }
    let (hours, minutes) = shortage.minutes.quotientAndRemainder(dividingBy: 60)
    let date = Sentence.Value.text(text(of: shortage.day))
    return self(
      Sentence(
        "plan.notFeasible",
        ["hours": .count(hours), "minutes": .count(minutes), "date": date]
      )
    )
  }

  /// Returns a day with the name of its month, as in "1 March 2026".
  public func text(of day: CalendarDay) -> String {
    let month = self(Sentence("month.\(day.month)"))
    return self(
      Sentence("date", ["day": .count(day.day), "month": .text(month), "year": .count(day.year)])
    )
  }
}

extension DiaryItem.Field {
  /// The sentence that is the name of the field in a form.
  var name: Sentence { Sentence("field.\(rawValue)") }
}
