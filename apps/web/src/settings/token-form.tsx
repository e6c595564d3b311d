import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type SyntheticEvent, useState } from 'react'
import { settingsText } from '../text/settings-en.ts'

interface TokenFormProps {
  /** Why the last token failed; null before the first. */
  readonly refusal: string | null
  readonly busy: boolean
  readonly onToken: (token: string) => void
}

/** Asks for the ADMIN_TOKEN of the installation. */
export function TokenForm({ refusal, busy, onToken }: TokenFormProps) {
  const [token, setToken] = useState('')
  const [tried, setTried] = useState(false)
  const [changed, setChanged] = useState(false)
  const missing = tried && token.trim() === '' ? settingsText.tokenMissing : null
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setTried(true)
    setChanged(false)
    if (token.trim() !== '' && !busy) onToken(token.trim())
  }
  // An error is about what was submitted: it disappears with the first change.
  const error = changed ? null : (missing ?? refusal)
  return (
    <Box
      component="form"
      onSubmit={submit}
      noValidate
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', mt: 1.5 }}
    >
      <TextField
        label={settingsText.token}
        type="password"
        size="small"
        value={token}
        onChange={({ target }) => {
          setToken(target.value)
          setChanged(true)
        }}
        error={error !== null}
        helperText={error ?? settingsText.tokenKept}
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
        sx={{ flex: '1 1 240px', maxWidth: 420, '& .MuiOutlinedInput-root': { height: 44 } }}
      />
      <Button type="submit" variant="outlined" loading={busy}>
        {settingsText.showSpending}
      </Button>
    </Box>
  )
}
