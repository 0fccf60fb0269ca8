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
  adresa akce anděl anebo armáda atom auto babička bakterie banka barva baterie batoh bavit bavlna bažina bedna
  beran bezpečný bitva blecha blednout bledý blesk blok blud blána bláto blízký bobr bodlák bodnout bohatý bolest
  bolet bomba borovice bota bouda boule bouře bouřka brada brambora bratr brečet brouk brzda brzy brána bránit brát
  brýle buben buchta budit budova budík bunda buňka bydlet báseň básník bílek bílý běhat během běžet běžný břeh
  březen břicho bříza celý cena cenný cesta cestovat chata chemie chlad chladný chlap chlup chléb chlév chobot
  chodba chodit choroba chromý chrt chrám chránit chtít chudý chutnat chutný chuť chvála chvíle chyba chybný chytat
  chytit chytrý chápat chřest chůva chůze cibule cihla cizí cukr cvik cvičení cvičit cítit darovat datel dařit
  dcera dech deka denní deset deska desátý devátý devět deštník divadlo divný divoký dlaň dlouhý dluh dnes dnešní
  doba dobrý dobytek dobře docela dohoda dohonit dokazovat doktor dokud dokázat dole doleva dolina dolní dolů doma
  domácí domů donutit dopis dopoledne doprava dopředu dort dost dostat dostávat doufat dovnitř dozadu drahý drak
  droga drozd drsný druhý družba dráha dráp drát držet duben duch duha dusík dutý duše dvacet dvakrát dvanáct dveře
  dvojka dvůr dálnice dávat dávka délka déšť dílna díra dítě dívat dívka dýchat dýně děkovat dělat dělit dělo děsit
  dětský dětství dřevo dřez důchod důkaz důraz důvod džbán existovat fara farma fazole film flétna forma foukat
  fyzika garáž graf gram guma hadr hala halda hana hanba harfa hasit hasič havran hebký hedvábí hejno herec heslo
  hezký hlad hladit hladký hladový hlas hlasitý hlava hlavička hledat hledět hliník hloubka hloupý hluboký hluchý
  hluk hlučný hlásit hlídat hlídka hlína hmota hmyz hned hnát hnízdo hnědý hněv hnůj hodina hodit hodný hodně hody
  hojit holit holič holka holub holý honba honit hora horečka horko horký horní host hotel hotový houba houf houpat
  houpačka houska housle hovor hořet hořký hořčice hrabě hrad hradba hrana hranatý hranice hranol hračka hrnec
  hrnek hrob hrom hromada hrot hrozen hrozný hrubý hruď hruška hrách hrát hráz hráč huba hudba husa hustý hvozd
  hvězda hádanka hádat házet háček hýbat hřeben hřebík hřib hřmot hříva hůlka jablko jahoda jaký jarní jaro jasný
  jazyk jeden jedenáct jediný jedle jednou jehla jehlan jehně jelen jemný jenom jeskyně jestli jestliže jezdit
  jezero ječmen ještě ještěrka ježek jinak jinde jiný jiskra jistý jitro jizva jméno jáma jídlo jíst jízda kabel
  kabát kachna kahan kaktus kalich kamarád kamarádka kapalina kapat kapka kapr kapradina kapsa karta kartáč kavárna
  kazeta kaše kašel kašlat kašna každý kdyby když kino kladivo klam klapka klas klavír klec klenot klepat klesat
  klesnout klid klobouk klobása klouzek klub kluk klus klávesa klín klíč kmen knedlík kniha knoflík kněz kocour
  kohout kohoutek kolega kolej kolem kolena koleno kolik kolo koláč kolébka kolík komora komár komín konec konev
  končit kopat kopec kopnout kopr kopí koráb kosa kosatec kost kostel kostka kostra kotel kotva kotě koukat koule
  koupit kousat kousnout kout kouzlo kouř kouřit kovový kovář koza kozel kočka kočár koňak kořen košile koště
  kožich kožka krabice kraj krajka kras kreslit krev krize krmit kroj krok krokodýl kromě krotký kroupa kroutit
  kroužit krov krtek kruh krupice krychle krysa krájet král králík krám krása krásný krást krátký kráva kráčet
  který kuchař kudy kufr kukačka kukla kulatý kulka kuna kupovat kura kuře kužel kvas kvést květ květen květina
  kyselý kyslík kytara kytice kytka kámen kára káva kýchat křehký křeček křik křivý křičet křída křídlo kříž kůlna
  kůra kůže labuť lampa lano lavice lavička lebka leden lednice ledvina lehat lehký lehnout lekat lekce lepidlo
  lepit lesk lesní letadlo letní leták letět levný levý ležet lhát lidský list litr liška loket lopata louka louč
  louže lovit lože ložnice lunt lupa lupič lyže lámat láska látka lávka lékař lékařka lékárna lékárník létat léto
  lézt léčit líbat líbit límec líný lípa líska lýko lýtko lůžko lžička lžíce magnet malba malina malovat malíř malý
  manžel manželka mapa maso mast matka mazanec mazat mačkat mech medvěd meloun meta metla metr mezi milovat milý
  mince minulý minuta misa miska mladý mlha mluvit mládí mléko mlýn mnoho mocnina modrý mokrý moruše most motýl
  moucha moudrý mouka mozek moře možná možný mrak mramor mravenec mrkev mrtvý mrznout mráz muka muška mužský
  myšlenka mzda málo máma máslo máta míchat míle míra mísa místo mýdlo měch měkký mělký měna měnit město měsíc
  měřit mňoukat mříž mřížka můra nacházet naděje nahlas nahoru nahoře najít nakreslit nakrmit nakrájet nalévat
  nalít namalovat namazat naplnit napsat napětí narodit naslouchat nasypat naučit naštěstí nebe nebezpečný
  nebezpečí nebo neděle nehet nehoda nejistý nemoc nemocný nemožný nenávidět nenávist nepřítel nerv neznámý
  nešťastný nikde nikdo nikdy ničit noha norek norma nosit nota noviny nový noční nudný nutit nutný nyní náboj
  nábor nádor nádraží náhoda náklad nálada náměstí nápad nápis náplast nápoj národ nárok násep nástroj náušnice
  návod název nést nízký něco nějak nějaký někde někdo někdy několik němý něžný nůžky obal obchod obec obecný obilí
  objem oblak oblek obličej obloha oblouk oblékat obléknout obor obora obrana obraz obruč obrys obsah obvaz obvod
  občas oběd obřad ocas ocel ocet oceán ochota ochrana ochránit ochutnat odbor odchod odcházet odejít odjet odkud
  odmocnina odnést odpad odpoledne odpor odpouštět odpovídat odpovědět odpočívat odpustit odraz odsoudit odtud
  odvaha oděv oheň ohlásit ohlídat oholit ohrada okap okno okolo okolí okov okraj okres okurka olej olovo omáčka
  opakovat opat opatrný opera opice opona opora oprava opravit opravovat opsat opálit opět orel orgán orlice osel
  osika oslava oslavit osmdesát osmnáct osmý osoba ostrov ostruha ostrý ostříhat osud otec otočit otrok otvor
  otázka otáčet ovce oves ovoce ovšem ozdoba ozvěna ořech oženit padat padesát palec paluba palác pamatovat paměť
  panenka panna papír park parkovat pastva pasák pata patnáct patřit pavouk pařez pařát pašerák paštika paže pekař
  peklo pelyněk peníze pepř perla pero pestrý pevný pečovat peří pila pilný pilot pivo plachta plakat plamen
  planeta plast plat platan platba platit plavat plavba plech plen plena ples plevel pleš pleť plnit plný plochý
  plod plot plovák plošina pluh pluk plyn plynout plyš plámen plán plát pláž plést plíce plíseň pochod pocit
  podařit podepsat podkova podlaha podle podnos podpis podržet podzim podzimní podíl podívat poděkovat pohladit
  pohled pohnout pohoda pohyb pohádka pohár pojem poklad pokládat pokoj pokus pole poledne polekat police polní
  poloměr polovina poloviční položit polykat polévka políbit pomalu pomalý pomoc poměr popel popis poprava poprosit
  popsat popřát porada poradit porod porovnat porozumět posel posila poslat poslední poslouchat postava postavit
  postel posílat potkat potkávat potok potom potrava potrestat potěšit pouze pouštět poušť pouť použít používat
  povaha povoz povídat pozdravit pozdě později pozemek poznat poznávat pozor pozvat počasí počet počkat počítat
  počítač pořad pořád pošta požár prach pracovat prak pramen prapor prase prasátko pravda pravítko pravý praxe
  princ prkno prodat prodávat prohrát prohrávat prosit proso proti proto protože proud provaz proč prsa prst prsten
  prut pružný prvek první pryskyřice pryč práce práh prát právo právě prázdný prášek pršet průběh průchod průkaz
  průměr průvod pstruh psát pták ptát ptáče ptáček pulec pult pumpa pupen pusa pustit pytel pyšný páka pála pálit
  pánev pára pásek pátek páteř pátý péřo píce píchat píchnout píle písek píseň pískat písmeno písmo pěna pěst pětka
  přadlo přechod před předek přední předpis přehled překlad přeprava přes přestat přestávat přestávka převod
  přečíst přežít přijet přijít přinést přivést přivézt přát příběh příchod příklad příliš přímka přímý příprava
  příroda přísný přístav přítel přívod příští pšenice půda půjčit půjčovat půlnoc půst původ racek rada radit
  radnice radost radovat rajče rameno ranní rasa rašelina revma rohlík role rosa roucho rovnat rovnice rovný
  rozbíjet rozbít rozdíl rozdělovat rozhodnout rozhodovat rozkázat roztok roztrhnout roztát rozum rozumět rozvod
  rozvrh rtěnka ruda ruka rukáv ručník rušit ryba rybník rybář rychle rychlý rytíř ryzec rána ráno rýha rýma rýže
  růst různý růže růžový sako samohláska sazba sazenice sbor sbírat schod schovat schovávat schránka schůze sebrat
  sedadlo sedat sedlo sedlák sedm sedmdesát sedmnáct sedmý sednout sedět sekat sekera sekunda semeno seno sestava
  sestra sever seznam sezóna sešit shnilý shoda silnice silný sirka sklad sklenice sklep sklo skládka sklízet skok
  skončit skoro skot skočit skrz skrývat skupina skutek skvělý skákat skála skříň slabika slabý sladký slanina
  slaný slavit slavný slavík sledovat slepice slepý sleva slib slibovat slina sliva sloh slon sloní sloup sloužit
  slovo složitý sluha slunce služba slyšet slza sláma sláva slíbit slídit slívka smazat smažit smetana smlouva
  smola smrk smrt smutek smutný smát smích směr směs smět smůla snad snadný sníh sníst snít sněžit sobol sobota
  socha sokol solit sopka soubor soud soudce soudit souhláska soused sousedka součet součin sova spadnout spis
  splav spoj spojit spojovat společný společně spolknout spolu spona spor sport sporák spočítat správa správce
  správný spád spálit spánek spát spěch spěchat srdce srna srovnat srpen srst stan starý statek stav stavba stavět
  stehno stejný sten stezka stoh stolek století stonek stopa stoupat strach straka strana strava strašný stroj
  strom strop struna strup stránka stráň stráž strýc strčit student studený studna studovat stuha stupeň stvol stáj
  stále stárnout stát stávat stáří stín stěna střecha střed středa střední střela střelit střep střet stříbrný
  stříbro stříhat střílet stůl suchý sukně suma supět sušit svah sval svatba svetr svině svlékat svléknout svoboda
  svátek svíce svícen svítit svíčka svět světlo světlý svůj sypat syrový sádlo sádra sáně sázet sáček sídlo síla
  síra sítko síto sýkora sýček tabule tabulka tady tahat tahák takový talíř tamto tanec tančit taška tažení tchoř
  tchán tedy tele tenhle tenis tenký tento teplo teplota teplý terč tesař teta text tečka ticho tichý tisk tisíc
  tkát tkáň tlak tlama tlapa tlapka tlačit tlustý tmavý tolik topit topol touha toužit továrna točit točna tramvaj
  trest trestat trhat tričko trochu trojka tropy trosky trouba trpaslík trubka trup trus trvat trám trápit tráva
  trávník trůn tuba tudy tuha tuleň tulipán tundra tunel tupý tužka tvar tvor tvořit tvrdý tvář tvůj tygr tábor
  táhnout táta téma téměř túra týden tělo těsto těšit těžký třetí třešeň třicet třikrát třináct třída třídit třísla
  udeřit udělat uhasit uhel uhlí uhlík ukazovat uklid uklidit ukládat uklízet ukrást ukázat ulice ulovit uložit
  umírat umýt umění umět uplést určitě uslyšet usmát usnout usušit usínat utopit utratit utrácet utíkat uvařit
  uvidět uvnitř uvěřit uzel uzrát učesat učit učitel učitelka ušetřit ušít vada varhany vata vazba vařit vchod vdát
  vedle vejce vejít veka velbloud velký velmi velryba venku vepř veselý veslo vesmír vesnice vetchý večer večerní
  večeře vidle vidět vina vinař virus višeň vklad vkus vlak vlas vlast vlaštovka vlevo vlhký vlna vlnění vlněný
  vločka vláda vláha vnitřní vnuk vnučka vnější voda vodit vodní vodopád vodík vojsko voják volant volat volba
  volit volný vonět vosa vosk vous vozit vozík vpravo vpředu vrabec vracet vrah vrak vrata vrba vrch vrchol vrstva
  vrták vrána vrátit vstát vstávat vtipný vybrat vybírat vydra vydržet vydělat vyhrát vyhrávat vyjít vykvést vylézt
  vyléčit vylít vyměnit vypnout vyprat vyprávět vypínat vypít vyrobit vyrábět vyrůst vysoký vytvořit vyčistit vzadu
  vzbudit vzduch vzhled vzor vzorec vzpomínat vztah vzácný vzít váha válec válet válka vánek vápno váza vášeň vážit
  vážný vést vézt víla víno víra vítr vítěz víčko výbor výborný východ výhled výhoda výhra výhrada výklad výkon
  výlet výnos výprava výraz výrok výsledek výstava výstup výtah vývod vývoj výška včela včera vědro vědět věnec
  věno věrný věta větev vězení věřit vřed vřes však všude vůdce vůle vůně vždy zabránit zabíjet zabít zadní zahrada
  zahrát zajíc zaklepat zalhat zametat zamknout zamykat zamést zamíchat zaplatit zapnout zapomínat zapálit zapínat
  zasadit zase zasmát zastavit zastávka zavolat zavírat zavřít zazpívat zazvonit začínat začít zbraň zcela zdravit
  zdraví zdravý zdroj zdát zedník zelený zelí země zemřít zeptat zima zimní zinek zisk zjistit zkoušet zkouška
  zkusit zlato zlatý zlobit zloděj zlom zlomek zlomit zmije zmrznout zmáčknout změnit změřit znak znamenat značka
  zničit znovu známka známý znát zobák zopakovat zpozdit zpráva zpívat zpěv zpěvák zrak zralý zrno zrušit zrát
  ztratit ztrácet ztráta zubař zubr zvedat zvednout zvolit zvon zvonek zvonit zvuk zvát zvážit zvíře zvěd zvědavý
  zvěř zábava záda základ zákon záloha zámek záměr západ zápas zápis zásada zásoba zástava zásuvka zátka zátoka
  závod závoj zářit září zítra zřídka zůstat zůstávat úcta úder údolí úhel úkaz úklid úkol úkryt úloha úmysl únava
  únor úpal úplně úprava úroda úrok úsek úsečka úsměv úspěch ústa ústav úsvit úterý útok útěk úvod úzký účet úřad
  úžasný často častý čekat čelist čelo čepice černý čerstvý čert červen červenec červený česat česnek čest četa
  činka čistit čistý čitatel člověk člun čokoláda čočka čtrnáct čtverec čtvrtek čtvrtý čtyři čtyřicet čára čárka
  část částka číslo číst číšník řada řasa řeka řemen řemeslo řepa řetěz řezat řezba řezník řidič řídit řídký říjen
  řízek říznout říše šachta šachy šaty šedesát šedý šeptat šest šestý šetřit šikmý široký škoda škola školní šlech
  šnek šnúra špalek špatný špatně špenát špička šroub štika štít štěkat štěstí štětec šumět šunka švec švestka šála
  šálek šátek šípek šíře šířka šťastný šťáva žalud žebro žebrák žebřík žehlit žehlička železný železo želva žena
  ženit ženský židle žirafa žito život živý žlab žleb žlutý žluč žralok žula župan žába žádný žákyně žíla žízeň
  žížala žíže
  """
