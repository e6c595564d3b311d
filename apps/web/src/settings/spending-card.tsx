import { type Spending } from '@adloom/domain/cost.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { roleNames, settingsText } from '../text/settings-en.ts'
import { radius, surface } from '../ui/tokens.ts'

/** What was spent today and on what; null where that is not for everyone. */
export function SpendingCard({ spending }: { readonly spending: Spending | null }) {
  return (
    <Box
      component="section"
      aria-labelledby="spending"
      sx={{ p: 2, border: `1px solid ${surface.line}`, borderRadius: `${String(radius.card)}px`, bgcolor: 'background.paper' }}
    >
      <Typography component="h2" variant="h6" id="spending">
        {settingsText.spending}
      </Typography>
      {spending === null ? <Typography>{settingsText.secret}</Typography> : <Told spending={spending} />}
    </Box>
  )
}

function Told({ spending: { day, spentUsd, budgetUsd, paid } }: { readonly spending: Spending }) {
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
