// SPDX-License-Identifier: Apache-2.0
internal import TextFolding

/// Reads the two files of a Hunspell dictionary.
///
/// Lines that make no sense are passed over, as Hunspell does.
struct HunspellReader {
  private enum FlagForm {
    case byte, long, number, scalar
  }

  private(set) var stems = StemTable()
  private(set) var flagSets = FlagSets()
  private(set) var options = HunspellOptions()
  private(set) var prefixes = AffixRules(areEndings: false)
  private(set) var suffixes = AffixRules(areEndings: true)
  private var marks: [FlagSets.Mark: UInt32] = [:]
  private var flagForm = FlagForm.byte
  private var isLatin1 = true
  /// Sets of flags that are named by their numbers.
  private var aliases: [[UInt8]] = []
  private var hasAliases = false
  /// The flags whose affixes go together with those of the other end.
  private var combinable: Set<UInt32> = []
  /// The flags of endings that other endings take.
  private var outerFlags: Set<UInt32> = []
  /// The flags whose first line was read, by whether they are those of endings.
  private var begun: [Bool: Set<UInt32>] = [:]
  private var areCapitalsOutside = false
  private var forbidsSlips = false
  private var slips: [(wrong: [UInt8], right: [UInt8])] = []
  /// Whether words are kept without their marks.
  private let ignoresDiacritics: Bool

  /// Reads a dictionary, with its words as they are or without their marks.
  static func dictionary(
    words: [UInt8],
    affixes: [UInt8],
    ignoresDiacritics: Bool = false
  ) throws(Lexicon.UnknownEncoding) -> HunspellDictionary {
    var reader = HunspellReader(ignoresDiacritics: ignoresDiacritics)
    let lines = affixes.withoutByteOrderMark.split(whereSeparator: \.isLineBreak)
    try reader.readEncoding(lines)
    for line in lines { reader.readRule(line.split(whereSeparator: \.isBlank), isAffix: false) }
    for line in lines { reader.readRule(line.split(whereSeparator: \.isBlank), isAffix: true) }
    // The first line says how many words follow.
    for line in words.withoutByteOrderMark.split(whereSeparator: \.isLineBreak).dropFirst() {
      reader.readWord(line)
    }
    reader.stems.finish()
    reader.flagSets.finish(marks: reader.marks)
    reader.suffixes.finish(outerFlags: reader.outerFlags)
    reader.options.hasParts = [.compound, .compoundBegin].contains { reader.marks[$0] != nil }
    if reader.forbidsSlips { reader.options.slips = reader.slips }
    return HunspellDictionary(reader)
  }

  private init(ignoresDiacritics: Bool) {
    self.ignoresDiacritics = ignoresDiacritics
  }

  private mutating func readEncoding(_ lines: [ArraySlice<UInt8>]) throws(Lexicon.UnknownEncoding) {
    for line in lines {
      let fields = line.split(whereSeparator: \.isBlank)
      guard fields.count > 1 else { continue }
      let value = String(decoding: fields[1], as: UTF8.self)
      switch String(decoding: fields[0], as: UTF8.self) {
      case "SET":
        switch value.uppercased() {
        case "UTF-8", "UTF8": isLatin1 = false
        case "ISO8859-1", "ISO-8859-1": isLatin1 = true
        default: throw Lexicon.UnknownEncoding(name: value)
        }
      case "FLAG":
        flagForm =
          switch value {
          case "long": .long
          case "num": .number
          case "UTF-8": .scalar
          default: .byte
          }
      default: continue
      }
    }
  }

  // MARK: Text

  private func text(_ bytes: ArraySlice<UInt8>) -> String {
    guard isLatin1 else { return String(decoding: bytes, as: UTF8.self) }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  private func letters(_ bytes: ArraySlice<UInt8>) -> [UInt8] { Array(folded(text(bytes)).utf8) }

  private func folded(_ text: String) -> String {
    let key = KnownWords.key(of: text)
    return ignoresDiacritics ? key.withoutDiacritics : key
  }

  /// A condition without the capitals that must not stand there: in small letters they may.
  private func condition(_ bytes: ArraySlice<UInt8>) -> String {
    let text = text(bytes)
    return folded(text.contains("^") ? text.filter { !$0.isUppercase } : text)
  }

  private func flags(_ bytes: ArraySlice<UInt8>) -> [UInt32] {
    var bytes = bytes
    if !aliases.isEmpty, let alias = number(bytes), (1...aliases.count).contains(alias) {
      bytes = aliases[alias - 1][...]
    }
    switch flagForm {
    case .byte: return bytes.map { UInt32($0) }
    case .scalar: return String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value)
    case .number:
      return bytes.split(separator: UInt8(ascii: ",")).compactMap { number($0).map(Self.flag) }
    case .long:
      let bytes = Array(bytes)
      return stride(from: 0, to: bytes.count - 1, by: 2).map {
        UInt32(bytes[$0]) << 8 | UInt32(bytes[$0 + 1])
      }
    }
  }

  private static func flag(_ number: Int) -> UInt32 { UInt32(truncatingIfNeeded: number) }

  private func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    Int(String(decoding: bytes, as: UTF8.self))
  }

  /// Cuts a word from its flags at the first slash that has no backslash before it.
  private func parts(_ entry: ArraySlice<UInt8>) -> (word: ArraySlice<UInt8>, flags: [UInt32]) {
    guard entry.contains(UInt8(ascii: "/")) else { return (entry, []) }
    var word: [UInt8] = []
    var isEscaped = false
    for index in entry.indices {
      switch entry[index] {
      case UInt8(ascii: "\\") where !isEscaped: isEscaped = true
      case UInt8(ascii: "/") where !isEscaped:
        return (word[...], flags(entry[(index + 1)...]))
      default:
        word.append(entry[index])
        isEscaped = false
      }
    }
    return (word[...], [])
  }

  // MARK: Lines

  private mutating func readWord(_ line: ArraySlice<UInt8>) {
    // What follows a tab, or a blank and a key such as "po:", says how the word is inflected.
    var entry = line.prefix { $0 != UInt8(ascii: "\t") }
    if let colon = entry.firstIndex(of: UInt8(ascii: ":")),
      let blank = entry[..<colon].lastIndex(of: UInt8(ascii: " "))
    {
      entry = entry[..<blank]
    }
    while entry.last == UInt8(ascii: " ") { entry.removeLast() }
    let (word, flags) = parts(entry)
    guard !word.isEmpty, word.count <= HunspellDictionary.maximumLength else { return }
    if let forbidden = marks[.forbidden], flags.contains(forbidden) {
      // Where no part of a compound has a capital, a forbidden name is no word against one.
      if areCapitalsOutside, text(word).contains(where: \.isUppercase) { return }
      if flags.count > 1 { options.inflectsForbidden = true }
    }
    stems.add(letters(word), flagSets.id(of: flags))
  }

  private mutating func readRule(_ fields: [ArraySlice<UInt8>], isAffix: Bool) {
    guard let name = fields.first.map({ String(decoding: $0, as: UTF8.self) }),
      ["PFX", "SFX"].contains(name) == isAffix
    else { return }
    let value = fields.count > 1 ? fields[1] : []
    switch name {
    case "PFX", "SFX": readAffix(fields, isEnding: name == "SFX")
    // The first line says how many follow.
    case "AF" where !hasAliases: hasAliases = true
    case "AF": aliases.append(Array(value))
    case "COMPOUNDMIN": options.compoundMinimum = max(1, number(value) ?? 3)
    case "COMPOUNDWORDMAX": options.compoundMaximum = number(value)
    case "COMPOUNDSYLLABLE":
      options.compoundSyllables = number(value) ?? 0
      options.compoundVowels = Set(fields.dropFirst(2).first.map { folded(text($0)) } ?? "aeiou")
    case "COMPOUNDRULE": if number(value) == nil { readCompoundRule(value) }
    case "CHECKCOMPOUNDCASE": areCapitalsOutside = true
    case "CHECKCOMPOUNDDUP": options.forbidsDoubles = true
    case "CHECKCOMPOUNDTRIPLE": options.forbidsTriples = true
    case "CHECKCOMPOUNDREP": forbidsSlips = true
    case "REP" where fields.count > 2:
      slips.append((letters(value), letters(fields[2])))
    case "CHECKCOMPOUNDPATTERN" where fields.count > 2:
      let (end, beginning) = (parts(value), parts(fields[2]))
      guard end.flags.isEmpty else { return }
      options.seams.append((letters(end.word), letters(beginning.word), beginning.flags.first))
    case "BREAK": if number(value) == 0 { options.breaksAtHyphens = false }
    default:
      let older = ["PSEUDOROOT": "NEEDAFFIX", "COMPOUNDLAST": "COMPOUNDEND"]
      let mark = FlagSets.Mark.names.firstIndex(of: older[name] ?? name)
      if let mark = mark.flatMap(FlagSets.Mark.init) { marks[mark] = flags(value).first }
    }
  }

  private mutating func readCompoundRule(_ text: ArraySlice<UInt8>) {
    var rule: [HunspellOptions.RulePart] = []
    var rest = text
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "?"):
        guard !rule.isEmpty else { return }
        rule[rule.count - 1].isOptional = true
        rule[rule.count - 1].isRepeated = byte == UInt8(ascii: "*")
        rest = rest.dropFirst()
      case UInt8(ascii: "("):
        let inner = rest.dropFirst().prefix { $0 != UInt8(ascii: ")") }
        rest = rest[inner.endIndex...].dropFirst()
        rule += flags(inner).prefix(1).map { HunspellOptions.RulePart(flag: $0) }
      default:
        rule += flags(rest.prefix(1)).map { HunspellOptions.RulePart(flag: $0) }
        rest = rest.dropFirst()
      }
    }
    if rule.count <= HunspellDictionary.maximumLength {
      options.compoundRules.append(rule)
    }
  }

  private mutating func readAffix(_ fields: [ArraySlice<UInt8>], isEnding: Bool) {
    guard fields.count > 3, let flag = flags(fields[1]).first else { return }
    if begun[isEnding, default: []].insert(flag).inserted {
      if fields[2].first == UInt8(ascii: "Y") {
        combinable.insert(isEnding ? flag : flag | 1 << 31)
      }
      return
    }
    let zero = [UInt8(ascii: "0")][...]
    let (append, further) = parts(fields[3])
    let added = append == zero ? [] : letters(append)
    guard added.count <= HunspellDictionary.maximumLength else { return }
    let isInside = marks[.compoundPermit].map(further.contains) ?? false
    let affixes = isEnding ? \HunspellReader.suffixes : \.prefixes
    for inside in isInside ? [false, true] : [false] {
      self[keyPath: affixes].add(
        added,
        insteadOf: fields[2] == zero ? [] : letters(fields[2]),
        if: fields.count > 4 ? condition(fields[4]) : ".",
        flag: flag,
        isCombinable: combinable.contains(isEnding ? flag : flag | 1 << 31),
        further: flagSets.id(of: further),
        inside: inside
      )
    }
    if isEnding { outerFlags.formUnion(further) }
  }
}

extension [UInt8] {
  fileprivate var withoutByteOrderMark: ArraySlice<UInt8> {
    starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...]
  }
}

extension UInt8 {
  fileprivate var isLineBreak: Bool { self == 0x0A || self == 0x0D }
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
}

/// The endings or the beginnings of a Hunspell dictionary, found by the letters that they add.
///
/// Words are looked up so often that everything here is a number in a flat list.
struct AffixRules: Sendable {
  /// A way to make another form of a word: drop some letters at an end, add others.
  struct Rule: Sendable {
    let flag: UInt32
    /// The flags that the form has in place of those of the word.
    let further: FlagSets.ID
    /// Whether it goes together with an affix at the other end.
    let isCombinable: Bool
    /// The number of bytes that it adds.
    let length: Int
    fileprivate let strip: Range<Int>
    fileprivate let condition: Int
    /// The next rule that adds the same letters.
    fileprivate let next: Int
    /// Whether there are affixes that take this one.
    fileprivate(set) var isOuter = false
  }

  private struct Node: Sendable {
    let byte: UInt8
    let sibling: Int32
    var child: Int32 = -1
    var rule = -1
  }

  /// The trees of letters, one after the roots of all rules and of those for the inside of
  /// compounds.
  private var nodes = [Node(byte: 0, sibling: -1), Node(byte: 0, sibling: -1)]
  private var rules: [Rule] = []
  private var stripped: [UInt8] = []
  private var conditions: [AffixCondition] = []
  private var places: [String: Int] = [:]
  /// Whether the letters stand at the end.
  let areEndings: Bool

  init(areEndings: Bool) {
    self.areEndings = areEndings
  }

  mutating func add(
    _ append: [UInt8],
    insteadOf strip: [UInt8],
    if condition: String,
    flag: UInt32,
    isCombinable: Bool,
    further: FlagSets.ID,
    inside: Bool
  ) {
    var node = inside ? 1 : 0
    for byte in areEndings ? append.reversed() : append {
      if let child = child(of: node, byte) {
        node = child
      } else {
        nodes.append(Node(byte: byte, sibling: nodes[node].child))
        nodes[node].child = Int32(truncatingIfNeeded: nodes.count - 1)
        node = nodes.count - 1
      }
    }
    if places[condition] == nil {
      places[condition] = conditions.count
      conditions.append(AffixCondition(condition, atEnd: areEndings))
    }
    rules.append(
      Rule(
        flag: flag,
        further: further,
        isCombinable: isCombinable,
        length: append.count,
        strip: stripped.count..<stripped.count + strip.count,
        condition: places[condition] ?? 0,
        next: nodes[node].rule
      )
    )
    stripped += strip
    nodes[node].rule = rules.count - 1
  }

  /// Marks the rules whose affixes follow others.
  mutating func finish(outerFlags: Set<UInt32>) {
    for index in rules.indices { rules[index].isOuter = outerFlags.contains(rules[index].flag) }
  }

  /// The letters that a rule takes away.
  func strip(_ rule: Rule) -> ArraySlice<UInt8> { stripped[rule.strip] }

  private func child(of node: Int, _ byte: UInt8) -> Int? {
    var child = Int(nodes[node].child)
    while child >= 0 {
      if nodes[child].byte == byte { return child }
      child = Int(nodes[child].sibling)
    }
    return nil
  }

  /// Whether something is left of a word without what a rule adds, and satisfies its condition.
  private func fits(_ rule: Rule, _ word: ArraySlice<UInt8>) -> Bool {
    word.count + rule.strip.count > rule.length
      && conditions[rule.condition].holds(
        for: word,
        without: rule.length,
        with: stripped,
        in: rule.strip
      )
  }

  /// Whether a rule that can have made a word, or one for the inside of compounds, satisfies a
  /// condition.
  func contains(in word: ArraySlice<UInt8>, inside: Bool, where isMeant: (Rule) -> Bool) -> Bool {
    var node = inside ? 1 : 0
    var length = 0
    while true {
      var rule = nodes[node].rule
      while rule >= 0 {
        if fits(rules[rule], word), isMeant(rules[rule]) { return true }
        rule = rules[rule].next
      }
      guard length < word.count else { return false }
      let byte = areEndings ? word[word.endIndex - 1 - length] : word[word.startIndex + length]
      guard let child = child(of: node, byte) else { return false }
      node = child
      length += 1
    }
  }
}

/// The letters with which a word must end or begin for an affix: `[^aeiou]y`.
struct AffixCondition: Sendable {
  /// Letters, each as the bytes of its code; all but those, or none.
  private struct Element: Sendable {
    var letters: [UInt32] = []
    var isExcluded = true
  }

  /// From the outside of the word to its inside.
  private var elements: [Element] = []
  private let atEnd: Bool

  init(_ text: String, atEnd: Bool) {
    self.atEnd = atEnd
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case ".": elements.append(Element())
      case "[":
        let isExcluded = rest.first == "^"
        if isExcluded { rest = rest.dropFirst() }
        let letters = rest.prefix { $0 != "]" }
        rest = rest[letters.endIndex...].dropFirst()
        elements.append(Element(letters: letters.map(Self.code), isExcluded: isExcluded))
      default: elements.append(Element(letters: [Self.code(of: scalar)], isExcluded: false))
      }
    }
    if elements.count == 1, elements[0].isExcluded, elements[0].letters.isEmpty { elements = [] }
    if atEnd { elements.reverse() }
  }

  private static func code(of scalar: Unicode.Scalar) -> UInt32 {
    String(scalar).utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Whether a word has the letters at its end or beginning when those of an affix there are
  /// replaced by others.
  ///
  /// Most rules fail here, so nothing is copied.
  func holds(
    for word: ArraySlice<UInt8>,
    without length: Int,
    with letters: [UInt8],
    in strip: Range<Int>
  ) -> Bool {
    let count = word.count - length + strip.count
    func byte(_ place: Int) -> UInt32 {
      guard place >= strip.count else {
        return UInt32(letters[atEnd ? strip.upperBound - 1 - place : strip.lowerBound + place])
      }
      let rest = length + place - strip.count
      return UInt32(word[atEnd ? word.endIndex - 1 - rest : word.startIndex + rest])
    }
    var place = 0
    for element in elements {
      guard place < count else { return false }
      var (code, shift): (UInt32, UInt32) = (byte(place), 8)
      place += 1
      if atEnd {
        // The first byte of a letter comes last.
        while byte(place - 1) & 0xC0 == 0x80, place < count {
          code |= byte(place) &<< shift
          shift += 8
          place += 1
        }
      } else {
        while place < count, byte(place) & 0xC0 == 0x80 {
          code = code << 8 | byte(place)
          place += 1
        }
      }
      guard element.letters.contains(code) != element.isExcluded else { return false }
    }
    return true
  }
}

/// The sets of flags that words and affixes have, each stored once.
struct FlagSets: Sendable {
  typealias ID = UInt32

  /// The meaning that a flag can have for the word or the affix with it.
  enum Mark: Int {
    case forbidden, needsAffix, circumfix, onlyInCompound, compound, compoundBegin, compoundMiddle
    case compoundEnd, compoundPermit, compoundForbid, compoundRoot

    /// As affix files name them.
    static let names =
      """
      FORBIDDENWORD NEEDAFFIX CIRCUMFIX ONLYINCOMPOUND COMPOUNDFLAG COMPOUNDBEGIN COMPOUNDMIDDLE \
      COMPOUNDEND COMPOUNDPERMITFLAG COMPOUNDFORBIDFLAG COMPOUNDROOT
      """
      .split(separator: " ").map(String.init)
  }

  private var flags: [UInt32] = []
  /// The marks of each set, as bits.
  private var marks: [UInt16] = []
  /// The beginning of the flags of each set, with an end.
  private var starts: [Int] = [0, 0]
  private var ids: [[UInt32]: ID] = [[]: 0]

  /// The set without flags.
  static let empty: ID = 0

  mutating func id(of set: [UInt32]) -> ID {
    if let id = ids[set] { return id }
    let id = ID(truncatingIfNeeded: starts.count - 1)
    flags += set
    starts.append(flags.count)
    ids[set] = id
    return id
  }

  /// Finds the marks of the sets; after it none can be added.
  mutating func finish(marks flags: [Mark: UInt32]) {
    marks = (0..<ID(starts.count - 1)).map { id in
      flags.reduce(0) { contains($1.value, in: id) ? $0 | 1 << $1.key.rawValue : $0 }
    }
  }

  /// Whether one of two sets has a mark.
  func has(_ mark: Mark, in first: ID, or second: ID = empty) -> Bool {
    (marks[Int(first)] | marks[Int(second)]) & 1 << mark.rawValue != 0
  }

  /// Whether a set has a flag; none has the flag 0.
  func contains(_ flag: UInt32, in id: ID) -> Bool {
    guard flag != 0, id != Self.empty else { return false }
    for place in starts[Int(id)]..<starts[Int(id) + 1] where flags[place] == flag { return true }
    return false
  }
}
