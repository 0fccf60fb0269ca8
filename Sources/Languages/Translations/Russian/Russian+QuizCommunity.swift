// SPDX-License-Identifier: Apache-2.0
extension Russian {
  /// The sentences of contacts, challenges and live rounds.
  package static let community: [String: String] = [
    "contact.oneself": "Себя нельзя добавить в контакты.",
    "contact.alreadyContacts": "Вы уже есть друг у друга в контактах.",
    "contact.notContacts": "Вас нет друг у друга в контактах.",
    "contact.alreadyRequested": "Твой запрос ждёт ответа.",
    "contact.declinedBefore": "Твой запрос отклонён.",
    "contact.noRequest": "Нет запроса, на который можно ответить.",
    "contact.noStranger": "Сейчас играть не с кем.",

    "challenge.notPlayer": "Тебя не приглашали участвовать в этом вызове.",
    "challenge.notOpen": "Этот вызов ещё не начался.",
    "challenge.deadlinePassed": "Срок этого вызова истёк.",
    "challenge.notAccepted": "Прежде чем играть, прими вызов.",
    "challenge.alreadyAccepted": "Этот вызов уже принят.",
    "challenge.alreadyDeclined": "Этот вызов отклонён.",
    "challenge.notStarted": "Сначала начни тест.",
    "challenge.alreadyStarted": "Тест уже начат.",
    "challenge.alreadyOut": "Для тебя этот вызов уже завершён.",
    "challenge.otherQuiz": "Это не тот тест, который выбран для вызова.",
    "challenge.notFinished": "Тест ещё не закончен.",
    "challenge.notCounted": "Эти ответы нельзя засчитать.",

    "live.notHost": "Это может делать только ведущий.",
    "live.hostCannotPlay": "Ведущий не отвечает на вопросы.",
    "live.notPlayer": "Сначала присоединись к игре.",
    "live.alreadyJoined": "Ты уже участвуешь.",
    "live.unknownProblem": "Вопроса с таким названием нет.",
    "live.alreadyOpened": "Этот вопрос уже задавали.",
    "live.questionIsOpen": "Ещё открыт другой вопрос.",
    "live.questionIsNotOpen": "Этот вопрос не открыт.",
    "live.timeIsUp": "Время на этот вопрос вышло.",
    "live.alreadyAnswered": "Твой ответ на этот вопрос уже есть.",
    "live.finished": "Игра окончена.",
  ]
}
