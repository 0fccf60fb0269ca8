// SPDX-License-Identifier: Apache-2.0
import AnatomicalTerms
import Testing

struct LatinTermsTests {
  @Test(arguments: [
    ("M. biceps brachii", "musculus biceps brachii"), ("Mm. interossei", "musculi interossei"),
    ("A. radialis", "arteria radialis"), ("Aa. digitales", "arteriae digitales"),
    ("V. cava", "vena cava"), ("Vv. cordis", "venae cordis"), ("N. vagus", "nervus vagus"),
    ("Nn. ciliares", "nervi ciliares"), ("Lig. latum", "ligamentum latum"),
    ("Ligg. alaria", "ligamenta alaria"), ("R. dorsalis", "ramus dorsalis"),
    ("Rr. musculares", "rami musculares"), ("Proc. styloideus", "processus styloideus"),
    ("For. ovale", "foramen ovale"), ("Art. coxae", "articulatio coxae"),
    ("Artt. carpi", "articulationes carpi"), ("Gl. parotidea", "glandula parotidea"),
    ("Tub. majus", "tuberculum majus"), ("Fiss. orbitalis", "fissura orbitalis"),
    ("Sulc. centralis", "sulcus centralis"), ("Ncl. ruber", "nucleus ruber"),
    ("sulcus n. ulnaris", "sulcus nervi ulnaris"), ("Os hamatum", "os hamatum"),
    ("M. bíceps-brāchii", "musculus biceps brachii"),
  ])
  func abbreviationsAreWrittenOut(short: String, full: String) {
    #expect(LatinTerms.expansions(of: short).first == full)
  }

  @Test(arguments: [
    ("musculus biceps brachii", "m. biceps brachii"), ("Musculi interossei", "mm. interossei"),
    ("Sulcus nervi ulnaris", "sulc. n. ulnaris"), ("rami musculares", "rr. musculares"),
    ("processus styloideus", "proc. styloideus"), ("os hamatum", "os hamatum"),
  ])
  func nounsAreAbbreviated(full: String, short: String) {
    #expect(LatinTerms.abbreviated(full) == short)
    #expect(LatinTerms.expansions(of: short).contains(full.lowercased()))
  }

  /// The standard abbreviations of anatomical Latin, alone and in the plural.
  @Test(arguments: [
    ("a.", "arteria", "aa.", "arteriae"), ("v.", "vena", "vv.", "venae"),
    ("n.", "nervus", "nn.", "nervi"), ("m.", "musculus", "mm.", "musculi"),
    ("lig.", "ligamentum", "ligg.", "ligamenta"), ("r.", "ramus", "rr.", "rami"),
    ("art.", "articulatio", "artt.", "articulationes"), ("gl.", "glandula", "gll.", "glandulae"),
    ("ncl.", "nucleus", "ncll.", "nuclei"), ("nucl.", "nucleus", "nucll.", "nuclei"),
    ("nl.", "nodus lymphoideus", "nll.", "nodi lymphoidei"),
    ("cartil.", "cartilago", "cartill.", "cartilagines"), ("br.", "bronchus", "brr.", "bronchi"),
    ("pl.", "plexus", "pl.", "plexus"),
  ])
  func thePluralDoublesTheLastLetter(
    short: String,
    full: String,
    shortPlural: String,
    fullPlural: String
  ) {
    #expect(LatinTerms.expansions(of: short).contains(full))
    #expect(LatinTerms.expansions(of: shortPlural).contains(fullPlural))
    #expect(LatinTerms.expansions(of: "os") == ["os"])
  }

  @Test func whatIsTooLongForANameStaysAsItStands() {
    let long = String(repeating: "a. ", count: 40_000)
    let normalized = String(repeating: "a ", count: 40_000).dropLast()
    #expect(LatinTerms.expansions(of: long) == [String(normalized)])
    #expect(LatinTerms.expansions(of: String(repeating: "a. ", count: 9)).count == 128)
  }

  @Test func aNameMayHaveAThousandLetters() {
    let rest = String(repeating: "x", count: 998)
    #expect(LatinTerms.expansions(of: "m. \(rest)") == ["musculus \(rest)"])
    #expect(LatinTerms.expansions(of: "m. \(rest)x") == ["m \(rest)x"])
  }

  @Test(arguments: [
    ("ant.", ["anterior", "anterius"]), ("post.", ["posterior", "posterius"]),
    ("sup.", ["superior", "superius"]), ("inf.", ["inferior", "inferius"]),
    ("lat.", ["lateralis", "laterale"]), ("med.", ["medialis", "mediale"]),
    ("dex.", ["dexter", "dextra", "dextrum"]), ("sin.", ["sinister", "sinistra", "sinistrum"]),
  ])
  func adjectivesAreNotTakenForOthersThatBeginAlike(short: String, expected: [String]) {
    let found = LatinTerms.expansions(of: short)
    #expect(expected.allSatisfy(found.contains))
    for other in ["superficialis", "latus", "latissimus", "medius", "medianus", "sinus"] {
      #expect(!found.contains(other))
    }
  }

  @Test func anAdjectiveIsWrittenOutInEachGender() {
    let expansions = LatinTerms.expansions(of: "Lig. ant.")
    #expect(expansions.contains("ligamentum anterius"))
    #expect(expansions.contains("ligamentum anterior"))
    #expect(!expansions.contains { $0.contains("posterius") })
  }

  @Test func expansionsOfHostileTextAreFew() {
    let text = Array(repeating: "sup. dext. n.", count: 200).joined(separator: " ")
    #expect(LatinTerms.expansions(of: text).count <= 128)
    #expect(LatinTerms.expansions(of: "") == [""])
    #expect(LatinTerms.expansions(of: "...") == [""])
  }
}
