import RefreshIcon from 'material-icon:baseline-refresh'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { combinationsCaption } from '@adloom/domain/ad.ts'
import { type CopyOption } from '@adloom/domain/copy.ts'
import { languages } from '@adloom/domain/language.ts'
import { engineCaption } from '@adloom/domain/provenance.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { loadPart } from '../../browser/load-part.ts'
import { CostCaption } from '../../costs/cost-caption.tsx'
import { changeWizard, newKey, useWizard } from '../../state/wizard/wizard.ts'
import { adImages, copyLanguageOf, copySubject, optionsOf } from '../../state/wizard/wizard-answers.ts'
import { copyRestarted, headlineReset, optionToggled } from '../../state/wizard/wizard-copy.ts'
import { type Wizard } from '../../state/wizard/wizard-state.ts'
import { costText } from '../../text/costs-en.ts'
import { stepText } from '../../text/wizard-en.ts'
import { generatedText } from '../../text/generated-en.ts'
import { CopyCard, CopyCardSkeleton } from './copy-card.tsx'
import { VariantStrip } from './variant-strip.tsx'

const OptionDialog = lazy(async () => ({ default: (await loadPart(() => import('../dialogs/option-dialog.tsx'))).OptionDialog }))

/** Number of placeholders while copy is being written (§2.10). */
const PLACEHOLDERS = 4

/** Calls made by writing the texts again. */
const WRITING = [{ role: 'copy', units: 1 }] as const

/** Selects every text, or none. */
const allToggled = (wizard: Wizard, chosen: boolean): Wizard =>
  optionsOf(wizard)
    .filter(({ id }) => wizard.selectedGeneratedOption.includes(id) !== chosen)
    .reduce((toggled, { id }) => optionToggled(toggled, id), wizard)

/** Whether the texts stayed because the user edited the headline, although other answers at Targeting have changed. */
function isCopyBehind(wizard: Wizard): boolean {
  const { copy, targetingData } = wizard
  if (copy.status !== 'done' || targetingData.manuallyEditedHeadline !== true) return false
  return copy.of !== copySubject(wizard) && copy.of !== copySubject(headlineReset(wizard))
}

/** Notice that the texts are in another language than requested; else null. */
function otherLanguageOf(wizard: Wizard): string | null {
  const nameOf = (code: string) => languages.find((language) => language.code === code)?.name ?? code
  const [option] = wizard.generatedOptions
  const requested = copyLanguageOf(wizard)
  const written = option?.language ?? requested
  return written === requested ? null : generatedText.otherLanguage(nameOf(requested), nameOf(written))
}

/** Choice of the texts for the ad. */
export function GeneratedStep() {
  const wizard = useWizard()
  const { copy, selectedGeneratedOption: chosen } = wizard
  const options = optionsOf(wizard)
  const writing = copy.status === 'running'
  const engine = copy.status === 'done' ? copy.engine : null
  const [editing, setEditing] = useState<string | null>(null)
  const edited = options.findIndex(({ id }) => id === editing)
  return (
    <Stack sx={{ gap: 2 }}>
      <VariantStrip />
      <Choosing wizard={wizard} options={options} />
      <CopyError wizard={wizard} isEmpty={options.length === 0} />
      {(writing || options.length > 0) && (
        <Stack component="ul" aria-label={stepText.generated.title} aria-busy={writing} sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
          {writing
            ? Array.from({ length: PLACEHOLDERS }, (_, place) => <CopyCardSkeleton key={place} place={place} />)
            : options.map((option, place) => (
                <CopyCard
                  // Another set of options is another set of cards, which come in one after the other again.
                  key={`${copy.status === 'done' ? copy.of : ''}${option.id}${option.headline}`}
                  option={option}
                  place={place}
                  chosen={chosen.includes(option.id)}
                  onToggle={() => changeWizard((before) => optionToggled(before, option.id))}
                  onEdit={() => setEditing(option.id)}
                />
              ))}
        </Stack>
      )}
      {copy.status === 'done' && options.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
          <Typography variant="caption" color="textSecondary" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {chosen.length === 0 ? '' : combinationsCaption(adImages(wizard).length, chosen.length)}
          </Typography>
          {engine !== null && (
            <Typography variant="caption" color="textSecondary">
              {engineCaption(engine) + costText.paid(copy.costUsd)}
            </Typography>
          )}
        </Box>
      )}
      <Suspense fallback={null}>
        {edited >= 0 && !writing && (
          <OptionDialog option={options[edited]} place={edited} total={options.length} onClose={() => setEditing(null)} />
        )}
      </Suspense>
    </Stack>
  )
}

/** What to do here, how many texts are selected, and the buttons for all of them. */
function Choosing({ wizard, options }: { wizard: Wizard; options: readonly CopyOption[] }) {
  const { copy, selectedGeneratedOption: chosen } = wizard
  const writing = copy.status === 'running'
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" sx={{ textWrap: 'pretty' }}>
        {generatedText.choose}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          mt: 0.5,
          // The buttons' words stand at the edges, in one line or below the count.
          mx: -1.75,
          '@media (forced-colors: active)': { mx: 0 },
        }}
      >
        <Typography
          variant="body2"
          sx={{
            px: 1.75,
            py: 0.75,
            fontWeight: 600,
            fontVariantNumeric: 'tabular-nums',
            '@media (forced-colors: active)': { pl: 0 },
          }}
        >
          {writing || options.length === 0 ? '' : generatedText.selected(chosen.length, options.length)}
        </Typography>
        <Box sx={{ flex: 'none', display: 'flex', columnGap: 0.5 }}>
          {!writing && options.length > 1 && (
            <Button size="small" onClick={() => changeWizard((before) => allToggled(before, chosen.length < options.length))}>
              {chosen.length < options.length ? generatedText.all : generatedText.noneOfThem}
            </Button>
          )}
          <Button
            size="small"
            startIcon={<RefreshIcon />}
            disabled={writing}
            onClick={() => changeWizard((before) => copyRestarted(before, newKey))}
          >
            {generatedText.again}
          </Button>
        </Box>
      </Box>
      {!writing && <CostCaption orders={WRITING} linked align="end" />}
    </Box>
  )
}

/** Why the texts are not new as expected; nothing when they are. */
function CopyError({ wizard, isEmpty }: { wizard: Wizard; isEmpty: boolean }): ReactNode {
  const { copy } = wizard
  if (copy.status === 'running') return null
  const reason = copy.status === 'done' ? copy.reason : null
  if (isEmpty)
    return (
      <Alert severity="warning">
        {generatedText.nothingWritten} {reason}
      </Alert>
    )
  if (copy.status === 'done' && copy.fallback !== 'none')
    return (
      <Alert severity="warning">
        {generatedText.fallback[copy.fallback]} {reason}
      </Alert>
    )
  if (copy.status === 'done' && copy.notes.length > 0)
    return (
      <Alert severity="info">
        {copy.notes.map((note) => (
          <Typography key={note} variant="body2">
            {note}
          </Typography>
        ))}
      </Alert>
    )
  const notice = isCopyBehind(wizard) ? generatedText.behind : otherLanguageOf(wizard)
  return notice === null ? null : <Alert severity="info">{notice}</Alert>
}
