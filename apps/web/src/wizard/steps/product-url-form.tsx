import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import LinkIcon from '@mui/icons-material/Link'
import { parseProductUrl } from '@adloom/domain/product.ts'
import { type ErrorCode, errors } from '@adloom/domain/error.ts'
import { useEffect, useRef, useState } from 'react'
import { changeWizard, newKey, useWizard } from '../../state/wizard.ts'
import { methodChosen, readingStarted, urlTyped } from '../../state/wizard-changes.ts'
import { pasteText } from '../../text/paste-en.ts'
import { urlText } from '../../text/wizard-steps-en.ts'
import { Field } from '../parts/field.tsx'
import { IntoView } from '../parts/into-view.tsx'
import { PastePage } from './paste-page.tsx'

/** Refusals of the reader, not of the page's visitors: in a person's own browser the product can be seen, and copied. */
const mendedByPasting: ReadonlySet<string> = new Set<ErrorCode>([
  'page.challenge',
  'page.consent',
  'page.shell',
  'page.forbidden',
  'page.timeout',
  'page.other',
  'page.pasted',
])

/** Whether what was typed is something, and no address. */
const isWrong = (text: string): boolean => text.trim() !== '' && parseProductUrl(text) === null

/** The address of a product page. A page that can't be read keeps what was typed, says why and offers the other ways. */
export function ProductUrlForm() {
  const url = useWizard(({ productUrl }) => productUrl)
  const hasPasted = useWizard(({ pageHtml }) => pageHtml !== '')
  const reading = useWizard((wizard) => wizard.reading)
  const [left, setLeft] = useState(false)
  const busy = reading.status === 'running'
  const refusal = reading.status === 'failed' ? reading.refusal : null
  const isWayOut = hasPasted || (refusal !== null && refusal.code !== null && mendedByPasting.has(refusal.code))
  /** Null until it is opened, by somebody or because it is the way out; then it stays as it is left. */
  const [pasting, setPasting] = useState<boolean | null>(null)
  if (pasting === null && isWayOut) setPasting(true)
  const isOpen = pasting === true
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
        aria-expanded={isOpen}
        onClick={() => setPasting(!isOpen)}
        disabled={busy}
        sx={{ mt: 1, px: 0.5, fontWeight: 500, textAlign: 'left' }}
      >
        {pasteText.open}
      </Button>
      {isOpen && <PastePage disabled={busy} />}
    </Box>
  )
}
