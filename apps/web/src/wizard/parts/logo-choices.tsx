import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { contentText } from '../../text/wizard-steps-en.ts'
import { ink } from '../../ui/tokens.ts'
import { ChoiceTile } from './choice-tile.tsx'

interface LogoChoicesProps {
  readonly logos: readonly string[]
  /** Null for no logo. */
  readonly chosen: string | null
  /** A fine edge around the drawing, for logos as pale as the tile. */
  readonly isEdged?: boolean
  /** On a dark ground, for logos that are made for one. */
  readonly isOnDark?: boolean
  readonly names?: typeof logoNames
  readonly onChoose: (logo: string | null) => void
}

/** What a screen reader calls the group, a logo by its place from 1, and the choice of none. */
const logoNames: { readonly group: string; readonly logo: (place: number) => string; readonly none: string } = {
  group: contentText.logos,
  logo: contentText.logo,
  none: contentText.noLogo,
}

/** The logos to choose from, and none: three columns, two on a phone, where three would be too small to read. */
export const LogoChoices = ({ logos, chosen, isEdged = false, isOnDark = false, names = logoNames, onChoose }: LogoChoicesProps) => (
  <Box
    role="group"
    aria-label={names.group}
    sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))', gap: 1.5 }}
  >
    {logos.map((logo, place) => (
      <ChoiceTile key={logo} label={names.logo(place + 1)} chosen={logo === chosen} aspectRatio="3 / 2" onChoose={() => onChoose(logo)}>
        <Box
          component="img"
          src={logo}
          alt=""
          sx={{
            display: 'block',
            width: 1,
            height: 1,
            p: 1,
            objectFit: 'contain',
            ...(isOnDark && { bgcolor: ink[900] }),
            ...(isEdged && { filter: 'drop-shadow(0 0 1px rgb(11 18 32 / .5))' }),
          }}
        />
      </ChoiceTile>
    ))}
    <ChoiceTile label={names.none} chosen={chosen === null} aspectRatio="3 / 2" onChoose={() => onChoose(null)}>
      <Typography variant="caption" color="textSecondary" sx={{ display: 'grid', placeItems: 'center', height: 1, p: 1 }}>
        {names.none}
      </Typography>
    </ChoiceTile>
  </Box>
)
