// SPDX-License-Identifier: Apache-2.0
extension French {
  /// The sentences of matchers of numbers and expressions.
  package static let math: [String: String] = [
    "malformed": "Ce n’est pas lisible : {reason}.",
    "unreadable": "La réponse attendue « {answer} » n’est pas lisible. {reason}",
    "toleranceOutOfRange": "La tolérance {tolerance} est impossible.",
    "requirementOutOfRange": "Aucun nombre ne peut s’écrire {form}.",
    "unitMissing": "La réponse attendue « {answer} » a besoin d’une unité.",
    "unitNotExpected": "La réponse attendue « {answer} » ne doit pas avoir d’unité.",
  ]
}

extension French {
  /// The sentences of matchers of formulae and equations.
  package static let chemistry: [String: String] = [
    "malformed": "Ce n’est pas lisible : {reason}.",
    "unreadable": "La réponse attendue « {answer} » n’est pas lisible. {reason}",
    "unbalanced": "La réponse attendue « {answer} » ne peut pas être juste. {reason}",
    "tooManyElectrons":
      "La réponse attendue « {answer} » a plus d’électrons dans une sous-couche qu’il n’y a de place.",
    "stateMissing":
      "La réponse attendue « {answer} » a besoin d’un symbole d’état pour « {part} ».",
  ]
}

extension French {
  /// The sentences of matchers of dates.
  package static let dates: [String: String] = [
    "malformed": "Ce n’est pas lisible : {reason}.",
    "unreadable": "La réponse attendue « {answer} » n’est pas lisible. {reason}",
    "toleranceOutOfRange": "Une tolérance va de 0 à {maximum} jours ou années.",
    "notAsExact":
      "La réponse attendue « {answer} » est moins précise que les réponses ne doivent l’être.",
  ]
}
