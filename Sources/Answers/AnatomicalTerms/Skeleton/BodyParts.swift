// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The parts and regions of the body, and what bones are made of.
  static let bodyParts = """
    Corpus humanum | human body | menschlicher Körper
    Caput | head | Kopf
    Facies | face | Gesicht
    Oculus | eye | Auge
    Auris | ear | Ohr
    Nasus | nose | Nase
    Stoma ; Os | mouth | Mund
    Mentum | chin | Kinn
    Bucca | cheek | Wange ; Backe
    Tempora | temple | Schläfe
    Collum ; Cervix | neck | Hals
    Nucha | nape ; back of neck | Nacken
    Truncus | trunk ; torso | Rumpf
    Pectus | front of chest ; breast | Brust
    Abdomen | abdomen ; belly | Bauch
    Dorsum | back | Rücken
    Lumbus | loin ; flank | Lende
    Membrum superius | upper limb | obere Extremität ; obere Gliedmaße
    Membrum inferius | lower limb | untere Extremität ; untere Gliedmaße
    Omos | shoulder | Schulter
    Axilla | axilla ; armpit | Achsel ; Achselhöhle
    Fossa axillaris | axillary fossa | Achselgrube
    Brachium | arm ; upper arm | Oberarm
    Cubitus | elbow | Ellenbogen
    Fossa cubitalis | cubital fossa | Ellenbeuge ; Ellenbogengrube
    Antebrachium | forearm | Unterarm
    Manus | hand | Hand
    Palma manus | palm of hand ; palm | Handfläche ; Hohlhand
    Dorsum manus | dorsum of hand ; back of hand | Handrücken
    Thenar ; Eminentia thenaris | thenar eminence ; ball of thumb | Daumenballen
    Hypothenar ; Eminentia hypothenaris | hypothenar eminence | Kleinfingerballen
    Digiti manus | fingers | Finger
    Pollex ; Digitus primus manus | thumb ; first finger | Daumen
    Index ; Digitus secundus manus | index finger ; second finger | Zeigefinger
    Digitus medius ; Digitus tertius manus | middle finger ; third finger | Mittelfinger
    Digitus anularis ; Digitus quartus manus | ring finger ; fourth finger | Ringfinger
    Digitus minimus manus ; Digitus quintus manus | little finger ; fifth finger | Kleinfinger ; kleiner Finger
    Coxa | hip | Hüfte
    Nates ; Clunes | buttocks | Gesäß
    Crena ani ; Crena analis | intergluteal cleft ; natal cleft | Gesäßspalte ; Analfalte
    Sulcus glutealis | gluteal fold | Gesäßfurche
    Inguen | groin | Leiste
    Regio femoris | thigh | Oberschenkel
    Genu | knee | Knie
    Poples | back of knee ; posterior part of knee | Kniekehle
    Fossa poplitea | popliteal fossa | Kniekehlengrube
    Crus | leg ; lower leg | Unterschenkel
    Sura | calf | Wade
    Regio talocruralis | ankle ; ankle region | Knöchelgegend ; Knöchel
    Pes | foot | Fuß
    Calx | heel | Ferse
    Planta pedis | sole of foot ; sole | Fußsohle
    Dorsum pedis | dorsum of foot | Fußrücken
    Digiti pedis | toes | Zehen
    Hallux ; Digitus primus pedis | great toe ; big toe ; first toe | Großzehe ; große Zehe
    Digitus secundus pedis | second toe | zweite Zehe
    Digitus tertius pedis | third toe | dritte Zehe
    Digitus quartus pedis | fourth toe | vierte Zehe
    Digitus minimus pedis ; Digitus quintus pedis | little toe ; fifth toe | Kleinzehe ; kleine Zehe
    Perineum | perineum | Damm
    Centrum tendineum perinei ; Corpus perineale | perineal body ; central tendon of perineum | Dammkörper
    Umbilicus | umbilicus ; navel | Nabel
    Hypochondrium ; Regio hypochondriaca | hypochondrium ; hypochondriac region | Rippenbogengegend
    Epigastrium ; Regio epigastrica | epigastrium ; epigastric region | Oberbauchgegend ; Magengrube
    Regio lateralis abdominis | lateral abdominal region ; flank region | seitliche Bauchgegend
    Regio umbilicalis | umbilical region | Nabelgegend
    Regio inguinalis | inguinal region ; groin region | Leistengegend
    Hypogastrium ; Regio pubica | hypogastrium ; pubic region | Unterbauchgegend ; Schamgegend
    Regio frontalis capitis | frontal region of head | Stirngegend
    Regio parietalis capitis | parietal region of head | Scheitelgegend
    Regio occipitalis capitis | occipital region of head | Hinterhauptsgegend
    Regio temporalis capitis | temporal region of head | Schläfengegend
    Regio orbitalis | orbital region | Augengegend
    Regio nasalis | nasal region | Nasengegend
    Regio oralis | oral region | Mundgegend
    Regio mentalis | mental region | Kinngegend
    Regio buccalis | buccal region | Wangengegend
    Regio zygomatica | zygomatic region | Jochbeingegend
    Regio cervicalis anterior ; Trigonum cervicale anterius | anterior cervical region ; anterior triangle of neck | vorderes Halsdreieck
    Regio cervicalis lateralis ; Trigonum cervicale posterius | lateral cervical region ; posterior triangle of neck | seitliches Halsdreieck
    Regio sternocleidomastoidea | sternocleidomastoid region
    Trigonum submandibulare | submandibular triangle | Unterkieferdreieck
    Trigonum caroticum | carotid triangle | Karotisdreieck
    Trigonum musculare | muscular triangle
    Trigonum submentale | submental triangle | Unterkinndreieck
    Trigonum omoclaviculare | omoclavicular triangle ; subclavian triangle
    Fossa supraclavicularis major | greater supraclavicular fossa | große Schlüsselbeingrube
    Fossa supraclavicularis minor | lesser supraclavicular fossa | kleine Schlüsselbeingrube
    Fossa jugularis colli | suprasternal fossa of neck | Drosselgrube
    Fossa infraclavicularis ; Trigonum clavipectorale | infraclavicular fossa ; clavipectoral triangle | Unterschlüsselbeingrube
    Regio presternalis | presternal region
    Regio pectoralis | pectoral region | Brustgegend
    Regio mammaria | mammary region
    Regio inframammaria | inframammary region
    Regio vertebralis | vertebral region
    Regio scapularis | scapular region | Schulterblattgegend
    Regio infrascapularis | infrascapular region
    Regio lumbalis | lumbar region | Lendengegend
    Regio sacralis | sacral region | Kreuzbeingegend
    Regio deltoidea | deltoid region
    Regio glutealis | gluteal region | Gesäßgegend
    Trigonum lumbale inferius | inferior lumbar triangle | unteres Lendendreieck ; Petit-Dreieck
    Trigonum lumbale superius | superior lumbar triangle | oberes Lendendreieck
    Trigonum auscultationis | triangle of auscultation ; auscultatory triangle
    Fovea radialis | anatomical snuffbox ; radial fovea | Tabatière
    Tabula externa calvariae | outer table of calvaria
    Tabula interna calvariae | inner table of calvaria
    Substantia compacta | compact bone | kompakter Knochen ; Knochenkompakta ; Kompakta
    Substantia corticalis ossis | cortical bone | Knochenrinde
    Substantia spongiosa ; Substantia trabecularis | spongy bone ; trabecular bone ; cancellous bone | Schwammknochen ; Knochenspongiosa ; Spongiosa
    Os longum | long bone | langer Knochen ; Röhrenknochen
    Os breve | short bone | kurzer Knochen
    Os planum | flat bone | platter Knochen
    Os irregulare | irregular bone | unregelmäßiger Knochen
    Os pneumaticum | pneumatized bone | luftgefüllter Knochen
    Os sesamoideum | sesamoid bone | Sesambein
    Diaphysis | diaphysis ; shaft of long bone | Knochenschaft ; Diaphyse
    Epiphysis | epiphysis | Knochenende ; Epiphyse
    Metaphysis | metaphysis | Metaphyse
    Apophysis | apophysis | Apophyse
    Cartilago epiphysialis ; Lamina epiphysialis | epiphysial cartilage ; growth plate ; epiphysial plate | Wachstumsfuge ; Epiphysenfuge
    Linea epiphysialis | epiphysial line | Epiphysenlinie
    Periosteum | periosteum | Knochenhaut
    Endosteum | endosteum | innere Knochenhaut
    Perichondrium | perichondrium | Knorpelhaut
    Cavitas medullaris | medullary cavity ; marrow cavity | Markhöhle
    Medulla ossium | bone marrow | Knochenmark
    Medulla ossium rubra | red bone marrow | rotes Knochenmark
    Medulla ossium flava | yellow bone marrow | gelbes Knochenmark ; Fettmark
    Foramen nutricium | nutrient foramen | Ernährungsloch
    Centrum ossificationis | ossification center | Knochenkern
    Cartilago | cartilage | Knorpel
    Skeleton | skeleton | Skelett
    Skeleton axiale | axial skeleton | Achsenskelett
    Skeleton appendiculare | appendicular skeleton | Gliedmaßenskelett
    Musculus | muscle | Muskel
    Tendo | tendon | Sehne
    Ligamentum | ligament | Band
    Articulatio | joint | Gelenk
    Arteria | artery | Schlagader ; Arterie
    Vena | vein | Blutader ; Vene
    Nervus | nerve | Nerv
    Fascia | fascia | Muskelbinde ; Faszie
    Aponeurosis | aponeurosis | Sehnenplatte ; Aponeurose
    Os | bone | Knochen
    Bursa synovialis | synovial bursa | Schleimbeutel
    Vagina tendinis | tendon sheath | Sehnenscheide
    Planum medianum | median plane | Medianebene
    Planum sagittale | sagittal plane | Sagittalebene
    Planum frontale ; Planum coronale | frontal plane ; coronal plane | Frontalebene
    Planum transversum | transverse plane ; horizontal plane | Transversalebene
    """
}
