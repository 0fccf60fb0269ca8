public import Gamification
internal import LudusCore

extension DiaryText {
  /// Returns what a notification says.
  ///
  /// ```swift
  /// DiaryText.english.text(of: notification)   // "Your goal “Finish the login” is due on 4 March 2026."
  /// ```
  public func text(of notification: DiaryNotification) -> String {
    var values: [DiaryText.Phrase.Blank: String] = [.title: notification.title]
    values[.date] = notification.due.map(text(of:))
    let isDue = notification.causes.contains(.due)
    let phrase: DiaryText.Phrase =
      switch notification.kind {
      case .newCourse: .courseStarts
      case _ where notification.due == nil: .undatedReminder
      case .event: isDue ? .eventDue : .eventReminder
      case .goal: isDue ? .goalDue : .goalReminder
      }
    return filled(phrase, values)
  }

  /// Returns the name of a kind of notification.
  public func name(of kind: DiaryNotification.Kind) -> String {
    switch kind {
    case .event: self[.kindEvent]
    case .goal: self[.kindGoal]
    case .newCourse: self[.kindCourse]
    }
  }

  /// Returns the name of a kind of item.
  public func name(of kind: DiaryItem.Kind) -> String {
    switch kind {
    case .event: self[.kindEvent]
    case .goal: self[.kindGoal]
    case .note: self[.kindNote]
    }
  }

  /// Returns the question of a prompt; one in someone's own words is as it is.
  public func question(of prompt: Reflection.Prompt) -> String {
    switch prompt {
    case .clear: self[.promptClear]
    case .unclear: self[.promptUnclear]
    case .next: self[.promptNext]
    case .own(let question): question
    }
  }

  /// Returns who may read an entry, nil standing for nobody but its owner.
  public func text(of audience: Reflection.Audience?) -> String {
    switch audience {
    case nil: self[.audienceNobody]
    case .people(let people): filled(.audiencePeople, [.count: String(people.count)])
    case .course: self[.audienceCourse]
    case .everyone: self[.audienceEveryone]
    }
  }

  /// Returns whether everything can be done in time, and what is missing if it cannot.
  public func text(of outcome: StudyOutcome) -> String {
    guard let shortage = outcome.shortage else { return self[.planFeasible] }
    let (hours, minutes) = shortage.minutes.quotientAndRemainder(dividingBy: 60)
    return filled(
      .planNotFeasible,
      [.hours: String(hours), .minutes: String(minutes), .date: text(of: shortage.day)]
    )
  }

  /// Returns a day with the name of its month, as in "1 March 2026".
  public func text(of day: CalendarDay) -> String {
    let months: [DiaryText.Phrase] = [
      .january, .february, .march, .april, .may, .june, .july, .august, .september, .october,
      .november, .december,
    ]
    return filled(
      .date,
      [.day: String(day.day), .month: self[months[day.month - 1]], .year: String(day.year)]
    )
  }
}
