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
  dates.writing.beforeOurEra = "v.Chr."
  dates.writing.ourEra = "n.Chr."
  return dates
}()

/// Dutch words of every day and of school.
private let dutchWords = """
  aak aal aanbevelen aanbieden aanbieding aanbod aanbrengen aandacht aandeel aandoen aandringen aanduiden aangaan
  aangenaam aangeven aangifte aangrijpen aanhouden aanhouding aanklacht aankomen aankomst aankondigen aanleg aanleggen
  aanleiding aanmaken aanmelden aanmoedigen aannemen aanpak aanpakken aanpassen aanpassing aanraden aanraken aanraking
  aanrichten aanslag aansluiten aansluiting aanspraak aanspreken aansteken aanstellen aantal aantonen aantrekkelijk
  aantrekken aanvaarden aanval aanvallen aanvang aanvankelijk aanvoer aanvoerder aanvraag aanvragen aanvullen
  aanvulling aanwezig aanwezigheid aanwijzen aanwijzing aanzetten aanzien aanzienlijk aap aar aard aardappel aardbei
  aarde aardig aarzelen abdij abonnement absoluut abstract academie accent accepteren acht achter achteraf achtergrond
  achterhalen achterkant achterlaten achternaam achterstand achteruit achtervolgen achttien acteur actie actief
  activiteit actueel adel adem ademen ader adres advies adviseren adviseur afbeelding afbreken afdeling afdruk affaire
  afgelopen afgrond afhangen afhankelijk afkeuren afkomst afleiden afleiding aflopen afmaken afnemen afrekenen
  afronden afschaffen afscheid afslag afsluiten afspelen afspraak afspreken afstammen afstand aftrekken afval
  afwachten afwas afwassen afwezig afwijken afwijking afwijzen afwisselen afzetten afzonderlijk agenda agent agrarisch
  agressief akker akkerbouw akkoord akte al alarm alarmeren album alcohol aldus alfabet algemeen alle allebei alleen
  allemaal alles alsnog alternatief althans altijd alweer amandel ambacht ambassade ambassadeur ambitie ambt ambtenaar
  ambulance analyse analyseren ananas ander anderhalf anders angst angstig anjer anker antwoord antwoorden apart
  apotheek apotheker apparaat appel applaus april arbeid arbeider arbeidsmarkt archief architect architectuur arend
  argument arm armoede arrestatie arresteren artikel arts as asfalt asiel aspect assistent atlas atletiek atoom auteur
  auto automatisch autoriteit avond avondeten avontuur azijn azijnzuur baai baal baan baar baard baarmoeder baas baby
  bacterie bad baden badkamer bagage bagger bak baken bakken bakker bakkerij baksteen bal balans baldadig balk balkon
  ballast ballet ballon balpen ban banaan band bang bank bankroet bar baret barmhartig barrière barst barsten bas base
  basis basisschool bast batterij beamen beantwoorden bebouwing bed bedaard bedanken bede bedekken bediende bedienen
  bediening bedoelen bedoeling bedrag bedreigen bedreiging bedriegen bedrijf bedrog bedwelmen beek beeld been beer
  beest beet begeleiden begeleider begeleiding begin beginnen beginsel begraafplaats begrafenis begraven begrenzen
  begrijpelijk begrijpen begrip begroten begroting behalen behalve behandelen behandeling beheer beheersen behoefte
  behoorlijk behoren behoud behouden beide beitel bejaarde bek bekend bekennen beker bekijken beklagen beklimmen
  beknopt bekwaam bel belang belangrijk belangstelling belasten belasting belediging beleefd beleg beleid beleven
  belichting bellen belofte belonen beloning beloven bemanning bemerken bemiddelen benaderen benadrukken benauwd bende
  beneden benoemen benutten benzine beoefenen beoordelen beoordeling bepaald bepalen beperken beperking beperkt beraad
  bereid bereiden bereik bereikbaar bereiken berekenen berekening berg bericht berk beroemd beroep beroven berusten
  bes beschaafd beschadigen beschaving bescheiden beschermen bescherming beschikbaar beschikken beschouwen beschrijven
  beschrijving beschuldigen besef beslag beslissen beslissend beslissing besluit besluiten besmettelijk besparen
  bespreken bespreking best bestaan bestand bestanddeel besteden bestellen bestelling bestemd bestemming bestraffen
  bestrijden bestuderen besturen bestuur bestuurder betaalbaar betalen betaling betekenen betekenis beter beton
  betreffen betrekkelijk betrekken betrekking betreuren betrokken betrouwbaar betrouwen betwijfelen beuk beul beurs
  beurt beurtelings bevallen bevatten bevel bevelen bevelhebber bever bevestigen bevinden bevoegd bevoegdheid
  bevolking bevorderen bevredigen bevriezen bevrijden bevrijding bewaker bewapening bewaren bewegen beweging beweren
  bewering bewijs bewijzen bewolking bewonderen bewoner bewoond bewust bewustzijn bezem bezet bezetting bezienswaardig
  bezig bezit bezitten bezitter bezoek bezoeken bezorgd bezorgen bezorging bezuinigen bezwaar bezwijken beëindigen
  bibliotheek bidden bieden bier biet big bij bijbel bijdrage bijdragen bijeenkomst bijkomen bijl bijlage bijna
  bijnaam bijten bijvoorbeeld bijwonen bijzonder bijzonderheid bil biljet binden bink binnen binnenkort binnenland
  binnenlands biologie bioscoop bit bitter blaar blaas blad blaf blank blauw blauwe blazen bleek blij blijkbaar
  blijken blijven blijvend blik bliksem blind bloed bloeddruk bloeden bloedig bloedvat bloei bloeien bloem bloemkool
  blok blond bloot blos blozen blussen bocht bode bodem boef boeg boei boek boekhouder boel boer boerderij boerin
  boete boeten bof bok bol bon bond bont boodschap boodschappen boog boom boon boor boord boos boosheid boot bord
  boren borg borst borstel bos bosbes boter botsen botsing bout bouw bouwen bouwer bouwkunde boven bovendien bovenste
  braaf braam braden brand branden brandstof brandweer breed breedte breien brein breken brengen breuk brief bries
  brievenbus bril broed broeder broeikas broek broer brok brom brommer bron bronzen brood broodje brouwer brug bruid
  bruikbaar bruiloft bruin bruis brul buffel bui buidel buigen buik buil buis buit buiten buitengewoon buitenland
  buitenlander buitenlands bukken bul bult bunker bureau burgemeester burger burgerlijk burgeroorlog bus buur buurman
  buurt campagne capaciteit carrière categorie cent centraal centrale chemisch chirurg christelijk chronisch cijfer
  cilinder circuit cirkel citroen club collectie collega college comfortabel commentaar commercieel commissie
  communicatie communistisch compleet complex compliment component compromis computer concentratie concept concert
  conclusie concreet concurrent concurrentie conditie conferentie conflict constant constante constateren constitutie
  constructie contact continent contract contrast controle controleren correct correspondentie creatief crimineel
  cruciaal cultureel cultuur cursus cyclus daad daadwerkelijk daag daar daarbij daarin daarmee daarna daarnaast daarom
  daarop daartoe daaruit daarvoor dadel dadelijk dag dagblad dagboek dagelijks dak dal dalen dam dame damp dan dank
  dankbaar danken dankzij dans dansen danser dapper darm das database datum dauw decennium deeg deel deelname
  deelnemen deelnemer deeltje defect definitie definitief dek deken dekken dekking deksel delen deler delta democratie
  democratisch den denkbeeld denken depressie derde dergelijk dertien dertig deskundig desnoods destijds detail deugd
  deuk deur deze dezelfde diagnose dialect diameter dicht dichtbij dichter dichtheid dictator dieet dief dienblad
  dienen dienst diep diepte dier dierbaar dierenarts digitaal dij dijk dik dikwijls diner ding diploma direct
  directeur directie discipline discriminatie discussie distel dit divisie docht dochter dode dodelijk doden doek doel
  doelgroep doelpunt doelstelling dok dokter dolk dom domein domme donder donker dood doof dooi dooier doop door
  doorbraak doorbreken doordat doorgaan doorlopen doorn doorsnede doorzetten doos dop dorp dorst dorstig douane
  douchen dov dozijn draad draaglijk draai draaien draak drab draf dragen dramatisch drang drank draven dreigen
  dreiging drempel dreun driehoek drift drijven dril dringen drink drinken drinkwater droevig drogen drogist dromen
  dronken droog droom drop druif druk drukken drukte druppel dubbel dubbelzinnig duel duidelijk duidelijkheid duif
  duik duiken duim duin duister duisternis duit duivel duizelig duizend dun duren durf durven dutten duur duurzaam
  duwen dwaas dwalen dwang dweilen dwerg dwingen dynamisch echo echt echter echtgenoot echtpaar economie economisch
  educatie eed eek eend eenheid eenmaal eenvoudig eenzaam eenzijdig eer eerbied eerder eerlijk eerst eerste eersteklas
  eeuw eeuwig effect effectief effen efficiënt eg egel ei eigen eigenaar eigendom eigenlijk eigenschap eik eiland eind
  einde eindelijk eindexamen eindigen eindresultaat eis eisen eiwit ekster el elders elektriciteit elektrisch elektron
  element elftal elk elkaar elkander ellende els emigreren emmer emotie en end energie enerzijds engel enige enkel
  enkele enorm ent enthousiast envelop er eren erf erfenis erg ergens erger erkennen ernst ernstig ervandoor ervaren
  ervaring ervoor erwt essentieel etage eten etiket euro even evenals eveneens evenement evenmin evenredig eventueel
  evenveel evenwicht evolutie examen examineren exemplaar experiment expert explosie export extra extreem ezel fabel
  fabriek factor faculteit failliet fakkel falen familie fantasie fantastisch farm fascinerend fase fataal federaal
  fee feest feestelijk feit fel festival fiets fietsen fietser fietspad figuur fijn film filosofie filosoof financieel
  financiën fit flat flauw fles flexibel flink fluisteren fluit fluiten foei fok folie fonds fontein formaat formule
  formulier fort fossiel foto fotograaf fout fraai fractie fragment frame frequentie fris front fruit functie
  functioneren fundamenteel fysiek gaaf gaan gaap gaar gaas gaatje gal galg galm galop gang gans ganzen gapen garage
  garen gas gast gastheer gastvrij gat gave gazon gebaar gebak gebaseerd gebed gebergte gebeuren gebied gebit gebonden
  geboorte geboren gebouw gebrek gebrekkig gebruik gebruikelijk gebruiken gebruiker gedachte gedeelte gedeeltelijk
  gedetailleerd gedicht gedoe gedrag geduld geduldig gedurende gedwongen geel geen geest geestelijk geestig geheel
  geheim geheimzinnig geheugen gehoor gehoorzaam gehoorzamen gehucht geit gek geld gelden gele geleden geleerd
  gelegenheid geleidelijk geleiding geliefd gelijk geloof geloofwaardig geloven geluid geluk gelukkig gelukwens gemak
  gemakkelijk gemeen gemeenschap gemeenschappelijk gemeente gemeenteraad gemiddeld generaal generatie genetisch
  genezen genieten genoeg genot gepast geraamte geraken gerecht gerechtigheid gereed gericht gerst geschenk
  geschiedenis geschiedenisles geschikt geslaagd geslacht gesp gespannen gespecialiseerd gesprek getal getroffen
  getuige geul geur gevaar gevaarlijk geval gevangen gevangene gevangenis gevecht gevel geven gevoel gevoelig gevolg
  gevolgtrekking gewapend geweer gewei geweld gewelddadig geweldig gewest gewestelijk geweten gewetensvol gewicht
  gewond gewonde gewoon gewoonlijk gewoonte gezag gezagvoerder gezamenlijk gezang gezellig gezicht gezin gezond
  gezondheid gids gier gierig gieten gif gift gil gillen gips gist gisteren gitaar glad glans glas gleuf glijden
  glimlach glimlachen glimmen gloed god godin godsdienst godsdienstig goed goedkeuren goedkeuring goedkoop gok golf
  golflengte gom gong gooien goot gordel gordijn gort goud gouden gouverneur graad graaf graafwerk graag graan graat
  gracht graf gram grammatica granaat grap grappig gras gratis graven greep grendel grens grenzeloos grenzen griep
  grijpen grijs gril grind groef groei groeien groen groente groep groeperen groet groeten grof grond grondgebied
  grondig grondlegger grondslag grondstof grondwater grondwet groot grootmoeder grootschalig grootte grootvader grot
  gruis gulden gunst haag haai haak haal haan haar haard haas haast haastig haat hagel hak haken hakken hal halen half
  halm hals halte ham hamer hameren hand handdoek handel handelaar handeling handhaven handig handleiding handschoen
  handschrift handtekening hang hangen hap hard hardnekkig haren harig haring hark harnas harp hars hart hartelijk
  hartstocht haten haven haver havik hebben hecht hechten heden heel heen heer heerlijk heersen heet heffen heft
  heftig heg heide heil heilig heilige hek heks hel helaas held helder helft hell helm help helpen hem hemd hemel
  hemelvaart hen hengel herder herfst herhaaldelijk herhalen herhaling herinneren herinnering herkennen herkomst
  herrie hersenen hersens herstel herstellen hert hervatten hervorming hete heten hetzelfde heup heuvel hevig hiel
  hier hijgen hijsen hinder hink hinken historicus historisch hitte hobby hoed hoedanigheid hoef hoek hoes hoest
  hoesten hoeveel hoeveelheid hoeven hoewel hof hok hol homp hond honderd honger hongerig honing hoofd hoofdrol
  hoofdstad hoofdstuk hoofdzakelijk hoog hoogleraar hoogstens hoogte hoogtepunt hoogwaardig hooi hoon hoop hoorn hop
  hopen horde horen horizon horizontaal horloge hort hotel houdbaar houden houding hout huid huidig huig huilen huis
  huisarts huisdier huiselijk huishouden huiskamer huisvesting huiswerk hul hulp hulpmiddel hulst humeur humor hun
  huren hut huur huwelijk huwen hypothese ideaal idee identiek identificeren identiteit ieder iedereen iemand iets ijs
  ijver ijverig ijzer illegaal illusie imago immers import impuls inbreken inbreker inbreuk incident indeling
  inderdaad indien indirect individu individueel indruk industrie industrieel infectie informatie ingang ingenieur
  ingewikkeld ingrediënt ingrijpen inhoud inhouden initiatief inkomen inkomsten inkoop inkt inleiden inleiding
  inleveren inmiddels innerlijk innovatie inrichten inrichting inschrijven inschrijving insect inspanning inspecteur
  inspectie inspiratie installatie instantie instellen instelling instituut instructie instrument integratie
  intelligent intensief interessant interesse internationaal interpretatie interview introduceren inval invasie
  investeren investering invloed invloedrijk invoer invoeren invullen inwendig inwijding inwoner inzet inzetten
  inzicht inzien islamitisch isolatie ivoor ja jaar jaarlijks jacht jagen jager jak jaloers jam jarig jas jeugd
  jeugdherberg jeugdig jeuk jeuken jij jong jonge jongen jood joods journaal journalist juf juichen juist juk juli
  jullie juni juridisch jurk justitie kaai kaak kaal kaap kaars kaart kaartje kaas kabel kabinet kachel kade kader
  kalender kalf kalk kalm kam kameel kamer kammen kamp kamperen kampioen kampioenschap kan kanaal kanon kans kanselier
  kant kantoor kap kapel kapot kapper kar karakter karper kas kassa kast kasteel kat kater kathedraal katholiek katoen
  kauwen keel keer kegel kei keizer kelder kelk kenmerk kenmerken kennelijk kennen kennis kerel keren kerf kerk
  kerkelijk kern kernachtig kernenergie kers ketel keten ketting keuken keus keuze kever kiem kier kies kiezel kiezen
  kiezer kijk kijken kikker kil kin kind kinderen kip kist klaar klaarblijkelijk klacht klad klagen klam klank klant
  klap klappen klas klassiek klauw klaver kleden kleding kleed klei klein kleine kleinigheid kleinkind klem kleur
  kleurig kleven klier klif klikken klim klimaat klimmen klink klinken klinker klip klok klomp klont kloof klooster
  klop kloppen kloppend klos klucht kluif kluis kluit klus kluts knal knap knecht kneden kneep knie knielen knijpen
  knik knikken knippen knol knoop knop knopen knot koe koek koekje koel koelen koelkast koers koets koffer koffie
  kogel kok koken kolen kolf kolk kolom koloniaal kolonie kom komeet komen komend komma kompas komst konijn konijnen
  koning koningin koningshuis koninkrijk kooi kook kool koop koopman koor koord koorts kop kopen koper kopje koppeling
  koppig koren korf korrel korst kort korting kortom kost kostbaar kosteloos kosten koud koude kous kraag kraai kraak
  kraal kraam kraan krab krabben kracht krachtig kraken kramp krans krant krap kras krat krediet kreeft kreet kreunen
  kreupel krijg krijgen krijt krik krimpen kring kritiek kritisch kroeg kroes krom kromme kroon krop kruid kruik kruim
  kruin kruipen kruis kruising kruit kruk krul kubus kudde kuif kuiken kuil kuip kuit kunnen kunst kunstenaar
  kunstmatig kunststof kurk kus kussen kust kustlijn kwaad kwaal kwal kwalijk kwaliteit kwantiteit kwart kwast kwestie
  kwetsbaar kwetsen laag laan laars laat laatst laatste lach lachen ladder lade laden lading laf lak laken lam lamp
  land landbouw landelijk landen landgoed landkaart landschap lang langdurig langs langzaam langzamerhand lans lap
  last lastig lat laten later lauw lava lawaai lawaaierig lawine lediging leed leefbaar leeftijd leeg leek leem leen
  leep leer leerling lees leeuw legen legendarisch legende leger leggen legitiem lei leiden leider leiderschap leiding
  leidinggevend lek lekken lekker lel lelie lelijk lende lenen lengte lengtegraad lenig lens lente lepel leraar
  lerares leren les lesgeven letten letter lettergreep leugen leugenaar leuk leun leuning leus leven levend levendig
  levensloop levensmiddelen levensverwachting lever leverancier leveren levering lezen lezer lezing liberaal lichaam
  lichamelijk licht lichtgevend lid lidmaatschap lied liedje lief liefdadigheid liefde liefdevol liefhebber liegen
  lier lies liever lift liggen ligging lijden lijf lijk lijken lijm lijmen lijn lijst likken linde linker links linnen
  lint linze lip list liter literair literatuur lob loep loeren lof logica logisch lok loket lol lomp long lood loods
  loof look loon loop loopbaan loos lopen los loslaten lossen lot loting louter loven lozen lucht luchthaven luchtig
  luchtmacht luchtvaart lui luid luiden luik luis luister luisteraar luisteren lukken lunch lus lust maag maagd maaien
  maal maaltijd maan maand maandag maandelijks maar maart maas maat maatregel maatschappelijk maatschappij machine
  macht machtig made mager magisch magneet mailen mais maken makkelijk mal malen management mand manen manier mank
  mannelijk mantel map marine mark markeren markt masker massa massaal massief mast mat mate materiaal matig matras
  matroos mauw me mechanisch mechanisme mede medeklinker medeleven medewerker medewerking medicijn medisch mee meedoen
  meel meenemen meer meerdere meerderheid meervoud mees meest meestal meester meet meeuw meid meisje melden melding
  melk melken melkweg meloen men meneer mengen mengsel menigte mening mens menselijk mensheid mentaal merel merg merk
  merkbaar merkwaardig mes mest metaal meteen meten meter methode metro metropool meubel mevrouw mezelf middag
  middelbaar middeleeuwen middelpunt midden middernacht mier mijl mijn mijnheer mijt mik mikken milieu militair
  miljoen milt min minder minderheid minimum minister ministerie minst minuut mis misbruik misbruiken misdaad
  misdadiger mislukken mislukking misschien missen missie mist misverstand mits mob mobiel modder mode model modern
  moderniseren moe moed moeder moedertaal moedig moeilijk moeilijkheid moeite moeizaam moer moeras moes moeten
  mogelijk mogen mok mol moleculair molecuul molen mom moment momenteel monarchie mond mondeling monnik monteur
  monument mooi mooie moord moot mop moreel morgen mos mossel most mosterd mot motief motivatie motor mouw muf mug
  muil muis multicultureel munt museum muts muur muziek muziekinstrument muzikaal muzikant mythologie naad naaf naaien
  naaister naakt naald naam naar naarmate naast nabij nacht nadat nadeel nadenken nadruk nadrukkelijk nagaan nagel
  nakomeling nalaten namelijk nap nar narekenen nat natie nationaal nationaliteit natuur natuurkunde natuurlijk
  natuurramp natuurwetenschap nauw nauwelijks nauwkeurig navel navraag nederig nederlaag nederlands neef neer neerslag
  nees negatief negen negentien negentig negeren neiging nek nemen nergens nest net netel netjes netwerk neus neutraal
  nevel nicht niemand nier niet niets nieuw nieuwe nieuws nieuwsgierig nieuwsgierigheid niezen nijverheid nis nodig
  noemen noemer nogal nogmaals nok non nood noodlot noodzaak noodzakelijk nooit noordelijk noot norm normaal nors nota
  notaris noten notie notitie november nu nuchter nul nummer nut nutteloos nuttig nuttigen ober object objectief
  observatie oceaan ochtend oefenen oefening oever offensief offer officieel officier oksel oktober olie olieverf
  olijf olm om omarmen omdat omgaan omgang omgekeerd omgeving omheining omhoog omkeren omkomen omlaag omringen omroep
  omschrijven omschrijving omsingelen omstandigheid omstreden omtrek omvang omvangrijk omvatten omzeilen omzet
  onaangenaam onafhankelijk onafhankelijkheid onbekend onbeleefd onbeperkt onbewust ondanks onder onderbreken
  onderdaan onderdeel onderdrukken onderdrukking ondergaan ondergang ondergronds onderhandelen onderhandeling
  onderhoud onderhouden onderling ondernemen ondernemer onderneming onderschatten onderscheid onderscheiden
  ondersteunen ondersteuning ondertekenen ondertussen ondervinden onderweg onderwerp onderwerpen onderwijs onderwijzer
  onderzoek onderzoeken onderzoeker ondiep onduidelijk oneerlijk oneindig oneven ongeduldig ongelijk ongeluk
  ongelukkig ongemak ongerust ongetwijfeld ongeveer ongewoon onhandig onherstelbaar onjuist onkruid onlangs
  onmiddellijk onmisbaar onmogelijk onnodig onophoudelijk onrecht onrust ons onschuldig ontbijt ontbijten ontbreken
  ontdekken ontdekking ontevreden ontginnen onthouden onthullen onthulling ontkennen ontleden ontleding ontmoeten
  ontmoeting ontploffen ontploffing ontslaan ontslag ontsnappen ontsnapping ontspannen ontspanning ontstaan ontsteking
  ontvangen ontvanger ontvangst ontvoeren ontwerp ontwerpen ontwerper ontwikkelen ontwikkeling onverwacht onvoldoende
  onvriendelijk onwaar onweer onze onzeker onzichtbaar oog oogst oogsten ooi ooit oom oor oord oordeel oordelen oorlog
  oorsprong oorspronkelijk oorzaak oost oosten op opbouw opbouwen opbrengst opdracht opdrachtgever open openbaar
  openbaring openen openheid opening opera operatie opereren opeten opgave opgeven opgraving opheffen ophouden opinie
  opklaren opleiden opleiding opletten opleveren oplossen oplossing opmaken opmerkelijk opmerken opmerking opname
  opnemen opnieuw oponthoud oppakken oppassen oppervlak oppervlakkig oppervlakte oppositie oprichten oprichter
  oprichting oproep oproepen opruimen opschrift opschrijven opslaan opslag opsluiten opsommen opstaan opstand opstel
  opstellen opstijgen optellen optelling optie optimistisch optreden opvallen opvallend opvatting opvoeden opvoeding
  opvolgen opvolger opwarming opwekken opwinding oranje orde orgaan organisatie organiseren organisme orgel origineel
  oriëntatie orkaan orkest os otter oud oude ouder ouderdom ouderwets oudheid oven over overal overbodig overbrengen
  overdag overdragen overdrijven overeenkomen overeenkomst overeenkomstig overgaan overgang overgave overgeven
  overheersen overheid overhouden overigens overkomen overleden overleg overleggen overleven overlijden overmaat
  overname overnemen overplaatsen overschot overschrijden overstappen overstroming overtreding overtreffen overtuigen
  overtuiging overval overwegen overwegend overweging overwinnaar overwinnen overwinning overzicht overzichtelijk paal
  paar paard paarl paars pacht pad paddenstoel pagina pak pakken pal paleis paling palm pan pand paneel paniek panter
  pap papa papegaai papier parachute parade paragraaf parallel parel park parkeren parlement particulier partij
  partner pas paspoort passage passagier passen passer passief pasta pastei patent pater patiënt patrijs patroon pauk
  paus pauw pauze pech pedaal peen peer pees peil pek pels pen pendel pens penseel pensioen peper percentage perfect
  periode perk permanent perron pers persen personage personeel persoon persoonlijk persoonlijkheid perspectief perzik
  pest pesten pet peuk peul peuter piano pij pijl pijn pijp pil piloot pin pink pint pion piraat pit plaag plaat
  plaats plaatselijk plaatsen plaatsnaam plaatsvinden plafond plagen plak plakken plan planeet plank plannen plant
  plantaardig planten plas plastic plat plattegrond platteland plechtig plegen plein pleister pleiten plek plezier
  plicht plint ploeg plof plooi plotseling plug pluim pluis plukken plus podium poel poen poes poets poetsen pol
  polder polis politicus politie politiek pols pomp pond pont pony pook pool poort poot pop populair port portefeuille
  portie portret pos positie positief post postbode pot potlood praal praat pracht prachtig praktijk praktisch praten
  precies prehistorie prei premier prent president prestatie presteren prestige prettig preventie priester prijs
  prijzen prik prikken primair primitief principe prins prinses printen prioriteit prisma privaat proberen probleem
  procedure procent proces producent produceren product productie proef proeven professioneel professor profiel
  programma programmeren project prooi prop propaganda proportie protest protesteren provincie pruik pruim psychologie
  psychologisch publicatie publiceren publiek puin puist punctueel punt puntig pupil put puzzel raad raadplegen
  raadsel raadselachtig raaf raak raam raap raar race rad raden radicaal radio rail raken ram ramp rampzalig rand rang
  rank rap rapport ras rasp raspen rat rauw raven razen reactie reageren realiseren realistisch recept recht rechtbank
  rechter rechthoek rechts rechtsstaat rechtstreeks rechtvaardig rechtvaardigheid recreatie redacteur redactie redden
  redding rede redelijk reden reeds reeks reep referentie regel regelen regeling regelmatig regen regenen regeren
  regering regio regionaal reiger reis reizen reiziger rek rekenen rekening relatie relatief religie religieus rem ren
  rennen rente reparatie repareren reportage representatief republiek reputatie reservaat reserve resolutie respect
  rest restaurant resultaat reuk reus revolutie revue rib richel richten richting richtlijn ridder ridderlijk riem
  riet rif rij rijden rijgen rijk rijkdom rijksmuseum rijm rijmen rijp rijpen rijs rijst rijzen rillen ring riool ris
  risico rit ritme rits ritueel rivier rivieren rob robijn robot rode roede roeien roem roep roepen roer roeren roest
  roet rog rogge roken rol rollen rom roman romantisch rommel romp rond rondom rondreis rood roof rook room roos
  rooster rot rots rotten rouw rover roze rozijn rubber rug rugzak ruif ruig ruiken ruil ruilen ruim ruimen
  ruimschoots ruimte ruimtelijk ruimtevaart ruin ruis ruit ruiter rund rups rust rusten rustig ruw ruzie saai saffier
  salade salaris saldo samen samenhang samenleving samenstelling samenvallen samenvatten samenvatting samenwerken
  samenwerking samenzwering sap satelliet saus schaaf schaak schaal schaamte schaap schaar schaats schaatsen schade
  schadelijk schaden schaduw schakel schaken schamen schans schat schatten schatting schede schedel scheef scheen
  scheep scheer scheiden scheiding scheikunde schelden schelp schema schenken schep scheppen scheren scherf scherm
  scherp schets scheur scheuren schieten schijf schijn schijnbaar schijnen schik schil schild schilder schilderachtig
  schilderen schilderij schillen schip schitteren schitterend schoen schoenen schoft schok scholier school schoon
  schoonheid schoot schop schoppen schor schors schort schot schotel schouder schouw schouwburg schraal schram schrift
  schriftelijk schrijven schrijver schrik schrikkeljaar schrikken schroef schudden schuif schuim schuin schuiven
  schuld schuldeiser schuldig schuur schuw seconde secretaresse secretaris sectie secundair sein seizoen serieus
  sessie sfeer sier sigaret signaal simpel sinaasappel sinds situatie sjaal sjouwen sla slaaf slaan slaap slaapkamer
  slachtoffer slag slagen slager slagveld slak slang slank slap slapen slaperig slecht slechte slechts slede slee
  sleep slepen slet sleuf sleur sleutel sleutels slib slijpen slijtage slikken slim slinger slip slipper sloep slof
  slok sloop sloot slordig slot sluipen sluis sluiten sluiting slurf smaak smak smakelijk smaken smal smart smeden
  smeer smeken smelten smeren smet smid smijten snaar snappen snavel snede snee sneeuw sneeuwen snel snelheid snelweg
  snijden snik snip snoeien snoek snoep snoepen snoer snor snuit snurken sociaal socialistisch soep sok soldaat
  solidariteit som sommige soms soort soortgelijk spaak spaan spaarzaam spade span spannen spannend spanning spar
  sparen spatten specht speciaal specialist specifiek spectaculair spectrum speculatie speer spek spel speld spelen
  speler spellen spelling spelt spiegel spiegelbeeld spier spies spijker spijs spijt spijten spil spin spinnen
  spinnenweb spit spits spleet splijten spoed spoedig spoel spons spontaan spook spoor spoorlijn spoorweg sport
  sportief spot spotten spraak spreken spreuk spring springen sproeien sproet sprong sprookje spruit spugen spuit
  spuiten spul staaf staal staan staart staat staatshoofd stabiel stad stadhuis stadsbestuur staf stage staking stal
  stallen stam stamp stampen stand standaard standbeeld standpunt stang stank stap stapel stappen stapsgewijs start
  starten station statistiek status stedelijk steeds steeg steek steel steen steil steken stekker stel stelen stellen
  stelling stelsel stelt stem stembiljet stemming step ster sterfelijk sterftecijfer sterk sterkte sterven steun
  stevig stichten stichter stichting stier stift stijf stijgen stijging stijl stik stikken stikstof stil stilstand
  stilte stimuleren stinken stip stoel stoep stoer stoet stof stok stom stomp stoof stook stoom stoornis stoot stop
  stoppen storen storing storm storten stoten straal straat straf strafbaar straffen strak straks stralen strand
  strategie strategisch streefdatum streek streep strekking strelen streng streven strijd strijden strijder
  strijdkrachten strijken strik strikt stro stroef stromen stroming stronk strooien strook stroom stroomafwaarts
  stroop strop structuur struik student studeren studie stug stuip stuit stuk sturen stuur subjectief subsidie succes
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
  vaan vaardigheid vaart vaas vacature vaccin vacht vader vaderland vak vakantie vakbond vakgebied val valk vallen
  vals van vanaf vanavond vandaag vang vangen vangst vanmorgen varen variant variatie variëren varken vast vastberaden
  vasteland vasten vaststellen vat vatten vechten vee veel veelzijdig veen veer veertien veertig vegen vegetarisch
  veilig veiligheid vel veld vellen ven venster vent ver verademing veranderen verandering verantwoordelijk
  verantwoordelijkheid verband verbazen verbazing verbeelding verbergen verbeteren verbetering verbieden verbinden
  verbinding verblijf verblijven verbod verboden verbond verbranden verbranding verbreiden verbruik verbruiken
  verdacht verdachte verdampen verdamping verdedigen verdediger verdediging verdelen verdeling verder verderf
  verdienen verdienste verdieping verdrag verdragen verdriet verdrietig verdrijven verdringen verdrinken verdubbelen
  verdwijnen vereenvoudigen vereisen vereiste verenigen vereniging vererven verf verfijnen vergaan vergaderen
  vergadering vergelijken vergelijking vergeten vergeven vergif vergiftigen vergissen vergissing vergoeding vergroten
  vergunning verhaal verhandelen verheffen verhinderen verhogen verhoging verhouding verhuizen verhuizing verjaardag
  verkeer verkeerd verkennen verkenning verkiezen verkiezing verklaren verklaring verkoop verkopen verkoper verkorten
  verkouden verkrijgbaar verkrijgen verkwisten verlangen verlaten verleden verlegen verlengen verlenging verlichten
  verlichting verliefd verlies verliezen verliezer verlof verloop verloren verlossing vermaak vermelden vermelding
  vermengen vermenigvuldigen vermenigvuldiging vermijden verminderen vermindering vermoedelijk vermoeden vermoeid
  vermogen vermoorden vernederen vernederend vernielen vernietigen vernietiging vernieuwen vernieuwing verontreiniging
  veroordelen veroordeling veroorzaken veroveraar veroveren verovering verpakking verplaatsen verplaatsing
  verpleegster verplegen verpleger verplicht verplichten verplichting verraad verraden verrader verrassen verrassend
  verrassing verrichten verrijken vers verschaffen verscheidene verscheidenheid verschijnen verschijning verschijnsel
  verschil verschillen verschillend verschrikkelijk verschuiven verschuiving versie versieren versiering verslaan
  verslag verslaggever verslaving versnellen versnelling verspreiden verspreiding verstaan verstand verstandig
  verstedelijking versterken versterking verstoppen verstoren vertalen vertaler vertaling vertegenwoordigen
  vertegenwoordiger vertellen verteller vertering verticaal vertragen vertraging vertrek vertrekken vertrouwd
  vertrouwelijk vertrouwen vervaardigen vervallen vervangen vervanging vervelen vervelend verveling verven vervoer
  vervoeren vervolg vervolgen vervolgens vervolging vervuilen vervuiling vervullen verwaarlozen verwachten verwachting
  verwant verwantschap verwarmen verwarming verwarren verwarring verwerken verwerking verwerpen verwerven verwijderen
  verwijten verwijzen verwijzing verwisselen verwoesten verwoesting verwonden verwonderen verwondering verzamelaar
  verzamelen verzameling verzekeren verzekering verzet verzetten verzinnen verzoek verzoeken verzoening verzorgen
  verzorging vest vestigen vestiging vet vete veter vezel vier vierde vieren vierhoek vierkant vies vijand vijandelijk
  vijandig vijf vijfde vijftien vijftig vijg vijl vijver vilt vin vinden vinger vink viool virus vis visite vissen
  visser visserij visueel vitamine vla vlag vlak vlakte vlam vlas vlecht vlechten vleermuis vlees vlek vleugel vlieg
  vliegen vliegtuig vlies vlijt vlijtig vlinder vlo vloed vloeibaar vloeien vloek vloer vlok vloot vlot vlucht
  vluchteling vluchtig vocht vochtig voeden voeding voedingsmiddel voedsel voeg voelbaar voelen voer voeren voet
  voetballer voetganger vogel vol voldoen voldoende voldoening volgen volgend volgende volgens volgorde volhouden volk
  volksfeest volksstam volledig volmaakt volt voltooien voltooiing volwaardig volwassen volwassene vonk vonnis voogd
  voor vooraanstaand vooraf voorafgaand voorbeeld voorbereiden voorbereiding voorbij voordat voordeel voordelig
  voordracht voorganger voorgerecht voorgoed voorhoofd vooringenomen voorjaar voorkeur voorkomen voorlezen
  voorlichting voorlopig voormalig voornaam voornaamwoord voornamelijk voornemen vooroordeel vooroorlogs vooropgesteld
  voorouder voorraad voorrang voorschrift voorspellen voorspelling voorspoed voorstander voorstel voorstellen
  voorstelling voortdurend voorteken voortgang voortplanting voortreffelijk voortzetten vooruit vooruitgang voorwaarde
  voorwerp voorzichtig voorzichtigheid voorzien voorziening voorzitter vorig vorige vork vorm vorst vos vouw vouwen
  vraag vraagstuk vracht vragen vragenlijst vrede vreedzaam vreemd vreemdeling vrees vrek vreselijk vreten vreugde
  vrezen vriend vriendelijk vriendin vriendschap vries vriezen vrij vrijheid vrijspraak vrijwel vrijwillig
  vrijwilliger vroeg vroeger vrolijk vrouw vrouwelijk vrucht vruchtbaar vruchtbaarheid vuil vuist vullen vuur vuurwerk
  waag waaien waaier waak waan waar waarborg waarborgen waard waarde waardeloos waarderen waardering waardevol waardig
  waarheid waarnemen waarnemer waarneming waarom waarschijnlijk waarschijnlijkheid waarschuwen waarschuwing waarvan
  waarvoor waas wacht wachten wachtwoord wad wafel wagen wak waken wakker wal walnoot wals walvis wand wandelen
  wandeling wang wanhopig wanneer want wantrouwen wapen wapenstilstand war warm warmte was wasmachine wassen wat water
  waterdicht waterstof waterval web wed wedstrijd weduwe weduwnaar week weekblad weekend weelde weer weerbericht
  weerspiegelen weerstand wees weg wegen wegens wegwijzer weide weiden weigeren weigering weinig wekelijks wekken
  wekker wel weliswaar welke welkom welp welstand welvaart welzijn wenden wennen wens wensen wereld wereldbeeld
  wereldberoemd werelddeel wereldoorlog wereldwijd werf werk werkelijk werkelijkheid werken werkgelegenheid werkgever
  werkloos werkloosheid werknemer werkplaats werkwijze werkwoord werkzaam werp werpen wervel wesp west westelijk wet
  weten wetenschap wetenschappelijk wetenschapper wetgeving wettelijk weven wever wezel wezen wezenlijk wieg wiel
  wiens wier wijd wijden wijf wijk wijken wijn wijs wijsbegeerte wijze wijzen wijzigen wijziging wikkelen wil wild
  wilg willen wilskracht wind winden windmolen winkel winkelen winkelier winnen winst winstgevend winter wip wis
  wiskunde wissel wisselen wisselwerking wissen wit witte woede woensdag woest wol wolf wolk wond wonderlijk wonen
  woning woonplaats woord woordenboek woordenschat worden worm wormen worp worst worstelen wortel woud wraak wrak wrat
  wreed wreedheid wreken wrijf wrijven wringen wrok wuif zaad zaadje zaag zaaien zaak zaal zacht zadel zagen zak
  zakelijk zakken zalf zalm zand zang zanger zat zaterdag zebra zee zeef zeehond zeem zeeman zeep zeer zeespiegel zege
  zegel zegen zegenen zeggen zeil zeilen zeis zeker zekerheid zelden zeldzaam zelf zelfbestuur zelfde zelfmoord zelfs
  zelfstandig zelfstandigheid zelfvertrouwen zenden zenuw zenuwachtig zestien zestig zetel zetten zeug zeven zeventien
  zeventig zich zicht zichtbaar zie ziek ziekenhuis ziekte ziel zien zier zijde zijn zilver zin zingen zink zinken
  zintuig zit zitten zitting zodat zoek zoeken zoen zoenen zoet zogenaamd zojuist zolder zomaar zomer zomers zondag
  zonde zonder zonnestelsel zonnig zoogdier zool zoom zoon zorg zorgeloos zorgen zorgvuldig zot zout zucht zuchten
  zuid zuidelijk zuigen zuil zuinig zuinigheid zuip zuipen zuivel zuiver zuiveren zuivering zullen zus zusje zuster
  zuur zuurstof zwaaien zwaan zwaar zwaard zwaartekracht zwak zwam zwanger zwangerschap zwart zweem zweep zweer zweet
  zwellen zwembad zwemmen zwemmer zweren zwerm zwervers zweten zweven zwijgen zwijn zwoegen
  """
