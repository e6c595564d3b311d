import '@fontsource-variable/inter/wght.css'
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { routes } from './app/routes.tsx'
import { reloadForOtherOwner } from './browser/owner.ts'

reloadForOtherOwner()

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
