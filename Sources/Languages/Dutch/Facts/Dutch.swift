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
  aak aal aanbod aandacht aangenaam aankomen aankomst aannemen aantal aanval aanwezig aap aar aard aardappel aardbei
  aarde aardig aarzelen abdij accent accepteren acht achter achterkant achteruit achttien acteur actie adel adem
  ademen ader adres advies afdeling affaire afgrond afkomst afnemen afscheid afspraak afspreken afstand afval afwas
  afwassen afwezig agenda agent akker akkoord akte al alarm album alcohol algemeen alle allebei alleen allemaal
  alles altijd alweer amandel ambacht ambt ananas ander anders angst anjer anker antwoord antwoorden apart apotheek
  apotheker appel april arbeid arbeider arend arm armoede artikel arts as asfalt asiel atlas atoom auto avond
  avontuur azijn baai baal baan baar baard baas baby bacterie bad baden bagage bagger bak baken bakken bakker
  bakkerij baksteen bal baldadig balk balkon ballet ballon balpen ban banaan band bang bank bar baret barmhartig
  barst barsten bas base basis bast batterij bed bedanken bede bedoelen bedrag bedreigen bedriegen bedrijf beek
  beeld been beer beest beet begeleiden begin beginnen begraven begrijpen begrip behalen behalve behandelen behoefte
  behoren behouden beide beitel bek bekend bekennen beker beklimmen bel beleefd beleg beleid bellen belofte beloven
  bende beneden benzine bepaald bepalen bereid bereiden bereiken berekenen berg bericht berk beroemd beroep beroven
  bes beschaafd beschermen beschrijven besef beslissen besluit besluiten bespreken best bestaan besteden bestellen
  bestuur betalen betekenen beter beton betrouwen beuk beul beurs beurt bevallen bevatten bevel bevelen bever
  bevestigen bevolking bevriezen bewaren bewegen beweging beweren bewijs bewijzen bewolking bewonderen bewust bezem
  bezet bezig bezit bezitten bezoek bezoeken bezorgen bibliotheek bidden bieden bier biet big bij bijbel bijl bijna
  bijten bijzonder bil biljet binden bink binnen bit bitter blaar blaas blad blaf blank blauw blauwe blazen bleek
  blij blijken blijven blik bliksem blind bloed bloeden bloedig bloei bloeien bloem blok blond bloot blos blozen
  blussen bocht bode bodem boef boeg boei boek boel boer boerderij boerin boete boeten bof bok bol bon bond bont
  boodschap boog boom boon boor boord boos boosheid boot bord boren borg borst borstel bos bosbes boter botsen bout
  bouw bouwen bouwer boven braaf braam braden brand branden breed breedte breien brein breken brengen breuk brief
  bries bril broed broeder broek broer brok brom brommer bron brood broodje brouwer brug bruid bruiloft bruin bruis
  brul buffel bui buidel buigen buik buil buis buit buiten bukken bul bult bunker bureau burgemeester burger bus
  buur buurman buurt cent centraal cijfer cilinder cirkel citroen club commissie daad daag daar daarna daarom dadel
  dadelijk dag dagelijks dak dal dalen dam dame damp dan dank dankbaar danken dans dansen danser dapper darm das
  dauw deeg deel deelnemen dek deken dekken dekking deksel delen deler delta den denken derde dertien dertig
  deskundig deugd deuk deur deze dezelfde dicht dichtbij dichter dieet dief dienen dienst diep diepte dier dierbaar
  dij dijk dik dikwijls diner ding direct directeur distel dit divisie docht dochter dode doden doek doel doelpunt
  dok dokter dolk dom domme donder donker dood doof dooi dooier doop door doorgaan doorn doos dop dorp dorst dorstig
  douane douchen dov dozijn draad draai draaien draak drab draf dragen drang drank draven dreigen drempel dreun
  drift drijven dril dringen drink drinken droevig drogen dromen dronken droog droom drop druif druk drukken druppel
  dubbel duel duidelijk duif duik duiken duim duin duister duit duivel duizelig duizend dun duren durf durven dutten
  duur duwen dwaas dwalen dwang dweilen dwerg dwingen echo echt echter economie eed eek eend eenheid eenvoudig
  eenzaam eer eerder eerlijk eerst eerste eeuw eeuwig effen eg egel ei eigen eigenaar eik eiland eind einde
  eindelijk eindigen eis eisen ekster el elektrisch elk elkaar ellende els emmer emotie en end energie engel enige
  enkel enkele enorm ent envelop er eren erf erfenis erg ergens erkennen ernst ernstig ervaren ervaring erwt etage
  eten euro even evenwicht evolutie examen ezel fabel fabriek fakkel falen familie farm fase fee feest feestelijk
  feit fel fiets fietsen fietser figuur fijn film fit flat flauw fles flink fluisteren fluit fluiten foei fok folie
  fonds fontein fort foto fotograaf fout fraai fractie frame fris front fruit functie gaaf gaan gaap gaar gaas
  gaatje gal galg galm galop gang gans ganzen gapen garage garen gas gast gat gave gazon gebaar gebak gebed gebergte
  gebeuren gebied gebit geboorte geboren gebouw gebrek gebruik gebruiken gedachte gedeelte gedicht gedrag geduld
  geduldig gedurende geel geen geest geheel geheim geheugen geit gek geld gelden gele geleden geleerd gelijk geloof
  geloven geluid geluk gelukkig gemak gemakkelijk gemeen gemeente gemiddeld genezen genieten genoeg genot geraamte
  gereed gericht gerst geschenk geschiedenis geschikt gesp gesprek getal getuige geul geur gevaar gevaarlijk geval
  gevangen gevangenis gevel geven gevoel gevolg geweer gewei geweld geweldig gewicht gewoon gewoonte gezag gezang
  gezellig gezicht gezin gezond gids gier gierig gieten gif gift gil gillen gips gist gisteren gitaar glad glans
  glas gleuf glijden glimmen gloed god goed goedkoop gok golf gom gong gooien goot gordel gordijn gort goud graad
  graaf graag graan graat gracht graf gram granaat grap grappig gras gratis graven greep grendel grens griep grijpen
  grijs gril grind groef groei groeien groen groente groep groet groeten grof grond groot grootmoeder grootte
  grootvader grot gruis gulden gunst haag haai haak haal haan haar haard haas haast haastig haat hagel hak haken
  hakken hal halen half halm hals halte ham hamer hameren hand handdoek handel handelaar handig hang hangen hap hard
  haren harig haring hark harnas harp hars hart haten haven haver havik hebben hecht hechten heden heel heen heer
  heerlijk heersen heet heffen heft heg heide heil heilig hek heks hel helaas held helder helft hell helm help
  helpen hem hemd hemel hemelvaart hen hengel herder herfst herhalen herinneren herkennen herrie hersenen herstellen
  hert hete heten heup heuvel hevig hiel hier hijgen hijsen hinder hink hinken hitte hobby hoed hoef hoek hoes hoest
  hoesten hoeveel hoeven hoewel hof hok hol homp hond honderd honger hongerig honing hoofd hoofdstad hoofdstuk hoog
  hoogte hooi hoon hoop hoorn hop hopen horde horen horizon horloge hort hotel houden hout huid huidig huig huilen
  huis huishouden huiswerk hul hulp hulst humor hun huren hut huur huwelijk huwen idee ieder iedereen iemand iets
  ijs ijver ijverig ijzer illusie indien indruk informatie inhoud inkt inval invullen inwoner ivoor ja jaar jacht
  jagen jager jak jam jarig jas jeugd jeugdig jeuk jeuken jij jong jonge jongen jood joods juf juichen juist juk
  juli jullie juni jurk kaai kaak kaal kaap kaars kaart kaartje kaas kabel kabinet kachel kade kader kalender kalf
  kalk kalm kam kameel kamer kammen kamp kamperen kan kanaal kanon kans kant kantoor kap kapel kapot kapper kar
  karper kas kassa kast kasteel kat kater katoen kauwen keel keer kegel kei keizer kelder kelk kennen kennis kerel
  keren kerf kerk kern kers ketel keten ketting keuken keus keuze kever kiem kier kies kiezel kiezen kijk kijken
  kikker kil kin kind kinderen kip kist klaar klacht klad klagen klam klank klant klap klappen klas klauw klaver
  kleden kleding kleed klei klein kleine kleinkind klem kleur kleurig kleven klier klif klikken klim klimmen klink
  klinken klinker klip klok klomp klont kloof klooster klop kloppen klos klucht kluif kluis kluit klus kluts knal
  knap knecht kneden kneep knie knielen knijpen knik knikken knippen knol knoop knop knopen knot koe koek koekje
  koel koelen koers koets koffer koffie kogel kok koken kolen kolf kolk kolom kom komeet komen komend komma kompas
  konijn konijnen koning koningin koninkrijk kooi kook kool koop koopman koor koord koorts kop kopen koper kopje
  koppig koren korf korrel korst kort korting kost kosten koud koude kous kraag kraai kraak kraal kraam kraan krab
  krabben kracht krachtig kraken kramp krans krant krap kras krat krediet kreeft kreet kreunen kreupel krijg krijgen
  krijt krik krimpen kring kroeg kroes krom kromme kroon krop kruid kruik kruim kruin kruipen kruis kruit kruk krul
  kubus kudde kuif kuiken kuil kuip kuit kunnen kunst kurk kus kussen kust kwaad kwaal kwal kwaliteit kwart kwast
  kwetsen laag laan laars laat laatste lach lachen ladder lade laden lading laf lak laken lam lamp land landbouw
  landen lang langs langzaam lans lap last lastig lat laten later lauw lava lawaai lawine leed leeftijd leeg leek
  leem leen leep leer leerling lees leeuw legen legende leger leggen lei leiden leiding lek lekken lekker lel lelie
  lelijk lende lenen lengte lenig lens lente lepel leraar lerares leren les lesgeven letten letter leugen leugenaar
  leuk leun leuning leus leven levend levendig lever leverancier leveren lezen lezer lezing lichaam lichamelijk
  licht lid lied liedje lief liefde liegen lier lies liever lift liggen lijden lijf lijk lijken lijm lijmen lijn
  lijst likken linde linker links linnen lint linze lip list liter lob loep loeren lof lok loket lol lomp long lood
  loods loof look loon loop loos lopen los lossen lot loting louter loven lozen lucht lui luid luiden luik luis
  luister luisteren lukken lunch lus lust maag maagd maaien maal maaltijd maan maand maandag maar maart maas maat
  macht machtig made mager magneet mailen mais maken makkelijk mal malen mand manen mank mantel map mark markt
  masker massa mast mat mate matig matras matroos mauw me mede medicijn mee meedoen meel meenemen meer mees meest
  meestal meester meet meeuw meid meisje melden melk melken meloen men meneer mengen mengsel mening mens menselijk
  mentaal merel merg merk mes mest metaal meteen meten meter metro meubel mevrouw mezelf middag midden middernacht
  mier mijl mijn mijnheer mijt mik mikken milieu miljoen milt min minder minister minst minuut mis misdaad mislukken
  misschien missen missie mist mits mob modder mode model modern moe moed moeder moedig moeilijk moeite moer moeras
  moes moeten mogelijk mogen mok mol molen mom moment mond monnik monteur mooi mooie moord moot mop moreel morgen
  mos mossel most mosterd mot motor mouw muf mug muil muis munt museum muts muur muziek muzikant naad naaf naaien
  naaister naakt naald naam naar naarmate naast nabij nacht nadat nadenken nagel namelijk nap nar nat natie
  nationaal natuur natuurlijk nauw navel nederig nederlands neef neer nees negen negentien negentig nek nemen
  nergens nest net netel netjes neus nevel nicht niemand nier niet niets nieuw nieuwe nieuws niezen nis nodig noemen
  noemer nogal nogmaals nok non nood nooit noot norm normaal nors noten notie november nu nuchter nul nut nutteloos
  nuttig ober oceaan ochtend oefenen oefening oever offer oksel oktober olie olijf olm om omdat omgeving omhoog
  omlaag omtrek onbekend onbeleefd onder onderwijs onderzoek ondiep onduidelijk oneerlijk ongeduldig ongelijk
  ongeluk ongelukkig ongeveer onhandig onkruid onmogelijk onnodig ons ontbijt ontdekken ontdekking ontevreden
  onthouden ontmoeten ontslag ontstaan ontvangen ontwikkeling onvriendelijk onwaar onweer onze onzeker oog oogst
  oogsten ooi ooit oom oor oord oordeel oordelen oorlog oorzaak oost oosten op opdracht open openbaar openen opera
  operatie opeten opgave ophouden opletten oplossing opnieuw oppervlakte opruimen opstaan opvoeden oranje orde
  orgaan orgel orkaan orkest os otter oud oude ouder oven over overal overheid overleven overval overwinning paal
  paar paard paarl paars pacht pad paddenstoel pagina pak pakken pal paleis paling palm pan pand paneel paniek
  panter pap papa papegaai papier parade parel park parkeren pas paspoort passen passer pasta pastei patent pater
  patrijs pauk paus pauw pauze pech pedaal peen peer pees peil pek pels pen pendel pens penseel pensioen peper perk
  perron pers persen perzik pest pesten pet peuk peul peuter piano pij pijl pijn pijp pil piloot pin pink pint pion
  piraat pit plaag plaat plaats plaatselijk plaatsen plafond plagen plak plakken plan planeet plank plannen plant
  planten plas plastic plat plechtig plegen plein pleister pleiten plek plicht plint ploeg plof plooi plotseling
  plug pluim pluis plukken plus poel poen poes poets poetsen pol polder polis politicus politie politiek pols pomp
  pond pont pony pook pool poort poot pop port portie portret pos positie post postbode pot potlood praal praat
  pracht prachtig praten precies prei prent president prettig priester prijs prijzen prik prikken prins prinses
  printen prisma proberen probleem procent product proef proeven professor prooi prop provincie pruik pruim publiek
  puin puist punt puntig pupil put puzzel raad raadsel raaf raak raam raap raar race rad raden radio rail raken ram
  ramp rand rang rank rap rapport ras rasp raspen rat rauw raven razen reactie reageren recept recht rechter rechts
  rechtvaardig redden redding rede reden reeks reep regel regelen regelmatig regen regenen regering reiger reis
  reizen reiziger rek rekenen rekening rem ren rennen rente repareren resolutie rest reuk reus revolutie revue rib
  richel richten richting ridder riem riet rif rij rijden rijgen rijk rijkdom rijm rijmen rijp rijpen rijs rijst
  rijzen rillen ring riool ris rit ritme rits ritueel rivier rivieren rob robijn robot rode roede roeien roem roep
  roepen roer roeren roest roet rog rogge roken rol rollen rom roman rommel romp rond rood roof rook room roos
  rooster rot rots rotten rouw rover roze rozijn rubber rug rugzak ruif ruig ruiken ruil ruilen ruim ruimen ruimte
  ruin ruis ruit ruiter rund rups rust rusten rustig ruw saai saffier salade saldo samen samenleving sap saus schaaf
  schaak schaal schaap schaar schaats schaatsen schade schaden schaduw schakel schamen schans schat schatten schede
  schedel scheef scheen scheep scheer scheiden scheikunde schelden schelp schema schenken schep scheppen scheren
  scherf scherm scherp schets scheur scheuren schieten schijf schijn schijnen schik schil schild schilder schilderen
  schilderij schillen schip schitteren schoen schoenen schoft schok school schoon schoot schop schoppen schor schors
  schort schot schotel schouder schouw schraal schram schrift schrijven schrijver schrik schrikken schroef schudden
  schuif schuim schuin schuiven schuld schuldig schuur schuw seconde sectie sein seizoen sessie sfeer sier sigaret
  simpel sinaasappel sinds sjaal sjouwen sla slaaf slaan slaap slachtoffer slag slagen slager slagveld slak slang
  slank slap slapen slecht slechte slechts slede slee sleep slepen slet sleuf sleur sleutel sleutels slib slijpen
  slikken slim slinger slip slipper sloep slof slok sloop sloot slordig slot sluipen sluis sluiten slurf smaak smak
  smakelijk smaken smal smart smeden smeer smeken smelten smeren smet smid smijten snaar snappen snavel snede snee
  sneeuw sneeuwen snel snijden snik snip snoeien snoek snoep snoepen snoer snor snuit snurken soep sok soldaat som
  sommige soms soort soortgelijk spaak spaan spade span spannen spannend spanning spar sparen spatten specht
  speciaal speer spek spel speld spelen speler spellen spelt spiegel spier spies spijker spijs spijt spijten spil
  spin spinnen spinnenweb spit spits spleet splijten spoed spoedig spoel spons spook spoor sport spot spotten spraak
  spreken spreuk spring springen sproeien sproet sprong sprookje spruit spugen spuit spuiten spul staaf staal staan
  staart staat stad staf stage staking stal stallen stam stamp stampen stand stang stank stap stapel stappen start
  starten station steeds steeg steek steel steen steil steken stekker stel stelen stellen stelt stem step ster sterk
  sterven steun stevig stier stift stijf stijgen stijl stik stikken stil stilte stinken stip stoel stoep stoer stoet
  stof stok stom stomp stoof stook stoom stoot stop stoppen storen storm storten stoten straal straat straf
  strafbaar straffen strak straks stralen strand streek streep strelen streng streven strijd strijden strijder
  strijken strik strikt stro stroef stromen stronk strooien strook stroom stroop strop struik student studeren
  studie stug stuip stuit stuk sturen stuur suf suiker taai taak taal taalkunde taart tabak tabel tablet tachtig
  tafel tak tal talg tam tand tandarts tang tank tante tap tapijt tarief tarwe tas tast tasten teder teef teek teelt
  teen teer tegel tegelijk tegen tegenover teken tekenen tekst tel telefoon teleurstellen televisie tellen teller
  temmen tempel tempo tenger tent tenzij terras terug testen teug tevreden theater thee thema thuis tij tijd
  tijdelijk tijdens tijger tik tikken tillen timmer tip tiran titel tobbe toch tocht toekomst toenemen toestaan
  toestand toestel toets toeval toevallig toga tol tolk tomaat tomaten toneel tonen tong toon toorn toorts top tor
  toren totdat touw traag traan traditie tralie tram trap tred trede treffen trein trek trekken trekker treur
  treuren treurig triest trillen troef troep trog trom trommel trompet tronk troon troost tros trots trouw trouwen
  truc trui tucht tuig tuin tuit tulp tunnel turen turf tussen twaalf tweede tweeling twijfel twijfelen twijg
  twintig twist type typen ui uier uil uit uitgang uitkleden uitleg uitleggen uitnodigen uitspraak uitvinder
  uitvinding uitzicht uniek uur vaag vaak vaal vaan vaart vaas vacht vader vak vakantie val valk vallen vals van
  vanaf vanavond vandaag vang vangen vangst vanmorgen varen varken vast vasten vat vatten vechten vee veel veen veer
  veertien veertig vegen veilig veiligheid vel veld vellen ven venster vent ver veranderen verandering
  verantwoordelijk verband verbazen verbergen verbeteren verbetering verbieden verbinden verboden verbruiken
  verdedigen verdelen verder verdienen verdriet verdrietig verdrinken verdwijnen vereniging verf vergaderen
  vergadering vergelijken vergelijking vergeten vergeven vergif vergissing vergroten verhaal verhouding verhuizen
  verkeer verkeerd verklaren verkopen verkoper verlangen verlaten verleden verlegen verlengen verlies verliezen
  verlof verloren vermijden vermoeden vernielen veroorzaken veroveren verpleger verplicht verraden verrassing vers
  verschijnen verschil verschillen verschillend verschrikkelijk versie versieren verslaan verstaan verstand
  verstoppen vertalen vertaling vertellen vertrekken vertrouwen vervangen vervelen verven verwachten verwarmen
  verwarming verwonden verzamelen verzekering verzinnen verzoek verzorgen vest vet vete veter vezel vier vierde
  vieren vierkant vies vijand vijandig vijf vijfde vijftien vijftig vijg vijl vijver vilt vin vinden vinger vink
  viool virus vis visite vissen visser vitamine vla vlag vlak vlakte vlam vlas vlecht vlechten vleermuis vlees vlek
  vleugel vlieg vliegen vliegtuig vlies vlijt vlijtig vlinder vlo vloed vloeibaar vloeien vloek vloer vlok vloot
  vlot vlucht vocht vochtig voeden voeding voedsel voeg voelen voer voeren voet vogel vol volgen volgend volgende
  volk volksfeest volledig volt volwassen vonk vonnis voogd voor voorbeeld voorbij voordat voordeel voorkomen
  voornaam voorraad voorspellen voorstel voorstellen vooruit voorzichtig vorig vorige vork vorm vorst vos vouw
  vouwen vraag vracht vragen vrede vreedzaam vreemd vrees vrek vreselijk vreten vreugde vrezen vriend vriendelijk
  vriendin vries vriezen vrij vrijheid vroeg vroeger vrolijk vrouw vrucht vuil vuist vullen vuur waag waaien waaier
  waak waan waar waard waarde waarheid waarom waarschijnlijk waarschuwen waas wacht wachten wad wafel wagen wak
  waken wakker wal walnoot wals walvis wand wandelen wang wanneer want wapen war warm warmte was wasmachine wassen
  wat water web wed wedstrijd weduwe weduwnaar week weelde weer weerbericht wees weg wegen weide weiden weigeren
  weigering weinig wekelijks wekken wekker wel welke welkom welp welvaart wenden wennen wens wensen wereld
  werelddeel werf werk werkelijk werken werknemer werp werpen wervel wesp west wet weten wetenschap wetenschapper
  weven wever wezel wezen wieg wiel wiens wier wijd wijden wijf wijk wijken wijn wijs wijze wijzen wikkelen wil wild
  wilg willen wind winden winkel winkelen winnen winst winter wip wis wissel wisselen wissen wit witte woede woest
  wol wolf wolk wond wonderlijk wonen woning woonplaats woord worden worm wormen worp worst worstelen wortel woud
  wraak wrak wrat wreed wreedheid wreken wrijf wrijven wringen wrok wuif zaad zaadje zaag zaaien zaak zaal zacht
  zadel zagen zak zakken zalf zalm zand zang zanger zat zebra zee zeef zeem zeep zeer zege zegel zegen zegenen
  zeggen zeil zeilen zeis zeker zelden zeldzaam zelf zelfde zelfs zelfstandig zenden zenuw zenuwachtig zestien
  zestig zetel zetten zeug zeven zeventien zeventig zich zicht zie ziek ziekenhuis ziekte ziel zien zier zijde zijn
  zilver zin zingen zink zinken zit zitten zitting zodat zoek zoeken zoen zoenen zoet zojuist zolder zomer zomers
  zondag zonde zonder zonnig zool zoom zoon zorg zorgen zorgvuldig zot zout zucht zuchten zuid zuigen zuil zuinig
  zuip zuipen zuivel zuiver zullen zus zusje zuster zuur zwaaien zwaan zwaar zwaard zwak zwam zwanger zwart zweem
  zweep zweer zweet zwellen zwemmen zwemmer zweren zwerm zweten zweven zwijgen zwijn zwoegen
  """
