import EditIcon from 'material-icon:outline-edit'
import WarningIcon from 'material-icon:baseline-warning-amber'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { copyLimits, type CopyOption, textLength } from '@adloom/domain/copy.ts'
import { useId } from 'react'
import { OWN_OPTION } from '../../state/wizard/wizard-answers.ts'
import { useWizard } from '../../state/wizard/wizard.ts'
import { editingText } from '../../text/editing-en.ts'
import { generatedText } from '../../text/generated-en.ts'
import { brandColors, motion, shadow, status, surface } from '../../ui/tokens.ts'
import { FactLine } from '../facts/fact-line.tsx'
import { leadingFact } from '../facts/shown-facts.ts'

/** Milliseconds between the entrances of two cards (§2.10). */
const STAGGER_MS = 100

/** How a card or its placeholder comes in. With reduced motion all appear at once (base.css removes duration and delay). */
const comingIn = (place: number) => ({
  '@keyframes comeIn': { from: { opacity: 0, transform: 'translateY(8px)' } },
  animation: `comeIn ${motion.layout}ms ${motion.easing} ${place * STAGGER_MS}ms backwards`,
})

interface CopyCardProps {
  readonly option: CopyOption
  readonly place: number
  readonly chosen: boolean
  readonly onToggle: () => void
  readonly onEdit: () => void
}

/** One text to choose: the whole card is the checkbox's label. */
export function CopyCard({ option, place, chosen, onToggle, onEdit }: CopyCardProps) {
  const { headline, description } = option
  const headlineId = useId()
  const countersId = useId()
  const factId = useId()
  const fact = leadingFact(option, useWizard())
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        ...comingIn(place),
      }}
    >
      <Box
        component="label"
        sx={{
          display: 'flex',
          gap: 0.5,
          p: 1.5,
          pl: 0.5,
          borderRadius: 1.5,
          cursor: 'pointer',
          border: `1.5px solid ${chosen ? brandColors[500] : surface.line}`,
          bgcolor: chosen ? brandColors[50] : 'background.paper',
          '@media (forced-colors: active)': chosen ? { outline: '2px solid Highlight', outlineOffset: 1 } : {},
          transition: `border-color ${motion.press}ms, background-color ${motion.press}ms, box-shadow ${motion.press}ms`,
          '&:hover': { boxShadow: shadow.hover },
        }}
      >
        <Checkbox
          checked={chosen}
          onChange={onToggle}
          slotProps={{
            input: { 'aria-labelledby': headlineId, 'aria-describedby': fact === null ? countersId : `${factId} ${countersId}` },
          }}
          sx={{ alignSelf: 'flex-start', mt: -0.75, '&.Mui-checked': { color: brandColors[600] } }}
        />
        <Box sx={{ flex: 1, minWidth: 0, '& h3': { pr: 4 } }}>
          {option.id === OWN_OPTION && <Chip size="small" color="primary" label={generatedText.own} sx={{ mb: 0.5 }} />}
          <Typography
            id={headlineId}
            lang={option.language}
            dir="auto"
            variant="subtitle1"
            component="h3"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {headline}
          </Typography>
          <Typography lang={option.language} dir="auto" variant="body2" color="textSecondary" sx={{ mt: 0.25, overflowWrap: 'anywhere' }}>
            {description}
          </Typography>
          {fact !== null && <FactLine fact={fact} id={factId} />}
          <ButtonAndCounters option={option} countersId={countersId} />
        </Box>
      </Box>
      {/* Beside the label, not in it: a click on it selects nothing. */}
      <IconButton
        size="small"
        aria-label={editingText.editOption(headline)}
        onClick={onEdit}
        sx={{ position: 'absolute', top: 8, right: 8, color: 'text.secondary' }}
      >
        <EditIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}

/** The call to action, and the lengths of the other texts. */
const ButtonAndCounters = ({ option, countersId }: { option: CopyOption; countersId: string }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.25 }}>
    <Box
      component="span"
      dir="auto"
      sx={{
        px: 1.25,
        py: 0.5,
        fontSize: 12,
        fontWeight: 650,
        overflowWrap: 'anywhere',
        borderRadius: 0.75,
        color: brandColors[800],
        bgcolor: brandColors[100],
      }}
    >
      {option.callToAction}
    </Box>
    <Box id={countersId} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, ml: 'auto' }}>
      <Counter
        name={generatedText.headlineLabel}
        length={textLength(option.headline)}
        max={copyLimits.headline}
        labelOf={generatedText.headlineCounter}
        shown={copyLimits.headlineShown}
      />
      <Counter
        name={generatedText.descriptionLabel}
        length={textLength(option.description)}
        max={copyLimits.description}
        labelOf={generatedText.descriptionCounter}
        shown={null}
      />
    </Box>
  </Box>
)

interface CounterProps {
  readonly name: string
  readonly length: number
  readonly max: number
  readonly labelOf: (length: number, max: number) => string
  /** Number of characters visible on a phone; null when all are. */
  readonly shown: number | null
}

/** Length of a text. Too long is a warning, never an error: the platform cuts it off, the user decides. */
function Counter({ name, length, max, labelOf, shown }: CounterProps) {
  const over = length > max
  const cut = !over && shown !== null && length > shown
  const hint = over ? generatedText.tooLong : cut ? generatedText.cutInFeed(shown) : ''
  return (
    <Typography
      component="span"
      variant="caption"
      title={`${labelOf(length, max)}${hint === '' ? '' : `, ${hint}`}`}
      aria-label={`${labelOf(length, max)}${hint === '' ? '' : `, ${hint}`}`}
      role="img"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.25,
        fontVariantNumeric: 'tabular-nums',
        color: over || cut ? status.queued : 'text.secondary',
      }}
    >
      {(over || cut) && <WarningIcon sx={{ fontSize: 14 }} />}
      {`${name} ${length}/${max}`}
    </Typography>
  )
}

/** A placeholder of the same size while the text is being written. */
export function CopyCardSkeleton({ place }: { place: number }) {
  return (
    <Box
      component="li"
      aria-hidden
      sx={{ display: 'flex', gap: 1.5, p: 1.5, borderRadius: 1.5, border: `1.5px solid ${surface.line}`, ...comingIn(place) }}
    >
      <Skeleton variant="rounded" width={20} height={20} sx={{ flex: 'none' }} />
      <Box sx={{ flex: 1 }}>
        <Skeleton width="55%" height={24} />
        <Skeleton width="100%" />
        <Skeleton width="80%" />
        <Skeleton variant="rounded" width={84} height={26} sx={{ mt: 1 }} />
      </Box>
    </Box>
  )
}
