import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { copyText } from '../browser/share.ts'
import { newSecretText } from '../text/programs-en.ts'

/** A secret that the server tells only now. It takes the focus, so that keyboards and screen readers find it. */
export function NewSecret({ label, secret }: { readonly label: string; readonly secret: string }) {
  const [outcome, setOutcome] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.select(), [])
  const copy = async (): Promise<void> => {
    setOutcome((await copyText(secret)) ? newSecretText.copied : newSecretText.notCopied)
  }
  return (
    <Alert severity="success" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Typography sx={{ mb: 1.5 }}>{newSecretText.once}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          label={label}
          value={secret}
          size="small"
          multiline
          inputRef={field}
          helperText={<span role="status">{outcome}</span>}
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false, sx: { fontFamily: 'monospace', wordBreak: 'break-all' } } }}
          sx={{ flex: '1 1 240px', '& .MuiOutlinedInput-root': { minHeight: 44, bgcolor: 'background.paper' } }}
        />
        <Button variant="outlined" onClick={() => void copy()}>
          {newSecretText.copy}
        </Button>
      </Box>
    </Alert>
  )
}
