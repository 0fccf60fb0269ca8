// SPDX-License-Identifier: Apache-2.0

extension LanguageSamples {
  static let spanish: LanguageSamples = {
    var samples = LanguageSamples("es")
    samples.answers = """
      niño: el niño, un niño | niña, año
      puerto: puertto | puerta, puesto
      corazón: corazon, corasón, corason | razón, coraza
      vivir: bivir | servir, vestir
      ciudad: cuidad | cuidado
      casa: cassa | cosa, costa
      mañana: manana | manzana
      pescar: pezcar | pesar, pensar
      español: espanol | española
      setiembre: septiembre | noviembre
      Estados Unidos: EE.UU., EE. UU., EEUU | Estado
      Segunda Guerra Mundial: 2ª Guerra Mundial, II Guerra Mundial | 1ª Guerra Mundial, Primera Guerra Mundial
      caballo: cavallo, cabayo, caballos | cabello, cebolla
      día: dia | tía, dio
      año: el año | ano, uno
      hipotermia: ipotermia | hipertermia
      décimo: decimo | séptimo
      extranjero: estranjero, extrangero | extraño
      """
    samples.forms = [("niño", "niña"), ("perro", "perros"), ("lápiz", "lápices")]
    samples.otherGenders = [("puerto", "puerta")]
    samples.joined = [("pan y agua", "agua y pan"), ("madre e hija", "hija y madre")]
    samples.notJoined = [("x, y, z", "x, z")]
    samples.articles = [("los niños", "niños")]
    samples.otherArticles = [("el mapa", "la mapa")]
    samples.words = [("luna", "lana"), ("vida", "viuda"), ("cartas", "caras")]
    samples.plurals = [("visita", "visitas")]
    samples.wordsOfItsLetters = """
      montaña señor volcán
      """
    samples.wordThatShowsIt = "niño"
    samples.numbers = [
      ("22", "veintidos"), ("16", "diez y seis"), ("1", "una"), ("2019", "dos mil diecinueve"),
      ("1492", "mil cuatrocientos noventa y dos"), ("8e9", "8 mil millones"), ("1e12", "un billón"),
      ("3/4", "tres cuartos"), ("1/3", "un tercio"), ("1/2", "la mitad"), ("2.5", "dos y medio"),
      ("3.14", "tres coma catorce"), ("-5", "menos cinco"), ("1492", "en el año 1492"),
      ("206", "aproximadamente 206 huesos"), ("2; 3", "2 o 3"),
    ]
    samples.counting = Counting(
      small: "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce "
        + "quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés "
        + "veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve",
      tens: "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
      hundreds:
        "ciento, doscientos, trescientos, cuatrocientos, quinientos, seiscientos, setecientos, "
        + "ochocientos, novecientos",
      joints: (" y ", " "),
      others: [100: "cien"]
    )
    return samples
  }()
}
