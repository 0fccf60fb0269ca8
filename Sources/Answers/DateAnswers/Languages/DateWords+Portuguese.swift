// SPDX-License-Identifier: Apache-2.0
extension DateWords {
  static let portuguese = DateWords(
    language: "pt",
    order: .dayFirst,
    months: [
      "janeiro, jan", "fevereiro, fev", "março, mar", "abril, abr", "maio, mai", "junho, jun",
      "julho, jul", "agosto, ago", "setembro, set", "outubro, out", "novembro, nov",
      "dezembro, dez",
    ],
    weekdays: [
      "domingo", "segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira",
      "sábado",
    ],
    ordinals: [
      "primeiro", "segundo", "terceiro", "quarto", "quinto", "sexto", "sétimo", "oitavo", "nono",
      "décimo",
    ],
    ordinalEndings: "o, a",
    decades: "anos, os anos, década, década de",
    centuries: "século, séculos, séc, s",
    beforeOurEra: "a. C., antes de Cristo, AEC, antes da era comum, antes da nossa era",
    ourEra: "d. C., depois de Cristo, da era comum, da nossa era",
    until: "até, até ao",
    untilOrOn: "a, ao",
    from: "desde",
    between: "entre",
    and: "e",
    ignored: "o, os, as, de, do, da, dos, em, no, na, ano, mês, dia, por volta de, cerca de, foi em"
  )
}
