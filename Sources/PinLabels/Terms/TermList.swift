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
  public let labels: [PinLabel]

  /// Creates a list.
  ///
  /// - Parameter labels: The labels, in order.
  public init(_ labels: [PinLabel]) {
    self.labels = labels
  }

  /// The languages, in the order in which they come first.
  public var languages: [LanguageTag] { labels.map(\.language).unrepeated }

  /// The preferred form in a language, or nil when there is none.
  ///
  /// A label of the same tag goes before one of the language without a region, and that before any of the
  /// language: for "de-AT" first "de-AT", then "de", then "de-CH".
  ///
  /// - Parameter language: A tag of BCP 47.
  /// - Returns: The first label of the language, if any.
  public func preferred(in language: String) -> PinLabel? {
    terms(in: language).first
  }

  /// The further names in a language, in order.
  ///
  /// - Parameter language: A tag of BCP 47.
  /// - Returns: The labels of the language but the preferred one.
  public func synonyms(in language: String) -> [PinLabel] {
    Array(terms(in: language).dropFirst())
  }

  /// What is shown as the correction to a learner of a language: the preferred form, or the first label of all.
  ///
  /// - Parameter language: A tag of BCP 47.
  /// - Returns: A label, unless the list is empty.
  public func correction(in language: String) -> PinLabel? {
    preferred(in: language) ?? labels.first
  }

  /// All names in a language, the preferred first; none for a tag of another form.
  func terms(in language: String) -> [PinLabel] {
    guard let tag = LanguageTag(language) else { return [] }
    let group = labels.filter { $0.language.primary == tag.primary }
    let exact = group.filter { $0.language == tag }
    let general = group.filter { $0.language != tag && $0.language.rawValue == tag.primary }
    return (exact + general + group).unrepeated
  }
}

extension Pin {
  /// The names of the structure, by language.
  public var terms: TermList { TermList(labels) }
}
