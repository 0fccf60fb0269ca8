// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

extension LanguageFacts.Spelling {
  /// Adds how words change with their number, and the forms of basic words.
  mutating func addForms() {
    irregularForms = """
      goose geese, mouse mice, louse lice, child children, foot feet, tooth teeth, man men, woman women, ox oxen
      person people, leaf leaves, loaf loaves, half halves, calf calves, wolf wolves, knife knives, life lives, wife wives
      shelf shelves, elf elves, thief thieves, scarf scarves, self selves, hoof hooves, die dice, penny pence
      crisis crises, analysis analyses, basis bases, thesis theses, hypothesis hypotheses, oasis oases, diagnosis diagnoses
      parenthesis parentheses, synthesis syntheses, neurosis neuroses, metamorphosis metamorphoses, emphasis emphases
      cactus cacti cactuses, fungus fungi funguses, nucleus nuclei, radius radii, stimulus stimuli, locus loci, focus foci focuses, virus viruses
      alumnus alumni, bacillus bacilli, syllabus syllabi syllabuses, octopus octopuses octopi, hippopotamus hippopotamuses hippopotami
      bacterium bacteria, datum data, medium media, stratum strata, erratum errata, curriculum curricula, ovum ova, spectrum spectra
      phenomenon phenomena, criterion criteria, mitochondrion mitochondria, polyhedron polyhedra polyhedrons, ganglion ganglia
      formula formulae formulas, alga algae, larva larvae, antenna antennae antennas, vertebra vertebrae, nebula nebulae, alumna alumnae, pupa pupae
      index indices indexes, appendix appendices appendixes, matrix matrices, vertex vertices, vortex vortices, apex apices, codex codices, helix helices
      genus genera, corpus corpora, opus opera, stigma stigmata, schema schemata, cherub cherubim
      englishman englishmen, frenchman frenchmen, policeman policemen, fireman firemen, fisherman fishermen, businessman businessmen, grandchild grandchildren
      titmouse titmice, dormouse dormice, tomato tomatoes, potato potatoes, hero heroes, echo echoes, volcano volcanoes volcanos, veto vetoes
      """
    stemChanges = """
      y/ies f/ves fe/ves
      """
    basicEndings = """
      ing/ ing/e ed/ ed/e ied/y ies/y s/ es/ er/e er/ est/ est/e ly/ ily/y ning/n ting/t ping/p ged/g \
      ted/t ped/p ned/n
      """
  }
}
