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
      wrong: špatně, špatná odpověď, nesprávná odpověď, nesprávně, špatná, špatné odpovědi, nesprávné odpovědi, distraktor
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
    í/ímu í/ím í/ích í/ími ý/ého ý/ému ý/ým ý/ém ý/ých ý/ými á/ou é/ých é/ého /mi ost/osti ek/ku ek/ky ek/ků ka/ce ie/ii ie/ií \
    /é e/í ě/i ě/ích k/ci r/ři um/u um/em um/ech ium/ia
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
  abeceda absence absolutní absolutně absolvent abstraktní adaptace administrativa administrativní admirál adopce
  adresa adresát advokát africký aféra agent agentura agrese agresivní akademický akademie akce akcie aktivita aktivní
  aktuální akvárium alarm album alchymie alej alespoň aliance alkohol alkoholik alternativa amatér ambice ambulance
  americká americký amulet analyzovat analýza anatomie anděl anebo anglický angličtina anketa ano anonymní antický
  antika antikoncepce anténa aparát apatyka apetit aplikace aplikovat arabský aranžmá arch archeolog archeologie
  architekt architektura archiv arcibiskup areál argument aristokracie armáda arogantní aroma aréna asfalt asi asistent
  aspekt aspoň astma astrologie astronaut astronom astronomie ateliér atentát atlas atlet atletika atmosféra atom
  atomový atrakce audience aula autentický auto autobus autobusový automat automaticky automatický automobil autonomie
  autor autorita autoritativní autorka autorský avšak azyl babička babka badatel bagr bahno bakalář bakterie balení
  balit balkon balkón balík balón banda banka bankovka bankovní bankéř banán barevný bariéra baron barva barvit barvivo
  barák baterie baterka batoh batole bavit bavlna bazar bazilika bazén bažant bažina bedna bednář beletrie beran berla
  bestie beton betonový bez bezbranný bezdomovec bezmocný bezohledný bezpečnost bezpečnostní bezpečný bezpečně bezpečí
  bezplatný bezpochyby bezprostřední bezprostředně bezstarostný beztak bezva bezvýznamný bezvědomí bible biblický bidlo
  bilance biolog biologický biologie bioložka biskup bitevní bitva bič blaho blahobyt blahopřání blecha blednout bledý
  blesk bleší blok blokovat bloud bloudit bloudění blud blána bláto bláznivý blízko blízkost blízký blíž blížit bob
  bobr bod bodlák bodnout bohatnout bohatství bohatý bohatě bohužel bohyně boj bojiště bojovat bojovník bojový bok
  bolest bolestivý bolestný bolet bomba bombardovat borovice borůvka bota bouda boule bourat bouře bouřka bouřlivý box
  boxer božský brada bradavice brambora brambůrky branka brankář branný bratr bratranec brejle breptat brečet brigáda
  britský brnění brod brokolice bronz bronzový broskev brouk brousit brožura brus brusle bruslení bruslit brutální brva
  brzda brzdit brzký brzo brzy brána bránice bránit brát brýle buben bubeník bublat bublina buchta bude budit
  budoucnost budoucí budova budovat budík bufet buk bulvár bunda bunkr buněčný burza buržoazie buvol buď buňka bydlení
  bydlet bydliště byl bylina bylinný byrokracie bystrý bytost bytostný bytový bádání báječný bál báseň básník bát bída
  bílek bílý býk bývalý běh běhat během běloch běs běžec běžet běžný běžně břeh březen břicho břišní bříza bůh cedr
  cedule cela celek celer celkem celková celkový celkově celní celoroční celostátní celosvětový celý cena cenný
  centimetr centralizace centrum centrála centrální cenzura ceník ceremonie cesta cestovat cestovatel cestovní
  cestování cestující chalupa chaos charakter charakteristický charakteristika charakterizovat charita chata chemický
  chemie chemik chirurg chirurgie chlad chladit chladič chladnička chladno chladný chlap chlapec chlapecký chlapík
  chlazení chlebíček chlubit chlup chlupatý chléb chlév chmel chobot chobotnice chod chodba chodec chodidlo chodit
  chodník choreograf choroba choroš choulostivý chovat chovatel chování choť chromý chronický chrt chrup chrám chrámový
  chránit chráněný chtít chudoba chudák chudý chutnat chutný chuť chvilka chvála chválit chvíle chvět chyba chybný
  chybně chybějící chybět chystat chytat chytit chytrý chápat chór chřest chřipka chůva chůze cibule cihla cit
  citlivost citlivý citovat citový citově civilizace civilní cizinec cizojazyčný cizí clona couvat crkot ctihodný
  ctižádost ctnost ctít cukr cukrovka cukroví cukrový cukrárna cukrář cval cvik cvičení cvičit cvičný cvrček cyklický
  cyklista cyklistika cyklus cynický cíl cílený cíleně cílový církev církevní císař císařský císařství cítit dabing
  daleko dalekohled další damašek dar darovat databáze datel datovat datování dav daň daňový dařit dcera debata
  debatovat decentní dech defekt deficit definice definitivní definovat deformace deka dekorace delegace delegát delfín
  demokracie demokrat demokratický demolice demonstrace demonstrovat den denní denně deník deprese deset desetina
  design designér deska destrukce desátý desítka detail detailní detektiv devátý devítka devět dezert dezinfekce
  deštivý deštník diagnóza diagram dialog diamant diamantový dieta digitální diktatura diktovat diktátor dimenze
  dinosaurus diplom diplomacie diplomat diplomatický dirigent disciplína diskotéka diskriminace diskuse diskutovat
  disponovat dispozice distribuce div divadelní divadlo divit divize divný divoce divoký divočina divák diář dlaň
  dlažba dlaždice dlouho dlouhodobý dlouhý dlouze dluh dlužit dlužník dlát dnes dnešek dnešní dno doba dobro dobrodruh
  dobrodružný dobrodružství dobrota dobrovolník dobrovolný dobrovolně dobrý dobytek dobyvatel dobýt dobývat dobře
  docela docházet docházka docílit dodat dodatek dodatečný dodavatel dodnes dodržovat dodávat dodávka dogma dohled
  dohlížet dohnat dohoda dohodnout dohonit dohromady dojem dojet dojetí dojít dojíždět dokazovat dokonale dokonalost
  dokonalý dokonce dokončení dokončit doktor doktorka doktorát dokud dokument dokumentace dokumentární dokázat dolar
  dole doleva dolina dolní doložit dolů doma dominantní domluva domluvit domnívat domněnka domorodec domorodý domov
  domovina domácnost domácí domů donutit donést dopad dopadnout dopis doplatit doplnit doplněk doplňovat dopoledne
  dopolední doporučení doporučit doporučovat doprava dopravit dopravní doprovod doprovodit doprovázet dopustit dopředu
  dopřát doraz dorazit dorost dorozumění dort doručit dorůst dosah dosahovat dosavadní dosažení doslova doslovný
  dospívání dospělost dospělý dospět dost dostat dostatek dostatečný dostatečně dostavit dostihy dostupný dostávat
  dosud dosáhnout dotace dotaz dotazník dotek dotknout dotyk dotyčný doufat doupě doutník dovednost dovnitř dovolat
  dovolená dovolit dovoz dovážet dovést dovědět dozadu dozajista dozor dozorce dozvědět dočasný dočasně dočíst dožít
  drahokam drahý drak drama dramatický dramatik drobeček drobný droga drozd drsný drtit druh druhotný druhý družba
  družice družina družstvo drzost drzý dráha dráp drát drůbež držení držet dub duben duch duchovní duha dusit dusík
  dutina dutý duše dušení duševní dužina dvacet dvacátý dvakrát dvanáct dvanáctý dveře dvojice dvojitý dvojka
  dvojnásobek dvojnásobný dvojčata dvojče dvorek dvorní dvořan dvůr dynamický dynastie dálka dálnice dáma dámský dárce
  dárek dáreček dát dávat dávka dávno dávný délka déšť díky díl dílna dílo dílčí díra dítě dívat dívka dívčí dóm
  dýchací dýchat dýchání dýka dým dýně děd dědek dědic dědictví dědit dějepisec dějinný dějiny dějiště děkovat dělat
  dělení dělit dělnický dělník dělo děsit dětský dětství dřevo dřevěný dřez dřina dřít dříve dřívější důchod důchodce
  důkaz důkladný důkladně důl důležitost důležitý dům důmyslný důraz důrazně důsledek důsledný důstojnost důstojník
  důstojný důvod důvtip důvěra důvěrný důvěryhodný důvěřovat džbán džem džungle džus džíny efekt efektivita efektivní
  egoista egyptský ekolog ekologický ekologie ekonom ekonomický ekonomie ekonomika elegance elegantní elektrický
  elektrikář elektron elektronický elektronika elektrárna elektřina element elita email emigrace emigrant emoce
  emocionální encyklopedie energetický energetika energický energie epidemie epizoda epocha erb erotický eroze
  estetický etapa etický etika etnický evangelický evangelium evidence evidentní evoluce evoluční evropský exekuce
  exemplář exil existence existovat exotický expanze expedice experiment experimentovat experimentální expert exploze
  export expozice externí extrém extrémní extáze fakt faktor faktura fakulta falešný fanatický fanatik fanoušek
  fantastický fantazie fara farma farmaceutický farmář farnost farář fascinující fasáda faul favorit fazole fašismus
  fašista federace federální fejeton fena festival feudalismus feudální fialka fialový figura figurka fiktivní
  filharmonie film filmař filmový filozof filozofie filtr finance financovat financování finanční finančník finále
  firma fixa fixovat flirt flotila flétna fobie fond fontána forma formace formovat formulace formule formulovat
  formulář formální formálně formát fosilní fotbal fotbalista fotbalový fotka fotoaparát fotograf fotografický
  fotografie fotografovat foukat frakce francouzský fraška frekvence fronta frustrace fráze fungovat fungování funkce
  funkcionář funkční fyzický fyzik fyzika fyzikální fáze fík fólie fúze galaxie galerie garance garantovat garáž gauč
  gel generace generál generální geneticky genetický genetika geniální geograf geografický geografie geolog geologický
  geologie geometrický geometrie germánský gesto globální golf gotický gotika graf grafický grafik grafika gram
  gramatický gramatika gramofon granát gratulace gravitační guláš guma gumový guvernér gymnasta gymnastika gymnázium
  génius gól had hadice hadr haf hala halda halit halucinace haléř hana hanba harfa harmonický harmonie hasit hasič
  havran havárie hazard hašteřit hebký hedvábí hejno hejtman hektar helma herec herečka herna herní heslo hezký
  hierarchie historický historie historik hlad hladina hladit hladký hladový hladovět hlas hlasatel hlasitý hlasitě
  hlasovat hlasování hlava hlavička hlavní hlavně hlavolam hledat hledisko hlediště hledání hledět hlemýžď hlen hliník
  hliněný hlod hloubka hloupost hloupý hluboce hluboko hluboký hluchý hluk hlupák hlučný hlučně hlásit hlídat hlídač
  hlídka hlína hmota hmotnost hmotný hmyz hmyzí hnací hned hnis hnojivo hnout hnusný hnutí hnát hnízdo hnědý hněv hnůj
  hobby hoch hod hodina hodinky hodiny hodit hodnocení hodnost hodnota hodnotit hodnotný hodný hodně hody hojit hojnost
  hojný hojně hokej hokejista holicí holit holič holka holub holubice holý holčička hon honba honit hora horal horečka
  horizont horizontální horko horký horlivý hornatý hornina horní horník horolezec horor horoskop horský horší hospoda
  hospodyně hospodář hospodářský hospodářství host hostina hostinec hostinský hostit hostitel hotel hotovost hotový
  houba houf houpat houpačka housenka houska housle houslista hovor hovorový hovořit hovězí hořce hořet hořký hořčice
  hra hrabat hrabě hraběnka hrad hradba hradit hradní hrana hranatý hranice hraniční hranol hranolky hraní hraný hračka
  hrb hrdelní hrdina hrdinka hrdinský hrdinství hrdlička hrdlo hrdost hrdý hrnec hrnek hrob hrobka hroch hrom hromada
  hromadit hromadný hrot hroutit hrozba hrozen hrozit hrozivý hrozný hrozně hrst hrubý hrubě hrudník hruď hruška hrách
  hrát hráz hráč hrůza hrůzný huba hubený hudba hudebnina hudební hudebník humanismus humanistický humanita humanitární
  humor humorný hurikán husa husitský hustota hustý hustě hutník hutný hvozd hvězda hvězdička hvězdárna hvězdář hyena
  hygiena hygienický hymna hynout hypotéka hypotéza hádanka hádat hádka háj hájit hák házená házet háček hýbat hřad
  hřbet hřbitov hřeb hřebec hřeben hřebík hřib hřiště hřmot hřát hřích hřídel hříva hříšník hůl hůlka idea idealista
  identický identifikace identifikovat identita ideologický ideologie ideál ideální idiot igelit ignorovat ihned ikona
  ilegální ilustrace ilustrovat ilustrátor iluze imigrant imitace imperialismus imperiální implementace import impuls
  impérium imunita incident index indický individualita individuální indián infarkt infekce infekční inflace informace
  informatika informační informovat infrastruktura iniciativa injekce inkoust inkvizice inovace inscenace inspekce
  inspektor inspirace inspirovat instalace instalatér instalovat instinkt instituce institut instituční instrukce
  instruktor integrace integrovat inteligence inteligentní intenzita intenzivní interaktivní interiér internet
  internetový internát interní interpret interpretace interpretovat interval intimní intuice invalida invaze inventář
  investice investor investovat inzerát inženýr ironický ironie islám islámský italský izolace izolovat izraelský
  jablečný jablko jabloň jaderný jahoda jak jakkoli jakkoliv jakmile jakoby jakost jaksi jakákoliv jaký jakýkoli
  japonský jarmark jarní jaro jas jasan jasno jasný jasně jaterní javor jazyk jazykový jazykověda jed jeden jedenáct
  jedinec jedinečný jediný jedle jedlý jednak jednat jednatel jednička jednoduchost jednoduchý jednoduše jednohlasně
  jednostranný jednota jednotka jednotlivec jednotlivý jednotný jednou jednání jedovatý jehla jehlan jehlice jehličí
  jehně jelen jelikož jemnost jemný jemně jen jenom jeskyně jesle jeslí jestli jestliže jestřáb jet jev jevit jeviště
  jezdec jezdit jezero jezevec ječmen jeřáb ještě ještěrka ježek jih jihovýchod jihovýchodní jihozápad jihozápadní
  jihočeský jinak jinam jinde jindy jiný jiskra jistota jistý jistě jitro jizva jižní jmelí jmenovat jmenovitě
  jmenování jméno jmění job jubileum junák justice jádro jáma jásot játra jídelna jídelní jídelníček jídlo jíl jíst jít
  jízda jízdenka jízdní kabel kabelka kabina kabinet kabát kachna kachní kacíř kadeř kadeřník kadidlo kahan kakao
  kaktus kal kalendář kalendářní kalhotky kalhoty kalich kalit kalkulačka kam kamarád kamarádka kamenitý kamenný kamení
  kameník kamera kameraman kamna kampaň kamínek kanalizace kancelář kancléř kandidatura kandidovat kandidát kanál
  kanárek kapacita kapalina kapalný kapat kapela kapesné kapesní kapesník kapitalismus kapitalista kapitola kapitál
  kapitán kapka kaple kapr kapradina kapsa kapusta karanténa kardinál karikatura kariéra karneval karta kartáč kartáček
  kasino kaskáda kasárna katalog katalyzátor katastrofa katastrofální katedra katedrála kategorie katolický katolík
  kavalerie kaviár kavka kavárna kaz kazatel kazeta kazit kačka kaše kašel kašlat kašna kašpar každodenní každoroční
  každý kbelík kdekoli kdežto kdo kdokoli kdy kdyby kdykoli když kecat keramika keř kilogram kilometr kino kiosk
  kladivo kladný klam klamat klapka klas klasicismus klasický klasifikace klasifikovat klasika klaun klavír klavírista
  klec klenba klenot klepat klerik klesat klesnout kletba klečet kleště klid klidný klidně klient klih klika klima
  klimatický klimatizace klinický klinika klisna klobouk klobása klokan kloub kloubní klouzat klouzek klub klubko kluk
  klus kluziště kluzák klást klávesa klávesnice klášter klášterní klín klít klíč klíček klíční klíčový klíště kmen
  kmenový kmotr kmín knedlík kniha knihkupectví knihovna knihovnice knihovník knižní knoflík knír kníže knížectví
  knížecí kněz kněžna kněžství koalice koberec kobyla kocour kohout kohoutek kojenec kojit kokos kokosový koks koktejl
  koleda kolega kolegyně kolej kolejnice kolekce kolektiv kolektivní kolem kolena koleno kolik kolikrát kolo kolona
  kolonie kolonizace koloniální kolotoč kolovat koly koláč koláček kolář kolébka kolík kombinace kombinovat komedie
  komentovat komentátor komentář komerční komfort komický komisař komise komnata komora komorní kompas kompletní
  komplex komplexní komplikace komplikovaný komponent kompozice kompromis komunikace komunikační komunikovat komunismus
  komunista komunistický komunita komár komín konat koncentrace koncentrační koncepce koncept koncert koncertní
  koncovka konec konev konečný konečně konference konflikt kongres konkrétní konkrétně konkurence konkurent konkurenční
  konkurs konstanta konstantní konstatovat konstituce konstrukce konstruktér konstruovat kontakt kontaktovat kontejner
  kontext kontinent kontinentální kontinuita konto kontrast kontrola kontrolní kontrolor kontrolovat kontroverzní
  konvalinka konvence konverzace konvice konzervativní konzistence konzul konzultace konzument konzumovat koník koníček
  končit kooperace koordinace koordinovat kopa kopaná kopat kopec kopie kopnout kopr kopyto kopí kopírovat
  korespondence kormidlo koruna korunka korunovace korunovat korupce koryto koráb kos kosa kosatec kosmetika kosmický
  kosmonaut kosmos kost kostel kostelní kostka kostra kostým kotel kotník kotouč kotva kotě koukat koule koupelna
  koupit kousat kousek kousnout kout kouzelník kouzelný kouzlit kouzlo kouř kouření kouřit kov kovový kovář koza kozel
  kočička kočka kočovat kočovník kočár kočárek kočí koň koňak kořen koření kořist koš košile koště košík košťál kožený
  kožich kožka kožní krab krabice krabička krach kraj krajan krajina krajka krajní krajně krajský krajíc kras krasavice
  kravata krb kreativní kredit kresba kreslený kreslit kreslíř krev krevní kriminalita kriminální kritický kritik
  kritika kritizovat kritérium krize krk krmení krmit krmivo krocan kroj krok krokodýl kromě kronika krotký kroupa
  kroutit kroužek kroužit krov krtek kruchta kruh kruhový krupice krutost krutý krutě krušný krvavý krvácení krvácet
  krychle krypta kryptografie krysa krystal kryt krytý krádež krájet král královna královský království králík krám
  krása krásný krásně krást krátce kráter krátko krátkodobý krátký kráva kráčet krédo krém krýt krůta ksicht který
  kterýkoliv kuchař kuchařka kuchyně kuchyňský kudy kufr kufřík kukačka kukla kukuřice kulatý kulička kulka kulma
  kulminovat kult kultivovat kultura kulturní kulturně kuna kupec kupní kupovat kupředu kura kuriózní kurz kurýr kus
  kutil kuře kuřák kuše kužel kvalifikace kvalifikovaný kvalita kvalitní kvantita kvantum kvapem kvas kvašení kvést
  kvíz květ květen květenství květina květinový květinářství květák kvůli kyanid kyj kyselina kyselost kyselý kyslík
  kyt kytara kytarista kytice kytka kácet kámen kánoe kára kát káva kázat kázeň kázání káča kód kýbl kýchat kýl kýta
  křehký křen křeslo křest křestní křesťan křesťanský křesťanství křeč křeček křik křivda křivka křivý křičet křišťál
  křižník křižovatka křižák křoví křtít křída křídla křídlo kříž křížek kříženec křížový kůl kůlna kůra kůň kůže
  laboratorní laboratoř labuť labyrint ladit lahev lahodný lahůdka laickost lak lalok lampa lano lanovka laskavost
  laskavý laskavě laso latina lava lavice lavina lavička lazaret lebka lecco leckdo led ledacos leden lednice ledoborec
  ledovec ledový ledvina legenda legendární legie legislativa legrace legrační legální lehat lehce lehkost lehký
  lehnout lehátko lekat lekce lektor lem lenoch lenost leopard lep lepidlo lepit leporelo lepší les lesk lesklý lesní
  let letadlo letec letecký letectvo letectví letenka letitý letiště letmý letní letopočet letos letoun letošní letuška
  leták letět lev levandule levice levicový levný levně levák levý lexikon leč lešení lež ležení ležet ležák
  lhostejnost lhostejný lhát lhář lhůta liberální libovolný libra libreto licence lichoběžník lichý lid lidnatý lidový
  lidově lidskost lidský lidstvo lidé liga likvidace likvidovat likér lilek lilie limit limonáda limuzína lingvista
  linie linka lis list listina listopad listí litera literatura literární literát litinový litovat litr liána lišit
  liška lišta lišák lodní loděnice log logický logika lokalita lokat loket lokomotiva lokální lom lopata los losos
  loterie lotr louka loupež loupežník loupit loutka louč louče loučení loučit louže lov lovec lovecký lovit loď loďstvo
  lože ložisko ložnice luk lunt lup lupa lupič lusk lustr luxus luxusní luční luštit lvice lyrický lyrika lyžař
  lyžařský lyže lyžovat lyžování lze láhev lákat lákavý lámat lán lár láska lát látka láva lávka lázeň lázně lék lékař
  lékařka lékařský lékařství lékárna lékárník lépe létat léto lézt léčba léčebný léčení léčit léčitel léčivý líbat
  líbit líbání líc lícní líh límec líný lípa líska lístek lít lítat líto lítost líčit lýko lýtko lůj lůno lůza lůžko
  lžička lžíce mag magazín magický magie magnet magnetický magnetofon majetek majitel majitelka majorita maják makat
  makro malba malina malinký maličkost maličký malovat malování malíček malíř malířka malířský malířství malý maminka
  mamut manažer mandle mandát manifest manipulace manipulovat manévr manžel manželka manželský manželství mapa mapovat
  maraton marmeláda marný marně maršál masa masakr masivní maska maskovat maso masový mast mastný masáž mat matematický
  matematik matematika materiál materiální mateřský mateřství matka matný matrace maturita maximum maximální maximálně
  mazanec mazaný mazat mazlit mazlíček mačkat maďarský mašle mech mechanický mechanik mechanika mechanismus med medaile
  medicína meditace medvídek medvěd melodie meloun menšina menší meruňka meta metafora meteorit meteorolog metla metoda
  metodický metodika metr metro metropole mez mezera mezi mezinárodní mezitím mezník meč mešita migrace mikrofon
  mikroskop milenec milenka miliarda miliardář milimetr milion milionář militantní milión milosrdenství milosrdný
  milost milostný milovaný milovat milovník milování miláček milý mimino mimo mimochodem mimořádný mimořádně mince
  mincovna minerál miniatura minimum minimální minimálně ministerstvo ministr ministryně minout minulost minulý minuta
  misa mise misionář miska mistr mistrovský mistrovství mixér mizerný mizet mladistvý mladík mladý mladší mlat mlha
  mlhavý mluvit mluvnice mluvčí mlynář mládenec mládež mládí mládě mlátit mléko mléčný mlít mlýn mlč mlčení mlčet mnich
  mnohdy mnohem mnoho mnohonásobný mnohostranný množina množit množství mobil mobilita mobilní moc mocenský moci
  mocnina mocnost mocný moct model modelka modernizace moderní moderátor modla modlit modlitba modrý modř modřín
  mohutný mokro mokrý mol molekula molekulární moment momentální momentálně monarchie monitor monolog monopol monotónní
  monstrum montovat montáž monumentální mor morbidní moruše morálka morální morče moskevský most motat motel motiv
  motivace motivovat motocykl motor motorka motorový motýl motýlek motýlí moucha moudrost moudrý mouka moučník mozaika
  mozek mozkový mozol moč močový moře mořeplavec mořit mořský mošt možnost možná možný mrak mrakodrap mramor mrav
  mravenec mraveniště mravnost mravní mrazák mračit mrkev mrknout mrož mrtvice mrtvola mrtvý mrzet mrznout mrzutý mráz
  mstít muchomůrka mudrc muka multimediální muset mutace muzeum muzika muzikant muzikál mučedník mučení mučit muška
  mušle muž mužský mužstvo mylný mys mysl myslet myslitel myslivec myslivost mystický myčka myš myšlenka myšlenkový
  myšlení myší mzda máj málo málokdo máma mámit mánie márnice máslo mát máta mávat mávnout médium míchat míle mír míra
  mírnit mírný mírně mírový mírumilovný mísa mísit místnost místní místo místopředseda míč míček míšenec móda módní
  múza mýdlo mýlit mýto mýtus mývat měch měkký měkkýš mělký měna měnit město městský měsíc měsíční měření měřit měřítko
  mňoukat mříž mřížka mše můra nabitý nabrat nabídka nabídnout nabít nabízet nabýt nachlazení nachystat nacházet
  nacionalismus nacionální nacismus nacista nacistický nad nadace nadaný nadhled nadmořský nadměrný nadobro nadpis
  nadporučík nadpozemský nadprůměrný nadto nadvláda nadváha nadále nadání nadávat naděje nadějný nadřazený nadřízený
  nadšenec nadšení nadšený nadšeně nafta nahlas nahlásit nahlédnout nahlížet nahoru nahota nahoře nahradit nahrát
  nahrávka nahý najednou najevo najmout najíst najít nakazit nakladatel nakladatelství naklonit nakonec nakreslit
  nakrmit nakrájet nakupovat naladit nalevo naleziště naložit nalákat naléhavý nalévat nalézt nalít namalovat namazat
  namáhat namátkou namísto namítat naopak napadení napadnout napjatý naplnit naplno naplněný naplánovat napodobenina
  napodobit napodobovat napojení napojit napomáhat naposledy napravit napravo naprosto naprostý naproti napsat napínavý
  napít napětí napřed například napříč napůl narazit narcis narodit narozeniny narození narozený naruby narušit narážka
  narůst narůstat nasadit nasazení naschvál naslepo naslouchat nastartovat nastat nastavit nastolit nastoupit nasypat
  natolik natočit natož natrvalo natáhnout natáčet naučit naučný navigace navrhnout navrhovat navrátit navzdory
  navzájem navázat navíc navštívit navštěvovat navždy nazdar naznačit nazpaměť nazpátek nazvat nazývat načas načerpat
  načrtnout nařídit nařízení nařčení naštvaný naštvat naštěstí naživu neandrtálec nebe nebeský nebezpečný nebezpečí
  neblahý nebo neboť nechat nechtěně nechutný nechuť nedaleko nedobrovolně nedorozumění nedostatek nedostatečný
  nedostupný nedávno nedávný neděle nedělní nedůvěra negativní nehet nehoda nehybný nejasný nejdříve nejistota nejistý
  nejlepší nejprve nejspíš nejvyšší nejvýše nejčastěji nekonečno nekonečný nekrolog nektar nelegální nelze nelítostný
  nemluvně nemoc nemocnice nemocný nemovitost nemožný nenápadný nenávidět nenávist neobvykle neobvyklý neobyčejný
  neodolatelný neohrožený neomezený neočekávaný nepatrný neplatný nepochybně nepopiratelný nepoužitelný nepořádek
  nepravidelný nepřesný nepřetržitý nepřetržitě nepřátelský nepřátelství nepříjemný nepřímo nepřímý nepřítel
  nepřítomnost nepříznivý nerad nerovnost nerovný nerozhodný nerv nervový nervozita nervózní neschopnost neschopný
  neskutečný neslušný neslyšící neslýchaný nesmrtelnost nesmrtelný nesmysl nesmyslný nesmírně nesmělý nesnesitelný
  nesnášet nespavost nespokojenost nespokojený nespolehlivý nesporný nespočet nespravedlivý nespravedlnost nestabilní
  nestor nestvůra nesčetný neteř netopýr netvor neurčitý neustále neustálý neutrální neuvěřitelný nevelký neviditelný
  nevinnost nevinný nevlastní nevolnost nevraživost nevyhnutelný nevýhoda nevýznamný nevědomky nevědomí nevědět nevěra
  nevěrný nevěsta nevěřící nevšední nezaměstnanost nezaměstnaný nezapomenutelný nezbytnost nezbytný nezbytně nezdar
  nezkušený nezletilý neznalost neznámý nezvyklý nezvěstný nezákonný nezávislost nezávislý neúplný neúspěch neúspěšný
  nečas nečekaný nečekaně nečinnost nečinný neškodný neštovice neštěstí nešťastný než nicméně nijak nikam nikde nikdo
  nikdy nikoli nikterak nit nitro niva nizozemský ničit noblesa noc nocleh noha nominace nominovat nora norek norma
  normální normálně norský nos nosit nositel nosič nosnost nosný nosorožec nosítka nota notebook notář nouze nouzový
  novela novina novinka noviny novinář novinářka novinářský novodobý novomanželé novorozenec novoroční novostavba
  novověk nováček nový noční nože nucený nuda nudit nudle nudný nula nulový nutit nutkání nutnost nutný nutně nuže nyní
  nynější náboj nábor náboženský náboženství nábytek nábřeží nádech nádhera nádherný nádherně nádoba nádobí nádor
  nádraží nádrž nádvoří náhle náhlý náhoda náhodný náhon náhrada náhradní náhradník náhrdelník náhrobek nájem nájemce
  nájemné nájemník nákaza náklad nákladní nákladný náklaďák náklon náklonnost nákres nákup nákupní nálada nálepka nálet
  nález nálož námaha námitka námluvy námořnictvo námořní námořník náměstek náměstí námět nápad nápadný nápis náplast
  náplň nápodobně nápoj náprava náprstek náramek náraz nárazník národ národnost národnostní národní nárok náročný náruč
  náručí nárůst násep násilník násilný násilí následek následník následně následovat následovník následovně následující
  násobek násobení násobit nástroj nástup nástupce nástupiště nástupní nástěnka nátlak nátěr náušnice náves návod
  návrat návratnost návrh návrhář návyk návštěva návštěvník název náznak názor názorný náčelník nářadí nářek nářez
  nářečí nést nízko nízký níže nýbrž něco nějak nějaký někam někde někdejší někdo někdy několik několikrát některý
  německý němý němčina něžný nůše nůž nůžky obal obava obchod obchodní obchodník obchodovat obcházet obchůzka obdařit
  obdiv obdivovat obdivuhodný obdoba obdobný období obdržet obdélník obec obecenstvo obecný obecně obejmout obejít
  obelisk obezita obhajoba obhajovat obhájce obhájit obilnina obilí objasnit objednat objednávka objekt objektiv
  objektivní objem objet objetí objev objevit objevitel objevovat objevování objímat obklad obklopený obklopit
  obklopovat obklíčit oblak oblast oblastní oblačno oblačnost oblek oblečení obliba obličej obloha oblouk obložený
  obluda obléct obléhat obléhání oblékat obléknout oblíbenec oblíbený oblíbit obměna obnos obnova obnovit obnovitelný
  obohatit oboje obojek obor obora oboustranný obočí obr obracet obrana obranný obrat obratel obratný obraz obrazec
  obrazný obrazovka obrněný obrovský obrození obruč obrys obránce obrátit obrázek obsadit obsah obsahovat obsazení
  obsazený observatoř obsloužit obsluha obsluhovat obstarat obstojně obstát obsáhlý obtíž obtížný obtěžovat obuv obvaz
  obvinit obvinění obviněný obvod obvodní obvykle obvyklý obydlí obytný obyvatel obyvatelstvo obyčej obyčejný obyčejně
  obzor obzvlášť obálka obávat obézní obývací obývat obývák občan občanka občanský občanství občas občasný občerstvení
  oběd oběh obětavý obětovat oběť obřad obří obžaloba obžalovaný ocas ocel ocelový ocenit ocenění ocet oceán ochladit
  ochlazení ochota ochotný ochotně ochrana ochranný ochránce ochránit ochutnat ocitnout odboj odbor odborník odborný
  odborně odborový odbory odbočit odbočka odbyt odbýt odcestovat odchod odchov odchylka odcházet oddanost oddaný oddech
  oddíl oddělení oddělit odebrat odehrát odehrávat odejít odemknout odepřít odeslat odesílatel odevzdat odezva odhad
  odhadnout odhadovat odhalení odhalit odhalovat odhodit odhodlaný odhodlání odinstalovat odjakživa odjet odjezd
  odjinud odjíždět odkaz odkazovat odklad odklon odkládat odkrýt odkud odkázat odlet odletět odliv odlišit odlišnost
  odlišný odlišovat odložit odmocnina odmítat odmítnout odmítnutí odměna odměnit odnož odnést odolat odolnost odolný
  odolávat odpad odpadky odpadlík odpadnout odplata odpojit odpoledne odpolední odpor odporný odporovat odposlech
  odpouštět odpovídající odpovídat odpovědnost odpovědný odpovědět odpověď odpočet odpočinek odpočinout odpočívat
  odpracovat odpustit odpuštění odpálit odpůrce odradit odraz odrazit odrážet odrůda odsoudit odsouzený odstartovat
  odstavec odstoupit odstranit odstranění odstup odstín odsud odsun odsunout odsuzovat odtamtud odtok odtrhnout
  odtržení odtud odtáhnout odvaha odvod odvodit odvolat odvolání odvoz odvrátit odvádět odvážný odvést odvézt odvíjet
  odvětví odznak odčinit oděv odškodnění odůvodnit odůvodnění ofenzíva oficiální oficiálně oheň ohlas ohlašovat ohled
  ohlásit ohlášení ohlídat ohlížet ohnisko ohnivý ohniště ohnout ohněm oholit ohrada ohrozit ohrožení ohrožený
  ohrožovat ohýbat ohňostroj ohřát ojedinělý okamžik okamžitý okamžitě okap okenní oklamat okno oko okolnost okolní
  okolo okolí okouzlit okouzlující okov okraj okrajový okres okresní okrsek okruh okružní okupace okupovat okurka
  okusit okénko olej oliva olivový olovo oltář olympijský olympiáda olše omezení omezený omezit omezovat omlouvat
  omluva omluvit omyl omáčka omítka opak opakovaně opakovat opakování opasek opat opatrnost opatrný opatrně opatrovník
  opatření opatřit opačný opera operace operativní operační operovat operátor opice opilec opilý opis opium oplatit
  oplodnění opomenout opona oponent opora oportunista opotřebení opouštět opovržení opozice oprava opravdový opravdu
  opravit opravovat opravář oprostit oprávnění oprávněný opsat optický optika optimismus optimista optimální opustit
  opuštěný opálit opírat opít opět opřít oranžový orat orchestr orchidej ordinace orel organický organismus organizace
  organizační organizovat organizátor orgie orgán orient orientace orientační orientovat orientální originál originální
  orlice orloj ornament ortel ortopedie orální osa osada osadník osamocený osamělost osamělý osel osika osla oslabit
  oslava oslavit oslavovat oslovení oslovit osmdesát osmička osmnáct osmý osnova osoba osobitý osobnost osobní osobně
  osový ospalý ospravedlnit ostatky ostatní ostatně ostražitý ostroh ostrov ostrovní ostruha ostrý ostuda ostře ostří
  ostříhat osud osudný osudový osvobodit osvobození osvojit osvícenec osvícenství osvícený osvědčení osvěta osvětlení
  osvětlit osvěžení osvěžit otcovství otec oteplení otevírat otevřený otevřeně otevřít otisk otok otočit otrava otravný
  otravovat otrocký otroctví otrok otrokyně otrokář otrávený otrávit otvor otázka otáčet otěhotnět otěže otřes otřesný
  ovace ovce oves ovladač ovlivnit ovlivňovat ovládat ovládnout ovoce ovocný ovzduší oválný ovčák ověřit ovšem
  ozařování ozbrojený ozdoba ozdobný oznamovat označení označit označovat oznámení oznámit ozvat ozvěna očekávaný
  očekávat očekávání očista očistit očividně očkovat očkování oční oř ořech ošatka ošetření ošetřit ošetřovatel
  ošetřovatelka ošklivý oženit oživit pach pachatel pacient padat padesát padnout padouch padák padělek pak palba palec
  palice palivo palma paluba palubní palác pamatovat památka památník památný pamětní paměť panenka panenský panika
  panna panorama panovat panovník panství pantomima panák papež papežský papoušek paprika paprsek papír papírový para
  paradox paragraf paralelní parametr parazit parcela pardubický parfém park parkovat parkoviště parlament parlamentní
  parní parník parodie parta partie partner partnerka partnerský partnerství partyzán paruka parádní pas pasažér
  pasivní pasivně past pastelka pastevec pastva pastvina pastýř pasák pasáž pata patent patnáct patriarcha patriot
  patro patron patřit patřičný pauza pavilon pavouk pavučina pařez pařát pašerák paštika paž paže pec pedagog
  pedagogický pedagogika pekař pekelný peklo pekárna pelyněk penze penzion peníz peníze peněženka peněžní pepř
  periferie perioda perla perník pero perspektiva perspektivní perverzní pes pesimista pestrý petice petrolej petržel
  pevnina pevninský pevnost pevný pevně pečeť pečivo pečlivý pečlivě pečovat peří pianista pila pilný pilně pilot
  pilulka pilíř pirát pistole pitný pitomec pitomost pitomý pitva pivnice pivo pivovar plachetnice plachta plachý
  plakat plakát plamen planeta planý plast plastický plastový plat platan platba platební platforma platit platnost
  platný plato plavat plavba plavec plavecký plavidlo plavky plavání plaz plec plech plechový plemeno plen plena ples
  pletivo plevel pleš pleť plicní plnit plnohodnotný plný plně plněn plocha plochý plod plodina plodnost plodný plot
  plout ploutev plovák plošina plošný pluh plující pluk plukovník plus plyn plynný plynně plynout plynový plynule
  plynulý plyš plyšový plzeňský plácat plámen plán plánovat plánování plát plátek plátno pláč plášť pláž plést plíce
  plíseň plížit plýtvat plýtvání pneumatika pobavit poblíž pobouření pobočka pobyt pobíhat pobývat pobřežní pobřeží
  pochlubit pochod pochodeň pochodovat pochopení pochopit pochopitelný pochopitelně pochoutka pochvala pochválit
  pochyba pochybnost pochybný pochybovat pocházet pocit pocta poctivost poctivý poctivě pocítit pod podat podařit
  poddaný podepsat podezřelý podezření podivný podivuhodný podivín podklad podkova podkroví podlaha podle podlehnout
  podložka podloží podléhat podmanit podmořský podmínit podmínka podmíněný podmíněně podnebí podnik podnikat podnikatel
  podniknout podnikový podnikání podnos podnět podoba podobat podobenství podobizna podobnost podobný podobně podobě
  podotknout podpis podpora podporovat podpořit podprsenka podpůrný podrobit podrobnost podrobný podrobně podruhé
  podržet podstata podstatný podstatně podstavec podstoupit podsvětí podvečer podvod podvodník podvozek podvádět
  podvědomí podzemní podzemí podzim podzimní podání podávat podél podíl podílet podívaná podívat poděkovat podřídit
  podřízený poetický poezie pohan pohanský pohladit pohlavní pohlaví pohled pohlednice pohledný pohledávka pohltit
  pohlédnout pohlížet pohnout pohnutka pohoda pohodlný pohodlně pohodlí pohon pohoršení pohostinství pohotovost pohoří
  pohoštění pohraniční pohraničí pohrdání pohroma pohromadě pohyb pohyblivý pohybovat pohybový pohádka pohádkový pohár
  pohřbít pohřeb pohřební pointa pojednání pojem pojetí pojistit pojistka pojištění pojišťovna pojmenovat pojmenování
  pojmout pokazit pokaždé pokec poker poklad pokladna pokladní pokles poklesnout poklidný poklona pokládat pokoj
  pokojová pokojská pokolení pokora pokorný pokoušet pokořit pokračovat pokračování pokrevní pokrm pokrok pokrokový
  pokročilý pokryt pokrytec pokrýt pokrývat pokrývka pokud pokus pokusit pokusný pokuta pokyn pokání pokřik pokřtít
  pole poledne polední polekat polemika polepšit polibek police policejní policie policista policistka politický
  politik politika politička polička polka polknout polní poloha polokoule poloměr poloostrov polovina poloviční
  poločas položit položka polský polykat polární polévka políbit políček polštář pomalu pomalý pomazánka pomeranč
  pomerančový pomlouvat pomník pomoc pomoci pomocník pomocný pomocí pomsta pomstít pomyslet pomáhat poměr poměrný
  poměrně pomůcka ponechat ponižovat ponor ponorka ponořit ponožka ponurý poník ponížení ponížit poněkud poněvadž popel
  popelnice popelník popis popisek popisovat poplach poplatek poplatník popová poprava popravdě popravit popravčí
  poprosit poprsí poprvé popsat poptat poptávka popud populace popularita populární popíjet popírat popření popřát
  popřípadě popřít por porada poradce poradit poradna porazit poražený porce porcelán poroba porod porodit porodnice
  porodnost porodní porota porovnat porovnání porovnávat porozumění porozumět portrét portugalský porucha poručík
  porušení porušit porážka posadit posbírat posedlý posel poselství posila posilovat posilovna poskytnout poskytovat
  poslance poslanec poslankyně poslat poslech poslechnout poslední poslepu poslouchat posloupnost posloužit posluchač
  poslušnost poslušný poslání posléze posměch posoudit posouzení pospolu pospíchat postarat postava postavení postavit
  postel postihnout postižený postoj postoupit postrach postranní postrádat postup postupný postupně postupovat postřeh
  postřik posudek posun posunout posuzovat posvátný posvěcení posádka posílat posílit pot potah potají potencionální
  potenciál potit potkan potkat potkávat potlačit potlačovat potlesk potok potom potomek potomstvo potopa potopit
  potrat potrava potravina potravinový potraviny potravinářský potrestat potrpět potrubí potrápit potvora potvrdit
  potvrzení potápět potápěč potíž potýkat potěšení potěšit potřeba potřebný potřebovat potřetí potůček pouhý poukaz
  poukazovat poukázat poutník pouto pouzdro pouze poučení poučit poučný pouštět poušť pouť použitelný použití použít
  používat používání povaha povahový povaz považovat povel povinnost povinný povinně povlak povlečení povodeň povodí
  povolat povolení povolit povolání povoz povrch povrchní povrchový povstalec povstání povyk povzbudit povzbuzení
  povzbuzovat povznést povídat povídka povídání povýšení povýšit povědomí povědět pověra pověsit pověst pověřit pozadu
  pozadí pozastavit pozdní pozdrav pozdravit pozdě později pozdější pozemek pozemní pozemský pozice pozitivní poziční
  pozměnit poznamenat poznat poznatek poznámka poznání poznávací poznávat pozor pozornost pozorný pozorně pozorovat
  pozorovatel pozorování pozoruhodný pozvat pozvednout pozvolný pozvánka pozvání pozůstalost pozůstalý pozůstatek
  počasí počet početný početí počkat počátek počáteční počínaje počítat počítač počítačový počítání pořad pořadatel
  pořadí pořekadlo pořád pořádat pořádek pořádný pořádně pořídit poškodit poškození poškozený pošta poštovné poštovní
  pošťák požadavek požadovat požehnání požitek požádat požár požární prach prachy pracovat pracovitý pracoviště
  pracovna pracovnice pracovní pracovník pradědeček prak prakticky praktický praktik praktikovat prales pramen praní
  prapor prase prasečí praskat praskl prasátko pravda pravdivost pravdivý pravděpodobnost pravděpodobný pravděpodobně
  pravice pravicový pravidelný pravidelně pravidlo pravomoc pravopis pravoslavný pravítko pravý pravěk pravěký praxe
  pračka pražský prcek prchnout prdel premiér preparát prestiž prestižní prevence prezentace prezentovat prezident
  prezidentský primitivní primární primátor princ princezna princip priorita prioritní privátní prkno problematický
  problematika problém procedura procento proces procházce procházet procházka prodat prodavač prodavačka prodej
  prodejna prodejní prodlení prodloužení prodloužit prodlužovat producent produkce produkovat produkt produktivní
  prodávat profese profesionál profesionální profesor profesorka profil profit prognóza program programovat programový
  programátor progres prohloubit prohlubovat prohlásit prohlášení prohlédnout prohlídka prohlížet prohlížeč prohra
  prohrát prohrávat prohřešek projednat projekt projektant projektil projektor projektovat projet projev projevit
  projevovat projít prokazatelně prokazovat prokletí proklít prokurátor prokázat proletariát proletět prolog prolomit
  promenáda prominout promluvit promoce promítat proměna proměnit proměnlivý proměnná pronajmout pronajímat pronikat
  proniknout pronájem pronásledovat pronásledování pronést propad propadat propadnout propagace propaganda propagovat
  propast propojení propojit proporce propustit propuštění proroctví prorok prosadit prosazovat prosba prosit proslavit
  proslov proslulý proso prospekt prosperita prospěch prospět prospěšný prostitutka prostor prostorný prostorový
  prostranství prostý prostě prostěradlo prostředek prostřednictvím prostřední prostředník prostředí protahovat protein
  protektorát protest protestant protestantský protestovat proti protiklad protikladný protilehlý protipól protivník
  protivný proto protokol protože protějšek protější proud proudit proudový proudění proužek provaz provedení provincie
  provinční provinění provize provizorní provokace provokativní provokovat provoz provozní provozovat provozovatel
  provádět provázek provázet provést prověrka prověřit prozaik prozatím prozatímní prozkoumat prozradit prozrazení proč
  prožitek prožít prožívat prs prsa prst prsten prstenec prstýnek prsť prudce prudit prudký pruh pruhovaný prut pružina
  pružnost pružný prvek prvenství prvky první prvně prvopočátek prvorozený prvotní prvotřídní prvočíslo pryskyřice pryč
  práce prádelna prádlo práh prám prásk prát právnický právní právník právo právě prázdninový prázdniny prázdno
  prázdnota prázdný prášek prémie próza pršet průběh průběžný průběžně průchod průhledný průjem průjezd průkaz
  průkopník průlet průliv průlom průmysl průmyslník průmyslový průměr průměrný průměrně průnik průplav průsečík průsmyk
  průsvitný průtok průvan průvod průvodce průvodkyně průvodní průvodčí průzkum průzkumník průčelí průřez průšvih psací
  psaní pstruh psychiatr psychiatrie psychický psychika psycholog psychologický psychologie psát ptactvo ptačí pták
  ptát ptáče ptáček publicista publikace publikovat publikum puch pud pudl puk pulec puls pult pumpa punc pupek pupen
  pusa pustina pustit pustý putovat puzzle puška pykat pyl pylon pyramida pyré pytel pytlík pyšnit pyšný pyžamo páchat
  pád páka pála pálit pálka pán pánev pánevní pár pára párek páry pás pásek pást pátek páteř páteřní pátrat pátrání
  pátý páv péct péro péče péřo píce píchat píchnout píle píp pírko písař písek písemný písemně písečný píseň písk
  pískat pískovec pískoviště písmenko písmeno písmo písnička píst pít píď pól pólo pór pýcha pěchota pěchotní pěkný
  pěkně pěna pěst pěstitel pěstovat pětiletý pětka pěvec pěvecký pěšák pěší přadlo přebal přebor přebrat přebytek přece
  přechod přechodný přecházet před předat předběžný předběžně předchozí předehra předek předepsat předevčírem především
  předjet předkládat předkrm předloha předloktí předloni předložit předměstí předmět přednes přednost přednášet
  přednáška přednést přední předpis předpoklad předpokládat předposlední předpovídat předpovědět předpověď předseda
  předsednictvo předsednictví předsevzetí představa představení představit představitel představivost představovat
  předstírat předsudek předsíň předtím předvečer předvoj předvolební předvolání předvádět předvést předvídat předák
  předávat předčasný předělat přehled přehledný přehlédnout přehlídka přehlížet přehnaný přehodit přehodnotit přehrada
  přehrát přehánět přejet přejezd přejít překazit překlad překladatel překladatelka překlenout překládat překonat
  překonávat překročení překročit překrásný překvapení překvapit překvapivý překážet překážka přelet přelom přeložit
  přelíčení přemlouvat přemluvit přemoci přemístit přemýšlet přenos přenosný přenášet přenést přepadení přepadnout
  přepis přepočet přepočítat přeprava přepravit přepravovat přepych přepážka přepínač přerušení přerušit přes
  přesahovat přeskočit přesnost přesný přesně přespat přespříliš přestat přestavba přestavět přesto přestoupit přestože
  přestup přestupek přestávat přestávka přestěhovat přestřelka přesun přesunout přesvědčení přesvědčit přesvědčivý
  přesvědčovat přesáhnout přesčas přetlak přetvořit přetvářka převaha převod převodovka převoz převrat převzít převádět
  převážet převážně převést převézt převýšení přezdívka přezkoumat přečin přečkat přečíst přežít přibližný přibližně
  přibližovat přiblížit přibrat přibývat přicházet přidat přidávat přidělit přihlásit přihláška přihlížet přihodit
  přijet přijetí přijmout přijímací přijímat přijímač přijít přikázání přilba přiložit přimět přinejmenším přinutit
  přinášet přinést připadat připadnout připevnit připlatit připojení připojit připomenout připomínat připomínka
  připoutat připravenost připravený připravit připravovat připsat připustit přirovnat přirovnání přirozenost přirozený
  přirozeně přispívat přispět přistoupit přistupovat přistání přistát přistávat přitahovat přitažlivost přitažlivý
  přitom přitvrdit přitáhnout přivodit přivolat přivydělat přivést přivézt přivítat přiznat přiznání přizpůsobení
  přizpůsobit přičíst přiřadit přání přát přátelit přátelský přátelství příbor příbuzný příběh příchod příchozí příchuť
  přídavek příděl příhoda příjem příjemce příjemný příjezd příjmení příkaz příklad příkop příkoří přílet příležitost
  příležitostný příliv příliš příloha přímka přímo přímý příměří přínos případ případný případně příplatek příprava
  přípravek přípravný příroda přírodní příručka přírůstek přísada přísaha příslib přísloví příslušenství příslušnost
  příslušník příslušný přísný přísně příspěvek přístav přístaviště přístavní přístroj přístup přístupný přístřeší
  přísun přítel přítelkyně přítok přítomnost přítomný příval přívod přívoz přívěs přívěsek příze přízemní přízemí
  přízeň příznak příznivec příznivý přízrak přízvuk příčina příčka příď příšera příšerný příští pšenice půda půdní
  půdorys půjčit půjčka půjčovat půjčovna půl půlka půlměsíc půlnoc půlnoční půst půvab půvabný původ původce původní
  původně rabín racek racionální racionálně rada radar radikál radikální radioaktivní radit radnice radní radost
  radostný radovat rajče rak raketa raketový rakev rakouský rakovina rallye rameno ranní raný rasa rasismus rasista
  razantní razit razítko rašelina reagovat reakce reakční realismus realistický realita realizace realizovat recenze
  recepce recept recepční redakce redaktor redaktorka redukce referendum referát reflektor reflexe reforma reformace
  reformovat refrén region regionální registrace registrovat regulace regulovat rehabilitace rejstřík reklama reklamace
  reklamní rekonstrukce rekord rekordní rekreace rektor relace relativní relativně relikvie reliéf remíza renesance
  renesanční rentgen reorganizace reportáž reportér represe reprezentace reprezentant reprezentovat reprodukce
  reproduktor republika republikánský reputace respekt respektovat restaurace restituce ret revize revma revoluce
  revolucionář revoluční revolver revír rez rezavý rezerva rezervace rezervovaný rezervovat rezoluce reálný reť režie
  režim režisér risk riskantní riskovat rituál rival riziko rizikový robot rodina rodinný rodit rodič rodičovský
  rodiště rodný rodokmen rodák roh rohlík rohový roj rok rokle role rolnička rolník romantický romantik román románský
  ropa ropný rosa rosol rostlina rostlinný rota roub roucho rouhání rouno rouška rov rovina rovnat rovnice
  rovnoprávnost rovnost rovnováha rovnátka rovný rovně rovněž rozbalit rozbitý rozbor rozbíjet rozbít rozběhnout
  rozcestník rozcestí rozchod rozdat rozdávat rozdíl rozdílnost rozdílný rozdělení rozdělit rozdělovat rozebírat
  rozejít rozepře rozesmát rozeznat rozhlas rozhlasový rozhled rozhledna rozhlédnout rozhodnout rozhodnutí rozhodnutý
  rozhodný rozhodně rozhodovat rozhodující rozhodčí rozhovor rozhořčení rozhraní rozhřešení rozjet rozjezd rozkaz
  rozklad rozkládat rozkol rozkoš rozkošný rozkvět rozkázat rozlehlý rozlišení rozlišit rozlišovat rozloha rozloučení
  rozloučit rozložení rozložit rozluštit rozmach rozmanitost rozmarýn rozmazat rozmezí rozmnožovat rozmnožování
  rozmyslet rozmístit rozměr rozměrný rozpad rozpadat rozpaky rozpor rozpoutat rozpoznat rozpočet rozprava rozptyl
  rozptýlení rozptýlit rozpustit rozpustný rozpuštění rozsah rozsudek rozsvítit rozsáhlý roztok roztomilý roztočit
  roztrhnout roztáhnout roztát rozum rozumný rozumět rozvedený rozvinout rozvinutý rozvod rozvoj rozvojový rozvrh
  rozvést rozvíjet rozvědka rozzuřený rozčarování rozčilovat rozšiřovat rozšíření rozšířený rozšířit roční ročník ročně
  rtěnka rub rubrika rubín ruch ruda rudý ruka rukavice rukojeť rukojmí rukopis rukáv rum rumunský ruský rutina ručit
  ručička ruční ručník ručně rušit rušno ruština rvačka rvát ryba rybička rybník rybníček rybolov rybář rybářský
  rybářství rychle rychlobruslení rychlost rychlostní rychlík rychlý rys rysy rytmus rytíř rytířský ryzec ryzí rád
  rádio rádius ráj rákos rám rámec rámeček rána ráno ráz réva rýha rým rýma rýt rýč rýže růst různý různě růže růžička
  růžový sad sada sako salon salám salát sama samce samec samet samice samička samohláska samospráva samostatnost
  samostatný samostatně samota samotný samotář samouk samozřejmost samozřejmě samuraj sanitka satelit satira sazba saze
  sazenice sazka sbohem sbor sborník sbírat sbírka sběr sběratel scenárista schod schodek schodiště schody schopnost
  schopný schovat schovávat schránka schvalovat schválení schválit schválně scházet schéma schůze schůzka scéna scénář
  sebrat secese sedadlo sedat sedačka sedlina sedlo sedlák sedm sedmdesát sedmina sedmička sedmnáct sedmý sednout sedět
  segregace sejf sek sekaná sekat sekce sekera sekretariát sekretář sekretářka sekta sekunda sekundární sele selhat
  selhání selský sem semafor semeno semestr seminář sen seno senzace senzační senzor senát senátor separace sepsat
  seriál seriózní servis servírka servírovat seržant sesadit sestava sestavit sestavovat sestoupit sestra sestup
  sestřenice sestřih sestřička setkat setkání setkávat setrvat setrvačnost sever severní severovýchod severozápad
  severský sevření sexuální sexy sezení seznam seznamka seznámení seznámit sezóna sezónní seřadit sešit sežrat sféra
  shazovat shluk shnilý shoda shodit shodnout shodný shora shrnout shrnutí shromažďovat shromáždit shromáždění shánět
  sice signalizace signál silnice silniční silný silový silueta sir sirka sirotek sirotčinec sirup siréna situace sjezd
  skalní skandál skandální skanzen sklad skladatel skladba skladiště skladník sklenice sklenička sklenář skleník
  skleněný sklep sklepní sklidit sklizeň sklo sklon sklonit skloubit skluz skládat skládka sklízet skoba skok skokan
  skončit skoro skot skotský skočit skořice skromnost skromný skrytý skrz skrýt skrývat skrýš skupina skupinka
  skupinový skutek skutečnost skutečný skutečně skvost skvrna skvělý skákat skála skříň skříňka slabika slabina slabost
  slabý slabě sladit sladkost sladkovodní sladký slanina slaný slast slavit slavnost slavnostní slavný slavík sledovat
  sledování slepice slepičí slepota slepý sleva slezina slečna slib slibný slibovat slin slina slitina slitování sliva
  slivovice sloh slon sloní sloup sloupec sloupek sloučenina sloučení sloučit sloužit slovanský slovenský slovenština
  sloveso slovní slovník slovo slovíčko složení složit složitý složka sluch sluchátko sluha slunce slunečnice slunečno
  sluneční slunečný slušet slušnost slušný slušně služba služebnictvo služebná služební služebník slyšení slyšet slza
  slzný sládek sláma sláva slíbit slídit slípka slít slívka slůvko smazat smažený smažit smetana smetiště smlouva
  smluvní smola smolař smrad smrk smrt smrtelník smrtelný smrtící smršť smutek smuteční smutný smyk smysl smyčka smát
  smích smír smírčí smíření smířit smíšený smýšlení směle smělý směna směr směrnice směs směsice smět směřovat směšný
  smůla snacha snad snadno snadný snaha snažení snažit snižovat snoubenec snoubenka snášet snést snídaně snídat sníh
  snímat snímek snímání sníst snít snížení snížit sněhový sněhulák sněm sněmovna sněmovní sněžit sněžný snůška sob
  sobec sobecký sobectví sobol sobota sobotní socha sochař sochařství socialismus socialista socialistický sociolog
  sociologie sociální software sojka sok sokl sokol solidarita solidní solit sonda sopka sortiment sotva souboj soubor
  soud soudce soudek soudit soudnictví soudní soudný soudruh soudržnost souhlas souhlasit souhláska souhra souhrn
  souhrnný souhvězdí soukromí soukromý soukromě soulad soulož soumrak souostroví soupeř soupeřit soupis souprava
  sourozenec soused sousedka sousední sousedství sousoší soustava soustavně soustrast soustředit soustředění
  soustředěný soutěž soutěžit soutěžící souviset souvislost souvislý současnost současný současně součet součin
  součinnost součást součástka souřadnice souš soužití sova sovětský soška spacák spací spad spadat spadnout spalničky
  spalovat spalování spasit spasitel spatřit specialista specialita specializace specificky specifický speciální
  spektrum spekulace spekulovat spermie spiknutí spirála spis spisek spisovatel spisovatelka splatit splav splnit
  splnění splynout splácet splátka splést spodek spodní spoj spojenec spojenectví spojení spojit spojitost spojka
  spojovat spokojenost spokojený spokojeně spokojit spolehlivost spolehlivý spolehnout spolek společenský společenství
  společnice společnost společník společný společně spolknout spolu spoluautor spolubydlící spolucestující spoluhráč
  spolupracovat spolupracovník spolupráce spoluúčast spolužačka spolužák spoléhat spona spontánní sponzor spor sporný
  sport sportovat sportovec sportovkyně sportovní sporák spotřeba spotřebitel spotřebič spousta spouštět spoušť
  spočítat spočívat spořit spořitelna spravedlivý spravedlnost spravit spravovat sprcha sprej sprint spropitné sprostý
  správa správce správní správný správně spád spálit spánek spánkový spása spát spínač spíš spěch spěchat spěšně sraz
  srazit srdce srdeční srdečně srna srnec srnčí srovnat srovnatelný srovnání srovnávací srovnávat srozumitelný srp
  srpen srpnový srst srub srážka stabilita stabilizace stabilní stadion stagnace stahovat stan standard standardní
  stanice stanovisko stanovit stanoviště stanovy starat starobní starobylý staromódní starost starosta starostka
  starověk starověký start startovat startovní starý starší statek statečnost statečný statický statistický statistika
  statný stav stavba stavebnice stavebnictví stavební stavebník staveniště stavitel stavitelství stavět stačit stařec
  stařík stehenní stehno stejnojmenný stejný stejně sten step sterilní stesk stezka stihnout stimulovat stipendium
  stisk stisknout sto stodola stoh stojan stoka stokrát stolek století stolice stolní stonek stopa stopka stoprocentní
  stoupat stoupenec stoupnout stoupání stovka strach strachovat straka strana stranický strategický strategie strava
  stravovat strašidelný strašidlo strašit strašlivý strašný strašák strhnout strhující strkat strmý strnad stroj
  strojek strojní strojník strojírenství strom stromek stromeček strop struk struktura strukturální struna strup
  stručný stručně strádat strádání stránka strávit stráň stráž strážce strážnice strážní strážník strýc strýček strčit
  strůjce student studentka studentský studený studie studijní studio studium studna studovat studánka stuha stupeň
  stupnice stvol stvoření stvořit stvořitel stydět styk styl stylový stádium stádo stáhnout stáj stále stálice stálost
  stálý stánek stárnout stárnutí stát státnice státní státník stávající stávat stávka stávkovat stáří stéblo stíhat
  stíhačka stín stínový stížnost stýkat stýskat stěhovat stěhování stěna stěžejní stěžovat střecha střed středa
  středisko střední středový středověk středověký střela střelba střelec střelit střelivo střelnice střelný střep střet
  střetnutí střevní střevo střežit stříbrný stříbro střídat střídavý střídání stříhat stříkat stříkačka střílet
  střízlivý stůj stůl subjekt subjektivní substance suchar sucho suchý sud sugestivní suk sukně suma sup supermarket
  supět surovina surový suterén suvenýr suverenita suverénní sušenka sušit suť svah sval svalnatý svatba svatební
  svatyně svatý svaz svačina svetr svinstvo svině svislý svit svitek svlékat svléknout svoboda svobodný svolat svolení
  svrchní svrhnout svádění svádět svár svátek sváteční svátost svázat svářeč svérázný svést svézt svíce svícen svítit
  svítání svítící svíčka svíčková svědectví svědek svědkyně svědomí svědčit svědění svěrák svět světec světelný světice
  světlice světlo světlý světový svěřit svěží svůdný svůj syn synagoga synonymum synovec syntetický syntéza sypat
  syrový sysel systematický systém systémový sytý sádka sádlo sádra sál sám sáně sát sázet sázka sáček série sérum
  sídliště sídlo síla síra síran sítko síto síň síť sólista sólo sýkora sýr sýček sňatek sůl tabu tabule tabulka tabák
  tady tah tahat tahák tajemník tajemný tajemství tajit tajný tajně takhle takový takovýhle takt taktický taktika takto
  taktéž talent talentovaný talíř tam tamto tanec tanečnice taneční tanečník tango tank tanker tančit tatínek taxi
  taxikář taxík taška tašky tažení tchoř tchyně tchán tchýně tech technický technik technologický technologie tedy
  tehdejší tehdy tekutina tekutý tele telecí telefon telefonický telefonní telefonovat telegram televize televizní
  televizor temno temnota temný temperament tempo ten tendence tenhle tenis tenisový tenista tenkrát tenký tenor tento
  teolog teologie teoretický teoretik teorie tepelný teplo teploměr teplota teplotní tepláky teplý tepna terapeut
  terapie terasa terminál termín terorismus terorista teroristický terén terénní terč tesat tesař test testovat tesák
  teta tetička tetování text textař textil textilní textový teze tečka teď ticho tichý tik tisk tisknout tiskový
  tiskárna tisíc tisíciletí tisíckrát titul titulek titulní tkanina tkát tkáň tlak tlakový tlama tlapa tlapka tlačit
  tlačítko tleskat tlouct tloušťka tlumit tlumič tlumočník tlupa tlustý tma tmavý tmel toaleta toaletní tok tolerance
  tolerantní tolerovat tolik tolikrát topení topit topol torba torpédo totalita totalitní totiž toto totožnost totožný
  totální totéž touha toulky toužit továrna tovární točit točna tradice tradiční tragický tragédie trajekt traktor
  tramvaj transakce transformace transplantace transport trapný trasa trať trefa trefit trend trenér trenýrky trest
  trestat trestní trestný trezor trh trhat trhlina trhák triko trilogie trio triumf triumfální triviální tričko trn
  trnka trocha trochu trofej trojice trojka trojnásobný trojský trojúhelník tropický tropy troska trosky trouba troška
  trpaslík trpělivost trpělivý trpělivě trpět trubač trubice trubka truhla truhlář trumf trup trus trvale trvalý trvat
  trvání trám trápení trápit tráva trávení trávicí trávit trávník trénink trénovat trůn tržiště tržní tuba tudy tudíž
  tuha tuhý tuk tuleň tulipán tulák tuna tundra tunel tupý tur turecký turek turista turistický turistika turnaj turné
  tučný tučňák tuňák tušení tušit tužba tužka tvar tvaroh tvor tvorba tvořit tvořivost tvořivý tvrdit tvrdohlavý
  tvrdost tvrdý tvrz tvrzení tvárný tvář tvářit tvůj tvůrce tvůrčí tygr tykev tymián typ typický tyran tyranie tyč
  tyčinka tábor táborák tábořiště tác táhlo táhnout tát táta tázat téct téma téměř tíha tíseň tón túra týden týdenní
  týdeník týkat týl tým týmový týrání těhotenství těhotná tělesný těleso tělní tělo tělocvik tělocvična těsný těsně
  těsnění těsto těstoviny těšit těžba těžce těžební těžit těžiště těžký třeba tření třetina třetí třeň třešeň třešně
  třicet třikrát třináct třást třída třídit třídní tříměsíční tříska třísla třít tůně ubližovat ublížit ubohý ubrousek
  ubrus ubránit ubytovací ubytovat ubytovna ubytování ubírat uchazeč ucho uchopit uchovat uchovávat uchránit ucházet
  uchýlit uctít uctívat udat udeřit udržet udržitelný udržovat událost udání udělat udělit udělovat uhasit uhel uhlí
  uhlík uhlíř uhodnout uhradit uhynout ujasnit ujednání ujet ujistit ujištění ujmout ujít ukazatel ukazovat uklid
  uklidit uklidnit uklidňující ukládat uklízet uklízeč uklízečka ukončení ukončit ukrást ukrýt ukrývat ukázat ukázka
  ulevit ulice ulička uliční ulovit uložení uložit ultimátum umlčet umožnit umožňovat umyvadlo umírat umírání umístit
  umístění umýt umývat umělec umělecký umělkyně umělý umění umět umřít unavený unce unie uniforma unikat uniknout
  unikátní univerzita univerzitní univerzální unášet unést upadat upadnout upevnit uplatnit uplatnění uplatňovat
  uplynulý uplést upozornit upravený upravit upravovat uprchlík uprchnout uprostřed upustit upéct upír upřesnit
  upřímnost upřímný upřímně upřít urazit urna urážet urážka určení určit určitý určitě určovat usadit usedlost usednout
  usilovat uskupení uskutečnit uskutečnění uslyšet usmrtit usmát usmívat usmířit usměrnit usnadnit usnesení usnout
  usoudit uspokojení uspokojit uspokojivý uspořádat uspořádání uspět ustanovení ustanovit ustat ustoupit ustupovat
  usuzovat usušit usvědčit usínat utajit utkat utkání utopie utopit utratit utrhnout utrpení utrácet utvořit utváření
  utáhnout utéci utéct utíkat uvařit uvažovat uvedení uvidět uvnitř uvolnit uvolněný uvolňovat uvádět uvést uvítání
  uvědomit uvědomovat uvědomění uvěznit uvěznění uvěřit uzavírat uzavření uzavřený uzavřít uzdravení uzdravit uzel
  uznat uznání uznávaný uznávat uzrát uzávěr uzávěrka učebnice učedník učenec učení učesat učeň učit učitel učitelka
  ušetřit uškodit ušlechtilý ušní ušít už užitek užitečnost užitečný uživatel uživatelský užít užívat vada vadit vadný
  vagon vajíčko vak vakcína val valit vana vandal vanilka vanilkový var varhany varhaník variace varianta varovat
  varování vata vazba vazební vaření vařit vařič vařící vaše vchod vdaná vdova vdovec vdát vděk vděčnost vděčný vedení
  vedle vedlejší vedoucí vedro vegetace vegetarián vejce vejít veka velbloud velení velet veletrh velice velikonoční
  velikost veliký velitel velitelství velkolepý velkoměsto velkoobchod velkorysý velký velmi velmoc velryba velvyslanec
  velvyslanectví ven venku vepř vepřový verbální verdikt verze verš vesele veselo veselí veselý veslo veslovat vesmír
  vesmírný vesměs vesnice vesnický vesta vetchý veverka večer večerní večeře veřejný veš vhled vhodný vhodně vibrace
  vichr vichřice vid video vidina viditelnost viditelný viditelně vidle vidlice vidlička vidění vidět vikář vila vina
  vinař vinařství vinen vinice vinit vinník vinný vinohrad viník violoncello virtuální virus visací viset vitamín
  vitální viz vize vizitka vizuální vizáž višeň vjem vjezd vklad vkládat vkus vladař vlajka vlak vlas vlasec vlast
  vlastenec vlastenecký vlastenectví vlastnictví vlastnit vlastnost vlastní vlastník vlastně vlaštovka vlek vlevo vleče
  vlhko vlhkost vlhký vliv vlivný vlk vlna vlnění vlněný vloupání vločka vložit vložka vláda vládce vládnout vládní
  vláha vlákno vláček vlézt vlčí vměšovat vniknout vnitro vnitrozemí vnitřek vnitřnosti vnitřní vnuk vnutit vnučka
  vnímat vnímavý vnímání vnější voda vodit vodivost vodič vodní vodník vodopád vodovod vodovodní vodárna vodík vodítko
  vojenský vojevůdce vojna vojsko voják vojín vokální vol volant volat volba volební volejbal volit volič volno volnost
  volný volně volání vonět vor vosa vosk vous vousy vozidlo vozit vozovka vozík voňavý vpravo vpředu vrabec vracet vrah
  vrak vrata vražda vraždit vražedkyně vražedný vrba vrch vrchní vrchol vrcholek vrcholný vrcholový vrchovina vrh
  vrhnout vroubek vroucí vrozený vrstva vrtat vrtule vrtulník vrták vrub vrána vrátit vrátnice vrátný vršek vsadit
  vskutku vstoupit vstup vstupenka vstupné vstupní vstupovat vstát vstávat vstřebat vstřelit vstříc vstřícný vteřina
  vtip vtipný vtom vtáhnout vulgární vulkán vybavení vybavit vybojovat vybrat vybudovat vybírat vybít vyběhnout
  vychladnout vychovat vychovatel vychovatelka vychovávat vychutnat vycházet vycvičit vydat vydavatel vydavatelství
  vydařený vydra vydržet vydání vydávat vydírat vydělat vydělávat vyděsit vyděšený vyhazov vyhazovat vyhladit vyhledat
  vyhledávat vyhlásit vyhlášení vyhlášený vyhláška vyhlídka vyhlídkový vyhnanství vyhnat vyhnout vyhodit vyhodnotit
  vyhrožovat vyhrožování vyhrát vyhrávat vyhýbat vyjadřovat vyjasnit vyjednat vyjednavač vyjednávat vyjednávání vyjet
  vyjma vyjmenovat vyjmout vyjádření vyjádřit vyjít vykazovat vykládat vykonat vykonávat vykopat vykoupat vykoupení
  vykoupit vykouzlit vykrást vykvést vylepšení vylepšit vyletět vylodění vyloučení vyloučit vyložit vylučovat vylézt
  vyléčit vylít vymalovat vymanit vymazat vymezit vymlouvat vymyslet vymáhat vymýtit vymýšlet vyměnit vyměňovat
  vynahradit vynechat vynikající vyniknout vynutit vynález vynálezce vynášet vynést vypadat vypadnout vyplatit vyplnit
  vyplácet vypnout vypnutý vypovídat vypovědět vypočítat vypracovaný vypracovat vyprat vypravit vypravěč vyprodaný
  vyprávění vyprávět vypsat vypudit vypustit vypuštění vypálit vypátrat vypínat vypínač vypít vypůjčit vyrazit vyrobit
  vyrovnaný vyrovnat vyrovnání vyrábět vyrůst vyrůstat vysadit vysavač vyskočit vyskytnout vyskytovat vyslanec vyslat
  vyslechnout vyslovit vyslovovat vysněný vysoko vysokoškolský vysoký vysočina vyspat vyspělý vystavit vystavovat
  vystoupení vystoupit vystudovat vystupovat vystřelit vystřídat vysvobodit vysvobození vysvědčení vysvětlení vysvětlit
  vysvětlovat vysát vytahovat vytisknout vytknout vytočit vytrhnout vytrvalost vytrvalý vytrvat vytržení vytvoření
  vytvořit vytvářet vytáhnout vytápění vytěžit vyučení vyučovat vyučování vyučující využití využít využívat vyvarovat
  vyvinout vyvinutý vyvodit vyvolat vyvolený vyvolávat vyvrcholení vyvrátit vyvážený vyvážet vyvést vyvézt vyvíjet
  vyvěsit vyzařování vyzdobit vyzdvihnout vyzkoušet vyznamenání vyznat vyznání vyzrát vyzvat vyzvání vyústit vyčerpaný
  vyčerpat vyčerpání vyčistit vyčíst vyčítat vyřadit vyřešit vyřídit vyšetření vyšetřit vyšetřovat vyšetřovatel
  vyšetřování vyšplhat vyšívání vyžadovat vyžádat vzad vzadu vzbudit vzdor vzdorovat vzduch vzducholoď vzduchový
  vzdušný vzdálenost vzdálený vzdálit vzdát vzdávat vzdělanost vzdělaný vzdělání vzdělávací vzdělávat vzdělávání vzejít
  vzestup vzezření vzhled vzhůru vzkaz vzkázat vzkříšení vzlet vzlétnout vznešený vznik vznikat vzniknout vznášet
  vznést vzor vzorec vzorek vzorný vzpamatovat vzpomenout vzpomínat vzpomínka vzpomínkový vzpoura vzrušení vzrušující
  vzrůst vztah vztahovat vztek vztáhnout vzácnost vzácný vzácně vzájemný vzájemně vzít váha váhat váhání vál válec
  válek válet válečník válečný válka vánek vánoce vánoční vápenec vápno várka váza vázaný vázat vášeň vášnivý vášnivě
  vážený vážit vážnost vážný vážně vést vévoda vévodkyně vézt více vícekrát vídat víkend víkendový víko víla víno víra
  vítaný vítat vítr vítání vítěz vítězný vítězně vítězství víčko výbava výbor výborný výborně výbuch výbušnina výbušný
  výběh výběr výběrový východ východisko východní výchova výchovný výchozí výcvik výdaj výdej výdrž výdělek výherce
  výherní výheň výhled výhoda výhodný výhra výhrada výhradní výhradně výjev výjezd výjimečný výjimečně výjimka výklad
  výkladní výkon výkonnost výkonný výkop výkup výkřik výlet výletní výlučně výmluva výmysl výměna výměnný výměra výnos
  výpad výpis výplata výplatní výplň výpomoc výpověď výpočet výprask výprava výpravčí výprodej výraz výrazný výrazně
  výroba výrobce výrobek výrobní výrok výroční výročí výsadek výsadní výskyt výslech výsledek výsledný výslovnost
  výslovně výsluní výsměch výsost výstava výstavba výstaviště výstavní výstraha výstroj výstup výstřední výstřel
  výstřih výt výtah výtečný výtisk výtok výtvarnice výtvarník výtvarný výtvor výtěžek vývod vývoj vývojový vývojář
  vývoz vývozní výzbroj výzdoba výzkum výzkumník výzkumný význam významný výzva výčet výše výška výškový výživa výživné
  včas včela včelař včelí včera včerejšek včerejší včetně věc věda vědec vědecký vědkyně vědom vědomí vědomý vědomě
  vědro vědění vědět věhlas vějíř věk věkový věnec věno věnovat věnování věrnost věrný věrně věta větev větrný větrák
  většina většinový větší vězení vězeň vězeňský věznice věřit věřitel věřící věštec věštkyně věž vřed vřelý vřes však
  vše všechno všední všeho všeobecný všeobecně všestranný všichni všimnout všude všudypřítomný všímat vůbec vůdce
  vůdkyně vůdčí vůl vůle vůně vůz vůči vždy vždyť zabalit zabarvení zabavit zabezpečení zabezpečit zabiják zablokovat
  zabrat zabránit zabíjet zabírat zabít zabývat zachovat zachování zachovávat zachránce zachránit zachycení zachytit
  zacházení zacházet zacvičit zadarmo zadat zadek zadní zadržet zahlédnout zahnat zahodit zahrada zahradnictví zahradní
  zahradník zahraniční zahraničí zahrnout zahrnovat zahrádka zahrát zahájení zahájit zahřát zajatec zajet zajetí
  zajistit zajišťovat zajmout zajíc zajímat zajímavost zajímavý zajít zakazovat zakladatel zakladatelka zaklepat
  zakládat zakotvit zakoupit zakročit zakrýt zakrývat zakázaný zakázat zakázka zalhat založení založit zalévat zalíbení
  zalíbit zamaskovat zametat zamezit zamilovaný zamilovat zamknout zamykat zamyslet zamyšlení zamávat zamést zamíchat
  zamítnout zamířit zamčený zaměnit zaměstnanec zaměstnankyně zaměstnanost zaměstnaný zaměstnat zaměstnavatel
  zaměstnání zaměstnávat zaměření zaměřit zaměřovat zanést zaostřit zapadnout zapalovat zapalovač zapisovat zaplatit
  zaplavat zaplnit zapnout zapnutý zapojení zapojit zapomenout zapomenutý zapomínat zapotřebí započít zapracovat zapsat
  zapálit zapínat zapříčinit zarazit zarostlý zaručený zaručit zas zasadit zasahovat zase zasedací zasedání zaskočit
  zaslat zaslechnout zasloužený zasloužit zasmát zasnoubení zastaralý zastat zastavení zastavit zastavovat zastihnout
  zastoupení zastoupit zastrašit zastupitel zastupitelstvo zastupovat zastánce zastávka zastřelit zasvěcený zasvětit
  zasáhnout zasílat zatknout zatlačit zatmění zatopit zatočit zatykač zatáhnout zatáčka zatím zatímco zatížení zatýkání
  zatčení zatěžovat zaujatý zaujetí zaujmout zavazadlo zavedení zavedený zavlažování zavolat zavolání zavraždit zavázat
  zavést zavírat zavěsit zavření zavřený zavřít zaznamenat zaznamenávat zaznít zazpívat zazvonit zaútočit začarovaný
  začlenit začátek začátečník začínat začít zařadit zařazení zařizovat zařvat zařídit zařízení zaživa zažádat zažít
  zažívací zažívat zažívání zbabělec zbabělost zbarvení zbavit zbavovat zbláznit zblízka zbohatnout zbourat zbořit
  zbožný zboží zbraň zbroj zbrojení zbrojnice zbrojovka zbylý zbytek zbytečnost zbytečný zbytečně zbytkový zbývající
  zcela zchladit zdali zdar zdarma zdatnost zdatný zdejší zdivo zdobit zdokonalení zdokonalit zdola zdolat zdravit
  zdravotnický zdravotnictví zdravotní zdravotník zdraví zdravý zdroj zdržení zdržet zdržovat zdvořile zdvořilý
  zdánlivě zdání zdát zděný zděšení zdůraznit zdůrazňovat zdůvodnit zdůvodnění zebra zed zedník zelenina zeleninový
  zelenka zelený zeleň zelí zem zeman zemina zemský země zemědělec zemědělský zemědělství zeměkoule zeměpis zemětřesení
  zemřít zenit zeptat zesilovač zesnulý zesílit zet zevnitř zevní zevnějšek zeď zhasnout zhluboka zhlédnout zhodnotit
  zhola zhoršení zhoršit zhotovit zhoubný zhroucení zhruba zhubnout zima zimní zinek zisk zjednodušení zjednodušený
  zjednodušit zjev zjevení zjevný zjevně zjistit zjištění zjišťovat zkazit zkažený zklamaný zklamat zklamání zklidnit
  zkomplikovat zkontrolovat zkoumat zkoumání zkoušet zkouška zkrat zkratka zkrotit zkrácený zkrátit zkrátka zkusit
  zkušební zkušenost zkušený zkáza zlatnictví zlatník zlato zlatý zlehka zlepšení zlepšit zlepšovat zleva zlikvidovat
  zlo zloba zlobit zloděj zlodějka zlom zlomek zlomenina zlomený zlomit zlomový zlost zločin zločinec zlákat zlý zmatek
  zmatený zmenšit zmenšovat zmije zmizení zmizet zmiňovat zmlátit zmocnit zmocněnec zmrazit zmrzlina zmrznout zmást
  zmáčknout zmínit zmínka zmíněný zmírnit zmírnění změna změnit změřit znak znakový znalec znalecký znalost znamenat
  znamení znaménko znatelný znatelně značit značka značný značně znemožnit znenadání zneužití zneužít zneužívat
  znečištění zneškodnit zničehonic zničení zničený zničit znojemský znovu znovuzrození známka známost známý znásilnit
  znásilnění znát znít zobrazení zobrazit zobrazovat zobák zodpovídat zodpovědnost zodpovědný zodpovědně zodpovědět zoo
  zoolog zoologie zopakovat zorat zoubek zoufalství zoufalý zpaměti zpestřit zpochybnit zpochybňovat zpod zpomalit
  zpovědnice zpověď zpoza zpozdit zpočátku zpoždění zpracovaný zpracovat zpracování zpracovávat zpravidla zpravodaj
  zpravodajský zpravodajství zprostředkovat zprostředkovatel zprovoznit zpráva zpáteční zpátky zpívat zpět zpětný zpěv
  zpěvačka zpěvák zpřístupnit způsob způsobilý způsobit způsobovat zrada zrak zralý zranit zranitelný zranění zraněný
  zrcadlo zrnko zrno zrní zrod zrovna zručnost zručný zrušení zrušit zrychlení zrychlit zrzavý zrádce zrání zrát zrůda
  ztratit ztrácet ztráta zub zubař zubr zvedat zvednout zvláštní zvolit zvon zvonek zvonit zvuk zvyk zvát zvážit
  zvítězit zvíře zvěd zvědavý zvěř zábava zábavní zábavný záblesk zábor zábradlí záchod záchrana záchranka záchranný
  záchranář záchvat zácpa záda zádech zádrhel zádušní záhada záhadný záhlaví záhon záhrobí záhy zájem zájemce zájezd
  zákaz zákaznice zákazník zákeřný základ základna základní zákon zákonný zákonodárce zákoník zákoutí zákrok zákulisí
  zákusek záležet záležitost záliba záliv záloha záložka záložní zámecký zámek zámečník zámořský zámoří záměna záměr
  záměrně zánik zánět zápach západ západní zápal zápas zápasit zápasník zápis zápisník záplava zápletka záporný zárodek
  záruka zásada zásadní zásah zásilka záskok zásluha zásnuby zásoba zásobník zásobovat zásobování zástava zástup
  zástupce zástupkyně zástěra zásuvka zátiší zátka zátoka zátěž závada závazek závazný závažnost závažný závaží závidět
  závislost závislý závist závit závod závodit závodiště závodní závodník závoj závrať závěr závěrečný závěs zázemí
  záznam záznamník zázrak zázračný zázvor záře zářez zářit zářivý září zářící zášť zážitek získaný získat získávat
  zítra zítřejší zítřek zívat zřejmý zřejmě zřetel zřetelný zřetelně zřícenina zřícení zřídit zřídka zřízení zůstat
  zůstávat úcta údaj údajný údajně úder údiv údolní údolí údržba údržbář úhel úhlopříčka úhoř úhrada úkaz úklid úkol
  úkor úkryt úl úleva úloha úlomek úlovek úmluva úmrtnost úmrtí úmysl úmyslně únava únik únor únos únosce úpadek úpal
  úpatí úplatek úplnost úplný úplně úplněk úprava úraz úroda úrok úroveň úsek úsečka úsilí úsměv úspora úsporný úspěch
  úspěšný ústa ústav ústní ústraní ústrojí ústup ústředna ústřední ústředí ústřice úsvit úterý útes útlak útlum útok
  útočit útočiště útočník útočný útulek útulný útvar útěk úvaha úvod úvodní územní území úzkost úzký účast účastnice
  účastnit účastník účel účelně účes účet účetnictví účetní účinek účinkovat účinnost účinný účinně účtovat účtování
  úřad úřednice úřední úředník úžasný čaj čaroděj čarodějnice čas časem časopis časování časový často častý častěji
  čekat čekání čekárna čeleď čelist čelit čelní čelo čepec čepel čepice černobílý černoch černý čerpadlo čerpat čerstvý
  čerstvě čert červen červenec červený česat česky česnek čest čestný četa četba četnost četný čeština čidlo čilý čin
  činit činitel činka činnost činný činohra čirý čistit čistič čistota čistírna čistý čistě čitatel čitelný člen
  členský členství členění člověk člověčenství člun článek čmelák čokl čokoláda čočka čtenář čtení čtrnáct čtvercový
  čtverec čtvereční čtvrt čtvrtek čtvrtina čtvrtletí čtvrtý čtyři čtyřicet čtyřka čumák čumět čáp čára čárka část
  částečný částečně částice částka čínský číselník číselný číslo číst číše číšník řada řadicí řadit řadový řasa řecký
  ředitel ředitelka ředitelství řeholní řeholník řeka řemen řemeslník řemeslný řemeslo řepa řetízek řetěz řetězec řev
  řez řezat řezba řezbář řeznictví řezník řeč řečený řečiště řečník řečtina řešení řešit řidič řidičský řidičák řvát
  řád řádek řádit řádný řádně řádově říct řídce řídicí řídit řídký říjen říjnový říkat římský řízek řízení řízený
  říznout říčka říční říše říšský šach šachovnice šachový šachta šachy šafrán šalvěj šampaňské šampion šampon šance
  šatna šatník šaty šašek šedesát šedivý šedý šelma šeptat šerif šermíř šero šest šestka šestý šetření šetřit šicí
  šidlo šikana šikmo šikmý šikovný šikovně šipka široce široko široký šiška škoda škodit škodlivý škola školka školné
  školní školník školský školství školák škrob škála šlapat šlech šlechta šlechtic šlechtický šlehat šlágr šmejd šnek
  šnúra šofér šok šokovat šortky špalek španělský španělština špatný špatně špek špenát šperk špice špinavý špionáž
  špitál špička špičkový špína šroub šroubek šroubovák štafeta štika štvanice štvát štír štít štědrost štědrý štěkat
  štěně štěrk štěstí štětec šum šumět šunka šupina švadlena švagr švagrová švec švestka švih šváb švédský švýcarský šál
  šála šálek šátek šíje šílenec šílenství šílený šíp šípek šít šíř šíře šíření šířit šířka šťastný šťastně šťavnatý
  šťáva žal žalud žalář žebro žebrák žebřík žehlit žehlička železný železo želva žena ženich ženit ženský žert žeton
  židle žirafa žito živel život živočich živý žlab žleb žlutý žluč žok žralok žrát žula župan žába žádat žádný žádost
  žák žákyně žár žárovka žáček žíla žít žízeň žížala žíže
  """
