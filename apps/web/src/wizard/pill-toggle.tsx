import ButtonBase from '@mui/material/ButtonBase'
import Box from '@mui/material/Box'
import { brand, ink, motion, surface } from '../ui/tokens.ts'

interface PillToggleProps<Option extends string> {
  readonly label: string
  /** Id of the text that says more about it. */
  readonly describedBy?: string
  readonly value: Option
  readonly options: readonly Option[]
  readonly names: Readonly<Record<Option, string>>
  readonly disabled?: boolean
  readonly onChange: (option: Option) => void
}

/** A few options side by side, one of them in force. */
export function PillToggle<Option extends string>(props: PillToggleProps<Option>) {
  const { label, describedBy, value, options, names, disabled = false, onChange } = props
  return (
    <Box
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(${String(options.length)}, minmax(0, 1fr))`,
        gap: 0.5,
        p: 0.5,
        borderRadius: 1.5,
        bgcolor: surface.canvas,
        border: `1px solid ${surface.line}`,
      }}
    >
      {options.map((option) => {
        const isChosen = option === value
        return (
          <ButtonBase
            key={option}
            aria-pressed={isChosen}
            disabled={disabled}
            onClick={() => {
              if (!isChosen) onChange(option)
            }}
            sx={{
              minHeight: 40,
              px: 1,
              fontSize: 14,
              fontWeight: 600,
              borderRadius: 1,
              color: isChosen ? brand[800] : ink[700],
              bgcolor: isChosen ? 'background.paper' : 'transparent',
              boxShadow: isChosen ? '0 1px 3px rgb(11 18 32 / .12)' : 'none',
              transition: `background-color ${motion.press}ms, color ${motion.press}ms`,
              '&:hover': { bgcolor: isChosen ? 'background.paper' : surface.line },
              '&.Mui-disabled': { color: ink[500] },
              '@media (forced-colors: active)': isChosen ? { outline: '2px solid Highlight', outlineOffset: -2 } : {},
            }}
          >
            {names[option]}
          </ButtonBase>
        )
      })}
    </Box>
  )
}
