// SPDX-License-Identifier: Apache-2.0
import KnownSpellings
import LudusCore
import Spelling
import Testing

/// Errors that are made for exercises are those that pupils make.
struct ErrorsOfPupilsTests {
  /// For each word the errors that a teacher finds acceptable in an exercise: they sound like the
  /// word, or are a confusion that every teacher knows.
  private static let acceptable: [Language: String] = [.english: english, .french: french]

  private static let english = """
    have: hav
    because: bekause becose becos becoz becauze becaus
    beautiful: beutiful butiful beautifull
    letter: leter letta
    friend: freind frend
    house: howse houce hous
    Monday: munday
    night: nite
    train: trane
    boat: bote
    school: skool
    knee: nee
    write: rite writ
    when: wen
    happy: hapy happey
    babies: babbies babys
    making: makeing makin
    hope: hoap hop
    jumped: jumpt
    running: runing runnin
    bread: bred
    people: peple peopel
    phone: fone phoan phon
    elephant: ellephant elefant elephent
    queen: kween qeen
    giant: jiant
    bridge: brige
    watch: wotch wach
    city: sity citty
    circle: sircle circel
    believe: bellieve beleive
    receive: recieve
    teacher: teecher teachur
    sister: sista
    doctor: docter
    station: stasion stashun stashon
    famous: fammous famus
    important: importent
    table: tabel
    girl: gurl gerl
    nurse: nerse
    work: werk wurk
    money: muney monney
    brother: bruther brover brotha brothur
    careful: kareful carreful carful carefull
    kitchen: kichen
    apple: aple appel
    butter: buter butta
    enough: ennough enuf enouf
    thought: thort
    could: kould cud coud
    listen: lisen
    castle: kastle casle castel
    guess: gess gues
    thumb: thum
    Wednesday: wensday
    picture: piccher picchur pictur
    light: lite
    """

  private static let french = """
    maison: mèson maizon
    oiseau: ouaseau oizeau oiso oisau
    école: ékole équole
    chat: cha
    grand: grend gran
    petit: pettit peti
    filles: fiyes fille
    chevaux: chevals cheveaux chevox chevau
    manger: menger manjer mangé mangez
    mangé: mengé manjé manger
    homme: omme home
    heure: eure heur
    bateau: batteau bato batau
    chapeau: chappeau chapo chapau
    enfant: anfant enfent enfan
    dent: dant
    grande: grende
    dimanche: dimmanche dimenche
    matin: mattin matain
    jardin: jardain
    train: trin
    forêt: forrêt forait forê
    fête: faite
    frère: fraire
    neige: naige nège neije
    poulet: poulé poulai
    photo: foto photto
    éléphant: élléphant éléfant éléphent éléphan
    quatre: katre catre
    qui: ki
    musique: muzique musike
    pourquoi: pourkoi pourcoi
    carte: karte quarte
    rouge: rouje
    plage: plaje
    girafe: jirafe girrafe
    montagne: montanie
    merci: mersi
    glace: glasse
    garçon: garson
    leçon: lesson
    poisson: pouasson poiçon poison
    attention: atention attantion attension
    addition: adition addission
    rose: roze
    chaise: chèse chaize
    exemple: egzemple example exenple
    taxi: taksi tacsi
    guitare: gitare
    guerre: gerre guere
    chambre: chembre chanbre
    jambe: jembe janbe
    longtemps: lontemps longtamps longtenps longtemp
    doigt: doit
    trop: tro
    beaucoup: bocoup baucoup beaukoup beauquoup beaucou
    long: lon
    blanc: blenc blan blank
    prix: pri
    voiture: vouature voitur
    soleil: solleil soleille
    travail: travaille
    famille: fammille famiye
    stylo: stilo styllo
    belle: bele
    toujours: toujour
    voyage: voyaje
    maîtresse: maîtrece maîtrese
    """

  /// Errors that are no sounds of the word, but that belong to what children learn: accents,
  /// capitals, words that sound alike.
  private static let marked: Set<SpellingCategory> = [
    .accent, .letterCase, .homophone, .apostrophe,
  ]

  /// Patterns of letters that no child writes, unless the word has them itself.
  private static let rules: [Language: [(rule: String, pattern: String)]] = [
    .english: [
      ("no letter stands there three times", "(.)\\1\\1"),
      ("no consonant is doubled at the start", "^([bcdfgjklmnprstvz])\\1"),
      ("h, j, k, q, v, w and x are not doubled", "hh|jj|kk|qq|vv|ww|xx"),
      ("four vowels do not meet", "[aeiou]{4}"), ("no word ends so", "(ui|uy|eo|iy|uu|ii|aa)$"),
      ("eigh is in few words", "eigh"), ("every word has a vowel", "^[^aeiouy]*$"),
      ("q has a u or begins the word", ".q[^u]"),
    ],
    .french: [
      ("no letter stands there three times", "(.)\\1\\1"),
      ("no consonant is doubled at the start", "^([bcdfgjklmnprstvz])\\1"),
      ("h, j, k, q, v, w and x are not doubled", "hh|jj|kk|qq|vv|ww|xx|çç"),
      ("no h stands within a word", "[bdfgjklmnqsvxz]h|[aeiou]h"),
      ("q is followed by u", "q[^u]|q$"),
      ("ç stands before a, o and u", "ç[eiéèêy]"), ("two i or u do not meet", "ii|uu|aa"),
      ("eau begins no syllable before a vowel", "eau[aeiouy]"),
      ("every word has a vowel", "^[^aeiouyéèêàâîôû]*$"),
    ],
  ]

  @Test(arguments: PupilsMisspellingsTests.languages)
  func aTeacherFindsThemAcceptable(language: Language) throws {
    let rules = KnownSpellings.rules(of: language)
    let lines = try #require(Self.acceptable[language]).split(separator: "\n")
    #expect(lines.count >= 40)
    for line in lines {
      let parts = line.split(separator: ":").map { $0.split(separator: " ").map(String.init) }
      let word = parts[0][0]
      let errors = rules.typicalErrors(in: word).filter { !Self.marked.contains($0.category) }
      #expect(!errors.isEmpty, "\(word)")
      let others = errors.map(\.misspelling).filter {
        !parts[1].contains($0) && !parts[1].contains($0.lowercased())
      }
      #expect(others == [], "\(word)")
    }
  }

  @Test(arguments: PupilsMisspellingsTests.languages)
  func noneBreaksARuleOfSoundAndLetter(language: Language) throws {
    let spelling = KnownSpellings.rules(of: language)
    let words = Set(
      try PupilsMisspellingsTests.rows(of: language)
        .flatMap { $0.target.split(separator: " ").map(String.init) }
    )
    let patterns = try #require(Self.rules[language]).map { (try Regex($0.pattern), $0.rule) }
    var count = 0
    for word in words.sorted() {
      for error in spelling.typicalErrors(in: word) {
        count += 1
        for (pattern, rule) in patterns {
          let broken = error.misspelling.lowercased().matches(of: pattern).count
          // An apostrophe that is left out joins two words.
          let joined = word.lowercased().replacing("'", with: "")
          let own = [word.lowercased(), joined].map { $0.matches(of: pattern).count }.max() ?? 0
          #expect(broken <= own, "\(word) > \(error.misspelling): \(rule)")
        }
      }
    }
    #expect(count > 200)
  }

  /// Sentences of the second audit.
  @Test(
    arguments: [
      ("have", ["hav"], "en"), ("because", ["becos", "becaus"], "en"), ("oiseau", ["oiso"], "fr"),
      ("beautiful", ["beutiful"], "en"), ("maison", ["mèson"], "fr"), ("chat", ["cha"], "fr"),
    ] as [(String, [String], Language)]
  )
  func whatChildrenWriteIsAmongThem(word: String, errors: [String], language: Language) {
    let made = KnownSpellings.rules(of: language).typicalErrors(in: word).map(\.misspelling)
    for error in errors { #expect(made.contains(error), "\(made)") }
  }

  @Test(arguments: [("maison", "fr"), ("have", "en"), ("because", "en")] as [(String, Language)])
  func whatNoChildWritesIsNot(word: String, language: Language) {
    let made = KnownSpellings.rules(of: language).typicalErrors(in: word).map(\.misspelling)
    let absurd = ["heighve", "havui", "haveo", "becausui", "mahison", "eauiseau", "haive"]
    #expect(Set(made).isDisjoint(with: absurd))
  }
}
