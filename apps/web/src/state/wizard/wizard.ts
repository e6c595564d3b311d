import { useEffect } from 'react'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { wait } from '../../browser/clock.ts'
import { deleteUnusedBlobs } from '../../browser/database.ts'
import { useHydrated, whenHydrated } from '../../browser/hydration.ts'
import { newId } from '../../browser/identifier.ts'
import { loadPart } from '../../browser/load-part.ts'
import { withLock } from '../../browser/locks.ts'
import { isNewerVersion, onOtherTab } from '../../browser/storage.ts'
import { storageText } from '../../text/en.ts'
import { chosenFile, addChosenFile } from './chosen-files.ts'
import { notify } from '../notices.ts'
import { isCategoryAwaited } from './wizard-answers.ts'
import { emptyWizard } from './empty-wizard.ts'
import { CATEGORY_WAIT_MS, type Change, type SavedFile, type Wizard } from './wizard-state.ts'
import { filesAdded } from './wizard-changes.ts'
import { WIZARD_KEY, WIZARD_KEYS, wizardStorage } from './wizard-storage.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long the note about recovered files stays, in milliseconds (§4.2). */
const RECOVERED_MS = 5000

/** Hexadecimal digits of an `adKey`; eight more make an ad's id. */
const AD_KEY_DIGITS = 24

/** Maximum length of a page's source that is stored, in characters: it is written with every change, which must not be noticeable. */
const PAGE_HTML_MAX = 2_000_000

const notifyRecovered = (count: number): void => notify(storageText.recovered(count), { ms: RECOVERED_MS })

const store = create<Wizard>()(
  persist((): Wizard => emptyWizard, {
    name: WIZARD_KEY,
    version: 1,
    storage: wizardStorage(notifyRecovered),
    partialize: (wizard) => (wizard.pageHtml.length > PAGE_HTML_MAX ? { ...wizard, pageHtml: '' } : wizard),
    skipHydration: true,
  }),
)

/** The wizard of this browser, stored under `adloom.wizard` and its parts. Change it with `changeWizard` and the changes of `wizard-changes.ts`. */
export const useWizard = store

let isMirroring = false

/** Applies changes of other tabs from now on. Called before the stored wizard is read, so that no write of another tab is missed. */
function mirror(): void {
  if (!isMirroring) onOtherTab(WIZARD_KEYS, () => store.persist.rehydrate())
  isMirroring = true
}

/** Resolves when the stored wizard is read; before that it is an empty one. From then on changes of other tabs are applied. */
function wizardReady(): Promise<void> {
  mirror()
  return whenHydrated(store)
}

/** Whether the stored wizard is read. From then on changes of other tabs are applied. */
export function useWizardReady(): boolean {
  mirror()
  return useHydrated(store)
}

/** The wizard with its ad's key, once it has an ad type. */
const begun: Change = (wizard) =>
  wizard.selectedTool === null || wizard.adKey !== null ? wizard : { ...wizard, adKey: newId('').slice(0, AD_KEY_DIGITS) }

export function changeWizard(change: Change): void {
  const before = store.getState()
  const after = begun(change(before))
  if (after !== before) store.setState(after, true)
}

/** Clears all state of the wizard, in memory and in storage; resolves when that is done. */
export async function resetWizard(): Promise<void> {
  await wizardReady()
  changeWizard(() => emptyWizard)
}

export const newKey = (): string => newId('key_')

/** Resolves with the wizard once the category of the chosen image is known, or after `CATEGORY_WAIT_MS`. */
export async function wizardWithCategory(): Promise<Wizard> {
  const controller = new AbortController()
  const arrived = new Promise<void>((resolve) => {
    const stop = store.subscribe((wizard) => {
      if (!isCategoryAwaited(wizard)) resolve()
    })
    controller.signal.addEventListener('abort', stop)
  })
  if (isCategoryAwaited(store.getState())) await Promise.race([arrived, wait(CATEGORY_WAIT_MS, new AbortController().signal)])
  controller.abort()
  return store.getState()
}

/** Progress of uploads by file id, 0 to 1. Not stored: a reload starts them again. */
export const useUploadProgress = create<Readonly<Record<string, number>>>(() => ({}))

/** Progress of the images from a prompt in percent, by the key of their call. Not stored: the server knows it. */
export const useImageProgress = create<Readonly<Record<string, number>>>(() => ({}))

/** The product link that was pasted last, as it stands in its field. Not stored: it is read before the user asks for it. */
export const usePastedLink = create<{ readonly link: string | null }>(() => ({ link: null }))

/** Adds chosen files and starts their uploads. */
export function addFiles(chosen: readonly File[], nowMs: number): void {
  const added = chosen.map((file): Omit<SavedFile, 'state'> => {
    const { name, type, size, lastModified } = file
    return { id: addChosenFile(file, nowMs), name, type, size, lastModified }
  })
  changeWizard((wizard) => filesAdded(wizard, added))
}

/**
 * Nothing is due before an ad type is chosen, so the code for the work loads only then. When loading fails, the next change tries again. Returns a
 * function that stops the work.
 */
function workOnceBegun(): () => void {
  let state: 'waiting' | 'fetching' | 'working' | 'over' = 'waiting'
  let stopWork = (): void => undefined
  const begin = async () => {
    if (state !== 'waiting' || store.getState().selectedTool === null) return
    state = 'fetching'
    try {
      const [{ startWizardWork }, { sendFile }, { brandToApply }] = await Promise.all([
        loadPart(() => import('./start-wizard-work.ts')),
        loadPart(() => import('../../browser/api-calls.ts')),
        loadPart(() => import('../brands/saved-brands.ts')),
      ])
      if (isOver()) return
      stopWork = startWizardWork(
        { read: store.getState, change: changeWizard, subscribe: (listener) => store.subscribe(listener) },
        {
          upload: sendFile,
          file: chosenFile,
          onUploadProgress: (id, part) => useUploadProgress.setState({ [id]: part }),
          // A repeated call begins at 0 again; what is shown never goes back.
          onImageProgress: (key, percent) => useImageProgress.setState((known) => ({ [key]: Math.max(known[key] ?? 0, percent) })),
          wait,
          newKey,
          brandToApply,
          withLock,
        },
        () => usePastedLink.getState().link,
      )
      state = 'working'
    } catch {
      if (!isOver()) state = 'waiting'
    }
  }
  const isOver = (): boolean => state === 'over'
  const stopWaiting = store.subscribe(() => void begin())
  void begin()
  return () => {
    state = 'over'
    stopWaiting()
    stopWork()
  }
}

async function removeUnusedFiles(inUse: readonly string[]): Promise<void> {
  const { savedLogoIds } = await import('../brands/saved-brands.ts')
  const logos = await savedLogoIds()
  if (logos !== null) await deleteUnusedBlobs(new Set([...inUse, ...logos]), Date.now() - DAY_MS)
}

/** Runs the wizard's work while the calling screen is shown. */
export function useWizardAtWork(): void {
  useEffect(() => {
    const stopWork = workOnceBegun()
    const inUse = store.getState().serializedFiles.map(({ id }) => id)
    // A newer version's files are in a list we cannot read.
    if (!WIZARD_KEYS.some(isNewerVersion)) removeUnusedFiles(inUse).catch(() => undefined)
    return stopWork
  }, [])
}
