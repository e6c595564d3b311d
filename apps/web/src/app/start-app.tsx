import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { reloadForOtherOwner } from '../browser/owner.ts'
import { onServerWait } from '../browser/server-answers.ts'
import { navigate } from '../browser/router.tsx'
import { App } from './app.tsx'
import { RouteError } from './route-error.tsx'
import { loadScreen } from './screens.tsx'
import { ServerWait } from './server-wait.tsx'

/** Loads the first screen of the wizard before it is opened. */
export const loadWizardAhead = (): Promise<unknown> => loadScreen('/wizard')

/**
 * Shows the screen of a path, of the address where it is null, in place of the page, which stays until the screen has been loaded: React shows a screen
 * that follows a placeholder only 300 ms after it.
 */
export async function startApp(to: string | null = null, state: unknown = null): Promise<void> {
  reloadForOtherOwner()
  // A screen that fails to load says so itself.
  const isLoaded = loadScreen(new URL(to ?? window.location.href, window.location.href).pathname).catch(() => undefined)
  // The landing page has a message of its own for this.
  const isWaiting = to === null ? new Promise<void>((resolve) => void onServerWait(resolve)) : isLoaded
  await Promise.race([isLoaded, isWaiting])
  if (to !== null) navigate(to, { state })
  const container = document.getElementById('root')
  if (container === null) return
  const root = createRoot(container, {
    // React has removed the screen that failed, and everything around it.
    onUncaughtError: (error) =>
      root.render(
        <>
          <RouteError error={error} />
          <ServerWait />
        </>,
      ),
  })
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
