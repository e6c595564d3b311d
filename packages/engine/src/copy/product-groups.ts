import { type SceneId } from '@adloom/domain/scene-words.ts'

/** Where a thing is used; what an audience's day has to do with it depends on this. */
export type Setting = 'home' | 'kitchen' | 'wear' | 'care' | 'desk' | 'out' | 'play' | 'work' | 'any'

interface ProductGroupRow {
  readonly setting: Setting
  /** Whether looks decide: only then does copy speak of style, decor or "modern". */
  readonly looks: boolean
  /** Scenes that suit the product, best first; five at least. */
  readonly scenes: readonly SceneId[]
}

const indoors = ['oak', 'window', 'studio', 'linen', 'arch', 'leaves', 'podiums'] as const
const tech = ['studio', 'glow', 'concrete', 'desk', 'neon', 'podiums', 'steps'] as const
const worn = ['studio', 'concrete', 'steps', 'linen', 'window', 'arch', 'kraft'] as const
const care = ['marble', 'bathroom', 'water', 'leaves', 'podiums', 'linen', 'steps'] as const
const eaten = ['kitchen', 'linen', 'terrazzo', 'marble', 'garden', 'kraft', 'walnut'] as const
const rough = ['concrete', 'walnut', 'studio', 'steps', 'garden', 'kraft', 'sand'] as const

/**
 * Kinds of product that are talked about alike. Add yours here; every phrasebook is then asked for it by type.
 * `general` is for what nobody recognises, `service` for what is no thing.
 */
export const productGroups = {
  drinkware: { setting: 'kitchen', looks: true, scenes: ['kitchen', 'linen', 'terrazzo', 'window', 'garden', 'marble', 'desk'] },
  cookware: { setting: 'kitchen', looks: true, scenes: ['kitchen', 'marble', 'walnut', 'concrete', 'terrazzo', 'linen'] },
  tableware: { setting: 'kitchen', looks: true, scenes: ['linen', 'kitchen', 'marble', 'terrazzo', 'garden', 'evening'] },
  appliance: { setting: 'kitchen', looks: false, scenes: ['kitchen', 'marble', 'studio', 'terrazzo', 'window', 'concrete'] },
  furniture: { setting: 'home', looks: true, scenes: ['window', 'studio', 'arch', 'concrete', 'leaves', 'oak'] },
  storage: { setting: 'home', looks: true, scenes: ['window', 'oak', 'studio', 'podiums', 'concrete', 'kraft'] },
  lighting: { setting: 'home', looks: true, scenes: ['window', 'walnut', 'evening', 'desk', 'concrete', 'arch'] },
  bedding: { setting: 'home', looks: true, scenes: ['linen', 'window', 'oak', 'arch', 'leaves', 'velvet'] },
  bath: { setting: 'care', looks: true, scenes: ['bathroom', 'marble', 'linen', 'water', 'steps', 'leaves'] },
  decor: { setting: 'home', looks: true, scenes: ['window', 'oak', 'podiums', 'linen', 'steps', 'leaves', 'velvet'] },
  climate: { setting: 'home', looks: false, scenes: ['window', 'oak', 'studio', 'leaves', 'glow', 'linen'] },
  cleaning: { setting: 'any', looks: false, scenes: ['bathroom', 'studio', 'kitchen', 'window', 'water', 'marble'] },
  garden: { setting: 'any', looks: false, scenes: ['garden', 'leaves', 'steps', 'sand', 'concrete', 'kraft'] },
  tools: { setting: 'any', looks: false, scenes: rough },
  car: { setting: 'any', looks: false, scenes: ['concrete', 'studio', 'steps', 'glow', 'evening', 'neon'] },
  audio: { setting: 'any', looks: false, scenes: ['glow', 'studio', 'neon', 'concrete', 'walnut', 'desk', 'evening'] },
  recording: { setting: 'any', looks: false, scenes: ['glow', 'studio', 'walnut', 'concrete', 'desk', 'neon'] },
  camera: { setting: 'any', looks: false, scenes: tech },
  security: { setting: 'any', looks: false, scenes: ['window', 'oak', 'studio', 'concrete', 'glow', 'steps'] },
  smartHome: { setting: 'home', looks: false, scenes: ['oak', 'window', 'studio', 'glow', 'marble', 'walnut'] },
  computing: { setting: 'desk', looks: false, scenes: ['desk', 'studio', 'glow', 'concrete', 'walnut', 'neon', 'window'] },
  gaming: { setting: 'play', looks: false, scenes: ['neon', 'glow', 'desk', 'studio', 'evening', 'concrete'] },
  watch: { setting: 'wear', looks: true, scenes: ['walnut', 'concrete', 'marble', 'velvet', 'steps', 'glow'] },
  bag: { setting: 'out', looks: true, scenes: ['steps', 'concrete', 'studio', 'sand', 'arch', 'window', 'kraft'] },
  footwear: { setting: 'wear', looks: true, scenes: ['concrete', 'steps', 'studio', 'podiums', 'sand', 'kraft', 'neon'] },
  clothing: { setting: 'wear', looks: true, scenes: worn },
  sportswear: { setting: 'wear', looks: true, scenes: ['concrete', 'studio', 'steps', 'glow', 'sand', 'neon'] },
  jewelry: { setting: 'wear', looks: true, scenes: ['velvet', 'marble', 'podiums', 'linen', 'steps', 'sand'] },
  skincare: { setting: 'care', looks: false, scenes: care },
  soap: { setting: 'care', looks: false, scenes: ['bathroom', 'marble', 'water', 'linen', 'leaves', 'kraft', 'steps'] },
  hair: { setting: 'care', looks: false, scenes: care },
  makeup: { setting: 'care', looks: false, scenes: ['podiums', 'marble', 'glow', 'velvet', 'terrazzo', 'bathroom'] },
  fragrance: { setting: 'care', looks: false, scenes: ['marble', 'velvet', 'water', 'evening', 'steps', 'podiums', 'sand'] },
  food: { setting: 'kitchen', looks: false, scenes: eaten },
  pantry: { setting: 'kitchen', looks: false, scenes: ['kitchen', 'linen', 'marble', 'terrazzo', 'kraft', 'walnut', 'garden'] },
  drink: { setting: 'kitchen', looks: false, scenes: ['kitchen', 'garden', 'walnut', 'linen', 'terrazzo', 'evening', 'water'] },
  spirits: { setting: 'kitchen', looks: false, scenes: ['walnut', 'evening', 'velvet', 'marble', 'concrete', 'glow'] },
  book: { setting: 'any', looks: false, scenes: ['desk', 'linen', 'walnut', 'window', 'studio', 'leaves', 'garden'] },
  toy: { setting: 'play', looks: false, scenes: ['terrazzo', 'podiums', 'oak', 'window', 'studio', 'sand', 'garden'] },
  baby: { setting: 'home', looks: false, scenes: ['linen', 'window', 'oak', 'arch', 'leaves', 'podiums'] },
  pet: { setting: 'home', looks: false, scenes: ['oak', 'garden', 'window', 'linen', 'studio', 'terrazzo'] },
  fitness: { setting: 'out', looks: false, scenes: ['concrete', 'studio', 'steps', 'glow', 'neon', 'water'] },
  cycling: { setting: 'out', looks: false, scenes: ['concrete', 'steps', 'studio', 'sand', 'leaves', 'garden'] },
  outdoors: { setting: 'out', looks: false, scenes: ['garden', 'sand', 'steps', 'leaves', 'water', 'concrete', 'snow'] },
  music: { setting: 'any', looks: false, scenes: ['walnut', 'evening', 'desk', 'studio', 'concrete', 'velvet'] },
  stationery: { setting: 'any', looks: true, scenes: ['desk', 'linen', 'terrazzo', 'kraft', 'window', 'walnut'] },
  party: { setting: 'play', looks: false, scenes: ['evening', 'glow', 'terrazzo', 'podiums', 'festive', 'velvet'] },
  health: { setting: 'care', looks: false, scenes: ['studio', 'bathroom', 'marble', 'window', 'leaves', 'linen'] },
  service: { setting: 'work', looks: false, scenes: ['glow', 'studio', 'window', 'desk', 'concrete', 'podiums'] },
  general: { setting: 'any', looks: false, scenes: indoors },
} as const satisfies Record<string, ProductGroupRow>

export type ProductGroup = keyof typeof productGroups
