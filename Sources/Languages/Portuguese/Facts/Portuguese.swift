// SPDX-License-Identifier: Apache-2.0
package import LanguageFacts

extension LanguageFacts {
  /// The facts of Portuguese.
  package static let portuguese: LanguageFacts = {
    var facts = LanguageFacts("pt", name: "portuguese")
    facts.spelling = portugueseSpelling
    facts.words = [portugueseWords]
    facts.frames = portugueseFrames
    facts.ordinals = portugueseOrdinals
    facts.phrases.titles = "dom rei rainha imperador imperatriz"
    facts.articles.words = "o a os as um uma uns umas"
    facts.articles.genders = """
      o a
      os as
      um uma
      uns umas
      """
    facts.phrases.nameParticles = "da de"
    facts.numbers = portugueseNumbers
    facts.dates = portugueseDates
    facts.units = portugueseUnits
    facts.units.inPhrases = """
      km quilômetro quilômetros quilómetro quilómetros
      m metro metros
      cm centímetro centímetros
      mm milímetro milímetros
      kg quilograma quilogramas
      g grama gramas
      mg miligrama
      l litro litros
      ml mililitro mililitros
      h hora horas
      min minuto minutos
      s segundo segundos
      """
    facts.formulaWords = """
      infinity infinito
      gcd mdc
      lcm mmc
      sin sen
      tan tg
      cot cotg
      csc cossec
      arcsin arcsen
      arctan arctg
      arccot arccotg
      sinh senh
      tanh tgh
      coth cotgh
      arsinh arsenh argsenh
      arcosh argcosh
      artanh argtanh
      """
    facts.headings.parts = """
      question: pergunta, questão, questões, enunciado, frente, termo, palavra, texto da pergunta
      answer: resposta, resposta correta, resposta certa, correta, certa, verso, tradução, definição, solução, gabarito
      alternatives: outra resposta, também correta, variante, sinônimo, resposta aceita
      wrong: errada, errado, resposta errada, incorreta, resposta incorreta, distrator, falsa
      options: opção, opções, resposta, alternativa, escolha
      type: tipo, tipo de pergunta, tipo de questão
      feedback: explicação, comentário, retorno, justificativa
      hint: dica, ajuda, pista
      points: ponto, pontos, pontuação, nota, valor
      tolerance: tolerância, margem, margem de erro
      unit: unidade
      set: baralho, categoria, capítulo, conjunto, lição, seção
      tags: etiqueta, tema, palavra-chave, palavras-chave, assunto
      language: idioma, língua
      time: tempo, duração, limite de tempo, segundos, tempo em segundos
      title: título, nome
      source: fonte, referência, livro
      image: imagem, imagens, foto, link da imagem, som, vídeo
      id: identificador
      number: número, n.º, nº
      format: formato do texto
      details: detalhes
      """
    facts.headings.kinds = """
      multipleChoice: escolha única, múltipla escolha, escolha simples
      checkAll: seleção múltipla, caixas de seleção, várias respostas, resposta múltipla
      trueFalse: verdadeiro/falso, verdadeiro ou falso, certo/errado
      exactMatch: texto, resposta curta, cartão
      numeric: número, numérica, numérico, cálculo
      algebraic: expressão, equação, fórmula, álgebra
      chemical: química, fórmula química
      date: data, ano
      ordering: ordem, ordenar, sequência, ordenação
      matching: pares, associar, associação, correspondência
      cloze: lacunas, texto com lacunas, preencher lacunas
      openResponse: resposta aberta, aberta, dissertativa, redação, texto livre
      """
    facts.headings.answers = """
      student: aluno, aluna, estudante, participante, candidato, candidata, utilizador, usuário, nome
      credit: fração, parcela
      """
    facts.headings.isTrue = "verdadeiro, v, sim, certo"
    facts.headings.isFalse = "falso, f, não, errado"
    facts.headings.languages = "português, inglês, alemão, francês, espanhol, italiano"
    facts.headings.pluralEndings = "s"
    return facts
  }()
}

/// The rules for the spelling and misspelling of words.
private let portugueseSpelling: LanguageFacts.Spelling = {
  var spelling = LanguageFacts.Spelling()
  spelling.soundAlikes = """
    ã/an ão/am ão/an ão/om ãe/ain õe/oen s/ss s/ç s/c ss/ç ss/c sc/c sc/s sç/ç s/z x/ch x/s x/z x/cs x/ss c/k c/qu k/qu g/j gu/g al/au el/eu il/iu ol/ou \
    ul/uu lh/li lh/ll nh/ni nh/n e/i o/u ei/e ou/o m/n ct/t pt/t cç/ç pç/ç ph/f th/t y/i w/v ção/são ção/ssão im/en em/en in/en des/dis
    """
  spelling.costs.swappedLetters = 10
  spelling.costs.extraDoubling = 3
  spelling.costs.missingDoubling = 7
  spelling.costs.mark = 1
  spelling.costs.soundAlike = 3
  spelling.costs.vowelForVowel = 21
  spelling.costs.relatedConsonant = 9
  spelling.costs.unrelatedLetter = 24
  spelling.costs.extraVowel = 11
  spelling.costs.extraConsonant = 6
  spelling.costs.missingVowel = 7
  spelling.costs.silentH = 9
  spelling.costs.firstLetterChanged = 3
  spelling.costs.firstLetterMissingOrExtra = 4
  spelling.costs.secondLetter = 3
  spelling.costs.otherEnding = 12
  spelling.costs.otherBeginning = 0
  spelling.costs.limits = [6, 9, 11, 11, 13, 15, 18, 18, 21]
  spelling.costs.loneSlip = (short: 1, long: 6)
  spelling.costs.strangeGroup = 5
  // The groups of three letters that stand in at least 52 words of Debian's package wportuguese
  // 20220621.
  spelling.triples = """
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
  spelling.conjunctions = "e"
  spelling.negators = "não nem nunca jamais nada ninguém nenhum nenhuma sem"
  spelling.fixedWords = """
    verdadeiro falso verdade sim primeiro primeira segundo segunda terceiro terceira quarto quarta quinto quinta sexto sexta sétimo oitavo nono décimo cem \
    cento mil milhão bilhão esquerda direita esquerdo direito norte sul leste oeste cima baixo superior inferior interior exterior interno externo anterior \
    posterior medial lateral proximal distal dorsal ventral antes depois dentro fora
    """
  spelling.protectedPrefixes = """
    hipo/hiper intra/inter intra/extra inter/extra infra/supra infra/ultra endo/exo endo/ecto ecto/exo micro/macro homo/hetero auto/hetero iso/aniso mono/di \
    mono/poli mono/oligo oligo/poli di/tri bi/tri tri/tetra tetra/penta penta/hexa uni/bi sub/super sub/supra pré/pós pre/pos ante/pos pro/anti pro/epi \
    ana/meta meta/telo pro/meta met/et et/prop prop/but but/pent pent/hex eo/mio mio/plio neo/paleo mili/micro mili/centi quilo/mega mega/giga nano/pico \
    nitri/nitro ab/ad a/e im/ex in/ex apo/peri leuco/eritro af/peri orto/meta orto/para meta/para an/cat fen/gen sis/dia des/ dis/ co/ a/ an/ anti/ in/ im/ i/ \
    ir/ re/
    """
  spelling.protectedSuffixes = """
    ato/ito ato/eto ito/eto ato/ido ida/ina ano/eno ano/ino eno/ino ano/anol al/ol ol/ona ase/ose oso/ico ite/ose ite/oma oma/ose ina/osina lise/génese \
    lise/gênese cito/blasto filo/fobo filia/fobia grama/grafo grafia/logia nomia/logia ismo/ista emia/uria ectomia/otomia tite/mite ia/íola
    """
  spelling.inflections = """
    /s /es m/ns l/is al/ais el/éis ol/óis il/is ão/ões ão/ães ão/ãos z/zes r/res
    """
  spelling.genders = "o/a os/as or/ora ores/oras ão/ona ês/esa ão/ã"
  spelling.vowelMarksAreAccents = true
  spelling.ownLetters = "ãõ"
  spelling.beginnings = """
    re des dis in im i ir en em pre pro a ad con com co sobre sub trans inter ex es e anti auto entre contra per
    """
  spelling.endings = """
    s o a os as e es ar er ir ado ada ados adas ido ida idos idas ando endo indo ava ia ou eu iu ei arei ará am em ão ões ção ções or ora ores oras mente \
    mento mentos al ais ico ica icos icas oso osa osos osas ivo iva ivos ivas ismo ista istas dade dades agem agens ança ância ência ável áveis ível íveis \
    eiro eira eiros eiras inho inha inhos inhas amos emos imos aram eram iram m ste
    """
  spelling.families = """
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
  spelling.variants = "cç/ç pç/ç ct/t pt/t"
  spelling.otherSpellings = """
    ação acção, ator actor, catorze quatorze, dezesseis dezasseis, dezessete dezassete, dezenove dezanove, Moscou Moscovo
    Irã Irão, Vietnã Vietname, Amsterdã Amesterdão, Bagdá Bagdade
    Madri Madrid, trem comboio, registro registo
    húmido úmido,
    Estados_Unidos EUA USA
    Primeira_Guerra_Mundial 1ª_Guerra_Mundial I_Guerra_Mundial, Segunda_Guerra_Mundial 2ª_Guerra_Mundial II_Guerra_Mundial
    """
  spelling.addForms()
  return spelling
}()

/// Numbers in Portuguese, of Portugal and of Brazil.
private let portugueseNumbers: LanguageFacts.Numbers = {
  var numbers = LanguageFacts.Numbers()
  numbers.small = """
    zero um|uma dois|duas três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze \
    dezasseis|dezesseis dezassete|dezessete dezoito dezanove|dezenove
    """
  numbers.tens = "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa"
  numbers.compound = "{tens}e{ones}"
  numbers.others = """
    100 cem|cento 200 duzentos|duzentas 300 trezentos|trezentas 400 quatrocentos|quatrocentas 500 quinhentos|quinhentas 600 \
    seiscentos|seiscentas 700 setecentos|setecentas 800 oitocentos|oitocentas 900 novecentos|novecentas
    """
  numbers.thousand = "mil"
  numbers.and = "e"
  numbers.or = "ou"
  numbers.minus = "menos"
  numbers.mark = "vírgula ponto"
  numbers.periods = "periódica periódico período"
  numbers.of = "de do da"
  numbers.parts = """
    2 meio|meia:meios 3 terço:terços 4 quarto:quartos 5 quinto:quintos 6 sexto:sextos 7 sétimo:sétimos 8 oitavo:oitavos 9 \
    nono:nonos 10 décimo|décima:décimos|décimas 100 centésimo|centésima:centésimos|centésimas 1000 \
    milésimo|milésima:milésimos|milésimas
    """
  numbers.fixedParts = "1/2 meio|meia|metade"
  numbers.quantities = [("12", "dúzia"), ("100", "centena"), ("1000", "milhar")]
  numbers.magnitudes = """
    3 mil|milhares 6 milhão|milhao|milhões|milhoes 9 bilhão|bilhao|bilhões|bilhoes 12 \
    bilião|biliao|biliões|bilioes|trilhão|trilhao|trilhões|trilhoes
    """
  numbers.signs = [
    ("^", "elevado_a elevado_à"),
    ("*", "vezes multiplicado_por"),
    ("/", "sobre dividido_por"),
  ]
  numbers.approximations = """
    cerca_de aproximadamente quase por_volta_de mais_ou_menos uns umas
    """
  numbers.openings = """
    em em_o_ano no_ano no_ano_de o_ano ano os as são é há a_resposta_é resposta o_resultado_é resultado
    """
  numbers.names = "ph ph_de"
  numbers.copulas = "é são vale valem foi era"
  numbers.reservations = """
    não nunca menos mais sob sobre sem exceto nenhum nenhuma mínimo máximo
    """
  numbers.eras = "d_c depois_de_cristo da_nossa_era"
  numbers.counted = """
    habitantes habitante pessoas pessoa alunos alunas crianças homens mulheres membros lugares estados países planetas luas \
    ossos dentes cromossomas cromossomos elétrons eletrões prótons protões nêutrons neutrões átomos moléculas íons iões \
    partículas células espécies peças pontos páginas faces arestas vértices lados cartas livros maçãs ovos carros votos \
    possibilidades combinações resultados soluções elementos letras palavras pares gols golos jogadores vezes
    """
  return numbers
}()

/// The written forms of dates.
private let portugueseDates: LanguageFacts.Dates = {
  var dates = LanguageFacts.Dates()
  dates.order = "dmy"
  dates.months = [
    "janeiro, jan", "fevereiro, fev", "março, mar", "abril, abr", "maio, mai", "junho, jun",
    "julho, jul", "agosto, ago", "setembro, set", "outubro, out", "novembro, nov",
    "dezembro, dez",
  ]
  dates.weekdays = [
    "domingo", "segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira",
    "sábado",
  ]
  dates.ordinals = [
    "primeiro", "segundo", "terceiro", "quarto", "quinto", "sexto", "sétimo", "oitavo", "nono",
    "décimo", "décimo primeiro", "décimo segundo", "décimo terceiro", "décimo quarto",
    "décimo quinto", "décimo sexto", "décimo sétimo", "décimo oitavo", "décimo nono",
    "vigésimo", "vigésimo primeiro",
  ]
  dates.ordinalEndings = "o, a"
  dates.decades = "anos, os anos, década, década de"
  dates.cardinals = [
    "um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez", "onze",
    "doze", "treze", "catorze, quatorze", "quinze", "dezesseis, dezasseis",
    "dezessete, dezassete", "dezoito", "dezenove, dezanove", "vinte", "vinte e um",
    "vinte e dois", "vinte e três", "vinte e quatro", "vinte e cinco", "vinte e seis",
    "vinte e sete", "vinte e oito", "vinte e nove", "trinta", "trinta e um",
  ]
  dates.decadeNames = [
    "vinte", "trinta", "quarenta", "cinquenta, cinqüenta", "sessenta", "setenta", "oitenta",
    "noventa",
  ]
  dates.centuries = "século, séculos, séc, s"
  dates.beforeOurEra = "a. C., antes de Cristo, AEC, antes da era comum, antes da nossa era"
  dates.ourEra = "d. C., depois de Cristo, da era comum, da nossa era"
  dates.until = "até, até ao"
  dates.untilOrOn = "a, ao"
  dates.from = "desde"
  dates.between = "entre"
  dates.and = "e"
  dates.ignored = """
    o, os, as, de, do, da, dos, em, no, na, ano, mês, dia, por volta de, cerca de, foi em
    """
  return dates
}()

/// Portuguese words of every day and of school.
private let portugueseWords = """
  aba abaixar abaixo abandonar abelha abençoar aberto abismo aborto abraçar abraço abrigo abril abrir absoluto abuso
  acabar acampar acaso aceitar acender aceno acento acertar aceso acesso achar acidente acima acompanhar acontecer
  acordar acordo acostumar acreditar acrescentar acusar adeus adiante admirar admitir adoecer adorar adubo adulto
  afastar afeto afinal afirmar afogar agarrar agenda agente agir agora agosto agradar agradecer agudo aguentar
  agulha ainda ajuda ajudar ala alarme albergue alcance alcançar aldeia alegrar alegre alegria alemão alergia aleta
  alface alga algo algodão algum alguém alho alicate alimentar alimento aliás alma almofada almoçar almoço alpiste
  altar alto altura alugar aluna aluno alvará alvo alça além alívio ama amanhã amar amarelo amargo amarra amarrar
  ambiente ambição ambos ameaça ameaçar ameixa amiga amigo amizade amo amor amostra amplo amável andar andorinha
  anel anexo animal animar anjo ano anotar ansia anta ante antena anterior antes antigo anzol anão anúncio ao apagar
  apaixonar apanhar aparecer aparelho apego apelido apelo apenas apertado apertar apesar apetite apito aplauso
  aplicar apoiar apoio apontar aposta apostar aprender apresentar aprovar aproximar após aquele aqui aquilo aquário
  arado arame aranha arara arbusto arca arco arder ardor areia argila arguir arma armar armário arpão arquivo
  arrancar arranjar arranjo arrastar arriscar arroz arrumar arte artigo artista asa asma asno aspecto assado assalto
  assar assento assim assinar assistir assunto assustar astro astuto atacar ataque atender atento atenção atirar
  atividade ato ator atrair atrapalhar atrasado atrasar atraso atravessar através atrever atrito atriz atrás atum
  até audaz auge aula aumentar aurora ausente auto autor autora avançar avaro aveia avenida avental aventura avesso
  avisar avião azar azedo azeite azul azulejo aço açougue ação açúcar aérea baba bacalhau bacia bafo bagagem baile
  bairro baixa baixar baixo bala balança balançar balanço balcão balde baleia balsa baluarte balão bambu banana
  banca banco banda bandeira bandeja bandido bando banha banheira banheiro banho banquete bar baralho barata barato
  barba barbante barca barco barra barraca barrar barreira barriga barril barro barulho barão base basear bastante
  bastar bastão bata batalha batata bater bateria bato batom baço baía beber bebida bebê beco bege beijar beijo
  beira bela beleza beliche belo bem bengala berinjela berrar berro berço besouro besta betão bexiga biblioteca bica
  bicho bicicleta bico bife bigode bilhete bilhão biscoito bisneto bispo bloco blusa boa boato boca boda bode
  bofetada boi boia boiada bola bolacha bolha bolo bolsa bolso bom bomba bombeiro bondade bonde boneca boneco bonito
  boné borboleta borda bordado bordo borracha bosque bota bote botina botão boêmio branco branda brando brasa
  brasileiro bravo bravura braço brecha brejo breve briga brigar brilhante brilhar brilho brincadeira brincar brinco
  brinde brisa broca broche bronze brotar broto bruma bruta bruto bruxa bruxo bucha bule buraco burguês burro busca
  buscar busto buzina bêbado bússola cabana cabelo caber cabeça cabide cabina cabo cabra cacau cachimbo cacho
  cachorro cacto cada cadeado cadeia cadeira caderno caduco café cair caixa caixote cajado cal calado calafrio calar
  calcanhar calcular calda caldeira caldo calha calma calmante calmo calo calor calvo calça calçada calçado calçar
  calção cama camada camarão camelo caminhar caminho caminhão camisa camisola campainha campanha campeão campo cana
  canal candeia caneca canela caneta canhão canil canivete cano canoa cansado cansar cansaço cantar cantina canto
  cantor cantora canário canção capa capacete capaz capela capim capital capitão capoeira capricho capuz capítulo
  cara caracol caranguejo carcaça careca carente careta carga cargo caridade carinho carinhoso carnaval carne
  carneiro caro caroço carpa carpete carregar carreira carro carroça carta cartaz carteira carteiro cartão carvalho
  carvão carícia casa casaco casado casal casamento casar casca cascata casco caso caspa casta castanha castanho
  castelo castigar castigo casto castor catarata catedral católico cauda causa causar cauto cava cavaleiro
  cavalheiro cavalo cavar caveira caverna caça caçar cebola ceder cedo cedro cego cegonha ceia cela celebrar celeiro
  cemitério cena cenho cenoura censo centeio cento central centro cenário cepa cera cerca cercar cerco cerda cereal
  cereja cerro certamente certeza certo cerveja cesta cesto chafariz chaga chaleira chama chamar chaminé chance
  chapa chapéu charco charuto chato chave chefe chegada chegar cheio cheirar cheiro cheiroso cheque chifre chinelo
  chita chocar choque chorar choro chover chumbo chupeta chutar chuva chuveiro chá chácara chávena chão ciclo cidade
  cidadão cientista cifra cigano cigarra cigarro cilindro cima cinco cinema cinta cinto cintura cinza cinzento circo
  cisne citar ciumento ciência ciúme clara clareza claro classe clave clavícula clero cliente clima clone clube
  coalho coar cobaia coberta cobertor cobertura cobra cobrar cobre coche cocheira coco coelho cofre cogumelo coisa
  coitado cola colapso colar colcha colchão colega coleira coleção colheita colher colina colmeia colo colocar
  coluna colégio colônia coma comando comarca combate combinar comboio comentar comer cometa começar começo comida
  comissão como comparar compasso competir completar completo compor compra comprador comprar compreender comprido
  computador comum comunicar comédia comércio concerto concha concluir concordar concurso conde condição conduta
  condutor conduzir cone confessar confiança confiar confirmar conforme conforto confundir confusão congresso
  conhecer conjunto conseguir conselho consertar conserto conservar considerar consistir constante construir
  consultar consumir consumo conta contar contente conter continente continuar conto contra contratar contrato
  contrário contudo contágio convencer conversa conversar convidar convite copa copiar copo cor cora coragem
  corajoso coral corar coração corda cordeiro cordel cordão coro coroa corpo corredor correio corrente correr
  correto corrida corrigir cortar corte cortina coruja corvo coser cosmo costa costela costumar costume costura
  costurar cota cotovelo couro couve cova coxa cozer cozido cozinha cozinhar cozinheiro coçar cratera cravo credo
  creme crença crer crescer cria criado criança criar criatura criação crime crina crise crista cristal cristo
  cristão criticar crivo cru cruel cruz cruzar crânio crédito crítica cubo cueca cuia cuidado cuidadoso cuidar cujo
  culpa culpado culto cultura cume cumprir cunha cunhada cunhado cupim cura curar curioso curral curso cursor curto
  curva cuspe custar custo cálculo cálice cápsula cárcere cárie câmara cânhamo cântaro cântico cão célula cérebro
  céu cítara código cólica cópia cônego cúbico cúpula dado dama dano dança dançar dar dardo data debaixo decente
  decidir decisão declarar dedicar dedo defeito defender defesa degrau deitar deixar delicado delta demais
  demonstrar demorar denso dente dentista dentro depender depois depressa derramar derrubar desafio desaparecer
  descansar descer descobrir desconto descrever desculpa desculpar desde desejar desejo desenhar desenho desenvolver
  deserto desistir desonesto despedida despedir despir destino destruir detalhe deus deusa devagar dever devolver
  dezembro dezena dezoito dia diabo diamante diante dica dieta diferente diferença difícil digno dinheiro dique
  direito diretor diretora direção dirigir disco discurso discutir disparar distante distinguir distribuir distância
  dita ditado ditar divertido divertir dividir divino divisão dizer diário dobra dobrar doca doce doente doença doer
  dois dom dona dono dor dormir dorso dose dote dourado doze dragão drama droga ducha duelo duna duplo duque durante
  durar duro duvidar décimo dívida dó dúvida dúzia economia edifício edição educado educar educação efeito eixo
  elefante elegante eleger eles eliminar elmo elo elogio ema embaixo embarque embora embrulhar emoção empregada
  empregado emprego empresa emprestar empurrar encerrar encher encontrar encontro encosta encosto energia enfeitar
  enfermeira enfermeiro enfermo enfim enfrentar enganar engano engenheiro engolir engordar enigma enlace enorme
  enquanto enredo enrolar ensaio ensinar ensino entender enterrar entrada entrar entre entregar então enviar
  envolver enxada enxame enxergar enxugar equipe era errado errar erro erva ervilha escada escala escama escapar
  escola escolar escolher esconder escorregar escova escovar escrever escrita escritor escritora escudo escultor
  escultura escuro escutar esfera esforço esfregar esgoto esmola espada espalhar espaço especial espelho espera
  esperança esperar esperto espesso espiga espinho espirrar esponja esposa esposo espuma espécie espírito esquecer
  esquema esquerdo esquilo esquina esse estaca estado estanho estante estar estação este estender estilo estojo
  estoque estrada estrangeiro estranho estreito estrela estribo estrume estudante estudar estudo estufa estádio
  estátua estômago estúpido etapa eterno eu evento evitar evolução exame examinar exato exceto exemplo exercício
  existir expedição experiência explicar explodir explorar explosão exprimir extremo exército exílio faca face facho
  fada fadiga faixa fala falar falcão falha falhar falso falta faltar fama faminto famoso família fantasma farda
  farinha faro farol farsa fase fatia fato fauna fava favo favor favorito faz fazenda fazendeiro fazer faísca febre
  fechado fechadura fechar fecho feijão feio feira feitiço feito feixe fel felicidade feliz feminino fenda feno fera
  feriado ferida ferido ferir feroz ferradura ferro ferrugem ferver festa feto feudo fiar fibra ficar ficha ficção
  fiel figo figueira figura fila fileira filha filho filhote filme filo filtro filósofo fim final fingir fino fio
  firma firme fita fixar fixo flauta flecha flor flora floresta flutuar fluxo foca foco fofo fogo fogueira foguete
  fogão fole folga folha folia fome fonte fora forca forja forma formar formato formiga formoso forno foro forro
  forte fortuna força fossa fosso foto fotografar fotografia foz fraco frade franco frango franja fraqueza frasco
  frase fração freguês frei freio freira frente frequentar frequente fresco frio fritar frito fronte fronteira frota
  fruta fruto frágil fuga fugir fumar fumaça fumo funda fundo funil função furacão furioso furo furto fuso futuro
  fuzil fábrica fábula fácil fé fígado física físico fósforo gado gafanhoto gaiola gaita gaivota gala galha galho
  galinha galo galáxia gama gamo gancho ganhar ganho ganso garagem garfo gargalo garganta garoto garra garrafa
  gasolina gastar gasto gata gato gaveta geada gelado gelar geleia gelo gema general generoso genro gente gentil
  geral geralmente gesso gesto gigante girafa girar giro globo glória gola gole golfinho golfo golpe goma gordo
  gorila gorro gostar gosto gostoso gota governar governo grade grado grama gramática grana grande grato grau gravar
  gravata grave graxa graça grelha greve grilo gripe gritar grito grosso grupo gruta grão guarda guardar guerra
  guerreiro guia guiar guincho guitarra guizo gula guloso gás gênio habitante harpa haste haver herança herdar
  heroína herói hesitar hiena hino história hoje homem honesto honra hora horror horrível horta horto horário
  hospital hotel humano humilde humor hábil hábito hélice idade ideia idioma idoso ignorar igreja igual ilha ilusão
  imagem imaginar imenso imitar impedir importante impossível impressora imprimir império incluir incêndio indicar
  inferno informar infância inglês iniciar inimigo injeção inocente inseto instante insulto inteiro inteligente
  intenção interesse invasão inveja inventar invenção inverno início inútil iogurte ir ira irmandade irmã irmão isca
  isso isto jabuti jaca jacaré jamais janeiro janela jangada jantar jardim jardineiro jarra jarro jato jaula javali
  jeito jejum joelho jogador jogar jogo joia jornada jornal jovem judeu juiz julgar julho jumento junco junho junta
  juntar junto jura jurar juro justiça justo juventude juíza juízo labareda ladeira lado ladrilho ladrão lagarta
  lagarto lago lagoa lagosta laje lama lamber lancha lanche lança lançar lar laranja lareira largo largura larva
  lasca lata latido latir lava lavar lavoura lavra lavrador laço leal lebre legião legume lei leite leito leitor
  leitura lema lembrança lembrar leme lenda lenha lente lentidão lento lenço lençol leque ler leste letra letreiro
  levantar levar leve levedura leão liberdade libra licor liga ligar ligeiro lima limbo limite limo limpar limpeza
  limpo limão lince lindo linguagem linha linho lira liso lista litro livrar livraria livre livro lixa lixo lição
  lobo local lodo logo loja lombo lona longe longo lote louco loucura louro lousa louvar louça loção lua lucro lugar
  lula lume lupa luta lutar luto luva luxo luz lá lábio lágrima lápis lâmina lâmpada líder língua líquido lírio maca
  macaco machado macho macio madeira madrasta madre madrinha madrugada maduro maga magia mago magro maio maior
  maioria mais mal mala maldade maldito malha malvado mama mamão mancha mandar maneira manga mangueira manha manhã
  mania manso manta manteiga manter manto mapa mar maravilha marca marcar marcha marco marfim margarida margem
  marido marinheiro marisco marreta martelo março maré masculino massa mastigar mastro mata matar mate matemática
  mato matéria mau maçaneta maço maçã mecha mecânico medalha mediante medida medir medo medroso meia meio mel
  melancia melhor melhorar melão membro memória mendigo menina menino menor menos mensagem mental mente mentir
  mentira menção mercado merecer merenda mergulhar mesa mesmo mestre meta metade metal meter metro meu mexer
  mexilhão micróbio mil milagre milha milho milhão militar mina mingau minhoca ministro minuto mira mirar missa
  missão misterioso misto mistura misturar mistério mito mocho moda modelo moderno modesto modo moeda mofo moinho
  moita mola molde mole molhado molhar molho momento momo monge montanha montar monte mor mora morada moral morango
  morar morcego morder moreno morno morrer morro mortal morte morto mosca mosquito mostarda mosteiro mosto mostrar
  mota motivo moto motor mover movimento moça moço muda mudar mudo muito mula muleta mulher multa multidão mundo
  muralha muro murro musa museu musgo mágoa máquina mármore máscara mãe mão médica médico método mês mínimo móvel
  músculo música músico mútuo nabo nada nadar nado namorada namorado namorar nariz nascer nata natação natural
  natureza nau navalha nave navegar navio nação neblina necessário negar negro negócio nenhum nervo nervoso neta
  neto nevar neve nevoeiro nicho ninguém ninho nobre nobreza noite noiva noivo nome nono nora norma normal norte
  nosso nota notar notícia novamente nove novela novelo noventa novo noz noção nu nuca nudez nulo nunca nuvem névoa
  nível nó número obedecer objeto obra obrigado obrigar observar obter oca ocasião oceano oco ocupado ocupar odiar
  oeste ofender oferecer oferta oficial oficina ofício oitavo oitenta oito olaria olfato olhar olho olmo olá ombro
  onda onde ontem onze onça operação operário opinião oposto orar oração ordem orelha orgulho orgulhoso origem orla
  ortografia orvalho osso ostra ouriço ouro ousar outono outro outrora outubro ouvido ouvir ova ovelha ovo paciente
  paciência pacote padaria padeira padeiro padre padrinho padrão pagar pai paisagem paixão palavra palco paletó
  palha palhaço palheta palito palma palmeira palmo palácio panela pano papa papagaio papel par para parada paragem
  parar paraíso parceiro pardal parecer parede parente parir parque parte partida partido partir parto passa passado
  passageiro passagem passar passear passeio passo pasta pastel pasto pastor pata pato patrão pau pausa pauta pavão
  paz paço país pecado pedaço pedir pedra pedreiro pegada pegar peito peixe pele pelo pena peneira penha penhasco
  pensamento pensar pensão pente pentear pepino pequeno pera perante perceber perda perder perdido perdiz perdoar
  perdão perfeito perfume pergunta perguntar perigo perigoso permitir perna perseguir pertencer perto peru período
  pesadelo pesado pesar pesca pescador pescar pescoço peso pessoa pessoal pestana peste petróleo peça pia piada
  piano picada picar pico pila pilha piloto pimenta pimentão pincel pingo pinguim pinha pinheiro pinho pino pinta
  pintar pinto pintor pintura piolho pior pipa pirata pisar piscar piscina piso pista pião placa planeta plano
  planta plantar planície plateia plebe pluma plural pobre pobreza poder poderoso podre poeira poema poesia poeta
  pois polar polegar polo polpa poltrona poluição polvo polícia política pomada pomar pomba pombo pomo ponta ponte
  ponto população populoso porca porco porque porta porto portão porão porção porém posar pose posição posse possuir
  possível posta postal poste posto pote potro pouco poupança poupar pousada povo poça poço poção prado praga praia
  prancha prata prateleira praticar prato prazer prazo praça precioso precisar prefeito preferir prego preguiça
  prenda prender preocupado preocupar preparar presa presente presença presidente pressa pressão prestar presunto
  preto preço prima primavera primeiro primo princesa principal prisão proa problema processo procurar produto
  produzir produção professor professora profissão profundo programa proibir projeto promessa prometer pronome
  pronto proposta prosa proteger prova provar provocar prédio prêmio príncipe próprio próximo pudim pular pulga
  pulmão pulo pulseira pulso punho punir pura puro puxar página pálido pálpebra pássaro pátio pátria pântano pão pé
  pérola pêssego pílula pó pólen público quadra quadrado quadro qual qualidade qualquer quando quantidade quanto
  quarto quase quatro quebrar queda queijo queimar queixa queixo quem quente querer questão quieto quilha quilo
  quinta quintal quinto quinze rabo rainha raio raiva raiz ralo rama ramo rampa rancho rango rapaz rapidez raposa
  raro rasgar rasgo raso rastro rato razoável razão raça ração real realidade realmente reação rebanho recado
  receber receio receita recente recibo reclamar recolher reconhecer recordar recortar recreio recurso recusar rede
  redoma redondo reduzir refeição reflexão reforma refresco refém refúgio regar região regra regresso rei reino
  relato relaxar relação religião relva relâmpago relógio remar remo remédio renda repartir repetir repolho repousar
  repouso represa representar república reserva resina resolução resolver respeitar respeito respirar responder
  resposta restaurante resto resultado resumo reta retirar reto retorno retrato retângulo reunir reunião revista
  revolução reza rezar ri ria riacho ribeiro rico rim rima riqueza rir risco riso ritmo rito robusto roca rocha roda
  rodear rodela rodo rol rolha rolo romance romper romã ronco rosa rosca roseira rosto rota roto roubar roubo rouco
  roupa roxo roça rua rubi rude rufo ruga ruim ruivo rumo rumor rural russo ruído ruína rádio rápido rã ré régua
  réptil réu rês rígido saber sabor sabão sacar saco safra saia sair sal sala salada saldo salgado salgar saliva
  salmo salmão salsa saltar salto salvar salvo salário samba sanar sangrento sangue santo sapato sapo sarar sarda
  sardinha sarna saída saúde seca secar seco secreto secretário seda sede segredo seguinte seguir segundo segurança
  segurar seguro seio seis seiva sela selo selva semana semear semelhante semente sempre senda senha senhor senhora
  seno sensação senso sensível sentar sentido sentir separar ser sereia serpente serra servir serviço sessenta
  sessão sesta seta sete setembro setenta seu severo sexo sexto seção sigla signo silo silva silêncio sim simples
  simpático sina sinal sincero singelo sino situação soar sobra sobrar sobre sobremesa sobrenome sobrinha sobrinho
  sociedade soco sofrer sofrimento sofá sogra sogro soja sol sola solar soldado solitário solo soltar solteiro
  solução som soma somar sombra sombrio somente sonda sonhar sonho sono sopa soprar sopro sorrir sorriso sorte
  sorteio sorvete sossego sozinho suar suave subida subir sucesso suco sujar sujo sul sumir sumo suor surdo surgir
  surpresa surto suspirar susto sábado sábio século série sério sétimo sílaba sítio só sólido sósia tabela taco tala
  talento talha talher talo talvez tamanho tambor também tampa tanque tanto tapa tapar tapete tarde tarefa tartaruga
  tatu taxa taça tear teatro tecer tecido tecla teclado teia teimoso tela telefone telha telhado tema temer temor
  temperatura tempero tempestade templo tempo tenda tenro tensão tentar teoria terceiro terminar terno terra terraço
  terreno terrível terço tesoura tesouro testa testemunha teta teto texto tia tigela tigre tijolo time timão tinta
  tio tipo tirano tirar tiro toalha toca tocar tocha todavia todo toga toldo tolo tom toma tomada tomar tomate tombo
  tomo tonto topo toque tora torcer tornar torneira torno toro torre torta torto tosco tosse tossir touca toucinho
  touro trabalhar trabalho tradição traduzir tradução traidor trama tranca tranquilo transformar transporte trança
  trapo tratar trato trave travessa travão trazer traça traço tração treinador treinar treino trem tremendo tremer
  tremor trenó treva trevo treze tribo trigo trilha trilho trinta trio tripa triste tristeza triângulo troca trocar
  troco tronco trono tropa tropeçar trova trovão truque truta três tubarão tubo tudo tufo tulipa tumba tumor turba
  turismo turista turma turno tutor tábua táxi tênis tênue tímido título túnel uivo uma umbigo umidade unha uniforme
  unir universo união urgente urna urso urubu usar uso usual uva vaca vacina vaga vago vagão vaidade vala vale
  valente valer valioso valor valsa vantagem vapor vara varanda varrer varão vaso vassoura vasto vazio veado veia
  vela velha velho velocidade veloz veludo vencedor vencer venda vendedor vender veneno venta vento ventre ver verbo
  verdade verdadeiro verde vergonha verme vermelho verniz verso versão verão vespa veste vestido vestir vez veículo
  via viagem viajante viajar vida videira vidro viga vigiar vigor vila vinagre vingança vinha vinho vinte violento
  violeta violino violão vir virar virgem visita visitar vista visto visão vitela vitória viveiro viver vivo vizinha
  vizinho viúva viúvo voar você vogal volante volta voltar volume vontade voo vosso votar voto voz vozes vulcão
  vulto vão véspera véu vício vírgula vírus xadrez xale xarope xícara zebra zelo zero zona zumbido ácido água águia
  árbitro área árido árvore áspero átomo âmbar âncora ângulo ânimo égua época ênfase êxito ídolo ímã íris óculos
  ódio óleo ópera órfão ônus último único útero útil
  """
