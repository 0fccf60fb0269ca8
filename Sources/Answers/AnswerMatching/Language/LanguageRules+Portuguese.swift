// SPDX-License-Identifier: Apache-2.0
internal import WordLists

extension LanguageRules {
  /// The facts of Portuguese.
  static let portuguese = LanguageRules(
    costs: SlipCosts(
      soundAlikes: SoundAlikes(
        """
        ã/an ão/am ão/an ão/om ãe/ain õe/oen s/ss s/ç s/c ss/ç ss/c sc/c sc/s sç/ç s/z x/ch x/s x/z x/cs x/ss c/k c/qu k/qu g/j gu/g l/u lh/li lh/ll nh/ni nh/n \
        e/i o/u ei/e ou/o m/n ct/t pt/t cç/ç pç/ç ph/f th/t y/i w/v ção/são ção/ssão im/en em/en in/en des/dis
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
    conjunctions: ["e"],
    negators: Set(words: "não nem nunca jamais nada ninguém nenhum nenhuma sem"),
    fixedWords: Set(
      words: """
        verdadeiro falso verdade sim primeiro primeira segundo segunda terceiro terceira quarto quarta quinto quinta sexto sexta sétimo oitavo nono décimo cem \
        cento mil milhão bilhão esquerda direita esquerdo direito norte sul leste oeste cima baixo superior inferior interior exterior interno externo anterior \
        posterior medial lateral proximal distal dorsal ventral antes depois dentro fora
        """
    ),
    protectedPrefixes: AffixPair.pairs(
      """
      hipo/hiper intra/inter intra/extra inter/extra infra/supra infra/ultra endo/exo endo/ecto ecto/exo micro/macro homo/hetero auto/hetero iso/aniso mono/di \
      mono/poli mono/oligo oligo/poli di/tri bi/tri tri/tetra tetra/penta penta/hexa uni/bi sub/super sub/supra pré/pós pre/pos ante/pos pro/anti pro/epi \
      ana/meta meta/telo pro/meta met/et et/prop prop/but but/pent pent/hex eo/mio mio/plio neo/paleo mili/micro mili/centi quilo/mega mega/giga nano/pico \
      nitri/nitro ab/ad a/e im/ex in/ex apo/peri leuco/eritro af/peri orto/meta orto/para meta/para an/cat fen/gen sis/dia des/ dis/ co/ a/ an/ anti/ in/ im/ i/ \
      ir/ re/
      """
    ),
    protectedSuffixes: AffixPair.pairs(
      """
      ato/ito ato/eto ito/eto ato/ido ida/ina ano/eno ano/ino eno/ino ano/anol al/ol ol/ona ase/ose oso/ico ite/ose ite/oma oma/ose ina/osina lise/génese \
      lise/gênese cito/blasto filo/fobo filia/fobia grama/grafo grafia/logia nomia/logia ismo/ista emia/uria ectomia/otomia tite/mite ia/íola
      """
    ),
    inflections: AffixPair.pairs(
      """
      /s /es m/ns l/is al/ais el/éis ol/óis il/is ão/ões ão/ães ão/ãos z/zes r/res
      """
    ),
    genders: AffixPair.pairs("o/a os/as or/ora ores/oras ão/ona ês/esa ão/ã"),
    vowelMarksAreAccents: true,
    ownLetters: Set("ãõ"),
    beginnings: LetterGroup.groups(
      """
      re des dis in im i ir en em pre pro a ad con com co sobre sub trans inter ex es e anti auto entre contra per
      """
    ),
    endings: LetterGroup.groups(
      """
      s o a os as e es ar er ir ado ada ados adas ido ida idos idas ando endo indo ava ia ou eu iu ei arei ará am em ão ões ção ções or ora ores oras mente \
      mento mentos al ais ico ica icos icas oso osa osos osas ivo iva ivos ivas ismo ista istas dade dades agem agens ança ância ência ável áveis ível íveis \
      eiro eira eiros eiras inho inha inhos inhas amos emos imos aram eram iram m ste
      """
    ),
    families: TermFamilies(
      """
      um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quatorze quinze dezesseis dezasseis \
      dezessete dezassete dezoito dezenove dezanove vinte trinta quarenta cinquenta sessenta setenta oitenta \
      noventa, domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado
      janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro
      mercúrio vénus vênus terra marte júpiter saturno urano neptuno netuno, zâmbia gâmbia
      eslováquia eslovénia eslovênia, níger nigéria, letónia letônia lituânia, irão irã iraque, áustria austrália
      guiné guiana, mali malawi malta, paraguai uruguai, índia indonésia, suécia suíça
      prófase prometáfase metáfase anáfase telófase intérfase interfase, mitose meiose micose, absorção adsorção
      afluente efluente, aferente eferente, fissão fusão, galactose glicose frutose glicogénio glicogênio glucagon
      neurónio neurônio neutrão nêutron neutrino protão próton fotão fóton eletrão elétron positrão, óxido hidróxido
      uréter ureter uretra, ventrículo vesícula, artéria arteríola, anião catião ião ânion cátion íon
      carbonato carboneto, adenina adenosina, timina tiamina, ectoderme endoderme mesoderme, estalactite estalagmite
      tráfico tráfego, avó avô, pais país, coser cozer, caçar cassar, cela sela, concerto conserto, côncavo convexo
      refração refracção difração difracção, vetor setor, seno cosseno, simétrico assimétrico, emigrar imigrar
      emigração imigração, eminente iminente, comprimento cumprimento, descrição discrição, coração coroação oração
      exceção execução, paisagem passagem, caro carro
      """
    ),
    words: KnownWords(WordLists.portuguese),
    variants: variants("cç/ç pç/ç ct/t pt/t"),
    spellings: TermFamilies(
      """
      ação acção, ator actor, catorze quatorze, Estados_Unidos EUA USA
      Primeira_Guerra_Mundial 1ª_Guerra_Mundial I_Guerra_Mundial, Segunda_Guerra_Mundial 2ª_Guerra_Mundial II_Guerra_Mundial
      """,
      keepsCase: true
    )
  )
}

extension LetterTriples {
  /// The groups of three letters that stand in at least 52 words of Debian's package wportuguese 20220621.
  static let portuguese = LetterTriples(
    """
    -abcdefgjlmnpqrstuvzç -baeiloru -caehiloru -daeioru -ecdfjlmnpqrstuvx -faeiloru -gaeiloru -haeiou -ibcdglmnorst -jaeou -laeiou -maeinou -naeiou \
    -obcdfilmnprstuvxz -paeilorsu -qu -raeiou -saeiotu -taeiloru -uilnrst -vaeiou -xaei -zaeiou abadeijnorsuá acacehilortuá adaeijmoqrsuváí aer afaeiloruá \
    agaeilmnoruá ai-acdelmnorsvxzáç ajaeouá al-abcdefghimopqrstuváçí am-abeinopuá anacdefghijoqstuzáçí aomrt apaeilorstuá aqu ar-abcdefgijlmnopqrtuváãçí \
    as-abcefgilmnopqstuá ataeioruáíó aucdfglmprstx avaeioruá axaeiá azaeiou açaouáãõ aíadrs ba-bcdfgijlmnpqrstuvz bceo bdeiu be-abcdijlmnqrstvxáç bfi \
    biabcdefglnoprstzç bjeu blaeio bmei bneu bo-abcdfijlmnrstuç braeiouáí bsceiotu bteiru buacfgijlmnrstxzí bvae bársv ca-bcdfgilmnopqrstuvçí cci \
    ce-abcdgijlmnoprstuá chaeiouá ci-abcdefglmnoprstuvzá claeiou cni co-abcdefgilmnoprstuvxzç craeiouáó ctaeiouá cuabdilmnprství cá-mrsv cân cê-nrs cíaev cólp \
    da-cdgilmnprstvç de-abcdefgijlmnopqrstuvxzáç di-abcdefglmnopqrstuvzáç djeu dmio do-abcegilmnprstuxáç dqu draeiouá dsc duabcilmnprstvz dveio dá-mrsv dão \
    dê-nrs díaersv ea-bcdfgijlmnpqrstvç ebaeioru ecacehilnortuáêí edaeioruáêí eedilmnqrsvx efaeiloru egaeilmnoruá ei-acefgjlmnorstvxzç ejaeouá el-aeghimotuváí \
    em-abeinopuá enacdefghijloqrstuvxzáç eo-cglnrstu epaeilortu equ er-abcdefgijlmnoprstuvzáãçí es-abcdefgilmnopqrstuváç etaeioruáêí eu-dmnrst evaeioáêí \
    exaceioptu ez-aeiá eá-mrsv eçao fa-bcdgilmnqrstvxzç fe-abcdgijlmnrstu fiabcdefglnqrstvxzá flaeiou fo-bcfgilmnrstu fraeiouá fuglmnrstz fá-mrsv \
    ga-bcdgijlmnrstvzç ge-abilmnorst gi-acdeglmnorstvzá glaeiou gmae gnaeioá go-acdeilmnrstuvz graeiouá guacdeilmnrsáçí gá-mrsv gén gên gíaers \
    ha-bcdfgilmnpqrstvç he-abcfgilmnrstv hiabcdefglmnprsz ho-aceflmnrstuvá hucmpstv há-mrsv hão ia-bdgijlmnrstvç ibaeiloru icacehiloruáíó idaeioruáí ie-dimnrst \
    ifaeioruá igaeimnoruáí ijaeoá il-adehimortuváí im-abeiopuáí inacdefghijoqstuvzáçí io-cdeglmnrstu ipaeilnorstuá iqu ir-acdegimortuáãí is-abcefgijlmnopqstuá \
    itaeimoruáíó iu-dmnv ivaeioruá ixaeioá iz-aeioá iá-mrsv ião içaoáãõ iên ja-cdimnprsuvz je-aijmst jo-aceglrsuv jubdgilnrsv já-mrsv la-bcdfgijmnpqrstuvxç \
    lbaeu lcaehiouá ldaeioruá le-abcdfgijlmnorstuvxzáç lfaeiou lgaeouá lhaeioáã liabcdefgjmnopqrstvxzá lmaeioá lo-bcdgijmnpqrstu lpaeiá lqu lraeo lsaeiá \
    ltaeioruá luabcdefgilmnqrstvxzçí lvaeioáê lá-mrsv lça lên lícst lóg ma-cdgilmnopqrstvxzç mbaeiloruá me-acdgijlmnrstxzáç miacdfgjlmnorstuvzá mnei \
    mo-bcdefgijlnprstuvç mpaeiloruá mudflmnrstç má-mrstv mét mís mónr na-bcdfgilmnrstuvç ncaehiloruá ndaeioruáêí ne-abcdefgijlmnorstuvxáç nfaeiloru ngaeiloruáí \
    nhaeioá niabcdfglmnopqrstvzáç njaeouá nlaou no-bcdgijlmnprstuv nqu nraeiou ns-abcefgilmnoptuvá ntaeioruáí nuabdfilmnství nvaeiou nxaeou nzaei ná-mrsv nçaoá \
    níasv nóm oa-bdgilmnrstvxç obaceijlorstuá ocaehiloruá odaeioruá oe-cdijlmnrstx ofaeioruá ogaeimnoruáé oiabcdfmnrstvç ojaeá olacdefghimopstuváíó omabeiopuáéó \
    on-acdefghijoqrstuvzáçíó oo-blpru opaeilorstuá oqu or-abcdefgijlmnopqrtuváçí os-acefimnopqstáí otaeioruá ou-bcfgjlpqrstvxç ovaeioáêí oxaei ozaeio oá-mrsv \
    oçaoá pa-bcdgilmnprstuvzç pe-acdgijlmnqrstvzáç piacdefglmnoprstá plaeiouá pno po-abcdegijlmnpqrstuv praeiou psaiu ptaeiouá pubcdgjlmnprstxç pá-mrstv põe pún \
    quaeioí ra-bcdfgijlmnopqrstuvxzçí rbaeiouá rcaehiouá rdaeiouáí re-abcdefgijlmnopqrstuvxzáç rfaeiou rgaeiouáí ri-abcdefgjlmnopqrstuvxzáç rjaeu rlaio rmaeiouá \
    rnaeioáí ro-abcdefgijlmnpqrstuvxáç rpaeioruá rqu rraeiouáêí rsaceiopuá rtaeioruáêí ruabcdefgijlmnprstxzçí rvaeioá rzi rá-fmrstv rân rão rçaá rên ríaefrsv \
    rófn sa-bcdfgijlmnpqrstuvzí sbaeiloru scaeiloruáêíó sdeior se-abcdegijlmnpqrstvxá sfaeiloru sgaoruá siabcdfglmnoprstváç sju slaeiou smaeiouá snaeiou \
    so-abcdfilmnprstuvxç spaeiloru squ srae ssaeiouáãéí staeioruáí suabcefgijlmnprst svaeio sá-mrsv são sça sérs sísv sór sõe ta-bcdfgijlmnpqrstuvxzç \
    te-acdegijlmnopqrstuvxáç ti-abcdfgjlmnopqrstuvzç tli to-acdefgilmnprstuvxá traeiouáíó tuabcdefgilmnoprstáí tá-mrsv tân tão tér tênrs tíacersv tólnr \
    ua-cdilmnrsvç ubacdefijlmnoprstuvá ucaehioruá udaeioáí ue-abcdefijlmnrstzáç ufaeilorá ugaeinouá ui-acdeflmnprstuvzáç ujaeá ulacefghimopstuvá umabeiopuáí \
    unacdefghistváí uo-stu upaeiloruá uqu urabcdegilmoprstvzáí us-acegimopstuáé utaeioruáí uvaei uxaeiuá uzaeií uá-mrsv uçaá uíademrs va-cdegilmnpqrstvzç \
    ve-cdgijlmnrstuxz vi-abcdefglmnorstuvzá vo-aceglmnrstuá vrae vul vá-mrsv vê-rs víaes xa-bcdgilmnrsv xceiloru xe-acimrs xiabcdglmnos xo-fnrtv xpaeiloru \
    xtaeioru xubglmr xársv za-dfgimnrsvç ze-abdilmnrst ziadgjlmnrs zo-afmntu zulmr zá-mrsv zíae ácei áfi áli ámo áraei ás-st áti ávae âmi âncei ão- ãs- \
    ça-dimnrsv ço-abeilnsuá çucd çá-mrsv ção çõe édi éli éni éraei ésis étir ênc êrae ês-s ía-cms íciou ídaio íei ífei íli ímio íni írade ís-st íti íve ódi ófio \
    ógir ólio ómi óni ópi óri óti ões únh
    """
  )
}
