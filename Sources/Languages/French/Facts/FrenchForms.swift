// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

extension LanguageFacts.Spelling {
  /// Adds the names of elements, how words change with their number, and the forms of basic words.
  mutating func addForms() {
    families += """

      hydrogène hélium lithium béryllium bore carbone azote oxygène fluor néon sodium magnésium \
      aluminium silicium phosphore soufre chlore argon potassium calcium titane chrome manganèse \
      fer cobalt nickel cuivre zinc arsenic brome krypton strontium argent cadmium étain antimoine \
      iode xénon césium baryum tungstène platine or mercure plomb bismuth polonium radon radium \
      thorium uranium plutonium
      """
    irregularForms = """
      œil yeux, oeil yeux, ciel cieux ciels, aïeul aïeux aïeuls, monsieur messieurs, madame mesdames, mademoiselle mesdemoiselles, bonhomme bonshommes
      travail travaux, vitrail vitraux, corail coraux, émail émaux, bail baux, soupirail soupiraux
      bijou bijoux bijous, caillou cailloux caillous, chou choux chous, genou genoux genous, hibou hiboux hibous, joujou joujoux joujous, pou poux pous
      cheval chevaux chevals, animal animaux animals, journal journaux journals journeaux, hôpital hôpitaux, canal canaux, cristal cristaux, général généraux
      métal métaux, minéral minéraux, végétal végétaux, tribunal tribunaux, signal signaux, capital capitaux, cardinal cardinaux, maréchal maréchaux
      œuf œufs, bœuf bœufs, os os, jeu jeux, feu feux, cheveu cheveux, neveu neveux, lieu lieux, pneu pneus, bleu bleus
      eau eaux, peau peaux, beau beaux, veau veaux, seau seaux, curriculum curricula, maximum maxima maximums, minimum minima minimums
      """
    stemChanges = """
      al/aux eau/eaux eu/eux
      """
    basicEndings = """
      ais/er ait/er aient/er ant/er ons/er ez/er ent/er es/er e/er é/er ée/er és/er ées/er ai/er as/er \
      a/er era/er eront/er issant/ir it/ir is/ir i/ir ie/ir it/re ait/re ant/re u/re s/ e/ es/ le/ les/ \
      ment/ euse/eux euses/eux eille/eillir oie/oyer uie/uyer aie/ayer ive/if ives/if ère/er ères/er
      """
  }
}
