// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The bones of the skull.
  static let skull = """
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
    Vomer | vomer | Pflugscharbein
    Ala vomeris | ala of vomer
    Maxilla | maxilla ; upper jaw | Oberkiefer
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
    Os zygomaticum | zygomatic bone ; cheek bone | Jochbein ; Wangenbein
    Processus temporalis ossis zygomatici | temporal process of zygomatic bone
    Processus frontalis ossis zygomatici | frontal process of zygomatic bone
    Foramen zygomaticofaciale | zygomaticofacial foramen
    Foramen zygomaticotemporale | zygomaticotemporal foramen
    Foramen zygomaticoorbitale | zygomatico-orbital foramen
    Mandibula | mandible ; lower jaw | Unterkiefer
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
    Os hyoideum | hyoid bone | Zungenbein
    Corpus ossis hyoidei | body of hyoid bone | Zungenbeinkörper
    Cornu minus ossis hyoidei | lesser horn of hyoid bone | kleines Zungenbeinhorn
    Cornu majus ossis hyoidei | greater horn of hyoid bone | großes Zungenbeinhorn
    """
}
