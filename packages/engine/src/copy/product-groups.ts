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

const indoors = ['oak', 'window', 'studio', 'linen', 'arch', 'leaves'] as const
const tech = ['studio', 'glow', 'concrete', 'oak', 'window', 'steps'] as const
const worn = ['studio', 'concrete', 'steps', 'arch', 'window', 'oak'] as const
const care = ['marble', 'water', 'leaves', 'arch', 'linen', 'steps'] as const
const eaten = ['oak', 'linen', 'terrazzo', 'marble', 'window', 'walnut'] as const
const rough = ['concrete', 'walnut', 'studio', 'steps', 'sand', 'leaves'] as const

/**
 * Kinds of product that are talked about alike. Add yours here; every phrasebook is then asked for it by type.
 * `general` is for what nobody recognises, `service` for what is no thing.
 */
export const productGroups = {
  drinkware: { setting: 'kitchen', looks: true, scenes: ['oak', 'linen', 'terrazzo', 'window', 'marble', 'walnut'] },
  cookware: { setting: 'kitchen', looks: true, scenes: ['oak', 'marble', 'walnut', 'concrete', 'window', 'terrazzo'] },
  tableware: { setting: 'kitchen', looks: true, scenes: ['linen', 'oak', 'marble', 'terrazzo', 'window', 'evening'] },
  appliance: { setting: 'kitchen', looks: false, scenes: ['marble', 'oak', 'studio', 'terrazzo', 'window', 'concrete'] },
  furniture: { setting: 'home', looks: true, scenes: ['window', 'studio', 'arch', 'concrete', 'leaves', 'oak'] },
  storage: { setting: 'home', looks: true, scenes: ['window', 'oak', 'studio', 'arch', 'concrete', 'leaves'] },
  lighting: { setting: 'home', looks: true, scenes: ['window', 'walnut', 'evening', 'arch', 'concrete', 'oak'] },
  bedding: { setting: 'home', looks: true, scenes: ['linen', 'window', 'oak', 'arch', 'leaves', 'studio'] },
  bath: { setting: 'care', looks: true, scenes: ['marble', 'linen', 'water', 'steps', 'leaves', 'oak'] },
  decor: { setting: 'home', looks: true, scenes: ['window', 'oak', 'arch', 'linen', 'steps', 'leaves'] },
  climate: { setting: 'home', looks: false, scenes: ['window', 'oak', 'studio', 'leaves', 'glow', 'linen'] },
  cleaning: { setting: 'any', looks: false, scenes: ['studio', 'marble', 'window', 'oak', 'water', 'concrete'] },
  garden: { setting: 'any', looks: false, scenes: ['leaves', 'steps', 'oak', 'sand', 'concrete', 'window'] },
  tools: { setting: 'any', looks: false, scenes: rough },
  car: { setting: 'any', looks: false, scenes: ['concrete', 'studio', 'steps', 'glow', 'evening', 'sand'] },
  audio: { setting: 'any', looks: false, scenes: ['glow', 'studio', 'concrete', 'walnut', 'evening', 'oak'] },
  recording: { setting: 'any', looks: false, scenes: ['glow', 'studio', 'walnut', 'concrete', 'oak', 'evening'] },
  camera: { setting: 'any', looks: false, scenes: tech },
  security: { setting: 'any', looks: false, scenes: ['window', 'oak', 'studio', 'concrete', 'glow', 'steps'] },
  smartHome: { setting: 'home', looks: false, scenes: ['oak', 'window', 'studio', 'glow', 'marble', 'walnut'] },
  computing: { setting: 'desk', looks: false, scenes: ['oak', 'studio', 'glow', 'walnut', 'concrete', 'window'] },
  gaming: { setting: 'play', looks: false, scenes: ['glow', 'evening', 'studio', 'walnut', 'concrete', 'terrazzo'] },
  watch: { setting: 'wear', looks: true, scenes: ['walnut', 'concrete', 'marble', 'studio', 'steps', 'glow'] },
  bag: { setting: 'out', looks: true, scenes: ['steps', 'concrete', 'studio', 'sand', 'arch', 'window'] },
  footwear: { setting: 'wear', looks: true, scenes: ['concrete', 'steps', 'studio', 'arch', 'sand', 'oak'] },
  clothing: { setting: 'wear', looks: true, scenes: worn },
  sportswear: { setting: 'wear', looks: true, scenes: ['concrete', 'studio', 'steps', 'glow', 'sand', 'water'] },
  jewelry: { setting: 'wear', looks: true, scenes: ['marble', 'arch', 'linen', 'steps', 'sand', 'evening'] },
  skincare: { setting: 'care', looks: false, scenes: care },
  soap: { setting: 'care', looks: false, scenes: ['marble', 'water', 'linen', 'leaves', 'terrazzo', 'steps'] },
  hair: { setting: 'care', looks: false, scenes: care },
  makeup: { setting: 'care', looks: false, scenes: ['arch', 'marble', 'glow', 'terrazzo', 'evening', 'linen'] },
  fragrance: { setting: 'care', looks: false, scenes: ['marble', 'water', 'evening', 'steps', 'arch', 'sand'] },
  food: { setting: 'kitchen', looks: false, scenes: eaten },
  pantry: { setting: 'kitchen', looks: false, scenes: ['oak', 'linen', 'marble', 'terrazzo', 'window', 'walnut'] },
  drink: { setting: 'kitchen', looks: false, scenes: ['oak', 'walnut', 'linen', 'terrazzo', 'evening', 'marble'] },
  spirits: { setting: 'kitchen', looks: false, scenes: ['walnut', 'evening', 'marble', 'concrete', 'oak', 'glow'] },
  book: { setting: 'any', looks: false, scenes: ['oak', 'linen', 'walnut', 'window', 'studio', 'leaves'] },
  toy: { setting: 'play', looks: false, scenes: ['terrazzo', 'arch', 'oak', 'window', 'studio', 'sand'] },
  baby: { setting: 'home', looks: false, scenes: ['linen', 'window', 'oak', 'arch', 'leaves', 'studio'] },
  pet: { setting: 'home', looks: false, scenes: ['oak', 'window', 'linen', 'leaves', 'studio', 'terrazzo'] },
  fitness: { setting: 'out', looks: false, scenes: ['concrete', 'studio', 'steps', 'glow', 'water', 'oak'] },
  cycling: { setting: 'out', looks: false, scenes: ['concrete', 'steps', 'studio', 'sand', 'leaves', 'glow'] },
  outdoors: { setting: 'out', looks: false, scenes: ['sand', 'steps', 'leaves', 'water', 'concrete', 'walnut'] },
  music: { setting: 'any', looks: false, scenes: ['walnut', 'evening', 'oak', 'studio', 'concrete', 'window'] },
  stationery: { setting: 'any', looks: true, scenes: ['oak', 'linen', 'terrazzo', 'window', 'walnut', 'arch'] },
  party: { setting: 'play', looks: false, scenes: ['evening', 'glow', 'terrazzo', 'studio', 'walnut', 'arch'] },
  health: { setting: 'care', looks: false, scenes: ['studio', 'marble', 'window', 'leaves', 'linen', 'oak'] },
  service: { setting: 'work', looks: false, scenes: ['glow', 'studio', 'window', 'oak', 'concrete', 'arch'] },
  general: { setting: 'any', looks: false, scenes: indoors },
} as const satisfies Record<string, ProductGroupRow>

export type ProductGroup = keyof typeof productGroups
