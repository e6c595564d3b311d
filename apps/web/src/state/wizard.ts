import '../browser/validation.ts'
import { useEffect } from 'react'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { wait } from '../browser/clock.ts'
import { deleteUnusedBlobs } from '../browser/database.ts'
import { useHydrated, whenHydrated } from '../browser/hydration.ts'
import { newId } from '../browser/identifier.ts'
import { withLock } from '../browser/locks.ts'
import { isNewerVersion, onOtherTab } from '../browser/storage.ts'
import { storageText } from '../text/en.ts'
import { chosenFile, takeChosen } from './chosen-files.ts'
import { notify } from './notices.ts'
import { emptyWizard, type Change, type SavedFile, type Wizard } from './wizard-state.ts'
import { filesAdded } from './wizard-changes.ts'
import { WIZARD_KEY, WIZARD_KEYS, wizardStorage } from './wizard-storage.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long it stands that uploaded files were found again, in milliseconds (specification §8). */
const RECOVERED_MS = 5000

/** Hexadecimal digits of an `adKey`; eight more make an ad's id. */
const AD_KEY_DIGITS = 24

/** The longest source of a page that is kept, in characters: writing it with every change must not be felt. */
const PAGE_HTML_KEPT = 2_000_000

const tellRecovered = (count: number): void => notify(storageText.recovered(count), { ms: RECOVERED_MS })

const store = create<Wizard>()(
  persist((): Wizard => emptyWizard, {
    name: WIZARD_KEY,
    version: 1,
    storage: wizardStorage(tellRecovered),
    partialize: (wizard) => (wizard.pageHtml.length > PAGE_HTML_KEPT ? { ...wizard, pageHtml: '' } : wizard),
    skipHydration: true,
  }),
)

/** The wizard of this browser, kept under `adloom.wizard` and its parts. Change it with `changeWizard` and the changes of `wizard-changes.ts`. */
export const useWizard = store

let isMirroring = false

/** Resolves when what the browser kept of the wizard is read. Before that it is an empty one. From then on other tabs' changes are taken over. */
export function wizardReady(): Promise<void> {
  // Listened to before it is read: nothing another tab writes falls in between.
  if (!isMirroring) onOtherTab(WIZARD_KEYS, () => store.persist.rehydrate())
  isMirroring = true
  return whenHydrated(store)
}
/** Whether what the browser kept of the wizard is read. */
export const useWizardReady = (): boolean => useHydrated(store)

/** The wizard with what its ad will be known by, once there is an ad to be. */
const begun: Change = (wizard) =>
  wizard.selectedTool === null || wizard.adKey !== null ? wizard : { ...wizard, adKey: newId('').slice(0, AD_KEY_DIGITS) }

export function changeWizard(change: Change): void {
  const before = store.getState()
  const after = begun(change(before))
  if (after !== before) store.setState(after, true)
}

/** Clears everything the wizard knows, here and in what is kept; resolves when that is done. */
export async function resetWizard(): Promise<void> {
  await wizardReady()
  changeWizard(() => emptyWizard)
}

export const newKey = (): string => newId('key_')

/** Progress of uploads by file id, 0 to 1. Not kept: a reload begins them anew. */
export const useUploadProgress = create<Readonly<Record<string, number>>>(() => ({}))

/** How much of a picture from words is done, in percent, by the key it is made under. Not kept: the server knows. */
export const useImageProgress = create<Readonly<Record<string, number>>>(() => ({}))

/** Takes chosen files in, and their uploads begin. */
export function addFiles(chosen: readonly File[], nowMs: number): void {
  const added = chosen.map((file): Omit<SavedFile, 'state'> => {
    const { name, type, size, lastModified } = file
    return { id: takeChosen(file, nowMs), name, type, size, lastModified }
  })
  changeWizard((wizard) => filesAdded(wizard, added))
}

/**
 * Nothing is due before an ad type is chosen, so what does the work is fetched only then. One that does not come is asked for again at the
 * next change. Returns what stops the work.
 */
function workOnceBegun(): () => void {
  let state: 'waiting' | 'fetching' | 'working' | 'over' = 'waiting'
  let stopWork = (): void => undefined
  const begin = async () => {
    if (state !== 'waiting' || store.getState().selectedTool === null) return
    state = 'fetching'
    try {
      const [{ startWorkLoop: keepWorking }, { api, uploadFile }, { rememberedBrand }] = await Promise.all([
        import('./wizard-work.ts'),
        import('../browser/api.ts'),
        import('./brand-memory.ts'),
      ])
      if (isOver()) return
      stopWork = keepWorking(
        { read: store.getState, change: changeWizard, subscribe: (listener) => store.subscribe(listener) },
        {
          api,
          upload: uploadFile,
          file: chosenFile,
          onUploadProgress: (id, part) => useUploadProgress.setState({ [id]: part }),
          onImageProgress: (key, percent) => useImageProgress.setState({ [key]: percent }),
          wait,
          newKey,
          rememberedBrand,
          withLock,
        },
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

/** While the calling screen is shown, the wizard's work runs. */
export function useWizardAtWork(): void {
  useEffect(() => {
    const stopWork = workOnceBegun()
    const inUse = new Set(store.getState().serializedFiles.map(({ id }) => id))
    // A newer version's files are in a list we can't read.
    if (!WIZARD_KEYS.some(isNewerVersion)) deleteUnusedBlobs(inUse, Date.now() - DAY_MS).catch(() => undefined)
    return stopWork
  }, [])
}
