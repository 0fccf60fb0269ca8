// SPDX-License-Identifier: Apache-2.0
package import LanguageFacts

extension LanguageFacts {
  /// The facts of Italian.
  package static let italian: LanguageFacts = {
    var facts = LanguageFacts("it", name: "italian")
    facts.decimalMarksByRegion = ["CH": "."]
    facts.spelling = italianSpelling
    facts.words = [italianWords]
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

/// How words are spelled and misspelled.
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

/// How dates are written.
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
  abete abile abitante abitare abito abituale accadere accanto accendere accento accettare acciaio accogliere
  accusare acerbo acero aceto acido acqua addio adesso adorare adottare adulto aereo affidare affinché affittare
  affogare africano agire aglio agnello agosto aiutare aiuto alba albergo albero alcuno alito alleato allegro
  allievo allora almeno alto altro altrove alunna alunno alveare alzare amabile amare amaro americano amica
  amicizia amico ammettere ammirare amore ampio ananas anche ancora andare anello angolo anguilla anguria animale
  anno annoiare antico antipasto antipatico anzi aperto apparire appartamento appello appena appendere appetito
  apposta appuntamento appuntito aprile aprire aquila arabo arancia arbitro ardore argento aringa arma armadio
  arnese arrabbiare arrabbiato arrivare arrivo arrossire arrostire arteria articolo artiglio artista ascia
  asciugare ascoltare asilo asinello asino aspettare assaggio assai assistere astuto atomo attendere attento attore
  attorno attrarre attrice attuale attualmente aula aumentare autista auto autore autunno avanti avanzare avaro
  avena avere avvenire avverbio avvertire avvisare azoto baciare bacio baffo bagaglio bagnare bagnato bagno balcone
  balena ballare ballerina ballerino ballo bambina bambino bambola banana banca banco banda bandiera bandito barba
  barca barile base basso bastare battaglia battello battere batterio becco bello benché bene bere berretto bestia
  bevanda bianco biglia biondo birra biscotto bisogno bocca bolla bollire bomba bordo borsa bosco botta botte
  bottega bottiglia bottone bozza braccio branco bravo breve brillante brillare brina brodo bruco bruno brutto
  bucare bucato buco buffo bugia bugiardo buio buono burro busta busto buttare cacciare cacciatore cacciavite
  cadere caduta caffè calcio calcolare calcolo caldo calmo calore calvo calza calzino cambiare camera cameriera
  cameriere camicia camino camion cammello camminare campagna campione campo canale cancello candela cane canguro
  canna cannone cantante cantare cantina canto canzone capace capello capire capitale capitare capitolo capo
  cappella cappello cappotto capra capretto caramella carbone carbonio carcere caricare carino carne caro carota
  carpa carta cartella cartello cartone casa cascata casco caserma caso cassa cassetto cassettone castagna castagno
  castello cattedra cattedrale cattivo causa cavallo caviglia cavo cavolo cece cedere celebre celibe cella cellula
  cellulare cena cento centrale centrare centro ceppo cera cercare cerchio cerotto certamente certo cervello cervo
  cesta cestino cesto cetra cetriolo chiamare chiaro chiave chiedere chiesa chilo chimica chimico chiocciola chiodo
  chiudere chiunque chiuso ciabatta ciao cicala cieco cielo cifra cigno ciliegia ciliegio cima cinema cinese cinque
  cintura cioccolata cioccolato ciotola cioè cipolla circa circo cittadino città civetta classe cliccare cliente
  clima coda cogliere cognome cola colla collana colle collera colletto collina collo colorare colore colpire colpo
  coltello comandare combattere come comico commettere comodo compagna compagno compasso compito completo comporre
  comportare comprare comune comunque concedere concerto concorso condurre confine coniglio cono conoscere
  consiglio contadino contare conte contenere contento conto contorno contrario contro coperchio coperta copertina
  copia copiare coppa coppia coprire coraggio coraggioso corda coricare cornice corno corpo corrente correre
  corretto corriera corsa corso corte cortile corto corvo cosa coscia costa costante costo costola costringere così
  cotone cotto cozza cranio cravatta creare credere credito crema crescere crescita cresta criceto criniera crosta
  crostata crudele crudo cubo cucchiaino cucchiaio cuccia cucina cucinare cucire cuffia cugina cugino culla cullare
  cuoca cuocere cuoco cuoio cuore cupo cura curare curioso curvo cuscino dado dama danza danzare dare data dattero
  davanti davvero debito debole decidere decimo decina decorare degno delfino delitto delizioso deluso denso dente
  dentro deputato descrivere deserto dettato diamante diametro diciotto dieci dieta dietro difendere difetto
  differente differenza diffondere digerire dimagrire dimostrare dipendere dipingere dire dirigere diritto disco
  discorso disegnare disegno dispari disporre distante distrarre disturbare dito divano divenire diventare diverso
  divertente divertire dividere doccia dodici dogana dolce dolore domanda domandare domani donna dopo doppio dorato
  dormire dorso dose dottore dove dovere dovunque drago dritto dubbio dubitare dunque duomo durante durare duro
  ecco educare educato effetto elefante elegante eleggere elenco elettricista elettricità elettrico elettronico
  elezione enorme entrare entrata eppure erba eroe errore esame esattamente esatto esca esempio esercito esercizio
  esistere esporre esportare essere estate esterno estrarre evitare fabbrica fabbricare fabbro faccia facile
  facilmente faggio fagiolo falco fallire falso fame famiglia famoso fango fante fare farina farmacia farmacista
  faro fase fattore fattoria favola febbre fedele fegato felce felice felicità ferire ferita ferito fermare fermata
  feroce ferro festa fetta fiaba fiamma fiammifero fianco fiasco fiato fico fidare fiero figlia figlio figura fila
  film filmare filo finalmente finché fine finestra finire fino fioco fionda fiore fiorire firmare fischio fisco
  fisica fisico fiume foca foglia foglio fogna folla folle follia fondere fondo fontana fonte forare forbice
  forchetta foresta forma formaggio formare formica forno forse forte fortuna forza fossa fossile foto fotografare
  fotografia fragile fragola frase fratello frazione freccia freddo frenare freno fresco friggere fronte frusta
  frutta frutteto frutto fucile fuga fumare fumo fungo fuoco fuori furbo furgone furioso fusto futuro gabbia
  gabbiano gabinetto galleria gallina gallo gamba gambero gambo gara garage gassoso gatto gelare gelato gelo
  gelosia geloso gemello genere generoso genitore gente gentile gesso gestire gesto gettare getto giacca giallo
  giardino gigante giglio gilet ginocchio giocare giocatore gioco giogo gioia giornale giornata giorno giovane
  giovedì girare girasole gita giudicare giudice giugno giusto gnocco gobbo goccia gola goloso gomito gomma gonna
  gorilla gotta governo gradino grado grammo grande grandine grano grasso grato grattare grazie greco gregge
  gridare grido grigio grillo grosso grotta gruppo guancia guanto guardare guardia guarire guasto guerra gufo guida
  guidare gusto idea iena ieri ignorare immaginare immagine imparare impaziente impedire impero impiegare impiegato
  impiego importante importare impossibile imprudente incapace incerto incidente incontro indietro infelice
  inferiore infermiera infermiere infine informare ingannare ingegnere ingiusto inglese iniziare inizio innocente
  inoltre inquieto insegnare inseguire inserire insetto intelligente intelligenza interno intero intorno inutile
  invece inventare inverno inviare invidia invidiare invitare invito iscrivere isola istante italiano labbro
  lacrima ladro laggiù lago lama lamentare lampada lampadina lampo lampone lana lancia lanciare larghezza largo
  lasagna lasciare lassù latte lattuga lavagna lavare lavello lavorare lavoro lega legare legge leggere leggero
  legna legno lentamente lento leone lepre lesto lettera letto lettore lettura leva levare lezione liberare libero
  libertà libreria libro liceo lido lieto lieve limare limone linea lingua lira liscio lista lite litro locale
  locanda lontano loro losco lottare luce luglio lumaca lume luna lunedì lunghezza lungo luogo lupo lusso macchia
  macchiare macchina madre maestra maestro maga maggio maggiore maglia maglione magnetico magnifico mago magro
  maiale mais maiuscola malato malattia male mamma mammifero mandare mandorla mandria mangiare manica manico
  maniera maniglia mano mantello mantenere manto manzo mappa marchio marcio marcire mare marea margine marito
  marrone martello marzo massa massaggio matita mattina mattino matto mattone maturare maturo mazza medaglia medico
  medio medusa meglio mela melo melone meno mensa menta mente mentire mento mentre mercante mercato meritare merito
  merlo mescolare mese messaggio mestiere meta metallo metro mettere metà mezzo mica miele migliaio migliorare
  migliore miliardo milione mille minestra ministro minore minuscola minuscolo minuto misura misurare mobile moda
  modello moderno modesto modo moglie molla molle molo molto mondo moneta montagna montare monte monumento mordere
  morire morso mortale morte morto mosca mossa mosto mostrare mostro moto motore motorino movimento mozzo mucca
  mucchio mulino mulo mungere muovere muratore muro muschio muscolo museo musica musicale muto nascere nascita naso
  nastro natura naturale nave navigare neanche nebbia negare nemico neppure nero nervo nervoso nessuno netto neve
  nevicare nido niente nipote nocciola nocciolo noce nodo noia nome nominare nonna nonno nono nord norma normale
  nostro nota notare notizia notte novanta nove nube nulla numero numeroso nuotare nuoto nuovo nutrire nuvola oasi
  occhiale occhio oceano odiare odio odore offrire oggetto oggi ogni ognuno olio oliva oltre omaggio ombelico ombra
  ombrello onda onesto onore opaco operaio opinione opporre opposto oppure orario orbita orchestra ordinare
  ordinario ordine orecchino orecchio organo orgoglio orgoglioso orma ormai orologio orribile orrore orso ortaggio
  orto ortografia orzo ospedale osso ottanta ottavo ottenere otto ottobre ovale ovest ovunque ovvero pacco pace
  padella padre padrone paesaggio paese pagare pagella pagina pala palazzo palestra palla pallido pallone palma
  palo palpebra palude panca panchina pancia pane panino panna panno pantera papà parco parecchio parente parere
  parete pari parlare parola parte partenza partire partita parto passaggio passare passato passero passo pasta
  pasticceria pasticciere pasto pastore patata pattino patto paura pauroso pavimento pavone paziente pazienza
  pazzia pazzo pecora pedale pedina pedone peggio peggiorare peggiore pegno pelle pelo pena penisola penna pensare
  pensiero pentola pepe pera perché perciò perdere perdita perduto pericolo pericoloso permettere pero persiana
  però pesante pesare pesca pescare pescatore pesce pesco peso pesto petrolio pettinare pettine petto pezzo piacere
  piaga pianeta piangere piano pianta piantare pianto pianura piatto piazza piccante piccione piccolo pidocchio
  piede piegare pieno pietra pietà pigiama pigro pila pilastro pilota pineta pinna pino pinza pioggia piombo pioppo
  piovere pirata piscina pisello pittore pittura piuma pizza poco poesia poeta poiché polenta politico polizia
  pollice pollo polmone polo polpo polso polvere pompiere ponte popolare popolo porre porro porta portare porto
  portone posa posare positivo possedere possibile posta postino posto potere povero povertà pozza pozzo pranzo
  pratico prato precedere preciso preda preferire preferito pregare prego prendere prenotare preparare presa
  presentare presidente prestare presto prete prezioso prezzo prigione primo principale principe privato procedere
  prodotto produrre profondo progetto promettere pronome proporre prova provare prudente prudenza prugna pubblicare
  pudore pugilato pugno pulce pulcino pulire pulito punire punta punto puzza puzzle quaderno quadrato quadro
  quaggiù qualche qualcosa qualcuno quale qualità quando quantità quanto quaranta quarto quarzo quasi quassù
  quattro quello questo quindi quindici quinto rabbia raccogliere racconto radere radice radio raffreddare
  raffreddore ragazza ragazzo raggio ragione ragno rame ramo rana rango rapa rapido raro rasoio rastrello ratto
  razza razzo reale recitare regalo regina regione regno regola religioso remare remo rendere rene repubblica
  respirare restare restituire resto rete retta rettile riccio ricco ricetta ricevere riconoscere ricordare ridere
  ridurre riempire rientrare riferire riga rigido rimanere riparare ripetere riportare riposare riscaldare rischio
  riso risotto rispetto risposta ritmo ritornare ritorno riunire riuscire riva rivista roccia rogo romano romanzo
  rombo rompere ronda rondine rosa rospo rossetto rosso rotolare rotondo rotta rotto rovina rozzo rubare rubinetto
  ruga rumore rumoroso ruota rupe rurale ruscello russare russo ruvido sabato sabbia sacco saggio sala salame
  salato sale salice salire salita saliva salmone salotto salsa saltare salto salutare salute saluto salvare
  sandalo sangue sano santo sapere sapone sapore sardina sarta sarto sasso sbadigliare sbagliare sbaglio scala
  scaldare scalo scambiare scappare scaricare scarpa scarpone scarto scatola scatto scavare scegliere scelta scena
  scendere schermo schiena sciarpa scienza scimmia sciocco sciogliere sciopero scippo sciroppo scivolare scivolo
  scogliera scoglio scolaro scomodo scomparire sconfitta scontento scopa scopo scoprire scorso scrittore scrittura
  scrivere scudo scuola scuro scusa scusare secchio secco secolo secondo sedano sedere sedia sedici sega segare
  seggio segmento segnale segno segretaria segretario segreto seguire sella selvaggio selvatico sembrare seme
  seminare sempre senape seno senso sentiero sentire senza separare sera serata sereno serie serio serpente serra
  servire servizio sessanta sesto seta sete settanta sette settembre settimana settimo settore sfera sfortuna
  sforzo sgridare sguardo siccome sicuro siepe siero signora signore signorina silenzio silenzioso sillaba simbolo
  simile sincero sindaco sito slegare slitta smettere smontare soccorso sociale sofferenza soffiare soffitta
  soffitto soffrire soggetto sognare sogno solamente soldato soldo sole solido solo soltanto somigliare somma sonda
  sonno sopportare sopra sordo sorella sorgente sorpresa sorpreso sorriso sorta sorte sospendere sostenere
  sostituire sottile sotto sottrarre spada spagnolo spago spalla sparare sparire spazio spazzare spazzola specchio
  speciale specie spedire spegnere spendere speranza sperare spesa spesso spezzare spiaggia spiegare spilla spillo
  spina spinacio spingere spirito spogliare sponda sporcare sporco sport sportivo sposa sposare sposato sposo
  sprecare spugna squadra squalo stadio stagione stagno stalla stampante stampare stancare stanco stanotte stanza
  stasera stato statua stazione stella stelo stendere stesso stirare stivale stoffa stomaco storia storico strada
  strano strega stretto stringere studente studiare stupido stupire subire subito succedere succo sudare sudore
  suggerire sugo suono superiore supporre svago svantaggio sveglia svegliare svuotare tacchino tacere taglia
  tagliare tallone talpa talvolta tamburo tana tango tanto tappa tappeto tappo tardi tasca tassa tasso tastiera
  tasto tavola tavolo tazza teatro tegola televisione televisore tema temere tempio tempo tenaglia tenda tendere
  tenere tenero tennis tentare terminare terra terrazza terrazzo terribile terrore terzo tessere tessuto testa
  testo tetto tiepido tiglio tigre timido timore tipo tirare titolo toccare togliere tomba tondo tonno tono topo
  toppa torcere tornare toro torre torrente torta torto tosse tossire totale tovaglia traccia tradire tradurre
  traduttore tram tramonto tranne trarre trasformare trasportare trattato trattenere trattore tredici tremare treno
  trenta triplo triste tritare tromba tronco troppo trota trottola trovare truppa tubo tulipano tumore tuono
  turista turno tutore tutto uccello uccidere udire ufficio ultimo umano umido umore undici unghia unico unire
  universo uomo uovo urbano urlare urto usare uscire uscita usignolo utile vacca vaccino vago vagone valere valle
  valore vantaggio vantare vanto vapore vasca vasetto vaso vasto vecchio vedere vedova vedovo vela veleno velo
  veloce velocità vena vendere vendita venditore venerdì venire venti vento ventre verbo verde verità verme vero
  versare verso vespa vestire vestito vetro vetta viaggiare viaggiatore viaggio viale vicina vicino vietare vigna
  villaggio vincere vino viola violento violetta violino vipera virgola virus visita visitare viso vista vita vite
  vitello vittoria vivere vivo vocale voce volante volare volere volpe volta voltare volto volume vomitare vongola
  vostro votare voto vulcano vuoto zaino zampa zanzara zappa zebra zero zinco zoccolo zoppo zucca zuppa
  """
