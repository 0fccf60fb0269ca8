// SPDX-License-Identifier: Apache-2.0
extension Czech {
  /// The sentences of hints on German spelling.
  package static let spelling: [String: String] = [
    "category.case": "Velká a malá písmena",
    "category.boundary": "Jedno slovo nebo dvě",
    "category.das-dass": "das nebo dass",
    "category.doubling": "Zdvojené souhlásky",
    "category.long-i": "Dlouhé i",
    "category.length-mark": "Značení délky",
    "category.sharp-s": "s, ss nebo ß",
    "category.umlaut-derivation": "ä a äu odvozením",
    "category.umlaut-dots": "Tečky u ä, ö, ü",
    "category.f-v-w": "f, v nebo w",
    "category.final-devoicing": "Neznělé souhlásky na konci",
    "category.voicing": "Znělé a neznělé souhlásky",
    "category.schwa-r": "Nepřízvučné e a vokalické r",
    "category.special-grapheme": "Skupiny písmen",
    "category.morpheme": "Části slov",
    "category.phoneme": "Hláska po hlásce",
    "category.punctuation": "Znaménka",

    "hint.case.word": "Můžeš dát před slovo „der“, „die“ nebo „das“? Nezačíná tu věta?",
    "hint.case.inside": "Podívej se dovnitř slova: jsou velká a malá písmena na svých místech?",
    "hint.boundary.missing": "Je to opravdu jedno slovo? Vyslov jeho části jednu po druhé.",
    "hint.boundary.needless": "Patří tyto části k sobě a znamenají jednu věc?",
    "hint.das-dass": "Zkus tam dát „dieses“ nebo „welches“. Dává věta pořád smysl?",
    "hint.doubling.missing":
      "Poslouchej samohlásku, která je před tím: je krátká, nebo dlouhá? Co se píše za takovou samohláskou?",
    "hint.doubling.needless":
      "Poslouchej samohlásku, která je před tím, a podívej se, co následuje. Kolik souhlásek slyšíš?",
    "hint.doubling.letters": "Některá písmena se zdvojují po svém. Pamatuješ si, jak?",
    "hint.long-i":
      "Je i dlouhé, nebo krátké? Vzpomeň si, jak se píše ve většině slov, a také na slova, která si je třeba pamatovat.",
    "hint.length.missing":
      "Samohláska je dlouhá. Není to slovo, které si je třeba pamatovat? Vzpomeň si na příbuzná slova.",
    "hint.length.needless":
      "Potřebuje tu samohláska značku délky? Mnoho dlouhých samohlásek ji nemá.",
    "hint.length.between-vowels":
      "Řekni slovo pomalu po slabikách. Co stojí na začátku druhé slabiky?",
    "hint.sharp-s":
      "Bzučí s jako včela, nebo syčí jako had? A je samohláska před ním dlouhá, nebo krátká?",
    "hint.umlaut-derivation": "Existuje příbuzné slovo s a nebo au?",
    "hint.umlaut-dots": "Řekni slovo nahlas. Potřebuje samohláska tečky?",
    "hint.f-v-w": "Takto zní několik písmen. Není to slovo, které si je třeba pamatovat?",
    "hint.f-v-w.prefix":
      "Slovo začíná malou částí, kterou začíná mnoho slov. Jak se tato část píše?",
    "hint.final.stem": "Prodluž slovo: řekni ho v množném čísle nebo v jiném tvaru. Co slyšíš teď?",
    "hint.final.ig": "Prodluž slovo o e na konci. Co slyšíš teď?",
    "hint.voicing": "Dej si ruku před pusu: cítíš při té hlásce silný proud vzduchu, nebo slabý?",
    "hint.schwa.e": "Vytleskej slabiky. Každá slabika potřebuje samohlásku.",
    "hint.schwa.r": "Dobře poslouchej a mluv hodně zřetelně: neschovává se tam r?",
    "hint.grapheme.sp-st":
      "Na začátku slova se všechno nepíše tak, jak to zní. Která písmena se tu používají?",
    "hint.grapheme.ch-sch":
      "Tady tvoří několik písmen jednu hlásku. Řekni ji pomalu: která hláska to je a která písmena k ní patří?",
    "hint.grapheme.ng-nk": "Ta hláska vychází z nosu. Prodluž slovo: která písmena k ní patří?",
    "hint.grapheme.qu": "Jedno písmeno nikdy nestojí samo. Znáš tu dvojici?",
    "hint.grapheme.pf":
      "Na začátku stiskni rty k sobě a mluv zřetelně. Není tam ještě jedna hláska?",
    "hint.grapheme.x-chs": "Tato hláska se dá zapsat několika způsoby. Pomůže ti příbuzné slovo?",
    "hint.grapheme.s-z": "Řekni to pomalu. Dotkne se jazyk horního patra, než hláska zasyčí?",
    "hint.grapheme.diphthong":
      "Dvě samohlásky tu znějí jako jedna hláska. Jak se píše ve většině slov?",
    "hint.grapheme.dt":
      "Takto končí jen málo slov. Není to jedno ze slov, která si je třeba pamatovat?",
    "hint.grapheme.foreign":
      "Toto slovo pochází z jiného jazyka. Podívej se, jak se v něm píše, a zapamatuj si to.",
    "hint.morpheme.double": "Rozlož slovo na části. Napiš každou část celou a pak je spoj.",
    "hint.morpheme.single": "Rozlož slovo na části. Jak každá část začíná a končí?",
    "hint.morpheme.prefix": "Slovo začíná malou částí, kterou začíná mnoho slov. Je celá?",
    "hint.morpheme.linking-s":
      "Rozlož slovo na části a pak ho řekni znovu najednou. Co obě části spojuje?",
    "hint.phoneme.missing": "Řekni slovo pomalu, hlásku po hlásce. Jsou napsané všechny?",
    "hint.phoneme.added": "Přečti si pomalu, co je napsané. Není některé písmeno navíc?",
    "hint.phoneme.replaced":
      "Řekni slovo pomalu a porovnávej: odpovídá každé písmeno tomu, co slyšíš?",
    "hint.phoneme.order": "Řekni slovo pomalu. V jakém pořadí jdou hlásky za sebou?",
    "hint.punctuation.apostrophe": "Vypadává tu nějaké písmeno? Jen tehdy potřebuješ apostrof.",
    "hint.punctuation.mark": "Podívej se na znaménka: nechybí některé, není navíc nebo jiné?",
  ]
}
