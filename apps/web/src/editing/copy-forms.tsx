import { undrawableError } from '@adloom/creatives/undrawable-texts.ts'
import { type CopyRequest, formLimits, textLength } from '@adloom/domain/copy.ts'
import { editLimits } from '@adloom/domain/copy-edit.ts'
import WriteIcon from 'material-icon:baseline-refresh'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { editingText } from '../text/editing-en.ts'
import { editText } from '../text/library-en.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import { type EditedText, type TextForm, wordsOfForm } from './use-copy-edit.ts'
import { useWrittenForms } from './use-written-forms.ts'

interface CopyFormsProps {
  readonly text: EditedText
  /** What the text was written from. */
  readonly from: CopyRequest
  readonly onChange: (text: EditedText) => void
}

const forms = ['compact', 'long'] as const
const fields = ['headline', 'description'] as const
const noForm: TextForm = { headline: '', description: '' }

/** The short and the long form of a text, which placements with less or more room show. */
export function CopyForms({ text, from, onChange }: CopyFormsProps) {
  const isOutdated = text.formsOf !== wordsOfForm(text) && (text.compact !== null || text.long !== null)
  const { state, write } = useWrittenForms(text, from, onChange)
  const change = (form: (typeof forms)[number], field: (typeof fields)[number], typed: string) =>
    onChange({ ...text, [form]: { ...(text[form] ?? noForm), [field]: typed }, formsOf: wordsOfForm(text) })
  const isEmpty = text.compact === null && text.long === null
  return (
    <Disclosure summary={isEmpty ? `${editingText.forms} (${editingText.noForms})` : editingText.forms}>
      <Stack sx={{ gap: 2, pt: 1.5 }}>
        <Typography variant="body2" color="textSecondary">
          {editingText.formsAbout}
        </Typography>
        {isOutdated && (
          <Alert
            severity="warning"
            action={
              <Button color="inherit" size="small" onClick={() => onChange({ ...text, formsOf: wordsOfForm(text) })}>
                {editingText.keepForms}
              </Button>
            }
          >
            {editingText.outdated}
          </Alert>
        )}
        {forms.flatMap((form) =>
          fields.map((field) => {
            const value = text[form]?.[field] ?? ''
            const [length, limit] = [textLength(value.trim()), formLimits[form][field]]
            const fault = undrawableError([value])?.message ?? null
            return (
              <TextField
                key={`${form} ${field}`}
                label={editingText[form][field]}
                value={value}
                onChange={({ target }) => change(form, field, target.value)}
                error={fault !== null}
                helperText={fault ?? (length > limit ? editText.cropped(length, limit) : editText.fits(length, limit))}
                multiline={field === 'description'}
                slotProps={{ htmlInput: { maxLength: editLimits[field] } }}
                size="small"
                fullWidth
              />
            )
          }),
        )}
        <div>
          <WorkingButton variant="outlined" startIcon={<WriteIcon />} working={state.status === 'running'} onClick={() => void write()}>
            {editingText.writeForms}
          </WorkingButton>
        </div>
        <div role="status">{state.status === 'failed' && <Alert severity="warning">{state.sentence}</Alert>}</div>
      </Stack>
    </Disclosure>
  )
}
