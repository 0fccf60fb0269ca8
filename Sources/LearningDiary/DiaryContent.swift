public import Gamification
public import LudusCore

/// What a diary is before anything happens in it, and what its history is folded over.
public struct DiaryContent: Hashable, Sendable {
  /// Whose diary it is.
  public let owner: Member.ID
  /// What the diary goes by.
  public let policies: DiaryPolicies

  /// Creates the content of a diary.
  ///
  /// - Parameters:
  ///   - owner: Whose diary it is.
  ///   - policies: What it goes by.
  public init(owner: Member.ID, policies: DiaryPolicies = DiaryPolicies()) {
    self.owner = owner
    self.policies = policies
  }
}

/// In JSON the content is an object, `{"owner":"eva"}`, with `policies` where they are not the
/// default.
extension DiaryContent: Codable {
  private enum Key: String, CodingKey {
    case owner, policies
  }

  /// Reads the content.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, DiaryFault>(decoder)
    let owner = reader.read(Member.ID.self, at: .owner)
    let policies = reader.read(DiaryPolicies.self, at: .policies, default: DiaryPolicies())
    guard reader.isFaultless, let owner, let policies else { throw reader.error }
    self.init(owner: owner, policies: policies)
  }

  /// Writes the content.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(owner, forKey: .owner)
    if policies != DiaryPolicies() {
      try container.encode(policies, forKey: .policies)
    }
  }
}
