// SPDX-License-Identifier: Apache-2.0
extension Russian {
  /// The sentences of matchers of numbers and expressions.
  package static let math: [String: String] = [
    "malformed": "Это не удаётся прочитать: {reason}.",
    "unreadable": "Правильный ответ «{answer}» не удаётся прочитать. {reason}",
    "toleranceOutOfRange": "Допуск {tolerance} невозможен.",
    "requirementOutOfRange": "Ни одно число нельзя записать {form}.",
    "unitMissing": "В правильном ответе «{answer}» нужна единица измерения.",
    "unitNotExpected": "В правильном ответе «{answer}» не должно быть единицы измерения.",
  ]
}

extension Russian {
  /// The sentences of matchers of formulae and equations.
  package static let chemistry: [String: String] = [
    "malformed": "Это не удаётся прочитать: {reason}.",
    "unreadable": "Правильный ответ «{answer}» не удаётся прочитать. {reason}",
    "unbalanced": "Ответ «{answer}», заданный как правильный, не может быть верным. {reason}",
    "tooManyElectrons":
      "В правильном ответе «{answer}» на одном из подуровней больше электронов, чем там помещается.",
    "stateMissing":
      "В правильном ответе «{answer}» нужно указать агрегатное состояние для «{part}».",
  ]
}

extension Russian {
  /// The sentences of matchers of dates.
  package static let dates: [String: String] = [
    "malformed": "Это не удаётся прочитать: {reason}.",
    "unreadable": "Правильный ответ «{answer}» не удаётся прочитать. {reason}",
    "toleranceOutOfRange": "Допуск в днях или годах может быть от 0 до {maximum}.",
    "notAsExact": "Правильный ответ «{answer}» не так точен, как требуется от ответов.",
  ]
}
