// SPDX-License-Identifier: Apache-2.0
package import LanguageFacts

extension LanguageFacts {
  /// The facts of Dutch.
  package static let dutch: LanguageFacts = {
    var facts = LanguageFacts("nl", name: "dutch")
    facts.spelling = dutchSpelling
    facts.words = [dutchWords]
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

/// How words are spelled and misspelled.
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

/// How dates are written.
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
  aankomen aannemen aardbei aarde aardig acht achter achttien acteur adem ademen afnemen afspreken afstand afwassen
  agent akker algemeen alleen alles altijd alweer amandel ananas ander angst antwoord antwoorden apart apotheek
  apotheker appel april arbeid arend atoom auto avond azijn baan baard baas baby bacterie baden bagage bakken
  bakker balkon balpen banaan band bang bank barsten base batterij bedanken bedoelen bedrag beek beeld been beer
  begin beginnen begrijpen behalve behoren beide bekend beker beleefd bellen beloven bende beneden bereid bereiden
  bereiken berg bericht berk beroemd beroep beschrijven beslissen besluiten bespreken best bestaan betalen
  betekenen beter beuk beurs beurt bevelen bever bewaren bewegen beweren bewijzen bezem bezet bezitten bezoeken
  bieden bier bijl bijna bijten binden binnen bitter blad blauw blazen bleek blij blijken blijven bliksem blind
  bloed bloeden bloei bloeien bloem blond blozen blussen bocht bodem boei boek boer boete boeten bont boog boom
  boon boor boord boos boot bord boren borg borst borstel bosbes boter botsen bout bouwen boven braden branden
  breed breedte breien brein breken brengen breuk brief bries bril broed broek broer brok brommer bron brood
  broodje brug bruid bruin bruis buigen buik buis buit buiten bukken bult bunker buurt cent cijfer cilinder cirkel
  citroen daar daarna daarom dadelijk dagelijks dalen damp danken dans dansen danser dapper darm dauw deeg deel
  deken dekken deksel delen deler denken derde dertien dertig deuk deur deze dicht dichter dief dienen dienst diep
  diepte dier diner direct distel dochter doden doek doel dokter dolk donder donker dood doof doop door doorn doos
  dorp dorst dorstig douane douchen draad draaien draf dragen drank dreigen drift drijven drinken droevig drogen
  dromen dronken droog droom drop druif druk drukken dubbel duidelijk duif duiken duim duin duit duivel duizend
  duren durven dutten duur duwen dwaas dweilen dwerg dwingen echo echter eend eerlijk eerst eerste eeuw eeuwig
  effen egel eigen eiland einde eindigen eisen ekster elkaar emmer energie engel enige enkel enkele eren ergens
  erkennen ernstig ervaren erwt eten euro examen ezel falen feest feit fiets fietsen fijn film flat fles fluisteren
  fluit fluiten fort foto fout fris fruit gaar gang gans gapen garage garen gast gebak gebeuren gebouw gebruiken
  gedachte gedicht geduldig geel geest geheel geheim geheugen geit geld gelden gelijk geloof geloven geluid geluk
  gelukkig gemakkelijk gemeen genezen genieten genoeg gereed getal geul geur gevaar geven gevoel gevolg geweldig
  gewicht gewoon gezellig gezicht gezond gids gier gierig gieten gips gist gisteren gitaar glad glas glijden gloed
  goed golf gooien goot gordijn goud graad graag graan gram gras gratis graven greep grens griep grijpen grijs
  groef groei groeien groen groente groep groet groeten groot grootte grot haag haai haak haan haar haard haas haat
  hagel hakken halen half halm hals halte hamer hameren hand handig hangen hard haring hark harp hart haten haven
  haver hebben hechten heel heen heerlijk heersen heet heks helaas helder helft helm helpen hemd hemel hengel
  herfst herhalen herkennen herstellen hert heten heup heuvel hiel hier hijgen hinken hitte hoed hoef hoek hoest
  hoesten hoewel hond honderd honger hongerig honing hoofd hoog hoogte hooi hoop hoorn hopen horen horloge hotel
  houden hout huid huidig huilen huis hulp huren huur idee ieder iemand iets ijver ijverig ijzer indien inhoud inkt
  invullen jaar jacht jagen jager jeugd jeuk jeuken jong jongen juichen juist juli jullie juni jurk kaak kaal kaars
  kaart kaartje kaas kabel kachel kalf kalk kameel kamer kammen kamp kanon kans kant kantoor kapel kapper karper
  kast kasteel kater katoen kauwen keel keer kegel kelder kennen kennis keren kerk kern kers ketel keuken kever
  kiem kies kiezen kijken kikker kind kist klaar klagen klap klappen klas klaver kleden klei klein klem kleur
  kleurig klif klikken klimmen klinken klinker klok klomp klont kloof kloppen kluis knal knap knie knielen knijpen
  knikken knippen knol knoop knop knopen koek koekje koel koelen koers koffer koffie kogel koken komeet komen komma
  konijn koning koningin kooi kool koor koord koorts kopen koper kopje korf korst kort kosten koud kous kraag kraai
  kraal kraam kraan krab krabben kracht kraken kramp krans krant krap kreet kreunen kreupel krijgen krijt kring
  kroeg krom kroon kruid kruik kruin kruipen kruis kubus kuiken kuil kuit kunnen kunst kussen kust kwaad kwal kwart
  kwetsen laag laars laat laatste lachen ladder lade laden lading laken lamp land landen lang langs last lastig
  laten later lawaai leeg leem leer leerling leeuw legen leger leggen leiden lekken lekker lelijk lenen lengte lens
  lente lepel leraar lerares leren letten letter leugen leuk leven levend levendig lever leveren lezen licht lied
  liedje lief liefde liegen liever liggen lijden lijf lijken lijm lijmen lijn lijst likken linde links linnen linze
  list liter loeren long lood loof loon loop lopen loven lozen lucht luid luik luisteren lukken lunch maag maal
  maaltijd maan maand maandag maar maart maat macht magneet mailen mais maken makkelijk malen mand mank mantel
  markt massa mast matras matroos meedoen meel meenemen meer meest meestal meeuw meisje melk meloen mengen mengsel
  mens merel merk mest metaal meteen meten meter metro middag mier mijn mikken miljoen minder minst minuut missen
  mist mits modder mode modern moed moeder moedig moeilijk moer moeras moeten mogelijk mogen molen moment mond
  monteur mooi moord morgen mosterd motor mouw muis munt museum muts muur muziek naad naaien naald naam naast nabij
  nacht nadat nadenken nagel natuur nauw navel neef negen negentien negentig nemen nergens nest netel netjes neus
  nevel nicht niemand nier niets nieuw niezen nodig noemen noemer nogal nogmaals nood nooit noot normaal november
  nuchter nuttig ober oceaan ochtend oefenen oefening oever oktober olie omdat omhoog omlaag omtrek onbekend
  onbeleefd onder ondiep onduidelijk oneerlijk ongeduldig ongelijk ongeluk ongelukkig onhandig onkruid onmogelijk
  onnodig ontevreden onthouden ontstaan onvriendelijk onwaar onweer onze onzeker oogst oogsten oord oordelen oorlog
  opdracht open openen opgave ophouden opletten opnieuw opruimen opstaan oranje orgaan orgel otter ouder oven over
  overal overleven paar paard paars pagina pakken paleis papier parel park parkeren passen passer pauze pech pedaal
  peer peil pels penseel peper perron pers persen perzik pesten piano pijl pijn pijp piloot plaag plaat plaats
  plaatsen plagen plakken plan planeet plank plannen plant planten plas plastic plat plegen plein pleister pleiten
  plek plicht ploeg plooi plukken poes poetsen politie pols poort poot post pracht prachtig praten precies prei
  prent prijs prijzen prikken prins prinses printen prisma proberen procent product proef proeven prooi pruim puin
  punt puntig puzzel raad raam raar raden radio raken rand raspen rauw razen reactie reageren recept recht rechter
  rechts redden rede reden reeks regel regelen regen regenen regering reis reizen rekenen rekening rennen rente
  repareren rest reuk reus richten ridder riem riet rijden rijk rijm rijpen rijst rijzen rillen ring rits rivier
  roeien roepen roeren roest rogge roken rollen romp rond rood rook room roos rooster rots rouw roze rubber rugzak
  ruiken ruil ruilen ruim ruimen ruimte ruit rups rust rusten rustig saai samen saus schaal schaap schaar schaatsen
  schade schaden schaduw schamen schatten scheef scheiden schelp schenken scheppen scheren scherf scherm scherp
  schets scheuren schieten schijnen schild schilder schilderen schilderij schillen schip schoen school schoon
  schoot schop schoppen schors schot schotel schouder schrift schrijven schrijver schrik schrikken schroef schudden
  schuin schuiven schuld schuur simpel sinds sjaal sjouwen slaaf slaan slaap slag slagen slager slak slang slapen
  slecht slechts slee sleep slepen sleuf sleutel slijpen slikken slim slipper slok sloot slordig slot sluipen sluis
  sluiten smaak smaken smal smeken smelten smeren smid snaar snappen snavel sneeuw sneeuwen snel snijden snoep
  snoepen snoer snor snurken soep soms spannen spannend spanning spar sparen spatten specht speer spek spel spelen
  speler spellen spelt spier spijker spijs spijt spijten spin splijten spoedig spoel spook spoor sport spotten
  spraak spreken spreuk springen sprong spuit spuiten staaf staal staan staart staat stad staf stal stam stand
  stapel stappen start starten station steeds steel steen steil steken stekker stelen stem step ster sterk sterven
  steun stevig stier stift stijgen stijl stikken stil stilte stinken stoel stoep stof stok stom stomp stoom stoot
  stoppen storen storm storten stoten straal straat straf straffen strak straks stralen strand streek streep
  strelen streng streven strijd strijden strijken strik strikt stro stroef stromen strooien strook stroom stroop
  strop struik student studeren stuk sturen stuur suiker taak taal taart tabel tachtig tafel tand tang tante tapijt
  tarwe tasten teder teelt teen tegen teken tekenen tekst tellen teller tent tenzij terug teug tevreden thee thema
  thuis tijd tijdelijk tijdens tijger tikken tillen titel toch tocht toenemen toestel toets toeval toga tomaat
  toneel tonen tong toon toorn toren totdat touw traag traan tram trap tred treffen trein trekken treuren troep
  trommel trompet troon troost trots trouw trouwen trui tuig tuin tulp tunnel tussen twaalf tweede twijg twintig
  typen uitkleden uitleggen vaak vaart vaas vacht vader vallen vanaf vandaag vangen vangst varen varken vast
  vechten veel veer veertien veertig vegen veilig veld veranderen verbergen verbeteren verbieden verbinden
  verbruiken verdelen verdienen verdriet verdrietig verdrinken verdwijnen verf vergaderen vergelijken vergelijking
  vergeten vergeven verhaal verhuizen verkeer verkeerd verklaren verlaten verlegen verlengen verliezen vermijden
  vermoeden vernielen verpleger vers verschijnen verschillen verschillend verstaan vertalen vertellen vervelen
  verven verwarmen verzorgen vest vezel vier vierde vieren vies vijand vijf vijfde vijftien vijftig vijl vijver
  vilt vinden vinger viool virus vissen visser vlag vlak vlam vlees vlek vleugel vlieg vliegen vlijt vlijtig
  vlinder vloed vloeien vloer vlok vlot vlucht vocht vochtig voeden voeding voelen voer voeren voet vogel volgen
  volgend volk vonk voor voordat voorspellen voorstellen vooruit vorig vork vorm vorst vouw vouwen vraag vragen
  vrede vreemd vrees vrek vreugde vrezen vriend vriendelijk vriendin vriezen vrij vroeg vrouw vrucht vuil vuist
  vullen vuur waaien waar waard waarde waarom waas wacht wachten wagen wakker walvis wandelen wang want wapen warm
  warmte wassen water week weelde weer wees wegen weigeren weinig wekken wekker welke wenden wennen wens wensen
  wereld werk werken werpen wesp weten wieg wiel wiens wijk wijken wijn wijs wijze wijzen wikkelen wilg willen wind
  winkel winkelen winnen winst winter wissel wisselen wissen woede wolf wolk wond wonen woning woord worden worm
  worst wortel wraak wrak wrijven zaad zaadje zaag zaaien zaak zaal zacht zadel zagen zakken zalf zalm zand zang
  zanger zeef zeep zeer zege zegel zegenen zeggen zeil zeilen zeker zelden zelf zelfde zelfs zenden zestien zestig
  zetten zeven zeventien zeventig zich zicht ziek ziekte ziel zien zijde zijn zilver zingen zink zinken zitten
  zodat zoeken zoen zoet zojuist zolder zomer zondag zonder zool zoom zoon zorg zorgen zout zuchten zuigen zuil
  zuinig zullen zusje zuster zuur zwaaien zwaan zwaar zwaard zwak zwam zwart zweep zweet zwemmen zwerm zweten
  zweven zwijgen
  """
