public import LudusCore

/// The names of a structure, by language.
///
/// ```swift
/// let terms = TermList(pin.labels)
/// terms.preferred(in: "de")?.text        // "Kahnbein"
/// terms.synonyms(in: "la").map(\.text)   // ["Os naviculare"]
/// ```
///
/// The first label of a language is its preferred form and the others are synonyms.
public struct TermList: Hashable, Sendable {
  /// The labels, in order; the first is the correction where a language has none.
  package let labels: [PinLabel]

  /// Creates a list.
  package init(_ labels: [PinLabel]) {
    self.labels = labels
  }

  /// The languages, in the order in which they come first.
  public var languages: [Language] { labels.map(\.language).unrepeated }

  /// The preferred form in a language, or nil when there is none.
  ///
  /// A label of the same tag goes before one of the language without a region, and that before any of the
  /// language: for "de-AT" first "de-AT", then "de", then "de-CH".
  ///
  /// - Returns: The first label of the language, if any.
  public func preferred(in language: Language) -> PinLabel? {
    terms(in: language).first
  }

  /// The further names in a language, in order.
  ///
  /// - Returns: The labels of the language but the preferred one.
  public func synonyms(in language: Language) -> [PinLabel] {
    Array(terms(in: language).dropFirst())
  }

  /// The correction for a learner of a language: the preferred form, or the first label of all.
  ///
  /// - Returns: A label, unless the list is empty.
  public func correction(in language: Language) -> PinLabel? {
    preferred(in: language) ?? labels.first
  }

  /// All names in a language, the preferred first; none for a tag of another form.
  func terms(in language: Language) -> [PinLabel] {
    guard let language = language.canonical else { return [] }
    let group = labels.filter { $0.language.base == language.base }
    let exact = group.filter { $0.language == language }
    let general = group.filter { $0.language != language && $0.language == language.base }
    return (exact + general + group).unrepeated
  }
}

extension Pin {
  /// The names of the structure, by language.
  public var terms: TermList { TermList(labels) }
}
