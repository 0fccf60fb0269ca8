// SPDX-License-Identifier: Apache-2.0
/// English words of school subjects and of every day, in their basic form.
///
/// Left out are members of families, words of three letters, which have no tolerance, and words
/// with two spellings.
let terms = """
  abbey abdomen ability ablation abrasion abscess absence absolute abstract abuse academy accident account accountant
  acetabulum acetate acetic acetone acetyl acetylene achilles acidity acre acrobat acromion acrylic action activity
  actor actress addition address adenoid adipose admiral adolescent adoption adrenal adult advance advantage
  adventure agar agency agenda agent agnostic agriculture airport alarm albumin alcohol alcove aldehyde
  alder aldose algae alibi aliphatic alkali allegation allegory allegro allergy alley alligator alloy ally almond
  alphabet alps alternative alto alumina alveolus amalgam amateur amazon ambassador amber ambition ambulance
  amendment amino ammeter amnesia amnion amoeba amount amphora amplifier ampoule ampulla amputation amygdala amylose
  anachronism analogy analysis anaphora anarchism anatomy ancestor anchor andante androgen anecdote anemone aneurysm
  angina angler anguish angular aniline animal ankle annex annexation annotation announcement annual answer antelope
  antenna anthem anthology anthrax anthropology antidote antique antithesis antrum anus anxiety apartheid apathy
  aphasia aphid aphorism apostate apostle apostrophe apothecary apothem apparatus apparent appeal appearance
  appeasement appendix appetite apple application appointment appreciation apprentice approach apricot apron aquarium
  aqueduct aquifer arch archbishop archer archery archipelago architect architecture archive arena areola argument
  aristophanes aristotle arithmetic armada armadillo armor army aroma aromatic arpeggio arrangement arrest arrival
  arrogance arrow arsenal arsenate arson arthropathy arthropod artichoke artillery artisan artist ascetic ascorbic
  aspect asphalt aspirin assassin assault assembly assessment assignment assistant association assumption asterisk
  asthma astrocyte astronaut asylum asymmetry asymptote atheist athlete atlas atoll atom atonement atresia atrophy
  attack attempt attendance attention attic attorney attraction attribute auction audience audit aunt aurora author
  authority autism auto automobile autonomy autumn avalanche avant avenue average aviation avocado award awareness
  axilla azide baby bacon badge badger badminton baggage bailiff bait baker bakery balance balcony ball ballad
  ballast ballet ballistic balloon ballot balsam bamboo banana band bandage banjo bank banker bankruptcy banner
  banquet baptism barbarian barbecue barber bargain barge baritone bark barley barn barometer baroque barracks barrel
  barricade barrier barrister barrow basalt base baseball basement basic basil basilica basin basis basket basophil
  bass bassoon bastard bath bathroom baton battalion battery battlement bauxite bazaar beach beacon bead beak beam
  bean beard beast beauty beaver bedroom beech beef beetroot beggar beginner behavior belief bell belly belt bench
  benefit berry beverage bible bibliography bicarbonate biceps bicycle bidder bile bilirubin bill billiards binary
  biology biopsy birch bird birthday biscuit bisector bishop bison bitter blackmail bladder blade blame blanket
  blasphemy blast blaze bleach blender blessing blind blister blizzard block blockade blockage blood blossom blouse
  blubber blue boat body boiler bolt bomb bone bonnet bonus book boot borate borax border boredom bottle bottom
  boulder boulevard boundary bouquet bourgeois bourgeoisie bowel bowl boxer boycott bracelet brachial brachium
  bracket brain branch brand brandy brass bravery breakfast breast breed breeze brewery bribe brick bride bridge
  briefcase brigade bromate bromic bronchitis bronze brook broom broth brother brow brush bubble buccal bucket buckle
  budget buffalo buffer buffet building bulb bulge bull bullet bulletin bully bumper bunch bundle bunker burden
  bureau burger burglar burial burrow bursa bursary bursitis burst business butanal butanone butcher butler butter
  butterfly buttock button butyl butyric buyer buzzard cabbage cabin cabinet cable cactus cadence cadet caesura
  cafeteria caffeine cage cake calcaneus calcite calcitonin calculation calculator calculus calendar calf caliph
  caliphate calorie calyx camel camera camouflage camp campaign campus canal canary cancer candidate candle candy
  cane canine canister cannibal cannon canoe canon canopy cantata canteen canthus canton cantor canyon capacity cape
  capillary capitulation captain caption captive capture caravan carbide carbohydrate carbonate carbonic carbonyl
  carboxyl carcass carcinoma card cardia cardiac cardigan cardinal career cargo caribou caricature caries carnation
  carnival carol carp carpenter carpet carpus carriage carrier carrot cartel cartography carton cartoon cartridge
  caruncle cascade case cash cashier casino casserole cast castle casualty catalase catalyst cataract catastrophe
  catechism category caterpillar cathedral catheter cattle caucus cause caution cavalry cave cavern caviar cavity
  ceiling celebration celebrity celery celibacy cellar celtic cement cemetery census cent century ceramic cerebellum
  cerebrum ceremony certainty certificate cervix chain chair chairman chalk challenge chamber champagne champion
  chance chancellor change channel chaos chapel chapter character charcoal charge chariot charity charm chart charter
  chase chassis chastity chat cheap cheek cheese cheetah chef chemist chemistry cherry chess chest chestnut chiasma
  chick chicken chief child childhood chill chimney chimpanzee chin chip chisel chitin chivalry chlorate chloric
  chlorite chloroform chlorous chocolate choice choir cholesterol chondrocyte chorale chorion choroid chorus
  christian chromate chronicle chronology church chyle chyme cider cigar cigarette cilium cinema cinnamon circle
  circuit circus cirrhosis cistern citadel citation citizen citrus city civilian claim clam clan clarinet clarity
  class classic clause clavicle clay cleaner clef clergy clerk client cliff climax clinic clitoris cloaca clock
  cloister closet cloud clover clown club clue cluster clutch coach coal coalition coast coat cobaltic cobra coccyx
  cochlea cock cockroach cocktail cocoa coconut cocoon coda code coffee coffin coil coin colitis collage collagen
  collar collarbone colleague collection collector college collision colloid combat combustion comedian comfort comic
  command commander commandment commissar commission commodity common commune communion communist community commuter
  company comparison compass compassion competition complaint complexion compliance component composer composition
  compost compound compression compromise computer concept conception concern concert concerto concession concha
  conclusion concrete condition condom condor conductor condyle conference confession confidence conflict confusion
  congestion congregation congress conifer conjecture conjunctiva connection conquest consent consequence
  conservative consistency consonant conspiracy constable constant constipation constituent constitution constraint
  construction consultant consumer contact container contempt content contest context continent continuity contour
  contract contraction contractor contrast contribution control controversy convenience convent convention conversion
  convict conviction convoy cook cookie cooler copy copyright coral corner coronary coronation corporal corporation
  corps corpse correction correlation corridor corruption cortex cosmology cosmos cost costume cottage cotton couch
  cough country county coup couple couplet coupon courage court courtesy courtyard cousin covenant cover coward
  cowboy coyote crab cradle craft crane cranium crash cream creation creature creed crescendo crescent crest crew
  cricket crime criminal crisis critic criticism crocodile crop crow crowd crown crucible crucifix cruelty cruiser
  crumb crusader crutch crypt crystal cuboid cuckoo cucumber cuff cuisine culprit cult culture cuneiform cupboard
  curator cure curiosity curl currency curriculum curry curse cursor curtain curve cushion custard custody custom
  customer cuticle cutlery cuttlefish cyanide cyanosis cycle cyclist cylinder cynic cypress cyst cystitis cytochrome
  dactyl daffodil dagger daimyo daisy damage dancer dandelion danger dark date daughter dawn deadline dealer dean
  death debate debris debt debugger debut decade decay deception decibel decimal decision deck declaration decline
  decoration decree deduction defeat defect defendant deficiency deficient deficit definition degree deism deist
  deity delay delegate delegation deletion delight delivery deltoid deluge demand dementia demography demon denial
  density dentist department departure dependence deposit depot depth deputy derivative dermatitis dermis descendant
  descent description deserter design desire desk despair despot destination destiny destruction detail detective
  detention detergent determinant deterrent development deviation devil devotion dextrose diabetes diagnosis diagonal
  diagram dialect dialectic dialysis diamond diaper diaphragm diastolic dichromate dictator dictatorship dictionary
  diene diesel diet difference differential difficulty digestion digit dignity dilemma dilution dimension dimer
  dinner dinosaur diocese diode dioxide diphtheria diploma diplomacy diplomat director directory dirt disability
  disaster disciple discipline discord discount discovery discriminant discussion disease disgrace disguise dish
  dislocation dispute dissection dissector dissonance distance distillation distinction distress distribution
  district ditch diver diversity diverticulum divorce doctor doctrine document doll dollar dolphin domain dome
  donation donkey donor door dose dough dove dowry dragon drain drama drawer drawing dream dress drill drink driver
  drought drug drum duchess duchy duke dungeon duplicate dura duration dusk dust duty dwelling dynamic dynamite
  dynamo dynasty dysentery dysphagia dysphasia dysplasia eagle earl earring earthquake ease east easter echo ecliptic
  ecology economy ecosystem ecstasy ectoderm eczema edge edition editor education efferent effort egalitarian egret
  elastic elastin elbow election electrician electricity elegance elegiac elegy element elephant elevator elite
  ellipsis eloquence emancipation embargo embassy embolism embolus embroidery embryo emerald emergency emission
  emotion emperor emphasis emphysema employee employer employment emulsion enamel enclave encounter encyclical ending
  endoderm endometrium enemy energy engine engineer engraving enigma entablature enterprise enthusiasm entity
  entrance entropy entry enumeration environment envy enzyme eosinophil ependyma epic epidemic epidermis epididymis
  epiglottis epigram epigraph epilepsy epiphysis episode epistle epitaph epithelium epithet epoch equality equation
  equator equilateral equilibrium equipment equity error erythema erythrocyte escape essay essence estate estimate
  etching eternity ethanal ethanedioic ethanoate ethanoic ethics ethmoid ethos ethyl ethylene ethyne etymology eulogy
  euphemism euphoria eustachian euthanasia evaluation evangelist event evidence evil examination example excavation
  exception exchange excitement excretion execution exhaust exhibition exile existence exocytosis exodus expansion
  expectation expedition expense experience experiment expert explanation exploration explosion exponential
  exposition exposure expression extension extinction extract extradition eyebrow eyelash eyelid fable fabric facade
  face facility fact faction factorial factory faculty failure fairy faith falcon fallacy falsetto fame family famine
  fantasy farce farm farmer fascia fascist fashion fate father fatigue fauna fealty fear feast feather feature
  federation feedback feeling felony femoral fence ferment fern ferrate ferret ferric ferrite ferrous ferry fertility
  festival feudal fever fibrin fibroblast fibrosis fiction fiddle fief field fighter figure filament file filler film
  filter fimbria finance finch finger fire fireman firm fish fisher fisherman fishery fitness flag flame flamingo
  flank flannel flash flask flat flea fleece fleet flesh flexibility flexor flight flint float flock flood floor
  flora florist flounder fluid fluke flute fluvial foal foam focus fold foliage folk follicle follower folly font
  fontanelle food fool foot football footnote foramen force forecast forehead foreigner forest forge fork form
  formaldehyde formate formation formic formula fornix fort fortress fortune forum fossa fossil foundation founder
  fountain fovea fracture fragment fragrance frame framework franc franchise franchisee freedom freight frequency
  fresco friar fridge friend friendship frog front frontier frost fruit fuel fugue function fund fundus funeral
  fungus funnel furnace furniture furrow futile future futurism gadget galaxy gale galena gall gallery galley gallon
  gallows gambler game gang ganglion gangrene gangster garage garden gardener garlic garment garrison gastric gastrin
  gastritis gazelle gazette gear geezer gender general generation generator generosity genius genre gentleman
  geography geology geometric geometry gerund gerundive geyser ghetto ghost giant gift ginger gingiva gingivitis
  giraffe girl glaciation glacier gladiator gland glass glaucoma glazier glia glider globe glomerulus gloom glory
  gloss glossary glottis glove glow glue gluteus glycogenesis glycol glycolysis goal goat goblet goblin goddess golf
  gonad goose gospel gossip gothic gouache government governor gown grace grade gradient graduate grain grammar
  grandfather granulocyte grape grapefruit graph graphite grass grasshopper gratitude grave gravel gravity greed
  greeting grenade grief grill grin grip grocer groin groom groove ground group grouse grove growth guarantee guard
  guardian guest guidance guide guild guillotine guilt guitar gulf gull gutter gymnast gymnastics gypsum gyrus habeas
  habit habitat haddock hall hallux halo halogen hamate hamburger hammer hammock hamster hamstring hand handicap
  handkerchief handle hangar hanger happiness hardness harem harmonic harvest hatred hawk hawthorn hazard hazel head
  headache headline healer health heath heaven hedge hedgehog hegemony height heir helicase helicopter heliocentric
  helix hell hellenism helmet help hematitis hemisphere hemp hepatic hepatitis heptagon herald herb herd heresy
  heretic heritage hermit hernia hero herod heroin heroine heron herpes herring hexokinase hexose hiccup hide
  hierarchy hieroglyph highway hill hilum hilus hindi hindu hinge hint hippopotamus histamine histology historian
  history hive hobby hobo hockey hole holiday hollow holly hologram home homeland homeostasis honesty honey hood hoof
  hook hope hopper horizon horn hornet horror horticulture hospital host hostage hostel hostess hotel hour house
  household humanism humanity humeral humility hummingbird humus hunger hunter hurdle hurricane husband hybrid hydra
  hydrant hydrate hydraulic hydride hydrocarbon hydrochloric hydrolase
  hydrolysis hydrometer hydroxide hyena hygiene hygrometer hymen hymn
  hyperplasia hypertrophy hypnosis hypochlorous hypocrisy hypocrite hypophysis hypoxia hysteria iamb iambic ibis
  iceberg icon iconoclasm icterus idea ideal idealism identity ideology idiom idiot ignorance ileus iliac illness
  illustration image imagination imam imitation immunity impact impeachment imperative imperfect imperialism
  implication impression improvement impulse incarnation incentive inch incident incision incisor income incus
  indentured independence index indicator indigestion indigo individual indulgence inequality inertia infancy infant
  infantry infarction inference infidel infinite infinitive infinity inflammation influence influenza information
  infrared infusion ingredient inguinal inhabitant inheritance initiative injunction injury innocence innovation
  inquisition insanity inscription insect insertion insight inspection inspector inspiration installation instance
  instinct institute institution instruction instructor instrument insula insulation insulator insurance integrity
  intellect intelligence intensity intention interaction interest interface interjection interlude intermission
  interruption intersection interval intervention interview intestinal intestine intonation introduction intuition
  invasion invention inventor inventory inversion investigator investment investor invitation invoice iodate iodic
  iris ironing irrational irrigation irritation ischium island isolation issue isthmus item itinerary ivory jackal
  jacket jaguar jail janissary janitor jargon jasmine jaundice javelin jazz jealousy jeans jelly jellyfish jeopardy
  jewel jihad jockey joint joke journal journalism journalist journey judge jugular juice jumper junction jungle
  junior juniper jury justice juvenile kangaroo kayak kennel keratinocyte kerosene ketose kettle keyboard kidney
  killer kiln kilogram kinase kindness king kiss kitchen kite kitten knee knife knighthood knob knot knowledge koala
  koran kyphosis label labium laboratory labyrinth lace lacrimal lactase lactate lactic lady lagoon lake lamb lamina
  lamp lance land landlord landscape landslide lane language lantern lapse larch lark larva laryngitis laser lasso
  latch latency latent latin lattice laugh laughter launch laundry laureate laurel lavatory lavender lawn lawsuit
  lawyer layer laziness leader leaf league leak leather lecture lecturer leech leek legacy legate legato legend
  legion leisure leitmotif lemon lemur length lens leopard leprosy lesion letter lettuce level lexicon liability
  liberal liberalism liberation liberty library libretto lichen lieutenant life ligand ligase light lighthouse lily
  limb lime limerick limestone limit line linea linen linguist link linoleic lintel lipase lipid lipolysis liquid
  liquor literacy literature litmus litotes litter liturgy livestock lizard llama load loaf loan lobby lobbyist lobe
  lobster location lock locker locket locomotive locus locust lodge logarithm logic logo loom loop lord lordosis
  lorry loss lotion lottery lotus lounge louse louvre love lover loyalty luck lumbar lumen lump lunate lunch lung
  lupus lure lust lute luxury lymph lymphocyte lymphoma lynx lyric lyricism macaroni machine machinery macrophage
  magazine magic magician magistrate magna magnate magnet magnetism magnetite magnitude magnolia magpie mahogany maid
  mail mainland maintenance maize majesty majority maker malachite malaise maleic malic malice mall malleolus mallet
  malleus maltase mammal mammoth management manager mandarin mandate mandible mandibular mandolin manganate mango
  mania manifest manifesto manipulation mankind manner mannerism manor mansion mantis manual manubrium manufacture
  manufacturer manumission manure manuscript maple marble margarine margin marina marine mariner marker market
  marmalade marriage marrow marsh marshal marsupial martyr marvel marxism marxist mascot mask mason massacre massage
  mast master masterpiece mastoid match mate material maternal maternity mathematics matinee matrix matron matter
  mattress maturity mausoleum maxillary mayflower mayor maze meadow meal meander meaning measles measure meat meatus
  mechanic mechanism media mediastinum mediation medicine meditation medulla meeting melanocyte melanoma melody melon
  member membrane memoir memorial memory menace meningitis meniscus menopause menu mercantilism merchant mercy merger
  meridian merit mermaid mesenchyme mesentery mesoderm mesolithic mess message messenger messiah metabolism
  metallurgy metaplasia metastasis methanal methanoic method methyl methylene metrics metro microbe microphone
  microscope midnight midwife migraine migration mile miliary militia milk mill millennium millet mimicry minaret
  mind mine miner mineral miniature mining minority mint minuet minus minute miosis miracle mirage mirror misery
  missile mission missionary mistake mistletoe mistress mitral mixture mobility model moderator modernism modulation
  module modulus molal molality molecule moment momentum monad monarch money mongoose monitor monk monkey monocyte
  monomer monotheism monoxide monsoon monster month monument mood moon moor moraine morning morphine mortality mortar
  mortgage mosaic mosque mosquito moss motel mother motherland motif motion motivation motive motorist motorway motto
  mound mountain mourning mousse movement movie mujahideen mulberry mule multiple multitude mummy mumps murder
  murderer murmur museum mushroom music musician musket muslim muslin mustard mutation mutineer mutiny muzzle myelin
  myelitis myeloma myocardium myopia mystery myth mythology nadir nail nanny naphthalene napkin narcissism narcissus
  narcotic narration narrative narrator nation nationalism nationalist nationality naturalism nature nausea
  navigation navigator navy nazism necessity neck necklace
  necrosis nectar needle negation neglect negligence negotiation
  neolithic neoplasm nephew nephritis nephrosis nerve nest nettle network neuralgia neuroglia neuropathy neurosis
  neutrality neutrophil newspaper newt nickname nicotine niece nightingale nightmare nihilism nitrate nitric nitride
  nitrite nitrous nobility nocturne noise nomad nomenclature nomination nonsense noon norm nose nostril note notebook
  notice notion novel novelist novella novelty novice nuance nuclease nuisance null number nurse nursery nutrient
  nutrition nylon nymph oasis oath oats obedience obelisk obesity objection obligation oboe observation observatory
  observer obsession obsidian obstacle occasion occiput occupation occurrence ocean octagon octahedron octave octet
  octopus odyssey offender offering office officer official
  offspring ohmmeter ointment oleic oligarch oligopoly olive omentum
  omission onion ontology opal opening opera operand operation operator opinion opium opponent opportunity opposition
  oppression optic optics optimism optimist option optometry oracle orange oration orator oratorio orbit orbital
  orchard orchestra orchid ordeal organ organelle organism orgasm orientation origin original ornament orogeny orphan
  orphanage orthogonal osprey osteoblast osteoclast osteocyte osteoporosis ostrich otitis otolith otosis outbreak
  outcome outlaw outlet outline outrage oval oven overture owner oxalate oxalic oxidant oxidase oxide oxymoron
  oxytocin ozone pace pacifism pacifist pack package packet pact paddle paddock page pageant pain paint painter
  painting pair palace palatine palindrome palmitic palpation pamphlet panda pandemic panel panic pansy pantheism
  pants papacy paper papilla papyrus parachute parade paradigm paradise paraffin paragon paragraph parallax paralysis
  parasite parasol parathyroid parcel parchment pardon parent parietal parish park parody parotid parrot parsley
  parsnip parson partisan partition partner partnership partridge parturition party passage passenger passion passive
  passport pasta pastor pastoral pastry pasture patch patent path pathos patriarch patrician patriot patrol patron
  pattern pauper pause pavement pavilion pawn payment peacock peak peanut pear pearl peasant peat pebble pectoral
  pedicle peduncle pelican pellet pelvis penalty pencil pendulum peneplain penguin peninsula penis pension pentose
  people pepper peptidase percentage perception perch perchlorate perchloric percussion perfect perfection
  performance perfume pericardium peril perineurium period periosteum periphery peristalsis perjury permafrost
  permanganate permission peroxide person personality persuasion pest pesticide petition petrol petroleum phalanx
  phantom pharmacist pharmacy pharynx pheasant phenomenon philosopher philosophy phlebitis phobia phoenix phonology
  phosphate phosphide phosphite phosphoric photo photograph photographer physician physicist physics physiology
  pianist piano picket pickle picnic picture pier pigeon pigment pike pile pilgrim pilgrimage pill pillar pillow
  pilot pimple pine pineapple pint pioneer pipe pipette piracy pirate piston pitch pituitary pity pivot pizza placebo
  placenta plague plaice plan planet plank plankton plant plantation plaque plaster plastic platelet platform player
  playwright plea pleasure plebeian plebiscite pledge pleura pleurisy plexus plot plum plumber plume plunder plural
  plus plutonic plywood pneumonia pocket poem poet poetry point poison poker polarity police policeman policy polis
  polish politeness politician politics pollen pollination pollution polo polyester polygamy polymer polymerase
  polynomial polyp polypeptide polytheism pond pons pony pool pope popliteal poppy population porcelain porch
  porcupine pork porpoise porridge port portal porter portfolio portion portrait portrayal position possession
  possibility post poster postman posture potato potion pottery pouch poultry poverty powder power pragmatism prairie
  praise prayer preacher precaution precession precipitate precision predation predicament predictor preface
  prefecture preference pregnancy prejudice prelude premier premise premium preparation presence present presentation
  preservation presidency press pressure prestige prevention preview price pride priest primate prime primer prince
  princess printer priority privacy privateer privilege prize probability probation probe problem procedure
  procession processor proclamation producer production productivity profession professor profile progesterone
  progress progression prohibition project projectile projection projector prolactin prolapse proletarian proletariat
  promise promotion proof propaganda propanal propanoic propanone propeller property prophecy proportion proposal
  propyl prosecution prosecutor prosperity protease protection protectorate protest protestant prothesis protocol
  prototype protractor proverb province provision provocation pseudonym psoriasis psychiatrist psychiatry
  psychologist psychology ptosis puberty pubis publication publicity publisher puddle pulley pulmonary pulp pulse
  pumice pump pumpkin punctuality punctuation puncture punishment pupa pupil puppet puppy purchase purgatory purine
  puritan purity purpose purse pursuit puzzle pylorus pyramid pyridine pyrimidine pyrite pyruvate python quadrant
  quadratic quadriceps quail quality quantile quantity quantum quarantine quarrel quarry quart quartet quartile
  quartz quay queen query quest question quilt quinone quorum quota quotation quote rabbi rabies race racism racket
  radar radiance radiator radio radish raffle raft rage raid rail railing railway rainbow rainfall rally ramus ranch
  random range ranger rank ransom rape rash raspberry ratio rational rationalism raven ravine reaction reactor reader
  reading reagent realism reason reasoning rebel rebellion receipt receiver reception receptor recess recipe
  recipient recital recognition reconquista record recorder recovery recreation recruit rectangle rector rectum
  recurrence reductase redundancy reed reef referee reference referendum reform refrigerator refuge refugee refund
  refusal regent reggae regicide regime regiment region register registration regression regret regulation rehearsal
  reindeer rejection relation relationship relative relativism relativity relaxation relay release relevance
  reliability relic relief religion remark remedy reminder remorse removal renal rendezvous renewal renin renovation
  rent reparation repetition replacement replica reporter reproduction republic republican reputation request requiem
  requirement rescue research reservation reserve reservoir residence resident residue resignation resin resistor
  resonance resort resource respect respondent response restaurant restitution restoration restraint restriction
  result retail reticulum retirement retreat retrieval reunion revelation revenge revenue reverend reversal review
  revision revival revolt reward rhapsody rheostat rhetoric rhinitis rhinoceros rhythm ribbon rice rickets rider
  ridge rifle right ring riot ripple risk rite ritual rival river roach road roar robber robbery robe robin robot
  rock rocket rococo rodent roller romance romantic romanticism roof rook room rooster root rope rose rotation rotor
  route routine rowing royalty rubber rubbish rubella rubeola ruby rugby ruin ruler rupture ruse rust sabbath
  sabotage sack sacral sacrament sacrifice sacrum saddle safari safety saffron saga sage sailor saint salad
  salamander salary saline saliva salmon salon saloon salt salute salvation sample samurai sanction sanctuary sand
  sandal sandstone sandwich sanitation sapphire sarcasm sarcoma sarcomere sardine satellite satin satisfaction satrap
  saturation sauce saucer sausage savage savanna savant saxophone scabies scaffold scalar scale scaler scallop scalp
  scandal scaphoid scar scarcity scarf scenario scene scenery schedule scheme scherzo schism scholar scholarship
  school sciatic sciatica science scientist scissors sclera sclerosis scoliosis scooter score scorpion scout scramble
  scream screen screw scribe script scripture scroll scrotal scrotum sculptor sculpture scurvy seal search season
  seat seaweed sebum secession secrecy secret secretary
  secretion sect section secular secularism security sediment seed
  seismograph seizure selection selector seller semantic semen semester semicircle seminar seminary senator sender
  sensation sense sensitivity sentence sentiment sentry sepsis septic septum sequel sequence sequoia serenade serf
  serfdom sergeant series sermon serosa serotonin serpent serum servant server service session setting settlement
  settler sewage sewer sewerage shade shadow shaft shale shaman shame shampoo shape share shareholder sharia shark
  shawl shed sheep sheet shelf shell shelter shepherd sheriff shield shin ship shipment shipyard shirt shock shoe
  shogun shop shore shortage shot shoulder shovel shower shrew shrimp shrine shrub sibling siege sieve sigh sigmoid
  sign signal signature significance silence silhouette silica silicate silicone silk silt similarity simony
  simplicity simulation singer singular sink sinus sister sitter situation size skeleton sketch skier skill skin
  skirt skull skunk slang slave slavery sleet sleeve sleigh slice slide slime slogan slope sloth slug slum smallpox
  smell smog smoke snack snail snake sneeze snow soap socialist society sociology sock socratic soda sofa soil
  soldier soleus solicitor solid solidarity soliloquy solitude solo solubility solution solver somite sonar song
  sophist soprano sorrow sort soup sour source sovereign sovereignty soviet space spade span spaniel spark sparrow
  spasm spawn speaker spear species specimen spectacle spectator spectrum speculation speech spell sperm sphenoid
  sphere sphincter sphinx spice spider spike spinach spinal spindle spine spinster spiral spirit splenic splinter
  spokesman sponge sponsor spoon spore sport spot spouse spray spring sprinter spruce squad squadron squamous square
  squash squeeze squid squire squirrel stability stable staccato stadium staff stage stain stairs stalk stallion
  stamp standard stannic stannous stapes star starch starfish start starter starvation state statement station
  statistics status steam steamer stearic steatosis steeple stem stench stenosis step stepmother steppe stereo
  stereotype sterility stern sternum steroid steward stick stimulus sting stipes stoat stocking stoic stoicism stool
  storage store stork storm story stove strain strand stranger strategy stratum straw strawberry stream street
  strength stretch strike string strip stroke strophe structure struggle student studio study stuff stupidity stutter
  styrene subconscious subduction subject sublimation submarine submission subscript subscription subset subside
  subsidy substance substitute substitution substrate suburb succession successor sucrase suffering suffragette sugar
  suggestion suicide suit suitcase sulcus sultan sultanate summary summer summit sunflower sunlight sunrise sunset
  superpower superstition supper supplier supply support supporter supremacy surf surface surgeon surgery surname
  surplus surprise surrealism surrender surrogate survey surveyor survival survivor suspect suspension suspicion
  swallow swamp swan swarm sweat sweater swell swimmer swing switch sword syllable syllabus syllogism symbiosis
  symbol symbolism symbolist symmetry sympathy symphony symphysis symptom synapse syncopation syncope syndicate
  syndrome synecdoche synopsis synovial synovitis syntax synthesis syphilis syringe syrup system systolic tablet
  taboo tactic tadpole taiga tailor talent talk talus tank tanker tannin tape tapestry target tariff tarsus tartaric
  task taste tavern taxation taxi taxonomy teacher teaching technician technique technology teenager telegraph
  telephone telescope television temper tempera temperament temperature tempest template temple tempo temporal tenant
  tendency tendinitis tendonitis tenement tennessine tenor tension tentacle tenure tercet term terminal terminology
  termite terrace terrain territory terror terrorism terrorist terzetto test testament tester testicle testimony
  testis testosterone tetanus tetany tetrahedron tetrarch text textbook textile texture theft theism theme theologian
  theology theorem theorist theory therapist therapy thermostat thesis thief thigh thorax thorn threat threshold
  throat thrombin thrombocyte thrombosis thrombus throne thrush thumb thunder tibial tick ticket tide tiger tile
  timber timbre timing timpani tinnitus tinsel tissue title titrant titration toad toast tobacco toilet token
  tolerance toll toluene tomato tomb tongs tonic tonsil tonsillitis tool tooth topography topology torch tornado
  torpedo torpor torque torrent tort tortilla torture total totalitarian totem toucan touch tour tourism tourist
  tournament towel tower town toxin trace tractor trade trader tradition tragic trailer train trainer trait traitor
  tram trampoline trance transaction transcript transfer transfusion transistor transition transmission transmitter
  transparency transplant transport trap trauma tray treason treasure treasurer treasury treatise treatment treble
  tree tremble tremolo tremor trench trend triad tribe tribunal tribune tribute triceps trick trigeminal trigger
  triglyceride trinity trio trip triplet triquetrum triumph trochee trolley trombone troop trophy tropics tropomyosin
  troponin trot troubadour trouble trousers trout truce truck trumpet trunk truss trust trustee truth tsar tuba tube
  tuber tuberculosis tubule tuition tulip tuna tundra tuner tunic tunnel turbinate turbine turbulence turmoil turnip
  turret tusk tutor twilight twin tycoon tympanum type typhoon typhus typography tyranny tyrant ulcer ulnar ultimatum
  umbilicus umbrella uncle underground unicorn uniform unilateral unit unity universe university upheaval uprising
  upset urea urease ureteral urgency uric urine usage user usurpation usury utensil uterine utilitarian utility
  utopia uvea uvula vacancy vacation vaccine vacuum vagina vagus valence valgus validity valley valuation value valve
  vampire vandal vanilla variable variation variety varnish varus vase vasopressin vassal vault vegetable vegetation
  vehicle veil velvet vena vendor venom venture venue veranda verdict verge vermin vernacular verse version vertebra
  vertigo vessel vest vestibule veteran veterinarian veto vibration vibrato vicar victim victor victory video view
  viewer villa village villager villain villus vine vinegar vineyard violation violence violet violin viper virgin
  virtue virus visa viscera viscosity viscus vision visit visitor vitality vitamin vitreous vizier vocabulary
  vocation voice volcano volume volunteer vomer vote voter voussoir vowel voyage vulture vulva wage wagon waiter
  waitress waiver walker wall wallet walnut walrus wand ward wardrobe warehouse warfare warning warrant warrior wart
  wasp waterfall watershed wavelength wealth weapon weasel weaver wedding wedge weed weekend welcome welfare well
  werewolf wharf wheat wheel whip whisker whisper whistle wick wicket widow widower width wife wilderness willow wind
  windmill window wine wing winner winter wire wisdom wish wisp witch withdrawal witness wizard wolf woman womb
  wonder wood woodpecker wool word worker workshop world worm worry worship wound wrapper wrath wreath wreck wren
  wrench wrestler wrinkle wrist writer writing xiphoid xylose yacht yard yarn yawn yeast yield yoga youth zealot
  zebra zeolite ziggurat zodiac zone zoology zygoma zygote zymase
  """

/// Names of people and places that school subjects speak of, and first names with one spelling.
let names = """
  abuja accra adam aegean aeneas aeschylus agamemnon alabama alan albania albert alexander alexandria algiers
  amanda amman amsterdam anaheim andrew angela ankara antananarivo antarctica anthony apia apollo aquinas
  aristides armstrong artemis arthur asia asmara assyria athena athens atlanta atlantic attila augustine augustus
  auschwitz babylon baghdad baku balfour balkans balzac bamako bangkok bangui banjul barbara barcelona basel
  basseterre baudelaire becket beckett beethoven beirut belfast belgrade bellini belmopan bengal benjamin
  berkeley berlin berlioz bermuda bern bernini bethlehem birmingham bissau bizet boccaccio bogor bohemia bolivar
  bombay bordeaux borneo bosnia boston boyle bratislava brazzaville brecht brenda breslau bridgetown bristol
  britain brittany brunel bruno brussels brutus bucharest budapest bush byzantium caesarea cairo calcutta
  caligula calvin cambridge camus canberra caracas cardiff carnegie carol carpathians carthage cartier casablanca
  caspian castries castro catalonia catherine cavour chamberlain charles chekhov cherokee cheryl chicago chomsky
  christopher churchill cicero circe claudius cleveland clinton coleridge cologne colombo columbus
  compton conakry concord confucius constantine copenhagen copernicus cornwall corsica cortez crete crimea
  cromwell curie cynthia cyrus dakar dalmatia dalton damascus daniel danielle dante danton darius dartmouth
  darwin david debussy delacroix delaware delhi delibes delphi demeter democritus dennis denver derby descartes
  dewey diana dickens diderot dili dionysus doha donald donatello donna dorothy douglas dresden dublin durham
  durkheim edinburgh edison edward einstein eisenhower elba elbe eliot elizabeth emerson emily emma engels
  epicurus erasmus eratosthenes essex ethan euclid eugene euphrates euripides europe evelyn everest fermi
  fitzgerald flanders flaubert fleming florence frank franklin freetown freud funafuti gaborone galen galileo
  gandhi garfield gary gaul geneva genoa george georgetown gerald gershwin gibbon gibraltar gitega gladstone
  glasgow gloria gluck goethe gorbachev goya grace granada grieg grimm guadalupe gutenberg hadrian hamlet hannah
  hannibal hanoi hanover harare harding hardy harold harry hastings havana heather hebrew helen helsinki
  hemingway henderson henry heracles hercules hermes hesiod himalaya hiroshima hitler hobbes hogarth holland
  hollywood homer honiara hoover houston howard hoyle hudson hume huron huxley ibsen illinois indiana iowa isaac
  isaiah islam islamabad istanbul ithaca jack jacob jakarta james jamestown jane janet janice jason jean
  jefferson jeffrey jennifer jeremy jerusalem jessica jesus joan john joseph joshua joyce juba judas judith jung
  juno justin jutland kabul kafka kaminsky kampala kandinsky kansas karen kashmir kazan keats keith keller kelvin
  kennedy kenneth kentucky kepler kevin keynes kigali kimberly kingston kingstown kinshasa kipling kissinger
  kremlin lafayette lamarck lamartine lancaster lancelot larry laura leibniz leicester leipzig leningrad leonardo
  libreville lilongwe lima lincoln linda linnaeus lisa lisbon liverpool livingstone livy ljubljana locke loire
  london longfellow lorca lori louis louisiana luanda lusaka luther macbeth macdonald macedonia machiavelli
  madeira madison madras madrid magdalene magellan maine majuro malabo malthus managua manama manchester mandela
  manhattan manila maori maputo marathon marconi margaret maria mark marlowe marshall martin mary maryland maseru
  matthew maxwell mecca medici medina megan mekong melbourne melissa melville memphis mendel mendeleev
  mendelssohn mesopotamia michael michelle michigan milan miller milton minneapolis minnesota minsk mogadishu
  mohawk monaco monrovia montaigne montana montesquieu montevideo montgomery montreal moroni moscow moses mumbai
  munich mussolini nagasaki nairobi nancy naples napoleon nassau nathan nazareth nebraska nehru nelson nero
  nevada newcastle newfoundland niamey nicole nicosia nietzsche nile nixon norfolk normandy nottingham oberon
  odessa odysseus oedipus ohio oklahoma olivia olympia olympus ontario oregon orion orpheus orwell oslo ottawa
  ottoman ovid oxford pacific paganini palermo palestine palikir pamela paramaribo paris parthenon patagonia
  patricia patrick paul pavlov pearson pennsylvania pericles perseus persia peter petrarch philadelphia philip
  phoenicia picasso pittsburgh pizarro plutarch podgorica pompeii pompey poseidon potsdam prague praia pretoria
  prometheus prussia puccini pythia quebec quito rabat rachel racine raleigh ralph raphael raymond reagan rebecca
  rembrandt remus renoir richard richelieu richmond riga rivera robert robespierre rockefeller roger rome romulus
  ronald roosevelt rose rossini rotterdam rousseau rubens russell ruth rutherford ryan sahara saigon saladin
  salisbury samantha samson samuel sanaa sandra santiago sappho sarajevo saratoga sardinia saxony schiller
  schubert schumann scotland scott seattle seneca seoul seville shanghai sharon shelley sherman shirley siberia
  sicily simon sinai sinatra skopje smith sofia solomon sophocles sparta spartacus spencer spinoza
  stendhal stephanie stephen stevenson stockholm stockton strasbourg stravinsky sucre sumatra sumer surrey susan
  sussex suva swift sydney tacitus taipei tallinn tarawa tasmania tbilisi tchaikovsky tegucigalpa tehran
  tennessee tennyson thatcher thebes themistocles theseus thimphu thomas thoreau thucydides tibet timothy
  tintoretto tirana titian tokyo toledo toronto trafalgar trajan transylvania trieste tripoli trojan trotsky troy
  truman trump tunis turgenev turin turing tuscany utah vaduz valencia valletta valparaiso vancouver vatican
  velazquez venice verdun vermeer vermont verona versailles vespasian vesuvius victoria vienna vientiane viking
  vilnius virgil virginia voltaire wagner wales walter warsaw washington waterloo wayne webster weimar wellington
  westminster whitman wilde william wilson winchester windhoek windsor wisconsin wittgenstein wyoming xerxes yale
  yeats yerevan york yorkshire yugoslavia yukon zagreb zeus zola zurich
  """

/// Verbs, adjectives and other words of every day.
let usage = """
  abandon abide ablative able abroad abrupt absorb absurd accelerate accompany accomplish accuse achieve acquire
  active actual actuary acute adage adagio admire admit adore advanced advert afford afraid afternoon again
  against aggressive agile agree ahead aioli alert alfalfa alike alive almost alone along aloud already also
  amaze amuse ancient angry anime anion announce annoy another anther antigone anxious anybody anyone anything
  anyway apart apex apologize applaud apply appoint arise around arouse arrange arrive artificial ashamed aside
  assemble assert assist assume aster astonish attach attain attend attract automatic available avoid awake aware
  away awful awkward axes back backward bald bangkok banish barbie barely bastille bathe beat because become
  begin behave behind belong below bend beneath beside betray better beware beyond bind blink blintz blitz bloom
  blow blunt blur boast boil bold bother bounce brave breaking brief bright brilliant bring brittle broad broken
  bronchi bruise build bump bury bustle busy caldera calm cambria cancel canoeing capable capsize caravel careful
  careless carousel carry carve casual cataclysm catch cation caucasus cautious cavalier cease celebrate certain
  chaplin charming cheat cheer chela chevalier chew choke choose chop chopin civil clap clean clear clever cling
  clip close clumsy cockle colander cold collapse collect colloquy combine come comfortable compare compel
  compete complain complete complex complicate compose comprehend conceal conceive concentrate condemn conduct
  confess confirm confront confuse connect conquer consider consist constantly construct consult consume contain
  contend continue contribute convert convey convince cooperate cope correct corrupt corsair costly count cram
  crate crawl crayon crazy create credible creep cripple critical crochet crooked cross crouch crucial crude
  cruel crusade crush cunning cupid curd curious curly cute cymbal dahlia daily damp dance dare deaf deal decagon
  decent decide declare decorate deep defend define definite delete deliberate delicate delicious delightful
  deliver demonstrate denim dental deny depart depend depict deprive derive describe deserve despise despite
  destroy detach detect determine develop devote differ different difficult dilute diminish dine direct disagree
  disappear discover discuss dismiss display dissolve distant distinct distinguish disturb dive divide divided
  divine dizzy dodecagon domestic dominate donate doubt drag dramatic draw dreadful drift drip drive drop drown
  duet dull dumb dune durable during dwell each eager early earn earnest easily easy economic edible effective
  elaborate elision embark embarrass embrace emerge emit employ empty enable enclose encourage endless endure
  engage enjoy enlarge enormous enough enrich ensign enter entertain entire equal equip erect especially
  essential establish eternal ethical evaluate even evening ever every everybody everyone everything evident
  evolve exact exaggerate examine excellent excited exclaim exclude excuse execute exhale exotic expand expect
  expel expensive explain explode exploit explore expose express exquisite extend external extra extreme fail
  fake false familiar famous fancy fantastic fascinate fasten fatal faulty fedora feeble feed feel felicity
  female ferocious fertile fetch fierce fiery filigree fill finally find fine finish fins fissile fixed flageolet
  flatter flee flexible flourish flow fluent flush foggy foldaway follow foolish forbid foreign foremost forever
  forget forgive former forward fragile frail frank frantic free freeze fresh friendly fright frown frozen
  frustrate fulfil full funny furious gain galleon ganges gather gaze gelatin generous genocide gentle genuine
  gigantic gill giselle give glad gladiolus gleam glisten glitter global gloomy glorious gone good gorge gorgeous
  goulash grab gracious gradual grasp grateful great greedy green greet gremlin grey grind groan grommet gross
  grow growl guess guilty halt handel handsome handy hang happen happy hard hardly harm harmful harsh haste
  hasten hasty hate haul haunt have haydn healthy hearsay heave heavy helpful helsingborg hence hertz hesitate
  hexagon hieratic high hilarious hire hold holy homely honest hoop hopeful horrible hostile hover huge hull
  humble hungry hunt hurl hurry hurt hygienic hyphen identify ignore illegal imagine imago imitate immediate
  immense immune imply impose impossible impress improve include incredible indeed indicate inert inferior
  inflate inflict inform inhabit inhale inherit initial injure innocent innovate inquire insert inside insist
  inspect inspire install instead instruct insular insult intact intend intense intent interesting interfere
  internal interpret interrupt intimate intrude invade invent invest investigate invite invoke involve inward
  isolate jacobite jealous join jolly joyful jump just kaiser kathmandu keen keep kick kill kind kisser kneel
  knit knock know lame large lassitude last late lather laughing lazy lean leap learn leave left legal lemming
  lend lick lift likely limp limpid lipids liposome listen little live lively local lone lonely long look loser
  lost loud lovely loyal lucky luscious magical magnificent main maintain make male malt manage mane mantra many
  marinade marquis married marry massive mature maybe melt mend mender menshevik mental mentor merely merge merry
  messy middle mighty mild minstrel mirth mislead miss mistaken moan mobile mock moderate modern modest moist
  molarity mole monstrous moped mount mourn move moving mozart much multiply mutual mysterious naive naked narrow
  nasty native neapolitan near nearby nearly neat nebula nectarine neither nervous never next nice nimble nirvana
  noble node noisy nominate none nonmember normal nosy nothing notorious noun nowhere nozzle nuclear nuclide numb
  numerous obey obscure observe obstruct obtain obvious occasional occupy occur oculus offend offer once only
  open operate oppose optional oratory ordinary organize oriental orlando osaka other ought ourselves outer
  outside outward over overall overcome overlook pajamas pale pampas paprika paralyze parlor parsec part partial
  partly pass patella patient peaceful peculiar peddler peel peep perceive perform perhaps perish permanent
  permit persist persuade pick pierce pimento pinch pitcher platter plead pleasant please plenty plesiosaur
  polite pollock pollute poor popular populate possess possible pour powerful practical precious precise prefer
  pregnant prepare preserve pretend pretty prevail prevent previous primary primitive private probable proclaim
  produce productive profound progressive prohibit prolong prominent prompt prone pronounce pronto proper propose
  prosperous protect proud prove provide provoke public publish pull pullet pulsar punch pungent punish pure
  pursue push quack qualify quasar quaver quick quill quit quiver radiant raisin rapid rare rather reach react
  read ready real realize really reasonable recall receive recent reckless reckon recognize recommend recover
  redhead reduce refer reflect reformatory refuse regard regular reject rejoice relate reliable relieve reluctant
  rely remain remarkable remember remind remote remove render renew repair repeat repel replace reply report
  represent require resemble resent resign resist resolve respond rest restless restore restrict resume retain
  retire return reveal reverse revolve rhombus rich ride ridiculous rigid rinse ripe rise risky rivet roast
  robust rookie roster rotate rotten rough round royal rude ruffle rugged rural rush ruthless sacred safe salty
  same sari save savory scan scapula scarce scare scarlet scary scatter scold scorn scratch scrub secure seek
  seem seize seldom select selfish send senior sensible sensitive separate sepia serious serve settle several
  severe severn shabby shady shake shallow sharp shatter shift shine shiny shiver shoot short should shout show
  shrink shut sick siemens silent silky silly similar simple since sincere sing siren skilful slat sleep sleepy
  slender sleuth slight slim slip slippery slow small smaller smart smash smooth smudge sneak snore soak sober
  social socket soft solemn solvable solve some somehow someone something somewhat soon sorbet sore sound south
  spacious spare sparkle spatula speak special specific speculate spend spicy spill spin spirometer spit splendid
  split spoil spontaneous spread squeak squeal squirt stab stagger stale stamina stand startle starve stay steady
  steep stiff still stimulate stingy stir stop strange strict strive strong stubborn stumble stun stupid sturdy
  subjunctive subtle succeed such suck sudden suffer sufferance sufficient suffrage suggest suitable sullen sunny
  superb superior suppose suppress supreme surd sure surpass surprised surround survive suspend sustain swear
  sweep swim swollen tablespoon tackle take tall talon tame tangible tantrum tartar tear tease tell temporary
  tempt tend tender tennis terrible terrific tesla thank thick thin thing think thirsty thoughtful threaten
  thrive throughout throw thrust thus thyme tidy tight tigris tinned tiny tired titan tithe today toga together
  toil tolerate tomorrow tonight toque tough toward towing transform translate travel trellis tremendous trim
  trivial tropical true truly tumulus tunis turn turner twice twinkle twist tyne typical tyrannosaur ugly
  ultimate umlaut unable under undergo understand undo unhappy unique unite universal unless unlike until upper
  upright urban urge urgent useful useless usual vacant vague valid valuable vanish various vary vast verbal
  verdi very viaduct vicious vicuna vigorous vinyl violent virtual viscose viscount visible vita vital vivaldi
  vivid vocative void vole volta voluntary vulgar vulnerable wafer waffle wake walk wallaby wander want warm warn
  wary watch water wealthy weary weber weep weigh weird went were western what when which while whine whirl white
  wholesome whose wicked wide wild willing wipe with without witty wonderful wooden work worse worst worth would
  wrap wring wrong yearly yell yellow yesterday yeti yogi young zigzag
  """

/// English names of drugs and of substances and cells of the body: nobody who writes "naloxone"
/// means "naltrexone".
///
/// Left out is what has two spellings. The names of drugs are the international nonproprietary ones
/// (INN) of the WHO.
let substances = """
  acarbose acetaldehyde acetylcholine acetylcysteine acetylide aciclovir adalimumab adrenaline alanine aldosterone
  alendronate alfentanil alfuzosin allopurinol alprazolam alteplase amantadine amikacin amiloride amiodarone
  amitriptyline amlodipine amoxicillin amphotericin ampicillin amylopectin anastrozole apixaban arginine aripiprazole
  ascorbate asparagine aspartate atenolol atorvastatin atropine azathioprine azithromycin beclometasone benserazide
  betamethasone bevacizumab bezafibrate biliverdin bisacodyl bisoprolol bortezomib bromazepam budesonide bumetanide
  buprenorphine bupropion cabazitaxel calcitriol calmodulin canagliflozin candesartan capecitabine captopril
  carbamazepine carbetocin carbidopa carbimazole carboplatin carnitine carvedilol cefaclor cefalexin cefazolin
  cefepime cefotaxime ceftazidime ceftriaxone cefuroxime celecoxib cellobiose cetirizine cetuximab chemokine
  chlorpromazine chlorpropamide chlorprothixene chlortalidone choline chondroblast chymotrypsin cimetidine
  ciprofloxacin cisatracurium cisplatin citalopram citrate citrulline clarithromycin clemastine clindamycin
  clomipramine clonazepam clonidine clopidogrel clotrimazole clozapine cobalamin codeine colchicine cromoglicate
  cyanate cyclophosphamide cysteine cystine cytarabine cytokine dabigatran dalteparin dantrolene dapagliflozin
  daunorubicin denosumab deoxyribose desipramine desloratadine desmopressin desogestrel dexamethasone diazepam
  diclofenac dicloxacillin digitoxin digoxin diltiazem dimetindene diphenhydramine dobutamine docetaxel domperidone
  donepezil dopamine doxazosin doxepin doxorubicin doxycycline dronedarone dulaglutide duloxetine dutasteride dynein
  edoxaban edrophonium efavirenz empagliflozin enalapril enoxaparin ephedrine epinephrine epirubicin eplerenone
  erlotinib ertapenem erythromycin escitalopram esmolol esomeprazole etanercept ethambutol ethosuximide etomidate
  etoposide everolimus exenatide ezetimibe famciclovir famotidine febuxostat felodipine fenofibrate fentanyl ferritin
  fexofenadine fibrinogen fibrocyte finasteride flecainide flucloxacillin fluconazole fludrocortisone flumazenil
  fluorouracil fluoxetine flurazepam fluticasone fluvastatin fluvoxamine folate fondaparinux formoterol fosfomycin
  fosinopril fumarate furosemide gabapentin galantamine ganciclovir gefitinib gemcitabine gemfibrozil gentamicin
  glibenclamide gliclazide glimepiride glipizide globulin glutamate glutamine glutathione glycopyrrolate granisetron
  gyrase haloperidol heparin hepatocyte histidine hydralazine hydrochlorothiazide hydrocodone hydrocortisone
  hydromorphone hydroxyzine ibandronate ibuprofen idarubicin ifosfamide imatinib imipenem imipramine indapamide
  indomethacin infliximab interferon interleukin ipratropium irbesartan irinotecan isocitrate isoleucine isomerase
  isoniazid isosorbide itraconazole ketamine ketoconazole ketoglutarate ketoprofen kinesin labetalol lactulose
  lamivudine lamotrigine lansoprazole leflunomide lenalidomide lercanidipine letrozole leucine levetiracetam
  levocetirizine levodopa levofloxacin levomepromazine levonorgestrel levothyroxine lidocaine linagliptin linezolid
  liothyronine liraglutide lisinopril loperamide lopinavir loratadine lorazepam losartan lovastatin lyase lysine
  malate megakaryocyte meloxicam memantine meropenem mesalazine metformin methadone methanoate methionine methotrexate
  methyldopa methylprednisolone metoclopramide metoprolol metronidazole midazolam minocycline minoxidil mirtazapine
  misoprostol mometasone montelukast moxifloxacin mycophenolate myoglobin naloxone naltrexone naproxen nebivolol
  neomycin neostigmine nephrocyte nevirapine niacin nifedipine nimodipine nitrazepam nitrile nitrofurantoin
  nitroglycerin nitroprusside nizatidine noradrenaline norepinephrine norfloxacin nortriptyline nystatin ofloxacin
  olanzapine oligodendrocyte olmesartan omeprazole ondansetron ornithine oseltamivir oxacillin oxaliplatin
  oxaloacetate oxazepam oxcarbazepine oxycodone paclitaxel paliperidone pancuronium pantoprazole paracetamol
  parathormone paroxetine penicillamine penicillin pepsinogen perindopril phenobarbital phenprocoumon phenylalanine
  phenytoin phosphatase phosphorylase physostigmine pilocarpine pioglitazone piperacillin plasmin plasminogen
  pramipexole prasugrel pravastatin prazosin prednisolone prednisone pregabalin primase procainamide proline
  promethazine propafenone propanoate propofol propranolol propylthiouracil propyne prothrombin pyrazinamide
  pyridostigmine pyridoxine quetiapine quinidine quinine rabeprazole raloxifene ramipril ranitidine rasagiline
  remifentanil reticulocyte ribavirin riboflavin ribulose risedronate risperidone ritonavir rituximab rivaroxaban
  rivastigmine rocuronium ropinirole rosiglitazone rosuvastatin rotigotine roxithromycin salbutamol salmeterol
  saxagliptin scopolamine selegiline semaglutide serine sertraline sildenafil simvastatin sirolimus sitagliptin
  somatostatin somatotropin sorafenib sotalol spironolactone streptomycin succinate succinylcholine sucralfate
  sufentanil sugammadex sulfadiazine sulfamethoxazole sulfasalazine sunitinib tacrolimus tadalafil tamoxifen
  tamsulosin tapentadol teicoplanin telmisartan temazepam tenofovir terazosin terbinafine terbutaline tetracycline
  thalidomide theophylline thiamazole thiopental threonine ticagrelor tigecycline timolol tiotropium titin tobramycin
  tocopherol tolbutamide topiramate topoisomerase topotecan tramadol transferase transferrin trastuzumab trazodone
  triamterene trimethoprim trypsinogen tryptophan tubulin tyramine ubiquinone valaciclovir valine valproate valsartan
  vancomycin vardenafil vecuronium venlafaxine verapamil vildagliptin vinblastine vincristine vinorelbine voriconazole
  warfarin xylulose zanamivir zidovudine ziprasidone zoledronate zolpidem zopiclone
  """

/// English words of three letters, forms of irregular verbs and more words of every day: nobody who
/// writes "met" means "mouth".
let everyday = """
  about above absent ace ache across act add affair age ago aid aim air album alga all allow aloe alp although amble
  and anger anvil any anymore anywhere apartment ape apology appear approve arc are argue ark arm arose art ash
  ashen ask asleep asp aspen ate awoke axle bad badly bag bake balk balm ban bane bar bard bash bask bat batch
  batter bay beaten beautiful became bed bee been beer beet beg began begun belch believe bent beset besides best
  bet bevel bib bid big bin bitten black blackberry bland blank bleak bleat bled bleed blend bless blew blight blimp
  bliss bloat blob blot blown blueberry blush bobbin bog bond boom boon boost bore boring borrow boss botch bough
  bought bound bout bow box boy brace brad brag braid bran brat brawl brawn bray break bred brew briar brim brine
  brink brisk bristle broil broke brood brought browse brute buck bud bug bugle builder built bulk bunk bunny buoy
  burnt bus bust but butt buy buzz bye cab came cameo can cant cap car cart cask casket cat caught cede central
  chaff champ chant chap char chasm cheep cheerful chide chime chimp chore chose chosen chowder chuck chum chunk
  churn chute cinder civic clad clamp clang clash clasp claw cleat cleft climb cloak clod clog closed clot cloudy
  clove cluck clump clung cob cod colt comb comment confident cooker cool coop cop cork corn cot could counter cove
  cow crack crag crank crave craze crease crepe crept cress crib crimp crisp croak crock crook cruise cry cub cull
  cup cut dab dad dale dam dangerous darn dart dash data day daze dead deadly dealt deed deer den dense dent descend
  dew dial dice did die dig dim ding dip dire dirty disc dislike dodge doe dog done dot down downstairs doze dozen
  draft drake drank drape drawn dread dreamed dreamt dressed drew driven drone drool droop drove drunk dry duct due
  dug dump dunk dwarf dye ear easel eat eaten ebb educate eel egg ego elder elect elf elk elm else ember end era
  erase erode eve everywhere ewe exam excite exist exit eye fade fall fallen fan fang far fast fat faucet fault fawn
  fax feat fed fee fell fellow felt feud few fiend fig fight filth fin fir fit fix flake flap flaw flax fled flew
  flick fling flirt flown flu fluff flung fly flying fog foil forbade forgave forgiven forgot forgotten fought found
  fox foyer fraud freak frenzy frequent frighten frill fringe frock froth froze fudge fume fun fungi fur fury fuse
  fuss gable gallop gap garnet garter gas gasp gauge gave gem germ get given giving glance glare glasses glee glide
  glint gnat go god golden gong got graceful graft grand grandmother grate gravy graze grease grew grid grim grit
  grocery grown grub grudge gruff grunt gulp gum gun gush gust gut guy gym gymnasium had ham harp has hash hat hatch
  haven hay haze heap hear heard heat held helm hem hen her hid hidden hike hilt him himself hip his hit hog hoist
  hoot hop horse hose hot hound how however howl hub hue huff hug hulk hum humid hump hunch hung husk hut ice icing
  ill important indoor ink inlet inn inner itch its itself ivy jab jade jam jar jaw jerk jet job jog jolt joy jug
  juicy junk keel kelp kept key kid kilt kin kit kiwi knelt knew known lab lack ladle lain lap larger lash lass
  latest law lay leapt lease leash led ledge leg lent lentil let lice lid lie like lilac liner lint lion lip lit
  living loft log loin longer loot lose lot low lower lull lumber lunar lurch lurk lush lyre mace mad made maiden
  making man map mare maroon mart mash mat meant meantime meanwhile meek meet memo men mention met midge might
  military mime mince mist mistook mix moat mob molten monthly moose mop morsel mostly mouse mow mud muff mug mumble
  mural mush musical must mute mutton nap nape natural naughty necessary need net nevertheless new nobody nod noose
  nor north northern not notch now nudge nun nut oak oar oat obese object odd off oil old omit opposite ore ounce
  our oust outdoor overcame owe owl own oxen pad paid pail painful pan pane pant parents paste pastel pat patio pave
  paw pay pea peach peck peg pelt pen penal perm pet pew phone pie pig pin pink pit place plaid plait play playful
  pleat pluck plug plumage plump plunge poach pod poke polar political polka pop pore pose postage pot pound
  practice pram prank prawn preach prick print prior prisoner process prospect prowl prune pub puff puma purge
  purple purr pus put quake quickly quiz rack rag raise rake ram ramp ran rang rant rap raspberry rat rate rattle
  raw ray razor realm ream reap rear red reel relax rib rid ridden rift rim rind rink risen roam rob rod rode rogue
  roost rot rouge row rub rug rule rum rump run rung running sad sadly said sane sang sank sap sapling sash sat
  satisfy saw sax say scam scared scent scoff scoop scorch scrap scrape sea sealing seam see seen seep sell sent set
  sever sewn shack shaggy shaken shall shave she shear sheath sheer sherry shoal shone shook shove shown shrank
  shred shrill shrug shrunk shy side sift sill silo simply sin sip sir sit skate skein skew ski skid skim skip sky
  slab slack slam slant slap slash slay sled sleek slept slick slid sling slit sliver slop slot slowly slump slush
  smear smock snap snare snarl sneer sniff snob snort snout snuff soar sob solar sold somebody somewhere son soot
  sorry sought southern sown spa spank spar speck spectacles sped speed spelling spelt spent spilt spire spite
  splash spoilt spoke spoken spool spout sprain sprang sprawl spree sprout spur spy squat squint squirm stag stall
  stank stash stave steed steer stew stile stink stirrup stitch stole stolen stone stood stoop stopped stout strap
  strawberry stray streak stride strife stripe stroll struck strut stub stuck stud stump stung stunt sty success
  suds sue suede sulk sum sun sung sunk surge swam swap sway swept swerve swine swirl sworn swum swung table tack
  taken talc tallow tan tangle tap taper tar tart taught tax tea teach teeth thatch thaw the themselves therefore
  these thimble thistle those thrash thread thrift thrill throb throng thrown thud thug thump tie tier till tilt
  time tinge tint tip tire toe told ton tone tongue too took top topaz tore torn torso toss tow toy track tract
  traffic training tramp trash tread treat treaty trek trickle troll trough trowel try tub tuck tuft tug tumble tune
  turban turf turtle tweed twig twine twirl udder understood undid union upstairs urn use usually vale valet van vat
  veal veer vent verb vet vice vile vise visor vixen vocal vogue vow wade wag wait war warp was wash washing wax way
  weak weakness weave web wed weight weld welt wept wet whatever whelp whenever whisk who whom why widely wig will
  wilt win wink wise wit withdrew woke woken won wore worn wrestle wright write written wrote yak yelp yet you
  yourself zeal zip zoo
  """
