import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { type GuidedPrompt, withDetail } from '@adloom/domain/guided-prompt.ts'
import { backgroundColors, detailSuggestions, guidedPromptCategories, promptMoods, promptStyles } from '@adloom/domain/image.ts'
import { type PromptData } from '../../state/wizard/wizard-state.ts'
import { stepText } from '../../text/wizard-en.ts'
import { promptFormText } from '../../text/wizard-steps-en.ts'
import { ChoiceField, FormField } from '../parts/field.tsx'
import { type SetPrompt } from './set-prompt.ts'

const choices = {
  category: guidedPromptCategories,
  style: promptStyles,
  mood: promptMoods,
  backgroundColor: backgroundColors,
} as const

/** The prompt as separate fields (§2.7). */
export function GuidedPromptFields({ prompt: { guided }, busy, set }: { prompt: PromptData; busy: boolean; set: SetPrompt }) {
  const change = (field: keyof GuidedPrompt, text: string) => set({ guided: { ...guided, [field]: text } })
  const choice = (field: keyof typeof choices, required: boolean) => (
    <ChoiceField
      label={stepText.prompt.guided[field]}
      value={guided[field]}
      options={choices[field].map((name) => [name, name] as const)}
      empty={required ? promptFormText.choose : promptFormText.any}
      required={required}
      disabled={busy}
      onChange={(value) => change(field, value)}
    />
  )
  return (
    <>
      <FormField
        label={stepText.prompt.guided.productName}
        placeholder={promptFormText.namePlaceholder}
        required
        value={guided.productName}
        disabled={busy}
        onChange={({ target }) => change('productName', target.value)}
        inputProps={{ maxLength: 200 }}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, columnGap: 2, rowGap: 2.5 }}>
        {choice('category', true)}
        {choice('style', true)}
        {choice('mood', false)}
        {choice('backgroundColor', false)}
      </Box>
      <FormField
        label={stepText.prompt.guided.customDetails}
        placeholder={promptFormText.detailsPlaceholder}
        multiline
        minRows={2}
        maxRows={6}
        value={guided.customDetails}
        disabled={busy}
        onChange={({ target }) => change('customDetails', target.value)}
        inputProps={{ maxLength: 2000 }}
      />
      <Box role="group" aria-label={promptFormText.details} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {detailSuggestions.map((suggestion) => {
          const isIn = guided.customDetails.toLowerCase().includes(suggestion.toLowerCase())
          return (
            <Chip
              key={suggestion}
              label={suggestion}
              variant={isIn ? 'filled' : 'outlined'}
              color={isIn ? 'primary' : 'default'}
              aria-pressed={isIn}
              disabled={busy}
              onClick={() => change('customDetails', withDetail(guided.customDetails, suggestion))}
            />
          )
        })}
      </Box>
    </>
  )
}
