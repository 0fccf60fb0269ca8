// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// Further arteries and veins.
  static let arteryBranches = """
    Arteria sternocleidomastoidea | sternocleidomastoid artery ; sternocleidomastoid branch of superior thyroid artery
    Ramus glandularis anterior arteriae thyroideae superioris | anterior glandular branch of superior thyroid artery
    Ramus glandularis posterior arteriae thyroideae superioris | posterior glandular branch of superior thyroid artery
    Rami pharyngeales arteriae pharyngeae ascendentis | pharyngeal branches of ascending pharyngeal artery
    Rami glandulares arteriae facialis | glandular branches of facial artery
    Ramus septi nasi arteriae labialis superioris | nasal septal branch of superior labial artery
    Rami sternocleidomastoidei arteriae occipitalis | sternocleidomastoid branches of occipital artery
    Ramus auricularis arteriae occipitalis | auricular branch of occipital artery
    Rami occipitales arteriae occipitalis | occipital branches of occipital artery
    Ramus descendens arteriae occipitalis | descending branch of occipital artery
    Rami auriculares anteriores arteriae temporalis superficialis | anterior auricular branches of superficial temporal artery
    Ramus parotideus arteriae temporalis superficialis | parotid branch of superficial temporal artery
    Ramus accessorius arteriae meningeae mediae | accessory branch of middle meningeal artery ; accessory meningeal artery
    Ramus petrosus arteriae meningeae mediae | petrosal branch of middle meningeal artery
    Arteria tympanica superior | superior tympanic artery
    Ramus anastomoticus cum arteria lacrimali | anastomotic branch with lacrimal artery
    Rami dentales arteriae alveolaris inferioris | dental branches of inferior alveolar artery
    Ramus pharyngeus arteriae maxillaris | pharyngeal branch of maxillary artery
    Ramus meningeus anterior arteriae ethmoidalis anterioris | anterior meningeal branch of anterior ethmoidal artery
    Arteriae conjunctivales anteriores | anterior conjunctival arteries
    Arteriae conjunctivales posteriores | posterior conjunctival arteries
    Arteriae episclerales | episcleral arteries
    Arcus palpebralis superior | superior palpebral arch
    Arcus palpebralis inferior | inferior palpebral arch
    Siphon caroticum ; Sipho caroticus | carotid siphon | Karotissiphon
    Ramus basalis tentorii | tentorial basal branch
    Ramus marginalis tentorii | tentorial marginal branch
    Rami clivales | clivus branches
    Arteria uncalis | uncal artery
    Arteria orbitofrontalis lateralis ; Arteria frontobasalis lateralis | lateral frontobasal artery ; lateral orbitofrontal artery
    Arteria orbitofrontalis medialis ; Arteria frontobasalis medialis | medial frontobasal artery ; medial orbitofrontal artery
    Arteria prefrontalis | prefrontal artery
    Arteria sulci precentralis | artery of precentral sulcus
    Arteria sulci postcentralis | artery of postcentral sulcus
    Arteria parietalis anterior | anterior parietal artery
    Arteria parietalis posterior | posterior parietal artery
    Arteria temporooccipitalis | temporo-occipital artery
    Arteria temporalis media arteriae cerebri mediae | middle temporal branch of middle cerebral artery
    Arteria temporalis posterior arteriae cerebri mediae | posterior temporal branch of middle cerebral artery
    Arteria polaris temporalis | polar temporal artery
    Arteriae insulares | insular arteries
    Rami paracentrales | paracentral branches of callosomarginal artery
    Rami precuneales | precuneal branches of pericallosal artery
    Arteria callosa mediana | median callosal artery
    Arteriae centrales posteromediales | posteromedial central arteries
    Arteriae centrales posterolaterales | posterolateral central arteries
    Arteria collicularis ; Arteria quadrigeminalis | collicular artery ; quadrigeminal artery
    Rami choroidei posteriores laterales | lateral posterior choroidal branches
    Rami choroidei posteriores mediales | medial posterior choroidal branches
    Ramus parietooccipitalis arteriae occipitalis medialis | parieto-occipital branch of medial occipital artery
    Ramus corporis callosi dorsalis | dorsal branch to corpus callosum
    Rami spinales arteriae vertebralis | spinal branches of vertebral artery
    Arteria medullaris segmentalis | segmental medullary artery
    Arteria radicularis magna | great radicular artery ; artery of Adamkiewicz | Adamkiewicz-Arterie
    Rami meningei arteriae vertebralis | meningeal branches of vertebral artery
    Ramus tonsillae cerebelli | cerebellar tonsillar branch of posterior inferior cerebellar artery
    Rami mediastinales arteriae thoracicae internae | mediastinal branches of internal thoracic artery
    Rami thymici arteriae thoracicae internae | thymic branches of internal thoracic artery
    Rami perforantes arteriae thoracicae internae | perforating branches of internal thoracic artery
    Ramus costalis lateralis arteriae thoracicae internae | lateral costal branch of internal thoracic artery
    Rami sternales arteriae thoracicae internae | sternal branches of internal thoracic artery
    Rami tracheales arteriae thyroideae inferioris | tracheal branches of inferior thyroid artery
    Rami oesophageales arteriae thyroideae inferioris | esophageal branches of inferior thyroid artery ; oesophageal branches of inferior thyroid artery
    Ramus superficialis arteriae transversae colli | superficial branch of transverse cervical artery ; superficial cervical artery
    Ramus profundus arteriae transversae colli | deep branch of transverse cervical artery
    Arteria intercostalis posterior prima | first posterior intercostal artery
    Arteria intercostalis posterior secunda | second posterior intercostal artery
    Rami subscapulares arteriae axillaris | subscapular branches of axillary artery
    Rami mammarii laterales arteriae thoracicae lateralis | lateral mammary branches of lateral thoracic artery
    Ramus ascendens arteriae circumflexae humeri anterioris | ascending branch of anterior circumflex humeral artery
    Arteria brachialis superficialis | superficial brachial artery
    Arteriae nutriciae humeri | humeral nutrient arteries | Ernährungsarterien des Oberarmknochens
    Ramus deltoideus arteriae profundae brachii | deltoid branch of profunda brachii artery
    Arteria nutricia radii | nutrient artery of radius | Ernährungsarterie der Speiche
    Arteria nutricia ulnae | nutrient artery of ulna | Ernährungsarterie der Elle
    Rami perforantes arcus palmaris profundi | perforating branches of deep palmar arch
    Ramus anterior arteriae recurrentis ulnaris | anterior branch of ulnar recurrent artery
    Ramus posterior arteriae recurrentis ulnaris | posterior branch of ulnar recurrent artery
    Ramus carpalis dorsalis arteriae ulnaris | dorsal carpal branch of ulnar artery
    Ramus carpalis palmaris arteriae ulnaris | palmar carpal branch of ulnar artery
    Rami pericardiaci aortae thoracicae | pericardial branches of thoracic aorta
    Ramus dorsalis arteriae intercostalis posterioris | dorsal branch of posterior intercostal artery
    Ramus spinalis arteriae intercostalis posterioris | spinal branch of posterior intercostal artery
    Ramus collateralis arteriae intercostalis posterioris | collateral branch of posterior intercostal artery
    Ramus cutaneus lateralis arteriae intercostalis posterioris | lateral cutaneous branch of posterior intercostal artery
    Rami bronchiales arteriae thoracicae internae | bronchial branches of internal thoracic artery
    Arteriae bronchiales | bronchial arteries | Bronchialarterien
    Arteriae oesophageales | esophageal arteries ; oesophageal arteries | Speiseröhrenarterien
    Arteria lumbalis ima | lowest lumbar artery
    Rami oesophageales arteriae gastricae sinistrae | esophageal branches of left gastric artery ; oesophageal branches of left gastric artery
    Arteria segmenti anterioris hepatis | anterior segmental artery of liver
    Arteria segmenti posterioris hepatis | posterior segmental artery of liver
    Arteria segmenti medialis hepatis | medial segmental artery of liver
    Arteria segmenti lateralis hepatis | lateral segmental artery of liver
    Arteria lobi caudati | artery of caudate lobe
    Arteria prepancreatica | prepancreatic artery
    Rami pancreatici arteriae splenicae | pancreatic branches of splenic artery
    Rami splenici arteriae splenicae | splenic branches of splenic artery
    Rami omentales | omental branches
    Arteriae retroduodenales | retroduodenal arteries
    Ramus colicus arteriae ileocolicae | colic branch of ileocolic artery
    Ramus ilealis arteriae ileocolicae | ileal branch of ileocolic artery
    Arteria ascendens arteriae colicae sinistrae | ascending artery of left colic artery
    Arteria flexurae dextrae | right flexural artery
    Arteriae rectae intestini tenuis ; Vasa recta intestini tenuis | straight arteries of small intestine ; vasa recta of small intestine
    Arteriae capsulares renis | capsular branches of renal artery
    Ramus anterior arteriae renalis | anterior branch of renal artery
    Ramus posterior arteriae renalis | posterior branch of renal artery
    Rami ureterici arteriae renalis | ureteric branches of renal artery
    Arteria segmenti superioris renis | superior segmental artery of kidney
    Arteria segmenti anterioris superioris renis | anterior superior segmental artery of kidney
    Arteria segmenti anterioris inferioris renis | anterior inferior segmental artery of kidney
    Arteria segmenti inferioris renis | inferior segmental artery of kidney
    Arteria segmenti posterioris renis | posterior segmental artery of kidney
    Rami ureterici arteriae testicularis | ureteric branches of testicular artery
    Rami tubarii arteriae ovaricae | tubal branches of ovarian artery
    Ramus lumbalis arteriae iliolumbalis | lumbar branch of iliolumbar artery
    Ramus iliacus arteriae iliolumbalis | iliac branch of iliolumbar artery
    Ramus pubicus arteriae obturatoriae | pubic branch of obturator artery
    Ramus acetabularis arteriae obturatoriae | acetabular branch of obturator artery
    Ramus anterior arteriae obturatoriae | anterior branch of obturator artery
    Ramus posterior arteriae obturatoriae | posterior branch of obturator artery
    Ramus superficialis arteriae gluteae superioris | superficial branch of superior gluteal artery
    Ramus profundus arteriae gluteae superioris | deep branch of superior gluteal artery
    Arteria comitans nervi ischiadici | artery to sciatic nerve
    Pars patens arteriae umbilicalis | patent part of umbilical artery
    Pars occlusa arteriae umbilicalis | occluded part of umbilical artery
    Rami prostatici arteriae vesicalis inferioris | prostatic branches of inferior vesical artery
    Ramus ovaricus arteriae uterinae | ovarian branch of uterine artery
    Ramus tubarius arteriae uterinae | tubal branch of uterine artery
    Rami helicini arteriae uterinae | helicine branches of uterine artery
    Rami vaginales arteriae uterinae | vaginal branches of uterine artery
    Arteria azygos vaginae | azygos artery of vagina
    Arteria bulbi vestibuli | artery of bulb of vestibule
    Rami scrotales posteriores arteriae perinealis | posterior scrotal branches of perineal artery
    Rami labiales posteriores arteriae perinealis | posterior labial branches of perineal artery
    Ramus pubicus arteriae epigastricae inferioris | pubic branch of inferior epigastric artery
    Arteria obturatoria accessoria | accessory obturator artery
    Ramus ascendens arteriae circumflexae ilium profundae | ascending branch of deep circumflex iliac artery
    Arteriae pudendae externae | external pudendal arteries
    Rami inguinales arteriae femoralis | inguinal branches of femoral artery
    Ramus saphenus arteriae descendentis genus | saphenous branch of descending genicular artery
    Ramus ascendens arteriae circumflexae femoris lateralis | ascending branch of lateral circumflex femoral artery
    Ramus descendens arteriae circumflexae femoris lateralis | descending branch of lateral circumflex femoral artery
    Ramus transversus arteriae circumflexae femoris lateralis | transverse branch of lateral circumflex femoral artery
    Ramus acetabularis arteriae circumflexae femoris medialis | acetabular branch of medial circumflex femoral artery
    Ramus profundus arteriae circumflexae femoris medialis | deep branch of medial circumflex femoral artery
    Arteriae nutriciae femoris | femoral nutrient arteries | Ernährungsarterien des Oberschenkelknochens
    Rete patellare | patellar anastomosis | Arteriennetz der Kniescheibe
    Arteria recurrens tibialis posterior | posterior tibial recurrent artery
    Ramus circumflexus fibularis arteriae tibialis posterioris | circumflex fibular branch of posterior tibial artery
    Rete malleolare laterale | lateral malleolar network
    Rete malleolare mediale | medial malleolar network
    Rete calcaneum | calcaneal anastomosis
    Rami malleolares mediales arteriae tibialis posterioris | medial malleolar branches of posterior tibial artery
    Rami malleolares laterales arteriae fibularis | lateral malleolar branches of fibular artery
    Rami calcanei arteriae fibularis | calcaneal branches of fibular artery
    Rami calcanei arteriae tibialis posterioris | calcaneal branches of posterior tibial artery
    Arteria nutricia fibulae | fibular nutrient artery | Ernährungsarterie des Wadenbeins
    Ramus superficialis arteriae plantaris medialis | superficial branch of medial plantar artery
    Ramus profundus arteriae plantaris medialis | deep branch of medial plantar artery
    Arteriae digitales plantares communes | common plantar digital arteries
    Rami perforantes arteriarum metatarsalium plantarium | perforating branches of plantar metatarsal arteries
    Arcus plantaris superficialis | superficial plantar arch
    Venae prefrontales | prefrontal veins
    Venae frontales | frontal veins of cerebrum | Stirnvenen
    Venae parietales | parietal veins
    Venae temporales cerebri | temporal veins of cerebrum
    Venae occipitales cerebri | occipital veins of cerebrum
    Venae inferiores cerebri | inferior cerebral veins | untere Hirnvenen
    Vena media profunda cerebri | deep middle cerebral vein
    Venae anteriores cerebri | anterior cerebral veins
    Venae insulares | insular veins
    Venae thalamostriatae inferiores | inferior thalamostriate veins
    Vena choroidea superior | superior choroidal vein
    Vena choroidea inferior | inferior choroidal vein
    Vena gyri olfactorii | vein of olfactory gyrus
    Vena cornus posterioris | vein of posterior horn
    Vena posterior septi pellucidi | posterior vein of septum pellucidum
    Vena lateralis ventriculi lateralis | lateral vein of lateral ventricle
    Vena medialis ventriculi lateralis | medial vein of lateral ventricle
    Venae nuclei caudati | veins of caudate nucleus
    Vena posterior corporis callosi | posterior vein of corpus callosum ; dorsal vein of corpus callosum
    Venae interpedunculares | interpeduncular veins
    Venae pedunculares | peduncular veins
    Venae trunci encephali | veins of brainstem | Hirnstammvenen
    Vena pontomesencephalica | pontomesencephalic vein
    Venae pontis | pontine veins | Brückenvenen
    Vena petrosa | petrosal vein
    Venae medullae oblongatae | veins of medulla oblongata
    Venae cerebelli | cerebellar veins | Kleinhirnvenen
    Vena superior vermis | superior vein of vermis
    Vena inferior vermis | inferior vein of vermis
    Vena precentralis cerebelli | precentral cerebellar vein
    Venae superiores cerebelli | superior veins of cerebellar hemisphere
    Venae inferiores cerebelli | inferior veins of cerebellar hemisphere
    Venae orbitae | orbital veins | Augenhöhlenvenen
    Vena nasofrontalis | nasofrontal vein
    Venae ethmoidales | ethmoidal veins
    Vena lacrimalis | lacrimal vein | Tränendrüsenvene
    Venae ciliares | ciliary veins
    Venae conjunctivales | conjunctival veins
    Venae episclerales | episcleral veins
    Venae palpebrales | palpebral veins | Lidvenen
    Venae supratrochleares | supratrochlear veins
    Vena supraorbitalis | supra-orbital vein
    Venae labiales inferiores | inferior labial veins | Unterlippenvenen
    Vena labialis superior | superior labial vein | Oberlippenvene
    Venae nasales externae | external nasal veins
    Vena palatina externa | external palatine vein
    Vena submentalis | submental vein | Unterkinnvene
    Venae meningeae mediae | middle meningeal veins
    Venae meningeae | meningeal veins
    Vena temporalis media | middle temporal vein | mittlere Schläfenvene
    Vena transversa faciei | transverse facial vein | quere Gesichtsvene
    Venae parotideae | parotid veins
    Vena stylomastoidea | stylomastoid vein
    Vena canalis pterygoidei | vein of pterygoid canal
    Vena profunda linguae | deep lingual vein | tiefe Zungenvene
    Venae dorsales linguae | dorsal lingual veins
    Vena comitans nervi hypoglossi | vena comitans of hypoglossal nerve
    Vena laryngea superior | superior laryngeal vein | obere Kehlkopfvene
    Vena laryngea inferior | inferior laryngeal vein | untere Kehlkopfvene
    Vena aqueductus cochleae | vein of cochlear aqueduct
    Vena aqueductus vestibuli | vein of vestibular aqueduct
    Vena diploica occipitalis | occipital diploic vein
    Vena diploica temporalis anterior | anterior temporal diploic vein
    Vena diploica temporalis posterior | posterior temporal diploic vein
    Vena emissaria occipitalis | occipital emissary vein
    Plexus venosus canalis nervi hypoglossi | venous plexus of hypoglossal canal
    Plexus venosus foraminis ovalis | venous plexus of foramen ovale
    Plexus venosus caroticus internus | internal carotid venous plexus
    Plexus venosus suboccipitalis | suboccipital venous plexus
    Venae transversae colli | transverse cervical veins
    Vena scapularis dorsalis | dorsal scapular vein
    Venae pectorales | pectoral veins
    Vena subscapularis | subscapular vein | Unterschulterblattvene
    Vena circumflexa scapulae | circumflex scapular vein | Schulterblattkranzvene
    Vena thoracodorsalis | thoracodorsal vein | Brust-Rücken-Vene
    Vena circumflexa humeri anterior | anterior circumflex humeral vein
    Vena circumflexa humeri posterior | posterior circumflex humeral vein
    Plexus venosus areolaris | areolar venous plexus
    Venae profundae membri superioris | deep veins of upper limb | tiefe Armvenen
    Venae superficiales membri superioris | superficial veins of upper limb | oberflächliche Armvenen
    Venae interosseae anteriores | anterior interosseous veins
    Venae interosseae posteriores | posterior interosseous veins
    Venae digitales palmares | palmar digital veins
    Venae metacarpales palmares | palmar metacarpal veins
    Vena basilica antebrachii | basilic vein of forearm
    Vena cephalica antebrachii | cephalic vein of forearm
    Vena mediana profunda cubiti ; Vena perforans cubiti | perforating vein of cubital fossa
    Venae pericardiacae | pericardial veins | Herzbeutelvenen
    Venae pericardiacophrenicae | pericardiacophrenic veins
    Venae mediastinales | mediastinal veins | Mittelfellvenen
    Venae thymicae | thymic veins | Thymusvenen
    Venae tracheales | tracheal veins | Luftröhrenvenen
    Venae musculophrenicae | musculophrenic veins
    Venae subcutaneae abdominis | subcutaneous abdominal veins
    Venae phrenicae superiores | superior phrenic veins | obere Zwerchfellvenen
    Ramus dexter venae portae hepatis | right branch of portal vein | rechter Pfortaderast
    Ramus sinister venae portae hepatis | left branch of portal vein | linker Pfortaderast
    Pars umbilicalis rami sinistri venae portae hepatis | umbilical part of left branch of portal vein
    Vena pancreaticoduodenalis superior posterior | posterior superior pancreaticoduodenal vein
    Venae pancreaticoduodenales | pancreaticoduodenal veins
    Venae capsulares renis | capsular veins of kidney
    Venae interlobares renis | interlobar veins of kidney
    Venae arcuatae renis | arcuate veins of kidney
    Venae stellatae renis | stellate veins of kidney
    Vena bulbi penis | vein of bulb of penis
    Vena bulbi vestibuli | vein of bulb of vestibule
    Vena dorsalis profunda clitoridis | deep dorsal vein of clitoris
    Venae profundae penis | deep veins of penis
    Venae scrotales posteriores | posterior scrotal veins
    Venae labiales posteriores | posterior labial veins
    Venae profundae membri inferioris | deep veins of lower limb | tiefe Beinvenen
    Venae superficiales membri inferioris | superficial veins of lower limb | oberflächliche Beinvenen
    Venae geniculares | genicular veins
    Vena marginalis lateralis pedis | lateral marginal vein of foot
    Vena marginalis medialis pedis | medial marginal vein of foot
    Venae digitales dorsales pedis | dorsal digital veins of foot
    Venae digitales plantares | plantar digital veins
    """
}
