import { Outlet, type RouteObject } from 'react-router'
import { LandingPage } from '../landing/landing-page.tsx'
import { LeadPrompt } from '../leads/lead-prompt.tsx'
import { RouteError } from './route-error.tsx'

const library = async () => {
  void import('../state/library.ts').then(({ readCreationsAhead }) => readCreationsAhead())
  return { Component: (await import('../library/library-page.tsx')).LibraryPage }
}
const tool = async () => ({ Component: (await import('./tool-route.tsx')).ToolRoute })
const shell = async () => ({ Component: (await import('../shell/app-shell.tsx')).AppShell })

/** Every address of the app (specification §2). Only the landing page comes with the first script; the component library never does. */
const screens: RouteObject[] = [
  { path: '/', Component: LandingPage, ErrorBoundary: RouteError },
  {
    lazy: async () => ({ Component: (await import('./app-root.tsx')).AppRoot }),
    ErrorBoundary: RouteError,
    HydrateFallback: () => <div className="boot" role="status" aria-label="Loading" />,
    children: [
      {
        lazy: async () => ({ Component: (await import('../shell/desktop-only.tsx')).DesktopOnly }),
        children: [
          {
            path: 'wizard',
            lazy: async () => {
              const { WizardPage, wizardLoader } = await import('../wizard/wizard-page.tsx')
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
          { path: 'settings', lazy: async () => ({ Component: (await import('../settings/settings-page.tsx')).SettingsPage }) },
          { path: '*', lazy: async () => ({ Component: (await import('../shell/not-found-page.tsx')).NotFoundPage }) },
        ],
      },
    ],
  },
]

/** Around every screen: who has generated something is asked for an address. */
const AppFrame = () => (
  <>
    <Outlet />
    <LeadPrompt />
  </>
)

/** Every address of the app below its frame. */
export const routes: RouteObject[] = [{ Component: AppFrame, ErrorBoundary: RouteError, children: screens }]
