public import LudusCore

/// The names of an anatomical structure in Latin, English and German.
///
/// The list holds what teachers ask about most: bones and their parts, joints, muscles, vessels, nerves, organs
/// and tissues. Every name stands for itself: it is `Facies anterior radii`, not `Facies anterior`.
///
/// ```swift
/// let radius = AnatomicalTerm.all.first { $0.latin[0] == "Radius" }
/// radius?.german  // ["Speiche"]
/// ```
public struct AnatomicalTerm: Hashable, Sendable {
  /// The Latin names, the usual one first: never empty, and written out.
  public let latin: [String]
  /// The English names, the usual one first: never empty.
  public let english: [String]
  /// The German names, the usual one first; none where German has only the Latin name.
  public let german: [String]

  /// Every structure of the list, region by region; no two have the same first Latin name.
  public static let all: [AnatomicalTerm] = regions.flatMap(terms)

  /// Returns the names in a language: Latin, English or German; none in any other.
  public func names(in language: Language) -> [String] {
    switch language.base {
    case "la": latin
    case .english: english
    case .german: german
    default: []
    }
  }

  /// Reads a region: a line for each structure, `latin | english | german`, synonyms separated by ` ; `.
  private static func terms(of region: String) -> [AnatomicalTerm] {
    region.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      let names = line.split(separator: UInt8(ascii: "|")).map { field in
        field.split(separator: UInt8(ascii: ";")).map(name)
      }
      return AnatomicalTerm(
        latin: names.first ?? [],
        english: names.dropFirst().first ?? [],
        german: names.dropFirst(2).first ?? []
      )
    }
  }

  private static func name(_ bytes: Substring.UTF8View) -> String {
    let space = UInt8(ascii: " ")
    guard let first = bytes.firstIndex(where: { $0 != space }),
      let last = bytes.lastIndex(where: { $0 != space })
    else { return "" }
    return String(Substring(bytes[first...last]))
  }

  private static let regions = [
    skull, upperLimbBones, trunk, lowerLimbBones, bodyParts, joints, headAndNeckMuscles,
    trunkMuscles, upperLimbMuscles, lowerLimbMuscles, heart, headArteries, trunkArteries, veins,
    lymphaticSystem, cranialNerves, spinalNerves, spinalCord, brainstem, cerebrum, eye, ear,
    mouth, digestiveTract, liverAndPancreas, respiratorySystem, urinarySystem, femaleOrgans,
    skinAndTissues,
  ]
}
