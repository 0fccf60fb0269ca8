// SPDX-License-Identifier: Apache-2.0
extension String {
  /// The text with plain letters for those with diacritical marks.
  package var withoutDiacritics: String {
    guard !isASCII else { return self }
    var result = String.UnicodeScalarView()
    // The letter that the next mark belongs to, when it is of a script whose marks are dropped.
    var base: Unicode.Scalar?
    for scalar in unicodeScalars {
      if scalar.isASCII {
        result.append(scalar)
        base = scalar.isLetter ? scalar : nil
      } else if let plain = plainLetters[scalar] {
        result.append(contentsOf: plain)
        base = plain.last
      } else if scalar.isDiacriticalMark {
        if let kept = base.map(scalar.part) ?? scalar { result.append(kept) }
      } else if scalar.isVowelPoint {
        continue
      } else {
        result.append(scalar)
        if !scalar.isCombining {
          base = scalar.takesDiacriticalMarks ? scalar : nil
        }
      }
    }
    return String(result)
  }
}

/// Made once, when the first text with a letter outside ASCII comes.
private let plainLetters = ScalarTable(
  MarkedLetters.latin + MarkedLetters.greek + MarkedLetters.cyrillic
)

extension Unicode.Scalar {
  /// Whether this is a mark that is dropped from a letter.
  ///
  /// Other marks, such as the vowel signs of Hindi or the voicing mark of Japanese, make another
  /// letter.
  fileprivate var isDiacriticalMark: Bool {
    (0x300...0x34E).contains(value) || (0x350...0x362).contains(value)
  }

  /// Whether this is a point of Hebrew or Arabic, which mostly is not written: a vowel, a doubling
  /// or an accent of chant, and the stroke that only stretches a word.
  fileprivate var isVowelPoint: Bool {
    switch value {
    case 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7, 0x610...0x61A, 0x640,
      0x64B...0x652, 0x656...0x65F, 0x670, 0x6D6...0x6DC:
      true
    default: false
    }
  }

  /// Whether this is in a block of Latin, Greek or Cyrillic letters.
  fileprivate var takesDiacriticalMarks: Bool {
    switch value {
    case 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2AF,  // Latin
      0x370...0x373, 0x376, 0x377, 0x37B...0x37D, 0x37F, 0x388...0x3FF,  // Greek
      0x400...0x481, 0x48A...0x52F, 0x1C80...0x1C8F, 0xA640...0xA69B,  // Cyrillic
      0x1D00...0x1DBF, 0x1E00...0x1EFF, 0x2C60...0x2C7F,  // Latin, extended
      0xA722...0xA787, 0xA78B...0xA7FF, 0xAB30...0xAB5A, 0xAB5C...0xAB69,  // Latin, extended
      0xFB00...0xFB06:  // Latin ligatures
      true
    default:
      false
    }
  }

  /// Returns what stays of this mark on a letter.
  ///
  /// "Й", "Ў", "Ї", "Ѓ" and "Ќ" are other letters than those without the mark.
  fileprivate func part(keptOn letter: Unicode.Scalar) -> Unicode.Scalar? {
    let kept: Unicode.Scalar
    switch letter {
    case "И", "и", "Й", "й", "У", "у", "Ў", "ў": kept = "\u{306}"
    case "І", "і", "Ї", "ї": kept = "\u{308}"
    case "Г", "г", "Ѓ", "ѓ", "К", "к", "Ќ", "ќ": kept = "\u{301}"
    default: return nil
    }
    switch (self, kept) {
    // Two marks that are canonically others: the acute, and the diaeresis with an acute.
    case ("\u{341}", "\u{301}"), ("\u{344}", "\u{301}"), ("\u{344}", "\u{308}"): return kept
    default: return self == kept ? kept : nil
    }
  }
}

/// The letters that are one character with their marks, by the letter without them.
///
/// For Latin, Greek and Cyrillic these are all letters with a canonical decomposition, except for
/// the Cyrillic letters that keep their mark. Added are the Latin letters whose stroke, hook, bar
/// or missing dot is part of the character, and those that are written with two letters where they
/// are missing.
///
/// Source: The Unicode Standard, UnicodeData.txt, for the decompositions; the others are chosen by
/// eye.
package enum MarkedLetters {
  /// Letters of Latin alphabets.
  package static let latin: [(plain: String, replaced: String)] = [
    ("A", "ÀÁÂÃÄÅĀĂĄǍǞǠǺȀȂȦḀẠẢẤẦẨẪẬẮẰẲẴẶȺ\u{212B}"), ("a", "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặⱥẚ"),
    ("B", "ḂḄḆɃƁƂ"), ("b", "ḃḅḇƀɓƃ"),
    ("C", "ÇĆĈĊČḈȻƇ"), ("c", "çćĉċčḉȼƈ"),
    ("D", "ĎḊḌḎḐḒĐƉƊƋ"), ("d", "ďḋḍḏḑḓđɖɗƌȡ"),
    ("E", "ÈÉÊËĒĔĖĘĚȄȆȨḔḖḘḚḜẸẺẼẾỀỂỄỆɆ"), ("e", "èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệɇ"),
    ("F", "ḞƑ"), ("f", "ḟƒ"),
    ("G", "ĜĞĠĢǦǴḠǤƓ"), ("g", "ĝğġģǧǵḡǥɠ"),
    ("H", "ĤȞḢḤḦḨḪĦ"), ("h", "ĥȟḣḥḧḩḫẖħ"),
    ("I", "ÌÍÎÏĨĪĬĮİǏȈȊḬḮỈỊƗ"), ("i", "ìíîïĩīĭįǐȉȋḭḯỉịıɨ"),
    ("J", "ĴɈ"), ("j", "ĵǰȷɉ"),
    ("K", "ĶǨḰḲḴƘ\u{212A}"), ("k", "ķǩḱḳḵƙ"),
    ("L", "ĹĻĽḶḸḺḼŁȽ"), ("l", "ĺļľḷḹḻḽłƚȴ"),
    ("M", "ḾṀṂ"), ("m", "ḿṁṃ"),
    ("N", "ÑŃŅŇǸṄṆṈṊŊƝȠ"), ("n", "ñńņňǹṅṇṉṋŋɲƞȵ"),
    ("O", "ÒÓÔÕÖŌŎŐƠǑǪǬȌȎȪȬȮȰṌṎṐṒỌỎỐỒỔỖỘỚỜỞỠỢØǾƟ"), ("o", "òóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợøǿɵ"),
    ("P", "ṔṖƤ"), ("p", "ṕṗƥ"),
    ("R", "ŔŖŘȐȒṘṚṜṞɌ"), ("r", "ŕŗřȑȓṙṛṝṟɍ"),
    ("S", "ŚŜŞŠȘṠṢṤṦṨⱾ"), ("s", "śŝşšșṡṣṥṧṩȿ"),
    ("T", "ŢŤȚṪṬṮṰŦȾƬƮ"), ("t", "ţťțṫṭṯṱẗŧⱦƭʈƫȶ"),
    ("U", "ÙÚÛÜŨŪŬŮŰŲƯǓǕǗǙǛȔȖṲṴṶṸṺỤỦỨỪỬỮỰɄ"), ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữựʉ"),
    ("V", "ṼṾƲ"), ("v", "ṽṿʋ"),
    ("W", "ŴẀẂẄẆẈ"), ("w", "ŵẁẃẅẇẉẘ"),
    ("X", "ẊẌ"), ("x", "ẋẍ"),
    ("Y", "ÝŶŸȲẎỲỴỶỸɎƳ"), ("y", "ýÿŷȳẏẙỳỵỷỹɏƴ"),
    ("Z", "ŹŻŽẐẒẔƵȤⱿ"), ("z", "źżžẑẓẕƶȥɀ"),
    ("ſ", "ẛ"), ("Ʒ", "Ǯ"), ("ʒ", "ǯ"),
    ("Ae", "ÆǢǼ"), ("ae", "æǣǽ"), ("Oe", "Œ"), ("oe", "œ"),
    ("SS", "ẞ"), ("ss", "ß"), ("Th", "Þ"), ("th", "þ"),
  ]

  /// Greek letters, polytonic ones included.
  package static let greek: [(plain: String, replaced: String)] = [
    ("Α", "ΆἈἉἊἋἌἍἎἏᾈᾉᾊᾋᾌᾍᾎᾏᾸᾹᾺᾼ\u{1FBB}"), ("α", "άἀἁἂἃἄἅἆἇὰᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ\u{1F71}"),
    ("Ε", "ΈἘἙἚἛἜἝῈ\u{1FC9}"), ("ε", "έἐἑἒἓἔἕὲ\u{1F73}"),
    ("Η", "ΉἨἩἪἫἬἭἮἯᾘᾙᾚᾛᾜᾝᾞᾟῊῌ\u{1FCB}"), ("η", "ήἠἡἢἣἤἥἦἧὴᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ\u{1F75}"),
    ("Ι", "ΊΪἸἹἺἻἼἽἾἿῘῙῚ\u{1FDB}"), ("ι", "ΐίϊἰἱἲἳἴἵἶἷὶῐῑῒῖῗ\u{1F77}\u{1FBE}\u{1FD3}"),
    ("Ο", "ΌὈὉὊὋὌὍῸ\u{1FF9}"), ("ο", "όὀὁὂὃὄὅὸ\u{1F79}"),
    ("Ρ", "Ῥ"), ("ρ", "ῤῥ"),
    ("Υ", "ΎΫὙὛὝὟῨῩῪ\u{1FEB}"), ("υ", "ΰϋύὐὑὒὓὔὕὖὗὺῠῡῢῦῧ\u{1F7B}\u{1FE3}"),
    ("Ω", "ΏὨὩὪὫὬὭὮὯᾨᾩᾪᾫᾬᾭᾮᾯῺῼ\u{1FFB}\u{2126}"), ("ω", "ώὠὡὢὣὤὥὦὧὼᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ\u{1F7D}"),
    ("ϒ", "ϓϔ"),
  ]

  /// Cyrillic letters.
  package static let cyrillic: [(plain: String, replaced: String)] = [
    ("А", "ӐӒ"), ("а", "ӑӓ"), ("Е", "ЀЁӖ"), ("е", "ѐёӗ"), ("Ж", "ӁӜ"), ("ж", "ӂӝ"),
    ("З", "Ӟ"), ("з", "ӟ"), ("И", "ЍӢӤ"), ("и", "ѝӣӥ"), ("О", "Ӧ"), ("о", "ӧ"),
    ("У", "ӮӰӲ"), ("у", "ӯӱӳ"), ("Ч", "Ӵ"), ("ч", "ӵ"), ("Ы", "Ӹ"), ("ы", "ӹ"),
    ("Э", "Ӭ"), ("э", "ӭ"), ("Ѵ", "Ѷ"), ("ѵ", "ѷ"), ("Ә", "Ӛ"), ("ә", "ӛ"), ("Ө", "Ӫ"), ("ө", "ӫ"),
  ]
}

extension String {
  /// Whether one of the texts has "ß" where the other has "ss", and not the "SS" of capitals.
  package func differsInSharpS(from other: String) -> Bool {
    contains("ß") != other.contains("ß") && (contains("ss") || other.contains("ss"))
  }

  /// The text with "ss" for "ß".
  package var withoutSharpS: String {
    guard unicodeScalars.contains(where: { $0 == "ß" || $0 == "ẞ" }) else { return self }
    return unicodeScalars.reduce(into: "") { result, scalar in
      result += scalar == "ß" ? "ss" : scalar == "ẞ" ? "SS" : String(scalar)
    }
  }

  /// Whether the text has "ä", "ö" or "ü".
  package var hasUmlaut: Bool { contains { "äöü".contains($0) } }

  /// The text with "ae", "oe" and "ue" for "ä", "ö" and "ü".
  ///
  /// An umlaut with one more mark is a letter of another language and stays.
  package var withoutUmlauts: String {
    guard unicodeScalars.contains(where: { $0.vowelOfUmlaut != nil || $0 == "\u{308}" }) else {
      return self
    }
    var result = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      var afterUmlaut = rest
      let isDecomposed = scalar.hasUmlaut && rest.first == "\u{308}"
      if isDecomposed {
        afterUmlaut.removeFirst()
      }
      if let vowel = isDecomposed ? scalar : scalar.vowelOfUmlaut,
        afterUmlaut.first?.isCombining != true
      {
        result.append(vowel)
        result.append("e")
        rest = afterUmlaut
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// The vowel under the dots of a composed umlaut.
  fileprivate var vowelOfUmlaut: Unicode.Scalar? {
    switch self {
    case "ä": "a"
    case "ö": "o"
    case "ü": "u"
    case "Ä": "A"
    case "Ö": "O"
    case "Ü": "U"
    default: nil
    }
  }

  /// Whether dots make an umlaut of this letter.
  fileprivate var hasUmlaut: Bool {
    switch self {
    case "a", "o", "u", "A", "O", "U": true
    default: false
    }
  }
}
