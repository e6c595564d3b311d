import { type PromptVocabulary } from './prompt-vocabulary.ts'

/** Dutch. Add yours here. Compounds are taken apart: "keramiekmok", "marmerblad". */
// oxfmt-ignore
export const nl: PromptVocabulary = {
  colors: {
    white: 'wit, witte', black: 'zwart', red: 'rood, rode', blue: 'blauw', 'light blue': 'lichtblauw, hemelsblauw', 'dark blue': 'donkerblauw', navy: 'marineblauw', green: 'groen', 'light green': 'lichtgroen', 'dark green': 'donkergroen', mint: 'mintgroen, munt',
    olive: 'olijfgroen', sage: 'saliegroen', yellow: 'geel, gele', orange: 'oranje', pink: 'roze', 'light pink': 'lichtroze, zachtroze', purple: 'paars, paarse', lavender: 'lavendel', brown: 'bruin', cream: 'creme, roomwit', grey: 'grijs, grijze', 'dark grey': 'donkergrijs, donkergrijze, antraciet',
    gold: 'goud, gouden, goudkleurig', silver: 'zilver, zilveren, zilverkleurig', burgundy: 'bordeauxrood, wijnrood', copper: 'koper, koperen', bronze: 'bronzen', mustard: 'mosterdgeel, okergeel', 'rose gold': 'roségoud, rosegoud', ivory: 'ivoor', amber: 'amberkleurig', peach: 'perzik', turquoise: 'turkoois, turquoise',
  },
  materials: {
    ceramic: 'keramiek, keramische, keramisch', porcelain: 'porselein, porseleinen', stoneware: 'aardewerk, steengoed', clay: 'klei', glass: 'glas, glazen', crystal: 'kristal', metal: 'metaal, metalen', 'stainless steel': 'roestvrij staal, rvs, roestvrijstaal', steel: 'staal, stalen', brass: 'messing',
    plastic: 'kunststof', wood: 'hout', wooden: 'houten', bamboo: 'bamboe', fabric: 'stof, stoffen', cotton: 'katoen, katoenen', linen: 'linnen', wool: 'wol, wollen', velvet: 'fluweel, fluwelen', leather: 'leer, leren, lederen', paper: 'papier, papieren', kraft: 'kraftpapier',
    cardboard: 'karton, kartonnen', matte: 'mat, matte', glossy: 'glanzend', aluminium: 'aluminium',
  },
  parts: {
    background: 'achtergrond', 'transparent background': 'transparante achtergrond, zonder achtergrond', 'gradient background': 'verloop als achtergrond, kleurverloop als achtergrond', wall: 'muur, wand', cap: 'dop', lid: 'deksel', handle: 'oor, handvat, hengsel', strap: 'riem', label: 'etiket',
    base: 'voet, sokkel', shade: 'kap',
  },
  places: {
    table: 'tafel', marble: 'marmer, marmeren', oak: 'eik, eiken, eikenhout, eikenhouten', walnut: 'walnoot, notenhout, notenhouten', concrete: 'beton, betonnen', terrazzo: 'terrazzo', stone: 'steen, stenen', sand: 'zand', beach: 'strand', desert: 'woestijn', sea: 'zee', water: 'water',
    pool: 'zwembad', lake: 'meer', leaves: 'bladeren', plants: 'planten', tropical: 'tropisch, tropische', garden: 'tuin', forest: 'bos', nature: 'natuur', window: 'raam, venster', room: 'kamer', 'living room': 'woonkamer', kitchen: 'keuken', bathroom: 'badkamer', desk: 'bureau', office: 'kantoor',
    bed: 'bed', bedroom: 'slaapkamer', street: 'straat', city: 'stad', 'city lights': 'stadslichten, lichtjes van de stad', podium: 'podium, voetstuk', arch: 'boog', steps: 'treden, trap', snow: 'sneeuw', neon: 'neonlicht', christmas: 'kerst, kerstmis', party: 'feest', night: 'nacht',
    evening: 'avond, avonds', summer: 'zomer, zomers, zomerse', winter: 'winters, winterse', autumn: 'herfst', spring: 'lente', breakfast: 'ontbijt', home: 'thuis, huis', gift: 'cadeau', surface: 'oppervlak, ondergrond, blad', cloth: 'doek, tafelkleed', counter: 'aanrecht, werkblad', flowers: 'bloemen', shelf: 'plank',
    studio: 'fotostudio, studio',
  },
  manners: {
    'golden hour': 'gouden uur, gouden uurtje', sunset: 'zonsondergang, avondzon', morning: 'ochtend, s ochtends', 'morning light': 'ochtendlicht, ochtendzon', 'soft light': 'zacht licht, zachte licht', soft: 'zacht', warm: 'warm', 'warm light': 'warm licht', cool: 'koel, koud', 'bright light': 'fel licht, helder licht', bright: 'helder',
    daylight: 'daglicht', 'natural light': 'natuurlijk licht', 'window light': 'raamlicht', dramatic: 'dramatisch', dark: 'donker', 'side light': 'zijlicht', 'studio light': 'studiolicht, studioverlichting', light: 'licht, verlichting, belichting', sunny: 'zonnig', sun: 'zon', candlelight: 'kaarslicht', gradient: 'kleurverloop, verloop',
    modern: 'modern', vintage: 'ouderwets', minimalist: 'minimalistisch, strak, strakke', luxury: 'luxe, luxueus, luxueuze', natural: 'natuurlijk', futuristic: 'futuristisch', artistic: 'artistiek', professional: 'professioneel, professionele', casual: 'informeel, nonchalant', elegant: 'elegant, stijlvol, stijlvolle', playful: 'speels, speelse',
    serious: 'serieus, serieuze', cheerful: 'vrolijk', calm: 'rustig, kalm', energetic: 'energiek', mysterious: 'mysterieus, mysterieuze', dreamy: 'dromerig', bold: 'gedurfd', rustic: 'rustiek, landelijk', cosy: 'gezellig', clean: 'schoon, schone', simple: 'eenvoudig', vibrant: 'levendig', colorful: 'kleurrijk', festive: 'feestelijk',
    industrial: 'industrieel, industriele', 'high quality': 'hoge kwaliteit', photo: 'foto, afbeelding, fotografie, productfoto', style: 'stijl, sfeer', product: 'product', 'close-up': 'close-up, detailopname', 'top view': 'bovenaanzicht, van bovenaf, van boven', 'wide shot': 'totaalbeeld, groothoek', 'low angle': 'kikkerperspectief, van onderaf, laag standpunt',
    'high angle': 'schuin van boven', 'front view': 'vooraanzicht', large: 'groot, grote', small: 'klein', round: 'rond',
  },
  turns: {
    on: 'op', in: 'in', before: 'voor een, voor de', beside: 'naast', by: 'bij, tussen, aan', against: 'tegen', under: 'onder', over: 'boven', and: 'en', with: 'met', of: 'van, uit', without: 'zonder', for: 'voor, om', a: 'een', the: 'de, het', two: 'twee', three: 'drie', very: 'heel, zeer', to: 'te, naar', its: 'zijn', my: 'mijn',
  },
}
