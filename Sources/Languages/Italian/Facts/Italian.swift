// SPDX-License-Identifier: Apache-2.0
package import LanguageFacts

extension LanguageFacts {
  /// The facts of Italian.
  package static let italian: LanguageFacts = {
    var facts = LanguageFacts("it", name: "italian")
    facts.decimalMarksByRegion = ["CH": "."]
    facts.spelling = italianSpelling
    facts.words = [italianWords]
    facts.frames = italianFrames
    facts.ordinals = italianOrdinals
    facts.phrases.titles = "re regina imperatore imperatrice"
    facts.articles.words = "il lo la i gli le l' un uno una un'"
    facts.articles.genders = """
      il lo la
      i gli le
      un uno una
      """
    facts.phrases.negatingPrefixes = "non in im ir il"
    facts.phrases.nameParticles = "di da"
    facts.numbers = italianNumbers
    facts.dates = italianDates
    facts.units = italianUnits
    facts.units.inPhrases = """
      km chilometro chilometri
      m metro metri
      cm centimetro centimetri
      mm millimetro millimetri
      kg chilogrammo chilogrammi
      g grammo grammi
      mg milligrammo milligrammi
      l litro litri
      ml millilitro millilitri
      h ora ore
      min minuto minuti
      s secondo secondi
      """
    facts.formulaWords = """
      infinity infinito
      gcd mcd
      lcm mcm
      sin sen
      tan tg
      cot ctg cotg
      csc cosec
      arcsin arcsen
      arctan arctg
      arccot arcctg arccotg
      sinh senh
      tanh tgh
      coth cotgh
      arsinh arsenh
      """
    facts.headings.parts = """
      question: domanda, quesito, fronte, termine, parola, testo della domanda
      answer: risposta, risposta corretta, risposta giusta, corretta, giusta, retro, traduzione, definizione, soluzione, chiave
      alternatives: altra risposta, altre risposte, anche corretta, variante, sinonimo, risposta accettata
      wrong: sbagliata, sbagliato, risposta sbagliata, errata, risposta errata, distrattore, falsa
      options: opzione, opzioni, risposta, scelta, alternativa, possibile risposta
      type: tipo, genere, tipo di domanda
      feedback: spiegazione, commento, riscontro
      hint: suggerimento, aiuto, indizio
      points: punto, punti, punteggio, voto, valore
      tolerance: tolleranza, margine, margine di errore
      unit: unità
      set: mazzo, categoria, capitolo, insieme, lezione, sezione
      tags: etichetta, tema, parola chiave, parole chiave, argomento
      language: lingua
      time: tempo, durata, limite di tempo, secondi, tempo in secondi
      title: titolo, nome
      source: fonte, riferimento, libro
      image: immagine, foto, link dell'immagine, suono, video
      id: identificatore, identificativo
      number: numero, n., n°
      format: formato del testo
      details: dettagli
      """
    facts.headings.kinds = """
      multipleChoice: scelta singola, scelta multipla, risposta singola
      checkAll: risposte multiple, caselle di controllo, più risposte, risposta multipla
      trueFalse: vero/falso, vero o falso
      exactMatch: testo, risposta breve, carta
      numeric: numero, numerica, numerico, calcolo
      algebraic: espressione, equazione, formula, algebra
      chemical: chimica, formula chimica
      date: data, anno
      ordering: ordine, ordinamento, sequenza, ordinare
      matching: coppie, abbinamento, abbinare, corrispondenze
      cloze: lacune, testo con lacune, completamento
      openResponse: risposta aperta, aperta, tema, testo libero
      """
    facts.headings.answers = """
      student: studente, studentessa, alunno, alunna, allievo, allieva, partecipante, candidato, candidata, utente, nome
      credit: quota, frazione
      """
    facts.headings.isTrue = "vero, v, sì, si"
    facts.headings.isFalse = "falso, f, no"
    facts.headings.languages = "italiano, inglese, tedesco, francese, spagnolo, latino"
    return facts
  }()
}

/// The rules for the spelling and misspelling of words.
private let italianSpelling: LanguageFacts.Spelling = {
  var spelling = LanguageFacts.Spelling()
  spelling.soundAlikes = """
    c/q c/k c/ch k/ch g/gh cu/qu cqu/qu cqu/cu gn/ni gn/n gli/li gli/ll sc/s sci/sc sce/scie z/s x/ss x/s ph/f th/t y/i j/i j/g zione/tione mp/np mb/nb m/n \
    ct/tt pt/tt
    """
  spelling.costs.swappedLetters = 2
  spelling.costs.extraDoubling = 2
  spelling.costs.missingDoubling = 5
  spelling.costs.mark = 1
  spelling.costs.soundAlike = 9
  spelling.costs.vowelForVowel = 19
  spelling.costs.relatedConsonant = 15
  spelling.costs.unrelatedLetter = 19
  spelling.costs.extraVowel = 8
  spelling.costs.extraConsonant = 8
  spelling.costs.missingVowel = 10
  spelling.costs.silentH = 16
  spelling.costs.firstLetterChanged = 4
  spelling.costs.firstLetterMissingOrExtra = 6
  spelling.costs.otherEnding = 7
  spelling.costs.otherBeginning = 1
  spelling.costs.limits = [10, 10, 12, 13, 13, 17, 19, 20, 21]
  spelling.costs.loneSlip = (short: 2, long: 2)
  spelling.costs.strangeGroup = 9
  spelling.costs.secondLetter = 0
  // The groups of three letters that stand in at least 9 words of Debian's package witalian 1.10.
  spelling.triples = """
    -abcdefgilmnprstuvz -baeiloru -caehiloru -daeioru -ebcdfglmnpqrstuv -faeiloru -gaehiloru -idglmnprst -laeiou -maeiou -naeiou -obcdfglmnprstvz -paeilorsu -qu \
    -raeiou -sabcdefgilmnopqrtuv -taeioru -ubcdfglmnrst -vaeiou -zaeiou ababdeioru acacehioqru adadeioru aelnrs afaefioru agaeghilnoruò ai-acenou \
    al-abcdefgilmopstuvzò amabeimopuò an-acdefginostuzò apaeiopru aqu ar-abcdegilmnoprstvzàò asabcefilmopstuv ataeiortu audfgmrst avaeioruv aziz \
    ba-bcdfgilmnrstvz bbaeilor bdi be-acdfglnrstv bi-abcdeglmnorstuvz blaeio bo-clmnrstz braeiouò bucfgilorstz bò- ca-bcdfgilmnprstuvz ccaehiloruò \
    ce-cdglmnprstvz cheié ci-abcdefglmnoprstuvzò claeiou cni co-acdegilmnoprstvz cqu craeiou cuacdeilmnoprst cò- da-bcgilmnrstvz ddaeioru de-abcdfgilmnoprstvz \
    di-abcdefgilmnoprstvzò do-bcglmnprstv draeio duabcegilnorstz dé- dì- dò- ea-lmnrstv ebbeior ecacehilnoru edadeioruéì ee-r efaefilor egaeghilnoruò ei-amn \
    elaceilmostuvò emabeimopu enacdeginostuzò eo-clnr epaeilopru equ er-abcdefgilmnopqrstuvzàìò esaceiopstu etaeiortuàò eurt evaeiou eziz fa-bcgilmnrstvz \
    fe-bcdlmnrstz ffaeiloru fi-abcdeglnorstu flaeiou fo-cdglnrst fraeiou fucglmnrst fò- ga-bgilmnrstvz ge-dglmnorstv ggaehioru ghei gi-abcdeglmnorstuvò gleio \
    gnaeiouò go-bcdgilmnrstvz graeiou guaegiorsz gò- he-gmrstvz hi-aefglmnorstuvzò hé- ia-bcdgilmnprstvz ibabeioru icacehiloruò idaeioruò ie-cdglmnprstvz \
    ifaefiloru igaeghilmnoruò ii- ilaeilmotuzò imabeimopuò inacdefginoqstuvzò io-cdgilmnprstvz ipaeiloprtu iqu ir-acegilmnorstuvàò isabcdefgilmopstu \
    itaeimortuàò iudglmnprstz ivaeiouò iziz iò- la-bcdgimnprstuvz lbe lcaehiou ldaeio le-abcdefgimnorstvz lfa lgaehio li-abcdefgimnoqrstuvzò llaeiouò lmaeio \
    lo-bcdgmnpqrst lpaei lsaeio ltaeioruàò lubcdeilmnoprstvz lvaeio lzaeioò lì- lò- ma-cdegilmnrstvz mbaeioru me-cdfglmnrstvz mi-acdefglnorstvz mmaeiou \
    mo-bcdglmnrstvz mpaeiloru mucfglnorst mò- na-bcdfgilmnprstuvz ncaehiloru ndaeioruò ne-abcdefgilmnorstuvz nfaeiloru ngaehiloru ni-abcdefgilmnoprstuvz \
    nnaeiouò no-bcdgilmnprstv nqu nsaeiotu ntaeioruò nuacdeilmnostz nvaeio nzaeiou nì- nò- oab obabeilor ocacehiloruò odadeiouò oest ofaefiou ogaeghilnorò \
    oi-abcenors olacdefgilmopstuvò omabeimopu on-acdefginoqstuvzò oopr opaeioprt oqu or-abcdefgilmnoprstvzò osacdeiopst otaeiortò ovaeioruvò oziz \
    pa-cdegilmnprstuvz pe-cdglnrstvz pi-acdegilmnorstuvzò plaeiou po-cdeglmnprstv ppaeiloruò praeiou psi ptae pubdglnrtz pì- pò- quaeio ra-bcdefgilmnprstuvz \
    rbaeio rcaehiou rdaeiouò re-abcdefgilmnopqrstvz rfaeio rgaehilou ri-abcdefgilmnoprstuvz rlaeio rmaeiouò rnaeiouò ro-bcdfgilmnprstvz rpaeior rqu rraeiouàò \
    rsaeiou rtaeiouò rubcdefgilmnoprstz rvaeio rzaeio rà- rì- rò- sa-bcdgilmnprstuvz sbaeiloru scaehiloru sdaeor se-acdegilmnpqrstvz sfaeioru sgahoru \
    si-abcdefglmnoprstvz slaeio smaeiou sno so-bcdfgilmnprstv spaeiloru squ sra ssaeiouò staeioruò suabcdefglmnoprst svaeiou sò- ta-bcdfgilmnprstuvz \
    te-cdgilmnoprstvz ti-abcdefgilmnoprstvz to-cdgilmnprstv traeiouò ttaeioruò tuabcdefgilmnoprstz tà- té- tì- tò- ua-dgilmnrstvz ubabeior ucacehio udadeio \
    ue-flnrst ufafor ugaeghilnou ui-abdeilmnorstvz ulacegilmostuò umaeiou unaceginostz uo-cilmnrstv upaeilop urabcegilnoprstvò usaceiostu utaeiortuò uvi uziz \
    uì- uò- va-bcdgilmnprstvz ve-cdglmnrstvz vi-abcdegilmnorstvzò vo-cglnrst vrae vulot vveio vò- za-bgimnprstvz ze-cglrt zi-acenorstò zo-lnps zucfpr zzaeiouò \
    zò-
    """
  spelling.conjunctions = "e ed"
  spelling.negators = """
    non no mai niente nulla nessuno nessuna né senza neanche nemmeno neppure
    """
  spelling.fixedWords = """
    vero falso vera falsa sì primo prima secondo seconda terzo terza quarto quarta quinto quinta sesto sesta settimo ottavo nono decimo cento mille milione \
    miliardo sinistra destra sinistro destro nord sud est ovest sopra sotto superiore inferiore interno esterno interna esterna anteriore posteriore mediale \
    laterale prossimale distale dorsale ventrale dopo dentro fuori alto basso
    """
  spelling.protectedPrefixes = """
    ipo/iper intra/inter intra/extra inter/extra infra/sopra infra/ultra endo/eso endo/ecto ecto/eso micro/macro omo/etero auto/etero iso/aniso mono/di \
    mono/poli mono/oligo oligo/poli di/tri bi/tri tri/tetra tetra/penta penta/esa uni/bi sub/super sotto/sopra pre/post ante/post pro/anti pro/epi ana/meta \
    meta/telo pro/meta met/et et/prop prop/but but/pent pent/es eo/mio mio/plio neo/paleo milli/micro milli/centi kilo/mega mega/giga nano/pico nitri/nitro \
    ab/ad af/ef im/es in/es apo/peri leuco/eritro af/peri orto/meta orto/para meta/para an/cat fen/gen rif/diff sis/dia s/ dis/ co/ a/ an/ anti/ in/ im/ ir/ \
    il/ ri/ re/
    """
  spelling.protectedSuffixes = """
    ato/ito ato/uro ito/uro ide/ina ano/ene ano/ino ene/ino ano/anolo anolo/anale olo/one olo/ale asi/osi oso/ico ite/osi ite/oma oma/osi ina/osina \
    lisi/genesi cita/blasto filo/fobo filia/fobia gramma/grafo grafia/logia nomia/logia ismo/ista emia/uria ectomia/otomia tite/mite tore/trice ia/iola
    """
  spelling.inflections = "o/i a/e e/i io/i co/chi go/ghi ca/che ga/ghe cia/ce gia/ge"
  spelling.genders = "o/a e/essa one/ona"
  spelling.vowelMarksAreAccents = true
  spelling.beginnings = """
    ri re dis s in im il ir en pre pro per a ad ac con com co sopra sotto sub tras trans inter es e anti auto contro
    """
  spelling.endings = """
    o a i e are ere ire ato ata ati ate uto uta uti ute ito ita iti ite ando endo ava eva iva avo ano ono no iamo ete ere ò rò rà ai isce mente mento menti \
    zione zioni tore tori trice trici ico ica ici iche oso osa osi ose ivo iva ivi ive ismo ista isti tà aggio aggi anza enza abile abili ibile ibili ale ali \
    ere eri iere ieri iera ino ina ini ine etto etta etti ette one oni ia io
    """
  spelling.families = """
    uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici \
    diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta settanta ottanta novanta
    lunedì martedì mercoledì giovedì venerdì sabato domenica
    gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
    mercurio venere terra marte giove saturno urano nettuno, zambia gambia, slovacchia slovenia, niger nigeria
    lettonia lituania, iran iraq, austria australia, guinea guyana, mali malawi malta, paraguay uruguay
    india indonesia, svezia svizzera, profase prometafase metafase anafase telofase interfase, mitosi meiosi micosi
    assorbimento adsorbimento, affluente effluente, fissione fusione
    galattosio glucosio fruttosio glicogeno glucagone, neurone neutrone neutrino protone fotone elettrone positrone
    ossido idrossido, uretere uretra, ventricolo vescicola, arteria arteriola, anione catione ione
    adenina adenosina, timina tiamina, dimero monomero, stalattite stalagmite, pesca pesce, casa cassa
    capello cappello, cane canne, nono nonno, penna pena, pala palla, sete sette, copia coppia, rosa rossa
    tono tonno, caro carro, camino cammino, sera serra, concavo convesso, rifrazione diffrazione, vettore settore
    seno coseno, emigrare immigrare, emigrazione immigrazione, eminente imminente, caso cosa, gallo giallo, fonte fronte, anno nano, cucina cugina, piano pino, pietra pietà, rame rane
    """
  spelling.otherSpellings = """
    devono debbono, Stati_Uniti USA
    Prima_guerra_mondiale 1ª_guerra_mondiale I_guerra_mondiale, Seconda_guerra_mondiale 2ª_guerra_mondiale II_guerra_mondiale
    """
  spelling.addForms()
  return spelling
}()

/// Numbers in Italian.
private let italianNumbers: LanguageFacts.Numbers = {
  var numbers = LanguageFacts.Numbers()
  numbers.small = """
    zero uno|un|una due tre|tré quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici \
    diciassette diciotto diciannove
    """
  numbers.tens = "venti trenta quaranta cinquanta sessanta settanta ottanta novanta"
  numbers.compound = "{tens}{ones}"
  numbers.others = """
    21 ventuno|ventun 28 ventotto 31 trentuno|trentun 38 trentotto 41 quarantuno|quarantun 48 quarantotto 51 \
    cinquantuno|cinquantun 58 cinquantotto 61 sessantuno|sessantun 68 sessantotto 71 settantuno|settantun 78 settantotto 81 \
    ottantuno|ottantun 88 ottantotto 91 novantuno|novantun 98 novantotto 108 centotto 180 centottanta
    """
  numbers.hundred = "cento"
  numbers.thousand = "mille mila"
  numbers.and = "e"
  numbers.or = "o oppure"
  numbers.minus = "meno"
  numbers.mark = "virgola"
  numbers.periods = "periodico periodo"
  numbers.of = "di"
  numbers.parts = """
    2 mezzo|mezza:mezzi 3 terzo:terzi 4 quarto:quarti 5 quinto:quinti 6 sesto:sesti 7 settimo:settimi 8 ottavo:ottavi 9 \
    nono:noni 10 decimo:decimi 11 undicesimo:undicesimi 12 dodicesimo:dodicesimi 16 sedicesimo:sedicesimi 20 \
    ventesimo:ventesimi 100 centesimo:centesimi 1000 millesimo:millesimi
    """
  numbers.fixedParts = "1/2 mezzo|mezza|metà"
  numbers.quantities = [("12", "dozzina"), ("100", "centinaio"), ("1000", "migliaio")]
  numbers.magnitudes = "3 mila 6 milione|milioni|mln 9 miliardo|miliardi|mld"
  numbers.signs = [
    ("^", "alla elevato_a elevato_alla"),
    ("*", "moltiplicato_per"),
    ("/", "fratto diviso diviso_per"),
  ]
  numbers.approximations = "circa quasi all_incirca approssimativamente intorno_a più_o_meno"
  numbers.openings = """
    nel nell_anno l_anno anno il la lo gli le sono è c_è ci_sono la_risposta_è risposta il_risultato_è risultato
    """
  numbers.names = "ph ph_di"
  numbers.copulas = "è sono vale valgono fa era"
  numbers.reservations = """
    non mai meno più sotto sopra senza tranne nessuno nessuna minimo massimo
    """
  numbers.eras = "d_c dopo_cristo"
  numbers.counted = """
    abitanti abitante persone persona alunni alunne bambini bambine uomini donne membri seggi stati paesi pianeti lune ossa \
    denti cromosomi elettroni protoni neutroni atomi molecole ioni particelle cellule specie pezzi punti pagine facce \
    spigoli vertici lati carte libri mele uova auto voti possibilità combinazioni risultati soluzioni elementi lettere \
    parole coppie gol giocatori volte
    """
  return numbers
}()

/// The written forms of dates.
private let italianDates: LanguageFacts.Dates = {
  var dates = LanguageFacts.Dates()
  dates.order = "dmy"
  dates.months = [
    "gennaio, gen, genn", "febbraio, feb, febbr", "marzo, mar", "aprile, apr", "maggio, mag",
    "giugno, giu", "luglio, lug", "agosto, ago", "settembre, set, sett", "ottobre, ott",
    "novembre, nov", "dicembre, dic",
  ]
  dates.weekdays = [
    "domenica", "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato",
  ]
  dates.ordinals = [
    "primo", "secondo", "terzo", "quarto", "quinto", "sesto", "settimo", "ottavo", "nono",
    "decimo", "undicesimo", "dodicesimo", "tredicesimo", "quattordicesimo", "quindicesimo",
    "sedicesimo", "diciassettesimo", "diciottesimo", "diciannovesimo", "ventesimo",
    "ventunesimo",
  ]
  dates.ordinalEndings = "o, a, esimo, mo"
  dates.decades = "anni, gli anni, decennio"
  dates.cardinals = [
    "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci",
    "undici", "dodici", "tredici", "quattordici", "quindici", "sedici", "diciassette",
    "diciotto", "diciannove", "venti", "ventuno", "ventidue", "ventitré", "ventiquattro",
    "venticinque", "ventisei", "ventisette", "ventotto", "ventinove", "trenta", "trentuno",
  ]
  dates.decadeNames = [
    "venti", "trenta", "quaranta", "cinquanta", "sessanta", "settanta", "ottanta", "novanta",
  ]
  dates.centuryNames = """
    13 duecento 14 trecento 15 quattrocento 16 cinquecento 17 seicento 18 settecento 19 ottocento 20 novecento
    """
  dates.centuries = "secolo, secoli, sec"
  dates.beforeOurEra = "a. C., avanti Cristo, avanti C., prima di Cristo, a. e. v."
  dates.ourEra = "d. C., dopo Cristo, dopo C., e. v."
  dates.until = "fino al, fino a"
  dates.untilOrOn = "al, a, all'"
  dates.from = "dal, dall'"
  dates.between = "tra, tra il, fra, fra il"
  dates.and = "e, e il"
  dates.ignored = """
    il, lo, la, gli, l', di, del, dell', nel, nell', anno, mese, giorno, verso, intorno al, era il
    """
  return dates
}()

/// Italian words of every day and of school.
private let italianWords = """
  abbraccio abete abile abisso abitante abitare abitazione abito abituale abitudine accadere accanto accendere
  accento accesso accettare acciaio accogliere accordo accusare acerbo acero aceto acido acqua acume acuto adagio
  addio adesso adorare adottare adulto aereo affare affascinare afferrare affetto affidare affinché affittare
  affitto afflitto affogare affresco africano agenda aggiungere agio agire aglio agnello agosto aiuola aiutare aiuto
  ala alba albergo albero alce alcol alcuno alga aliante alieno alito allargare alleato allegro allenare allievo
  allodola alloggio allora alloro allume allungare almeno alone alpe alpino altare altezza altitudine alto altro
  altrove altura alunna alunno alveare alveo alzare ama amabile amare amarezza amaro ambito ambra americano amica
  amicizia amico ammalarsi ammettere ammirare amo amore ampiezza ampio analizzare ananas anca anche ancora andare
  andata anello anfora angelo angolo anguilla anguria anima animale annata annegare anno annoiare annunciare
  annuncio ansa ansia antenna antico antipasto antipatico anzi aperto apice apo apparato apparire appartamento
  appello appena appendere appetito applauso appoggiare appoggio apposta apprendere appuntamento appuntito appunto
  aprile aprire aquila ara arabo arancia aratro arbitro arbusto arca archivio arco ardore area arena argento argilla
  argine aria arido aringa arma armadio armata armonia arnese aroma arpa arrabbiare arrabbiato arrendere arricchire
  arrivare arrivo arrossire arrostire arrosto arsura arte arteria articolo artiglio artista ascesa ascia asciugare
  ascoltare asilo asinello asino asma aspettare aspetto assaggiare assaggio assai assalto asse assedio assegno
  assenza assicurare assistere assumere asta astro astuccio astuto atleta atomo atroce attacco attendere attento
  atterrare attesa attimo atto attore attorno attrarre attraversare attrice attrito attuale attualmente audace
  audacia aula aumentare aumento aureola aurora autista auto autore autunno ava avanti avanzare avanzo avarizia
  avaro avena avere avido avo avorio avvenire avverbio avvertire avvicinare avvisare avviso avvolgere azienda azione
  azoto azzardo azzurro babbo bacca baccano bacheca baciare bacino bacio baco badile baffo bagaglio bagliore bagnare
  bagnato bagno baia balbettare balcone baldo balena baleno balla ballare ballerina ballerino ballo balsamo balza
  bambina bambino bambola bambù banana banca banco banda bandiera bandito bando bara barattolo barba barbaro barca
  bardo barella barile baro barra barriera base basilica basso basta bastare bastione bastone batosta battaglia
  battello battere batterio battito baule bava bazar becco beffa bellezza bello belva benché benda bene beneficio
  benzina bere berlina berretto bersaglio berta bestia betulla bevanda biada bianco biblioteca bicchiere bidone
  biglia bilancia bilancio bile bimbo binario biondo birra bisca biscotto bisogno bisonte bistecca bivio bloccare
  boato bocca boccale boccia bolide bolla bollino bollire bollo bomba bontà borbottare bordello bordo borgo boria
  borraccia borsa bosco bosso bossolo botta botte bottega bottiglia bottino botto bottone bozza bozzolo braccia
  bracciale braccio brace brama branca branco brano bravo bravura breccia breve brezza briciola briga brigante
  briglia brillante brillare brina brivido brocca broccolo brodo bronzo bruciare bruco brughiera bruma bruno brusco
  brusio brutto buca bucare bucato buccia buco budino bue bufalo bufera buffo buffone bugia bugiardo buio bulbo
  buono burla burrasca burro burrone bussare bussola busta busto buttare cabina cacao caccia cacciare cacciatore
  cacciavite cacio cactus cadavere cadere caduta caffè cagna calamaro calamita calare calata calca calcio calcolare
  calcolo caldo calendario calice calle calma calmo calo calore calpestare calunnia calvo calza calzino calzo
  cambiare cambio camera cameriera cameriere camice camicia camino camion cammello camminare campagna campana
  campione campo canaglia canale canapa cancellare cancello cancro candela candido candore cane canestro canguro
  canna cannone canoa canone cantante cantare cantiere cantina canto canzone capace capanna capello capestro capire
  capitale capitano capitare capitello capitolo capo cappa cappella cappello cappio cappotto capra capretto
  capriccio capriolo capro caramella carbone carbonio carcere cardine cardo carena carezza carica caricare carico
  carie carino carisma carità carne caro carota carovana carpa carretto carriera carro carrozza carta cartella
  cartello cartone casa casale cascata casco casello caserma caso cassa cassetto cassettone casta castagna castagno
  castello casto castoro catena catrame cattedra cattedrale cattivo causa cava cavallo cavare caverna cavezza cavia
  caviglia cavo cavolo cece ceco cedere cedola cedro celebrare celebre celibe cella cellula cellulare cemento cena
  cenare cenere cenno cento centrale centrare centro ceppo cera ceramica cercare cerchio cero cerotto certamente
  certezza certo cervello cervo cesoia cespuglio cessare cesta cestino cesto ceto cetra cetriolo chiacchiera
  chiamare chiarire chiaro chiave chicco chiedere chiesa chiglia chilo chimera chimica chimico chino chiocciola
  chiodo chioma chiosa chitarra chiudere chiunque chiusa chiuso ciabatta ciao cicala ciclo ciclone cicogna cieco
  cielo cifra ciglio cigno ciliegia ciliegio cilindro cima cinema cinese cinghia cinghiale cinque cinta cinto
  cintura cioccolata cioccolato ciotola cioè cipolla cippo cipresso circa circo circolo cisterna cita cittadino
  città ciuffo civetta civile clan classe clava clero clessidra cliccare cliente clima clone coda codice coerente
  cogliere cognome cola colare colla collana collare colle collegio collera colletto collina collo colmo colombo
  colonia colonna colorare colore colpa colpire colpo coltello coltivare colto coltre coltura coma comandare comando
  combattere come cometa comico cominciare comizio comma commedia commercio commettere comodo compagna compagno
  compasso compiere compito completo comporre comportare comprare comprendere comune comunicare comunque conca
  concedere concerto conchiglia concludere conclusione concorso condotta condurre confine confondere conforto
  confusione congedo coniglio conio cono conoscere consegnare conservare considerare consiglio consolare console
  consumare consumo contadino contagio contare contatto conte conteggio contenere contento continuare conto contorno
  contrada contrario contrastare contro controllare convegno convento convincere coperchio coperta copertina copia
  copiare coppa coppia copra coprire coraggio coraggioso corallo corda cordone coricare corna cornacchia cornice
  corno coro corona corpo corredo correggere corrente correre corretto corriera corriere corsa corsia corso corte
  corteccia cortile corto corvo cosa coscia coscienza costa costante costare costo costola costringere costruire
  costume così cotone cotto covo cozza cranio cratere cravatta creare creatura creazione credenza credere credito
  credo crema crepa crescere crescita cresta creta criceto crimine crine criniera cripta crisi cristallo critica
  croce crociera crollo crosta crostata crudele crudo cruna cubo cucchiaino cucchiaio cuccia cucina cucinare cucire
  cuculo cuffia cugina cugino culla cullare culmine culto cultura cuneo cuoca cuocere cuoco cuoio cuore cupo cupola
  cura curare curioso curva curvo cuscino custode dado daino dama danno danza danzare dardo dare data dato dattero
  davanti davvero dazio debito debole debolezza deca decidere decimo decina decisione decorare definire degno
  delfino delicato delitto delizioso delta deluso denso dente dentro deputato derma descrivere deserto desiderare
  destino desto dettato detto diamante diametro diavolo diciotto dieci dieta dietro difendere difetto differente
  differenza diffondere diga digerire dimagrire dimenticare diminuire dimostrare dio dipendere dipingere dire
  direzione dirigere diritto disco discorso discutere disegnare disegno dispari disporre distante distanza distrarre
  distratto distruggere disturbare dito ditta diva divano divenire diventare diverso divertente divertire dividere
  divino divisione divo doccia dodici dogana dolce dolcezza dolo dolore domanda domandare domani donna dono dopo
  doppio dorato dormire dorso dose dosso dote dotto dottore dottrina dove dovere dovunque drago dramma dritto dubbio
  dubitare duca duello duna dunque duomo durante durare durata durezza duro dì ebbro ebreo ecco eco eden edera
  edificio edizione educare educato educazione effetto ego elefante elegante eleggere elenco elettricista
  elettricità elettrico elettronico elezione elfo elica eliminare elmo emozione enigma enorme entrare entrata epica
  epoca eppure era erba erede eremo erica eroe errore esame esaminare esattamente esatto esca esclamare escludere
  eseguire esempio esercito esercizio esilio esistere esito esodo esperto esplorare esplosione esporre esportare
  esprimere essere estate esterno estrarre estro etica etto età euro evento evitare evo evoluzione fabbrica
  fabbricare fabbro faccia facile facilmente faggio fagiano fagiolo falce falco falda falla fallire fallo falso falò
  fama fame famiglia famoso fango fante fare farina farmacia farmacista faro fascia fascino fascio fase fasto fata
  fatica fato fatto fattore fattoria fauci fauna favo favola fazione febbre fede fedele fegato felce felice felicità
  feltro femmina fenice ferire ferita ferito fermare fermata feroce ferro fertile festa festivo feto fetta feudo
  fiaba fiamma fiammifero fianco fiasco fiato fibra fico fidare fiducia fieno fiera fiero figlia figlio figura fila
  film filmare filo filtro finalmente finché fine finestra fingere finire fino finta finto finzione fiocco fioco
  fionda fiore fiorire firma firmare fischiare fischio fisco fisica fisico fisso fitto fiume flora flotta fobia foca
  foce foga foggia foglia foglio fogna folgore folla folle follia fondere fondo fontana fonte forare forbice forca
  forchetta foresta forma formaggio formare formica fornace fornire forno foro forse forte fortuna forza forzare
  fosco fossa fossile fosso foto fotografare fotografia fragile fragola frana franco frase frate fratello frazione
  freccia freddo frenare freno fresco fretta friggere fritto frode fronda fronte frusta frutta frutteto frutto
  fucile fuga fuggire fuliggine fulmine fumare fumo fune fungo funzionare funzione fuoco fuori furbo furgone furia
  furioso furto fuso fusto futuro gabbia gabbiano gabinetto gaio gala galea galera galleria gallina gallio gallo
  gamba gambero gambo gancio gara garage gas gassoso gatta gatto gazza gelare gelato gelido gelo gelosia geloso
  gelso gemello gemma gene genere generoso genio genitore gente gentile gergo gesso gestire gesto gettare getto
  ghiaccio ghiaia ghianda ghiro ghisa giacca giada giallo giardino gigante giglio gilet ginocchio giocare giocatore
  gioco giogo gioia giornale giornata giorno giostra giovane giovedì girare girasole girino giro gita giubba
  giudicare giudice giudizio giugno giunco giungere giunta giurare giuria giustizia giusto globo gloria gnocco gobba
  gobbo goccia goffo gola golfo goloso gomito gomma gonfiare gonna gorilla gota gotta governare governo gradevole
  gradino grado gramma grammo gramo grana granchio grande grandezza grandine grano grasso grata grato grattare grave
  grazia grazie greco gregge grembo grezzo gridare grido grigio grillo grinta groppa groppo grossa grosso grotta gru
  gruccia grumo gruppo guadagnare guado guai guaio guancia guanto guardare guardia guarire guasto guerra gufo guglia
  guida guidare guisa guscio gustare gusto hotel icona idea idolo idoneo idra iena ieri igiene ignorare ignoto
  illusione illustrare imbuto imitare immaginare immagine immenso imparare impaziente impazzire impedire impero
  impiegare impiegato impiego imporre importante importare impossibile imposta imprudente impuro incanto incapace
  incendio incerto inchiostro incidente incontrare incontro indicare indice indietro indole indossare indovinare
  infelice inferiore infermiera infermiere inferno infilare infimo infine influenzare informare ingannare ingegnere
  ingegno ingenuo ingiusto inglese ingordo iniziare inizio inno innocente inoltre inquieto insegna insegnare
  inseguire inserire insetto insistere intelligente intelligenza intendere interessare interno intero interrompere
  intimo intorno intuire inutile invadere invasione invece inventare inverno inviare invidia invidiare invitare
  invito ira iride irritare iscrivere iscriversi isola istante istrice italiano labbro lacca laccio lacrima ladro
  laggiù lago lama lamentare lamento lampada lampadina lampo lampone lana lancia lanciare lapide lardo larghezza
  largo larva lasagna lasciare lassù lato latta latte lattuga laurea lauro lava lavagna lavare lavello lavorare
  lavoro leale lebbra lecca leccare leccio lega legare legge leggere leggero legione legna legno lembo lena
  lentamente lente lento lenza leone lepre lesto letame lettera letto lettore lettura leva levare lezione libbra
  liberare libero libertà libra libreria libro licenza liceo lido lieto lieve lima limare limitare limite limo
  limone limpido linea lingua lino lira lisca liscio lista lite litigare litro livello lobo locale locanda loco lode
  loggia logica logico lombo lontano lontra loro losco lotta lottare lotto lozione lucchetto luce lucertola lucido
  luglio lumaca lume luna lunedì lunghezza lungo luogo lupa lupo lusso lutto macchia macchiare macchina macello
  macina macinare madre maestra maestro maga maggio maggiore maglia maglione magma magnetico magnifico mago magro
  maiale mais maiuscola malato malattia male maligno malizia malto malva malvagio mamma mammifero manca mancare
  mancia mandare mandorla mandria mangiare mania manica manico maniera maniglia manna mano mantello mantenere manto
  manzo mappa marca marchio marcia marcio marcire mare marea margine marito marmo marra marrone marta martello
  martora marzo massa massaggio masso mastro matassa matita mattina mattino matto mattone maturare maturo mazza
  mazzo meccanica medaglia medico medio medusa meglio mela melma melo melone membro memoria menare meno mensa menta
  mentale mente mentire mento mentre meraviglia mercante mercato merce merenda meritare merito merlo mescolare mese
  messa messaggio messo mestiere meta metallo metro mettere metà mezzo mica miccia micia midollo miele mietere
  migliaio miglio migliorare migliore miliardo milione mille milza mimo mina minacciare minestra minimo ministro
  minore minuscola minuscolo minuto mira mirra mirto miseria misero missione misto misura misurare mite mito mobile
  moda modello moderno modesto modificare modo moglie mole molla molle molo moltitudine molto monaca mondo moneta
  montagna montare monte monumento mora morale morbido morbo mordere morire moro morsa morso mortale morte morto
  mosca mossa mosto mostrare mostro motivo moto motore motorino motto movimento mozione mozzo mucca mucchio muffa
  mula mulino mulo multa mummia mungere muovere muratore muro musa muschio muscolo museo musica musicale muso muta
  muto nacca nano narice nascere nascita nascondere naso nastro nata natica nato natura naturale nave navigare
  nazione neanche nebbia negare nego nemico neo neppure nero nervo nervoso nessuno netto neve nevicare nibbio nido
  niente nilo ninfa nipote nitro nobile nocciola nocciolo noce nodo noia nome nominare nonna nonno nono nord norma
  normale nostro nota notare notizia noto notte novanta nove nozione nozze nube nuca nudo nulla numero numeroso
  nuora nuotare nuoto nuovo nutrire nuvola oasi obbedire obbligare oblio oca occasione occhiale occhio occupare
  oceano oche oda odiare odio odore offendere offesa officina offrire oggetto oggi ogni ognuno olfatto olio oliva
  olmo oltraggio oltre omaggio ombelico ombra ombrello onda onere onesto onestà onore opaco opera operaio operare
  operazione opinione opporre opposto oppure opzione ora orale orario orbita orca orchestra orco orda ordinare
  ordinario ordine orecchino orecchio orfano organo orgia orgoglio orgoglioso origine orlo orma ormai ornare
  orologio orrendo orribile orrore orso ortaggio orto ortografia orzo osare oscurare ospedale ospite ossa osservare
  osso oste osteria ostia ostrica otre ottanta ottavo ottenere ottimo otto ottobre ottone ovale ovest ovile ovunque
  ovvero ozio pacco pace padella padre padrone paesaggio paese paga pagare pagella pagina paglia pago paio pala
  palazzo palco palestra palio palla pallido pallone palma palmo palo palpebra palude panca panchina pancia pane
  panino panna panno pantera papa papavero pappa papà parcheggiare parco parecchio parente parere parete pari
  parlare parola parte partecipare partenza partire partita parto pasqua passaggio passare passato passeggiare
  passero passione passo pasta pasticceria pasticciere pasto pastore patata patria pattino patto paura pauroso pausa
  pavimento pavone paziente pazienza pazzia pazzo pece pecora pedale pedina pedone peggio peggiorare peggiore pegno
  pelle pelo pena penetrare penisola penna pensare pensiero pensione pentola pepe pera perché perciò perdere perdita
  perdonare perduto perfezione pericolo pericoloso perla permettere perno pero persa persiana però pesante pesare
  pesca pescare pescatore pesce pesco peso pessimo pesta peste pesto petalo petrolio pettinare pettine petto pezza
  pezzo piacere piaga piana pianeta piangere piano pianta piantare pianto pianura piatto piazza picca piccante
  piccione picco piccolo pidocchio piede piega piegare pieno pietra pietà pigiama piglio pigna pigrizia pigro pila
  pilastro pilota pineta pinna pino pinza pio pioggia piolo piombo pioppo piove piovere pipa pira pirata piscina
  pisello pista pittore pittura piuma pizza pizzicare pizzo più placido plico poco poema poesia poeta poiché polca
  polenta politico polizia pollice pollo polmone polo polpa polpo polso polvere pomo pompa pompiere ponte popolare
  popolazione popolo porco poro porre porro porta portare porto portone posa posare posata positivo posizione
  possedere possibile posta postino posto potare potenza potere povero povertà pozione pozza pozzo pranzo prassi
  pratico prato precedere precipitare preciso preda predica predicare preferire preferito pregare prego premere
  premio prendere prenotare preoccupare preparare presa presentare presenza presidente pressa pressione presso
  prestare presto prete prevedere prezioso prezzo prigione prima primo principale principe prisma privare privato
  procedere procurare prode prodotto produrre produzione profondo profumare progetto promettere pronome pronto
  proporre proporzione prosa prossimo proteggere protestare protezione prova provare provocare prua prudente
  prudenza prugna pubblicare pudore pugilato pugno pulce pulcino pulire pulito pulpito pungere punire punta punto
  pupazzo pupilla pura purezza puro puzza puzzle quaderno quadrare quadrato quadro quaggiù qualche qualcosa qualcuno
  quale qualità quando quantità quanto quaranta quarto quarzo quasi quassù quattro quello quercia quesito questo
  quiete quieto quindi quindici quinto quota rabbia raccogliere raccontare racconto radere radice radio radunare
  raffinato raffreddare raffreddore ragazza ragazzo raggio raggiungere ragione ragno rame ramo rana rancio rango
  rapa rapido rapire raro raso rasoio rastrello rata ratto rauco razza razzo re reale realizzare reame reato
  reazione recare recente recinto recitare recuperare reddito regalare regalo reggere regia regina regione regno
  regola relazione religione religioso relitto remare remo rendere rene repubblica resa resina respingere respirare
  restare reste restituire resto rete retro retta rettile rialzo ricamare ricamo ricchezza riccio ricco ricerca
  ricetta ricevere richiedere ricolto riconoscere ricordare ridere ridurre riempire rientrare riferire rifiutare
  riflettere riga rigido rilassare rima rimanere rimediare rimproverare rincorsa ringhiera ringraziare rinunciare
  rione riparare riparo ripetere riportare riposare riposo ripresa risata riscaldare rischio riso risoluzione
  risolvere risotto rispettare rispetto rispondere risposta rissa ritardo ritirare ritmo rito ritornare ritorno
  riunione riunire riuscire riva rivale rivelare rivista rivolta rivoluzione roba robot robusto rocca roccia roco
  rodeo rogna rogo rollio romano romanzo rombo rompere ronda rondine ronzio rosa rospo rossetto rosso rotaia
  rotolare rotondo rotta rottame rotto rovere rovesciare rovina rovinare rovo rozzo rubare rubinetto rubino ruga
  ruggine ruggito rumore rumoroso ruolo ruota rupe rurale ruscello russare russo ruvido sabato sabbia saccheggio
  sacco sacro saga saggio sala salame salato saldo sale salice salire salita saliva salma salmo salmone salotto
  salsa saltare salto salutare salute saluto salva salvare salvia salvo sanare sandalo sangue sano santo sapere
  sapone sapore sara sardina sarta sarto sasso satira sazio sbadigliare sbagliare sbaglio sbarcare sbarco sbarra
  sbattere sbocciare scadenza scaffale scaglia scala scaldare scalo scalzo scambiare scambio scampo scandalo
  scappare scaricare scarpa scarpone scarso scarto scatola scatto scavare scavo scegliere scelta scemo scena
  scendere scesa schermo scherzare schiaffo schiavo schiena schiera schietto schiuma scialle sciame sciarpa scienza
  scimmia sciocco sciogliere sciopero scippo sciroppo scivolare scivolo scogliera scoglio scolaro scomodo scomparire
  sconfitta scontento sconto scopa scopo scoppiare scoppio scoprire scorrere scorso scorta scorza scossa scrittore
  scrittura scrivere scudo scuola scuotere scure scuro scusa scusare secchio secco secolo secondo seda sedano sede
  sedere sedia sedici sega segare seggio segmento segnale segnare segno sego segretaria segretario segreto seguire
  selce sella selva selvaggio selvatico sembrare seme seminare semplice sempre senape senno seno senso sentenza
  sentiero sentire senza separare seppellire sera serata serbo sereno seria serie serio serpe serpente serra serva
  servire servizio servo sessanta sesso sesto seta sete setta settanta sette settembre settimana settimo settore
  severo sezione sfacciato sfera sfida sfidare sfogo sfondo sfortuna sforzo sfruttare sgarro sgridare sguardo
  siccome sicuro siepe siero sigillo sigla signora signore signorina silenzio silenzioso sillaba silo simbolo simile
  sincero sindaco singolo sisma sito situazione slancio slegare slitta smalto smania smettere smontare snello
  soccorso sociale socio soda sofferenza soffiare soffio soffitta soffitto soffrire soggetto soglia sognare sogno
  soia solamente solco soldato soldo sole solido solitudine solo soltanto soluzione somigliare somma sommare sonda
  sonno sono sopportare sopra sorbo sordo sorella sorgente sorgo sorpresa sorpreso sorridere sorriso sorso sorta
  sorte sorto sospendere sospettare sospirare sosta sostenere sostituire sottana sottile sotto sottrarre spada
  spagnolo spago spalla sparare sparire sparo spaventare spazio spazzare spazzola specchio speciale specie spedire
  spegnere spendere speranza sperare spesa spesso spezzare spia spiaggia spiegare spietato spiga spigolo spilla
  spillo spina spinacio spingere spinta spirito splendido spogliare spolverare sponda sporcare sporco sporgere sport
  sportivo sposa sposare sposato sposo spostare sprecare spreco sprone spugna spuma sputo squadra squalo squama
  squillo stabile stabilire stadio staffa stagione stagno stalla stampa stampante stampare stancare stanco stanotte
  stanza stasera stasi stato statua stazione stecca stella stelo stemma stendere stento steppa stesso stile stilo
  stima stirare stiva stivale stoffa stola stomaco storia storico storto strada strage strano strappare strato
  strega stretto stringere strofa stucco studente studiare studio stufa stupido stupire stupore subire subito
  succedere succo sudare sudore suggerire sugo sulla suo suola suolo suonare suono suora superare superbia superbo
  superiore supporre svago svantaggio sveglia svegliare svelto sviluppare svolgere svolta svuotare tacca tacchino
  tacco tacere tacito taglia tagliare taglio talco talento tallone talpa talvolta tamburo tana tango tanto tappa
  tappeto tappo tara tarda tardi tardo targa tarlo tartufo tasca tassa tasso tastiera tasto tatto taverna tavola
  tavolo tazza teatro tegola tela telaio telefonare televisione televisore telo tema temere tempia tempio tempo
  tempra tenaglia tenda tendenza tendere tenere tenero tennis tenore tentare tentazione tenue terme terminare
  termine terra terrazza terrazzo terribile terrore terso terzo tesa teschio tesi teso tesoro tessera tessere
  tessuto testa testo tetro tetto tibia tiepido tiglio tigre timido timo timone timore tino tinta tipo tirare tiro
  titolo tizzo tizzone toccare tocco toga togliere tomba tondo tonfo tonno tono topa topo toppa torba torbido
  torcere torcia tordo tornare toro torre torrente torso torta torto tortora torvo tosse tossire tosto totale
  tovaglia tozzo traccia tradire tradizione tradurre traduttore tram trama trame tramonto trampolino tranne trappola
  trarre trascinare trasferire trasformare trasportare trattare trattato trattenere tratto trattore trave trazione
  treccia tredici tregua tremare treno trenta tribù triglia trina trio triplo trippa triste tristezza tritare trito
  tromba tronco trono troppo trota trotto trottola trovare truccare trucco truffa truppa tubo tuffo tufo tulipano
  tumore tunica tuono turba turbo turco turista turno turpe tuta tutore tutto tè uccello uccidere udire udito
  ufficio uggia uguagliare uguale ulivo ultimo ultra umano umido umile umore undici unghia unico unione unire
  universo unto uomo uovo urbano urlare urlo urna urto usanza usare uscio uscire uscita usignolo uso utero utile
  utilizzare uva vacanza vacca vaccino vacuo vagare vaglia vaglio vago vagone valanga valere valico valido valle
  vallo valore valsa valuta valutare vampa vanga vano vantaggio vantare vanto vapore varco vario vasca vasetto vaso
  vasto vecchio vedere vedova vedovo vela veleno vello velluto velo veloce velocità vena vendere vendetta vendita
  venditore venerdì venire venti vento ventre verbo verde verga verificare verità verme vero versare versione verso
  verza vespa veste vestire vestito vetro vetta via viaggiare viaggiatore viaggio viale vicina vicino vicolo vietare
  vigile vigna vile villa villaggio vincere vino viola violento violenza violetta violino vipera virgola virile
  virtù virus viscere vischio visione visita visitare viso vispo vista vita vite vitello vittima vittoria vivace
  vivanda vivere vivo vizio vocale voce voga voglia volante volare volere volgere volo volpe volta voltare volto
  volume vomitare vongola vostro votare voto vulcano vuoto zaffiro zaino zampa zanna zanzara zappa zar zattera zebra
  zecca zelo zero zia zinco zio zitto zoccolo zolla zona zoppo zucca zucchero zuffa zuppa
  """
