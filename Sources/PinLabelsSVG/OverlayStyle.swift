public import PinLabels
/// How an overlay is drawn.
public struct OverlayStyle: Hashable, Sendable {
  /// Whether the image is referred to, so that the overlay shows it; else it is to be laid over it.
  public var showsImage: Bool
  /// Whether the areas of pins are drawn.
  public var showsRegions: Bool
  /// The language whose labels are written beside the pins; nil to write none, as in an exam.
  public var labelLanguage: LanguageTag?
  /// The words for those who have the overlay read to them.
  public var words: OverlayStyle.Words

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - showsImage: Whether the image is referred to, by its record's file.
  ///   - showsRegions: Whether the areas of pins are drawn.
  ///   - labelLanguage: The language whose labels are written beside the pins; nil to write none.
  ///   - words: The words for those who have the overlay read to them.
  public init(
    showsImage: Bool = false,
    showsRegions: Bool = true,
    labelLanguage: LanguageTag? = nil,
    words: OverlayStyle.Words = .english
  ) {
    self.showsImage = showsImage
    self.showsRegions = showsRegions
    self.labelLanguage = labelLanguage
    self.words = words
  }
}
