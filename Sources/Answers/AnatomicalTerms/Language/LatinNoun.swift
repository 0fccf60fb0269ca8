// SPDX-License-Identifier: Apache-2.0

/// A noun of anatomical Latin that is often abbreviated.
package struct LatinNoun: Sendable {
  package let shortSingular: [Substring]
  package let singular: String
  package let genitive: String
  package let shortPlural: [Substring]
  package let plural: String
  package let pluralGenitive: String

  /// Reads "a | arteria arteriae | aa | arteriae arteriarum"; several abbreviations have blanks between them,
  /// and a word of two has an underscore.
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
    m | musculus musculi | mm | musculi musculorum
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
    epicond | epicondylus epicondyli | | epicondyli epicondylorum
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
