// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import PlayerProgress

/// Why a diary refuses a command, or why an event in its log has no effect.
///
/// A command that throws leaves the diary as it was. Each family of commands has refusals of its
/// own. ``sentence(in:)`` has the text for the learner, with every field that is missing.
public enum DiaryError: LogRefusal, Hashable {
  /// A command about an item is not possible.
  case item(DiaryItem.Refusal)
  /// A command about a course is not possible.
  case course(DiaryCourse.Refusal)
  /// A command about a reflection is not possible.
  case reflection(Reflection.Refusal)
  /// There is no notification with this key on the list.
  case unknownNotification(DiaryNotification.ID)
  /// A command about an award is not possible.
  case award(Diary.Award.Refusal)
  /// The ledger of experience points has no room for the points of the item.
  case ledger(LedgerError)
  /// The item cannot be bought.
  case wallet(WalletError)
  /// The policies have no shop.
  case noShop
  /// Someone other than the owner cannot do this.
  case notOwner(Learner.ID)
  /// The log does not take the event.
  case log(LogError)
}

extension DiaryError: CustomStringConvertible {
  /// The reason, for developers.
  public var description: String {
    switch self {
    case .item(let refusal): refusal.description
    case .course(let refusal): refusal.description
    case .reflection(let refusal): refusal.description
    case .unknownNotification(let key): "there is no notification \(key) on the list"
    case .award(let refusal): refusal.description
    case .ledger(let error): "\(error)"
    case .wallet(let error): "\(error)"
    case .noShop: "the policies have no shop"
    case .notOwner(let learner): "\"\(learner)\" is not the owner of the diary"
    case .log(let error): "\(error)"
    }
  }

  /// Returns the text for the person whose action is refused: whole sentences without identifiers,
  /// with every field that is missing.
  ///
  /// ```swift
  /// DiaryError.item(.invalid([.missing(.title), .missing(.due)])).sentence(in: .english)
  /// // "Please fill in: title, date."
  /// ```
  public func sentence(in phrasebook: Phrasebook) -> String {
    DiaryText(in: phrasebook).text(of: self)
  }
}

extension DiaryItem {
  /// Why a diary refuses a command about an item.
  public enum Refusal: Error, Hashable, Sendable {
    /// The item cannot be taken, for all of these reasons.
    case invalid([DiaryFault])
    /// There is, or was, another item with this identifier.
    case duplicate(DiaryItem.ID)
    /// There is no item with this key.
    case unknown(DiaryItem.Key)
    /// The item belongs to the platform: only a reminder can be set for it.
    case isPlatforms(DiaryItem.Key)
    /// The item is a note: it can only be added and deleted.
    case isNote(DiaryItem.ID)
    /// An item cannot become one of another kind.
    case otherKind(DiaryItem.ID)
    /// The item does not occur on the day; nil stands for the only occurrence of an item that does
    /// not come again.
    case unknownOccurrence(CalendarDay?, of: DiaryItem.ID)
    /// The item, or this occurrence of it, is completed already.
    case alreadyCompleted(DiaryItem.ID, occurrence: CalendarDay?)
    /// The item, or this occurrence of it, is not completed.
    case notCompleted(DiaryItem.ID, occurrence: CalendarDay?)
    /// Goals that the goal requires are not completed.
    case requiredGoalsOutstanding([DiaryItem.ID])
    /// Less of the course is done than the goal asks for; nil when nothing is planned there.
    case tooLittleProgress(Fraction?, needed: Fraction)
  }
}

extension DiaryItem.Refusal {
  fileprivate var description: String {
    switch self {
    case .invalid(let faults): faults.map(\.description).joined(separator: "; ")
    case .duplicate(let id): "there is, or was, an item \"\(id)\" already"
    case .unknown(let key): "there is no item \"\(key)\""
    case .isPlatforms(let key): "\"\(key)\" is the platform's and not the learner's own"
    case .isNote(let id): "\"\(id)\" is a note"
    case .otherKind(let id): "the item \"\(id)\" is of another kind"
    case .unknownOccurrence(let day?, let id): "the item \"\(id)\" does not occur on \(day)"
    case .unknownOccurrence(nil, let id): "it is not said which occurrence of \"\(id)\" is meant"
    case .alreadyCompleted(let id, let day): "\"\(id)\"\(on(day)) is completed already"
    case .notCompleted(let id, let day): "\"\(id)\"\(on(day)) is not completed"
    case .requiredGoalsOutstanding(let goals):
      "not completed before: \(goals.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .tooLittleProgress(let part?, let needed): "the progress is \(part), needed is \(needed)"
    case .tooLittleProgress(nil, let needed): "there is no progress, needed is \(needed)"
    }
  }

  private func on(_ day: CalendarDay?) -> String {
    day.map { " on \($0)" } ?? ""
  }
}

extension DiaryCourse {
  /// Why a diary refuses a command about a course.
  public enum Refusal: Error, Hashable, Sendable {
    /// The diary does not know the course.
    case unknown(DiaryCourse.ID)
    /// Two courses of the platform have this identifier.
    case duplicate(DiaryCourse.ID)
    /// The learner takes part in the course already.
    case alreadySubscribed(DiaryCourse.ID)
    /// The learner does not take part in the course.
    case notSubscribed(DiaryCourse.ID)
    /// There is a request for the course already.
    case alreadyRequested(DiaryCourse.ID)
    /// There is no request for the course.
    case noRequest(DiaryCourse.ID)
  }
}

extension DiaryCourse.Refusal {
  fileprivate var description: String {
    switch self {
    case .unknown(let course): "there is no course \"\(course)\""
    case .duplicate(let course): "two courses have the identifier \"\(course)\""
    case .alreadySubscribed(let course): "the learner takes part in \"\(course)\" already"
    case .notSubscribed(let course): "the learner does not take part in \"\(course)\""
    case .alreadyRequested(let course): "there is a request for \"\(course)\" already"
    case .noRequest(let course): "there is no request for \"\(course)\""
    }
  }
}

extension Reflection {
  /// Why a diary refuses a command about a reflection.
  public enum Refusal: Error, Hashable, Sendable {
    /// The entry cannot be taken, for all of these reasons.
    case invalid([DiaryFault])
    /// There is, or was, another entry with this identifier.
    case duplicate(Reflection.Entry.ID)
    /// There is no entry with this identifier.
    case unknown(Reflection.Entry.ID)
    /// The audience of the entry would have nobody in it.
    case noAudience(Reflection.Entry.ID)
    /// The entry is private.
    case notShared(Reflection.Entry.ID)
    /// Someone may not read the entry, or is its owner.
    case notReader(Learner.ID, of: Reflection.Entry.ID)
    /// The feedback on the entry says nothing.
    case blankFeedback(Reflection.Entry.ID)
  }
}

extension Reflection.Refusal {
  fileprivate var description: String {
    switch self {
    case .invalid(let faults): faults.map(\.description).joined(separator: "; ")
    case .duplicate(let id): "there is, or was, a reflection \"\(id)\" already"
    case .unknown(let id): "there is no reflection \"\(id)\""
    case .noAudience(let id): "the audience of the reflection \"\(id)\" has nobody in it"
    case .notShared(let id): "the reflection \"\(id)\" is private"
    case .notReader(let reader, let id): "\(reader) is no reader of the reflection \"\(id)\""
    case .blankFeedback(let id): "the feedback on the reflection \"\(id)\" says nothing"
    }
  }
}

extension Diary.Award.Refusal {
  fileprivate var description: String {
    switch self {
    case .alreadyGiven(let reason): "there is an award for \"\(reason)\" already"
    case .notGiven(let reason): "there is no award for \"\(reason)\""
    case .xpOutOfRange(let xp, let range):
      "\(xp) XP, expected \(range.lowerBound) to \(range.upperBound)"
    }
  }
}

extension DiaryText {
  /// Returns the text for the person whose action is refused: whole sentences without identifiers.
  public func text(of error: DiaryError) -> String {
    switch error {
    case .item(let refusal): text(of: refusal)
    case .course(let refusal): text(of: refusal)
    case .reflection(let refusal): text(of: refusal)
    case .unknownNotification: self("notification.unknown")
    case .award(let refusal): text(of: refusal)
    case .ledger: self("ledger.full")
    case .wallet(let error): error.sentence(in: others)
    case .noShop: self("noShop")
    case .notOwner: self("notOwner")
    case .log(let error): error.sentence(in: others)
    }
  }

  private func text(of refusal: DiaryItem.Refusal) -> String {
    switch refusal {
    case .invalid(let faults): text(of: faults)
    case .duplicate: self("item.duplicate")
    case .unknown: self("item.unknown")
    case .isPlatforms: self("item.isPlatforms")
    case .isNote: self("item.isNote")
    case .otherKind: self("item.otherKind")
    case .unknownOccurrence: self("item.unknownOccurrence")
    case .alreadyCompleted: self("item.alreadyCompleted")
    case .notCompleted: self("item.notCompleted")
    case .requiredGoalsOutstanding(let goals):
      self(Sentence("item.requiredGoalsOutstanding", ["count": .count(goals.count)]))
    case .tooLittleProgress(_, let needed):
      self(Sentence("item.tooLittleProgress", ["percent": .count(needed.wholePercent)]))
    }
  }

  /// Returns the missing fields in one sentence, then a sentence for every other fault.
  private func text(of faults: [DiaryFault]) -> String {
    let missing = faults.compactMap { fault in
      if case .missing(let field) = fault { name(of: field) } else { nil }
    }
    let fields = missing.joined(separator: ", ")
    let first = missing.isEmpty ? [] : [self(Sentence("item.missing", ["fields": .text(fields)]))]
    return (first + faults.compactMap(text)).joined(separator: " ")
  }

  /// Returns the sentence for a fault, or nil for one that is named together with others.
  private func text(of fault: DiaryFault) -> String? {
    switch fault {
    case .missing: nil
    case .notAllowed(let field):
      self(Sentence("item.notAllowed", ["field": .text(name(of: field))]))
    case .emptyIdentifier: self("item.emptyIdentifier")
    case .unknownCourse: self("course.unknown")
    case .unknownGoal: self("item.unknownGoal")
    case .requiresItself: self("item.requiresItself")
    case .progressOutOfRange: self("item.progressOutOfRange")
    case .intervalNotOfDays: self("item.intervalNotOfDays")
    case .recurrenceEndsBeforeItBegins: self("item.recurrenceEndsBeforeItBegins")
    case .tooManyOccurrences: self("item.tooManyOccurrences")
    case .nothingWritten: self("reflection.nothingWritten")
    case .duplicateAnswer: self("reflection.duplicateAnswer")
    case .malformed, .duplicateIdentifier, .blank, .outOfRange, .timeWithoutDay, .circular,
      .tooFarAhead:
      self("item.malformed")
    }
  }

  private func text(of refusal: DiaryCourse.Refusal) -> String {
    switch refusal {
    case .unknown: self("course.unknown")
    case .duplicate: self("course.duplicate")
    case .alreadySubscribed: self("course.alreadySubscribed")
    case .notSubscribed: self("course.notSubscribed")
    case .alreadyRequested: self("course.alreadyRequested")
    case .noRequest: self("course.noRequest")
    }
  }

  private func text(of refusal: Diary.Award.Refusal) -> String {
    switch refusal {
    case .alreadyGiven: self("award.alreadyGiven")
    case .notGiven: self("award.notGiven")
    case .xpOutOfRange(_, let range):
      self(
        Sentence(
          "award.xpOutOfRange",
          ["least": .count(range.lowerBound), "most": .count(range.upperBound)]
        )
      )
    }
  }

  private func text(of refusal: Reflection.Refusal) -> String {
    switch refusal {
    case .invalid(let faults): text(of: faults)
    case .duplicate: self("reflection.duplicate")
    case .unknown: self("reflection.unknown")
    case .noAudience: self("reflection.noAudience")
    case .notShared: self("reflection.notShared")
    case .notReader: self("reflection.notReader")
    case .blankFeedback: self("reflection.nothingWritten")
    }
  }
}

extension Fraction {
  /// The part in whole percent, rounded up, so that having so much is having enough.
  fileprivate var wholePercent: Int {
    (try? percent(.up)) ?? 100
  }
}

/// A fault in data of a platform, in policies, in items and entries of the learner, or in goals to
/// be planned.
public enum DiaryFault: ContentFault {
  /// A value is missing or has a form that cannot be read.
  case malformed(String)
  /// An identifier has no character.
  case emptyIdentifier
  /// An identifier stands for something else already.
  case duplicateIdentifier(String, first: ContentPlace)
  /// A text that must say something has nothing but spaces.
  case blank
  /// A number is not in the range that it must be in.
  case outOfRange(Int, expected: ClosedRange<Int>)
  /// A progress is below 0 or above 1.
  case progressOutOfRange(Fraction)
  /// There is a time of day without the day.
  case timeWithoutDay

  // MARK: Items and entries

  /// A field that the item needs is missing, or has nothing but spaces.
  case missing(DiaryItem.Field)
  /// A field that an item of its kind cannot have is there.
  case notAllowed(DiaryItem.Field)
  /// The diary does not know the course.
  case unknownCourse(DiaryCourse.ID)
  /// There is no goal with this key that could be required.
  case unknownGoal(DiaryItem.Key)
  /// The goal requires itself, perhaps by way of others.
  case requiresItself
  /// The event does not come again after whole days.
  case intervalNotOfDays(CalendarSpan)
  /// The last day on which the event can occur is before the first.
  case recurrenceEndsBeforeItBegins
  /// The event would occur more than 1000 times.
  case tooManyOccurrences
  /// Neither the text of an entry nor an answer says anything.
  case nothingWritten
  /// A prompt is answered more than once.
  case duplicateAnswer(Reflection.Prompt)

  // MARK: Study plans

  /// Each of the goals is to come after the next one, and the last one after the first.
  case circular([DiaryItem.Key])
  /// A goal is due more than 3660 days after the plan begins.
  case tooFarAhead(CalendarDay)
}

extension DiaryFault: RangeFault {}

extension DiaryFault: CustomStringConvertible {
  /// The fault, for authors and developers.
  public var description: String {
    switch self {
    case .malformed(let reason): reason
    case .emptyIdentifier: "the identifier is empty"
    case .duplicateIdentifier(let identifier, let first):
      "the identifier \"\(identifier)\" is taken already, by \(first)"
    case .blank: "this says nothing"
    case .outOfRange(let number, let expected):
      "\(number), expected \(expected.lowerBound) to \(expected.upperBound)"
    case .progressOutOfRange(let number): "\(number), expected a part from 0 to 1"
    case .timeWithoutDay: "there is a time of day without the day"
    case .missing(let field): "the field \(field.rawValue) is missing"
    case .notAllowed(let field): "the field \(field.rawValue) is not for items of this kind"
    case .unknownCourse(let course): "there is no course \"\(course)\""
    case .unknownGoal(let goal): "there is no goal \"\(goal)\""
    case .requiresItself: "the goal requires itself"
    case .intervalNotOfDays(let span): "\(span), expected at least one day, week or month"
    case .recurrenceEndsBeforeItBegins: "the last day is before the first one"
    case .tooManyOccurrences: "more than \(DiaryItem.Recurrence.maximumOccurrences) occurrences"
    case .nothingWritten: "neither text nor answer says anything"
    case .duplicateAnswer(let prompt): "the prompt \(prompt) is answered more than once"
    case .circular(let goals):
      "each of these goals is to come after the next one, and the last one after the first: "
        + goals.map(\.description).joined(separator: ", ")
    case .tooFarAhead(let day):
      "due on \(day), expected at most \(StudyOutcome.maximumDays) days after the plan begins"
    }
  }
}

extension DiaryFault {
  /// Returns a fault for every identifier that an element before it has already.
  static func duplicates<Subject>(
    of identifiers: [Identifier<Subject>],
    at key: String
  ) -> [LocatedFault<DiaryFault>] {
    let place = ContentPlace().key(key)
    var first: [Identifier<Subject>: Int] = [:]
    var faults: [LocatedFault<DiaryFault>] = []
    for (index, identifier) in identifiers.enumerated() {
      if let known = first[identifier] {
        let fault = DiaryFault.duplicateIdentifier(identifier.rawValue, first: place.index(known))
        faults.append(LocatedFault(fault, at: place.index(index).key("id")))
      } else {
        first[identifier] = index
      }
    }
    return faults
  }
}

extension LocatedFault<DiaryFault> {
  /// Creates the fault of the value of a key.
  init(_ fault: DiaryFault, at key: String) {
    self.init(fault, at: ContentPlace().key(key))
  }
}

extension String {
  /// Whether it has nothing but white space.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
