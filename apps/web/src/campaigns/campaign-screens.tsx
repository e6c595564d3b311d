import { lazy, Suspense } from 'react'
import { useLocation } from '../browser/router.tsx'
import { loadPart } from '../browser/load-part.ts'
import { CampaignsPage } from './campaigns-page.tsx'

const NewCampaignPage = lazy(async () => ({
  default: (await loadPart(() => import('./new/new-campaign-page.tsx'))).NewCampaignPage,
}))
const CampaignPage = lazy(async () => ({ default: (await loadPart(() => import('./one/campaign-page.tsx'))).CampaignPage }))

/**
 * The screens of campaigns: `/campaigns`, `/campaigns/new`, and `/campaigns/` with an id. They are one route, because the first script lists all parts
 * of each.
 */
export function CampaignScreens() {
  const id = useLocation().pathname.split('/').at(2) ?? ''
  if (id === '') return <CampaignsPage />
  // Another campaign is another screen.
  return <Suspense fallback={null}>{id === 'new' ? <NewCampaignPage /> : <CampaignPage key={id} id={id} />}</Suspense>
}
