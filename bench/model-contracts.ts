import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { copyRequestSchema } from '@adloom/domain/copy.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { textModelPromises } from '@adloom/domain/ports/text-model.conformance.ts'
import { type TextModel } from '@adloom/domain/ports/text-model.ts'
import { categoriserOf } from '@adloom/engine/categorise-with-model.ts'
import { encodeJpeg } from '@adloom/engine/studio/pixels.ts'
import { copywriterOf } from '@adloom/engine/studio.ts'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import * as z from 'zod'
import { configOfThisProcess } from '../apps/server/src/config.ts'
import { textModelFor } from '../apps/server/src/registry.ts'
import { answering, json, type PlayedVendor, playedVendors } from '../packages/providers/src/vendors.test-data.ts'
import { table } from './figures.ts'

/**
 * Text models against what their vendors publish: `node --import ./scripts/jsx.mjs bench/model-contracts.ts <folder>`. The folder holds OpenAI's interface file, a JSON
 * Schema of Anthropic's types and recorded replies; every request of ours must fit, broken ones must not, every recorded reply must be read.
 * `--live` (no folder needed) asks the models of COPY_MODEL and CATEGORY_MODEL what the conformance suite asks: that costs a fraction of a cent.
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

/** The schema of each vendor's request; Google publishes none that can be had. */
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
  facts: { brand: 'Tideline', price: { amount: 24, currency: 'EUR' }, features: ['Dishwasher safe'] },
})
const unsound = { language: 'en', angle: 'benefit', headline: 'The best mug', description: 'Now 50% off.', callToAction: 'SHOP_NOW' }

/** Everything this product asks of a text model: copy and its repair, an edit, a category with a picture. */
async function askEverything(model: TextModel): Promise<void> {
  const copywriter = copywriterOf(model)
  const { options } = await copywriter.write(request, 1, never())
  const [{ headline, description: subline, language }] = options
  const text = { headline, subline, button: 'Shop now', language: language ?? 'en', byHand: false }
  await copywriter.edit({ text, edit: 'shorter', from: request }, 1, never())
  const data = new Uint8ClampedArray(64 * 64 * 4).fill(180)
  const bytes = await encodeJpeg({ width: 64, height: 64, data })
  const own = { engine: 'studio', categorise: () => Promise.reject(new Error('the studio was asked')) }
  const shown = async () => ({ bytes, contentType: 'image/jpeg' as const })
  await categoriserOf(model, { own, shown }).categorise(bytes, 'mug', never())
}

async function checkRequests(vendor: PlayedVendor, fits: ValidateFunction): Promise<void> {
  // What every question finds its answer in; the options have faults, so that a repair is asked for.
  const said = JSON.stringify({ options: [unsound], category: 'Mug', confidence: 0.9, headline: 'Mug', description: 'A mug.' })
  const { fetch, got } = answering(() => json(vendor.replyOf(said)))
  await askEverything(vendor.textModel({ baseUrl: vendor.baseUrl, key: 'sk-test', model: 'test-model', fetch }))
  for (const [place, { body }] of got.entries()) {
    const why = fits(body) ? null : (fits.errors ?? []).slice(0, 3).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`)
    note(`${vendor.name}: request ${place + 1} of ${got.length} fits`, why?.join('; ') ?? null)
  }
  // A check that nothing fails is none.
  const [first] = got
  for (const [what, broken] of [
    ['without a model', { ...first?.body, model: 7 }],
    ['without messages', { ...first?.body, messages: 'none', input: 7 }],
  ] as const)
    note(`${vendor.name}: a request ${what} is refused`, fits(broken) ? 'it was accepted' : null)
}

/** Recorded replies, and what they are to us: words, or a failure's code. */
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
  // Models from before structured output answer by a tool; only of those it is expected.
  ['anthropic', 'anthropic-json-tool.1.json', 200, null, 'claude-3-5-haiku-20241022'],
  ['google', 'google-text.json', 200, null],
  ['google', 'google-429-retry-info.json', 429, 'provider.busy'],
]

async function checkRecordings(place: string): Promise<void> {
  for (const [name, file, status, code, model = 'test-model'] of recordings) {
    const vendor = playedVendors.find((one) => one.name === name)
    if (vendor === undefined) throw new Error(`no vendor ${name}`)
    const body = await readFile(path.join(place, 'replies', file), 'utf8')
    const fetch = async () => new Response(body, { status, headers: { 'content-type': 'application/json' } })
    const question = {
      instructions: 'Write.',
      pictures: [],
      reply: { name: 'any', schema: z.object({ word: z.string() }) },
      mostTokens: 1000,
    }
    const found = await vendor
      .textModel({ baseUrl: vendor.baseUrl, key: 'sk-test', model, fetch })
      .answer({ ...question, turns: [{ from: 'us', text: '{}' }] }, never())
      .then(
        (reply) => ({ code: null, isEmpty: reply === '' || reply === null, told: 'answered' }),
        (error: unknown) => ({ code: error instanceof AdloomError ? error.code : 'unknown', isEmpty: false, told: sentenceOf(error) }),
      )
    note(`${name}: ${file} is ${code ?? 'read'}`, found.code === code && !found.isEmpty ? null : found.told)
  }
}

async function checkLive(): Promise<void> {
  const { copyModel, categoryModel } = configOfThisProcess()
  for (const chosen of [copyModel, categoryModel]) {
    if (chosen === null) continue
    const model = textModelFor(chosen)
    for (const { name, check } of textModelPromises) note(`${model.engine}: ${name}`, await check(model).then(() => null, sentenceOf))
  }
  if (copyModel === null && categoryModel === null) note('live', 'neither COPY_MODEL nor CATEGORY_MODEL is set')
}

if (folder !== null) {
  const contracts = await contractsIn(folder)
  for (const vendor of playedVendors) {
    const contract = contracts[vendor.name]
    if (contract !== undefined) await checkRequests(vendor, contract)
  }
  await checkRecordings(folder)
}
if (words.includes('--live')) await checkLive()
if (rows.length === 0) throw new Error('Give the folder of contracts, or --live.')

console.log(table([['check', 'outcome'], ...rows]))
const failed = rows.filter(([, outcome]) => outcome !== 'ok').length
console.log(JSON.stringify({ bench: 'model-contracts', checks: rows.length, failed }))
process.exitCode = failed === 0 ? 0 : 1
