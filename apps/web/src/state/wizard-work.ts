import { type Api, ApiError } from '@adloom/domain/api-client.ts'
import { type BrandChoice, siteOf } from '@adloom/domain/brand.ts'
import { type CopyRequest } from '@adloom/domain/copy.ts'
import { type RequestOf } from '@adloom/domain/endpoints.ts'
import { errors } from '@adloom/domain/error.ts'
import { fallbackCategory } from '@adloom/domain/image.ts'
import { type UploadedFile } from '@adloom/domain/upload.ts'
import { failureText } from '../text/failures-en.ts'
import { mediaOf, methodOf, wordsOfPrompt } from './wizard-answers.ts'
import { categoryArrived, fileBecame, imagesArrived, imagesFailed, imagesSoFar, productArrived, readingFailed } from './wizard-changes.ts'
import { copyArrived, copyFailed } from './wizard-copy.ts'
import { type Change, type NewKey, type Wizard } from './wizard-state.ts'
import { variantArrived, variantFailed } from './wizard-variants.ts'
import { brandRecalled } from './wizard-brand.ts'
import { dueLogo, keepLogo, logoKept, type LogoWork } from './wizard-logo.ts'
import { paintInTurn } from './wizard-images.ts'
import { refusalInFull, refusalOf, refusalOfPage } from './wizard-errors.ts'

/** A call the wizard waits for. Equal keys are the same call: it runs once, however often it is found due. */
export type Work =
  | { readonly kind: 'read'; readonly key: string; readonly request: RequestOf<'parseProduct'> }
  | { readonly kind: 'upload'; readonly key: string; readonly fileId: string; readonly name: string; readonly type: string }
  | { readonly kind: 'categorise'; readonly key: string; readonly src: string; readonly hint: string }
  | { readonly kind: 'copy'; readonly key: string; readonly request: CopyRequest }
  | { readonly kind: 'restage'; readonly key: string; readonly request: RequestOf<'changeBackground'> }
  | LogoWork
  | { readonly kind: 'paint'; readonly key: string; readonly prompt: Wizard['promptData'] }

/** Pictures categorised side by side; the rest wait, so that reading and painting are not held up. */
const CATEGORISED_AT_ONCE = 3
/** Pictures categorised at all: the first ones, which are the product's. */
const CATEGORISED_AT_MOST = 24
/** Colours a picture may be asked with. */
const COLORS_AT_MOST = 12

/** The request for a product picture in a new scene (specification §7). */
export const restagingOf = (imageUrl: string, prompt: string) => ({ imageUrl, prompt, output_format: 'jpeg' }) as const

/** What the server has to do now for this wizard. After a reload it is the same work with the same keys. */
export function dueWork(wizard: Wizard): readonly Work[] {
  const due: Work[] = []
  if (wizard.reading.status === 'running') {
    const { key, url } = wizard.reading
    due.push({ kind: 'read', key, request: wizard.pageHtml.trim() === '' ? { url } : { url, html: wizard.pageHtml } })
  }
  for (const { id, name, type, state } of wizard.serializedFiles)
    if (state.status === 'uploading') due.push({ kind: 'upload', key: `upload:${id}`, fileId: id, name, type })
  if (wizard.promptData.run.status === 'running') due.push({ kind: 'paint', key: wizard.promptData.run.key, prompt: wizard.promptData })
  if (wizard.copy.status === 'running') {
    const { key, request, withTargeting } = wizard.copy
    const { targeting: _targeting, ...plain } = request
    due.push({ kind: 'copy', key, request: withTargeting ? request : plain })
  }
  const colors = wizard.scrapedData?.styles.colors.slice(0, COLORS_AT_MOST).map(({ color }) => color) ?? []
  for (const variant of wizard.generatedImages)
    if (variant.status === 'running' && wizard.variantsOf !== null) {
      const request = { ...restagingOf(wizard.variantsOf, variant.prompt), ...(colors.length > 0 ? { colors } : {}) }
      due.push({ kind: 'restage', key: variant.key, request })
    }
  return [...due, ...dueLogo(wizard), ...dueCategories(wizard)]
}

function dueCategories(wizard: Wizard): readonly Work[] {
  // The words a picture was made from say more than its number.
  const words = methodOf(wizard) === 'prompt' ? wordsOfPrompt(wizard.promptData) : null
  const page = [wizard.scrapedData?.title, wizard.scrapedData?.category, ...(wizard.scrapedData?.categoryPath ?? [])]
  return mediaOf(wizard)
    .filter(({ video }) => !video)
    .slice(0, CATEGORISED_AT_MOST)
    .filter(({ src }) => wizard.imageCategories[src] === undefined)
    .slice(0, CATEGORISED_AT_ONCE)
    .map(({ src, name }) => ({
      kind: 'categorise',
      key: `categorise:${src}`,
      src,
      hint: [...page, words ?? name]
        .filter((text) => typeof text === 'string' && text !== '')
        .join(' · ')
        .slice(0, 2000),
    }))
}

/** What carries the work out. `file` gives a chosen file's bytes, or null when this browser no longer has them. */
export interface WorkDependencies {
  readonly api: Api
  readonly upload: (file: File, options: { signal: AbortSignal; onProgress: (part: number) => void }) => Promise<UploadedFile>
  readonly file: (id: string, name: string, type: string) => Promise<File | null>
  readonly onUploadProgress: (id: string, part: number) => void
  /** How much of the picture made under a key is done, in percent. */
  readonly onImageProgress: (key: string, percent: number) => void
  /** Resolves after so many milliseconds, or rejects when aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
  readonly newKey: NewKey
  /** What was chosen for a site's brand before, or null. */
  readonly rememberedBrand: (site: string) => Promise<BrandChoice | null>
  /** Runs work of this name in one tab at a time. Rejects when aborted. */
  readonly withLock: <Result>(name: string, signal: AbortSignal, work: () => Promise<Result>) => Promise<Result>
}

/** Times a busy server is asked again before a picture is given up, and the wait between when it names none. */
const TRIES = 4
const WAIT_MS = 2000
const LONGEST_WAIT_MS = 20_000

/** Asks again while the server says it is too busy or still at it: same key, so nothing is made twice. */
async function withRetry<Reply>(call: () => Promise<Reply>, hands: WorkDependencies, signal: AbortSignal): Promise<Reply> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call()
    } catch (error) {
      const waits = error instanceof ApiError && [409, 429, 503].includes(error.status) && isWorthAnotherTry(error)
      if (!waits || attempt === TRIES) throw error
      await hands.wait(Math.min(LONGEST_WAIT_MS, 1000 * (error.retryAfterSeconds ?? WAIT_MS / 1000)), signal)
    }
  }
}

const isWorthAnotherTry = ({ code }: ApiError): boolean => code === null || errors[code].retryable

/** Milliseconds before a call that got no reply at all is tried once more. */
const UNANSWERED_WAIT_MS = 1500

/** Takes what changes while a piece of work is still under way. */
type Show = (change: Change) => void

/**
 * Carries one piece of work out and gives the change it makes. Rejects only when aborted.
 * A call without any reply is tried once more after a moment: the network may be back by then, and a page that is being left or reloaded,
 * whose calls all end like this, is gone by then and has noted no failure.
 */
export async function runWork(work: Work, hands: WorkDependencies, signal: AbortSignal, show: Show = () => undefined): Promise<Change> {
  try {
    return await answered(work, hands, signal, show)
  } catch (error) {
    if (signal.aborted) throw error
    if (!(error instanceof TypeError)) return refused(work, error, hands)
  }
  await hands.wait(UNANSWERED_WAIT_MS, signal)
  try {
    return await answered(work, hands, signal, show)
  } catch (error) {
    if (signal.aborted) throw error
    return refused(work, error, hands)
  }
}

async function answered(work: Work, hands: WorkDependencies, signal: AbortSignal, show: Show): Promise<Change> {
  const { api, newKey } = hands
  const options = { signal, idempotencyKey: work.key }
  if (work.kind === 'read') {
    const product = await api.parseProduct(work.request, { signal })
    const site = siteOf(product.finalUrl)
    const brand = site === null ? null : await hands.rememberedBrand(site)
    return (wizard) => {
      const arrived = productArrived(wizard, work.key, product)
      return arrived === wizard || site === null || brand === null ? arrived : brandRecalled(arrived, site, brand)
    }
  }
  if (work.kind === 'categorise') {
    const { category, confidence, note } = await api.categorizeImage({ imageUrl: work.src, hint: work.hint }, { signal })
    const found = { category, confidence, ...(note === undefined ? {} : { note }) }
    return (wizard) => categoryArrived(wizard, work.src, found)
  }
  if (work.kind === 'keep-logo') return withRetry(() => keepLogo(work, api, signal), hands, signal)
  if (work.kind === 'copy') {
    const reply = await withRetry(() => api.generateCopy(work.request, options), hands, signal)
    return (wizard) => copyArrived(wizard, work.key, reply, newKey)
  }
  if (work.kind === 'restage') {
    const imageUrl = await addressOf(work.request.imageUrl, hands, signal)
    const reply = await withRetry(() => api.changeBackground({ ...work.request, imageUrl }, options), hands, signal)
    return (wizard) => variantArrived(wizard, work.key, reply)
  }
  if (work.kind === 'paint') {
    const reply = await paintInTurn(work.prompt, api, options, {
      show: (images) => show((wizard) => imagesSoFar(wizard, work.key, images)),
      wait: hands.wait,
      tell: hands.onImageProgress,
    })
    return (wizard) => imagesArrived(wizard, work.key, reply, newKey)
  }
  const file = await hands.file(work.fileId, work.name, work.type)
  if (file === null)
    return (wizard) => fileBecame(wizard, work.fileId, { status: 'failed', refusal: { code: null, sentence: failureText.fileGone } })
  const onProgress = (part: number) => hands.onUploadProgress(work.fileId, part)
  const { url } = await withRetry(() => hands.upload(file, { signal, onProgress }), hands, signal)
  return (wizard) => fileBecame(wizard, work.fileId, { status: 'uploaded', serverUrl: url })
}

const unseen = { category: fallbackCategory.category, confidence: fallbackCategory.confidence }

/** What a failure changes. A category nobody could tell is no failure of the user's (specification §8). */
function refused(work: Work, error: unknown, { newKey }: WorkDependencies): Change {
  if (work.kind === 'read') return (wizard) => readingFailed(wizard, work.key, refusalOfPage(error))
  // An uploaded picture stays without one, and its chip asks for it.
  if (work.kind === 'categorise') return (wizard) => categoryArrived(wizard, work.src, methodOf(wizard) === 'upload' ? null : unseen)
  if (work.kind === 'keep-logo') return (wizard) => logoKept(wizard, work.src, null)
  if (work.kind === 'copy') return (wizard) => copyFailed(wizard, work.key, refusalOf(error, failureText.copy).sentence, newKey)
  if (work.kind === 'restage') return (wizard) => variantFailed(wizard, work.key, refusalOf(error, failureText.restage))
  if (work.kind === 'paint') return (wizard) => imagesFailed(wizard, work.key, refusalInFull(error, failureText.paint))
  return (wizard) => fileBecame(wizard, work.fileId, { status: 'failed', refusal: refusalOf(error, failureText.upload) })
}

/** An inline picture is stored first and passed on as an address (specification §7). */
async function addressOf(src: string, { api }: WorkDependencies, signal: AbortSignal): Promise<string> {
  return src.startsWith('data:') ? (await api.uploadFile({ data: src }, { signal })).url : src
}

/** Where the wizard is kept, as the worker needs it. */
export interface WizardStore {
  readonly read: () => Wizard
  readonly change: (change: Change) => void
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Keeps due work running until stopped: begins what is due, lets go of what is due no longer. Calls that generate are left to finish on
 * the server when the page goes; the next start asks again with the same keys.
 */
export function startWorkLoop(desk: WizardStore, hands: WorkDependencies): () => void {
  const running = new Map<string, AbortController>()
  const look = () => {
    const due = dueWork(desk.read())
    const keys = new Set(due.map(({ key }) => key))
    for (const [key, controller] of running)
      if (!keys.has(key)) {
        running.delete(key)
        controller.abort()
      }
    for (const work of due) if (!running.has(work.key)) void begin(work)
  }
  const begin = async (work: Work) => {
    const controller = new AbortController()
    running.set(work.key, controller)
    try {
      // Two tabs show one wizard: what one of them fetches, the other needs not.
      const change = await hands.withLock(work.key, controller.signal, () => runWork(work, hands, controller.signal, desk.change))
      if (running.get(work.key) !== controller) return
      // Taken off first: the change itself may make a call with this key due again.
      running.delete(work.key)
      desk.change(change)
    } catch (error) {
      if (!controller.signal.aborted) throw error
    }
  }
  const stop = desk.subscribe(look)
  look()
  return () => {
    stop()
    for (const controller of running.values()) controller.abort()
    running.clear()
  }
}
