// SPDX-License-Identifier: Apache-2.0
internal import WordLists

extension LanguageRules {
  /// The facts of Dutch.
  static let dutch = LanguageRules(
    costs: SlipCosts(
      soundAlikes: SoundAlikes(
        """
        ij/ei ij/y ei/y ij/ie ie/i ie/y i/y au/ou auw/au ouw/ou ou/auw c/k c/s c/ks cc/ks cc/c x/ks k/ck k/qu kw/qu qu/ku ch/g ch/sj sj/sh g/h d/t dt/t dt/d v/f \
        z/s s/sc th/t rh/r ph/f t/tie tie/sie tie/ctie ctie/ktie ctie/xie ee/é e/ee o/oo a/aa u/uu ee/ë eu/ui oe/ou oe/u oo/eau o/eau o/au ai/ei ij/ai en/e n/nn \
        isch/ies ische/iese s/se lijk/elijk g/j ng/nk b/p
        """
      ),
      swappedLetters: 8,
      extraDoubling: 1,
      missingDoubling: 5,
      mark: 2,
      soundAlike: 8,
      vowelForVowel: 13,
      relatedConsonant: 8,
      unrelatedLetter: 29,
      extraVowel: 1,
      extraConsonant: 7,
      missingVowel: 6,
      silentH: 6,
      firstLetterChanged: 4,
      firstLetterMissingOrExtra: 17,
      secondLetter: 3,
      otherEnding: 0,
      otherBeginning: 3,
      limits: [8, 9, 11, 12, 12, 13, 14, 18, 25],
      loneSlip: (short: 2, long: 5),
      strangeGroup: 9
    ),
    triples: .dutch,
    articles: .dutch,
    conjunctions: ["en"],
    negators: Set(words: "niet niets nooit geen niemand nergens zonder"),
    fixedWords: Set(
      words: """
        waar onwaar juist fout ja nee eerste tweede derde vierde vijfde zesde zevende achtste negende tiende honderd duizend miljoen miljard links rechts linker \
        rechter noord zuid oost west noorden zuiden oosten westen boven onder over binnen buiten bovenste onderste voor achter voorste achterste anterior \
        posterior superior inferior mediaal lateraal proximaal distaal dorsaal ventraal
        """
    ),
    protectedPrefixes: AffixPair.pairs(
      """
      hypo/hyper intra/inter intra/extra inter/extra infra/supra infra/ultra endo/exo endo/ecto ecto/exo micro/macro homo/hetero auto/hetero iso/aniso mono/di \
      mono/poly mono/oligo oligo/poly di/tri bi/tri tri/tetra tetra/penta penta/hexa uni/bi sub/super pre/post ante/post pro/anti pro/epi ana/meta meta/telo \
      pro/meta meth/eth eth/prop prop/but but/pent pent/hex eo/mio mio/plio neo/paleo milli/micro milli/centi kilo/mega mega/giga nano/pico nitri/nitro ab/ad \
      af/ef im/ex in/ex in/de apo/peri leuko/erytro leuco/erytro aph/perih ortho/meta ortho/para meta/para kat/an fen/gen sys/dia op/af aan/af uit/in toe/af \
      voor/na voor/achter boven/onder over/onder binnen/buiten be/ver be/ont ver/ont groot/klein hoog/laag hoofd/neven on/ co/ a/ anti/ in/ im/ re/ non/ ont/ \
      wan/ her/ mis/
      """
    ),
    protectedSuffixes: AffixPair.pairs(
      """
      aat/iet aat/ide iet/ide ide/ine aan/een aan/yn een/yn aan/anol anol/anal ol/al ol/on ase/ose itis/ose itis/oom oom/ose ine/osine lyse/genese cyt/blast \
      fiel/foob filie/fobie gram/graaf grafie/logie nomie/logie isme/ist emie/urie ectomie/otomie tiet/miet ier/iole tien/tig er/ster teur/trice loos/vol \
      or/rice
      """
    ),
    inflections: AffixPair.pairs(
      """
      /s /en /n /ën f/ven s/zen k/kken p/ppen t/tten l/llen n/nnen s/ssen m/mmen r/rren g/ggen d/dden b/bben f/ffen heid/heden aal/alen aan/anen aar/aren \
      aat/aten aak/aken aap/apen aas/azen aam/amen aag/agen aaf/aven eel/elen een/enen eer/eren eet/eten eek/eken eem/emen eef/even oom/omen oon/onen oor/oren \
      oot/oten ool/olen oog/ogen oof/oven uur/uren uut/uten um/a us/i icus/ici
      """
    ),
    genders: AffixPair.pairs(
      "/e /in f/ve s/ze t/tte aal/ale aar/are aat/ate eel/ele eed/ede oog/oge oot/ote uur/ure eet/ete aam/ame"
    ),
    vowelMarksAreAccents: true,
    beginnings: LetterGroup.groups(
      """
      be ver er ont ge her on aan af op uit in toe voor na om door over onder tegen bij mee weg terug mis wan re de con pre pro ex inter sub
      """
    ),
    endings: LetterGroup.groups(
      """
      e en n s t te ten de den d er ers ster sters ing ingen heid heden lijk lijke elijk elijke ig ige isch ische loos loze baar bare zaam zame je jes tje tjes \
      pje pjes etje etjes end ende eren eert eerde atie aties ie ies iek ieke isme ist isten teit teiten schap nis nissen dom aar aars in innen st ste el els \
      eur eurs air aal ale eel ele ief ieve
      """
    ),
    families: TermFamilies(
      """
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
    ),
    words: KnownWords(WordLists.dutch),
    plurals: ["n", "en"]
  )
}

extension LetterTriples {
  /// The groups of three letters that stand in at least 48 words of Debian's package wdutch 2.20.19.
  static let dutch = LetterTriples(
    """
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
  )
}
