import { isLeadPromptRoute, LEAD_PROMPT_DELAY_MS } from '@adloom/domain/lead-prompt.ts'
import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from '../browser/router.tsx'
import { isLeadDue } from './is-lead-due.ts'

/** Another dialog, an open menu, or an ad being made: "You're all set!" would not be true. */
const BUSY = '[aria-busy="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** The dialog, once it is loaded and due. Its props are declared here: even an import of the type alone would load its file with this one. */
interface Shown {
  readonly Dialog: ComponentType<{ readonly onExited: () => void }>
}

/** Asks for name and email address a second after arriving on a route (§4.5). Wraps every screen, including the landing page. */
export function LeadPrompt() {
  const { pathname } = useLocation()
  return isLeadPromptRoute(pathname) ? <PromptOutsideWizard /> : null
}

/** An open dialog outlives the arrival it came with: the library changes its URL without leaving the screen. */
function PromptOutsideWizard() {
  const { key } = useLocation()
  const [shown, setShown] = useState<Shown | null>(null)
  if (shown === null) return <Arrival key={key} onDue={setShown} />
  return <shown.Dialog onExited={() => setShown(null)} />
}

/**
 * One arrival on a route. The dialog, and with it the component library, loads during that second, and only for users it is meant for: the landing
 * page of all others never loads it.
 */
function Arrival({ onDue }: { onDue: (shown: Shown) => void }) {
  useEffect(() => {
    if (!isLeadDue()) return undefined
    let isOver = false
    const fetched = import('./lead-dialog.tsx')
    // A failed import is reported when the dialog is needed; until then nothing awaits it.
    fetched.catch(() => undefined)
    const ask = async () => {
      if (document.querySelector(BUSY) !== null) {
        timer = setTimeout(() => void ask(), LEAD_PROMPT_DELAY_MS)
        return
      }
      try {
        const { LeadDialog } = await fetched
        // Another tab may have shown it meanwhile.
        if (!isOver && isLeadDue()) onDue({ Dialog: LeadDialog })
      } catch (error) {
        console.warn('The early-access dialog could not be fetched', error)
      }
    }
    let timer = setTimeout(() => void ask(), LEAD_PROMPT_DELAY_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [onDue])
  return null
}
