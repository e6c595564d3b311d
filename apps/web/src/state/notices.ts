import { create } from 'zustand'

/** A short message at the bottom of the screen. */
export interface Notice {
  readonly id: number
  readonly message: string
  readonly kind: 'info' | 'success' | 'warning' | 'error'
  /** What it is about: a newer notice about the same replaces it. Null when nothing else is. */
  readonly topic: string | null
  readonly action: { readonly label: string; readonly run: () => void } | null
  /** Runs when the notice closes without its action. */
  readonly onClosed: (() => void) | null
  /** How long it stays, in milliseconds; null until it is closed. */
  readonly ms: number | null
}

/** Default time a notice stays, in milliseconds (§9.1). */
const NOTICE_MS = 6000

/** Shown together, oldest first; each has its own time, so that another notice never shortens an Undo. */
export const useNotices = create<readonly Notice[]>(() => [])

let lastId = 0

/** Shows a notice. The same message without an action replaces its older one. */
export function notify(
  message: string,
  { kind = 'info', topic = null, action = null, onClosed = null, ms = NOTICE_MS }: Partial<Omit<Notice, 'id' | 'message'>> = {},
): void {
  lastId += 1
  const notice: Notice = { id: lastId, message, kind, topic, action, onClosed, ms }
  const isReplaced = (other: Notice) =>
    (other.message === message && other.action === null && action === null) || (topic !== null && other.topic === topic)
  useNotices.setState((notices) => [...notices.filter((other) => !isReplaced(other)), notice], true)
}

function removeNotice(id: number): Notice | null {
  const notice = useNotices.getState().find((known) => known.id === id)
  if (notice === undefined) return null
  useNotices.setState((notices) => notices.filter((known) => known !== notice), true)
  return notice
}

/** Closes the notice because its time expired or the user closed it. */
export const closeNotice = (id: number): void => removeNotice(id)?.onClosed?.()

/** Closes the notice by running its action. */
export const runNoticeAction = (id: number): void => removeNotice(id)?.action?.run()

/** Closes all notices at once, as when the page closes: their actions are no longer available. */
export function closeAllNotices(): void {
  for (const { id } of useNotices.getState()) closeNotice(id)
}
