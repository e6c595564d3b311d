import { create } from 'zustand'

/** A short message at the bottom of the screen. */
export interface Notice {
  readonly id: number
  readonly message: string
  readonly kind: 'info' | 'success' | 'warning' | 'error'
  readonly action: { readonly label: string; readonly run: () => void } | null
  /** Runs when the notice goes away without its action having been taken. */
  readonly onPassed: (() => void) | null
  /** How long it stays, in milliseconds; null until it is closed. */
  readonly ms: number | null
}

/** How long a notice stays unless it says otherwise, in milliseconds (specification §9). */
export const NOTICE_MS = 6000

/** Shown at once, oldest first; each has its own time, so that no Undo is cut short by another message. */
export const useNotices = create<readonly Notice[]>(() => [])

let lastId = 0

/** Shows a message. The same one without an action replaces its older self instead of standing twice. */
export function notify(
  message: string,
  { kind = 'info', action = null, onPassed = null, ms = NOTICE_MS }: Partial<Omit<Notice, 'id' | 'message'>> = {},
): void {
  lastId += 1
  const notice: Notice = { id: lastId, message, kind, action, onPassed, ms }
  const isSame = (other: Notice) => other.message === message && other.action === null && action === null
  useNotices.setState((notices) => [...notices.filter((other) => !isSame(other)), notice], true)
}

function take(id: number): Notice | null {
  const notice = useNotices.getState().find((known) => known.id === id)
  if (notice === undefined) return null
  useNotices.setState((notices) => notices.filter((known) => known !== notice), true)
  return notice
}

/** Takes the message away because its time passed or it was closed. */
export const passNotice = (id: number): void => take(id)?.onPassed?.()

/** Takes the message away by doing what it offers. */
export const takeNoticeAction = (id: number): void => take(id)?.action?.run()

/** Ends all messages at once, as when the page is left: nobody can take their actions any more. */
export function passAllNotices(): void {
  for (const { id } of useNotices.getState()) passNotice(id)
}
