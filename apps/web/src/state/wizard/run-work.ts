import { type Api } from '@adloom/domain/api-client.ts'
import { type BrandChoice, siteOf } from '@adloom/domain/brand.ts'
import { fallbackCategory } from '@adloom/domain/image.ts'
import { type UploadedFile } from '@adloom/domain/upload.ts'
import { isUnanswered } from '../../browser/api-failure.ts'
import { failureText } from '../../text/failures-en.ts'
import { addressOfImage, cutOutOf, redrawn } from './new-scene.ts'
import { methodOf } from './wizard-answers.ts'
import { categoryReceived, fileBecame, productReceived, readingFailed } from './wizard-changes.ts'
import { imagesReceived, imagesFailed, imagesSoFar } from './wizard-prompt.ts'
import { copyReceived, copyFailed, copyReleased } from './wizard-copy.ts'
import { CATEGORY_WAIT_MS, type Change, type NewKey } from './wizard-state.ts'
import { keepPicture, pictureCopied } from './wizard-pictures.ts'
import { cutOutReceived, variantReceived, variantFailed } from './wizard-variants.ts'
import { savedBrandApplied } from './wizard-brand.ts'
import { keepLogo, logoCopied } from './wizard-logo.ts'
import { type ProgressPolling } from '../image-progress.ts'
import { isBusy, isTimeout, repeatCall } from '../repeat-call.ts'
import { requestImages } from './wizard-images.ts'
import { refusalOf, refusalOfPage } from './wizard-errors.ts'
import { type Work } from './wizard-work.ts'

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
  readonly brandToApply: (site: string, signal: AbortSignal) => Promise<BrandChoice | null>
  /** Runs work of this name in one tab at a time. Rejects when aborted. */
  readonly withLock: <Result>(name: string, signal: AbortSignal, work: () => Promise<Result>) => Promise<Result>
}

/** Repeats a call while the server is too busy or still working on it: same key, so nothing is made twice. */
const withRetry = <Reply>(call: () => Promise<Reply>, running: Running): Promise<Reply> => repeatCall(call, isBusy, running)

/** The same for an image, which a busy server may not finish in its time. */
const withImageRetry = <Reply>(call: () => Promise<Reply>, running: Running): Promise<Reply> =>
  repeatCall(call, (error) => isBusy(error) || isTimeout(error), running)

/** What a piece of work runs with. `show` applies a change while it is still in progress. */
interface Running extends WorkDependencies {
  readonly signal: AbortSignal
  readonly show: (change: Change) => void
}

/** One kind of work: the change that its reply makes, and the change that its failure makes. */
interface WorkKind<Of extends Work> {
  readonly run: (work: Of, running: Running) => Promise<Change>
  readonly failed: (work: Of, error: unknown, dependencies: WorkDependencies) => Change
}

const unknownCategory = { category: fallbackCategory.category, confidence: fallbackCategory.confidence }

const variantWorkFailed = (work: Work, error: unknown): Change => {
  const refusal = refusalOf(error, failureText.restage)
  return (wizard) => variantFailed(wizard, work.key, refusal)
}

/** How each kind of work is done. */
const workKinds: { readonly [Kind in Work['kind']]: WorkKind<Extract<Work, { readonly kind: Kind }>> } = {
  read: {
    run: async ({ key, request }, { api, brandToApply, signal }) => {
      const product = await api.parseProduct(request, { signal })
      const site = siteOf(product.finalUrl)
      const brand = site === null ? null : await brandToApply(site, signal)
      return (wizard) => {
        const received = productReceived(wizard, key, product)
        return received === wizard || site === null || brand === null ? received : savedBrandApplied(received, site, brand)
      }
    },
    failed: ({ key }, error) => {
      const refusal = refusalOfPage(error)
      return (wizard) => readingFailed(wizard, key, refusal)
    },
  },
  upload: {
    run: async ({ fileId, name, type }, running) => {
      const file = await running.file(fileId, name, type)
      if (file === null)
        return (wizard) => fileBecame(wizard, fileId, { status: 'failed', refusal: { code: null, sentence: failureText.fileGone } })
      const onProgress = (part: number) => running.onUploadProgress(fileId, part)
      const { url } = await withRetry(() => running.upload(file, { signal: running.signal, onProgress }), running)
      return (wizard) => fileBecame(wizard, fileId, { status: 'uploaded', serverUrl: url })
    },
    failed: ({ fileId }, error) => {
      const refusal = refusalOf(error, failureText.upload)
      return (wizard) => fileBecame(wizard, fileId, { status: 'failed', refusal })
    },
  },
  categorise: {
    run: async ({ src, hint }, { api, signal }) => {
      const image = src.startsWith('data:') ? { imageBase64: src } : { imageUrl: src }
      const { category, confidence, note } = await api.categorizeImage({ ...image, hint }, { signal })
      const found = { category, confidence, ...(note === undefined ? {} : { note }) }
      return (wizard) => categoryReceived(wizard, src, found)
    },
    // No failure for the user (§8.5). An uploaded image stays without a category, and its chip asks for it.
    failed:
      ({ src }) =>
      (wizard) =>
        categoryReceived(wizard, src, methodOf(wizard) === 'upload' ? null : unknownCategory),
  },
  'await-category': {
    run: async (_work, { wait, signal }) => {
      await wait(CATEGORY_WAIT_MS, signal)
      return copyReleased
    },
    failed: () => copyReleased,
  },
  copy: {
    run: async ({ key, request }, running) => {
      const { api, signal, newKey } = running
      const { imageUrl: image } = request
      const imageUrl = typeof image === 'string' ? await addressOfImage(image, api, signal) : image
      const reply = await withRetry(() => api.generateCopy({ ...request, imageUrl }, { signal, idempotencyKey: key }), running)
      return (wizard) => copyReceived(wizard, key, reply, newKey)
    },
    failed: ({ key }, error, { newKey }) => {
      const { sentence } = refusalOf(error, failureText.copy)
      return (wizard) => copyFailed(wizard, key, sentence, newKey)
    },
  },
  'cut-out': {
    run: async ({ src, product }, running) => {
      const found = await withImageRetry(() => cutOutOf({ src, product }, running.api, { signal: running.signal }), running)
      return (wizard) => cutOutReceived(wizard, src, found)
    },
    failed: ({ src }, error) => {
      const note = failureText.cutOut(refusalOf(error, failureText.restage).sentence)
      return (wizard) => cutOutReceived(wizard, src, { url: src, note, place: null })
    },
  },
  restage: {
    run: async ({ key, request }, running) => {
      const { api, signal } = running
      const imageUrl = await addressOfImage(request.imageUrl, api, signal)
      const reply = await withImageRetry(() => api.changeBackground({ ...request, imageUrl }, { signal, idempotencyKey: key }), running)
      return (wizard) => variantReceived(wizard, key, { ...reply, ...reply.metadata })
    },
    failed: variantWorkFailed,
  },
  redraw: {
    run: async ({ key, drawn, prompt }, running) => {
      const { api, signal } = running
      const reply = await withImageRetry(() => redrawn(drawn, prompt, api, { signal, idempotencyKey: key }), running)
      return (wizard) => variantReceived(wizard, key, { ...reply, url: reply.images[0].url })
    },
    failed: variantWorkFailed,
  },
  'keep-logo': {
    run: (work, running) => withRetry(() => keepLogo(work, running.api, running.signal), running),
    failed:
      ({ src }) =>
      (wizard) =>
        logoCopied(wizard, src, null),
  },
  'keep-picture': {
    run: (work, running) => withRetry(() => keepPicture(work, running.api, running.signal), running),
    failed:
      ({ src }) =>
      (wizard) =>
        pictureCopied(wizard, src, null),
  },
  generate: {
    run: async ({ key, prompt }, { api, signal, show, wait, newKey, onImageProgress }) => {
      const places = Array.from({ length: prompt.numImages }, () => null)
      show((wizard) => imagesSoFar(wizard, key, places))
      const onProgress: ProgressPolling['onProgress'] = (percent, images) => {
        onImageProgress(key, percent)
        if (images.length > 0) show((wizard) => imagesSoFar(wizard, key, images))
      }
      const reply = await requestImages(prompt, api, { signal, idempotencyKey: key }, { wait, onProgress })
      return (wizard) => imagesReceived(wizard, key, reply, newKey)
    },
    failed: ({ key }, error) => {
      const refusal = refusalOf(error, failureText.generate)
      return (wizard) => imagesFailed(wizard, key, refusal)
    },
  },
}

// Safe: each entry of the table takes work of the kind that is its key.
const kindOf = (work: Work): WorkKind<Work> => workKinds[work.kind] as WorkKind<Work>

/** Milliseconds before a call without any reply is retried once. */
const UNANSWERED_WAIT_MS = 1500

/**
 * Runs one piece of work and returns the resulting change. Rejects only when aborted. A call without any reply is retried once after a moment: the
 * network may be back by then. All calls of a page that is closing or reloading end like this; by then that page is gone and has recorded no failure.
 */
export async function runWork(
  work: Work,
  dependencies: WorkDependencies,
  signal: AbortSignal,
  show: Running['show'] = () => undefined,
): Promise<Change> {
  const { run, failed } = kindOf(work)
  const running: Running = { ...dependencies, signal, show }
  try {
    return await run(work, running)
  } catch (error) {
    if (signal.aborted) throw error
    if (!isUnanswered(error)) return failed(work, error, dependencies)
  }
  await dependencies.wait(UNANSWERED_WAIT_MS, signal)
  try {
    return await run(work, running)
  } catch (error) {
    if (signal.aborted) throw error
    return failed(work, error, dependencies)
  }
}
