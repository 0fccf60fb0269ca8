// SPDX-License-Identifier: Apache-2.0
extension Spanish {
  /// The sentences of matchers of numbers and expressions.
  package static let math: [String: String] = [
    "malformed": "No se puede leer: {reason}.",
    "unreadable": "La respuesta esperada «{answer}» no se puede leer. {reason}",
    "toleranceOutOfRange": "La tolerancia {tolerance} es imposible.",
    "requirementOutOfRange": "Ningún número se puede escribir {form}.",
    "unitMissing": "La respuesta esperada «{answer}» necesita una unidad.",
    "unitNotExpected": "La respuesta esperada «{answer}» no debe llevar unidad.",
  ]
}

extension Spanish {
  /// The sentences of matchers of formulae and equations.
  package static let chemistry: [String: String] = [
    "malformed": "No se puede leer: {reason}.",
    "unreadable": "La respuesta esperada «{answer}» no se puede leer. {reason}",
    "unbalanced": "La respuesta esperada «{answer}» no puede ser correcta. {reason}",
    "tooManyElectrons":
      "La respuesta esperada «{answer}» tiene en una subcapa más electrones de los que caben.",
    "stateMissing": "La respuesta esperada «{answer}» necesita un símbolo de estado en «{part}».",
  ]
}

extension Spanish {
  /// The sentences of matchers of dates.
  package static let dates: [String: String] = [
    "malformed": "No se puede leer: {reason}.",
    "unreadable": "La respuesta esperada «{answer}» no se puede leer. {reason}",
    "toleranceOutOfRange": "Una tolerancia va de 0 a {maximum} días o años.",
    "notAsExact":
      "La respuesta esperada «{answer}» es menos exacta de lo que deben ser las respuestas.",
  ]
}
