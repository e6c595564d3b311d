import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useId } from 'react'

interface TickListProps<Choice extends string> {
  readonly legend: string
  readonly names: Readonly<Record<Choice, string>>
  readonly ticked: readonly Choice[]
  readonly onTick: (ticked: readonly Choice[]) => void
  /** What is wrong with the choice; null when nothing is. */
  readonly problem: string | null
}

/** Several of some choices. */
export function TickList<Choice extends string>({ legend, names, ticked, onTick, problem }: TickListProps<Choice>) {
  const help = useId()
  return (
    <FormControl component="fieldset" error={problem !== null} aria-describedby={problem === null ? undefined : help}>
      <FormLabel component="legend" sx={{ fontSize: '0.875rem' }}>
        {legend}
      </FormLabel>
      {/* The keys of the record are the choices. */}
      {(Object.keys(names) as Choice[]).map((choice) => (
        <FormControlLabel
          key={choice}
          control={
            <Checkbox
              size="small"
              checked={ticked.includes(choice)}
              onChange={(_, checked) => onTick(checked ? [...ticked, choice] : ticked.filter((other) => other !== choice))}
            />
          }
          label={names[choice]}
          sx={{ alignItems: 'center', minHeight: 44 }}
        />
      ))}
      {problem !== null && <FormHelperText id={help}>{problem}</FormHelperText>}
    </FormControl>
  )
}
