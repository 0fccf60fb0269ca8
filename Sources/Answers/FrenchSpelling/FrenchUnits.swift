// SPDX-License-Identifier: Apache-2.0
internal import Spelling

/// The letters that are written for others in French.
extension FrenchRules {
  static let units = UnitTable(
    forms + silentLetters + endings + vowels + consonants + apostrophes
  )

  /// The endings of verbs and plurals.
  private static var forms: [LetterUnit] {
    let verbs = ["er", "é", "ez", "ée", "és", "ées", "ai", "ais", "ait", "aient"]
    var units: [LetterUnit] = []
    for written in verbs {
      for right in verbs where written != right {
        units += LetterUnit.units(
          "\(written)>\(right)",
          .agreement,
          "agreement.verb",
          cost: 25,
          at: .end
        )
      }
    }
    units += LetterUnit.units(
      "e/es ent>e es>ent",
      .agreement,
      "agreement.verb",
      cost: 30,
      at: .end
    )
    units += LetterUnit.units(
      "_>nt",
      .agreement,
      "agreement.verb",
      cost: 30,
      at: .between("e", "", isEnd: true)
    )
    units += LetterUnit.units(
      "t/s d/s d/t t/d",
      .agreement,
      "agreement.verb",
      cost: 40,
      at: .between("i u r n", "", isEnd: true)
    )
    units += LetterUnit.units(
      "ls>ux als>aux s>x aus>aux",
      .agreement,
      "agreement",
      cost: 35,
      at: .end
    )
    units += LetterUnit.units("s>_", .agreement, "agreement", cost: 35, at: .end)
    return units
  }

  /// Letters within a word that nobody hears.
  private static var silentLetters: [LetterUnit] {
    func missing(_ pairs: String, at site: LetterUnit.Site = .anywhere) -> [LetterUnit] {
      LetterUnit.units(pairs, .silentLetter, "silent.missing", cost: 30, at: site)
    }
    return missing("_>h", at: .start) + missing("t>th r>rh t>pt m>mn")
      + missing("s>sc", at: .between("", "e i"))
      + missing("_>g", at: .between("", "t ts"))
      + LetterUnit.units("h>_", .silentLetter, "silent.needless", cost: 40, at: .start)
      + LetterUnit.units("th>t", .silentLetter, "silent.needless", cost: 40)
  }

  /// Last letters that nobody hears; ``FrenchRules/judge(_:in:for:)`` finds those of forms.
  private static var endings: [LetterUnit] {
    func missing(_ letters: String, _ hint: String, cost: Int) -> [LetterUnit] {
      letters.flatMap {
        LetterUnit.units("_>\($0)", .silentEnding, hint, cost: cost, at: .end)
      }
    }
    return missing("tdpcgbl", "silent-ending", cost: 35) + missing("sx", "ending.s", cost: 35)
      + missing("e", "ending.e", cost: 38)
      + LetterUnit.units("_>ps _>gt _>ts _>ds", .silentEnding, "silent-ending", cost: 45, at: .end)
      + LetterUnit.units(
        "t>_ d>_ x>_ e>_ p>_",
        .silentEnding,
        "silent-ending.needless",
        cost: 40,
        at: .end,
        isExpected: false
      )
      + LetterUnit.units(
        "lle>l",
        .silentEnding,
        "silent-ending.needless",
        cost: 40,
        at: .between("i", "", isEnd: true)
      )
      + LetterUnit.units(
        "t/d s/t d>t t>s c>t x>s s>x",
        .silentEnding,
        "silent-ending",
        cost: 45,
        at: .end,
        isExpected: false
      )
  }

  /// The spellings of vowels, a line for those that sound alike.
  private static var vowels: [LetterUnit] {
    let sounds = """
      o au eau ô
      è ai ei ê et é e
      an en am em
      in ain ein im ym aim un yn
      oi oua wa oua
      eu œu e œ
      i y hi
      ill y il ille
      on om
      oin oun
      ail aille aye
      eil eille eye
      oy oi oiy
      ou w u
      """
    return LetterUnit.alike(sounds, .vowelSpelling, "vowel", cost: 45).filter {
      $0.written.count != 1 || $0.right.count != 1 || !Self.isMarkAlone($0.written, $0.right)
    }
    .filter { !Self.isM($0.written, $0.right) }
      + LetterUnit.units(
        "y>ille y>il ye>ille yes>illes ye>il y>ill",
        .vowelSpelling,
        "vowel",
        cost: 45
      )
  }

  /// Whether two letters differ in nothing but an accent, which is a category of its own.
  private static func isMarkAlone(_ written: [Character], _ right: [Character]) -> Bool {
    let marks = "éèêe"
    return written.allSatisfy(marks.contains) && right.allSatisfy(marks.contains)
      || Set(written + right) == ["o", "ô"]
  }

  /// Whether m stands for n or n for m, which follows from the next letter.
  private static func isM(_ written: [Character], _ right: [Character]) -> Bool {
    written.count == right.count && written.dropLast() == right.dropLast()
      && Set([written.last, right.last]) == ["n", "m"]
  }

  /// The spellings of consonants.
  private static var consonants: [LetterUnit] {
    func units(_ pairs: String, cost: Int = 45, at site: LetterUnit.Site = .anywhere)
      -> [LetterUnit]
    {
      LetterUnit.units(pairs, .consonantSpelling, "consonant", cost: cost, at: site)
    }
    return units("k/c k/qu c/qu q>qu cu>qu k/ch c>q qu>q k>q c/ch")
      + units("f/ph j>g j/ge g>j gn>ni ni>gn n>gn ny>gn in>gn")
      + units("s/c ss/c s/sc c/sc ss>sc", at: .between("", "e i y é è ê"))
      + units("s/ç ss/ç c>ss ç>ss ç>s")
      + units("s>t ss>t c>t", at: .between("", "ion ie"))
      + units("z/s s>z x>cs x>gz gz>x ks>x cs>x v>w w>v ch>sch")
      + units("g>ge", at: .between("", "a o"))
      + units("g>gu", at: .between("", "e i é è ê"))
      + units("ge>g gu>g", at: .between("", "a o"))
      + LetterUnit.units(
        "n>m",
        .consonantSpelling,
        "m-before-p",
        cost: 40,
        at: .between("", "p b m")
      )
      + LetterUnit.units("m>n", .consonantSpelling, "consonant", cost: 60)
  }

  private static var apostrophes: [LetterUnit] {
    LetterUnit.units(
      "~>' ->'",
      .apostrophe,
      "apostrophe.missing",
      cost: 40,
      isExpected: false
    )
  }
}
