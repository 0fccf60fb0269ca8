// SPDX-License-Identifier: Apache-2.0
extension NumberLanguage {
  /// Numbers in Portuguese, of Portugal and of Brazil.
  static let portuguese = NumberLanguage(
    small: "zero um|uma dois|duas três quatro cinco seis sete oito nove dez onze doze treze "
      + "catorze|quatorze quinze dezasseis|dezesseis dezassete|dezessete dezoito dezanove|dezenove",
    tens: "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
    compound: "{tens}e{ones}",
    others:
      "100 cem|cento 200 duzentos|duzentas 300 trezentos|trezentas 400 quatrocentos|quatrocentas "
      + "500 quinhentos|quinhentas 600 seiscentos|seiscentas 700 setecentos|setecentas "
      + "800 oitocentos|oitocentas 900 novecentos|novecentas",
    hundred: "",
    thousand: "mil",
    and: "e",
    or: "ou",
    minus: "menos",
    mark: "vírgula ponto",
    articles: "",
    of: "de do da",
    parts: "2 meio|meia:meios 3 terço:terços 4 quarto:quartos 5 quinto:quintos 6 sexto:sextos "
      + "7 sétimo:sétimos 8 oitavo:oitavos 9 nono:nonos 10 décimo|décima:décimos|décimas "
      + "100 centésimo|centésima:centésimos|centésimas "
      + "1000 milésimo|milésima:milésimos|milésimas",
    fixedParts: "1/2 meio|meia|metade",
    quantities: [("12", "dúzia"), ("100", "centena"), ("1000", "milhar")],
    magnitudes: "3 mil|milhares 6 milhão|milhao|milhões|milhoes 9 bilhão|bilhao|bilhões|bilhoes "
      + "12 bilião|biliao|biliões|bilioes|trilhão|trilhao|trilhões|trilhoes",
    signs: [
      ("^", "elevado_a elevado_à"), ("*", "vezes multiplicado_por"), ("/", "sobre dividido_por"),
    ],
    approximations: "cerca_de aproximadamente quase por_volta_de mais_ou_menos uns umas",
    openings: "em em_o_ano no_ano no_ano_de o_ano ano os as são é há a_resposta_é resposta "
      + "o_resultado_é resultado",
    names: "ph ph_de",
    copulas: "é são vale valem foi era",
    reservations: "não nunca menos mais sob sobre sem exceto nenhum nenhuma mínimo máximo",
    eras: "d_c depois_de_cristo da_nossa_era",
    counted: "habitantes habitante pessoas pessoa alunos alunas crianças homens mulheres membros "
      + "lugares estados países planetas luas ossos dentes cromossomas cromossomos elétrons eletrões "
      + "prótons protões nêutrons neutrões átomos moléculas íons iões partículas células espécies "
      + "peças pontos páginas faces arestas vértices lados cartas livros maçãs ovos carros votos "
      + "possibilidades combinações resultados soluções elementos letras palavras pares gols golos "
      + "jogadores vezes"
  )
}
