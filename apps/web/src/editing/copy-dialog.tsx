import { undrawableError } from '@adloom/creatives/undrawable-texts.ts'
import { type CopyOption, type CopyRequest } from '@adloom/domain/copy.ts'
import { DEFAULT_LANGUAGE } from '@adloom/domain/language.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { type SxProps, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { commonText } from '../text/en.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { CopyAdvice } from './copy-advice.tsx'
import { CopyEditTools } from './copy-edit-tools.tsx'
import { CopyFields } from './copy-fields.tsx'
import { CopyForms } from './copy-forms.tsx'
import { type EditedText, type TextForm, wordsOfForm } from './use-copy-edit.ts'

/** An option as its dialog starts with it. */
export const editedTextOf = ({ headline, description, callToAction, language, angle, byHand, compact, long }: CopyOption): EditedText => ({
  headline,
  description,
  callToAction,
  language: language ?? DEFAULT_LANGUAGE,
  angle: angle ?? null,
  byHand: byHand ?? false,
  compact: compact ?? null,
  long: long ?? null,
  formsOf: wordsOfForm({ headline, description }),
})

/** The texts as they stand, with the forms that belong to them. */
export function textsOfEdit(text: EditedText) {
  const { headline, description, callToAction, language, byHand, compact, long } = text
  const isOfText = text.formsOf === wordsOfForm(text)
  const form = (given: TextForm | null) => (isOfText && given !== null && given.headline.trim() !== '' ? trimmed(given) : undefined)
  return { headline, description, callToAction, language, byHand, compact: form(compact), long: form(long) }
}

const trimmed = ({ headline, description }: TextForm): TextForm => ({ headline: headline.trim(), description: description.trim() })

/** The texts as they are saved; null while one is empty that an ad needs, or has characters that can't be drawn. */
export function savedTexts(text: EditedText) {
  const { callToAction, ...rest } = textsOfEdit(text)
  const texts = { ...rest, ...trimmed(rest), callToAction: callToAction.trim() }
  const { headline, description, compact, long } = texts
  const forms = [compact, long].flatMap((form) => (form === undefined ? [] : [form.headline, form.description]))
  const isDrawable = undrawableError([headline, description, texts.callToAction, ...forms]) === null
  return isDrawable && headline !== '' && texts.callToAction !== '' ? texts : null
}

interface CopyEditorProps {
  readonly text: EditedText
  /** What the text was written from. */
  readonly from: CopyRequest
  readonly onChange: (text: EditedText) => void
}

/** The texts of an option, the tools that rewrite them, and what the page says about them. */
export const CopyEditor = ({ text, from, onChange }: CopyEditorProps) => (
  <>
    <CopyFields text={text} onChange={onChange} />
    <CopyForms text={text} from={from} onChange={onChange} />
    <CopyEditTools text={text} from={from} onChange={onChange} />
    <CopyAdvice text={text} from={from} />
  </>
)

interface CopyDialogProps {
  readonly title: string
  /** Which of how many options this is, in words. */
  readonly place: string
  readonly maxWidth: 'sm' | 'md'
  readonly contentSx: SxProps<Theme>
  readonly isComplete: boolean
  /** While it is being saved nothing closes the dialog. */
  readonly isSaving?: boolean
  readonly onSave: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The dialog around the texts of one option, with Cancel and Save. */
export function CopyDialog({
  title,
  place,
  maxWidth,
  contentSx,
  isComplete,
  isSaving = false,
  onSave,
  onClose,
  children,
}: CopyDialogProps) {
  const titleId = useId()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isComplete && !isSaving) onSave()
  }
  return (
    <Dialog open onClose={isSaving ? undefined : onClose} maxWidth={maxWidth} fullWidth aria-labelledby={titleId}>
      <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <Box sx={{ px: 3, pt: 2.5, pb: 1 }}>
          <Typography id={titleId} component="h2" variant="h6">
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {place}
          </Typography>
        </Box>
        <DialogContent sx={contentSx}>{children}</DialogContent>
        <DialogActions sx={{ p: 3, pt: 1 }}>
          <Button onClick={onClose} disabled={isSaving}>
            {commonText.cancel}
          </Button>
          <WorkingButton type="submit" variant="contained" disabled={!isComplete} working={isSaving}>
            {commonText.save}
          </WorkingButton>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
