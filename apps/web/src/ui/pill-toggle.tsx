import ButtonBase from '@mui/material/ButtonBase'
import Box from '@mui/material/Box'
import { brandColors, ink, motion, surface } from './tokens.ts'

interface PillToggleProps<Option extends string> {
  readonly label: string
  /** Id of the text that describes it. */
  readonly describedBy?: string
  /** Null while none is. */
  readonly value: Option | null
  readonly options: readonly Option[]
  readonly names: Readonly<Record<Option, string>>
  readonly disabled?: boolean
  /** As wide as its labels, or as wide as the form. */
  readonly floating?: boolean
  readonly onChange: (option: Option) => void
}

/** A few options side by side, one of them selected. */
export function PillToggle<Option extends string>(props: PillToggleProps<Option>) {
  const { label, describedBy, value, options, names, disabled = false, floating = false, onChange } = props
  const chosenColor = floating ? brandColors[100] : 'background.paper'
  return (
    <Box
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      sx={{
        display: floating ? 'flex' : 'grid',
        gridTemplateColumns: `repeat(${String(options.length)}, minmax(0, 1fr))`,
        gap: 0.5,
        p: 0.5,
        borderRadius: floating ? 999 : 1.5,
        bgcolor: floating ? 'background.paper' : surface.canvas,
        border: `1px solid ${surface.line}`,
        boxShadow: floating ? '0 2px 8px rgb(11 18 32 / .06)' : 'none',
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
              minHeight: floating ? 36 : 40,
              px: floating ? 2.25 : { xs: 0.25, sm: 1 },
              fontFamily: 'inherit',
              fontSize: floating ? 13 : { xs: 13, sm: 14 },
              fontWeight: 600,
              borderRadius: floating ? 999 : 1,
              color: isChosen ? brandColors[800] : ink[700],
              bgcolor: isChosen ? chosenColor : 'transparent',
              boxShadow: isChosen && !floating ? '0 1px 3px rgb(11 18 32 / .12)' : 'none',
              transition: `background-color ${motion.press}ms, color ${motion.press}ms`,
              '&:hover': { bgcolor: isChosen ? chosenColor : surface.line },
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
