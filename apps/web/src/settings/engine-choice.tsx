import { type EngineName } from '@adloom/domain/provenance.ts'
import Box from '@mui/material/Box'
import Radio from '@mui/material/Radio'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { settingsText } from '../text/settings-en.ts'
import { brandColors, motion, radius, surface } from '../ui/tokens.ts'
import { AvailabilityLabel, type Engine, NameAndCost, Warnings } from './engine-facts.tsx'

interface EngineChoiceProps {
  /** Id of the heading that names the role. */
  readonly labelledBy: string
  /** The installation's own first. */
  readonly engines: readonly Engine[]
  readonly chosen: EngineName
  readonly onChoose: (engine: EngineName) => void
}

/** Radio group of the engines for a role; arrow keys move through them. */
export function EngineChoice({ labelledBy, engines, chosen, onChoose }: EngineChoiceProps) {
  const group = useId()
  return (
    <Box role="radiogroup" aria-labelledby={labelledBy} sx={{ display: 'grid', gap: 1, mt: 1.5 }}>
      {engines.map((engine, place) => (
        <Box
          key={engine.engine}
          sx={{
            border: '1px solid',
            borderColor: engine.engine === chosen ? brandColors[500] : surface.line,
            bgcolor: engine.engine === chosen ? brandColors[50] : 'background.paper',
            borderRadius: `${String(radius.control)}px`,
            transition: `border-color ${String(motion.press)}ms, background-color ${String(motion.press)}ms`,
            '&:hover': { borderColor: engine.engine === chosen ? brandColors[500] : brandColors[300] },
            '&:has(:focus-visible)': { outline: `3px solid ${brandColors[500]}`, outlineOffset: 2 },
          }}
        >
          <Box component="label" sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, p: 1, pr: 1.5, cursor: 'pointer' }}>
            <Radio
              name={group}
              size="small"
              checked={engine.engine === chosen}
              onChange={() => onChoose(engine.engine)}
              sx={{ '&.Mui-focusVisible': { outline: 'none' } }}
            />
            {/* Where one line is too short for both, the details are below the name. */}
            <Box
              component="span"
              sx={{
                flex: 1,
                minWidth: 0,
                py: 0.75,
                display: 'flex',
                flexWrap: 'wrap',
                columnGap: 1.5,
                rowGap: 0.25,
                justifyContent: 'space-between',
              }}
            >
              <Box component="span" sx={{ flex: '1 1 220px', minWidth: 0 }}>
                <NameAndCost engine={engine} />
                {place === 0 && (
                  <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                    {settingsText.default}
                  </Typography>
                )}
              </Box>
              <Box component="span">
                <AvailabilityLabel available={engine.available} />
              </Box>
            </Box>
          </Box>
          {engine.warnings.length > 0 && (
            <Box sx={{ px: 1.5, pb: 1.5 }}>
              <Warnings sentences={engine.warnings} />
            </Box>
          )}
        </Box>
      ))}
    </Box>
  )
}
