// SPDX-License-Identifier: Apache-2.0
package import LanguageFacts

extension LanguageFacts {
  /// The facts of Czech.
  package static let czech: LanguageFacts = {
    var facts = LanguageFacts("cs", name: "czech")
    facts.frames = czechFrames
    facts.ordinals = czechOrdinals
    facts.phrases.titles = "král královna císař císařovna"
    facts.spelling = czechSpelling
    facts.words = [czechWords]
    facts.numbers = czechNumbers
    facts.dates = czechDates
    facts.units = czechUnits
    facts.formulaWords = """
      gcd nsd
      lcm nsn
      tan tg
      cot cotg
      csc cosec
      arctan arctg
      arccot arccotg
      tanh tgh
      coth cotgh
      """
    facts.headings.parts = """
      question: otázka, otázky, zadání, přední strana, líc, pojem, slovo, slovíčko, text otázky, úloha
      answer: odpověď, odpovědi, správná odpověď, správně, správná, zadní strana, rub, překlad, definice, řešení, klíč
      alternatives: jiná odpověď, další odpověď, také správně, varianta, synonymum
      wrong: špatně, špatná odpověď, nesprávná odpověď, nesprávně, špatná, distraktor
      options: možnost, možnosti, odpověď, volba, varianta odpovědi, nabídka
      type: typ, druh, typ otázky
      feedback: vysvětlení, zpětná vazba, komentář
      hint: nápověda, rada, pomoc
      points: bod, body, počet bodů, hodnocení, váha
      tolerance: tolerance, odchylka
      unit: jednotka, jednotky
      set: sada, balíček, kategorie, kapitola, lekce, oddíl
      tags: štítek, štítky, téma, témata, klíčové slovo, klíčová slova
      language: jazyk
      time: čas, časový limit, sekundy, doba, čas v sekundách
      title: název, titul, jméno
      source: zdroj, odkaz, kniha
      image: obrázek, obrázky, odkaz na obrázek, zvuk, video
      id: identifikátor
      number: číslo, č., pořadí
      format: formát textu
      details: podrobnosti
      """
    facts.headings.kinds = """
      multipleChoice: jedna správná, výběr, výběr z možností, jedna odpověď
      checkAll: více správných, více odpovědí, zaškrtávací
      trueFalse: pravda/nepravda, pravda nebo nepravda, ano/ne
      exactMatch: text, krátká odpověď, kartička
      numeric: číslo, číselná, výpočet
      algebraic: výraz, rovnice, vzorec, algebra
      chemical: chemie, chemický vzorec
      date: datum, rok, letopočet
      ordering: pořadí, seřadit, řazení
      matching: dvojice, přiřazování, přiřadit, páry
      cloze: doplňování, mezery, text s mezerami
      openResponse: otevřená otázka, otevřená, volný text, úvaha
      """
    facts.headings.answers = """
      student: žák, žákyně, student, studentka, účastník, uživatel, jméno
      credit: podíl, skóre
      """
    facts.headings.isTrue = "pravda, ano, správně, p"
    facts.headings.isFalse = "nepravda, ne, špatně, n"
    facts.headings.languages =
      "čeština, česky, angličtina, anglicky, němčina, německy, francouzština, francouzsky"
    return facts
  }()
}

/// The rules for the spelling and misspelling of words.
private let czechSpelling: LanguageFacts.Spelling = {
  var spelling = LanguageFacts.Spelling()
  spelling.soundAlikes = """
    i/y í/ý ů/ú u/ů mě/mně bě/bje vě/vje pě/pje d/t b/p v/f z/s ž/š h/ch h/g k/g s/c c/k dc/c ts/c ds/c dč/č tč/č ks/x gz/x kv/qu th/t ph/f w/v sh/š ch/č \
    tsch/č zs/s sk/zk st/zt sp/zp e/je ě/je ai/aj ou/au au/av eu/ev í/ij ji/i ie/je nn/n
    """
  spelling.costs.swappedLetters = 5
  spelling.costs.extraDoubling = 5
  spelling.costs.missingDoubling = 5
  spelling.costs.mark = 1
  spelling.costs.soundAlike = 5
  spelling.costs.vowelForVowel = 13
  spelling.costs.relatedConsonant = 8
  spelling.costs.unrelatedLetter = 17
  spelling.costs.extraVowel = 8
  spelling.costs.extraConsonant = 15
  spelling.costs.missingVowel = 12
  spelling.costs.silentH = 10
  spelling.costs.firstLetterChanged = 1
  spelling.costs.firstLetterMissingOrExtra = 14
  spelling.costs.otherEnding = 1
  spelling.costs.otherBeginning = 3
  spelling.costs.limits = [8, 10, 11, 12, 15, 15, 17, 17, 20]
  spelling.costs.loneSlip = (short: 1, long: 1)
  spelling.costs.strangeGroup = 2
  spelling.costs.secondLetter = 0
  // The groups of three letters that stand in at least 391 words of Debian's package hunspell-cs
  // 7.5.0, with all their forms.
  spelling.triples = """
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
  spelling.conjunctions = "a i"
  spelling.negators = "ne není nikdy nikdo nic žádný žádná žádné bez ani nikoli nikde"
  spelling.fixedWords = """
    pravda nepravda ano správně špatně první druhý druhá třetí čtvrtý pátý šestý sedmý osmý devátý desátý sto tisíc milion miliarda bilion vlevo vpravo levý \
    pravý levá pravá sever jih východ západ severní jižní východní západní nahoře dole nad pod horní dolní vnitřní vnější přední zadní přes před za vně \
    uvnitř
    """
  spelling.protectedPrefixes = """
    hypo/hyper intra/inter intra/extra inter/extra infra/supra infra/ultra endo/exo endo/ekto ekto/exo mikro/makro homo/hetero auto/hetero izo/anizo mono/di \
    mono/poly mono/oligo oligo/poly di/tri bi/tri tri/tetra tetra/penta penta/hexa uni/bi sub/super pre/post pro/anti pro/epi ana/meta meta/telo pro/meta \
    meth/eth eth/prop prop/but but/pent pent/hex eo/mio mio/plio neo/paleo mili/mikro mili/centi kilo/mega mega/giga nano/piko nitri/nitro ab/ad af/ef im/ex \
    apo/peri leuko/erytro leuko/erythro ortho/meta ortho/para meta/para kat/an fen/gen vy/v vy/za při/od při/pře pod/nad před/za do/od na/vy roz/za roz/s u/vy \
    pře/pro při/u na/od ne/ bez/ pra/ anti/ a/ ko/ de/ re/ dis/
    """
  spelling.protectedSuffixes = """
    an/en an/yn en/yn an/anol anol/anal ol/al amid/amin id/in ičnan/istan ičnan/itan istan/itan ová/ný ný/natý natý/itý ičitý/ičný istý/ičný áza/óza itida/óza \
    itida/om ín/osín lýza/geneze cyt/blast fil/fob filie/fobie gram/graf grafie/logie nomie/logie ismus/ista ektomie/otomie tit/mit náct/cet náct/desát \
    ovodan/ičitan ie/iola tel/telka ník/nice ec/kyně
    """
  spelling.inflections = """
    a/y a/ě a/e a/u a/o a/ou a/ám a/ách a/ami y/ou y/ám y/ách y/ami /a /u /e /ě /em /ovi /y /i /ů /ům /ech /ách o/u o/em o/ům o/ech o/y e/i e/emi e/ích í/ího \
    í/ímu í/ím í/ích í/ími ý/ého ý/ému ý/ým ý/ém ý/ých ý/ými á/ou é/ých é/ého /mi ost/osti ek/ku ek/ky ek/ků ka/ce ie/ii ie/ií
    """
  spelling.genders = "ý/á ý/é á/é ý/í o/a /o /la l/la l/lo l/li í/á"
  spelling.vowelMarksAreAccents = true
  spelling.ownLetters = "ěřů"
  spelling.beginnings = """
    ne nej po za na do od pod nad před pře při pro roz s z vy v u o ob se ze bez proti pra mezi
    """
  spelling.endings = """
    a e ě i o u y á é í ý ů ou ám ách ami em ech ům ích ími ím ích ími ého ému ém ým ých ými ové ovi mi ému t l la li lo ly ný ná né ní ná nou ně ost osti \
    ství ský ská ské ský ák ář ař ec ce ek ka ky ku kou ník nice iště í te m š me jí uje ují oval ovat at it et nout ne nu n na no ny ení ání
    """
  spelling.families = """
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
  spelling.addForms()
  return spelling
}()

/// Numbers in Czech; tens may stand behind ones.
private let czechNumbers: LanguageFacts.Numbers = {
  var numbers = LanguageFacts.Numbers()
  numbers.small = """
    nula jeden|jedna|jedno dva|dvě tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct \
    sedmnáct osmnáct devatenáct
    """
  numbers.tens = "dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát"
  numbers.compound = "{tens}{ones} {ones}a{tens}"
  numbers.others = """
    21 jednadvacet 31 jednatřicet 41 jednačtyřicet 51 jednapadesát 61 jednašedesát 71 jednasedmdesát 81 jednaosmdesát 91 \
    jednadevadesát 100 sto 200 dvěstě 300 třista 400 čtyřista 500 pětset 600 šestset 700 sedmset 800 osmset 900 devětset
    """
  numbers.thousand = "tisíce tisíc"
  numbers.and = "a"
  numbers.or = "nebo anebo"
  numbers.minus = "minus mínus"
  numbers.mark = "celá celé celých"
  numbers.periods = "periodických periodicky perioda"
  numbers.of = "z ze"
  numbers.parts = """
    2 polovina|půlka|půl:poloviny|půlky 3 třetina:třetiny|třetin 4 čtvrtina|čtvrt:čtvrtiny|čtvrtin|čtvrtě 5 \
    pětina:pětiny|pětin 6 šestina:šestiny|šestin 7 sedmina:sedminy|sedmin 8 osmina:osminy|osmin 9 devítina:devítiny|devítin \
    10 desetina:desetiny|desetin 11 jedenáctina:jedenáctiny|jedenáctin 12 dvanáctina:dvanáctiny|dvanáctin 16 \
    šestnáctina:šestnáctiny|šestnáctin 20 dvacetina:dvacetiny|dvacetin 100 setina:setiny|setin 1000 \
    tisícina:tisíciny|tisícin
    """
  numbers.fixedParts = """
    1/2 půl|polovina|půlka 1/4 čtvrt 3/2 půldruhého|půldruhé 1/3 třetina 1/4 čtvrtina
    """
  numbers.quantities = [("12", "tucet")]
  numbers.magnitudes = """
    3 tisíc|tisíce|tis 6 milion|miliony|milionů|milión|milióny|miliónů|mio 9 miliarda|miliardy|miliard|mld 12 \
    bilion|biliony|bilionů
    """
  numbers.signs = [("^", "na"), ("*", "krát"), ("/", "děleno lomeno")]
  numbers.approximations = "asi přibližně zhruba cca okolo kolem skoro téměř"
  numbers.openings = """
    v_roce roku rok je jsou to_je to_jsou odpověď_je odpověď výsledek_je výsledek
    """
  numbers.names = "ph"
  numbers.copulas = "je jsou byl byla bylo činí"
  numbers.reservations = """
    ne není nikdy méně více pod nad bez kromě žádný žádná nejméně nejvýše
    """
  numbers.eras = "n_l po_kristu po_kr našeho_letopočtu"
  numbers.counted = """
    obyvatel obyvatelé lidí lidé osob osoby žáků dětí mužů žen členů států zemí planet měsíců kostí zubů chromozomů \
    elektronů protonů neutronů atomů molekul iontů částic buněk druhů kusů bodů stran stěn hran vrcholů karet knih jablek \
    vajec aut hlasů možností kombinací výsledků řešení prvků písmen slov párů gólů hráčů
    """
  return numbers
}()

/// The written forms of dates.
private let czechDates: LanguageFacts.Dates = {
  var dates = LanguageFacts.Dates()
  dates.order = "dmy"
  dates.months = [
    "leden, ledna, lednu, led", "únor, února, únoru, úno", "březen, března, březnu, bře",
    "duben, dubna, dubnu, dub", "květen, května, květnu, kvě", "červen, června, červnu, čvn",
    "červenec, července, červenci, čvc", "srpen, srpna, srpnu, srp", "září, zář",
    "říjen, října, říjnu, říj", "listopad, listopadu, lis", "prosinec, prosince, prosinci",
  ]
  dates.weekdays = [
    "neděle, neděli", "pondělí", "úterý", "středa, středu", "čtvrtek", "pátek", "sobota, sobotu",
  ]
  dates.ordinals = [
    "první, prvního, prvním", "druhý, druhé, druhého, druhém", "třetí, třetího, třetím",
    "čtvrtý, čtvrté, čtvrtého, čtvrtém", "pátý, páté, pátého, pátém",
    "šestý, šesté, šestého, šestém", "sedmý, sedmé, sedmého, sedmém",
    "osmý, osmé, osmého, osmém", "devátý, deváté, devátého, devátém",
    "desátý, desáté, desátého, desátém", "jedenáctý, jedenácté, jedenáctého, jedenáctém",
    "dvanáctý, dvanácté, dvanáctého, dvanáctém", "třináctý, třinácté, třináctého, třináctém",
    "čtrnáctý, čtrnácté, čtrnáctého, čtrnáctém", "patnáctý, patnácté, patnáctého, patnáctém",
    "šestnáctý, šestnácté, šestnáctého, šestnáctém",
    "sedmnáctý, sedmnácté, sedmnáctého, sedmnáctém",
    "osmnáctý, osmnácté, osmnáctého, osmnáctém",
    "devatenáctý, devatenácté, devatenáctého, devatenáctém",
    "dvacátý, dvacáté, dvacátého, dvacátém",
    "dvacátý první, dvacáté první, dvacátého prvního, dvacátém prvním",
    "dvacátý druhý, dvacáté druhé, dvacátého druhého, dvacátém druhém",
    "dvacátý třetí, dvacáté třetí, dvacátého třetího, dvacátém třetím",
    "dvacátý čtvrtý, dvacáté čtvrté, dvacátého čtvrtého, dvacátém čtvrtém",
    "dvacátý pátý, dvacáté páté, dvacátého pátého, dvacátém pátém",
    "dvacátý šestý, dvacáté šesté, dvacátého šestého, dvacátém šestém",
    "dvacátý sedmý, dvacáté sedmé, dvacátého sedmého, dvacátém sedmém",
    "dvacátý osmý, dvacáté osmé, dvacátého osmého, dvacátém osmém",
    "dvacátý devátý, dvacáté deváté, dvacátého devátého, dvacátém devátém",
    "třicátý, třicáté, třicátého, třicátém",
    "třicátý první, třicáté první, třicátého prvního, třicátém prvním",
  ]
  dates.decadeNames = [
    "dvacátá, dvacátých", "třicátá, třicátých", "čtyřicátá, čtyřicátých",
    "padesátá, padesátých", "šedesátá, šedesátých", "sedmdesátá, sedmdesátých",
    "osmdesátá, osmdesátých", "devadesátá, devadesátých",
  ]
  dates.decadesBehind = "léta, letech, let, lety"
  dates.centuries = "století, stol, st"
  dates.beforeOurEra = "př. n. l., př. Kr., před naším letopočtem, před Kristem"
  dates.ourEra = "n. l., po Kr., našeho letopočtu, po Kristu"
  dates.until = "až"
  dates.from = "od"
  dates.between = "mezi"
  dates.and = "a"
  dates.ignored = """
    v, ve, rok, roku, roce, r, léta, den, dne, asi, kolem, zhruba, letech, lety, let, ke, na, \
    v roce
    """
  return dates
}()

/// Czech words of every day and of school.
private let czechWords = """
  absolutní adresa adresát africký agent akce album alespoň americký anděl anebo anglický ano apatyka arabský arch
  armáda asfalt asi atom aula auto autobus automobil autor babička babka bahno bakterie balkon balík banka barevný
  baron barva barvit barák baterie batoh bavit bavlna bazén bažant bažina bedna beran berla bez bezpečný bezpečí
  bidlo bitva bič blecha blednout bledý blesk blok bloud bloudit blud blána bláto blízko blízký bob bobr bod bodlák
  bodnout bohatství bohatý bohužel boj bojovat bojovník bok bolest bolet bomba borovice borůvka bota bouda boule
  bouře bouřka bouřlivý brada brambora bratr breptat brečet brod broskev brouk brousit brus brusle brva brzda brzo
  brzy brána bránit brát brýle buben bublina buchta bude budit budoucnost budoucí budova budík buk bunda burza buvol
  buď buňka bydlet bydliště byl bytost báječný bál báseň básník bát bída bílek bílý býk běh běhat během běs běžec
  běžet běžný břeh březen břicho bříza bůh cedr cela celek celkem celý cena cenný ceník cesta cestovat cestující
  chalupa chaos charakter chata chemie chemik chlad chladný chlap chlapec chlubit chlup chléb chlév chmel chobot
  chodba chodec chodidlo chodit choroba choroš choulostivý chovat chromý chrt chrup chrám chránit chtít chudoba
  chudý chutnat chutný chuť chvála chválit chvíle chvět chyba chybný chybět chytat chytit chytrý chápat chór chřest
  chůva chůze cibule cihla cit citlivý cizinec cizí couvat crkot ctnost ctít cukr cukrář cval cvik cvičení cvičit
  cíl cítit daleko dar darovat datel dav daň dařit dcera dech deka den denní denně deník deset desetina deska desátý
  devátý devět deštník diskuse divadelní divadlo divit divize divný divoký divák dlaň dlažba dlouho dlouhý dluh dlát
  dnes dnešní dno doba dobrovolný dobrý dobytek dobýt dobře docela dodat dodávka dohoda dohonit dohromady dojem
  dojít dokazovat dokonalý dokonce doktor dokud dokázat dolar dole doleva dolina dolní dolů doma domnívat domov
  domácí domů donutit dopis dopoledne doprava dopředu doraz dort dospělý dost dostat dostávat dotaz dotknout doufat
  dovednost dovnitř dovolená dovolit dozadu dočasný drahokam drahý drak drobný droga drozd drsný drtit druh druhý
  družba družina drzý dráha dráp drát drůbež držet dub duben duch duha dusit dusík dutý duše duševní dužina dvacet
  dvakrát dvanáct dveře dvojice dvojka dvorek dvůr dálka dálnice dáma dárce dárek dát dávat dávka délka déšť díky
  díl dílna dílo díra dítě dívat dívka dóm dýchat dým dýně děd dědek dědic dědictví dědit dějiny děkovat dělat dělit
  dělník dělo děsit dětský dětství dřevo dřevěný dřez dříve důchod důkaz důl důležitý dům důraz důsledek důstojník
  důvod důvěra džbán džus ekonomika elektrický emoce energie evoluce evropský existovat fara farma fazole fena
  fialka fialový film filozof flétna fobie forma fotbal fotograf foukat frakce francouzský fronta funkce fyzika fáze
  fík garáž generál graf gram granát guma gymnázium had hadr haf hala halda halit haléř hana hanba harfa hasit hasič
  havran hašteřit hebký hedvábí hejno herec herečka heslo hezký historie hlad hladina hladit hladký hladový hlas
  hlasitý hlava hlavička hlavní hledat hledět hlemýžď hlen hliník hlod hloubka hloupý hluboký hluchý hluk hlupák
  hlučný hlásit hlídat hlídka hlína hmota hmyz hned hnis hnout hnát hnízdo hnědý hněv hnůj hod hodina hodit hodnota
  hodný hodně hody hojit hojný holit holič holka holub holý hon honba honit hora horečka horko horký horní hospoda
  hospodářství host hostina hotel hotový houba houf houpat houpačka houska housle houslista hovor hovořit hořet
  hořký hořčice hra hrabě hrad hradba hrana hranatý hranice hranol hračka hrb hrdina hrdinství hrdý hrnec hrnek hrob
  hroch hrom hromada hrot hrozen hrozit hrozný hrst hrubý hruď hruška hrách hrát hráz hráč huba hudba hudebník humor
  husa hustý hutník hutný hvozd hvězda hvězdář hynout hádanka hádat hádka háj hák házet háček hýbat hřad hřbet
  hřbitov hřeb hřeben hřebík hřib hřiště hřmot hřát hřích hříva hůl hůlka ihned iluze informace italský jablko
  jahoda jakost jaký jarní jaro jas jasan jasný jazyk jazykověda jed jeden jedenáct jediný jedle jedlý jednat
  jednoduchý jednota jednou jedovatý jehla jehlan jehně jelen jemný jemně jen jenom jeskyně jesle jestli jestliže
  jestřáb jet jev jezdit jezero jezevec ječmen jeřáb ještě ještěrka ježek jih jinak jinde jiný jiskra jistota jistý
  jitro jizva jmenovat jméno jmění job junák jáma játra jídelna jídlo jíst jít jízda kabel kabát kachna kadeř kahan
  kakao kaktus kal kalhoty kalich kalit kamarád kamarádka kamenný kamna kancelář kanál kanárek kapacita kapalina
  kapat kapitán kapka kapr kapradina kapsa kapusta karta kartáč katedrála kavka kavárna kaz kazeta kazit kačka kaše
  kašel kašlat kašna každý kbelík kdo kdy kdyby když keř kino kiosk kladivo klam klapka klas klavír klec klenot
  klepat klesat klesnout klečet klid klidný klih klobouk klobása klokan kloub kloubní klouzat klouzek klub kluk klus
  klást klávesa klín klít klíč kmen kmín knedlík kniha knihovna knoflík knír kníže kněz koberec kobyla kocour kohout
  kohoutek kokos koks kolega kolej kolem kolena koleno kolik kolo kolona koly koláč kolébka kolík komise komora
  komár komín konat koncert koncovka konec konev konečně kontrola konvalinka konvice koník končit kopa kopat kopec
  kopnout kopr kopyto kopí koruna koryto koráb kos kosa kosatec kost kostel kostka kostra kostým kotel kotva kotě
  koukat koule koupelna koupit kousat kousek kousnout kout kouzelník kouzlo kouř kouřit kov kovový kovář koza kozel
  kočka kočovat kočár kočí koň koňak kořen koření koš košile koště košík kožich kožka krab krabice kraj krajina
  krajka krajíc kras krasavice krb kreslit krev krize krk krmit krmivo kroj krok krokodýl kromě krotký kroupa
  kroutit kroužit krov krtek kruchta kruh kruhový krupice krutost krutý krušný krvavý krychle krypta krysa krádež
  krájet král královna království králík krám krása krásný krást krátký kráva kráčet krém který kuchař kuchyně kudy
  kufr kukačka kukla kukuřice kulatý kulka kulma kultura kuna kupovat kura kus kuře kuše kužel kvas kvést květ
  květen květina květák kyj kyselina kyselý kyslík kyt kytara kytice kytka kámen kára kát káva káča kýchat kýl kýta
  křehký křen křeslo křeč křeček křik křivý křičet křišťál křoví křída křídla křídlo kříž kůl kůlna kůra kůň kůže
  labuť lahev lak lampa lano laskavý laso lava lavice lavička lebka led leden lednice ledvina legenda lehat lehký
  lehnout lekat lekce lem lenost leopard lep lepidlo lepit les lesk lesní let letadlo letec letiště letní leták
  letět lev levice levný levý leč lež ležet ležák lhát lhář lidový lidský lidstvo lis list listí literatura litr
  liána liška lišta lodní log lokat loket lom lopata los losos lotr louka loupežník loupit loutka louč louče louže
  lov lovec lovit loď lože ložnice luk lunt lup lupa lupič lusk luštit lvice lyžař lyže lákat lámat lán lár láska
  lát látka láva lávka lázně lék lékař lékařka lékařství lékárna lékárník létat léto lézt léčit líbat líbit líc líh
  límec líný lípa líska lít lítost lýko lýtko lůj lůno lůza lůžko lžička lžíce mag magnet malba malina malovat malíř
  malý manžel manželka mapa marmeláda maso mast mat mateřský matka mazanec mazat mačkat mašle mech med medvěd meloun
  meruňka meta metla metoda metr mez mezera mezi meč milión milovat milý mimo mince mincovna minulost minulý minuta
  misa mise miska mistr mladík mladý mlat mlha mluvit mluvnice mládenec mládí mládě mléko mlít mlýn mlčet mnich
  mnoho množit množství moc mocnina mocný moct moderní modlit modlitba modrý mohutný mokrý mol mor moruše morče most
  motor motýl moucha moudrost moudrý mouka mozek mozol moře mořit mořský mošt možná možný mrak mramor mravenec
  mravnost mračit mrkev mrož mrtvý mrzet mrznout mráz muchomůrka mudrc muka muset muzeum muzika mučit muška mušle
  muž mužský mys mysl myslet myš myšlenka mzda máj málo máma mámit máslo mát máta míchat míle mír míra mírný mísa
  místo míč móda mýdlo mýlit mýto mývat měch měkký měkkýš mělký měna měnit město městský měsíc měřit mňoukat mříž
  mřížka můra nabít nabízet nabýt nacházet nadace nadto naděje nadšený nahlas nahoru nahoře najednou najít nakreslit
  nakrmit nakrájet nalévat nalít namalovat namazat namísto naopak naplnit naproti napsat napětí narodit narození
  naslouchat nasypat natočit naučit naštěstí nebe nebezpečný nebezpečí nebo nedávno neděle nehet nehoda nejistý
  nemoc nemocnice nemocný nemožný nenávidět nenávist nepřítel nerv nesmysl netopýr neustále nevinný nevýhoda nevěsta
  neznámý nešťastný než nikde nikdo nikdy nit nitro niva ničit noc noha norek norma nos nosit nosorožec nota nouze
  noviny novinář nový noční nože nudit nudný nula nutit nutný nyní náboj nábor nábytek nábřeží nádor nádraží náhle
  náhlý náhoda náklad nálada nálož námořník náměstí nápad nápis náplast náplň nápoj náraz národ národní nárok
  náročný náruč násep následek nástroj náušnice návod návrat návyk návštěva název náčelník nést nízko nízký něco
  nějak nějaký někde někdo někdy několik němý něžný nůše nůž nůžky obal obava obchod obchodník obdivovat období
  obdržet obec obecný obejmout obilnina obilí objem oblak oblast oblek oblečení obličej obloha oblouk obluda oblékat
  obléknout oblíbený obor obora obr obrana obranný obraz obrazovka obrovský obruč obrys obsah obsluha obuv obvaz
  obvod obvykle obyvatel obyčej obyčejný obývat občan občas oběd oběť obřad ocas ocel ocelový ocenit ocet oceán
  ochota ochrana ochránit ochutnat odbor odborník odchod odcházet oddech oddělit odejít odhad odhalit odjet odjezd
  odkud odlišný odmocnina odmítat odmítnout odměna odnést odpad odpoledne odpor odpouštět odpovídat odpovědět
  odpověď odpočinek odpočívat odpustit odraz odsoudit odsud odtud odvaha odvolat odvážný oděv oheň ohlásit ohlídat
  ohnivý oholit ohrada okamžik okamžitý okap okno oko okolo okolí okouzlit okov okraj okres okruh okurka olej olovo
  omyl omáčka opakovat opat opatrný opačný opera operace opice opona opora oprava opravdu opravit opravovat opsat
  opálit opět oranžový orat ordinace orel organizace orgán orlice osa osel osika oslava oslavit osmdesát osmnáct
  osmý osoba ostrov ostruha ostrý ostříhat osud osvobodit osvěta otec otevřít otok otočit otrava otravný otrok
  otrokář otvor otázka otáčet ovce oves ovládat ovoce ovšem ozdoba označit ozvěna očekávat oř ořech ošatka ošklivý
  oženit pach padat padesát padák pak palec palice palma paluba palác pamatovat památka paměť panenka panna panák
  papoušek papír papírový park parkovat parník parta paruka pastva pastýř pasák pata patnáct patro patřit pauza
  pavouk pařez pařát pašerák paštika paž paže pec pekař peklo pelyněk penze peníze peněženka pepř perla perník pero
  pes pestrý pevnost pevný pečlivý pečovat peří pila pilný pilot pilíř pivo pivovar plachta plachý plakat plakát
  plamen planeta plast plat platan platba platit plavat plavba plavec plavky plaz plec plech plen plena ples plevel
  pleš pleť plnit plný plocha plochý plod plot plout plovák plošina pluh plující pluk plyn plynný plynout plyš
  plyšový plámen plán plát plátek plátno pláž plést plíce plíseň pobyt pobřeží pochod pocit pod podařit poddaný
  podepsat podkova podlaha podle podmínka podnik podnos podoba podobný podpis podpora podržet podstata podzemí
  podzim podzimní podíl podívat poděkovat pohladit pohlaví pohled pohnout pohoda pohodlný pohyb pohádka pohár pojem
  pokec poklad pokladna pokládat pokoj pokračovat pokrok pokus pole poledne polekat police policie politik politika
  polní poloměr polovina poloviční položit polykat polévka políbit polštář pomalu pomalý pomeranč pomník pomoc
  pomáhat poměr ponožka poník popel popis poprava poprosit popsat popud popřát por porada poradit porazit porce
  poroba porod porovnat porozumět porucha poručík posadit posel posila poslat poslech poslední poslouchat postava
  postavit postel postup posunout posílat pot potkat potkávat potok potom potopit potrava potraviny potrestat
  potěšit potřeba potřebovat pouto pouze poučit pouštět poušť pouť použít používat povaha povaz považovat povinnost
  povodeň povolání povoz povrch povídat povídka povědět pověst pozdrav pozdravit pozdě později pozemek pozice
  pozitivní poznat poznávat pozor pozornost pozvat počasí počet počkat počátek počítat počítač pořad pořád pořádek
  pošta požádat požár prach prachy pracovat prak pramen praní prapor prase prasátko pravda pravidlo pravopis
  pravítko pravý praxe prdel princ princezna prkno problém procházka prodat prodavač prodávat profese profesor
  program prohrát prohrávat promluvit proniknout propast prorok prosit proso prostor prostředí proti proto protože
  protější proud provaz proč prs prsa prst prsten prsť pruh prut pružný prvek první pryskyřice pryč práce prádlo
  práh prám prát právo právě prázdniny prázdný prášek pršet průběh průchod průkaz průmysl průměr průvod pstruh psát
  pták ptát ptáče ptáček pud pudl pulec pult pumpa pupek pupen pusa pustit puška pyl pylon pyré pytel pyšný pád páka
  pála pálit pálka pán pánev pár pára párek páry pás pásek pást pátek páteř pátý páv péct péro péče péřo píce píchat
  píchnout píle pírko písek písemný píseň písk pískat písmeno písmo písnička pít píď pól pór pýcha pěkný pěkně pěna
  pěst pětka přadlo přechod před předchozí předek předmět přednost přední předpis předpověď předseda představa
  představit přehled překlad překvapit překážka přenést přeprava přepych přes přesný přestat přestávat přestávka
  převod přečíst přežít přicházet přidat přihlásit přijet přijmout přijít přinést připravit přirozený přispět
  přivést přivézt přát příbuzný příběh příchod příklad příležitost příliš přímka přímý příprava přípravek příroda
  přísný přístav přístroj přítel přítomnost příval přívod příčina příští pšenice půda půjčit půjčovat půl půlnoc
  půst původ původní racek rada radit radnice radost radovat rajče rak raketa rameno ranní raný rasa rašelina reakce
  republika restaurace ret revma revoluce rez rezavý rezoluce reť rodina rodič rodný roh rohlík rok role rolnička
  rolník román rosa rostlina rostlinný rota roub roucho rouno rouška rov rovina rovnat rovnice rovný rozbíjet rozbít
  rozdíl rozdělit rozdělovat rozhlas rozhodnout rozhodovat rozhovor rozkaz rozkázat rozmazat rozpočet roztok
  roztomilý roztrhnout roztát rozum rozumět rozvod rozvoj rozvrh rozšířit rtěnka rub ruch ruda rudý ruka rukáv ruský
  rutina ručník rušit rvát ryba rybník rybář rychle rychlost rychlý rys rytíř ryzec ryzí rád ráj rákos rám rána ráno
  ráz rýha rým rýma rýt rýč rýže růst různý růže růžový sad sako salát sama samec samice samohláska samotný
  samozřejmě sazba sazenice sbor sbírat schod schody schopnost schovat schovávat schránka schůze sebrat sedadlo
  sedat sedlina sedlo sedlák sedm sedmdesát sedmina sedmnáct sedmý sednout sedět sejf sek sekat sekce sekera sekunda
  sele sem semeno sen seno sestava sestra sever severní seznam sezóna sešit shnilý shoda silnice silný sirka sjezd
  sklad sklenice sklep sklo skládat skládka sklízet skoba skok skokan skončit skoro skot skočit skromný skrz skrýt
  skrývat skupina skutek skutečný skvrna skvělý skákat skála skříň slabika slabost slabý sladký slanina slaný slavit
  slavnost slavný slavík sledovat slepice slepý sleva slečna slib slibovat slina sliva sloh slon sloní sloup sloužit
  slovo složit složitý sluch sluha slunce slunečný slušný služba slyšet slza sláma sláva slíbit slídit slípka slít
  slívka smazat smažit smetana smlouva smola smrad smrk smrt smutek smutný smysl smát smích směr směs smět smůla
  snad snadný snaha snést snídaně sníh sníst snít snížit sněžit sob sobec sobol sobota socha sokl sokol solit sopka
  souboj soubor soud soudce soudit souhláska soused sousedka soutěž součet součin sova soška spadnout spis spisek
  splav spodek spoj spojit spojovat spokojený spolek společnost společný společně spolknout spolu spona spor sport
  sporák spočítat spořit spravedlivý správa správce správný spád spálit spánek spát spěch spěchat srdce srna srnec
  srovnat srp srpen srst stan stanice starost starosta starověk starý statek statečný stav stavba stavitel stavět
  stačit stehno stejný sten stesk stezka stihnout sto stoh stojan stolek století stonek stopa stoupat strach straka
  strana strava strašidlo strašit strašný strmý stroj strojník strom strop struk struna strup strádat stránka stráň
  stráž strýc strčit student studený studie studium studna studovat stuha stupeň stupnice stvol stvoření stádo stáj
  stále stárnout stát státní stávat stáří stéblo stíhat stíhačka stín stěna stěžovat střecha střed středa střední
  střela střelit střep střet střevo stříbrný stříbro stříhat stříkat střílet stůl suchar suchý sud sukně suma sup
  supět surovina surový suvenýr sušenka sušit suť svah sval svatba svatý svaz svetr svině svislý svlékat svléknout
  svoboda svár svátek svíce svícen svítit svíčka svědek svědomí svědčit svět světelný světlo světlý svůdný svůj syn
  synovec sypat syrový sysel sytý sádka sádlo sádra sál sám sáně sázet sáček sídlo síla síra síran sítko síto síň
  síť sýkora sýr sýček sňatek sůl tabule tabulka tabák tady tah tahat tahák tajemství tajit tajný takový talíř tam
  tamto tanec tank tančit tatínek taška tašky tažení tchoř tchán tchýně tech tedy tekutina tele telefon televize
  temnota ten tenhle tenis tenký tento teplo teplota teplý terč tesat tesař test tesák teta text textil tečka teď
  ticho tichý tisk tisíc titul tkát tkáň tlak tlama tlapa tlapka tlačit tlačítko tlouct tloušťka tlustý tma tmavý
  tmel tok tolik topit topol torba touha toužit továrna točit točna tradice tramvaj trapný trefa trest trestat trh
  trhat tričko trn trochu trojice trojka tropy trosky trouba trpaslík trpělivý trpět trubač trubka truhla trup trus
  trvat trám trápit tráva trávit trávník trůn tuba tudy tuha tuhý tuk tuleň tulipán tulák tuna tundra tunel tupý tur
  turista tučňák tužba tužka tvar tvor tvořit tvořivý tvrdit tvrdost tvrdý tvárný tvář tvůj tygr tykev typický tábor
  tác táhnout tát táta tázat téma téměř tíha tíseň tón túra týden týl tým těhotná tělo těsný těsto těšit těžba těžký
  třeba třetí třeň třešeň třicet třikrát třináct třást třída třídit třísla třít tůně ublížit ubohý ubrus ucho udeřit
  událost udělat uhasit uhel uhlí uhlík uhynout ukazovat uklid uklidit ukládat uklízet ukrást ukázat ulice ulička
  ulovit uložit umyvadlo umírat umýt umělec umění umět umřít univerzita uplést upozornit určitě uskutečnit uslyšet
  usmát usnout ustat usušit usínat utopit utratit utrpení utrácet utíkat uvařit uvidět uvnitř uvědomit uvěřit
  uzavřít uzel uznat uzrát učebnice učenec učesat učit učitel učitelka ušetřit ušít už vada vadit vak valit vana
  varhany varovat vata vazba vařit vchod vdova vdát vedení vedle vedoucí vedro vejce vejít veka velbloud velikost
  velký velmi velryba velvyslanec ven venku vepř verze vesele veselý veslo veslovat vesmír vesmírný vesnice vetchý
  veverka večer večerní večeře veřejný veš vhodný vid viditelný vidle vidět vila vina vinař vinice vinník vinný
  virus višeň vklad vkus vladař vlajka vlak vlas vlasec vlast vlastní vlaštovka vlek vlevo vlhkost vlhký vliv vlk
  vlna vlnění vlněný vločka vláda vláha vnitřní vnuk vnučka vnější voda vodit vodní vodopád vodík vojsko voják vol
  volant volat volba volit volno volný vonět vor vosa vosk vous vousy vozit vozík vpravo vpředu vrabec vracet vrah
  vrak vrata vrba vrch vrchol vrh vroubek vrstva vrtat vrták vrána vrátit vršek vstoupit vstup vstát vstávat vtip
  vtipný vybrat vybírat vydat vydra vydržet vydělat vyhrát vyhrávat vyjít vykonat vykvést vyletět vylézt vyléčit
  vylít vymyslet vyměnit vypnout vyprat vyprávět vypínat vypít vyrobit vyrábět vyrůst vysoký vysvětlit vytvořit
  vyvolat vyčistit vzadu vzbudit vzduch vzdálený vzdělání vzhled vznik vzor vzorec vzpomínat vzpomínka vztah vztek
  vzácný vzájemný vzít váha vál válec válet válečný válka vánek vánoce vápno váza vázat vášeň vážit vážný vést vézt
  víko víla víno víra vítat vítr vítěz vítězství víčko výbor výborný výběr východ výchova výheň výhled výhoda výhra
  výhrada výjimka výklad výkon výlet výměna výnos výprava výraz výrobce výrobek výrok výsledek výslovnost výstava
  výstup výt výtah vývod vývoj výzkum význam výška výživa včela včera věc věda vědec vědro vědět věk věnec věno
  věrný věta větev většina vězení vězeň věřit věž vřed vřelý vřes však všude vůbec vůdce vůl vůle vůně vůz vždy
  zabránit zabíjet zabít zachránit zadek zadní zahrada zahrát zahájit zajíc zajímavý zaklepat zalhat zametat
  zamknout zamykat zamést zamíchat zaměstnání zaplatit zapnout zapomenout zapomínat započít zapálit zapínat zasadit
  zase zaslat zasmát zastavit zastávka zasáhnout zatím zavolat zavírat zavřít zazpívat zazvonit začátek začínat
  začít zařízení zbabělec zboží zbraň zbytek zbytečný zcela zdar zdravit zdraví zdravý zdroj zdvořilý zdát zed
  zedník zelenina zelený zelí zem země zeměpis zemřít zeptat zevnitř zeď zhasnout zima zimní zinek zisk zjistit
  zkoušet zkouška zkusit zkušenost zlatník zlato zlatý zlo zloba zlobit zloděj zlom zlomek zlomit zločin zlý zmatek
  zmije zmizet zmrznout zmáčknout změna změnit změřit znak znalec znamenat značit značka zničit znovu známka známý
  znát zobrazit zobák zopakovat zorat zpozdit zpráva zpátky zpívat zpěv zpěvák způsob zrada zrak zralý zrcadlo zrno
  zrušit zrádce zrát ztratit ztrácet ztráta zub zubař zubr zvedat zvednout zvláštní zvolit zvon zvonek zvonit zvuk
  zvyk zvát zvážit zvítězit zvíře zvěd zvědavý zvěř zábava zábavný záchod záda zájem zákaz zákazník základ zákon
  záliba záloha záložka zámek zámořský záměr zánik západ zápas zápis záruka zásada zásoba zástava zástup zásuvka
  zátka zátoka závislý závod závoj závěr závěs zázrak záře zářit září zášť zítra zívat zřídka zůstat zůstávat úcta
  údaj úder údiv údolí úhel úhoř úkaz úklid úkol úkor úkryt úl úloha úmysl únava únik únor úpal úplně úprava úroda
  úrok úroveň úsek úsečka úsilí úsměv úspěch úspěšný ústa ústav ústní úsvit úterý útes útok útočit útěk úvaha úvod
  území úzkost úzký účast účel účes účet účinek úřad úřední úžasný čaj čas často častý čekat čeleď čelist čelo čepec
  čepel čepice černý čerstvý čert červen červenec červený česat česnek čest četa čeština čidlo čin činit činka
  čistit čistý čitatel člen člověk člun článek čmelák čokl čokoláda čočka čtenář čtrnáct čtverec čtvrt čtvrtek
  čtvrtý čtyři čtyřicet čáp čára čárka část částka číslo číst číše číšník řada řasa řeholník řeka řemen řemeslo řepa
  řetěz řev řez řezat řezba řeznictví řezník řeč řešit řidič řád řádek řádný říct řídce řídit řídký říjen říkat
  řízek říznout říčka říše šach šachta šachy šance šatna šatník šaty šašek šedesát šedý šelma šeptat šero šest šestý
  šetřit šidlo šikmý šikovný široko široký šiška škoda škola školní šlapat šlech šlehat šlágr šnek šnúra šok špalek
  špatný špatně špek špenát špice špička šroub štika štír štít štěkat štěně štěstí štětec šum šumět šunka šupina
  švec švestka šváb šál šála šálek šátek šíje šíp šípek šít šíř šíře šířka šťastný šťáva žal žalud žalář žebro
  žebrák žebřík žehlit žehlička železný železo želva žena ženich ženit ženský žert žeton židle žirafa žito živel
  život živočich živý žlab žleb žlutý žluč žok žralok žrát žula župan žába žádat žádný žádost žák žákyně žár žárovka
  žáček žíla žít žízeň žížala žíže
  """
