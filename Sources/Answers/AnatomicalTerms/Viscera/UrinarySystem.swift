// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The urinary organs and the male genital organs.
  static let urinarySystem = """
    Systema urinarium | urinary system | Harnsystem ; Harnapparat
    Ren ; Nephros | kidney | Niere
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
    Prostata | prostate ; prostate gland | Vorsteherdrüse
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
    Glandula bulbourethralis | bulbo-urethral gland ; Cowper gland | Cowper-Drüse
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
    """
}
