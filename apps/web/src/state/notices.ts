import { create } from 'zustand'

/** A short message at the bottom of the screen. */
export interface Notice {
  readonly id: number
  readonly message: string
  readonly kind: 'info' | 'success' | 'warning' | 'error'
  readonly action: { readonly label: string; readonly run: () => void } | null
  /** Runs when the notice goes away without its action having been taken. */
  readonly onPassed: (() => void) | null
}

/** How long a notice stays, in milliseconds (specification §9). */
export const NOTICE_MS = 6000

interface Notices {
  readonly current: Notice | null
  readonly waiting: readonly Notice[]
}

export const useNotices = create<Notices>(() => ({ current: null, waiting: [] }))

let lastId = 0

/** Shows a message; one at a time, in the order they came. The same message is not shown twice in a row. */
export function notify(
  message: string,
  { kind = 'info', action = null, onPassed = null }: Partial<Pick<Notice, 'kind' | 'action' | 'onPassed'>> = {},
): void {
  lastId += 1
  const notice: Notice = { id: lastId, message, kind, action, onPassed }
  useNotices.setState(({ current, waiting }) => {
    const last = waiting.at(-1) ?? current
    if (last !== null && last.message === message && action === null) return { current, waiting }
    return current === null ? { current: notice, waiting } : { current, waiting: [...waiting, notice] }
  })
}

function next(): void {
  useNotices.setState(({ waiting }) => ({ current: waiting[0] ?? null, waiting: waiting.slice(1) }))
}

/** Takes the message away because its time passed or it was closed. */
export function passNotice(id: number): void {
  const { current } = useNotices.getState()
  if (current === null || current.id !== id) return
  next()
  current.onPassed?.()
}

/** Takes the message away by doing what it offers. */
export function takeNoticeAction(id: number): void {
  const { current } = useNotices.getState()
  if (current === null || current.id !== id) return
  next()
  current.action?.run()
}

/** Ends all messages at once, as when the page is left: nobody can take their actions any more. */
export function passAllNotices(): void {
  const { current, waiting } = useNotices.getState()
  useNotices.setState({ current: null, waiting: [] })
  for (const notice of current === null ? waiting : [current, ...waiting]) notice.onPassed?.()
}
