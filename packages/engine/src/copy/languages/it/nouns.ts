import { feminineNouns, femininePlurals } from './feminine-nouns.ts'
import { type NounForm } from '../grammar.ts'
import { type NounRow } from '../phrasebook.ts'

/** Rows as text: "English name; Italian; its plural; other words for it", with a bar between rows. */
const rows = (form: NounForm, text: string): readonly NounRow[] =>
  text.split('|').map((row): NounRow => {
    const [english, singular, plural = '', also = ''] = row.split(';').map((part) => part.trim())
    return [english, form, singular, plural === '' ? undefined : plural, also === '' ? undefined : also]
  })

const masculine = rows(
  'm',
  `
  tumbler; bicchiere; bicchieri; bicchiere da acqua, bicchieri da acqua |
  wine glass; calice; calici; calice da vino, calici da vino, bicchiere da vino | whiskey glass; bicchiere da whisky; bicchieri da whisky |
  beer glass; boccale; boccali; boccale da birra | champagne flute; flûte; flûte; flute | thermos; thermos; thermos; termos |
  glass set; set di bicchieri; set di bicchieri; servizio di bicchieri | mug set; set di tazze; set di tazze | pan; tegame; tegami |
  saucepan; pentolino; pentolini | wok; wok; wok | knife; coltello; coltelli; coltello da cucina |
  chef knife; coltello da chef; coltelli da chef; coltello da cuoco | knife set; set di coltelli; set di coltelli; ceppo di coltelli |
  cutting board; tagliere; taglieri | cake tin; stampo; stampi; stampo per torte, tortiera | rolling pin; mattarello; mattarelli |
  pepper mill; macinapepe; macinapepe | colander; scolapasta; scolapasta; colapasta | peeler; pelapatate; pelapatate; sbucciatore |
  plate; piatto; piatti | dinner plate; piatto piano; piatti piani | serving tray; vassoio; vassoi |
  cutlery set; set di posate; set di posate; servizio di posate |
  dinner set; servizio di piatti; servizi di piatti; servizio da tavola, set di piatti | napkin; tovagliolo; tovaglioli |
  table runner; runner da tavola; runner da tavola | kettle; bollitore; bollitori | toaster; tostapane; tostapane |
  blender; frullatore; frullatori | hand blender; frullatore a immersione; frullatori a immersione; minipimer |
  food processor; robot da cucina; robot da cucina | juicer; estrattore; estrattori; estrattore di succo, spremiagrumi |
  microwave; forno a microonde; forni a microonde; microonde | coffee grinder; macinacaffè; macinacaffè |
  milk frother; montalatte; montalatte; cappuccinatore | fridge; frigorifero; frigoriferi; frigo |
  freezer; congelatore; congelatori; freezer | oven; forno; forni | hob; piano cottura; piani cottura | table; tavolo; tavoli |
  dining table; tavolo da pranzo; tavoli da pranzo | coffee table; tavolino; tavolini; tavolino da salotto, tavolino da caffè |
  side table; tavolino d'appoggio; tavolini d'appoggio | nightstand; comodino; comodini | stool; sgabello; sgabelli |
  sofa; divano; divani; sofà | sectional; divano angolare; divani angolari; divano componibile | ottoman; pouf; pouf | bed; letto; letti |
  mattress; materasso; materassi | wardrobe; guardaroba; guardaroba | TV stand; mobile TV; mobili TV; porta TV |
  footstool; poggiapiedi; poggiapiedi | shelf; scaffale; scaffali | cabinet; armadietto; armadietti; mobiletto |
  storage basket; cesto; cesti; cesto portaoggetti | basket; cestino; cestini |
  laundry basket; portabiancheria; portabiancheria; cesto portabiancheria | coat rack; appendiabiti; appendiabiti; attaccapanni |
  organizer; organizer; organizer; organizzatore | food container; contenitore; contenitori; contenitore per alimenti |
  wall hook; gancio; ganci; gancio da parete | lunch box; portapranzo; portapranzo; lunch box | chandelier; lampadario; lampadari |
  spotlight; faretto; faretti | lampshade; paralume; paralumi | pillow; guanciale; guanciali | duvet; piumone; piumoni; piumino letto |
  duvet cover; copripiumino; copripiumini | bedspread; copriletto; copriletti | throw; plaid; plaid |
  sheet set; completo lenzuola; completi lenzuola; completo letto, parure letto | mattress topper; topper; topper; coprimaterasso |
  towel; asciugamano; asciugamani | bath towel; telo bagno; teli bagno; telo da bagno |
  bath mat; tappetino da bagno; tappetini da bagno; tappeto bagno, tappetino bagno | beach towel; telo mare; teli mare; telo da mare |
  bathrobe; accappatoio; accappatoi | shower head; soffione; soffioni; soffione doccia |
  soap dispenser; dosasapone; dosasapone; dispenser | vase; vaso; vasi | candle holder; portacandele; portacandele; candeliere |
  rug; tappeto; tappeti | mirror; specchio; specchi | picture frame; portafoto; portafoto | cushion; cuscino; cuscini; cuscino decorativo |
  poster; poster; poster; manifesto | painting; quadro; quadri; dipinto | clock; orologio da parete; orologi da parete; orologio da muro |
  plant pot; portavaso; portavasi; vaso da fiori | doormat; zerbino; zerbini |
  diffuser; diffusore; diffusori; diffusore di aromi, profumatore | bouquet; mazzo di fiori; mazzi di fiori; bouquet |
  air purifier; purificatore d'aria; purificatori d'aria; purificatore | fan; ventilatore; ventilatori |
  heater; termoventilatore; termoventilatori; riscaldatore | radiator; radiatore; radiatori; termosifone |
  humidifier; umidificatore; umidificatori | dehumidifier; deumidificatore; deumidificatori |
  air conditioner; condizionatore; condizionatori; climatizzatore | thermostat; termostato; termostati |
  fireplace; camino; camini; caminetto | vacuum; aspirapolvere; aspirapolvere | robot vacuum; robot aspirapolvere; robot aspirapolvere |
  mop; mocio; moci; lavapavimenti | iron; ferro da stiro; ferri da stiro | drying rack; stendino; stendini; stendibiancheria |
  detergent; detersivo; detersivi | lawn mower; tagliaerba; tagliaerba; rasaerba |
  hose; tubo da giardino; tubi da giardino; tubo per irrigazione | watering can; annaffiatoio; annaffiatoi; innaffiatoio |
  parasol; ombrellone; ombrelloni | barbecue; barbecue; barbecue | drill; trapano; trapani |
  cordless drill; trapano avvitatore; trapani avvitatori; avvitatore | screwdriver; cacciavite; cacciaviti | hammer; martello; martelli |
  tool box; portautensili; portautensili; cassetta degli attrezzi | workbench; banco da lavoro; banchi da lavoro |
  tape measure; metro a nastro; metri a nastro; flessometro | car cover; telo copriauto; teli copriauto; copriauto |
  car mat; tappetino auto; tappetini auto | phone mount; supporto per telefono; supporti per telefono; porta cellulare |
  jump starter; avviatore; avviatori; avviatore di emergenza | tyre; pneumatico; pneumatici |
  speaker; altoparlante; altoparlanti; speaker | turntable; giradischi; giradischi | amplifier; amplificatore; amplificatori |
  microphone; microfono; microfoni | lens; obiettivo; obiettivi | tripod; treppiede; treppiedi | drone; drone; droni |
  projector; proiettore; proiettori; videoproiettore | telescope; telescopio; telescopi | binoculars; binocolo; binocoli |
  video doorbell; videocitofono; videocitofoni; campanello video | smoke detector; rilevatore di fumo; rilevatori di fumo |
  baby monitor; baby monitor; baby monitor | alarm system; allarme; allarmi; antifurto | television; televisore; televisori |
  remote control; telecomando; telecomandi | router; router; router; modem |
  laptop; portatile; portatili; notebook, laptop, computer portatile | tablet; tablet; tablet |
  e-reader; e-reader; e-reader; e reader, ebook reader, lettore ebook | monitor; monitor; monitor; schermo | mouse; mouse; mouse |
  laptop stand; supporto per portatile; supporti per portatile; supporto per laptop | USB hub; hub USB; hub USB; hub |
  charger; caricatore; caricatori; caricabatterie, alimentatore | power bank; power bank; power bank; powerbank |
  USB cable; cavo USB; cavi USB | cable; cavo; cavi | adapter; adattatore; adattatori | SSD; SSD; SSD |
  hard drive; hard disk; hard disk; disco rigido | scanner; scanner; scanner | smartphone; smartphone; smartphone; cellulare, telefono |
  controller; controller; controller; gamepad | video game; videogioco; videogiochi | VR headset; visore VR; visori VR; visore |
  watch; orologio; orologi; orologio da polso | smartwatch; smartwatch; smartwatch |
  fitness tracker; braccialetto fitness; braccialetti fitness; fitness tracker | watch strap; cinturino; cinturini |
  backpack; zaino; zaini; zainetto | duffel bag; borsone; borsoni | carry-on; trolley; trolley; bagaglio a mano |
  wallet; portafoglio; portafogli | card holder; portacarte; portacarte; porta carte | belt bag; marsupio; marsupi |
  toiletry bag; beauty case; beauty case; beauty, nécessaire | key ring; portachiavi; portachiavi | top; top; top |
  sweater; maglione; maglioni; pullover, maglioncino | cardigan; cardigan; cardigan | down jacket; piumino; piumini |
  coat; cappotto; cappotti | trench coat; trench; trench | parka; parka; parka; eskimo | rain jacket; impermeabile; impermeabili |
  blazer; blazer; blazer | suit; completo; completi | vest; gilet; gilet | dress; vestito; vestiti | midi dress; abito; abiti; abito midi |
  wedding dress; abito da sposa; abiti da sposa | kimono; kimono; kimono | bra; reggiseno; reggiseni | bodysuit; body; body |
  hat; cappello; cappelli | cap; cappellino; cappellini; berretto con visiera | beanie; berretto; berretti | bow tie; papillon; papillon |
  bikini; bikini; bikini | swimsuit; costume da bagno; costumi da bagno; costume intero | pyjamas; pigiama; pigiami |
  poncho; poncho; poncho | sports bra; reggiseno sportivo; reggiseni sportivi | bracelet; bracciale; bracciali; braccialetto |
  ring; anello; anelli | serum; siero; sieri; siero viso | lip balm; balsamo labbra; balsami labbra; burrocacao |
  body scrub; scrub; scrub; esfoliante | body oil; olio corpo; oli corpo | cleanser; detergente viso; detergenti viso; detergente |
  shower gel; gel doccia; gel doccia; docciaschiuma, bagnoschiuma, bagnodoccia | deodorant; deodorante; deodoranti |
  soap; sapone; saponi; saponetta | toothbrush; spazzolino; spazzolini; spazzolino da denti |
  electric toothbrush; spazzolino elettrico; spazzolini elettrici | razor; rasoio; rasoi |
  electric shaver; rasoio elettrico; rasoi elettrici | beard trimmer; regolabarba; regolabarba | toothpaste; dentifricio; dentifrici |
  hair dryer; asciugacapelli; asciugacapelli; phon, fon | curling iron; arricciacapelli; arricciacapelli; ferro arricciacapelli |
  comb; pettine; pettini | conditioner; balsamo; balsami; balsamo per capelli | shampoo; shampoo; shampoo | lipstick; rossetto; rossetti |
  mascara; mascara; mascara | eyeliner; eyeliner; eyeliner | foundation; fondotinta; fondotinta | concealer; correttore; correttori |
  blush; fard; fard; blush | nail polish; smalto; smalti; smalto per unghie |
  makeup brush; pennello trucco; pennelli trucco; pennello da trucco | perfume; profumo; profumi |
   aftershave; dopobarba; dopobarba | chocolate; cioccolato; cioccolati | cake; dolce; dolci |
  gift basket; cesto regalo; cesti regalo; cesto natalizio | cheese; formaggio; formaggi | ham; prosciutto; prosciutti |
  salami; salame; salami | bread; pane; pani | honey; miele; mieli | pesto; pesto; pesti | ice cream; gelato; gelati |
  salmon; salmone; salmoni | tuna; tonno; tonni |
  olive oil; olio d'oliva; oli d'oliva; olio extravergine, olio extravergine d'oliva, olio evo | vinegar; aceto; aceti |
  balsamic vinegar; aceto balsamico; aceti balsamici | salt; sale; sali | sugar; zucchero; zuccheri | rice; riso; risi |
  butter; burro; burri | milk; latte; latti | coffee; caffè; caffè; caffè in grani | ground coffee; caffè macinato; caffè macinati |
  coffee beans; caffè in grani; caffè in grani | espresso; espresso; espressi; caffè espresso | tea; tè; tè; the |
  green tea; tè verde; tè verdi | black tea; tè nero; tè neri | juice; succo; succhi; succo di frutta | whisky; whisky; whisky |
  gin; gin; gin | rum; rum; rum | liqueur; liquore; liquori; amaro, grappa | wine; vino; vini | red wine; vino rosso; vini rossi |
  white wine; vino bianco; vini bianchi | sparkling wine; spumante; spumanti | prosecco; prosecco; prosecchi |
  champagne; champagne; champagne | vermouth; vermouth; vermouth; aperitivo | book; libro; libri | novel; romanzo; romanzi |
  cookbook; libro di ricette; libri di ricette; ricettario, libro di cucina |
  picture book; libro illustrato; libri illustrati; albo illustrato | comic; fumetto; fumetti | audiobook; audiolibro; audiolibri |
  ebook; ebook; ebook | dictionary; dizionario; dizionari; vocabolario | toy; giocattolo; giocattoli | puzzle; puzzle; puzzle |
  game; gioco; giochi | board game; gioco da tavolo; giochi da tavolo; gioco di società | card game; gioco di carte; giochi di carte |
  plush; peluche; peluche; pupazzo | teddy bear; orsacchiotto; orsacchiotti | train set; trenino; trenini |
  scooter; monopattino; monopattini | trampoline; tappeto elastico; tappeti elastici; trampolino | kite; aquilone; aquiloni |
  playset; scivolo; scivoli | rocking horse; cavallo a dondolo; cavalli a dondolo | stroller; passeggino; passeggini |
  car seat; seggiolino auto; seggiolini auto; seggiolino | baby carrier; marsupio porta bebè; marsupi porta bebè; marsupio neonato |
  crib; lettino; lettini | high chair; seggiolone; seggioloni | changing table; fasciatoio; fasciatoi | baby bottle; biberon; biberon |
  pacifier; ciuccio; ciucci; succhietto | bib; bavaglino; bavaglini | play mat; tappeto gioco; tappeti gioco |
  sleep sack; sacco nanna; sacchi nanna | playpen; box bimbo; box bimbo | dog leash; guinzaglio; guinzagli |
  dog collar; collare; collari; collare per cani | cat tree; tiragraffi; tiragraffi | aquarium; acquario; acquari |
  dog toy; gioco per cani; giochi per cani | pet carrier; trasportino; trasportini |
  yoga mat; tappetino yoga; tappetini yoga; tappetino da yoga | exercise mat; tappetino; tappetini; tappetino fitness |
  dumbbell; manubrio; manubri | barbell; bilanciere; bilancieri | kettlebell; kettlebell; kettlebell |
  treadmill; tapis roulant; tapis roulant | foam roller; rullo massaggiante; rulli massaggianti; foam roller |
  football; pallone; palloni; pallone da calcio | skateboard; skateboard; skateboard | helmet; casco; caschi; casco da bici, casco bici |
  bike lock; lucchetto; lucchetti; antifurto bici | bike rack; portabici; portabici |
  electric scooter; monopattino elettrico; monopattini elettrici | sleeping bag; sacco a pelo; sacchi a pelo |
  camping stove; fornello da campeggio; fornelli da campeggio; fornelletto | kayak; kayak; kayak |
  pocket knife; coltellino; coltellini; coltellino svizzero | umbrella; ombrello; ombrelli | piano; pianoforte; pianoforti |
  digital piano; pianoforte digitale; pianoforti digitali | ukulele; ukulele; ukulele | violin; violino; violini |
  synthesizer; sintetizzatore; sintetizzatori | flute; flauto; flauti | vinyl record; vinile; vinili; disco in vinile |
  music stand; leggio; leggii | notebook; quaderno; quaderni; taccuino | journal; diario; diari | calendar; calendario; calendari |
  sketchbook; album da disegno; album da disegno | pencil case; astuccio; astucci; portapenne |
  greeting card; biglietto; biglietti; biglietto d'auguri, biglietto di auguri |
  photo album; album fotografico; album fotografici; album foto | sticker; adesivo; adesivi | paint set; set di colori; set di colori |
  costume; costume; costumi; costume di carnevale | balloon; palloncino; palloncini | Christmas tree; albero di Natale; alberi di Natale |
  Advent calendar; calendario dell'avvento; calendari dell'avvento | supplement; integratore; integratori; integratore alimentare |
  thermometer; termometro; termometri | massager; massaggiatore; massaggiatori |
  blood pressure monitor; misuratore di pressione; misuratori di pressione; sfigmomanometro |
  neck pillow; cuscino da viaggio; cuscini da viaggio | course; corso; corsi | online course; corso online; corsi online |
  subscription; abbonamento; abbonamenti | voucher; buono regalo; buoni regalo; voucher |
  ticket; biglietto d'ingresso; biglietti d'ingresso | software; software; software | hotel; hotel; hotel; albergo |
  choker; girocollo; girocolli | charm; ciondolo; ciondoli; pendente | bed sheet; lenzuolo |
  induction hob; piano a induzione; piani a induzione | gift set; set regalo; set regalo; cofanetto, cofanetto regalo |
  bangle; bracciale rigido; bracciali rigidi | pepper; pepe | swim trunks; costume da bagno |
  wireless charger; caricatore wireless; caricatori wireless; caricabatterie wireless |
  screen protector; vetro temperato; vetri temperati; pellicola protettiva | travel mug; bicchiere termico; bicchieri termici |
  raised bed; orto rialzato; orti rialzati | waffle maker; tostapane per waffle | lip gloss; lucidalabbra; lucidalabbra; gloss |
  bookmark; segnalibro; segnalibri | hair oil; olio per capelli; oli per capelli | beard oil; olio da barba; oli da barba; olio barba |
  facial oil; olio viso; oli viso | candlestick; candelabro; candelabri | vacuum cleaner; aspirapolvere; aspirapolvere |
  tool kit; set di attrezzi; set di attrezzi; kit di attrezzi | changing mat; materassino fasciatoio |
  protein powder; integratore di proteine; integratori di proteine; proteine in polvere |
  stuffed animal; pupazzo di peluche; pupazzi di peluche | toilet; wc | towel set; set di asciugamani; set di asciugamani |
  dog coat; cappottino per cani; cappottini per cani; impermeabile per cani | hiking pole; bastoncino da trekking; bastoncini da trekking |
  water filter; filtro per acqua; filtri per acqua | picnic basket; cestino da picnic; cestini da picnic | whiskey; whiskey; whiskey |
  bourbon; bourbon; bourbon | brandy; brandy; brandy | cider; sidro; sidri | single malt; single malt; single malt |
  smoothie; frullato; frullati | yogurt; yogurt; yogurt | cereal; muesli | croissant; cornetto; cornetti | burger; hamburger; hamburger |
  paddle board; sup; sup; tavola sup | boxing bag; sacco da boxe; sacchi da boxe | basketball; pallone da basket; palloni da basket |
  volleyball; pallone da pallavolo; palloni da pallavolo | bike helmet; casco da bici; caschi da bici; casco bici |
  motorcycle helmet; casco da moto; caschi da moto; casco moto | roof box; box da tetto; box da tetto; portapacchi |
  car charger; caricatore da auto; caricatori da auto |
  teacup; tazzina da tè | decanter; decanter; decanter | flask; fiaschetto | cookware set; set da cucina; set da cucina |
  mortar and pestle; mortaio; mortai | platter; piatto da portata; piatti da portata | dinnerware set; servizio di piatti; servizi di piatti |
  butter dish; portaburro; portaburro | cheese board; tagliere per formaggi; taglieri per formaggi | mixer; sbattitore; sbattitori |
  rice cooker; cuociriso; cuociriso | refrigerator; frigorifero; frigoriferi | loveseat; divanetto; divanetti |
  pouf; pouf; pouf | futon; futon; futon | chest of drawers; settimino; settimini | spice rack; portaspezie; portaspezie |
  wine rack; portabottiglie; portabottiglie | jewelry box; portagioie; portagioie |
  storage container; contenitore ermetico; contenitori ermetici | comforter; piumone; piumoni |
  mattress protector; coprimaterasso; coprimaterassi | bedding set; set lenzuola; set lenzuola |
  toothbrush holder; portaspazzolino; portaspazzolini | faucet; rubinetto; rubinetti | wash basin; lavabo; lavabi; lavandino |
  bookend; fermalibri; fermalibri | tray; vassoio decorativo; vassoi decorativi | ornament; soprammobile; soprammobili |
  tapestry; arazzo; arazzi | steam cleaner; pulitore a vapore; pulitori a vapore |
  microfiber cloth; panno in microfibra; panni in microfibra | fabric softener; ammorbidente; ammorbidenti |
  stain remover; smacchiatore; smacchiatori | mower; tosaerba; tosaerba | hedge trimmer; tagliasiepi; tagliasiepi |
  leaf blower; soffiatore; soffiatori; soffiafoglie | rake; rastrello; rastrelli | fertilizer; concime; concimi; fertilizzante |
  potting soil; terriccio; terricci | fire pit; braciere; bracieri | screwdriver set; set di cacciaviti; set di cacciaviti |
  jigsaw; seghetto alternativo; seghetti alternativi | multi-tool; utensile multifunzione; utensili multifunzione |
  padlock; lucchetto ad arco; lucchetti ad arco | paint roller; rullo; rulli | paint brush; pennello; pennelli |
  sealant; sigillante; sigillanti | adhesive; adesivo sigillante; adesivi sigillanti | air compressor; compressore; compressori |
  seat cover; coprisedile; coprisedili | car phone mount; supporto auto per telefono; supporti auto per telefono |
  tire inflator; compressore portatile; compressori portatili | air freshener; deodorante per auto; deodoranti per auto |
  engine oil; olio motore; oli motore | subwoofer; subwoofer; subwoofer | record player; giradischi; giradischi |
  MP3 player; lettore MP3; lettori MP3 | gimbal; stabilizzatore; stabilizzatori; gimbal | microscope; microscopio; microscopi |
  doorbell; campanello; campanelli | motion sensor; sensore di movimento; sensori di movimento |
  smart switch; interruttore smart; interruttori smart | mouse pad; tappetino per mouse; tappetini per mouse; tappetino mouse |
  desk mat; tappetino da scrivania; tappetini da scrivania | monitor arm; braccio per monitor; bracci per monitor |
  monitor stand; supporto per monitor; supporti per monitor |
  phone stand; supporto per smartphone; supporti per smartphone; porta telefono | USB-C hub; hub USB-C; hub USB-C; hub USB C |
  external hard drive; hard disk esterno; hard disk esterni | stylus; pennino; pennini | phone; telefono; telefoni |
  mini PC; mini PC; mini PC; computer | wristwatch; orologio da polso; orologi da polso | chronograph; cronografo; cronografi |
  duffel; borsone; borsoni | fanny pack; marsupio; marsupi |
  passport holder; portapassaporto; portapassaporti | packing cube; organizer per valigia; organizer per valigia |
  keychain; portachiavi; portachiavi | rucksack; zaino da trekking; zaini da trekking | luggage set; set di valigie; set di valigie |
  pullover; pullover; pullover | gilet; gilet; gilet | waistcoat; panciotto; panciotti |
  turtleneck; dolcevita; dolcevita; lupetto | romper; pagliaccetto; pagliaccetti | underwear; intimo | earring; orecchino; orecchini |
  locket; medaglione; medaglioni | face scrub; scrub viso; scrub viso | retinol; retinolo |
  shaving brush; pennello da barba; pennelli da barba | dental floss; filo interdentale; fili interdentali |
  mouthwash; collutorio; collutori | hand sanitizer; gel igienizzante; gel igienizzanti |
  hand wash; sapone per le mani; saponi per le mani | liquid soap; sapone liquido; saponi liquidi |
  hair gel; gel per capelli; gel per capelli | scrunchie; elastico per capelli; elastici per capelli; scrunchie | primer; primer; primer |
  highlighter; illuminante; illuminanti | eyeshadow; ombretto; ombretti | bronzer; bronzer; bronzer; terra |
  hot chocolate; preparato per cioccolata calda | cocoa; cacao | matcha; matcha | soda; soft drink | sandwich; panino; panini; tramezzino |
  popcorn; popcorn | hummus; hummus | tofu; tofu | ketchup; ketchup | maple syrup; sciroppo d'acero; sciroppi d'acero |
  coconut oil; olio di cocco | sunflower oil; olio di semi | cognac; cognac; cognac | sake; sake; sake |
  rosé; vino rosato; vini rosati; rosato | paperback; tascabile; tascabili | atlas; atlante; atlanti | textbook; manuale; manuali |
  memoir; memoir; memoir | manga; manga; manga | play set; set di gioco; set di gioco | craft kit; kit creativo; kit creativi |
  science kit; kit scientifico; kit scientifici | yo-yo; yo-yo; yo-yo | teether; massaggiagengive; massaggiagengive |
  rattle; sonaglio; sonagli | baby walker; girello; girelli | breast pump; tiralatte; tiralatte |
  bottle warmer; scaldabiberon; scaldabiberon | baby gate; cancelletto; cancelletti | pushchair; passeggino; passeggini |
  collar; collare; collari | leash; guinzaglio; guinzagli | fish tank; acquario; acquari |
  pet feeder; distributore di cibo; distributori di cibo; dispenser per crocchette | dog food; cibo per cani | cat food; cibo per gatti |
  rowing machine; vogatore; vogatori | yoga block; mattoncino yoga; mattoncini yoga |
  dartboard; bersaglio per freccette; bersagli per freccette | e-scooter; monopattino elettrico; monopattini elettrici |
  bike trailer; rimorchio per bici; rimorchi per bici | bike seat; seggiolino per bici; seggiolini per bici |
  sleeping pad; materassino; materassini | cooler; frigo portatile; frigo portatili | camp stove; fornello da campeggio; fornelli da campeggio |
  cello; violoncello; violoncelli | saxophone; sassofono; sassofoni | clarinet; clarinetto; clarinetti |
  recorder; flauto dolce; flauti dolci | metronome; metronomo; metronomi | album; album; album | vinyl; disco; dischi |
  cajon; cajón; cajón | tuner; accordatore; accordatori | card; biglietto; biglietti |
  birthday card; biglietto di compleanno; biglietti di compleanno | notepad; blocco note; blocchi note; bloc notes |
  ruler; righello; righelli | stamp; timbro; timbri | easel; cavalletto; cavalletti | pencil sharpener; temperamatite; temperamatite |
  banner; festone; festoni | cake topper; cake topper; cake topper | vitamin; integratore di vitamine; integratori di vitamine |
  walking stick; bastone da passeggio; bastoni da passeggio | walker; deambulatore; deambulatori |
  hearing aid; apparecchio acustico; apparecchi acustici | essential oil; olio essenziale; oli essenziali | magnesium; magnesio |
  fish oil; olio di pesce | pulse oximeter; saturimetro; saturimetri | workshop; workshop; workshop; laboratorio | tour; tour; tour |
  coaching; coaching | canvas print; quadro su tela; quadri su tela |
  flower pot; vaso da giardino; vasi da giardino | cushion cover; copricuscino; copricuscini |
  wall art; quadro da parete; quadri da parete | shaver; rasoio; rasoi |
  daybed; divano letto; divani letto |
  egg cup; portauovo; portauovo | can cooler; portalattine; portalattine | loaf pan; stampo da plumcake; stampi da plumcake |
  bedside table; comodino; comodini | storage bin; contenitore portaoggetti; contenitori portaoggetti |
  air cooler; raffrescatore; raffrescatori | patio heater; fungo riscaldante; funghi riscaldanti |
  patio umbrella; ombrellone da giardino; ombrelloni da giardino | beach umbrella; ombrellone da spiaggia; ombrelloni da spiaggia |
  soldering iron; saldatore; saldatori | workbench top; piano da lavoro; piani da lavoro | bench top; piano da banco; piani da banco |
  voice recorder; registratore vocale; registratori vocali | duffle bag; borsone; borsoni | body butter; burro corpo; burri corpo |
  dish soap; detersivo per piatti; detersivi per piatti | compost bin; composter; composter | throw pillow; cuscino; cuscini |
  air quality monitor; misuratore di qualità dell'aria; misuratori di qualità dell'aria | running vest; gilet da corsa; gilet da corsa |
  lounge chair; lettino relax; lettini relax |
  baking powder; lievito | bath salt; sale da bagno; sali da bagno | plush toy; peluche; peluche | soft toy; pupazzo; pupazzi |
  nursing pillow; cuscino allattamento; cuscini allattamento | weight plate; disco per bilanciere; dischi per bilanciere |
  punching bag; sacco da boxe; sacchi da boxe | soccer ball; pallone da calcio; palloni da calcio |
  table tennis table; tavolo da ping pong; tavoli da ping pong | life jacket; giubbotto di salvataggio; giubbotti di salvataggio |
  acrylic paint; colore acrilico; colori acrilici | face paint; trucco per il viso | gift bag; sacchetto regalo; sacchetti regalo |
  collagen powder; collagene in polvere | comic book; fumetto; fumetti | coloring book; libro da colorare; libri da colorare |
  colouring book; libro da colorare; libri da colorare | hamper basket; cesto gastronomico; cesti gastronomici |
  wash bag; beauty case; beauty case | bass guitar; basso; bassi | orange juice; succo d'arancia; succhi d'arancia |
  apple juice; succo di mela; succhi di mela | coconut milk; latte di cocco
`,
)

const masculinePlural = rows(
  'mp',
  `
  boots; stivali | ankle boots; stivaletti; ; tronchetti | Chelsea boots; stivaletti Chelsea; ; stivali Chelsea, chelsea boots |
  hiking boots; scarponi; ; scarponcini, scarponi da trekking, scarpe da trekking | rain boots; stivali da pioggia; ; stivali di gomma |
  sandals; sandali | loafers; mocassini | slippers; pantofole da camera; ; ciabattine | clogs; zoccoli | trousers; pantaloni; ; pantalone |
  chinos; chinos; ; pantaloni chino | jeans; jeans; ; jeans skinny | shorts; pantaloncini; ; shorts, bermuda | leggings; leggings |
  tights; collant | socks; calzini; ; calze | gloves; guanti; ; guanto | sunglasses; occhiali da sole |
  glasses; occhiali; ; occhiali da vista | boxers; boxer | joggers; pantaloni della tuta; ; joggers | ski pants; pantaloni da sci |
  yoga leggings; leggings da yoga | earrings; orecchini; ; orecchino | cufflinks; gemelli; ; gemelli da polso |
  earbuds; auricolari; ; auricolare | cookies; biscotti; ; frollini | chocolates; cioccolatini; ; praline | crackers; cracker |
  noodles; noodles | skis; sci | markers; pennarelli | colored pencils; pastelli; ; matite colorate |
  building blocks; mattoncini; ; blocchi da costruzione | dumbbells; pesi; ; manubri da palestra |
  trekking poles; bastoncini da trekking; ; bastoncini | work gloves; guanti da lavoro | seeds; semi | diapers; pannolini |
  dog treats; snack per cani; ; biscotti per cani | earplugs; tappi per le orecchie | running shorts; pantaloncini da corsa |
  cycling shorts; pantaloncini da ciclismo | sweatpants; pantaloni felpati | knee boots; stivali al ginocchio |
  winter boots; stivali invernali; ; doposci | wireless earbuds; auricolari wireless; ; auricolari bluetooth | truffles; tartufi |
  shelves; scaffali | running socks; calzini da corsa | boxer briefs; boxer | ice skates; pattini da ghiaccio |
  roller skates; pattini a rotelle; ; pattini in linea, rollerblade |
  pants; pantaloni | mittens; guanti a manopola | briefs; slip | underpants; slip da uomo |
  overalls; pantaloni con pettorina; ; salopette | moccasins; mocassini | 
  hoops; orecchini a cerchio | studs; orecchini a lobo | ski goggles; occhiali da sci | swim goggles; occhialini; ; occhialini da nuoto |
  yoga pants; pantaloni da yoga | cargo pants; pantaloni cargo | spaghetti; spaghetti | oats; fiocchi d'avena; ; avena | chickpeas; ceci |
  black beans; fagioli neri; ; fagioli | sweets; dolciumi | biscuits; biscotti | muffins; muffin | macarons; macaron |
  blocks; cubi | bricks; mattoncini | weights; pesi | hooks; ganci | fireworks; fuochi d'artificio |
  party decorations; addobbi | Christmas ornaments; addobbi natalizi; ; addobbi di Natale | temporary tattoos; tatuaggi temporanei |
  probiotics; fermenti lattici | crayons; pastelli a cera | watercolors; acquerelli | pajamas; pigiami |
  sticky notes; foglietti adesivi; ; post it | confetti; coriandoli | earphones; auricolari |
  drinking glasses; bicchieri | measuring cups; misurini | safety glasses; occhiali protettivi | in-ear monitors; auricolari in-ear |
  running tights; leggings da corsa | track pants; pantaloni da tuta |
  poop bags; sacchetti igienici
`,
)

/** What things are called in Italian. Add yours here. */
export const italianNouns: readonly NounRow[] = [
  ...masculine,
  ...rows('f', feminineNouns),
  ...masculinePlural,
  ...rows('fp', femininePlurals),
]
