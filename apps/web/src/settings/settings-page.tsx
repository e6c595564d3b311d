import { ApiError } from '@adloom/domain/api-client.ts'
import { type Spending } from '@adloom/domain/cost.ts'
import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { api } from '../browser/api.ts'
import { sentenceOf } from '../browser/api-failure.ts'
import { commonText } from '../text/en.ts'
import { roleNames, settingsText } from '../text/settings-en.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { RoleCard } from './role-card.tsx'
import { SpendingCard } from './spending-card.tsx'

type Features = ResponseOf<'capabilities'>['features']

/** What the screen knows: `spending` is null where it is not for everyone. */
type Shown =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly sentence: string }
  | { readonly status: 'there'; readonly features: Features; readonly spending: Spending | null }

async function readSpending(signal: AbortSignal): Promise<Spending | null> {
  try {
    return await api.costs({}, { signal })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'admin.token-wrong') return null
    throw error
  }
}

/** Asks the server and shows what it says, until the function it gives is called. */
function load(show: (shown: Shown) => void): () => void {
  const gone = new AbortController()
  const { signal } = gone
  Promise.all([api.capabilities({}, { signal }), readSpending(signal)]).then(
    ([{ features }, spending]) => {
      if (!signal.aborted) show({ status: 'there', features, spending })
    },
    (error: unknown) => {
      const words = { offline: commonText.offline, otherwise: commonText.unexpected }
      if (!signal.aborted) show({ status: 'failed', sentence: sentenceOf(error, words) })
    },
  )
  return () => gone.abort()
}

/** Which engine does what, whether it answers, what it costs, and what was spent today. */
export function SettingsPage() {
  usePageTitle(settingsText.title)
  const [shown, setShown] = useState<Shown>({ status: 'loading' })
  useEffect(() => load(setShown), [])
  const retry = (): void => {
    setShown({ status: 'loading' })
    load(setShown)
  }
  return (
    <Stack sx={{ gap: 3, width: 1, maxWidth: 860, mx: 'auto' }}>
      <Box>
        <Typography component="h1" variant="h4">
          {settingsText.title}
        </Typography>
        <Typography color="textSecondary">{settingsText.intro}</Typography>
      </Box>
      {shown.status === 'loading' && <Typography role="status">{commonText.loading}</Typography>}
      {shown.status === 'failed' && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={retry}>
              {commonText.retry}
            </Button>
          }
        >
          {shown.sentence}
        </Alert>
      )}
      {shown.status === 'there' && <SpendingCard spending={shown.spending} />}
      {shown.status === 'there' && (
        <Stack component="section" aria-labelledby="engines" sx={{ gap: 1.5 }}>
          <Typography component="h2" variant="h6" id="engines">
            {settingsText.engines}
          </Typography>
          <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
            {Object.entries(roleNames).map(([role, name]) =>
              role in shown.features ? <RoleCard key={role} name={name} feature={shown.features[role]} /> : null,
            )}
          </Stack>
        </Stack>
      )}
    </Stack>
  )
}
