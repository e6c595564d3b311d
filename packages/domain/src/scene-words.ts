/**
 * The words by which prompts and scenes meet: the copy room writes `phrase` into its prompts, the studio reads `words` (and the phrase)
 * in anyone's prompt. A phrase follows the product's name: "Ceramic mug {phrase}, {light phrase}". Words are lower case, matched whole,
 * a trailing "s" is optional; earlier scenes win a tie. The studio's list of scenes is complete over these ids by type. Add yours here.
 */
export const sceneWords = {
  studio: {
    phrase: 'in a seamless studio',
    words: ['studio', 'seamless', 'plain', 'minimal', 'minimalist', 'clean', 'simple', 'catalogue', 'backdrop paper', 'cyclorama'],
  },
  glow: {
    phrase: 'against a softly glowing gradient backdrop',
    words: ['gradient', 'glow', 'glowing', 'halo', 'neon', 'tech', 'futuristic', 'spotlight', 'vibrant', 'bold'],
  },
  marble: {
    phrase: 'on a white marble surface',
    words: ['marble', 'bathroom', 'vanity', 'spa', 'luxury', 'luxurious', 'elegant', 'premium', 'countertop', 'counter'],
  },
  oak: {
    phrase: 'on a light oak table',
    words: [
      'oak',
      'wood',
      'wooden',
      'table',
      'desk',
      'kitchen',
      'birch',
      'ash',
      'pine',
      'scandinavian',
      'nordic',
      'home',
      'cosy',
      'cozy',
      'breakfast',
    ],
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
    words: ['arch', 'podium', 'pedestal', 'plinth', 'display stand', 'stage', 'pastel', 'playful', 'geometric', 'shapes', 'feminine'],
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
    words: [
      'leaf',
      'leaves',
      'palm',
      'tropical',
      'botanical',
      'plant',
      'garden',
      'foliage',
      'dappled',
      'jungle',
      'green',
      'forest',
      'nature',
    ],
  },
  window: {
    phrase: 'by a wall in window light',
    words: ['window', 'room', 'interior', 'living room', 'wall', 'blinds', 'curtain', 'lifestyle', 'sunlit', 'apartment', 'office'],
  },
  evening: {
    phrase: 'before blurred evening lights',
    words: [
      'evening',
      'night',
      'bokeh',
      'party',
      'lights',
      'festive',
      'christmas',
      'celebration',
      'restaurant',
      'city lights',
      'nightlife',
      'holidays',
    ],
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
