import { type FileHandle, mkdir, open, readFile, readlink, stat, unlink, utimes } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { AdloomError } from '@adloom/domain/error.ts'
import * as z from 'zod'

/** The data folder, held by this process alone until `release`. */
interface DataFolder {
  readonly path: string
  readonly release: () => Promise<void>
}

/** The file that names the holder of a data folder. */
export const DATA_LOCK = 'adloom.lock'
/** Folder of the key and the certificates that sign files. */
export const SIGNING_FOLDER = 'c2pa'
/** Heartbeat of a lock's holder, and the time without one after which a holder on another machine counts as dead. */
const HEARTBEAT_MS = 5000
const DEAD_AFTER_MS = 30_000
/** How often a holder is looked for. */
const LOOK_MS = 500

/**
 * `startedAt` distinguishes a process from a later one with the same id: ticks since boot on Linux, null where unknown. `processes` names the table of
 * processes in which `pid` means something: the boot and the pid namespace on Linux, null elsewhere. Containers may share a host name, never that.
 */
const holderSchema = z.object({
  pid: z.int(),
  host: z.string(),
  startedAt: z.string().nullable(),
  processes: z.string().nullable().default(null),
})
type Holder = z.infer<typeof holderSchema>

/**
 * Creates the folder if needed and takes its lock; the embedded database has no lock of its own, and two processes on it lose rows silently. The lock
 * of a dead process is taken over. `onTaken` is called when another one took it while this one was silent (paused, or swapped out). Fails with
 * `data.locked` while another lives, `data.unusable` when the folder can't be written.
 */
export async function openDataFolder(path: string, onTaken: (error: AdloomError) => void = endProcess): Promise<DataFolder> {
  const lockFile = join(path, DATA_LOCK)
  try {
    await mkdir(path, { recursive: true })
  } catch (cause) {
    throw new AdloomError('data.unusable', { cause, values: { folder: path } })
  }
  const socket = await claimSocket(path, lockFile)
  let me: Holder
  try {
    me = await claimFile(path, lockFile)
  } catch (error) {
    socket?.close()
    throw error
  }
  const signs = setInterval(() => {
    void giveSign(lockFile, me, () => onTaken(new AdloomError('data.taken', { values: { folder: path } }))).catch(() =>
      clearInterval(signs),
    )
  }, HEARTBEAT_MS).unref()
  return {
    path,
    release: async () => {
      clearInterval(signs)
      await unlinkIfThere(lockFile)
      socket?.close()
    },
  }
}

/** Two processes on one database would lose rows. */
function endProcess(error: AdloomError): void {
  setImmediate(() => {
    throw error
  })
}

/** A sign of life. */
async function giveSign(lockFile: string, me: Holder, onTaken: () => void): Promise<void> {
  const holder = await readHolder(lockFile)
  if (holder !== null && JSON.stringify(holder) !== JSON.stringify(me)) {
    onTaken()
    return
  }
  const now = new Date()
  // The folder may have been removed meanwhile; the database will report that better than a lock can.
  await utimes(lockFile, now, now)
}

/**
 * On Linux a socket in the abstract namespace, named after the folder's inode: the kernel releases it however a process ends, so of two that start at
 * the same moment exactly one goes on. Null elsewhere.
 */
async function claimSocket(path: string, lockFile: string): Promise<Server | null> {
  if (process.platform !== 'linux') return null
  const { dev, ino } = await stat(path)
  const server = createServer()
  server.unref()
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(`\0adloom-${dev}-${ino}`, resolve)
    })
  } catch (cause) {
    const holder = await readHolder(lockFile)
    throw new AdloomError('data.locked', { cause, values: { pid: holder?.pid ?? '?', folder: path } })
  }
  return server
}

const thisHolder = async (): Promise<Holder> => ({
  pid: process.pid,
  host: hostname(),
  startedAt: await startOf(process.pid),
  processes: await processTable(),
})

/** Names the table of processes this one is in; null where the system does not say. */
async function processTable(): Promise<string | null> {
  try {
    const [boot, namespace] = await Promise.all([readFile('/proc/sys/kernel/random/boot_id', 'utf8'), readlink('/proc/self/ns/pid')])
    return `${boot.trim()} ${namespace}`
  } catch {
    return null
  }
}

async function claimFile(path: string, lockFile: string): Promise<Holder> {
  const me = await thisHolder()
  for (;;) {
    const file = await createNew(lockFile)
    if (file !== null) {
      await file.writeFile(JSON.stringify(me))
      await file.close()
      return me
    }
    const holder = await readHolder(lockFile)
    if (holder !== null && (await isAlive(holder, lockFile))) {
      throw new AdloomError('data.locked', { values: { pid: holder.pid, folder: path } })
    }
    await unlinkIfThere(lockFile)
  }
}

/** The file, opened for writing; null when it exists already. */
async function createNew(lockFile: string): Promise<FileHandle | null> {
  try {
    return await open(lockFile, 'wx')
  } catch (cause) {
    if (isFileError(cause, 'EEXIST')) return null
    throw new AdloomError('data.unusable', { cause, values: { folder: lockFile } })
  }
}

/** The holder in the lock file; null when it is missing or partial (its writer died while starting). */
async function readHolder(lockFile: string): Promise<Holder | null> {
  try {
    return holderSchema.parse(JSON.parse(await readFile(lockFile, 'utf8')))
  } catch {
    return null
  }
}

/**
 * Whether a holder whose processes are invisible from here (another machine, another container) gives signs of life: waits for one, until it has been
 * silent for half a minute.
 */
async function givesSign(lockFile: string): Promise<boolean> {
  const { mtimeMs } = await stat(lockFile)
  for (let silentMs = Date.now() - mtimeMs; silentMs < DEAD_AFTER_MS; silentMs += LOOK_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    const now = await stat(lockFile).catch(() => null)
    // Released meanwhile.
    if (now === null) return false
    if (now.mtimeMs !== mtimeMs) return true
  }
  return false
}

async function isAlive(holder: Holder, lockFile: string): Promise<boolean> {
  const processes = await processTable()
  const isInSight = processes === null || holder.processes === null ? holder.host === hostname() : holder.processes === processes
  if (!isInSight) return givesSign(lockFile)
  if (holder.pid === process.pid) return holder.startedAt === (await startOf(process.pid))
  try {
    process.kill(holder.pid, 0)
  } catch (cause) {
    // EPERM: it lives, as another user.
    if (!isFileError(cause, 'EPERM')) return false
  }
  const startedAt = await startOf(holder.pid)
  return holder.startedAt === null || startedAt === null || holder.startedAt === startedAt
}

/** When a process started, in ticks since boot; null where the system does not say. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const stats = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may contain blanks: field 22 is counted from behind it.
    return stats.slice(stats.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

async function unlinkIfThere(file: string): Promise<void> {
  try {
    await unlink(file)
  } catch (cause) {
    if (!isFileError(cause, 'ENOENT')) throw cause
  }
}

const isFileError = (cause: unknown, code: string): boolean => cause instanceof Error && 'code' in cause && cause.code === code
