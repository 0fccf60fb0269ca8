// SPDX-License-Identifier: Apache-2.0

// MARK: - Spelling

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

  /// Spellings (with and without the diphthongs, "j" or "i", British and American), endings of the
  /// same adjective, and genitives.
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

// MARK: - Numbers

/// Numbers in names: digits, Roman numerals and ordinal words.
package enum Numerals {
  /// Returns a normalized name with digits for all numbers in it, its words in one order; nil when
  /// it has none.
  ///
  /// So "costa ii", "costa secunda" and "costa 2" are the same, and "second rib" is "rib 2".
  package static func canonical(_ name: String) -> String? {
    let words = TermText.parts(of: name)
    var hasNumber = false
    let changed = words.enumerated().map { place, word in
      guard let number = number(of: word, isFirst: place == 0) else { return String(word) }
      hasNumber = true
      return String(number)
    }
    return hasNumber ? TermForms.orderKey(of: changed.joined(separator: " ")) : nil
  }

  /// Returns a normalized name with digits written as Roman numerals and the other way round, or
  /// nil when it has none.
  package static func exchanged(_ name: String) -> String? {
    let words = TermText.words(of: name)
    let changed = words.enumerated().map { place, word in
      if let value = Int(word), 1...roman.count ~= value { return roman[value - 1] }
      guard place > 0, let value = roman.firstIndex(of: word) else { return word }
      return String(value + 1)
    }
    return changed == words ? nil : changed.joined(separator: " ")
  }

  /// Whether a word consists of digits or is a Roman numeral.
  static func isNumber(_ word: Substring) -> Bool {
    Int(word) != nil || roman.contains { $0 == word }
  }

  /// The number that a word is; "v" in front is a vein.
  private static func number(of word: Substring, isFirst: Bool) -> Int? {
    if let value = Int(word) { return value }
    if let value = roman.firstIndex(where: { $0 == word }) { return isFirst ? nil : value + 1 }
    if let value = ordinals[word] { return value }
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    return ["st", "nd", "rd", "th"].contains(word[digits.endIndex...]) ? Int(digits) : nil
  }

  private static let roman = [
    "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii",
  ]

  /// Ordinal words in the nominative, by their number.
  private static let ordinals: [Substring: Int] = {
    let german = ["e", "er", "es", "en"]
    var table: [Substring: Int] = [:]
    for (place, line) in words.split(separator: "\n").enumerated() {
      let forms = line.split(separator: " ")
      for ending in ["us", "a", "um", "i", "ae"] { table["\(forms[0])\(ending)"] = place + 1 }
      table[forms[1]] = place + 1
      for ending in german { table["\(forms[2])\(ending)"] = place + 1 }
    }
    return table
  }()

  /// The Latin stem, the English word and the German stem.
  private static let words = """
    prim first erst
    secund second zweit
    terti third dritt
    quart fourth viert
    quint fifth fuenft
    sext sixth sechst
    septim seventh siebt
    octav eighth acht
    non ninth neunt
    decim tenth zehnt
    undecim eleventh elft
    duodecim twelfth zwoelft
    """
}

// MARK: - The word for the kind

/// Words for the kind of a structure, without which many names are used: "(musculus) biceps
/// brachii".
package enum KindWords {
  /// Returns a normalized name without the word for its kind; nil when there is none or too little
  /// else.
  package static func shortened(_ name: String) -> String? {
    let words = TermText.parts(of: name)
    guard words.count > 1, let first = words.first, let last = words.last else { return nil }
    let isInFront = inFront.contains(first)
    guard isInFront || behind.contains(last) else { return nil }
    let rest = isInFront ? words.dropFirst() : words.dropLast()
    // A numeral or "lata" says too little.
    guard rest.contains(where: { $0.count > 4 }) else { return nil }
    return rest.joined(separator: " ")
  }

  /// Returns the names that a name without its kind might be short for.
  ///
  /// - Parameters:
  ///   - rest: The normalized name without its kind.
  ///   - byLeftOutKindsOnly: Whether only the kinds are meant that names are often used without.
  /// - Returns: The names, normalized.
  package static func lengthened(
    _ rest: String,
    byLeftOutKindsOnly: Bool = false
  ) -> [String] {
    (byLeftOutKindsOnly ? inFront : allInFront).map { "\($0) \(rest)" }
      + (byLeftOutKindsOnly ? behind : allBehind).map { "\(rest) \($0)" }
  }

  private static let allInFront = inFront.union(namesakesInFront)
  private static let allBehind = behind.union(namesakesBehind)

  private static let inFront: Set<Substring> = [
    "musculus", "os", "nervus", "arteria", "vena", "ligamentum",
  ]
  private static let behind: Set<Substring> = ["muscle", "bone"]

  /// Further kinds that share names with those.
  private static let namesakesInFront: Set<Substring> = [
    "ramus", "rami", "regio", "fossa", "sulcus", "facies", "margo", "processus", "sutura", "plexus",
    "ganglion", "truncus", "ductus", "glandula", "canalis", "foramen", "cartilago", "articulatio",
    "lobus", "sinus", "angulus", "pars", "nodi", "venae", "arteriae", "nervi", "ossa", "musculi",
    "tuberositas", "tuberculum", "fascia", "tendo", "crista", "incisura", "nucleus", "bursa",
  ]
  private static let namesakesBehind: Set<Substring> = [
    "nerve", "artery", "vein", "lobe", "sinus", "region", "process", "suture", "gland", "ligament",
    "fossa", "notch", "branch", "crest", "angle", "surface", "border", "plexus", "ganglion",
    "canal",
    "line", "pole", "joint", "duct", "cartilage", "nucleus", "gyrus", "sulcus", "part", "head",
  ]
}
