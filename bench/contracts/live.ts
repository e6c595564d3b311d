import { AdloomError } from '@adloom/domain/error.ts'
import { type ImageGenerationRequest } from '@adloom/domain/ports/image-generator.ts'
import { textModelPromises } from '@adloom/domain/ports/text-model.conformance.ts'
import { unpaid } from '@adloom/domain/ports/video-model.ts'
import { guardedPageLoader } from '@adloom/engine/page/fetch/load-page.ts'
import { decodeImage, encodeJpeg } from '@adloom/engine/image/pixels.ts'
import { sampleProduct } from '@adloom/engine/image/sample-product.test-data.ts'
import { createWorkers } from '@adloom/engine/workers.ts'
import { type Config } from '../../apps/server/src/config/config.ts'
import { imageGeneratorFor } from '../../apps/server/src/registry/image-registry.ts'
import { createJobEvents } from '../../apps/server/src/jobs/job-events.ts'
import { plainOrder } from '../../apps/server/src/jobs/video-model.test-data.ts'
import { textModelFor } from '../../apps/server/src/registry/text-registry.ts'
import { videoModelFor } from '../../apps/server/src/registry/video-registry.ts'
import { videoTools } from '../../apps/server/src/models/video-tools.ts'

/** The checked model and its problem; null when it has none. */
interface LiveCheck {
  readonly what: string
  readonly problem: string | null
}

const never = (): AbortSignal => new AbortController().signal
const sentenceOf = (error: unknown): string =>
  error instanceof AdloomError ? `${error.code}: ${error.detail ?? ''}` : error instanceof Error ? error.message : String(error)
const checked = async (what: string, check: () => Promise<unknown>): Promise<LiveCheck> => ({
  what,
  problem: await check().then(() => null, sentenceOf),
})

/** The chosen models, each once; the built-in engine is not checked here. */
const chosenAmong = <Model extends object>(...offered: readonly (readonly (Model | null)[])[]): readonly Model[] => [
  ...new Map(offered.flat().flatMap((model) => (model === null ? [] : [[JSON.stringify(model), model] as const]))).values(),
]

/** Runs the conformance suite on every chosen text model: a fraction of a cent each. */
async function* liveWords({ models }: Config): AsyncGenerator<LiveCheck> {
  for (const chosen of chosenAmong(models.copy, models.category)) {
    const model = textModelFor(chosen)
    for (const { name, check } of textModelPromises) yield checked(`${model.engine}: ${name}`, () => check(model))
  }
}

/** One small image from every chosen image model, and one edited image where the model takes images: cents each. */
async function* liveImages({ models }: Config): AsyncGenerator<LiveCheck> {
  const loader = guardedPageLoader({ allowHosts: [] })
  const download = async (url: string, signal: AbortSignal): Promise<Uint8Array> => (await loader.loadImage(url, signal)).bytes
  const photograph = { bytes: await encodeJpeg(sampleProduct(512).photo), contentType: 'image/jpeg' as const }
  const order: ImageGenerationRequest = {
    prompt: 'a plain red mug on a white table',
    images: [],
    seed: 1,
    width: 1024,
    height: 1024,
    quality: 'low',
  }
  const drawing = chosenAmong(models.fastImages, models.proImages, models.displayImages)
  for (const chosen of drawing) {
    const maker = imageGeneratorFor(chosen, download)
    yield checked(`${maker.engine}: draws from words`, async () => decodeImage(await maker.generate(order, never()), 64))
  }
  for (const chosen of chosenAmong(models.background, models.displayImages)) {
    const maker = imageGeneratorFor(chosen, download)
    if (maker.maxInputImages === 0) continue
    const changed = { ...order, prompt: 'Show the product of this picture on a marble table.', pictures: [photograph] }
    yield checked(`${maker.engine}: changes a picture`, async () => decodeImage(await maker.generate(changed, never()), 64))
  }
}

/** The shortest video of every chosen video model: up to a dollar each. */
async function* liveVideos({ models }: Config): AsyncGenerator<LiveCheck> {
  const workers = createWorkers({ size: 1, queueLimit: 8 })
  const bytes = await encodeJpeg(sampleProduct(512).photo)
  try {
    for (const chosen of chosenAmong(models.video)) {
      const tools = videoTools({ workers, calls: createJobEvents(), allowHosts: [new URL(chosen.baseUrl).host] })
      const model = videoModelFor(chosen, { tools, webhook: null })
      const order = { ...plainOrder, source: { kind: 'picture' as const, bytes, staging: null }, prompt: 'It turns slowly' }
      const work = { handle: null, saveHandle: async () => undefined, pay: unpaid, report: () => undefined }
      yield checked(`${model.engine}: moves a picture`, () => model.make(order, work, never()))
      model.close()
    }
  } finally {
    await workers.close()
  }
}

/** Checks the models this environment chooses; videos only with `--videos`. */
export async function* liveChecks(config: Config, withVideos: boolean): AsyncGenerator<LiveCheck> {
  yield* liveWords(config)
  yield* liveImages(config)
  if (withVideos) yield* liveVideos(config)
}
