import MoreIcon from 'material-icon:baseline-more-vert'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import { surface } from '../../ui/tokens.ts'

export interface MenuAction {
  readonly label: string
  readonly icon: ReactNode
  readonly run: () => void
  /** A destructive action: in red, apart from the rest. */
  readonly isDestructive?: boolean
}

/** A card's menu. `label` names its button, e.g. 'More actions for Creation 1'. */
export function MoreMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  // The button shows at once that it was pressed; the menu is drawn after that.
  const shown = useDeferredValue(anchor)
  const id = useId()
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu
        id={id}
        anchorEl={shown}
        open={shown !== null}
        // Inside the page's main landmark: axe reports a floating menu outside of it.
        container={() => document.getElementById('content')}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            sx={{
              minHeight: 44,
              fontSize: 15,
              ...(action.isDestructive === true && {
                color: 'error.main',
                '& .MuiListItemIcon-root': { color: 'inherit' },
                '&:not(:first-of-type)': { borderTop: `1px solid ${surface.line}`, mt: 0.5, pt: 1 },
              }),
            }}
            onClick={() => {
              close()
              action.run()
            }}
          >
            <ListItemIcon>{action.icon}</ListItemIcon>
            <ListItemText disableTypography>{action.label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
