import AddIcon from 'material-icon:baseline-add'
import DeleteIcon from 'material-icon:outline-delete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { type Targeting } from '@adloom/domain/targeting.ts'
import { useRef } from 'react'
import { audienceText } from '../../text/wizard-steps-en.ts'
import { FormField } from '../parts/field.tsx'

interface CustomerQuotesProps {
  readonly targeting: Targeting
  readonly onChange: (change: Pick<Targeting, 'quotes' | 'additionalQuotes'>) => void
}

/** Genuine customer quotes: one field, and one more for each further quote. */
export function CustomerQuotes({ targeting, onChange }: CustomerQuotesProps) {
  const more = targeting.additionalQuotes ?? []
  const addButton = useRef<HTMLButtonElement>(null)
  /** Set by adding: the new field takes the focus. Initial fields do not. */
  const added = useRef(false)
  return (
    <>
      <FormField
        label={audienceText.quotes}
        helperText={audienceText.quotesHelper}
        value={targeting.quotes ?? ''}
        onChange={({ target }) => onChange({ quotes: target.value })}
        inputProps={{ maxLength: 500 }}
      />
      {more.map((quote, place) => (
        // The index is the identity here: a quote has no other.
        <Box key={`quote ${String(place)}`} sx={{ gridColumn: '1 / -1', display: 'flex', alignItems: 'center', gap: 1 }}>
          <FormField
            label={audienceText.quoteNumber(place + 2)}
            value={quote}
            onChange={({ target }) => onChange({ additionalQuotes: more.with(place, target.value) })}
            inputProps={{ maxLength: 500 }}
            inputRef={(field: HTMLInputElement | null) => {
              if (field === null || !added.current || place !== more.length - 1) return
              added.current = false
              field.focus()
            }}
          />
          <IconButton
            aria-label={audienceText.removeQuote(place + 2)}
            onClick={() => {
              // The button is removed with its quote: the focus stays in the dialog.
              addButton.current?.focus()
              onChange({ additionalQuotes: more.toSpliced(place, 1) })
            }}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      <Button
        ref={addButton}
        startIcon={<AddIcon />}
        onClick={() => {
          added.current = true
          onChange({ additionalQuotes: [...more, ''] })
        }}
        sx={{ justifySelf: 'start', ml: -1 }}
      >
        {audienceText.addQuote}
      </Button>
    </>
  )
}
