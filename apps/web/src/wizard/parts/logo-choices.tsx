import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { contentText } from '../../text/wizard-steps-en.ts'
import { ChoiceTile } from './choice-tile.tsx'

interface LogoChoicesProps {
  readonly logos: readonly string[]
  /** Null for no logo. */
  readonly chosen: string | null
  /** A fine edge around the drawing, for logos as pale as the tile. */
  readonly isEdged?: boolean
  readonly onChoose: (logo: string | null) => void
}

/** The logos to choose from, and none: three columns, two on a phone, where three would be too small to read. */
export const LogoChoices = ({ logos, chosen, isEdged = false, onChoose }: LogoChoicesProps) => (
  <Box
    role="group"
    aria-label={contentText.logos}
    sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))', gap: 1.5 }}
  >
    {logos.map((logo, place) => (
      <ChoiceTile
        key={logo}
        label={contentText.logo(place + 1)}
        chosen={logo === chosen}
        aspectRatio="3 / 2"
        onChoose={() => onChoose(logo)}
      >
        <Box
          component="img"
          src={logo}
          alt=""
          sx={{
            width: 1,
            height: 1,
            p: 1,
            objectFit: 'contain',
            ...(isEdged && { filter: 'drop-shadow(0 0 1px rgb(11 18 32 / .5))' }),
          }}
        />
      </ChoiceTile>
    ))}
    <ChoiceTile label={contentText.noLogo} chosen={chosen === null} aspectRatio="3 / 2" onChoose={() => onChoose(null)}>
      <Typography variant="caption" color="textSecondary" sx={{ display: 'grid', placeItems: 'center', height: 1 }}>
        {contentText.noLogo}
      </Typography>
    </ChoiceTile>
  </Box>
)
