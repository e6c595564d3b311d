import { type ApiToken, type TokenScope } from '@adloom/domain/programs/api-token.ts'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { api } from '../browser/api.ts'
import { scopeNames, tokensText } from '../text/programs-en.ts'
import { commonText } from '../text/en.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { AddingForm, ListedRow, SettingsList } from './settings-list.tsx'
import { TickList } from './tick-list.tsx'
import { NewSecret } from './new-secret.tsx'
import { useProgramList } from './use-program-list.ts'

const readTokens = async (signal?: AbortSignal): Promise<readonly ApiToken[]> => (await api.listTokens({}, { signal })).tokens

/** The API tokens of whoever looks, and the form that makes one. */
export function TokensSection() {
  const { entries, problem, change } = useProgramList(readTokens)
  const [made, setMade] = useState<{ readonly name: string; readonly token: string } | null>(null)
  const [revoking, setRevoking] = useState<ApiToken | null>(null)
  if (entries === null) return null
  const make = (name: string, scopes: readonly TokenScope[]): Promise<boolean> =>
    change(async () => {
      setMade(await api.createToken({ name, scopes: [...scopes] }))
    })
  const revoke = ({ id }: ApiToken): Promise<boolean> =>
    change(async () => {
      setMade(null)
      await api.revokeToken({ id })
    })
  return (
    <SettingsList
      title={tokensText.title}
      intro={
        <>
          {tokensText.intro} <Link href="/api/docs">{tokensText.docs}</Link>
        </>
      }
      list={tokensText.list}
      none={tokensText.none}
      problem={problem}
      rows={entries.map((token) => (
        <ListedRow
          key={token.id}
          title={token.name}
          action={
            <Button variant="outlined" color="error" onClick={() => setRevoking(token)} aria-label={tokensText.revokeOf(token.name)}>
              {tokensText.revoke}
            </Button>
          }
        >
          <Typography variant="body2">{tokensText.scopes(token.scopes)}</Typography>
          <Typography variant="body2" color="textSecondary">
            {tokensText.used(token.lastUsedAt)}
          </Typography>
        </ListedRow>
      ))}
    >
      {made !== null && <NewSecret key={made.token} label={tokensText.made(made.name)} secret={made.token} />}
      <TokenMaker onMake={make} />
      {revoking !== null && (
        <ConfirmDialog
          title={tokensText.revokeTitle(revoking.name)}
          text={tokensText.revokeText}
          action={tokensText.revoke}
          cancel={commonText.cancel}
          onConfirm={() => void revoke(revoking)}
          onClose={() => setRevoking(null)}
        />
      )}
    </SettingsList>
  )
}

/** The form of a new token; it is emptied when the token is made. */
function TokenMaker({ onMake }: { readonly onMake: (name: string, scopes: readonly TokenScope[]) => Promise<boolean> }) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['read', 'make'])
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const nameMissing = tried && name.trim() === '' ? tokensText.nameMissing : null
  const submit = async (): Promise<void> => {
    setTried(true)
    if (name.trim() === '' || scopes.length === 0 || busy) return
    setBusy(true)
    if (await onMake(name.trim(), scopes)) {
      setName('')
      setTried(false)
    }
    setBusy(false)
  }
  return (
    <AddingForm onSubmit={() => void submit()} action={tokensText.make} busy={busy}>
      <TextField
        label={tokensText.name}
        size="small"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={nameMissing !== null}
        helperText={nameMissing}
        slotProps={{ htmlInput: { maxLength: 80, autoComplete: 'off' } }}
        sx={{ width: 1, maxWidth: 420, '& .MuiOutlinedInput-root': { height: 44 } }}
      />
      <TickList
        legend={tokensText.may}
        names={scopeNames}
        ticked={scopes}
        onTick={setScopes}
        problem={tried && scopes.length === 0 ? tokensText.mayNothing : null}
      />
    </AddingForm>
  )
}
