// SPDX-License-Identifier: Apache-2.0
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
  /// From where a view shows a structure.
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
  /// A sign next to a structure, as the printed dissection folders had them.
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
    /// A part that is not visible.
    public static let dotted = Pin.NoteMark(rawValue: "dotted")

    /// The meaning of a mark.
    public enum Meaning: String, Hashable, Sendable, Codable {
      /// It supplements the required knowledge.
      case supplement
      /// It is a large structure.
      case largeStructure
      /// It is a detail.
      case detail
      /// It is hidden, or not visible.
      case hiddenPart
    }

    /// The meaning of the mark: a digit numbers large structures, a letter their details; nil when not known.
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
