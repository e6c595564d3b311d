import { type ComponentType, type ReactNode, use } from 'react'
import { loadPart } from '../browser/load-part.ts'
import { useLocation } from '../browser/router.tsx'

/** What surrounds a screen, or the screen itself, which has nothing inside. */
type Layer = ComponentType<{ readonly children: ReactNode }>
/** The layers of a screen, the outermost first. */
type LoadScreen = () => Promise<readonly Layer[]>

const landing: LoadScreen = async () => [(await loadPart(() => import('../landing/landing-page.tsx'))).LandingPage]

const appRoot = async () => (await loadPart(() => import('./app-root.tsx'))).AppRoot
const desktopOnly = async () => (await loadPart(() => import('../shell/desktop-only.tsx'))).DesktopOnly
const shell = async () => (await loadPart(() => import('../shell/app-shell.tsx'))).AppShell

const wizard: LoadScreen = () =>
  Promise.all([appRoot(), desktopOnly(), loadPart(() => import('../wizard/wizard-page.tsx')).then(({ WizardPage }) => WizardPage)])
const library: LoadScreen = () => {
  void import('../state/library/library.ts').then(({ readCreationsAhead }) => readCreationsAhead()).catch(() => undefined)
  const page = loadPart(() => import('../library/library-page.tsx')).then(({ LibraryPage }) => LibraryPage)
  return Promise.all([appRoot(), desktopOnly(), shell(), page])
}
const tool: LoadScreen = () =>
  Promise.all([appRoot(), desktopOnly(), shell(), loadPart(() => import('./tool-route.tsx')).then(({ ToolRoute }) => ToolRoute)])
const campaigns: LoadScreen = () =>
  Promise.all([
    appRoot(),
    shell(),
    loadPart(() => import('../campaigns/campaign-screens.tsx')).then(({ CampaignScreens }) => CampaignScreens),
  ])
const settings: LoadScreen = () =>
  Promise.all([appRoot(), shell(), loadPart(() => import('../settings/settings-page.tsx')).then(({ SettingsPage }) => SettingsPage)])
const notFound: LoadScreen = () =>
  Promise.all([appRoot(), shell(), loadPart(() => import('../shell/not-found-page.tsx')).then(({ NotFoundPage }) => NotFoundPage)])

/** All screens of the app by their paths (§2.1). Nothing of any is part of the first script. */
const screens: Readonly<Record<string, LoadScreen>> = {
  '': landing,
  wizard,
  tool: library,
  'tool/all': library,
  'tool/social-ad': library,
  'tool/display-ad': library,
  'tool/ad-image': tool,
  'tool/ad-video': tool,
  settings,
}

/** The screen of a path: capitals and slashes at its end change nothing. */
function screenOf(pathname: string): LoadScreen {
  const parts = pathname
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '')
  if (parts[0] === 'campaigns') return campaigns
  const path = parts.join('/')
  return Object.hasOwn(screens, path) ? screens[path] : notFound
}

const loading = new Map<LoadScreen, Promise<readonly Layer[]>>()
const loaded = new Map<LoadScreen, readonly Layer[]>()

/** Loads a screen once; one that failed does so until the page is loaded again, which is what is offered then. */
function loadOnce(load: LoadScreen): Promise<readonly Layer[]> {
  const known = loading.get(load)
  if (known !== undefined) return known
  const layers = load()
  loading.set(load, layers)
  layers.then(
    (each) => loaded.set(load, each),
    () => undefined,
  )
  return layers
}

/** Loads the screen of a path. */
export const loadScreen = (pathname: string): Promise<unknown> => loadOnce(screenOf(pathname))

/** The screen of the address. While it loads, the screen in view stays; at the first one React shows what stands around this component. */
export function Screens({ find = screenOf }: { readonly find?: (pathname: string) => LoadScreen }) {
  const load = find(useLocation().pathname)
  // React would first show a placeholder for a promise, even for a settled one.
  const layers = loaded.get(load) ?? use(loadOnce(load))
  return layers.reduceRight<ReactNode>((inside, Layer) => <Layer>{inside}</Layer>, null)
}
