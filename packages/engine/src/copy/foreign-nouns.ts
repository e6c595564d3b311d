import { type ProductGroup } from './product-groups.ts'

/**
 * Stems by which titles in other languages show the kind of product (German, French, Spanish, Italian, Dutch, Portuguese, Polish, and a few
 * more). They choose the group only; the title stays a name. Earlier rows win.
 */
export const foreignStems: readonly (readonly [pattern: RegExp, group: ProductGroup])[] = [
  [
    /hochdruckreiniger|staubsauger|aspirateur|aspiradora|aspirapolvere|stofzuiger|aspirador|odkurzacz|waschmaschine|lave-linge|lavadora|lavatrice|wasmachine|reiniger\b/iu,
    'cleaning',
  ],
  [
    /rasenm(?:ä|ae)her|robotniiduk|tondeuse|cortac(?:é|e)sped|tagliaerba|grasmaaier|kosiarka|garten(?!tisch)|jardin|giardino|tuin|ogrod/iu,
    'garden',
  ],
  [
    /ventilator|ventilateur|ventilador|ventilatore|heizger|heizl(?:ü|u)fter|radiateur|calefactor|stufa|verwarming|luftreiniger|purificateur|purificador|klimaanlage|climatiseur|w(?:ä|ae)rmewelle/iu,
    'climate',
  ],
  [
    /bohrschrauber|akkuschrauber|bohrmaschine|werkzeug|perceuse|visseuse|taladro|trapano|boormachine|wiertarka|s(?:ä|ae)ge\b|klebeband/iu,
    'tools',
  ],
  [
    /kopfh(?:ö|oe)rer|lautsprecher|casque audio|(?:é|e)couteurs|enceinte|auriculares|altavoz|cuffie|altoparlante|koptelefoon|luidspreker|s(?:ł|l)uchawki|fones de ouvido/iu,
    'audio',
  ],
  [/fernseher|t(?:é|e)l(?:é|e)viseur|televisor|televisore|televisie|telewizor/iu, 'smartHome'],
  [/konsole|consola (?:retro|de (?:video)?juegos|portátil)|manette|mando para|controller di gioco/iu, 'gaming'],
  [/armbanduhr|\bmontre\b|\breloj\b|orologio|horloge|zegarek|rel(?:ó|o)gio/iu, 'watch'],
  [/konzertgitarre|gitarre|guitare|guitarra|chitarra|gitaar|gitara|klavier|piano num(?:é|e)rique|schlagzeug|strumenti/iu, 'music'],
  [
    /schuhe?\b|stiefel|sandalen|turnschuh|chaussure|basket(?:s)? (?:homme|femme)|bottes|bottines|zapat|botas|scarpe|stivali|schoenen|laarzen|buty\b|sapato|t(?:ê|e)nis (?:masculino|feminino)|маратонки|кроссовки|обувь|ботинки/iu,
    'footwear',
  ],
  [
    /kleid\b|hemd\b|hose\b|jacke\b|pullover|mantel\b|\brobe\b|chemise|pantalon|\bveste\b|manteau|vestido|camisa|camiseta|chaqueta|abrigo|maglia|camicia|giacca|vestito|pantaloni|jurk|broek|overhemd|sukienka|koszul|kurtka|spodnie|cal(?:ç|c)a|платье|куртка|футболка|تيشيرت|قميص|فستان/iu,
    'clothing',
  ],
  [
    /rucksack|handtasche|koffer\b|sac (?:à|a) (?:main|dos)|valise|mochila|bolso\b|maleta|borsa|zaino|valigia|(?<!\p{L})(?:hand|fiets|schouder|reis|laptop|heup|school|sport)?tas(?:sen)?\b|plecak|torebka|mala de/iu,
    'bag',
  ],
  [
    /halskette|ohrringe|armband\b|collier|boucles d['’]oreilles|bracelet|collar de|pendientes|pulsera|collana|orecchini|anello|oorbellen|naszyjnik|kolczyki|colar\b|brincos/iu,
    'jewelry',
  ],
  [/kerze|vase\b|teppich|bougie|tapis\b|vela\b|alfombra|candela|tappeto|kaars|tapijt|dywan|(?:ś|s)wiec/iu, 'decor'],
  [/parf(?:ü|u)m|eau de (?:toilette|parfum)|perfume|profumo|perfumy/iu, 'fragrance'],
  [
    /gesichtscreme|creme\b|cr(?:è|e)me (?:visage|hydratante|de jour|de nuit)|crema (?:facial|hidratante|viso)|gezichtscr|krem do|s(?:é|e)rum/iu,
    'skincare',
  ],
  [/duschhaube|\bseife\b|duschgel|savon|gel douche|jab(?:ó|o)n|sapone|zeep|myd(?:ł|l)o|sabonete/iu, 'soap'],
  [/wc\b|toilette\b|waschbecken|lavabo|inodoro|handtuch|serviette de bain|toalla|asciugaman|handdoek|r(?:ę|e)cznik|podtynkowy/iu, 'bath'],
  [/lampe\b|leuchte|luminaire|l(?:á|a)mpara|lampada|lampka|candeeiro|lumin(?:á|a)ria/iu, 'lighting'],
  [
    /regal\b|schrank|kommode|(?:é|e)tag(?:è|e)re|armoire|estanter(?:í|i)a|armario|scaffale|armadio|kast\b|szafa|p(?:ó|o)(?:ł|l)ka/iu,
    'storage',
  ],
  [
    /tisch\b|stuhl\b|sofa\b|sessel|matratze|\bbett\b|chaise\b|canap(?:é|e)|fauteuil|(?<!juegos? de )\bmesa\b|silla\b|sof(?:á|a)|colch(?:ó|o)n|tavolo|sedia|divano|materasso|tafel\b|stoel|krzes(?:ł|l)o|cadeira/iu,
    'furniture',
  ],
  [
    /bettw(?:ä|ae)sche|kissen|decke\b|housse de couette|oreiller|edred(?:ó|o)n|almohada|piumino|cuscino|dekbed|kussen|po(?:ś|s)ciel/iu,
    'bedding',
  ],
  [
    /pfanne|topf\b|messer\b|po(?:ê|e)le|casserole|couteau|sart(?:é|e)n|cuchillo|padella|pentola|coltello|pannenset|patelnia|garnek/iu,
    'cookware',
  ],
  [/teller|sch(?:ü|u)ssel|besteck|assiette|\bplato|piatt[oi]|borden|talerz/iu, 'tableware'],
  [
    /gl(?:ä|ae)ser\b|tasse\b|becher|trinkflasche|verres\b|vasos\b|taza\b|bicchier|tazza|glazen|mok\b|kubek|szklank|стакан|кружка|чашка/iu,
    'drinkware',
  ],
  [
    /kaffeemaschine|toaster|wasserkocher|mixer\b|cafeti(?:è|e)re|bouilloire|cafetera|batidora|macchina da caff|koffiezet|ekspres do/iu,
    'appliance',
  ],
  [
    /whisk(?:e)?y|wodka|vodka|wein\b|rotwein|bier\b|\bvin (?:rouge|blanc)|bi(?:è|e)re|vino (?:tinto|rosso|bianco|blanco)|cerveza|birra|wijn|wino\b|vinho|cerveja/iu,
    'spirits',
  ],
  [/kaffee\b|\bcaf(?:é|e)\b|caff(?:è|e)|\btee\b|\bth(?:é|e) (?:vert|noir)|koffie|herbata/iu, 'drink'],
  [/minyak goreng|oliven(?:ö|oe)l|huile d['’]olive|aceite|olio (?:extra|d)|milch\b|mehl\b|lait\b|leche\b|latte\b/iu, 'pantry'],
  [/schokolade|kekse|chocolat\b|galletas|cioccolat|biscotti|koekjes|czekolad|biscoito|pizza|鵝肉|披薩/iu, 'food'],
  [
    /\bbuch\b|roman\b|\blivre\b|\blibro\b|\bboek\b|ksi(?:ą|a)(?:ż|z)ka|livro|c(?:ó|o)digo d[oe]|l(?:é|e)gende d|bande dessin|taschenbuch/iu,
    'book',
  ],
  [
    /spielzeug|puppe|jouet|poup(?:é|e)e|juguete|mu(?:ñ|n)eca|giocattol|speelgoed|zabawk|brinquedo|juegos? de mesa|jeux? de soci(?:é|e)t(?:é|e)|gioc(?:o|hi) da tavolo|brettspiel|bordspel|jogos? de tabuleiro/iu,
    'toy',
  ],
  [/kinderwagen|windeln|poussette|couches|cochecito|pa(?:ñ|n)ales|passeggino|pannolini|luiers|w(?:ó|o)zek|fralda/iu, 'baby'],
  [
    /hundebett|hundefutter|katzen|croquettes|pour chien|pour chat|para perro|para gato|per cani|per gatti|hondenv|kattenv|dla psa|dla kota/iu,
    'pet',
  ],
  [/fahrrad|\bv(?:é|e)lo\b|bicicleta|bicicletta|fiets\b|rower\b/iu, 'cycling'],
  [
    /leseger|laptop|notebook|tastatur|ladeger|ladekabel|clavier|souris sans|chargeur|c(?:â|a)ble usb|ordinateur|teclado|rat(?:ó|o)n inal|cargador|port(?:á|a)til|tastiera|caricabatter|toetsenbord|klawiatura|(?:ł|l)adowarka|č(?:í|i)tačka/iu,
    'computing',
  ],
  [/kamera\b|appareil photo|c(?:á|a)mara|fotocamera|aparat fotograf/iu, 'camera'],
  [
    /brille\b|lunettes|gafas|occhiali|okulary|(?:ó|o)culos|leče|einlegesohlen|ulošci|orto?p|nahrungserg|compl(?:é|e)ment|suplement|integrator/iu,
    'health',
  ],
]
