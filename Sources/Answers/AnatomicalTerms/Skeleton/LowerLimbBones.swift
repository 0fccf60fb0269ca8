// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The bones of the lower limb.
  static let lowerLimbBones = """
    Ossa membri inferioris | bones of lower limb | Knochen der unteren Extremität
    Cingulum pelvicum ; Cingulum membri inferioris | pelvic girdle | Beckengürtel
    Pelvis | pelvis | Becken
    Pelvis major | greater pelvis ; false pelvis | großes Becken
    Pelvis minor | lesser pelvis ; true pelvis | kleines Becken
    Apertura pelvis superior | pelvic inlet ; superior pelvic aperture | Beckeneingang
    Apertura pelvis inferior | pelvic outlet ; inferior pelvic aperture | Beckenausgang
    Cavitas pelvis | pelvic cavity | Beckenhöhle
    Linea terminalis pelvis | linea terminalis of pelvis ; pelvic brim
    Arcus pubicus | pubic arch | Schambogen
    Angulus subpubicus | subpubic angle | Schambeinwinkel
    Axis pelvis | pelvic axis ; axis of pelvis | Beckenachse
    Foramen ischiadicum majus | greater sciatic foramen | großes Sitzbeinloch
    Foramen ischiadicum minus | lesser sciatic foramen | kleines Sitzbeinloch
    Os coxae | hip bone ; innominate bone ; pelvic bone | Hüftbein ; Hüftknochen
    Acetabulum | acetabulum | Hüftgelenkpfanne ; Hüftpfanne ; Azetabulum
    Limbus acetabuli ; Margo acetabuli | acetabular margin | Pfannenrand des Hüftgelenks
    Fossa acetabuli | acetabular fossa | Pfannengrube
    Incisura acetabuli | acetabular notch
    Facies lunata acetabuli | lunate surface of acetabulum | Mondfläche der Hüftpfanne
    Foramen obturatum | obturator foramen ; obturated foramen | Hüftloch ; verstopftes Loch
    Incisura ischiadica major | greater sciatic notch | großer Sitzbeineinschnitt
    Incisura ischiadica minor | lesser sciatic notch | kleiner Sitzbeineinschnitt
    Os ilium ; Ilium | ilium ; iliac bone | Darmbein
    Corpus ossis ilii | body of ilium | Darmbeinkörper
    Ala ossis ilii | ala of ilium ; wing of ilium | Darmbeinschaufel ; Beckenschaufel
    Linea arcuata ossis ilii | arcuate line of ilium
    Crista iliaca | iliac crest | Darmbeinkamm ; Beckenkamm
    Labium externum cristae iliacae | outer lip of iliac crest
    Linea intermedia cristae iliacae | intermediate zone of iliac crest
    Labium internum cristae iliacae | inner lip of iliac crest
    Tuberculum iliacum | iliac tubercle ; tuberculum of iliac crest
    Spina iliaca anterior superior | anterior superior iliac spine | vorderer oberer Darmbeinstachel
    Spina iliaca anterior inferior | anterior inferior iliac spine | vorderer unterer Darmbeinstachel
    Spina iliaca posterior superior | posterior superior iliac spine | hinterer oberer Darmbeinstachel
    Spina iliaca posterior inferior | posterior inferior iliac spine | hinterer unterer Darmbeinstachel
    Fossa iliaca | iliac fossa | Darmbeingrube
    Facies glutea ossis ilii | gluteal surface of ilium
    Linea glutea anterior | anterior gluteal line | vordere Gesäßlinie
    Linea glutea posterior | posterior gluteal line | hintere Gesäßlinie
    Linea glutea inferior | inferior gluteal line | untere Gesäßlinie
    Facies sacropelvica ossis ilii | sacropelvic surface of ilium
    Facies auricularis ossis ilii | auricular surface of ilium
    Tuberositas iliaca | iliac tuberosity | Darmbeinrauigkeit
    Os ischii ; Ischium | ischium ; ischial bone | Sitzbein
    Corpus ossis ischii | body of ischium | Sitzbeinkörper
    Ramus ossis ischii | ramus of ischium | Sitzbeinast
    Tuber ischiadicum | ischial tuberosity | Sitzbeinhöcker
    Spina ischiadica | ischial spine | Sitzbeinstachel
    Os pubis ; Pubis | pubis ; pubic bone | Schambein
    Corpus ossis pubis | body of pubis | Schambeinkörper
    Tuberculum pubicum | pubic tubercle | Schambeinhöcker
    Facies symphysialis ossis pubis | symphysial surface of pubis
    Crista pubica | pubic crest
    Ramus superior ossis pubis | superior pubic ramus | oberer Schambeinast
    Ramus inferior ossis pubis | inferior pubic ramus | unterer Schambeinast
    Eminentia iliopubica | iliopubic eminence
    Pecten ossis pubis | pecten pubis ; pectineal line of pubis | Schambeinkamm
    Crista obturatoria | obturator crest
    Sulcus obturatorius | obturator groove
    Femur ; Os femoris | femur ; thigh bone | Oberschenkelknochen ; Oberschenkelbein
    Caput femoris ; Caput ossis femoris | head of femur ; femoral head | Oberschenkelkopf ; Hüftkopf
    Fovea capitis femoris | fovea for ligament of head of femur
    Collum femoris ; Collum ossis femoris | neck of femur ; femoral neck | Oberschenkelhals ; Schenkelhals
    Trochanter major | greater trochanter | großer Rollhügel
    Fossa trochanterica | trochanteric fossa
    Trochanter minor | lesser trochanter | kleiner Rollhügel
    Trochanter tertius | third trochanter | dritter Rollhügel
    Linea intertrochanterica | intertrochanteric line | Zwischenrollhügellinie
    Crista intertrochanterica | intertrochanteric crest | Zwischenrollhügelkamm
    Tuberculum quadratum | quadrate tubercle
    Corpus femoris ; Corpus ossis femoris | shaft of femur ; body of femur | Oberschenkelschaft ; Femurschaft
    Linea aspera | linea aspera | raue Linie
    Labium laterale lineae asperae | lateral lip of linea aspera
    Labium mediale lineae asperae | medial lip of linea aspera
    Linea pectinea femoris ; Linea spiralis femoris | pectineal line of femur ; spiral line
    Tuberositas glutea | gluteal tuberosity | Gesäßmuskelrauigkeit
    Facies poplitea femoris | popliteal surface of femur
    Linea supracondylaris medialis | medial supracondylar line
    Linea supracondylaris lateralis | lateral supracondylar line
    Condylus medialis femoris | medial condyle of femur ; medial femoral condyle | innerer Oberschenkelknorren ; medialer Femurkondylus
    Epicondylus medialis femoris | medial epicondyle of femur | innerer Obergelenkknorren des Oberschenkelknochens
    Tuberculum adductorium femoris | adductor tubercle of femur
    Condylus lateralis femoris | lateral condyle of femur ; lateral femoral condyle | äußerer Oberschenkelknorren ; lateraler Femurkondylus
    Epicondylus lateralis femoris | lateral epicondyle of femur | äußerer Obergelenkknorren des Oberschenkelknochens
    Sulcus popliteus | groove for popliteus
    Facies patellaris femoris | patellar surface of femur
    Fossa intercondylaris | intercondylar fossa | Zwischenknorrengrube
    Linea intercondylaris | intercondylar line
    Patella | patella ; kneecap | Kniescheibe
    Basis patellae | base of patella | Kniescheibenbasis
    Apex patellae | apex of patella | Kniescheibenspitze
    Facies articularis patellae | articular surface of patella
    Facies anterior patellae | anterior surface of patella
    Ossa cruris | bones of leg | Unterschenkelknochen
    Tibia | tibia ; shin bone | Schienbein
    Condylus medialis tibiae | medial condyle of tibia | innerer Schienbeinknorren
    Condylus lateralis tibiae | lateral condyle of tibia | äußerer Schienbeinknorren
    Facies articularis superior tibiae | superior articular surface of tibia | Schienbeinplateau ; Tibiaplateau
    Facies articularis fibularis tibiae | fibular articular facet of tibia
    Area intercondylaris anterior tibiae | anterior intercondylar area of tibia
    Area intercondylaris posterior tibiae | posterior intercondylar area of tibia
    Eminentia intercondylaris | intercondylar eminence | Zwischenknorrenhöcker
    Tuberculum intercondylare mediale | medial intercondylar tubercle
    Tuberculum intercondylare laterale | lateral intercondylar tubercle
    Corpus tibiae | shaft of tibia ; body of tibia | Schienbeinschaft
    Tuberositas tibiae | tibial tuberosity | Schienbeinrauigkeit ; Schienbeinhöcker
    Facies medialis tibiae | medial surface of tibia
    Facies lateralis tibiae | lateral surface of tibia
    Facies posterior tibiae | posterior surface of tibia
    Linea musculi solei | soleal line
    Margo anterior tibiae | anterior border of tibia | Schienbeinkante
    Margo medialis tibiae | medial border of tibia
    Margo interosseus tibiae | interosseous border of tibia
    Malleolus medialis | medial malleolus | Innenknöchel
    Facies articularis malleoli medialis | articular facet of medial malleolus
    Sulcus malleolaris tibiae | malleolar groove of tibia
    Incisura fibularis tibiae | fibular notch of tibia | Wadenbeineinschnitt des Schienbeins
    Facies articularis inferior tibiae | inferior articular surface of tibia
    Fibula | fibula ; calf bone | Wadenbein
    Caput fibulae | head of fibula ; fibular head | Wadenbeinkopf ; Wadenbeinköpfchen
    Apex capitis fibulae | apex of head of fibula
    Facies articularis capitis fibulae | articular facet of head of fibula
    Collum fibulae | neck of fibula | Wadenbeinhals
    Corpus fibulae | shaft of fibula ; body of fibula | Wadenbeinschaft
    Crista medialis fibulae | medial crest of fibula
    Facies lateralis fibulae | lateral surface of fibula
    Facies medialis fibulae | medial surface of fibula
    Facies posterior fibulae | posterior surface of fibula
    Margo anterior fibulae | anterior border of fibula
    Margo interosseus fibulae | interosseous border of fibula
    Margo posterior fibulae | posterior border of fibula
    Malleolus lateralis | lateral malleolus | Außenknöchel
    Facies articularis malleoli lateralis | articular facet of lateral malleolus
    Fossa malleoli lateralis | malleolar fossa of fibula
    Sulcus malleolaris fibulae | malleolar groove of fibula
    Ossa pedis | bones of foot | Fußknochen
    Tarsus | tarsus | Fußwurzel
    Ossa tarsi | tarsal bones | Fußwurzelknochen
    Talus | talus ; ankle bone | Sprungbein
    Caput tali | head of talus | Sprungbeinkopf
    Collum tali | neck of talus | Sprungbeinhals
    Corpus tali | body of talus | Sprungbeinkörper
    Trochlea tali | trochlea of talus | Sprungbeinrolle ; Talusrolle
    Facies superior trochleae tali | superior facet of trochlea of talus
    Facies malleolaris lateralis tali | lateral malleolar facet of talus
    Facies malleolaris medialis tali | medial malleolar facet of talus
    Facies articularis navicularis tali | navicular articular surface of talus
    Processus lateralis tali | lateral process of talus
    Processus posterior tali | posterior process of talus
    Sulcus tali | sulcus tali
    Sulcus tendinis musculi flexoris hallucis longi tali | groove for tendon of flexor hallucis longus of talus
    Os trigonum | os trigonum
    Calcaneus | calcaneus ; heel bone | Fersenbein ; Kalkaneus
    Tuber calcanei | calcaneal tuberosity | Fersenbeinhöcker
    Processus medialis tuberis calcanei | medial process of calcaneal tuberosity
    Processus lateralis tuberis calcanei | lateral process of calcaneal tuberosity
    Tuberculum calcanei | calcaneal tubercle
    Sustentaculum tali | sustentaculum tali ; talar shelf | Sprungbeinstütze
    Sulcus calcanei | calcaneal sulcus
    Sinus tarsi | sinus tarsi ; tarsal sinus | Fußwurzelbucht
    Facies articularis talaris anterior calcanei | anterior talar articular surface of calcaneus
    Facies articularis talaris media calcanei | middle talar articular surface of calcaneus
    Facies articularis talaris posterior calcanei | posterior talar articular surface of calcaneus
    Facies articularis cuboidea calcanei | articular surface for cuboid of calcaneus
    Trochlea fibularis calcanei | fibular trochlea of calcaneus ; peroneal trochlea
    Os naviculare ; Os naviculare pedis | navicular bone ; navicular | Kahnbein ; Kahnbein des Fußes
    Tuberositas ossis navicularis | tuberosity of navicular bone
    Os cuneiforme mediale | medial cuneiform bone ; medial cuneiform | inneres Keilbein des Fußes ; mediales Keilbein des Fußes
    Os cuneiforme intermedium | intermediate cuneiform bone ; middle cuneiform | mittleres Keilbein des Fußes
    Os cuneiforme laterale | lateral cuneiform bone ; lateral cuneiform | äußeres Keilbein des Fußes ; laterales Keilbein des Fußes
    Os cuboideum | cuboid bone ; cuboid | Würfelbein
    Tuberositas ossis cuboidei | tuberosity of cuboid bone
    Sulcus tendinis musculi fibularis longi ossis cuboidei | groove for tendon of fibularis longus of cuboid bone
    Metatarsus | metatarsus | Mittelfuß
    Ossa metatarsi ; Ossa metatarsalia | metatarsal bones ; metatarsals | Mittelfußknochen
    Os metatarsi I ; Os metatarsale I ; Os metatarsi primum | first metatarsal bone ; metatarsal I | erster Mittelfußknochen
    Os metatarsi II ; Os metatarsale II ; Os metatarsi secundum | second metatarsal bone ; metatarsal II | zweiter Mittelfußknochen
    Os metatarsi III ; Os metatarsale III ; Os metatarsi tertium | third metatarsal bone ; metatarsal III | dritter Mittelfußknochen
    Os metatarsi IV ; Os metatarsale IV ; Os metatarsi quartum | fourth metatarsal bone ; metatarsal IV | vierter Mittelfußknochen
    Os metatarsi V ; Os metatarsale V ; Os metatarsi quintum | fifth metatarsal bone ; metatarsal V | fünfter Mittelfußknochen
    Basis ossis metatarsi | base of metatarsal bone | Basis des Mittelfußknochens
    Corpus ossis metatarsi | shaft of metatarsal bone ; body of metatarsal bone | Schaft des Mittelfußknochens
    Caput ossis metatarsi | head of metatarsal bone | Kopf des Mittelfußknochens
    Tuberositas ossis metatarsi I | tuberosity of first metatarsal bone
    Tuberositas ossis metatarsi V | tuberosity of fifth metatarsal bone
    Ossa digitorum pedis | phalanges of foot ; bones of toes | Zehenknochen
    Phalanx proximalis pedis | proximal phalanx of foot | Zehengrundglied ; Grundglied der Zehe
    Phalanx media pedis | middle phalanx of foot | Zehenmittelglied ; Mittelglied der Zehe
    Phalanx distalis pedis | distal phalanx of foot | Zehenendglied ; Endglied der Zehe
    Phalanx proximalis hallucis | proximal phalanx of great toe ; proximal phalanx of big toe | Grundglied der Großzehe
    Phalanx distalis hallucis | distal phalanx of great toe ; distal phalanx of big toe | Endglied der Großzehe
    Phalanx proximalis digiti secundi pedis | proximal phalanx of second toe | Grundglied der zweiten Zehe
    Phalanx media digiti secundi pedis | middle phalanx of second toe | Mittelglied der zweiten Zehe
    Phalanx distalis digiti secundi pedis | distal phalanx of second toe | Endglied der zweiten Zehe
    Phalanx proximalis digiti tertii pedis | proximal phalanx of third toe | Grundglied der dritten Zehe
    Phalanx media digiti tertii pedis | middle phalanx of third toe | Mittelglied der dritten Zehe
    Phalanx distalis digiti tertii pedis | distal phalanx of third toe | Endglied der dritten Zehe
    Phalanx proximalis digiti quarti pedis | proximal phalanx of fourth toe | Grundglied der vierten Zehe
    Phalanx media digiti quarti pedis | middle phalanx of fourth toe | Mittelglied der vierten Zehe
    Phalanx distalis digiti quarti pedis | distal phalanx of fourth toe | Endglied der vierten Zehe
    Phalanx proximalis digiti minimi pedis | proximal phalanx of little toe | Grundglied der Kleinzehe
    Phalanx media digiti minimi pedis | middle phalanx of little toe | Mittelglied der Kleinzehe
    Phalanx distalis digiti minimi pedis | distal phalanx of little toe | Endglied der Kleinzehe
    Basis phalangis pedis | base of phalanx of foot | Basis des Zehenglieds
    Corpus phalangis pedis | shaft of phalanx of foot ; body of phalanx of foot | Schaft des Zehenglieds
    Caput phalangis pedis | head of phalanx of foot | Kopf des Zehenglieds
    Ossa sesamoidea pedis | sesamoid bones of foot | Sesambeine des Fußes
    """
}
