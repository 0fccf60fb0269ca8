// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The structures by their names in a language, as names are compared.
///
/// The index of a language is made when it is asked for the first time, and the parts of it that
/// few answers need when one of these comes.
package struct NameIndex: Sendable {
  /// The language of the names.
  package let language: Language
  /// The names and abbreviations as they are compared, structure by structure.
  package let keys: [String]
  /// The structures that have a name, by their places among all.
  private let places: [String: [Int]]

  private init(_ language: Language, _ names: (AnatomicalTerm) -> [String]) {
    var places = [String: [Int]](minimumCapacity: 3 * AnatomicalTerm.all.count)
    var keys: [String] = []
    for (place, term) in AnatomicalTerm.all.enumerated() {
      for name in names(term) + term.abbreviations {
        let key = Self.key(of: name)
        if places[key]?.last == place { continue }
        places[key, default: []].append(place)
        keys.append(key)
      }
    }
    (self.language, self.keys, self.places) = (language, keys, places)
  }

  /// The index of a language; nil where the list has no names in it.
  package static func names(in language: Language) -> NameIndex? {
    switch language.base {
    case .latin: latin
    case .english: english
    case .german: german
    default: nil
    }
  }

  /// The languages of the list.
  package static let languages: [Language] = [.latin, .english, .german]

  private static let latin = NameIndex(.latin, \.latin)
  private static let english = NameIndex(.english, \.english)
  private static let german = NameIndex(.german, \.german)

  /// A name as it is compared: in lower case without punctuation, with one of the variants of each
  /// word.
  package static func key(of name: String) -> String {
    WordVariants.canonical(TermText.normalized(name))
  }

  /// The structures that have a name.
  package func structures(of key: String) -> [Int] { places[key] ?? [] }

  /// The structures that a name without the word for its kind may mean.
  ///
  /// - Returns: The structures, and whether the kind that is missing is one that may be left out.
  package func structures(withoutKind key: String) -> (structures: Set<Int>, mayBeLeftOut: Bool) {
    let found = Set(KindWords.lengthened(key).flatMap(structures(of:)))
    let own = KindWords.lengthened(key, byLeftOutKindsOnly: true).flatMap(structures(of:))
    return (found, found.count == 1 && !own.isEmpty)
  }

  /// The structures that have a name in another notation of its numbers: "rib 2" for "second rib".
  package func structures(numbered key: String) -> Set<Int> {
    guard let canonical = Numerals.canonical(key) else { return [] }
    return further.numbered[canonical] ?? []
  }

  /// The structures that have a name without the owner of a part: "tuberculum majus" for "tuberculum
  /// majus humeri".
  package func structures(withoutOwner key: String) -> Set<Int> { further.ownerless[key] ?? [] }

  // MARK: Names in other forms

  private struct Further: Sendable {
    var numbered: [String: Set<Int>] = [:]
    var ownerless: [String: Set<Int>] = [:]

    init(_ index: NameIndex?) {
      guard let index else { return }
      for (key, places) in index.places {
        if let canonical = Numerals.canonical(key) {
          numbered[canonical, default: []].formUnion(places)
        }
        if let short = PartOwners.withoutOwner(key, in: index.language) {
          ownerless[short, default: []].formUnion(places)
        }
      }
      // A short name is no one's where others begin with it, too, whoever their owners are.
      for (key, places) in index.places {
        let words = TermText.parts(of: key)
        for count in words.indices.dropFirst(2) {
          let start = words[..<count].joined(separator: " ")
          ownerless[start]?.formUnion(places)
        }
      }
    }
  }

  private var further: Further {
    switch language {
    case .english: Self.furtherEnglish
    case .german: Self.furtherGerman
    default: Self.furtherLatin
    }
  }

  private static let furtherLatin = Further(latin)
  private static let furtherEnglish = Further(english)
  private static let furtherGerman = Further(german)
}

/// Parts whose owner may be left out where the picture shows it: "tuberculum majus (humeri)",
/// "greater tubercle (of humerus)".
package enum PartOwners {
  /// Returns a normalized name without the owner of the part; nil when it names none, or too little
  /// is left.
  package static func withoutOwner(_ key: String, in language: Language) -> String? {
    let words = TermText.parts(of: key)
    let rest: ArraySlice<Substring>
    switch language.base {
    case .latin:
      guard let first = words.first, latinParts.contains(first) else { return nil }
      guard let owner = words.indices.dropFirst(2).first(where: { latinOwners.contains(words[$0]) })
      else { return nil }
      rest = words[..<owner]
    case .english:
      guard let of = words.firstIndex(of: "of"), of >= 2, englishParts.contains(words[of - 1])
      else {
        return nil
      }
      rest = words[..<of]
    case .german:
      guard let of = words.firstIndex(where: { ["des", "der"].contains($0) }), of >= 2 else {
        return nil
      }
      rest = words[..<of]
    default: return nil
    }
    return rest.joined(separator: " ")
  }

  private static func list(_ words: String) -> Set<Substring> {
    Set(words.split { $0 == " " || $0 == "\n" })
  }

  private static let latinParts = list(
    """
    angulus apex arcus basis caput cervix collum condylus corpus cornu crista epicondylus extremitas facies fossa fovea
    incisura labium linea malleolus margo processus spina sulcus trochanter trochlea tuber tuberculum tuberositas
    """
  )

  /// Owners in the genitive.
  private static let latinOwners = list(
    """
    atlantis axis calcanei claviculae costae coxae cordis femoris fibulae hepatis humeri ischii ilii ilium linguae
    mandibulae maxillae musculi nasi nervi ossis oris patellae pelvis phalangis pubis pulmonis radii renis sacri scapulae
    sterni tali tibiae ulnae uteri vertebrae
    """
  )

  private static let englishParts = list(
    """
    angle apex arch base head cervix neck condyle body shaft horn crest epicondyle end surface fossa notch lip line
    malleolus border margin process spine groove trochanter trochlea tuberosity tubercle
    """
  )
}
