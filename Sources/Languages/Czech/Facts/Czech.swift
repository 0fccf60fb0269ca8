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
  dates.writing.day = "{day}. {month} {year}"
  dates.writing.monthsOfDays =
    "ledna února března dubna května června července srpna září října listopadu prosince"
  dates.writing.beforeOurEra = "př. n. l."
  dates.writing.ourEra = "n. l."
  return dates
}()

/// Czech words of every day and of school.
private let czechWords = """
  abeceda absence absolutní absolutně absolvent adaptace administrativa administrativní admirál adresa adresát advokát
  africký aféra agent agentura agrese agresivní akademický akademie akce aktivita aktivní aktuální alarm album
  alchymie alespoň aliance alkohol ambice ambulance americká americký amulet analyzovat analýza anatomie anděl anebo
  anglický anketa ano anonymní antický antika aparát apatyka aplikace arabský arch archeolog archeologie architekt
  architektura archiv arcibiskup areál argument aristokracie armáda asfalt asi asistent aspekt astronaut astronom
  astronomie atlet atletika atmosféra atom atomový aula auto autobus autobusový automat automaticky automobil autor
  autorita autorka autorský avšak azyl babička babka bahno bakalář bakterie balení balit balkon balkón balík banka
  bankovní bankéř barevný bariéra baron barva barvit barvivo barák baterie batoh batole bavit bavlna bazilika bazén
  bažant bažina bedna beran berla bez bezbranný bezdomovec bezmocný bezohledný bezpečnost bezpečnostní bezpečný
  bezpečně bezpečí bezplatný bezpochyby bezprostřední bezprostředně bezvýznamný biblický bidlo biologický biologie
  bioložka biskup bitevní bitva bič blaho blahobyt blecha blednout bledý blesk blok blokovat bloud bloudit bloudění
  blud blána bláto blízko blízkost blízký blížit bob bobr bod bodlák bodnout bohatnout bohatství bohatý bohatě bohužel
  bohyně boj bojiště bojovat bojovník bojový bok bolest bolestivý bolestný bolet bomba borovice borůvka bota bouda
  boule bouře bouřka bouřlivý boxer brada brambora brankář branný bratr breptat brečet brigáda britský brod bronzový
  broskev brouk brousit brus brusle brva brzda brzo brzy brána bránit brát brýle buben bublat bublina buchta bude
  budit budoucnost budoucí budova budovat budík buk bunda buněčný burza buržoazie buvol buď buňka bydlení bydlet
  bydliště byl bylina bylinný byrokracie bytost bytostný bytový bádání báječný bál báseň básník bát bída bílek bílý
  býk běh běhat během běloch běs běžec běžet běžný běžně břeh březen břicho bříza bůh cedr cela celek celkem celková
  celkově celostátní celosvětový celý cena cenný centrum centrála centrální cenzura ceník cesta cestovat cestovatel
  cestovní cestování cestující chalupa chaos charakter charakteristický charakteristika charakterizovat chata chemický
  chemie chemik chirurg chirurgie chlad chladit chladnička chladný chlap chlapec chlapecký chlazení chlubit chlup
  chléb chlév chmel chobot chodba chodec chodidlo chodit chodník choreograf choroba choroš choulostivý chovat chovatel
  chování chromý chronický chrt chrup chrám chrámový chránit chráněný chtít chudoba chudý chutnat chutný chuť chvála
  chválit chvíle chvět chyba chybný chybně chybějící chybět chystat chytat chytit chytrý chápat chór chřest chůva
  chůze cibule cihla cit citlivost citlivý citovat citový citově cizinec cizojazyčný cizí couvat crkot ctihodný
  ctižádost ctnost ctít cukr cukrovka cukrový cukrář cval cvik cvičení cvičit cyklický cyklista cyklus cíl cílený
  cíleně církev církevní císař císařský císařství cítit daleko dar darovat databáze datel datovat datování dav daň
  daňový dařit dcera debata debatovat dech definice definitivní definovat deka delegace demokracie demokrat
  demokratický demonstrace den denní denně deník deprese deset desetina deska destrukce desátý desítka detail detailní
  devátý devět deštivý deštník diagnóza diagram dialog diamant digitální diktatura diktátor dimenze dinosaurus diplom
  diplomacie diplomat diplomatický disciplína diskuse disponovat dispozice distribuce divadelní divadlo divit divize
  divný divoce divoký divočina divák dlaň dlažba dlouho dlouhodobý dlouhý dlouze dluh dlužit dlužník dlát dnes dnešní
  dno doba dobrodružný dobrodružství dobrovolník dobrovolný dobrovolně dobrý dobytek dobyvatel dobýt dobře docela
  dodat dodatek dodatečný dodavatel dodnes dodržovat dodávka dohled dohoda dohodnout dohonit dohromady dojem dojet
  dojít dokazovat dokonale dokonalost dokonalý dokonce dokončení dokončit doktor doktorka doktorát dokud dokument
  dokumentace dokumentární dokázat dolar dole doleva dolina dolní doložit dolů doma dominantní domluvit domnívat
  domorodec domorodý domov domovina domácnost domácí domů donutit dopis doplnit doplněk doplňovat dopoledne doporučení
  doporučit doporučovat doprava dopravit dopravní doprovod doprovázet dopustit dopředu doraz dorazit dorozumění dort
  dorůst dosah dosahovat dosavadní doslova dospělost dospělý dospět dost dostat dostatek dostatečný dostatečně
  dostavit dostihy dostupný dostávat dosud dosáhnout dotace dotaz dotazník dotknout dotyk doufat doutník dovednost
  dovnitř dovolená dovolit dovoz dovážet dozadu dozvědět dočasný dočasně drahokam drahý drak drama dramatický drobný
  droga drozd drsný drtit druh druhotný druhý družba družice družina družstvo drzý dráha dráp drát drůbež držení držet
  dub duben duch duha dusit dusík dutý duše duševní dužina dvacet dvakrát dvanáct dveře dvojice dvojitý dvojka
  dvojnásobek dvojnásobný dvorek dvorní dvořan dvůr dynamický dynastie dálka dálnice dáma dárce dárek dát dávat dávka
  délka déšť díky díl dílna dílo dílčí díra dítě dívat dívka dóm dýchat dýchání dýka dým dýně děd dědek dědic dědictví
  dědit dějepisec dějinný dějiny dějiště děkovat dělat dělení dělit dělnický dělník dělo děsit dětský dětství dřevo
  dřevěný dřez dříve dřívější důchod důchodce důkaz důkladný důkladně důl důležitost důležitý dům důmyslný důraz
  důrazně důsledek důsledný důstojnost důstojník důstojný důvod důvtip důvěra důvěrný důvěryhodný důvěřovat džbán džus
  efekt efektivita efektivní egoista egyptský ekolog ekologický ekologie ekonom ekonomický ekonomie ekonomika elegance
  elegantní elektrický elektron elektronický elektronika elektrárna elektřina element elita emigrace emigrant emoce
  emocionální encyklopedie energetický energetika energický energie epidemie epizoda epocha eroze estetický etapa
  etický etika etnický evangelický evangelium evidence evoluce evoluční evropský exemplář exil existence existovat
  expedice experiment experimentovat experimentální expert exploze export expozice externí extrém extrémní faktor
  faktura fakulta falešný fanatický fanoušek fantastický fantazie fara farma farmaceutický farmář farář fascinující
  fazole fašismus fašista federace federální fejeton fena festival feudalismus feudální fialka fialový figura fiktivní
  filharmonie film filmař filmový filozof filtr finance financovat financování finanční finančník finále firma fixovat
  flotila flétna fobie forma formace formovat formulace formule formulovat formulář formální formálně formát fosilní
  fotbal fotbalista fotbalový fotograf fotografický fotografie fotografovat foukat frakce francouzský fraška fronta
  frustrace fungovat fungování funkce funkcionář funkční fyzický fyzik fyzika fyzikální fáze fík fúze galaxie galerie
  garance garantovat garáž generace generál generální geneticky genetický genetika geniální geograf geografický
  geografie geolog geologický geologie geometrický geometrie germánský gesto globální gotický gotika graf grafický
  grafika gram gramatický gramatika granát gravitační guma guvernér gymnasta gymnastika gymnázium had hadr haf hala
  halda halit halucinace haléř hana hanba harfa harmonický harmonie hasit hasič havran havárie hašteřit hebký hedvábí
  hejno hejtman hektar herec herečka herní heslo hezký historický historie historik hlad hladina hladit hladký hladový
  hlas hlasatel hlasitý hlasitě hlasovat hlasování hlava hlavička hlavní hlavně hledat hledisko hlediště hledání
  hledět hlemýžď hlen hliník hliněný hlod hloubka hloupost hloupý hluboce hluboký hluchý hluk hlupák hlučný hlučně
  hlásit hlídat hlídka hlína hmota hmotnost hmotný hmyz hnací hned hnis hnout hnutí hnát hnízdo hnědý hněv hnůj hod
  hodina hodinky hodiny hodit hodnocení hodnota hodnotit hodnotný hodný hodně hody hojit hojnost hojný hojně hokej
  hokejista holit holič holka holub holý hon honba honit hora horečka horizont horizontální horko horký hornatý
  hornina horní horník horolezec horský horší hospoda hospodyně hospodář hospodářský hospodářství host hostina hostit
  hostitel hotel hotovost hotový houba houf houpat houpačka houska housle houslista hovor hovorový hovořit hořet hořký
  hořčice hra hrabě hrad hradba hradní hrana hranatý hranice hraniční hranol hraní hraný hračka hrb hrdina hrdinský
  hrdinství hrdlo hrdost hrdý hrnec hrnek hrob hrobka hroch hrom hromada hromadit hromadný hrot hrozba hrozen hrozit
  hrozivý hrozný hrst hrubý hrubě hruď hruška hrách hrát hráz hráč hrůza hrůzný huba hudba hudebnina hudební hudebník
  humanismus humanistický humanita humanitární humor humorný hurikán husa husitský hustota hustý hustě hutník hutný
  hvozd hvězda hvězdárna hvězdář hygiena hygienický hymna hynout hypotéza hádanka hádat hádka háj hák házet háček
  hýbat hřad hřbet hřbitov hřeb hřeben hřebík hřib hřiště hřmot hřát hřích hříva hůl hůlka idealista identický
  identifikace identifikovat identita ideologický ideologie ideál ideální igelit ignorovat ihned ilegální ilustrace
  ilustrovat ilustrátor iluze imigrant imperialismus imperiální implementace import impuls impérium index indický
  individualita individuální indián infekce infekční inflace informace informatika informační informovat
  infrastruktura iniciativa inkvizice inovace inspektor inspirace inspirovat instalace instalovat instinkt instituce
  institut instituční instrukce instruktor integrace integrovat inteligence inteligentní intenzita intenzivní
  interaktivní internetový internát interpretace interpretovat interval intuice invaze inventář investice investor
  investovat inzerát inženýr ironický ironie islám islámský italský izolace izolovat izraelský jablko jaderný jahoda
  jakkoli jakmile jakoby jakost jaksi jakákoliv jaký japonský jarní jaro jas jasan jasný jasně jazyk jazykový
  jazykověda jed jeden jedenáct jediný jedle jedlý jednak jednat jednatel jednička jednoduchost jednoduchý jednoduše
  jednostranný jednota jednotka jednotlivec jednotlivý jednotný jednou jednání jedovatý jehla jehlan jehně jelen jemný
  jemně jen jenom jeskyně jesle jestli jestliže jestřáb jet jev jeviště jezdec jezdit jezero jezevec ječmen jeřáb
  ještě ještěrka ježek jih jihovýchodní jihozápadní jihočeský jinak jinam jinde jindy jiný jiskra jistota jistý jistě
  jitro jizva jižní jmenovat jmenovitě jmenování jméno jmění job jubileum junák jáma jásot játra jídelna jídelní jídlo
  jíst jít jízda jízdenka jízdní kabel kabát kachna kacíř kadeř kahan kakao kaktus kal kalendářní kalhoty kalich kalit
  kamarád kamarádka kamenitý kamenný kamera kamna kampaň kamínek kancelář kancléř kandidatura kandidovat kandidát
  kanál kanárek kapacita kapalina kapalný kapat kapela kapitalismus kapitalista kapitola kapitál kapitán kapka kapr
  kapradina kapsa kapusta karikatura kariéra karneval karta kartáč kaskáda katastrofa katastrofální katedra katedrála
  kategorie katolický katolík kavalerie kavka kavárna kaz kazatel kazeta kazit kačka kaše kašel kašlat kašna
  každodenní každoroční každý kbelík kdo kdy kdyby když keramika keř kino kiosk kladivo klam klapka klas klasicismus
  klasický klasifikace klasifikovat klasika klavír klec klenba klenot klepat klerik klesat klesnout klečet klid klidný
  klidně klient klih klima klimatický klinický klinika klobouk klobása klokan kloub kloubní klouzat klouzek klub kluk
  klus klást klávesa klávesnice klášter klín klít klíč klíčový kmen kmenový kmín knedlík kniha knihkupectví knihovna
  knihovník knižní knoflík knír kníže knížectví knížecí kněz koalice koberec kobyla kocour kohout kohoutek kojenec
  kokos koks kolega kolej kolekce kolektiv kolektivní kolem kolena koleno kolik kolo kolona kolonie kolonizace
  koloniální kolovat koly koláč kolébka kolík kombinace kombinovat komedie komentovat komentátor komentář komerční
  komfort komický komisař komise komora komorní komplex komplexní komplikace komplikovaný komponent kompozice
  kompromis komunikace komunikační komunikovat komunismus komunista komunistický komunita komár komín konat
  koncentrace koncentrační koncepce koncept koncert koncertní koncovka konec konev konečný konečně konference konflikt
  kongres konkrétní konkrétně konkurence konkurent konkurenční konstanta konstantní konstatovat konstituce konstrukce
  konstruktér konstruovat kontakt kontaktovat kontejner kontext kontinent kontinentální kontinuita kontrast kontrola
  kontrolní kontrolor kontrolovat konvalinka konvence konverzace konvice konzervativní konzistence konzul konzultace
  konzument konzumovat koník koníček končit kooperace koordinace koordinovat kopa kopat kopec kopnout kopr kopyto kopí
  kopírovat koruna korunovace korunovat korupce koryto koráb kos kosa kosatec kosmický kosmonaut kosmos kost kostel
  kostka kostra kostým kotel kotva kotě koukat koule koupelna koupit kousat kousek kousnout kout kouzelník kouzelný
  kouzlo kouř kouření kouřit kov kovový kovář koza kozel kočka kočovat kočovník kočár kočí koň koňak kořen koření koš
  košile koště košík kožich kožka krab krabice kraj krajina krajka krajní krajně krajský krajíc kras krasavice krb
  kreativní kredit kresba kreslit kreslíř krev krevní kriminalita kriminální kritický kritik kritika kritizovat
  kritérium krize krk krmit krmivo krocan kroj krok krokodýl kromě kronika krotký kroupa kroutit kroužit krov krtek
  kruchta kruh kruhový krupice krutost krutý krutě krušný krvavý krychle krypta kryptografie krysa krystal krytý
  krádež krájet král královna královský království králík krám krása krásný krásně krást krátce krátkodobý krátký
  kráva kráčet krém krůta který kterýkoliv kuchař kuchařka kuchyně kuchyňský kudy kufr kukačka kukla kukuřice kulatý
  kulka kulma kulminovat kult kultivovat kultura kulturní kulturně kuna kupec kupní kupovat kupředu kura kus kuře kuše
  kužel kvalifikace kvalifikovaný kvalita kvalitní kvantita kvantum kvas kvést květ květen květina květinový květák
  kvůli kyanid kyj kyselina kyselý kyslík kyt kytara kytice kytka kámen kára kát káva kázání káča kýchat kýl kýta
  křehký křen křeslo křesťan křesťanský křesťanství křeč křeček křik křivda křivka křivý křičet křišťál křižovatka
  křižák křoví křtít křída křídla křídlo kříž křížový kůl kůlna kůra kůň kůže laboratorní laboratoř labuť lahev
  lahodný laickost lak lampa lano laskavost laskavý laskavě laso lava lavice lavina lavička lazaret lebka lecco leckdo
  led leden lednice ledovec ledový ledvina legenda legendární legie legrace legální lehat lehce lehký lehnout lekat
  lekce lektor lem lenost leopard lep lepidlo lepit les lesk lesní let letadlo letec letecký letectví letitý letiště
  letní letopočet letos letoun leták letět lev levice levný levně levý leč lež ležet ležák lhostejný lhát lhář lhůta
  liberální licence lichoběžník lidnatý lidový lidově lidskost lidský lidstvo lidé likvidace likvidovat limit
  lingvista linie lis list listina listopad listí literatura literární literát litovat litr liána liška lišta lodní
  log logický logika lokalita lokat loket lokomotiva lokální lom lopata los losos loterie lotr louka loupežník loupit
  loutka louč louče loučit louže lov lovec lovit loď loďstvo lože ložisko ložnice luk lunt lup lupa lupič lusk luxusní
  luštit lvice lyrický lyrika lyžař lyže lyžovat lyžování lákat lámat lán lár láska lát látka láva lávka lázně lék
  lékař lékařka lékařský lékařství lékárna lékárník létat léto lézt léčba léčení léčit léčitel léčivý líbat líbit líc
  líh límec líný lípa líska lít lítost líčit lýko lýtko lůj lůno lůza lůžko lžička lžíce mag magický magie magnet
  magnetický majetek majitel majitelka majorita makro malba malina maličkost maličký malovat malíř malířka malířský
  malířství malý manažer mandát manifest manipulace manipulovat manžel manželka manželský manželství mapa mapovat
  marmeláda marný marně maršál masa masakr masivní maska maso masový mast mat matematický matematik matematika
  materiál materiální mateřský mateřství matka maturita maximum maximální maximálně mazanec mazat mazlit mačkat mašle
  mech mechanický mechanik mechanika mechanismus med medvěd meloun meruňka meta metafora meteorolog metla metoda
  metodika metr metropole mez mezera mezi mezinárodní mezitím meč mešita migrace mikroskop milenec milenka miliarda
  milion milionář milión milost milostný milovaný milovat milovník miláček milý mimo mimochodem mimořádný mimořádně
  mince mincovna minerál miniatura minimum minimální minimálně ministerstvo ministr minulost minulý minuta misa mise
  misionář miska mistr mistrovský mistrovství mladistvý mladík mladý mlat mlha mlhavý mluvit mluvnice mluvčí mlynář
  mládenec mládež mládí mládě mléko mlít mlýn mlčení mlčet mnich mnohdy mnohem mnoho mnohonásobný mnohostranný množit
  množství mobilita mobilní moc mocnina mocný moct modernizace moderní moderátor modla modlit modlitba modrý mohutný
  mokrý mol molekula molekulární moment momentálně monarchie monitor montáž monumentální mor moruše morálka morální
  morče moskevský most motiv motivace motivovat motor motorový motýl moucha moudrost moudrý mouka mozek mozkový mozol
  moře mořeplavec mořit mořský mošt možnost možná možný mrak mrakodrap mramor mrav mravenec mravnost mravní mračit
  mrkev mrož mrtvola mrtvý mrzet mrznout mrzutý mráz muchomůrka mudrc muka multimediální muset mutace muzeum muzika
  muzikant muzikál mučení mučit muška mušle muž mužský mys mysl myslet myslivec mystický myš myšlenka myšlenkový
  myšlení mzda máj málo máma mámit máslo mát máta míchat míle mír míra mírnit mírný mírně mírový mísa mísit místnost
  místní místo místopředseda míč míšenec móda mýdlo mýlit mýto mýtus mývat měch měkký měkkýš mělký měna měnit město
  městský měsíc měsíční měření měřit měřítko mňoukat mříž mřížka můra nabídka nabídnout nabít nabízet nabýt nachystat
  nacházet nacionalismus nacionální nacismus nacista nadace nadaný nadmořský nadobro nadpis nadpozemský nadprůměrný
  nadto nadále naděje nadřazený nadšení nadšený nafta nahlas nahoru nahoře nahradit nahrát nahrávka najednou najevo
  najít nakladatel nakladatelství nakonec nakreslit nakrmit nakrájet nakupovat nalevo naleziště naléhavý nalévat nalít
  namalovat namazat namísto naopak napadnout naplnit naplno napodobenina napodobit napojit naposledy napravit napravo
  naprosto naprostý naproti napsat napínavý napětí například napříč narodit narozeniny narození narozený narušit
  narůstat naslouchat nastat nastavit nastolit nastoupit nasypat natočit natož natrvalo naučit naučný navrhnout
  navrhovat navrátit navzdory navzájem navázat navíc navštívit navždy naznačit nazvat nazývat načas načrtnout naštěstí
  neandrtálec nebe nebeský nebezpečný nebezpečí nebo neboť nechat nechuť nedaleko nedostatek nedostatečný nedostupný
  nedávno nedávný neděle nedůvěra nehet nehoda nehybný nejasný nejdříve nejistota nejistý nejlepší nejprve nejspíš
  nejvyšší nejvýše nejčastěji nekonečno nekonečný nelegální nelze nelítostný nemoc nemocnice nemocný nemovitost
  nemožný nenápadný nenávidět nenávist neobvykle neobvyklý neobyčejný neohrožený neomezený neočekávaný nepatrný
  nepochybně nepopiratelný nepřetržitý nepřetržitě nepřátelský nepříjemný nepřímo nepřímý nepřítel nerv neschopnost
  neschopný neslyšící neslýchaný nesmysl nesporný nespočet nestabilní nestvůra nesčetný neteř netopýr netvor neustále
  neustálý neutrální nevelký neviditelný nevinný nevlastní nevyhnutelný nevýhoda nevýznamný nevěsta nezaměstnanost
  nezaměstnaný nezbytný nezbytně nezkušený neznámý nezvyklý nezákonný nezávislost nezávislý neúspěch neúspěšný
  nečekaný nečekaně nečinný neškodný nešťastný než nicméně nikam nikde nikdo nikdy nikoli nikterak nit nitro niva
  ničit noblesa noc nocleh noha nominace norek norma normální normálně nos nosit nositel nosorožec nota nouze novinka
  noviny novinář novodobý novorozenec novověk nový noční nože nudit nudný nula nutit nutnost nutný nutně nuže nyní
  náboj nábor náboženský náboženství nábytek nábřeží nádech nádhera nádherný nádoba nádor nádraží náhle náhlý náhoda
  náhodný náhrada náhradní náklad nákladní nákladný nákup nálada nález nálož námitka námořnictvo námořní námořník
  náměstí námět nápad nápadný nápis náplast náplň nápoj náprava náramek náraz národ národnost národnostní národní
  nárok náročný náruč násep násilník násilný násilí následek následník následně následovat následovník následující
  násobek násobit nástroj nástup nástupce nástěnka nátlak náušnice návod návrat návratnost návrh návrhář návyk
  návštěva návštěvník název náznak názor názorný náčelník nést nízko nízký něco nějak nějaký někam někde někdejší
  někdo někdy několik několikrát některý němý něžný nůše nůž nůžky obal obava obchod obchodní obchodník obchodovat
  obchůzka obdařit obdiv obdivovat obdobný období obdržet obdélník obec obecenstvo obecný obecně obejmout obejít
  obezita obilnina obilí objasnit objednat objednávka objekt objektiv objektivní objem objet objev objevit objevitel
  objevování obklopit obklopovat obklíčit oblak oblast oblastní oblek oblečení obliba obličej obloha oblouk obložený
  obluda obléct obléhat obléhání oblékat obléknout oblíbený oblíbit obnova obnovit obnovitelný obohatit obor obora
  oboustranný obr obrana obranný obraz obrazec obrazný obrazovka obrovský obrození obruč obrys obránce obrátit obrázek
  obsadit obsah obsahovat obsluha obsluhovat obsáhlý obtíž obtížný obuv obvaz obvinit obvinění obviněný obvod obvykle
  obvyklý obydlí obytný obyvatel obyčej obyčejný obyčejně obývat občan občanský občanství občas občasný oběd obětavý
  obětovat oběť obřad ocas ocel ocelový ocenit ocenění ocet oceán ochota ochotný ochotně ochrana ochranný ochránce
  ochránit ochutnat ocitnout odbor odborník odborný odborně odbory odchod odchylka odcházet oddaný oddech oddělení
  oddělit odebrat odehrát odehrávat odejít odeslat odesílatel odevzdat odhad odhadnout odhadovat odhalení odhalit
  odhodlaný odhodlání odjakživa odjet odjezd odkaz odklad odkud odkázat odlišit odlišnost odlišný odložit odmocnina
  odmítat odmítnout odměna odměnit odnést odolat odolnost odolný odpad odpadnout odpoledne odpor odporný odporovat
  odposlech odpouštět odpovídající odpovídat odpovědnost odpovědný odpovědět odpověď odpočinek odpočívat odpustit
  odpuštění odpůrce odraz odsoudit odstoupit odstranit odstranění odstup odstín odsud odtud odvaha odvolat odvolání
  odvážný odvést odvětví oděv odůvodnit odůvodnění oficiální oficiálně oheň ohlas ohlašovat ohled ohlásit ohlídat
  ohnisko ohnivý ohněm oholit ohrada ohrozit ohrožení ohrožený ohrožovat okamžik okamžitý okamžitě okap okno oko
  okolnost okolní okolo okolí okouzlit okov okraj okrajový okres okresní okruh okupace okupovat okurka olej olovo
  olympijský omezení omezený omezit omezovat omluva omluvit omyl omáčka opakovaně opakovat opakování opat opatrnost
  opatrný opatrně opatření opačný opera operace operativní opice opona oponent opora oportunista opouštět opozice
  oprava opravdový opravdu opravit opravovat oprávnění oprávněný opsat optický optika optimismus optimista optimální
  opustit opuštěný opálit opět oranžový orat orchestr ordinace orel organický organismus organizace organizační
  organizovat organizátor orgán orientace orientační orientovat orientální originál originální orlice ornament osa
  osada osadník osamocený osamělý osel osika oslava oslavit oslavovat oslovit osmdesát osmnáct osmý osnova osoba
  osobitý osobnost osobní osobně osový ospravedlnit ostatní ostatně ostražitý ostrov ostruha ostrý ostře ostříhat osud
  osudový osvobodit osvobození osvícenec osvícenství osvícený osvěta osvětlení osvětlit otcovství otec otevírat
  otevřený otevřeně otevřít otisk otok otočit otrava otravný otrocký otroctví otrok otrokář otrávit otvor otázka
  otáčet otřes ovce oves ovlivnit ovlivňovat ovládat ovládnout ovoce ovocný ovzduší ověřit ovšem ozdoba označení
  označit označovat oznámení oznámit ozvěna očekávat očekávání očividně oř ořech ošatka ošklivý oženit pach pacient
  padat padesát padák pak palec palice palivo palma paluba palác pamatovat památka památník památný paměť panenka
  panenský panika panna panorama panovat panovník pantomima panák papež papežský papoušek papír papírový parametr park
  parkovat parlament parlamentní parník parta partner partnerský partnerství partyzán paruka pasivní pasivně past
  pastelka pastevec pastva pastvina pastýř pasák pasáž pata patent patnáct patriarcha patriot patro patřit pauza
  pavouk pavučina pařez pařát pašerák paštika paž paže pec pedagog pedagogický pedagogika pekař peklo pekárna pelyněk
  penze peníze peněženka pepř perla perník pero pes pestrý pevnina pevninský pevnost pevný pevně pečeť pečivo pečlivý
  pečlivě pečovat peří pila pilný pilně pilot pilíř pivo pivovar plachta plachý plakat plakát plamen planeta plast
  plat platan platba platforma platit platnost platný plavat plavba plavec plavky plavání plaz plec plech plechový
  plemeno plen plena ples plevel pleš pleť plnit plnohodnotný plný plně plněn plocha plochý plod plodina plodný plot
  plout plovák plošina plošný pluh plující pluk plukovník plus plyn plynný plynně plynout plynule plynulý plyš plyšový
  plámen plán plánovat plánování plát plátek plátno plášť pláž plést plíce plíseň plížit pobavit poblíž pobyt pobřežní
  pobřeží pochod pochodeň pochopení pochopit pochopitelně pochyba pochybnost pochybovat pocházet pocit poctivý poctivě
  pocítit pod podat podařit poddaný podepsat podkova podlaha podle podlehnout podloží podléhat podmínit podmínka
  podnik podnikat podnikatel podnikový podnikání podnos podnět podoba podobat podobnost podobný podobně podobě
  podotknout podpis podpora podporovat podpořit podrobit podrobnost podrobný podrobně podržet podstata podstatný
  podstatně podvod podvodník podvědomí podzemní podzemí podzim podzimní podíl podílet podívat poděkovat pohan pohanský
  pohladit pohlavní pohlaví pohled pohledávka pohltit pohlédnout pohnout pohnutka pohoda pohodlný pohodlně pohodlí
  pohon pohoří pohoštění pohraniční pohraničí pohyb pohybovat pohybový pohádka pohádkový pohár pohřbít pohřeb pojem
  pojetí pojistit pojištění pojišťovna pojmenovat pojmenování pokazit pokaždé pokec poklad pokladna pokles poklesnout
  poklona pokládat pokoj pokora pokorný pokoušet pokračovat pokračování pokrok pokrokový pokročilý pokrýt pokrývat
  pokud pokus pokusit pokusný pokuta pole poledne polední polekat police policejní policie policista politický politik
  politika polknout polní poloha polokoule poloměr poloostrov polovina poloviční poločas položit položka polský
  polykat polární polévka políbit polštář pomalu pomalý pomeranč pomník pomoc pomoci pomocník pomocný pomsta pomstít
  pomáhat poměr poměrný poměrně pomůcka ponechat ponorka ponořit ponožka ponurý poník ponížit poněkud popel popis
  popisek popisovat poplach poplatek poprava popravit poprosit poprvé popsat poptávka popud populace popularita
  populární popírat popřát por porada poradce poradit porazit porce poroba porod porodit porodnice porovnat porozumění
  porozumět portrét portugalský porucha poručík porušení porušit porážka posadit posedlý posel poselství posila
  posilovat posilovna poskytnout poskytovat poslance poslanec poslat poslech poslechnout poslední poslouchat posluchač
  poslušný poslání posoudit posouzení pospíchat postarat postava postavení postavit postel postihnout postižený postoj
  postoupit postrádat postup postupný postupně postupovat posunout posvátný posílat posílit pot potkat potkávat
  potlačit potlesk potok potom potomek potopa potopit potrava potravina potraviny potravinářský potrestat potrpět
  potrubí potvora potvrdit potvrzení potíž potěšení potěšit potřeba potřebný potřebovat poutník pouto pouzdro pouze
  poučení poučit poučný pouštět poušť pouť použití použít používat používání povaha povahový povaz považovat povel
  povinnost povinný povinně povodeň povolení povolit povolání povoz povrch povrchní povrchový povstalec povstání
  povídat povídka povýšit povědět pověra pověst pověřit pozadí pozdrav pozdravit pozdě později pozdější pozemek
  pozemní pozemský pozice pozitivní pozměnit poznamenat poznat poznatek poznámka poznání poznávat pozor pozornost
  pozorný pozorně pozorovat pozorovatel pozorování pozoruhodný pozvat pozvánka pozvání pozůstalý pozůstatek počasí
  počet početný počkat počátek počáteční počínaje počítat počítač počítačový pořad pořadatel pořadí pořád pořádat
  pořádek pořádně pořídit pošta poštovní požadavek požadovat požehnání požitek požádat požár požární prach prachy
  pracovat pracoviště pracovna pracovní pracovník prak prakticky praktický pramen praní prapor prase prasátko pravda
  pravdivost pravdivý pravděpodobnost pravděpodobný pravděpodobně pravice pravicový pravidelný pravidelně pravidlo
  pravomoc pravopis pravoslavný pravítko pravý pravěk pravěký praxe prdel prestiž prestižní prevence prezentace
  prezentovat prezident prezidentský princ princezna princip priorita prioritní prkno problematický problematika
  problém procento proces procházet procházka prodat prodavač prodavačka prodej prodejna prodloužení prodloužit
  produkce produkovat produkt produktivní prodávat profese profesionál profesionální profesor profil prognóza program
  programovat programový programátor prohlubovat prohlásit prohlášení prohlédnout prohlídka prohlížet prohra prohrát
  prohrávat projednat projekt projektovat projev projevit projevovat projít prokazatelně prokletí proklít prokázat
  proletariát proletět promluvit pronajmout pronajímat pronikat proniknout pronájem pronásledovat pronásledování
  propadnout propagace propaganda propast propojení propojit propustit proroctví prorok prosadit prosazovat prosba
  prosit proslavit proslov proslulý proso prospekt prosperita prospěch prospěšný prostor prostorný prostorový
  prostranství prostý prostě prostředek prostřednictvím prostřední prostředí protein protest protestant protestantský
  protestovat proti protiklad protikladný protilehlý protipól protivník protivný proto protože protější proud proudit
  proudění provaz provedení provincie provoz provozovat provozovatel provádět provést prozaik prozatím prozatímní
  prozkoumat prozradit proč prožitek prožít prožívat prs prsa prst prsten prsť prudce prudký pruh prut pružina pružný
  prvek prvenství první prvně prvopočátek prvotní prvočíslo pryskyřice pryč práce prádlo práh prám prát právnický
  právní právník právo právě prázdniny prázdný prášek próza pršet průběh průběžný průběžně průchod průhledný průjezd
  průkaz průkopník průmysl průmyslník průmyslový průměr průměrný průměrně průplav průsečík průsvitný průtok průvod
  průvodce průvodní průzkum průzkumník průčelí průřez psací psaní pstruh psychický psychika psycholog psychologický
  psychologie psát ptactvo pták ptát ptáče ptáček publicista publikace publikovat publikum pud pudl pulec pult pumpa
  pupek pupen pusa pustina pustit pustý putovat puška pyl pylon pyramida pyré pytel pyšný pád páka pála pálit pálka
  pán pánev pár pára párek páry pás pásek pást pátek páteř pátý páv péct péro péče péřo píce píchat píchnout píle
  pírko písek písemný písemně písečný píseň písk pískat písmeno písmo písnička pít píď pól pór pýcha pěkný pěkně pěna
  pěst pěstitel pěstovat pětka pěvec pěvecký pěšák pěší přadlo přechod před předchozí předek předmět přednost přední
  předpis předpověď předseda představa představit přehled překlad překvapit překážka přenést přeprava přepych přes
  přesný přestat přestávat přestávka převod přečíst přežít přicházet přidat přihlásit přijet přijmout přijít přinést
  připravit přirozený přispět přivést přivézt přát příbuzný příběh příchod příklad příležitost příliš přímka přímý
  příprava přípravek příroda přísný přístav přístroj přítel přítomnost příval přívod příčina příští pšenice půda
  půdorys půjčit půjčka půjčovat půjčovna půl půlka půlměsíc půlnoc půst půvab půvabný původ původce původní původně
  racek rada radit radnice radost radovat rajče rak raketa rameno ranní raný rasa rašelina reakce republika restaurace
  ret revma revoluce rez rezavý rezoluce reť rodina rodič rodný roh rohlík rok role rolnička rolník román rosa
  rostlina rostlinný rota roub roucho rouno rouška rov rovina rovnat rovnice rovný rozbíjet rozbít rozdíl rozdělit
  rozdělovat rozhlas rozhodnout rozhodovat rozhovor rozkaz rozkázat rozmazat rozpočet roztok roztomilý roztrhnout
  roztát rozum rozumět rozvod rozvoj rozvrh rozšířit rtěnka rub ruch ruda rudý ruka rukáv ruský rutina ručník rušit
  rvát ryba rybník rybář rychle rychlost rychlý rys rytíř ryzec ryzí rád ráj rákos rám rána ráno ráz rýha rým rýma rýt
  rýč rýže růst různý růže růžový sad sako salát sama samec samice samohláska samotný samozřejmě sazba sazenice sbor
  sbírat schod schody schopnost schovat schovávat schránka schůze sebrat sedadlo sedat sedlina sedlo sedlák sedm
  sedmdesát sedmina sedmnáct sedmý sednout sedět sejf sek sekat sekce sekera sekunda sele sem semeno sen seno sestava
  sestra sever severní seznam sezóna sešit shnilý shoda silnice silný sirka sjezd sklad sklenice sklep sklo skládat
  skládka sklízet skoba skok skokan skončit skoro skot skočit skromný skrz skrýt skrývat skupina skutek skutečný
  skvrna skvělý skákat skála skříň slabika slabost slabý sladký slanina slaný slavit slavnost slavný slavík sledovat
  slepice slepý sleva slečna slib slibovat slina sliva sloh slon sloní sloup sloužit slovo složit složitý sluch sluha
  slunce slunečný slušný služba slyšet slza sláma sláva slíbit slídit slípka slít slívka smazat smažit smetana smlouva
  smola smrad smrk smrt smutek smutný smysl smát smích směr směs smět smůla snad snadný snaha snést snídaně sníh sníst
  snít snížit sněžit sob sobec sobol sobota socha sokl sokol solit sopka souboj soubor soud soudce soudit souhláska
  soused sousedka soutěž součet součin sova soška spadnout spis spisek splav spodek spoj spojit spojovat spokojený
  spolek společnost společný společně spolknout spolu spona spor sport sporák spočítat spořit spravedlivý správa
  správce správný spád spálit spánek spát spěch spěchat srdce srna srnec srovnat srp srpen srst stan stanice starost
  starosta starověk starý statek statečný stav stavba stavitel stavět stačit stehno stejný sten stesk stezka stihnout
  sto stoh stojan stolek století stonek stopa stoupat strach straka strana strava strašidlo strašit strašný strmý
  stroj strojník strom strop struk struna strup strádat stránka stráň stráž strýc strčit student studený studie
  studium studna studovat stuha stupeň stupnice stvol stvoření stádo stáj stále stárnout stát státní stávat stáří
  stéblo stíhat stíhačka stín stěna stěžovat střecha střed středa střední střela střelit střep střet střevo stříbrný
  stříbro stříhat stříkat střílet stůl suchar suchý sud sukně suma sup supět surovina surový suvenýr sušenka sušit suť
  svah sval svatba svatý svaz svetr svině svislý svlékat svléknout svoboda svár svátek svíce svícen svítit svíčka
  svědek svědomí svědčit svět světelný světlo světlý svůdný svůj syn synovec sypat syrový sysel sytý sádka sádlo sádra
  sál sám sáně sázet sáček sídlo síla síra síran sítko síto síň síť sýkora sýr sýček sňatek sůl tabule tabulka tabák
  tady tah tahat tahák tajemství tajit tajný takový talíř tam tamto tanec tank tančit tatínek taška tašky tažení tchoř
  tchán tchýně tech tedy tekutina tele telefon televize temnota ten tenhle tenis tenký tento teplo teplota teplý terč
  tesat tesař test tesák teta text textil tečka teď ticho tichý tisk tisíc titul tkát tkáň tlak tlama tlapa tlapka
  tlačit tlačítko tlouct tloušťka tlustý tma tmavý tmel tok tolik topit topol torba touha toužit továrna točit točna
  tradice tramvaj trapný trefa trest trestat trh trhat tričko trn trochu trojice trojka tropy trosky trouba trpaslík
  trpělivý trpět trubač trubka truhla trup trus trvat trám trápit tráva trávit trávník trůn tuba tudy tuha tuhý tuk
  tuleň tulipán tulák tuna tundra tunel tupý tur turista tučňák tužba tužka tvar tvor tvořit tvořivý tvrdit tvrdost
  tvrdý tvárný tvář tvůj tygr tykev typický tábor tác táhnout tát táta tázat téma téměř tíha tíseň tón túra týden týl
  tým těhotná tělo těsný těsto těšit těžba těžký třeba třetí třeň třešeň třicet třikrát třináct třást třída třídit
  třísla třít tůně ublížit ubohý ubrus ucho udeřit událost udělat uhasit uhel uhlí uhlík uhynout ukazovat uklid
  uklidit ukládat uklízet ukrást ukázat ulice ulička ulovit uložit umyvadlo umírat umýt umělec umění umět umřít
  univerzita uplést upozornit určitě uskutečnit uslyšet usmát usnout ustat usušit usínat utopit utratit utrpení
  utrácet utíkat uvařit uvidět uvnitř uvědomit uvěřit uzavřít uzel uznat uzrát učebnice učenec učesat učit učitel
  učitelka ušetřit ušít už vada vadit vak valit vana varhany varovat vata vazba vařit vchod vdova vdát vedení vedle
  vedoucí vedro vejce vejít veka velbloud velikost velký velmi velryba velvyslanec ven venku vepř verze vesele veselý
  veslo veslovat vesmír vesmírný vesnice vetchý veverka večer večerní večeře veřejný veš vhodný vid viditelný vidle
  vidět vila vina vinař vinice vinník vinný virus višeň vklad vkus vladař vlajka vlak vlas vlasec vlast vlastní
  vlaštovka vlek vlevo vlhkost vlhký vliv vlk vlna vlnění vlněný vločka vláda vláha vnitřní vnuk vnučka vnější voda
  vodit vodní vodopád vodík vojsko voják vol volant volat volba volit volno volný vonět vor vosa vosk vous vousy vozit
  vozík vpravo vpředu vrabec vracet vrah vrak vrata vrba vrch vrchol vrh vroubek vrstva vrtat vrták vrána vrátit vršek
  vstoupit vstup vstát vstávat vtip vtipný vybrat vybírat vydat vydra vydržet vydělat vyhrát vyhrávat vyjít vykonat
  vykvést vyletět vylézt vyléčit vylít vymyslet vyměnit vypnout vyprat vyprávět vypínat vypít vyrobit vyrábět vyrůst
  vysoký vysvětlit vytvořit vyvolat vyčistit vzadu vzbudit vzduch vzdálený vzdělání vzhled vznik vzor vzorec vzpomínat
  vzpomínka vztah vztek vzácný vzájemný vzít váha vál válec válet válečný válka vánek vánoce vápno váza vázat vášeň
  vážit vážný vést vézt víko víla víno víra vítat vítr vítěz vítězství víčko výbor výborný výběr východ výchova výheň
  výhled výhoda výhra výhrada výjimka výklad výkon výlet výměna výnos výprava výraz výrobce výrobek výrok výsledek
  výslovnost výstava výstup výt výtah vývod vývoj výzkum význam výška výživa včela včera věc věda vědec vědro vědět
  věk věnec věno věrný věta větev většina vězení vězeň věřit věž vřed vřelý vřes však všude vůbec vůdce vůl vůle vůně
  vůz vždy zabránit zabíjet zabít zachránit zadek zadní zahrada zahrát zahájit zajíc zajímavý zaklepat zalhat zametat
  zamknout zamykat zamést zamíchat zaměstnání zaplatit zapnout zapomenout zapomínat započít zapálit zapínat zasadit
  zase zaslat zasmát zastavit zastávka zasáhnout zatím zavolat zavírat zavřít zazpívat zazvonit začátek začínat začít
  zařízení zbabělec zboží zbraň zbytek zbytečný zcela zdar zdravit zdraví zdravý zdroj zdvořilý zdát zed zedník
  zelenina zelený zelí zem země zeměpis zemřít zeptat zevnitř zeď zhasnout zima zimní zinek zisk zjistit zkoušet
  zkouška zkusit zkušenost zlatník zlato zlatý zlo zloba zlobit zloděj zlom zlomek zlomit zločin zlý zmatek zmije
  zmizet zmrznout zmáčknout změna změnit změřit znak znalec znamenat značit značka zničit znovu známka známý znát
  zobrazit zobák zopakovat zorat zpozdit zpráva zpátky zpívat zpěv zpěvák způsob zrada zrak zralý zrcadlo zrno zrušit
  zrádce zrát ztratit ztrácet ztráta zub zubař zubr zvedat zvednout zvláštní zvolit zvon zvonek zvonit zvuk zvyk zvát
  zvážit zvítězit zvíře zvěd zvědavý zvěř zábava zábavný záchod záda zájem zákaz zákazník základ zákon záliba záloha
  záložka zámek zámořský záměr zánik západ zápas zápis záruka zásada zásoba zástava zástup zásuvka zátka zátoka
  závislý závod závoj závěr závěs zázrak záře zářit září zášť zítra zívat zřídka zůstat zůstávat úcta údaj úder údiv
  údolí úhel úhoř úkaz úklid úkol úkor úkryt úl úloha úmysl únava únik únor úpal úplně úprava úroda úrok úroveň úsek
  úsečka úsilí úsměv úspěch úspěšný ústa ústav ústní úsvit úterý útes útok útočit útěk úvaha úvod území úzkost úzký
  účast účel účes účet účinek úřad úřední úžasný čaj čas časopis časový často častý častěji čekat čekání čeleď čelist
  čelit čelo čepec čepel čepice černoch černý čerpat čerstvý čert červen červenec červený česat česnek čest čestný
  četa četba četný čeština čidlo čin činit činitel činka činnost činohra čistit čistota čistý čistě čitatel čitelný
  člen členský členství člověk člověčenství člun článek čmelák čokl čokoláda čočka čtenář čtení čtrnáct čtverec
  čtvereční čtvrt čtvrtek čtvrtina čtvrtý čtyři čtyřicet čáp čára čárka část částečný částečně částice částka čínský
  číselník číselný číslo číst číše číšník řada řadit řasa řecký ředitel ředitelka ředitelství řeholní řeholník řeka
  řemen řemeslník řemeslný řemeslo řepa řetěz řetězec řev řez řezat řezba řezbář řeznictví řezník řeč řečiště řečník
  řečtina řešení řešit řidič řvát řád řádek řádit řádný řádně říct řídce řídicí řídit řídký říjen říkat římský řízek
  řízení řízený říznout říčka říční říše říšský šach šachta šachy šance šatna šatník šaty šašek šedesát šedý šelma
  šeptat šero šest šestý šetřit šidlo šikmý šikovný široko široký šiška škoda škola školní šlapat šlech šlehat šlágr
  šnek šnúra šok špalek špatný špatně špek špenát špice špička šroub štika štír štít štěkat štěně štěstí štětec šum
  šumět šunka šupina švec švestka šváb šál šála šálek šátek šíje šíp šípek šít šíř šíře šířka šťastný šťáva žal žalud
  žalář žebro žebrák žebřík žehlit žehlička železný železo želva žena ženich ženit ženský žert žeton židle žirafa žito
  živel život živočich živý žlab žleb žlutý žluč žok žralok žrát žula župan žába žádat žádný žádost žák žákyně žár
  žárovka žáček žíla žít žízeň žížala žíže
  """
