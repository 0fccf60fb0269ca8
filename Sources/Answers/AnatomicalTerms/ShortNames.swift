// SPDX-License-Identifier: Apache-2.0

extension AnatomicalTerm {
  /// The abbreviations of the structures that have some, by the first Latin name.
  ///
  /// Vertebrae and nerves are named by their numbers; vessels, ligaments and muscles by the letters
  /// that clinics use in English and German.
  static let shortNames: [String: [String]] = {
    var table: [String: [String]] = [:]
    for line in others.split(separator: "\n") {
      let parts = line.split(separator: "|").map { names(in: $0, between: ";") }
      if parts.count == 2, let term = parts[0].first { table[term] = parts[1] }
    }
    for (nerve, numeral) in zip(cranialNerves, numerals) {
      table["Nervus \(nerve)"] = [
        "N. \(numeral)", "CN \(numeral)", "HN \(numeral)", "Nervus \(numeral)",
        "Nervus cranialis \(numeral)", "Hirnnerv \(numeral)",
      ]
    }
    for (name, count, signs) in spine {
      for (place, numeral) in numerals.prefix(count).enumerated() {
        table["Vertebra \(name) \(numeral)"] = signs.map { "\($0)\(place + 1)" }
      }
    }
    return table
  }()

  /// Returns a name of a cranial nerve without its number behind it: "Nervus opticus" for "Nervus
  /// opticus II"; nil for any other name, and for another nerve's number.
  package static func withoutOwnNumber(_ name: String) -> String? {
    let words = name.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, let last = words.last,
      let number = numerals.firstIndex(where: { $0 == last.uppercased() })
        ?? Int(last).flatMap({ numerals.indices.contains($0 - 1) ? $0 - 1 : nil })
    else { return nil }
    let rest = words.dropLast().joined(separator: " ")
    let forms = TermForms(rest, isLatin: true)
    // In the other languages the name is that of the dictionary.
    let isNerve =
      forms.expanded.contains("nervus \(cranialNerves[number])")
      || NameIndex.languages.compactMap { NameIndex.names(in: $0) }.contains { names in
        forms.standard.flatMap(names.structures(of:)).contains {
          all[$0].latin.first == "Nervus \(cranialNerves[number])"
        }
      }
    return isNerve ? rest : nil
  }

  /// Whether a name is an abbreviation of a structure.
  package static func isAbbreviation(_ name: String) -> Bool { allShortNames.contains(name) }

  private static let allShortNames = Set(shortNames.values.joined())

  private static func names(in text: Substring, between separator: Character) -> [String] {
    text.split(separator: separator).map { part in
      part.split(separator: " ").joined(separator: " ")
    }
  }

  private static let numerals = [
    "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII",
  ]

  /// In the order of their numbers.
  private static let cranialNerves = [
    "olfactorius", "opticus", "oculomotorius", "trochlearis", "trigeminus", "abducens", "facialis",
    "vestibulocochlearis", "glossopharyngeus", "vagus", "accessorius", "hypoglossus",
  ]

  /// The adjective of a part of the spine, how many vertebrae it has, and the signs before their
  /// number.
  private static let spine: [(name: String, count: Int, signs: [String])] = [
    ("cervicalis", 7, ["C", "C ", "HWK ", "HWK"]),
    ("thoracica", 12, ["T", "T ", "Th", "Th ", "BWK ", "BWK"]),
    ("lumbalis", 5, ["L", "L ", "LWK ", "LWK"]),
  ]

  private static let others = """
    Arteria carotis communis | CCA ; ACC
    Arteria carotis interna | ICA ; ACI
    Arteria carotis externa | ECA ; ACE
    Arteria cerebri anterior | ACA
    Arteria cerebri media | MCA ; ACM
    Arteria cerebri posterior | PCA ; ACP
    Arteria communicans anterior | ACoA
    Arteria communicans posterior | PCoA
    Arteria inferior posterior cerebelli | PICA
    Arteria inferior anterior cerebelli | AICA
    Arteria superior cerebelli | SCA
    Arteria coronaria dextra | RCA
    Arteria coronaria sinistra | LCA
    Ramus interventricularis anterior | LAD ; RIVA
    Ramus circumflexus arteriae coronariae sinistrae | LCX ; RCX
    Arteria mesenterica superior | SMA ; AMS
    Arteria mesenterica inferior | IMA ; AMI
    Vena cava superior | SVC ; VCS
    Vena cava inferior | IVC ; VCI
    Vena jugularis interna | IJV ; VJI
    Vena jugularis externa | EJV ; VJE
    Ligamentum cruciatum anterius | ACL ; VKB
    Ligamentum cruciatum posterius | PCL ; HKB
    Ligamentum collaterale tibiale | MCL
    Ligamentum collaterale fibulare | LCL
    Musculus sternocleidomastoideus | SCM
    Articulatio temporomandibularis | TMJ
    Articulatio acromioclavicularis | AC joint
    Articulatio sternoclavicularis | SC joint
    Articulatio sacroiliaca | SI joint ; SIJ
    Musculus flexor carpi ulnaris | FCU
    Musculus flexor carpi radialis | FCR
    Musculus extensor carpi ulnaris | ECU
    Musculus extensor carpi radialis longus | ECRL
    Musculus extensor carpi radialis brevis | ECRB
    Musculus flexor digitorum superficialis | FDS
    Musculus flexor digitorum profundus | FDP
    Musculus flexor pollicis longus | FPL
    Musculus extensor pollicis longus | EPL
    Musculus extensor pollicis brevis | EPB
    Musculus abductor pollicis longus | APL
    Nodus sinuatrialis | SA node
    Nodus atrioventricularis | AV node
    Corpus geniculatum laterale | LGN ; CGL
    Corpus geniculatum mediale | MGN ; CGM
    """

  /// The people, as far as they occur here, after whom structures are named, with the adjectives that
  /// were made of their names.
  static let people: Set<Substring> = Set(
    """
    Achilles Adam Adamkiewicz Alcock Ammon Arantius Aschoff Auerbach Azyr Bartholin Bauhin
    Bechterew Bell Bellini Bertin Bichat Bigelow Bochdalek Botalli Botallo Bowman Broca Bruch
    Brunner Buck Burdach Büngner Cajal Calot Camper Chopart Clara Clarke Cleland Cloquet Colles
    Cooper Corti Cowper Cuvier Darwin Deiters Denonvilliers Descemet Disse Douglas Drummond Ebner
    Edinger Erb Eustachi Eustachian Fallopian Fallopio Flack Flechsig Forel Frankenhauser
    Frankenhäuser Galen Gasser Gasserian Gennari Gerota Giacomini Gimbernat Glaser Glisson Golgi
    Goll Graaf Graafian Guyon Haller Hassall Havers Haversian Heister Henle Hensen Heschl
    Hesselbach Heubner His Hoffa Hunter Hyrtl Ito Jacobson Keith Kerckring Kiesselbach Kohlrausch
    Krause Kupffer Labbe Langer Langerhans Larrey Latarjet Leydig Lieberkuhn Lieberkühn Lisfranc
    Lissauer Lister Little Littré Lockwood Louis Ludwig Luschka Magendie Maissiat Malpighi
    Malpighian Marshall Mayo Meckel Meibom Meibomian Meissner Merkel Meynert Moll Monro Montgomery
    Morgagni Morison Muller Mullerian Müller Nissl Nuck Oddi Onuf Pacchioni Pacini Pacinian Paneth
    Passavant Perlia Petit Peyer Poupart Purkinje Ranvier Rathke Reichert Reil Reissner Retzius
    Rivinus Rolando Roller Rosenmuller Rosenmüller Rosenthal Ruffini Santorini Scarpa Schlemm
    Schmorl Schwalbe Schwann Schütz Sertoli Sharpey Skene Spieghel Spigelian Stenon Stensen Sylvian
    Sylvius Tawara Tenon Thebesian Thebesius Tomes Treitz Trolard Tulp Tyson Valsalva Varolius
    Vater Vesalius Vidian Vidianus Vieussens Virchow Volkmann Waldeyer Wernicke Westphal Wharton
    Wilkie Willis Winslow Wirsung Wolff Wolffian Wormian Wrisberg Zeis Zinn
    """.split { $0 == " " || $0 == "\n" }
  )
}
