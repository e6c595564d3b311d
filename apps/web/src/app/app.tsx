import { Suspense } from 'react'
import { Router } from '../browser/router.tsx'
import { LeadPrompt } from '../leads/lead-prompt.tsx'
import { Screens } from './screens.tsx'
import { ServerWait } from './server-wait.tsx'
import { UnfinishedRuns } from './unfinished-runs.tsx'
import { WizardReset } from './wizard-reset.tsx'

/**
 * The screen of the address. Around every one: asks users who have generated something for their contact details, says when the server does not answer,
 * and goes on with ads whose page was closed.
 */
export const App = () => (
  <Router>
    <Suspense fallback={<div className="boot" role="status" aria-label="Loading" />}>
      <Screens />
    </Suspense>
    <LeadPrompt />
    <ServerWait />
    <WizardReset />
    <UnfinishedRuns />
  </Router>
)
