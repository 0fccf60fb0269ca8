// SPDX-License-Identifier: Apache-2.0
extension Russian {
  /// The sentences of estimations.
  package static let analytics: [String: String] = [
    "estimation.unknownProblem": "Об этом задании пока ничего не известно.",
    "estimation.alreadyAnswered": "Ответ на это задание уже дан.",
    "estimation.stepsOutOfRange": "Для расчёта нужен хотя бы один шаг.",
    "estimation.priorOutOfRange": "Начальное значение расчёта невозможно.",
    "estimation.tooManyProblems":
      "Сравнить можно не больше {maximum, plural, one {# задания} few {# заданий} many {# заданий} other {# задания}}.",
  ]
}
