extension LanguageRules {
  /// The facts of Dutch.
  static let dutch = LanguageRules(
    costs: SlipCosts(
      soundAlikes: SoundAlikes(
        """
        ij/ei ij/y ei/y ij/ie ie/i ie/y i/y au/ou auw/au ouw/ou ou/auw c/k c/s c/ks cc/ks cc/c x/ks k/ck k/qu kw/qu \
        qu/ku ch/g ch/sj sj/sh g/h d/t dt/t dt/d v/f z/s s/sc th/t rh/r ph/f t/tie tie/sie tie/ctie ctie/ktie ctie/xie \
        ee/é e/ee o/oo a/aa u/uu ee/ë eu/ui oe/ou oe/u oo/eau o/eau o/au ai/ei ij/ai en/e n/nn isch/ies ische/iese s/se \
        lijk/elijk g/j ng/nk b/p
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
    negators: Set(
      words: "niet niets nooit geen niemand nergens zonder"
    ),
    fixedWords: Set(
      words: """
        waar onwaar juist fout ja nee eerste tweede derde vierde vijfde zesde zevende achtste negende tiende honderd \
        duizend miljoen miljard links rechts linker rechter noord zuid oost west noorden zuiden oosten westen boven \
        onder over binnen buiten bovenste onderste voor achter voorste achterste anterior posterior superior inferior \
        mediaal lateraal proximaal distaal dorsaal ventraal
        """
    ),
    protectedPrefixes: AffixPair.pairs(
      """
      hypo/hyper intra/inter intra/extra inter/extra infra/supra infra/ultra endo/exo endo/ecto ecto/exo micro/macro \
      homo/hetero auto/hetero iso/aniso mono/di mono/poly mono/oligo oligo/poly di/tri bi/tri tri/tetra tetra/penta \
      penta/hexa uni/bi sub/super pre/post ante/post pro/anti pro/epi ana/meta meta/telo pro/meta meth/eth eth/prop \
      prop/but but/pent pent/hex eo/mio mio/plio neo/paleo milli/micro milli/centi kilo/mega mega/giga nano/pico \
      nitri/nitro ab/ad af/ef im/ex in/ex in/de apo/peri leuko/erytro leuco/erytro aph/perih ortho/meta ortho/para \
      meta/para kat/an fen/gen sys/dia op/af aan/af uit/in toe/af voor/na voor/achter boven/onder over/onder \
      binnen/buiten be/ver be/ont ver/ont groot/klein hoog/laag hoofd/neven on/ co/ a/ anti/ in/ im/ re/ non/ ont/ wan/ \
      her/ mis/
      """
    ),
    protectedSuffixes: AffixPair.pairs(
      """
      aat/iet aat/ide iet/ide ide/ine aan/een aan/yn een/yn aan/anol anol/anal ol/al ol/on ase/ose itis/ose itis/oom \
      oom/ose ine/osine lyse/genese cyt/blast fiel/foob filie/fobie gram/graaf grafie/logie nomie/logie isme/ist \
      emie/urie ectomie/otomie tiet/miet ier/iole tien/tig er/ster teur/trice loos/vol or/rice
      """
    ),
    inflections: AffixPair.pairs(
      """
      /s /en /n /ën f/ven s/zen k/kken p/ppen t/tten l/llen n/nnen s/ssen m/mmen r/rren g/ggen d/dden b/bben f/ffen \
      heid/heden aal/alen aan/anen aar/aren aat/aten aak/aken aap/apen aas/azen aam/amen aag/agen aaf/aven eel/elen \
      een/enen eer/eren eet/eten eek/eken eem/emen eef/even oom/omen oon/onen oor/oren oot/oten ool/olen oog/ogen \
      oof/oven uur/uren uut/uten um/a us/i icus/ici
      """
    ),
    genders: AffixPair.pairs(
      "/e /in f/ve s/ze t/tte aal/ale aar/are aat/ate eel/ele eed/ede oog/oge oot/ote"
    ),
    beginnings: LetterGroup.groups(
      """
      be ver er ont ge her on aan af op uit in toe voor na om door over onder tegen bij mee weg terug mis wan re de con \
      pre pro ex inter sub
      """
    ),
    endings: LetterGroup.groups(
      """
      e en n s t te ten de den d er ers ster sters ing ingen heid heden lijk lijke elijk elijke ig ige isch ische loos \
      loze baar bare zaam zame je jes tje tjes pje pjes etje etjes end ende eren eert eerde atie aties ie ies iek ieke \
      isme ist isten teit teiten schap nis nissen dom aar aars in innen st ste el els eur eurs air aal ale eel ele ief \
      ieve
      """
    ),
    families: TermFamilies(
      """
      een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien \
      negentien twintig dertig veertig vijftig zestig zeventig tachtig negentig
      maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
      januari februari maart april mei juni juli augustus september oktober november december
      mercurius venus aarde mars jupiter saturnus uranus neptunus
      zambia gambia
      slowakije slovenië
      niger nigeria
      letland litouwen estland
      iran irak
      oostenrijk australië
      guinee guyana
      mali malawi malta
      paraguay uruguay
      india indonesië
      zweden zwitserland
      ierland ijsland
      profase prometafase metafase anafase telofase interfase
      mitose meiose mycose
      absorptie adsorptie
      affluent effluent
      fissie fusie
      galactose glucose fructose glycogeen glucagon
      neuron neutron neutrino proton foton elektron positron
      oxide hydroxide
      ureter urethra
      ventrikel vesikel
      arterie arteriole
      anion kation ion
      adenine adenosine
      thymine thiamine
      dimeer monomeer
      stalactiet stalagmiet
      plioceen mioceen eoceen
      reactief radioactief
      leiden lijden
      wei wij
      hei hij
      rijzen reizen
      rijst reist
      mij mei
      steil stijl
      zei zij
      pijl peil
      nog noch
      licht ligt
      hart hard
      rauw rouw
      kou kauw
      gauw gouw
      bout boud
      bot bod
      concaaf convex
      refractie diffractie
      vector sector
      sinus cosinus
      emigreren immigreren
      emigratie immigratie
      bom boom
      man maan
      bot boot
      rok rook
      zon zoon
      """
    )
  )
}

extension LetterTriples {
  /// The groups of three letters that stand in at least 32 words of Debian's package wdutch 2.20.19.
  static let dutch = LetterTriples(
    """
    -aabcdefghiklmnpqrstuvxz -baeiloru -cacdehilmoruxy -daceijloruwxy -ebcdefgiklmnpqrstuvxz -faeiloruy -gaeilnoruy \
    -haeiouy -icdejlmnorstv -jaeiou -kaeilnoruw -laeiouy -macdeilmouxy -naeiou -obcdefgklmnoprstuv -paehilorsuy -qu \
    -raehiouö -sacefhijklmnoptuwy -taehijorsuwy -uilnprtu -vaeiloru -waehioru -xe -yao -zaeiouw aadfgiklmnprst \
    ab-abdeilorsuy acacehikoqrtuy ad-abdeghijklmoprstuvwz aelrs af-abdefghijklmnoprstvwzé ag-abcdeghijklmnoprstuvwz \
    ah-aeiosu ai-bdegijklmnrst ajaeou ak-abcdeghijklmnoprstvwz al-abcdefghijklmnoprstuvwyz am-abcdefghiklmoprstuvw \
    an-abcdefghijklmnoprstuvwz aop ap-abdeghijklmoprstuvwz aqu ar-abcdefghijklmnoprstuvwyz as-abcdefghijklmnoprstuvwyz \
    at-abcdefghijklmnoprstuvwz au-cdfgklmnprstwz avaeiou awaei ax-aeio ay-aes azaeiouz aïs ba-abcdgklmnrstuz bbaeiy \
    bd-ei be-abcdeghijklmnoprstuvwzë bi-abcdegjklnorst bje blaeiou bo-abcdegklmnorstuvwxy braeiou bs-eiot bt-es \
    budfilmnrstu by-b ca-abcdfgiklmnoprstu ccaceilouvx cdlx ce-abdeflmnprst ch-abeilmnoprstuwé ci-adefijlmnoprstuvxë \
    ck-behlnpst claeiouvx cmlx co-abcdeghlmnoprstuvö cqu craeiouyè cs- ct-abcdegilmoprsuv cubilmprstu cv-i cxcilvx cybc \
    cèn da-abcdfgiklmnprstuv dbaeiloru dcaceiloux ddaeioru de-abcdefghijklmnoprstuvwxz dfaior dgaeior dhaeiou \
    di-acdefgjklmnoprstuvë djae dkaelnoru dlaeiouvx dmaeiou dnaeio do-bcdefgklmnoprstuvwz dpaeiloru draeiou \
    ds-abcdefghijklmnoprstuvwyz dt-aeior duabceilmnoprsuw dvaeilor dwaeio dxcilvx dy-ns dzaeiouw ea-abcdfgklmnprstuv \
    eb-abeilorsu ecaehiklortuy ed-abdeghijklmoprstuvwz ee-abcdfghklmnoprstuvwzë ef-abdefghijklmoprstuvw \
    eg-abcdeghijklmnoprstuvwz ehaeiou ei-abdefghijklmnprstvwz ejaeou ek-abcdefghijklmnoprstuvwz \
    el-abcdefghijklmnoprstuvwz em-abcdeghiklmoprstuvwz en-abcdefghijklmnoprstuvwz eo-bcdefglmnoprstv \
    ep-abdeghijklmoprstuvz equ er-abcdefghijklmnoprstuvwz es-abcdefghijklmnoprstuvwyz et-abcdefghijklmnoprstuvwyz \
    eu-abcdefgiklmnoprstvwz evaeiloru ewaeioru ex-aceiopt ey-bes ezaeiouw eënrx eïns faabciklmnrstuvz fbaeloru fco \
    fd-abcdeghiklmoprstvw fe-cdeilmnrstu ff-aeilrsu fgaeior fhaeou fiabcdegjlnrstx fjae fkaeilnor flaeiou fmaeio fnae \
    fobceklnoprstu fpaelor fraeiou fs-abcdefghiklmnoprstvw ft-aeiorsuw fugimnst fvaeilor fwaeio fys fzaeiouw fé- \
    ga-abcdfglmnprstuvz gbaeloru gcaeo gd-abcehioprstu ge-abcdefghijklmnoprstuvwzëï gfo ggaeilor gh-aeotu \
    giacdefgjlmnoprstë gjae gkaeiloruw glaeiou gmaeio gnaeiou go-cdegklmnoprstuv gpaeiloru graeiou \
    gs-abcdefghijklmnoprstuvwyz gt-aeioru guaeilmnrsu gvaeiloru gwaeio gym gzaeio ha-abcdefgiklmnprstuvz \
    he-abcdefgiklmnopqrstuv hiabcdejklmnprstv hleo hmae hnio ho-bcdefgklmnoprstuvw hraeio hs-t ht-abcdefghijklmoprstvwz \
    hubdilmnprstuw hydgp ia-abcdgiklmnprst ib-abeiloru ic-aehikorstu id-abdeghijklmnoprstuvwz ie-abcdefghjklmnoprstuvwzë \
    if-adefilot ig-abdeghijklmnoprstuvz iha ii-gin ij-abcdefghiklmnoprstvwz ik-abdeghijklmoprstuvw \
    il-abdefghijklmnopstvwz im-abdeghiklmoprstuv in-abcdefghijklmnoprstuvwz io-bcdeglmnoprstvx ip-abehijlmoprstu iqu \
    ir-acdeiklmorstu is-abcdefghijklmnoprstuvwz it-abcdefghijklmnoprstuvwyzé iums iv-aeioé iwaei ix-e izaeioz ièr \
    ië-lnrt ja-abcgklmnprsz jbaeor jd-abdegikloprstvw je-abcelmnrstuz jf-bdehjklmprst jg-eist jhaeo jilnr \
    jk-abdeghiklmoprstvw jl-adeist jm-ade jn-abdeghiklmoprstvwz jobdehklnorsu jp-aelrst js-abcdeghijklmoprstvw \
    jt-aeijrsu jubdfilmnrstw jvaeio jwaei jzei ka-abcdfklmnprstuvz kbaeiloru kcaeo kdaeior ke-begiklmnprstuvy kfalo \
    kgaeor khaeou ki-bcdegjklmnprst kjae kkaeiloru klaeiou kmaeiou knaeiou ko-bcdefgklmnoprstuvz kpaeiloru kraeiou \
    ks-abcdefghiklmnoprstuvwyz kt-abeghikmoprsuv kubimnrsu kvaeilor kwaeio kx- kzaeiou la-abcdefghiklmnprstuvwxyz \
    lbaeiloru lcaehilou ld-abcdefghijklmoprstuvwz le-abcdefgiklmnoprstuvwxyz lf-abdegijklmorstuvz lg-adeilors lhaeou \
    li-abcdefgijklmnopqstuvxzë ljaeo lk-abegiklmnoprstuvw ll-aeiorsuy lm-abdeikopstu lnaeiou lo-abcdefgiklmnoprstuvwyz \
    lp-abeilorstuv lraeiou ls-abcdefghiklmnoprstuvwyz lt-abehijorsu luabcdefgiklmnoprstuwx lv-aeilor lwaeio lx-ivx \
    ly-cmnst lzaeiouw ma-abcdfghijklmnprstuvxzï mbaeilortu mccdeilmox md-aceilorx me-abcdegiklmnprstuvz mfaeilo mgaeor \
    mhaeou mi-acdegjklmnorstx mkaeiloru mlaeiox mmacdeilmoux mnaei mo-bcdefghklmnoprstuvz mp-abehijlorstuv mraeiou \
    ms-aceghloptv mt-aehior mugilmnrstuz mvaeilor mwaeio mxcilx mys mzaeiw na-abcdefghijklmnprstuvwz nbaeiloru \
    ncaehiklortuy nd-abcdefghijklmnoprstuvwz ne-abcdefghiklmnoprstuvwxyz nfaeiloru ng-abcdefghiklmnoprstuvwz nhaeiou \
    ni-abcdefgjklmnopqstuvë njaeou nk-abdefghijklmnoprstuvwz nlaeiou nmaeiou nn-aeiouy no-bcdefgklmnoprstuv npaeiloru \
    nqu nraeiou ns-abcdefghijklmnoprstuvwyz nt-abcdefghijklmnoprstuvwz nu-acefilmnprstuw nvaeiloru nwaeio ny- nzaeiouw \
    oacdlnprt ob-abeijlorsu ocacehiklortu od-abdegijklmoprstuvwyz oe-bdfghiklmnprstuvwz of-abdefghiklmoprstvwyz \
    og-abdeghijklmnoprstuvw ohaeo oi-bdeijlnrst ojaeo ok-abdeghijklmoprstuvw ol-abcdefghiklmoprstuvwyz \
    om-abcdefghiklmnoprstuvwz on-abcdefghijklmnoprstuvwyz oo-cdfgiklmnprst op-abcdefghijklmnoprstuvwz oqu \
    or-abcdefghijklmnoprstuvwz os-abcdefghijklmnopstvw ot-abcdeghijklmoprstuvwyz ou-abcdfiklnprstvw ovaeio ow-abeins \
    ox-ei oy-ae ozaeio oënz oïds oöpr pa-acdfgklmnprstuv pbaelor pceo pdaeioru pe-acdegiklnprstuz pfail pgaer phaeiou \
    piacdegjklmnorstë pjae pkaeilor plaeiou pmaeio pnaeo po-cdefgiklmnoprstuwë ppaeiloru praeiou \
    ps-abcdefghiklmnoprstuvwy pt-aeioru pubdilnrstuwz pvaeilor pwaei pyr pzaeiow quaeio ra-abcdefghijklmnprstuvwyz \
    rbaeiloru rcaehiloru rd-abcdeghijklmnoprstuvwz re-abcdefghiklmnopqrstuvwxz rf-abdegikloprstu rg-abdeghiklmoprstuvw \
    rhaeiou ri-abcdefgjklmnopstuvxzèë rjaou rk-abcdeghijklmnoprstuvwz rlaeiou rm-abdeghiklopstuvw rn-abdehiopstuvw \
    ro-abcdefghijklmnoprstuvwxyzï rp-aeilorstu rraeiouy rs-abcdefghijklmnoprstuvwyz rt-abcdefghijklmnoprstuvwyz \
    rubcdegiklmnprstuwz rvaeiloru rwaeiot ry-lops rzaeiouw rèm rön sa-abcdfgiklmnprstuvx sbaeiloru scaehiloruè sd-aeioru \
    se-abcdefgiklmnprstuvwx sfaeiloru sgaeior sh-aeiotu si-abcdefgjklmnorstuvë sjaeiou sk-aeilnoruw slaeiou smaeiou \
    snaeiou so-bcdefilmnoprtuv sp-aeilorstu squ sraeiou ss-acefhilmnoptuy st-abcdefghijklmnoprstuvwyz suabcefgiklmnprsu \
    svaeiloru swaeio syclmns szaeiou ta-abcdfgiklmnprstuvx tbaeiloru tcaehilou tdaeioru te-abcdefghiklmnoprstuvwxz \
    tfaeiloru tgaeilor th-aeiorsuy ti-abcdefgjklmnoprstuvë tjaeo tkaeilnoruw tlaeiou tmaeiou tnaeiou \
    to-abcdefgiklmnoprstuvwx tpaeiloru traeiou ts-abcdefghijklmnoprstuvwyz ttaehioru tuabcdeiklmnrstuw tvaeilor twaeio \
    ty-lp tz-aeiouw té-s uaadlnrst ub-abdeijlorst ucacehikort ud-abdeghikopstv ue-elnrstu uf-ft ug-abdeghklrstuvwz \
    ui-cdefgjklmnpstvz uk-abegjklmprstvw ul-adefgiklmopstv um-abcdefgiklmnoprstuvw un-acdegiknstz uo-rt up-eilopst \
    ur-abcdefghiklmnoprstuvwyz us-abcdeghijklmoprstuvw ut-abeghijklmoprstuvwz uulmrst uveir uw-abcdefghijklmoprstvwz \
    ux-e uzeiz uïn uüm va-acdgklnrst ve-acdegiklmnrstuz vi-acdegijklnorstv vlaeiou vocdegilnorstu vraeiou vuilru \
    waabcdfgklmnprstv wbaeou wco wd-e we-bdegiklmnrstvz wger whaei wicegjklmnpst wja wkaelou wlae wma woeglmnoru wplr \
    wraeio ws-cet wt-ej wuirs wveo wwe xamnt xc-eiuv xecemnr xi-cdeimnsvx xl-iv xon xpaelor xteir xv-i xx-ivx ya-ln \
    ybaeo ychlo ydr yeenr ygi ylaeilo ymabefnp ynacdeot yogn ypeiot yraio ys-aeit yteho yve za-abcdgklmnrt \
    ze-bdegiklmnprstuv zicegjklnst zocelmnortu zucirsu zwaeio zzae ème ène ère és- ële ën-t ër-eis ëzi ïde ïncetv ïst \
    önt örd
    """
  )
}
