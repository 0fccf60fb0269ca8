// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The forebrain.
  static let cerebrum = """
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
    Sulcus centralis cerebri | central sulcus ; fissure of Rolando | Zentralfurche
    Sulcus lateralis cerebri | lateral sulcus ; Sylvian fissure | Sylvius-Furche
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
    Insula ; Lobus insularis | insula ; insular lobe | Insel ; Inselrinde
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
    Glandula pinealis ; Corpus pineale ; Epiphysis cerebri | pineal gland ; pineal body | Zirbeldrüse ; Epiphyse ; Pinealdrüse
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
    """
}
