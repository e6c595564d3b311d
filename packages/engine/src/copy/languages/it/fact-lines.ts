import { type FactLine } from '../phrasebook.ts'

/** A fact's words, whole. */
const says = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu')

/** Sentences that speak of washing in a machine. */
const inMachine = says('lavatrice')
const inDishwasher = says('lavastoviglie')

/**
 * Italian phrases that draw a point from something the page states. The headline plays on the fact and claims nothing beyond it; the description
 * then states the fact. An empty opening leaves the description to the facts. Add yours here.
 */
export const italianFactLines: readonly FactLine[] = [
  // Care
  { fact: inDishwasher, angle: 'benefit', groups: ['drinkware'], phrase: ['Caffè bevuto, tazza via', ''] },
  { fact: inDishwasher, angle: 'problem', groups: ['drinkware', 'storage'], phrase: ['Chi lava a mano?', 'Stavolta nessuno.'] },
  { fact: inDishwasher, angle: 'benefit', groups: ['cookware', 'tableware', 'appliance'], phrase: ['Si cena, poi lavastoviglie', ''] },
  {
    fact: inDishwasher,
    angle: 'problem',
    groups: ['cookware', 'tableware', 'appliance'],
    phrase: ['Tu cucini, e chi lava?', 'Ci pensa la macchina.'],
  },
  { fact: inMachine, angle: 'benefit', groups: ['clothing', 'sportswear'], phrase: ['Metti, lava, rimetti', ''] },
  {
    fact: inMachine,
    angle: 'problem',
    groups: ['furniture', 'bedding', 'decor', 'pet', 'baby', 'bag', 'footwear', 'bath'],
    phrase: ['Qualcosa si rovescia?', 'Succede. Poi c’è il bucato.'],
  },
  {
    fact: says('sfoderabil[ei]|(?:fodera|rivestimento|federa|copertura) (?:rimovibile|removibile|estraibile|sfoderabile)'),
    angle: 'benefit',
    groups: ['furniture', 'decor', 'pet', 'bedding', 'baby'],
    phrase: ['Via la fodera, poi di nuovo', ''],
  },
  // Drink and kitchen
  {
    fact: says('a mano|al tornio|artigianal[ei]|soffiato'),
    angle: 'brand',
    groups: ['drinkware', 'tableware', 'decor', 'lighting', 'cookware'],
    phrase: ['Qui ci sono state due mani', ''],
  },
  { fact: says('cald[oaie]'), angle: 'benefit', groups: ['drinkware'], phrase: ['Colazione con calma', ''] },
  {
    fact: says('cald[oaie][^.]{0,40} ore|doppia parete|isolamento termico'),
    angle: 'problem',
    groups: ['drinkware'],
    phrase: ['Caffè già freddo?', ''],
  },
  { fact: says('fredd[oaie]'), angle: 'benefit', groups: ['drinkware'], phrase: ['Freddo, quando serve freddo', ''] },
  {
    fact: says('tenuta stagna|ermetic[ao]|a prova di (?:perdite|fuoriuscite)|antigoccia'),
    angle: 'problem',
    groups: ['drinkware', 'storage', 'bag'],
    phrase: ['Di nuovo la borsa bagnata?', ''],
  },
  { fact: says('induzione'), angle: 'question', groups: ['cookware'], phrase: ['Fornello nuovo in cucina?', ''] },
  { fact: says('ghisa'), angle: 'benefit', groups: ['cookware'], phrase: ['La ghisa non ha fretta', ''] },
  { fact: says('antiaderent[ei]'), angle: 'problem', groups: ['cookware', 'appliance'], phrase: ['L’uovo non si stacca?', ''] },
  { fact: says('forno'), angle: 'benefit', groups: ['cookware', 'tableware'], phrase: ['Dal forno alla tavola', ''] },
  { fact: says('microonde'), angle: 'how-to', groups: ['drinkware', 'tableware', 'storage'], phrase: ['Come scaldare gli avanzi', ''] },
  {
    fact: says('impilabil[ei]|da impilare|si impila(?:no)?'),
    angle: 'problem',
    groups: ['drinkware', 'tableware', 'storage', 'furniture', 'cookware'],
    phrase: ['Credenza senza più posto?', ''],
  },
  { fact: says('coperchio'), angle: 'how-to', groups: ['cookware', 'storage'], phrase: ['Come salvare la cena', 'Metti il coperchio.'] },
  // Home
  {
    fact: says('dimmerabil[ei]|dimmer|intensità regolabile'),
    angle: 'question',
    groups: ['lighting'],
    phrase: ['Stasera, piena o bassa?', ''],
  },
  {
    fact: says('dimmerabil[ei]|dimmer|intensità regolabile'),
    angle: 'benefit',
    groups: ['lighting', 'decor'],
    phrase: ['Piena, poi sempre più bassa', ''],
  },
  { fact: says('luce (?:bianca )?calda|bianco caldo'), angle: 'benefit', groups: ['lighting'], phrase: ['Spegni la luce grande', ''] },
  { fact: says('paralume[^.]{0,20} lino|lino'), angle: 'brand', groups: ['lighting'], phrase: ['Luce attraverso il lino', ''] },
  {
    fact: /^(?!.*(?:impiallacciat|laminat|effetto|truciolare|mdf)).*(?:massello|rovere|legno di (?:noce|faggio|pino)|legno massiccio)/iu,
    angle: 'benefit',
    groups: ['furniture', 'storage', 'lighting', 'decor', 'music'],
    phrase: ['Legno, con le sue venature', ''],
  },
  {
    fact: says('(?:\\d+|due|tre|quattro|sei|otto) posti|per \\d+ persone'),
    angle: 'question',
    groups: ['furniture', 'garden'],
    phrase: ['Chi viene stasera?', 'Il posto c’è.'],
  },
  { fact: says('sedut[ae] profond[ae]|profond[oa]'), angle: 'benefit', groups: ['furniture'], phrase: ['Siediti. Sprofonda. Resta.', ''] },
  { fact: says('lino'), angle: 'benefit', groups: ['decor', 'bedding', 'bath', 'tableware'], phrase: ['Lino e una domenica lenta', ''] },
  { fact: says('piume?|piumino'), angle: 'benefit', groups: ['decor', 'bedding'], phrase: ['Appoggiati alle piume', ''] },
  {
    fact: says('(?:zip|cerniera) (?:nascosta|invisibile)'),
    angle: 'benefit',
    groups: ['decor', 'bedding'],
    phrase: ['Zip? Quale zip?', ''],
  },
  { fact: says('cotone'), angle: 'benefit', groups: ['bedding', 'bath'], phrase: ['Cotone sulla pelle', ''] },
  { fact: says('memory(?: foam)?'), angle: 'benefit', groups: ['pet'], phrase: ['Due giri, giù, un sospiro', ''] },
  { fact: says('HEPA'), angle: 'benefit', groups: ['climate', 'cleaning'], phrase: ['Un filtro con da fare', ''] },
  {
    fact: /(?<!\p{L})\d+ ?dB(?!\p{L})|silenzios/iu,
    angle: 'problem',
    groups: ['climate', 'appliance', 'cleaning'],
    phrase: ['Troppo rumore in casa?', ''],
  },
  {
    fact: says('senza (?:filo|cavo)|con una carica'),
    angle: 'benefit',
    groups: ['cleaning'],
    phrase: ['Di stanza in stanza', ''],
  },
  {
    fact: says('timer'),
    angle: 'how-to',
    groups: ['climate', 'appliance', 'lighting'],
    phrase: ['Come non pensarci più', 'Imposta l’ora.'],
  },
  { fact: says('cassetti'), angle: 'problem', groups: ['furniture', 'storage'], phrase: ['E i calzini, dove?', ''] },
  {
    fact: says('altezza regolabile|regolabil[ei] in altezza'),
    angle: 'question',
    groups: ['furniture', 'computing'],
    phrase: ['In piedi o sulla sedia?', ''],
  },
  {
    fact: says('montaggio facile|senza attrezzi'),
    angle: 'how-to',
    groups: ['furniture', 'storage'],
    phrase: ['Come montare senza litigi', ''],
  },
  { fact: says("cera di soia|cera d[’']api"), angle: 'benefit', groups: ['decor'], phrase: ['Un fiammifero, poi silenzio', ''] },
  { fact: says('combustione'), angle: 'question', groups: ['decor'], phrase: ['Quante sere dura?', 'Conta le ore.'] },
  // Tech
  {
    fact: says('ore di (?:autonomia|musica|ascolto|batteria)'),
    angle: 'benefit',
    groups: ['audio'],
    phrase: ['Un album, poi un altro', ''],
  },
  { fact: says('ore[^.]{0,20} di autonomia|autonomia[^.]{0,30} ore'), angle: 'problem', phrase: ['Batteria di nuovo scarica?', ''] },
  {
    fact: says('pieghevol[ei]|ripiegabil[ei]|si (?:ri)?piega(?:no)?|richiudibil[ei]'),
    angle: 'how-to',
    groups: ['audio', 'furniture', 'cycling', 'camera', 'baby', 'outdoors', 'fitness'],
    phrase: ['Come occupare meno posto', 'Prima si piega.'],
  },
  {
    fact: says('cancellazione (?:attiva )?del rumore|riduzione (?:attiva )?del rumore'),
    angle: 'problem',
    groups: ['audio'],
    phrase: ['Il treno fa rumore?', 'Abbassa il treno.'],
  },
  {
    fact: says('bluetooth|wireless|senza fili'),
    angle: 'problem',
    groups: ['audio', 'computing', 'gaming'],
    phrase: ['Ancora nodi nel cavo?', ''],
  },
  { fact: says('\\d+ porte|usb|hdmi'), angle: 'problem', groups: ['computing'], phrase: ['Una porta, cinque cavi?', ''] },
  {
    fact: says('ricarica (?:rapida|veloce)|ricarica in \\d+ minuti'),
    angle: 'how-to',
    phrase: ['Come ripartire in fretta', 'Il tempo di un caffè e la spina.'],
  },
  {
    fact: says('visione notturna'),
    angle: 'benefit',
    groups: ['security', 'camera', 'outdoors', 'baby'],
    phrase: ['Vede anche al buio', ''],
  },
  { fact: says('audio bidirezionale'), angle: 'question', groups: ['security', 'pet', 'baby'], phrase: ['Vuoi rispondere?', ''] },
  { fact: says('moviment[oi]'), angle: 'problem', groups: ['security'], phrase: ['Si è mosso qualcosa?', ''] },
  // Wear and carry
  { fact: says('tasche'), angle: 'benefit', groups: ['clothing', 'sportswear'], phrase: ['Sì, ci sono le tasche', ''] },
  { fact: says('tasc(?:a|he)(?: intern[ae])?|scomparti'), angle: 'problem', groups: ['bag'], phrase: ['Chiavi in fondo a tutto?', ''] },
  { fact: says('tracolla'), angle: 'how-to', groups: ['bag'], phrase: ['Come avere le mani libere', 'Sulla spalla.'] },
  { fact: says('portatile|laptop|pc'), angle: 'question', groups: ['bag'], phrase: ['Ufficio o tavolino del bar?', ''] },
  { fact: says('tela'), angle: 'benefit', groups: ['bag'], phrase: ['Dentro tutto il mercato', ''] },
  { fact: says('lino'), angle: 'question', groups: ['clothing'], phrase: ['Troppo caldo per il resto?', 'È tempo di lino.'] },
  {
    fact: says('merino|lana|cashmere'),
    angle: 'benefit',
    groups: ['clothing', 'sportswear', 'footwear'],
    phrase: ['Lana, vicino alla pelle', ''],
  },
  {
    fact: says('suol[ae] (?:in gomma|scolpit[ae]|antiscivolo)|antiscivolo|gomma'),
    angle: 'question',
    groups: ['footwear'],
    phrase: ['Marciapiede bagnato?', ''],
  },
  {
    fact: says('traspirant[ei]'),
    angle: 'benefit',
    groups: ['footwear', 'sportswear', 'clothing'],
    phrase: ['Un po’ d’aria, finalmente', ''],
  },
  {
    fact: says('ammortizza\\p{L}+|memory(?: foam)?|soletta'),
    angle: 'benefit',
    groups: ['footwear'],
    phrase: ['Giornata lunga, passo lento', ''],
  },
  {
    fact: says("impermeabil[ei]|a prova d[’']acqua|resistent[ei] all[’']acqua|resistenza all[’']acqua|idrorepellent[ei]"),
    angle: 'problem',
    groups: ['clothing', 'footwear', 'bag', 'outdoors', 'sportswear', 'watch', 'car', 'audio'],
    phrase: ['Arrivano nuvole?', ''],
  },
  {
    fact: says('antivento|cappuccio'),
    angle: 'question',
    groups: ['clothing', 'sportswear', 'outdoors'],
    phrase: ['Che tempo fa là fuori?', ''],
  },
  {
    fact: says('pelle pieno fiore|vera pelle|cuoio|in pelle(?! (?:sintetica|vegana|ecologica))|pelle (?:bovina|conciata|nappa)'),
    angle: 'brand',
    groups: ['bag', 'footwear'],
    phrase: ['Profumo di pelle', ''],
  },
  { fact: says('oro'), angle: 'benefit', groups: ['jewelry'], phrase: ['Un po’ d’oro, ogni giorno', ''] },
  { fact: says('argento'), angle: 'benefit', groups: ['jewelry'], phrase: ['Argento, anche di lunedì', ''] },
  // Care of oneself
  { fact: says('gocc(?:e|ia)'), angle: 'how-to', groups: ['skincare', 'hair', 'health'], phrase: ['Quanto ne serve?', ''] },
  {
    fact: says('senza profum[oi]|senza fragranz[ae]'),
    angle: 'question',
    groups: ['skincare', 'soap', 'hair', 'cleaning', 'baby'],
    phrase: ['Meglio senza profumo?', ''],
  },
  { fact: says('acido ialuronico|vitamina C|aloe'), angle: 'how-to', groups: ['skincare'], phrase: ['Come leggere l’etichetta', ''] },
  {
    fact: says('profuma di|profumo di|not[ae] di|al profumo di'),
    angle: 'question',
    groups: ['soap', 'decor', 'fragrance', 'skincare'],
    phrase: ['Di che cosa profuma?', ''],
  },
  {
    fact: says('stagionat[oaie]|invecchiat[oaie]|maturat[oaie]'),
    angle: 'brand',
    groups: ['soap', 'spirits', 'food'],
    phrase: ['Il tempo fa la sua parte', ''],
  },
  // Eat and drink
  {
    fact: says('not[ae] di|sa di|sapore di|sentori di'),
    angle: 'question',
    groups: ['drink', 'spirits', 'food', 'pantry'],
    phrase: ['Che cosa senti per primo?', ''],
  },
  { fact: says('tostat[oaie]|tostatura|in grani'), angle: 'benefit', groups: ['drink'], phrase: ['Il profumo arriva di là', ''] },
  { fact: says('in grani'), angle: 'how-to', groups: ['drink'], phrase: ['Come svegliare la cucina', 'Si macina, e via.'] },
  {
    fact: says('senza zuccher[oi](?: aggiunt[oi])?'),
    angle: 'question',
    groups: ['food', 'drink', 'pantry'],
    phrase: ['Dolce abbastanza?', ''],
  },
  { fact: says('bott[ei]|barriques?|rovere'), angle: 'benefit', groups: ['spirits'], phrase: ['Legno, buio, silenzio', ''] },
  // Read, play, go out
  { fact: says('\\d+ ricette'), angle: 'question', groups: ['book'], phrase: ['Da che ricetta si parte?', ''] },
  {
    fact: says('\\d[\\d.]* (?:pezzi|tessere)|mille pezzi'),
    angle: 'benefit',
    groups: ['toy', 'party'],
    phrase: ['Sgombra il tavolo grande', ''],
  },
  {
    fact: says('(?:confezione|scatola) regalo'),
    angle: 'audience',
    groups: ['toy', 'jewelry', 'skincare', 'food', 'spirits'],
    phrase: ['Manca solo il biglietto', ''],
  },
  { fact: says('copertina rigida|\\d+ pagine'), angle: 'benefit', groups: ['book'], phrase: ['Da tenere sulle ginocchia', ''] },
  { fact: says('per \\d+ persone|\\d posti'), angle: 'question', groups: ['outdoors'], phrase: ['In quanti si parte?', ''] },
  { fact: says('cestino|portapacchi'), angle: 'benefit', groups: ['cycling'], phrase: ['La spesa viaggia davanti', ''] },
  { fact: says('velocità|marce|rapporti'), angle: 'question', groups: ['cycling'], phrase: ['Salita, tornando a casa?', ''] },
  { fact: says('luce LED|luci LED|LED'), angle: 'problem', groups: ['tools'], phrase: ['Buio sotto il lavello?', ''] },
  {
    fact: says('due batterie|2 batterie'),
    angle: 'how-to',
    groups: ['tools', 'garden'],
    phrase: ['Come non fermarsi', 'Una lavora, l’altra si carica.'],
  },
  { fact: says('busta'), angle: 'benefit', groups: ['stationery', 'party'], phrase: ['Scrivi, chiudi, spedisci', ''] },
  { fact: says('lezion[ei]'), angle: 'benefit', groups: ['service', 'book', 'music'], phrase: ['Si parte dalla lezione uno', ''] },
]
