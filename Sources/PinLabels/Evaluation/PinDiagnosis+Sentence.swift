internal import AnswerMatching
public import LudusCore

extension PinDiagnosis {
  /// Returns what a learner is told about the way the answer errs; other pins are named by their identifiers.
  ///
  /// ```swift
  /// PinDiagnosis.swapped(with: "p2").sentence(in: .english)   // "You exchanged it with “p2”."
  /// ```
  ///
  /// - Parameter language: The learner's language.
  /// - Returns: A sentence with a full stop.
  public func sentence(in language: Language) -> String {
    sentence(in: language, naming: language.quoted)
  }

  /// Returns what a learner is told about the way the answer errs.
  ///
  /// - Parameters:
  ///   - language: The learner's language.
  ///   - name: How to name another pin to the learner.
  /// - Returns: A sentence with a full stop.
  public func sentence(in language: Language, naming name: (Pin.ID) -> String) -> String {
    let sentence = sentences(naming: name)
    return language.base == .german ? sentence.german : sentence.english
  }

  private func sentences(naming name: (Pin.ID) -> String) -> (english: String, german: String) {
    switch self {
    case .swapped(let pin):
      ("You exchanged it with \(name(pin)).", "Du hast es mit \(name(pin)) vertauscht.")
    case .cycle(let pins):
      (
        "You moved around the names of \(pins.map(name).joined(separator: ", ")).",
        "Du hast die Namen von \(pins.map(name).joined(separator: ", ")) im Kreis vertauscht."
      )
    case .labelOf(let pin): ("That is \(name(pin)).", "Das ist \(name(pin)).")
    case .wrongSide: ("That is the other side.", "Das ist die andere Seite.")
    case .partForWhole(let pin):
      ("That is only a part of it: \(name(pin)).", "Das ist nur ein Teil davon: \(name(pin)).")
    case .wholeForPart(let pin):
      (
        "That is the whole of which it is a part: \(name(pin)).",
        "Das ist das Ganze, von dem es ein Teil ist: \(name(pin))."
      )
    case .pluralForSingular:
      ("That means several, and this is one.", "Das meint mehrere, und dies ist eines.")
    case .singularForPlural:
      ("That means one, and these are several.", "Das meint eines, und dies sind mehrere.")
    case .duplicate(let pin):
      (
        "You wrote the same for \(name(pin)).", "Du hast dasselbe für \(name(pin)) geschrieben."
      )
    case .empty: ("There is no answer.", "Es gibt keine Antwort.")
    }
  }
}
