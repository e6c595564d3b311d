import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Mailer } from '@adloom/domain/ports/mailer.ts'
import { syncFolders, type SyncHandle, writeFailure } from '../storage/disk.ts'
import { messageSource } from './message-source.ts'

/**
 * A mailer that sends nothing: each mail becomes a file `<time>-<id>.eml` in a folder, which every mail program opens. A file appears whole and is on
 * the disk, content and name, before the mail counts as accepted. `now` gives milliseconds, `sync` flushes to the disk.
 */
export function outboxMailer(folder: string, now: () => number, sync: SyncHandle = (file) => file.sync()): Mailer {
  return {
    name: 'outbox',
    send: async (mail, signal) => {
      signal.throwIfAborted()
      const at = new Date(now())
      const stamp = at.toISOString().replace(/[-:]|\.\d+/g, '')
      // The id is ours; it is sanitised for the file name all the same.
      const place = join(folder, `${stamp}-${mail.id.replace(/\W/g, '')}.eml`)
      const draft = `${place}.part`
      // Mail contains names and addresses of people: no other user of this machine may read it.
      const topmost = await mkdir(folder, { recursive: true, mode: 0o700 })
      try {
        const file = await open(draft, 'w', 0o600)
        try {
          await file.writeFile(messageSource(mail, at))
          await sync(file, draft)
        } finally {
          await file.close()
        }
        await rename(draft, place)
        await syncFolders(folder, topmost === undefined ? folder : dirname(topmost), sync)
      } catch (cause) {
        await rm(draft, { force: true })
        throw writeFailure(cause)
      }
      return mail.id
    },
  }
}
