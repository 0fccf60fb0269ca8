// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The brainstem and the cerebellum.
  static let brainstem = """
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
    Pons | pons | Brücke
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
    Aqueductus mesencephali ; Aqueductus cerebri | aqueduct of midbrain ; cerebral aqueduct ; aqueduct of Sylvius | Aquädukt ; Sylvius-Aquädukt
    Tectum mesencephali | tectum of midbrain | Mittelhirndach
    Lamina tecti ; Lamina quadrigemina | tectal plate ; quadrigeminal plate | Vierhügelplatte
    Colliculus superior | superior colliculus | oberer Hügel
    Colliculus inferior | inferior colliculus | unterer Hügel
    Brachium colliculi superioris | brachium of superior colliculus
    Brachium colliculi inferioris | brachium of inferior colliculus
    Decussatio pedunculorum cerebellarium superiorum | decussation of superior cerebellar peduncles
    Cerebellum | cerebellum | Kleinhirn ; Zerebellum
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
    """
}
