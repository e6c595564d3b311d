import { type AdFactKind, adFactKinds } from '@adloom/domain/design/ad-facts.ts'
import UncheckedIcon from 'material-icon:baseline-check-box-outline-blank'
import CheckedIcon from 'material-icon:baseline-check-box'
import StarIcon from 'material-icon:baseline-star'
import StarBorderIcon from 'material-icon:baseline-star-border'
import Button from '@mui/material/Button'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import { useId, useState } from 'react'
import { designText } from '../text/en.ts'

export interface DesignActionsProps {
  /** What the page states, in the order of the menu; without any there is no menu. */
  readonly stated: readonly AdFactKind[]
  readonly hidden: readonly AdFactKind[]
  readonly hasSeveral: boolean
  readonly onHide: (kinds: AdFactKind[]) => void
  readonly onAnother: () => void
  readonly onAlike: () => void
  /** Whether the layout that is shown is one of the brand's. */
  readonly isFavourite: boolean
  readonly onFavourite: () => void
}

/** Another layout for this image, layouts like it for all, and what of the page's facts the ad shows. */
export function DesignActions(props: DesignActionsProps) {
  const { stated, hidden, hasSeveral, isFavourite, onHide, onAnother, onAlike, onFavourite } = props
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      <Button variant="text" size="small" title={designText.anotherAbout} onClick={onAnother}>
        {designText.another}
      </Button>
      {hasSeveral && (
        <Button variant="text" size="small" title={designText.alikeAbout} onClick={onAlike}>
          {designText.alike}
        </Button>
      )}
      <Button
        variant="text"
        size="small"
        title={designText.favouriteAbout}
        aria-pressed={isFavourite}
        startIcon={isFavourite ? <StarIcon /> : <StarBorderIcon />}
        onClick={onFavourite}
      >
        {designText.favourite}
      </Button>
      {stated.length > 0 && <FactMenu stated={stated} hidden={hidden} onHide={onHide} />}
    </Stack>
  )
}

function FactMenu({ stated, hidden, onHide }: Pick<DesignActionsProps, 'stated' | 'hidden' | 'onHide'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const toggle = (kind: AdFactKind) => onHide(hidden.includes(kind) ? hidden.filter((other) => other !== kind) : [...hidden, kind])
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {designText.facts}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        // Inside the page's main landmark: axe reports a floating menu outside of it.
        container={() => document.querySelector('main')}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': designText.facts, dense: true } }}
      >
        {stated.map((kind) => (
          <MenuItem
            key={kind}
            role="menuitemcheckbox"
            aria-checked={!hidden.includes(kind)}
            onClick={() => toggle(kind)}
            sx={{ minHeight: 44 }}
          >
            <ListItemIcon>{hidden.includes(kind) ? <UncheckedIcon /> : <CheckedIcon />}</ListItemIcon>
            <ListItemText disableTypography>{adFactKinds[kind]}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
