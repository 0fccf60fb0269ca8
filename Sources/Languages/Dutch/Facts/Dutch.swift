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
    /e /in f/ve s/ze t/tte aal/ale aar/are aat/ate eel/ele eed/ede oog/oge oot/ote uur/ure eet/ete aam/ame
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
  return dates
}()

/// Dutch words of every day and of school.
private let dutchWords = """
  aankomen aannemen aard aardappel aardbei aarde aardig acht achter achterkant achttien acteur adel adem ademen
  adres advies afdeling afgrond afnemen afspraak afspreken afstand afwassen agent akker alarm alcohol algemeen
  alleen alles altijd alweer amandel ambacht ananas ander angst anker antwoord antwoorden apart apotheek apotheker
  appel april arbeid arend armoede arts atoom auto avond azijn baan baard baas baby bacterie baden bagage bakken
  bakker balk balkon ballon balpen banaan band bang bank barsten base batterij bedanken bedoelen bedrag beek beeld
  been beer beest beet begin beginnen begrijpen begrip behalve behoren beide bekend beker beleefd bellen belofte
  beloven bende beneden bereid bereiden bereiken berg bericht berk beroemd beroep beschrijven beslissen besluit
  besluiten bespreken best bestaan betalen betekenen beter beton beuk beurs beurt bevelen bever bewaren bewegen
  beweren bewijs bewijzen bezem bezet bezit bezitten bezoek bezoeken bieden bier bijl bijna bijten binden binnen
  bitter blad blauw blazen bleek blij blijken blijven blik bliksem blind bloed bloeden bloei bloeien bloem blok
  blond blozen blussen bocht bodem boei boek boer boete boeten bont boog boom boon boor boord boos boot bord boren
  borg borst borstel bosbes boter botsen bout bouw bouwen boven braden brand branden breed breedte breien brein
  breken brengen breuk brief bries bril broed broek broer brok brommer bron brood broodje brouwer brug bruid bruin
  bruis buigen buik buis buit buiten bukken bult bunker buur buurt cent cijfer cilinder cirkel citroen daad daar
  daarna daarom dadelijk dagelijks dalen damp danken dans dansen danser dapper darm dauw deeg deel deken dekken
  deksel delen deler denken derde dertien dertig deugd deuk deur deze dicht dichter dief dienen dienst diep diepte
  dier dijk diner ding direct distel dochter doden doek doel dokter dolk donder donker dood doof doop door doorn
  doos dorp dorst dorstig douane douchen draad draaien draak draf dragen drank dreigen drempel drift drijven
  drinken droevig drogen dromen dronken droog droom drop druif druk drukken druppel dubbel duidelijk duif duiken
  duim duin duit duivel duizend duren durven dutten duur duwen dwaas dwang dweilen dwerg dwingen echo echter eend
  eerlijk eerst eerste eeuw eeuwig effen egel eigen eiland eind einde eindigen eisen ekster elkaar emmer energie
  engel enige enkel enkele eren ergens erkennen ernst ernstig ervaren erwt eten euro examen ezel fabel fabriek
  fakkel falen feest feit fiets fietsen fijn film flat fles fluisteren fluit fluiten folie fort foto fout fris
  fruit gaar gaas gang gans gapen garage garen gast gebaar gebak gebed gebergte gebeuren gebied gebit gebouw
  gebruiken gedachte gedicht geduld geduldig geel geest geheel geheim geheugen geit geld gelden gelijk geloof
  geloven geluid geluk gelukkig gemak gemakkelijk gemeen gemeente genezen genieten genoeg genot geraamte gereed
  gericht geschenk gesprek getal geul geur gevaar geval gevel geven gevoel gevolg geweer gewei geweld geweldig
  gewicht gewoon gewoonte gezag gezellig gezicht gezin gezond gids gier gierig gieten gift gips gist gisteren
  gitaar glad glas glijden gloed goed golf gooien goot gordel gordijn goud graad graaf graag graan gracht graf gram
  grap gras gratis graven greep grens griep grijpen grijs groef groei groeien groen groente groep groet groeten
  grond groot grootte grot gunst haag haai haak haan haar haard haas haat hagel hakken halen half halm hals halte
  hamer hameren hand handel handig hangen hard haring hark harnas harp hars hart haten haven haver havik hebben
  hechten heel heen heerlijk heersen heet heks helaas held helder helft helm helpen hemd hemel hengel herfst
  herhalen herkennen herstellen hert heten heup heuvel hiel hier hijgen hinken hitte hobby hoed hoef hoek hoes
  hoest hoesten hoewel hond honderd honger hongerig honing hoofd hoog hoogte hooi hoop hoorn hopen horde horen
  horloge hotel houden hout huid huidig huilen huis hulp humor huren huur idee ieder iemand iets ijver ijverig
  ijzer indien inhoud inkt invullen jaar jacht jagen jager jeugd jeuk jeuken jong jongen jood juichen juist juli
  jullie juni jurk kaak kaal kaars kaart kaartje kaas kabel kachel kade kalf kalk kalm kameel kamer kammen kamp
  kanaal kanon kans kant kantoor kapel kapper karper kast kasteel kater katoen kauwen keel keer kegel kelder kennen
  kennis keren kerk kern kers ketel ketting keuken keus kever kiem kies kiezel kiezen kijken kikker kind kist klaar
  klacht klagen klant klap klappen klas klauw klaver kleden kleed klei klein klem kleur kleurig klif klikken klim
  klimmen klink klinken klinker klok klomp klont kloof klooster kloppen kluis klus knal knap knecht knie knielen
  knijpen knikken knippen knol knoop knop knopen koek koekje koel koelen koers koffer koffie kogel koken kolf kolom
  komeet komen komma konijn koning koningin kooi kool koor koord koorts kopen koper kopje korf korrel korst kort
  kosten koud kous kraag kraai kraal kraam kraan krab krabben kracht kraken kramp krans krant krap kras krat kreeft
  kreet kreunen kreupel krijgen krijt kring kroeg krom kroon kruid kruik kruin kruipen kruis kruk kubus kudde kuif
  kuiken kuil kuip kuit kunnen kunst kussen kust kwaad kwal kwart kwast kwetsen laag laan laars laat laatste lach
  lachen ladder lade laden lading laken lamp land landen lang langs lans last lastig laten later lawaai leeg leem
  leer leerling leeuw legen legende leger leggen leiden lekken lekker lelijk lenen lengte lens lente lepel leraar
  lerares leren letten letter leugen leuk leuning leven levend levendig lever leveren lezen lezer lichaam licht
  lied liedje lief liefde liegen liever liggen lijden lijf lijk lijken lijm lijmen lijn lijst likken linde links
  linnen lint linze list liter loep loeren loket long lood loods loof look loon loop lopen loven lozen lucht luid
  luik luis luisteren lukken lunch lust maag maal maaltijd maan maand maandag maar maart maat macht magneet mailen
  mais maken makkelijk malen mand mank mantel markt masker massa mast matras matroos meedoen meel meenemen meer
  meest meestal meester meeuw meisje melk meloen mengen mengsel mens merel merk mest metaal meteen meten meter
  metro middag mier mijn mikken miljoen minder minister minst minuut missen mist mits modder mode modern moed
  moeder moedig moeilijk moeite moer moeras moeten mogelijk mogen molen moment mond monnik monteur mooi moord
  morgen mossel mosterd motor mouw muil muis munt museum muts muur muziek naad naaien naald naam naast nabij nacht
  nadat nadenken nagel natuur nauw navel neef negen negentien negentig nemen nergens nest netel netjes neus nevel
  nicht niemand nier niets nieuw niezen nodig noemen noemer nogal nogmaals nood nooit noot norm normaal november
  nuchter nuttig ober oceaan ochtend oefenen oefening oever offer oktober olie olijf omdat omhoog omlaag omtrek
  onbekend onbeleefd onder ondiep onduidelijk oneerlijk ongeduldig ongelijk ongeluk ongelukkig onhandig onkruid
  onmogelijk onnodig ontevreden onthouden ontstaan onvriendelijk onwaar onweer onze onzeker oogst oogsten oord
  oordeel oordelen oorlog oorzaak oost opdracht open openen opgave ophouden opletten opnieuw opruimen opstaan
  oranje orde orgaan orgel otter ouder oven over overal overleven overval paal paar paard paarl paars pagina pakken
  paleis paling palm paneel panter papier parel park parkeren passen passer pasta paus pauze pech pedaal peer peil
  pels penseel peper perk perron pers persen perzik pest pesten peul piano pijl pijn pijp piloot pink plaag plaat
  plaats plaatsen plagen plakken plan planeet plank plannen plant planten plas plastic plat plegen plein pleister
  pleiten plek plicht ploeg plooi pluim plukken poel poes poets poetsen politie pols pomp pont poort poot post
  potlood pracht prachtig praten precies prei prent prijs prijzen prik prikken prins prinses printen prisma
  proberen procent product proef proeven prooi prop pruik pruim puin punt puntig puzzel raad raaf raam raap raar
  raden radio raken rand rang raspen rauw razen reactie reageren recept recht rechter rechts redden rede reden
  reeks regel regelen regen regenen regering reiger reis reizen rekenen rekening rennen rente repareren rest reuk
  reus richten ridder riem riet rijden rijk rijm rijp rijpen rijst rijzen rillen ring riool ritme rits rivier
  robijn roede roeien roem roepen roer roeren roest roet rogge roken rollen romp rond rood rook room roos rooster
  rots rouw roze rubber rugzak ruiken ruil ruilen ruim ruimen ruimte ruit rund rups rust rusten rustig saai samen
  saus schaal schaap schaar schaats schaatsen schade schaden schaduw schamen schat schatten schedel scheef scheiden
  schelp schenken scheppen scheren scherf scherm scherp schets scheur scheuren schieten schijnen schil schild
  schilder schilderen schilderij schillen schip schoen schoft school schoon schoot schop schoppen schors schort
  schot schotel schouder schrift schrijven schrijver schrik schrikken schroef schudden schuim schuin schuiven
  schuld schuur sein sier simpel sinds sjaal sjouwen slaaf slaan slaap slag slagen slager slak slang slapen slecht
  slechts slee sleep slepen sleuf sleutel slib slijpen slikken slim slipper sloep slof slok sloot slordig slot
  sluipen sluis sluiten slurf smaak smaken smal smeken smelten smeren smid snaar snappen snavel snee sneeuw
  sneeuwen snel snijden snoek snoep snoepen snoer snor snuit snurken soep soms soort spaak spade span spannen
  spannend spanning spar sparen spatten specht speer spek spel speld spelen speler spellen spelt spiegel spier
  spijker spijs spijt spijten spil spin spits splijten spoedig spoel spons spook spoor sport spotten spraak spreken
  spreuk springen sprong spruit spuit spuiten spul staaf staal staan staart staat stad staf stal stam stand stap
  stapel stappen start starten station steeds steeg steek steel steen steil steken stekker stelen stem step ster
  sterk sterven steun stevig stier stift stijgen stijl stikken stil stilte stinken stip stoel stoep stof stok stom
  stomp stoom stoot stop stoppen storen storm storten stoten straal straat straf straffen strak straks stralen
  strand streek streep strelen streng streven strijd strijden strijken strik strikt stro stroef stromen strooien
  strook stroom stroop strop struik student studeren stuk sturen stuur suiker taak taal taart tabak tabel tachtig
  tafel tand tang tante tapijt tarwe tasten teder teelt teen tegel tegen teken tekenen tekst tellen teller tempel
  tent tenzij terras terug teug tevreden thee thema thuis tijd tijdelijk tijdens tijger tikken tillen timmer titel
  toch tocht toenemen toestel toets toeval toga tomaat toneel tonen tong toon toorn toren totdat touw traag traan
  tram trap tred treffen trein trekken treuren troep trommel trompet troon troost trots trouw trouwen trui tuig
  tuin tulp tunnel turf tussen twaalf tweede twijg twintig typen uitgang uitkleden uitleggen vaak vaart vaas vacht
  vader vallen vals vanaf vandaag vangen vangst varen varken vast vechten veel veen veer veertien veertig vegen
  veilig veld venster veranderen verbergen verbeteren verbieden verbinden verbruiken verdelen verdienen verdriet
  verdrietig verdrinken verdwijnen verf vergaderen vergelijken vergelijking vergeten vergeven verhaal verhuizen
  verkeer verkeerd verklaren verlaten verlegen verlengen verlies verliezen vermijden vermoeden vernielen verpleger
  vers verschijnen verschillen verschillend verstaan vertalen vertellen vervelen verven verwarmen verzorgen vest
  vete veter vezel vier vierde vieren vies vijand vijf vijfde vijftien vijftig vijg vijl vijver vilt vinden vinger
  viool virus vissen visser vlag vlak vlam vlas vlecht vlees vlek vleugel vlieg vliegen vlijt vlijtig vlinder vloed
  vloeien vloer vlok vloot vlot vlucht vocht vochtig voeden voeding voelen voer voeren voet vogel volgen volgend
  volk vonk voogd voor voordat voorraad voorspellen voorstellen vooruit vorig vork vorm vorst vouw vouwen vraag
  vracht vragen vrede vreemd vrees vrek vreugde vrezen vriend vriendelijk vriendin vriezen vrij vroeg vrouw vrucht
  vuil vuist vullen vuur waaien waaier waar waard waarde waarom waas wacht wachten wagen wakker walnoot walvis
  wandelen wang want wapen warm warmte wassen water week weelde weer wees wegen weigeren weinig wekken wekker welke
  wenden wennen wens wensen wereld werk werken werpen wervel wesp weten wieg wiel wiens wier wijk wijken wijn wijs
  wijze wijzen wikkelen wild wilg willen wind winkel winkelen winnen winst winter wissel wisselen wissen woede wolf
  wolk wond wonen woning woord worden worm worst wortel wraak wrak wrat wrijven zaad zaadje zaag zaaien zaak zaal
  zacht zadel zagen zakken zalf zalm zand zang zanger zeef zeep zeer zege zegel zegenen zeggen zeil zeilen zeis
  zeker zelden zelf zelfde zelfs zenden zenuw zestien zestig zetten zeven zeventien zeventig zich zicht ziek ziekte
  ziel zien zijde zijn zilver zingen zink zinken zitten zodat zoeken zoen zoet zojuist zolder zomer zondag zonde
  zonder zool zoom zoon zorg zorgen zout zuchten zuigen zuil zuinig zuivel zullen zusje zuster zuur zwaaien zwaan
  zwaar zwaard zwak zwam zwart zweep zweer zweet zwemmen zwerm zweten zweven zwijgen zwijn
  """
