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
  return dates
}()

/// Spanish words of every day and of school.
private let spanishWords = """
  abajo abeja abierto abogado abrasar abrazar abrazo abrigo abril abrir absorber abuela abuelo aburrido aburrir
  acabar acaso acceso accidente acción aceite acento aceptar acera acercar acero acertar aclarar acompañar aconsejar
  acordar acoso acostar acostumbrado acostumbrar activo acto actor actriz actual actuar acudir acuerdo acusar
  adecuado adelante además adentro adición adivinar adiós admirar admitir adonde adoptar adorar adorno aduana adulto
  advertir afeitar afición afirmar afuera agarrar agente agobio agosto agotado agotar agradable agradecer agregar
  agrio agua aguantar agudo aguja ahogar ahora ahorrar ahorro ahí aire ajeno ajuste ala alambre alarma alba alcalde
  alcance alcanzar aldea alegrar alegre alegría alejar alemán alergia aleta alfombra alga algo algodón alguien
  alguno aliado alianza aliento alimentar alimento aliviar alivio aliño allá allí alma almacén almeja almendra
  almohada almorzar almuerzo alquilar alquiler alrededor alta altar alterar alto altura alud alumna alumno ama
  amable amanecer amar amargo amarillo ambición ambiente ambos amenaza amenazar amiga amigo amistad amo amor amplio
  analizar ancho anchura anciano ancla andar andén anillo animal animar anoche anotar ansia ante anteayer antena
  anterior antes antiguo anual anunciar anuncio apagar aparato aparcar aparecer aparición apartar aparte apellido
  apenas apetito aplaudir aplauso aplicar apodo apostar apoyar apoyo apreciar aprender apretar aprieto aprobar apto
  apuesta apuntar apuro aquel aquello aquí arado araña arbusto arca archivo arco arder ardilla arena arma armada
  armar armario aroma arpa arpón arrancar arrastrar arrecife arreglar arreglo arriba arriesgar arrojar arroyo arroz
  arruga arte artista artículo asa asado asalto asar ascenso asco asedio asegurar aseo asesino asiento asistir asno
  asombro astro astuto asunto asustar ata atacar atajo ataque atar atasco ataúd atención atender atento aterrar
  aterrizar atleta atracar atraer atrapar atravesar atrever atreverse atroz atrás atún audaz auge aula aullido
  aumentar aumento aunque aurora ausente autobús autor avance avanzar avaro ave avena avenida aventura avisar aviso
  avispa avión aya ayer ayo ayuda ayudar azafrán azar azote azul azulejo azúcar añadir baba bache bacteria bahía
  bailar bailarín baile baja bajada bajar bajo bala balcón balda ballena ballesta balsa balón bambú banco banda
  bandeja bandera bandido bando banquete bar baraja barato barba barbilla barca barco barniz barra barranco barrer
  barrera barriga barril barrio barro barón basa basar base bastante bastar bastón basura bata batalla bate batería
  batido batir bautizo baya bazo bañar bañera baño baúl beber bebida bebé beca becerro bella belleza bello bendecir
  bendición bendito beneficio berro besar beso bestia beta biblioteca bicho bicicleta bien bife bigote bilis billete
  bisonte bizcocho blanca blanco blando bloque blusa bobina bobo boca bocado boda bodega bofetada bola boleta boleto
  boletín bollo bolo bolsa bolsillo bolso bolígrafo bomba bombero bombilla bondad bonito bono borde borla borracho
  borrador borrar borrego bosque bostezo bota botar bote botella boticario botón boya brasa bravo brazo brecha breve
  brillar brillo brincar brindar brindis brisa brocha broma bronce brote bruja brujo bruma brusco bruto brío brújula
  bucear buche bucle bueno buey bufanda bufete bufón buitre bujía bulto buque burbuja burguesía burla burlar burro
  busca buscar busto butaca buzo buzón bélico bóveda búho caballero caballo cabaña cabello caber cabeza cabina cable
  cabo cabra cacao cacerola cachorro cada cadena cadera cadáver caer café caja cajero cajón cal cala calabaza
  calambre calar calavera calcetín calcular caldera caldo cale calentar caliente calificar caliza callado callar
  calle callo calma calmar calor calva calvo calza calzado calzón cama camarero camarote camarón cambiar cambio
  camello camilla caminar camino camisa camiseta camión campana campaña campesino campeón campo cana canal canasta
  canción candado candela canela cangrejo canguro canoa cansado cansar cantante cantar cantera cantidad canto caoba
  capa capar caparazón capaz capilla capital capitán capo capricho captar capullo capítulo cara caracol caracola
  caramelo carbón carecer carencia carga cargar cargo caricia caridad cariño cariñoso carnaval carne carnero
  carnicero carnicería caro carpa carpeta carpintero carrera carreta carretera carril carro carta cartel cartera
  cartero cartón casa casado casar cascada casco casi casilla caso casta castaña castaño castigar castigo castillo
  casto castor catarro catedral catorce católico cauce caudal causa causar cava cavar caza cazador cazar cazo
  cazuela caída caña caño cañón cebada cebo cebolla cebra ceder cegar ceja celda celebrar celo celoso cemento cena
  cenar cenicero ceniciento ceniza centeno centro cepa cepillar cepillo cepo cera cerca cercano cerco cerdo cereal
  cerebro cereza cerilla cero cerrado cerradura cerrar cerro cerrojo cerveza cesar cesta cesto ceta chaleco champú
  chancla charco charla charlar chatarra chica chicle chico chillar chimenea chino chispa chiste chivo chocar choque
  chorizo chorro choza chuleta ciclo ciego cielo cien ciencia ciento cierre cierto ciervo cifra cigarra cigarro
  cigüeña cilindro cima cimiento cinco cine cinta cintura cinturón ciprés circo ciruela cirujano cisne cita ciudad
  ciudadano clan clara claro clase clavar clave clavel clavo clero cliente clima clip cloro cobarde cobra cobrar
  cobre coca cocer coche cochero cocido cocina cocinar cocinero coco coda codo coger coherente cohete coito cojo col
  cola colada colar colcha colegio colgar colina collar colmena colmillo colmo colocar colonia color columna
  columpio coma comarca comba combate comedia comedor comentar comenzar comer comercio cometa comida comienzo comité
  como comparar compartir compañero competir completar completo componer comportar compra comprador comprar
  comprender comprobar compás comunidad común conceder concha concierto conde condenar condición conducir conductor
  conectar conejo conexión confesar confianza confiar confirmar confundir confusión conmigo cono conocer conocido
  conquistar conseguir consejo conservar considerar consistir construir consuelo consultar consumir consumo contagio
  contaminar contar contener contento contestar contigo continuar contra contrario contratar contrato controlar
  convencer convenir conversar convertir copa copia copiar copla copo cor coraje coral corazón corbata corcho cordel
  cordero cordón coro corona corral corregir correo correr corriente cortar corte corteza cortina corto cortés cosa
  cosecha cosechar coser cosquilla cosquillas costa costar costilla costo costoso costumbre costura coto cotorra
  creación crear crecer creer crema cresta criada criado criar criatura crimen crin cripta crisis cristal cristiano
  cruce crudo cruel crueldad crujir cruz cruzar cráneo cráter cría crítica crónica cuaderno cuadra cuadrado
  cuadrilla cuadro cuajar cual cualidad cuando cuanto cuarenta cuarta cuartel cuarto cuatro cubierta cubo cubrir
  cucaracha cuchara cucharada cuchilla cuchillo cuello cuenca cuenco cuenta cuento cuerda cuerdo cuerno cuero cuerpo
  cuervo cuesta cueva cuidado cuidadoso cuidar culebra culpa culpable cultivar cultivo culto cultura cumbre
  cumpleaños cumplir cuna cuota cupo cura curar curioso curso curva cuál cuándo cuánto cuña cuñada cuñado cálido
  cállate cámara cántaro cápsula cárcel cáscara célula césped código cómico cómo cómodo cóndor cúpula dado dama
  danza danzar dar dardo dato daño debajo deber decano decena decidir decimal decir decisión declarar decorar
  dedicar dedo defender defensa dehesa dejar delantal delante delfín delgado delicado delito delta demasiado demonio
  demostrar demás denso dentista dentro denunciar depender deporte derecho derramar derrame derretir derribar
  derrota desafío desagüe desaparecer desarrollo desastre desayunar desayuno descalzo descansar descanso descargar
  descender describir descubrir desde desdén desear desecho deseo deshielo desierta desierto desnudo despacho
  despacio despedida despedir despegar despertar despierto después destino destreza destruir desván desvío detalle
  detener detrás deuda devolver diablo diamante diana diario dibujar dibujo dicha dicho dictado diente dieta diez
  diferente difunto difícil digno diluvio dinero dios diosa dirección directo director dirigir disco discurso
  discípulo diseñar diseño disfraz disparar disparo disponer distancia distinguir distinto distribuir diversión
  divertido divertir dividir divino división divorciar divorcio diálogo doblar doble doce docena doctor dolencia
  doler dolor domador dominar domingo dominio don doncella donde dorado dormido dormir dorso dosis dote dragón drama
  droga ducado ducha duchar duda dudar dudoso duelo duende dueto dueño dulce duna duque durante durar dureza duro
  dátil débil década décimo dólar dónde echar económico edad edición edificio educado educar efecto eficaz eje
  ejemplo ejercicio ejército elección electricidad electricista elefante elegante elegir eliminar ella ellos embudo
  emocionar emoción empezar empleada empleado emplear empleo empresa empujar enamorar enano encaje encantar encender
  encerrar encima encontrar encía enemigo energía enero enfadado enfadar enfermar enfermedad enfermera enfermo
  enfrente enfriar engañar engaño engordar enigma enojar enorme ensalada ensayo enseñar ensuciar ente entender
  enterar entero enterrar entonces entrada entrar entre entregar entrenador entrenar envase enviar envidia envolver
  equipo equivocar era erizo erosión error esa escala escalar escalera escama escapar escarcha escaso escena
  escenario escoba escoger esconder escribir escritor escritora escritura escuchar escudo escuela escultor ese
  esfera esfuerzo espacio espada espalda esparcir español especial espejo espera esperanza esperar espeso espiga
  espina espinaca esponja esposa esposo espuma espía espíritu esquema esquiar esquina esquí esta estaca estación
  estadio estado estanco estante estar estatua este estilo estirar esto estrecho estrella estribo estricto estropear
  estuche estudiante estudiar estudio estufa estómago etapa eterno euro evento evitar evolución exacto examen
  examinar excelente excepto exigir exilio existir expedición experiencia experto explicar explorar explosión
  explotar exponer expresar extender extenso extranjero extraño fabricar faja falda falla fallar fallo falso falta
  faltar fama familia famoso fango fantasma faro farol farola fase fauna favor fe febrero fecha felicidad feliz feo
  feria feroz fiar fibra ficción ficha fiebre fiel fiera fiesta figura fijar fijo fila filo filtro fin final
  finalmente finca fingir fino firma firmar firme fiscal flaco flan flanco flauta flecha fleco flojo flor flora
  floresta flota flotar flote foca foco fofo fondo forastero forma formal formar foro forro fortuna fosa foso foto
  fracaso fracción franco franja frasco frase frecuente fregar frenar freno frente fresa fresco freír fricción
  frijol frito frontera fruta frutero frutería fruto frágil frío fuego fuente fuera fuerte fuerza fuga fumador fumar
  funcionar función funda furia furioso futuro fábrica fábula fácil fértil física fósil gacela gafa gafas gala
  galaxia galgo galleta gallina gallo galo galán gama gamba gamo gana ganado ganar gancho ganga ganso garaje
  garganta garra garza gas gasa gasolina gastar gasto gato gema gemelo general generoso genio gente gesto gigante
  gira girar giro glaciar globo gloria gobernar gobierno golfo golondrina golpe golpear goma gordo gorila gorra
  gorrión gorro gota gozar gozo grabar gracia gracias gracioso grada grado gramo gran grana grande granero granizo
  granja grano grapa grasa grata gratis grato grava grave griego grieta grifo grillo gripe gris gritar grito grosero
  grueso grulla grupo gruta gráfico grúa guante guapa guapo guardar guerra guerrero guiar guisante guisar guiso
  guitarra gusano gustar gusto guía haba haber habitación habla hablar hacer hacha hacia hada halcón hallar hambre
  hambriento harina harto hasta haz hebra heces hecho helado helar helecho hembra herida herir hermana hermano
  hermoso herramienta hervir hiel hielo hiena hierba hierro higo hija hijo hilera hilo himno historia hito hocico
  hogar hoguera hoja hola holgazán hombre hombro hondo honesto hongo honor hora horca horma hormiga horno horrible
  hospital hostal hotel hoy hoyo hoz hueco huelga huella huerta huerto hueso huevo huida huir humano humilde humo
  hundir hurto huésped hábil héroe hígado húmedo idea ideal idioma ido iglesia iglú igual igualmente ilegal ilusión
  imagen imaginar imitar impedir imperio imponer importar imposible impresora impuesto imán incendio incluir incluso
  indicar infancia infeliz infierno informar ingle inglés iniciar inicio inmenso inocente inquieto insecto insistir
  intenso intentar interior interés invasión inventar invento invertir invierno invitado invitar inútil ira iris
  isla jabalí jabón jamás jamón jarabe jardinero jardín jarra jarro jarrón jaula jazmín jefa jefe jinete jirafa
  jornada joven joya judía juego jueves juez jugador jugar jugo juguete juicio julio junco junio junta juntar junto
  jurado jurar justo juventud juzgar labio labor labrador lacio lado ladra ladrar ladrillo ladrón lagarto lago
  laguna lamentar lamer lana lancha langosta lanza lanzar largo larva lata latir lava lavabo lavadora lavar lazo
  leal lección leche lecho lechuga lechuza lector lectura leer legión lego legua lejano lejos lejía lema lengua
  lenguaje lente lenteja lento letra letrero leva levantar levar leve ley leyenda leña leñador leño león libertad
  libra libre librería libro licor liebre lienzo liga ligar ligero lima limar limbo limitar limo limpiar limpio
  limón linda linde lindo lino lira lirio lisa liso lista listo literatura litro llaga llama llamada llamar llano
  llanta llanto llanura llave llavero llegada llegar llenar lleno llevar llorar lloro llover llovizna lluvia lobo
  local loción loco locura lodo lograr logro loma lomo lona loro losa lote loza lucha luchar luego lugar lujo lujoso
  luna lunar lunes lupa lustro luto luz lágrima lámina lámpara lápiz lástima látigo líder límite línea lío líquido
  lógico macho madeja madera madre madrugada madrugar maduro maestra maestro maga magia mago mal mala maldad maleta
  malla malo malta malva mama mamá manada mancha manco mandar mando manejar manera manga mango manguera manija mano
  mansión manta manteca mantel mantener mantequilla manto manzana manzano mapa maquillar mar maravilla marca marcar
  marcha marchar marco marea marfil margen marido marinero marino mariposa marisco marrón marta martes martillo
  marzo masa masaje mascota masticar mata matar mate matemáticas materia matiz matrimonio mayo mayor mayoría
  mayúsculo maza mazo maíz mañana mecha mecánica mecánico medalla media mediante medición medida medio mediodía
  medir mejilla mejor mejorar mella melón memoria mencionar mención mendigo menor menos mensaje menta mental mente
  mentir mentira mentón menudo menú mercado merced merecer merienda mesa meseta mesón meta metal meter metro
  metálico mezcla mezclar miedo miel mientras miga migaja mil milagro militar millar millón mimo mina mineral minero
  ministerio ministro minoría minuto minúsculo mirada mirar misa misión mismo misterio mitad mito mochila moción
  moda moderno modo mofa moho mojado mojar molde mole moler molestar molesto molino momento momia mona moneda monja
  monje mono montar montaña monte montón monumento mora morado moral morar morder moreno morir moro morro mortal
  mosca mosquito mostaza mosto mostrar mota motivo moto motor mover movimiento mozo moño muchacha muchacho mucho
  muda mudar mudo mueble mueca muela muelle muerte muerto muestra mugre mujer mula multa mundo muralla muro musa
  museo musgo muslo mutuo muñeca muñeco máquina mármol máscara mástil médico médula método móvil músculo música
  músico nabo nacer nación nada nadar nadie nado naranja naranjo nariz nata natación natural navaja nave navegar
  necesario necesitar negar negociar negocio negro nervio nervioso neto nevar nevera nicho nido niebla nieta nieto
  nieve ninguno nivel niña niñez niño noble noche noción nodo nogal nombre noreste norma normal norte nosotros nota
  notar noticia novela noveno noventa novia novio nube nuca nudo nuera nuestro nueve nuevo nuez nulo nunca nácar
  número obedecer obediente obispo objeto obligar obra obrero observar obtener obvio oca ocasión ocaso ochenta ocho
  ocio octavo ocultar ocupado ocupar ocurrir océano odiar odio oeste ofender oferta oficina oficio ofrecer ojal ojo
  ola oler olivo olla olmo olor olvidar olvido ombligo once onda onza opción operación operar opinar opinión opuesto
  oración orar orca orden ordenador ordenar oreja orgullo orgulloso origen orilla oruga osa osar oscuro oso otorgar
  otoño otro oveja oído oír paciencia paciente pacto padecer padre padrino paga pagar pago paisaje paja pala palabra
  palacio palanca palco palma palmera palmo palo paloma pan pana panadero panadería panal pandilla panel pantalla
  pantalón pantano panza papa papel papá paquete par para parada paraguas parar paraíso parcela parche parecer
  parecido pared pareja pariente parir paro parque parra parte partida partido partir parto pasa pasado pasajero
  pasar pasear paseo pasillo pasión paso pasta pastel pastilla pasto pastor pata patata patinar patio pato patria
  patrona patrón patín pausa pauta pavimento pavo payaso paz país pañal paño pañuelo peatón peca pecado pecar pecho
  pedal pedazo pedir pegar peinar peine pelaje pelar pelea pelear peligro peligroso pellejo pelo pelota peluca
  peluche peluquero peluquería película pena pendiente pensar península peor pepino pequeño pera percha perder
  perdonar perdón perezoso perfecto perfume periódico perla permanecer permiso permitir pero perra perro persona
  pertenecer pesa pesadilla pesado pesar pesca pescadero pescadería pescado pescador pescar peso pestaña peste
  petición petróleo pez peña peñón peón piano pica picante picar pico pie piedra piel pierna pieza pila pillo piloto
  pimienta pimiento pincel pino pinta pintar pintor pintura pinza piojo pipa pique pirata pisar piscina piso pista
  pizarra pizza piña placa placer plaga plan plana plancha planchar planeta plano planta plantar plata plateado
  plato playa plaza plazo pleito pleno pliego plomo pluma plural plátano población poblar pobre pobreza poca poción
  poco poda podar poder poderoso podio poema poesía poeta polea polen policía polilla pollo polo polvo político pomo
  poner popa porche porción porque porra portal portar porte portero posada posar pose posible posición poso postal
  poste postre potro poza pozo practicar prado precio precioso preferir pregunta preguntar premio prenda prensa
  preocupado preocupar preparar presa presentar presente presidente presión preso prestar pretender prevenir previo
  prima primavera primero primo princesa principio prisa prisión privado proa probar problema producción producir
  profesor profesora profundo prohibir promesa prometer pronto propina propio proponer prosa proteger protestar
  prudente prueba príncipe próximo publicar pueblo puente puerco puerro puerta puerto pues puesta puesto pulga
  pulgar pulir pulmón pulpa pulpo pulsera pulso puma punta puntal punto puntura pupa pura puro puñado puñal puño
  página pájaro pálido pícaro púa quedar queja quejar quejido quemar querer querido queso quien quieto quince quinto
  quitar quizás quién rabia rabo ración radio rama ramo rampa rana rancho rango rapar rapaz rapto raro rasa rasgo
  raso raspa rasto rastro rata rato ratón raya rayo raza razón raíz reacción real realizar rebaja rebaño rebelión
  recado recepción receta rechazar recibir recibo reciclar reclamar recodo recoger reconocer recordar recorrer
  recreo recta recto recuerdo recuperar red redil redondo reducir reemplazar referir reflejo reflexión refresco
  refrán regalar regalo regar región regla regresar reina reinar reino reja rejilla relación relajado relajar relato
  religión rellenar reloj relámpago remar remedio remo renta reo repartir repasar repetir repisa reponer reposo
  representar república res rescate reserva reservar resina resolución resolver respetar respeto respirar responder
  respuesta resta restar restaurante resto resultado resultar retirar reto retraso retrato reunir reunión revisar
  revista revolución rey rezar rezo reír reñir rico ridículo riego rienda riesgo rima rincón riqueza risa ritmo rito
  rival rizar rizo riña riñón robar roble robo robot roca roce rocío rodar rodear rodeo rodilla roer rogar rojo rol
  rollo romero romo romper ron ronda ropa rosa rosal rostro roto rubio rueda ruego rugido rugir rugoso ruido ruidoso
  ruina rumba rumbo rumor ruso ruta rábano ráfaga rápido rígido río saber sabiduría sabio sable sabor sacar
  sacerdote saco sacrificio sagrado sal sala salado salario salida salir saliva salmo salmón salsa saltar salto
  salud saludar saludo salvaje salvar salón sana sanar sanción sandalia sandía sangre sangriento sano santo sapo
  saque sara sardina sarna sartén sastre sauce savia saya secar sección seco secreto seda sede segar seguir segundo
  seguro según seis sello selva semana sembrar semilla sencillo senda sendero seno sentar sentir separar sequía
  serie serio serpiente servicio servir sesenta sesión seta setenta seto severo sexo sexto seña señal señalar señor
  señora señorita siempre sierra siervo siesta siete siglo signo silbido silencio silencioso silla sillín sillón
  silueta sima simio simple sincero sino siquiera sirena sitio situación soberbio sobra sobre sobrina sobrino
  sociable social socio sofá soga sol solar soldado soldar soledad soler solicitar solo soltar soltero solución
  sombra sombrero son sonar sonda sonido sonreír sonrisa sopa soplar soplo soportar sor sordera sordo sorprender
  sorpresa sospechar sostén soñar suave subida subir suceder suceso sucesor sucio sudar sudor suegra suegro suela
  sueldo suelo suelto suero suerte sueño sufrir sugerir suma sumar sumo superar superior suponer sur surco surgir
  suspirar sustituir susto suéter sábado sábana sílaba sólido sótano tabla tacaño taco tacto tacón tala talar talco
  talla taller tallo talón también tambor tampoco tanque tanto tapa tapar tapia tapiz tapón tardar tarde tarea
  tarifa tarjeta tarro tarta tasa taxi taxista taza teatro techo tecla teclado teja tejado tejer tejido tejo tela
  teléfono telón tema temblar temblor temer temor temperatura tempestad templo temprano tenaz tender tenedor tener
  tenis tenor tensión teoría tercero tercio terco terminar ternera ternura terraza terreno terrible terror tesis
  tesoro testa testigo texto tibia tibio tiburón tiempo tienda tierno tierra tigre tijera tijeras tilo timbre timo
  timón tina tinta tinte tipo tira tirar tirita tiro tiza toalla tobillo tocar tocino todavía todo toldo tomar
  tomate tomo tono tonto topo toque torcer tordo torero tormenta torneo tornillo torno toro torpe torre torso torta
  tortilla tortuga tos toser total traba trabajador trabajar trabajo tradición traducción traducir traer tragar
  trago traicionar traje trama tramo trampa tranquilo tranvía trapo tratar trato través trazo trece treinta tremendo
  tren trenza trepar treta tribu trigo trineo tripa triste tristeza triunfar trofeo trompa trompeta tronco trono
  tropa tropezar trote trozo trucha truco trueno tráfico tránsito trébol tubo tumba tumor turba turbio turismo
  turista turno tuya té tía tímido tío títere título túnel ubre unir universo unión untar urgente urna usado usar
  uso usted usual uva uña vaca vacaciones vaciar vacuna vacío vado vago vaho vaina vale valer valiente valioso valla
  valle valor vapor vaquera vaquero vara varar variar vario varón vaso vasto vecino vega vehículo veinte vejez vela
  velar velero vello velo veloz vena venado vencer venda vendedor vender veneno venga venir venta ventaja ventana
  verano verbo verdad verde vereda vergüenza verja versión verso vestido vestir veta vez viajar viaje viajero vicio
  victoria vid vida vidrio viejo viento vientre viernes viga vigilar vigor villa vinagre vino viola violento violeta
  violín virgen virtud viruela virus visa visera visita visitar visión vista viuda viudo vivienda vivir vivo viña
  viñedo vocal volante volar volcar volcán volumen voluntad volver vos vosotros votar voto voz vuelo vuelta vuestro
  válvula vía víbora víspera yate yedra yegua yelmo yema yermo yerno yerro yeso yogur yugo yunque zafiro zanja
  zapatero zapatería zapatilla zapato zarpa zarza zona zorra zorro zueco zumo zurdo ácido águila ángel ángulo
  árbitro árbol área árido áspero átomo época éxito ópera óptica órgano último único útil
  """
