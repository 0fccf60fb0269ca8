// SPDX-License-Identifier: Apache-2.0
let germanSentences = [
  // Kinds of things
  "kind.event": "Termin",
  "kind.goal": "Lernziel",
  "kind.note": "Notiz",
  "kind.course": "Neuer Kurs",
  "kind.reflection": "Reflexion",

  // Notifications
  "notification.eventDue": "„{title}“ ist am {date} fällig.",
  "notification.eventReminder": "Denk an „{title}“: fällig am {date}.",
  "notification.goalDue": "Dein Lernziel „{title}“ ist am {date} fällig.",
  "notification.goalReminder": "Denk an dein Lernziel „{title}“: fällig am {date}.",
  "notification.undatedReminder": "Denk an „{title}“.",
  "notification.courseStarts": "Der Kurs „{title}“ beginnt am {date}.",
  "notification.courseIsOpen": "Mit dem Kurs „{title}“ kannst du jederzeit beginnen.",

  // Lists
  "list.outstanding": "Offen",
  "list.completed": "Erledigt",
  "list.all": "Alle",
  "list.notes": "Notizen",

  // Reflection
  "prompt.clear": "Was war klar?",
  "prompt.unclear": "Was war nicht klar?",
  "prompt.next": "Was kommt als Nächstes?",
  "audience.nobody": "Das kannst nur du lesen.",
  "audience.people": "Geteilt mit Ausgewählten: {count}.",
  "audience.course": "Geteilt mit allen im Kurs.",
  "audience.everyone": "Geteilt mit allen.",

  // Study plans
  "plan.feasible": "Du kannst alles rechtzeitig schaffen.",
  "plan.notFeasible":
    "Das ist nicht rechtzeitig zu schaffen: Bis {date} fehlen {hours} h {minutes} min.",

  // Dates
  "date": "{day}. {month} {year}",
  "month.1": "Januar",
  "month.2": "Februar",
  "month.3": "März",
  "month.4": "April",
  "month.5": "Mai",
  "month.6": "Juni",
  "month.7": "Juli",
  "month.8": "August",
  "month.9": "September",
  "month.10": "Oktober",
  "month.11": "November",
  "month.12": "Dezember",

  // Fields of items
  "field.title": "Titel",
  "field.due": "Datum",
  "field.course": "Kurs",
  "field.time": "Uhrzeit",
  "field.reminder": "Erinnerung",
  "field.links": "Links",
  "field.recurrence": "Wiederholung",
  "field.requirements": "Voraussetzungen",

  // Refusals about items
  "item.missing": "Bitte fülle aus: {fields}.",
  "item.malformed": "Dieser Eintrag ist nicht lesbar.",
  "item.notAllowed": "Das kann dieser Eintrag nicht haben: {field}.",
  "item.emptyIdentifier": "Der Eintrag hat keine Kennung.",
  "item.unknownGoal": "Ein Ziel, das vorausgesetzt wird, gibt es nicht.",
  "item.requiresItself": "Das Ziel setzt sich selbst voraus.",
  "item.progressOutOfRange": "Der Fortschritt muss zwischen 0 und 100 % liegen.",
  "item.intervalNotOfDays": "Es muss nach Tagen, Wochen oder Monaten wiederholt werden.",
  "item.recurrenceEndsBeforeItBegins": "Die Wiederholung endet, bevor sie beginnt.",
  "item.tooManyOccurrences": "Es wird zu oft wiederholt.",
  "item.duplicate": "Diesen Eintrag gibt es schon.",
  "item.unknown": "Diesen Eintrag gibt es nicht.",
  "item.isPlatforms": "Das kommt aus dem Kurs. Du kannst nur eine Erinnerung dafür setzen.",
  "item.isNote": "Eine Notiz kann man nur erstellen und löschen.",
  "item.otherKind": "Aus einem Termin wird kein Ziel und aus einem Ziel kein Termin.",
  "item.unknownOccurrence": "An diesem Tag ist nichts zu tun.",
  "item.alreadyCompleted": "Das ist schon erledigt.",
  "item.notCompleted": "Das ist noch nicht erledigt.",
  "item.requiredGoalsOutstanding": """
  {count, plural, one {Vorher muss ein anderes Ziel erreicht sein.} \
  other {Vorher müssen # andere Ziele erreicht sein.}}
  """,
  "item.tooLittleProgress": "Dafür müssen {percent} % des Kurses erledigt sein.",

  // Other refusals
  "course.unknown": "Diesen Kurs gibt es nicht.",
  "course.duplicate": "Das kann nicht gespeichert werden. Bitte prüfe Datum und Namen.",
  "course.alreadySubscribed": "Du nimmst schon an diesem Kurs teil.",
  "course.notSubscribed": "Du nimmst nicht an diesem Kurs teil.",
  "course.alreadyRequested": "Das hast du schon angefragt. Es wird bald erledigt.",
  "course.noRequest": "Es gibt nichts zurückzunehmen.",
  "notification.unknown": "Diese Benachrichtigung gibt es nicht mehr.",
  "reflection.duplicate": "Diesen Eintrag gibt es schon.",
  "reflection.unknown": "Diesen Eintrag gibt es nicht.",
  "reflection.noAudience": "Bitte sag, wer es lesen darf.",
  "reflection.notShared": "Dieser Eintrag ist privat.",
  "reflection.notReader": "Du kannst diesen Eintrag nicht lesen.",
  "reflection.nothingWritten": "Bitte schreib zuerst etwas.",
  "reflection.duplicateAnswer": "Bitte beantworte jede Frage nur einmal.",
  "award.alreadyGiven": "Das hast du schon bekommen.",
  "award.notGiven": "Es gibt nichts zurückzunehmen.",
  "award.xpOutOfRange": "Es müssen {least} bis {most} XP sein.",
  "noShop": "Es gibt nichts zu kaufen.",
  "ledger.full": "Mehr XP kannst du nicht sammeln.",
  "notOwner": "Das kann nur, wem das Tagebuch gehört.",

  // Imports of calendars
  "import.isJournal": "In einem Journaleintrag ist nichts zu tun.",
  "import.isCancelled": "Der Termin ist abgesagt.",
  "import.replacesOccurrence": "Das ersetzt einen Termin einer Serie, was ein Tagebuch nicht kann.",
  "import.isOlder": "Im Tagebuch steht eine neuere Fassung.",
  "import.wasDeleted": "Du hast das im Tagebuch gelöscht.",
  "loss.length": "Die Dauer geht verloren.",
  "loss.recurrence": "Die Wiederholung geht verloren.",
  "loss.endlessRecurrence": "Es wird bis {date} wiederholt und nicht ohne Ende.",
  "loss.singleTimes": """
  {count, plural, one {Ein abweichender Termin der Serie geht} \
  other {# abweichende Termine der Serie gehen}} verloren.
  """,
  "loss.reminders": """
  {count, plural, one {Eine weitere Erinnerung geht} other {# weitere Erinnerungen gehen}} verloren.
  """,
  "loss.completion": "Dass es erledigt ist, musst du im Tagebuch eintragen.",
  "loss.zone": "Die Zeitzone {zone} ist nicht bekannt, die Zeit kann daher falsch sein.",
  "loss.properties": "Das geht verloren: {names}.",
  "fault.syntax": "Zeile {line} der Datei ist nicht zu lesen: „{text}“.",
  "fault.notUTF8":
    "Zeile {line} der Datei ist nicht in UTF-8, einige Buchstaben können daher falsch sein.",
  "fault.structure": "In Zeile {line} der Datei beginnt oder endet etwas an der falschen Stelle.",
  "fault.missing": "In Zeile {line} der Datei fehlt {property} bei {name}.",
  "fault.badValue": "In Zeile {line} der Datei ist „{text}“ kein Wert für {name}.",
  "fault.unknownZone":
    "In Zeile {line} der Datei ist die Zeitzone {zone} nicht bekannt, die Zeit kann daher falsch sein.",

  // Levels
  "level.1.title": "Erste Seite",
  "level.1.text": "Dein Tagebuch ist aufgeschlagen",
  "level.2.title": "Entdecker",
  "level.2.text": "Du kennst dich schon aus",
  "level.3.title": "Dranbleiber",
  "level.3.text": "Ein Schritt folgt dem anderen",
  "level.4.title": "Planer",
  "level.4.text": "Du erreichst, was du dir vornimmst",
  "level.5.title": "Meister",
  "level.5.text": "Lernen ist dir zur Gewohnheit geworden",
]
