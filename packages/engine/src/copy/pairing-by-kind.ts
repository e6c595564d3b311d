import { factsOf } from '@adloom/domain/copy.ts'
import { type PairingId, pairingSchema } from '@adloom/domain/design/ad-style.ts'
import { DEFAULT_LANGUAGE } from '@adloom/domain/language.ts'
import { type Product } from '@adloom/domain/product.ts'
import { type ProductGroup } from '../lexicon/product-groups.ts'
import { readSubject } from './subject.ts'

/** What kinds of products their ads are set in; those left out take the type of the layout. Add yours here. */
const groupsByPairing: Readonly<Partial<Record<PairingId, readonly ProductGroup[]>>> = {
  rounded: ['toy', 'baby', 'pet', 'party'],
  didone: ['jewelry', 'fragrance', 'makeup', 'skincare', 'spirits'],
  condensed: ['tools', 'car', 'fitness', 'cycling', 'sportswear', 'gaming'],
  slab: ['outdoors', 'book', 'stationery', 'music'],
  geometric: ['audio', 'camera', 'recording', 'computing', 'smartHome', 'security', 'lighting'],
  humanist: ['food', 'pantry', 'drink', 'health', 'garden', 'bedding', 'bath', 'soap', 'furniture'],
}

/** Share of sentences that end in "!" from which a page is playful, unless it is formal. */
const PLAYFUL = 0.3

/** The pairing for a page that states no typeface: one that suits what is sold, else how the page speaks; null when neither asks for one. */
export function pairingByKind(product: Product): PairingId | null {
  const { title, description, url, brandProfile } = product
  const { group } = readSubject({ url, title, description, languages: [DEFAULT_LANGUAGE], facts: factsOf(product) })
  const { tone } = brandProfile
  const isPlayful = tone !== null && tone.address !== 'formal' && tone.exclamations >= PLAYFUL
  const suiting = pairingSchema.options.find((id) => groupsByPairing[id]?.includes(group) === true)
  return suiting ?? (isPlayful ? 'rounded' : null)
}
