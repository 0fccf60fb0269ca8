// SPDX-License-Identifier: Apache-2.0
internal import WordDistances

// MARK: - Beginnings

/// Beginnings that make another word: "peri-" for "para-", "stylo-" for "mylo-".
package enum CombiningForms {
  /// Whether two words are the same behind different beginnings, of which one may be missing.
  ///
  /// Beginnings that differ in one letter, as "hyo-" and "hypo-", are left to what is known, for
  /// slips make them too.
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

// MARK: - Endings

/// Endings of words in Latin, English and German.
package enum WordEndings {
  private static let genders = [
    ["us", "a", "um"], ["er", "ra", "rum"], ["is", "e"], ["or", "us"],
  ]

  /// Whether two words differ only in the ending that shows the gender.
  package static func differInGender(_ first: String, _ second: String) -> Bool {
    genders.contains { endings in
      endings.contains { one in
        endings.contains { other in
          one != other && first.hasSuffix(one) && second.hasSuffix(other)
            && first.count - one.count >= 3
            && first.dropLast(one.count) == second.dropLast(other.count)
        }
      }
    }
  }

  /// Returns a Latin word without the ending that shows its case, number or gender, the same for
  /// "dentalis" and "dentales"; nil when it ends like no adjective or noun.
  package static func stem(ofLatin word: String) -> Substring? {
    let letters = word.utf8
    let most = min(longest, letters.count - shortestStem)
    for length in stride(from: most, to: 0, by: -1)
    where inflections.contains(Substring(letters.suffix(length))) {
      let stem = Substring(letters.dropLast(length))
      // "Ganglii" is of "ganglion".
      return stem.hasSuffix("i") && length < most ? stem.dropLast() : stem
    }
    return nil
  }

  /// Whether a word is the nominative of a noun whose genitive has another stem: "femur" of
  /// "femoris".
  package static func isNominative(_ word: String, ofGenitive genitive: String) -> Bool {
    nominatives[genitive] == word
  }

  /// The nominatives by their genitives.
  private static let nominatives: [String: String] = {
    let pairs = """
      femur femoris caput capitis corpus corporis os ossis pes pedis cor cordis crus cruris
      thorax thoracis larynx laryngis pharynx pharyngis pollex pollicis hallux hallucis
      cervix cervicis radix radicis vertex verticis apex apicis cortex corticis iris iridis
      hepar hepatis ren renis pulmo pulmonis pancreas pancreatis abdomen abdominis
      foramen foraminis dens dentis index indicis coccyx coccygis meninx meningis
      tempus temporis occiput occipitis lien lienis cutis cutis glans glandis
      """.split(whereSeparator: \.isWhitespace).map(String.init)
    let places = stride(from: 0, to: pairs.count - 1, by: 2)
    return Dictionary(places.map { (pairs[$0 + 1], pairs[$0]) }) { first, _ in first }
  }()

  private static let shortestStem = 3
  private static let longest = 4
  private static let inflections: Set<Substring> = [
    "a", "ae", "am", "arum", "e", "em", "es", "i", "ia", "ibus", "is", "ium", "on", "orum", "um",
    "us",
  ]
}

// MARK: - Number

/// Whether two names differ only in number: one is the plural of the other.
package enum NumberForms {
  /// Whether the first name is the plural of the second, both by their normalized words: "musculi"
  /// of "musculus".
  package static func isPlural(_ plural: [String], of singular: [String]) -> Bool {
    guard plural.count == singular.count, plural != singular else { return false }
    return zip(plural, singular).allSatisfy {
      $0 == $1 || isLatinPlural($0, of: $1) || isPluralWord($0, of: $1, by: livingEndings)
    }
  }

  /// Whether the first word is the plural of the second in Latin.
  package static func isLatinPlural(_ plural: String, of singular: String) -> Bool {
    isPluralWord(plural, of: singular, by: latinEndings) || (singular == "os" && plural == "ossa")
  }

  /// Whether a Latin name has an adjective behind its first word that can only be a plural: "rami
  /// dorsales".
  package static func isPluralByAdjective(_ words: [String]) -> Bool {
    words.dropFirst().contains { $0.count > 4 && $0.hasSuffix("es") && !singularsInES.contains($0) }
  }

  /// Whether a Latin name has an adjective behind its first word that can only be a singular: "vena
  /// apicalis".
  package static func isSingularByAdjective(_ words: [String]) -> Bool {
    words.dropFirst().contains { word in
      word.count > 4 && ["aris", "alis", "ior", "ius"].contains(where: word.hasSuffix)
    }
  }

  private static let singularsInES: Set<String> = [
    "facies", "pubes", "series", "species", "caries",
  ]

  private static func isPluralWord(
    _ plural: String,
    of singular: String,
    by endings: [(one: String, many: String)]
  ) -> Bool {
    // Only endings differ, so most words are told apart by their first letter.
    guard plural.utf8.first == singular.utf8.first else { return false }
    return endings.contains { one, many in
      singular.hasSuffix(one) && plural.hasSuffix(many)
        && singular.count - one.count >= 2
        && singular.dropLast(one.count) == plural.dropLast(many.count)
    }
  }

  /// Endings of the singular and the plural.
  private static let latinEndings: [(one: String, many: String)] = [
    ("us", "i"), ("a", "ae"), ("um", "a"), ("is", "es"), ("e", "ia"), ("er", "ri"), ("on", "a"),
    ("en", "ina"), ("or", "ores"), ("ior", "iores"), ("ius", "iora"), ("us", "ora"), ("us", "era"),
    ("io", "iones"), ("o", "ines"), ("o", "ones"), ("as", "ates"), ("ix", "ices"), ("ex", "ices"),
    ("ut", "ita"), ("s", "tes"),
  ]

  /// The same in English and German.
  private static let livingEndings: [(one: String, many: String)] = [
    ("", "s"), ("", "es"), ("y", "ies"), ("", "e"), ("", "n"), ("", "en"), ("", "er"),
  ]
}
