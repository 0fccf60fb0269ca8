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
