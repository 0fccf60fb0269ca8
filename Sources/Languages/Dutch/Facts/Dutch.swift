// SPDX-License-Identifier: Apache-2.0
package import LanguageFacts

extension LanguageFacts {
  /// The facts of Dutch.
  package static let dutch: LanguageFacts = {
    var facts = LanguageFacts("nl", name: "dutch")
    facts.spelling = dutchSpelling
    facts.words = [dutchWords]
    facts.frames = dutchFrames
    facts.ordinals = dutchOrdinals
    facts.phrases.titles = "koning koningin keizer keizerin"
    facts.articles.words = "de het een"
    facts.articles.genders = "de het"
    facts.phrases.negatingPrefixes = "niet on in im"
    facts.phrases.nameParticles = "van der den de"
    facts.numbers = dutchNumbers
    facts.dates = dutchDates
    facts.units = dutchUnits
    facts.formulaWords = """
      infinity oneindig
      gcd ggd
      lcm kgv
      """
    facts.headings.parts = """
      question: vraag, vragen, vraagtekst, voorkant, begrip, woord, opgave
      answer: antwoord, juiste antwoord, juist antwoord, juist, goed antwoord, goede antwoord, goed, achterkant, vertaling, definitie, oplossing, sleutel
      alternatives: ander antwoord, ook goed, ook juist, variant, synoniem
      wrong: fout, fout antwoord, foute antwoord, onjuist, onjuist antwoord, afleider
      options: optie, keuze, antwoord, mogelijkheid, antwoordoptie, antwoordmogelijkheid
      type: type, soort, vraagtype, soort vraag
      feedback: uitleg, toelichting, terugkoppeling, feedback
      hint: tip, aanwijzing, hulp
      points: punt, punten, score, cijfer, gewicht
      tolerance: tolerantie, marge, foutmarge
      unit: eenheid, eenheden
      set: set, stapel, categorie, hoofdstuk, les, onderdeel
      tags: label, thema, trefwoord, onderwerp
      language: taal
      time: tijd, tijdslimiet, duur, seconden, tijd in seconden
      title: titel, naam
      source: bron, verwijzing, boek
      image: afbeelding, plaatje, foto, link naar afbeelding, geluid, video
      id: kenmerk
      number: nummer, nr, volgnummer, vraagnummer
      format: tekstopmaak
      details: bijzonderheden
      """
    facts.headings.kinds = """
      multipleChoice: meerkeuze, enkele keuze, één antwoord, meerkeuzevraag
      checkAll: meerdere antwoorden, aankruisen, meerdere juiste, selectievakjes
      trueFalse: waar/niet waar, waar of niet waar, juist/onjuist, goed/fout
      exactMatch: tekst, kort antwoord, kaart
      numeric: getal, numeriek, berekening
      algebraic: uitdrukking, vergelijking, formule, algebra
      chemical: scheikunde, chemische formule
      date: datum, jaar, jaartal
      ordering: volgorde, ordenen, rangschikken
      matching: paren, koppelen, combineren
      cloze: gatentekst, gaten, invultekst
      openResponse: open vraag, open, opstel, vrije tekst
      """
    facts.headings.answers = """
      student: leerling, student, studente, deelnemer, deelneemster, kandidaat, gebruiker, gebruikersnaam, naam
      credit: aandeel, score
      """
    facts.headings.isTrue = "waar, juist, ja, goed"
    facts.headings.isFalse = "niet waar, onwaar, onjuist, nee, fout"
    facts.headings.languages = "nederlands, engels, duits, frans, spaans, latijn"
    facts.headings.pluralEndings = "s, en, n"
    return facts
  }()
}

/// The rules for the spelling and misspelling of words.
private let dutchSpelling: LanguageFacts.Spelling = {
  var spelling = LanguageFacts.Spelling()
  spelling.soundAlikes = """
    ij/ei ij/y ei/y ij/ie ie/i ie/y i/y au/ou auw/au ouw/ou ou/auw c/k c/s c/ks cc/ks cc/c x/ks k/ck k/qu kw/qu qu/ku ch/g ch/sj sj/sh g/h d/t dt/t dt/d v/f \
    z/s s/sc th/t rh/r ph/f t/tie tie/sie tie/ctie ctie/ktie ctie/xie ee/é e/ee o/oo a/aa u/uu ee/ë eu/ui oe/ou oe/u oo/eau o/eau o/au ai/ei ij/ai en/e n/nn \
    isch/ies ische/iese s/se lijk/elijk g/j ng/nk b/p
    """
  spelling.costs.swappedLetters = 8
  spelling.costs.extraDoubling = 1
  spelling.costs.missingDoubling = 5
  spelling.costs.mark = 2
  spelling.costs.soundAlike = 8
  spelling.costs.vowelForVowel = 13
  spelling.costs.relatedConsonant = 8
  spelling.costs.unrelatedLetter = 29
  spelling.costs.extraVowel = 1
  spelling.costs.extraConsonant = 7
  spelling.costs.missingVowel = 6
  spelling.costs.silentH = 6
  spelling.costs.firstLetterChanged = 4
  spelling.costs.firstLetterMissingOrExtra = 17
  spelling.costs.secondLetter = 3
  spelling.costs.otherEnding = 0
  spelling.costs.otherBeginning = 3
  spelling.costs.limits = [8, 9, 11, 12, 12, 13, 14, 18, 25]
  spelling.costs.loneSlip = (short: 2, long: 5)
  spelling.costs.strangeGroup = 9
  // The groups of three letters that stand in at least 48 words of Debian's package wdutch 2.20.19.
  spelling.triples = """
    -aabcdfgiklmnpqrstuvz -baeiloru -cacdehilmoruxy -daceioruwxy -ebcdefgilmnprstuvxz -faeiloru -gaeiloruy -haeiouy -idejlmnrs -jaeiou -kaeilnoruw -laeiouy \
    -macdeimouxy -naeiou -obcdefklmnoprstuv -paehilorsuy -qu -raeiouö -sacefhijklmnoptuwy -taehijorsuwy -uilnrtu -vaeiloru -waeioru -yao -zaeiouw aadfgiklmnprst \
    ab-abdeilorsuy acacehikortu ad-abdeghijklmoprstuvwz aers af-abdefghijklmnoprstvwzé ag-abcdeghijklmnoprstuvwz ah-aeo ai-bdejklmnrst ajaeo \
    ak-abdeghijklmoprstvwz al-abcdefghijklmnoprstuvwyz am-abcdefghiklmoprstuvw an-abcdefghijklmnoprstuvwz ap-abehijkloprstuv aqu ar-abcdefghiklmnoprstuvwyz \
    as-abcdefghijklmoprstuvwz at-abcdefghijklmoprstuvwz au-cdfglmnrstwz avaeio awaei axeio ay-s azaeiouz aïs ba-abcdgklmnrstuz bbeiy bdei \
    be-abcdeghijklmnoprstuvwz biabdegjklnost bje blaeiou bo-abcdegklmnorstuvxy braeiou bs-eiot bt-es budfilmnrstu by- ca-abcdflmnprst ccceilouvx cdlx \
    ce-abdelmnprst ch-aeilmnorstu ci-adefijlnoprstvxë ck-bepst claeiouvx cmlx co-abcdghlmnoprstuvö craeiouè cs- ct-abegiorsuv cuilmprstu cv-i cxcilvx cyc cèn \
    da-acdfgiklmnprstuv dbaeloru dccilox ddaeioru de-abcdefghijklmnoprstuvwxz dfio dgaeor dhaeou di-acdefgjklmnoprstuvë djae dkaeloru dlaeiox dmaeio dnae \
    do-bcdefgklmnoprstuvwz dpaeiloru draeiou ds-abcdefghiklmnoprstuvwz dt-aeior duabceilmnoprsuw dvaeilor dwaeio dxclx dy-ns dzaeio ea-acdfgklmnprstuv \
    ebabeilorsu ecaehiklortuy ed-abdeghijklmoprstuvwz ee-bcdfghklmnprstuvwzë ef-abdefghijklmoprstuvw eg-abdeghijklmnoprstuvwz ehaeiou ei-abdefgijklmnprstvwz \
    ejaeou ek-abcdefghijklmnoprstuvwz el-abcdefghijklmnoprstuvwz em-abdeghiklmoprstuvw en-abcdefghijklmnoprstuvwz eocefglmnoprsv ep-abdegijkloprstuvz equ \
    er-abcdefghijklmnoprstuvwz es-abcdefghijklmnoprstuvwy et-abcdefghijklmnoprstuvwyz eu-abcdefgiklmnprstvwz evaeiloru ewaeioru ex-aceipt ey-bs ezaeiouw eënrx \
    eïns faabcilmnrstu fbaelor fd-abdehikloprstvw fe-cdeilmnrstu ff-aeilr fgaeor fhaeo fiabcegjlnrst fjae fkaelnor flaeiou fmaeo fnae foceklnoprstu fpaelor \
    fraeiou fs-abcegklmnoprstv ft-aeiorsw fuinst fvaelo fwaei fys fzaeiouw ga-abcdfglmnprstvz gbaeloru gco gd-aehioru ge-abcdefghijklmnoprstuvwzëï ggaeir \
    gh-aeotu gidefgjlmnoprstë gjae gkaeloru glaeiou gmaeio gnaeiou go-degklmnoprstuv gpaeloru graeiou gs-abcdefghijklmnoprstuvwyz gt-aeioru guaeilmnrsu gvaeilo \
    gwaei gym gzaeio ha-abcdfgiklmnprstuvz he-abcdefgiklmnoprstuv hiaejklmnprst hlo hma hnio hobcdefgklmnoprstuvw hraeio hs- ht-abcdeghijklmoprstvwz \
    hubdilmnprtuw hydp ia-abcdgklmnprst ibabeiloru ic-aehikortu id-abdegikostuw ie-abcdefghjklmnoprstuvwzë if-aefiot ig-abdeghijlmnoprstuv iha ii-in \
    ij-abcdefghiklmnprstvwz ik-abehijkloprstvw il-abdefghijklmnopstv im-abdeimopstuv in-abcdefghijklmnoprstuvwz io-bcdeglmnoprstv ip-aehiloprstu iqu \
    ir-aceikmorstu is-abcdefghijklmnoprstuvwz it-abcdeghijklmnoprstuvwyzé iums iv-aeioé iwei ix-e izaeio ièr ië-lnrt ja-acgklmnprsz jbe jd-abeiprstv \
    je-acelnrstu jf-bdejkst jgeis jhe jin jk-abeghilmostvw jl-aei jm-ade jn-abdeghiklmprstvwz jobdeklnoru jp-et js-abcdeghiklmoprstvw jt-aeijsu jubdfilnrsw jvei \
    jwei jzei ka-abcdfklmnprstuvz kbaeiloru kco kdaeior ke-begiklmnprstuvy kfl kgaer khaeou kicdegjklmnpst kje kkaeilor klaeiou kmaeio knaeiou \
    kocefgklmnoprstuvz kpaeloru kraeiou ks-abcdefghiklmnoprstuvw kt-abehioprsuv kuinrsu kvaelor kwaeio kzaei la-abcdfgiklmnprstuvwxyz lbaeiloru lcaehiou \
    ld-abcdeghijklmoprstuvw le-abcdefgiklmnoprstuvwxyz lf-abdegijlmorstuv lg-aeior lhaeou li-abcdefgijklmnopqstuvxë ljaeo lk-aeilnorstuw ll-aeiosuy \
    lm-abdeiopstu lnaei lo-bcdefgiklmnoprstuvwyz lp-aeilorstuv lraeiou ls-abcdefghiklmnoprstuvwy lt-aehijorsu luabcdegiklmnorstuwx lv-aeilor lwaeio lxivx ly-mns \
    lzaeiou ma-abcdfghijklmnprstuvxzï mbaeilortu mccdlmox md-ceilrx me-abcdegiklmnprstuv mfaeio mgaer mhaeou mi-acdegjklmnrstx mkaelor mlaeiox mmacdeilmoux \
    mnaei mobcdefgklmnoprstuv mp-aeijlorstu mraeio ms-aceloptv mt-aeor mugilmnrstuz mvaeilor mwaeio mxclx mys mzae na-abcdfgijklmnprstuvz nbaeiloru \
    ncaehiklortuy nd-abcdefghijklmnoprstuvwz ne-abcdefghiklmnoprstuvwxz nfaeiloru ng-abcdefghiklmnoprstuvwz nhaeiou ni-abcefgjklmnopstuvë njaeou \
    nk-abdeghijklmnoprstuvwz nlaeiou nmaeiou nn-aeiou no-bcdefgklmnoprstuv npaeiloru nqu nraeiou ns-abcdefghijklmnoprstuvwyz nt-abdeghijklmnoprstuvwz \
    nu-aefilmnprstw nvaeiloru nwaeio ny- nzaeiouw oacdlr obabeijlorsu ocacehiklortu od-abdegijklmorsuvwyz oe-bdfghiklmnprstvwz of-abdefiklmopstvw \
    og-abdeghiklmnoprstuv ohao oi-dejlnrst oje ok-abeghijklmoprstvw ol-abdefghiklmoprstuvwyz om-abdefghiklmoprstvwz on-abcdefghijklmnoprstuvwyz oo-cdfgiklmnprst \
    op-abcdefghijklmnoprstuvwz oqu or-abcdefghijklmnoprstuvwz os-abcdefghijklmopst ot-abeghijklmoprstuvwyz ou-abcdfilnprstvw ovaeio ow-aens ox-ei oyae ozaeio \
    oïd oör paacdfgklmnprstuv pbaelor pco pdaeior pe-cdeiklnprstu pgaer phaeio piacdegjklnorst pje pkaelor plaeiou pmaeo pnae po-cdefgiklmnoprstuë ppaeiloru \
    praeiou ps-abcdeghiklmnoprstvwy pt-aeioru pubdilnrstz pvaeor pwaei pyr pzaei quaeio ra-abcdfghijklmnprstuvyz rbaeiloru rcaehioru rd-abdeghijklmoprstuvwz \
    re-abcdefgiklmnopqrstuvwxz rf-abdegiloprstu rg-abdehiklmoprstuvw rhaeiou ri-abcdefgjklmnopstuvxèë rjao rk-abdeghijklmnoprstuvwz rlaeiou rm-abdeghiklopstuvw \
    rn-abdehiostuw ro-abcdefgjklmnoprstuvwyz rp-aeilorstu rraeiou rs-abcdefghijklmnoprstuvwyz rt-abcdefghijklmnoprstuvwyz rubcdegiklmnprstuwz rvaeiloru rwaeio \
    ry- rzaeiouw rön sa-abcdfgklmnprstuv sbaeiloru scaehiloruè sd-aeioru se-abcdefgiklmnprstuvwx sfaeiloru sgaeior sh-aeiou siabcdefgjlmnorstuv sjaeio \
    sk-aeilnoruw slaeiou smaeiou snaeiou so-bcdeflmnoprtuv spaeiloru squ sraeiou ss-acefilnoptuy st-abcdefghijklmnoprstuvwyz suabcefiklmnprsu svaeilor swaeio \
    sycmns szaeio ta-abcdfgiklmnprstuvx tbaeiloru tcaehio tdaeioru te-abcdefghiklmnoprstuvwx tfaeiou tgaeilor th-aeiouy ti-abcdefgjklmnoprstvë tjaeo tkaeilnoruw \
    tlaeiou tmaeiou tnaeiou to-bcdefgiklmnoprstuvwx tpaeiloru traeiou ts-abcdefghijklmnoprstuvwyz ttaehior tuabcdeiklmnrstuw tvaeilor twaeio ty-lp tz-aeiouw té- \
    uadlnrt ub-abeijlrst ucacehikt ud-abdegikost ue-elnrst ufft ug-bdegklstuvw ui-cdefgjklmnpstvz uk-abegjkpstvw ul-adefgiklopst um-abcdegiklmnopstuv \
    un-acdegiknst uort upelpst ur-abcdefghiklmnoprstuvwyz us-abcdeghijklmoprstuvw ut-abehijkoprstvw uumrst uveir uw-abcdefghijklmoprstvw uxe uzeiz va-acdklnrst \
    ve-acdegilnrstz vi-acdegijlnorst vlaeiou vocegilnorstu vraeiou vuilru waacdfgklmnprstv wbaeo wd-e we-bdegiklmnrstvz wge whe wicegjklnpst wja wku wma \
    woelnoru wpr wraeio ws-cet wt-ej wurs wve wwe xamt xceiv xecenr xi-dimnsvx xliv xpaelor xteir xv-i xx-ivx yan ybaeo ychlo ydr yen yleo ymbnp ynacd yog ypeot \
    yri ys-eit yte zaacdgklmnrt ze-bdegiklmnprstuv zicegjklnt zocelmnortu zucirsu zwaeio zze ène ère és- ële ën-t ër-es ïde ïne ïst önt örd
    """
  spelling.conjunctions = "en"
  spelling.negators = "niet niets nooit geen niemand nergens zonder"
  spelling.fixedWords = """
    waar onwaar juist fout ja nee eerste tweede derde vierde vijfde zesde zevende achtste negende tiende honderd duizend miljoen miljard links rechts linker \
    rechter noord zuid oost west noorden zuiden oosten westen boven onder over binnen buiten bovenste onderste voor achter voorste achterste anterior \
    posterior superior inferior mediaal lateraal proximaal distaal dorsaal ventraal
    """
  spelling.protectedPrefixes = """
    hypo/hyper intra/inter intra/extra inter/extra infra/supra infra/ultra endo/exo endo/ecto ecto/exo micro/macro homo/hetero auto/hetero iso/aniso mono/di \
    mono/poly mono/oligo oligo/poly di/tri bi/tri tri/tetra tetra/penta penta/hexa uni/bi sub/super pre/post ante/post pro/anti pro/epi ana/meta meta/telo \
    pro/meta meth/eth eth/prop prop/but but/pent pent/hex eo/mio mio/plio neo/paleo milli/micro milli/centi kilo/mega mega/giga nano/pico nitri/nitro ab/ad \
    af/ef im/ex in/ex in/de apo/peri leuko/erytro leuco/erytro aph/perih ortho/meta ortho/para meta/para kat/an fen/gen sys/dia op/af aan/af uit/in toe/af \
    voor/na voor/achter boven/onder over/onder binnen/buiten be/ver be/ont ver/ont groot/klein hoog/laag hoofd/neven on/ co/ a/ anti/ in/ im/ re/ non/ ont/ \
    wan/ her/ mis/
    """
  spelling.protectedSuffixes = """
    aat/iet aat/ide iet/ide ide/ine aan/een aan/yn een/yn aan/anol anol/anal ol/al ol/on ase/ose itis/ose itis/oom oom/ose ine/osine lyse/genese cyt/blast \
    fiel/foob filie/fobie gram/graaf grafie/logie nomie/logie isme/ist emie/urie ectomie/otomie tiet/miet ier/iole tien/tig er/ster teur/trice loos/vol \
    or/rice
    """
  spelling.inflections = """
    /s /en /n /ën f/ven s/zen k/kken p/ppen t/tten l/llen n/nnen s/ssen m/mmen r/rren g/ggen d/dden b/bben f/ffen heid/heden aal/alen aan/anen aar/aren \
    aat/aten aak/aken aap/apen aas/azen aam/amen aag/agen aaf/aven eel/elen een/enen eer/eren eet/eten eek/eken eem/emen eef/even oom/omen oon/onen oor/oren \
    oot/oten ool/olen oog/ogen oof/oven uur/uren uut/uten um/a us/i icus/ici
    """
  spelling.genders = """
    /e f/ve s/ze t/tte aal/ale aar/are aat/ate eel/ele eed/ede oog/oge oot/ote uur/ure eet/ete aam/ame
    """
  spelling.vowelMarksAreAccents = true
  spelling.beginnings = """
    be ver er ont ge her on aan af op uit in toe voor na om door over onder tegen bij mee weg terug mis wan re de con pre \
    pro ex inter sub
    """
  spelling.endings = """
    e en n s t te ten de den d er ers ster sters ing ingen heid heden lijk lijke elijk elijke ig ige isch ische loos loze baar bare zaam zame je jes tje tjes \
    pje pjes etje etjes end ende eren eert eerde atie aties ie ies iek ieke isme ist isten teit teiten schap nis nissen dom aar aars in innen st ste el els \
    eur eurs air aal ale eel ele ief ieve
    """
  spelling.families = """
    een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien \
    achttien negentien twintig dertig veertig vijftig zestig zeventig tachtig negentig
    maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
    januari februari maart april mei juni juli augustus september oktober november december
    mercurius venus aarde mars jupiter saturnus uranus neptunus, zambia gambia, slowakije slovenië, niger nigeria
    letland litouwen estland, iran irak, oostenrijk australië, guinee guyana, mali malawi malta, paraguay uruguay
    india indonesië, zweden zwitserland, ierland ijsland, profase prometafase metafase anafase telofase interfase
    mitose meiose mycose, absorptie adsorptie, affluent effluent, fissie fusie
    galactose glucose fructose glycogeen glucagon, neuron neutron neutrino proton foton elektron positron
    oxide hydroxide, ureter urethra, ventrikel vesikel, arterie arteriole, anion kation ion, adenine adenosine
    thymine thiamine, dimeer monomeer, stalactiet stalagmiet, plioceen mioceen eoceen, reactief radioactief
    leiden lijden, wei wij, hei hij, rijzen reizen, rijst reist, mij mei, steil stijl, zei zij, pijl peil, nog noch
    meteen meten, licht ligt, hart hard, rauw rouw, kou kauw, gauw gouw, bout boud, bot bod, concaaf convex
    refractie diffractie, vector sector, sinus cosinus, emigreren immigreren, emigratie immigratie, bom boom
    man maan, bot boot, rok rook, zon zoon, boek broek, boren borgen, dagen dragen, doen dopen, slapen slopen, straat staat, door doorn, klei klein, steen stelen, toen tonen toren toe ton, keus kuis
    """
  spelling.plurals = "n en"
  spelling.addForms()
  return spelling
}()

/// Numbers in Dutch.
private let dutchNumbers: LanguageFacts.Numbers = {
  var numbers = LanguageFacts.Numbers()
  numbers.small = """
    nul een|één|ene twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien \
    achttien negentien
    """
  numbers.tens = "twintig dertig veertig vijftig zestig zeventig tachtig negentig"
  numbers.compound = "{ones}en{tens} {ones}ën{tens}"
  numbers.hundred = "honderd"
  numbers.thousand = "duizend"
  numbers.and = "en ën"
  numbers.or = "of"
  numbers.minus = "minus"
  numbers.mark = "komma"
  numbers.periods = "repeterend"
  numbers.articles = "een"
  numbers.of = "van"
  numbers.parts = """
    2 half|halve:halven|halve 3 derde:derde|derden 4 kwart|vierde:kwart|kwarten|vierde|vierden 5 vijfde:vijfde|vijfden 6 \
    zesde:zesde|zesden 7 zevende:zevende|zevenden 8 achtste:achtste|achtsten 9 negende:negende|negenden 10 \
    tiende:tiende|tienden 11 elfde:elfde|elfden 12 twaalfde:twaalfde|twaalfden 16 zestiende:zestiende|zestienden 20 \
    twintigste:twintigste|twintigsten 100 honderdste:honderdste|honderdsten 1000 duizendste:duizendste|duizendsten
    """
  numbers.fixedParts = "1/2 half|halve|helft 3/2 anderhalf|anderhalve"
  numbers.quantities = [("12", "dozijn"), ("1/4 h", "kwartier")]
  numbers.magnitudes = "3 duizend 6 miljoen|mln 9 miljard|mld|mrd 12 biljoen"
  numbers.signs = [("^", "tot_de_macht"), ("*", "keer maal"), ("/", "gedeeld_door op_de")]
  numbers.approximations = "ongeveer circa ca bijna rond zowat om_en_nabij zo_n een_stuk_of"
  numbers.openings = """
    in_het_jaar het_jaar jaar in de het er_zijn het_is het_zijn dat_is dat_zijn het_antwoord_is antwoord het_resultaat_is \
    resultaat
    """
  numbers.names = "ph ph_van"
  numbers.copulas = "is zijn bedraagt was waren"
  numbers.reservations = """
    niet geen nooit minder meer onder boven zonder behalve minstens hoogstens
    """
  numbers.eras = "n_chr na_christus na_chr"
  numbers.counted = """
    inwoners inwoner mensen personen persoon leerlingen kinderen mannen vrouwen leden zetels staten landen planeten manen \
    botten tanden chromosomen elektronen protonen neutronen atomen moleculen ionen deeltjes cellen soorten stuks punten \
    vlakken ribben hoekpunten zijden kaarten boeken appels eieren stemmen mogelijkheden combinaties uitkomsten oplossingen \
    elementen letters woorden paren doelpunten spelers keer
    """
  return numbers
}()

/// The written forms of dates.
private let dutchDates: LanguageFacts.Dates = {
  var dates = LanguageFacts.Dates()
  dates.order = "dmy"
  dates.months = [
    "januari, jan", "februari, feb", "maart, mrt", "april, apr", "mei", "juni, jun", "juli, jul",
    "augustus, aug", "september, sept, sep", "oktober, okt", "november, nov", "december, dec",
  ]
  dates.weekdays = [
    "zondag", "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag",
  ]
  dates.ordinals = [
    "eerste", "tweede", "derde", "vierde", "vijfde", "zesde", "zevende", "achtste", "negende",
    "tiende", "elfde", "twaalfde", "dertiende", "veertiende", "vijftiende", "zestiende",
    "zeventiende", "achttiende", "negentiende", "twintigste", "eenentwintigste",
    "tweeëntwintigste", "drieëntwintigste", "vierentwintigste", "vijfentwintigste",
    "zesentwintigste", "zevenentwintigste", "achtentwintigste", "negenentwintigste",
    "dertigste", "eenendertigste",
  ]
  dates.ordinalEndings = "e, ste, de"
  dates.decades = "jaren, de jaren, decennium"
  dates.cardinals = [
    "een, één", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien", "elf",
    "twaalf", "dertien", "veertien", "vijftien", "zestien", "zeventien", "achttien",
    "negentien", "twintig", "eenentwintig", "tweeëntwintig", "drieëntwintig", "vierentwintig",
    "vijfentwintig", "zesentwintig", "zevenentwintig", "achtentwintig", "negenentwintig",
    "dertig", "eenendertig",
  ]
  dates.decadeNames = [
    "twintig, twintiger", "dertig, dertiger", "veertig, veertiger", "vijftig, vijftiger",
    "zestig, zestiger", "zeventig, zeventiger", "tachtig, tachtiger", "negentig, negentiger",
  ]
  dates.centuries = "eeuw, eeuwen, e eeuw"
  dates.beforeOurEra = """
    v. Chr., v. C., voor Chr., voor Christus, v. o. j., voor onze jaartelling, v. o. t.
    """
  dates.ourEra = "n. Chr., n. C., na Chr., na Christus, van onze jaartelling"
  dates.until = "tot, tot en met, t/m"
  dates.from = "vanaf"
  dates.between = "tussen"
  dates.and = "en"
  dates.ignored = "de, het, van, op, in, jaar, maand, dag, omstreeks, rond, ongeveer, het was"
  dates.writing.beforeOurEra = "v.Chr."
  dates.writing.ourEra = "n.Chr."
  return dates
}()

/// Dutch words of every day and of school.
private let dutchWords = """
  aak aal aanbevelen aanbidden aanbieden aanbieding aanblik aanbod aanbouw aanbrengen aandacht aandeel aandelen aandoen
  aandrijving aandringen aanduiden aangaan aangenaam aangeven aangifte aangrijpen aanhalen aanhang aanhouden aanhouding
  aankijken aanklacht aankleden aankomen aankomst aankondigen aankoop aankopen aankunnen aanleg aanleggen aanleiding
  aanlopen aanmaken aanmelden aanmoedigen aanname aannemen aanpak aanpakken aanpassen aanpassing aanplant aanraden
  aanraken aanraking aanrichten aanrijding aanschaf aanschaffen aanslaan aanslag aansluiten aansluiting aansporen
  aanspraak aansprakelijk aanspreken aanstekelijk aansteken aanstellen aantal aantasten aantocht aantonen aantreden
  aantreffen aantrekkelijk aantrekken aanvaarden aanval aanvallen aanvang aanvankelijk aanvoer aanvoerder aanvraag
  aanvragen aanvullen aanvulling aanwezig aanwezigheid aanwijzen aanwijzing aanwinst aanzet aanzetten aanzien
  aanzienlijk aap aar aard aardappel aardbei aardbeving aardbol aarde aardewerk aardgas aardig aardolie aardrijkskunde
  aarzelen abdij abonnement absoluut abstract abt academie accent accepteren accountant accu acht achter achteraf
  achterdeur achtergrond achterhalen achterkant achterlaten achterlijk achternaam achterstallig achterstand achteruit
  achteruitgang achtervolgen achttien acteur actie actief activiteit actrice actueel adder adel adem ademen ademhaling
  ader adopteren adoptie adres advertentie advies adviseren adviseur advocaat afbeelding afbraak afbreken afdalen
  afdeling afdruk afdrukken affaire afgelopen afgeven afgrond afgunst afhandelen afhangen afhankelijk afhankelijkheid
  afkeer afkeuren afkoelen afkomst afkorting afleggen afleiden afleiding afleveren afloop aflopen afmaken afnemen
  afpakken afrekenen afrit afronden afschaffen afscheid afschrijven afschuw afslaan afslag afsluiten afspelen afspraak
  afspreken afstaan afstammen afstand afstemmen aftreden aftrekken afval afvallen afvoer afvragen afwachten afwas
  afwassen afweer afwerken afwezig afwezigheid afwijken afwijking afwijzen afwisselen afzender afzetten afzien
  afzonderlijk agenda agent agrarisch agressief akelig akker akkerbouw akkoord akoestiek akte al alarm alarmeren album
  alcohol aldus alfabet algebra algemeen alimentatie alinea alle allebei alledaags alleen alleenstaand allemaal
  allergie allerlei alles alsnog alternatief althans altijd alvast alweer amandel amateur ambacht ambassade ambassadeur
  ambitie ambt ambtenaar ambulance analyse analyseren ananas anatomie ander anderhalf anders angel angst angstaanjagend
  angstig animatie anjer anker annuleren antenne antiek antropologie antwoord antwoorden apart apotheek apotheker
  apparaat appel appelmoes appeltaart applaus april aquarium arbeid arbeider arbeidsmarkt archief architect
  architectuur arena arend argument arm armband armoede aroma arrestatie arresteren arsenaal artiest artikel arts as
  asfalt asiel aspect assistent assistentie astma astronaut astronomie atelier atlas atletiek atmosfeer atoom attractie
  aubergine auteur auto automatisch autoriteit autoweg avond avondeten avontuur avontuurlijk azijn azijnzuur baai baal
  baan baar baard baarmoeder baas babbelen baby bacterie bad baden badkamer badkuip badpak bagage bagger bak baken
  bakfiets bakken bakker bakkerij baksteen bal balanceren balans baldadig balk balkon ballast ballerina ballet ballon
  balpen ban banaan band bang bank banket bankier bankroet bar baren baret barmhartig baron barones barrière barst
  barsten bas base basilicum basis basisschool basketbal bast bataljon batterij beamen beantwoorden bebouwing bed
  bedaard bedanken bede bedekken bedelaar bedelen bedenken bederven bediende bedienen bediening bedoelen bedoeling
  bedorven bedrag bedreigen bedreiging bedriegen bedrijf bedrijfsleider bedroefd bedrog bedrukt bedwelmen bedwingen
  beek beeld beeldhouwen beeldscherm beeltenis been beer beest beet begeleiden begeleider begeleiding begin beginnen
  beginsel begraafplaats begrafenis begraven begrenzen begrijpelijk begrijpen begrip begroeten begroten begroting beha
  behalen behalve behandelen behandeling behang behartigen beheer beheerder beheersen beheren behoedzaam behoefte
  behoorlijk behoren behoud behouden behulpzaam beide beitel bejaarde bejaarden bek bekend bekennen beker bekering
  bekeuring bekijken beklag beklagen beklimmen beknopt bekostigen bekrachtigen bekwaam bel belang belangrijk
  belangstelling belasten belasting belediging beleefd beleg belegering beleggen beleid beleven belichten belichting
  belijden bellen belofte belonen beloning beloven bemachtigen bemanning bemerken bemiddelen bemoeien benaderen
  benadrukken benaming benauwd bende beneden benieuwd benodigd benoemen benutten benzine beoefenen beoordelen
  beoordeling bepaald bepalen beperken beperking beperkt bepleiten beraad bereid bereiden bereik bereikbaar bereiken
  berekenen berekening berg bericht berk beroemd beroep beroerte berouw beroven berucht berusten bes beschaafd
  beschadigen beschaving bescheiden beschermen bescherming beschikbaar beschikken beschouwen beschrijven beschrijving
  beschuldigen besef beslag beslissen beslissend beslissing beslist besloten besluit besluiten besmettelijk besparen
  bespreken bespreking best bestaan bestand bestanddeel besteden bestelauto bestellen bestelling bestelwagen bestemd
  bestemming bestendig bestraffen bestrijden bestuderen besturen bestuur bestuurder betaalbaar betalen betaling
  betasten betekenen betekenis beter betogen beton betoverd betrappen betreffen betrekkelijk betrekken betrekking
  betreuren betrokken betrouwbaar betrouwen betwijfelen beugel beuk beul beurs beurt beurtelings bevallen bevatten
  bevel bevelen bevelhebber beven bever bevestigen bevinden bevoegd bevoegdheid bevolking bevoorraden bevorderen
  bevredigen bevriend bevriezen bevrijden bevrijding bevruchting bewaker bewaking bewapening bewaren bewegen beweging
  beweren bewering bewerken bewijs bewijzen bewind bewogen bewolking bewonderaar bewonderen bewoner bewoond bewust
  bewusteloos bewustzijn bezem bezet bezetting bezienswaardig bezig bezinning bezit bezitten bezitter bezoek bezoeken
  bezorgd bezorgen bezorging bezuinigen bezwaar bezwaren bezwijken beëindigen beïnvloeden bibliotheek bidden bieden
  biefstuk bier bies biet big bij bijbel bijdrage bijdragen bijeen bijeenkomst bijenkorf bijgebouw bijgeloof bijkomen
  bijl bijlage bijles bijna bijnaam bijrol bijstand bijten bijvoorbeeld bijwerking bijwonen bijzaak bijzonder
  bijzonderheid bil biljart biljet biljoen binden bink binnen binnendringen binnenkant binnenkomen binnenkort
  binnenland binnenlands binnenplaats binnenstad biograaf biografie biologie biologisch bioloog bioscoop bisschop bit
  bitter bitterheid blaar blaas blad bladzijde blaf blaffen blank blauw blauwdruk blauwe blazen bleek blij blijkbaar
  blijken blijven blijvend blik blikken bliksem blind blindheid bloed bloedarmoede bloeddruk bloeden bloedgroep bloedig
  bloedsomloop bloedvat bloei bloeien bloem bloemist bloemkool bloemlezing blok blokkade blokkeren blond blondine bloot
  blos blouse blozen blunder blussen bocht bode bodem boeddhisme boef boeg boei boek boekenkast boeket boekhandel
  boekhouder boekhouding boeking boel boer boerderij boerenkool boerin boete boeten bof boiler bok bokaal boksen bol
  bolwerk bombarderen bon bond bondgenoot bonen bont boodschap boodschappen boog boogschutter boom boomgaard boomstam
  boon boor boord boos boosheid boot bord borduren boren borg borrel borst borstbeen borstel borstkas borstvoeding bos
  bosbes bosbouw boswachter boter boterham botsen botsing bouillon boulevard bout bouw bouwen bouwer bouwkunde
  bouwstijl bouwvakker boven bovendien bovenkant bovenop bovenste bowlen boycot braaf braam braden braken brand branden
  brandhout brandstof brandweer brandweerman brandwonden breed breedte breekbaar breien brein breken brengen breuk
  brief bries brievenbus brigade bril broche broed broeder broeikas broek broekzak broer brok brom bromfiets brommer
  bron bronzen brood broodje broos brouwer brouwerij brug bruid bruikbaar bruiloft bruin bruis brul brullen brunette
  brutaal bruto bruut buffel buffet buggy bui buidel buigen buik buikpijn buil buis buit buiten buitengewoon buitenkant
  buitenland buitenlander buitenlands buitenlucht buitenspel buitenwijk bukken bul bulldog bult bundel bungalow bunker
  burcht bureau burgemeester burger burgerlijk burgeroorlog burgerschap bus buste buur buurman buurt buurvrouw cabaret
  cacao cactus cadeau cafeïne café camera campagne camping canon capaciteit carnaval carrière carrousel cassette
  catalogus catastrofe categorie cavalerie cel cello cement censuur cent centimeter centraal centrale ceremonie
  certificaat champagne chaos chaotisch charmant chauffeur chemie chemisch chip chirurg chirurgie chocola chocolade
  cholera cholesterol choreografie christelijk chronisch cider cijfer cilinder circuit circulatie circus cirkel citaat
  citadel citeren citroen cliënt clown club coalitie cocon coderen cognac colbert collectie collega college colonne
  combinatie combineren comfort comfortabel comité commandant commando commentaar commercieel commissaris commissie
  communicatie communiceren communisme communistisch compact compagnie compenseren competitie compleet complex
  compliment complot component componeren componist compositie compost compromis computer concentratie concentreren
  concept concert conclusie concreet concurrent concurrentie conditie conducteur conferentie conflict confrontatie
  confronteren congres consequent conservatief conserveren constant constante constateren constitutie constructie
  consul consument consumptie contact contant context continent continu contrabas contract contrast controle
  controleren controverse correct correspondentie corruptie coureur courgette couscous coördinatie creatief crematie
  criminaliteit crimineel criterium criticus cruciaal crèche crème culinair cultureel cultuur curriculum cursus cycloon
  cyclus cynisch daad daadwerkelijk daag daar daarbij daarbuiten daarheen daarin daarmee daarna daarnaast daarom daarop
  daarover daartegen daartoe daaruit daarvoor dadel dadelijk dag dagblad dagboek dagelijks dageraad dak dakloze dal
  dalen dam dame damp dan dank dankbaar danken dankzij dans dansen danser danseres dansles dapper darm darts das
  database datum dauw debat debatteren debuut decennium decibel declareren decor deeg deel deelname deelnemen deelnemer
  deeltje defect defensie definitie definitief degelijk degen degraderen dek dekbed deken dekken dekking dekmantel
  deksel delegatie delen deler delicaat delicatesse delict delta democratie democratisch demon demonstratie
  demonstreren den denkbaar denkbeeld denken depot depressie derde dergelijk dertien dertig desalniettemin deskundig
  desnoods dessert destijds detail detective deugd deuk deur deurbel deurmat deurwaarder devies deze dezelfde diagnose
  diagonaal diagram dialect diamant diameter diarree dicht dichtbij dichter dichtheid dictator dictatuur dieet dief
  dienaar dienblad dienen dienst dienstmeisje diep diepte dier dierbaar dierenarts dierentuin dierlijk diesel digitaal
  dij dijbeen dijk dik dikte dikwijls diner ding diploma diplomaat diplomatie direct directeur directie dirigent
  discipline disco discotheek discreet discriminatie discussie distel dit divisie dobbelsteen docent docht dochter dode
  dodelijk doden doek doel doelgericht doelgroep doelloos doelman doelpunt doelstelling doeltreffend doelwit dok dokter
  dolfijn dolgelukkig dolk dom domein dominee domineren domme donder donker donkerblauw donor dood doodgaan doodskist
  doodstil doof dooi dooier doolhof doop door doorbraak doorbreken doordat doorgaan doorgang doorgeven doorgronden
  doorheen doorlopen doormidden doorn doorslag doorsnede doorsnijden doorstaan doorzetten doorzichtig doorzoeken doos
  dop doppen dorp dorst dorstig dosering dosis dot douane douchen dov doven dozijn draad draagbaar draaglijk draagvlak
  draai draaiboek draaien draaimolen draak drab draf dragen dramatisch drang drank draven dreef dreigen dreiging
  drempel dressuur dreun driehoek drieling drieluik drietal driewieler drift drijfveer drijven dril dringen drink
  drinken drinkwater droevig drogen drogist dromen drone dronken dronkenschap droog droom drop drug druif druk drukken
  drukkerij drukte drumstel druppel dubbel dubbelzinnig duel duidelijk duidelijkheid duiding duif duik duikboot duiken
  duim duin duister duisternis duit duivel duizelig duizend duizendpoot dulden dun dunk duren durf durven dutten duur
  duurzaam duurzaamheid duwen dwaas dwalen dwang dwars dweilen dwerg dwingen dynamisch dynamo dynastie echo echt echter
  echtgenoot echtpaar ecologie ecologisch economie economisch edelman edelsteen editie educatie eed eek eekhoorn eend
  eendracht eengezinswoning eenheid eenhoorn eenling eenmaal eenmalig eensgezind eenvoud eenvoudig eenwording eenzaam
  eenzaamheid eenzijdig eer eerbied eerder eergisteren eerlijk eerst eerste eersteklas eetbaar eetkamer eetlust eeuw
  eeuwenoud eeuwig eeuwigheid effect effectief effen efficiënt eg egaal egel egoïsme ei eigen eigenaar eigenaardig
  eigenares eigendom eigenlijk eigenschap eigenwijs eik eikel eikenhout eiland eind einde eindelijk eindeloos
  eindexamen eindigen eindresultaat eis eisen eiwit eiwitten ekster el elastiek elders elegant elegantie elektricien
  elektriciteit elektrisch elektromotor elektron elektronica elektronisch element elfde elftal elimineren elite elk
  elkaar elkander elleboog ellende els email emancipatie embargo embleem embryo emigreren emmer emotie emotioneel en
  encyclopedie end energie enerzijds engel enige enkel enkele enorm ensemble ent enthousiast envelop enzovoort enzym
  epidemie epos er erelid eren erf erfelijk erfenis erfgenaam erfgoed erg ergens erger ergernis erkennen ernaast ernst
  ernstig erosie erotisch ervan ervandoor ervaren ervaring ervoor erwt escalatie escorte eskader essay essentie
  essentieel estafette etage etalage etappe eten ether ethiek ethisch etiket etmaal etnisch ets etui euro evacuatie
  evacueren evaluatie evangelie even evenaar evenals evenaren eveneens evenement evenmin evenredig eventjes eventueel
  evenveel evenwicht evolutie exact examen examineren exclusief executeren executie exemplaar exotisch expansie
  expeditie experiment expert expliciet exploderen exploitatie explosie export exporteren exposeren expositie expres
  extase extra extract extreem ezel faam fabel fabriek factor faculteit failliet fakkel falen familie fanatiek fanfare
  fantasie fantastisch farao farm farmaceutisch farmacie fascinatie fascinerend fascisme fascist fase fataal fatsoen
  fatsoenlijk fauna fazant façade federaal federatie fee feest feestdag feestelijk feestmaal feestvieren feit feitelijk
  fel felicitatie feliciteren feminisme feministe ferm festival fiasco fiche fictie fictief fier fiets fietsen fietser
  fietspad fietsroute fietstocht figuur figuurlijk fijn file filiaal film filmmaker filmster filosofie filosofisch
  filosoof filter finale financieel financier financiën finish firma fit fitness flamingo flank flat flatgebouw flauw
  flauwekul fles flexibel flink flirten flits flora fluisteren fluit fluiten fluwelen foei fok folder folie folklore
  foltering fonds fontein forceren forel formaat formatie formeel formule formuleren formulier fornuis fors fort
  fortuin forum fosfaat fossiel foto fotograaf fotograferen fotografie fotomodel fout foyer fraai fractie fragment
  framboos frame franje frank fraude frequentie fresco fret friet fris frisdrank front fruit frustratie functie
  functionaris functioneren fundament fundamenteel fundering fungeren fysiek gaaf gaan gaandeweg gaap gaar gaarne gaas
  gaatje gal galant galerie galerij galg galm galop gang gangbaar gans ganzen gapen garage garanderen garantie
  garderobe garen garnaal garnizoen gas gast gastheer gastronomie gastvrij gastvrijheid gastvrouw gat gave gazelle
  gazon geaccepteerd geacht gebaar gebak gebarentaal gebaseerd gebed gebergte gebeuren gebeurtenis gebied gebit gebod
  gebonden geboorte geboortedag geboortedatum geboorteplaats geboren gebouw gebrek gebrekkig gebroeders gebruik
  gebruikelijk gebruiken gebruiker gebruiksaanwijzing gecompliceerd gedaante gedachte gedeelte gedeeltelijk gedenken
  gedenkteken gedetailleerd gedicht gedijen geding gedoe gedonder gedraaid gedrag gedrongen gedroogd geduld geduldig
  gedurende gedwongen geel geen geest geestelijk geestig gehaast gehakt gehandicapt geheel geheim geheimzinnig geheugen
  gehoor gehoorapparaat gehoorzaam gehoorzaamheid gehoorzamen gehucht geit geitenkaas gek gekkenhuis gekleed gelaat
  gelatine geld geldboete gelden geldig gele geleden geleerd gelegenheid geleidelijk geleiding geliefd gelijk
  gelijkenis gelijkheid gelijkspel gelijktijdig geloof geloofwaardig geloven gelovig geluid geluk gelukkig gelukwens
  gemaakt gemaal gemak gemakkelijk gemalen gember gemeen gemeenschap gemeenschappelijk gemeente gemeenteraad
  gemeenteraadslid gemiddeld gemis genade genadeloos gene genealogie geneesheer geneeskunde geneesmiddel genegenheid
  generaal generatie generator genetisch genezen geniaal genie genieten genoeg genootschap genot genre geografie
  geografisch geologie gepaard gepast gepensioneerd geprikkeld geraakt geraamte geraken gerecht gerechtelijk
  gerechtigheid gerechtshof gereed gereedschap gereformeerd geregeld gerespecteerd gericht gering gerst gerucht gerust
  gescheiden geschenk geschiedenis geschiedenisles geschikt geschil geschoold geschreeuw geschrift geschut geslaagd
  geslacht gesloten gesorteerd gesp gespannen gespecialiseerd gespierd gesprek gestalte gesteente gestel gesticht
  gestreept getal getij getint getroffen getrouw getrouwd getuige getuigen getuigenis geul geur gevaar gevaarlijk geval
  gevangen gevangene gevangenis gevangenschap gevecht gevel geven gevestigd gevoel gevoelens gevoelig gevoelloos gevolg
  gevolgtrekking gewaad gewaagd gewag gewapend geweer gewei geweld gewelddadig geweldig gewenst gewest gewestelijk
  geweten gewetensvol gewicht gewillig gewond gewonde gewoon gewoonlijk gewoonte gewricht gezag gezagvoerder
  gezamenlijk gezang gezant gezegde gezegend gezellig gezeur gezicht gezin gezindheid gezochte gezond gezondheid
  gezwollen gezworen geïnteresseerd gids gier gierig gieten gif gift giftig gigantisch gijzelaar gijzelen gil gillen
  gips giraffe giro gist gisteren gisting gitaar gitarist glaasje glad glans glas glazuur gletsjer gleuf glijbaan
  glijden glimlach glimlachen glimmen globaal gloed glorie gluren god goddelijk godheid godin godsdienst godsdienstig
  godslastering goed goedheid goedkeuren goedkeuring goedkoop gok golf golfbaan golflengte golven gom gondel gong
  goochelaar goochelen gooien goot gordel gordijn gorilla gort goud gouden goudmijn goudvis gouverneur graad graaf
  graafmachine graafwerk graag graan graat gracht graf grafiek grafisch grafsteen gram grammatica granaat graniet grap
  grappig gras grasmaaier grasveld gratie gratis graven graveren gravin gravure grazen greep grendel grens grenzeloos
  grenzen greppel gretig griep grijns grijpen grijs gril grillig grimmig grind groef groei groeien groen groente groep
  groeperen groet groeten groeve grof grond grondgebied grondig grondlegger grondslag grondstof grondstoffen grondwater
  grondwet grondwettelijk groot grootbrengen grootheid grootmoeder grootouders grootschalig grootte grootvader grot
  grotendeels gruis gruwel gruwelijk guerrilla gulden gum gunnen gunst gunstig gymnasium gymnastiek gynaecoloog haag
  haai haak haal haan haar haard haas haast haastig haat hagedis hagel hak haken hakken hal halen half halfbroer
  halfjaar halfrond halm hals halsband halte halveren ham hamburger hamer hameren hamster hand handbereik handboeien
  handboek handdoek handel handelaar handeling handelsmerk handgemaakt handhaven handicap handig handlanger handleiding
  handrem handschoen handschrift handtekening handvat handvol handwerk hang hangar hangen hangmat hanteren hap hard
  hardheid hardlopen hardnekkig harem haren harig haring hark harmonie harmonieus harnas harp hars hart hartaanval
  hartelijk hartinfarct hartslag hartstocht hartverscheurend haten haven haver havik hebben hebzucht hecht hechten
  hechtenis hectare heden heel heelal heen heengaan heer heerlijk heerschappij heersen heet hefboom heffen heft heftig
  heg heide heiden heil heilig heiligdom heilige heiligheid heimelijk heimwee hek heks hekwerk hel helaas held helder
  helderheid heldhaftig heldin helft helikopter hell helling helm help helpen hem hemd hemel hemelvaart hen hengel
  hengst hennep herberg herbouwen herdenken herder herenhuis herfst herhaald herhaaldelijk herhalen herhaling
  herinneren herinnering herkenbaar herkennen herkomst herleiden herleven heroveren heroïne herrie herschrijven
  hersenen hersens hersenschudding herstel herstellen hert hertog hertogin hervatten hervormer hervorming hete heten
  heterdaad hetgeen hetzelfde heup heuvel hevig hiel hier hiernaast hiernamaals hijgen hijsen hik hinder hinderlaag
  hinderlijk hindernis hink hinken historicus historie historisch hitte hiërarchie hobby hoed hoedanigheid hoef hoek
  hoeksteen hoelang hoes hoest hoesten hoeveel hoeveelheid hoeven hoewel hof hogepriester hogeschool hok hol hollen
  holte homeopathie homp hond honderd honger hongerig honing honkbal honorarium hoofd hoofddoek hoofdgerecht
  hoofdletter hoofdpersoon hoofdpijn hoofdprijs hoofdrol hoofdstad hoofdstuk hoofdzaak hoofdzakelijk hoog hoogland
  hoogleraar hoogmoed hoogspanning hoogstens hoogte hoogtepunt hoogwaardig hoogwater hooi hoon hoop hoorbaar hoorn
  hoorzitting hop hopeloos hopen horde horen horizon horizontaal horloge hormoon hort hospitaal hotel houdbaar houden
  houding hout houtskool houvast huid huidig huidskleur huig huilen huis huisarts huisdier huiselijk huishoudelijk
  huishouden huishoudster huiskamer huisvesting huisvrouw huiswerk hul hulde hulp hulpeloos hulpmiddel hulpverlening
  huls hulst humaan humanisme humanist humeur humor humoristisch hun huren hut huur huurauto huurder huwelijk huwen
  hydraulisch hygiëne hypnose hypotheek hypothese hysterisch ideaal idealisme idee identiek identificeren identiteit
  ideologie idioot idool ieder iedereen iemand iets ijdelheid ijs ijsbeer ijsberg ijsje ijskast ijskoud ijstijd
  ijsvogel ijver ijverig ijzer illegaal illusie imago imam imitatie imiteren immers immigrant immoreel immuniteit
  immuun imperialisme imperium impliciet import importeren impressie improviseren impuls impulsief inademen inbeelden
  inbegrepen inbraak inbreken inbreker inbreuk inburgering incasseren incident inclusief indelen indeling inderdaad
  index indicatie indien indigo indirect individu individueel indringer indruk indrukwekkend industrie industrieel
  industrieterrein ineen infanterie infecteren infectie inflatie informatie informeel informeren infrarood
  infrastructuur ingaan ingang ingenieur ingewanden ingewikkeld ingrediënt ingreep ingrijpen inhalen inheems inherent
  inhoud inhouden initiatief injectie inkeer inkomen inkomsten inkoop inkopen inkt inktvis inleg inleiden inleiding
  inleven inleveren inlichten inlichtingendienst inmiddels innemen innerlijk innovatie inpakken inrichten inrichting
  inruilen inschatten inschrijven inschrijving insect inslaan inslag inslapen inspannen inspanning inspecteren
  inspecteur inspectie inspelen inspiratie inspireren installatie installeren instantie instappen instellen instelling
  instinct instituut instorten instructeur instructie instrument integendeel integraal integratie integreren
  integriteit intellect intellectueel intelligent intelligentie intens intensief intensiteit interactie intercity
  interessant interesse interieur internationaal interpretatie interpreteren interventie interview intocht intolerantie
  intrede intrek intrekken introduceren introductie intuïtie inval invalide invasie inventaris investeren investering
  invloed invloedrijk invoer invoeren invriezen invullen inwendig inwerken inwijding inwoner inzamelen inzending inzet
  inzetten inzicht inzien ironie ironisch irritant irritatie irriteren islam islamitisch isolatie isoleren ivoor ivoren
  ja jaar jaargang jaarlijks jaartal jaarwisseling jacht jagen jager jak jaloers jaloezie jam jammer janken jargon
  jarig jas jasmijn jazeker jenever jeugd jeugdherberg jeugdig jeuk jeuken jij jodendom joggen jong jonge jongeling
  jongen jongeren jongleren jood joods journaal journalist journalistiek jubileum juf juichen juist juk juli jullie
  jungle juni junior juridisch jurist jurk jury justitie juweel juwelier kaai kaak kaal kaap kaars kaart kaartje kaas
  kabaal kabel kabeljauw kabinet kabouter kachel kade kader kajuit kakkerlak kalender kalf kalk kalkoen kalm kalmeren
  kalmte kam kameel kamer kameraad kammen kamp kamperen kampioen kampioenschap kampvuur kan kanaal kanarie kandelaar
  kandidaat kaneel kangoeroe kanker kano kanon kans kanselier kant kantine kantoor kap kapel kapelaan kapitaal
  kapitalisme kapitein kapot kapper kapsel kapster kapstok kar karakter karavaan kardinaal karper karton kas kassa kast
  kastanje kasteel kat kater kathedraal katholiek katoen kauwen kauwgom kazerne keel keelpijn keeper keer kegel kei
  keihard keizer keizerin keizerrijk kelder kelk kenmerk kenmerken kennelijk kennen kennis kennismaken kerel keren kerf
  kerk kerkdienst kerkelijk kerkhof kerktoren kermis kern kernachtig kernenergie kernreactor kers kerstboom kerstfeest
  kerstmis ketel keten ketting kettingzaag keuken keurig keurmerk keus keuze kever kiem kier kies kiezel kiezen kiezer
  kijk kijken kikker kil kilogram kilometer kin kind kinderachtig kinderarts kinderbijslag kinderboek kinderdagverblijf
  kinderen kinderkamer kinderloos kinderopvang kinderwagen kiosk kip kippenhok kippenvel kist kiwi klaar
  klaarblijkelijk klaarmaken klaarstaan klacht klad klagen klam klank klant klap klappen klarinet klas klasgenoot
  klaslokaal klassement klassiek klauw klaver kleden kleding kledingstuk kleed kleermaker klei klein kleine kleinigheid
  kleinkind klem kletsen kleur kleurenblind kleurig kleurloos kleurrijk kleurstof kleuter kleuterschool kleven klier
  klif klikken klim klimaat klimmen klimop kliniek klinisch klink klinken klinker klip klok klokhuis klomp klont kloof
  klooster klop kloppen kloppend klos kloven klucht kluif kluis kluit kluizenaar klus klussen kluts knaagdier knagen
  knal knap knecht kneden kneep knevel knie knielen knijpen knik knikken knipoog knippen knipperen knoeien knoflook
  knol knollen knoop knop knopen knot knuffel knuppel koala koe koek koekje koekoek koel koelen koelkast koers
  koesteren koets koetsier koffer koffie kogel kok koken kokosnoot kolen kolf kolk kolom kolonel koloniaal kolonie kom
  komedie komeet komen komend komkommer komma kommer kompas komst konijn konijnen koning koningin koningshuis
  koninklijk koninkrijk kooi kook kookboek kookpunt kool koop koopkracht koopman koor koord koorts kop kopen koper
  kopiëren kopje koppel koppeling koppig koraal koren korf korporaal korrel korset korst kort korting kortom
  kortsluiting kost kostbaar kostelijk kosteloos kosten kostprijs kostschool kostuum koud koude kous kraag kraai kraak
  kraakbeen kraal kraam kraan kraanvogel krab krabben kracht krachtig kraken kralen kramp krankzinnig krans krant krap
  kras krat krediet kreeft kreet krekel kreng kreunen kreupel kriebelen krijg krijgen krijt krik krimpen kring
  kringloop kristal kritiek kritisch kroeg kroes krokodil krom kromme kronen kroniek kroon kroonprins kroost krop kruid
  kruidenier kruik kruim kruin kruipen kruis kruisiging kruising kruispunt kruistocht kruit kruiwagen kruk krul krullen
  kubus kudde kuif kuiken kuil kuip kuit kunde kundig kunnen kunst kunstenaar kunstenares kunstmatig kunstmest
  kunststof kunstwerk kurk kus kussen kust kustlijn kuur kwaad kwaadaardig kwaal kwade kwadraat kwal kwalificatie
  kwalijk kwaliteit kwantiteit kwart kwartet kwast kweken kwekerij kwestie kwetsbaar kwetsen kwijt kwijtraken laag laan
  laars laat laatst laatste lab label laboratorium labyrint lach lachen ladder lade laden lading laf lafaard lagune lak
  laken lakken lam lama lamp lanceren land landbouw landelijk landen landgenoot landgoed landhuis landinwaarts
  landkaart landschap lang langdurig langs langzaam langzamerhand lans lantaarn lantaarnpaal lap lapje larve lasser
  last lastig lat laten later lauw lava lavendel lawaai lawaaierig lawine lectuur ledematen lediging leed leefbaar
  leeftijd leeg leegte leek leem leen leep leer leerboek leerkracht leerling leerplicht leerzaam lees leesbaar leeuw
  leeuwin legen legendarisch legende leger legering leggen legitiem lei leiden leider leiderschap leiding leidinggevend
  leien lek lekkage lekken lekker lekkernij lel lelie lelijk lende lenen lengte lengtegraad lenig lens lente lenzen
  lepel leraar lerares leren les lesgeven letten letter lettergreep letterkunde letterlijk leugen leugenaar leuk leun
  leuning leus leuze leven levend levendig levenloos levenslang levensloop levensmiddelen levensverwachting
  levensverzekering lever leverancier leveren levering lezen lezer lezing liberaal lichaam lichaamsbouw lichaamsdeel
  lichamelijk licht lichtgevend lichting lichtjaar lid lidmaatschap lied liedje lief liefdadigheid liefde liefdevol
  liefhebben liefhebber liegen lier lies lieveling liever lift liggen ligging lijden lijf lijfwacht lijk lijken lijm
  lijmen lijn lijnrecht lijst likeur likken lila limiet limoen limonade linde lineair lingerie linker linkerhand
  linkerkant links linksaf linksom linnen linoleum lint linze lip lippenstift list liter literair literatuur liturgie
  lob locatie locomotief loden loep loer loeren lof lofzang loge logeren logica logisch logo lok lokaal loket lokken
  lol lolly lomp long longontsteking lood loodgieter loodrecht loods loof look loon loop loopbaan loos lopen los
  losgeld loslaten losmaken lossen lot loterij loting lotus louche louter loven lozen lucht luchtballon luchtdruk
  luchthaven luchtig luchtmacht luchtruim luchtstroom luchtvaart luchtvervuiling luchtvochtigheid lucifer lui luid
  luiden luidruchtig luidspreker luier luifel luik luipaard luis luister luisteraar luisteren luitenant lukken lunch
  lus lust lustig luxe luxueus lynx lyrisch maag maagd maagzuur maaien maal maaltijd maan maand maandag maandblad
  maandelijks maandenlang maanlicht maar maarschalk maart maas maat maatregel maatschappelijk maatschappij maatstaf
  macaroni machinaal machine machinist macht machteloos machtig machtiging machtsmisbruik made magazijn mager magie
  magisch magistraat magiër magneet magnetisch magnetron mailen mais mak makelaar maken makkelijk makreel mal malaria
  malen mals mammoet management mand mandaat mandarijn manege manen manicure manier manifest manifestatie manipuleren
  mank mannelijk mannenkoor manoeuvre mantel map marathon marcheren margarine marge margriet marine marionet mark
  markant markeren markies markt marktplein marmer martelaar martelen mascotte masker massa massaal massage masseren
  massief mast mat mate mateloos materiaal materie materieel matig matras matrix matroos mauw maximaal maximum
  mayonaise mazelen me mechanisch mechanisme medaille medaillon mede mededelen mededogen medeklinker medeleven
  medelijden medemens medeplichtig medestander medewerker medewerking medicijn medicus medisch meditatie mediteren mee
  meebrengen meedelen meedoen meedogenloos meegaan meegeven meehelpen meekomen meel meelopen meenemen meepraten meer
  meerdere meerderheid meerderjarig meermaals meervoud meerwaarde mees meespelen meest meestal meester meesteres
  meesterlijk meesterwerk meet meetbaar meetellen meetkunde meeuw meevallen meewerken meid meisje meisjesnaam
  melancholie melden melding melk melken melkweg melodie meloen membraan memorie men meneer menen mengeling mengen
  mengsel menig menigte mening meningsverschil mens menselijk mensenrechten mensheid menstruatie mentaal mentaliteit
  menu menukaart mep merel merg merk merkbaar merkwaardig merrie mes messing mest metaal metafoor metalen metamorfose
  meteen meten meteoriet meter methode metro metropool metselaar meubel meubelmaker meubilair mevrouw mezelf microfoon
  microscoop middag middel middelbaar middeleeuwen middeleeuws middelgroot middelmatig middelpunt middelvinger midden
  middenin middenstand middenweg middernacht mier migraine migrant migratie mijden mijl mijlpaal mijn mijnbouw mijnheer
  mijnwerker mijt mik mikken mikpunt mild milieu militair militie miljard miljardair miljoen miljonair millimeter milt
  min minachting minder minderheid minderjarig minderwaardig mineraal mini miniatuur minimaal minimum minister
  ministerie minnaar minnares minst minuut mis misbruik misbruiken misdaad misdadig misdadiger misdrijf mishandelen
  mislukken mislukking mislukt misschien misselijk misselijkheid missen missie missionaris misstap mist mistig
  misvatting misverstand mits mob mobiel mobiliteit modaal modder mode model modern moderniseren module moe moed moeder
  moederschap moedertaal moedig moedwillig moeilijk moeilijkheid moeite moeizaam moer moeras moes moestuin moeten
  mogelijk mogen mok mol moleculair molecuul molen molenaar mom moment momenteel monarch monarchie mond mondeling
  monding mondkapje monnik monoloog monopolie monster montage monteren monteur monument monumentaal mooi mooie moord
  moordaanslag moordenaar moordzaak moot mop mopperen moraal moreel morgen mortel mos moskee mossel most mosterd mot
  motel motie motief motivatie motiveren motor motorfiets motorkap motorrijder motto mouw mozaïek muf mug muil muis
  muiterij multicultureel multinational munt mus museum musical muts muur muurschildering muze muziek muziekinstrument
  muzikaal muzikant mysterie mysterieus mystiek mythe mythologie naad naaf naaien naaister naakt naald naam naamwoord
  naar naarmate naast naastenliefde nabij nabijgelegen nabijheid nablijven nabootsen nacht nachtdienst nachtegaal
  nachtelijk nachtkastje nachtmerrie nachtrust nadat nadeel nadelig nadenken nader naderhand nadien nadruk nadrukkelijk
  nagaan nagedachtenis nagel nagellak nagenoeg nageslacht najaar nakijken nakomeling nakomen nalaten nalatenschap
  nalatig naleven namaak namelijk namens namiddag nap nar narcose narekenen narigheid nasleep nastreven nat natie
  nationaal nationalisme nationalistisch nationaliteit natuur natuurbescherming natuurgebied natuurkunde natuurkundige
  natuurlijk natuurramp natuurreservaat natuurwetenschap nauw nauwelijks nauwgezet nauwkeurig nauwkeurigheid navel
  navolging navraag naïef nectar nederig nederlaag nederlands neef neer neerbuigend neerhalen neerkomen neerleggen
  neerslaan neerslag neerstorten neerzetten nees negatief negen negentien negentig negeren neigen neiging nek nemen nep
  nerf nergens nerveus nest nestelen net netel netjes netto netvlies netwerk neuroloog neus neushoorn neutraal
  neutraliteit nevel nicht niemand nier niet niets nietsnut niettegenstaande niettemin nieuw nieuwe nieuweling
  nieuwjaar nieuwkomer nieuws nieuwsbericht nieuwsblad nieuwsgierig nieuwsgierigheid niezen nihil nijlpaard nijverheid
  nimmer nipt nis nitraat niveau nobel node nodeloos nodig noemen noemer nogal nogmaals nok nominatie non nonchalant
  nood noodlanding noodlot noodtoestand noodweer noodzaak noodzakelijk nooit noordelijk noordoost noordpool noordwest
  noot norm normaal normaliter nors nostalgie nostalgisch nota notaris noten notendop notie notitie notulen november nu
  nuance nuchter nucleair nul nummer nut nutteloos nuttig nuttigen nylon oase ober object objectief obligatie
  observatie observatorium observeren obsessie obstakel occasion oceaan ochtend octopus oefenen oefening oerwoud oester
  oever offensief offer offerte officieel officier officieus ogenblik ogenschijnlijk oksel oktober olie
  oliemaatschappij olieverf olifant olijf olijfolie oliën olm olympisch om omarmen omdat omdraaien omelet omgaan omgang
  omgekeerd omgeven omgeving omgooien omheen omheining omhelzing omhoog omhulsel omkeren omkijken omkleden omkomen
  omkoping omlaag omleiding omlijsting omloop ommekeer omringen omroep omruilen omschrijven omschrijving omsingelen
  omslaan omslag omstandigheid omstreden omstreeks omstreken omtrek omtrent omvallen omvang omvangrijk omvatten omver
  omvormen omweg omwenteling omwille omwisselen omzeilen omzet omzetten onaangenaam onaanvaardbaar onaardig
  onafgebroken onafhankelijk onafhankelijkheid onbeantwoord onbedoeld onbeduidend onbegrijpelijk onbekend onbekwaam
  onbelangrijk onbeleefd onbeperkt onberispelijk onbeschoft onbetaalbaar onbetrouwbaar onbewoonbaar onbewoond onbewust
  onbezonnen onbruikbaar ondankbaar ondanks onder onderaan onderarm onderbreken onderbroek onderdaan onderdak
  onderdanig onderdeel onderdirecteur onderdrukken onderdrukking ondergaan ondergang ondergeschikt ondergetekende
  ondergoed ondergrens ondergrond ondergronds onderhandelaar onderhandelen onderhandeling onderhoud onderhouden onderin
  onderkant onderkomen onderling ondermijnen ondernemen ondernemer onderneming onderofficier onderpand onderricht
  onderschatten onderscheid onderscheiden onderscheppen onderschrift onderschrijven onderstaand ondersteboven
  ondersteunen ondersteuning ondertekenen ondertitel ondertiteling ondertussen onderuit ondervinden ondervoeding
  ondervragen onderweg onderwerp onderwerpen onderwijl onderwijs onderwijzen onderwijzer onderwijzeres onderzeeër
  onderzoek onderzoeken onderzoeker ondeugend ondiep ondraaglijk ondubbelzinnig onduidelijk oneens oneerlijk oneindig
  onenigheid onervaren oneven onfatsoenlijk ongebruikelijk ongebruikt ongedaan ongedeerd ongedierte ongeduld ongeduldig
  ongegrond ongehoord ongehoorzaam ongehoorzaamheid ongehuwd ongekend ongeldig ongelijk ongelijkheid ongelofelijk
  ongeloof ongelooflijk ongeloofwaardig ongeluk ongelukkig ongemak ongemakkelijk ongemerkt ongemoeid ongenade
  ongeneeslijk ongenoegen ongepast ongerust ongeschikt ongeschonden ongestoord ongestraft ongetwijfeld ongevaarlijk
  ongeval ongeveer ongevoelig ongevraagd ongewenst ongewild ongewoon ongezien ongezond ongunstig onhandig onheil
  onherkenbaar onherroepelijk onherstelbaar onjuist onkosten onkruid onlangs onleesbaar onlogisch onlosmakelijk onmacht
  onmenselijk onmiddellijk onmisbaar onmiskenbaar onmogelijk onnatuurlijk onnodig onnozel onontbeerlijk onophoudelijk
  onopvallend onpartijdig onrecht onrechtmatig onrechtvaardig onrechtvaardigheid onredelijk onregelmatig onroerend
  onrust onrustig ons onschadelijk onschuld onschuldig onstabiel onsterfelijk onstuimig ontbijt ontbijten ontbinden
  ontbossing ontbreken ontcijferen ontdaan ontdekken ontdekking ontdoen ontdooien onterecht ontevreden ontevredenheid
  ontgaan ontginnen ontgoocheld onthaal ontheffing onthoofden onthouden onthullen onthulling ontkennen ontketenen
  ontknoping ontkomen ontladen ontlasten ontleden ontleding ontlenen ontlopen ontmaskeren ontmoedigd ontmoedigen
  ontmoeten ontmoeting ontnemen ontoegankelijk ontoereikend ontploffen ontploffing ontplooien ontroerd ontrouw
  ontruimen ontslaan ontslag ontsluiten ontsnappen ontsnapping ontspannen ontspanning ontstaan ontsteken ontsteking
  ontstoken onttrekken ontucht ontvangen ontvanger ontvangst ontvankelijk ontvluchten ontvoeren ontwaken ontwerp
  ontwerpen ontwerper ontwijken ontwikkeld ontwikkelen ontwikkeling ontworpen ontzag ontzeggen ontzet ontzetten ontzien
  onveilig onveiligheid onveranderd onverantwoord onvergetelijk onvermijdelijk onverminderd onvermoeibaar onvermogen
  onverschillig onverschilligheid onverstandig onverwacht onvoldoende onvolledig onvolwassen onvoorstelbaar
  onvoorwaardelijk onvriendelijk onvruchtbaar onwaar onwaarschijnlijk onweer onwel onwenselijk onwetend onwetendheid
  onwettig onwijs onze onzeker onzekerheid onzichtbaar onzin onzinnig oog ooggetuige oogje oogst oogsten ooi ooievaar
  ooit oom oor oorbel oord oordeel oordelen oorlog oorlogsschip oorsprong oorspronkelijk oorverdovend oorzaak oost
  oostelijk oosten op opa opbergen opblazen opbouw opbouwen opbrengen opbrengst opdagen opdat opdracht opdrachtgever
  opdragen opdringerig opduiken opeenvolging opeisen open openbaar openbaarheid openbaren openbaring openen openhartig
  openheid opening openlijk openlucht openstaan opera operatie operatiekamer opereren operette opeten opfrissen opgaan
  opgang opgave opgeruimd opgeven opgewassen opgewekt opgewonden opgraving opgroeien ophalen ophangen ophef opheffen
  opheldering ophouden opinie opkijken opklaren opknappen opkomen opkomst oplage oplegger opleiden opleiding opletten
  opleveren oplichten oplopen oplosbaar oplossen oplossing opluchting opmaak opmaken opmars opmerkelijk opmerken
  opmerking opname opnemen opnieuw opnoemen opofferen oponthoud oppakken oppas oppassen oppervlak oppervlakkig
  oppervlakte oppositie oprapen oprecht oprechtheid oprichten oprichter oprichting oproep oproepen oproer opruimen
  oprukken opscheppen opschieten opschorten opschrift opschrijven opslaan opslag opsluiten opsommen opsporen opstaan
  opstand opstandig opstanding opsteken opstel opstellen opstijgen optellen optelling opticien optie optiek optillen
  optimaal optimisme optimist optimistisch optisch optocht optreden optrekken opvallen opvallend opvang opvatten
  opvatting opvoeden opvoeding opvoeren opvolgen opvolger opvrolijken opvullen opwaarts opwarmen opwarming opwekken
  opwelling opwinden opwinding opzeggen opzet opzettelijk opzetten opzicht opzichtig opzien opzij opzoeken oranje
  oratie orchidee orde ordelijk ordenen order ordinair orgaan organisatie organisator organisch organiseren organisme
  organist orgel origami origineel oriëntatie orkaan orkest orthodox os otter oud oude ouder ouderdom ouderlijk
  ouderwets oudheid oudsher outfit ovaal oven over overal overall overbevolking overblijfsel overblijven overbodig
  overboord overbrengen overbruggen overdag overdekt overdenken overdoen overdosis overdracht overdragen overdreven
  overdrijven overeen overeenkomen overeenkomst overeenkomstig overeenstemming overeind overgaan overgang overgave
  overgeven overgewicht overgrootvader overhalen overhand overhandigen overheen overheersen overheid overhemd overhoop
  overhouden overig overigens overkant overkapping overkomen overladen overlaten overleden overleg overleggen overleven
  overlevering overlijden overlopen overmaat overmacht overmaken overmatig overmeesteren overmorgen overnachten
  overname overnemen overplaatsen overreden overschakelen overschot overschrijden overschrijven overslaan overspannen
  overspel overspoelen overstappen oversteek oversteken overstroming overstuur overtocht overtollig overtreden
  overtreding overtreffen overtuigd overtuigen overtuiging overuren overval overvallen overvloed overvloedig overvol
  overweg overwegen overwegend overweging overweldigend overwerken overwicht overwinnaar overwinnen overwinning
  overwinteren overzee overzetten overzicht overzichtelijk overzijde oxidatie ozon paal paar paard paardrijden paarl
  paars pacht pad paddenstoel pagina pak pakhuis pakje pakken pakket pal paleis palet paling palm palmboom palmolie
  pamflet pan pand paneel paniek pannenkoek panter pantser pap papa papegaai papier papiergeld paprika parachute parade
  paradijs paradox paragraaf parallel paranoïde paraplu parasiet parasol pardon parel paren parfum park parkeergarage
  parkeerplaats parkeren parket parlement parlementair parlementslid parochie parodie parool particulier partij
  partijdig partijgenoot partner partnerschap pas pasfoto paspoort passage passagier passen passer passie passief pasta
  pastei pastoor pastorie patat patent pater patiënt patrijs patriot patroon patrouille pauk paus pauw pauze pauzeren
  pech pedaal pedagogisch peen peer pees peil pek pelgrim pelikaan pellen peloton pels pen pendel penis penning
  penningmeester pens penseel pensioen pension peper pepermunt perceel percentage percussie perfect perfectie periode
  periodiek perk perkament permanent perron pers persbureau persconferentie persen personage personeel personenauto
  persoon persoonlijk persoonlijkheid perspectief pervers perzik pessimistisch pest pesten pet peter petitie petroleum
  peuk peul peuter pianist piano picknick piek piekeren piepen pier pij pijl pijn pijnlijk pijnloos pijnstiller pijp
  pijpleiding pik pikant pikken pil pilaar piloot pin pincet pinda pindakaas pinguïn pink pinnen pint pion pionier pip
  piraat piramide pistool pit pitten pittig pizza plaag plaat plaats plaatselijk plaatsen plaatsnaam plaatsvervanger
  plaatsvinden plafond plagen plak plakband plakken plan planeet plank plannen plant plantaardig plantage planten plas
  plasma plassen plastic plastisch plat plateau platform plattegrond platteland plechtig plechtigheid pleeggezin
  pleegouders plegen plein pleister pleitbezorger pleiten plek plezier plezierig plicht plint ploeg plof plooi
  plotseling pluche plug pluim pluimvee pluis plukken plunderen plus podium poedel poeder poel poen poep poes poets
  poetsen poging poker pokken pol polder polemiek polis politicus politie politieagent politiebureau politiek
  politieman pollen polo pols pomp pompoen pond pont ponton pony pooier pook pool poort poot pop populair populariteit
  populisme porselein port portaal portefeuille portemonnee portie portiek portier portret pos positie positief post
  postbode postcode postkantoor postuum postuur postzegel pot potentie potentieel potlood poëtisch poëzie praal praat
  pracht prachtig praktijk praktisch praten precedent precies precisie predikant preek prehistorie prei preken premie
  premier première prent prentenboek presentatie presenteren president prestatie presteren prestige prettig preventie
  preventief priester prijs prijslijst prijsvraag prijzen prik prikkel prikkeldraad prikken prima primair primitief
  principe principieel prins prinses print printen prioriteit prisma privaat privacy privilege privé proberen probleem
  procedure procent proces processie producent produceren product productie productief productiviteit proef
  proefschrift proeftijd proeven profeet professioneel professor profetie profiel profijt profiteren prognose programma
  programmeren programmeur progressie progressief project projecteren projectiel projector proloog promotie promotor
  prompt pronk prooi proosten prop propaganda proportie prostituee prostitutie protest protestants protesteren prothese
  protocol provinciaal provincie provisie provocatie provoceren proza pruik pruim prullenbak psalm pseudoniem psyche
  psychiater psychiatrie psychisch psychologie psychologisch psycholoog puber puberteit publicatie publiceren publiek
  pudding puin puinhoop puist punctueel punt puntig pupil pure put puur puzzel pyjama python raad raadhuis raadplegen
  raadsel raadselachtig raadsheer raadslid raaf raak raam raamwerk raap raar rabbijn race racefiets racen racisme
  racist racistisch rad radar radeloos raden radicaal radio radioprogramma radius raffinaderij rail raken raket rally
  ram rammen ramp rampzalig rand randweg rang rangorde rank rap rapper rapport ras rasp raspen raster rat rationeel
  rauw ravage raven rayon razen razendsnel razzia reactie reageren realisatie realiseren realisme realistisch realiteit
  rebel rebellie recensent recensie recent recept receptie recessie recherche rechercheur recht rechtbank rechtdoor
  rechter rechterhand rechterkant rechthoek rechthoekig rechtmatig rechtop rechts rechtsaf rechtsom rechtspraak
  rechtsstaat rechtstreeks rechtszaak rechtszaal rechtvaardig rechtvaardigheid rechtzetten reclame reclamebureau
  reconstructie reconstrueren record recreatie rector recyclen redacteur redactie redden redding reddingsboot rede
  redelijk reden redeneren rederij reduceren reductie ree reeds reeks reep referentie reflecteren reflectie reflex
  refrein regel regelen regeling regelmaat regelmatig regelrecht regen regenachtig regenboog regenbui regenen regenjas
  regenseizoen regenval regenwater regenwoud regeren regering regie regime regiment regio regionaal regisseren
  regisseur register registratie registreren reglement regulier reiger reiken reikwijdte rein reinigen reis reisbureau
  reisgids reiskosten reisverslag reizen reiziger rek rekenen rekening rekenmachine rekenschap rekken rekruteren relaas
  relatie relatief relativeren relevant religie religieus relikwie reliëf rellen rem remmen ren rendabel rendement
  rendier rennen rente reorganisatie reorganiseren rep reparatie repareren repeteren repetitie repliek reportage
  reporter representatief reproductie reptiel republiek republikein reputatie requiem reservaat reserve reserveren
  reservoir resident residentie resolutie resoluut respect respecteren respectievelijk rest restant restaurant
  restauratie restaureren resultaat resulteren retoriek retour reuk reus reusachtig revalidatie revanche revolutie
  revolutionair revolver revue reëel rib richel richten richting richtlijn ridder ridderlijk riem riet rif rij rijbaan
  rijbewijs rijden rijgedrag rijgen rijk rijkdom rijksdienst rijksmuseum rijksweg rijles rijm rijmen rijp rijpen rijs
  rijschool rijst rijstrook rijtuig rijzen rillen ring rinkelen riolering riool ris risico riskant riskeren rit ritme
  rits ritueel rivaal rivaliteit rivier rivieren rob robijn robot robuust roddel rode roebel roede roeien roekeloos
  roem roep roepen roer roeren roes roest roet rog rogge roken rol rollen rolstoel roltrap rom roman romance romantiek
  romantisch rommel rommelig rommelmarkt romp rond rondkijken rondkomen rondleiding rondlopen rondom rondreis
  rondreizen rondvaart rondweg rood roof roofdier roofvogel rooien rook room roos rooster rot rotonde rots rotten
  rotzooi roulette route routine rouw roven rover royaal roze rozenkrans rozijn rubber rubriek rug rugby ruggengraat
  ruggenmerg rugpijn rugzak ruif ruig ruiken ruil ruilen ruim ruimen ruimschoots ruimte ruimtelijk ruimteschip
  ruimtevaart ruin ruis ruit ruiter rukken rum rumoer rund rundvlees rups rust rustdag rusten rusthuis rustig
  rustplaats ruw ruwweg ruzie ruïne saai saamhorigheid sabel sabotage saboteren sacrament safari saffier salade salaris
  saldo salon salto samen samengaan samengesteld samenhang samenkomen samenkomst samenleving samenloop samenspel
  samenstellen samenstelling samenvallen samenvatten samenvatting samenvoegen samenwerken samenwerking samenwonen
  samenzwering sanatorium sanctie sandwich sanitair sap sappig sarcasme sarcastisch satan satelliet satire satirisch
  sauna saus savanne saxofoon scala scanner scenario schaaf schaak schaal schaamhaar schaamte schaamteloos schaap
  schaar schaats schaatsen schacht schade schadelijk schaden schaduw schakel schakelaar schakeling schaken schamen
  schandaal schandalig schande schandelijk schans schare schat schatkamer schatkist schatten schattig schatting schede
  schedel scheef scheel scheen scheenbeen scheep scheepsbouw scheepvaart scheer scheiden scheiding scheikunde schelden
  scheldwoord schelen schelp schema schemering schenden schenken schep scheppen schepsel scheren scherf scherm scherp
  scherpte schets scheur scheuren schiereiland schieten schietpartij schijf schijn schijnbaar schijnen schik schikken
  schil schild schilder schilderachtig schilderen schilderij schilderkunst schildklier schildpad schillen schim
  schimmel schip schipbreuk schipper schitteren schitterend schizofrenie schmink schoeisel schoen schoenen schoenmaker
  schoft schok schokken scholengemeenschap scholier scholing schommel school schooldag schoolgeld schoolhoofd
  schooljaar schoolmeester schoolplein schoolreis schoon schoonbroer schoondochter schoonfamilie schoonheid schoonmaak
  schoonmaakster schoonmaken schoonmoeder schoonouders schoonvader schoonzoon schoonzus schoorsteen schoot schop
  schoppen schor schorpioen schors schorsing schort schot schotel schouder schouw schouwburg schouwspel schraal schram
  schrap schrappen schreden schreeuw schrift schriftelijk schrijfster schrijfwijze schrijven schrijver schrik
  schrikkeljaar schrikken schril schroef schroeven schroevendraaier schrokken schroot schudden schuif schuilen
  schuilnaam schuilplaats schuim schuin schuit schuiven schuld schuldeiser schuldgevoel schuldig schuren schurk schut
  schutter schutting schuur schuw scooter score scoren scout scène seconde secretaresse secretariaat secretaris sectie
  secundair segment sein seizoen seks seksualiteit seksueel sekte selecteren selectie selectief semester seminarie
  senaat senator senior sensatie sensationeel sensueel serenade serie serieus serre serum serveerster serveren servet
  service servies sessie set sfeer sfinx shampoo sherry shirt shock show sier sieraad sierlijk sigaar sigaret signaal
  signalement signaleren silhouet silo simpel simpelweg sinaasappel sinds singel sint sip sirene siroop situatie sjaal
  sjeik sjouwen skelet ski skiën sla slaaf slaags slaan slaap slaapkamer slaapliedje slaapplaats slaapzaal slaapzak
  slachten slachthuis slachtoffer slag slagboom slagen slager slagerij slagroom slagveld slagwerk slak slang slank slap
  slapeloosheid slapen slaperig slaven slavernij slavin slecht slechte slechterik slechts slede slee sleep sleepboot
  slepen slet sleuf sleur sleutel sleutelbeen sleutels slib slijk slijm slijpen slijtage slijten slijterij slikken slim
  slinger slip slipper sloep slof slok sloop sloot slordig slot sluier sluipen sluis sluiten sluiting slurf smaad smaak
  smaakvol smak smakelijk smaken smal smart smeden smederij smeer smeerlap smeken smelten smeren smerig smeris smet
  smid smijten smoel smoes smoking smokkel smokkelaar smoren smullen snaar snack snappen snavel snede snee sneeuw
  sneeuwen sneeuwpop sneeuwstorm snel snelheid snelkookpan snellen sneltrein snelweg sneu sneuvelen snijden snik snip
  snoeien snoek snoep snoepen snoepgoed snoer snor snotneus snuffelen snuit snuiven snurken sober sociaal socialisme
  socialist socialistisch sociologie socioloog soep soepel soeverein soevereiniteit software soja sok sokkel soldaat
  solidair solidariteit solide solist sollicitatie solliciteren solo som somber sommige soms songfestival soort
  soortgelijk sopraan sorry sorteren souvenir spaak spaan spaargeld spaarpot spaarzaam spade spaghetti span spandoek
  spannen spannend spanning spar sparen spatie spatten specht speciaal specialisatie specialiseren specialisme
  specialist specialiteit specifiek spectaculair spectrum speculatie speculeren speelfilm speelgoed speelplaats
  speelruimte speels speelster speeltuin speelveld speer spek spektakel spel speld spelen speler spellen spelletje
  spelling spelt spenderen speuren speurtocht spiegel spiegelbeeld spier spierkracht spierpijn spies spijbelen spijker
  spijkerbroek spijs spijsvertering spijt spijten spijtig spil spin spinazie spinnen spinnenweb spion spionage spiraal
  spiritueel spit spits spleet splijten splinter splitsen spoed spoedig spoel spoken spons sponsor spontaan
  spontaniteit spook spookhuis spoor spoorlijn spoorloos spoorweg sporadisch sporen sport sportief sportman sportschool
  sportvereniging sportzaal spot spotten spraak sprake sprakeloos spreekbeurt spreekuur spreekwoord spreiden spreken
  spreuk spring springen sprinkhaan sprint sproeien sproet sprong sprookje spruit spruitjes spugen spuit spuitbus
  spuiten spul spuug staaf staal staan staart staat staatshoofd stabiel stad stadhuis stadsbestuur staf stage staking
  stal stallen stam stamp stampen stand standaard standbeeld standpunt stang stank stap stapel stappen stapsgewijs
  start starten station statistiek status stedelijk steeds steeg steek steel steen steil steken stekker stel stelen
  stellen stelling stelsel stelt stem stembiljet stemming step ster sterfelijk sterftecijfer sterk sterkte sterven
  steun stevig stichten stichter stichting stier stift stijf stijgen stijging stijl stik stikken stikstof stil
  stilstand stilte stimuleren stinken stip stoel stoep stoer stoet stof stok stom stomp stoof stook stoom stoornis
  stoot stop stoppen storen storing storm storten stoten straal straat straf strafbaar straffen strak straks stralen
  strand strategie strategisch streefdatum streek streep strekking strelen streng streven strijd strijden strijder
  strijdkrachten strijken strik strikt stro stroef stromen stroming stronk strooien strook stroom stroomafwaarts stroop
  strop structuur struik student studeren studie stug stuip stuit stuk sturen stuur subjectief subsidie succes
  succesvol suf suiker supermarkt symboliek symbool symptoom systeem systematisch taai taak taal taalkunde taart tabak
  tabel tablet tachtig tafel tak tal talent talg talrijk tam tand tandarts tang tank tante tap tapijt tarief tarwe tas
  tast tasten techniek technisch technologie teder teef teek teelt teen teer tegel tegelijk tegelijkertijd tegen
  tegenhouden tegenkomen tegenover tegenovergestelde tegenslag tegenstand tegenstander tegenstelling tegenvallen
  tegenwoordig teken tekenen tekening tekort tekst tel telefoon teleurstellen televisie tellen teller temmen tempel
  temperatuur tempo tenger tenminste tent tentoonstelling tenzij terechtkomen terras terug teruggaan terugkeer
  terugkeren terugkomen terugtrekken terwijl testen teug tevreden theater thee thema theologie theoretisch theorie
  therapie thuis thuiskomen tij tijd tijdelijk tijdens tijdgenoot tijdperk tijdschrift tijdstip tijger tik tikken
  tillen timmer tip tiran titel tobbe toch tocht toegang toegankelijk toegeven toekennen toekomst toekomstig toelaten
  toelating toelichten toelichting toename toenemen toepasselijk toepassen toepassing toerisme toerist toeschouwer
  toespraak toestaan toestand toestel toestemming toets toeval toevallig toevoegen toevoeging toezicht toga tol
  tolerantie tolk tomaat tomaten toneel toneelstuk tonen tong toon toorn toorts top tor toren totaal totdat touw traag
  traan traditie traditioneel tragedie tragisch trainer training tralie tram transport trap tred trede treffen trein
  trek trekken trekker treur treuren treurig triest trillen troef troep trog trom trommel trompet tronk troon troost
  tros trots trouw trouwen trouwens truc trui tucht tuig tuin tuit tulp tunnel turen turf tussen tussenkomst
  tussenpersoon tussenruimte twaalf tweede tweedehands tweeling twijfel twijfelachtig twijfelen twijg twintig twist
  type typen typisch ui uier uil uit uitbarsting uitbreiden uitbreiding uitbuiten uitdaging uitdrukkelijk uitdrukken
  uitdrukking uiteindelijk uitgaan uitgang uitgangspunt uitgave uitgebreid uitgestorven uitgeven uitgever uitgeverij
  uitkering uitkleden uitkomst uitleg uitleggen uitnodigen uitnodiging uitoefenen uitrekenen uitroepen uitrusting
  uitsluiten uitsluitend uitspraak uitspreken uitstapje uitstekend uitstel uitstellen uitsterven uitstoot uitverkoop
  uitvinden uitvinder uitvinding uitvoer uitvoeren uitvoerig uitvoering uitwerken uitwerking uitwisselen uitwisseling
  uitzenden uitzending uitzicht uitzondering uitzonderlijk uniek universeel universiteit universum uur vaag vaak vaal
  vaan vaardigheid vaart vaas vacature vaccin vacht vader vaderland vak vakantie vakbond vakgebied val valk vallen vals
  van vanaf vanavond vandaag vang vangen vangst vanmorgen varen variant variatie variëren varken vast vastberaden
  vasteland vasten vaststellen vat vatten vechten vee veel veelzijdig veen veer veertien veertig vegen vegetarisch
  veilig veiligheid vel veld vellen ven venster vent ver verademing veranderen verandering verantwoordelijk
  verantwoordelijkheid verband verbazen verbazing verbeelding verbergen verbeteren verbetering verbieden verbinden
  verbinding verblijf verblijven verbod verboden verbond verbranden verbranding verbreiden verbruik verbruiken verdacht
  verdachte verdampen verdamping verdedigen verdediger verdediging verdelen verdeling verder verderf verdienen
  verdienste verdieping verdrag verdragen verdriet verdrietig verdrijven verdringen verdrinken verdubbelen verdwijnen
  vereenvoudigen vereisen vereiste verenigen vereniging vererven verf verfijnen vergaan vergaderen vergadering
  vergelijken vergelijking vergeten vergeven vergif vergiftigen vergissen vergissing vergoeding vergroten vergunning
  verhaal verhandelen verheffen verhinderen verhogen verhoging verhouding verhuizen verhuizing verjaardag verkeer
  verkeerd verkennen verkenning verkiezen verkiezing verklaren verklaring verkoop verkopen verkoper verkorten verkouden
  verkrijgbaar verkrijgen verkwisten verlangen verlaten verleden verlegen verlengen verlenging verlichten verlichting
  verliefd verlies verliezen verliezer verlof verloop verloren verlossing vermaak vermelden vermelding vermengen
  vermenigvuldigen vermenigvuldiging vermijden verminderen vermindering vermoedelijk vermoeden vermoeid vermogen
  vermoorden vernederen vernederend vernielen vernietigen vernietiging vernieuwen vernieuwing verontreiniging
  veroordelen veroordeling veroorzaken veroveraar veroveren verovering verpakking verplaatsen verplaatsing verpleegster
  verplegen verpleger verplicht verplichten verplichting verraad verraden verrader verrassen verrassend verrassing
  verrichten verrijken vers verschaffen verscheidene verscheidenheid verschijnen verschijning verschijnsel verschil
  verschillen verschillend verschrikkelijk verschuiven verschuiving versie versieren versiering verslaan verslag
  verslaggever verslaving versnellen versnelling verspreiden verspreiding verstaan verstand verstandig verstedelijking
  versterken versterking verstoppen verstoren vertalen vertaler vertaling vertegenwoordigen vertegenwoordiger vertellen
  verteller vertering verticaal vertragen vertraging vertrek vertrekken vertrouwd vertrouwelijk vertrouwen vervaardigen
  vervallen vervangen vervanging vervelen vervelend verveling verven vervoer vervoeren vervolg vervolgen vervolgens
  vervolging vervuilen vervuiling vervullen verwaarlozen verwachten verwachting verwant verwantschap verwarmen
  verwarming verwarren verwarring verwerken verwerking verwerpen verwerven verwijderen verwijten verwijzen verwijzing
  verwisselen verwoesten verwoesting verwonden verwonderen verwondering verzamelaar verzamelen verzameling verzekeren
  verzekering verzet verzetten verzinnen verzoek verzoeken verzoening verzorgen verzorging vest vestigen vestiging vet
  vete veter vezel vier vierde vieren vierhoek vierkant vies vijand vijandelijk vijandig vijf vijfde vijftien vijftig
  vijg vijl vijver vilt vin vinden vinger vink viool virus vis visite vissen visser visserij visueel vitamine vla vlag
  vlak vlakte vlam vlas vlecht vlechten vleermuis vlees vlek vleugel vlieg vliegen vliegtuig vlies vlijt vlijtig
  vlinder vlo vloed vloeibaar vloeien vloek vloer vlok vloot vlot vlucht vluchteling vluchtig vocht vochtig voeden
  voeding voedingsmiddel voedsel voeg voelbaar voelen voer voeren voet voetballer voetganger vogel vol voldoen
  voldoende voldoening volgen volgend volgende volgens volgorde volhouden volk volksfeest volksstam volledig volmaakt
  volt voltooien voltooiing volwaardig volwassen volwassene vonk vonnis voogd voor vooraanstaand vooraf voorafgaand
  voorbeeld voorbereiden voorbereiding voorbij voordat voordeel voordelig voordracht voorganger voorgerecht voorgoed
  voorhoofd vooringenomen voorjaar voorkeur voorkomen voorlezen voorlichting voorlopig voormalig voornaam voornaamwoord
  voornamelijk voornemen vooroordeel vooroorlogs vooropgesteld voorouder voorraad voorrang voorschrift voorspellen
  voorspelling voorspoed voorstander voorstel voorstellen voorstelling voortdurend voorteken voortgang voortplanting
  voortreffelijk voortzetten vooruit vooruitgang voorwaarde voorwerp voorzichtig voorzichtigheid voorzien voorziening
  voorzitter vorig vorige vork vorm vorst vos vouw vouwen vraag vraagstuk vracht vragen vragenlijst vrede vreedzaam
  vreemd vreemdeling vrees vrek vreselijk vreten vreugde vrezen vriend vriendelijk vriendin vriendschap vries vriezen
  vrij vrijheid vrijspraak vrijwel vrijwillig vrijwilliger vroeg vroeger vrolijk vrouw vrouwelijk vrucht vruchtbaar
  vruchtbaarheid vuil vuist vullen vuur vuurwerk waag waaien waaier waak waan waar waarborg waarborgen waard waarde
  waardeloos waarderen waardering waardevol waardig waarheid waarnemen waarnemer waarneming waarom waarschijnlijk
  waarschijnlijkheid waarschuwen waarschuwing waarvan waarvoor waas wacht wachten wachtwoord wad wafel wagen wak waken
  wakker wal walnoot wals walvis wand wandelen wandeling wang wanhopig wanneer want wantrouwen wapen wapenstilstand war
  warm warmte was wasmachine wassen wat water waterdicht waterstof waterval web wed wedstrijd weduwe weduwnaar week
  weekblad weekend weelde weer weerbericht weerspiegelen weerstand wees weg wegen wegens wegwijzer weide weiden
  weigeren weigering weinig wekelijks wekken wekker wel weliswaar welke welkom welp welstand welvaart welzijn wenden
  wennen wens wensen wereld wereldbeeld wereldberoemd werelddeel wereldoorlog wereldwijd werf werk werkelijk
  werkelijkheid werken werkgelegenheid werkgever werkloos werkloosheid werknemer werkplaats werkwijze werkwoord
  werkzaam werp werpen wervel wesp west westelijk wet weten wetenschap wetenschappelijk wetenschapper wetgeving
  wettelijk weven wever wezel wezen wezenlijk wieg wiel wiens wier wijd wijden wijf wijk wijken wijn wijs wijsbegeerte
  wijze wijzen wijzigen wijziging wikkelen wil wild wilg willen wilskracht wind winden windmolen winkel winkelen
  winkelier winnen winst winstgevend winter wip wis wiskunde wissel wisselen wisselwerking wissen wit witte woede
  woensdag woest wol wolf wolk wond wonderlijk wonen woning woonplaats woord woordenboek woordenschat worden worm
  wormen worp worst worstelen wortel woud wraak wrak wrat wreed wreedheid wreken wrijf wrijven wringen wrok wuif zaad
  zaadje zaag zaaien zaak zaal zacht zadel zagen zak zakelijk zakken zalf zalm zand zang zanger zat zaterdag zebra zee
  zeef zeehond zeem zeeman zeep zeer zeespiegel zege zegel zegen zegenen zeggen zeil zeilen zeis zeker zekerheid zelden
  zeldzaam zelf zelfbestuur zelfde zelfmoord zelfs zelfstandig zelfstandigheid zelfvertrouwen zenden zenuw zenuwachtig
  zestien zestig zetel zetten zeug zeven zeventien zeventig zich zicht zichtbaar zie ziek ziekenhuis ziekte ziel zien
  zier zijde zijn zilver zin zingen zink zinken zintuig zit zitten zitting zodat zoek zoeken zoen zoenen zoet zogenaamd
  zojuist zolder zomaar zomer zomers zondag zonde zonder zonnestelsel zonnig zoogdier zool zoom zoon zorg zorgeloos
  zorgen zorgvuldig zot zout zucht zuchten zuid zuidelijk zuigen zuil zuinig zuinigheid zuip zuipen zuivel zuiver
  zuiveren zuivering zullen zus zusje zuster zuur zuurstof zwaaien zwaan zwaar zwaard zwaartekracht zwak zwam zwanger
  zwangerschap zwart zweem zweep zweer zweet zwellen zwembad zwemmen zwemmer zweren zwerm zwervers zweten zweven
  zwijgen zwijn zwoegen
  """
