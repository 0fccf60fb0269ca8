// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching

/// Beginnings that make another word: "peri-" for "para-", "stylo-" for "mylo-".
package enum CombiningForms {
  /// Whether two words are the same behind different beginnings, of which one may be missing.
  ///
  /// Beginnings that differ in one letter, as "hyo-" and "hypo-", are left to what is known, for slips make them too.
  package static func differ(_ first: String, _ second: String) -> Bool {
    let common = zip(first.utf8.reversed(), second.utf8.reversed()).prefix { $0 == $1 }.count
    guard common >= shortestStem,
      EditMetric.optimalStringAlignment.distance(first, second, within: 1) == nil
    else { return false }
    // "Extra" and "intra" share letters at their end, which the loop gives back to them.
    return (shortestStem...common).contains { stem in
      [first, second].allSatisfy { word in
        let beginning = word.utf8.dropLast(stem)
        return beginning.isEmpty || all.contains(Substring(beginning))
      }
    }
  }

  /// The rests of two words behind each beginning that both have.
  package static func remainders(_ first: String, _ second: String) -> [(String, String)] {
    let common = zip(first.utf8, second.utf8).prefix { $0 == $1 }.count
    let longest = min(common, first.utf8.count - shortestStem, second.utf8.count - shortestStem)
    guard longest >= shortestBeginning else { return [] }
    return (shortestBeginning...longest).filter { all.contains(Substring(first.utf8.prefix($0))) }
      .map {
        (String(Substring(first.utf8.dropFirst($0))), String(Substring(second.utf8.dropFirst($0))))
      }
  }

  private static let shortestStem = 4
  private static let shortestBeginning = 3

  /// Prefixes, and stems that stand in front of others, in anatomical Latin and English.
  private static let all: Set<Substring> = Set(
    """
    ab ad ante antero apo arachno aryteno auriculo bi brachio bulbo calcaneo capito cardio carpo cerato cerebello
    cerebro cervico chondro circum cleido co coraco corono cortico costo cranio crico cuneo cysto dermo di dia dorso
    duodeno ecto endo epi exo extra femoro fibulo fronto gastro genio glosso gluteo hemi hepato humero hyo hyper hypo
    ilio infero infra inter intra ischio juxta labio lacrimo laryngo latero lumbo macro magno mandibulo maxillo medio
    meso meta metacarpo metatarso micro mono multi my mylo myo naso neuro occipito oculo odonto olivo omo orbito osteo
    palato palmo para parieto parvo peri petro pharyngo phreno pleuro ponto poly post postero prae pre pretecto pro
    pterygo pubo radio recto reno retro rubro sacro salpingo scapho semi sphenoido spheno spino splanchno sterno stylo
    sub super supero supra syn talo tarso tecto temporo thalamo thyro tibio tracheo trans tri tympano ulno uni uretero
    utero vesico vestibulo
    """.split(whereSeparator: { $0 == " " || $0 == "\n" })
  )
}
