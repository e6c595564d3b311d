import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { type EngineChoices } from '@adloom/domain/engine-choice.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../browser/api.ts'
import { messageOf } from '../browser/api-failure.ts'
import { saveEngineChoices, loadEngineChoices } from '../browser/engine-choices.ts'
import { commonText } from '../text/en.ts'
import { roleNames, settingsText } from '../text/settings-en.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { choiceOf, offeredChoices, withChoice } from './chosen-engines.ts'
import { removeToken, readSpending, readSpendingWith, type SpendingAnswer } from './read-spending.ts'
import { PartsSection } from './parts-section.tsx'
import { RoleCard } from './role-card.tsx'
import { SignedIn } from './signed-in.tsx'
import { SpendingCard } from './spending-card.tsx'
import { TokensSection } from './tokens-section.tsx'
import { WebhooksSection } from './webhooks-section.tsx'

/** State of the screen. */
type Shown =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly sentence: string }
  | {
      readonly status: 'there'
      readonly features: ResponseOf<'capabilities'>['features']
      readonly answer: SpendingAnswer
    }

const sentenceFor = (error: unknown): string => messageOf(error, { offline: commonText.offline, otherwise: commonText.unexpected })

/** Loads the settings and shows them, until the returned function is called. */
function load(show: (shown: Shown, choices: EngineChoices) => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  Promise.all([api.capabilities({}, { signal }), readSpending(signal), loadEngineChoices()]).then(
    ([{ features }, answer, choices]) => {
      if (!signal.aborted) show({ status: 'there', features, answer }, offeredChoices(choices, features))
    },
    (error: unknown) => {
      if (!signal.aborted) show({ status: 'failed', sentence: sentenceFor(error) }, {})
    },
  )
  return () => controller.abort()
}

/** The engine of each role, whether it responds, its price, and what was spent today. */
export function SettingsPage() {
  usePageTitle(settingsText.title)
  const [shown, setShown] = useState<Shown>({ status: 'loading' })
  const [choices, setChoices] = useState<EngineChoices>({})
  const begin = useCallback(
    () =>
      load((now, loadedChoices) => {
        setShown(now)
        setChoices(loadedChoices)
      }),
    [],
  )
  useEffect(begin, [begin])
  const retry = (): void => {
    setShown({ status: 'loading' })
    begin()
  }
  return (
    <Stack sx={{ gap: 3, width: 1, maxWidth: 860, mx: 'auto' }}>
      <Box>
        <Typography component="h1" variant="h4">
          {settingsText.title}
        </Typography>
        <Typography color="textSecondary">{settingsText.intro}</Typography>
      </Box>
      <SignedIn />
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
      {shown.status === 'there' && <Spending first={shown.answer} />}
      {shown.status === 'there' && (
        <Stack component="section" aria-labelledby="engines" sx={{ gap: 1.5 }}>
          <Box>
            <Typography component="h2" variant="h6" id="engines">
              {settingsText.engines}
            </Typography>
            {Object.values(shown.features).some(({ choices: offered = [] }) => offered.length > 1) && (
              <Typography variant="body2" color="textSecondary">
                {settingsText.choose}
              </Typography>
            )}
          </Box>
          <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
            {Object.entries(roleNames).map(([role, name]) =>
              role in shown.features ? (
                <RoleCard
                  key={role}
                  name={name}
                  feature={shown.features[role]}
                  chosen={choiceOf(choices, role)}
                  onChoose={(engine) => {
                    const chosen = withChoice(choices, role, engine, shown.features)
                    setChoices(chosen)
                    void saveEngineChoices(chosen)
                  }}
                />
              ) : null,
            )}
          </Stack>
        </Stack>
      )}
      {shown.status === 'there' && (
        <>
          <PartsSection />
          <TokensSection />
          <WebhooksSection />
        </>
      )}
    </Stack>
  )
}

/** The spending, and the form to unlock it with a token. */
function Spending({ first }: { readonly first: SpendingAnswer }) {
  const [answer, setAnswer] = useState(first)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const ask = async (reading: Promise<SpendingAnswer>) => {
    setBusy(true)
    setProblem(null)
    try {
      setAnswer(await reading)
    } catch (error) {
      setProblem(sentenceFor(error))
    } finally {
      setBusy(false)
    }
  }
  const forget = () => {
    removeToken()
    setAnswer({ status: 'secret' })
  }
  return (
    <SpendingCard answer={answer} busy={busy} problem={problem} onToken={(token) => void ask(readSpendingWith(token))} onForget={forget} />
  )
}
