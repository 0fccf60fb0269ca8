// SPDX-License-Identifier: Apache-2.0
extension Portuguese {
  /// The sentences of matchers of numbers and expressions.
  package static let math: [String: String] = [
    "malformed": "Não dá para ler isso: {reason}.",
    "unreadable": "Não dá para ler a resposta esperada “{answer}”. {reason}",
    "toleranceOutOfRange": "A tolerância {tolerance} é impossível.",
    "requirementOutOfRange": "Nenhum número pode ser escrito {form}.",
    "unitMissing": "A resposta esperada “{answer}” precisa de uma unidade.",
    "unitNotExpected": "A resposta esperada “{answer}” não deve ter unidade.",
  ]
}

extension Portuguese {
  /// The sentences of matchers of formulae and equations.
  package static let chemistry: [String: String] = [
    "malformed": "Não dá para ler isso: {reason}.",
    "unreadable": "Não dá para ler a resposta esperada “{answer}”. {reason}",
    "unbalanced": "A resposta esperada “{answer}” não pode estar certa. {reason}",
    "tooManyElectrons":
      "A resposta esperada “{answer}” tem mais elétrons em um subnível do que cabem nele.",
    "stateMissing": "A resposta esperada “{answer}” precisa de um símbolo de estado em “{part}”.",
  ]
}

extension Portuguese {
  /// The sentences of matchers of dates.
  package static let dates: [String: String] = [
    "malformed": "Não dá para ler isso: {reason}.",
    "unreadable": "Não dá para ler a resposta esperada “{answer}”. {reason}",
    "toleranceOutOfRange": "Uma tolerância vai de 0 a {maximum} dias ou anos.",
    "notAsExact":
      "A resposta esperada “{answer}” é menos precisa do que as respostas precisam ser.",
  ]
}
