// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension Pin {
  /// The kind of structure that a pin points at.
  ///
  /// The vocabulary is open: an app may have kinds of its own.
  public struct Kind: RawRepresentable, Hashable, Sendable, Codable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A pin at an exact point.
    public static let small = Pin.Kind(rawValue: "small")
    /// A pin for a wider area.
    public static let large = Pin.Kind(rawValue: "large")
  }
}

extension ExerciseView {
  /// The side from which a view shows a structure.
  ///
  /// The vocabulary is open: an app may have planes of its own.
  public struct Plane: RawRepresentable, Hashable, Sendable, Codable {
    /// The name of the plane.
    public let rawValue: String

    /// Creates a plane from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A section that divides upper from lower.
    public static let horizontal = ExerciseView.Plane(rawValue: "horizontal")
    /// A section that divides front from back.
    public static let frontal = ExerciseView.Plane(rawValue: "frontal")
    /// A section that divides left from right.
    public static let sagittal = ExerciseView.Plane(rawValue: "sagittal")
  }
}

extension Pin {
  /// A sign next to a structure, as used in the printed dissection folders.
  ///
  /// The vocabulary is open; a sign of which no meaning is known has none.
  public struct NoteMark: RawRepresentable, Hashable, Sendable, Codable {
    /// The sign: "*", a digit, a letter, "dashed", "dotted", or another.
    public let rawValue: String

    /// Creates a mark from its sign.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A supplement to the required knowledge.
    public static let asterisk = Pin.NoteMark(rawValue: "*")
    /// A part that is hidden by others.
    public static let dashed = Pin.NoteMark(rawValue: "dashed")
    /// A part that is hidden from view.
    public static let dotted = Pin.NoteMark(rawValue: "dotted")

    /// The meaning of a mark.
    public enum Meaning: String, Hashable, Sendable, JSONName {
      /// It supplements the required knowledge.
      case supplement
      /// It is a large structure.
      case largeStructure
      /// It is a detail.
      case detail
      /// It is hidden, or not visible.
      case hiddenPart
    }

    /// The meaning of the mark: a digit numbers large structures, a letter their details; nil when
    /// not known.
    public var meaning: Meaning? {
      switch self {
      case .asterisk: .supplement
      case .dashed, .dotted: .hiddenPart
      case _ where !rawValue.isEmpty && rawValue.allSatisfy { "0"..."9" ~= $0 }: .largeStructure
      case _ where rawValue.count == 1 && rawValue.allSatisfy(\.isLetter): .detail
      default: nil
      }
    }
  }
}

// The names of a structure by language: the first label of a language is its preferred form, the
// others are synonyms.

extension Pin {
  /// The languages of the labels, in order of first appearance.
  public var languages: [Language] { labels.map(\.language).unrepeated }

  /// Returns the preferred name in a language, or nil if there is none.
  ///
  /// A label of the same tag goes before one of the language without a region, and that before any
  /// of the language: for "de-AT" first "de-AT", then "de", then "de-CH".
  public func preferredLabel(in language: Language) -> PinLabel? { labels(in: language).first }

  /// Returns the names in a language apart from the preferred one, in order.
  public func synonyms(in language: Language) -> [PinLabel] {
    Array(labels(in: language).dropFirst())
  }

  /// Returns the correction for a learner of a language: the preferred name in it, or else the
  /// first label.
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
