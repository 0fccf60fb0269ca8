// SPDX-License-Identifier: Apache-2.0
internal import LanguageFacts

/// The words that people put around an answer.
let frenchFrames: LanguageFacts.Frames = {
  var frames = LanguageFacts.Frames()
  frames.openings = """
    c'est ce_sont c'était c_est ça_doit_être ce_doit_être il_s'agit_de il_s'agit_du il_s'agit_de_la \
    il_est elle_est c'est_le c'est_la je_pense je_crois je_dirais je_suppose je_dis la_réponse_est \
    la_réponse la_bonne_réponse_est ma_réponse_est ma_réponse réponse solution la_solution_est résultat \
    on_l'appelle on_appelle_cela cela_s'appelle ça_s'appelle il_s'appelle elle_s'appelle peut-être \
    peut_être probablement que qu' qu'il_s'agit_de qu'il_est que_c'est dans dans_le dans_la \
    au en à_la selon_moi à_mon_avis il_y_a
    """
  frames.closings = """
    je_pense je_crois est_la_réponse est_ma_réponse est_la_bonne_réponse s'il_vous_plaît peut-être \
    peut_être \
    sont_la_réponse sont_ma_réponse
    """
  frames.alternatives = "ou soit"
  frames.kinds = """
    fleuve fleuves rivière
    lac lacs
    mer mers
    océan océans
    désert déserts
    montagnes montagne mont monts massif chaîne
    île îles
    péninsule presqu'île
    planète planètes
    lune
    étoile
    gaz
    os
    muscle
    glande
    métal
    continent
    volcan
    golfe
    baie
    détroit
    canal
    cap
    """
  frames.names = "supérieur"
  frames.kindsBefore = """
    ville
    capitale
    village
    pays
    état
    région
    république
    royaume
    élément
    acide
    animal
    oiseau
    poisson
    arbre
    plante
    vitamine
    langue
    organe
    dieu déesse
    philosophe
    écrivain
    peintre
    compositeur
    physicien
    """
  frames.links = "de du des d' la le les l' appelé appelée nommé nommée"
  frames.titles = """
    m mr monsieur mme madame mlle mademoiselle dr docteur pr prof professeur sir lord président \
    présidente roi reine empereur impératrice pape tsar prince princesse saint sainte général comte duc \
    duchesse
    """
  frames.suffixes = "jr fils père"
  frames.partitives = "du de_la de_l' des de"
  frames.places = """
    afghanistan albanie algérie allemagne angleterre argentine australie autriche belgique biélorussie \
    bolivie brésil bulgarie cambodge canada chili chine chypre colombie corée_du_sud croatie cuba \
    danemark écosse égypte équateur espagne estonie états-unis éthiopie finlande france ghana grèce \
    guatemala hongrie inde indonésie irak iran irlande islande israël italie jamaïque japon jordanie \
    kenya lettonie liban libye lituanie luxembourg malaisie mali malte maroc mexique mongolie népal \
    nigéria niger norvège nouvelle-zélande pakistan panama paraguay pays-bas pérou philippines pologne \
    portugal québec roumanie royaume-uni russie sénégal serbie singapour slovaquie slovénie soudan suède \
    suisse syrie tchad tchéquie thaïlande tunisie turquie ukraine uruguay usa venezuela viêt_nam europe \
    asie afrique amérique
    """
  return frames
}()

/// The ordinal numbers up to thirtieth.
let frenchOrdinals: LanguageFacts.Ordinals = {
  var ordinals = LanguageFacts.Ordinals()
  ordinals.words = """
    premier|première|premiers|premières deuxième|second|seconde troisième quatrième cinquième sixième \
    septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième \
    dixseptième dixhuitième dixneuvième vingtième vingtetunième vingtdeuxième vingttroisième \
    vingtquatrième vingtcinquième vingtsixième vingtseptième vingthuitième vingtneuvième trentième
    """
  ordinals.digitEndings = "er ère re e ème eme ième ieme nd nde"
  return ordinals
}()
