import { type PromptVocabulary } from './prompt-vocabulary.ts'

/** Italian. Add yours here. */
// oxfmt-ignore
export const it: PromptVocabulary = {
  colors: {
    white: 'bianco, bianchi, bianche', black: 'nero', red: 'rosso', blue: 'blu, azzurro', 'light blue': 'azzurro chiaro, celeste', 'dark blue': 'blu scuro', navy: 'blu navy, blu notte', green: 'verde', 'light green': 'verde chiaro', 'dark green': 'verde scuro', mint: 'verde menta, menta', olive: 'verde oliva', sage: 'verde salvia, salvia',
    yellow: 'giallo', orange: 'arancione', pink: 'rosa', 'light pink': 'rosa chiaro, rosa pallido', purple: 'viola', lavender: 'lavanda', lilac: 'lilla', brown: 'marrone', cream: 'crema, color crema, panna', grey: 'grigio, grigi, grigie', 'dark grey': 'grigio scuro, antracite', gold: 'dorato, oro, d oro', silver: 'argento, argentato',
    turquoise: 'turchese', burgundy: 'bordeaux, bordo', copper: 'rame', bronze: 'bronzo', mustard: 'senape', 'rose gold': 'oro rosa', ivory: 'avorio', amber: 'ambra, ambrato', peach: 'pesca', beige: 'beige',
  },
  materials: {
    ceramic: 'ceramica', porcelain: 'porcellana', stoneware: 'gres', clay: 'argilla', terracotta: 'terracotta', glass: 'vetro', crystal: 'cristallo', metal: 'metallo, metallico', 'stainless steel': 'acciaio inossidabile, acciaio inox', steel: 'acciaio', aluminium: 'alluminio', brass: 'ottone', plastic: 'plastica',
    wood: 'legno', wooden: 'di legno, in legno', bamboo: 'bambu', fabric: 'tessuto, stoffa', cotton: 'cotone', linen: 'lino', wool: 'lana', velvet: 'velluto', leather: 'pelle, cuoio', paper: 'carta', kraft: 'carta kraft', cardboard: 'cartone', matte: 'opaco', glossy: 'lucido',
  },
  parts: {
    background: 'sfondo, fondo, sfondo di colore', 'transparent background': 'sfondo trasparente, senza sfondo', 'gradient background': 'sfondo sfumato, sfondo gradiente', wall: 'parete, muro', cap: 'tappo', lid: 'coperchio', handle: 'manico', strap: 'tracolla, cinturino', label: 'etichetta', base: 'base', shade: 'paralume',
  },
  places: {
    table: 'tavolo, tavola', 'wooden table': 'tavolo di legno, tavolo in legno', marble: 'marmo', oak: 'quercia, rovere', walnut: 'noce', concrete: 'cemento, calcestruzzo', terrazzo: 'terrazzo', stone: 'pietra', sand: 'sabbia', beach: 'spiaggia', desert: 'deserto', sea: 'mare', water: 'acqua', pool: 'piscina', lake: 'lago',
    leaves: 'foglie, fogliame', plants: 'piante', tropical: 'tropicale', garden: 'giardino', forest: 'bosco, foresta', nature: 'natura', window: 'finestra', room: 'stanza', 'living room': 'soggiorno, salotto', kitchen: 'cucina', bathroom: 'bagno', desk: 'scrivania', office: 'ufficio', bed: 'letto', bedroom: 'camera da letto',
    street: 'strada', city: 'citta', 'city lights': 'luci della citta', restaurant: 'ristorante', studio: 'studio', podium: 'podio, piedistallo', arch: 'arco', steps: 'gradini, scale', snow: 'neve', neon: 'neon', christmas: 'natale, natalizio', party: 'festa', night: 'notte', evening: 'sera, serata', summer: 'estate, estivo', winter: 'inverno',
    autumn: 'autunno', spring: 'primavera', breakfast: 'colazione', home: 'casa', gift: 'regalo', surface: 'superficie, ripiano', cloth: 'tovaglia, telo', flowers: 'fiori', shelf: 'mensola',
  },
  manners: {
    'golden hour': 'ora d oro, ora dorata', sunset: 'tramonto', morning: 'mattina, mattino', 'morning light': 'luce del mattino, luce mattutina', 'soft light': 'luce morbida, luce soffusa, luce delicata', 'warm light': 'luce calda', warm: 'caldo', cool: 'freddo', 'bright light': 'luce intensa, luce brillante, luminoso', daylight: 'luce del giorno, luce diurna',
    'natural light': 'luce naturale', 'window light': 'luce della finestra, luce di finestra', dramatic: 'drammatico, drammatica', dark: 'scuro, buio', 'side light': 'luce laterale', 'studio light': 'luce da studio, luci da studio', light: 'luce, illuminazione', sunny: 'soleggiato', sun: 'sole', candlelight: 'lume di candela', gradient: 'sfumatura, sfumato', modern: 'moderno', vintage: 'antico',
    minimalist: 'minimalista, minimale, essenziale', luxury: 'lusso, di lusso, lussuoso', natural: 'naturale', futuristic: 'futuristico', artistic: 'artistico', professional: 'professionale', casual: 'informale', elegant: 'elegante', playful: 'giocoso', serious: 'serio', cheerful: 'allegro', calm: 'calmo, tranquillo, sereno', energetic: 'energico',
    mysterious: 'misterioso', dreamy: 'onirico, sognante', bold: 'audace', rustic: 'rustico', cosy: 'accogliente', clean: 'pulito', simple: 'semplice', vibrant: 'vivace', colorful: 'colorato', festive: 'festivo', industrial: 'industriale', 'high quality': 'alta qualita', photo: 'foto, fotografia, immagine', style: 'stile, atmosfera', product: 'prodotto',
    'close-up': 'primo piano, primissimo piano', 'top view': 'vista dall alto, dall alto', 'wide shot': 'campo lungo, inquadratura ampia', 'low angle': 'dal basso', 'front view': 'vista frontale, di fronte', large: 'grande', small: 'piccolo', round: 'rotondo',
  },
  turns: {
    on: 'su, sul, sulla, sullo, sui, sulle, sugli, sopra', in: 'in, nel, nella, nello, nei, nelle, dentro', before: 'davanti a, davanti al, davanti alla', beside: 'accanto a, accanto al, accanto alla, vicino a', by: 'tra, fra', against: 'contro', under: 'sotto', and: 'e, ed', with: 'con', of: 'di, del, della, dello, dei, delle, d, da, dell',
    without: 'senza', for: 'per', a: 'un, una, uno', the: 'il, lo, la, i, gli, le, l', two: 'due', three: 'tre', very: 'molto', at: 'al, alla, all, allo', to: 'a', its: 'suo, sua', my: 'mio, mia',
  },
}
