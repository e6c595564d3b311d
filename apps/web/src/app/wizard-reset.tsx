import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loadPart } from '../browser/load-part.ts'

/** `?reset=true` clears the wizard on every route (§2.1) and then leaves the address. The wizard's own loader does it before its first render. */
export function WizardReset() {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const isWanted = pathname !== '/wizard' && new URLSearchParams(search).get('reset') === 'true'
  useEffect(() => {
    if (!isWanted) return undefined
    let isOver = false
    const clear = async () => {
      const { resetWizard } = await loadPart(() => import('../state/wizard/wizard.ts'))
      await resetWizard()
      if (isOver) return
      const rest = new URLSearchParams(search)
      rest.delete('reset')
      await navigate({ pathname, search: rest.toString(), hash }, { replace: true, state })
    }
    // The parameter is still in the address, so a reload tries again.
    clear().catch((error: unknown) => console.warn('The wizard was not cleared', error))
    return () => {
      isOver = true
    }
  }, [isWanted, pathname, search, hash, state, navigate])
  return null
}
