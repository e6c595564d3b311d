/** Feminine nouns, written as the rows of `nouns.ts`. Add yours here. */
export const feminineNouns = `
  mug; tazza; tazze; mug | cup; tazzina; tazzine; tazzina da caffè | water bottle; borraccia; borracce |
  insulated bottle; bottiglia termica; bottiglie termiche | drinks bottle; bottiglia; bottiglie; bottiglia d'acqua |
  carafe; caraffa; caraffe; brocca | teapot; teiera; teiere | frying pan; padella; padelle | stockpot; pentola; pentole |
  casserole; casseruola; casseruole; cocotte | griddle; piastra; piastre; bistecchiera | baking dish; pirofila; pirofile; teglia |
  pan set; batteria di pentole; batterie di pentole; set di pentole | spatula; spatola; spatole | whisk; frusta; fruste |
  grater; grattugia; grattugie | bowl; ciotola; ciotole; scodella | salad bowl; insalatiera; insalatiere | tablecloth; tovaglia; tovaglie |
  placemat; tovaglietta; tovagliette; tovaglietta americana | cake stand; alzata; alzate; alzatina |
  coffee maker; moka; moka; caffettiera | coffee machine; macchina da caffè; macchine da caffè; macchina per caffè, macchina del caffè |
  espresso machine; macchina per espresso; macchine per espresso; macchina espresso |
  air fryer; friggitrice ad aria; friggitrici ad aria; friggitrice | stand mixer; impastatrice; impastatrici; planetaria |
  dishwasher; lavastoviglie; lavastoviglie | kitchen scale; bilancia da cucina; bilance da cucina | desk; scrivania; scrivanie |
  chair; sedia; sedie | office chair; sedia da ufficio; sedie da ufficio; sedia ergonomica | armchair; poltrona; poltrone; poltroncina |
  rocking chair; sedia a dondolo; sedie a dondolo | bench; panca; panche; panchina | headboard; testiera; testiere |
  dresser; cassettiera; cassettiere | sideboard; credenza; credenze; madia | bookcase; libreria; librerie |
  shelving unit; scaffalatura; scaffalature | wall shelf; mensola; mensole | storage box; scatola; scatole; scatola portaoggetti |
  shoe rack; scarpiera; scarpiere | bin; pattumiera; pattumiere | lamp; lampada; lampade |
  table lamp; lampada da tavolo; lampade da tavolo; abat-jour | floor lamp; lampada da terra; lampade da terra; piantana |
  desk lamp; lampada da scrivania; lampade da scrivania | pendant light; lampada a sospensione; lampade a sospensione |
  wall light; applique; applique; lampada da parete | ceiling light; plafoniera; plafoniere; lampada da soffitto |
  light bulb; lampadina; lampadine | lantern; lanterna; lanterne | LED strip; striscia LED; strisce LED |
  night light; luce notturna; luci notturne | blanket; coperta; coperte | quilt; trapunta; trapunte | pillowcase; federa; federe |
  weighted blanket; coperta ponderata; coperte ponderate | bed linen; biancheria da letto; ; biancheria letto |
  shower curtain; tenda da doccia; tende da doccia; tenda doccia | candle; candela; candele |
  scented candle; candela profumata; candele profumate | frame; cornice; cornici | art print; stampa; stampe; stampa artistica |
  sculpture; scultura; sculture | figurine; statuina; statuine; statuetta | alarm clock; sveglia; sveglie | planter; fioriera; fioriere |
  curtain; tenda; tende | wreath; ghirlanda; ghirlande | wallpaper; carta da parati; carte da parati |
  artificial plant; pianta artificiale; piante artificiali; pianta finta | houseplant; pianta; piante; pianta da interno |
  space heater; stufa; stufe; stufetta | cordless vacuum; scopa elettrica; scope elettriche | broom; scopa; scope |
  steam mop; scopa a vapore; scope a vapore | ironing board; asse da stiro; assi da stiro | pressure washer; idropulitrice; idropulitrici |
  washing machine; lavatrice; lavatrici | garden bench; panchina da giardino; panchine da giardino | hammock; amaca; amache |
  greenhouse; serra; serre | saw; sega; seghe | chainsaw; motosega; motoseghe | sander; levigatrice; levigatrici | ladder; scala; scale |
  flashlight; torcia; torce | wrench; chiave inglese; chiavi inglesi | paint; vernice; vernici; pittura | glue; colla; colle |
  dash cam; dash cam; dash cam; dashcam, telecamera per auto | car battery; batteria per auto; batterie per auto |
  Bluetooth speaker; cassa Bluetooth; casse Bluetooth; cassa, altoparlante bluetooth | soundbar; soundbar; soundbar | radio; radio; radio |
  camera; fotocamera; fotocamere; macchina fotografica | instant camera; fotocamera istantanea; fotocamere istantanee |
  action camera; action cam; action cam; action camera | webcam; webcam; webcam | security camera; telecamera; telecamere; videocamera |
  smart lock; serratura smart; serrature smart; serratura intelligente | safe; cassaforte; casseforti |
  smart plug; presa smart; prese smart; presa intelligente | smart bulb; lampadina smart; lampadine smart; lampadina intelligente |
  TV; TV; TV; smart tv | keyboard; tastiera; tastiere | docking station; docking station; docking station |
  power strip; ciabatta; ciabatte; multipresa | memory card; scheda di memoria; schede di memoria; microSD, scheda SD |
  USB stick; chiavetta USB; chiavette USB; pendrive | printer; stampante; stampanti | ink cartridge; cartuccia; cartucce |
  phone case; custodia; custodie; cover, cover per telefono | game console; console; console |
  gaming chair; sedia gaming; sedie gaming; sedia da gaming | purse; borsa; borse | eau de parfum; eau de parfum; eau de parfum | console; console; console | bag; borsa; borse | handbag; borsa a mano; borse a mano; borsetta |
  shoulder bag; borsa a spalla; borse a spalla | crossbody bag; borsa a tracolla; borse a tracolla; tracolla |
  tote bag; shopper; shopper; tote bag | suitcase; valigia; valigie | briefcase; ventiquattrore; ventiquattrore; cartella da lavoro |
  clutch; pochette; pochette | shirt; camicia; camicie | T-shirt; T-shirt; T-shirt; t shirt, maglietta | polo; polo; polo |
  blouse; camicetta; camicette; blusa | tank top; canotta; canotte; canottiera | jumper; maglia; maglie |
  hoodie; felpa con cappuccio; felpe con cappuccio | sweatshirt; felpa; felpe | jacket; giacca; giacche; giubbotto, giubbino |
  leather jacket; giacca di pelle; giacche di pelle; giacca in pelle | skirt; gonna; gonne | jumpsuit; tuta intera; tute intere |
  tracksuit; tuta; tute; tuta sportiva | tie; cravatta; cravatte | belt; cintura; cinture | nightgown; camicia da notte; camicie da notte |
  robe; vestaglia; vestaglie | wetsuit; muta; mute | jersey; maglia sportiva; maglie sportive | chain; catenina; catenine; catena |
  brooch; spilla; spille | anklet; cavigliera; cavigliere | moisturizer; crema idratante; creme idratanti |
  face cream; crema viso; creme viso | hand cream; crema mani; creme mani; crema per le mani | day cream; crema giorno; creme giorno |
  night cream; crema notte; creme notte | body lotion; crema corpo; creme corpo; lozione corpo | face mask; maschera viso; maschere viso |
  sunscreen; crema solare; creme solari | bath bomb; bomba da bagno; bombe da bagno |
  straightener; piastra per capelli; piastre per capelli | hair brush; spazzola; spazzole |
  hair mask; maschera per capelli; maschere per capelli | hairspray; lacca; lacche |
  eyeshadow palette; palette di ombretti; palette di ombretti; palette | powder; cipria; ciprie |
  cologne; acqua di colonia; acque di colonia; colonia | eau de toilette; eau de toilette; eau de toilette |
  chocolate bar; tavoletta di cioccolato; tavolette di cioccolato; tavoletta | granola bar; barretta; barrette | pizza; pizza; pizze |
  jam; marmellata; marmellate; confettura | peanut butter; crema di arachidi; creme di arachidi; burro di arachidi |
  granola; granola; granole; muesli | sauce; salsa; salse | pasta sauce; passata; passate; sugo | pasta; pasta; paste |
  flour; farina; farine | mustard; senape; senapi | herbal tea; tisana; tisane; infuso | lemonade; limonata; limonate |
  kombucha; kombucha; kombucha | water; acqua; acque | beer; birra; birre | craft beer; birra artigianale; birre artigianali |
  vodka; vodka; vodka | tequila; tequila; tequila | magazine; rivista; riviste | travel guide; guida; guide; guida turistica |
  biography; biografia; biografie | doll; bambola; bambole | dollhouse; casa delle bambole; case delle bambole |
  toy car; macchinina; macchinine | play kitchen; cucina giocattolo; cucine giocattolo | swing; altalena; altalene |
  pram; carrozzina; carrozzine | baby blanket; copertina neonato; copertine neonato |
  dog bed; cuccia; cucce; cuccia per cani, cuccia per cane, lettino per cani |
  cat bed; cuccia per gatti; cucce per gatti; cuccia per gatto | dog harness; pettorina; pettorine | litter box; lettiera; lettiere |
  pet bowl; ciotola per cani; ciotole per cani; ciotola per gatti | pet fountain; fontanella; fontanelle; fontanella per gatti |
  weight bench; panca da allenamento; panche da allenamento; panca fitness | exercise bike; cyclette; cyclette |
  resistance band; fascia elastica; fasce elastiche; banda elastica | jump rope; corda per saltare; corde per saltare |
  exercise ball; palla da ginnastica; palle da ginnastica; fitball | ball; palla; palle | racket; racchetta; racchette |
  snowboard; tavola da snowboard; tavole da snowboard | surfboard; tavola da surf; tavole da surf |
  massage gun; pistola massaggiante; pistole massaggianti | bike; bici; bici; bicicletta, biciclette |
  city bike; city bike; city bike; bici da città | mountain bike; mountain bike; mountain bike; mtb |
  electric bike; bici elettrica; bici elettriche; e bike, bicicletta elettrica | bike light; luce per bici; luci per bici; luce bici |
  saddle; sella; selle; sellino | bike pump; pompa per bici; pompe per bici; pompa da bici | tent; tenda da campeggio; tende da campeggio |
  camping chair; sedia da campeggio; sedie da campeggio | cooler bag; borsa termica; borse termiche; borsa frigo |
  compass; bussola; bussole | fishing rod; canna da pesca; canne da pesca | canoe; canoa; canoe |
  headlamp; lampada frontale; lampade frontali; torcia frontale | guitar; chitarra; chitarre |
  acoustic guitar; chitarra acustica; chitarre acustiche | classical guitar; chitarra classica; chitarre classiche |
  electric guitar; chitarra elettrica; chitarre elettriche | drum kit; batteria acustica; batterie acustiche | trumpet; tromba; trombe |
  harmonica; armonica; armoniche | planner; agenda; agende | pen; penna; penne; penna a sfera |
  fountain pen; penna stilografica; penne stilografiche; stilografica | pencil; matita; matite | postcard; cartolina; cartoline |
  wrapping paper; carta regalo; carte regalo | whiteboard; lavagna; lavagne; lavagna magnetica | wig; parrucca; parrucche |
  scale; bilancia; bilance; bilancia pesapersone | heating pad; termocoperta; termocoperte |
  sleep mask; mascherina per dormire; mascherine per dormire; maschera per dormire | app; app; app |
  gift card; carta regalo digitale; carte regalo digitali; gift card | insurance; assicurazione; assicurazioni |
  membership; tessera; tessere | consultation; consulenza; consulenze | necklace; collana; collane |
  pendant necklace; collana con ciondolo; collane con ciondolo | pendant; sospensione; sospensioni; lampadario a sospensione |
  pendant lamp; lampada a sospensione; lampade a sospensione | polo shirt; polo; polo | scarf; sciarpa; sciarpe; foulard | grill; griglia; griglie |
  nuts; frutta secca; ; noci, mandorle, nocciole | soy sauce; salsa di soia; salse di soia | body wash; crema doccia; creme doccia |
  body cream; crema per il corpo; creme per il corpo |   eye cream; crema contorno occhi; creme contorno occhi; contorno occhi | hair clip; molletta; mollette; pinza per capelli, mollettone |
  headband; fascia per capelli; fasce per capelli; cerchietto | shaving cream; schiuma da barba; schiume da barba; crema da barba |
  soup; zuppa; zuppe; vellutata | gym bag; borsa da palestra; borse da palestra; borsa palestra |
  laptop bag; borsa per portatile; borse per portatile; borsa porta pc | weekender bag; borsa da viaggio; borse da viaggio |
  denim jacket; giacca di jeans; giacche di jeans; giacca in denim | running jacket; giacca da corsa; giacche da corsa; giacca running |
  ski jacket; giacca da sci; giacche da sci | flannel shirt; camicia di flanella; camicie di flanella |
  fleece; giacca in pile; giacche in pile | coffee pod; cialda; cialde | road bike; bici da corsa; bici da corsa |
  gravel bike; bici gravel; bici gravel | kids bike; bici da bambino; bici da bambino; bicicletta da bambino |
  balance bike; bici senza pedali; bici senza pedali | first aid kit; cassetta di pronto soccorso; cassette di pronto soccorso |
  baby bath; vaschetta da bagno; vaschette da bagno; vaschetta per bagnetto | baby bouncer; sdraietta; sdraiette |
  wheelchair; sedia a rotelle; sedie a rotelle | smart scale; bilancia smart; bilance smart; bilancia intelligente |
  bathroom scale; bilancia pesapersone; bilance pesapersone | diary; agenda giornaliera; agende giornaliere |
  wall lamp; lampada da parete; lampade da parete | bedside lamp; lampada da comodino; lampade da comodino |
  ceiling lamp; lampada da soffitto; lampade da soffitto | French press; caffettiera francese; caffettiere francesi |
  cocotte; cocotte; cocotte | Dutch oven; casseruola in ghisa; casseruole in ghisa | grill pan; bistecchiera; bistecchiere |
  jug; brocca; brocche | pitcher; brocca; brocche | skillet; padella; padelle |
  baking tray; teglia da forno; teglie da forno | chopping board; asse da cucina; assi da cucina |
  tongs; pinza da cucina; pinze da cucina | cutlery; posateria | slow cooker; pentola a cottura lenta; pentole a cottura lenta |
  pressure cooker; pentola a pressione; pentole a pressione | bread maker; macchina per il pane; macchine per il pane |
  ice maker; macchina per il ghiaccio; macchine per il ghiaccio | recliner; poltrona reclinabile; poltrone reclinabili |
  vanity; toeletta; toelette | bookshelf; libreria; librerie | hanger; gruccia; grucce; stampella |
  trash can; pattumiera; pattumiere | hamper; cesta; ceste | flush mount; plafoniera; plafoniere |
  sconce; applique; applique | bulb; lampadina; lampadine | light strip; striscia luminosa; strisce luminose |
  bedding; biancheria da letto | garland; ghirlanda; ghirlande | tumble dryer; asciugatrice; asciugatrici |
  shovel; pala; pale | spade; vanga; vanghe | trowel; paletta; palette da giardino | bird feeder; mangiatoia; mangiatoie |
  torch; torcia; torce | angle grinder; smerigliatrice; smerigliatrici | glue gun; pistola per colla; pistole per colla |
  extension cord; prolunga; prolunghe | laser level; livella laser; livelle laser | level; livella; livelle |
  door handle; maniglia; maniglie | tool set; valigetta di attrezzi; valigette di attrezzi | sandpaper; carta vetrata |
  wiper blade; spazzola tergicristallo; spazzole tergicristallo | audio interface; scheda audio; schede audio |
  ring light; luce ad anello; luci ad anello; ring light | door lock; serratura; serrature |
  streaming stick; chiavetta streaming; chiavette streaming | charging station; stazione di ricarica; stazioni di ricarica |
  graphics card; scheda grafica; schede grafiche | SD card; scheda SD; schede SD | flash drive; chiavetta; chiavette |
  laptop sleeve; custodia per portatile; custodie per portatile; custodia per laptop |
  tablet case; custodia per tablet; custodie per tablet | calculator; calcolatrice; calcolatrici |
  battery pack; batteria esterna; batterie esterne | charging dock; base di ricarica; basi di ricarica |
  tote; borsa di tela; borse di tela; borsa in tela | crossbody; borsetta a tracolla; borsette a tracolla | satchel; cartella; cartelle |
  weekender; borsa weekend; borse weekend | tee; T-shirt; T-shirt | camisole; canottiera; canottiere |
  lingerie; lingerie | fragrance; fragranza; fragranze | wedding band; fede; fedi; fede nuziale | tiara; tiara; tiare |
  sun cream; protezione solare; protezioni solari | sheet mask; maschera in tessuto; maschere in tessuto |
  hair dye; tinta per capelli; tinte per capelli | body mist; acqua profumata; acque profumate | salad; insalata; insalate |
  pie; crostata; crostate; torta | donut; ciambella; ciambelle | cinnamon; cannella | mayonnaise; maionese; maionesi |
  energy drink; bevanda energetica; bevande energetiche | oat milk; bevanda all'avena; bevande all'avena |
  almond milk; bevanda alla mandorla; bevande alla mandorla | soy milk; bevanda alla soia; bevande alla soia |
  sandbox; sabbiera; sabbiere | action figure; action figure; action figure |
  remote control car; macchinina radiocomandata; macchinine radiocomandate | water gun; pistola ad acqua; pistole ad acqua |
  marble run; pista per biglie; piste per biglie | cot; culla; culle | bassinet; navicella; navicelle | swaddle; mussola; mussole |
  onesie; tutina; tutine | harness; pettorina; pettorine | bird cage; gabbia; gabbie; voliera | cat litter; sabbia per gatti |
  skipping rope; corda; corde | golf club; mazza da golf; mazze da golf | pull-up bar; barra per trazioni; barre per trazioni |
  bicycle; bicicletta; biciclette | e-bike; e-bike; e-bike; e bike | pannier; borsa da bici; borse da bici; borsa per bici |
  inflatable pool; piscina gonfiabile; piscine gonfiabili | climbing rope; corda da arrampicata; corde da arrampicata |
  drum set; batteria elettronica; batterie elettroniche | kalimba; kalimba; kalimba |
  guitar strap; tracolla per chitarra; tracolle per chitarra | guitar case; custodia per chitarra; custodie per chitarra |
  envelope; busta; buste | stapler; spillatrice; spillatrici; pinzatrice | thank you card; cartolina di auguri; cartoline di auguri |
  knee brace; ginocchiera; ginocchiere | eye mask; mascherina; mascherine | bandage; benda; bende | class; lezione; lezioni |
  cruise; crociera; crociere | credit card; carta di credito; carte di credito | platform; piattaforma; piattaforme |
  newsletter; newsletter; newsletter | hair clipper; macchinetta tagliacapelli; macchinette tagliacapelli; tagliacapelli |
  hot brush; spazzola lisciante; spazzole liscianti | 
  sugar bowl; zuccheriera; zuccheriere | roasting pan; rostiera; rostiere | bed frame; struttura letto; strutture letto |
  console table; consolle; consolle | work light; luce da lavoro; luci da lavoro |
  indoor camera; telecamera da interno; telecamere da interno | outdoor camera; telecamera da esterno; telecamere da esterno |
  smart indoor camera; telecamera smart; telecamere smart | surveillance camera; telecamera di sorveglianza; telecamere di sorveglianza |
  WiFi camera; telecamera Wi-Fi; telecamere Wi-Fi | Wi-Fi camera; telecamera wireless; telecamere wireless |
  graphics tablet; tavoletta grafica; tavolette grafiche | football shirt; maglia da calcio; maglie da calcio | statue; statua; statue |
  moisturiser; crema idratante; creme idratanti | hair wax; cera per capelli; cere per capelli |
  iced tea; bevanda al tè freddo; bevande al tè freddo | puffer jacket; giacca imbottita; giacche imbottite |
  tea bag; bustina di tè; bustine di tè | shower cap; cuffia da doccia; cuffie da doccia |
  baby shower cap; cuffia da bagnetto; cuffie da bagnetto | play tent; tenda gioco; tende gioco |
  trading card; carta da collezione; carte da collezione | romper suit; tutina per neonato; tutine per neonato |
  sippy cup; tazza con beccuccio; tazze con beccuccio | pet bed; cuccia per animali; cucce per animali |
  dog jacket; giacca per cani; giacche per cani | spin bike; spin bike; spin bike | tennis ball; pallina da tennis; palline da tennis |
  golf ball; pallina da golf; palline da golf | dry bag; sacca stagna; sacche stagne | beach chair; sedia da spiaggia; sedie da spiaggia |
  disco ball; sfera da discoteca; sfere da discoteca | balloon garland; ghirlanda di palloncini; ghirlande di palloncini |
  contact lens; lente a contatto; lenti a contatto | graphic novel; graphic novel; graphic novel |
  almond butter; crema di mandorle; creme di mandorle | hot sauce; salsa piccante; salse piccanti | micellar water; acqua micellare |
  sparkling water; acqua frizzante | mineral water; acqua minerale | makeup bag; trousse; trousse |
  cosmetic bag; trousse da viaggio; trousse da viaggio | massage chair; poltrona massaggiante; poltrone massaggianti
`

/** Feminine nouns in the plural. */
export const femininePlurals = `
  headphones; cuffie; ; cuffia, cuffie over-ear | wireless headphones; cuffie wireless; ; cuffie senza fili, cuffie bluetooth |
  shoes; scarpe; ; scarpa | running shoes; scarpe da corsa; ; scarpe da running, scarpe running |
  sneakers; sneakers; ; sneaker, scarpe da ginnastica | ballet flats; ballerine | flip flops; infradito |
  espadrilles; espadrillas; ; espadrille | heels; décolleté; ; scarpe col tacco | slides; ciabatte da mare; ; slide | sheets; lenzuola |
  fairy lights; lucine; ; luci a filo, catena luminosa | string lights; luci decorative; ; luci da esterno | chips; patatine |
  olives; olive | lentils; lenticchie | spices; spezie | coffee capsules; capsule; ; capsule caffè, cialde | batteries; batterie; ; pile |
  Christmas lights; luci di Natale; ; luci natalizie | pliers; pinze; ; pinza | pruning shears; cesoie | capsules; compresse |
  cat treats; crocchette; ; crocchette per gatti, crocchette per cani | bed sheets; lenzuola |
  rechargeable batteries; batterie ricaricabili | hiking shoes; scarpe da escursionismo | tennis shoes; scarpe da tennis |
  football boots; scarpe da calcio | gummies; caramelle gommose | candies; caramelle | curtains; tende |
  secateurs; forbici da potatura; ; forbici da giardino | kitchen scissors; forbici da cucina; ; forbici | screws; viti |
  drill bits; punte; ; punte da trapano | flats; scarpe basse | pumps; scarpe décolleté | oxfords; scarpe stringate; ; stringate |
  insoles; solette | flip-flops; infradito | eggs; uova | crisps; patatine |
  baby wipes; salviette; ; salviettine, salviette umidificate | guitar strings; corde per chitarra |
  drumsticks; bacchette; ; bacchette per batteria | false lashes; ciglia finte | contact lenses; lenti a contatto |
  decorations; decorazioni | Christmas decorations; decorazioni natalizie; ; decorazioni di Natale | sausages; salsicce |
  trainers; scarpe da ginnastica | dishwasher tablets; pastiglie per lavastoviglie; ; pastiglie lavastoviglie |
  tea bags; bustine di tè | tennis balls; palline da tennis | golf balls; palline da golf | coloured pencils; matite colorate |
  birthday candles; candeline
`
