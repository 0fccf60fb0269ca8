// SPDX-License-Identifier: Apache-2.0
extension Italian {
  /// The sentences of matchers of numbers and expressions.
  package static let math: [String: String] = [
    "malformed": "Non si può leggere: {reason}.",
    "unreadable": "La risposta attesa «{answer}» non si può leggere. {reason}",
    "toleranceOutOfRange": "La tolleranza {tolerance} è impossibile.",
    "requirementOutOfRange": "Nessun numero si può scrivere {form}.",
    "unitMissing": "Alla risposta attesa «{answer}» serve un’unità di misura.",
    "unitNotExpected": "La risposta attesa «{answer}» non deve avere un’unità di misura.",
  ]
}

extension Italian {
  /// The sentences of matchers of formulae and equations.
  package static let chemistry: [String: String] = [
    "malformed": "Non si può leggere: {reason}.",
    "unreadable": "La risposta attesa «{answer}» non si può leggere. {reason}",
    "unbalanced": "La risposta attesa «{answer}» non può essere giusta. {reason}",
    "tooManyElectrons":
      "La risposta attesa «{answer}» ha in un sottolivello più elettroni di quanti ce ne possano stare.",
    "stateMissing": "Alla risposta attesa «{answer}» serve il simbolo dello stato per «{part}».",
  ]
}

extension Italian {
  /// The sentences of matchers of dates.
  package static let dates: [String: String] = [
    "malformed": "Non si può leggere: {reason}.",
    "unreadable": "La risposta attesa «{answer}» non si può leggere. {reason}",
    "toleranceOutOfRange": "Una tolleranza va da 0 a {maximum} giorni o anni.",
    "notAsExact":
      "La risposta attesa «{answer}» è meno precisa di quanto debbano esserlo le risposte.",
  ]
}
