// SPDX-License-Identifier: Apache-2.0
extension Dutch {
  /// The sentences of matchers of numbers and expressions.
  package static let math: [String: String] = [
    "malformed": "Dit is niet te lezen: {reason}.",
    "unreadable": "Het juiste antwoord “{answer}” is niet te lezen. {reason}",
    "toleranceOutOfRange": "De tolerantie {tolerance} is onmogelijk.",
    "requirementOutOfRange": "Geen enkel getal kan {form} geschreven worden.",
    "unitMissing": "Bij het juiste antwoord “{answer}” ontbreekt een eenheid.",
    "unitNotExpected": "Het juiste antwoord “{answer}” mag geen eenheid hebben.",
  ]
}

extension Dutch {
  /// The sentences of matchers of formulae and equations.
  package static let chemistry: [String: String] = [
    "malformed": "Dit is niet te lezen: {reason}.",
    "unreadable": "Het juiste antwoord “{answer}” is niet te lezen. {reason}",
    "unbalanced": "Het juiste antwoord “{answer}” kan niet kloppen. {reason}",
    "tooManyElectrons":
      "In het juiste antwoord “{answer}” heeft een subschil meer elektronen dan erin passen.",
    "stateMissing":
      "In het juiste antwoord “{answer}” ontbreekt de toestandsaanduiding bij “{part}”.",
  ]
}

extension Dutch {
  /// The sentences of matchers of dates.
  package static let dates: [String: String] = [
    "malformed": "Dit is niet te lezen: {reason}.",
    "unreadable": "Het juiste antwoord “{answer}” is niet te lezen. {reason}",
    "toleranceOutOfRange": "Een tolerantie is 0 tot {maximum} dagen of jaren.",
    "notAsExact": "Het juiste antwoord “{answer}” is minder nauwkeurig dan antwoorden moeten zijn.",
  ]
}
