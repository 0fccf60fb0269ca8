// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// Further nuclei and tracts of the brain.
  static let brainNuclei = """
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
    """
}
