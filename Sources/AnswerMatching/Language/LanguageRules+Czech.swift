extension LanguageRules {
  /// The facts of Czech.
  static let czech = LanguageRules(
    costs: SlipCosts(
      soundAlikes: SoundAlikes(
        """
        i/y í/ý ů/ú u/ů mě/mně bě/bje vě/vje pě/pje d/t b/p v/f z/s ž/š h/ch h/g k/g s/c c/k dc/c ts/c ds/c dč/č tč/č \
        ks/x gz/x kv/qu th/t ph/f w/v sh/š ch/č tsch/č zs/s sk/zk st/zt sp/zp e/je ě/je ai/aj ou/au au/av eu/ev í/ij \
        ji/i ie/je nn/n
        """
      ),
      swappedLetters: 6,
      extraDoubling: 7,
      missingDoubling: 5,
      mark: 1,
      soundAlike: 5,
      vowelForVowel: 13,
      relatedConsonant: 8,
      unrelatedLetter: 17,
      extraVowel: 7,
      extraConsonant: 15,
      missingVowel: 12,
      silentH: 9,
      firstLetterChanged: 1,
      firstLetterMissingOrExtra: 14,
      secondLetter: 0,
      otherEnding: 1,
      otherBeginning: 3,
      limits: [9, 10, 12, 12, 15, 15, 17, 18, 21],
      loneSlip: (short: 1, long: 1),
      strangeGroup: 3
    ),
    triples: .czech,
    articles: [],
    negators: Set(
      words: "ne není nikdy nikdo nic žádný žádná žádné bez ani nikoli nikde"
    ),
    fixedWords: Set(
      words: """
        pravda nepravda ano správně špatně první druhý druhá třetí čtvrtý pátý šestý sedmý osmý devátý desátý sto tisíc \
        milion miliarda bilion vlevo vpravo levý pravý levá pravá sever jih východ západ severní jižní východní západní \
        nahoře dole nad pod horní dolní vnitřní vnější přední zadní přes před za vně uvnitř
        """
    ),
    protectedPrefixes: AffixPair.pairs(
      """
      hypo/hyper intra/inter intra/extra inter/extra infra/supra infra/ultra endo/exo endo/ekto ekto/exo mikro/makro \
      homo/hetero auto/hetero izo/anizo mono/di mono/poly mono/oligo oligo/poly di/tri bi/tri tri/tetra tetra/penta \
      penta/hexa uni/bi sub/super pre/post pro/anti pro/epi ana/meta meta/telo pro/meta meth/eth eth/prop prop/but \
      but/pent pent/hex eo/mio mio/plio neo/paleo mili/mikro mili/centi kilo/mega mega/giga nano/piko nitri/nitro ab/ad \
      af/ef im/ex apo/peri leuko/erytro leuko/erythro ortho/meta ortho/para meta/para kat/an fen/gen vy/v vy/za při/od \
      při/pře pod/nad před/za do/od na/vy roz/za roz/s u/vy pře/pro při/u na/od ne/ bez/ pra/ anti/ a/ ko/ de/ re/ dis/
      """
    ),
    protectedSuffixes: AffixPair.pairs(
      """
      an/en an/yn en/yn an/anol anol/anal ol/al amid/amin id/in ičnan/istan ičnan/itan istan/itan ová/ný ný/natý \
      natý/itý ičitý/ičný istý/ičný áza/óza itida/óza itida/om ín/osín lýza/geneze cyt/blast fil/fob filie/fobie \
      gram/graf grafie/logie nomie/logie ismus/ista ektomie/otomie tit/mit náct/cet náct/desát ovodan/ičitan ie/iola \
      tel/telka ník/nice ec/kyně
      """
    ),
    inflections: AffixPair.pairs(
      """
      a/y a/ě a/e a/u a/o a/ou a/ám a/ách a/ami y/ou y/ám y/ách y/ami /a /u /e /ě /em /ovi /y /i /ů /ům /ech /ách o/u \
      o/em o/ům o/ech o/y e/i e/emi e/ích í/ího í/ímu í/ím í/ích í/ími ý/ého ý/ému ý/ým ý/ém ý/ých ý/ými á/ou é/ých \
      é/ého /mi ost/osti ek/ku ek/ky ek/ků ka/ce ie/ii ie/ií
      """
    ),
    genders: AffixPair.pairs("ý/á ý/é á/é ý/í o/a /o /la l/la l/lo l/li í/á"),
    beginnings: LetterGroup.groups(
      """
      ne nej po za na do od pod nad před pře při pro roz s z vy v u o ob se ze bez proti pra mezi
      """
    ),
    endings: LetterGroup.groups(
      """
      a e ě i o u y á é í ý ů ou ám ách ami em ech ům ích ími ím ích ími ého ému ém ým ých ými ové ovi mi ému t l la li \
      lo ly ný ná né ní ná nou ně ost osti ství ský ská ské ský ák ář ař ec ce ek ka ky ku kou ník nice iště í te m š me \
      jí uje ují oval ovat at it et nout ne nu n na no ny ení ání
      """
    ),
    families: TermFamilies(
      """
      jeden dva tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct \
      osmnáct devatenáct dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát
      pondělí úterý středa čtvrtek pátek sobota neděle
      leden únor březen duben květen červen červenec srpen září říjen listopad prosinec
      merkur venuše země mars jupiter saturn uran neptun
      zambie gambie
      slovensko slovinsko
      niger nigérie
      lotyšsko litva estonsko
      írán irák
      rakousko austrálie
      guinea guyana
      mali malawi malta
      paraguay uruguay
      indie indonésie
      švédsko švýcarsko
      profáze prometafáze metafáze anafáze telofáze interfáze
      mitóza meióza mykóza
      absorpce adsorpce
      štěpení tání
      galaktóza glukóza fruktóza glykogen glukagon
      neuron neutron neutrino proton foton elektron pozitron
      oxid hydroxid
      anion kation ion
      amid amin
      adenin adenosin
      thymin thiamin tymin tiamin
      dimer monomer
      stalaktit stalagmit
      uhlovodan uhličitan
      ethan ethen ethyn
      butan buten butyn
      konkávní konvexní
      refrakce difrakce
      vektor sektor
      sinus kosinus
      symetrický asymetrický
      emigrace imigrace
      být bít
      být byt
      výška víška
      mít mýt
      vír výr
      pít pýt
      sval svar
      pole pol
      domů domu
      dráha drahá
      """
    )
  )
}

extension LetterTriples {
  /// The groups of three letters that stand in at least 326 words of Debian's package hunspell-cs 7.5.0, with all their forms.
  static let czech = LetterTriples(
    """
    -abcdefgiklmnprstuvxz -baeiloruyáíěř -caehilorstuvyzáéí -daeilmoruvyzáéíýěřůž -edfgiklmnprstuvx -faeiloruyá \
    -gaeiloruyá -haeilmnoruvyáéýř -ibdglmnrstvz -jaeiouáí -kadehilmnoruvyáóýňřů -laehiouyáéí -maeilnoruyáíýěž \
    -naeiouyáíě -obcdfhjklmnprstuvxzčřšž -paefilorstuyáéíóěřšů -qu -raeiouyáéýů -sabcdefhijklmnoprtuvyzáéíýč \
    -taehiklmoruvyáíýěř -ubcdhjklmnprstvzčřšž -vabcdehiklmnoprstuyzáíýčěřš -waeio -xe -zabcdefhijklmnoprtuváíúčř \
    -údhkprstvč -čaeilmotuáí -ďu -řaeií -šaeiklmnoprtuváéíčť -ťu -žaeilouváí aadr abaeilorsuyáíýčěř acaehiklopuvyzáí \
    adabcehijklmnoprstuvyzáéíýčěňřů aelr afaefilnortuáí agaeilmnoruá ahaelmnoruvyáýř aicdeklmnorstz \
    ajabcdefgiklmnostuzáíčšů ak-aceilmnorstuvyáóýčřů al-abcdefghiklmnopstuvyzáéíýčšů amabefiklmnoprsuyáíčěůž \
    an-abcdefgiknostuyzáéíýčěšůž aobklrs apaeiklnoprstuáíěřů ar-abcdefghiklmnoprstuvyzáíýčšů as-acefhiklmnopstuvyzáéíýňů \
    at-acehiklmnorstuvyzáéíýčěňřů aubcdefgjklmnprstvzčš av-abcdeiklnorstuyzáéíýčěňřšů awai axio ayeo azadeiklmnosuvyáíň \
    aúč ač-aceiklmnostuáíčů aďaou aňakouá ařaeikosuíčšů ašaeiklmnoprtuáíčť aťaou ažadeiklnouvíď ba-bcdfghjklmnrstuvzčřšž \
    bbo bcho bdaiě be-cdhjklmnoprstvzčňš bhlo biabcdefgjklmnorstvzáčřš bjaeí bkaloruů blabeiouyáéíýů bmeýě bnaeiouáéíýě \
    bo-bcdghjklmnrstuvxzčřšž bradeilnotuyzáů bsaeklot btaelnráě bu-bcdjklmnorstzčřš bvei by-dlrstvč bzu \
    bá-bcdjklmnrstvzčřš bí-cdhjklmnrtvzčš býv bčae bědhjlnrstž bňou břeií bští bů-m bža cacdjlmnprst ce-bcdjklmnprstzň \
    ch-aceiklmnorstuvwyáýňřšů ci-abdefgklmnoprstuvzáóť ckaeiouyáéýů claeoí cmar cneiouíýě colnruv cpaá cso cteiovíě \
    cucjklmpr cvairá cykrt czaekoy cákntv cénř cí-chklmnprtv cňo ců-m da-bcdgijklmnprstvčňř dbaeloryíě dcehiov ddaeiloáě \
    de-abcdfghijklmnoprstvxzčřš dfaioru dhalmorá di-abcdefgklmnoprstvzáčš djeí dkaloruvyáů dl-aeinosuyáéíýů \
    dmadeilnoruyáíýě dnaeiouáéíýě do-abcdefghijklmnoprstuvzúčňřšťž dpaeiloruáíěř drabcehiklmnostuyáýůž dsaeiklmotuvy \
    dtaeiloruáěř du-abcdjklmnprstářšž dvaeiloryzáíě dy-cmns dzdeinoprvá dá-cklmnrtvčřšž délmr dí-cklmnrtvš dýcm dčeioí \
    dě-cdjklnrstčš dňou dřaeií dšikptíť dů-lmrsv džaeiu eabcdfgklmnprstu ebaeilnorstuyáíěř ec-aehiklnoptuvyzáí \
    edabcdefhijklmnoprstuvyzáíýčěňřšůž eeklmnprstvx efaefiloru egaeilmnoruyá ehaeiklmnortuvyáýčř eibcdefglmnorstz \
    ej-abcdefghijklmnoprstuvzáíúčřšůž ek-aceilmnorstuvyáóýčřů el-abcdefhiklmnostuvyzáéíýčňšů em-abceiklmnoprstuyáíýěňšž \
    en-abcdeghiklnorstuyzáéíýčěšů eobcdfghjklmnprstvzčšž epaeiklnoprstuyáéíóýčěřšů er-abcdefghiklmnoprstuvyzáéýčňšů \
    es-abcdehijklmnoprstuvyzáíýčňťů et-aehiklmnorstuvyzáéíýěřšů eubcdfhjklmnprstvzčřšž evabcdehiklmnoprstuyzáíýčěňřš \
    exacehiknoptu eye ezabcdefhijklmnoprstuvzáíúčřů eál eúpstč ečaceiklmnostuáíů eďo eňaosuá eřaeiováí \
    eš-aeiklmnoprtuváíťů eťao ežaehilmnoruváí fabcijklnrstuxčš fecdijklmnrst ffe fiabcdegklnrstxzíč fko flaeiouáí fneoí \
    fobclnrstuv fraeikouyáéý fsk ftao fu-jklnrst fy-tz fánrtzč fénr fínr fúz fňu fů-m ga-bdjlmnrstuvzčšž geblmnorst gha \
    giceilnostzíč glaeiouyů gmae gnaeioó gocdglnrstv graeiouyá gsk gu-ajlmrst gvi gy- gálnrt gů-m \
    ha-bcdfijklmnprstuvzčřš hcí hebcdgijklmnoprstuvxz hiabcehlmnprstz hko hl-aceiostuyáéíýů hmaeiouyá hnaeiouáíě \
    ho-abcdfhjklmnprstuvzčďňřš hrabcdeiklnostuyáčů htaeioáíě hu-bcdhjlmnprstčš hvaioáíě hwa hy-bcdlmnpstz \
    há-djklmnrtvzčřš hém hýbklmčř hčeou hňaá hřbeimáí hů-dmz ia-bcdgklmnprstčš ibaeilnoruyáíě ic-aehiklotuzáíů \
    id-aeilnorsuyáíěňšů ie-bcdglmnrstw ifaeilortu igaeilmnoruá ihaeilnoruáň ii-n ijaenosáí ik-aeilmnortuvyáýů \
    il-abcdehiklmnostuyáéíýčňů imabeiklmnoprsuáíě in-acdefghiklnostuvyzáíýčěšůž iobcdefgklmnprstv ipaeiklnoprstuáíř \
    iraceikmnostuá is-aceiklmnopstuvyzáíťů it-aehiklmnorstuvyzáéíýěřů iu-ms iv-aceiklnortuyáéíýěňš ixou iy- \
    izadeilmnopuváí iálnrtš iér ií-cm iónz ič-aceiklnostuáíčšů iďo iňouá iřaeioí išaeiklnoptuáíčťů iťou iů-m ižeilnou \
    jabcdgklmnprstvzčř jbaelor jcehio jdaeiloruáíě je-cdhjklmnrstvzčšž jhalor ji-chklmnrstvzřš jkaloruá jlaeio jmaeiouě \
    jnaeiosáéíýě jobdhknprstuvz jpalorř jraeo jseklmoptv jtaeor ju-dhjklnprstv jvaeyzý jzadklnpvá jácdkns jí-cdkmtzšž \
    jód jčeikoí jňo jšiktí jů-m ka-bcdfhijklmnprstuvzčňřšž kceií kdoá kecdjlmnoprstřš kha kicelmnorst kl-aeiosuyáéíýů \
    kmaei knaeiouíě ko-abcdefghijklmnoprstuvwzčňřšž krabcehikmnotuvyáéýč kslo ktaeinoruyá ku-bcdhjklmnprstzčňřšž \
    kvaeioráéíě ky-adlmnprstň ká-cdklmnprtvzčřš ké-hmr kódtz ký-cmrv kčn kňo křaeiotuáí ků-mv \
    la-bcdfghijklmnprstuvwxzčďňřšťž lbaelnor lcehiouíů ldaeiorsuů le-abcdfghijklmnoprstuvxyzčňšž lfaio lgaeioá lhaenoáč \
    li-abcdefghjklmnopstvzáíóčňšž lja lkaelnouyáů llaeimnoy lmaeiou lnaeioáéíýě lo-abcdfghijklmnoprstuvwzčďňšž lpo \
    ls-aknotá ltaeinorsuá lu-bcdefhjklmnoprstvxzčšž lvaeioá ly-cekmnostzšž lzaeoá lá-bcdhkmnprstvzčřšž lé-bdhkmnrtvzčř \
    lí-bcdhkmnprstvzčřšž lónz lý-cmstvz lčeioáí lňou lšeot lů-mvž lžei ma-cdghijklmnoprstuvxyzčďňřšž mbaeioruáí mco mdel \
    me-cdgijklmnorstzčňš mfo mho mi-abcdeghklmnorstvxzíčňřš mkno mlaekosuyáéíčž mme mnaeiouáéíýě \
    mo-bcdfghjklmnoprstuvzčřšž mpaeilortuá mradhklmnostuzáš mskot mu-cdfjklmnrstzčřšž my-cdklstzš mácdhklmnrtvzčřš ménr \
    míchjklmnrstvřš mýcdkltvčš mčei mědjklnrstňřš mňo mřeí mšt mů-m mži na-bcdefghijklmnoprstuvzčřšťž nbaeu \
    ncaehilouzéíů ndaeilorstuyáíěřů ne-abcdefghijklmnoprstuvwzúčřšťž nfaeiloru ngaeilorsuvyů nhaeo \
    ni-acdefghklmnopstuvzáíčšž nju nkaceilnortuyáů nli nnaeioáéíýěů no-bcdfghijklmnoprstuvzčřšž nsacefikloptu \
    nt-aeghiklnorsuyáéíčěů nu-cdjklstvš nvae ny-iklmo nzaeilouyí ná-bcdhklmnprstvzčřš né-hmrsv ní-cdhkmntvzčšž nóz \
    ný-cmrt nčaeinouáí ně-cdhjklmnrtvčž nšeotí nů-m nžeo oafgklmnrst obabcdehijklmnoprstuvyzáíýčěňřšž \
    ocaehiklmnoptuvyzáíň odabcdefhijklmnoprstuvyzáéíúýčěňřšťůž oeklntvx ofaefiloruyá ogaeilnoruů ohaeilmnoruvyáéýř \
    oidnst ojadehikmnopstuáíč okaeilmnorstuvyáéóýřšů ol-abcdefiklmnopstuvyzáéíčňšů omabeiklmnoprsuyáéíýěňůž \
    on-acdefgijknostuvyzáéíýčěšů oobcdklprstč opaeiklnoprstuyáéíýčěřšů or-abcdefgiklmnoprstuvyzáýčňšů \
    os-acefiklmnoprstuvyzáéíýťů otaehiklmnorstuvyáéíýčěřů ou-bcdfhklmnprstvzčřšž ov-acdeijklnorstuyzáéíýčěňšů owais \
    oxeioy ozabcdefhijklmnoprstuvzáíčřšťž oúhč očaeikmnotuáíů oďo oňakoů ořaeikosuáíč ošaeiklmnoptuváíťů oťau \
    ožacdehiklnoruváíčďň pa-bcdgjklmnprstuvzčřšž pco pe-cdhijklmnprstuvčřš piacdeghjklnoprstvzíčšž pja pkaouáů \
    pl-aehinosuyáéíýň pme pneiouéíýě poabcdefghijklmnoprstuvzčřšž ppeo praceinostuvyzáýšů psaeikoyá ptaeinouyáě \
    pu-bcdjklmnprstzčš py-klrtš pá-cdjklmnrstvčřš pékr pí-cjklmnprstvš pól pýtř pčeiní pěcjlnrstvňš pňo přaeioáí pšeot \
    pů-jlms quei ra-bcdfghijklmnprstuvzčňšťž rbaeilouáí rcaehiouzáí rdaeilnostuyáíěů re-abcdefghijklmnoprstuvzáčšž \
    rfeino rgaeilou rhaelnouá riabcdefgijklmnopstuvzáéíčš rkaelnoruyáů rlaeioíů rmaeilnouáí rnadeiknosuyáéíýčě \
    ro-abcdefghijklmnoprstuvwxzúčňřšťž rpaeikoruáíčě rraeo rsaceiknot rt-aehiklmnorsuvyáéíěů ru-bcdhijklmnoprstzčšž \
    rvaeikouáíó ry-abcdgjklmnopstvzčšž rzadeilnouyáíď rá-bcdhjklmnprstvzčšž rémntz ríkn rónz rýchmnprsvzšž rčaeikoáí \
    rňaouá ršaeiotáíť rů-bchjmstvzž ržeinouí sa-bcdhijklmnprstuvxzřž sbaríě scaehiví sdríě se-bcdghijklmnoprstuvxzčřšž \
    sfaeoáé shalorá si-abcdefgjklmnorstvčř sje skaeilnoruvyáéýřů slaeinouyzáéíýů smadeilnoruyáíýěů snaeiouáéíýě \
    sobcdfklmnprstuvč spaeiloruáíěř srabdkoá ssaeilmo st-aceiklmnorsuvyáéíýčěňřů su-bcdgjklmnprstvzš svaeiloráéíě \
    sy-ckmnprstč szacekoty sá-cdhklmnprtvzčň sémrv sí-cdklmnprtvčřť sýcmp sčeií sňou sťaou sů-m sží \
    ta-bcdfghijklmnoprstuvxzčřšž tba tcehí te-abcfghijklmnoprstvxzčřš tge thaeiouy ti-abcdefghiklmnoprstuvzčňšž \
    tkaelnouyáů tl-aeiosuyáéíýů tmaeioíě tnaeiouáéíýě to-abcdefghjklmnoprstuvxzčřšž trabehiklmnopsuvyáéýčůž tsckt \
    ttaeilno tu-abcdhjklmnoprstzáčšž tvaeioruáíě ty-cdklmnprsčřš tzeko tá-bchklmnprtvzčřšž té-hkmnr tí-chkmnprstvzřšž \
    tónz tý-cklmnrř tčei tě-bcdhjklmnprstzšž tňou třaeiouáí tšetí tů-m ualn ubaceijklnorsuyáíčě ucaehiklnotuáí \
    udaeiklnoruyáíýěř uelnr ufaeilor ugaeou uhaelnoruáýň uinst uj-aeimnotuí ukacelnortuváčřů \
    ul-acdefghiklmnopstuvyzáéíóčů um-abefilnopruáíě unacdegiknostuyáíčěšů uobrv upaceiklnorstuáíčěňř \
    urabcdefgikmnopstuvyzáýčůž us-aceiklmnoprstuyzáíů ut-aehiklnorstuvyáéíýěřů uuj uvaeilnoryzáíě uxo uzabdeiklnoprsuáí \
    uáln učaeikmnotuí uňko uřeiouí ušaeiklmnotuáíčňťů užeiklnosuví va-acdghijklmnprstvzčňřšž vbo vcehioíů vdeiouáě \
    ve-cdghijklmnprstvzčřš vhr vi-abcdeghjklnorstvzáčňšž vja vkaloruyá vlaehinoáéíč vmaeíě vnaeiouáéíýě \
    vo-bcdghjklmnprstuvzčňřšž vpailorí vrabcdhklnostuzáčšž vsaekotuá vtaeilríě vu-jklorvzč vy-bcdefghjklmnoprstuvzúčřšťž \
    vzbdehklnoprt vá-bcdhklmnprstvzčřšž vé-hmt ví-cdhjklmnrtvzčřš vóz vý-bcdhklmprstvzš včeiláí vě-cdjklnrstzčřšž vňou \
    vřaeí všeiktí vů-dm waclnrt weilnr wicelnst wolr wsk xan xce xemnr xicdkmnos xov xpaelor xteor xuj xyl ya-dn \
    ybaeilnoruyáíěň ycehouví ydaeloruáě ye-clmrx yfaior ygr yhaelnoruář yjaemáí ykaelnoruvyář ylacehiknosuáéí \
    ymabefilnopryáíýě ynacdeikostuáíčě yobrstv ypaeilnortuáíěř yraeiouyáý ysaeiklmnoptuvyzáí ytaeiklmnoruvyáéíýěř yu-ž \
    yvaeilorzáě yy- yzabdeiknopruvá yčaeiklnouí yřaeipsí yšaeiklmnoptuíť yů-m yžaeioví za-abcdfghijklmnoprstuvzúčřšťž \
    zbaeiloruyíěř zcehiuvzí zdaeilmnoruvyáíěřů ze-bcdfhijklmnoprstvzčňšž zfaio zhalmnoruáý ziabcdefgklmnoprstvč zjaeií \
    zkaeloruvyáýřů zl-aeiouyáéíý zmaeilnoruyáíýěů znaeiouáéíýě zo-bcdfhklmnoprstuv zpaeilortuyáíěřů zracenouyáýů \
    zsektvyá ztaeiloruváíěř zu-abjklmrtzčřšž zvaeiloruyzáíýě zy-kmnč zzo zábcdhjklmnprstvřš zí-ckmnrstvš zúrč zýv zčeil \
    zďo zňo zřaeií zšiklptíť zů-ms zževí ábaeiklnoráě ácaehiklntáí ádaeiklnoruáíě áhalnoá ájeií ák-aelnoruyáů \
    ál-aceiknosuyáíčů ám-aeikouáě án-aceiknosuyíčěšů ápaeilnoráě áraeiklnotuyáů ásaeiklmnotáň át-aeiklnorsuyáéíýěňů \
    ávaeiknoráíě ázadeiklnouáí áčceiknotíů áňko ář-eikosíčšů áš-eiklnotí áždeiklnoí ébaá édlno éhaoá ékaná élk ém-aiou \
    énikou éraeiknosučů étaelnoá évaorá ézanoá éčei éřo íbaeirá ícehinoí ídaeiklnoáíě íhaelnoá íjeí ík-aelnouyáů \
    ílaeiknoáí ím-aeikouá ín-aeikosuyáěšů ípaelnoá íraeknouá ísaeiklmntáňť ít-aeiklnoáíě ívaeknoá ízadeklnoá íčceiknoí \
    ířeiosí íš-ekt íždeikoí ódlo ólo ónos óro óto ózanouá úch úhel úko úpl úro úst útoě úvě úzk účaeit úřa ýbaoá ých ýde \
    ýho ýkalnoá ýlaeio ým-aio ýnko ýpaá ýraou ýsklot ýtaová ývaeoá ýzn ýček ýřeio ýšeklot ýžo čabdjlnprst čceí \
    če-cjklmnprstvčřšť či-acklnpstvčňřš čkaelnouyáů čleá čmaeuá čnaioáéíýě čokuv črt čsk čteioruvyíě čucjkrt čácknrst \
    čí-chkmnrstvš čči čňo čšt čů-mr ďanr ďme ďobuv ďte ďujr ďák ěbe ěcehouí ědeinovčě ěhalnouá ěj-eimnotíš ěkanoáč \
    ěl-aeiknosuyáéíý ěm-eič ěn-aciknouyáéíýčě ěpeo ěraeknou ěsintíň ět-aeilnorsvířš ěvaenoá ězdeno ěčn ěňou ěřeiouí \
    ěšeinotuíť ěžeiknouí ňafnptv ňkaoá ňme ňouv ňsk ňte ňujkp ňák ňšt ňů-m řadhnpszďž řbe řce \
    ře-bcdfhijklmnoprstuvzčďřšťž ři-abcdhjklmnoprstuvzčďřšťž řkalnouyá řmeo řouv řskt řujp řvaá řádhlnpst \
    ří-bcdhjklmnprstvzčšž řčei řšt řů-m šabcflmnrtvš šcí še-bcdfjklmnoprstvř ši-bcdfjklmnrstvzčřš škaeloruvyáů šlaeiouáí \
    šmaeiouáí šnaeioéíýě šokluv špaeiloruá šrao šsk štaeiknoruváíýě šujklmprstš švaeiá šáklnt šéf ší-chklmnrtvřš ščiáí \
    šňou šťaosuá šů-m ťalnpstv ťko ťme ťouv ťsk ťte ťujk ťáklpr ůch ůdn ůhl ůjč ůlekm ům-yě ůraká ůsot ůto ův-koě ůzno \
    ůčk ůžko žabdlnt žce ždiíě že-bchjklmnrtš žha ži-cdjklnstvčž žkaouyá žlaiouá žmeo žnaioéíýě žoanuv žra žskt žte \
    žu-jrž žvayý žádknr ží-chkmnrtvš žči žďo žňo žšt
    """
  )
}
