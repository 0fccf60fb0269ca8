// SPDX-License-Identifier: Apache-2.0
internal import WordLists

extension LanguageRules {
  /// The facts of Spanish.
  static let spanish = LanguageRules(
    costs: SlipCosts(
      soundAlikes: SoundAlikes(
        """
        b/v c/s c/z s/z c/qu k/qu c/k g/j ll/y ll/li y/i h/j j/x x/s x/cc c/cc ci/ti sc/s sc/c gu/g gü/gu gu/w hu/w m/n mm/nm mm/m ph/f th/t ch/c nn/n ñ/ni ñ/ny \
        ñ/nn i/hi ie/e ue/o ue/u ción/sión ción/tion ps/s bs/s gn/n ct/cc cu/qu u/w qua/cua ou/o er/re
        """
      ),
      swappedLetters: 5,
      extraDoubling: 3,
      missingDoubling: 4,
      mark: 1,
      soundAlike: 4,
      vowelForVowel: 8,
      relatedConsonant: 8,
      unrelatedLetter: 37,
      extraVowel: 2,
      extraConsonant: 5,
      missingVowel: 8,
      silentH: 1,
      firstLetterChanged: 2,
      firstLetterMissingOrExtra: 3,
      otherEnding: 4,
      otherBeginning: 0,
      limits: [7, 9, 9, 10, 10, 12, 12, 16, 18],
      loneSlip: (short: 1, long: 3),
      strangeGroup: 5
    ),
    triples: .spanish,
    articles: .spanish,
    conjunctions: ["y", "e"],
    negators: Set(words: "no nunca jamás nada nadie ninguno ninguna ningún ni sin tampoco"),
    fixedWords: Set(
      words: """
        verdadero falso verdad sí primero primera segundo segunda tercero tercera cuarto cuarta quinto quinta sexto sexta séptimo séptima octavo octava noveno \
        novena décimo décima cien ciento mil millón millones billón izquierda derecha izquierdo derecho norte sur este oeste arriba abajo encima debajo superior \
        inferior interior exterior interno externo anterior posterior medial lateral proximal distal dorsal ventral antes después dentro fuera
        """
    ),
    protectedPrefixes: AffixPair.pairs(
      """
      hipo/hiper intra/inter intra/extra inter/extra infra/supra infra/ultra endo/exo endo/ecto ecto/exo micro/macro homo/hetero auto/hetero iso/aniso mono/di \
      mono/poli mono/oligo oligo/poli di/tri bi/tri tri/tetra tetra/penta penta/hexa uni/bi sub/super sub/supra pre/post ante/post pro/anti pro/epi ana/meta \
      meta/telo pro/meta met/et et/prop prop/but but/pent pent/hex eo/mio mio/plio neo/paleo mili/micro mili/centi kilo/mega mega/giga nano/pico nitri/nitro \
      ab/ad a/e im/ex in/ex apo/peri leuco/eritro af/perih orto/meta orto/para meta/para an/cat fen/gen sis/dia des/ co/ a/ an/ anti/ in/ im/ i/ ir/ re/ dis/
      """
    ),
    protectedSuffixes: AffixPair.pairs(
      """
      ato/ito ato/uro ito/uro ato/ido ida/ina ido/ina ano/eno ano/ino eno/ino ano/anol al/ol ol/ona asa/osa oso/ico itis/osis itis/oma oma/osis ina/osina \
      lisis/génesis cito/blasto filo/fobo filia/fobia grama/grafo grafía/logía nomía/logía ismo/ista emia/uria ectomía/otomía ia/iola tad/dad
      """
    ),
    inflections: AffixPair.pairs("/s /es z/ces ón/ones án/anes ín/ines én/enes és/eses ún/unes"),
    genders: AffixPair.pairs("o/a os/as or/ora ores/oras ón/ona és/esa án/ana ín/ina ol/ola"),
    vowelMarksAreAccents: true,
    ownLetters: Set("ñ"),
    beginnings: LetterGroup.groups(
      """
      re des dis in im i ir en em pre pro a ad con com co sobre sub trans inter ex es e anti auto entre contra per
      """
    ),
    endings: LetterGroup.groups(
      """
      s o a os as e es ar er ir ado ada ados adas ido ida idos idas ando iendo aba ía ó é í ió aré ará ón ones ción ciones or ora ores oras mente miento mientos \
      ción al ales ico ica icos icas oso osa osos osas ivo iva ivos ivas ismo ista istas dad dades aje ajes anza ancia encia able ables ible ibles ero era eros \
      eras ito ita itos itas an en amos emos imos aron ieron n ste ía ían ías aba aban ara iera aste iste é án ás ería ero
      """
    ),
    families: TermFamilies(
      """
      uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete \
      dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa
      lunes martes miércoles jueves viernes sábado domingo
      enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
      mercurio venus tierra marte júpiter saturno urano neptuno, zambia gambia, eslovaquia eslovenia, níger nigeria
      letonia lituania, irán irak, austria australia, guinea guyana, mali malaui malta, paraguay uruguay
      india indonesia, suecia suiza, profase prometafase metafase anafase telofase interfase, mitosis meiosis micosis
      absorción adsorción, afluente efluente, fisión fusión, galactosa glucosa fructosa glucógeno glucagón
      neurona neutrón neutrino protón fotón electrón positrón, óxido hidróxido, uréter uretra, ventrículo vesícula
      arteria arteriola, anión catión ion, adenina adenosina, timina tiamina, tráquea traqueola
      estalactita estalagmita, año ano, caña cana, cuña cuna, peña pena, moño mono, soñar sonar, casar cazar
      caza casa, cocer coser, vaca baca, vello bello, tubo tuvo, pero perro, caro carro, cerro cero, ahora ahorra
      coro corro, cóncavo convexo, refracción difracción, vector sector, seno coseno, esotérico exotérico, casa cosa caso costa cesta siesta fiesta, cara carta corta, mesa misa masa, hija hoja, mañana manzana, cantar contar cortar
      emigrar inmigrar, emigración inmigración, eminente inminente, actitud aptitud, prescribir proscribir, pasar pesar pescar pensar, nadar andar, sopa copa capa, saber caber, blanco banco, pato plato, mucho macho marco
      hombre hambre hombro, pescado pecado, cabello caballo, pollo polo, gato pato, crecer creer correr, hallar hablar, gusta justa gasta, cocina cocinar cortina, coger cocer coser, para pera, tasa taza, pasa pasta
      """
    ),
    lookalikes: TermFamilies("ciudad cuidado"),
    words: KnownWords(WordLists.spanish),
    spellings: TermFamilies(
      """
      septiembre setiembre, Irak Iraq, Texas Tejas, hierba yerba, Estados_Unidos EE.UU. EEUU EE_UU USA
      Primera_Guerra_Mundial 1ª_Guerra_Mundial I_Guerra_Mundial, Segunda_Guerra_Mundial 2ª_Guerra_Mundial II_Guerra_Mundial
      """,
      keepsCase: true
    )
  )
}

extension LetterTriples {
  /// The groups of three letters that stand in at least 8 words of Debian's package wspanish 1.0.30.
  static let spanish = LetterTriples(
    """
    -abcdefghijlmnopqrstuvxyzñ -baeiloruáéíóú -caehiloruáéíóú -daeioruáéíóú -ebcdfgjlmnpqrstuvx -faeiloruáéíóú -gaeilnoruáéü -haeiouéíú -ibcdglmnrstz -jaeiouá \
    -ki -laeilouáíóú -maeiouáéíóú -naeiouáéíó -obcdfjlmnprstvx -paeilorsuáéíóú -qu -raeiouáéíú -saeiouáéíóú -taeioruáéíóú -ubcflmnrstvñ -vaeiouáéí -xi -yaeou \
    -zaeiou -áclnprs -ín -ñaou abadeilorsuáéíó ac-acehilortuáéíóú ad-aeghijmoqrsuvyáéíó aecdlnrstz afaeiloruéíó agaeilmnoruáéíóü ahaeiouíú aibcdfglmnprstz \
    aj-aeiouáíó al-abcdefghijlmnopqstuvzáéíóú amabeinopuáéíó an-acdefghijlnoqstuvzáéíó ao-jlr apaeilorstuáéíó aqu ar-abcdefgijlmnopqrstuvzáéíó \
    as-abcefgilmnopqtuvíó at-aeiloruáéíóú aucdgjlmnprstxz avaeiouéí ax-aio ay-aeouá az-acgmnouó aídns añaeiouó ba-bcdghijlmnopqrstuyzñ bdaeio \
    be-abcdfgjlmnoqrstzñ biabcdefghjlmnopqrstzó bje blaeiou bo-abcdfghjlmnqrstvyz braeiouáíó bsceiot bte bubcdefghijlmnrstyzñ bve báclnrt bélrt bí-afn bólnr bú- \
    ca-bcdefghijlmnopqrstuvyzíñ ccei ce-abcdfgijlmnopqrstzñ chaeiouáíó ciabcdefgjlmnopqrstuvzó claeiouáíó cnio co-abcdefghijlmnopqrstvxyz craeiouáéíó \
    ctaeioruáíó cuabcdeijlmnoprstyzáñ cácglmnrs céflnrst cí-acfmnpst cócglmnprt cú-s da-bcdfgijlmnprstvzñ de-abcdfghijlmnoprstuvxzíñ dgo dhe \
    di-abcdefgjlmnoprstuvzáó dju dmi do-bcdglmnpqrstvñ dqu draeiouáéíóú duabcdejlmnopqrsz dve dyu dácnr décnrs dí-acnos dómn ea-bcdgjlmnrst ebadeiloru \
    ecacehilnortuáíó ed-aeioruéíó eedmnrx efaeiloru egaeilmoruíóü ehaeiou eicdfmnrst ejaeiouíó el-acdefgilmopstuváéíó em-abeinopuáéíó \
    en-acdefghijlmnoqrstuvyzáéíó eo-cdglmnprst epaceilorstuíó equ er-abcdefgijlmnopqrstuvzáéíó es-abcdefghijlmnopqrtuvyáíó etaeilnoruáéíó eucdfmrst evaeiouí \
    exacehioptuá ey-aeo ez-acmnoquó eáct eíbdns eñaeiou eóln fa-bcdegijlmnqrstuvyz fe-abcdilmnorstuzñ fiabcdegjlnorstuz flaeiouó fo-bcgilmnrst fraeiouáí fta \
    fucegilmnrstñ fálns fért fíans fónr ga-bcdfgijlmnrstuvyzñ ge-adlmnorstó giabcdeglmnoprstv glaeiouó gmaeá gnaeioáéíó go-bcdfgjlmnrstzñ graeiouáíó \
    guabcdeijlmnorstzáéí gálnrs gélnst gíans góglnr güeií ha-bcdfgjlmnpqrstuvyz he-abcdglmnoprstxzñ hiabcdefgjlmnpqrstvz ho-bcfgjlmnprstyz huacdefgilmnprszé \
    hí-dln hón húm ia-bcdfgjlmnprstz ibaeilorué icacehilortuáéíóú id-aeioruáéíó ie-bcdgjlmnrstvz ifaeiloruáó igaeilmnoruáóü iheiu ijaeouó il-abdefgilmotuváéíó \
    imabeinopuáéó in-acdefghijmnoqstuvzáéíó io-bcdfgjlmnprst ipaceilnorstuéó iqu ir-acegilmoprstuáíó is-abcefgilmnopqtuéíó it-aeimoruáéíó iucdnr ivaeioí ixit \
    iz-acmnoqó iácnrst ié-nrs iñaeiouó ióglmnpt ja-bcdeglmnpqrstuz je-abcdlmnorstzñ jiabcdegjlmnrstz jo-bclnrstvy juabdegilmnrstvz já- jí-a jón kil \
    la-bcdfghijlmnopqrstuvxyzñ lbaeiou lcaehioruáó ldaeioruí le-abcdfgijlmnopqrstuvxyzáíñó lfaeiou lgaeiou lhaeou li-abcdefgjlmnopqrstvzáñó ljaeo llaeiouáíó \
    lmaeiouáí lne lo-abcdfgijlmnpqrstvzñ lpaeiou lqu lsaeio ltaeioruáí luabcdegijlmnpqrstvxyz lvaeioá lzao lá-bcmnst lé-cnps lí-abcfgmnpst lóbgmnr lúcm \
    ma-bcdefghijlmnpqrstuyzíñ mbaeiloruáó me-acdgjlmnorstzñ miabcdefgjlmnopqrstxzñ mnaeioáí mo-bcdfghijlmnqrstvyzñ mpaeiloruáíó mucdegjlnrstzñ mácnrst ménrst \
    mí-afnst módfgmnr na-bcdfgijlmnopqrstuvz ncaehilortuáéíó ndaeioruáéíó ne-abcdfgijlmnopqrstuvxz nfaeiloruí ngaeiloruéóü nhaeiou niabcdefgjlmnopqrstvzáñó \
    njaeiou nlaeilou nmaeiou nnaeou no-bcdfgijlmnprstv nqu nraeiou nsabcefilmoptuí nt-aeioruáéíó nuabcdeijlmnorstz nvaeiou nyeu nzaouó náclmnst nérst \
    ní-acfmnstv nóglmnps oa-cdglmnrt obaeijlorstuá ocacehilortuáéó odaeioruéíó oe-lnrst ofaeilortuáíó ogaeilmnoruéíó ohaeio oicdmnt ojaeiou \
    ol-acdefgilmopstuváéíó omabeinopuáéíó on-acdefgijmnoqrstuvyzáéíó oopr opaeilortuáéíó oqu or-abcdefghijlmnopqrstuvzáéíó os-acefilmnopqtuéíó otaeioruáéíó \
    ovaeioí oxaeií oy-aeou oz-anou oís oñaeio pa-bcdgijlmnpqrstuvyzñ pci pe-acdgijlnopqrstyzñ piacdefgjlmnopqrstzéñó plaeiouáéíú po-bcdeglmnprstyz praeiouéíó \
    psio ptaeioruó pubcdegjlmnprstzñ pácnrt pé-dnrst píacnrt póclnrs púb queiéí ra-abcdefghijlmnopqrstuvxyzíñ rbaeiouíó rcaehiouó rdaeiouíó \
    re-abcdefghijlmnopqrstuvxyzíñó rfaeiou rgaeiouáóü rhí ri-abcdefgjlmnopqrstuvzáñó rjaeu rlaeioó rmaeiouáíó rnaeiouáéí ro-abcdefghijlmnpqrstvxyzíñ rpaeioruó \
    rqu rraeiouáíó rsaeioptu rtaeioruáéíó ruabcdefghijlmnopqrstzñ rvaeiou rzaou rá-bcfgmnpst ré-dmnpst rí-acdfgmnopst ródfglmnpstv rú-as \
    sa-bcdefghijlmnpqrstuvxyzñ sbaeilor scaeiloruáíó sdeior se-abcdgijlmnopqrstvxzñ sfaeilorué sgaoru shaeiou si-abcdefgjlmnopqrstváó slaeiouá smaeiouáó snaeiou \
    so-bcdfgjlmnprstvñ spaeiloruáéó squ sra staeioruáéíó suabcdefgilmnprst svaei syu sácln sépr sí-almnps sóflmn ta-bcdefghijlmnopqrstuvxyzñ \
    te-abcdgjlmnopqrstuvxzáíñó ti-abcdefghjlmnopqrstvzñó tlae tmio to-abcdfgijlmnpqrstxzñ traeiouáéíó tuabcdefgijlmnoprstvy táclmnrst técnrst tí-acdfglmnopst \
    tócfglmnpr túnr ua-bcdgijlmnprstvyz ubacdeijlmorstuváí ucacehilortuáíó ud-aeioruí ue-abcdfgjlmnoqrstvyzñ ufaeiloró ugaeilnoruí uha ui-abcdefgjlmnoprstvzáñ \
    ujaeiouó ul-acefgilmnopstuzáíó um-abeinopuáí unacdefgiostvzí uo-drs upaceilortu uqu ur-abcdegilmnopqrstuváéíóú us-acegilmopqtu ut-aeioruáíó uvaei uxi uy-aeo \
    uz-acgnoó uán ué-nrs uí-admns uñaeio va-bcdghijlmnpqrstz ve-acdegijlnrstz viabcdefgjlmnorstvzñó vo-clmnrstz vuel váln vés víaost vón xa-cglmr xcaeiloru xecn \
    xhao xiabcdfglmosvó xo-r xpaeiloru xtaeioru xua ya-cdglmnrst yecgnrst yo-lnrst yucdegns za-bcdfghijlmnpqrstvzñ zcalou zgaou zmaeio znaeio \
    zo-abcfgilmnopqrstñó zqu zucdeflmrz zón ábai ácaeitu ádi áfi ágio álagiot ámabei án-cdegist ápai áqu árabcdegimqrt ás-cipt áteir áus ávi écintu édiu éfai \
    éli émiu én-deit éol épait érceimnrt és-ipt étair éut ía-ds íbaelu ícaeiou ídaeior ífeiru ígaeior ílaeio ímbei ín-acdegiost ío- ípaeitu íqu ír-i ís-imopt \
    ítaeimor ívo íza ña-bcdlmnprst ñeadgjrstz ñidglmnrsz ño-lnrs ñubdet ñón óceir ódi ófaio ógeir óleio ómaeio ón-deiost ópaiot óradefit ós-cit ótaio óvi óxi \
    úa- úbei úca údi últ úmei ún-ci úrgi úsct útei üe-lnrtñ
    """
  )
}
