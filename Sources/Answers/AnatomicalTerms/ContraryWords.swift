// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Words and beginnings of words of which one must never be taken for another: sides, directions,
/// ranks, contrary actions, and words that look alike or number a row.
package enum ContraryWords {
  /// A normalized name with one of its words replaced by a contrary one.
  package struct Contrary: Hashable, Sendable {
    /// The other name.
    package let name: String
    /// Whether the words are those for left and right.
    package let isOtherSide: Bool
    /// Whether whole words or their stems are exchanged, not only their beginnings.
    package let isWord: Bool
    /// Whether one means the opposite of the other; "third" is none of "second", nor "ileus" of
    /// "ileum".
    package let isOpposite: Bool
  }

  /// The word that stands for another one at the same place of two names that are otherwise equal.
  package static func contrary(_ written: [String], of expected: [String]) -> Contrary? {
    guard written.count == expected.count else { return nil }
    let differing = expected.indices.filter { written[$0] != expected[$0] }
    guard differing.count == 1, let place = differing.first else { return nil }
    let found = contraries(ofWord: expected[place]).filter { $0.name == written[place] }
    return found.first(where: \.isOtherSide) ?? found.first
  }

  /// Returns the names that a name becomes when a word, or the beginning of one, is replaced by a
  /// contrary.
  ///
  /// - Parameter words: The words of a normalized name.
  /// - Returns: The other names, each once.
  /// - Complexity: O(*n*) in the letters of the name.
  package static func contraries(of words: [String]) -> [Contrary] {
    var found: [Contrary] = []
    for (position, word) in words.enumerated() {
      for other in contraries(ofWord: word) {
        var changed = words
        changed[position] = other.name
        let name = changed.joined(separator: " ")
        found.append(
          Contrary(
            name: name,
            isOtherSide: other.isOtherSide,
            isWord: other.isWord,
            isOpposite: other.isOpposite
          )
        )
      }
    }
    return found.unrepeated
  }

  private static func contraries(ofWord word: String) -> [Contrary] {
    var found: [Contrary] = []
    for (stem, offset) in stems(in: word) {
      let family = families[stem.family]
      let before = word.utf8.prefix(offset)
      let after = word.utf8.dropFirst(offset + stem.letters.count)
      for other in family.members where other != family.members[stem.member] {
        let changed = String(Substring(before)) + other + String(Substring(after))
        found.append(
          Contrary(
            name: changed,
            isOtherSide: family.kind == .side,
            isWord: true,
            isOpposite: family.kind != .other
          )
        )
      }
    }
    for family in beginnings {
      for start in family where word.hasPrefix(start) && word.count > start.count + 2 {
        for other in family where other != start {
          let changed = other + word.dropFirst(start.count)
          found.append(
            Contrary(name: changed, isOtherSide: false, isWord: false, isOpposite: true)
          )
        }
      }
    }
    return found
  }

  /// The stems that a word contains, by family and member, each where it comes first.
  private static func stems(in word: String) -> [(stem: Stem, offset: Int)] {
    let letters = Array(word.utf8)
    var found: [(stem: Stem, offset: Int)] = []
    for offset in letters.indices.dropLast() {
      guard let stems = stemsByStart[letterPair(letters[offset...])] else { continue }
      for stem in stems where letters[offset...].starts(with: stem.letters) {
        if !found.contains(where: { $0.stem.family == stem.family && $0.stem.member == stem.member }
        ) {
          found.append((stem, offset))
        }
      }
    }
    return found.sorted { ($0.stem.family, $0.stem.member) < ($1.stem.family, $1.stem.member) }
  }

  /// Words or stems that exclude each other.
  private struct Family: Sendable {
    enum Kind {
      /// Left and right.
      case side
      case opposite
      /// Words that stand for other things and are no opposites.
      case other
    }

    let members: [String]
    let kind: Kind

    init(_ line: Substring, _ kind: Kind) {
      members = line.split(separator: " ").map(String.init)
      self.kind = kind
    }
  }

  /// A member of a family, by the offsets of both.
  private struct Stem: Sendable {
    let family: Int
    let member: Int
    let letters: [UInt8]
  }

  /// The stems by their first two letters, so that only few are compared at each letter of a word.
  private static let stemsByStart: [UInt16: [Stem]] = {
    var table: [UInt16: [Stem]] = [:]
    for (family, members) in families.map(\.members).enumerated() {
      for (member, text) in members.enumerated() {
        let stem = Stem(family: family, member: member, letters: Array(text.utf8))
        table[letterPair(stem.letters[...]), default: []].append(stem)
      }
    }
    return table
  }()

  /// The first two letters of some as one number; every stem has as many.
  private static func letterPair(_ letters: ArraySlice<UInt8>) -> UInt16 {
    letters.prefix(2).reduce(0) { $0 << 8 | UInt16($1) }
  }

  private static let families: [Family] =
    [
      "dexter sinister", "dextr sinistr", "left right", "links rechts", "linke rechte",
    ].map { Family($0[...], .side) }
    + opposites.split(separator: "\n").map { Family($0, .opposite) }
    + others.split(separator: "\n").map { Family($0, .other) }

  private static let opposites = """
    superior inferior medius
    superius inferius medium
    anterior posterior
    anterius posterius
    antero postero
    supero infero
    externus internus intimus
    externa interna intima
    externum internum intimum
    externi interni
    externae internae
    extern intern
    medialis lateralis intermedius medianus
    mediale laterale intermedium medianum
    mediales laterales intermedii
    medial lateral
    intermedi medi
    major minor
    majus minus
    majoris minoris
    majores minores
    maxim minim medi
    longus brevis
    longi breves
    proximal distal
    superficial profund deep
    dorsal ventral palmar plantar
    cranial caudal rostral
    ascend descend transvers
    ascendens descendens transversus
    afferen efferen
    flexor extensor
    abduct adduct
    pronator supinator
    levator depressor
    ulnar radial
    tibial fibular femoral
    viscer pariet
    alb grise
    ointer ointra
    osupra oinfra
    upper lower middle
    inner outer
    front back
    greater lesser
    great small
    large small
    long short
    ober unter mittler
    obere untere mittlere
    vorder hinter
    aussen innen
    aeusser inner
    gross klein
    lang kurz
    tief oberflaechlich
    """

  /// Words that differ by a letter or two, and words that number a row or its parts.
  private static let others = """
    abducen adducen
    perine perone
    renal retinal
    ileum ileus
    opticu oticu
    carp tars
    primus secundus tertius quartus quintus
    prima secunda tertia quarta quinta
    primi secundi tertii quarti quinti
    primum secundum tertium quartum quintum
    first second third fourth fifth
    erst zweit dritt viert fuenft
    cervic thorac lumb sacr
    """

  private static let beginnings: [[String]] = """
    supra infra
    super sub
    inter intra infra
    endo exo ecto
    epi hypo
    hyper hypo
    ante post
    prae post
    pre post
    epi endo peri
    meso meta
    """.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
}
