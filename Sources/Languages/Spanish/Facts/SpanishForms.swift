// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

extension LanguageFacts.Spelling {
  /// Adds the names of elements, how words change with their number, and the forms of basic words.
  mutating func addForms() {
    families += """

      hidrógeno helio litio berilio boro carbono nitrógeno oxígeno flúor neón sodio magnesio \
      aluminio silicio fósforo azufre cloro argón potasio calcio titanio cromo manganeso hierro \
      cobalto níquel cobre zinc cinc arsénico bromo criptón estroncio plata cadmio estaño \
      antimonio yodo xenón cesio bario wolframio platino oro mercurio plomo bismuto polonio radón \
      radio torio uranio plutonio
      """
    irregularForms = """
      luz luces, pez peces, voz voces, cruz cruces, vez veces, paz paces, nuez nueces, raíz raíces, lápiz lápices, rey reyes, ley leyes, buey bueyes
      jersey jerséis, carácter caracteres, régimen regímenes, espécimen especímenes, joven jóvenes, examen exámenes, imagen imágenes, origen orígenes
      volumen volúmenes, resumen resúmenes, crimen crímenes, orden órdenes, margen márgenes, virgen vírgenes, león leones, avión aviones, jamón jamones
      ratón ratones, sol soles, mar mares, flor flores, pan panes, sal sales, mes meses, res reses, bus buses, club clubes clubs, álbum álbumes, mamá mamás
      """
    stemChanges = """
      z/ces ón/ones án/anes ín/ines és/eses ún/unes én/enes
      """
    basicEndings = """
      ando/ar iendo/er iendo/ir ado/ar ada/ar ados/ar adas/ar ido/er ida/er ido/ir ida/ir idos/er idas/er \
      idos/ir idas/ir o/ar as/ar a/ar amos/ar an/ar es/er e/er emos/er en/er e/ir es/ir en/ir imos/ir \
      aba/ar aban/ar ía/er ía/ir ían/er ían/ir ó/ar ó/er aron/ar ieron/er ieron/ir ará/ar erá/er irá/ir s/ \
      es/ a/o as/o os/o a/or mente/o
      """
  }
}
