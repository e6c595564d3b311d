import { type WebhookDelivery } from '@adloom/domain/programs/webhook.ts'
import DeliveredIcon from 'material-icon:outline-check-circle'
import FailedIcon from 'material-icon:outline-error'
import WaitingIcon from 'material-icon:outline-schedule'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { api } from '../browser/api.ts'
import { eventNames, webhooksText } from '../text/programs-en.ts'
import { status, surface } from '../ui/tokens.ts'
import { useProgramList } from './use-program-list.ts'

/** Entries shown, and how often it is asked what became of those that wait, in milliseconds. */
const SHOWN = 20
const ASK_AGAIN_MS = 3000

const looks = {
  waiting: { Icon: WaitingIcon, color: status.queued },
  delivered: { Icon: DeliveredIcon, color: status.complete },
  failed: { Icon: FailedIcon, color: status.failed },
} as const

const readDeliveries = async (signal?: AbortSignal): Promise<readonly WebhookDelivery[]> =>
  (await api.listDeliveries({ limit: SHOWN }, { signal })).deliveries

/** What webhooks were told last, how it went, and the button that sends it again. */
export function DeliveryLog() {
  const { entries, problem, change, readAgain } = useProgramList(readDeliveries)
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') readAgain()
    }, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [readAgain])
  if (entries === null) return null
  const sendAgain = (id: string): Promise<boolean> =>
    change(async () => {
      await api.sendAgain({ id })
    })
  return (
    <Box>
      <Typography component="h3" id="deliveries" sx={{ fontWeight: 650, mb: 0.5 }}>
        {webhooksText.log}
      </Typography>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {entries.length === 0 ? (
        <Typography>{webhooksText.logNone}</Typography>
      ) : (
        <Stack component="ul" aria-labelledby="deliveries" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {entries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} onAgain={() => void sendAgain(delivery.id)} />
          ))}
        </Stack>
      )}
    </Box>
  )
}

function DeliveryRow({ delivery, onAgain }: { readonly delivery: WebhookDelivery; readonly onAgain: () => void }) {
  const { state, type, createdAt, attempts, nextAt, status: replied, reply, problem } = delivery
  const { Icon, color } = looks[state]
  const facts = [webhooksText.happened(createdAt), webhooksText.attempts(attempts), ...(nextAt === null ? [] : [webhooksText.next(nextAt)])]
  const answer = problem?.message ?? (replied === null ? null : webhooksText.reply(replied, reply ?? ''))
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1, borderTop: `1px solid ${surface.line}` }}
    >
      <Typography component="span" variant="body2" sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center', width: 104, color }}>
        <Icon fontSize="small" aria-hidden="true" />
        {webhooksText.state(state)}
      </Typography>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography variant="body2">{eventNames[type]}</Typography>
        <Typography variant="body2" color="textSecondary">
          {facts.join(' · ')}
        </Typography>
        {answer !== null && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {answer}
          </Typography>
        )}
      </Box>
      <Button size="small" onClick={onAgain} aria-label={webhooksText.againOf(eventNames[type], createdAt)}>
        {webhooksText.again}
      </Button>
    </Box>
  )
}
