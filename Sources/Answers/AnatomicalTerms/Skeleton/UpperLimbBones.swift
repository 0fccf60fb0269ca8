// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The bones of the upper limb.
  static let upperLimbBones = """
    Ossa membri superioris | bones of upper limb | Knochen der oberen Extremität
    Cingulum pectorale ; Cingulum membri superioris | pectoral girdle ; shoulder girdle | Schultergürtel
    Scapula | scapula ; shoulder blade | Schulterblatt ; Skapula
    Facies costalis scapulae | costal surface of scapula | Rippenfläche des Schulterblatts
    Facies posterior scapulae | posterior surface of scapula
    Fossa subscapularis | subscapular fossa | Unterschulterblattgrube
    Spina scapulae | spine of scapula | Schultergräte ; Schulterblattgräte
    Fossa supraspinata | supraspinous fossa | Obergrätengrube
    Fossa infraspinata | infraspinous fossa | Untergrätengrube
    Acromion | acromion | Schulterhöhe
    Angulus acromii | acromial angle
    Facies articularis clavicularis acromii | clavicular facet of acromion
    Margo medialis scapulae | medial border of scapula | medialer Schulterblattrand
    Margo lateralis scapulae | lateral border of scapula | lateraler Schulterblattrand
    Margo superior scapulae | superior border of scapula | oberer Schulterblattrand
    Incisura scapulae | suprascapular notch | Schulterblatteinschnitt
    Angulus inferior scapulae | inferior angle of scapula | unterer Schulterblattwinkel
    Angulus lateralis scapulae | lateral angle of scapula
    Angulus superior scapulae | superior angle of scapula | oberer Schulterblattwinkel
    Cavitas glenoidalis | glenoid cavity ; glenoid fossa | Schultergelenkpfanne
    Tuberculum supraglenoidale | supraglenoid tubercle | Höcker oberhalb der Schulterpfanne
    Tuberculum infraglenoidale | infraglenoid tubercle | Höcker unterhalb der Schulterpfanne
    Collum scapulae | neck of scapula | Schulterblatthals
    Processus coracoideus | coracoid process | Rabenschnabelfortsatz
    Clavicula | clavicle ; collar bone | Schlüsselbein ; Klavikula
    Corpus claviculae | shaft of clavicle ; body of clavicle | Schlüsselbeinschaft
    Extremitas sternalis claviculae | sternal end of clavicle | sternales Schlüsselbeinende
    Extremitas acromialis claviculae | acromial end of clavicle | akromiales Schlüsselbeinende
    Tuberculum conoideum | conoid tubercle
    Linea trapezoidea | trapezoid line
    Sulcus musculi subclavii | subclavian groove
    Impressio ligamenti costoclavicularis | impression for costoclavicular ligament
    Humerus | humerus ; arm bone | Oberarmknochen
    Corpus humeri | shaft of humerus ; body of humerus | Oberarmschaft ; Humerusschaft
    Caput humeri | head of humerus | Oberarmkopf ; Humeruskopf
    Collum anatomicum humeri | anatomical neck of humerus | anatomischer Hals des Oberarmknochens
    Collum chirurgicum humeri | surgical neck of humerus | chirurgischer Hals des Oberarmknochens
    Tuberculum majus humeri | greater tubercle of humerus | großer Höcker des Oberarmknochens
    Tuberculum minus humeri | lesser tubercle of humerus | kleiner Höcker des Oberarmknochens
    Sulcus intertubercularis | intertubercular sulcus ; bicipital groove | Zwischenhöckerrinne
    Crista tuberculi majoris | crest of greater tubercle
    Crista tuberculi minoris | crest of lesser tubercle
    Tuberositas deltoidea humeri | deltoid tuberosity of humerus | Deltarauigkeit
    Sulcus nervi radialis | radial groove ; groove for radial nerve | Radialisrinne
    Margo medialis humeri | medial border of humerus
    Margo lateralis humeri | lateral border of humerus
    Crista supraepicondylaris medialis | medial supra-epicondylar ridge
    Crista supraepicondylaris lateralis | lateral supra-epicondylar ridge
    Facies posterior humeri | posterior surface of humerus
    Facies anteromedialis humeri | anteromedial surface of humerus
    Facies anterolateralis humeri | anterolateral surface of humerus
    Condylus humeri | condyle of humerus | Gelenkkörper des Oberarmknochens
    Capitulum humeri | capitulum of humerus | Oberarmköpfchen
    Trochlea humeri | trochlea of humerus | Oberarmrolle
    Fossa olecrani | olecranon fossa | Ellenhakengrube
    Fossa coronoidea | coronoid fossa | Kronenfortsatzgrube
    Fossa radialis | radial fossa of humerus
    Epicondylus medialis humeri | medial epicondyle of humerus | medialer Obergelenkknorren des Oberarmknochens
    Epicondylus lateralis humeri | lateral epicondyle of humerus | lateraler Obergelenkknorren des Oberarmknochens
    Sulcus nervi ulnaris | groove for ulnar nerve | Ulnarisrinne
    Processus supracondylaris humeri | supracondylar process of humerus
    Radius | radius | Speiche
    Corpus radii | shaft of radius ; body of radius | Speichenschaft
    Caput radii | head of radius | Speichenkopf ; Speichenköpfchen
    Fovea articularis radii | articular facet of radius
    Circumferentia articularis radii | articular circumference of radius
    Collum radii | neck of radius | Speichenhals
    Tuberositas radii | radial tuberosity | Speichenrauigkeit
    Margo interosseus radii | interosseous border of radius
    Margo anterior radii | anterior border of radius
    Margo posterior radii | posterior border of radius
    Facies anterior radii | anterior surface of radius
    Facies posterior radii | posterior surface of radius
    Facies lateralis radii | lateral surface of radius
    Tuberositas pronatoria | pronator tuberosity
    Processus styloideus radii | radial styloid process ; styloid process of radius | Griffelfortsatz der Speiche
    Tuberculum dorsale radii | dorsal tubercle of radius | Lister-Höcker
    Incisura ulnaris radii | ulnar notch of radius | Elleneinschnitt der Speiche
    Facies articularis carpalis radii | carpal articular surface of radius
    Ulna | ulna | Elle
    Corpus ulnae | shaft of ulna ; body of ulna | Ellenschaft
    Olecranon | olecranon | Ellenhaken
    Processus coronoideus ulnae | coronoid process of ulna | Kronenfortsatz der Elle
    Tuberositas ulnae | tuberosity of ulna | Ellenrauigkeit
    Incisura radialis ulnae | radial notch of ulna | Speicheneinschnitt der Elle
    Incisura trochlearis ulnae | trochlear notch of ulna | Rolleneinschnitt der Elle
    Margo interosseus ulnae | interosseous border of ulna
    Margo anterior ulnae | anterior border of ulna
    Margo posterior ulnae | posterior border of ulna
    Facies anterior ulnae | anterior surface of ulna
    Facies posterior ulnae | posterior surface of ulna
    Facies medialis ulnae | medial surface of ulna
    Crista musculi supinatoris | supinator crest
    Caput ulnae | head of ulna | Ellenkopf ; Ellenköpfchen
    Circumferentia articularis ulnae | articular circumference of ulna
    Processus styloideus ulnae | ulnar styloid process ; styloid process of ulna | Griffelfortsatz der Elle
    Ossa manus | bones of hand | Handknochen
    Carpus | carpus ; wrist | Handwurzel
    Ossa carpi | carpal bones | Handwurzelknochen
    Os scaphoideum ; Os naviculare manus | scaphoid bone ; scaphoid | Kahnbein der Hand
    Tuberculum ossis scaphoidei | tubercle of scaphoid bone
    Os lunatum | lunate bone ; lunate | Mondbein
    Os triquetrum | triquetrum ; triquetral bone | Dreiecksbein
    Os pisiforme | pisiform bone ; pisiform | Erbsenbein
    Os trapezium | trapezium ; trapezium bone | großes Vieleckbein
    Tuberculum ossis trapezii | tubercle of trapezium
    Os trapezoideum | trapezoid bone ; trapezoid | kleines Vieleckbein
    Os capitatum | capitate bone ; capitate | Kopfbein
    Os hamatum | hamate bone ; hamate | Hakenbein
    Hamulus ossis hamati | hook of hamate | Haken des Hakenbeins
    Os centrale | os centrale
    Sulcus carpi | carpal groove
    Metacarpus | metacarpus | Mittelhand
    Ossa metacarpi ; Ossa metacarpalia | metacarpal bones ; metacarpals | Mittelhandknochen
    Os metacarpi I ; Os metacarpale I ; Os metacarpi primum | first metacarpal bone ; metacarpal I | erster Mittelhandknochen
    Os metacarpi II ; Os metacarpale II ; Os metacarpi secundum | second metacarpal bone ; metacarpal II | zweiter Mittelhandknochen
    Os metacarpi III ; Os metacarpale III ; Os metacarpi tertium | third metacarpal bone ; metacarpal III | dritter Mittelhandknochen
    Os metacarpi IV ; Os metacarpale IV ; Os metacarpi quartum | fourth metacarpal bone ; metacarpal IV | vierter Mittelhandknochen
    Os metacarpi V ; Os metacarpale V ; Os metacarpi quintum | fifth metacarpal bone ; metacarpal V | fünfter Mittelhandknochen
    Basis ossis metacarpi | base of metacarpal bone | Basis des Mittelhandknochens
    Corpus ossis metacarpi | shaft of metacarpal bone ; body of metacarpal bone | Schaft des Mittelhandknochens
    Caput ossis metacarpi | head of metacarpal bone | Kopf des Mittelhandknochens
    Processus styloideus ossis metacarpi III | styloid process of third metacarpal bone
    Ossa digitorum manus | phalanges of hand ; bones of fingers | Fingerknochen
    Phalanx proximalis manus | proximal phalanx of hand | Fingergrundglied ; Grundglied des Fingers
    Phalanx media manus | middle phalanx of hand | Fingermittelglied ; Mittelglied des Fingers
    Phalanx distalis manus | distal phalanx of hand | Fingerendglied ; Endglied des Fingers
    Phalanx proximalis pollicis | proximal phalanx of thumb | Daumengrundglied
    Phalanx distalis pollicis | distal phalanx of thumb | Daumenendglied
    Phalanx proximalis indicis | proximal phalanx of index finger | Grundglied des Zeigefingers
    Phalanx media indicis | middle phalanx of index finger | Mittelglied des Zeigefingers
    Phalanx distalis indicis | distal phalanx of index finger | Endglied des Zeigefingers
    Phalanx proximalis digiti medii manus | proximal phalanx of middle finger | Grundglied des Mittelfingers
    Phalanx media digiti medii manus | middle phalanx of middle finger | Mittelglied des Mittelfingers
    Phalanx distalis digiti medii manus | distal phalanx of middle finger | Endglied des Mittelfingers
    Phalanx proximalis digiti anularis | proximal phalanx of ring finger | Grundglied des Ringfingers
    Phalanx media digiti anularis | middle phalanx of ring finger | Mittelglied des Ringfingers
    Phalanx distalis digiti anularis | distal phalanx of ring finger | Endglied des Ringfingers
    Phalanx proximalis digiti minimi manus | proximal phalanx of little finger | Grundglied des Kleinfingers
    Phalanx media digiti minimi manus | middle phalanx of little finger | Mittelglied des Kleinfingers
    Phalanx distalis digiti minimi manus | distal phalanx of little finger | Endglied des Kleinfingers
    Basis phalangis manus | base of phalanx of hand | Basis des Fingerglieds
    Corpus phalangis manus | shaft of phalanx of hand ; body of phalanx of hand | Schaft des Fingerglieds
    Caput phalangis manus | head of phalanx of hand | Kopf des Fingerglieds
    Trochlea phalangis manus | trochlea of phalanx of hand
    Tuberositas phalangis distalis manus | tuberosity of distal phalanx of hand
    Ossa sesamoidea manus | sesamoid bones of hand | Sesambeine der Hand
    """
}
