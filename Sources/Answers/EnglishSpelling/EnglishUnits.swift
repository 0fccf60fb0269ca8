// SPDX-License-Identifier: Apache-2.0
internal import Spelling

/// The letters that are written for others in English.
extension EnglishRules {
  static let units = UnitTable(
    silentLetters + doubling + endings + longVowels + ieEi + vowels + consonants
  )

  /// Letters that nobody hears.
  private static var silentLetters: [LetterUnit] {
    func missing(_ pairs: String, at site: LetterUnit.Site) -> [LetterUnit] {
      LetterUnit.units(pairs, .silentLetter, "silent.missing", cost: 30, at: site)
    }
    func needless(_ pairs: String, at site: LetterUnit.Site) -> [LetterUnit] {
      LetterUnit.units(
        pairs,
        .silentLetter,
        "silent.needless",
        cost: 40,
        at: site,
        isExpected: false
      )
    }
    return missing("n>kn r>wr w>wh r>rh s>ps n>gn g>gh o>ho", at: .start)
      + missing("m>mb m>mn n>gn g>gue", at: .end)
      + missing("m>mb", at: .between("", "s ed er ing"))
      + missing("d>ld", at: .between("ou u", ""))
      + missing("k>lk", at: .between("a o", ""))
      + missing("f>lf v>lv m>lm", at: .between("a", ""))
      + missing("s>st", at: .between("", "en le"))
      + missing("s>st", at: .between("i", "m"))
      + missing("f>ft", at: .between("", "en"))
      + missing("i>is a>ais", at: .between("", "l"))
      + missing("s>sc", at: .between("", "e i y"))
      + missing("g>gu", at: .between("", "e i a"))
      + missing("i>ui", at: .between("b c", ""))
      + missing("s>sw", at: .between("", "o"))
      + missing("s>sw", at: .between("n", ""))
      + missing("n>dn ns>dnes", at: .between("", ""))
      + missing("t>bt t>pt", at: .anywhere)
      + missing("r>rh w>wh k>kh", at: .between("", "y i"))
      + needless("kn>n wr>r wh>w", at: .start)
      + needless("mb>m gh>g", at: .end)
  }

  /// Doubled consonants that have another letter first; the others need no table.
  private static var doubling: [LetterUnit] {
    LetterUnit.units("k>ck c>ck kk>ck cc>ck", .doubling, "doubling.missing", cost: 35)
      + LetterUnit.units("ck>k", .doubling, "doubling.needless", cost: 35)
  }

  /// Endings, and what becomes of the word before them.
  private static var endings: [LetterUnit] {
    func units(_ pairs: String, _ hint: String, cost: Int = 30, at site: LetterUnit.Site = .end)
      -> [LetterUnit]
    {
      LetterUnit.units(pairs, .suffix, hint, cost: cost, at: site)
    }
    return units("ys>ies yes>ies yed>ied ey>y", "suffix.y")
      + units("y>i", "suffix.y", at: .between("", "ness ly er est ful"))
      + units("t>ed d>ed id>ed et>ed", "suffix.ed")
      + units("e>_", "suffix.e", at: .between("", "ing able ed er est"))
      + units("_>e", "suffix.e", at: .between("", "ly ful ment less"))
      + units("full>ful", "suffix.ful", cost: 20)
      + units("full>ful", "suffix.ful", cost: 20, at: .between("", "ly"))
      + units("ly>lly lley>lly", "suffix.ful", cost: 20)
      + units(
        "shun>tion shun>sion shon>tion shen>tion chun>tion tion>sion sion>tion cion>tion",
        "suffix",
        cost: 40
      )
      + units("shuns>tions sions>tions", "suffix", cost: 40)
      + units(
        "us>ous ous>us er/or ar/er er>our ur>er a>er er/re ure>er cher>ture sher>sure chur>ture",
        "suffix",
        cost: 32
      )
      + units("s>es", "suffix", at: .between("s x z ch sh o", "", isEnd: true))
      + units("es>s", "suffix", cost: 45)
      // The letters of "snail" are a vowel and an l, and no ending.
      + units(
        "el/le al/le il/le ul/le al/el el/al ol/le",
        "suffix",
        at: .between("b c d e f g h i j k l m n o p q r s t u v w x y z", "", isEnd: true)
      )
      + units("able/ible uble>able", "suffix")
      + units("ent/ant ance/ence ense/ence anse/ance ents/ants", "suffix")
      + units("in>ing en>ing ink>ing", "suffix", cost: 40)
      + units("ie>y ee>y e>y", "suffix", cost: 50)
      + units("nes>ness les>less", "suffix", cost: 25)
      + units("lee>ly lie>ly li>ly", "suffix", cost: 40)
      + units("ley>ly", "suffix", cost: 28)
  }

  /// The silent e at the end, and vowels that are written with it.
  private static var longVowels: [LetterUnit] {
    var units = LetterUnit.units("_>e", .magicE, "magic-e.missing", cost: 40, at: .end)
    units += LetterUnit.units("e>_", .magicE, "magic-e.needless", cost: 45, at: .end)
    for consonant in "bcdfgklmnprstvz" {
      // "trane" for "train", "nite" for "night": the letters around the consonant are one spelling.
      let spellings = [
        "a": "ai ay ei", "o": "oa ow", "i": "igh ie y", "u": "oo ew ui ou", "e": "ee ea ie",
      ]
      for (vowel, others) in spellings.sorted(by: { $0.key < $1.key }) {
        for other in others.split(separator: " ") {
          units += LetterUnit.units(
            "\(vowel)\(consonant)e>\(other)\(consonant)",
            .vowelSpelling,
            "vowel",
            cost: 48
          )
          units += LetterUnit.units(
            "\(other)\(consonant)>\(vowel)\(consonant)e",
            .magicE,
            "magic-e.missing",
            cost: 60,
            at: .end
          )
        }
      }
    }
    return units
  }

  private static var ieEi: [LetterUnit] {
    LetterUnit.units("ei/ie", .ieEi, "ie-ei", cost: 30)
  }

  /// The spellings of vowels, a line for those that sound alike.
  private static var vowels: [LetterUnit] {
    let sounds = """
      a ai ay ei eigh ey ea
      e ea ie ai eo
      ee ea e ie ei ey i eo
      i igh ie y uy ei
      i y e ui
      o oa ow oe ough
      u oo ew ue ou ui ough
      u o ou oo
      o a au aw ou
      or au aw ore oor our ough augh al ar oar
      er ir ur or ear re
      ou ow
      oi oy
      air are ear eir ere
      ear eer ere
      ar a ear al
      """
    return LetterUnit.alike(sounds, .vowelSpelling, "vowel", cost: 45)
      + LetterUnit.units("os>ause oz>ause u>eau eu>eau", .vowelSpelling, "vowel", cost: 50)
      + LetterUnit.units("ud>ould", .vowelSpelling, "vowel", cost: 45)
  }

  /// The spellings of consonants, a line for those that sound alike.
  private static var consonants: [LetterUnit] {
    let sounds = """
      f ph
      k c ch
      j g dg
      ch tch
      """
    func units(_ pairs: String, cost: Int = 45, at site: LetterUnit.Site = .anywhere)
      -> [LetterUnit]
    {
      LetterUnit.units(pairs, .consonantSpelling, "consonant", cost: cost, at: site)
    }
    return LetterUnit.alike(sounds, .consonantSpelling, "consonant", cost: 45)
      + units("g>dg", cost: 30)
      + units("kw>qu cw>qu q>qu kw>q ku>qu", cost: 40)
      + units("s/c", at: .between("", "e i y"))
      + units("ss>c ss>sc sh>ch sh>ci sh>ti sh>ss s>sh z>s s>z x>cks cks>x ks>x cs>x")
      + units("f>gh", at: .between("u", ""))
      + units("f>th v>th d>th v>f f>v", cost: 70)
  }
}
