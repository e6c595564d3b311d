import { useEffect } from 'react'
import { useLocation, navigate } from '../browser/router.tsx'
import { loadPart } from '../browser/load-part.ts'
import { isResetWanted } from '../browser/reset-address.ts'

/** `?reset=true` clears the wizard on every route (§2.1) and then leaves the address. */
export function WizardReset() {
  const { pathname, search, hash, state } = useLocation()
  const isWanted = isResetWanted(search)
  useEffect(() => {
    if (!isWanted) return undefined
    let isOver = false
    const clear = async () => {
      const { resetWizard } = await loadPart(() => import('../state/wizard/wizard.ts'))
      await resetWizard()
      if (isOver) return
      const rest = new URLSearchParams(search)
      rest.delete('reset')
      navigate(pathname + (rest.size === 0 ? '' : `?${rest.toString()}`) + hash, { replace: true, state })
    }
    // The parameter is still in the address, so a reload tries again.
    clear().catch((error: unknown) => console.warn('The wizard was not cleared', error))
    return () => {
      isOver = true
    }
  }, [isWanted, pathname, search, hash, state])
  return null
}
