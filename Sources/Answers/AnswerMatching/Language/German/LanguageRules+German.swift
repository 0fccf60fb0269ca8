// SPDX-License-Identifier: Apache-2.0
internal import WordLists

extension LanguageRules {
  static let german = LanguageRules(
    costs: .german,
    triples: .german,
    articles: .german,
    negators: Set(
      words:
        "nicht nichts nie niemals niemand nirgends kein keine keinen keinem keiner keines ohne weder noch"
    ),
    fixedWords: Set(
      words: """
        wahr falsch richtig ja nein links rechts linke rechte linker rechter linkes rechtes linken rechten nord süd \
        ost west norden süden osten westen nördlich südlich östlich westlich oben unten über unter obere untere oberer \
        unterer oberes unteres oberen unteren innen außen innere äußere innerer äußerer inneres äußeres vorn vorne \
        hinten vordere hintere vorderer hinterer vorderes hinteres anterior posterior superior inferior medial lateral \
        proximal distal dorsal ventral kranial kaudal palmar plantar dexter sinister vor nach mit von zu aus auf ab
        """
    ),
    protectedPrefixes: AffixPair.pairs(
      """
      hypo/hyper intra/inter intra/extra inter/extra infra/supra ultra/infra ab/ad endo/exo endo/ekto ekto/exo \
      mikro/makro homo/hetero auto/hetero iso/aniso mono/di mono/poly mono/oligo di/tri bi/tri tri/tetra tetra/penta \
      penta/hexa hexa/ikosa okta/ikosa uni/bi sub/super sub/supra prä/post pro/anti anti/syn ant/syn kat/an kata/ana \
      ana/meta pro/meta e/im af/ef in/ex im/ex in/de de/re kon/dis di/sy ek/el meth/eth eth/prop prop/but but/pent \
      pent/hex hex/hept hept/okt nitri/nitro thermo/exo ortho/meta ortho/para meta/para leuko/erythro lyso/ribo \
      neo/paläo zentri/zentro auf/ab ein/aus an/ab zu/ab vor/nach über/unter ober/unter hin/her innen/außen groß/klein \
      hoch/tief vorder/hinter links/rechts breiten/längen pro/eu apo/peri phän/gen para/hyper para/peri prot/ant \
      pro/epi milli/mikro milli/zenti kilo/mega mega/giga nano/piko dezi/deka sys/dia aph/perih haupt/neben \
      mehr/minder be/ent ver/ent ko/ co/ auto/ anti/ an/ semi/ un/ in/ im/ ir/ il/ dis/ non/ miss/ ent/ a/
      """
    ),
    protectedSuffixes: AffixPair.pairs(
      """
      at/it at/id it/id an/in en/in anol/an anol/en anol/in ol/al ase/ose an/yl osid/otid om/ym osom/osin \
      gen/gon gen/kol lyse/genese zyt/blast zyt/klast blast/klast zehn/zig zehn/ßig itis/ose ämie/urie \
      itis/om phil/phob philie/phobie trophie/plasie ektomie/otomie ektomie/ostomie gramm/graph graphie/logie nomie/logie \
      ismus/ist nym/phon atin/atid osom/atid gon/eder karpus/tarsus carpus/tarsus fission/fusion fission/fissur voll/los lich/los bar/los iole/ie ol/iol \
      plast/blast tonie/thermie kratie/archie or/id id/ jodid/jod /in /innen ik/iker ie/iker ik/isch loge/logie /ie ien/ier \
      ien/iener in/iner an/aner eich/eicher eiz/eizer
      """
    ),
    inflections: AffixPair.pairs(
      """
      /e /en /er /n /s /es /ern /nen /ns um/a um/en on/en us/i us/en a/en is/en on/a e/en e/er en/er en/es \
      er/es e/es e/em en/em er/em es/em er/ern e/ern s/se
      """
    ),
    beginnings: LetterGroup.groups(
      """
      un be ver er ent zer ge ab an auf aus ein vor nach zu um hin her über unter durch mit weg los wieder \
      miss bei in hyper hypo intra inter ex e re de kon pro prä dar da
      """
    ),
    endings: LetterGroup.groups(
      """
      e en er es em n s t te ten test tet st et est ung ungen lich liche lichen isch ische ischen ig ige \
      igen keit heit end ende enden ern eln el r in innen tum nis schaft erin ne nen ns ens ers ster ste \
      sten stes ter tes bar los sam haft i ie al
      """
    ),
    families: TermFamilies(.germanWords, .germanSubjects),
    lookalikes: .germanLookalikes,
    words: KnownWords(WordLists.german),
    plurals: ["n"],
    variants: variants(
      "ph/f th/t oxyd/oxid tial/zial tiell/ziell ce/ze ci/zi cy/zy ca/ka co/ko cu/ku cl/kl cr/kr"
    ),
    spellings: TermFamilies(
      """
      Erster_Weltkrieg Weltkrieg_I, Zweiter_Weltkrieg Weltkrieg_II, Bundesrepublik_Deutschland BRD
      Deutsche_Demokratische_Republik DDR, Vereinigte_Staaten USA, Peking Beijing, Tschechien Tschechische_Republik
      Portemonnaie Portmonee, Samstag Sonnabend, Januar Jänner, Februar Feber, Kohlenstoffdioxid Kohlendioxid
      Kohlenstoffmonoxid Kohlenmonoxid, Stickstoffoxid Stickoxid, Stickstoffoxide Stickoxide, Calcium Kalzium
      Calciumcarbonat Kalziumkarbonat, Calciumhydroxid Kalziumhydroxid, Calciumoxid Kalziumoxid, Bismut Wismut
      Iod Jod, rau rauh, Kilimandscharo Kilimanjaro Kilimandjaro, Belarus Weißrussland, Myanmar Birma Burma
      Eswatini Swasiland, Mumbai Bombay, Kiew Kyjiw, Photosynthese Fotosynthese, Geographie Geografie
      Biographie Biografie, Orthographie Orthografie, Photographie Fotografie, Graphik Grafik, Delphin Delfin
      Potential Potenzial, Joghurt Jogurt, Ether Äther, Gämse Gemse, Thunfisch Tunfisch, Mikrophon Mikrofon, Saxophon Saxofon
      Elisabeth Elizabeth, Bizeps Biceps, Trizeps Triceps, Sinfonie Symphonie, Soße Sauce, circa zirka, Circus Zirkus
      Friseur Frisör, Code Kode, Tipp Tip, Tokio Tokyo, Äthan Ethan, Känguru Känguruh, Stängel Stengel, Tschad Tchad
      Koran Quran Qur'an, Chanukka Hanukkah, Kolkata Kalkutta, Elfenbeinküste Côte_d'Ivoire, Kap_Verde Cabo_Verde
      Osttimor Timor_Leste, Türkei Türkiye, Mao_Zedong Mao_Tse_tung, zum_Beispiel z_B zB, 2D 2-D, 3D 3-D
      Frankfurt_am_Main Frankfurt_a_M Frankfurt_aM Frankfurt_/_Main
      Typ-1-Diabetes Typ_1_Diabetes Diabetes_Typ_1 Diabetes_mellitus_Typ_1
      Typ-2-Diabetes Typ_2_Diabetes Diabetes_Typ_2 Diabetes_mellitus_Typ_2
      """,
      keepsCase: true
    )
  )
}
