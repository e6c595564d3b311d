import { type AdFactKind, adFactKinds } from '@adloom/domain/design/ad-facts.ts'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
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
}

/** Another layout for this image, layouts like it for all, and what of the page's facts the ad shows. */
export function DesignActions({ stated, hidden, hasSeveral, onHide, onAnother, onAlike }: DesignActionsProps) {
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
            <Checkbox
              checked={!hidden.includes(kind)}
              tabIndex={-1}
              disableRipple
              sx={{ p: 0.5, mr: 0.5 }}
              slotProps={{ input: { 'aria-hidden': true } }}
            />
            <ListItemText disableTypography>{adFactKinds[kind]}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
