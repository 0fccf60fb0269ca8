// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// Cells and layers of the organs under the microscope.
  static let histology = """
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
    """
}
