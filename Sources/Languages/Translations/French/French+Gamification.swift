// SPDX-License-Identifier: Apache-2.0
extension French {
  /// The sentences of groups.
  package static let games: [String: String] = [
    "member.notFounded": "Le groupe n’existe pas encore.",
    "member.alreadyFounded": "Le groupe existe déjà.",
    "member.notMember": "Seuls les membres du groupe peuvent faire cela.",
    "member.alreadyMember": "Cette personne est déjà dans le groupe.",
    "member.alreadyInvited": "Cette personne est déjà invitée.",
    "member.notInvited": "Il te faut une invitation pour entrer.",
    "member.erased": "Cette personne a été effacée du groupe. On ne peut pas revenir en arrière.",
    "member.notAdministrator": "Seuls les administrateurs peuvent faire cela.",
    "member.alreadyAdministrator": "Ce membre est déjà administrateur.",
    "member.lastAdministrator":
      "Le groupe a besoin d’un administrateur. Choisis-en d’abord un autre.",
    "member.alreadyOptedIn": "Tu participes déjà.",
    "member.alreadyOptedOut": "Tu ne participes déjà plus.",
    "member.alreadyCheered": "Tu as déjà applaudi cela.",
    "member.oneself": "Personne ne peut jouer contre soi-même.",

    "todo.unknown": "Cette tâche n’existe pas.",
    "todo.duplicate": "Cette tâche existe déjà.",
    "todo.scheduled": "Cette tâche n’est pas encore au tableau.",
    "todo.open": "Personne ne travaille à cette tâche.",
    "todo.claimed": "Quelqu’un travaille à cette tâche.",
    "todo.completed": "Cette tâche est déjà faite.",
    "todo.withdrawn": "Cette tâche a été retirée du tableau.",
    "todo.reserved": "Cette tâche est prévue pour quelqu’un d’autre.",
    "todo.alreadyClaimed": "Tu travailles déjà à cette tâche.",
    "todo.fullyClaimed": "D’autres travaillent déjà à cette tâche.",
    "todo.claimLimit": "Tu travailles déjà à {limit, plural, one {# tâche} other {# tâches}}.",
    "todo.notClaimed": "Tu ne travailles pas à cette tâche.",
    "todo.stealingNotAllowed": "Dans ce groupe, on ne peut pas reprendre les tâches des autres.",
    "todo.stealingTooEarly": "Cette tâche ne peut pas encore être reprise.",
    "todo.completedTooSoon": "Cette tâche est trop récente pour être déjà faite.",
    "todo.reportedTooLate": "Cette tâche a été faite il y a trop longtemps.",
    "todo.cannotConfirm": "Quelqu’un d’autre doit confirmer cette tâche.",
    "todo.nothingToConfirm": "Cette tâche n’a pas besoin d’être confirmée.",
    "todo.notCreator":
      "Seule la personne qui a créé cette tâche ou un administrateur peut faire cela.",
    "todo.voteRunning": "Il y a déjà un vote sur cette tâche.",
    "todo.noVote": "Il n’y a pas de vote sur cette tâche.",
    "todo.nothingToPenalize": "Il n’y a rien à reprendre pour cette tâche.",
    "todo.invalidPlan":
      "Cette tâche ne peut pas être répétée, faite à tour de rôle ou attendue de cette façon.",

    "season.unknown": "Cette saison n’existe pas.",
    "season.duplicate": "Il y a déjà une saison de ce nom.",
    "season.overlaps": "Il y a une autre saison à cette période.",
    "season.notOpen": "Cette saison n’est pas en cours.",
    "season.invalidLength": "Une saison ne peut pas avoir cette durée.",
    "season.startInThePast": "Une saison ne peut pas commencer dans le passé.",

    "group.duplicateChallenge": "Ce défi existe déjà.",
    "group.deadlinePassed": "Le délai est dépassé.",
    "group.tooFewPoints": "Le nombre de points ne peut pas être inférieur à {minimum}.",
    "group.pointsOutOfRange": "Ici, le nombre de points va de {minimum} à {maximum}.",
    "group.blankText": "Il faut quelque chose à lire.",
    "group.longText": "Le texte dépasse {maximum} caractères.",
    "group.countOutOfRange": "Il en faut au moins un.",
    "group.tooManyPoints": "Cela fait trop de points.",
    "group.titleNotEarned": "Tu n’as pas encore gagné ce titre.",
    "group.foundingCannotBeVoid": "La fondation ne peut pas être annulée.",

    "suggestion.assigned": "C’est prévu pour {member}.",
    "suggestion.fewestPoints": "{member} a le moins de points : {points}.",
    "suggestion.fewestTodos": "{member} travaille au plus petit nombre de tâches : {claimed}.",
    "suggestion.laterInOrder":
      "D’autres ont moins de points que {member} ou travaillent à moins de tâches.",

    "catchUp.joinDate":
      "Tu as commencé plus tard que les autres : jusqu’à {line} points, le score médian des autres, les tiens comptent {factor} fois. Tu en as {points}.",
    "catchUp.gap":
      "En dessous de {line} points, les tiens comptent {factor} fois, pour que tu puisses rattraper les autres. Tu en as {points}.",
    "catchUp.limit": "Cela peut encore t’en rapporter {remaining} au plus.",
  ]
}

extension French {
  /// The sentences of the coverage of player types.
  package static let lab: [String: String] = [
    "coverage.leftOut": "Rien ne s’adresse aux {players}.",
    "coverage.favored": "Les {players} trouvent bien plus que les autres de quoi leur plaire.",
    "players.achiever": "accomplisseurs",
    "players.competitor": "compétiteurs",
    "players.explorer": "explorateurs",
    "players.socializer": "sociables",
    "report.mean": "moyenne",
    "report.interval": "95 %",
    "report.difference": "différence",
    "report.chance": "p (Holm)",
    "report.least": "la plus petite à la graine",
    "report.most": "la plus grande à la graine",
    "report.same": "égal dans chaque monde",
    "report.none": "aucune valeur",
    "report.unmeasured":
      "Avec {variant}, il n’y avait rien à mesurer dans aucun monde, "
      + "par exemple parce que personne n’a obtenu de point.",
    "report.worlds":
      "Mondes : {count}, graines {first} à {last}. "
      + "Chaque intervalle vaut pour lui seul ; p est corrigé pour toutes les comparaisons (Holm).",
  ]
}
