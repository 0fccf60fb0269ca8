// SPDX-License-Identifier: Apache-2.0
extension Portuguese {
  /// The sentences of pin labels.
  package static let pins: [String: String] = [
    "quoted": "“{text}”",

    "session.unknownPin": "Este alfinete não faz parte do que se pede.",
    "session.alreadySubmitted": "Você já entregou as respostas.",
    "session.notSubmitted": "Você ainda não entregou as respostas.",
    "session.noInterim": "Nada é mostrado antes da entrega.",
    "session.notPlaced": "Nenhum alfinete foi colocado para este nome.",
    "session.pointOutOfRange": "Isso fica fora da imagem.",
    "session.creditOverflow": "Não é possível calcular a nota.",
    "session.timeIsUp": "Seu tempo acabou.",

    "label.unanswered": "Não há resposta.",
    "label.correct": "Certo, {how}.",
    "layer.exact": "letra por letra",
    "layer.normalized": "a não ser por maiúsculas, acentos ou pontuação",
    "layer.variant": "com outra grafia",
    "layer.abbreviation": "com uma abreviação",
    "layer.synonym": "com outro nome",
    "layer.otherLanguage": "em outra língua",
    "layer.wordOrder": "com as palavras em outra ordem",
    "layer.nearSpelling": "com {count, plural, one {# letra errada} other {# letras erradas}}",
    "label.different": "Esse não é um nome da estrutura.",
    "label.anotherTerm": "Esse é o nome de outra estrutura.",
    "label.anotherPin": "Esse é o nome de {pins}.",
    "label.otherLanguage": "Esse é um nome da estrutura em uma língua que não vale aqui.",
    "label.ambiguous": "A grafia está errada, e outro nome é igualmente parecido.",
    "label.anotherWord": "Uma das palavras não é a certa.",
    "label.contrary": "Uma das palavras é o contrário da certa.",
    "label.tooLong": "Isso é mais longo do que qualquer nome.",

    "diagnosis.swapped": "Você trocou este nome com o de {pins}.",
    "diagnosis.cycle": "Você trocou entre si os nomes de {pins}.",
    "diagnosis.labelOf": "Esse nome é o de {pins}.",
    "diagnosis.wrongSide": "Esse é o outro lado.",
    "diagnosis.partForWhole": "Essa é só uma parte: {pins}.",
    "diagnosis.wholeForPart": "Esse é o todo, e aqui se trata de uma parte: {pins}.",
    "diagnosis.pluralForSingular": "Isso indica várias estruturas, mas aqui há só uma.",
    "diagnosis.singularForPlural": "Isso indica uma só estrutura, mas aqui há várias.",
    "diagnosis.duplicate": "Você escreveu o mesmo para {pins}.",
    "diagnosis.empty": "Não há resposta.",

    "edit.unknownObject": "Isso não existe ou foi excluído.",
    "edit.duplicateIdentifier": "O identificador já está em uso.",
    "edit.fieldDoesNotFit": "Este objeto não tem essa propriedade.",
    "edit.lastOne": "Um alfinete precisa manter um rótulo, e um exercício, uma vista.",
    "edit.cannotBeDeleted": "A própria ficha não pode ser excluída.",
    "edit.cannotBeRestored": "Isso não está excluído, ou o que o continha não existe mais.",
    "edit.indexOutOfRange": "Essa posição não existe.",
    "edit.imageNotRenamed": "Uma imagem de outro tamanho precisa de outro nome ou de outra versão.",
    "edit.arrowTooShort": "A seta é curta demais.",
    "edit.invalid": "Com isso, a ficha deixaria de ser válida.",
    "merge.otherSheet": "Isso pertence a outra ficha.",
    "merge.missingParent": "Aquilo a que isso pertence não é conhecido aqui.",
    "merge.invalid": "Com isso, a ficha deixaria de ser válida.",

    "check.pinOutsideImage": "O alfinete fica fora da imagem.",
    "check.partlyOutsideImage": "Uma parte fica fora da imagem.",
    "check.pinOutsideItsRegions": "O alfinete não está em nenhuma das suas regiões.",
    "check.duplicateLabel": "Outro rótulo do alfinete é igual.",
    "check.ambiguousLabel": "O alfinete {pins} tem o mesmo rótulo.",
    "check.overlapsRegionOfSameLabel":
      "A região se sobrepõe a outra cujo alfinete tem um rótulo em comum.",
    "check.unreachable": "Não dá para tocar na região, pois outras a encobrem.",
    "check.missingLanguage": "O alfinete não tem rótulo na língua “{language}”.",
    "check.missingAlternativeText": "A imagem não tem texto alternativo.",
    "check.noPins": "O exercício não tem alfinetes.",

    "conflict.field": "Os dois lados alteraram isto de maneiras diferentes.",
    "conflict.deletedByUs": "Nós excluímos isto, e o outro lado editou.",
    "conflict.deletedByThem": "O outro lado excluiu isto, e nós editamos.",
    "conflict.lastOnesDeleted": "Os dois lados excluíram partes disto, e não sobraria nada.",
    "conflict.imageReplacedByUs":
      "Nós substituímos a imagem, e o outro lado colocou algo na anterior.",
    "conflict.imageReplacedByThem":
      "O outro lado substituiu a imagem, e nós colocamos algo na anterior.",
  ]
}

extension Portuguese {
  /// The sentences of drawings of pins.
  package static let overlay: [String: String] = [
    "pin": "Alfinete {name}",
    "arrow": "Seta",
    "highlight": "Parte destacada",
    "verdict.correct": "certo",
    "verdict.wrong": "errado",
    "verdict.partial": "parcialmente certo",
    "verdict.unanswered": "sem resposta",
  ]
}
