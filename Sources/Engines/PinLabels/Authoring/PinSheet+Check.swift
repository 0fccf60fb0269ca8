// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension PinSheet {
  /// A possible mistake of an author.
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
  public var description: String { "\(place): \(severity.rawValue): \(finding.description)" }
}

extension PinSheet.Check.Finding {
  /// The finding for authors who know the identifiers, and the sentence for all others.
  private var text: PinErrorText {
    switch self {
    case .pinOutsideImage:
      PinErrorText("the pin is outside of the image", "check.pinOutsideImage")
    case .partlyOutsideImage:
      PinErrorText("it reaches out of the image", "check.partlyOutsideImage")
    case .pinOutsideItsRegions:
      PinErrorText("the pin is in none of its regions", "check.pinOutsideItsRegions")
    case .duplicateLabel(let label):
      PinErrorText("the label is the same as \"\(label)\"", "check.duplicateLabel")
    case .ambiguousLabel(let label, let pin):
      PinErrorText(
        "the label is the same as \"\(label)\" of the pin \"\(pin)\"",
        "check.ambiguousLabel",
        ["pins": .text(pin.rawValue)]
      )
    case .overlapsRegionOfSameLabel(let region):
      PinErrorText(
        "the region overlaps \"\(region)\", whose pin has a label in common",
        "check.overlapsRegionOfSameLabel"
      )
    case .unreachable(let regions):
      PinErrorText(
        "the region cannot be touched, because of "
          + regions.map { "\"\($0)\"" }.joined(separator: ", "),
        "check.unreachable"
      )
    case .missingLanguage(let language):
      PinErrorText(
        "the pin has no label in \"\(language)\"",
        "check.missingLanguage",
        ["language": .text(language.rawValue)]
      )
    case .missingAlternativeText:
      PinErrorText("the image has no alternative text", "check.missingAlternativeText")
    case .noPins: PinErrorText("the exercise has no pins", "check.noPins")
    }
  }

  package var description: String { text.description }

  /// Returns a whole sentence for the author.
  public func sentence(in phrasebook: Phrasebook) -> String { text.sentence(in: phrasebook) }
}
