import '@fontsource-variable/inter/wght.css'
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { routes } from './app/routes.tsx'

const RELOADED = 'adloom.reloaded-at'
// A second failure within a minute is no new version but a broken one: then the error screen is the honest answer.
const RELOAD_AGAIN_AFTER_MS = 60_000

// A part of the app is gone from the server because a newer version was put there: start over with the new one.
window.addEventListener('vite:preloadError', (event) => {
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0)
    if (Date.now() - last < RELOAD_AGAIN_AFTER_MS) return
    sessionStorage.setItem(RELOADED, String(Date.now()))
    event.preventDefault()
    window.location.reload()
  } catch {
    // Without a session store nobody remembers the first reload: show the error screen instead of reloading for ever.
  }
})

const app = (
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>
)
const container = document.getElementById('root')
if (container !== null) {
  // The build has written the landing page into the page that is served at its address, and nowhere else.
  if (container.firstChild !== null && window.location.pathname === '/') hydrateRoot(container, app)
  else createRoot(container).render(app)
}
