// SPDX-License-Identifier: Apache-2.0

extension LanguageSamples {
  static let french: LanguageSamples = {
    var samples = LanguageSamples("fr")
    samples.answers = """
      élève: eleve, éleve, élêve, l'élève, un élève | relève, esclave
      photosynthèse: fotosynthese, photosinthèse, la photosynthèse | photothérapie
      appartement: apartement, appartemant, appartment | département, compartiment
      bibliothèque: biblioteque, bibliotèque, bibliothéque | discothèque, bibliothécaire
      château: chateau, châteaux, le château | chapeau, gâteau
      hypoglycémie: hipoglycemie, hypoglicémie | hyperglycémie, hyperglicémie
      nitrate: nittrate | nitrite, nitrure, citrate
      été: ete | âne, thé
      poisson: poissson | poison, boisson
      cœur: coeur | chœur
      acheter: achetter | acheteur
      plage: plaje | page
      clé: clef | blé
      XIXe siècle: 19e siècle, 19ème siècle | XXe siècle, 18e siècle
      Seconde Guerre mondiale: 2e guerre mondiale, Deuxième Guerre mondiale | Première Guerre mondiale, 1re guerre mondiale
      Autriche: Autrich | Autruche
      l'eau de mer: eau de mer, l’eau de mer | eau de mère de
      """
    samples.forms = [("chat", "chats"), ("cheval", "chevaux"), ("étudiant", "étudiante")]
    samples.joined = [("sel et poivre", "poivre et sel")]
    samples.notJoined = [("sel et poivre", "sel ou poivre")]
    samples.articles = [("l'eau", "eau"), ("l'école", "l école")]
    samples.lostApostrophes = [
      ("l'école", "lécole"), ("l'école", "lecole"), ("l'eau", "leau"),
      ("l'école maternelle", "lécole maternelle"),
    ]
    samples.otherArticles = [("la mer", "le mer")]
    samples.words = [("route", "roue"), ("oreille", "oreiller"), ("ponts", "portes")]
    samples.wordsOfItsLetters = """
      élève montagne château
      """
    samples.numbers = [
      ("71", "septante et un"), ("96", "nonante-six"), ("80", "huitante"), ("28", "vingt huit"),
      ("2500", "deux mille cinq cents"), ("1000", "mille"), ("100000", "cent mille"),
      ("8e9", "huit milliards"), ("1e12", "un billion"), ("83e6", "environ 83 millions"),
      ("3/4", "trois quarts"), ("1/2", "un demi"), ("1/2", "la moitié"), ("2/3", "deux tiers"),
      ("2.5", "deux et demi"), ("2.75", "deux et trois quarts"),
      ("3.14", "trois virgule un quatre"), ("-5", "moins cinq"), ("1789", "en 1789"),
      ("1789", "l'an 1789"), ("206", "206 os"), ("206", "il y a 206 os"), ("12", "une douzaine"),
      ("2; 3", "2 et 3"),
    ]
    samples.counting = Counting(
      small: "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze "
        + "quinze seize dix-sept dix-huit dix-neuf",
      tens: "vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt",
      hundreds:
        "cent, deux cent, trois cent, quatre cent, cinq cent, six cent, sept cent, huit cent, "
        + "neuf cent",
      joints: ("-", " "),
      others: [
        21: "vingt et un", 31: "trente et un", 41: "quarante et un", 51: "cinquante et un",
        61: "soixante et un", 70: "soixante-dix", 71: "soixante et onze", 72: "soixante-douze",
        73: "soixante-treize", 74: "soixante-quatorze", 75: "soixante-quinze",
        76: "soixante-seize", 77: "soixante-dix-sept", 78: "soixante-dix-huit",
        79: "soixante-dix-neuf", 80: "quatre-vingts", 90: "quatre-vingt-dix",
        91: "quatre-vingt-onze", 92: "quatre-vingt-douze", 93: "quatre-vingt-treize",
        94: "quatre-vingt-quatorze", 95: "quatre-vingt-quinze", 96: "quatre-vingt-seize",
        97: "quatre-vingt-dix-sept", 98: "quatre-vingt-dix-huit", 99: "quatre-vingt-dix-neuf",
        200: "deux cents", 600: "six cents",
      ]
    )
    return samples
  }()
}
