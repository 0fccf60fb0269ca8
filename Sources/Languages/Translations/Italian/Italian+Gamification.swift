// SPDX-License-Identifier: Apache-2.0
extension Italian {
  /// The sentences of groups.
  package static let games: [String: String] = [
    "member.notFounded": "Il gruppo non esiste ancora.",
    "member.alreadyFounded": "Il gruppo esiste già.",
    "member.notMember": "Possono farlo solo i membri del gruppo.",
    "member.alreadyMember": "Questa persona è già nel gruppo.",
    "member.alreadyInvited": "Questa persona ha già ricevuto un invito.",
    "member.notInvited": "Per entrare ti serve un invito.",
    "member.erased": "Questa persona è stata cancellata dal gruppo. Non si può tornare indietro.",
    "member.notAdministrator": "Possono farlo solo gli amministratori.",
    "member.alreadyAdministrator": "Questo membro è già amministratore.",
    "member.lastAdministrator":
      "Il gruppo ha bisogno di un amministratore. Prima scegline un altro.",
    "member.alreadyOptedIn": "Partecipi già.",
    "member.alreadyOptedOut": "Non partecipi già più.",
    "member.alreadyCheered": "Hai già applaudito.",
    "member.oneself": "Non si può giocare contro se stessi.",

    "todo.unknown": "Questa attività non esiste.",
    "todo.duplicate": "Questa attività esiste già.",
    "todo.scheduled": "Questa attività non è ancora in bacheca.",
    "todo.open": "Nessuno si sta occupando di questa attività.",
    "todo.claimed": "Qualcuno si sta già occupando di questa attività.",
    "todo.completed": "Questa attività è già stata svolta.",
    "todo.withdrawn": "Questa attività è stata tolta dalla bacheca.",
    "todo.reserved": "Questa attività è prevista per un’altra persona.",
    "todo.alreadyClaimed": "Ti stai già occupando di questa attività.",
    "todo.fullyClaimed": "Di questa attività si stanno già occupando altri.",
    "todo.claimLimit": "Ti stai già occupando di {limit} attività.",
    "todo.notClaimed": "Non ti stai occupando di questa attività.",
    "todo.stealingNotAllowed": "In questo gruppo non si possono prendere le attività degli altri.",
    "todo.stealingTooEarly": "Questa attività non può ancora passare ad altri.",
    "todo.completedTooSoon": "Questa attività è troppo recente per essere già stata svolta.",
    "todo.reportedTooLate": "È passato troppo tempo da quando questa attività è stata svolta.",
    "todo.cannotConfirm": "Questa attività deve essere confermata da un’altra persona.",
    "todo.nothingToConfirm": "Questa attività non ha bisogno di conferma.",
    "todo.notCreator": "Può farlo solo chi ha creato questa attività o un amministratore.",
    "todo.voteRunning": "C’è già una votazione su questa attività.",
    "todo.noVote": "Non c’è nessuna votazione su questa attività.",
    "todo.nothingToPenalize": "Non c’è niente da revocare per questa attività.",
    "todo.invalidPlan":
      "Questa attività non può avere una ripetizione, un turno o una scadenza di questo tipo.",

    "season.unknown": "Questa stagione non esiste.",
    "season.duplicate": "C’è già una stagione con questo nome.",
    "season.overlaps": "In quel periodo c’è un’altra stagione.",
    "season.notOpen": "Questa stagione non è in corso.",
    "season.invalidLength": "Una stagione non può avere questa durata.",
    "season.startInThePast": "Una stagione non può cominciare nel passato.",

    "group.duplicateChallenge": "Questa sfida esiste già.",
    "group.deadlinePassed": "Il termine è scaduto.",
    "group.tooFewPoints": "I punti non possono essere meno di {minimum}.",
    "group.pointsOutOfRange": "Qui sono possibili solo punteggi da {minimum} a {maximum}.",
    "group.blankText": "Ci deve essere qualcosa da leggere.",
    "group.longText": "Il testo supera il limite di caratteri: {maximum}.",
    "group.countOutOfRange": "Ce ne vuole almeno uno.",
    "group.tooManyPoints": "Sono troppi punti.",
    "group.titleNotEarned": "Non hai ancora ottenuto questo titolo.",
    "group.foundingCannotBeVoid": "La fondazione non si può annullare.",

    "suggestion.assigned": "È prevista per {member}.",
    "suggestion.fewestPoints": "{member} ha meno punti di tutti: {points}.",
    "suggestion.fewestTodos": "{member} si sta occupando di meno attività di tutti: {claimed}.",
    "suggestion.laterInOrder":
      "Altri hanno meno punti di {member} o si stanno occupando di meno attività.",

    "catchUp.joinDate":
      "Hai cominciato più tardi: fino a {line} punti, il punteggio mediano degli altri, i tuoi contano {factor} volte. Ora ne hai {points}.",
    "catchUp.gap":
      "Sotto i {line} punti i tuoi contano {factor} volte, così puoi raggiungere gli altri. Ora ne hai {points}.",
    "catchUp.limit": "In questo modo puoi ottenerne ancora {remaining} al massimo.",
  ]
}

extension Italian {
  /// The sentences of the coverage of player types.
  package static let lab: [String: String] = [
    "coverage.leftOut": "Non c’è niente per questo tipo di giocatori: {players}.",
    "coverage.favored":
      "Per questo tipo di giocatori c’è molto di più che per gli altri: {players}.",
    "players.achiever": "realizzatori",
    "players.competitor": "competitori",
    "players.explorer": "esploratori",
    "players.socializer": "socializzatori",
    "report.mean": "media",
    "report.interval": "95%",
    "report.difference": "differenza",
    "report.chance": "p (Holm)",
    "report.least": "minimo con seme",
    "report.most": "massimo con seme",
    "report.same": "uguale in ogni mondo",
    "report.none": "nessun valore",
    "report.unmeasured":
      "Con {variant} non c’era nulla da misurare in nessun mondo, "
      + "per esempio perché nessuno ha ottenuto un punto.",
    "report.worlds":
      "Mondi: {count}, semi da {first} a {last}. "
      + "Ogni intervallo vale per sé; p è corretto per tutti i confronti (Holm).",
  ]
}
