// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The joints and ligaments.
  static let joints = """
    Articulatio fibrosa | fibrous joint | Bandhaft
    Syndesmosis | syndesmosis | Syndesmose
    Gomphosis | gomphosis | Einzapfung ; Einkeilung
    Sutura | suture | Naht ; Knochennaht
    Articulatio cartilaginea | cartilaginous joint | Knorpelhaft
    Synchondrosis | synchondrosis | Synchondrose ; Knorpelfuge
    Symphysis | symphysis | Symphyse
    Synostosis | synostosis | Knochenhaft ; Synostose
    Articulatio synovialis ; Diarthrosis | synovial joint ; diarthrosis | echtes Gelenk
    Articulatio plana | plane joint | ebenes Gelenk
    Articulatio cylindrica | cylindrical joint | Walzengelenk
    Articulatio trochoidea | pivot joint | Radgelenk ; Zapfengelenk
    Ginglymus | hinge joint | Scharniergelenk
    Articulatio bicondylaris | bicondylar joint | bikondyläres Gelenk
    Articulatio sellaris | saddle joint | Sattelgelenk
    Articulatio ellipsoidea ; Articulatio condylaris | ellipsoid joint ; condylar joint | Eigelenk ; Ellipsoidgelenk
    Articulatio spheroidea ; Enarthrosis | ball and socket joint ; spheroidal joint | Kugelgelenk
    Facies articularis | articular surface | Gelenkfläche
    Cavitas articularis | articular cavity ; joint cavity | Gelenkhöhle
    Cartilago articularis | articular cartilage | Gelenkknorpel
    Fossa articularis | articular fossa | Gelenkpfanne
    Caput articulare | articular head | Gelenkkopf
    Labrum articulare | articular labrum | Gelenklippe
    Capsula articularis | joint capsule ; articular capsule | Gelenkkapsel
    Membrana fibrosa capsulae articularis | fibrous membrane of joint capsule ; fibrous layer of joint capsule
    Membrana synovialis capsulae articularis | synovial membrane of joint capsule | Gelenkinnenhaut
    Synovia | synovial fluid | Gelenkflüssigkeit ; Gelenkschmiere
    Discus articularis | articular disc | Gelenkscheibe
    Meniscus articularis | articular meniscus ; meniscus | Gelenkmeniskus
    Sutura coronalis | coronal suture | Kranznaht
    Sutura sagittalis | sagittal suture | Pfeilnaht
    Sutura lambdoidea | lambdoid suture | Lambdanaht
    Sutura squamosa | squamous suture | Schuppennaht
    Sutura frontalis persistens ; Sutura metopica | frontal suture ; metopic suture | Stirnnaht
    Sutura occipitomastoidea | occipitomastoid suture | Hinterhaupt-Warzenfortsatz-Naht
    Sutura sphenofrontalis | sphenofrontal suture
    Sutura sphenoparietalis | sphenoparietal suture
    Sutura sphenosquamosa | sphenosquamous suture
    Sutura parietomastoidea | parietomastoid suture
    Sutura frontonasalis | frontonasal suture | Stirnbein-Nasenbein-Naht
    Sutura frontoethmoidalis | fronto-ethmoidal suture
    Sutura frontomaxillaris | frontomaxillary suture | Stirnbein-Oberkiefer-Naht
    Sutura frontolacrimalis | frontolacrimal suture
    Sutura frontozygomatica | frontozygomatic suture | Stirnbein-Jochbein-Naht
    Sutura zygomaticomaxillaris | zygomaticomaxillary suture | Jochbein-Oberkiefer-Naht
    Sutura temporozygomatica | temporozygomatic suture | Schläfenbein-Jochbein-Naht
    Sutura internasalis | internasal suture | Zwischennasenbeinnaht
    Sutura nasomaxillaris | nasomaxillary suture | Nasenbein-Oberkiefer-Naht
    Sutura intermaxillaris | intermaxillary suture
    Sutura palatina mediana | median palatine suture | mittlere Gaumennaht
    Sutura palatina transversa | transverse palatine suture | quere Gaumennaht
    Synchondrosis sphenooccipitalis | spheno-occipital synchondrosis
    Synchondrosis petrooccipitalis | petro-occipital synchondrosis
    Articulatio temporomandibularis | temporomandibular joint | Kiefergelenk
    Discus articularis articulationis temporomandibularis | articular disc of temporomandibular joint | Gelenkscheibe des Kiefergelenks
    Ligamentum laterale articulationis temporomandibularis | lateral ligament of temporomandibular joint
    Ligamentum sphenomandibulare | sphenomandibular ligament | Keilbein-Unterkiefer-Band
    Ligamentum stylomandibulare | stylomandibular ligament | Griffel-Unterkiefer-Band
    Ligamentum stylohyoideum | stylohyoid ligament | Griffel-Zungenbein-Band
    Ligamentum pterygospinale | pterygospinous ligament | Flügel-Dorn-Band
    Articulatio atlantooccipitalis | atlanto-occipital joint | oberes Kopfgelenk
    Membrana atlantooccipitalis anterior | anterior atlanto-occipital membrane
    Membrana atlantooccipitalis posterior | posterior atlanto-occipital membrane
    Articulatio atlantoaxialis mediana | median atlanto-axial joint | unteres Kopfgelenk
    Articulatio atlantoaxialis lateralis | lateral atlanto-axial joint | seitliches Atlas-Axis-Gelenk
    Ligamenta alaria | alar ligaments | Flügelbänder
    Ligamentum apicis dentis | apical ligament of dens | Zahnspitzenband
    Ligamentum cruciforme atlantis | cruciate ligament of atlas | Kreuzband des Atlas
    Ligamentum transversum atlantis | transverse ligament of atlas | Querband des Atlas
    Fasciculi longitudinales ligamenti cruciformis | longitudinal bands of cruciate ligament of atlas
    Membrana tectoria | tectorial membrane of vertebral column
    Ligamentum longitudinale anterius | anterior longitudinal ligament | vorderes Längsband
    Ligamentum longitudinale posterius | posterior longitudinal ligament | hinteres Längsband
    Ligamenta flava | ligamenta flava ; yellow ligaments | gelbe Bänder
    Ligamenta interspinalia | interspinous ligaments | Zwischendornbänder
    Ligamentum supraspinale | supraspinous ligament | Überdornband
    Ligamentum nuchae | nuchal ligament | Nackenband
    Ligamenta intertransversaria | intertransverse ligaments
    Articulatio zygapophysialis | zygapophysial joint ; facet joint | Wirbelgelenk ; Facettengelenk ; Wirbelbogengelenk
    Symphysis intervertebralis | intervertebral joint ; intervertebral symphysis | Zwischenwirbelverbindung
    Articulatio lumbosacralis | lumbosacral joint | Lenden-Kreuzbein-Gelenk
    Ligamentum iliolumbale | iliolumbar ligament | Darmbein-Lenden-Band
    Articulatio sacrococcygea | sacrococcygeal joint | Kreuzbein-Steißbein-Gelenk
    Ligamentum sacrococcygeum anterius | anterior sacrococcygeal ligament
    Ligamentum sacrococcygeum posterius superficiale | superficial posterior sacrococcygeal ligament
    Ligamentum sacrococcygeum posterius profundum | deep posterior sacrococcygeal ligament
    Articulationes costovertebrales | costovertebral joints | Rippen-Wirbel-Gelenke
    Articulatio capitis costae | joint of head of rib | Rippenkopfgelenk
    Ligamentum capitis costae radiatum | radiate ligament of head of rib
    Ligamentum capitis costae intraarticulare | intra-articular ligament of head of rib
    Articulatio costotransversaria | costotransverse joint | Rippenhöckergelenk
    Ligamentum costotransversarium | costotransverse ligament | Rippen-Querfortsatz-Band
    Ligamentum costotransversarium superius | superior costotransverse ligament
    Ligamentum costotransversarium laterale | lateral costotransverse ligament
    Articulationes sternocostales | sternocostal joints | Brustbein-Rippen-Gelenke
    Ligamentum sternocostale intraarticulare | intra-articular sternocostal ligament
    Ligamenta sternocostalia radiata | radiate sternocostal ligaments
    Membrana sterni | sternal membrane
    Ligamenta costoxiphoidea | costoxiphoid ligaments
    Articulationes costochondrales | costochondral joints | Rippen-Knorpel-Gelenke
    Articulationes interchondrales | interchondral joints
    Symphysis manubriosternalis | manubriosternal joint
    Symphysis xiphosternalis | xiphisternal joint
    Membrana intercostalis externa | external intercostal membrane
    Membrana intercostalis interna | internal intercostal membrane
    Ligamentum coracoacromiale | coraco-acromial ligament | Rabenschnabel-Schulterhöhen-Band
    Ligamentum transversum scapulae superius | superior transverse scapular ligament
    Ligamentum transversum scapulae inferius | inferior transverse scapular ligament
    Articulatio acromioclavicularis | acromioclavicular joint | Schultereckgelenk ; laterales Schlüsselbeingelenk
    Ligamentum acromioclaviculare | acromioclavicular ligament | Schulterhöhen-Schlüsselbein-Band
    Ligamentum coracoclaviculare | coracoclavicular ligament | Rabenschnabel-Schlüsselbein-Band
    Ligamentum trapezoideum | trapezoid ligament
    Ligamentum conoideum | conoid ligament
    Articulatio sternoclavicularis | sternoclavicular joint | Brustbein-Schlüsselbein-Gelenk ; mediales Schlüsselbeingelenk
    Discus articularis articulationis sternoclavicularis | articular disc of sternoclavicular joint
    Ligamentum sternoclaviculare anterius | anterior sternoclavicular ligament | vorderes Brustbein-Schlüsselbein-Band
    Ligamentum sternoclaviculare posterius | posterior sternoclavicular ligament | hinteres Brustbein-Schlüsselbein-Band
    Ligamentum costoclaviculare | costoclavicular ligament | Rippen-Schlüsselbein-Band
    Ligamentum interclaviculare | interclavicular ligament | Zwischenschlüsselbeinband
    Articulatio humeri ; Articulatio glenohumeralis | shoulder joint ; glenohumeral joint | Schultergelenk
    Labrum glenoidale | glenoid labrum | Gelenklippe der Schulterpfanne
    Ligamenta glenohumeralia | glenohumeral ligaments
    Ligamentum glenohumerale superius | superior glenohumeral ligament
    Ligamentum glenohumerale medium | middle glenohumeral ligament
    Ligamentum glenohumerale inferius | inferior glenohumeral ligament
    Ligamentum coracohumerale | coracohumeral ligament | Rabenschnabel-Oberarm-Band
    Ligamentum transversum humeri | transverse humeral ligament
    Articulatio cubiti | elbow joint | Ellenbogengelenk
    Articulatio humeroulnaris | humero-ulnar joint | Oberarm-Ellen-Gelenk
    Articulatio humeroradialis | humeroradial joint | Oberarm-Speichen-Gelenk
    Articulatio radioulnaris proximalis | proximal radio-ulnar joint ; superior radio-ulnar joint | proximales Speichen-Ellen-Gelenk ; proximales Radioulnargelenk
    Articulatio radioulnaris distalis | distal radio-ulnar joint ; inferior radio-ulnar joint | distales Speichen-Ellen-Gelenk ; distales Radioulnargelenk
    Ligamentum collaterale ulnare articulationis cubiti | ulnar collateral ligament of elbow joint | ulnares Seitenband des Ellenbogengelenks
    Ligamentum collaterale radiale articulationis cubiti | radial collateral ligament of elbow joint | radiales Seitenband des Ellenbogengelenks
    Ligamentum anulare radii | anular ligament of radius ; annular ligament of radius | Ringband der Speiche
    Ligamentum quadratum | quadrate ligament
    Recessus sacciformis articulationis cubiti | sacciform recess of elbow joint
    Membrana interossea antebrachii | interosseous membrane of forearm | Zwischenknochenmembran des Unterarms
    Chorda obliqua | oblique cord
    Discus articularis articulationis radioulnaris distalis | articular disc of distal radio-ulnar joint ; triangular disc | Discus triangularis
    Articulatio radiocarpalis ; Articulatio radiocarpea | wrist joint ; radiocarpal joint | proximales Handgelenk ; Handgelenk
    Articulationes carpi | carpal joints ; intercarpal joints | Handwurzelgelenke
    Articulatio mediocarpalis | midcarpal joint | distales Handgelenk
    Articulatio ossis pisiformis | pisiform joint | Erbsenbeingelenk
    Ligamentum radiocarpale dorsale | dorsal radiocarpal ligament
    Ligamentum radiocarpale palmare | palmar radiocarpal ligament
    Ligamentum ulnocarpale palmare | palmar ulnocarpal ligament
    Ligamentum collaterale carpi ulnare | ulnar collateral ligament of wrist joint
    Ligamentum collaterale carpi radiale | radial collateral ligament of wrist joint
    Ligamentum carpi radiatum | radiate carpal ligament
    Ligamenta intercarpalia dorsalia | dorsal intercarpal ligaments
    Ligamenta intercarpalia palmaria | palmar intercarpal ligaments
    Ligamenta intercarpalia interossea | interosseous intercarpal ligaments
    Ligamentum pisohamatum | pisohamate ligament | Erbsenbein-Hakenbein-Band
    Ligamentum pisometacarpale | pisometacarpal ligament | Erbsenbein-Mittelhand-Band
    Canalis carpi | carpal tunnel | Karpaltunnel ; Handwurzelkanal
    Canalis ulnaris | ulnar canal ; Guyon canal | Guyon-Loge
    Articulatio carpometacarpalis pollicis | carpometacarpal joint of thumb | Daumensattelgelenk
    Articulationes carpometacarpales | carpometacarpal joints | Handwurzel-Mittelhand-Gelenke
    Articulationes intermetacarpales | intermetacarpal joints | Zwischenmittelhandgelenke
    Articulationes metacarpophalangeae ; Articulationes metacarpophalangeales | metacarpophalangeal joints | Fingergrundgelenke
    Ligamenta palmaria articulationum metacarpophalangearum | palmar ligaments of metacarpophalangeal joints ; palmar plates
    Ligamentum metacarpale transversum profundum | deep transverse metacarpal ligament
    Articulationes interphalangeae manus | interphalangeal joints of hand | Fingergelenke
    Articulatio interphalangea proximalis manus | proximal interphalangeal joint of hand | Fingermittelgelenk
    Articulatio interphalangea distalis manus | distal interphalangeal joint of hand | Fingerendgelenk
    Articulatio interphalangea pollicis | interphalangeal joint of thumb | Daumenendgelenk
    Symphysis pubica | pubic symphysis | Schambeinfuge ; Schamfuge
    Discus interpubicus | interpubic disc
    Ligamentum pubicum superius | superior pubic ligament
    Ligamentum pubicum inferius | inferior pubic ligament ; arcuate pubic ligament
    Membrana obturatoria | obturator membrane
    Canalis obturatorius | obturator canal
    Articulatio sacroiliaca | sacro-iliac joint | Kreuzbein-Darmbein-Gelenk ; Iliosakralgelenk
    Ligamentum sacroiliacum anterius | anterior sacro-iliac ligament | vorderes Kreuzbein-Darmbein-Band
    Ligamentum sacroiliacum interosseum | interosseous sacro-iliac ligament | Zwischenknochenband von Kreuzbein und Darmbein
    Ligamentum sacroiliacum posterius | posterior sacro-iliac ligament | hinteres Kreuzbein-Darmbein-Band
    Ligamentum sacrotuberale | sacrotuberous ligament | Kreuzbein-Sitzbeinhöcker-Band
    Ligamentum sacrospinale | sacrospinous ligament | Kreuzbein-Sitzbeinstachel-Band
    Articulatio coxae ; Articulatio coxofemoralis | hip joint | Hüftgelenk
    Labrum acetabuli | acetabular labrum | Pfannenlippe
    Ligamentum transversum acetabuli | transverse acetabular ligament
    Ligamentum iliofemorale | iliofemoral ligament | Darmbein-Schenkel-Band
    Ligamentum ischiofemorale | ischiofemoral ligament | Sitzbein-Schenkel-Band
    Ligamentum pubofemorale | pubofemoral ligament | Schambein-Schenkel-Band
    Zona orbicularis articulationis coxae | zona orbicularis of hip joint
    Ligamentum capitis femoris | ligament of head of femur | Hüftkopfband
    Articulatio genus | knee joint | Kniegelenk
    Articulatio femoropatellaris | patellofemoral joint ; femoropatellar joint | Kniescheibengelenk
    Articulatio femorotibialis | tibiofemoral joint ; femorotibial joint | Oberschenkel-Schienbein-Gelenk
    Meniscus lateralis | lateral meniscus | Außenmeniskus ; äußerer Meniskus
    Meniscus medialis | medial meniscus | Innenmeniskus ; innerer Meniskus
    Ligamentum meniscofemorale anterius | anterior meniscofemoral ligament
    Ligamentum meniscofemorale posterius | posterior meniscofemoral ligament
    Ligamentum transversum genus | transverse ligament of knee | Querband des Kniegelenks
    Ligamentum cruciatum anterius | anterior cruciate ligament | vorderes Kreuzband
    Ligamentum cruciatum posterius | posterior cruciate ligament | hinteres Kreuzband
    Ligamentum collaterale fibulare ; Ligamentum collaterale laterale genus | fibular collateral ligament ; lateral collateral ligament of knee | Außenband des Kniegelenks
    Ligamentum collaterale tibiale ; Ligamentum collaterale mediale genus | tibial collateral ligament ; medial collateral ligament of knee | Innenband des Kniegelenks
    Ligamentum popliteum obliquum | oblique popliteal ligament | schräges Kniekehlenband
    Ligamentum popliteum arcuatum | arcuate popliteal ligament | bogenförmiges Kniekehlenband
    Ligamentum patellae | patellar ligament ; patellar tendon | Kniescheibenband
    Retinaculum patellae mediale | medial patellar retinaculum
    Retinaculum patellae laterale | lateral patellar retinaculum
    Corpus adiposum infrapatellare | infrapatellar fat pad | Hoffa-Fettkörper
    Plica alaris | alar fold
    Plica synovialis infrapatellaris | infrapatellar synovial fold
    Articulatio tibiofibularis | tibiofibular joint ; superior tibiofibular joint | Schienbein-Wadenbein-Gelenk ; proximales Tibiofibulargelenk
    Ligamentum capitis fibulae anterius | anterior ligament of fibular head
    Ligamentum capitis fibulae posterius | posterior ligament of fibular head
    Membrana interossea cruris | interosseous membrane of leg | Zwischenknochenmembran des Unterschenkels
    Syndesmosis tibiofibularis | tibiofibular syndesmosis ; inferior tibiofibular joint | Sprunggelenkssyndesmose
    Ligamentum tibiofibulare anterius | anterior tibiofibular ligament | vorderes Syndesmosenband
    Ligamentum tibiofibulare posterius | posterior tibiofibular ligament | hinteres Syndesmosenband
    Articulatio talocruralis | ankle joint ; talocrural joint | oberes Sprunggelenk
    Ligamentum collaterale mediale articulationis talocruralis ; Ligamentum deltoideum | medial ligament of ankle joint ; deltoid ligament | Deltaband ; Innenband des Sprunggelenks
    Pars tibionavicularis ligamenti deltoidei | tibionavicular part of deltoid ligament
    Pars tibiocalcanea ligamenti deltoidei | tibiocalcaneal part of deltoid ligament
    Pars tibiotalaris anterior ligamenti deltoidei | anterior tibiotalar part of deltoid ligament
    Pars tibiotalaris posterior ligamenti deltoidei | posterior tibiotalar part of deltoid ligament
    Ligamentum collaterale laterale articulationis talocruralis | lateral collateral ligament of ankle joint | Außenband des Sprunggelenks
    Ligamentum talofibulare anterius | anterior talofibular ligament | vorderes Außenband des Sprunggelenks
    Ligamentum talofibulare posterius | posterior talofibular ligament | hinteres Außenband des Sprunggelenks
    Ligamentum calcaneofibulare | calcaneofibular ligament | mittleres Außenband des Sprunggelenks
    Articulatio subtalaris ; Articulatio talocalcanea | subtalar joint ; talocalcaneal joint | hintere Kammer des unteren Sprunggelenks
    Articulatio talocalcaneonavicularis | talocalcaneonavicular joint | vordere Kammer des unteren Sprunggelenks
    Ligamentum talocalcaneum interosseum | interosseous talocalcaneal ligament | Sprungbein-Fersenbein-Zwischenknochenband
    Ligamentum talocalcaneum laterale | lateral talocalcaneal ligament
    Ligamentum talocalcaneum mediale | medial talocalcaneal ligament
    Ligamentum talonaviculare | talonavicular ligament | Sprungbein-Kahnbein-Band
    Articulatio tarsi transversa | transverse tarsal joint ; Chopart joint | Chopart-Gelenk
    Articulatio calcaneocuboidea | calcaneocuboid joint | Fersenbein-Würfelbein-Gelenk
    Articulatio cuneonavicularis | cuneonavicular joint | Keilbein-Kahnbein-Gelenk
    Articulationes intercuneiformes | intercuneiform joints | Zwischenkeilbeingelenke
    Ligamentum bifurcatum | bifurcate ligament | Gabelband
    Ligamentum calcaneonaviculare | calcaneonavicular ligament | Fersenbein-Kahnbein-Band
    Ligamentum calcaneocuboideum | calcaneocuboid ligament | Fersenbein-Würfelbein-Band
    Ligamentum calcaneonaviculare plantare | plantar calcaneonavicular ligament ; spring ligament | Pfannenband
    Ligamentum plantare longum | long plantar ligament | langes Sohlenband
    Ligamentum calcaneocuboideum plantare | plantar calcaneocuboid ligament ; short plantar ligament
    Articulationes tarsometatarsales | tarsometatarsal joints ; Lisfranc joints | Lisfranc-Gelenk
    Articulationes intermetatarsales | intermetatarsal joints | Zwischenmittelfußgelenke
    Articulationes metatarsophalangeae ; Articulationes metatarsophalangeales | metatarsophalangeal joints | Zehengrundgelenke
    Articulatio metatarsophalangea hallucis | metatarsophalangeal joint of great toe | Großzehengrundgelenk
    Ligamentum metatarsale transversum profundum | deep transverse metatarsal ligament
    Articulationes interphalangeae pedis | interphalangeal joints of foot | Zehengelenke
    """
}
