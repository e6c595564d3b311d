import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { copyRequestSchema } from '@adloom/domain/copy.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { wordsSizes } from '@adloom/domain/ports/image-model.conformance.ts'
import { type TextModel } from '@adloom/domain/ports/text-model.ts'
import { categoriserOf } from '@adloom/engine/categorisers.ts'
import { encodeJpeg } from '@adloom/engine/image/pixels.ts'
import { copywriterOf } from '@adloom/engine/copywriters.ts'
import { createWorkers } from '@adloom/engine/workers.ts'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import * as z from 'zod'
import { configOfThisProcess } from '../apps/server/src/config/config.ts'
import { answering, json, type FakeVendor, fakeVendors } from '../packages/providers/src/vendors.test-data.ts'
import { conformingImages, type FakeImageVendor, fakeImageVendors } from '../packages/providers/src/images/image-vendors.test-data.ts'
import { falVideoContract } from './contracts/fal-videos.ts'
import { liveChecks } from './contracts/live.ts'
import { textTable } from './figures.ts'

/**
 * Checks models of text, images and videos against their vendors' published contracts: `node --import ./scripts/jsx.mjs bench/model-contracts.ts
 * <folder>`. The folder holds OpenAI's interface file, a JSON Schema each of Anthropic's and fal's types, and recorded replies; every request of ours
 * must fit, corrupted ones must not, every recorded reply must be parsed. `--live` (no folder needed) calls the models this environment chooses: the
 * conformance suite on text models, for a fraction of a cent, one or two images from each image model, for cents; with `--videos` also one video from
 * each video model, for up to a dollar.
 */
const words = process.argv.slice(2)
const folder = words.find((word) => !word.startsWith('--')) ?? null
const rows: [check: string, outcome: string][] = []
const note = (check: string, problem: string | null): void => {
  rows.push([check, problem ?? 'ok'])
}
const never = (): AbortSignal => new AbortController().signal
const sentenceOf = (error: unknown): string =>
  error instanceof AdloomError ? `${error.code}: ${error.detail ?? ''}` : error instanceof Error ? error.message : String(error)

/** The schema of each vendor's request; Google publishes none. */
async function contractsIn(place: string): Promise<Readonly<Record<string, ValidateFunction>>> {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false })
  const read = async (file: string): Promise<object> => z.looseObject({}).parse(JSON.parse(await readFile(path.join(place, file), 'utf8')))
  ajv.addSchema(await read('openai.slim.json'), 'openai')
  ajv.addSchema(await read('anthropic.schema.json'), 'anthropic')
  const of = (ref: string): ValidateFunction => ajv.compile({ $ref: ref })
  return {
    openai: of('openai#/components/schemas/CreateResponse'),
    'openai-compatible': of('openai#/components/schemas/CreateChatCompletionRequest'),
    anthropic: of('anthropic#/$defs/MessageCreateParamsNonStreaming'),
  }
}

const request = copyRequestSchema.parse({
  title: 'Tideline Stoneware Mug, 350 ml',
  description: 'A mug thrown by hand from stoneware. Dishwasher safe.',
  languages: ['en', 'de'],
  imageUrl: 'https://shop.example/mug.jpg',
  facts: { brand: 'Tideline', price: { amount: 24, currency: 'EUR' }, features: ['Dishwasher safe'] },
})
const unsound = { language: 'en', angle: 'benefit', headline: 'The best mug', description: 'Now 50% off.', callToAction: 'SHOP_NOW' }

/** Every request to a text model in this product: copy and its repair, an edit, a category with an image. */
async function askEverything(model: TextModel): Promise<void> {
  const data = new Uint8ClampedArray(64 * 64 * 4).fill(180)
  const bytes = await encodeJpeg({ width: 64, height: 64, data })
  const shown = async () => ({ bytes, contentType: 'image/jpeg' as const })
  const workers = createWorkers({ size: 1, queueLimit: 8 })
  const copywriter = copywriterOf({ model, workers, loadImage: shown })
  const { options } = await copywriter.write(request, 1, never())
  const [{ headline, description: subline, language }] = options
  const text = { headline, subline, button: 'Shop now', language: language ?? 'en', byHand: false }
  await copywriter.edit({ text, edit: 'shorter', from: request }, 1, never())
  await workers.close()
  const own = { engine: 'studio', categorise: () => Promise.reject(new Error('the studio was asked')) }
  await categoriserOf(model, { own, shown }).categorise(bytes, 'mug', never())
}

async function checkRequests(vendor: FakeVendor, validate: ValidateFunction): Promise<void> {
  // An answer that satisfies every request; the options have faults, so that a repair is requested.
  const reply = JSON.stringify({ options: [unsound], category: 'Mug', confidence: 0.9, headline: 'Mug', description: 'A mug.' })
  const { fetch, got } = answering(() => json(vendor.replyOf(reply)))
  await askEverything(vendor.textModel({ baseUrl: vendor.baseUrl, key: 'sk-test', model: 'test-model', fetch }))
  for (const [place, { body }] of got.entries()) {
    const why = validate(body)
      ? null
      : (validate.errors ?? []).slice(0, 3).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`)
    note(`${vendor.name}: request ${place + 1} of ${got.length} fits`, why?.join('; ') ?? null)
  }
  // A check that never fails checks nothing.
  const [first] = got
  for (const [what, broken] of [
    ['without a model', { ...first?.body, model: 7 }],
    ['without messages', { ...first?.body, messages: 'none', input: 7 }],
  ] as const)
    note(`${vendor.name}: a request ${what} is refused`, validate(broken) ? 'it was accepted' : null)
}

/** Recorded replies and their expected result: text, or an error code. */
const recordings: readonly (readonly [vendor: string, file: string, status: number, code: string | null, model?: string])[] = [
  ['openai', 'openai-phase.1.json', 200, null],
  ['openai', 'lmstudio-basic.1.json', 200, null],
  ['openai', 'openai-error.1.json', 429, 'provider.no-credit'],
  ['openai-compatible', 'openai-text.json', 200, null],
  ['openai-compatible', 'xai-text.json', 200, null],
  ['openai-compatible', 'openai-error.1.json', 429, 'provider.no-credit'],
  ['openai-compatible', 'gpt-image-response-format-error.json', 400, 'provider.request-refused'],
  ['anthropic', 'anthropic-text.json', 200, null],
  ['anthropic', 'anthropic-json-output-format.1.json', 200, null],
  // Models from before structured output answer with a tool call, which is expected only of them.
  ['anthropic', 'anthropic-json-tool.1.json', 200, null, 'claude-3-5-haiku-20241022'],
  ['google', 'google-text.json', 200, null],
  ['google', 'google-429-retry-info.json', 429, 'provider.busy'],
]

async function checkRecordings(place: string): Promise<void> {
  for (const [name, file, status, code, model = 'test-model'] of recordings) {
    const vendor = fakeVendors.find((one) => one.name === name)
    if (vendor === undefined) throw new Error(`no vendor ${name}`)
    const body = await readFile(path.join(place, 'replies', file), 'utf8')
    const fetch = async () => new Response(body, { status, headers: { 'content-type': 'application/json' } })
    const question = {
      instructions: 'Write.',
      images: [],
      reply: { name: 'any', schema: z.object({ word: z.string() }) },
      mostTokens: 1000,
    }
    const found = await vendor
      .textModel({ baseUrl: vendor.baseUrl, key: 'sk-test', model, fetch })
      .answer({ ...question, turns: [{ from: 'us', text: '{}' }] }, never())
      .then(
        (reply) => ({ code: null, isEmpty: reply === '' || reply === null, sentence: 'answered' }),
        (error: unknown) => ({ code: error instanceof AdloomError ? error.code : 'unknown', isEmpty: false, sentence: sentenceOf(error) }),
      )
    note(`${name}: ${file} is ${code ?? 'read'}`, found.code === code && !found.isEmpty ? null : found.sentence)
  }
}

/** The schemas of image requests: OpenAI's, and fal's for each model. */
async function imageContractsIn(place: string): Promise<readonly (readonly [vendor: string, model: string, fits: ValidateFunction])[]> {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, useDefaults: false, logger: false })
  const read = async (file: string): Promise<Record<string, unknown>> =>
    z.record(z.string(), z.unknown()).parse(JSON.parse(await readFile(path.join(place, file), 'utf8')))
  ajv.addSchema(await read('openai.slim.json'), 'openai')
  const openai = ajv.compile({ $ref: 'openai#/components/schemas/CreateImageRequest' })
  const fal = await read('fal.schemas.json')
  const ofFal = (name: string): ValidateFunction => ajv.compile(z.object({ input: z.looseObject({}) }).parse(fal[name]).input)
  return [
    ['openai', 'gpt-image-2', openai],
    ['openai-compatible', 'sd', openai],
    ['fal', 'fal-ai/flux/schnell', ofFal('Schnell')],
    ['fal', 'fal-ai/flux-pro/v1.1-ultra', ofFal('Ultra')],
    ['fal', 'fal-ai/flux-pro/kontext', ofFal('Kontext')],
    ['fal', 'fal-ai/nano-banana/edit', ofFal('NanoBananaEdit')],
  ]
}

/** Whether an edit's form fits with its file replaced by text, and recorded image replies are parsed. */
async function checkOpenaiImages(place: string): Promise<void> {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false })
  ajv.addSchema(z.looseObject({}).parse(JSON.parse(await readFile(path.join(place, 'openai.slim.json'), 'utf8'))), 'openai')
  const validate = ajv.compile({ $ref: 'openai#/components/schemas/CreateImageEditRequest' })
  const jpeg = { bytes: new Uint8Array([0xff, 0xd8, 0xff]), contentType: 'image/jpeg' as const }
  const order = { prompt: 'on a beach', images: [jpeg], seed: 1, quality: 'medium' as const, width: 1024, height: 1024 }
  for (const vendor of fakeImageVendors.filter(({ name }) => name.startsWith('openai'))) {
    const { got, access } = conformingImages(vendor, () => new Uint8Array([1]))
    await vendor.generator({ baseUrl: vendor.baseUrl, key: 'sk-test', model: vendor.models.images, ...access }).generate(order, never())
    // A form has no numbers.
    const sent = { ...got[0]?.body, n: Number(got[0]?.body.n) }
    note(`${vendor.name}: an edit fits`, validate(sent) ? null : JSON.stringify(validate.errors?.slice(0, 2)))
    note(`${vendor.name}: an edit without a picture is refused`, validate({ ...sent, image: undefined }) ? 'it was accepted' : null)
    for (const file of ['openai-image.json', 'openai-image-edit.json']) {
      const body = await readFile(path.join(place, 'replies', file), 'utf8')
      const fetch = async () => new Response(body, { headers: { 'content-type': 'application/json' } })
      const maker = vendor.generator({ baseUrl: vendor.baseUrl, key: 'sk-test', model: vendor.models.words, ...access, fetch })
      const problem = await maker.generate(order, never()).then((bytes) => (bytes[0] === 0x89 ? null : 'no PNG'), sentenceOf)
      note(`${vendor.name}: ${file} is read`, problem)
    }
  }
}

/** Every image size this product requests; with input images where a model requires them. */
async function checkImageOrders(vendor: FakeImageVendor, model: string, validate: ValidateFunction): Promise<void> {
  const { got, access } = conformingImages(vendor, () => new Uint8Array([1]))
  const maker = vendor.generator({ baseUrl: vendor.baseUrl, key: 'sk-test', model, ...access })
  const takes = vendor.name === 'fal' && maker.maxInputImages > 0
  const images = takes ? [{ bytes: new Uint8Array([0xff, 0xd8, 0xff]), contentType: 'image/jpeg' as const }] : []
  for (const size of Object.values(wordsSizes))
    await maker.generate({ prompt: 'a mug', images, seed: 0xffff_ffff, quality: 'high', ...size }, never())
  const orders = got.filter(({ method }) => method === 'POST')
  const broken = orders
    .filter(({ body }) => !validate(body))
    .map(() =>
      (validate.errors ?? [])
        .slice(0, 2)
        .map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`)
        .join('; '),
    )
  note(`${vendor.name} ${model}: ${orders.length} orders for pictures fit`, broken[0] ?? null)
  note(`${vendor.name} ${model}: an order without words is refused`, validate({ ...orders[0]?.body, prompt: 7 }) ? 'it was accepted' : null)
}

async function checkVideos(place: string): Promise<void> {
  const { file, check } = falVideoContract
  for (const { what, problems } of await check(JSON.parse(await readFile(path.join(place, file), 'utf8'))))
    note(what, problems.join('; ') || null)
}

async function checkLive(): Promise<void> {
  const before = rows.length
  for await (const { what, problem } of liveChecks(configOfThisProcess(), words.includes('--videos'))) note(what, problem)
  if (rows.length === before) note('live', 'no model is chosen that could be asked')
}

if (folder !== null) {
  const contracts = await contractsIn(folder)
  for (const vendor of fakeVendors) {
    const contract = contracts[vendor.name]
    if (contract !== undefined) await checkRequests(vendor, contract)
  }
  for (const [name, model, validate] of await imageContractsIn(folder)) {
    const vendor = fakeImageVendors.find((one) => one.name === name)
    if (vendor !== undefined) await checkImageOrders(vendor, model, validate)
  }
  await checkOpenaiImages(folder)
  await checkVideos(folder)
  await checkRecordings(folder)
}
if (words.includes('--live')) await checkLive()
if (rows.length === 0) throw new Error('Give the folder of contracts, or --live.')

console.log(textTable([['check', 'outcome'], ...rows]))
const failed = rows.filter(([, outcome]) => outcome !== 'ok').length
console.log(JSON.stringify({ bench: 'model-contracts', checks: rows.length, failed }))
process.exitCode = failed === 0 ? 0 : 1
