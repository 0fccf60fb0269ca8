// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
public import PlayerProgress
public import Recurrences
public import SharedHistories

/// The reason a diary refuses a command, or an event in its log has no effect.
///
/// A command that throws leaves the diary as it was. Each family of commands has refusals of its
/// own. `sentence(in:)` has the text for the learner, with every field that is missing.
public enum DiaryError: LogRefusal, Hashable {
  /// A command about an item is not possible.
  case item(DiaryItem.Refusal)
  /// A command about a course is not possible.
  case course(DiaryCourse.Refusal)
  /// A command about a reflection is not possible.
  case reflection(Reflection.Refusal)
  /// There is no notification with this key in the list.
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
  /// Words that were erased cannot come back.
  case erasureIsFinal
  /// The log does not take the event.
  case log(LogError)
}

extension DiaryError: WordedError {
  package static var sentences: SentenceCatalog { diarySentences }

  package var wording: Wording {
    switch self {
    case .item(let refusal): refusal.wording
    case .course(let refusal): refusal.wording
    case .reflection(let refusal): refusal.wording
    case .unknownNotification: "notification.unknown"
    case .award(let refusal): refusal.wording
    case .ledger: "ledger.full"
    case .wallet(let error): Wording(error)
    case .noShop: "noShop"
    case .notOwner: "notOwner"
    case .erasureIsFinal: "erasureIsFinal"
    case .log(let error): Wording(error)
    }
  }
}

extension DiaryText {
  /// Returns the text for the person whose action is refused: whole sentences without identifiers,
  /// with every field that is missing.
  public func text(of error: DiaryError) -> String {
    error.wording.text(in: others) { self($0) }
  }
}

extension DiaryItem {
  /// The reason a diary refuses a command about an item.
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
    /// The item does not occur on the day; nil means the only occurrence of an item that does not
    /// repeat.
    case unknownOccurrence(CalendarDay?, of: DiaryItem.ID)
    /// The item, or this occurrence of it, is completed already.
    case alreadyCompleted(DiaryItem.ID, occurrence: CalendarDay?)
    /// The item, or this occurrence of it, is not completed.
    case notCompleted(DiaryItem.ID, occurrence: CalendarDay?)
    /// Something that is not done cannot be rated.
    case notDone(DiaryItem.Key, occurrence: CalendarDay?)
    /// A rating has fewer or more stars than there are.
    case ratingOutOfRange(Int, expected: ClosedRange<Int>)
    /// Goals that the goal requires are not completed.
    case requiredGoalsOutstanding([DiaryItem.ID])
    /// Less of the course is done than the goal asks for; nil when nothing is planned there.
    case tooLittleProgress(Fraction?, needed: Fraction)
    /// The learner has studied for less time than the goal asks for.
    case tooLittleStudied(Duration, needed: Duration)
    /// Less of an event, or of another course, is done than the goal asks for; nil when nothing is
    /// planned there.
    case tooLittleDone(
      Fraction?,
      of: DiaryItem.Requirements.Share.Subject,
      title: String,
      needed: Fraction
    )
  }
}

extension DiaryItem.Refusal {
  fileprivate var wording: Wording {
    switch self {
    case .invalid(let faults): Wording(faults)
    case .duplicate: "item.duplicate"
    case .unknown: "item.unknown"
    case .isPlatforms: "item.isPlatforms"
    case .isNote: "item.isNote"
    case .otherKind: "item.otherKind"
    case .unknownOccurrence: "item.unknownOccurrence"
    case .alreadyCompleted: "item.alreadyCompleted"
    case .notCompleted, .notDone: "item.notCompleted"
    case .ratingOutOfRange(_, let range):
      Wording(
        "item.ratingOutOfRange",
        ["least": .count(range.lowerBound), "most": .count(range.upperBound)]
      )
    case .requiredGoalsOutstanding(let goals):
      Wording("item.requiredGoalsOutstanding", ["count": .count(goals.count)])
    case .tooLittleProgress(_, let needed):
      Wording("item.tooLittleProgress", ["percent": .count(needed.wholePercent)])
    case .tooLittleStudied(let studied, let needed):
      Wording(studyMissing: (needed - studied).minutes(.up))
    case .tooLittleDone(_, _, let title, let needed):
      Wording(
        "item.tooLittleDone",
        ["percent": .count(needed.wholePercent), "title": .text(title)]
      )
    }
  }
}

extension DiaryCourse {
  /// The reason a diary refuses a command about a course.
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
  fileprivate var wording: Wording {
    switch self {
    case .unknown: "course.unknown"
    case .duplicate: "course.duplicate"
    case .alreadySubscribed: "course.alreadySubscribed"
    case .notSubscribed: "course.notSubscribed"
    case .alreadyRequested: "course.alreadyRequested"
    case .noRequest: "course.noRequest"
    }
  }
}

extension Reflection {
  /// The reason a diary refuses a command about a reflection.
  public enum Refusal: Error, Hashable, Sendable {
    /// The entry cannot be taken, for all of these reasons.
    case invalid([DiaryFault])
    /// There is, or was, another entry with this identifier.
    case duplicate(Reflection.Entry.ID)
    /// There is no entry with this identifier.
    case unknown(Reflection.Entry.ID)
    /// The audience of the entry would be empty.
    case noAudience(Reflection.Entry.ID)
    /// The entry is private.
    case notShared(Reflection.Entry.ID)
    /// Someone may not read the entry, or is its owner.
    case notReader(Learner.ID, of: Reflection.Entry.ID)
    /// Someone may not look into the diary.
    case notAdmitted(Learner.ID)
    /// The owner sees everything anyway.
    case isOwner(Learner.ID)
    /// The feedback on the entry says nothing.
    case blankFeedback(Reflection.Entry.ID)
  }
}

extension Reflection.Refusal {
  fileprivate var wording: Wording {
    switch self {
    case .invalid(let faults): Wording(faults)
    case .duplicate: "reflection.duplicate"
    case .unknown: "reflection.unknown"
    case .noAudience: "reflection.noAudience"
    case .notShared: "reflection.notShared"
    case .notReader: "reflection.notReader"
    case .notAdmitted: "readers.notAdmitted"
    case .isOwner: "readers.isOwner"
    case .blankFeedback: "reflection.nothingWritten"
    }
  }
}

extension Diary.Award.Refusal {
  fileprivate var wording: Wording {
    switch self {
    case .alreadyGiven: "award.alreadyGiven"
    case .notGiven: "award.notGiven"
    case .xpOutOfRange(_, let range):
      Wording(
        "award.xpOutOfRange",
        ["least": .count(range.lowerBound), "most": .count(range.upperBound)]
      )
    }
  }
}

extension Wording {
  /// The missing fields in one sentence, then a sentence for every other fault.
  fileprivate init(_ faults: [DiaryFault]) {
    self.init { phrasebook, say in
      let missing = faults.compactMap { fault in
        if case .missing(let field) = fault { say(field.name) } else { nil }
      }
      let fields = missing.joined(separator: ", ")
      let first = missing.isEmpty ? [] : [say(Sentence("item.missing", ["fields": .text(fields)]))]
      let others = faults.compactMap { $0.words.wording?.text(in: phrasebook, saying: say) }
      return (first + others).joined(separator: " ")
    }
  }
}

extension Wording {
  /// Creates the wording for the minutes that are still to be studied.
  fileprivate init(studyMissing minutes: Int) {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    self.init("item.tooLittleStudied", ["hours": .count(hours), "minutes": .count(rest)])
  }
}

extension Fraction {
  /// The part in whole percent, rounded up, so that having so much is having enough.
  fileprivate var wholePercent: Int {
    (try? percent(.up)) ?? 100
  }
}

/// A fault in a platform's data, in policies, in the learner's items and entries, or in goals to
/// plan.
public enum DiaryFault: ContentFault {
  /// A value is missing or has a form that cannot be read.
  case malformed(String)
  /// An identifier has no character.
  case emptyIdentifier
  /// An identifier is already in use.
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
  /// There is no goal with this key to require.
  case unknownGoal(DiaryItem.Key)
  /// The goal requires itself, perhaps by way of others.
  case requiresItself
  /// The item cannot come again like this.
  case recurrence(DiaryItem.Recurrence.Fault)
  /// The item would never occur, as when the last day on which it can is before the first.
  case recurrenceEndsBeforeItBegins
  /// Neither the text of an entry nor an answer says anything.
  case nothingWritten
  /// A prompt is answered more than once.
  case duplicateAnswer(Reflection.Prompt)

  // MARK: Policies

  /// A rule about achievements is at fault, such as one that can never apply.
  case rule(RuleFault)

  // MARK: Study plans

  /// Each of the goals is to come after the next one, and the last one after the first.
  case circular([DiaryItem.Key])
  /// A goal is due more than 3660 days after the plan begins.
  case tooFarAhead(CalendarDay)
}

extension DiaryFault: RangeFault {}

extension DiaryFault: CustomStringConvertible {
  /// The fault, for authors and developers.
  public var description: String { words.description }

  /// The fault for authors and developers, and the words for a learner whose item or entry has it;
  /// nil for a field that is named together with others.
  fileprivate var words: (description: String, wording: Wording?) {
    switch self {
    case .malformed(let reason): (reason, "item.malformed")
    case .emptyIdentifier: ("the identifier is empty", "item.emptyIdentifier")
    case .duplicateIdentifier(let identifier, let first):
      ("the identifier \"\(identifier)\" is taken already, by \(first)", "item.malformed")
    case .blank: ("this says nothing", "item.malformed")
    case .outOfRange(let number, let expected):
      ("\(number), expected \(expected.lowerBound) to \(expected.upperBound)", "item.malformed")
    case .progressOutOfRange(let number):
      ("\(number), expected a part from 0 to 1", "item.progressOutOfRange")
    case .timeWithoutDay: ("there is a time of day without the day", "item.malformed")
    case .missing(let field): ("the field \(field.rawValue) is missing", nil)
    case .notAllowed(let field):
      (
        "the field \(field.rawValue) is not for items of this kind",
        Wording { _, say in
          say(Sentence("item.notAllowed", ["field": .text(say(field.name))]))
        }
      )
    case .unknownCourse(let course): ("there is no course \"\(course)\"", "course.unknown")
    case .unknownGoal(let goal): ("there is no goal \"\(goal)\"", "item.unknownGoal")
    case .requiresItself: ("the goal requires itself", "item.requiresItself")
    case .recurrence(let fault): ("\(fault)", fault.wording)
    case .recurrenceEndsBeforeItBegins:
      ("it never occurs", "item.recurrenceEndsBeforeItBegins")
    case .nothingWritten: ("neither text nor answer says anything", "reflection.nothingWritten")
    case .duplicateAnswer(let prompt):
      ("the prompt \(prompt) is answered more than once", "reflection.duplicateAnswer")
    case .rule(let fault): ("\(fault)", "item.malformed")
    case .circular(let goals):
      (
        "each of these goals is to come after the next one, and the last one after the first: "
          + goals.map(\.description).joined(separator: ", "),
        "item.malformed"
      )
    case .tooFarAhead(let day):
      (
        "due on \(day), expected at most \(StudyOutcome.maximumDays) days after the plan begins",
        "item.malformed"
      )
    }
  }
}

extension DiaryItem.Recurrence.Fault {
  /// The words for a learner whose item comes again like this.
  fileprivate var wording: Wording {
    switch self {
    case .outOfRange(.times, let count, _) where count > 0: "item.tooManyOccurrences"
    case .tooMany: "item.tooManyOccurrences"
    case .malformed, .empty, .outOfRange: "item.impossibleRecurrence"
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
