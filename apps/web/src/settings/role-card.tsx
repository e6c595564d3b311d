import { type EngineName } from '@adloom/domain/provenance.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { radius, surface } from '../ui/tokens.ts'
import { EngineChoice } from './engine-choice.tsx'
import { AvailabilityLabel, type Feature, NameAndCost, Warnings } from './engine-facts.tsx'

interface RoleCardProps {
  /** Description of the role. */
  readonly name: string
  readonly feature: Feature
  /** The engine chosen in this browser; missing for the installation's own. */
  readonly chosen: EngineName | undefined
  readonly onChoose: (engine: EngineName) => void
}

/** The engine of a role, whether it responds, its price and its warnings; a choice where several are available. */
export function RoleCard({ name, feature, chosen, onChoose }: RoleCardProps) {
  const heading = useId()
  const { choices = [] } = feature
  const isChoice = choices.length > 1
  return (
    <Box
      component="li"
      sx={{ p: 2, border: `1px solid ${surface.line}`, borderRadius: `${String(radius.card)}px`, bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography component="h3" id={heading} sx={{ fontWeight: 650 }}>
          {name}
        </Typography>
        {!isChoice && <AvailabilityLabel available={feature.available} />}
      </Box>
      {isChoice ? (
        <EngineChoice labelledBy={heading} engines={choices} chosen={chosen ?? choices[0].engine} onChoose={onChoose} />
      ) : (
        <>
          <NameAndCost engine={feature} />
          <Warnings sentences={feature.warnings} />
        </>
      )}
    </Box>
  )
}
