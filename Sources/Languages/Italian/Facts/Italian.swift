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
      wrong: sbagliata, sbagliato, risposta sbagliata, errata, risposta errata, risposte sbagliate, risposte errate, distrattore, falsa
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
  dates.writing.firstDay = "1º"
  dates.writing.beforeOurEra = "a.C."
  dates.writing.ourEra = "d.C."
  return dates
}()

/// Italian words of every day and of school.
private let italianWords = """
  abbandonare abbandono abbassare abbastanza abbattere abbigliamento abbonamento abbondante abbondanza abbracciare
  abbraccio abbreviare abete abile abilità abisso abitante abitare abitazione abito abituale abitualmente abituare
  abitudine abolire abolizione aborto abuso accademia accademico accadere accanto accarezzare accelerare accelerazione
  accendere accennare accento accentuare accertare accessibile accesso accettabile accettare accettazione acciaio
  accidente accoglienza accogliere accomodare accompagnare accontentare accordare accordo accorgersi accostare
  accrescere accumulare accurato accusa accusare acerbo acero aceto acido acqua acquisire acquisizione acquistare
  acquisto acume acustico acuto adagio adattamento adattare adatto addestramento addestrare addetto addio addirittura
  addizione addormentare adeguare adeguato aderire adesione adesso adolescente adolescenza adoperare adorare adottare
  adozione adulto aereo aeroporto affacciare affare affascinante affascinare affaticare affatto affermare affermazione
  afferrare affetto affettuoso affezionato affidabile affidare affinché affittare affitto afflitto affluente affogare
  affollare affondare affresco affrontare africano agenda agente agenzia agevolare agganciare aggettivo aggiornare
  aggiungere aggiunta aggiustare aggressione aggressivo agguato agile agio agire agitare agitazione aglio agnello
  agosto agricolo agricoltore agricoltura aiuola aiutare aiuto ala alba albergo albero alce alcol alcolico alcuno
  alfabeto alga algebra aliante alieno alimentare alimentazione alimento alito allargare alleanza alleato allegria
  allegro allenamento allenare allenatore allevamento allevare allievo allodola alloggio allontanare allora alloro
  allume allungare alluvione almeno alone alpe alpino alquanto altare alterare alternare alternativa altezza
  altitudine alto altrettanto altrimenti altro altrove altura alunna alunno alveare alveo alzare ama amabile amante
  amare amarezza amaro ambasciata ambasciatore ambientale ambiente ambiguo ambito ambizione ambizioso ambra ambulanza
  americano amica amichevole amicizia amico ammalare ammalarsi ammalato ammazzare ammettere amministrare
  amministrativo amministratore amministrazione ammiraglio ammirare ammirazione ammissione amnistia amo amore amoroso
  ampiezza ampio ampliare amplificare analisi analizzare analogia analogo ananas anarchia anatomia anca anche ancora
  andamento andare andata anello anfora angelo angolo angoscia anguilla anguria anima animale animare animato annata
  annegare anniversario anno annoiare annotare annuale annullare annunciare annuncio anomalo anonimo ansa ansia
  ansioso antenato antenna anteriore antichità anticipare anticipo antico antipasto antipatico anzi anziano
  apertamente aperto apertura apice apo apostolo apparato apparecchiare apparecchio apparente apparenza apparire
  apparizione appartamento appartenenza appartenere appassionato appello appena appendere appendice appetito
  applaudire applauso applicare applicazione appoggiare appoggio apposito apposta apprendere apprendimento apprezzare
  approccio approfittare approfondire appropriato approssimativo approvare approvazione appuntamento appuntito appunto
  aprile aprire aquila ara arabo arancia aratro arbitro arbusto arca archeologia archeologico archeologo architetto
  architettonico architettura archivio arcipelago arco ardente ardere ardito ardore area arena argento argilla argine
  argomento aria arido aringa aristocratico aristocrazia aritmetica arma armadio armamento armare armata armonia
  arnese aroma arpa arrabbiare arrabbiato arrampicare arredamento arrendere arrestare arresto arricchire arrivare
  arrivo arrogante arrossire arrostire arrosto arrotondare arsura arte arteria articolare articolo artificiale
  artigianato artigiano artiglieria artiglio artista artistico ascendere ascensore ascesa ascia asciugare asciutto
  ascoltare ascolto asilo asinello asino asma aspettare aspetto aspirare aspirazione assaggiare assaggio assai
  assalire assalto assassinare assassinio assassino asse assecondare assedio assegnare assegno assemblea assente
  assenza assicurare assicurazione assistente assistenza assistere associare associazione assolutamente assoluto
  assoluzione assomigliare assorbimento assorbire assumere assurdo asta astratto astro astronauta astronomia astuccio
  astuto atleta atletica atmosfera atmosferico atomico atomo atroce attaccamento attaccare attacco atteggiamento
  attendere attentamente attentato attento attenuare attenzione atterrare attesa attestare attimo attirare attività
  attivo atto attore attorno attrarre attrattiva attraversare attraverso attrazione attrezzatura attrezzo attribuire
  attrice attrito attuale attualità attualmente attuare audace audacia augurare augurio aula aumentare aumento aureo
  aureola aurora ausiliario autentico autista auto autobiografia autobus automatico automobile autonomia autonomo
  autore autorevole autoritario autorità autorizzare autorizzazione autostrada autunno ava avanguardia avanti
  avanzamento avanzare avanzato avanzo avarizia avaro avena avere avido avo avorio avvantaggiare avvelenare
  avvenimento avvenire avventura avventuroso avverbio avversario avverso avvertimento avvertire avviare avvicinare
  avvio avvisare avviso avvocato avvolgere azienda azione azoto azzardo azzurro babbo bacca baccano bacheca baciare
  bacino bacio baco badare badile baffo bagaglio bagliore bagnare bagnato bagno baia balbettare balcone baldo balena
  baleno balla ballare ballerina ballerino ballo balsamo balza bambina bambino bambola bambù banale banana banca
  bancario banchetto banco banda bandiera bandito bando bara barattolo barba barbaro barca bardo barella barile baro
  barra barriera barzelletta basare base basilica basso basta bastare bastione bastone batosta battaglia battello
  battere batteria batterio battesimo battezzare battito battuta baule bava bazar beato becco beffa bellezza bello
  belva benché benda bene benedetto benedire benedizione beneficenza beneficio benefico benessere benevolo benzina
  bere berlina berretto bersaglio berta bestemmia bestia betulla bevanda biada biancheria bianco bibita biblioteca
  bicchiere bicicletta bidone biglia biglietto bilancia bilancio bile bimbo binario biografia biologia biologico
  biologo biondo birra bisca biscotto bisogno bisonte bistecca bivio bizzarro bloccare blocco boato bocca boccale
  boccia boccone bolide bolla bolletta bollettino bollino bollire bollo bomba bombardamento bombardare bontà
  borbottare bordello bordo borghese borghesia borgo boria borraccia borsa boschetto bosco bosso bossolo botta botte
  bottega bottiglia bottino botto bottone bozza bozzolo braccia bracciale braccio brace brama branca branco brano
  bravo bravura breccia breve brevetto brezza briciola briga brigante brigata briglia brillante brillare brina
  brindare britannico brivido brocca broccolo brodo bronzo bruciare bruco brughiera brullo bruma bruno brusco brusio
  brutale brutto buca bucare bucato buccia buco budget budino bue bufalo bufera buffo buffone bugia bugiardo buio
  bulbo buono burla burocratico burocrazia burrasca burro burrone bussare bussola busta busto buttare cabina cacao
  caccia cacciare cacciatore cacciavite cacio cactus cadavere cadere caduta caffè cagna calamaro calamita calare
  calata calca calcare calciatore calcio calcolare calcolatrice calcolo caldo calendario calice calle calma calmare
  calmo calo calore caloroso calpestare calunnia calvo calza calzino calzo calzolaio cambiamento cambiare cambio
  camera cameriera cameriere camice camicia camino camion cammello camminare cammino campagna campana campanello
  campanile campeggio campionato campione campo canaglia canale canapa cancellare cancelliere cancello cancro candela
  candidato candidatura candido candore cane canestro canguro canna cannone canoa canone canottaggio cantante cantare
  cantiere cantina canto canzone capace capacità capanna capello capestro capire capitale capitalismo capitalista
  capitano capitare capitello capitolo capo capolavoro capoluogo cappa cappella cappello cappio cappotto capra
  capretto capriccio capriccioso capriolo capro capsula caramella carattere caratteristica caratteristico
  caratterizzare carbone carbonio carburante carcere cardinale cardine cardo carena carestia carezza carica caricare
  carico carie carino carisma carità carnale carne carnevale caro carota carovana carpa carretto carriera carro
  carrozza carta cartella cartello cartolina cartone casa casale casalingo cascata casco casello caserma caso cassa
  cassetto cassettone casta castagna castagno castello castigo casto castoro casuale catalogo catastrofe catastrofico
  categoria categorico catena catrame cattedra cattedrale cattivo cattolico cattura catturare causa causare cautela
  cauto cava cavaliere cavalleria cavallo cavare caverna cavezza cavia caviglia cavità cavo cavolo cece ceco cedere
  cedola cedro celebrare celebrazione celebre celeste celibe cella cellula cellulare cemento cena cenare cenere cenno
  censura centesimo centinaio cento centrale centrare centro ceppo cera ceramica cercare cerchio cereale cerebrale
  cerimonia cero cerotto certamente certezza certificato certo cervello cervo cesoia cespuglio cessare cesta cestino
  cesto ceto cetra cetriolo chiacchiera chiacchierare chiamare chiamata chiarezza chiarimento chiarire chiaro chiave
  chicco chiedere chiesa chiglia chilo chimera chimica chimico chino chiocciola chiodo chioma chiosa chirurgia
  chirurgico chirurgo chitarra chiudere chiunque chiusa chiuso chiusura ciabatta ciao ciascuno cibo cicala ciclista
  ciclo ciclone cicogna cieco cielo cifra ciglio cigno ciliegia ciliegio cilindro cima cimitero cinema cinese cinghia
  cinghiale cinque cinta cinto cintura cioccolata cioccolato ciotola cioè cipolla cippo cipresso circa circo circolare
  circolazione circolo circondare circonferenza circostanza circuito cisterna cita citare citazione cittadinanza
  cittadino città ciuffo civetta civico civile civilizzazione civiltà clamoroso clan classe classico classifica
  classificare classificazione clava clero clessidra cliccare cliente clima climatico clinica clinico clone coalizione
  coda codice coerente coerenza cogliere cognato cognome coincidenza coincidere coinvolgere cola colare colazione
  colla collaborare collaboratore collaborazione collana collare colle collega collegamento collegare collegio collera
  collettivo colletto collezionare collezione collina collisione collo collocare colloquio colmare colmo colombo
  colonia coloniale colonialismo colonizzare colonizzazione colonna colonnello colorare colore colpa colpevole colpire
  colpo coltello coltivare coltivazione colto coltre coltura coma comandante comandare comando combattente combattere
  combattimento combinare combinazione combustibile combustione come cometa comico cominciare comitato comizio comma
  commedia commemorare commentare commento commerciale commerciante commercio commettere commissario commissione
  commosso commovente commozione commuovere comodità comodo compagna compagnia compagno comparire compassione compasso
  compatibile compatto compensare compenso compere competente competenza competere competizione compiacere compiere
  compilare compito compleanno complementare complemento complessivo complesso completamente completare completo
  complicato complicazione complice complimento comporre comportamento comportare compositore composizione composto
  compra comprare comprendere comprensibile comprensione comprensivo compreso comprimere compromesso compromettere
  comunale comune comunemente comunicare comunicato comunicazione comunione comunismo comunista comunità comunque
  conca concedere concentramento concentrare concentrazione concepire concerto concessione concetto concezione
  conchiglia conciliare concludere conclusione concordare concorrente concorrenza concorrere concorso concreto
  condanna condannare condensazione condividere condizionare condizione condotta condurre conduttore confederazione
  conferenza conferire conferma confermare confessare confessione confezione confidare confidenza configurazione
  confinare confine conflitto confondere conforme conformità confortare conforto confrontare confronto confusione
  confuso congedo congelare congiunzione congiura congresso coniglio conio coniugare coniuge connessione cono
  conoscenza conoscere conquista conquistare conquistatore consacrare consapevole consapevolezza consegna consegnare
  conseguente conseguenza conseguire consenso consentire conservare conservatore conservazione considerare
  considerazione considerevole consigliare consigliere consiglio consistente consistenza consistere consolare
  consolazione console consolidare consonante constatare consueto consulente consultare consultazione consumare
  consumatore consumo contabile contabilità contadino contagio contagioso contaminare contare contatto conte conteggio
  contemplare contemporaneo contendere contenere contentare contento contenuto contessa contestare contesto
  continentale continente continuamente continuare continuazione continuità continuo conto contorno contrabbando
  contrada contraddire contraddittorio contraddizione contrapporre contrario contrarre contrastare contrasto
  contrattare contratto contrazione contribuire contributo contribuzione contro controllare controllo controllore
  controversia convegno conveniente convenire convento convenzionale convenzione conversare conversazione conversione
  convertire convincente convincere convinzione convivenza convivere convocare cooperare cooperativa cooperazione
  coordinamento coordinare coperchio coperta copertina coperto copertura copia copiare coppa coppia copra coprire
  coraggio coraggioso corallo corazza corda cordiale cordone coricare corna cornacchia cornice corno coro corona
  coronare corpo corporazione corredo correggere corrente correntemente correre corretto correzione corridoio
  corridore corriera corriere corrispondente corrispondenza corrispondere corrompere corrotto corruzione corsa corsia
  corso corte corteccia corteo cortese cortesia cortile corto corvo cosa coscia cosciente coscienza coscienzioso
  cosmico cosmopolita cospicuo costa costante costanza costare costituire costituzionale costituzione costo costola
  costoso costringere costrizione costruire costruttivo costruttore costruzione costume così cotone cotto cottura covo
  cozza cranio cratere cravatta creare creatività creativo creatore creatura creazione credenza credere credibile
  credito creditore credo credulone crema crepa crescente crescere crescita cresta creta criceto criminale crimine
  crine criniera cripta crisi cristallo cristianesimo cristiano criterio critica criticare critico croce crociata
  crociera crollare crollo cronaca cronico cronologia cronologico crosta crostata crudele crudeltà crudo cruna cubico
  cubo cucchiaino cucchiaio cuccia cucina cucinare cucire cuculo cuffia cugina cugino culla cullare culminare culmine
  culto cultura culturale cuneo cuoca cuocere cuoco cuoio cuore cupo cupola cura curare curiosità curioso curva
  curvare curvo cuscino custode custodia custodire dado daino dama danneggiare danno dannoso danza danzare dappertutto
  dapprima dardo dare data dato dattero davanti davvero dazio debito debitore debole debolezza debuttare debutto deca
  decadenza decennio decente decentramento decidere decimale decimo decina decisamente decisione decisivo declino
  decollare decollo decomporre decorare decorazione decreto dedicare dedizione dedurre deduzione definire
  definitivamente definitivo definizione deformare defunto degenerare degno degradare delegare delegato delegazione
  delfino deliberare delicatezza delicato delinquente delinquenza delitto delizioso delta deludere delusione deluso
  demanio democratico democrazia demografico demolire demonio denaro denominare denominazione densità denso dente
  dentista dentro denuncia denunciare deporre deportare depositare deposito depressione deprimere deputato deridere
  deriva derivare derivazione derma descrivere desertico deserto desiderabile desiderare desiderio desideroso
  designare desolato destinare destinatario destinazione destino desto destra detenere detenuto determinante
  determinare determinato determinazione detersivo detestare dettagliato dettaglio dettare dettato detto devastare
  deviare deviazione devoto devozione diagnosi diagonale dialetto dialogo diamante diametro diario diavolo dibattere
  dibattito dicembre diceria dichiarare dichiarazione diciotto dieci dieta dietro difendere difensivo difensore difesa
  difetto difettoso differente differenza differenziare difficile difficilmente difficoltà diffidare diffidente
  diffondere diffusione diffuso diga digerire digestione digestivo digitale dignitoso dignità diluvio dimagrire
  dimensione dimenticare diminuire diminuzione dimissione dimora dimostrare dimostrazione dinamico dinastia dintorni
  dio dipartimento dipendente dipendenza dipendere dipingere dipinto diploma diplomatico diplomazia dire direttamente
  direttiva diretto direttore direzione dirigente dirigere diritto disabile disaccordo disagio disapprovare disarmo
  disastro disastroso discendente discendenza discendere discepolo discesa disciplina disco discorso discreto
  discrezione discriminazione discussione discutere disegnare disegnatore disegno diseguale disertare disfare
  disgrazia disgraziato disgustare disgusto disillusione disinteresse disoccupato disoccupazione disordinato disordine
  disorganizzato dispari disparte disperare disperato disperazione disperdere dispiacere disponibile disponibilità
  disporre dispositivo disposizione disposto disprezzare disprezzo disputa disputare dissolvere distaccare distacco
  distante distanza distendere distinguere distinto distinzione distogliere distrarre distratto distrazione distretto
  distribuire distribuzione distruggere distruttivo distruzione disturbare disturbo disuguaglianza ditale dito ditta
  dittatore dittatura diurno diva divano divenire diventare diversità diverso divertente divertimento divertire
  dividere divieto divinità divino divisione divo divorare divorziare divorzio dizionario doccia docente docile
  documentare documentario documentazione documento dodici dogana dolce dolcezza dolere dolo dolore doloroso domanda
  domandare domani domare domenica domestico domicilio dominante dominare dominazione dominio donare donazione donna
  dono dopo doppio dorato dormire dorso dosaggio dose dosso dotare dote dotto dottore dottrina dove dovere dovunque
  dozzina drago dramma drammatico dritto droga dubbio dubbioso dubitare duca ducato duello duna dunque duomo durante
  durare durata duraturo durezza duro dì ebbrezza ebbro ebraico ebreo eccedere eccellente eccellenza eccessivo eccesso
  eccetto eccezionale eccezione eccitare ecclesiastico ecco eclissi eco ecologia ecologico economia economico
  economista eden edera edicola edificare edificio editore editoria edizione educare educativo educato educazione
  effettivamente effettivo effetto effettuare efficace efficacia efficiente efficienza egiziano ego egoismo egoista
  eguale elaborare elaborazione elastico elefante elegante eleganza eleggere elementare elemento elencare elenco
  elettorale elettore elettricista elettricità elettrico elettronica elettronico elevare elevato elezione elfo elica
  eliminare eliminazione elmo elogio eloquente emanare emancipazione emblema emergenza emergere emettere emigrante
  emigrare emigrazione eminente emisfero emissione emittente emotivo emozionante emozione enciclopedia energetico
  energia energico enfasi enigma ennesimo enorme ente entrambi entrare entrata entro entusiasmo entusiasta enumerare
  epica epidemia episodio epoca eppure equatore equatoriale equazione equilibrare equilibrio equipaggio equivalente
  equivalere equivoco era erba erede ereditare ereditario eredità eremo eresia ergere erica eroe eroico eroismo
  erosione errato erroneo errore eruzione esagerare esagerazione esaltare esame esaminare esattamente esatto esaurire
  esca esclamare escludere esclusione esclusivamente esclusivo escursione esecutivo esecuzione eseguire esempio
  esemplare esentare esercitare esercitazione esercito esercizio esibire esigente esigenza esigere esilio esistente
  esistenza esistere esitare esitazione esito esodo esotico espandere espansione espellere esperienza esperimento
  esperto esplicito esplodere esplorare esploratore esplorazione esplosione esplosivo esporre esportare esportazione
  esposizione espressione espressivo espresso esprimere espulsione essenza essenziale essere estasi estate estendere
  estensione esteriore esterno estero esteso estinguere estinto estinzione estivo estrarre estratto estrazione
  estremamente estremista estremità estremo estro eternità eterno etica etichetta etico etnico etto età euro europeo
  evacuare evaporare evasione evento eventuale eventualmente evidente evidenza evidenziare evitare evo evocare
  evoluzione evolvere extraterrestre fabbrica fabbricare fabbricazione fabbro faccenda faccia facciata facile
  facilitare facilità facilmente facoltà faggio fagiano fagiolo falce falco falda falegname falla fallimento fallire
  fallo falsificare falso falò fama fame famiglia familiare familiarità famoso fanatico fanciullo fango fantasia
  fantasma fantastico fante fare farfalla farina farmaceutico farmacia farmacista farmaco faro fascia fascino fascio
  fascismo fascista fase fastidio fastidioso fasto fata fatale fatica faticoso fato fatto fattore fattoria fattura
  fauci fauna favo favola favoloso favore favorevole favorire favorito fazione fazzoletto febbre fecondare fecondo
  fede fedele fedeltà federale federazione fegato felce felice felicemente felicità feltro femmina femminile
  femminismo femminista fenice fenomeno feriale ferire ferita ferito fermare fermata fermentare fermo feroce ferro
  ferrovia ferroviario fertile fertilità festa festeggiare festival festivo feto fetta feudale feudo fiaba fiamma
  fiammifero fianco fiasco fiato fibra fico fiction fidanzato fidare fiducia fiducioso fienile fieno fiera fiero
  figlia figlio figura figurare fila film filmare filo filosofia filosofico filosofo filtrare filtro finale finalmente
  finanza finanziamento finanziare finanziario finché fine finestra fingere finire fino finora finta finto finzione
  fiocco fioco fionda fiore fiorente fiorire firma firmare fiscale fischiare fischio fisco fisica fisico fissare fisso
  fitto fiume flessibile flessibilità flora flotta fluido fobia foca foce foga foggia foglia foglio fogna folgore
  folla folle follia fondamentale fondamento fondare fondatore fondazione fondere fondo fontana fonte forare forbice
  forca forchetta foresta forestale forestiero forma formaggio formale formalità formare formato formazione formica
  formidabile formula formulare fornace fornaio fornire fornitore fornitura forno foro forse forte fortemente fortezza
  fortificare fortuna fortunato forza forzare forzato fosco fossa fossile fosso foto fotografare fotografia
  fotografico fotografo fragile fragilità fragola frammento frana francamente francese franco frantumare frase frate
  fratello fraternità frattempo frattura frazione freccia freddo fregare frenare frenetico freno frequentare frequente
  frequentemente frequenza freschezza fresco fretta frettoloso friggere frigorifero fritto frode fronda fronte
  fronteggiare frontiera frugare frumento frusta frustrazione frutta frutteto frutto fucile fuga fuggire fuggitivo
  fuliggine fulmine fumare fumatore fumetto fumo fune funerale fungo funzionale funzionamento funzionare funzionario
  funzione fuoco fuori furbo furgone furia furibondo furioso furto fusione fuso fusto futile futuro gabbia gabbiano
  gabinetto gaio gala galassia galea galera galleria gallina gallio gallo gamba gambero gambo gancio gara garage
  garantire garanzia garbo gas gassoso gatta gatto gazza gelare gelato gelido gelo gelosia geloso gelso gemello gemma
  gene generale generalmente generare generazione genere generico generosità generoso genetico geniale genio genitore
  gennaio gente gentile gentilezza geografia geografico geologico geologo geometria geometrico gerarchia gergo
  germoglio gesso gestione gestire gesto gettare getto ghiacciaio ghiaccio ghiaia ghianda ghiro ghisa giacca giada
  giallo giapponese giardiniere giardino gigante gigantesco giglio gilet ginnastica ginocchio giocare giocatore
  giocattolo gioco giogo gioia gioielliere gioiello giornale giornaliero giornalismo giornalista giornata giorno
  giostra giovane giovanile giovedì giovinezza giraffa girare girasole girino giro gita giubba giudicare giudice
  giudiziario giudizio giugno giunco giungere giunta giuramento giurare giuria giuridico giustamente giustificare
  giustificazione giustizia giusto globale globo gloria glorioso gnocco gobba gobbo goccia godere goffo gola golfo
  goloso gomito gomma gonfiare gonna gorgogliare gorilla gota gotico gotta governante governare governativo
  governatore governo gradevole gradino gradire grado graduale graffio grafico gramma grammatica grammo gramo grana
  granchio grande grandezza grandine grandioso granello grano grasso grata gratitudine grato grattacielo grattare
  gratuitamente gratuito grave gravidanza gravità grazia grazie grazioso greco gregge grembiule grembo grezzo gridare
  grido grigio grillo grinta groppa groppo grossa grosso grotta gru gruccia grumo gruppo guadagnare guadagno guado
  guai guaio guancia guanto guardare guardia guardiano guarigione guarire guarnire guasto guerra guerriero gufo guglia
  guida guidare guisa guscio gustare gusto gustoso hotel icona idea ideale idealista ideare identico identificare
  identificazione identità ideologia ideologico idolo idoneo idra idrogeno iena ieri igiene igienico ignoranza
  ignorare ignoto illegale illimitato illudere illuminare illuminazione illuminismo illusione illustrare illustrazione
  illustre imbarazzante imbarazzo imbarcare imbarcazione imbattersi imbrogliare imbroglio imbuto imitare imitazione
  immaginare immaginario immaginazione immagine immediatamente immediato immenso immergere immersione immigrante
  immigrato immigrazione immobile immobiliare immorale immortale immutato impadronirsi imparare imparziale impatto
  impaurire impaziente impazzire impedimento impedire impegnare impegnativo impegno imperatore imperdonabile
  imperfetto imperiale imperialismo impero impersonale impeto impiantare impianto impiegare impiegato impiego
  implicare implorare imponente imporre importante importanza importare importazione importo impossessarsi impossibile
  impossibilità imposta impostare impotente imprenditore impresa impressionante impressione imprevedibile imprevisto
  imprigionare improvvisamente improvvisare improvviso imprudente impulsivo impulso impuro inaccettabile inaspettato
  inaugurare inaugurazione incantevole incanto incapace incapacità incaricare incarico incendiare incendio incertezza
  incerto inchiesta inchino inchiostro incidente incidere incinta incisione incitare inclinare inclinazione includere
  incluso incomprensibile inconscio incontrare incontro inconveniente incoraggiare incoronare incorporare incredibile
  incremento incrocio incubo incurante indagare indagine indebolire indecente indeciso indefinito indegno indicare
  indicativo indicazione indice indietro indifferente indifferenza indigeno indimenticabile indipendente indipendenza
  indiretto indirizzare indirizzo indiscutibile indispensabile individuale individuare individuo indizio indole
  indossare indovinare indovinello indubbiamente industria industriale industrializzazione inefficace inevitabile
  inevitabilmente infantile infanzia infatti infelice inferiore infermiera infermiere inferno infezione infiammare
  infiammazione infilare infimo infine infinito infinità inflazione influente influenza influenzare influire informale
  informare informatica informatico informazione infrangere ingannare inganno ingegnere ingegneria ingegno ingegnoso
  ingenuo ingiustizia ingiusto inglese ingombrante ingordo ingrandire ingrediente ingresso ingrosso iniziale
  inizialmente iniziare iniziativa inizio innalzare innamorare innamorato innanzi innato innegabile inno innocente
  innocenza innovativo innovazione innumerevole inoltrare inoltre inondazione inquietante inquieto inquinamento
  inquinare insegna insegnamento insegnante insegnare inseguimento inseguire inserimento inserire insetto insicuro
  insieme insignificante insinuare insipido insistente insistenza insistere insoddisfatto insolito insomma
  insopportabile instabile installare installazione insufficiente insulto insurrezione intatto integrale integrare
  integrazione integrità intellettuale intelligente intelligenza intendere intensamente intensità intenso intento
  intenzione interamente interessante interessare interesse interiore interlocutore intermedio interminabile
  internazionale interno intero interpretare interpretazione interprete interrogare interrogazione interrompere
  interruttore interruzione intersezione intervallo intervenire intervento intervista intervistare intesa intimo
  intitolare intollerabile intorno intransigente intraprendere introdurre introduzione intuire intuito intuizione
  inutile inutilmente invadere invano invariabile invasione invasore invecchiare invece inventare inventario inventore
  invenzione invernale inverno inverosimile inverso investimento investire inviare inviato invidia invidiare invidioso
  invincibile invio invisibile invitare invitato invito invocare involontario inzuppare iperbole ipocrisia ipocrita
  ipotesi ipotetico ipotizzare ira iride ironia ironico irregolare irresistibile irrigare irritare irruzione iscrivere
  iscriversi iscrizione isola isolamento isolare isolato ispettore ispezione ispirare ispirazione istante istintivo
  istinto istituire istituto istituzionale istituzione istrice istruire istruito istruttivo istruttore istruzione
  italiano itinerario labbro laboratorio laborioso lacca laccio lacrima ladro laggiù lagnarsi lago lama lamentare
  lamento lampada lampadina lampo lampone lana lancia lanciare lancio lanterna lapide lardo larghezza largo larva
  lasagna lasciare lassù laterale lateralmente latino latitudine lato latta latte lattuga laurea laureato lauro lava
  lavagna lavanderia lavare lavatrice lavello lavorare lavoratore lavorazione lavoro leale lealtà lebbra lecca leccare
  leccio lega legale legame legare legge leggenda leggendario leggere leggerezza leggermente leggero legione
  legislativo legislatore legislazione legittimo legna legno legume lembo lena lentamente lente lentezza lento lenza
  lenzuolo leone lepre lessico lesto letame lettera letterale letterario letteratura letto lettore lettura leva levare
  lezione libbra liberale liberamente liberare liberazione libero libertà libra libraio libreria libretto libro
  licenza licenziare liceo lido lieto lieve lievemente lievitare lima limare limitare limitato limitazione limite limo
  limone limpido linea lineare lingua linguaggio linguistico lino liquidare liquido lira lirico lisca liscio lista
  lite litigare litigio litoraneo litro livello lobo locale località localizzare locanda loco lodare lode loggia
  logica logico logoro lombo lontananza lontano lontra loro losco lotta lottare lotteria lotto lozione lucchetto luce
  lucente lucertola lucidare lucido luglio lumaca lume luminoso luna lunedì lunghezza lungo luogo lupa lupo lusso
  lussuoso lutto macchia macchiare macchina macchinario macellaio macello macerie macina macinare madre maestoso
  maestra maestro maestà maga magari magazzino maggio maggioranza maggiore maggiormente magia magico magistrato maglia
  maglietta maglione magma magnetico magnifico mago magro maiale mais maiuscola malandato malato malattia malcontento
  maldestro male maledetto maledire malgrado maligno malinconia malinconico malinteso malizia maltempo malto
  maltrattare malva malvagio mamma mammifero manca mancanza mancare mancia mandare mandato mandorla mandria maneggiare
  mangiare mania manica manico maniera manifattura manifestante manifestare manifestazione manifesto maniglia
  manipolare manna mano manodopera manoscritto manovra mantello mantenere mantenimento manto manuale manutenzione
  manzo mappa marca marchio marcia marciapiede marciare marcio marcire mare marea maresciallo margine marina marinaio
  marino marito marittimo marmellata marmo marra marrone marta martello martire martora marzo maschera maschile
  maschio massa massacro massaggio massiccio massimo masso masticare mastro matassa matematica matematico materasso
  materia materiale maternità materno matita matrigna matrimonio mattina mattino matto mattone maturare maturità
  maturo mazza mazzo meccanica meccanico meccanismo medaglia media mediamente mediante mediatore medicina medicinale
  medico medievale medio mediocre mediterraneo medusa meglio mela melma melo melodia melone membrana membro memorabile
  memoria menare mendicante meno mensa mensile menta mentale mentalità mentalmente mente mentire mento mentre
  menzionare menzogna meraviglia meravigliare meraviglioso mercante mercato merce mercoledì merenda meridionale
  meritare merito merlo mero mescolanza mescolare mese messa messaggero messaggio messo mestiere meta metafora
  metallico metallo meteorologico metodo metrica metro metropoli metropolitana mettere metà mezzanotte mezzo
  mezzogiorno mica miccia micia microscopio midollo miele mietere migliaio miglio miglioramento migliorare migliore
  mignolo migrazione miliardo milionario milione militare mille millennio milza mimo mina minaccia minacciare
  minaccioso minerale minestra miniera minimo ministero ministro minoranza minore minorenne minuscola minuscolo minuto
  minuzioso mira miracolo miracoloso mirare mirra mirto miscela miserabile miseria misero missile missionario missione
  misterioso mistero mistico misto misura misurare misurazione mite mitico mito mitologia mitologico mobile mobilitare
  mobilità moda modalità modellare modello moderato moderazione moderno modestia modesto modifica modificare modo
  modulo moglie mole molecola molecolare molestare molla molle mollusco molo molteplice moltiplicare moltiplicazione
  moltitudine molto momentaneo momento monaca monarca monarchia monastero mondiale mondo moneta monetario mongolfiera
  monologo monopolio monotono montagna montagnoso montare monte montone monumentale monumento mora morale moralità
  morbido morbo mordere morire mormorare moro morsa morso mortale mortalità morte morto mosaico mosca moschea mossa
  mosto mostra mostrare mostro mostruoso motivare motivazione motivo moto motocicletta motore motorino motto movimento
  mozione mozzo mucca mucchio muffa mula mulino mulo multa multinazionale mummia mungere municipale municipio muovere
  murare muratore muro musa muschio muscolare muscolo museo musica musicale musicista muso musulmano muta mutamento
  mutare muto mutuo nacca nano narice narrare narrativa narratore narrazione nascere nascita nascondere nascondiglio
  nascosto naso nastro nata natale natalità natica nativo nato natura naturale naturalezza naturalista naturalmente
  naufragio nautico navale nave navicella navigare navigatore navigazione nazionale nazionalismo nazionalista
  nazionalità nazione neanche nebbia nebbioso necessariamente necessario necessitare necessità negare negativo
  negligenza nego negoziante negoziare negoziato negozio nemico nemmeno neo neonato neppure nero nervo nervosismo
  nervoso nessuno nettamente netto neutrale neutralità neutro neve nevicare nevicata nevoso nibbio nido niente nilo
  ninfa nipote nitido nitro nobile nobiltà nocciola nocciolo noce nocivo nodo noia noioso noleggiare noleggio nomade
  nome nomina nominare nonna nonno nono nonostante nord nordico norma normale normalità normalmente nostalgia nostro
  nota notabile notaio notare notevole notevolmente notizia noto notoriamente notte notturno novanta nove novella
  novembre novità nozione nozze nube nuca nucleare nucleo nudo nulla numerare numerico numero numeroso nuocere nuora
  nuotare nuotatore nuoto nuovamente nuovo nutriente nutrimento nutrire nutrizione nuvola nuvoloso oasi obbediente
  obbedienza obbedire obbligare obbligatorio obbligazione obbligo obiettivo obiezione oblio obliquo oca occasionale
  occasione occhiale occhiali occhiata occhio occidentale occidente occorrere occultare occupare occupato occupazione
  oceano oche oculare oda odiare odierno odio odorare odore offendere offensivo offerta offesa officina offrire
  offuscare oggettivo oggetto oggi ogni ognuno olfatto olio oliva olmo oltraggio oltre oltremare oltrepassare omaggio
  ombelico ombra ombrello ombrellone omettere omicidio omogeneo onda ondata onere onesto onestà onorare onore
  onorevole opaco opera operaio operare operativo operatore operazione opinione opporre opportunità opportuno
  opposizione opposto oppressione oppresso opprimere oppure optare opuscolo opzione ora orale orario orbita orca
  orchestra orco orda ordigno ordinamento ordinare ordinario ordinato ordinazione ordine orecchino orecchio orefice
  orfano organico organismo organizzare organizzatore organizzazione organo orgia orgoglio orgoglioso orientale
  orientamento orientare oriente originale originalità originare originario origine orizzontale orizzonte orlo orma
  ormai ornamento ornare orologio orrendo orribile orrore orso ortaggio orto ortografia orzo osare oscillare oscurare
  oscurità oscuro ospedale ospitale ospitalità ospitare ospite ossa osservare osservatore osservatorio osservazione
  ossessione ossigeno osso ostacolare ostacolo ostaggio oste osteria ostia ostile ostilità ostinato ostrica otre
  ottanta ottavo ottenere ottica ottico ottimismo ottimista ottimo otto ottobre ottone ovale ovest ovile ovunque
  ovvero ovviamente ovvio ozio pacco pace padella padre padrone paesaggio paese paga pagare pagella pagina paglia pago
  paio pala palazzo palco palestra palio palla pallido pallone palma palmo palo palpebra palude panca panchina pancia
  pane panino panna panno pantera papa papavero pappa papà parcheggiare parco parecchio parente parere parete pari
  parlare parola parte partecipare partenza partire partita parto pasqua passaggio passare passato passeggiare passero
  passione passo pasta pasticceria pasticciere pasto pastore patata patria pattino patto paura pauroso pausa pavimento
  pavone paziente pazienza pazzia pazzo pece pecora pedale pedina pedone peggio peggiorare peggiore pegno pelle pelo
  pena penetrare penisola penna pensare pensiero pensione pentola pepe pera perché perciò perdere perdita perdonare
  perduto perfezione pericolo pericoloso perla permettere perno pero persa persiana però pesante pesare pesca pescare
  pescatore pesce pesco peso pessimo pesta peste pesto petalo petrolio pettinare pettine petto pezza pezzo piacere
  piaga piana pianeta piangere piano pianta piantare pianto pianura piatto piazza picca piccante piccione picco
  piccolo pidocchio piede piega piegare pieno pietra pietà pigiama piglio pigna pigrizia pigro pila pilastro pilota
  pineta pinna pino pinza pio pioggia piolo piombo pioppo piove piovere pipa pira pirata piscina pisello pista pittore
  pittura piuma pizza pizzicare pizzo più placido plico poco poema poesia poeta poiché polca polenta politico polizia
  pollice pollo polmone polo polpa polpo polso polvere pomo pompa pompiere ponte popolare popolazione popolo porco
  poro porre porro porta portare porto portone posa posare posata positivo posizione possedere possibile posta postino
  posto potare potenza potere povero povertà pozione pozza pozzo pranzo prassi pratico prato precedere precipitare
  preciso preda predica predicare preferire preferito pregare prego premere premio prendere prenotare preoccupare
  preparare presa presentare presenza presidente pressa pressione presso prestare presto prete prevedere prezioso
  prezzo prigione prima primo principale principe prisma privare privato procedere procurare prode prodotto produrre
  produzione profondo profumare progetto promettere pronome pronto proporre proporzione prosa prossimo proteggere
  protestare protezione prova provare provocare prua prudente prudenza prugna pubblicare pudore pugilato pugno pulce
  pulcino pulire pulito pulpito pungere punire punta punto pupazzo pupilla pura purezza puro puzza puzzle quaderno
  quadrare quadrato quadro quaggiù qualche qualcosa qualcuno quale qualità quando quantità quanto quaranta quarto
  quarzo quasi quassù quattro quello quercia quesito questo quiete quieto quindi quindici quinto quota rabbia
  raccogliere raccontare racconto radere radice radio radunare raffinato raffreddare raffreddore ragazza ragazzo
  raggio raggiungere ragione ragno rame ramo rana rancio rango rapa rapido rapire raro raso rasoio rastrello rata
  ratto rauco razza razzo re reale realizzare reame reato reazione recare recente recinto recitare recuperare reddito
  regalare regalo reggere regia regina regione regno regola relazione religione religioso relitto remare remo rendere
  rene repubblica resa resina respingere respirare restare reste restituire resto rete retro retta rettile rialzo
  ricamare ricamo ricchezza riccio ricco ricerca ricetta ricevere richiedere ricolto riconoscere ricordare ridere
  ridurre riempire rientrare riferire rifiutare riflettere riga rigido rilassare rima rimanere rimediare rimproverare
  rincorsa ringhiera ringraziare rinunciare rione riparare riparo ripetere riportare riposare riposo ripresa risata
  riscaldare rischio riso risoluzione risolvere risotto rispettare rispetto rispondere risposta rissa ritardo ritirare
  ritmo rito ritornare ritorno riunione riunire riuscire riva rivale rivelare rivista rivolta rivoluzione roba robot
  robusto rocca roccia roco rodeo rogna rogo rollio romano romanzo rombo rompere ronda rondine ronzio rosa rospo
  rossetto rosso rotaia rotolare rotondo rotta rottame rotto rovere rovesciare rovina rovinare rovo rozzo rubare
  rubinetto rubino ruga ruggine ruggito rumore rumoroso ruolo ruota rupe rurale ruscello russare russo ruvido sabato
  sabbia saccheggio sacco sacro saga saggio sala salame salato saldo sale salice salire salita saliva salma salmo
  salmone salotto salsa saltare salto salutare salute saluto salva salvare salvia salvo sanare sandalo sangue sano
  santo sapere sapone sapore sara sardina sarta sarto sasso satira sazio sbadigliare sbagliare sbaglio sbarcare sbarco
  sbarra sbattere sbocciare scadenza scaffale scaglia scala scaldare scalo scalzo scambiare scambio scampo scandalo
  scappare scaricare scarpa scarpone scarso scarto scatola scatto scavare scavo scegliere scelta scemo scena scendere
  scesa schermo scherzare schiaffo schiavo schiena schiera schietto schiuma scialle sciame sciarpa scienza scimmia
  sciocco sciogliere sciopero scippo sciroppo scivolare scivolo scogliera scoglio scolaro scomodo scomparire sconfitta
  scontento sconto scopa scopo scoppiare scoppio scoprire scorrere scorso scorta scorza scossa scrittore scrittura
  scrivere scudo scuola scuotere scure scuro scusa scusare secchio secco secolo secondo seda sedano sede sedere sedia
  sedici sega segare seggio segmento segnale segnare segno sego segretaria segretario segreto seguire selce sella
  selva selvaggio selvatico sembrare seme seminare semplice sempre senape senno seno senso sentenza sentiero sentire
  senza separare seppellire sera serata serbo sereno seria serie serio serpe serpente serra serva servire servizio
  servo sessanta sesso sesto seta sete setta settanta sette settembre settimana settimo settore severo sezione
  sfacciato sfera sfida sfidare sfogo sfondo sfortuna sforzo sfruttare sgarro sgridare sguardo siccome sicuro siepe
  siero sigillo sigla signora signore signorina silenzio silenzioso sillaba silo simbolo simile sincero sindaco
  singolo sisma sito situazione slancio slegare slitta smalto smania smettere smontare snello soccorso sociale socio
  soda sofferenza soffiare soffio soffitta soffitto soffrire soggetto soglia sognare sogno soia solamente solco
  soldato soldo sole solido solitudine solo soltanto soluzione somigliare somma sommare sonda sonno sono sopportare
  sopra sorbo sordo sorella sorgente sorgo sorpresa sorpreso sorridere sorriso sorso sorta sorte sorto sospendere
  sospettare sospirare sosta sostenere sostituire sottana sottile sotto sottrarre spada spagnolo spago spalla sparare
  sparire sparo spaventare spazio spazzare spazzola specchio speciale specie spedire spegnere spendere speranza
  sperare spesa spesso spezzare spia spiaggia spiegare spietato spiga spigolo spilla spillo spina spinacio spingere
  spinta spirito splendido spogliare spolverare sponda sporcare sporco sporgere sport sportivo sposa sposare sposato
  sposo spostare sprecare spreco sprone spugna spuma sputo squadra squalo squama squillo stabile stabilire stadio
  staffa stagione stagno stalla stampa stampante stampare stancare stanco stanotte stanza stasera stasi stato statua
  stazione stecca stella stelo stemma stendere stento steppa stesso stile stilo stima stirare stiva stivale stoffa
  stola stomaco storia storico storto strada strage strano strappare strato strega stretto stringere strofa stucco
  studente studiare studio stufa stupido stupire stupore subire subito succedere succo sudare sudore suggerire sugo
  sulla suo suola suolo suonare suono suora superare superbia superbo superiore supporre svago svantaggio sveglia
  svegliare svelto sviluppare svolgere svolta svuotare tacca tacchino tacco tacere tacito taglia tagliare taglio talco
  talento tallone talpa talvolta tamburo tana tango tanto tappa tappeto tappo tara tarda tardi tardo targa tarlo
  tartufo tasca tassa tasso tastiera tasto tatto taverna tavola tavolo tazza teatro tegola tela telaio telefonare
  televisione televisore telo tema temere tempia tempio tempo tempra tenaglia tenda tendenza tendere tenere tenero
  tennis tenore tentare tentazione tenue terme terminare termine terra terrazza terrazzo terribile terrore terso terzo
  tesa teschio tesi teso tesoro tessera tessere tessuto testa testo tetro tetto tibia tiepido tiglio tigre timido timo
  timone timore tino tinta tipo tirare tiro titolo tizzo tizzone toccare tocco toga togliere tomba tondo tonfo tonno
  tono topa topo toppa torba torbido torcere torcia tordo tornare toro torre torrente torso torta torto tortora torvo
  tosse tossire tosto totale tovaglia tozzo traccia tradire tradizione tradurre traduttore tram trama trame tramonto
  trampolino tranne trappola trarre trascinare trasferire trasformare trasportare trattare trattato trattenere tratto
  trattore trave trazione treccia tredici tregua tremare treno trenta tribù triglia trina trio triplo trippa triste
  tristezza tritare trito tromba tronco trono troppo trota trotto trottola trovare truccare trucco truffa truppa tubo
  tuffo tufo tulipano tumore tunica tuono turba turbo turco turista turno turpe tuta tutore tutto tè uccello uccidere
  udire udito ufficio uggia uguagliare uguale ulivo ultimo ultra umano umido umile umore undici unghia unico unione
  unire universo unto uomo uovo urbano urlare urlo urna urto usanza usare uscio uscire uscita usignolo uso utero utile
  utilizzare uva vacanza vacca vaccino vacuo vagare vaglia vaglio vago vagone valanga valere valico valido valle vallo
  valore valsa valuta valutare vampa vanga vano vantaggio vantare vanto vapore varco vario vasca vasetto vaso vasto
  vecchio vedere vedova vedovo vela veleno vello velluto velo veloce velocità vena vendere vendetta vendita venditore
  venerdì venire venti vento ventre verbo verde verga verificare verità verme vero versare versione verso verza vespa
  veste vestire vestito vetro vetta via viaggiare viaggiatore viaggio viale vicina vicino vicolo vietare vigile vigna
  vile villa villaggio vincere vino viola violento violenza violetta violino vipera virgola virile virtù virus viscere
  vischio visione visita visitare viso vispo vista vita vite vitello vittima vittoria vivace vivanda vivere vivo vizio
  vocale voce voga voglia volante volare volere volgere volo volpe volta voltare volto volume vomitare vongola vostro
  votare voto vulcano vuoto zaffiro zaino zampa zanna zanzara zappa zar zattera zebra zecca zelo zero zia zinco zio
  zitto zoccolo zolla zona zoppo zucca zucchero zuffa zuppa
  """
