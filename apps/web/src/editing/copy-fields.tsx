import TextField from '@mui/material/TextField'
import { editLimits } from '@adloom/domain/copy-edit.ts'
import { undrawableError } from '@adloom/creatives/undrawable-texts.ts'
import { copyLimits, textLength } from '@adloom/domain/copy.ts'
import { editText } from '../text/library-en.ts'
import { type EditedText } from './use-copy-edit.ts'

interface CopyFieldsProps {
  readonly text: EditedText
  readonly onChange: (text: EditedText) => void
}

const fields = [
  { name: 'headline', label: editText.headline, limit: copyLimits.headline, required: true },
  { name: 'description', label: editText.description, limit: copyLimits.description, required: false },
  { name: 'callToAction', label: editText.callToAction, limit: null, required: true },
] as const

/**
 * Headline, description and call to action of an ad, with their lengths. Too long a text is reported, never rejected; characters that can't be drawn
 * are named.
 */
export const CopyFields = ({ text, onChange }: CopyFieldsProps) =>
  fields.map(({ name, label, limit, required }) => {
    const length = textLength(text[name].trim())
    const fault = required && length === 0 ? editText.required : (undrawableError([text[name]])?.message ?? null)
    const counted = limit === null ? undefined : length > limit ? editText.cropped(length, limit) : editText.fits(length, limit)
    return (
      <TextField
        key={name}
        label={label}
        value={text[name]}
        onChange={({ target }) => onChange({ ...text, [name]: target.value, byHand: text.byHand || name !== 'callToAction' })}
        error={fault !== null}
        helperText={fault ?? counted}
        multiline={name === 'description'}
        minRows={name === 'description' ? 3 : undefined}
        slotProps={{ htmlInput: { maxLength: editLimits[name] } }}
        fullWidth
      />
    )
  })
