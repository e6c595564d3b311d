import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import LinkIcon from 'material-icon:baseline-link'
import { parseProductUrl } from '@adloom/domain/product.ts'
import { type ErrorCode, errors } from '@adloom/domain/error.ts'
import { type ClipboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { loadPart } from '../../browser/load-part.ts'
import { isFeedAddress, linksIn } from '../../state/campaigns/feed-text.ts'
import { changeWizard, newKey, usePastedLink, useWizard } from '../../state/wizard/wizard.ts'
import { methodChosen, readingStarted, urlTyped } from '../../state/wizard/wizard-changes.ts'
import { pasteText } from '../../text/paste-en.ts'
import { urlText } from '../../text/wizard-steps-en.ts'
import { FormField } from '../parts/field.tsx'
import { IntoView } from '../parts/into-view.tsx'
import { PastePage } from './paste-page.tsx'

// Most products come alone.
const CampaignOffer = lazy(async () => ({ default: (await loadPart(() => import('../parts/campaign-offer.tsx'))).CampaignOffer }))

/** Errors that only the reader gets: the user can see the product in a browser, and copy the page. */
const solvedByPasting: ReadonlySet<string> = new Set<ErrorCode>([
  'page.challenge',
  'page.consent',
  'page.shell',
  'page.forbidden',
  'page.timeout',
  'page.other',
  'page.pasted',
])

/** Whether the text is not empty and no valid URL. */
const isWrong = (text: string): boolean => text.trim() !== '' && parseProductUrl(text) === null

/** A missing scheme is read as https. */
const withScheme = (url: string): string => parseProductUrl(url)?.href ?? url

/** The URL of a product page. An unreadable page keeps the input, shows the reason and offers the other ways. */
export function ProductUrlForm() {
  const url = useWizard(({ productUrl }) => productUrl)
  const hasPasted = useWizard(({ pageHtml }) => pageHtml !== '')
  const reading = useWizard((wizard) => wizard.reading)
  const [left, setLeft] = useState(false)
  const busy = reading.status === 'running'
  const refusal = reading.status === 'failed' ? reading.refusal : null
  const helpsToPaste = hasPasted || (refusal !== null && refusal.code !== null && solvedByPasting.has(refusal.code))
  /** Null until it is opened, by the user or as the fallback; from then on it stays as the user leaves it. */
  const [pasting, setPasting] = useState<boolean | null>(null)
  if (pasting === null && helpsToPaste) setPasting(true)
  const isOpen = pasting === true
  const wrong = isWrong(url) && (left || refusal?.code === 'url.invalid')
  const field = useRef<HTMLInputElement>(null)
  const wasBusy = useRef(busy)
  useEffect(() => {
    // The field was disabled while the page was read, and lost the focus: the user corrects the error there.
    if (wasBusy.current && !busy && document.activeElement === document.body) field.current?.focus()
    wasBusy.current = busy
  }, [busy, field, wasBusy])
  const read = () => changeWizard((wizard) => readingStarted(wizard, newKey))
  const [declined, setDeclined] = useState('')
  const [links, setLinks] = useState<readonly string[]>([])
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text/plain')
    const pasted = linksIn(text)
    usePastedLink.setState({ link: isFeedAddress(text) ? null : text.trim() })
    if (pasted.length === 0) return
    // The field would put them one behind the other.
    event.preventDefault()
    setLinks(pasted)
    changeWizard((wizard) => urlTyped(wizard, pasted[0]))
  }
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
      <FormField
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
          // No error appears while typing; an old one disappears as soon as it is corrected.
          if (!isWrong(target.value)) setLeft(false)
          changeWizard((wizard) => urlTyped(wizard, target.value))
        }}
        onBlur={() => setLeft(true)}
        onPaste={paste}
        inputRef={field}
        inputProps={{ maxLength: 2048, spellCheck: false, inputMode: 'url' }}
        startAdornment={
          <InputAdornment position="start">
            <LinkIcon fontSize="small" />
          </InputAdornment>
        }
      />
      <Suspense fallback={null}>
        {links.length > 0 ? (
          <CampaignOffer feed={links.join('\n')} onClose={() => setLinks([])} />
        ) : (
          isFeedAddress(url) && declined !== url && <CampaignOffer feed={withScheme(url)} onClose={() => setDeclined(url)} />
        )}
      </Suspense>
      {refusal !== null && refusal.code !== 'url.invalid' && (
        <ReadingFailed sentence={refusal.sentence} canRetry={url.trim() !== ''} onRetry={read} />
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

interface ReadingFailedProps {
  readonly sentence: string
  readonly canRetry: boolean
  readonly onRetry: () => void
}

/** Why the page could not be read, and the other ways. */
const ReadingFailed = ({ sentence, canRetry, onRetry }: ReadingFailedProps) => (
  <IntoView>
    <Alert severity="error" sx={{ mt: 1.5, '& .MuiAlert-message': { width: 1 } }}>
      {sentence}
      {canRetry && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button size="small" variant="outlined" onClick={onRetry} sx={{ bgcolor: 'background.paper' }}>
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
)
