// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The sentences of the diary for people.
package let diarySentences = SentenceCatalog(
  "diary",
  english: [
    // Kinds of things
    "kind.event": "Event",
    "kind.goal": "Learning goal",
    "kind.note": "Note",
    "kind.course": "New course",
    "kind.reflection": "Reflection",

    // Notifications
    "notification.eventDue": "“{title}” is due on {date}.",
    "notification.eventReminder": "Remember “{title}”, due on {date}.",
    "notification.goalDue": "Your goal “{title}” is due on {date}.",
    "notification.goalReminder": "Remember your goal “{title}”, due on {date}.",
    "notification.undatedReminder": "Remember “{title}”.",
    "notification.courseStarts": "The course “{title}” begins on {date}.",
    "notification.courseIsOpen": "You can begin the course “{title}” at any time.",

    // Lists
    "list.outstanding": "Outstanding",
    "list.completed": "Completed",
    "list.all": "All",
    "list.notes": "Notes",

    // Reflection
    "prompt.clear": "What was clear?",
    "prompt.unclear": "What was not clear?",
    "prompt.next": "What comes next?",
    "audience.nobody": "Only you can read this.",
    "audience.people": "Shared with people you chose: {count}.",
    "audience.course": "Shared with everyone in the course.",
    "audience.everyone": "Shared with everyone.",

    // Study plans
    "plan.feasible": "You can do everything in time.",
    "plan.notFeasible":
      "This cannot be done in time: you will be {hours} h {minutes} min short by {date}.",

    // Dates
    "date": "{day} {month} {year}",
    "month.1": "January",
    "month.2": "February",
    "month.3": "March",
    "month.4": "April",
    "month.5": "May",
    "month.6": "June",
    "month.7": "July",
    "month.8": "August",
    "month.9": "September",
    "month.10": "October",
    "month.11": "November",
    "month.12": "December",

    // Fields of items
    "field.title": "title",
    "field.due": "date",
    "field.course": "course",
    "field.time": "time",
    "field.reminder": "reminder",
    "field.links": "links",
    "field.attachments": "attachments",
    "field.recurrence": "repetition",
    "field.requirements": "requirements",

    // Refusals about items
    "item.missing": "Please fill in: {fields}.",
    "item.malformed": "This entry cannot be read.",
    "item.notAllowed": "This entry cannot have this: {field}.",
    "item.emptyIdentifier": "The entry has no name.",
    "item.unknownGoal": "A required goal does not exist.",
    "item.requiresItself": "The goal requires itself.",
    "item.progressOutOfRange": "The progress must be between 0 and 100 %.",
    "item.impossibleRecurrence": "It cannot be repeated like this.",
    "item.recurrenceEndsBeforeItBegins": "The repetition ends before it begins.",
    "item.tooManyOccurrences": "It repeats too many times.",
    "item.duplicate": "This entry already exists.",
    "item.unknown": "There is no such entry.",
    "item.isPlatforms": "This comes from the course. You can only set a reminder for it.",
    "item.isNote": "A note can only be created and deleted.",
    "item.otherKind": "An event cannot become a goal, nor a goal an event.",
    "item.unknownOccurrence": "There is nothing to do on that day.",
    "item.alreadyCompleted": "This is already done.",
    "item.notCompleted": "This is not done yet.",
    "item.ratingOutOfRange": "Please choose a number from {least} to {most}.",
    "item.requiredGoalsOutstanding": """
    {count, plural, one {You have to reach another goal first.} \
    other {You have to reach # other goals first.}}
    """,
    "item.tooLittleProgress": "You have to complete {percent} % of the course first.",
    "item.tooLittleStudied": "You have to study for {hours} h {minutes} min more first.",
    "item.tooLittleDone": "You have to complete {percent} % of “{title}” first.",

    // Other refusals
    "course.unknown": "There is no such course.",
    "course.duplicate": "This cannot be recorded. Please check date and name.",
    "course.alreadySubscribed": "You are already taking part in this course.",
    "course.notSubscribed": "You are not taking part in this course.",
    "course.alreadyRequested": "You have already asked for this. It will be carried out soon.",
    "course.noRequest": "There is nothing to take back.",
    "notification.unknown": "This notification is gone.",
    "reflection.duplicate": "This entry already exists.",
    "reflection.unknown": "There is no such entry.",
    "reflection.noAudience": "Please say who may read it.",
    "reflection.notShared": "This entry is private.",
    "readers.notAdmitted": "This person may not look into the diary.",
    "readers.isOwner": "You can see your own diary anyway.",
    "reflection.notReader": "You cannot read this entry.",
    "reflection.nothingWritten": "Please write something first.",
    "reflection.duplicateAnswer": "Please answer each question once.",
    "award.alreadyGiven": "You have already been given this.",
    "award.notGiven": "There is nothing to take back.",
    "award.xpOutOfRange": "It must be {least} to {most} XP.",
    "noShop": "There is nothing to buy.",
    "ledger.full": "You cannot earn any more XP.",
    "notOwner": "Only the owner of the diary can do this.",
    "erasureIsFinal": "What was erased cannot come back.",

    // Imports of calendars
    "import.isJournal": "A journal entry contains nothing to do.",
    "import.isCancelled": "It is cancelled.",
    "import.replacesOccurrence": "It replaces a date of a series that the diary does not have.",
    "import.isOlder": "The diary has a newer version.",
    "import.wasDeleted": "You have deleted it in the diary.",
    "loss.length": "How long it takes is lost.",
    "loss.recurrence": "It is kept once, without its repetition.",
    "loss.endlessRecurrence": "It repeats only until {date}.",
    "loss.singleTimes": """
    {count, plural, one {One date of the series differs; that is lost.} \
    other {# dates of the series differ; that is lost.}}
    """,
    "loss.reminders":
      "{count, plural, one {One more reminder is} other {# more reminders are}} lost.",
    "loss.completion": "Mark it as done in the diary yourself.",
    "loss.undated": "Without a date it is not something to do, so it becomes a note.",
    "loss.zone": "The time zone {zone} is not known, so the time may be wrong.",
    "loss.properties": "The diary does not keep this: {names}.",
    "fault.syntax": "Line {line} of the file cannot be read: “{text}”.",
    "fault.notUTF8":
      "Line {line} of the file is not in UTF-8, so some letters may be wrong.",
    "fault.structure": "In line {line} of the file something begins or ends where it should not.",
    "fault.missing": "In line {line} of the file, {name} has no {property}.",
    "fault.badValue": "In line {line} of the file, “{text}” is not a value of {name}.",
    "fault.unknownZone":
      "In line {line} of the file, the time zone {zone} is not known, so the time may be wrong.",

    // Levels
    "level.1.title": "First Page",
    "level.1.text": "Your diary is open",
    "level.2.title": "Explorer",
    "level.2.text": "You know your way around",
    "level.3.title": "Steady Learner",
    "level.3.text": "One step follows another",
    "level.4.title": "Planner",
    "level.4.text": "You reach what you set out to do",
    "level.5.title": "Master",
    "level.5.text": "Learning has become your habit",
  ]
)
