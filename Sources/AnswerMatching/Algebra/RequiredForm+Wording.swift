extension RequiredForm {
  /// What is missed, as an English sentence.
  var english: String {
    switch self {
    case .expanded: "The value is right, but it should be expanded."
    case .factored: "The value is right, but it should be factored completely."
    case .simplified: "The value is right, but it can be simplified."
    case .lowestTerms: "The value is right, but a fraction can be reduced."
    case .singleFraction: "The value is right, but it should be a single fraction."
    case .completedSquare(let variable):
      "The value is right, but the square should be completed for \(variable)."
    case .noDecimals: "The value is right, but it should be written without decimals."
    case .likeAccepted: "The value is right, but it should be written in another form."
    }
  }

  /// What is missed, as a German sentence.
  var german: String {
    switch self {
    case .expanded: "Der Wert stimmt, aber es soll ausmultipliziert sein."
    case .factored: "Der Wert stimmt, aber es soll vollständig faktorisiert sein."
    case .simplified: "Der Wert stimmt, aber es lässt sich vereinfachen."
    case .lowestTerms: "Der Wert stimmt, aber ein Bruch lässt sich kürzen."
    case .singleFraction: "Der Wert stimmt, aber es soll ein einziger Bruch sein."
    case .completedSquare(let variable):
      "Der Wert stimmt, aber es soll für \(variable) quadratisch ergänzt sein."
    case .noDecimals: "Der Wert stimmt, aber es soll ohne Dezimalzahlen geschrieben sein."
    case .likeAccepted: "Der Wert stimmt, aber es soll eine andere Form haben."
    }
  }
}
