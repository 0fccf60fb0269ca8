// SPDX-License-Identifier: Apache-2.0
public import LudusCore

// The names of a structure by language: the first label of a language is its preferred form, the others are synonyms.

extension Pin {
  /// The languages of the labels, in the order in which they come first.
  public var languages: [Language] { labels.map(\.language).unrepeated }

  /// Returns the preferred name in a language, or nil when there is none.
  ///
  /// A label of the same tag goes before one of the language without a region, and that before any of the
  /// language: for "de-AT" first "de-AT", then "de", then "de-CH".
  public func preferredLabel(in language: Language) -> PinLabel? { labels(in: language).first }

  /// Returns the names in a language apart from the preferred one, in order.
  public func synonyms(in language: Language) -> [PinLabel] {
    Array(labels(in: language).dropFirst())
  }

  /// Returns the correction for a learner of a language: the preferred name in it, or else the first label.
  public func correction(in language: Language) -> PinLabel {
    preferredLabel(in: language) ?? correction
  }

  /// All names in a language, the preferred first; none for a tag of another form.
  func labels(in language: Language) -> [PinLabel] {
    guard let language = language.canonical else { return [] }
    let group = labels.filter { $0.language.base == language.base }
    let exact = group.filter { $0.language == language }
    let general = group.filter { $0.language != language && $0.language == language.base }
    return (exact + general + group).unrepeated
  }
}
