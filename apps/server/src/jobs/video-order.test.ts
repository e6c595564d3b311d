import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AdloomError } from '@adloom/domain/error.ts'
import { type VideoRequest, videoRequestSchema } from '@adloom/domain/video-job.ts'
import { localCopywriter } from '@adloom/engine/copywriters.ts'
import { createWorkers } from '@adloom/engine/workers.ts'
import { diskFileStore } from '@adloom/providers/storage/disk.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database } from '../database/database.ts'
import { testDatabases } from '../database/databases.test-data.ts'
import { createImageRecipes } from './image-recipes.ts'
import { filesOfOrder } from './stored-video-order.ts'
import { decideOrder, LOGO_SKIPPED_NOTE, type OrderParts, readOrder } from './video-order.ts'

const workers = createWorkers({ size: 1, queueLimit: 8 })
afterAll(() => workers.close())

describe.each(testDatabases)('the order of a video on $name', ({ open }) => {
  let folder: string
  let database: Database
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'adloom-order-'))
    database = await open()
  })
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** As a store returns them. */
  const bytesOf = (text: string): Uint8Array => Buffer.from(text)
  const never = new AbortController().signal

  const models = { copywriter: localCopywriter(workers), videoEngine: 'studio' }

  /** A shop whose images can be fetched until it closes. */
  function parts(publicUrl: string | null = null): OrderParts & { readonly makeUnreachable: () => void } {
    let isOpen = true
    const store = diskFileStore(join(folder, 'files'))
    return {
      store,
      imageRecipes: createImageRecipes(database.rows, store, () => 0),
      readImage: async (address) => {
        if (!isOpen || address.includes('missing')) throw new AdloomError('picture.unreachable')
        return bytesOf(address)
      },
      storableImage: async (bytes) => ({ bytes, contentType: 'image/png' }),
      nameProduct: (request, signal) => workers.run('nameProduct', request, signal),
      publicUrl,
      makeUnreachable: () => (isOpen = false),
    }
  }

  const requestWith = (more: object): VideoRequest & { readonly seed: number } => ({
    ...videoRequestSchema.parse({ prompt: 'turn', imageUrl: 'https://shop.example/mug.png', ...more }),
    seed: 4,
  })

  test('stores a shop’s image, so that the video can be made after the shop is gone', async () => {
    const shop = parts()
    const order = await decideOrder(requestWith({}), models, shop, never)
    shop.makeUnreachable()
    expect(await readOrder(order, shop)).toMatchObject({
      source: { kind: 'picture', bytes: bytesOf('https://shop.example/mug.png'), staging: null },
      address: 'https://shop.example/mug.png',
      seconds: 5,
      aspectRatio: '1:1',
      resolution: '720p',
      placement: 'feed',
      sound: null,
      storyboard: null,
      seed: 4,
      engine: 'studio',
    })
  })

  test('refuses a text with characters that no font has before there is a job, and names them', async () => {
    const order = decideOrder(requestWith({ script: { hook: 'Warm ᚹ', captions: ['𠀀 and 🎉'] } }), models, parts(), never)
    await expect(order).rejects.toMatchObject({
      code: 'text.undrawable',
      message: 'No font here can draw ᚹ 𠀀. Please write the text without it.',
    })
  })

  test('refuses an unreachable image before there is a job', async () => {
    const order = decideOrder(requestWith({ imageUrl: 'https://shop.example/missing.png' }), models, parts(), never)
    await expect(order).rejects.toMatchObject({ code: 'picture.unreachable' })
  })

  test('stages an image of ours after its recipe, while its photographs exist', async () => {
    const shop = parts('https://ads.example')
    const [product, companion] = await shop.imageRecipes.savePhotographs([bytesOf('\u{89}PNG product'), bytesOf('beside it')])
    const { key } = await shop.store.write(bytesOf('the scene'), 'image/jpeg')
    const recipe = { kind: 'photograph' as const, photographs: [product, companion], prompt: 'on marble', colors: ['#112233'], seed: 9 }
    await shop.imageRecipes.remember(key, recipe)
    await shop.imageRecipes.remember(key, { ...recipe, prompt: 'another' })

    const order = await decideOrder(requestWith({ imageUrl: `http://localhost:4400/files/${key}` }), models, shop, never)
    expect(order.address).toBe(`https://ads.example/files/${key}`)
    const photographs = [bytesOf('\u{89}PNG product'), bytesOf('beside it')]
    expect((await readOrder(order, shop)).source).toEqual({
      kind: 'picture',
      bytes: bytesOf('the scene'),
      staging: { kind: 'photograph', photographs, prompt: 'on marble', colors: ['#112233'], seed: 9 },
    })
    await shop.store.remove(companion)
    expect((await readOrder(order, shop)).source).toMatchObject({ staging: null })
  })

  test('stages an image from a prompt after its prompt', async () => {
    const shop = parts()
    const { key } = await shop.store.write(bytesOf('drawn'), 'image/jpeg')
    await shop.imageRecipes.remember(key, { kind: 'words', prompt: 'a vase', seed: 3, quality: 'high' })
    const order = await decideOrder(requestWith({ imageUrl: `http://localhost/files/${key}` }), models, shop, never)
    expect(order.address).toBe(null)
    expect((await readOrder(order, shop)).source).toMatchObject({ staging: { kind: 'words', prompt: 'a vase', seed: 3 } })
  })

  test('uses an uploaded video as footage', async () => {
    const shop = parts()
    const { key } = await shop.store.write(bytesOf('a video'), 'video/mp4')
    const order = await decideOrder(requestWith({ imageUrl: `http://localhost/files/${key}` }), models, shop, never)
    expect((await readOrder(order, shop)).source).toEqual({ kind: 'video', bytes: bytesOf('a video') })
  })

  test('includes the logo; an unreadable one is left out with a note', async () => {
    const shop = parts()
    const withLogo = await decideOrder(requestWith({ script: { logo: 'https://shop.example/logo.svg' } }), models, shop, never)
    expect((await readOrder(withLogo, shop)).logo).toEqual(bytesOf('https://shop.example/logo.svg'))
    expect(withLogo.note).toBe(null)
    const without = await decideOrder(requestWith({ script: { logo: 'https://shop.example/missing.svg' } }), models, shop, never)
    expect([without.logo, without.note]).toEqual([null, LOGO_SKIPPED_NOTE])
  })

  test('includes the logo for dark grounds of the brand’s kit, and keeps its file', async () => {
    const shop = parts()
    const style = { pairing: null, corners: null, logoOnDark: 'https://shop.example/white.svg' }
    const order = await decideOrder(requestWith({ style }), models, shop, never)
    shop.makeUnreachable()
    expect((await readOrder(order, shop)).logoOnDark).toEqual(bytesOf('https://shop.example/white.svg'))
    expect(filesOfOrder(order)).toContain(order.logoOnDark)
    const { logoOnDark: _, ...old } = order
    expect((await readOrder(old, shop)).logoOnDark).toBe(null)
  })

  test.each([
    ['9:16', undefined, 'reels'],
    ['9:16', 'tiktok', 'tiktok'],
    ['1:1', 'tiktok', 'feed'],
  ])('places text of a %s video for %s where %s leave room', async (ratio, placement, chosen) => {
    expect((await decideOrder(requestWith({ aspect_ratio: ratio, placement }), models, parts(), never)).placement).toBe(chosen)
  })
})
