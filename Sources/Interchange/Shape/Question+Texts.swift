extension Question {
  /// All texts that can have a format and files.
  var allTexts: [Text] {
    var texts = [text] + hints
    if let generalFeedback { texts.append(generalFeedback) }
    switch task {
    case .choices(let answers, _, _), .written(let answers, _), .numbers(let answers),
      .other(_, let answers, _):
      texts += answers.flatMap { [$0.text] + [$0.feedback].compactMap(\.self) }
    case .truth(_, let right, let wrong): texts += [right, wrong].compactMap(\.self)
    case .pairs(let pairs, _): texts += pairs.map(\.stem)
    case .ordering(let items): texts += items
    case .cloze, .gapSelect, .essay, .description: break
    }
    return texts
  }

  /// The files within its texts.
  public var files: [File] { allTexts.flatMap(\.files) }
}
