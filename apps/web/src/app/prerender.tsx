import { renderToStaticMarkup } from 'react-dom/server'
import { LandingPage } from '../landing/landing-page.tsx'
import { ServerWait } from './server-wait.tsx'

/** The landing page as HTML. Run by the build, never in a browser. */
export const renderLanding = (): string =>
  renderToStaticMarkup(
    <>
      <LandingPage />
      <ServerWait />
    </>,
  )
