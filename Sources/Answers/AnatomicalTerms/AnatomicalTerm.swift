// SPDX-License-Identifier: Apache-2.0
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
  ///
  /// It is read when it is first asked for, which takes some milliseconds and four megabytes.
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
  ///
  /// One pass over the bytes, because the list is read when an app first asks for a term.
  private static func terms(of region: String) -> [AnatomicalTerm] {
    var region = region
    return region.withUTF8 { bytes in
      var terms: [AnatomicalTerm] = []
      var (names, languages): ([String], [[String]]) = ([], [])
      var start = 0
      func endName(at end: Int) {
        guard start < end else { return }
        names.append(String(decoding: bytes[start..<end], as: UTF8.self))
      }
      func endLine(at end: Int) {
        endName(at: end)
        languages.append(names)
        terms.append(
          AnatomicalTerm(
            latin: languages[0],
            english: languages.count > 1 ? languages[1] : [],
            german: languages.count > 2 ? languages[2] : []
          )
        )
        (names, languages, start) = ([], [], end + 1)
      }
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "\n"): endLine(at: index)
        case UInt8(ascii: ";"), UInt8(ascii: "|"):
          endName(at: index - 1)
          start = index + 2
          if byte == UInt8(ascii: "|") {
            languages.append(names)
            names = []
          }
        default: break
        }
      }
      endLine(at: bytes.count)
      return terms
    }
  }

  private static let regions = [
    skull, upperLimbBones, trunk, lowerLimbBones, bodyParts, joints, headAndNeckMuscles,
    trunkMuscles, upperLimbMuscles, lowerLimbMuscles, heart, headArteries, trunkArteries, veins,
    lymphaticSystem, cranialNerves, spinalNerves, spinalCord, brainstem, cerebrum, eye, ear,
    mouth, digestiveTract, liverAndPancreas, respiratorySystem, urinarySystem, femaleOrgans,
    skinAndTissues, brainNuclei, nerveBranches, muscleParts, arteryBranches, generalTerms,
    teethAndJaws, boneParts, histology, development, singleParts,
  ]
}
