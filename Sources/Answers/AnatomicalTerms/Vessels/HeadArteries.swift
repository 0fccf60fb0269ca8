// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The great arteries and those of head and neck.
  static let headArteries = """
    Truncus pulmonalis | pulmonary trunk | Lungenstamm ; Stamm der Lungenschlagader
    Bifurcatio trunci pulmonalis | bifurcation of pulmonary trunk
    Arteria pulmonalis dextra | right pulmonary artery | rechte Lungenarterie ; rechte Lungenschlagader
    Arteria pulmonalis sinistra | left pulmonary artery | linke Lungenarterie ; linke Lungenschlagader
    Aorta | aorta | Hauptschlagader
    Pars ascendens aortae ; Aorta ascendens | ascending aorta | aufsteigende Aorta ; aufsteigende Hauptschlagader
    Bulbus aortae | aortic bulb | Aortenbulbus
    Sinus aortae | aortic sinus ; sinus of Valsalva | Aortensinus
    Arcus aortae | arch of aorta ; aortic arch | Aortenbogen
    Isthmus aortae | aortic isthmus | Aortenisthmus
    Pars descendens aortae ; Aorta descendens | descending aorta | absteigende Aorta ; absteigende Hauptschlagader
    Pars thoracica aortae ; Aorta thoracica | thoracic aorta | Brustaorta ; Brustschlagader
    Pars abdominalis aortae ; Aorta abdominalis | abdominal aorta | Bauchaorta ; Bauchschlagader
    Bifurcatio aortae | aortic bifurcation | Aortengabel
    Glomera aortica | aortic bodies ; para-aortic bodies
    Truncus brachiocephalicus | brachiocephalic trunk ; brachiocephalic artery | Arm-Kopf-Stamm
    Arteria thyroidea ima | thyroid ima artery | unterste Schilddrüsenarterie
    Arteria carotis communis | common carotid artery | gemeinsame Halsschlagader ; gemeinsame Kopfschlagader
    Bifurcatio carotidis | carotid bifurcation | Karotisgabel
    Sinus caroticus | carotid sinus | Karotissinus
    Glomus caroticum | carotid body | Karotiskörperchen
    Arteria carotis externa | external carotid artery | äußere Halsschlagader ; äußere Kopfschlagader
    Arteria carotis interna | internal carotid artery | innere Halsschlagader ; innere Kopfschlagader
    Arteria thyroidea superior | superior thyroid artery | obere Schilddrüsenarterie
    Ramus infrahyoideus | infrahyoid branch
    Ramus cricothyroideus | cricothyroid branch
    Arteria laryngea superior | superior laryngeal artery | obere Kehlkopfarterie
    Arteria pharyngea ascendens | ascending pharyngeal artery | aufsteigende Rachenarterie
    Arteria meningea posterior | posterior meningeal artery | hintere Hirnhautarterie
    Arteria tympanica inferior | inferior tympanic artery
    Arteria lingualis | lingual artery | Zungenarterie ; Zungenschlagader
    Ramus suprahyoideus | suprahyoid branch
    Arteria sublingualis | sublingual artery | Unterzungenarterie
    Rami dorsales linguae | dorsal lingual branches
    Arteria profunda linguae | deep lingual artery | tiefe Zungenarterie
    Arteria facialis | facial artery | Gesichtsarterie ; Gesichtsschlagader
    Arteria palatina ascendens | ascending palatine artery | aufsteigende Gaumenarterie
    Ramus tonsillaris arteriae facialis | tonsillar branch of facial artery
    Arteria submentalis | submental artery | Unterkinnarterie
    Arteria labialis inferior | inferior labial artery | Unterlippenarterie
    Arteria labialis superior | superior labial artery | Oberlippenarterie
    Ramus lateralis nasi arteriae facialis | lateral nasal branch of facial artery
    Arteria angularis | angular artery | Augenwinkelarterie
    Arteria occipitalis | occipital artery | Hinterhauptsarterie
    Ramus mastoideus arteriae occipitalis | mastoid branch of occipital artery
    Arteria auricularis posterior | posterior auricular artery | hintere Ohrarterie
    Arteria stylomastoidea | stylomastoid artery
    Arteria tympanica posterior | posterior tympanic artery
    Arteria temporalis superficialis | superficial temporal artery | oberflächliche Schläfenarterie
    Arteria transversa faciei | transverse facial artery | quere Gesichtsarterie
    Arteria zygomaticoorbitalis | zygomatico-orbital artery
    Arteria temporalis media | middle temporal artery | mittlere Schläfenarterie
    Ramus frontalis arteriae temporalis superficialis | frontal branch of superficial temporal artery
    Ramus parietalis arteriae temporalis superficialis | parietal branch of superficial temporal artery
    Arteria maxillaris | maxillary artery | Oberkieferarterie
    Arteria auricularis profunda | deep auricular artery | tiefe Ohrarterie
    Arteria tympanica anterior | anterior tympanic artery
    Arteria alveolaris inferior | inferior alveolar artery | Unterkieferarterie ; untere Zahnfacharterie
    Ramus mylohyoideus arteriae alveolaris inferioris | mylohyoid branch of inferior alveolar artery
    Ramus mentalis arteriae alveolaris inferioris | mental branch of inferior alveolar artery ; mental artery
    Arteria meningea media | middle meningeal artery | mittlere Hirnhautarterie
    Ramus frontalis arteriae meningeae mediae | frontal branch of middle meningeal artery
    Ramus parietalis arteriae meningeae mediae | parietal branch of middle meningeal artery
    Arteria masseterica | masseteric artery | Kaumuskelarterie
    Arteria temporalis profunda anterior | anterior deep temporal artery
    Arteria temporalis profunda posterior | posterior deep temporal artery
    Rami pterygoidei arteriae maxillaris | pterygoid branches of maxillary artery
    Arteria buccalis | buccal artery | Wangenarterie
    Arteria alveolaris superior posterior | posterior superior alveolar artery
    Arteriae alveolares superiores anteriores | anterior superior alveolar arteries
    Arteria infraorbitalis | infra-orbital artery | Unteraugenhöhlenarterie
    Arteria canalis pterygoidei | artery of pterygoid canal
    Arteria palatina descendens | descending palatine artery | absteigende Gaumenarterie
    Arteria palatina major | greater palatine artery | große Gaumenarterie
    Arteriae palatinae minores | lesser palatine arteries | kleine Gaumenarterien
    Arteria sphenopalatina | sphenopalatine artery | Keilbein-Gaumen-Arterie
    Arteriae nasales posteriores laterales | posterior lateral nasal arteries
    Rami septales posteriores arteriae sphenopalatinae | posterior septal branches of sphenopalatine artery
    Pars cervicalis arteriae carotidis internae | cervical part of internal carotid artery
    Pars petrosa arteriae carotidis internae | petrous part of internal carotid artery
    Pars cavernosa arteriae carotidis internae | cavernous part of internal carotid artery
    Pars cerebralis arteriae carotidis internae | cerebral part of internal carotid artery
    Arteriae caroticotympanicae | caroticotympanic arteries
    Arteria hypophysialis superior | superior hypophysial artery | obere Hypophysenarterie
    Arteria hypophysialis inferior | inferior hypophysial artery | untere Hypophysenarterie
    Arteria ophthalmica | ophthalmic artery | Augenarterie ; Augenschlagader
    Arteria centralis retinae | central retinal artery | zentrale Netzhautarterie ; Zentralarterie der Netzhaut
    Arteria lacrimalis | lacrimal artery | Tränendrüsenarterie
    Arteriae palpebrales laterales | lateral palpebral arteries
    Arteriae palpebrales mediales | medial palpebral arteries
    Arteriae ciliares posteriores breves | short posterior ciliary arteries
    Arteriae ciliares posteriores longae | long posterior ciliary arteries
    Arteriae ciliares anteriores | anterior ciliary arteries
    Arteriae musculares | muscular arteries
    Arteria supraorbitalis | supra-orbital artery | Oberaugenhöhlenarterie
    Arteria supratrochlearis | supratrochlear artery
    Arteria dorsalis nasi | dorsal nasal artery ; external nasal artery | Nasenrückenarterie
    Arteria ethmoidalis anterior | anterior ethmoidal artery | vordere Siebbeinarterie
    Arteria ethmoidalis posterior | posterior ethmoidal artery | hintere Siebbeinarterie
    Circulus arteriosus cerebri | cerebral arterial circle ; circle of Willis | Hirnarterienring ; Willis-Ring
    Arteria choroidea anterior | anterior choroidal artery | vordere Adergeflechtsarterie
    Arteria cerebri anterior | anterior cerebral artery | vordere Hirnarterie ; vordere Großhirnarterie
    Pars precommunicalis arteriae cerebri anterioris | precommunicating part of anterior cerebral artery ; A1 segment
    Pars postcommunicalis arteriae cerebri anterioris | postcommunicating part of anterior cerebral artery ; A2 segment
    Arteria communicans anterior | anterior communicating artery | vordere Verbindungsarterie
    Arteria pericallosa | pericallosal artery | Balkenarterie
    Arteria callosomarginalis | callosomarginal artery
    Arteria frontopolaris ; Arteria polaris frontalis | polar frontal artery ; frontopolar artery
    Arteria striata medialis distalis | distal medial striate artery ; recurrent artery of Heubner | Heubner-Arterie
    Arteriae centrales anteromediales | anteromedial central arteries
    Arteria cerebri media | middle cerebral artery | mittlere Hirnarterie ; mittlere Großhirnarterie
    Pars sphenoidalis arteriae cerebri mediae | sphenoid part of middle cerebral artery ; M1 segment
    Pars insularis arteriae cerebri mediae | insular part of middle cerebral artery ; M2 segment
    Arteriae centrales anterolaterales ; Arteriae lenticulostriatae | anterolateral central arteries ; lenticulostriate arteries
    Arteria sulci centralis | artery of central sulcus | Zentralfurchenarterie
    Arteria gyri angularis | artery to angular gyrus
    Arteria temporalis anterior arteriae cerebri mediae | anterior temporal branch of middle cerebral artery
    Arteria cerebri posterior | posterior cerebral artery | hintere Hirnarterie ; hintere Großhirnarterie
    Pars precommunicalis arteriae cerebri posterioris | precommunicating part of posterior cerebral artery ; P1 segment
    Pars postcommunicalis arteriae cerebri posterioris | postcommunicating part of posterior cerebral artery ; P2 segment
    Arteria communicans posterior | posterior communicating artery | hintere Verbindungsarterie
    Ramus calcarinus | calcarine branch
    Arteria occipitalis lateralis | lateral occipital artery | seitliche Hinterhauptslappenarterie
    Arteria occipitalis medialis | medial occipital artery | mediale Hinterhauptslappenarterie
    Arteria subclavia | subclavian artery | Schlüsselbeinarterie ; Unterschlüsselbeinarterie
    Arteria vertebralis | vertebral artery | Wirbelarterie ; Wirbelschlagader
    Pars prevertebralis arteriae vertebralis | prevertebral part of vertebral artery
    Pars atlantica arteriae vertebralis | atlantic part of vertebral artery
    Pars intracranialis arteriae vertebralis | intracranial part of vertebral artery
    Arteria spinalis anterior | anterior spinal artery | vordere Rückenmarksarterie
    Arteria spinalis posterior | posterior spinal artery | hintere Rückenmarksarterie
    Arteria inferior posterior cerebelli | posterior inferior cerebellar artery | hintere untere Kleinhirnarterie
    Arteria basilaris | basilar artery | Schädelbasisarterie
    Arteria inferior anterior cerebelli | anterior inferior cerebellar artery | vordere untere Kleinhirnarterie
    Arteria labyrinthi | labyrinthine artery | Labyrintharterie
    Arteriae pontis | pontine arteries | Brückenarterien
    Arteriae mesencephalicae | mesencephalic arteries
    Arteria superior cerebelli | superior cerebellar artery | obere Kleinhirnarterie
    Arteria thoracica interna | internal thoracic artery ; internal mammary artery | innere Brustarterie ; innere Brustwandarterie
    Arteria pericardiacophrenica | pericardiacophrenic artery | Herzbeutel-Zwerchfell-Arterie
    Arteria musculophrenica | musculophrenic artery | Muskel-Zwerchfell-Arterie
    Arteria epigastrica superior | superior epigastric artery | obere Bauchdeckenarterie
    Rami intercostales anteriores | anterior intercostal branches
    Rami mammarii mediales | medial mammary branches
    Truncus thyrocervicalis | thyrocervical trunk | Schilddrüsen-Hals-Stamm
    Arteria thyroidea inferior | inferior thyroid artery | untere Schilddrüsenarterie
    Arteria laryngea inferior | inferior laryngeal artery | untere Kehlkopfarterie
    Arteria cervicalis ascendens | ascending cervical artery | aufsteigende Halsarterie
    Arteria transversa colli ; Arteria transversa cervicis | transverse cervical artery | quere Halsarterie
    Arteria suprascapularis | suprascapular artery | Oberschulterblattarterie
    Ramus acromialis arteriae suprascapularis | acromial branch of suprascapular artery
    Arteria dorsalis scapulae | dorsal scapular artery | hintere Schulterblattarterie
    Truncus costocervicalis | costocervical trunk | Rippen-Hals-Stamm
    Arteria cervicalis profunda | deep cervical artery | tiefe Halsarterie
    Arteria intercostalis suprema | supreme intercostal artery | oberste Zwischenrippenarterie
    """
}
