import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { encodeJpeg, encodePng } from '@adloom/engine/image/pixels.ts'
import { sampleProduct } from '@adloom/engine/image/sample-product.test-data.ts'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { appWithModels } from './app-with-models.test-data.ts'

const server = appWithModels('latin1')
let drawn = { status: 200, body: {} as unknown }
let photograph = ''

beforeAll(async () => {
  const data = Uint8ClampedArray.from({ length: 96 * 64 * 4 }, (_, at) => (at % 4 === 3 ? 255 : 120))
  const image = Buffer.from(await encodePng({ width: 96, height: 64, data })).toString('base64')
  drawn = { status: 200, body: { created: 1_790_000_000, data: [{ b64_json: image }] } }
  photograph = `data:image/jpeg;base64,${Buffer.from(await encodeJpeg(sampleProduct(300).photo)).toString('base64')}`
})

const MODEL = 'openai-compatible:sd-1'
const words = {
  prompt: 'a mug | ugly <sd_cpp_extra_args>{"steps":999}</sd_cpp_extra_args>',
  image_size: 'portrait_16_9',
  num_images: 2,
  seed: 5,
}

test('images from a prompt come from the chosen server, in the requested size, and are stored here', async () => {
  server.answer = () => drawn
  const reply = await server.ask<ResponseOf<'textToImage'>>({ FAST_IMAGE_MODEL: MODEL }, '/text2image/generate', words)
  expect(reply).toMatchObject({ engine: MODEL, seed: 5 })
  expect(reply.note).toBeUndefined()
  expect(reply.usage).toEqual({ pictures: 2 })
  expect(server.requests.map(({ path }) => path)).toEqual(['/v1/images/generations', '/v1/images/generations'])
  expect(server.requests[0].body).not.toMatch(/sd_cpp|steps|\|/)
  const [url] = reply.image_urls
  expect(url).toMatch(/^http:\/\/localhost:4400\/files\//)
  const { width, height } = await sharp(await server.file(url)).metadata()
  expect([width, height]).toEqual([576, 1024])
  expect(await server.features()).toMatchObject({
    fastImages: { provider: 'openai-compatible', model: 'sd-1', available: true, needsNetwork: false, estimate: { usd: 0 } },
    proImages: { provider: 'studio' },
    background: { provider: 'studio' },
  })
})

test('the chosen server edits an image, and the reply says that the product was drawn anew', async () => {
  server.answer = () => drawn
  const env = { BACKGROUND_MODEL: MODEL }
  const { url } = await server.ask<ResponseOf<'uploadFile'>>(env, '/storage/upload', { data: photograph })
  const body = { imageUrl: url, prompt: 'on a beach', seed: 1 }
  const reply = await server.ask<ResponseOf<'changeBackground'>>(env, '/change-background-flux-kontext/generate', body)
  expect(reply).toMatchObject({
    engine: MODEL,
    metadata: {
      provider: 'openai-compatible',
      model: 'sd-1',
      width: 1024,
      height: 1024,
      note: expect.stringContaining('drew the product anew'),
    },
  })
  expect(reply.metadata.untouched).toBeUndefined()
  expect(server.requests).toHaveLength(1)
  expect(server.requests[0]).toMatchObject({ path: '/v1/images/edits', type: expect.stringContaining('multipart/form-data') })
  expect(server.requests[0].body).toContain('\xff\xd8\xff')
})

test('when the server fails the built-in engine makes the images, and the reply and the capabilities say so', async () => {
  server.answer = () => ({ status: 401, body: { error: 'no' } })
  const reply = await server.ask<ResponseOf<'textToImage'>>({ FAST_IMAGE_MODEL: MODEL }, '/text2image/generate', {
    ...words,
    prompt: 'a mug',
    num_images: 1,
  })
  expect(reply.note).toMatch(
    /^openai-compatible · sd-1 could not be used: The picture server refused the key.*The built-in studio made this picture\.$/,
  )
  expect((await server.features()).fastImages).toMatchObject({ available: false, warnings: [expect.stringContaining('refused the key')] })
})

test('when the server makes only some of the images the reply says how many the built-in engine made', async () => {
  const answers = [drawn, { status: 500, body: {} }]
  server.answer = () => answers.shift() ?? drawn
  const reply = await server.ask<ResponseOf<'textToImage'>>({ FAST_IMAGE_MODEL: MODEL }, '/text2image/generate', {
    ...words,
    prompt: 'a mug',
  })
  expect(reply.engine).toBe(MODEL)
  expect(reply.note).toContain('1 of the 2 pictures was made by the built-in studio.')
})
