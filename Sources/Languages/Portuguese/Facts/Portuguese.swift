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
  dates.writing.day = "{day} de {month} de {year}"
  dates.writing.month = "{month} de {year}"
  dates.writing.beforeOurEra = "a.C."
  dates.writing.ourEra = "d.C."
  return dates
}()

/// Portuguese words of every day and of school.
private let portugueseWords = """
  aba abaixar abaixo abandonar abandono abastecer abastecimento abater abelha abençoar aberto abertura abismo abolir
  abolição abordar aborto abraçar abraço abreviar abrigar abrigo abril abrir absolutamente absoluto absorver abstrato
  absurdo abundante abundância abuso acabar academia acalmar acampamento acampar acaso aceitar aceitação aceitável
  acelerar acender aceno acento acentuar acertar aceso acesso acessível acessório achar acidente acima acolher
  acompanhar aconselhar acontecer acontecimento acordar acordo acostumar acreditar acrescentar acumular acusar
  acusação adaptar adaptação adequado adesão adeus adiantar adiante adiar adicional adivinhar adição adjetivo
  administrador administrar administrativo administração admirador admirar admiração admirável admitir adoecer
  adolescente adorar adormecer adquirir adubo adulto advogado aeroporto afastar afeição afetar afeto afinal afirmar
  afirmação aflito afogar afundar agarrar agenda agente agir agitar agitação agora agosto agradar agradecer
  agradecimento agradável agravar agressivo agressão agricultor agricultura agrícola aguardar agudo aguentar agulha
  ainda ajoelhar ajuda ajudante ajudar ajustar ala alargar alarme albergue alcance alcançar aldeia alegrar alegre
  alegria alemão alergia aleta alfabeto alface alga algo algodão algum alguém alheio alho aliado aliança alicate
  alicerce alimentar alimentação alimento alinhar aliviar aliás alma almirante almofada almoçar almoço alojamento
  alpiste altar alterar alteração alternar alternativa altitude alto altura alugar aluna aluno alvará alvo alça além
  alívio ama amabilidade amanhecer amanhã amante amar amarelo amargo amarra amarrar ambicioso ambiental ambiente
  ambição ambos ambulância ambíguo ameaça ameaçar ameixa americano amiga amigo amigável amistoso amizade amo amontoar
  amor amostra amparo ampliar amplitude amplo amável analisar analogia anatomia andamento andar andorinha anedota anel
  anexo angústia animado animal animar animação aniversário anjo ano anotar ansia ansiedade ansioso anta ante
  antecedente anteceder antemão antena antepassado anterior anteriormente antes antigamente antigo antiguidade
  antipático anual anular anunciar anzol análise anão anúncio ao apagar apaixonado apaixonar apanhar aparecer
  aparecimento aparelho aparente aparentemente apartamento apego apelar apelido apelo apenas aperfeiçoar apertado
  apertar apesar apetite apito aplaudir aplauso aplicar aplicação aplicável apoderar apoiar apoio apontar aposentado
  aposta apostar aprender aprendiz aprendizagem apresentar apresentação aprovar aproveitamento aproveitar
  aproximadamente aproximar aproximação aptidão apto apurar após apóstolo aquecer aquecimento aquele aqui aquilo
  aquisição aquário arado arame aranha arara arbitrário arbusto arca arco arder ardor areia argila arguir argumentar
  argumento aristocracia aristocrata arma armada armadilha armadura armamento armar armazenar armário aroma arpão
  arqueologia arqueólogo arquipélago arquiteto arquitetura arquivo arrancar arranjar arranjo arrastar arredores
  arrefecer arrepender arrependimento arriscar arrogante arroz arrumar arte artesanato artesão artificial artigo
  artilharia artista artéria artístico asa ascensão asfalto asilo asma asno aspecto aspirar aspiração assado assaltar
  assalto assar assassinar assassinato assassino assegurar assembleia assemelhar assentar assento assim assimilar
  assinalar assinar assinatura assistente assistir associar associação assombro assumir assunto assustador assustar
  astro astronauta astronomia astuto atacar atalho ataque atar atender atentado atentamente atento atenuar atenção
  aterrar atingir atirar atitude atividade ativo atleta atletismo atmosfera atmosférico ato ator atraente atrair
  atrapalhar atrasado atrasar atraso atrativo atravessar através atração atrever atribuir atribuição atrito atriz
  atrás atual atualidade atualizar atualmente atuar atum até audaz auditório audácia auge aula aumentar aumento aurora
  ausente auto autocarro automático automóvel autonomia autor autora autoridade autoritário autorizar autorização
  auxiliar auxílio avaliar avaliação avançado avançar avanço avaria avaro aveia avenida avental aventura aventureiro
  averiguar avesso aviação avisar aviso avistar avião azar azedo azeite azeitona azul azulejo aço açougue ação açúcar
  aérea aéreo baba bacalhau bacia bafo bagagem bailarino baile bairro baixa baixar baixo bala balança balançar balanço
  balcão balde baleia balsa baluarte balão bambu banal banana banca banco bancário banda bandeira bandeja bandido
  bando banha banhar banheira banheiro banho banquete bar baralho barata barato barba barbante barca barco barra
  barraca barragem barrar barreira barriga barril barro barulhento barulho barão base basear bastante bastar bastão
  bata batalha batalhão batata bater bateria batismo batizar bato batom baço baía beber bebida bebé bebê beco bege
  beijar beijo beira bela beleza beliche belo bem beneficiar benefício bengala benzer benéfico berinjela berrar berro
  berço besouro besta betão bexiga biblioteca bica bicho bicicleta bico bife bigode bilhete bilhão biografia biologia
  biológico biscoito bisneto bispo biólogo bloco bloquear bloqueio blusa boa boato bobagem boca boda bode bofetada boi
  boia boiada bola bolacha bolha bolo bolsa bolso bom bomba bombardeamento bombardear bombeiro bondade bonde boneca
  boneco bonito boné borboleta borda bordado bordo borracha bosque bota bote botina botão boêmio bracelete branco
  branda brando brasa brasileiro bravo bravura braço brecha brejo breve brevemente briga brigar brilhante brilhar
  brilho brincadeira brincar brinco brinde brinquedo brisa britânico broca broche bronze brotar broto bruma brusco
  bruta brutal bruto bruxa bruxo bucha budismo bule buraco burguesia burguês burocracia burro busca buscar busto
  buzina bárbaro básico bêbado bússola cabana cabeleireiro cabelo caber cabeça cabide cabina cabine cabo cabra cacau
  cachimbo cacho cachoeira cachorro cacto cada cadeado cadeia cadeira caderno caduco cadáver café cair caixa caixote
  caixão cajado cal calado calafrio calar calcanhar calcular calcário calda caldeira caldo calendário calha calma
  calmante calmo calo calor caloroso calvo calça calçada calçado calçar calção cama camada camarada camarão camelo
  caminhada caminhar caminho caminhão camisa camisola camião campainha campanha campeonato campeão campo camponês cana
  canal cancelar cancro candeia candidato candidatura caneca canela caneta canhão canil canivete cano canoa cansado
  cansar cansaço cantar cantina canto cantor cantora canário canção capa capacete capacidade capaz capela capim
  capital capitalismo capitalista capitão capoeira capricho captar captura capturar capuz capítulo cara caracol
  caracterizar característica característico caranguejo carbono carcaça cardeal careca carecer carente careta carga
  cargo caricatura caridade carinho carinhoso carnaval carne carneiro caro caroço carpa carpete carpinteiro carregar
  carreira carro carroça carruagem carta cartaz carteira carteiro cartão carvalho carvão carácter carícia casa casaco
  casado casal casamento casar casca cascata casco caso caspa casta castanha castanho castelo castigar castigo casto
  castor casualidade catarata catedral categoria catálogo catástrofe católico cauda causa causar cautela cauteloso
  cauto cava cavaleiro cavalheiro cavalo cavar caveira caverna cavidade caça caçador caçar cear cebola ceder cedo
  cedro cego cegonha ceia cela celebrar celebração celeiro celeste celular cemitério cena cenho cenoura censo censura
  centeio centena centenário cento central centro cenário cepa cera cerca cercar cerco cerda cereal cerebral cereja
  cerro certamente certeza certificado certo cerveja cerâmica cessar cesta cesto chafariz chaga chaleira chama chamada
  chamar chaminé chance chapa chapéu charco charme charuto chato chave chefe chegada chegar cheio cheirar cheiro
  cheiroso cheque chifre chinelo chinês chita chocar chocolate choque chorar choro chover chumbo chupeta chutar chuva
  chuveiro chuvoso chá chácara chávena chão cicatriz ciclo ciclone cidadania cidade cidadão cientista científico cifra
  cigano cigarra cigarro cilindro cima cimento cinco cinema cinquenta cinta cinto cintura cinza cinzento circo
  circuito circular circulação circunstância cirurgia cirurgião cisne citar citação ciumento civil civilização ciência
  ciúme clara claramente clareza claridade claro classe classificar classificação clave clavícula clero cliente clima
  climático clone clube clássico cláusula clínica clínico coalho coar cobaia cobarde coberta cobertor cobertura cobra
  cobrar cobre cobrir coche cocheira coco coelho coerente coexistir cofre cogumelo coincidir coisa coitado cola
  colaborador colaborar colaboração colapso colar colcha colchão colecionar colega coleira coletivo coleção colheita
  colher colina colisão colmeia colo colocar colonial colonizador colonizar colonização colono coloração colorido
  coluna colégio colônia coma comandante comandar comando comarca combate combatente combater combinar combinação
  comboio combustível comemorar comemoração comentar comentário comer comercial comerciante comestível cometa cometer
  começar começo comida comissão comité como comodidade companheiro companhia comparar comparação compartilhar
  compartimento comparável compasso compatível compensar compensação competente competir competição complementar
  complemento completamente completar completo complexidade complexo complicado complicar complicação componente
  compor comportamento comportar compositor composição composto compra comprador comprar compreender compreensivo
  compreensão compreensível comprido comprimento comprometer compromisso comprovar computador comum comunhão
  comunicado comunicar comunicação comunidade comunismo comunista comédia comércio conceber conceder conceito concelho
  concentrar concentração concerto concessão concha conciliar concluir conclusão concordar concorrente concorrer
  concretizar concreto concurso condado conde condenar condenação condensação condicionar condição conduta condutor
  conduzir condução cone conexão confederação conferir confessar confiante confiança confiar confidencial configuração
  confirmar confirmação confissão conflito conformar conforme conformidade conforto confortável confrontar confronto
  confundir confuso confusão congelar congresso conhecedor conhecer conhecido conhecimento conjugação conjunto
  conjunção conquista conquistador conquistar consagrar consciente conseguinte conseguir conselheiro conselho consenso
  consentimento consentir consequente consequentemente consertar conserto conservador conservar conservação considerar
  consideração considerável consistente consistir consoante consolar consolidar consolo constante constantemente
  constar constatar constelação constitucional constituinte constituir constituição constranger construir construtivo
  construtor construção constância consulta consultar consumidor consumir consumo conta contabilidade contagem
  contagiar contaminar contaminação contar contemplar contemporâneo contentamento contente conter contestar contexto
  conteúdo continental continente continuamente continuar continuação continuidade conto contorno contra contraditório
  contradizer contradição contrair contrapartida contrariar contraste contratar contrato contração contribuinte
  contribuir contribuição controlar controle controlo controvérsia contrário contudo contágio contínuo convencer
  convencional conveniente convento convenção conversa conversar conversação conversão converter convicção convidado
  convidar convincente convir convite conviver convocar cooperar cooperação coordenador coordenar coordenação copa
  copiar copo cor cora coragem corajoso coral corar coração corda cordeiro cordel cordial cordilheira cordão coro
  coroa coronel corpo corporal corporação corredor correio corrente correr correspondente corresponder correto
  correção corrida corrigir corromper corrupto corrupção cortar corte cortejo cortina cortês coruja corvo coser cosmo
  cosmos costa costela costumar costume costura costurar cota cotação cotovelo coube couro couve cova coxa cozer
  cozido cozinha cozinhar cozinheiro coçar cratera cravo credo creme crente crença crepúsculo crer crescente crescer
  crescimento cria criado criador criança criar criatividade criativo criatura criação crime criminal criminoso crina
  crise crista cristal cristianismo cristo cristão criticar critério crivo crocodilo cronologia cronológico cru cruel
  crueldade cruz cruzada cruzamento cruzar cruzeiro crânio crédito crítica crítico cubo cueca cuia cuidado
  cuidadosamente cuidadoso cuidar cujo culminar culpa culpado cultivar cultivo culto cultura cultural cume
  cumprimentar cumprimento cumprir cunha cunhada cunhado cupim cura curar curiosidade curioso curral curso cursor
  curto curva cuspe custar custo custoso cálculo cálice cápsula cárcere cárie câmara cânhamo cântaro cântico cão
  célebre célula cérebro céu círculo cítara cívico código cólera cólica cópia cônego cúbico cúmplice cúpula dado dama
  danificar dano dança dançar dançarino dar dardo data debaixo debate debater debruçar decente decidir decifrar
  decimal decisivo decisão declarar declaração declínio decompor decomposição decorar decoração decorrer decreto
  dedicar dedicação dedo deduzir dedução defeito defeituoso defender defensiva defensor defesa deficiente definido
  definir definitivamente definitivo definição deformar defunto degelo degradação degrau deitar deixar delegado
  delegação deleitar delgado deliberar delicadeza delicado delicioso delinquente delito delta delícia demais demanda
  demasiado demissão demitir democracia democrata democrático demolir demonstrar demonstração demora demorar denominar
  denominação densidade denso dental dente dentista dentro denunciar denúncia departamento dependente depender depois
  depor deportar depositar depressa depressão deprimir deputado depósito derivado derivar derramar derreter derrota
  derrotar derrubar desabar desacordo desafiar desafio desagradável desalojar desanimar desaparecer desaparecimento
  desarmar desastre desastroso descansar descanso descarga descarregar descendente descer descida descoberta
  descobridor descobrimento descobrir desconfiado desconfiança desconfiar desconhecer desconhecido desconto descrever
  descrição descuidado desculpa desculpar desde desejar desejo desejável desembarcar desembocar desempenhar desempenho
  desempregado desemprego desencadear desenhador desenhar desenho desenvolver desenvolvimento desequilíbrio deserto
  desesperado desespero desfazer desfilar desfile desgosto desgraça desgraçado designar designação desigual
  desigualdade desilusão desinteresse desistir deslizar deslocar deslocação desmaiar desobedecer desonesto desordem
  despedaçar despedida despedir despejar desperdiçar desperdício despertar despesa despir desportista desportivo
  desporto desprezar desprezo destacar destaque destinar destinatário destino destruidor destruir destruição
  desvantagem desviar desvio detalhado detalhe detenção deter deteriorar determinado determinar determinação detestar
  detrás deus deusa devagar devastar dever devolver devorar devoto devoção dezembro dezena dezoito dia diabo
  diagnóstico diagonal diamante diante diariamente dica dicionário dieta diferenciar diferente diferença diferir
  dificilmente dificuldade dificultar difundir difusão difícil digerir digestivo digestão digital dignidade digno
  dilúvio dimensão diminuir diminuição dinastia dinheiro dinossauro dinâmico diploma diplomacia diplomata diplomático
  dique direito diretamente diretiva direto diretor diretora direção dirigente dirigir disciplina disco discordar
  discreto discriminação discurso discussão discutir discípulo disfarçar disparar disparo dispensar dispersar
  disponibilidade disponível dispor dispositivo disposição disposto disputa disputar dissolução dissolver distante
  distinguir distinto distinção distrair distração distraído distribuidor distribuir distribuição distrito distância
  dita ditado ditador ditadura ditar diurno diversidade diverso diversão divertido divertimento divertir dividir
  divindade divino divisor divisão divorciar divulgar divórcio dizer diálogo diário diâmetro dobra dobrar dobro doca
  doce documentação documento documentário doente doença doer dois doloroso dom domar domicílio dominador dominante
  dominar dominação domingo doméstico domínio dona donativo donde dono dor dormir dorso dosagem dose dotar dote
  dourado doutor doutrina doze doçura dragão drama dramático droga ducha duche duelo duna duplicar duplo duque
  duradouro durante durar duração dureza duro duvidar duvidoso débil década décimo dívida dó dúvida dúzia eclipse
  ecologia ecológico economia economista edificar edifício editar editor editora edição educado educador educar
  educativo educação efeito efetivamente efetivo eficaz eficiente eficácia egoísmo egoísta egípcio eixo elaborar
  elaboração elefante elegante eleger elegância eleito eleitor eleitoral eleição elementar elemento eles eletricidade
  eletricista elevado elevador elevar elevação eliminar eliminação elite elmo elo elogiar elogio elástico elétrico ema
  embaixada embaixador embaixo embarcar embarcação embarque embora embrulhar emergir emigrante emigrar emigração
  eminente emissora emissão emitir emocional emocionante emocionar emoção empate empenhar empenho emperrar empobrecer
  empreender empreendimento empregada empregado empregador empregar emprego empresa emprestar empresário empréstimo
  empurrar encaixar encaminhar encantador encantar encanto encarar encarregado encarregar encenação encerramento
  encerrar encher enciclopédia encolher encomenda encomendar encontrar encontro encorajar encosta encostar encosto
  endereço endurecer energia energético enfeitar enfermeira enfermeiro enfermo enfim enfraquecer enfrentar enganar
  engano engenharia engenheiro engolir engordar enigma enlace enorme enquanto enredo enriquecer enrolar ensaiar ensaio
  ensinamento ensinar ensino ensolarado entanto entardecer entender entendimento enterrar enterro entidade entoar
  entornar entrada entrar entre entrega entregar entretanto entretenimento entrevista entrevistar entristecer
  entusiasmar entusiasmo entusiasta então envelhecer envelhecimento envelope envenenar envergonhar enviar envolver
  envolvimento enxada enxame enxergar enxugar enérgico epidemia episódio equador equatorial equação equilibrado
  equilibrar equilíbrio equipa equipamento equipar equipe equivalente equivaler equívoco era erguer erosão erradamente
  errado errar erro erudito erupção erva ervilha escada escala escalar escama escapar escassez escasso esclarecer
  esclarecimento escola escolar escolha escolher esconder escorregar escova escovar escravatura escravidão escravo
  escrever escrita escritor escritora escritura escritório escudo esculpir escultor escultura escurecer escuridão
  escuro escutar escândalo esfera esforçar esforço esfregar esgotar esgoto esmagar esmola espacial espada espalhar
  espanhol espantar espanto espantoso espaço espaçoso especial especialidade especialista especialmente especiaria
  especificar específico espelho espera esperança esperar esperto espesso espessura espiga espinho espiritual espirrar
  espião esplendor esponja espontâneo esposa esposo espuma espécie espírito esquadra esquecer esquecimento esqueleto
  esquema esquerda esquerdo esquilo esquina esquisito esse essencial essencialmente estabelecer estabelecimento
  estabilidade estaca estacionamento estacionar estadista estado estadual estalar estampa estanho estante estar
  estatuto estatística estação este estender estilo estima estimar estimular estojo estoque estrada estragar
  estrangeiro estranhar estranho estratégia estratégico estreia estreito estrela estremecer estribo estrume estrutura
  estrutural estudante estudar estudioso estudo estufa estupendo estábulo estádio estágio estátua estável estância
  estética estímulo estômago estúpido etapa eternidade eterno etiqueta eu europeu evacuar evaporar evaporação evento
  eventual evidente evidentemente evitar evocar evoluir evolução exagerar exagero exame examinar exatamente exatidão
  exato exausto excedente exceder excelente excessivo excesso exceto exceção excitar excitação exclamar exclamação
  excluir exclusivamente exclusivo exclusão excursão executar executivo execução exemplar exemplo exercer exercício
  exibir exibição exigente exigir existente existir expandir expansão expedição experiente experimental experimentar
  experiência explicar explicação explodir explorador explorar exploração explosivo explosão explícito expor
  exportador exportar exportação exposição expressar expressivo expressão exprimir expulsar expulsão extenso extensão
  exterior exterminar externo extinguir extinto extinção extrair extraordinário extraterrestre extração extremamente
  extremidade extremo exército exílio exótico fabricante fabricar fabricação fabuloso faca face fachada facho
  facilidade facilitar facilmente faculdade fada fadiga faixa fala falar falcão falecer falecimento falha falhar
  falsificar falso falta faltar fama familiar faminto famoso família fantasia fantasma fantástico farda farinha
  farmacêutico farmácia faro farol farsa fascinante fascinar fascismo fascista fase fatal fatia fato fatura fauna fava
  favela favo favor favorecer favorito favorável faz fazenda fazendeiro fazer faísca febre fechado fechadura fechar
  fecho fecundo federal federação feijão feio feira feitiço feito feixe fel felicidade felicitar feliz felizmente
  feminino feminismo fenda feno fera feriado ferida ferido ferimento ferir feroz ferradura ferramenta ferro
  ferroviário ferrugem fertilidade ferver festa festejar festival feto feudal feudalismo feudo fiar fiação fibra ficar
  ficha ficção fidelidade fiel figo figueira figura figurar fila fileira filha filho filhote filial filme filo
  filosofia filosófico filtrar filtro filósofo fim final finalidade finalizar finalmente financeiro financiamento
  financiar finanças fingir fino fio firma firme firmeza fiscal fita fixar fixo fiável flauta flecha flexibilidade
  flexível flor flora florescer floresta florestal fluido fluir flutuar fluvial fluxo foca foco fofo fogo fogueira
  foguete fogão folclore fole folga folha folheto folia fome fonte fora forca forja forma formal formalidade formar
  formato formação formidável formiga formoso formular formulário fornecedor fornecer fornecimento forno foro forro
  fortalecer fortaleza forte fortemente fortuna força forçar fossa fosso foto fotografar fotografia fotográfico
  fotógrafo foz fracassar fracasso fraco frade fragilidade fragmento francamente franco francês frango franja
  franqueza fraqueza frasco frase fraternidade fraude fração freguesia freguês frei freio freira frente frequentar
  frequente frequentemente fresco frescura frigorífico frio fritar frito fronte fronteira frota frustrar frustração
  fruta fruto frágil fuga fugir fugitivo fumador fumar fumaça fumo funcional funcionamento funcionar funcionário funda
  fundador fundamental fundamento fundar fundação fundir fundo funeral funil função furacão furioso furo furtar furto
  fuso fusão futebol futebolista futuro fuzil fábrica fábula fácil fé férias fértil fígado física físico fórmula
  fósforo fóssil fúria gado gafanhoto gaiola gaita gaivota gala galeria galha galho galinha galo galáxia gama gamo
  gancho ganhador ganhar ganho ganso ganância garagem garantia garantir garfo gargalo garganta garoto garra garrafa
  gasolina gastar gasto gasóleo gata gato gaveta geada gelado gelar geleia gelo gema general generalização
  generosidade generoso genial genro gente gentil gentileza genuíno genética genético geografia geográfico geologia
  geológico geometria geométrico geral geralmente gerar geração gerente gerir germânico gesso gesto gestão gigante
  gigantesco ginásio ginástica girafa girar giratório giro global globo glorioso glória gola gole golfinho golfo golo
  golpe golpear goma gordo gordura gorila gorro gostar gosto gostoso gota governador governamental governante governar
  governo gozar gracioso grade grado gradual graduação grama gramática grana grande grandeza grandioso granizo
  gratidão grato gratuito grau gravar gravata grave gravidade gravidez gravura graxa graça grego grelha greve grilo
  gripe gritar grito grosseiro grosso grupo gruta grávida grão guarda guardanapo guardar guerra guerreiro guia guiar
  guincho guitarra guizo gula guloso gás gênio gótico habilidade habitante habitar habitação habitual habituar harpa
  haste haver helicóptero hemisfério herança herdar herdeiro heroico heroína herói hesitar hesitação hiena hierarquia
  hino hipótese historiador história histórico hoje holandês homem homenagem honestidade honesto honra honrar honroso
  hora horizontal horizonte horror horrível horta horto horário hospedar hospital hospitalidade hostil hotel
  humanidade humanismo humano humidade humildade humilde humilhar humor hábil hábito hélice húmido idade ideal
  idealista ideia identidade identificar identificação ideologia ideológico idioma idoso ignorante ignorar ignorância
  igreja igual igualar igualdade igualmente ilegal ilha ilimitado iluminar iluminação iluminismo ilustrar ilustração
  ilustre ilusão imagem imaginar imaginação imaginário imaturo imediatamente imediato imensidão imenso imigrante
  imigração imitar imitação imortal impaciente impacto imparcial impedimento impedir imperador imperatriz imperial
  imperialismo implantar implicar implorar imponente impor importante importar importação importância impossibilidade
  impossível imposto imprensa imprescindível impressionante impressionar impresso impressora impressão imprevisto
  imprimir improvisar improvável impróprio impulsionar impulso império imóvel inaceitável inaugurar inauguração
  incapaz incentivar incentivo incerteza incerto incidente inclinar inclinação incluir inclusive incolor incomodar
  incompatível incompleto incompreensível inconsciente inconveniente incorporar incorreto incrível incêndio incógnito
  indagar indefinido independente indeterminado indicador indicar indicação indiferente indiferença indignação
  indireto indispensável individual individualidade indivíduo industrial industrialização indígena indústria
  inesperado inesquecível inevitavelmente inevitável infantil infeccioso infelicidade infeliz infelizmente inferior
  inferno infinidade infinito inflação influenciar influente influir informal informar informação informática
  informático infraestrutura infância ingenuidade inglês ingrato ingrediente ingressar ingresso inicial inicialmente
  iniciar iniciativa inimigo inimizade injeção injustiça injusto inocente inovador inovação inquietante inquietação
  inquieto inquérito inscrever inscrição inseguro inserir inseto insignificante insistente insistir inspecionar
  inspetor inspirar inspiração instabilidade instalar instalação instante instantâneo instintivo instinto
  institucional instituir instituição instituto instruir instrumento instrutor instrução instável insucesso
  insuficiente insultar insulto insuportável insólito intacto integral integrar integração inteiramente inteiro
  intelectual inteligente intencional intensidade intensificar intensivo intenso intenção intercâmbio interdição
  interessante interessar interesse interior intermediário interminável intermédio internacional interno interpretar
  interpretação interrogar interrogatório interromper interrupção intervalo intervenção intervir introduzir introdução
  intuição intérprete inundar inundação inutilmente invadir invariavelmente invasor invasão inveja invejoso inventar
  inventor invenção inverno inverso inverter investigador investigar investigação investimento investir invisível
  involuntário início inútil iogurte ir ira irlandês irmandade irmã irmão ironia irregular irresistível irrigação
  irritar irritação isca isolado isolamento isolar israelita isso isto italiano itinerário jabuti jaca jacaré jamais
  janeiro janela jangada jantar japonês jardim jardineiro jarra jarro jato jaula javali jeito jejum joalharia joelho
  jogador jogar jogo joia jornada jornal jornalismo jornalista jovem judaico judeu judicial juiz julgamento julgar
  julho jumento junco junho junta juntar junto jura juramento jurar juro jurídico justamente justificar justificação
  justiça justo juvenil juventude juíza juízo labareda labirinto laboratório ladeira lado ladrilho ladrão lagarta
  lagarto lago lagoa lagosta laje lama lamber lamentar lamento lamentável lancha lanche lança lançamento lançar lar
  laranja lareira largar largo largura larva lasca lata lateral latido latim latir latitude lava lavagem lavar lavoura
  lavra lavrador lazer laço leal lealdade lebre legal legalidade legenda legislativo legislação legião legume legítimo
  lei leite leito leitor leitura leitão lema lembrança lembrar leme lenda lendário lenha lentamente lente lentidão
  lento lenço lençol leque ler leste letra letreiro levantamento levantar levar leve levedura leão liberal liberdade
  libertador libertar libertação libra licença liceu licor liderança liderar liga ligar ligação ligeiramente ligeiro
  lima limbo limitado limitar limitação limite limo limpar limpeza limpo limão lince lindo linear linguagem
  linguístico linha linho lira lisboeta liso lista literalmente literatura literário litoral litro livrar livraria
  livre livreiro livremente livro lixa lixo lição lobo local localidade localizar localização locomotiva lodo
  logicamente logo loja lombo lona longe longitude longo longínquo lote louco loucura louro lousa louvar louvor louça
  loção lua lucrativo lucro lugar lula lume luminoso lupa luta lutador lutar luto luva luxo luxuoso luz lá lábio
  lágrima lápis lástima lâmina lâmpada líder língua líquido lírio lógica lógico maca macaco machado macho macio
  madeira madrasta madre madrinha madrugada maduro maga magia magistrado magnético magnífico mago magoar magro maio
  maior maioria mais maiúscula mal mala maldade maldito maldição malha maltratar malvado malícia mama mamão mamífero
  mancha manchar mandar mandato maneira manga mangueira manha manhã mania manifestante manifestar manifestação
  manifesto manipular manso manta manteiga manter manto manual manufatura manuscrito manutenção mapa maquinaria mar
  maravilha maravilhoso marca marcar marcha marchar marco marechal marfim margarida margem marginal marido marinha
  marinheiro marinho marisco marreta martelo março maré marítimo masculino massa massacre massivo mastigar mastro mata
  matança matar mate matemática matemático material maternal maternidade materno mato matrícula maturidade matéria mau
  maçaneta maço maçã mecanismo mecha mecânica mecânico medalha mediano mediante medicamento medicina medida medieval
  medir meditar mediterrâneo medo medroso medíocre meia meigo meio mel melancia melancolia melancólico melhor
  melhoramento melhorar melodia melão membro memorizar memorável memória mencionar mendigo menina menino menor menos
  mensageiro mensagem mensal mental mentalidade mente mentir mentira mentiroso menção mercado mercadoria mercearia
  merecer merenda mergulhar mergulho mesa mesmo mesquita mestre meta metade metal meteorologia meter metro
  metropolitano metrópole metáfora metálico metódico meu mexer mexicano mexilhão microscópio micróbio migração mil
  milagre milagroso milha milhar milho milhão militar mina mineiro mineral mingau minhoca ministro ministério minoria
  minuto minúsculo mira miragem mirar misericórdia miserável missa missionário missão misterioso misto mistura
  misturar mistério miséria mito mitologia mitológico mobilidade mobília mochila mocho mocidade moda modalidade modelo
  moderado moderação modernização moderno modesto modificar modificação modo modéstia moeda mofo moinho moita mola
  molde mole molecular molhado molhar molho molécula momento momentâneo momo monarca monarquia monetário monge
  monopólio monstro monstruoso montagem montanha montanhoso montante montar monte monumental monumento monótono mor
  mora morada morador moral moralidade morango morar morcego morder moreno moribundo morno morrer morro mortal
  mortalidade morte morto mosca mosquito mostarda mosteiro mosto mostra mostrar mota motim motivar motivação motivo
  moto motocicleta motor motorista mover movimentar movimento moça moço muda mudança mudar mudo muito muitíssimo mula
  muleta mulher multa multidão multinacional multiplicar multiplicação mundial mundo municipal município muralha
  murmurar muro murro musa muscular museu musgo musical muçulmano mágico mágoa máquina mármore mártir máscara mãe mão
  média médica médico médio mérito método mês mínimo místico móvel múltiplo músculo música músico mútuo nabo nacional
  nacionalidade nacionalismo nacionalista nada nadador nadar nado namorada namorado namorar nariz narrador narrar
  narrativa narração nascente nascer nascido nascimento nata natal natalidade natação nativo natural naturalidade
  naturalmente natureza nau naufrágio navalha nave navegador navegante navegar navegação navio nação neblina
  necessariamente necessidade necessitar necessário negar negativo negação negociante negociar negociação negro
  negócio nenhum nervo nervoso neta neto neutral neutralidade neutro nevar neve nevoeiro nicho ninguém ninho
  nitidamente nobre nobreza nocivo noite noiva noivo nojento nome nomeadamente nomear nomeação nono nora nordeste
  norma normal normalidade normalmente noroeste norte nosso nostalgia nota notar notavelmente noticiário noturno
  notável notícia novamente nove novela novelo novembro noventa novidade novo noz noção nu nublado nuca nuclear nudez
  nulo numeroso numérico nunca nutritivo nutrição nuvem náutico névoa nítido nível nó núcleo número obedecer obediente
  objetivo objeto objeção obra obrigado obrigar obrigatório obrigação obscuridade obscuro observador observar
  observatório observação obsessão obstinado obstáculo obtenção obter oca ocasional ocasionar ocasião oceano ocidental
  ocidente oco ocultar oculto ocupado ocupar ocupação odiar odioso oeste ofender ofensa ofensivo oferecer oferta
  oficial oficialmente oficina ofício oitavo oitenta oito olaria olfato olhar olho oliveira olmo olá olímpico ombro
  omitir onda onde ondulado ontem onze onça operador operar operação operário opinião opor oportunidade oportuno
  oposição oposto opressão oprimir optar orador oral orar oração ordem ordenado ordenar ordinário orelha organismo
  organizador organizar organização orgulho orgulhoso orgânico oriental orientar orientação oriente origem original
  originalidade originalmente originar originário orla orquestra ortografia orvalho orçamento oscilar osso ostentar
  ostra ouriço ouro ousar outono outro outrora outubro ouvido ouvinte ouvir ova ovelha ovo paciente paciência pacote
  padaria padeira padeiro padre padrinho padrão pagar pai paisagem paixão palavra palco paletó palha palhaço palheta
  palito palma palmeira palmo palácio panela pano papa papagaio papel par para parada paragem parar paraíso parceiro
  pardal parecer parede parente parir parque parte partida partido partir parto passa passado passageiro passagem
  passar passear passeio passo pasta pastel pasto pastor pata pato patrão pau pausa pauta pavão paz paço país pecado
  pedaço pedir pedra pedreiro pegada pegar peito peixe pele pelo pena peneira penha penhasco pensamento pensar pensão
  pente pentear pepino pequeno pera perante perceber perda perder perdido perdiz perdoar perdão perfeito perfume
  pergunta perguntar perigo perigoso permitir perna perseguir pertencer perto peru período pesadelo pesado pesar pesca
  pescador pescar pescoço peso pessoa pessoal pestana peste petróleo peça pia piada piano picada picar pico pila pilha
  piloto pimenta pimentão pincel pingo pinguim pinha pinheiro pinho pino pinta pintar pinto pintor pintura piolho pior
  pipa pirata pisar piscar piscina piso pista pião placa planeta plano planta plantar planície plateia plebe pluma
  plural pobre pobreza poder poderoso podre poeira poema poesia poeta pois polar polegar polo polpa poltrona poluição
  polvo polícia política pomada pomar pomba pombo pomo ponta ponte ponto população populoso porca porco porque porta
  porto portão porão porção porém posar pose posição posse possuir possível posta postal poste posto pote potro pouco
  poupança poupar pousada povo poça poço poção prado praga praia prancha prata prateleira praticar prato prazer prazo
  praça precioso precisar prefeito preferir prego preguiça prenda prender preocupado preocupar preparar presa presente
  presença presidente pressa pressão prestar presunto preto preço prima primavera primeiro primo princesa principal
  prisão proa problema processo procurar produto produzir produção professor professora profissão profundo programa
  proibir projeto promessa prometer pronome pronto proposta prosa proteger prova provar provocar prédio prêmio
  príncipe próprio próximo pudim pular pulga pulmão pulo pulseira pulso punho punir pura puro puxar página pálido
  pálpebra pássaro pátio pátria pântano pão pé pérola pêssego pílula pó pólen público quadra quadrado quadro qual
  qualidade qualquer quando quantidade quanto quarto quase quatro quebrar queda queijo queimar queixa queixo quem
  quente querer questão quieto quilha quilo quinta quintal quinto quinze rabo rainha raio raiva raiz ralo rama ramo
  rampa rancho rango rapaz rapidez raposa raro rasgar rasgo raso rastro rato razoável razão raça ração real realidade
  realmente reação rebanho recado receber receio receita recente recibo reclamar recolher reconhecer recordar recortar
  recreio recurso recusar rede redoma redondo reduzir refeição reflexão reforma refresco refém refúgio regar região
  regra regresso rei reino relato relaxar relação religião relva relâmpago relógio remar remo remédio renda repartir
  repetir repolho repousar repouso represa representar república reserva resina resolução resolver respeitar respeito
  respirar responder resposta restaurante resto resultado resumo reta retirar reto retorno retrato retângulo reunir
  reunião revista revolução reza rezar ri ria riacho ribeiro rico rim rima riqueza rir risco riso ritmo rito robusto
  roca rocha roda rodear rodela rodo rol rolha rolo romance romper romã ronco rosa rosca roseira rosto rota roto
  roubar roubo rouco roupa roxo roça rua rubi rude rufo ruga ruim ruivo rumo rumor rural russo ruído ruína rádio
  rápido rã ré régua réptil réu rês rígido saber sabor sabão sacar saco safra saia sair sal sala salada saldo salgado
  salgar saliva salmo salmão salsa saltar salto salvar salvo salário samba sanar sangrento sangue santo sapato sapo
  sarar sarda sardinha sarna saída saúde seca secar seco secreto secretário seda sede segredo seguinte seguir segundo
  segurança segurar seguro seio seis seiva sela selo selva semana semear semelhante semente sempre senda senha senhor
  senhora seno sensação senso sensível sentar sentido sentir separar ser sereia serpente serra servir serviço sessenta
  sessão sesta seta sete setembro setenta seu severo sexo sexto seção sigla signo silo silva silêncio sim simples
  simpático sina sinal sincero singelo sino situação soar sobra sobrar sobre sobremesa sobrenome sobrinha sobrinho
  sociedade soco sofrer sofrimento sofá sogra sogro soja sol sola solar soldado solitário solo soltar solteiro solução
  som soma somar sombra sombrio somente sonda sonhar sonho sono sopa soprar sopro sorrir sorriso sorte sorteio sorvete
  sossego sozinho suar suave subida subir sucesso suco sujar sujo sul sumir sumo suor surdo surgir surpresa surto
  suspirar susto sábado sábio século série sério sétimo sílaba sítio só sólido sósia tabela taco tala talento talha
  talher talo talvez tamanho tambor também tampa tanque tanto tapa tapar tapete tarde tarefa tartaruga tatu taxa taça
  tear teatro tecer tecido tecla teclado teia teimoso tela telefone telha telhado tema temer temor temperatura tempero
  tempestade templo tempo tenda tenro tensão tentar teoria terceiro terminar terno terra terraço terreno terrível
  terço tesoura tesouro testa testemunha teta teto texto tia tigela tigre tijolo time timão tinta tio tipo tirano
  tirar tiro toalha toca tocar tocha todavia todo toga toldo tolo tom toma tomada tomar tomate tombo tomo tonto topo
  toque tora torcer tornar torneira torno toro torre torta torto tosco tosse tossir touca toucinho touro trabalhar
  trabalho tradição traduzir tradução traidor trama tranca tranquilo transformar transporte trança trapo tratar trato
  trave travessa travão trazer traça traço tração treinador treinar treino trem tremendo tremer tremor trenó treva
  trevo treze tribo trigo trilha trilho trinta trio tripa triste tristeza triângulo troca trocar troco tronco trono
  tropa tropeçar trova trovão truque truta três tubarão tubo tudo tufo tulipa tumba tumor turba turismo turista turma
  turno tutor tábua táxi tênis tênue tímido título túnel uivo uma umbigo umidade unha uniforme unir universo união
  urgente urna urso urubu usar uso usual uva vaca vacina vaga vago vagão vaidade vala vale valente valer valioso valor
  valsa vantagem vapor vara varanda varrer varão vaso vassoura vasto vazio veado veia vela velha velho velocidade
  veloz veludo vencedor vencer venda vendedor vender veneno venta vento ventre ver verbo verdade verdadeiro verde
  vergonha verme vermelho verniz verso versão verão vespa veste vestido vestir vez veículo via viagem viajante viajar
  vida videira vidro viga vigiar vigor vila vinagre vingança vinha vinho vinte violento violeta violino violão vir
  virar virgem visita visitar vista visto visão vitela vitória viveiro viver vivo vizinha vizinho viúva viúvo voar
  você vogal volante volta voltar volume vontade voo vosso votar voto voz vozes vulcão vulto vão véspera véu vício
  vírgula vírus xadrez xale xarope xícara zebra zelo zero zona zumbido ácido ágil água águia álgebra árabe árbitro
  área árido árvore áspero átomo âmbar âmbito âncora ângulo ânimo égua época ética ético étnico ênfase êxito ídolo ímã
  índice íntegro íntimo íris óbvio óculos ódio óleo ópera órbita órfão órgão ônus último único útero útil
  """
