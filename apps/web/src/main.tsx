import '@fontsource-variable/inter/wght.css'
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { routes } from './app/routes.tsx'

const RELOADED = 'adloom.reloaded-at'
// A second failure within a minute means a broken version, not a new one: then the error screen is right.
const RELOAD_INTERVAL_MS = 60_000

// A chunk of the app is gone from the server because a newer version was deployed: reload to start it.
window.addEventListener('vite:preloadError', (event) => {
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0)
    if (Date.now() - last < RELOAD_INTERVAL_MS) return
    sessionStorage.setItem(RELOADED, String(Date.now()))
    event.preventDefault()
    window.location.reload()
  } catch {
    // Without a session store the first reload cannot be recorded: show the error screen instead of reloading for ever.
  }
})

const app = (
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>
)
const container = document.getElementById('root')
if (container !== null) {
  // The build prerenders the landing page into the page served at its address, and nowhere else.
  if (container.firstChild !== null && window.location.pathname === '/') hydrateRoot(container, app)
  else createRoot(container).render(app)
}
