// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// Further parts of bones, joints and ligaments.
  static let boneParts = """
    Discus intervertebralis cervicalis | cervical intervertebral disc | Halsbandscheibe
    Discus intervertebralis thoracicus | thoracic intervertebral disc | Brustbandscheibe
    Discus intervertebralis lumbalis | lumbar intervertebral disc | Lendenbandscheibe
    Vertebra sacralis I | first sacral vertebra ; S1 | erster Kreuzbeinwirbel
    Vertebra sacralis II | second sacral vertebra ; S2 | zweiter Kreuzbeinwirbel
    Vertebra sacralis III | third sacral vertebra ; S3 | dritter Kreuzbeinwirbel
    Vertebra sacralis IV | fourth sacral vertebra ; S4 | vierter Kreuzbeinwirbel
    Vertebra sacralis V | fifth sacral vertebra ; S5 | fünfter Kreuzbeinwirbel
    Vertebra coccygea I | first coccygeal vertebra ; Co1 | erster Steißwirbel
    Foramen sacrale anterius | anterior sacral foramen | vorderes Kreuzbeinloch
    Foramen sacrale posterius | posterior sacral foramen | hinteres Kreuzbeinloch
    Curvaturae columnae vertebralis | curvatures of vertebral column | Krümmungen der Wirbelsäule
    Curvatura primaria columnae vertebralis | primary curvature of vertebral column
    Curvaturae secundariae columnae vertebralis | secondary curvatures of vertebral column
    Foramen transversarium atlantis | foramen transversarium of atlas
    Foramen arcuatum atlantis | canal for vertebral artery of atlas ; arcuate foramen
    Sulcus arteriae subclaviae pulmonis | groove for subclavian artery of lung
    Sulcus aorticus | aortic groove
    Sulcus venae cavae superioris | groove for superior vena cava of lung
    Basis phalangis | base of phalanx
    Corpus phalangis | shaft of phalanx ; body of phalanx
    Caput phalangis | head of phalanx
    Basis ossis metacarpi I | base of first metacarpal bone
    Caput ossis metacarpi I | head of first metacarpal bone
    Basis ossis metatarsi I | base of first metatarsal bone
    Caput ossis metatarsi I | head of first metatarsal bone
    Basis ossis metatarsi V | base of fifth metatarsal bone
    Facies articularis superior fibulae | articular surface of proximal fibula
    Facies articularis malleolaris fibulae | articular surface of distal fibula
    Facies articularis acromialis claviculae | acromial facet of clavicle
    Facies articularis sternalis claviculae | sternal facet of clavicle
    Tuberositas ligamenti coracoclavicularis | tuberosity for coracoclavicular ligament
    Margo vertebralis scapulae | vertebral border of scapula
    Sulcus paraglenoidalis | para-glenoid sulcus ; preauricular sulcus
    Tuberculum obturatorium anterius | anterior obturator tubercle
    Tuberculum obturatorium posterius | posterior obturator tubercle
    Sulcus supraacetabularis | supra-acetabular groove
    Canalis nutricius | nutrient canal | Ernährungskanal
    Arteria nutricia | nutrient artery
    Diameter transversa pelvis | transverse diameter of pelvis | querer Beckendurchmesser
    Diameter obliqua pelvis | oblique diameter of pelvis | schräger Beckendurchmesser
    Conjugata anatomica | anatomical conjugate
    Conjugata vera | true conjugate
    Conjugata diagonalis | diagonal conjugate
    Inclinatio pelvis | pelvic inclination | Beckenneigung
    Distantia intercristalis | intercristal distance
    Distantia interspinosa | interspinous distance
    Distantia intertrochanterica | intertrochanteric distance
    Suturae cranii | cranial sutures | Schädelnähte
    Os suturale | sutural bone ; Wormian bone | Nahtknochen ; Schaltknochen
    Os interparietale | interparietal bone ; Inca bone | Inkabein
    Norma facialis ; Norma frontalis | facial aspect ; frontal aspect
    Norma superior ; Norma verticalis | superior aspect ; vertical aspect
    Norma lateralis | lateral aspect
    Norma occipitalis | occipital aspect
    Norma inferior ; Norma basilaris | inferior aspect ; basal aspect
    Impressiones gyrorum | impressions of cerebral gyri
    Sulci arteriosi | arterial grooves
    Sulci venosi | venous grooves
    Angulus frontalis ossis parietalis | frontal angle of parietal bone
    Angulus occipitalis ossis parietalis | occipital angle of parietal bone
    Angulus sphenoidalis ossis parietalis | sphenoidal angle of parietal bone
    Angulus mastoideus ossis parietalis | mastoid angle of parietal bone
    Facies interna ossis parietalis | internal surface of parietal bone
    Facies externa ossis parietalis | external surface of parietal bone
    Facies interna ossis frontalis | internal surface of frontal bone
    Facies externa ossis frontalis | external surface of frontal bone
    Facies temporalis ossis frontalis | temporal surface of frontal bone
    Margo parietalis ossis frontalis | parietal margin of frontal bone
    Facies orbitalis ossis frontalis | orbital surface of frontal bone
    Sutura supranasalis | supranasal suture
    Septum sinuum frontalium | septum of frontal sinuses
    Septum sinuum sphenoidalium | septum of sphenoidal sinuses
    Facies cerebralis alae majoris | cerebral surface of greater wing of sphenoid bone
    Facies temporalis alae majoris | temporal surface of greater wing of sphenoid bone
    Facies infratemporalis alae majoris | infratemporal surface of greater wing of sphenoid bone
    Facies orbitalis alae majoris | orbital surface of greater wing of sphenoid bone
    Facies maxillaris alae majoris | maxillary surface of greater wing of sphenoid bone
    Margo zygomaticus alae majoris | zygomatic margin of greater wing of sphenoid bone
    Margo squamosus alae majoris | squamosal margin of greater wing of sphenoid bone
    Incisura pterygoidea | pterygoid notch
    Processus vaginalis ossis sphenoidalis | vaginal process of sphenoid bone
    Canalis palatovaginalis | palatovaginal canal
    Canalis vomerovaginalis | vomerovaginal canal
    Concha sphenoidalis | sphenoidal concha
    Processus pterygospinosus | pterygospinous process
    Foramen venosum | sphenoidal emissary foramen ; foramen of Vesalius
    Foramen petrosum | foramen petrosum
    Facies anterior partis petrosae | anterior surface of petrous part
    Facies posterior partis petrosae | posterior surface of petrous part
    Facies inferior partis petrosae | inferior surface of petrous part
    Margo superior partis petrosae | superior border of petrous part
    Margo posterior partis petrosae | posterior border of petrous part
    Margo anterior partis petrosae | anterior border of petrous part
    Sulcus sinus petrosi superioris | groove for superior petrosal sinus
    Sulcus sinus petrosi inferioris | groove for inferior petrosal sinus
    Sulcus nervi petrosi majoris | groove for greater petrosal nerve
    Sulcus nervi petrosi minoris | groove for lesser petrosal nerve
    Sulcus arteriae meningeae mediae | groove for middle meningeal artery
    Sulcus arteriae occipitalis | occipital groove ; groove for occipital artery
    Sulcus arteriae temporalis mediae | groove for middle temporal artery
    Spina suprameatica | suprameatal spine
    Foveola suprameatica | suprameatal triangle
    Crista supramastoidea | supramastoid crest
    Anulus tympanicus | tympanic ring | Paukenring
    Vagina processus styloidei | sheath of styloid process
    Fossa tonsillae tubariae | fossa for tubal tonsil
    Ala cristae galli | ala of crista galli
    Lamina medialis labyrinthi ethmoidalis | medial plate of ethmoidal labyrinth
    Canales ethmoidales | ethmoidal canals
    Processus maxillaris conchae nasalis inferioris | maxillary process of inferior nasal concha
    Processus ethmoidalis conchae nasalis inferioris | ethmoidal process of inferior nasal concha
    Processus lacrimalis conchae nasalis inferioris | lacrimal process of inferior nasal concha
    Sulcus vomeris | vomerine groove
    Crista choanalis vomeris | vomerine crest of choana
    Sulcus lacrimalis | lacrimal groove
    Margo lacrimalis maxillae | lacrimal margin of maxilla
    Incisura nasalis maxillae | nasal notch of maxilla
    Crista nasalis maxillae | nasal crest of maxilla
    Crista conchalis maxillae | conchal crest of maxilla
    Crista ethmoidalis maxillae | ethmoidal crest of maxilla
    Sulcus palatinus major | greater palatine groove
    Torus palatinus | palatine torus
    Torus mandibularis | mandibular torus
    Arcus alveolaris mandibulae | alveolar arch of mandible
    Alveoli dentales mandibulae | dental alveoli of mandible
    Juga alveolaria mandibulae | alveolar yokes of mandible
    Crista buccinatoria | buccinator crest
    Trigonum retromolare | retromolar triangle
    Symphysis mandibulae | mandibular symphysis | Kinnsymphyse
    Facies lateralis ossis zygomatici | lateral surface of zygomatic bone
    Facies temporalis ossis zygomatici | temporal surface of zygomatic bone
    Facies orbitalis ossis zygomatici | orbital surface of zygomatic bone
    Tuberculum orbitale | orbital tubercle
    Tuberculum marginale ossis zygomatici | marginal tubercle of zygomatic bone
    Capsula articularis articulationis temporomandibularis | joint capsule of temporomandibular joint | Kapsel des Kiefergelenks
    Capsula articularis genus | joint capsule of knee | Kniegelenkkapsel
    Capsula articularis coxae | joint capsule of hip | Hüftgelenkkapsel
    Capsula articularis humeri | joint capsule of shoulder | Schultergelenkkapsel
    Capsula articularis cubiti | joint capsule of elbow | Ellenbogengelenkkapsel
    Ligamentum mediale articulationis temporomandibularis | medial ligament of temporomandibular joint
    Pars descendens ligamenti iliofemoralis | descending part of iliofemoral ligament
    Pars transversa ligamenti iliofemoralis | transverse part of iliofemoral ligament
    Processus falciformis ligamenti sacrotuberalis | falciform process of sacrotuberous ligament
    Ligamenta tarsi | tarsal ligaments | Fußwurzelbänder
    Ligamenta tarsi dorsalia | dorsal tarsal ligaments
    Ligamenta tarsi plantaria | plantar tarsal ligaments
    Ligamenta tarsi interossea | tarsal interosseous ligaments
    Ligamentum cuboideonaviculare dorsale | dorsal cuboideonavicular ligament
    Ligamentum cuboideonaviculare plantare | plantar cuboideonavicular ligament
    Ligamentum cuneocuboideum dorsale | dorsal cuneocuboid ligament
    Ligamentum cuneocuboideum plantare | plantar cuneocuboid ligament
    Ligamentum cuneocuboideum interosseum | cuneocuboid interosseous ligament
    Ligamenta cuneonavicularia dorsalia | dorsal cuneonavicular ligaments
    Ligamenta cuneonavicularia plantaria | plantar cuneonavicular ligaments
    Ligamenta intercuneiformia dorsalia | dorsal intercuneiform ligaments
    Ligamenta intercuneiformia plantaria | plantar intercuneiform ligaments
    Ligamenta intercuneiformia interossea | intercuneiform interosseous ligaments
    Ligamenta tarsometatarsalia dorsalia | dorsal tarsometatarsal ligaments
    Ligamenta tarsometatarsalia plantaria | plantar tarsometatarsal ligaments
    Ligamenta cuneometatarsalia interossea | cuneometatarsal interosseous ligaments ; Lisfranc ligament | Lisfranc-Band
    Ligamenta metatarsalia dorsalia | dorsal metatarsal ligaments
    Ligamenta metatarsalia plantaria | plantar metatarsal ligaments
    Ligamenta metatarsalia interossea | metatarsal interosseous ligaments
    Ligamenta metacarpalia dorsalia | dorsal metacarpal ligaments
    Ligamenta metacarpalia palmaria | palmar metacarpal ligaments
    Ligamenta metacarpalia interossea | interosseous metacarpal ligaments
    Ligamenta carpometacarpalia dorsalia | dorsal carpometacarpal ligaments
    Ligamenta carpometacarpalia palmaria | palmar carpometacarpal ligaments
    Ligamenta collateralia articulationum metacarpophalangearum | collateral ligaments of metacarpophalangeal joints
    Ligamenta collateralia articulationum interphalangearum manus | collateral ligaments of interphalangeal joints of hand
    Ligamenta collateralia articulationum metatarsophalangearum | collateral ligaments of metatarsophalangeal joints
    Ligamenta collateralia articulationum interphalangearum pedis | collateral ligaments of interphalangeal joints of foot
    Ligamenta plantaria articulationum metatarsophalangearum | plantar ligaments of metatarsophalangeal joints ; plantar plates
    Articulatio calcaneonavicularis | calcaneonavicular joint
    Articulatio talonavicularis | talonavicular joint | Sprungbein-Kahnbein-Gelenk
    Articulatio interphalangea hallucis | interphalangeal joint of great toe | Großzehenendgelenk
    Articulatio metacarpophalangea pollicis | metacarpophalangeal joint of thumb | Daumengrundgelenk
    Articulatio interphalangea proximalis pedis | proximal interphalangeal joint of foot
    Articulatio interphalangea distalis pedis | distal interphalangeal joint of foot
    Recessus sacciformis articulationis radioulnaris distalis | sacciform recess of distal radio-ulnar joint
    Articulatio atlantoaxialis | atlanto-axial joint | Atlas-Axis-Gelenk
    Articulationes columnae vertebralis | joints of vertebral column | Gelenke der Wirbelsäule
    Articulationes thoracis | joints of thorax
    Articulationes cinguli pectoralis | joints of pectoral girdle
    Articulationes manus | joints of hand | Handgelenke
    Articulationes pedis | joints of foot | Fußgelenke
    Articulatio simplex | simple joint | einfaches Gelenk
    Articulatio composita | complex joint ; compound joint | zusammengesetztes Gelenk
    Sutura serrata | serrate suture | Zackennaht
    Sutura plana | plane suture | ebene Naht
    Schindylesis | schindylesis
    Plica synovialis | synovial fold
    Villi synoviales | synovial villi
    Recessus articularis | articular recess
    Ligamentum intracapsulare | intracapsular ligament
    Ligamentum extracapsulare | extracapsular ligament
    Ligamentum capsulare | capsular ligament
    Syndesmosis radioulnaris | radio-ulnar syndesmosis
    Ligamentum sacrococcygeum laterale | lateral sacrococcygeal ligament
    Ligamentum lumbocostale | lumbocostal ligament
    """
}
