import { videoResolutions, videoAspectRatios } from '@adloom/domain/video.ts'
import { unpaid, type VideoOrder } from '@adloom/domain/ports/video-model.ts'
import { DURATION_MAX_SECONDS, DURATION_MIN_SECONDS } from '@adloom/domain/video-job.ts'
import { falVideoModels } from '@adloom/providers/videos/fal-video-models.ts'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import * as z from 'zod'
import { anOrder, fakeVideoServers, startFakeVideoServer } from '../../packages/providers/src/videos/fake-video-servers.test-data.ts'
import { type ContractCheck, type Verdict } from './open-api.ts'

/** The name in fal's types of each model we describe. */
const names: Readonly<Record<string, string>> = {
  'fal-ai/kling-video/v2.1/standard/image-to-video': 'Kling21Std',
  'fal-ai/kling-video/v2.5-turbo/pro/image-to-video': 'Kling25Pro',
  'fal-ai/kling-video/v2.6/pro/image-to-video': 'Kling26Pro',
  'fal-ai/kling-video/v3/standard/image-to-video': 'Kling3Std',
  'fal-ai/veo3.1/fast/image-to-video': 'Veo31Fast',
  'fal-ai/wan-25-preview/image-to-video': 'Wan25',
  'fal-ai/minimax/hailuo-02/standard/image-to-video': 'Hailuo02',
  'fal-ai/bytedance/seedance/v1/pro/fast/image-to-video': 'SeedanceFast',
}

/** Requestable lengths, in steps of half a second. */
const lengths = Array.from({ length: (DURATION_MAX_SECONDS - DURATION_MIN_SECONDS) * 2 + 1 }, (_, step) => DURATION_MIN_SECONDS + step / 2)

/** Every request that leads to a different body. */
const orders: readonly VideoOrder[] = videoAspectRatios.flatMap((aspectRatio) =>
  videoResolutions.flatMap((resolution) => lengths.map((seconds) => anOrder({ aspectRatio, resolution, seconds }))),
)

const contractsSchema = z.record(z.string(), z.object({ input: z.looseObject({}), output: z.looseObject({}) }))

/**
 * fal's image-to-video models, as its official types describe them: all our requests must fit, corrupted ones must not, and results of that form must
 * be parsed. The types do not cover the replies of the queue itself.
 */
export const falVideoContract: ContractCheck = {
  file: 'fal.schemas.json',
  check: async (file) => {
    const contracts = contractsSchema.parse(file)
    const ajv = new Ajv2020({ strict: false, validateFormats: false, useDefaults: false, logger: false })
    const verdicts: Verdict[] = []
    for (const id of Object.keys(falVideoModels)) {
      const contract = Object.hasOwn(names, id) && Object.hasOwn(contracts, names[id]) ? contracts[names[id]] : null
      if (contract === null) {
        verdicts.push({ what: `fal ${id}`, problems: ['the contracts do not describe it'] })
        continue
      }
      verdicts.push(...(await checkOrders(id, ajv.compile(contract.input))), ...(await checkResults(id, contract.output, ajv)))
    }
    return verdicts
  },
}

/** The body fal receives for a request, and how its result is parsed. */
async function made(id: string, order: VideoOrder, result: unknown) {
  const { access, got } = startFakeVideoServer({ ...fal(), model: id }, ({ what }) =>
    what === fal().asks.video ? Response.json(result) : null,
  )
  const fetched: string[] = []
  const download: typeof access.tools.download = (address, maxBytes, signal) => {
    fetched.push(address)
    return access.tools.download(address, maxBytes, signal)
  }
  const model = fal().videos({ ...access, tools: { ...access.tools, download } })
  const work = { handle: null, saveHandle: async () => undefined, pay: unpaid, report: () => undefined }
  const problem = await model.make(order, work, new AbortController().signal).then(() => null, String)
  return { body: z.looseObject({}).parse(got.find(({ what }) => what === `POST /${id}`)?.body), fetched, problem }
}

function fal() {
  const found = fakeVideoServers.find(({ name }) => name === 'fal')
  if (found === undefined) throw new Error('nobody plays fal')
  return found
}

async function checkOrders(id: string, validate: ValidateFunction): Promise<readonly Verdict[]> {
  const problems = new Set<string>()
  const bodies = new Set<string>()
  const result = { video: { url: 'https://v3.fal.media/files/film.mp4' } }
  for (const order of orders) {
    const { body } = await made(id, order, result)
    bodies.add(JSON.stringify(body))
    if (!validate(body)) for (const { instancePath, message } of validate.errors ?? []) problems.add(`${instancePath} ${message ?? ''}`)
  }
  const { body } = await made(id, anOrder(), result)
  const imageField = Object.keys(body).find((field) => field.endsWith('image_url')) ?? ''
  const invalid = Object.entries({
    'without a picture': { ...body, [imageField]: undefined },
    'of no length it has': { ...body, duration: 'for ever' },
    'with a field of its own': { ...body, texts: [] },
  })
  return [
    { what: `fal ${id}: ${orders.length} orders for videos, ${bodies.size} different bodies, fit`, problems: [...problems] },
    // As JSON represents it: undefined values are left out.
    ...invalid.map(([what, broken]) => ({
      what: `fal ${id}: an order ${what} is refused`,
      problems: validate(JSON.parse(JSON.stringify(broken))) ? ['it was accepted'] : [],
    })),
  ]
}

async function checkResults(id: string, output: object, ajv: Ajv2020): Promise<readonly Verdict[]> {
  const validate = ajv.compile(output)
  const verdicts: Verdict[] = []
  for (const [what, withOptional] of [
    ['with everything', true],
    ['with the least', false],
  ] as const) {
    const result = exampleOf(output, withOptional)
    const { fetched, problem } = await made(id, anOrder(), result)
    const [address] = fetched
    const problems = [...(validate(result) ? [] : ['the example does not fit']), ...(problem === null ? [] : [problem])]
    verdicts.push({
      what: `fal ${id}: a result ${what} is read`,
      problems: address === ADDRESS ? problems : [...problems, `fetched ${address}`],
    })
  }
  return verdicts
}

const ADDRESS = 'https://v3.fal.media/files/made.mp4'

const nodeSchema = z.looseObject({
  type: z.string(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
})

/** A value that matches a schema: with all its fields, or only the required ones. */
function exampleOf(schema: unknown, withOptional: boolean): unknown {
  const { type, properties = {}, required = [] } = nodeSchema.parse(schema)
  if (type === 'number') return 5
  if (type !== 'object') return ADDRESS
  const wanted = Object.entries(properties).filter(([name]) => withOptional || required.includes(name))
  return Object.fromEntries(wanted.map(([name, child]) => [name, exampleOf(child, withOptional)]))
}
