// SPDX-License-Identifier: Apache-2.0
extension Portuguese {
  /// The sentences of diagnostics of files.
  package static let interchange: [String: String] = [
    "not-utf-8":
      "Este byte não é UTF-8; talvez o arquivo venha de um programa antigo do Windows: leia-o como Windows-1252.",
    "brace-without-partner":
      "Esta chave não tem par, por isso a questão é omitida: feche-a ou coloque uma barra invertida antes dela se o que você quer é o próprio sinal.",
    "second-answer-block":
      "A questão tem um segundo bloco de respostas, que é lido como texto: pergunte uma coisa só ou use Cloze.",
    "line-break-in-formula":
      "\\n indica aqui uma quebra de linha e parte {command} em dois: escreva \\{command}.",
    "weight-on-right-answer":
      "O peso {weight} vem depois de =, por isso não conta como peso: escreva ~{weight} para uma parte dos pontos.",
    "truth-as-text":
      "“{text}” é aqui um texto a ser escrito: use TRUE ou FALSE para uma afirmação verdadeira ou falsa.",
    "zero-line":
      "O Moodle termina uma questão em uma linha que só tem um 0: coloque o 0 em outra linha.",
    "question-in-category":
      "Esta linha faz parte da categoria, por isso a questão que ela contém se perde: coloque uma linha em branco antes.",
    "zero-answer":
      "O Moodle toma uma primeira resposta 0 por nenhuma: escreva =0.",
    "unescaped-sign":
      "“{sign}” tem um significado em GIFT: escreva \\{sign} para que todos os programas leiam o sinal.",
    "malformed-weight": "“{weight}” não é um peso e é lido como texto: escreva {better}.",
    "unknown-text-format": "“{format}” não é um formato de texto e é lido como texto.",
    "malformed-number":
      "“{text}” não é um número, e o Moodle aceitaria qualquer resposta: escreva {better}.",
    "weight-out-of-range": "Um peso vai de -100 a 100 por cento, e este é de {weight}.",
    "weight-not-on-list": "O Moodle não conhece o peso {weight} e recusa a questão: use {better}.",
    "no-right-answer":
      "Nenhuma resposta está certa: coloque = antes da certa ou dê pesos que somem 100.",
    "too-few-answers":
      "A questão precisa de pelo menos {needed, plural, one {# resposta} other {# respostas}}, por isso é omitida.",
    "pair-without-arrow":
      "Este par não tem seta, por isso a questão é omitida: escreva =item -> resposta.",
    "pair-without-answer":
      "Este par não tem resposta depois da seta, por isso o Moodle o omite: escreva =item -> resposta.",
    "malformed-xml":
      "Isto não é XML válido: o sinal <, quando é só um sinal, se escreve &lt;, e cada elemento termina com a sua própria tag.",
    "unknown-reference":
      "Em XML, o sinal &, quando é só um sinal, se escreve &amp;, e só &lt; &gt; &amp; &quot; &apos; e números representam sinais.",
    "nested-too-deeply":
      "Aqui há elementos demais uns dentro dos outros, e os mais internos são omitidos.",
    "tags-in-text": "O texto tem tags, que o Moodle recusa: coloque-o entre <![CDATA[ e ]]>.",
    "unknown-element": "“{name}” não faz parte de um banco de questões e é ignorado.",
    "unknown-type": "As questões do tipo “{type}” permanecem no arquivo, mas não podem ser usadas.",
    "duplicate-file":
      "O texto tem outro arquivo com o nome “{name}”, por isso este é omitido: dê a ele um nome próprio.",
    "nothing-found": "O arquivo não contém nenhuma questão: ele está em outro formato?",
    "no-gap": "O texto não tem nenhuma lacuna que se possa ler, como {example}.",
    "gap-without-end": "Esta lacuna não tem a chave de fechamento.",
    "unknown-gap-type":
      "“{type}” não é um tipo de lacuna, por isso é lido como texto: os tipos são SHORTANSWER, MULTICHOICE e NUMERICAL.",
    "unfinished-question":
      "Uma questão em Aiken é uma linha, pelo menos duas respostas como “A) Paris” e “ANSWER: A”; esta é omitida.",
    "unknown-letter": "Nenhuma resposta tem esta letra, por isso a questão é omitida.",
    "quote-without-partner":
      "Esta aspa não tem par e é lida como um sinal: duplique-a quando estiver entre aspas.",
    "columns-without-names":
      "As colunas não têm nomes conhecidos, por isso a primeira pergunta pela segunda: dê a elas os nomes question e answer.",
    "several-answers":
      "“{answer}” é uma única resposta aqui: escreva as outras respostas certas em uma coluna alternatives, com | entre elas.",
    "incomplete-row": "A linha não tem a questão ou a resposta, por isso é omitida.",
    "malformed-json": "A linha não é um objeto JSON e é omitida.",
    "unusable-question": "A questão não pode ser usada: {reason}.",
    "unusable-type": "Um banco não tem questões do tipo “{type}”, por isso esta é omitida.",
    "mark-rounded":
      "Uma questão vale pontos inteiros, por isso a nota {mark} passa a {points, plural, one {# ponto} other {# pontos}}.",
    "description-left-out":
      "Nenhuma questão vem depois deste texto no conjunto, por isso o banco não tem lugar para ele: coloque-o antes de uma questão.",
    "text-simplified": "O texto perdeu parte da sua formatação: {what}.",
    "broken-json":
      "Isto não é JSON correto. Aqui é preciso: {expected}",
    "missing-member": "Falta “{name}” em “{owner}”: acrescente-o.",
    "wrong-kind": "“{name}” é {value}, mas o formato pede {expected}.",
    "malformed-value": "“{value}” não serve para “{name}”: escreva-o como {example}.",
    "unknown-member":
      "O formato não conhece “{name}” em “{owner}” e não admite mais nada ali: coloque-o em “extensions”.",
    "duplicate-member": "“{name}” aparece aqui pela segunda vez: fique só com um.",
    "misplaced-member": "“{name}” não combina com “{other}”: retire um dos dois.",
    "useless-member": "“{name}” não significa nada aqui, porque “{owner}” é “{other}”.",
    "not-looked-up": "“{name}” está em {address}, que não é consultado.",
    "proof-not-checked":
      "A assinatura é mantida sem ser verificada: confira em outro lugar se o emblema é autêntico.",
    "never-valid":
      "O emblema termina em {end}, que não vem depois do seu início: ele nunca é válido.",
    "no-badge": "No arquivo não há nenhum emblema que se possa ler.",
    "unusable-region":
      "“{name}” não marca nada em que se possa tocar em uma imagem, por isso é omitido.",
    "region-without-label":
      "A região não tem nenhum texto que possa ser o seu rótulo, por isso é omitida.",
    "image-without-size":
      "A imagem “{name}” não tem largura nem altura, por isso os seus alfinetes não podem ser colocados.",
    "parts-left-out": "Uma ficha com alfinetes não tem lugar para {parts}.",
    "not-scored":
      "As respostas a este item não podem ser pontuadas, pois não há suporte para “{name}”.",
    "scoring-approximated":
      "As regras deste item pontuam algumas respostas de um modo que uma questão aqui não permite: confira quanto valem as respostas.",
    "usual-rules":
      "O item não tem regras de pontuação, por isso a resposta certa vale todos os pontos.",
    "no-key":
      "Nenhuma resposta a este item vale pontos, por isso ele não pode ser uma questão: declare a resposta certa.",
    "missing-file": "O pacote não tem aqui um arquivo “{name}” do tipo esperado.",
    "rubric-left-out": "Um banco não tem notas para quem corrige, por isso estas são omitidas.",
    "units-left-out":
      "Aqui as respostas não têm unidade, por isso estas são omitidas: {units}. Diga no texto que só se pede o número.",
    "set.questions": "Questões",
    "prompt.gaps": "Preencha as lacunas.",
    "lost.type": "A questão é omitida: o formato não tem nenhuma do tipo {type}.",
    "lost.category": "A categoria é perdida.",
    "lost.category-details": "A descrição e o número da categoria são perdidos.",
    "lost.set-title":
      "O título do conjunto se perde; o identificador dele o substitui.",
    "lost.name": "O nome é perdido.",
    "lost.labels": "O número de identificação e as tags são perdidos.",
    "lost.mark": "Os pontos que a questão vale são perdidos.",
    "lost.hints": "As dicas são perdidas.",
    "lost.general-feedback": "O feedback geral é perdido.",
    "lost.answer-feedback": "O feedback das respostas é perdido.",
    "lost.files": "Os arquivos nos textos são perdidos.",
    "lost.remainder": "Detalhes que só o formato do arquivo conhece são perdidos.",
    "lost.weights": "As respostas que valem uma parte dos pontos perdem essa parte.",
    "lost.refused-weights":
      "O Moodle não conhece um peso das respostas e vai recusar a questão.",
    "lost.other-answers": "Todas as respostas, menos a primeira, são perdidas.",
    "lost.separator": "Uma barra vertical em uma resposta vai parti-la em duas.",
    "lost.arrow": "Uma seta -> em um texto vira →.",
    "lost.letter-case": "Maiúsculas e minúsculas vão contar como iguais.",
    "lost.single-choice": "Sem uma resposta certa, será possível marcar várias em vez de uma.",
    "lost.judgment": "As respostas serão comparadas letra por letra, e não pelo significado.",
    "lost.grading": "Cada resposta marcada vai valer a sua parte, e não o que a questão determina.",
    "lost.other-orders": "Todas as ordens certas, menos uma, são perdidas.",
    "lost.rubric": "A rubrica, a resposta-modelo e os limites da dissertação são perdidos.",
    "lost.instruction": "A instrução acima do texto com lacunas é perdida.",
    "lost.source": "A fonte da questão é perdida.",
    "lost.notes": "O título, a nota e o sinal do alfinete são perdidos.",
    "lost.other-labels": "Os rótulos em outras línguas e os sinônimos são perdidos.",
    "lost.round-shapes":
      "As curvas, os lados girados e os furos viram lados retos ou são perdidos.",
    "lost.templates": "Os modelos do conjunto são perdidos.",
  ]
}
