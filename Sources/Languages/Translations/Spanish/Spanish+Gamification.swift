// SPDX-License-Identifier: Apache-2.0
extension Spanish {
  /// The sentences of groups.
  package static let games: [String: String] = [
    "member.notFounded": "El grupo todavía no existe.",
    "member.alreadyFounded": "El grupo ya existe.",
    "member.notMember": "Solo los miembros del grupo pueden hacer eso.",
    "member.alreadyMember": "Esa persona ya está en el grupo.",
    "member.alreadyInvited": "Esa persona ya tiene una invitación.",
    "member.notInvited": "Necesitas una invitación para entrar.",
    "member.erased": "Se ha borrado a esta persona del grupo. Eso no se puede deshacer.",
    "member.notAdministrator": "Solo quien administra el grupo puede hacer eso.",
    "member.alreadyAdministrator": "Este miembro ya administra el grupo.",
    "member.lastAdministrator":
      "Alguien tiene que administrar el grupo. Elige primero a otra persona.",
    "member.alreadyOptedIn": "Ya participas.",
    "member.alreadyOptedOut": "Ya no participas.",
    "member.alreadyCheered": "Ya has aplaudido esto.",
    "member.oneself": "Nadie puede jugar contra sí mismo.",

    "todo.unknown": "Esta tarea no existe.",
    "todo.duplicate": "Esta tarea ya existe.",
    "todo.scheduled": "Esta tarea todavía no está en el tablero.",
    "todo.open": "Nadie está trabajando en esta tarea.",
    "todo.claimed": "Alguien está trabajando en esta tarea.",
    "todo.completed": "Esta tarea ya está hecha.",
    "todo.withdrawn": "Esta tarea se ha retirado del tablero.",
    "todo.reserved": "Esta tarea está reservada para otra persona.",
    "todo.alreadyClaimed": "Ya estás trabajando en esta tarea.",
    "todo.fullyClaimed": "Ya hay otras personas trabajando en esta tarea.",
    "todo.claimLimit": "Ya estás trabajando en {limit, plural, one {# tarea} other {# tareas}}.",
    "todo.notClaimed": "No estás trabajando en esta tarea.",
    "todo.stealingNotAllowed": "En este grupo no se pueden asumir las tareas de otras personas.",
    "todo.stealingTooEarly": "Todavía no se puede asumir esta tarea.",
    "todo.completedTooSoon": "Esta tarea es demasiado reciente para estar ya hecha.",
    "todo.reportedTooLate": "Esta tarea se hizo hace demasiado tiempo.",
    "todo.cannotConfirm": "Otra persona tiene que confirmar esta tarea.",
    "todo.nothingToConfirm": "Esta tarea no necesita confirmación.",
    "todo.notCreator": "Solo quien creó esta tarea o quien administra el grupo puede hacer eso.",
    "todo.voteRunning": "Ya hay una votación sobre esta tarea.",
    "todo.noVote": "No hay ninguna votación sobre esta tarea.",
    "todo.nothingToPenalize": "No hay nada que retirar por esta tarea.",
    "todo.invalidPlan": "Esta tarea no se puede repetir, repartir por turnos ni programar así.",

    "season.unknown": "Esta temporada no existe.",
    "season.duplicate": "Ya hay una temporada con este nombre.",
    "season.overlaps": "Hay otra temporada en esas fechas.",
    "season.notOpen": "Esta temporada no está en curso.",
    "season.invalidLength": "Una temporada no puede tener esa duración.",
    "season.startInThePast": "Una temporada no puede empezar en el pasado.",

    "group.duplicateChallenge": "Este desafío ya existe.",
    "group.deadlinePassed": "El plazo ha terminado.",
    "group.tooFewPoints": "Los puntos no pueden ser menos de {minimum}.",
    "group.pointsOutOfRange": "Aquí solo son posibles de {minimum} a {maximum} puntos.",
    "group.blankText": "Tiene que haber algo que leer.",
    "group.longText": "Eso supera los {maximum} caracteres.",
    "group.countOutOfRange": "Tiene que haber al menos uno.",
    "group.tooManyPoints": "Son demasiados puntos.",
    "group.titleNotEarned": "Todavía no has conseguido este título.",
    "group.foundingCannotBeVoid": "La fundación no se puede deshacer.",

    "suggestion.assigned": "Le corresponde a {member}.",
    "suggestion.fewestPoints": "{member} es quien tiene menos puntos: {points}.",
    "suggestion.fewestTodos": "{member} es quien trabaja en menos tareas: {claimed}.",
    "suggestion.laterInOrder":
      "Hay quien tiene menos puntos que {member} o trabaja en menos tareas.",

    "catchUp.joinDate":
      "Llegaste más tarde: hasta los {line} puntos, la puntuación mediana de los demás, los tuyos cuentan {factor} veces. Ahora tienes {points}.",
    "catchUp.gap":
      "Por debajo de {line} puntos, los tuyos cuentan {factor} veces, para que puedas alcanzar a los demás. Ahora tienes {points}.",
    "catchUp.limit": "Así puedes conseguir todavía {remaining} como máximo.",
  ]
}

extension Spanish {
  /// The sentences of the coverage of player types.
  package static let lab: [String: String] = [
    "coverage.leftOut": "Nada atrae a los {players}.",
    "coverage.favored": "Hay muchas más cosas que atraen a los {players} que a los demás.",
    "players.achiever": "triunfadores",
    "players.competitor": "competidores",
    "players.explorer": "exploradores",
    "players.socializer": "socializadores",
    "report.mean": "media",
    "report.interval": "95 %",
    "report.difference": "diferencia",
    "report.chance": "p (Holm)",
    "report.least": "mínimo con la semilla",
    "report.most": "máximo con la semilla",
    "report.same": "igual en cada mundo",
    "report.none": "ningún valor",
    "report.unmeasured":
      "Con {variant} no hubo nada que medir en ningún mundo, "
      + "por ejemplo porque nadie obtuvo ningún punto.",
    "report.worlds":
      "Mundos: {count}, semillas {first} a {last}. "
      + "Cada intervalo vale por sí solo; p está corregido para todas las comparaciones (Holm).",
  ]
}
