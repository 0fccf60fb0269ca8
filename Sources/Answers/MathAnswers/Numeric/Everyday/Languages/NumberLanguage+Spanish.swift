// SPDX-License-Identifier: Apache-2.0
extension NumberLanguage {
  /// Numbers in Spanish.
  static let spanish = NumberLanguage(
    small: "cero uno|un|una dos tres cuatro cinco seis siete ocho nueve diez once doce trece "
      + "catorce quince dieciséis|diezyseis diecisiete|diezysiete dieciocho|diezyocho "
      + "diecinueve|diezynueve",
    tens: "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    compound: "{tens}y{ones}",
    others: "21 veintiuno|veintiún|veintiuna 22 veintidós 23 veintitrés 24 veinticuatro "
      + "25 veinticinco 26 veintiséis 27 veintisiete 28 veintiocho 29 veintinueve 100 cien|ciento "
      + "200 doscientos|doscientas 300 trescientos|trescientas 400 cuatrocientos|cuatrocientas "
      + "500 quinientos|quinientas 600 seiscientos|seiscientas 700 setecientos|setecientas "
      + "800 ochocientos|ochocientas 900 novecientos|novecientas",
    hundred: "",
    thousand: "mil",
    and: "y e",
    or: "o u",
    minus: "menos",
    mark: "coma punto",
    articles: "",
    of: "de",
    parts: "2 medio|media:medios|medias 3 tercio:tercios 4 cuarto:cuartos 5 quinto:quintos "
      + "6 sexto:sextos 7 séptimo:séptimos 8 octavo:octavos 9 noveno:novenos 10 décimo|décima:"
      + "décimos|décimas 11 onceavo:onceavos 12 doceavo:doceavos 16 dieciseisavo:dieciseisavos "
      + "20 veinteavo:veinteavos 100 centésimo|centésima:centésimos|centésimas "
      + "1000 milésimo|milésima:milésimos|milésimas",
    fixedParts: "1/2 medio|media|mitad",
    quantities: [("12", "docena"), ("100", "centenar"), ("1000", "millar")],
    magnitudes: "3 mil|miles 6 millón|millon|millones 12 billón|billon|billones",
    signs: [
      ("^", "elevado_a elevado_a_la"), ("*", "por multiplicado_por"),
      ("/", "entre dividido_por dividido_entre"),
    ],
    approximations: "aproximadamente alrededor_de unos unas casi cerca_de más_o_menos sobre",
    openings: "en en_el_año el_año año el la los las son es hay la_respuesta_es respuesta "
      + "el_resultado_es resultado",
    names: "ph ph_de",
    copulas: "es son vale valen fue era",
    reservations:
      "no nunca menos más bajo sobre sin salvo excepto ningún ninguno ninguna mínimo máximo",
    eras: "d_c después_de_cristo de_nuestra_era",
    counted: "habitantes habitante personas persona alumnos alumnas niños niñas hombres mujeres "
      + "miembros escaños estados países planetas lunas huesos dientes cromosomas electrones protones "
      + "neutrones átomos moléculas iones partículas células especies piezas puntos páginas caras "
      + "aristas vértices lados cartas libros manzanas huevos coches votos posibilidades "
      + "combinaciones resultados soluciones elementos letras palabras pares goles jugadores veces"
  )
}
