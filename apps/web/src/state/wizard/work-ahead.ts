import { parseProductUrl } from '@adloom/domain/product.ts'
import { chosenMedium, isCategoryAwaited, isProductOfUrl, isStreamlined, methodOf } from './wizard-answers.ts'
import { contentChosen, readingStarted } from './wizard-changes.ts'
import { type WorkDependencies } from './run-work.ts'
import { type Change, type NewKey, stepNumber, type Wizard } from './wizard-state.ts'
import { dueWork, type Work } from './wizard-work.ts'
import { startWorkLoop, type WizardStore } from './work-loop.ts'

/** Milliseconds an answer stands before work begins that is based on it: whoever looks through the pictures starts nothing. A link is whole at once. */
const STANDS_MS = 600
/** Number of guesses for one ad: the server's rates are the user's. */
const GUESSES_PER_AD = 6

/** The wizard as it will be when the user goes on from here; null where there is nothing to guess. `link` is the last one that was pasted. */
function wizardAhead(wizard: Wizard, link: string | null, newKey: NewKey): Wizard | null {
  const { activeStep } = wizard
  if (activeStep === stepNumber.method) {
    const isPasted = link !== null && methodOf(wizard) === 'url' && wizard.productUrl.trim() === link
    if (!isPasted || wizard.reading.status !== 'idle' || isProductOfUrl(wizard) || parseProductUrl(link) === null) return null
    return readingStarted(wizard, newKey)
  }
  const medium = chosenMedium(wizard)
  if (isStreamlined(wizard) || medium === null || medium.video || medium.src.startsWith('data:')) return null
  return activeStep === stepNumber.content && !isCategoryAwaited(wizard) ? contentChosen(wizard, newKey) : null
}

/** What a wizard ahead does: it reads, writes, cuts out, and draws the first image. */
function workAhead(wizard: Wizard): readonly Work[] {
  const [first] = wizard.generatedImages
  return dueWork(wizard).filter(
    ({ kind, key }) =>
      ['read', 'copy', 'cut-out'].includes(kind) || (kind === 'restage' && first?.status === 'running' && first.key === key),
  )
}

/** Work without the key that a guess invents, and without the logo, which copy does not depend on. */
const nameOfWork = (work: Work): string =>
  JSON.stringify(work, (name, value: unknown) => (name === 'key' || name === 'brandLogo' ? undefined : value))
const namesOf = (work: readonly Work[]): string => work.map(nameOfWork).join('\n')

/** A call that does not succeed at once is not repeated before it is asked for. */
const untilAborted: WorkDependencies['wait'] = (_ms, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('No longer likely', 'AbortError')))
  })

interface AheadDependencies {
  /** Those of the work, with calls that are made ahead. */
  readonly work: WorkDependencies
  /** The link that was pasted last; null for none. */
  readonly pastedLink: () => string | null
  /** Whether nothing that is made costs money. */
  readonly isFree: () => boolean
}

/**
 * Does what the user's next click will ask for, and nothing that costs money: the page is read when its link is pasted, copy is written and the first image
 * drawn while pictures are looked at. What is no longer likely is aborted. Returns a function that stops all of it.
 */
export function startWorkAhead(store: WizardStore, { work, pastedLink, isFree }: AheadDependencies): () => void {
  let guess: { readonly names: string; readonly stop: () => void; readonly begun: Set<string>; isConfirmed: boolean } | null = null
  let guesses: { readonly adKey: string | null; count: number } = { adKey: null, count: 0 }

  const drop = () => {
    guess?.stop()
    guess = null
  }
  const begin = (ahead: Wizard, names: string) => {
    const delay = new AbortController()
    const begun = new Set<string>()
    const current = { names, begun, isConfirmed: false, stop: () => delay.abort() }
    guess = current
    const run = async () => {
      if (ahead.reading.status !== 'running') await work.wait(STANDS_MS, delay.signal)
      if (delay.signal.aborted || guesses.count >= GUESSES_PER_AD) return
      guesses.count += 1
      const listeners = new Set<() => void>()
      let wizard = ahead
      const stop = startWorkLoop(
        {
          read: () => wizard,
          change: (change: Change) => {
            wizard = change(wizard)
            for (const listener of listeners) listener()
          },
          subscribe: (listener) => {
            listeners.add(listener)
            return () => listeners.delete(listener)
          },
        },
        { ...work, wait: untilAborted, withLock: (_name, _signal, run) => run() },
        (of) => {
          const due = workAhead(of).filter(({ key }) => !current.isConfirmed || begun.has(key))
          for (const { key } of due) begun.add(key)
          return due
        },
      )
      current.stop = stop
    }
    run().catch(() => undefined)
  }
  const follow = () => {
    const wizard = store.read()
    if (guesses.adKey !== wizard.adKey) guesses = { adKey: wizard.adKey, count: 0 }
    const ahead = wizardAhead(wizard, pastedLink(), work.newKey)
    const names = ahead === null ? '' : namesOf(workAhead(ahead))
    if (guess !== null && names !== '' && guess.names === names) return
    if (guess !== null) {
      // The user went on as guessed: what has begun is taken by the work itself.
      const due = dueWork(wizard).map(nameOfWork)
      guess.isConfirmed ||= guess.names.split('\n').some((name) => due.includes(name))
      if (guess.isConfirmed && (wizard.copy.status === 'running' || wizard.reading.status === 'running' || isDrawing(wizard))) return
      drop()
    }
    if (ahead !== null && names !== '' && (ahead.reading.status === 'running' || isFree())) begin(ahead, names)
  }
  const stopFollowing = store.subscribe(follow)
  follow()
  return () => {
    stopFollowing()
    drop()
  }
}

const isDrawing = ({ generatedImages }: Wizard): boolean => generatedImages.some(({ status }) => status === 'running')
