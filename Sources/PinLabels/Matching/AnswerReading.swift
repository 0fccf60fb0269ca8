/// An answer in all the forms in which it may be meant.
struct AnswerReading {
  let text: String
  let forms: TermForms
  /// All forms in which it may be meant, in order.
  let keys: [String]

  /// How many forms of an abbreviated answer are looked at closely.
  static let mostReadings = 16

  init(_ text: String) {
    self.text = text
    forms = TermForms(text, isLatin: true)
    keys = forms.keys + [Self.readingWithGaps(text)].compactMap(\.self)
  }

  /// The answer with a sign where only the full stop of an abbreviation is left; nil where it nowhere is.
  ///
  /// So what is left of "m. biceps brachii" without its first letter still has as many words.
  private static func readingWithGaps(_ text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.contains("."), words.count > 1 else { return nil }
    return words.map { $0 == "." ? "?" : TermText.normalized(String($0)) }.joined(separator: " ")
  }

  var isAbbreviated: Bool { forms.standard != forms.expanded }

  /// The forms that are looked at closely, with their words.
  var likelyKeys: [TermKey] { keys.prefix(Self.mostReadings).map(TermKey.init) }

  /// Whether the answer is a label of a pin but for a contrary word, and whether that is left for right.
  func contrary(of target: LabelTarget) -> (isContrary: Bool, isOtherSide: Bool) {
    let readings = likelyKeys
    let found = target.orderedKeys.flatMap { expected in
      readings.compactMap { ContraryWords.contrary($0.words, of: expected.words) }
    }
    return (!found.isEmpty, found.contains(where: \.isOtherSide))
  }

  func otherNumber(than target: LabelTarget) -> LabelMismatch.OtherNumber? {
    let readings = likelyKeys
    for expected in target.orderedKeys {
      for key in readings {
        if NumberForms.isPlural(key.words, of: expected.words) { return .pluralForSingular }
        if NumberForms.isPlural(expected.words, of: key.words) { return .singularForPlural }
      }
    }
    return nil
  }
}
