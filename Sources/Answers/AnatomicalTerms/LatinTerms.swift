// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The spellings of anatomical Latin.
///
/// ```swift
/// LatinTerms.expansions(of: "Mm. interossei")          // ["musculi interossei"]
/// LatinTerms.expansions(of: "sulcus n. ulnaris")       // ["sulcus nervi ulnaris", "sulcus nervus ulnaris"]
/// LatinTerms.abbreviated("musculus biceps brachii")    // "m. biceps brachii"
/// ```
///
/// The lists are of general anatomical usage and can be read in the source. "Os" is never
/// abbreviated.
public enum LatinTerms: Sendable {
  /// The most expansions of a name that are returned.
  package static let mostExpansions = 128
  /// Longer texts are no names, and are returned as they are.
  private static let longestName = 1000

  /// Returns a name with its abbreviations written out.
  ///
  /// An abbreviation may stand for several words: for an adjective in each gender, for a noun in
  /// the nominative or, behind other words, in the genitive.
  ///
  /// - Parameter term: A name, with or without full stops behind its abbreviations.
  /// - Returns: The possible meanings, in lower case and without punctuation, the likeliest first
  ///   and at most 128; only the name itself when nothing is abbreviated, or when it is longer than
  ///   1,000 letters.
  public static func expansions(of term: String) -> [String] {
    expansions(ofNormalized: TermText.normalized(term))
  }

  package static func expansions(ofNormalized term: String) -> [String] {
    let words = TermText.parts(of: term)
    guard term.utf8.count <= longestName,
      words.contains(where: { LatinAbbreviation.all[String($0)] != nil })
    else { return [term] }
    var results = [""]
    for (position, word) in words.enumerated() {
      let word = String(word)
      let known = LatinAbbreviation.all[word]
      var options = (position == 0 ? known?.atStart : known?.later) ?? [word]
      if results.count * options.count > mostExpansions { options = [options[0]] }
      results = results.flatMap { start in
        options.map { position == 0 ? $0 : "\(start) \($0)" }
      }
    }
    return results
  }

  /// Returns a name with its nouns abbreviated as they commonly are: "a.", "aa.", "lig.", "proc."
  /// and the like.
  ///
  /// - Parameter term: A name whose words are written out.
  /// - Returns: The name in lower case and without other punctuation.
  public static func abbreviated(_ term: String) -> String {
    TermText.words(of: TermText.normalized(term)).enumerated().map { position, word in
      let short = position == 0 ? shortAtStart[word] : shortLater[word]
      return short.map { "\($0)." } ?? word
    }.joined(separator: " ")
  }

  private static let shortAtStart = shortForms {
    [($0.shortSingular, $0.singular), ($0.shortPlural, $0.plural)]
  }

  private static let shortLater = shortForms {
    [
      ($0.shortSingular, $0.genitive), ($0.shortPlural, $0.pluralGenitive),
      ($0.shortSingular, $0.singular), ($0.shortPlural, $0.plural),
    ]
  }

  /// The first abbreviation of each word, by the word.
  private static func shortForms(
    _ forms: (LatinNoun) -> [(short: [Substring], word: String)]
  ) -> [String: String] {
    var result: [String: String] = [:]
    for noun in LatinNoun.all {
      for (short, word) in forms(noun) where result[word] == nil {
        result[word] = short.first.map(String.init)
      }
    }
    return result
  }
}

// MARK: - Nouns

/// A noun of anatomical Latin that is often abbreviated.
package struct LatinNoun: Sendable {
  package let shortSingular: [Substring]
  package let singular: String
  package let genitive: String
  package let shortPlural: [Substring]
  package let plural: String
  package let pluralGenitive: String

  /// Reads "a | arteria arteriae | aa | arteriae arteriarum"; several abbreviations have blanks
  /// between them, and a word of two has an underscore.
  private init?(_ line: Substring) {
    let parts = line.split(separator: "|").map { $0.split(separator: " ") }
    guard parts.count == 4, parts[1].count == 2, parts[3].count == 2 else { return nil }
    func word(_ text: Substring) -> String { String(text).replacing("_", with: " ") }
    shortSingular = parts[0]
    singular = word(parts[1][0])
    genitive = word(parts[1][1])
    shortPlural = parts[2]
    plural = word(parts[3][0])
    pluralGenitive = word(parts[3][1])
  }

  /// All forms of the nouns that are known, whole words only.
  package static let forms = Set(
    all.flatMap { [$0.singular, $0.genitive, $0.plural, $0.pluralGenitive] }
  )

  /// From general usage in anatomical nomenclature: the plural doubles the last letter.
  package static let all: [LatinNoun] = """
    a | arteria arteriae | aa | arteriae arteriarum
    v | vena venae | vv | venae venarum
    n | nervus nervi | nn | nervi nervorum
    m musc | musculus musculi | mm | musculi musculorum
    lig | ligamentum ligamenti | ligg | ligamenta ligamentorum
    r | ramus rami | rr | rami ramorum
    art | articulatio articulationis | artt | articulationes articulationum
    gl gld | glandula glandulae | gll gldd | glandulae glandularum
    ncl nucl nuc | nucleus nuclei | ncll nucll | nuclei nucleorum
    nl | nodus_lymphoideus nodi_lymphoidei | nll | nodi_lymphoidei nodorum_lymphoideorum
    cartil cart | cartilago cartilaginis | cartill | cartilagines cartilaginum
    pl | plexus plexus | pll | plexus plexuum
    br | bronchus bronchi | brr | bronchi bronchorum
    proc | processus processus | procc | processus processuum
    for | foramen foraminis | forr | foramina foraminum
    tub tuberc | tuberculum tuberculi | tubb | tubercula tuberculorum
    tub | tuber tuberis | tubb | tubera tuberum
    tuberos | tuberositas tuberositatis | | tuberositates tuberositatum
    fiss | fissura fissurae | fisss | fissurae fissurarum
    sulc | sulcus sulci | sulcc | sulci sulcorum
    gyr | gyrus gyri | gyrr | gyri gyrorum
    gangl ggl | ganglion ganglii | gangll | ganglia gangliorum
    fac | facies faciei | facc | facies facierum
    inc incis | incisura incisurae | | incisurae incisurarum
    can | canalis canalis | cann | canales canalium
    tend | tendo tendinis | | tendines tendinum
    tr | tractus tractus | trr | tractus tractuum
    tr trunc | truncus trunci | trr | trunci truncorum
    fasc | fasciculus fasciculi | fascc | fasciculi fasciculorum
    fasc | fascia fasciae | fascc | fasciae fasciarum
    burs | bursa bursae | burss | bursae bursarum
    membr | membrana membranae | | membranae membranarum
    apon | aponeurosis aponeurosis | | aponeuroses aponeurosium
    retinac | retinaculum retinaculi | | retinacula retinaculorum
    foss | fossa fossae | fosss | fossae fossarum
    emin | eminentia eminentiae | | eminentiae eminentiarum
    spin | spina spinae | | spinae spinarum
    crist | crista cristae | | cristae cristarum
    cond | condylus condyli | | condyli condylorum
    epicond epic | epicondylus epicondyli | | epicondyli epicondylorum
    vert | vertebra vertebrae | vertt | vertebrae vertebrarum
    duct | ductus ductus | | ductus ductuum
    lob | lobus lobi | lobb | lobi loborum
    segm | segmentum segmenti | segmm | segmenta segmentorum
    reg | regio regionis | regg | regiones regionum
    disc | discus disci | | disci discorum
    caps | capsula capsulae | | capsulae capsularum
    corp | corpus corporis | corpp | corpora corporum
    cap | caput capitis | capp | capita capitum
    ped | pedunculus pedunculi | | pedunculi pedunculorum
    rad | radix radicis | radd | radices radicum
    rec | recessus recessus | recc | recessus recessuum
    sut | sutura suturae | sutt | suturae suturarum
    trig | trigonum trigoni | | trigona trigonorum
    ventr | ventriculus ventriculi | | ventriculi ventriculorum
    """.split(separator: "\n").compactMap(LatinNoun.init)
}

// MARK: - Abbreviations

/// An abbreviation of anatomical Latin and its meanings.
package struct LatinAbbreviation: Sendable {
  /// The words for it at the start of a name, the likeliest first.
  package let atStart: [String]
  /// The words for it behind other words, where nouns are mostly in the genitive; the likeliest
  /// first.
  package let later: [String]

  /// All known abbreviations, in lower case and without the full stop.
  package static let all: [String: LatinAbbreviation] = {
    var table: [String: LatinAbbreviation] = [:]
    func add(_ short: Substring, atStart: [String], later: [String]) {
      let before = table[String(short)]
      table[String(short)] = LatinAbbreviation(
        atStart: (before?.atStart ?? []) + atStart,
        later: (before?.later ?? []) + later
      )
    }
    for noun in LatinNoun.all {
      for short in noun.shortSingular {
        add(short, atStart: [noun.singular], later: [noun.genitive, noun.singular].unrepeated)
      }
      for short in noun.shortPlural {
        add(short, atStart: [noun.plural], later: [noun.pluralGenitive, noun.plural].unrepeated)
      }
    }
    for (short, forms) in adjectives {
      for short in short.split(separator: " ") {
        let forms = forms.split(separator: " ").map(String.init)
        add(short, atStart: forms, later: forms)
      }
    }
    return table
  }()

  private static let adjectives: KeyValuePairs<String, String> = [
    "ant": "anterior anterius anterioris anteriores anteriora anteriorum",
    "post": "posterior posterius posterioris posteriores posteriora posteriorum",
    "sup": "superior superius superioris superiores superiora superiorum",
    "inf": "inferior inferius inferioris inferiores inferiora inferiorum",
    "maj": "major majus majoris majores majora majorum",
    "lat": "lateralis laterale laterales lateralia lateralium",
    "med": "medialis mediale mediales medialia medialium",
    "dex dext dx": "dexter dextra dextrum dextri dextrae dextrorum dextrarum",
    "sin sinist": "sinister sinistra sinistrum sinistri sinistrae sinistrorum sinistrarum",
    "ext": "externus externa externum externi externae externorum externarum",
    "int": "internus interna internum interni internae internorum internarum",
    "prof": "profundus profunda profundum profundi profundae profundorum profundarum",
    "superf": "superficialis superficiale superficiales superficialia superficialium",
    "max": "maximus maxima maximum maximi maximae",
    "transv": "transversus transversa transversum transversi transversae",
    "prox": "proximalis proximale proximales proximalia",
    "dist": "distalis distale distales distalia",
    "dors": "dorsalis dorsale dorsales dorsalia",
    "ventr": "ventralis ventrale ventrales ventralia",
    "comm": "communis commune communes communia",
    "ext": "extensor extensoris extensorum",
    "flex": "flexor flexoris flexorum",
    "abd": "abductor abductoris abductorum",
    "rad": "radialis radiale radiales",
    "uln": "ulnaris ulnare ulnares",
    "tib": "tibialis tibiale tibiales",
    "fib": "fibularis fibulare fibulares",
    "brev": "brevis breve breves",
    "pect": "pectoralis pectorale pectorales",
    "glut": "gluteus glutea gluteum glutei gluteae",
    "pulm": "pulmonalis pulmonale pulmonales",
    "cruc": "cruciatus cruciata cruciatum cruciati",
    "brach": "brachii brachialis brachiale",
    "obl": "obliquus obliqua obliquum obliqui obliquae",
    "coll": "collaterale collateralis collateralia colli",
    "poll": "pollicis",
    "hall": "hallucis",
    "digit": "digitorum digiti",
    "quadr": "quadratus quadriceps quadrata quadratum",
    "coron": "coronaria coronarius coronarium coronoideus",
    "mesent": "mesenterica mesentericus mesenterici",
    "cerv": "cervicalis cervicale cervicales cervicis",
    "thor": "thoracica thoracicus thoracis thoracicae",
    "lumb": "lumbalis lumbale lumbales lumborum",
    "fem": "femoris femoralis femorale",
    "min": "minor minus minimus minima minimum",
  ]
}

// MARK: - The language

extension Language {
  package static let latin: Language = "la"

  package var isLatin: Bool { base == .latin }
}
