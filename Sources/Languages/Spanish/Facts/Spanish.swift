// SPDX-License-Identifier: Apache-2.0
package import LanguageFacts

extension LanguageFacts {
  /// The facts of Spanish.
  package static let spanish: LanguageFacts = {
    var facts = LanguageFacts("es", name: "spanish")
    facts.decimalMarksByRegion = [
      "MX": ".", "US": ".", "PR": ".", "GT": ".", "HN": ".", "NI": ".", "PA": ".", "DO": ".",
      "SV": ".", "PE": ".",
    ]
    facts.writesApostropheBeforeDecimals = true
    facts.spelling = spanishSpelling
    facts.words = [spanishWords]
    facts.frames = spanishFrames
    facts.ordinals = spanishOrdinals
    facts.phrases.titles = "rey reina emperador emperatriz don doña"
    facts.articles.words = "el la los las un una unos unas"
    facts.articles.genders = """
      el la
      los las
      unos unas
      """
    facts.phrases.negatingPrefixes = "no in im ir i"
    facts.phrases.nameParticles = "de"
    facts.numbers = spanishNumbers
    facts.dates = spanishDates
    facts.units = spanishUnits
    facts.units.inPhrases = """
      km kilómetro kilómetros
      m metro metros
      cm centímetro centímetros
      mm milímetro milímetros
      kg kilogramo kilogramos kilo kilos
      g gramo gramos
      mg miligramo miligramos
      l litro litros
      ml mililitro mililitros
      h hora horas
      min minuto minutos
      s segundo segundos
      """
    facts.formulaWords = """
      infinity infinito
      gcd mcd
      lcm mcm
      sin sen
      tan tg
      cot ctg cotg
      csc cosec
      arcsin arcsen
      arctan arctg
      arccot arcctg arccotg
      sinh senh
      tanh tgh
      coth cotgh
      arsinh arsenh argsenh
      arcosh argcosh
      artanh argtanh
      """
    facts.headings.parts = """
      question: pregunta, enunciado, anverso, término, palabra, texto de la pregunta
      answer: respuesta, respuesta correcta, correcta, correcto, reverso, traducción, definición, solución, clave
      alternatives: otra respuesta, también correcto, también correcta, variante, sinónimo, respuesta aceptada
      wrong: incorrecta, incorrecto, respuesta incorrecta, falsa, respuesta falsa, distractor
      options: opción, opciones, respuesta, alternativa, posible respuesta
      type: tipo, clase, tipo de pregunta
      feedback: explicación, comentario, retroalimentación, realimentación
      hint: pista, ayuda
      points: punto, puntos, puntuación, puntaje, nota, valor
      tolerance: tolerancia, margen, margen de error
      unit: unidad, unidades
      set: mazo, categoría, capítulo, conjunto, lección, sección
      tags: etiqueta, tema, palabra clave, palabras clave
      language: idioma, lengua
      time: tiempo, duración, límite de tiempo, segundos, tiempo en segundos
      title: título, nombre
      source: fuente, referencia, libro
      image: imagen, foto, enlace de la imagen, sonido, vídeo, video
      id: identificador
      number: número, n.º, nº, núm.
      format: formato del texto
      details: detalles
      """
    facts.headings.kinds = """
      multipleChoice: opción única, opción múltiple, selección única, test
      checkAll: selección múltiple, casillas, varias respuestas, respuesta múltiple
      trueFalse: verdadero/falso, verdadero o falso
      exactMatch: texto, respuesta corta, tarjeta
      numeric: número, numérica, numérico, cálculo
      algebraic: expresión, ecuación, fórmula, álgebra
      chemical: química, fórmula química
      date: fecha, año
      ordering: orden, ordenar, secuencia
      matching: parejas, pares, emparejar, relacionar
      cloze: huecos, texto con huecos, rellenar huecos
      openResponse: respuesta abierta, abierta, redacción, texto libre
      """
    facts.headings.answers = """
      student: alumno, alumna, estudiante, participante, candidato, candidata, usuario, usuaria, nombre
      credit: fracción, parte
      """
    facts.headings.isTrue = "verdadero, v, sí, si, cierto"
    facts.headings.isFalse = "falso, f, no"
    facts.headings.languages = "alemán, inglés, francés, español, italiano, latín"
    facts.headings.pluralEndings = "s, es"
    return facts
  }()
}

/// The rules for the spelling and misspelling of words.
private let spanishSpelling: LanguageFacts.Spelling = {
  var spelling = LanguageFacts.Spelling()
  spelling.soundAlikes = """
    b/v c/s c/z s/z c/qu k/qu c/k g/j ll/y ll/li y/i h/j j/x x/s x/cc c/cc ci/ti sc/s sc/c gu/g gü/gu gu/w hu/w m/n mm/nm mm/m ph/f th/t ch/c nn/n ñ/ni ñ/ny \
    ñ/nn i/hi ie/e ue/o ue/u ción/sión ción/tion ps/s bs/s gn/n ct/cc cu/qu u/w qua/cua ou/o er/re
    """
  spelling.costs.swappedLetters = 5
  spelling.costs.extraDoubling = 3
  spelling.costs.missingDoubling = 4
  spelling.costs.mark = 1
  spelling.costs.soundAlike = 4
  spelling.costs.vowelForVowel = 8
  spelling.costs.relatedConsonant = 8
  spelling.costs.unrelatedLetter = 37
  spelling.costs.extraVowel = 2
  spelling.costs.extraConsonant = 5
  spelling.costs.missingVowel = 8
  spelling.costs.silentH = 1
  spelling.costs.firstLetterChanged = 2
  spelling.costs.firstLetterMissingOrExtra = 3
  spelling.costs.otherEnding = 4
  spelling.costs.otherBeginning = 0
  spelling.costs.limits = [7, 9, 9, 10, 10, 12, 12, 16, 18]
  spelling.costs.loneSlip = (short: 1, long: 3)
  spelling.costs.strangeGroup = 5
  spelling.costs.secondLetter = 0
  // The groups of three letters that stand in at least 8 words of Debian's package wspanish 1.0.30.
  spelling.triples = """
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
  spelling.conjunctions = "y e"
  spelling.negators = "no nunca jamás nada nadie ninguno ninguna ningún ni sin tampoco"
  spelling.fixedWords = """
    verdadero falso verdad sí primero primera segundo segunda tercero tercera cuarto cuarta quinto quinta sexto sexta séptimo séptima octavo octava noveno \
    novena décimo décima cien ciento mil millón millones billón izquierda derecha izquierdo derecho norte sur este oeste arriba abajo encima debajo superior \
    inferior interior exterior interno externo anterior posterior medial lateral proximal distal dorsal ventral antes después dentro fuera
    """
  spelling.protectedPrefixes = """
    hipo/hiper intra/inter intra/extra inter/extra infra/supra infra/ultra endo/exo endo/ecto ecto/exo micro/macro homo/hetero auto/hetero iso/aniso mono/di \
    mono/poli mono/oligo oligo/poli di/tri bi/tri tri/tetra tetra/penta penta/hexa uni/bi sub/super sub/supra pre/post ante/post pro/anti pro/epi ana/meta \
    meta/telo pro/meta met/et et/prop prop/but but/pent pent/hex eo/mio mio/plio neo/paleo mili/micro mili/centi kilo/mega mega/giga nano/pico nitri/nitro \
    ab/ad a/e im/ex in/ex apo/peri leuco/eritro af/perih orto/meta orto/para meta/para an/cat fen/gen sis/dia des/ co/ a/ an/ anti/ in/ im/ i/ ir/ re/ dis/
    """
  spelling.protectedSuffixes = """
    ato/ito ato/uro ito/uro ato/ido ida/ina ido/ina ano/eno ano/ino eno/ino ano/anol al/ol ol/ona asa/osa oso/ico itis/osis itis/oma oma/osis ina/osina \
    lisis/génesis cito/blasto filo/fobo filia/fobia grama/grafo grafía/logía nomía/logía ismo/ista emia/uria ectomía/otomía ia/iola tad/dad
    """
  spelling.inflections = "/s /es z/ces ón/ones án/anes ín/ines én/enes és/eses ún/unes"
  spelling.genders = "o/a os/as or/ora ores/oras ón/ona és/esa án/ana ín/ina ol/ola"
  spelling.vowelMarksAreAccents = true
  spelling.ownLetters = "ñ"
  spelling.beginnings = """
    re des dis in im i ir en em pre pro a ad con com co sobre sub trans inter ex es e anti auto entre contra per
    """
  spelling.endings = """
    s o a os as e es ar er ir ado ada ados adas ido ida idos idas ando iendo aba ía ó é í ió aré ará ón ones ción ciones or ora ores oras mente miento mientos \
    ción al ales ico ica icos icas oso osa osos osas ivo iva ivos ivas ismo ista istas dad dades aje ajes anza ancia encia able ables ible ibles ero era eros \
    eras ito ita itos itas an en amos emos imos aron ieron n ste ía ían ías aba aban ara iera aste iste é án ás ería ero
    """
  spelling.families = """
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
  spelling.lookalikes = "ciudad cuidado"
  spelling.otherSpellings = """
    septiembre setiembre, Irak Iraq, Texas Tejas, hierba yerba, Estados_Unidos EE.UU. EEUU EE_UU USA
    Primera_Guerra_Mundial 1ª_Guerra_Mundial I_Guerra_Mundial, Segunda_Guerra_Mundial 2ª_Guerra_Mundial II_Guerra_Mundial
    """
  spelling.addForms()
  return spelling
}()

/// Numbers in Spanish.
private let spanishNumbers: LanguageFacts.Numbers = {
  var numbers = LanguageFacts.Numbers()
  numbers.small = """
    cero uno|un|una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis|diezyseis \
    diecisiete|diezysiete dieciocho|diezyocho diecinueve|diezynueve
    """
  numbers.tens = "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa"
  numbers.compound = "{tens}y{ones} {tens}i{ones}"
  numbers.others = """
    21 veintiuno|veintiún|veintiuna 22 veintidós 23 veintitrés 24 veinticuatro 25 veinticinco 26 veintiséis 27 veintisiete \
    28 veintiocho 29 veintinueve 100 cien|ciento 200 doscientos|doscientas 300 trescientos|trescientas 400 \
    cuatrocientos|cuatrocientas 500 quinientos|quinientas 600 seiscientos|seiscientas 700 setecientos|setecientas 800 \
    ochocientos|ochocientas 900 novecientos|novecientas
    """
  numbers.thousand = "mil"
  numbers.and = "y e"
  numbers.or = "o u"
  numbers.minus = "menos"
  numbers.mark = "coma punto"
  numbers.periods = "periódico periodo período"
  numbers.of = "de"
  numbers.parts = """
    2 medio|media:medios|medias 3 tercio:tercios 4 cuarto:cuartos 5 quinto:quintos 6 sexto:sextos 7 séptimo:séptimos 8 \
    octavo:octavos 9 noveno:novenos 10 décimo|décima:décimos|décimas 11 onceavo:onceavos 12 doceavo:doceavos 16 \
    dieciseisavo:dieciseisavos 20 veinteavo:veinteavos 100 centésimo|centésima:centésimos|centésimas 1000 \
    milésimo|milésima:milésimos|milésimas
    """
  numbers.fixedParts = "1/2 medio|media|mitad"
  numbers.quantities = [("12", "docena"), ("100", "centenar"), ("1000", "millar")]
  numbers.magnitudes = "3 mil|miles 6 millón|millon|millones 12 billón|billon|billones"
  numbers.signs = [
    ("^", "elevado_a elevado_a_la"),
    ("*", "por multiplicado_por"),
    ("/", "entre dividido_por dividido_entre"),
  ]
  numbers.approximations = """
    aproximadamente alrededor_de unos unas casi cerca_de más_o_menos sobre
    """
  numbers.openings = """
    en en_el_año el_año año el la los las son es hay la_respuesta_es respuesta el_resultado_es resultado
    """
  numbers.names = "ph ph_de"
  numbers.copulas = "es son vale valen fue era"
  numbers.reservations = """
    no nunca menos más bajo sobre sin salvo excepto ningún ninguno ninguna mínimo máximo
    """
  numbers.eras = "d_c después_de_cristo de_nuestra_era"
  numbers.counted = """
    habitantes habitante personas persona alumnos alumnas niños niñas hombres mujeres miembros escaños estados países \
    planetas lunas huesos dientes cromosomas electrones protones neutrones átomos moléculas iones partículas células \
    especies piezas puntos páginas caras aristas vértices lados cartas libros manzanas huevos coches votos posibilidades \
    combinaciones resultados soluciones elementos letras palabras pares goles jugadores veces
    """
  return numbers
}()

/// The written forms of dates.
private let spanishDates: LanguageFacts.Dates = {
  var dates = LanguageFacts.Dates()
  dates.order = "dmy"
  dates.months = [
    "enero, ene", "febrero, feb", "marzo, mar", "abril, abr", "mayo, may", "junio, jun",
    "julio, jul", "agosto, ago", "septiembre, setiembre, sept, sep", "octubre, oct",
    "noviembre, nov", "diciembre, dic",
  ]
  dates.weekdays = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"]
  dates.ordinals = [
    "primero, primer", "segundo", "tercero, tercer", "cuarto", "quinto", "sexto", "séptimo",
    "octavo", "noveno", "décimo", "undécimo", "duodécimo", "decimotercero, décimo tercero",
    "decimocuarto, décimo cuarto", "decimoquinto, décimo quinto", "decimosexto, décimo sexto",
    "decimoséptimo, décimo séptimo", "decimoctavo, décimo octavo",
    "decimonoveno, décimo noveno", "vigésimo", "vigésimo primero",
  ]
  dates.ordinalEndings = "o, a, ro, er, do, to, mo, vo, no"
  dates.decades = "años, los años, década, década de, década de los"
  dates.cardinals = [
    "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once",
    "doce", "trece", "catorce", "quince", "dieciséis, diez y seis", "diecisiete", "dieciocho",
    "diecinueve", "veinte", "veintiuno", "veintidós", "veintitrés", "veinticuatro",
    "veinticinco", "veintiséis", "veintisiete", "veintiocho", "veintinueve", "treinta",
    "treinta y uno",
  ]
  dates.decadeNames = [
    "veinte", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa",
  ]
  dates.centuries = "siglo, siglos, s, sig"
  dates.beforeOurEra = """
    a. C., a. de C., a. J. C., a. de J. C., antes de Cristo, antes de Jesucristo, AEC, \
    antes de nuestra era, antes de la era común
    """
  dates.ourEra = """
    d. C., d. de C., d. J. C., después de Cristo, después de Jesucristo, de nuestra era, \
    de la era común
    """
  dates.until = "hasta, hasta el"
  dates.untilOrOn = "a, al"
  dates.from = "desde, desde el"
  dates.between = "entre"
  dates.and = "y, e"
  dates.ignored = """
    el, la, los, las, de, del, en, en el, año, mes, día, hacia, alrededor de, sobre, fue
    """
  dates.writing.day = "{day} de {month} de {year}"
  dates.writing.month = "{month} de {year}"
  dates.writing.beforeOurEra = "a. C."
  dates.writing.ourEra = "d. C."
  return dates
}()

/// Spanish words of every day and of school.
private let spanishWords = """
  abajo abandonar abandono abarcar abastecer abatir abeja abierto abogado abolir abonar aborto abrasar abrazar abrazo
  abreviar abrigo abril abrir absoluto absorber abstracto absurdo abuela abuelo abundancia abundante aburrido aburrir
  abuso acabar academia académico acariciar acaso acceder accesible acceso accidente acción aceite acelerar acento
  aceptable aceptación aceptar acera acercar acero acertar aclarar acoger acometer acomodar acompañar aconsejar
  acontecer acontecimiento acordar acoso acostar acostumbrado acostumbrar actitud actividad activo acto actor actriz
  actuación actual actualidad actualmente actuar acudir acuerdo acumular acusación acusar acuático adaptación adaptar
  adecuado adelantar adelante ademán además adentro adherir adicional adición adivinar adiós adjetivo administración
  administrador administrar administrativo admiración admirar admitir adolescencia adolescente adonde adoptar adorar
  adornar adorno adquirir adquisición aduana adulto advertencia advertir aeropuerto afectar afecto afectuoso afeitar
  aficionado afición afilar afiliar afirmación afirmar afirmativo afligir afortunado afrontar afuera afán agarrar
  agencia agente agitar aglomeración agobio agosto agotado agotar agradable agradar agradecer agradecimiento agregar
  agresivo agresión agricultor agricultura agrio agrupación agrupar agrícola agua aguantar agudo aguja agujero ahogar
  ahora ahorrar ahorro ahí aire aislado aislamiento aislar ajeno ajustar ajuste ala alambre alarma alba alcalde
  alcance alcanzar alcohol aldea alegrar alegre alegría alejar alemán alergia aleta alfabeto alfombra alga algo
  algodón alguien alguno aliado alianza aliento alimentación alimentar alimento aliviar alivio aliño allá allí alma
  almacenar almacén almeja almendra almirante almohada almorzar almuerzo alojamiento alojar alquilar alquiler
  alrededor alta altar altavoz alterar alternar alternativa altitud alto altura alud alumbrado alumbrar alumna alumno
  alzar ama amable amanecer amante amar amargo amarillo ambicioso ambición ambiental ambiente ambiguo ambos ambulancia
  amenaza amenazar americano amiga amigo amistad amistoso amo amontonar amor amparar ampliación ampliar amplio
  amplitud analista analizar anatomía ancho anchura anciano ancla andaluz andar andén angustia anillo animación
  animado animal animar aniversario anoche anochecer anotar ansia ansiedad ansioso ante anteayer antecedente antena
  anteojos antepasado anterior anteriormente antes anticipar anticuado antiguo antigüedad antorcha anual anular
  anunciar anuncio análisis anécdota anónimo apagar aparato aparcamiento aparcar aparecer aparente aparentemente
  aparición apariencia apartamento apartar aparte apasionado apellido apenas apertura apetito aplaudir aplauso aplazar
  aplicación aplicar apoderar apodo aportación aportar apostar apoyar apoyo apreciar aprender aprendizaje apretar
  aprieto aprobación aprobar apropiado aprovechar aproximación aproximadamente aproximar aptitud apto apuesta apuntar
  apunte apuro aquel aquello aquí arado araña arbusto arca archipiélago archivo arco arder ardiente ardilla arena
  argumento aristocracia aritmética arma armada armado armadura armar armario armonía aroma arpa arpón arqueología
  arqueólogo arquitecto arquitectura arrancar arrastrar arrecife arreglar arreglo arrepentir arrestar arriba arriesgar
  arrogante arrojar arroyo arroz arruga arruinar arte artesano artesanía articular artificial artista artículo
  artístico arzobispo asa asado asalto asamblea asar ascender ascenso ascensor asco asedio asegurar asemejar asentar
  aseo asesinar asesinato asesino asesor asiento asignar asignatura asilo asimismo asistencia asistente asistir asno
  asociación asociar asomar asombrar asombro asombroso aspecto aspiración aspirar astro astronauta astronomía astuto
  asumir asunto asustar ata atacar atajo ataque atar atasco ataúd atención atender atentado atento aterrar aterrizar
  atleta atletismo atmosférico atmósfera atracar atracción atractivo atraer atrapar atrasado atravesar atrever
  atreverse atribuir atroz atrás atómico atún audaz audiencia auge aula aullido aumentar aumento aunque aurora
  ausencia ausente autobús automático automóvil autonomía autopista autor autoridad autoritario autorización autorizar
  auténtico autónomo auxiliar auxilio avance avanzar avaro ave avena avenida aventura avergonzar averiguar avería
  aviación avisar aviso avispa avión aya ayer ayo ayuda ayudante ayudar ayuntamiento azafrán azar azote azotea
  azucarero azul azulejo azúcar añadir baba bache bachillerato bacteria bahía bailar bailarín baile baja bajada bajar
  bajo bala balcón balda ballena ballesta baloncesto balsa balón bambú bancario banco banda bandeja bandera bandido
  bando banquete bar baraja barato barba barbilla barca barco barniz barra barranco barrer barrera barriga barril
  barrio barro barón basa basar base bastante bastar bastón basura bata batalla bate batería batido batir bautismo
  bautizar bautizo baya bazo bañar bañera baño baúl beber bebida bebé beca becerro bella belleza bello bendecir
  bendición bendito beneficiar beneficio beneficioso berro besar beso bestia beta biblioteca bicho bicicleta bien
  bienestar bienvenida bife bigote bilis billete biografía biología biológico bisabuelo bisonte bizcocho blanca blanco
  blando bloque bloquear bloqueo blusa bobina bobo boca bocadillo bocado boda bodega bofetada bola boleta boleto
  boletín bollo bolo bolsa bolsillo bolso bolígrafo bomba bombardear bombardeo bombero bombilla bondad bonito bono
  bordar borde borla borracho borrador borrar borrasca borrego bosque bostezo bota botar bote botella boticario botón
  boxeo boya brasa bravo brazo brecha breve brillante brillar brillo brincar brindar brindis brisa británico brocha
  broma bromear bronce brotar brote bruja brujo bruma brusco brutal bruto brío brújula bucear buche bucle bueno buey
  bufanda bufete bufón buitre bujía bulto buque burbuja burguesía burgués burla burlar burocracia burro busca buscar
  busto butaca buzo buzón bárbaro básico bélico bóveda búho búsqueda caballero caballo cabaña cabello caber cabeza
  cabina cable cabo cabra cacao cacerola cachorro cada cadena cadera caducar cadáver caer café caja cajero cajón cal
  cala calabaza calambre calar calavera calcetín calcio calcular caldera caldo cale calefacción calendario
  calentamiento calentar calidad caliente calificación calificar caliza callado callar calle callo calma calmar calor
  caluroso calva calvo calza calzado calzón cama camarero camarote camarón cambiar cambio camello camilla caminar
  camino camisa camiseta camión campamento campana campaña campeonato campesino campeón campo cana canal canasta
  cancelar cancha canción candado candela candidato candidatura canela cangrejo canguro canoa cansado cansancio cansar
  cantante cantar cantera cantidad canto caoba capa capacidad capacitar capar caparazón capaz capilla capital
  capitalismo capitalista capitán capo capricho captar capturar capullo capítulo cara caracol caracola caracterizar
  característica característico caramelo carbono carbón cardenal carecer carencia carga cargar cargo caricatura
  caricia caridad cariño cariñoso carnaval carne carnero carnicero carnicería caro carpa carpeta carpintero carrera
  carreta carretera carril carro carta cartel cartera cartero cartón carácter casa casado casamiento casar cascada
  casco casero casi casilla caso casta castaña castaño castellano castigar castigo castillo casto castor casual
  casualidad catarro catedral catedrático categoría catorce catálogo catástrofe católico cauce caudal causa causar
  cava cavar caza cazador cazar cazo cazuela caída caña caño cañón cebada cebo cebolla cebra ceder cegar ceja celda
  celebración celebrar celo celos celoso celular cementerio cemento cena cenar cenicero ceniciento ceniza censura
  centena centenar centeno central centro cepa cepillar cepillo cepo cera cerca cercano cercanía cercar cerco cerdo
  cereal cerebral cerebro ceremonia cereza cerilla cero cerrado cerradura cerrar cerro cerrojo certeza certificado
  certificar cerveza cesar cesta cesto ceta chaleco champú chancla chaqueta charco charla charlar chatarra cheque
  chica chicle chico chillar chimenea chino chispa chiste chivo chocar chocolate choque chorizo chorro choza chuleta
  cicatriz ciclo ciclón ciego cielo cien ciencia ciento científico cierre cierto ciervo cifra cigarra cigarrillo
  cigarro cigüeña cilindro cima cimiento cinco cincuenta cine cinta cintura cinturón ciprés circo circuito circulación
  circular circunferencia circunstancia ciruela cirugía cirujano cisne cita citar ciudad ciudadano ciudadanía civil
  civilización clan clara claridad claro clase clasificación clasificar clavar clave clavel clavo clero cliente
  clientela clima climático clip cloro clásico cláusula clínica clínico cobarde cobra cobrar cobre coca cocer coche
  cochero cocido cocina cocinar cocinero coco coda codo coger coherencia coherente cohete coincidencia coincidir coito
  cojo col cola colaboración colaborador colaborar colada colar colcha coleccionar colección colectivo colega colegio
  colgar colina colisión collar colmena colmillo colmo colocar colonia colonial colonización colonizador colono color
  colorado colorido columna columpio coma comandante comarca comba combate combatir combinación combinar combustible
  combustión comedia comedor comentar comentario comenzar comer comercial comerciante comercio comestible cometa
  cometer comida comienzo comisario comisión comité como comodidad comparable comparación comparar compartir compasión
  compatible compatriota compañero compañía compensar competencia competente competición competir complejo
  complementar complemento completamente completar completo complicación complicado complicar componente componer
  comportamiento comportar composición compositor compra comprador comprar comprender comprensible comprensivo
  comprensión comprobación comprobar comprometer compromiso compuesto computadora compás comunicación comunicado
  comunicar comunidad comunismo comunista común conceder concentración concentrar concepción concepto concha
  conciencia concierto conciliar concluir conclusión concordar concretar concreto concurrir concurso condado conde
  condena condenar condicionar condición conducir conducta conductor conectar conejo conexión confederación
  conferencia confesar confesión confianza confiar confidencial configuración confirmación confirmar conflicto
  conformar conforme conformidad confrontación confundir confusión confuso congelar congreso conjugar conjunto
  conmemorar conmigo conmover cono conocer conocido conocimiento conquista conquistador conquistar consagrar
  consciente consecuencia consecuente conseguir consejero consejo consentimiento consentir conservación conservador
  conservar considerable consideración considerar consistencia consistente consistir consolar consolidar consonante
  conspiración constancia constante constantemente constar constitucional constitución constituir construcción
  constructor construir consuelo consulta consultar consumidor consumir consumo contabilidad contable contacto
  contagiar contagio contaminación contaminar contar contemplar contemporáneo contener contenido contento contestación
  contestar contexto contienda contigo contiguo continental continente continuación continuamente continuar
  continuidad continuo contorno contra contracción contradecir contradicción contraer contrario contraste contratar
  contrato contribución contribuir contribuyente control controlar convencer conveniencia conveniente convenio
  convenir convento conversación conversar conversión convertir convicción convincente convivencia convivir convocar
  convocatoria cooperación cooperar coordinación coordinar copa copia copiar copla copo cor coraje coral corazón
  corbata corcho cordel cordero cordial cordillera cordón coro corona coronel corporación corral correcto corregir
  correo correr correspondencia corresponder correspondiente corresponsal corriente corrupción corrupto cortar corte
  cortesía corteza cortina corto cortés cosa cosecha cosechar coser cosquilla cosquillas costa costado costar coste
  costilla costo costoso costumbre costura cotidiano coto cotorra creación creador crear creatividad creativo crecer
  creciente crecimiento creencia creer crema crepúsculo cresta creíble criada criado criar criatura crimen criminal
  crin cripta crisis cristal cristianismo cristiano criterio criticar cronológico cruce crucial crudo cruel crueldad
  crujir cruz cruzada cruzar cráneo cráter crédito cría crítica crítico crónica cuaderno cuadra cuadrado cuadrilla
  cuadro cuajar cual cualidad cualquier cualquiera cuando cuanto cuarenta cuarta cuartel cuarto cuatro cubierta cubo
  cubrir cucaracha cuchara cucharada cuchilla cuchillo cuello cuenca cuenco cuenta cuento cuerda cuerdo cuerno cuero
  cuerpo cuervo cuesta cuestionar cuestión cueva cuidado cuidadoso cuidar culebra culminar culpa culpable cultivar
  cultivo culto cultura cultural cumbre cumpleaños cumplimiento cumplir cuna cuota cupo cura curar curiosidad curioso
  cursar curso curva cuyo cuál cuándo cuánto cuña cuñada cuñado cálculo cálido cállate cámara cáncer cántaro cápsula
  cárcel cáscara célebre célula césped círculo cívico código cólera cómico cómo cómodo cómplice cóndor cúpula dado
  dama danza danzar dar dardo dato dañar dañino daño debajo deber debilidad debilitar decadencia decano decena decente
  decepción decidir decimal decir decisivo decisión declaración declarar decoración decorar decretar decreto
  dedicación dedicar dedo deducir defecto defectuoso defender defensa defensor deficiencia deficiente definición
  definir definitivo deforestación deformar degradar dehesa dejar delantal delante delegación delegado deleite delfín
  delgado deliberado delicado delicioso delincuencia delincuente delito delta demanda demandar demasiado democracia
  democrático demonio demorar demostración demostrar demás demócrata denominación denominar densidad denso dentista
  dentro denuncia denunciar departamento dependencia depender dependiente deporte deportista deportivo depositar
  depresión deprimir depósito derecha derecho derivado derivar derramar derrame derretir derribar derrota derrotar
  derrumbar desacuerdo desafiar desafío desagradable desagüe desanimar desaparecer desaparición desarrollar desarrollo
  desastre desastroso desayunar desayuno descalzo descansar descanso descargar descartar descendencia descender
  descendiente descenso descomponer desconfianza desconfiar desconocer desconocido describir descripción descubridor
  descubrimiento descubrir descuento descuidar descuido desde desdichado desdén desear desecho desembarcar desembocar
  desempeñar desempleado desempleo deseo deseoso desesperación desesperar desfile desgracia desgraciado deshacer
  deshielo desierta desierto designar desigual desigualdad desilusión desinteresado desnudo desobedecer desorden
  despacho despacio despedida despedir despegar despejar desperdiciar despertar despierto desplazamiento desplazar
  desplegar despreciar desprecio desprender despreocupado después destacado destacar destierro destinar destinatario
  destino destreza destrozar destrucción destruir desventaja desviar desván desvío desértico detallado detalle
  detectar detective detención detener deteriorar determinación determinado determinar detrás deuda devastar devoción
  devolución devolver devorar diablo diagnóstico diagonal dialecto dialogar diamante diana diario dibujante dibujar
  dibujo diccionario dicha dicho dichoso dictado dictador dictadura dictar diecinueve dieciocho diecisiete dieciséis
  diente dieta diez diferencia diferenciar diferente diferir dificultad dificultar difundir difunto difusión difícil
  digerir digestivo digestión digital dignidad digno diluvio dimensión diminuto dimitir dinastía dinero dinosaurio
  dinámico dios diosa diplomacia diplomático diputado dirección directamente directo director dirigente dirigir
  disciplina disco discreto discriminación disculpa disculpar discurso discusión discutir discípulo diseñador diseñar
  diseño disfraz disfrazar disfrutar disgustar disgusto disminución disminuir disolución disolver disparar disparo
  disponer disponible disposición dispositivo dispuesto disputa disputar distancia distante distinción distinguir
  distinto distraer distraído distribución distribuir distrito diversidad diversión diverso divertido divertir dividir
  divino división divorciar divorcio divulgar diálogo diámetro doblar doble doce docena docente doctor doctrina
  documentación documental documento dogma dolencia doler dolor doloroso domador domar domicilio dominación dominante
  dominar domingo dominio doméstico don donar doncella donde dondequiera dorado dormido dormir dormitorio dorso dosis
  dotar dote dragón drama dramático droga ducado ducha duchar duda dudar dudoso duelo duende dueto dueño dulce dulzura
  duna duplicar duque duración duradero durante durar dureza duro dátil débil década décimo dócil dólar dónde echar
  eclipse ecología ecológico economista economía económico ecuación ecuador edad edición edificar edificio editar
  editor editorial educación educado educar educativo efectivamente efectivo efecto efectuar eficacia eficaz
  eficiencia eficiente egipcio egoísmo egoísta eje ejecución ejecutar ejecutivo ejemplar ejemplo ejercer ejercicio
  ejército elaboración elaborar elección electo elector electoral electricidad electricista electrónico elefante
  elegancia elegante elegir elemental elemento elevación elevado elevar eliminación eliminar ella ellos elogiar elogio
  elástico eléctrico embajada embajador embarazada embarazo embarcación embarcar embargo emblema emborrachar embrión
  embudo emergencia emigración emigrante emigrar eminente emisión emisora emitir emocionado emocional emocionante
  emocionar emoción empeorar emperador empezar empeñar empeño empleada empleado emplear empleo emprender empresa
  empresario empujar enamorado enamorar enano encabezar encaje encantador encantar encanto encarcelar encargado
  encargar encargo encender encerrar enchufe enciclopedia encima encontrar encuentro encuesta encía enderezar enemigo
  enemistad energía enero enfadado enfadar enfermar enfermedad enfermera enfermero enfermo enfocar enfoque
  enfrentamiento enfrentar enfrente enfriar engañar engaño engañoso engordar enigma enjabonar enlace enlazar enojado
  enojar enojo enorme enriquecer ensalada ensanchar ensayar ensayo enseguida enseñanza enseñar ensuciar ente entender
  entendimiento enterar entero enterrar entidad entierro entonces entorno entrada entrar entrañable entre entrega
  entregar entrenador entrenamiento entrenar entretanto entretener entretenido entretenimiento entrevista entrevistar
  entusiasmar entusiasmo entusiasta enumerar envase enviar envidia envidiar envidioso envolver envío enérgico epidemia
  episodio equilibrar equilibrio equipaje equipar equipo equivalente equivaler equivocación equivocado equivocar era
  erizo erosión error erróneo erupción esa escala escalar escalera escalón escama escapar escarcha escasez escaso
  escena escenario esclavitud esclavo escoba escoger escolar esconder escribir escritor escritora escritura escuchar
  escudo escuela esculpir escultor escultura escándalo ese esencia esencial esfera esforzar esfuerzo esmeralda
  espacial espacio espacioso espada espalda espantar espanto espantoso esparcir español especia especial especialidad
  especialista especialmente especie especificar espectador espectáculo específico espejo espera esperanza esperar
  espeso espesor espiga espina espinaca espinoso espiritual esplendor espléndido esponja espontáneo esposa esposo
  espuma espía espíritu esqueleto esquema esquiar esquina esquí esta estabilidad estable establecer establecimiento
  establo estaca estación estadio estado estadounidense estadística estallar estampa estancia estanco estanque estante
  estar estatal estatua estatura estatuto este estilo estima estimar estimular estirar esto estorbar estornudar
  estrategia estratégico estrechar estrecho estrella estrenar estreno estribo estricto estropear estructura
  estructural estuche estudiante estudiantil estudiar estudio estudioso estufa estupendo estética estímulo estómago
  estúpido etapa eternidad eterno etiqueta euro europeo evaluación evaluar evangelio evaporar evento eventual
  evidencia evidente evitar evocar evolucionar evolución exactamente exactitud exacto exageración exagerar examen
  examinar excavación excavar excedente exceder excelencia excelente excepcional excepción excepto excesivo exceso
  excitar exclamación exclamar excluir exclusivo excursión excusa exhibición exhibir exigencia exigente exigir exilio
  existencia existente existir exitoso expansión expectativa expedición expediente experiencia experimental
  experimentar experimento experto explicación explicar exploración explorador explorar explosivo explosión
  explotación explotar explícito exponer exportación exportador exportar exposición expresar expresivo expresión
  expreso expulsar expulsión exquisito extender extensión extenso exterior exterminar externo extinción extinguir
  extraer extranjero extraordinario extraterrestre extraño extremadamente extremidad extremista extremo exótico
  fabricación fabricante fabricar fabuloso faceta fachada facilidad facilitar factible factor factura facultad faena
  faja falda falla fallar fallecer fallecimiento fallo falsificar falso falta faltar fama familia familiar
  familiarizar famoso fango fantasma fantasía fantástico fanático farmacia farmacéutico faro farol farola fascinante
  fascinar fascismo fascista fase fastidiar fatal fatiga fauna favor favorable favorecer favorito fe febrero fecha
  fecundación fecundo federación federal felicidad felicitación felicitar feliz femenino feminismo feminista fenómeno
  feo feria feroz ferrocarril ferroviario fertilidad fertilizante festejar festival festivo feudal feudalismo
  fiabilidad fiable fiar fibra ficción ficha ficticio fidelidad fiebre fiel fiera fiero fiesta figura figurar fijar
  fijo fila filo filosofía filosófico filtrar filtro filósofo fin final finalidad finalizar finalmente financiación
  financiar financiero finca fingir fino firma firmar firme firmeza fiscal flaco flan flanco flauta flecha fleco
  flexibilidad flexible flojo flor flora florecer florero floresta flota flotar flote fluido fluir fluvial foca foco
  fofo fogata folleto fomentar fondo forastero forestal forma formación formal formalidad formar formato formidable
  formular formulario foro forro fortalecer fortaleza fortuna forzar forzoso fosa foso foto fotografiar fotografía
  fotógrafo fracasar fracaso fracción fractura fragancia fragilidad fragmento francamente franco francés franja frasco
  frase fraternidad fraude frecuencia frecuentar frecuente frecuentemente fregar frenar freno frente fresa fresco
  frescura freír frialdad fricción frigorífico frijol frito frontera fronterizo frotar frustración frustrar fruta
  frutal frutero frutería fruto frágil frío frívolo fuego fuente fuera fuerte fuerza fuga fugaz fugitivo fumador fumar
  funcional funcionamiento funcionar funcionario función funda fundación fundador fundamental fundamento fundar fundir
  funeral furia furioso furor fusil fusionar fusión futbolista futuro fábrica fábula fácil fácilmente fértil física
  físico fórmula fósforo fósil fútbol gacela gafa gafas gala galaxia galería galgo galleta gallina gallo galo galán
  gama gamba gamo gana ganadería ganado ganador ganancia ganar gancho ganga ganso garaje garantizar garantía garganta
  garra garza gas gasa gasolina gastar gasto gato gema gemelo generación general generalizar generalmente generar
  generosidad generoso genial genio gente genético geografía geográfico geología geometría gerente gestión gesto
  gigante gigantesco gimnasia gimnasio gira girar giro gitano glaciar globo gloria glorioso gobernador gobernante
  gobernar gobierno golfo golondrina golpe golpear goma gordo gorila gorra gorrión gorro gota gozar gozo grabación
  grabar gracia gracias gracioso grada grado graduado gramo gramática gran grana grande grandeza grandioso granero
  granizo granja grano grapa grasa grata gratis gratitud grato gratuito grava grave gravedad griego grieta grifo
  grillo gripe gris gritar grito grosero grueso grulla grupo gruta gráfico grúa guante guapa guapo guardar guardia
  guerra guerrero guerrilla guiar guisante guisar guiso guitarra gusano gustar gusto guía género gótico haba haber
  habilidad habitación habitante habitar habitual habla hablar hacer hacha hacia hacienda hada halcón hallar hallazgo
  hambre hambriento harina harto hasta haz hazaña hebra heces hecho helado helar helecho helicóptero hembra hemisferio
  herbívoro heredar heredero herencia herida herido herir hermana hermano hermoso hermosura heroico herramienta
  herrero hervir hiel hielo hiena hierba hierro higo hija hijo hilera hilo himno hincha hipótesis hispánico historia
  historiador histórico hito hocico hogar hoguera hoja hola holandés holgazán hombre hombro homenaje homogéneo hondo
  honesto hongo honor honrado honrar hora horario horca horizontal horizonte horma hormiga horno horrible horror
  hospital hospitalidad hostal hostil hotel hoy hoyo hoz hueco huelga huella huerta huerto hueso huevo huida huir
  humanidad humano humedad humilde humillar humo humor hundimiento hundir huracán hurto huérfano huésped hábil hábito
  héroe hígado húmedo idea ideal idealista identidad identificación identificar ideología idioma ido idéntico iglesia
  iglú ignorancia ignorante ignorar igual igualar igualdad igualmente ilegal ilimitado iluminación iluminar ilusión
  ilustración ilustrar ilustre imagen imaginación imaginar imaginario imitación imitar impaciente impacto imparcial
  impedir imperial imperialismo imperio implantar implicar imponente imponer importación importancia importante
  importar imposible imposición imprenta imprescindible impresionante impresionar impresión impresora imprevisto
  imprimir improvisar impuesto impulsar impulso imán inauguración inaugurar incapaz incendiar incendio incidente
  inclinación inclinar incluir inclusive incluso incompleto incomprensible inconsciente inconveniente incorporar
  incorrecto incrementar incremento increíble indefinido independencia independiente independizar indicación indicar
  indiferente indignación indignar indirecto indispensable individual individuo industria industrial industrialización
  indígena inesperado inestable inevitable infancia infantería infantil infeccioso infección infeliz inferior infierno
  infinito inflación influencia influir influyente información informal informar informe informática ingeniero
  ingeniería ingenio ingenioso ingenuo ingle inglés ingrediente ingresar ingreso iniciación inicial iniciar iniciativa
  inicio injusticia injusto inmediatamente inmediato inmensidad inmenso inmigración inmigrante inmortal inmóvil
  innecesario innovación innovador innumerable inocencia inocente inofensivo inolvidable inquietante inquieto
  inquietud inquisición inscribir inscripción insecto inseguro insistencia insistente insistir inspección inspector
  inspiración inspirar instalación instalar instante instintivo instinto institucional institución instituto
  instrucción instructor instruir instrumento insuficiente insultar insulto insurrección intacto integración integral
  integrar intelectual inteligencia inteligente intencionado intención intensidad intenso intentar intento
  intercambiar intercambio interesado interesante interesar interior interlocutor intermediario intermedio
  interminable internacional interno interpretación interpretar interrogar interrogatorio interrumpir interrupción
  intervalo intervención intervenir interés introducción introducir intuición intérprete inundación inundar invadir
  invasión invasor invención inventar invento inventor invernal inversionista inversión inverso inversor invertir
  investigación investigador investigar invierno invisible invitación invitado invitar involuntario inyección inútil
  ira iris irregular irrigación irritar irónico isla islámico israelí italiano izquierda izquierdo jabalí jabón jamás
  jamón japonés jarabe jardinero jardín jarra jarro jarrón jaula jazmín jefa jefe jerarquía jinete jirafa jornada
  joven joya joyería jubilación jubilado jubilar judicial judía judío juego jueves juez jugada jugador jugar jugo
  juguete juicio julio junco junio junta juntar junto jurado juramento jurar jurídico justicia justificación
  justificar justo juvenil juventud juzgar labio labor laboral laboratorio labrador lacio ladera lado ladra ladrar
  ladrillo ladrón lagarto lago laguna lamentable lamentar lamer lana lancha langosta lanza lanzamiento lanzar largo
  largometraje larva lata lateral latido latino latir latitud lava lavabo lavadora lavar lavavajillas lazo leal
  lealtad lección leche lecho lechuga lechuza lector lectura leer legal legalidad legendario legislación legislativo
  legión lego legua legumbre legítimo lejano lejos lejía lema lengua lenguaje lentamente lente lenteja lentitud lento
  letra letrero leva levantamiento levantar levar leve ley leyenda leña leñador leño león liberación liberal liberar
  libertad libertador libra libre librería libreta libro licencia licor liderazgo liebre lienzo liga ligar ligero lima
  limar limbo limitación limitado limitar limo limpiar limpieza limpio limón linda linde lindo lingüístico lino
  linterna lira lirio lisa liso lista listo literario literatura litoral litro llaga llama llamada llamar llamativo
  llano llanta llanto llanura llave llavero llegada llegar llenar lleno llevar llorar lloro llover llovizna lluvia
  lluvioso lobo local localidad localización localizar loción loco locura lodo lograr logro loma lomo lona longitud
  loro losa lote loza lucha luchador luchar lucir luego lugar lujo lujoso luminoso luna lunar lunes lupa lustro luto
  luz lágrima lámina lámpara lápiz lástima látigo líder límite línea lío líquido lírico lógica lógico macho madeja
  madera madrastra madre madrileño madrugada madrugar madurar madurez maduro maestra maestro maestría maga magia
  magnético magnífico mago majestad majestuoso mal mala maldad maldecir maldición malestar maleta maleza malgastar
  malla malo malta maltratar malva malvado mama mamá mamífero manada manantial mancha manchar manco mandar mandato
  mando manejar manejo manera manga mango manguera manifestación manifestante manifestar manifiesto manija maniobra
  mano mansión manta manteca mantel mantener mantenimiento mantequilla manto manual manuscrito manzana manzano mapa
  maquillaje maquillar maquinaria mar maravilla maravilloso marca marcar marcha marchar marco marea marfil margen
  marginal marido marinero marino mariposa marisco marqués marrón marta martes martillo marzo marítimo masa masaje
  mascota masculino masivo masticar mata matanza matar mate matemáticas matemático materia material maternal
  maternidad materno matiz matrimonial matrimonio matrícula mayo mayor mayormente mayoría mayúscula mayúsculo maza
  mazo maíz mañana mecanismo mecer mecha mecánica mecánico medalla media mediación mediano medianoche mediante
  medicina medición medida medieval medio mediocre mediodía medir meditación meditar mediterráneo mejilla mejor mejora
  mejorar melancolía mella melodía melón memorable memoria mencionar mención mendigo menor menos mensaje mensajero
  mensual menta mental mente mentir mentira mentiroso mentón menudo menú mercado mercancía mercantil merced merecer
  merienda mermelada mesa meseta mestizo mesón meta metal meteorología meter metro metrópoli metáfora metálico
  mexicano mezcla mezclar mezquita microscopio miedo miel miembro mientras miga migaja migración mil milagro milagroso
  milenario milenio militar millar millonario millón mimo mina mineral minero ministerio ministro minoría minuto
  minúsculo mirada mirar misa miserable miseria misericordia misil misionero misión mismo misterio misterioso mitad
  mito mitología miércoles mochila moción moda moderación moderado modernización moderno modestia modesto modificación
  modificar modo mofa moho mojado mojar molde mole moler molestar molestia molesto molino molécula momento momia mona
  monarca monarquía monasterio moneda monetario monja monje mono monopolio monstruo monstruoso montaje montar montaña
  montañoso monte montón monumental monumento monótono mora morado moral moraleja morar morder moreno moribundo morir
  moro morro mortal mortalidad mosca mosquito mostaza mosto mostrador mostrar mota motivación motivar motivo moto
  motocicleta motor mover movilización movilizar movimiento mozo moño muchacha muchacho muchedumbre mucho muda mudanza
  mudar mudo mueble mueca muela muelle muerte muerto muestra mugre mujer mula multa multinacional multiplicación
  multiplicar multitud mundial mundo municipal municipio munición muralla muro musa muscular museo musgo musical muslo
  musulmán mutuo muñeca muñeco mágico máquina mármol mártir máscara mástil máximo médico médula mérito método mínimo
  místico mítico móvil múltiple músculo música músico nabo nacer nacimiento nacional nacionalidad nacionalismo
  nacionalista nación nada nadador nadar nadie nado naranja naranjo nariz narración narrador narrar narrativo nata
  natación natal natalidad nativo natural naturaleza naturalidad naturalmente naufragio navaja nave navegable
  navegación navegante navegar navidad navideño neblina necesariamente necesario necesidad necesitar necio negación
  negar negativo negligencia negociación negociar negocio negro nervio nervioso neto neutral neutralidad neutro nevar
  nevera nicho nido niebla nieta nieto nieve ninguno ningún nitrógeno nivel niña niñez niño noble nobleza noche nocivo
  noción nocturno nodo nogal nombramiento nombrar nombre noreste norma normal normalidad normalmente noroeste norte
  nosotros nostalgia nota notable notar notario noticia noticiero notorio novedad novela novelista noveno noventa
  novia noviazgo novio nube nublado nuca nuclear nudo nuera nuestro nuevamente nueve nuevo nuez nulo numeroso numérico
  nunca nutrición nutritivo nácar náutico nómada núcleo número obedecer obediencia obediente obispo objetivo objeto
  obligación obligar obligatorio obra obrero obsequio observación observador observar observatorio obsesión obstante
  obstinado obstáculo obtener obvio oca ocasional ocasionar ocasión ocaso occidental occidente ochenta ocho ocio
  octavo ocultar oculto ocupación ocupado ocupar ocurrir océano odiar odio odioso oeste ofender ofensa ofensivo oferta
  oficial oficina oficio ofrecer ojal ojalá ojo ola oleada oler olfato oliva olivo olla olmo olor oloroso olvidar
  olvido olímpico ombligo omitir once onda ondulado onza opción operación operador operar opinar opinión oponente
  oponer oportunidad oportuno oposición opresión oprimir optar optimismo optimista opuesto oración orador oral orar
  orca orden ordenado ordenador ordenar ordinario oreja organismo organización organizador organizar orgullo orgulloso
  orgánico orientación oriental orientar oriente origen original originalidad originar originario orilla ornamento
  orquesta ortografía oruga osa osar oscurecer oscuridad oscuro oso otorgar otoño otro oveja oxígeno oyente oído oír
  paciencia paciente pacto pacífico padecer padre padrino paga pagar pago paisaje paja pala palabra palacio palanca
  palco palma palmera palmo palo paloma pan pana panadero panadería panal pandilla panel pantalla pantalón pantano
  panza papa papel papá paquete par para parada paradoja paraguas paralelo paralizar parar paraíso parcela parche
  parecer parecido pared pareja pariente parir parlamentario parlamento paro parque parra parroquia parte
  participación participante participar particular particularmente partida partidario partido partir parto partícula
  parásito paréntesis pasa pasado pasaje pasajero pasaporte pasar pasatiempo pasear paseo pasillo pasivo pasión pasmar
  paso pasta pastel pastilla pasto pastor pata patata paterno patinar patio pato patria patrimonio patriota patriótico
  patrona patrulla patrón patín pausa pauta pavimento pavo payaso paz país pañal paño pañuelo peatón peca pecado
  pecador pecar pecho pedagogía pedagógico pedal pedazo pedido pedir pegar peinado peinar peine pelaje pelar pelea
  pelear peligro peligroso pellejo pelo pelota peluca peluche peluquero peluquería película pena pendiente penetrar
  pensamiento pensar pensión península peor pepino pequeño pera percepción percha percibir perder perdido perdonar
  perdurar perdón peregrino pereza perezoso perfeccionar perfección perfectamente perfecto perfil perfume periferia
  periodismo periodista periódico perjudicar perjudicial perjuicio perla permanecer permanencia permanente permiso
  permitir pero perpetuo perplejo perra perro persa persecución perseguir perseverancia persistir persona personaje
  personal personalidad personalmente perspectiva persuadir pertenecer perteneciente pertenencia perturbar peruano
  perverso período pesa pesadilla pesado pesar pesca pescadero pescadería pescado pescador pescar pese pesimismo
  pesimista peso pestaña peste petición petrolero petróleo pez peña peñón peón piadoso pianista piano pica picante
  picar pico pie piedad piedra piel pierna pieza pila pillo piloto pimienta pimiento pincel pino pinta pintar pintor
  pintoresco pintura pinza piojo pionero pipa pique pirata pirámide pisar piscina piso pista pistola pizarra pizza
  piña placa placer plaga plan plana plancha planchar planear planeta planicie planificación planificar plano planta
  plantación plantar plantear plata plataforma plateado plato playa plaza plazo plegar pleito pleno pliego pliegue
  plomo pluma plural plástico plátano población poblado poblador poblar pobre pobreza poca poción poco poda podar
  poder poderoso podio poema poesía poeta polea polen policía polilla pollo polo polvo político pomada pomo poner popa
  popular popularidad populoso porcelana porcentaje porche porción porque porra portada portal portar portarse
  portavoz porte portero portugués porvenir posada posar pose poseer posesión posguerra posibilidad posible
  posiblemente posición positivo poso posponer postal poste posterior posteriormente postre postura potable potencia
  potencial potente potro poza pozo poético practicar pradera prado precario precaución precedente preceder precio
  precioso precipicio precipitación precipitar precisamente precisar precisión preciso precolombino precursor predecir
  predicar predicción predominar predominio preferencia preferible preferido preferir prefijo pregunta preguntar
  prehistoria prehistórico prejuicio preliminar prematuro premiar premio prenda prensa preocupación preocupado
  preocupar preparación preparar preparativo preposición presa prescindir presencia presenciar presentación
  presentador presentar presente preservar presidencia presidencial presidente presidir presión preso prestar
  prestigio prestigioso presumir presupuesto pretender pretensión pretexto prevención prevenir prever previo
  previsible previsión prima primario primavera primero primitivo primo primogénito princesa principado principal
  principalmente principiante principio prioridad prisa prisionero prisión privado privar privilegio proa probabilidad
  probable probablemente probar problema procedencia procedente proceder procedimiento procesar procesión proceso
  proclamación proclamar procurar prodigio producción producir productividad productivo producto productor proeza
  profesional profesión profesor profesora profeta profundamente profundidad profundizar profundo progresar
  progresista progresivo progreso prohibición prohibido prohibir prolongación prolongado prolongar promedio promesa
  prometer promoción promover pronombre pronosticar pronto pronunciación pronunciar pronóstico propaganda propagar
  propicio propiedad propietario propina propio proponer proporcional proporcionar proporción proposición propuesta
  propósito prosa prosperar prosperidad protagonista protección protector proteger protesta protestante protestar
  proteína protocolo prototipo provecho proveedor proveer provenir proverbio providencia provincia provincial
  provisional provisión provocación provocar proximidad proyección proyectar proyecto prudencia prudente prueba
  práctica prácticamente práctico préstamo príncipe prójimo próspero próximo psicología psicológico psicólogo
  publicación publicar publicidad publicitario pueblo puente puerco puerro puerta puerto pues puesta puesto pulga
  pulgar pulir pulmón pulpa pulpo pulsera pulso puma punta puntal puntería punto puntual puntualidad puntura pupa
  pupila pura pureza purificar puro puñado puñal puño página pájaro pálido párrafo pérdida pícaro píldora pólvora púa
  público quebrar quedar queja quejar quejido quemadura quemar querer querido queso quiebra quien quienquiera quieto
  quince quinientos quinto quitar quizás quién química químico rabia rabioso rabo racial racional racismo racista
  ración radiación radical radicar radio rama ramo rampa rana rancho rango rapar rapaz rapidez rapto raro rasa
  rascacielos rascar rasgo raso raspa raspar rasto rastro rata rato ratón raya rayo raza razonable razonamiento
  razonar razón raíz reaccionar reacción real realidad realismo realista realización realizador realizar realmente
  reanudar rebaja rebajar rebaño rebelar rebelde rebeldía rebelión recado recaudar recepción receptor receta rechazar
  rechazo recibir recibo reciclaje reciclar reciente recientemente recipiente recién reclamación reclamar reclutar
  recobrar recodo recoger recomendación recomendar recompensa recompensar reconciliar reconocer reconocimiento
  reconquista reconstrucción reconstruir recordar recorrer recorrido recortar recorte recreo recta rectangular recto
  rector rectángulo recuerdo recuperación recuperar recurrir recurso recíproco red redacción redactar redactor redil
  redondo reducción reducido reducir reemplazar referencia referente referir reflejar reflejo reflexionar reflexión
  reforma reformar reforzar refrescante refrescar refresco refrigerador refrán refugiado refugiar refugio regalar
  regalo regar regata regimiento regional registrar registro región regla reglamento regresar regreso regulación
  regular regularidad regularmente rehusar rehén reina reinado reinar reino reiterar reja rejilla relacionado
  relacionar relación relajación relajado relajar relatar relativamente relativo relato relevante relieve religioso
  religión reliquia rellenar relleno reloj relojero reluciente relámpago remar remediar remedio remitente remitir remo
  remoto renacentista renacer renacimiento rencor rendimiento rendir renovable renovación renovar renta rentable
  renuncia renunciar reo reparación reparar repartir reparto repasar repaso repente repentino repertorio repetición
  repetidamente repetir repisa reponer reportaje reposar reposo representación representante representar
  representativo represión reprimir reproche reproducción reproducir republicano repugnante reputación república
  requerir requisito res resaltar rescatar rescate resentimiento reserva reservado reservar resfriado resguardar
  residencia residente residir residuo resina resistencia resistente resistir resolución resolver respaldar respaldo
  respectivamente respectivo respecto respetable respetar respeto respetuoso respiración respirar resplandor responder
  responsabilidad responsable respuesta resquicio resta restablecer restante restar restauración restaurante restaurar
  resto restricción restringir resultado resultar resumen resumir resurgir retirada retirar retiro reto retrasar
  retraso retratar retrato retroceder retroceso reunir reunión revelación revelar reventar reverencia revisar revisión
  revista revolucionario revolución revolver revés rey rezar rezo reír reñir rico ridículo riego rienda riesgo rigor
  rigoroso rima rincón riqueza risa ritmo rito ritual rival rivalidad rizado rizar rizo riña riñón robar roble robo
  robot robusto roca roce rocoso rocío rodar rodear rodeo rodilla roer rogar rojo rol rollo romano romanticismo romero
  romo romper románico romántico ron ronda ropa rosa rosado rosal rostro rotación roto rotundo rubio rueda ruego
  rugido rugir rugoso ruido ruidoso ruina rumba rumbo rumor ruptura rural ruso ruta rutina rutinario rábano ráfaga
  rápidamente rápido récord régimen réplica rígido río rústico saber sabiduría sabio sable sabor sacar sacerdote saco
  sacrificio sagrado sal sala salado salario salida salir saliva salmo salmón salsa saltar salto salud saludar saludo
  salvaje salvar salón sana sanar sanción sandalia sandía sangre sangriento sano santo sapo saque sara sardina sarna
  sartén sastre sauce savia saya secar sección seco secreto seda sede segar seguir segundo seguro según seis sello
  selva semana sembrar semilla sencillo senda sendero seno sentar sentir separar sequía serie serio serpiente servicio
  servir sesenta sesión seta setenta seto severo sexo sexto seña señal señalar señor señora señorita siempre sierra
  siervo siesta siete siglo signo silbido silencio silencioso silla sillín sillón silueta sima simio simple sincero
  sino siquiera sirena sitio situación soberbio sobra sobre sobrina sobrino sociable social socio sofá soga sol solar
  soldado soldar soledad soler solicitar solo soltar soltero solución sombra sombrero son sonar sonda sonido sonreír
  sonrisa sopa soplar soplo soportar sor sordera sordo sorprender sorpresa sospechar sostén soñar suave subida subir
  suceder suceso sucesor sucio sudar sudor suegra suegro suela sueldo suelo suelto suero suerte sueño sufrir sugerir
  suma sumar sumo superar superior suponer sur surco surgir suspirar sustituir susto suéter sábado sábana sílaba
  sólido sótano tabla tacaño taco tacto tacón tala talar talco talla taller tallo talón también tambor tampoco tanque
  tanto tapa tapar tapia tapiz tapón tardar tarde tarea tarifa tarjeta tarro tarta tasa taxi taxista taza teatro techo
  tecla teclado teja tejado tejer tejido tejo tela teléfono telón tema temblar temblor temer temor temperatura
  tempestad templo temprano tenaz tender tenedor tener tenis tenor tensión teoría tercero tercio terco terminar
  ternera ternura terraza terreno terrible terror tesis tesoro testa testigo texto tibia tibio tiburón tiempo tienda
  tierno tierra tigre tijera tijeras tilo timbre timo timón tina tinta tinte tipo tira tirar tirita tiro tiza toalla
  tobillo tocar tocino todavía todo toldo tomar tomate tomo tono tonto topo toque torcer tordo torero tormenta torneo
  tornillo torno toro torpe torre torso torta tortilla tortuga tos toser total traba trabajador trabajar trabajo
  tradición traducción traducir traer tragar trago traicionar traje trama tramo trampa tranquilo tranvía trapo tratar
  trato través trazo trece treinta tremendo tren trenza trepar treta tribu trigo trineo tripa triste tristeza triunfar
  trofeo trompa trompeta tronco trono tropa tropezar trote trozo trucha truco trueno tráfico tránsito trébol tubo
  tumba tumor turba turbio turismo turista turno tuya té tía tímido tío títere título túnel ubre unir universo unión
  untar urgente urna usado usar uso usted usual uva uña vaca vacaciones vaciar vacuna vacío vado vago vaho vaina vale
  valer valiente valioso valla valle valor vapor vaquera vaquero vara varar variar vario varón vaso vasto vecino vega
  vehículo veinte vejez vela velar velero vello velo veloz vena venado vencer venda vendedor vender veneno venga venir
  venta ventaja ventana verano verbo verdad verde vereda vergüenza verja versión verso vestido vestir veta vez viajar
  viaje viajero vicio victoria vid vida vidrio viejo viento vientre viernes viga vigilar vigor villa vinagre vino
  viola violento violeta violín virgen virtud viruela virus visa visera visita visitar visión vista viuda viudo
  vivienda vivir vivo viña viñedo vocal volante volar volcar volcán volumen voluntad volver vos vosotros votar voto
  voz vuelo vuelta vuestro válvula vía víbora víspera yate yedra yegua yelmo yema yermo yerno yerro yeso yogur yugo
  yunque zafiro zanja zapatero zapatería zapatilla zapato zarpa zarza zona zorra zorro zueco zumo zurdo ácido águila
  álgebra ámbito ángel ángulo ánimo árabe árbitro árbol área árido áspero átomo énfasis época ética ético étnico éxito
  éxodo ídolo índice íntegro íntimo ópera óptica óptico óptimo órbita órgano último único útil
  """
