import '@fontsource-variable/inter/wght.css'
import '../ui/base.css'
import '../landing/landing.css'
import '../landing/hero-ads.css'
import '../landing/step-drawings.css'
import '../landing/tile-drawings.css'
import { currentYear } from '../browser/clock.ts'
import { loadPart } from '../browser/load-part.ts'
import { isPlainClick } from '../browser/plain-click.ts'
import { isResetWanted } from '../browser/reset-address.ts'
import { isWaitingForServer, onServerWait } from '../browser/server-answers.ts'
import { startOfForm } from '../landing/start-of-form.ts'
import { isLeadDue } from '../leads/is-lead-due.ts'
import { serverWaitText, shellText } from '../text/shell-en.ts'
import { hasUnfinishedRuns } from './has-unfinished-runs.ts'

/**
 * The script of the landing page, which the build wrote as HTML: it needs no app to be read. The app loads when the pointer or the focus comes near what
 * leads into it, and takes over with the first click; at once where it has something to do.
 */

/** Loads the app and shows the screen of a path, of the address where it is null. */
async function openApp(to: string | null, state: unknown = null): Promise<void> {
  const { startApp } = await loadPart(() => import('./start-app.tsx'))
  await startApp(to, state)
}

/** What leads into the app. */
const DOORS = 'form, a[href^="/wizard"]'

const doorOf = ({ target }: Event): Element | null => (target instanceof Element ? target.closest(DOORS) : null)

function waitAtDoors(page: Element): void {
  const isOver = new AbortController()
  const { signal } = isOver
  let isOpening = false
  const open = (event: Event, to: string, state: unknown) => {
    event.preventDefault()
    if (isOpening) return
    isOpening = true
    void openApp(to, state).then(() => isOver.abort())
  }
  for (const event of ['pointerover', 'focusin'])
    page.addEventListener(
      event,
      (near) => {
        if (doorOf(near) !== null) void import('./start-app.tsx').then(({ loadWizardAhead }) => loadWizardAhead()).catch(() => undefined)
      },
      { signal, passive: true },
    )
  page.addEventListener(
    'click',
    (event) => {
      const link = doorOf(event)
      if (link instanceof HTMLAnchorElement && event instanceof MouseEvent && isPlainClick(event)) open(event, link.pathname, null)
    },
    { signal },
  )
  page.addEventListener(
    'submit',
    (event) => {
      if (!(event.target instanceof HTMLFormElement)) return
      const { to, state } = startOfForm(event.target)
      open(event, to, state)
    },
    { signal },
  )
  addEventListener('storage', () => hasUnfinishedRuns() && void openApp(null), { signal })
  onServerWait(() => {
    const [message] = page.getElementsByClassName('server-wait')
    const text = document.createElement('p')
    text.textContent = serverWaitText
    message?.replaceChildren(...(isWaitingForServer() ? [text] : []))
  })
  // The build wrote its own year.
  const [copyright] = page.getElementsByClassName('landing-copyright')
  if (copyright !== undefined) copyright.textContent = shellText.copyright(currentYear())
}

const page = document.getElementById('root')
const isWanted = isResetWanted(window.location.search) || hasUnfinishedRuns() || isLeadDue()
if (page === null || page.firstChild === null || isWanted) void openApp(null)
else waitAtDoors(page)
