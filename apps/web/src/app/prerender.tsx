import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { routes } from './routes.tsx'

/** The landing page as HTML, from the same tree that `main.tsx` hydrates. Run by the build, never in a browser. */
export const renderLanding = (): string =>
  renderToString(
    <StrictMode>
      <RouterProvider router={createMemoryRouter(routes)} />
    </StrictMode>,
  )
