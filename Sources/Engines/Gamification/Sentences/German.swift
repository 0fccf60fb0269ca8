// SPDX-License-Identifier: Apache-2.0
let germanSentences = [
  "member.notFounded": "Die Gruppe gibt es noch nicht.",
  "member.alreadyFounded": "Die Gruppe gibt es schon.",
  "member.notMember": "Das können nur Mitglieder der Gruppe.",
  "member.alreadyMember": "Diese Person ist schon in der Gruppe.",
  "member.alreadyInvited": "Diese Person ist schon eingeladen.",
  "member.notInvited": "Du brauchst eine Einladung, um beizutreten.",
  "member.erased":
    "Diese Person wurde aus der Gruppe gelöscht. Das lässt sich nicht rückgängig machen.",
  "member.notAdministrator": "Das können nur Administratoren.",
  "member.alreadyAdministrator": "Dieses Mitglied ist schon Administrator.",
  "member.lastAdministrator":
    "Die Gruppe braucht einen Administrator. Bestimmt erst einen anderen.",
  "member.alreadyOptedIn": "Du nimmst schon teil.",
  "member.alreadyOptedOut": "Du nimmst schon nicht mehr teil.",
  "member.alreadyCheered": "Das hast du schon bejubelt.",
  "member.oneself": "Niemand kann gegen sich selbst spielen.",

  "todo.unknown": "Dieses Todo gibt es nicht.",
  "todo.duplicate": "Dieses Todo gibt es schon.",
  "todo.scheduled": "Dieses Todo ist noch nicht dran.",
  "todo.open": "An diesem Todo arbeitet niemand.",
  "todo.claimed": "An diesem Todo arbeitet jemand.",
  "todo.completed": "Dieses Todo ist schon erledigt.",
  "todo.withdrawn": "Dieses Todo wurde zurückgezogen.",
  "todo.reserved": "Dieses Todo ist für jemand anderen gedacht.",
  "todo.alreadyClaimed": "Du arbeitest schon an diesem Todo.",
  "todo.fullyClaimed": "An diesem Todo arbeiten schon andere.",
  "todo.claimLimit": "Du arbeitest schon an {limit, plural, one {# Todo} other {# Todos}}.",
  "todo.notClaimed": "Du arbeitest nicht an diesem Todo.",
  "todo.stealingNotAllowed": "In dieser Gruppe kann man keine Todos von anderen übernehmen.",
  "todo.stealingTooEarly": "Dieses Todo kann noch nicht übernommen werden.",
  "todo.completedTooSoon": "Dieses Todo ist zu neu, um schon erledigt zu sein.",
  "todo.reportedTooLate": "Es ist zu lange her, dass dieses Todo erledigt wurde.",
  "todo.cannotConfirm": "Dieses Todo muss jemand anderes bestätigen.",
  "todo.nothingToConfirm": "Dieses Todo braucht keine Bestätigung.",
  "todo.notCreator": "Das kann nur, wer das Todo erstellt hat, oder ein Administrator.",
  "todo.voteRunning": "Über dieses Todo wird schon abgestimmt.",
  "todo.noVote": "Über dieses Todo wird nicht abgestimmt.",
  "todo.nothingToPenalize": "Für dieses Todo gibt es nichts zurückzunehmen.",
  "todo.invalidPlan":
    "So kann dieses Todo nicht wiederholt, abgewechselt oder fällig werden.",

  "season.unknown": "Diese Saison gibt es nicht.",
  "season.duplicate": "Eine Saison mit diesem Namen gibt es schon.",
  "season.overlaps": "In dieser Zeit läuft schon eine Saison.",
  "season.notOpen": "Diese Saison läuft nicht.",
  "season.invalidLength": "Eine Saison kann nicht so lange dauern.",
  "season.startInThePast": "Eine Saison kann nicht in der Vergangenheit beginnen.",

  "group.duplicateChallenge": "Diese Herausforderung gibt es schon.",
  "group.deadlinePassed": "Die Frist ist abgelaufen.",
  "group.tooFewPoints": "Es können nicht weniger als {minimum} Punkte sein.",
  "group.pointsOutOfRange": "Hier sind nur {minimum} bis {maximum} Punkte möglich.",
  "group.blankText": "Es muss etwas zu lesen geben.",
  "group.longText": "Das sind mehr als {maximum} Zeichen.",
  "group.countOutOfRange": "Es muss mindestens eins sein.",
  "group.tooManyPoints": "Das sind zu viele Punkte.",
  "group.titleNotEarned": "Diesen Titel hast du noch nicht verdient.",
  "group.foundingCannotBeVoid": "Die Gründung kann nicht rückgängig gemacht werden.",

  "suggestion.assigned": "Es ist für {member} gedacht.",
  "suggestion.fewestPoints": "{member} hat die wenigsten Punkte, {points}.",
  "suggestion.fewestTodos": "{member} arbeitet an den wenigsten Todos, {claimed}.",
  "suggestion.laterInOrder":
    "Andere haben weniger Punkte als {member} oder arbeiten an weniger Todos.",

  "catchUp.joinDate":
    "Du bist später dazugekommen: Bis du {line} Punkte hast, so viele wie die Mitte der anderen, zählen deine {factor}-fach. Jetzt hast du {points}.",
  "catchUp.gap":
    "Unter {line} Punkten zählen deine {factor}-fach, damit du aufholen kannst. Jetzt hast du {points}.",
  "catchUp.limit":
    "Höchstens {remaining, plural, one {# Punkt kann} other {# Punkte können}} noch daraus kommen.",
]
