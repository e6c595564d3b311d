import { type Campaign, campaignChoicesSchema, type CampaignProduct } from '@adloom/domain/campaign/campaign.ts'
import { type FeedPreview, type FeedProduct } from '@adloom/domain/campaign/feed-product.ts'

/** A campaign of four products, of which one is made and one has failed. */
export const aCampaign = (parts: Partial<Campaign> = {}): Campaign => ({
  id: 'camp_1',
  name: 'Spring',
  createdAt: '2026-11-28T10:00:00.000Z',
  status: 'running',
  choices: campaignChoicesSchema.parse({}),
  products: { waiting: 1, making: 1, made: 1, failed: 1, refused: 1 },
  msLeft: 5 * 60_000,
  problem: null,
  ...parts,
})

export const aCampaignProduct = (place: number, parts: Partial<CampaignProduct> = {}): CampaignProduct => ({
  place,
  row: place + 1,
  title: `Mug ${String(place)}`,
  status: 'waiting',
  adId: null,
  code: null,
  problem: null,
  ...parts,
})

const feedProduct: FeedProduct = {
  id: 'mug',
  title: 'Stoneware mug',
  description: 'Thrown by hand.',
  link: 'https://www.shop.example/mug',
  image: 'https://shop.example/mug.jpg',
  pictures: [],
  price: { amount: 18, currency: 'GBP', before: 24 },
  brand: 'Northbrew',
  category: null,
  availability: null,
  rating: null,
  features: [],
  language: null,
}

/** Of two rows, the second of which is wrong. */
export const aFeedPreview = (parts: Partial<FeedPreview> = {}): FeedPreview => {
  const problem = { code: 'feed.no-link', sentence: 'It names no picture.', column: 'picture' } as const
  return {
    kind: 'table',
    columns: [
      { name: 'name', field: 'title', samples: ['Stoneware mug'] },
      { name: 'remark', field: null, samples: [] },
    ],
    rows: [
      { row: 2, product: feedProduct },
      { row: 3, problem },
    ],
    wrong: [{ row: 3, problem }],
    total: 2,
    totalWrong: 1,
    needsCurrency: false,
    ...parts,
  }
}
