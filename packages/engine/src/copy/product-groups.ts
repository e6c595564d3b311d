import { type SceneId } from '@adloom/domain/scene-words.ts'

interface ProductGroupRow {
  /** Scenes that suit the product, best first; at least five. */
  readonly scenes: readonly SceneId[]
}

const indoors = ['oak', 'window', 'studio', 'linen', 'arch', 'leaves', 'podiums'] as const
const tech = ['studio', 'glow', 'concrete', 'desk', 'neon', 'podiums', 'steps'] as const
const worn = ['studio', 'concrete', 'steps', 'linen', 'window', 'arch', 'kraft'] as const
const personalCare = ['marble', 'bathroom', 'water', 'leaves', 'podiums', 'linen', 'steps'] as const
const eaten = ['kitchen', 'linen', 'terrazzo', 'marble', 'garden', 'kraft', 'walnut'] as const
const rough = ['concrete', 'walnut', 'studio', 'steps', 'garden', 'kraft', 'sand'] as const

/**
 * Groups of products that ads describe alike. Add yours here.
 * `general` is for unrecognised products, `service` for what is not a physical product.
 */
export const productGroups = {
  drinkware: { scenes: ['kitchen', 'linen', 'terrazzo', 'window', 'garden', 'marble', 'desk'] },
  cookware: { scenes: ['kitchen', 'marble', 'walnut', 'concrete', 'terrazzo', 'linen'] },
  tableware: { scenes: ['linen', 'kitchen', 'marble', 'terrazzo', 'garden', 'evening'] },
  appliance: { scenes: ['kitchen', 'marble', 'studio', 'terrazzo', 'window', 'concrete'] },
  furniture: { scenes: ['window', 'studio', 'arch', 'concrete', 'leaves', 'oak'] },
  storage: { scenes: ['window', 'oak', 'studio', 'podiums', 'concrete', 'kraft'] },
  lighting: { scenes: ['window', 'walnut', 'evening', 'desk', 'concrete', 'arch'] },
  bedding: { scenes: ['linen', 'window', 'oak', 'arch', 'leaves', 'velvet'] },
  bath: { scenes: ['bathroom', 'marble', 'linen', 'water', 'steps', 'leaves'] },
  decor: { scenes: ['window', 'oak', 'podiums', 'linen', 'steps', 'leaves', 'velvet'] },
  climate: { scenes: ['window', 'oak', 'studio', 'leaves', 'glow', 'linen'] },
  cleaning: { scenes: ['bathroom', 'studio', 'kitchen', 'window', 'water', 'marble'] },
  garden: { scenes: ['garden', 'leaves', 'steps', 'sand', 'concrete', 'kraft'] },
  tools: { scenes: rough },
  car: { scenes: ['concrete', 'studio', 'steps', 'glow', 'evening', 'neon'] },
  audio: { scenes: ['glow', 'studio', 'neon', 'concrete', 'walnut', 'desk', 'evening'] },
  recording: { scenes: ['glow', 'studio', 'walnut', 'concrete', 'desk', 'neon'] },
  camera: { scenes: tech },
  security: { scenes: ['window', 'oak', 'studio', 'concrete', 'glow', 'steps'] },
  smartHome: { scenes: ['oak', 'window', 'studio', 'glow', 'marble', 'walnut'] },
  computing: { scenes: ['desk', 'studio', 'glow', 'concrete', 'walnut', 'neon', 'window'] },
  gaming: { scenes: ['neon', 'glow', 'desk', 'studio', 'evening', 'concrete'] },
  watch: { scenes: ['walnut', 'concrete', 'marble', 'velvet', 'steps', 'glow'] },
  bag: { scenes: ['steps', 'concrete', 'studio', 'sand', 'arch', 'window', 'kraft'] },
  footwear: { scenes: ['concrete', 'steps', 'studio', 'podiums', 'sand', 'kraft', 'neon'] },
  clothing: { scenes: worn },
  sportswear: { scenes: ['concrete', 'studio', 'steps', 'glow', 'sand', 'neon'] },
  jewelry: { scenes: ['velvet', 'marble', 'podiums', 'linen', 'steps', 'sand'] },
  skincare: { scenes: personalCare },
  soap: { scenes: ['bathroom', 'marble', 'water', 'linen', 'leaves', 'kraft', 'steps'] },
  hair: { scenes: personalCare },
  makeup: { scenes: ['podiums', 'marble', 'glow', 'velvet', 'terrazzo', 'bathroom'] },
  fragrance: { scenes: ['marble', 'velvet', 'water', 'evening', 'steps', 'podiums', 'sand'] },
  food: { scenes: eaten },
  pantry: { scenes: ['kitchen', 'linen', 'marble', 'terrazzo', 'kraft', 'walnut', 'garden'] },
  drink: { scenes: ['kitchen', 'garden', 'walnut', 'linen', 'terrazzo', 'evening', 'water'] },
  spirits: { scenes: ['walnut', 'evening', 'velvet', 'marble', 'concrete', 'glow'] },
  book: { scenes: ['desk', 'linen', 'walnut', 'window', 'studio', 'leaves', 'garden'] },
  toy: { scenes: ['terrazzo', 'podiums', 'oak', 'window', 'studio', 'sand', 'garden'] },
  baby: { scenes: ['linen', 'window', 'oak', 'arch', 'leaves', 'podiums'] },
  pet: { scenes: ['oak', 'garden', 'window', 'linen', 'studio', 'terrazzo'] },
  fitness: { scenes: ['concrete', 'studio', 'steps', 'glow', 'neon', 'water'] },
  cycling: { scenes: ['concrete', 'steps', 'studio', 'sand', 'leaves', 'garden'] },
  outdoors: { scenes: ['garden', 'sand', 'steps', 'leaves', 'water', 'concrete', 'snow'] },
  music: { scenes: ['walnut', 'evening', 'desk', 'studio', 'concrete', 'velvet'] },
  stationery: { scenes: ['desk', 'linen', 'terrazzo', 'kraft', 'window', 'walnut'] },
  party: { scenes: ['evening', 'glow', 'terrazzo', 'podiums', 'festive', 'velvet'] },
  health: { scenes: ['studio', 'bathroom', 'marble', 'window', 'leaves', 'linen'] },
  service: { scenes: ['glow', 'studio', 'window', 'desk', 'concrete', 'podiums'] },
  general: { scenes: indoors },
} as const satisfies Record<string, ProductGroupRow>

export type ProductGroup = keyof typeof productGroups
