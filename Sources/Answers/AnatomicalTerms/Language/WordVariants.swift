// SPDX-License-Identifier: Apache-2.0

/// Words of anatomical Latin that are written in several ways and mean the same.
package enum WordVariants {
  /// Returns a normalized text with each word replaced by the first of its variants.
  package static func canonical(_ normalized: String) -> String {
    let words = TermText.parts(of: normalized)
    guard words.contains(where: { standard[$0] != nil }) else { return normalized }
    return words.map { standard[$0].map(String.init) ?? String($0) }.joined(separator: " ")
  }

  private static let standard: [Substring: Substring] = {
    var table: [Substring: Substring] = [:]
    for group in groups.split(separator: "\n") {
      let words = group.split(separator: " ")
      for word in words.dropFirst() { table[word] = words[0] }
    }
    return table
  }()

  /// Spellings (with and without the diphthongs, "j" or "i", British and American), endings of the same adjective,
  /// and genitives.
  private static let groups = """
    caecum coecum cecum
    caeci coeci ceci
    coeliacus caeliacus celiacus
    coeliaca caeliaca celiaca
    coeliacum caeliacum celiacum
    coeliaci caeliaci celiaci
    coeliacae caeliacae
    oesophagus esophagus
    oesophagi esophagi
    oesophageus esophageus
    oesophageae esophageae
    gluteus glutaeus
    glutea glutaea
    gluteae glutaeae
    gluteum glutaeum
    glutei glutaei
    fibularis peroneus peronaeus peronea peronaea
    fibulares peronei peronaei peroneae peronaeae
    anulus annulus
    anuli annuli
    anulare annulare
    jejunum ieiunum
    jejuni ieiuni
    jejunales ieiunales
    major maior
    majus maius
    majoris maioris
    majores maiores
    majora maiora
    ischiadicus ischiaticus
    ischiadica ischiatica
    ischiadicum ischiaticum
    ischiadici ischiatici
    lymphoideus lymphaticus
    lymphoidei lymphatici
    thyroideus thyreoideus thyroides
    thyroidea thyreoidea
    thyroideae thyreoideae
    parathyroidea parathyreoidea
    hyoideum hyoides
    styloideus styloides
    mastoideus mastoides
    coracoideus coracoides
    coronoideus coronoides
    xiphoideus xiphoides
    pterygoideus pterygoides
    scaphoideum scaphoides
    sphenoidale sphenoideum sphenoides
    ethmoidale ethmoideum ethmoides
    lambdoidea lambdoides
    deltoideus deltoides
    trapezoideum trapezoides
    hypophysis hypophyseos
    basis baseos
    pelvis pelveos
    axis axeos
    pubis pubeos
    epiphysis epiphyseos
    diaphragmatis diaphragmae
    fibre fiber
    fibres fibers
    grey gray
    centre center
    centres centers
    oesophageal esophageal
    caecal cecal
    coeliac celiac
    haemorrhoidal hemorrhoidal
    """
}
