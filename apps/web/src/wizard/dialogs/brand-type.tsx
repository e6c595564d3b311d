import { faces } from '@adloom/creatives/faces.ts'
import { loadFonts } from '@adloom/creatives/load-fonts.ts'
import { pairings } from '@adloom/creatives/pairings.ts'
import { type PairingId, pairingSchema } from '@adloom/domain/design/ad-style.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { brandText } from '../../text/brand-en.ts'
import { ChoiceTile } from '../parts/choice-tile.tsx'

interface BrandTypeProps {
  /** Null: as the page or the design has it. */
  readonly pairing: PairingId | null
  /** The one of the page, which ads take without a choice; null where it has none. */
  readonly ofPage: PairingId | null
  readonly onChange: (pairing: PairingId | null) => void
}

const ids = pairingSchema.options
const headlineOf = (id: PairingId) => pairings[id].headline

/** The type of the brand's ads, each pairing shown in its own letters. */
export function BrandType({ pairing, ofPage, onChange }: BrandTypeProps) {
  useEffect(
    () =>
      loadFonts(
        '',
        ids.map((id) => headlineOf(id).face),
      ),
    [],
  )
  return (
    <Box component="section" aria-label={brandText.type}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1.25 }}>
        {brandText.type}
      </Typography>
      <Box
        role="group"
        aria-label={brandText.type}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))', gap: 1.25 }}
      >
        <TypeTile
          id={ofPage}
          name={ofPage === null ? brandText.ofDesign : brandText.typeOfPage}
          isChosen={pairing === null}
          onChoose={() => onChange(null)}
        />
        {ids.map((id) => (
          <TypeTile key={id} id={id} name={brandText.pairings[id]} isChosen={pairing === id} onChoose={() => onChange(id)} />
        ))}
      </Box>
    </Box>
  )
}

interface TypeTileProps {
  /** Null: the design's own, whatever it is. */
  readonly id: PairingId | null
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** Its name in its own letters is the sample. */
function TypeTile({ id, name, isChosen, onChoose }: TypeTileProps) {
  const { face, weight, size } = headlineOf(id ?? 'grotesque')
  return (
    <ChoiceTile label={name} chosen={isChosen} aspectRatio="2 / 1" onChoose={onChoose}>
      <Box
        component="span"
        sx={{ display: 'grid', placeItems: 'center', height: 1, p: 0.5, lineHeight: 1.2, textAlign: 'center' }}
        style={{ fontFamily: `'${faces[face].family}'`, fontWeight: weight, fontSize: 17 * size }}
      >
        {name}
      </Box>
    </ChoiceTile>
  )
}
