import { adFormats } from '@adloom/domain/ad-format.ts'
import { type AdPlacement, placements, platforms, type Platform } from '@adloom/domain/placements/placement.ts'
import ExpandIcon from 'material-icon:baseline-expand-more'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { packText } from '../text/packs-en.ts'
import { motion, radius, surface } from '../ui/tokens.ts'

interface PlacementTicksProps {
  readonly ticked: readonly string[]
  readonly onTick: (ticked: readonly string[]) => void
}

const byPlatform = [...Map.groupBy(placements, ({ platform }) => platform)]
const half = Math.ceil(byPlatform.length / 2)
/** Two, so that opening a platform moves only those below it. */
const columns = [byPlatform.slice(0, half), byPlatform.slice(half)]

/** Placements to choose, by platform. */
export function PlacementTicks({ ticked, onTick }: PlacementTicksProps) {
  const tick = (changed: readonly AdPlacement[], isTicked: boolean): void => {
    const ids = new Set(changed.map(({ id }) => id))
    onTick(placements.map(({ id }) => id).filter((id) => (ids.has(id) ? isTicked : ticked.includes(id))))
  }
  return (
    <Box>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
        <Typography component="h3" variant="subtitle2">
          {packText.placements}
        </Typography>
        <Typography variant="body2" color="textSecondary" aria-live="polite" sx={{ flex: 1, fontVariantNumeric: 'tabular-nums' }}>
          {packText.chosen(ticked.length, placements.length)}
        </Typography>
        <Stack direction="row">
          <Button size="small" disabled={ticked.length === placements.length} onClick={() => tick(placements, true)}>
            {packText.all}
          </Button>
          <Button size="small" disabled={ticked.length === 0} onClick={() => tick(placements, false)}>
            {packText.none}
          </Button>
        </Stack>
      </Stack>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start', gap: 1 }}>
        {columns.map((column) => (
          <Stack key={column[0][0]} sx={{ gap: 1 }}>
            {column.map(([platform, own]) => (
              <PlatformTicks key={platform} platform={platform} own={own} ticked={ticked} onTick={tick} />
            ))}
          </Stack>
        ))}
      </Box>
    </Box>
  )
}

interface PlatformTicksProps {
  readonly platform: Platform
  readonly own: readonly AdPlacement[]
  readonly ticked: readonly string[]
  readonly onTick: (changed: readonly AdPlacement[], isTicked: boolean) => void
}

/** All placements of a platform in one tick, and each of its own below it when they are shown. */
function PlatformTicks({ platform, own, ticked, onTick }: PlatformTicksProps) {
  const [isOpen, setIsOpen] = useState(false)
  const name = platforms[platform]
  const count = own.filter(({ id }) => ticked.includes(id)).length
  return (
    <Box role="group" aria-label={name} sx={{ border: `1px solid ${surface.line}`, borderRadius: `${radius.control}px` }}>
      <Stack direction="row" sx={{ alignItems: 'center', pl: 1.5, pr: 0.5, minHeight: 48 }}>
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={count === own.length}
              indeterminate={count > 0 && count < own.length}
              onChange={() => onTick(own, count < own.length)}
            />
          }
          label={name}
          slotProps={{ typography: { variant: 'body2', sx: { fontWeight: 600 } } }}
          sx={{ flex: 1, mr: 1 }}
        />
        <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {packText.ofPlatform(count, own.length)}
        </Typography>
        <IconButton aria-label={packText.show(name)} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none', transition: `transform ${motion.press}ms` }} />
        </IconButton>
      </Stack>
      {isOpen && (
        <Stack sx={{ pl: 3, pr: 1.5, pb: 1 }}>
          {own.map((placement) => (
            <PlacementTick
              key={placement.id}
              placement={placement}
              isTicked={ticked.includes(placement.id)}
              onTick={(isTicked) => onTick([placement], isTicked)}
            />
          ))}
        </Stack>
      )}
    </Box>
  )
}

interface PlacementTickProps {
  readonly placement: AdPlacement
  readonly isTicked: boolean
  readonly onTick: (isTicked: boolean) => void
}

/** The name of a placement below its platform's: "Stories" for "Facebook and Instagram stories". */
function shortNameOf({ name, platform }: AdPlacement): string {
  const own = platforms[platform]
  const rest = name.startsWith(own) ? name.slice(own.length).replace(/^[, ]{0,2}/, '') : name
  return rest === '' ? name : `${rest[0].toUpperCase()}${rest.slice(1)}`
}

function PlacementTick({ placement, isTicked, onTick }: PlacementTickProps) {
  const { format } = placement
  const name = shortNameOf(placement)
  const size = packText.size(adFormats[format].width, adFormats[format].height)
  return (
    <FormControlLabel
      control={<Checkbox size="small" checked={isTicked} onChange={(_, checked) => onTick(checked)} />}
      label={
        <>
          {name}
          {/* The names of banners say it already. */}
          {!name.includes(size) && (
            <Typography component="span" variant="caption" color="textSecondary" sx={{ ml: 1, whiteSpace: 'nowrap' }}>
              {size}
            </Typography>
          )}
        </>
      }
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ minHeight: 40, mr: 0 }}
    />
  )
}
