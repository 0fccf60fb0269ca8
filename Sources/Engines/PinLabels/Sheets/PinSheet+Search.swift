// SPDX-License-Identifier: Apache-2.0
internal import AnatomicalTerms
internal import LudusCore

extension PinSheet {
  /// A text of a sheet that a search found.
  public struct Match: Hashable, Sendable {
    /// The thing that has the text: a section, an exercise, a view, a pin or a label.
    public let object: PinSheet.Object
    /// The text as the author wrote it.
    public let text: String
  }

  /// Returns the titles, alternative texts, notes and labels that have all words of a query, or
  /// words that begin with them.
  ///
  /// ```swift
  /// sheet.search("kahn")   // the label "Kahnbein", in any exercise
  /// ```
  ///
  /// Case, marks and punctuation make no difference. A search of the labels gives answers away, so
  /// the app decides who may make one.
  ///
  /// - Parameters:
  ///   - query: The words.
  ///   - includesLabels: Whether labels and notes are searched, too.
  /// - Returns: The matches, in the order of the sheet; none for a query without words.
  /// - Complexity: O(*n*) in the length of all texts.
  public func search(_ query: String, includesLabels: Bool = true) -> [Match] {
    let words = TermText.words(of: TermText.normalized(query))
    guard !words.isEmpty else { return [] }
    var found: [Match] = []
    func look(at text: String?, of object: PinSheet.Object) {
      guard let text else { return }
      let parts = TermText.parts(of: TermText.normalized(text))
      let hasAll = words.allSatisfy { word in parts.contains { $0.hasPrefix(word) } }
      if hasAll { found.append(Match(object: object, text: text)) }
    }
    for section in sections {
      look(at: section.title, of: .section(section.id))
      for exercise in section.exercises {
        look(at: exercise.title, of: .exercise(exercise.id))
        for view in exercise.views {
          look(at: view.image.alternativeText, of: .view(view.id))
          for pin in view.pins {
            look(at: pin.title, of: .pin(pin.id))
            guard includesLabels else { continue }
            look(at: pin.note, of: .pin(pin.id))
            for label in pin.labels { look(at: label.text, of: .label(label.id)) }
          }
        }
      }
    }
    return found
  }
}
