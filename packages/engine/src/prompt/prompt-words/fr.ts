import { type PromptVocabulary } from './prompt-vocabulary.ts'

/** French. Add yours here. */
// oxfmt-ignore
export const fr: PromptVocabulary = {
  colors: {
    white: 'blanc, blanche, blancs, blanches', black: 'noir', red: 'rouge', blue: 'bleu', 'light blue': 'bleu clair, bleu ciel', 'dark blue': 'bleu fonce', navy: 'bleu marine', 'royal blue': 'bleu roi',
    green: 'vert', 'light green': 'vert clair', 'dark green': 'vert fonce', mint: 'vert menthe, menthe', olive: 'vert olive', sage: 'vert sauge', yellow: 'jaune', pink: 'rose', 'light pink': 'rose pale, rose clair',
    purple: 'violet, violette, pourpre', lavender: 'lavande', brown: 'marron, brun', beige: 'ecru', cream: 'creme', grey: 'gris', 'dark grey': 'gris fonce, gris anthracite', gold: 'dore, or',
    silver: 'argente, argent', turquoise: 'turquoise', burgundy: 'bordeaux', copper: 'cuivre, cuivre', mustard: 'moutarde', 'rose gold': 'or rose', ivory: 'ivoire', amber: 'ambre, ambree', peach: 'peche',
  },
  materials: {
    ceramic: 'ceramique', porcelain: 'porcelaine', stoneware: 'gres', clay: 'argile', terracotta: 'terre cuite', glass: 'verre', crystal: 'cristal', metal: 'metal, metallique', 'stainless steel': 'acier inoxydable, inox',
    steel: 'acier', aluminium: 'aluminium', brass: 'laiton', plastic: 'plastique', wooden: 'en bois', wood: 'bois', bamboo: 'bambou', fabric: 'tissu', cotton: 'coton', linen: 'lin',
    wool: 'laine', velvet: 'velours', leather: 'cuir', paper: 'papier', kraft: 'papier kraft', cardboard: 'carton', matte: 'mat, mate', glossy: 'brillant, brillante',
  },
  parts: {
    background: 'fond, fond de couleur, arriere-plan, arriere plan', 'transparent background': 'fond transparent, sans fond', 'gradient background': 'fond degrade', wall: 'mur, mur de couleur', cap: 'bouchon', lid: 'couvercle',
    handle: 'anse, poignee', strap: 'bandouliere, sangle', label: 'etiquette', base: 'socle', shade: 'abat-jour',
  },
  places: {
    table: 'table', 'wooden table': 'table en bois', marble: 'marbre', oak: 'chene', walnut: 'noyer', concrete: 'beton', terrazzo: 'granito', stone: 'pierre', sand: 'sable', beach: 'plage', desert: 'desert',
    sea: 'mer', water: 'eau', pool: 'piscine', leaves: 'feuilles, feuillage', plants: 'plantes', tropical: 'tropical, tropicale', garden: 'jardin', forest: 'foret', nature: 'nature', window: 'fenetre',
    room: 'piece, chambre', 'living room': 'salon', kitchen: 'cuisine', bathroom: 'salle de bain, salle de bains', desk: 'bureau', bed: 'lit', bedroom: 'chambre a coucher', street: 'rue', city: 'ville',
    'city lights': 'lumieres de la ville', restaurant: 'restaurant', studio: 'studio', podium: 'podium, piedestal', arch: 'arche, arcade', steps: 'marches, escalier', snow: 'neige', neon: 'neon',
    christmas: 'noel', party: 'fete', night: 'nuit', evening: 'soir, soiree', summer: 'ete', winter: 'hiver', autumn: 'automne', spring: 'printemps', breakfast: 'petit-dejeuner, petit dejeuner',
    home: 'maison', gift: 'cadeau', surface: 'surface', cloth: 'nappe', flowers: 'fleurs', shelf: 'etagere', counter: 'plan de travail',
  },
  manners: {
    'golden hour': 'heure doree', sunset: 'coucher de soleil, coucher du soleil', morning: 'matin, matinal, matinale', 'morning light': 'lumiere du matin, lumiere matinale', 'soft light': 'lumiere douce, lumiere tamisee',
    'warm light': 'lumiere chaude', warm: 'chaud, chaude, chaleureux, chaleureuse', cool: 'froid, froide', 'bright light': 'lumiere vive, lumineux, lumineuse', daylight: 'lumiere du jour', 'natural light': 'lumiere naturelle',
    'window light': 'lumiere de fenetre', dramatic: 'dramatique', dark: 'sombre', 'side light': 'lumiere laterale', 'studio light': 'lumiere de studio, eclairage de studio, eclairage studio', light: 'lumiere, eclairage',
    sunny: 'ensoleille, ensoleillee', sun: 'soleil', candlelight: 'lumiere de bougie', gradient: 'degrade', modern: 'moderne', vintage: 'ancien, ancienne', minimalist: 'minimaliste, epure, epuree', luxury: 'luxe, de luxe, luxueux, luxueuse',
    natural: 'naturel, naturelle', futuristic: 'futuriste', artistic: 'artistique', professional: 'professionnel, professionnelle', casual: 'decontracte, decontractee', elegant: 'elegant, elegante', playful: 'ludique',
    serious: 'serieux, serieuse', cheerful: 'joyeux, joyeuse, gai', calm: 'calme, paisible', energetic: 'energique, dynamique', mysterious: 'mysterieux, mysterieuse', dreamy: 'onirique, reveur, reveuse',
    bold: 'audacieux, audacieuse', rustic: 'rustique', cosy: 'chaleureux, cocooning', clean: 'propre', simple: 'simple', vibrant: 'vif, vive', colorful: 'colore, coloree', festive: 'festif, festive',
    'high quality': 'haute qualite', photo: 'photo, photographie, image', style: 'style, ambiance', product: 'produit', 'close-up': 'gros plan, tres gros plan', 'top view': 'vue de dessus, vue du dessus, vu de dessus, vue du haut, plongee verticale',
    'wide shot': 'plan large, plan d ensemble', 'low angle': 'contre-plongee, contre plongee', 'high angle': 'plongee', 'front view': 'vue de face, de face', large: 'grand, grande', small: 'petit, petite', round: 'rond, ronde',
  },
  turns: {
    on: 'sur', in: 'dans, en', before: 'devant', beside: 'a cote de, a cote d, pres de, pres d', by: 'parmi, entre', against: 'contre', under: 'sous', at: 'au, aux', and: 'et', with: 'avec', of: 'de, du, des, d',
    without: 'sans', for: 'pour, par', a: 'un, une', the: 'le, la, les, l', two: 'deux', three: 'trois', very: 'tres', to: 'a', its: 'son, sa, ses', my: 'mon, ma', one: 'ce, cette',
  },
}
