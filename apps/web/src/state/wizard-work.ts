import { type Api, ApiError } from '@adloom/domain/api-client.ts'
import { type BrandChoice, siteOf } from '@adloom/domain/brand.ts'
import { type CopyRequest } from '@adloom/domain/copy.ts'
import { type RequestOf } from '@adloom/domain/endpoints.ts'
import { errors } from '@adloom/domain/error.ts'
import { fallbackCategory } from '@adloom/domain/image.ts'
import { type UploadedFile } from '@adloom/domain/upload.ts'
import { type CategoryWork, dueCategories } from './due-categories.ts'
import { failureText } from '../text/failures-en.ts'
import { addressOfImage, cutOutOf, redrawn, restagingOf } from './new-scene.ts'
import { type DrawnFrom, drawnFrom, methodOf } from './wizard-answers.ts'
import { categoryReceived, fileBecame, productReceived, readingFailed } from './wizard-changes.ts'
import { imagesReceived, imagesFailed, imagesSoFar } from './wizard-prompt.ts'
import { copyReceived, copyFailed, copyReleased } from './wizard-copy.ts'
import { CATEGORY_WAIT_MS, type Change, type NewKey, type Wizard } from './wizard-state.ts'
import { cutOutReceived, variantReceived, variantFailed } from './wizard-variants.ts'
import { savedBrandApplied } from './wizard-brand.ts'
import { dueLogo, keepLogo, logoCopied, type LogoWork } from './wizard-logo.ts'
import { type ProgressPolling } from './image-progress.ts'
import { requestImages } from './wizard-images.ts'
import { refusalOf, refusalOfPage } from './wizard-errors.ts'

/** A call the wizard needs. Equal keys mean the same call: it runs once, however often it is found due. */
export type Work =
  | { readonly kind: 'read'; readonly key: string; readonly request: RequestOf<'parseProduct'> }
  | { readonly kind: 'upload'; readonly key: string; readonly fileId: string; readonly name: string; readonly type: string }
  | CategoryWork
  /** Ends when the category arrives, or after `CATEGORY_WAIT_MS`. */
  | { readonly kind: 'await-category'; readonly key: string }
  | { readonly kind: 'copy'; readonly key: string; readonly request: CopyRequest }
  | { readonly kind: 'cut-out'; readonly key: string; readonly src: string }
  | { readonly kind: 'restage'; readonly key: string; readonly request: RequestOf<'changeBackground'> }
  | { readonly kind: 'redraw'; readonly key: string; readonly drawn: DrawnFrom; readonly prompt: string }
  | LogoWork
  | { readonly kind: 'paint'; readonly key: string; readonly prompt: Wizard['promptData'] }

/** Number of colours in an image request. */
const COLORS_AT_MOST = 12

/** The calls due for this wizard. After a reload they are the same calls with the same keys. */
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
    const { key, request, withTargeting, awaitsCategory } = wizard.copy
    due.push(
      awaitsCategory
        ? { kind: 'await-category', key: `await-category:${key}` }
        : { kind: 'copy', key, request: withTargeting ? request : plainCopyRequest(request) },
    )
  }
  return [...due, ...dueVariants(wizard), ...dueLogo(wizard), ...dueCategories(wizard)]
}

/** The only fields of the second try (§7.3). */
const plainCopyRequest = ({ url, title, description, imageUrl, languages }: CopyRequest): CopyRequest => ({
  url,
  title,
  description,
  imageUrl,
  languages,
})

/** The ad's images: the product is cut out once, while the copy is being written, then set into each scene. A drawn product is drawn again. */
function dueVariants(wizard: Wizard): readonly Work[] {
  const { variantsOf, processedImage, generatedImages } = wizard
  const running = generatedImages.filter((variant) => variant.status === 'running')
  const isAwaited = running.length > 0 || (generatedImages.length === 0 && wizard.copy.status === 'running')
  if (variantsOf === null || !isAwaited) return []
  const drawn = drawnFrom(wizard)
  if (drawn !== null) return running.map(({ key, prompt }) => ({ kind: 'redraw', key, drawn, prompt }))
  if (processedImage?.of !== variantsOf) return [{ kind: 'cut-out', key: `cut-out:${variantsOf}`, src: variantsOf }]
  const colors = wizard.scrapedData?.styles.colors.slice(0, COLORS_AT_MOST).map(({ color }) => color) ?? []
  return running.map(({ key, prompt }) => ({
    kind: 'restage',
    key,
    request: { ...restagingOf(processedImage.url, prompt), ...(colors.length > 0 ? { colors } : {}) },
  }))
}

/** Dependencies of the work. `file` returns a chosen file's bytes, or null when this browser no longer has them. */
export interface WorkDependencies {
  readonly api: Api
  readonly upload: (file: File, options: { signal: AbortSignal; onProgress: (part: number) => void }) => Promise<UploadedFile>
  readonly file: (id: string, name: string, type: string) => Promise<File | null>
  readonly onUploadProgress: (id: string, part: number) => void
  /** Progress of the images made under a key, in percent. */
  readonly onImageProgress: (key: string, percent: number) => void
  /** Resolves after so many milliseconds, or rejects when aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
  readonly newKey: NewKey
  /** The stored choice for a site's brand, or null. */
  readonly savedBrand: (site: string) => Promise<BrandChoice | null>
  /** Runs work of this name in one tab at a time. Rejects when aborted. */
  readonly withLock: <Result>(name: string, signal: AbortSignal, work: () => Promise<Result>) => Promise<Result>
}

/** Maximum number of tries while the server is busy, and the default wait between them. */
const TRIES = 4
const WAIT_MS = 2000
const LONGEST_WAIT_MS = 20_000

/** Repeats a call while the server is too busy or still working on it: same key, so nothing is made twice. */
async function withRetry<Reply>(call: () => Promise<Reply>, dependencies: WorkDependencies, signal: AbortSignal): Promise<Reply> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call()
    } catch (error) {
      const waits = error instanceof ApiError && [409, 429, 503].includes(error.status) && isWorthAnotherTry(error)
      if (!waits || attempt === TRIES) throw error
      await dependencies.wait(Math.min(LONGEST_WAIT_MS, 1000 * (error.retryAfterSeconds ?? WAIT_MS / 1000)), signal)
    }
  }
}

const isWorthAnotherTry = ({ code }: ApiError): boolean => code === null || errors[code].retryable

/** Milliseconds before a call without any reply is retried once. */
const UNANSWERED_WAIT_MS = 1500

/** Applies a change while the work is still in progress. */
type Show = (change: Change) => void

/**
 * Runs one piece of work and returns the resulting change. Rejects only when aborted. A call without any reply is retried once after a moment: the
 * network may be back by then. All calls of a page that is closing or reloading end like this; by then that page is gone and has recorded no failure.
 */
export async function runWork(
  work: Work,
  dependencies: WorkDependencies,
  signal: AbortSignal,
  show: Show = () => undefined,
): Promise<Change> {
  try {
    return await answered(work, dependencies, signal, show)
  } catch (error) {
    if (signal.aborted) throw error
    if (!(error instanceof TypeError)) return refused(work, error, dependencies)
  }
  await dependencies.wait(UNANSWERED_WAIT_MS, signal)
  try {
    return await answered(work, dependencies, signal, show)
  } catch (error) {
    if (signal.aborted) throw error
    return refused(work, error, dependencies)
  }
}

async function answered(work: Work, dependencies: WorkDependencies, signal: AbortSignal, show: Show): Promise<Change> {
  const { api, newKey } = dependencies
  const options = { signal, idempotencyKey: work.key }
  if (work.kind === 'read') {
    const product = await api.parseProduct(work.request, { signal })
    const site = siteOf(product.finalUrl)
    const brand = site === null ? null : await dependencies.savedBrand(site)
    return (wizard) => {
      const received = productReceived(wizard, work.key, product)
      return received === wizard || site === null || brand === null ? received : savedBrandApplied(received, site, brand)
    }
  }
  if (work.kind === 'categorise') {
    const image = work.src.startsWith('data:') ? { imageBase64: work.src } : { imageUrl: work.src }
    const { category, confidence, note } = await api.categorizeImage({ ...image, hint: work.hint }, { signal })
    const found = { category, confidence, ...(note === undefined ? {} : { note }) }
    return (wizard) => categoryReceived(wizard, work.src, found)
  }
  if (work.kind === 'await-category') {
    await dependencies.wait(CATEGORY_WAIT_MS, signal)
    return copyReleased
  }
  if (work.kind === 'keep-logo') return withRetry(() => keepLogo(work, api, signal), dependencies, signal)
  if (work.kind === 'copy') {
    const { imageUrl: image } = work.request
    const imageUrl = typeof image === 'string' ? await addressOfImage(image, api, signal) : image
    const reply = await withRetry(() => api.generateCopy({ ...work.request, imageUrl }, options), dependencies, signal)
    return (wizard) => copyReceived(wizard, work.key, reply, newKey)
  }
  if (work.kind === 'cut-out') {
    const url = await withRetry(() => cutOutOf(work.src, api, signal), dependencies, signal)
    return (wizard) => cutOutReceived(wizard, work.src, { url, note: null })
  }
  if (work.kind === 'restage') {
    const imageUrl = await addressOfImage(work.request.imageUrl, api, signal)
    const reply = await withRetry(() => api.changeBackground({ ...work.request, imageUrl }, options), dependencies, signal)
    return (wizard) => variantReceived(wizard, work.key, { ...reply, ...reply.metadata })
  }
  if (work.kind === 'redraw') {
    const reply = await withRetry(() => redrawn(work.drawn, work.prompt, api, options), dependencies, signal)
    return (wizard) => variantReceived(wizard, work.key, { ...reply, url: reply.images[0].url })
  }
  if (work.kind === 'paint') {
    const places = Array.from({ length: work.prompt.numImages }, () => null)
    show((wizard) => imagesSoFar(wizard, work.key, places))
    const onProgress: ProgressPolling['onProgress'] = (percent, images) => {
      dependencies.onImageProgress(work.key, percent)
      if (images.length > 0) show((wizard) => imagesSoFar(wizard, work.key, images))
    }
    const reply = await requestImages(work.prompt, api, options, { wait: dependencies.wait, onProgress })
    return (wizard) => imagesReceived(wizard, work.key, reply, newKey)
  }
  const file = await dependencies.file(work.fileId, work.name, work.type)
  if (file === null)
    return (wizard) => fileBecame(wizard, work.fileId, { status: 'failed', refusal: { code: null, sentence: failureText.fileGone } })
  const onProgress = (part: number) => dependencies.onUploadProgress(work.fileId, part)
  const { url } = await withRetry(() => dependencies.upload(file, { signal, onProgress }), dependencies, signal)
  return (wizard) => fileBecame(wizard, work.fileId, { status: 'uploaded', serverUrl: url })
}

const unknownCategory = { category: fallbackCategory.category, confidence: fallbackCategory.confidence }

/** The change a failure makes. A category the server cannot tell is no failure for the user (§8.5). */
function refused(work: Work, error: unknown, { newKey }: WorkDependencies): Change {
  if (work.kind === 'read') return (wizard) => readingFailed(wizard, work.key, refusalOfPage(error))
  // An uploaded image stays without one, and its chip asks for it.
  if (work.kind === 'categorise')
    return (wizard) => categoryReceived(wizard, work.src, methodOf(wizard) === 'upload' ? null : unknownCategory)
  if (work.kind === 'await-category') return copyReleased
  if (work.kind === 'keep-logo') return (wizard) => logoCopied(wizard, work.src, null)
  if (work.kind === 'copy') return (wizard) => copyFailed(wizard, work.key, refusalOf(error, failureText.copy).sentence, newKey)
  if (work.kind === 'cut-out') {
    const note = failureText.cutOut(refusalOf(error, failureText.restage).sentence)
    return (wizard) => cutOutReceived(wizard, work.src, { url: work.src, note })
  }
  if (work.kind === 'restage' || work.kind === 'redraw')
    return (wizard) => variantFailed(wizard, work.key, refusalOf(error, failureText.restage))
  if (work.kind === 'paint') return (wizard) => imagesFailed(wizard, work.key, refusalOf(error, failureText.paint))
  return (wizard) => fileBecame(wizard, work.fileId, { status: 'failed', refusal: refusalOf(error, failureText.upload) })
}

/** Storage of the wizard, as the worker needs it. */
export interface WizardStore {
  readonly read: () => Wizard
  readonly change: (change: Change) => void
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Runs due work until stopped: starts calls that become due, aborts those that no longer are. Generating calls continue on the server when the page
 * closes; the next start repeats them with the same keys.
 */
export function startWorkLoop(store: WizardStore, dependencies: WorkDependencies): () => void {
  const running = new Map<string, AbortController>()
  const startAndStop = () => {
    const due = dueWork(store.read())
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
      // Two tabs show one wizard: each uses what the other fetched.
      const change = await dependencies.withLock(work.key, controller.signal, () =>
        runWork(work, dependencies, controller.signal, store.change),
      )
      if (running.get(work.key) !== controller) return
      // Removed first: the change itself may make a call with this key due again.
      running.delete(work.key)
      store.change(change)
    } catch (error) {
      if (!controller.signal.aborted) throw error
    }
  }
  const stop = store.subscribe(startAndStop)
  startAndStop()
  return () => {
    stop()
    for (const controller of running.values()) controller.abort()
    running.clear()
  }
}
