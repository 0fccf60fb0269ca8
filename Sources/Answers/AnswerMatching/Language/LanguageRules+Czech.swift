// SPDX-License-Identifier: Apache-2.0
internal import WordLists

extension LanguageRules {
  /// The facts of Czech.
  static let czech = LanguageRules(
    costs: SlipCosts(
      soundAlikes: SoundAlikes(
        """
        i/y í/ý ů/ú u/ů mě/mně bě/bje vě/vje pě/pje d/t b/p v/f z/s ž/š h/ch h/g k/g s/c c/k dc/c ts/c ds/c dč/č tč/č ks/x gz/x kv/qu th/t ph/f w/v sh/š ch/č \
        tsch/č zs/s sk/zk st/zt sp/zp e/je ě/je ai/aj ou/au au/av eu/ev í/ij ji/i ie/je nn/n
        """
      ),
      swappedLetters: 5,
      extraDoubling: 5,
      missingDoubling: 5,
      mark: 1,
      soundAlike: 5,
      vowelForVowel: 13,
      relatedConsonant: 8,
      unrelatedLetter: 17,
      extraVowel: 8,
      extraConsonant: 15,
      missingVowel: 12,
      silentH: 10,
      firstLetterChanged: 1,
      firstLetterMissingOrExtra: 14,
      otherEnding: 1,
      otherBeginning: 3,
      limits: [8, 10, 11, 12, 15, 15, 17, 17, 20],
      loneSlip: (short: 1, long: 1),
      strangeGroup: 2
    ),
    triples: .czech,
    articles: [],
    conjunctions: ["a", "i"],
    negators: Set(words: "ne není nikdy nikdo nic žádný žádná žádné bez ani nikoli nikde"),
    fixedWords: Set(
      words: """
        pravda nepravda ano správně špatně první druhý druhá třetí čtvrtý pátý šestý sedmý osmý devátý desátý sto tisíc milion miliarda bilion vlevo vpravo levý \
        pravý levá pravá sever jih východ západ severní jižní východní západní nahoře dole nad pod horní dolní vnitřní vnější přední zadní přes před za vně \
        uvnitř
        """
    ),
    protectedPrefixes: AffixPair.pairs(
      """
      hypo/hyper intra/inter intra/extra inter/extra infra/supra infra/ultra endo/exo endo/ekto ekto/exo mikro/makro homo/hetero auto/hetero izo/anizo mono/di \
      mono/poly mono/oligo oligo/poly di/tri bi/tri tri/tetra tetra/penta penta/hexa uni/bi sub/super pre/post pro/anti pro/epi ana/meta meta/telo pro/meta \
      meth/eth eth/prop prop/but but/pent pent/hex eo/mio mio/plio neo/paleo mili/mikro mili/centi kilo/mega mega/giga nano/piko nitri/nitro ab/ad af/ef im/ex \
      apo/peri leuko/erytro leuko/erythro ortho/meta ortho/para meta/para kat/an fen/gen vy/v vy/za při/od při/pře pod/nad před/za do/od na/vy roz/za roz/s u/vy \
      pře/pro při/u na/od ne/ bez/ pra/ anti/ a/ ko/ de/ re/ dis/
      """
    ),
    protectedSuffixes: AffixPair.pairs(
      """
      an/en an/yn en/yn an/anol anol/anal ol/al amid/amin id/in ičnan/istan ičnan/itan istan/itan ová/ný ný/natý natý/itý ičitý/ičný istý/ičný áza/óza itida/óza \
      itida/om ín/osín lýza/geneze cyt/blast fil/fob filie/fobie gram/graf grafie/logie nomie/logie ismus/ista ektomie/otomie tit/mit náct/cet náct/desát \
      ovodan/ičitan ie/iola tel/telka ník/nice ec/kyně
      """
    ),
    inflections: AffixPair.pairs(
      """
      a/y a/ě a/e a/u a/o a/ou a/ám a/ách a/ami y/ou y/ám y/ách y/ami /a /u /e /ě /em /ovi /y /i /ů /ům /ech /ách o/u o/em o/ům o/ech o/y e/i e/emi e/ích í/ího \
      í/ímu í/ím í/ích í/ími ý/ého ý/ému ý/ým ý/ém ý/ých ý/ými á/ou é/ých é/ého /mi ost/osti ek/ku ek/ky ek/ků ka/ce ie/ii ie/ií
      """
    ),
    genders: AffixPair.pairs("ý/á ý/é á/é ý/í o/a /o /la l/la l/lo l/li í/á"),
    vowelMarksAreAccents: true,
    ownLetters: Set("ěřů"),
    beginnings: LetterGroup.groups(
      """
      ne nej po za na do od pod nad před pře při pro roz s z vy v u o ob se ze bez proti pra mezi
      """
    ),
    endings: LetterGroup.groups(
      """
      a e ě i o u y á é í ý ů ou ám ách ami em ech ům ích ími ím ích ími ého ému ém ým ých ými ové ovi mi ému t l la li lo ly ný ná né ní ná nou ně ost osti \
      ství ský ská ské ský ák ář ař ec ce ek ka ky ku kou ník nice iště í te m š me jí uje ují oval ovat at it et nout ne nu n na no ny ení ání
      """
    ),
    families: TermFamilies(
      """
      jeden dva tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct \
      osmnáct devatenáct dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát
      pondělí úterý středa čtvrtek pátek sobota neděle
      leden únor březen duben květen červen červenec srpen září říjen listopad prosinec
      merkur venuše země mars jupiter saturn uran neptun, zambie gambie, slovensko slovinsko, niger nigérie
      lotyšsko litva estonsko, írán irák, rakousko austrálie, guinea guyana, mali malawi malta, paraguay uruguay
      indie indonésie, švédsko švýcarsko, profáze prometafáze metafáze anafáze telofáze interfáze
      mitóza meióza mykóza, absorpce adsorpce, štěpení tání, galaktóza glukóza fruktóza glykogen glukagon
      neuron neutron neutrino proton foton elektron pozitron, oxid hydroxid, anion kation ion, amid amin
      adenin adenosin, thymin thiamin tymin tiamin, dimer monomer, stalaktit stalagmit, uhlovodan uhličitan
      ethan ethen ethyn, butan buten butyn, konkávní konvexní, refrakce difrakce, vektor sektor, sinus kosinus
      symetrický asymetrický, emigrace imigrace, být bít, být byt, mít mýt, vír výr, sval svar, pole pol, domů domu
      dráha drahá
      """
    ),
    words: KnownWords(WordLists.czech)
  )
}

extension LetterTriples {
  /// The groups of three letters that stand in at least 391 words of Debian's package hunspell-cs 7.5.0, with all their forms.
  static let czech = LetterTriples(
    """
    -abcdfgklmnprstuvxz -baeiloruyáíěř -caehilorsuvyzí -daeiloruvyzáéíýěřůž -edfgiklmnprstuvx -faeiloruyá -gaeiloruyá -haeilmnoruvyáéýř -idlmnrsvz -jaeiouáí \
    -kaehilmnoruvyáóýřů -laehiouyáéí -maeilnoruyáíýě -naeiouyáíě -obcdfhjklmnprstuvxzčřšž -paefilorstuyáéíěřšů -qu -raeiouyáéýů -sabcdehijklmnoprtuvyzáéíý \
    -taehiklmoruvyáíýěř -ubcdhjklmnprstvzčřšž -vabcdehiklmnoprstuyzáíýčěřš -waeio -xe -zabcdefhijklmnoprtuváíúčř -údhpstč -čaeilmotuáí -ďu -řaeií \
    -šaeiklmnoprtuváíčť -žaeilouváí aadr abaeilorsuyáíěř acaehiklopuvyzáí adabehijklmnoprstuvyzáéíýčěňřů aer afaefilnortuáí agaeilmnoru ahaelmnoruváýř \
    aicdelmnorstz ajabcdefgiklmnostuzáíčš ak-aceilnorstuvyářů al-abcdefghiklmnopstuvyzáéíýčšů amabefiklmnoprsuyáíěž an-abcdefgiknostuyzáéíýčěšůž aobklrs \
    apaeiklnoprstuáíěřů ar-abcdefghiklmnoprstuvyzáíýčšů as-acefhiklmnopstuvyzáéíýňů at-acehiklmnorstuvyzáéíýěňřů aubcdefgjlmnrstzčš av-acdeiklnorsuyzáéíýčěňřš \
    axio ayeo azadeiklmnouyáí aúč ač-aceiklmnostuáíčů aďaou aňakouá ařaeikosuíčšů ašaeiklmnoprtuíčť aťu ažadeiklnouíď ba-bcdfghjklmnrstuvzčřšž bbo bcho bdaiě \
    be-cdhjklmnoprstvzčš bhlo biabcdefgjklnorstvzáčš bjaeí bkaloruů blabeiouyáéíý bmeě bnaeiouáéíýě bo-bcdghjklmnrstuvxzčřšž braeilnotuyzáů bsaeklot btaelnráě \
    bu-bcdjklmnrstzčřš bve by-dlrstv bzu bá-cdjklmnrstvčřš bícdhjklmnrtvzč býv bčae bědhjlnrstž bňo břeií bšt bů-m cadjlmnprst ce-cdjklmnprstzň \
    ch-aceiklmnortuvwyáýňřšů ci-abdefgklmnoprstuvzáť ckaeiouyáéý claeoí cmar cneiouíě coluv cpaá cteiovíě cucjklmp cvairá cykt czaekoy cákntv cénř cí-chklmnprt \
    cňo ců-m da-bcdijklmnprstvčňř dbaeloryíě dcehiov ddaeioáě de-abcdfghijklmnoprstvxzčřš dfaioru dhalorá di-abcdefgklmnoprstvzáčš djeí dkaloruvyáů \
    dl-aeinosuyáéíýů dmadeilnoruyáíýě dnaeiouáéíýě do-abcdefghijklmnoprstuvzčňřšž dpaeiloruáíěř drabcehiklmnostuyáýůž dsaeiklotuvy dtaeilorá du-abcdjklmnprstřšž \
    dvaeiloryzáíě dy-cmns dzdeinpvá dá-cklmnrtvčřš délmr dí-cklmnrtvš dýcm dčeií dě-djklnrtčš dňou dřaeií dšktíť dů-mrsv džiu eabdgklmnprstu ebaeilnortuyáíěř \
    ec-aehiklnoptuvyzáí edabcdehijklmnoprstuvyzáíýčěňřšů eeklmnprstvx efaefiloru egaeilmnoruyá ehaeiklmnortuvyáýčř eibcdefglmnrstz \
    ej-abcdefhijklmnoprstuvzáíúčšž ek-aceilmnorstuvyáóýčř el-abcdefhiklmnostuvyáéíýčňšů em-abeiklnoprsuyáíýěňž en-abcdeghiklnostuyzáéíýčěšů \
    eobcdfghjklmnprstvzčšž epaeiklnorstuyáíóýčěřšů er-abcdefghiklmnoprstuvyzáéýčšů es-abcdehijklmnoprstuvyzáíýčňťů et-aehiklmnorstuvyzáéíýěřů \
    eubcdfhjklmnprstvzčřšž evabcdehiklmnoprstuyzáíýčěňřš exacehiknoptu ezabcdefhijklmnoprstuváíúčř eál eústč ečaceiklmnostuáíů eďo eňaou eřaeiováí \
    eš-aeiklmnoprtuváíť eťao ežaeilmnoruváí fabcijklnrstuxčš fecdijklmnrst ffe fiabcdegklnrstxíč fko flaeiouáí fneí fobclnrstuv fraeikouyáé ftao fujklnrs fytz \
    fánrtzč fér fín fňu ga-bjlmnrstuvčž gelmnorst giceilnostzíč glaeiouyů gmae gnaeio gocglnrtv graeiouyá gsk gu-ajlmrst gvi gy- gálnrt gů-m \
    ha-bcdfijklmnprstuvzčřš hcí hebcdgijklmnoprstv hiabcelmnprstz hko hl-aceiostuyáéíý hmaeiouá hnaeiouáíě ho-bcdfhjklmnprstuvzčďřš hrabcdeiklnosuyáčů htaeioáíě \
    hu-bcdhjlmnprstš hvaioáíě hwa hy-bcdlmnpstz há-djklmnrtvzčřš hém hýblmčř hčeou hňaá hřbeiáí hů-m ia-bcdgklmnprstčš ibaeiloruyíě ic-aehikotuzáíů \
    id-aeilnorsuyáíěňšů ie-bcdglmnrst ifaeiloru igaeilmnoruá ihaelnoruá ii-n ijaenosí ik-aeilmnortuvyáů il-acdehiklmnostuyáéíýčů imabeiklmnoprsuáíě \
    in-acdefghiknostuvyzáíýčěšů iobcdfgklmnprstv ipaeiklnoprstuáíř iraeikmnostuá is-aceiklmnopstuvyzáíťů it-aehiklmnorstuvyzáéíýěřů iu-ms iv-aceiklnoruyáéíýěňš \
    ixo iy- izadeilmnopuváí iálnrtš iér ií-cm iónz ič-aceiklnostuáíčů iďo iňou iřaeioí išeiklnotuáíťů iťo iů-m ižeilno jabcdklmnprstvzř jbaeo jcehio \
    jdaeiloruáíě je-cdhjklmnrstvzčšž jhalor ji-hlmnrstvzřš jkaloruá jleio jmaeou jnaeiosáéíýě jobdhknprstuv jpalorř jreo jseklmoptv jtaeor ju-djklnprst jvaeyz \
    jzaklná jádkns jí-cdkmtzšž jód jčeioí jšktí jů-m ka-bcdijklmnprstuvzčňřšž kcei kdá kecjlmnoprstřš kicelmnors kl-aeiosuyáéíýů kmei knaeiouíě \
    ko-abcdefghijklmnoprstuvwzčňřšž krabcehikmnotuvyáéýč kslo ktaeinoruá ku-bcdhjklmnprstčňřšž kvaeioráéíě ky-adlmnpst ká-cdklmnprtvzčřš ké-hm kódt ký-cmrv kčn \
    kňo křaeiotuáí ků-mv la-bcdfghijklmnprstuvzčďňřšťž lbaenor lcehioíů ldaeioruů le-bcdfghijklmnoprstvxyzčňšž lfaio lgao lhaeoáč li-abcdefghjklmnopstvzáíóčšž \
    lkaelnouyáů llaeimno lmaeiou lnaeioáéíýě lo-abcdfghjklmnoprstuvwzčďňšž lpo ls-akotá ltaeinorsuá lu-bcdefhjklmnoprstvxzčšž lvaeio ly-cekmnostzšž lzaeá \
    lá-bcdhkmnprstvzčřšž lé-bdhkmntvzčř lí-bcdkmnprstvzčřšž lóz lý-cmstv lčeioáí lňou lšeot lů-mv lžei ma-cdghijklmnprstuvxyzčďňřšž mbaeioruá mdel \
    me-cdgijklmnrstzčš mfo mi-acdeghklmnorstvxzíčňřš mkno mlaekosuáčž mme mneiouáéíýě mobcdfghjklmnoprstuvzčřšž mpaeiloru mrahklmnostuzáš mskt \
    mu-cdfjlmnrstzčřšž my-cdklstš mácdhklmnrtvzčřš ménr mícjlnrstvřš mýcktvš mčei mědjklnrstňřš mňo mřeí mšt mů-m mži na-bcdfghijklmnoprstuvzčřšťž nbae \
    ncehilouéíů ndaeilorstuyáěřů ne-abcdefghijklmnoprstuvwzúčřšž nfeioru ngaeilorsuvyů nha ni-acdefghklmnopstvzáíčšž nju nkaceilnortuyáů nli nnaeioáéíýěů \
    no-bcdfghijklmnoprstuvzčřšž nsacefikloptu nt-aeghiklnorsuyáéíčů nu-cdjklstvš nvae ny-iklmo nzaeilouí ná-bcdhklmnprstvzčřš né-hmrsv ní-cdhkmntvzčšž nóz \
    ný-cmrt nčaeinouáí ně-cdjklmnrtvž nšt nů-m nžeo oaklmnrst obabcdehijklmnoprstuvyzáíýčěňřšž ocaehiklmnoptuvyáíň odabcdefhijklmnoprstuvyzáíýčěňřšťůž oeklntvx \
    ofaefiloruyá ogaeilnoruů ohaelmnoruvyáéýř oidns ojadehikmnopstuáíč okaeilmnorstuvyáéýřšů ol-abcdefiklmnostuvyzáéíčňšů omabeiklnoprsuyáíýěž \
    on-acdefgijknostuvyzáíýčěšů oobdklprstč opaeiklnoprstuyáéíýěřšů or-abcdefgiklmnopstuvyzáýčňšů os-acefiklmnoprstuvyzáéíý otaehiklmnorstuvyáéíýčěřů \
    ou-bcdfhklmnprstvzčřšž ov-aceiklnorsuyzáéíýčěňšů owais oxeioy ozabcdefhijklmnoprstuvzáíčřšž oúč očaeikmnotuáíů oďo oňako ořaeikosuáíč ošaeiklmnoptuváíťů \
    oťau ožadehiklnoruváíčďň pacdgjklmnprstuvčřšž pe-cdhijklmnprstvčřš piacdehjklnoprstvzíčšž pja pkaouáů plaehinosuyáéíýň pme pneiouéíýě \
    poabcdefghijklmnoprstuvzčřšž ppeo praceiostuvyáýšů psaeikoyá ptaeinouyáě pu-bcdjklmnprstzčš py-klrt pá-cdjklmnrstvčřš pékr pí-cjklmnprstvš pól pýtř pčeiní \
    pěcjlnrstvňš pňo přaeiáí pšeot pů-jlms qui ra-bcdfghijklmnprstuvzčňšž rbaeilouá rcaehiouzí rdaeilnosuyáíěů re-abcdefghijklmnoprstuvzáčšž rfeino rgaeilou \
    rhaelnouá riabcdefgijklmnopstuvzáíčš rkaelnoruyáů rlaeioíů rmaeilnouáí rnadeiknosuyáéíýčě ro-abcdefghijklmnoprstuvwxzčňřšž rpaeikoruáčě rraeo rsaceiknot \
    rt-aehiklnorsuvyáéíěů ru-bcdhijklmnopstzčšž rvaeikouáíó ry-abcgjklmnopstvzčš rzadeilnouyáíď rá-bcdjklmnprstvzčšž rémntz ríkn rónz rýmpsvzšž rčeikoáí rňouá \
    ršeiotíť rů-bchjmstvzž ržeino sa-bcdhijklmnrstuvzřž sbaríě scaehiví sdríě se-bcdghijklmnprstuvxzčřšž sfaeoé shalorá si-abcdefgjklmnorstvčř sje \
    skaeilnoruvyáéýřů slaeinouyzáéíý smadeilnoruyáíýěů snaeiouáéíýě sobcdfklmnprstuvč spaeiloruáíěř srabdkoá ssaeilo st-aceiklmnorsuvyáéíýčěňřů \
    su-bcdgjklmnprstvzš svaeiloráéíě sy-ckmnprst szacekot sádhklmnrtvzč sémrv sí-cdklmnprtvčřť sýcp sčei sňou sťaou sů-m ta-bcdfghijklmnoprstuvzčřšž tba tcehí \
    te-abcfghijklmnoprstvxzčřš tge thaeiouy ti-abcdefghiklmnoprstvzčňšž tkaenouyáů tl-aeiosuyáéíý tmaeio tnaeiouáéíýě to-abcdefghjklmnoprstuvxčřšž \
    trabehiklmnopsuvyáéýčůž tsckt tteilno tu-abcdhjklmnoprstzáčšž tvaeioruáíě ty-cdklmprčřš tzeo tá-bchklmnprtvzčřšž té-hkmnr tí-chkmnprstvzřšž tónz tý-cklmnr \
    tčei tě-bcdhjklmnprstzšž tňou třaeiouáí tšt tů-m ualn ubaeijklnorsuyáíčě ucaehiknotuáí udaeiklnoruyáíěř uenr ufaeilor ugaeou uhaelnoruá uinst uj-aeimnotuí \
    ukaelnortuváčřů ul-acdefghiklmnopstuyzáéíóčů um-abefilnopruáíě unacdegiknostuáíčěů uobrv upaeiklnorstuáíčěňř urabcdefgikmnopstuyzáýčůž us-aceiklmnopstuyzáíů \
    ut-aehiklnorstuvyáéíýěřů uuj uvaeilnoryzáíě uxo uzadeiklnopsuáí uáln učaeiknotuí uňk uřeioí ušaeiklmnotuáíčňť užeiklnosuí va-acdghijklmnprstvzčňřšž vbo \
    vcehioíů vdouáě ve-cdghijklmnprstvzčřš vi-acdeghjklnorstvzčňšž vkaloruyá vlaehinoáéíč vmaeí vnaeiouáéíýě vo-bcdhjklmnprstuvzčňřšž vpailr vrabcdhklnostuzáčšž \
    vsaektuá vtaeilě vu-jklovzč vy-bcdefghjklmnoprstuvzúčřšž vzbdehklnoprt vá-bcdklmnprstvzčřšž vé-hmt ví-cdhjklmnrtvzčřš vóz vý-bcdhkmprstvzš včeiáí \
    vě-cdjklnrstzčřšž vňou vřaeí všeiktí vů-m walnrt weilnr wicelnt wolr wsk xan xce xenr xidkmos xov xpaelo xteor xuj xyl yan ybaeilnoruáíěň ycehouví \
    ydaeloruáě ye-mrx yfaio ygr yhaelnoruář yjaemáí ykaelnoruvyář ylaceiknouáéí ymabeilnopryáíýě ynacdeikotuáíčě yobrv ypaeilnortuáíěř yraeiouyáý \
    ysaeiklmnoptuvyáí ytaeiklmnoruvyáéíýěř yu-ž yvaeiloráě yzadeiknopruvá yčeiknuí yřaeisí yšaeiklnoptuíť yů-m yžaeiví za-abcdfhijklmnoprstuvzúčřšťž \
    zbaeiloruyíěř zcehiuvz zdaeilmnoruvyáíěřů ze-bcdfhijklmnoprstvzčšž zfaio zhalmnoruáý ziabcdefgklmnoprstvč zjaeií zkaeloruvyářů zlaeiouyáéí zmaeilnoruyáíýěů \
    znaeiouáéíýě zo-bcdfhklmnoprstuv zpaeilortuyáíěřů zracenouyáýů zsektyá ztaeiloruváíěř zu-bjklmrtz zvaeiloruyzáíýě zy-kč zábchklmnprstvřš zí-ckmnrstv zúrč \
    zýv zčeil zďo zňo zřaeií zšiklptť zů-ms zžev ábaeiklnoráě ácaehiklntáí ádaeiklnoruáíě áhalnoá ájeií ák-aelnouyáů ál-aceiknosuyáíčů ám-aeikouě \
    án-aceikosuyíčěšů ápaelnoáě áraeiklnouyáů ásaeiklnotáň át-aeiklnorsuyáéíýěňů ávaeiknoráě ázadeiklnouáí áčceiknotíů áňko ář-eikosíčšů áš-eiklotí áždeiklnoí \
    ébaá édln éhaoá ékaná ém-aiou éniko éreiknosč étaená évará ézanoá éčei éřo íbaeirá ícehinoí ídaeiklnoáíě íhalnoá íjeí ík-aelnouyáů ílaeiknoáí ím-aeikouá \
    ín-aeikosuyáěšů ípaelnoá íraeknouá ísaeiklmntť ít-aeiklnoáíě ívaekná ízadeklnoá íčceiknoí ířeios íš-ekt íždeikoí ódlo ólo óno óro óto ózanoá úch úhl úko úro \
    úst úto úzk účaeit ýbaá ých ýde ýho ýkalnoá ýlaei ým-aio ýnko ýpaá ýraou ýsklot ýtaová ývaeá ýzn ýčk ýřeio ýšeklt čadlnprst čceí če-cjklmnprstvčřšť \
    či-acklnpstvčňš čkaelnouyáů čle čmaeuá čnaioáéíýě čokuv črt čsk čteiorvyíě čucjkrt čácknrs čí-chkmnrstvš čči čňo čšt čů-mr ďan ďme ďobv ďte ďujr ěbe ěcehoí \
    ědeinovčě ěhalnouá ěj-eimotíš ěkaoáč ěl-aeiknosuyáéíý ěm-eič ěn-aciknouyáéíýčě ěpo ěraeknou ěsintí ět-aeilnorvířš ěvaenoá ězdeo ěčn ěňou ěřeiouí ěšeinotuíť \
    ěžeiknou ňafnptv ňkaoá ňme ňouv ňsk ňte ňujkp ňák ňů-m řadhnpszďž ře-bcdfhijklmnoprstuvzčďřšž ři-abcdhjklmnoprstuvzčďřšž řkanoá řmo řouv řskt řujp řvaá \
    řádhlnpst ří-bcdhjklmnprstvzčšž řči řšt řů-m šacflmnrtvš šcí še-bcdjklmnoprstv ši-bcdfjklmnrstvčřš škaeloruvyáů šlaeiouáí šmaeiouáí šnaeioéíýě šokluv \
    špaeiloruá šrao šsk štaeiknoruváíě šujklmprstš švaei šáklnt šéf ší-chkmnrtvřš ščiá šňou šťaosuá šů-m ťanpstv ťko ťme ťouv ťsk ťte ťujk ťákpr ůch ůhl ůjč \
    ůlekm ům-yě ůraká ůsot ův-koě ůzn ůčk ůžko žadlnt ždiíě že-bchjklmnrtš žha žicdjklnstvčž žkaouyá žlaiouá žmo žnaioéíýě žouv žra žsk žujrž žvayý žádknr \
    ží-chkmnrtvš žči žďo žňo žšt
    """
  )
}
