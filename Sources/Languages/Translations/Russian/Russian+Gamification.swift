// SPDX-License-Identifier: Apache-2.0
extension Russian {
  /// The sentences of groups.
  package static let games: [String: String] = [
    "member.notFounded": "Такой группы ещё нет.",
    "member.alreadyFounded": "Такая группа уже есть.",
    "member.notMember": "Это могут делать только участники группы.",
    "member.alreadyMember": "Этот человек уже в группе.",
    "member.alreadyInvited": "Этот человек уже приглашён.",
    "member.notInvited": "Чтобы вступить в группу, нужно приглашение.",
    "member.erased": "Этот человек удалён из группы навсегда. Отменить это нельзя.",
    "member.notAdministrator": "Это могут делать только администраторы.",
    "member.alreadyAdministrator": "Этот участник уже администратор.",
    "member.lastAdministrator": "Группе нужен администратор. Сначала назначь другого.",
    "member.alreadyOptedIn": "Ты уже участвуешь.",
    "member.alreadyOptedOut": "Ты уже не участвуешь.",
    "member.alreadyCheered": "Твои аплодисменты здесь уже есть.",
    "member.oneself": "Играть против себя нельзя.",

    "todo.unknown": "Такой задачи нет.",
    "todo.duplicate": "Такая задача уже есть.",
    "todo.scheduled": "Этой задачи пока нет на доске.",
    "todo.open": "Над этой задачей никто не работает.",
    "todo.claimed": "Над этой задачей уже кто-то работает.",
    "todo.completed": "Эта задача уже выполнена.",
    "todo.withdrawn": "Эту задачу убрали с доски.",
    "todo.reserved": "Эта задача предназначена для другого человека.",
    "todo.alreadyClaimed": "Ты уже работаешь над этой задачей.",
    "todo.fullyClaimed": "Над этой задачей уже работают другие.",
    "todo.claimLimit":
      "Ты уже работаешь над {limit, plural, one {# задачей} few {# задачами} many {# задачами} other {# задачи}}.",
    "todo.notClaimed": "Ты не работаешь над этой задачей.",
    "todo.stealingNotAllowed": "В этой группе нельзя перехватывать чужие задачи.",
    "todo.stealingTooEarly": "Эту задачу пока нельзя перехватить.",
    "todo.completedTooSoon": "Эта задача появилась слишком недавно, чтобы быть уже выполненной.",
    "todo.reportedTooLate": "Эта задача выполнена слишком давно.",
    "todo.cannotConfirm": "Выполнение этой задачи должен подтвердить кто-то другой.",
    "todo.nothingToConfirm": "Выполнение этой задачи не нужно подтверждать.",
    "todo.notCreator": "Это может только автор задачи или администратор.",
    "todo.voteRunning": "По этой задаче уже идёт голосование.",
    "todo.noVote": "По этой задаче голосования нет.",
    "todo.nothingToPenalize": "За эту задачу снимать нечего.",
    "todo.invalidPlan":
      "Так эту задачу нельзя повторять, выполнять по очереди или ограничивать сроком.",

    "season.unknown": "Такого сезона нет.",
    "season.duplicate": "Сезон с таким названием уже есть.",
    "season.overlaps": "На это время уже назначен другой сезон.",
    "season.notOpen": "Этот сезон сейчас не идёт.",
    "season.invalidLength": "Сезон не может столько длиться.",
    "season.startInThePast": "Сезон не может начинаться в прошлом.",

    "group.duplicateChallenge": "Такой вызов уже есть.",
    "group.deadlinePassed": "Срок истёк.",
    "group.tooFewPoints": "Очков не может быть меньше чем {minimum}.",
    "group.pointsOutOfRange": "Здесь допустимое число очков — от {minimum} до {maximum}.",
    "group.blankText": "Текст не может быть пустым.",
    "group.longText": "Текст слишком длинный: допустимое число символов — {maximum}.",
    "group.countOutOfRange": "Число должно быть не меньше одного.",
    "group.tooManyPoints": "Это слишком много очков.",
    "group.titleNotEarned": "Этого звания у тебя пока нет.",
    "group.foundingCannotBeVoid": "Создание группы отменить нельзя.",

    "suggestion.assigned": "Кому поручено: {member}.",
    "suggestion.fewestPoints": "{member}: меньше всего очков ({points}).",
    "suggestion.fewestTodos": "{member}: меньше всего задач в работе ({claimed}).",
    "suggestion.laterInOrder": "{member}: у других меньше очков или меньше задач в работе.",

    "catchUp.joinDate":
      "Ты в группе недавно: пока очков меньше, чем медиана остальных ({line}), они засчитываются {factor}-кратно. Сейчас очков: {points}.",
    "catchUp.gap":
      "Пока очков меньше, чем {line}, они засчитываются {factor}-кратно, чтобы можно было догнать остальных. Сейчас очков: {points}.",
    "catchUp.limit": "Так можно получить ещё не больше: {remaining}.",
  ]
}

extension Russian {
  /// The sentences of the coverage of player types.
  package static let lab: [String: String] = [
    "coverage.leftOut": "Без внимания остались {players}.",
    "coverage.favored": "Гораздо больше внимания, чем остальные, получают {players}.",
    "players.achiever": "любители достижений",
    "players.competitor": "любители соревнований",
    "players.explorer": "любители открытий",
    "players.socializer": "любители общения",
    "report.mean": "среднее",
    "report.interval": "95 %",
    "report.difference": "разница",
    "report.chance": "p (Холм)",
    "report.least": "минимум при seed",
    "report.most": "максимум при seed",
    "report.same": "одинаково в каждом мире",
    "report.none": "нет значения",
    "report.unmeasured":
      "При варианте {variant} ни в одном мире нечего было измерить, "
      + "например потому, что никто не получил ни одного очка.",
    "report.worlds":
      "Миров: {count}, seed от {first} до {last}. "
      + "Каждый интервал сам по себе; p исправлено на все сравнения (Холм).",
  ]
}
