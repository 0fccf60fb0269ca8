public import LudusCore

extension PinSheet {
  /// A possible mistake that an author may have overlooked.
  public struct Check: Hashable, Sendable {
    /// The object of the check.
    public let object: PinSheet.Object
    /// Where that is in the sheet's JSON.
    public let place: ContentPlace
    /// The finding.
    public let finding: Finding

    /// How bad something is.
    public enum Severity: String, Hashable, Sendable {
      /// Learners can be judged wrongly, or not at all.
      case error
      /// It may be meant, but often is not.
      case warning
    }

    /// A kind of finding.
    public enum Finding: Hashable, Sendable {
      /// A pin is outside of its image.
      case pinOutsideImage
      /// An area, an arrow or a rectangle reaches out of its image.
      case partlyOutsideImage
      /// A pin is in none of its regions.
      case pinOutsideItsRegions
      /// Two labels of a pin are the same; case and spacing do not count.
      case duplicateLabel(PinLabel.ID)
      /// A label is also one of another pin of the exercise.
      case ambiguousLabel(PinLabel.ID, of: Pin.ID)
      /// Two regions of pins with a common label overlap, so that either could be meant.
      case overlapsRegionOfSameLabel(PinRegion.ID)
      /// Wherever the region is touched, other regions come first.
      case unreachable(coveredBy: [PinRegion.ID])
      /// A pin has no label in a language in which others have.
      case missingLanguage(Language)
      /// An image has no alternative text.
      case missingAlternativeText
      /// An exercise has no pin.
      case noPins
    }

    /// How bad it is.
    public var severity: Severity {
      switch finding {
      case .pinOutsideImage, .overlapsRegionOfSameLabel, .unreachable: .error
      case .partlyOutsideImage, .pinOutsideItsRegions, .duplicateLabel, .ambiguousLabel,
        .missingLanguage, .missingAlternativeText, .noPins:
        .warning
      }
    }
  }
}

extension PinSheet.Check: CustomStringConvertible {
  /// Place and finding in a line, for authors.
  public var description: String { "\(place): \(severity.rawValue): \(finding)" }
}

extension PinSheet.Check.Finding: CustomStringConvertible {
  /// The finding in words, for authors.
  public var description: String {
    switch self {
    case .pinOutsideImage: "the pin is outside of the image"
    case .partlyOutsideImage: "it reaches out of the image"
    case .pinOutsideItsRegions: "the pin is in none of its regions"
    case .duplicateLabel(let label): "the label is the same as \"\(label)\""
    case .ambiguousLabel(let label, let pin):
      "the label is the same as \"\(label)\" of the pin \"\(pin)\""
    case .overlapsRegionOfSameLabel(let region):
      "the region overlaps \"\(region)\", whose pin has a label in common"
    case .unreachable(let regions):
      "the region cannot be touched, because of "
        + regions.map { "\"\($0)\"" }.joined(separator: ", ")
    case .missingLanguage(let language): "the pin has no label in \"\(language)\""
    case .missingAlternativeText: "the image has no alternative text"
    case .noPins: "the exercise has no pins"
    }
  }

  /// Returns a whole sentence for the author.
  public func sentence(in language: Language) -> String {
    let sentence: Sentence =
      switch self {
      case .pinOutsideImage: "check.pinOutsideImage"
      case .partlyOutsideImage: "check.partlyOutsideImage"
      case .pinOutsideItsRegions: "check.pinOutsideItsRegions"
      case .duplicateLabel: "check.duplicateLabel"
      case .ambiguousLabel(_, let pin):
        Sentence("check.ambiguousLabel", ["pins": .text(pin.rawValue)])
      case .overlapsRegionOfSameLabel: "check.overlapsRegionOfSameLabel"
      case .unreachable: "check.unreachable"
      case .missingLanguage(let missing):
        Sentence("check.missingLanguage", ["language": .text(missing.rawValue)])
      case .missingAlternativeText: "check.missingAlternativeText"
      case .noPins: "check.noPins"
      }
    return pinSentences(sentence, in: language)
  }
}
