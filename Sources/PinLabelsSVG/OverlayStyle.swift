public import LudusCore

/// How an overlay is drawn.
public struct OverlayStyle: Hashable, Sendable {
  /// Whether the overlay refers to the image by its record's file; otherwise it is to be laid over the image.
  public var showsImage: Bool
  /// Whether the areas of pins are drawn.
  public var showsRegions: Bool
  /// The language whose labels are written next to the pins; nil to write none, as in an exam.
  public var labelLanguage: Language?
  /// The words for people who have the overlay read to them.
  public var words: Words

  /// Creates a style.
  public init(
    showsImage: Bool = false,
    showsRegions: Bool = true,
    labelLanguage: Language? = nil,
    words: Words = .english
  ) {
    self.showsImage = showsImage
    self.showsRegions = showsRegions
    self.labelLanguage = labelLanguage
    self.words = words
  }
}
