import { type Ad } from '@adloom/domain/ad.ts'
import PlacementsIcon from 'material-icon:outline-devices'
import Button, { type ButtonProps } from '@mui/material/Button'
import { designText } from '../../text/en.ts'
import { useCardActions } from './card-actions.ts'

/** Opens what an ad keeps and breaks where it is shown. */
export function PlacementsButton({ ad, ...look }: { readonly ad: Ad } & Pick<ButtonProps, 'fullWidth' | 'size'>) {
  const { showPlacements } = useCardActions()
  return (
    <Button
      {...look}
      variant="outlined"
      startIcon={<PlacementsIcon />}
      aria-label={designText.placementsOf(ad.title)}
      onClick={() => showPlacements(ad)}
    >
      {designText.placements}
    </Button>
  )
}
