import Exercises

/// A mistake in words, with the hint of its diagnosis.
struct MistakeText {
  /// What went wrong.
  let headline: String
  /// What the child may think of, or nil where no spelling was wrong.
  let hint: String?

  /// Creates the words for a mistake.
  ///
  /// - Parameters:
  ///   - mistake: The mistake.
  ///   - showsTarget: Whether the child is told what would have been right.
  ///   - language: The language of the hint.
  init(_ mistake: Mistake, showingTarget showsTarget: Bool, in language: Language) {
    let input = "“\(mistake.input.onOneLine)”"
    let target = mistake.target.map { "“\($0.onOneLine)”" } ?? ""
    headline =
      switch mistake.kind {
      case .correctWordTapped: "\(input) is right as it stands."
      case .wrongReason: "Not a reason: \(input)"
      case .missedReason: "Also a reason: \(target)"
      case .wrongGap: "\(input) does not belong there."
      case .wrongSpelling:
        showsTarget && mistake.target != nil ? "\(input): it is \(target)." : "\(input) is wrong."
      case .missedWord: showsTarget ? "Left out: \(target)." : "A word is left out."
      case .wrongCategory: "It does not belong to \(input)."
      case .missedCategory: "It also belongs to \(target)."
      }
    hint = mistake.diagnosis?.hintSentence(in: language)
  }
}

extension SpellingDiagnosis {
  /// The categories of what is wrong and the hint to its first place, in a line; nil where nothing is wrong.
  func hintSentence(in language: Language) -> String? {
    guard let place = places.first else { return nil }
    let labels = categories.map { $0.label(in: language) }.joined(separator: " · ")
    return "\(labels): \(place.hint.sentence(in: language))"
  }
}
