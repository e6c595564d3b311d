import { type Ad } from '@adloom/domain/ad.ts'
import { useRef, useState } from 'react'
import { saveBlob } from '../../browser/download.ts'
import { addCreations } from '../../state/library/library.ts'
import { type Notice, notify } from '../../state/notices.ts'
import { archiveText } from '../../text/library-en.ts'
import { exportLibrary } from './export-library.ts'
import { withLocalFiles, openLibrary } from './import-library.ts'
import { saveImported } from './save-imported.ts'

/** Progress of an export or import; `files` counts. */
export type Transfer =
  | { readonly status: 'idle' }
  | { readonly status: 'reading' }
  | { readonly status: 'collecting' | 'sending'; readonly done: number; readonly total: number }

/** Message at the end. */
interface Outcome {
  readonly message: string
  readonly kind: Notice['kind']
}

const failure = (message: string): Outcome => ({ message, kind: 'error' })

/** Exports the library, or part of it, to a file and imports it back. `creations` are all creations of this browser. */
export function useTransfer(creations: readonly Ad[]): {
  transfer: Transfer
  exportAds: (ads: readonly Ad[]) => void
  importFile: (file: File) => void
  stop: () => void
} {
  const [transfer, setTransfer] = useState<Transfer>({ status: 'idle' })
  const running = useRef<AbortController | null>(null)

  /** Runs one at a time; a newer one aborts the older. An error shows `otherwise`. */
  const run = async (work: (signal: AbortSignal) => Promise<Outcome>, otherwise: string) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    let outcome: Outcome
    try {
      outcome = await work(controller.signal)
    } catch (cause) {
      if (controller.signal.aborted) return
      console.warn('A library could not be carried over', cause)
      outcome = failure(cause instanceof RangeError ? archiveText.tooLarge : otherwise)
    }
    if (controller.signal.aborted) return
    setTransfer({ status: 'idle' })
    notify(outcome.message, { kind: outcome.kind })
  }

  const exported = async (ads: readonly Ad[], signal: AbortSignal): Promise<Outcome> => {
    const now = new Date()
    const { blob, missing } = await exportLibrary(ads, now, (done, total) => setTransfer({ status: 'collecting', done, total }), signal)
    saveBlob(blob, `adloom-library-${now.toISOString().slice(0, 10)}.zip`)
    const message = archiveText.exported(ads.length)
    return missing === 0 ? { message, kind: 'success' } : { message: `${message}. ${archiveText.missing(missing)}`, kind: 'warning' }
  }

  const imported = async (file: File, signal: AbortSignal): Promise<Outcome> => {
    setTransfer({ status: 'reading' })
    const opened = await openLibrary(file)
    if (opened.status !== 'read') return failure(archiveText[opened.status])
    const ads = await withLocalFiles(opened, creations, (done, total) => setTransfer({ status: 'sending', done, total }), signal)
    const added = await addCreations(ads)
    if (added === null) return failure(archiveText.unsaved)
    void saveImported(added)
    if (added.length === 0) return { message: archiveText.nothingNew, kind: 'info' }
    return { message: archiveText.imported(added.length, opened.archive.creations.length - added.length), kind: 'success' }
  }

  return {
    transfer,
    exportAds: (ads) => void run((signal) => exported(ads, signal), archiveText.exportFailed),
    importFile: (file) => void run((signal) => imported(file, signal), archiveText.importFailed),
    stop: () => {
      running.current?.abort()
      setTransfer({ status: 'idle' })
    },
  }
}
