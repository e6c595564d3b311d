import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { errors } from '@adloom/domain/error.ts'
import { type ClipboardEvent, useEffect, useRef, useState } from 'react'
import { changeWizard, useWizard } from '../../state/wizard/wizard.ts'
import { htmlPasted } from '../../state/wizard/wizard-changes.ts'
import { pasteText } from '../../text/paste-en.ts'
import { FormField } from '../parts/field.tsx'

/** Characters a field can show without a noticeable delay in the browser. */
const SHOWN_MAX = 100_000
/** Maximum length of the call, in characters. */
const PASTED_MAX = 10 * 1024 * 1024

const sizeInWords = (characters: number): string =>
  characters < 1_000_000 ? `${Math.round(characters / 1000)} KB` : `${(characters / 1_000_000).toFixed(1)} MB`

/** The page on the clipboard: its text when that is markup (a page's source), else the HTML that a browser window adds to the text, else the text. */
export function pastedPageOf(clipboard: Pick<DataTransfer, 'getData'>): string {
  const text = clipboard.getData('text/plain')
  const markup = clipboard.getData('text/html')
  return markup === '' || /^\s*<[!?a-z]/i.test(text) ? text : markup
}

/** Explains how to copy a page, and takes it. A long one is summarised in a line instead of being shown. */
export function PastePage({ disabled }: { readonly disabled: boolean }) {
  const html = useWizard(({ pageHtml }) => pageHtml)
  const [tooLarge, setTooLarge] = useState(false)
  const isLong = html.length > SHOWN_MAX
  const field = useRef<HTMLInputElement>(null)
  const wasLong = useRef(isLong)
  useEffect(() => {
    // The clicked button is gone: focus the field for the next page.
    if (wasLong.current && html === '') field.current?.focus()
    wasLong.current = isLong
  }, [html, isLong, field, wasLong])
  const keep = (page: string) => {
    setTooLarge(page.length > PASTED_MAX)
    if (page.length <= PASTED_MAX) changeWizard((wizard) => htmlPasted(wizard, page))
  }
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const page = pastedPageOf(event.clipboardData)
    // The field itself handles a few words pasted into its text.
    if (!/<[a-z]/i.test(page)) return
    event.preventDefault()
    keep(page)
  }
  return (
    <Box sx={{ mt: 1 }}>
      <Box component="ol" sx={{ m: 0, mb: 2, pl: 2.5, typography: 'body2', color: 'text.secondary', '& li + li': { mt: 0.5 } }}>
        {pasteText.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
      {isLong ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, typography: 'body2' }}>
          <span role="status">{pasteText.large(sizeInWords(html.length))}</span>
          <Button size="small" variant="outlined" disabled={disabled} onClick={() => keep('')}>
            {pasteText.remove}
          </Button>
        </Box>
      ) : (
        <FormField
          label={pasteText.label}
          error={tooLarge}
          helperText={tooLarge ? errors['page.too-large'].message : pasteText.helper}
          multiline
          minRows={3}
          maxRows={6}
          value={html}
          disabled={disabled}
          inputRef={field}
          onPaste={paste}
          onChange={({ target }) => keep(target.value)}
          inputProps={{ spellCheck: false, style: { fontFamily: 'ui-monospace, monospace', fontSize: 12 } }}
        />
      )}
    </Box>
  )
}
