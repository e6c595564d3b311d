import { type SocialAd } from '@adloom/domain/ad.ts'
import { type AdEdit } from '@adloom/domain/campaign/ad-edit.ts'
import { type Campaign } from '@adloom/domain/campaign/campaign.ts'
import { adFactKinds, adFactKindSchema } from '@adloom/domain/design/ad-facts.ts'
import CheckedIcon from 'material-icon:baseline-check-box'
import UncheckedIcon from 'material-icon:baseline-check-box-outline-blank'
import Button from '@mui/material/Button'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useId, useState } from 'react'
import { api } from '../../browser/api.ts'
import { failureSentence } from '../../browser/failure-sentence.ts'
import { loadPart } from '../../browser/load-part.ts'
import { campaignAnswered } from '../../state/campaigns/campaign-watch.ts'
import { undoOf } from '../../state/campaigns/campaign-progress.ts'
import { syncLibraryNow } from '../../state/library/library-watch.ts'
import { notify } from '../../state/notices.ts'
import { bulkText, campaignText } from '../../text/campaigns-en.ts'
import { commonText } from '../../text/en.ts'

// They load when they open.
const CallDialog = lazy(async () => ({ default: (await loadPart(() => import('./call-dialog.tsx'))).CallDialog }))
const LayoutDialog = lazy(async () => ({ default: (await loadPart(() => import('./layout-dialog.tsx'))).LayoutDialog }))

/** Changes all ads of a campaign, and offers to take that back where it can be. */
async function applyEdit(campaign: Campaign, edit: AdEdit): Promise<void> {
  try {
    const { campaign: after, changed } = await api.editCampaign({ id: campaign.id, edit })
    campaignAnswered(after)
    if (changed > 0) syncLibraryNow()
    const undo = undoOf(edit, campaign.choices)
    notify(bulkText.changed(changed), {
      kind: 'success',
      topic: `edit of ${campaign.id}`,
      action: undo === null ? null : { label: bulkText.undo, run: () => void applyEdit(after, undo) },
    })
  } catch (error) {
    notify(failureSentence(error, commonText), { kind: 'error' })
  }
}

interface BulkEditsProps {
  readonly campaign: Campaign
  /** At least one. */
  readonly ads: readonly SocialAd[]
}

/** What changes all ads of a campaign at once, those to come included. */
export function BulkEdits({ campaign, ads }: BulkEditsProps) {
  const [open, setOpen] = useState<'call' | 'layout' | null>(null)
  const close = () => setOpen(null)
  const apply = (edit: AdEdit) => {
    close()
    void applyEdit(campaign, edit)
  }
  const { made } = campaign.products
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={campaignText.changeAll}
      sx={{
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 0.5,
        rowGap: 0,
        '& > .MuiButton-root': { ml: { xs: -1.75, sm: 0 }, mr: { xs: 1.75, sm: 0 } },
      }}
    >
      <Typography variant="subtitle2" component="span" sx={{ mr: 1, width: { xs: 1, sm: 'auto' } }}>
        {campaignText.changeAll}
      </Typography>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen('call')}>
        {bulkText.callToAction}
      </Button>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen('layout')}>
        {bulkText.layout}
      </Button>
      <FactsMenu campaign={campaign} onEdit={(edit) => void applyEdit(campaign, edit)} />
      <Suspense fallback={null}>
        {open === 'call' && (
          <CallDialog
            now={campaign.choices.callToAction}
            isFinal={campaign.choices.callToAction === null}
            made={made}
            onApply={apply}
            onClose={close}
          />
        )}
        {open === 'layout' && (
          <LayoutDialog ad={ads[0]} isFinal={campaign.choices.layouts.length !== 1} made={made} onApply={apply} onClose={close} />
        )}
      </Suspense>
    </Stack>
  )
}

/** What the ads show of what their products state. */
function FactsMenu({ campaign, onEdit }: { readonly campaign: Campaign; readonly onEdit: (edit: AdEdit) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const { hiddenFacts } = campaign.choices
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {bulkText.facts}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        // Inside the page's main landmark: axe reports a floating menu outside of it.
        container={() => document.getElementById('content')}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': bulkText.facts, dense: true } }}
      >
        {adFactKindSchema.options.map((fact) => {
          const isHidden = hiddenFacts.includes(fact)
          return (
            <MenuItem
              key={fact}
              role="menuitemcheckbox"
              aria-checked={!isHidden}
              onClick={() => onEdit({ change: isHidden ? 'showFact' : 'hideFact', fact })}
              sx={{ minHeight: 44 }}
            >
              <ListItemIcon>{isHidden ? <UncheckedIcon /> : <CheckedIcon />}</ListItemIcon>
              <ListItemText disableTypography>{adFactKinds[fact]}</ListItemText>
            </MenuItem>
          )
        })}
      </Menu>
    </>
  )
}
