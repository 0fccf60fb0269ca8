public import LudusCore

extension DiaryText {
  /// Returns the text of a notification.
  ///
  /// ```swift
  /// DiaryText(in: .english).text(of: notification)   // "Your goal “Finish the login” is due on 4 March 2026."
  /// ```
  public func text(of notification: DiaryNotification) -> String {
    let title = Sentence.Value.text(notification.title)
    guard let due = notification.due else {
      return self(Sentence("notification.undatedReminder", ["title": title]))
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
    self(Sentence("field.\(field.rawValue)"))
  }

  /// Returns the name of a list.
  public func name(of filter: Diary.List.Filter) -> String {
    self(Sentence("list.\(filter.rawValue)"))
  }

  /// Returns the question of a prompt; one in someone's own words is as it is.
  public func question(of prompt: Reflection.Prompt) -> String {
    switch prompt {
    case .clear: self("prompt.clear")
    case .unclear: self("prompt.unclear")
    case .next: self("prompt.next")
    case .own(let question): question
    }
  }

  /// Returns who may read an entry, nil standing for nobody but its owner.
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
