// SPDX-License-Identifier: Apache-2.0

extension AnatomicalTerm {
  /// The structures: a row for each, `latin | english | german`, with synonyms between ` ; `.
  ///
  /// A row without German has only the Latin name in German. The order of rows is that of ``all``:
  /// whole regions first, then further parts. Titles begin with `#` and are for readers only.
  static let table = """
    # Bones of the skull
    Cranium | skull ; cranium | Schädel
    Neurocranium | neurocranium ; braincase | Hirnschädel
    Viscerocranium | viscerocranium ; facial skeleton | Gesichtsschädel
    Calvaria | calvaria ; skullcap ; vault of skull | Schädeldach ; Kalotte
    Basis cranii | cranial base ; base of skull | Schädelbasis
    Basis cranii interna | internal surface of cranial base | innere Schädelbasis
    Basis cranii externa | external surface of cranial base | äußere Schädelbasis
    Fossa cranii anterior | anterior cranial fossa | vordere Schädelgrube
    Fossa cranii media | middle cranial fossa | mittlere Schädelgrube
    Fossa cranii posterior | posterior cranial fossa | hintere Schädelgrube
    Cavitas cranii | cranial cavity | Schädelhöhle
    Vertex | vertex | Scheitel
    Occiput | occiput ; back of head | Hinterhaupt
    Frons ; Sinciput | forehead | Stirn
    Diploe | diploe
    Foramen magnum | foramen magnum ; great foramen | großes Hinterhauptsloch
    Foramen jugulare | jugular foramen | Drosselloch
    Foramen lacerum | foramen lacerum | gerissenes Loch
    Fissura sphenopetrosa | sphenopetrosal fissure
    Fissura petrooccipitalis | petro-occipital fissure
    Fossa temporalis | temporal fossa | Schläfengrube
    Fossa infratemporalis | infratemporal fossa | Unterschläfengrube
    Fossa pterygopalatina | pterygopalatine fossa | Flügelgaumengrube
    Fissura pterygomaxillaris | pterygomaxillary fissure
    Foramen sphenopalatinum | sphenopalatine foramen
    Arcus zygomaticus | zygomatic arch | Jochbogen
    Orbita | orbit ; eye socket | Augenhöhle
    Aditus orbitalis | orbital opening
    Margo orbitalis | orbital margin | Augenhöhlenrand
    Margo supraorbitalis | supra-orbital margin | oberer Augenhöhlenrand
    Margo infraorbitalis | infra-orbital margin | unterer Augenhöhlenrand
    Paries superior orbitae | roof of orbit | Augenhöhlendach
    Paries inferior orbitae | floor of orbit | Augenhöhlenboden
    Paries medialis orbitae | medial wall of orbit
    Paries lateralis orbitae | lateral wall of orbit
    Fissura orbitalis superior | superior orbital fissure | obere Augenhöhlenspalte
    Fissura orbitalis inferior | inferior orbital fissure | untere Augenhöhlenspalte
    Fossa sacci lacrimalis | fossa for lacrimal sac | Tränensackgrube
    Canalis nasolacrimalis | nasolacrimal canal | Tränen-Nasen-Kanal
    Foramen ethmoidale anterius | anterior ethmoidal foramen | vorderes Siebbeinloch
    Foramen ethmoidale posterius | posterior ethmoidal foramen | hinteres Siebbeinloch
    Cavitas nasalis ossea | bony nasal cavity | knöcherne Nasenhöhle
    Septum nasi osseum | bony nasal septum | knöcherne Nasenscheidewand
    Apertura piriformis ; Apertura nasalis anterior | piriform aperture ; anterior nasal aperture | birnenförmige Öffnung
    Choana ; Apertura nasalis posterior | choana ; posterior nasal aperture | hintere Nasenöffnung
    Meatus nasi superior | superior nasal meatus | oberer Nasengang
    Meatus nasi medius | middle nasal meatus | mittlerer Nasengang
    Meatus nasi inferior | inferior nasal meatus | unterer Nasengang
    Recessus sphenoethmoidalis | spheno-ethmoidal recess
    Palatum osseum | bony palate | knöcherner Gaumen
    Canalis palatinus major | greater palatine canal
    Foramen palatinum majus | greater palatine foramen | großes Gaumenloch
    Foramina palatina minora | lesser palatine foramina | kleine Gaumenlöcher
    Fossa incisiva | incisive fossa
    Canalis incisivus | incisive canal | Schneidezahnkanal
    Foramen incisivum | incisive foramen | Schneidezahnloch
    Fonticuli cranii | fontanelles | Fontanellen
    Fonticulus anterior | anterior fontanelle | große Fontanelle ; vordere Fontanelle
    Fonticulus posterior | posterior fontanelle | kleine Fontanelle ; hintere Fontanelle
    Fonticulus sphenoidalis | sphenoidal fontanelle ; anterolateral fontanelle | vordere Seitenfontanelle ; Keilbeinfontanelle
    Fonticulus mastoideus | mastoid fontanelle ; posterolateral fontanelle | hintere Seitenfontanelle ; Warzenfontanelle
    Nasion | nasion
    Basion | basion
    Pericranium ; Periosteum externum cranii | pericranium
    Bregma | bregma
    Lambda | lambda
    Pterion | pterion
    Asterion | asterion
    Gonion | gonion
    Inion | inion
    Os frontale | frontal bone | Stirnbein
    Squama frontalis | squamous part of frontal bone | Stirnbeinschuppe
    Tuber frontale ; Eminentia frontalis | frontal tuber ; frontal eminence | Stirnhöcker
    Arcus superciliaris | superciliary arch | Augenbrauenbogen
    Glabella | glabella | Stirnglatze
    Incisura supraorbitalis | supra-orbital notch
    Foramen supraorbitale | supra-orbital foramen | Oberaugenhöhlenloch
    Incisura frontalis | frontal notch
    Processus zygomaticus ossis frontalis | zygomatic process of frontal bone | Jochbeinfortsatz des Stirnbeins
    Crista frontalis | frontal crest | Stirnleiste
    Foramen caecum ossis frontalis | foramen caecum of frontal bone
    Pars orbitalis ossis frontalis | orbital part of frontal bone
    Pars nasalis ossis frontalis | nasal part of frontal bone
    Spina nasalis ossis frontalis | nasal spine of frontal bone
    Spina trochlearis | trochlear spine
    Fovea trochlearis | trochlear fovea
    Fossa glandulae lacrimalis | lacrimal fossa ; fossa for lacrimal gland | Tränendrüsengrube
    Incisura ethmoidalis | ethmoidal notch
    Sinus frontalis | frontal sinus | Stirnhöhle
    Os parietale | parietal bone | Scheitelbein
    Tuber parietale ; Eminentia parietalis | parietal tuber ; parietal eminence | Scheitelhöcker
    Linea temporalis superior | superior temporal line | obere Schläfenlinie
    Linea temporalis inferior | inferior temporal line | untere Schläfenlinie
    Foramen parietale | parietal foramen
    Margo sagittalis ossis parietalis | sagittal border of parietal bone
    Margo frontalis ossis parietalis | frontal border of parietal bone
    Margo occipitalis ossis parietalis | occipital border of parietal bone
    Margo squamosus ossis parietalis | squamosal border of parietal bone
    Sulcus sinus sagittalis superioris | groove for superior sagittal sinus
    Foveolae granulares | granular foveolae | Pacchioni-Grübchen
    Os occipitale | occipital bone | Hinterhauptsbein ; Hinterhauptbein
    Pars basilaris ossis occipitalis | basilar part of occipital bone
    Pars lateralis ossis occipitalis | lateral part of occipital bone
    Squama occipitalis | squamous part of occipital bone | Hinterhauptsschuppe
    Clivus | clivus
    Tuberculum pharyngeum | pharyngeal tubercle
    Condylus occipitalis | occipital condyle | Hinterhauptskondyle ; Gelenkhöcker des Hinterhauptsbeins
    Canalis condylaris | condylar canal
    Fossa condylaris | condylar fossa
    Canalis nervi hypoglossi ; Canalis hypoglossalis | hypoglossal canal | Hypoglossuskanal
    Tuberculum jugulare | jugular tubercle
    Incisura jugularis ossis occipitalis | jugular notch of occipital bone
    Processus jugularis | jugular process | Drosselfortsatz
    Protuberantia occipitalis externa | external occipital protuberance | äußerer Hinterhauptshöcker
    Crista occipitalis externa | external occipital crest
    Linea nuchalis suprema | highest nuchal line
    Linea nuchalis superior | superior nuchal line | obere Nackenlinie
    Linea nuchalis inferior | inferior nuchal line | untere Nackenlinie
    Protuberantia occipitalis interna | internal occipital protuberance | innerer Hinterhauptshöcker
    Crista occipitalis interna | internal occipital crest
    Eminentia cruciformis | cruciform eminence
    Sulcus sinus transversi | groove for transverse sinus
    Sulcus sinus sigmoidei | groove for sigmoid sinus
    Fossa cerebellaris | cerebellar fossa
    Fossa cerebralis | cerebral fossa
    Os sphenoidale | sphenoid bone ; sphenoid | Keilbein
    Corpus ossis sphenoidalis | body of sphenoid bone | Keilbeinkörper
    Jugum sphenoidale | sphenoidal yoke
    Sulcus prechiasmaticus | prechiasmatic sulcus
    Sella turcica | sella turcica ; Turkish saddle | Türkensattel
    Tuberculum sellae | tuberculum sellae
    Fossa hypophysialis | hypophysial fossa ; pituitary fossa | Hypophysengrube
    Dorsum sellae | dorsum sellae | Sattellehne
    Processus clinoideus anterior | anterior clinoid process
    Processus clinoideus medius | middle clinoid process
    Processus clinoideus posterior | posterior clinoid process
    Sulcus caroticus | carotid sulcus
    Lingula sphenoidalis | sphenoidal lingula
    Crista sphenoidalis | sphenoidal crest
    Rostrum sphenoidale | sphenoidal rostrum
    Sinus sphenoidalis | sphenoidal sinus | Keilbeinhöhle
    Apertura sinus sphenoidalis | opening of sphenoidal sinus
    Ala minor ossis sphenoidalis | lesser wing of sphenoid bone | kleiner Keilbeinflügel
    Ala major ossis sphenoidalis | greater wing of sphenoid bone | großer Keilbeinflügel
    Canalis opticus | optic canal | Sehnervenkanal
    Foramen rotundum | foramen rotundum | rundes Loch
    Foramen ovale ossis sphenoidalis | foramen ovale of sphenoid bone | ovales Loch des Keilbeins
    Foramen spinosum | foramen spinosum | Dornloch
    Spina ossis sphenoidalis | spine of sphenoid bone
    Crista infratemporalis | infratemporal crest
    Sulcus tubae auditivae | sulcus of auditory tube
    Processus pterygoideus | pterygoid process | Flügelfortsatz
    Lamina lateralis processus pterygoidei | lateral plate of pterygoid process ; lateral pterygoid plate
    Lamina medialis processus pterygoidei | medial plate of pterygoid process ; medial pterygoid plate
    Hamulus pterygoideus | pterygoid hamulus
    Fossa pterygoidea | pterygoid fossa | Flügelgrube
    Fossa scaphoidea | scaphoid fossa
    Canalis pterygoideus | pterygoid canal | Vidianus-Kanal
    Os temporale | temporal bone | Schläfenbein
    Pars petrosa ossis temporalis ; Pyramis ossis temporalis | petrous part of temporal bone | Felsenbein
    Pars squamosa ossis temporalis | squamous part of temporal bone | Schläfenbeinschuppe
    Pars tympanica ossis temporalis | tympanic part of temporal bone
    Apex partis petrosae | apex of petrous part | Felsenbeinspitze
    Processus mastoideus | mastoid process | Warzenfortsatz
    Incisura mastoidea | mastoid notch
    Foramen mastoideum | mastoid foramen
    Cellulae mastoideae | mastoid cells ; mastoid air cells | Warzenfortsatzzellen
    Antrum mastoideum | mastoid antrum | Warzenfortsatzhöhle
    Processus styloideus ossis temporalis | styloid process of temporal bone | Griffelfortsatz des Schläfenbeins
    Foramen stylomastoideum | stylomastoid foramen | Griffelwarzenloch
    Processus zygomaticus ossis temporalis | zygomatic process of temporal bone | Jochbeinfortsatz des Schläfenbeins
    Fossa mandibularis | mandibular fossa | Kiefergelenkgrube ; Unterkiefergrube
    Tuberculum articulare ossis temporalis | articular tubercle of temporal bone | Gelenkhöcker des Schläfenbeins
    Meatus acusticus internus | internal acoustic meatus | innerer Gehörgang
    Porus acusticus internus | internal acoustic opening | Öffnung des inneren Gehörgangs
    Porus acusticus externus | external acoustic opening | Öffnung des äußeren Gehörgangs
    Canalis caroticus | carotid canal | Karotiskanal
    Canalis musculotubarius | musculotubal canal
    Canalis nervi facialis | facial canal | Fazialiskanal
    Geniculum canalis nervi facialis | geniculum of facial canal
    Canaliculus chordae tympani | canaliculus for chorda tympani
    Hiatus canalis nervi petrosi majoris | hiatus for greater petrosal nerve
    Hiatus canalis nervi petrosi minoris | hiatus for lesser petrosal nerve
    Tegmen tympani | tegmen tympani | Paukenhöhlendach
    Eminentia arcuata | arcuate eminence
    Impressio trigeminalis | trigeminal impression
    Fossa jugularis | jugular fossa
    Fossa subarcuata | subarcuate fossa
    Fossula petrosa | petrosal fossula
    Fissura petrotympanica | petrotympanic fissure | Glaser-Spalte
    Fissura petrosquamosa | petrosquamous fissure
    Fissura tympanomastoidea | tympanomastoid fissure
    Canaliculus tympanicus | tympanic canaliculus
    Canaliculus mastoideus | mastoid canaliculus
    Canaliculus cochleae | cochlear canaliculus
    Os ethmoidale | ethmoid bone ; ethmoid | Siebbein
    Lamina cribrosa ossis ethmoidalis | cribriform plate | Siebplatte
    Foramina cribrosa | cribriform foramina
    Crista galli | crista galli | Hahnenkamm
    Lamina perpendicularis ossis ethmoidalis | perpendicular plate of ethmoid bone
    Labyrinthus ethmoidalis | ethmoidal labyrinth | Siebbeinlabyrinth
    Cellulae ethmoidales ; Sinus ethmoidales | ethmoidal cells ; ethmoidal sinuses | Siebbeinzellen
    Cellulae ethmoidales anteriores | anterior ethmoidal cells | vordere Siebbeinzellen
    Cellulae ethmoidales mediae | middle ethmoidal cells | mittlere Siebbeinzellen
    Cellulae ethmoidales posteriores | posterior ethmoidal cells | hintere Siebbeinzellen
    Lamina orbitalis ossis ethmoidalis | orbital plate of ethmoid bone | Papierplatte
    Concha nasalis superior | superior nasal concha | obere Nasenmuschel
    Concha nasalis media | middle nasal concha | mittlere Nasenmuschel
    Bulla ethmoidalis | ethmoidal bulla
    Processus uncinatus ossis ethmoidalis | uncinate process of ethmoid bone
    Infundibulum ethmoidale | ethmoidal infundibulum
    Hiatus semilunaris | semilunar hiatus
    Concha nasalis inferior | inferior nasal concha | untere Nasenmuschel
    Os lacrimale | lacrimal bone | Tränenbein
    Crista lacrimalis posterior | posterior lacrimal crest
    Crista lacrimalis anterior | anterior lacrimal crest
    Hamulus lacrimalis | lacrimal hamulus
    Os nasale | nasal bone | Nasenbein
    Vomer | vomer ; ploughshare bone ; plowshare bone | Pflugscharbein
    Ala vomeris | ala of vomer
    Maxilla | maxilla ; upper jaw ; upper jaw bone | Oberkiefer
    Corpus maxillae | body of maxilla | Oberkieferkörper
    Facies orbitalis maxillae | orbital surface of maxilla
    Facies anterior maxillae | anterior surface of maxilla
    Facies infratemporalis maxillae | infratemporal surface of maxilla
    Facies nasalis maxillae | nasal surface of maxilla
    Canalis infraorbitalis | infra-orbital canal | Unteraugenhöhlenkanal
    Sulcus infraorbitalis | infra-orbital groove
    Foramen infraorbitale | infra-orbital foramen | Unteraugenhöhlenloch
    Fossa canina | canine fossa | Eckzahngrube
    Spina nasalis anterior | anterior nasal spine | vorderer Nasenstachel
    Tuber maxillae ; Eminentia maxillae | maxillary tuberosity | Oberkieferhöcker
    Foramina alveolaria | alveolar foramina
    Sinus maxillaris | maxillary sinus | Kieferhöhle ; Oberkieferhöhle
    Hiatus maxillaris | maxillary hiatus
    Processus frontalis maxillae | frontal process of maxilla | Stirnfortsatz des Oberkiefers
    Processus zygomaticus maxillae | zygomatic process of maxilla | Jochbeinfortsatz des Oberkiefers
    Processus palatinus maxillae | palatine process of maxilla | Gaumenfortsatz des Oberkiefers
    Processus alveolaris maxillae | alveolar process of maxilla | Alveolarfortsatz des Oberkiefers
    Juga alveolaria maxillae | alveolar yokes of maxilla
    Os incisivum | incisive bone ; premaxilla | Zwischenkieferbein
    Os palatinum | palatine bone | Gaumenbein
    Lamina perpendicularis ossis palatini | perpendicular plate of palatine bone
    Lamina horizontalis ossis palatini | horizontal plate of palatine bone
    Processus pyramidalis ossis palatini | pyramidal process of palatine bone
    Processus orbitalis ossis palatini | orbital process of palatine bone
    Processus sphenoidalis ossis palatini | sphenoidal process of palatine bone
    Incisura sphenopalatina | sphenopalatine notch
    Spina nasalis posterior | posterior nasal spine | hinterer Nasenstachel
    Os zygomaticum ; Os malare ; Os jugale | zygomatic bone ; cheek bone ; malar bone ; cheekbone ; jugal bone ; zygoma | Jochbein ; Wangenbein
    Processus temporalis ossis zygomatici | temporal process of zygomatic bone
    Processus frontalis ossis zygomatici | frontal process of zygomatic bone
    Foramen zygomaticofaciale | zygomaticofacial foramen
    Foramen zygomaticotemporale | zygomaticotemporal foramen
    Foramen zygomaticoorbitale | zygomatico-orbital foramen
    Mandibula | mandible ; lower jaw ; lower jaw bone | Unterkiefer
    Corpus mandibulae | body of mandible | Unterkieferkörper
    Basis mandibulae | base of mandible
    Protuberantia mentalis | mental protuberance | Kinnvorsprung
    Tuberculum mentale | mental tubercle | Kinnhöcker
    Foramen mentale | mental foramen | Kinnloch
    Linea obliqua mandibulae | oblique line of mandible
    Fossa digastrica | digastric fossa
    Spina mentalis superior | superior mental spine
    Spina mentalis inferior | inferior mental spine
    Linea mylohyoidea | mylohyoid line
    Sulcus mylohyoideus | mylohyoid groove
    Fovea sublingualis | sublingual fossa
    Fovea submandibularis | submandibular fossa
    Pars alveolaris mandibulae | alveolar part of mandible | Alveolarfortsatz des Unterkiefers
    Ramus mandibulae | ramus of mandible | Unterkieferast
    Angulus mandibulae | angle of mandible | Unterkieferwinkel ; Kieferwinkel
    Tuberositas masseterica | masseteric tuberosity
    Tuberositas pterygoidea | pterygoid tuberosity
    Foramen mandibulae | mandibular foramen | Unterkieferloch
    Lingula mandibulae | lingula of mandible
    Canalis mandibulae | mandibular canal | Unterkieferkanal
    Processus coronoideus mandibulae | coronoid process of mandible | Kronenfortsatz des Unterkiefers
    Incisura mandibulae | mandibular notch
    Processus condylaris mandibulae | condylar process of mandible | Gelenkfortsatz des Unterkiefers
    Caput mandibulae | head of mandible | Unterkieferköpfchen
    Collum mandibulae | neck of mandible | Unterkieferhals
    Fovea pterygoidea | pterygoid fovea
    Os hyoideum ; Os linguale | hyoid bone ; lingual bone | Zungenbein
    Corpus ossis hyoidei | body of hyoid bone | Zungenbeinkörper
    Cornu minus ossis hyoidei | lesser horn of hyoid bone | kleines Zungenbeinhorn
    Cornu majus ossis hyoidei | greater horn of hyoid bone | großes Zungenbeinhorn

    # Bones of the upper limb
    Ossa membri superioris | bones of upper limb | Knochen der oberen Extremität
    Cingulum pectorale ; Cingulum membri superioris | pectoral girdle ; shoulder girdle | Schultergürtel
    Scapula ; Omoplata | scapula ; shoulder blade ; bladebone | Schulterblatt ; Skapula
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
    Humerus ; Os humeri | humerus ; arm bone ; upper arm bone | Oberarmknochen
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
    Ulna | ulna ; elbow bone | Elle
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
    Os lunatum ; Os semilunare | lunate bone ; lunate ; semilunar bone | Mondbein
    Os triquetrum ; Os pyramidale | triquetrum ; triquetral bone | Dreiecksbein
    Os pisiforme | pisiform bone ; pisiform | Erbsenbein
    Os trapezium ; Os multangulum majus | trapezium ; trapezium bone ; greater multangular bone | großes Vieleckbein
    Tuberculum ossis trapezii | tubercle of trapezium
    Os trapezoideum ; Os multangulum minus | trapezoid bone ; trapezoid ; lesser multangular bone | kleines Vieleckbein
    Os capitatum ; Os magnum | capitate bone ; capitate ; os magnum | Kopfbein
    Os hamatum ; Os uncinatum | hamate bone ; hamate ; unciform bone ; uncinate bone | Hakenbein
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

    # Bones of the trunk
    Columna vertebralis | vertebral column ; spine ; backbone ; back bone ; spinal column | Wirbelsäule ; Rückgrat
    Vertebra | vertebra | Wirbel
    Corpus vertebrae | vertebral body ; body of vertebra | Wirbelkörper
    Facies intervertebralis | intervertebral surface | Deckplatte
    Epiphysis anularis | anular epiphysis ; ring apophysis | Randleiste
    Arcus vertebrae | vertebral arch ; neural arch | Wirbelbogen
    Pediculus arcus vertebrae | pedicle of vertebral arch | Wirbelbogenfuß ; Bogenfuß
    Lamina arcus vertebrae | lamina of vertebral arch | Wirbelbogenplatte ; Bogenplatte
    Foramen intervertebrale | intervertebral foramen | Zwischenwirbelloch
    Incisura vertebralis superior | superior vertebral notch | oberer Wirbeleinschnitt
    Incisura vertebralis inferior | inferior vertebral notch | unterer Wirbeleinschnitt
    Foramen vertebrale | vertebral foramen | Wirbelloch
    Canalis vertebralis | vertebral canal ; spinal canal | Wirbelkanal ; Spinalkanal
    Processus spinosus | spinous process | Dornfortsatz
    Processus transversus | transverse process | Querfortsatz
    Processus articularis superior vertebrae | superior articular process of vertebra | oberer Gelenkfortsatz
    Processus articularis inferior vertebrae | inferior articular process of vertebra | unterer Gelenkfortsatz
    Facies articularis superior vertebrae | superior articular facet of vertebra | obere Gelenkfläche des Wirbels
    Facies articularis inferior vertebrae | inferior articular facet of vertebra | untere Gelenkfläche des Wirbels
    Vertebrae cervicales | cervical vertebrae | Halswirbel
    Uncus corporis vertebrae cervicalis ; Processus uncinatus vertebrae cervicalis | uncus of body of cervical vertebra ; uncinate process of cervical vertebra | Hakenfortsatz des Halswirbels
    Foramen transversarium | foramen transversarium ; transverse foramen | Querfortsatzloch
    Tuberculum anterius vertebrae cervicalis | anterior tubercle of cervical vertebra
    Tuberculum posterius vertebrae cervicalis | posterior tubercle of cervical vertebra
    Tuberculum caroticum | carotid tubercle
    Sulcus nervi spinalis | groove for spinal nerve
    Vertebra cervicalis I ; Atlas | first cervical vertebra ; atlas ; C1 ; first neck vertebra | erster Halswirbel
    Massa lateralis atlantis | lateral mass of atlas | Seitenmasse des Atlas
    Arcus anterior atlantis | anterior arch of atlas | vorderer Atlasbogen
    Arcus posterior atlantis | posterior arch of atlas | hinterer Atlasbogen
    Fovea dentis | facet for dens
    Tuberculum anterius atlantis | anterior tubercle of atlas
    Tuberculum posterius atlantis | posterior tubercle of atlas
    Sulcus arteriae vertebralis | groove for vertebral artery
    Facies articularis superior atlantis | superior articular surface of atlas
    Facies articularis inferior atlantis | inferior articular surface of atlas
    Vertebra cervicalis II ; Axis ; Epistropheus | second cervical vertebra ; axis ; C2 ; epistropheus | zweiter Halswirbel
    Dens axis | dens of axis ; odontoid process | Zahn des Axis ; Axiszahn
    Apex dentis axis | apex of dens
    Facies articularis anterior dentis | anterior articular facet of dens
    Facies articularis posterior dentis | posterior articular facet of dens
    Vertebra cervicalis III | third cervical vertebra ; C3 | dritter Halswirbel
    Vertebra cervicalis IV | fourth cervical vertebra ; C4 | vierter Halswirbel
    Vertebra cervicalis V | fifth cervical vertebra ; C5 | fünfter Halswirbel
    Vertebra cervicalis VI | sixth cervical vertebra ; C6 | sechster Halswirbel
    Vertebra cervicalis VII ; Vertebra prominens | seventh cervical vertebra ; vertebra prominens ; C7 | siebter Halswirbel
    Vertebrae thoracicae | thoracic vertebrae | Brustwirbel
    Vertebra thoracica I | first thoracic vertebra ; T1 | erster Brustwirbel
    Vertebra thoracica II | second thoracic vertebra ; T2 | zweiter Brustwirbel
    Vertebra thoracica III | third thoracic vertebra ; T3 | dritter Brustwirbel
    Vertebra thoracica IV | fourth thoracic vertebra ; T4 | vierter Brustwirbel
    Vertebra thoracica V | fifth thoracic vertebra ; T5 | fünfter Brustwirbel
    Vertebra thoracica VI | sixth thoracic vertebra ; T6 | sechster Brustwirbel
    Vertebra thoracica VII | seventh thoracic vertebra ; T7 | siebter Brustwirbel
    Vertebra thoracica VIII | eighth thoracic vertebra ; T8 | achter Brustwirbel
    Vertebra thoracica IX | ninth thoracic vertebra ; T9 | neunter Brustwirbel
    Vertebra thoracica X | tenth thoracic vertebra ; T10 | zehnter Brustwirbel
    Vertebra thoracica XI | eleventh thoracic vertebra ; T11 | elfter Brustwirbel
    Vertebra thoracica XII | twelfth thoracic vertebra ; T12 | zwölfter Brustwirbel
    Fovea costalis superior | superior costal facet | obere Rippengelenkfläche
    Fovea costalis inferior | inferior costal facet | untere Rippengelenkfläche
    Fovea costalis processus transversi | transverse costal facet
    Vertebrae lumbales | lumbar vertebrae | Lendenwirbel
    Vertebra lumbalis I | first lumbar vertebra ; L1 | erster Lendenwirbel
    Vertebra lumbalis II | second lumbar vertebra ; L2 | zweiter Lendenwirbel
    Vertebra lumbalis III | third lumbar vertebra ; L3 | dritter Lendenwirbel
    Vertebra lumbalis IV | fourth lumbar vertebra ; L4 | vierter Lendenwirbel
    Vertebra lumbalis V | fifth lumbar vertebra ; L5 | fünfter Lendenwirbel
    Processus accessorius vertebrae lumbalis | accessory process of lumbar vertebra
    Processus costiformis ; Processus costalis vertebrae lumbalis | costal process of lumbar vertebra | Rippenfortsatz des Lendenwirbels
    Processus mammillaris | mammillary process | Zitzenfortsatz
    Os sacrum | sacrum | Kreuzbein ; Sakrum
    Basis ossis sacri | base of sacrum | Kreuzbeinbasis
    Promontorium ossis sacri | promontory of sacrum ; sacral promontory | Kreuzbeinvorsprung
    Pars lateralis ossis sacri ; Ala ossis sacri | lateral part of sacrum ; ala of sacrum | Kreuzbeinflügel
    Facies auricularis ossis sacri | auricular surface of sacrum
    Tuberositas ossis sacri | sacral tuberosity
    Facies pelvica ossis sacri | pelvic surface of sacrum | Beckenfläche des Kreuzbeins
    Facies dorsalis ossis sacri | dorsal surface of sacrum
    Lineae transversae ossis sacri | transverse ridges of sacrum
    Foramina sacralia anteriora | anterior sacral foramina | vordere Kreuzbeinlöcher
    Foramina sacralia posteriora | posterior sacral foramina | hintere Kreuzbeinlöcher
    Crista sacralis mediana | median sacral crest | mittlerer Kreuzbeinkamm
    Crista sacralis medialis | medial sacral crest ; intermediate sacral crest
    Crista sacralis lateralis | lateral sacral crest
    Cornu sacrale | sacral horn ; sacral cornu | Kreuzbeinhorn
    Canalis sacralis | sacral canal | Kreuzbeinkanal
    Hiatus sacralis | sacral hiatus | Kreuzbeinspalt
    Apex ossis sacri | apex of sacrum | Kreuzbeinspitze
    Os coccygis ; Coccyx | coccyx ; tailbone | Steißbein
    Vertebrae sacrales | sacral vertebrae | Kreuzbeinwirbel ; Sakralwirbel
    Vertebrae coccygeae | coccygeal vertebrae | Steißwirbel
    Cornu coccygeum | coccygeal cornu | Steißbeinhorn
    Lordosis cervicis | cervical lordosis | Halslordose
    Kyphosis thoracica | thoracic kyphosis | Brustkyphose
    Lordosis lumbalis | lumbar lordosis | Lendenlordose
    Kyphosis sacralis | sacral kyphosis | Sakralkyphose
    Thorax | thorax ; chest | Brustkorb
    Skeleton thoracis ; Cavea thoracis | thoracic skeleton ; thoracic cage ; rib cage | knöcherner Brustkorb
    Cavitas thoracis | thoracic cavity | Brusthöhle
    Apertura thoracis superior | superior thoracic aperture ; thoracic inlet | obere Brustkorböffnung
    Apertura thoracis inferior | inferior thoracic aperture ; thoracic outlet | untere Brustkorböffnung
    Arcus costalis | costal arch ; costal margin | Rippenbogen
    Angulus infrasternalis | infrasternal angle ; subcostal angle
    Spatium intercostale | intercostal space | Zwischenrippenraum
    Sulcus pulmonalis | pulmonary groove
    Costae | ribs | Rippen
    Costae verae | true ribs | echte Rippen
    Costae spuriae | false ribs | falsche Rippen
    Costae fluctuantes | floating ribs | freie Rippen
    Costa I ; Costa prima | first rib | erste Rippe
    Costa II ; Costa secunda | second rib | zweite Rippe
    Costa III ; Costa tertia | third rib | dritte Rippe
    Costa IV ; Costa quarta | fourth rib | vierte Rippe
    Costa V ; Costa quinta | fifth rib | fünfte Rippe
    Costa VI ; Costa sexta | sixth rib | sechste Rippe
    Costa VII ; Costa septima | seventh rib | siebte Rippe
    Costa VIII ; Costa octava | eighth rib | achte Rippe
    Costa IX ; Costa nona | ninth rib | neunte Rippe
    Costa X ; Costa decima | tenth rib | zehnte Rippe
    Costa XI ; Costa undecima | eleventh rib | elfte Rippe
    Costa XII ; Costa duodecima | twelfth rib | zwölfte Rippe
    Costa cervicalis | cervical rib | Halsrippe
    Cartilago costalis | costal cartilage | Rippenknorpel
    Caput costae | head of rib | Rippenkopf ; Rippenköpfchen
    Facies articularis capitis costae | articular facet of head of rib
    Crista capitis costae | crest of head of rib
    Collum costae | neck of rib | Rippenhals
    Crista colli costae | crest of neck of rib
    Corpus costae | body of rib ; shaft of rib | Rippenkörper ; Rippenschaft
    Tuberculum costae | tubercle of rib | Rippenhöcker
    Facies articularis tuberculi costae | articular facet of tubercle of rib
    Angulus costae | angle of rib | Rippenwinkel
    Sulcus costae | costal groove | Rippenfurche
    Tuberculum musculi scaleni anterioris | scalene tubercle
    Sulcus arteriae subclaviae | groove for subclavian artery
    Sulcus venae subclaviae | groove for subclavian vein
    Tuberositas musculi serrati anterioris | tuberosity for serratus anterior
    Sternum | sternum ; breast bone | Brustbein
    Manubrium sterni | manubrium of sternum | Brustbeinhandgriff ; Handgriff des Brustbeins
    Incisura clavicularis sterni | clavicular notch of sternum | Schlüsselbeineinschnitt
    Incisura jugularis sterni ; Incisura suprasternalis | jugular notch of sternum ; suprasternal notch | Drosseleinschnitt
    Angulus sterni | sternal angle ; angle of Louis | Brustbeinwinkel ; Louis-Winkel
    Corpus sterni | body of sternum | Brustbeinkörper
    Incisurae costales sterni | costal notches of sternum
    Processus xiphoideus ; Processus ensiformis | xiphoid process ; ensiform process | Schwertfortsatz
    Discus intervertebralis | intervertebral disc | Bandscheibe ; Zwischenwirbelscheibe
    Anulus fibrosus disci intervertebralis | anulus fibrosus of intervertebral disc | Faserring der Bandscheibe
    Nucleus pulposus | nucleus pulposus | Gallertkern

    # Bones of the lower limb
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
    Os coxae ; Os innominatum | hip bone ; innominate bone ; pelvic bone | Hüftbein ; Hüftknochen
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
    Patella | patella ; kneecap ; knee cap | Kniescheibe
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
    Talus ; Astragalus | talus ; ankle bone ; astragalus | Sprungbein
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
    Calcaneus ; Os calcis ; Calcaneum | calcaneus ; heel bone ; os calcis ; calcaneum | Fersenbein ; Kalkaneus
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
    Os cuneiforme mediale ; Os cuneiforme I ; Os cuneiforme primum | medial cuneiform bone ; medial cuneiform ; first cuneiform bone ; first cuneiform | inneres Keilbein des Fußes ; mediales Keilbein des Fußes
    Os cuneiforme intermedium ; Os cuneiforme II ; Os cuneiforme secundum | intermediate cuneiform bone ; middle cuneiform ; second cuneiform bone ; second cuneiform ; middle cuneiform bone | mittleres Keilbein des Fußes
    Os cuneiforme laterale ; Os cuneiforme III ; Os cuneiforme tertium | lateral cuneiform bone ; lateral cuneiform ; third cuneiform bone ; third cuneiform | äußeres Keilbein des Fußes ; laterales Keilbein des Fußes
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

    # Parts and regions of the body, and what bones are made of
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
    Axilla | axilla ; armpit ; arm pit | Achsel ; Achselhöhle
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
    Hallux ; Digitus primus pedis | great toe ; big toe ; first toe | Großzehe ; große Zehe ; Großzeh ; großer Zeh
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

    # Joints and ligaments
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

    # Muscles of head and neck
    Musculi capitis | muscles of head | Kopfmuskeln
    Musculi faciei | facial muscles ; muscles of facial expression ; mimic muscles | Gesichtsmuskeln ; mimische Muskulatur
    Musculi masticatorii | masticatory muscles ; muscles of mastication | Kaumuskeln
    Musculus epicranius | epicranius ; epicranial muscle
    Musculus occipitofrontalis | occipitofrontalis ; occipitofrontalis muscle | Hinterhaupts-Stirn-Muskel
    Venter frontalis musculi occipitofrontalis | frontal belly of occipitofrontalis | Stirnbauch des Hinterhaupts-Stirn-Muskels
    Venter occipitalis musculi occipitofrontalis | occipital belly of occipitofrontalis
    Musculus temporoparietalis | temporoparietalis ; temporoparietalis muscle | Schläfen-Scheitel-Muskel
    Galea aponeurotica ; Aponeurosis epicranialis | epicranial aponeurosis | Sehnenhaube ; Kopfschwarte
    Musculus procerus | procerus ; procerus muscle | Nasenwurzelrunzler
    Musculus nasalis | nasalis ; nasalis muscle | Nasenmuskel
    Pars transversa musculi nasalis | transverse part of nasalis
    Pars alaris musculi nasalis | alar part of nasalis
    Musculus depressor septi nasi | depressor septi nasi
    Musculus orbicularis oculi | orbicularis oculi ; orbicularis oculi muscle | Augenringmuskel ; ringförmiger Augenmuskel
    Pars palpebralis musculi orbicularis oculi | palpebral part of orbicularis oculi
    Pars orbitalis musculi orbicularis oculi | orbital part of orbicularis oculi
    Pars profunda musculi orbicularis oculi ; Pars lacrimalis musculi orbicularis oculi | deep part of orbicularis oculi ; lacrimal part of orbicularis oculi
    Musculus corrugator supercilii | corrugator supercilii | Augenbrauenrunzler
    Musculus depressor supercilii | depressor supercilii | Augenbrauenherabzieher
    Musculus auricularis anterior | auricularis anterior | vorderer Ohrmuskel
    Musculus auricularis superior | auricularis superior | oberer Ohrmuskel
    Musculus auricularis posterior | auricularis posterior | hinterer Ohrmuskel
    Musculus orbicularis oris | orbicularis oris ; orbicularis oris muscle | Mundringmuskel ; ringförmiger Mundmuskel
    Pars marginalis musculi orbicularis oris | marginal part of orbicularis oris
    Pars labialis musculi orbicularis oris | labial part of orbicularis oris
    Musculus depressor anguli oris | depressor anguli oris | Mundwinkelsenker ; Mundwinkelherabzieher
    Musculus transversus menti | transversus menti
    Musculus risorius | risorius ; risorius muscle | Lachmuskel
    Musculus zygomaticus major | zygomaticus major | großer Jochbeinmuskel
    Musculus zygomaticus minor | zygomaticus minor | kleiner Jochbeinmuskel
    Musculus levator labii superioris | levator labii superioris | Oberlippenheber
    Musculus levator labii superioris alaeque nasi | levator labii superioris alaeque nasi | Oberlippen- und Nasenflügelheber
    Musculus depressor labii inferioris | depressor labii inferioris | Unterlippensenker ; Unterlippenherabzieher
    Musculus levator anguli oris | levator anguli oris | Mundwinkelheber
    Modiolus anguli oris | modiolus of angle of mouth
    Musculus buccinator | buccinator ; buccinator muscle | Wangenmuskel ; Trompetermuskel
    Musculus mentalis | mentalis ; mentalis muscle | Kinnmuskel
    Musculus masseter | masseter ; masseter muscle | Kaumuskel ; großer Kaumuskel
    Pars superficialis musculi masseteris | superficial part of masseter
    Pars profunda musculi masseteris | deep part of masseter
    Musculus temporalis | temporalis ; temporal muscle | Schläfenmuskel
    Musculus pterygoideus lateralis | lateral pterygoid ; lateral pterygoid muscle | äußerer Flügelmuskel
    Caput superius musculi pterygoidei lateralis | upper head of lateral pterygoid ; superior head of lateral pterygoid
    Caput inferius musculi pterygoidei lateralis | lower head of lateral pterygoid ; inferior head of lateral pterygoid
    Musculus pterygoideus medialis | medial pterygoid ; medial pterygoid muscle | innerer Flügelmuskel
    Fascia parotidea | parotid fascia | Ohrspeicheldrüsenfaszie
    Fascia masseterica | masseteric fascia | Kaumuskelfaszie
    Fascia temporalis | temporal fascia | Schläfenfaszie
    Fascia buccopharyngea | buccopharyngeal fascia
    Raphe pterygomandibularis | pterygomandibular raphe
    Musculi linguae | muscles of tongue | Zungenmuskeln
    Musculus genioglossus | genioglossus ; genioglossus muscle | Kinn-Zungen-Muskel
    Musculus hyoglossus | hyoglossus ; hyoglossus muscle | Zungenbein-Zungen-Muskel
    Musculus chondroglossus | chondroglossus ; chondroglossus muscle
    Musculus styloglossus | styloglossus ; styloglossus muscle | Griffel-Zungen-Muskel
    Musculus longitudinalis superior linguae | superior longitudinal muscle of tongue | oberer Längsmuskel der Zunge
    Musculus longitudinalis inferior linguae | inferior longitudinal muscle of tongue | unterer Längsmuskel der Zunge
    Musculus transversus linguae | transverse muscle of tongue | Quermuskel der Zunge
    Musculus verticalis linguae | vertical muscle of tongue | senkrechter Zungenmuskel
    Musculus palatoglossus | palatoglossus ; palatoglossus muscle | Gaumen-Zungen-Muskel
    Musculi palati mollis | muscles of soft palate | Gaumenmuskeln
    Musculus levator veli palatini | levator veli palatini | Gaumensegelheber
    Musculus tensor veli palatini | tensor veli palatini | Gaumensegelspanner
    Musculus uvulae | musculus uvulae ; uvular muscle | Zäpfchenmuskel
    Musculus palatopharyngeus | palatopharyngeus ; palatopharyngeus muscle | Gaumen-Rachen-Muskel
    Musculi colli ; Musculi cervicis | muscles of neck | Halsmuskeln
    Platysma | platysma | Hauthalsmuskel ; Halshautmuskel
    Musculus sternocleidomastoideus ; Musculus sternomastoideus | sternocleidomastoid ; sternocleidomastoid muscle ; sternomastoid ; sternomastoid muscle ; sternomastoideus | Kopfwender ; großer Kopfwender ; Kopfdreher
    Caput sternale musculi sternocleidomastoidei | sternal head of sternocleidomastoid
    Caput claviculare musculi sternocleidomastoidei | clavicular head of sternocleidomastoid
    Musculi suprahyoidei | suprahyoid muscles | obere Zungenbeinmuskeln
    Musculus digastricus | digastric ; digastric muscle | zweibäuchiger Muskel
    Venter anterior musculi digastrici | anterior belly of digastric
    Venter posterior musculi digastrici | posterior belly of digastric
    Musculus stylohyoideus | stylohyoid ; stylohyoid muscle | Griffel-Zungenbein-Muskel
    Musculus mylohyoideus | mylohyoid ; mylohyoid muscle | Kiefer-Zungenbein-Muskel
    Musculus geniohyoideus | geniohyoid ; geniohyoid muscle | Kinn-Zungenbein-Muskel
    Musculi infrahyoidei | infrahyoid muscles ; strap muscles | untere Zungenbeinmuskeln
    Musculus sternohyoideus | sternohyoid ; sternohyoid muscle | Brustbein-Zungenbein-Muskel
    Musculus omohyoideus | omohyoid ; omohyoid muscle | Schulter-Zungenbein-Muskel
    Venter superior musculi omohyoidei | superior belly of omohyoid
    Venter inferior musculi omohyoidei | inferior belly of omohyoid
    Musculus sternothyroideus | sternothyroid ; sternothyroid muscle | Brustbein-Schildknorpel-Muskel
    Musculus thyrohyoideus | thyrohyoid ; thyrohyoid muscle | Schildknorpel-Zungenbein-Muskel
    Musculus levator glandulae thyroideae | levator glandulae thyroideae ; levator of thyroid gland
    Musculi scaleni | scalene muscles | Treppenmuskeln ; Rippenhalter
    Musculus scalenus anterior | scalenus anterior ; anterior scalene | vorderer Treppenmuskel
    Musculus scalenus medius | scalenus medius ; middle scalene | mittlerer Treppenmuskel
    Musculus scalenus posterior | scalenus posterior ; posterior scalene | hinterer Treppenmuskel
    Musculus scalenus minimus | scalenus minimus | kleinster Treppenmuskel
    Musculus longus colli | longus colli | langer Halsmuskel
    Musculus longus capitis | longus capitis | langer Kopfmuskel
    Musculi suboccipitales | suboccipital muscles | kurze Nackenmuskeln
    Musculus rectus capitis anterior | rectus capitis anterior | vorderer gerader Kopfmuskel
    Musculus rectus capitis lateralis | rectus capitis lateralis | seitlicher gerader Kopfmuskel
    Musculus rectus capitis posterior major | rectus capitis posterior major | großer hinterer gerader Kopfmuskel
    Musculus rectus capitis posterior minor | rectus capitis posterior minor | kleiner hinterer gerader Kopfmuskel
    Musculus obliquus capitis superior | obliquus capitis superior | oberer schräger Kopfmuskel
    Musculus obliquus capitis inferior | obliquus capitis inferior | unterer schräger Kopfmuskel
    Fascia cervicalis ; Fascia colli | cervical fascia ; fascia of neck | Halsfaszie
    Lamina superficialis fasciae cervicalis | superficial layer of cervical fascia ; investing layer of cervical fascia | oberflächliche Halsfaszie
    Lamina pretrachealis fasciae cervicalis | pretracheal layer of cervical fascia | mittlere Halsfaszie
    Lamina prevertebralis fasciae cervicalis | prevertebral layer of cervical fascia | tiefe Halsfaszie
    Vagina carotica | carotid sheath | Karotisscheide
    Spatium retropharyngeum | retropharyngeal space
    Spatium parapharyngeum ; Spatium lateropharyngeum | parapharyngeal space
    Musculi externi bulbi oculi | extra-ocular muscles ; extrinsic muscles of eyeball | äußere Augenmuskeln
    Musculus rectus superior bulbi | superior rectus ; superior rectus muscle | oberer gerader Augenmuskel
    Musculus rectus inferior bulbi | inferior rectus ; inferior rectus muscle | unterer gerader Augenmuskel
    Musculus rectus medialis bulbi | medial rectus ; medial rectus muscle | innerer gerader Augenmuskel ; medialer gerader Augenmuskel
    Musculus rectus lateralis bulbi | lateral rectus ; lateral rectus muscle | äußerer gerader Augenmuskel ; lateraler gerader Augenmuskel
    Musculus obliquus superior bulbi | superior oblique ; superior oblique muscle | oberer schräger Augenmuskel
    Musculus obliquus inferior bulbi | inferior oblique ; inferior oblique muscle | unterer schräger Augenmuskel
    Trochlea musculi obliqui superioris bulbi | trochlea of superior oblique | Rolle des oberen schrägen Augenmuskels
    Anulus tendineus communis | common tendinous ring ; common anular tendon ; annulus of Zinn | Zinn-Sehnenring
    Musculus levator palpebrae superioris | levator palpebrae superioris | Oberlidheber ; Lidheber
    Musculus orbitalis | orbitalis ; orbitalis muscle | Müller-Orbitamuskel ; Augenhöhlenmuskel
    Musculus tarsalis superior | superior tarsal muscle | oberer Lidmuskel ; Müller-Muskel
    Musculus tarsalis inferior | inferior tarsal muscle | unterer Lidmuskel
    Musculus ciliaris | ciliary muscle | Ziliarmuskel
    Musculus sphincter pupillae | sphincter pupillae | Pupillenverenger ; Pupillenverengerer
    Musculus dilatator pupillae | dilator pupillae | Pupillenerweiterer
    Musculus stapedius | stapedius ; stapedius muscle | Steigbügelmuskel
    Musculus tensor tympani | tensor tympani ; tensor tympani muscle | Trommelfellspanner

    # Muscles of the trunk
    Musculi dorsi | muscles of back | Rückenmuskeln
    Musculi dorsi proprii | muscles of back proper ; intrinsic muscles of back | eigentliche Rückenmuskeln ; autochthone Rückenmuskulatur
    Musculus trapezius ; Musculus cucullaris | trapezius ; trapezius muscle ; cucullaris muscle | Trapezmuskel ; Kapuzenmuskel ; Trapezius
    Pars descendens musculi trapezii | descending part of trapezius | absteigender Teil des Trapezmuskels
    Pars transversa musculi trapezii | transverse part of trapezius | querer Teil des Trapezmuskels
    Pars ascendens musculi trapezii | ascending part of trapezius | aufsteigender Teil des Trapezmuskels
    Musculus latissimus dorsi | latissimus dorsi ; latissimus dorsi muscle ; lats | breiter Rückenmuskel ; Latissimus
    Musculus rhomboideus major | rhomboid major | großer Rautenmuskel
    Musculus rhomboideus minor | rhomboid minor | kleiner Rautenmuskel
    Musculus levator scapulae | levator scapulae | Schulterblattheber
    Musculus serratus posterior superior | serratus posterior superior | hinterer oberer Sägemuskel
    Musculus serratus posterior inferior | serratus posterior inferior | hinterer unterer Sägemuskel
    Musculus erector spinae | erector spinae ; erector spinae muscle | Rückenstrecker ; Wirbelsäulenaufrichter
    Musculus iliocostalis | iliocostalis ; iliocostalis muscle | Darmbein-Rippen-Muskel
    Musculus iliocostalis lumborum | iliocostalis lumborum | Darmbein-Rippen-Muskel der Lende
    Musculus iliocostalis thoracis | iliocostalis thoracis | Darmbein-Rippen-Muskel der Brust
    Musculus iliocostalis cervicis ; Musculus iliocostalis colli | iliocostalis cervicis ; iliocostalis colli | Darmbein-Rippen-Muskel des Halses
    Musculus longissimus | longissimus ; longissimus muscle | längster Rückenmuskel
    Musculus longissimus thoracis | longissimus thoracis | längster Brustmuskel
    Musculus longissimus cervicis ; Musculus longissimus colli | longissimus cervicis ; longissimus colli | längster Halsmuskel
    Musculus longissimus capitis | longissimus capitis | längster Kopfmuskel
    Musculus spinalis | spinalis ; spinalis muscle | Dornmuskel
    Musculus spinalis thoracis | spinalis thoracis | Dornmuskel der Brust
    Musculus spinalis cervicis ; Musculus spinalis colli | spinalis cervicis ; spinalis colli | Dornmuskel des Halses
    Musculus spinalis capitis | spinalis capitis | Dornmuskel des Kopfes
    Musculus splenius | splenius ; splenius muscle | Riemenmuskel
    Musculus splenius capitis | splenius capitis | Riemenmuskel des Kopfes
    Musculus splenius cervicis ; Musculus splenius colli | splenius cervicis ; splenius colli | Riemenmuskel des Halses
    Musculi transversospinales | transversospinales ; transversospinal muscles
    Musculi multifidi | multifidus ; multifidus muscle | vielgefiederter Muskel
    Musculus semispinalis | semispinalis ; semispinalis muscle | Halbdornmuskel
    Musculus semispinalis thoracis | semispinalis thoracis | Halbdornmuskel der Brust
    Musculus semispinalis cervicis ; Musculus semispinalis colli | semispinalis cervicis ; semispinalis colli | Halbdornmuskel des Halses
    Musculus semispinalis capitis | semispinalis capitis | Halbdornmuskel des Kopfes
    Musculi rotatores | rotatores ; rotator muscles of back | Drehmuskeln der Wirbelsäule
    Musculi rotatores cervicis | rotatores cervicis
    Musculi rotatores thoracis | rotatores thoracis
    Musculi rotatores lumborum | rotatores lumborum
    Musculi interspinales | interspinales ; interspinal muscles | Zwischendornmuskeln
    Musculi interspinales cervicis | interspinales cervicis
    Musculi interspinales lumborum | interspinales lumborum
    Musculi intertransversarii | intertransversarii ; intertransverse muscles | Zwischenquerfortsatzmuskeln
    Fascia thoracolumbalis | thoracolumbar fascia | Brust-Lenden-Faszie
    Fascia nuchae | nuchal fascia | Nackenfaszie
    Musculi thoracis | muscles of thorax | Brustmuskeln
    Musculus pectoralis major | pectoralis major ; pectoralis major muscle | großer Brustmuskel
    Pars clavicularis musculi pectoralis majoris | clavicular head of pectoralis major ; clavicular part of pectoralis major
    Pars sternocostalis musculi pectoralis majoris | sternocostal head of pectoralis major ; sternocostal part of pectoralis major
    Pars abdominalis musculi pectoralis majoris | abdominal part of pectoralis major
    Musculus pectoralis minor | pectoralis minor ; pectoralis minor muscle | kleiner Brustmuskel
    Musculus subclavius | subclavius ; subclavius muscle | Unterschlüsselbeinmuskel
    Musculus serratus anterior | serratus anterior ; serratus anterior muscle | vorderer Sägemuskel
    Musculus sternalis | sternalis ; sternalis muscle | Brustbeinmuskel
    Musculi levatores costarum | levatores costarum ; levator muscles of ribs | Rippenheber
    Musculi intercostales | intercostal muscles | Zwischenrippenmuskeln
    Musculi intercostales externi | external intercostal muscles | äußere Zwischenrippenmuskeln
    Musculi intercostales interni | internal intercostal muscles | innere Zwischenrippenmuskeln
    Musculi intercostales intimi | innermost intercostal muscles | innerste Zwischenrippenmuskeln
    Musculi subcostales | subcostales ; subcostal muscles | Unterrippenmuskeln
    Musculus transversus thoracis | transversus thoracis | querer Brustmuskel
    Fascia pectoralis | pectoral fascia | Brustfaszie
    Fascia clavipectoralis | clavipectoral fascia
    Fascia thoracica | thoracic fascia
    Fascia endothoracica | endothoracic fascia | innere Brustfaszie
    Diaphragma | diaphragm ; midriff | Zwerchfell
    Pars lumbalis diaphragmatis | lumbar part of diaphragm | Lendenteil des Zwerchfells
    Pars costalis diaphragmatis | costal part of diaphragm | Rippenteil des Zwerchfells
    Pars sternalis diaphragmatis | sternal part of diaphragm | Brustbeinteil des Zwerchfells
    Crus dextrum diaphragmatis | right crus of diaphragm | rechter Zwerchfellschenkel
    Crus sinistrum diaphragmatis | left crus of diaphragm | linker Zwerchfellschenkel
    Centrum tendineum diaphragmatis | central tendon of diaphragm | Zwerchfellsehne
    Hiatus aorticus | aortic hiatus | Aortenschlitz
    Hiatus oesophageus | esophageal hiatus ; oesophageal hiatus | Speiseröhrenschlitz
    Foramen venae cavae | caval opening ; vena caval foramen | Hohlvenenloch
    Trigonum sternocostale | sternocostal triangle
    Trigonum lumbocostale | lumbocostal triangle | Bochdalek-Dreieck
    Ligamentum arcuatum medianum | median arcuate ligament
    Ligamentum arcuatum mediale | medial arcuate ligament | Psoasarkade
    Ligamentum arcuatum laterale | lateral arcuate ligament | Quadratusarkade
    Musculi abdominis | muscles of abdomen | Bauchmuskeln
    Musculus rectus abdominis | rectus abdominis ; rectus abdominis muscle | gerader Bauchmuskel
    Intersectiones tendineae musculi recti abdominis | tendinous intersections of rectus abdominis
    Vagina musculi recti abdominis | rectus sheath | Rektusscheide
    Lamina anterior vaginae musculi recti abdominis | anterior layer of rectus sheath | vorderes Blatt der Rektusscheide
    Lamina posterior vaginae musculi recti abdominis | posterior layer of rectus sheath | hinteres Blatt der Rektusscheide
    Linea arcuata vaginae musculi recti abdominis | arcuate line of rectus sheath
    Musculus pyramidalis | pyramidalis ; pyramidalis muscle | Pyramidenmuskel
    Musculus obliquus externus abdominis | external oblique ; external oblique muscle of abdomen | äußerer schräger Bauchmuskel
    Musculus obliquus internus abdominis | internal oblique ; internal oblique muscle of abdomen | innerer schräger Bauchmuskel
    Musculus transversus abdominis | transversus abdominis ; transverse abdominal muscle | querer Bauchmuskel
    Musculus quadratus lumborum | quadratus lumborum ; quadratus lumborum muscle | quadratischer Lendenmuskel ; viereckiger Lendenmuskel
    Musculus cremaster | cremaster ; cremaster muscle | Hodenheber
    Ligamentum inguinale ; Arcus inguinalis ; Ligamentum Pouparti | inguinal ligament ; Poupart ligament ; Poupart's ligament | Leistenband ; Poupart-Band
    Ligamentum lacunare | lacunar ligament
    Ligamentum pectineum | pectineal ligament | Cooper-Band
    Ligamentum reflexum | reflected ligament
    Ligamentum interfoveolare | interfoveolar ligament
    Canalis inguinalis | inguinal canal | Leistenkanal
    Anulus inguinalis superficialis | superficial inguinal ring | äußerer Leistenring
    Anulus inguinalis profundus | deep inguinal ring | innerer Leistenring
    Crus mediale anuli inguinalis superficialis | medial crus of superficial inguinal ring
    Crus laterale anuli inguinalis superficialis | lateral crus of superficial inguinal ring
    Falx inguinalis ; Tendo conjunctivus | inguinal falx ; conjoint tendon | Leistensichel
    Trigonum inguinale | inguinal triangle ; Hesselbach triangle | Hesselbach-Dreieck
    Linea alba | linea alba ; white line | weiße Linie
    Linea semilunaris | linea semilunaris ; semilunar line
    Anulus umbilicalis | umbilical ring | Nabelring
    Fascia transversalis | transversalis fascia | innere Bauchfaszie
    Fascia abdominis | abdominal fascia | Bauchfaszie
    Fascia iliopsoas ; Fascia iliaca | iliopsoas fascia ; iliac fascia
    Diaphragma pelvis | pelvic diaphragm ; pelvic floor | Beckenboden ; Beckenbodendiaphragma
    Musculus levator ani | levator ani ; levator ani muscle | Afterheber ; Anusheber
    Musculus pubococcygeus | pubococcygeus ; pubococcygeus muscle | Schambein-Steißbein-Muskel
    Musculus puborectalis | puborectalis ; puborectalis muscle | Schambein-Mastdarm-Muskel
    Musculus iliococcygeus | iliococcygeus ; iliococcygeus muscle | Darmbein-Steißbein-Muskel
    Musculus puboanalis | pubo-analis ; puboanalis muscle
    Arcus tendineus musculi levatoris ani | tendinous arch of levator ani
    Hiatus urogenitalis | urogenital hiatus | Levatorspalt ; Urogenitalspalt
    Musculus ischiococcygeus ; Musculus coccygeus | ischiococcygeus ; coccygeus | Steißbeinmuskel
    Musculus sphincter ani externus | external anal sphincter | äußerer Afterschließmuskel
    Musculus sphincter ani internus | internal anal sphincter | innerer Afterschließmuskel
    Corpus anococcygeum ; Ligamentum anococcygeum | anococcygeal body ; anococcygeal ligament
    Membrana perinei | perineal membrane
    Spatium superficiale perinei | superficial perineal pouch ; superficial perineal space
    Spatium profundum perinei | deep perineal pouch ; deep perineal space
    Musculus transversus perinei superficialis | superficial transverse perineal muscle | oberflächlicher querer Dammmuskel
    Musculus transversus perinei profundus | deep transverse perineal muscle | tiefer querer Dammmuskel
    Musculus ischiocavernosus | ischiocavernosus ; ischiocavernosus muscle | Sitzbein-Schwellkörper-Muskel
    Musculus bulbospongiosus | bulbospongiosus ; bulbospongiosus muscle | Schwellkörpermuskel
    Musculus sphincter urethrae externus | external urethral sphincter | äußerer Harnröhrenschließmuskel
    Musculus sphincter urethrae internus | internal urethral sphincter | innerer Harnröhrenschließmuskel
    Fossa ischioanalis | ischio-anal fossa ; ischiorectal fossa
    Corpus adiposum fossae ischioanalis | fat body of ischio-anal fossa
    Canalis pudendalis | pudendal canal ; Alcock canal | Alcock-Kanal
    Fascia pelvis | pelvic fascia | Beckenfaszie
    Fascia obturatoria | obturator fascia

    # Muscles of the upper limb
    Musculi membri superioris | muscles of upper limb | Muskeln der oberen Extremität
    Musculus deltoideus | deltoid ; deltoid muscle ; deltoideus | Deltamuskel ; Deltoideus
    Pars clavicularis musculi deltoidei | clavicular part of deltoid | Schlüsselbeinteil des Deltamuskels
    Pars acromialis musculi deltoidei | acromial part of deltoid
    Pars spinalis musculi deltoidei | spinal part of deltoid
    Musculus supraspinatus | supraspinatus ; supraspinatus muscle | Obergrätenmuskel
    Musculus infraspinatus | infraspinatus ; infraspinatus muscle | Untergrätenmuskel
    Musculus teres minor | teres minor ; teres minor muscle | kleiner Rundmuskel ; kleiner runder Armmuskel
    Musculus teres major | teres major ; teres major muscle | großer Rundmuskel ; großer runder Armmuskel
    Musculus subscapularis | subscapularis ; subscapularis muscle | Unterschulterblattmuskel
    Musculus biceps brachii | biceps brachii ; biceps brachii muscle ; biceps of arm | zweiköpfiger Oberarmmuskel ; Armbeuger ; Bizeps ; zweiköpfiger Armmuskel
    Caput longum musculi bicipitis brachii | long head of biceps brachii | langer Kopf des Bizeps
    Caput breve musculi bicipitis brachii | short head of biceps brachii | kurzer Kopf des Bizeps
    Aponeurosis musculi bicipitis brachii ; Aponeurosis bicipitalis ; Lacertus fibrosus | bicipital aponeurosis
    Musculus coracobrachialis | coracobrachialis ; coracobrachialis muscle | Rabenschnabel-Oberarm-Muskel
    Musculus brachialis | brachialis ; brachialis muscle | Oberarmmuskel ; Armbeugemuskel
    Musculus triceps brachii | triceps brachii ; triceps brachii muscle ; triceps of arm | dreiköpfiger Oberarmmuskel ; Armstrecker ; Trizeps ; dreiköpfiger Armmuskel
    Caput longum musculi tricipitis brachii | long head of triceps brachii | langer Kopf des Trizeps
    Caput laterale musculi tricipitis brachii | lateral head of triceps brachii | seitlicher Kopf des Trizeps
    Caput mediale musculi tricipitis brachii | medial head of triceps brachii ; deep head of triceps brachii | innerer Kopf des Trizeps
    Musculus anconeus | anconeus ; anconeus muscle | Knorrenmuskel ; Ellenbogenhöckermuskel
    Musculus articularis cubiti | articularis cubiti ; articular muscle of elbow | Ellenbogengelenkmuskel
    Musculus pronator teres | pronator teres ; pronator teres muscle | runder Einwärtsdreher
    Caput humerale musculi pronatoris teretis | humeral head of pronator teres
    Caput ulnare musculi pronatoris teretis | ulnar head of pronator teres
    Musculus flexor carpi radialis | flexor carpi radialis | speichenseitiger Handbeuger ; radialer Handbeuger
    Musculus palmaris longus | palmaris longus ; palmaris longus muscle | langer Hohlhandmuskel
    Musculus flexor carpi ulnaris | flexor carpi ulnaris | ellenseitiger Handbeuger ; ulnarer Handbeuger
    Caput humerale musculi flexoris carpi ulnaris | humeral head of flexor carpi ulnaris
    Caput ulnare musculi flexoris carpi ulnaris | ulnar head of flexor carpi ulnaris
    Musculus flexor digitorum superficialis | flexor digitorum superficialis | oberflächlicher Fingerbeuger
    Caput humeroulnare musculi flexoris digitorum superficialis | humero-ulnar head of flexor digitorum superficialis
    Caput radiale musculi flexoris digitorum superficialis | radial head of flexor digitorum superficialis
    Musculus flexor digitorum profundus | flexor digitorum profundus | tiefer Fingerbeuger
    Musculus flexor pollicis longus | flexor pollicis longus | langer Daumenbeuger
    Musculus pronator quadratus | pronator quadratus ; pronator quadratus muscle | viereckiger Einwärtsdreher
    Musculus brachioradialis ; Musculus supinator longus | brachioradialis ; brachioradialis muscle | Oberarm-Speichen-Muskel
    Musculus extensor carpi radialis longus | extensor carpi radialis longus | langer speichenseitiger Handstrecker ; langer radialer Handstrecker
    Musculus extensor carpi radialis brevis | extensor carpi radialis brevis | kurzer speichenseitiger Handstrecker ; kurzer radialer Handstrecker
    Musculus extensor digitorum | extensor digitorum ; extensor digitorum muscle | Fingerstrecker
    Connexus intertendinei | intertendinous connections
    Musculus extensor digiti minimi | extensor digiti minimi | Kleinfingerstrecker
    Musculus extensor carpi ulnaris | extensor carpi ulnaris | ellenseitiger Handstrecker ; ulnarer Handstrecker
    Musculus supinator | supinator ; supinator muscle | Auswärtsdreher
    Musculus abductor pollicis longus | abductor pollicis longus | langer Daumenabspreizer
    Musculus extensor pollicis brevis | extensor pollicis brevis | kurzer Daumenstrecker
    Musculus extensor pollicis longus | extensor pollicis longus | langer Daumenstrecker
    Musculus extensor indicis | extensor indicis | Zeigefingerstrecker
    Musculi manus | muscles of hand | Handmuskeln
    Musculi thenares | thenar muscles | Daumenballenmuskeln
    Musculi hypothenares | hypothenar muscles | Kleinfingerballenmuskeln
    Musculus palmaris brevis | palmaris brevis ; palmaris brevis muscle | kurzer Hohlhandmuskel
    Musculus abductor pollicis brevis | abductor pollicis brevis | kurzer Daumenabspreizer
    Musculus flexor pollicis brevis | flexor pollicis brevis | kurzer Daumenbeuger
    Caput superficiale musculi flexoris pollicis brevis | superficial head of flexor pollicis brevis
    Caput profundum musculi flexoris pollicis brevis | deep head of flexor pollicis brevis
    Musculus opponens pollicis | opponens pollicis | Daumengegensteller
    Musculus adductor pollicis | adductor pollicis | Daumenanzieher
    Caput obliquum musculi adductoris pollicis | oblique head of adductor pollicis
    Caput transversum musculi adductoris pollicis | transverse head of adductor pollicis
    Musculus abductor digiti minimi manus | abductor digiti minimi of hand | Kleinfingerabspreizer
    Musculus flexor digiti minimi brevis manus | flexor digiti minimi brevis of hand | kurzer Kleinfingerbeuger
    Musculus opponens digiti minimi manus | opponens digiti minimi of hand | Kleinfingergegensteller
    Musculi lumbricales manus | lumbricals of hand ; lumbrical muscles of hand | Regenwurmmuskeln der Hand ; wurmförmige Muskeln der Hand
    Musculi interossei dorsales manus | dorsal interossei of hand | dorsale Zwischenknochenmuskeln der Hand
    Musculi interossei palmares | palmar interossei | palmare Zwischenknochenmuskeln der Hand
    Fascia deltoidea | deltoid fascia | Deltamuskelfaszie
    Fascia axillaris | axillary fascia | Achselfaszie
    Fascia brachii | brachial fascia ; fascia of arm | Oberarmfaszie
    Septum intermusculare brachii mediale | medial intermuscular septum of arm
    Septum intermusculare brachii laterale | lateral intermuscular septum of arm
    Fascia antebrachii | antebrachial fascia ; fascia of forearm | Unterarmfaszie
    Retinaculum musculorum extensorum manus ; Retinaculum extensorum | extensor retinaculum of hand | Streckerhalteband der Hand
    Retinaculum musculorum flexorum manus ; Retinaculum flexorum | flexor retinaculum of hand ; transverse carpal ligament | Beugerhalteband der Hand
    Aponeurosis palmaris | palmar aponeurosis | Palmaraponeurose ; Hohlhandsehnenplatte
    Ligamentum metacarpale transversum superficiale | superficial transverse metacarpal ligament
    Aponeurosis dorsalis digiti manus | extensor expansion of finger ; dorsal aponeurosis of finger | Dorsalaponeurose ; Streckaponeurose des Fingers
    Vinculum longum | vinculum longum
    Vinculum breve | vinculum breve
    Chiasma tendinum digitorum manus | tendinous chiasm of digits of hand
    Pars anularis vaginae fibrosae digitorum manus | anular part of fibrous sheath of digits of hand ; annular pulley | Ringband des Fingers
    Pars cruciformis vaginae fibrosae digitorum manus | cruciform part of fibrous sheath of digits of hand ; cruciate pulley
    Vagina communis tendinum musculorum flexorum | common flexor sheath of hand
    Vagina tendinis musculi flexoris pollicis longi | tendinous sheath of flexor pollicis longus
    Bursa subacromialis | subacromial bursa | Schleimbeutel unter der Schulterhöhe
    Bursa subdeltoidea | subdeltoid bursa | Schleimbeutel unter dem Deltamuskel
    Bursa subcoracoidea | subcoracoid bursa ; bursa of coracobrachialis
    Bursa subtendinea musculi subscapularis | subtendinous bursa of subscapularis
    Bursa olecrani | olecranon bursa ; subcutaneous olecranon bursa | Schleimbeutel am Ellenbogen
    Bursa bicipitoradialis | bicipitoradial bursa
    Spatium axillare mediale ; Foramen axillare mediale | triangular space ; medial axillary space | mediale Achsellücke
    Spatium axillare laterale ; Foramen axillare laterale | quadrangular space ; lateral axillary space | laterale Achsellücke

    # Muscles of the lower limb
    Musculi membri inferioris | muscles of lower limb | Muskeln der unteren Extremität
    Musculus iliopsoas | iliopsoas ; iliopsoas muscle | Lenden-Darmbein-Muskel
    Musculus iliacus | iliacus ; iliacus muscle | Darmbeinmuskel
    Musculus psoas major | psoas major ; psoas major muscle | großer Lendenmuskel ; Psoas
    Musculus psoas minor | psoas minor ; psoas minor muscle | kleiner Lendenmuskel
    Musculus gluteus maximus | gluteus maximus ; gluteus maximus muscle | großer Gesäßmuskel
    Musculus gluteus medius | gluteus medius ; gluteus medius muscle | mittlerer Gesäßmuskel
    Musculus gluteus minimus | gluteus minimus ; gluteus minimus muscle | kleiner Gesäßmuskel
    Musculus tensor fasciae latae | tensor fasciae latae ; tensor of fascia lata | Schenkelbindenspanner ; Oberschenkelbindenspanner
    Musculus piriformis | piriformis ; piriformis muscle | birnenförmiger Muskel
    Musculus obturatorius internus | obturator internus ; obturator internus muscle | innerer Hüftlochmuskel
    Musculus obturatorius externus | obturator externus ; obturator externus muscle | äußerer Hüftlochmuskel
    Musculus gemellus superior | gemellus superior ; superior gemellus | oberer Zwillingsmuskel
    Musculus gemellus inferior | gemellus inferior ; inferior gemellus | unterer Zwillingsmuskel
    Musculus quadratus femoris | quadratus femoris ; quadratus femoris muscle | viereckiger Schenkelmuskel
    Musculus sartorius | sartorius ; sartorius muscle ; tailor's muscle | Schneidermuskel
    Musculus quadriceps femoris | quadriceps femoris ; quadriceps femoris muscle ; quads | vierköpfiger Oberschenkelmuskel ; vierköpfiger Schenkelstrecker ; Quadrizeps ; Vierköpfiger Schenkelmuskel
    Musculus rectus femoris | rectus femoris ; rectus femoris muscle | gerader Schenkelmuskel ; gerader Oberschenkelmuskel
    Caput rectum musculi recti femoris | straight head of rectus femoris
    Caput reflexum musculi recti femoris | reflected head of rectus femoris
    Musculus vastus lateralis | vastus lateralis ; vastus lateralis muscle | äußerer Schenkelmuskel ; seitlicher breiter Schenkelmuskel
    Musculus vastus intermedius | vastus intermedius ; vastus intermedius muscle | mittlerer Schenkelmuskel
    Musculus vastus medialis | vastus medialis ; vastus medialis muscle | innerer Schenkelmuskel
    Musculus articularis genus | articularis genus ; articular muscle of knee | Kniegelenkmuskel
    Tendo musculi quadricipitis femoris | quadriceps tendon | Quadrizepssehne
    Musculus pectineus | pectineus ; pectineus muscle | Kammmuskel
    Musculus adductor longus | adductor longus ; adductor longus muscle | langer Schenkelanzieher ; langer Oberschenkelanzieher
    Musculus adductor brevis | adductor brevis ; adductor brevis muscle | kurzer Schenkelanzieher ; kurzer Oberschenkelanzieher
    Musculus adductor magnus | adductor magnus ; adductor magnus muscle | großer Schenkelanzieher ; großer Oberschenkelanzieher
    Musculus adductor minimus | adductor minimus ; adductor minimus muscle | kleinster Schenkelanzieher
    Musculus gracilis | gracilis ; gracilis muscle | schlanker Muskel
    Musculi ischiocrurales | hamstrings ; hamstring muscles | ischiokrurale Muskeln
    Musculus biceps femoris | biceps femoris ; biceps femoris muscle | zweiköpfiger Oberschenkelmuskel ; zweiköpfiger Schenkelmuskel
    Caput longum musculi bicipitis femoris | long head of biceps femoris
    Caput breve musculi bicipitis femoris | short head of biceps femoris
    Musculus semitendinosus | semitendinosus ; semitendinosus muscle | Halbsehnenmuskel
    Musculus semimembranosus | semimembranosus ; semimembranosus muscle | Plattsehnenmuskel
    Pes anserinus | pes anserinus ; goose foot | Gänsefuß
    Musculus tibialis anterior | tibialis anterior ; tibialis anterior muscle | vorderer Schienbeinmuskel
    Musculus extensor digitorum longus | extensor digitorum longus | langer Zehenstrecker
    Musculus fibularis tertius ; Musculus peroneus tertius | fibularis tertius ; peroneus tertius ; third peroneal muscle ; third fibular muscle | dritter Wadenbeinmuskel
    Musculus extensor hallucis longus | extensor hallucis longus | langer Großzehenstrecker
    Musculus fibularis longus ; Musculus peroneus longus | fibularis longus ; peroneus longus ; long peroneal muscle ; long fibular muscle | langer Wadenbeinmuskel
    Musculus fibularis brevis ; Musculus peroneus brevis | fibularis brevis ; peroneus brevis ; short peroneal muscle ; short fibular muscle | kurzer Wadenbeinmuskel
    Musculus triceps surae | triceps surae ; triceps surae muscle | dreiköpfiger Wadenmuskel
    Musculus gastrocnemius | gastrocnemius ; gastrocnemius muscle | zweiköpfiger Wadenmuskel ; Zwillingswadenmuskel ; Gastroknemius
    Caput laterale musculi gastrocnemii | lateral head of gastrocnemius
    Caput mediale musculi gastrocnemii | medial head of gastrocnemius
    Musculus soleus | soleus ; soleus muscle | Schollenmuskel
    Arcus tendineus musculi solei | tendinous arch of soleus
    Tendo calcaneus ; Tendo Achillis | calcaneal tendon ; Achilles tendon ; calcanean tendon | Achillessehne ; Fersensehne
    Musculus plantaris | plantaris ; plantaris muscle | Sohlenspanner
    Musculus popliteus | popliteus ; popliteus muscle | Kniekehlenmuskel
    Musculus tibialis posterior | tibialis posterior ; tibialis posterior muscle | hinterer Schienbeinmuskel
    Musculus flexor digitorum longus | flexor digitorum longus | langer Zehenbeuger
    Musculus flexor hallucis longus | flexor hallucis longus | langer Großzehenbeuger
    Musculi pedis | muscles of foot | Fußmuskeln
    Musculus extensor hallucis brevis | extensor hallucis brevis | kurzer Großzehenstrecker
    Musculus extensor digitorum brevis | extensor digitorum brevis | kurzer Zehenstrecker
    Musculus abductor hallucis | abductor hallucis | Großzehenabspreizer
    Musculus flexor hallucis brevis | flexor hallucis brevis | kurzer Großzehenbeuger
    Caput mediale musculi flexoris hallucis brevis | medial head of flexor hallucis brevis
    Caput laterale musculi flexoris hallucis brevis | lateral head of flexor hallucis brevis
    Musculus adductor hallucis | adductor hallucis | Großzehenanzieher
    Caput obliquum musculi adductoris hallucis | oblique head of adductor hallucis
    Caput transversum musculi adductoris hallucis | transverse head of adductor hallucis
    Musculus abductor digiti minimi pedis | abductor digiti minimi of foot | Kleinzehenabspreizer
    Musculus flexor digiti minimi brevis pedis | flexor digiti minimi brevis of foot | kurzer Kleinzehenbeuger
    Musculus opponens digiti minimi pedis | opponens digiti minimi of foot | Kleinzehengegensteller
    Musculus flexor digitorum brevis | flexor digitorum brevis | kurzer Zehenbeuger
    Musculus quadratus plantae ; Musculus flexor accessorius | quadratus plantae ; flexor accessorius | viereckiger Sohlenmuskel ; Sohlenviereckmuskel
    Musculi lumbricales pedis | lumbricals of foot ; lumbrical muscles of foot | Regenwurmmuskeln des Fußes
    Musculi interossei dorsales pedis | dorsal interossei of foot | dorsale Zwischenknochenmuskeln des Fußes
    Musculi interossei plantares | plantar interossei | plantare Zwischenknochenmuskeln
    Fascia lata | fascia lata | Oberschenkelfaszie
    Tractus iliotibialis | iliotibial tract ; iliotibial band | Maissiat-Streifen
    Septum intermusculare femoris laterale | lateral femoral intermuscular septum
    Septum intermusculare femoris mediale | medial femoral intermuscular septum
    Canalis adductorius | adductor canal ; Hunter canal | Adduktorenkanal
    Hiatus adductorius | adductor hiatus | Adduktorenschlitz
    Septum intermusculare vastoadductorium | anteromedial intermuscular septum ; subsartorial fascia
    Hiatus saphenus | saphenous opening
    Fascia cribrosa | cribriform fascia | Siebfaszie
    Trigonum femorale ; Trigonum femoris | femoral triangle | Schenkeldreieck
    Canalis femoralis | femoral canal | Schenkelkanal
    Anulus femoralis | femoral ring | Schenkelring
    Septum femorale | femoral septum
    Lacuna musculorum | muscular space ; lacuna musculorum | Muskelpforte
    Lacuna vasorum | vascular space ; lacuna vasorum | Gefäßpforte
    Arcus iliopectineus | iliopectineal arch
    Foramen suprapiriforme | suprapiriform foramen
    Foramen infrapiriforme | infrapiriform foramen
    Fascia cruris | deep fascia of leg ; crural fascia | Unterschenkelfaszie
    Septum intermusculare cruris anterius | anterior intermuscular septum of leg
    Septum intermusculare cruris posterius | posterior intermuscular septum of leg
    Retinaculum musculorum extensorum superius pedis | superior extensor retinaculum of foot
    Retinaculum musculorum extensorum inferius pedis | inferior extensor retinaculum of foot
    Retinaculum musculorum flexorum pedis | flexor retinaculum of foot
    Retinaculum musculorum fibularium superius | superior fibular retinaculum ; superior peroneal retinaculum
    Retinaculum musculorum fibularium inferius | inferior fibular retinaculum ; inferior peroneal retinaculum
    Canalis malleolaris ; Canalis tarsi | tarsal tunnel | Tarsaltunnel
    Aponeurosis plantaris | plantar aponeurosis ; plantar fascia | Plantaraponeurose ; Fußsohlensehnenplatte
    Fasciculi transversi aponeurosis plantaris | transverse fascicles of plantar aponeurosis
    Fascia dorsalis pedis | dorsal fascia of foot | Fußrückenfaszie
    Bursa trochanterica | trochanteric bursa | Schleimbeutel am großen Rollhügel
    Bursa ischiadica musculi glutei maximi | sciatic bursa of gluteus maximus
    Bursa iliopectinea | iliopectineal bursa
    Bursa suprapatellaris | suprapatellar bursa
    Bursa prepatellaris subcutanea | subcutaneous prepatellar bursa | Schleimbeutel vor der Kniescheibe
    Bursa infrapatellaris profunda | deep infrapatellar bursa
    Bursa subcutanea infrapatellaris | subcutaneous infrapatellar bursa
    Bursa anserina | anserine bursa
    Recessus subpopliteus | subpopliteal recess
    Bursa tendinis calcanei | bursa of calcaneal tendon ; retrocalcaneal bursa
    Bursa subcutanea calcanea | subcutaneous calcaneal bursa

    # Heart and its covering
    Cor | heart | Herz
    Pericardium | pericardium | Herzbeutel ; Perikard
    Pericardium fibrosum | fibrous pericardium
    Pericardium serosum | serous pericardium
    Lamina parietalis pericardii serosi | parietal layer of serous pericardium
    Lamina visceralis pericardii serosi ; Epicardium | visceral layer of serous pericardium ; epicardium | Herzaußenhaut ; Epikard
    Cavitas pericardiaca | pericardial cavity | Herzbeutelhöhle
    Sinus transversus pericardii | transverse pericardial sinus
    Sinus obliquus pericardii | oblique pericardial sinus
    Ligamenta sternopericardiaca | sternopericardial ligaments
    Basis cordis | base of heart | Herzbasis
    Apex cordis | apex of heart | Herzspitze
    Facies sternocostalis cordis | sternocostal surface of heart ; anterior surface of heart
    Facies diaphragmatica cordis | diaphragmatic surface of heart ; inferior surface of heart | Zwerchfellfläche des Herzens
    Facies pulmonalis cordis dextra | right pulmonary surface of heart
    Facies pulmonalis cordis sinistra | left pulmonary surface of heart
    Margo dexter cordis | right border of heart
    Sulcus interventricularis anterior | anterior interventricular sulcus | vordere Zwischenkammerfurche
    Sulcus interventricularis posterior | posterior interventricular sulcus | hintere Zwischenkammerfurche
    Sulcus coronarius | coronary sulcus ; atrioventricular groove | Herzkranzfurche
    Incisura apicis cordis | notch of cardiac apex
    Trabeculae carneae | trabeculae carneae | Fleischbälkchen
    Musculi papillares | papillary muscles | Papillarmuskeln
    Chordae tendineae cordis | tendinous cords ; chordae tendineae | Sehnenfäden
    Trigonum fibrosum dextrum | right fibrous trigone
    Trigonum fibrosum sinistrum | left fibrous trigone
    Anulus fibrosus dexter cordis | right fibrous ring of heart
    Anulus fibrosus sinister cordis | left fibrous ring of heart
    Tendo infundibuli | tendon of infundibulum
    Tendo valvulae venae cavae inferioris | tendon of valve of inferior vena cava
    Atrium cordis | atrium of heart | Herzvorhof ; Vorhof
    Ventriculus cordis | ventricle of heart | Herzkammer
    Auricula atrii | auricle of atrium ; atrial appendage | Herzohr
    Myocardium | myocardium | Herzmuskel ; Herzmuskelschicht ; Myokard
    Endocardium | endocardium | Herzinnenhaut ; Endokard
    Septum interatriale | interatrial septum | Vorhofscheidewand
    Septum interventriculare | interventricular septum | Kammerscheidewand ; Herzkammerscheidewand
    Pars muscularis septi interventricularis | muscular part of interventricular septum
    Pars membranacea septi interventricularis | membranous part of interventricular septum
    Septum atrioventriculare | atrioventricular septum
    Complexus stimulans cordis ; Systema conducens cordis | conducting system of heart | Erregungsleitungssystem des Herzens
    Nodus sinuatrialis ; Nodus sinoatrialis | sinu-atrial node ; sinoatrial node ; SA node ; sinus node ; Keith-Flack node | Sinusknoten ; Keith-Flack-Knoten
    Nodus atrioventricularis | atrioventricular node ; AV node ; Aschoff-Tawara node | Atrioventrikularknoten ; AV-Knoten ; Aschoff-Tawara-Knoten
    Fasciculus atrioventricularis | atrioventricular bundle ; bundle of His ; His bundle | His-Bündel ; His-Faserbündel
    Crus dextrum fasciculi atrioventricularis | right bundle of atrioventricular bundle ; right bundle branch | rechter Tawara-Schenkel
    Crus sinistrum fasciculi atrioventricularis | left bundle of atrioventricular bundle ; left bundle branch | linker Tawara-Schenkel
    Rami subendocardiales | subendocardial branches ; Purkinje fibers | Purkinje-Fasern
    Atrium dextrum | right atrium | rechter Vorhof
    Auricula dextra | right auricle ; right atrial appendage | rechtes Herzohr
    Musculi pectinati atrii dextri | pectinate muscles of right atrium | Kammmuskeln des rechten Vorhofs
    Crista terminalis | crista terminalis
    Sulcus terminalis cordis | sulcus terminalis cordis
    Sinus venarum cavarum | sinus of venae cavae
    Fossa ovalis cordis | oval fossa of heart | ovale Grube des Herzens
    Limbus fossae ovalis | border of oval fossa
    Foramen ovale cordis | foramen ovale of heart ; oval foramen of heart | ovales Loch des Herzens ; Foramen ovale des Herzens
    Ostium venae cavae superioris | opening of superior vena cava
    Ostium venae cavae inferioris | opening of inferior vena cava
    Valvula venae cavae inferioris | valve of inferior vena cava ; Eustachian valve | Eustachi-Klappe
    Ostium sinus coronarii | opening of coronary sinus
    Valvula sinus coronarii | valve of coronary sinus ; Thebesian valve | Thebesius-Klappe
    Tuberculum intervenosum | intervenous tubercle
    Ventriculus dexter | right ventricle | rechte Herzkammer ; rechte Kammer
    Ostium atrioventriculare dextrum | right atrioventricular orifice
    Valva atrioventricularis dextra ; Valva tricuspidalis ; Valvula tricuspidalis | right atrioventricular valve ; tricuspid valve | Trikuspidalklappe ; dreizipfelige Klappe ; Dreizipfelklappe
    Cuspis anterior valvae atrioventricularis dextrae | anterior cusp of tricuspid valve
    Cuspis posterior valvae atrioventricularis dextrae | posterior cusp of tricuspid valve
    Cuspis septalis valvae atrioventricularis dextrae | septal cusp of tricuspid valve
    Crista supraventricularis | supraventricular crest
    Conus arteriosus ; Infundibulum cordis | conus arteriosus ; infundibulum of heart | Ausströmungstrichter
    Ostium trunci pulmonalis | opening of pulmonary trunk
    Valva trunci pulmonalis | pulmonary valve | Pulmonalklappe
    Valvula semilunaris anterior valvae trunci pulmonalis | anterior semilunar cusp of pulmonary valve
    Valvula semilunaris dextra valvae trunci pulmonalis | right semilunar cusp of pulmonary valve
    Valvula semilunaris sinistra valvae trunci pulmonalis | left semilunar cusp of pulmonary valve
    Musculus papillaris anterior ventriculi dextri | anterior papillary muscle of right ventricle
    Musculus papillaris posterior ventriculi dextri | posterior papillary muscle of right ventricle
    Musculus papillaris septalis ventriculi dextri | septal papillary muscle of right ventricle
    Trabecula septomarginalis | septomarginal trabecula ; moderator band | Moderatorband ; Septumbalken
    Atrium sinistrum | left atrium | linker Vorhof
    Auricula sinistra | left auricle ; left atrial appendage | linkes Herzohr
    Musculi pectinati atrii sinistri | pectinate muscles of left atrium
    Valvula foraminis ovalis | valve of foramen ovale
    Ostia venarum pulmonalium | openings of pulmonary veins
    Ventriculus sinister | left ventricle | linke Herzkammer ; linke Kammer
    Ostium atrioventriculare sinistrum | left atrioventricular orifice
    Valva atrioventricularis sinistra ; Valva mitralis ; Valva bicuspidalis ; Valvula bicuspidalis | left atrioventricular valve ; mitral valve ; bicuspid valve | Mitralklappe ; zweizipfelige Klappe ; Bikuspidalklappe ; Zweizipfelklappe
    Cuspis anterior valvae atrioventricularis sinistrae | anterior cusp of mitral valve | vorderes Mitralsegel
    Cuspis posterior valvae atrioventricularis sinistrae | posterior cusp of mitral valve | hinteres Mitralsegel
    Musculus papillaris anterior ventriculi sinistri | anterior papillary muscle of left ventricle
    Musculus papillaris posterior ventriculi sinistri | posterior papillary muscle of left ventricle
    Vestibulum aortae | aortic vestibule
    Ostium aortae | aortic orifice
    Valva aortae | aortic valve | Aortenklappe
    Valvula semilunaris posterior valvae aortae ; Valvula non coronaria | posterior semilunar cusp of aortic valve ; noncoronary cusp
    Valvula semilunaris dextra valvae aortae ; Valvula coronaria dextra | right semilunar cusp of aortic valve ; right coronary cusp
    Valvula semilunaris sinistra valvae aortae ; Valvula coronaria sinistra | left semilunar cusp of aortic valve ; left coronary cusp
    Valvula semilunaris | semilunar cusp | Taschenklappe
    Noduli valvularum semilunarium | nodules of semilunar cusps
    Lunulae valvularum semilunarium | lunules of semilunar cusps
    Valva atrioventricularis | atrioventricular valve | Segelklappe
    Arteria coronaria dextra | right coronary artery | rechte Herzkranzarterie ; rechte Koronararterie
    Ramus nodi sinuatrialis | sinu-atrial nodal branch
    Ramus nodi atrioventricularis | atrioventricular nodal branch
    Ramus coni arteriosi | conus branch
    Ramus marginalis dexter | right marginal branch
    Ramus interventricularis posterior | posterior interventricular branch ; posterior descending artery
    Ramus posterolateralis dexter | right posterolateral branch
    Arteria coronaria sinistra | left coronary artery | linke Herzkranzarterie ; linke Koronararterie
    Ramus interventricularis anterior | anterior interventricular branch ; left anterior descending artery | vorderer Zwischenkammerast
    Ramus lateralis rami interventricularis anterioris | lateral branch of anterior interventricular branch ; diagonal branch
    Rami interventriculares septales | interventricular septal branches
    Ramus circumflexus arteriae coronariae sinistrae | circumflex branch of left coronary artery ; circumflex artery
    Ramus marginalis sinister | left marginal branch
    Ramus posterior ventriculi sinistri | posterior left ventricular branch
    Sinus coronarius | coronary sinus | Kranzvene ; Koronarsinus
    Vena cardiaca magna ; Vena cordis magna | great cardiac vein | große Herzvene
    Vena cardiaca media ; Vena cordis media | middle cardiac vein | mittlere Herzvene
    Vena cardiaca parva ; Vena cordis parva | small cardiac vein | kleine Herzvene
    Vena obliqua atrii sinistri | oblique vein of left atrium
    Vena ventriculi sinistri posterior | posterior vein of left ventricle
    Vena interventricularis anterior | anterior interventricular vein | vordere Zwischenkammervene
    Venae cardiacae anteriores | anterior cardiac veins ; anterior veins of right ventricle | vordere Herzvenen
    Venae cardiacae minimae | smallest cardiac veins ; Thebesian veins | kleinste Herzvenen ; Thebesius-Venen
    Ligamentum arteriosum | ligamentum arteriosum | Botalli-Band
    Ductus arteriosus ; Ductus Botalli | ductus arteriosus ; ductus Botalli | Botalli-Gang

    # Great arteries and those of head and neck
    Truncus pulmonalis | pulmonary trunk ; main pulmonary artery | Lungenstamm ; Stamm der Lungenschlagader
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
    Truncus brachiocephalicus ; Arteria anonyma ; Arteria innominata | brachiocephalic trunk ; brachiocephalic artery ; innominate artery | Arm-Kopf-Stamm
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
    Arteria facialis ; Arteria maxillaris externa | facial artery ; external maxillary artery | Gesichtsarterie ; Gesichtsschlagader
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
    Arteria maxillaris ; Arteria maxillaris interna | maxillary artery ; internal maxillary artery | Oberkieferarterie
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
    Circulus arteriosus cerebri ; Circulus arteriosus Willisii | cerebral arterial circle ; circle of Willis ; Willis circle | Hirnarterienring ; Willis-Ring ; Circulus Willisii
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
    Arteria thoracica interna ; Arteria mammaria interna | internal thoracic artery ; internal mammary artery | innere Brustarterie ; innere Brustwandarterie
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

    # Arteries of trunk and limbs
    Arteria axillaris | axillary artery | Achselarterie ; Achselschlagader ; Achselhöhlenarterie
    Arteria thoracica superior | superior thoracic artery | obere Brustarterie
    Arteria thoracoacromialis | thoraco-acromial artery | Brust-Schulter-Arterie
    Ramus acromialis arteriae thoracoacromialis | acromial branch of thoraco-acromial artery
    Ramus clavicularis arteriae thoracoacromialis | clavicular branch of thoraco-acromial artery
    Ramus deltoideus arteriae thoracoacromialis | deltoid branch of thoraco-acromial artery
    Rami pectorales arteriae thoracoacromialis | pectoral branches of thoraco-acromial artery
    Arteria thoracica lateralis | lateral thoracic artery | seitliche Brustarterie
    Arteria subscapularis | subscapular artery | Unterschulterblattarterie ; Unterschulterarterie
    Arteria thoracodorsalis | thoracodorsal artery | Brust-Rücken-Arterie
    Arteria circumflexa scapulae | circumflex scapular artery | Schulterblattkranzarterie
    Arteria circumflexa humeri anterior | anterior circumflex humeral artery | vordere Oberarmkranzarterie
    Arteria circumflexa humeri posterior | posterior circumflex humeral artery | hintere Oberarmkranzarterie
    Arteria brachialis | brachial artery | Oberarmarterie ; Armschlagader
    Arteria profunda brachii | profunda brachii artery ; deep artery of arm | tiefe Oberarmarterie ; tiefe Armarterie
    Arteria collateralis media | medial collateral artery ; middle collateral artery | mittlere Seitenarterie des Oberarms
    Arteria collateralis radialis | radial collateral artery | radiale Seitenarterie des Oberarms
    Arteria collateralis ulnaris superior | superior ulnar collateral artery
    Arteria collateralis ulnaris inferior | inferior ulnar collateral artery
    Rete articulare cubiti | cubital anastomosis | Arteriennetz des Ellenbogens
    Arteria radialis | radial artery | Speichenarterie ; Speichenschlagader
    Arteria recurrens radialis | radial recurrent artery | rückläufige Speichenarterie
    Ramus carpalis palmaris arteriae radialis | palmar carpal branch of radial artery
    Ramus carpalis dorsalis arteriae radialis | dorsal carpal branch of radial artery
    Ramus palmaris superficialis arteriae radialis | superficial palmar branch of radial artery
    Arteria princeps pollicis | princeps pollicis artery | Hauptarterie des Daumens
    Arteria radialis indicis | radialis indicis artery
    Arcus palmaris profundus | deep palmar arch | tiefer Hohlhandbogen
    Arteriae metacarpales palmares | palmar metacarpal arteries | palmare Mittelhandarterien
    Arteriae metacarpales dorsales | dorsal metacarpal arteries | dorsale Mittelhandarterien
    Arteriae digitales dorsales manus | dorsal digital arteries of hand
    Rete carpale dorsale | dorsal carpal arch ; dorsal carpal network
    Arteria ulnaris | ulnar artery | Ellenarterie ; Ellenschlagader
    Arteria recurrens ulnaris | ulnar recurrent artery | rückläufige Ellenarterie
    Arteria interossea communis | common interosseous artery | gemeinsame Zwischenknochenarterie
    Arteria interossea anterior | anterior interosseous artery | vordere Zwischenknochenarterie
    Arteria comitans nervi mediani | median artery
    Arteria interossea posterior | posterior interosseous artery | hintere Zwischenknochenarterie
    Arteria interossea recurrens | recurrent interosseous artery | rückläufige Zwischenknochenarterie
    Ramus palmaris profundus arteriae ulnaris | deep palmar branch of ulnar artery
    Arcus palmaris superficialis ; Arcus volaris superficialis | superficial palmar arch | oberflächlicher Hohlhandbogen
    Arteriae digitales palmares communes | common palmar digital arteries | gemeinsame Fingerarterien
    Arteriae digitales palmares propriae | proper palmar digital arteries | eigentliche Fingerarterien
    Rami bronchiales partis thoracicae aortae | bronchial branches of thoracic aorta
    Rami oesophageales partis thoracicae aortae | esophageal branches of thoracic aorta ; oesophageal branches of thoracic aorta
    Rami mediastinales partis thoracicae aortae | mediastinal branches of thoracic aorta
    Arteriae phrenicae superiores | superior phrenic arteries | obere Zwerchfellarterien
    Arteriae intercostales posteriores | posterior intercostal arteries | hintere Zwischenrippenarterien
    Arteria subcostalis | subcostal artery | Unterrippenarterie
    Arteria phrenica inferior | inferior phrenic artery | untere Zwerchfellarterie
    Arteria suprarenalis superior | superior suprarenal artery | obere Nebennierenarterie
    Arteria suprarenalis media | middle suprarenal artery | mittlere Nebennierenarterie
    Arteria suprarenalis inferior | inferior suprarenal artery | untere Nebennierenarterie
    Arteriae lumbales | lumbar arteries | Lendenarterien
    Arteria sacralis mediana | median sacral artery | mittlere Kreuzbeinarterie ; mittlere Sakralarterie
    Truncus coeliacus ; Tripus Halleri ; Arteria coeliaca | celiac trunk ; coeliac trunk ; coeliac axis ; celiac axis ; celiac artery | Bauchhöhlenstamm
    Arteria gastrica sinistra | left gastric artery | linke Magenarterie
    Arteria hepatica communis | common hepatic artery | gemeinsame Leberarterie
    Arteria hepatica propria | hepatic artery proper ; proper hepatic artery | eigentliche Leberarterie
    Ramus dexter arteriae hepaticae propriae | right branch of hepatic artery proper | rechter Ast der Leberarterie
    Ramus sinister arteriae hepaticae propriae | left branch of hepatic artery proper | linker Ast der Leberarterie
    Arteria gastrica dextra | right gastric artery | rechte Magenarterie
    Arteria cystica | cystic artery | Gallenblasenarterie
    Arteria gastroduodenalis | gastroduodenal artery | Magen-Zwölffingerdarm-Arterie
    Arteria supraduodenalis | supraduodenal artery
    Arteria pancreaticoduodenalis superior posterior | posterior superior pancreaticoduodenal artery | hintere obere Bauchspeicheldrüsen-Zwölffingerdarm-Arterie
    Arteria pancreaticoduodenalis superior anterior | anterior superior pancreaticoduodenal artery | vordere obere Bauchspeicheldrüsen-Zwölffingerdarm-Arterie
    Arteria pancreaticoduodenalis inferior | inferior pancreaticoduodenal artery | untere Bauchspeicheldrüsen-Zwölffingerdarm-Arterie
    Arteria gastroomentalis dextra ; Arteria gastroepiploica dextra | right gastro-omental artery ; right gastroepiploic artery | rechte Magen-Netz-Arterie
    Arteria gastroomentalis sinistra ; Arteria gastroepiploica sinistra | left gastro-omental artery ; left gastroepiploic artery | linke Magen-Netz-Arterie
    Arteria splenica ; Arteria lienalis | splenic artery | Milzarterie
    Arteria pancreatica dorsalis | dorsal pancreatic artery | hintere Bauchspeicheldrüsenarterie
    Arteria pancreatica inferior | inferior pancreatic artery | untere Bauchspeicheldrüsenarterie
    Arteria pancreatica magna | greater pancreatic artery | große Bauchspeicheldrüsenarterie
    Arteria caudae pancreatis | artery to tail of pancreas
    Arteriae gastricae breves | short gastric arteries | kurze Magenarterien
    Arteria gastrica posterior | posterior gastric artery | hintere Magenarterie
    Arteria mesenterica superior | superior mesenteric artery | obere Gekrösearterie ; obere Eingeweidearterie
    Arteriae jejunales | jejunal arteries | Leerdarmarterien
    Arteriae ileales | ileal arteries | Krummdarmarterien
    Arteria ileocolica | ileocolic artery | Krummdarm-Dickdarm-Arterie
    Arteria caecalis anterior | anterior cecal artery ; anterior caecal artery | vordere Blinddarmarterie
    Arteria caecalis posterior | posterior cecal artery ; posterior caecal artery | hintere Blinddarmarterie
    Arteria appendicularis | appendicular artery | Wurmfortsatzarterie
    Arteria colica dextra | right colic artery | rechte Dickdarmarterie
    Arteria colica media | middle colic artery | mittlere Dickdarmarterie
    Arteria colica sinistra | left colic artery | linke Dickdarmarterie
    Arteria marginalis coli | marginal artery of colon | Drummond-Arkade
    Arteria mesenterica inferior | inferior mesenteric artery | untere Gekrösearterie ; untere Eingeweidearterie
    Arteriae sigmoideae | sigmoid arteries | Sigmaarterien
    Arteria rectalis superior | superior rectal artery | obere Mastdarmarterie
    Arteria rectalis media | middle rectal artery | mittlere Mastdarmarterie
    Arteria rectalis inferior | inferior rectal artery | untere Mastdarmarterie
    Arteria renalis | renal artery | Nierenarterie
    Arteria testicularis | testicular artery | Hodenarterie
    Arteria ovarica | ovarian artery | Eierstockarterie
    Arteria iliaca communis | common iliac artery | gemeinsame Beckenarterie ; gemeinsame Beckenschlagader
    Arteria iliaca interna ; Arteria hypogastrica | internal iliac artery ; hypogastric artery | innere Beckenarterie
    Arteria iliaca externa | external iliac artery | äußere Beckenarterie
    Arteria iliolumbalis | iliolumbar artery | Darmbein-Lenden-Arterie
    Arteriae sacrales laterales | lateral sacral arteries | seitliche Kreuzbeinarterien
    Arteria obturatoria | obturator artery | Hüftlocharterie
    Arteria glutea superior | superior gluteal artery | obere Gesäßarterie
    Arteria glutea inferior | inferior gluteal artery | untere Gesäßarterie
    Arteria umbilicalis | umbilical artery | Nabelarterie
    Arteria ductus deferentis | artery to ductus deferens | Samenleiterarterie
    Arteria vesicalis superior | superior vesical artery | obere Harnblasenarterie ; obere Blasenarterie
    Arteria vesicalis inferior | inferior vesical artery | untere Harnblasenarterie ; untere Blasenarterie
    Arteria uterina | uterine artery | Gebärmutterarterie
    Arteria vaginalis | vaginal artery | Scheidenarterie
    Arteria pudenda interna | internal pudendal artery | innere Schamarterie
    Arteria perinealis | perineal artery | Dammarterie
    Arteria bulbi penis | artery of bulb of penis
    Arteria dorsalis penis | dorsal artery of penis | Penisrückenarterie
    Arteria profunda penis | deep artery of penis | tiefe Penisarterie
    Arteria urethralis | urethral artery | Harnröhrenarterie
    Arteria dorsalis clitoridis | dorsal artery of clitoris
    Arteria profunda clitoridis | deep artery of clitoris
    Arteria epigastrica inferior | inferior epigastric artery | untere Bauchdeckenarterie
    Arteria cremasterica | cremasteric artery
    Arteria ligamenti teretis uteri | artery of round ligament of uterus
    Arteria circumflexa ilium profunda | deep circumflex iliac artery | tiefe Hüftkranzarterie
    Arteria femoralis | femoral artery | Oberschenkelarterie ; Schenkelarterie
    Arteria epigastrica superficialis | superficial epigastric artery | oberflächliche Bauchdeckenarterie
    Arteria circumflexa ilium superficialis | superficial circumflex iliac artery | oberflächliche Hüftkranzarterie
    Arteria pudenda externa superficialis | superficial external pudendal artery
    Arteria pudenda externa profunda | deep external pudendal artery
    Arteria descendens genus | descending genicular artery | absteigende Kniearterie
    Arteria profunda femoris | deep artery of thigh ; profunda femoris artery ; deep femoral artery ; profunda femoris | tiefe Oberschenkelarterie
    Arteria circumflexa femoris medialis | medial circumflex femoral artery | innere Oberschenkelkranzarterie
    Arteria circumflexa femoris lateralis | lateral circumflex femoral artery | äußere Oberschenkelkranzarterie
    Arteriae perforantes arteriae profundae femoris | perforating arteries of deep artery of thigh
    Arteria poplitea | popliteal artery | Kniekehlenarterie ; Kniekehlenschlagader
    Arteria superior lateralis genus | superior lateral genicular artery | obere äußere Kniearterie
    Arteria superior medialis genus | superior medial genicular artery | obere innere Kniearterie
    Arteria media genus | middle genicular artery | mittlere Kniearterie
    Arteria inferior lateralis genus | inferior lateral genicular artery | untere äußere Kniearterie
    Arteria inferior medialis genus | inferior medial genicular artery | untere innere Kniearterie
    Arteriae surales | sural arteries | Wadenarterien
    Rete articulare genus | genicular anastomosis | Arteriennetz des Kniegelenks
    Arteria tibialis anterior | anterior tibial artery | vordere Schienbeinarterie
    Arteria recurrens tibialis anterior | anterior tibial recurrent artery | vordere rückläufige Schienbeinarterie
    Arteria malleolaris anterior lateralis | anterior lateral malleolar artery | vordere äußere Knöchelarterie
    Arteria malleolaris anterior medialis | anterior medial malleolar artery | vordere innere Knöchelarterie
    Arteria dorsalis pedis | dorsalis pedis artery ; dorsal artery of foot | Fußrückenarterie
    Arteria tarsalis lateralis | lateral tarsal artery | seitliche Fußwurzelarterie
    Arteriae tarsales mediales | medial tarsal arteries | mediale Fußwurzelarterien
    Arteria arcuata pedis | arcuate artery of foot | Bogenarterie des Fußes
    Arteriae metatarsales dorsales | dorsal metatarsal arteries | dorsale Mittelfußarterien
    Arteria plantaris profunda | deep plantar artery | tiefe Fußsohlenarterie
    Arteria tibialis posterior | posterior tibial artery | hintere Schienbeinarterie
    Arteria fibularis ; Arteria peronea | fibular artery ; peroneal artery | Wadenbeinarterie
    Ramus perforans arteriae fibularis | perforating branch of fibular artery
    Arteria nutricia tibiae | tibial nutrient artery | Ernährungsarterie des Schienbeins
    Arteria plantaris medialis | medial plantar artery | innere Fußsohlenarterie
    Arteria plantaris lateralis | lateral plantar artery | äußere Fußsohlenarterie
    Arcus plantaris profundus | deep plantar arch | tiefer Fußsohlenbogen
    Arteriae metatarsales plantares | plantar metatarsal arteries | plantare Mittelfußarterien
    Arteriae digitales plantares propriae | proper plantar digital arteries
    Arteriae digitales dorsales pedis | dorsal digital arteries of foot
    Arteriola | arteriole | Arteriole
    Vas capillare | capillary | Haargefäß ; Kapillare
    Venula | venule | Venole
    Tunica intima | tunica intima ; intima | Gefäßinnenhaut
    Tunica media | tunica media ; media | mittlere Gefäßschicht
    Tunica externa vasorum ; Tunica adventitia vasorum | tunica externa of vessels ; adventitia of vessels | Gefäßaußenhaut
    Valvula venosa | venous valve | Venenklappe
    Vasa vasorum | vasa vasorum | Gefäße der Gefäßwand

    # Veins
    Venae pulmonales | pulmonary veins | Lungenvenen
    Vena pulmonalis dextra superior | right superior pulmonary vein | rechte obere Lungenvene
    Vena pulmonalis dextra inferior | right inferior pulmonary vein | rechte untere Lungenvene
    Vena pulmonalis sinistra superior | left superior pulmonary vein | linke obere Lungenvene
    Vena pulmonalis sinistra inferior | left inferior pulmonary vein | linke untere Lungenvene
    Vena cava superior ; Vena cava cranialis ; Vena cava descendens | superior vena cava | obere Hohlvene ; obere Hohlader
    Vena cava inferior ; Vena cava caudalis ; Vena cava ascendens | inferior vena cava | untere Hohlvene ; untere Hohlader
    Vena brachiocephalica | brachiocephalic vein ; innominate vein | Arm-Kopf-Vene
    Vena brachiocephalica dextra | right brachiocephalic vein ; right innominate vein | rechte Arm-Kopf-Vene
    Vena brachiocephalica sinistra | left brachiocephalic vein ; left innominate vein | linke Arm-Kopf-Vene
    Angulus venosus | venous angle | Venenwinkel
    Vena thyroidea inferior | inferior thyroid vein | untere Schilddrüsenvene
    Plexus thyroideus impar | unpaired thyroid plexus
    Vena jugularis interna | internal jugular vein | innere Drosselvene ; innere Halsvene
    Bulbus superior venae jugularis | superior bulb of jugular vein
    Bulbus inferior venae jugularis | inferior bulb of jugular vein
    Vena jugularis externa | external jugular vein | äußere Drosselvene ; äußere Halsvene
    Vena jugularis anterior | anterior jugular vein | vordere Drosselvene
    Arcus venosus jugularis | jugular venous arch
    Vena thyroidea superior | superior thyroid vein | obere Schilddrüsenvene
    Vena thyroidea media | middle thyroid vein | mittlere Schilddrüsenvene
    Vena lingualis | lingual vein | Zungenvene ; Zungenblutader
    Vena sublingualis | sublingual vein | Unterzungenvene
    Vena facialis | facial vein | Gesichtsvene
    Vena angularis | angular vein | Augenwinkelvene
    Vena profunda faciei | deep facial vein | tiefe Gesichtsvene
    Vena retromandibularis | retromandibular vein | Hinterkiefervene
    Venae temporales superficiales | superficial temporal veins | oberflächliche Schläfenvenen
    Plexus pterygoideus | pterygoid plexus | Flügelgeflecht
    Venae maxillares | maxillary veins | Oberkiefervenen
    Plexus pharyngeus venosus | pharyngeal venous plexus
    Vena occipitalis | occipital vein | Hinterhauptsvene
    Vena auricularis posterior | posterior auricular vein | hintere Ohrvene
    Vena suprascapularis | suprascapular vein | Oberschulterblattvene
    Vena ophthalmica superior | superior ophthalmic vein | obere Augenvene
    Vena ophthalmica inferior | inferior ophthalmic vein | untere Augenvene
    Vena centralis retinae | central retinal vein | zentrale Netzhautvene ; Zentralvene der Netzhaut
    Venae vorticosae | vorticose veins | Wirbelvenen
    Sinus durae matris | dural venous sinuses | Hirnblutleiter ; Hirnsinus
    Sinus sagittalis superior | superior sagittal sinus | oberer Sagittalsinus ; oberer Längsblutleiter
    Sinus sagittalis inferior | inferior sagittal sinus | unterer Sagittalsinus ; unterer Längsblutleiter
    Sinus rectus | straight sinus | gerader Sinus ; gerader Blutleiter
    Sinus transversus durae matris | transverse sinus | querer Sinus ; querer Blutleiter
    Sinus sigmoideus | sigmoid sinus | S-förmiger Blutleiter
    Confluens sinuum | confluence of sinuses | Zusammenfluss der Hirnblutleiter
    Sinus occipitalis | occipital sinus | Hinterhauptssinus
    Sinus cavernosus | cavernous sinus | Kavernosus-Sinus
    Sinus intercavernosus anterior | anterior intercavernous sinus
    Sinus intercavernosus posterior | posterior intercavernous sinus
    Sinus petrosus superior | superior petrosal sinus | oberer Felsenbeinsinus
    Sinus petrosus inferior | inferior petrosal sinus | unterer Felsenbeinsinus
    Sinus sphenoparietalis | sphenoparietal sinus
    Plexus basilaris | basilar plexus
    Sinus petrosquamosus | petrosquamous sinus
    Sinus marginalis | marginal sinus
    Venae diploicae | diploic veins
    Vena diploica frontalis | frontal diploic vein
    Venae emissariae | emissary veins
    Vena emissaria parietalis | parietal emissary vein
    Vena emissaria mastoidea | mastoid emissary vein
    Vena emissaria condylaris | condylar emissary vein
    Venae encephali ; Venae cerebri | cerebral veins | Hirnvenen
    Venae superficiales cerebri | superficial cerebral veins | oberflächliche Hirnvenen
    Venae superiores cerebri | superior cerebral veins | obere Hirnvenen
    Vena media superficialis cerebri | superficial middle cerebral vein
    Vena anastomotica superior | superior anastomotic vein ; vein of Trolard
    Vena anastomotica inferior | inferior anastomotic vein ; vein of Labbe
    Venae profundae cerebri | deep cerebral veins | tiefe Hirnvenen
    Vena basalis | basal vein ; vein of Rosenthal
    Vena magna cerebri | great cerebral vein ; vein of Galen | große Hirnvene
    Venae internae cerebri | internal cerebral veins | innere Hirnvenen
    Vena thalamostriata superior | superior thalamostriate vein
    Vena septi pellucidi anterior | anterior vein of septum pellucidum
    Vena subclavia | subclavian vein | Schlüsselbeinvene ; Unterschlüsselbeinvene
    Vena axillaris | axillary vein | Achselvene
    Vena thoracica lateralis | lateral thoracic vein | seitliche Brustvene
    Venae thoracoepigastricae | thoraco-epigastric veins
    Venae brachiales | brachial veins | Oberarmvenen ; Armvenen
    Venae radiales | radial veins | Speichenvenen
    Venae ulnares | ulnar veins | Ellenvenen
    Vena cephalica | cephalic vein | äußere Armhautvene
    Vena cephalica accessoria | accessory cephalic vein
    Vena basilica | basilic vein | innere Armhautvene
    Vena mediana cubiti | median cubital vein | mittlere Ellenbeugenvene
    Vena mediana antebrachii | median antebrachial vein ; median vein of forearm | mittlere Unterarmvene
    Vena mediana cephalica | median cephalic vein
    Vena mediana basilica | median basilic vein
    Rete venosum dorsale manus | dorsal venous network of hand | Venennetz des Handrückens
    Venae metacarpales dorsales | dorsal metacarpal veins | dorsale Mittelhandvenen
    Arcus venosus palmaris superficialis | superficial venous palmar arch
    Arcus venosus palmaris profundus | deep venous palmar arch
    Venae intercapitulares manus | intercapitular veins of hand
    Vena azygos | azygos vein | unpaare Vene
    Arcus venae azygos | arch of azygos vein
    Vena hemiazygos | hemi-azygos vein ; inferior hemi-azygos vein | halbunpaare Vene
    Vena hemiazygos accessoria | accessory hemi-azygos vein ; superior hemi-azygos vein
    Vena intercostalis superior dextra | right superior intercostal vein
    Vena intercostalis superior sinistra | left superior intercostal vein
    Vena intercostalis suprema | supreme intercostal vein
    Venae intercostales posteriores | posterior intercostal veins | hintere Zwischenrippenvenen
    Venae intercostales anteriores | anterior intercostal veins | vordere Zwischenrippenvenen
    Vena subcostalis | subcostal vein | Unterrippenvene
    Vena lumbalis ascendens | ascending lumbar vein | aufsteigende Lendenvene
    Venae lumbales | lumbar veins | Lendenvenen
    Venae thoracicae internae | internal thoracic veins | innere Brustvenen
    Venae epigastricae superiores | superior epigastric veins | obere Bauchdeckenvenen
    Venae columnae vertebralis | veins of vertebral column
    Plexus venosus vertebralis externus anterior | anterior external vertebral venous plexus
    Plexus venosus vertebralis externus posterior | posterior external vertebral venous plexus
    Plexus venosus vertebralis internus anterior | anterior internal vertebral venous plexus
    Plexus venosus vertebralis internus posterior | posterior internal vertebral venous plexus
    Venae basivertebrales | basivertebral veins
    Venae spinales anteriores | anterior spinal veins
    Venae spinales posteriores | posterior spinal veins
    Vena vertebralis | vertebral vein | Wirbelvene
    Vena cervicalis profunda | deep cervical vein | tiefe Halsvene
    Venae bronchiales | bronchial veins | Bronchialvenen
    Venae oesophageales | esophageal veins ; oesophageal veins | Speiseröhrenvenen
    Venae phrenicae inferiores | inferior phrenic veins | untere Zwerchfellvenen
    Venae hepaticae | hepatic veins | Lebervenen
    Vena hepatica dextra | right hepatic vein | rechte Lebervene
    Vena hepatica intermedia ; Vena hepatica media | intermediate hepatic vein ; middle hepatic vein | mittlere Lebervene
    Vena hepatica sinistra | left hepatic vein | linke Lebervene
    Venae renales | renal veins | Nierenvenen
    Vena suprarenalis dextra | right suprarenal vein | rechte Nebennierenvene
    Vena suprarenalis sinistra | left suprarenal vein | linke Nebennierenvene
    Vena testicularis dextra | right testicular vein | rechte Hodenvene
    Vena testicularis sinistra | left testicular vein | linke Hodenvene
    Vena ovarica dextra | right ovarian vein | rechte Eierstockvene
    Vena ovarica sinistra | left ovarian vein | linke Eierstockvene
    Plexus pampiniformis | pampiniform plexus | Rankengeflecht
    Vena portae hepatis ; Vena portae | hepatic portal vein ; portal vein | Pfortader ; Leberpfortader
    Vena splenica ; Vena lienalis | splenic vein | Milzvene
    Vena mesenterica superior | superior mesenteric vein | obere Gekrösevene
    Vena mesenterica inferior | inferior mesenteric vein | untere Gekrösevene
    Vena gastrica sinistra | left gastric vein | linke Magenvene
    Vena gastrica dextra | right gastric vein | rechte Magenvene
    Vena prepylorica | prepyloric vein
    Venae gastricae breves | short gastric veins | kurze Magenvenen
    Vena gastroomentalis dextra ; Vena gastroepiploica dextra | right gastro-omental vein ; right gastroepiploic vein | rechte Magen-Netz-Vene
    Vena gastroomentalis sinistra ; Vena gastroepiploica sinistra | left gastro-omental vein ; left gastroepiploic vein | linke Magen-Netz-Vene
    Vena cystica | cystic vein | Gallenblasenvene
    Venae paraumbilicales | para-umbilical veins | Nabelbegleitvenen
    Vena umbilicalis | umbilical vein | Nabelvene
    Ductus venosus | ductus venosus | Arantius-Gang
    Ligamentum venosum | ligamentum venosum | Arantius-Band
    Venae pancreaticae | pancreatic veins | Bauchspeicheldrüsenvenen
    Venae jejunales | jejunal veins | Leerdarmvenen
    Venae ileales | ileal veins | Krummdarmvenen
    Vena ileocolica | ileocolic vein | Krummdarm-Dickdarm-Vene
    Vena appendicularis | appendicular vein | Wurmfortsatzvene
    Vena colica dextra | right colic vein | rechte Dickdarmvene
    Vena colica media | middle colic vein | mittlere Dickdarmvene
    Vena colica sinistra | left colic vein | linke Dickdarmvene
    Venae sigmoideae | sigmoid veins
    Vena rectalis superior | superior rectal vein | obere Mastdarmvene
    Venae rectales mediae | middle rectal veins | mittlere Mastdarmvenen
    Venae rectales inferiores | inferior rectal veins | untere Mastdarmvenen
    Plexus venosus rectalis | rectal venous plexus | Venengeflecht des Mastdarms
    Vena iliaca communis | common iliac vein | gemeinsame Beckenvene
    Vena iliaca interna | internal iliac vein | innere Beckenvene
    Vena iliaca externa | external iliac vein | äußere Beckenvene
    Vena iliolumbalis | iliolumbar vein | Darmbein-Lenden-Vene
    Vena sacralis mediana | median sacral vein | mittlere Kreuzbeinvene
    Venae sacrales laterales | lateral sacral veins | seitliche Kreuzbeinvenen
    Venae gluteae superiores | superior gluteal veins | obere Gesäßvenen
    Venae gluteae inferiores | inferior gluteal veins | untere Gesäßvenen
    Venae obturatoriae | obturator veins | Hüftlochvenen
    Venae vesicales | vesical veins | Harnblasenvenen
    Plexus venosus vesicalis | vesical venous plexus | Venengeflecht der Harnblase
    Plexus venosus prostaticus | prostatic venous plexus | Venengeflecht der Prostata
    Plexus venosus uterinus | uterine venous plexus | Venengeflecht der Gebärmutter
    Plexus venosus vaginalis | vaginal venous plexus | Venengeflecht der Scheide
    Plexus venosus sacralis | sacral venous plexus
    Venae uterinae | uterine veins | Gebärmuttervenen
    Vena pudenda interna | internal pudendal vein | innere Schamvene
    Venae pudendae externae | external pudendal veins
    Vena dorsalis profunda penis | deep dorsal vein of penis
    Venae dorsales superficiales penis | superficial dorsal veins of penis
    Vena epigastrica inferior | inferior epigastric vein | untere Bauchdeckenvene
    Vena epigastrica superficialis | superficial epigastric vein | oberflächliche Bauchdeckenvene
    Vena circumflexa ilium profunda | deep circumflex iliac vein
    Vena circumflexa ilium superficialis | superficial circumflex iliac vein
    Vena femoralis | femoral vein | Oberschenkelvene ; Schenkelvene
    Vena profunda femoris | profunda femoris vein ; deep vein of thigh | tiefe Oberschenkelvene
    Venae circumflexae femoris mediales | medial circumflex femoral veins | innere Oberschenkelkranzvenen
    Venae circumflexae femoris laterales | lateral circumflex femoral veins | äußere Oberschenkelkranzvenen
    Vena poplitea | popliteal vein | Kniekehlenvene
    Venae surales | sural veins | Wadenvenen
    Venae tibiales anteriores | anterior tibial veins | vordere Schienbeinvenen
    Venae tibiales posteriores | posterior tibial veins | hintere Schienbeinvenen
    Venae fibulares | fibular veins ; peroneal veins | Wadenbeinvenen ; Peronealvenen
    Vena saphena magna | great saphenous vein ; long saphenous vein | große Rosenvene ; Rosenader
    Vena saphena parva | small saphenous vein ; short saphenous vein | kleine Rosenvene
    Vena saphena accessoria | accessory saphenous vein
    Venae perforantes | perforating veins | Perforansvenen ; Verbindungsvenen
    Rete venosum dorsale pedis | dorsal venous network of foot | Venennetz des Fußrückens
    Arcus venosus dorsalis pedis | dorsal venous arch of foot | Venenbogen des Fußrückens
    Venae metatarsales dorsales | dorsal metatarsal veins | dorsale Mittelfußvenen
    Venae metatarsales plantares | plantar metatarsal veins | plantare Mittelfußvenen
    Rete venosum plantare | plantar venous network
    Arcus venosus plantaris | plantar venous arch
    Vena comitans | accompanying vein ; vena comitans | Begleitvene

    # Lymphatic system
    Systema lymphoideum | lymphoid system ; lymphatic system | Lymphsystem ; lymphatisches System
    Nodus lymphoideus ; Nodus lymphaticus | lymph node | Lymphknoten
    Capsula nodi lymphoidei | capsule of lymph node | Lymphknotenkapsel
    Cortex nodi lymphoidei | cortex of lymph node | Lymphknotenrinde
    Medulla nodi lymphoidei | medulla of lymph node | Lymphknotenmark
    Hilum nodi lymphoidei | hilum of lymph node
    Trabeculae nodi lymphoidei | trabeculae of lymph node
    Sinus subcapsularis nodi lymphoidei | subcapsular sinus of lymph node | Randsinus des Lymphknotens
    Nodulus lymphoideus ; Folliculus lymphaticus | lymphoid nodule ; lymphoid follicle | Lymphfollikel
    Centrum germinale | germinal center | Keimzentrum
    Vas lymphaticum | lymphatic vessel ; lymph vessel | Lymphgefäß
    Vas afferens nodi lymphoidei | afferent lymphatic vessel
    Vas efferens nodi lymphoidei | efferent lymphatic vessel
    Vas lymphocapillare | lymphatic capillary ; lymph capillary | Lymphkapillare
    Plexus lymphaticus | lymphatic plexus | Lymphgefäßgeflecht
    Valvula lymphatica | lymphatic valvule | Lymphgefäßklappe
    Lympha | lymph | Lymphe
    Ductus thoracicus | thoracic duct | Milchbrustgang ; Brustlymphgang
    Arcus ductus thoracici | arch of thoracic duct
    Cisterna chyli | cisterna chyli ; chyle cistern | Lendenzisterne ; Milchbrustzisterne
    Ductus lymphaticus dexter | right lymphatic duct | rechter Lymphgang
    Truncus jugularis | jugular trunk | Halslymphstamm
    Truncus subclavius | subclavian trunk | Schlüsselbeinlymphstamm
    Truncus bronchomediastinalis | bronchomediastinal trunk
    Truncus lumbalis | lumbar trunk | Lendenlymphstamm
    Trunci intestinales | intestinal trunks | Darmlymphstämme
    Thymus | thymus ; thymus gland | Bries ; Thymusdrüse
    Lobus thymi | lobe of thymus | Thymuslappen
    Lobuli thymi | lobules of thymus | Thymusläppchen
    Cortex thymi | cortex of thymus | Thymusrinde
    Medulla thymi | medulla of thymus | Thymusmark
    Corpuscula thymica | thymic corpuscles ; Hassall corpuscles | Hassall-Körperchen
    Splen ; Lien | spleen | Milz
    Capsula splenis | capsule of spleen ; fibrous capsule of spleen | Milzkapsel
    Trabeculae splenicae | splenic trabeculae | Milzbalken
    Pulpa splenica | splenic pulp | Milzpulpa
    Pulpa rubra splenis | red pulp of spleen | rote Milzpulpa
    Pulpa alba splenis | white pulp of spleen | weiße Milzpulpa
    Noduli lymphoidei splenici | splenic lymphoid nodules ; Malpighian corpuscles of spleen | Milzkörperchen ; Milzfollikel
    Sinus splenicus | splenic sinus | Milzsinus
    Penicilli | penicilli | Pinselarterien
    Facies diaphragmatica splenis | diaphragmatic surface of spleen
    Facies visceralis splenis | visceral surface of spleen
    Facies renalis splenis | renal impression of spleen
    Facies gastrica splenis | gastric impression of spleen
    Facies colica splenis | colic impression of spleen
    Margo superior splenis | superior border of spleen
    Margo inferior splenis | inferior border of spleen
    Extremitas anterior splenis | anterior extremity of spleen
    Extremitas posterior splenis | posterior extremity of spleen
    Hilum splenicum | splenic hilum | Milzpforte
    Splen accessorius | accessory spleen | Nebenmilz
    Recessus splenicus | splenic recess
    Anulus lymphoideus pharyngis | pharyngeal lymphoid ring ; Waldeyer ring | lymphatischer Rachenring ; Waldeyer-Rachenring
    Tonsilla palatina | palatine tonsil ; faucial tonsil | Gaumenmandel
    Tonsilla pharyngea | pharyngeal tonsil ; adenoid ; Luschka tonsil | Rachenmandel
    Tonsilla lingualis | lingual tonsil | Zungenmandel
    Tonsilla tubaria | tubal tonsil | Tubenmandel
    Fossulae tonsillares | tonsillar pits
    Cryptae tonsillares | tonsillar crypts | Mandelkrypten
    Capsula tonsillae | tonsillar capsule
    Noduli lymphoidei aggregati intestini tenuis | aggregated lymphoid nodules of small intestine ; Peyer patches | Peyer-Plaques ; Peyer-Platten
    Noduli lymphoidei solitarii | solitary lymphoid nodules
    Noduli lymphoidei aggregati appendicis vermiformis | aggregated lymphoid nodules of appendix
    Nodi lymphoidei capitis et colli | lymph nodes of head and neck | Lymphknoten an Kopf und Hals
    Nodi occipitales | occipital nodes ; occipital lymph nodes | Hinterhauptslymphknoten
    Nodi mastoidei | mastoid nodes ; retroauricular nodes
    Nodi parotidei superficiales | superficial parotid nodes
    Nodi parotidei profundi | deep parotid nodes
    Nodi faciales | facial nodes | Gesichtslymphknoten
    Nodi linguales | lingual nodes | Zungenlymphknoten
    Nodi submentales | submental nodes ; submental lymph nodes | Unterkinnlymphknoten
    Nodi submandibulares | submandibular nodes ; submandibular lymph nodes | Unterkieferlymphknoten
    Nodi cervicales anteriores | anterior cervical nodes | vordere Halslymphknoten
    Nodi cervicales laterales | lateral cervical nodes | seitliche Halslymphknoten
    Nodi cervicales superficiales | superficial cervical nodes | oberflächliche Halslymphknoten
    Nodi cervicales profundi superiores | superior deep cervical nodes | obere tiefe Halslymphknoten
    Nodi cervicales profundi inferiores | inferior deep cervical nodes | untere tiefe Halslymphknoten
    Nodus jugulodigastricus | jugulodigastric node
    Nodus juguloomohyoideus | jugulo-omohyoid node
    Nodi prelaryngei | prelaryngeal nodes
    Nodi pretracheales | pretracheal nodes
    Nodi paratracheales | paratracheal nodes | Luftröhrenlymphknoten
    Nodi retropharyngeales ; Nodi retropharyngei | retropharyngeal nodes
    Nodi supraclaviculares | supraclavicular nodes | Lymphknoten über dem Schlüsselbein
    Nodi axillares | axillary lymph nodes ; axillary nodes | Achsellymphknoten
    Nodi axillares apicales | apical axillary nodes
    Nodi axillares humerales ; Nodi axillares laterales | humeral axillary nodes ; lateral axillary nodes
    Nodi axillares subscapulares ; Nodi axillares posteriores | subscapular axillary nodes ; posterior axillary nodes
    Nodi axillares pectorales ; Nodi axillares anteriores | pectoral axillary nodes ; anterior axillary nodes
    Nodi axillares centrales | central axillary nodes
    Nodi interpectorales | interpectoral nodes
    Nodi deltopectorales ; Nodi infraclaviculares | deltopectoral nodes ; infraclavicular nodes
    Nodi cubitales | cubital nodes | Ellenbogenlymphknoten
    Nodi supratrochleares | supratrochlear nodes
    Nodi paramammarii | paramammary nodes
    Nodi parasternales | parasternal nodes
    Nodi intercostales | intercostal nodes | Zwischenrippenlymphknoten
    Nodi phrenici superiores | superior diaphragmatic nodes ; superior phrenic nodes
    Nodi mediastinales anteriores | anterior mediastinal nodes | vordere Mittelfelllymphknoten
    Nodi mediastinales posteriores | posterior mediastinal nodes | hintere Mittelfelllymphknoten
    Nodi tracheobronchiales superiores | superior tracheobronchial nodes
    Nodi tracheobronchiales inferiores | inferior tracheobronchial nodes
    Nodi bronchopulmonales | bronchopulmonary nodes ; hilar nodes | Hiluslymphknoten
    Nodi intrapulmonales | intrapulmonary nodes
    Nodi lumbales | lumbar nodes | Lendenlymphknoten
    Nodi aortici laterales | lateral aortic nodes
    Nodi preaortici | pre-aortic nodes
    Nodi retroaortici | retro-aortic nodes
    Nodi precavales | precaval nodes
    Nodi retrocavales ; Nodi postcavales | retrocaval nodes ; postcaval nodes
    Nodi cavales laterales | lateral caval nodes
    Nodi precaecales | precaecal nodes
    Nodi retrocaecales | retrocaecal nodes
    Nodi coeliaci | celiac nodes ; coeliac nodes
    Nodi gastrici | gastric nodes | Magenlymphknoten
    Nodi gastroomentales | gastro-omental nodes
    Nodi pylorici | pyloric nodes
    Nodi pancreatici | pancreatic nodes | Bauchspeicheldrüsenlymphknoten
    Nodi splenici | splenic nodes | Milzlymphknoten
    Nodi pancreaticoduodenales | pancreaticoduodenal nodes
    Nodi hepatici | hepatic nodes | Leberlymphknoten
    Nodus cysticus | cystic node | Gallenblasenlymphknoten
    Nodi mesenterici superiores | superior mesenteric nodes | obere Gekröselymphknoten
    Nodi ileocolici | ileocolic nodes
    Nodi mesocolici | mesocolic nodes
    Nodi mesenterici inferiores | inferior mesenteric nodes | untere Gekröselymphknoten
    Nodi iliaci communes | common iliac nodes | gemeinsame Beckenlymphknoten
    Nodi iliaci externi | external iliac nodes | äußere Beckenlymphknoten
    Nodi iliaci interni | internal iliac nodes | innere Beckenlymphknoten
    Nodi sacrales | sacral nodes | Kreuzbeinlymphknoten
    Nodi obturatorii | obturator nodes
    Nodi pararectales | pararectal nodes
    Nodi parauterini | para-uterine nodes
    Nodi inguinales | inguinal lymph nodes ; inguinal nodes | Leistenlymphknoten
    Nodi inguinales superficiales | superficial inguinal nodes | oberflächliche Leistenlymphknoten
    Nodi inguinales profundi | deep inguinal nodes | tiefe Leistenlymphknoten
    Nodi poplitei | popliteal nodes | Kniekehlenlymphknoten
    Nodi poplitei superficiales | superficial popliteal nodes
    Nodi poplitei profundi | deep popliteal nodes
    Nodus tibialis anterior | anterior tibial node
    Nodus tibialis posterior | posterior tibial node

    # Cranial nerves and their branches
    Nervi craniales | cranial nerves | Hirnnerven
    Nervus terminalis | terminal nerve | Endnerv
    Nervus olfactorius | olfactory nerve ; first cranial nerve ; cranial nerve I | Riechnerv ; erster Hirnnerv ; Olfaktorius
    Fila olfactoria | olfactory fila | Riechfäden
    Nervus opticus | optic nerve ; second cranial nerve ; cranial nerve II | Sehnerv ; zweiter Hirnnerv ; Optikus
    Nervus oculomotorius | oculomotor nerve ; third cranial nerve ; cranial nerve III | Augenbewegungsnerv ; dritter Hirnnerv ; Okulomotorius
    Ramus superior nervi oculomotorii | superior branch of oculomotor nerve
    Ramus inferior nervi oculomotorii | inferior branch of oculomotor nerve
    Ganglion ciliare | ciliary ganglion | Ziliarganglion
    Nervi ciliares breves | short ciliary nerves | kurze Ziliarnerven
    Nervus trochlearis ; Nervus patheticus | trochlear nerve ; fourth cranial nerve ; cranial nerve IV ; pathetic nerve | Augenrollnerv ; vierter Hirnnerv ; Trochlearis
    Nervus trigeminus | trigeminal nerve ; fifth cranial nerve ; cranial nerve V | Drillingsnerv ; fünfter Hirnnerv ; Trigeminusnerv ; Trigeminus
    Radix sensoria nervi trigemini | sensory root of trigeminal nerve
    Radix motoria nervi trigemini | motor root of trigeminal nerve
    Ganglion trigeminale ; Ganglion semilunare Gasseri ; Ganglion Gasseri ; Ganglion semilunare nervi trigemini | trigeminal ganglion ; Gasserian ganglion ; semilunar ganglion | Trigeminusganglion ; Gasser-Ganglion
    Nervus ophthalmicus | ophthalmic nerve ; ophthalmic division of trigeminal nerve | Augennerv ; Augenast des Trigeminus
    Ramus tentorius nervi ophthalmici | tentorial nerve
    Nervus lacrimalis | lacrimal nerve | Tränennerv
    Nervus frontalis | frontal nerve | Stirnnerv
    Nervus supraorbitalis | supra-orbital nerve | Oberaugenhöhlennerv
    Nervus supratrochlearis | supratrochlear nerve | Oberrollennerv
    Nervus nasociliaris | nasociliary nerve | Nasen-Wimpern-Nerv
    Nervi ciliares longi | long ciliary nerves | lange Ziliarnerven
    Nervus ethmoidalis anterior | anterior ethmoidal nerve | vorderer Siebbeinnerv
    Nervus ethmoidalis posterior | posterior ethmoidal nerve | hinterer Siebbeinnerv
    Nervus infratrochlearis | infratrochlear nerve | Unterrollennerv
    Nervus maxillaris | maxillary nerve ; maxillary division of trigeminal nerve | Oberkiefernerv ; Oberkieferast des Trigeminus
    Ramus meningeus nervi maxillaris | meningeal branch of maxillary nerve
    Ganglion pterygopalatinum | pterygopalatine ganglion | Flügelgaumenganglion
    Nervus nasopalatinus | nasopalatine nerve | Nasen-Gaumen-Nerv
    Nervus palatinus major | greater palatine nerve | großer Gaumennerv
    Nervi palatini minores | lesser palatine nerves | kleine Gaumennerven
    Nervus pharyngeus | pharyngeal nerve
    Nervi alveolares superiores | superior alveolar nerves | obere Zahnnerven
    Rami alveolares superiores posteriores | posterior superior alveolar branches
    Ramus alveolaris superior medius | middle superior alveolar branch
    Rami alveolares superiores anteriores | anterior superior alveolar branches
    Plexus dentalis superior | superior dental plexus
    Nervus zygomaticus | zygomatic nerve | Jochbeinnerv
    Ramus zygomaticotemporalis | zygomaticotemporal branch ; zygomaticotemporal nerve
    Ramus zygomaticofacialis | zygomaticofacial branch ; zygomaticofacial nerve
    Nervus infraorbitalis | infra-orbital nerve | Unteraugenhöhlennerv
    Rami labiales superiores nervi infraorbitalis | superior labial branches of infra-orbital nerve
    Rami palpebrales inferiores nervi infraorbitalis | inferior palpebral branches of infra-orbital nerve
    Nervus mandibularis | mandibular nerve ; mandibular division of trigeminal nerve | Unterkiefernerv ; Unterkieferast des Trigeminus
    Ramus meningeus nervi mandibularis ; Nervus spinosus | meningeal branch of mandibular nerve ; nervus spinosus
    Nervus pterygoideus medialis | nerve to medial pterygoid
    Nervus pterygoideus lateralis | nerve to lateral pterygoid
    Ganglion oticum | otic ganglion | Ohrganglion
    Nervus massetericus | masseteric nerve | Kaumuskelnerv
    Nervi temporales profundi | deep temporal nerves | tiefe Schläfennerven
    Nervus buccalis | buccal nerve | Wangennerv
    Nervus auriculotemporalis | auriculotemporal nerve | Ohr-Schläfen-Nerv
    Nervus lingualis | lingual nerve | Zungennerv
    Ganglion submandibulare | submandibular ganglion | Unterkieferganglion
    Ganglion sublinguale | sublingual ganglion
    Nervus alveolaris inferior | inferior alveolar nerve | unterer Zahnnerv
    Plexus dentalis inferior | inferior dental plexus
    Nervus mylohyoideus | nerve to mylohyoid ; mylohyoid nerve | Kiefer-Zungenbein-Nerv
    Nervus mentalis | mental nerve | Kinnnerv
    Nervus abducens | abducens nerve ; abducent nerve ; sixth cranial nerve ; cranial nerve VI | Augenabziehnerv ; sechster Hirnnerv ; Abduzens ; Abducens
    Nervus facialis | facial nerve ; seventh cranial nerve ; cranial nerve VII | Gesichtsnerv ; siebter Hirnnerv ; Fazialisnerv ; Fazialis
    Geniculum nervi facialis | geniculum of facial nerve ; genu of facial nerve | Fazialisknie
    Nervus stapedius | nerve to stapedius | Steigbügelnerv
    Nervus auricularis posterior | posterior auricular nerve | hinterer Ohrnerv
    Plexus intraparotideus ; Plexus parotideus | parotid plexus
    Rami temporales nervi facialis | temporal branches of facial nerve
    Rami zygomatici nervi facialis | zygomatic branches of facial nerve
    Rami buccales nervi facialis | buccal branches of facial nerve
    Ramus marginalis mandibulae nervi facialis | marginal mandibular branch of facial nerve
    Ramus colli nervi facialis ; Ramus cervicalis nervi facialis | cervical branch of facial nerve
    Nervus intermedius | intermediate nerve | Zwischennerv
    Ganglion geniculatum ; Ganglion geniculi | geniculate ganglion ; geniculum ganglion | Knieganglion
    Chorda tympani | chorda tympani | Paukensaite
    Nervus petrosus major | greater petrosal nerve | großer Felsenbeinnerv
    Nervus petrosus minor | lesser petrosal nerve | kleiner Felsenbeinnerv
    Nervus petrosus profundus | deep petrosal nerve | tiefer Felsenbeinnerv
    Nervus canalis pterygoidei | nerve of pterygoid canal ; Vidian nerve | Vidianus-Nerv
    Nervus vestibulocochlearis ; Nervus statoacusticus ; Nervus acusticus ; Nervus octavus | vestibulocochlear nerve ; eighth cranial nerve ; cranial nerve VIII ; acoustic nerve ; auditory nerve ; statoacoustic nerve | Hör- und Gleichgewichtsnerv ; achter Hirnnerv ; Statoakustikus
    Nervus vestibularis | vestibular nerve | Gleichgewichtsnerv
    Ganglion vestibulare | vestibular ganglion | Scarpa-Ganglion
    Nervus cochlearis | cochlear nerve | Hörnerv ; Schneckennerv
    Ganglion cochleare ; Ganglion spirale cochleae | cochlear ganglion ; spiral ganglion | Spiralganglion
    Nervus glossopharyngeus | glossopharyngeal nerve ; ninth cranial nerve ; cranial nerve IX | Zungen-Rachen-Nerv ; neunter Hirnnerv ; Glossopharyngeus
    Ganglion superius nervi glossopharyngei | superior ganglion of glossopharyngeal nerve
    Ganglion inferius nervi glossopharyngei | inferior ganglion of glossopharyngeal nerve
    Nervus tympanicus | tympanic nerve ; Jacobson nerve | Paukenhöhlennerv
    Plexus tympanicus | tympanic plexus
    Ramus sinus carotici | carotid branch of glossopharyngeal nerve ; carotid sinus nerve
    Rami pharyngei nervi glossopharyngei | pharyngeal branches of glossopharyngeal nerve
    Ramus musculi stylopharyngei | stylopharyngeal branch
    Rami tonsillares nervi glossopharyngei | tonsillar branches of glossopharyngeal nerve
    Rami linguales nervi glossopharyngei | lingual branches of glossopharyngeal nerve
    Nervus vagus ; Nervus pneumogastricus | vagus nerve ; tenth cranial nerve ; cranial nerve X ; pneumogastric nerve ; vagus | umherschweifender Nerv ; zehnter Hirnnerv ; Vagusnerv ; Vagus
    Ganglion superius nervi vagi | superior ganglion of vagus nerve ; jugular ganglion
    Ganglion inferius nervi vagi | inferior ganglion of vagus nerve ; nodose ganglion
    Ramus meningeus nervi vagi | meningeal branch of vagus nerve
    Ramus auricularis nervi vagi | auricular branch of vagus nerve
    Ramus pharyngeus nervi vagi | pharyngeal branch of vagus nerve
    Plexus pharyngeus nervi vagi | pharyngeal plexus of vagus nerve
    Nervus laryngeus superior | superior laryngeal nerve | oberer Kehlkopfnerv
    Ramus externus nervi laryngei superioris | external branch of superior laryngeal nerve
    Ramus internus nervi laryngei superioris | internal branch of superior laryngeal nerve
    Nervus laryngeus recurrens | recurrent laryngeal nerve | rückläufiger Kehlkopfnerv
    Nervus laryngeus inferior | inferior laryngeal nerve | unterer Kehlkopfnerv
    Rami cardiaci cervicales superiores nervi vagi | superior cervical cardiac branches of vagus nerve
    Rami cardiaci thoracici nervi vagi | thoracic cardiac branches of vagus nerve
    Plexus pulmonalis | pulmonary plexus | Lungengeflecht
    Plexus oesophageus | esophageal plexus ; oesophageal plexus | Speiseröhrengeflecht
    Truncus vagalis anterior | anterior vagal trunk
    Truncus vagalis posterior | posterior vagal trunk
    Nervus accessorius ; Nervus accessorius Willisii | accessory nerve ; eleventh cranial nerve ; cranial nerve XI ; spinal accessory nerve | Beinerv ; elfter Hirnnerv ; Akzessorius
    Radix cranialis nervi accessorii | cranial root of accessory nerve
    Radix spinalis nervi accessorii | spinal root of accessory nerve
    Nervus hypoglossus | hypoglossal nerve ; twelfth cranial nerve ; cranial nerve XII | Unterzungennerv ; zwölfter Hirnnerv ; Hypoglossus
    Rami linguales nervi hypoglossi | lingual branches of hypoglossal nerve

    # Spinal nerves, their plexuses and the autonomic nerves
    Nervi spinales | spinal nerves | Rückenmarksnerven ; Spinalnerven
    Fila radicularia nervi spinalis | rootlets of spinal nerve
    Radix anterior nervi spinalis ; Radix motoria nervi spinalis | anterior root of spinal nerve ; ventral root of spinal nerve ; motor root of spinal nerve | Vorderwurzel des Spinalnervs ; vordere Wurzel
    Radix posterior nervi spinalis ; Radix sensoria nervi spinalis | posterior root of spinal nerve ; dorsal root of spinal nerve ; sensory root of spinal nerve | Hinterwurzel des Spinalnervs ; hintere Wurzel
    Ganglion sensorium nervi spinalis ; Ganglion spinale | spinal ganglion ; dorsal root ganglion | Spinalganglion
    Truncus nervi spinalis | trunk of spinal nerve
    Ramus anterior nervi spinalis | anterior ramus of spinal nerve ; ventral ramus of spinal nerve | vorderer Ast des Spinalnervs
    Ramus posterior nervi spinalis | posterior ramus of spinal nerve ; dorsal ramus of spinal nerve | hinterer Ast des Spinalnervs
    Rami communicantes | rami communicantes ; communicating branches
    Ramus communicans albus | white ramus communicans
    Ramus communicans griseus | gray ramus communicans ; grey ramus communicans
    Ramus meningeus nervi spinalis | meningeal branch of spinal nerve ; recurrent branch of spinal nerve
    Cauda equina | cauda equina | Pferdeschweif
    Nervi cervicales | cervical nerves | Halsnerven
    Nervus suboccipitalis | suboccipital nerve | Unterhinterhauptsnerv
    Nervus occipitalis major | greater occipital nerve | großer Hinterhauptsnerv
    Nervus occipitalis tertius | third occipital nerve | dritter Hinterhauptsnerv
    Plexus cervicalis | cervical plexus | Halsgeflecht ; Halsnervengeflecht
    Ansa cervicalis | ansa cervicalis | Halsnervenschlinge
    Radix superior ansae cervicalis | superior root of ansa cervicalis ; superior limb of ansa cervicalis
    Radix inferior ansae cervicalis | inferior root of ansa cervicalis ; inferior limb of ansa cervicalis
    Nervus occipitalis minor | lesser occipital nerve | kleiner Hinterhauptsnerv
    Nervus auricularis magnus | great auricular nerve | großer Ohrnerv
    Nervus transversus colli | transverse cervical nerve | querer Halsnerv
    Punctum nervosum | nerve point of neck ; Erb point of neck | Erb-Punkt
    Nervi supraclaviculares | supraclavicular nerves | Oberschlüsselbeinnerven
    Nervi supraclaviculares mediales | medial supraclavicular nerves
    Nervi supraclaviculares intermedii | intermediate supraclavicular nerves
    Nervi supraclaviculares laterales | lateral supraclavicular nerves
    Nervus phrenicus | phrenic nerve | Zwerchfellnerv ; Phrenikus
    Nervi phrenici accessorii | accessory phrenic nerves | Nebenzwerchfellnerven
    Plexus brachialis | brachial plexus | Armgeflecht ; Armnervengeflecht ; Armplexus
    Truncus superior plexus brachialis | upper trunk of brachial plexus ; superior trunk of brachial plexus
    Truncus medius plexus brachialis | middle trunk of brachial plexus
    Truncus inferior plexus brachialis | lower trunk of brachial plexus ; inferior trunk of brachial plexus
    Divisiones anteriores plexus brachialis | anterior divisions of brachial plexus
    Divisiones posteriores plexus brachialis | posterior divisions of brachial plexus
    Fasciculus lateralis plexus brachialis | lateral cord of brachial plexus
    Fasciculus medialis plexus brachialis | medial cord of brachial plexus
    Fasciculus posterior plexus brachialis | posterior cord of brachial plexus
    Nervus dorsalis scapulae | dorsal scapular nerve | hinterer Schulterblattnerv
    Nervus thoracicus longus | long thoracic nerve ; nerve of Bell ; Bell nerve | langer Brustkorbnerv ; Bell-Nerv
    Nervus subclavius | subclavian nerve ; nerve to subclavius | Unterschlüsselbeinnerv
    Nervus suprascapularis | suprascapular nerve | Oberschulterblattnerv
    Nervi subscapulares | subscapular nerves | Unterschulterblattnerven
    Nervus thoracodorsalis | thoracodorsal nerve | Brust-Rücken-Nerv
    Nervus pectoralis medialis | medial pectoral nerve | innerer Brustmuskelnerv
    Nervus pectoralis lateralis | lateral pectoral nerve | äußerer Brustmuskelnerv
    Nervus musculocutaneus | musculocutaneous nerve | Muskel-Haut-Nerv
    Nervus cutaneus antebrachii lateralis ; Nervus cutaneus lateralis antebrachii | lateral cutaneous nerve of forearm ; lateral antebrachial cutaneous nerve | seitlicher Unterarmhautnerv
    Nervus cutaneus brachii medialis ; Nervus cutaneus medialis brachii | medial cutaneous nerve of arm ; medial brachial cutaneous nerve | innerer Oberarmhautnerv
    Nervus cutaneus antebrachii medialis ; Nervus cutaneus medialis antebrachii | medial cutaneous nerve of forearm ; medial antebrachial cutaneous nerve | innerer Unterarmhautnerv
    Nervus medianus | median nerve | Mittelarmnerv ; Mediannerv
    Radix medialis nervi mediani | medial root of median nerve
    Radix lateralis nervi mediani | lateral root of median nerve
    Nervus interosseus antebrachii anterior | anterior interosseous nerve | vorderer Zwischenknochennerv
    Ramus palmaris nervi mediani | palmar branch of median nerve
    Nervi digitales palmares communes nervi mediani | common palmar digital nerves of median nerve
    Nervi digitales palmares proprii nervi mediani | proper palmar digital nerves of median nerve
    Ramus thenaris nervi mediani | recurrent branch of median nerve ; thenar branch of median nerve
    Nervus ulnaris | ulnar nerve | Ellennerv
    Ramus dorsalis nervi ulnaris | dorsal branch of ulnar nerve
    Ramus palmaris nervi ulnaris | palmar branch of ulnar nerve
    Ramus superficialis nervi ulnaris | superficial branch of ulnar nerve
    Ramus profundus nervi ulnaris | deep branch of ulnar nerve
    Nervus radialis ; Nervus musculospiralis | radial nerve ; musculospiral nerve | Speichennerv
    Nervus cutaneus brachii posterior ; Nervus cutaneus posterior brachii | posterior cutaneous nerve of arm ; posterior brachial cutaneous nerve | hinterer Oberarmhautnerv
    Nervus cutaneus brachii lateralis inferior ; Nervus cutaneus lateralis inferior brachii | inferior lateral cutaneous nerve of arm ; inferior lateral brachial cutaneous nerve
    Nervus cutaneus antebrachii posterior ; Nervus cutaneus posterior antebrachii | posterior cutaneous nerve of forearm ; posterior antebrachial cutaneous nerve | hinterer Unterarmhautnerv
    Ramus profundus nervi radialis | deep branch of radial nerve
    Nervus interosseus antebrachii posterior | posterior interosseous nerve | hinterer Zwischenknochennerv
    Ramus superficialis nervi radialis | superficial branch of radial nerve
    Nervi digitales dorsales nervi radialis | dorsal digital branches of radial nerve
    Nervus axillaris | axillary nerve | Achselnerv
    Nervus cutaneus brachii lateralis superior ; Nervus cutaneus lateralis superior brachii | superior lateral cutaneous nerve of arm ; superior lateral brachial cutaneous nerve
    Nervi thoracici | thoracic nerves | Brustnerven
    Nervi intercostales | intercostal nerves | Zwischenrippennerven
    Nervi intercostobrachiales | intercostobrachial nerves
    Ramus cutaneus lateralis nervi intercostalis | lateral cutaneous branch of intercostal nerve
    Ramus cutaneus anterior nervi intercostalis | anterior cutaneous branch of intercostal nerve
    Nervus subcostalis | subcostal nerve | Unterrippennerv
    Nervi lumbales | lumbar nerves | Lendennerven
    Nervi clunium superiores | superior clunial nerves ; superior cluneal nerves | obere Gesäßnerven der Haut
    Nervi clunium medii | medial clunial nerves ; middle cluneal nerves
    Nervi clunium inferiores | inferior clunial nerves ; inferior cluneal nerves
    Nervi sacrales | sacral nerves | Kreuzbeinnerven ; Sakralnerven
    Nervus coccygeus | coccygeal nerve | Steißbeinnerv
    Plexus lumbosacralis | lumbosacral plexus | Lenden-Kreuz-Geflecht
    Plexus lumbalis | lumbar plexus | Lendengeflecht
    Nervus iliohypogastricus | iliohypogastric nerve ; iliopubic nerve | Darmbein-Unterbauch-Nerv
    Nervus ilioinguinalis | ilio-inguinal nerve | Darmbein-Leisten-Nerv
    Nervus genitofemoralis | genitofemoral nerve | Scham-Schenkel-Nerv
    Ramus genitalis nervi genitofemoralis | genital branch of genitofemoral nerve
    Ramus femoralis nervi genitofemoralis | femoral branch of genitofemoral nerve
    Nervus cutaneus femoris lateralis ; Nervus cutaneus lateralis femoris | lateral cutaneous nerve of thigh ; lateral femoral cutaneous nerve | seitlicher Oberschenkelhautnerv
    Nervus obturatorius | obturator nerve | Hüftlochnerv
    Ramus anterior nervi obturatorii | anterior branch of obturator nerve
    Ramus posterior nervi obturatorii | posterior branch of obturator nerve
    Nervus obturatorius accessorius | accessory obturator nerve
    Nervus femoralis ; Nervus cruralis | femoral nerve ; crural nerve | Schenkelnerv ; Oberschenkelnerv
    Rami cutanei anteriores nervi femoralis | anterior cutaneous branches of femoral nerve
    Nervus saphenus | saphenous nerve | Rosennerv
    Ramus infrapatellaris nervi sapheni | infrapatellar branch of saphenous nerve
    Truncus lumbosacralis | lumbosacral trunk
    Plexus sacralis | sacral plexus | Kreuzgeflecht ; Kreuzbeingeflecht
    Nervus musculi obturatorii interni | nerve to obturator internus
    Nervus musculi piriformis | nerve to piriformis
    Nervus musculi quadrati femoris | nerve to quadratus femoris
    Nervus gluteus superior | superior gluteal nerve | oberer Gesäßnerv
    Nervus gluteus inferior | inferior gluteal nerve | unterer Gesäßnerv
    Nervus cutaneus femoris posterior ; Nervus cutaneus posterior femoris | posterior cutaneous nerve of thigh ; posterior femoral cutaneous nerve | hinterer Oberschenkelhautnerv
    Nervus pudendus | pudendal nerve | Schamnerv
    Nervi rectales inferiores ; Nervi anales inferiores | inferior rectal nerves ; inferior anal nerves | untere Mastdarmnerven
    Nervi perineales | perineal nerves | Dammnerven
    Nervus dorsalis penis | dorsal nerve of penis | Penisrückennerv
    Nervus dorsalis clitoridis | dorsal nerve of clitoris
    Nervi scrotales posteriores | posterior scrotal nerves
    Nervi labiales posteriores | posterior labial nerves
    Nervus ischiadicus | sciatic nerve ; ischiadic nerve | Ischiasnerv ; Hüftnerv ; Ischias
    Nervus fibularis communis ; Nervus peroneus communis | common fibular nerve ; common peroneal nerve | gemeinsamer Wadenbeinnerv
    Nervus cutaneus surae lateralis ; Nervus cutaneus lateralis surae | lateral sural cutaneous nerve
    Nervus fibularis superficialis ; Nervus peroneus superficialis | superficial fibular nerve ; superficial peroneal nerve | oberflächlicher Wadenbeinnerv
    Nervus cutaneus dorsalis medialis | medial dorsal cutaneous nerve
    Nervus cutaneus dorsalis intermedius | intermediate dorsal cutaneous nerve
    Nervus cutaneus dorsalis lateralis | lateral dorsal cutaneous nerve
    Nervus fibularis profundus ; Nervus peroneus profundus | deep fibular nerve ; deep peroneal nerve | tiefer Wadenbeinnerv
    Nervus tibialis | tibial nerve | Schienbeinnerv
    Nervus interosseus cruris | interosseous nerve of leg
    Nervus cutaneus surae medialis ; Nervus cutaneus medialis surae | medial sural cutaneous nerve
    Nervus suralis | sural nerve | Wadennerv
    Rami calcanei mediales | medial calcaneal branches
    Rami calcanei laterales | lateral calcaneal branches
    Nervus plantaris medialis | medial plantar nerve | innerer Fußsohlennerv
    Nervus plantaris lateralis | lateral plantar nerve | äußerer Fußsohlennerv
    Nervi digitales plantares communes | common plantar digital nerves
    Nervi digitales plantares proprii | proper plantar digital nerves
    Plexus coccygeus | coccygeal plexus | Steißgeflecht
    Nervus anococcygeus ; Nervi anococcygei | anococcygeal nerve ; anococcygeal nerves
    Systema nervosum | nervous system | Nervensystem
    Systema nervosum centrale ; Pars centralis systematis nervosi | central nervous system | zentrales Nervensystem ; Zentralnervensystem
    Systema nervosum periphericum ; Pars peripherica systematis nervosi | peripheral nervous system | peripheres Nervensystem
    Divisio autonomica systematis nervosi peripherici ; Systema nervosum autonomicum | autonomic nervous system ; autonomic division of peripheral nervous system | autonomes Nervensystem ; vegetatives Nervensystem
    Pars sympathica divisionis autonomicae | sympathetic part of autonomic nervous system ; sympathetic nervous system | sympathisches Nervensystem ; Sympathikus
    Pars parasympathica divisionis autonomicae | parasympathetic part of autonomic nervous system ; parasympathetic nervous system | parasympathisches Nervensystem ; Parasympathikus
    Truncus sympathicus | sympathetic trunk | Grenzstrang ; Grenzstrang des Sympathikus
    Ganglia trunci sympathici | ganglia of sympathetic trunk | Grenzstrangganglien
    Ganglion cervicale superius | superior cervical ganglion | oberes Halsganglion
    Ganglion cervicale medium | middle cervical ganglion | mittleres Halsganglion
    Ganglion cervicale inferius | inferior cervical ganglion | unteres Halsganglion
    Ganglion cervicothoracicum ; Ganglion stellatum | cervicothoracic ganglion ; stellate ganglion | Sternganglion
    Ansa subclavia | ansa subclavia
    Nervus vertebralis | vertebral nerve
    Nervus caroticus internus | internal carotid nerve | innerer Karotisnerv
    Plexus caroticus internus | internal carotid plexus
    Plexus caroticus externus | external carotid plexus
    Plexus caroticus communis | common carotid plexus
    Nervus cardiacus cervicalis superior | superior cervical cardiac nerve
    Nervus cardiacus cervicalis medius | middle cervical cardiac nerve
    Nervus cardiacus cervicalis inferior | inferior cervical cardiac nerve
    Plexus cardiacus | cardiac plexus | Herzgeflecht
    Ganglia cardiaca | cardiac ganglia
    Ganglia thoracica | thoracic ganglia
    Nervus splanchnicus major | greater splanchnic nerve | großer Eingeweidenerv
    Nervus splanchnicus minor | lesser splanchnic nerve | kleiner Eingeweidenerv
    Nervus splanchnicus imus | least splanchnic nerve ; lowest splanchnic nerve
    Nervi splanchnici lumbales | lumbar splanchnic nerves
    Nervi splanchnici sacrales | sacral splanchnic nerves
    Nervi splanchnici pelvici | pelvic splanchnic nerves
    Ganglia lumbalia | lumbar ganglia
    Ganglia sacralia | sacral ganglia
    Ganglion impar | ganglion impar
    Plexus aorticus abdominalis | abdominal aortic plexus
    Plexus coeliacus | celiac plexus ; coeliac plexus ; solar plexus | Sonnengeflecht
    Ganglia coeliaca | celiac ganglia ; coeliac ganglia
    Ganglion mesentericum superius | superior mesenteric ganglion | oberes Gekröseganglion
    Ganglion mesentericum inferius | inferior mesenteric ganglion | unteres Gekröseganglion
    Ganglia aorticorenalia | aorticorenal ganglia
    Plexus mesentericus superior | superior mesenteric plexus
    Plexus mesentericus inferior | inferior mesenteric plexus
    Plexus intermesentericus | intermesenteric plexus
    Plexus renalis | renal plexus | Nierengeflecht
    Plexus hypogastricus superior | superior hypogastric plexus
    Nervus hypogastricus | hypogastric nerve
    Plexus hypogastricus inferior ; Plexus pelvicus | inferior hypogastric plexus ; pelvic plexus | Beckengeflecht
    Plexus entericus | enteric plexus | Darmnervengeflecht
    Plexus submucosus | submucous plexus ; Meissner plexus | Meissner-Plexus
    Plexus myentericus | myenteric plexus ; Auerbach plexus | Auerbach-Plexus
    Ganglion | ganglion | Nervenknoten
    Ganglion autonomicum | autonomic ganglion | vegetatives Ganglion
    Ganglion sympathicum | sympathetic ganglion | sympathisches Ganglion
    Ganglion parasympathicum | parasympathetic ganglion | parasympathisches Ganglion
    Epineurium | epineurium
    Perineurium | perineurium
    Endoneurium | endoneurium

    # Spinal cord and the meninges
    Medulla spinalis | spinal cord | Rückenmark
    Intumescentia cervicalis | cervical enlargement | Halsanschwellung
    Intumescentia lumbosacralis | lumbosacral enlargement | Lendenanschwellung
    Conus medullaris | conus medullaris ; medullary cone | Markkegel
    Filum terminale | filum terminale ; terminal filum | Endfaden
    Pars spinalis fili terminalis ; Pars pialis fili terminalis | pial part of filum terminale
    Pars duralis fili terminalis | dural part of filum terminale
    Fissura mediana anterior medullae spinalis | anterior median fissure of spinal cord
    Sulcus medianus posterior medullae spinalis | posterior median sulcus of spinal cord
    Septum medianum posterius | posterior median septum of spinal cord
    Sulcus anterolateralis medullae spinalis | anterolateral sulcus of spinal cord
    Sulcus posterolateralis medullae spinalis | posterolateral sulcus of spinal cord
    Sulcus intermedius posterior | posterior intermediate sulcus
    Pars cervicalis medullae spinalis | cervical part of spinal cord ; cervical cord | Halsmark
    Pars thoracica medullae spinalis | thoracic part of spinal cord ; thoracic cord | Brustmark
    Pars lumbalis medullae spinalis | lumbar part of spinal cord ; lumbar cord | Lendenmark
    Pars sacralis medullae spinalis | sacral part of spinal cord ; sacral cord | Sakralmark
    Canalis centralis medullae spinalis | central canal of spinal cord | Zentralkanal des Rückenmarks
    Ventriculus terminalis medullae spinalis | terminal ventricle of spinal cord
    Substantia grisea | gray matter ; grey matter ; gray substance | graue Substanz
    Substantia alba | white matter ; white substance | weiße Substanz
    Cornu anterius medullae spinalis | anterior horn of spinal cord ; ventral horn of spinal cord | Vorderhorn des Rückenmarks
    Cornu laterale medullae spinalis | lateral horn of spinal cord | Seitenhorn des Rückenmarks
    Cornu posterius medullae spinalis | posterior horn of spinal cord ; dorsal horn of spinal cord | Hinterhorn des Rückenmarks
    Substantia gelatinosa | gelatinous substance of spinal cord
    Nucleus proprius medullae spinalis | nucleus proprius of spinal cord
    Nucleus thoracicus posterior | posterior thoracic nucleus ; dorsal thoracic nucleus ; Clarke column | Clarke-Säule
    Nucleus intermediolateralis | intermediolateral nucleus
    Nucleus intermediomedialis | intermediomedial nucleus
    Nucleus nervi phrenici | nucleus of phrenic nerve
    Nuclei parasympathici sacrales | sacral parasympathetic nuclei
    Commissura grisea anterior medullae spinalis | anterior gray commissure of spinal cord
    Commissura alba anterior medullae spinalis | anterior white commissure of spinal cord
    Formatio reticularis spinalis | spinal reticular formation
    Columna anterior medullae spinalis | anterior column of spinal cord | Vordersäule des Rückenmarks
    Columna posterior medullae spinalis | posterior column of spinal cord | Hintersäule des Rückenmarks
    Columna intermedia medullae spinalis | intermediate column of spinal cord
    Funiculus anterior medullae spinalis | anterior funiculus of spinal cord | Vorderstrang des Rückenmarks
    Funiculus lateralis medullae spinalis | lateral funiculus of spinal cord | Seitenstrang des Rückenmarks
    Funiculus posterior medullae spinalis | posterior funiculus of spinal cord | Hinterstrang des Rückenmarks
    Fasciculus gracilis | gracile fasciculus | Goll-Strang
    Fasciculus cuneatus | cuneate fasciculus | Burdach-Strang
    Fasciculi proprii | fasciculi proprii of spinal cord | Grundbündel
    Tractus pyramidalis | pyramidal tract | Pyramidenbahn
    Tractus corticospinalis anterior | anterior corticospinal tract | vordere Pyramidenbahn ; Pyramidenvorderstrangbahn
    Tractus corticospinalis lateralis | lateral corticospinal tract | seitliche Pyramidenbahn ; Pyramidenseitenstrangbahn
    Tractus corticonuclearis ; Fibrae corticonucleares | corticonuclear fibers ; corticobulbar tract | kortikonukleäre Bahn
    Tractus rubrospinalis | rubrospinal tract | rubrospinale Bahn
    Tractus vestibulospinalis medialis | medial vestibulospinal tract | mediale vestibulospinale Bahn
    Tractus vestibulospinalis lateralis | lateral vestibulospinal tract | seitliche vestibulospinale Bahn
    Tractus tectospinalis | tectospinal tract | tektospinale Bahn
    Tractus reticulospinalis medialis ; Tractus pontoreticulospinalis | medial reticulospinal tract ; pontoreticulospinal tract
    Tractus reticulospinalis lateralis ; Tractus bulboreticulospinalis | lateral reticulospinal tract ; bulboreticulospinal tract
    Tractus olivospinalis | olivospinal tract
    Tractus spinothalamicus anterior | anterior spinothalamic tract | vordere Vorderseitenstrangbahn
    Tractus spinothalamicus lateralis | lateral spinothalamic tract | seitliche Vorderseitenstrangbahn
    Tractus spinocerebellaris anterior | anterior spinocerebellar tract ; ventral spinocerebellar tract | vordere Kleinhirnseitenstrangbahn
    Tractus spinocerebellaris posterior | posterior spinocerebellar tract ; dorsal spinocerebellar tract | hintere Kleinhirnseitenstrangbahn
    Tractus spinoreticularis | spinoreticular tract
    Tractus spinotectalis | spinotectal tract
    Tractus spinoolivaris | spino-olivary tract
    Tractus posterolateralis | posterolateral tract ; dorsolateral tract ; Lissauer tract | Lissauer-Randzone
    Meninges | meninges | Hirn- und Rückenmarkshäute ; Hirnhäute
    Dura mater | dura mater | harte Hirnhaut
    Dura mater cranialis | cranial dura mater
    Dura mater spinalis | spinal dura mater | harte Rückenmarkshaut
    Arachnoidea mater | arachnoid mater ; arachnoid | Spinnwebenhaut ; Spinngewebshaut
    Arachnoidea mater cranialis | cranial arachnoid mater
    Arachnoidea mater spinalis | spinal arachnoid mater
    Pia mater | pia mater | weiche Hirnhaut ; zarte Hirnhaut
    Pia mater cranialis | cranial pia mater
    Pia mater spinalis | spinal pia mater | weiche Rückenmarkshaut
    Leptomeninx | leptomeninx ; leptomeninges | weiche Hirnhäute
    Pachymeninx | pachymeninx
    Ligamentum denticulatum | denticulate ligament | Zahnband des Rückenmarks
    Spatium epidurale | epidural space | Epiduralraum
    Spatium subdurale | subdural space | Subduralraum
    Spatium subarachnoideum ; Spatium leptomeningeum | subarachnoid space ; leptomeningeal space | Subarachnoidalraum
    Liquor cerebrospinalis | cerebrospinal fluid | Hirnwasser ; Nervenwasser
    Falx cerebri | falx cerebri ; cerebral falx | Großhirnsichel ; Hirnsichel
    Tentorium cerebelli | tentorium cerebelli ; cerebellar tentorium | Kleinhirnzelt
    Incisura tentorii | tentorial notch | Tentoriumschlitz
    Falx cerebelli | falx cerebelli ; cerebellar falx | Kleinhirnsichel
    Diaphragma sellae | diaphragma sellae ; sellar diaphragm
    Cavum trigeminale | trigeminal cave ; Meckel cave | Meckel-Raum
    Granulationes arachnoideae | arachnoid granulations | Pacchioni-Granulationen
    Trabeculae arachnoideae | arachnoid trabeculae
    Cisternae subarachnoideae | subarachnoid cisterns | Liquorzisternen
    Cisterna cerebellomedullaris posterior ; Cisterna magna | posterior cerebellomedullary cistern ; cisterna magna
    Cisterna cerebellomedullaris lateralis | lateral cerebellomedullary cistern
    Cisterna ambiens | ambient cistern
    Cisterna interpeduncularis | interpeduncular cistern
    Cisterna chiasmatica | chiasmatic cistern
    Cisterna pontocerebellaris | pontocerebellar cistern
    Cisterna fossae lateralis cerebri | cistern of lateral cerebral fossa
    Cisterna lumbalis | lumbar cistern
    Cisterna quadrigeminalis ; Cisterna venae magnae cerebri | quadrigeminal cistern ; cistern of great cerebral vein

    # Brainstem and the cerebellum
    Encephalon | brain | Gehirn
    Truncus encephali | brainstem ; brain stem | Hirnstamm
    Rhombencephalon | rhombencephalon ; hindbrain | Rautenhirn
    Myelencephalon ; Medulla oblongata ; Bulbus | medulla oblongata ; myelencephalon ; bulb | verlängertes Mark
    Metencephalon | metencephalon | Hinterhirn
    Mesencephalon | midbrain ; mesencephalon | Mittelhirn
    Prosencephalon | prosencephalon ; forebrain | Vorderhirn
    Fissura mediana anterior medullae oblongatae | anterior median fissure of medulla oblongata
    Sulcus medianus posterior medullae oblongatae | posterior median sulcus of medulla oblongata
    Pyramis medullae oblongatae | pyramid of medulla oblongata | Pyramide des verlängerten Marks
    Decussatio pyramidum | decussation of pyramids ; pyramidal decussation | Pyramidenkreuzung
    Sulcus anterolateralis medullae oblongatae | anterolateral sulcus of medulla oblongata
    Sulcus posterolateralis medullae oblongatae | posterolateral sulcus of medulla oblongata
    Oliva | inferior olive ; olive | Olive
    Pedunculus cerebellaris inferior | inferior cerebellar peduncle | unterer Kleinhirnstiel
    Pedunculus cerebellaris medius | middle cerebellar peduncle | mittlerer Kleinhirnstiel
    Pedunculus cerebellaris superior | superior cerebellar peduncle | oberer Kleinhirnstiel
    Tuberculum gracile | gracile tubercle
    Tuberculum cuneatum | cuneate tubercle
    Tuberculum trigeminale | trigeminal tubercle
    Obex | obex | Riegel
    Area postrema | area postrema
    Nucleus gracilis | gracile nucleus | Goll-Kern
    Nucleus cuneatus | cuneate nucleus | Burdach-Kern
    Nucleus spinalis nervi trigemini | spinal nucleus of trigeminal nerve
    Nucleus principalis nervi trigemini ; Nucleus pontinus nervi trigemini | principal sensory nucleus of trigeminal nerve ; pontine nucleus of trigeminal nerve
    Nucleus mesencephalicus nervi trigemini | mesencephalic nucleus of trigeminal nerve
    Nucleus motorius nervi trigemini | motor nucleus of trigeminal nerve
    Nuclei olivares inferiores ; Complexus olivaris inferior | inferior olivary complex ; inferior olivary nuclei | unterer Olivenkernkomplex
    Nucleus olivaris principalis | principal olivary nucleus
    Nucleus nervi hypoglossi | nucleus of hypoglossal nerve ; hypoglossal nucleus | Hypoglossuskern
    Nucleus dorsalis nervi vagi ; Nucleus posterior nervi vagi | dorsal nucleus of vagus nerve ; posterior nucleus of vagus nerve | hinterer Vaguskern
    Nucleus ambiguus | nucleus ambiguus ; ambiguous nucleus | Ambiguuskern
    Nuclei tractus solitarii ; Nucleus tractus solitarii | nuclei of solitary tract ; solitary nucleus | Solitariuskern
    Tractus solitarius | solitary tract
    Nucleus salivatorius inferior | inferior salivatory nucleus | unterer Speichelkern
    Nucleus salivatorius superior | superior salivatory nucleus | oberer Speichelkern
    Nuclei vestibulares | vestibular nuclei | Gleichgewichtskerne ; Vestibulariskerne
    Nucleus vestibularis medialis | medial vestibular nucleus | Schwalbe-Kern
    Nucleus vestibularis lateralis | lateral vestibular nucleus | Deiters-Kern
    Nucleus vestibularis superior | superior vestibular nucleus | Bechterew-Kern
    Nucleus vestibularis inferior | inferior vestibular nucleus | Roller-Kern
    Nucleus cochlearis anterior | anterior cochlear nucleus ; ventral cochlear nucleus
    Nucleus cochlearis posterior | posterior cochlear nucleus ; dorsal cochlear nucleus
    Nuclei raphes | raphe nuclei | Raphekerne
    Formatio reticularis | reticular formation
    Fibrae arcuatae internae | internal arcuate fibers
    Decussatio lemnisci medialis | decussation of medial lemniscus | Schleifenkreuzung
    Lemniscus medialis | medial lemniscus | mediale Schleife
    Lemniscus lateralis | lateral lemniscus | laterale Schleife
    Lemniscus spinalis | spinal lemniscus
    Lemniscus trigeminalis | trigeminal lemniscus
    Fasciculus longitudinalis medialis | medial longitudinal fasciculus | mediales Längsbündel
    Fasciculus longitudinalis posterior ; Fasciculus longitudinalis dorsalis | posterior longitudinal fasciculus ; dorsal longitudinal fasciculus | hinteres Längsbündel ; Schütz-Bündel
    Pons ; Pons Varolii | pons | Brücke
    Sulcus bulbopontinus | medullopontine sulcus ; bulbopontine sulcus
    Sulcus basilaris pontis | basilar sulcus of pons
    Angulus pontocerebellaris ; Trigonum pontocerebellare | cerebellopontine angle | Kleinhirnbrückenwinkel
    Pars basilaris pontis | basilar part of pons
    Tegmentum pontis | tegmentum of pons | Brückenhaube
    Nuclei pontis | pontine nuclei | Brückenkerne
    Nucleus nervi abducentis | nucleus of abducens nerve ; abducens nucleus | Abduzenskern
    Nucleus nervi facialis | motor nucleus of facial nerve ; facial nucleus | Fazialiskern
    Nucleus olivaris superior | superior olivary nucleus | oberer Olivenkern
    Corpus trapezoideum | trapezoid body | Trapezkörper
    Locus caeruleus | locus caeruleus ; locus coeruleus | blauer Kern
    Colliculus facialis | facial colliculus | Fazialishügel
    Fibrae corticopontinae | corticopontine fibers
    Ventriculus quartus | fourth ventricle | vierter Ventrikel
    Fossa rhomboidea | rhomboid fossa ; floor of fourth ventricle | Rautengrube
    Sulcus medianus ventriculi quarti | median sulcus of fourth ventricle
    Sulcus limitans | sulcus limitans
    Eminentia medialis fossae rhomboideae | medial eminence of rhomboid fossa
    Area vestibularis | vestibular area
    Striae medullares ventriculi quarti | medullary striae of fourth ventricle
    Trigonum nervi hypoglossi | hypoglossal trigone ; trigone of hypoglossal nerve
    Trigonum nervi vagi | vagal trigone ; trigone of vagus nerve
    Tegmen ventriculi quarti | roof of fourth ventricle
    Velum medullare superius | superior medullary velum | oberes Marksegel
    Velum medullare inferius | inferior medullary velum | unteres Marksegel
    Plexus choroideus ventriculi quarti | choroid plexus of fourth ventricle
    Recessus lateralis ventriculi quarti | lateral recess of fourth ventricle
    Apertura mediana ventriculi quarti | median aperture of fourth ventricle ; foramen of Magendie
    Apertura lateralis ventriculi quarti | lateral aperture of fourth ventricle ; foramen of Luschka
    Fastigium | fastigium | Dachfirst des vierten Ventrikels
    Fossa interpeduncularis | interpeduncular fossa
    Substantia perforata posterior | posterior perforated substance
    Pedunculus cerebri | cerebral peduncle | Hirnstiel
    Crus cerebri ; Basis pedunculi cerebri | cerebral crus ; base of peduncle | Hirnschenkel
    Tegmentum mesencephali | tegmentum of midbrain | Mittelhirnhaube ; Haube des Mittelhirns
    Substantia nigra | substantia nigra ; black substance | schwarze Substanz
    Pars compacta substantiae nigrae | compact part of substantia nigra
    Pars reticularis substantiae nigrae | reticular part of substantia nigra
    Nucleus ruber | red nucleus | roter Kern
    Nucleus nervi oculomotorii | nucleus of oculomotor nerve ; oculomotor nucleus | Okulomotoriuskern
    Nuclei accessorii nervi oculomotorii | accessory nuclei of oculomotor nerve ; Edinger-Westphal nucleus | Edinger-Westphal-Kern
    Nucleus nervi trochlearis | nucleus of trochlear nerve ; trochlear nucleus | Trochleariskern
    Nucleus interpeduncularis | interpeduncular nucleus
    Nucleus interstitialis | interstitial nucleus ; interstitial nucleus of Cajal | Cajal-Kern
    Area tegmentalis ventralis | ventral tegmental area
    Substantia grisea centralis | periaqueductal gray substance ; central gray substance ; periaqueductal gray | zentrales Höhlengrau
    Aqueductus mesencephali ; Aqueductus cerebri ; Aqueductus Sylvii | aqueduct of midbrain ; cerebral aqueduct ; aqueduct of Sylvius | Aquädukt ; Sylvius-Aquädukt
    Tectum mesencephali | tectum of midbrain | Mittelhirndach
    Lamina tecti ; Lamina quadrigemina | tectal plate ; quadrigeminal plate | Vierhügelplatte
    Colliculus superior | superior colliculus | oberer Hügel
    Colliculus inferior | inferior colliculus | unterer Hügel
    Brachium colliculi superioris | brachium of superior colliculus
    Brachium colliculi inferioris | brachium of inferior colliculus
    Decussatio pedunculorum cerebellarium superiorum | decussation of superior cerebellar peduncles
    Cerebellum | cerebellum ; little brain | Kleinhirn ; Zerebellum
    Vermis cerebelli | vermis of cerebellum ; cerebellar vermis | Kleinhirnwurm
    Hemispherium cerebelli | hemisphere of cerebellum ; cerebellar hemisphere | Kleinhirnhemisphäre ; Kleinhirnhälfte
    Cortex cerebelli | cerebellar cortex | Kleinhirnrinde
    Folia cerebelli | folia of cerebellum | Kleinhirnwindungen
    Fissurae cerebelli | cerebellar fissures
    Vallecula cerebelli | vallecula of cerebellum
    Lobus cerebelli anterior | anterior lobe of cerebellum | Vorderlappen des Kleinhirns
    Lobus cerebelli posterior | posterior lobe of cerebellum | Hinterlappen des Kleinhirns
    Lobus flocculonodularis | flocculonodular lobe
    Fissura prima cerebelli | primary fissure of cerebellum
    Fissura horizontalis cerebelli | horizontal fissure of cerebellum
    Fissura posterolateralis cerebelli | posterolateral fissure of cerebellum
    Lingula cerebelli | lingula of cerebellum
    Lobulus centralis cerebelli | central lobule of cerebellum
    Culmen | culmen
    Declive | declive
    Folium vermis | folium of vermis
    Tuber vermis | tuber of vermis
    Pyramis vermis | pyramis of vermis | Pyramide des Kleinhirnwurms
    Uvula vermis | uvula of vermis
    Nodulus vermis | nodule of vermis
    Flocculus | flocculus | Flocke
    Tonsilla cerebelli | tonsil of cerebellum ; cerebellar tonsil | Kleinhirntonsille
    Lobulus quadrangularis anterior | anterior quadrangular lobule
    Lobulus simplex | simple lobule
    Lobulus semilunaris superior | superior semilunar lobule
    Lobulus semilunaris inferior | inferior semilunar lobule
    Lobulus gracilis | gracile lobule
    Lobulus biventer | biventral lobule
    Arbor vitae cerebelli | arbor vitae of cerebellum | Lebensbaum des Kleinhirns
    Nuclei cerebelli | cerebellar nuclei | Kleinhirnkerne
    Nucleus dentatus | dentate nucleus | Zahnkern
    Nucleus emboliformis ; Nucleus interpositus anterior | emboliform nucleus ; anterior interpositus nucleus | Pfropfkern
    Nucleus globosus ; Nucleus interpositus posterior | globose nucleus ; posterior interpositus nucleus | Kugelkern
    Nucleus fastigii | fastigial nucleus | Dachkern
    Stratum moleculare corticis cerebelli | molecular layer of cerebellar cortex | Molekularschicht der Kleinhirnrinde
    Stratum purkinjense corticis cerebelli | Purkinje cell layer of cerebellar cortex | Purkinje-Zellschicht
    Stratum granulosum corticis cerebelli | granular layer of cerebellar cortex | Körnerschicht der Kleinhirnrinde

    # Forebrain
    Cerebrum ; Telencephalon | cerebrum ; telencephalon | Großhirn ; Endhirn
    Diencephalon | diencephalon ; interbrain | Zwischenhirn
    Hemispherium cerebri | cerebral hemisphere | Großhirnhemisphäre ; Großhirnhälfte
    Cortex cerebri | cerebral cortex | Großhirnrinde ; Hirnrinde
    Gyri cerebri | cerebral gyri | Hirnwindungen
    Sulci cerebri | cerebral sulci | Hirnfurchen
    Lobi cerebri | cerebral lobes | Hirnlappen
    Fissura longitudinalis cerebri | longitudinal cerebral fissure | Längsspalte des Großhirns
    Fissura transversa cerebri | transverse cerebral fissure
    Fossa lateralis cerebri | lateral cerebral fossa
    Facies superolateralis hemispherii cerebri | superolateral face of cerebral hemisphere
    Facies medialis hemispherii cerebri | medial surface of cerebral hemisphere
    Facies inferior hemispherii cerebri | inferior surface of cerebral hemisphere
    Sulcus centralis cerebri ; Fissura Rolandi | central sulcus ; fissure of Rolando | Zentralfurche
    Sulcus lateralis cerebri ; Fissura Sylvii | lateral sulcus ; Sylvian fissure | Sylvius-Furche
    Sulcus parietooccipitalis | parieto-occipital sulcus | Scheitel-Hinterhaupts-Furche
    Sulcus calcarinus | calcarine sulcus | Spornfurche
    Sulcus cinguli | cingulate sulcus | Gürtelfurche
    Sulcus corporis callosi | sulcus of corpus callosum
    Sulcus collateralis | collateral sulcus
    Incisura preoccipitalis | preoccipital notch
    Lobus frontalis | frontal lobe | Stirnlappen ; Frontallappen
    Polus frontalis | frontal pole | Stirnpol
    Gyrus precentralis | precentral gyrus | vordere Zentralwindung
    Sulcus precentralis | precentral sulcus | vordere Zentralfurche
    Gyrus frontalis superior | superior frontal gyrus | obere Stirnwindung
    Gyrus frontalis medius | middle frontal gyrus | mittlere Stirnwindung
    Gyrus frontalis inferior | inferior frontal gyrus | untere Stirnwindung
    Pars opercularis gyri frontalis inferioris | opercular part of inferior frontal gyrus
    Pars triangularis gyri frontalis inferioris | triangular part of inferior frontal gyrus
    Pars orbitalis gyri frontalis inferioris | orbital part of inferior frontal gyrus
    Operculum frontale | frontal operculum
    Sulcus frontalis superior | superior frontal sulcus | obere Stirnfurche
    Sulcus frontalis inferior | inferior frontal sulcus | untere Stirnfurche
    Gyri orbitales | orbital gyri
    Sulci orbitales | orbital sulci
    Gyrus rectus | straight gyrus ; gyrus rectus
    Sulcus olfactorius | olfactory sulcus
    Lobus parietalis | parietal lobe | Scheitellappen
    Gyrus postcentralis | postcentral gyrus | hintere Zentralwindung
    Sulcus postcentralis | postcentral sulcus | hintere Zentralfurche
    Lobulus parietalis superior | superior parietal lobule | oberes Scheitelläppchen
    Lobulus parietalis inferior | inferior parietal lobule | unteres Scheitelläppchen
    Sulcus intraparietalis | intraparietal sulcus
    Gyrus supramarginalis | supramarginal gyrus | Randwindung
    Gyrus angularis | angular gyrus | Winkelwindung
    Operculum parietale | parietal operculum
    Precuneus | precuneus | Vorkeil
    Lobulus paracentralis | paracentral lobule
    Lobus occipitalis | occipital lobe | Hinterhauptslappen
    Polus occipitalis | occipital pole | Hinterhauptspol
    Cuneus | cuneus | Keil
    Gyrus lingualis | lingual gyrus | Zungenwindung
    Sulcus lunatus | lunate sulcus | Affenspalte
    Stria occipitalis ; Stria Gennari | occipital line ; line of Gennari | Gennari-Streifen
    Lobus temporalis | temporal lobe | Schläfenlappen
    Polus temporalis | temporal pole | Schläfenpol
    Gyrus temporalis superior | superior temporal gyrus | obere Schläfenwindung
    Gyrus temporalis medius | middle temporal gyrus | mittlere Schläfenwindung
    Gyrus temporalis inferior | inferior temporal gyrus | untere Schläfenwindung
    Sulcus temporalis superior | superior temporal sulcus | obere Schläfenfurche
    Sulcus temporalis inferior | inferior temporal sulcus | untere Schläfenfurche
    Gyri temporales transversi | transverse temporal gyri ; Heschl gyri | Heschl-Querwindungen
    Operculum temporale | temporal operculum
    Planum temporale | temporal plane ; planum temporale
    Gyrus occipitotemporalis medialis | medial occipitotemporal gyrus
    Gyrus occipitotemporalis lateralis | lateral occipitotemporal gyrus
    Sulcus occipitotemporalis | occipitotemporal sulcus
    Gyrus parahippocampalis | parahippocampal gyrus | Hippocampuswindung
    Uncus gyri parahippocampalis | uncus of parahippocampal gyrus
    Area entorhinalis | entorhinal area ; entorhinal cortex | entorhinale Rinde
    Insula ; Lobus insularis ; Insula Reilii | insula ; insular lobe ; island of Reil | Insel ; Inselrinde ; Reil-Insel
    Gyri insulae | insular gyri
    Sulcus centralis insulae | central sulcus of insula
    Sulcus circularis insulae | circular sulcus of insula
    Limen insulae | limen insulae
    Lobus limbicus | limbic lobe | limbischer Lappen
    Systema limbicum | limbic system | limbisches System
    Gyrus cinguli | cingulate gyrus | Gürtelwindung
    Isthmus gyri cinguli | isthmus of cingulate gyrus
    Gyrus fasciolaris | fasciolar gyrus
    Gyrus dentatus | dentate gyrus | gezähnte Windung
    Area subcallosa | subcallosal area
    Gyrus paraterminalis | paraterminal gyrus
    Corpus callosum | corpus callosum | Balken
    Rostrum corporis callosi | rostrum of corpus callosum | Balkenschnabel
    Genu corporis callosi | genu of corpus callosum | Balkenknie
    Truncus corporis callosi | body of corpus callosum ; trunk of corpus callosum | Balkenstamm
    Splenium corporis callosi | splenium of corpus callosum | Balkenwulst
    Forceps minor ; Forceps frontalis | minor forceps ; frontal forceps
    Forceps major ; Forceps occipitalis | major forceps ; occipital forceps
    Tapetum corporis callosi | tapetum of corpus callosum
    Indusium griseum | indusium griseum
    Fornix | fornix | Gewölbe
    Columna fornicis | column of fornix
    Corpus fornicis | body of fornix
    Crus fornicis | crus of fornix
    Commissura fornicis | commissure of fornix ; hippocampal commissure
    Fimbria hippocampi | fimbria of hippocampus
    Septum pellucidum | septum pellucidum | durchsichtige Scheidewand
    Cavum septi pellucidi | cave of septum pellucidum ; cavity of septum pellucidum
    Commissura anterior | anterior commissure | vordere Kommissur
    Commissura posterior ; Commissura epithalamica | posterior commissure ; epithalamic commissure | hintere Kommissur
    Commissura habenularum | habenular commissure
    Ventriculi encephali | ventricles of brain ; cerebral ventricles | Hirnkammern ; Hirnventrikel
    Ventriculus lateralis | lateral ventricle | Seitenventrikel
    Cornu frontale ventriculi lateralis ; Cornu anterius ventriculi lateralis | frontal horn of lateral ventricle ; anterior horn of lateral ventricle | Vorderhorn des Seitenventrikels
    Pars centralis ventriculi lateralis | central part of lateral ventricle ; body of lateral ventricle
    Atrium ventriculi lateralis | atrium of lateral ventricle
    Cornu occipitale ventriculi lateralis ; Cornu posterius ventriculi lateralis | occipital horn of lateral ventricle ; posterior horn of lateral ventricle | Hinterhorn des Seitenventrikels
    Cornu temporale ventriculi lateralis ; Cornu inferius ventriculi lateralis | temporal horn of lateral ventricle ; inferior horn of lateral ventricle | Unterhorn des Seitenventrikels
    Plexus choroideus ventriculi lateralis | choroid plexus of lateral ventricle
    Plexus choroideus | choroid plexus | Adergeflecht des Gehirns
    Tela choroidea | tela choroidea ; choroid membrane
    Foramen interventriculare | interventricular foramen ; foramen of Monro | Monro-Loch
    Ventriculus tertius | third ventricle | dritter Ventrikel
    Plexus choroideus ventriculi tertii | choroid plexus of third ventricle
    Recessus opticus | optic recess ; supra-optic recess
    Recessus infundibuli | infundibular recess
    Recessus pinealis | pineal recess
    Recessus suprapinealis | suprapineal recess
    Adhesio interthalamica | interthalamic adhesion ; massa intermedia
    Sulcus hypothalamicus | hypothalamic sulcus
    Lamina terminalis | lamina terminalis | Endplatte
    Calcar avis | calcar avis | Vogelsporn
    Eminentia collateralis | collateral eminence
    Hippocampus | hippocampus | Seepferdchen
    Pes hippocampi | pes hippocampi
    Alveus hippocampi | alveus of hippocampus
    Subiculum | subiculum
    Cornu Ammonis ; Hippocampus proprius | Ammon's horn ; hippocampus proper | Ammonshorn
    Fissura choroidea | choroidal fissure
    Nuclei basales | basal nuclei ; basal ganglia | Basalganglien ; Basalkerne
    Corpus striatum | corpus striatum | Streifenkörper
    Nucleus caudatus | caudate nucleus | Schweifkern
    Caput nuclei caudati | head of caudate nucleus | Kopf des Schweifkerns
    Corpus nuclei caudati | body of caudate nucleus | Körper des Schweifkerns
    Cauda nuclei caudati | tail of caudate nucleus | Schwanz des Schweifkerns
    Nucleus lentiformis | lentiform nucleus ; lenticular nucleus | Linsenkern
    Putamen | putamen | Schalenkern
    Globus pallidus ; Pallidum | globus pallidus ; pallidum | bleicher Kern
    Globus pallidus lateralis | globus pallidus lateral segment ; external globus pallidus
    Globus pallidus medialis | globus pallidus medial segment ; internal globus pallidus
    Nucleus accumbens | nucleus accumbens
    Claustrum | claustrum | Vormauer
    Corpus amygdaloideum | amygdaloid body ; amygdala | Mandelkern ; Mandelkörper
    Substantia innominata | substantia innominata
    Nucleus basalis | basal nucleus ; basal nucleus of Meynert | Meynert-Basalkern
    Capsula interna | internal capsule | innere Kapsel
    Crus anterius capsulae internae | anterior limb of internal capsule | vorderer Schenkel der inneren Kapsel
    Genu capsulae internae | genu of internal capsule | Knie der inneren Kapsel
    Crus posterius capsulae internae | posterior limb of internal capsule | hinterer Schenkel der inneren Kapsel
    Capsula externa | external capsule | äußere Kapsel
    Capsula extrema | extreme capsule | äußerste Kapsel
    Corona radiata | corona radiata | Stabkranz
    Radiatio optica | optic radiation | Sehstrahlung
    Radiatio acustica | acoustic radiation | Hörstrahlung
    Fibrae associationis telencephali | association fibers of telencephalon | Assoziationsfasern
    Fibrae commissurales telencephali | commissural fibers of telencephalon | Kommissurenfasern
    Fibrae arcuatae cerebri | arcuate fibers of cerebrum | Bogenfasern
    Cingulum cerebri | cingulum of brain ; cingulum
    Fasciculus longitudinalis superior ; Fasciculus arcuatus | superior longitudinal fasciculus ; arcuate fasciculus | oberes Längsbündel
    Fasciculus longitudinalis inferior | inferior longitudinal fasciculus | unteres Längsbündel
    Fasciculus uncinatus | uncinate fasciculus | Hakenbündel
    Rhinencephalon | rhinencephalon ; olfactory brain | Riechhirn
    Bulbus olfactorius | olfactory bulb | Riechkolben
    Tractus olfactorius | olfactory tract | Riechbahn
    Trigonum olfactorium | olfactory trigone
    Stria olfactoria medialis | medial olfactory stria
    Stria olfactoria lateralis | lateral olfactory stria
    Tuberculum olfactorium | olfactory tubercle
    Substantia perforata anterior | anterior perforated substance
    Chiasma opticum | optic chiasm ; optic chiasma | Sehnervenkreuzung
    Tractus opticus | optic tract | Sehbahn ; Sehstrang
    Thalamus | thalamus | Sehhügel
    Pulvinar thalami | pulvinar of thalamus ; pulvinar
    Tuberculum anterius thalami | anterior thalamic tubercle
    Stria medullaris thalami | stria medullaris of thalamus
    Nuclei anteriores thalami | anterior nuclei of thalamus
    Nuclei mediales thalami ; Nucleus mediodorsalis | medial nuclei of thalamus ; mediodorsal nucleus
    Nucleus ventralis anterior | ventral anterior nucleus of thalamus
    Nucleus ventralis lateralis | ventral lateral nucleus of thalamus
    Nucleus ventralis posterolateralis | ventral posterolateral nucleus of thalamus
    Nucleus ventralis posteromedialis | ventral posteromedial nucleus of thalamus
    Nuclei reticulares thalami ; Nucleus reticularis thalami | reticular nucleus of thalamus
    Nuclei intralaminares thalami | intralaminar nuclei of thalamus
    Nucleus centromedianus | centromedian nucleus
    Lamina medullaris interna thalami | internal medullary lamina of thalamus
    Metathalamus | metathalamus
    Corpus geniculatum laterale | lateral geniculate body | seitlicher Kniehöcker
    Corpus geniculatum mediale | medial geniculate body | innerer Kniehöcker
    Epithalamus | epithalamus
    Habenula | habenula | Zügel
    Trigonum habenulare | habenular trigone
    Glandula pinealis ; Corpus pineale ; Epiphysis cerebri | pineal gland ; pineal body ; pineal | Zirbeldrüse ; Epiphyse ; Pinealdrüse ; Epiphyse des Gehirns
    Subthalamus | subthalamus
    Nucleus subthalamicus | subthalamic nucleus
    Zona incerta | zona incerta
    Hypothalamus | hypothalamus
    Corpus mammillare | mammillary body | Mammillarkörper
    Tuber cinereum | tuber cinereum | grauer Höcker
    Infundibulum hypothalami ; Infundibulum hypophysis | infundibulum of hypothalamus ; pituitary stalk | Hypophysenstiel ; Trichter des Hypothalamus
    Eminentia mediana | median eminence
    Nucleus supraopticus | supra-optic nucleus | supraoptischer Kern
    Nucleus paraventricularis hypothalami | paraventricular nucleus of hypothalamus
    Nucleus suprachiasmaticus | suprachiasmatic nucleus | suprachiasmatischer Kern
    Nucleus arcuatus hypothalami | arcuate nucleus of hypothalamus | Bogenkern des Hypothalamus
    Nucleus ventromedialis hypothalami | ventromedial nucleus of hypothalamus
    Nucleus dorsomedialis hypothalami | dorsomedial nucleus of hypothalamus
    Nucleus posterior hypothalami | posterior nucleus of hypothalamus
    Area preoptica | preoptic area
    Tractus hypothalamohypophysialis | hypothalamohypophysial tract
    Fasciculus mammillothalamicus ; Tractus mammillothalamicus | mammillothalamic fasciculus ; mammillothalamic tract | Vicq-d'Azyr-Bündel
    Ansa lenticularis | ansa lenticularis | Linsenkernschlinge
    Fasciculus retroflexus ; Tractus habenulointerpeduncularis | habenulo-interpeduncular tract ; fasciculus retroflexus | Meynert-Bündel
    Stria terminalis | stria terminalis
    Neocortex ; Isocortex | neocortex ; isocortex
    Allocortex | allocortex
    Lamina molecularis isocorticis | molecular layer of isocortex | Molekularschicht der Hirnrinde
    Lamina granularis externa isocorticis | external granular layer of isocortex | äußere Körnerschicht der Hirnrinde
    Lamina pyramidalis externa isocorticis | external pyramidal layer of isocortex | äußere Pyramidenschicht der Hirnrinde
    Lamina granularis interna isocorticis | internal granular layer of isocortex | innere Körnerschicht der Hirnrinde
    Lamina pyramidalis interna isocorticis | internal pyramidal layer of isocortex | innere Pyramidenschicht der Hirnrinde
    Lamina multiformis isocorticis | multiform layer of isocortex | multiforme Schicht der Hirnrinde

    # Eye and its surroundings
    Organa sensuum | sense organs | Sinnesorgane
    Bulbus oculi | eyeball ; eye ball | Augapfel
    Polus anterior bulbi oculi | anterior pole of eyeball | vorderer Augenpol
    Polus posterior bulbi oculi | posterior pole of eyeball | hinterer Augenpol
    Equator bulbi oculi | equator of eyeball | Augenäquator
    Axis bulbi externus | external axis of eyeball
    Axis opticus | optic axis ; optical axis | optische Achse ; Sehachse
    Tunica fibrosa bulbi | fibrous layer of eyeball | äußere Augenhaut
    Sclera | sclera ; white of eye | Lederhaut des Auges ; Sklera ; Lederhaut
    Limbus corneae | corneoscleral junction ; corneal limbus | Hornhautrand
    Lamina cribrosa sclerae | lamina cribrosa of sclera | Siebplatte der Lederhaut
    Sinus venosus sclerae | scleral venous sinus ; canal of Schlemm | Schlemm-Kanal
    Reticulum trabeculare | trabecular tissue ; trabecular meshwork | Trabekelwerk
    Cornea | cornea | Hornhaut des Auges ; Augenhornhaut ; Kornea ; Hornhaut
    Vertex corneae | corneal vertex | Hornhautscheitel
    Epithelium anterius corneae | corneal epithelium | Hornhautepithel
    Lamina limitans anterior corneae | anterior limiting lamina of cornea ; Bowman membrane | Bowman-Membran
    Substantia propria corneae | substantia propria of cornea ; corneal stroma | Hornhautstroma
    Lamina limitans posterior corneae | posterior limiting lamina of cornea ; Descemet membrane | Descemet-Membran
    Epithelium posterius corneae ; Endothelium corneae | endothelium of anterior chamber ; corneal endothelium | Hornhautendothel
    Tunica vasculosa bulbi ; Uvea | vascular layer of eyeball ; uvea | mittlere Augenhaut ; Gefäßhaut des Auges
    Choroidea ; Choroides | choroid | Aderhaut
    Lamina suprachoroidea | suprachoroid lamina
    Lamina vasculosa choroideae | vascular lamina of choroid
    Lamina choroidocapillaris | capillary lamina of choroid
    Lamina basalis choroideae ; Complexus basalis choroideae | basal lamina of choroid ; Bruch membrane | Bruch-Membran
    Corpus ciliare | ciliary body | Ziliarkörper ; Strahlenkörper
    Corona ciliaris | corona ciliaris
    Processus ciliares | ciliary processes | Ziliarfortsätze
    Orbiculus ciliaris | orbiculus ciliaris
    Iris | iris | Regenbogenhaut
    Margo pupillaris iridis | pupillary margin of iris
    Margo ciliaris iridis | ciliary margin of iris
    Anulus iridis major | outer border of iris
    Anulus iridis minor | inner border of iris
    Stroma iridis | stroma of iris
    Epithelium pigmentosum iridis | pigmented epithelium of iris
    Circulus arteriosus iridis major | major circulus arteriosus of iris
    Angulus iridocornealis | iridocorneal angle | Kammerwinkel
    Pupilla | pupil | Pupille ; Sehloch
    Tunica interna bulbi | inner layer of eyeball | innere Augenhaut
    Retina | retina | Netzhaut
    Pars caeca retinae | nonvisual retina | blinder Teil der Netzhaut
    Pars optica retinae | optic part of retina | sehender Teil der Netzhaut
    Ora serrata | ora serrata
    Stratum pigmentosum retinae | pigmented layer of retina ; retinal pigment epithelium | Pigmentepithel der Netzhaut
    Stratum nervosum retinae ; Stratum neurale retinae | neural layer of retina
    Stratum photosensorium retinae | layer of inner and outer segments of retina ; photoreceptor layer | Photorezeptorschicht
    Bacillus retinae | retinal rod ; rod cell | Stäbchen ; Stäbchenzelle
    Conus retinae | retinal cone ; cone cell | Zapfen ; Zapfenzelle
    Stratum nucleare externum retinae | outer nuclear layer of retina | äußere Körnerschicht der Netzhaut
    Stratum plexiforme externum retinae | outer plexiform layer of retina | äußere plexiforme Schicht der Netzhaut
    Stratum nucleare internum retinae | inner nuclear layer of retina | innere Körnerschicht der Netzhaut
    Stratum plexiforme internum retinae | inner plexiform layer of retina | innere plexiforme Schicht der Netzhaut
    Stratum ganglionicum retinae | ganglionic layer of retina ; ganglion cell layer of retina | Ganglienzellschicht der Netzhaut
    Stratum neurofibrarum retinae | layer of nerve fibers of retina ; nerve fiber layer of retina | Nervenfaserschicht der Netzhaut
    Stratum limitans internum retinae | inner limiting layer of retina | innere Grenzmembran der Netzhaut
    Stratum limitans externum retinae | outer limiting layer of retina | äußere Grenzmembran der Netzhaut
    Discus nervi optici ; Papilla nervi optici | optic disc ; optic papilla ; blind spot | Sehnervenpapille ; blinder Fleck
    Excavatio disci | depression of optic disc ; physiological cup
    Macula lutea | macula ; macula lutea ; yellow spot | gelber Fleck
    Fovea centralis retinae | fovea centralis | Sehgrube
    Foveola retinae | foveola of retina
    Arteriola temporalis retinae superior | superior temporal retinal arteriole
    Arteriola temporalis retinae inferior | inferior temporal retinal arteriole
    Arteriola nasalis retinae superior | superior nasal retinal arteriole
    Arteriola nasalis retinae inferior | inferior nasal retinal arteriole
    Camera anterior bulbi oculi | anterior chamber of eyeball | vordere Augenkammer
    Camera posterior bulbi oculi | posterior chamber of eyeball | hintere Augenkammer
    Camera vitrea ; Camera postrema bulbi oculi | vitreous chamber ; postremal chamber of eyeball | Glaskörperraum
    Humor aquosus | aqueous humor | Kammerwasser
    Corpus vitreum | vitreous body | Glaskörper
    Canalis hyaloideus | hyaloid canal ; Cloquet canal
    Fossa hyaloidea | hyaloid fossa
    Membrana vitrea | vitreous membrane
    Humor vitreus | vitreous humor
    Lens ; Lens crystallina | lens ; crystalline lens | Augenlinse ; Linse
    Nucleus lentis | nucleus of lens | Linsenkern des Auges
    Cortex lentis | cortex of lens | Linsenrinde
    Capsula lentis | capsule of lens ; lens capsule | Linsenkapsel
    Epithelium lentis | lens epithelium | Linsenepithel
    Polus anterior lentis | anterior pole of lens
    Polus posterior lentis | posterior pole of lens
    Equator lentis | equator of lens | Linsenäquator
    Zonula ciliaris | ciliary zonule ; zonule of Zinn | Zonula Zinnii
    Fibrae zonulares | zonular fibers ; suspensory ligament of lens | Zonulafasern ; Linsenbänder
    Structurae oculi accessoriae | accessory visual structures | Hilfsorgane des Auges
    Periorbita | periorbita | Augenhöhlenperiost
    Septum orbitale | orbital septum
    Vagina bulbi | fascial sheath of eyeball ; Tenon capsule | Tenon-Kapsel
    Spatium episclerale | episcleral space
    Corpus adiposum orbitae | retrobulbar fat ; orbital fat body | Augenfettkörper
    Supercilium | eyebrow | Augenbraue
    Palpebra | eyelid | Augenlid ; Lid
    Palpebra superior | upper eyelid ; superior eyelid | Oberlid
    Palpebra inferior | lower eyelid ; inferior eyelid | Unterlid
    Rima palpebrarum | palpebral fissure | Lidspalte
    Commissura lateralis palpebrarum | lateral palpebral commissure
    Commissura medialis palpebrarum | medial palpebral commissure
    Angulus oculi lateralis | lateral angle of eye ; lateral canthus | äußerer Augenwinkel
    Angulus oculi medialis | medial angle of eye ; medial canthus | innerer Augenwinkel
    Limbus palpebrae | edge of eyelid | Lidkante
    Cilia | eyelash ; eyelashes | Wimpern ; Augenwimpern
    Tarsus superior palpebrae | superior tarsus of eyelid | Lidplatte des Oberlids
    Tarsus inferior palpebrae | inferior tarsus of eyelid | Lidplatte des Unterlids
    Ligamentum palpebrale mediale | medial palpebral ligament | inneres Lidband
    Ligamentum palpebrale laterale | lateral palpebral ligament | äußeres Lidband
    Glandulae tarsales | tarsal glands ; Meibomian glands | Meibom-Drüsen
    Glandulae ciliares palpebrae | ciliary glands of eyelid ; Moll glands | Moll-Drüsen
    Glandulae sebaceae palpebrae | sebaceous glands of eyelid ; Zeis glands | Zeis-Drüsen
    Tunica conjunctiva | conjunctiva | Bindehaut ; Konjunktiva
    Tunica conjunctiva bulbi | bulbar conjunctiva | Bindehaut des Augapfels
    Tunica conjunctiva palpebrarum | palpebral conjunctiva | Bindehaut der Lider
    Fornix conjunctivae superior | superior conjunctival fornix
    Fornix conjunctivae inferior | inferior conjunctival fornix
    Saccus conjunctivalis | conjunctival sac | Bindehautsack
    Plica semilunaris conjunctivae | plica semilunaris of conjunctiva | halbmondförmige Bindehautfalte
    Caruncula lacrimalis | lacrimal caruncle | Tränenwärzchen
    Apparatus lacrimalis | lacrimal apparatus | Tränenapparat
    Glandula lacrimalis | lacrimal gland | Tränendrüse
    Pars orbitalis glandulae lacrimalis | orbital part of lacrimal gland
    Pars palpebralis glandulae lacrimalis | palpebral part of lacrimal gland
    Ductuli excretorii glandulae lacrimalis | excretory ducts of lacrimal gland
    Lacus lacrimalis | lacus lacrimalis ; lacrimal lake | Tränensee
    Papilla lacrimalis | lacrimal papilla
    Punctum lacrimale | lacrimal punctum | Tränenpunkt ; Tränenpünktchen
    Canaliculus lacrimalis | lacrimal canaliculus | Tränenkanälchen ; Tränenröhrchen
    Saccus lacrimalis | lacrimal sac | Tränensack
    Ductus nasolacrimalis | nasolacrimal duct | Tränennasengang ; Tränen-Nasen-Gang
    Plica lacrimalis | lacrimal fold

    # Ear, and the organs of smell and taste
    Auris externa | external ear | äußeres Ohr ; Außenohr
    Auris media | middle ear | Mittelohr
    Auris interna | internal ear ; inner ear | Innenohr
    Auricula ; Pinna | auricle ; pinna | Ohrmuschel
    Lobulus auriculae | lobule of auricle ; earlobe | Ohrläppchen
    Cartilago auriculae | auricular cartilage | Ohrknorpel
    Helix | helix | Ohrkrempe
    Crus helicis | crus of helix
    Spina helicis | spine of helix
    Cauda helicis | tail of helix
    Antihelix | antihelix ; anthelix | Gegenkrempe
    Crura antihelicis | crura of antihelix
    Fossa triangularis auriculae | triangular fossa of auricle
    Scapha | scapha
    Concha auriculae | concha of auricle
    Cymba conchae | cymba conchae
    Cavitas conchae | cavity of concha
    Tragus | tragus | Ohrbock
    Antitragus | antitragus | Gegenbock
    Incisura intertragica | intertragic incisure
    Tuberculum auriculare | auricular tubercle ; Darwin tubercle | Darwin-Höcker
    Meatus acusticus externus | external acoustic meatus ; ear canal | äußerer Gehörgang
    Cartilago meatus acustici | cartilage of acoustic meatus
    Isthmus meatus acustici externi | isthmus of external acoustic meatus
    Glandulae ceruminosae | ceruminous glands | Ohrenschmalzdrüsen
    Membrana tympanica ; Membrana tympani ; Myrinx | tympanic membrane ; eardrum ; ear drum | Trommelfell
    Pars flaccida membranae tympanicae | pars flaccida of tympanic membrane | schlaffer Teil des Trommelfells
    Pars tensa membranae tympanicae | pars tensa of tympanic membrane | gespannter Teil des Trommelfells
    Umbo membranae tympanicae | umbo of tympanic membrane | Trommelfellnabel
    Stria mallearis | malleolar stria ; mallear stripe | Hammerstreifen
    Prominentia mallearis | malleolar prominence ; mallear prominence
    Plica mallearis anterior membranae tympanicae | anterior malleolar fold of tympanic membrane
    Plica mallearis posterior membranae tympanicae | posterior malleolar fold of tympanic membrane
    Anulus fibrocartilagineus membranae tympanicae | fibrocartilaginous ring of tympanic membrane
    Cavitas tympani | tympanic cavity | Paukenhöhle
    Recessus epitympanicus | epitympanic recess ; attic | Kuppelraum der Paukenhöhle
    Paries tegmentalis cavitatis tympani | tegmental roof of tympanic cavity
    Paries jugularis cavitatis tympani | jugular floor of tympanic cavity
    Paries labyrinthicus cavitatis tympani | labyrinthine wall of tympanic cavity
    Paries mastoideus cavitatis tympani | mastoid wall of tympanic cavity
    Paries caroticus cavitatis tympani | carotid wall of tympanic cavity
    Paries membranaceus cavitatis tympani | membranous wall of tympanic cavity
    Promontorium tympani | promontory of tympanic cavity
    Fenestra vestibuli ; Fenestra ovalis | oval window ; vestibular window | ovales Fenster
    Fenestra cochleae ; Fenestra rotunda | round window ; cochlear window | rundes Fenster
    Membrana tympanica secundaria | secondary tympanic membrane
    Aditus ad antrum mastoideum | aditus to mastoid antrum
    Eminentia pyramidalis | pyramidal eminence
    Prominentia canalis nervi facialis | prominence of facial canal
    Sinus tympani | sinus tympani
    Ossicula auditus | auditory ossicles ; ear ossicles | Gehörknöchelchen
    Malleus | malleus ; hammer ; hammer bone | Hammer
    Manubrium mallei | handle of malleus | Hammergriff
    Caput mallei | head of malleus | Hammerkopf
    Collum mallei | neck of malleus | Hammerhals
    Processus lateralis mallei | lateral process of malleus
    Processus anterior mallei | anterior process of malleus
    Incus | incus ; anvil ; anvil bone | Amboss
    Corpus incudis | body of incus | Ambosskörper
    Crus longum incudis | long limb of incus | langer Ambossschenkel
    Crus breve incudis | short limb of incus | kurzer Ambossschenkel
    Processus lenticularis | lenticular process
    Stapes | stapes ; stirrup ; stirrup bone | Steigbügel
    Caput stapedis | head of stapes | Steigbügelkopf
    Crus anterius stapedis | anterior limb of stapes
    Crus posterius stapedis | posterior limb of stapes
    Basis stapedis | base of stapes ; footplate of stapes | Steigbügelfußplatte
    Articulatio incudomallearis | incudomallear joint ; incudomalleolar joint | Hammer-Amboss-Gelenk
    Articulatio incudostapedialis | incudostapedial joint | Amboss-Steigbügel-Gelenk
    Syndesmosis tympanostapedialis | tympanostapedial syndesmosis
    Ligamentum anulare stapediale | anular ligament of stapes | Steigbügelringband
    Tuba auditiva ; Tuba auditoria ; Tuba Eustachii | auditory tube ; Eustachian tube ; pharyngotympanic tube | Ohrtrompete ; Eustachi-Röhre ; Tube nach Eustachi
    Ostium tympanicum tubae auditivae | tympanic opening of auditory tube
    Ostium pharyngeum tubae auditivae | pharyngeal opening of auditory tube
    Cartilago tubae auditivae | cartilage of auditory tube | Tubenknorpel
    Isthmus tubae auditivae | isthmus of auditory tube
    Labyrinthus osseus | bony labyrinth | knöchernes Labyrinth
    Labyrinthus membranaceus | membranous labyrinth | häutiges Labyrinth
    Labyrinthus vestibularis | vestibular labyrinth | Gleichgewichtsorgan
    Labyrinthus cochlearis | cochlear labyrinth | Hörorgan
    Vestibulum auris internae | vestibule of inner ear | Vorhof des Innenohrs
    Recessus ellipticus | elliptical recess ; utricular recess
    Recessus sphericus | spherical recess ; saccular recess
    Crista vestibuli | vestibular crest
    Aqueductus vestibuli | vestibular aqueduct
    Canales semicirculares | semicircular canals | knöcherne Bogengänge
    Canalis semicircularis anterior | anterior semicircular canal | vorderer Bogengang
    Canalis semicircularis posterior | posterior semicircular canal | hinterer Bogengang
    Canalis semicircularis lateralis | lateral semicircular canal | seitlicher Bogengang
    Crus osseum commune | common bony limb
    Ductus semicirculares | semicircular ducts | häutige Bogengänge
    Ductus semicircularis anterior | anterior semicircular duct
    Ductus semicircularis posterior | posterior semicircular duct
    Ductus semicircularis lateralis | lateral semicircular duct
    Ampulla membranacea | membranous ampulla
    Crista ampullaris | ampullary crest
    Cupula ampullaris | ampullary cupula
    Utriculus | utricle
    Sacculus | saccule
    Macula utriculi | macula of utricle
    Macula sacculi | macula of saccule
    Statoconium ; Otolithus | otolith ; otoconium ; statoconium | Ohrstein ; Otolith
    Membrana statoconiorum | otolithic membrane | Statolithenmembran
    Ductus utriculosaccularis | utriculosaccular duct
    Ductus endolymphaticus | endolymphatic duct
    Saccus endolymphaticus | endolymphatic sac
    Ductus reuniens | ductus reuniens
    Spatium endolymphaticum | endolymphatic space
    Spatium perilymphaticum | perilymphatic space
    Endolympha | endolymph | Endolymphe
    Perilympha | perilymph | Perilymphe
    Cochlea | cochlea | Schnecke ; Hörschnecke
    Cupula cochleae | cochlear cupula | Schneckenkuppel
    Basis cochleae | base of cochlea | Schneckenbasis
    Canalis spiralis cochleae | spiral canal of cochlea | Schneckengang
    Modiolus cochleae | modiolus of cochlea | Schneckenspindel ; Schneckenachse
    Lamina spiralis ossea | osseous spiral lamina
    Hamulus laminae spiralis | hamulus of spiral lamina
    Scala vestibuli | scala vestibuli | Vorhoftreppe
    Scala tympani | scala tympani | Paukentreppe
    Ductus cochlearis ; Scala media | cochlear duct ; scala media | häutiger Schneckengang
    Helicotrema | helicotrema | Schneckenloch
    Paries vestibularis ductus cochlearis ; Membrana vestibularis | vestibular membrane ; Reissner membrane | Reissner-Membran
    Paries tympanicus ductus cochlearis | tympanic surface of cochlear duct
    Lamina basilaris ductus cochlearis | basilar membrane | Basilarmembran
    Ligamentum spirale cochleae | spiral ligament of cochlea
    Stria vascularis ductus cochlearis | stria vascularis of cochlear duct
    Organum spirale | spiral organ ; organ of Corti | Corti-Organ
    Membrana tectoria ductus cochlearis | tectorial membrane of cochlear duct
    Cochleocytus internus | inner hair cell | innere Haarzelle
    Cochleocytus externus | outer hair cell | äußere Haarzelle
    Fundus meatus acustici interni | fundus of internal acoustic meatus
    Organum olfactorium ; Organum olfactus | olfactory organ | Riechorgan ; Geruchsorgan
    Organum gustatorium ; Organum gustus | gustatory organ | Geschmacksorgan
    Caliculus gustatorius ; Gemma gustatoria | taste bud | Geschmacksknospe
    Porus gustatorius | taste pore | Geschmacksporus

    # Mouth, the teeth, the salivary glands and the throat
    Apparatus digestorius ; Systema digestorium | alimentary system ; digestive system | Verdauungssystem ; Verdauungsapparat
    Cavitas oris | oral cavity ; mouth cavity | Mundhöhle
    Vestibulum oris | oral vestibule ; vestibule of mouth | Mundvorhof
    Cavitas oris propria | oral cavity proper | eigentliche Mundhöhle
    Rima oris | oral opening ; oral fissure | Mundspalte
    Labia oris | lips | Lippen
    Labium superius oris | upper lip | Oberlippe
    Labium inferius oris | lower lip | Unterlippe
    Philtrum | philtrum | Lippenrinne
    Tuberculum labii superioris | tubercle of upper lip
    Frenulum labii superioris | frenulum of upper lip | Oberlippenbändchen
    Frenulum labii inferioris | frenulum of lower lip | Unterlippenbändchen
    Angulus oris | angle of mouth | Mundwinkel
    Commissura labiorum oris | labial commissure of mouth
    Corpus adiposum buccae | buccal fat pad | Wangenfettpfropf ; Bichat-Fettpfropf
    Papilla ductus parotidei | papilla of parotid duct
    Palatum | palate | Gaumen
    Palatum durum | hard palate | harter Gaumen
    Palatum molle ; Velum palatinum | soft palate ; velum palatinum | weicher Gaumen ; Gaumensegel
    Raphe palati | palatine raphe
    Plicae palatinae transversae | transverse palatine folds ; palatine rugae | Gaumenfalten
    Papilla incisiva | incisive papilla
    Gingiva | gingiva ; gum | Zahnfleisch
    Margo gingivalis | gingival margin | Zahnfleischrand
    Papilla gingivalis ; Papilla interdentalis | gingival papilla ; interdental papilla | Zahnfleischpapille
    Sulcus gingivalis | gingival sulcus ; gingival groove | Zahnfleischfurche
    Caruncula sublingualis | sublingual caruncle
    Plica sublingualis | sublingual fold | Unterzungenfalte
    Glandulae oris | glands of mouth
    Glandulae salivariae majores | major salivary glands | große Speicheldrüsen
    Glandulae salivariae minores | minor salivary glands | kleine Speicheldrüsen
    Glandula sublingualis | sublingual gland ; sublingual salivary gland | Unterzungendrüse ; Unterzungenspeicheldrüse
    Ductus sublingualis major | major sublingual duct
    Ductus sublinguales minores | minor sublingual ducts
    Glandula submandibularis ; Glandula submaxillaris | submandibular gland ; submandibular salivary gland ; submaxillary gland | Unterkieferdrüse ; Unterkieferspeicheldrüse
    Ductus submandibularis ; Ductus Whartonianus | submandibular duct ; Wharton duct ; duct of Wharton ; Wharton's duct | Unterkieferdrüsengang ; Wharton-Gang
    Glandula parotidea ; Parotis ; Glandula parotis | parotid gland ; parotid | Ohrspeicheldrüse
    Pars superficialis glandulae parotideae | superficial part of parotid gland
    Pars profunda glandulae parotideae | deep part of parotid gland
    Glandula parotidea accessoria | accessory parotid gland | Nebenohrspeicheldrüse
    Ductus parotideus ; Ductus Stenonianus | parotid duct ; Stensen duct ; duct of Stensen ; Stensen's duct | Ohrspeicheldrüsengang ; Stenon-Gang
    Glandulae labiales | labial glands | Lippendrüsen
    Glandulae buccales | buccal glands | Wangendrüsen
    Glandulae molares | molar glands
    Glandulae palatinae | palatine glands | Gaumendrüsen
    Glandulae linguales | lingual glands | Zungendrüsen
    Glandula lingualis anterior | anterior lingual salivary gland
    Saliva | saliva | Speichel
    Dens | tooth | Zahn
    Dentes | teeth | Zähne
    Dentes decidui | deciduous teeth ; milk teeth ; primary teeth | Milchzähne
    Dentes permanentes | permanent teeth ; secondary teeth | bleibende Zähne
    Arcus dentalis superior ; Arcus dentalis maxillaris | maxillary dental arcade ; upper dental arcade | oberer Zahnbogen
    Arcus dentalis inferior ; Arcus dentalis mandibularis | mandibular dental arcade ; lower dental arcade | unterer Zahnbogen
    Dens incisivus | incisor tooth ; incisor | Schneidezahn
    Dens caninus ; Dens cuspidatus | canine tooth ; canine ; eye tooth ; eyetooth | Eckzahn
    Dens premolaris | premolar tooth ; premolar | Vormahlzahn ; vorderer Backenzahn ; Prämolar
    Dens molaris | molar tooth ; molar | Mahlzahn ; Backenzahn ; hinterer Backenzahn ; Molar
    Dens molaris tertius ; Dens serotinus | third molar tooth ; wisdom tooth | Weisheitszahn ; dritter Mahlzahn ; hinterster Backenzahn
    Dens molaris primus | first molar tooth | erster Mahlzahn
    Dens molaris secundus | second molar tooth | zweiter Mahlzahn
    Dens premolaris primus | first premolar tooth | erster Vormahlzahn
    Dens premolaris secundus | second premolar tooth | zweiter Vormahlzahn
    Dens incisivus medialis | central incisor tooth ; medial incisor | mittlerer Schneidezahn
    Dens incisivus lateralis | lateral incisor tooth ; lateral incisor | seitlicher Schneidezahn
    Corona dentis | crown of tooth | Zahnkrone
    Cuspis dentis | cusp of tooth | Zahnhöcker
    Apex cuspidis dentis | apex of cusp
    Cervix dentis ; Collum dentis | neck of tooth | Zahnhals
    Radix dentis | root of tooth | Zahnwurzel
    Apex radicis dentis | root apex ; apex of root of tooth | Zahnwurzelspitze
    Corona clinica | clinical crown | klinische Krone
    Radix clinica | clinical root | klinische Wurzel
    Facies occlusalis dentis | occlusal surface of tooth | Kaufläche
    Facies vestibularis dentis | vestibular surface of tooth
    Facies buccalis dentis | buccal surface of tooth
    Facies labialis dentis | labial surface of tooth
    Facies lingualis dentis | lingual surface of tooth
    Facies palatinalis dentis | palatal surface of tooth
    Facies mesialis dentis | mesial surface of tooth
    Facies distalis dentis | distal surface of tooth
    Margo incisalis | incisal margin ; incisal edge | Schneidekante
    Fissura occlusalis | occlusal fissure
    Cavitas dentis ; Cavitas pulparis | pulp cavity | Zahnhöhle ; Pulpahöhle
    Cavitas coronae | pulp cavity of crown
    Canalis radicis dentis | root canal ; pulp canal | Wurzelkanal
    Foramen apicis dentis | apical foramen of tooth
    Pulpa dentis | dental pulp | Zahnmark
    Papilla dentis | dental papilla | Zahnpapille
    Dentinum | dentine ; dentin | Zahnbein
    Enamelum | enamel | Zahnschmelz ; Schmelz
    Cementum | cement ; cementum | Zahnzement
    Odontoblastus | odontoblast | Zahnbeinbildner
    Periodontium ; Periodontum | periodontium ; periodontal ligament | Wurzelhaut ; Zahnhalteapparat
    Alveolus dentalis | tooth socket ; dental alveolus | Zahnfach
    Septa interalveolaria | interalveolar septa
    Septa interradicularia | interradicular septa
    Diastema | diastema | Zahnlücke
    Lingua | tongue | Zunge
    Corpus linguae | body of tongue | Zungenkörper
    Radix linguae | root of tongue | Zungenwurzel ; Zungengrund
    Dorsum linguae | dorsum of tongue | Zungenrücken
    Facies inferior linguae | inferior surface of tongue | Zungenunterseite
    Margo linguae | margin of tongue | Zungenrand
    Apex linguae | apex of tongue ; tip of tongue | Zungenspitze
    Frenulum linguae | frenulum of tongue | Zungenbändchen
    Plica fimbriata | fimbriated fold
    Papillae linguales | papillae of tongue ; lingual papillae | Zungenpapillen
    Papillae filiformes | filiform papillae | Fadenpapillen
    Papillae fungiformes | fungiform papillae | Pilzpapillen
    Papillae vallatae | vallate papillae ; circumvallate papillae | Wallpapillen
    Papillae foliatae | foliate papillae | Blattpapillen
    Sulcus medianus linguae | midline groove of tongue ; median sulcus of tongue
    Sulcus terminalis linguae | terminal sulcus of tongue
    Foramen caecum linguae | foramen cecum of tongue ; foramen caecum of tongue
    Septum linguae | lingual septum
    Aponeurosis linguae | lingual aponeurosis
    Fauces | fauces | Schlund
    Isthmus faucium | isthmus of fauces ; oropharyngeal isthmus | Schlundenge
    Uvula palatina ; Uvula | uvula ; palatine uvula | Gaumenzäpfchen ; Zäpfchen
    Arcus palatoglossus | palatoglossal arch ; anterior pillar of fauces | vorderer Gaumenbogen
    Arcus palatopharyngeus | palatopharyngeal arch ; posterior pillar of fauces | hinterer Gaumenbogen
    Fossa tonsillaris ; Sinus tonsillaris | tonsillar sinus ; tonsillar fossa | Mandelgrube
    Fossa supratonsillaris | supratonsillar fossa
    Plica triangularis | triangular fold
    Aponeurosis palatina | palatine aponeurosis
    Pharynx | pharynx ; throat | Rachen ; Schlund
    Cavitas pharyngis | cavity of pharynx | Rachenhöhle
    Pars nasalis pharyngis ; Nasopharynx | nasopharynx | Nasenrachen ; Nasenrachenraum
    Pars oralis pharyngis ; Oropharynx | oropharynx | Mundrachen ; Mundrachenraum
    Pars laryngea pharyngis ; Hypopharynx ; Laryngopharynx | laryngopharynx ; hypopharynx | Kehlkopfrachen ; Schlundrachen
    Fornix pharyngis | vault of pharynx | Rachendach
    Bursa pharyngealis | pharyngeal bursa
    Torus tubarius | torus tubarius | Tubenwulst
    Torus levatorius | torus levatorius | Levatorwulst
    Plica salpingopharyngea | salpingopharyngeal fold
    Recessus pharyngeus | pharyngeal recess ; fossa of Rosenmuller | Rosenmüller-Grube
    Vallecula epiglottica | epiglottic vallecula
    Plica glossoepiglottica mediana | median glosso-epiglottic fold
    Plica glossoepiglottica lateralis | lateral glosso-epiglottic fold
    Recessus piriformis | piriform fossa ; piriform recess
    Fascia pharyngobasilaris | pharyngobasilar fascia
    Raphe pharyngis | pharyngeal raphe
    Musculi pharyngis | muscles of pharynx ; pharyngeal muscles | Rachenmuskeln ; Schlundmuskeln
    Musculus constrictor pharyngis superior | superior constrictor of pharynx | oberer Schlundschnürer
    Musculus constrictor pharyngis medius | middle constrictor of pharynx | mittlerer Schlundschnürer
    Musculus constrictor pharyngis inferior | inferior constrictor of pharynx | unterer Schlundschnürer
    Musculus stylopharyngeus | stylopharyngeus ; stylopharyngeus muscle | Griffel-Rachen-Muskel
    Musculus salpingopharyngeus | salpingopharyngeus ; salpingopharyngeus muscle | Ohrtrompeten-Rachen-Muskel

    # Esophagus, the stomach and the bowels
    Canalis alimentarius | alimentary canal ; digestive tract | Verdauungskanal
    Oesophagus | esophagus ; oesophagus ; gullet ; food pipe | Speiseröhre ; Ösophagus
    Pars cervicalis oesophagi | cervical part of esophagus ; cervical part of oesophagus | Halsteil der Speiseröhre
    Pars thoracica oesophagi | thoracic part of esophagus ; thoracic part of oesophagus | Brustteil der Speiseröhre
    Pars abdominalis oesophagi | abdominal part of esophagus ; abdominal part of oesophagus | Bauchteil der Speiseröhre
    Gaster ; Ventriculus ; Stomachus | stomach | Magen
    Paries anterior gastris | anterior wall of stomach | Magenvorderwand
    Paries posterior gastris | posterior wall of stomach | Magenhinterwand
    Curvatura major gastris | greater curvature of stomach | große Magenkurvatur ; große Kurvatur
    Curvatura minor gastris | lesser curvature of stomach | kleine Magenkurvatur ; kleine Kurvatur
    Incisura angularis gastris | angular incisure of stomach
    Cardia ; Pars cardiaca gastris | cardia ; cardial part of stomach | Mageneingang ; Magenmund
    Ostium cardiacum | cardial orifice ; cardiac orifice
    Incisura cardialis ; Incisura cardiaca gastris | cardial notch | His-Winkel
    Fundus gastricus | fundus of stomach | Magengrund ; Magenkuppel
    Fornix gastricus | fornix of stomach
    Corpus gastricum | body of stomach | Magenkörper
    Canalis gastricus | gastric canal | Magenstraße
    Pars pylorica gastris | pyloric part of stomach
    Antrum pyloricum | pyloric antrum
    Canalis pyloricus | pyloric canal
    Pylorus | pylorus | Magenpförtner ; Pförtner
    Ostium pyloricum | pyloric orifice
    Musculus sphincter pyloricus | pyloric sphincter | Pförtnermuskel ; Pförtnerschließmuskel
    Plicae gastricae | gastric folds ; gastric rugae | Magenfalten
    Areae gastricae | gastric areas | Magenfelder
    Foveolae gastricae | gastric pits | Magengrübchen
    Glandulae gastricae | gastric glands | Magendrüsen
    Fibrae obliquae gastris | oblique fibers of stomach
    Intestinum | intestine ; bowel | Darm
    Intestinum tenue | small intestine ; small bowel | Dünndarm
    Intestinum crassum | large intestine ; large bowel | Dickdarm
    Plicae circulares | circular folds of small intestine ; Kerckring folds ; valves of Kerckring ; circular folds | Kerckring-Falten ; Ringfalten
    Villi intestinales | intestinal villi | Darmzotten
    Glandulae intestinales | intestinal glands ; crypts of Lieberkuhn | Lieberkühn-Krypten
    Duodenum | duodenum | Zwölffingerdarm
    Pars superior duodeni | superior part of duodenum | oberer Teil des Zwölffingerdarms
    Ampulla duodeni ; Bulbus duodeni | ampulla of duodenum ; duodenal cap ; duodenal bulb
    Flexura duodeni superior | superior duodenal flexure
    Pars descendens duodeni | descending part of duodenum | absteigender Teil des Zwölffingerdarms
    Flexura duodeni inferior | inferior duodenal flexure
    Pars horizontalis duodeni ; Pars inferior duodeni | horizontal part of duodenum ; inferior part of duodenum | waagerechter Teil des Zwölffingerdarms
    Pars ascendens duodeni | ascending part of duodenum | aufsteigender Teil des Zwölffingerdarms
    Flexura duodenojejunalis | duodenojejunal flexure
    Musculus suspensorius duodeni | suspensory muscle of duodenum ; ligament of Treitz | Treitz-Band
    Papilla duodeni major ; Papilla Vateri | major duodenal papilla ; papilla of Vater | Vater-Papille ; große Zwölffingerdarmpapille
    Papilla duodeni minor | minor duodenal papilla | kleine Zwölffingerdarmpapille
    Plica longitudinalis duodeni | longitudinal fold of duodenum
    Glandulae duodenales | duodenal glands ; Brunner glands | Brunner-Drüsen
    Jejunum | jejunum | Leerdarm
    Ileum | ileum | Krummdarm
    Pars terminalis ilei | terminal ileum ; terminal part of ileum
    Diverticulum ilei | ileal diverticulum ; Meckel diverticulum | Meckel-Divertikel
    Caecum ; Intestinum caecum | cecum ; caecum ; blind gut | Blinddarm ; Zökum ; Zäkum
    Papilla ilealis | ileal papilla
    Ostium ileale | orifice of ileal papilla ; ileal orifice
    Valva ilealis ; Valva ileocaecalis | ileocecal valve ; ileocaecal valve | Bauhin-Klappe
    Appendix vermiformis ; Appendix ; Processus vermiformis | appendix ; vermiform appendix ; vermiform process | Wurmfortsatz ; Appendix des Blinddarms
    Ostium appendicis vermiformis | orifice of vermiform appendix
    Mesoappendix | meso-appendix
    Colon | colon | Grimmdarm ; Kolon
    Colon ascendens | ascending colon ; ascending large intestine | aufsteigender Dickdarm ; aufsteigender Grimmdarm
    Flexura coli dextra ; Flexura coli hepatica | right colic flexure ; hepatic flexure | rechte Dickdarmbiegung
    Colon transversum | transverse colon | querer Dickdarm ; querer Grimmdarm ; Querkolon
    Flexura coli sinistra ; Flexura coli splenica | left colic flexure ; splenic flexure | linke Dickdarmbiegung
    Colon descendens | descending colon | absteigender Dickdarm ; absteigender Grimmdarm
    Colon sigmoideum ; Sigma ; Colon sigmoides ; Flexura sigmoidea | sigmoid colon ; sigmoid ; sigmoid flexure | Sigmadarm ; S-förmiger Dickdarm ; Sigmoid
    Plicae semilunares coli | semilunar folds of colon
    Haustra coli | haustra of colon | Dickdarmhaustren
    Taeniae coli | taeniae coli ; taenia coli | Dickdarmbänder
    Taenia mesocolica | mesocolic taenia
    Taenia omentalis | omental taenia
    Taenia libera | free taenia
    Appendices omentales ; Appendices epiploicae | omental appendices ; fatty appendices of colon ; epiploic appendages
    Rectum ; Intestinum rectum | rectum | Mastdarm ; Rektum ; Enddarm
    Flexura sacralis recti | sacral flexure of rectum
    Flexura perinealis ; Flexura anorectalis | perineal flexure ; anorectal flexure
    Plicae transversae recti | transverse folds of rectum | Kohlrausch-Falte
    Ampulla recti | rectal ampulla | Mastdarmampulle
    Canalis analis | anal canal | Analkanal ; Afterkanal
    Junctio anorectalis | anorectal junction
    Columnae anales | anal columns | Analsäulen
    Sinus anales | anal sinuses
    Valvulae anales | anal valves
    Linea pectinata ; Linea dentata | pectinate line ; dentate line
    Pecten analis | anal pecten
    Anus | anus | After
    Tunica mucosa | mucosa ; mucous membrane | Schleimhaut
    Lamina propria mucosae | lamina propria of mucosa
    Lamina muscularis mucosae | muscularis mucosae
    Tela submucosa | submucosa
    Tunica muscularis | muscular layer ; muscular coat | Muskelschicht
    Stratum circulare tunicae muscularis | circular layer of muscular coat | Ringmuskelschicht
    Stratum longitudinale tunicae muscularis | longitudinal layer of muscular coat | Längsmuskelschicht
    Tunica serosa | serosa ; serous coat | seröse Haut
    Tela subserosa | subserosa ; subserous layer
    Tunica adventitia | adventitia
    Peritoneum | peritoneum | Bauchfell
    Cavitas peritonealis | peritoneal cavity | Bauchfellhöhle
    Peritoneum parietale | parietal peritoneum | wandständiges Bauchfell
    Peritoneum viscerale | visceral peritoneum | eingeweideseitiges Bauchfell
    Cavitas abdominis | abdominal cavity | Bauchhöhle
    Cavitas abdominis et pelvis | abdominopelvic cavity
    Spatium retroperitoneale | retroperitoneal space | Retroperitonealraum
    Spatium retropubicum | retropubic space | Retzius-Raum
    Mesenterium | mesentery | Gekröse ; Dünndarmgekröse
    Radix mesenterii | root of mesentery | Gekrösewurzel
    Mesocolon | mesocolon | Dickdarmgekröse
    Mesocolon transversum | transverse mesocolon
    Mesocolon sigmoideum | sigmoid mesocolon
    Omentum minus | lesser omentum | kleines Netz
    Ligamentum hepatogastricum | hepatogastric ligament | Leber-Magen-Band
    Ligamentum hepatoduodenale | hepatoduodenal ligament | Leber-Zwölffingerdarm-Band
    Ligamentum hepatocolicum | hepatocolic ligament
    Ligamentum hepatophrenicum | hepatophrenic ligament
    Ligamentum hepatooesophageum | hepatoesophageal ligament ; hepato-oesophageal ligament
    Omentum majus | greater omentum | großes Netz
    Ligamentum gastrophrenicum | gastrophrenic ligament | Magen-Zwerchfell-Band
    Ligamentum gastrosplenicum | gastrosplenic ligament | Magen-Milz-Band
    Ligamentum gastrocolicum | gastrocolic ligament | Magen-Dickdarm-Band
    Ligamentum phrenicosplenicum | phrenicosplenic ligament | Zwerchfell-Milz-Band
    Ligamentum splenorenale ; Ligamentum lienorenale | splenorenal ligament ; lienorenal ligament | Milz-Nieren-Band
    Ligamentum phrenicocolicum | phrenicocolic ligament | Zwerchfell-Dickdarm-Band
    Ligamentum coronarium hepatis | coronary ligament of liver | Kranzband der Leber
    Ligamentum falciforme hepatis | falciform ligament of liver | Sichelband der Leber
    Ligamentum triangulare dextrum hepatis | right triangular ligament of liver
    Ligamentum triangulare sinistrum hepatis | left triangular ligament of liver
    Ligamentum hepatorenale | hepatorenal ligament | Leber-Nieren-Band
    Bursa omentalis | omental bursa ; lesser sac | Netzbeutel
    Foramen omentale | omental foramen ; epiploic foramen ; foramen of Winslow | Netzbeutelloch ; Winslow-Loch
    Vestibulum bursae omentalis | vestibule of omental bursa
    Recessus superior bursae omentalis | superior recess of omental bursa
    Recessus inferior bursae omentalis | inferior recess of omental bursa
    Recessus subphrenicus | subphrenic space ; subphrenic recess
    Recessus subhepaticus | subhepatic space ; subhepatic recess
    Recessus hepatorenalis | hepatorenal recess ; Morison pouch | Morison-Grube
    Recessus duodenalis superior | superior duodenal fossa
    Recessus duodenalis inferior | inferior duodenal fossa
    Recessus ileocaecalis superior | superior ileocecal recess ; superior ileocaecal recess
    Recessus ileocaecalis inferior | inferior ileocecal recess ; inferior ileocaecal recess
    Recessus retrocaecalis | retrocecal recess ; retrocaecal recess
    Recessus intersigmoideus | intersigmoid recess
    Sulci paracolici | paracolic gutters
    Plica umbilicalis mediana | median umbilical fold | mittlere Nabelfalte
    Plica umbilicalis medialis | medial umbilical fold | mediale Nabelfalte
    Plica umbilicalis lateralis | lateral umbilical fold ; epigastric fold | laterale Nabelfalte
    Fossa inguinalis medialis | medial inguinal fossa
    Fossa inguinalis lateralis | lateral inguinal fossa
    Fossa supravesicalis | supravesical fossa
    Excavatio rectouterina ; Cavum Douglasi | recto-uterine pouch ; pouch of Douglas ; Douglas pouch | Douglas-Raum
    Excavatio vesicouterina | vesico-uterine pouch
    Excavatio rectovesicalis | rectovesical pouch
    Ligamentum latum uteri | broad ligament of uterus | breites Mutterband
    Mesometrium | mesometrium
    Mesosalpinx | mesosalpinx | Eileitergekröse
    Mesovarium | mesovarium | Eierstockgekröse
    Ligamentum suspensorium ovarii | suspensory ligament of ovary ; infundibulopelvic ligament | Aufhängeband des Eierstocks

    # Liver, the gallbladder, the pancreas and the endocrine glands
    Hepar ; Iecur | liver | Leber
    Facies diaphragmatica hepatis | diaphragmatic surface of liver | Zwerchfellfläche der Leber
    Facies visceralis hepatis | visceral surface of liver | Eingeweidefläche der Leber
    Margo inferior hepatis | inferior border of liver | unterer Leberrand
    Area nuda hepatis | bare area of liver
    Impressio cardiaca hepatis | cardiac impression of liver
    Impressio oesophagea hepatis | esophageal impression of liver ; oesophageal impression of liver
    Impressio gastrica hepatis | gastric impression of liver
    Impressio duodenalis hepatis | duodenal impression of liver
    Impressio colica hepatis | colic impression of liver
    Impressio renalis hepatis | renal impression of liver
    Impressio suprarenalis hepatis | suprarenal impression of liver
    Fossa vesicae biliaris | fossa for gallbladder | Gallenblasengrube ; Gallenblasenbett
    Sulcus venae cavae hepatis | groove for vena cava of liver
    Fissura ligamenti teretis | fissure for ligamentum teres ; fissure for round ligament
    Fissura ligamenti venosi | fissure for ligamentum venosum
    Ligamentum teres hepatis | round ligament of liver ; round ligament of the liver | rundes Leberband
    Porta hepatis | porta hepatis ; hilum of liver | Leberpforte
    Tuber omentale hepatis | omental tuberosity of liver
    Appendix fibrosa hepatis | fibrous appendix of liver
    Lobus hepatis dexter | right lobe of liver | rechter Leberlappen
    Lobus hepatis sinister | left lobe of liver | linker Leberlappen
    Lobus quadratus hepatis | quadrate lobe of liver | quadratischer Leberlappen
    Lobus caudatus hepatis | caudate lobe of liver | geschwänzter Leberlappen
    Processus papillaris hepatis | papillary process of liver
    Processus caudatus hepatis | caudate process of liver
    Segmentum hepatis posterius ; Segmentum hepatis I | posterior hepatic segment ; hepatic segment I ; caudate segment | Lebersegment I
    Segmentum hepatis posterius laterale sinistrum ; Segmentum hepatis II | left posterior lateral segment of liver ; hepatic segment II | Lebersegment II
    Segmentum hepatis anterius laterale sinistrum ; Segmentum hepatis III | left anterior lateral segment of liver ; hepatic segment III | Lebersegment III
    Segmentum hepatis mediale sinistrum ; Segmentum hepatis IV | left medial segment of liver ; hepatic segment IV | Lebersegment IV
    Segmentum hepatis anterius mediale dextrum ; Segmentum hepatis V | anterior medial segment of liver ; hepatic segment V | Lebersegment V
    Segmentum hepatis anterius laterale dextrum ; Segmentum hepatis VI | anterior lateral segment of liver ; hepatic segment VI | Lebersegment VI
    Segmentum hepatis posterius laterale dextrum ; Segmentum hepatis VII | posterior lateral segment of liver ; hepatic segment VII | Lebersegment VII
    Segmentum hepatis posterius mediale dextrum ; Segmentum hepatis VIII | posterior medial segment of liver ; hepatic segment VIII | Lebersegment VIII
    Lobuli hepatis | lobules of liver ; hepatic lobules | Leberläppchen
    Capsula fibrosa perivascularis hepatis | perivascular fibrous capsule of liver ; Glisson capsule | Glisson-Kapsel
    Trias hepatica | portal triad ; hepatic triad | Glisson-Trias
    Venae centrales hepatis | central veins of liver | Zentralvenen der Leber
    Venae interlobulares hepatis | interlobular veins of liver
    Ductuli interlobulares biliferi | interlobular bile ducts
    Hepatocytus | hepatocyte ; liver cell | Leberzelle
    Vas sinusoideum hepatis | hepatic sinusoid | Lebersinusoid
    Spatium perisinusoideum | perisinusoidal space ; space of Disse | Disse-Raum
    Macrophagocytus stellatus | stellate macrophage ; Kupffer cell | Kupffer-Zelle
    Canaliculus bilifer | bile canaliculus | Gallenkanälchen ; Gallenkapillare
    Ductus hepaticus communis | common hepatic duct | gemeinsamer Lebergang ; gemeinsamer Lebergallengang ; Hepatikus communis
    Ductus hepaticus dexter | right hepatic duct | rechter Lebergang ; rechter Lebergallengang
    Ductus hepaticus sinister | left hepatic duct | linker Lebergang ; linker Lebergallengang
    Vesica biliaris ; Vesica fellea | gallbladder ; gall bladder | Gallenblase
    Fundus vesicae biliaris | fundus of gallbladder | Gallenblasengrund
    Corpus vesicae biliaris | body of gallbladder | Gallenblasenkörper
    Infundibulum vesicae biliaris | infundibulum of gallbladder
    Collum vesicae biliaris | neck of gallbladder | Gallenblasenhals
    Plicae mucosae vesicae biliaris ; Plicae tunicae mucosae vesicae biliaris | mucosal folds of gallbladder ; rugae of gallbladder
    Ductus cysticus | cystic duct | Gallenblasengang
    Plica spiralis ductus cystici | spiral fold of cystic duct | Heister-Klappe
    Ductus choledochus ; Ductus biliaris ; Ductus biliaris communis | bile duct ; common bile duct | Hauptgallengang ; Gallengang ; Choledochus
    Musculus sphincter ductus choledochi | sphincter of bile duct
    Ampulla hepatopancreatica ; Ampulla biliaropancreatica | hepatopancreatic ampulla ; biliaropancreatic ampulla ; ampulla of Vater | Vater-Ampulle
    Musculus sphincter ampullae | sphincter of ampulla ; sphincter of Oddi | Oddi-Schließmuskel ; Oddi-Sphinkter
    Fel ; Bilis | bile | Galle
    Trigonum cystohepaticum | cystohepatic triangle ; Calot triangle | Calot-Dreieck
    Pancreas | pancreas | Bauchspeicheldrüse ; Pankreas
    Caput pancreatis | head of pancreas | Bauchspeicheldrüsenkopf ; Pankreaskopf
    Processus uncinatus pancreatis | uncinate process of pancreas
    Incisura pancreatis | pancreatic notch
    Collum pancreatis | neck of pancreas
    Corpus pancreatis | body of pancreas | Bauchspeicheldrüsenkörper ; Pankreaskörper
    Tuber omentale pancreatis | omental eminence of pancreas
    Cauda pancreatis | tail of pancreas | Bauchspeicheldrüsenschwanz ; Pankreasschwanz
    Ductus pancreaticus | pancreatic duct ; duct of Wirsung ; main pancreatic duct | Bauchspeicheldrüsengang ; Wirsung-Gang
    Ductus pancreaticus accessorius | accessory pancreatic duct ; duct of Santorini | Santorini-Gang
    Pancreas accessorium | accessory pancreas
    Insulae pancreaticae | pancreatic islets ; islets of Langerhans | Langerhans-Inseln
    Acinus pancreaticus | pancreatic acinus
    Glandulae endocrinae ; Systema endocrinum | endocrine glands ; endocrine system | Hormondrüsen ; innersekretorische Drüsen
    Hypophysis ; Glandula pituitaria | pituitary gland ; hypophysis ; pituitary ; pituitary body ; hypophysis cerebri | Hirnanhangdrüse ; Hirnanhangsdrüse ; Hypophyse
    Adenohypophysis ; Lobus anterior hypophysis | adenohypophysis ; anterior lobe of pituitary gland | Hypophysenvorderlappen
    Pars tuberalis adenohypophysis | pars tuberalis of adenohypophysis
    Pars intermedia adenohypophysis | pars intermedia of adenohypophysis | Hypophysenzwischenlappen
    Pars distalis adenohypophysis | pars distalis of adenohypophysis
    Neurohypophysis ; Lobus posterior hypophysis | neurohypophysis ; posterior lobe of pituitary gland | Hypophysenhinterlappen
    Pars nervosa neurohypophysis ; Lobus nervosus | pars nervosa of neurohypophysis ; neural lobe
    Glandula thyroidea ; Thyroidea | thyroid gland ; thyroid | Schilddrüse ; Thyreoidea
    Lobus glandulae thyroideae | lobe of thyroid gland | Schilddrüsenlappen
    Isthmus glandulae thyroideae | isthmus of thyroid gland | Schilddrüsenenge
    Lobus pyramidalis glandulae thyroideae | pyramidal lobe of thyroid gland
    Glandulae thyroideae accessoriae | accessory thyroid glands
    Capsula fibrosa glandulae thyroideae | fibrous capsule of thyroid gland | Schilddrüsenkapsel
    Folliculi glandulae thyroideae | thyroid follicles | Schilddrüsenfollikel
    Glandula parathyroidea | parathyroid gland | Nebenschilddrüse ; Epithelkörperchen
    Glandula parathyroidea superior | superior parathyroid gland | obere Nebenschilddrüse
    Glandula parathyroidea inferior | inferior parathyroid gland | untere Nebenschilddrüse
    Glandula suprarenalis ; Glandula adrenalis ; Corpus suprarenale | suprarenal gland ; adrenal gland ; adrenal | Nebenniere
    Cortex glandulae suprarenalis | cortex of suprarenal gland ; adrenal cortex | Nebennierenrinde
    Medulla glandulae suprarenalis | medulla of suprarenal gland ; adrenal medulla | Nebennierenmark
    Zona glomerulosa | zona glomerulosa | Knäuelzone der Nebennierenrinde
    Zona fasciculata | zona fasciculata | Bündelzone der Nebennierenrinde
    Zona reticularis | zona reticularis | Netzzone der Nebennierenrinde
    Hilum glandulae suprarenalis | hilum of suprarenal gland
    Vena centralis glandulae suprarenalis | central vein of suprarenal gland
    Paraganglia | paraganglia

    # Airways and the lungs
    Systema respiratorium | respiratory system | Atmungssystem ; Atemwege
    Radix nasi | root of nose | Nasenwurzel
    Dorsum nasi | dorsum of nose ; bridge of nose | Nasenrücken
    Apex nasi | apex of nose ; tip of nose | Nasenspitze
    Ala nasi | ala of nose ; wing of nose | Nasenflügel
    Cartilagines nasi | nasal cartilages | Nasenknorpel
    Cartilago alaris major | major alar cartilage | großer Nasenflügelknorpel
    Cartilagines alares minores | minor alar cartilages | kleine Nasenflügelknorpel
    Cartilago septi nasi | septal nasal cartilage | Nasenscheidewandknorpel
    Processus lateralis cartilaginis septi nasi | lateral process of septal nasal cartilage
    Cartilago vomeronasalis | vomeronasal cartilage
    Cavitas nasi | nasal cavity | Nasenhöhle
    Naris | naris ; nostril | Nasenloch
    Vestibulum nasi | nasal vestibule | Nasenvorhof
    Limen nasi | limen nasi
    Septum nasi | nasal septum | Nasenscheidewand
    Pars mobilis septi nasi | mobile part of nasal septum
    Organum vomeronasale | vomeronasal organ | Jacobson-Organ
    Concha nasalis suprema | supreme nasal concha | oberste Nasenmuschel
    Agger nasi | agger nasi
    Atrium meatus medii | atrium of middle meatus
    Meatus nasi communis | common nasal meatus
    Meatus nasopharyngeus | nasopharyngeal meatus
    Sulcus olfactorius nasi | olfactory groove of nose
    Regio olfactoria tunicae mucosae nasi | olfactory region of nasal mucosa | Riechschleimhaut
    Regio respiratoria tunicae mucosae nasi | respiratory region of nasal mucosa
    Glandulae nasales | nasal glands | Nasendrüsen
    Sinus paranasales | paranasal sinuses | Nasennebenhöhlen
    Larynx | larynx ; voice box ; voicebox | Kehlkopf
    Cartilagines laryngis | laryngeal cartilages | Kehlkopfknorpel
    Cartilago thyroidea | thyroid cartilage | Schildknorpel
    Prominentia laryngea ; Pomum Adami | laryngeal prominence ; Adam's apple ; thyroid prominence | Adamsapfel
    Lamina dextra cartilaginis thyroideae | right lamina of thyroid cartilage
    Lamina sinistra cartilaginis thyroideae | left lamina of thyroid cartilage
    Incisura thyroidea superior | superior thyroid notch
    Incisura thyroidea inferior | inferior thyroid notch
    Linea obliqua cartilaginis thyroideae | oblique line of thyroid cartilage
    Cornu superius cartilaginis thyroideae | superior horn of thyroid cartilage | oberes Schildknorpelhorn
    Cornu inferius cartilaginis thyroideae | inferior horn of thyroid cartilage | unteres Schildknorpelhorn
    Membrana thyrohyoidea | thyrohyoid membrane | Schildknorpel-Zungenbein-Membran
    Ligamentum thyrohyoideum medianum | median thyrohyoid ligament | Schildknorpel-Zungenbein-Band
    Ligamentum thyrohyoideum laterale | lateral thyrohyoid ligament
    Cartilago triticea | triticeal cartilage | Weizenknorpel
    Cartilago cricoidea | cricoid cartilage | Ringknorpel
    Arcus cartilaginis cricoideae | arch of cricoid cartilage | Ringknorpelbogen
    Lamina cartilaginis cricoideae | lamina of cricoid cartilage | Ringknorpelplatte
    Articulatio cricothyroidea | cricothyroid joint | Ringknorpel-Schildknorpel-Gelenk
    Ligamentum ceratocricoideum | ceratocricoid ligament
    Ligamentum cricothyroideum medianum | median cricothyroid ligament ; conic ligament | Ringknorpel-Schildknorpel-Band
    Ligamentum cricotracheale | cricotracheal ligament | Ringknorpel-Luftröhren-Band
    Cartilago arytenoidea | arytenoid cartilage | Stellknorpel ; Aryknorpel
    Basis cartilaginis arytenoideae | base of arytenoid cartilage
    Apex cartilaginis arytenoideae | apex of arytenoid cartilage
    Processus vocalis | vocal process | Stimmfortsatz
    Processus muscularis cartilaginis arytenoideae | muscular process of arytenoid cartilage | Muskelfortsatz des Stellknorpels
    Articulatio cricoarytenoidea | crico-arytenoid joint | Ringknorpel-Stellknorpel-Gelenk
    Cartilago corniculata | corniculate cartilage | Santorini-Knorpel
    Cartilago cuneiformis | cuneiform cartilage | Wrisberg-Knorpel
    Tuberculum corniculatum | corniculate tubercle
    Tuberculum cuneiforme | cuneiform tubercle
    Epiglottis | epiglottis | Kehldeckel
    Cartilago epiglottica | epiglottic cartilage | Kehldeckelknorpel
    Petiolus epiglottidis | stalk of epiglottis | Kehldeckelstiel
    Tuberculum epiglotticum | epiglottic tubercle
    Ligamentum thyroepiglotticum | thyro-epiglottic ligament
    Ligamentum hyoepiglotticum | hyo-epiglottic ligament
    Musculi laryngis | laryngeal muscles ; muscles of larynx | Kehlkopfmuskeln
    Musculus cricothyroideus | cricothyroid ; cricothyroid muscle | Ringknorpel-Schildknorpel-Muskel
    Pars recta musculi cricothyroidei | straight part of cricothyroid
    Pars obliqua musculi cricothyroidei | oblique part of cricothyroid
    Musculus cricoarytenoideus posterior | posterior crico-arytenoid ; posterior cricoarytenoid muscle | hinterer Ringknorpel-Stellknorpel-Muskel ; Postikus
    Musculus cricoarytenoideus lateralis | lateral crico-arytenoid ; lateral cricoarytenoid muscle | seitlicher Ringknorpel-Stellknorpel-Muskel
    Musculus vocalis | vocalis ; vocalis muscle | Stimmmuskel
    Musculus thyroarytenoideus | thyro-arytenoid ; thyroarytenoid muscle | Schildknorpel-Stellknorpel-Muskel
    Musculus arytenoideus obliquus | oblique arytenoid ; oblique arytenoid muscle | schräger Stellknorpelmuskel
    Musculus arytenoideus transversus | transverse arytenoid ; transverse arytenoid muscle | querer Stellknorpelmuskel
    Cavitas laryngis | laryngeal cavity | Kehlkopfhöhle
    Aditus laryngis | laryngeal inlet | Kehlkopfeingang
    Plica aryepiglottica | ary-epiglottic fold ; aryepiglottic fold | Stellknorpel-Kehldeckel-Falte
    Incisura interarytenoidea | interarytenoid notch
    Vestibulum laryngis | laryngeal vestibule | Kehlkopfvorhof
    Rima vestibuli | rima vestibuli
    Plica vestibularis | vestibular fold ; false vocal fold | Taschenfalte ; falsche Stimmlippe ; falsches Stimmband
    Ventriculus laryngis | laryngeal ventricle | Morgagni-Tasche
    Sacculus laryngis | laryngeal saccule
    Glottis | glottis
    Plica vocalis | vocal fold ; vocal cord ; true vocal fold | Stimmlippe ; Stimmfalte ; wahre Stimmlippe
    Rima glottidis ; Rima vocalis | rima glottidis ; glottic fissure | Stimmritze
    Cavitas infraglottica | infraglottic cavity
    Membrana fibroelastica laryngis | fibro-elastic membrane of larynx
    Membrana quadrangularis | quadrangular membrane
    Ligamentum vestibulare | vestibular ligament | Taschenband
    Conus elasticus ; Membrana cricovocalis | conus elasticus ; cricovocal membrane
    Ligamentum vocale | vocal ligament | Stimmband
    Trachea | trachea ; windpipe ; wind pipe | Luftröhre
    Cartilagines tracheales | tracheal cartilages | Luftröhrenknorpel ; Knorpelspangen der Luftröhre
    Musculus trachealis | trachealis ; trachealis muscle | Luftröhrenmuskel
    Ligamenta anularia tracheae | anular ligaments of trachea
    Paries membranaceus tracheae | membranous wall of trachea
    Bifurcatio tracheae | tracheal bifurcation | Luftröhrengabelung
    Carina tracheae | carina of trachea | Luftröhrensporn
    Glandulae tracheales | tracheal glands | Luftröhrendrüsen
    Arbor bronchialis | bronchial tree | Bronchialbaum
    Bronchus | bronchus | Luftröhrenast
    Bronchus principalis dexter | right main bronchus | rechter Hauptbronchus
    Bronchus principalis sinister | left main bronchus | linker Hauptbronchus
    Bronchus lobaris superior dexter | right superior lobar bronchus | rechter Oberlappenbronchus
    Bronchus lobaris medius dexter | middle lobar bronchus | Mittellappenbronchus
    Bronchus lobaris inferior dexter | right inferior lobar bronchus | rechter Unterlappenbronchus
    Bronchus lobaris superior sinister | left superior lobar bronchus | linker Oberlappenbronchus
    Bronchus lobaris inferior sinister | left inferior lobar bronchus | linker Unterlappenbronchus
    Bronchi segmentales | segmental bronchi | Segmentbronchien
    Bronchiolus | bronchiole | Bronchiole
    Bronchiolus terminalis | terminal bronchiole | Endbronchiole
    Bronchiolus respiratorius | respiratory bronchiole | Atmungsbronchiole
    Ductulus alveolaris | alveolar duct | Alveolargang
    Sacculus alveolaris | alveolar sac | Alveolarsäckchen
    Alveolus pulmonis | pulmonary alveolus | Lungenbläschen
    Septum interalveolare pulmonis | interalveolar septum of lung
    Pulmo | lung | Lunge ; Lungenflügel
    Pulmo dexter | right lung | rechte Lunge ; rechter Lungenflügel
    Pulmo sinister | left lung | linke Lunge ; linker Lungenflügel
    Basis pulmonis | base of lung | Lungenbasis
    Apex pulmonis | apex of lung | Lungenspitze
    Facies costalis pulmonis | costal surface of lung
    Facies mediastinalis pulmonis | mediastinal surface of lung
    Facies diaphragmatica pulmonis | diaphragmatic surface of lung
    Facies interlobaris pulmonis | interlobar surface of lung
    Margo anterior pulmonis | anterior border of lung
    Margo inferior pulmonis | inferior border of lung
    Incisura cardiaca pulmonis sinistri | cardiac notch of left lung
    Lingula pulmonis sinistri | lingula of left lung
    Impressio cardiaca pulmonis | cardiac impression of lung
    Hilum pulmonis | hilum of lung | Lungenpforte ; Lungenhilus
    Radix pulmonis | root of lung | Lungenwurzel
    Lobus superior pulmonis | superior lobe of lung ; upper lobe of lung | Oberlappen der Lunge
    Lobus medius pulmonis dextri | middle lobe of right lung | Mittellappen der rechten Lunge
    Lobus inferior pulmonis | inferior lobe of lung ; lower lobe of lung | Unterlappen der Lunge
    Fissura obliqua pulmonis | oblique fissure of lung | schräger Lappenspalt
    Fissura horizontalis pulmonis dextri | horizontal fissure of right lung | waagerechter Lappenspalt
    Segmenta bronchopulmonalia | bronchopulmonary segments | Lungensegmente
    Segmentum apicale pulmonis dextri | apical segment of right lung ; right segment I
    Segmentum posterius pulmonis dextri | posterior segment of right lung ; right segment II
    Segmentum anterius pulmonis dextri | anterior segment of right lung ; right segment III
    Segmentum laterale pulmonis dextri | lateral segment of right lung ; right segment IV
    Segmentum mediale pulmonis dextri | medial segment of right lung ; right segment V
    Segmentum superius pulmonis dextri | superior segment of right lung ; right segment VI
    Segmentum basale mediale pulmonis dextri ; Segmentum cardiacum pulmonis dextri | medial basal segment of right lung ; cardiac segment of right lung ; right segment VII
    Segmentum basale anterius pulmonis dextri | anterior basal segment of right lung ; right segment VIII
    Segmentum basale laterale pulmonis dextri | lateral basal segment of right lung ; right segment IX
    Segmentum basale posterius pulmonis dextri | posterior basal segment of right lung ; right segment X
    Segmentum apicoposterius pulmonis sinistri | apicoposterior segment of left lung ; left segment I+II
    Segmentum anterius pulmonis sinistri | anterior segment of left lung ; left segment III
    Segmentum lingulare superius | superior lingular segment ; left segment IV
    Segmentum lingulare inferius | inferior lingular segment ; left segment V
    Segmentum superius pulmonis sinistri | superior segment of left lung ; left segment VI
    Segmentum basale mediale pulmonis sinistri | medial basal segment of left lung ; left segment VII
    Segmentum basale anterius pulmonis sinistri | anterior basal segment of left lung ; left segment VIII
    Segmentum basale laterale pulmonis sinistri | lateral basal segment of left lung ; left segment IX
    Segmentum basale posterius pulmonis sinistri | posterior basal segment of left lung ; left segment X
    Lobulus pulmonis | lobule of lung | Lungenläppchen
    Pleura | pleura | Brustfell
    Cavitas pleuralis | pleural cavity | Pleurahöhle ; Brustfellhöhle
    Pleura visceralis ; Pleura pulmonalis | visceral pleura ; pulmonary pleura | Lungenfell
    Pleura parietalis | parietal pleura | Rippenfell ; wandständiges Brustfell
    Pleura costalis | costal pleura
    Pleura mediastinalis | mediastinal pleura
    Pleura diaphragmatica | diaphragmatic pleura
    Cupula pleurae | cervical pleura ; dome of pleura | Pleurakuppel
    Recessus pleurales | pleural recesses
    Recessus costodiaphragmaticus | costodiaphragmatic recess
    Recessus costomediastinalis | costomediastinal recess
    Recessus phrenicomediastinalis | phrenicomediastinal recess
    Ligamentum pulmonale | pulmonary ligament | Lungenband
    Mediastinum | mediastinum | Mittelfellraum ; Mittelfell
    Mediastinum superius | superior mediastinum | oberer Mittelfellraum
    Mediastinum inferius | inferior mediastinum | unterer Mittelfellraum
    Mediastinum anterius | anterior mediastinum | vorderer Mittelfellraum
    Mediastinum medium | middle mediastinum | mittlerer Mittelfellraum
    Mediastinum posterius | posterior mediastinum | hinterer Mittelfellraum

    # Urinary organs and the male genital organs
    Systema urinarium | urinary system | Harnsystem ; Harnapparat
    Ren | kidney | Niere
    Margo lateralis renis | lateral border of kidney
    Margo medialis renis | medial border of kidney
    Hilum renale | hilum of kidney ; renal hilum | Nierenpforte ; Nierenhilus
    Sinus renalis | renal sinus | Nierenbucht
    Facies anterior renis | anterior surface of kidney
    Facies posterior renis | posterior surface of kidney
    Extremitas superior renis ; Polus superior renis | superior pole of kidney ; superior extremity of kidney | oberer Nierenpol
    Extremitas inferior renis ; Polus inferior renis | inferior pole of kidney ; inferior extremity of kidney | unterer Nierenpol
    Fascia renalis | renal fascia ; Gerota fascia | Gerota-Faszie ; Nierenfaszie
    Corpus adiposum pararenale | pararenal fat body ; pararenal fat
    Capsula adiposa renis | perinephric fat ; perirenal fat capsule | Nierenfettkapsel
    Capsula fibrosa renis | fibrous capsule of kidney | Nierenkapsel
    Lobi renales | renal lobes | Nierenlappen
    Cortex renalis | renal cortex | Nierenrinde
    Medulla renalis | renal medulla | Nierenmark
    Columnae renales | renal columns ; columns of Bertin | Nierensäulen ; Bertin-Säulen
    Pyramides renales | renal pyramids | Nierenpyramiden ; Markpyramiden
    Papilla renalis | renal papilla | Nierenpapille
    Area cribrosa papillae renalis | cribriform area of renal papilla
    Radii medullares renis | medullary rays of kidney | Markstrahlen der Niere
    Labyrinthus corticis renis | cortical labyrinth of kidney | Rindenlabyrinth
    Calices renales majores | major calices ; major calyces | große Nierenkelche
    Calices renales minores | minor calices ; minor calyces | kleine Nierenkelche
    Pelvis renalis | renal pelvis | Nierenbecken
    Nephronum | nephron | Nephron
    Corpusculum renale | renal corpuscle ; Malpighian corpuscle of kidney | Nierenkörperchen ; Malpighi-Körperchen
    Glomerulus renalis | renal glomerulus ; glomerulus | Gefäßknäuel der Niere
    Capsula glomerularis | glomerular capsule ; Bowman capsule | Bowman-Kapsel
    Podocytus | podocyte | Füßchenzelle
    Polus vascularis corpusculi renalis | vascular pole of renal corpuscle | Gefäßpol des Nierenkörperchens
    Polus tubularis corpusculi renalis | tubular pole of renal corpuscle ; urinary pole of renal corpuscle | Harnpol des Nierenkörperchens
    Tubulus renalis | renal tubule | Nierenkanälchen
    Tubulus proximalis renis | proximal tubule of kidney | proximaler Tubulus der Niere
    Tubulus distalis renis | distal tubule of kidney | distaler Tubulus der Niere
    Tubulus contortus proximalis | proximal convoluted tubule
    Tubulus contortus distalis | distal convoluted tubule
    Ansa nephrica | nephron loop ; loop of Henle | Henle-Schleife
    Tubulus renalis colligens | collecting tubule ; collecting duct | Sammelrohr
    Macula densa | macula densa
    Complexus juxtaglomerularis | juxtaglomerular complex ; juxtaglomerular apparatus | juxtaglomerulärer Apparat
    Mesangium | mesangium
    Arteriola glomerularis afferens | afferent glomerular arteriole | zuführende Arteriole der Niere
    Arteriola glomerularis efferens | efferent glomerular arteriole | abführende Arteriole der Niere
    Arteriae interlobares renis | interlobar arteries of kidney | Zwischenlappenarterien der Niere
    Arteriae arcuatae renis | arcuate arteries of kidney | Bogenarterien der Niere
    Arteriae corticales radiatae ; Arteriae interlobulares renis | cortical radiate arteries ; interlobular arteries of kidney
    Arteriolae rectae renis ; Vasa recta renis | vasa recta of kidney ; straight arterioles of kidney
    Segmenta renalia | renal segments | Nierensegmente
    Ureter | ureter | Harnleiter
    Pars abdominalis ureteris | abdominal part of ureter | Bauchteil des Harnleiters
    Pars pelvica ureteris | pelvic part of ureter | Beckenteil des Harnleiters
    Pars intramuralis ureteris | intramural part of ureter
    Ostium ureteris | ureteric orifice ; ureteral orifice | Harnleitermündung
    Vesica urinaria | urinary bladder ; bladder | Harnblase
    Apex vesicae urinariae | apex of bladder | Harnblasenspitze
    Corpus vesicae urinariae | body of bladder | Harnblasenkörper
    Fundus vesicae urinariae | fundus of bladder | Harnblasengrund
    Cervix vesicae urinariae ; Collum vesicae urinariae | neck of bladder | Harnblasenhals
    Uvula vesicae urinariae | uvula of bladder
    Trigonum vesicae urinariae | trigone of bladder | Blasendreieck ; Harnblasendreieck
    Plica interureterica | interureteric crest ; interureteric fold
    Ligamentum umbilicale medianum | median umbilical ligament | mittleres Nabelband
    Ligamentum umbilicale mediale | medial umbilical ligament ; cord of umbilical artery | mediales Nabelband
    Urachus | urachus | Harngang
    Musculus detrusor vesicae | detrusor muscle of bladder ; detrusor | Harnblasenmuskel
    Musculus pubovesicalis | pubovesicalis ; pubovesical muscle
    Ligamentum pubovesicale | pubovesical ligament
    Ostium urethrae internum | internal urethral orifice | innere Harnröhrenöffnung
    Ostium urethrae externum | external urethral orifice | äußere Harnröhrenöffnung
    Urethra | urethra | Harnröhre
    Urethra feminina | female urethra | weibliche Harnröhre
    Urethra masculina | male urethra | männliche Harnröhre
    Crista urethralis | urethral crest
    Colliculus seminalis | seminal colliculus ; verumontanum | Samenhügel
    Utriculus prostaticus | prostatic utricle
    Pars intramuralis urethrae masculinae ; Pars preprostatica urethrae masculinae | intramural part of male urethra ; preprostatic part of male urethra
    Pars prostatica urethrae masculinae | prostatic urethra
    Pars intermedia urethrae masculinae ; Pars membranacea urethrae masculinae | intermediate part of male urethra ; membranous urethra
    Pars spongiosa urethrae masculinae | spongy urethra
    Fossa navicularis urethrae | navicular fossa of urethra
    Glandulae urethrales | urethral glands | Harnröhrendrüsen ; Littré-Drüsen
    Lacunae urethrales | urethral lacunae
    Systemata genitalia | genital systems | Geschlechtsorgane
    Organa genitalia masculina interna | male internal genitalia | innere männliche Geschlechtsorgane
    Organa genitalia masculina externa | male external genitalia | äußere männliche Geschlechtsorgane
    Testis ; Orchis | testis ; testicle | Hoden
    Extremitas superior testis | upper pole of testis
    Extremitas inferior testis | lower pole of testis
    Tunica albuginea testis | tunica albuginea of testis
    Tunica vaginalis testis | tunica vaginalis of testis
    Lamina parietalis tunicae vaginalis testis ; Periorchium | parietal layer of tunica vaginalis of testis
    Lamina visceralis tunicae vaginalis testis ; Epiorchium | visceral layer of tunica vaginalis of testis
    Mediastinum testis ; Corpus Highmori | mediastinum of testis
    Septula testis | septa of testis
    Lobuli testis | lobules of testis | Hodenläppchen
    Tubuli seminiferi contorti | convoluted seminiferous tubules ; seminiferous tubules | gewundene Hodenkanälchen ; Samenkanälchen
    Tubuli seminiferi recti | straight tubules of testis | gerade Hodenkanälchen
    Rete testis | rete testis | Hodennetz
    Ductuli efferentes testis | efferent ductules of testis
    Appendix testis | appendix of testis ; hydatid of Morgagni
    Gubernaculum testis | gubernaculum testis | Hodenleitband
    Endocrinocytus interstitialis | interstitial endocrine cell ; Leydig cell | Leydig-Zelle ; Leydig-Zwischenzelle
    Epitheliocytus sustentans | sustentacular cell of testis ; Sertoli cell | Sertoli-Zelle
    Spermatozoon ; Spermatozoum | sperm ; spermatozoon | Samenzelle ; Spermium
    Epididymis | epididymis | Nebenhoden
    Caput epididymidis | head of epididymis | Nebenhodenkopf
    Corpus epididymidis | body of epididymis | Nebenhodenkörper
    Cauda epididymidis | tail of epididymis | Nebenhodenschwanz
    Ductus epididymidis | duct of epididymis | Nebenhodengang
    Appendix epididymidis | appendix of epididymis
    Paradidymis | paradidymis
    Funiculus spermaticus | spermatic cord | Samenstrang
    Fascia spermatica externa | external spermatic fascia | äußere Samenstrangfaszie
    Fascia spermatica interna | internal spermatic fascia | innere Samenstrangfaszie
    Fascia cremasterica | cremasteric fascia
    Vestigium processus vaginalis | vestige of processus vaginalis
    Processus vaginalis peritonei | processus vaginalis of peritoneum
    Ductus deferens | ductus deferens ; vas deferens ; deferent duct | Samenleiter
    Ampulla ductus deferentis | ampulla of ductus deferens
    Ductus ejaculatorius | ejaculatory duct | Spritzgang ; Ausspritzungsgang
    Glandula vesiculosa ; Vesicula seminalis ; Glandula seminalis | seminal gland ; seminal vesicle | Samenblase ; Bläschendrüse
    Ductus excretorius glandulae vesiculosae | excretory duct of seminal gland
    Prostata ; Glandula prostatica | prostate ; prostate gland | Vorsteherdrüse
    Basis prostatae | base of prostate | Prostatabasis
    Apex prostatae | apex of prostate | Prostataspitze
    Lobus dexter prostatae | right lobe of prostate | rechter Prostatalappen
    Lobus sinister prostatae | left lobe of prostate | linker Prostatalappen
    Lobus medius prostatae | middle lobe of prostate | mittlerer Prostatalappen
    Isthmus prostatae | isthmus of prostate
    Capsula prostatica | capsule of prostate | Prostatakapsel
    Ductuli prostatici | prostatic ducts
    Zona centralis prostatae | central zone of prostate | Zentralzone der Prostata
    Zona transitoria prostatae ; Zona transitionalis prostatae | transition zone of prostate ; transitional zone of prostate | Übergangszone der Prostata
    Zona peripherica prostatae | peripheral zone of prostate | periphere Zone der Prostata
    Glandula bulbourethralis | bulbo-urethral gland ; Cowper gland ; Cowper's gland ; Cowper's glands | Cowper-Drüse
    Penis | penis | männliches Glied
    Radix penis | root of penis | Peniswurzel
    Corpus penis | body of penis ; shaft of penis | Penisschaft
    Crus penis | crus of penis | Penisschenkel
    Dorsum penis | dorsum of penis | Penisrücken
    Glans penis | glans penis | Eichel
    Corona glandis penis | corona of glans penis | Eichelkranz
    Septum glandis | septum of glans
    Collum glandis penis | neck of glans penis
    Preputium penis | prepuce of penis ; foreskin | Vorhaut
    Frenulum preputii penis | frenulum of prepuce of penis | Vorhautbändchen
    Raphe penis | raphe of penis
    Corpus cavernosum penis | corpus cavernosum of penis | Penisschwellkörper
    Corpus spongiosum penis | corpus spongiosum of penis | Harnröhrenschwellkörper
    Bulbus penis | bulb of penis
    Tunica albuginea corporum cavernosorum | tunica albuginea of corpora cavernosa
    Septum penis | septum penis
    Arteriae helicinae penis | helicine arteries of penis | Rankenarterien
    Ligamentum suspensorium penis | suspensory ligament of penis | Aufhängeband des Penis
    Ligamentum fundiforme penis | fundiform ligament of penis
    Fascia penis | fascia of penis ; Buck fascia | Penisfaszie
    Glandulae preputiales | preputial glands
    Scrotum | scrotum | Hodensack
    Raphe scroti | raphe of scrotum
    Tunica dartos | dartos fascia ; dartos | Fleischhaut des Hodensacks
    Septum scroti | septum of scrotum

    # Female genital organs, the breast, pregnancy and development
    Organa genitalia feminina interna | female internal genitalia | innere weibliche Geschlechtsorgane
    Organa genitalia feminina externa | female external genitalia | äußere weibliche Geschlechtsorgane
    Ovarium ; Oophoron | ovary | Eierstock ; Ovar
    Hilum ovarii | hilum of ovary | Eierstockhilus
    Facies medialis ovarii | medial surface of ovary
    Facies lateralis ovarii | lateral surface of ovary
    Margo liber ovarii | free border of ovary
    Margo mesovaricus ovarii | mesovarian border of ovary
    Extremitas tubaria ovarii | tubal extremity of ovary
    Extremitas uterina ovarii | uterine extremity of ovary
    Tunica albuginea ovarii | tunica albuginea of ovary
    Cortex ovarii | ovarian cortex | Eierstockrinde
    Medulla ovarii | ovarian medulla | Eierstockmark
    Stroma ovarii | ovarian stroma
    Folliculi ovarici primordiales | primordial ovarian follicles | Primordialfollikel
    Folliculi ovarici primarii | primary ovarian follicles | Primärfollikel
    Folliculi ovarici secundarii | secondary ovarian follicles | Sekundärfollikel
    Folliculi ovarici vesiculosi | vesicular ovarian follicles ; tertiary ovarian follicles | Tertiärfollikel ; Bläschenfollikel
    Folliculus ovaricus maturus | mature ovarian follicle ; Graafian follicle | Graaf-Follikel
    Theca folliculi | theca of follicle
    Cumulus oophorus | cumulus oophorus | Eihügel
    Corona radiata folliculi | corona radiata of follicle
    Zona pellucida | zona pellucida | Eihülle
    Ovocytus | oocyte ; ovocyte | Eizelle
    Corpus rubrum | corpus rubrum
    Corpus luteum | corpus luteum | Gelbkörper
    Corpus albicans | corpus albicans | Weißkörper
    Ligamentum ovarii proprium | ligament of ovary ; proper ovarian ligament | Eierstockband
    Tuba uterina ; Salpinx ; Oviductus | uterine tube ; fallopian tube ; oviduct ; salpinx | Eileiter ; Tube
    Ostium abdominale tubae uterinae | abdominal ostium of uterine tube
    Infundibulum tubae uterinae | infundibulum of uterine tube | Eileitertrichter
    Fimbriae tubae uterinae | fimbriae of uterine tube | Eileiterfransen
    Fimbria ovarica | ovarian fimbria
    Ampulla tubae uterinae | ampulla of uterine tube | Eileiterampulle
    Isthmus tubae uterinae | isthmus of uterine tube | Eileiterenge
    Pars uterina tubae uterinae | uterine part of uterine tube ; intramural part of uterine tube
    Ostium uterinum tubae uterinae | uterine ostium of uterine tube
    Uterus | uterus ; womb | Gebärmutter
    Fundus uteri | fundus of uterus | Gebärmuttergrund
    Corpus uteri | body of uterus | Gebärmutterkörper
    Cornu uteri | uterine horn | Gebärmutterhorn
    Margo uteri | border of uterus
    Facies intestinalis uteri ; Facies posterior uteri | intestinal surface of uterus ; posterior surface of uterus
    Facies vesicalis uteri ; Facies anterior uteri | vesical surface of uterus ; anterior surface of uterus
    Cavitas uteri | uterine cavity | Gebärmutterhöhle
    Ostium anatomicum uteri internum | anatomical internal os of uterus ; internal os of uterus | innerer Muttermund
    Cervix uteri | cervix of uterus ; uterine cervix ; cervix | Gebärmutterhals
    Portio supravaginalis cervicis | supravaginal part of cervix
    Portio vaginalis cervicis | vaginal part of cervix
    Isthmus uteri | isthmus of uterus | Gebärmutterenge
    Ostium uteri | external os of uterus | Muttermund ; äußerer Muttermund
    Labium anterius ostii uteri | anterior lip of external os of uterus | vordere Muttermundlippe
    Labium posterius ostii uteri | posterior lip of external os of uterus | hintere Muttermundlippe
    Canalis cervicis uteri | cervical canal of uterus | Gebärmutterhalskanal ; Zervikalkanal
    Plicae palmatae | palmate folds
    Glandulae cervicales | cervical glands | Zervixdrüsen
    Parametrium | parametrium
    Perimetrium | perimetrium | Bauchfellüberzug der Gebärmutter
    Myometrium | myometrium | Gebärmuttermuskulatur ; Gebärmuttermuskel
    Endometrium | endometrium | Gebärmutterschleimhaut
    Stratum functionale endometrii | functional layer of endometrium | Funktionalschicht der Gebärmutterschleimhaut
    Stratum basale endometrii | basal layer of endometrium | Basalschicht der Gebärmutterschleimhaut
    Glandulae uterinae | uterine glands | Gebärmutterdrüsen
    Ligamentum teres uteri | round ligament of uterus | rundes Mutterband
    Ligamentum cardinale | cardinal ligament ; transverse cervical ligament | Kardinalband
    Ligamentum sacrouterinum ; Ligamentum rectouterinum | uterosacral ligament ; recto-uterine ligament | Kreuzbein-Gebärmutter-Band
    Plica rectouterina | recto-uterine fold
    Vagina | vagina | Scheide
    Fornix vaginae | vaginal fornix | Scheidengewölbe
    Paries anterior vaginae | anterior wall of vagina | vordere Scheidenwand
    Paries posterior vaginae | posterior wall of vagina | hintere Scheidenwand
    Ostium vaginae | vaginal orifice | Scheideneingang ; Scheidenöffnung
    Hymen | hymen | Jungfernhäutchen
    Carunculae hymenales | carunculae hymenales ; hymenal caruncles
    Rugae vaginales | vaginal rugae
    Columna rugarum anterior | anterior vaginal column
    Columna rugarum posterior | posterior vaginal column
    Carina urethralis vaginae | urethral carina of vagina
    Epoophoron | epoophoron | Nebeneierstock
    Paroophoron | paroophoron | Beieierstock
    Pudendum femininum ; Vulva | pudendum ; vulva | weibliche Scham
    Mons pubis | mons pubis | Schamberg ; Venushügel
    Pubes | pubic hairs | Schamhaare
    Labium majus pudendi | labium majus | große Schamlippe
    Labium minus pudendi | labium minus | kleine Schamlippe
    Commissura labiorum anterior | anterior commissure of labia majora
    Commissura labiorum posterior | posterior commissure of labia majora
    Rima pudendi | pudendal cleft | Schamspalte
    Frenulum labiorum pudendi | frenulum of labia minora ; fourchette
    Preputium clitoridis | prepuce of clitoris
    Frenulum clitoridis | frenulum of clitoris
    Vestibulum vaginae | vestibule of vagina | Scheidenvorhof
    Fossa vestibuli vaginae | vestibular fossa
    Bulbus vestibuli vaginae | bulb of vestibule | Vorhofschwellkörper
    Glandula vestibularis major | greater vestibular gland ; Bartholin gland ; Bartholin's gland | Bartholin-Drüse ; große Vorhofdrüse
    Glandulae vestibulares minores | lesser vestibular glands | kleine Vorhofdrüsen
    Clitoris | clitoris | Kitzler
    Crus clitoridis | crus of clitoris
    Corpus clitoridis | body of clitoris
    Glans clitoridis | glans of clitoris
    Corpus cavernosum clitoridis | corpus cavernosum of clitoris
    Glandulae paraurethrales | para-urethral glands ; Skene glands | Skene-Drüsen
    Mamma | breast | Brust ; weibliche Brust
    Mamma masculina | male breast | männliche Brust
    Papilla mammaria | nipple | Brustwarze
    Areola mammae | areola ; areola of breast | Warzenhof ; Brustwarzenhof
    Glandulae areolares | areolar glands ; Montgomery glands | Montgomery-Drüsen
    Tubercula areolae | areolar tubercles
    Glandula mammaria | mammary gland | Brustdrüse ; Milchdrüse
    Processus axillaris glandulae mammariae ; Processus lateralis glandulae mammariae | axillary process of mammary gland ; axillary tail of breast
    Lobi glandulae mammariae | lobes of mammary gland | Brustdrüsenlappen
    Lobuli glandulae mammariae | lobules of mammary gland | Brustdrüsenläppchen
    Ductus lactiferi | lactiferous ducts | Milchgänge
    Sinus lactiferi | lactiferous sinuses | Milchsäckchen
    Ligamenta suspensoria mammaria | suspensory ligaments of breast ; Cooper ligaments | Cooper-Bänder der Brust
    Sulcus intermammarius | intermammary cleft
    Placenta | placenta | Mutterkuchen ; Plazenta
    Funiculus umbilicalis | umbilical cord | Nabelschnur
    Amnion | amnion | Schafshaut
    Chorion | chorion | Zottenhaut
    Villi chorionici | chorionic villi | Chorionzotten
    Liquor amnioticus | amniotic fluid | Fruchtwasser
    Decidua | decidua | Siebhaut
    Membranae fetales | fetal membranes | Eihäute
    Saccus vitellinus | yolk sac | Dottersack
    Allantois | allantois
    Zygota | zygote | befruchtete Eizelle
    Morula | morula | Maulbeerkeim
    Blastocystis | blastocyst | Keimblase
    Embryoblastus | embryoblast ; inner cell mass
    Trophoblastus | trophoblast
    Ectoderma | ectoderm | äußeres Keimblatt
    Mesoderma | mesoderm | mittleres Keimblatt
    Endoderma | endoderm | inneres Keimblatt
    Linea primitiva | primitive streak | Primitivstreifen
    Chorda dorsalis ; Notochorda | notochord | Rückensaite
    Tubus neuralis | neural tube | Neuralrohr
    Crista neuralis | neural crest | Neuralleiste
    Lamina neuralis | neural plate | Neuralplatte
    Sulcus neuralis | neural groove | Neuralrinne
    Somitus | somite | Ursegment
    Arcus pharyngei | pharyngeal arches ; branchial arches | Kiemenbögen ; Schlundbögen
    Sacci pharyngei | pharyngeal pouches | Schlundtaschen
    Embryo | embryo | Keimling
    Fetus | fetus | Leibesfrucht

    # Skin, its appendages, and cells and tissues under the microscope
    Integumentum commune | integument | äußere Haut
    Cutis | skin | Haut
    Sulci cutis | skin sulci ; grooves of skin
    Cristae cutis | dermal ridges ; papillary ridges | Hautleisten
    Retinacula cutis | retinacula cutis ; skin ligaments
    Toruli tactiles | tactile elevations | Tastballen
    Epidermis | epidermis | Oberhaut
    Stratum corneum epidermidis | horny layer of epidermis ; cornified layer of epidermis ; stratum corneum | Hornschicht der Oberhaut
    Stratum lucidum epidermidis | clear layer of epidermis ; stratum lucidum | Glanzschicht der Oberhaut
    Stratum granulosum epidermidis | granular layer of epidermis ; stratum granulosum | Körnerschicht der Oberhaut
    Stratum spinosum epidermidis | spinous layer of epidermis ; prickle cell layer ; stratum spinosum | Stachelzellschicht der Oberhaut
    Stratum basale epidermidis | basal layer of epidermis ; stratum basale | Basalschicht der Oberhaut ; Basalzellschicht
    Keratinocytus | keratinocyte | Hornbildner
    Melanocytus | melanocyte | Pigmentzelle
    Macrophagocytus intraepidermalis | intra-epidermal macrophage ; Langerhans cell | Langerhans-Zelle
    Epithelioidocytus tactus | tactile epithelial cell ; Merkel cell | Merkel-Zelle
    Dermis ; Corium | dermis ; corium | Lederhaut
    Stratum papillare dermis | papillary layer of dermis | Papillarschicht der Lederhaut
    Papillae dermis | dermal papillae | Lederhautpapillen
    Stratum reticulare dermis | reticular layer of dermis | Geflechtschicht der Lederhaut
    Tela subcutanea ; Hypodermis | subcutaneous tissue ; hypodermis | Unterhaut ; Unterhautgewebe
    Panniculus adiposus | fatty layer of subcutaneous tissue | Unterhautfettgewebe
    Pili | hairs | Haare
    Capilli | hairs of head | Kopfhaare
    Barba | beard ; hairs of beard | Bart ; Barthaare
    Lanugo | lanugo ; primary hair | Flaumhaar ; Wollhaar
    Hirci | axillary hairs | Achselhaare
    Vibrissae | hairs of vestibule of nose ; vibrissae | Nasenhaare
    Tragi | hairs of external acoustic meatus | Ohrhaare
    Folliculus pili | hair follicle | Haarfollikel ; Haarbalg
    Bulbus pili | hair bulb | Haarzwiebel
    Papilla pili | hair papilla | Haarpapille
    Scapus pili | hair shaft | Haarschaft
    Radix pili | hair root | Haarwurzel
    Cortex pili | hair cortex | Haarrinde
    Medulla pili | hair medulla | Haarmark
    Cuticula pili | hair cuticle | Haarkutikula
    Musculus arrector pili | arrector muscle of hair ; arrector pili | Haarbalgmuskel ; Haaraufrichter
    Vortices pilorum | hair whorls | Haarwirbel
    Unguis | nail | Nagel
    Matrix unguis | nail matrix | Nagelmatrix
    Vallum unguis | nail wall ; nail fold | Nagelwall
    Corpus unguis | body of nail ; nail plate | Nagelplatte ; Nagelkörper
    Lunula unguis | lunule of nail ; lunula | Nagelmöndchen
    Radix unguis | root of nail ; nail root | Nagelwurzel
    Margo liber unguis | free border of nail
    Eponychium | eponychium ; cuticle of nail | Nagelhäutchen
    Hyponychium | hyponychium
    Lectulus unguis | nail bed | Nagelbett
    Glandulae cutis | glands of skin | Hautdrüsen
    Glandula sudorifera | sweat gland | Schweißdrüse
    Glandula sudorifera eccrina | eccrine sweat gland | ekkrine Schweißdrüse
    Glandula sudorifera apocrina | apocrine sweat gland ; scent gland | Duftdrüse ; apokrine Schweißdrüse
    Ductus sudorifer | sweat duct | Schweißdrüsengang
    Porus sudorifer | sweat pore | Schweißpore
    Glandula sebacea | sebaceous gland | Talgdrüse
    Terminationes nervorum liberae | free nerve endings | freie Nervenendigungen
    Corpusculum tactus | tactile corpuscle ; Meissner corpuscle | Meissner-Tastkörperchen ; Meissner-Körperchen
    Corpusculum lamellosum | lamellar corpuscle ; Pacinian corpuscle | Vater-Pacini-Körperchen ; Lamellenkörperchen
    Corpusculum sensorium fusiforme | fusiform corpuscle ; Ruffini corpuscle | Ruffini-Körperchen
    Corpusculum bulboideum | bulboid corpuscle ; Krause end bulb | Krause-Endkolben
    Fusus neuromuscularis | muscle spindle ; neuromuscular spindle | Muskelspindel
    Organum neurotendineum | tendon organ ; Golgi tendon organ | Sehnenspindel ; Golgi-Sehnenorgan
    Cellula | cell | Zelle
    Nucleus cellulae | cell nucleus ; nucleus of cell | Zellkern
    Nucleolus | nucleolus | Kernkörperchen
    Membrana cellularis ; Plasmalemma | cell membrane ; plasma membrane ; plasmalemma | Zellmembran
    Cytoplasma | cytoplasm | Zellplasma ; Zytoplasma
    Organella | organelles | Zellorganellen
    Mitochondrion | mitochondrion | Mitochondrium
    Reticulum endoplasmicum granulosum | rough endoplasmic reticulum | raues endoplasmatisches Retikulum
    Reticulum endoplasmicum nongranulosum | smooth endoplasmic reticulum | glattes endoplasmatisches Retikulum
    Ribosoma | ribosome | Ribosom
    Complexus golgiensis ; Apparatus golgiensis | Golgi complex ; Golgi apparatus | Golgi-Apparat
    Lysosoma | lysosome | Lysosom
    Peroxysoma | peroxisome | Peroxisom
    Centriolum | centriole | Zentriol
    Centrosoma | centrosome | Zentrosom
    Microvilli | microvilli | Mikrovilli
    Cilium | cilium | Flimmerhaar ; Wimper
    Flagellum | flagellum | Geißel
    Desmosoma | desmosome | Desmosom
    Zonula occludens | tight junction ; zonula occludens | Schlussleiste
    Macula communicans | gap junction ; nexus
    Chromosoma | chromosome | Chromosom
    Textus epithelialis ; Epithelium | epithelium ; epithelial tissue | Epithelgewebe ; Deckgewebe
    Epithelium simplex squamosum | simple squamous epithelium | einschichtiges Plattenepithel
    Epithelium simplex cuboideum | simple cuboidal epithelium | einschichtiges kubisches Epithel ; einschichtiges isoprismatisches Epithel
    Epithelium simplex columnare | simple columnar epithelium | einschichtiges Zylinderepithel ; einschichtiges hochprismatisches Epithel
    Epithelium pseudostratificatum columnare ciliatum | pseudostratified ciliated columnar epithelium | mehrreihiges Flimmerepithel
    Epithelium stratificatum squamosum cornificatum | keratinized stratified squamous epithelium | mehrschichtiges verhorntes Plattenepithel
    Epithelium stratificatum squamosum noncornificatum | nonkeratinized stratified squamous epithelium | mehrschichtiges unverhorntes Plattenepithel
    Epithelium transitionale ; Urothelium | transitional epithelium ; urothelium | Übergangsepithel
    Endothelium | endothelium | Gefäßinnenschicht
    Mesothelium | mesothelium
    Membrana basalis | basement membrane | Basalmembran
    Exocrinocytus caliciformis | goblet cell | Becherzelle
    Glandula | gland | Drüse
    Glandula exocrina | exocrine gland | exokrine Drüse
    Glandula endocrina | endocrine gland | endokrine Drüse
    Textus connectivus | connective tissue | Bindegewebe
    Textus connectivus laxus | loose connective tissue | lockeres Bindegewebe
    Textus connectivus compactus | dense connective tissue | straffes Bindegewebe
    Textus connectivus reticularis | reticular connective tissue | retikuläres Bindegewebe
    Textus connectivus mucosus | mucous connective tissue ; Wharton jelly | gallertiges Bindegewebe
    Textus adiposus | adipose tissue ; fat tissue | Fettgewebe
    Textus adiposus albus | white adipose tissue | weißes Fettgewebe
    Textus adiposus fuscus | brown adipose tissue | braunes Fettgewebe
    Fibroblastus | fibroblast | Bindegewebszelle
    Adipocytus | adipocyte ; fat cell | Fettzelle
    Mastocytus | mast cell | Mastzelle
    Plasmocytus | plasma cell | Plasmazelle
    Macrophagocytus | macrophage | Fresszelle
    Fibra collagenosa | collagen fiber | Kollagenfaser
    Fibra elastica | elastic fiber | elastische Faser
    Fibra reticularis | reticular fiber | Gitterfaser ; retikuläre Faser
    Cartilago hyalina | hyaline cartilage | hyaliner Knorpel
    Cartilago elastica | elastic cartilage | elastischer Knorpel
    Cartilago fibrosa | fibrocartilage ; fibrous cartilage | Faserknorpel
    Chondrocytus | chondrocyte | Knorpelzelle
    Textus osseus | bone tissue ; osseous tissue | Knochengewebe
    Osteocytus | osteocyte | Knochenzelle
    Osteoblastus | osteoblast | Knochenbildner
    Osteoclastus | osteoclast | Knochenfresszelle
    Osteonum | osteon ; Haversian system | Havers-System
    Canalis centralis osteoni | central canal of osteon ; Haversian canal | Havers-Kanal
    Canalis perforans ossis | perforating canal of bone ; Volkmann canal | Volkmann-Kanal
    Lamella ossea | bone lamella | Knochenlamelle
    Textus muscularis | muscle tissue | Muskelgewebe
    Textus muscularis nonstriatus | smooth muscle tissue | glattes Muskelgewebe ; glatte Muskulatur
    Textus muscularis striatus skeletalis | skeletal muscle tissue | Skelettmuskelgewebe ; quergestreifte Muskulatur
    Textus muscularis striatus cardiacus | cardiac muscle tissue | Herzmuskelgewebe
    Myofibra | muscle fiber | Muskelfaser
    Myofibrilla | myofibril | Myofibrille
    Sarcomerum | sarcomere | Sarkomer
    Discus intercalatus | intercalated disc | Glanzstreifen
    Epimysium | epimysium
    Perimysium | perimysium
    Endomysium | endomysium
    Textus nervosus | nervous tissue | Nervengewebe
    Neuron | neuron ; nerve cell | Nervenzelle
    Perikaryon ; Corpus neuronis | perikaryon ; cell body of neuron | Nervenzellkörper
    Dendritum | dendrite | Dendrit
    Axon ; Neuritum | axon ; neurite | Neurit ; Achsenzylinder
    Synapsis | synapse | Synapse
    Stratum myelini | myelin sheath | Myelinscheide ; Markscheide
    Nodus interruptionis myelini | node of Ranvier ; myelin sheath gap | Ranvier-Schnürring
    Neurolemmocytus | Schwann cell ; neurolemmocyte | Schwann-Zelle
    Neuroglia | neuroglia ; glia | Nervenkitt ; Gliagewebe
    Astrocytus | astrocyte | Sternzelle
    Oligodendrocytus | oligodendrocyte | Oligodendrozyt
    Microgliocytus | microglial cell | Mikrogliazelle
    Ependyma | ependyma | Ependym
    Neuron purkinjense | Purkinje cell | Purkinje-Zelle
    Neuron pyramidale | pyramidal cell | Pyramidenzelle
    Terminatio neuromuscularis | neuromuscular junction ; motor end plate | motorische Endplatte
    Sanguis | blood | Blut
    Plasma sanguinis | blood plasma | Blutplasma
    Erythrocytus | erythrocyte ; red blood cell | rotes Blutkörperchen
    Leukocytus | leukocyte ; white blood cell | weißes Blutkörperchen
    Granulocytus neutrophilus | neutrophil ; neutrophilic granulocyte | neutrophiler Granulozyt
    Granulocytus eosinophilus | eosinophil ; eosinophilic granulocyte | eosinophiler Granulozyt
    Granulocytus basophilus | basophil ; basophilic granulocyte | basophiler Granulozyt
    Lymphocytus | lymphocyte | Lymphozyt
    Monocytus | monocyte | Monozyt
    Thrombocytus | platelet ; thrombocyte | Blutplättchen
    Megakaryocytus | megakaryocyte | Knochenmarkriesenzelle

    # Further nuclei and tracts of the brain
    Nucleus anterodorsalis thalami | anterodorsal nucleus of thalamus
    Nucleus anteromedialis thalami | anteromedial nucleus of thalamus
    Nucleus anteroventralis thalami | anteroventral nucleus of thalamus
    Nuclei dorsales thalami | dorsal nuclei of thalamus
    Nucleus dorsalis lateralis thalami ; Nucleus lateralis dorsalis | lateral dorsal nucleus of thalamus ; dorsal lateral nucleus of thalamus
    Nucleus lateralis posterior thalami | lateral posterior nucleus of thalamus
    Nuclei pulvinares | pulvinar nuclei
    Nucleus pulvinaris anterior | anterior pulvinar nucleus
    Nucleus pulvinaris inferior | inferior pulvinar nucleus
    Nucleus pulvinaris lateralis | lateral pulvinar nucleus
    Nucleus pulvinaris medialis | medial pulvinar nucleus
    Nucleus centralis lateralis thalami | central lateral nucleus of thalamus
    Nucleus centralis medialis thalami | central medial nucleus of thalamus
    Nucleus paracentralis thalami | paracentral nucleus of thalamus
    Nucleus parafascicularis thalami | parafascicular nucleus of thalamus
    Nuclei mediani thalami | median nuclei of thalamus
    Nucleus reuniens | nucleus reuniens ; medial ventral nucleus of thalamus
    Nucleus parataenialis | parataenial nucleus
    Nuclei paraventriculares thalami | paraventricular nuclei of thalamus
    Nuclei posteriores thalami | posterior nuclear complex of thalamus
    Nucleus limitans thalami | nucleus limitans of thalamus
    Nucleus suprageniculatus | suprageniculate nucleus
    Nuclei ventrales thalami | ventral nuclei of thalamus
    Nuclei ventrobasales thalami | ventrobasal complex of thalamus
    Nuclei ventrales laterales thalami | ventral lateral complex of thalamus
    Nuclei ventrales mediales thalami | ventral medial complex of thalamus
    Nucleus ventralis intermedius thalami | ventral intermediate nucleus of thalamus
    Nucleus ventralis posterior inferior | ventral posterior inferior nucleus of thalamus
    Nucleus dorsalis corporis geniculati lateralis | dorsal lateral geniculate nucleus
    Nucleus ventralis corporis geniculati lateralis | ventral lateral geniculate nucleus ; pregeniculate nucleus
    Nuclei corporis geniculati medialis | medial geniculate nuclei
    Nucleus dorsalis corporis geniculati medialis | dorsal principal nucleus of medial geniculate body
    Nucleus ventralis corporis geniculati medialis | ventral principal nucleus of medial geniculate body
    Lamina medullaris externa thalami | external medullary lamina of thalamus
    Radiatio anterior thalami | anterior radiation of thalamus
    Radiatio centralis thalami | central thalamic radiation
    Radiatio inferior thalami | inferior thalamic radiation
    Radiatio posterior thalami | posterior thalamic radiation
    Fasciculus thalamicus | thalamic fasciculus
    Fasciculus lenticularis | lenticular fasciculus
    Fasciculus subthalamicus | subthalamic fasciculus
    Ansa peduncularis | ansa peduncularis
    Nuclei campi perizonalis | nuclei of perizonal fields ; nuclei of fields of Forel | Forel-Feld
    Nucleus habenularis lateralis | lateral habenular nucleus
    Nucleus habenularis medialis | medial habenular nucleus
    Sulcus habenularis | habenular sulcus
    Area pretectalis | pretectal area
    Nuclei pretectales | pretectal nuclei
    Organum subcommissurale | subcommissural organ
    Organum subfornicale | subfornical organ
    Organum vasculosum laminae terminalis | vascular organ of lamina terminalis
    Area hypothalamica dorsalis | dorsal hypothalamic area
    Area hypothalamica intermedia | intermediate hypothalamic area
    Area hypothalamica lateralis | lateral hypothalamic area
    Area hypothalamica posterior | posterior hypothalamic area
    Area hypothalamica rostralis | anterior hypothalamic area
    Nucleus anterior hypothalami | anterior nucleus of hypothalamus ; anterior hypothalamic nucleus
    Nucleus preopticus lateralis | lateral preoptic nucleus
    Nucleus preopticus medialis | medial preoptic nucleus
    Nucleus preopticus medianus | median preoptic nucleus
    Nucleus periventricularis preopticus | preoptic periventricular nucleus
    Nucleus periventricularis hypothalami | periventricular nucleus of hypothalamus
    Nucleus perifornicalis | perifornical nucleus
    Nucleus tuberomammillaris | tuberomammillary nucleus
    Nuclei tuberales laterales | lateral tuberal nuclei
    Nucleus premammillaris dorsalis | dorsal premammillary nucleus
    Nucleus premammillaris ventralis | ventral premammillary nucleus
    Nucleus mammillaris lateralis | lateral nucleus of mammillary body
    Nucleus mammillaris medialis | medial nucleus of mammillary body
    Zona periventricularis hypothalami | periventricular zone of hypothalamus
    Zona lateralis hypothalami | lateral zone of hypothalamus
    Zona medialis hypothalami | medial zone of hypothalamus
    Commissura supraoptica dorsalis | dorsal supra-optic commissure
    Commissura supraoptica ventralis | ventral supra-optic commissure
    Fasciculus medialis telencephali | medial forebrain bundle
    Fasciculus mammillotegmentalis | mammillotegmental fasciculus
    Fibrae periventriculares | periventricular fibers
    Tractus supraopticohypophysialis | supra-opticohypophysial tract
    Tractus paraventriculohypophysialis | paraventriculohypophysial tract
    Tractus retinohypothalamicus | retinohypothalamic tract
    Nucleus striae terminalis | bed nucleus of stria terminalis
    Taenia choroidea | choroidal line ; taenia choroidea
    Taenia fornicis | taenia of fornix
    Taenia thalami | taenia thalami
    Stria longitudinalis lateralis | lateral longitudinal stria
    Stria longitudinalis medialis | medial longitudinal stria
    Radiatio corporis callosi | radiation of corpus callosum
    Nucleus septalis lateralis | lateral septal nucleus
    Nucleus septalis medialis | medial septal nucleus
    Nucleus striae diagonalis | nucleus of diagonal band
    Stria diagonalis | diagonal band ; diagonal band of Broca | diagonales Band
    Nucleus triangularis septi | triangular nucleus of septum
    Complexus olfactorius anterior ; Nucleus olfactorius anterior | anterior olfactory nucleus
    Area amygdaloclaustralis | amygdaloclaustral area
    Nucleus amygdalae centralis | central nucleus of amygdala
    Nucleus amygdalae lateralis | lateral nucleus of amygdala
    Nucleus amygdalae medialis | medial nucleus of amygdala
    Nucleus amygdalae basalis lateralis | basolateral nucleus of amygdala
    Nucleus amygdalae basalis medialis | basomedial nucleus of amygdala
    Nucleus amygdalae corticalis | cortical nucleus of amygdala
    Cortex periamygdaloideus | periamygdaloid cortex
    Striatum ventrale | ventral striatum
    Pallidum ventrale | ventral pallidum
    Lamina medullaris lateralis corporis striati | lateral medullary lamina of corpus striatum
    Lamina medullaris medialis corporis striati | medial medullary lamina of corpus striatum
    Pontes grisei caudatolenticulares | caudolenticular gray bridges ; transcapsular gray bridges
    Pars retrolentiformis capsulae internae | retrolentiform limb of internal capsule
    Pars sublentiformis capsulae internae | sublentiform limb of internal capsule
    Fasciculus occipitofrontalis superior | superior occipitofrontal fasciculus
    Fasciculus occipitofrontalis inferior | inferior occipitofrontal fasciculus
    Fasciculus occipitalis verticalis | vertical occipital fasciculus
    Regio hippocampi I ; Area hippocampi CA1 | region I of hippocampus proper ; CA1 field
    Regio hippocampi II ; Area hippocampi CA2 | region II of hippocampus proper ; CA2 field
    Regio hippocampi III ; Area hippocampi CA3 | region III of hippocampus proper ; CA3 field
    Regio hippocampi IV ; Area hippocampi CA4 | region IV of hippocampus proper ; CA4 field
    Parasubiculum | parasubiculum
    Presubiculum | presubiculum
    Digitationes hippocampi | hippocampal digitations
    Trigonum collaterale | collateral trigone
    Bulbus cornus posterioris | bulb of occipital horn
    Sulcus hippocampalis | hippocampal sulcus
    Sulcus rhinalis | rhinal sulcus
    Sulcus subparietalis | subparietal sulcus
    Sulcus paracentralis | paracentral sulcus
    Sulcus occipitalis transversus | transverse occipital sulcus
    Gyrus longus insulae | long gyrus of insula
    Gyri breves insulae | short gyri of insula
    Gyrus ambiens | ambient gyrus
    Gyrus semilunaris | semilunar gyrus
    Limbus Giacomini | uncal band ; band of Giacomini
    Nucleus cuneatus accessorius | accessory cuneate nucleus
    Nucleus arcuatus medullae oblongatae | arcuate nucleus of medulla oblongata
    Nucleus olivaris accessorius medialis | medial accessory olivary nucleus
    Nucleus olivaris accessorius posterior | posterior accessory olivary nucleus
    Hilum nuclei olivaris inferioris | hilum of inferior olivary nucleus
    Amiculum olivare | amiculum of olive
    Fibrae arcuatae externae anteriores | anterior external arcuate fibers
    Fibrae arcuatae externae posteriores | posterior external arcuate fibers
    Tractus spinalis nervi trigemini | spinal tract of trigeminal nerve
    Tractus mesencephalicus nervi trigemini | mesencephalic tract of trigeminal nerve
    Tractus tegmentalis centralis | central tegmental tract | zentrale Haubenbahn
    Tractus olivocochlearis | olivocochlear tract
    Tractus olivocerebellaris | olivocerebellar tract
    Tractus bulbothalamicus | bulbothalamic tract
    Tractus tectobulbaris | tectobulbar tract
    Tractus spinomesencephalicus | spinomesencephalic tract
    Raphe medullae oblongatae | raphe of medulla oblongata
    Raphe pontis | raphe of pons
    Nucleus raphes magnus | nucleus raphe magnus
    Nucleus raphes obscurus | nucleus raphe obscurus
    Nucleus raphes pallidus | nucleus raphe pallidus
    Nucleus raphes pontis | pontine raphe nucleus
    Nucleus raphes medianus | median raphe nucleus
    Nucleus raphes posterior ; Nucleus raphes dorsalis | posterior raphe nucleus ; dorsal raphe nucleus
    Nucleus gigantocellularis | gigantocellular reticular nucleus
    Nucleus reticularis parvocellularis | parvocellular reticular nucleus
    Nucleus reticularis lateralis medullae oblongatae | lateral reticular nucleus of medulla oblongata
    Nucleus reticularis pontis caudalis | caudal pontine reticular nucleus
    Nucleus reticularis pontis rostralis ; Nucleus reticularis pontis oralis | oral pontine reticular nucleus ; rostral pontine reticular nucleus
    Nucleus reticularis tegmenti pontis | reticulotegmental nucleus
    Nuclei parabrachiales | parabrachial nuclei
    Nucleus subcaeruleus | subcaerulean nucleus ; subcoeruleus nucleus
    Nucleus lacrimalis | lacrimal nucleus
    Nuclei lemnisci lateralis | nuclei of lateral lemniscus
    Nucleus corporis trapezoidei | nucleus of trapezoid body
    Nucleus tegmentalis anterior | anterior tegmental nucleus
    Nucleus tegmentalis pedunculopontinus | pedunculopontine tegmental nucleus
    Nucleus cuneiformis | cuneiform nucleus
    Nuclei colliculi inferioris | nuclei of inferior colliculus
    Stratum opticum colliculi superioris | optic layer of superior colliculus
    Nucleus nervi pudendi | nucleus of pudendal nerve ; Onuf nucleus | Onuf-Kern
    Nucleus nervi accessorii | nucleus of accessory nerve
    Nucleus marginalis medullae spinalis | marginal nucleus of spinal cord
    Pars magnocellularis nuclei rubri | magnocellular part of red nucleus
    Pars parvocellularis nuclei rubri | parvocellular part of red nucleus
    Decussatio tegmentalis anterior | anterior tegmental decussation ; Forel decussation
    Decussatio tegmentalis posterior | posterior tegmental decussation ; Meynert decussation
    Commissura colliculi superioris | commissure of superior colliculus
    Commissura colliculi inferioris | commissure of inferior colliculus
    Trigonum lemnisci lateralis | trigone of lateral lemniscus
    Frenulum veli medullaris superioris | frenulum of superior medullary velum
    Sulcus lateralis mesencephali | lateral groove of midbrain
    Sulcus nervi oculomotorii | oculomotor sulcus
    Area piriformis | piriform area ; piriform cortex
    Area motoria primaria ; Cortex motorius primarius | primary motor cortex | primäre motorische Rinde ; primärer Motorkortex
    Cortex premotorius | premotor cortex | prämotorische Rinde
    Cortex somatosensorius primarius | primary somatosensory cortex | primäre somatosensible Rinde
    Cortex visualis primarius ; Area striata | primary visual cortex ; striate area | primäre Sehrinde
    Cortex auditorius primarius | primary auditory cortex | primäre Hörrinde
    Cortex prefrontalis | prefrontal cortex | präfrontale Rinde
    Area motoria loquelae | motor speech area ; Broca area | Broca-Areal ; motorisches Sprachzentrum
    Area sensoria loquelae | sensory speech area ; Wernicke area | Wernicke-Areal ; sensorisches Sprachzentrum

    # Further branches of nerves
    Nervus cervicalis I | first cervical nerve ; C1 nerve | erster Halsnerv
    Nervus cervicalis II | second cervical nerve ; C2 nerve | zweiter Halsnerv
    Nervus cervicalis III | third cervical nerve ; C3 nerve | dritter Halsnerv
    Nervus cervicalis IV | fourth cervical nerve ; C4 nerve | vierter Halsnerv
    Nervus cervicalis V | fifth cervical nerve ; C5 nerve | fünfter Halsnerv
    Nervus cervicalis VI | sixth cervical nerve ; C6 nerve | sechster Halsnerv
    Nervus cervicalis VII | seventh cervical nerve ; C7 nerve | siebter Halsnerv
    Nervus cervicalis VIII | eighth cervical nerve ; C8 nerve | achter Halsnerv
    Nervus thoracicus I | first thoracic nerve ; T1 nerve | erster Brustnerv
    Nervus thoracicus XII | twelfth thoracic nerve ; T12 nerve | zwölfter Brustnerv
    Nervus lumbalis I | first lumbar nerve ; L1 nerve | erster Lendennerv
    Nervus lumbalis II | second lumbar nerve ; L2 nerve | zweiter Lendennerv
    Nervus lumbalis III | third lumbar nerve ; L3 nerve | dritter Lendennerv
    Nervus lumbalis IV | fourth lumbar nerve ; L4 nerve | vierter Lendennerv
    Nervus lumbalis V | fifth lumbar nerve ; L5 nerve | fünfter Lendennerv
    Nervus sacralis I | first sacral nerve ; S1 nerve | erster Kreuzbeinnerv
    Nervus sacralis II | second sacral nerve ; S2 nerve | zweiter Kreuzbeinnerv
    Nervus sacralis III | third sacral nerve ; S3 nerve | dritter Kreuzbeinnerv
    Nervus sacralis IV | fourth sacral nerve ; S4 nerve | vierter Kreuzbeinnerv
    Nervus sacralis V | fifth sacral nerve ; S5 nerve | fünfter Kreuzbeinnerv
    Ramus lateralis nervi supraorbitalis | lateral branch of supra-orbital nerve
    Ramus medialis nervi supraorbitalis | medial branch of supra-orbital nerve
    Ramus nasalis externus nervi ethmoidalis anterioris | external nasal branch of anterior ethmoidal nerve
    Rami nasales interni nervi ethmoidalis anterioris | internal nasal branches of anterior ethmoidal nerve
    Rami palpebrales nervi infratrochlearis | palpebral branches of infratrochlear nerve
    Ramus communicans cum nervo zygomatico | communicating branch of lacrimal nerve with zygomatic nerve
    Rami ganglionares ad ganglion pterygopalatinum | ganglionic branches to pterygopalatine ganglion
    Radix sensoria ganglii pterygopalatini | sensory root of pterygopalatine ganglion
    Rami orbitales ganglii pterygopalatini | orbital branches of pterygopalatine ganglion
    Rami nasales posteriores superiores laterales | posterior superior lateral nasal branches
    Rami nasales posteriores superiores mediales | posterior superior medial nasal branches
    Rami nasales posteriores inferiores nervi palatini majoris | posterior inferior nasal nerves
    Rami tonsillares nervorum palatinorum minorum | tonsillar branches of lesser palatine nerves
    Rami dentales superiores | superior dental branches
    Rami gingivales superiores | superior gingival branches
    Rami dentales inferiores | inferior dental branches
    Rami gingivales inferiores | inferior gingival branches
    Rami mentales nervi mentalis ; Rami mentales | mental branches of mental nerve ; mental branches
    Rami labiales nervi mentalis | labial branches of mental nerve
    Rami gingivales nervi mentalis | gingival branches of mental nerve
    Nervus musculi tensoris veli palatini | nerve to tensor veli palatini
    Nervus musculi tensoris tympani | nerve to tensor tympani
    Nervus meatus acustici externi | nerve to external acoustic meatus
    Rami membranae tympani nervi auriculotemporalis | branches of auriculotemporal nerve to tympanic membrane
    Rami parotidei nervi auriculotemporalis | parotid branches of auriculotemporal nerve
    Nervi auriculares anteriores | anterior auricular nerves
    Rami temporales superficiales nervi auriculotemporalis | superficial temporal branches of auriculotemporal nerve
    Nervus sublingualis | sublingual nerve
    Rami isthmi faucium nervi lingualis | branches of lingual nerve to isthmus of fauces
    Rami linguales nervi lingualis | lingual branches of lingual nerve
    Radix parasympathica ganglii ciliaris | parasympathetic root of ciliary ganglion
    Radix sympathica ganglii ciliaris | sympathetic root of ciliary ganglion
    Radix nasociliaris ganglii ciliaris | nasociliary root of ciliary ganglion ; sensory root of ciliary ganglion
    Ramus digastricus nervi facialis | digastric branch of facial nerve
    Ramus stylohyoideus nervi facialis | stylohyoid branch of facial nerve
    Ramus occipitalis nervi auricularis posterioris | occipital branch of posterior auricular nerve
    Ramus auricularis nervi auricularis posterioris | auricular branch of posterior auricular nerve
    Nervus utriculoampullaris | utriculo-ampullary nerve
    Nervus utricularis | utricular nerve
    Nervus saccularis | saccular nerve
    Nervus ampullaris anterior | anterior ampullary nerve
    Nervus ampullaris lateralis | lateral ampullary nerve
    Nervus ampullaris posterior | posterior ampullary nerve
    Ramus tubarius plexus tympanici | tubal branch of tympanic plexus
    Nervi caroticotympanici | caroticotympanic nerves
    Rami tracheales nervi laryngei recurrentis | tracheal branches of recurrent laryngeal nerve
    Rami oesophagei nervi laryngei recurrentis | esophageal branches of recurrent laryngeal nerve ; oesophageal branches of recurrent laryngeal nerve
    Rami bronchiales nervi vagi | bronchial branches of vagus nerve
    Rami gastrici anteriores nervi vagi | anterior gastric branches of vagus nerve
    Rami gastrici posteriores nervi vagi | posterior gastric branches of vagus nerve
    Nervus curvaturae minoris anterior | anterior nerve of lesser curvature ; anterior nerve of Latarjet
    Nervus curvaturae minoris posterior | posterior nerve of lesser curvature ; posterior nerve of Latarjet
    Rami hepatici nervi vagi | hepatic branches of vagus nerve
    Rami coeliaci nervi vagi | celiac branches of vagus nerve ; coeliac branches of vagus nerve
    Rami renales nervi vagi | renal branches of vagus nerve
    Ramus pyloricus nervi vagi | pyloric branch of vagus nerve
    Ramus internus nervi accessorii | internal branch of accessory nerve
    Ramus externus nervi accessorii | external branch of accessory nerve
    Ramus thyrohyoideus ansae cervicalis | thyrohyoid branch of ansa cervicalis ; nerve to thyrohyoid
    Ramus anterior nervi auricularis magni | anterior branch of great auricular nerve
    Ramus posterior nervi auricularis magni | posterior branch of great auricular nerve
    Rami superiores nervi transversi colli | superior branches of transverse cervical nerve
    Rami inferiores nervi transversi colli | inferior branches of transverse cervical nerve
    Ramus pericardiacus nervi phrenici | pericardial branch of phrenic nerve
    Rami phrenicoabdominales | phrenico-abdominal branches
    Pars supraclavicularis plexus brachialis | supraclavicular part of brachial plexus
    Pars infraclavicularis plexus brachialis | infraclavicular part of brachial plexus
    Ansa pectoralis | ansa pectoralis ; pectoral loop
    Rami musculares nervi musculocutanei | muscular branches of musculocutaneous nerve
    Ramus anterior nervi cutanei antebrachii medialis | anterior branch of medial cutaneous nerve of forearm
    Ramus posterior nervi cutanei antebrachii medialis | posterior branch of medial cutaneous nerve of forearm
    Rami musculares nervi mediani | muscular branches of median nerve
    Ramus communicans nervi mediani cum nervo ulnari | communicating branch of median nerve with ulnar nerve
    Rami musculares nervi ulnaris | muscular branches of ulnar nerve
    Nervi digitales dorsales nervi ulnaris | dorsal digital branches of ulnar nerve
    Nervi digitales palmares communes nervi ulnaris | common palmar digital nerves of ulnar nerve
    Nervi digitales palmares proprii nervi ulnaris | proper palmar digital nerves of ulnar nerve
    Rami musculares nervi radialis | muscular branches of radial nerve
    Ramus communicans ulnaris nervi radialis | ulnar communicating branch of radial nerve
    Rami musculares nervi axillaris | muscular branches of axillary nerve
    Rami mammarii mediales nervorum intercostalium | medial mammary branches of intercostal nerves
    Rami mammarii laterales nervorum intercostalium | lateral mammary branches of intercostal nerves
    Ramus collateralis nervi intercostalis | collateral branch of intercostal nerve
    Ramus cutaneus lateralis nervi iliohypogastrici | lateral cutaneous branch of iliohypogastric nerve
    Ramus cutaneus anterior nervi iliohypogastrici | anterior cutaneous branch of iliohypogastric nerve
    Nervi labiales anteriores | anterior labial nerves
    Nervi scrotales anteriores | anterior scrotal nerves
    Ramus cutaneus nervi obturatorii | cutaneous branch of obturator nerve
    Rami musculares nervi obturatorii | muscular branches of obturator nerve
    Rami musculares nervi femoralis | muscular branches of femoral nerve
    Rami cutanei cruris mediales nervi sapheni | medial cutaneous nerve of leg
    Nervus cutaneus perforans | perforating cutaneous nerve
    Rami perineales nervi cutanei femoris posterioris | perineal branches of posterior cutaneous nerve of thigh
    Rami musculares nervi perinealis | muscular branches of perineal nerve
    Rami musculares nervi ischiadici | muscular branches of sciatic nerve
    Ramus communicans fibularis | sural communicating branch
    Rami musculares nervi fibularis superficialis | muscular branches of superficial fibular nerve
    Rami musculares nervi fibularis profundi | muscular branches of deep fibular nerve
    Nervi digitales dorsales pedis | dorsal digital nerves of foot
    Nervi digitales dorsales hallucis lateralis et digiti secundi medialis | dorsal digital nerves of great toe and second toe
    Rami musculares nervi tibialis | muscular branches of tibial nerve
    Ramus superficialis nervi plantaris lateralis | superficial branch of lateral plantar nerve
    Ramus profundus nervi plantaris lateralis | deep branch of lateral plantar nerve
    Nervi vaginales | vaginal nerves
    Nervi cavernosi penis | cavernous nerves of penis
    Nervi cavernosi clitoridis | cavernous nerves of clitoris
    Plexus gastrici | gastric plexuses | Magengeflechte
    Plexus hepaticus | hepatic plexus | Lebergeflecht
    Plexus splenicus | splenic plexus | Milzgeflecht
    Plexus pancreaticus | pancreatic plexus
    Plexus suprarenalis | suprarenal plexus
    Plexus uretericus | ureteric plexus
    Plexus testicularis | testicular plexus
    Plexus ovaricus | ovarian plexus
    Plexus rectalis superior | superior rectal plexus
    Plexus rectalis medius | middle rectal plexus
    Plexus rectalis inferior | inferior rectal plexus
    Plexus uterovaginalis | uterovaginal plexus ; Frankenhauser plexus | Frankenhäuser-Plexus
    Plexus deferentialis | plexus of ductus deferens
    Plexus prostaticus | prostatic plexus
    Plexus vesicalis | vesical plexus
    Plexus iliacus | iliac plexus
    Plexus femoralis | femoral plexus
    Plexus aorticus thoracicus | thoracic aortic plexus
    Plexus cavernosus | cavernous plexus
    Plexus subclavius | subclavian plexus
    Plexus vertebralis | vertebral plexus
    Plexus subserosus | subserous plexus
    Ganglia intermedia | intermediate ganglia
    Ganglion vertebrale | vertebral ganglion
    Ganglia phrenica | phrenic ganglia
    Ganglia renalia | renal ganglia
    Ganglia pelvica | pelvic ganglia
    Ganglion thoracicum splanchnicum | thoracic splanchnic ganglion
    Nervus jugularis | jugular nerve
    Nervus pinealis | pineal nerve
    Nervi carotici externi | external carotid nerves
    Rami laryngopharyngei ganglii cervicalis superioris | laryngopharyngeal branches of superior cervical ganglion
    Rami interganglionares trunci sympathici | interganglionic branches of sympathetic trunk
    Rami cardiaci thoracici ganglionum thoracicorum | thoracic cardiac branches of thoracic ganglia

    # Parts of muscles, and the single muscles of hand and foot
    Caput musculi | head of muscle | Muskelkopf
    Venter musculi | belly of muscle | Muskelbauch
    Crus musculi | leg of muscle
    Insertio musculi | attachment of muscle | Muskelansatz
    Punctum fixum | fixed end of muscle
    Punctum mobile | mobile end of muscle
    Musculus fusiformis | fusiform muscle | spindelförmiger Muskel
    Musculus planus | flat muscle | platter Muskel
    Musculus unipennatus ; Musculus semipennatus | unipennate muscle ; semipennate muscle | einfach gefiederter Muskel
    Musculus bipennatus ; Musculus pennatus | bipennate muscle ; pennate muscle | doppelt gefiederter Muskel
    Musculus multipennatus | multipennate muscle | mehrfach gefiederter Muskel
    Musculus biceps | two-headed muscle | zweiköpfiger Muskel
    Musculus triceps | three-headed muscle | dreiköpfiger Muskel
    Musculus quadriceps | four-headed muscle | vierköpfiger Muskel
    Musculus triangularis | triangular muscle | dreieckiger Muskel
    Musculus quadratus | quadrate muscle | viereckiger Muskel
    Musculus biventer | two-bellied muscle
    Musculus cutaneus | cutaneous muscle | Hautmuskel
    Musculus orbicularis | orbicular muscle | Ringmuskel
    Musculus sphincter | sphincter muscle ; sphincter | Schließmuskel
    Musculus dilatator | dilator muscle | Erweiterer
    Musculus abductor | abductor muscle | Abspreizer
    Musculus adductor | adductor muscle | Anzieher ; Heranzieher
    Musculus flexor | flexor muscle | Beuger
    Musculus extensor | extensor muscle | Strecker
    Musculus pronator | pronator muscle | Einwärtsdreher
    Musculus rotator | rotator muscle | Dreher
    Musculus opponens | opponens muscle | Gegensteller
    Musculus levator | levator muscle | Heber
    Musculus depressor | depressor muscle | Senker
    Musculus tensor | tensor muscle | Spanner
    Fascia superficialis | superficial fascia | oberflächliche Faszie
    Fascia profunda | deep fascia | tiefe Faszie
    Fascia musculi | fascia of muscle ; muscle sheath | Muskelfaszie
    Compartimentum | compartment | Muskelloge
    Septum intermusculare | intermuscular septum | Muskelscheidewand
    Arcus tendineus | tendinous arch | Sehnenbogen
    Intersectio tendinea | tendinous intersection | Zwischensehne
    Trochlea muscularis | muscular trochlea | Muskelrolle
    Retinaculum | retinaculum | Halteband
    Peritendineum | peritendineum ; paratenon | Sehnenhüllgewebe
    Mesotendineum | mesotendineum ; mesotendon | Sehnengekröse
    Vagina fibrosa tendinis | fibrous sheath of tendon
    Vagina synovialis tendinis | synovial sheath of tendon
    Bursa subcutanea | subcutaneous bursa
    Bursa submuscularis | submuscular bursa
    Bursa subtendinea | subtendinous bursa
    Bursa subfascialis | subfascial bursa
    Raphe | raphe | Verwachsungsnaht
    Vinculum tendinis | vinculum of tendon
    Musculus interosseus dorsalis primus manus | first dorsal interosseous of hand
    Musculus interosseus dorsalis secundus manus | second dorsal interosseous of hand
    Musculus interosseus dorsalis tertius manus | third dorsal interosseous of hand
    Musculus interosseus dorsalis quartus manus | fourth dorsal interosseous of hand
    Musculus interosseus palmaris primus | first palmar interosseous
    Musculus interosseus palmaris secundus | second palmar interosseous
    Musculus interosseus palmaris tertius | third palmar interosseous
    Musculus lumbricalis primus manus | first lumbrical of hand
    Musculus lumbricalis secundus manus | second lumbrical of hand
    Musculus lumbricalis tertius manus | third lumbrical of hand
    Musculus lumbricalis quartus manus | fourth lumbrical of hand
    Musculus interosseus dorsalis primus pedis | first dorsal interosseous of foot
    Musculus interosseus dorsalis secundus pedis | second dorsal interosseous of foot
    Musculus interosseus dorsalis tertius pedis | third dorsal interosseous of foot
    Musculus interosseus dorsalis quartus pedis | fourth dorsal interosseous of foot
    Musculus interosseus plantaris primus | first plantar interosseous
    Musculus interosseus plantaris secundus | second plantar interosseous
    Musculus interosseus plantaris tertius | third plantar interosseous
    Musculus lumbricalis primus pedis | first lumbrical of foot
    Musculus lumbricalis secundus pedis | second lumbrical of foot
    Musculus lumbricalis tertius pedis | third lumbrical of foot
    Musculus lumbricalis quartus pedis | fourth lumbrical of foot
    Tendo musculi bicipitis brachii | tendon of biceps brachii ; biceps tendon | Bizepssehne
    Tendo capitis longi musculi bicipitis brachii | tendon of long head of biceps brachii | lange Bizepssehne
    Tendo musculi tricipitis brachii | tendon of triceps brachii ; triceps tendon | Trizepssehne
    Tendo musculi supraspinati | tendon of supraspinatus | Supraspinatussehne
    Tendo musculi palmaris longi | tendon of palmaris longus
    Tendo musculi flexoris carpi radialis | tendon of flexor carpi radialis
    Tendo musculi flexoris carpi ulnaris | tendon of flexor carpi ulnaris
    Tendo musculi flexoris digitorum superficialis | tendon of flexor digitorum superficialis
    Tendo musculi flexoris digitorum profundi | tendon of flexor digitorum profundus
    Tendo musculi flexoris pollicis longi | tendon of flexor pollicis longus
    Tendo musculi extensoris pollicis longi | tendon of extensor pollicis longus
    Tendo musculi extensoris pollicis brevis | tendon of extensor pollicis brevis
    Tendo musculi abductoris pollicis longi | tendon of abductor pollicis longus
    Tendo musculi extensoris digitorum | tendon of extensor digitorum
    Tendo musculi tibialis anterioris | tendon of tibialis anterior
    Tendo musculi tibialis posterioris | tendon of tibialis posterior
    Tendo musculi fibularis longi | tendon of fibularis longus ; tendon of peroneus longus
    Tendo musculi fibularis brevis | tendon of fibularis brevis ; tendon of peroneus brevis
    Tendo musculi extensoris hallucis longi | tendon of extensor hallucis longus
    Tendo musculi extensoris digitorum longi | tendon of extensor digitorum longus
    Tendo musculi flexoris hallucis longi | tendon of flexor hallucis longus
    Tendo musculi flexoris digitorum longi | tendon of flexor digitorum longus
    Tendo musculi semitendinosi | tendon of semitendinosus
    Tendo musculi bicipitis femoris | tendon of biceps femoris
    Tendo musculi sartorii | tendon of sartorius
    Tendo musculi gracilis | tendon of gracilis
    Vagina synovialis trochleae | tendinous sheath of superior oblique ; synovial sheath of trochlea
    Bursa subtendinea musculi infraspinati | subtendinous bursa of infraspinatus
    Bursa subtendinea musculi trapezii | subtendinous bursa of trapezius
    Bursa subtendinea musculi teretis majoris | subtendinous bursa of teres major
    Bursa subtendinea musculi latissimi dorsi | subtendinous bursa of latissimus dorsi
    Bursa subcutanea acromialis | subcutaneous acromial bursa
    Bursa subtendinea musculi tricipitis brachii | subtendinous bursa of triceps brachii
    Bursa intratendinea olecrani | intratendinous olecranon bursa
    Vagina tendinis intertubercularis | intertubercular tendon sheath
    Vagina tendinum musculorum abductoris longi et extensoris brevis pollicis | tendinous sheath of abductor longus and extensor pollicis brevis
    Vagina tendinum musculorum extensorum carpi radialium | tendinous sheath of extensores carpi radiales
    Vagina tendinis musculi extensoris pollicis longi | tendinous sheath of extensor pollicis longus
    Vagina tendinum musculorum extensoris digitorum et extensoris indicis | tendinous sheath of extensor digitorum and extensor indicis
    Vagina tendinis musculi extensoris digiti minimi | tendinous sheath of extensor digiti minimi
    Vagina tendinis musculi extensoris carpi ulnaris | tendinous sheath of extensor carpi ulnaris
    Vagina tendinis musculi flexoris carpi radialis | tendinous sheath of flexor carpi radialis
    Vaginae fibrosae digitorum manus | fibrous sheaths of digits of hand
    Vaginae synoviales digitorum manus | synovial sheaths of digits of hand
    Vagina tendinis musculi tibialis anterioris | tendinous sheath of tibialis anterior
    Vagina tendinis musculi extensoris hallucis longi | tendinous sheath of extensor hallucis longus
    Vagina tendinum musculi extensoris digitorum longi | tendinous sheath of extensor digitorum longus
    Vagina tendinum musculi flexoris digitorum longi | tendinous sheath of flexor digitorum longus
    Vagina tendinis musculi tibialis posterioris | tendinous sheath of tibialis posterior
    Vagina tendinis musculi flexoris hallucis longi | tendinous sheath of flexor hallucis longus
    Vagina communis tendinum musculorum fibularium | common tendinous sheath of fibulares ; common peroneal tendon sheath
    Bursa musculi piriformis | bursa of piriformis
    Bursa ischiadica musculi obturatorii interni | sciatic bursa of obturator internus
    Bursa subtendinea iliaca | subtendinous iliac bursa
    Bursa musculi bicipitis femoris superior | superior bursa of biceps femoris
    Bursa subtendinea musculi bicipitis femoris inferior | inferior subtendinous bursa of biceps femoris
    Bursa musculi semimembranosi | semimembranosus bursa
    Bursa subtendinea musculi gastrocnemii medialis | medial subtendinous bursa of gastrocnemius
    Bursa subtendinea musculi gastrocnemii lateralis | lateral subtendinous bursa of gastrocnemius
    Bursa subfascialis prepatellaris | subfascial prepatellar bursa
    Bursa subtendinea prepatellaris | subtendinous prepatellar bursa
    Bursa subcutanea malleoli medialis | subcutaneous bursa of medial malleolus
    Bursa subcutanea malleoli lateralis | subcutaneous bursa of lateral malleolus
    Bursa subtendinea musculi tibialis anterioris | subtendinous bursa of tibialis anterior
    Bursae intermetatarsophalangeae | intermetatarsophalangeal bursae
    Bursa subcutanea tuberositatis tibiae | subcutaneous bursa of tibial tuberosity
    Bursa musculi tensoris veli palatini | bursa of tensor veli palatini
    Bursa infrahyoidea | infrahyoid bursa
    Bursa retrohyoidea | retrohyoid bursa
    Bursa subcutanea prominentiae laryngeae | subcutaneous bursa of laryngeal prominence
    Compartimentum brachii anterius | anterior compartment of arm ; flexor compartment of arm | Beugerloge des Oberarms
    Compartimentum brachii posterius | posterior compartment of arm ; extensor compartment of arm | Streckerloge des Oberarms
    Compartimentum antebrachii anterius | anterior compartment of forearm ; flexor compartment of forearm | Beugerloge des Unterarms
    Compartimentum antebrachii posterius | posterior compartment of forearm ; extensor compartment of forearm | Streckerloge des Unterarms
    Compartimentum femoris anterius | anterior compartment of thigh ; extensor compartment of thigh | Streckerloge des Oberschenkels
    Compartimentum femoris posterius | posterior compartment of thigh ; flexor compartment of thigh | Beugerloge des Oberschenkels
    Compartimentum femoris mediale | medial compartment of thigh ; adductor compartment of thigh | Adduktorenloge
    Compartimentum cruris anterius | anterior compartment of leg ; extensor compartment of leg | Streckerloge des Unterschenkels
    Compartimentum cruris laterale | lateral compartment of leg ; fibular compartment of leg | Wadenbeinloge ; Peroneusloge
    Compartimentum cruris posterius | posterior compartment of leg ; flexor compartment of leg | Beugerloge des Unterschenkels
    Pars superficialis compartimenti cruris posterioris | superficial part of posterior compartment of leg
    Pars profunda compartimenti cruris posterioris | deep part of posterior compartment of leg
    Pars subcutanea musculi sphincteris ani externi | subcutaneous part of external anal sphincter
    Pars superficialis musculi sphincteris ani externi | superficial part of external anal sphincter
    Pars profunda musculi sphincteris ani externi | deep part of external anal sphincter
    Musculi levatores costarum breves | levatores costarum breves ; short levators of ribs
    Musculi levatores costarum longi | levatores costarum longi ; long levators of ribs
    Musculi intertransversarii laterales lumborum | intertransversarii laterales lumborum
    Musculi intertransversarii mediales lumborum | intertransversarii mediales lumborum
    Musculi intertransversarii anteriores cervicis | anterior cervical intertransversarii
    Musculi intertransversarii posteriores laterales cervicis | lateral posterior cervical intertransversarii
    Musculi interspinales thoracis | interspinales thoracis
    Musculus multifidus lumborum | multifidus lumborum
    Musculus multifidus thoracis | multifidus thoracis
    Musculus multifidus cervicis | multifidus cervicis
    Musculus rectourethralis | recto-urethralis ; rectourethral muscle
    Musculus rectovesicalis | rectovesicalis ; rectovesical muscle
    Musculus rectouterinus | recto-uterinus ; rectouterine muscle
    Musculus puboprostaticus ; Musculus levator prostatae | puboprostaticus ; levator prostatae | Prostataheber
    Musculus pubovaginalis | pubovaginalis ; pubovaginalis muscle
    Musculus puboperinealis | puboperinealis ; puboperinealis muscle
    Musculus compressor urethrae | compressor urethrae
    Musculus sphincter urethrovaginalis | sphincter urethrovaginalis
    Musculus tragicus | tragicus ; tragicus muscle
    Musculus antitragicus | antitragicus ; antitragicus muscle
    Musculus helicis major | helicis major ; large muscle of helix
    Musculus helicis minor | helicis minor ; small muscle of helix
    Musculus obliquus auriculae | oblique muscle of auricle
    Musculus transversus auriculae | transverse muscle of auricle
    Musculus pyramidalis auriculae | pyramidal muscle of auricle
    Musculus incisurae terminalis | muscle of terminal notch
    Pars ceratopharyngea musculi constrictoris pharyngis medii | ceratopharyngeal part of middle constrictor of pharynx
    Pars chondropharyngea musculi constrictoris pharyngis medii | chondropharyngeal part of middle constrictor of pharynx
    Pars thyropharyngea musculi constrictoris pharyngis inferioris | thyropharyngeal part of inferior constrictor of pharynx ; thyropharyngeus
    Pars cricopharyngea musculi constrictoris pharyngis inferioris | cricopharyngeal part of inferior constrictor of pharynx ; cricopharyngeus
    Pars pterygopharyngea musculi constrictoris pharyngis superioris | pterygopharyngeal part of superior constrictor of pharynx
    Pars buccopharyngea musculi constrictoris pharyngis superioris | buccopharyngeal part of superior constrictor of pharynx
    Pars mylopharyngea musculi constrictoris pharyngis superioris | mylopharyngeal part of superior constrictor of pharynx
    Pars glossopharyngea musculi constrictoris pharyngis superioris | glossopharyngeal part of superior constrictor of pharynx
    Musculus aryepiglotticus | ary-epiglotticus ; aryepiglottic muscle | Stellknorpel-Kehldeckel-Muskel
    Musculus thyroepiglotticus | thyro-epiglotticus ; thyroepiglottic muscle | Schildknorpel-Kehldeckel-Muskel
    Ligamentum suspensorium axillae | suspensory ligament of axilla
    Ligamentum fundiforme clitoridis | fundiform ligament of clitoris
    Ligamentum suspensorium clitoridis | suspensory ligament of clitoris
    Arcus tendineus fasciae pelvis | tendinous arch of pelvic fascia
    Fascia superior diaphragmatis pelvis | superior fascia of pelvic diaphragm
    Fascia inferior diaphragmatis pelvis | inferior fascia of pelvic diaphragm
    Septum rectovaginale | rectovaginal septum ; rectovaginal fascia
    Septum rectovesicale | rectovesical septum ; rectovesical fascia
    Fascia presacralis | presacral fascia
    Fascia rectoprostatica | rectoprostatic fascia ; Denonvilliers fascia | Denonvilliers-Faszie
    Stratum membranosum telae subcutaneae abdominis | membranous layer of subcutaneous tissue of abdomen ; Scarpa fascia | Scarpa-Faszie
    Panniculus adiposus telae subcutaneae abdominis | fatty layer of subcutaneous tissue of abdomen ; Camper fascia | Camper-Faszie
    Stratum membranosum telae subcutaneae perinei | membranous layer of subcutaneous tissue of perineum ; Colles fascia | Colles-Faszie

    # Further arteries and veins
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

    # Systems, cavities, lines and the general names of parts
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

    # Single teeth
    Dens incisivus medialis maxillaris dexter | upper right central incisor ; tooth 11 | oberer rechter mittlerer Schneidezahn ; Zahn 11
    Dens incisivus lateralis maxillaris dexter | upper right lateral incisor ; tooth 12 | oberer rechter seitlicher Schneidezahn ; Zahn 12
    Dens caninus maxillaris dexter | upper right canine ; tooth 13 | oberer rechter Eckzahn ; Zahn 13
    Dens premolaris primus maxillaris dexter | upper right first premolar ; tooth 14 | oberer rechter erster Prämolar ; Zahn 14
    Dens premolaris secundus maxillaris dexter | upper right second premolar ; tooth 15 | oberer rechter zweiter Prämolar ; Zahn 15
    Dens molaris primus maxillaris dexter | upper right first molar ; tooth 16 | oberer rechter erster Molar ; Zahn 16
    Dens molaris secundus maxillaris dexter | upper right second molar ; tooth 17 | oberer rechter zweiter Molar ; Zahn 17
    Dens molaris tertius maxillaris dexter | upper right third molar ; tooth 18 | oberer rechter Weisheitszahn ; Zahn 18
    Dens incisivus medialis maxillaris sinister | upper left central incisor ; tooth 21 | oberer linker mittlerer Schneidezahn ; Zahn 21
    Dens incisivus lateralis maxillaris sinister | upper left lateral incisor ; tooth 22 | oberer linker seitlicher Schneidezahn ; Zahn 22
    Dens caninus maxillaris sinister | upper left canine ; tooth 23 | oberer linker Eckzahn ; Zahn 23
    Dens premolaris primus maxillaris sinister | upper left first premolar ; tooth 24 | oberer linker erster Prämolar ; Zahn 24
    Dens premolaris secundus maxillaris sinister | upper left second premolar ; tooth 25 | oberer linker zweiter Prämolar ; Zahn 25
    Dens molaris primus maxillaris sinister | upper left first molar ; tooth 26 | oberer linker erster Molar ; Zahn 26
    Dens molaris secundus maxillaris sinister | upper left second molar ; tooth 27 | oberer linker zweiter Molar ; Zahn 27
    Dens molaris tertius maxillaris sinister | upper left third molar ; tooth 28 | oberer linker Weisheitszahn ; Zahn 28
    Dens incisivus medialis mandibularis sinister | lower left central incisor ; tooth 31 | unterer linker mittlerer Schneidezahn ; Zahn 31
    Dens incisivus lateralis mandibularis sinister | lower left lateral incisor ; tooth 32 | unterer linker seitlicher Schneidezahn ; Zahn 32
    Dens caninus mandibularis sinister | lower left canine ; tooth 33 | unterer linker Eckzahn ; Zahn 33
    Dens premolaris primus mandibularis sinister | lower left first premolar ; tooth 34 | unterer linker erster Prämolar ; Zahn 34
    Dens premolaris secundus mandibularis sinister | lower left second premolar ; tooth 35 | unterer linker zweiter Prämolar ; Zahn 35
    Dens molaris primus mandibularis sinister | lower left first molar ; tooth 36 | unterer linker erster Molar ; Zahn 36
    Dens molaris secundus mandibularis sinister | lower left second molar ; tooth 37 | unterer linker zweiter Molar ; Zahn 37
    Dens molaris tertius mandibularis sinister | lower left third molar ; tooth 38 | unterer linker Weisheitszahn ; Zahn 38
    Dens incisivus medialis mandibularis dexter | lower right central incisor ; tooth 41 | unterer rechter mittlerer Schneidezahn ; Zahn 41
    Dens incisivus lateralis mandibularis dexter | lower right lateral incisor ; tooth 42 | unterer rechter seitlicher Schneidezahn ; Zahn 42
    Dens caninus mandibularis dexter | lower right canine ; tooth 43 | unterer rechter Eckzahn ; Zahn 43
    Dens premolaris primus mandibularis dexter | lower right first premolar ; tooth 44 | unterer rechter erster Prämolar ; Zahn 44
    Dens premolaris secundus mandibularis dexter | lower right second premolar ; tooth 45 | unterer rechter zweiter Prämolar ; Zahn 45
    Dens molaris primus mandibularis dexter | lower right first molar ; tooth 46 | unterer rechter erster Molar ; Zahn 46
    Dens molaris secundus mandibularis dexter | lower right second molar ; tooth 47 | unterer rechter zweiter Molar ; Zahn 47
    Dens molaris tertius mandibularis dexter | lower right third molar ; tooth 48 | unterer rechter Weisheitszahn ; Zahn 48
    Tuberculum dentis ; Tuberculum dentale | tubercle of tooth ; dental tubercle
    Cingulum dentis | cingulum of tooth
    Crista transversalis dentis | transverse ridge of tooth
    Crista triangularis dentis | triangular ridge of tooth
    Crista obliqua dentis | oblique ridge of tooth
    Crista marginalis dentis | marginal ridge of tooth
    Fossa mesialis dentis | mesial fossa of tooth
    Fossa centralis dentis | central fossa of tooth
    Fossa distalis dentis | distal fossa of tooth
    Fovea mesialis dentis | mesial pit of tooth
    Cuspis buccalis | buccal cusp
    Cuspis palatinalis | palatal cusp
    Cuspis lingualis | lingual cusp
    Cuspis mesiobuccalis | mesiobuccal cusp
    Cuspis mesiopalatalis ; Cuspis mesiopalatinalis | mesiopalatal cusp
    Cuspis mesiolingualis | mesiolingual cusp
    Cuspis distobuccalis | distobuccal cusp
    Cuspis distopalatalis ; Cuspis distopalatinalis | distopalatal cusp
    Cuspis distolingualis | distolingual cusp
    Cuspis distalis dentis | distal cusp of tooth
    Radix buccalis dentis | buccal root of tooth
    Radix palatinalis dentis | palatal root of tooth
    Radix mesialis dentis | mesial root of tooth
    Radix distalis dentis | distal root of tooth
    Radix mesiobuccalis dentis | mesiobuccal root of tooth
    Radix accessoria dentis | accessory root of tooth
    Facies approximalis dentis | approximal surface of tooth
    Area contingens dentis | contact zone of tooth ; contact point of tooth | Kontaktpunkt der Zähne
    Pulpa coronalis | crown pulp | Kronenpulpa
    Pulpa radicularis | root pulp | Wurzelpulpa
    Tubuli dentinales | dentinal tubules | Dentinkanälchen
    Processus odontoblasti | odontoblast process ; Tomes fiber | Tomes-Faser
    Prismata enameli | enamel prisms | Schmelzprismen
    Ameloblastus | ameloblast | Schmelzbildner
    Cementocytus | cementocyte | Zementzelle
    Fibrae cementoalveolares | cemento-alveolar fibers ; Sharpey fibers of periodontium | Sharpey-Fasern
    Desmodontium | desmodontium ; periodontal membrane
    Curvatura occlusalis | occlusal curve ; occlusal curvature
    Organum enamelum | enamel organ | Schmelzorgan
    Lamina dentalis | dental lamina | Zahnleiste
    Gemma dentis | tooth bud | Zahnknospe
    Saccus dentis | dental sac ; dental follicle | Zahnsäckchen
    Dens incisivus deciduus | deciduous incisor ; milk incisor | Milchschneidezahn
    Dens caninus deciduus | deciduous canine ; milk canine | Milcheckzahn
    Dens molaris deciduus | deciduous molar ; milk molar | Milchmolar ; Milchbackenzahn

    # Further parts of bones, joints and ligaments
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

    # Cells and layers of the organs under the microscope
    Exocrinocytus parietalis | parietal cell | Belegzelle
    Exocrinocytus principalis gastris | chief cell of stomach | Hauptzelle des Magens
    Mucocytus cervicalis gastris | mucous neck cell | Nebenzelle des Magens
    Endocrinocytus gastrointestinalis | gastrointestinal endocrine cell ; enteroendocrine cell | enteroendokrine Zelle
    Exocrinocytus cum granulis acidophilis | Paneth cell | Paneth-Zelle
    Enterocytus ; Epitheliocytus columnaris intestini | enterocyte ; absorptive cell of intestine | Saumzelle ; Enterozyt
    Limbus striatus | brush border ; striated border | Bürstensaum
    Vas lymphaticum centrale villi | central lacteal of villus ; lacteal | Chylusgefäß der Darmzotte
    Epithelium mucosae gastris | surface epithelium of stomach
    Serocytus | serous cell | seröse Drüsenzelle
    Mucocytus | mucous cell | muköse Drüsenzelle
    Acinus | acinus | Drüsenbeere ; Drüsenendstück
    Semiluna serosa | serous demilune | Ebner-Halbmond
    Ductus striatus | striated duct | Streifenstück
    Ductus intercalatus | intercalated duct | Schaltstück
    Myoepitheliocytus | myoepithelial cell | Myoepithelzelle
    Endocrinocytus alpha pancreaticus | alpha cell of pancreas | Alphazelle
    Endocrinocytus beta pancreaticus | beta cell of pancreas | Betazelle
    Endocrinocytus delta pancreaticus | delta cell of pancreas | Deltazelle
    Thyrocytus ; Endocrinocytus follicularis | thyroid follicular cell ; thyrocyte | Schilddrüsenfollikelzelle
    Endocrinocytus parafollicularis ; Endocrinocytus C | parafollicular cell ; C cell | C-Zelle der Schilddrüse
    Colloidum thyroideum | thyroid colloid | Schilddrüsenkolloid
    Endocrinocytus principalis parathyroideus | chief cell of parathyroid gland | Hauptzelle der Nebenschilddrüse
    Endocrinocytus oxyphilicus | oxyphil cell
    Endocrinocytus medullaris ; Phaeochromocytus | chromaffin cell | chromaffine Zelle
    Pinealocytus | pinealocyte | Pinealozyt
    Acervulus pinealis | corpora arenacea ; brain sand | Hirnsand
    Pituicytus | pituicyte | Pituizyt
    Endocrinocytus acidophilus | acidophil cell of adenohypophysis | azidophile Zelle
    Endocrinocytus basophilus | basophil cell of adenohypophysis | basophile Zelle
    Endocrinocytus chromophobus | chromophobe cell of adenohypophysis | chromophobe Zelle
    Lobulus hepatis classicus | classic hepatic lobule | klassisches Leberläppchen
    Lobulus portalis | portal lobule | Portalläppchen
    Acinus hepaticus | hepatic acinus ; liver acinus | Leberazinus
    Zona portalis ; Canalis portalis | portal canal ; portal tract | Periportalfeld
    Lipocytus perisinusoideus | perisinusoidal lipocyte ; hepatic stellate cell ; Ito cell | Ito-Zelle
    Alveolocytus typus I ; Epitheliocytus respiratorius | type I alveolar cell ; type I pneumocyte | Typ-I-Pneumozyt
    Alveolocytus typus II ; Epitheliocytus magnus | type II alveolar cell ; type II pneumocyte | Typ-II-Pneumozyt
    Macrophagocytus alveolaris | alveolar macrophage ; dust cell | Alveolarmakrophage ; Staubzelle
    Epitheliocytus bronchiolaris | club cell ; Clara cell | Clara-Zelle ; Keulenzelle
    Epitheliocytus ciliatus | ciliated cell | Flimmerzelle
    Surfactans | surfactant | Oberflächenfaktor der Lunge
    Membrana respiratoria | respiratory membrane ; blood-air barrier | Blut-Luft-Schranke
    Mesangiocytus | mesangial cell | Mesangiumzelle
    Juxtaglomerulocytus ; Cellula juxtaglomerularis | juxtaglomerular cell ; granular cell of kidney | juxtaglomeruläre Zelle
    Pedicellus podocyti | foot process of podocyte ; pedicel | Füßchenfortsatz
    Membrana basalis glomeruli | glomerular basement membrane | glomeruläre Basalmembran
    Lumen capsulae glomerularis | lumen of glomerular capsule ; urinary space | Kapselraum
    Pars descendens ansae nephricae | descending limb of nephron loop | absteigender Schenkel der Henle-Schleife
    Pars ascendens ansae nephricae | ascending limb of nephron loop | aufsteigender Schenkel der Henle-Schleife
    Ductus papillaris renis | papillary duct of kidney ; duct of Bellini | Bellini-Gang
    Zona externa medullae renalis | outer zone of renal medulla | äußeres Nierenmark
    Zona interna medullae renalis | inner zone of renal medulla | inneres Nierenmark
    Spermatogonium | spermatogonium | Ursamenzelle
    Spermatocytus primarius | primary spermatocyte | primärer Spermatozyt
    Spermatocytus secundarius | secondary spermatocyte | sekundärer Spermatozyt
    Spermatidium | spermatid | Spermatide
    Caput spermatozoi | head of sperm | Spermienkopf
    Pars intermedia spermatozoi | middle piece of sperm ; midpiece of sperm | Spermienmittelstück
    Cauda spermatozoi | tail of sperm | Spermienschwanz
    Acrosoma | acrosome | Akrosom ; Kopfkappe
    Epithelium spermatogenicum | spermatogenic epithelium ; germinal epithelium of testis | Keimepithel des Hodens
    Ovogonium | oogonium ; ovogonium | Ureizelle
    Ovocytus primarius | primary oocyte | primäre Eizelle
    Ovocytus secundarius | secondary oocyte | sekundäre Eizelle
    Polocytus | polar body | Polkörperchen
    Epitheliocytus follicularis | follicular cell ; granulosa cell | Follikelepithelzelle ; Granulosazelle
    Theca interna folliculi | theca interna of follicle
    Theca externa folliculi | theca externa of follicle
    Antrum folliculare | follicular antrum | Follikelhöhle
    Liquor follicularis | follicular fluid | Follikelflüssigkeit
    Granulosoluteocytus | granulosa lutein cell
    Thecaluteocytus | theca lutein cell
    Folliculus atreticus | atretic follicle
    Textus lymphoideus | lymphoid tissue | lymphatisches Gewebe
    Vaginae periarteriales lymphaticae | periarterial lymphoid sheath | periarterielle Lymphscheide
    Zona marginalis splenis | marginal zone of spleen | Marginalzone der Milz
    Venula alta endothelialis | high endothelial venule | hochendotheliale Venole
    Paracortex | paracortex | Parakortikalzone
    Chorda medullaris | medullary cord | Markstrang
    Thymocytus | thymocyte | Thymozyt
    Epitheliocytus reticularis thymi | thymic epithelial cell
    Cellula dendritica | dendritic cell | dendritische Zelle
    Lymphocytus T | T lymphocyte ; T cell | T-Lymphozyt ; T-Zelle
    Lymphocytus B | B lymphocyte ; B cell | B-Lymphozyt ; B-Zelle
    Cellula occisoria naturalis | natural killer cell | natürliche Killerzelle
    Reticulocytus | reticulocyte | Retikulozyt
    Erythroblastus | erythroblast | Erythroblast
    Myeloblastus | myeloblast | Myeloblast
    Haemocytoblastus ; Cellula hematopoetica precursoria | hematopoietic stem cell | Blutstammzelle
    Lamina elastica interna | internal elastic membrane | innere elastische Membran
    Lamina elastica externa | external elastic membrane | äußere elastische Membran
    Arteria elastotypica | elastic artery | Arterie vom elastischen Typ
    Arteria myotypica | muscular artery | Arterie vom muskulären Typ
    Vas capillare continuum | continuous capillary | geschlossene Kapillare
    Vas capillare fenestratum | fenestrated capillary | gefensterte Kapillare
    Vas sinusoideum | sinusoid | Sinusoid
    Pericytus | pericyte | Perizyt
    Endotheliocytus | endothelial cell | Endothelzelle
    Myocytus nonstriatus | smooth muscle cell | glatte Muskelzelle
    Myocytus cardiacus ; Cardiomyocytus | cardiac muscle cell ; cardiomyocyte | Herzmuskelzelle
    Myocytus conducens cardiacus | conducting cardiac myocyte
    Filamentum actini | actin filament ; thin filament | Aktinfilament
    Filamentum myosini | myosin filament ; thick filament | Myosinfilament
    Stria A ; Discus anisotropicus | A band | A-Streifen
    Stria I ; Discus isotropicus | I band | I-Streifen
    Stria Z ; Telophragma | Z line ; Z disc | Z-Scheibe ; Z-Streifen
    Stria H | H zone ; H band | H-Zone
    Stria M ; Mesophragma | M line | M-Streifen
    Sarcolemma | sarcolemma | Muskelfaserhülle
    Sarcoplasma | sarcoplasm | Sarkoplasma
    Reticulum sarcoplasmicum | sarcoplasmic reticulum | sarkoplasmatisches Retikulum
    Tubulus transversus | transverse tubule ; T tubule | T-Tubulus
    Myosatellitocytus | satellite cell of muscle | Satellitenzelle
    Lacuna ossea | bone lacuna | Knochenlakune
    Canaliculi ossei | bone canaliculi | Knochenkanälchen
    Osteoidum | osteoid | Osteoid
    Lamella osteoni | lamella of osteon | Speziallamelle
    Lamella interstitialis | interstitial lamella | Schaltlamelle
    Lamella circumferentialis externa | external circumferential lamella | äußere Generallamelle
    Lamella circumferentialis interna | internal circumferential lamella | innere Generallamelle
    Zona proliferationis cartilaginis | zone of proliferation ; proliferative zone of cartilage | Säulenknorpelzone
    Zona hypertrophica cartilaginis | zone of hypertrophy ; hypertrophic zone of cartilage | Blasenknorpelzone
    Chondron ; Territorium cellulare | chondron ; territory of cartilage | Knorpelterritorium
    Chondroblastus | chondroblast | Knorpelbildner
    Matrix cartilaginea | cartilage matrix | Knorpelgrundsubstanz
    Substantia fundamentalis | ground substance | Grundsubstanz
    Matrix extracellularis | extracellular matrix | Zwischenzellsubstanz
    Fibrocytus | fibrocyte | Fibrozyt
    Tendinocytus | tendon cell ; tenocyte | Flügelzelle ; Sehnenzelle
    Substantia chromatophilica ; Corpuscula chromatophilica | chromatophilic substance ; Nissl bodies | Nissl-Schollen ; Nissl-Substanz
    Colliculus axonis | axon hillock | Axonhügel
    Segmentum initiale axonis | initial segment of axon
    Telodendron | telodendron ; axon terminals | Endbäumchen
    Bulbus terminalis axonis | axon terminal ; terminal bouton | Endknöpfchen
    Pars presynaptica | presynaptic part ; presynaptic terminal | präsynaptische Endigung
    Membrana presynaptica | presynaptic membrane | präsynaptische Membran
    Membrana postsynaptica | postsynaptic membrane | postsynaptische Membran
    Fissura synaptica | synaptic cleft | synaptischer Spalt
    Vesicula presynaptica | synaptic vesicle | synaptisches Bläschen
    Spinula dendritica | dendritic spine | Dendritendorn
    Neuron unipolare | unipolar neuron | unipolare Nervenzelle
    Neuron bipolare | bipolar neuron | bipolare Nervenzelle
    Neuron pseudounipolare | pseudounipolar neuron | pseudounipolare Nervenzelle
    Neuron multipolare | multipolar neuron | multipolare Nervenzelle
    Neuron motorium | motor neuron | motorische Nervenzelle
    Neuron sensorium | sensory neuron | sensible Nervenzelle
    Interneuron | interneuron | Schaltneuron ; Zwischenneuron
    Neurofibra myelinata | myelinated nerve fiber | markhaltige Nervenfaser
    Neurofibra nonmyelinata | unmyelinated nerve fiber | marklose Nervenfaser
    Gliocytus ganglionicus | satellite cell of ganglion | Mantelzelle
    Neuron granulare | granule cell | Körnerzelle
    Neuron corbiferum | basket cell | Korbzelle
    Neuron stellatum | stellate cell
    Neurofibra muscoidea | mossy fiber | Moosfaser
    Neurofibra ascendens | climbing fiber | Kletterfaser
    Ependymocytus | ependymal cell | Ependymzelle
    Neuron bipolare retinae | bipolar cell of retina | Bipolarzelle der Netzhaut
    Neuron horizontale retinae | horizontal cell of retina | Horizontalzelle der Netzhaut
    Neuron amacrinum retinae | amacrine cell of retina | amakrine Zelle
    Neuron multipolare ganglionicum retinae | ganglion cell of retina | Ganglienzelle der Netzhaut
    Gliocytus radialis ; Gliocytus retinae | radial glial cell of retina ; Muller cell | Müller-Zelle
    Segmentum externum photoreceptoris | outer segment of photoreceptor | Außenglied
    Segmentum internum photoreceptoris | inner segment of photoreceptor | Innenglied
    Epitheliocytus pigmentosus | pigment epithelial cell | Pigmentepithelzelle
    Cuniculus internus | inner tunnel ; tunnel of Corti | Corti-Tunnel
    Epitheliocytus pilae ; Cellula pilaris externa | pillar cell | Pfeilerzelle
    Epitheliocytus phalangeus | phalangeal cell ; Deiters cell | Deiters-Zelle
    Stereocilium | stereocilium | Stereozilium
    Kinocilium | kinocilium | Kinozilie
    Epitheliocytus neurosensorius olfactorius | olfactory receptor cell ; olfactory sensory neuron | Riechzelle
    Epitheliocytus gustatorius | taste receptor cell | Geschmackssinneszelle
    Glandulae olfactoriae | olfactory glands ; Bowman glands | Bowman-Drüsen
    Nucleoplasma | nucleoplasm ; karyoplasm | Kernplasma
    Involucrum nuclei ; Nucleolemma | nuclear envelope | Kernhülle
    Porus nuclearis | nuclear pore | Kernpore
    Chromatinum | chromatin | Chromatin
    Cytosolum | cytosol | Zytosol
    Cytoskeletus | cytoskeleton | Zellskelett ; Zytoskelett
    Microtubulus | microtubule | Mikrotubulus
    Microfilamentum | microfilament | Mikrofilament
    Vesicula | vesicle | Bläschen
    Vacuola | vacuole | Vakuole
    Cristae mitochondriales | mitochondrial cristae | Cristae des Mitochondriums
    Matrix mitochondrialis | mitochondrial matrix | Matrix des Mitochondriums
    Glycocalyx | glycocalyx | Glykokalyx
    Fusus mitoticus | mitotic spindle | Teilungsspindel ; Spindelapparat
    Centromerum | centromere | Zentromer
    Chromatidum | chromatid | Chromatide
    Lipidum guttatum | lipid droplet | Fetttröpfchen
    Melanosoma | melanosome | Melanosom
    Hemidesmosoma | hemidesmosome | Hemidesmosom
    Zonula adherens | zonula adherens ; adhering junction | Gürteldesmosom
    Lamina basalis | basal lamina | Basallamina

    # Development before birth, and further parts of organs
    Gametus | gamete | Keimzelle
    Pronucleus | pronucleus | Vorkern
    Blastomerus | blastomere | Furchungszelle
    Cavitas blastocystica | blastocyst cavity | Keimblasenhöhle
    Cytotrophoblastus | cytotrophoblast
    Syncytiotrophoblastus | syncytiotrophoblast
    Epiblastus | epiblast
    Hypoblastus | hypoblast
    Discus embryonicus | embryonic disc ; germ disc | Keimscheibe
    Cavitas amniotica | amniotic cavity | Amnionhöhle ; Fruchthöhle
    Cavitas chorionica | chorionic cavity | Chorionhöhle
    Coeloma extraembryonicum | extra-embryonic coelom
    Coeloma intraembryonicum | intra-embryonic coelom
    Mesoderma paraxiale | paraxial mesoderm
    Mesoderma intermedium | intermediate mesoderm
    Mesoderma laterale | lateral plate mesoderm | Seitenplattenmesoderm
    Somatopleura | somatopleure
    Splanchnopleura | splanchnopleure
    Nodus primitivus | primitive node ; Hensen node | Primitivknoten
    Sulcus primitivus | primitive groove | Primitivrinne
    Membrana oropharyngealis | oropharyngeal membrane ; buccopharyngeal membrane | Rachenmembran
    Membrana cloacalis | cloacal membrane | Kloakenmembran
    Cloaca | cloaca | Kloake
    Sclerotomus | sclerotome | Sklerotom
    Myotomus | myotome | Myotom
    Dermatomus | dermatome | Dermatom
    Neuroporus rostralis | rostral neuropore ; anterior neuropore | vorderer Neuroporus
    Neuroporus caudalis | caudal neuropore ; posterior neuropore | hinterer Neuroporus
    Vesicula prosencephalica | prosencephalic vesicle | Vorderhirnbläschen
    Vesicula mesencephalica | mesencephalic vesicle | Mittelhirnbläschen
    Vesicula rhombencephalica | rhombencephalic vesicle | Rautenhirnbläschen
    Lamina alaris | alar plate | Flügelplatte
    Lamina basalis tubi neuralis | basal plate of neural tube | Grundplatte des Neuralrohrs
    Lamina dorsalis tubi neuralis | roof plate of neural tube | Deckplatte des Neuralrohrs
    Lamina ventralis tubi neuralis | floor plate of neural tube | Bodenplatte des Neuralrohrs
    Vesicula optica | optic vesicle | Augenbläschen
    Cupula optica | optic cup | Augenbecher
    Placoda lentis | lens placode | Linsenplakode
    Vesicula lentis | lens vesicle | Linsenbläschen
    Placoda otica | otic placode | Ohrplakode
    Vesicula otica | otic vesicle | Ohrbläschen
    Placoda nasalis | nasal placode | Riechplakode
    Prominentia frontonasalis | frontonasal prominence | Stirnnasenwulst
    Prominentia maxillaris | maxillary prominence | Oberkieferwulst
    Prominentia mandibularis | mandibular prominence | Unterkieferwulst
    Prominentia nasalis medialis | medial nasal prominence | medialer Nasenwulst
    Prominentia nasalis lateralis | lateral nasal prominence | lateraler Nasenwulst
    Arcus pharyngeus primus | first pharyngeal arch ; mandibular arch | erster Schlundbogen ; Mandibularbogen
    Arcus pharyngeus secundus | second pharyngeal arch ; hyoid arch | zweiter Schlundbogen ; Hyoidbogen
    Arcus pharyngeus tertius | third pharyngeal arch | dritter Schlundbogen
    Arcus pharyngeus quartus | fourth pharyngeal arch | vierter Schlundbogen
    Sulci pharyngei | pharyngeal grooves ; pharyngeal clefts | Schlundfurchen
    Cartilago arcus pharyngei primi ; Cartilago Meckeli | cartilage of first pharyngeal arch ; Meckel cartilage | Meckel-Knorpel
    Cartilago arcus pharyngei secundi | cartilage of second pharyngeal arch ; Reichert cartilage | Reichert-Knorpel
    Tubus cardiacus | heart tube | Herzschlauch
    Sinus venosus | sinus venosus
    Truncus arteriosus | truncus arteriosus
    Bulbus cordis | bulbus cordis
    Atrium primitivum | primitive atrium
    Ventriculus primitivus | primitive ventricle
    Septum primum | septum primum
    Septum secundum | septum secundum
    Foramen primum | foramen primum ; ostium primum
    Foramen secundum | foramen secundum ; ostium secundum
    Tuber endocardiale | endocardial cushion | Endokardkissen
    Septum aorticopulmonale | aorticopulmonary septum
    Arteriae arcuum pharyngeorum ; Arcus aortici | pharyngeal arch arteries ; aortic arches | Kiemenbogenarterien
    Vena cardinalis anterior | anterior cardinal vein | vordere Kardinalvene
    Vena cardinalis posterior | posterior cardinal vein | hintere Kardinalvene
    Vena cardinalis communis | common cardinal vein | gemeinsame Kardinalvene
    Vena vitellina | vitelline vein | Dottervene
    Arteria vitellina | vitelline artery | Dotterarterie
    Preenteron | foregut | Vorderdarm
    Mesenteron | midgut | Mitteldarm
    Metenteron | hindgut | Enddarm
    Ductus vitellinus | vitelline duct ; omphaloenteric duct | Dottergang
    Gemma hepatica | hepatic bud ; liver bud | Leberknospe
    Gemma pancreatica dorsalis | dorsal pancreatic bud | dorsale Pankreasknospe
    Gemma pancreatica ventralis | ventral pancreatic bud | ventrale Pankreasknospe
    Gemma pulmonalis ; Gemma respiratoria | lung bud ; respiratory bud | Lungenknospe
    Ductus thyroglossalis | thyroglossal duct
    Septum transversum | septum transversum
    Canalis pleuroperitonealis | pleuroperitoneal canal
    Pronephros | pronephros | Vorniere
    Mesonephros | mesonephros | Urniere
    Metanephros | metanephros | Nachniere
    Ductus mesonephricus | mesonephric duct ; Wolffian duct | Urnierengang ; Wolff-Gang
    Ductus paramesonephricus | paramesonephric duct ; Mullerian duct | Müller-Gang
    Gemma ureterica | ureteric bud | Ureterknospe
    Blastema metanephrogenicum | metanephrogenic blastema | metanephrogenes Blastem
    Sinus urogenitalis | urogenital sinus
    Crista gonadalis | gonadal ridge ; genital ridge | Gonadenleiste ; Keimleiste
    Cellulae germinales primordiales | primordial germ cells | Urkeimzellen
    Tuberculum genitale | genital tubercle | Genitalhöcker
    Plica urogenitalis | urogenital fold | Genitalfalte
    Tuber labioscrotale | labioscrotal swelling | Genitalwulst
    Gemma membri superioris | upper limb bud | Armknospe
    Gemma membri inferioris | lower limb bud | Beinknospe
    Crista ectodermalis apicalis | apical ectodermal ridge | Randleiste der Gliedmaßenknospe
    Crista mammaria | mammary ridge ; milk line | Milchleiste
    Vernix caseosa | vernix caseosa | Käseschmiere
    Meconium | meconium | Kindspech
    Spatium intervillosum | intervillous space | Zwischenzottenraum
    Facies fetalis placentae | fetal surface of placenta
    Facies materna placentae | maternal surface of placenta
    Cotyledo placentae | cotyledon of placenta
    Decidua basalis | decidua basalis ; basal decidua
    Decidua capsularis | decidua capsularis ; capsular decidua
    Decidua parietalis | decidua parietalis ; parietal decidua
    Chorion frondosum | villous chorion ; chorion frondosum
    Chorion laeve | smooth chorion ; chorion laeve
    Laminae germinales | germ layers | Keimblätter
    Ligamentum puboprostaticum | puboprostatic ligament
    Ligamentum vesicouterinum | vesico-uterine ligament ; vesicouterine ligament
    Ligamentum laterale vesicae | lateral ligament of bladder
    Ligamentum laterale recti ; Ligamentum recti laterale | lateral ligament of rectum ; rectal stalk
    Paracystium | paracystium
    Paracolpium | paracolpium
    Paraproctium | paraproctium ; mesorectum
    Fossa paravesicalis | paravesical fossa
    Fossa pararectalis | pararectal fossa
    Fossa ovarica | ovarian fossa
    Plica vesicalis transversa | transverse vesical fold
    Plica gastropancreatica | gastropancreatic fold
    Plica hepatopancreatica | hepatopancreatic fold
    Plica duodenalis superior | superior duodenal fold
    Plica duodenalis inferior | inferior duodenal fold
    Plica paraduodenalis | paraduodenal fold
    Plica ileocaecalis | ileocecal fold ; ileocaecal fold
    Plica caecalis vascularis | vascular fold of cecum ; vascular fold of caecum
    Recessus paraduodenalis | paraduodenal recess
    Recessus splenicus bursae omentalis | splenic recess of omental bursa
    Mesocolon ascendens | ascending mesocolon
    Mesocolon descendens | descending mesocolon
    Mesogastrium | mesogastrium
    Bursa hepatica subphrenica sinistra | left subphrenic space
    Torus uterinus | torus uterinus
    Musculus sphincter palatopharyngeus | palatopharyngeal sphincter ; Passavant ridge | Passavant-Wulst
    Musculus bronchooesophageus | broncho-oesophageus ; bronchoesophageus muscle
    Musculus pleurooesophageus | pleuro-oesophageus ; pleuroesophageus muscle
    Musculus sphincter ductus pancreatici | sphincter of pancreatic duct
    Musculus sphincter inferior oesophagi | lower esophageal sphincter ; lower oesophageal sphincter | unterer Speiseröhrenschließmuskel ; unterer Ösophagussphinkter
    Musculus sphincter superior oesophagi | upper esophageal sphincter ; upper oesophageal sphincter | oberer Speiseröhrenschließmuskel ; oberer Ösophagussphinkter
    Constrictio pharyngooesophagealis | pharyngoesophageal constriction ; pharyngo-oesophageal constriction | Ösophagusmundenge
    Constrictio bronchoaortica | thoracic constriction of esophagus ; broncho-aortic constriction | Aortenenge der Speiseröhre
    Constrictio phrenica | diaphragmatic constriction of esophagus | Zwerchfellenge der Speiseröhre
    Zona anorectalis | anal transition zone
    Linea anocutanea | anocutaneous line
    Segmenta hepatis | hepatic segments ; segments of liver | Lebersegmente
    Pars hepatis dextra | right part of liver
    Pars hepatis sinistra | left part of liver
    Fissura portalis principalis | main portal fissure
    Fissura umbilicalis | umbilical fissure
    Fissura portalis dextra | right portal fissure
    Ductus lobi caudati dexter | right duct of caudate lobe
    Ductus lobi caudati sinister | left duct of caudate lobe
    Tunica mucosa gastris | mucosa of stomach ; gastric mucosa | Magenschleimhaut
    Tunica mucosa nasi | mucosa of nasal cavity ; nasal mucosa | Nasenschleimhaut
    Tunica mucosa oris | mucosa of mouth ; oral mucosa | Mundschleimhaut
    Tunica mucosa linguae | mucosa of tongue | Zungenschleimhaut
    Tunica mucosa intestini tenuis | mucosa of small intestine | Dünndarmschleimhaut
    Tunica mucosa vesicae urinariae | mucosa of bladder | Harnblasenschleimhaut
    Tunica mucosa tracheae | mucosa of trachea | Luftröhrenschleimhaut
    Tunica mucosa laryngis | mucosa of larynx | Kehlkopfschleimhaut
    Tunica muscularis gastris | muscular layer of stomach | Magenmuskulatur
    Tunica muscularis vesicae urinariae | muscular layer of bladder

    # One of what is otherwise named in the plural
    Arteria pulmonalis | pulmonary artery | Lungenarterie ; Lungenschlagader
    Vena pulmonalis | pulmonary vein | Lungenvene
    Arteria coronaria | coronary artery | Herzkranzarterie ; Koronararterie ; Herzkranzgefäß
    Vena hepatica | hepatic vein | Lebervene
    Vena renalis | renal vein | Nierenvene
    Vena brachialis | brachial vein | Oberarmvene
    Vena radialis | radial vein | Speichenvene
    Vena ulnaris | ulnar vein | Ellenvene
    Vena tibialis anterior | anterior tibial vein | vordere Schienbeinvene
    Vena tibialis posterior | posterior tibial vein | hintere Schienbeinvene
    Vena fibularis | fibular vein ; peroneal vein | Wadenbeinvene
    Vena intercostalis posterior | posterior intercostal vein | hintere Zwischenrippenvene
    Vena lumbalis | lumbar vein | Lendenvene
    Vena testicularis | testicular vein | Hodenvene
    Vena ovarica | ovarian vein | Eierstockvene
    Vena suprarenalis | suprarenal vein ; adrenal vein | Nebennierenvene
    Vena uterina | uterine vein | Gebärmuttervene
    Vena temporalis superficialis | superficial temporal vein | oberflächliche Schläfenvene
    Vena maxillaris | maxillary vein | Oberkiefervene
    Vena thoracica interna | internal thoracic vein | innere Brustvene
    Vena gastrica brevis | short gastric vein | kurze Magenvene
    Vena perforans | perforating vein | Verbindungsvene
    Sinus venosus durae matris | dural venous sinus | Hirnblutleiter
    Arteria cerebri | cerebral artery | Hirnarterie
    Arteria intercostalis posterior | posterior intercostal artery | hintere Zwischenrippenarterie
    Arteria lumbalis | lumbar artery | Lendenarterie
    Arteria jejunalis | jejunal artery | Leerdarmarterie
    Arteria ilealis | ileal artery | Krummdarmarterie
    Arteria digitalis palmaris communis | common palmar digital artery | gemeinsame Fingerarterie
    Arteria digitalis palmaris propria | proper palmar digital artery | eigentliche Fingerarterie
    Arteria metatarsalis dorsalis | dorsal metatarsal artery | dorsale Mittelfußarterie
    Arteria metatarsalis plantaris | plantar metatarsal artery | plantare Mittelfußarterie
    Arteria metacarpalis dorsalis | dorsal metacarpal artery | dorsale Mittelhandarterie
    Arteria metacarpalis palmaris | palmar metacarpal artery | palmare Mittelhandarterie
    Arteria perforans | perforating artery | durchbohrende Arterie
    Musculus intercostalis | intercostal muscle | Zwischenrippenmuskel
    Musculus intercostalis externus | external intercostal muscle | äußerer Zwischenrippenmuskel
    Musculus intercostalis internus | internal intercostal muscle | innerer Zwischenrippenmuskel
    Musculus intercostalis intimus | innermost intercostal muscle | innerster Zwischenrippenmuskel
    Musculus papillaris | papillary muscle | Papillarmuskel
    Musculus lumbricalis manus | lumbrical of hand | Regenwurmmuskel der Hand
    Musculus lumbricalis pedis | lumbrical of foot | Regenwurmmuskel des Fußes
    Musculus interosseus dorsalis manus | dorsal interosseous muscle of hand | dorsaler Zwischenknochenmuskel der Hand
    Musculus interosseus palmaris | palmar interosseous muscle | palmarer Zwischenknochenmuskel der Hand
    Musculus interosseus dorsalis pedis | dorsal interosseous muscle of foot | dorsaler Zwischenknochenmuskel des Fußes
    Musculus interosseus plantaris | plantar interosseous muscle | plantarer Zwischenknochenmuskel
    Musculus multifidus | multifidus muscle of back | vielgefiederter Rückenmuskel
    Musculus scalenus | scalene muscle | Treppenmuskel
    Musculus levator costae | levator costae ; levator muscle of rib | Rippenhebermuskel
    Musculus gluteus | gluteal muscle | Gesäßmuskel
    Musculus masticatorius | muscle of mastication ; masticatory muscle | Kaumuskel
    Ligamentum flavum | ligamentum flavum ; yellow ligament | gelbes Band
    Ligamentum interspinale | interspinous ligament | Zwischendornband
    Ligamentum alare | alar ligament | Flügelband
    Ligamentum collaterale | collateral ligament | Seitenband
    Ligamentum cruciatum genus | cruciate ligament of knee | Kreuzband
    Articulatio interphalangea | interphalangeal joint | Zwischengliedgelenk ; Interphalangealgelenk
    Articulatio metacarpophalangea | metacarpophalangeal joint | Fingergrundgelenk
    Articulatio metatarsophalangea | metatarsophalangeal joint | Zehengrundgelenk
    Articulatio carpometacarpalis | carpometacarpal joint | Handwurzel-Mittelhand-Gelenk
    Articulatio tarsometatarsalis | tarsometatarsal joint | Fußwurzel-Mittelfuß-Gelenk
    Articulatio costovertebralis | costovertebral joint | Rippen-Wirbel-Gelenk
    Articulatio sternocostalis | sternocostal joint | Brustbein-Rippen-Gelenk
    Vertebra cervicalis | cervical vertebra | Halswirbel
    Vertebra thoracica | thoracic vertebra | Brustwirbel
    Vertebra lumbalis | lumbar vertebra | Lendenwirbel
    Vertebra sacralis | sacral vertebra | Kreuzbeinwirbel
    Costa vera | true rib | echte Rippe
    Costa spuria | false rib | falsche Rippe
    Costa fluctuans | floating rib | freie Rippe
    Columna vertebralis cervicalis ; Pars cervicalis columnae vertebralis | cervical spine | Halswirbelsäule
    Columna vertebralis thoracica ; Pars thoracica columnae vertebralis | thoracic spine | Brustwirbelsäule
    Columna vertebralis lumbalis ; Pars lumbalis columnae vertebralis | lumbar spine | Lendenwirbelsäule
    Fonticulus | fontanelle | Fontanelle
    Os cuneiforme | cuneiform bone | Keilbein des Fußes
    Concha nasalis | nasal concha ; turbinate | Nasenmuschel
    Meatus nasi | nasal meatus | Nasengang
    Sinus paranasalis | paranasal sinus | Nasennebenhöhle
    Nasus externus | external nose | äußere Nase
    Ossiculum auditus | auditory ossicle | Gehörknöchelchen
    Canalis semicircularis | semicircular canal | Bogengang
    Ductus semicircularis | semicircular duct | häutiger Bogengang
    Glandula salivaria | salivary gland | Speicheldrüse
    Glandula gastrica | gastric gland | Magendrüse
    Glandula tarsalis | tarsal gland ; Meibomian gland | Meibom-Drüse
    Papilla lingualis | lingual papilla | Zungenpapille
    Papilla filiformis | filiform papilla | Fadenpapille
    Papilla fungiformis | fungiform papilla | Pilzpapille
    Papilla vallata | vallate papilla ; circumvallate papilla | Wallpapille
    Papilla foliata | foliate papilla | Blattpapille
    Bronchus principalis | main bronchus ; primary bronchus | Hauptbronchus
    Bronchus lobaris | lobar bronchus ; secondary bronchus | Lappenbronchus
    Bronchus segmentalis | segmental bronchus ; tertiary bronchus | Segmentbronchus
    Lobus pulmonis | lobe of lung | Lungenlappen
    Segmentum bronchopulmonale | bronchopulmonary segment | Lungensegment
    Cartilago trachealis | tracheal cartilage ; tracheal ring | Luftröhrenspange
    Lobus hepatis | lobe of liver | Leberlappen
    Lobulus hepatis | hepatic lobule ; liver lobule | Leberläppchen
    Segmentum hepatis | segment of liver | Lebersegment
    Insula pancreatica | pancreatic islet ; islet of Langerhans | Langerhans-Insel
    Plica gastrica | gastric fold | Magenfalte
    Plica circularis | circular fold | Ringfalte
    Taenia coli | taenia of colon | Dickdarmband
    Haustrum coli | haustrum of colon | Dickdarmhaustrum
    Appendix omentalis | omental appendix ; epiploic appendix
    Calix renalis | renal calix ; renal calyx | Nierenkelch
    Calix renalis major | major calix ; major calyx | großer Nierenkelch
    Calix renalis minor | minor calix ; minor calyx | kleiner Nierenkelch
    Pyramis renalis | renal pyramid | Nierenpyramide
    Columna renalis | renal column | Nierensäule
    Tubulus seminifer | seminiferous tubule | Hodenkanälchen
    Lobulus testis | lobule of testis | Hodenläppchen
    Ductus lactifer | lactiferous duct | Milchgang
    Folliculus ovaricus | ovarian follicle | Eierstockfollikel ; Eibläschen
    Fimbria tubae uterinae | fimbria of uterine tube | Eileiterfranse
    Labium pudendi | labium of pudendum | Schamlippe
    Corpus cavernosum | cavernous body | Schwellkörper
    Chorda tendinea | tendinous cord ; chorda tendinea | Sehnenfaden
    Cuspis valvae cordis | leaflet of heart valve | Klappensegel
    Valva cordis | heart valve | Herzklappe
    Ramus bronchialis | bronchial branch
    Nodus lymphoideus axillaris | axillary lymph node | Achsellymphknoten
    Nodus lymphoideus inguinalis | inguinal lymph node | Leistenlymphknoten
    Nodus lymphoideus cervicalis | cervical lymph node | Halslymphknoten
    Nodus lymphoideus mesentericus | mesenteric lymph node | Gekröselymphknoten
    Nodus lymphoideus submandibularis | submandibular lymph node | Unterkieferlymphknoten
    Nodus lymphoideus popliteus | popliteal lymph node | Kniekehlenlymphknoten
    Nervus cervicalis | cervical nerve | Halsnerv
    Nervus thoracicus | thoracic nerve | Brustnerv
    Nervus lumbalis | lumbar nerve | Lendennerv
    Nervus sacralis | sacral nerve | Kreuzbeinnerv
    Nervus supraclavicularis | supraclavicular nerve | Oberschlüsselbeinnerv
    Nervus splanchnicus | splanchnic nerve | Eingeweidenerv
    Nervus digitalis | digital nerve | Fingernerv
    Ventriculus lateralis dexter | right lateral ventricle | rechter Seitenventrikel
    Ventriculus lateralis sinister | left lateral ventricle | linker Seitenventrikel
    Meninx | meninx | Hirnhaut
    Cisterna subarachnoidea | subarachnoid cistern | Liquorzisterne
    Granulatio arachnoidea | arachnoid granulation | Pacchioni-Granulation
    Villus chorionicus | chorionic villus | Chorionzotte
    Arcus pharyngeus | pharyngeal arch ; branchial arch | Schlundbogen ; Kiemenbogen
    Saccus pharyngeus | pharyngeal pouch | Schlundtasche
    """
}
