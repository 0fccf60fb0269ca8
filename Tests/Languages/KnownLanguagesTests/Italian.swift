// SPDX-License-Identifier: Apache-2.0

extension LanguageSamples {
  static let italian: LanguageSamples = {
    var samples = LanguageSamples("it")
    samples.answers = """
      acqua: aqua, acua, l'acqua | acque pure, aquila
      conoscenza: conosenza, conoscienza | coscienza
      libro: il libro, libbro, libri | libra, litro
      perché: perche, perchè, perké | parete
      bottiglia: botiglia, bottilia | battaglia
      ipertermia: ippertermia | ipotermia
      gli amici: amici, amicci | nemici
      nitrato: nitratto | nitrito, nitruro
      quaderno: cuaderno, quadderno | quaderna, moderno
      """
    samples.forms = [("ragazzo", "ragazza"), ("libro", "libri"), ("banco", "banchi")]
    samples.otherGenders = [("libro", "libra")]
    samples.joined = [("sale e pepe", "pepe e sale")]
    samples.notJoined = [("a e b", "b a")]
    samples.articles = [("un'isola", "isola")]
    samples.lostApostrophes = [("l'acqua", "lacqua")]
    samples.otherArticles = [("lo studente", "il studente")]
    samples.words = [("madre", "mare"), ("prendere", "perdere"), ("case", "cosi")]
    samples.wordsOfItsLetters = """
      montagna perché scienza
      """
    samples.numbers = [
      ("23", "ventitre"), ("2000", "duemila"), ("1861", "milleottocentosessantuno"),
      ("8e9", "8 miliardi"), ("3/4", "tre quarti"), ("2/5", "due quinti"), ("1/2", "metà"),
      ("2.5", "due e mezzo"), ("3.14", "tre virgola quattordici"), ("-5", "meno cinque"),
      ("1861", "nel 1861"), ("206", "circa 206 ossa"), ("2; 3", "due e tre"),
    ]
    samples.counting = Counting(
      small: "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici "
        + "quattordici quindici sedici diciassette diciotto diciannove",
      tens: "venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
      hundreds:
        "cento, duecento, trecento, quattrocento, cinquecento, seicento, settecento, ottocento, "
        + "novecento",
      joints: ("", ""),
      others: [
        21: "ventuno", 23: "ventitré", 28: "ventotto", 31: "trentuno", 33: "trentatré",
        38: "trentotto", 41: "quarantuno", 48: "quarantotto", 51: "cinquantuno",
        58: "cinquantotto", 61: "sessantuno", 68: "sessantotto", 71: "settantuno",
        78: "settantotto", 81: "ottantuno", 88: "ottantotto", 91: "novantuno", 98: "novantotto",
      ]
    )
    return samples
  }()
}
