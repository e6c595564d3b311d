import type { PersistStorage, StorageValue } from 'zustand/middleware'
import * as z from 'zod'
import { isNewerVersion, readSession, safeStorage, writeSession } from '../../browser/storage.ts'
import { newId } from '../../browser/identifier.ts'
import { emptyWizard } from './empty-wizard.ts'
import { type SavedFile, savedFileSchema, type Wizard, wizardSchema } from './wizard-state.ts'

export const WIZARD_KEY = 'adloom.wizard'
/** Version of every document below. A change that older versions would misread increases it. */
const VERSION = 1

/** Parts of the wizard under keys of their own (§3.9): a broken one affects no other. */
const apart = {
  serializedFiles: 'adloom.uploaded-files',
  selectedFileIndex: 'adloom.selected-file',
  imageCategories: 'adloom.image-categories',
} as const satisfies Partial<Record<keyof Wizard, string>>
const partNames = ['serializedFiles', 'selectedFileIndex', 'imageCategories'] as const
type PartName = (typeof partNames)[number]

/** Every storage key of the wizard. */
export const WIZARD_KEYS: readonly string[] = [WIZARD_KEY, ...Object.values(apart)]

const mainSchema = wizardSchema.partial({ serializedFiles: true, selectedFileIndex: true, imageCategories: true })

const storages = {
  main: safeStorage({ version: VERSION, isUsable: (state) => parseMain(state).success }),
  serializedFiles: safeStorage({ version: VERSION, isUsable: (state) => wizardSchema.shape.serializedFiles.safeParse(state).success }),
  selectedFileIndex: safeStorage({ version: VERSION, isUsable: (state) => wizardSchema.shape.selectedFileIndex.safeParse(state).success }),
  imageCategories: safeStorage({ version: VERSION, isUsable: (state) => wizardSchema.shape.imageCategories.safeParse(state).success }),
} as const

/** A document from before a field existed lacks it: the field starts empty. */
const parseMain = (state: unknown) => mainSchema.safeParse(typeof state === 'object' && state !== null ? { ...emptyMain, ...state } : state)
const { serializedFiles: _f, selectedFileIndex: _i, imageCategories: _c, ...emptyMain } = emptyWizard

/** Session of this tab: the files the server has, so that they can be recovered when the list of files is gone. */
const SERVER_URLS = 'adloom.server-urls'
const serverUrlsSchema = z.array(savedFileSchema.omit({ id: true, state: true }).extend({ url: z.string() }))

function noteServerUrls(files: readonly SavedFile[]): void {
  const onServer = files.flatMap(({ name, type, size, lastModified, state }) =>
    state.status === 'uploaded' ? [{ name, type, size, lastModified, url: state.serverUrl }] : [],
  )
  const text = onServer.length === 0 ? null : JSON.stringify(onServer)
  if (readSession(SERVER_URLS) !== text) writeSession(SERVER_URLS, text)
}

function notedFiles(): readonly SavedFile[] {
  let noted: unknown
  try {
    noted = JSON.parse(readSession(SERVER_URLS) ?? '[]')
  } catch {
    // Not our format: handled as none.
    return []
  }
  const known = serverUrlsSchema.safeParse(noted)
  if (!known.success) return []
  return known.data.map(({ url, ...file }) => ({ ...file, id: newId('file_'), state: { status: 'uploaded', serverUrl: url } }))
}

/** The text of each document as last read or written here: an unchanged document does not overwrite another tab's change. */
const lastTexts = new Map<string, string>()

type Texts = Readonly<Record<PartName | 'main', string | null>>

const stateOf = (text: string): unknown => (JSON.parse(text) as { state: unknown }).state

function wizardOf(texts: Texts, onRecovered: (count: number) => void): Wizard | null {
  if (WIZARD_KEYS.some(isNewerVersion) || Object.values(texts).every((text) => text === null)) return null
  const main = texts.main === null ? emptyMain : parseMain(stateOf(texts.main)).data
  const parts = Object.fromEntries(partNames.flatMap((name) => (texts[name] === null ? [] : [[name, stateOf(texts[name])]])))
  const found = wizardSchema.safeParse({ ...emptyWizard, ...main, ...parts })
  if (!found.success) return null
  const wizard = found.data
  const isListLost = texts.serializedFiles === null && wizard.serializedFiles.length === 0 && wizard.selectedMethod === 'upload'
  const recovered = isListLost ? notedFiles() : []
  if (recovered.length > 0) onRecovered(recovered.length)
  const files = recovered.length > 0 ? [...recovered] : wizard.serializedFiles
  const place = wizard.selectedFileIndex
  return {
    ...wizard,
    // Files without their wizard are worth restoring too.
    selectedMethod: texts.main === null && files.length > 0 ? 'upload' : wizard.selectedMethod,
    serializedFiles: files,
    selectedFileIndex: place >= 0 && place < files.length ? place : Math.min(0, files.length - 1),
  }
}

/**
 * Storage of the wizard: one document and its parts. Nothing is written while any of them is a newer version's. `onRecovered` gets the number of
 * uploaded files that were recovered although their list was lost.
 */
export function wizardStorage(onRecovered: (count: number) => void): PersistStorage<Wizard, void | Promise<void>> {
  const storageOf = (name: PartName | 'main') => ({ key: name === 'main' ? WIZARD_KEY : apart[name], storage: storages[name] })
  const names = ['main', ...partNames] as const
  const read = (found: readonly (string | null)[]): StorageValue<Wizard> | null => {
    for (const [place, name] of names.entries()) {
      const { key } = storageOf(name)
      const text = found[place]
      if (text === null) lastTexts.delete(key)
      else lastTexts.set(key, text)
    }
    const [main, serializedFiles, selectedFileIndex, imageCategories] = found
    const wizard = wizardOf({ main, serializedFiles, selectedFileIndex, imageCategories }, onRecovered)
    return wizard === null ? null : { state: wizard, version: VERSION }
  }
  return {
    getItem() {
      const found = names.map((name) => {
        const { key, storage } = storageOf(name)
        return storage.getItem(key)
      })
      const ready = found.flatMap((text) => (typeof text === 'object' && text !== null ? [] : [text]))
      return ready.length === found.length ? read(ready) : Promise.all(found.map((text) => Promise.resolve(text))).then(read)
    },
    setItem(_, { state }) {
      if (WIZARD_KEYS.some(isNewerVersion)) return undefined
      noteServerUrls(state.serializedFiles)
      const { serializedFiles, selectedFileIndex, imageCategories, ...main } = state
      const values = { main, serializedFiles, selectedFileIndex, imageCategories }
      const writing = names.flatMap((name) => {
        const { key, storage } = storageOf(name)
        const text = JSON.stringify({ state: values[name], version: VERSION })
        if (lastTexts.get(key) === text) return []
        lastTexts.set(key, text)
        const done = storage.setItem(key, text)
        return done instanceof Promise ? [done] : []
      })
      return writing.length === 0 ? undefined : Promise.all(writing).then(() => undefined)
    },
    removeItem() {
      for (const name of names) {
        const { key, storage } = storageOf(name)
        lastTexts.delete(key)
        void storage.removeItem(key)
      }
    },
  }
}
