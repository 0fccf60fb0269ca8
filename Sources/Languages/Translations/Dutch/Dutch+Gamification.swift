// SPDX-License-Identifier: Apache-2.0
extension Dutch {
  /// The sentences of groups.
  package static let games: [String: String] = [
    "member.notFounded": "De groep bestaat nog niet.",
    "member.alreadyFounded": "De groep bestaat al.",
    "member.notMember": "Alleen leden van de groep kunnen dat doen.",
    "member.alreadyMember": "Deze persoon zit al in de groep.",
    "member.alreadyInvited": "Deze persoon is al uitgenodigd.",
    "member.notInvited": "Je hebt een uitnodiging nodig om lid te worden.",
    "member.erased":
      "Deze persoon is definitief uit de groep verwijderd. Dat kan niet ongedaan worden gemaakt.",
    "member.notAdministrator": "Alleen beheerders kunnen dat doen.",
    "member.alreadyAdministrator": "Dit lid is al beheerder.",
    "member.lastAdministrator": "De groep heeft een beheerder nodig. Kies eerst een andere.",
    "member.alreadyOptedIn": "Je doet al mee.",
    "member.alreadyOptedOut": "Je doet al niet meer mee.",
    "member.alreadyCheered": "Je hebt hier al voor gejuicht.",
    "member.oneself": "Niemand kan tegen zichzelf spelen.",

    "todo.unknown": "Deze taak bestaat niet.",
    "todo.duplicate": "Deze taak bestaat al.",
    "todo.scheduled": "Deze taak staat nog niet op het bord.",
    "todo.open": "Niemand werkt aan deze taak.",
    "todo.claimed": "Iemand werkt al aan deze taak.",
    "todo.completed": "Deze taak is al klaar.",
    "todo.withdrawn": "Deze taak is van het bord gehaald.",
    "todo.reserved": "Deze taak is voor iemand anders bedoeld.",
    "todo.alreadyClaimed": "Je werkt al aan deze taak.",
    "todo.fullyClaimed": "Anderen werken al aan deze taak.",
    "todo.claimLimit": "Je werkt al aan {limit, plural, one {# taak} other {# taken}}.",
    "todo.notClaimed": "Je werkt niet aan deze taak.",
    "todo.stealingNotAllowed": "In deze groep kun je geen taken van anderen overnemen.",
    "todo.stealingTooEarly": "Deze taak kan nog niet overgenomen worden.",
    "todo.completedTooSoon": "Deze taak is te nieuw om al klaar te zijn.",
    "todo.reportedTooLate": "Het is te lang geleden dat deze taak gedaan is.",
    "todo.cannotConfirm": "Iemand anders moet deze taak bevestigen.",
    "todo.nothingToConfirm": "Deze taak hoeft niet bevestigd te worden.",
    "todo.notCreator": "Alleen de maker van deze taak of een beheerder kan dat doen.",
    "todo.voteRunning": "Er wordt al over deze taak gestemd.",
    "todo.noVote": "Er wordt niet over deze taak gestemd.",
    "todo.nothingToPenalize": "Voor deze taak valt er niets terug te nemen.",
    "todo.invalidPlan":
      "Deze taak kan niet op deze manier herhaald, afgewisseld of ingepland worden.",

    "season.unknown": "Dit seizoen bestaat niet.",
    "season.duplicate": "Er is al een seizoen met deze naam.",
    "season.overlaps": "In die tijd is er al een ander seizoen.",
    "season.notOpen": "Dit seizoen loopt niet.",
    "season.invalidLength": "Een seizoen kan niet zo lang duren.",
    "season.startInThePast": "Een seizoen kan niet in het verleden beginnen.",

    "group.duplicateChallenge": "Deze uitdaging bestaat al.",
    "group.deadlinePassed": "De deadline is verstreken.",
    "group.tooFewPoints": "Het aantal punten kan niet lager zijn dan {minimum}.",
    "group.pointsOutOfRange": "Hier zijn alleen {minimum} tot en met {maximum} punten mogelijk.",
    "group.blankText": "Er moet iets te lezen zijn.",
    "group.longText": "Dat is langer dan {maximum} tekens.",
    "group.countOutOfRange": "Het moet er minstens één zijn.",
    "group.tooManyPoints": "Dat zijn te veel punten.",
    "group.titleNotEarned": "Je hebt deze titel nog niet verdiend.",
    "group.foundingCannotBeVoid": "De oprichting kan niet ongedaan worden gemaakt.",

    "suggestion.assigned": "Het is bedoeld voor {member}.",
    "suggestion.fewestPoints": "{member} heeft de minste punten: {points}.",
    "suggestion.fewestTodos": "{member} werkt aan de minste taken: {claimed}.",
    "suggestion.laterInOrder":
      "Anderen hebben minder punten dan {member} of werken aan minder taken.",

    "catchUp.joinDate":
      "Je bent er later bij gekomen: tot {line} punten, de middelste score van de anderen, tellen die van jou {factor} keer. Nu heb je er {points}.",
    "catchUp.gap":
      "Onder {line} punten tellen die van jou {factor} keer, zodat je de anderen kunt inhalen. Nu heb je er {points}.",
    "catchUp.limit": "Hiervan kunnen er nog hoogstens {remaining} komen.",
  ]
}

extension Dutch {
  /// The sentences of the coverage of player types.
  package static let lab: [String: String] = [
    "coverage.leftOut": "Niets spreekt {players} aan.",
    "coverage.favored": "Veel meer dan de anderen worden {players} aangesproken.",
    "players.achiever": "presteerders",
    "players.competitor": "competitieve spelers",
    "players.explorer": "ontdekkers",
    "players.socializer": "sociale spelers",
    "report.mean": "gemiddelde",
    "report.interval": "95%",
    "report.difference": "verschil",
    "report.chance": "p (Holm)",
    "report.least": "kleinst bij seed",
    "report.most": "grootst bij seed",
    "report.same": "gelijk in elke wereld",
    "report.none": "geen waarde",
    "report.unmeasured":
      "Met {variant} viel er in geen enkele wereld iets te meten, "
      + "bijvoorbeeld omdat niemand een punt kreeg.",
    "report.worlds":
      "Werelden: {count}, seeds {first} tot en met {last}. "
      + "Elk interval staat op zichzelf; p is gecorrigeerd voor alle vergelijkingen (Holm).",
  ]
}
