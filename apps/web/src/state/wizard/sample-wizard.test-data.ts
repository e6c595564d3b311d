import { type Product } from '@adloom/domain/product.ts'
import { emptyWizard } from './empty-wizard.ts'
import { type SavedFile, type Wizard } from './wizard-state.ts'

/** A sample product page for tests; pass what matters. */
export const aProduct = (overrides: Partial<Product> = {}): Product => ({
  url: 'https://shop.example/mug',
  finalUrl: 'https://shop.example/mug',
  kind: 'product',
  title: 'Tideline Mug',
  description: 'A mug glazed in sea green. It holds 350 ml.',
  logos: ['https://shop.example/logo.png'],
  productImages: [
    { src: 'https://shop.example/mug.jpg', width: 800, height: 800 },
    { src: 'https://shop.example/side.jpg', width: 800, height: 800, alt: 'The mug from the side' },
  ],
  bestImages: null,
  productVideos: [],
  styles: { colors: [{ color: '#0F6B6B', count: 4, role: 'primary' }], elementStyles: {} },
  siteName: 'Harbour',
  brand: 'Harbour & Hearth',
  category: 'Mugs',
  price: { amount: 24, currency: 'GBP' },
  language: 'en',
  availability: 'in-stock',
  rating: null,
  features: [],
  passages: [],
  categoryPath: [],
  evidence: {},
  brandProfile: {
    name: null,
    logos: [],
    logoCandidates: [],
    palette: [],
    fonts: [],
    fontRoles: { heading: null, body: null },
    pairing: null,
    tone: null,
    evidence: {},
  },
  ...overrides,
})

/** A wizard for tests: empty but for what matters. */
export const aWizard = (overrides: Partial<Wizard> = {}): Wizard => ({ ...emptyWizard, ...overrides })

export const aFile = (id: string, overrides: Partial<SavedFile> = {}): SavedFile => ({
  id,
  name: `${id}.jpg`,
  type: 'image/jpeg',
  size: 1000,
  lastModified: 0,
  state: { status: 'uploaded', serverUrl: `https://here.example/files/${id}.jpg` },
  ...overrides,
})

/** Keys k1, k2, k3 …, so that a test can name them. */
export function keys(prefix = 'k'): () => string {
  let last = 0
  return () => `${prefix}${String((last += 1))}`
}
