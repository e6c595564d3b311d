import { type Spending } from '@adloom/domain/cost.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { roleNames, settingsText } from '../text/settings-en.ts'
import { radius, surface } from '../ui/tokens.ts'
import { type SpendingAnswer } from './read-spending.ts'
import { TokenForm } from './token-form.tsx'

interface SpendingCardProps {
  readonly answer: SpendingAnswer
  /** Whether a request with a token is in progress. */
  readonly busy: boolean
  /** Why the last request failed; null when it did not. */
  readonly problem: string | null
  readonly onToken: (token: string) => void
  readonly onForget: () => void
}

/** What was spent today and on what; a form for the token where the spending is not public. */
export function SpendingCard({ answer, busy, problem: trouble, onToken, onForget }: SpendingCardProps) {
  return (
    <Box
      component="section"
      aria-labelledby="spending"
      sx={{ p: 2, border: `1px solid ${surface.line}`, borderRadius: `${String(radius.card)}px`, bgcolor: 'background.paper' }}
    >
      <Typography component="h2" variant="h6" id="spending">
        {settingsText.spending}
      </Typography>
      {answer.status === 'told' ? (
        <>
          <SpendingSummary spending={answer.spending} />
          {answer.withToken && (
            <Button size="small" onClick={onForget} sx={{ ml: -1.75, mt: 0.5 }}>
              {settingsText.forgetToken}
            </Button>
          )}
        </>
      ) : (
        <>
          <Typography>{settingsText.secret}</Typography>
          <TokenForm refusal={trouble ?? (answer.status === 'refused' ? settingsText.tokenWrong : null)} busy={busy} onToken={onToken} />
        </>
      )}
    </Box>
  )
}

function SpendingSummary({ spending: { day, spentUsd, budgetUsd, paid } }: { readonly spending: Spending }) {
  return (
    <>
      <Typography>{settingsText.spent(spentUsd, day)}</Typography>
      <Typography color="textSecondary">{settingsText.budget(budgetUsd)}</Typography>
      {paid.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {paid.map(({ role, engine, calls, usd, unknown }) => (
            <Typography component="li" variant="body2" key={`${role} ${engine}`} sx={{ overflowWrap: 'anywhere' }}>
              {`${roleNames[role] ?? role}, ${engine.replace(':', ' · ')}: ${settingsText.line(calls, usd)}`}
              {unknown > 0 && ` (${settingsText.unknown(unknown)})`}
            </Typography>
          ))}
        </Box>
      )}
    </>
  )
}
