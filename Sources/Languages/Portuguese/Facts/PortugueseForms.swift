// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

extension LanguageFacts.Spelling {
  /// Adds the names of elements, how words change with their number, and the forms of basic words.
  mutating func addForms() {
    families += """

      hidrogênio hélio lítio berílio boro carbono nitrogênio azoto oxigênio flúor néon sódio \
      magnésio alumínio silício fósforo enxofre cloro argônio potássio cálcio titânio cromo \
      manganês ferro cobalto níquel cobre zinco arsênio bromo criptônio estrôncio prata cádmio \
      estanho antimônio iodo xenônio césio bário tungstênio platina ouro mercúrio chumbo bismuto \
      polônio radônio rádio tório urânio plutônio
      """
    irregularForms = """
      pão pães, cão cães, mão mãos, irmão irmãos, grão grãos, chão chãos, alemão alemães, capitão capitães, leão leões, avião aviões, cidadão cidadãos
      órgão órgãos, bênção bênçãos, sótão sótãos, mês meses, rei reis, lei leis, boi bois, sol sóis, mal males, cônsul cônsules, funil funis, réptil répteis
      fóssil fósseis, fácil fáceis, difícil difíceis, móvel móveis, mel méis meles, pé pés, dor dores, cor cores, flor flores, mar mares, luz luzes, voz vozes, cruz cruzes
      vez vezes, gás gases, país países, lápis lápis, ônibus ônibus, vírus vírus, homem homens, nuvem nuvens, bom bons, som sons, jardim jardins, fim fins, álbum álbuns
      """
    stemChanges = """
      ão/ões ão/ães ão/ãos al/ais el/éis ol/óis ul/uis il/is m/ns r/res z/zes
      """
    basicEndings = """
      ando/ar endo/er indo/ir ado/ar ada/ar ados/ar adas/ar ido/er ida/er idos/er idas/er ido/ir ida/ir \
      o/ar as/ar a/ar amos/ar am/ar es/er e/er emos/er em/er e/ir em/ir ava/ar avam/ar ia/er ia/ir iam/er \
      iam/ir ou/ar eu/er iu/ir aram/ar eram/er iram/ir ará/ar erá/er irá/ir s/ es/ a/o as/o os/o ns/m \
      ões/ão a/or mente/o
      """
  }
}
