import CheckIcon from 'material-icon:baseline-check-circle'
import CampaignIcon from 'material-icon:outline-campaign'
import ImageIcon from 'material-icon:outline-image'
import MovieIcon from 'material-icon:outline-movie'
import WebIcon from 'material-icon:outline-web'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { adTypes } from '@adloom/domain/ad-types.ts'
import { changeWizard, useWizard } from '../../state/wizard/wizard.ts'
import { methodOf, wordsOfPrompt } from '../../state/wizard/wizard-answers.ts'
import { adTypeChosen } from '../../state/wizard/wizard-changes.ts'
import { type Wizard } from '../../state/wizard/wizard-state.ts'
import { adTypeText } from '../../text/wizard-en.ts'
import { brandColors, motion, shadow, surface } from '../../ui/tokens.ts'

const icons = { social: CampaignIcon, display: WebIcon, image: ImageIcon, video: MovieIcon } as const

/** What the user has entered already, on the landing page or at the next step: a link or a prompt; else ''. */
const enteredText = (wizard: Wizard): string =>
  methodOf(wizard) === 'prompt' ? wordsOfPrompt(wizard.promptData) : methodOf(wizard) === 'url' ? wizard.productUrl.trim() : ''

/** Choice of the ad type. A choice continues at once, so these are buttons and no radio group. */
export function AdTypeStep() {
  const chosen = useWizard(({ selectedTool }) => selectedTool)
  const entered = useWizard(enteredText)
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {adTypeText.prompt}
      </Typography>
      {entered !== '' && (
        <Typography variant="body2" dir="auto" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
          {adTypeText.entered(entered)}
        </Typography>
      )}
      <Box sx={{ containerType: 'inline-size' }}>
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            '@container (max-width: 280px)': { gridTemplateColumns: '1fr' },
            // All four in a row, never three and one.
            '@container (min-width: 620px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
          }}
        >
          {adTypes.map(({ type, name, description }) => {
            const Icon = icons[type]
            const isChosen = chosen === type
            return (
              <ButtonBase
                key={type}
                aria-pressed={isChosen}
                onClick={() => changeWizard((wizard) => adTypeChosen(wizard, type))}
                sx={{
                  position: 'relative',
                  flexDirection: 'column',
                  alignItems: 'flex-start',
                  justifyContent: 'flex-start',
                  gap: 0.5,
                  p: 2,
                  borderRadius: 1.5,
                  textAlign: 'left',
                  border: `1.5px solid ${isChosen ? brandColors[500] : surface.line}`,
                  bgcolor: isChosen ? brandColors[50] : 'background.paper',
                  transition: `border-color ${motion.press}ms, background-color ${motion.press}ms, box-shadow ${motion.press}ms`,
                  '&:hover': { borderColor: brandColors[500], boxShadow: shadow.hover },
                  '@media (forced-colors: active)': isChosen ? { outline: '3px solid Highlight' } : {},
                }}
              >
                <Box
                  component="span"
                  sx={{
                    display: 'grid',
                    placeItems: 'center',
                    width: 40,
                    height: 40,
                    mb: 1,
                    borderRadius: 1.25,
                    color: brandColors[700],
                    bgcolor: brandColors[100],
                  }}
                >
                  <Icon fontSize="small" />
                </Box>
                <Typography component="span" variant="subtitle2">
                  {name}
                </Typography>
                <Typography component="span" variant="caption" color="textSecondary" sx={{ textWrap: 'pretty' }}>
                  {description}
                </Typography>
                {isChosen && <CheckIcon sx={{ position: 'absolute', top: 12, right: 12, fontSize: 20, color: brandColors[600] }} />}
              </ButtonBase>
            )
          })}
        </Box>
      </Box>
    </>
  )
}
