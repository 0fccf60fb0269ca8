extension DiaryText {
  /// The texts in English.
  public static let english = DiaryText(
    checked: "en",
    [
      // Kinds of things
      .kindEvent: "Event",
      .kindGoal: "Learn goal",
      .kindNote: "Note",
      .kindCourse: "New course",
      .kindReflection: "Reflection",

      // Notifications
      .eventDue: "“{title}” is due on {date}.",
      .eventReminder: "Remember “{title}”, due on {date}.",
      .goalDue: "Your goal “{title}” is due on {date}.",
      .goalReminder: "Remember your goal “{title}”, due on {date}.",
      .undatedReminder: "Remember “{title}”.",
      .courseStarts: "The course “{title}” begins on {date}.",

      // Lists
      .listOutstanding: "Outstanding",
      .listCompleted: "Completed",
      .listAll: "All",
      .listNotes: "Notes",

      // Reflection
      .promptClear: "What was clear?",
      .promptUnclear: "What was not clear?",
      .promptNext: "What comes next?",
      .audienceNobody: "Only you can read this.",
      .audiencePeople: "Shared with people you chose: {count}.",
      .audienceCourse: "Shared with everyone in the course.",
      .audienceEveryone: "Shared with everyone.",

      // Study plans
      .planFeasible: "You can do everything in time.",
      .planNotFeasible:
        "This cannot be done in time: {hours} h {minutes} min are missing until {date}.",

      // Dates
      .date: "{day} {month} {year}",
      .january: "January",
      .february: "February",
      .march: "March",
      .april: "April",
      .may: "May",
      .june: "June",
      .july: "July",
      .august: "August",
      .september: "September",
      .october: "October",
      .november: "November",
      .december: "December",
    ]
  )
}
