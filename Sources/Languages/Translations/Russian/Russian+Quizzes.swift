// SPDX-License-Identifier: Apache-2.0
extension Russian {
  /// The sentences of quizzes.
  package static let quizzes: [String: String] = [
    "reason.correctChoice": "Это верный вариант.",
    "reason.wrongChoice": "Вариант {option} неверный.",
    "reason.partlyCorrectChoice":
      "Вариант {option} — не тот, что нужен, но за него засчитывается {weight}.",
    "reason.allCorrectPicked": "Отмечены все верные варианты.",
    "reason.correctSoFar": "Отмечено верных вариантов: {found} из {all}.",
    "reason.wrongPick": "Варианта {option} нет среди верных.",
    "reason.expectedAnswer": "Это не совсем верно, но засчитывается {credit}.",
    "reason.awaitsGrade": "Этот ответ прочитает и оценит человек.",
    "reason.rubric": "Набрано баллов: {points} из {all}.",
    "reason.graded": "Этот ответ оценил человек.",
    "reason.recorded": "За этот ответ сохраняется прежняя оценка.",
    "reason.incorrect": "Это неверно.",
    "reason.awaitsSubmission": "Ответ сохранён до сдачи теста.",
    "reason.revealed": "Правильный ответ был показан.",
    "reason.timeOver": "Время вышло.",
    "reason.unanswered": "Ответа нет.",

    "picks.all": "Отмечены все верные варианты и ни одного неверного.",
    "picks.some":
      "Отмечено верных вариантов: {hits} из {correct}{wrong, plural, =0 {} one {, а также # неверный} few {, а также # неверных} many {, а также # неверных} other {, а также # неверного}}.",
    "picks.netCorrect":
      "Отмечено верных вариантов: {hits} из {correct}{wrong, plural, =0 {} one {, а также # неверный} few {, а также # неверных} many {, а также # неверных} other {, а также # неверного}}; каждый неверный отменяет один верный.",
    "picks.eachOption": "Верно определено вариантов: {judged} из {options}.",
    "picks.coverage":
      "Отмечено верных вариантов: {hits} из {correct}{wrong, plural, =0 {} one {, а также # неверный} few {, а также # неверных} many {, а также # неверных} other {, а также # неверного}}; значит, среди отмеченных верны {hits} из {picked}.",
    "picks.halves":
      "Неверно определено вариантов: {errors} из {options}; каждый такой вариант уменьшает оценку вдвое.",
    "picks.guess":
      "Неверно определено вариантов: {errors} из {options}; это не лучше, чем угадывать.",
    "picks.weights":
      "Отмечено верных вариантов: {hits} из {correct}{wrong, plural, =0 {} one {, а также # неверный} few {, а также # неверных} many {, а также # неверных} other {, а также # неверного}}; сумма их весов — {sum}.",
    "picks.negativeWeights":
      "Отмечено верных вариантов: {hits} из {correct}{wrong, plural, =0 {} one {, а также # неверный} few {, а также # неверных} many {, а также # неверных} other {, а также # неверного}}; сумма их весов — {sum}, за это баллов нет.",

    "order.all": "Всё стоит в верном порядке.",
    "order.allOrNothing": "Порядок неверный, а засчитывается только верный.",
    "order.exactPosition": "Элементов на своём месте: {found} из {all}.",
    "order.relativeNext": "Элементов, за которыми следует нужный: {found} из {all}.",
    "order.allPreviousAndNext":
      "Случаев, когда один элемент стоит с нужной стороны от другого: {found} из {all}.",
    "order.longestSubsequence":
      "Элементов, стоящих в верном порядке относительно друг друга: {found} из {all}.",
    "order.longestRun": "Элементов, которые идут подряд так, как нужно: {found} из {all}.",
    "order.kendall":
      "Пар в верном порядке: {found} из {all}; каждая из остальных отменяет одну верную.",
    "order.dependencyGraph":
      "Случаев, когда элемент стоит раньше того, перед которым он должен стоять: {found} из {all}.",

    "parts.perPart": "Верных частей: {found} из {all}.",
    "parts.all": "Все части верны: {all}.",
    "parts.allOrNothing": "Верных частей: {found} из {all}; засчитываются только все части вместе.",
    "part.place": "Этот элемент на своём месте.",
    "part.notPlace": "Этот элемент не на своём месте.",
    "part.next": "За этим элементом следует нужный.",
    "part.notNext": "За этим элементом следует не тот, который нужен.",
    "part.sides": "Других элементов с нужной стороны от этого: {found} из {all}.",
    "part.predecessors": "Перед этим элементом стоит нужных элементов: {found} из {all}.",
    "part.pair": "Эта пара верная.",
    "part.notPair": "Эта пара неверная.",

    "response.unknown": "Это не относится к заданию.",
    "response.doesNotFit": "В этом задании нужен ответ другого вида.",
    "response.empty": "Ответа пока нет.",
    "response.repeatedItem": "Что-то использовано больше одного раза.",
    "response.missingItems": "В последовательности ещё чего-то не хватает.",
    "response.tooFewWords":
      "В тексте {count, plural, one {# слово} few {# слова} many {# слов} other {# слова}}, а нужно не меньше {limit}.",
    "response.tooManyWords":
      "В тексте {count, plural, one {# слово} few {# слова} many {# слов} other {# слова}}, а нужно не больше {limit}.",

    "session.unknownProblem": "Этого задания нет в тесте.",
    "session.noHintLeft": "Подсказок больше нет.",
    "session.hintWasNotTaken": "Эта подсказка не была открыта.",
    "session.doesNotAwaitGrade": "Сейчас нет ответа, который нужно оценить.",
    "session.finished": "Тест закончен.",
    "session.notFinished": "Тест ещё не закончен.",
    "session.notPresented": "Сейчас показано другое задание.",
    "session.alreadyDecided": "Результат этого задания уже определён.",
    "session.notDecided": "Сначала дай ответ или пропусти это задание.",
    "session.onlyProblemLeft": "Это последнее оставшееся задание.",
    "session.alreadyPresented": "Это задание уже показано.",
    "session.notAnswered": "Сначала дай ответ или пропусти это задание.",
    "session.noProblemPresented":
      "Все задания пройдены: сдай тест или вернись к одному из заданий.",
    "session.scoreOverflow": "Эти баллы не удаётся сложить.",
    "session.timeIsUp": "Время вышло.",

    "rule.certaintyIsMissing": "Укажи степень своей уверенности.",
    "rule.certaintyIsNotAsked": "В этом тесте степень уверенности не указывают.",
    "rule.notPossible": "В этом тесте так нельзя.",
    "rule.skippingIsNotAllowed": "В этом тесте нельзя пропускать задания.",
    "rule.returningIsNotAllowed": "В этом тесте нельзя возвращаться к заданиям.",
    "rule.notStarted": "Сначала начни тест.",
    "rule.alreadyStarted": "Тест уже начат.",
    "rule.timeIsNotUp": "Время ещё не вышло.",

    "grade.creditOutOfRange": "Оценка может быть от нуля до полного числа баллов.",
    "grade.noRubric": "У этого задания нет критериев оценивания.",
    "grade.otherRubric": "У этого задания другие критерии оценивания.",
    "grade.missingCriteria": "Выбери уровень по каждому критерию.",

    "record.creditOutOfRange": "Такой оценки быть не может.",
    "record.secondsOutOfRange": "Такого времени быть не может.",

    "report.wrongKey": "Правильным здесь считается неверный ответ.",
    "report.missingAnswer": "Правильный ответ не засчитывается.",
    "report.unclear": "Непонятно, о чём спрашивают.",
    "report.typo": "В тексте ошибка.",
    "report.notShown": "Что-то не отображается.",
    "report.inappropriate": "Здесь есть что-то неуместное.",
    "report.other": "Что-то другое не так.",

    "generation.unknownSet": "Одной из выбранных тем не существует.",
    "generation.noProblems": "По выбранным темам нет заданий.",
    "generation.stratumTooSmall":
      "По одной из тем есть только {count, plural, one {# задание} few {# задания} many {# заданий} other {# задания}}.",
    "generation.noFittingProblems": "Ни одно из заданий не соответствует запросу.",
    "generation.nothingDue": "Повторять пока нечего.",
    "generation.calendarIsMissing": "Укажи часовой пояс ученика.",
    "generation.learnerIsMissing": "Укажи, для кого этот тест.",
    "generation.dateIsMissing": "Укажи, когда составляется тест.",
    "generation.dateOutOfRange": "Эта дата вне допустимых пределов.",
  ]
}
