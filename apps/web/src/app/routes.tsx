import { Outlet, type RouteObject } from 'react-router'
import { loadPart } from '../browser/load-part.ts'
import { LandingPage } from '../landing/landing-page.tsx'
import { LeadPrompt } from '../leads/lead-prompt.tsx'
import { RouteError } from './route-error.tsx'
import { ServerWait } from './server-wait.tsx'
import { UnfinishedRuns } from './unfinished-runs.tsx'
import { WizardReset } from './wizard-reset.tsx'

const library = async () => {
  void import('../state/library/library.ts').then(({ readCreationsAhead }) => readCreationsAhead()).catch(() => undefined)
  return { Component: (await loadPart(() => import('../library/library-page.tsx'))).LibraryPage }
}
const tool = async () => ({ Component: (await loadPart(() => import('./tool-route.tsx'))).ToolRoute })
const shell = async () => ({ Component: (await loadPart(() => import('../shell/app-shell.tsx'))).AppShell })

/** All routes of the app (§2.1). Only the landing page is part of the first script; the component library never is. */
const screens: RouteObject[] = [
  { path: '/', Component: LandingPage, ErrorBoundary: RouteError },
  {
    lazy: async () => ({ Component: (await loadPart(() => import('./app-root.tsx'))).AppRoot }),
    ErrorBoundary: RouteError,
    HydrateFallback: () => <div className="boot" role="status" aria-label="Loading" />,
    children: [
      {
        lazy: async () => ({ Component: (await loadPart(() => import('../shell/desktop-only.tsx'))).DesktopOnly }),
        children: [
          {
            path: 'wizard',
            lazy: async () => {
              const { WizardPage, wizardLoader } = await loadPart(() => import('../wizard/wizard-page.tsx'))
              return { Component: WizardPage, loader: wizardLoader }
            },
          },
          {
            path: 'tool',
            lazy: shell,
            children: [
              { index: true, lazy: library },
              { path: 'all', lazy: library },
              { path: 'social-ad', lazy: library },
              { path: 'display-ad', lazy: library },
              { path: 'ad-image', lazy: tool },
              { path: 'ad-video', lazy: tool },
            ],
          },
        ],
      },
      {
        lazy: shell,
        children: [
          {
            path: 'campaigns/*',
            lazy: async () => ({ Component: (await loadPart(() => import('../campaigns/campaign-screens.tsx'))).CampaignScreens }),
          },
          {
            path: 'settings',
            lazy: async () => ({ Component: (await loadPart(() => import('../settings/settings-page.tsx'))).SettingsPage }),
          },
          { path: '*', lazy: async () => ({ Component: (await loadPart(() => import('../shell/not-found-page.tsx'))).NotFoundPage }) },
        ],
      },
    ],
  },
]

/**
 * Wraps every screen: asks users who have generated something for their contact details, says when the server does not answer, and goes on with ads
 * whose page was closed.
 */
const AppFrame = () => (
  <>
    <Outlet />
    <LeadPrompt />
    <ServerWait />
    <WizardReset />
    <UnfinishedRuns />
  </>
)

/** All routes below the app's frame. */
export const routes: RouteObject[] = [{ Component: AppFrame, ErrorBoundary: RouteError, children: screens }]
