import { type Webhook, type WebhookEventType } from '@adloom/domain/programs/webhook.ts'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { api } from '../browser/api.ts'
import { eventNames, tokensText, webhooksText } from '../text/programs-en.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { commonText } from '../text/en.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { AddingForm, ListedRow, SettingsList } from './settings-list.tsx'
import { TickList } from './tick-list.tsx'
import { NewSecret } from './new-secret.tsx'
import { useProgramList } from './use-program-list.ts'

const readWebhooks = async (signal?: AbortSignal): Promise<readonly Webhook[]> => (await api.listWebhooks({}, { signal })).webhooks

/** The webhooks of whoever looks, the form that adds one, and the log of what they were told. */
export function WebhooksSection() {
  const { entries, problem, change } = useProgramList(readWebhooks)
  const [added, setAdded] = useState<{ readonly url: string; readonly secret: string } | null>(null)
  const [removing, setRemoving] = useState<Webhook | null>(null)
  if (entries === null) return null
  const add = (url: string, events: readonly WebhookEventType[]): Promise<boolean> =>
    change(async () => {
      setAdded(await api.createWebhook({ url, events: [...events] }))
    })
  const remove = ({ id }: Webhook): Promise<boolean> =>
    change(async () => {
      setAdded(null)
      await api.deleteWebhook({ id })
    })
  return (
    <SettingsList
      title={webhooksText.title}
      intro={webhooksText.intro}
      list={webhooksText.list}
      none={webhooksText.none}
      problem={problem}
      rows={entries.map((webhook) => (
        <ListedRow
          key={webhook.id}
          title={webhook.url}
          action={
            <Button variant="outlined" color="error" onClick={() => setRemoving(webhook)} aria-label={webhooksText.removeOf(webhook.url)}>
              {webhooksText.remove}
            </Button>
          }
        >
          <Typography variant="body2">{webhook.events.map((type) => eventNames[type]).join(' · ')}</Typography>
          {webhook.goneAt !== null && (
            <Alert severity="warning" role="note" sx={{ mt: 1 }}>
              {webhooksText.gone(webhook.goneAt)}
            </Alert>
          )}
        </ListedRow>
      ))}
    >
      {added !== null && <NewSecret key={added.secret} label={webhooksText.secretOf(added.url)} secret={added.secret} />}
      <WebhookMaker onAdd={add} />
      {entries.length > 0 && <DeliveryLog />}
      {removing !== null && (
        <ConfirmDialog
          title={webhooksText.removeTitle}
          text={webhooksText.removeText(removing.url)}
          action={webhooksText.remove}
          cancel={commonText.cancel}
          onConfirm={() => void remove(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </SettingsList>
  )
}

const isAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text.trim())?.protocol ?? '')

/** The form of a new webhook; it is emptied when the webhook is added. */
function WebhookMaker({ onAdd }: { readonly onAdd: (url: string, events: readonly WebhookEventType[]) => Promise<boolean> }) {
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<readonly WebhookEventType[]>([])
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const urlWrong = tried && !isAddress(url) ? webhooksText.urlWrong : null
  const submit = async (): Promise<void> => {
    setTried(true)
    if (!isAddress(url) || events.length === 0 || busy) return
    setBusy(true)
    if (await onAdd(url.trim(), events)) {
      setUrl('')
      setEvents([])
      setTried(false)
    }
    setBusy(false)
  }
  return (
    <AddingForm onSubmit={() => void submit()} action={webhooksText.add} busy={busy}>
      <TextField
        label={webhooksText.url}
        type="url"
        size="small"
        value={url}
        onChange={({ target }) => setUrl(target.value)}
        error={urlWrong !== null}
        helperText={urlWrong}
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
        sx={{ width: 1, maxWidth: 520, '& .MuiOutlinedInput-root': { height: 44 } }}
      />
      <TickList
        legend={webhooksText.when}
        names={eventNames}
        ticked={events}
        onTick={setEvents}
        problem={tried && events.length === 0 ? tokensText.mayNothing : null}
      />
    </AddingForm>
  )
}
