// SPDX-License-Identifier: Apache-2.0
public import Gamification
internal import Interchange
internal import JSONForms
public import LearningDiary
public import LudusCore
internal import LudusFoundation
internal import PlayerProgress

extension OpenBadges {
  /// The one in whose name badges are written.
  ///
  /// A badge is not signed: give ``Badge/json`` to a service that has the key, or host it.
  public struct Issuer: Hashable, Sendable {
    /// The address of the issuer, with which the addresses of members and achievements begin.
    public let id: String
    /// The name for people.
    public let name: String
    /// The language of the achievements.
    public let language: Language

    /// Creates an issuer.
    ///
    /// - Parameters:
    ///   - id: The address of the issuer, with its scheme.
    ///   - name: The name for people.
    ///   - language: The language of the achievements.
    /// - Throws: ``RecordError`` for a text that is no address.
    public init(id: String, name: String, language: Language = .english) throws(RecordError) {
      self.id = try RecordError.checked(id)
      self.name = name
      self.language = language
    }

    /// Returns a badge of edition 3.0 for each achievement that a member of a group has earned.
    ///
    /// The identifier follows from the member and the achievement, so that the same badge is not given twice. A title that the
    /// achievement lets its member wear is among its tags.
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - date: The date until which achievements are earned.
    /// - Returns: The badges, oldest first.
    /// - Complexity: The cost of ``/Gamification/PlayerGroup/view(asOf:knownAt:)``, and O(*n*) in the number of badges.
    public func badges(of group: PlayerGroup, at date: Date) -> [Badge] {
      let path = ["groups", group.id.rawValue]
      return group.view(asOf: date).unlocks.map { member, unlock, achievement, tier in
        badge(path, holder: ["members", member.rawValue], unlock, achievement, tier)
      }
    }

    /// Returns a badge of edition 3.0 for each achievement that the owner of a diary has earned.
    ///
    /// - Parameter diary: The diary.
    /// - Returns: The badges, in the order of the achievements.
    /// - Complexity: O(*n*) in the number of badges.
    public func badges(of diary: Diary) -> [Badge] {
      let path = ["diaries", diary.member.rawValue]
      return diary.achievements.flatMap { standing in
        standing.tiers.compactMap { tier in
          tier.unlock.flatMap { unlock in
            unlock.isVoided ? nil : badge(path, holder: [], unlock, standing.achievement, tier.tier)
          }
        }
      }
    }

    private func badge(
      _ path: [String],
      holder: [String],
      _ unlock: Achievement.Unlock,
      _ achievement: Achievement,
      _ tier: Achievement.Tier
    ) -> Badge {
      let name = achievement.name(of: tier, unlock.tier.tier)
      let text = achievement.text.isEmpty ? achievement.title : achievement.text
      let number = "\(unlock.tier.tier)"
      let award = path + holder + ["achievements", achievement.id.rawValue, number]
      let image = (tier.image ?? achievement.image).flatMap { JSONNotation.iri.fits($0) ? $0 : nil }
      let value = JSONValue.members([
        "@context": .list([
          .text("https://www.w3.org/ns/credentials/v2"),
          .text("https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json"),
        ]),
        "id": .text("urn:uuid:" + RecordID.uuid(of: address(award))),
        "type": .list([.text("VerifiableCredential"), .text("OpenBadgeCredential")]),
        "name": .text(name),
        "issuer": .members([
          "id": .text(id), "type": .list([.text("Profile")]), "name": .text(self.name),
        ]),
        "validFrom": .text(unlock.date.iso8601),
        "credentialSubject": .members([
          "id": .text(address(path + holder)),
          "type": .list([.text("AchievementSubject")]),
          "achievement": .members([
            "id": .text(address(path + ["achievements", achievement.id.rawValue, number])),
            "type": .list([.text("Achievement")]),
            "achievementType": .text("Badge"),
            "name": .text(name),
            "description": .text(text),
            "criteria": .members(["narrative": .text(text)]),
            "image": image.map { .members(["id": .text($0), "type": .text("Image")]) },
            "inLanguage": language.canonical.map { .text($0.rawValue) },
            "tag": tier.wornTitle.map { .list([.text($0)]) },
          ]),
        ]),
      ])
      return Badge(node: JSONNode(value))
    }

    private func address(_ path: [String]) -> String {
      id + path.map { "/" + $0.percentEncoded }.joined()
    }
  }
}
