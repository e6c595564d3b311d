import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  type Ref,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react'
import { newId } from './identifier.ts'
import { isPlainClick } from './plain-click.ts'

/** Where the tab is. `state` was handed over by whoever navigated; `key` names the entry of the tab's history and stays when the user comes back. */
interface Location {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly state: unknown
  readonly key: string
}

/** The key of an entry that was not navigated to, and its length in digits. */
const FIRST_KEY = 'default'
const KEY_DIGITS = 8

/** What a history entry holds, under the names of React Router, whose entries tabs of older versions still have. */
function entryOf(state: unknown): { readonly usr: unknown; readonly key: string } {
  if (typeof state !== 'object' || state === null) return { usr: null, key: FIRST_KEY }
  const key = 'key' in state && typeof state.key === 'string' ? state.key : FIRST_KEY
  return { usr: 'usr' in state ? state.usr : null, key }
}

function currentLocation(): Location {
  const { usr, key } = entryOf(window.history.state)
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, state: usr, key }
}

const listeners = new Set<() => void>()

interface NavigateOptions {
  /** In place of the current entry instead of after it. */
  readonly replace?: boolean
  /** Kept with the entry; whatever can be cloned. */
  readonly state?: unknown
}

/** Opens a path of the app without loading a page. The screen in view stays until the next one has been loaded. */
export function navigate(to: string, { replace = false, state = null }: NavigateOptions = {}): void {
  const entry = { usr: state, key: newId('').slice(0, KEY_DIGITS) }
  if (replace) window.history.replaceState(entry, '', to)
  else window.history.pushState(entry, '', to)
  for (const listener of listeners) listener()
}

const LocationContext = createContext<Location>({ pathname: '/', search: '', hash: '', state: null, key: FIRST_KEY })

/** Where the tab is, as its screens show it: while the next screen loads, that of the one in view. */
export const useLocation = (): Location => useContext(LocationContext)

/** Gives the location to everything below it. */
export function Router({ children }: { readonly children: ReactNode }) {
  const [location, setLocation] = useState(currentLocation)
  useEffect(() => {
    const follow = () => startTransition(() => setLocation(currentLocation()))
    // What was rendered first may have navigated already.
    if (window.history.state !== null) follow()
    listeners.add(follow)
    window.addEventListener('popstate', follow)
    return () => {
      listeners.delete(follow)
      window.removeEventListener('popstate', follow)
    }
  }, [])
  return <LocationContext value={location}>{children}</LocationContext>
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A link to a path of the app. A click that `onClick` handles itself opens nothing. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    const { pathname, search, hash } = window.location
    navigate(to, { replace: to === pathname + search + hash })
  }
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  )
}
