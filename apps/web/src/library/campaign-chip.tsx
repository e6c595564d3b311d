import ExpandIcon from 'material-icon:baseline-arrow-drop-down'
import ClearIcon from 'material-icon:baseline-close'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'
import { libraryText } from '../text/library-en.ts'
import { type CampaignOfAds } from './filters.ts'

interface CampaignChipProps {
  readonly campaigns: readonly CampaignOfAds[]
  /** The id of the one whose ads alone are shown; null for all. */
  readonly chosen: string | null
  readonly onChoose: (id: string | null) => void
}

/** Shows the ads of one campaign only: a chip with a menu of the campaigns. */
export function CampaignChip({ campaigns, chosen, onChoose }: CampaignChipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const name = campaigns.find((campaign) => campaign.id === chosen)?.name
  const choose = (next: string | null) => {
    setAnchor(null)
    if (next !== chosen) onChoose(next)
  }
  return (
    <>
      <Chip
        component="button"
        clickable
        color={chosen === null ? 'default' : 'primary'}
        variant={chosen === null ? 'outlined' : 'filled'}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        label={
          <Box component="span" sx={{ display: 'flex', alignItems: 'center' }}>
            <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {name === undefined ? libraryText.campaign : libraryText.campaignChosen(name)}
            </Box>
            <ExpandIcon aria-hidden="true" fontSize="small" sx={{ flex: 'none', mr: -0.75 }} />
          </Box>
        }
        sx={{
          height: 40,
          maxWidth: { xs: 1, sm: 360 },
          px: { xs: 0, sm: 0.75 },
          bgcolor: chosen === null ? 'background.paper' : undefined,
        }}
      />
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        // Inside the page's main landmark: axe reports a floating menu outside of it.
        container={() => document.getElementById('content')}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': libraryText.campaign }, paper: { sx: { maxWidth: 'min(420px, calc(100vw - 32px))' } } }}
      >
        {chosen !== null && (
          <MenuItem onClick={() => choose(null)} sx={{ minHeight: 44, gap: 1 }}>
            <ClearIcon fontSize="small" />
            {libraryText.allCampaigns}
          </MenuItem>
        )}
        {campaigns.map((campaign) => (
          <MenuItem key={campaign.id} selected={campaign.id === chosen} onClick={() => choose(campaign.id)} sx={{ minHeight: 44, gap: 2 }}>
            <Box component="span" dir="auto" sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {campaign.name}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {campaign.count}
            </Box>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
