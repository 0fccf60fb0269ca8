public import Gamification
internal import LudusCore

extension DiaryError {
  /// What to tell the learner whose action is refused: whole sentences without identifiers, with
  /// every field that is missing.
  ///
  /// ```swift
  /// DiaryError.invalidItem([.missing(.title), .missing(.due)]).sentence(in: .english)
  /// // "Please fill in: title, date."
  /// ```
  public func sentence(in language: GameLanguage) -> String {
    if case .invalidItem(let faults) = self {
      return faults.sentences(in: language)
    }
    let (english, german) = sentences
    return language.choose(english, german)
  }

  private var sentences: (english: String, german: String) {
    switch self {
    case .invalidItem: ("", "")
    case .duplicateItem: ("This entry exists already.", "Diesen Eintrag gibt es schon.")
    case .unknownItem: ("There is no such entry.", "Diesen Eintrag gibt es nicht.")
    case .platformItem:
      (
        "This comes from the course. You can only set a reminder for it.",
        "Das kommt aus dem Kurs. Du kannst nur eine Erinnerung dafür setzen."
      )
    case .isNote:
      (
        "A note can only be created and deleted.",
        "Eine Notiz kann man nur erstellen und löschen."
      )
    case .otherKind:
      (
        "An event cannot become a goal, nor a goal an event.",
        "Aus einem Termin wird kein Ziel und aus einem Ziel kein Termin."
      )
    case .unknownOccurrence:
      ("There is nothing to do on that day.", "An diesem Tag ist nichts zu tun.")
    case .alreadyCompleted: ("This is done already.", "Das ist schon erledigt.")
    case .notCompleted: ("This is not done yet.", "Das ist noch nicht erledigt.")
    case .requiredGoalsOutstanding(let goals) where goals.count == 1:
      ("Another goal has to be reached first.", "Vorher muss ein anderes Ziel erreicht sein.")
    case .requiredGoalsOutstanding(let goals):
      (
        "First, \(goals.count) other goals have to be reached.",
        "Vorher müssen \(goals.count) andere Ziele erreicht sein."
      )
    case .tooLittleProgress(_, let needed):
      (
        "For this, \(needed.wholePercent) % of the course have to be done.",
        "Dafür müssen \(needed.wholePercent) % des Kurses erledigt sein."
      )
    case .unknownCourse: ("There is no such course.", "Diesen Kurs gibt es nicht.")
    case .alreadySubscribed:
      ("You already take part in this course.", "Du nimmst schon an diesem Kurs teil.")
    case .notSubscribed:
      ("You do not take part in this course.", "Du nimmst nicht an diesem Kurs teil.")
    case .alreadyRequested:
      (
        "You have already asked for this. It will be carried out soon.",
        "Das hast du schon angefragt. Es wird bald erledigt."
      )
    case .noRequest: ("There is nothing to take back.", "Es gibt nichts zurückzunehmen.")
    case .unknownNotification:
      ("This notification is gone.", "Diese Benachrichtigung gibt es nicht mehr.")
    case .invalidReflection(let faults): faults.sentences
    case .duplicateReflection: ("This entry exists already.", "Diesen Eintrag gibt es schon.")
    case .unknownReflection: ("There is no such entry.", "Diesen Eintrag gibt es nicht.")
    case .noAudience: ("Please say who may read it.", "Bitte sag, wer es lesen darf.")
    case .notShared: ("This entry is private.", "Dieser Eintrag ist privat.")
    case .notReader: ("You cannot read this entry.", "Du kannst diesen Eintrag nicht lesen.")
    case .blankFeedback: ("Please write something first.", "Bitte schreib zuerst etwas.")
    case .duplicateCourse, .conflictingEvent, .emptyIdentifier, .dateOutOfRange,
      .knownBeforeItHappened:
      (
        "This cannot be recorded. Please check date and name.",
        "Das kann nicht gespeichert werden. Bitte prüfe Datum und Namen."
      )
    }
  }
}

extension GameLanguage {
  /// Returns the text in the language.
  func choose(_ english: String, _ german: String) -> String {
    switch self {
    case .english: english
    case .german: german
    }
  }
}

extension Fraction {
  /// In whole percent, rounded up, so that having so much is having enough.
  fileprivate var wholePercent: Int {
    (try? percent(.up)) ?? 100
  }
}

extension [DiaryItem.Fault] {
  /// What to tell the learner: first what is missing, in one sentence, then a sentence for every other
  /// fault.
  fileprivate func sentences(in language: GameLanguage) -> String {
    let missing = compactMap { fault -> String? in
      if case .missing(let field) = fault { field.name(in: language) } else { nil }
    }
    var sentences = compactMap { $0.sentence(in: language) }
    if !missing.isEmpty {
      let names = missing.joined(separator: ", ")
      let sentence = language.choose("Please fill in: \(names).", "Bitte fülle aus: \(names).")
      sentences.insert(sentence, at: 0)
    }
    return sentences.joined(separator: " ")
  }
}

extension DiaryItem.Field {
  /// Returns the name of the field in a form.
  public func name(in language: GameLanguage) -> String {
    switch self {
    case .title: language.choose("title", "Titel")
    case .due: language.choose("date", "Datum")
    case .course: language.choose("course", "Kurs")
    case .time: language.choose("time", "Uhrzeit")
    case .reminder: language.choose("reminder", "Erinnerung")
    case .links: language.choose("links", "Links")
    case .recurrence: language.choose("repetition", "Wiederholung")
    case .requirements: language.choose("requirements", "Voraussetzungen")
    }
  }
}

extension DiaryItem.Fault {
  /// Returns the sentence for a fault, or nil for one that is told together with others.
  fileprivate func sentence(in language: GameLanguage) -> String? {
    switch self {
    case .missing: nil
    case .notAllowed(let field):
      language.choose(
        "This entry cannot have this: \(field.name(in: .english)).",
        "Das kann dieser Eintrag nicht haben: \(field.name(in: .german))."
      )
    case .emptyIdentifier:
      language.choose("The entry has no name.", "Der Eintrag hat keine Kennung.")
    case .unknownCourse: DiaryError.unknownCourse("").sentence(in: language)
    case .unknownGoal:
      language.choose(
        "A goal that is required does not exist.",
        "Ein Ziel, das vorausgesetzt wird, gibt es nicht."
      )
    case .requiresItself:
      language.choose("The goal requires itself.", "Das Ziel setzt sich selbst voraus.")
    case .noPart:
      language.choose(
        "The progress has to be between 0 and 100 %.",
        "Der Fortschritt muss zwischen 0 und 100 % liegen."
      )
    case .intervalNotOfDays:
      language.choose(
        "It has to be repeated after days, weeks or months.",
        "Es muss nach Tagen, Wochen oder Monaten wiederholt werden."
      )
    case .recurrenceEndsBeforeItBegins:
      language.choose(
        "The repetition ends before it begins.",
        "Die Wiederholung endet, bevor sie beginnt."
      )
    case .tooManyOccurrences:
      language.choose("It is repeated too often.", "Es wird zu oft wiederholt.")
    }
  }
}
