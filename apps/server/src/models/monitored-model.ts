import { AdloomError, type ErrorCode } from '@adloom/domain/error.ts'
import { type Fetch } from '@adloom/domain/ports/fetch.ts'
import { type VideoModel } from '@adloom/domain/ports/video-model.ts'
import { type TextModel } from '@adloom/domain/ports/text-model.ts'
import { findListedModel } from '@adloom/providers/model-list.ts'
import { retirementNotice, retirementOf } from '@adloom/providers/prices/retirements.ts'
import { type ImageGenerator } from '@adloom/domain/ports/image-generator.ts'
import { type ImageAccess } from '@adloom/providers/images/image-access.ts'
import { isLoopback } from '../config/loopback.ts'
import { type ChosenImageModel, imageProviders, imageGeneratorFor } from '../registry/image-registry.ts'
import { type ChosenVideoModel, videoProviders } from '../registry/video-registry.ts'
import { type Chosen, type ChosenModel, modelListFor, type ProviderAccess, textModelFor, textProviders } from '../registry/text-registry.ts'

/** The health of a chosen model. */
export interface ModelHealth {
  readonly engine: string
  /** Whether it runs on this very machine: then nothing is paid and no network is needed. */
  readonly isLocal: boolean
  /** Whether it answers, as far as is known from the model list and the last answers. */
  readonly answers: () => boolean
  /** Warnings for the owner of the installation, a sentence each. */
  readonly warnings: () => readonly string[]
  /** Looks up the model in its provider's list; never fails, because findings become warnings. */
  readonly check: (signal: AbortSignal) => Promise<void>
}
/** A chosen text model with its monitor. */
export interface MonitoredTextModel extends ModelHealth {
  readonly text: TextModel
}
/** A chosen image model with its monitor. */
export interface MonitoredImageModel extends ModelHealth {
  readonly images: ImageGenerator
}

/** A chosen video model with its monitor. */
export interface MonitoredVideoModel extends ModelHealth {
  readonly chosen: ChosenVideoModel
  readonly model: VideoModel
}

/** Logs a warning for the owner of this installation. `detail` may contain a provider's message. */
export type WarnOwner = (message: string, about: { readonly engine: string; readonly detail: string | null }) => void

/** Failures that the next request will meet again until the owner acts. */
const lastingFailures: ReadonlySet<ErrorCode> = new Set([
  'provider.key-refused',
  'provider.no-credit',
  'provider.model-unknown',
  'provider.unreachable',
])

/** The chosen text model with a monitor: failures go to the log with the provider's message. */
export function monitorModel(chosen: ChosenModel, now: () => number, warn: WarnOwner, fetch?: Fetch): MonitoredTextModel {
  const text = textModelFor(chosen, fetch)
  const { watched, ...watch } = watchOver(chosen, textProviders[chosen.provider], { engine: text.engine, now, warn, fetch })
  return {
    ...watch,
    text: { engine: text.engine, answer: (question, signal, reportUsage) => watched(() => text.answer(question, signal, reportUsage)) },
  }
}

/** The chosen image model with a monitor. */
export function monitorImageModel(
  chosen: ChosenImageModel,
  download: ImageAccess['download'],
  now: () => number,
  warn: WarnOwner,
  fetch?: Fetch,
): MonitoredImageModel {
  const generator = imageGeneratorFor(chosen, download, fetch)
  const { watched, ...watch } = watchOver(chosen, imageProviders[chosen.provider], { engine: generator.engine, now, warn, fetch })
  return { ...watch, images: { ...generator, generate: (order, signal) => watched(() => generator.generate(order, signal)) } }
}

/** The chosen video model with a monitor; it exists already because it belongs to a process. */
export function monitorVideoModel(
  chosen: ChosenVideoModel,
  model: VideoModel,
  now: () => number,
  warn: WarnOwner,
  fetch?: Fetch,
): MonitoredVideoModel {
  const { watched, ...watch } = watchOver(chosen, videoProviders[chosen.provider], { engine: model.engine, now, warn, fetch })
  return { ...watch, chosen, model: { ...model, make: (order, work, signal) => watched(() => model.make(order, work, signal)) } }
}

interface WatchParts {
  readonly engine: string
  readonly now: () => number
  readonly warn: WarnOwner
  readonly fetch: Fetch | undefined
}

/** Monitors a model: `watched` runs its requests. */
function watchOver(
  chosen: Chosen<string>,
  provider: ProviderAccess,
  { engine, now, warn, fetch }: WatchParts,
): ModelHealth & { readonly watched: <Reply>(request: () => Promise<Reply>) => Promise<Reply> } {
  let problem: string | null = null
  let ofList: readonly string[] = announced(chosen, engine, null, now())
  const warnOf = (message: string, detail: string | null = null): void => warn(message, { engine, detail })
  return {
    engine,
    // A local proxy before a vendor is still paid.
    isLocal: provider.baseUrl === null && isLoopback(new URL(chosen.baseUrl).hostname),
    answers: () => problem === null,
    warnings: () => [...(problem === null ? [] : [problem]), ...ofList],
    watched: async (request) => {
      try {
        const reply = await request()
        problem = null
        return reply
      } catch (error) {
        if (error instanceof AdloomError && error.code !== 'request.cancelled') {
          if (lastingFailures.has(error.code)) problem = error.message
          warnOf(error.message, error.detail)
        }
        throw error
      }
    },
    check: async (signal) => {
      const list = modelListFor(chosen, provider)
      try {
        if (list !== null) {
          const { isListed, shutdownDate } = await findListedModel({ ...list, ...(fetch === undefined ? {} : { fetch }) }, signal)
          const missing = isListed ? [] : [`The list of models at ${new URL(chosen.baseUrl).host} does not name "${chosen.model}".`]
          ofList = [...missing, ...announced(chosen, engine, shutdownDate, now())]
        }
      } catch (error) {
        if (signal.aborted || !(error instanceof AdloomError)) return
        // Not every server has a list: a missing one is no problem.
        if (error.code === 'provider.model-unknown')
          ofList = [`${new URL(chosen.baseUrl).host} has no list of models: is the address right?`, ...ofList]
        else if (lastingFailures.has(error.code)) problem = error.message
        warnOf(error.message, error.detail)
      }
      for (const sentence of ofList) warnOf(sentence)
    },
  }
}

/** The announced end of the model, from the server's list or from our own. */
function announced({ model }: Chosen<string>, engine: string, listed: string | null, now: number): readonly string[] {
  const known = retirementOf(engine)
  const on = listed ?? known?.on ?? null
  return on === null ? [] : [retirementNotice(model, { on, instead: known?.instead ?? null }, now)]
}
