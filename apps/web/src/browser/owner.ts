import { NO_OWNER, OWNER_COOKIE } from '@adloom/domain/browser-owner.ts'
import { reloadPage } from './server-answers.ts'

/** Storage key of the owner of what is kept under plain names: what the browser made before anybody signed in belongs to the first who does. */
const FIRST_OWNER = 'adloom.owner'

/** The owner the server names now; null when it names none: nobody signs in, or the cookie is lost. */
function namedOwner(): string | null {
  // Nobody's where the page is rendered by the build.
  const cookies = typeof document === 'undefined' ? [] : document.cookie.split('; ')
  const found = cookies.find((cookie) => cookie.startsWith(`${OWNER_COOKIE}=`))
  return found === undefined ? null : found.slice(OWNER_COOKIE.length + 1)
}

const named = namedOwner()

/** Whose things this page shows until it closes, whoever signs in meanwhile; null where nobody signs in. */
export const pageOwner: string | null = named === NO_OWNER ? null : named

function isFirstOwner(owner: string): boolean {
  try {
    if (localStorage.getItem(FIRST_OWNER) === null) localStorage.setItem(FIRST_OWNER, owner)
    return localStorage.getItem(FIRST_OWNER) === owner
  } catch {
    // Blocked or full: who was first is not known, so nothing is taken over.
    return false
  }
}

const ending = pageOwner === null || isFirstOwner(pageOwner) ? '' : `@${pageOwner}`

/** The name under which the owner of this page keeps something in this browser: a storage key, a database, a channel or a lock. */
export const ownName = (name: string): string => `${name}${ending}`

/** Reloads the page when its owner has signed out or another user has signed in: it may have stayed open, or come back with the Back button. */
export function reloadForOtherOwner(): void {
  const compare = () => {
    const now = namedOwner()
    // Without the cookie nobody is known to have signed out; the server tells when the session is over.
    if (now !== null && now !== (pageOwner ?? NO_OWNER)) reloadPage()
  }
  for (const event of ['pageshow', 'focus', 'visibilitychange']) addEventListener(event, compare)
}
