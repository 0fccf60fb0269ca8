// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// Systems, cavities, lines and the general names of parts.
  static let generalTerms = """
    Systema skeletale | skeletal system | Skelettsystem
    Systema articulare | articular system | Gelenksystem
    Systema musculare | muscular system | Muskelsystem ; Muskulatur
    Systema cardiovasculare | cardiovascular system | Herz-Kreislauf-System ; Kreislaufsystem
    Systema sanguineum | blood circulatory system ; blood vascular system | Blutgefäßsystem
    Systema sensorium | sensory system | Sinnessystem
    Systema locomotorium ; Apparatus locomotorius | locomotor system ; musculoskeletal system | Bewegungsapparat
    Systema immunitatis | immune system | Immunsystem ; Abwehrsystem
    Organum | organ | Organ
    Viscus | internal organ ; viscus | inneres Organ ; Eingeweide
    Textus | tissue | Gewebe
    Parenchyma | parenchyma | Funktionsgewebe
    Stroma | stroma | Stützgewebe
    Capsula | capsule | Kapsel
    Costa | rib | Rippe
    Digitus | digit
    Digitus manus | finger | Finger
    Digitus pedis | toe | Zehe ; Zeh
    Os carpi | carpal bone | Handwurzelknochen
    Os tarsi | tarsal bone | Fußwurzelknochen
    Os metacarpi ; Os metacarpale | metacarpal bone ; metacarpal | Mittelhandknochen
    Os metatarsi ; Os metatarsale | metatarsal bone ; metatarsal | Mittelfußknochen
    Phalanx | phalanx | Fingerglied ; Zehenglied
    Phalanx proximalis | proximal phalanx | Grundglied
    Phalanx media | middle phalanx ; intermediate phalanx | Mittelglied
    Phalanx distalis | distal phalanx | Endglied
    Labium | lip | Lippe
    Pilus | hair | Haar
    Tonsilla | tonsil | Mandel
    Villus | villus | Zotte
    Villus intestinalis | intestinal villus | Darmzotte
    Vas sanguineum | blood vessel | Blutgefäß
    Nervus cranialis | cranial nerve | Hirnnerv
    Nervus spinalis | spinal nerve | Rückenmarksnerv ; Spinalnerv
    Nervus intercostalis | intercostal nerve | Zwischenrippennerv
    Nervus cutaneus | cutaneous nerve | Hautnerv
    Nervus motorius | motor nerve | motorischer Nerv
    Nervus sensorius | sensory nerve | sensibler Nerv
    Nervus mixtus | mixed nerve | gemischter Nerv
    Plexus nervorum | nerve plexus | Nervengeflecht
    Tractus | tract | Bahn ; Leitungsbahn
    Nucleus | nucleus | Kern
    Gyrus | gyrus | Windung
    Sulcus | sulcus ; groove | Furche ; Rinne
    Lobus | lobe | Lappen
    Lobulus | lobule | Läppchen
    Ventriculus encephali | ventricle of brain | Hirnkammer
    Processus | process | Fortsatz
    Foramen | foramen ; opening | Loch
    Fossa | fossa | Grube
    Fissura | fissure | Spalte
    Canalis | canal | Kanal
    Ductus | duct | Gang
    Meatus | meatus ; passage
    Incisura | notch ; incisure | Einschnitt
    Tuberculum | tubercle | kleiner Höcker
    Tuber | tuberosity ; tuber | Höcker
    Tuberositas | tuberosity of bone | Rauigkeit
    Condylus | condyle | Gelenkknorren
    Epicondylus | epicondyle | Obergelenkknorren
    Crista | crest | Kamm ; Leiste
    Spina | spine | Stachel ; Dorn
    Linea | line | Linie
    Margo | border ; margin | Rand
    Angulus | angle | Winkel
    Basis | base | Grundfläche
    Apex | apex ; tip | Spitze
    Corpus | body | Körper
    Collum ossis | neck of bone | Knochenhals
    Caput ossis | head of bone | Knochenkopf
    Cauda | tail | Schwanz
    Radix | root | Wurzel
    Ramus | branch ; ramus | Ast
    Arcus | arch | Bogen
    Hilum | hilum | Pforte
    Cavitas | cavity | Höhle
    Sinus | sinus | Bucht
    Septum | septum | Scheidewand
    Membrana | membrane | Membran
    Trabecula | trabecula | Bälkchen
    Valvula | small valve ; cusp of valve | kleine Klappe
    Valva | valve | Klappe
    Ostium | ostium ; orifice | Mündung
    Papilla | papilla | Wärzchen
    Plica | fold | Falte
    Ampulla | ampulla | Aussackung
    Flexura | flexure | Biegung
    Fundus | fundus | Grund ; Boden
    Isthmus | isthmus | Enge
    Vestibulum | vestibule
    Trochlea | trochlea ; pulley | Rolle
    Cortex | cortex | Rinde
    Medulla | medulla ; marrow | Mark
    Bifurcatio | bifurcation | Gabelung
    Anastomosis | anastomosis | Gefäßverbindung
    Cavitates corporis | body cavities | Körperhöhlen
    Linea mediana anterior | anterior median line | vordere Mittellinie
    Linea mediana posterior | posterior median line | hintere Mittellinie
    Linea sternalis | sternal line | Sternallinie ; Brustbeinlinie
    Linea parasternalis | parasternal line | Parasternallinie
    Linea medioclavicularis | midclavicular line | Medioklavikularlinie
    Linea mammillaris | nipple line ; mammillary line | Brustwarzenlinie
    Linea axillaris anterior | anterior axillary line | vordere Achsellinie
    Linea axillaris media | midaxillary line | mittlere Achsellinie
    Linea axillaris posterior | posterior axillary line | hintere Achsellinie
    Linea scapularis | scapular line | Schulterblattlinie
    Linea paravertebralis | paravertebral line | Paravertebrallinie
    Planum transpyloricum | transpyloric plane
    Planum subcostale | subcostal plane
    Planum supracristale | supracristal plane
    Planum intertuberculare | intertubercular plane
    Planum interspinale | interspinous plane
    Quadrans superior dexter abdominis | right upper quadrant of abdomen | rechter oberer Quadrant
    Quadrans superior sinister abdominis | left upper quadrant of abdomen | linker oberer Quadrant
    Quadrans inferior dexter abdominis | right lower quadrant of abdomen | rechter unterer Quadrant
    Quadrans inferior sinister abdominis | left lower quadrant of abdomen | linker unterer Quadrant
    Axis longitudinalis | longitudinal axis ; vertical axis | Längsachse
    Axis sagittalis | sagittal axis | Sagittalachse
    Axis transversalis | transverse axis ; horizontal axis | Querachse
    Sulcus nasolabialis | nasolabial sulcus ; nasolabial fold | Nasolabialfalte ; Nasen-Lippen-Furche
    Sulcus mentolabialis | mentolabial sulcus | Kinn-Lippen-Furche
    Sulcus infrapalpebralis | infrapalpebral sulcus
    Regio infraorbitalis | infra-orbital region
    Regio parotideomasseterica | parotideomasseteric region
    Regio auricularis | auricular region | Ohrgegend
    Regio mastoidea | mastoid region | Warzenfortsatzgegend
    Regio cervicalis posterior ; Regio nuchalis | posterior cervical region | Nackengegend
    Regio axillaris | axillary region | Achselgegend
    Regio brachialis anterior ; Facies brachialis anterior | anterior region of arm | Vorderseite des Oberarms
    Regio brachialis posterior ; Facies brachialis posterior | posterior region of arm | Rückseite des Oberarms
    Regio cubitalis anterior | anterior region of elbow
    Regio cubitalis posterior | posterior region of elbow
    Regio antebrachialis anterior | anterior region of forearm | Vorderseite des Unterarms
    Regio antebrachialis posterior | posterior region of forearm | Rückseite des Unterarms
    Regio carpalis anterior | anterior region of wrist
    Regio carpalis posterior | posterior region of wrist
    Regio femoris anterior | anterior region of thigh | Vorderseite des Oberschenkels
    Regio femoris posterior | posterior region of thigh | Rückseite des Oberschenkels
    Regio genus anterior | anterior region of knee
    Regio genus posterior | posterior region of knee
    Regio cruris anterior | anterior region of leg | Vorderseite des Unterschenkels
    Regio cruris posterior | posterior region of leg | Rückseite des Unterschenkels
    Regio surae | sural region | Wadengegend
    Regio calcanea | heel region | Fersengegend
    Regio perinealis | perineal region | Dammgegend
    Regio analis | anal triangle ; anal region | Aftergegend
    Regio urogenitalis | urogenital triangle ; urogenital region
    Sulcus bicipitalis medialis | medial bicipital groove
    Sulcus bicipitalis lateralis | lateral bicipital groove
    Arcus pedis longitudinalis | longitudinal arch of foot | Längsgewölbe des Fußes
    Arcus pedis longitudinalis medialis | medial longitudinal arch of foot
    Arcus pedis longitudinalis lateralis | lateral longitudinal arch of foot
    Arcus pedis transversus | transverse arch of foot | Quergewölbe des Fußes
    Antepes ; Regio metatarsalis | forefoot | Vorfuß
    Retropes | hindfoot | Rückfuß
    Fossa retromalleolaris lateralis | lateral retromalleolar region
    Fossa retromalleolaris medialis | medial retromalleolar region
    """
}
