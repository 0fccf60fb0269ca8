public import LudusCore

/// How an overlay is drawn.
public struct OverlayStyle: Hashable, Sendable {
  /// Whether the image is referred to, so that the overlay shows it; otherwise it is to be laid over it.
  public var showsImage: Bool
  /// Whether the areas of pins are drawn.
  public var showsRegions: Bool
  /// The language whose labels are written beside the pins; nil to write none, as in an exam.
  public var labelLanguage: Language?
  /// The language of the words for people who have the overlay read to them.
  public var language: Language

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - showsImage: Whether the image is referred to, by its record's file.
  ///   - showsRegions: Whether the areas of pins are drawn.
  ///   - labelLanguage: The language whose labels are written beside the pins; nil to write none.
  ///   - language: The language of the words for people who have the overlay read to them.
  public init(
    showsImage: Bool = false,
    showsRegions: Bool = true,
    labelLanguage: Language? = nil,
    language: Language = .english
  ) {
    self.showsImage = showsImage
    self.showsRegions = showsRegions
    self.labelLanguage = labelLanguage
    self.language = language
  }
}
