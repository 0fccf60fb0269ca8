// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
public import LudusCore
package import LudusFoundation

extension OpenBadges {
  /// The party in whose name badges are issued: `GameRecords` makes them of a group's achievements,
  /// `DiaryRecords` of a diary's.
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

    /// Returns the badge for something that was earned.
    package func badge(for award: Award) -> Badge {
      let (path, holder) = (award.path, award.holder)
      let achievement = ["achievements", award.achievement, "\(award.tier)"]
      let image = award.image.flatMap { JSONNotation.iri.fits($0) ? $0 : nil }
      let value: JSONValue = [
        "@context": .list([
          "https://www.w3.org/ns/credentials/v2",
          "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json",
        ]),
        "id": .text("urn:uuid:" + RecordID.uuid(of: address(path + holder + achievement))),
        "type": .list(["VerifiableCredential", "OpenBadgeCredential"]),
        "name": .text(award.name),
        "issuer": [
          "id": .text(id), "type": .list(["Profile"]), "name": .text(name),
        ],
        "validFrom": .text(award.date.iso8601),
        "credentialSubject": [
          "id": .text(address(path + holder)),
          "type": .list(["AchievementSubject"]),
          "achievement": [
            "id": .text(address(path + achievement)),
            "type": .list(["Achievement"]),
            "achievementType": "Badge",
            "name": .text(award.name),
            "description": .text(award.text),
            "criteria": ["narrative": .text(award.text)],
            "image": image.map { ["id": .text($0), "type": "Image"] },
            "inLanguage": language.canonical.map { .text($0.rawValue) },
            "tag": award.wornTitle.map { .list([.text($0)]) },
          ],
        ],
      ]
      return Badge(node: JSONNode(value))
    }

    private func address(_ path: [String]) -> String {
      id + path.map { "/" + $0.percentEncoded }.joined()
    }
  }
}

extension OpenBadges {
  /// Something that was earned, with all that its badge says.
  package struct Award: Sendable {
    /// The steps from the address of the issuer to the place where it was earned.
    let path: [String]
    /// The steps from there to the one who earned it.
    let holder: [String]
    /// The identifier of the achievement.
    let achievement: String
    /// The index of its tier.
    let tier: Int
    /// The name of the badge.
    let name: String
    /// The task.
    let text: String
    /// A reference to an image; only an address is written.
    let image: String?
    /// The title that the holder may wear.
    let wornTitle: String?
    /// The date when it was earned.
    let date: Date

    package init(
      path: [String],
      holder: [String],
      achievement: String,
      tier: Int,
      name: String,
      text: String,
      image: String?,
      wornTitle: String?,
      date: Date
    ) {
      self.path = path
      self.holder = holder
      self.achievement = achievement
      self.tier = tier
      self.name = name
      self.text = text
      self.image = image
      self.wornTitle = wornTitle
      self.date = date
    }
  }
}
