extension DiaryText {
  /// The texts in German.
  public static let german = DiaryText(
    checked: "de",
    [
      // Kinds of things
      .kindEvent: "Termin",
      .kindGoal: "Lernziel",
      .kindNote: "Notiz",
      .kindCourse: "Neuer Kurs",
      .kindReflection: "Reflexion",

      // Notifications
      .eventDue: "„{title}“ ist am {date} fällig.",
      .eventReminder: "Denk an „{title}“: fällig am {date}.",
      .goalDue: "Dein Lernziel „{title}“ ist am {date} fällig.",
      .goalReminder: "Denk an dein Lernziel „{title}“: fällig am {date}.",
      .undatedReminder: "Denk an „{title}“.",
      .courseStarts: "Der Kurs „{title}“ beginnt am {date}.",

      // Lists
      .listOutstanding: "Offen",
      .listCompleted: "Erledigt",
      .listAll: "Alle",
      .listNotes: "Notizen",

      // Reflection
      .promptClear: "Was war klar?",
      .promptUnclear: "Was war nicht klar?",
      .promptNext: "Was kommt als Nächstes?",
      .audienceNobody: "Das kannst nur du lesen.",
      .audiencePeople: "Geteilt mit Ausgewählten: {count}.",
      .audienceCourse: "Geteilt mit allen im Kurs.",
      .audienceEveryone: "Geteilt mit allen.",

      // Study plans
      .planFeasible: "Du kannst alles rechtzeitig schaffen.",
      .planNotFeasible:
        "Das ist nicht rechtzeitig zu schaffen: Bis {date} fehlen {hours} h {minutes} min.",

      // Dates
      .date: "{day}. {month} {year}",
      .january: "Januar",
      .february: "Februar",
      .march: "März",
      .april: "April",
      .may: "Mai",
      .june: "Juni",
      .july: "Juli",
      .august: "August",
      .september: "September",
      .october: "Oktober",
      .november: "November",
      .december: "Dezember",
    ]
  )
}
