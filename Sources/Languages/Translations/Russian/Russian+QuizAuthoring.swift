// SPDX-License-Identifier: Apache-2.0
extension Russian {
  /// The sentences of the workshop of authors.
  package static let authoring: [String: String] = [
    "workshop.unknownProblem": "Задания с таким названием нет.",
    "workshop.notAuthor": "Изменить задание может только его автор.",
    "workshop.ownProblem": "Собственное задание проверять нельзя.",
    "workshop.otherProblem": "Это текст другого задания.",
    "workshop.alreadySubmitted": "Эта версия уже отправлена на проверку.",
    "workshop.laterRevision": "Есть более новая версия.",
    "workshop.faulty": "Задание ещё не готово полностью.",
    "workshop.notWaiting": "Эта версия не ждёт проверки.",
    "workshop.reasonMissing": "Укажи, почему ты отклоняешь задание.",
    "workshop.alreadyWithdrawn": "Это задание уже отозвано.",
    "workshop.alreadyReported": "Твоё сообщение об этом уже получено.",
    "workshop.noReport": "Ответа об этом задании никто не ждёт.",
    "workshop.countOutOfRange": "Такого числа голосов быть не может.",
  ]
}
