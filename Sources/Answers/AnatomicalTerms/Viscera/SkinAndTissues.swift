// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The skin, its appendages, and cells and tissues under the microscope.
  static let skinAndTissues = """
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
    """
}
