import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import LinkIcon from '@mui/icons-material/Link'
import { parseProductUrl } from '@adloom/domain/product.ts'
import { errors } from '@adloom/domain/error.ts'
import { useEffect, useRef, useState } from 'react'
import { changeWizard, newKey, useWizard } from '../state/wizard.ts'
import { htmlPasted, methodChosen, readingStarted, urlTyped } from '../state/wizard-changes.ts'
import { urlText } from '../text/wizard-en.ts'
import { Field } from './field.tsx'
import { IntoView } from './into-view.tsx'

/** Whether what was typed is something, and no address. */
const isWrong = (text: string): boolean => text.trim() !== '' && parseProductUrl(text) === null

/** The address of a product page. A page that can't be read keeps what was typed, says why and offers the other ways. */
export function ProductUrlForm() {
  const url = useWizard(({ productUrl }) => productUrl)
  const html = useWizard(({ pageHtml }) => pageHtml)
  const reading = useWizard((wizard) => wizard.reading)
  const [left, setLeft] = useState(false)
  const [pasting, setPasting] = useState(html !== '')
  const busy = reading.status === 'running'
  const refusal = reading.status === 'failed' ? reading.refusal : null
  const wrong = isWrong(url) && (left || refusal?.code === 'url.invalid')
  const field = useRef<HTMLInputElement>(null)
  const wasBusy = useRef(busy)
  useEffect(() => {
    // The field was closed while the page was read, and lost the focus: what went wrong is mended there.
    if (wasBusy.current && !busy && document.activeElement === document.body) field.current?.focus()
    wasBusy.current = busy
  }, [busy, field, wasBusy])
  const read = () => changeWizard((wizard) => readingStarted(wizard, newKey))
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setLeft(true)
        read()
      }}
    >
      <Field
        label={urlText.label}
        placeholder={urlText.placeholder}
        type="url"
        name="productUrl"
        autoComplete="url"
        value={url}
        disabled={busy}
        error={wrong || refusal?.code === 'url.invalid'}
        helperText={busy ? urlText.processing : wrong ? errors['url.invalid'].message : urlText.helper}
        onChange={({ target }) => {
          // While typing nothing is told; what was told goes as soon as it is mended.
          if (!isWrong(target.value)) setLeft(false)
          changeWizard((wizard) => urlTyped(wizard, target.value))
        }}
        onBlur={() => setLeft(true)}
        inputRef={field}
        inputProps={{ maxLength: 2048, spellCheck: false, inputMode: 'url' }}
        startAdornment={
          <InputAdornment position="start">
            <LinkIcon fontSize="small" />
          </InputAdornment>
        }
      />
      {refusal !== null && refusal.code !== 'url.invalid' && (
        <IntoView>
          <Alert severity="error" sx={{ mt: 1.5, '& .MuiAlert-message': { width: 1 } }}>
            {refusal.sentence}
            {url.trim() !== '' && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
                <Button size="small" variant="outlined" onClick={read} sx={{ bgcolor: 'background.paper' }}>
                  {urlText.again}
                </Button>
                <Button
                  size="small"
                  variant="outlined"
                  sx={{ bgcolor: 'background.paper' }}
                  onClick={() => changeWizard((wizard) => methodChosen(wizard, 'upload'))}
                >
                  {urlText.uploadInstead}
                </Button>
              </Box>
            )}
          </Alert>
        </IntoView>
      )}
      <Button
        size="small"
        aria-expanded={pasting}
        onClick={() => setPasting(!pasting)}
        disabled={busy}
        sx={{ mt: 1, px: 0.5, fontWeight: 500, textAlign: 'left' }}
      >
        {urlText.paste}
      </Button>
      {pasting && (
        <Box sx={{ mt: 1 }}>
          <Field
            label={urlText.pasteLabel}
            helperText={urlText.pasteHelper}
            multiline
            minRows={3}
            maxRows={6}
            value={html}
            disabled={busy}
            onChange={({ target }) => changeWizard((wizard) => htmlPasted(wizard, target.value))}
            inputProps={{ spellCheck: false, style: { fontFamily: 'ui-monospace, monospace', fontSize: 12 } }}
          />
        </Box>
      )}
    </Box>
  )
}
