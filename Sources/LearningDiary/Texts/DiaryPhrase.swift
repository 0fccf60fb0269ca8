extension DiaryText {
  /// Something that a diary says, in whatever language.
  ///
  /// The raw values are the keys of a catalogue in JSON.
  public enum Phrase: String, Hashable, Sendable, CaseIterable {
    // MARK: Kinds of things

    /// What a learner has to do.
    case kindEvent
    /// What a learner set himself as a goal.
    case kindGoal
    /// A note on a course.
    case kindNote
    /// A course that is about to begin.
    case kindCourse
    /// What a learner wrote about his learning.
    case kindReflection

    // MARK: Notifications

    /// An event is due.
    case eventDue
    /// The learner asked to be reminded of an event.
    case eventReminder
    /// A goal is due.
    case goalDue
    /// The learner asked to be reminded of a goal.
    case goalReminder
    /// The learner asked to be reminded of something without a due day.
    case undatedReminder
    /// A course is about to begin.
    case courseStarts

    // MARK: Lists

    /// The list of what is to be done.
    case listOutstanding
    /// The list of what is done.
    case listCompleted
    /// The list of everything.
    case listAll
    /// The list of a course's notes.
    case listNotes

    // MARK: Reflection

    /// A prompt for a reflection.
    case promptClear
    /// A prompt for a reflection.
    case promptUnclear
    /// A prompt for a reflection.
    case promptNext
    /// An entry is private.
    case audienceNobody
    /// An entry is shared with some people; the blank is how many.
    case audiencePeople
    /// An entry is shared with a course.
    case audienceCourse
    /// An entry is shared with everyone.
    case audienceEveryone

    // MARK: Study plans

    /// There is a plan.
    case planFeasible
    /// There is no plan.
    case planNotFeasible

    // MARK: Dates

    /// A day, with the name of its month.
    case date
    /// The month of January.
    case january
    /// The month of February.
    case february
    /// The month of March.
    case march
    /// The month of April.
    case april
    /// The month of May.
    case may
    /// The month of June.
    case june
    /// The month of July.
    case july
    /// The month of August.
    case august
    /// The month of September.
    case september
    /// The month of October.
    case october
    /// The month of November.
    case november
    /// The month of December.
    case december
  }
}

extension DiaryText.Phrase {
  /// What stands in braces in a phrase, to be filled in.
  public enum Blank: String, Hashable, Sendable, CaseIterable {
    /// The title of an item or course.
    case title
    /// A day, as the phrase for dates puts it.
    case date
    /// How many there are.
    case count
    /// Whole hours.
    case hours
    /// Minutes beside whole hours.
    case minutes
    /// The day of the month.
    case day
    /// The name of the month.
    case month
    /// The year.
    case year
  }

  /// The blanks that every text of the phrase has.
  public var blanks: [Blank] {
    switch self {
    case .eventDue, .eventReminder, .goalDue, .goalReminder, .courseStarts: [.title, .date]
    case .undatedReminder: [.title]
    case .audiencePeople: [.count]
    case .planNotFeasible: [.hours, .minutes, .date]
    case .date: [.day, .month, .year]
    default: []
    }
  }
}
