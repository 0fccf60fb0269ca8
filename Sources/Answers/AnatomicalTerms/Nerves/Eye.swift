// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The eye and its surroundings.
  static let eye = """
    Organa sensuum | sense organs | Sinnesorgane
    Bulbus oculi | eyeball | Augapfel
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
    Lens | lens | Augenlinse ; Linse
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
    """
}
