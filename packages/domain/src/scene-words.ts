/**
 * The words shared by prompts and scenes: the copywriter puts `phrase` into its prompts, the built-in engine finds `words` (and the phrase) in any
 * prompt. A phrase follows the product's name: "Ceramic mug {phrase}, {light phrase}". Words are lower case, matched whole, a trailing "s" is
 * optional; earlier scenes win a tie. The type of the engine's list of scenes requires every id here. Add yours here.
 */
export const sceneWords = {
  studio: {
    phrase: 'in a seamless studio',
    words: ['studio', 'seamless', 'plain', 'minimal', 'minimalist', 'clean', 'simple', 'catalogue', 'backdrop paper', 'cyclorama'],
  },
  glow: {
    phrase: 'against a softly glowing gradient backdrop',
    words: ['gradient', 'glow', 'glowing', 'halo', 'tech', 'futuristic', 'spotlight', 'vibrant', 'bold'],
  },
  marble: {
    phrase: 'on a white marble surface',
    words: ['marble', 'luxury', 'luxurious', 'elegant', 'premium'],
  },
  oak: {
    phrase: 'on a light oak table',
    words: ['oak', 'wood', 'wooden', 'table', 'birch', 'ash', 'pine', 'scandinavian', 'nordic', 'home', 'cosy', 'cozy'],
  },
  walnut: {
    phrase: 'on a dark walnut table',
    words: ['walnut', 'dark wood', 'mahogany', 'rustic', 'bar', 'whisky', 'vintage', 'classic', 'masculine', 'library', 'heritage'],
  },
  concrete: {
    phrase: 'on a polished concrete slab',
    words: ['concrete', 'cement', 'industrial', 'urban', 'street', 'loft', 'city', 'brutalist', 'modern', 'garage'],
  },
  linen: {
    phrase: 'on a soft linen cloth',
    words: [
      'linen',
      'cloth',
      'fabric',
      'textile',
      'cotton',
      'tablecloth',
      'bed',
      'bedroom',
      'blanket',
      'natural',
      'organic',
      'handmade',
      'soft',
    ],
  },
  arch: {
    phrase: 'on a round podium in front of an arch',
    words: ['arch', 'pastel', 'playful', 'geometric', 'shapes', 'feminine'],
  },
  terrazzo: {
    phrase: 'on a terrazzo top',
    words: ['terrazzo', 'retro', 'colorful', 'colourful', 'fresh', 'italian', 'cafe', 'café', 'speckled', 'confetti', 'fun'],
  },
  sand: {
    phrase: 'on rippled sand',
    words: ['sand', 'beach', 'desert', 'dune', 'summer', 'coast', 'coastal', 'holiday', 'vacation', 'seaside', 'outdoor', 'sun', 'travel'],
  },
  leaves: {
    phrase: 'before a wall with leaf shadows',
    words: ['leaf', 'leaves', 'palm', 'tropical', 'botanical', 'plant', 'foliage', 'dappled', 'jungle', 'green', 'forest', 'nature'],
  },
  window: {
    phrase: 'by a wall in window light',
    words: ['window', 'room', 'interior', 'living room', 'wall', 'blinds', 'curtain', 'lifestyle', 'sunlit', 'apartment'],
  },
  evening: {
    phrase: 'before blurred evening lights',
    words: ['evening', 'night', 'bokeh', 'party', 'lights', 'restaurant', 'city lights', 'nightlife'],
  },
  steps: {
    phrase: 'on pale stone steps',
    words: [
      'steps',
      'stair',
      'stairs',
      'stone',
      'limestone',
      'travertine',
      'block',
      'architecture',
      'architectural',
      'sculptural',
      'mediterranean',
      'greek',
    ],
  },
  water: {
    phrase: 'above calm rippling water',
    words: ['water', 'ripple', 'rippling', 'sea', 'ocean', 'lake', 'pool', 'splash', 'aqua', 'hydrating', 'refreshing', 'rain', 'wet'],
  },
  velvet: {
    phrase: 'on draped velvet',
    words: ['velvet', 'drape', 'draped', 'drapery', 'satin', 'silk', 'opulent', 'glamour', 'glamorous', 'theatre', 'curtain folds'],
  },
  podiums: {
    phrase: 'on round podiums of several heights',
    words: ['podium', 'pedestal', 'plinth', 'platform', 'display stand', 'stage', 'showcase', 'product launch'],
  },
  kitchen: {
    phrase: 'on a kitchen counter',
    words: [
      'kitchen',
      'kitchen table',
      'countertop',
      'counter',
      'worktop',
      'breakfast',
      'cooking',
      'baking',
      'brunch',
      'recipe',
      'butcher block',
    ],
  },
  bathroom: {
    phrase: 'on a bathroom shelf before tiles',
    words: [
      'bathroom',
      'bath',
      'vanity',
      'spa',
      'tile',
      'tiled',
      'shower',
      'sink',
      'washbasin',
      'towel',
      'self-care',
      'wellness',
      'grooming',
    ],
  },
  desk: {
    phrase: 'on a wooden desk',
    words: ['desk', 'office', 'workspace', 'workplace', 'home office', 'business', 'school', 'student', 'bookshelf', 'study'],
  },
  garden: {
    phrase: 'on a weathered garden table',
    words: [
      'garden',
      'garden table',
      'patio',
      'terrace',
      'picnic',
      'backyard',
      'balcony',
      'meadow',
      'spring',
      'slats',
      'weathered',
      'barbecue',
    ],
  },
  snow: {
    phrase: 'in fresh snow',
    words: ['snow', 'snowy', 'winter', 'ski', 'skiing', 'alpine', 'frost', 'frosty', 'arctic', 'ice rink'],
  },
  neon: {
    phrase: 'between neon tubes on a wet floor',
    words: ['neon', 'cyberpunk', 'synthwave', 'gaming', 'gamer', 'arcade', 'nightclub', 'vaporwave', 'neon lights'],
  },
  kraft: {
    phrase: 'on creased kraft paper',
    words: ['kraft', 'kraft paper', 'cardboard', 'craft', 'crafted', 'eco', 'sustainable', 'recycled', 'zero waste', 'parcel'],
  },
  festive: {
    phrase: 'among baubles and golden lights',
    words: ['festive', 'christmas', 'xmas', 'bauble', 'ornament', 'advent', 'holiday season', 'new year', 'celebration', 'yuletide'],
  },
} as const satisfies Record<string, { readonly phrase: string; readonly words: readonly string[] }>

export type SceneId = keyof typeof sceneWords

/** Kinds of light a prompt can ask for; `phrase` reads well after a comma. Words as in `sceneWords`. */
export const lightWords = {
  morning: { phrase: 'soft morning light', words: ['morning', 'soft light', 'gentle', 'airy', 'sunrise', 'dawn', 'daylight'] },
  golden: {
    phrase: 'warm golden-hour light',
    words: ['golden', 'golden-hour', 'golden hour', 'sunset', 'warm', 'autumn', 'dusk', 'candle', 'candlelight'],
  },
  cool: { phrase: 'cool daylight', words: ['cool', 'cold', 'overcast', 'winter', 'crisp', 'icy', 'moonlight', 'blue hour'] },
  bright: { phrase: 'bright even light', words: ['bright', 'even light', 'high-key', 'high key', 'sunny', 'noon', 'midday', 'cheerful'] },
  dramatic: {
    phrase: 'dramatic side light',
    words: ['dramatic', 'moody', 'dark', 'low-key', 'low key', 'contrast', 'side light', 'shadowy', 'mysterious', 'cinematic', 'black'],
  },
} as const satisfies Record<string, { readonly phrase: string; readonly words: readonly string[] }>

export type LightId = keyof typeof lightWords
