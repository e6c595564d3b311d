import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AdloomError } from '@adloom/domain/error.ts'
import { type Part } from '@adloom/domain/part.ts'
import { openDataFolder } from '../storage/data-folder.ts'
import { type ModelSource } from './model-source.ts'
import { type PartEntry } from './part-list.ts'

/** A part as everybody may know it. */
export type PartState = Omit<Part, 'mayAdd'>

/** The parts of this installation. Names that are none fail with `part.unknown`. */
export interface Parts {
  readonly list: () => readonly PartState[]
  /** Fetches a part unless it is there; where it is being added already, waits for that. Fails with a `part.*` code, or `request.cancelled`. */
  readonly add: (name: string, signal: AbortSignal) => Promise<void>
  /** Begins to add a part, and comes back at once. Does nothing while it is being added. */
  readonly begin: (name: string) => void
  /** Whether it was there. */
  readonly remove: (name: string) => Promise<boolean>
  /** The folder of an installed part; null while it is not there. */
  readonly folderOf: (name: string) => string | null
  /** Stops what is being added. */
  readonly close: () => Promise<void>
}

interface PartsOptions {
  readonly list: Readonly<Record<string, PartEntry>>
  /** Where parts lie. */
  readonly folder: string
  /** Whether the installation uses its parts. */
  readonly isUsed: boolean
  readonly source: ModelSource | null
  readonly npmScript: string | null
  /** Bytes that may still be written to a folder. */
  readonly freeBytes: (folder: string) => Promise<number>
  readonly warn: (error: unknown, message: string) => void
  readonly system?: { readonly platform: string; readonly arch: string }
}

interface Adding {
  readonly done: Promise<void>
  bytes: number
}

const MB = 1024 * 1024
/** How often it is looked whether another process has finished. */
const LOOK_MS = 500
/** Assumed for a model at an address of the owner's own. */
const MODEL_BYTES = 1024 * MB

export function createParts(options: PartsOptions): Parts {
  const { list, folder, source, system = process } = options
  const adding = new Map<string, Adding>()
  const failures = new Map<string, AdloomError>()
  const stopping = new AbortController()

  function entryOf(name: string): PartEntry {
    if (!Object.hasOwn(list, name)) throw new AdloomError('part.unknown', { values: { name } })
    return list[name]
  }

  /** A part with another model is another part. */
  const placeOf = (name: string): string =>
    join(folder, [name, entryOf(name).version, ...(source === null ? [] : [source.sha256.slice(0, 16)])].join('-'))

  const runtimeBytes = ({ runtimeBytes: sizes }: PartEntry): number => sizes[`${system.platform} ${system.arch}`] ?? sizes.other
  const packagesOf = (entry: PartEntry) => [...entry.packages, ...(source === null ? [entry.model.package] : [])]
  const downloadBytes = (entry: PartEntry): number => packagesOf(entry).reduce((sum, { bytes }) => sum + bytes, 0)
  const diskBytes = (entry: PartEntry): number => runtimeBytes(entry) + (source === null ? entry.model.bytes : 0)

  async function checkRoomFor(entry: PartEntry): Promise<void> {
    // A package lies beside what is unpacked from it, and the pieces of the model beside the model.
    const largest = Math.max(...packagesOf(entry).map(({ bytes }) => bytes))
    const needed = runtimeBytes(entry) + largest + (source === null ? entry.model.bytes * 2 : MODEL_BYTES)
    if ((await options.freeBytes(folder)) < needed) throw noRoom(entry, needed)
  }

  const noRoom = (entry: PartEntry, needed = diskBytes(entry) * 2, cause?: unknown): AdloomError =>
    new AdloomError('part.no-room', { cause, values: { folder, needed: Math.ceil(needed / MB) } })

  /** Every failure as one of ours. */
  function failureOf(cause: unknown, entry: PartEntry): AdloomError {
    const code = cause instanceof Error && 'code' in cause ? cause.code : null
    if (code === 'storage.full' || code === 'ENOSPC' || code === 'EDQUOT') return noRoom(entry, undefined, cause)
    if (cause instanceof AdloomError && cause.code !== 'data.unusable') return cause
    return new AdloomError(code === null ? 'internal' : 'part.folder-unusable', { cause, values: { folder } })
  }

  /** The only right to write this part; null when another process has added it meanwhile. */
  async function lockOf(name: string, signal: AbortSignal) {
    for (;;) {
      if (signal.aborted) throw new AdloomError('request.cancelled', { cause: signal.reason })
      try {
        // What another process builds after this one was silent for long is whole as well.
        const lock = await openDataFolder(join(folder, `.lock-${name}`), () => undefined)
        if (!existsSync(placeOf(name))) return lock
        await lock.release()
        return null
      } catch (error) {
        if (!(error instanceof AdloomError && error.code === 'data.locked')) throw error
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
      if (existsSync(placeOf(name))) return null
    }
  }

  async function build(name: string, onBytes: (count: number) => void, signal: AbortSignal): Promise<void> {
    const entry = entryOf(name)
    try {
      await mkdir(folder, { recursive: true })
      const lock = await lockOf(name, signal)
      if (lock === null) return
      try {
        await checkRoomFor(entry)
        const { npmScript } = options
        const { platform, arch } = system
        const draft = join(folder, `.adding-${name}`)
        // Loaded when it is needed: no server unpacks anything before.
        const { buildPart } = await import('./build-part.ts')
        await buildPart({ entry, source, draft, folder: placeOf(name), platform, arch, npmScript, onBytes }, signal)
      } finally {
        await lock.release()
      }
    } catch (cause) {
      throw failureOf(cause, entry)
    }
  }

  function start(name: string, signal: AbortSignal): Promise<void> {
    const running = adding.get(name)
    if (running !== undefined) return running.done
    if (existsSync(placeOf(name))) return Promise.resolve()
    failures.delete(name)
    const onBytes = (count: number): void => {
      state.bytes += count
    }
    const done = build(name, onBytes, AbortSignal.any([signal, stopping.signal]))
      .catch((error: AdloomError) => {
        failures.set(name, error)
        throw error
      })
      .finally(() => adding.delete(name))
    const state: Adding = { done, bytes: 0 }
    adding.set(name, state)
    return done
  }

  function licencesOf({ licences }: PartEntry): Part['licences'] {
    const told = licences
      .filter(({ of }) => source === null || of === 'runtime')
      .map(({ what, licence, source: at }) => ({ what, licence, source: at }))
    return source === null ? told : [{ what: `The model at ${source.address}`, licence: 'not known here', source: null }, ...told]
  }

  function stateOf(name: string, entry: PartEntry): PartState {
    const now = adding.get(name)
    const failure = failures.get(name)
    return {
      name,
      title: entry.title,
      gives: entry.gives,
      licences: licencesOf(entry),
      downloadBytes: downloadBytes(entry),
      diskBytes: diskBytes(entry),
      state: existsSync(placeOf(name)) ? 'installed' : now === undefined ? 'absent' : 'adding',
      percent: now === undefined ? null : Math.min(99, Math.floor((now.bytes / downloadBytes(entry)) * 100)),
      failure: failure === undefined ? null : { code: failure.code, message: failure.message },
      isUsed: options.isUsed,
    }
  }

  return {
    list: () => Object.entries(list).map(([name, entry]) => stateOf(name, entry)),
    add: async (name, signal) => start(name, signal),
    begin: (name) => {
      entryOf(name)
      start(name, stopping.signal).catch((error: unknown) => options.warn(error, `the part ${name} was not added`))
    },
    remove: async (name) => {
      const place = placeOf(name)
      if (!existsSync(place)) return false
      const away = join(folder, `.removing-${name}`)
      await rm(away, { recursive: true, force: true })
      // At once, so that nobody finds half of it.
      await rename(place, away)
      await rm(away, { recursive: true, force: true })
      return true
    },
    folderOf: (name) => {
      const place = placeOf(name)
      return existsSync(place) ? place : null
    },
    close: async () => {
      stopping.abort(new AdloomError('server.stopping'))
      await Promise.allSettled([...adding.values()].map(({ done }) => done))
    },
  }
}
