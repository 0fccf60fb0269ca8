// SPDX-License-Identifier: Apache-2.0
extension Czech {
  /// The sentences of matchers of numbers and expressions.
  package static let math: [String: String] = [
    "malformed": "To se nedá přečíst: {reason}.",
    "unreadable": "Očekávaná odpověď „{answer}“ se nedá přečíst. {reason}",
    "toleranceOutOfRange": "Tolerance {tolerance} není možná.",
    "requirementOutOfRange": "Žádné číslo se nedá zapsat {form}.",
    "unitMissing": "Očekávaná odpověď „{answer}“ potřebuje jednotku.",
    "unitNotExpected": "Očekávaná odpověď „{answer}“ nesmí mít jednotku.",
  ]
}

extension Czech {
  /// The sentences of matchers of formulae and equations.
  package static let chemistry: [String: String] = [
    "malformed": "To se nedá přečíst: {reason}.",
    "unreadable": "Očekávaná odpověď „{answer}“ se nedá přečíst. {reason}",
    "unbalanced": "Očekávaná odpověď „{answer}“ nemůže být správná. {reason}",
    "tooManyElectrons":
      "Očekávaná odpověď „{answer}“ má v podslupce víc elektronů, než se do ní vejde.",
    "stateMissing": "Očekávaná odpověď „{answer}“ potřebuje u „{part}“ označení stavu.",
  ]
}

extension Czech {
  /// The sentences of matchers of dates.
  package static let dates: [String: String] = [
    "malformed": "To se nedá přečíst: {reason}.",
    "unreadable": "Očekávaná odpověď „{answer}“ se nedá přečíst. {reason}",
    "toleranceOutOfRange": "Tolerance je od 0 do {maximum} dnů nebo let.",
    "notAsExact": "Očekávaná odpověď „{answer}“ není tak přesná, jak mají být odpovědi.",
  ]
}
