// SPDX-License-Identifier: Apache-2.0
extension Portuguese {
  /// The sentences of groups.
  package static let games: [String: String] = [
    "member.notFounded": "O grupo ainda não existe.",
    "member.alreadyFounded": "O grupo já existe.",
    "member.notMember": "Só membros do grupo podem fazer isso.",
    "member.alreadyMember": "Essa pessoa já está no grupo.",
    "member.alreadyInvited": "Essa pessoa já foi convidada.",
    "member.notInvited": "Você precisa de um convite para entrar.",
    "member.erased": "Essa pessoa foi apagada do grupo. Não dá para desfazer isso.",
    "member.notAdministrator": "Só administradores podem fazer isso.",
    "member.alreadyAdministrator": "Esse membro já é administrador.",
    "member.lastAdministrator": "O grupo precisa de um administrador. Primeiro escolha outro.",
    "member.alreadyOptedIn": "Você já está participando.",
    "member.alreadyOptedOut": "Você já não está participando.",
    "member.alreadyCheered": "Você já aplaudiu isso.",
    "member.oneself": "Ninguém pode jogar contra si mesmo.",

    "todo.unknown": "Esta tarefa não existe.",
    "todo.duplicate": "Esta tarefa já existe.",
    "todo.scheduled": "Esta tarefa ainda não está no quadro.",
    "todo.open": "Ninguém está fazendo esta tarefa.",
    "todo.claimed": "Alguém está fazendo esta tarefa.",
    "todo.completed": "Esta tarefa já está concluída.",
    "todo.withdrawn": "Esta tarefa foi retirada do quadro.",
    "todo.reserved": "Esta tarefa é para outra pessoa.",
    "todo.alreadyClaimed": "Você já está fazendo esta tarefa.",
    "todo.fullyClaimed": "Outras pessoas já estão fazendo esta tarefa.",
    "todo.claimLimit": "Você já está fazendo {limit, plural, one {# tarefa} other {# tarefas}}.",
    "todo.notClaimed": "Você não está fazendo esta tarefa.",
    "todo.stealingNotAllowed": "Neste grupo, não é possível assumir tarefas de outras pessoas.",
    "todo.stealingTooEarly": "Ainda não é possível assumir esta tarefa.",
    "todo.completedTooSoon": "Esta tarefa é recente demais para já estar concluída.",
    "todo.reportedTooLate": "Esta tarefa foi concluída há tempo demais.",
    "todo.cannotConfirm": "Outra pessoa precisa confirmar esta tarefa.",
    "todo.nothingToConfirm": "Esta tarefa não precisa de confirmação.",
    "todo.notCreator": "Só quem criou esta tarefa ou um administrador pode fazer isso.",
    "todo.voteRunning": "Já há uma votação sobre esta tarefa.",
    "todo.noVote": "Não há votação sobre esta tarefa.",
    "todo.nothingToPenalize": "Não há nada a descontar por esta tarefa.",
    "todo.invalidPlan": "Esta tarefa não pode ter essa repetição, esse rodízio ou esse prazo.",

    "season.unknown": "Esta temporada não existe.",
    "season.duplicate": "Já existe uma temporada com esse nome.",
    "season.overlaps": "Já existe outra temporada nesse período.",
    "season.notOpen": "Esta temporada não está em andamento.",
    "season.invalidLength": "Uma temporada não pode ter essa duração.",
    "season.startInThePast": "Uma temporada não pode começar no passado.",

    "group.duplicateChallenge": "Este desafio já existe.",
    "group.deadlinePassed": "O prazo já passou.",
    "group.tooFewPoints": "O mínimo de pontos é {minimum}.",
    "group.pointsOutOfRange": "Aqui só são possíveis de {minimum} a {maximum} pontos.",
    "group.blankText": "O texto não pode ficar em branco.",
    "group.longText": "O texto passa do limite de caracteres, que é {maximum}.",
    "group.countOutOfRange": "É preciso haver pelo menos um.",
    "group.tooManyPoints": "São pontos demais.",
    "group.titleNotEarned": "Você ainda não conquistou este título.",
    "group.foundingCannotBeVoid": "A criação do grupo não pode ser desfeita.",

    "suggestion.assigned": "A tarefa é para {member}.",
    "suggestion.fewestPoints": "{member} tem o menor número de pontos: {points}.",
    "suggestion.fewestTodos": "{member} tem o menor número de tarefas em andamento: {claimed}.",
    "suggestion.laterInOrder":
      "Outras pessoas têm menos pontos do que {member} ou menos tarefas em andamento.",

    "catchUp.joinDate":
      "Você entrou mais tarde: até {line} pontos, a pontuação mediana dos outros, os seus contam {factor} vezes. Agora você tem {points}.",
    "catchUp.gap":
      "Abaixo de {line} pontos, os seus contam {factor} vezes, para que você possa alcançar os outros. Agora você tem {points}.",
    "catchUp.limit": "Assim ainda podem vir no máximo {remaining}.",
  ]
}

extension Portuguese {
  /// The sentences of the coverage of player types.
  package static let lab: [String: String] = [
    "coverage.leftOut": "Não há nada para os {players}.",
    "coverage.favored": "Há muito mais para os {players} do que para os outros.",
    "players.achiever": "conquistadores",
    "players.competitor": "competidores",
    "players.explorer": "exploradores",
    "players.socializer": "socializadores",
    "report.mean": "média",
    "report.interval": "95%",
    "report.difference": "diferença",
    "report.chance": "p (Holm)",
    "report.least": "menor na semente",
    "report.most": "maior na semente",
    "report.same": "igual em cada mundo",
    "report.none": "nenhum valor",
    "report.unmeasured":
      "Com {variant} não houve nada a medir em nenhum mundo, "
      + "por exemplo porque ninguém obteve um ponto.",
    "report.worlds":
      "Mundos: {count}, sementes {first} a {last}. "
      + "Cada intervalo vale por si; p está corrigido para todas as comparações (Holm).",
  ]
}
