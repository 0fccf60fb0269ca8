// SPDX-License-Identifier: Apache-2.0
import LudusCore

extension AroundCases {
  static let portuguese = AroundCases(
    "pt",
    """
    frame Reno = rio Reno ; o rio Reno ; É o Reno ; Acho que é o Reno ; A resposta é o Reno ; Resposta: Reno ; A: Reno ; 1. Reno ; = Reno ; **Reno** ; Reno 😀 ; - Reno ; Penso que o Reno | não o Reno ; Reno ou Ródano ; não é o Reno ; remo
    frame oceano Atlântico = Atlântico ; o Atlântico ; o oceano Atlântico ; é o oceano Atlântico ; oceano Atlantico | oceano Ártico ; oceano Índico
    frame Saara = deserto do Saara ; o deserto do Saara ; é o Saara ; o Saara | Sahel ; seara
    frame lago Vitória = o lago Vitória ; Lago Vitória | rainha Vitória ; cataratas Vitória
    frame mar Vermelho = o mar Vermelho ; Mar Vermelho | Vermelho ; mar Negro ; mar Morto
    frame Marte = planeta Marte ; o planeta Marte ; Marte (planeta) ; é Marte | Marta ; morte
    frame Paris = Paris, França ; Paris (França) ; a cidade de Paris ; cidade de Paris ; Acho Paris ; Acho que é Paris ; É Paris. ; PARIS!!! ; `Paris` ; «Paris» ; Paris 🇫🇷 ; → Paris ; chama-se Paris ; talvez Paris ; creio que é Paris | Paris ou Londres ; não Paris ; ou Paris ou Roma ; nunca Paris ; não é Paris
    frame oxigênio = o oxigênio ; gás oxigênio ; o elemento oxigênio ; é oxigênio ; chama-se oxigênio ; oxigénio | sem oxigênio ; hidrogênio
    frame fêmur = osso fêmur ; o fêmur ; o osso fêmur ; é o fêmur | úmero
    frame Organização Mundial da Saúde = Organização Mundial da Saúde (OMS) ; a Organização Mundial da Saúde (OMS)
    frame Costa do Marfim (Côte d'Ivoire) = Costa do Marfim ; Côte d'Ivoire ; a Costa do Marfim | Costa Rica
    frame (o/a) jornalista = jornalista ; o jornalista ; a jornalista | jornal
    frame aluno(a) = aluno ; aluna | álamo
    frame Marie Curie = Sra. Marie Curie ; senhora Marie Curie ; foi Marie Curie | Marie Stuart
    frame Fernando Pessoa = Sr. Fernando Pessoa ; senhor Fernando Pessoa ; Dr. Fernando Pessoa ; é Fernando Pessoa | Fernando Henrique
    frame Istambul = é Istambul ; ISTAMBUL ; cidade de Istambul | Islamabad
    frame Londres = minha resposta é Londres ; a minha resposta é Londres ; a) Londres ; (a) Londres ; Londres é a resposta ; Londres, Inglaterra ; *Londres* ; 'Londres' ; Solução: Londres | sem Londres ; Londonderry
    number Segunda Guerra Mundial = 2ª Guerra Mundial ; a Segunda Guerra Mundial ; II Guerra Mundial ; 2.ª Guerra Mundial ; 2a guerra mundial | Primeira Guerra Mundial ; 1ª Guerra Mundial ; Terceira Guerra Mundial
    number Luís XIV = Luís 14 ; Luís catorze ; o rei Luís XIV ; é Luís XIV ; Luís quatorze | Luís XV ; Luís 4 ; Luís quinze ; Luís
    number Dom Pedro II = Pedro II ; Dom Pedro 2 ; Dom Pedro segundo ; D. Pedro II | Dom Pedro I ; Pedro primeiro
    number século XIX = século 19 ; século dezenove ; o século XIX ; no século XIX ; seculo XIX | século XVIII ; século 18 ; século vinte
    number século XXI = século 21 ; século vinte e um ; o século XXI | século XXII ; século 20
    number 12 = doze ; são doze ; Doze | 13 ; dois ; onze
    number doze = 12 | 13 ; 2 ; onze
    number vinte e um = 21 ; vinte um | 22 ; vinte e dois
    number 16 = dezesseis ; dezasseis | seis ; dezessete
    number 35 = trinta e cinco | cinquenta e três ; trinta
    number 365 = trezentos e sessenta e cinco | trezentos e cinquenta e seis ; trezentos
    number cem = 100 ; cento | 1000 ; 10 ; mil
    number 999 = novecentos e noventa e nove | novecentos e nove
    number 500 = quinhentos | cinquenta ; 5
    number terceiro = 3º ; 3.º ; o terceiro | quarto ; 4º
    number sete = 7 ; cete | 8 ; setenta ; dezessete
    number 0 = zero | dez
    word gravidade = gravidadi ; grafidade | gravidez ; grade
    word mal = | mau ; mar
    word alto = | auto ; ato
    word caça = cassa | casa ; calça
    word cavalo = cavallo ; cavaulo | cabelo ; camelo
    word nação = nacão ; nasão | noção ; razão
    word cavidade = cavidadi ; cavidad | capacidade ; cativeiro
    word planeta = planetta ; planeda | planta ; paleta
    word músculo = musculo ; múscullo | máscara ; minúsculo
    word metal = mettal | mental ; pétala
    word temperatura = tenperatura ; temperratura | temperamento ; tempestade
    word revolução = revolucão ; revolusão | evolução ; resolução
    word governo = guverno ; governno | governador ; inverno
    word vulcão = vulcao ; vulkão | balcão
    word clima = climma ; klima | cima ; crime
    word população = populasão ; populacão | poluição ; publicação
    word saldo = | saudo ; salto
    mark água = agua ; àgua
    mark coração = coracao ; coraçao | coragem
    mark inglês = ingles ; inglés
    mark árvore = arvore
    mark lâmpada = lampada ; lámpada
    mark público = publico ; públicó
    mark Japão = Japao ; Japâo
    mark fotossíntese = fotossintese ; fotossìntese
    mark célula = celula ; célúla
    mark pinguim = pingüim
    mark maçã = maça ; macã
    mark irmão = irmao
    mark química = quimica | mímica
    mark três = tres ; trés
    mark lápis = lapis ; lapís
    mark ciência = ciencia ; ciéncia | consciência
    mark América = America ; Amèrica
    mark Brasília = Brasilia
    mark pêssego = pessego ; péssego
    form leão = leões | feijão
    form pão = pães | mão
    form mão = mãos | pão
    form animal = animais | anima
    form papel = papéis ; papeis | painel
    form sol = sóis ; sois | sal
    form homem = homens | homenagem
    form flor = flores | florins
    form nação = nações ; nacoes | noções
    form lençol = lençóis | lençaria
    form funil = funis | fundos
    form verdadeiro = verdadeirro ; verdadiero | falso
    form falso = flaso ; fallso | verdadeiro ; salso
    form norte = nrote ; nortte | sul ; morte
    form direita = dreita ; direitta | esquerda
    form esquerda = esqerda ; equerda | direita
    form oeste = oetse ; oesste | este
    form coração = corações | corajes
    form mês = meses | mesas
    """
  )
}
