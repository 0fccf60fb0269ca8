// SPDX-License-Identifier: Apache-2.0
internal import LudusFoundation

extension Achievement {
  /// Which title a member wears.
  public enum WornTitle: Hashable, Sendable {
    /// That of the tier reached last.
    case latest
    /// None.
    case none
    /// That of a tier.
    case of(Achievement.Tier.ID)
  }
}

/// In JSON a choice is `"latest"`, `"none"` or a tier: `{"achievement":"todos","tier":1}`.
extension Achievement.WornTitle: Codable {
  private enum Name: String, Codable {
    case latest, none
  }

  /// Reads a choice.
  ///
  /// - Throws: A `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      guard let name = Name(rawValue: text) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "expected \"latest\", \"none\" or a tier, found \"\(text)\""
        )
      }
      self = name == .latest ? .latest : .none
    } else {
      self = .of(try container.decode(Achievement.Tier.ID.self))
    }
  }

  /// Writes the choice.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .latest: try container.encode(Name.latest)
    case .none: try container.encode(Name.none)
    case .of(let tier): try container.encode(tier)
    }
  }
}

/// A choice of a title with its date.
///
/// Of two choices on the same date the later one in an order that only serves to choose always the
/// same one counts.
struct DatedTitleChoice: Hashable, Sendable, Comparable {
  let date: Date
  let title: Achievement.WornTitle

  static func < (left: Self, right: Self) -> Bool {
    guard left.date == right.date else { return left.date < right.date }
    switch (left.title, right.title) {
    case (.of(let left), .of(let right)): return left < right
    case (.latest, .none), (.latest, .of), (.none, .of): return true
    default: return false
    }
  }
}
