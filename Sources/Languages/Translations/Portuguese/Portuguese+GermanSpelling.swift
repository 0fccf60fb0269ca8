// SPDX-License-Identifier: Apache-2.0
extension Portuguese {
  /// The sentences of hints on German spelling.
  package static let spelling: [String: String] = [
    "category.case": "Maiúsculas e minúsculas",
    "category.boundary": "Uma palavra ou duas",
    "category.das-dass": "das ou dass",
    "category.doubling": "Consoantes duplas",
    "category.long-i": "O i longo",
    "category.length-mark": "Sinais de vogal longa",
    "category.sharp-s": "s, ss ou ß",
    "category.umlaut-derivation": "ä e äu por derivação",
    "category.umlaut-dots": "Pontinhos em ä, ö, ü",
    "category.f-v-w": "f, v ou w",
    "category.final-devoicing": "Sons fortes no final",
    "category.voicing": "Consoantes fortes e fracas",
    "category.schwa-r": "e átono e r vocálico",
    "category.special-grapheme": "Grupos de letras",
    "category.morpheme": "Partes da palavra",
    "category.phoneme": "Som por som",
    "category.punctuation": "Sinais",

    "hint.case.word":
      "Dá para colocar “der”, “die” ou “das” antes da palavra? É aqui que começa uma frase?",
    "hint.case.inside":
      "Olhe dentro da palavra: as letras maiúsculas e minúsculas estão no lugar certo?",
    "hint.boundary.missing": "Isso é mesmo uma palavra só? Diga as partes, uma depois da outra.",
    "hint.boundary.needless": "Essas partes andam juntas e indicam uma coisa só?",
    "hint.das-dass":
      "Experimente “dieses” ou “welches” no lugar. A frase continua fazendo sentido?",
    "hint.doubling.missing":
      "Escute a vogal anterior: ela é curta ou longa? O que se escreve depois de uma vogal assim?",
    "hint.doubling.needless":
      "Escute a vogal anterior e olhe o que vem depois. Quantas consoantes você ouve?",
    "hint.doubling.letters": "Algumas letras são dobradas de um jeito próprio. Você se lembra?",
    "hint.long-i":
      "O i é longo ou curto? Pense em como ele é escrito na maioria das palavras e nas palavras para decorar.",
    "hint.length.missing":
      "A vogal é longa. Essa é uma palavra para decorar? Pense em palavras da mesma família.",
    "hint.length.needless":
      "Aqui a vogal precisa de um sinal que mostre que ela é longa? Muitas vogais longas não têm nenhum.",
    "hint.length.between-vowels":
      "Diga a palavra devagar, sílaba por sílaba. O que há no começo da segunda?",
    "hint.sharp-s":
      "O s zumbe como uma abelha ou chia como uma cobra? E a vogal anterior é longa ou curta?",
    "hint.umlaut-derivation": "Existe uma palavra da mesma família com a ou au?",
    "hint.umlaut-dots": "Diga a palavra em voz alta. A vogal precisa de pontinhos?",
    "hint.f-v-w": "Várias letras têm esse som. Essa é uma palavra para decorar?",
    "hint.f-v-w.prefix":
      "A palavra começa com uma parte pequena que aparece no início de muitas palavras. Como se escreve essa parte?",
    "hint.final.stem":
      "Alongue a palavra: diga-a no plural ou em outra forma. O que você ouve agora?",
    "hint.final.ig": "Alongue a palavra com um e no final. O que você ouve agora?",
    "hint.voicing": "Coloque a mão na frente da boca: o som é forte ou fraco?",
    "hint.schwa.e": "Bata palmas a cada sílaba. Toda sílaba precisa de uma vogal.",
    "hint.schwa.r": "Escute bem e fale com muita clareza: há um r escondido?",
    "hint.grapheme.sp-st":
      "No começo da palavra, nem tudo se escreve como se ouve. Que letras você conhece para esse som?",
    "hint.grapheme.ch-sch":
      "Aqui várias letras formam um som só. Diga-o devagar: que som é esse e que letras o formam?",
    "hint.grapheme.ng-nk": "O som sai pelo nariz. Alongue a palavra: que letras formam esse som?",
    "hint.grapheme.qu": "Há uma letra que nunca aparece sozinha. Você conhece o par?",
    "hint.grapheme.pf": "Aperte os lábios no começo e fale com clareza. Há mais um som?",
    "hint.grapheme.x-chs":
      "Há várias maneiras de escrever esse som. Existe uma palavra da mesma família que ajude?",
    "hint.grapheme.s-z": "Diga devagar. A língua encosta no céu da boca antes do chiado?",
    "hint.grapheme.diphthong":
      "Aqui duas vogais formam um som só. Como ele é escrito na maioria das palavras?",
    "hint.grapheme.dt": "Poucas palavras terminam assim. Essa é uma das palavras para decorar?",
    "hint.grapheme.foreign":
      "Essa palavra vem de outra língua. Veja como ela é escrita nessa língua e guarde na memória.",
    "hint.morpheme.double":
      "Separe a palavra em partes. Escreva cada parte inteira e depois junte todas.",
    "hint.morpheme.single": "Separe a palavra em partes. Como cada parte começa e como termina?",
    "hint.morpheme.prefix":
      "A palavra começa com uma parte pequena que aparece no início de muitas palavras. Essa parte está completa?",
    "hint.morpheme.linking-s":
      "Separe a palavra em partes e depois diga tudo de uma vez. O que une as duas partes?",
    "hint.phoneme.missing": "Diga a palavra devagar, som por som. Você escreveu todos os sons?",
    "hint.phoneme.added": "Leia devagar o que você escreveu. Há uma letra a mais?",
    "hint.phoneme.replaced":
      "Diga a palavra devagar e compare: cada letra combina com o que você ouve?",
    "hint.phoneme.order": "Diga a palavra devagar. Em que ordem vêm os sons?",
    "hint.punctuation.apostrophe":
      "Alguma letra desaparece aqui? Só nesse caso é preciso um apóstrofo.",
    "hint.punctuation.mark": "Olhe os sinais: falta um, há um a mais ou o certo é outro?",
  ]
}
