import { type CampaignChoices, campaignLimits } from '@adloom/domain/campaign/campaign.ts'
import { type FeedProduct } from '@adloom/domain/campaign/feed-product.ts'
import { callsToAction } from '@adloom/domain/copy.ts'
import { type AdFactKind, adFactKinds, adFactKindSchema } from '@adloom/domain/design/ad-facts.ts'
import { languages } from '@adloom/domain/language.ts'
import { textLimits } from '@adloom/domain/text-limits.ts'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'
import { choicesText } from '../../text/campaigns-en.ts'
import { PillToggle } from '../../ui/pill-toggle.tsx'
import { SelectField } from '../../video/choice-field.tsx'
import { brandColors } from '../../ui/tokens.ts'
import { DesignChoice } from './design-choice.tsx'

interface ChoicesCardProps {
  readonly name: string
  readonly choices: CampaignChoices
  readonly choosesDesigns: boolean
  /** A product for the thumbnails of designs; null for none. */
  readonly product: FeedProduct | null
  readonly onName: (name: string) => void
  readonly onChoices: (choices: CampaignChoices) => void
  readonly onChoosesDesigns: (isChosen: boolean) => void
  /** Below the choices: the order, which stays in view. */
  readonly children: ReactNode
}

const numbers = Array.from({ length: campaignLimits.images }, (_, index) => String(index + 1))
const numberNames = Object.fromEntries(numbers.map((number) => [number, number]))

/** How the ads of a campaign are made. */
export function ChoicesCard(props: ChoicesCardProps) {
  const { name, choices, choosesDesigns, product, onName, onChoices, onChoosesDesigns, children } = props
  const change = (changed: Partial<CampaignChoices>) => onChoices({ ...choices, ...changed })
  const { images, texts, layouts, language, callToAction, hiddenFacts } = choices
  return (
    <Card
      component="section"
      aria-labelledby="choices"
      // Not the library's `hidden`: the order at its end sticks to the window.
      sx={{ overflow: 'visible' }}
    >
      <Stack
        sx={{
          gap: 2.5,
          p: { xs: 2, sm: 3 },
          // What gets the focus is never under the order.
          '& :is(input, button, select)': { scrollMarginBottom: '190px' },
        }}
      >
        <Typography component="h2" variant="h5" id="choices">
          {choicesText.heading}
        </Typography>
        <TextField
          label={choicesText.name}
          value={name}
          onChange={({ target }) => onName(target.value)}
          error={name.trim() === ''}
          helperText={name.trim() === '' ? choicesText.nameMissing : undefined}
          slotProps={{ htmlInput: { maxLength: textLimits.id }, inputLabel: { shrink: true } }}
          fullWidth
        />
        <NumberChoice label={choicesText.images} value={images} onChange={(count) => change({ images: count })} />
        <NumberChoice label={choicesText.texts} value={texts} onChange={(count) => change({ texts: count })} />
        <DesignChoice
          isChosen={choosesDesigns}
          layouts={layouts}
          product={product}
          callToAction={callToAction ?? callsToAction.SHOP_NOW}
          hiddenFacts={hiddenFacts}
          onChoose={(isChosen, chosen) => {
            if (isChosen !== choosesDesigns) onChoosesDesigns(isChosen)
            else change({ layouts: chosen })
          }}
        />
        <SelectField
          label={choicesText.language}
          value={language ?? ''}
          choices={[
            { value: '', name: choicesText.languageOfFeed },
            ...languages.map(({ code, name: own }) => ({ value: code, name: own })),
          ]}
          onChoose={(value) => change({ language: value === '' ? null : value })}
        />
        <SelectField
          label={choicesText.callToAction}
          value={callToAction ?? ''}
          choices={[
            { value: '', name: choicesText.callAsWritten },
            ...Object.values(callsToAction).map((value) => ({ value, name: value })),
          ]}
          onChoose={(value) => change({ callToAction: value === '' ? null : value })}
        />
        <ShownFacts hidden={hiddenFacts} onHide={(kinds) => change({ hiddenFacts: kinds })} />
      </Stack>
      {children}
    </Card>
  )
}

interface NumberChoiceProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

const NumberChoice = ({ label, value, onChange }: NumberChoiceProps) => (
  <Box>
    <Typography component="h3" variant="subtitle2" sx={{ mb: 0.75 }}>
      {label}
    </Typography>
    <PillToggle label={label} value={String(value)} options={numbers} names={numberNames} onChange={(chosen) => onChange(Number(chosen))} />
  </Box>
)

interface ShownFactsProps {
  readonly hidden: readonly AdFactKind[]
  readonly onHide: (kinds: AdFactKind[]) => void
}

const ShownFacts = ({ hidden, onHide }: ShownFactsProps) => (
  <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
    <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
      {choicesText.shows}
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {choicesText.showsAbout}
    </Typography>
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', mt: 0.5 }}>
      {adFactKindSchema.options.map((kind) => (
        <FormControlLabel
          key={kind}
          label={adFactKinds[kind]}
          control={
            <Checkbox
              size="small"
              checked={!hidden.includes(kind)}
              onChange={(_, isShown) => onHide(isShown ? hidden.filter((other) => other !== kind) : [...hidden, kind])}
              sx={{ '&.Mui-checked': { color: brandColors[600] } }}
            />
          }
          sx={{ m: 0, ml: -1, minHeight: 40, '& .MuiFormControlLabel-label': { fontSize: 14, lineHeight: 1.3 } }}
        />
      ))}
    </Box>
  </Box>
)
