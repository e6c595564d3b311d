import { type Product } from '@adloom/domain/product.ts'
import { expect, test } from 'vitest'
import { emptyWizard } from './empty-wizard.ts'
import { type Wizard } from './wizard-state.ts'
import { videoRequestOf } from './wizard-video.ts'

const page: Product = {
  url: 'https://www.northbrew.example/mug',
  finalUrl: 'https://www.northbrew.example/mug',
  kind: 'product',
  title: 'Stoneware mug',
  description: 'A mug thrown by hand.',
  logos: ['https://www.northbrew.example/logo.png'],
  productImages: [],
  bestImages: null,
  productVideos: [],
  styles: { colors: [{ color: '#0F6B6B', count: 3, role: 'primary' }], elementStyles: {} },
  siteName: 'Northbrew',
  brand: 'Northbrew',
  category: 'Mugs',
  price: { amount: 24, currency: 'EUR', before: 32 },
  language: 'en',
  availability: null,
  rating: null,
  features: ['350 ml'],
  passages: [],
  categoryPath: [],
  evidence: {},
  brandProfile: { name: 'Northbrew', colors: [], fonts: [], logos: [] } as unknown as Product['brandProfile'], // its parts are not read
}

test('a video request carries the product, its price and its brand as on the page', () => {
  const wizard: Wizard = { ...emptyWizard, selectedTool: 'video', scrapedData: page, selectedLogo: page.logos[0] }
  expect(videoRequestOf(wizard)).toEqual({
    about: {
      url: page.finalUrl,
      title: 'Stoneware mug',
      description: 'A mug thrown by hand.',
      language: 'en',
      facts: expect.objectContaining({ price: page.price, features: ['350 ml'] }),
    },
    script: { brandName: 'Northbrew', logo: page.logos[0], productName: 'Stoneware mug', site: 'northbrew.example' },
    colors: ['#0F6B6B'],
  })
})

test('a video request omits unknown facts, so that the server writes the texts', () => {
  const video = videoRequestOf({ ...emptyWizard, selectedTool: 'video', selectedMethod: 'upload' })
  expect(video.script).toEqual({})
  expect(video).not.toHaveProperty('colors')
})
