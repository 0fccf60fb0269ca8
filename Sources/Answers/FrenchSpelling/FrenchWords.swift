// SPDX-License-Identifier: Apache-2.0

/// The words that the rules of French have to know.
extension FrenchRules {
  /// Words that sound alike and that pupils take for each other; a line is a set.
  static let homophones: [Set<String>] = """
    a à as
    et est es ai
    son sont
    on ont
    ou où
    ce se
    ces ses c'est s'est sais sait
    cette cet sept
    mes mais met mets m'est
    peu peut peux
    sa ça ca
    la là l'a las l'as
    ma m'a m'as
    ta t'a t'as
    leur leurs
    dans d'en
    sans s'en cent sang
    quand qu'en quant
    quel qu'elle quelle
    si s'y
    ni n'y
    vert verre ver vers
    mer mère maire
    père paire
    vin vingt vain
    pain pin
    point poing
    fin faim
    eau haut
    mot maux
    sot seau saut
    peau pot
    fois foie foi
    toi toit
    voix voie vois voit
    port porc
    cour cours court
    compte conte
    compter conter
    coup cou
    tant temps
    champ chant
    laid lait
    lit lis
    prés près prêt
    sur sûr
    du dû
    notre nôtre
    """.split(separator: "\n").map { line in Set(line.split(separator: " ").map(String.init)) }

  /// Words whose s or x at the end is theirs, in the singular and in every form.
  static let wordsWithS: Set<String> = Set(
    """
    toujours souris bras dans alors jamais trois gros mais temps vers plus moins puis depuis sans
    sous très après bois mois fois corps dos tapis pays repas ours héros fils français anglais
    mauvais gris bas gras frais épais autrefois parfois longtemps printemps dehors volontiers
    ailleurs pas dès cours tous nous vous ils elles les des mes tes ses nos vos quelquefois
    tandis lorsque envers travers dessous dessus dedans ananas autobus bus cactus iris jus lis
    os palais paradis pois poids progrès propos refus retours secours succès tas univers velours
    verglas permis avis colis buis chamois chinois matelas cadenas bras-dessus chaos abcès accès
    heureux deux prix noix voix croix choix paix yeux doux roux faux jaloux époux vieux mieux
    curieux dix six paresseux courageux peureux
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )

  /// Words whose s at the end is heard.
  static let wordsWithHeardS: Set<String> = [
    "autobus", "bus", "cactus", "fils", "hélas", "iris", "maïs", "os", "ours", "sens", "tennis",
    "virus",
  ]

  /// Words of which no longer relative lets one hear the last letter, or lets one hear another one,
  /// as "jus" does with "juteux"; those in x are all like that.
  static let wordsWithoutRelatives: Set<String> = Set(
    """
    ailleurs alors après autrefois beaucoup brebis caoutchouc colis corps dans dedans dehors depuis
    dessous dessus envers fois gens haricot héros jamais jus longtemps loup maintenant mais moins
    mois nœud parfois poids printemps puis puits quelquefois repas sans secours sirop souris sous
    souvent tabac tandis temps toujours tous trop très velours verglas volontiers
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )

  /// Endings of adjectives that have their x in the singular, too.
  static let endingsWithX = ["reux", "ieux", "geux", "neux", "teux", "seux"]

  /// Plurals that end like them.
  static let pluralsInX: Set<String> = ["lieux", "cieux", "adieux", "essieux", "pieux"]

  /// Nouns that end in a vowel and an e and are no feminine form.
  static let nounsInVowelE: Set<String> = [
    "vie", "rue", "année", "journée", "soirée", "matinée", "pluie", "poupée", "idée", "entrée",
    "arrivée", "musée", "lycée", "fée", "fumée", "rosée", "purée", "bougie", "maladie", "partie",
    "sortie", "prairie", "boulangerie", "bouillie", "envie", "géographie", "vue", "avenue",
    "tortue", "statue", "laitue", "charrue", "morue", "grue", "folie", "scie", "ortie", "écurie",
  ]

  /// Adjectives whose feminine form only adds an e.
  static let adjectives: Set<String> = [
    "petit", "grand", "vert", "content", "gris", "noir", "bleu", "court", "haut", "fort", "chaud",
    "froid", "lourd", "rond", "bavard", "méchant", "intelligent", "important", "amusant", "brun",
    "blond", "clair", "dur", "pur", "lent", "laid", "mauvais", "français", "anglais", "allemand",
    "idiot", "plein", "prochain", "voisin", "copain", "ouvert", "couvert", "différent", "parfait",
    "gratuit", "cuit", "droit", "étroit", "seul", "normal", "génial", "spécial", "original",
    "amical",
  ]
}
