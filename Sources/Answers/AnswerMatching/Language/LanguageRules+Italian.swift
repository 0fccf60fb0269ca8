// SPDX-License-Identifier: Apache-2.0
internal import WordLists

extension LanguageRules {
  /// The facts of Italian.
  static let italian = LanguageRules(
    costs: SlipCosts(
      soundAlikes: SoundAlikes(
        """
        c/q c/k c/ch k/ch g/gh cu/qu cqu/qu cqu/cu gn/ni gn/n gli/li gli/ll sc/s sci/sc sce/scie z/s x/ss x/s ph/f th/t y/i j/i j/g zione/tione mp/np mb/nb m/n \
        ct/tt pt/tt
        """
      ),
      swappedLetters: 2,
      extraDoubling: 2,
      missingDoubling: 5,
      mark: 1,
      soundAlike: 9,
      vowelForVowel: 19,
      relatedConsonant: 15,
      unrelatedLetter: 19,
      extraVowel: 8,
      extraConsonant: 8,
      missingVowel: 10,
      silentH: 16,
      firstLetterChanged: 4,
      firstLetterMissingOrExtra: 6,
      otherEnding: 7,
      otherBeginning: 1,
      limits: [10, 10, 12, 13, 13, 17, 19, 20, 21],
      loneSlip: (short: 2, long: 2),
      strangeGroup: 9
    ),
    triples: .italian,
    articles: .italian,
    conjunctions: ["e", "ed"],
    negators: Set(
      words: "non no mai niente nulla nessuno nessuna né senza neanche nemmeno neppure"
    ),
    fixedWords: Set(
      words: """
        vero falso vera falsa sì primo prima secondo seconda terzo terza quarto quarta quinto quinta sesto sesta settimo ottavo nono decimo cento mille milione \
        miliardo sinistra destra sinistro destro nord sud est ovest sopra sotto superiore inferiore interno esterno interna esterna anteriore posteriore mediale \
        laterale prossimale distale dorsale ventrale dopo dentro fuori alto basso
        """
    ),
    protectedPrefixes: AffixPair.pairs(
      """
      ipo/iper intra/inter intra/extra inter/extra infra/sopra infra/ultra endo/eso endo/ecto ecto/eso micro/macro omo/etero auto/etero iso/aniso mono/di \
      mono/poli mono/oligo oligo/poli di/tri bi/tri tri/tetra tetra/penta penta/esa uni/bi sub/super sotto/sopra pre/post ante/post pro/anti pro/epi ana/meta \
      meta/telo pro/meta met/et et/prop prop/but but/pent pent/es eo/mio mio/plio neo/paleo milli/micro milli/centi kilo/mega mega/giga nano/pico nitri/nitro \
      ab/ad af/ef im/es in/es apo/peri leuco/eritro af/peri orto/meta orto/para meta/para an/cat fen/gen rif/diff sis/dia s/ dis/ co/ a/ an/ anti/ in/ im/ ir/ \
      il/ ri/ re/
      """
    ),
    protectedSuffixes: AffixPair.pairs(
      """
      ato/ito ato/uro ito/uro ide/ina ano/ene ano/ino ene/ino ano/anolo anolo/anale olo/one olo/ale asi/osi oso/ico ite/osi ite/oma oma/osi ina/osina \
      lisi/genesi cita/blasto filo/fobo filia/fobia gramma/grafo grafia/logia nomia/logia ismo/ista emia/uria ectomia/otomia tite/mite tore/trice ia/iola
      """
    ),
    inflections: AffixPair.pairs("o/i a/e e/i io/i co/chi go/ghi ca/che ga/ghe cia/ce gia/ge"),
    genders: AffixPair.pairs("o/a e/essa one/ona"),
    vowelMarksAreAccents: true,
    beginnings: LetterGroup.groups(
      """
      ri re dis s in im il ir en pre pro per a ad ac con com co sopra sotto sub tras trans inter es e anti auto contro
      """
    ),
    endings: LetterGroup.groups(
      """
      o a i e are ere ire ato ata ati ate uto uta uti ute ito ita iti ite ando endo ava eva iva avo ano ono no iamo ete ere ò rò rà ai isce mente mento menti \
      zione zioni tore tori trice trici ico ica ici iche oso osa osi ose ivo iva ivi ive ismo ista isti tà aggio aggi anza enza abile abili ibile ibili ale ali \
      ere eri iere ieri iera ino ina ini ine etto etta etti ette one oni ia io
      """
    ),
    families: TermFamilies(
      """
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
    ),
    words: KnownWords(WordLists.italian),
    spellings: TermFamilies(
      """
      devono debbono, Stati_Uniti USA
      Prima_guerra_mondiale 1ª_guerra_mondiale I_guerra_mondiale, Seconda_guerra_mondiale 2ª_guerra_mondiale II_guerra_mondiale
      """,
      keepsCase: true
    )
  )
}

extension LetterTriples {
  /// The groups of three letters that stand in at least 9 words of Debian's package witalian 1.10.
  static let italian = LetterTriples(
    """
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
  )
}
