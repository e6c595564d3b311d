import { type VideoRequest, videoRequestSchema } from '@adloom/domain/video-job.ts'
import { localCopywriter } from '@adloom/engine/copywriters.ts'
import { createWorkers } from '@adloom/engine/workers.ts'
import { afterAll, expect, test } from 'vitest'
import { copyRequestOfVideo, videoScript } from './video-script.ts'

const workers = createWorkers({ size: 1, queueLimit: 8 })
afterAll(() => workers.close())
const never = new AbortController().signal

const about = {
  url: 'https://www.kiln.example/mugs/1',
  title: 'Stoneware Mug, 350 ml – Kiln',
  description: 'A stoneware mug with a wide handle. Dishwasher safe. Keeps tea warm. Glazed by hand in Leeds.',
  facts: { brand: 'Kiln', price: { amount: 24, currency: 'EUR', before: 32 }, features: ['Dishwasher safe', 'Glazed by hand', '350 ml'] },
}
const requestWith = (more: object): VideoRequest =>
  videoRequestSchema.parse({ prompt: 'Say that it is free and unbreakable', imageUrl: 'https://kiln.example/a.jpg', ...more })

async function written(more: object) {
  const request = requestWith(more)
  const about = copyRequestOfVideo(request)
  const { options } = await localCopywriter(workers).write(about, 1, never)
  return { script: videoScript(request, { ...(await workers.run('nameProduct', about, never)), options }), options }
}

test('missing texts are written from the facts of the product', async () => {
  const { script, options } = await written({ about })
  expect(script).toMatchObject({ brandName: 'Kiln', offer: { now: '€24', before: '€32' }, site: 'kiln.example', logo: null })
  expect(script.productName).toMatch(/Mug/)
  const lead = options.find(({ headline }) => headline === script.hook)
  expect(lead?.angle).not.toBe('offer')
  expect(script.callToAction).toBe(lead?.callToAction)
  // As many as the page has points, three at most.
  expect(script.captions.length).toBeGreaterThan(0)
  expect(script.captions.length).toBeLessThanOrEqual(3)
  const statements = options.flatMap(({ headline, compact }) => [headline, compact?.description])
  for (const caption of script.captions) expect(statements).toContain(caption)
  expect(new Set([script.hook, ...script.captions]).size).toBe(script.captions.length + 1)
  expect(JSON.stringify(script)).not.toMatch(/unbreakable|free/i)
})

test('a video about the price begins with it', async () => {
  const { script, options } = await written({ about, storyboard: 'offer' })
  expect(options.find(({ headline }) => headline === script.hook)?.angle).toBe('offer')
})

test('prices are formatted for the language of the video', async () => {
  const { script } = await written({ about: { ...about, language: 'de' } })
  expect(script.offer).toEqual({ now: '24\u{a0}€', before: '32\u{a0}€' })
})

test('given texts stay unchanged, and emptied ones stay empty', async () => {
  const { script } = await written({ about, script: { hook: 'Tea time', offer: null, captions: [] } })
  expect(script).toMatchObject({ hook: 'Tea time', offer: null, captions: [], brandName: 'Kiln' })
})

test('a video without facts shows only the given texts', () => {
  expect(videoScript(requestWith({ script: { productName: 'Mug' } }), null)).toEqual({
    brandName: null,
    logo: null,
    productName: 'Mug',
    hook: null,
    captions: [],
    offer: null,
    callToAction: null,
    site: null,
  })
})

test('a caption that only names the product is left out', () => {
  const optionOf = (headline: string, description: string) => ({
    id: headline,
    headline,
    description,
    callToAction: 'Shop now',
    compact: { headline, description },
  })
  const options = [
    optionOf('Tea time', ''),
    optionOf('Somebody made this by hand', 'The Kiln Stoneware Mug.'),
    optionOf('Kiln Mug', 'Dishwasher safe: the Kiln Mug.'),
  ]
  expect(videoScript(requestWith({ about }), { options, names: ['Stoneware Mug', 'Mug'], house: 'Kiln' }).captions).toEqual([
    'Dishwasher safe: the Kiln Mug.',
    'Somebody made this by hand',
  ])
})
