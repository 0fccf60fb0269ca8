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
  abbraccio abete abile abisso abitante abitare abito abituale accadere accanto accendere accento accesso accettare
  acciaio accogliere accordo accusare acerbo acero aceto acido acqua acuto addio adesso adorare adottare adulto
  aereo affare affetto affidare affinché affittare affogare africano agio agire aglio agnello agosto aiuola aiutare
  aiuto alba albergo albero alce alcuno alga alito alleato allegro allievo allodola allora almeno altare altezza
  alto altro altrove alunna alunno alveare alzare amabile amare amaro ambra americano amica amicizia amico
  ammettere ammirare amore ampio ananas anche ancora andare andata anello anfora angolo anguilla anguria animale
  anno annoiare ansia antico antipasto antipatico anzi aperto apparire appartamento appello appena appendere
  appetito apposta appuntamento appuntito appunto aprile aprire aquila arabo arancia aratro arbitro arbusto arca
  archivio arco ardore area arena argento argilla aria aringa arma armadio armata arnese arpa arrabbiare arrabbiato
  arrivare arrivo arrossire arrostire arte arteria articolo artiglio artista ascia asciugare ascoltare asilo
  asinello asino aspettare assaggio assai asse assistere asta astro astuto atomo attendere attento attesa atto
  attore attorno attrarre attrice attuale attualmente aula aumentare autista auto autore autunno avanti avanzare
  avaro avena avere avorio avvenire avverbio avvertire avvisare avviso azione azoto babbo baciare bacio baffo
  bagaglio bagnare bagnato bagno baia balcone balena balla ballare ballerina ballerino ballo balsamo bambina
  bambino bambola banana banca banco banda bandiera bandito barba barca barile barra barriera base basso bastare
  bastone battaglia battello battere batterio battito bava becco bello belva benché benda bene beneficio bere
  berretto bestia bevanda bianco biglia bilancia bile binario biondo birra biscotto bisogno bisonte bivio bocca
  bolla bollire bomba bordo borgo borsa bosco bossolo botta botte bottega bottiglia bottone bozza bozzolo braccia
  braccio brama branco brano bravo breve brezza briciola briglia brillante brillare brina brivido brodo bronzo
  bruco brughiera bruno brutto buca bucare bucato buccia buco bufera buffo bugia bugiardo buio bulbo buono burro
  bussola busta busto buttare caccia cacciare cacciatore cacciavite cacio cadavere cadere caduta caffè calata
  calcio calcolare calcolo caldo calice calma calmo calore calvo calza calzino cambiare camera cameriera cameriere
  camicia camino camion cammello camminare campagna campana campione campo canale canapa cancello cancro candela
  cane canestro canguro canna cannone cantante cantare cantina canto canzone capace capello capire capitale
  capitare capitello capitolo capo cappella cappello cappotto capra capretto caramella carbone carbonio carcere
  cardo carica caricare carino carità carne caro carota carpa carro carta cartella cartello cartone casa cascata
  casco caserma caso cassa cassetto cassettone castagna castagno castello castoro catena cattedra cattedrale
  cattivo causa cava cavallo caverna caviglia cavo cavolo cece cedere cedro celebre celibe cella cellula cellulare
  cena cenere cenno cento centrale centrare centro ceppo cera cercare cerchio cero cerotto certamente certo
  cervello cervo cespuglio cesta cestino cesto cetra cetriolo chiamare chiaro chiave chicco chiedere chiesa chiglia
  chilo chimera chimica chimico chiocciola chiodo chioma chiudere chiunque chiuso ciabatta ciao cicala cieco cielo
  cifra ciglio cigno ciliegia ciliegio cima cinema cinese cinghia cinghiale cinque cintura cioccolata cioccolato
  ciotola cioè cipolla circa circo cittadino città ciuffo civetta classe cliccare cliente clima coda cogliere
  cognome cola colla collana collare colle collera colletto collina collo colmo colonia colonna colorare colore
  colpa colpire colpo coltello coltre comandare comando combattere come cometa comico comizio commettere comodo
  compagna compagno compasso compito completo comporre comportare comprare comune comunque conca concedere concerto
  conchiglia concorso condurre confine congedo coniglio cono conoscere consiglio contadino contare conte contenere
  contento conto contorno contrario contro coperchio coperta copertina copia copiare coppa coppia coprire coraggio
  coraggioso corda coricare corna cornacchia cornice corno coro corona corpo corrente correre corretto corriera
  corsa corso corte corteccia cortile corto corvo cosa coscia coscienza costa costante costo costola costringere
  costume così cotone cotto cozza cranio cratere cravatta creare credere credito crema crepa crescere crescita
  cresta creta criceto crimine crine criniera crisi croce crosta crostata crudele crudo cubo cucchiaino cucchiaio
  cuccia cucina cucinare cucire cuculo cuffia cugina cugino culla cullare culto cuneo cuoca cuocere cuoco cuoio
  cuore cupo cupola cura curare curioso curva curvo cuscino dado daino dama danno danza danzare dare data dato
  dattero davanti davvero debito debole decidere decimo decina decorare degno delfino delitto delizioso deluso
  denso dente dentro deputato descrivere deserto destino dettato detto diamante diametro diavolo diciotto dieci
  dieta dietro difendere difetto differente differenza diffondere diga digerire dimagrire dimostrare dipendere
  dipingere dire dirigere diritto disco discorso disegnare disegno dispari disporre distante distanza distrarre
  disturbare dito divano divenire diventare diverso divertente divertire dividere divino doccia dodici dogana dolce
  dolore domanda domandare domani donna dono dopo doppio dorato dormire dorso dose dosso dote dottore dottrina dove
  dovere dovunque drago dramma dritto dubbio dubitare duca duna dunque duomo durante durare durata duro ebreo ecco
  edera edificio educare educato effetto elefante elegante eleggere elenco elettricista elettricità elettrico
  elettronico elezione elmo enigma enorme entrare entrata epoca eppure erba eroe errore esame esattamente esatto
  esca esempio esercito esercizio esilio esistere esito esporre esportare essere estate esterno estrarre estro
  evento evitare fabbrica fabbricare fabbro faccia facile facilmente faggio fagiano fagiolo falce falco falda falla
  fallire falso fama fame famiglia famoso fango fante fare farina farmacia farmacista faro fascia fascino fase fata
  fatica fato fatto fattore fattoria fauna favo favola febbre fede fedele fegato felce felice felicità feltro
  femmina fenice ferire ferita ferito fermare fermata feroce ferro festa fetta feudo fiaba fiamma fiammifero fianco
  fiasco fiato fibra fico fidare fieno fiera fiero figlia figlio figura fila film filmare filo finalmente finché
  fine finestra finire fino finta fiocco fioco fionda fiore fiorire firma firmare fischio fisco fisica fisico fitto
  fiume foca foce foglia foglio fogna folgore folla folle follia fondere fondo fontana fonte forare forbice forca
  forchetta foresta forma formaggio formare formica fornace forno forse forte fortuna forza fossa fossile fosso
  foto fotografare fotografia fragile fragola frana frase fratello frazione freccia freddo frenare freno fresco
  fretta friggere fronda fronte frusta frutta frutteto frutto fucile fuga fuliggine fulmine fumare fumo fune fungo
  fuoco fuori furbo furgone furia furioso furto fuso fusto futuro gabbia gabbiano gabinetto gala galera galleria
  gallina gallo gamba gambero gambo gancio gara garage gassoso gatto gazza gelare gelato gelo gelosia geloso
  gemello gemma genere generoso genitore gente gentile gesso gestire gesto gettare getto ghiaccio ghiaia ghianda
  ghiro giacca giada giallo giardino gigante giglio gilet ginocchio giocare giocatore gioco giogo gioia giornale
  giornata giorno giostra giovane giovedì girare girasole girino giro gita giubba giudicare giudice giudizio giugno
  giuria giusto globo gloria gnocco gobba gobbo goccia gola golfo goloso gomito gomma gonna gorilla gota gotta
  governo gradino grado gramma grammo grana granchio grande grandine grano grasso grato grattare grazia grazie
  greco gregge grembo gridare grido grigio grillo groppa grosso grotta gruccia gruppo guado guaio guancia guanto
  guardare guardia guarire guasto guerra gufo guglia guida guidare guscio gusto idea idolo idra iena ieri ignorare
  imbuto immaginare immagine imparare impaziente impedire impero impiegare impiegato impiego importante importare
  impossibile imposta imprudente incanto incapace incendio incerto inchiostro incidente incontro indice indietro
  indole infelice inferiore infermiera infermiere inferno infine informare ingannare ingegnere ingegno ingiusto
  inglese iniziare inizio inno innocente inoltre inquieto insegna insegnare inseguire inserire insetto intelligente
  intelligenza interno intero intorno inutile invece inventare inverno inviare invidia invidiare invitare invito
  iscrivere isola istante istrice italiano labbro lacca laccio lacrima ladro laggiù lago lama lamentare lamento
  lampada lampadina lampo lampone lana lancia lanciare lapide lardo larghezza largo larva lasagna lasciare lassù
  latte lattuga laurea lava lavagna lavare lavello lavorare lavoro lebbra leccio lega legare legge leggere leggero
  legna legno lentamente lento lenza leone lepre lesto letame lettera letto lettore lettura leva levare lezione
  libbra liberare libero libertà libreria libro licenza liceo lido lieto lieve lima limare limite limo limone linea
  lingua lino lira liscio lista lite litro livello locale locanda loggia lombo lontano lontra loro losco lotta
  lottare lucchetto luce lucertola luglio lumaca lume luna lunedì lunghezza lungo luogo lupo lusso lutto macchia
  macchiare macchina macello madre maestra maestro maga maggio maggiore maglia maglione magma magnetico magnifico
  mago magro maiale mais maiuscola malato malattia male malva mamma mammifero manca mancia mandare mandorla mandria
  mangiare manica manico maniera maniglia mano mantello mantenere manto manzo mappa marca marchio marcio marcire
  mare marea margine marito marmo marrone martello martora marzo massa massaggio masso mastro matassa matita
  mattina mattino matto mattone maturare maturo mazza meccanica medaglia medico medio medusa meglio mela melma melo
  melone membro memoria meno mensa menta mente mentire mento mentre meraviglia mercante mercato merce merenda
  meritare merito merlo mescolare mese messa messaggio mestiere meta metallo metro mettere metà mezzo mica miccia
  micia midollo miele migliaio miglio migliorare migliore miliardo milione mille milza mina minestra ministro
  minore minuscola minuscolo minuto mira miseria misura misurare mito mobile moda modello moderno modesto modo
  moglie molla molle molo molto monaca mondo moneta montagna montare monte monumento mora mordere morire morso
  mortale morte morto mosca mossa mosto mostrare mostro motivo moto motore motorino motto movimento mozzo mucca
  mucchio muffa mulino mulo multa mummia mungere muovere muratore muro musa muschio muscolo museo musica musicale
  muta muto nacca nano narice nascere nascita naso nastro natica natura naturale nave navigare nazione neanche
  nebbia negare nemico neppure nero nervo nervoso nessuno netto neve nevicare nibbio nido niente ninfa nipote nitro
  nocciola nocciolo noce nodo noia nome nominare nonna nonno nono nord norma normale nostro nota notare notizia
  notte novanta nove nube nuca nulla numero numeroso nuora nuotare nuoto nuovo nutrire nuvola oasi oblio occhiale
  occhio oceano oche odiare odio odore offesa officina offrire oggetto oggi ogni ognuno olfatto olio oliva olmo
  oltraggio oltre omaggio ombelico ombra ombrello onda onesto onestà onore opaco opera operaio opinione opporre
  opposto oppure orario orbita orchestra orco orda ordinare ordinario ordine orecchino orecchio organo orgoglio
  orgoglioso origine orlo orma ormai orologio orribile orrore orso ortaggio orto ortografia orzo ospedale osso
  osteria ostrica otre ottanta ottavo ottenere otto ottobre ottone ovale ovest ovile ovunque ovvero ozio pacco pace
  padella padre padrone paesaggio paese paga pagare pagella pagina paglia paio pala palazzo palco palestra palla
  pallido pallone palma palmo palo palpebra palude panca panchina pancia pane panino panna panno pantera papa
  papavero pappa papà parco parecchio parente parere parete pari parlare parola parte partenza partire partita
  parto pasqua passaggio passare passato passero passo pasta pasticceria pasticciere pasto pastore patata patria
  pattino patto paura pauroso pausa pavimento pavone paziente pazienza pazzia pazzo pece pecora pedale pedina
  pedone peggio peggiorare peggiore pegno pelle pelo pena penisola penna pensare pensiero pentola pepe pera perché
  perciò perdere perdita perduto pericolo pericoloso perla permettere perno pero persiana però pesante pesare pesca
  pescare pescatore pesce pesco peso peste pesto petrolio pettinare pettine petto pezza pezzo piacere piaga piana
  pianeta piangere piano pianta piantare pianto pianura piatto piazza piccante piccione picco piccolo pidocchio
  piede piegare pieno pietra pietà pigiama pigna pigro pila pilastro pilota pineta pinna pino pinza pioggia piombo
  pioppo piove piovere pipa pira pirata piscina pisello pista pittore pittura piuma pizza pizzo poco poema poesia
  poeta poiché polenta politico polizia pollice pollo polmone polo polpa polpo polso polvere pomo pompiere ponte
  popolare popolo porco porre porro porta portare porto portone posa posare posata positivo possedere possibile
  posta postino posto potere povero povertà pozza pozzo pranzo pratico prato precedere preciso preda preferire
  preferito pregare prego premio prendere prenotare preparare presa presentare presidente pressa prestare presto
  prete prezioso prezzo prigione primo principale principe prisma privato procedere prode prodotto produrre
  profondo progetto promettere pronome proporre prosa prova provare prua prudente prudenza prugna pubblicare pudore
  pugilato pugno pulce pulcino pulire pulito pulpito punire punta punto pupazzo pupilla puzza puzzle quaderno
  quadrato quadro quaggiù qualche qualcosa qualcuno quale qualità quando quantità quanto quaranta quarto quarzo
  quasi quassù quattro quello quercia quesito questo quiete quindi quindici quinto quota rabbia raccogliere
  racconto radere radice radio raffreddare raffreddore ragazza ragazzo raggio ragione ragno rame ramo rana rango
  rapa rapido raro rasoio rastrello rata ratto razza razzo reale reame recinto recitare reddito regalo regia regina
  regione regno regola religioso remare remo rendere rene repubblica resa respirare restare reste restituire resto
  rete retta rettile ricamo riccio ricco ricerca ricetta ricevere ricolto riconoscere ricordare ridere ridurre
  riempire rientrare riferire riga rigido rima rimanere rincorsa ringhiera rione riparare ripetere riportare
  riposare riposo risata riscaldare rischio riso risotto rispetto risposta rissa ritardo ritmo rito ritornare
  ritorno riunire riuscire riva rivista rivolta roba robot roccia rogna rogo romano romanzo rombo rompere ronda
  rondine rosa rospo rossetto rosso rotaia rotolare rotondo rotta rottame rotto rovere rovina rovo rozzo rubare
  rubinetto rubino ruga ruggine ruggito rumore rumoroso ruolo ruota rupe rurale ruscello russare russo ruvido
  sabato sabbia saccheggio sacco saggio sala salame salato sale salice salire salita saliva salma salmo salmone
  salotto salsa saltare salto salutare salute saluto salvare salvia sandalo sangue sano santo sapere sapone sapore
  sardina sarta sarto sasso satira sazio sbadigliare sbagliare sbaglio sbarco sbarra scaffale scaglia scala
  scaldare scalo scambiare scandalo scappare scaricare scarpa scarpone scarto scatola scatto scavare scavo
  scegliere scelta scena scendere schermo schiaffo schiavo schiena schiera schiuma scialle sciame sciarpa scienza
  scimmia sciocco sciogliere sciopero scippo sciroppo scivolare scivolo scogliera scoglio scolaro scomodo
  scomparire sconfitta scontento sconto scopa scopo scoppio scoprire scorso scorta scossa scrittore scrittura
  scrivere scudo scuola scure scuro scusa scusare secchio secco secolo secondo sedano sedere sedia sedici sega
  segare seggio segmento segnale segno sego segretaria segretario segreto seguire selce sella selva selvaggio
  selvatico sembrare seme seminare sempre senape senno seno senso sentenza sentiero sentire senza separare sera
  serata serbo sereno serie serio serpe serpente serra servire servizio sessanta sesto seta sete settanta sette
  settembre settimana settimo settore sfera sfida sfondo sfortuna sforzo sgridare sguardo siccome sicuro siepe
  siero sigillo signora signore signorina silenzio silenzioso sillaba simbolo simile sincero sindaco sisma sito
  slegare slitta smettere smontare soccorso sociale sofferenza soffiare soffio soffitta soffitto soffrire soggetto
  sognare sogno solamente solco soldato soldo sole solido solo soltanto somigliare somma sonda sonno sopportare
  sopra sordo sorella sorgente sorgo sorpresa sorpreso sorriso sorta sorte sospendere sosta sostenere sostituire
  sottana sottile sotto sottrarre spada spagnolo spago spalla sparare sparire sparo spazio spazzare spazzola
  specchio speciale specie spedire spegnere spendere speranza sperare spesa spesso spezzare spia spiaggia spiegare
  spiga spigolo spilla spillo spina spinacio spingere spirito spogliare sponda sporcare sporco sport sportivo sposa
  sposare sposato sposo sprecare spreco sprone spugna spuma squadra squalo squama squillo stadio staffa stagione
  stagno stalla stampa stampante stampare stancare stanco stanotte stanza stasera stasi stato statua stazione
  stella stelo stemma stendere stento steppa stesso stile stilo stima stirare stiva stivale stoffa stola stomaco
  storia storico storto strada strage strano strato strega stretto stringere strofa studente studiare studio stufa
  stupido stupire stupore subire subito succedere succo sudare sudore suggerire sugo suolo suono suora superbia
  superiore supporre svago svantaggio sveglia svegliare svolta svuotare tacchino tacco tacere taglia tagliare
  taglio talento tallone talpa talvolta tamburo tana tango tanto tappa tappeto tappo tardi targa tasca tassa tasso
  tastiera tasto tatto taverna tavola tavolo tazza teatro tegola tela telaio televisione televisore telo tema
  temere tempia tempio tempo tenaglia tenda tendere tenere tenero tennis tenore tentare terme terminare termine
  terra terrazza terrazzo terribile terrore terzo teschio tesoro tessera tessere tessuto testa testo tetto tibia
  tiepido tiglio tigre timido timone timore tino tinta tipo tirare tiro titolo tizzone toccare tocco toga togliere
  tomba tondo tonfo tonno tono topo toppa torba torcere torcia tornare toro torre torrente torso torta torto
  tortora tosse tossire totale tovaglia traccia tradire tradurre traduttore tram trama tramonto trampolino tranne
  trarre trasformare trasportare trattato trattenere trattore trave treccia tredici tregua tremare treno trenta
  tribù triglia trina triplo triste tritare tromba tronco trono troppo trota trottola trovare truppa tubo tuffo
  tufo tulipano tumore tunica tuono turba turista turno tuta tutore tutto uccello uccidere udire udito ufficio
  ulivo ultimo umano umido umore undici unghia unico unione unire universo uomo uovo urbano urlare urna urto usanza
  usare uscio uscire uscita usignolo utero utile vacca vaccino vaglio vago vagone valanga valere valico valle
  valore valuta vampa vanga vantaggio vantare vanto vapore varco vasca vasetto vaso vasto vecchio vedere vedova
  vedovo vela veleno velluto velo veloce velocità vena vendere vendetta vendita venditore venerdì venire venti
  vento ventre verbo verde verga verità verme vero versare verso vespa veste vestire vestito vetro vetta viaggiare
  viaggiatore viaggio viale vicina vicino vicolo vietare vigna villa villaggio vincere vino viola violento violetta
  violino vipera virgola virtù virus viscere vischio visita visitare viso vista vita vite vitello vittima vittoria
  vivanda vivere vivo vizio vocale voce voga voglia volante volare volere volo volpe volta voltare volto volume
  vomitare vongola vostro votare voto vulcano vuoto zaffiro zaino zampa zanna zanzara zappa zattera zebra zecca
  zelo zero zinco zoccolo zolla zona zoppo zucca zucchero zuffa zuppa
  """
