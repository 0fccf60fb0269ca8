// SPDX-License-Identifier: Apache-2.0
internal import WordLists

extension LanguageRules {
  static let english = LanguageRules(
    costs: .english,
    triples: .english,
    articles: .english,
    negators: Set(
      words:
        "not no never without none nothing nobody nowhere neither nor cannot hardly cant wont dont"
        + " isnt arent doesnt didnt wasnt werent couldnt wouldnt shouldnt hasnt havent hadnt"
    ),
    fixedWords: Set(
      words: """
        true false yes once twice left right north south east west northern \
        southern eastern western up down over under above below upper lower inner outer inside outside \
        internal external anterior posterior superior inferior medial lateral proximal distal dorsal ventral \
        cranial caudal rostral palmar plantar dexter sinister dextra sinistra dextrum sinistrum
        """
    ),
    protectedPrefixes: AffixPair.pairs(
      """
      hypo/hyper intra/inter intra/extra inter/extra infra/intra infra/supra ultra/infra ab/ad endo/exo endo/ecto \
      ecto/exo endo/meso ecto/meso endo/epi micro/macro homo/hetero auto/hetero iso/aniso auto/allo mono/di mono/poly \
      mono/oligo oligo/poly di/tri bi/tri tri/tetra tetra/penta penta/hexa hexa/hepta hexa/icosa octa/icosa uni/bi \
      uni/multi sub/super sub/supra deci/deka pre/post ante/post pro/anti anti/syn over/under up/down out/in fore/back \
      e/im af/ef ab/ef al/il an/cat ana/cata ana/meta meta/telo pro/meta pro/ana in/ex im/ex in/de de/re con/de \
      con/dis con/in con/re pro/de ef/dif re/dif dif/ref meth/eth eth/prop prop/but but/pent pent/hex hex/hept \
      hept/oct nitri/nitro sulfi/sulfa thermo/exo photo/chemo ortho/meta ortho/para meta/para carpal/tarsal \
      leuco/erythro leuko/erythro neo/paleo centri/center longi/lati pro/eu apo/peri phen/gen para/hyper para/peri \
      peri/dia conno/deno prot/ant pro/epi asso/conso milli/micro milli/centi kilo/mega mega/giga nano/pico deci/deca \
      sys/dia stalac/stalag aph/perih co/ auto/ anti/ an/ semi/ un/ in/ im/ ir/ il/ dis/ non/ mis/ de/ re/ a/
      """
    ),
    protectedSuffixes: AffixPair.pairs(
      """
      ate/ite ate/ide ite/ide ate/ine ide/ine ic/ous ase/ose anol/ane anol/ene anol/yne ol/al ol/one al/one ol/yl ane/ene ane/yne \
      ene/yne ane/yl idine/osine idine/ine osine/ine ine/one icon/icone some/zyme some/mere some/iole \
      mere/iole plast/blast ose/osome lysis/genesis nolysis/nesis gen/gon cyte/blast cyte/clast \
      blast/clast teen/ty teenth/tieth itis/osis itis/oma osis/oma osis/esis emia/uria phil/phob philia/phobia \
      philic/phobic trophic/tropic ectomy/otomy ectomy/ostomy otomy/ostomy graph/gram graph/meter graphy/logy \
      nomy/logy ism/ist nym/phone graph/phone nym/graph side/tide atin/atid osome/atid gon/hedron ward/wards \
      full/less ful/less or/ee er/ee cracy/archy phase/phage tonic/static duction/vection carpal/tarsal er/ ion/ing \
      graphy/grapher nomy/nomer a/an a/al ia/ many/man
      """
    ),
    inflections: AffixPair.pairs(
      "/s /es y/ies f/ves fe/ves um/a on/a us/i a/ae is/es ix/ices ex/ices a/ata en/ina man/men"
    ),
    vowelMarksAreAccents: true,
    beginnings: LetterGroup.groups(
      """
      un in im il ir dis re pre de mis non over under out up down en ex inter intra hyper hypo sub super \
      trans pro per con com ad ab a an anti be for e
      """
    ),
    endings: LetterGroup.groups(
      """
      s es ed d ing ings er r ers or ors est ly y ies ied al ally able ible ably ment ments ness ion ions ation ations \
      ive ous ful less ity ist ists ism en n ic ical ance ence ances ences ant ent ants ents e ary ery ory ian an t
      """
    ),
    families: TermFamilies(.englishWords, .englishSubjects),
    lookalikes: .englishLookalikes,
    words: KnownWords(WordLists.english),
    variants: variants(
      """
      ise/ize isi/izi isa/iza yse/yze lour/lor nour/nor bour/bor vour/vor dour/dor gour/gor apour/apor rmour/rmor umour/umor \
      amour/amor viour/vior sulph/sulf haem/hem aemi/emi archae/arche palae/pale paed/ped aesth/esth caec/cec faec/fec \
      aetio/etio daem/dem oedem/edem foet/fet oestr/estr rhoe/rhe coel/cel noea/nea oesoph/esoph oeu/eu gramme/gram
      """
    ),
    spellings: TermFamilies(
      """
      World_War_I World_War_One First_World_War Great_War WWI WW1, World_War_II World_War_Two Second_World_War WWII WW2
      United_Kingdom UK, United_States United_States_of_America USA US, European_Union EU, United_Nations UN
      Beijing Peking, Czech_Republic Czechia, Myanmar Burma, Eswatini Swaziland, Mumbai Bombay, Kyiv Kiev
      Elizabeth Elisabeth, axe ax, mum mom, gaol jail, kerb curb, plough plow, doughnut donut, grey gray, mould mold
      aeroplane airplane, pyjamas pajamas, caesium cesium, sulphur sulfur, colour color, behaviour behavior
      neighbour neighbor, harbour harbor, labour labor, honour honor, favourite favorite, flavour flavor, vapour vapor
      tumour tumor, centre center, theatre theater, fibre fiber, litre liter, kilometre kilometer
      centimetre centimeter, millimetre millimeter, defence defense, dialogue dialog, analogue analog
      encyclopaedia encyclopedia, archaeology archeology, palaeontology paleontology, amoeba ameba, foetus fetus
      oestrogen estrogen, oesophagus esophagus, oedema edema, diarrhoea diarrhea, haemoglobin hemoglobin
      anaemia anemia, leukaemia leukemia, haemophilia hemophilia, haemorrhage hemorrhage, anaesthesia anesthesia
      analyse analyze, organise organize, organisation organization, civilisation civilization
      fertilisation fertilization, ionisation ionization, aluminium aluminum, tsar czar, cheque check, hiccup hiccough
      armour armor, fulfil fulfill, skilful skillful, while whilst, among amongst, burned burnt, dreamed dreamt
      spelled spelt, haem heme, gram gramme, storey story, aeon eon, cannot can't
      leaped leapt, caecum cecum, annex annexe, connection connexion, vial phial, rock_and_roll rock'n'roll rock_n_roll
      Quran Koran Qur'an, Hanukkah Chanukah, Kolkata Calcutta, Romania Rumania, Ivory_Coast Côte_d'Ivoire
      Cape_Verde Cabo_Verde, East_Timor Timor_Leste, Turkey Türkiye, Mao_Zedong Mao_Tse_tung, 2D 2-D, 3D 3-D
      John_F_Kennedy JFK, Franklin_D_Roosevelt FDR, Martin_Luther_King MLK, Genghis_Khan Chinggis_Khan, ether aether
      type_1_diabetes diabetes_type_1 type_1_diabetes_mellitus diabetes_mellitus_type_1
      type_2_diabetes diabetes_type_2 type_2_diabetes_mellitus diabetes_mellitus_type_2
      """,
      keepsCase: true
    )
  )
}
