import CheckIcon from 'material-icon:baseline-check'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { type ReactNode, type Ref } from 'react'
import { wizardText } from '../../text/wizard-en.ts'
import { brandColors, ink, motion, status, surface } from '../../ui/tokens.ts'
import { visuallyHidden } from '../parts/visually-hidden.ts'

interface StepCardProps {
  /** Position on the path, from 1. */
  readonly place: number
  readonly title: string
  readonly active: boolean
  readonly summary: string
  readonly onReopen: () => void
  readonly headingRef: Ref<HTMLHeadingElement>
  readonly children: ReactNode
}

/** One step: open when it is active, otherwise its answer in one line and a button to reopen it. */
export function StepCard({ place, title, active, summary, onReopen, headingRef, children }: StepCardProps) {
  return (
    <Box
      component="li"
      aria-current={active ? 'step' : undefined}
      sx={{
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: active ? brandColors[500] : surface.line,
        borderRadius: 2,
        boxShadow: active ? `0 0 0 3px ${brandColors[100]}` : 'none',
        transition: `box-shadow ${motion.enter}ms ${motion.easing}, border-color ${motion.enter}ms ${motion.easing}`,
        '&:hover': active ? undefined : { borderColor: brandColors[300] },
        '@media (forced-colors: active)': active ? { outline: '2px solid Highlight' } : {},
      }}
    >
      {active ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, pt: 2, pb: 1.5 }}>
          <Disc complete={false} place={place} />
          {/* Takes the focus when the step opens, so that a keyboard or a screen reader continues from here. */}
          <Typography component="h2" variant="h6" ref={headingRef} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
            {title}
          </Typography>
        </Box>
      ) : (
        <Typography component="h2" variant="h6" sx={{ display: 'flex' }}>
          <ButtonBase
            onClick={onReopen}
            sx={{ width: 1, minHeight: 60, px: 2, py: 1.25, gap: 1.5, borderRadius: 2, textAlign: 'left', justifyContent: 'flex-start' }}
          >
            <Disc complete place={place} />
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              <Typography component="span" variant="h6" sx={{ display: 'block' }}>
                {title}
                <Box component="span" sx={visuallyHidden}>
                  {`. ${wizardText.completed}.`}
                </Box>
              </Typography>
              <Typography
                component="span"
                variant="body2"
                color="textSecondary"
                noWrap
                dir="auto"
                sx={{ display: 'block', textAlign: 'left' }}
              >
                {summary}
              </Typography>
            </Box>
            <Typography component="span" variant="body2" sx={{ color: brandColors[700], fontWeight: 600 }}>
              {wizardText.edit}
            </Typography>
          </ButtonBase>
        </Typography>
      )}
      {active && <Box sx={{ px: 2, pb: 2 }}>{children}</Box>}
    </Box>
  )
}

function Disc({ complete, place }: { complete: boolean; place: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: 28,
        height: 28,
        borderRadius: '50%',
        fontSize: 14,
        fontWeight: 700,
        color: '#fff',
        bgcolor: complete ? status.complete : brandColors[600],
        '@media (forced-colors: active)': { border: `1px solid ${ink[900]}` },
      }}
    >
      {complete ? <CheckIcon sx={{ fontSize: 18 }} /> : place}
    </Box>
  )
}
