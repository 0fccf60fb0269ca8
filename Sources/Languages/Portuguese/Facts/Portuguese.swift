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
    ã/an ão/am ão/an ão/om ãe/ain õe/oen s/ss s/ç s/c ss/ç ss/c sc/c sc/s sç/ç s/z x/ch x/s x/z x/cs x/ss c/k c/qu k/qu g/j gu/g l/u lh/li lh/ll nh/ni nh/n \
    e/i o/u ei/e ou/o m/n ct/t pt/t cç/ç pç/ç ph/f th/t y/i w/v ção/são ção/ssão im/en em/en in/en des/dis
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
  abaixar abaixo abelha aberto abraçar abraço abrigo abril abrir abuso acabar acaso aceitar acender acento achar
  acidente acima acontecer acordar acordo acostumar acreditar acrescentar acusar admirar admitir adoecer adorar
  afastar afinal afirmar afogar agarrar agir agora agosto aguentar agulha ainda ajuda ajudar alcançar aldeia
  alegrar alegre alegria alergia alface alga algo algodão algum alguém alho alimentar aliás alma almofada almoçar
  almoço altar alto altura alugar aluna aluno além amanhã amar amarelo amargo amarra amarrar ambiente ambos ameaçar
  ameixa amiga amigo amizade amor amplo amável andar andorinha anel animal animar anjo anotar ante antes antigo
  anzol anão apagar apanhar aparecer apelido apenas apertado apertar apesar apoiar apoio apontar apostar aprender
  apresentar aprovar após aquele aqui aquilo arado arame aranha arara arbusto arco arder areia argila arma armar
  armário arpão arquivo arrancar arranjar arrastar arriscar arroz arrumar arte artigo asno assar assento assim
  assinar assistir assustar atacar atender atento atenção atirar ator atrair atrapalhar atrasado atrasar atraso
  através atriz atrás atum aula aumentar autor autora avançar aveia avenida avental avisar avião azar azeite azul
  ação açúcar bacalhau bacia bagagem baile bairro baixar baixo bala balança balançar balcão balde baleia balsa
  balão bambu banana banco banda bandeira bandeja bando banheira banheiro banho baralho barata barato barba
  barbante barca barco barra barraca barrar barreira barriga barro barão base basear bastante bastar bastão batalha
  batata bater bateria baía beber bebida beco beijar beijo beira beleza belo berrar berro berço besouro bexiga bica
  bicho bico bigode bilhete bispo bloco blusa boato boca boda bode boia bola bolacha bolha bolo bolsa bolso bomba
  bondade boneca boneco bonito boné borboleta borda bordo borracha bosque bota bote botina botão branco brando
  brasa bravo braço brecha brejo breve briga brigar brilhar brilho brincar brinco brisa broche broto bruma bruto
  bruxa bruxo burro busca buscar cabana cabelo caber cabeça cabide cabo cabra cacho cachorro cada cadeado cadeia
  cadeira caderno café cair caixa caixote cajado calado calar calcanhar calda caldeira caldo calha calma calmo calo
  calor calvo calça calçada calçar calção cama camada camarão camelo caminhar caminho caminhão camisa camisola
  campainha campanha campeão campo cana canal caneca canela caneta canhão canil cano canoa cansado cansar cansaço
  cantar canto cantor cantora canção capa capacete capaz capela capim capital capitão capoeira capítulo cara
  caracol caranguejo careca careta carga cargo carinho carinhoso carne carneiro caro caroço carpa carpete carregar
  carreira carro carroça carta cartaz carteira carteiro cartão carvalho carvão casa casaco casado casal casar casca
  cascata casco caso castanha castanho castelo castigar castigo castor catedral cauda causa causar cavaleiro
  cavalheiro cavalo cavar caveira caverna caça caçar cebola ceder cedo cego cegonha ceia cela celebrar celeiro
  cemitério cena cenoura centeio cento centro cenário cera cerca cercar cereal cereja certamente certo cerveja
  cesta cesto chafariz chaga chaleira chama chamar chaminé chapa chapéu charco charuto chato chave chefe chegada
  chegar cheio cheirar cheiro cheiroso chifre choque chorar choro chover chumbo chutar chuva chuveiro chácara
  chávena chão cidade cidadão cientista cifra cigarra cima cinco cinema cinto cintura cinza cinzento circo cisne
  citar ciumento ciência ciúme clara claro classe cliente clima clube coberta cobertor cobertura cobra cobre coco
  coelho cofre cogumelo coisa coitado cola colar colcha colchão colega coleira coleção colheita colher colina
  colmeia colo colocar coluna coma combinar comboio comentar comer começar comida como comparar competir completar
  compra comprador comprar comprido computador comum comércio concerto concha conde condutor conduzir cone
  confessar confiar confirmar conforme conhecer conjunto conseguir conselho consertar conserto conservar considerar
  consistir construir consultar consumir conta contar contente conto contra contratar contudo conversar convidar
  copa copiar copo coragem corar coração corda cordeiro cordão coro coroa corpo corredor correio corrente correr
  correto corrida cortar corte cortina coruja corvo coser costa costela costume costura costurar couro couve cova
  coxa cozer cozido cozinha cozinhar coçar cratera cravo creme crença crescer cria criança criar criação crime
  crina crise crista cristal criticar cruel cruz cruzar crânio cubo cuia cuidado cuidadoso cuidar cujo culpa
  culpado culto cultura cume cumprir cunha cunhada cunhado cura curar curioso curral curso curto curva custar custo
  cálice cântico célula cópia dado dama dano dança dançar data debaixo decente decidir decisão declarar dedo
  defeito defender defesa degrau deitar deixar delta demais demorar denso dente dentista dentro depender depois
  depressa derramar derrubar desafio descer desconto descrever desculpa desculpar desde desejar desejo desenhar
  desenho deserto desistir desonesto despedida despedir despir destino destruir deusa dever devolver dezembro
  dezena dezoito diabo diamante diante diferente diferença difícil digno dinheiro dique direito diretor diretora
  direção dirigir disco discutir disparar distante distinguir distribuir ditado divertido divertir dividir divisão
  dizer diário dobrar doce doente doença doer dois dono dormir dorso dose dote doze dragão drama droga ducha duna
  duque durante durar duro duvidar décimo dívida dúvida dúzia edifício educado educar educação efeito eixo elefante
  elegante eleger eles eliminar elmo elogio embarque embora embrulhar emoção empregada empregado emprego empresa
  emprestar empurrar encerrar encher encontrar encontro encosta encosto energia enfeitar enfermeira enfermeiro
  enfim enfrentar enganar engolir engordar enigma enorme enquanto enredo enrolar ensaio ensinar ensino entender
  enterrar entrada entrar entre entregar então enviar envolver enxada enxame enxugar errado errar erro erva ervilha
  escada escala escama escapar escola escolar escolher esconder escova escovar escrever escrita escritor escritora
  escudo escultor escultura escuro escutar esfera esforço esfregar esgoto esmola espada espaço espelho espera
  esperança esperar esperto espesso espiga espinho espirrar esponja esposa esposo espuma espírito esquecer esquema
  esquerdo esquilo esquina esse estaca estado estanho estante estar estação este estilo estojo estoque estrada
  estranho estreito estrela estribo estrume estudante estudar estudo estufa estádio estátua etapa eterno evento
  evitar exame examinar exato exceto exemplo existir explicar explodir explorar exílio faca facho fada fadiga faixa
  fala falar falcão falha falhar falso falta faltar fama faminto famoso família farinha faro farol fase fatia fato
  fava favo favor fazenda fazer faísca febre fechado fechadura fechar fecho feijão feio feira feitiço feixe
  felicidade feliz fenda feno fera feriado ferida ferido ferir feroz ferradura ferro ferrugem ferver festa fibra
  ficar ficha fiel figo figueira figura fila fileira filha filho filhote filme filtro final fingir fino firme fita
  fixar fixo flauta flecha flor floresta fluxo foca foco fogo fogueira foguete fogão folha fome fonte fora forca
  forja forma formar formato formiga forno forro forte fortuna força fosso foto fotografar fotografia fraco frade
  frango frasco frase fração freio freira frente fresco frio fritar frito fronte fruta fruto frágil fuga fugir
  fumar fumaça fumo fundo funil furacão furioso furo furto futuro fuzil fábrica fábula fácil fígado física fósforo
  gado gafanhoto gaiola gaita gaivota galho galinha galo galáxia gama gancho ganhar ganho ganso garagem garfo
  gargalo garganta garoto garra garrafa gasolina gastar gasto gata gato gaveta gelado gelar geleia gelo gema
  general generoso genro gente geral geralmente gesso gesto gigante girafa girar giro globo glória gola golfinho
  golpe goma gordo gorila gorro gostar gosto gostoso gota governar governo grade grama grande grato grau gravar
  gravata grave graça greve grilo gripe gritar grito grosso grupo gruta grão guarda guardar guerra guia guiar
  guincho gula guloso gênio harpa haste haver herança herdar heroína herói hino história hoje homem hora horror
  horrível horta horário hotel humano humor hábito hélice idade ideia idioma idoso igreja igual ilha imagem
  imaginar imitar impedir impossível impressora imprimir império incluir indicar inferno informar iniciar injeção
  inseto instante insulto inteiro intenção inveja inventar invenção inverno início inútil iogurte irmã irmão isca
  isso isto jabuti jaca jacaré jamais janeiro janela jangada jantar jardim jardineiro jarra jarro jaula javali
  jejum joelho jogador jogar jogo joia jornada jornal jovem juiz julgar julho jumento junco junho junta juntar
  junto jurar juro justiça justo juíza labareda ladeira lado ladrilho ladrão lagarta lagarto lago lagoa lagosta
  laje lama lamber lancha lanche lança lançar laranja lareira largo largura larva lasca lata latido lava lavar
  lavoura laço leal lebre legume leite leito leitor leitura lembrar leme lenda lenha lente lento lenço lençol leque
  leste letra letreiro levantar levar leve levedura leão libra licor ligar ligeiro lima limite limo limpar limpeza
  limpo limão lindo linha linho liso lista litro livrar livraria livre livro lixa lixo lição lobo lodo logo loja
  lombo lona longe longo lote louco louro lousa louvar louça lucro lugar lula lupa luta lutar luto luva luxo lábio
  lágrima lápis lâmina líder língua lírio maca macaco machado macho macio madeira madrasta madrinha madrugada
  maduro magia mago magro maio maior mais mala malha malvado mancha mandar maneira manga mangueira manhã manso
  manta manteiga manter mapa marca marcar marcha marfim margarida margem marido marinheiro marisco marreta martelo
  março maré massa mastigar mastro mata matar mato matéria maçaneta maçã mecha mecânico medalha mediante medida
  medir medo medroso meia meio melancia melhor melhorar melão memória menina menino menor menos mente mentir
  mentira mercado merecer merenda mergulhar mesa mesmo mestre meta metade metal metro mexer mexilhão micróbio
  milagre milha milho milhão mina mingau minhoca ministro minuto missa missão misto mistura misturar mistério mito
  mocho moda modelo moderno modo moeda moinho mola molde mole molhado molhar molho momento monge montar monte
  morada morango morar morcego morder moreno morno morrer morro mortal morte morto mosca mosquito mostarda mosteiro
  mostrar motivo moto motor mover moça moço muda mudar mudo muito mula muleta mulher multa mundo muralha muro murro
  museu musgo máquina mármore máscara médica médico método móvel músculo música músico nabo nada nadar nado
  namorada namorado namorar nariz nascer nata natural natureza navalha nave navegar navio nação neblina negar negro
  nenhum nervo nervoso neta neto nevar neve nevoeiro nicho ninguém ninho nobre noite noiva nome nono nora norma
  normal norte nosso nota notar notícia nove novela novelo noventa novo nuca nudez nunca nuvem névoa nível número
  obedecer objeto obra observar obter ocasião oceano ocupado ocupar odiar oeste ofender oferecer oferta oficina
  ofício oitavo oitenta oito olaria olfato olhar olho ombro onda onde ontem onze onça operário oração ordem orelha
  orgulho orgulhoso orla ortografia orvalho osso ostra ouriço ouro ousar outono outro outrora outubro ouvido ouvir
  ovelha paciente paciência pacote padaria padeira padeiro padre padrinho padrão pagar paisagem paixão palavra
  palco paletó palha palhaço palheta palito palma palmeira palmo palácio panela pano papa papagaio papel para
  parada paragem parar parceiro pardal parecer parede parque parte partida partido partir parto passa passado
  passagem passar passear passeio passo pasta pastel pasto pastor pata pato patrão pausa pavão país pecado pedaço
  pedir pedra pedreiro pegada pegar peito peixe pele pelo pena peneira penhasco pensar pente pentear pepino pera
  perante perceber perda perder perdido perdiz perdoar perdão perfeito perfume pergunta perguntar perigo perigoso
  perna perto peru período pesadelo pesado pesar pesca pescador pescar pescoço peso pessoa pestana peste petróleo
  peça piada piano picada picar pico pilha piloto pimenta pimentão pincel pingo pinguim pinha pinheiro pinho pino
  pinta pintar pinto pintor pintura piolho pior pipa pirata pisar piscar piscina piso pista placa planeta plano
  planta plantar planície plateia pluma pobre poder poderoso poeira poema poesia poeta pois polegar polo polpa
  poluição polvo polícia pomada pomar pomba pombo ponta ponte ponto porca porco porque porta porto portão porão
  porém pose posição posse possível posta postal poste posto pote potro pouco poupança poupar pousada povo poça
  poço prado praga praia prancha prata prateleira praticar prato prazer prazo praça precioso precisar prefeito
  preferir prego prenda prender preocupado preocupar preparar presa presente presidente pressa pressão prestar
  presunto preto preço prima primeiro primo prisão proa processo procurar produto produzir professor professora
  profissão projeto promessa prometer pronome pronto proposta prosa proteger prova provar provocar prédio prêmio
  próprio próximo pudim pular pulga pulmão pulo pulseira pulso punho puro puxar página pálido pálpebra pássaro
  pátio pátria pântano pérola pêssego pílula pólen quadra quadrado quadro qual quando quanto quarto quase quatro
  quebrar queda queijo queimar queixa queixo quem quente querer quieto quilha quintal quinto quinze rabo rainha
  raio raiva raiz ralo rama ramo rampa rancho rapaz raposa raro rasgar raso rastro rato razão raça real realmente
  rebanho recado receber receio receita recente recibo reclamar recolher reconhecer recordar recortar recreio
  recurso recusar rede redoma reduzir refeição refresco refém refúgio regar região regra reino relato relaxar
  relação religião relva relógio remar remo remédio renda repartir repetir repolho repousar represa representar
  reserva resina resolver respeitar respeito respirar responder resposta resto resumo reta reto retorno retrato
  retângulo reunir reunião revista reza rezar riacho ribeiro rico rima riqueza risco riso ritmo rito rocha roda
  rodela rodo rolha rolo romã ronco rosa roseira rosto rota roto roubar roubo rouco roupa roxo rubi ruga ruivo rumo
  rumor ruído ruína rádio rápido régua réptil rígido saber sabor sabão saco safra saia sair sala salada saldo
  salgado salgar saliva salmão salsa saltar salto salvar salvo salário sangue santo sapato sapo sarar sarda
  sardinha saída saúde seca secar seco secreto seda sede segredo seguir segundo segurança segurar seguro seio seis
  seiva sela selo selva semana semear semente sempre senda senha senhor senhora seno sensação sentar sentido sentir
  separar sereia serpente serra servir serviço sessenta sessão sesta seta sete setembro setenta severo sexto silva
  sina sinal sincero sino situação soar sobrar sobre sobremesa sobrenome sobrinha sobrinho soco sofrer sofá sogra
  sogro soja soldado solo soltar solteiro solução soma somar sombra somente sonhar sonho sono sopa soprar sopro
  sorrir sorriso sorte sorteio sorvete sozinho suar suave subir suco sujar sujo sumir sumo suor surdo surgir
  surpresa suspirar susto sábado sábio século série sério sétimo sílaba sítio sólido sósia tabela talento talher
  talo talvez tamanho tambor também tampa tanque tanto tapar tapete tarde tarefa tartaruga tatu taxa taça tear
  teatro tecido teclado teia teimoso tela telefone telha telhado tema temer temor tempero templo tempo tenda tenro
  tentar teoria terceiro terminar terra terraço terreno terrível terço tesoura tesouro testa teto texto tigela
  tigre tijolo timão tinta tipo tirar tiro toalha toca tocar tocha todo tolo tomada tomar tomate tombo tonto torcer
  tornar torneira torno toro torre torta torto tosse tossir touca toucinho touro trabalhar trabalho traduzir trama
  tranca trapo tratar trato travessa trazer traça traço treinador treinar treino trem tremer tremor trenó treze
  tribo trigo trilha trilho trinta triste tristeza triângulo trocar troco tronco trono tropa trovão truque truta
  três tubarão tubo tudo tulipa tumba tumor turismo turista turma turno tábua táxi tênis tímido título túnel umbigo
  unha uniforme unir união urgente urna urso urubu usar vaca vacina vaga vago vagão vale valente valer valor vapor
  vara varanda varrer varão vaso vassoura vazio veado veia vela velha velho velocidade veludo vencedor vencer venda
  vendedor vender veneno venta vento ventre verbo verdade verde vergonha verme verniz verso verão vespa veste
  vestido vestir viagem viajante viajar vida videira vidro viga vigiar vigor vila vinagre vinha vinho vinte
  violento violeta violino violão virar visita visitar vista visto visão vitela vitória viveiro viver vivo vizinha
  vizinho viúva viúvo voar você vogal volante volta voltar volume vontade vosso votar voto vulcão véspera vício
  vírgula vírus xadrez xale xarope xícara zebra zelo zero zona zumbido ácido água águia árbitro área árido árvore
  áspero átomo âncora ângulo égua época êxito óculos ódio óleo único útil
  """
