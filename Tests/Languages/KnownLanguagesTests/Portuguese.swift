// SPDX-License-Identifier: Apache-2.0

extension LanguageSamples {
  static let portuguese: LanguageSamples = {
    var samples = LanguageSamples("pt")
    samples.answers = """
      coração: coracao, corassão, coraçao, o coração | coroação, oração
      projecto: projeto | projétil
      actor: ator | fator
      menino: o menino, menimo, meninos | menina
      cachorro: caxorro, cachoro | cachoeira
      exceção: excessão, esceção | execução
      animal: animau, animais | anual
      avó: a avó | avô, ave
      absorção: absorsão | adsorção
      paisagem: paizagem, paisajem, uma paisagem | passagem
      """
    samples.forms = [("menino", "menina"), ("animal", "animais"), ("leão", "leões")]
    samples.otherGenders = [("menino", "menina")]
    samples.joined = [("pão e água", "água e pão")]
    samples.articles = [("as casas", "casas")]
    samples.otherArticles = [("o problema", "a problema")]
    samples.words = [("carta", "certa"), ("filhas", "filas")]
    samples.wordsOfItsLetters = """
      montanha coração viagem
      """
    samples.wordThatShowsIt = "pão"
    samples.numbers = [
      ("16", "dezesseis"), ("14", "quatorze"), ("42", "quarenta e duas"),
      ("1500", "mil e quinhentos"), ("8e9", "8 bilhões"), ("8e9", "8 mil milhões"),
      ("3/4", "três quartos"), ("2/3", "dois terços"), ("1/2", "metade"), ("2.5", "dois e meio"),
      ("3.14", "três vírgula catorze"), ("1500", "no ano de 1500"),
    ]
    samples.counting = Counting(
      small:
        "zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze "
        + "dezasseis dezassete dezoito dezanove",
      tens: "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
      hundreds:
        "cento, duzentos, trezentos, quatrocentos, quinhentos, seiscentos, setecentos, oitocentos, "
        + "novecentos",
      joints: (" e ", " e "),
      others: [100: "cem"]
    )
    return samples
  }()
}
