extension LanguageRules {
  /// The facts of Portuguese.
  static let portuguese = LanguageRules(
    costs: SlipCosts(
      soundAlikes: SoundAlikes(
        """
        ã/an ão/am ão/an ão/om ãe/ain õe/oen s/ss s/ç s/c ss/ç ss/c sc/c sc/s sç/ç s/z x/ch x/s x/z x/cs x/ss c/k c/qu \
        k/qu g/j gu/g l/u lh/li lh/ll nh/ni nh/n e/i o/u ei/e ou/o m/n ct/t pt/t cç/ç pç/ç ph/f th/t y/i w/v ção/são \
        ção/ssão im/en em/en in/en des/dis
        """
      ),
      swappedLetters: 10,
      extraDoubling: 3,
      missingDoubling: 7,
      mark: 1,
      soundAlike: 3,
      vowelForVowel: 21,
      relatedConsonant: 9,
      unrelatedLetter: 24,
      extraVowel: 11,
      extraConsonant: 6,
      missingVowel: 7,
      silentH: 9,
      firstLetterChanged: 3,
      firstLetterMissingOrExtra: 4,
      secondLetter: 3,
      otherEnding: 12,
      otherBeginning: 0,
      limits: [6, 9, 11, 11, 13, 15, 18, 18, 21],
      loneSlip: (short: 1, long: 6),
      strangeGroup: 5
    ),
    triples: .portuguese,
    articles: .portuguese,
    negators: Set(
      words: "não nem nunca jamais nada ninguém nenhum nenhuma sem"
    ),
    fixedWords: Set(
      words: """
        verdadeiro falso verdade sim primeiro primeira segundo segunda terceiro terceira quarto quarta quinto quinta \
        sexto sexta sétimo oitavo nono décimo cem cento mil milhão bilhão esquerda direita esquerdo direito norte sul \
        leste oeste cima baixo superior inferior interior exterior interno externo anterior posterior medial lateral \
        proximal distal dorsal ventral antes depois dentro fora
        """
    ),
    protectedPrefixes: AffixPair.pairs(
      """
      hipo/hiper intra/inter intra/extra inter/extra infra/supra infra/ultra endo/exo endo/ecto ecto/exo micro/macro \
      homo/hetero auto/hetero iso/aniso mono/di mono/poli mono/oligo oligo/poli di/tri bi/tri tri/tetra tetra/penta \
      penta/hexa uni/bi sub/super sub/supra pré/pós pre/pos ante/pos pro/anti pro/epi ana/meta meta/telo pro/meta met/et \
      et/prop prop/but but/pent pent/hex eo/mio mio/plio neo/paleo mili/micro mili/centi quilo/mega mega/giga nano/pico \
      nitri/nitro ab/ad a/e im/ex in/ex apo/peri leuco/eritro af/peri orto/meta orto/para meta/para an/cat fen/gen \
      sis/dia des/ dis/ co/ a/ an/ anti/ in/ im/ i/ ir/ re/
      """
    ),
    protectedSuffixes: AffixPair.pairs(
      """
      ato/ito ato/eto ito/eto ato/ido ida/ina ano/eno ano/ino eno/ino ano/anol al/ol ol/ona ase/ose oso/ico ite/ose \
      ite/oma oma/ose ina/osina lise/génese lise/gênese cito/blasto filo/fobo filia/fobia grama/grafo grafia/logia \
      nomia/logia ismo/ista emia/uria ectomia/otomia tite/mite ia/íola o/a os/as or/ora ores/oras ão/ona
      """
    ),
    inflections: AffixPair.pairs(
      """
      /s /es m/ns l/is al/ais el/éis ol/óis il/is ão/ões ão/ães ão/ãos z/zes r/res
      """
    ),
    genders: AffixPair.pairs("ês/esa ão/ã"),
    beginnings: LetterGroup.groups(
      """
      re des dis in im i ir en em pre pro a ad con com co sobre sub trans inter ex es e anti auto entre contra per
      """
    ),
    endings: LetterGroup.groups(
      """
      s o a os as e es ar er ir ado ada ados adas ido ida idos idas ando endo indo ava ia ou eu iu ei arei ará am em ão \
      ões ção ções or ora ores oras mente mento mentos al ais ico ica icos icas oso osa osos osas ivo iva ivos ivas ismo \
      ista istas dade dades agem agens ança ância ência ável áveis ível íveis eiro eira eiros eiras inho inha inhos \
      inhas amos emos imos aram eram iram m ste
      """
    ),
    families: TermFamilies(
      """
      um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quatorze quinze dezesseis dezasseis \
      dezessete dezassete dezoito dezenove dezanove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa
      domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado
      janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro
      mercúrio vénus vênus terra marte júpiter saturno urano neptuno netuno
      zâmbia gâmbia
      eslováquia eslovénia eslovênia
      níger nigéria
      letónia letônia lituânia
      irão irã iraque
      áustria austrália
      guiné guiana
      mali malawi malta
      paraguai uruguai
      índia indonésia
      suécia suíça
      prófase prometáfase metáfase anáfase telófase intérfase interfase
      mitose meiose micose
      absorção adsorção
      afluente efluente
      aferente eferente
      fissão fusão
      galactose glicose frutose glicogénio glicogênio glucagon
      neurónio neurônio neutrão nêutron neutrino protão próton fotão fóton eletrão elétron positrão
      óxido hidróxido
      uréter ureter uretra
      ventrículo vesícula
      artéria arteríola
      anião catião ião ânion cátion íon
      carbonato carboneto
      adenina adenosina
      timina tiamina
      ectoderme endoderme mesoderme
      estalactite estalagmite
      tráfico tráfego
      avó avô
      pais país
      coser cozer
      caçar cassar
      cela sela
      concerto conserto
      côncavo convexo
      refração refracção difração difracção
      vetor setor
      seno cosseno
      simétrico assimétrico
      emigrar imigrar
      emigração imigração
      eminente iminente
      comprimento cumprimento
      descrição discrição
      caro carro
      """
    )
  )
}

extension LetterTriples {
  /// The groups of three letters that stand in at least 34 words of Debian's package wportuguese 20220621.
  static let portuguese = LetterTriples(
    """
    -abcdefgjlmnpqrstuvzç -baeiloru -caehiloruáó -daeioru -ecdfgjlmnpqrstuvx -faeiloru -gaeiloru -haeiou -ibcdglmnorstç \
    -jaeou -laeiouí -maeinou -naeiou -obcdfilmnprstuvxz -paeilorsu -qu -raeiou -saeiotuéíó -taeilorué -uilnrst -vaeiouí \
    -xaei -zaeiou abadeijnorsuá acacehilortuá adaeijmoqrsuváí aecr afaeiloruá agaeilmnoruáí ai-acdelmnorsvxzáç ajaeouá \
    al-abcdefghimopqrstuváçéêí am-abeinopuá anacdefghijoqstuzáçíó aomrt apaeilorstuá aqu ar-abcdefgijlmnopqrstuváãçí \
    as-abcefgilmnopqstuá ataeioruáêíó aucdfglmprstx avaeioruá axaeiá az-aeiouí açaouáãõ aíadrs ba-bcdfgijlmnpqrstuvzç \
    bceo bdeiu be-abcdijlmnqrstvxáç bfi biabcdefglmnopqrstzáç bjeu blaeio bmei bneu bo-abcdfijlmnrstuç braeiouáí \
    bsceiotu bteiru buacfgijlmnrstxzí bvae bá-mrsv bér ca-bcdfgilmnopqrstuvçí cci ce-abcdegijlmnoprstuá chaeiouá \
    ci-abcdefglmnoprstuvzáê claeiouá cnio co-abcdefgilmnoprstuvxzáç craeiouáíó ctaeiouáí cuabdilmnprství cá-mrsv cân \
    cê-nrs cíaesv cólp da-cdgilmnprstvç de-abcdefgijlmnopqrstuvxzáç di-abcdefglmnopqrstuvzáç djeu dmio \
    do-abcegilmnprstuxáç dqu draeiouá dsc duabcilmnpqrstvz dveio dá-mrsv dão dê-nrs díaersv ea-bcdfgijlmnpqrstvç \
    ebaeioruê ecacehilnortuáêí edaeioruáêí eedilmnqrsvx efaeiloruá egaeilmnoruáêí ei-acdefgjlmnorstvxzç ejaeouá \
    el-aeghimotuváéí em-abeinopuáêí en-acdefghijloqrstuvxzáçéí eo-cglnprstu epaeilortuá equ er-abcdefgijlmnoprstuvzáãçêí \
    es-abcdefgilmnopqrstuváç etaeinoruáêíó eu-dmnrst evaeioáêí exaceioptuá ez-aeiá eá-mrsv eçaoáãõ eís eól \
    fa-bcdgilmnqrstvxzç fe-abcdgijlmnrstu fiabcdefglnoqrstvxzá flaeiou fo-bcfgilmnrstu fraeiouá fuaglmnrstz fá-mrsv fér \
    ga-bcdgijlmnrstvzç ge-abilmnorst gi-abcdeglmnorstuvzá glaeiou gmaeá gnaeioá go-acdeilmnrstuvz graeiouá \
    guacdeilmnrsáçí gá-mrsv gão gén gên gíaersv ha-bcdfgilmnpqrstvç he-abcdfgilmnrstváç hiabcdefglmnprsz \
    ho-aceflmnrstuvá hucdmpstv há-mrsv hão hõe ia-bdgijlmnrstvç ibaeiloruí icacehilortuáíó idaeioruáãêí ie-dimnrst \
    ifaeioruá igaeimnoruáí ijaeoá il-adehimortuváíó im-abeiopuáí inacdefghijoqstuvzáâçíó io-cdeglmnrstu ipaeilnorstuá \
    iqu ir-acdegimortuáãí is-abcefgijlmnopqstuáó itaeimoruáíó iu-dmnvç ivaeioruáéê ixaeioá iz-aeioáé iá-mrstv ião \
    içaoáãõ iên iól iõe ja-cdimnprsuvz je-aijmstá jo-aceglrsuv juabdgilnrsv já-mrsv la-bcdfgijmnpqrstuvxç lbaeu \
    lcaehiouá ldaeioruá le-abcdefgijlmnoprstuvxzáç lfaeiou lgaeouá lhaeioáãê li-abcdefgjmnopqrstvxzá lmaeioá \
    lo-abcdgijmnpqrstu lpaeiá lqu lraeo lsaeioá ltaeioruá luabcdefgilmnqrstvxzçí lvaeioáêí lá-cmrsv lân lão lçaá lét lên \
    lícfnrst lóg ma-cdgilmnopqrstvxzç mbaeiloruá me-acdegijlmnrstxzáç mi-acdefgjlmnorstuvzá mnei mo-bcdefgijlnprstuvç \
    mpaeiloruá muadfglmnrstç má-mrstv mân mão mért mírs mónr na-bcdfgilmnprstuvç ncaehiloruá ndaeioruáêí \
    ne-abcdefgijlmnorstuvxáç nfaeiloruá ngaeiloruáêí nhaeioá ni-abcdefglmnopqrstvzáç njaeouá nlaeou no-bcdgijlmnprstuv \
    nqu nraeiou ns-abcefgilmnoptuváí ntaeioruáéí nuabdefilmnstváí nvaeiou nxaeou nzaei ná-mrsv nâmn nçaoáã nét nên \
    níarsv nóglm oa-bdgilmnrstvxç obaceijlorstuá ocaehiloruá odaeioruá oe-cdijlmnrstx ofaeioruá ogaeimnoruáé \
    oiabcdfmnrstvç ojaeoá ol-acdefghimopstuváíó omabeiopuáéó on-acdefghijoqrstuvzáçíó oo-blpru opaeilorstuá oqu \
    or-abcdefgijlmnopqrtuváãçí os-acefimnopqstáí otaeioruáé ou-bcfgjlpqrstvxç ovaeioáêí oxaei ozaeio oá-mrsv oçaoá \
    pa-bcdgilmnprstuvzç pe-acdegijlmnqrstvzáç piacdefglmnoprstá plaeiouá pno po-abcdegijlmnpqrstuv praeiouáó psaiu \
    ptaeiouá pubcdgjlmnprstxç pá-mrstv pér põe pún quaeioáí ra-bcdfgijlmnopqrstuvxzçí rbaeiouá rcaehiouá rdaeiouáí \
    re-abcdefgijlmnopqrstuvxzáç rfaeiou rgaeiouáí ri-abcdefgjlmnopqrstuvxzáç rjaeuá rlaio rmaeiouá rnaeioáí \
    ro-abcdefgijlmnopqrstuvxáç rpaeioruá rqu rraeiouáêí rsaceiopuá rtaeioruáêí ruabcdefgijlmnprstxzáçí rvaeioáê rzi \
    rá-fmrstv rân rão rçaá rênrs ríacefrstv rófln rõe sa-bcdfgijlmnpqrstuvzçí sbaeiloru scaeiloruáêíó sdeior \
    se-abcdegijlmnopqrstvxá sfaeiloru sgaoruá siabcdefglmnoprstváç sju slaeiou smaeiouá snaeiou so-abcdfilmnprstuvxç \
    spaeiloruá squ srae ssaeiouáãéíóõ staeioruáãéí suabcdefgijlmnprstí svaeio sá-mrsv são sça sérs sísv sór sõe \
    ta-bcdfgijlmnpqrstuvxzç te-acdegijlmnopqrstuvxáç ti-abcdefgjlmnopqrstuvzáç tli tma to-acdefgilmnprstuvxá traeiouáíó \
    tuabcdefgilmnoprstáí tá-mrstv tân tão tért tê-nrs tíacefnrsv tóglmnr tõe ua-cdilmnrstvç ubacdefijlmnoprstuvá \
    ucaehioruá udaeioáí ue-abcdefijlmnorstzáç ufaeilorá ugaeinouáí ui-acdeflmnoprstuvzáç ujaeoá ulacefghimopstuvá \
    umabeiopuáí unacdefghiostváí uo-stu upaeilortuá uqu urabcdegilmnoprstvzáçí us-acegimopqstuáé utaeioruáíó uvaeiá \
    uxaeiuá uzaeiáí uá-mrsv uçaoáãõ uên uí-ademnrsv va-cdegilmnpqrstvzç ve-acdgijlmnrstuxzç vi-abcdefglmnorstuvzáé \
    vo-aceglmnqrstuá vrae vul vá-mrsv vérs vê-rs víaes xa-bcdgilmnrstv xceiloru xe-acimrs xiabcdglmnos xo-fnrstuv \
    xpaeiloru xtaeioru xuabglmr xá-mrsv za-dfgimnrsvç ze-abdilmnrst ziadgjlmnrs zo-afmntu zulmr zá-mrsv zíaers ábi ácei \
    áfi ági áli ámo áraei ás-ist áti ávae âmi ânceit ão- ãs- ça-dimnrsv ço-abeilnsuá çucd çá-mrsv ção çõe édi éli ém-i \
    énei éraeim és-is étir ênct êrae ês-s ía-cms íciou ídaio íei ífei íli ímeio ínhi íradei ís-mst íti íveo óbi ódi ófio \
    ógir ólio ómaei óni ópi órfi óst óti ôs- ões únh úri
    """
  )
}
