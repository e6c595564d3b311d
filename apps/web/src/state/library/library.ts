import { type Ad, adIdPrefix, contentKey, duplicateKey, isDuplicate } from '@adloom/domain/ad.ts'
import { useEffect } from 'react'
import { create } from 'zustand'
import * as database from '../../browser/database.ts'
import { newId } from '../../browser/identifier.ts'
import { askBeforeLeaving, allowLeaving } from '../../browser/leaving.ts'
import { reportStorageError } from '../../browser/storage.ts'
import { noteDeletionSent, noteSent, storedCreation } from '../../browser/synced-creations.ts'

/** Name under which problems with stored creations are reported. */
export const CREATIONS_KEY = 'adloom.creations'

interface Library {
  readonly creations: readonly Ad[]
  readonly ready: boolean
}

const useLibrary = create<Library>(() => ({ creations: [], ready: false }))

/** Creations the browser's database rejected; they last until the page closes. */
const unsaved = new Map<string, Ad>()

database.onCreationsChanged(() => void refresh())

const changeListeners = new Set<() => void>()

/** Calls `listener` whenever this tab changed stored creations. */
export const onLibraryChanged = (listener: () => void): void => void changeListeners.add(listener)

/** Notifies the other tabs, and whoever passes changes on. */
function announce(): void {
  database.announceCreations()
  for (const listener of changeListeners) listener()
}

/** Shows what was changed in the browser's database otherwise than by the functions below, in all tabs. */
export function refreshCreations(): void {
  void refresh()
  database.announceCreations()
}

const inOrder = (ads: readonly Ad[]): readonly Ad[] => ads.toSorted(database.newestFirst)

/** Number of creations shown while the rest is still being read: more than a screen of them. */
export const FIRST_BATCH = 24

let readings = 0
let changes = 0
let restorings = 0

/** Changes the shown list at once; a read in progress starts over, because its result may be outdated. */
function show(change: (creations: readonly Ad[]) => readonly Ad[]): void {
  changes += 1
  useLibrary.setState(({ creations }) => ({ creations: change(creations) }))
}

/** Reads the stored creations. When reading fails, the list in memory stays and the problem is reported. */
async function refresh(): Promise<void> {
  readings += 1
  const mine = readings
  try {
    if (!useLibrary.getState().ready && unsaved.size === 0) {
      const before = changes
      const newest = await database.listNewestCreations(FIRST_BATCH)
      // Not `ready`: there are more.
      if (mine === readings && before === changes && newest.length > 0) useLibrary.setState({ creations: newest })
    }
    const count = await database.countCreations()
    let before: number
    let stored: readonly Ad[]
    do {
      before = changes
      stored = await database.listCreations()
      // A later read has newer data.
      if (mine !== readings) return
    } while (before !== changes)
    // Unsaved creations are newer than their stored versions.
    const all = unsaved.size === 0 ? stored : inOrder([...unsaved.values(), ...stored.filter(({ id }) => !unsaved.has(id))])
    useLibrary.setState(({ creations }) => ({ creations: withoutCopies(all, creations), ready: true }))
    reportUnreadable(count - stored.length)
  } catch (cause) {
    if (mine === readings) useLibrary.setState({ ready: true })
    reportStorageError({ kind: database.isNewerDatabase(cause) ? 'newer' : 'unsaved', key: CREATIONS_KEY })
  }
}

/** `read` with the same objects as in `known` for equal creations, which then need no new render. */
function withoutCopies(read: readonly Ad[], known: readonly Ad[]): readonly Ad[] {
  const byId = new Map(known.map((ad) => [ad.id, ad]))
  const merged = read.map((ad) => {
    const old = byId.get(ad.id)
    return old !== undefined && isSame(old, ad) ? old : ad
  })
  return merged.length === known.length && merged.every((ad, place) => ad === known[place]) ? known : merged
}

/** Whether two JSON values are equal. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [entries, others] = [Object.entries(one), new Map(Object.entries(other))]
  return entries.length === others.size && entries.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
}

let hasReportedUnreadable = false

/** Reported once per page: the user cannot fix it here. */
function reportUnreadable(count: number): void {
  if (count <= 0 || hasReportedUnreadable) return
  hasReportedUnreadable = true
  reportStorageError({ kind: 'unreadable', key: CREATIONS_KEY })
}

function keepInMemory(ads: readonly Ad[]): void {
  for (const ad of ads) unsaved.set(ad.id, ad)
  askBeforeLeaving(CREATIONS_KEY)
  show((creations) => withAds(creations, ads))
  useLibrary.setState({ ready: true })
  reportStorageError({ kind: 'unsaved', key: CREATIONS_KEY })
}

/** The list with these creations inserted, replacing those with the same ids. */
function withAds(creations: readonly Ad[], ads: readonly Ad[]): readonly Ad[] {
  const put = new Set(ads.map(({ id }) => id))
  return inOrder([...ads, ...creations.filter(({ id }) => !put.has(id))])
}

/** Tries again to store creations that are only in memory: there may be room now. */
async function saveUnsaved(): Promise<void> {
  if (unsaved.size > 0)
    try {
      await database.putCreations([...unsaved.values()])
      unsaved.clear()
    } catch {
      // Still no room; the user was notified the first time.
      return
    }
  allowLeaving(CREATIONS_KEY)
}

const idForAd = ({ type }: Ad): string => newId(adIdPrefix[type])

/** Saves a creation unless an equal one exists (§5.5). When the browser cannot store it, it stays in memory. */
export async function addCreation(ad: Ad): Promise<'added' | 'duplicate'> {
  if ([...unsaved.values()].some((other) => isDuplicate(other, ad))) return 'duplicate'
  try {
    const [inserted] = await database.insertCreations([ad], duplicateKey, idForAd)
    if (inserted === null) return 'duplicate'
    show((creations) => withAds(creations, [inserted]))
    announce()
    return 'added'
  } catch {
    keepInMemory([ad])
    return 'added'
  }
}

/** Notes that the server has this creation, so that it is not sent again unless it was changed since. */
export async function creationSent(ad: Ad): Promise<void> {
  try {
    const stored = await storedCreation(ad.id)
    if (stored !== null && isSame(stored.ad, ad)) await noteSent(ad.id, stored.changedAtMs, Date.now())
  } catch {
    // It is sent once more, which changes nothing there.
  }
}

/** Notes that the server deleted a creation, or never had it. */
export async function deletionSent(id: string): Promise<void> {
  try {
    await noteDeletionSent(id)
  } catch {
    // It is sent once more: then there is none.
  }
}

/** Changes one creation, and returns it; null, and nothing happens, when it is gone. */
export async function updateCreation(id: string, change: (ad: Ad) => Ad): Promise<Ad | null> {
  const changeInMemory = (ad: Ad): Ad => {
    const changed = change(ad)
    keepInMemory([changed])
    return changed
  }
  const memory = unsaved.get(id)
  if (memory !== undefined) return changeInMemory(memory)
  try {
    const changed = await database.changeCreation(id, change)
    if (changed === null) return null
    show((creations) => creations.map((ad) => (ad.id === id ? changed : ad)))
    announce()
    return changed
  } catch {
    const shown = useLibrary.getState().creations.find((ad) => ad.id === id)
    return shown === undefined ? null : changeInMemory(shown)
  }
}

/** Saves imported creations. Returns the new ones as they were stored, or null when the browser could not store them: then none is. */
export async function addCreations(ads: readonly Ad[]): Promise<readonly Ad[] | null> {
  try {
    const inserted = (await database.insertCreations(ads, contentKey, idForAd)).filter((ad) => ad !== null)
    show((creations) => withAds(creations, inserted))
    announce()
    return inserted
  } catch {
    reportStorageError({ kind: 'unsaved', key: CREATIONS_KEY })
    return null
  }
}

/** Removes creations, all at once. */
export async function removeCreations(ids: readonly string[]): Promise<void> {
  const deletedIds = new Set(ids)
  for (const id of ids) unsaved.delete(id)
  const restoredBefore = restorings
  const hide = () => show((creations) => creations.filter(({ id }) => !deletedIds.has(id)))
  hide()
  try {
    await database.deleteCreations(ids)
    // A read on a full disk may have found them once more.
    if (restoredBefore === restorings && useLibrary.getState().creations.some(({ id }) => deletedIds.has(id))) hide()
    await saveUnsaved()
    announce()
  } catch {
    reportStorageError({ kind: 'unsaved', key: CREATIONS_KEY })
  }
}

/** Restores removed creations in their places. Until they are written the browser asks before it closes the page: they exist only in memory. */
export async function restoreCreations(ads: readonly Ad[]): Promise<void> {
  const reason = `${CREATIONS_KEY} restored ${String((restorings += 1))}`
  askBeforeLeaving(reason)
  show((creations) => withAds(creations, ads))
  try {
    // Writes run in order: a removal in progress finishes first.
    await database.putCreations(ads)
    announce()
  } catch {
    keepInMemory(ads)
  } finally {
    allowLeaving(reason)
  }
}

/** The N of the next 'Creation N': one above the highest. */
export async function nextCreationNumber(): Promise<number> {
  if (!useLibrary.getState().ready) await refresh()
  const numbers = useLibrary.getState().creations.map(({ title }) => Number(/^Creation (\d+)$/.exec(title)?.[1] ?? 0))
  return 1 + Math.max(0, ...numbers)
}

/** A creation by its id, without reading the others; null when it is gone. */
export async function findCreation(id: string): Promise<Ad | null> {
  const known = unsaved.get(id) ?? useLibrary.getState().creations.find((ad) => ad.id === id)
  if (known !== undefined) return known
  try {
    return (await storedCreation(id))?.ad ?? null
  } catch {
    return null
  }
}

/** Whether an equal creation exists (§5.5). */
export async function hasDuplicate(ad: Ad): Promise<boolean> {
  if (!useLibrary.getState().ready) await refresh()
  return useLibrary.getState().creations.some((other) => isDuplicate(other, ad))
}

/** Whether a creation is in the shown list. */
export const hasCreation = (id: string): boolean => useLibrary.getState().creations.some((ad) => ad.id === id)

let ahead: Promise<void> | null = null

/** Starts reading the stored creations before the screen that shows them has loaded: opening a large library takes the browser a while. */
export function readCreationsAhead(): void {
  ahead ??= refresh().finally(() => (ahead = null))
}

/** All creations of this browser, newest first. Not `ready` until they were read once: do not show an empty list before. */
export function useCreations(): Library {
  useEffect(() => {
    if (ahead === null) void refresh()
  }, [])
  return useLibrary()
}
